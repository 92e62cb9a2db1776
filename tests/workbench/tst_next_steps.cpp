// SPDX-License-Identifier: GPL-3.0-or-later
// Next steps, the rerun command and the list of what is known: honest per family, backend and shell.
#include "app/workbench/guidance.h"
#include "app/workbench/next_steps.h"
#include "app/workbench/triage_text.h"
#include "app/workbench/wording.h"
#include "tests/workbench/sample_reports.h"

#include <QLocale>
#include <QTest>

#include <algorithm>

using namespace torchtriage;
using namespace torchtriage::test;
using workbench::GuidanceRow;

class TestNextSteps : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void rocmNeverGetsNvidiasVariable_data();
    void rocmNeverGetsNvidiasVariable();
    void rerunCommand_data();
    void rerunCommand();
    void rerunIsOfferedWhereItHelps_data();
    void rerunIsOfferedWhereItHelps();
    void hostileScriptNameNeverReachesTheCommand();
    void nextStepsAreAtMostThree();
    void knownFactsSayWhatIsOpen();
    void knownFactsFollowChecksAndRuns();
};

void TestNextSteps::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

void TestNextSteps::rocmNeverGetsNvidiasVariable_data()
{
    addFamilyRows();
}

void TestNextSteps::rocmNeverGetsNvidiasVariable()
{
    QFETCH(std::optional<Family>, family);
    Report report = failure(family, "HIP error: the operation cannot be performed", Backend::Rocm);
    report.reasons = {{"async-tail-present", {}, {}}};
    for (const bool onlyVersionTells : {false, true}) {
        if (onlyVersionTells) { // torch.cuda is the name on ROCm too: the HIP version decides
            report.context.backend = Backend::Cuda;
            report.context.hip = "6.0.32830";
        }
        QString all = workbench::triageAsText(report);
        for (const GuidanceRow& row : workbench::triageTable(report))
            all += textOf(row);
        for (const auto shell : {workbench::Shell::Posix, workbench::Shell::Fish,
                                 workbench::Shell::PowerShell, workbench::Shell::Cmd})
            all += workbench::rerunCommand(report, shell);
        QVERIFY2(!all.contains("CUDA_LAUNCH_BLOCKING"), qPrintable(all));
    }
}

void TestNextSteps::rerunCommand_data()
{
    using workbench::Shell;
    QTest::addColumn<Shell>("shell");
    QTest::addColumn<Backend>("backend");
    QTest::addColumn<QString>("torch");
    QTest::addColumn<QString>("command");
    QTest::newRow("sh") << Shell::Posix << Backend::Cuda << "2.4.0"
                        << "CUDA_LAUNCH_BLOCKING=1 python train.py";
    QTest::newRow("fish") << Shell::Fish << Backend::Cuda << "2.4.0"
                          << "env CUDA_LAUNCH_BLOCKING=1 python train.py";
    QTest::newRow("PowerShell")
        << Shell::PowerShell << Backend::Cuda << ""
        << "$env:CUDA_LAUNCH_BLOCKING = '1'; try { python train.py } finally { Remove-Item "
           "Env:CUDA_LAUNCH_BLOCKING }";
    QTest::newRow("cmd") << Shell::Cmd << Backend::Cuda << ""
                         << "cmd /c \"set CUDA_LAUNCH_BLOCKING=1&& python train.py\"";
    QTest::newRow("ROCm") << Shell::Posix << Backend::Rocm << "2.6.0+rocm6.2"
                          << "AMD_SERIALIZE_KERNEL=3 python train.py";
    QTest::newRow("old ROCm") << Shell::Posix << Backend::Rocm << "1.13.1+rocm5.2"
                              << "HIP_LAUNCH_BLOCKING=1 python train.py";
}

void TestNextSteps::rerunCommand()
{
    QFETCH(workbench::Shell, shell);
    QFETCH(Backend, backend);
    QFETCH(QString, torch);
    QFETCH(QString, command);
    Report report = classAssert();
    report.context.backend = backend;
    report.context.torch = torch.toStdString();
    QCOMPARE(workbench::rerunCommand(report, shell), command);
    report.events[0].frames[0].file = "/srv/train/tagger/finetune.py";
    QVERIFY(workbench::rerunCommand(report, shell).contains("python finetune.py"));
}

void TestNextSteps::rerunIsOfferedWhereItHelps_data()
{
    QTest::addColumn<Report>("report");
    QTest::addColumn<bool>("helps");
    Report report = classAssert();
    QTest::newRow("assert") << report << true;
    report.observation.observedOnly = false;
    QTest::newRow("the call failed itself") << report << false;
    report = classAssert();
    report.reasons = {{"blocking-run", {}, {}}};
    QTest::newRow("was blocking already") << report << false;
    report = classAssert();
    report.context.backend.reset();
    QTest::newRow("backend not known") << report << false;
    report.context.backend = Backend::Cuda;
    report.context.backendInferred = true;
    QTest::newRow("backend only inferred") << report << false;
    report.context.backendInferred = false;
    report.context.backend = Backend::Cpu;
    QTest::newRow("CPU") << report << false;
    QTest::newRow("out of memory") << failure(Family::OutOfMemory, "CUDA out of memory") << false;
    QTest::newRow("shape") << failure(Family::ShapeDtype, "mat1 and mat2 shapes cannot be multiplied")
                           << false;
    QTest::newRow("not settled") << failure(std::nullopt, "text") << false;
    report = failure(std::nullopt, "CUDA error: unknown error");
    report.reasons = {{"async-tail-present", {}, {}}};
    QTest::newRow("not settled, asynchronous") << report << true;
}

void TestNextSteps::rerunIsOfferedWhereItHelps()
{
    QFETCH(Report, report);
    QFETCH(bool, helps);
    QCOMPARE(workbench::blockingRerunHelps(report), helps);
    QCOMPARE(!workbench::rerunCommand(report, workbench::Shell::Posix).isEmpty(), helps);
    const auto steps = workbench::nextSteps(report);
    const bool offered = std::ranges::any_of(steps, [](const workbench::NextStep& step) {
        return step.action == workbench::NextStep::Action::Rerun;
    });
    QCOMPARE(offered, helps);
}

void TestNextSteps::hostileScriptNameNeverReachesTheCommand()
{
    Report report = classAssert();
    for (const char* name : {"/srv/$(reboot).py", "/srv/a;b.py", "/srv/-c.py", "/srv/a b.py", "/srv/`x`.py",
                             "/usr/lib/python3/dist-packages/runpy.py", "<stdin>", ""}) {
        report.events[0].frames[0].file = name;
        report.observation.at.file = name;
        QCOMPARE(workbench::rerunCommand(report, workbench::Shell::Posix),
                 QStringLiteral("CUDA_LAUNCH_BLOCKING=1 python train.py"));
    }
}

void TestNextSteps::nextStepsAreAtMostThree()
{
    using Action = workbench::NextStep::Action;
    for (const Family family : triage::allFamilies) {
        for (const bool batchPage : {false, true}) {
            const auto steps = workbench::nextSteps(failure(family, "text"), batchPage);
            QVERIFY(!steps.isEmpty() && steps.size() <= 3);
            for (const workbench::NextStep& step : steps) {
                QVERIFY(isSentence(step.title) && isSentence(step.detail));
                QCOMPARE(step.button.isEmpty(), step.action == Action::None);
                QVERIFY(batchPage || step.action != Action::OpenBatch);
            }
        }
    }
    QCOMPARE(workbench::nextSteps(classAssert(), true).front().action, Action::OpenBatch);
    Report report = failure(std::nullopt, "text");
    report.missing = {{"no-traceback", {}, {}}};
    QCOMPARE(workbench::nextSteps(report).front().detail, workbench::missingText(report.missing.front()));
    report.verdict = triage::Verdict::Unreadable;
    QVERIFY(workbench::nextSteps(report).isEmpty());
}

void TestNextSteps::knownFactsSayWhatIsOpen()
{
    const auto facts = workbench::knownFacts(classAssert());
    QStringList known;
    QStringList open;
    bool openSeen = false;
    for (const workbench::KnownFact& fact : facts) {
        QVERIFY2(isSentence(fact.text), qPrintable(fact.text));
        QVERIFY(!openSeen || !fact.known); // what is known stands first
        openSeen = openSeen || !fact.known;
        (fact.known ? known : open) << fact.text;
    }
    QVERIFY(known.contains("Rank 3 failed first"));
    QVERIFY(known.join(u'\n').contains("nll_loss"));
    QVERIFY(known.join(u'\n').contains("t >= 0 && t < n_classes"));
    QVERIFY(open.contains("Which value was refused"));
    QVERIFY(open.contains("Whether it fails again in a new process"));
    QVERIFY(workbench::knownFacts(Report{}).isEmpty());
}

void TestNextSteps::knownFactsFollowChecksAndRuns()
{
    const auto textsOf = [](const workbench::Answers& answers, bool known) {
        QStringList texts;
        for (const workbench::KnownFact& fact : workbench::knownFacts(classAssert(), answers)) {
            if (fact.known == known)
                texts << fact.text;
        }
        return texts;
    };
    incident::Record record;
    QCOMPARE(workbench::answersOf(record), workbench::Answers{});
    incident::Check check;
    check.verdict = "refused";
    check.firstValue = "4";
    check.key = "target";
    record.checks.push_back(check);
    record.runs.push_back({"runs/1", "rerun", {}, "timed-out", {}});
    QVERIFY(!workbench::answersOf(record).failsAgain); // cut short: neither a failure nor a success
    record.runs.push_back({"runs/2", "rerun", {}, "reproduced", {}});
    const workbench::Answers answers = workbench::answersOf(record);
    QVERIFY(textsOf(answers, true).contains("Refused value: 4 in target"));
    QVERIFY(textsOf(answers, true).contains("It fails again in a new process"));
    QVERIFY(!textsOf(answers, false).contains("Which value was refused"));
    QVERIFY(!textsOf(answers, false).contains("Whether it fails again in a new process"));

    record.checks.front().verdict = "passed";
    QVERIFY(textsOf(workbench::answersOf(record), false).contains("Which value was refused"));
    using rerun::Change;
    using rerun::Verdict;
    QCOMPARE(workbench::failsAgain(Verdict::NotReproduced, Change::Nothing), std::optional(false));
    QCOMPARE(workbench::failsAgain(Verdict::NotReproduced, Change::Device), std::optional<bool>());
    QCOMPARE(workbench::failsAgain(Verdict::Moved, Change::Launch), std::optional(true));
    QVERIFY(textsOf({{}, {}, false}, true).contains("It did not fail again in a new process"));
}

QTEST_GUILESS_MAIN(TestNextSteps)
#include "tst_next_steps.moc"
