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


def rebuild_from_type(function, _kind, args, _state):
    return function(*args)


SAFE = {
    "collections": ("OrderedDict", "defaultdict"),
    "builtins": ("set", "frozenset", "complex", "bytearray"),
    "_codecs": ("encode",),
    "torch": ("Size", "device"),
    "torch.storage": ("UntypedStorage", "TypedStorage", "_UntypedStorage", "_TypedStorage"),
    "torch.serialization": ("_get_layout",),
    "torch._utils": ("_rebuild_tensor", "_rebuild_tensor_v2", "_rebuild_parameter", "_rebuild_qtensor",
                     "_rebuild_sparse_tensor"),
    "numpy": ("ndarray", "dtype"),
    "numpy.core.multiarray": ("_reconstruct", "scalar"),
    "numpy._core.multiarray": ("_reconstruct", "scalar"),
}


class InertUnpickler(pickle.Unpickler):
    def find_class(self, module, name):
        module = {"__builtin__": "builtins"}.get(module, module)
        if module == "torch._tensor" and name == "_rebuild_from_type_v2":
            return rebuild_from_type
        of_torch = module == "torch" and (name.endswith("Storage") or isinstance(getattr(torch, name, None), torch.dtype))
        if name in SAFE.get(module, ()) or of_torch:
            return super().find_class(module, name)
        return type(str(name), (Opaque,), {})


class InertPickle:
    """What torch.load() takes for a pickle module."""
    __name__ = "inert pickle"
    Unpickler = InertUnpickler
    UnpicklingError = pickle.UnpicklingError

    @staticmethod
    def load(file, **_options):
        return InertUnpickler(file).load()


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
    """The values of a file; those of safetensors are functions, called when one is asked for."""
    with open(path, "rb") as file:
        start = file.read(64)
        file.seek(0)
        if start[:6] == b"\x93NUMPY":
            return read_npy(file)
        if start[8:9] == b"{" and start[:2] != b"PK":
            return read_safetensors(file, path)
        if start[:2] == b"PK":
            with zipfile.ZipFile(file) as archive:
                if all(name.endswith(".npy") for name in archive.namelist()):
                    return {name[:-4]: read_npy(archive.open(name)) for name in archive.namelist()}
            file.seek(0)
        elif start[:16] != b"\x80\x02\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19" and start[:1] == b"\x80":
            return InertUnpickler(file).load()
        options = {"map_location": "cpu", "pickle_module": InertPickle}
        if "weights_only" in inspect.signature(torch.load).parameters:
            options["weights_only"] = False  # InertUnpickler is the stricter of the two
        return torch.load(file, **options)


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
