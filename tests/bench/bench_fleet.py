#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Scan of a folder of logs, beside cat and wc -l on the same files, as whole processes.

usage: bench_fleet.py CLI

TORCHTRIAGE_BENCH_LOGS (10000) logs of TORCHTRIAGE_BENCH_MIB (1024) in all are written by make_fleet.py;
TORCHTRIAGE_BENCH_RUNS (5) is how often each program runs; they take turns, and the median counts. The last rows are
the second scan, which reads only what changed, and triage --json on every file through xargs with 1 and more
processes.
"""
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "helpers"))
import measured
import rows

LOGS = int(os.environ.get("TORCHTRIAGE_BENCH_LOGS", "10000"))
MIB = int(os.environ.get("TORCHTRIAGE_BENCH_MIB", "1024"))
RUNS = int(os.environ.get("TORCHTRIAGE_BENCH_RUNS", "5"))


def shell(command):
    return ["sh", "-c", command]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    cli = sys.argv[1]
    with tempfile.TemporaryDirectory(prefix="torchtriage-bench-") as folder:
        logs = pathlib.Path(folder, "logs")
        subprocess.run([sys.executable, HERE / "make_fleet.py", logs, str(LOGS), str(MIB)], check=True)
        env = dict(os.environ, XDG_CACHE_HOME=str(pathlib.Path(folder, "cache")))
        files = f"find {logs} -name '*.log' -print0"
        programs = {"cat | wc -l": shell(f"{files} | xargs -0 cat | wc -l"),
                    "fleet, first scan": [cli, "fleet", str(logs), "--json", "--no-cache"]}
        runs = {name: [] for name in programs}
        for _ in range(RUNS):
            for name, command in programs.items():
                runs[name].append(measured.run(command, env=env))
        again = [cli, "fleet", str(logs), "--json"]
        measured.run(again, env=env)
        runs["fleet, second scan"] = [measured.run(again, env=env) for _ in range(RUNS)]
        for processes in sorted({1, 2, os.cpu_count() or 1}):
            command = f"{files} | xargs -0 -n 200 -P {processes} {cli} triage --jobs 1 --json | wc -l"
            runs[f"triage, xargs -P {processes}"] = [measured.run(shell(command), env=env)]
        answer = json.loads(runs["fleet, first scan"][0].out)
        print(f"{answer['logs']} logs, {answer['bytes'] / 2**20:.0f} MiB, {len(answer['fingerprints'])} fingerprints; "
              f"{RUNS} runs each, {os.cpu_count()} cores")
        seconds = {name: statistics.median(run.seconds for run in of) for name, of in runs.items()}
        print(f"{'program':24} {'median s':>9} {'/ cat':>7} {'peak MiB':>9}")
        for name, of in runs.items():
            peak = max(run.peak_mib for run in of)
            print(f"{name:24} {seconds[name]:9.3f} {seconds[name] / seconds['cat | wc -l']:7.2f} {peak:9.1f}")
            if name != "cat | wc -l":
                rows.add("fleet", f"{name}: {LOGS} logs, {MIB} MiB", seconds[name], "cat | wc -l",
                         seconds["cat | wc -l"], limit=2.5 if name == "fleet, first scan" else None, peak_mib=peak)


if __name__ == "__main__":
    main()
