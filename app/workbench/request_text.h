// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/request/document.h"
#include "core/request/facts.h"
#include "core/request/kind.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace torchtriage::workbench {

/// Whom a request is written for.
enum class RequestForm {
    Generic,
    PyTorch, ///< the fields of PyTorch's form for bug reports
    Cluster, ///< a help desk that runs the machines
};
[[nodiscard]] QString requestFormId(RequestForm form); ///< "pytorch"
[[nodiscard]] std::optional<RequestForm> requestFormFromId(const QString& id);
[[nodiscard]] QString requestFormName(RequestForm form);

/// The request in the language of the innermost LanguageScope, from facts that are redacted already. Evidence
/// is quoted as it is; what is not known is said, and what does not follow too.
[[nodiscard]] request::Document describeRequest(const request::Facts& facts, RequestForm form);

/// A sentence whose %1, %2 … are evidence.
[[nodiscard]] request::Sentence quoting(const QString& words, const QStringList& evidence);

// The kinds of replacements, for the user who decides on them.
[[nodiscard]] QString kindName(request::Kind kind); ///< "Host names"
/// What is found under this name, and why it is replaced or may stay.
[[nodiscard]] QString kindMeaning(request::Kind kind);
/// One value of the kind, in the middle of a sentence: "an access token".
[[nodiscard]] QString oneOfKind(request::Kind kind);

} // namespace torchtriage::workbench
