// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/open_log.h"

#include "tests/helpers/test_classes.h"
#include "tests/helpers/unprivileged.h"

#include <QFile>
#include <QTemporaryDir>

#include <fcntl.h>
#include <fstream>
#include <sys/stat.h>
#include <thread>

using namespace torchtriage;
using log::Format;

namespace {

// What torchelastic's record decorator writes.
constexpr const char* errorFile =
    "{\"message\": {\"message\": \"ValueError: x\", \"extraInfo\": {\"py_callstack\": "
    "\"Traceback (most recent call last):\\n  File \\\"a.py\\\", line 1, in f\\nValueError: x\\n\", "
    "\"timestamp\": \"1\"}}}";

std::string textOf(const log::OpenedLog& opened)
{
    std::string text(static_cast<std::size_t>(opened.source->size()), '\0');
    return opened.source->readAt(0, text) ? text : "unreadable";
}

} // namespace

class TestOpenLog : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    std::string write(const QString& name, const QByteArray& content)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            return {};
        return file.fileName().toStdString();
    }

private slots:
    void formats_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, QByteArray content, const char* format, QByteArray text) {
            QTest::newRow(name) << content << QString(format) << text;
        };
        row("text", "step 1\n", "text", "step 1\n");
        row("empty", "", "text", "");
        row("text with a few NUL bytes", QByteArray("step 1\0\nValueError: x\n", 23), "text",
            QByteArray("step 1\0\nValueError: x\n", 23));
        row("colours", "\x1b[31m\x1b[1mx\x1b[0m\n", "text", "\x1b[31m\x1b[1mx\x1b[0m\n");
        row("executable",
            QByteArray("\x7f"
                       "ELF\x02\x01\x01\0\0\0\0\0\0\0\0\0",
                       16),
            "binary",
            QByteArray("\x7f"
                       "ELF\x02\x01\x01\0\0\0\0\0\0\0\0\0",
                       16));
        row("notebook", R"( {"cells": [{"outputs": [{"output_type": "stream", "text": "a"}]}]})", "notebook",
            "a\n");
        row("JSON lines are text", "{\"log\": \"a\"}\n{\"log\": \"b\"}\n", "text",
            "{\"log\": \"a\"}\n{\"log\": \"b\"}\n");
        row("error file of an exception", errorFile, "torchelastic",
            "Traceback (most recent call last):\n  File \"a.py\", line 1, in f\nValueError: x\n\n");
        row("error file whose stack lacks the message",
            R"({"message": {"message": "ValueError: x", "extraInfo": {"py_callstack": "Traceback:\n  f\n"}}})",
            "torchelastic", "Traceback:\n  f\n\nValueError: x\n");
        row("error file of a signal",
            R"({"message": "Signal 11 (SIGSEGV) received by PID 12", "errorCode": -11, "timestamp": 1})",
            "torchelastic", "Signal 11 (SIGSEGV) received by PID 12\n");
        row("error file without a message", R"({"message": 3, "errorCode": 1})", "torchelastic", "");
        row("only looks like an error file", "{\"message\": \"x\", \"errorCode\": 1}\n{\"message\": \"y\"}\n",
            "text", "{\"message\": \"x\", \"errorCode\": 1}\n{\"message\": \"y\"}\n");
    }
    void formats()
    {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, text);
        const std::string path = write("file", content);
        const auto fromFile = log::openLog(path);
        const auto fromText = log::openText("paste", content.toStdString());
        for (const auto* opened : {&fromFile, &fromText}) {
            QVERIFY(*opened);
            QTEST(testing::shown(log::toString((*opened)->format)), "format");
            QCOMPARE(QByteArray::fromStdString(textOf(**opened)), text);
            QVERIFY(!(*opened)->compressed);
        }
    }

    void brokenNotebookIsAnError()
    {
        const std::string path = write("a.ipynb", "{\"cells\": [");
        const auto opened = log::openLog(path);
        QVERIFY(!opened);
        QCOMPARE(int(opened.error().kind), int(io::ErrorKind::Malformed));
        QCOMPARE(opened.error().path, path);
    }

    void missingFile()
    {
        const auto opened = log::openLog(m_folder.filePath("none.log").toStdString());
        QVERIFY(!opened);
        QCOMPARE(int(opened.error().kind), int(io::ErrorKind::NotFound));
    }

    void directory()
    {
        const auto opened = log::openLog(m_folder.path().toStdString());
        QVERIFY(!opened);
        QCOMPARE(int(opened.error().kind), int(io::ErrorKind::IsDirectory));
    }

    void noPermission()
    {
        const std::string path = write("secret.log", "a\n");
        QVERIFY(QFile::setPermissions(QString::fromStdString(path), {}));
        const testing::Unprivileged user;
        if (!user.effective())
            QSKIP("this system does not let root give up its rights");
        const auto opened = log::openLog(path);
        QVERIFY(!opened);
        QCOMPARE(int(opened.error().kind), int(io::ErrorKind::PermissionDenied));
    }

    void fifo()
    {
        const std::string path = m_folder.filePath("fifo").toStdString();
        QCOMPARE(::mkfifo(path.c_str(), 0600), 0);
        std::string text;
        while (text.size() < 300'000)
            text += "step 1\n";
        std::jthread writer([&] { std::ofstream(path, std::ios::binary) << text; });
        const auto opened = log::openLog(path);
        QVERIFY(opened);
        QVERIFY(textOf(*opened) == text);
    }

    void fifoThatClosesAtOnce()
    {
        const std::string path = m_folder.filePath("closed").toStdString();
        QCOMPARE(::mkfifo(path.c_str(), 0600), 0);
        std::jthread writer([&] { std::ofstream file(path); });
        const auto opened = log::openLog(path);
        QVERIFY(opened);
        QCOMPARE(opened->source->size(), std::uint64_t{0});
    }
};

std::unique_ptr<QObject> makeOpenLogTests()
{
    return std::make_unique<TestOpenLog>();
}

#include "open_log.moc"
