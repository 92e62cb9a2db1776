// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/batch_candidates.h"

#include "core/batch/walk.h"
#include "core/contract/check_run.h"

#include <algorithm>
#include <array>

namespace torchtriage::contract {

namespace {

constexpr std::size_t mostCandidates = 2000;

struct UsualNames {
    std::string_view role;
    std::array<std::string_view, 12> names;
};

/// Names under which people keep these things; the first ones count more.
constexpr std::array<UsualNames, 10> usual = {{
    {"target",
     {"target", "targets", "label", "labels", "y", "gt", "ground_truth", "class_ids", "classes",
      "class_idx"}},
    {"targets", {"targets", "target", "labels", "transcripts", "tokens"}},
    {"input",
     {"logits", "outputs", "output", "pred", "preds", "predictions", "scores", "log_probs", "probs",
      "input"}},
    {"log_probs", {"log_probs", "logprobs", "logits", "outputs", "output"}},
    {"indices", {"indices", "index", "ids", "input_ids", "token_ids", "tokens", "idx"}},
    {"index", {"index", "indices", "idx", "ids"}},
    {"lengths", {"lengths", "length", "lens", "seq_lens", "seq_lengths", "input_lengths"}},
    {"p", {"p", "probs", "probabilities", "prob", "input"}},
    {"offsets", {"offsets", "offs", "starts"}},
    {"repeats", {"repeats", "counts"}},
}};

constexpr std::array<std::string_view, 12> idNameList = {"sample_id", "sample_ids", "id",        "ids",
                                                         "uid",       "uids",       "utt_id",    "image_id",
                                                         "file",      "files",      "file_name", "name"};
constexpr std::array<std::string_view, 8> sourceNameList = {"source", "sources", "dataset", "datasets",
                                                            "domain", "origin",  "corpus",  "site"};

std::string lower(std::string_view text)
{
    std::string result(text);
    for (char& each : result)
        each = each >= 'A' && each <= 'Z' ? static_cast<char>(each + 32) : each;
    return result;
}

/// "batch.supervision.target" -> "target".
std::string lastPart(std::string_view key)
{
    const auto dot = key.rfind('.');
    return lower(dot == key.npos ? key : key.substr(dot + 1));
}

bool fits(std::string_view role, const batch::Tensor& tensor)
{
    const batch::NumberClass kind = batch::numberClassOf(tensor.dtype);
    if (role == "input" || role == "log_probs" || role == "p")
        return kind == batch::NumberClass::Real;
    if (role == "indices" || role == "index" || role == "lengths" || role == "offsets")
        return kind == batch::NumberClass::Integer;
    return true;
}

/// Weights and biases are proposed by nothing but their own name.
const Candidate* named(std::string_view role, const std::vector<const Candidate*>& free)
{
    const auto row = std::ranges::find(usual, role, &UsualNames::role);
    std::vector<std::string_view> names{role};
    if (row != usual.end())
        names.assign(row->names.begin(), row->names.end());
    for (const std::string_view name : names) {
        const auto found = std::ranges::find_if(free, [&](const Candidate* each) {
            return !name.empty() && lastPart(each->key) == name && fits(role, *each->tensor);
        });
        if (found != free.end())
            return *found;
    }
    return nullptr;
}

/// A target is the only vector or plane of int64.
const Candidate* typed(std::string_view role, const std::vector<const Candidate*>& free)
{
    if (role != "target" && role != "indices" && role != "index")
        return nullptr;
    const Candidate* only = nullptr;
    for (const Candidate* const each : free) {
        if (each->tensor->dtype != batch::DType::Int64 || each->tensor->shape.empty())
            continue;
        if (only)
            return nullptr;
        only = each;
    }
    return only;
}

} // namespace

std::vector<Candidate> candidatesOf(const batch::BatchFile& batch)
{
    std::vector<Candidate> candidates;
    if (batch.root == batch::noId)
        return candidates;
    batch::walk(batch.values, batch.root, [&](const batch::Visit& visit) {
        if (batch.values.kind(visit.id) != batch::ValueKind::Tensor)
            return batch::WalkStep::Enter;
        candidates.push_back({std::string(visit.key), &batch.values.tensor(visit.id), {}});
        return candidates.size() < mostCandidates ? batch::WalkStep::Skip : batch::WalkStep::Stop;
    });
    for (Candidate& each : candidates)
        each.evidence = each.tensor->dtypeName + " " + shapeText(each.tensor->shape);
    return candidates;
}

Choice candidateFor(std::string_view role, std::span<const ProposedInput> taken,
                    const std::vector<Candidate>& candidates)
{
    std::vector<const Candidate*> free;
    for (const Candidate& each : candidates) {
        if (std::ranges::find(taken, each.key, &ProposedInput::key) == taken.end())
            free.push_back(&each);
    }
    if (const Candidate* const found = named(role, free))
        return {found, Origin::Name};
    return {typed(role, free), Origin::Type};
}

std::string sampleKeyNamed(const batch::BatchFile& batch, std::span<const std::string_view> names,
                           std::uint64_t samples)
{
    std::string best;
    std::size_t rank = names.size();
    batch::walk(batch.values, batch.root, [&](const batch::Visit& visit) {
        const batch::ValueKind kind = batch.values.kind(visit.id);
        const bool list = kind == batch::ValueKind::List || kind == batch::ValueKind::Tuple;
        const bool tensor = kind == batch::ValueKind::Tensor;
        const auto place =
            static_cast<std::size_t>(std::ranges::find(names, lastPart(visit.key)) - names.begin());
        if (place < rank && (list || tensor)) {
            const std::uint64_t count =
                list ? batch.values.childCount(visit.id)
                : batch.values.tensor(visit.id).shape.size() == 1
                    ? static_cast<std::uint64_t>(batch.values.tensor(visit.id).shape[0])
                    : 0;
            if (count == samples) {
                rank = place;
                best = visit.key;
            }
        }
        return kind == batch::ValueKind::Dict || kind == batch::ValueKind::Opaque || visit.depth == 0
                   ? batch::WalkStep::Enter
                   : batch::WalkStep::Skip;
    });
    return best;
}

std::span<const std::string_view> idNames() noexcept
{
    return idNameList;
}

std::span<const std::string_view> sourceNames() noexcept
{
    return sourceNameList;
}

} // namespace torchtriage::contract
