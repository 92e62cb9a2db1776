#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs reproduce.py of every folder in a folder; each has to raise.

usage: run_case_scripts.py FOLDER

Prints how many raised, or the names of those that did not, and ends with status 1 then.
"""
import contextlib
import io
import pathlib
import runpy
import sys
import warnings

warnings.simplefilter("ignore")
passed, raised = [], 0
for script in sorted(pathlib.Path(sys.argv[1]).glob("*/reproduce.py")):
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            runpy.run_path(str(script))
        passed.append(script.parent.name)
    except Exception:  # whatever it is, the operator refused
        raised += 1
if passed:
    print("these do not raise:", *passed)
    sys.exit(1)
print(f"{raised} scripts raised")
