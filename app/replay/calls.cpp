// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/calls.h"

#include "app/replay/arguments.h"
#include "app/replay/failure.h"
#include "core/io/file.h"

namespace torchtriage::replay {

namespace {

using rerun::ErrorKind;

void flatten(const c10::IValue& value, std::vector<c10::IValue>& to)
{
    if (value.isList()) {
        for (const c10::IValue& each : value.toListRef())
            flatten(each, to);
    } else if (value.isTuple()) {
        for (const c10::IValue& each : value.toTupleRef().elements())
            flatten(each, to);
    } else if (value.isGenericDict()) {
        for (const auto& each : value.toGenericDict())
            flatten(each.value(), to);
    } else {
        to.push_back(value);
    }
}

Expected<torch::jit::Module> loadModule(const std::string& path, c10::Device device)
{
    if (const auto readable = io::File::open(path); !readable)
        return refuse(ErrorKind::Module, path + ": " + std::string(io::toString(readable.error().kind)));
    try {
        return torch::jit::load(path, device);
    } catch (const std::exception& error) {
        rerun::ErrorLine line = describe(error, rerun::Phase::Load);
        if (line.kind != ErrorKind::Raised)
            return tl::unexpected(std::move(line));
        line.kind = ErrorKind::Module;
        line.exception.clear();
        line.message.insert(0, path + ": ");
        return tl::unexpected(std::move(line));
    }
}

} // namespace

Expected<void> Calls::prepare(const rerun::Step& step, c10::Device device)
{
    if (const auto* wanted = std::get_if<rerun::ModuleCall>(&step.call)) {
        if (!m_modules.contains(wanted->file)) {
            auto module = loadModule(wanted->file, device);
            if (!module)
                return tl::unexpected(module.error());
            m_modules.emplace(wanted->file, std::move(*module));
        }
        if (!m_modules.at(wanted->file).find_method(wanted->method))
            return refuse(ErrorKind::Module, wanted->file + ": the module has no method " + wanted->method);
        return {};
    }
    const std::string& name = rerun::nameOf(step);
    if (m_operators.contains(name))
        return {};
    const std::size_t dot = std::min(name.find('.'), name.size());
    const auto found = c10::Dispatcher::singleton().findSchema(
        {name.substr(0, dot), dot == name.size() ? std::string() : name.substr(dot + 1)});
    if (!found)
        return refuse(ErrorKind::Operator, "this PyTorch has no operator " + name);
    m_operators.emplace(name, *found);
    return {};
}

Expected<std::vector<c10::IValue>> Calls::arguments(const rerun::Step& step, Inputs& inputs)
{
    if (const auto* wanted = std::get_if<rerun::ModuleCall>(&step.call)) {
        const auto method = m_modules.at(wanted->file).get_method(wanted->method);
        return argumentsFor(method.function().getSchema(), step, inputs, 1);
    }
    return argumentsFor(m_operators.at(rerun::nameOf(step)).schema(), step, inputs, 0);
}

std::vector<c10::IValue> Calls::call(const rerun::Step& step, std::vector<c10::IValue> arguments)
{
    std::vector<c10::IValue> returned;
    if (const auto* wanted = std::get_if<rerun::ModuleCall>(&step.call)) {
        flatten(m_modules.at(wanted->file).get_method(wanted->method)(std::move(arguments)), returned);
        return returned;
    }
    m_operators.at(rerun::nameOf(step)).callBoxed(arguments);
    for (const c10::IValue& each : arguments)
        flatten(each, returned);
    return returned;
}

} // namespace torchtriage::replay
