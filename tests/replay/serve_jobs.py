#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Serves many jobs with the Python engine, each in a process of its own, while PyTorch is loaded only once.

usage: serve_jobs.py ENGINE_FOLDER JOB.json...

For each job, JOB.json.out gets what the engine wrote and JOB.json.status its exit status.
"""
import os
import sys


def serve(path):
    """The engine's own way from here on, in a forked process."""
    import torchtriage_job
    import torchtriage_replay
    out = os.open(path + ".out", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    os.dup2(out, 1)
    ending = torchtriage_job.serve(path, torchtriage_replay.LineStream(), sys.stdin.buffer)
    os._exit(torchtriage_replay.EXIT_CODES[ending])


def main():
    sys.path.insert(0, sys.argv[1])
    import torch
    torch.set_num_threads(1)  # a process that has run threads cannot be forked
    for path in sys.argv[2:]:
        child = os.fork()
        if child == 0:
            try:
                serve(path)
            finally:
                os._exit(99)  # an exception has been printed
        status = os.waitpid(child, 0)[1]
        with open(path + ".status", "w", encoding="ascii") as file:
            file.write(str(os.WEXITSTATUS(status) if os.WIFEXITED(status) else -os.WTERMSIG(status)))


if __name__ == "__main__":
    main()
