// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checkpoint/coherence.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace torchtriage::contract {

namespace {

constexpr std::size_t mostMissing = 100; // findings of one kind

using Names = std::unordered_set<std::string_view>;

Names tensorsOf(const FileFacts& file)
{
    Names names;
    for (const PartFacts& facts : file.parts) {
        for (const TensorFact& tensor : facts.tensors)
            names.insert(tensor.name);
    }
    return names;
}

std::uint64_t bytesOf(const FileFacts& file)
{
    std::uint64_t sum = 0;
    for (const PartFacts& facts : file.parts) {
        for (const TensorFact& tensor : facts.tensors)
            sum += tensor.bytes;
    }
    return sum;
}

class IndexMatch {
public:
    IndexMatch(const FileFacts& index, std::vector<FileFacts>& files, CheckpointReport& report)
        : m_index(index), m_files(files), m_report(report)
    {
        for (const auto& [tensor, shard] : index.sidecar->weightMap)
            m_wanted[shard].push_back(tensor);
    }

    void run()
    {
        std::uint64_t bytes = 0;
        bool whole = true;
        for (const auto& [shard, tensors] : m_wanted) {
            // Names are looked up among the files of the folder: an index cannot send us anywhere else.
            const auto file = std::ranges::find(m_files, shard, &FileFacts::file);
            if (file == m_files.end()) {
                missingShard(shard, tensors.size());
                whole = false;
                continue;
            }
            const bool readable = std::ranges::all_of(
                file->parts, [](const PartFacts& facts) { return facts.part.tensors.has_value(); });
            if (!readable) {
                whole = false;
                continue;
            }
            compareNames(*file, tensors);
            bytes += bytesOf(*file);
        }
        const auto& total = m_index.sidecar->totalSize;
        if (whole && total && *total != bytes)
            m_report.findings.push_back({FindingKind::TotalSizeDiffers,
                                         FindingWeight::Blocks,
                                         m_index.file,
                                         {},
                                         {std::to_string(*total), std::to_string(bytes)},
                                         1});
    }

private:
    void missingShard(std::string_view shard, std::size_t tensors)
    {
        if (m_missing++ >= mostMissing)
            return;
        m_report.findings.push_back({FindingKind::MissingShard,
                                     FindingWeight::Blocks,
                                     m_index.file,
                                     std::string(shard),
                                     {std::to_string(tensors)},
                                     1});
    }

    void compareNames(FileFacts& file, const std::vector<std::string_view>& tensors)
    {
        const Names there = tensorsOf(file);
        const Names asked(tensors.begin(), tensors.end());
        CheckpointFinding lacks{
            FindingKind::TensorNotInShard, FindingWeight::Blocks, m_index.file, {}, {file.file}, 0};
        CheckpointFinding surplus{
            FindingKind::TensorNotInIndex, FindingWeight::Doubt, m_index.file, {}, {file.file}, 0};
        for (const std::string_view tensor : tensors) {
            if (!there.contains(tensor) && lacks.count++ == 0)
                lacks.key = tensor;
        }
        for (const std::string_view tensor : there) {
            // The order of a hash is not to be seen: the first by name.
            if (!asked.contains(tensor) && (surplus.count++ == 0 || tensor < surplus.key))
                surplus.key = tensor;
        }
        if (lacks.count > 0) {
            m_report.findings.push_back(std::move(lacks));
            for (PartFacts& facts : file.parts)
                worsen(facts.part, PartState::Mismatch);
        }
        if (surplus.count > 0)
            m_report.findings.push_back(std::move(surplus));
    }

    const FileFacts& m_index;
    std::vector<FileFacts>& m_files;
    CheckpointReport& m_report;
    std::map<std::string_view, std::vector<std::string_view>> m_wanted;
    std::size_t m_missing = 0;
};

struct Numbering {
    std::string before, after; // around the two numbers of "model-00002-of-00005.safetensors"
    std::size_t width = 0;
    std::size_t number = 0, of = 0;
};

std::optional<Numbering> numberingOf(const std::string& name)
{
    const std::size_t middle = name.find("-of-");
    if (middle == name.npos)
        return std::nullopt;
    std::size_t start = middle;
    while (start > 0 && name[start - 1] >= '0' && name[start - 1] <= '9')
        --start;
    std::size_t end = middle + 4;
    while (end < name.size() && name[end] >= '0' && name[end] <= '9')
        ++end;
    Numbering numbering{name.substr(0, start), name.substr(end), middle - start, 0, 0};
    const char* const text = name.data();
    const auto number = std::from_chars(text + start, text + middle, numbering.number);
    const auto of = std::from_chars(text + middle + 4, text + end, numbering.of);
    if (start == middle || end == middle + 4 || number.ec != std::errc() || of.ec != std::errc() ||
        numbering.of > 100'000)
        return std::nullopt;
    return numbering;
}

// "-00001-of-00003" says how many there are, also without an index.
void compareNumbers(const std::vector<FileFacts>& files, CheckpointReport& report)
{
    struct Series {
        Numbering numbering;
        std::set<std::size_t> there;
    };
    std::map<std::tuple<std::string, std::string, std::size_t>, Series> all;
    for (const FileFacts& file : files) {
        if (const auto numbering = numberingOf(file.file)) {
            Series& series = all[{numbering->before, numbering->after, numbering->of}];
            series.numbering = *numbering;
            series.there.insert(numbering->number);
        }
    }
    for (const auto& [key, series] : all) {
        // Some count from zero.
        const std::size_t first = series.there.contains(0) ? 0 : 1;
        std::size_t told = 0;
        for (std::size_t i = 0; i < series.numbering.of && told < mostMissing; ++i) {
            if (series.there.contains(first + i))
                continue;
            const auto padded = [width = series.numbering.width](std::size_t value) {
                std::string digits = std::to_string(value);
                digits.insert(0, width - std::min(width, digits.size()), '0');
                return digits;
            };
            report.findings.push_back({FindingKind::MissingShard,
                                       FindingWeight::Blocks,
                                       {},
                                       series.numbering.before + padded(first + i) + "-of-" +
                                           padded(series.numbering.of) + series.numbering.after,
                                       {},
                                       1});
            ++told;
        }
    }
}

} // namespace

void compareShards(std::vector<FileFacts>& files, CheckpointReport& report)
{
    bool indexed = false;
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (files[i].sidecar && files[i].sidecar->index) {
            IndexMatch(files[i], files, report).run();
            indexed = true;
        }
    }
    if (!indexed)
        compareNumbers(files, report);
}

} // namespace torchtriage::contract
