#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A disk without room: what was there stays, nothing half is left, and the words name the file.

usage: test_full_disk.py FOLDER_OF_THE_PROGRAMS
"""
import errno
import json
import os
import pathlib
import resource
import subprocess
import sys

from make_batch import failing_job, safetensors
from shipped import FAILURE, LIBC, PROGRAMS, FaultTest, inject, main, own_mounts, run, start

MOUNTS = own_mounts()
if not MOUNTS:
    print("this system allows no mounts of one's own: a limit on the size of files stands for the full disk")
CAPTURE = pathlib.Path(__file__).resolve().parents[2] / "resources" / "python"


class FullDisk(FaultTest):
    """self.disk is a folder on a disk of 256 KiB; after fill() no byte fits on it."""

    def setUp(self):
        super().setUp()
        self.limits = {}
        self.disk = self.folder / "disk"
        self.disk.mkdir()
        if MOUNTS:
            self.assertEqual(LIBC.mount(b"tmpfs", os.fsencode(self.disk), b"tmpfs", 0, b"size=256k"), 0)
            self.addCleanup(LIBC.umount2, os.fsencode(self.disk), 2)

    def fill(self):
        if not MOUNTS:
            self.limits = {resource.RLIMIT_FSIZE: 0}
            return
        with open(self.disk / "filler", "wb", buffering=0) as filler:
            try:
                while filler.write(bytes(4096)):
                    pass
            except OSError:
                pass

    def free(self):
        self.limits = {}
        if MOUNTS:
            (self.disk / "filler").unlink()

    def on_disk(self):
        return sorted(path.name for path in self.disk.iterdir() if path.name != "filler")

    def full(self, *words, **options):
        return self.cli(*words, limits=self.limits, **options)

    def assertNoRoom(self, ended, *pieces, **options):
        self.assertSays(ended, *pieces, "No space left on device" if MOUNTS else "File too large", **options)

    def test_standard_output(self):
        log = self.log
        batch = self.batch()
        for words in (["triage", log], ["triage", log, "--json"], ["batch", batch], ["batch", batch, "--json"],
                      ["check", batch, "--classes", "4"], ["compare", batch, "--with", batch],
                      ["checkpoint", batch], ["fleet", self.folder], ["fleet", self.folder, "--csv"],
                      ["diff-log", log, log, "--json"], ["request", log, "-o", "-"], ["guide"], ["capture", "--print"],
                      ["rerun", "--keep", self.folder, "--", "/bin/true"], ["--help"], ["--version"], ["--debug-info"]):
            with self.subTest(" ".join(map(str, words[:2]))), open("/dev/full", "wb") as full:
                self.assertSays(self.cli(*words, stdout=full), "Standard output could not be written: No space left")

    def test_standard_output_of_the_engine(self):
        if not (PROGRAMS / "torchtriage-replay").exists():
            self.skipTest("built without libtorch: there is no engine")
        with open("/dev/full", "wb") as full:
            self.assertSays(run("torchtriage-replay", "--probe", stdout=full), "standard output could not be written")

    def test_closed_standard_output_is_no_file_of_ours(self):
        """The next file that is opened gets the free number, and what is printed must not land in it."""
        kept = self.folder / "kept"
        process = start("torchtriage-cli", "rerun", "--keep", kept, "--", "/bin/echo", "from the program",
                        env=self.env, stdout=None, stdin=None, cwd=self.folder, closed=(0, 1))
        err = process.communicate(timeout=60)[1].decode()
        self.assertEqual(process.returncode, 2, err)
        self.assertIn("Standard output could not be written: Bad file descriptor", err)
        self.assertEqual((kept / "runs/1/output.log").read_text(), "from the program\n")

    def batch(self):
        return self.write("batch.safetensors", safetensors(labels=[0, 1, 2, 4]))

    def test_a_request_keeps_the_old_one(self):
        target, map_file = self.disk / "request.md", self.disk / "map.json"
        self.assertSays(self.cli("request", self.log, "-o", target, "--map", map_file), status=0, lines=0)
        before = target.read_bytes()
        self.write("fail.log", FAILURE + b"iter 1 /home/bob/secret\n" * 9)
        self.fill()
        self.assertNoRoom(self.full("request", self.log, "-o", target), str(target))
        self.assertNoRoom(self.full("request", self.log, "-o", target, "--map", map_file), str(map_file))
        self.assertEqual(target.read_bytes(), before)
        self.assertEqual(self.on_disk(), ["map.json", "request.md"])

    def test_a_save_is_on_the_disk_before_it_has_its_name(self):
        target, trace = self.folder / "request.md", self.folder / "trace"
        for _ in range(2):  # a new file, then one that is replaced
            trace.unlink(missing_ok=True)
            self.assertSays(self.cli("request", self.log, "-o", target, env=inject(trace=trace)), status=0, lines=0)
            steps = trace.read_text().splitlines()
            self.assertEqual(steps[0], "fsync file", steps)
            self.assertEqual(steps[-2:], [f"name {target}", "fsync folder"])

    def test_a_disk_that_fails_when_it_is_asked_to_keep(self):
        target = self.folder / "request.md"
        self.cli("request", self.log, "-o", target)
        before = target.read_bytes()
        self.write("fail.log", FAILURE * 3)
        self.assertSays(self.cli("request", self.log, "-o", target, env=inject(fsync=errno.EIO)), str(target),
                        "could not be written: Input/output error")
        self.assertEqual(target.read_bytes(), before)
        self.assertEqual([path.name for path in self.folder.glob(".*")], [])

    def test_offending_rows(self):
        self.fill()
        csv = self.disk / "rows.csv"
        self.assertNoRoom(self.full("check", self.batch(), "--classes", "4", "--csv", csv), str(csv))
        self.assertEqual(self.on_disk(), [])

    def test_a_wrapped_command_ends_as_it_would(self):
        self.fill()
        ended = self.full("run", "--library", self.disk / "library", "--", "sh", "-c", "echo printed; exit 7")
        self.assertEqual(ended.out, "printed\n")
        self.assertNoRoom(ended, str(self.disk / "library"), "The log of this run is not complete", status=7, lines=3)

    def test_the_disk_fills_while_a_command_runs(self):
        library = self.disk / "library"
        script = f"head -c 400000 /dev/zero | tr '\\0' x; echo; cat {self.log}; exit 7"
        ended = self.cli("run", "--library", library, "--", "sh", "-c", script,
                         limits={} if MOUNTS else {resource.RLIMIT_FSIZE: 100_000})
        self.assertEqual((ended.status, len(ended.out)), (7, 400_001 + len(FAILURE)), ended.err)
        kept = "Incident saved in" in ended.err  # the record is small: it may still have found a place
        self.assertSays(ended, "The log of this run is not complete", status=7, lines=2 if kept else 3)
        # What was printed until then is kept, and the words say where.
        logs = [path for path in library.rglob("output.log") if path.stat().st_size > 50_000]
        self.assertEqual(len(logs), 1, ended.err)
        self.assertIn(str(logs[0].parents[1]), ended.err)

    def test_a_rerun(self):
        self.fill()
        ended = self.full("rerun", "--keep", self.disk, "--", "/bin/true")
        self.assertNoRoom(ended, str(self.disk / "runs"))
        self.free()
        self.assertSays(self.cli("rerun", "--keep", self.disk, "--", "/bin/true"), status=0, lines=0)

    def test_the_disk_fills_while_a_rerun_prints(self):
        script = "head -c 400000 /dev/zero | tr '\\0' x; exit 3"
        ended = self.cli("rerun", "--keep", self.disk, "--", "sh", "-c", script,
                         limits={} if MOUNTS else {resource.RLIMIT_FSIZE: 100_000})
        self.assertNotRegex(ended.err, "terminate called")
        kept = self.disk / "runs" / "1"
        if MOUNTS:  # the outcome did not fit either
            self.assertNoRoom(ended, str(kept / "outcome.json"))
        else:
            self.assertEqual(ended.status, 0, ended)
            self.assertIn("File too large", ended.lines()[-1]["output"]["error"])
        self.assertGreater((kept / "output.log").stat().st_size, 50_000)

    def test_a_fleet_answers_without_its_cache(self):
        self.fill()
        env = {"XDG_CACHE_HOME": str(self.disk / "cache")}
        logs = self.write("logs/a.log", FAILURE).parent
        ended = self.full("fleet", logs, "--json", env=env)
        self.assertSays(ended, status=0, lines=0)
        answer = json.loads(ended.out)
        self.assertEqual((answer["failures"], answer["cache_problem"]), (1, "write-failed"))
        self.assertIn("The result could not be kept", self.full("fleet", logs, env=env).out)
        self.free()
        self.cli("fleet", logs, "--json", env=env)
        self.assertEqual(self.cli("fleet", logs, "--json", env=env).lines()[0]["from_cache"], 1)

    def test_standard_input_that_cannot_be_spooled(self):
        with subprocess.Popen(["cat", self.write("long.log", b"a line of a long log\n" * 50_000)],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as writer:
            ended = self.cli("triage", "-", stdin=writer.stdout, env={"TMPDIR": str(self.disk)},
                             limits={} if MOUNTS else {resource.RLIMIT_FSIZE: 100_000})
        self.assertNoRoom(ended, f"“{self.disk}” could not be written")
        self.assertEqual(self.on_disk(), [])

    def test_a_reduction_goes_on_once_there_is_room(self):
        if not (PROGRAMS / "torchtriage-replay").exists():
            self.skipTest("built without libtorch: nothing runs a job of operators here")
        job = self.write("job.json", failing_job(self.batch()))
        case = self.disk / "case"
        self.fill()
        ended = self.full("reduce", "--job", job, "-o", case, "--runs", "4")
        self.assertNoRoom(ended, str(self.disk))
        self.free()
        ended = self.cli("reduce", "--job", job, "-o", case, "--runs", "4", "--json")
        self.assertSays(ended, status=0, lines=0)
        self.assertTrue(ended.lines()[-1]["reproduced"], ended)

    def test_capture_leaves_the_exit_status_alone(self):
        self.fill()
        program = self.write("train.py", b"import torchtriage_capture\ntorchtriage_capture.install()\n"
                                         b"raise ValueError('the failure itself')\n")
        ended = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=60, check=False,
                               env={**os.environ, **self.env, "PYTHONPATH": str(CAPTURE), "TORCHTRIAGE_INCIDENTS":
                                    str(self.disk / "library")},
                               preexec_fn=lambda: [resource.setrlimit(limit, (value, value))
                                                   for limit, value in self.limits.items()])
        self.assertEqual(ended.returncode, 1)
        self.assertIn("ValueError: the failure itself", ended.stderr)
        self.assertIn("torchtriage: no incident was saved", ended.stderr)
        self.assertEqual(list(self.disk.glob("library/*/incident.json")), [])


if __name__ == "__main__":
    main()
