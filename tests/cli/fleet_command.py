#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The subcommands fleet and diff-log as whole processes.

usage: fleet_command.py CLI
"""
import csv
import io
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

CLI = sys.argv.pop() if len(sys.argv) > 1 else ""
OOM = """2024-07-{day:02d} 03:12:41,097 INFO step 100 loss 0.5
Traceback (most recent call last):
  File "/home/user/train.py", line 10, in step
    loss.backward()
torch.OutOfMemoryError: CUDA out of memory. Tried to allocate {size} GiB. GPU 0 has a total capacity of 79.1 GiB
"""
FORMULA = """Traceback (most recent call last):
  File "/home/user/train.py", line 10, in step
    check()
ValueError: =1+2, "quoted"
"""
CLEAN = "2024-07-04 00:00:00,000 INFO step 1 loss 0.5\n2024-07-04 00:00:01,000 INFO training finished\n"


class Commands(unittest.TestCase):
    def setUp(self):
        self.place = tempfile.TemporaryDirectory()
        self.addCleanup(self.place.cleanup)
        self.root = pathlib.Path(self.place.name)
        self.logs = self.root / "logs"
        for name, text in {"job-1/rank0.log": OOM.format(day=3, size="2.50"),
                           "job-2/rank0.log": OOM.format(day=5, size="7.25"), "job-3/rank0.log": FORMULA,
                           "job-4/rank0.log": CLEAN}.items():
            path = self.logs / name
            path.parent.mkdir(parents=True)
            path.write_text(text)
        self.env = dict(os.environ, XDG_CACHE_HOME=str(self.root / "cache"))

    def run_cli(self, *arguments, status=0):
        done = subprocess.run([CLI, *map(str, arguments)], capture_output=True, text=True, env=self.env, check=False)
        self.assertEqual(done.returncode, status, done.stderr)
        return done

    def fleet(self, *arguments):
        return json.loads(self.run_cli("fleet", self.logs, "--json", *arguments).stdout)

    def test_groups_and_counts(self):
        answer = self.fleet()
        self.assertEqual((answer["logs"], answer["failures"], answer["no_failure"]), (4, 3, 1))
        first = answer["fingerprints"][0]
        self.assertEqual((first["family"], first["logs"], first["incidents"]), ("out-of-memory", 2, 2))
        self.assertEqual(first["first_seen"], "2024-07-03T03:12:41")
        self.assertEqual([m["path"] for m in first["members"]], ["job-1/rank0.log", "job-2/rank0.log"])
        self.assertIsNone(answer["against"])
        one = json.loads(self.run_cli("triage", "--json", self.logs / "job-1/rank0.log").stdout)
        self.assertEqual(one["fingerprint"], first["fingerprint"])

    def test_second_scan_reads_nothing(self):
        self.assertEqual(self.fleet()["from_cache"], 0)
        self.assertEqual(self.fleet()["from_cache"], 4)
        self.assertEqual(self.fleet("--no-cache")["from_cache"], 0)
        files = [path for path in (self.root / "cache").rglob("*") if path.is_file()]
        self.assertEqual(len(files), 1)
        self.assertEqual(files[0].stat().st_mode & 0o077, 0)
        files[0].write_bytes(b"TTFLEET1 broken")
        answer = self.fleet()
        self.assertEqual((answer["from_cache"], answer["cache_problem"]), (0, "malformed"))
        self.assertEqual(self.fleet()["from_cache"], 4)

    def test_csv_is_inert(self):
        rows = list(csv.DictReader(io.StringIO(self.run_cli("fleet", self.logs, "--csv").stdout)))
        self.assertEqual([row["logs"] for row in rows], ["2", "1"])
        for row in rows:
            self.assertFalse(row["message"].startswith(("=", "+", "-", "@")), row)

    def test_compares_two_folders(self):
        before = self.root / "before"
        before.mkdir()
        (before / "run.log").write_text(OOM.format(day=1, size="1.00"))
        changes = {change["change"] for change in self.fleet("--against", before)["against"]["changes"]}
        self.assertEqual(changes, {"new", "more"})
        self.assertIn("logs_before,change", self.run_cli("fleet", self.logs, "--against", before, "--csv").stdout)
        text = self.run_cli("fleet", self.logs, "--against", before, "--lang", "en").stdout
        self.assertIn("1 new", text)

    def test_since(self):
        os.utime(self.logs / "job-1/rank0.log", (1_600_000_000, 1_600_000_000))
        self.assertEqual(self.fleet("--since", "1d")["logs"], 3)
        self.assertEqual(self.fleet("--since", "2019-01-01")["logs"], 4)
        self.assertIn("yesterday", self.run_cli("fleet", self.logs, "--since", "yesterday", status=2).stderr)

    def test_an_absent_folder(self):
        done = self.run_cli("fleet", self.root / "none", "--json", status=2)
        self.assertEqual(json.loads(done.stdout)["error"]["kind"], "not-found")
        self.assertEqual(done.stderr.count("\n"), 1)

    def test_diff_log(self):
        good, bad = self.logs / "job-4/rank0.log", self.logs / "job-1/rank0.log"
        answer = json.loads(self.run_cli("diff-log", good, bad, "--json").stdout)
        texts = [line["text"] for line in answer["lines"]]
        self.assertTrue(any("out of memory" in text for text in texts), texts)
        self.assertFalse(any("loss 0.5" in text for text in texts), texts)
        self.assertEqual(self.run_cli("diff-log", good, self.root / "none", status=2).stdout, "")


if __name__ == "__main__":
    if not CLI:
        sys.exit(__doc__)
    unittest.main()
