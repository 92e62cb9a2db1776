// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/support_request.h"

#include "app/workbench/incident.h"
#include "app/workbench/language_scope.h"
#include "app/workbench/program_paths.h"
#include "app/workbench/request_case.h"
#include "app/workbench/text_values.h"
#include "core/batch/batch_file.h"
#include "core/log/open_lines.h"
#include "core/request/gather.h"
#include "core/request/redactor.h"
#include "core/request/utf8.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace torchtriage::workbench {

namespace {

struct SupportRequest {
    Q_DECLARE_TR_FUNCTIONS(SupportRequest)
};

io::Result<request::LogFacts> readLog(const RequestInput& input, const std::function<bool()>& cancelled)
{
    auto lines = input.path.isEmpty()
                     ? log::openLinesOfText(input.name.toStdString(), input.text.toStdString())
                     : log::openLines(input.path.toStdString());
    if (!lines)
        return io::fail(lines.error());
    return request::gatherLog(*lines, input.report, cancelled);
}

void learnFrom(request::Redactor& redactor, const RequestSource& source,
               const std::vector<std::string>& sampleIds, const std::function<bool()>& cancelled)
{
    redactor.discover(source.logText, cancelled);
    request::Facts facts = source.facts;
    request::forEachText(facts, [&](std::string& text) { redactor.discover(text); });
    for (const std::string& id : sampleIds)
        redactor.learn(request::Kind::Sample, request::validUtf8(id));
}

/// Of the events a request tells the first alone, and its frames are among the excerpts: what does not leave
/// is neither redacted nor counted.
void keepFirstEvent(triage::Report& report)
{
    std::vector<triage::Event> kept;
    if (report.first && *report.first < report.events.size()) {
        kept.push_back(std::move(report.events[*report.first]));
        kept.front().frames.clear();
        report.first = 0;
    }
    report.events = std::move(kept);
}

void makeValid(request::Facts& facts)
{
    request::forEachText(facts, [](std::string& text) { text = request::validUtf8(text); });
}

/// Runs, checks, cases and notes join the facts; what is private in them is learnt before anything is
/// replaced.
void addIncident(const request::IncidentFacts& incident, request::Redactor& redactor, request::Facts& facts)
{
    request::Facts added;
    added.extensions = std::move(facts.extensions); // one list: the log's come first
    request::gatherIncident(incident, added);
    request::forEachText(added, [&](std::string& text) { redactor.discover(text); });
    for (const request::CheckFact& check : added.checks) {
        for (const contract::ElementFacts& elements : check.result.elements) {
            for (const contract::Offender& each : elements.first)
                redactor.learn(request::Kind::Sample, each.sample);
        }
    }
    facts.extensions = std::move(added.extensions);
    facts.tried = std::move(added.tried);
    facts.checks = std::move(added.checks);
    facts.cases = std::move(added.cases);
    facts.notes = std::move(added.notes);
}

io::Result<void> addAttachments(const RequestSource& source, const RequestChoices& choices,
                                request::Redactor& redactor, PreparedRequest& into)
{
    if (choices.attachLog)
        into.attachments.push_back({"log.txt", redactor.redact(source.logText)});
    if (choices.casePath.isEmpty())
        return {};
    auto files = readCase(choices.casePath);
    if (!files)
        return io::fail(files.error());
    for (CaseFile& file : *files) {
        if (file.isText) {
            file.bytes = request::validUtf8(file.bytes);
            redactor.discover(file.bytes);
        }
    }
    for (CaseFile& file : *files) {
        if (file.isText)
            file.bytes = redactor.redact(file.bytes);
        into.attachments.push_back({file.name, file.bytes});
    }
    into.caseFiles = *std::move(files);
    return {};
}

void proveAttachments(PreparedRequest& request)
{
    const auto take = [&request](const std::vector<request::Survivor>& found) {
        request.survivors.insert(request.survivors.end(), found.begin(), found.end());
    };
    for (const request::Attachment& attachment : request.attachments) {
        if (std::ranges::find(request.caseFiles, attachment.name, &CaseFile::name) == request.caseFiles.end())
            take(request.prover->prove(attachment.name, attachment.bytes));
    }
    take(proveCase(request.caseFiles, *request.prover));
}

} // namespace

PreparedRequest::PreparedRequest() = default;
PreparedRequest::PreparedRequest(PreparedRequest&&) noexcept = default;
PreparedRequest& PreparedRequest::operator=(PreparedRequest&&) noexcept = default;
PreparedRequest::~PreparedRequest() = default;

request::IncidentFacts incidentFactsOf(const Incident& incident)
{
    request::IncidentFacts facts;
    facts.folder = incident.folder.toStdString();
    facts.record = incident.record;
    const QString runs = runsFolder(incident.isInMemory() ? incident.name : incident.path);
    for (const QString& folder : {incident.folder, runs}) {
        if (!folder.isEmpty() &&
            (facts.runFolders.empty() || facts.runFolders.front() != folder.toStdString()))
            facts.runFolders.push_back(folder.toStdString());
    }
    return facts;
}

io::Result<RequestSourcePointer> readRequestSource(const RequestInput& input,
                                                   const std::function<bool()>& cancelled)
{
    // Compiled once: they never change, and take longer than a short log.
    static const auto rules = request::RuleSet::builtin();
    if (!rules)
        return io::fail(rules.error());
    auto source = std::make_shared<RequestSource>();
    source->rules = *rules;
    source->facts.report = input.report;
    keepFirstEvent(source->facts.report);
    source->facts.logName = input.name.toStdString();
    auto log = readLog(input, cancelled);
    if (!log)
        return io::fail(log.error());
    source->facts.excerpts = std::move(log->excerpts);
    source->facts.extensions = std::move(log->extensions);
    source->logText = std::move(log->text);
    source->wholeLog = log->whole;
    std::vector<std::string> sampleIds;
    for (const QString& path : input.batches) {
        const QFileInfo info(path);
        if (!info.isFile())
            continue;
        const auto file = batch::openBatch(path.toStdString());
        if (!file)
            continue;
        if (source->facts.batchName.empty())
            source->facts.batchName = info.fileName().toStdString();
        request::gatherBatch(*file, input.statistics, source->facts, sampleIds);
    }
    makeValid(source->facts);
    request::Redactor redactor(*rules, {});
    learnFrom(redactor, *source, sampleIds, cancelled);
    if (cancelled && cancelled())
        return io::fail(io::ErrorKind::Cancelled, input.name.toStdString());
    source->learned = redactor.ledger().entries();
    return RequestSourcePointer(std::move(source));
}

io::Result<PreparedRequest> prepareRequest(const RequestSource& source, const RequestChoices& choices)
{
    request::Redactor redactor(source.rules, {choices.kept, choices.always, choices.never});
    redactor.restore(choices.restored);
    redactor.restore(source.learned);
    PreparedRequest result;
    request::Facts facts = source.facts;
    facts.note = request::validUtf8(choices.note);
    redactor.discover(facts.note);
    addIncident(choices.incident, redactor, facts);
    if (auto done = addAttachments(source, choices, redactor, result); !done)
        return io::fail(done.error());
    for (const CaseFile& file : result.caseFiles)
        facts.attachedCase.push_back(file.name);
    request::forEachText(facts, [&](std::string& text) { text = redactor.redact(text); });
    {
        const LanguageScope language(choices.language);
        result.document = describeRequest(facts, choices.form);
        request::forEachText(facts, [](std::string& text) { text = text.empty() ? "" : "0"; });
        result.own = describeRequest(facts, choices.form);
    }
    result.entries = redactor.ledger().entries();
    for (const request::Entry& entry : result.entries)
        result.replaced += entry.count;
    auto prover =
        request::Prover::make(source.rules, result.entries, choices.kept, choices.never, choices.canaries);
    if (!prover)
        return io::fail(prover.error());
    result.prover = std::make_shared<const request::Prover>(std::move(*prover));
    result.markdown = request::toMarkdown(result.document);
    result.survivors = result.prover->prove("request.md", result.markdown, request::toMarkdown(result.own));
    proveAttachments(result);
    return result;
}

io::Result<FinishedRequest> finishRequest(const PreparedRequest& request, request::Format format,
                                          const std::string& fileName)
{
    auto bytes = request::finishedBytes(request.document, format, request.attachments);
    if (!bytes)
        return io::fail(bytes.error());
    auto survivors = request::proveBytes(*request.prover, format, fileName, *bytes, request.own);
    if (!survivors)
        return io::fail(survivors.error());
    return FinishedRequest{std::move(*bytes), std::move(*survivors)};
}

QString survivorText(const request::Survivor& survivor)
{
    const QString file = plainValue(survivor.file);
    const QString line = numberText(survivor.line);
    if (survivor.by == "canary")
        return SupportRequest::tr("%1, line %2 still holds a canary word.").arg(file, line);
    return SupportRequest::tr("%1, line %2 would still hold %3.").arg(file, line, oneOfKind(survivor.kind));
}

} // namespace torchtriage::workbench
