#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a folder of rank logs as a cluster leaves them: jobs of eight ranks, over 24 days, nine of ten with a failure.

usage: make_fleet.py FOLDER LOGS MIB [SEED]

Each log is training output of its own (times, ranks, steps, losses), then the failing part of one of the logs of
tests/corpus with other numbers in it, or nothing. The same arguments give the same bytes and the same file times.
"""
import datetime
import os
import pathlib
import random
import re
import sys

CORPUS = pathlib.Path(__file__).resolve().parents[1] / "corpus" / "dev"
RANKS = 8
DAYS = 24
START = datetime.datetime(2024, 7, 1, 2, 0, tzinfo=datetime.timezone.utc)


def training_blocks(rng):
    """Blocks of ordinary output, with a place for the date."""
    kinds = (
        lambda i: f"INFO train epoch 4 iter {i}/240000 loss {rng.random():.4f} lr 2.98e-04 step 0.184 s",
        lambda i: f"DEBUG ddp bucket {rng.randrange(4)} allreduce 25.0 MB {rng.uniform(2, 4):.1f} ms",
        lambda i: f"DEBUG loader worker {rng.randrange(4)} queue {rng.randrange(5)}/4",
        lambda i: f"INFO mem cuda:{rng.randrange(8)} allocated {rng.uniform(20, 22):.1f} GB of 79.1 GB",
        lambda i: f"DEBUG train iter {i} forward done logits [32, 4] float32 targets [32] int64",
    )
    blocks = []
    for block in range(64):
        lines = []
        for i in range(160):
            clock = f"{i // 60 % 24:02d}:{i % 60:02d}:{rng.randrange(60):02d},{rng.randrange(1000):03d}"
            lines.append(f"@DATE@ {clock} {rng.choice(kinds)(block * 160 + i)}\n")
        blocks.append("".join(lines))
    return blocks


def failures():
    """Short logs with a failure; their numbers outside of words are changed for each use."""
    texts = [path.read_text(encoding="utf-8", errors="replace") for path in sorted(CORPUS.glob("*.log"))]
    return [text for text in texts if 300 < len(text) < 6000][:40]


def varied(rng, text):
    return re.sub(r"(?<=[ (])[1-9]\d{2,4}(?=[ ),])", lambda match: str(rng.randrange(100, 99999)), text)


def main():
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    folder, logs, size = pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]) << 20
    rng = random.Random(sys.argv[4] if len(sys.argv) == 5 else "fleet")
    blocks, kinds = training_blocks(rng), failures()
    weights = [1 / (rank + 1) for rank in range(len(kinds))]
    dated = {}
    for number in range(logs):
        job, rank = divmod(number, RANKS)
        if rank == 0:
            start = START + datetime.timedelta(days=rng.randrange(DAYS), minutes=rng.randrange(600))
            kind = rng.choices(kinds, weights)[0] if rng.random() < 0.9 else ""
            path = folder / f"job-{job:04d}"
            path.mkdir(parents=True, exist_ok=True)
        date = start.strftime("%Y-%m-%d")
        if date not in dated:
            dated[date] = [block.replace("@DATE@", date) for block in blocks]
        parts, length = [], 0
        while length < size // logs - 3000:
            parts.append(rng.choice(dated[date]))
            length += len(parts[-1])
        parts.append(varied(rng, kind))
        log = path / f"rank{rank}.log"
        log.write_text("".join(parts), encoding="utf-8")
        os.utime(log, (start.timestamp() + 3600, start.timestamp() + 3600 + rank))


if __name__ == "__main__":
    main()
