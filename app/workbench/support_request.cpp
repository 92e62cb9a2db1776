// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/support_request.h"

#include "app/workbench/language_scope.h"
#include "app/workbench/text_values.h"
#include "core/batch/batch_file.h"
#include "core/batch/walk.h"
#include "core/io/regular_file.h"
#include "core/log/open_lines.h"
#include "core/request/gather.h"
#include "core/request/redactor.h"
#include "core/request/utf8.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace torchtriage::workbench {

namespace {

constexpr std::uint64_t mostCaseBytes = std::uint64_t{64} << 20;

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

void makeValid(request::Facts& facts)
{
    request::forEachText(facts, [](std::string& text) { text = request::validUtf8(text); });
}

std::string suffixOf(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    static const QStringList known = {QStringLiteral("pt"),          QStringLiteral("pth"),
                                      QStringLiteral("npy"),         QStringLiteral("npz"),
                                      QStringLiteral("safetensors"), QStringLiteral("json")};
    return known.contains(suffix) ? '.' + suffix.toStdString() : std::string(".bin");
}

io::Result<request::Attachment> readCase(const QString& path)
{
    auto file = io::openRegular(path.toStdString());
    if (!file)
        return io::fail(file.error());
    if (file->size() > mostCaseBytes)
        return io::fail(io::ErrorKind::TooLarge, path.toStdString(), {},
                        "a minimal case is a file of at most 64 MiB");
    request::Attachment attachment{"minimal-case" + suffixOf(path),
                                   std::string(static_cast<std::size_t>(file->size()), '\0')};
    if (auto read = file->readExactlyAt(0, attachment.bytes); !read)
        return io::fail(read.error());
    return attachment;
}

/// The texts of a saved batch, one a line: what a pickle hides from a search over its bytes, a compressed one
/// too.
std::string textsOf(const batch::BatchFile& file)
{
    std::string texts;
    batch::walk(file.values, file.root, [&](const batch::Visit& visit) {
        const batch::ValueKind kind = file.values.kind(visit.id);
        texts += std::string(visit.key) + '\n';
        if (kind == batch::ValueKind::String || kind == batch::ValueKind::Bytes ||
            kind == batch::ValueKind::Symbol)
            texts += std::string(file.values.text(visit.id)) + '\n';
        return batch::WalkStep::Enter;
    });
    return texts;
}

void proveAttachments(PreparedRequest& request, const QString& casePath)
{
    for (const request::Attachment& attachment : request.attachments) {
        const bool binary = attachment.bytes.find('\0') != std::string::npos;
        const auto found = binary ? request.prover->proveBinary(attachment.name, attachment.bytes)
                                  : request.prover->prove(attachment.name, attachment.bytes);
        request.survivors.insert(request.survivors.end(), found.begin(), found.end());
    }
    if (casePath.isEmpty())
        return;
    if (const auto file = batch::openBatch(casePath.toStdString())) {
        const auto found =
            request.prover->prove("minimal-case" + suffixOf(casePath), request::validUtf8(textsOf(*file)));
        request.survivors.insert(request.survivors.end(), found.begin(), found.end());
    }
}

io::Result<void> addAttachments(const RequestSource& source, const RequestChoices& choices,
                                request::Redactor& redactor, PreparedRequest& into)
{
    if (choices.attachLog)
        into.attachments.push_back({"log.txt", redactor.redact(source.logText)});
    if (choices.casePath.isEmpty())
        return {};
    auto attachment = readCase(choices.casePath);
    if (!attachment)
        return io::fail(attachment.error());
    into.attachments.push_back(std::move(*attachment));
    return {};
}

} // namespace

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
    if (auto done = addAttachments(source, choices, redactor, result); !done)
        return io::fail(done.error());
    if (!choices.casePath.isEmpty())
        facts.caseName = "minimal-case" + suffixOf(choices.casePath);
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
    proveAttachments(result, choices.casePath);
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
