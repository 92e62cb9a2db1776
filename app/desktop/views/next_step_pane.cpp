// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/next_step_pane.h"

#include "app/desktop/widgets/elided_label.h"
#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/next_step_card.h"
#include "app/desktop/widgets/pane_heading.h"

#include <QDateTime>
#include <QFileInfo>
#include <QGridLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace torchtriage::desktop {

using workbench::NextStep;

NextStepPane::NextStepPane(QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus); // its buttons take it
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_content = new QWidget(this);
    m_column = new QVBoxLayout(m_content);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    setWidget(m_content);
    setMinimumWidth(240);
}

void NextStepPane::setIncident(const workbench::Incident& incident, const workbench::Answers& answers)
{
    while (QLayoutItem* item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_steps = workbench::nextSteps(incident.report);
    setAccessibleName(tr("Next step"));
    addSteps();
    addFacts(incident.report, answers);
    addNotes(incident.record);
    addAttached(incident);
    m_column->addStretch(1);
}

void NextStepPane::trigger(int number)
{
    if (number >= 1 && number <= m_steps.size() && m_steps.at(number - 1).action != NextStep::Action::None) {
        emit actionRequested(m_steps.at(number - 1).action);
    }
}

void NextStepPane::addHeading(const QString& text)
{
    m_column->addWidget(new PaneHeading(text, m_content));
}

void NextStepPane::addSteps()
{
    if (m_steps.isEmpty()) {
        return;
    }
    addHeading(tr("Next step"));
    const auto first = std::ranges::find_if(
        m_steps, [](const NextStep& step) { return step.action != NextStep::Action::None; });
    for (int i = 0; i < m_steps.size(); ++i) {
        const bool primary = first != m_steps.end() && i == first - m_steps.begin();
        auto* card = new NextStepCard(i + 1, primary, m_steps.at(i), m_content);
        connect(card, &NextStepCard::triggered, this, &NextStepPane::actionRequested);
        m_column->addWidget(card);
    }
}

void NextStepPane::addFacts(const triage::Report& report, const workbench::Answers& answers)
{
    const QVector<workbench::KnownFact> facts = workbench::knownFacts(report, answers);
    if (facts.isEmpty()) {
        return;
    }
    addHeading(tr("Known so far"));
    auto* box = new QWidget(m_content);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(12, 8, 12, 10);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    for (int row = 0; row < facts.size(); ++row) {
        const workbench::KnownFact& fact = facts.at(row);
        auto* mark = new Glyph(fact.known ? QStringLiteral("pass") : QStringLiteral("todo"),
                               fact.known ? Token::Pass : Token::Muted, 16, box);
        QLabel* text = makeText(FontRole::Note, fact.known ? QPalette::WindowText : mutedInk, box);
        text->setText(fact.text);
        text->setAccessibleDescription(fact.known ? tr("known") : tr("still open"));
        grid->addWidget(mark, row, 0, Qt::AlignTop);
        grid->addWidget(text, row, 1);
    }
    m_column->addWidget(box);
}

void NextStepPane::addNotes(const incident::Record& record)
{
    if (record.notes.empty()) {
        return;
    }
    addHeading(tr("Notes"));
    for (const incident::Note& note : record.notes) {
        auto* box = new QWidget(m_content);
        auto* column = new QVBoxLayout(box);
        column->setContentsMargins(12, 8, 12, 2);
        column->setSpacing(2);
        const QDateTime time = QDateTime::fromString(QString::fromStdString(note.time), Qt::ISODateWithMs);
        QLabel* when = makeLabel(FontRole::Small, mutedInk, box);
        when->setText(QLocale().toString(time.toLocalTime(), QLocale::ShortFormat));
        QLabel* text = makeText(FontRole::Note, QPalette::WindowText, box);
        text->setText(QString::fromStdString(note.text));
        column->addWidget(when);
        column->addWidget(text);
        m_column->addWidget(box);
    }
}

void NextStepPane::addAttached(const workbench::Incident& incident)
{
    addHeading(tr("Attached"));
    const QString glyph =
        incident.report.format == "notebook" ? QStringLiteral("notebook") : QStringLiteral("log");
    addAttachedFile(glyph, incident.name,
                    QLocale().formattedDataSize(static_cast<qint64>(incident.report.bytes), 1));
    for (const QString& path : incident.batches) {
        addAttachedFile(QStringLiteral("batch"), QFileInfo(path).fileName(), {});
    }
    if (!incident.folder.isEmpty()) {
        addAttachedFile(QStringLiteral("record"), QStringLiteral("incident.json"), {});
    }
}

void NextStepPane::addAttachedFile(const QString& glyph, const QString& fileName, const QString& fileSize)
{
    auto* box = new QWidget(m_content);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(12, 8, 12, 2);
    row->setSpacing(8);
    row->addWidget(new Glyph(glyph, Token::Muted, 16, box));
    auto* name = new ElidedLabel(FontRole::Evidence, 1, QPalette::WindowText, box);
    name->setElideMode(Qt::ElideMiddle);
    name->setText(fileName);
    QLabel* size = makeLabel(FontRole::Small, mutedInk, box);
    size->setText(fileSize);
    row->addWidget(name, 1);
    row->addWidget(size);
    m_column->addWidget(box);
}

} // namespace torchtriage::desktop
