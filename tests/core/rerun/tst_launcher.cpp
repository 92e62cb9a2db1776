// SPDX-License-Identifier: GPL-3.0-or-later
// Launchers as data, what they start, what cannot be slipped into it, and how an ending on another machine is
// told.
#include "core/rerun/aside_filter.h"
#include "core/rerun/launch/queue_watch.h"
#include "core/rerun/launch/remote_ending.h"
#include "core/rerun/launcher.h"

#include <QtTest>

#include <rapidcheck.h>

using namespace torchtriage;
using rerun::Ending;
using rerun::EndingKind;
using rerun::Launcher;
using rerun::Meaning;

namespace {

const rerun::LaunchPlaces places = {"torchtriage-0123456789abcdef", "import sys;exec(1)", {}};

QString shown(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

Launcher named(std::string_view name)
{
    const auto kinds = rerun::builtinLauncherKinds();
    auto launcher = kinds ? rerun::launcherNamed(name, *kinds) : io::fail(kinds.error());
    return launcher ? *std::move(launcher) : Launcher();
}

QStringList wordsOf(const rerun::Command& command)
{
    QStringList words = {QString::fromStdString(command.program)};
    for (const std::string& word : command.arguments)
        words << QString::fromStdString(word);
    return words;
}

rerun::GuardStatus told(std::string_view lines)
{
    rerun::GuardStatus status;
    status.add(lines);
    return status;
}

std::string launcherFile(const std::string& fields)
{
    return R"({"format": "torchtriage.launcher", "version": 1, "launchers": [)" + fields + "]}";
}

} // namespace

Q_DECLARE_METATYPE(torchtriage::rerun::RemoteFacts)
Q_DECLARE_METATYPE(torchtriage::rerun::Ending)

class tst_launcher : public QObject {
    Q_OBJECT

private slots:
    void builtinsStartWhatTheySay()
    {
        Launcher ssh = named("ssh:me@gpu-07");
        ssh.options = {"-F", "/home/me/my config"};
        const QStringList words = wordsOf(startCommand(ssh, places));
        QCOMPARE(words.first(), QStringLiteral("ssh"));
        QVERIFY(words.indexOf(QStringLiteral("BatchMode=yes")) < words.indexOf(QStringLiteral("-F")));
        QCOMPARE(words.mid(words.indexOf(QStringLiteral("--"))),
                 QStringList({QStringLiteral("--"), QStringLiteral("me@gpu-07"),
                              QStringLiteral("exec python3 -c 'import sys;exec(1)'")}));
        ssh.python = "/opt/my env/bin/python";
        QCOMPARE(wordsOf(startCommand(ssh, places)).last(),
                 QStringLiteral("exec '/opt/my env/bin/python' -c 'import sys;exec(1)'"));

        const QStringList slurm = wordsOf(startCommand(named("slurm:gpu"), places));
        QVERIFY(slurm.contains(QStringLiteral("--partition=gpu")));
        QVERIFY(slurm.contains(QStringLiteral("--job-name=torchtriage-0123456789abcdef")));
        QCOMPARE(slurm.mid(slurm.size() - 3), QStringList({QStringLiteral("python3"), QStringLiteral("-c"),
                                                           QStringLiteral("import sys;exec(1)")}));
        QVERIFY(!wordsOf(startCommand(named("slurm"), places)).join(u' ').contains(u"partition"));
        const Launcher withOptions = named("slurm:--gres=gpu:1 -A 'my account'");
        QCOMPARE(withOptions.options, (std::vector<std::string>{"--gres=gpu:1", "-A", "my account"}));
        const QStringList swept =
            wordsOf(startCommand(named("slurm"), {places.job, places.boot, "node3"}, true));
        QVERIFY(swept.contains(QStringLiteral("--nodelist=node3")));
    }

    void namesThatAreRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("problem");
        for (const char* name :
             {"gpu-07", "me@10.0.0.7", "[fe80::1%eth0]", "ssh://me@host:2222", "a,b", "ns/pod"})
            QTest::newRow(name) << QString::fromLatin1(name) << QString();
        for (const char* name : {"-oProxyCommand=x", "me@-oProxyCommand=x", "a b", "a;b", "$(x)", "a'b",
                                 "a\nb", "a\"b", "`x`", "a|b", "h\xc3\xb6st"})
            QTest::newRow(name) << QString::fromUtf8(name) << QStringLiteral("target");
        QTest::newRow("empty") << QString() << QStringLiteral("no-target");
        QTest::newRow("long") << QString(256, u'a') << QStringLiteral("target");
    }

    void namesThatAreRefused()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, problem);
        Launcher launcher = named("ssh");
        launcher.target = name.toStdString();
        QCOMPARE(shown(problemOf(launcher)), problem);
    }

    void optionsAndInterpretersThatAreRefused()
    {
        Launcher launcher = named("ssh:node");
        for (const std::vector<std::string>& options :
             {std::vector<std::string>{"host2"}, {"-p", "22", "--"}, {"-p", ""}, {"-o\n"}}) {
            launcher.options = options;
            QCOMPARE(shown(problemOf(launcher)), QStringLiteral("option"));
        }
        launcher.options = {"-p", "22"};
        QCOMPARE(shown(problemOf(launcher)), QString());
        launcher.python = "-c";
        QCOMPARE(shown(problemOf(launcher)), QStringLiteral("python"));
    }

    /// Whatever the target is, it is one word of its own, behind the end of the options.
    void aTargetStaysOneWord()
    {
        QVERIFY(rc::check([](const std::string& name) {
            Launcher launcher = named("ssh");
            launcher.target = name;
            if (!problemOf(launcher).empty())
                return;
            const QStringList words = wordsOf(startCommand(launcher, places));
            RC_ASSERT(words.at(words.size() - 2).toStdString() == name);
            RC_ASSERT(words.at(words.size() - 3) == QStringLiteral("--"));
        }));
    }

    void filesThatAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const std::string& text) {
            QTest::newRow(name) << QString::fromStdString(text);
        };
        row("no JSON", "[");
        row("other format", R"({"format": "torchtriage.job", "version": 1, "launchers": []})");
        row("no list", R"({"format": "torchtriage.launcher", "version": 1})");
        row("no program", launcherFile(R"({"id": "a", "run": []})"));
        row("name of this machine", launcherFile(R"({"id": "local", "run": ["a"]})"));
        row("name with a space", launcherFile(R"({"id": "a b", "run": ["a"]})"));
        row("twice", launcherFile(R"({"id": "a", "run": ["a"]}, {"id": "a", "run": ["a"]})"));
        row("line break", launcherFile(R"({"id": "a", "run": ["a\nb"]})"));
        row("target", launcherFile(R"({"id": "a", "run": ["a"], "target": {"name": "moon"}})"));
        row("meaning",
            launcherFile(R"({"id": "a", "run": ["a"], "clues": [{"text": "abcd", "means": "x"}]})"));
        row("state", launcherFile(R"({"id": "a", "run": ["a"], "states": {"X": 3}})"));
        row("deep", launcherFile(std::string(5000, '[')));
    }

    void filesThatAreRefused()
    {
        QFETCH(const QString, text);
        const auto read = rerun::parseLauncherKinds("own.json", text.toStdString());
        QVERIFY(!read);
        QCOMPARE(read.error().path, std::string("own.json"));
        QVERIFY(!read.error().detail.empty());
    }

    void queueLines()
    {
        const auto kind = named("slurm").kind;
        const auto waiting = rerun::readQueueEntry("12|PENDING|Resources|", kind);
        QVERIFY(waiting && waiting->meaning == Meaning::Waiting);
        QCOMPARE(waiting->shown, (rerun::QueueState{"12", "PENDING", "Resources"}));
        const auto over = rerun::readQueueEntry("12|OUT_OF_MEMORY|None|node3", kind);
        QVERIFY(over && over->meaning == Meaning::OutOfMemory && over->node == "node3" &&
                over->shown.reason.empty());
        for (const char* line :
             {"", "slurm_load_jobs error: Invalid job id", "|||", "1|RUNNING", "1|A|B|C|D"})
            QVERIFY2(!rerun::readQueueEntry(line, kind), line);
    }

    void asidesLeaveTheRestAsItIs()
    {
        // Whatever the pieces are in which it comes.
        QVERIFY(rc::check([](const std::vector<std::string>& printed, const std::vector<std::uint8_t>& cuts) {
            const std::string mark = "\x1emark ";
            std::string stream, rest;
            std::vector<std::string> notes;
            for (std::size_t i = 0; i < printed.size(); ++i) {
                stream += printed[i] + mark + std::to_string(i) + '\n';
                rest += printed[i];
                notes.push_back(std::to_string(i));
            }
            rerun::AsideFilter filter(mark);
            std::string passed;
            std::vector<std::string> taken;
            std::size_t at = 0;
            for (std::size_t i = 0; at < stream.size(); ++i) {
                const std::size_t length = i < cuts.size() ? cuts[i] % 9u : stream.size();
                passed += filter.add(std::string_view(stream).substr(at, length),
                                     [&](std::string_view note) { taken.emplace_back(note); });
                at += length;
            }
            passed += filter.finish();
            RC_ASSERT(passed == rest);
            RC_ASSERT(taken == notes);
        }));
    }

    void endings_data()
    {
        QTest::addColumn<rerun::RemoteFacts>("facts");
        QTest::addColumn<Ending>("ending");
        const Ending lost255 = {EndingKind::Exited, 255, 0, {}}, fine = {EndingKind::Exited, 0, 0, {}};
        const Ending stopped = {EndingKind::Stopped, 0, 15, {}}, late = {EndingKind::TimedOut, 0, 15, {}};
        const auto row = [](const char* name, rerun::GuardStatus status, bool signalled, const Ending& here,
                            std::optional<Meaning> clue, std::optional<Meaning> state,
                            const Ending& expected) {
            QTest::newRow(name) << rerun::RemoteFacts{std::move(status), signalled, here, clue,
                                                      [state] { return state; }}
                                << expected;
        };
        const std::string began = "started 7\n";
        row("exit 255", told(began + "ended exit 255 0 1\n"), false, fine, {}, {},
            {EndingKind::Exited, 255, 0, {}});
        row("signal", told(began + "ended signal 11 0 1\n"), false, fine, {}, Meaning::Ended,
            {EndingKind::Signalled, 0, 11, {}});
        row("killed there without a scheduler", told(began + "ended signal 9 0 1\n"), false, fine, {}, {},
            {EndingKind::Signalled, 0, 9, {}});
        row("stopped by us", told(began + "ended exit 0 0 1\n"), false, stopped, {}, {},
            {EndingKind::Stopped, 0, 0, {}});
        row("over our memory limit", told(began + "memory 9\nended signal 9 0 1\n"), false, fine, {}, {},
            {EndingKind::OutOfMemory, 0, 9, "limit"});
        row("cancelled", told(began + "ended signal 15 0 1\n"), true, fine, {}, Meaning::Cancelled,
            {EndingKind::Cancelled, 0, 15, "cancelled"});
        row("cancelled, with a last word", told(began + "ended exit 0 0 1\n"), true, fine, {},
            Meaning::Cancelled, {EndingKind::Cancelled, 0, 0, "cancelled"});
        row("exit before a later cancel", told(began + "ended exit 3 0 1\n"), false, fine, {},
            Meaning::Cancelled, {EndingKind::Exited, 3, 0, {}});
        row("limit of the job", told(began), false, {EndingKind::Exited, 137, 0, {}}, Meaning::OutOfMemory,
            Meaning::Ended, {EndingKind::OutOfMemory, 0, 0, "scheduler"});
        row("time of the job", told(began + "ended signal 15 0 1\n"), true, fine, {}, Meaning::TimeLimit,
            {EndingKind::TimedOut, 0, 15, "scheduler"});
        row("node", told(began), false, fine, {}, Meaning::NodeFailed,
            {EndingKind::Lost, 0, 0, "node-failed"});
        row("line", told(began), false, lost255, {}, {}, {EndingKind::Lost, 0, 0, "host-unreachable"});
        row("time limit, and then the line", told(began), false, late, {}, {}, late);
        row("no program", told("failed program 2\n"), false, fine, {}, {},
            {EndingKind::FailedToStart, 2, 0, "program"});
        row("no host", told({}), false, lost255, Meaning::HostUnknown, {},
            {EndingKind::FailedToStart, 0, 0, "host-unknown"});
        row("no ssh here", told({}), false, {EndingKind::FailedToStart, 2, 0, "program"}, {}, {},
            {EndingKind::FailedToStart, 2, 0, "launcher-program"});
        row("waited too long", told({}), false, late, {}, {},
            {EndingKind::FailedToStart, 0, 0, "queue-full"});
        row("stopped in the queue", told({}), false, stopped, {}, {}, stopped);
        row("cancelled in the queue", told({}), false, {EndingKind::Exited, 1, 0, {}}, {}, Meaning::Cancelled,
            {EndingKind::Cancelled, 0, 0, "cancelled"});
        row("its own words", told({}), false, {EndingKind::Exited, 1, 0, {}}, {}, {},
            {EndingKind::FailedToStart, 1, 0, "launcher"});
    }

    void endings()
    {
        QFETCH(const rerun::RemoteFacts, facts);
        QFETCH(const Ending, ending);
        const Ending found = remoteEnding(facts);
        QCOMPARE(shown(toString(found.kind)), shown(toString(ending.kind)));
        QCOMPARE(QString::fromStdString(found.detail), QString::fromStdString(ending.detail));
        QCOMPARE(found.code, ending.code);
        QCOMPARE(found.signal, ending.signal);
    }
};

QTEST_APPLESS_MAIN(tst_launcher)
#include "tst_launcher.moc"
