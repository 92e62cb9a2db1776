// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/incident.h"
#include "core/rerun/outcome.h"

#include <QDir>
#include <QString>
#include <QStringList>

namespace torchtriage::shots {

/// The files of the worked example, as a user has them: 32 samples, one of which a model of four classes
/// refuses, good batches beside it, a checkpoint, a program that is run again, and other incidents. Neutral
/// names throughout.
struct Story {
    QString batch;      ///< torch.save archive
    QString job;        ///< a view that only a transposed tensor refuses
    QStringList good;   ///< batches that the operator accepts
    QString labels;     ///< names of the classes
    QString checkpoint; ///< folder
    QString program;    ///< prints, and runs until it is stopped
};

/// Writes them below `folder`; fatal where that fails.
[[nodiscard]] Story writeStory(const QDir& folder);
/// A month of logs: the failures of the corpus, on days of July 2024.
void writeMonth(const QDir& folder);
/// Other incidents, in folders, of all classes.
void writeLibrary(const QDir& library);
/// How a run ended, as the picture of the reruns tells it; its work is the caller's to fill in.
[[nodiscard]] rerun::Outcome outcomeOf(const std::string& variation, const rerun::Failure& reference);
/// The notes that close an incident, and what was seen by a colleague.
void fillRecord(incident::Record& record);

} // namespace torchtriage::shots
