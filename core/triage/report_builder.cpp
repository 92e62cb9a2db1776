// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/report_builder.h"

#include "core/triage/chain.h"
#include "core/triage/memory_numbers.h"
#include "core/triage/missing_context.h"
#include "core/triage/observation.h"
#include "core/triage/operator_name.h"
#include "core/triage/progress.h"

#include <algorithm>

namespace torchtriage::triage {

namespace {

constexpr std::size_t mostEvents = 5000;

/// The first failure with the exception that reports it (the same one, or the confirmation; null: none).
struct Findings {
    const Occurrence& first;
    const Occurrence* reported;
};

void fillMessage(const Findings& found, Report& report)
{
    const Event& event = found.first.event;
    report.family = event.family;
    report.failureClass = event.family ? classOf(*event.family) : FailureClass::Unknown;
    report.message = event.message;
    report.firstLine = event.lines.first;
    report.rank = event.rank;
    report.repeats = event.count;
    report.time = found.first.lastTime;
    report.assertion = found.first.assertion;
    report.kernel = found.first.kernel;
    report.exception = event.exception;
    report.errorLine = found.first.errorLine;
    if (found.reported != nullptr) {
        if (report.exception.empty())
            report.exception = found.reported->event.exception;
        if (report.errorLine == 0)
            report.errorLine = found.reported->errorLine;
        if (!report.rank)
            report.rank = found.reported->event.rank;
    }
}

/// Where torchrun names the rank that stopped first and the lines carry none, its word is taken.
void fillRank(const Collected& collected, Report& report)
{
    if (report.rank || !collected.rootCauseRank)
        return;
    report.rank = collected.rootCauseRank;
    report.reasons.push_back({"root-cause-block",
                              {std::to_string(*collected.rootCauseRank)},
                              {collected.rootCauseLine, collected.rootCauseLine}});
}

void fillOperator(const Findings& found, Report& report)
{
    report.op = found.first.op;
    report.contract = found.first.contract;
    report.argument = found.first.argument;
    // Under an asynchronous error the innermost call is only where it surfaced: it names no operator.
    if (report.op.empty() && found.reported != nullptr && report.observation.observedOnly != true)
        report.op = operatorName(found.reported->event.frames);
}

/// Failures of GPU work, and jobs of PyTorch's own launcher, come from CUDA where no line names another
/// backend. The report says that this is inferred.
void inferBackend(const Collected& collected, Report& report)
{
    if (report.context.backend || collected.sawGloo || !report.family)
        return;
    const bool hostSide = report.family == Family::PythonOther || report.family == Family::HostMemory ||
                          report.family == Family::Startup || report.family == Family::Numeric ||
                          report.family == Family::ShapeDtype;
    const bool launched = report.family == Family::HostCrash && collected.severalProcesses;
    if (hostSide || (report.family == Family::HostCrash && !launched))
        return;
    report.context.backend = Backend::Cuda;
    report.context.backendInferred = true;
    report.reasons.push_back({"backend-inferred", {}, {}});
}

void fillContext(const Collected& collected, const Findings& found, Report& report)
{
    report.context = collected.context;
    const ProgressFacts progress = readProgress(found.first.context);
    report.context.iteration = progress.iteration;
    report.context.epoch = progress.epoch;
    report.context.lastStep = progress.lastStep;
    // The failing text itself tells the backend more surely than a word elsewhere in the log.
    std::optional<Backend> told =
        found.first.match.signature != nullptr ? found.first.match.backend() : std::nullopt;
    if (!told && found.reported != nullptr && found.reported->match.signature != nullptr)
        told = found.reported->match.backend();
    const bool hipifiedText = told == Backend::Cuda && collected.sawHip && !collected.context.hip.empty();
    if (told && !hipifiedText)
        report.context.backend = told;
    inferBackend(collected, report);
    readShapes(found.first.event.message + "\n" + found.first.detail, report.context);
    // Loggers that print what goes into a step print it right before the step fails.
    if (report.context.shapes.empty())
        readShapes(found.first.context, report.context);
}

Evidence weigh(const Findings& found)
{
    const Occurrence& first = found.first;
    if (!first.assertion.empty())
        return Evidence::Established;
    if (first.exitSignal && first.event.exception.empty())
        return Evidence::Hypothesis;
    const bool hasCall = !first.event.exception.empty() && !first.event.frames.empty();
    const bool queued =
        first.event.sticky || (first.match.signature != nullptr && first.match.signature->asynchronous);
    if (hasCall && !queued && first.event.family != Family::LibraryFailure)
        return Evidence::Established;
    return Evidence::Supported;
}

/// Where the innermost call is a compiled extension that is not PyTorch's own, its build is checked first.
void refineClass(const Findings& found, Report& report)
{
    const bool fault = report.family == Family::MemoryFault || report.family == Family::LaunchFailure;
    if (!fault || found.reported == nullptr)
        return;
    const std::string extension = extensionIn(found.reported->event.frames);
    if (extension.empty())
        return;
    report.failureClass = FailureClass::BinaryEnvironment;
    report.reasons.push_back({"extension-frame", {extension}, {}});
}

void explainFamily(const Findings& found, Report& report)
{
    const Occurrence& first = found.first;
    if (first.exitSignal && *first.exitSignal != 0) {
        // A shell adds 128 to the signal: 137 is what most schedulers print, and what a reader looks for.
        const int code = first.exitCode.value_or(0);
        report.reasons.push_back(
            code > 0 ? Reason{"exit-code", {std::to_string(code)}, first.event.lines}
                     : Reason{"signal", {std::to_string(*first.exitSignal)}, first.event.lines});
    } else if (!first.code.empty())
        report.reasons.push_back({"xid", {first.code, first.codeName}, first.event.lines});
    else if (first.match.signature != nullptr)
        report.reasons.push_back(
            {"signature", {first.match.signature->id, first.event.message}, first.event.lines});
    else if (first.assertion.empty())
        report.reasons.push_back({"python-exception", {first.event.exception}, first.event.lines});
    if (found.reported != nullptr && found.reported != &first &&
        found.reported->event.family != first.event.family)
        report.reasons.push_back({"library-after-assert", {}, found.reported->event.lines});
}

void fillEvents(Collected& collected, const Chain& chain, Report& report)
{
    for (std::size_t i = 0; i < collected.occurrences.size(); ++i) {
        // A flood is cut, but never so that the first failure is missing.
        if (report.events.size() >= mostEvents && i != *chain.first)
            continue;
        if (i == *chain.first)
            report.first = report.events.size();
        report.events.push_back(std::move(collected.occurrences[i].event));
    }
}

/// Kinds of text that have a name of their own.
void nameFormat(const Collected& collected, Report& report)
{
    constexpr std::int64_t fewLinesOfAReport = 4;
    if (report.format != "text")
        return;
    if (collected.environmentLines >= fewLinesOfAReport)
        report.format = "collect-env";
    else if (collected.jsonLines * 2 > report.lines)
        report.format = "json-lines";
    else if (collected.kernelLines * 2 > report.lines)
        report.format = "kernel-log";
}

} // namespace

void buildReport(Collected collected, const SignatureData&, Report& report)
{
    nameFormat(collected, report);
    report.ranks.assign(collected.ranks.begin(), collected.ranks.end());
    report.contradictions = collected.contradictions;
    report.context = collected.context;
    Chain chain = buildChain(collected);
    if (!chain.first) {
        report.verdict = Verdict::NoFailure;
        for (Occurrence& occurrence : collected.occurrences)
            report.events.push_back(std::move(occurrence.event));
        return;
    }
    const Occurrence& first = collected.occurrences[*chain.first];
    const Occurrence* reported = chain.confirmation              ? &collected.occurrences[*chain.confirmation]
                                 : first.event.exception.empty() ? nullptr
                                                                 : &first;
    const Findings found{first, reported};
    report.verdict = Verdict::Failure;
    report.reasons = std::move(chain.reasons);
    fillMessage(found, report);
    fillRank(collected, report);
    report.observation = observe(first, reported, collected, report.reasons);
    fillOperator(found, report);
    fillContext(collected, found, report);
    report.evidence = weigh(found);
    if (report.family == Family::OutOfMemory)
        report.memory = readMemoryNumbers(first.event.message + " " + first.detail);
    explainFamily(found, report);
    refineClass(found, report);
    fillEvents(collected, chain, report);
    assessContext(collected, report);
}

} // namespace torchtriage::triage
