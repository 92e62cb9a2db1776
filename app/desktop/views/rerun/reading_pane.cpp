// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/rerun/reading_pane.h"

#include "app/desktop/widgets/banner.h"
#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace torchtriage::desktop {

ReadingPane::ReadingPane(QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(this);
    content->setAutoFillBackground(true);
    content->setBackgroundRole(QPalette::Base);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    m_headline = makeText(FontRole::Verdict, QPalette::WindowText, content);
    m_points = new QVBoxLayout;
    m_points->setSpacing(6);
    m_clue = new Banner(Banner::Kind::Information, content);
    m_footnote = makeText(FontRole::Small, mutedInk, content);
    column->addWidget(m_headline);
    column->addLayout(m_points);
    column->addWidget(m_clue);
    column->addWidget(m_footnote);
    column->addStretch(1);
    setWidget(content);
    setMinimumWidth(240);
}

void ReadingPane::setReading(const workbench::Reading& reading)
{
    m_reading = reading;
    setAccessibleName(tr("Reading"));
    m_headline->setText(reading.headline);
    showPoints(reading.points);
    m_clue->setText(tr("A CPU success is a clue, not a CUDA validation."),
                    tr("Kernels, layouts and rounding differ. Validate on the device before you close."));
    m_clue->setVisible(reading.cpuClue);
    m_footnote->setText(tr("Blocking launches and waits change the scheduling: their durations are not "
                           "compared."));
    m_footnote->setVisible(reading.blocking);
}

void ReadingPane::showPoints(const QVector<workbench::Reading::Point>& points)
{
    while (QLayoutItem* item = m_points->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const workbench::Reading::Point& point : points) {
        auto* row = new QWidget(widget());
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(8);
        auto* mark = new Glyph(point.settled ? QStringLiteral("check") : QStringLiteral("todo"),
                               point.settled ? Token::Pass : Token::Muted, 16, row);
        QLabel* text = makeText(FontRole::Body, point.settled ? QPalette::WindowText : mutedInk, row);
        text->setText(point.text);
        text->setAccessibleDescription(point.settled ? tr("shown by a run") : tr("still open"));
        line->addWidget(mark, 0, Qt::AlignTop);
        line->addWidget(text, 1);
        m_points->addWidget(row);
    }
}

QString ReadingPane::headline() const
{
    return m_reading.headline;
}

QStringList ReadingPane::points() const
{
    QStringList texts;
    for (const workbench::Reading::Point& point : m_reading.points)
        texts << point.text;
    return texts;
}

} // namespace torchtriage::desktop
