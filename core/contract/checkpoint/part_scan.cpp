// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checkpoint/part_scan.h"

#include "core/batch/summary.h"
#include "core/batch/walk.h"
#include "core/contract/checkpoint/counters.h"
#include "core/contract/checkpoint/finite_scan.h"
#include "core/contract/checkpoint/parallel.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace torchtriage::contract {

namespace {

using batch::ValueKind;

constexpr std::size_t mostFindings = 1000; // of one file
// Tensors of one storage may overlap. A file whose views add up to many times its bytes is not read that
// often.
constexpr std::uint64_t mostRereads = 8;
constexpr std::uint64_t freeBytes = std::uint64_t{64} << 20;

// Keys of a hostile file may be as long as its depth allows; what is kept of each is bounded.
std::string shortKey(std::string key)
{
    constexpr std::size_t longest = 512;
    if (key.size() > longest)
        key.replace(longest / 2, key.size() - longest, "…");
    return key;
}

std::string joined(const std::string& part, std::string_view key)
{
    return part.empty() || key.empty() || key.front() == '[' || key.front() == '('
               ? part + std::string(key)
               : part + "." + std::string(key);
}

struct Job {
    std::size_t part = 0;
    batch::ValueId tensor = batch::noId;
    std::string key; ///< from the root of the file
};

std::string positionText(const std::vector<std::int64_t>& position)
{
    std::string text;
    for (const std::int64_t each : position)
        text += (text.empty() ? "" : ", ") + std::to_string(each);
    return text.empty() ? text : "[" + text + "]";
}

class PartScan {
public:
    PartScan(const batch::BatchFile& file, FileFacts& facts, CheckProgress& progress)
        : m_file(file), m_values(file.values), m_facts(facts), m_progress(progress)
    {
        m_budget = freeBytes;
        for (const batch::Storage& storage : m_values.storages())
            m_budget += storage.bytes <= (UINT64_MAX >> 8) ? mostRereads * storage.bytes : 0;
    }

    io::Result<void> run(const std::vector<FoundPart>& parts)
    {
        for (const FoundPart& part : parts)
            list(part);
        if (m_file.root != batch::noId)
            findNanScalars();
        std::vector<io::Result<NonFiniteCount>> counts(m_jobs.size());
        forEachIndex(m_jobs.size(), m_progress.threads(), [&](std::size_t i) {
            FiniteScanOptions options;
            options.cancelled = [this] { return m_progress.cancelled(); };
            options.read = [this](std::uint64_t bytes) { m_progress.add(bytes); };
            counts[i] = scanFinite(m_file, m_jobs[i].tensor, options);
        });
        if (m_progress.cancelled())
            return io::fail(io::ErrorKind::Cancelled, m_file.path());
        for (std::size_t i = 0; i < m_jobs.size(); ++i)
            report(m_jobs[i], counts[i]);
        for (const std::size_t part : m_damagedParts)
            m_facts.parts[part].part.state = PartState::Damaged;
        return {};
    }

private:
    void list(const FoundPart& found)
    {
        PartFacts facts;
        facts.part.role = found.role;
        facts.part.file = m_facts.file;
        facts.part.key = found.key;
        std::uint64_t tensors = 0;
        std::set<batch::ValueId> seen;
        batch::walk(m_values, found.root, [&](const batch::Visit& visit) {
            if (m_values.kind(visit.id) != ValueKind::Tensor || !seen.insert(visit.id).second)
                return batch::WalkStep::Enter;
            const batch::Tensor& tensor = m_values.tensor(visit.id);
            ++tensors;
            facts.tensors.push_back({shortKey(std::string(visit.key)), tensor.shape, bytesOf(tensor)});
            addJob(m_facts.parts.size(), visit.id, shortKey(joined(found.key, visit.key)));
            return batch::WalkStep::Enter;
        });
        facts.part.tensors = tensors;
        if (tensors > 0)
            facts.part.nonFinite = 0;
        if (found.role == PartRole::Optimizer)
            facts.optimizer = readOptimizer(m_file, found.root);
        if (found.role == PartRole::Scheduler && m_values.kind(found.root) == ValueKind::Dict) {
            if (const auto last = m_values.lookUp(found.root, "last_epoch"))
                facts.schedulerStep = wholeNumber(m_file, *last);
        }
        m_facts.parts.push_back(std::move(facts));
    }

    // A loss that became NaN is often saved beside the weights.
    void findNanScalars()
    {
        batch::walk(m_values, m_file.root, [this](const batch::Visit& visit) {
            if (m_values.kind(visit.id) == ValueKind::Float && std::isnan(m_values.real(visit.id)))
                add({FindingKind::NanScalar,
                     FindingWeight::Doubt,
                     m_facts.file,
                     shortKey(std::string(visit.key)),
                     {},
                     1});
            return batch::WalkStep::Enter;
        });
    }

    static std::uint64_t bytesOf(const batch::Tensor& tensor)
    {
        const auto count = batch::elementCount(tensor.shape);
        return count && tensor.itemBits != 0 && *count <= (UINT64_MAX >> 8) / tensor.itemBits
                   ? (*count * tensor.itemBits + 7) / 8
                   : 0;
    }

    void addJob(std::size_t part, batch::ValueId id, std::string key)
    {
        const batch::Tensor& tensor = m_values.tensor(id);
        const bool hasStorage = tensor.storage != batch::noId && !tensor.isMeta();
        if (hasStorage && !m_values.storages()[tensor.storage].present) {
            missing(part, key);
            return;
        }
        // Tied weights are one view under two names: read once, told under the first.
        if (hasStorage &&
            !m_views.emplace(tensor.storage, tensor.storageOffset, tensor.shape, tensor.strides, tensor.dtype)
                 .second)
            return;
        const std::uint64_t bytes = scanBytes(tensor);
        if (bytes > m_budget) {
            add({FindingKind::NotScanned,
                 FindingWeight::Doubt,
                 m_facts.file,
                 std::move(key),
                 {"the views of this file add up to many times its bytes"},
                 1});
            return;
        }
        m_budget -= bytes;
        m_jobs.push_back({part, id, std::move(key)});
    }

    void missing(std::size_t part, const std::string& key)
    {
        m_damagedParts.insert(part);
        if (m_missing < m_facts.findings.size()) {
            ++m_facts.findings[m_missing].count;
            return;
        }
        m_missing = m_facts.findings.size();
        m_facts.findings.push_back(
            {FindingKind::MissingBytes, FindingWeight::Blocks, m_facts.file, key, {}, 1});
    }

    void report(const Job& job, const io::Result<NonFiniteCount>& count)
    {
        Part& part = m_facts.parts[job.part].part;
        if (!count) {
            const bool cannot = count.error().kind == io::ErrorKind::Unsupported;
            add({FindingKind::NotScanned,
                 cannot ? FindingWeight::Doubt : FindingWeight::Blocks,
                 m_facts.file,
                 job.key,
                 {count.error().detail},
                 1});
            if (!cannot)
                m_damagedParts.insert(job.part);
            return;
        }
        if (count->all() == 0)
            return;
        part.nonFinite = part.nonFinite.value_or(0) + count->all();
        const bool mask = count->nan == 0 && isMask(job.tensor);
        const bool weights = part.role != PartRole::RandomState && part.role != PartRole::Other;
        if (!mask && weights)
            part.state = PartState::NonFinite;
        add({mask ? FindingKind::InfiniteMask : FindingKind::NonFinite,
             mask || !weights ? FindingWeight::Doubt : FindingWeight::Blocks,
             m_facts.file,
             job.key,
             {std::to_string(count->nan), std::to_string(count->infinite), positionText(count->first),
              count->firstIsNan ? "nan" : "inf"},
             1});
    }

    // Attention masks hold infinities beside zeros, observers start with nothing but infinities.
    [[nodiscard]] bool isMask(batch::ValueId tensor) const
    {
        const batch::Tensor& view = m_values.tensor(tensor);
        const auto end = batch::elementEnd(view);
        if (!end || batch::elementCount(view.shape).value_or(UINT64_MAX) > *end)
            return false; // it repeats elements: no writer of a mask saves one so
        batch::SummaryOptions options;
        options.threads = 1;
        options.cancelled = [this] { return m_progress.cancelled(); };
        const auto summary = batch::summarize(m_file, tensor, options);
        const auto zeroOrNone = [](const batch::Number& number) {
            const auto* real = std::get_if<double>(&number);
            return std::holds_alternative<std::monostate>(number) || (real != nullptr && *real == 0);
        };
        return summary && zeroOrNone(summary->min) && zeroOrNone(summary->max);
    }

    void add(CheckpointFinding found)
    {
        if (m_facts.findings.size() < mostFindings)
            m_facts.findings.push_back(std::move(found));
    }

    const batch::BatchFile& m_file;
    const batch::ValueGraph& m_values;
    FileFacts& m_facts;
    CheckProgress& m_progress;
    std::uint64_t m_budget = 0;
    std::vector<Job> m_jobs;
    std::set<std::size_t> m_damagedParts;
    std::size_t m_missing = SIZE_MAX; // index of the finding that counts tensors without bytes
    std::set<std::tuple<batch::StorageId, std::int64_t, std::vector<std::int64_t>, std::vector<std::int64_t>,
                        batch::DType>>
        m_views;
};

} // namespace

io::Result<void> scanParts(const batch::BatchFile& file, const std::vector<FoundPart>& parts,
                           FileFacts& facts, CheckProgress& progress)
{
    return PartScan(file, facts, progress).run(parts);
}

std::string firstTensorOf(const batch::BatchFile& file, const FoundPart& part, std::string_view storage)
{
    std::string key;
    const batch::ValueGraph& values = file.values;
    batch::walk(values, part.root, [&](const batch::Visit& visit) {
        if (values.kind(visit.id) != ValueKind::Tensor)
            return batch::WalkStep::Enter;
        const batch::Tensor& tensor = values.tensor(visit.id);
        if (tensor.storage == batch::noId || values.storages()[tensor.storage].key != storage)
            return batch::WalkStep::Enter;
        key = joined(part.key, visit.key);
        return batch::WalkStep::Stop;
    });
    return key;
}

} // namespace torchtriage::contract
