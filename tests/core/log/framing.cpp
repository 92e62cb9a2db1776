// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/frames.h"
#include "tests/helpers/test_classes.h"

using namespace torchtriage;
using testing::shown;

class TestFraming : public QObject {
    Q_OBJECT

private slots:
    void detected_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<bool>("srun");
        QTest::addColumn<bool>("numbered");
        QTest::addColumn<bool>("quoted");
        QTest::newRow("plain") << "step 1\nstep 2\nstep 3\nstep 4\n" << false << false << false;
        QTest::newRow("srun -l") << " 0: step 1\n 2: step 1\n 1: step 1\n 0: step 2\n12: step 1\n 2: step 2\n"
                                 << true << false << false;
        QTest::newRow("srun -l, one line of each task") << "0: a\n1: b\n2: c\n3: d\n"
                                                        << true << false << false;
        QTest::newRow("srun -l with a line of the launcher")
            << "0: a\n1: b\n0: c\n1: d\n0: e\nsrun: error: node-1: task 0: Killed\n"
            << true << false << false;
        QTest::newRow("grep -n")
            << "14633:step 1\n14634:step 2\n14635:Traceback\n14636:  File\n14640:ValueError: x\n"
            << false << true << false;
        // Indented source looks like a label, but line numbers only rise.
        QTest::newRow("grep -n of a traceback")
            << "10:  a\n11:  b\n12:  c\n13:  d\n14:  e\n15:  f\n16:  g\n17:  h\n18:  i\n19:  j\n"
            << false << true << false;
        QTest::newRow("a viewer's numbers") << "[1] a\n[2] b\n[3] c\n[4] d\n" << false << true << false;
        QTest::newRow("mail") << "> a\n> b\n>\n> c\n" << false << false << true;
        QTest::newRow("a prompt is no quote") << ">>> a\n>>> b\n>>> c\n" << false << false << false;
        QTest::newRow("too short to tell") << "0: a\n1: b\n" << false << false << false;
        QTest::newRow("nothing") << "" << false << false << false;
        QTest::newRow("dictionary of a few numbers") << "sizes\n0: 3\n1: 4\nthen\nother\nlines\nfollow\n"
                                                     << false << false << false;
    }
    void detected()
    {
        QFETCH(QString, sample);
        const log::Framing framing = log::detectFraming(sample.toStdString());
        QTEST(framing.labelledBySrun, "srun");
        QTEST(framing.numbered, "numbered");
        QTEST(framing.quoted, "quoted");
    }

    void srunLabelsAreRanks()
    {
        const log::Framing framing{.labelledBySrun = true};
        const log::FramedLine line = log::stripFrames(" 3:   File \"a.py\", line 1, in f", framing);
        QCOMPARE(line.rank, std::optional<int>(3));
        QCOMPARE(shown(line.text), QString("  File \"a.py\", line 1, in f"));
        // The excepthook's own word about the rank counts more than the task's number.
        QCOMPARE(log::stripFrames("1: [rank5]: ValueError: x", framing).rank, std::optional<int>(5));
    }

    void lineNumbersAreNoRanks()
    {
        const log::Framing framing{.numbered = true};
        for (const char* text : {"14633:ValueError: x", "  12:ValueError: x", "[12] ValueError: x"}) {
            const log::FramedLine line = log::stripFrames(text, framing);
            QVERIFY(!line.rank);
            QCOMPARE(shown(line.text), QString("ValueError: x"));
        }
        QCOMPARE(shown(log::stripFrames("14633:ValueError: x").text), QString("14633:ValueError: x"));
    }

    void quotesComeOff()
    {
        const log::Framing framing{.quoted = true};
        QCOMPARE(shown(log::stripFrames("> ValueError: x", framing).text), QString("ValueError: x"));
        QCOMPARE(shown(log::stripFrames("> >   File", framing).text), QString("  File"));
    }
};

std::unique_ptr<QObject> makeFramingTests()
{
    return std::make_unique<TestFraming>();
}

#include "framing.moc"
