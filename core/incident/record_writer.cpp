// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/record.h"
#include "core/incident/record_fields.h"
#include "core/io/json_text.h"

#include <nlohmann/json.hpp>

namespace torchtriage::incident {

namespace {

using Json = nlohmann::ordered_json;

/// Writes the members of a struct into one JSON object. What is empty is left out.
class ObjectWriter {
public:
    explicit ObjectWriter(Json& object) : m_object(object) {}

    template <class T>
    void operator()(const char* key, T& member)
    {
        Json json = write(member);
        if (!json.is_null())
            m_object[key] = std::move(json);
    }

    /// Keys that are ours are not replaced by what stands in `extra`.
    void add(const std::string& extra)
    {
        const Json rest = extra.empty() ? Json() : Json::parse(extra, nullptr, false);
        if (!rest.is_object())
            return;
        for (const auto& [key, value] : rest.items()) {
            if (!m_object.contains(key))
                m_object[key] = value;
        }
    }

private:
    static Json write(const std::string& value) { return value.empty() ? Json() : Json(value); }
    static Json write(bool value) { return value; }
    static Json write(double value) { return value; }
    static Json write(std::int64_t value) { return value; }

    // A list may be known to be empty (the shape of a scalar) where it is optional.
    template <class T>
    static Json write(std::optional<T>& value)
    {
        return value ? writeItem(*value) : Json();
    }

    template <class T>
    static Json write(std::vector<T>& value)
    {
        return value.empty() ? Json() : writeItem(value);
    }

    template <class T>
    requires requires(T& value) { value.extra; }
    static Json write(T& value)
    {
        Json object = writeItem(value);
        return object.empty() ? Json() : object;
    }

    static Json writeItem(const std::string& value) { return value; }
    static Json writeItem(bool value) { return value; }
    static Json writeItem(double value) { return value; }
    static Json writeItem(std::int64_t value) { return value; }

    template <class T>
    static Json writeItem(std::vector<T>& value)
    {
        Json list = Json::array();
        for (T& item : value)
            list.push_back(writeItem(item));
        return list;
    }

    template <class T>
    requires requires(T& value) { value.extra; }
    static Json writeItem(T& value)
    {
        Json object = Json::object();
        ObjectWriter writer(object);
        describe(writer, value);
        writer.add(value.extra);
        return object;
    }

    Json& m_object;
};

} // namespace

std::string toText(const Record& record)
{
    Record copy = record; // the description of the fields serves the reader too, and takes them by reference
    Json document = Json::object();
    document["format"] = "torchtriage.incident";
    document["version"] = record.version;
    ObjectWriter writer(document);
    describe(writer, copy);
    writer.add(copy.extra);
    return io::jsonText(document, 2) + "\n";
}

} // namespace torchtriage::incident
