# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs one program on this machine for a TorchTriage on another one, and leaves nothing behind.

Started by a launcher (ssh, srun, kubectl exec …) as `python -c "import sys;b=sys.stdin.buffer;
exec(b.read(int(b.readline())))"`: standard input brings, in this order, the length of this text and the text, the
length of a JSON header and the header, and the bytes of the files that the header lists. After that it is the lifeline:
a byte comes every few seconds, T asks for an orderly end, and its end means that the other side is gone.

The program's output passes as it is. What the other side is to know stands on standard error in lines that begin with
a mark which only the two of them know: "node NAME", "started PID", "failed STAGE ERRNO", "memory BYTES", "signal
NUMBER" (this process was asked to end from outside), "ended exit CODE LEFT KIB", "ended signal NUMBER LEFT KIB". The
last one is written when every process of the run has ended and its folder is gone. Needs Python 3.6, Linux, and
nothing else.
"""
import ctypes
import errno
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

VARIABLE = "TORCHTRIAGE_RUN"  # in the environment of every process of the run: it is found by it
SILENCE = 60  # seconds without a byte on the lifeline: the other side is gone, even if nothing says so
LEFT_BEHIND_GRACE = 0.5


class Failed(Exception):
    """What could not be done: stage and errno."""


def processes(name):
    """Ids of the living processes of the run."""
    mark = ("%s=%s" % (VARIABLE, name)).encode()
    found = []
    for entry in os.listdir("/proc"):
        if not entry.isdigit() or int(entry) == os.getpid():
            continue
        try:
            with open("/proc/%s/environ" % entry, "rb") as file:
                if mark in file.read().split(b"\0"):
                    found.append(int(entry))
        except OSError:
            pass  # another user's, or gone
    return found


def resident(found):
    pages = 0
    for process in found:
        try:
            with open("/proc/%d/statm" % process) as file:
                pages += int(file.read().split()[1])
        except (OSError, IndexError):
            pass
    return pages * os.sysconf("SC_PAGE_SIZE")


def signal_all(found, number):
    for process in found:
        try:
            os.kill(process, number)
            if number == signal.SIGTERM:
                os.kill(process, signal.SIGCONT)
        except OSError:
            pass


class Run:
    def __init__(self, header, source):
        self.header = header
        self.source = source
        self.name = header["name"]
        self.folder = os.path.join(tempfile.gettempdir(), "torchtriage-" + self.name)
        self.heard = time.monotonic()
        self.wish = None    # why it is to end: "asked", "gone", a signal's number
        self.kill_at = None

    def note(self, text):
        try:
            os.write(2, ("\x1e%s %s\n" % (self.name, text)).encode())
        except OSError:
            pass  # nobody reads any more

    def stage(self):
        try:
            os.mkdir(self.folder, 0o700)
            for file in self.header["files"]:
                with open(os.path.join(self.folder, os.path.basename(file["name"])), "wb") as out:
                    left = file["size"]
                    while left > 0:
                        part = self.source.read(min(left, 1 << 20))
                        if not part:
                            raise OSError(errno.EPIPE, "the files did not arrive")
                        out.write(part)
                        left -= len(part)
        except OSError as why:
            raise Failed("staging", why.errno or errno.EIO) from why

    def environment(self):
        variables = dict(os.environ)
        for name, value in self.header["environment"].items():
            if value is None:
                variables.pop(name, None)
            else:
                variables[name] = value
        variables[VARIABLE] = self.name
        return variables

    def start(self):
        words = [word if isinstance(word, str) else os.path.join(self.folder, word["staged"])
                 for word in self.header["words"]]
        try:
            os.chdir(self.header["workdir"] or os.path.expanduser("~"))
        except OSError as why:
            raise Failed("workdir", why.errno) from why
        libc = ctypes.CDLL(None)
        try:
            return subprocess.Popen(words, stdin=subprocess.DEVNULL, env=self.environment(), start_new_session=True,
                                    preexec_fn=lambda: libc.prctl(1, signal.SIGKILL))  # PR_SET_PDEATHSIG
        except OSError as why:
            raise Failed("program", why.errno) from why

    def listen(self):
        """The lifeline, on a thread of its own."""
        while True:
            try:
                part = self.source.read1(4096)
            except (OSError, ValueError):
                part = b""
            self.heard = time.monotonic()
            if not part or b"T" in part:
                self.wish = self.wish or ("asked" if part else "gone")
            if not part:
                return

    def told(self, number, _frame):
        self.wish = self.wish or number

    def follow(self, process):
        """Ends the run where that is due."""
        if time.monotonic() - self.heard > SILENCE:
            self.wish = self.wish or "gone"
        if self.wish is not None and self.kill_at is None:
            self.kill_at = time.monotonic() + self.header["grace"]
            self.end_group(process, signal.SIGTERM)
        elif self.kill_at is not None and time.monotonic() >= self.kill_at:
            self.end_group(process, signal.SIGKILL)

    def end_group(self, process, number):
        try:
            os.killpg(process.pid, number)
        except OSError:
            pass
        signal_all(processes(self.name), number)

    def watch_memory(self):
        size = resident(processes(self.name))
        if size > self.header["memory"] and self.kill_at is None:
            self.note("memory %d" % size)
            self.kill_at = time.monotonic()

    def wait(self, process):
        pause, next_look = 0.005, 0.0
        while True:
            ended, status, usage = os.wait4(process.pid, os.WNOHANG)
            if ended:
                return status, usage.ru_maxrss
            if self.header["memory"] and time.monotonic() >= next_look:
                self.watch_memory()
                next_look = time.monotonic() + 0.2
            self.follow(process)
            time.sleep(pause)
            pause = min(pause * 1.5, 0.05)

    def end_rest(self):
        """Ends what the program left behind; how many processes that were."""
        left = processes(self.name)
        if left:
            signal_all(left, signal.SIGTERM)
            until = time.monotonic() + LEFT_BEHIND_GRACE
            while processes(self.name) and time.monotonic() < until:
                time.sleep(0.02)
        until = time.monotonic() + 5
        while processes(self.name) and time.monotonic() < until:
            signal_all(processes(self.name), signal.SIGKILL)
            time.sleep(0.02)
        shutil.rmtree(self.folder, ignore_errors=True)
        return len(left)

    def run(self):
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, self.told)
        self.note("node " + socket.gethostname()[:200])
        try:
            self.stage()
            process = self.start()
        except Failed as why:
            os.chdir("/")
            self.end_rest()
            self.note("failed %s %d" % why.args)
            return
        self.note("started %d" % process.pid)
        threading.Thread(target=self.listen, daemon=True).start()
        status, largest = self.wait(process)
        if isinstance(self.wish, int):
            self.note("signal %d" % self.wish)
        os.chdir("/")
        left = self.end_rest()
        how = "signal %d" % os.WTERMSIG(status) if os.WIFSIGNALED(status) else "exit %d" % os.WEXITSTATUS(status)
        self.note("ended %s %d %d" % (how, left, largest))


def main(source):
    run = Run(json.loads(source.read(int(source.readline())).decode()), source)
    if run.header.get("sweep"):
        run.end_rest()
        run.note("swept")
    else:
        run.run()
    os._exit(0)  # the thread that reads the lifeline may wait for ever


if __name__ == "__main__":
    main(sys.stdin.buffer)
