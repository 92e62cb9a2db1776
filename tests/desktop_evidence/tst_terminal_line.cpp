// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/theme.h"
#include "app/desktop/theme/tokens.h"
#include "app/desktop/views/evidence/folds.h"
#include "app/desktop/views/evidence/log_selection.h"
#include "app/desktop/views/evidence/terminal_colors.h"
#include "app/desktop/views/evidence/terminal_line.h"

#include <QtTest>

#include <random>

using namespace torchtriage;
using namespace torchtriage::desktop;

class TestTerminalLine : public QObject {
    Q_OBJECT

private slots:
    void text_data();
    void text();
    void colours();
    void columnsAndBytes();
    void anyBytesAreShown();
    void coloursStayReadable_data();
    void coloursStayReadable();
    void foldsLeaveOpenWhatIsRead();
    void selectionByLine();
};

void TestTerminalLine::text_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, const QByteArray& bytes, const QString& shown) {
        QTest::newRow(name) << bytes << shown;
    };
    row("plain", "step 12", "step 12");
    row("carriage return at the end", "step 12\r", "step 12");
    row("progress bar shows its last state", "10%|#   |\r50%|##  |\r100%|####|", "100%|####|");
    row("a shorter state leaves the rest", "abcdef\rxy", "xycdef");
    row("erase to the end of the line", "abcdef\rxy\x1b[K", "xy");
    row("colours are no text", "\x1b[1;31mError\x1b[0m: no", "Error: no");
    row("link", "\x1b]8;;http://a\x07name\x1b]8;;\x07", "name");
    row("tab", "a\tb", "a       b");
    row("backspace", "abc\b\bX", "aXc");
    row("broken UTF-8 is kept", "a\xff\xc3(", "a\\xff\\xc3(");
    row("overlong and surrogate forms are no UTF-8", "\xc0\x80\xed\xa0\x80", "\\xc0\\x80\\xed\\xa0\\x80");
    row("NUL and bell are shown", QByteArray("a\0\a", 3), QString::fromUtf8("a\u2400\u2407"));
    row("direction marks are shown by number",
        "a\xe2\x80\xae"
        "b",
        "a<U+202e>b");
    row("wide characters", "\xe6\xbc\xa2\xe5\xad\x97", QString::fromUtf8("漢字"));
    row("combining marks", "e\xcc\x81x", QString::fromUtf8("e\u0301x"));
}

void TestTerminalLine::text()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, shown);
    QCOMPARE(
        TerminalLine::parse(std::string_view(bytes.data(), static_cast<std::size_t>(bytes.size()))).text(),
        shown);
}

void TestTerminalLine::colours()
{
    const auto line =
        TerminalLine::parse("a\x1b[31mb\x1b[1;38;5;200mc\x1b[48;2;1;2;3md\x1b[22;39;49me\x1b[7;94mf\x1b[mg");
    const auto style = [&line](std::size_t cell) { return line.styleOf(line.cells()[cell]); };
    const auto indexed = [](std::uint32_t value) {
        return TerminalColor{TerminalColor::Kind::Indexed, value};
    };
    QCOMPARE(line.text(), QStringLiteral("abcdefg"));
    QVERIFY(style(0) == TerminalStyle{});
    QVERIFY(style(1).ink == indexed(1) && !style(1).bold);
    QVERIFY(style(2).ink == indexed(200) && style(2).bold);
    QVERIFY((style(3).ground == TerminalColor{TerminalColor::Kind::Direct, 0x010203}));
    QVERIFY(style(4) == TerminalStyle{});
    QVERIFY(style(5).inverse && style(5).ink == indexed(12));
    QVERIFY(style(6) == TerminalStyle{});
}

void TestTerminalLine::columnsAndBytes()
{
    const std::string bytes = "\x1b[32mok\x1b[0m \xe6\xbc\xa2"
                              "fail";
    const auto line = TerminalLine::parse(bytes);
    QCOMPARE(line.columns(), 9); // "ok ", a wide character, "fail"
    const std::size_t at = bytes.find("fail");
    const auto found = line.columnsOfBytes(at, at + 4);
    QCOMPARE(found.first, 5);
    QCOMPARE(found.last, 9);
    QCOMPARE(line.text(5, 9), QStringLiteral("fail"));
    QCOMPARE(line.text(3, 5), QString::fromUtf8("漢"));
    // What a '\r' wrote over is not on the screen.
    const auto over = TerminalLine::parse("fail\rokay");
    const auto gone = over.columnsOfBytes(0, 4);
    QCOMPARE(gone.first, gone.last);
}

void TestTerminalLine::anyBytesAreShown()
{
    std::mt19937 random(5);
    for (int round = 0; round < 3000; ++round) {
        std::string bytes;
        const char interesting[] = {'\x1b', '[',  ']',  'm', ';',    '3',    '8',
                                    '\r',   '\b', '\t', 'K', '\xe2', '\x80', '\xae'};
        for (int i = 0; i < 60; ++i)
            bytes +=
                random() % 2 == 0 ? interesting[random() % sizeof interesting] : static_cast<char>(random());
        const auto line = TerminalLine::parse(bytes);
        QCOMPARE(line.columnOf(line.cells().size()), line.columns());
        for (const TerminalCell& cell : line.cells())
            QVERIFY(cell.byte < bytes.size());
        for (int column = 0; column <= line.columns(); ++column) {
            const std::size_t cell = line.cellAt(column);
            QVERIFY(cell <= line.cells().size());
            QVERIFY(line.columnOf(cell) >= column);
        }
        (void)line.text();
    }
}

void TestTerminalLine::coloursStayReadable_data()
{
    QTest::addColumn<int>("scheme");
    QTest::newRow("light") << static_cast<int>(Scheme::Light);
    QTest::newRow("dark") << static_cast<int>(Scheme::Dark);
}

void TestTerminalLine::coloursStayReadable()
{
    QFETCH(int, scheme);
    const QPalette palette = paletteFor(static_cast<Scheme>(scheme));
    for (const Token ground : {Token::Raised, Token::FailTint, Token::WarnTint}) {
        const QColor under = color(ground, palette);
        for (std::uint32_t index = 0; index < 256; ++index) {
            const QColor ink = terminalInk({TerminalColor::Kind::Indexed, index}, under, palette);
            QVERIFY2(contrastRatio(ink, under) >= 4.4, qPrintable(QString::number(index)));
        }
    }
    for (std::uint32_t index = 0; index < 256; ++index) {
        const QColor ground = terminalGround({TerminalColor::Kind::Indexed, index}, palette);
        QVERIFY2(contrastRatio(color(Token::Text, palette), ground) >= 4.4,
                 qPrintable(QString::number(index)));
    }
}

void TestTerminalLine::foldsLeaveOpenWhatIsRead()
{
    using Kind = log::StackBlock::Kind;
    FoldSet folds({{10, 20}});
    folds.setBlocks({{12, 18, Kind::PythonFrames, 1, true},
                     {30, 40, Kind::CppFrames, 1, true},
                     {42, 50, Kind::ThreadDump, 1, false}});
    QCOMPARE(folds.all().size(), 2U);
    QVERIFY(!folds.foldedAt(15));
    QVERIFY(folds.blockUnder(29) && !folds.foldedAt(29));
    QVERIFY(folds.foldedAt(30) && folds.foldedAt(40) && !folds.foldedAt(41));
    QVERIFY(!folds.blockOf(41)); // nothing announces the dump
    QVERIFY(folds.reveal(35) && !folds.foldedAt(35));
    // More blocks are found: what the user opened stays open.
    folds.setBlocks({{30, 40, Kind::CppFrames, 1, true},
                     {42, 50, Kind::ThreadDump, 1, false},
                     {60, 70, Kind::CppFrames, 2, true}});
    QVERIFY(!folds.foldedAt(35) && folds.foldedAt(45) && folds.foldedAt(65));
    folds.setEnabled(false);
    QVERIFY(!folds.foldedAt(45));
}

void TestTerminalLine::selectionByLine()
{
    LogSelection selection{{5, 3}, {2, 7}, false}; // made upwards
    QCOMPARE(selection.columnsOf(1).last, 0);
    QCOMPARE(selection.columnsOf(2).first, 7);
    QCOMPARE(selection.columnsOf(2).last, LogSelection::lineEnd);
    QCOMPARE(selection.columnsOf(3).first, 0);
    QCOMPARE(selection.columnsOf(5).last, 3);
    selection.wholeLines = true;
    QCOMPARE(selection.columnsOf(2).first, 0);
    QCOMPARE(selection.columnsOf(5).last, LogSelection::lineEnd);
}

QTEST_MAIN(TestTerminalLine)
#include "tst_terminal_line.moc"
