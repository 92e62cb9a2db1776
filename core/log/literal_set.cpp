// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/literal_set.h"

#include <hs/hs.h>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <vector>

namespace torchtriage::log {

struct LiteralSet::Database {
    hs_database_t* handle = nullptr;

    Database() = default;
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database() { hs_free_database(handle); }
};

struct LiteralSearch::Scratch {
    hs_scratch_t* handle = nullptr;

    Scratch() = default;
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    ~Scratch() { hs_free_scratch(handle); }
};

namespace {

std::size_t longestOf(std::span<const std::string> literals) noexcept
{
    std::size_t longest = 0;
    for (const std::string& literal : literals)
        longest = std::max(longest, literal.size());
    return longest;
}

} // namespace

io::Result<std::shared_ptr<LiteralSet::Database>>
LiteralSet::compileFor(std::span<const std::string> literals, bool anyMachine)
{
    std::vector<const char*> texts;
    std::vector<std::size_t> lengths;
    std::vector<unsigned> ids;
    for (const std::string& literal : literals) {
        texts.push_back(literal.data());
        lengths.push_back(literal.size());
        ids.push_back(static_cast<unsigned>(ids.size()));
    }
    const std::vector<unsigned> flags(texts.size(), 0);
    const hs_platform_info_t any{}; // no instruction that not every processor has

    auto database = std::make_shared<Database>();
    hs_compile_error_t* error = nullptr;
    const hs_error_t status = hs_compile_lit_multi(texts.data(), flags.data(), ids.data(), lengths.data(),
                                                   static_cast<unsigned>(texts.size()), HS_MODE_BLOCK,
                                                   anyMachine ? &any : nullptr, &database->handle, &error);
    if (status != HS_SUCCESS) {
        std::string why = error != nullptr ? error->message : "the literals could not be compiled";
        std::string place = error != nullptr && error->expression >= 0
                                ? "literal " + std::to_string(error->expression)
                                : std::string{};
        hs_free_compile_error(error);
        return io::fail(io::ErrorKind::Malformed, "signatures", std::move(place), std::move(why));
    }
    return database;
}

io::Result<LiteralSet> LiteralSet::compile(std::span<const std::string> literals)
{
    auto database = compileFor(literals, false);
    if (!database)
        return io::fail(database.error());
    return LiteralSet(std::move(*database), longestOf(literals));
}

io::Result<std::string> LiteralSet::compiledBytes(std::span<const std::string> literals)
{
    const auto database = compileFor(literals, true);
    if (!database)
        return io::fail(database.error());
    char* bytes = nullptr;
    std::size_t size = 0;
    if (hs_serialize_database((*database)->handle, &bytes, &size) != HS_SUCCESS)
        return io::fail(io::ErrorKind::Unsupported, "signatures", {}, "the literals could not be written");
    const std::unique_ptr<char, decltype(&std::free)> owner(bytes, &std::free);
    return std::string(bytes, size);
}

io::Result<LiteralSet> LiteralSet::restore(std::string_view bytes, std::span<const std::string> literals)
{
    auto database = std::make_shared<Database>();
    if (hs_deserialize_database(bytes.data(), bytes.size(), &database->handle) != HS_SUCCESS)
        return io::fail(io::ErrorKind::Unsupported, "signatures", {},
                        "the literals were compiled by another version of the library");
    return LiteralSet(std::move(database), longestOf(literals));
}

LiteralSearch::LiteralSearch(const LiteralSet& set)
    : m_database(set.m_database), m_scratch(std::make_unique<Scratch>())
{
    if (m_database)
        hs_alloc_scratch(m_database->handle, &m_scratch->handle);
}

LiteralSearch::LiteralSearch(LiteralSearch&&) noexcept = default;
LiteralSearch& LiteralSearch::operator=(LiteralSearch&&) noexcept = default;
LiteralSearch::~LiteralSearch() = default;

void LiteralSearch::search(std::string_view text, const OnHit& onHit)
{
    if (!m_database)
        return;
    const auto forward = [](unsigned id, unsigned long long, unsigned long long end, unsigned,
                            void* context) { return (*static_cast<const OnHit*>(context))(id, end) ? 0 : 1; };
    constexpr std::size_t largest = std::numeric_limits<unsigned>::max() / 2;
    const auto size = static_cast<unsigned>(std::min(text.size(), largest));
    hs_scan(m_database->handle, text.data(), size, 0, m_scratch->handle, forward,
            const_cast<void*>(static_cast<const void*>(&onHit)));
}

} // namespace torchtriage::log
