// SPDX-License-Identifier: GPL-3.0-or-later
// `torchtriage-cli guide`: the whole guide, one stage, the list, and a stage that does not exist.
#include "app/cli/guide_command.h"
#include "app/workbench/guide.h"

#include <QTest>

#include <sstream>

using namespace torchtriage;

namespace {

struct Printed {
    int status;
    QString out;
    QString err;
};

Printed guide(const char* section, const char* language)
{
    std::ostringstream out;
    std::ostringstream err;
    const int status = cli::runGuide(section, language, out, err);
    return {status, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
}

} // namespace

class TestGuideCommand : public QObject {
    Q_OBJECT

private slots:
    void withoutSectionPrintsAll();
    void listHasOneLineForEachStage();
    void oneStageAlone();
    void unknownStageNamesThoseThereAre_data();
    void unknownStageNamesThoseThereAre();
};

void TestGuideCommand::withoutSectionPrintsAll()
{
    const Printed printed = guide("", "fr");
    QCOMPARE(printed.status, 0);
    QCOMPARE(printed.err, QString());
    QVERIFY(printed.out.startsWith("# " + workbench::guideTitle("fr") + "\n\n" + guide("list", "fr").out));
    qsizetype at = 0;
    for (const auto& section : workbench::guideSections("fr")) {
        at = printed.out.indexOf("\n## " + section.title + "\n", at);
        QVERIFY2(at > 0, qPrintable(section.id));
    }
}

void TestGuideCommand::listHasOneLineForEachStage()
{
    const Printed printed = guide("list", "ja");
    QCOMPARE(printed.status, 0);
    const auto sections = workbench::guideSections("ja");
    const QStringList lines = printed.out.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), sections.size());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QVERIFY(lines[i].startsWith(sections[i].id + "  "));
        QVERIFY(lines[i].endsWith("  " + sections[i].title));
    }
}

void TestGuideCommand::oneStageAlone()
{
    const Printed printed = guide("verify", "en");
    QCOMPARE(printed.status, 0);
    QVERIFY(printed.out.startsWith("## Verify the fix on the initial scope\n\n"));
    QCOMPARE(printed.out.count("\n## "), 0);
}

void TestGuideCommand::unknownStageNamesThoseThereAre_data()
{
    QTest::addColumn<QByteArray>("section");
    QTest::newRow("mistyped") << QByteArray("reduct");
    QTest::newRow("other case") << QByteArray("Reduce");
    QTest::newRow("control characters") << QByteArray("a\x1b[31m\nb");
    QTest::newRow("very long") << QByteArray(100'000, 'x');
    QTest::newRow("not UTF-8") << QByteArray("\xff\xfe");
}

void TestGuideCommand::unknownStageNamesThoseThereAre()
{
    QFETCH(QByteArray, section);
    const Printed printed = guide(section.constData(), "en");
    QCOMPARE(printed.status, 2);
    QCOMPARE(printed.out, QString());
    QCOMPARE(printed.err.count(u'\n'), 1);
    QVERIFY(printed.err.size() < 400);
    QVERIFY(!printed.err.contains(u'\x1b'));
    for (const auto& stage : workbench::guideSections("en"))
        QVERIFY2(printed.err.contains(stage.id), qPrintable(stage.id));
}

QTEST_GUILESS_MAIN(TestGuideCommand)
#include "tst_guide_command.moc"
