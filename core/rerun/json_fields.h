// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::rerun {

/// The first thing that is wrong with a document. Readers go on with default values after it, so that they
/// need no branch for each field; the caller asks once at the end.
class Complaint {
public:
    void add(const std::string& place, std::string why, io::ErrorKind kind = io::ErrorKind::Malformed)
    {
        if (!m_error)
            m_error = io::Error{kind, {}, place, std::move(why)};
    }
    [[nodiscard]] bool any() const noexcept { return m_error.has_value(); }
    [[nodiscard]] io::Error error(const std::string& path) const
    {
        io::Error error = m_error.value_or(io::Error{});
        error.path = path;
        return error;
    }

private:
    std::optional<io::Error> m_error;
};

/// Fields of one JSON object, each checked for its type. null counts as absent.
class JsonFields {
public:
    using json = nlohmann::json;

    /// `place` is how errors name the object ("steps[2]"); empty at the top.
    JsonFields(const json& object, std::string place, Complaint& complaint);

    [[nodiscard]] bool has(const char* key) const { return find(key) != nullptr; }
    [[nodiscard]] const json* find(const char* key) const;
    [[nodiscard]] std::string place(std::string_view key) const;
    void complain(std::string_view key, std::string why, io::ErrorKind kind = io::ErrorKind::Malformed);

    [[nodiscard]] std::string text(const char* key, bool required = false, std::size_t longest = 65536);
    [[nodiscard]] bool flag(const char* key, bool fallback = false);
    [[nodiscard]] double real(const char* key, double fallback);
    [[nodiscard]] std::optional<std::int64_t> integer(const char* key, std::int64_t least, std::int64_t most);
    [[nodiscard]] std::optional<std::uint64_t> natural(const char* key);
    /// Whole numbers from `least` on, at most 64 of them.
    [[nodiscard]] std::optional<std::vector<std::int64_t>> dimensions(const char* key, std::int64_t least);

    /// One of `ids`, as spelled by toString(); `fallback` if absent.
    template <class Enum, std::size_t count>
    [[nodiscard]] Enum oneOf(const char* key, const std::array<Enum, count>& ids, Enum fallback)
    {
        const std::string id = text(key);
        if (id.empty())
            return fallback;
        for (const Enum each : ids) {
            if (id == toString(each))
                return each;
        }
        complain(key, "\"" + id.substr(0, 100) + "\" is not one of its values");
        return fallback;
    }

    [[nodiscard]] Complaint& complaint() noexcept { return m_complaint; }

private:
    const json& m_object;
    std::string m_place;
    Complaint& m_complaint;
};

/// The JSON object that a document is; an error that names `path` where it is none or has more than `most`
/// bytes.
[[nodiscard]] io::Result<nlohmann::json> objectIn(const std::string& path, std::string_view text,
                                                  std::size_t most);

/// Complains unless the document calls itself this format, in a version up to `newest`.
void requireFormat(JsonFields& fields, const std::string& format, std::int64_t newest = 1);

/// A number, or one of the texts "nan", "inf" and "-inf", which JSON cannot write as numbers.
[[nodiscard]] std::optional<double> realFrom(const nlohmann::json& value);
[[nodiscard]] nlohmann::ordered_json jsonFrom(double value);

} // namespace torchtriage::rerun
