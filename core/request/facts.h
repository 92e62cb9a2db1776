// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// A rerun of the failing case with one change, as another room reports it.
struct TriedRun {
    std::string change;  ///< "blocking-launches", "cpu", "reference-operator", … an id or plain words
    std::string outcome; ///< "same-failure", "other-failure", "passed", "stopped"
    std::string detail;  ///< evidence: the message, the place
};

/// A check of the data or of the environment.
struct CheckFact {
    std::string id; ///< "class-index"
    bool held = false;
    std::string detail; ///< evidence: what did not hold, and where
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
    std::vector<std::string> ruledOut; ///< plain words
    std::string caseName;              ///< minimal case that is attached or kept; empty: none
    std::string note;                  ///< what the user adds
};

/// Calls `visit` with every text that comes from outside; ids and numbers are left out.
void forEachText(Facts& facts, const std::function<void(std::string&)>& visit);

/// The facts by their stable ids, one JSON object.
[[nodiscard]] std::string factsJson(const Facts& facts);

} // namespace torchtriage::request
