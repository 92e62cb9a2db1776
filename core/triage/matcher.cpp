// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/matcher.h"

#include <algorithm>

namespace torchtriage::triage {

namespace {

constexpr int mostGroups = 16;

} // namespace

std::string_view Match::field(std::string_view name) const noexcept
{
    for (const auto& [key, value] : fields) {
        if (key == name)
            return value;
    }
    return {};
}

std::optional<Backend> Match::backend() const noexcept
{
    const std::string_view named = field("backend");
    if (named == "CUDA" || named == "cuda" || named == "Cuda")
        return Backend::Cuda;
    if (named == "HIP" || named == "hip" || named == "Hip")
        return Backend::Rocm;
    if (named == "XPU" || named == "xpu")
        return Backend::Xpu;
    if (named == "MPS" || named == "mps")
        return Backend::Mps;
    if (named == "CPU" || named == "cpu")
        return Backend::Cpu;
    return signature != nullptr ? signature->backend : std::nullopt;
}

Matcher::Matcher(const SignatureData& data) : m_data(data), m_search(data.literalSet) {}

std::optional<Match> Matcher::tryOne(unsigned index, std::string_view text, std::size_t literalAt) const
{
    const SignatureData::Compiled& compiled = m_data.signatures[index];
    for (const std::string& excluded : compiled.signature.excluded) {
        if (text.find(excluded) != std::string_view::npos)
            return std::nullopt;
    }
    Match match{&compiled.signature, {}, literalAt};
    if (!compiled.pattern)
        return match;

    const re2::RE2& pattern = compiled.pattern->get();
    const int groups = std::min(pattern.NumberOfCapturingGroups(), mostGroups);
    re2::StringPiece parts[mostGroups + 1];
    if (!pattern.Match({text.data(), text.size()}, 0, text.size(), re2::RE2::UNANCHORED, parts, groups + 1))
        return std::nullopt;
    match.position = static_cast<std::size_t>(parts[0].data() - text.data());
    for (const auto& [name, group] : pattern.NamedCapturingGroups()) {
        if (group <= groups && parts[group].data() != nullptr)
            match.fields.emplace_back(name, std::string(parts[group].data(), parts[group].size()));
    }
    return match;
}

std::optional<Match> Matcher::match(std::string_view text)
{
    m_candidates.clear();
    m_search.search(text, [&](unsigned literal, std::uint64_t end) {
        for (const unsigned index : m_data.usersOf[literal])
            m_candidates.emplace_back(index, static_cast<std::size_t>(end) - m_data.literals[literal].size());
        return true;
    });
    if (m_candidates.empty())
        return std::nullopt;
    const auto priority = [&](unsigned index) { return m_data.signatures[index].signature.priority; };
    std::sort(m_candidates.begin(), m_candidates.end(), [&](const auto& a, const auto& b) {
        return std::tuple(-priority(a.first), a.first, a.second) <
               std::tuple(-priority(b.first), b.first, b.second);
    });

    std::optional<Match> best;
    unsigned lastTried = ~0U;
    for (const auto& [index, position] : m_candidates) {
        if (best && best->signature->priority > priority(index))
            break;
        if (index == lastTried)
            continue;
        lastTried = index;
        auto found = tryOne(index, text, position);
        if (found && (!best || found->position < best->position))
            best = std::move(found);
    }
    return best;
}

} // namespace torchtriage::triage
