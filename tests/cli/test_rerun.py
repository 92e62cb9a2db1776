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
HAS_REPLAY = os.access(pathlib.Path(CLI).parent / "torchtriage-replay", os.X_OK)
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

    def rerun(self, *words, status=0, keep=True):
        kept = ["--keep", str(self.folder)] if keep else []
        ran = subprocess.run([CLI, "rerun", *kept, *words], capture_output=True, text=True, timeout=120, check=False,
                             cwd=self.folder)
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

    def steps(self, *steps, name="job.json"):
        path = self.folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps({"format": "torchtriage.job", "version": 1, "threads": 1, "steps": steps}))
        return str(path)

    def linear(self, dtype):
        return {"op": "aten::linear", "args": [{"synthetic": {"shape": shape, "dtype": dtype, "seed": seed}}
                                               for seed, shape in enumerate(([8, 16], [4, 16], [4]))]}

    @unittest.skipUnless(HAS_REPLAY, "this build has no torchtriage-replay")
    def test_outputs_are_compared(self):
        for change, before, now in (("float32", "bfloat16", "float32"), ("float64", "bfloat16", "float64"),
                                    ("reference-operator", "float32", "float32")):
            with self.subTest(change):
                job = self.steps(self.linear(before), {"op": "aten::relu", "args": [{"step": 0}]})
                words = ["--change", change, "--job", job] + (["--step", "0"] if change == "reference-operator" else [])
                lines, _ = self.rerun(*words)
                last = lines[-1]
                self.assertEqual(last["comparison"]["verdict"], "not-reproduced")
                self.assertIn(last["agreement"]["overall"], ["identical", "within"], last["agreement"])
                self.assertEqual([(each["step"], each["dtype"], each["reference_dtype"])
                                  for each in last["agreement"]["outputs"]], [(0, now, before), (1, now, before)])
                self.assertTrue((pathlib.Path(last["folder"]) / "outputs" / last["outputs"][0]["file"]).is_file())
                # The baseline did not fail: nothing is explained, and the outputs are compared.
                self.assertIn("says nothing", last["tells"][0])
                self.assertTrue(any("outputs" in text for text in last["tells"][1:]), last["tells"])

    @unittest.skipUnless(HAS_REPLAY, "this build has no torchtriage-replay")
    def test_a_reference_takes_the_place_of_what_fails(self):
        target = {"values": [0, 2, 4]}
        scores = {"synthetic": {"shape": [3, 4], "seed": 1}}
        job = self.steps({"op": "aten::relu", "args": [scores], "out": "scores"},
                         {"op": "aten::nll_loss_nd", "args": [{"step": "scores"}, target]})
        lines, _ = self.rerun("--change", "reference-operator", "--job", job)
        last = lines[-1]
        self.assertEqual(last["failure"]["step"], 1)  # counted as in the baseline
        self.assertIn("out of bounds", last["failure"]["message"])
        self.assertIsNone(last["agreement"])

    @unittest.skipUnless(HAS_REPLAY and HAS_TORCH, "needs torchtriage-replay and a Python with PyTorch")
    def test_another_engine_agrees(self):
        job = self.steps(self.linear("float32"))
        lines, _ = self.rerun("--change", "other-engine", "--with", f"python:{PYTHON}", "--job", job)
        self.assertEqual(lines[-1]["engine"], f"python:{PYTHON}")
        self.assertIn(lines[-1]["agreement"]["overall"], ["identical", "within"])

    def test_what_a_job_cannot_change(self):
        job = self.steps(self.linear("float32"))
        for words, reason in ((["extension-off"], "No extension"), (["cpu"], "on the CPU already"),
                              (["float32"], "float32 already"), (["contiguous-input"], "contiguous already"),
                              (["other-engine"], "another engine")):
            with self.subTest(words):
                self.assertIn(reason, self.rerun("--change", *words, "--job", job, status=2)[1])

    @unittest.skipUnless(HAS_REPLAY, "this build has no torchtriage-replay")
    def test_paths_of_a_job_are_relative_to_it(self):
        header = json.dumps({"x": {"dtype": "F32", "shape": [2], "data_offsets": [0, 8]}}).encode()
        (self.folder / "sub").mkdir()
        (self.folder / "sub" / "x.safetensors").write_bytes(len(header).to_bytes(8, "little") + header + bytes(8))
        self.steps({"op": "aten::relu", "args": [{"file": "x.safetensors", "key": "x"}]}, name="sub/job.json")
        lines, _ = self.rerun("--job", "sub/job.json")
        self.assertEqual(lines[-1]["outputs"][0]["shape"], [2], lines)

    def test_runs_lie_in_the_folder_of_the_incident(self):
        incident = self.folder / "incident"
        incident.mkdir()
        (incident / "incident.json").write_text(json.dumps(
            {"format": "torchtriage.incident", "version": 1, "id": "x",
             "code": {"command": [MISBEHAVE, "exit", "6"], "workdir": str(self.folder)}}))
        for number in (1, 2):
            lines, _ = self.rerun("--incident", str(incident), keep=False)
            self.assertEqual(lines[-1]["folder"], str(incident / "runs" / str(number)))
            self.assertEqual({each.name for each in (incident / "runs" / str(number)).iterdir()},
                             {"job.json", "outcome.json", "output.log"})
        record = json.loads((incident / "incident.json").read_text())
        self.assertEqual([(run["folder"], run["kind"], run["outcome"]) for run in record["runs"]],
                         [("runs/1", "rerun", "no-reference"), ("runs/2", "rerun", "no-reference")])

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
