# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a program as a whole process and measures it: wall time, peak memory, how it ended."""
import dataclasses
import os
import signal
import subprocess
import tempfile
import threading
import time


@dataclasses.dataclass
class Run:
    seconds: float
    peak_mib: float
    status: int  # exit status; negative: the signal that ended it
    out: str
    err: str
    timed_out: bool
    stopped: bool = False  # set by a caller that ended it on purpose


def run(command, *, limit_s=600, stdin=subprocess.DEVNULL, env=None, while_running=None, user=None):
    """Runs `command` to its end, or kills it after `limit_s`. `while_running(process)` is called once, at once."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        start = time.monotonic()
        process = subprocess.Popen(command, stdin=stdin, stdout=out, stderr=err, env=env, user=user,
                                   start_new_session=True)
        expired = threading.Event()

        def expire():
            expired.set()
            os.killpg(process.pid, signal.SIGKILL)

        timer = threading.Timer(limit_s, expire)
        timer.start()
        try:
            if while_running:
                while_running(process)
            # wait4 tells the peak memory of this one child; subprocess would only know its status.
            _, status, usage = os.wait4(process.pid, 0)
        finally:
            timer.cancel()
        seconds = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        err.seek(0)
        return Run(seconds, usage.ru_maxrss / 1024, process.returncode, out.read().decode(errors="replace"),
                   err.read().decode(errors="replace"), expired.is_set())
