// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/values.h"
#include "core/contract/element_scan.h"
#include "core/contract/sample_text.h"

#include <unordered_map>

namespace torchtriage::contract {

namespace {

io::Error wrongSource(const batch::BatchFile& batch, const std::string& key, std::string detail)
{
    return {io::ErrorKind::Malformed, batch.path(), "key " + key, std::move(detail)};
}

} // namespace

io::Result<SourceIndex> SourceIndex::read(const batch::BatchFile& batch, const std::string& key,
                                          std::uint64_t samples)
{
    SourceIndex index;
    std::unordered_map<std::string, std::uint16_t> known;
    const auto add = [&](std::string name) {
        const auto [at, isNew] = known.try_emplace(std::move(name), static_cast<std::uint16_t>(known.size()));
        if (isNew && known.size() <= mostSources)
            index.m_names.push_back(at->first);
        index.m_of.push_back(at->second);
        return known.size() <= mostSources;
    };
    const auto texts =
        forEachSampleText(batch, key, [&](std::uint64_t, std::string text) { return add(std::move(text)); });
    if (!texts)
        return io::fail(texts.error());
    if (known.size() > mostSources)
        return io::fail(wrongSource(batch, key, "more than " + std::to_string(mostSources) + " sources"));
    if (index.m_of.size() != samples)
        return io::fail(wrongSource(batch, key,
                                    std::to_string(index.m_of.size()) + " entries for " +
                                        std::to_string(samples) + " samples"));
    return index;
}

} // namespace torchtriage::contract
