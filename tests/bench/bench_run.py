#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What `torchtriage-cli run -- COMMAND` costs: added to a command that ends at once, and to one that talks all the time.

usage: bench_run.py CLI PYTHON

The short command is /bin/true. The chatty ones are a Python program that prints TORCHTRIAGE_BENCH_LINES (3 million)
lines of a training log, beside the same program into a pipe that is read, and `yes`, which does nothing but write,
beside tee, which does what every recorder has to do. TORCHTRIAGE_BENCH_RUNS (9) is how often each runs; they take
turns, and the median counts.
"""
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "helpers"))
import rows

LINES = int(os.environ.get("TORCHTRIAGE_BENCH_LINES", "3000000"))
RUNS = int(os.environ.get("TORCHTRIAGE_BENCH_RUNS", "9"))
ALLOWED_S = 0.010
PRINTS = f"""
for step in range({LINES}):
    print(f"step {{step}} loss {{1.0 / (step + 1):.6f}} lr 0.0003 throughput 1832.4 samples/s")
"""


def timed(command, env):
    started = time.perf_counter()
    subprocess.run(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return time.perf_counter() - started


def medians(commands, runs, env):
    """Median seconds of each; they take turns, so that a busy moment meets all of them."""
    seconds = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            seconds[name].append(timed(command, env))
    return {name: statistics.median(each) for name, each in seconds.items()}


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    cli, python = sys.argv[1:]
    with tempfile.TemporaryDirectory(prefix="torchtriage-bench-") as folder:
        env = dict(os.environ, XDG_DATA_HOME=folder, XDG_CACHE_HOME=folder)
        run = [cli, "run", "--library", str(pathlib.Path(folder, "library")), "--"]
        short = medians({"itself": ["/bin/true"], "recorded": [*run, "/bin/true"]}, 5 * RUNS, env)
        added = short["recorded"] - short["itself"]
        print(f"/bin/true: {1000 * short['itself']:.2f} ms, recorded {1000 * short['recorded']:.2f} ms, "
              f"{1000 * added:.2f} ms more")
        rows.add("run", "added to a command that ends at once", added, "what we allow", ALLOWED_S, limit=1.0)

        program = pathlib.Path(folder, "prints.py")
        program.write_text(PRINTS, encoding="utf-8")
        chatty = medians({"piped": ["sh", "-c", f"{python} {program} | cat"],
                          "recorded": ["sh", "-c", f"{' '.join(run)} {python} {program} | cat"]}, RUNS, env)
        print(f"{LINES} lines of Python: {chatty['piped']:.3f} s through a pipe, {chatty['recorded']:.3f} s recorded, "
              f"{100 * (chatty['recorded'] / chatty['piped'] - 1):+.2f} %")
        rows.add("run", f"a Python program that prints {LINES:,} lines", chatty["recorded"], "the same through a pipe",
                 chatty["piped"], limit=1.01)

        yes = "yes 'step 12000 loss 0.412 lr 0.0003 throughput 1832.4 samples/s' | head -c 1073741824"
        copied = pathlib.Path(folder, "copy.log")
        flood = medians({"tee": ["sh", "-c", f"({yes}) | tee {copied}"],
                         "recorded": [*run, "sh", "-c", yes]}, max(3, RUNS // 3), env)
        print(f"1 GiB of yes: tee {flood['tee']:.3f} s, recorded {flood['recorded']:.3f} s")
        rows.add("run", "1 GiB written as fast as it goes", flood["recorded"], "tee", flood["tee"])


if __name__ == "__main__":
    main()
