#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opening a large log: torchtriage beside glogg and lnav, whole programs on the same file.

usage: bench_log_viewers.py WINDOW

The log has TORCHTRIAGE_BENCH_MIB (1024) MiB. The windows open it under Xvfb; each is timed from its start until it has
read the whole file, which is when a viewer knows every line and torchtriage the first failure; its memory is what it
holds resident then, without the pages of the file. lnav has a mode without a terminal, in which it indexes and ends. A program that is not
installed is named and left out. TORCHTRIAGE_BENCH_RUNS (3); they take turns, and the median counts.
"""
import contextlib
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "helpers"))
import measured
import rows

MIB = int(os.environ.get("TORCHTRIAGE_BENCH_MIB", "1024"))
RUNS = int(os.environ.get("TORCHTRIAGE_BENCH_RUNS", "3"))
PATIENCE_S = 300
FAILURE = b"RuntimeError: CUDA error: device-side assert triggered\n"


def write_log(path):
    lines = b"".join(b"2026-03-01 10:%02d:%02d step %d loss 0.%04d lr 0.0003 throughput 1832.4 samples/s\n"
                     % (i // 60 % 60, i % 60, i, i % 10_000) for i in range(13_000))
    with open(path, "wb") as file:
        for _ in range(MIB * 2**20 // len(lines)):
            file.write(lines)
        file.write(FAILURE)


@contextlib.contextmanager
def display():
    """A screen that nobody sees; its name."""
    reads, writes = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writes), "-screen", "0", "1440x900x24"], pass_fds=(writes,),
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writes)
    with os.fdopen(reads) as numbers:
        number = numbers.readline().strip()
    try:
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def field(process, file, name):
    text = pathlib.Path(f"/proc/{process}/{file}").read_text(encoding="utf-8")
    found = re.search(rf"^{name}:\s*(\d+)", text, re.MULTILINE)
    return int(found.group(1)) if found else 0


def open_window(command, size, env):
    """Seconds until everything was read, and resident MiB that are not the file's pages."""
    started = time.perf_counter()
    process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while field(process.pid, "io", "rchar") < size:
            if process.poll() is not None or time.perf_counter() - started > PATIENCE_S:
                sys.exit(f"{command[0]} did not read the log")
            time.sleep(0.005)
        seconds = time.perf_counter() - started
        time.sleep(0.5)
        return seconds, field(process.pid, "status", "RssAnon") / 1024
    finally:
        process.kill()
        process.wait()


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    windows = {"torchtriage": [sys.argv[1]], "glogg": ["glogg"]}
    lnav = ["lnav", "-n", "-q"]
    with tempfile.TemporaryDirectory(prefix="torchtriage-bench-") as folder, display() as screen:
        log = pathlib.Path(folder, "train.log")
        write_log(log)
        size = log.stat().st_size
        env = dict(os.environ, DISPLAY=screen, QT_QPA_PLATFORM="xcb", HOME=folder, XDG_CONFIG_HOME=folder,
                   XDG_DATA_HOME=folder, XDG_CACHE_HOME=folder)
        env.pop("WAYLAND_DISPLAY", None)
        figures = {}
        for name in [*windows, lnav[0]]:
            if not shutil.which(windows.get(name, lnav)[0]):
                print(f"{name}: not installed")
        for _ in range(RUNS):
            for name, command in windows.items():
                if shutil.which(command[0]):
                    figures.setdefault(name, []).append(open_window([*command, str(log)], size, env))
            if shutil.which(lnav[0]):
                run = measured.run([*lnav, str(log)], env=env)
                figures.setdefault(lnav[0], []).append((run.seconds, run.peak_mib))
        for name, of in figures.items():
            seconds, mib = (statistics.median(column) for column in zip(*of))
            print(f"{name:12} {seconds:7.2f} s {mib:9.1f} MiB")
            if name != "torchtriage":
                ours = [statistics.median(column) for column in zip(*figures["torchtriage"])]
                rows.add("evidence", f"window opens a log of {MIB} MiB, from its start until all was read", ours[0],
                         name, seconds)
                rows.add("evidence", f"memory after that ({MIB} MiB)", ours[1], name, mib, unit="MiB")


if __name__ == "__main__":
    main()
