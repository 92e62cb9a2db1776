# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved batches as PyTorch's tensors, for torchtriage_replay.py: torch.save, safetensors, npy, npz and plain pickles.

An inert unpickler reads them: a class or function that is not on a short list becomes an Opaque that keeps its parts.
Keys are spelled as core/batch/walk.h does.
"""
import ctypes
import inspect
import json
import math
import pickle
import re
import struct
import zipfile

import torch

from torchtriage_protocol import Refused


def dtype_named(name, kind="input"):
    dtype = getattr(torch, name, None) if isinstance(name, str) else None
    if not isinstance(dtype, torch.dtype):
        raise Refused(kind, "this PyTorch has no dtype %s" % (name,))
    return dtype


class Opaque:
    """An object of a class that is not built: its parts are kept, its class is not imported."""

    def __init__(self, *args, **kwargs):
        self.args, self.state, self.items, self.pairs = args, None, [], {}

    def __setstate__(self, state):
        self.state = state

    def append(self, item):
        self.items.append(item)

    def extend(self, items):
        self.items.extend(items)

    def __setitem__(self, key, value):
        self.pairs[key] = value


STORAGE_TYPES = {"DoubleStorage": "float64", "FloatStorage": "float32", "HalfStorage": "float16",
                 "BFloat16Storage": "bfloat16", "LongStorage": "int64", "IntStorage": "int32", "ShortStorage": "int16",
                 "CharStorage": "int8", "ByteStorage": "uint8", "BoolStorage": "bool", "QInt8Storage": "int8",
                 "QUInt8Storage": "uint8", "QInt32Storage": "int32", "ComplexFloatStorage": "complex64",
                 "ComplexDoubleStorage": "complex128", "UntypedStorage": "uint8", "_UntypedStorage": "uint8"}


class Storage:
    """Elements that tensors of a file look at; read when the first of them is built, and then shared."""

    def __init__(self, read):
        self._read, self._memory = read, None

    def view(self, offset, shape, strides, dtype=None):
        if self._memory is None:
            self._memory = self._read()
        memory = self._memory if dtype in (None, self._memory.dtype) else self._memory.view(dtype)
        return memory.as_strided(shape, strides, offset)


def rebuild_tensor(storage, offset, shape, strides, _requires_grad=False, _hooks=None, metadata=None):
    tensor = storage.view(offset, shape, strides)
    metadata = metadata if isinstance(metadata, dict) else {}
    tensor = tensor.conj() if metadata.get("conj") else tensor
    return tensor.neg() if metadata.get("neg") else tensor


def rebuild_typed(storage, offset, shape, strides, _requires_grad, _hooks, dtype, _metadata=None):
    return storage.view(offset, shape, strides, dtype)


def rebuild_quantised(storage, offset, shape, strides, how, *_rest):
    if how[0] != torch.per_tensor_affine:
        return Opaque(storage, offset, shape, strides, how)
    return torch._make_per_tensor_quantized_tensor(storage.view(offset, shape, strides), how[1], how[2])


def rebuild_sparse(layout, data):
    make = {"torch.sparse_coo": "sparse_coo_tensor", "torch.sparse_csr": "sparse_csr_tensor"}.get(str(layout))
    count = 3 if make == "sparse_coo_tensor" else 4
    return Opaque(layout, data) if make is None else getattr(torch, make)(*data[:count])


# What a file may build, and by which function of ours. Everything else becomes an Opaque.
REBUILD = {
    "torch._utils._rebuild_tensor": rebuild_tensor,
    "torch._utils._rebuild_tensor_v2": rebuild_tensor,
    "torch._utils._rebuild_tensor_v3": rebuild_typed,
    "torch._utils._rebuild_qtensor": rebuild_quantised,
    "torch._utils._rebuild_sparse_tensor": rebuild_sparse,
    "torch._utils._rebuild_parameter": lambda data, *_rest: data,
    "torch._utils._rebuild_parameter_with_state": lambda data, *_rest: data,
    "torch._tensor._rebuild_from_type_v2": lambda function, _kind, args, _state: function(*args),
    "torch.serialization._get_layout": lambda name: getattr(torch, str(name).rpartition(".")[2]),
    "torch.Size": tuple,
    "torch.device": str,
    "collections.OrderedDict": dict,
    "collections.defaultdict": lambda *_factory: {},
    "builtins.set": set,
    "builtins.frozenset": frozenset,
    "builtins.complex": complex,
    "builtins.bytearray": bytearray,
    "_codecs.encode": lambda text, *_rest: text.encode("latin-1"),
}
OF_NUMPY = {"numpy.ndarray", "numpy.dtype"} | {"numpy.%s.multiarray.%s" % (core, name) for core in ("core", "_core")
                                              for name in ("_reconstruct", "scalar")}


class InertUnpickler(pickle.Unpickler):
    """Builds values and calls nothing but the functions above; the file's own names are never imported."""

    def __init__(self, file, storages=None):
        super().__init__(file, encoding="utf-8")
        self._storages = storages  # makes a Storage from its persistent id

    def find_class(self, module, name):
        full = {"__builtin__": "builtins"}.get(module, module) + "." + name
        if full in REBUILD:
            return REBUILD[full]
        if module in ("torch", "torch.storage") and name in STORAGE_TYPES:
            return STORAGE_TYPES[name]
        value = getattr(torch, name, None) if module == "torch" else None
        if isinstance(value, (torch.dtype, torch.layout, torch.qscheme)):
            return value
        return super().find_class(module, name) if full in OF_NUMPY else type(str(name), (Opaque,), {})

    def persistent_load(self, pid):
        if self._storages is None or not isinstance(pid, tuple) or pid[0] != "storage":
            return pid[1] if isinstance(pid, tuple) and len(pid) > 1 else Opaque(pid)
        return self._storages(pid)


def read_torch_zip(path):
    """torch.save() since 1.6: a pickle, and a record for each storage."""
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
        folder = next(name for name in names if name.endswith("/data.pkl"))[:-len("data.pkl")]
        big = folder + "byteorder" in names and archive.read(folder + "byteorder") == b"big"
        data = archive.open(folder + "data.pkl")
        storages = {}

        def storage_of(pid):
            return storages.setdefault(pid[2], Storage(lambda: read(pid[1], pid[2], pid[4])))

        def read(dtype, key, count):
            with zipfile.ZipFile(path) as again, again.open("%sdata/%s" % (folder, key)) as record:
                return tensor_from(record, 0, dtype_named(dtype), [count], swap=big)

        return InertUnpickler(data, storage_of).load()


class Skimmer(InertUnpickler):
    """Goes through a pickle for its storages alone."""

    def find_class(self, module, name):
        found = super().find_class(module, name)
        return (lambda *_args: Opaque()) if inspect.isfunction(found) else found


def read_torch_legacy(file, path):
    """torch.save() before 1.6: magic number, protocol and system, then the values, the keys and the storages."""
    for _ in range(3):
        InertUnpickler(file).load()
    start, dtypes, storages = file.tell(), {}, {}
    Skimmer(file, lambda pid: dtypes.setdefault(pid[2], dtype_named(pid[1]))).load()
    for key in InertUnpickler(file).load():
        count, dtype, place = struct.unpack("<q", file.read(8))[0], dtypes[key], file.tell()
        storages[key] = Storage(lambda place=place, dtype=dtype, count=count: read(place, dtype, count))
        file.seek(place + count * torch.empty(0, dtype=dtype).element_size())

    def read(place, dtype, count):
        with open(path, "rb") as again:
            return tensor_from(again, place, dtype, [count])

    file.seek(start)
    return InertUnpickler(file, lambda pid: storages[pid[2]]).load()


LEGACY_MAGIC = b"\x80\x02\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19."


def tensor_from(file, offset, dtype, shape, strides=None, swap=False):
    """Reads elements straight into PyTorch's memory."""
    result = torch.empty(shape, dtype=dtype)
    size = result.numel() * result.element_size()
    file.seek(offset)
    if size and file.readinto((ctypes.c_char * size).from_address(result.data_ptr())) != size:
        raise Refused("input", "%s: ends before its elements do" % file.name)
    if swap:
        raw = ctypes.string_at(result.data_ptr(), size)
        word = result.element_size() // (2 if dtype.is_complex else 1)
        swapped = b"".join(raw[at:at + word][::-1] for at in range(0, size, word))
        ctypes.memmove(result.data_ptr(), swapped, size)
    return result if strides is None else result.as_strided(shape, strides)


NPY_TYPES = {"b1": "bool", "u1": "uint8", "u2": "uint16", "u4": "uint32", "u8": "uint64", "i1": "int8", "i2": "int16",
             "i4": "int32", "i8": "int64", "f2": "float16", "f4": "float32", "f8": "float64", "c8": "complex64",
             "c16": "complex128"}
SAFETENSORS_TYPES = {"BOOL": "bool", "U8": "uint8", "U16": "uint16", "U32": "uint32", "U64": "uint64", "I8": "int8",
                     "I16": "int16", "I32": "int32", "I64": "int64", "F16": "float16", "BF16": "bfloat16",
                     "F32": "float32", "F64": "float64", "C64": "complex64", "F8_E5M2": "float8_e5m2",
                     "F8_E4M3": "float8_e4m3fn"}


def read_npy(file):
    start = file.read(10)
    long = start[6:7] != b"\x01"
    size = struct.unpack("<I", start[8:10] + file.read(2))[0] if long else struct.unpack("<H", start[8:10])[0]
    header = file.read(size).decode("latin-1")
    descr = re.search(r"'descr':\s*'([<>|=]?)(\w+)'", header)
    order = re.search(r"'fortran_order':\s*(True|False)", header)
    shape = re.search(r"'shape':\s*\(([\d,\sL]*)\)", header)
    if not (descr and order and shape) or descr.group(2) not in NPY_TYPES:
        raise Refused("input", "%s: not an array of numbers" % file.name)
    sizes = [int(each.strip(" L")) for each in shape.group(1).split(",") if each.strip()]
    strides = None
    if order.group(1) == "True":
        strides = [math.prod(sizes[:i]) for i in range(len(sizes))]
    return tensor_from(file, file.tell(), dtype_named(NPY_TYPES[descr.group(2)]), sizes, strides,
                       swap=descr.group(1) == ">" and descr.group(2) not in ("b1", "u1", "i1"))


def read_safetensors(file, path):
    length = struct.unpack("<Q", file.read(8))[0]
    header = json.loads(file.read(length))
    return {name: (lambda entry=entry: read_safetensor(path, 8 + length, entry))
            for name, entry in header.items() if name != "__metadata__"}


def read_safetensor(path, data, entry):
    dtype = dtype_named(SAFETENSORS_TYPES.get(entry["dtype"], entry["dtype"]))
    with open(path, "rb") as file:
        return tensor_from(file, data + entry["data_offsets"][0], dtype, entry["shape"])


def read_batch(path):
    """The values of a file; a callable among them is a tensor that is read when it is asked for."""
    with open(path, "rb") as file:
        start = file.read(64)
        file.seek(0)
        if start[:6] == b"\x93NUMPY":
            return read_npy(file)
        if start[:2] == b"PK":
            with zipfile.ZipFile(file) as archive:
                names = archive.namelist()
                if all(name.endswith(".npy") for name in names):
                    return {name[:-4]: read_npy(archive.open(name)) for name in names}
            return read_torch_zip(path)
        if start[8:9] == b"{":
            return read_safetensors(file, path)
        if start[:len(LEGACY_MAGIC)] == LEGACY_MAGIC:
            return read_torch_legacy(file, path)
        return InertUnpickler(file).load()


def key_part(key):
    if isinstance(key, str):
        return "." + key[:512]
    if isinstance(key, tuple):
        return "[(" + ",".join(str(each)[:64] for each in key[:8]) + ")]"
    return "[%s]" % (int(key) if isinstance(key, bool) else key)


def children_of(value):
    """(part of the key, child), spelled as core/batch/walk.h does."""
    if isinstance(value, Opaque):
        state = value.state if isinstance(value.state, dict) else {}
        yield from ((key_part(key), each) for key, each in state.items())
        yield from (("(%d)" % i, each) for i, each in enumerate(value.args))
        yield from (("[%d]" % i, each) for i, each in enumerate(value.items))
        yield from ((key_part(key), each) for key, each in value.pairs.items())
    elif isinstance(value, dict):
        yield from ((key_part(key), each) for key, each in value.items())
    elif isinstance(value, (list, tuple)):
        yield from (("[%d]" % i, each) for i, each in enumerate(value))


def find(value, wanted):
    waiting = [("", value)]
    while waiting:
        path, value = waiting.pop()
        if path == wanted:
            return value() if callable(value) and not isinstance(value, Opaque) else value
        found = [(path + part if path else part.lstrip("."), each) for part, each in children_of(value)]
        waiting.extend(each for each in reversed(found) if wanted.startswith(each[0]))
    raise KeyError(wanted)


class SavedTensors:
    def __init__(self):
        self._files, self._values, self._moved = {}, {}, {}

    def plan(self, path, key):
        if (path, key) in self._values:
            return
        try:
            if path not in self._files:
                self._files[path] = read_batch(path)
            value = find(self._files[path], key)
        except Refused:
            raise
        except KeyError:
            raise Refused("input", '%s: there is no value with key "%s"' % (path, key)) from None
        except Exception as error:  # a damaged file can raise anything
            raise Refused("input", "%s: %s" % (path, str(error).split("\n", 1)[0])) from error
        if type(value).__module__.startswith("numpy") and hasattr(value, "dtype"):
            value = torch.from_numpy(value) if value.shape else torch.tensor(value.item())
        if not isinstance(value, (torch.Tensor, bool, int, float, str)):
            raise Refused("input", '%s: "%s" is a %s, not a tensor or number' % (path, key, type(value).__name__))
        self._values[path, key] = value

    def load(self, path, key, device):
        value = self._values[path, key]
        if not isinstance(value, torch.Tensor):
            return value
        value = value.detach()
        if device.type == "cpu" or value.layout != torch.strided or value.is_quantized:
            return value.to(device)
        # The storage moves as a whole, once, so that views of it share memory there too.
        storage = value.untyped_storage() if hasattr(value, "untyped_storage") else value.storage()
        known = self._moved.setdefault((storage.data_ptr(), device, value.dtype), None)
        if known is None:
            whole = torch.empty(0, dtype=value.dtype).set_(value.storage())
            known = self._moved[storage.data_ptr(), device, value.dtype] = whole.to(device)
        return known.as_strided(value.shape, value.stride(), value.storage_offset())
