// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/batch_tree.h"

#include "app/cli/batch_json.h"
#include "core/io/json_text.h"

#include <array>
#include <charconv>

namespace torchtriage::cli {

namespace {

using batch::ValueKind;

constexpr std::size_t shownText = 60;

std::string shapeText(const std::vector<std::int64_t>& shape)
{
    std::string text = "[";
    for (std::size_t i = 0; i < shape.size(); ++i)
        text += (i == 0 ? "" : ", ") + std::to_string(shape[i]);
    return text + "]";
}

std::string realText(double value)
{
    std::array<char, 32> digits{};
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::general, 6);
    return {digits.data(), end.ptr};
}

std::string numberText(const batch::Number& number)
{
    if (const double* const real = std::get_if<double>(&number))
        return realText(*real);
    return numberJson(number).dump();
}

std::string tensorText(const batch::ValueGraph& values, const batch::Tensor& tensor)
{
    std::string text = tensor.array ? "array   " : "tensor  ";
    text += tensor.dtypeName + "  " + shapeText(tensor.shape);
    if (tensor.layout != batch::Layout::Strided)
        text += "  " + std::string(toString(tensor.layout));
    else if (!isContiguous(tensor))
        text += "  strides " + shapeText(tensor.strides);
    if (!tensor.device.empty())
        text += "  " + tensor.device;
    if (!tensor.subclass.empty())
        text += "  " + plainText(tensor.subclass, shownText);
    if (tensor.requiresGrad)
        text += "  requires_grad";
    if (tensor.storage != batch::noId && values.storages()[tensor.storage].tensors > 1)
        text += "  storage " + plainText(values.storages()[tensor.storage].key, shownText);
    return text;
}

} // namespace

std::string plainText(std::string_view text, std::size_t width)
{
    std::string result;
    std::size_t characters = 0;
    for (const char each : text) {
        const auto byte = static_cast<unsigned char>(each);
        const bool continues = (byte & 0xc0) == 0x80;
        if (!continues && ++characters > width)
            return result + "…";
        result += byte < 0x20 || byte == 0x7f ? ' ' : each;
    }
    // Ill-formed UTF-8 becomes U+FFFD on the way through JSON.
    const std::string quoted = io::jsonText(nlohmann::ordered_json(result));
    return nlohmann::ordered_json::parse(quoted).get<std::string>();
}

std::string valueText(const batch::ValueGraph& values, batch::ValueId id)
{
    const ValueKind kind = values.kind(id);
    const std::string name(toString(kind));
    switch (kind) {
    case ValueKind::Tensor:
        return tensorText(values, values.tensor(id));
    case ValueKind::None:
        return name;
    case ValueKind::Bool:
        return name + "  " + (values.boolean(id) ? "true" : "false");
    case ValueKind::Int:
        return name + "  " + std::to_string(values.integer(id));
    case ValueKind::Float:
        return name + "  " + realText(values.real(id));
    case ValueKind::Complex:
        return name + "  " + realText(values.complex(id).real()) + " " + realText(values.complex(id).imag()) +
               "i";
    case ValueKind::BigInt:
    case ValueKind::Symbol:
        return name + "  " + plainText(values.text(id), shownText);
    case ValueKind::String:
        return name + "  \"" + plainText(values.text(id), shownText) + "\"";
    case ValueKind::Bytes:
        return name + "  (" + std::to_string(values.length(id)) + ")";
    case ValueKind::Opaque:
        return name + "  " + plainText(values.opaqueName(id), shownText);
    default:
        return name + "  (" + std::to_string(values.childCount(id)) + ")";
    }
}

std::string summaryText(const batch::Summary& summary)
{
    std::string text = "min " + numberText(summary.min) + "  max " + numberText(summary.max);
    text += "  mean " + (summary.mean ? realText(*summary.mean) : std::string("null"));
    text += "  std " + (summary.deviation ? realText(*summary.deviation) : std::string("null"));
    text += "  zeros " + std::to_string(summary.zeros) + "  nan " + std::to_string(summary.nan) + "  inf " +
            std::to_string(summary.positiveInfinity + summary.negativeInfinity);
    if (!summary.distinct.empty() && summary.distinct.size() <= 16) {
        text += "  distinct";
        for (const batch::ValueCount& each : summary.distinct)
            text += ' ' + numberText(each.value) + ':' + std::to_string(each.count);
    }
    return text;
}

} // namespace torchtriage::cli
