# SPDX-License-Identifier: GPL-3.0-or-later
"""Exceptions of PyTorch as error lines, for torchtriage_replay.py."""
import re

from torchtriage_protocol import Refused

LONGEST_DETAIL = 65536

# The first that the text contains decides; core/rerun/error_text.cpp has the same table.
MARKS = (
    ("CUDA out of memory", "memory", "out-of-memory"),
    ("HIP out of memory", "memory", "out-of-memory"),
    ("DefaultCPUAllocator: can't allocate memory", "memory", "host-memory"),
    ("DefaultCPUAllocator: not enough memory", "memory", "host-memory"),
    ("device-side assert triggered", "device-error", "device-assert"),
    ("illegal memory access was encountered", "device-error", "memory-fault"),
    ("misaligned address", "device-error", "memory-fault"),
    ("unspecified launch failure", "device-error", "launch-failure"),
    ("invalid configuration argument", "device-error", "launch-failure"),
    ("no kernel image is available", "device-error", "kernel-unavailable"),
    ("CUBLAS_STATUS_", "device-error", "library-failure"),
    ("CUDNN_STATUS_", "device-error", "library-failure"),
    ("CUDA error: ", "device-error", None),
    ("HIP error: ", "device-error", None),
)
BY_NAME = {
    "OutOfMemoryError": ("memory", "out-of-memory"),
    "MemoryError": ("memory", "host-memory"),
    "AcceleratorError": ("device-error", None),
}
# PyTorch's words for arguments that do not fit an operator's schema.
NO_FIT = re.compile(r"^\w+(::\w+)?\(\) (Expected a value of type|is missing value for argument|"
                    r"expected at most|got an unexpected|Unknown keyword)|^Unknown keyword argument")


def stated_in(text):
    inner = "\nRuntimeError: "
    if text.startswith("The following operation failed in the TorchScript interpreter.") and inner in text:
        text = text[text.index(inner) + len(inner):]
    return text.split("\n", 1)[0]


def describe_error(error, phase):
    """The fields of an error line, without its step."""
    if isinstance(error, Refused):
        return {"kind": error.kind, "phase": "load", "exception": None, "message": str(error), "detail": None,
                "family": None}
    text = str(error)
    name = type(error).__name__.lstrip("_")
    kind, family = "raised", None
    for mark, its_kind, its_family in MARKS:
        if mark in text:
            kind, family = its_kind, its_family
            break
    else:
        kind, family = BY_NAME.get(name, ("raised", None))
        if kind == "raised" and NO_FIT.match(text):
            kind = "operator"
    message = stated_in(text)[:LONGEST_DETAIL]
    return {"kind": kind, "phase": phase, "exception": name, "message": message,
            "detail": text[:LONGEST_DETAIL] if text != message else None, "family": family}
