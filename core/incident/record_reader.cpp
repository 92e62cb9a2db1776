// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/record.h"
#include "core/incident/record_fields.h"
#include "core/io/json_text.h"
#include "core/io/whole_file.h"
#include "core/log/json_limits.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>
#include <set>

namespace torchtriage::incident {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view formatName = "torchtriage.incident";
constexpr std::size_t longestList = 100'000;
constexpr double largestWhole = 9007199254740992.0; // above 2^53 a double is no longer every whole number

/// The first thing that is wrong with a record.
struct Problem {
    std::string pointer; ///< JSON pointer of the field; empty: nothing is wrong
    std::string why;

    void note(const std::string& where, std::string reason)
    {
        if (pointer.empty()) {
            pointer = where;
            why = std::move(reason);
        }
    }
};

/// Reads the members of one JSON object; the keys that nobody asks for become `extra`.
class ObjectReader {
public:
    ObjectReader(const Json& object, std::string pointer, Problem& problem)
        : m_object(object), m_pointer(std::move(pointer)), m_problem(problem)
    {
    }

    template <class T>
    void operator()(const char* key, T& member)
    {
        m_known.insert(key);
        const auto found = m_object.find(key);
        if (found != m_object.end() && !found->is_null())
            read(*found, m_pointer + "/" + key, member);
    }

    void ignore(const char* key) { m_known.insert(key); }

    [[nodiscard]] std::string extra() const
    {
        Json rest = Json::object();
        for (const auto& [key, value] : m_object.items()) {
            if (!m_known.contains(key))
                rest[key] = value;
        }
        return rest.empty() ? std::string() : io::jsonText(rest);
    }

private:
    void read(const Json& json, const std::string& where, std::string& member)
    {
        if (json.is_string())
            member = json.get<std::string>();
        else
            m_problem.note(where, "must be a string");
    }

    void read(const Json& json, const std::string& where, bool& member)
    {
        if (json.is_boolean())
            member = json.get<bool>();
        else
            m_problem.note(where, "must be true or false");
    }

    void read(const Json& json, const std::string& where, double& member)
    {
        if (json.is_number() && std::isfinite(json.get<double>()))
            member = json.get<double>();
        else
            m_problem.note(where, "must be a number");
    }

    // Some writers print every number as a float.
    void read(const Json& json, const std::string& where, std::int64_t& member)
    {
        constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
        if (json.is_number_unsigned() && json.get<std::uint64_t>() > most)
            m_problem.note(where, "is too large");
        else if (json.is_number_integer())
            member = json.get<std::int64_t>();
        else if (json.is_number_float() && std::abs(json.get<double>()) <= largestWhole &&
                 std::trunc(json.get<double>()) == json.get<double>())
            member = static_cast<std::int64_t>(json.get<double>());
        else
            m_problem.note(where, "must be a whole number");
    }

    template <class T>
    void read(const Json& json, const std::string& where, std::optional<T>& member)
    {
        T value{};
        read(json, where, value);
        member = std::move(value);
    }

    template <class T>
    void read(const Json& json, const std::string& where, std::vector<T>& member)
    {
        if (!json.is_array()) {
            m_problem.note(where, "must be a list");
            return;
        }
        if (json.size() > longestList) {
            m_problem.note(where, "has more than " + std::to_string(longestList) + " items");
            return;
        }
        member.resize(json.size());
        for (std::size_t i = 0; i < json.size(); ++i)
            read(json[i], where + "/" + std::to_string(i), member[i]);
    }

    template <class T>
    requires requires(T& value) { value.extra; }
    void read(const Json& json, const std::string& where, T& member)
    {
        if (!json.is_object()) {
            m_problem.note(where, "must be an object");
            return;
        }
        ObjectReader reader(json, where, m_problem);
        describe(reader, member);
        member.extra = reader.extra();
    }

    const Json& m_object;
    std::string m_pointer;
    Problem& m_problem;
    std::set<std::string, std::less<>> m_known;
};

io::Result<Record> readDocument(const std::string& path, const Json& document)
{
    const auto format = document.is_object() ? document.find("format") : document.end();
    if (!document.is_object() || format == document.end() || *format != formatName)
        return io::fail(io::ErrorKind::Unsupported, path, "field /format",
                        "must be \"" + std::string(formatName) + "\"");
    Problem problem;
    Record record;
    ObjectReader reader(document, "", problem);
    reader.ignore("format");
    reader("version", record.version);
    describe(reader, record);
    record.extra = reader.extra();
    if (record.version < 1)
        problem.note("/version", "must be 1 or more");
    if (!problem.pointer.empty())
        return io::fail(io::ErrorKind::Malformed, path, "field " + problem.pointer, problem.why);
    return record;
}

} // namespace

io::Result<Record> parseRecord(const std::string& path, std::string_view text)
{
    if (text.size() > largestRecord)
        return io::fail(io::ErrorKind::TooLarge, path, "", "more than 32 MiB");
    if (const auto limits = log::checkJsonLimits(path, text); !limits)
        return io::fail(limits.error());
    const Json document = Json::parse(text, nullptr, false);
    if (document.is_discarded())
        return io::fail(io::ErrorKind::Malformed, path, "", "not valid JSON");
    return readDocument(path, document);
}

io::Result<Record> readRecord(const std::string& path)
{
    return io::readWhole(path, largestRecord).and_then([&](const std::string& text) {
        return parseRecord(path, text);
    });
}

} // namespace torchtriage::incident
