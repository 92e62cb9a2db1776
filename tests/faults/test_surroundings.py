#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Locales, clocks and time zones that nobody tests by hand: the answers are the same, byte for byte.

usage: test_surroundings.py FOLDER_OF_THE_PROGRAMS
"""
import json
import os
import re
import subprocess
import time

from make_batch import safetensors
from shipped import FAILURE, FaultTest, inject, main

YEAR = 365 * 86_400


class Locales(FaultTest):
    def make_locale(self, name, charset):
        """Compiles a locale of glibc's sources for this test alone; False where the sources are not installed."""
        language = name.split(".")[0]
        made = subprocess.run(["localedef", "-i", language, "-f", charset, str(self.folder / "locales" / name)],
                              capture_output=True, check=False)
        return made.returncode <= 1 and (self.folder / "locales" / name / "LC_CTYPE").exists()

    def test_answers_do_not_depend_on_the_locale(self):
        (self.folder / "locales").mkdir()
        locales = ["C", "C.UTF-8", "no_SUCH.UTF-8"]
        for name, charset in (("tr_TR.UTF-8", "UTF-8"), ("tr_TR.ISO-8859-9", "ISO-8859-9")):
            if self.make_locale(name, charset):
                locales.append(name)
            else:
                print(f"left out: {name}, whose sources (package locales) are not installed")
        batch = self.write("batch.safetensors", safetensors([0, 1, 2, 4], padding=5))
        self.write("işık ölçümü.log", FAILURE)  # a name that no ASCII locale can show
        commands = (["triage", "işık ölçümü.log", "--json"], ["batch", batch, "--json", "--stats"],
                    ["check", batch, "--target", "labels", "--classes", "4", "--json"],
                    ["fleet", ".", "--no-cache", "--csv"], ["request", self.log, "-o", "-", "--format", "json"],
                    ["triage", "absent.log"])
        answers = {}
        for name in locales:
            env = {"LC_ALL": name, "LANG": name, "LOCPATH": str(self.folder / "locales")}
            for words in commands:
                ended = self.cli(*words, "--lang", "en", env=env)
                self.assertNotIn("locale", ended.err)
                answer = (ended.status, ended.out, ended.err)
                with self.subTest(words[0], locale=name):
                    self.assertEqual(answer, answers.setdefault(str(words), answer))
                    self.assertEqual(ended.status, 2 if "absent.log" in words else 1 if words[0] == "check" else 0, ended)

    def test_a_run_in_another_locale_keeps_its_numbers(self):
        (self.folder / "locales").mkdir()
        if not self.make_locale("tr_TR.UTF-8", "UTF-8"):
            self.skipTest("the sources of locales (package locales) are not installed")
        env = {"LC_ALL": "tr_TR.UTF-8", "LOCPATH": str(self.folder / "locales")}
        ended = self.cli("rerun", "--keep", "kept", "--timeout", "0.5", "--", "sleep", "60", env=env)
        last = ended.lines()[-1]
        self.assertEqual(last["ending"]["kind"], "timed-out")
        self.assertIsInstance(json.loads((self.folder / "kept/runs/1/outcome.json").read_text())["seconds"], float)


class Clocks(FaultTest):
    def test_a_jump_neither_ends_nor_prolongs_a_run(self):
        for seconds in (-YEAR, YEAR):
            with self.subTest(seconds):
                # Inherited by the program that runs, whose own waiting is then under the same clock.
                start = time.monotonic()
                ended = self.cli("rerun", "--keep", f"kept{seconds}", "--timeout", "1", "--", "sleep", "60",
                                 env=inject(clock=seconds))
                last = ended.lines()[-1]
                self.assertEqual(last["ending"]["kind"], "timed-out")
                self.assertLess(0.9, last["seconds"])
                self.assertLess(time.monotonic() - start, 40)
                done = self.cli("rerun", "--keep", f"kept{seconds}", "--timeout", "60", "--", "sleep", "0.2",
                                env=inject(clock=seconds)).lines()[-1]
                self.assertEqual(done["ending"]["kind"], "exited")
                self.assertTrue(0.1 < done["seconds"] < 50, done["seconds"])

    def test_a_recorded_run_survives_a_jump(self):
        ended = self.cli("run", "--library", "library", "--", "sh", "-c", "for i in 1 2 3 4 5 6 7 8; do echo $i; sleep 0.01; "
                         "done; exit 3", env=inject(clock=-YEAR))
        self.assertEqual(ended.status, 3)
        incident = next((self.folder / "library").iterdir())
        report = self.cli("triage", incident, "--json").lines()[0]
        self.assertIsNotNone(report["verdict"])
        lines = (incident / "logs/output.log").read_text().splitlines()
        self.assertEqual([line.split()[1] for line in lines if re.fullmatch(r"\S+Z \d", line)], list("12345678"))

    def test_a_cache_believes_no_time_but_that_of_the_file(self):
        logs = self.folder / "logs"
        path = self.write("logs/a.log", b"step 1 loss 0.5\n" * 4)
        future = time.time() + YEAR
        os.utime(path, (future, future))

        def fleet():
            return self.cli("fleet", logs, "--json").lines()[0]

        self.assertEqual((fleet()["failures"], fleet()["from_cache"]), (0, 1))
        # Written in place, of the same size, and older than what is remembered: still another file.
        path.write_bytes((FAILURE * 2)[:path.stat().st_size - 1] + b"\n")
        past = time.time() - YEAR
        os.utime(path, (past, past))
        self.assertEqual(fleet()["from_cache"], 0)
        self.assertEqual(self.cli("fleet", logs, "--json", env=inject(clock=-20 * YEAR)).lines()[0]["logs"], 1)

    def test_time_zones_that_are_none(self):
        first = None
        for zone in ("UTC", "Nowhere/AtAll", "A" * 3000):
            ended = self.cli("triage", self.log, "--json", env={"TZ": zone})
            self.assertSays(ended, status=0, lines=0)
            first = first or ended.out
            self.assertEqual(ended.out, first)


if __name__ == "__main__":
    main()
