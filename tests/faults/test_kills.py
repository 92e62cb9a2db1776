#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""kill -9 at random moments: of the window, of the command line, of the engine and of the guard.

TORCHTRIAGE_FAULT_KILLS says how often in all (default 8); TORCHTRIAGE_FAULT_SEED makes the same moments again.

usage: test_kills.py FOLDER_OF_THE_PROGRAMS
"""
import collections
import json
import os
import pathlib
import random
import signal
import time

from make_batch import failing_job, safetensors
from shipped import FAILURE, PROGRAMS, FaultTest, main, start

KILLS = int(os.environ.get("TORCHTRIAGE_FAULT_KILLS", "8"))
SEED = int(os.environ.get("TORCHTRIAGE_FAULT_SEED", str(random.randrange(1 << 30))))
PATIENCE_S = 30  # for what the system has to end after a kill; a busy machine takes its time
ENGINE, WINDOW = PROGRAMS / "torchtriage-replay", PROGRAMS / "torchtriage"

def marked(mark):
    """Processes, zombies apart, that were started with this text in their environment."""
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and mark.encode() in (entry / "environ").read_bytes():
                found.append(int(entry.name))
        except OSError:
            pass
    return found


def until(condition):
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.1)
    return condition()


class Kills(FaultTest):
    """One method of the table for each program; each leaves things in order whenever it was killed."""

    def setUp(self):
        super().setUp()
        self.chance = random.Random(SEED)
        self.long = self.write("long.log", b"iter 1 loss 0.41 step 0.184 s\n" * 30_000 + FAILURE)

    def killed(self, program, *words, within, victim=None, endings=(0, 1, 2), **options):
        """Starts the program and kills it, or what `victim(process)` finds, at a random moment within so many seconds.
        Nothing of it may be left. `endings` are its own ones, for a moment that came too late."""
        mark = f"TORCHTRIAGE_FAULT_MARK={self.chance.getrandbits(64):x}"
        name, value = mark.split("=")
        process = start(program, *words, env={**self.env, name: value}, cwd=self.folder, **options)
        time.sleep(self.chance.uniform(0, within))
        target = victim(process) if victim else process.pid
        if target:
            os.kill(target, signal.SIGKILL)
        out, err = process.communicate(timeout=PATIENCE_S)
        if victim is None:
            self.assertIn(process.returncode, (-signal.SIGKILL, *endings))
        self.assertTrue(until(lambda: not marked(mark)), f"left behind: {marked(mark)}")
        return process.returncode, out.decode(), err.decode()

    def kill_request(self):
        target = self.folder / "request.json"
        if not target.exists():
            self.assertEqual(self.cli("request", self.log, "-o", target).status, 0)
        self.killed("torchtriage-cli", "request", self.long, "-o", target, "--map", "map.json", within=0.6)
        json.loads(target.read_text())
        if (self.folder / "map.json").exists():
            json.loads((self.folder / "map.json").read_text())

    def kill_rerun(self):
        kept = self.folder / "kept"
        before = len(list(kept.glob("runs/*")))
        self.killed("torchtriage-cli", "rerun", "--keep", kept, "--", PROGRAMS / "torchtriage-misbehave", "hang",
                    within=0.5)
        for name in ("job.json", "outcome.json"):
            for path in kept.glob(f"runs/*/{name}"):
                json.loads(path.read_text())
        after = self.cli("rerun", "--keep", kept, "--", "/bin/true").lines()[-1]
        self.assertGreater(int(pathlib.Path(after["folder"]).name), before)

    def kill_recorder(self):
        library = self.folder / "library"
        before = len(list(library.glob("*/incident.json")))
        command = ["sh", "-c", f"cat {self.log}; for i in 1 2 3 4 5; do sleep 0.1; echo $i || exit 9; done; exit 4"]
        # One that was killed before it had a log has nothing to keep.
        (library / ".run.early").mkdir(parents=True)
        status, out, _ = self.killed("torchtriage-cli", "run", "--library", library, "--", *command, within=0.8,
                                     endings=(4,))
        for folder in library.glob(".run.*"):
            os.utime(folder, (time.time() - 60, time.time() - 60))  # a minute later
        ended = self.cli("run", "--library", library, "--", "/bin/true")
        self.assertEqual(ended.status, 0, ended)
        after = list(library.glob("*/incident.json"))
        printed = "device-side assert" in out
        self.assertIn(len(after) - before, (1,) if printed and status != 0 else (0, 1), ended.err)
        self.assertEqual(list(library.glob(".run.*")), [])
        for path in after:
            self.assertEqual(json.loads(path.read_text())["code"]["command"], command)

    def kill_fleet(self):
        logs = self.folder / "logs"
        for i in range(40):
            self.write(f"logs/{i}.log", FAILURE)
        self.killed("torchtriage-cli", "fleet", logs, "--json", within=0.5)
        answer = self.cli("fleet", logs, "--json").lines()[0]
        self.assertEqual((answer["failures"], answer["cache_problem"]), (40, None))

    def job(self):
        return self.write("job.json", failing_job(self.write("batch.safetensors", safetensors([0, 1, 2, 4]))))

    def kill_engine(self):
        job = self.job()

        def engine(process):
            for pid in pathlib.Path("/proc").glob("[0-9]*"):
                try:
                    if os.readlink(pid / "exe") == str(ENGINE) and os.getsid(int(pid.name)) == process.pid:
                        return int(pid.name)
                except OSError:
                    pass
            return None

        status, out, err = self.killed("torchtriage-cli", "rerun", "--keep", "kept", "--job", job, within=1.5, victim=engine)
        self.assertEqual(status, 0, err)
        last = json.loads(out.splitlines()[-1])
        self.assertIn((last["ending"]["kind"], last["ending"]["signal"]), (("signalled", 9), ("exited", None)))
        self.assertTrue(last["ended"])

    def kill_guard(self):
        def guard(process):
            for pid in pathlib.Path("/proc").glob("[0-9]*"):
                try:
                    if os.readlink(pid / "exe").endswith("/torchtriage-guard") and os.getsid(int(pid.name)) == process.pid:
                        return int(pid.name)
                except OSError:
                    pass
            return None

        status, out, err = self.killed("torchtriage-cli", "rerun", "--keep", "kept", "--timeout", "2", "--",
                                       PROGRAMS / "torchtriage-misbehave", "hang", within=0.5, victim=guard)
        self.assertEqual(status, 0, err)
        last = json.loads(out.splitlines()[-1])
        self.assertIn(last["ending"]["kind"], ("signalled", "timed-out", "failed-to-start"))

    def kill_reduction(self):
        job = self.job()
        words = ["reduce", "--job", job, "-o", "case", "--runs", "4", "--json"]
        self.killed("torchtriage-cli", *words, within=2)
        ended = self.cli(*words)
        self.assertEqual(ended.status, 0, ended)
        self.assertTrue(json.loads((self.folder / "case/job.json").read_text())["steps"])

    def kill_window(self):
        """What an earlier window remembered is still there, whenever a later one was killed, and it starts again."""
        config = self.home / "config"

        def settings():
            return "".join(path.read_text() for path in config.rglob("*.ini"))

        def shows(path):
            process = start("torchtriage", path, env={**self.env, "QT_QPA_PLATFORM": "offscreen"}, cwd=self.folder)
            seen = until(lambda: process.poll() is not None or path.name in settings())
            process.kill()
            process.communicate()
            self.assertTrue(seen and path.name in settings(), settings())

        if self.log.name not in settings():
            shows(self.log)
        self.killed("torchtriage", self.long, within=1.5)
        self.assertIn(self.log.name, settings())
        later = self.write(f"later-{self.chance.getrandbits(32)}.log", FAILURE)
        shows(later)
        self.assertIn(self.log.name, settings())

    def test_random_moments(self):
        table = [self.kill_request, self.kill_rerun, self.kill_recorder, self.kill_fleet, self.kill_guard]
        if ENGINE.exists():
            table += [self.kill_engine, self.kill_reduction]
        if WINDOW.exists():
            table.append(self.kill_window)
        done = collections.Counter()
        for i in range(KILLS):
            kill = table[i % len(table)]
            with self.subTest(kill.__name__, round=i, seed=SEED):
                kill()
            done[kill.__name__.removeprefix("kill_")] += 1
        print("killed: " + ", ".join(f"{name} {count}" for name, count in done.items()) + f"; seed {SEED}")


if __name__ == "__main__":
    main()
