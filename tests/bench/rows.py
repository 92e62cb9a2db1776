# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows of the one table: every bench program prints an account of its own and adds its rows here.

A row is a JSON line in the file that TORCHTRIAGE_BENCH_ROWS names (bench.py sets it); without it nothing is kept.
The programs in C++ write the same lines (rows.h).
"""
import json
import os


def add(area, what, ours, peer, theirs, *, unit="s", limit=None, peak_mib=None, note=""):
    """Ours and the peer's figure on the same data in the same run. `limit`: the greatest ours/theirs that we aim at."""
    _keep({"area": area, "what": what, "ours": ours, "peer": peer, "theirs": theirs, "unit": unit,
           "ratio": ours / theirs, "limit": limit, "peak_mib": peak_mib, "note": note})


def add_growth(area, what, sizes, seconds, exponent, note=""):
    """Seconds at three sizes; the exponent of the growth between the last two."""
    _keep({"area": area, "what": what, "sizes": sizes, "seconds": seconds, "exponent": exponent, "note": note})


def _keep(row):
    name = os.environ.get("TORCHTRIAGE_BENCH_ROWS")
    if name:
        with open(name, "a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
