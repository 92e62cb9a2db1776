// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/folder.h"
#include "core/triage/family.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QString>

#include <string>

namespace torchtriage::test {

inline bool writeFile(const QString& path, const QByteArray& content)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// A record as torchtriage_capture.py leaves it: it names no family.
inline incident::Record capturedRecord(const std::string& message, const std::string& exception,
                                       int number = 0)
{
    incident::Record record;
    record.id = "captured-" + std::to_string(number);
    record.created = "2026-03-01T12:00:00.000Z";
    record.firstError.message = message;
    record.firstError.exception = exception;
    record.firstError.time = record.created;
    record.code.revision = "9f2c1ab";
    return record;
}

/// Writes incidents `count` times into folders of a hundred each, cheaply: nothing is synced. Every tenth
/// names no family, so that its error has to be triaged.
inline void writeManyIncidents(const QString& library, int count)
{
    for (int i = 0; i < count; ++i) {
        const auto family = triage::allFamilies[static_cast<std::size_t>(i) % triage::allFamilies.size()];
        incident::Record record = capturedRecord(
            "CUDA error: device-side assert triggered in run " + std::to_string(i), "RuntimeError", i);
        if (i % 10 != 0)
            record.firstError.family = std::string(toString(family));
        record.firstError.time = QDateTime::fromSecsSinceEpoch(1'767'225'600 + qint64{i} * 600, Qt::UTC)
                                     .toString(Qt::ISODate)
                                     .toStdString();
        record.code.revision = QString::number(0x9f2c1ab + i, 16).toStdString();
        record.op = i % 3 == 0 ? "nll_loss" : "embedding";
        const QString folder =
            QStringLiteral("%1/week-%2/run-%3").arg(library).arg(i / 100, 3, 10, QLatin1Char('0')).arg(i);
        writeFile(folder + QStringLiteral("/incident.json"), QByteArray::fromStdString(toText(record)));
    }
}

} // namespace torchtriage::test
