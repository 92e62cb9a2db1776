#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each rule of check_translations.py trips on a catalogue that breaks it, and on no other."""
import pathlib
import tempfile
import unittest
from xml.sax.saxutils import escape

import check_translations

GOOD = {"en": "Open “%1”?", "fr": "Ouvrir «\u00a0%1\u00a0»\u00a0?", "es": "¿Abrir «%1»?", "ja": "「%1」を開きますか。",
        "id": "Buka “%1”?"}


def catalogue(language, translation, source="Open “%1”?", attributes="", numerus=False):
    forms = "".join(f"<numerusform>{escape(form)}</numerusform>" for form in translation) if numerus \
        else escape(translation)
    return (f'<?xml version="1.0"?><TS version="2.1" language="{language}"><context><name>Page</name>'
            f'<message{" numerus=" + chr(34) + "yes" + chr(34) if numerus else ""}><source>{escape(source)}</source>'
            f"<translation{attributes}>{forms}</translation></message></context></TS>")


class Rules(unittest.TestCase):
    def problems(self, changed=None, allowed=""):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "translations").mkdir()
            (root / "tests/workbench").mkdir(parents=True)
            (root / "tests/workbench/same_in_translation.txt").write_text(allowed, encoding="utf-8")
            for language, text in GOOD.items():
                content = (changed or {}).get(language) or catalogue(language, text)
                path = root / "translations" / f"torchtriage_{language}.ts"
                path.write_text(content, encoding="utf-8")
            return list(check_translations.check(root))

    def broken(self, language, translation, rule, **options):
        found = self.problems({language: catalogue(language, translation, **options)})
        self.assertTrue(any(rule in line for line in found), found)

    def test_good_catalogues_pass(self):
        self.assertEqual(self.problems(), [])

    def test_unfinished_and_empty(self):
        self.broken("fr", GOOD["fr"], "unfinished", attributes=' type="unfinished"')
        self.broken("fr", GOOD["fr"], "vanished", attributes=' type="vanished"')
        self.broken("fr", "", "empty")

    def test_placeholders(self):
        self.broken("fr", "Ouvrir\u00a0?", "placeholders")
        self.broken("es", "¿Abrir «%2»?", "placeholders")

    def test_plural_forms(self):
        forms = {language: catalogue(language, ["%n x"] * count, source="%n file(s) of x", numerus=True)
                 for language, count in check_translations.PLURAL_FORMS.items()}
        self.assertEqual(self.problems(forms), [])
        self.assertTrue(any("plural forms" in line for line in self.problems(
            forms | {"ja": catalogue("ja", ["%n x", "%n x"], source="%n file(s) of x", numerus=True)})))

    def test_typography(self):
        self.broken("fr", "Ouvrir « %1 » ?", "no-break")
        self.broken("fr", "Ouvrir «\u00a0%1\u00a0»?", "no space before ;")
        self.broken("fr", "Tu veux «\u00a0%1\u00a0»", "vous")
        self.broken("es", "Abrir «%1»?", "? without ¿")
        self.broken("ja", "「%1」を開く.", "half-width punctuation")
        self.broken("ja", "開く(「%1」)", "half-width brackets")
        self.broken("ja", "１個「%1」", "full-width digits")
        self.broken("id", "Buka “%1” kamu?", "Anda")
        self.broken("en", "Open “%1”...", "three dots")

    def test_accelerators_and_ellipsis(self):
        every = {language: catalogue(language, "%1 &Y…", source="%1 &X…") for language in GOOD}
        self.assertEqual(self.problems(every), [])
        self.assertTrue(any("accelerator" in line for line in self.problems(
            every | {"fr": catalogue("fr", "%1 Y…", source="%1 &X…")})))
        self.assertTrue(any("ellipsis" in line for line in self.problems(
            every | {"fr": catalogue("fr", "%1 &Y", source="%1 &X…")})))

    def test_untranslated(self):
        every = {language: catalogue(language, "Backend", source="Backend") for language in GOOD}
        self.assertEqual(len(self.problems(every)), 4)
        self.assertEqual(self.problems(every, allowed="*|Backend\n"), [])
        self.assertEqual(len(self.problems(every, allowed="fr|Backend\n")), 3)

    def test_one_catalogue_behind(self):
        self.assertTrue(any("not in the catalogue" in line for line in self.problems(
            {"id": catalogue("id", "Tutup", source="Close")})))


if __name__ == "__main__":
    unittest.main()
