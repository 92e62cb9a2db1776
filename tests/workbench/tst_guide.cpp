// SPDX-License-Identifier: GPL-3.0-or-later
// The built-in guide: the same stages with the same content in every language, in step with what the program
// says elsewhere, and written by the rules of each language.
#include "app/workbench/guide.h"
#include "app/workbench/guide_text.h"
#include "app/workbench/language.h"
#include "app/workbench/next_steps.h"
#include "app/workbench/text_wrap.h"
#include "tests/workbench/sample_reports.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

using namespace torchtriage;
using namespace torchtriage::test;
using workbench::GuideSection;

namespace {

const QStringList ids = {"first-failure", "locate-launch", "error-family", "worked-example",
                         "reduce",        "verify",        "ask-for-help", "rocm-and-limits"};

const QRegularExpression codeBlock(QStringLiteral("```[a-z]+\\n(.*?)```\\n"),
                                   QRegularExpression::DotMatchesEverythingOption);
const QRegularExpression codeSpan(QStringLiteral("`[^`\\n]+`"));

/// The text of every code block, fences left out.
QStringList codeOf(const QString& markdown)
{
    QStringList blocks;
    for (auto match = codeBlock.globalMatch(markdown); match.hasNext();)
        blocks << match.next().captured(1);
    return blocks;
}

QString withoutCodeBlocks(QString markdown)
{
    return markdown.remove(codeBlock);
}

QStringList codeSpansOf(const QString& markdown)
{
    QStringList spans;
    for (auto match = codeSpan.globalMatch(withoutCodeBlocks(markdown)); match.hasNext();)
        spans << match.next().captured();
    spans.sort();
    return spans;
}

/// What the lines of a stage are, in their order: the same in every language.
QStringList shapeOf(const QString& markdown)
{
    static const QRegularExpression number(QStringLiteral("^[0-9]+\\. "));
    QStringList shape;
    bool inCode = false;
    for (const QString& line : markdown.split(u'\n', Qt::SkipEmptyParts)) {
        const bool isFence = line.startsWith("```");
        if (isFence || inCode)
            shape << "code: " + line;
        else if (line.startsWith("## "))
            shape << "heading";
        else if (line.startsWith("- "))
            shape << "item";
        else if (number.match(line).hasMatch())
            shape << "numbered item";
        else if (line.startsWith(u'|'))
            shape << QStringLiteral("row with %1 bars").arg(line.count(u'|'));
        else
            shape << "paragraph";
        inCode = isFence ? !inCode : inCode;
    }
    return shape;
}

/// Sentences alone: no code blocks, no table; a code span stands as one letter.
QString proseOf(QString markdown)
{
    static const QRegularExpression row(QStringLiteral("^\\|.*$"), QRegularExpression::MultilineOption);
    return withoutCodeBlocks(std::move(markdown)).remove(row).replace(codeSpan, QStringLiteral("X"));
}

/// Lines with words, code blocks left out: none is the same in two languages.
QStringList linesInBoth(const QString& one, const QString& two)
{
    static const QRegularExpression words(QStringLiteral("[A-Za-z]{3,} [a-z]{2,}"));
    const QStringList others = withoutCodeBlocks(two).split(u'\n');
    QStringList both;
    for (const QString& line : withoutCodeBlocks(one).split(u'\n')) {
        if (words.match(line).hasMatch() && others.contains(line))
            both << line;
    }
    return both;
}

/// The rows of the triage table whose first cell is a family, cells trimmed.
QVector<QStringList> familyRows(const QString& markdown)
{
    QVector<QStringList> rows;
    for (const QString& line : markdown.split(u'\n')) {
        if (!line.startsWith(QStringLiteral("| `")))
            continue;
        QStringList cells = line.mid(1).chopped(1).split(u'|');
        for (QString& cell : cells)
            cell = cell.trimmed();
        rows << cells;
    }
    return rows;
}

GuideSection sectionOf(const QString& language, const QString& id)
{
    for (const GuideSection& section : workbench::guideSections(language)) {
        if (section.id == id)
            return section;
    }
    return {};
}

/// The guide sets typographic apostrophes, the catalogues straight ones.
QString straight(QString text)
{
    return text.replace(u'’', u'\'');
}

struct Rule {
    const char* language; ///< "" holds for all
    const char* name;
    const char16_t* pattern; ///< must not be found
};

const Rule rules[] = {
    {"", "straight quotation mark or apostrophe", u"['\"]"},
    {"", "exclamation mark", u"[!！]"},
    {"", "three dots", u"\\.\\.\\."},
    {"", "blank at the end of a line, or doubled", u" (?: |$)"},
    {"", "HTML", u"<"},
    {"en", "quotation marks of another language", u"[«»„]"},
    {"fr", "plain space before : ; ! ? or »", u" [:;!?»]"},
    {"fr", "no space before ; ! ? or »", u"[^\u00a0\\s;!?][;!?»]"},
    {"fr", "no space before :", u"[^\u00a0\\s:]:(?=\\s|$)"},
    {"fr", "no no-break space after «", u"«[^\u00a0]"},
    {"fr", "quotation marks are « »", u"[“”]"},
    {"fr", "the reader is vous", u"\\b(?:[Tt]u|[Tt]on|[Tt]es|[Tt]oi)\\b"},
    {"es", "? without ¿", u"^[^¿\\n]*\\?"},
    {"es", "quotation marks are « »", u"[“”]"},
    {"es", "the reader is usted", u"\\b(?:[Tt]ú|[Tt]us?|puedes|debes)\\b"},
    {"ja", "half-width punctuation after Japanese text", u"[\u3040-\u30ff\u3400-\u9fff][,.;:?]"},
    {"ja", "half-width brackets", u"[\u3040-\u30ff\u3400-\u9fff]\\(|[\u3040-\u30ff\u3400-\u9fff]\\)"},
    {"ja", "full-width digits or Latin", u"[０-９Ａ-Ｚａ-ｚ]"},
    {"ja", "no space between Japanese and Latin",
     u"[\u3040-\u30ff\u3400-\u9fff][0-9A-Za-z]|[0-9A-Za-z][\u3040-\u30ff\u3400-\u9fff]"},
    {"ja", "a device is デバイス", u"周辺デバイス"},
    {"id", "the reader is Anda", u"\\b(?:[Kk]amu|[Kk]au|[Ee]ngkau|anda)\\b"},
};

void addLanguages()
{
    QTest::addColumn<QString>("language");
    for (const workbench::LanguageInfo& language : workbench::languages())
        QTest::newRow(qPrintable(language.code)) << language.code;
}

} // namespace

class TestGuide : public QObject {
    Q_OBJECT

private slots:
    void hasTheEightStages_data() { addLanguages(); }
    void hasTheEightStages();
    void sameContentAsEnglish_data() { addLanguages(); }
    void sameContentAsEnglish();
    void lengthsAreReadable_data() { addLanguages(); }
    void lengthsAreReadable();
    void typography_data();
    void typography();
    void tableSaysWhatTheWindowSays_data() { addLanguages(); }
    void tableSaysWhatTheWindowSays();
    void commandsAreThoseOfTheWindow();
    void workedExampleRuns();
    void unknownLanguageGivesEnglish();
    void textFitsATerminal_data() { addLanguages(); }
    void textFitsATerminal();
};

void TestGuide::hasTheEightStages()
{
    QFETCH(QString, language);
    QVERIFY(!workbench::guideTitle(language).isEmpty());
    QVERIFY(!workbench::guideTitle(language).startsWith(u'#'));
    const auto sections = workbench::guideSections(language);
    QStringList found;
    for (const GuideSection& section : sections) {
        found << section.id;
        QVERIFY(isSentence(section.title));
        QVERIFY(section.markdown.startsWith("## " + section.title + "\n\n"));
        QVERIFY(section.markdown.endsWith(u'\n'));
    }
    QCOMPARE(found, ids);
}

void TestGuide::sameContentAsEnglish()
{
    QFETCH(QString, language);
    for (const QString& id : ids) {
        const QString english = sectionOf("en", id).markdown;
        const QString other = sectionOf(language, id).markdown;
        QVERIFY(!english.isEmpty());
        QCOMPARE(shapeOf(other), shapeOf(english));
        QCOMPARE(codeSpansOf(other), codeSpansOf(english));
        QCOMPARE(other.count(QStringLiteral("**")), english.count(QStringLiteral("**")));
        if (language != "en")
            QCOMPARE(linesInBoth(other, english), QStringList());
    }
}

void TestGuide::lengthsAreReadable()
{
    QFETCH(QString, language);
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    for (const GuideSection& section : workbench::guideSections(language)) {
        QString prose = proseOf(section.markdown);
        const bool ja = language == "ja"; // no blanks between words
        const qsizetype length =
            ja ? prose.remove(blanks).size() : prose.split(blanks, Qt::SkipEmptyParts).size();
        QVERIFY2(length >= (ja ? 400 : 120) && length <= (ja ? 1500 : 600),
                 qPrintable(QStringLiteral("%1: %2").arg(section.id).arg(length)));
    }
}

void TestGuide::typography_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("pattern");
    for (const Rule& rule : rules) {
        for (const workbench::LanguageInfo& language : workbench::languages()) {
            if (*rule.language == '\0' || language.code == rule.language)
                QTest::addRow("%s: %s", qPrintable(language.code), rule.name)
                    << language.code << QString::fromUtf16(rule.pattern);
        }
    }
}

void TestGuide::typography()
{
    QFETCH(QString, language);
    QFETCH(QString, pattern);
    const QRegularExpression wrong(pattern, QRegularExpression::MultilineOption |
                                                QRegularExpression::UseUnicodePropertiesOption);
    QVERIFY(wrong.isValid());
    QString all = workbench::guideTitle(language) + u'\n';
    for (const GuideSection& section : workbench::guideSections(language))
        all += withoutCodeBlocks(section.markdown).replace(codeSpan, QStringLiteral("X"));
    const QRegularExpressionMatch match = wrong.match(all);
    QVERIFY2(!match.hasMatch(), qPrintable(all.mid(qMax(0, match.capturedStart() - 30), 60)));
}

void TestGuide::tableSaysWhatTheWindowSays()
{
    QFETCH(QString, language);
    workbench::Language installed;
    installed.install(language);
    const auto rows = familyRows(sectionOf(language, "error-family").markdown);
    QCOMPARE(rows.size(), qsizetype(triage::allFamilies.size()));
    for (std::size_t i = 0; i < triage::allFamilies.size(); ++i) {
        const triage::Family family = triage::allFamilies[i];
        const workbench::GuidanceRow said = workbench::guidanceFor(family);
        const QString id = QString::fromUtf8(triage::toString(family).data());
        const QStringList expected = {u'`' + id + u'`', straight(said.clue), straight(said.firstCheck),
                                      straight(said.avoid)};
        QStringList found;
        for (const QString& cell : rows[qsizetype(i)])
            found << straight(cell);
        QCOMPARE(found, expected);
    }
}

void TestGuide::commandsAreThoseOfTheWindow()
{
    using workbench::Shell;
    Report report = classAssert();
    report.events[0].frames.clear();
    QStringList commands;
    for (const Shell shell : {Shell::Posix, Shell::Fish, Shell::PowerShell, Shell::Cmd})
        commands << workbench::rerunCommand(report, shell) + u'\n';
    report.context.backend = Backend::Rocm;
    commands << workbench::rerunCommand(report, Shell::Posix) + u'\n';
    QCOMPARE(codeOf(sectionOf("en", "locate-launch").markdown), commands);
}

/// The block after the check shows what PyTorch prints for it.
void TestGuide::workedExampleRuns()
{
    const QStringList code = codeOf(sectionOf("en", "worked-example").markdown);
    QCOMPARE(code.size(), 2);
    QString python = QStandardPaths::findExecutable("python3", {"/usr/bin"});
    if (python.isEmpty())
        python = QStandardPaths::findExecutable("python3");
    if (python.isEmpty())
        QSKIP("no python3 on this machine");
    QProcess process;
    process.start(python, {"-c", code[0]});
    QVERIFY2(process.waitForFinished(120'000), qPrintable(process.errorString()));
    const QString printed = QString::fromUtf8(process.readAllStandardError());
    if (printed.contains("No module named 'torch'"))
        QSKIP("python3 on this machine has no torch");
    QVERIFY2(printed.endsWith(code[1]), qPrintable(printed));
}

void TestGuide::unknownLanguageGivesEnglish()
{
    for (const char* const code : {"", "de", "../en", "FR"}) {
        QCOMPARE(workbench::guideTitle(code), workbench::guideTitle("en"));
        QCOMPARE(workbench::guideSections(code), workbench::guideSections("en"));
    }
}

void TestGuide::textFitsATerminal()
{
    QFETCH(QString, language);
    static const QRegularExpression blanks(QStringLiteral("[\\s|]+|---"));
    for (const GuideSection& section : workbench::guideSections(language)) {
        const QString text = workbench::guideAsText(section.markdown);
        for (const QString& line : withoutCodeBlocks(text).split(u'\n'))
            QVERIFY2(workbench::columnsOf(line) <= 92, qPrintable(line));
        QCOMPARE(codeOf(text), codeOf(section.markdown));
        // Without a table nothing is added and nothing is lost.
        if (!section.markdown.contains("\n|"))
            QCOMPARE(QString(text).remove(blanks), QString(section.markdown).remove(blanks));
        for (const QStringList& row : familyRows(section.markdown)) {
            QVERIFY(text.contains(u'\n' + row.front() + u'\n'));
            QVERIFY(QString(text).remove(blanks).contains(QString(row.back()).remove(blanks)));
        }
    }
}

QTEST_GUILESS_MAIN(TestGuide)
#include "tst_guide.moc"
