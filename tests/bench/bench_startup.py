#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cold start to the first painted incident, beside an empty Qt Widgets window with one QCustomPlot.

usage: bench_startup.py EMPTY_WINDOW INCIDENT_WINDOW LOG

Whole processes on the offscreen platform, one after the other by turns; TORCHTRIAGE_BENCH_RUNS (15) of each, the
median counts.
"""
import os
import statistics
import sys
import pathlib
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "helpers"))
import measured
import rows

RUNS = int(os.environ.get("TORCHTRIAGE_BENCH_RUNS", "15"))


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    empty, incident, log = sys.argv[1:]
    with tempfile.TemporaryDirectory(prefix="torchtriage-bench-") as home:
        # Settings and logs of the person who measures are left alone.
        env = dict(os.environ, QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8", HOME=home,
                   XDG_CONFIG_HOME=f"{home}/config", XDG_DATA_HOME=f"{home}/data", XDG_STATE_HOME=f"{home}/state",
                   XDG_CACHE_HOME=f"{home}/cache")
        programs = {"empty window, one plot": [empty], "TorchTriage, incident painted": [incident, log]}
        runs = {name: [] for name in programs}
        for turn in range(RUNS + 1):
            for name, command in programs.items():
                result = measured.run(command, limit_s=60, env=env)
                if result.status != 0:
                    sys.exit(f"{name}: ended with {result.status} {result.err}")
                if turn > 0:  # the first turn fills the caches
                    runs[name].append(result)
    base = statistics.median(run.seconds for run in runs["empty window, one plot"])
    print(f"{'process':32} {'median ms':>10} {'ratio':>6} {'peak MiB':>9}   ({RUNS} runs each)")
    for name, of in runs.items():
        median = statistics.median(run.seconds for run in of)
        peak = max(run.peak_mib for run in of)
        print(f"{name:32} {1000 * median:10.1f} {median / base:6.2f} {peak:9.1f}")
    rows.add("window", "cold start to the first painted incident", 1000 * median, "empty Qt window with one plot",
             1000 * base, unit="ms", limit=2.0, peak_mib=peak)


if __name__ == "__main__":
    main()
