// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/signature_file.h"

#include "core/io/json_text.h"

#include <nlohmann/json.hpp>

#include <array>
#include <utility>

namespace torchtriage::triage {

namespace {

using nlohmann::json;

constexpr std::size_t mostEntries = 20000;
constexpr std::size_t longestLiteral = 200;
constexpr std::size_t shortestLiteral = 4;
constexpr std::size_t longestPattern = 4000;

/// Reads the fields of one JSON object and remembers the first thing that is wrong with them.
class Fields {
public:
    Fields(const json& object, std::string place) : m_object(object), m_place(std::move(place)) {}

    std::string text(const char* key, bool required = false)
    {
        const json* value = find(key);
        if (value == nullptr || value->is_null()) {
            if (required)
                complain(key, "is missing");
            return {};
        }
        if (!value->is_string()) {
            complain(key, "must be a string");
            return {};
        }
        return value->get<std::string>();
    }

    bool flag(const char* key)
    {
        const json* value = find(key);
        if (value == nullptr)
            return false;
        if (!value->is_boolean())
            complain(key, "must be true or false");
        return value->is_boolean() && value->get<bool>();
    }

    std::int64_t integer(const char* key, std::int64_t fallback, std::int64_t least, std::int64_t most)
    {
        const json* value = find(key);
        if (value == nullptr)
            return fallback;
        if (!value->is_number_integer() || value->get<long long>() < least ||
            value->get<long long>() > most) {
            complain(key,
                     "must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
            return fallback;
        }
        return value->get<std::int64_t>();
    }

    template <class T, class Read>
    std::vector<T> list(const char* key, const char* wanted, Read read)
    {
        std::vector<T> items;
        const json* value = find(key);
        if (value == nullptr || value->is_null())
            return items;
        const json single = json::array({*value});
        // One value may stand without brackets.
        const json& all = value->is_array() ? *value : single;
        for (const json& item : all) {
            if (std::optional<T> one = read(item))
                items.push_back(std::move(*one));
            else
                complain(key, wanted);
        }
        return items;
    }

    std::vector<std::string> texts(const char* key)
    {
        return list<std::string>(key, "must be a list of strings", [](const json& item) {
            return item.is_string() ? std::optional(item.get<std::string>()) : std::nullopt;
        });
    }

    void complain(const char* key, std::string why)
    {
        if (m_wrongPlace.empty()) {
            m_wrongPlace = "field " + m_place + "." + key;
            m_why = std::move(why);
        }
    }

    [[nodiscard]] bool good() const { return m_wrongPlace.empty(); }
    [[nodiscard]] io::Error error(const std::string& path) const
    {
        return {io::ErrorKind::Malformed, path, m_wrongPlace, m_why};
    }

private:
    const json* find(const char* key) const
    {
        const auto found = m_object.find(key);
        return found != m_object.end() ? &*found : nullptr;
    }

    const json& m_object;
    std::string m_place;
    std::string m_wrongPlace;
    std::string m_why;
};

std::optional<Family> readFamily(Fields& fields)
{
    const std::string id = fields.text("family");
    const auto family = familyFromString(id);
    if (!id.empty() && !family)
        fields.complain("family", "\"" + id + "\" is not a family");
    return family;
}

Role readRole(Fields& fields, bool required)
{
    const std::string id = fields.text("role", required);
    const auto role = roleFromString(id);
    if (!id.empty() && !role)
        fields.complain("role", "\"" + id + "\" is not a role");
    return role.value_or(Role::Initiating);
}

std::optional<Backend> readBackend(Fields& fields)
{
    const std::string id = fields.text("backend");
    for (const Backend backend : {Backend::Cuda, Backend::Rocm, Backend::Cpu, Backend::Xpu, Backend::Mps}) {
        if (id == toString(backend))
            return backend;
    }
    if (!id.empty())
        fields.complain("backend", "\"" + id + "\" is not a backend");
    return std::nullopt;
}

Signature readSignature(Fields& fields)
{
    Signature signature;
    signature.id = fields.text("id", true);
    signature.family = readFamily(fields);
    signature.role = readRole(fields, true);
    signature.sticky = fields.flag("sticky");
    signature.asynchronous = fields.flag("asynchronous");
    signature.fatal = !fields.text("fatal").empty();
    signature.part = fields.flag("part");
    signature.backend = readBackend(fields);
    signature.priority = static_cast<int>(fields.integer("priority", 50, 0, 100));
    signature.literals = fields.texts("literals");
    signature.pattern = fields.text("pattern");
    signature.excluded = fields.texts("not");
    signature.op = fields.text("op");
    signature.contract = fields.text("contract");
    signature.argument = fields.text("argument");
    if (signature.literals.empty())
        fields.complain("literals", "needs at least one text");
    for (const std::string& literal : signature.literals) {
        if (literal.size() < shortestLiteral || literal.size() > longestLiteral)
            fields.complain("literals", "\"" + literal + "\" must have 4 to 200 bytes");
    }
    if (signature.pattern.size() > longestPattern)
        fields.complain("pattern", "is longer than 4000 bytes");
    return signature;
}

AssertionEntry readAssertion(Fields& fields)
{
    return {fields.text("expression", true), fields.text("file"),    fields.text("kernel"), fields.text("op"),
            fields.text("contract"),         fields.text("argument")};
}

CodeEntry readCode(Fields& fields)
{
    CodeEntry entry;
    entry.kind = fields.text("kind", true);
    // Windows ends processes with 32-bit codes such as 0xC0000005.
    entry.code = fields.integer("code", 0, -4294967296, 4294967295);
    entry.name = fields.text("name");
    entry.family = readFamily(fields);
    entry.action = fields.text("action");
    entry.role = readRole(fields, false);
    entry.consequenceOf =
        fields.list<int>("consequence_of", "must be a list of numbers", [](const json& item) {
            return item.is_number_integer() ? std::optional(item.get<int>()) : std::nullopt;
        });
    return entry;
}

template <class T, class Read>
io::Result<void> readArray(const std::string& path, const json& root, const char* key, std::vector<T>& into,
                           Read read)
{
    const auto array = root.find(key);
    if (array == root.end())
        return {};
    if (!array->is_array() || array->size() > mostEntries)
        return io::fail(io::ErrorKind::Malformed, path, std::string("field ") + key, "must be a list");
    std::size_t index = 0;
    for (const json& item : *array) {
        const std::string place = std::string(key) + "[" + std::to_string(index++) + "]";
        if (!item.is_object())
            return io::fail(io::ErrorKind::Malformed, path, "field " + place, "must be an object");
        Fields fields(item, place);
        into.push_back(read(fields));
        if (!fields.good())
            return io::fail(fields.error(path));
    }
    return {};
}

} // namespace

io::Result<SignatureFile> parseSignatureFile(const std::string& path, std::string_view text)
{
    const json root = io::parseJson(text);
    if (root.is_discarded() || !root.is_object())
        return io::fail(io::ErrorKind::Malformed, path, {}, "not a valid JSON object");
    Fields head(root, "");
    if (head.text("format") != "torchtriage.signatures")
        return io::fail(io::ErrorKind::Malformed, path, "field format", "must be \"torchtriage.signatures\"");
    if (head.integer("version", 0, 0, 1000) != 1)
        return io::fail(io::ErrorKind::Unsupported, path, "field version", "only version 1 is known");

    SignatureFile file;
    if (auto done = readArray(path, root, "signatures", file.signatures, readSignature); !done)
        return io::fail(done.error());
    if (auto done = readArray(path, root, "assertions", file.assertions, readAssertion); !done)
        return io::fail(done.error());
    if (auto done = readArray(path, root, "codes", file.codes, readCode); !done)
        return io::fail(done.error());
    return file;
}

} // namespace torchtriage::triage
