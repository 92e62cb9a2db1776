// SPDX-License-Identifier: GPL-3.0-or-later
// What an engine said while it served a job, and how it ended.
#pragma once

#include "core/rerun/outcome_line.h"

#include <QByteArray>
#include <QProcess>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <vector>

namespace torchtriage::testing {

struct Conversation {
    std::vector<rerun::OutcomeLine> lines;
    QByteArray broken; ///< first line that is no line of the protocol
    QByteArray errors; ///< standard error
    int status = -1;   ///< exit status; -1: no ordinary end

    template <class Line>
    [[nodiscard]] std::vector<Line> all() const
    {
        std::vector<Line> found;
        for (const auto& each : lines) {
            if (const auto* line = std::get_if<Line>(&each))
                found.push_back(*line);
        }
        return found;
    }

    /// First line of its kind, or an empty one.
    template <class Line>
    [[nodiscard]] Line one() const
    {
        const auto found = all<Line>();
        return found.empty() ? Line{} : found.front();
    }
};

inline void addLines(Conversation& conversation, const QByteArray& text)
{
    for (const QByteArray& line : text.split('\n')) {
        if (line.isEmpty())
            continue;
        auto read = rerun::readOutcomeLine({line.constData(), static_cast<std::size_t>(line.size())});
        if (read)
            conversation.lines.push_back(std::move(*read));
        else if (conversation.broken.isEmpty())
            conversation.broken = line;
    }
}

inline Conversation converse(const QString& program, const QStringList& arguments,
                             const QByteArray& input = {})
{
    Conversation conversation;
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000))
        qFatal("%s did not end", qPrintable(program));
    addLines(conversation, process.readAllStandardOutput());
    conversation.errors = process.readAllStandardError();
    if (process.exitStatus() == QProcess::NormalExit)
        conversation.status = process.exitCode();
    return conversation;
}

} // namespace torchtriage::testing
