#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that are cut, replaced, grow or fail at one read of all, and input that comes slowly or never.

usage: test_changing_files.py FOLDER_OF_THE_PROGRAMS
"""
import os
import signal
import subprocess
import threading
import time

from make_batch import safetensors
from shipped import FAILURE, FaultTest, cli, inject, main, start


class ChangingFiles(FaultTest):
    def setUp(self):
        super().setUp()
        self.content = {"moving.log": b"iter 1 loss 0.41 step 0.184 s\n" * 40_000 + FAILURE,
                        "moving.safetensors": safetensors([0, 1, 2, 4] * 1000, padding=1 << 19)}
        self.other = {"moving.log": b"another file\n", "moving.safetensors": safetensors([0] * 7)}

    def meet(self, what, read, name, *words):
        path = self.write(name, self.content[name])
        trace = self.folder / "trace"
        ended = self.cli(*words, env=inject(file=path, read=read, do=what, trace=trace,
                                            other=self.write("other-" + name, self.other[name])))
        met = trace.exists() and f"fault {what}" in trace.read_text()
        trace.unlink(missing_ok=True)
        return ended, met

    def test_every_reader(self):
        commands = {"moving.log": (["triage", "moving.log", "--json"], ["request", "moving.log", "-o", "r.md"],
                                   ["diff-log", "fail.log", "moving.log", "--json"], ["fleet", ".", "--no-cache", "--json"]),
                    "moving.safetensors": (["batch", "moving.safetensors", "--json", "--stats"],
                                           ["check", "moving.safetensors", "--target", "labels", "--classes", "4", "--json"],
                                           ["checkpoint", "moving.safetensors", "--json"],
                                           ["compare", "other-moving.safetensors", "--with", "moving.safetensors"])}
        for name, each in commands.items():
            for words in each:
                met = 0
                for what, read in (("cut", 1), ("cut", 3), ("grow", 2), ("fail", 2)):
                    with self.subTest(words[0], what=what, read=read):
                        ended, reached = self.meet(what, read, name, *words)
                        met += reached
                        self.assertIn(ended.status, (0, 1, 2), ended)
                        if ended.status == 2:
                            self.assertSays(ended, name)
                        if what == "fail" and reached and words[0] in ("triage", "request", "batch", "check"):
                            self.assertSays(ended, name, "Input/output error")
                self.assertGreater(met, 1, f"{words[0]} was hardly ever met by a fault")

    def test_a_replaced_log_is_read_as_it_was_opened(self):
        ended, met = self.meet("replace", 2, "moving.log", "triage", "moving.log", "--json")
        self.assertTrue(met)
        self.assertEqual(ended.lines()[0]["family"], "device-assert")

    def test_a_batch_that_is_cut_says_where_it_ends(self):
        ended, met = self.meet("cut", 3, "moving.safetensors", "check", "moving.safetensors", "--target", "labels",
                               "--classes", "4")
        self.assertTrue(met)
        self.assertSays(ended, "moving.safetensors", "byte")


class SlowInput(FaultTest):
    def setUp(self):
        super().setUp()
        self.fifo = self.folder / "log.fifo"
        os.mkfifo(self.fifo)

    def test_a_fifo_that_trickles(self):
        def trickle():
            with open(self.fifo, "wb", buffering=0) as file:
                for at in range(0, len(FAILURE), 20):
                    file.write(FAILURE[at:at + 20])
                    time.sleep(0.01)
        writer = threading.Thread(target=trickle, daemon=True)
        writer.start()
        ended = cli("triage", self.fifo, "--json", env=self.env)
        writer.join()
        self.assertEqual(ended.lines()[0]["family"], "device-assert")

    def test_a_fifo_without_a_writer_can_be_left(self):
        for sent in (signal.SIGTERM, signal.SIGINT):
            process = start("torchtriage-cli", "triage", self.fifo, "--json", env=self.env)
            with self.assertRaises(subprocess.TimeoutExpired):
                process.wait(timeout=0.5)
            process.send_signal(sent)
            self.assertEqual(process.wait(timeout=10), -sent)
            self.assertEqual(process.communicate()[0], b"")

    def test_batches_do_not_wait_for_a_fifo(self):
        for words in (["batch", self.fifo], ["check", self.fifo, "--classes", "4"], ["checkpoint", self.fifo],
                      ["compare", self.fifo, "--with", self.fifo]):
            with self.subTest(words[0]):
                self.assertSays(self.cli(*words), str(self.fifo))


if __name__ == "__main__":
    main()
