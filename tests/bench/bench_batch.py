#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Listing and summarising saved batches beside PyTorch, in one run on one machine.

usage: bench_batch.py TORCHTRIAGE_CLI BENCH_BATCH [PYTHON [FOLDER]]

Writes a 4 GiB file of 10,000 tensors and a 1 GiB float32 tensor into FOLDER (a temporary one by default) with PYTHON's
PyTorch, then measures, each time the best of several runs:
- whole processes: `batch --json` beside torch.load, mapped where this PyTorch can, with peak memory;
- one summary beside aminmax, mean, std, isnan, isinf and histc on two threads, and beside pread of the same bytes.
"""
import os
import subprocess
import sys
import tempfile
import time

import rows

WRITE = """
import sys, torch
folder = sys.argv[1]
each = (4 << 30) // 10000 // 4
torch.save({f"layer{i // 10}.weight{i % 10}": torch.full((each,), float(i % 7)) for i in range(10000)},
           folder + "/many.pt")
torch.save({"x": torch.randn(1 << 28)}, folder + "/one.pt")
"""
LOAD = """
import inspect, sys, torch
options = {"mmap": True} if "mmap" in inspect.signature(torch.load).parameters else {}
state = torch.load(sys.argv[1], **options)
print(len(state), [(k, v.dtype, v.shape) for k, v in state.items()][-1], options)
"""
STATISTICS = """
import sys, time, torch
torch.set_num_threads(2)
x = torch.load(sys.argv[1])["x"]
best = 1e9
for _ in range(3):
    start = time.perf_counter()
    low, high = torch.aminmax(x)
    x.mean(), x.std(), torch.isnan(x).sum(), torch.isinf(x).sum()
    torch.histc(x, 64, low.item(), high.item())
    best = min(best, time.perf_counter() - start)
print(best)
"""
RUNS = 5


def process(command):
    """Seconds and peak KiB of a whole process."""
    start = time.perf_counter()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        sys.exit(f"bench_batch: {command[0]} ended with {child.returncode}")
    return time.perf_counter() - start, usage.ru_maxrss


def best(command):
    return min(process(command) for _ in range(RUNS))


def listing(cli, python, path):
    ours, memory = best([cli, "batch", "--json", path])
    theirs, their_memory = best([python, "-W", "ignore", "-c", LOAD, path])
    rows.add("batch", "listing 10,000 tensors of 4 GiB", ours, "torch.load", theirs, peak_mib=memory / 1024)
    print(f"listing 10,000 tensors, 4 GiB   ours {ours:8.3f} s  {memory / 1024:7.1f} MiB")
    print(f"                          torch.load {theirs:8.3f} s  {their_memory / 1024:7.1f} MiB")
    print(f"                               ratio {theirs / ours:8.1f}")


def summary(bench, python, path):
    lines = subprocess.run([bench, path, "x", str(RUNS)], check=True, capture_output=True, text=True).stdout.split("\n")
    one, two, ours = (min(column) for column in zip(*[map(float, line.split()) for line in lines if line]))
    theirs = float(subprocess.run([python, "-W", "ignore", "-c", STATISTICS, path], check=True, capture_output=True,
                                  text=True).stdout)
    rows.add("batch", "summary of 1 GiB float32", ours, "torch, two threads", theirs)
    rows.add("batch", "summary of 1 GiB float32", ours, "pread of the bytes, two threads", two)
    print(f"summary of 1 GiB float32        ours {ours:8.3f} s")
    print(f"                               torch {theirs:8.3f} s  ratio {theirs / ours:6.1f}")
    print(f"                  pread, one thread  {one:8.3f} s  ratio {ours / one:6.2f}")
    print(f"                  pread, two threads {two:8.3f} s  ratio {ours / two:6.2f}")


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    cli, bench = sys.argv[1:3]
    python = sys.argv[3] if len(sys.argv) > 3 else "/usr/bin/python3"
    with tempfile.TemporaryDirectory() as scratch:
        folder = sys.argv[4] if len(sys.argv) > 4 else scratch
        if not os.path.exists(folder + "/one.pt"):
            subprocess.run([python, "-W", "ignore", "-c", WRITE, folder], check=True)
        listing(cli, python, folder + "/many.pt")
        summary(bench, python, folder + "/one.pt")


if __name__ == "__main__":
    main()
