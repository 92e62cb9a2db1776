// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace torchtriage::desktop {

/// What the batch page shows without a batch: how to attach one, and the files beside the log that could be
/// one. They are named, never opened by themselves.
class BatchStart : public QWidget {
    Q_OBJECT

public:
    explicit BatchStart(QWidget* parent = nullptr);

    void setBeside(const QStringList& paths);
    /// Why the last file was not opened; an empty claim takes the message away.
    void setFailure(const QString& claim, const QString& reason);
    void retranslate();
    [[nodiscard]] const QVector<QPushButton*>& offers() const noexcept { return m_offers; }
    [[nodiscard]] QString failure() const;

signals:
    void openRequested();
    void chosen(const QString& path);

private:
    void makeOffers();

    QStringList m_beside;
    QString m_claim, m_reason;
    QLabel* m_failedTitle;
    QLabel* m_failedText;
    QWidget* m_failed;
    QLabel* m_title;
    QLabel* m_text;
    QPushButton* m_open;
    QLabel* m_besideTitle;
    QVBoxLayout* m_offerColumn;
    QVector<QPushButton*> m_offers;
};

} // namespace torchtriage::desktop
