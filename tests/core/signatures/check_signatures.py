#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the signature files: form, ids, literals, patterns and their own examples.

Usage: check_signatures.py [FOLDER]    (default: resources/signatures of this checkout)
       check_signatures.py FOLDER --match < LOG    prints the signature that each line of LOG matches first

Every example must hold one of its signature's literals, match its pattern, and be won by it: no other
signature of the same or a higher priority may match the line. Exit status 1 and one line per fault otherwise.
"""

import json
import pathlib
import re
import sys

ROLES = ("initiating", "confirmation", "consequence", "teardown", "advice", "background")
FAMILIES = (
    "device-assert", "out-of-memory", "kernel-unavailable", "device-mismatch", "memory-fault",
    "launch-failure", "library-failure", "collective", "shape-dtype", "hardware-driver", "startup",
    "numeric", "host-memory", "host-crash", "python-other",
)
CONTRACTS = (
    "class-index", "index-range", "unit-interval", "probability", "finite", "lengths", "same-length",
    "shape", "dtype", "device", "contiguity", "",
)
BACKENDS = ("cuda", "rocm", "cpu", "xpu")
KINDS = ("xid", "exit", "signal", "cuda-old")
FAMILY_FREE_ROLES = ("teardown", "advice", "background")

SIGNATURE_KEYS = {
    "id", "family", "role", "sticky", "asynchronous", "backend", "literals", "pattern", "not", "priority",
    "op", "contract", "argument", "fatal", "part", "since", "until", "source", "examples", "counterexamples",
}
SIGNATURE_REQUIRED = {"id", "family", "role", "literals", "since", "until", "source", "examples"}
ASSERTION_KEYS = {"expression", "file", "kernel", "op", "contract", "argument", "since", "until"}
ASSERTION_REQUIRED = ASSERTION_KEYS - {"file", "kernel"}
CODE_KEYS = {"kind", "code", "name", "family", "action", "consequence_of", "role"}
CODE_REQUIRED = {"kind", "code", "name", "family", "role"}

LITERAL_BYTES = range(6, 121)
MAX_LITERALS = 900
MAX_GROUPS = 16  # fields beyond are not read
# What Python accepts and RE2 does not: look-around, back references, atomic groups, possessive repeats, \Z.
NOT_RE2 = re.compile(r"\(\?(?:[=!>#]|<[=!]|P=)|\\[1-9Z]|[*+?}]\+")


class Signature:
    """One signature, ready to be tried on lines."""

    def __init__(self, data):
        self.id = data["id"]
        self.family = data["family"]
        self.role = data["role"]
        self.priority = data.get("priority", 50)
        self.literals = data["literals"]
        self.excluded = data.get("not", [])
        self.pattern = re.compile(data["pattern"], re.ASCII) if "pattern" in data else None
        self.data = data

    def has_literal(self, line):
        return any(literal in line for literal in self.literals)

    def matches(self, line):
        if not self.has_literal(line) or any(text in line for text in self.excluded):
            return False
        return self.pattern is None or self.pattern.search(line) is not None


def best_match(signatures, line):
    """The matching signature of the highest priority (the first one among equals), or None."""
    best = None
    for signature in signatures:
        if (best is None or signature.priority > best.priority) and signature.matches(line):
            best = signature
    return best


def check_keys(where, data, allowed, required):
    yield from (f"{where}: unknown key {key}" for key in sorted(set(data) - allowed))
    yield from (f"{where}: {key} is missing" for key in sorted(required - set(data)))


def check_strings(where, data, key, low=1):
    values = data.get(key, [])
    if not isinstance(values, list) or not all(isinstance(v, str) and v for v in values):
        yield f"{where}: {key} is not a list of texts"
    elif key in data and len(values) < low:
        yield f"{where}: {key} is empty"
    elif len(set(values)) != len(values):
        yield f"{where}: {key} names a text twice"


def check_literals(where, literals):
    for literal in literals:
        if len(literal.encode()) not in LITERAL_BYTES:
            yield f"{where}: literal {literal!r} is not 6 to 120 bytes long"
        for other in literals:
            if other != literal and other in literal:
                yield f"{where}: literal {literal!r} is covered by {other!r}"


def check_pattern(where, pattern):
    if NOT_RE2.search(pattern):
        yield f"{where}: the pattern uses what RE2 does not know"
    try:
        compiled = re.compile(pattern, re.ASCII)
    except re.error as error:
        yield f"{where}: the pattern does not compile: {error}"
        return
    if compiled.groups > MAX_GROUPS:
        yield f"{where}: the pattern has more than {MAX_GROUPS} groups"
    if compiled.search(""):
        yield f"{where}: the pattern matches an empty line"


def check_one_of(where, data, key, allowed):
    if key in data and data[key] not in allowed:
        yield f"{where}: {key} {data[key]!r} is not known"


def check_signature(where, data):
    """Faults of form of one signature."""
    yield from check_keys(where, data, SIGNATURE_KEYS, SIGNATURE_REQUIRED)
    if SIGNATURE_REQUIRED - set(data):
        return
    if not re.fullmatch(r"[a-z0-9]+(?:[.-][a-z0-9]+)*", data["id"]):
        yield f"{where}: id is not lower-case words joined by dots and dashes"
    yield from check_one_of(where, data, "role", ROLES)
    yield from check_one_of(where, data, "family", FAMILIES + (None,))
    if data["family"] is None and data["role"] not in FAMILY_FREE_ROLES:
        yield f"{where}: role {data['role']} needs a family"
    yield from check_one_of(where, data, "backend", BACKENDS)
    yield from check_one_of(where, data, "contract", CONTRACTS)
    yield from check_one_of(where, data, "fatal", ("process",))
    for key in ("sticky", "asynchronous"):
        if not isinstance(data.get(key, False), bool):
            yield f"{where}: {key} is not true or false"
    priority = data.get("priority", 50)
    if not isinstance(priority, int) or not 0 <= priority <= 100:
        yield f"{where}: priority is not a number from 0 to 100"
    for key in ("literals", "not", "examples", "counterexamples"):
        yield from check_strings(where, data, key)
    yield from check_literals(where, data["literals"])
    if "pattern" in data:
        yield from check_pattern(where, data["pattern"])


def check_examples(where, signature, signatures):
    """Faults of behaviour: examples not won, counterexamples matched."""
    for line in signature.data["examples"]:
        if not signature.has_literal(line):
            yield f"{where}: no literal on example {line!r}"
        elif not signature.matches(line):
            yield f"{where}: does not match its example {line!r}"
        for other in signatures:
            if other is not signature and other.priority >= signature.priority and other.matches(line):
                yield f"{where}: {other.id} takes its example {line!r}"
    for literal in signature.literals:
        if not any(literal in line for line in signature.data["examples"]):
            yield f"{where}: no example shows literal {literal!r}"
    for line in signature.data.get("counterexamples", []):
        if signature.matches(line):
            yield f"{where}: matches its counterexample {line!r}"


def check_assertion(where, data):
    yield from check_keys(where, data, ASSERTION_KEYS, ASSERTION_REQUIRED)
    yield from check_one_of(where, data, "contract", CONTRACTS)
    if not data.get("expression"):
        yield f"{where}: expression is empty"


def check_code(where, data):
    yield from check_keys(where, data, CODE_KEYS, CODE_REQUIRED)
    yield from check_one_of(where, data, "kind", KINDS)
    yield from check_one_of(where, data, "role", ROLES)
    yield from check_one_of(where, data, "family", FAMILIES + (None,))
    if not isinstance(data.get("code"), int):
        yield f"{where}: code is not a whole number"
    if data.get("family") is None and data.get("role") not in FAMILY_FREE_ROLES:
        yield f"{where}: role {data.get('role')} needs a family"


def duplicates(values):
    seen = set()
    return sorted({str(v) for v in values if v in seen or seen.add(v)})


def read_folder(folder):
    """The documents of all signature files by name; schema.json is not one of them."""
    paths = sorted(p for p in pathlib.Path(folder).glob("*.json") if p.name != "schema.json")
    return {p.name: json.loads(p.read_text(encoding="utf-8")) for p in paths}


def check_form(documents):
    for name, document in documents.items():
        yield from check_keys(name, document, {"format", "version", "signatures", "assertions", "codes"},
                              {"format", "version"})
        if document.get("format") != "torchtriage.signatures" or document.get("version") != 1:
            yield f"{name}: not format torchtriage.signatures, version 1"
        for data in document.get("signatures", []):
            yield from check_signature(f"{name}: {data.get('id', '?')}", data)
        for data in document.get("assertions", []):
            yield from check_assertion(f"{name}: assertion {data.get('expression', '?')!r}", data)
        for data in document.get("codes", []):
            yield from check_code(f"{name}: {data.get('kind', '?')} {data.get('code', '?')}", data)


def check_schema(folder, documents):
    """The schema must name the same keys as this program and the files."""
    schema = json.loads((pathlib.Path(folder) / "schema.json").read_text(encoding="utf-8"))
    parts = schema["$defs"]
    for part, keys, required in (("signature", SIGNATURE_KEYS, SIGNATURE_REQUIRED),
                                 ("assertion", ASSERTION_KEYS, ASSERTION_REQUIRED),
                                 ("code", CODE_KEYS, CODE_REQUIRED)):
        if set(parts[part]["properties"]) != keys:
            yield f"schema.json: {part} has other keys than this check"
        if set(parts[part]["required"]) != required:
            yield f"schema.json: {part} requires other keys than this check"
    if tuple(f for f in parts["family"]["enum"] if f) != FAMILIES:
        yield "schema.json: other families than this check"
    if not documents:
        yield f"{folder}: no signature file"


def check_behaviour(documents, signatures):
    files = {data["id"]: name for name, d in documents.items() for data in d.get("signatures", [])}
    yield from (f"id {value} is used twice" for value in duplicates(s.id for s in signatures))
    total = len({literal for s in signatures for literal in s.literals})
    if total > MAX_LITERALS:
        yield f"{total} literals are more than {MAX_LITERALS}"
    for signature in signatures:
        yield from check_examples(f"{files[signature.id]}: {signature.id}", signature, signatures)
    assertions = [a for d in documents.values() for a in d.get("assertions", [])]
    keys = [("".join(a["expression"].split()), a.get("file"), a.get("kernel")) for a in assertions]
    yield from (f"assertion {value} stands twice" for value in duplicates(keys))
    codes = [(c["kind"], c["code"]) for d in documents.values() for c in d.get("codes", [])]
    yield from (f"code {value} stands twice" for value in duplicates(codes))


def load_signatures(documents):
    return [Signature(data) for d in documents.values() for data in d.get("signatures", [])]


def print_matches(signatures):
    for number, line in enumerate(sys.stdin.buffer.read().decode("utf-8", "replace").split("\n"), 1):
        signature = best_match(signatures, line.rstrip("\r"))
        if signature:
            print(f"{number}\t{signature.role}\t{signature.family}\t{signature.id}")


def main(arguments):
    sys.stdout.reconfigure(errors="backslashreplace")
    default = pathlib.Path(__file__).resolve().parents[3] / "resources" / "signatures"
    folder = next((a for a in arguments if not a.startswith("-")), default)
    documents = read_folder(folder)
    faults = list(check_schema(folder, documents)) + list(check_form(documents))
    signatures = [] if faults else load_signatures(documents)
    if "--match" in arguments and not faults:
        print_matches(signatures)
        return 0
    if not faults:
        faults = list(check_behaviour(documents, signatures))
    for fault in faults:
        print(fault)
    examples = sum(len(s.data["examples"]) for s in signatures)
    print(f"{len(documents)} files, {len(signatures)} signatures, {len({t for s in signatures for t in s.literals})} "
          f"literals, {examples} examples, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
