#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what the engines load in their tests, with real PyTorch: saved batches, a module, and a file with evil intent.

usage: make_files.py FOLDER

FOLDER/expected.json holds, for each "file key", dtype, shape, strides and digest; the digest is of NumPy's bytes.
"""
import collections
import hashlib
import json
import os
import pathlib
import pickle
import struct
import sys

import numpy
import torch


class Module(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.arange(6.0).view(2, 3))

    def forward(self, x):
        print("a module may print")
        return {"y": x @ self.weight.t(), "pair": (x.sum(), 3)}

    @torch.jit.export
    def scale(self, x, factor: float = 2.0):
        return x * factor

    @torch.jit.export
    def pick(self, x, where):
        return torch.index_select(x, 0, where)


class Evil:
    def __reduce__(self):
        return os.system, ("touch evil-was-here",)


class Custom:
    def __init__(self, tensor):
        self.tensor = tensor


def batch():
    base = torch.arange(24, dtype=torch.float32).view(4, 6) / 7
    indices = torch.tensor([[0, 1, 2], [2, 0, 1]])
    return {
        "x": base,
        "columns": base.t(),
        "part": base[1:3, ::2],
        "expanded": base[:, :1].expand(4, 3),
        "target": torch.tensor([0, 2, 4, 1]),
        "half": torch.tensor([0.5, float("nan"), float("inf"), -2.0]).half(),
        "bfloat": base.to(torch.bfloat16),
        "flags": torch.tensor([True, False, True]),
        "complex": torch.tensor([1 + 2j, -1j]),
        "scalar": torch.tensor(2.5, dtype=torch.float64),
        "empty": torch.empty(0, 3),
        "pairs": [{"image": torch.ones(2, 2, dtype=torch.uint8)}, {"image": torch.zeros(3, dtype=torch.int16)}],
        "sparse": torch.sparse_coo_tensor(indices, torch.tensor([1.0, 2.0, 3.0]), (3, 3)).coalesce(),
        "parameter": torch.nn.Parameter(torch.arange(3.0)),
        "ordered": collections.OrderedDict(inner=torch.arange(5, dtype=torch.int32)),
        7: torch.tensor([7], dtype=torch.int8),
        "custom": Custom(torch.tensor([1.5])),
        "number": 3,
    }


def bytes_of(tensor):
    tensor = tensor.detach()
    if tensor.is_sparse:
        tensor = tensor.to_dense()
    if tensor.dtype == torch.bfloat16:
        return (tensor.float().numpy().view(numpy.uint32) >> 16).astype(numpy.uint16).tobytes()
    return numpy.ascontiguousarray(tensor.resolve_conj().numpy()).tobytes()


def facts(tensor):
    return {"dtype": str(tensor.dtype)[6:], "shape": list(tensor.shape),
            "strides": [] if tensor.is_sparse else list(tensor.stride()),
            "digest": "sha256:" + hashlib.sha256(bytes_of(tensor)).hexdigest()}


def expectations(name, values, expected):
    keys = {"x": "x", "columns": "columns", "part": "part", "expanded": "expanded", "target": "target", "half": "half",
            "bfloat": "bfloat", "flags": "flags", "complex": "complex", "scalar": "scalar",
            "empty": "empty", "sparse": "sparse", "parameter": "parameter"}
    for key in keys:
        if key in values:
            expected[name + " " + key] = facts(values[key])
    if "pairs" in values:
        expected[name + " pairs[1].image"] = facts(values["pairs"][1]["image"])
        expected[name + " ordered.inner"] = facts(values["ordered"]["inner"])
        expected[name + " [7]"] = facts(values[7])


def write_safetensors(path, values):
    names = {torch.float32: "F32", torch.int64: "I64", torch.bfloat16: "BF16", torch.bool: "BOOL"}
    header, data = {}, b""
    for name, tensor in values.items():
        raw = bytes_of(tensor)
        header[name] = {"dtype": names[tensor.dtype], "shape": list(tensor.shape),
                        "data_offsets": [len(data), len(data) + len(raw)]}
        data += raw
    text = json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + data)


def main():
    folder = pathlib.Path(sys.argv[1])
    values, expected = batch(), {}
    torch.save(values, folder / "batch.pt")
    torch.save(values, folder / "legacy.pt", _use_new_zipfile_serialization=False)
    expectations("batch.pt", values, expected)
    expectations("legacy.pt", values, expected)
    small = {key: values[key] for key in ("x", "target", "bfloat", "flags")}
    write_safetensors(folder / "tensors.safetensors", small)
    expectations("tensors.safetensors", small, expected)
    arrays = {"x": values["x"].numpy(), "target": values["target"].numpy(), "columns": values["columns"].numpy()}
    numpy.savez(folder / "stored.npz", **arrays)
    numpy.savez_compressed(folder / "packed.npz", **arrays)
    for name in ("stored.npz", "packed.npz"):
        expectations(name, {key: torch.from_numpy(array) for key, array in arrays.items()}, expected)
    numpy.save(folder / "big.npy", numpy.arange(5, dtype=">i4"))
    expected["big.npy "] = facts(torch.arange(5, dtype=torch.int32))
    torch.save(torch.arange(3), folder / "single.pt")
    expected["single.pt "] = facts(torch.arange(3))
    (folder / "evil.pkl").write_bytes(pickle.dumps({"x": Evil()}))
    torch.save({"x": Evil(), "good": torch.arange(2)}, folder / "evil.pt")
    expected["evil.pt good"] = facts(torch.arange(2))
    torch.jit.script(Module()).save(str(folder / "module.pt"))
    (folder / "expected.json").write_text(json.dumps(expected))


if __name__ == "__main__":
    main()
