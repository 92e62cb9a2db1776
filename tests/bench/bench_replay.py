#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long an operator's rerun takes, beside a python3 -c process that imports torch and does the same.

usage: bench_replay.py TORCHTRIAGE_REPLAY [BENCH_RERUN_CLICK LOG]

Cold is a process from start to end; prewarmed from handing over the job to the end of the process, with PyTorch loaded
before. With the other two arguments also from the click in the window to the result in its table, both ways. All are
taken in turns in one run, and the medians are compared. Ends with status 1 if cold takes more than 2/3 of Python's
time, or prewarmed more than 1/10.
"""
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

import rows

ROUNDS = 9
JOB = {"format": "torchtriage.job", "version": 1, "steps": [
    {"op": "aten::nll_loss_nd", "args": [{"synthetic": {"shape": [64, 4], "seed": 1}},
                                         {"synthetic": {"shape": [64], "dtype": "int64", "low": 0, "high": 4}}]}]}
SAME = """import torch
loss = torch.nn.functional.nll_loss(torch.rand(64, 4) * 2 - 1, torch.randint(0, 4, (64,)))
print(loss.item())"""
LIMITS = {"cold": 2 / 3, "prewarmed": 1 / 10, "click, cold": 2 / 3, "click, prewarmed": 1 / 10}


def timed(command):
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def timed_prewarmed(replay, job):
    worker = subprocess.Popen([replay, "--prewarm"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL)
    if b"ready" not in worker.stdout.readline():
        sys.exit("the prewarmed worker did not say ready")
    start = time.perf_counter()
    said = worker.communicate((job + "\n").encode())[0]
    took = time.perf_counter() - start
    if worker.returncode != 0 or b'"completed"' not in said:
        sys.exit("the prewarmed worker did not serve the job")
    return took


def timed_click(click, job, way):
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
    said = subprocess.run([click[0], job, click[1], way, "1"], stdout=subprocess.PIPE, check=True, env=environment)
    return float(said.stdout) / 1000


def main():
    replay, click = sys.argv[1], sys.argv[2:4]
    with tempfile.TemporaryDirectory() as folder:
        job = os.path.join(folder, "job.json")
        with open(job, "w", encoding="utf-8") as file:
            json.dump(JOB, file)
        ways = {"python": lambda: timed([sys.executable, "-c", SAME]), "cold": lambda: timed([replay, job]),
                "prewarmed": lambda: timed_prewarmed(replay, job)}
        if click:
            ways["click, cold"] = lambda: timed_click(click, job, "cold")
            ways["click, prewarmed"] = lambda: timed_click(click, job, "prewarmed")
        for way in ways.values():
            way()  # files into the page cache
        times = {name: [] for name in ways}
        for _ in range(ROUNDS):
            for name, way in ways.items():
                times[name].append(way())
    medians = {name: statistics.median(all_times) for name, all_times in times.items()}
    print(f"{'':<18}{'median':>10}{'of python':>12}")
    for name, median in medians.items():
        print(f"{name:<18}{median * 1000:>7.1f} ms{median / medians['python']:>12.3f}")
    limits = {name: limit for name, limit in LIMITS.items() if name in medians}
    for name, limit in limits.items():
        rows.add("rerun", f"one operator on the CPU, {name}", 1000 * medians[name], "python3 -c with torch",
                 1000 * medians["python"], unit="ms", limit=limit)
    missed = [name for name, limit in limits.items() if medians[name] > limit * medians["python"]]
    print("over the limit: " + ", ".join(missed) if missed else "within the limits: cold 2/3, prewarmed 1/10")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
