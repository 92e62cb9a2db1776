// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/first_error_card.h"

#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme_style.h"
#include "app/desktop/widgets/elided_label.h"
#include "app/desktop/widgets/facts_row.h"
#include "app/desktop/widgets/labels.h"
#include "app/workbench/wording.h"

#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QPainter>
#include <QToolButton>

namespace torchtriage::desktop {

namespace {

QString text(const std::string& value)
{
    return QString::fromStdString(value);
}

QString list(const std::vector<std::string>& values)
{
    QStringList all;
    for (const std::string& value : values) {
        all += text(value);
    }
    return all.join(QStringLiteral(", "));
}

QString backendFact(const triage::Context& context)
{
    if (!context.backend) {
        return {};
    }
    const std::string& version = *context.backend == triage::Backend::Rocm ? context.hip : context.cuda;
    const QString name = workbench::backendName(*context.backend);
    return version.empty() ? name : name + QLatin1Char(' ') + text(version);
}

QString rankFact(const triage::Report& report)
{
    if (!report.rank) {
        return {};
    }
    const QString rank = QLocale().toString(*report.rank);
    return report.context.worldSize
               ? FirstErrorCard::tr("%1 of %2").arg(rank, QLocale().toString(*report.context.worldSize))
               : rank;
}

QVector<Fact> factsOf(const triage::Report& report)
{
    const triage::Context& context = report.context;
    return {{FirstErrorCard::tr("Iteration"), text(context.iteration)},
            {FirstErrorCard::tr("Epoch"), text(context.epoch)},
            {FirstErrorCard::tr("Last completed step"), text(context.lastStep)},
            {FirstErrorCard::tr("Rank"), rankFact(report)},
            {FirstErrorCard::tr("Operator"), text(report.op)},
            {FirstErrorCard::tr("Backend"), backendFact(context)},
            {FirstErrorCard::tr("GPU"), list(context.gpus)},
            {FirstErrorCard::tr("Driver"), text(context.driver)},
            {QStringLiteral("Python"), text(context.python)},
            {QStringLiteral("PyTorch"), text(context.torch)},
            {FirstErrorCard::tr("Revision"), text(context.revision)},
            {QStringLiteral("dtype"), list(context.dtypes)},
            {FirstErrorCard::tr("Shape"), list(context.shapes)}};
}

QString placeOf(const triage::Report& report)
{
    QStringList parts{
        FirstErrorCard::tr("line %1").arg(QLocale().toString(static_cast<qlonglong>(report.firstLine)))};
    if (report.cell) {
        parts += FirstErrorCard::tr("cell %1").arg(QLocale().toString(*report.cell));
    }
    if (report.rank) {
        parts += FirstErrorCard::tr("rank %1").arg(QLocale().toString(*report.rank));
    }
    if (report.first && !report.events.at(*report.first).time.empty()) {
        parts += text(report.events.at(*report.first).time);
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QString firstErrorText(const triage::Report& report)
{
    if (report.first && !report.events.at(*report.first).message.empty()) {
        const triage::Event& event = report.events.at(*report.first);
        const QString message = text(event.message);
        return event.exception.empty() || message.startsWith(text(event.exception))
                   ? message
                   : QStringLiteral("%1: %2").arg(text(event.exception), message);
    }
    return report.exception.empty()
               ? text(report.message)
               : QStringLiteral("%1: %2").arg(text(report.exception), text(report.message));
}

FirstErrorCard::FirstErrorCard(QWidget* parent) : QFrame(parent)
{
    m_name = makeLabel(FontRole::SmallBold, failInk, this);
    m_place = makeLabel(FontRole::Small, mutedInk, this);
    m_message = new ElidedLabel(FontRole::Evidence, 2, QPalette::WindowText, this);
    m_copy = new QToolButton(this);
    m_copy->setIcon(icon(QStringLiteral("copy")));
    m_copy->setProperty("role", static_cast<int>(ButtonRole::Framed));
    m_copy->setFixedSize(26, 26);
    m_facts = new FactsRow(this);
    auto* grid = new QGridLayout;
    grid->setContentsMargins(15, 7, 9, 7);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_name);
    head->addWidget(m_place, 1);
    grid->addLayout(head, 0, 0);
    grid->addWidget(m_message, 1, 0);
    grid->addWidget(m_copy, 0, 1, 2, 1, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(grid);
    column->addWidget(m_facts);
    connect(m_copy, &QToolButton::clicked, this, &FirstErrorCard::copyRequested);
    retranslate();
}

void FirstErrorCard::setIncident(const workbench::Incident& incident)
{
    m_place->setText(placeOf(incident.report));
    m_message->setText(firstErrorText(incident.report));
    m_facts->setFacts(factsOf(incident.report));
}

void FirstErrorCard::retranslate()
{
    m_name->setText(tr("First error"));
    m_copy->setToolTip(tr("Copy first error"));
    m_copy->setAccessibleName(m_copy->toolTip());
}

void FirstErrorCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QFrame::changeEvent(event);
}

void FirstErrorCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(color(Token::Border, palette()));
    painter.setBrush(color(Token::Raised, palette()));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    const int split = m_facts->isVisibleTo(this) ? m_facts->y() : height();
    painter.fillRect(0, 0, 3, split, color(Token::Fail, palette()));
    if (split < height()) {
        painter.fillRect(0, split, width(), 1, color(Token::Border, palette()));
    }
}

} // namespace torchtriage::desktop
