// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/tolerance.h"

#include "core/rerun/json_fields.h"
#include "resources/embedded.h"

#include <algorithm>

namespace torchtriage::rerun {

namespace {

using nlohmann::json;

constexpr std::size_t mostToleranceBytes = std::size_t{1} << 20;
constexpr std::size_t mostDTypes = 1000;

Tolerance readTolerance(JsonFields& fields)
{
    const Tolerance tolerance{fields.real("relative", -1), fields.real("absolute", -1)};
    if (!(tolerance.relative >= 0 && tolerance.relative <= 1))
        fields.complain("relative", "must lie in [0, 1]");
    if (!(tolerance.absolute >= 0 && tolerance.absolute <= 1))
        fields.complain("absolute", "must lie in [0, 1]");
    return tolerance;
}

void readDTypes(JsonFields& top, Tolerances& tolerances)
{
    const json* list = top.find("dtypes");
    if (list == nullptr || !list->is_array() || list->size() > mostDTypes) {
        top.complain("dtypes", "must be a list");
        return;
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
        JsonFields fields((*list)[i], "dtypes[" + std::to_string(i) + ']', top.complaint());
        const auto dtype = batch::dtypeFromTorch(fields.text("dtype", true));
        if (!dtype)
            fields.complain("dtype", "is not a dtype");
        tolerances.dtypes.emplace_back(dtype.value_or(batch::DType::Other), readTolerance(fields));
    }
}

} // namespace

Tolerance Tolerances::between(batch::DType a, batch::DType b) const noexcept
{
    const auto of = [this](batch::DType dtype) {
        const auto found = std::ranges::find(dtypes, dtype, &std::pair<batch::DType, Tolerance>::first);
        return found != dtypes.end() ? found->second : others;
    };
    const Tolerance first = of(a), second = of(b);
    return {std::max(first.relative, second.relative), std::max(first.absolute, second.absolute)};
}

io::Result<Tolerances> parseTolerances(const std::string& path, std::string_view text)
{
    const auto document = objectIn(path, text, mostToleranceBytes);
    if (!document)
        return io::fail(document.error());
    Complaint complaint;
    JsonFields fields(*document, {}, complaint);
    requireFormat(fields, "torchtriage.tolerances");
    Tolerances tolerances;
    tolerances.source = fields.text("source", true);
    readDTypes(fields, tolerances);
    static const json nothing;
    const json* others = fields.find("others");
    JsonFields rest(others != nullptr ? *others : nothing, "others", complaint);
    tolerances.others = readTolerance(rest);
    if (complaint.any())
        return io::fail(complaint.error(path));
    return tolerances;
}

io::Result<Tolerances> builtinTolerances()
{
    const auto files = resources::toleranceFiles();
    return parseTolerances(std::string(files.front().name), files.front().content);
}

} // namespace torchtriage::rerun
