// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/facts.h"

namespace torchtriage::request {

namespace {

using Visit = std::function<void(std::string&)>;

// With what it would stand behind in a log, so that a rule sees what it is: four numbers alone are an
// address, after "version" they are none. A text of which even that was replaced has no such beginning any
// more, and stands alone.
void visitAfter(std::string_view before, std::string& text, const Visit& visit)
{
    if (text.empty())
        return;
    std::string line = std::string(before) + text;
    visit(line);
    text = line.starts_with(before) ? line.substr(before.size()) : line;
}

void visitFrame(triage::StackFrame& frame, const Visit& visit)
{
    // In the form of a traceback, so that a rule for paths sees what it is.
    std::string place = "File \"" + frame.file + '"';
    visit(place);
    if (place.size() > 7 && place.starts_with("File \"") && place.ends_with('"'))
        frame.file = place.substr(6, place.size() - 7);
    else
        visit(frame.file);
    visit(frame.function);
    visit(frame.code);
}

void visitReasons(std::vector<triage::Reason>& reasons, const Visit& visit)
{
    for (triage::Reason& reason : reasons) {
        for (std::string& value : reason.values)
            visit(value);
    }
}

void visitContext(triage::Context& context, const Visit& visit)
{
    for (std::string* text : {&context.python, &context.torch, &context.cuda, &context.hip, &context.driver})
        visitAfter("version ", *text, visit);
    for (std::string* text : {&context.iteration, &context.epoch, &context.lastStep, &context.revision})
        visit(*text);
    for (auto* list : {&context.gpus, &context.dtypes, &context.shapes}) {
        for (std::string& text : *list)
            visit(text);
    }
}

void visitReport(triage::Report& report, const Visit& visit)
{
    for (std::string* text : {&report.input, &report.exception, &report.message, &report.op, &report.kernel,
                              &report.argument, &report.assertion, &report.observation.call})
        visit(*text);
    visitFrame(report.observation.at, visit);
    visitContext(report.context, visit);
    for (auto* reasons : {&report.reasons, &report.missing, &report.contradictions})
        visitReasons(*reasons, visit);
    for (triage::Event& event : report.events) {
        visit(event.time);
        visit(event.exception);
        visit(event.message);
        for (triage::StackFrame& frame : event.frames)
            visitFrame(frame, visit);
    }
}

void visitOutcome(rerun::Outcome& outcome, const Visit& visit)
{
    for (std::string* text : {&outcome.name, &outcome.engine, &outcome.device, &outcome.observedBefore})
        visit(*text);
    visitAfter("version ", outcome.torch, visit);
    if (!outcome.failure)
        return;
    rerun::Failure& failure = *outcome.failure;
    for (std::string* text : {&failure.exception, &failure.message, &failure.op, &failure.assertion})
        visit(*text);
    triage::StackFrame frame;
    frame.file = failure.file;
    frame.function = failure.function;
    visitFrame(frame, visit);
    failure.file = frame.file;
    failure.function = frame.function;
}

void visitCheck(CheckFact& check, const Visit& visit)
{
    visit(check.batch);
    for (contract::ElementFacts& elements : check.result.elements) {
        visit(elements.key);
        for (contract::Offender& each : elements.first) {
            visit(each.sample);
            visit(each.source);
        }
    }
    for (contract::Finding& finding : check.result.findings) {
        for (std::string& value : finding.values)
            visit(value);
    }
}

void visitCase(CaseFact& kept, const Visit& visit)
{
    visit(kept.name);
    visit(kept.message);
    for (std::string& each : kept.operators)
        visit(each);
}

} // namespace

bool isNotNeeded(const TriedRun& run) noexcept
{
    using rerun::Change;
    switch (run.outcome.change) {
    case Change::Launch:
    case Change::Synchronization: // they tell where, not whether
        return false;
    default:
        return run.rate.failed > 0;
    }
}

void forEachText(Facts& facts, const std::function<void(std::string&)>& visit)
{
    visitReport(facts.report, visit);
    for (std::string* text : {&facts.logName, &facts.batchName, &facts.note})
        visit(*text);
    for (Excerpt& excerpt : facts.excerpts)
        visit(excerpt.text);
    for (TensorFact& tensor : facts.inputs) {
        for (std::string* text : {&tensor.key, &tensor.dtype, &tensor.device})
            visit(*text);
    }
    for (Extension& extension : facts.extensions) {
        visit(extension.name);
        visitAfter("version ", extension.version, visit);
    }
    for (TriedRun& run : facts.tried)
        visitOutcome(run.outcome, visit);
    for (CheckFact& check : facts.checks)
        visitCheck(check, visit);
    for (CaseFact& kept : facts.cases)
        visitCase(kept, visit);
    for (NoteFact& note : facts.notes)
        visit(note.text);
    for (std::string& name : facts.attachedCase)
        visit(name);
}

} // namespace torchtriage::request
