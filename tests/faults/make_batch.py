# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved batches for the tests of faults, written with the standard library alone."""
import json
import struct


def safetensors(labels, padding=0):
    """A batch with int64 `labels` and, if asked for, so many float32 zeros more: what takes long to read."""
    data = struct.pack(f"<{len(labels)}q", *labels)
    header = {"labels": {"dtype": "I64", "shape": [len(labels)], "data_offsets": [0, len(data)]}}
    if padding:
        header["padding"] = {"dtype": "F32", "shape": [padding], "data_offsets": [len(data), len(data) + 4 * padding]}
        data += bytes(4 * padding)
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    return struct.pack("<Q", len(text)) + text + data


def failing_job(batch):
    """A job of one operator on the CPU that refuses label 4 of the batch."""
    weight = {"synthetic": {"shape": [4, 2], "dtype": "float32", "low": 0, "high": 1}}
    return json.dumps({"format": "torchtriage.job", "version": 1, "device": "cpu", "steps": [
        {"op": "aten::embedding", "args": [weight, {"file": str(batch), "key": "labels"}]}]}).encode()
