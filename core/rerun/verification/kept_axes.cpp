// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/whole_file.h"
#include "core/rerun/json_fields.h"
#include "core/rerun/verification/neighbours.h"

namespace torchtriage::rerun {

namespace {

using nlohmann::json;

constexpr std::uint64_t mostAxesBytes = std::uint64_t{4} << 20;
constexpr std::size_t mostAxes = 64;
constexpr std::int64_t longest = std::int64_t{1} << 48;
constexpr std::int64_t mostDimensions = 64;

/// A list of objects under a key; empty, with a complaint, for anything else.
std::vector<const json*> objectsOf(JsonFields& fields, const char* key)
{
    std::vector<const json*> objects;
    const json* list = fields.find(key);
    if (list == nullptr)
        return objects;
    if (!list->is_array() || list->size() > mostAxes) {
        fields.complain(key, "must be a list of at most 64");
        return objects;
    }
    for (const json& each : *list) {
        if (each.is_object())
            objects.push_back(&each);
        else
            fields.complain(key, "must hold objects");
    }
    return objects;
}

KeptAxis axisOf(const json& object, Complaint& complaint)
{
    JsonFields fields(object, "axes", complaint);
    KeptAxis axis;
    axis.before = fields.integer("before", 1, longest).value_or(1);
    for (const json* use : objectsOf(fields, "dimensions")) {
        JsonFields where(*use, "axes.dimensions", complaint);
        axis.uses.push_back(
            {where.text("input", true),
             static_cast<std::size_t>(where.integer("dimension", 0, mostDimensions).value_or(0))});
    }
    return axis;
}

} // namespace

io::Result<std::vector<KeptAxis>> parseKeptAxes(const std::string& path, std::string_view text)
{
    const auto document = objectIn(path, text, mostAxesBytes);
    if (!document)
        return io::fail(document.error());
    Complaint complaint;
    JsonFields fields(*document, {}, complaint);
    requireFormat(fields, "torchtriage.reduction");
    std::vector<KeptAxis> axes;
    for (const json* axis : objectsOf(fields, "axes"))
        axes.push_back(axisOf(*axis, complaint));
    if (complaint.any())
        return io::fail(complaint.error(path));
    std::erase_if(axes, [](const KeptAxis& axis) { return axis.uses.empty(); });
    return axes;
}

io::Result<std::vector<KeptAxis>> readKeptAxes(const std::string& folder)
{
    const std::string path = folder + "/reduction.json";
    const auto text = io::readWhole(path, mostAxesBytes);
    return text ? parseKeptAxes(path, *text) : io::fail(text.error());
}

} // namespace torchtriage::rerun
