// SPDX-License-Identifier: GPL-3.0-or-later
// Files that a Python script of the tests writes, with PyTorch where it asks for it.
#pragma once

#include <QProcess>
#include <QStandardPaths>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace torchtriage::testing {

/// Runs `script FOLDER ARGUMENTS…` with the distribution's interpreter, for which its PyTorch is made. Empty:
/// it went well; else why it did not, to be shown by QSKIP or QFAIL.
[[nodiscard]] inline QString runPython(const QString& script, const QTemporaryDir& folder,
                                       const QStringList& arguments = {})
{
    QString python = QStandardPaths::findExecutable(QStringLiteral("python3"), {QStringLiteral("/usr/bin")});
    if (python.isEmpty())
        python = QStandardPaths::findExecutable(QStringLiteral("python3"));
    if (python.isEmpty())
        return QStringLiteral("no python3 on this machine");
    QProcess process;
    process.start(python, QStringList{script, folder.path()} + arguments);
    if (!process.waitForFinished(120'000))
        return QStringLiteral("python3 did not end: ") + process.errorString();
    return process.exitCode() == 0 ? QString() : QString::fromUtf8(process.readAllStandardError());
}

/// The reason says that this machine has no PyTorch: nothing is wrong with the test.
[[nodiscard]] inline bool isMissingPyTorch(const QString& reason)
{
    return reason.startsWith(QStringLiteral("no python3")) ||
           reason.contains(QStringLiteral("No module named 'torch'")) ||
           reason.contains(QStringLiteral("No module named 'numpy'"));
}

} // namespace torchtriage::testing
