// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/argument_reader.h"

#include "core/batch/tensor.h"
#include "core/rerun/job_format.h"

#include <cmath>
#include <limits>

namespace torchtriage::rerun {

namespace {

using nlohmann::json;

constexpr int deepest = 16;
constexpr std::size_t mostGivenValues = 65'536;
constexpr std::array layouts = {LayoutName::Strided, LayoutName::SparseCoo, LayoutName::SparseCsr};
constexpr std::array memoryFormats = {MemoryFormatName::Contiguous, MemoryFormatName::Preserve,
                                      MemoryFormatName::ChannelsLast, MemoryFormatName::ChannelsLast3d};
// What an object can be is told by the first of these keys that it has.
constexpr std::array argumentKinds = {"file",   "synthetic", "values",        "step",    "dtype",
                                      "device", "layout",    "memory_format", "complex", "float"};

std::optional<batch::DType> readDType(JsonFields& fields, const char* key)
{
    const std::string name = fields.text(key);
    if (name.empty())
        return std::nullopt;
    const auto dtype = batch::dtypeFromTorch(name);
    if (!dtype || *dtype == batch::DType::Other || *dtype == batch::DType::SubByteInt) {
        fields.complain(key, "\"" + name.substr(0, 100) + "\" is not a dtype");
        return std::nullopt;
    }
    return dtype;
}

// Of a tensor that a job describes by itself.
batch::DType readElementType(JsonFields& fields, batch::DType fallback)
{
    const auto dtype = readDType(fields, "dtype").value_or(fallback);
    if (dtype >= batch::DType::QInt8 || batch::numberClassOf(dtype) == batch::NumberClass::None ||
        batch::bitsOf(dtype) < 8) {
        fields.complain("dtype", "elements of " + std::string(batch::toString(dtype)) + " cannot be made");
        return fallback;
    }
    return dtype;
}

std::string readDevice(JsonFields& fields)
{
    std::string device = fields.text("device");
    if (!device.empty() && !isDeviceName(device))
        fields.complain("device", "\"" + device.substr(0, 100) + "\" is not a device");
    return device;
}

std::vector<std::int64_t> readShape(JsonFields& fields)
{
    auto shape = fields.dimensions("shape", 0);
    if (!fields.has("shape"))
        fields.complain("shape", "is missing");
    else if (shape && !batch::elementCount(*shape))
        fields.complain("shape", "holds more elements than can be counted", io::ErrorKind::TooLarge);
    return shape.value_or(std::vector<std::int64_t>{});
}

bool isWhole(double value)
{
    constexpr double exact = 9007199254740992; // 2^53
    return std::abs(value) <= exact && std::trunc(value) == value;
}

// Defaults that suit a dtype: numbers that no kernel rejects, small enough for any integer type.
void readRange(JsonFields& fields, SyntheticTensor& tensor)
{
    const auto numbers = batch::numberClassOf(tensor.dtype);
    const bool whole = numbers == batch::NumberClass::Integer || numbers == batch::NumberClass::Boolean;
    const double high = numbers == batch::NumberClass::Integer   ? 100
                        : numbers == batch::NumberClass::Boolean ? 2
                                                                 : 1;
    tensor.low = fields.real("low", whole ? 0 : -1);
    tensor.high = fields.real("high", std::max(high, tensor.low));
    if (!std::isfinite(tensor.low) || !std::isfinite(tensor.high) || tensor.high < tensor.low)
        fields.complain("high", "must be finite and not below low");
    else if (whole && (!isWhole(tensor.low) || !isWhole(tensor.high)))
        fields.complain("low", "must be whole for integers, as high");
}

SyntheticTensor readSynthetic(JsonFields fields)
{
    SyntheticTensor tensor;
    tensor.shape = readShape(fields);
    tensor.dtype = readElementType(fields, batch::DType::Float32);
    tensor.strides = fields.dimensions("strides", 0);
    if (tensor.strides && tensor.strides->size() != tensor.shape.size())
        fields.complain("strides", "must be as many as the dimensions of shape");
    tensor.seed = fields.natural("seed").value_or(0);
    readRange(fields, tensor);
    if (fields.complaint().any())
        return tensor;
    batch::Tensor view;
    view.shape = tensor.shape;
    view.strides = tensor.strides ? *tensor.strides : batch::contiguousStrides(tensor.shape);
    const auto end = batch::elementEnd(view);
    if (!end || *end > mostSyntheticBytes / (batch::bitsOf(tensor.dtype) / 8))
        fields.complain("shape", "needs more than " + std::to_string(mostSyntheticBytes) + " bytes",
                        io::ErrorKind::TooLarge);
    return tensor;
}

GivenTensor readGiven(JsonFields& fields, const json& values)
{
    GivenTensor tensor;
    tensor.dtype = readElementType(fields, batch::DType::Int64);
    if (!values.is_array() || values.size() > mostGivenValues) {
        fields.complain("values",
                        "must be a list of at most " + std::to_string(mostGivenValues) + " numbers");
        return tensor;
    }
    const bool real = batch::numberClassOf(tensor.dtype) == batch::NumberClass::Real;
    for (const json& each : values) {
        const auto number = each.is_boolean() ? std::optional(each.get<bool>() ? 1.0 : 0.0) : realFrom(each);
        if (!number || (!real && !isWhole(*number))) {
            fields.complain("values", "must hold numbers of the dtype");
            return tensor;
        }
        tensor.values.push_back(*number);
    }
    tensor.shape = fields.has("shape") ? readShape(fields)
                                       : std::vector<std::int64_t>{static_cast<std::int64_t>(values.size())};
    if (batch::elementCount(tensor.shape) != values.size())
        fields.complain("shape", "does not hold as many elements as values");
    return tensor;
}

InputChange readChange(JsonFields& input)
{
    InputChange change;
    const json* object = input.find("as");
    if (object == nullptr)
        return change;
    JsonFields fields(*object, input.place("as"), input.complaint());
    if (const auto rows = fields.dimensions("rows", 0)) {
        if (rows->size() == 2)
            change.rows = Rows{rows->front(), rows->back()};
        else
            fields.complain("rows", "must be two numbers: first and count");
    }
    change.dtype = readDType(fields, "dtype");
    change.contiguous = fields.flag("contiguous");
    if (const std::string device = readDevice(fields); !device.empty())
        change.device = device;
    return change;
}

Argument readComplex(JsonFields& fields, const json& parts)
{
    if (parts.is_array() && parts.size() == 2) {
        const auto real = realFrom(parts[0]);
        const auto imaginary = realFrom(parts[1]);
        if (real && imaginary)
            return {std::complex<double>(*real, *imaginary)};
    }
    fields.complain("complex", "must be two numbers: real and imaginary part");
    return {};
}

Argument readFloat(JsonFields& fields, const json& value)
{
    const auto number = realFrom(value);
    if (!number)
        fields.complain("float", "must be a number, \"nan\", \"inf\" or \"-inf\"");
    return {number.value_or(0)};
}

} // namespace

Argument ArgumentReader::read(const json& value, const std::string& place, std::size_t step, int depth)
{
    if (value.is_null())
        return {};
    if (value.is_boolean())
        return {value.get<bool>()};
    if (value.is_number_unsigned() &&
        value.get<std::uint64_t>() > std::uint64_t{std::numeric_limits<std::int64_t>::max()}) {
        m_complaint.add(place, "is over the range of a 64-bit integer");
        return {};
    }
    if (value.is_number_integer())
        return {value.get<std::int64_t>()};
    if (value.is_number_float())
        return {value.get<double>()};
    if (value.is_string())
        return {value.get<std::string>()};
    if (value.is_array())
        return {readList(value, place, step, depth)};
    return readObject(value, place, step);
}

ArgumentList ArgumentReader::readList(const json& value, const std::string& place, std::size_t step,
                                      int depth)
{
    ArgumentList list;
    if (depth >= deepest) {
        m_complaint.add(place, "is nested deeper than " + std::to_string(deepest) + " lists",
                        io::ErrorKind::TooLarge);
        return list;
    }
    list.reserve(value.size());
    for (const json& each : value) {
        list.push_back(read(each, place + '[' + std::to_string(list.size()) + ']', step, depth + 1));
        if (m_complaint.any())
            break;
    }
    return list;
}

StepOutput ArgumentReader::readStepOutput(JsonFields& fields, std::size_t step)
{
    StepOutput result;
    const json* reference = fields.find("step");
    if (reference->is_string()) {
        const auto found = m_names.find(reference->get_ref<const std::string&>());
        if (found == m_names.end())
            fields.complain("step", "no earlier step has this name");
        else
            result.step = found->second;
    } else {
        result.step = fields.natural("step").value_or(0);
    }
    if (result.step >= step)
        fields.complain("step", "must be an earlier step");
    result.output = static_cast<std::size_t>(fields.integer("output", 0, 1'000'000).value_or(0));
    return result;
}

Argument ArgumentReader::readObject(const json& value, const std::string& place, std::size_t step)
{
    JsonFields fields(value, place, m_complaint);
    const char* const* kind =
        std::ranges::find_if(argumentKinds, [&](const char* key) { return fields.has(key); });
    const std::string_view key = kind != argumentKinds.end() ? *kind : "";
    if (key == "file")
        return {TensorInput{TensorInFile{fields.text("file", true, 4096), fields.text("key")},
                            readChange(fields)}};
    if (key == "synthetic")
        return {
            TensorInput{readSynthetic({*fields.find("synthetic"), fields.place("synthetic"), m_complaint}),
                        readChange(fields)}};
    if (key == "values")
        return {TensorInput{readGiven(fields, *fields.find("values")), readChange(fields)}};
    if (key == "step")
        return {TensorInput{readStepOutput(fields, step), readChange(fields)}};
    if (key == "dtype")
        return {DTypeName{readDType(fields, "dtype").value_or(batch::DType::Float32)}};
    if (key == "device") {
        if (fields.text("device") == "job")
            return {DeviceName{}};
        return {DeviceName{readDevice(fields)}};
    }
    if (key == "layout")
        return {fields.oneOf("layout", layouts, LayoutName::Strided)};
    if (key == "memory_format")
        return {fields.oneOf("memory_format", memoryFormats, MemoryFormatName::Contiguous)};
    if (key == "complex")
        return readComplex(fields, *fields.find("complex"));
    if (key == "float")
        return readFloat(fields, *fields.find("float"));
    m_complaint.add(place,
                    "is no kind of argument: none of file, synthetic, values, step, dtype, device, layout, "
                    "memory_format, complex, float is in it");
    return {};
}

} // namespace torchtriage::rerun
