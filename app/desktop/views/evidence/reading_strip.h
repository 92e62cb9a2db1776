// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <cstdint>

class QLabel;
class QProgressBar;
class QPushButton;

namespace torchtriage::desktop {

/// What is still being done with the log, under it: the log can be used meanwhile. Shown after 300 ms only.
class ReadingStrip : public QWidget {
    Q_OBJECT

public:
    explicit ReadingStrip(QWidget* parent = nullptr);

    void begin();
    void end();
    /// Bytes and lines so far.
    void setProgress(std::uint64_t done, std::uint64_t total, std::int64_t lines);
    /// A sentence that stays until begin() or clear(): why there is less to see than there is.
    void setNotice(const QString& text);
    void clear();
    void retranslate();
    [[nodiscard]] QString text() const;

signals:
    void cancelRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showNumbers();

    QLabel* m_label;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
    QTimer m_delay;
    QElapsedTimer m_clock;
    std::uint64_t m_done = 0;
    std::uint64_t m_total = 0;
    std::int64_t m_lines = 0;
};

} // namespace torchtriage::desktop
