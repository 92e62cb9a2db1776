#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checking a checkpoint beside PyTorch, in one run on one machine.

usage: bench_checkpoint.py TORCHTRIAGE_CLI [PYTHON [GIBIBYTES [FOLDER]]]

Writes a checkpoint of two and of GIBIBYTES (8 by default) gibibytes, and measures whole processes, each the best of
several runs with the file in the page cache: `checkpoint --json`, which reads every byte, compares every checksum and
looks at every element, beside torch.load and torch.isfinite on every tensor, which compare no checksum. The memory of
ours must not follow the size.
"""
import os
import subprocess
import sys
import tempfile
import time

import rows

WRITE = """
import sys, torch
path, size = sys.argv[1], int(sys.argv[2])
each = 1 << 22
model = {f"layer{i}.weight": torch.full((1024, each // 1024), float(i % 7)) for i in range((size << 30) // each // 12)}
state = {i: {"step": torch.tensor(9.0), "exp_avg": torch.ones_like(value), "exp_avg_sq": torch.ones_like(value)}
         for i, value in enumerate(model.values())}
torch.save({"model": model, "optimizer": {"state": state, "param_groups": [{"params": list(state)}]}, "step": 9}, path)
"""
CHECK = """
import sys, torch
def tensors(value):
    if torch.is_tensor(value):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from tensors(each)
print(all(bool(torch.isfinite(each).all()) for each in tensors(torch.load(sys.argv[1]))))
"""
RUNS = 3


def process(command):
    """Seconds and peak KiB of a whole process."""
    start = time.perf_counter()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        sys.exit(f"bench_checkpoint: {command[0]} ended with {child.returncode}")
    return time.perf_counter() - start, usage.ru_maxrss


def measure(cli, python, path, size):
    subprocess.run([python, "-W", "ignore", "-c", WRITE, path, str(size)], check=True)
    ours, memory = min(process([cli, "checkpoint", "--json", path]) for _ in range(RUNS))
    theirs, their_memory = min(process([python, "-W", "ignore", "-c", CHECK, path]) for _ in range(RUNS))
    rows.add("checkpoint", f"check of {size} GiB", ours, "torch.load and isfinite", theirs, peak_mib=memory / 1024)
    print(f"checkpoint of {size} GiB               ours {ours:8.3f} s  {memory / 1024:8.1f} MiB")
    print(f"           torch.load and isfinite {theirs:8.3f} s  {their_memory / 1024:8.1f} MiB")
    print(f"                             ratio {theirs / ours:8.1f}")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    python = sys.argv[2] if len(sys.argv) > 2 else "/usr/bin/python3"
    largest = int(sys.argv[3]) if len(sys.argv) > 3 else 8
    with tempfile.TemporaryDirectory(dir=sys.argv[4] if len(sys.argv) > 4 else None) as folder:
        for size in (2, largest):
            measure(sys.argv[1], python, folder + "/checkpoint.pt", size)


if __name__ == "__main__":
    main()
