#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the catalogues of translations/ to the rules of CONTRIBUTING.md that a machine can see.

usage: check_translations.py SOURCE_DIR [LUPDATE]

Prints one line for each broken rule (language, context, source text, rule) and ends with status 1 if there is any.
With LUPDATE, the program of Qt, the sentences of app/ are read again: none may be absent from the catalogues.
"""
import collections
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

PLURAL_FORMS = {"en": 2, "fr": 2, "es": 2, "ja": 1, "id": 1}
PLACEHOLDER = re.compile(r"%L?(?:\d|n)")
ACCELERATOR = re.compile(r"&(?!&)(?=\w)")
LETTERS = re.compile(r"[^\W\d_]{2,}")
NO_BREAK = "\u00a0\u202f"
KANA_OR_KANJI = "\u3040-\u30ff\u3400-\u9fff"

# What must not stand in a translation: pattern, rule.
TYPOGRAPHY = {
    "fr": (
        (re.compile(r"[ ][:;!?»]"), "a plain space before : ; ! ? or »: no-break space"),
        (re.compile(r"«[ ]"), "a plain space after «: no-break space"),
        (re.compile(r"[^\W\d_]'[^\W\d_&%«]|[^\W\d_]'&"), "a straight apostrophe: ’"),
        (re.compile(rf"[^{NO_BREAK}\s;!?][;!?»]"), "no space before ; ! ? or »"),
        (re.compile(rf"«[^{NO_BREAK}]"), "no space after «"),
        (re.compile(rf"[^{NO_BREAK}\s:]:(?=\s|$)"), "no space before :"),
        (re.compile(r"[“”]"), "quotation marks are « »"),
        (re.compile(r"\b(?:tu|ton|tes|toi)\b", re.I), "the reader is vous"),
    ),
    "es": (
        (re.compile(r"^[^¿]*\?"), "? without ¿"),
        (re.compile(r"^[^¡]*!"), "! without ¡"),
        (re.compile(r"[“”]"), "quotation marks are « »"),
        (re.compile(r"\b(?:tú|tu|tus|puedes|debes)\b", re.I), "the reader is usted"),
    ),
    "ja": (
        (re.compile(rf"[{KANA_OR_KANJI}][,.;:!?]"), "half-width punctuation after Japanese text"),
        # The half-open interval [0, n) keeps its bracket, as does a call such as f().
        (re.compile(rf"[{KANA_OR_KANJI}]\((?!&)|^[^\[]*[{KANA_OR_KANJI}]\)"), "half-width brackets"),
        (re.compile(r"[０-９Ａ-Ｚａ-ｚ]"), "full-width digits or Latin"),
        (re.compile("周辺デバイス"), "a device is デバイス"),
    ),
    "id": (
        (re.compile(r"\b(?:kamu|kau|engkau|anda)\b"), "the reader is Anda"),
    ),
    "en": (),
}
EVERYWHERE = (
    (re.compile(r"\.\.\."), "three dots: …"),
    (re.compile(r" {2,}"), "a doubled blank"),
    (re.compile(r"!"), "an exclamation mark"),
)

Message = collections.namedtuple("Message", "context source comment numerus forms state")


def read_catalogue(path):
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            numerus = message.get("numerus") == "yes"
            forms = [form.text or "" for form in translation.iter("numerusform")] if numerus \
                else [translation.text or ""]
            yield Message(name, message.findtext("source") or "", message.findtext("comment") or "", numerus, forms,
                          translation.get("type", ""))


def key(message):
    return message.context, message.source, message.comment


def read_allowed(path):
    """Lines "fr|text" or "*|text": texts that are the same word in that language."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {tuple(line.split("|", 1)) for line in lines if "|" in line and not line.startswith("#")}


def placeholder_problem(source, form, numerus):
    wanted, found = collections.Counter(PLACEHOLDER.findall(source)), collections.Counter(PLACEHOLDER.findall(form))
    if numerus:  # a form may say "one" in words
        for count in ("%n", "%Ln"):
            wanted.pop(count, None)
            if found.pop(count, 0) > 1:
                return "the count stands twice"
    return None if set(wanted) == set(found) else f"placeholders {sorted(found)}, expected {sorted(wanted)}"


def form_problems(language, message, form, allowed):
    if not form.strip():
        yield "empty"
        return
    problem = placeholder_problem(message.source, form, message.numerus)
    if problem:
        yield problem
    if len(ACCELERATOR.findall(message.source)) != len(ACCELERATOR.findall(form)):
        yield "accelerator (&) missing or doubled"
    if message.source.endswith("…") != form.endswith("…"):
        yield "an ellipsis at the end on one side only"
    if form != form.strip(" ") and message.source == message.source.strip(" "):
        yield "a blank at an end"
    for pattern, rule in EVERYWHERE + TYPOGRAPHY[language]:
        if pattern.search(form):
            yield rule
    words = LETTERS.search(PLACEHOLDER.sub("", message.source))
    if language != "en" and words and form == message.source \
            and not {(language, form), ("*", form)} & allowed:
        yield "same as the source and not on the list of such words"


def message_problems(language, message, allowed):
    if message.state:
        yield message.state
        return
    if message.numerus and len(message.forms) != PLURAL_FORMS[language]:
        yield f"{len(message.forms)} plural forms, expected {PLURAL_FORMS[language]}"
    for form in message.forms:
        yield from form_problems(language, message, form, allowed)


def sources_of(root, lupdate):
    with tempfile.TemporaryDirectory() as temporary:
        path = pathlib.Path(temporary) / "sources.ts"
        subprocess.run([lupdate, "-silent", "-I", str(root), "-recursive", str(root / "app"), "-locations", "none", "-ts",
                        str(path)],
                       check=True, stderr=subprocess.DEVNULL)
        return {key(message) for message in read_catalogue(path)}


def check(root, lupdate=None):
    """Yields one line for each broken rule."""
    allowed = read_allowed(root / "tests/workbench/same_in_translation.txt")
    keys = {}
    for language in PLURAL_FORMS:
        path = root / "translations" / f"torchtriage_{language}.ts"
        if not path.exists():
            yield f"{language}: no catalogue"
            continue
        messages = list(read_catalogue(path))
        keys[language] = {key(message) for message in messages}
        for message in messages:
            for rule in message_problems(language, message, allowed):
                yield f"{language} {message.context} “{message.source}”: {rule}"
    wanted = sources_of(root, lupdate) if lupdate else set().union(*keys.values())
    for language, found in keys.items():
        for context, source, _ in sorted(wanted - found):
            yield f"{language} {context} “{source}”: not in the catalogue"
        for context, source, _ in sorted(found - wanted):
            yield f"{language} {context} “{source}”: no sentence of the program"
    for context, source, _ in sorted(wanted):
        if not context:
            yield f"“{source}”: lupdate finds no context for it, so no catalogue can serve it"


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    lines = list(check(pathlib.Path(sys.argv[1]), sys.argv[2] if len(sys.argv) == 3 else None))
    print("\n".join(lines[:200] + [f"{len(lines)} problems in the catalogues"]))
    sys.exit(1 if lines else 0)


if __name__ == "__main__":
    main()
