// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/python_script.h"

#include "core/batch/decode.h"
#include "core/batch/tensor.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <set>

namespace torchtriage::rerun {

namespace {

/// Tensors with more elements are loaded from the file.
constexpr std::int64_t mostLiterals = 32;

/// A string literal: JSON's are Python's, but for \/ which the library does not write.
std::string quoted(const std::string& text)
{
    return nlohmann::json(text).dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
}

std::string realText(double value)
{
    if (std::isnan(value))
        return "float(\"nan\")";
    if (std::isinf(value))
        return value < 0 ? "float(\"-inf\")" : "float(\"inf\")";
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    std::string text(digits.data(), end.ptr);
    if (text.find_first_of(".e") == std::string::npos)
        text += ".0";
    return text;
}

std::string dtypeText(batch::DType dtype)
{
    return "torch." + std::string(batch::toString(dtype));
}

std::string tupleText(std::span<const std::int64_t> values)
{
    std::string text = "(";
    for (const std::int64_t value : values)
        text += std::to_string(value) + ", ";
    if (values.size() > 1)
        text.resize(text.size() - 2);
    else if (!values.empty())
        text.pop_back();
    return text + ")";
}

/// Where element `number`, counted row-major, lies in the storage.
std::size_t placeOf(const batch::WrittenTensor& tensor, std::int64_t number)
{
    std::int64_t place = tensor.offset;
    for (std::size_t d = tensor.shape.size(); d-- > 0;) {
        place += number % tensor.shape[d] * tensor.strides[d];
        number /= tensor.shape[d];
    }
    return static_cast<std::size_t>(place);
}

std::optional<std::string> literal(const batch::WrittenTensor& tensor, std::int64_t number)
{
    const std::size_t itemBytes = batch::bitsOf(tensor.dtype) / 8;
    const auto raw = std::span(tensor.storage).subspan(placeOf(tensor, number) * itemBytes, itemBytes);
    switch (batch::numberClassOf(tensor.dtype)) {
    case batch::NumberClass::Boolean:
    case batch::NumberClass::Integer: {
        std::int64_t value = 0;
        batch::decodeToInteger(tensor.dtype, false, raw, std::span(&value, 1));
        if (tensor.dtype == batch::DType::Bool)
            return value != 0 ? "True" : "False";
        return std::to_string(value);
    }
    case batch::NumberClass::Real: {
        double value = 0;
        batch::decodeToDouble(tensor.dtype, false, raw, std::span(&value, 1));
        return realText(value);
    }
    default:
        return std::nullopt;
    }
}

/// Nested lists; nullopt where an element has no literal.
std::optional<std::string> nestedLists(const batch::WrittenTensor& tensor, std::size_t dimension,
                                       std::int64_t& number)
{
    if (dimension == tensor.shape.size())
        return literal(tensor, number++);
    std::string text = "[";
    for (std::int64_t i = 0; i < tensor.shape[dimension]; ++i) {
        const auto item = nestedLists(tensor, dimension + 1, number);
        if (!item)
            return std::nullopt;
        text += (i == 0 ? "" : ", ") + *item;
    }
    return text + "]";
}

bool isPlain(const batch::WrittenTensor& tensor)
{
    batch::Tensor view;
    view.shape = tensor.shape;
    view.strides = tensor.strides;
    return tensor.offset == 0 && batch::isContiguous(view);
}

std::string definition(const batch::WrittenTensor& tensor)
{
    const auto count = batch::elementCount(tensor.shape);
    std::int64_t number = 0;
    const auto lists =
        count && *count > 0 && *count <= mostLiterals ? nestedLists(tensor, 0, number) : std::nullopt;
    std::string text;
    if (!lists)
        text = "batch[" + quoted(tensor.name) + "]";
    else if (isPlain(tensor))
        text = "torch.tensor(" + *lists + ", dtype=" + dtypeText(tensor.dtype) + ")";
    else // the layout is part of the case
        text = "torch.empty(" + std::to_string(tensor.storage.size() * 8 / batch::bitsOf(tensor.dtype)) +
               ", dtype=" + dtypeText(tensor.dtype) + ").as_strided(" + tupleText(tensor.shape) + ", " +
               tupleText(tensor.strides) + ", " + std::to_string(tensor.offset) + ").copy_(torch.tensor(" +
               *lists + "))";
    return tensor.name + " = " + text;
}

/// Arguments of a call, as Python.
class ArgumentText {
public:
    explicit ArgumentText(const Job& job) : m_job(job) {}

    std::string operator()(std::monostate) const { return "None"; }
    std::string operator()(bool value) const { return value ? "True" : "False"; }
    std::string operator()(std::int64_t value) const { return std::to_string(value); }
    std::string operator()(double value) const { return realText(value); }
    std::string operator()(const std::complex<double>& value) const
    {
        return "complex(" + realText(value.real()) + ", " + realText(value.imag()) + ")";
    }
    std::string operator()(const std::string& value) const { return quoted(value); }
    std::string operator()(const DTypeName& name) const { return dtypeText(name.dtype); }
    std::string operator()(const DeviceName& name) const
    {
        return quoted(name.device.value_or(m_job.device));
    }
    std::string operator()(LayoutName layout) const { return "torch." + std::string(toString(layout)); }
    std::string operator()(MemoryFormatName format) const
    {
        return "torch." + std::string(toString(format)) +
               (format == MemoryFormatName::Contiguous || format == MemoryFormatName::Preserve ? "_format"
                                                                                               : "");
    }
    std::string operator()(const TensorInput& tensor) const
    {
        std::string text =
            std::visit([this](const auto& origin) { return this->origin(origin); }, tensor.origin);
        if (tensor.change.rows)
            text += "[" + std::to_string(tensor.change.rows->first) + ":" +
                    std::to_string(tensor.change.rows->first + tensor.change.rows->count) + "]";
        if (tensor.change.dtype)
            text += ".to(" + dtypeText(*tensor.change.dtype) + ")";
        if (tensor.change.contiguous)
            text += ".contiguous()";
        const std::string device = tensor.change.device.value_or(m_job.device);
        const bool isOutput = std::holds_alternative<StepOutput>(tensor.origin);
        return device == "cpu" || (isOutput && !tensor.change.device) ? text
                                                                      : text + ".to(" + quoted(device) + ")";
    }
    std::string operator()(const ArgumentList& list) const
    {
        std::string text = "[";
        for (std::size_t i = 0; i < list.size(); ++i)
            text += (i == 0 ? "" : ", ") + std::visit(*this, list[i].value);
        return text + "]";
    }

private:
    [[nodiscard]] std::string origin(const TensorInFile& saved) const
    {
        return saved.file == "batch.pt" ? saved.key
                                        : "torch.load(" + quoted(saved.file) + ")[" + quoted(saved.key) + "]";
    }
    [[nodiscard]] static std::string origin(const SyntheticTensor& made)
    {
        const bool whole = batch::numberClassOf(made.dtype) == batch::NumberClass::Integer;
        if (whole)
            return "torch.randint(" + realText(made.low).substr(0, realText(made.low).find('.')) + ", " +
                   realText(made.high).substr(0, realText(made.high).find('.')) + ", " +
                   tupleText(made.shape) + ", dtype=" + dtypeText(made.dtype) + ")";
        return "torch.empty(" + tupleText(made.shape) + ", dtype=" + dtypeText(made.dtype) + ").uniform_(" +
               realText(made.low) + ", " + realText(made.high) + ")";
    }
    [[nodiscard]] static std::string origin(const GivenTensor& given)
    {
        std::string text = "torch.tensor([";
        for (std::size_t i = 0; i < given.values.size(); ++i)
            text += (i == 0 ? "" : ", ") + realText(given.values[i]);
        return text + "], dtype=" + dtypeText(given.dtype) + ").reshape(" + tupleText(given.shape) + ")";
    }
    [[nodiscard]] static std::string origin(const StepOutput& earlier)
    {
        return "out" + std::to_string(earlier.step) +
               (earlier.output == 0 ? std::string() : "[" + std::to_string(earlier.output) + "]");
    }

    const Job& m_job;
};

std::string callText(const Job& job, std::size_t number)
{
    const Step& step = job.steps[number];
    std::string callee;
    if (const auto* op = std::get_if<OperatorCall>(&step.call)) {
        std::string name = op->name.substr(0, op->name.find('.'));
        const std::size_t colons = name.find("::");
        if (colons != std::string::npos)
            name.replace(colons, 2, ".");
        callee = "torch.ops." + name;
    } else {
        const auto& module = std::get<ModuleCall>(step.call);
        callee = "torch.jit.load(" + quoted(module.file) + ", map_location=" + quoted(job.device) + ")." +
                 module.method;
    }
    std::string arguments;
    const ArgumentText text(job);
    for (const Argument& argument : step.arguments)
        arguments += (arguments.empty() ? "" : ", ") + std::visit(text, argument.value);
    for (const NamedArgument& named : step.named)
        arguments += (arguments.empty() ? "" : ", ") + named.name + "=" + std::visit(text, named.value.value);
    return "out" + std::to_string(number) + " = " + callee + "(" + arguments + ")";
}

std::string oneLine(std::string text)
{
    std::ranges::replace_if(
        text, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return text.substr(0, 200);
}

} // namespace

std::string pythonScript(const Job& job, std::span<const batch::WrittenTensor> tensors,
                         const Failure& failure)
{
    std::string definitions;
    bool loads = false;
    for (const batch::WrittenTensor& tensor : tensors) {
        const std::string line = definition(tensor);
        loads = loads || line.find(" = batch[") != std::string::npos;
        definitions += line + "\n";
    }
    std::string script = "# Fails with " +
                         oneLine(failure.exception.empty() ? "" : failure.exception + ": ") +
                         oneLine(failure.message) + "\n";
    if (loads)
        script += "import os\n\n";
    script += "import torch\n\n";
    if (job.seed)
        script += "torch.manual_seed(" + std::to_string(*job.seed) + ")\n";
    if (loads)
        script +=
            "batch = torch.load(os.path.join(os.path.dirname(os.path.abspath(__file__)), \"batch.pt\"))\n";
    script += definitions;
    for (std::size_t i = 0; i < job.steps.size(); ++i)
        script += callText(job, i) + "\n";
    if (job.device != "cpu")
        script += "torch.cuda.synchronize()\n";
    return script + "print(out" + std::to_string(job.steps.size() - 1) + ")\n";
}

} // namespace torchtriage::rerun
