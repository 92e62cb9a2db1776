// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/json_limits.h"

#include <nlohmann/json.hpp>

namespace torchtriage::log {

namespace {

using nlohmann::json;

constexpr int deepest = 200;
constexpr std::int64_t mostValues = 2'000'000;

/// Counts what a parser would build, and builds nothing.
class Counter final : public nlohmann::json_sax<json> {
public:
    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t) override { return value(); }
    bool number_float(number_float_t, const string_t&) override { return value(); }
    bool string(string_t&) override { return value(); }
    bool binary(binary_t&) override { return value(); }
    bool key(string_t&) override { return true; }
    bool start_object(std::size_t) override { return open(); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override
    {
        return false;
    }

    [[nodiscard]] bool tooDeep() const noexcept { return m_depth > deepest; }
    [[nodiscard]] bool tooMany() const noexcept { return m_values > mostValues; }

private:
    bool value() noexcept { return ++m_values <= mostValues; }
    bool open() noexcept { return ++m_depth <= deepest && value(); }
    bool close() noexcept
    {
        --m_depth;
        return true;
    }

    int m_depth = 0;
    std::int64_t m_values = 0;
};

} // namespace

io::Result<void> checkJsonLimits(const std::string& path, std::string_view text)
{
    Counter counter;
    if (json::sax_parse(text, &counter))
        return {};
    if (counter.tooDeep())
        return io::fail(io::ErrorKind::TooLarge, path, "", "nested deeper than 200 levels");
    if (counter.tooMany())
        return io::fail(io::ErrorKind::TooLarge, path, "", "more than 2000000 values");
    return io::fail(io::ErrorKind::Malformed, path, "", "not valid JSON");
}

} // namespace torchtriage::log
