#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows that each rule of check_architecture.py is caught when it is broken, and that clean files pass."""
import pathlib
import tempfile
import unittest

import check_architecture

SPDX = "// SPDX-License-Identifier: GPL-3.0-or-later\n"

BROKEN = {
    "core knows no Qt": ("core/log/a.cpp", SPDX + "#include <QString>\n"),
    "knows libtorch": ("app/desktop/a.cpp", SPDX + "#include <torch/torch.h>\n"),
    "ATen in core": ("core/rerun/a.cpp", SPDX + "#include <ATen/ATen.h>\n"),
    "core looks up to app": ("core/triage/a.cpp", SPDX + '#include "app/workbench/wording.h"\n'),
    "io looks up to log": ("core/io/a.cpp", SPDX + '#include "core/log/frames.h"\n'),
    "log looks at batch": ("core/log/a.cpp", SPDX + '#include "core/batch/caps.h"\n'),
    "triage looks at contract": ("core/triage/a.cpp", SPDX + '#include "core/contract/range.h"\n'),
    "workbench looks up to desktop": ("app/workbench/a.cpp", SPDX + '#include "app/desktop/theme/tokens.h"\n'),
    "cli looks at desktop": ("app/cli/a.cpp", SPDX + '#include "app/desktop/theme/tokens.h"\n'),
    "workbench draws": ("app/workbench/a.cpp", SPDX + "#include <QWidget>\n"),
    "include not rooted": ("core/io/a.cpp", SPDX + '#include "file.h"\n'),
    "include by way of parent": ("core/io/a.cpp", SPDX + '#include "../log/frames.h"\n'),
    "new room without a place": ("core/attic/a.cpp", SPDX + '#include "core/io/file.h"\n'),
    "no SPDX": ("core/io/a.cpp", "#include <string>\n"),
    "no SPDX in a script": ("tests/a.sh", "#!/bin/sh\necho\n"),
    "too long": ("core/io/a.cpp", SPDX + "int a;\n" * 600),
    "std regex": ("core/log/a.cpp", SPDX + "std::" + "regex pattern;\n"),
    "raw new": ("core/log/a.cpp", SPDX + "auto* a = new Thing();\n"),
    "new given to a raw pointer's wrapper": ("core/log/a.cpp", SPDX + "Holder<Thing> a(new Thing());\n"),
    "raw delete": ("app/cli/a.cpp", SPDX + "delete thing;\n"),
    "mapped file": ("core/io/a.cpp", SPDX + "auto* a = ::mmap(nullptr, 1, 1, 1, 1, 0);\n"),
    "unfinished": ("core/log/a.cpp", SPDX + "// TO" + "DO later\n"),
}

CLEAN = {
    "core/triage/a.cpp": SPDX + '#include "core/triage/report.h"\n#include "core/log/frames.h"\n#include <re2/re2.h>\n',
    "core/io/a.cpp": SPDX + '// a new thing is said here; delete nothing\nauto text = "new Thing, std::regex";\n',
    "app/desktop/a.cpp": SPDX + '#include "core/io/file.h"\n#include <QWidget>\nauto* a = new QWidget(parent);\n',
    "app/cli/a.cpp": SPDX + '#include "app/workbench/wording.h"\nThing(const Thing&) = delete;\n',
    "core/log/b.cpp": SPDX + "return std::shared_ptr<log::Thing>(new Thing(std::move(file)));\n",
    "core/batch/a.cpp": SPDX + "int a;\n" * 599,
    "tests/core/a.cpp": SPDX + '#include "app/desktop/theme/tokens.h"\n#include <QTest>\n#include "a.moc"\n',
}


class Rules(unittest.TestCase):
    def problems(self, name, content):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True)
            path.write_text(content, encoding="utf-8")
            return [rule for _, rule in check_architecture.problems(pathlib.Path(folder), pathlib.Path(name))]

    def test_broken_files_are_named(self):
        for title, (name, content) in BROKEN.items():
            with self.subTest(title):
                self.assertEqual(len(self.problems(name, content)), 1)

    def test_clean_files_pass(self):
        for name, content in CLEAN.items():
            with self.subTest(name):
                self.assertEqual(self.problems(name, content), [])


if __name__ == "__main__":
    unittest.main()
