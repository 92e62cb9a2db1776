// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/check.h"
#include "core/rerun/outcome.h"
#include "core/triage/report.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace torchtriage::request {

/// Lines of the log, as they are.
struct Excerpt {
    std::int64_t firstLine = 0; ///< 1-based; in a notebook it counts over all outputs
    std::string text;
};

/// What is told of a tensor: never its elements.
struct TensorFact {
    std::string key, dtype, shape, strides, device; ///< "target", "int64", "[32]", "[1]", "cuda:0"
    bool contiguous = true;
    std::optional<std::string> least, greatest, mean; ///< statistics, where they were asked for
    std::optional<std::uint64_t> nan, infinite;
};

/// A package with compiled code of its own, whose versions must fit those of PyTorch.
struct Extension {
    std::string name, version;
};

/// A rerun of the failing case with one change: its last run, and how often it failed the same way.
struct TriedRun {
    rerun::Outcome outcome;
    rerun::Rate rate;
};

/// A check of a saved batch against what an operator asks: counts and the first refused element.
struct CheckFact {
    std::string batch; ///< name of the file
    contract::CheckResult result;
};

/// A case that is kept in the incident's folder.
struct CaseFact {
    std::string name;                   ///< "cases/target-4"
    std::vector<std::string> operators; ///< of its job
    std::string message;                ///< of the failure that it was kept for; may be empty
    bool plain = false;                 ///< a version whose values tell nothing is beside it
};

/// A note of the user, as the incident keeps it.
struct NoteFact {
    std::string time; ///< ISO 8601
    std::string text;
};

/// Everything that a request says, before its language. Plain values: whoever knows more fills in more.
struct Facts {
    triage::Report report;
    std::string logName;           ///< name of the log's file
    std::vector<Excerpt> excerpts; ///< the first failure first, then where it was observed
    std::string batchName;         ///< saved batch that the inputs are of
    std::vector<TensorFact> inputs;
    std::size_t moreInputs = 0; ///< tensors that are not listed
    std::vector<Extension> extensions;
    std::vector<TriedRun> tried;
    std::vector<CheckFact> checks;
    std::vector<CaseFact> cases;
    std::vector<NoteFact> notes;
    std::vector<std::string> attachedCase; ///< names of the files of the minimal case that is attached
    std::string note;                      ///< what the user adds
};

/// Calls `visit` with every text that comes from outside; ids and numbers are left out.
void forEachText(Facts& facts, const std::function<void(std::string&)>& visit);

/// True if the failure came with the change too: what was changed is then not needed for it.
[[nodiscard]] bool isNotNeeded(const TriedRun& run) noexcept;

/// The facts by their stable ids, one JSON object.
[[nodiscard]] std::string factsJson(const Facts& facts);

} // namespace torchtriage::request
