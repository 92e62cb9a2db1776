// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/ansi.h"

#include <QTest>

#include <rapidcheck.h>

#include <memory>

using namespace torchtriage;

class TestAnsi : public QObject {
    Q_OBJECT

private slots:
    void stripped_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, QByteArray text, QByteArray expected) {
            QTest::newRow(name) << text << expected;
        };
        row("plain", "loss 0.4", "loss 0.4");
        row("colour", "\x1b[31mred\x1b[0m", "red");
        row("colour of 256", "\x1b[38;5;208mred\x1b[0m", "red");
        row("colour with colons", "\x1b[38:2::1:2:3mred\x1b[m", "red");
        row("erase line", "50%\x1b[K done", "50% done");
        row("cursor hidden", "\x1b[?25lbar\x1b[?25h", "bar");
        row("cursor up", "\x1b[1A\x1b[2Kbar", "bar");
        row("IPython splits words", "Cell \x1b[0;32mIn[3], line 2\x1b[0m", "Cell In[3], line 2");
        row("link ended by BEL", "see \x1b]8;;https://example.org\x07here\x1b]8;;\x07.", "see here.");
        row("link ended by ST", "\x1b]8;id=1;file:///a.py\x1b\\a.py\x1b]8;;\x1b\\:3", "a.py:3");
        row("window title", "\x1b]0;job 7\x07text", "text");
        row("unclosed CSI", "text\x1b[31", "text");
        row("unclosed OSC keeps the text", "\x1b]8;;text", "8;;text");
        row("escape at the end", "text\x1b", "text");
        row("escape twice", "\x1b\x1b[31mred", "red");
        row("character set", "\x1b(Btext", "text");
        row("two-byte sequence", "\x1b=text\x1b>", "text");
        row("backspace", "12%\b\b\b13%", "13%");
        row("backspace first", "\btext", "text");
        row("backspace over one character", "\xE2\xA0\x8B\b\xE2\xA0\x99 wait", "\xE2\xA0\x99 wait");
        row("NUL", QByteArray("a\0b\0", 4), "ab");
        row("byte-order mark", "\xEF\xBB\xBFTraceback", "Traceback");
        row("first byte of a mark alone", "\xEFtext", "\xEFtext");
        row("invalid UTF-8", "\xff\xfe caf\xe9", "\xff\xfe caf\xe9");
        row("valid UTF-8", "\xE2\x95\xAD\xE2\x94\x80 Traceback", "\xE2\x95\xAD\xE2\x94\x80 Traceback");
    }
    void stripped()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(log::stripAnsi(text.toStdString())), expected);
        if (text != expected)
            QVERIFY(log::needsStripping(text.toStdString()));
    }

    // An unclosed link in a line of megabytes must not be searched to the end at each escape.
    void floodOfUnclosedLinks()
    {
        std::string text;
        for (int i = 0; i < 20'000; ++i)
            text += "\x1b]8;;";
        QCOMPARE(log::stripAnsi(text).size(), std::size_t{20'000 * 3});
    }

    void nothingOfATerminalRemains()
    {
        QVERIFY(rc::check("no escape, NUL or backspace is left", [](const std::string& text) {
            const std::string clean = log::stripAnsi(text);
            RC_ASSERT(clean.size() <= text.size());
            RC_ASSERT(clean.find_first_of(std::string("\x1b\b\0", 3)) == std::string::npos);
            if (!log::needsStripping(text))
                RC_ASSERT(clean == text);
        }));
    }

    void lengthStaysInside()
    {
        QVERIFY(rc::check("a sequence is no longer than the text", [](const std::string& tail) {
            for (const char* start : {"\x1b[", "\x1b]", "\x1b", "\x1b("})
                RC_ASSERT(log::escapeLength(start + tail) <= (start + tail).size());
            if (tail.empty() || tail[0] != '\x1b')
                RC_ASSERT(log::escapeLength(tail) == 0U);
        }));
    }
};

std::unique_ptr<QObject> makeAnsiTests()
{
    return std::make_unique<TestAnsi>();
}

#include "ansi.moc"
