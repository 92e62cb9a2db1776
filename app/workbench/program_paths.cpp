// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/program_paths.h"

#include "core/io/atomic_file.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace torchtriage::workbench {

namespace {

QString besideOrInstalled(const QString& name)
{
    const QString here = QCoreApplication::applicationDirPath();
    for (const QString& folder : {here, here + QStringLiteral("/../libexec/torchtriage")}) {
        const QFileInfo file(folder + u'/' + name);
        if (file.isFile() && file.isExecutable())
            return file.canonicalFilePath();
    }
    return {};
}

/// Writes a file that travels inside the program, unless it is there as it should be.
bool writeOut(const QString& from, const QString& to)
{
    QFile inside(from), there(to);
    if (!inside.open(QIODevice::ReadOnly))
        return false;
    const QByteArray bytes = inside.readAll();
    if (there.open(QIODevice::ReadOnly) && there.readAll() == bytes)
        return true;
    const std::span content(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    return io::writeAtomically(to.toStdString(), content).has_value();
}

QString dataFolder()
{
    // Window and command line share it.
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/TorchTriage");
}

} // namespace

QString guardPath()
{
    return besideOrInstalled(QStringLiteral("torchtriage-guard"));
}

QString replayPath()
{
    return besideOrInstalled(QStringLiteral("torchtriage-replay"));
}

QString pythonEnginePath()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
                           QStringLiteral("/TorchTriage/python");
    if (!QDir().mkpath(folder))
        return {};
    const QDir inside(QStringLiteral(":/python"));
    for (const QString& name : inside.entryList(QDir::Files)) {
        if (!writeOut(inside.filePath(name), folder + u'/' + name))
            return {};
    }
    const QString script = QStringLiteral("torchtriage_replay.py");
    return inside.exists(script) ? folder + u'/' + script : QString();
}

QString remoteScriptPath()
{
    const QString engine = pythonEnginePath();
    return engine.isEmpty() ? QString() : QFileInfo(engine).path() + QStringLiteral("/torchtriage_remote.py");
}

QString launchersFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/TorchTriage/launchers");
}

QString runsFolder(const QString& key)
{
    const QByteArray digest = QCryptographicHash::hash(key.toUtf8(), QCryptographicHash::Sha256).toHex();
    return dataFolder() + QStringLiteral("/reruns/") + QString::fromLatin1(digest.left(16));
}

} // namespace torchtriage::workbench
