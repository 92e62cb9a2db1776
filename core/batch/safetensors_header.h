// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace torchtriage::batch {

/// One tensor as the header states it.
struct SafetensorsEntry {
    std::string name;
    std::string dtype;
    std::vector<std::int64_t> shape;
    std::uint64_t begin = 0, end = 0; ///< data_offsets
};

/// Takes the header's JSON as events, so that a header of many megabytes never becomes a document in memory.
/// parsed() says why it stopped, if it did.
class SafetensorsHeader final : public nlohmann::json_sax<nlohmann::json> {
public:
    /// `entry` gets every complete tensor and says whether to go on.
    SafetensorsHeader(std::size_t maxRank, std::function<bool(SafetensorsEntry&&)> entry)
        : m_maxRank(maxRank), m_entry(std::move(entry))
    {
    }

    [[nodiscard]] const std::string& error() const noexcept { return m_error; }
    [[nodiscard]] std::size_t errorPosition() const noexcept { return m_errorPosition; }
    [[nodiscard]] bool invalidUtf8() const noexcept { return m_invalidUtf8; }
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& metadata() const noexcept
    {
        return m_metadata;
    }

    bool null() override { return unexpected("null"); }
    bool boolean(bool) override { return unexpected("a boolean"); }
    bool number_integer(number_integer_t) override { return unexpected("a negative number"); }
    bool number_unsigned(number_unsigned_t value) override;
    bool number_float(number_float_t, const string_t&) override
    {
        return unexpected("a fraction or an overflow");
    }
    bool string(string_t& value) override;
    bool binary(binary_t&) override { return unexpected("binary data"); }
    bool start_object(std::size_t) override;
    bool key(string_t& value) override;
    bool end_object() override;
    bool start_array(std::size_t) override;
    bool end_array() override;
    bool parse_error(std::size_t position, const std::string& token,
                     const nlohmann::detail::exception& why) override;

private:
    enum class Place { Outside, Top, Metadata, Entry, Shape, Offsets };
    bool unexpected(const std::string& what) { return stop("unexpected " + what + " in " + m_current.name); }
    bool stop(std::string error);

    std::size_t m_maxRank;
    std::function<bool(SafetensorsEntry&&)> m_entry;
    Place m_place = Place::Outside;
    SafetensorsEntry m_current;
    std::string m_field;
    std::vector<std::uint64_t> m_offsets;
    unsigned m_fields = 0; // bits: dtype 1, shape 2, data_offsets 4
    std::vector<std::pair<std::string, std::string>> m_metadata;
    std::size_t m_metadataBytes = 0;
    std::string m_error;
    std::size_t m_errorPosition = 0;
    bool m_invalidUtf8 = false;
};

} // namespace torchtriage::batch
