#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills `torchtriage-cli reduce` at random moments and calls it again: it goes on, and comes to the same result.

usage: kill_reduction.py CLI

TORCHTRIAGE_KILLS is the number of kills (default 5), TORCHTRIAGE_SEED the seed of their moments.
"""
import filecmp
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

import torch

CLI = sys.argv[1]
KILLS = int(os.environ.get("TORCHTRIAGE_KILLS", "5"))
SEED = int(os.environ.get("TORCHTRIAGE_SEED", "7"))
ROWS = 8  # few: each run loads PyTorch anew
BAD = 5
RESULTS = ("batch.pt", "job.json", "reproduce.py", "plain/batch.pt", "plain/reproduce.py")


def make_job(folder):
    """A loss over four classes; one target is the class that does not exist."""
    target = torch.arange(ROWS) % 4
    target[BAD] = 4
    torch.save({"logits": torch.linspace(0, 1, ROWS * 4).reshape(ROWS, 4), "target": target}, folder / "batch.pt")
    saved = [{"file": "batch.pt", "key": key} for key in ("logits", "target")]
    job = folder / "job.json"
    job.write_text(json.dumps({"format": "torchtriage.job", "version": 1, "device": "cpu", "steps": [
        {"op": "aten::nll_loss_nd", "args": [*saved, None, 1, -100]}]}))
    return job


def start(job, case):
    # A session of its own: what is killed is the reducer alone, as by the out-of-memory killer.
    return subprocess.Popen([CLI, "reduce", "--job", job, "-o", case, "--json"], stdout=subprocess.PIPE,
                            stderr=subprocess.DEVNULL, text=True, start_new_session=True)


def finish(job, case):
    lines = [json.loads(line) for line in start(job, case).communicate(timeout=600)[0].splitlines()]
    last = lines[-1]
    assert last["event"] == "reduction" and last["end"] == "complete" and last["confirmed"], last
    return last


def answers(case):
    journal = case / "trials.jsonl"
    return journal.read_bytes().count(b"\n") if journal.exists() else 0


def kill_until_done(job, case, longest, dice):
    """Returns how often it was done all the same, and how often a call got on; begins anew where it was done."""
    kills = forgotten = done = went_on = 0
    known = answers(case)
    while kills < KILLS:
        process = start(job, case)
        try:
            process.wait(dice.uniform(0.02, longest))
            done += 1
            check(case)
            clear(case)
            known = 0
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            process.wait()
            kills += 1
            forgotten += answers(case) < known
            went_on += answers(case) > known
            known = answers(case)
        process.stdout.close()
    assert not forgotten, f"{forgotten} times the journal lost answers"
    return done, went_on


def check(case):
    summary = json.loads((case / "reduction.json").read_text())
    kept = summary["axes"][0]["kept"]
    assert kept == str(BAD), kept


def clear(case):
    for path in sorted(case.rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()


def main():
    dice = random.Random(SEED)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        job = make_job(folder)
        began = time.monotonic()
        whole = finish(job, folder / "undisturbed")
        took = time.monotonic() - began
        # Time enough for the case itself and a few trials: some calls get on, others are killed at once.
        done, went_on = kill_until_done(job, folder / "killed", 8 * took / whole["runs"], dice)
        last = finish(job, folder / "killed")
        check(folder / "killed")
        for each in RESULTS:
            assert filecmp.cmp(folder / "undisturbed" / each, folder / "killed" / each, shallow=False), each
        same = [key for key in ("axes", "inputs", "steps", "failure", "plain_confirmed") if whole[key] != last[key]]
        assert not same, same
        reproduced = subprocess.run([sys.executable, folder / "killed" / "reproduce.py"], capture_output=True,
                                    text=True, check=False)
        assert reproduced.returncode == 1 and "IndexError" in reproduced.stderr, reproduced.stderr
    print(f"{KILLS} kills of a reduction of {whole['runs']} runs ({took:.1f} s); {went_on} of the calls that "
          f"were killed got on, {done} were done before; the last call took {last['runs']} runs; results are the same byte for byte")


main()
