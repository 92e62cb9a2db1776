// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/evidence/background_job.h"
#include "core/log/search.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <mutex>
#include <optional>

namespace torchtriage::desktop {

/// A search through the whole log on another thread, with a count that grows while it runs.
class LogSearch : public QObject {
    Q_OBJECT

public:
    explicit LogSearch(QObject* parent = nullptr);

    void start(std::shared_ptr<const log::LineSource> source, const log::SearchPattern& pattern);
    /// The log has grown, or more of it is known: searches on from where the last run ended.
    void goOn();
    void clear();

    [[nodiscard]] bool isActive() const noexcept { return m_search != nullptr; }
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    /// Matches found so far; exact once it no longer runs.
    [[nodiscard]] std::int64_t count() const;
    /// Matches that can be gone to.
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] std::optional<log::SearchMatch> match(std::size_t index) const;

    /// The match after (before) the one at `offset`; wraps around. nullopt: nothing found yet.
    [[nodiscard]] std::optional<std::size_t> next(std::uint64_t offset, bool backwards, bool inclusive) const;

signals:
    void changed();
    void finished();

private:
    void run();
    void poll();

    std::shared_ptr<log::Search> m_search;
    BackgroundJob m_job;
    QTimer m_poll;
    bool m_again = false;
};

} // namespace torchtriage::desktop
