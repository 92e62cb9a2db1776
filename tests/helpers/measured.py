# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a program as a whole process and measures it: wall time, peak memory, how it ended.

The program is started by a fresh small interpreter (this file as a script): the kernel counts the memory of the
process that starts a program as the program's own, so a test that holds a large input would measure itself.
"""
import dataclasses
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time


@dataclasses.dataclass
class Run:
    seconds: float
    peak_mib: float
    status: int  # exit status; negative: the signal that ended it
    timed_out: bool
    out: str = ""
    err: str = ""
    stopped: bool = False  # set by a caller that ended it on purpose


def run(command, *, limit_s=600, stdin=subprocess.DEVNULL, env=None, while_running=None, user=None):
    """Runs `command` to its end, or kills it after `limit_s`. `while_running(pid)` is called once it has started."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        request = json.dumps({"command": command, "limit_s": limit_s, "out": out.fileno(), "err": err.fileno(),
                              "user": user})
        runner = subprocess.Popen([sys.executable, __file__, request], stdin=stdin, stdout=subprocess.PIPE, env=env,
                                  pass_fds=(out.fileno(), err.fileno()), text=True)
        pid = int(runner.stdout.readline())
        if while_running:
            while_running(pid)
        result = Run(**json.loads(runner.stdout.readline()))
        runner.stdout.close()
        runner.wait()
        for name, file in (("out", out), ("err", err)):
            file.seek(0)
            setattr(result, name, file.read().decode(errors="replace"))
        return result


def run_and_tell(command, limit_s, out, err, user):
    """The other side of run(): prints the process id, then the measurements."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=out, stderr=err, user=user, start_new_session=True)
    print(process.pid, flush=True)
    expired = threading.Event()

    def expire():
        expired.set()
        os.killpg(process.pid, signal.SIGKILL)

    timer = threading.Timer(limit_s, expire)
    timer.start()
    # wait4 tells the peak memory of this one child; subprocess would only know its status.
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.monotonic() - start
    timer.cancel()
    print(json.dumps({"seconds": seconds, "peak_mib": usage.ru_maxrss / 1024,
                      "status": os.waitstatus_to_exitcode(status), "timed_out": expired.is_set()}), flush=True)


if __name__ == "__main__":
    run_and_tell(**json.loads(sys.argv[1]))
