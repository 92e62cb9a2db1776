#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds resources/schemas to what the engines read and write: every job of the tests and every line fits its schema.

usage: check_schemas.py SCHEMA_FOLDER ENGINE JOB.json...

Knows the part of JSON Schema that the two schemas use, and complains about any other word in them.
"""
import json
import pathlib
import re
import subprocess
import sys

PROSE = {"$schema", "$defs", "title", "description", "default"}
TYPES = {"object": dict, "array": list, "string": str, "null": type(None), "boolean": bool}


def is_type(value, name):
    if name in ("integer", "number"):
        return isinstance(value, (int, float) if name == "number" else int) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def problems(value, schema, root, place=""):
    """Yields what is wrong with the value."""
    for word, rule in schema.items():
        if word in PROSE:
            continue
        check = CHECKS.get(word)
        if check is None:
            yield f"{place}: the schema says {word}, which this check does not know"
            continue
        yield from (f"{place}: {each}" if not each.startswith("/") else place + each
                    for each in check(value, rule, root, schema))


def check_ref(value, rule, root, _schema):
    return problems(value, root["$defs"][rule.rpartition("/")[2]], root)


def check_type(value, rule, _root, _schema):
    if not any(is_type(value, name) for name in ([rule] if isinstance(rule, str) else rule)):
        yield f"{json.dumps(value)[:80]} is not {rule}"


def check_some(value, rule, root, _schema):
    if all(any(problems(value, each, root)) for each in rule):
        yield f"{json.dumps(value)[:80]} fits none of the alternatives"


def check_one(value, rule, root, _schema):
    if sum(not any(problems(value, each, root)) for each in rule) != 1:
        yield f"{json.dumps(value)[:80]} does not fit exactly one of the alternatives"


def check_properties(value, rule, root, _schema):
    for key, each in rule.items():
        if isinstance(value, dict) and key in value:
            yield from ("/" + key + problem for problem in problems(value[key], each, root))


def check_additional(value, rule, root, schema):
    for key in set(value) - set(schema.get("properties", ())):
        yield from ("/" + key + problem for problem in problems(value[key], rule, root))


def check_items(value, rule, root, _schema):
    if isinstance(value, list):
        for index, each in enumerate(value):
            yield from (f"/{index}{problem}" for problem in problems(each, rule, root))


def plain(holds):
    def check(value, rule, _root, _schema):
        if not holds(value, rule):
            yield f"{json.dumps(value)[:80]} breaks the rule {rule}"
    return check


CHECKS = {
    "$ref": check_ref, "type": check_type, "anyOf": check_some, "oneOf": check_one, "properties": check_properties,
    "additionalProperties": check_additional, "items": check_items,
    "required": plain(lambda value, rule: isinstance(value, dict) and all(key in value for key in rule)),
    "const": plain(lambda value, rule: value == rule),
    "enum": plain(lambda value, rule: value in rule),
    "pattern": plain(lambda value, rule: not isinstance(value, str) or re.search(rule, value) is not None),
    "minimum": plain(lambda value, rule: not is_type(value, "number") or value >= rule),
    "maximum": plain(lambda value, rule: not is_type(value, "number") or value <= rule),
    "minItems": plain(lambda value, rule: not isinstance(value, list) or len(value) >= rule),
    "maxItems": plain(lambda value, rule: not isinstance(value, list) or len(value) <= rule),
    "maxProperties": plain(lambda value, rule: not isinstance(value, dict) or len(value) <= rule),
}


def check_line(line, schema):
    """By its type, so that what is wrong is named; all keys must be there and known."""
    part = schema["$defs"][line["type"]]
    yield from problems(line, part, schema)
    if set(line) != set(part["properties"]):
        yield f"keys differ: {sorted(set(line) ^ set(part['properties']))}"


def main():
    folder, engine, jobs = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3:]
    job_schema = json.loads((folder / "job.schema.json").read_text())
    line_schema = json.loads((folder / "outcome-line.schema.json").read_text())
    wrong, lines = [], 0
    for path in jobs:
        wrong += [f"{path}{each}" for each in problems(json.loads(pathlib.Path(path).read_text()), job_schema, job_schema)]
    for command in [[engine, path] for path in jobs] + [[engine, "--probe"], [engine, "/nowhere.json"]]:
        said = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False).stdout.decode()
        for line in said.splitlines():
            lines += 1
            wrong += [f"{line[:100]}: {each}" for each in check_line(json.loads(line), line_schema)]
    for bad in ({}, {"format": "torchtriage.job", "version": 1, "steps": [{"op": "add"}]},
                {"format": "torchtriage.job", "version": 1, "steps": [{"op": "aten::a", "args": [{"shape": [1]}]}]}):
        if not any(problems(bad, job_schema, job_schema)):
            wrong.append(f"{bad} fits the schema of jobs")
    print("\n".join(wrong))
    print(f"{len(jobs)} jobs and {lines} lines, {len(wrong)} problems")
    sys.exit(1 if wrong or lines < 5 else 0)


if __name__ == "__main__":
    main()
