// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/reading_strip.h"

#include "app/desktop/theme/tokens.h"
#include "app/desktop/widgets/labels.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>

namespace torchtriage::desktop {

namespace {
constexpr int delayMilliseconds = 300;
constexpr int steps = 1000;
} // namespace

ReadingStrip::ReadingStrip(QWidget* parent) : QWidget(parent)
{
    m_label = makeText(FontRole::Note, QPalette::WindowText, this);
    m_bar = new QProgressBar(this);
    m_bar->setTextVisible(false);
    m_bar->setRange(0, steps);
    m_bar->setFixedSize(160, 6);
    m_cancel = new QPushButton(this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 5, 12, 4);
    row->setSpacing(12);
    row->addWidget(m_label, 1);
    row->addWidget(m_bar);
    row->addWidget(m_cancel);
    hide();
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, [this] {
        showNumbers();
        m_bar->show();
        m_cancel->show();
        show();
    });
    connect(m_cancel, &QPushButton::clicked, this, &ReadingStrip::cancelRequested);
    retranslate();
}

void ReadingStrip::begin()
{
    clear();
    m_clock.start();
    m_delay.start();
}

void ReadingStrip::end()
{
    m_delay.stop();
    if (m_bar->isVisibleTo(this))
        hide();
}

void ReadingStrip::clear()
{
    m_delay.stop();
    m_done = m_total = 0;
    m_lines = 0;
    hide();
}

void ReadingStrip::setProgress(std::uint64_t done, std::uint64_t total, std::int64_t lines)
{
    m_done = done;
    m_total = total;
    m_lines = lines;
    if (isVisible() && m_bar->isVisible())
        showNumbers();
}

void ReadingStrip::showNumbers()
{
    const double share = m_total > 0 ? static_cast<double>(m_done) / static_cast<double>(m_total) : 0;
    m_bar->setValue(static_cast<int>(share * steps));
    const QLocale locale;
    const double guess = share > 0 ? static_cast<double>(m_lines) / share : 0;
    m_label->setText(tr("Reading: %1 of about %2 lines, %3 s")
                         .arg(locale.toString(static_cast<qlonglong>(m_lines)),
                              locale.toString(static_cast<qlonglong>(guess)),
                              locale.toString(static_cast<double>(m_clock.elapsed()) / 1e3, 'f', 1)));
}

void ReadingStrip::setNotice(const QString& text)
{
    m_delay.stop();
    m_label->setText(text);
    m_bar->hide();
    m_cancel->hide();
    show();
}

QString ReadingStrip::text() const
{
    return m_label->text();
}

void ReadingStrip::retranslate()
{
    m_cancel->setText(tr("Cancel"));
    m_bar->setAccessibleName(tr("Part of the log that has been read"));
}

void ReadingStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), color(Token::Surface, palette()));
    painter.fillRect(0, 0, width(), 1, color(Token::Border, palette()));
}

} // namespace torchtriage::desktop
