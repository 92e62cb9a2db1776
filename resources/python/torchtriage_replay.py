#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Serves one TorchTriage job with the PyTorch of this interpreter: the protocol of torchtriage-replay.

usage: torchtriage_replay.py JOB.json   serve the job file (- reads the job from standard input)
       torchtriage_replay.py --prewarm  load PyTorch, wait for one line with a job or its path, serve it
       torchtriage_replay.py --probe    tell version, build and devices

Outcome lines (JSON) go to standard output, everything else to standard error. Exit status: 0 completed, 1 a step
failed, 2 refused: job, input or device, 3 the device reported an error. Needs Python 3.8 and PyTorch 1.8, nothing
else. A saved batch is read with an inert unpickler: nothing that the file names is imported or called.
"""
import os
import sys

from torchtriage_protocol import LineStream

EXIT_CODES = {"completed": 0, "failed": 1, "refused": 2, "poisoned": 3}


def end(status):
    """Without what PyTorch does at exit: after a device error it may hang."""
    sys.stderr.flush()
    os._exit(status)


def main():
    if len(sys.argv) != 2 or (sys.argv[1].startswith("--") and sys.argv[1] not in ("--prewarm", "--probe")):
        sys.exit(__doc__)
    stream = LineStream()
    # After the stream has taken standard output, so that nothing printed by the import can break into a line.
    import torchtriage_job
    word = sys.argv[1]
    if word == "--probe":
        stream.write("hello", **torchtriage_job.probe())
        end(0)
    if word == "--prewarm":
        torchtriage_job.warm_up()
        stream.write("ready")
        word = sys.stdin.buffer.readline(torchtriage_job.MOST_JOB_BYTES + 1).decode(errors="replace").strip()
        if not word:
            end(0)
    end(EXIT_CODES[torchtriage_job.serve(word, stream, sys.stdin.buffer)])


if __name__ == "__main__":
    main()
