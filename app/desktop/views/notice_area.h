// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPointer>
#include <QWidget>

class QVBoxLayout;

namespace torchtriage::desktop {

class Banner;
class ProgressCard;

/// Messages of the window, above its page: what is being read, and what could not be. Never a dialog.
class NoticeArea : public QWidget {
    Q_OBJECT

public:
    /// More messages than this push the oldest out.
    static constexpr int maximumMessages = 3;

    explicit NoticeArea(QWidget* parent = nullptr);

    void showFailure(const QString& claim, const QString& reason);
    void showInformation(const QString& claim, const QString& fact);
    void showProgress(quint64 job, const QString& name);
    void setProgress(quint64 job, quint64 done, quint64 total);
    void endProgress(quint64 job);
    void clearMessages();
    [[nodiscard]] QStringList messages() const;

signals:
    void cancelRequested(quint64 job);

private:
    void add(Banner* banner);

    QVBoxLayout* m_column;
    QHash<quint64, ProgressCard*> m_progress;
    QVector<QPointer<Banner>> m_banners;
};

} // namespace torchtriage::desktop
