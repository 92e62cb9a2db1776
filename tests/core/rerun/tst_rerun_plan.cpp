// SPDX-License-Identifier: GPL-3.0-or-later
// Commands and their syntax, variations, plans, and what is the same failure.
#include "core/rerun/command_format.h"
#include "core/rerun/comparison.h"
#include "core/rerun/guess_command.h"
#include "core/rerun/outcome.h"
#include "core/rerun/plan.h"
#include "core/rerun/shell_text.h"

#include <QProcess>
#include <QtTest>

#include <rapidcheck.h>

using namespace torchtriage;
using rerun::Basis;
using rerun::Command;
using rerun::EndingKind;
using rerun::Failure;
using rerun::Shell;
using rerun::Verdict;

namespace {

rerun::Variation variation(const char* id)
{
    const auto all = rerun::builtinVariations();
    const rerun::Variation* found = all ? rerun::findVariation(*all, id) : nullptr;
    return found != nullptr ? *found : rerun::Variation();
}

rerun::Baseline program(std::vector<std::string> arguments = {"train.py"})
{
    rerun::Baseline baseline;
    baseline.work = Command{"python3", std::move(arguments), {}, {}};
    baseline.backend = triage::Backend::Cuda;
    baseline.device = "cuda:0";
    return baseline;
}

std::string line(const io::Result<rerun::Plan>& plan)
{
    return plan ? rerun::toShellText(std::get<Command>(plan->work), Shell::Posix) : plan.error().detail;
}

Failure assertFailure()
{
    Failure failure;
    failure.family = triage::Family::DeviceAssert;
    failure.message =
        "Loss.cu:250: block: [0,0,0], thread: [17,0,0] Assertion `t >= 0 && t < n_classes` failed.";
    failure.assertion = "t >= 0 && t < n_classes";
    failure.op = "nll_loss";
    failure.contract = "class-index";
    failure.file = "/srv/train.py";
    failure.line = 214;
    return failure;
}

Failure pythonFailure(std::string message, triage::Family family = triage::Family::ShapeDtype)
{
    Failure failure;
    failure.family = family;
    failure.exception = "RuntimeError";
    failure.message = std::move(message);
    return failure;
}

rerun::Ending exited(int code)
{
    return {EndingKind::Exited, code, 0, {}};
}

} // namespace

class tst_rerun_plan : public QObject {
    Q_OBJECT

private slots:
    void shells_data()
    {
        QTest::addColumn<int>("shell");
        QTest::addColumn<QString>("text");
        QTest::newRow("posix") << int(Shell::Posix) << "A=1 python3 'a b' '$x' 'it'\\''s'";
        QTest::newRow("fish") << int(Shell::Fish) << "env A=1 python3 'a b' '$x' 'it\\'s'";
        QTest::newRow("powershell")
            << int(Shell::PowerShell)
            << "$env:A = '1'; try { python3 'a b' '$x' 'it''s' } finally { Remove-Item Env:A }";
        QTest::newRow("cmd") << int(Shell::Cmd) << "cmd /c \"set \"A=1\"&& python3 \"a b\" \"$x\" \"it's\"\"";
    }

    void shells()
    {
        QFETCH(int, shell);
        const Command command{"python3", {"a b", "$x", "it's"}, {}, {{"A", "1"}}};
        QTEST(QString::fromStdString(rerun::toShellText(command, static_cast<Shell>(shell))), "text");
    }

    /// What is shown for copying is what a real shell makes of it, whatever the words hold.
    void posixTextSurvivesARealShell()
    {
        for (const std::string& word :
             {std::string("plain"), std::string("a b"), std::string("$(id)"), std::string("`id`"),
              std::string("it's \"q\" \\"), std::string("*?[]{}~#!"), std::string("\n\t"), std::string("-n"),
              std::string(), std::string("ünïcode")}) {
            const Command command{"/usr/bin/printf", {"%s|", word}, {}, {}};
            QProcess shell;
            shell.start(
                QStringLiteral("/bin/sh"),
                {QStringLiteral("-c"), QString::fromStdString(rerun::toShellText(command, Shell::Posix))});
            QVERIFY(shell.waitForFinished());
            QCOMPARE(shell.readAllStandardOutput(), QByteArray::fromStdString(word + "|"));
        }
    }

    void posixTextReadsBack()
    {
        rc::check("parseCommandLine(toShellText(command)) is the command", [] {
            const auto word =
                rc::gen::container<std::string>(rc::gen::suchThat<char>([](char c) { return c != '\0'; }));
            Command command;
            command.program = "p" + *word;
            RC_PRE(command.program.find('=') == std::string::npos);
            command.arguments = *rc::gen::container<std::vector<std::string>>(word);
            rerun::setVariable(command, "NAME", *word);
            const auto read = rerun::parseCommandLine(rerun::toShellText(command, Shell::Posix));
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == command);
        });
    }

    void lines_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("result"); // program|arguments, or the error's detail
        QTest::newRow("words") << "python  train.py --a=1"
                               << "python|train.py|--a=1";
        QTest::newRow("quotes") << "python 'a b' \"c\\\"d\""
                                << "python|a b|c\"d";
        QTest::newRow("variables") << "A=1 B='x y' python"
                                   << "python";
        QTest::newRow("env") << "env -u A B=1 python x"
                             << "python|x";
        QTest::newRow("hydra") << "python x.py +a=[1,2]"
                               << "python|x.py|+a=[1,2]";
        QTest::newRow("pipe") << "python x.py | tee log"
                              << "!|";
        QTest::newRow("redirection") << "python x.py > log"
                                     << "!>";
        QTest::newRow("substitution") << "python $(id)"
                                      << "!$";
        QTest::newRow("in double quotes") << "python \"$HOME\""
                                          << "!$";
        QTest::newRow("several") << "a; b"
                                 << "!;";
        QTest::newRow("open quote") << "python 'x"
                                    << "!'";
        QTest::newRow("nothing") << "   "
                                 << "!no-program";
        QTest::newRow("only variables") << "A=1"
                                        << "!no-program";
    }

    void lines()
    {
        QFETCH(QString, line);
        const auto read = rerun::parseCommandLine(line.toStdString());
        QString result;
        if (read) {
            result = QString::fromStdString(read->program);
            for (const std::string& word : read->arguments)
                result += u'|' + QString::fromStdString(word);
        } else {
            result = u'!' + QString::fromStdString(read.error().detail);
        }
        QTEST(result, "result");
    }

    void commandFileReadsBack()
    {
        const Command command{"python3", {"a b", "ü"}, "/srv/x", {{"A", "1"}, {"B", std::nullopt}}};
        const auto read = rerun::parseCommand("job.json", rerun::writeCommand(command));
        QVERIFY(read.has_value());
        QVERIFY(*read == command);
        QVERIFY(!rerun::parseCommand("job.json", "{\"format\": \"torchtriage.command\", \"version\": 2}"));
        QVERIFY(!rerun::parseCommand("job.json", "[]"));
    }

    void variationsAreComplete()
    {
        const auto all = rerun::builtinVariations();
        QVERIFY2(all.has_value(), all ? "" : all.error().detail.c_str());
        for (const char* id :
             {"baseline", "blocking-launches", "cpu", "float32", "float64", "reference-operator",
              "other-engine", "extension-off", "contiguous-input", "one-sample", "sync-each-step", "custom"})
            QVERIFY2(rerun::findVariation(*all, id) != nullptr, id);
        QVERIFY(all->front().change == rerun::Change::Nothing);
        for (const rerun::Variation& each : *all) {
            QVERIFY2(!each.tells.fails.empty() && !each.tells.passes.empty() && !each.tells.differs.empty(),
                     each.id.c_str());
            // It can be made, or somebody is asked how.
            QVERIFY2(!each.onCommands || !each.commands.empty() || !each.asks.empty(), each.id.c_str());
        }
    }

    void blockingVariable_data()
    {
        QTest::addColumn<int>("backend");
        QTest::addColumn<QString>("torch");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* name, triage::Backend backend, const char* torch, const char* line) {
            QTest::newRow(name) << int(backend) << torch << line;
        };
        row("cuda", triage::Backend::Cuda, "2.4.0+cu121", "CUDA_LAUNCH_BLOCKING=1 python3 train.py");
        row("rocm", triage::Backend::Rocm, "2.4.0+rocm6.1", "AMD_SERIALIZE_KERNEL=3 python3 train.py");
        row("old rocm", triage::Backend::Rocm, "2.0.1+rocm5.4", "HIP_LAUNCH_BLOCKING=1 python3 train.py");
        row("rocm, version not known", triage::Backend::Rocm, "", "AMD_SERIALIZE_KERNEL=3 python3 train.py");
        row("cpu", triage::Backend::Cpu, "2.4.0", "device-run");
    }

    void blockingVariable()
    {
        QFETCH(int, backend);
        QFETCH(QString, torch);
        rerun::Baseline baseline = program();
        baseline.backend = static_cast<triage::Backend>(backend);
        baseline.torch = torch.toStdString();
        if (baseline.backend == triage::Backend::Cpu)
            baseline.device = "cpu";
        const auto plan = rerun::makePlan(baseline, variation("blocking-launches"));
        QTEST(QString::fromStdString(line(plan)), "line");
        if (plan)
            QVERIFY(!plan->measures);
    }

    void switches_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("line");
        QTest::newRow("new option") << "--amp 0"
                                    << "python3 train.py --device cuda -x --amp 0";
        QTest::newRow("replaces") << "--device cpu"
                                  << "python3 train.py --device cpu -x";
        QTest::newRow("other spelling") << "--device=cpu"
                                        << "python3 train.py --device=cpu -x";
        QTest::newRow("variable") << "AMP=0"
                                  << "AMP=0 python3 train.py --device cuda -x";
        QTest::newRow("two options") << "--amp 0 --cpu"
                                     << "several-changes";
        QTest::newRow("variable and option") << "AMP=0 --cpu"
                                             << "several-changes";
        QTest::newRow("two variables") << "A=0 B=1"
                                       << "several-changes";
        QTest::newRow("a variable by its form") << "precision=32"
                                                << "precision=32 python3 train.py --device cuda -x";
        QTest::newRow("negative value") << "--seed -1"
                                        << "python3 train.py --device cuda -x --seed -1";
        QTest::newRow("as it is") << "--device cuda"
                                  << "no-change";
        QTest::newRow("nothing") << " "
                                 << "no-change";
    }

    void switches()
    {
        QFETCH(QString, text);
        const auto own = rerun::parseSwitch("", text.toStdString());
        if (!own) {
            QTEST(QString::fromStdString(own.error().detail), "line");
            return;
        }
        const auto plan =
            rerun::makePlan(program({"train.py", "--device", "cuda", "-x"}), variation("float32"), *own);
        QTEST(QString::fromStdString(line(plan)), "line");
    }

    void aChangeOfOnesOwnHasAName()
    {
        auto own = rerun::parseSwitch("  ", "AMP=0");
        QCOMPARE(rerun::makePlan(program(), variation("custom"), *own).error().detail,
                 std::string("no-name"));
        own->name = "amp off";
        QVERIFY(rerun::makePlan(program(), variation("custom"), *own).has_value());
        QCOMPARE(rerun::makePlan(program(), variation("extension-off")).error().detail,
                 std::string("own-switch"));
    }

    void sameFailure_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<bool>("same");
        QTest::newRow("numbers") << "Target 4 is out of bounds."
                                 << "Target 17 is out of bounds." << true;
        QTest::newRow("sizes") << "shapes [32, 4] and [32] do not fit"
                               << "shapes [1, 4] and [1] do not fit" << true;
        QTest::newRow("addresses") << "at 0x7f00aa10"
                                   << "at 0x55d1c0" << true;
        QTest::newRow("signs") << "index -3 is out"
                               << "index 9 is out" << true;
        QTest::newRow("words") << "Target 4 is out of bounds."
                               << "expected scalar type Long" << false;
        QTest::newRow("a name with a digit") << "conv2d failed"
                                             << "conv3d failed" << false;
        QTest::newRow("spacing") << "a  b\tc"
                                 << "a b c" << true;
    }

    void sameFailure()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        const auto sameness =
            rerun::compareFailures(pythonFailure(a.toStdString()), pythonFailure(b.toStdString()));
        QTEST(sameness.same, "same");
    }

    void otherFamilyOrOperatorIsAnotherFailure()
    {
        Failure a = pythonFailure("x"), b = pythonFailure("x", triage::Family::OutOfMemory);
        QVERIFY(rerun::compareFailures(a, b).basis == Basis::FamilyDiffers);
        b = a;
        a.op = "aten::conv2d";
        b.op = "matmul";
        QVERIFY(rerun::compareFailures(a, b).basis == Basis::OperatorDiffers);
        b.op = "conv2d";
        QVERIFY(rerun::compareFailures(a, b).same);
    }

    void verdicts()
    {
        const std::optional<Failure> reference = assertFailure();
        const auto verdict = [&](const rerun::Ending& ending, const std::optional<Failure>& failure) {
            return rerun::compareRuns(reference, ending, failure).verdict;
        };
        QVERIFY(verdict(exited(1), reference) == Verdict::Reproduced);
        Failure moved = *reference;
        moved.line = 207;
        QVERIFY(verdict(exited(1), moved) == Verdict::Moved);
        QVERIFY(verdict(exited(0), std::nullopt) == Verdict::NotReproduced);
        QVERIFY(verdict(exited(1), pythonFailure("other")) == Verdict::DifferentFailure);
        QVERIFY(verdict({EndingKind::TimedOut, 0, 15, {}}, reference) == Verdict::TimedOut);
        QVERIFY(verdict({EndingKind::Stopped, 0, 15, {}}, reference) == Verdict::Stopped);
        QVERIFY(verdict({EndingKind::FailedToStart, 2, 0, "program"}, std::nullopt) == Verdict::NotStarted);
        QVERIFY(rerun::compareRuns(std::nullopt, exited(1), reference).verdict == Verdict::NoReference);
        // The CPU says it in other words; the operator's condition is the same.
        Failure cpu = pythonFailure("Target 4 is out of bounds.", triage::Family::DeviceAssert);
        cpu.contract = "class-index";
        const auto comparison = rerun::compareRuns(reference, exited(1), cpu);
        QVERIFY(comparison.verdict == Verdict::Reproduced && comparison.basis == Basis::Contract);
    }

    void repeatsGiveARate()
    {
        const std::vector<Verdict> verdicts = {Verdict::Reproduced, Verdict::NotReproduced, Verdict::Moved,
                                               Verdict::Stopped, Verdict::DifferentFailure};
        const rerun::Rate rate = rerun::rateOf(verdicts);
        QCOMPARE(rate.failed, 2);
        QCOMPARE(rate.conclusive, 4);
        QCOMPARE(rate.different, 1);
        QVERIFY(rate.isFlaky());
        QVERIFY(!rerun::rateOf(std::vector<Verdict>{Verdict::Reproduced}).isFlaky());
    }

    void stagesNarrowTheInterval()
    {
        Failure failure;
        failure.step = 3;
        const auto interval = rerun::intervalOf(failure, true);
        QVERIFY(interval && interval->after == std::size_t{2} && interval->within == 3);
        QVERIFY(!rerun::intervalOf(failure, false));
        failure.step = 0;
        QVERIFY(!rerun::intervalOf(failure, true)->after);
    }

    void outcomeReadsBack()
    {
        rerun::Outcome outcome;
        outcome.variation = "cpu";
        outcome.change = rerun::Change::Device;
        outcome.command = "python3 'a b'";
        outcome.launcher = "local";
        outcome.process = 12;
        outcome.seconds = 1.5;
        outcome.ending = {EndingKind::Signalled, 0, 11, {}};
        outcome.failure = assertFailure();
        outcome.comparison = {Verdict::Moved, Basis::Assertion, true};
        outcome.observedBefore = "train.py:200";
        outcome.interval = rerun::StepInterval{1, 2};
        outcome.printedBytes = 77;
        const std::string text = rerun::toJson(outcome).dump();
        const auto read = rerun::parseOutcome("outcome.json", text);
        QVERIFY2(read.has_value(), read ? "" : (read.error().place + read.error().detail).c_str());
        QCOMPARE(rerun::toJson(*read).dump(), text);
        QVERIFY(read->failure == outcome.failure && read->ending == outcome.ending);
        QVERIFY(!rerun::parseOutcome("outcome.json", "{}"));
    }

    void guesses_data()
    {
        QTest::addColumn<QString>("log");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("basis");
        QTest::newRow("set -x") << "+ python train.py --lr 0.1\nstep 1\n"
                                << "python train.py --lr 0.1"
                                << "log-line";
        QTest::newRow("prompt") << "user@node:~$ torchrun --nproc 2 a.py\n"
                                << "torchrun --nproc 2 a.py"
                                << "log-line";
        QTest::newRow("module") << "$ python3.11 -m pkg.train\n"
                                << "python3.11 -m pkg.train"
                                << "log-line";
        QTest::newRow("not a start") << "see train.py for more\n"
                                     << "python3 train.py"
                                     << "nothing";
        QTest::newRow("only a shell could") << "$ python x.py | sh\n"
                                            << "python3 train.py"
                                            << "nothing";
        QTest::newRow("hidden from the eye")
            << QStringLiteral("$ python x.py \u202egnp.py\n") << "python3 train.py"
            << "nothing";
        QTest::newRow("escape codes") << "$ python x.py \x1b[8m--evil\n"
                                      << "python3 train.py"
                                      << "nothing";
        QTest::newRow("another program") << "$ rm -rf x.py\n"
                                         << "python3 train.py"
                                         << "nothing";
    }

    void guesses()
    {
        QFETCH(QString, log);
        const io::TextSource source(log.toStdString());
        const auto guess = rerun::guessFromLog({}, &source);
        QTEST(QString::fromStdString(rerun::toShellText(guess.command, Shell::Posix)), "command");
        QTEST(QString::fromLatin1(rerun::toString(guess.basis).data()), "basis");
    }
};

QTEST_APPLESS_MAIN(tst_rerun_plan)
#include "tst_rerun_plan.moc"
