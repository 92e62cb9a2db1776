// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/dtype.h"
#include "core/batch/extent.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::batch {

using ValueId = std::uint32_t;
using StorageId = std::uint32_t;
inline constexpr std::uint32_t noId = 0xffffffffU;

/// Bytes that one or several tensors look at.
struct Storage {
    std::string
        key; ///< record name or pointer as the file has it ("0", "94012345678912"); tensor name elsewhere
    DType dtype = DType::UInt8; ///< of the storage class; UInt8 for an untyped storage
    std::string location;       ///< device tag it was saved from: "cpu", "cuda:0", "meta"
    std::uint64_t bytes = 0;    ///< size the file declares
    bool present = false;       ///< the bytes are in the file and complete
    bool bigEndian = false;
    Extent extent;
    std::uint32_t tensors = 0; ///< how many tensors of the file look at it
};

enum class Layout : std::uint8_t { Strided, SparseCoo, SparseCsr, SparseCsc, SparseBsr, SparseBsc, Nested };
[[nodiscard]] std::string_view toString(Layout layout) noexcept; ///< "strided", "sparse_coo"

struct Quantization {
    std::string scheme;                    ///< "per_tensor_affine", "per_channel_affine", …
    std::optional<double> scale;           ///< per tensor
    std::optional<std::int64_t> zeroPoint; ///< per tensor
    std::optional<std::int64_t> axis; ///< per channel; scales and zero points are components of the tensor
};

/// A part of a sparse, nested or quantised tensor that is itself a value of the file.
struct Component {
    std::string name; ///< "indices", "values", "crow_indices", "scales"
    ValueId value = noId;
};

/// A view of a storage. Reading it costs nothing until its elements are asked for.
struct Tensor {
    DType dtype = DType::Float32;
    Layout layout = Layout::Strided;
    bool requiresGrad = false;
    bool parameter = false;
    bool conjugate = false; ///< elements are the complex conjugates of the stored ones
    bool negative = false;  ///< elements are the stored ones negated
    bool array = false;     ///< a NumPy array
    std::vector<std::int64_t> shape;
    std::vector<std::int64_t> strides; ///< elements
    std::int64_t storageOffset = 0;    ///< elements
    StorageId storage = noId;          ///< noId: no bytes (meta, sparse, nested, wrapper)
    std::uint64_t itemBits = 0;        ///< bits of one element in the storage
    std::string dtypeName;             ///< as shown; for DType::Other the file's own name ("<U5")
    std::string device;                ///< device tag
    std::string subclass;              ///< "mypackage.MyTensor"; empty for a plain tensor
    ValueId classSymbol = noId;        ///< the Symbol that names the subclass
    std::optional<Quantization> quantization;
    std::vector<Component> components;

    [[nodiscard]] bool isMeta() const noexcept { return device == "meta"; }
};

/// Number of elements; nullopt if the product does not fit 63 bits or a dimension is negative.
[[nodiscard]] std::optional<std::uint64_t> elementCount(const std::vector<std::int64_t>& shape) noexcept;
/// Row-major without gaps, as torch defines it (dimensions of size 1 do not count; empty tensors are
/// contiguous).
[[nodiscard]] bool isContiguous(const Tensor& tensor) noexcept;
/// Strides, in elements, of a row-major or column-major array. The shape must have an elementCount().
[[nodiscard]] std::vector<std::int64_t> contiguousStrides(const std::vector<std::int64_t>& shape,
                                                          bool columnMajor = false);
/// One past the highest element of the storage that the view touches, storage offset included; nullopt if
/// strides or offset are negative or the arithmetic overflows.
[[nodiscard]] std::optional<std::uint64_t> elementEnd(const Tensor& tensor) noexcept;

} // namespace torchtriage::batch
