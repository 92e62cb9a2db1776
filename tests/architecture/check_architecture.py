#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the tree to the house rules of CONTRIBUTING.md that a machine can see.

usage: check_architecture.py SOURCE_DIR

Prints one line for each broken rule (file, line, rule) and ends with status 1 if there is any.
"""
import pathlib
import re
import sys

# A room and the rooms that its files may include, besides itself. Nothing else, and no circle.
MAY_INCLUDE = {
    "core/io": set(),
    "core/log": {"core/io"},
    "core/batch": {"core/io"},
    "core/triage": {"core/io", "core/log", "resources"},
    "core/fleet": {"core/io", "core/log", "core/triage"},
    "core/contract": {"core/io", "core/batch", "resources"},
    "core/incident": {"core/io", "core/log", "core/batch", "core/triage", "core/contract", "resources"},
    "core/rerun": {"core/io", "core/log", "core/batch", "core/triage", "core/contract", "core/incident", "resources"},
    "core/request": {"core/io", "core/log", "core/batch", "core/triage", "core/contract", "core/incident",
                     "core/rerun", "resources"},
    "app/guard": {"core"},
    "app/workbench": {"core"},
    "app/replay": {"core"},
    "app/cli": {"core", "app/workbench"},
    "app/desktop": {"core", "app/workbench"},
    "resources": set(),
}

MAX_LINES = 600
SOURCES = (".cpp", ".h")
SCRIPTS = (".cmake", ".sh", ".py")
TORCH = re.compile(r'#\s*include\s*[<"](torch|ATen|c10|caffe2)/')
QT = re.compile(r'#\s*include\s*[<"](Q[A-Z]\w*|Qt\w*/|q[a-z]+\.h|qcustomplot)')
WIDGETS = re.compile(r'#\s*include\s*<(QWidget|QApplication|QMainWindow|QDialog|QtWidgets/|QPainter|QPixmap|QIcon)')
OWN = re.compile(r'#\s*include\s*"([^"]+)"')
# A smart pointer that takes the object on the spot is no raw owner: a private constructor leaves no other way.
RAW_NEW = re.compile(r'(?<![\w.])(?<!_ptr<>\()new\s+[A-Za-z_]')
DELETE = re.compile(r'(?<![\w.])delete(\[\])?\s+[A-Za-z_*(]')
UNFINISHED = re.compile("|".join(("TO" + "DO", "FIX" + "ME", r"\bXX" + r"X\b", r"\bHA" + r"CK\b",
                                  "not imple" + "mented", "coming s" + "oon")))
LITERAL = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'')


def room_of(path):
    """core/log/line.cpp -> core/log; a file of resources/ -> resources; tests have no room."""
    parts = path.parts
    if parts[0] == "resources":
        return "resources"
    return "/".join(parts[:2]) if parts[0] in ("core", "app") and len(parts) > 2 else None


def code_lines(text):
    """Lines with comments and the inside of literals taken out, so that prose is never read as code."""
    text = re.sub(r"/\*.*?\*/", lambda match: "\n" * match.group().count("\n"), text, flags=re.S)
    for line in text.split("\n"):
        yield re.sub(r"//.*", "", line) if line.lstrip().startswith("#") \
            else re.sub(r"//.*", "", LITERAL.sub('""', line))


def included_room(target):
    parts = pathlib.PurePosixPath(target).parts
    if len(parts) < 2:
        return None
    return room_of(pathlib.PurePosixPath(target)) or parts[0]


def include_problems(path, line):
    room = room_of(path)
    if room is None:
        return
    if TORCH.search(line) and room != "app/replay":
        yield "only app/replay may know libtorch"
    if QT.search(line) and (room.startswith("core") or room in ("app/replay", "resources")):
        yield f"{room} knows no Qt"
    if WIDGETS.search(line) and room in ("app/workbench", "app/cli"):
        yield f"{room} knows no widgets"
    own = OWN.search(line)
    if not own:
        return
    if ".." in own.group(1).split("/") or "/" not in own.group(1):
        if not own.group(1).endswith(".moc") and not own.group(1).startswith("ui_"):
            yield f'include "{own.group(1)}" is not rooted at the project'
        return
    target = included_room(own.group(1))
    if room not in MAY_INCLUDE:
        yield f"room {room} is unknown: give it a place in check_architecture.py and in CONTRIBUTING.md"
    elif target != room and target not in MAY_INCLUDE[room] and \
            not (target.startswith("core/") and "core" in MAY_INCLUDE[room]):
        yield f"{room} must not include {target}"


def code_problems(path, line):
    if "std::regex" in line or re.search(r"#\s*include\s*<regex>", line):
        yield "std::regex is not used here: RE2"
    if path.parts[0] == "core" or path.parts[:2] in (("app", "cli"), ("app", "replay")):
        if RAW_NEW.search(re.sub(r"_ptr<[\w:<>, ]*>\(", "_ptr<>(", line)):
            yield "raw new: use a value or std::make_unique"
        if DELETE.search(line):
            yield "raw delete: let an owner do it"
    if re.search(r"\bmmap\s*\(", line) and path.parts[0] in ("core", "app"):
        yield "files are never mapped: pread"


def first_line(path, lines):
    start = lines[1] if lines and lines[0].startswith("#!") and len(lines) > 1 else lines[0] if lines else ""
    mark = "//" if path.suffix in SOURCES else "#"
    if start.strip() != f"{mark} SPDX-License-Identifier: GPL-3.0-or-later":
        yield 1, "the first line is not the SPDX line"


def is_script(path, lines):
    return path.suffix in SCRIPTS or path.name == "CMakeLists.txt" or bool(lines and lines[0].startswith("#!"))


def problems(root, path):
    """Yields (line number, rule) for each broken rule of the file root/path."""
    try:
        text = (root / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        if path.suffix in SOURCES + SCRIPTS:
            yield 1, "not UTF-8"
        return
    lines = text.split("\n")
    source = path.suffix in SOURCES
    if not source and not is_script(path, lines):
        return
    yield from first_line(path, lines)
    length = len(lines) - (lines[-1] == "")
    if length > MAX_LINES:
        yield length, f"{length} lines, more than {MAX_LINES}"
    for number, line in enumerate(lines, 1):
        # A literal may quote software whose own message says so.
        if UNFINISHED.search(LITERAL.sub('""', line)):
            yield number, "an unfinished word"
    if source:
        for number, line in enumerate(code_lines(text), 1):
            for rule in (*include_problems(path, line), *code_problems(path, line)):
                yield number, rule


def files(root):
    """Every file of the project, without build folders and without data that is read as it is."""
    for top in ("app", "core", "resources", "tests", "CMakeLists.txt"):
        start = root / top
        for found in sorted([start] if start.is_file() else start.rglob("*")):
            path = found.relative_to(root)
            if found.is_file() and path.parts[:2] != ("tests", "data") and \
                    "__pycache__" not in path.parts and "seeds" not in path.parts:
                yield path


def main():
    if len(sys.argv) != 2 or not pathlib.Path(sys.argv[1], "CMakeLists.txt").is_file():
        sys.exit(__doc__)
    root = pathlib.Path(sys.argv[1])
    checked = broken = 0
    for path in files(root):
        checked += 1
        for number, rule in problems(root, path):
            print(f"{path}:{number}: {rule}")
            broken += 1
    print(f"{checked} files checked, {broken} rules broken")
    if checked < 20:
        sys.exit("too few files were found: is this the project's folder?")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
