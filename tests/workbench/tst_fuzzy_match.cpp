// SPDX-License-Identifier: GPL-3.0-or-later
// What answers a few typed letters, what does not, and which of two answers is the better one.
#include "app/workbench/fuzzy_match.h"

#include <QElapsedTimer>
#include <QTest>

using torchtriage::workbench::fuzzyMatch;

class TestFuzzyMatch : public QObject {
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void ranks_data();
    void ranks();
    void marksTheLetters();
    void nothingTypedMatchesEverything();
    void hostileTextsAreQuick();
};

void TestFuzzyMatch::finds_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("found");
    const auto row = [](const char* name, const char* pattern, const char* text, bool found) {
        QTest::newRow(name) << QString::fromUtf8(pattern) << QString::fromUtf8(text) << found;
    };
    row("piece", "first", "Copy first error", true);
    row("case", "COPY", "Copy first error", true);
    row("words in any order", "error copy", "Copy first error", true);
    row("one word is missing", "copy second", "Copy first error", false);
    row("beginnings of words", "cfe", "Copy first error", true);
    row("longer beginnings", "copfir", "Copy first error", true);
    row("beginnings that go back", "abac", "ab aab ac", true);
    row("camel case", "bm", "BatchModel", true);
    row("dotted keys", "mw", "model.weight", true);
    row("letters close together", "shrtct", "Keyboard shortcuts", true);
    row("letters far apart", "kdm", "Knowledge of what the log says to whom", false);
    row("letters in the wrong order", "tsrif", "Copy first error", false);
    row("two letters are not enough", "oy", "Copy first error", false);
    row("accents are typed or not", "premiere", "Premi\u00e8re erreur", true);
    row("accents typed", "Premi\u00e8re", "premiere erreur", true);
    row("Japanese", "\u6700\u521d", "\u6700\u521d\u306e\u5931\u6557", true);
    row("more than the text", "Copy first error now", "Copy first error", false);
    row("empty text", "a", "", false);
}

void TestFuzzyMatch::finds()
{
    QFETCH(QString, pattern);
    QFETCH(QString, text);
    QFETCH(bool, found);
    QCOMPARE(fuzzyMatch(pattern, text).has_value(), found);
}

void TestFuzzyMatch::ranks_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    QTest::newRow("start of the text") << "copy"
                                       << "Copy first error"
                                       << "Only copy";
    QTest::newRow("start of a word") << "able"
                                     << "An able one"
                                     << "Untable";
    QTest::newRow("whole word") << "line"
                                << "Go line by"
                                << "Go linear x";
    QTest::newRow("piece over beginnings") << "co"
                                           << "Score"
                                           << "Cat over";
    QTest::newRow("beginnings over letters") << "cfe"
                                             << "Copy first error"
                                             << "caf\u00e9";
    QTest::newRow("denser letters") << "wght"
                                    << "weight"
                                    << "wxexixgxhxt";
}

void TestFuzzyMatch::ranks()
{
    QFETCH(QString, pattern);
    QFETCH(QString, better);
    QFETCH(QString, worse);
    const auto good = fuzzyMatch(pattern, better);
    QVERIFY(good);
    const auto bad = fuzzyMatch(pattern, worse);
    QVERIFY2(!bad || good->score > bad->score,
             qPrintable(QStringLiteral("%1 against %2").arg(good->score).arg(bad ? bad->score : 0)));
}

void TestFuzzyMatch::marksTheLetters()
{
    QCOMPARE(fuzzyMatch(QStringLiteral("err"), QStringLiteral("Copy first error"))->matched,
             (QVector<qsizetype>{11, 12, 13}));
    QCOMPARE(fuzzyMatch(QStringLiteral("cfe"), QStringLiteral("Copy first error"))->matched,
             (QVector<qsizetype>{0, 5, 11}));
    // Two words on the same letters: each letter is named once.
    QCOMPARE(fuzzyMatch(QStringLiteral("err error"), QStringLiteral("error"))->matched,
             (QVector<qsizetype>{0, 1, 2, 3, 4}));
}

void TestFuzzyMatch::nothingTypedMatchesEverything()
{
    QCOMPARE(fuzzyMatch(QString(), QStringLiteral("text"))->score, 0);
    QCOMPARE(fuzzyMatch(QStringLiteral("  "), QString())->score, 0);
}

void TestFuzzyMatch::hostileTextsAreQuick()
{
    // Every letter begins a word and fits: the search for beginnings would otherwise try every way.
    const QString text = QStringLiteral("a ").repeated(100'000);
    QElapsedTimer clock;
    clock.start();
    QVERIFY(!fuzzyMatch(QStringLiteral("a").repeated(60) + u'b', text));
    QVERIFY(fuzzyMatch(QStringLiteral("a").repeated(100'000), text)); // the pattern is cut
    QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
}

QTEST_GUILESS_MAIN(TestFuzzyMatch)
#include "tst_fuzzy_match.moc"
