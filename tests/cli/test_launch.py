#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""torchtriage-cli rerun on another machine: a real sshd or a real Slurm on the loopback address.

usage: test_launch.py CLI ssh|slurm
"""
import glob
import json
import os
import pathlib
import re
import signal
import struct
import subprocess
import sys
import tempfile
import time
import unittest

import loopback

CLI, WHICH = sys.argv[1:3]
PYTHON = sys.executable
HAS_TORCH = subprocess.run([PYTHON, "-c", "import torch"], capture_output=True, check=False).returncode == 0
MARK = re.compile(rb"\x1e[0-9a-f]{16} ")


def marked_processes(temporary):
    """Processes of runs on the machine with that temporary folder that are still there."""
    found = []
    for path in glob.glob("/proc/[0-9]*/environ"):
        try:
            text = pathlib.Path(path).read_bytes()
            if b"TORCHTRIAGE_RUN=" in text and f"TMPDIR={temporary}\0".encode() in text:
                found.append(int(path.split("/")[2]))
        except OSError:
            pass
    return found


class Launch(unittest.TestCase):
    """What ssh and Slurm have in common. `words` are the options that lead there."""

    words = ()

    @classmethod
    def setUpClass(cls):
        if cls is Launch:
            raise unittest.SkipTest("the base of the others")
        folder = tempfile.TemporaryDirectory(prefix="launch-")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        (cls.folder / "daemons").mkdir()
        cls.temporary = str(cls.folder / "tmp")
        os.mkdir(cls.temporary)
        os.environ["XDG_CONFIG_HOME"] = str(cls.folder / "config")
        os.environ["XDG_CACHE_HOME"] = str(cls.folder / "cache")
        try:
            cls.machine = cls.start(cls.folder / "daemons")
        except loopback.CannotStart as why:
            raise unittest.SkipTest(str(why)) from why
        cls.addClassCleanup(cls.machine.close)

    def begin(self, *words, launcher=None):
        interpreter = () if "--python" in words else ("--python", PYTHON)
        running = subprocess.Popen([CLI, "rerun", "--keep", str(self.folder / "kept"), *interpreter,
                                    *(self.words if launcher is None else launcher), *words], stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, text=True, cwd=self.folder, env=self.machine.environment)
        self.addCleanup(running.__exit__, None, None, None)
        self.addCleanup(running.terminate)
        return running

    def rerun(self, *words, status=0, launcher=None):
        running = self.begin(*words, launcher=launcher)
        out, err = running.communicate(timeout=60)
        self.assertEqual(running.returncode, status, err)
        return [json.loads(line) for line in out.splitlines()], err

    def until(self, running, event):
        """Reads on to the first event of that name."""
        for line in running.stdout:
            read = json.loads(line)
            if read["event"] == event and read.get("stream") != "err":  # srun has its own words there
                return read
        self.fail(f"it ended without {event}: {running.stderr.read()}")

    def last(self, running):
        out, err = running.communicate(timeout=60)
        self.assertEqual(running.returncode, 0, err)
        return json.loads(out.splitlines()[-1])

    def assert_nothing_left(self, seconds=10):
        until = time.monotonic() + seconds
        while (self.processes() or self.folders()) and time.monotonic() < until:
            time.sleep(0.05)
        self.assertEqual((self.processes(), self.folders()), ([], []))

    def processes(self):
        return marked_processes(self.temporary)

    def folders(self):
        return glob.glob(os.path.join(self.temporary, "torchtriage-*"))

    def assert_ending(self, last, kind, detail=None, words=""):
        self.assertEqual((last["ending"]["kind"], last["ending"]["detail"]), (kind, detail), last)
        self.assertIn(words, last["ended"])

    def test_command(self):
        word = "it's \"one\" word: $HOME `id` ; * \\ \n é"
        script = "import sys,os;print(sys.argv[1]);print('err',file=sys.stderr);os.write(2,b'half');sys.exit(7)"
        lines, _ = self.rerun("--", PYTHON, "-c", script, word)
        last = lines[-1]
        self.assert_ending(last, "exited")
        self.assertEqual(last["ending"]["code"], 7)
        self.assertTrue(last["launcher"].startswith(WHICH))
        self.assertEqual(last["node"], os.uname().nodename)
        self.assertIn("waiting", [line["event"] for line in lines])
        printed = "\n".join(line["text"] for line in lines if line["event"] == "printed" and line["stream"] == "out")
        self.assertEqual(printed, word)
        kept = (pathlib.Path(last["folder"]) / "output.log").read_bytes()
        self.assertIsNone(MARK.search(kept))
        self.assertIn(b"err\n", kept)
        self.assertIn(b"half", kept)
        self.assert_nothing_left()

    def test_signal_is_no_exit_code(self):
        last = self.rerun("--", PYTHON, "-c", "import os,signal;os.kill(os.getpid(),signal.SIGSEGV)")[0][-1]
        self.assert_ending(last, "signalled")
        self.assertEqual(last["ending"]["signal"], signal.SIGSEGV)

    @unittest.skipUnless(HAS_TORCH, "this Python has no PyTorch")
    def test_job_with_its_batch(self):
        header = b"{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }".ljust(117) + b"\n"
        (self.folder / "batch 1.npy").write_bytes(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header +
                                                  struct.pack("<3f", -2, 0.5, 3))
        job = self.folder / "job.json"
        job.write_text(json.dumps({"format": "torchtriage.job", "version": 1, "device": "cpu", "steps": [
            {"op": "aten::relu", "args": [{"file": "batch 1.npy"}]}]}))
        lines, _ = self.rerun("--job", str(job), "--engine", f"python:{PYTHON}")
        last = lines[-1]
        self.assert_ending(last, "exited")
        self.assertEqual(last["ending"]["code"], 0)
        self.assertTrue(last["torch"])
        output = last["outputs"][0]
        self.assertEqual((output["shape"], output["min"], output["max"]), ([3], 0, 3))
        self.assert_nothing_left()

    def test_time_limit(self):
        begun = time.monotonic()
        last = self.rerun("--timeout", "0.5", "--", PYTHON, "-c", "import time;time.sleep(60)")[0][-1]
        self.assert_ending(last, "timed-out", words="time limit")
        self.assertLess(last["seconds"], 5)
        self.assertLess(time.monotonic() - begun, 30)
        self.assert_nothing_left()

    def test_stop_lets_it_say_its_last_word(self):
        script = ("import signal,sys,time\n"
                  "def end(*_):\n print('last word',flush=True); sys.exit(0)\n"
                  "signal.signal(signal.SIGTERM,end)\nprint('ready',flush=True)\ntime.sleep(60)\n")
        running = self.begin("--", PYTHON, "-c", script)
        self.until(running, "printed")
        running.send_signal(signal.SIGINT)
        last = self.last(running)
        self.assert_ending(last, "stopped")
        self.assertIn("last word", (pathlib.Path(last["folder"]) / "output.log").read_text())
        self.assert_nothing_left()

    def test_nothing_survives_a_killed_window(self):
        running = self.begin("--", PYTHON, "-c", "import os,time;os.fork();print(1,flush=True);time.sleep(60)")
        self.until(running, "printed")
        self.assertNotEqual(self.processes(), [])
        running.kill()
        running.communicate()
        self.assert_nothing_left(20)

    def test_what_it_leaves_behind_is_ended(self):
        script = "import os,time\nif os.fork()==0:\n os.setsid(); time.sleep(60)\nelse: time.sleep(0.3)\n"
        last = self.rerun("--", PYTHON, "-c", script)[0][-1]
        self.assert_ending(last, "exited")
        self.assertEqual(last["left_behind"], 1)
        self.assert_nothing_left()

    def test_not_started(self):
        self.assert_ending(self.rerun("--", str(self.folder / "nowhere"))[0][-1], "failed-to-start", "program", "cannot be used on")
        self.assert_ending(self.rerun("--workdir", str(self.folder / "nowhere"), "--", PYTHON)[0][-1], "failed-to-start", "workdir",
                           "Name a folder")
        self.assert_ending(self.rerun("--python", str(self.folder / "nowhere"), "--", "true")[0][-1], "failed-to-start",
                           "no-interpreter", "no such Python interpreter")
        self.assert_nothing_left()

    def test_refusals(self):
        trap = self.folder / "trap"
        for name in (f"-oProxyCommand=touch {trap}", "a b", "x;touch", "$(id)", "user@-oProxyCommand=x", ""):
            with self.subTest(name):
                _, err = self.rerun("--host", name, "--", "true", status=2,
                                    launcher=("--launcher", "ssh" if WHICH == "ssh" or not name else "slurm"))
                self.assertEqual(err.count("\n"), 1, err)
        self.rerun("--launcher-option", "true", "--", "true", status=2, launcher=("--launcher", "ssh:node"))
        self.rerun("--", "true", status=2, launcher=("--launcher", "moon"))
        self.rerun("--host", "node", "--", "true", status=2, launcher=())
        self.assertFalse(trap.exists())


class Ssh(Launch):
    @classmethod
    def start(cls, folder):
        machine = loopback.Ssh(folder, cls.temporary)
        cls.words = ("--launcher", "ssh:node", f"--launcher-option=-F{machine.config}")
        return machine

    def on(self, host):
        return ("--launcher", "ssh", "--host", host, f"--launcher-option=-F{self.machine.config}")

    def test_exit_255_is_the_programs(self):
        last = self.rerun("--", PYTHON, "-c", "import sys;sys.exit(255)")[0][-1]
        self.assertEqual((last["ending"]["kind"], last["ending"]["code"]), ("exited", 255))

    def test_connection_lost(self):
        running = self.begin("--", PYTHON, "-c", "import time;print(1,flush=True);time.sleep(60)")
        self.until(running, "printed")
        self.machine.cut()
        last = self.last(running)
        self.assert_ending(last, "lost", "host-unreachable", "connection to ssh:node was lost")
        self.assertEqual(last["comparison"]["verdict"], "cut-short")
        self.assert_nothing_left()

    def test_hosts_that_are_not_reached(self):
        for host, detail, words in (("nohost.invalid", "host-unknown", "no host of that name"),
                                    ("closednode", "host-unreachable", "does not answer"),
                                    ("strangenode", "host-key", "check the key"),
                                    ("lockednode", "not-allowed", "no password is asked for")):
            with self.subTest(host):
                last = self.rerun("--", "true", launcher=self.on(host))[0][-1]
                self.assert_ending(last, "failed-to-start", detail, words)
                self.assertEqual(last["comparison"]["verdict"], "not-started")

    def test_memory_limit(self):
        script = "import time;a=bytearray(200<<20);time.sleep(60)"
        self.assert_ending(self.rerun("--memory", "100", "--", PYTHON, "-c", script)[0][-1], "out-of-memory", "limit")

    def test_own_template(self):
        """A launcher of the user's own file, as one for Kubernetes would be: here with a program that stands for it."""
        folder = self.folder / "config" / "TorchTriage" / "launchers"
        folder.mkdir(parents=True)
        stand_in = self.folder / "stand-in"
        stand_in.write_text("#!/bin/sh\n[ \"$1 $2 $3\" = 'exec -i pod-7' ] || exit 9\nshift 4\nexec \"$@\"\n")
        stand_in.chmod(0o755)
        own = {"format": "torchtriage.launcher", "version": 1, "launchers": [
            {"id": "pods", "target": {"name": "pod", "required": True},
             "run": [str(stand_in), "exec", "-i", "{target}", "{options}", "--", "{python}", "-c", "{boot}"]}]}
        (folder / "own.json").write_text(json.dumps(own))
        self.addCleanup((folder / "own.json").unlink)
        last = self.rerun("--", PYTHON, "-c", "print(3)", launcher=("--launcher", "pods:pod-7"))[0][-1]
        self.assert_ending(last, "exited")
        self.assertEqual((last["launcher"], last["ending"]["code"]), ("pods:pod-7", 0))
        own["launchers"][0]["run"] = []
        (folder / "own.json").write_text(json.dumps(own))
        _, err = self.rerun("--", "true", launcher=("--launcher", "pods:pod-7"), status=2)
        self.assertIn("own.json", err)


class Slurm(Launch):
    @classmethod
    def start(cls, folder):
        cls.words = ("--launcher", "slurm:main")
        machine = loopback.Slurm(folder)
        machine.environment["TMPDIR"] = cls.temporary
        return machine

    def jobs(self):
        """Names of the jobs in the queue."""
        return self.machine.ask("squeue", "--noheader", "--format=%j").split()

    def assert_queue_is_empty(self):
        until = time.monotonic() + 15
        while [job for job in self.jobs() if job.startswith("torchtriage")] and time.monotonic() < until:
            time.sleep(0.1)
        self.assertEqual([job for job in self.jobs() if job.startswith("torchtriage")], [])

    def test_cancelled_from_outside(self):
        running = self.begin("--", PYTHON, "-c", "import time;print(1,flush=True);time.sleep(60)")
        self.until(running, "printed")
        self.machine.ask("scancel", "--name", next(job for job in self.jobs() if job.startswith("torchtriage")))
        self.assert_ending(self.last(running), "cancelled", "cancelled", "cancelled from outside")
        self.assert_nothing_left()

    def test_cancelled_in_the_queue(self):
        running = self.begin("--", "true", launcher=("--launcher", "slurm:closed"))
        while self.until(running, "waiting")["state"] != "PENDING":
            pass
        self.machine.ask("scancel", "--name", next(job for job in self.jobs() if job.startswith("torchtriage")))
        self.assert_ending(self.last(running), "cancelled", "cancelled", "cancelled from outside")

    def test_stop_in_the_queue(self):
        running = self.begin("--", "true", launcher=("--launcher", "slurm:closed"))
        state = self.until(running, "waiting")
        while state["state"] is None:
            state = self.until(running, "waiting")
        self.assertEqual((state["state"], bool(state["id"])), ("PENDING", True))
        self.assertIn("in the queue: PENDING", state["text"])
        running.send_signal(signal.SIGINT)
        self.assert_ending(self.last(running), "stopped")
        self.assert_queue_is_empty()

    def test_node_ends_it_at_its_memory_limit(self):
        script = "import time;a=bytearray(400<<20);time.sleep(60)"
        last = self.rerun("--launcher-option=--mem=150", "--", PYTHON, "-c", script)[0][-1]
        self.assert_ending(last, "out-of-memory", "scheduler", "memory limit of its job")
        self.assert_nothing_left()

    def test_unknown_partition(self):
        last = self.rerun("--", "true", launcher=("--launcher", "slurm:nowhere"))[0][-1]
        self.assert_ending(last, "failed-to-start", "target-unknown", "no such partition")

    def test_triage_in_an_array(self):
        """Many logs, as the README has it: each task takes its share, and a line comes for each log."""
        logs = self.folder / "logs"
        logs.mkdir()
        for number in range(12):
            (logs / f"rank{number}.log").write_text(f"step 1\nRuntimeError: CUDA error: out of memory {number}\n")
        script = (f"find {logs} -name '*.log' | sort | awk \"NR % 3 == $SLURM_ARRAY_TASK_ID\" | "
                  f"xargs -d '\\n' {CLI} triage --jobs 1 --json > {self.folder}/triage-$SLURM_ARRAY_TASK_ID.jsonl")
        self.machine.ask("sbatch", "--array=0-2", "--wait", "--mem=200", "--output=/dev/null", "--wrap", script)
        lines = [json.loads(line) for part in sorted(self.folder.glob("triage-*.jsonl"))
                 for line in part.read_text().splitlines()]
        self.assertEqual(sorted(pathlib.Path(line["input"]).name for line in lines),
                         sorted(path.name for path in logs.iterdir()))
        self.assertEqual({line["family"] for line in lines}, {"out-of-memory"})
        self.assertEqual(len({line["fingerprint"] for line in lines}), 1)

    def test_z_queue_full(self):
        """The last one: what fills the queue stays in it."""
        known = len(set(re.findall(r"JobId=(\d+)", self.machine.ask("scontrol", "show", "jobs", "--oneliner"))))
        free = loopback.Slurm.JOBS - 1 - known
        self.assertGreater(free, 0)
        self.machine.ask("sbatch", "--hold", f"--array=1-{free}", "--output=/dev/null", "--wrap=true")
        last = self.rerun("--queue-limit", "3", "--", "true")[0][-1]
        self.assert_ending(last, "failed-to-start", "queue-full", "had no place for it")
        self.assert_queue_is_empty()


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], defaultTest={"ssh": "Ssh", "slurm": "Slurm"}[WHICH], verbosity=1)
