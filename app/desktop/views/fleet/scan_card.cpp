// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/fleet/scan_card.h"

#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"

#include <QGridLayout>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

namespace torchtriage::desktop {

using namespace std::chrono_literals;

ScanCard::ScanCard(QWidget* parent) : QFrame(parent)
{
    m_title = makeLabel(FontRole::BodyBold, accentInk, this);
    m_numbers = makeLabel(FontRole::Small, mutedInk, this);
    m_bar = new QProgressBar(this);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    m_cancel = new QPushButton(this);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 8, 12, 8);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(3);
    grid->addWidget(new Glyph(QStringLiteral("run"), Token::Accent, 20, this), 0, 0, 3, 1, Qt::AlignVCenter);
    grid->addWidget(m_title, 0, 1);
    grid->addWidget(m_numbers, 1, 1);
    grid->addWidget(m_bar, 2, 1);
    grid->addWidget(m_cancel, 0, 2, 3, 1, Qt::AlignVCenter);
    grid->setColumnStretch(1, 1);
    connect(m_cancel, &QPushButton::clicked, this, &ScanCard::cancelRequested);
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, &QWidget::show);
    connect(&m_tick, &QTimer::timeout, this, &ScanCard::showNumbers);
    hide();
}

void ScanCard::begin(const QString& folder)
{
    m_folder = folder;
    m_done = m_total = 0;
    m_bar->setRange(0, 0);
    m_clock.start();
    m_delay.start(300ms);
    m_tick.start(200ms);
    retranslate();
}

void ScanCard::end()
{
    m_delay.stop();
    m_tick.stop();
    hide();
}

void ScanCard::setProgress(quint64 done, quint64 total)
{
    m_done = done;
    m_total = total;
    if (total > 0) {
        m_bar->setRange(0, 1000);
        m_bar->setValue(static_cast<int>(1000.0 * static_cast<double>(done) / static_cast<double>(total)));
    }
}

void ScanCard::showNumbers()
{
    const QLocale locale;
    const QString seconds = locale.toString(static_cast<double>(m_clock.elapsed()) / 1000.0, 'f', 1);
    m_numbers->setText(
        m_total > 0
            ? tr("%1 of %2 files, %3 s").arg(locale.toString(m_done), locale.toString(m_total), seconds)
            : tr("Looking for files, %1 s").arg(seconds));
}

void ScanCard::retranslate()
{
    m_title->setText(tr("Reading the logs of %1").arg(m_folder));
    m_bar->setAccessibleName(m_title->text());
    m_cancel->setText(tr("Cancel"));
    showNumbers();
}

} // namespace torchtriage::desktop
