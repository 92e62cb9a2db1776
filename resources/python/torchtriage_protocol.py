# SPDX-License-Identifier: GPL-3.0-or-later
"""The lines that an engine writes, and the numbers in them, for torchtriage_replay.py. Knows nothing of PyTorch."""
import json
import math
import os

PROTOCOL = 1


class Refused(Exception):
    """An error of the engine's own: nothing of PyTorch raised it."""

    def __init__(self, kind, message):
        super().__init__(message)
        self.kind = kind


class LineStream:
    """Takes standard output for itself: what others print goes to standard error from then on."""

    def __init__(self):
        self._fd = os.dup(1)
        os.dup2(2, 1)

    def write(self, line_type, **fields):
        data = (json.dumps({"type": line_type, **fields}, allow_nan=False) + "\n").encode()
        while data:
            data = data[os.write(self._fd, data):]


def json_number(value):
    if isinstance(value, float) and not math.isfinite(value):
        return "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"
    return value


def real_from(value):
    if value in ("nan", "inf", "-inf") or isinstance(value, (int, float)):
        return float(value)
    raise Refused("job", "%r is not a number" % (value,))
