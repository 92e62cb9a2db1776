// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QFrame>
#include <QTimer>

class QLabel;
class QProgressBar;
class QPushButton;

namespace torchtriage::desktop {

/// A scan as it goes on: the folder, how many files of how many, the time so far, and Cancel. Shows itself
/// only after 300 ms.
class ScanCard : public QFrame {
    Q_OBJECT

public:
    explicit ScanCard(QWidget* parent = nullptr);

    void begin(const QString& folder);
    void end();
    void setProgress(quint64 done, quint64 total);
    void retranslate();

signals:
    void cancelRequested();

private:
    void showNumbers();

    QString m_folder;
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
