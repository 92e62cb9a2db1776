// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/contract_check.h"
#include "core/batch/batch_file.h"
#include "core/io/result.h"

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace torchtriage::workbench {

/// The refused samples of a batch by themselves, and what the same check says of them.
struct MinimalCase {
    ContractReport report;              ///< its positions count in the case
    std::vector<std::uint64_t> samples; ///< for each sample of the case, its index in the batch
    std::uint64_t of = 0;               ///< samples in the batch
};

/// Cuts the refused samples out of a batch and checks them again. Unsupported: nothing was refused, no job is
/// known for the operator, or the samples cannot be taken apart. Reads the kept samples only, but not for the
/// UI thread.
[[nodiscard]] io::Result<MinimalCase> minimalCaseOf(const batch::BatchFile& batch,
                                                    const ContractReport& report);

/// A case that was written into an incident.
struct KeptCase {
    QString name; ///< "target-4"
    std::uint64_t samples = 0, of = 0;
};

/// Keeps the refused samples, a job that calls the operator on them, and the expectation that it fails, in
/// cases/ of the incident in `folder`. Nothing is left behind where that fails.
[[nodiscard]] io::Result<KeptCase> keepCase(const std::string& folder, const batch::BatchFile& batch,
                                            const ContractReport& report);

/// "target-4": the input and the first refused value.
[[nodiscard]] std::string caseNameOf(const ContractReport& report);
/// Why there is no minimal case, for a person.
[[nodiscard]] QString noCaseText(const io::Error& error);

} // namespace torchtriage::workbench
