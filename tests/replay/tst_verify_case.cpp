// SPDX-License-Identifier: GPL-3.0-or-later
// Checklists of kept cases, filled by processes of the built-in engine and by the user's own program.
#include "core/io/atomic_file.h"
#include "core/rerun/job_format.h"
#include "core/rerun/reduction/reduce_job.h"
#include "core/rerun/verification/closing.h"
#include "core/rerun/verification/command_checks.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace torchtriage;
using namespace torchtriage::rerun;

class TestVerifyCase : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void neighboursEndAsTheContractSays_data();
    void neighboursEndAsTheContractSays();
    void whatIsExpectedAndDoesNotComeFails();
    void runsAreReadBackFromTheirFolders();
    void keptCaseOfAnEarlierVersionRuns();
    void commandIsCountedAndClosesTheIncident();

private:
    [[nodiscard]] QString kept(const char* name);

    QTemporaryDir m_folder;
    CheckEngine m_engine;
};

void TestVerifyCase::initTestCase()
{
    const auto set = triage::SignatureSet::builtin();
    QVERIFY(set);
    m_engine.engine = {"builtin", {}, {}};
    m_engine.engine.command.program = TORCHTRIAGE_BIN_DIR "/torchtriage-replay";
    m_engine.guard = TORCHTRIAGE_BIN_DIR "/torchtriage-guard";
    m_engine.signatures = std::make_shared<const triage::SignatureSet>(*set);
    QProcess python;
    python.start(
        QStringLiteral(TORCHTRIAGE_PYTHON),
        {QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/replay/make_verify_cases.py"), m_folder.path()});
    QVERIFY(python.waitForFinished(60'000));
    QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
}

QString TestVerifyCase::kept(const char* name)
{
    return m_folder.filePath(QStringLiteral("cases/") + QLatin1String(name));
}

void TestVerifyCase::neighboursEndAsTheContractSays_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("from");
    QTest::newRow("a loss") << QByteArray("loss") << 13 << 0;
    // The neighbours that a loss does not have; each run loads PyTorch anew.
    QTest::newRow("an embedding of sequences") << QByteArray("embedding") << 12 << 8;
}

void TestVerifyCase::neighboursEndAsTheContractSays()
{
    QFETCH(QByteArray, name);
    QFETCH(int, rows);
    QFETCH(int, from);
    const std::string folder = kept(name.constData()).toStdString();
    auto checks = CaseChecks::open(folder, folder);
    QVERIFY2(checks, checks ? "" : checks.error().detail.c_str());
    const std::vector<CheckRow> list = checks->verification().rows;
    QCOMPARE(static_cast<int>(list.size()), rows);
    for (const CheckRow& row : std::span(list).subspan(static_cast<std::size_t>(from))) {
        const auto state = checks->run(row.id, When::After, m_engine);
        QVERIFY2(state, state ? "" : state.error().detail.c_str());
        const std::string message = std::string(toString(row.id)) + ": " +
                                    std::string(toString(row.expected)) + " expected, " +
                                    std::string(toString(state->result));
        QVERIFY2(state->holds, message.c_str());
        QVERIFY(state->outcome && state->outcome->process > 0);
    }
}

void TestVerifyCase::whatIsExpectedAndDoesNotComeFails()
{
    // No contract knows what is wrong with this one, and it still fails.
    const std::string folder = kept("unknown").toStdString();
    auto checks = CaseChecks::open(folder, folder);
    QVERIFY(checks);
    const auto state = checks->run(CheckId::Minimal, When::After, m_engine);
    QVERIFY(state && !state->holds);
    QVERIFY(state->result == RowResult::SameFailure);
}

void TestVerifyCase::runsAreReadBackFromTheirFolders()
{
    const std::string folder = kept("unknown").toStdString();
    const auto again = CaseChecks::open(folder, folder);
    QVERIFY(again);
    QVERIFY(again->state(CheckId::Minimal, When::After).result == RowResult::SameFailure);
    QVERIFY(again->state(CheckId::Minimal, When::Before).result == RowResult::NotRun);
    QVERIFY(QDir(kept("unknown/verify/runs")).removeRecursively());
    QVERIFY(again->state(CheckId::Minimal, When::After).result == RowResult::NotRun); // nothing is ticked
}

void TestVerifyCase::keptCaseOfAnEarlierVersionRuns()
{
    // Kept before there were checklists: without verification.json, and never to be written to.
    const std::string folder = TORCHTRIAGE_SOURCE_DIR "/tests/data/cases/loss-v1";
    const std::string work = m_folder.filePath(QStringLiteral("earlier")).toStdString();
    auto checks = CaseChecks::open(folder, work);
    QVERIFY2(checks, checks ? "" : checks.error().detail.c_str());
    QCOMPARE(checks->verification().rows.size(), std::size_t{13});
    const auto state = checks->run(CheckId::Minimal, When::After, m_engine);
    QVERIFY(state && state->holds && state->result == RowResult::Refused);
    QVERIFY(!QDir(QString::fromStdString(folder)).exists(QStringLiteral("verification.json")));
}

void TestVerifyCase::commandIsCountedAndClosesTheIncident()
{
    const std::string incident = m_folder.path().toStdString();
    for (const char* other : {"unknown", "embedding"}) // of which not every check was run
        QVERIFY(QDir(kept(other)).removeRecursively());
    CommandCheck check;
    check.folder = incident;
    check.command.program = TORCHTRIAGE_PYTHON;
    check.command.arguments = {"-c", "import os, json\n"
                                     "for i in range(5): print(json.dumps({'id': f'clip_{i}', 'state': "
                                     "'rejected' if i == 3 else 'processed'}))\n"
                                     "assert 'CUDA_LAUNCH_BLOCKING' not in os.environ"};
    check.command.environment = {{"CUDA_LAUNCH_BLOCKING", "1"}};
    check.expectedList = m_folder.filePath(QStringLiteral("clips.txt")).toStdString();
    QVERIFY(io::writeAtomically(check.expectedList, std::string("clip_0\nclip_1\nclip_2\nclip_3\nclip_4\n")));
    const auto failed = runCommandCheck(check, CheckId::Representative, When::Before, m_engine);
    QVERIFY(failed && !failed->holds); // the assertion: a diagnostic is on
    check.command.environment.clear();
    const auto part = runCommandCheck(check, CheckId::Representative, When::After, m_engine);
    QVERIFY(part && part->holds);
    check.command.environment = {{"CUDA_LAUNCH_BLOCKING", "1"}}; // is taken away for the last run
    const auto last = runCommandCheck(check, CheckId::DiagnosticsOff, When::After, m_engine);
    QVERIFY(last && last->holds);
    const auto lists = readChecklists(incident);
    QVERIFY(lists && lists->back().verification.count);
    QCOMPARE(lists->back().verification.count->rejectedIds, std::vector<std::string>{"clip_3"});
    incident::Resolution resolution{"labels", "loader", "test_targets", true, false, {}, {}, {}, {}, {}};
    const auto open = openPoints(resolution, *lists);
    QVERIFY2(open.empty(), open.empty() ? ""
                                        : (std::string(toString(open.front().kind)) + ' ' +
                                           std::string(toString(open.front().check)) + '\n' +
                                           toText(lists->back().verification))
                                              .c_str());
    // Five more are expected than the program says a word of.
    const auto counted = countListed(incident, incident + "/" + lists->back().verification.count->source, {});
    QVERIFY(counted && !counted->addsUp());
    const auto now = openPoints(resolution, *readChecklists(incident));
    QCOMPARE(now.size(), std::size_t{1});
    QVERIFY(now.front().kind == OpenKind::RowFailed && now.front().check == CheckId::Counting);
}

QTEST_GUILESS_MAIN(TestVerifyCase)
#include "tst_verify_case.moc"
