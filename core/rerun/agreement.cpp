// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/agreement.h"

#include "core/batch/walk.h"
#include "core/rerun/element_compare.h"
#include "core/rerun/kept_tensor.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <utility>

namespace torchtriage::rerun {

namespace {

// From the one that says most of a difference to the one that says least.
constexpr std::array gravest = {Agreement::Missing,  Agreement::KindDiffers, Agreement::ShapeDiffers,
                                Agreement::Beyond,   Agreement::Unknown,     Agreement::Within,
                                Agreement::Identical};

/// The number that an output of a single value has; NaN and infinities from their counts.
std::optional<double> numberOf(const OutputLine& line)
{
    if (line.dtype != "int" && line.dtype != "float" && line.dtype != "bool")
        return std::nullopt;
    if (line.nan.value_or(0) > 0)
        return std::numeric_limits<double>::quiet_NaN();
    if (const auto* real = std::get_if<double>(&line.min))
        return *real;
    if (const auto* whole = std::get_if<std::int64_t>(&line.min))
        return static_cast<double>(*whole);
    if (const auto* natural = std::get_if<std::uint64_t>(&line.min))
        return static_cast<double>(*natural);
    if (const auto* flag = std::get_if<bool>(&line.min))
        return *flag ? 1 : 0;
    return std::nullopt; // an infinity, whose sign the line does not tell
}

batch::DType dtypeOf(const OutputLine& line)
{
    if (line.shape)
        return batch::dtypeFromTorch(line.dtype).value_or(batch::DType::Other);
    return line.dtype == "float"     ? batch::DType::Float64
           : line.dtype == "complex" ? batch::DType::Complex128
           : line.dtype == "int"     ? batch::DType::Int64
                                     : batch::DType::Bool;
}

/// A kept output, opened; nothing if it was not kept or cannot be read as what its line says.
struct KeptOutput {
    batch::BatchFile file;
    batch::ValueId value = batch::noId;
};
std::optional<KeptOutput> openKept(const RunOutputs& run, const OutputLine& line)
{
    const std::string path = keptPath(run.folder, line.file);
    if (path.empty())
        return std::nullopt;
    auto opened = batch::openBatch(path);
    if (!opened)
        return std::nullopt;
    KeptOutput kept{*std::move(opened), batch::noId};
    const auto value = batch::find(kept.file.values, kept.file.root, "value");
    if (!value || kept.file.values.kind(*value) != batch::ValueKind::Tensor ||
        kept.file.values.tensor(*value).shape != line.shape)
        return std::nullopt;
    kept.value = *value;
    return kept;
}

void compareKept(const RunOutputs& referenceRun, const OutputLine& before, const RunOutputs& otherRun,
                 const OutputLine& now, OutputAgreement& result)
{
    const auto reference = openKept(referenceRun, before), other = openKept(otherRun, now);
    if (!reference || !other)
        return;
    const auto left = batch::sourceOf(reference->file, reference->value, false);
    const auto right = batch::sourceOf(other->file, other->value, false);
    if (!left || !right || !compareElements(*left, *right, result))
        result.agreement = Agreement::Unknown;
}

OutputAgreement compareLines(const RunOutputs& referenceRun, const OutputLine& before,
                             const RunOutputs& otherRun, const OutputLine& now, const Tolerances& tolerances)
{
    OutputAgreement result;
    result.step = now.step;
    result.output = now.output;
    result.dtype = now.dtype;
    result.referenceDtype = before.dtype;
    result.tolerance = tolerances.between(dtypeOf(before), dtypeOf(now));
    const auto number = numberOf(now), numberBefore = numberOf(before);
    if (before.shape.has_value() != now.shape.has_value())
        result.agreement = Agreement::KindDiffers;
    else if (before.shape != now.shape)
        result.agreement = Agreement::ShapeDiffers;
    else if (before.dtype == now.dtype && before.digest == now.digest)
        result.agreement = Agreement::Identical;
    else if (now.shape)
        compareKept(referenceRun, before, otherRun, now, result);
    else if (number && numberBefore)
        comparePair(*numberBefore, *number, result);
    else if (before.dtype != now.dtype)
        result.agreement = Agreement::KindDiffers;
    else // texts and other values: nothing lies between same and not same
        result.agreement =
            before.digest.empty() || now.digest.empty() ? Agreement::Unknown : Agreement::Beyond;
    return result;
}

using Place = std::pair<std::size_t, std::size_t>; // step and output
std::map<Place, const OutputLine*> byPlace(const std::vector<OutputLine>& lines)
{
    std::map<Place, const OutputLine*> places;
    for (const OutputLine& line : lines)
        places.emplace(Place{line.step, line.output}, &line);
    return places;
}

OutputAgreement missing(const OutputLine& line, bool isNew)
{
    OutputAgreement result;
    result.step = line.step;
    result.output = line.output;
    result.agreement = Agreement::Missing;
    (isNew ? result.dtype : result.referenceDtype) = line.dtype;
    return result;
}

} // namespace

std::vector<OutputAgreement> compareOutputs(const RunOutputs& reference, const RunOutputs& other,
                                            const Tolerances& tolerances)
{
    const auto before = byPlace(reference.lines), now = byPlace(other.lines);
    std::vector<OutputAgreement> results;
    for (const auto& [place, line] : now) {
        const auto same = before.find(place);
        results.push_back(same != before.end()
                              ? compareLines(reference, *same->second, other, *line, tolerances)
                              : missing(*line, true));
    }
    for (const auto& [place, line] : before) {
        if (!now.contains(place))
            results.push_back(missing(*line, false));
    }
    return results;
}

std::optional<Agreement> overall(std::span<const OutputAgreement> outputs) noexcept
{
    for (const Agreement agreement : gravest) {
        if (std::ranges::find(outputs, agreement, &OutputAgreement::agreement) != outputs.end())
            return agreement;
    }
    return std::nullopt;
}

std::string_view toString(Agreement agreement) noexcept
{
    switch (agreement) {
    case Agreement::Identical:
        return "identical";
    case Agreement::Within:
        return "within";
    case Agreement::Beyond:
        return "beyond";
    case Agreement::ShapeDiffers:
        return "shape-differs";
    case Agreement::KindDiffers:
        return "kind-differs";
    case Agreement::Missing:
        return "missing";
    case Agreement::Unknown:
        return "unknown";
    }
    return "unknown";
}

std::optional<Agreement> agreementFromString(std::string_view id) noexcept
{
    for (const Agreement agreement : gravest) {
        if (toString(agreement) == id)
            return agreement;
    }
    return std::nullopt;
}

} // namespace torchtriage::rerun
