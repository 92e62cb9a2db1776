// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/argument_reader.h"
#include "core/rerun/operator_facts.h"
#include "resources/embedded.h"

#include <algorithm>

namespace torchtriage::rerun {

namespace {

using nlohmann::json;
using ConditionKind = ArgumentCondition::Kind;

constexpr std::size_t mostFactBytes = std::size_t{4} << 20;
constexpr std::size_t mostEntries = 1000;

/// Reads one operator. Names of arguments and steps are numbers of one count: arguments first.
class OperatorReader {
public:
    OperatorReader(const json& object, const std::string& place, Complaint& complaint)
        : m_fields(object, place, complaint), m_complaint(complaint)
    {
    }

    OperatorFacts read()
    {
        m_facts.name = m_fields.text("op", true, 256);
        m_facts.arguments = texts("arguments");
        m_facts.parameters = texts("parameters");
        for (const std::string& name : m_facts.parameters) {
            if (!isArgument(name))
                m_fields.complain("parameters", "\"" + name + "\" is none of the arguments");
        }
        readDefaults();
        if (const json* list = listOf(m_fields, "references")) {
            for (const json& each : *list)
                readReference(each, m_fields.place("references") + '[' +
                                        std::to_string(m_facts.references.size()) + ']');
        }
        return std::move(m_facts);
    }

private:
    [[nodiscard]] bool isArgument(const std::string& name) const
    {
        return std::ranges::find(m_facts.arguments, name) != m_facts.arguments.end();
    }

    static const json* listOf(JsonFields& fields, const char* key)
    {
        const json* list = fields.find(key);
        if (list == nullptr || (list->is_array() && list->size() <= mostEntries))
            return list;
        fields.complain(key, "must be a list");
        return nullptr;
    }

    std::vector<std::string> texts(const char* key)
    {
        std::vector<std::string> result;
        const json* list = listOf(m_fields, key);
        for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
            if ((*list)[i].is_string())
                result.push_back((*list)[i].get<std::string>());
            else
                m_fields.complain(key, "must hold texts");
        }
        return result;
    }

    Argument literal(const json& value, const std::string& place)
    {
        static const std::map<std::string, std::size_t> none;
        return ArgumentReader(none, m_complaint).read(value, place, 0);
    }

    void readDefaults()
    {
        const json* object = m_fields.find("defaults");
        if (object == nullptr)
            return;
        if (!object->is_object()) {
            m_fields.complain("defaults", "must be an object");
            return;
        }
        for (const auto& [name, value] : object->items()) {
            if (!isArgument(name))
                m_fields.complain("defaults", "\"" + name + "\" is none of the arguments");
            m_facts.defaults[name] = literal(value, m_fields.place("defaults") + '.' + name);
        }
    }

    void readReference(const json& object, const std::string& place)
    {
        JsonFields fields(object, place, m_complaint);
        Reference reference;
        reference.source = fields.text("source", true);
        if (const json* when = fields.find("when"); when != nullptr && when->is_object()) {
            for (const auto& [name, value] : when->items())
                reference.when.push_back(readCondition(name, value, place + ".when." + name));
        }
        m_names.clear();
        for (std::size_t i = 0; i < m_facts.arguments.size(); ++i)
            m_names.emplace(m_facts.arguments[i], i);
        const json* steps = listOf(fields, "steps");
        if (steps == nullptr || steps->empty())
            fields.complain("steps", "must be a list of at least one step");
        for (std::size_t i = 0; steps != nullptr && i < steps->size(); ++i)
            reference.steps.push_back(readStep((*steps)[i], place + ".steps[" + std::to_string(i) + ']',
                                               m_facts.arguments.size() + i));
        m_facts.references.push_back(std::move(reference));
    }

    ArgumentCondition readCondition(const std::string& name, const json& object, const std::string& place)
    {
        JsonFields fields(object, place, m_complaint);
        ArgumentCondition condition;
        condition.argument = name;
        if (!isArgument(name))
            m_complaint.add(place, "is none of the arguments");
        const std::string is = fields.text("is");
        if (is == "none" || is == "tensor") {
            condition.kind = is == "none" ? ConditionKind::IsNone : ConditionKind::IsTensor;
        } else if (const auto length = fields.natural("length")) {
            condition.kind = ConditionKind::HasLength;
            condition.length = static_cast<std::size_t>(*length);
        } else if (const json* value = fields.find("equals")) {
            condition.value = literal(*value, place + ".equals");
        } else {
            m_complaint.add(place, "is no condition");
        }
        return condition;
    }

    Step readStep(const json& object, const std::string& place, std::size_t number)
    {
        JsonFields fields(object, place, m_complaint);
        Step step;
        step.call = OperatorCall{fields.text("op", true, 256)};
        step.out = fields.text("out", false, 256);
        ArgumentReader reader(m_names, m_complaint);
        if (const json* list = listOf(fields, "args")) {
            for (const json& each : *list)
                step.arguments.push_back(reader.read(each, place + ".args", number));
        }
        if (const json* named = fields.find("kwargs"); named != nullptr && named->is_object()) {
            for (const auto& [name, value] : named->items())
                step.named.push_back({name, reader.read(value, place + ".kwargs." + name, number)});
        }
        if (!step.out.empty() && !m_names.emplace(step.out, number).second)
            fields.complain("out", "is a name already");
        return step;
    }

    JsonFields m_fields;
    Complaint& m_complaint;
    OperatorFacts m_facts;
    std::map<std::string, std::size_t> m_names;
};

} // namespace

io::Result<OperatorTable> parseOperators(const std::string& path, std::string_view text)
{
    const auto document = objectIn(path, text, mostFactBytes);
    if (!document)
        return io::fail(document.error());
    Complaint complaint;
    JsonFields fields(*document, {}, complaint);
    requireFormat(fields, "torchtriage.operators");
    OperatorTable table;
    const json* list = fields.find("operators");
    if (list == nullptr || !list->is_array() || list->size() > mostEntries) {
        fields.complain("operators", "must be a list");
        return io::fail(complaint.error(path));
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string place = "operators[" + std::to_string(i) + ']';
        OperatorFacts facts = OperatorReader((*list)[i], place, complaint).read();
        const std::string name = facts.name;
        if (!table.emplace(name, std::move(facts)).second)
            complaint.add(place, "\"" + name + "\" is there twice");
    }
    if (complaint.any())
        return io::fail(complaint.error(path));
    return table;
}

io::Result<OperatorTable> builtinOperators()
{
    OperatorTable all;
    for (const resources::EmbeddedFile& file : resources::operatorFiles()) {
        auto some = parseOperators(std::string(file.name), file.content);
        if (!some)
            return io::fail(some.error());
        all.merge(*some);
    }
    return all;
}

} // namespace torchtriage::rerun
