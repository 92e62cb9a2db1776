#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the batch files of this folder with the PyTorch that runs it, and beside each what that PyTorch reads back.

usage: write_samples.py FOLDER

FOLDER (torch1.13, torch2.15) gets NAME.pt, NAME.npz … and NAME.json: every key with dtype, shape, strides and
statistics as torch gives them. The committed files come from PyTorch 1.13.1 (Debian 12) and 2.15.0 (PyPI, with
safetensors 0.8). Anything that the installed version cannot write is left out.
"""
import collections
import io
import json
import math
import os
import struct
import sys
import tarfile
import pickle
import types
import zipfile

import numpy as np
import torch

NEW = not torch.__version__.startswith("1.")
torch.manual_seed(20)


def attempt(make, *keys):
    """Adds what this version can make."""
    try:
        value = make()
        torch.save(value, io.BytesIO())
    except Exception:  # the version lacks the dtype or the operator
        return {}
    return {keys[0]: value} if len(keys) == 1 else dict(zip(keys, value))


def special(dtype):
    values = [0.0, -0.0, 1.0, -1.5, 0.09375, 448.0, -240.0, 1e-3, math.inf, -math.inf, math.nan]
    values += [math.sin(i) * 3 for i in range(53)]
    return torch.tensor(values, dtype=torch.float64).to(dtype)


def whole(dtype):
    info = torch.iinfo(dtype)
    values = [0, 1, 4, info.max, info.min, info.max - 1] + [(i * 37) % 100 for i in range(42)]
    return torch.tensor(values, dtype=dtype)


def dtypes():
    batch = {}
    for name in ("float16", "bfloat16", "float32", "float64", "float8_e5m2", "float8_e4m3fn", "float8_e5m2fnuz",
                 "float8_e4m3fnuz"):
        batch.update(attempt(lambda: special(getattr(torch, name)), name))
    batch.update(attempt(lambda: torch.arange(256, dtype=torch.uint8).view(torch.float8_e8m0fnu), "float8_e8m0fnu"))
    for name in ("uint8", "int8", "int16", "int32", "int64"):
        batch[name] = whole(getattr(torch, name))
    if NEW:
        for name, size in (("uint16", 16), ("uint32", 32), ("uint64", 64)):
            values = [0, 1, 2 ** (size - 1), 2**size - 1, 2**size - 7]
            batch[name] = torch.from_numpy(np.array(values, dtype=name))
    for name in ("complex64", "complex128"):
        batch[name] = torch.tensor([0, 1 + 2j, -3.5 - 1j, complex(math.nan, 1), complex(math.inf, 0)],
                                   dtype=getattr(torch, name))
    batch.update(attempt(lambda: torch.tensor([1 + 2j, 0, -3.5j], dtype=torch.complex32), "complex32"))
    batch["bool"] = torch.tensor([True, False, True, True])
    if NEW:
        patterns = torch.arange(65536, dtype=torch.int32).to(torch.int16)
        batch["every float16"] = patterns.view(torch.float16).clone()
        batch["every bfloat16"] = patterns.view(torch.bfloat16).clone()
        for name in ("float8_e5m2", "float8_e4m3fn", "float8_e5m2fnuz", "float8_e4m3fnuz"):
            batch["every " + name] = torch.arange(256, dtype=torch.uint8).view(getattr(torch, name))
    return batch


def views():
    base = torch.arange(120, dtype=torch.float32).reshape(4, 5, 6)
    labels = torch.tensor([[0, 2, 4], [1, 1, 3]])
    return {
        "base": base,
        "transposed": base.transpose(0, 2),
        "permuted": base.permute(1, 2, 0),
        "column": base[:, :, 2],
        "steps": base[::2, 1::2, ::3],
        "row": base[1, 2],
        "scalar": base[3, 4, 5],
        "expanded": torch.tensor([1.0, 2.0, 3.0]).expand(4, 3),
        "expanded scalar": torch.tensor(7).expand(3, 2),
        "windows": torch.arange(10.0).unfold(0, 4, 2),
        "empty": torch.empty(3, 0, 2),
        "single": torch.ones(1, 1, 1),
        "labels": labels,
        "labels transposed": labels.t(),
        "channels last": torch.randn(2, 3, 4, 5).contiguous(memory_format=torch.channels_last),
        "shared a": (shared := torch.randn(10))[:6],
        "shared b": shared[4:],
        "wide column": torch.arange(6000, dtype=torch.int32).reshape(6, 1000)[:, 7],
    }


def containers():
    return collections.OrderedDict(
        list=[1, 2.5, "text", None, True, (1, "two")],
        nested={"a": {"b": [{"c": torch.ones(2)}]}, 3: "three", ("user", "rates"): torch.zeros(1)},
        size=torch.Size([2, 3]),
        device=torch.device("cuda:1"),
        dtype=torch.float16,
        set={1},
        complex=3 + 4j,
        big=2**70,
        negative=-(2**40),
        bytes=b"\x00\xff\xc3",
        array=np.arange(6, dtype=">i4").reshape(2, 3),
        fortran=np.asfortranarray(np.arange(6, dtype=np.float64).reshape(2, 3)),
        long=np.arange(500, dtype=np.int64) * 7,
        half=np.float16(1.5),
        count=np.int64(12),
        flag=np.bool_(True),
        ordinary=collections.Counter("abca"),
        defaults=collections.defaultdict(list, x=[1]),
        empty=[],
        japanese="バッチ",
    )


def layouts():
    dense = torch.tensor([[0, 0, 3.0], [4, 0, 0], [0, 5, 0], [0, 0, 0]])
    batch = {"coo": dense.to_sparse(), "csr": dense.to_sparse_csr(),
             "qint8": torch.quantize_per_tensor(torch.randn(7), 0.1, 2, torch.qint8),
             "quint8": torch.quantize_per_tensor(torch.randn(3, 2), 0.05, 128, torch.quint8),
             "qint32": torch.quantize_per_tensor(torch.randn(3), 0.01, 0, torch.qint32),
             "per channel": torch.quantize_per_channel(torch.randn(2, 3), torch.tensor([0.1, 0.2]),
                                                       torch.tensor([0, 1]), 0, torch.qint8),
             "parameter": torch.nn.Parameter(torch.randn(2, 2)),
             "frozen": torch.nn.Parameter(torch.randn(2), requires_grad=False),
             "grad": torch.ones(3, requires_grad=True),
             "meta": torch.empty(2, 3, device="meta"),
             "conj": torch.tensor([1 + 2j, 3 - 1j]).conj(),
             "neg": torch.tensor([1 + 2j, 3 - 1j]).conj().imag}
    batch.update(attempt(lambda: dense.to_sparse_csc(), "csc"))
    batch.update(attempt(lambda: dense.to_sparse_bsr((2, 1)), "bsr"))
    batch.update(attempt(lambda: dense.to_sparse_bsc((2, 1)), "bsc"))
    with_attribute = torch.ones(2)
    with_attribute.note = "kept"
    batch["attribute"] = with_attribute
    return batch


def nested(folder):
    """Written on its own: PyTorch 2.15 does not read back every nested tensor that it wrote."""
    for _ in range(20 if NEW else 0):
        try:
            save(folder, "nested.pt", {"nested": torch.nested.nested_tensor([torch.ones(2), torch.zeros(3)])})
            return
        except RuntimeError:
            continue


def checkpoint():
    model = torch.nn.Sequential(torch.nn.Linear(4, 3), torch.nn.BatchNorm1d(3))
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
    model(torch.randn(8, 4)).sum().backward()
    optimizer.step()
    return {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": 3, "step": 1200}


def batch():
    return {"input": torch.randn(8, 3, 4, 4), "target": torch.tensor([0, 2, 4, 1, 3, 0, 2, 1]),
            "ids": [f"sample-{i:04d}" for i in range(8)], "source": ["a", "a", "b", "b", "a", "b", "a", "b"],
            "index": torch.arange(8), "mask": torch.rand(8, 4) > 0.5}


class Module(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = torch.nn.Linear(3, 2)
        self.register_buffer("scale", torch.tensor([2.0]))

    def forward(self, x):
        return self.fc(x) * self.scale + torch.tensor([[0.5, -0.5]])


def number(value):
    if isinstance(value, float) and not math.isfinite(value):
        return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
    return value


def statistics(tensor):
    """Over the finite elements; NaN and infinities apart."""
    if tensor.dtype.is_complex:
        values = torch.view_as_real(tensor.resolve_conj().to(torch.complex128)).reshape(-1, 2)
        good = values[torch.isfinite(values).all(dim=1)]
        nan = torch.isnan(values).any(dim=1)
        z = torch.view_as_complex(good.contiguous())
        return {"zeros": int((z == 0).sum()), "nan": int(nan.sum()),
                "inf": int((torch.isinf(values).any(dim=1) & ~nan).sum()), "mean": z.mean().real.item(),
                "mean_imaginary": z.mean().imag.item(), "std": number(z.std().item())}
    if not tensor.dtype.is_floating_point:
        numbers = [int(v) for v in tensor.detach().resolve_neg().cpu().reshape(-1).numpy().tolist()]
        double = torch.tensor([float(v) for v in numbers], dtype=torch.float64)
        result = {"zeros": numbers.count(0), "nan": 0, "inf": 0}
        if numbers:
            result.update(min=min(numbers), max=max(numbers), mean=sum(numbers) / len(numbers),
                          std=number(double.std().item()))
            if max(numbers) - min(numbers) < 1000:
                result["distinct"] = sorted(collections.Counter(numbers).items())
        return result
    double = tensor.detach().resolve_neg().to(torch.float64).reshape(-1)
    good = double[torch.isfinite(double)]
    result = {"zeros": int((double == 0).sum()), "nan": int(torch.isnan(double).sum()),
              "inf": int(torch.isinf(double).sum())}
    if good.numel():
        result.update(min=good.min().item(), max=good.max().item(), mean=good.mean().item(),
                      std=number(good.std().item()))
    return result


def firsts(tensor):
    flat = tensor.detach().resolve_conj().resolve_neg().reshape(-1)[:40]
    if flat.dtype.is_complex:
        return [[number(v) for v in pair] for pair in torch.view_as_real(flat.to(torch.complex128)).tolist()]
    if flat.dtype.is_floating_point:
        return [number(v) for v in flat.to(torch.float64).tolist()]
    return [int(v) for v in flat.numpy().tolist()]


def describe_tensor(tensor, out, key, array=False):
    entry = {"kind": "array" if array else "tensor", "dtype": str(tensor.dtype)[6:]}
    out[key] = entry
    if tensor.is_nested:
        return
    entry.update(shape=list(tensor.shape), requires_grad=tensor.requires_grad)
    if tensor.layout != torch.strided:
        entry["layout"] = str(tensor.layout)[6:]
        return
    entry.update(strides=list(tensor.stride()), contiguous=tensor.is_contiguous(), device=str(tensor.device),
                 storage_offset=tensor.storage_offset())
    if tensor.device.type == "meta":
        return
    raw = tensor.int_repr() if tensor.is_quantized else tensor
    if tensor.is_quantized:
        entry["scheme"] = str(tensor.qscheme())[6:]
    entry["statistics"] = statistics(raw)
    entry["values"] = firsts(raw)


def describe_array(array, out, key):
    native = array.astype(array.dtype.newbyteorder("="))
    describe_tensor(torch.from_numpy(native.copy(order="C")), out, key, array=True)
    out[key]["strides"] = [s // array.itemsize for s in array.strides]
    out[key]["contiguous"] = bool(array.flags.c_contiguous)


def part(key, name):
    if isinstance(name, str):
        return f"{key}.{name}" if key else name
    if isinstance(name, tuple):
        return f"{key}[({','.join(str(each) for each in name)})]"
    return f"{key}[{name}]"


def describe(value, out, key=""):
    if isinstance(value, torch.Tensor):
        describe_tensor(value, out, key)
    elif isinstance(value, np.ndarray):
        describe_array(value, out, key)
    elif isinstance(value, dict):
        out[key] = {"kind": "dict", "length": len(value)}
        for name, each in value.items():
            describe(each, out, part(key, name))
    elif isinstance(value, (list, tuple, set)):
        out[key] = {"kind": "list", "length": len(value)}
        for i, each in enumerate(value):
            describe(each, out, f"{key}[{i}]")
    elif isinstance(value, (str, bytes)):
        out[key] = {"kind": "string", "length": len(value.encode() if isinstance(value, str) else value)}
    elif isinstance(value, (bool, int, float, np.generic)):
        value = value.item() if isinstance(value, np.generic) else value
        out[key] = {"kind": "scalar"}
        if abs(value) < 2**63:
            out[key]["value"] = number(value)
    else:
        out[key] = {"kind": "scalar"}
    return out


def expect(folder, name, value):
    with open(os.path.join(folder, name + ".json"), "w", encoding="utf-8") as file:
        json.dump({"torch": torch.__version__.split("+")[0], "values": describe(value, {})}, file, ensure_ascii=False,
                  separators=(",", ":"))
        file.write("\n")


def load(path):
    return torch.load(path, weights_only=False) if NEW else torch.load(path)


def save(folder, name, value, **options):
    path = os.path.join(folder, name)
    torch.save(value, path, **options)
    expect(folder, name, load(path))


def rezip(folder, source, name, method, swap=False):
    """The same records in an ordinary archive, with unaligned data; `swap` turns 4-byte storages big-endian."""
    with zipfile.ZipFile(os.path.join(folder, source)) as old, \
            zipfile.ZipFile(os.path.join(folder, name), "w", method) as new:
        for info in old.infolist():
            content = old.read(info)
            if swap and info.filename.endswith("/byteorder"):
                continue
            if swap and "/data/" in info.filename:
                content = np.frombuffer(content, dtype="<f4").astype(">f4").tobytes()
            new.writestr(zipfile.ZipInfo(info.filename, (2026, 1, 1, 0, 0, 0)), content, compress_type=method)
        if swap:
            new.writestr(old.infolist()[0].filename.split("/")[0] + "/byteorder", b"big")
    expect(folder, name, load(os.path.join(folder, name)))


def tar_era(folder, name):
    """torch.save of 0.1.x, written by hand as its loader reads it."""
    def persistent_pickle(value):
        class Pickler(pickle.Pickler):
            def persistent_id(self, item):
                return item.number if isinstance(item, Reference) else None
        buffer = io.BytesIO()
        Pickler(buffer, 2).dump(value)
        return buffer.getvalue()

    class Reference:
        def __init__(self, number):
            self.number = number

    data = np.arange(12, dtype=np.float32)
    storages = pickle.dumps(2, 2) + pickle.dumps((1, "cpu", torch.FloatStorage), 2) + struct.pack("<q", 12)
    storages += data.tobytes() + pickle.dumps((2, "cpu", torch.LongStorage), 2) + struct.pack("<q", 3)
    storages += np.array([0, 2, 4], dtype=np.int64).tobytes() + pickle.dumps([(3, 1, 4, 8)], 2)

    def tensor(key, storage, sizes, strides, offset):
        rank = len(sizes)
        return (pickle.dumps((key, storage, torch.FloatTensor if storage != 2 else torch.LongTensor), 2)
                + struct.pack("<i4x", rank) + struct.pack(f"<{rank}q{rank}qq", *sizes, *strides, offset))

    tensors = pickle.dumps(3, 2) + tensor(10, 1, (3, 4), (4, 1), 0) + tensor(11, 2, (3,), (1,), 0)
    tensors += tensor(12, 3, (2, 2), (1, 2), 1)
    system = pickle.dumps(dict(protocol_version=1000, little_endian=True,
                               type_sizes=dict(short=2, int=4, long=8)), 2)
    content = persistent_pickle({"weight": Reference(10), "target": Reference(11), "view": Reference(12), "epoch": 2})
    with tarfile.open(os.path.join(folder, name), "w:", format=tarfile.PAX_FORMAT) as tar:
        for member, content in (("sys_info", system), ("pickle", content), ("storages", storages),
                                ("tensors", tensors)):
            info = tarfile.TarInfo(member)
            info.size = len(content)
            tar.addfile(info, io.BytesIO(content))
    expect(folder, name, load(os.path.join(folder, name)))


def arrays(folder):
    values = {"float": np.linspace(-1, 1, 21, dtype=np.float32).reshape(3, 7), "label": np.array([0, 2, 4]),
              "fortran": np.asfortranarray(np.arange(12.0).reshape(3, 4)), "big": np.arange(5, dtype=">i2"),
              "scalar": np.array(2.5), "empty": np.zeros((0, 3), dtype=np.int8), "mask": np.array([True, False])}
    np.savez(os.path.join(folder, "arrays.npz"), **values)
    np.savez_compressed(os.path.join(folder, "packed.npz"), **values)
    for name in ("arrays.npz", "packed.npz"):
        expect(folder, name, dict(np.load(os.path.join(folder, name))))
    for major in (1, 2, 3):
        name = f"version{major}.npy"
        with open(os.path.join(folder, name), "wb") as file:
            np.lib.format.write_array(file, values["fortran"], version=(major, 0))
        expect(folder, name, np.load(os.path.join(folder, name)))


def safe(folder):
    try:
        from safetensors.torch import load_file, save_file
    except ImportError:
        return
    values = {name: tensor for name, tensor in dtypes().items() if not name.startswith("every")}
    values.pop("complex128", None)
    values.pop("complex32", None)
    values.update(empty=torch.empty(0, 3), scalar=torch.tensor(2.5))
    path = os.path.join(folder, "model.safetensors")
    save_file(values, path, metadata={"format": "pt"})
    expect(folder, "model.safetensors", load_file(path))


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    save(folder, "dtypes.pt", dtypes())
    save(folder, "views.pt", views())
    save(folder, "containers.pt", containers())
    save(folder, "layouts.pt", layouts())
    nested(folder)
    save(folder, "checkpoint.pt", checkpoint())
    save(folder, "batch.pt", batch())
    save(folder, "legacy_views.pt", views(), _use_new_zipfile_serialization=False)
    save(folder, "legacy_containers.pt", containers(), _use_new_zipfile_serialization=False)
    save(folder, "legacy_layouts.pt", {k: v for k, v in layouts().items() if k != "meta"},
         _use_new_zipfile_serialization=False)
    for protocol in (1, 3, 4, 5):
        save(folder, f"protocol{protocol}.pt", containers(), pickle_protocol=protocol)
    rezip(folder, "batch.pt", "deflated.pt", zipfile.ZIP_DEFLATED)
    rezip(folder, "batch.pt", "unaligned.pt", zipfile.ZIP_STORED)
    if NEW:
        save(folder, "floats.pt", {"a": torch.randn(3, 4), "b": torch.arange(5.0)})
        rezip(folder, "floats.pt", "bigendian.pt", zipfile.ZIP_STORED, swap=True)
        os.remove(os.path.join(folder, "floats.pt"))
        os.remove(os.path.join(folder, "floats.pt.json"))
    tar_era(folder, "tar.pt")
    arrays(folder)
    safe(folder)
    module = torch.jit.trace(Module(), torch.ones(1, 3))
    torch.jit.save(module, os.path.join(folder, "script.pt"))
    module = torch.jit.load(os.path.join(folder, "script.pt"))
    expect(folder, "script.pt", {**dict(module.named_parameters()), **dict(module.named_buffers())})


if __name__ == "__main__":
    main()
