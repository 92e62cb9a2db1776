#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What app/install-packages and app/run do, with programs of our own in the place of apt, dpkg and cmake.

usage: test_setup_scripts.py SOURCE_DIR
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

SOURCE = pathlib.Path(sys.argv.pop(1)) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2]
LIST = "# a comment\n\ncmake   # the build\nqt6-base-dev\n  spaced-name  \nlast-without-line-end"
NAMES = ["cmake", "qt6-base-dev", "spaced-name", "last-without-line-end"]
PROGRAM = '#!/bin/bash\necho "$(basename "$0") $*"\n'


class Scripts(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.bin = self.root / "bin"
        self.app = self.root / "tree" / "app"
        self.calls = self.root / "calls"
        self.bin.mkdir()
        self.app.mkdir(parents=True)
        (self.root / "installed").write_text("")
        for name in ("run", "install-packages"):
            shutil.copy(SOURCE / "app" / name, self.app / name)
        (self.app / "packages.txt").write_text(LIST)
        self.program("dpkg-query", f'grep -qx -- "${{@: -1}}" {self.root}/installed && echo -n installed')
        self.program("apt-get", f'echo "apt-get $*" >>{self.calls}')
        self.program("id", 'echo "${FAKE_UID:-0}"')
        # The configure step makes the build file, the build step the programs; both leave a trace.
        self.program("cmake", f'''echo "cmake $*" >>{self.calls}
build={self.root}/tree/build/release
case $1 in
--preset) mkdir -p $build; touch $build/build.ninja ;;
--build) mkdir -p $build/bin; cp {self.root}/program $build/bin/torchtriage; cp {self.root}/program $build/bin/torchtriage-cli ;;
esac''')
        (self.root / "program").write_text(PROGRAM)
        (self.root / "program").chmod(0o755)

    def program(self, name, body):
        path = self.bin / name
        path.write_text(f"#!/bin/bash\n{body}\n")
        path.chmod(0o755)

    def installed(self, names):
        (self.root / "installed").write_text("".join(name + "\n" for name in names))

    def call(self, script, *arguments, **environment):
        path = f"{self.bin}:/usr/bin:/bin" if "PATH" not in environment else environment.pop("PATH")
        env = {"PATH": path, "HOME": str(self.root), **environment}
        return subprocess.run([self.app / script, *arguments], env=env, capture_output=True, text=True, timeout=60,
                              cwd=self.root)

    def called(self):
        return self.calls.read_text().splitlines() if self.calls.exists() else []

    def test_installs_nothing_when_all_is_there(self):
        self.installed(NAMES)
        result = self.call("install-packages", self.app / "packages.txt")
        self.assertEqual((result.returncode, result.stdout, self.called()), (0, "", []))

    def test_installs_only_what_is_missing(self):
        self.installed(["cmake", "spaced-name"])
        result = self.call("install-packages", self.app / "packages.txt")
        self.assertEqual(result.returncode, 0, result.stderr)
        update, install = self.called()
        self.assertTrue(update.endswith(" update"), update)
        self.assertTrue(install.endswith(" install --yes --no-install-recommends qt6-base-dev last-without-line-end"),
                        install)

    def test_names_of_a_prefix_are_not_taken_for_the_package(self):
        self.installed(["cmake-data", *NAMES[1:]])
        self.call("install-packages", self.app / "packages.txt")
        self.assertTrue(self.called()[1].endswith("--no-install-recommends cmake"))

    def test_says_what_to_do_without_rights(self):
        # Only what the script needs is on PATH: no sudo.
        for name in ("bash", "env", "basename", "grep", "cat", "mkdir"):
            os.symlink(shutil.which(name), self.bin / name)
        result = self.call("install-packages", self.app / "packages.txt", PATH=str(self.bin), FAKE_UID="1000")
        self.assertEqual(result.returncode, 2)
        self.assertEqual(len(result.stderr.splitlines()), 1)
        self.assertIn("apt-get install " + " ".join(NAMES), result.stderr)
        self.assertEqual(self.called(), [])

    def test_sudo_is_used_where_it_is(self):
        self.program("sudo", f'echo "sudo $*" >>{self.calls}')
        self.call("install-packages", self.app / "packages.txt", FAKE_UID="1000")
        self.assertEqual([line.split()[0] for line in self.called()], ["sudo", "sudo"])

    def test_a_failed_installation_ends_the_run(self):
        self.program("apt-get", "echo 'E: no route' >&2; exit 100")
        result = self.call("run")
        self.assertEqual(result.returncode, 100)
        self.assertIn("E: no route", result.stderr)
        self.assertNotIn("cmake", "".join(self.called()))

    def test_run_without_a_display_uses_the_command_line(self):
        self.installed(NAMES)
        result = self.call("run")
        self.assertEqual(result.returncode, 0, result.stderr)
        *before, said, answer = result.stdout.splitlines()
        self.assertIn("No display", said)
        self.assertEqual(answer, f"torchtriage-cli triage {self.root}/tree/resources/samples/class-index-8-ranks.log")

    def test_run_with_a_display_opens_the_window(self):
        self.installed(NAMES)
        for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
            result = self.call("run", "my log.txt", "other.log", **{variable: "0"})
            self.assertEqual(result.stdout.splitlines()[-1], "torchtriage my log.txt other.log")

    def test_run_configures_once(self):
        self.installed(NAMES)
        self.call("run")
        self.calls.unlink()
        second = self.call("run")
        self.assertEqual([line.split()[1] for line in self.called()], ["--build"])
        self.assertNotIn("Building", second.stdout)

    def test_run_tells_why_it_could_not_configure(self):
        self.installed(NAMES)
        self.program("cmake", "echo 'CMake Error: no compiler'; exit 1")
        result = self.call("run")
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("no compiler", result.stderr)

    def test_lists_hold_each_package_once(self):
        names = []
        for name in ("app", "tests"):
            for line in (SOURCE / name / "packages.txt").read_text().splitlines():
                names += line.split("#")[0].split()
        self.assertEqual(len(names), len(set(names)))
        self.assertGreater(len(names), 20)


if __name__ == "__main__":
    unittest.main()
