#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Triage of a large log, beside ripgrep with the same literals and wc -l, as whole processes on one file.

usage: bench_triage.py CLI SIGNATURES_DIR

TORCHTRIAGE_BENCH_MIB (1024) is the size of the log, TORCHTRIAGE_BENCH_RUNS (5) how often each program runs; the
programs take turns, and the median counts. The log: 200 ranks, their lines interleaved, one failure near the end.
"""
import json
import os
import pathlib
import random
import shutil
import statistics
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "helpers"))
import measured
import rows

MIB = int(os.environ.get("TORCHTRIAGE_BENCH_MIB", "1024"))
RUNS = int(os.environ.get("TORCHTRIAGE_BENCH_RUNS", "5"))
RANKS = 200
SAMPLE = pathlib.Path(__file__).resolve().parents[2] / "resources" / "samples" / "class-index-8-ranks.log"


def line(rng, number):
    rank = rng.randrange(RANKS)
    clock = f"{number // 3600 % 24:02d}:{number // 60 % 60:02d}:{number % 60:02d}.{rng.randrange(1000):03d}"
    kind = rng.randrange(6)
    if kind < 2:
        text = f"INFO  train  epoch 4  iter {number}/240000  loss {rng.random():.4f}  lr 2.98e-04  step 0.184 s"
    elif kind == 2:
        text = f"DEBUG ddp    bucket {rng.randrange(4)}  allreduce 25.0 MB  {rng.uniform(2, 4):.1f} ms"
    elif kind == 3:
        text = f"DEBUG loader worker {rng.randrange(4)}  queue {rng.randrange(5)}/4"
    elif kind == 4:
        text = f"INFO  mem    cuda:{rank % 8}  allocated {rng.uniform(20, 22):.1f} GB  reserved 24.5 GB  of 79.1 GB"
    else:
        text = f"DEBUG train  iter {number}  forward done  logits [32, 4] float32  targets [32] int64"
    return f"[default{rank}]:{clock} {text}\n"


def write_log(path):
    rng = random.Random(20)
    chunks = ["".join(line(rng, 13_000 * chunk + i) for i in range(13_000)).encode() for chunk in range(24)]
    failure = SAMPLE.read_bytes()
    with open(path, "wb") as file:
        written = 0
        while written < (MIB << 20) - len(failure) - len(chunks[0]):
            written += file.write(rng.choice(chunks))
        file.write(failure)
        file.write(chunks[0])


def write_literals(folder, path):
    """Every literal that the triage looks for in its one pass."""
    literals = set()
    for name in sorted(pathlib.Path(folder).glob("*.json")):
        if name.name != "schema.json":
            for signature in json.loads(name.read_text(encoding="utf-8")).get("signatures", []):
                literals.update(signature["literals"])
    path.write_text("".join(literal + "\n" for literal in sorted(literals)), encoding="utf-8")
    return len(literals)


def of_peers(programs):
    return [name for name in programs if name != "torchtriage-cli triage"]


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    cli, signatures = sys.argv[1:]
    with tempfile.TemporaryDirectory(prefix="torchtriage-bench-") as folder:
        log, literals = pathlib.Path(folder, "ranks.log"), pathlib.Path(folder, "literals.txt")
        write_log(log)
        count = write_literals(signatures, literals)
        programs = {"torchtriage-cli triage": [cli, "triage", str(log), "--json"],
                    "wc -l": ["wc", "-l", str(log)]}
        if shutil.which("rg"):
            programs[f"rg -c -F -f ({count} literals)"] = ["rg", "-c", "-F", "-f", str(literals), str(log)]
        else:
            print("rg is not here: install ripgrep for the comparison")
        runs = {name: [] for name in programs}
        for _ in range(RUNS):
            for name, command in programs.items():
                runs[name].append(measured.run(command))
    answer = runs["torchtriage-cli triage"][0]
    report = json.loads(answer.out) if answer.status == 0 else {}
    print(f"log of {MIB} MiB, {report.get('lines')} lines; read as {report.get('family')} at line "
          f"{report.get('first_line')}; {RUNS} runs each, {os.cpu_count()} cores")
    seconds = {name: statistics.median(run.seconds for run in of) for name, of in runs.items()}
    ours = seconds["torchtriage-cli triage"]
    print(f"{'program':34} {'median s':>9} {'GiB/s':>7} {'ours/its':>9} {'peak MiB':>9}")
    for name, of in runs.items():
        print(f"{name:34} {seconds[name]:9.3f} {MIB / 1024 / seconds[name]:7.2f} {ours / seconds[name]:9.2f} "
              f"{max(run.peak_mib for run in of):9.1f}")
    for name in of_peers(programs):
        rows.add("triage", f"log of {MIB} MiB, 200 ranks", ours, name, seconds[name],
                 peak_mib=max(run.peak_mib for run in runs["torchtriage-cli triage"]))
    if report.get("family") != "device-assert":
        sys.exit(f"the failure was not found: status {answer.status} {answer.err}")


if __name__ == "__main__":
    main()
