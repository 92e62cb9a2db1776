// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/triage_text.h"

#include "app/workbench/guidance.h"
#include "app/workbench/next_steps.h"
#include "app/workbench/text_values.h"
#include "app/workbench/text_wrap.h"
#include "app/workbench/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace torchtriage::workbench {

using triage::Report;

namespace {

constexpr int proseColumns = 92;
constexpr qsizetype longestEvidence = 400;
constexpr int mostEvents = 20;

struct TriageText {
    Q_DECLARE_TR_FUNCTIONS(TriageText)
};

/// The text as it grows: headings at the margin, everything else two columns in.
class Page {
public:
    void heading(const QString& text)
    {
        if (!m_text.isEmpty())
            m_text += u'\n';
        line(text, 0);
    }
    void prose(const QString& text, const QString& indent = QStringLiteral("  "))
    {
        for (const QString& part : wrapped(text, proseColumns - static_cast<int>(indent.size())))
            line(indent + part, 0);
    }
    void item(const QString& text)
    {
        QString indent = QStringLiteral("  - ");
        for (const QString& part : wrapped(text, proseColumns - 4)) {
            line(indent + part, 0);
            indent = QStringLiteral("    ");
        }
    }
    void evidence(const QString& text) { line(text, 2); }
    [[nodiscard]] QString text() const { return m_text; }

private:
    void line(const QString& text, int indent) { m_text += QString(indent, u' ') + text + u'\n'; }

    QString m_text;
};

QString nameOf(const Report& report)
{
    return report.input == "-" ? TriageText::tr("standard input") : plainValue(report.input, 400);
}

const triage::Event* firstEvent(const Report& report)
{
    return report.first && *report.first < report.events.size() ? &report.events[*report.first] : nullptr;
}

QString withLine(const QString& text, const triage::LineSpan& lines)
{
    return lines.first > 0 ? TriageText::tr("Line %1: %2").arg(numberText(lines.first), text) : text;
}

void writeVerdict(Page& page, const Report& report)
{
    page.heading(nameOf(report));
    page.prose(verdictText(report));
    if (report.verdict != triage::Verdict::Failure)
        return;
    page.prose(TriageText::tr("Evidence: %1. %2")
                   .arg(evidenceName(report.evidence), evidenceMeaning(report.evidence)));
    page.prose(usefulnessText(report));
}

void writeFirstError(Page& page, const Report& report)
{
    page.heading(TriageText::tr("First error"));
    QStringList place{TriageText::tr("line %1").arg(numberText(report.firstLine))};
    if (report.cell)
        place.prepend(TriageText::tr("cell %1").arg(numberText(*report.cell)));
    if (report.rank)
        place << TriageText::tr("rank %1").arg(*report.rank);
    const triage::Event* event = firstEvent(report);
    if (event && !event->time.empty())
        place << plainValue(event->time, 40);
    page.evidence(place.join(QStringLiteral(" · ")));
    const QString stated = event ? plainValue(event->message, longestEvidence) : QString();
    const QString message = plainValue(report.message, longestEvidence);
    if (!stated.isEmpty())
        page.evidence(stated);
    if (!message.isEmpty() && message != stated)
        page.evidence(message);
}

void writeObservation(Page& page, const Report& report)
{
    const ObservationText observation = observationText(report);
    if (observation.title.isEmpty())
        return;
    page.heading(observation.title);
    page.prose(observation.text);
    if (!report.observation.at.code.empty())
        page.evidence(plainValue(report.observation.at.code, longestEvidence));
}

void writeGuidance(Page& page, const Report& report)
{
    const GuidanceRow row = guidanceFor(report);
    const QString indent = QStringLiteral("    ");
    page.heading(TriageText::tr("Triage"));
    page.prose(TriageText::tr("Observed clue: %1").arg(row.clue));
    if (const QString fact = clueFact(report); !fact.isEmpty())
        page.evidence(QStringLiteral("  ") + fact);
    page.prose(TriageText::tr("First check: %1").arg(row.firstCheck));
    page.prose(row.firstCheckDetail, indent);
    page.prose(TriageText::tr("Conclusion to avoid: %1").arg(row.avoid));
    page.prose(row.avoidDetail, indent);
}

void writeList(Page& page, const QString& heading, const QStringList& items)
{
    if (items.isEmpty())
        return;
    page.heading(heading);
    for (const QString& item : items)
        page.item(item);
}

QStringList textsOf(const std::vector<triage::Reason>& reasons, QString (*toText)(const triage::Reason&))
{
    QStringList texts;
    for (const triage::Reason& reason : reasons)
        texts << withLine(toText(reason), reason.lines);
    return texts;
}

bool belongsToChain(const triage::Event& event)
{
    return event.role != triage::Role::Background && event.role != triage::Role::Advice;
}

QString eventLine(const triage::Event& event)
{
    QStringList parts{TriageText::tr("line %1").arg(numberText(event.lines.first))};
    if (event.rank)
        parts << TriageText::tr("rank %1").arg(*event.rank);
    parts << roleName(event.role);
    if (event.count > 1)
        parts << TriageText::tr("printed %1 times").arg(numberText(event.count));
    return parts.join(QStringLiteral(" · "));
}

void writeChain(Page& page, const Report& report)
{
    if (!report.first)
        return;
    int shown = 0;
    int left = 0;
    for (std::size_t i = *report.first + 1; i < report.events.size(); ++i) {
        const triage::Event& event = report.events[i];
        if (!belongsToChain(event))
            continue;
        if (shown == mostEvents) {
            ++left;
            continue;
        }
        if (shown++ == 0)
            page.heading(TriageText::tr("Later messages, read as its consequences"));
        page.evidence(eventLine(event));
        page.evidence(QStringLiteral("  ") + plainValue(event.message, longestEvidence));
    }
    if (left > 0)
        page.evidence(TriageText::tr("%n further message(s) not listed here", nullptr, left));
}

void addContextFact(QStringList& facts, const QString& name, const std::string& value)
{
    if (!value.empty())
        facts << TriageText::tr("%1: %2").arg(name, plainValue(value));
}

QString joinedValues(const std::vector<std::string>& values)
{
    QStringList texts;
    for (std::size_t i = 0; i < std::min<std::size_t>(values.size(), 8); ++i)
        texts << plainValue(values[i], 80);
    return texts.join(QStringLiteral(", "));
}

void writeContext(Page& page, const Report& report)
{
    const triage::Context& context = report.context;
    QStringList facts;
    if (context.backend) {
        const QString name = backendName(*context.backend);
        facts << TriageText::tr("%1: %2").arg(
            TriageText::tr("Backend"),
            context.backendInferred ? TriageText::tr("%1 (inferred)").arg(name) : name);
    }
    addContextFact(facts, QStringLiteral("PyTorch"), context.torch);
    addContextFact(facts, QStringLiteral("Python"), context.python);
    addContextFact(facts, QStringLiteral("CUDA"), context.cuda);
    addContextFact(facts, QStringLiteral("HIP"), context.hip);
    addContextFact(facts, TriageText::tr("Driver"), context.driver);
    addContextFact(facts, QStringLiteral("GPU"), joinedValues(context.gpus).toStdString());
    addContextFact(facts, TriageText::tr("Epoch"), context.epoch);
    addContextFact(facts, TriageText::tr("Iteration"), context.iteration);
    addContextFact(facts, TriageText::tr("Last completed step"), context.lastStep);
    addContextFact(facts, TriageText::tr("Code revision"), context.revision);
    addContextFact(facts, QStringLiteral("dtype"), joinedValues(context.dtypes).toStdString());
    addContextFact(facts, TriageText::tr("Shapes"), joinedValues(context.shapes).toStdString());
    if (context.worldSize)
        facts << TriageText::tr("%1: %2").arg(TriageText::tr("Ranks"), numberText(*context.worldSize));
    writeList(page, TriageText::tr("Context in the log"), facts);
}

void writeNextSteps(Page& page, const Report& report)
{
    bool first = true;
    for (const NextStep& step : nextSteps(report)) {
        // Buttons of the window have no place at a prompt; the command of a rerun does.
        if (step.action != NextStep::Action::None && step.action != NextStep::Action::Rerun)
            continue;
        if (std::exchange(first, false))
            page.heading(TriageText::tr("Next step"));
        page.item(step.title + u'\n' + step.detail);
        if (step.action == NextStep::Action::Rerun)
            page.evidence(QStringLiteral("    ") + rerunCommand(report, defaultShell()));
    }
}

} // namespace

QString triageAsText(const Report& report)
{
    Page page;
    writeVerdict(page, report);
    if (report.verdict == triage::Verdict::Failure) {
        writeFirstError(page, report);
        writeObservation(page, report);
        writeGuidance(page, report);
        writeList(page, TriageText::tr("Why this line and this family"), textsOf(report.reasons, reasonText));
        writeChain(page, report);
    }
    writeList(page, TriageText::tr("Facts that do not fit together"),
              textsOf(report.contradictions, contradictionText));
    writeContext(page, report);
    if (report.verdict == triage::Verdict::Failure)
        writeList(page, TriageText::tr("Missing context"), textsOf(report.missing, missingText));
    writeNextSteps(page, report);
    return page.text();
}

} // namespace torchtriage::workbench
