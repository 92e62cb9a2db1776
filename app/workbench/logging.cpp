// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/logging.h"

#include <QDir>
#include <QStandardPaths>

#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/spdlog.h>

#include <cstdio>

namespace torchtriage::workbench {

namespace {

constexpr auto fileName = "torchtriage.log";
constexpr std::size_t fileBytes = 1024 * 1024;
constexpr std::size_t fileCount = 3;

spdlog::level::level_enum levelOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return spdlog::level::debug;
    case QtInfoMsg:
        return spdlog::level::info;
    case QtWarningMsg:
        return spdlog::level::warn;
    case QtCriticalMsg:
        return spdlog::level::err;
    case QtFatalMsg:
        break;
    }
    return spdlog::level::critical;
}

void toLog(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    spdlog::log(levelOf(type), "{}: {}", context.category ? context.category : "qt", message.toStdString());
    if (type == QtWarningMsg || type == QtCriticalMsg || type == QtFatalMsg) {
        fprintf(stderr, "%s\n", qPrintable(message));
    }
    if (type == QtFatalMsg) {
        spdlog::default_logger()->flush();
    }
}

} // namespace

Logging::Logging(const QString& folder)
{
    QDir().mkpath(folder);
    try {
        auto sink = std::make_shared<spdlog::sinks::rotating_file_sink_mt>(
            QDir(folder).filePath(QString::fromLatin1(fileName)).toStdString(), fileBytes, fileCount);
        auto logger = std::make_shared<spdlog::logger>("torchtriage", std::move(sink));
        logger->flush_on(spdlog::level::warn);
        spdlog::set_default_logger(std::move(logger));
    } catch (const spdlog::spdlog_ex&) {
        return; // a read-only home is no reason not to open a log
    }
    m_active = true;
    m_previous = qInstallMessageHandler(toLog);
}

Logging::~Logging()
{
    if (m_active) {
        qInstallMessageHandler(m_previous);
        spdlog::shutdown();
    }
}

QString Logging::defaultFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
        .filePath(QStringLiteral("log"));
}

QString Logging::defaultFile()
{
    return QDir(defaultFolder()).filePath(QString::fromLatin1(fileName));
}

} // namespace torchtriage::workbench
