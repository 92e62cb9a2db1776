// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/request_text.h"
#include "core/io/result.h"
#include "core/request/bundle.h"
#include "core/request/facts.h"
#include "core/request/gather.h"
#include "core/request/ledger.h"
#include "core/request/proof.h"
#include "core/request/rule_set.h"
#include "core/triage/report.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace torchtriage::workbench {

/// What a request is made from.
struct RequestInput {
    QString path;    ///< of the log; empty if the text is held in memory
    QByteArray text; ///< the log without a file
    QString name;    ///< what the log is called
    triage::Report report;
    QStringList batches; ///< saved batches whose tensors are described
    bool statistics = true;
};

/// Everything that was read for a request, as it is: nothing of it is redacted yet. It never changes, so that
/// threads may share it.
struct RequestSource {
    request::Facts facts;
    std::vector<request::Entry> learned; ///< originals found in the log and the batches
    std::string logText;
    bool wholeLog = true; ///< false: logText is the beginning and the end of a very long log
    std::shared_ptr<const request::RuleSet> rules;
};
using RequestSourcePointer = std::shared_ptr<const RequestSource>;

/// Reads log and batches and learns what is private in them. Slow for a long log: not for the UI thread. A
/// batch that cannot be read is left out.
[[nodiscard]] io::Result<RequestSourcePointer> readRequestSource(const RequestInput& input,
                                                                 const std::function<bool()>& cancelled = {});

struct CaseFile;
struct Incident;

/// What an incident keeps besides its log: where its runs and cases lie, and its record.
[[nodiscard]] request::IncidentFacts incidentFactsOf(const Incident& incident);

/// What the user decides, and what the incident has come to since its log was read.
struct RequestChoices {
    QString language = QStringLiteral("en");
    RequestForm form = RequestForm::Generic;
    std::set<request::Kind> kept;
    std::vector<std::string> always, never;
    std::vector<std::string>
        canaries; ///< told to the proof alone: if one is in the bytes, the redaction is at fault
    std::vector<request::Entry> restored; ///< pseudonyms of earlier requests
    bool attachLog = false;               ///< zip only
    QString casePath; ///< zip only: a minimal case, file or folder; its numbers leave as they are
    std::string note;
    request::IncidentFacts incident;
};

/// A request that is redacted, written and looked through, in one language.
struct PreparedRequest {
    PreparedRequest();
    PreparedRequest(PreparedRequest&&) noexcept;
    PreparedRequest& operator=(PreparedRequest&&) noexcept;
    ~PreparedRequest();

    request::Document document;
    request::Document own;               ///< the same sentences without anything from outside
    std::vector<request::Entry> entries; ///< with how often each was replaced
    std::vector<request::Attachment> attachments;
    std::vector<CaseFile> caseFiles; ///< the attachments that belong to the minimal case
    std::shared_ptr<const request::Prover> prover;
    std::string markdown; ///< toMarkdown(document): what the preview shows
    std::vector<request::Survivor>
        survivors;             ///< in `markdown` and the attachments; any of them stops the export
    std::int64_t replaced = 0; ///< sum of the counts

    [[nodiscard]] bool mayLeave() const noexcept { return survivors.empty(); }
};

[[nodiscard]] io::Result<PreparedRequest> prepareRequest(const RequestSource& source,
                                                         const RequestChoices& choices);

/// The bytes of one format, and what is left in them.
struct FinishedRequest {
    std::string bytes;
    std::vector<request::Survivor> survivors;
};
[[nodiscard]] io::Result<FinishedRequest> finishRequest(const PreparedRequest& request,
                                                        request::Format format, const std::string& fileName);

/// "Line 24 would still hold an access token (rule token.github)." One survivor, for a person, without the
/// value.
[[nodiscard]] QString survivorText(const request::Survivor& survivor);

} // namespace torchtriage::workbench
