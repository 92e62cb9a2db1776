# SPDX-License-Identifier: GPL-3.0-or-later
"""Tensors that a job describes, changes to inputs, and what is said of outputs, for torchtriage_replay.py.

Every engine makes the same bytes and the same digests: core/rerun/synthetic.h and core/rerun/digest.h have the rules.
"""
import ctypes
import hashlib
import json
import math
import os
import struct

import torch

from torchtriage_batches import SAFETENSORS_TYPES, dtype_named
from torchtriage_protocol import Refused, json_number, real_from

NAN = float("nan")


def signed(number):
    number &= (1 << 64) - 1
    return number - (1 << 64) if number >> 63 else number


def shifted(bits, count):
    return (bits >> count) & ((1 << (64 - count)) - 1)


def synthetic_bits(seed, first, count):
    """SplitMix64; core/rerun/synthetic.h tells the algorithm."""
    z = torch.arange(first + 1, first + count + 1, dtype=torch.int64) * signed(0x9E3779B97F4A7C15) + signed(seed)
    z = (z ^ shifted(z, 30)) * signed(0xBF58476D1CE4E5B9)
    z = (z ^ shifted(z, 27)) * signed(0x94D049BB133111EB)
    return z ^ shifted(z, 31)


def fill_synthetic(storage, seed, low, high, whole):
    block = 1 << 20
    for first in range(0, storage.numel(), block):
        count = min(block, storage.numel() - first)
        bits = synthetic_bits(seed, first, count)
        if whole:
            span = int(high) - int(low)
            made = (shifted(bits, 1) % span if span else bits * 0) + int(low)
        else:
            made = shifted(bits, 11).to(torch.float64) * 2.0 ** -53 * (high - low) + low
        storage[first:first + count].copy_(made)


def contiguous_strides(shape):
    strides, step = [], 1
    for size in reversed(shape):
        strides.append(step)
        step *= max(size, 1)
    return strides[::-1]


def is_whole(dtype):
    return not dtype.is_floating_point and not dtype.is_complex


def make_synthetic(wanted):
    shape = wanted["shape"]
    dtype = dtype_named(wanted.get("dtype") or "float32")
    strides = wanted.get("strides")
    if strides is None:
        strides = contiguous_strides(shape)
    whole = is_whole(dtype)
    low = real_from(0 if whole else -1) if wanted.get("low") is None else real_from(wanted["low"])
    fallback = 2 if dtype == torch.bool else 100 if whole else 1
    high = max(low, fallback) if wanted.get("high") is None else real_from(wanted["high"])
    span = 0 if 0 in shape else 1 + sum((size - 1) * stride for size, stride in zip(shape, strides))
    storage = torch.empty(span, dtype=dtype)
    flat = torch.view_as_real(storage).view(-1) if dtype.is_complex else storage
    fill_synthetic(flat, wanted.get("seed") or 0, low, high, whole)
    return storage.as_strided(shape, strides)


def make_given(wanted):
    values = [real_from(each) for each in wanted["values"]]
    shape = wanted.get("shape")
    return torch.tensor(values, dtype=torch.float64).to(dtype_named(wanted.get("dtype") or "int64")).view(
        [len(values)] if shape is None else shape)


# ---- inputs

def is_dense(tensor):
    """Without gaps or overlaps, in any order of the dimensions: PyTorch keeps the strides of such a tensor."""
    expected = 1
    for stride, size in sorted((stride, size) for stride, size in zip(tensor.stride(), tensor.shape) if size != 1):
        if stride != expected:
            return False
        expected *= size
    return True


def keeping_strides(tensor, **target):
    """Converts or moves a tensor; if its strides would be lost, the memory that it spans goes as a whole."""
    if tensor.layout != torch.strided or tensor.is_quantized or tensor.numel() == 0 or is_dense(tensor):
        return tensor.to(**target)
    span = 1 + sum((size - 1) * stride for size, stride in zip(tensor.shape, tensor.stride()))
    memory = tensor.as_strided([span], [1], tensor.storage_offset())
    return memory.to(**target).as_strided(tensor.shape, tensor.stride())


def changed(tensor, change, target):
    if change.get("rows"):
        tensor = tensor.narrow(0, *change["rows"])
    if change.get("dtype"):
        tensor = keeping_strides(tensor, dtype=dtype_named(change["dtype"]))
    if change.get("contiguous"):
        tensor = tensor.contiguous()
    return keeping_strides(tensor, device=target)


# ---- outputs

def flatten(value):
    if isinstance(value, (list, tuple)):
        return [leaf for each in value for leaf in flatten(each)]
    if isinstance(value, dict):
        return [leaf for each in value.values() for leaf in flatten(each)]
    return [value]


def digest_of(data):
    return "sha256:" + hashlib.sha256(data).hexdigest()


def bytes_of(tensor):
    return ctypes.string_at(tensor.data_ptr(), tensor.numel() * tensor.element_size()) if tensor.numel() else b""


def elements_of(tensor):
    result = tensor.detach().to("cpu")
    if result.layout != torch.strided:
        result = result.to_dense()
    if result.is_quantized:
        result = result.int_repr()
    for resolve in ("resolve_conj", "resolve_neg"):
        if hasattr(result, resolve):
            result = getattr(result, resolve)()
    return result.contiguous()


def add_range(line, finite, dtype):
    if finite.numel() == 0:
        return
    ordered = finite.to(torch.int64) if is_whole(finite.dtype) else finite
    for name in ("min", "max"):
        value = getattr(ordered, name)().item()
        line[name] = bool(value) if dtype == torch.bool else json_number(value)


def add_numbers(line, elements):
    """NaN, infinities and range; returns the elements with every NaN alike."""
    if elements.dtype.is_complex:
        parts = torch.view_as_real(elements)
        nan = torch.isnan(parts)
        line["nan"] = int(nan.any(-1).sum())
        line["infinite"] = int((torch.isinf(parts).any(-1) & ~nan.any(-1)).sum())
        return parts.masked_fill(nan, NAN) if line["nan"] else elements
    if is_whole(elements.dtype):
        line["nan"] = line["infinite"] = 0
        add_range(line, elements, elements.dtype)
        return elements
    numbers = elements.float() if elements.element_size() < 4 else elements
    nan = torch.isnan(numbers)
    line["nan"], line["infinite"] = int(nan.sum()), int(torch.isinf(numbers).sum())
    finite = numbers if line["nan"] + line["infinite"] == 0 else numbers.masked_select(torch.isfinite(numbers))
    add_range(line, finite, elements.dtype)
    return elements if line["nan"] == 0 or elements.element_size() == 1 else elements.masked_fill(nan, NAN)


def describe_number(line, value):
    if isinstance(value, bool):
        line.update(dtype="bool", digest=digest_of(struct.pack("<?", value)))
    elif isinstance(value, int):
        line.update(dtype="int", digest=digest_of(struct.pack("<q", value)))
    else:
        line.update(dtype="float", digest=digest_of(struct.pack("<d", NAN if math.isnan(value) else value)))
        line["nan"], line["infinite"] = int(math.isnan(value)), int(math.isinf(value))
        if not math.isfinite(value):
            return
    line["nan"] = line["infinite"] = 0
    line["min"] = line["max"] = value


def describe_output(value, step, output, keeper):
    """The fields of an output line. Reading the value waits for the device; what that raises passes through."""
    line = {"step": step, "output": output, "dtype": "object", "shape": None, "strides": [], "device": None,
            "min": None, "max": None, "nan": None, "infinite": None, "digest": None, "file": None}
    if isinstance(value, torch.Tensor):
        line.update(dtype=str(value.dtype).split(".")[1], shape=list(value.shape), device=str(value.device),
                    strides=list(value.stride()) if value.layout == torch.strided else [])
        elements = elements_of(value)
        line["digest"] = digest_of(bytes_of(add_numbers(line, elements)))
        if keeper:
            line["file"] = keeper.keep(line, elements)
    elif isinstance(value, (bool, int, float)):
        describe_number(line, value)
    elif isinstance(value, complex):
        line.update(dtype="complex", digest=digest_of(struct.pack("<dd", value.real, value.imag)))
    elif isinstance(value, str):
        line.update(dtype="str", digest=digest_of(value.encode()))
    elif value is None:
        line["dtype"] = "none"
    return line


class OutputKeeper:
    """Keeps elements of outputs as core/rerun/kept_tensor.h does, up to a number of bytes."""

    def __init__(self, folder, most):
        self.folder, self.left = folder, most

    def keep(self, line, elements):
        """The path of the file; None where the elements are too many or cannot be written."""
        types = {torch_name: name for name, torch_name in SAFETENSORS_TYPES.items()}
        name = types.get(str(elements.dtype).split(".")[1])
        size = elements.numel() * elements.element_size()
        if name is None or size > self.left:
            return None
        header = json.dumps({"value": {"dtype": name, "shape": line["shape"], "data_offsets": [0, size]}}).encode()
        header += b" " * (-len(header) % 8)
        path = os.path.join(self.folder, "step-%d-output-%d.safetensors" % (line["step"], line["output"]))
        try:
            os.makedirs(self.folder, exist_ok=True)
            with open(path + ".part", "wb") as file:
                file.write(struct.pack("<Q", len(header)) + header + bytes_of(elements))
                file.flush()
                os.fsync(file.fileno())
            os.replace(path + ".part", path)
        except OSError:
            return None
        self.left -= size
        return path
