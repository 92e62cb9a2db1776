#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Folders and files that may not be written or read, from the start or from half way on, and homes that are none.

usage: test_access.py FOLDER_OF_THE_PROGRAMS
"""
import os
import pwd

from make_batch import safetensors
from shipped import FAILURE, FaultTest, main


class Access(FaultTest):
    def setUp(self):
        super().setUp()
        self.locked = self.folder / "locked"
        self.locked.mkdir(mode=0o555)
        self.batch = self.write("batch.safetensors", safetensors([0, 1, 2, 4]))

    def refused(self, *words, **options):
        return self.cli(*words, as_user=True, **options)

    def test_nothing_is_written_into_a_folder_of_somebody_else(self):
        for words, name in ((["request", self.log, "-o", "locked/request.md"], "locked/request.md"),
                            (["request", self.log, "-o", "r.md", "--map", "locked/map"], "locked/map"),
                            (["check", self.batch, "--classes", "4", "--csv", "locked/rows.csv"], "locked/rows.csv"),
                            (["run", "--library", "locked/library", "--", "/bin/false"], "locked/library"),
                            (["rerun", "--keep", "locked", "--", "/bin/false"], "locked/runs")):
            with self.subTest(words[0]):
                self.assertSays(self.refused(*words), "You may not read or write", name)
        self.assertOnly(self.locked)
        self.assertFalse((self.folder / "r.md").exists())

    def test_what_is_no_file_is_not_replaced(self):
        os.mkfifo(self.folder / "fifo")
        for name in ("fifo", "locked"):
            with self.subTest(name):
                before = os.stat(self.folder / name)
                self.assertSays(self.cli("request", self.log, "-o", name), name)
                after = os.stat(self.folder / name)
                self.assertEqual((before.st_ino, before.st_mode), (after.st_ino, after.st_mode))

    def test_a_folder_that_is_missing_is_named(self):
        self.assertSays(self.cli("request", self.log, "-o", "absent/request.md"), "“absent” does not exist")

    def test_files_that_may_not_be_read(self):
        secret = self.write("secret.log", FAILURE)
        secret.chmod(0)
        for words in (["triage", secret], ["batch", secret], ["request", secret, "-o", "r.md"], ["checkpoint", secret],
                      ["check", secret, "--classes", "4"], ["compare", secret, "--with", secret],
                      ["diff-log", secret, secret], ["rerun", "--job", secret]):
            with self.subTest(words[0]):
                self.assertSays(self.refused(*words), "You may not read or write", "secret.log")
        ended = self.refused("fleet", self.folder, "--json")
        self.assertSays(ended, status=0, lines=0)
        self.assertEqual(ended.lines()[0]["unreadable"], 1)

    def test_access_lost_while_a_run_goes_on(self):
        kept = self.folder / "kept"
        ended = self.refused("rerun", "--keep", kept, "--", "sh", "-c", f"echo first; chmod 555 {kept}/runs/1; exit 3")
        self.assertSays(ended, "You may not read or write", str(kept / "runs/1/outcome.json"))
        self.assertEqual((kept / "runs/1/output.log").read_text(), "first\n")
        self.assertOnly(kept / "runs/1", "job.json", "output.log")

    def test_access_lost_while_a_recorded_command_runs(self):
        library = self.folder / "library"
        library.mkdir()
        ended = self.refused("run", "--library", library, "--", "sh", "-c", f"echo first; chmod 555 {library}; exit 3")
        self.assertSays(ended, "You may not read or write", str(library), status=3, lines=2)
        logs = list(library.rglob("output.log"))
        self.assertEqual(len(logs), 1)
        self.assertIn(str(logs[0].parents[1]), ended.err)
        self.assertIn("first", logs[0].read_text())

    def test_an_incident_that_may_not_be_changed(self):
        incident = self.folder / "incident"
        self.cli("run", "--library", self.folder / "made", "--", "sh", "-c", "echo first; exit 3")
        next((self.folder / "made").iterdir()).rename(incident)
        before = (incident / "incident.json").read_bytes()
        incident.chmod(0o555)
        self.assertSays(self.refused("triage", incident, "--json"), status=0, lines=0)
        self.assertSays(self.refused("rerun", "--incident", incident), str(incident))
        self.assertEqual((incident / "incident.json").read_bytes(), before)

    def test_homes_that_are_none(self):
        logs = self.write("logs/a.log", FAILURE).parent
        self.write("file", b"")
        for home in (self.locked / "home", self.locked, self.folder / "file"):
            with self.subTest(home):
                env = {"HOME": str(home), "TORCHTRIAGE_INCIDENTS": "", "XDG_CACHE_HOME": "", "XDG_DATA_HOME": "",
                       "XDG_CONFIG_HOME": ""}
                ended = self.refused("fleet", logs, "--json", env=env)
                self.assertSays(ended, status=0, lines=0)
                answer = ended.lines()[0]
                self.assertEqual((answer["failures"], answer["cache_problem"]), (1, "write-failed"))
                prose = self.refused("fleet", logs, env=env).out
                self.assertIn("The result could not be kept", prose)
                self.assertSays(self.refused("run", "--", "/bin/false", env=env), "torchtriage")
                self.assertSays(self.refused("triage", self.log, env=env), status=0, lines=0)

    def test_without_home_the_one_of_the_user_counts(self):
        ended = self.cli("rerun", "--keep", self.folder, "--", "sh", "-c", "echo home is $HOME", env={"HOME": ""})
        self.assertEqual(ended.status, 0, ended)
        self.assertIn(f"home is {pwd.getpwuid(os.getuid()).pw_dir}", (self.folder / "runs/1/output.log").read_text())


if __name__ == "__main__":
    main()
