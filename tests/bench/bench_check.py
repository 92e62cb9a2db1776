#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checking 10 million targets beside PyTorch, as whole processes, in one run on one machine.

usage: bench_check.py TORCHTRIAGE_CLI [PYTHON [FOLDER]]

Writes two batches with PYTHON's PyTorch, one of 10 million int64 targets and one ten times as large, then measures, each
time the best of several runs: `check --json` beside a Python process that loads the file and makes the same check with
torch. Memory must not grow with the batch.
"""
import os
import subprocess
import sys
import tempfile
import time

import rows

WRITE = """
import sys, torch
torch.manual_seed(3)
for name, count in (("small", 10_000_000), ("large", 100_000_000)):
    target = torch.randint(0, 1000, (count,))
    target[::9973] = 1000
    target[::7] = -100
    torch.save({"target": target}, sys.argv[1] + f"/{name}.pt")
"""
CHECK = """
import sys, torch
target = torch.load(sys.argv[1])["target"]
wrong = ((target < 0) | (target >= 1000)) & (target != -100)
positions = wrong.nonzero().flatten()
values, counts = target.unique(return_counts=True)
print(len(positions), positions[:1000].tolist()[-1], len(values))
"""
RUNS = 5


def process(command, accepted):
    """Seconds and peak KiB of a whole process."""
    start = time.perf_counter()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode not in accepted:
        sys.exit(f"bench_check: {command[0]} ended with {child.returncode}")
    return time.perf_counter() - start, usage.ru_maxrss


def best(command, accepted=(0,)):
    return min(process(command, accepted) for _ in range(RUNS))


def measure(cli, python, folder):
    subprocess.run([python, "-W", "ignore", "-c", WRITE, folder], check=True)
    ours = [cli, "check", "--target", "target", "--classes", "1000", "--json"]
    seconds, memory = best(ours + [f"{folder}/small.pt"], (1,))
    theirs, their_memory = best([python, "-W", "ignore", "-c", CHECK, f"{folder}/small.pt"])
    large, large_memory = best(ours + [f"{folder}/large.pt"], (1,))
    print(f"check of 10 million targets     ours {seconds:8.3f} s  {memory / 1024:7.1f} MiB")
    print(f"                               torch {theirs:8.3f} s  {their_memory / 1024:7.1f} MiB")
    print(f"                               ratio {theirs / seconds:8.1f}")
    rows.add("contract", "10 million int64 targets", seconds, "torch in Python", theirs, limit=1 / 5,
             peak_mib=memory / 1024, note=f"100 million: {large:.2f} s, {large_memory / 1024:.0f} MiB")
    print(f"check of 100 million targets    ours {large:8.3f} s  {large_memory / 1024:7.1f} MiB")


def main():
    cli = sys.argv[1]
    python = sys.argv[2] if len(sys.argv) > 2 else sys.executable
    if len(sys.argv) > 3:
        measure(cli, python, sys.argv[3])
        return
    with tempfile.TemporaryDirectory() as folder:
        measure(cli, python, folder)


if __name__ == "__main__":
    main()
