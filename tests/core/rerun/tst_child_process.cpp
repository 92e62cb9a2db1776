// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/child_process.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace torchtriage;
using namespace std::chrono_literals;
using rerun::ChildProcess;
using rerun::Command;
using rerun::EndingKind;
using rerun::ProcessResult;

namespace {

const std::string binDir = TORCHTRIAGE_BIN_DIR;

Command misbehave(std::vector<std::string> arguments)
{
    return {binDir + "/torchtriage-misbehave", std::move(arguments), {}, {}};
}

rerun::ProcessOptions guarded()
{
    rerun::ProcessOptions options;
    options.guard = binDir + "/torchtriage-guard";
    options.grace = 200ms;
    return options;
}

bool isAlive(pid_t process)
{
    if (process <= 0 || ::kill(process, 0) != 0)
        return false;
    QFile stat(QStringLiteral("/proc/%1/stat").arg(process));
    return stat.open(QIODevice::ReadOnly) && !stat.readAll().contains(") Z "); // a zombie is over
}

bool endsSoon(pid_t process, int milliseconds = 5000)
{
    QElapsedTimer clock;
    clock.start();
    while (isAlive(process) && clock.elapsed() < milliseconds)
        std::this_thread::sleep_for(10ms);
    return !isAlive(process);
}

/// Runs one mode to its end and keeps what it printed.
struct Ran {
    ProcessResult result;
    QStringList lines;
};
Ran run(const Command& command, const rerun::ProcessOptions& options = guarded(),
        rerun::WaitOptions wait = {})
{
    Ran ran;
    wait.line = [&](const rerun::PrintedLine& line) {
        if (ran.lines.size() < 1000)
            ran.lines << QString::fromUtf8(line.text.data(), static_cast<qsizetype>(line.text.size()));
    };
    auto result = rerun::runProcess(command, options, wait);
    if (!result)
        qWarning() << "not started:" << result.error().detail.c_str();
    else
        ran.result = *result;
    return ran;
}

QByteArray idOf(EndingKind kind)
{
    return {rerun::toString(kind).data()};
}

pid_t numberIn(const QStringList& lines)
{
    return lines.isEmpty() ? 0 : lines.last().section(u' ', -1).toInt();
}

} // namespace

class tst_child_process : public QObject {
    Q_OBJECT

private slots:
    void endings_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("signal");
        const auto row = [](const char* name, QStringList arguments, EndingKind kind, int code, int signal) {
            QTest::newRow(name) << arguments << static_cast<int>(kind) << code << signal;
        };
        row("exit 0", {"exit", "0"}, EndingKind::Exited, 0, 0);
        row("exit 1", {"exit", "1"}, EndingKind::Exited, 1, 0);
        row("exit 255", {"exit", "255"}, EndingKind::Exited, 255, 0);
        row("segfault", {"segfault"}, EndingKind::Signalled, 0, SIGSEGV);
        row("abort", {"abort"}, EndingKind::Signalled, 0, SIGABRT);
        for (const int signal : {SIGBUS, SIGFPE, SIGILL, SIGHUP, SIGINT, SIGTERM, SIGPIPE, SIGUSR1, SIGKILL,
                                 SIGALRM, SIGXCPU, SIGQUIT, SIGTRAP, SIGSYS, SIGVTALRM, SIGPROF})
            row(qPrintable(QStringLiteral("signal %1").arg(signal)), {"signal", QString::number(signal)},
                EndingKind::Signalled, 0, signal);
        row("closes its pipes", {"close"}, EndingKind::Exited, 5, 0);
        row("half a line", {"half"}, EndingKind::Exited, 0, 0);
        row("half a line, then killed", {"half-then-crash"}, EndingKind::Signalled, 0, SIGKILL);
        row("leaves a child", {"leave"}, EndingKind::Exited, 3, 0);
        row("leaves a child in another session", {"leave-away"}, EndingKind::Exited, 3, 0);
        row("prints no text", {"binary"}, EndingKind::Exited, 0, 0);
    }

    void endings()
    {
        QFETCH(QStringList, arguments);
        std::vector<std::string> words;
        for (const QString& word : arguments)
            words.push_back(word.toStdString());
        const Ran ran = run(misbehave(words));
        QTEST(static_cast<int>(ran.result.ending.kind), "kind");
        QTEST(ran.result.ending.code, "code");
        QTEST(ran.result.ending.signal, "signal");
        if (words[0].starts_with("leave")) {
            QCOMPARE(ran.result.leftBehind, 1);
            QVERIFY(numberIn(ran.lines) > 0);
            QVERIFY(!isAlive(numberIn(ran.lines)));
        }
    }

    void halfLineIsHandedOver()
    {
        const Ran ran = run(misbehave({"half"}));
        QCOMPARE(ran.lines, QStringList({"a whole line", "half a li"}));
        QCOMPARE(ran.result.lastLine, "half a li");
    }

    void cannotStart_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("workdir");
        QTest::addColumn<QString>("stage");
        QTest::addColumn<int>("error");
        QTest::newRow("no such program") << "/nowhere/python"
                                         << ""
                                         << "program" << ENOENT;
        QTest::newRow("not in PATH") << "no-such-program-anywhere"
                                     << ""
                                     << "program" << ENOENT;
        QTest::newRow("a folder") << "/usr"
                                  << ""
                                  << "program" << EACCES;
        QTest::newRow("no such folder") << "/bin/true"
                                        << "/nowhere"
                                        << "workdir" << ENOENT;
    }

    void cannotStart()
    {
        QFETCH(QString, program);
        QFETCH(QString, workdir);
        const Ran ran = run({program.toStdString(), {}, workdir.toStdString(), {}});
        QCOMPARE(idOf(ran.result.ending.kind), idOf(EndingKind::FailedToStart));
        QTEST(QString::fromStdString(ran.result.ending.detail), "stage");
        QTEST(ran.result.ending.code, "error");
    }

    void missingGuardIsAnError()
    {
        auto options = guarded();
        options.guard = "/nowhere/torchtriage-guard";
        const auto result = rerun::runProcess(misbehave({"exit", "0"}), options, {});
        QVERIFY(!result);
        QVERIFY(result.error().kind == io::ErrorKind::NotFound);
    }

    void timeLimit()
    {
        rerun::WaitOptions wait;
        wait.timeout = 300ms;
        const Ran ran = run(misbehave({"hang"}), guarded(), wait);
        QCOMPARE(idOf(ran.result.ending.kind), idOf(EndingKind::TimedOut));
        QCOMPARE(ran.result.ending.signal, SIGTERM);
        QVERIFY(ran.result.seconds >= 0.3 && ran.result.seconds < 2);
        QVERIFY(!isAlive(numberIn(ran.lines)));
    }

    void stopTerminatesThenKills_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<int>("signal");
        QTest::newRow("hang") << "hang" << SIGTERM;
        QTest::newRow("ignores SIGTERM") << "stubborn" << SIGKILL;
    }

    void stopTerminatesThenKills()
    {
        QFETCH(QString, mode);
        QElapsedTimer clock;
        clock.start();
        rerun::WaitOptions wait;
        wait.stop = [&] {
            return clock.elapsed() > 200 ? rerun::StopRequest::Stop : rerun::StopRequest::None;
        };
        const Ran ran = run(misbehave({mode.toStdString()}), guarded(), wait);
        QCOMPARE(idOf(ran.result.ending.kind), idOf(EndingKind::Stopped));
        QTEST(ran.result.ending.signal, "signal");
        QVERIFY(clock.elapsed() < 3000);
        QVERIFY(!isAlive(numberIn(ran.lines)));
    }

    void aHurryKillsAtOnce()
    {
        auto options = guarded();
        options.grace = 60s;
        QElapsedTimer clock;
        clock.start();
        rerun::WaitOptions wait;
        wait.stop = [&] {
            return clock.elapsed() > 200 ? rerun::StopRequest::Kill : rerun::StopRequest::None;
        };
        const Ran ran = run(misbehave({"stubborn"}), options, wait);
        QCOMPARE(idOf(ran.result.ending.kind), idOf(EndingKind::Stopped));
        QVERIFY(clock.elapsed() < 3000);
    }

    void forksAreAllEnded()
    {
        rerun::WaitOptions wait;
        QElapsedTimer clock;
        clock.start();
        bool forked = false;
        wait.stop = [&] { return forked ? rerun::StopRequest::Stop : rerun::StopRequest::None; };
        wait.line = [&](const rerun::PrintedLine&) { forked = true; };
        auto process = ChildProcess::start(misbehave({"forks"}), guarded());
        QVERIFY(process.has_value());
        const pid_t leader = process->id();
        const ProcessResult result = process->wait(wait);
        QCOMPARE(idOf(result.ending.kind), idOf(EndingKind::Stopped));
        QVERIFY(!isAlive(leader));
        QFile tasks(QStringLiteral("/proc/self/task/%1/children").arg(::gettid()));
        QVERIFY(tasks.open(QIODevice::ReadOnly));
        QCOMPARE(tasks.readAll().trimmed(), QByteArray());
    }

    void floodIsKeptWithinItsLimit()
    {
        QTemporaryDir folder;
        auto options = guarded();
        options.outputFile = folder.filePath("output.log").toStdString();
        options.keptBytes = 4 << 20;
        const long long flood = 1LL << 30;
        qint64 lines = 0;
        rerun::WaitOptions wait;
        wait.line = [&](const rerun::PrintedLine&) { ++lines; };
        QElapsedTimer clock;
        clock.start();
        const auto result = rerun::runProcess(misbehave({"flood", std::to_string(flood)}), options, wait);
        QVERIFY(result.has_value());
        QVERIFY(result->ending.succeeded());
        QVERIFY(result->printedBytes >= static_cast<std::uint64_t>(flood));
        QVERIFY(lines > 10'000'000);
        QFile kept(QString::fromStdString(options.outputFile));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QVERIFY(kept.size() <= (4 << 20) + 100);
        const QByteArray gap =
            "\n[... " + QByteArray::number(qulonglong(result->leftOutBytes)) + " bytes left out ...]\n";
        QCOMPARE(result->printedBytes - result->leftOutBytes,
                 static_cast<std::uint64_t>(kept.size() - gap.size()));
        const QByteArray text = kept.readAll();
        QVERIFY(text.startsWith("line 0 of"));
        QVERIFY(text.endsWith("printing\n"));
        qInfo("1 GiB in %lld ms", clock.elapsed());
    }

    void bytesAreKeptAsTheyAre()
    {
        QTemporaryDir folder;
        auto options = guarded();
        options.outputFile = folder.filePath("output.log").toStdString();
        run(misbehave({"binary"}), options);
        QByteArray expected;
        for (int i = 0; i < 100'000; ++i)
            expected += static_cast<char>(i * 37);
        QFile kept(QString::fromStdString(options.outputFile));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), expected);
    }

    void memoryLimit()
    {
        auto options = guarded();
        options.memoryLimit = std::uint64_t{64} << 20;
        const Ran ran = run(misbehave({"memory", std::to_string(1LL << 30)}), options);
        QCOMPARE(idOf(ran.result.ending.kind), idOf(EndingKind::OutOfMemory));
        QCOMPARE(ran.result.ending.detail, "limit");
        QVERIFY(ran.result.largestResident < (std::uint64_t{300} << 20));
    }

    void environmentAndInput()
    {
        Command command = misbehave({"environment", "TORCHTRIAGE_TEST"});
        QCOMPARE(run(command).lines, QStringList("(unset)"));
        setVariable(command, "TORCHTRIAGE_TEST", "a b");
        QCOMPARE(run(command).lines, QStringList("a b"));
        ::setenv("TORCHTRIAGE_TEST", "inherited", 1);
        setVariable(command, "TORCHTRIAGE_TEST", std::nullopt);
        QCOMPARE(run(command).lines, QStringList("(unset)"));
        ::unsetenv("TORCHTRIAGE_TEST");

        auto options = guarded();
        options.hasInput = true;
        auto process = ChildProcess::start(misbehave({"echo"}), options);
        QVERIFY(process.has_value());
        QVERIFY(process->send("hello\n"));
        QString line;
        rerun::WaitOptions wait;
        wait.line = [&](const rerun::PrintedLine& printed) {
            line = QString::fromUtf8(printed.text.data(), static_cast<qsizetype>(printed.text.size()));
        };
        QVERIFY(process->wait(wait).ending.succeeded());
        QCOMPARE(line, QStringLiteral("hello"));
    }

    void destructionEndsIt()
    {
        pid_t process = 0;
        {
            auto child = ChildProcess::start(misbehave({"stubborn"}), guarded());
            QVERIFY(child.has_value());
            process = child->id();
            QVERIFY(isAlive(process));
        }
        QVERIFY(!isAlive(process));
    }

    /// The owner is killed without a chance to clean up: another process plays it.
    void killedOwnerLeavesNoOrphan_data()
    {
        QTest::addColumn<QString>("mode");
        for (const char* mode : {"hang", "stubborn", "forks"})
            QTest::newRow(mode) << mode;
    }

    void killedOwnerLeavesNoOrphan()
    {
        QFETCH(QString, mode);
        std::array<int, 2> pipe{};
        QVERIFY(::pipe(pipe.data()) == 0);
        const pid_t owner = ::fork();
        if (owner == 0) {
            auto child = ChildProcess::start(misbehave({mode.toStdString()}), guarded());
            const int process = child ? child->id() : 0;
            (void)!::write(pipe[1], &process, sizeof process);
            ::pause();
        }
        int process = 0;
        QCOMPARE(::read(pipe[0], &process, sizeof process), static_cast<ssize_t>(sizeof process));
        QVERIFY(isAlive(process));
        std::this_thread::sleep_for(100ms);
        ::kill(owner, SIGKILL);
        ::waitpid(owner, nullptr, 0);
        QVERIFY(endsSoon(process));
        ::close(pipe[0]);
        ::close(pipe[1]);
    }

    /// Even without the guard nothing stays.
    void killedGuardTakesTheProgramWithIt()
    {
        auto child = ChildProcess::start(misbehave({"stubborn"}), guarded());
        QVERIFY(child.has_value());
        const pid_t process = child->id();
        QFile stat(QStringLiteral("/proc/%1/stat").arg(process));
        QVERIFY(stat.open(QIODevice::ReadOnly));
        const pid_t guard = stat.readAll().split(' ').at(3).toInt();
        ::kill(guard, SIGKILL);
        const ProcessResult result = child->wait({});
        QCOMPARE(idOf(result.ending.kind), idOf(EndingKind::Signalled));
        QVERIFY(endsSoon(process));
    }
};

QTEST_APPLESS_MAIN(tst_child_process)
#include "tst_child_process.moc"
