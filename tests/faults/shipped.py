# SPDX-License-Identifier: GPL-3.0-or-later
"""The shipped programs under faults: starts one with less than it needs, and looks at what it says and leaves.

Every test of this folder is called with the folder of the programs: test_X.py PROGRAMS.
"""
import ctypes
import dataclasses
import json
import os
import pathlib
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAMS = pathlib.Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else None
# A sanitizer reserves terabytes of address space, and its own words belong to it.
SANITIZED = PROGRAMS is not None and b"__asan_init" in (PROGRAMS / "torchtriage-guard").read_bytes()
LIMIT_S = 120  # a machine that tests is busy; a program that hangs is what this is for

LIBC = ctypes.CDLL(None, use_errno=True)
PR_CAPBSET_DROP, PR_SET_CHILD_SUBREAPER = 24, 36
CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, CAP_FOWNER = 1, 2, 3
CLONE_NEWNS, CLONE_NEWUSER = 0x20000, 0x10000000
MS_REC, MS_PRIVATE = 0x4000, 0x40000

FAILURE = b"""step 11 loss 0.4170
step 12 loss 0.4121
Traceback (most recent call last):
  File "/home/user/train.py", line 10, in step
    loss = criterion(output, target)
RuntimeError: CUDA error: device-side assert triggered
"""
# What only a runtime or a debugger should ever print.
RAW = re.compile(r"terminate called|what\(\)|std::|Traceback|bad_alloc|basic_string|filesystem error|Segmentation|"
                 r"Aborted|core dumped|\x1b|0x[0-9a-f]{6}")


@dataclasses.dataclass
class Ended:
    status: int  # negative: the signal that ended it
    out: str
    err: str

    def lines(self):
        return [json.loads(line) for line in self.out.splitlines()]


def drop_rights_of_root():
    """In a child before it starts its program: root stays the owner of its files, but permission bits count for it as
    they do for a user, and the build folder stays readable wherever it lies."""
    for right in (CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, CAP_FOWNER):
        if LIBC.prctl(PR_CAPBSET_DROP, right, 0, 0, 0) != 0:
            raise OSError(ctypes.get_errno(), "the rights of root cannot be dropped")


def start(program, *words, limits=None, as_user=False, closed=(), env=None, **options):
    """Starts one of the programs. `limits`: {resource.RLIMIT_X: value}. `as_user`: without what root may do.
    `closed`: descriptors that it does not get."""
    def prepare():
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        for limit, value in (limits or {}).items():
            resource.setrlimit(limit, (value, value))
        if as_user and os.geteuid() == 0:
            drop_rights_of_root()
        for number in closed:
            os.close(number)

    options = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
    return subprocess.Popen([str(PROGRAMS / program), *map(str, words)], preexec_fn=prepare,
                            env={**os.environ, **(env or {})}, start_new_session=True, **options)


def run(program, *words, **options):
    process = start(program, *words, **options)
    try:
        out, err = process.communicate(timeout=LIMIT_S)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise
    return Ended(process.returncode, (out or b"").decode(errors="replace"), (err or b"").decode(errors="replace"))


def cli(*words, **options):
    return run("torchtriage-cli", *words, **options)


def inject(**what):
    """The environment that makes a program meet a fault at a chosen call: see fault_injector.cpp."""
    library = next(PROGRAMS.glob("libtorchtriage-faults.*"))
    return {"LD_PRELOAD": str(library), **{"FAULT_" + name.upper(): str(value) for name, value in what.items()}}


def own_mounts():
    """Gives this process mounts of its own, which end with it. False where the system does not allow that."""
    user, group = os.geteuid(), os.getegid()
    if LIBC.unshare(CLONE_NEWNS) != 0:
        if LIBC.unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0:
            return False
        for name, text in (("setgroups", "deny"), ("uid_map", f"0 {user} 1"), ("gid_map", f"0 {group} 1")):
            pathlib.Path("/proc/self", name).write_text(text)
    return LIBC.mount(b"none", b"/", None, MS_REC | MS_PRIVATE, None) == 0


class FaultTest(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="torchtriage-faults-"))
        self.addCleanup(self.remove_folder)
        self.home = self.folder / "home"
        self.home.mkdir()
        self.env = {"HOME": str(self.home), "TORCHTRIAGE_INCIDENTS": str(self.folder / "library")}
        for name in ("CACHE", "DATA", "CONFIG"):
            self.env[f"XDG_{name}_HOME"] = str(self.home / name.lower())
        self.log = self.write("fail.log", FAILURE)

    def remove_folder(self):
        for path in [self.folder, *self.folder.rglob("*")]:
            if path.is_dir() and not path.is_symlink():
                path.chmod(0o755)
        subprocess.run(["rm", "-rf", str(self.folder)], check=False)

    def write(self, name, content):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        return path

    def cli(self, *words, env=None, **options):
        return cli(*words, env={**self.env, **(env or {})}, cwd=self.folder, **options)

    def assertSays(self, ended, *pieces, status=2, lines=1):
        """It ended with `status`, and its last `lines` lines on standard error are sentences that hold the pieces."""
        self.assertEqual(ended.status, status, ended)
        self.assertNotRegex(ended.err, RAW)
        said = [line for line in ended.err.splitlines() if line.startswith("torchtriage")]
        self.assertEqual(len(said), lines, ended.err)
        for line in said:
            self.assertRegex(line, r"^torchtriage[a-z-]*: .*[.]$")
        for piece in pieces:
            self.assertIn(piece, ended.err)

    def assertOnly(self, folder, *names):
        self.assertEqual(sorted(path.name for path in pathlib.Path(folder).iterdir()), sorted(names))


def main():
    if PROGRAMS is None:
        sys.exit(__doc__)
    unittest.main(module="__main__", argv=sys.argv[:1] + sys.argv[2:], verbosity=1)
