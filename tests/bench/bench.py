#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs every bench program given, one after the other, and makes one table of their rows.

usage: bench.py JSON_FILE MARKDOWN_FILE BUILD_TYPE -- COMMAND... [-- COMMAND...]...

The JSON file holds the rows with date, machine and versions; the Markdown file is written from it. A program that
fails is named in both, and the others still run; the exit status is then 1. TORCHTRIAGE_BENCH_RUNS and the other
variables of the programs apply.
"""
import datetime
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile


def first_line(command):
    """What a program says of its version; nothing where it is not installed."""
    if not shutil.which(command[0]):
        return None
    result = subprocess.run(command, capture_output=True, text=True)
    said = (result.stdout or result.stderr).strip().split("\n")[0]
    return said if result.returncode == 0 else None


def machine():
    cpu = re.search(r"model name\s*:\s*(.*)", pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8"))
    memory = re.search(r"MemTotal:\s*(\d+)", pathlib.Path("/proc/meminfo").read_text(encoding="utf-8"))
    release = re.search(r'PRETTY_NAME="(.*)"', pathlib.Path("/etc/os-release").read_text(encoding="utf-8"))
    return {"cpu": cpu.group(1) if cpu else platform.machine(), "cores": os.cpu_count(),
            "memory_gib": round(int(memory.group(1)) / 2**20) if memory else None,
            "system": release.group(1) if release else platform.system(),
            "load_at_start": round(os.getloadavg()[0], 2)}


def versions():
    programs = {"compiler": ["c++", "--version"], "ripgrep": ["rg", "--version"], "lnav": ["lnav", "-V"],
                "coreutils": ["wc", "--version"], "python": [sys.executable, "--version"],
                "pytorch": [sys.executable, "-W", "ignore", "-c", "import torch; print(torch.__version__)"]}
    return {name: said for name, command in programs.items() if (said := first_line(command))}


def commit():
    folder = pathlib.Path(__file__).resolve().parent
    result = subprocess.run(["git", "-C", folder, "rev-parse", "--short=10", "HEAD"], capture_output=True, text=True)
    return result.stdout.strip() or None


def number(value):
    return "" if value is None else f"{value:.3g}" if value < 100 else f"{value:.0f}"


def verdict(row):
    if row["limit"] is None:
        return ""
    return f"{'within' if row['ratio'] <= row['limit'] else '**over**'} {number(row['limit'])}"


def cells(*texts):
    """A row of a table; a bar inside a text, as in a pipe, would end its cell."""
    return "| " + " | ".join(text.replace("|", "\\|") for text in texts) + " |"


def markdown(result):
    computer = result["machine"]
    lines = ["# Benchmarks", "",
             "Written by `cmake --build --preset release --target bench`; not edited by hand. Each row is ours beside "
             "a peer on the same data in the same run, so the ratio carries over to other machines better than the "
             "seconds do. Whole processes unless said otherwise; the median or the best of several runs, taken in "
             "turns. Ratio = ours / its: under 1 is faster than the peer.", "",
             f"{result['date']}, commit {result['commit']}, {result['build']} build. {computer['cpu']}, "
             f"{computer['cores']} cores, {computer['memory_gib']} GiB, {computer['system']}; load at the start "
             f"{computer['load_at_start']}.", "",
             "; ".join(f"{name}: {said}" for name, said in result["versions"].items()) + ".", "",
             "| Area | What | Ours | Peer | Its | Ratio | Aim | Peak MiB |", "|---|---|--:|---|--:|--:|---|--:|"]
    for row in (row for row in result["rows"] if "ratio" in row):
        what = row["what"] + (f" ({row['note']})" if row["note"] else "")
        lines.append(cells(row["area"], what, f"{number(row['ours'])} {row['unit']}", row["peer"],
                           f"{number(row['theirs'])} {row['unit']}", number(row["ratio"]), verdict(row),
                           number(row["peak_mib"])))
    grown = [row for row in result["rows"] if "exponent" in row]
    if grown:
        lines += ["", "## Growth of cost", "",
                  "The time of an empty input is taken off; the exponent is that between the last two sizes. 1 is "
                  "linear; over 1.1 is explained in the last column or a defect.", "",
                  "| Area | What | Sizes | Seconds | Exponent | |", "|---|---|---|---|--:|---|"]
        for row in grown:
            lines.append(cells(row["area"], row["what"], ", ".join(row["sizes"]),
                               ", ".join(number(value) for value in row["seconds"]), f"{row['exponent']:.2f}",
                               row["note"]))
    if result["failed"]:
        lines += ["", "Failed, and so not in the table: " + ", ".join(f"`{name}`" for name in result["failed"]) + "."]
    return "\n".join(lines) + "\n"


def main():
    head, *commands = "\0".join(sys.argv[1:]).split("\0--\0")
    head = head.split("\0")
    if len(head) != 3 or not commands:
        sys.exit(__doc__)
    result = {"date": datetime.date.today().isoformat(), "commit": commit(), "build": head[2], "machine": machine(),
              "versions": versions(), "failed": []}
    with tempfile.TemporaryDirectory(prefix="torchtriage-bench-") as folder:
        rows = pathlib.Path(folder, "rows.jsonl")
        rows.touch()
        for command in (text.split("\0") for text in commands):
            name = next(part for part in map(os.path.basename, command) if part.startswith("bench_"))
            print(f"\n== {name}", flush=True)
            if subprocess.run(command, env=dict(os.environ, TORCHTRIAGE_BENCH_ROWS=str(rows))).returncode != 0:
                result["failed"].append(name)
        result["rows"] = [json.loads(line) for line in rows.read_text(encoding="utf-8").splitlines()]
    pathlib.Path(head[0]).write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    pathlib.Path(head[1]).write_text(markdown(result), encoding="utf-8")
    print(f"\n{markdown(result)}\nwritten: {head[0]}, {head[1]}")
    sys.exit(1 if result["failed"] else 0)


if __name__ == "__main__":
    main()
