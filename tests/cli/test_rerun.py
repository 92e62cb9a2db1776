#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""torchtriage-cli rerun and engines: real processes, their endings, files and comparisons.

usage: test_rerun.py CLI MISBEHAVE TRAIN.py
"""
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

CLI, MISBEHAVE, TRAIN = sys.argv[1:4]
PYTHON = sys.executable
HAS_TORCH = subprocess.run([PYTHON, "-c", "import torch"], capture_output=True, check=False).returncode == 0


def alive(process):
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text(encoding="utf-8").split(") ")[1][0] != "Z"
    except FileNotFoundError:
        return False


class Rerun(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def rerun(self, *words, status=0):
        ran = subprocess.run([CLI, "rerun", "--keep", str(self.folder), *words], capture_output=True, text=True,
                             timeout=120, check=False, cwd=self.folder)
        self.assertEqual(ran.returncode, status, ran.stderr)
        return [json.loads(line) for line in ran.stdout.splitlines()], ran.stderr

    def test_files_and_lines(self):
        lines, _ = self.rerun("--", MISBEHAVE, "half")
        self.assertEqual(lines[0]["event"], "started")
        self.assertEqual([line["text"] for line in lines if line["event"] == "printed"], ["a whole line", "half a li"])
        last = lines[-1]
        self.assertEqual(last["event"], "outcome")
        self.assertEqual(last["ending"]["kind"], "exited")
        kept = pathlib.Path(last["folder"])
        self.assertEqual((kept / "output.log").read_bytes(), b"a whole line\nhalf a li")
        self.assertEqual(json.loads((kept / "job.json").read_text())["program"], MISBEHAVE)
        self.assertEqual(json.loads((kept / "outcome.json").read_text())["ending"], last["ending"])

    def test_endings(self):
        for words, kind, code, number in ((["exit", "7"], "exited", 7, None), (["segfault"], "signalled", None, 11),
                                          (["abort"], "signalled", None, 6), (["close"], "exited", 5, None)):
            with self.subTest(words):
                ending = self.rerun("--", MISBEHAVE, *words)[0][-1]["ending"]
                self.assertEqual((ending["kind"], ending["code"], ending["signal"]), (kind, code, number))
        ending = self.rerun("--", "/nowhere/python")[0][-1]
        self.assertEqual(ending["ending"]["kind"], "failed-to-start")
        self.assertEqual(ending["comparison"]["verdict"], "not-started")
        ending = self.rerun("--timeout", "0.3", "--", MISBEHAVE, "hang")[0][-1]
        self.assertEqual(ending["ending"]["kind"], "timed-out")

    def test_refusals(self):
        for words in ([], ["--job", "x.json", "--", "a"], ["--blocking", "--change", "cpu", "--", "a"],
                      ["--change", "nothing-like-it", "--", "a"], ["--change", "float32", "--", "a"],
                      ["--change", "custom", "--with", "A=1 B=2", "--name", "x", "--", "a"],
                      ["--launcher", "moon", "--", "a"], ["--blocking", "--", "a"], ["--job", "/nowhere.json"],
                      ["--engine", "other", "--job", str(self.job())]):
            with self.subTest(words):
                lines, err = self.rerun(*words, status=2)
                self.assertEqual(lines, [])
                self.assertEqual(err.count("\n"), 1, err)

    def job(self):
        path = self.folder / "job.json"
        path.write_text(json.dumps({"format": "torchtriage.job", "version": 1, "device": "cpu", "steps": [
            {"op": "aten::relu", "args": [{"synthetic": {"shape": [2], "dtype": "float32", "low": 0, "high": 1}}]}]}))
        return path

    def test_blocking_is_set_for_that_run_only(self):
        words = ["--blocking", "--backend", "cuda", "--", MISBEHAVE, "environment", "CUDA_LAUNCH_BLOCKING"]
        os.environ["CUDA_LAUNCH_BLOCKING"] = "inherited"
        self.addCleanup(os.environ.pop, "CUDA_LAUNCH_BLOCKING")
        lines, _ = self.rerun(*words)
        printed = [line["text"] for line in lines if line["event"] == "printed"]
        self.assertEqual(printed, ["(unset)", "1"])  # the baseline, then the change
        self.assertFalse(lines[-1]["measured"])

    def test_interrupt_ends_the_run(self):
        running = subprocess.Popen([CLI, "rerun", "--keep", str(self.folder), "--", MISBEHAVE, "hang"],
                                   stdout=subprocess.PIPE, text=True)
        process = json.loads(running.stdout.readline())["process"]
        running.send_signal(signal.SIGINT)
        last = json.loads(running.communicate(timeout=20)[0].splitlines()[-1])
        self.assertEqual(last["ending"]["kind"], "stopped")
        self.assertFalse(alive(process))

    def test_kill_leaves_no_orphan(self):
        running = subprocess.Popen([CLI, "rerun", "--keep", str(self.folder), "--", MISBEHAVE, "stubborn"],
                                   stdout=subprocess.PIPE, text=True)
        process = json.loads(running.stdout.readline())["process"]
        self.assertTrue(alive(process))
        running.kill()
        running.communicate()
        until = time.monotonic() + 15
        while alive(process) and time.monotonic() < until:
            time.sleep(0.05)
        self.assertFalse(alive(process))

    @unittest.skipUnless(HAS_TORCH, "this Python has no PyTorch")
    def test_training_with_class_4(self):
        lines, _ = self.rerun("--repeat", "2", "--", PYTHON, TRAIN)
        last = lines[-1]
        self.assertEqual(last["ending"], {"kind": "exited", "code": 1, "signal": None, "errno": None, "detail": None})
        self.assertEqual(last["failure"]["contract"], "class-index")
        self.assertEqual(last["failure"]["observed_at"]["function"], "step")
        self.assertEqual(last["comparison"]["verdict"], "reproduced")
        self.assertEqual(last["rate"], {"failed": 2, "different": 0, "conclusive": 2, "flaky": False})
        lines, _ = self.rerun("--change", "custom", "--name", "five classes", "--with", "--classes 5", "--", PYTHON,
                              TRAIN)
        self.assertEqual([line["event"] for line in lines if line["event"] != "printed"],
                         ["started", "baseline", "started", "outcome"])
        self.assertEqual(lines[-1]["comparison"]["verdict"], "not-reproduced")
        self.assertEqual(lines[-1]["comparison"]["with"], "baseline")

    @unittest.skipUnless(HAS_TORCH, "this Python has no PyTorch")
    def test_job_in_this_python(self):
        lines, _ = self.rerun("--job", str(self.job()), "--engine", f"python:{PYTHON}")
        self.assertEqual(lines[-1]["ending"]["code"], 0)
        self.assertEqual(lines[-1]["outputs"][0]["shape"], [2])
        engines = subprocess.run([CLI, "engines", "--json", "--engine", f"python:{PYTHON}", "--engine",
                                  "python:/nowhere"], capture_output=True, text=True, check=True).stdout.splitlines()
        usable, unusable = (json.loads(line) for line in engines)
        self.assertTrue(usable["usable"])
        self.assertEqual(usable["devices"][0]["id"], "cpu")
        self.assertFalse(unusable["usable"])
        self.assertTrue(unusable["reason"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=1)
