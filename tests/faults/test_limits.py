#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Too few descriptors, too little memory, too small files: an answer or clear words, never a crash or half a file.

usage: test_limits.py FOLDER_OF_THE_PROGRAMS
"""
import resource
import unittest

from make_batch import safetensors
from shipped import FAILURE, RAW, SANITIZED, FaultTest, main

LOADER = "error while loading shared libraries"  # the system's own words: our program had not begun


class Limits(FaultTest):
    def setUp(self):
        super().setUp()
        self.batch = self.write("batch.safetensors", safetensors([0, 1, 2, 4], padding=1 << 18))

    def sweep(self, limit, values, *words, done=(0,)):
        """Runs the command under each limit; returns the words on standard error of those that were refused, and how
        many were not."""
        refused, went = [], 0
        for value in values:
            ended = self.cli(*words, limits={limit: value})
            if ended.status == 127 and LOADER in ended.err:
                continue
            with self.subTest(words[0], limit=value):
                self.assertIn(ended.status, (2, *done), ended)
                if ended.status == 2:
                    self.assertSays(ended, lines=1)
                    refused.append(ended.err)
                else:
                    self.assertNotRegex(ended.err, RAW)
                    went += 1
        return refused, went

    def test_descriptors(self):
        for words, done in ((["triage", self.log], (0,)), (["batch", self.batch], (0,)),
                            (["request", self.log, "-o", "r.md"], (0,)), (["fleet", self.folder, "--no-cache"], (0,)),
                            (["rerun", "--keep", "kept", "--", "/bin/false"], (0,)),
                            (["run", "--library", "library", "--", "/bin/false"], (1,))):
            refused, went = self.sweep(resource.RLIMIT_NOFILE, (4, 7, 12, 40), *words, done=done)
            self.assertGreater(went, 0, words)
            for words_said in refused:
                self.assertIn("Too many open files", words_said)
                self.assertIn("ulimit", words_said)
        # What could not be opened was never half written.
        self.assertEqual([path for path in self.folder.rglob(".*") if path.is_file()], [])

    @unittest.skipIf(SANITIZED, "a sanitizer reserves far more address space than any limit here")
    def test_memory(self):
        log = self.write("long.log", b"iter 100 loss 0.41 step 0.184 s, and more words to fill a line\n" * 40_000 + FAILURE)
        said, went = [], 0
        for words in (["triage", log, "--json"], ["request", log, "-o", "r.md"], ["fleet", self.folder, "--no-cache"],
                      ["batch", self.batch, "--stats"]):
            refused, reached = self.sweep(resource.RLIMIT_AS, [mib << 20 for mib in (80, 92, 104, 4096)], *words)
            self.assertGreater(reached, 0, words)
            said += refused
            went += reached
        self.assertTrue(any("memory" in words and "ulimit" in words for words in said), said)
        self.assertEqual([path for path in self.folder.rglob(".*") if path.is_file()], [])

    def test_file_size(self):
        none = {resource.RLIMIT_FSIZE: 0}
        for words, name in ((["request", self.log, "-o", "r.md"], "r.md"),
                            (["check", self.batch, "--target", "labels", "--classes", "4", "--csv", "rows.csv"], "rows.csv"),
                            (["rerun", "--keep", "kept", "--", "/bin/true"], "job.json")):
            with self.subTest(words[0]):
                self.assertSays(self.cli(*words, limits=none), name, "File too large")
                self.assertFalse((self.folder / name).exists())
        # The command itself meets the limit as it would without us.
        script = "echo more than nothing > own.txt"
        alone = self.cli("run", "--library", "library", "--", "sh", "-c", script, limits=none)
        self.assertNotEqual(alone.status, 0)
        self.assertNotRegex(alone.err, RAW)


if __name__ == "__main__":
    main()
