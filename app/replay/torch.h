// SPDX-License-Identifier: GPL-3.0-or-later
// What this program knows of PyTorch: tensors, the dispatcher and TorchScript modules; compiled once, as a
// precompiled header. Nothing here needs a CUDA toolkit.
#pragma once

#include <ATen/Context.h>
#include <ATen/Parallel.h>
#include <ATen/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/ops/_make_per_tensor_quantized_tensor.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/sparse_coo_tensor.h>
#include <ATen/ops/view_as_complex.h>
#include <ATen/ops/view_as_real.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>
#include <torch/csrc/jit/api/module.h>
#include <torch/csrc/jit/serialization/import.h>
