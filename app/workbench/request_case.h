// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/support_request.h"
#include "core/io/result.h"

#include <QString>

#include <string>
#include <vector>

namespace torchtriage::workbench {

/// A file of a minimal case, before it is attached.
struct CaseFile {
    std::string name; ///< inside the zip: "minimal-case/job.json"
    QString path;     ///< where it is read from
    std::string bytes;
    bool isText = false; ///< the replacements are made in it; other files leave as they are
};

/// Reads a case: a folder's own files (not those of folders in it), or one file. Links are not followed.
/// TooLarge above 64 MiB or 40 files.
[[nodiscard]] io::Result<std::vector<CaseFile>> readCase(const QString& path);

/// Everything private that is found in the case's files as they would leave, the texts inside pickles too.
[[nodiscard]] std::vector<request::Survivor> proveCase(const std::vector<CaseFile>& files,
                                                       const request::Prover& prover);

/// What would leave with the case, for who has to agree to it: each file with its size, text files as they
/// would be, tensors with their elements (the first ones of large tensors).
[[nodiscard]] QString casePreviewText(const PreparedRequest& request);

/// Cases that an incident keeps: "target-4", and "target-4/plain" where the values of that one tell nothing.
[[nodiscard]] QStringList keptCases(const QString& folder);
/// The folder of one of them.
[[nodiscard]] QString keptCasePath(const QString& folder, const QString& name);

} // namespace torchtriage::workbench
