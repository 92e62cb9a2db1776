#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""torchtriage-cli verify: exit status, text, JSON and JUnit, as a CI server would call it.

usage: test_verify.py CLI CASES
"""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ET

CLI, CASES = sys.argv[1], pathlib.Path(sys.argv[2])


def contents(folder):
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


class Verify(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def verify(self, *words, status):
        ran = subprocess.run([CLI, "verify", *map(str, words)], capture_output=True, text=True, timeout=280,
                             check=False, cwd=self.folder)
        self.assertEqual(ran.returncode, status, ran.stdout + ran.stderr)
        return ran

    def case(self, name, args, message):
        """A copy of the kept case, with another job."""
        shutil.copytree(CASES / "loss-v1", self.folder / "cases" / name)
        job = json.loads((CASES / "loss-v1" / "job.json").read_text())
        job["steps"] = [{"op": "aten::reshape", "args": args}]
        job["expect"] = {"fails": True, "family": "shape-dtype", "message": message}
        (self.folder / "cases" / name / "job.json").write_text(json.dumps(job))

    def test_case_that_holds_and_one_that_does_not(self):
        shutil.copytree(CASES / "loss-v1", self.folder / "cases" / "loss")
        self.case("shape", [{"file": "batch.pt", "key": "target"}, [2, 2]],
                  "shape '[2, 2]' is invalid for input of size 1")
        before = contents(self.folder / "cases")
        ran = self.verify("cases", "--minimal", "--json", "--junit", "out.xml", status=1)
        lines = [json.loads(line) for line in ran.stdout.splitlines()]
        self.assertEqual([(line["case"], line["holds"]) for line in lines], [("loss", True), ("shape", False)])
        self.assertEqual(lines[0]["checks"][0]["result"], "refused")
        self.assertEqual(lines[0]["checks"][0]["contract"], "class-index")
        self.assertEqual(lines[1]["checks"][0]["result"], "same-failure")
        self.assertEqual(lines[1]["checks"][0]["expected_from"], "kept-failure")
        self.assertEqual(contents(self.folder / "cases"), before)  # only read
        suites = {suite.get("name"): suite for suite in ET.parse(self.folder / "out.xml").getroot()}
        self.assertEqual(suites["loss"].get("failures"), "0")
        self.assertEqual(suites["shape"].get("failures"), "1")
        self.assertIn("is invalid for input", suites["shape"].find("testcase/failure").get("message"))

    def test_bad_usage(self):
        for words in ([], ["nowhere"], [self.folder], [self.folder, "--keep", "later"],
                      [CASES, "--engine", "other"]):
            with self.subTest(words):
                ran = self.verify(*words, status=2)
                self.assertEqual(ran.stdout.count("\n"), 0)
                self.assertNotEqual(ran.stderr, "")

    def test_unreadable_case_is_named(self):
        folder = self.folder / "cases" / "broken"
        folder.mkdir(parents=True)
        (folder / "job.json").write_text('{"format": "torchtriage.job", "version": 99, "steps": []}')
        ran = self.verify("cases", "--json", "--junit", "out.xml", status=2)
        self.assertIsNone(json.loads(ran.stdout)["holds"])
        self.assertEqual(ran.stderr.count("\n"), 1)
        self.assertIn("job.json", ran.stderr)
        self.assertEqual(ET.parse(self.folder / "out.xml").getroot()[0].get("errors"), "1")

    def test_items_are_counted(self):
        (self.folder / "all.txt").write_text("a\nb\nc\n")
        (self.folder / "run.jsonl").write_text('{"id": "a", "state": "processed"}\n{"id": "b", "state": "rejected"}\n')
        count = json.loads(self.verify(".", "--count", "run.jsonl", "--expected", "all.txt", "--json",
                                       status=1).stdout)["count"]
        self.assertEqual((count["processed"], count["rejected"], count["expected"], count["shortfall"]), (1, 1, 3, 1))
        self.assertEqual((count["rejected_ids"], count["missing_ids"]), (["b"], ["c"]))
        (self.folder / "all.txt").write_text("a\nb\n")
        self.verify(".", "--count", "run.jsonl", "--expected", "all.txt", status=0)
        (self.folder / "run.jsonl").write_text("nothing of the kind\n")
        self.verify(".", "--count", "run.jsonl", status=2)

    def test_command_is_run_twice_without_diagnostics_the_second_time(self):
        script = self.folder / "train.py"
        script.write_text("import os\nprint(os.environ.get('CUDA_LAUNCH_BLOCKING'))\n"
                          "print('processed=2 rejected=0 expected=2')\n")
        self.verify(".", "--keep", "after", "--", "env", sys.executable, script, status=0)
        self.verify(".", "--keep", "after", "--", "env", "CUDA_LAUNCH_BLOCKING=1", sys.executable, script, status=1)
        kept = json.loads((self.folder / "verification.json").read_text())
        self.assertEqual([row["after"] for row in kept["rows"]],
                         ["verify/runs/3", "verify/runs/3", "verify/runs/4"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
