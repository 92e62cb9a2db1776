// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>

namespace torchtriage::workbench {

/// Long work of one kind, on a thread of its own; reports on the thread that owns this object. A newer start
/// supersedes the older one, which then stays silent. Destruction cancels and waits.
class LatestJob : public QObject {
    Q_OBJECT

public:
    ~LatestJob() override;

    /// The work ends at once for its caller: cancelled() is emitted, and a later result is dropped.
    void cancel();
    [[nodiscard]] bool isRunning() const noexcept { return m_stop != nullptr; }

signals:
    /// At most twenty times a second; bytes.
    void progressed(quint64 done, quint64 total);
    void failed(const torchtriage::io::Error& error);
    void cancelled();

protected:
    /// What the work is told. `progress` takes one call at a time.
    struct Context {
        std::function<bool()> cancelled;
        std::function<void(std::uint64_t done, std::uint64_t total)> progress;
    };
    /// What the work hands back: it runs on the owner's thread, unless it was superseded or cancelled.
    using Deliver = std::function<void()>;
    using Work = std::function<Deliver(const Context&)>;

    explicit LatestJob(QObject* parent);
    void start(Work work);

private:
    using Stop = std::shared_ptr<std::atomic_bool>;
    void post(const Stop& stop, bool last, Deliver deliver);

    Stop m_stop; ///< of the work that is awaited; null: none
    QThreadPool m_pool;
};

} // namespace torchtriage::workbench
