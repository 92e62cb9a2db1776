#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a package carries: the manual page says what the programs do, and the desktop files are valid.

usage: test_packaging.py SOURCE-FOLDER TORCHTRIAGE-CLI"""
import pathlib
import re
import shutil
import subprocess
import sys
import unittest
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(sys.argv[1])
CLI = sys.argv[2]
PACKAGING = ROOT / "resources/packaging"
LANGUAGES = ["es", "fr", "id", "ja"]


def help_of(*command):
    return subprocess.run([CLI, "--lang", "en", *command, "--help"], capture_output=True, text=True, check=True).stdout


def subcommands():
    listed = help_of().split("Subcommands:", 1)[1]
    return re.findall(r"^  (\S+)", listed, re.MULTILINE)


def options_of(*command):
    """Long options, without those that every command shares."""
    found = set(re.findall(r"^\s+(?:-\w,)?(--[a-z-]+)", help_of(*command), re.MULTILINE))
    return found - ({"--help"} if not command else {"--help", "--lang", "--self-test", "--debug-info", "--version"})


def manual_sections():
    """Text of each subcommand's section of the manual page; "" holds what stands before the first."""
    text = (PACKAGING / "torchtriage-cli.1").read_text().replace("\\-", "-")
    parts = re.split(r'^\.SS "?([a-z-]+).*$', text, flags=re.MULTILINE)
    return {"": parts[0] + parts[-1], **dict(zip(parts[1::2], parts[2::2]))}


class Manual(unittest.TestCase):
    def test_every_subcommand_and_option_is_described(self):
        sections = manual_sections()
        missing = [option for option in options_of() if option not in sections[""]]
        for name in subcommands():
            missing += [name] if name not in sections else [
                f"{name} {option}" for option in options_of(name)
                if not re.search(re.escape(option) + r"(?![a-z-])", sections[name])]
        self.assertEqual(missing, [])

    def test_nothing_else_is_described(self):
        names = subcommands()
        sections = manual_sections()
        self.assertEqual(sorted(set(sections) - set(names) - {""}), [])
        gone = []
        for name in names:
            known = options_of(name)
            gone += [f"{name} {option}" for option in re.findall(r"^\.[BI]R? \"?(--[a-z-]+)", sections.get(name, ""),
                                                                re.MULTILINE) if option not in known]
        self.assertEqual(gone, [])

    def test_pages_format_without_a_warning(self):
        if not shutil.which("man"):
            self.skipTest("no man here: the pages are not formatted")
        for page in PACKAGING.glob("*.1"):
            result = subprocess.run(["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", str(page)],
                                    capture_output=True, text=True, env={"MANWIDTH": "80", "PATH": "/usr/bin:/bin"})
            self.assertEqual((result.returncode, result.stderr), (0, ""), page.name)


class DesktopFiles(unittest.TestCase):
    def test_desktop_entry(self):
        if not shutil.which("desktop-file-validate"):
            self.skipTest("no desktop-file-validate here (package desktop-file-utils)")
        result = subprocess.run(["desktop-file-validate", PACKAGING / "torchtriage.desktop"], capture_output=True,
                                text=True)
        self.assertEqual((result.returncode, result.stdout + result.stderr), (0, ""))

    def test_entry_and_mime_type_agree(self):
        kinds = [kind.attrib["type"] for kind in ElementTree.parse(PACKAGING / "torchtriage-mime.xml").getroot()]
        entry = (PACKAGING / "torchtriage.desktop").read_text()
        opened = re.search(r"^MimeType=(.*)$", entry, re.MULTILINE).group(1).split(";")
        provided = [kind.text for kind in ElementTree.parse(
            PACKAGING / "org.torchtriage.TorchTriage.metainfo.xml").getroot().iter("mediatype")]
        self.assertEqual(len(kinds), 1)
        self.assertIn(kinds[0], opened)
        self.assertEqual(provided, kinds)

    def test_metainfo(self):
        if not shutil.which("appstreamcli"):
            self.skipTest("no appstreamcli here (package appstream)")
        result = subprocess.run(["appstreamcli", "validate", "--no-net",
                                 PACKAGING / "org.torchtriage.TorchTriage.metainfo.xml"], capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stdout)

    def test_every_language_is_there(self):
        xml = "{http://www.w3.org/XML/1998/namespace}lang"
        for name, tag in (("torchtriage-mime.xml", "comment"),
                          ("org.torchtriage.TorchTriage.metainfo.xml", "summary")):
            root = ElementTree.parse(PACKAGING / name).getroot()
            found = [e.attrib[xml] for e in root.iter() if e.tag.endswith(tag) and xml in e.attrib]
            self.assertEqual(found, LANGUAGES, name)
        entry = (PACKAGING / "torchtriage.desktop").read_text()
        for key in ("GenericName", "Comment"):
            self.assertEqual(re.findall(rf"^{key}\[(\w+)\]", entry, re.MULTILINE), LANGUAGES)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
