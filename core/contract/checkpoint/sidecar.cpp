// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checkpoint/sidecar.h"

#include "core/contract/checkpoint/counters.h"
#include "core/io/regular_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <unordered_set>

namespace torchtriage::contract {

namespace {

constexpr std::uint64_t mostBytes = std::uint64_t{64} << 20;
constexpr std::size_t mostTensors = 1'000'000;
constexpr std::size_t longestName = 4096;
constexpr double mostExactCounter = 9007199254740992.0; // 2^53

/// Takes the JSON as events: a trainer's log of a million entries passes by without being kept.
class SidecarEvents final : public nlohmann::json_sax<nlohmann::json> {
public:
    [[nodiscard]] Sidecar take() { return std::move(m_sidecar); }
    [[nodiscard]] const io::Error& error() const noexcept { return m_error; }

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t value) override { return number(value); }
    bool number_unsigned(number_unsigned_t value) override
    {
        if (isTotalSize())
            m_sidecar.totalSize = value;
        return value > INT64_MAX || number(static_cast<std::int64_t>(value));
    }
    bool number_float(number_float_t value, const string_t&) override
    {
        if (!(std::abs(value) <= mostExactCounter) || std::trunc(value) != value)
            return true;
        if (isTotalSize() && value >= 0) // some writers divide and multiply on the way
            m_sidecar.totalSize = static_cast<std::uint64_t>(value);
        return number(static_cast<std::int64_t>(value));
    }
    bool string(string_t& value) override
    {
        if (m_depth != 2 || !m_secondIsObject || m_top != "weight_map")
            return true;
        if (m_sidecar.weightMap.size() >= mostTensors)
            return stop(io::ErrorKind::TooLarge, "the index names more than 1000000 tensors");
        if (value.size() > longestName)
            return stop(io::ErrorKind::TooLarge, "the name of a shard has more than 4096 bytes");
        m_sidecar.repeated |= !m_names.insert(m_key).second;
        m_sidecar.weightMap.emplace_back(m_key, value);
        return true;
    }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override
    {
        m_secondIsObject |= ++m_depth == 2;
        m_sidecar.index |= m_depth == 2 && m_top == "weight_map";
        return true;
    }
    bool key(string_t& value) override
    {
        if (m_depth > 2)
            return true;
        if (value.size() > longestName)
            return stop(io::ErrorKind::TooLarge, "a name has more than 4096 bytes");
        (m_depth == 1 ? m_top : m_key) = value;
        return true;
    }
    bool end_object() override
    {
        --m_depth;
        return true;
    }
    bool start_array(std::size_t) override
    {
        if (++m_depth == 2)
            m_secondIsObject = false;
        return true;
    }
    bool end_array() override
    {
        --m_depth;
        return true;
    }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override
    {
        m_error = {io::ErrorKind::Malformed, {}, "byte " + std::to_string(position), "not valid JSON"};
        return false;
    }

private:
    [[nodiscard]] bool isTotalSize() const noexcept
    {
        return m_depth == 2 && m_secondIsObject && m_top == "metadata" && m_key == "total_size";
    }
    bool number(std::int64_t value)
    {
        if (m_depth != 1)
            return true;
        if (const auto kind = counterKindOf(m_top); kind && m_sidecar.counters.size() < 100)
            m_sidecar.counters.push_back({*kind, m_top, value});
        return true;
    }
    bool stop(io::ErrorKind kind, std::string detail)
    {
        m_error = {kind, {}, "key " + m_key.substr(0, 200), std::move(detail)};
        return false;
    }

    std::size_t m_depth = 0;
    bool m_secondIsObject = false; // the last container of the second level
    std::string m_top, m_key;      // last key of the first and of the second level
    std::unordered_set<std::string> m_names;
    Sidecar m_sidecar;
    io::Error m_error;
};

} // namespace

io::Result<Sidecar> parseSidecar(std::string_view json, const std::string& path)
{
    SidecarEvents events;
    if (nlohmann::json::sax_parse(json.begin(), json.end(), &events))
        return events.take();
    io::Error error = events.error();
    error.path = path;
    return io::fail(std::move(error));
}

io::Result<Sidecar> readSidecar(const std::string& path)
{
    const auto file = io::openRegular(path);
    if (!file)
        return io::fail(file.error());
    if (file->size() > mostBytes)
        return io::fail(io::ErrorKind::TooLarge, path, {},
                        std::to_string(file->size()) + " bytes are over " + std::to_string(mostBytes));
    std::string text(static_cast<std::size_t>(file->size()), '\0');
    if (auto read = file->readExactlyAt(0, text); !read)
        return io::fail(read.error());
    return parseSidecar(text, path);
}

} // namespace torchtriage::contract
