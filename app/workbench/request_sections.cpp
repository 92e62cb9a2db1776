// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/request_sections.h"

#include "app/workbench/message_facts.h"
#include "app/workbench/next_steps.h"
#include "app/workbench/request_text.h"
#include "app/workbench/text_values.h"
#include "app/workbench/wording.h"

#include <QCoreApplication>

namespace torchtriage::workbench {

namespace {

using request::Block;
using request::Facts;
using request::Section;
using request::Sentence;

constexpr std::size_t longestQuoted = 600;

struct RequestText {
    Q_DECLARE_TR_FUNCTIONS(RequestText)
};

Section section(const char* id, const QString& heading)
{
    Section one;
    one.id = id;
    one.heading = heading.toStdString();
    return one;
}

Sentence words(const QString& text)
{
    return {{text.toStdString(), false}};
}

QString quoted(const std::string& text)
{
    return plainValue(text, 400);
}

// A line that is longer than anybody reads is cut, at the start of a character.
std::string shortLines(const std::string& text)
{
    std::string result;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        std::size_t length = end - start;
        if (length > longestQuoted) {
            length = longestQuoted;
            while (length > 0 && (static_cast<unsigned char>(text[start + length]) & 0xC0U) == 0x80)
                --length;
            result += text.substr(start, length) + " [...]";
        } else {
            result += text.substr(start, length);
        }
        result += '\n';
        start = end + 1;
    }
    return result;
}

bool isFailure(const Facts& facts)
{
    return facts.report.verdict == triage::Verdict::Failure;
}

void addFrame(std::string& lines, const triage::StackFrame& frame)
{
    lines += frame.file;
    if (frame.line > 0)
        lines += ':' + std::to_string(frame.line);
    if (!frame.function.empty())
        lines += " in " + frame.function;
    lines += '\n';
    if (!frame.code.empty())
        lines += "    " + frame.code + '\n';
}

} // namespace

QString requestTitle(const Facts& facts)
{
    const triage::Report& report = facts.report;
    if (!isFailure(facts))
        return RequestText::tr("No failure found in the log");
    const QString family = familyName(report.family);
    const QString op = namedOperator(report);
    if (report.rank && !op.isEmpty())
        return RequestText::tr("%1 in %2, rank %3").arg(family, op).arg(*report.rank);
    if (report.rank)
        return RequestText::tr("%1, rank %2").arg(family).arg(*report.rank);
    return op.isEmpty() ? family : RequestText::tr("%1 in %2").arg(family, op);
}

Section summarySection(const Facts& facts)
{
    Section one = section("summary", RequestText::tr("Summary"));
    one.blocks.push_back(request::paragraph(words(verdictText(facts.report))));
    if (isFailure(facts))
        one.blocks.push_back(request::paragraph(
            words(RequestText::tr("How firmly the log supports this: %1. %2")
                      .arg(evidenceName(facts.report.evidence), evidenceMeaning(facts.report.evidence)))));
    std::vector<Sentence> run;
    const triage::Context& context = facts.report.context;
    if (!context.iteration.empty())
        run.push_back(quoting(RequestText::tr("Iteration: %1"), {quoted(context.iteration)}));
    if (!context.epoch.empty())
        run.push_back(quoting(RequestText::tr("Epoch: %1"), {quoted(context.epoch)}));
    if (!context.lastStep.empty())
        run.push_back(quoting(RequestText::tr("Last completed step: %1"), {quoted(context.lastStep)}));
    if (context.worldSize)
        run.push_back(quoting(RequestText::tr("Number of ranks: %1"), {QString::number(*context.worldSize)}));
    if (!run.empty())
        one.blocks.push_back(request::list(std::move(run)));
    if (!facts.note.empty())
        one.blocks.push_back(request::paragraph(words(QString::fromStdString(facts.note))));
    return one;
}

Section firstFailureSection(const Facts& facts)
{
    Section one = section("first-failure", isFailure(facts) ? RequestText::tr("First failure")
                                                            : RequestText::tr("End of the log"));
    for (const request::Excerpt& excerpt : facts.excerpts) {
        if (!excerpt.text.empty())
            one.blocks.push_back(request::evidence(shortLines(excerpt.text)));
    }
    if (one.blocks.empty() && !facts.report.message.empty())
        one.blocks.push_back(request::evidence(shortLines(facts.report.message)));
    return one;
}

Section observationSection(const Facts& facts)
{
    const triage::Report& report = facts.report;
    const ObservationText text = observationText(report);
    Section one = section("observed-at", RequestText::tr("Where it was observed"));
    if (!text.title.isEmpty())
        one.blocks.push_back(request::paragraph(words(text.title + u' ' + text.text)));
    std::string lines;
    if (!report.observation.at.file.empty())
        addFrame(lines, report.observation.at);
    if (!lines.empty())
        one.blocks.push_back(request::evidence(lines));
    return one;
}

Section operationSection(const Facts& facts)
{
    const triage::Report& report = facts.report;
    std::vector<Sentence> points;
    const auto add = [&](const QString& text, const std::string& value) {
        if (!value.empty())
            points.push_back(quoting(text, {quoted(value)}));
    };
    add(RequestText::tr("Operator: %1"), report.op);
    add(RequestText::tr("Kernel: %1"), report.kernel);
    add(RequestText::tr("Condition that did not hold: %1"), report.assertion);
    add(RequestText::tr("Contract of the operator: %1"), report.contract);
    add(RequestText::tr("Argument: %1"), report.argument);
    add(RequestText::tr("Exception: %1"), report.exception);
    for (const std::string& dtype : report.context.dtypes)
        add(RequestText::tr("dtype in the log: %1"), dtype);
    for (const std::string& shape : report.context.shapes)
        add(RequestText::tr("Shape in the log: %1"), shape);
    Section one = section("operation", RequestText::tr("Operation"));
    if (!points.empty())
        one.blocks.push_back(request::list(std::move(points)));
    return one;
}

Section limitSection()
{
    Section one = section("limits", RequestText::tr("What this request does not claim"));
    one.blocks.push_back(request::list({
        words(RequestText::tr(
            "It tells what the log and the saved data show. It does not establish the cause.")),
        words(RequestText::tr("Nothing in it shows that the GPU, its driver or PyTorch is at fault.")),
        quoting(RequestText::tr(
                    "Names such as %1 stand for private values. The same name always stands for the same "
                    "value."),
                {QStringLiteral("<host-1>")}),
    }));
    return one;
}

Section askedSection(const Facts& facts)
{
    Section one = section("asked", RequestText::tr("What we ask"));
    std::vector<Sentence> points = {
        words(RequestText::tr(
            "Please look at the kernel log and the driver log of the node, around the time of the "
            "first failure.")),
        words(
            RequestText::tr("Please tell us the limits of the job and how the scheduler recorded its end.")),
    };
    if (const auto xid = xidFact(facts.report))
        points.push_back(words(xidText(xid->code, xid->name)));
    points.push_back(
        words(RequestText::tr("The real names of machines and jobs can be given apart from this text.")));
    one.blocks.push_back(request::list(std::move(points)));
    return one;
}

} // namespace torchtriage::workbench
