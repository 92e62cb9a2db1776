// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/exit_status.h"
#include "tests/core/triage/builtin_signatures.h"

using namespace torchtriage;
using testing::shown;

class TestExits : public QObject {
    Q_OBJECT

private slots:
    void read_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("signal");
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("rank");
        QTest::addColumn<QString>("family");
        const auto row = [](const char* text, int code, int signal, const char* name, int rank,
                            const char* family) {
            QTest::newRow(text) << QString(text) << code << signal << QString(name) << rank
                                << QString(family);
        };
        row("failed (exitcode: -11) local_rank: 3 (pid: 120) of binary: /usr/bin/python3", -11, 11, "SIGSEGV",
            3, "host-crash");
        row("  exitcode  : -9 (pid: 1)", -9, 9, "SIGKILL", -1, "host-memory");
        row("  exitcode  : 1 (pid: 1)", 1, 0, "", -1, "none");
        row("srun: error: node-1: task 3: Exited with exit code 137", 137, 9, "SIGKILL", 3, "host-memory");
        row("srun: error: node-1: task 3: Exited with exit code 143", 143, 15, "SIGTERM", 3, "none");
        row("exit status 134", 134, 6, "SIGABRT", -1, "host-crash");
        row("exit status 135", 135, 7, "SIGBUS", -1, "host-memory");
        row("exit status 136", 136, 8, "SIGFPE", -1, "host-crash");
        row("exit status 139", 139, 11, "SIGSEGV", -1, "host-crash");
        row("Killed by signal 9", -9, 9, "SIGKILL", -1, "host-memory");
        row("mpirun noticed that process rank 2 exited on signal 11 (Segmentation fault).", -11, 11,
            "SIGSEGV", -1, "host-crash");
        row("Signal 11 (SIGSEGV) received by PID 12", -11, 11, "SIGSEGV", -1, "host-crash");
        row("traceback : Signal 6 (SIGABRT) received by PID 4", -6, 6, "SIGABRT", -1, "host-crash");
        row("ExitCode=0", 0, 0, "", -1, "none");
        row("return code 255", 255, 0, "", -1, "none");
        row("exitcode: -2147483648", -2147483647 - 1, 0, "", -1, "none");
        row("exitcode: 2147483647", 2147483647, 0, "", -1, "none");
        row("exit code 129", 129, 1, "SIGHUP", -1, "none");
    }
    void read()
    {
        QFETCH(QString, text);
        const std::string bytes = text.toStdString();
        const auto status = triage::parseExitStatus(bytes);
        QVERIFY(status);
        QTEST(status->code, "code");
        QTEST(status->signal, "signal");
        QTEST(shown(status->name), "name");
        QTEST(status->rank.value_or(-1), "rank");
        QTEST(testing::idOf(triage::familyOf(*status)), "family");
    }

    void noEndings_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "exit code", "exitcode: 99999999999999", "Signal lost", "Signal 64 dB",
                                 "killed by signal x", "loss 0.4"})
            QTest::newRow(*text != '\0' ? text : "nothing") << QString(text);
    }
    void noEndings()
    {
        QFETCH(QString, text);
        QVERIFY(!triage::parseExitStatus(text.toStdString()));
    }
};

std::unique_ptr<QObject> makeExitTests()
{
    return std::make_unique<TestExits>();
}

#include "exits.moc"
