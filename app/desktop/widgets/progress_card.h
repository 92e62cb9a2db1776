// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QFrame>
#include <QTimer>

class QLabel;
class QProgressBar;
class QPushButton;

namespace torchtriage::desktop {

/// Long work as it goes on: what, how much of how much, the time so far, and Cancel. Shows itself only after
/// 300 ms, so that short work never flickers.
class ProgressCard : public QFrame {
    Q_OBJECT

public:
    explicit ProgressCard(const QString& name, QWidget* parent = nullptr);

    /// Bytes; `total` 0 if unknown.
    void setProgress(quint64 done, quint64 total);
    /// The work has ended: goes away, and is deleted by the event loop.
    void end();

signals:
    void cancelRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showNumbers();

    QString m_name;
    quint64 m_done = 0;
    quint64 m_total = 0;
    QElapsedTimer m_clock;
    QTimer m_delay;
    QTimer m_tick;
    QLabel* m_title;
    QLabel* m_numbers;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
};

} // namespace torchtriage::desktop
