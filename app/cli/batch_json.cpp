// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/batch_json.h"

#include <cmath>

namespace torchtriage::cli {

namespace {

using Json = nlohmann::ordered_json;
using batch::ValueKind;

constexpr std::size_t longestText = 1000;

Json textOrNull(std::string_view text)
{
    return text.empty() ? Json(nullptr) : Json(std::string(text));
}

Json realJson(double value)
{
    if (std::isfinite(value))
        return value;
    return std::isnan(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity";
}

template <class T>
Json valueOrNull(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

std::string hexText(std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const char each : bytes.substr(0, longestText / 2)) {
        text += digits[static_cast<unsigned char>(each) >> 4];
        text += digits[static_cast<unsigned char>(each) & 0x0f];
    }
    return text;
}

Json scalarJson(const batch::ValueGraph& values, batch::ValueId id)
{
    switch (values.kind(id)) {
    case ValueKind::Bool:
        return values.boolean(id);
    case ValueKind::Int:
        return values.integer(id);
    case ValueKind::Float:
        return realJson(values.real(id));
    case ValueKind::Complex:
        return numberJson(values.complex(id));
    case ValueKind::Bytes:
        return hexText(values.text(id));
    case ValueKind::BigInt:
    case ValueKind::Symbol:
    case ValueKind::String:
        return std::string(values.text(id).substr(0, longestText));
    default:
        return nullptr;
    }
}

Json quantizationJson(const batch::Tensor& tensor)
{
    if (!tensor.quantization)
        return nullptr;
    const batch::Quantization& quantization = *tensor.quantization;
    return {{"scheme", quantization.scheme},
            {"scale", valueOrNull(quantization.scale)},
            {"zero_point", valueOrNull(quantization.zeroPoint)},
            {"axis", valueOrNull(quantization.axis)}};
}

void addTensor(Json& entry, const batch::ValueGraph& values, const batch::Tensor& tensor)
{
    const batch::Storage* const storage =
        tensor.storage == batch::noId ? nullptr : &values.storages()[tensor.storage];
    const bool strided = tensor.layout == batch::Layout::Strided;
    // An offset is given where the element can be found in the file itself, not inside a compressed entry.
    const bool inFile = storage != nullptr && storage->present &&
                        storage->extent.coding == batch::Extent::Coding::Stored && !storage->extent.latin1;
    const auto first = static_cast<std::uint64_t>(tensor.storageOffset) * tensor.itemBits / 8;
    const auto count = batch::elementCount(tensor.shape);
    entry["dtype"] = tensor.dtypeName;
    entry["shape"] = tensor.shape;
    entry["strides"] = strided ? Json(tensor.strides) : Json(nullptr);
    entry["contiguous"] = strided ? Json(isContiguous(tensor)) : Json(nullptr);
    entry["device"] = textOrNull(tensor.device);
    entry["offset"] = inFile ? Json(storage->extent.fileOffset + first) : Json(nullptr);
    entry["bytes"] =
        strided && count && tensor.itemBits != 0 ? Json((*count * tensor.itemBits + 7) / 8) : Json(nullptr);
    entry["requires_grad"] = tensor.requiresGrad;
    entry["layout"] = std::string(toString(tensor.layout));
    entry["storage"] = storage != nullptr ? Json(storage->key) : Json(nullptr);
    entry["storage_offset"] = storage != nullptr ? Json(tensor.storageOffset) : Json(nullptr);
    entry["storage_tensors"] = storage != nullptr ? Json(storage->tensors) : Json(nullptr);
    entry["conj"] = tensor.conjugate;
    entry["neg"] = tensor.negative;
    entry["parameter"] = tensor.parameter;
    entry["quantization"] = quantizationJson(tensor);
}

} // namespace

Json numberJson(const batch::Number& number)
{
    struct Visitor {
        Json operator()(std::monostate) const { return nullptr; }
        Json operator()(bool value) const { return value; }
        Json operator()(std::int64_t value) const { return value; }
        Json operator()(std::uint64_t value) const { return value; }
        Json operator()(double value) const { return realJson(value); }
        Json operator()(const std::complex<double>& value) const
        {
            return Json::array({realJson(value.real()), realJson(value.imag())});
        }
    };
    return std::visit(Visitor{}, number);
}

std::string_view contractKind(const batch::ValueGraph& values, batch::ValueId id)
{
    switch (values.kind(id)) {
    case ValueKind::Tensor:
        return values.tensor(id).array ? "array" : "tensor";
    case ValueKind::List:
    case ValueKind::Tuple:
    case ValueKind::Set:
        return "list";
    case ValueKind::Dict:
        return "dict";
    case ValueKind::String:
    case ValueKind::Bytes:
        return "string";
    case ValueKind::Opaque:
        return "opaque";
    default:
        return "scalar";
    }
}

Json valueJson(const batch::BatchFile& file, batch::ValueId id, std::string_view key)
{
    const batch::ValueGraph& values = file.values;
    const ValueKind kind = values.kind(id);
    const bool text = kind == ValueKind::String || kind == ValueKind::Bytes;
    Json entry;
    entry["key"] = std::string(key);
    entry["kind"] = std::string(contractKind(values, id));
    entry["type"] = std::string(toString(kind));
    entry["class"] = kind == ValueKind::Opaque   ? textOrNull(values.opaqueName(id))
                     : kind == ValueKind::Tensor ? textOrNull(values.tensor(id).subclass)
                                                 : Json(nullptr);
    entry["value"] = scalarJson(values, id);
    entry["length"] = text ? values.length(id) : values.childCount(id);
    if (kind == ValueKind::Tensor) {
        addTensor(entry, values, values.tensor(id));
        return entry;
    }
    for (const char* const name :
         {"dtype", "shape", "strides", "contiguous", "device", "offset", "bytes", "requires_grad", "layout",
          "storage", "storage_offset", "storage_tensors", "conj", "neg", "parameter", "quantization"})
        entry[name] = nullptr;
    return entry;
}

void addSummary(Json& entry, const std::optional<batch::Summary>& summary)
{
    if (!summary) {
        for (const char* const name : {"min", "max", "mean", "mean_imaginary", "std", "zeros", "nan", "inf",
                                       "negative_inf", "distinct", "histogram"})
            entry[name] = nullptr;
        return;
    }
    entry["min"] = numberJson(summary->min);
    entry["max"] = numberJson(summary->max);
    entry["mean"] = valueOrNull(summary->mean);
    entry["mean_imaginary"] = valueOrNull(summary->meanImaginary);
    entry["std"] = valueOrNull(summary->deviation);
    entry["zeros"] = summary->zeros;
    entry["nan"] = summary->nan;
    entry["inf"] = summary->positiveInfinity + summary->negativeInfinity;
    entry["negative_inf"] = summary->negativeInfinity;
    Json distinct = nullptr;
    for (const batch::ValueCount& each : summary->distinct)
        distinct.push_back({{"value", numberJson(each.value)}, {"count", each.count}});
    entry["distinct"] = std::move(distinct);
    entry["histogram"] = summary->histogram.edges.empty() ? Json(nullptr)
                                                          : Json{{"edges", summary->histogram.edges},
                                                                 {"counts", summary->histogram.counts}};
}

Json globalsJson(const batch::BatchFile& file)
{
    Json list = Json::array();
    for (const batch::GlobalUse& use : file.values.globals()) {
        if (use.risk == batch::GlobalRisk::Allowed)
            continue;
        list.push_back({{"module", use.module},
                        {"name", use.name},
                        {"risk", std::string(toString(use.risk))},
                        {"dangerous", isDangerous(use.risk)},
                        {"called", use.called},
                        {"key", textOrNull(use.key)},
                        {"member", textOrNull(use.member)},
                        {"offset", use.byteOffset},
                        {"count", use.count}});
    }
    return list;
}

Json notesJson(const batch::BatchFile& file)
{
    Json list = Json::array();
    for (const batch::Note& note : file.notes)
        list.push_back({{"id", std::string(toString(note.kind))},
                        {"place", textOrNull(note.place)},
                        {"detail", textOrNull(note.detail)}});
    return list;
}

Json problemsJson(const batch::BatchFile& file)
{
    Json list = Json::array();
    for (const io::Error& problem : file.problems)
        list.push_back({{"kind", std::string(toString(problem.kind))},
                        {"place", textOrNull(problem.place)},
                        {"detail", textOrNull(problem.detail)}});
    return list;
}

Json metadataJson(const batch::BatchFile& file)
{
    Json object = Json::object();
    for (const auto& [name, value] : file.metadata)
        object[name] = value;
    return object;
}

Json membersJson(const batch::BatchFile& file)
{
    Json list = Json::array();
    for (const batch::Member& member : file.members) {
        if (file.format == batch::Format::Npz || member.name.find("/data/") != member.name.npos ||
            member.name.find("/constants/") != member.name.npos)
            continue;
        list.push_back({{"name", member.name}, {"bytes", member.size}, {"compressed", member.compressed}});
    }
    return list;
}

} // namespace torchtriage::cli
