// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/progress_card.h"

#include "app/desktop/theme/tokens.h"
#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"

#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>

namespace torchtriage::desktop {

using namespace std::chrono_literals;

ProgressCard::ProgressCard(const QString& name, QWidget* parent) : QFrame(parent), m_name(name)
{
    m_title = makeLabel(FontRole::BodyBold, accentInk, this);
    m_numbers = makeLabel(FontRole::Small, mutedInk, this);
    m_bar = new QProgressBar(this);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    m_bar->setRange(0, 0);
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
    connect(m_cancel, &QPushButton::clicked, this, &ProgressCard::cancelRequested);

    hide();
    m_clock.start();
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, &QWidget::show);
    m_delay.start(300ms);
    connect(&m_tick, &QTimer::timeout, this, &ProgressCard::showNumbers);
    m_tick.start(200ms);
    retranslate();
}

void ProgressCard::end()
{
    m_delay.stop(); // it would show what has ended before it was to be seen
    m_tick.stop();
    hide();
    deleteLater();
}

void ProgressCard::setProgress(quint64 done, quint64 total)
{
    m_done = done;
    m_total = total;
    if (total > 0) {
        m_bar->setRange(0, 1000);
        m_bar->setValue(static_cast<int>(1000.0 * static_cast<double>(done) / static_cast<double>(total)));
    }
}

void ProgressCard::showNumbers()
{
    const QLocale locale;
    const QString seconds = locale.toString(static_cast<double>(m_clock.elapsed()) / 1000.0, 'f', 1);
    const auto bytes = [&](quint64 n) { return locale.formattedDataSize(static_cast<qint64>(n)); };
    m_numbers->setText(m_total > 0 ? tr("%1 of %2 read, %3 s").arg(bytes(m_done), bytes(m_total), seconds)
                                   : tr("%1 read, %2 s").arg(bytes(m_done), seconds));
}

void ProgressCard::retranslate()
{
    m_title->setText(tr("Reading %1").arg(m_name));
    m_bar->setAccessibleName(m_title->text());
    m_cancel->setText(tr("Cancel"));
    showNumbers();
}

void ProgressCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QFrame::changeEvent(event);
}

void ProgressCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(color(Token::Border, palette()));
    painter.setBrush(color(Token::Raised, palette()));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace torchtriage::desktop
