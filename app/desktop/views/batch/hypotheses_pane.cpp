// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/hypotheses_pane.h"

#include "app/desktop/views/batch/pane_bar.h"
#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"
#include "app/workbench/contract_text.h"

#include <QFrame>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace torchtriage::desktop {

namespace {

struct Mark {
    const char* glyph;
    Token ink;
};

Mark markOf(contract::Bearing bearing)
{
    switch (bearing) {
    case contract::Bearing::Fits:
        return {"pass", Token::Pass};
    case contract::Bearing::Against:
        return {"failc", Token::Fail};
    case contract::Bearing::Unknown:
        break;
    }
    return {"todo", Token::Muted};
}

/// The word that the glyph stands for, for those who do not see it.
QString wordOf(contract::Bearing bearing)
{
    switch (bearing) {
    case contract::Bearing::Fits:
        return HypothesesPane::tr("fits");
    case contract::Bearing::Against:
        return HypothesesPane::tr("does not fit");
    case contract::Bearing::Unknown:
        break;
    }
    return HypothesesPane::tr("not known");
}

void empty(QLayout* layout)
{
    while (QLayoutItem* const item = layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

QWidget* makeFact(const contract::HypothesisFact& fact, QWidget* parent)
{
    auto* line = new QWidget(parent);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    const Mark mark = markOf(fact.bearing);
    auto* glyph = new Glyph(QString::fromLatin1(mark.glyph), mark.ink, 16, line);
    glyph->setAccessibleName(wordOf(fact.bearing));
    glyph->setToolTip(wordOf(fact.bearing));
    QLabel* const text = makeText(FontRole::Note, QPalette::WindowText, line);
    text->setText(workbench::hypothesisText(fact));
    text->setAccessibleName(wordOf(fact.bearing) + QStringLiteral(": ") + text->text());
    row->addWidget(glyph, 0, Qt::AlignTop);
    row->addWidget(text, 1);
    return line;
}

} // namespace

HypothesesPane::HypothesesPane(QWidget* parent) : QWidget(parent)
{
    auto* bar = new PaneBar(this);
    auto* head = new QHBoxLayout(bar);
    head->setContentsMargins(12, 4, 8, 5);
    head->setSpacing(8);
    m_title = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
    m_note = makeLabel(FontRole::Small, mutedInk, bar);
    head->addWidget(m_title);
    head->addWidget(m_note, 1);
    bar->setFixedHeight(38);
    auto* body = new QWidget(this);
    m_sides = new QWidget(body);
    auto* sides = new QHBoxLayout(m_sides);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(20);
    m_oneBased = makeSide(QStringLiteral("A"), m_sides);
    m_moreClasses = makeSide(QStringLiteral("B"), m_sides);
    m_sources = makeText(FontRole::Note, QPalette::WindowText, body);
    m_empty = makeText(FontRole::Note, mutedInk, body);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(8);
    column->addWidget(m_sides);
    column->addWidget(m_sources);
    column->addWidget(m_empty);
    column->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it takes the focus
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(body);
    auto* foot = new PaneBar(this);
    auto* end = new QHBoxLayout(foot);
    end->setContentsMargins(12, 4, 8, 5);
    end->setSpacing(8);
    end->addWidget(new Glyph(QStringLiteral("info"), Token::Text, 16, foot));
    m_undecided = makeText(FontRole::Body, QPalette::WindowText, foot);
    m_open = new QPushButton(foot);
    end->addWidget(m_undecided, 1);
    end->addWidget(m_open);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(bar);
    all->addWidget(scroll, 1);
    all->addWidget(foot);
    setMinimumWidth(340);
    connect(m_open, &QPushButton::clicked, this, &HypothesesPane::labelFileRequested);
    retranslate();
}

HypothesesPane::Side HypothesesPane::makeSide(const QString& letter, QWidget* parent)
{
    auto* side = new QWidget(parent);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    QLabel* const mark = makeLabel(FontRole::SmallBold, QPalette::WindowText, side);
    mark->setText(letter);
    mark->setFrameShape(QFrame::StyledPanel);
    mark->setAlignment(Qt::AlignCenter);
    mark->setMinimumSize(20, 20);
    Side parts{makeText(FontRole::BodyBold, QPalette::WindowText, side), new QVBoxLayout,
               makeLabel(FontRole::Small, mutedInk, side),
               makeText(FontRole::Note, QPalette::WindowText, side)};
    head->addWidget(mark, 0, Qt::AlignTop);
    head->addWidget(parts.title, 1);
    parts.facts->setSpacing(6);
    auto* rule = new QFrame(side);
    rule->setFrameShape(QFrame::StyledPanel);
    rule->setFixedHeight(1);
    column->addLayout(head);
    column->addLayout(parts.facts);
    column->addStretch(1);
    column->addWidget(rule);
    column->addWidget(parts.condition);
    column->addWidget(parts.reading);
    // The same share of the width: neither reading weighs more.
    static_cast<QHBoxLayout*>(parent->layout())->addWidget(side, 1);
    return parts;
}

void HypothesesPane::fillSide(Side& side, const QString& title,
                              const std::vector<contract::HypothesisFact>& facts, const QString& reading)
{
    empty(side.facts);
    side.title->setText(title);
    for (const contract::HypothesisFact& each : facts)
        side.facts->addWidget(makeFact(each, side.title->parentWidget()));
    side.condition->setText(tr("If it holds"));
    side.reading->setText(reading);
}

void HypothesesPane::setHypotheses(const std::optional<contract::Hypotheses>& hypotheses, bool checked)
{
    m_hypotheses = hypotheses;
    m_checked = checked;
    retranslate();
}

QStringList HypothesesPane::texts() const
{
    QStringList texts;
    for (const QLabel* const label : m_sides->findChildren<QLabel*>())
        texts << label->text();
    return texts << m_sources->text() << m_empty->text() << m_undecided->text();
}

void HypothesesPane::retranslate()
{
    m_title->setText(tr("Two hypotheses"));
    m_undecided->setText(workbench::notDecidedText());
    m_open->setText(tr("Open label file…"));
    m_open->setToolTip(tr("JSON, CSV, YAML or plain text with the names of the classes; it is only read."));
    m_empty->setText(m_checked ? tr("Nothing to weigh: no target is above the last class.")
                               : tr("What a target above the last class can mean stands here once a class "
                                    "index was checked."));
    m_sides->setVisible(m_hypotheses.has_value());
    m_empty->setVisible(!m_hypotheses);
    m_sources->hide();
    m_note->clear();
    if (!m_hypotheses)
        return;
    const bool both = m_hypotheses->oneBasedAll != contract::Bearing::Against &&
                      m_hypotheses->moreClassesAll != contract::Bearing::Against;
    m_note->setText(both ? tr("both fit this batch") : QString());
    fillSide(m_oneBased, workbench::oneBasedTitle(), m_hypotheses->oneBased,
             workbench::oneBasedReading(*m_hypotheses));
    fillSide(m_moreClasses, workbench::moreClassesTitle(*m_hypotheses), m_hypotheses->moreClasses,
             workbench::moreClassesReading(*m_hypotheses));
    QStringList sources;
    for (const contract::SourceBearing& each : m_hypotheses->sources)
        sources << workbench::sourceText(each, m_hypotheses->classes);
    m_sources->setText(sources.join(u'\n'));
    m_sources->setVisible(!sources.isEmpty());
}

} // namespace torchtriage::desktop
