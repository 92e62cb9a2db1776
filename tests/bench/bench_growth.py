#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How the cost of each thing grows: three sizes, each ten times the one before, and the exponent between the last two.

usage: bench_growth.py CLI [FOLDER]

The best of TORCHTRIAGE_BENCH_RUNS (3) whole processes counts; what the program takes for the smallest input of its
kind is taken off, so that starting does not hide the growth. An exponent over 1.1 makes the exit status 1, unless the
table below says why. TORCHTRIAGE_BENCH_SCALE (1) multiplies every size: 0.1 for a quick look.
"""
import json
import math
import os
import pathlib
import random
import struct
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "helpers"))
import measured
import rows

RUNS = int(os.environ.get("TORCHTRIAGE_BENCH_RUNS", "3"))
SCALE = float(os.environ.get("TORCHTRIAGE_BENCH_SCALE", "1"))
LIMIT = 1.1
SAMPLE = HERE.parents[1] / "resources" / "samples" / "class-index-8-ranks.log"


def write_log(path, mib):
    rng = random.Random(3)
    block = "".join(f"[default{rng.randrange(64)}]:03:12:{i % 60:02d}.0 INFO train iter {i} loss {rng.random():.4f}\n"
                    for i in range(16_000)).encode()
    with open(path, "wb") as file:
        while file.tell() < mib * 2**20:
            file.write(block)
        file.write(SAMPLE.read_bytes())


def write_failing_log(path, count):
    """`count` tracebacks, each of its own."""
    with open(path, "w", encoding="utf-8") as file:
        for i in range(int(count)):
            file.write(f'Traceback (most recent call last):\n  File "/srv/run/train.py", line {i % 900 + 1}, in step\n'
                       f"    loss.backward()\nRuntimeError: shape '[{i}, 4]' is invalid for input of size {i * 3}\n")


def write_npy(path, dtype, count, block):
    """An .npy file of one axis, `block` repeated: written here, because numpy need not be installed."""
    header = f"{{'descr': '{dtype}', 'fortran_order': False, 'shape': ({count},), }}"
    header += " " * (-(len(header) + 11) % 64) + "\n"
    each = len(block) // 8 if dtype.endswith("8") else len(block) // 4
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode("latin-1"))
        for _ in range(count // each):
            file.write(block)
        file.write(block[:(count % each) * (len(block) // each)])


def write_labels(path, count):
    rng = random.Random(5)
    write_npy(path, "<i8", int(count), struct.pack("<1000q", *(rng.randrange(1000) for _ in range(1000))))


def write_reals(path, count):
    rng = random.Random(7)
    write_npy(path, "<f4", int(count), struct.pack("<1000f", *(rng.gauss(0, 1) for _ in range(1000))))


def write_safetensors(path, count):
    count = int(count)
    header = json.dumps({f"layer{i // 10}.weight{i % 10}": {"dtype": "F32", "shape": [8],
                                                            "data_offsets": [32 * i, 32 * (i + 1)]}
                         for i in range(count)}).encode()
    path.write_bytes(struct.pack("<Q", len(header)) + header + bytes(32 * count))


def write_folder(path, count):
    subprocess.run([sys.executable, HERE / "make_fleet.py", path, str(int(count)), str(max(1, int(count) // 50))],
                   check=True, stdout=subprocess.DEVNULL)


# area, what, unit, sizes, how the input is written, its ending, the command behind the CLI, statuses that are answers
CASES = [
    ("triage", "a log, one failure at its end", "MiB", (10, 100, 1000), write_log, "log",
     lambda p: ["triage", p, "--json"], (0,)),
    ("triage", "a log of different tracebacks", "tracebacks", (1e4, 1e5, 1e6), write_failing_log, "log",
     lambda p: ["triage", p, "--json"], (0,)),
    ("batch", "listing the tensors of a file", "tensors", (500, 5e3, 5e4), write_safetensors, "safetensors",
     lambda p: ["batch", p, "--json"], (0,)),
    ("batch", "summary of float32 values", "values", (1e6, 1e7, 1e8), write_reals, "npy",
     lambda p: ["batch", p, "--stats", "--json"], (0,)),
    ("contract", "targets against the classes", "targets", (1e6, 1e7, 1e8), write_labels, "npy",
     lambda p: ["check", "--contract", "class-index", "--classes", "900", "--json", p], (0, 1)),
    ("fleet", "first scan of a folder", "logs", (100, 1000, 10000), write_folder, None,
     lambda p: ["fleet", p, "--json", "--no-cache"], (0,)),
    ("request", "support request for a log", "MiB", (1, 10, 100), write_log, "log",
     lambda p: ["request", p, "--output", "-", "--attach-log"], (0,)),
]
# Why an exponent over 1.1 is right, by area and what.
EXPLAINED = {}


def best(command, accepted):
    runs = [measured.run(command) for _ in range(RUNS)]
    for run in runs:
        if run.status not in accepted:
            sys.exit(f"{' '.join(map(str, command))}: ended with {run.status}\n{run.err}{run.out[-2000:]}")
    return min(run.seconds for run in runs)


def grow(cli, folder, case):
    area, what, unit, sizes, write, ending, command, accepted = case
    sizes = [size * SCALE for size in sizes]
    seconds = []
    for size in [0 if unit == "MiB" else 1, *sizes]:
        path = folder / (f"input-{size:g}" + (f".{ending}" if ending else ""))
        write(path, size)
        seconds.append(best([cli, *command(str(path))], accepted))
        subprocess.run(["rm", "-rf", path], check=True)
    base, *taken = seconds
    net = [max(value - base, 1e-4) for value in taken]
    exponent = math.log(net[2] / net[1]) / math.log(sizes[2] / sizes[1])
    reason = EXPLAINED.get((area, what), "")
    print(f"{area:9} {what:32} {' '.join(f'{value:9.3f}' for value in taken)} s   exponent {exponent:5.2f}  {reason}",
          flush=True)
    rows.add_growth(area, what, [f"{size:g} {unit}" for size in sizes], taken, exponent, reason)
    return exponent <= LIMIT or bool(reason)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory(prefix="torchtriage-bench-", dir=sys.argv[2] if len(sys.argv) > 2 else None) as at:
        good = [grow(sys.argv[1], pathlib.Path(at), case) for case in CASES]
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
