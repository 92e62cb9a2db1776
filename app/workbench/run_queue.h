// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/execute.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QVector>

#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace torchtriage::workbench {

/// A line for the live output.
struct ShownLine {
    enum class From { Output, Error, Triage };

    QTime time;
    From from = From::Output;
    QString text;

    bool operator==(const ShownLine&) const = default;
};

/// Lines that came together; under a flood the older ones of a moment are left out, not kept back.
struct ShownLines {
    QVector<ShownLine> lines;
    quint64 skipped = 0; ///< left out before them
};

/// Carries out runs one after the other, each in a new process, on a thread of its own, and reports on the
/// thread that owns this object. Destruction ends the run under way at once and waits for that.
class RunQueue : public QObject {
    Q_OBJECT

public:
    using RunId = std::uint64_t;
    /// Called when a run's turn comes, on the owner's thread: what it is compared with may have ended just
    /// before.
    using Prepare = std::function<rerun::RunRequest()>;

    explicit RunQueue(QObject* parent = nullptr);
    ~RunQueue() override;

    RunId add(Prepare prepare);
    /// Ends a run in order (terminate, wait, kill), or takes it out of the queue.
    void stop(RunId run);
    void stopAll();

    /// The run under way; 0 if there is none.
    [[nodiscard]] RunId current() const noexcept { return m_current ? m_current->id : 0; }
    [[nodiscard]] qsizetype waiting() const noexcept { return static_cast<qsizetype>(m_waiting.size()); }

    /// Keeps an engine started that waits for a job; the next run with that engine takes it. nullopt: none.
    void keepWarm(const std::optional<rerun::Engine>& engine);

signals:
    void awaiting(quint64 run, const torchtriage::rerun::QueueState& state);
    void started(quint64 run, int process, const QString& command, const QString& folder);
    void printed(quint64 run, const torchtriage::workbench::ShownLines& lines);
    /// An engine begins a step, 0-based.
    void stepped(quint64 run, quint64 step, quint64 steps, const QString& name);
    void ended(quint64 run, const torchtriage::rerun::Outcome& outcome);
    /// It could not be carried out by us.
    void failed(quint64 run, const torchtriage::io::Error& error);
    /// Taken out of the queue before it began.
    void dropped(quint64 run);

private:
    struct Entry {
        RunId id = 0;
        Prepare prepare;
    };
    struct Current {
        RunId id = 0;
        std::atomic<rerun::StopRequest> stop = rerun::StopRequest::None;
    };
    class Relay;

    void startNext();
    void conclude(RunId run, const io::Result<rerun::Outcome>& outcome);
    void post(RunId run, std::function<void()> deliver);
    void warmUp();

    std::deque<Entry> m_waiting;
    std::shared_ptr<Current> m_current;
    RunId m_next = 1;
    std::optional<rerun::Engine> m_warmEngine;
    rerun::Prewarmed m_warm;
    QThreadPool m_pool;
};

} // namespace torchtriage::workbench
