// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/notice_area.h"

#include "app/desktop/widgets/banner.h"
#include "app/desktop/widgets/progress_card.h"

#include <QVBoxLayout>

namespace torchtriage::desktop {

NoticeArea::NoticeArea(QWidget* parent) : QWidget(parent)
{
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

void NoticeArea::showFailure(const QString& claim, const QString& reason)
{
    auto* banner = new Banner(Banner::Kind::Failure, this);
    banner->setText(claim, reason);
    add(banner);
}

void NoticeArea::showInformation(const QString& claim, const QString& fact)
{
    auto* banner = new Banner(Banner::Kind::Information, this);
    banner->setText(claim, fact);
    add(banner);
}

void NoticeArea::add(Banner* banner)
{
    m_banners.removeAll(nullptr);
    while (m_banners.size() >= maximumMessages) {
        delete m_banners.takeFirst();
    }
    m_banners.append(banner);
    banner->makeClosable();
    m_column->addWidget(banner);
}

void NoticeArea::showProgress(quint64 job, const QString& name)
{
    auto* card = new ProgressCard(name, this);
    m_column->addWidget(card);
    m_progress.insert(job, card);
    connect(card, &ProgressCard::cancelRequested, this, [this, job] { emit cancelRequested(job); });
}

void NoticeArea::setProgress(quint64 job, quint64 done, quint64 total)
{
    if (ProgressCard* card = m_progress.value(job)) {
        card->setProgress(done, total);
    }
}

void NoticeArea::endProgress(quint64 job)
{
    if (ProgressCard* card = m_progress.take(job))
        card->end();
}

void NoticeArea::clearMessages()
{
    for (const QPointer<Banner>& banner : std::as_const(m_banners)) {
        if (banner) {
            banner->hide();
            banner->deleteLater();
        }
    }
    m_banners.clear();
}

QStringList NoticeArea::messages() const
{
    QStringList texts;
    for (const QPointer<Banner>& banner : m_banners) {
        if (banner) {
            texts += banner->text();
        }
    }
    return texts;
}

} // namespace torchtriage::desktop
