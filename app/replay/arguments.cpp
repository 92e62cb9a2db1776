// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/arguments.h"

#include "app/replay/dtypes.h"

#include <algorithm>

namespace torchtriage::replay {

namespace {

using c10::IValue;
using c10::TypeKind;
using c10::TypePtr;
using rerun::ErrorKind;

std::int64_t numberOf(rerun::LayoutName layout)
{
    switch (layout) {
    case rerun::LayoutName::SparseCoo:
        return static_cast<std::int64_t>(c10::kSparse);
    case rerun::LayoutName::SparseCsr:
        return static_cast<std::int64_t>(c10::kSparseCsr);
    case rerun::LayoutName::Strided:
        break;
    }
    return static_cast<std::int64_t>(c10::kStrided);
}

std::int64_t numberOf(rerun::MemoryFormatName format)
{
    switch (format) {
    case rerun::MemoryFormatName::Preserve:
        return static_cast<std::int64_t>(c10::MemoryFormat::Preserve);
    case rerun::MemoryFormatName::ChannelsLast:
        return static_cast<std::int64_t>(c10::MemoryFormat::ChannelsLast);
    case rerun::MemoryFormatName::ChannelsLast3d:
        return static_cast<std::int64_t>(c10::MemoryFormat::ChannelsLast3d);
    case rerun::MemoryFormatName::Contiguous:
        break;
    }
    return static_cast<std::int64_t>(c10::MemoryFormat::Contiguous);
}

/// Turns one argument of a job into a value of the type that the schema asks for.
class Converter {
public:
    Converter(Inputs& inputs, std::string place) : m_inputs(inputs), m_place(std::move(place)) {}

    Expected<IValue> convert(const rerun::Argument& argument, const TypePtr& type, bool scalarForList)
    {
        if (std::holds_alternative<std::monostate>(argument.value))
            return IValue();
        if (type->kind() == TypeKind::OptionalType)
            return convert(argument, type->castRaw<c10::OptionalType>()->getElementType(), scalarForList);
        if (type->kind() == TypeKind::ListType)
            return convertList(argument, type->castRaw<c10::ListType>()->getElementType(), scalarForList);
        if (const auto* list = std::get_if<rerun::ArgumentList>(&argument.value))
            return convertUntyped(*list, type);
        auto value = std::visit([this](const auto& each) { return single(each); }, argument.value);
        return value ? fitted(std::move(*value), type) : value;
    }

private:
    Expected<IValue> convertList(const rerun::Argument& argument, const TypePtr& element, bool scalarForList)
    {
        // IntArrayRef and SymIntArrayRef both take lists of int.
        c10::impl::GenericList list(element->str() == "SymInt" ? TypePtr(c10::IntType::get()) : element);
        const auto* items = std::get_if<rerun::ArgumentList>(&argument.value);
        const rerun::ArgumentList one = {argument};
        if (items == nullptr && !scalarForList)
            return refuse(ErrorKind::Operator, m_place + " wants a list");
        for (const rerun::Argument& each : items != nullptr ? *items : one) {
            auto value = convert(each, element, false);
            if (!value)
                return value;
            list.push_back(std::move(*value));
        }
        return IValue(std::move(list));
    }

    // A tuple of a module's method, or a list where the schema takes anything.
    Expected<IValue> convertUntyped(const rerun::ArgumentList& list, const TypePtr& type)
    {
        std::vector<IValue> values;
        const auto* tuple = type->kind() == TypeKind::TupleType ? type->castRaw<c10::TupleType>() : nullptr;
        if (tuple == nullptr || tuple->elements().size() != list.size())
            return refuse(ErrorKind::Operator, m_place + " wants " + type->str() + ", not a list");
        for (std::size_t i = 0; i < list.size(); ++i) {
            auto value = convert(list[i], tuple->elements()[i], false);
            if (!value)
                return value;
            values.push_back(std::move(*value));
        }
        return IValue(c10::ivalue::Tuple::create(std::move(values)));
    }

    Expected<IValue> single(std::monostate) { return IValue(); }
    Expected<IValue> single(bool value) { return IValue(value); }
    Expected<IValue> single(std::int64_t value) { return IValue(value); }
    Expected<IValue> single(double value) { return IValue(value); }
    Expected<IValue> single(const std::complex<double>& value) { return IValue(c10::complex<double>(value)); }
    Expected<IValue> single(const std::string& value) { return IValue(value); }
    Expected<IValue> single(const rerun::TensorInput& input) { return m_inputs.make(input); }
    Expected<IValue> single(rerun::LayoutName layout) { return IValue(numberOf(layout)); }
    Expected<IValue> single(rerun::MemoryFormatName format) { return IValue(numberOf(format)); }
    Expected<IValue> single(const rerun::ArgumentList&) { return IValue(); }
    Expected<IValue> single(const rerun::DeviceName& name)
    {
        return IValue(name.device ? c10::Device(*name.device) : m_inputs.device());
    }
    Expected<IValue> single(const rerun::DTypeName& name)
    {
        const auto type = scalarTypeOf(name.dtype);
        if (!type)
            return refuse(ErrorKind::Input,
                          "this PyTorch has no dtype " + std::string(batch::toString(name.dtype)));
        return IValue(static_cast<std::int64_t>(*type));
    }

    Expected<IValue> fitted(IValue value, const TypePtr& type)
    {
        switch (type->kind()) {
        case TypeKind::FloatType:
            if (value.isInt())
                return IValue(static_cast<double>(value.toInt()));
            break;
        case TypeKind::NumberType:
            if (value.isInt() || value.isDouble() || value.isBool() || value.isComplexDouble())
                return value;
            break;
        case TypeKind::AnyType:
            return value;
        default:
            // dtypes, layouts, memory formats and SymInt travel as int.
            if (value.isInt() && isIntLike(type->str()))
                return value;
        }
        if (value.type()->isSubtypeOf(*type))
            return value;
        return refuse(ErrorKind::Operator,
                      m_place + " wants " + type->str() + ", not " + value.type()->str());
    }

    static bool isIntLike(const std::string& type)
    {
        return type == "SymInt" || type == "ScalarType" || type == "Layout" || type == "MemoryFormat";
    }

    Inputs& m_inputs;
    std::string m_place; // "aten::add.Tensor: argument other"
};

const rerun::Argument* given(const rerun::Step& step, const c10::Argument& wanted, std::size_t position)
{
    if (!wanted.kwarg_only() && position < step.arguments.size())
        return &step.arguments[position];
    const auto found = std::ranges::find(step.named, wanted.name(), &rerun::NamedArgument::name);
    return found != step.named.end() ? &found->value : nullptr;
}

// Arguments that the schema has no place for.
Expected<void> checkSurplus(const c10::FunctionSchema& schema, const rerun::Step& step, std::size_t skip)
{
    const auto& wanted = schema.arguments();
    const auto positional = static_cast<std::size_t>(std::ranges::count_if(
                                wanted, [](const auto& each) { return !each.kwarg_only(); })) -
                            skip;
    if (step.arguments.size() > positional)
        return refuse(ErrorKind::Operator, rerun::nameOf(step) + " takes " + std::to_string(positional) +
                                               " positional arguments, not " +
                                               std::to_string(step.arguments.size()));
    for (const rerun::NamedArgument& each : step.named) {
        const auto found = std::ranges::find(wanted, each.name, &c10::Argument::name);
        if (found == wanted.end() || static_cast<std::size_t>(found - wanted.begin()) < skip)
            return refuse(ErrorKind::Operator, rerun::nameOf(step) + " has no argument " + each.name);
        const auto position = static_cast<std::size_t>(found - wanted.begin()) - skip;
        if (!found->kwarg_only() && position < step.arguments.size())
            return refuse(ErrorKind::Operator,
                          rerun::nameOf(step) + " gets its argument " + each.name + " twice");
    }
    return {};
}

} // namespace

Expected<std::vector<IValue>> argumentsFor(const c10::FunctionSchema& schema, const rerun::Step& step,
                                           Inputs& inputs, std::size_t skip)
{
    if (auto fits = checkSurplus(schema, step, skip); !fits)
        return tl::unexpected(fits.error());
    std::vector<IValue> values;
    for (std::size_t i = skip; i < schema.arguments().size(); ++i) {
        const c10::Argument& wanted = schema.arguments()[i];
        const rerun::Argument* argument = given(step, wanted, i - skip);
        if (argument == nullptr) {
            if (!wanted.default_value())
                return refuse(ErrorKind::Operator,
                              rerun::nameOf(step) + " misses its argument " + wanted.name());
            values.push_back(*wanted.default_value());
            continue;
        }
        Converter converter(inputs, rerun::nameOf(step) + ": argument " + wanted.name());
        auto value = converter.convert(*argument, wanted.type(), wanted.N().has_value());
        if (!value)
            return tl::unexpected(value.error());
        values.push_back(std::move(*value));
    }
    return values;
}

} // namespace torchtriage::replay
