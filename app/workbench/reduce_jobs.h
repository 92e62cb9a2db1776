// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/latest_job.h"
#include "core/rerun/reduction/reduce_job.h"

#include <QString>
#include <QStringList>

#include <atomic>
#include <mutex>

namespace torchtriage::workbench {

/// How a reduction ended, in words and as a place on disk.
struct ReductionEnd {
    bool reproduced = false;
    bool complete = false; ///< false: it can go on from here
    QStringList texts;
    QString folder;
};

/// Reduces one failing job at a time, every trial in a new process. Paused by cancel(): the trial under way
/// is ended, and starting again with the same folder goes on from what is known.
class ReduceJobs : public LatestJob {
    Q_OBJECT

public:
    explicit ReduceJobs(QObject* parent = nullptr) : LatestJob(parent) {}

    /// Signatures and guard are filled in.
    void reduce(rerun::ReduceRequest request);
    /// Ends the trial under way; what is known by then is written, and reduced() follows. Reducing again into
    /// the same folder goes on from there.
    void pause() { m_paused.store(true); }

signals:
    void tried(const torchtriage::rerun::Trial& trial, int runs);
    void reduced(const torchtriage::workbench::ReductionEnd& end);

private:
    [[nodiscard]] Deliver work(rerun::ReduceRequest request, const Context& context);

    std::atomic_bool m_paused = false;
    std::mutex m_writing; ///< a reduction that was paused may still end its trial
};

} // namespace torchtriage::workbench
