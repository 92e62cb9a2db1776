// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/evidence/background_job.h"
#include "core/log/line_reader.h"
#include "core/log/open_lines.h"
#include "core/log/rank_profile.h"
#include "core/log/stack_blocks.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <optional>

namespace torchtriage::desktop {

/// The log behind the view: opened, indexed and counted on another thread, usable line by line as it comes
/// in, and followed while it grows. Signals come at most every 50 ms.
class LogDocument : public QObject {
    Q_OBJECT

public:
    explicit LogDocument(QObject* parent = nullptr);
    ~LogDocument() override;

    /// Where the text is: a file, or bytes in memory with a name.
    struct Place {
        QString path; ///< empty: `text` is the log
        QByteArray text;
        QString name;
    };
    /// `stacksFrom`: line of the first failure, after which stacks are looked for; 0 for none.
    void open(const Place& place, std::vector<log::KnownRank> knownRanks, std::int64_t stacksFrom);
    void close();
    /// Stops reading; what was read stays.
    void cancel();

    /// Lines known so far.
    [[nodiscard]] std::int64_t lines() const;
    /// True until the log has been read to its end once.
    [[nodiscard]] bool isReading() const noexcept { return m_reading; }
    [[nodiscard]] bool wasCancelled() const noexcept { return m_cancelled; }
    /// True if the log can grow: a plain file.
    [[nodiscard]] bool canGrow() const;
    struct Progress {
        std::uint64_t done = 0;
        std::uint64_t total = 0;
        double seconds = 0;
    };
    [[nodiscard]] Progress progress() const;

    /// Null until the log is open.
    [[nodiscard]] std::shared_ptr<const log::LineIndex> index() const { return m_index; }
    [[nodiscard]] std::shared_ptr<const log::RankProfile> profile() const { return m_profile; }
    [[nodiscard]] std::vector<log::StackBlock> stacks() const;
    [[nodiscard]] const log::OpenedLines* opened() const { return m_opened.get(); }

signals:
    void openedLog();
    /// Nothing can be shown, or reading stopped half-way.
    void failed(const torchtriage::io::Error& error);
    /// More lines are known, or the last one has grown.
    void linesChanged();
    void ranksChanged();
    void stacksChanged();
    /// The log has been read to its end, for the first time or again after it grew.
    void readToEnd();
    /// The file was cut or replaced since it was opened; what stands there now is being read from its
    /// beginning.
    void contentReplaced();

private:
    class Work;

    void start();
    void poll();
    void adopt();
    void look();

    std::shared_ptr<Work> m_work;
    BackgroundJob m_job;
    QTimer m_poll;
    QTimer m_follow;
    QElapsedTimer m_clock;

    std::shared_ptr<const log::OpenedLines> m_opened;
    std::shared_ptr<log::LineIndex> m_index;
    std::shared_ptr<log::RankProfile> m_profile;
    std::shared_ptr<log::StackBlocks> m_stacks;
    int m_generation = 0;
    std::uint64_t m_seenBytes = 0;
    std::int64_t m_seenRankLines = 0;
    std::size_t m_seenStacks = 0;
    bool m_reading = false;
    bool m_cancelled = false;
};

} // namespace torchtriage::desktop
