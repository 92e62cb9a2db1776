// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/comparison/batch_facts.h"

#include "core/batch/tensor_source.h"
#include "core/batch/values.h"
#include "core/batch/walk.h"
#include "core/contract/comparison/element_tally.h"

#include <algorithm>
#include <cmath>

namespace torchtriage::contract {

namespace {

using batch::ValueKind;

constexpr std::size_t mostKeys = 20'000;
constexpr std::size_t mostListItems = 1'000'000;
constexpr std::size_t longestKey = 512;
constexpr std::size_t longestText = 256;
// A view may repeat the elements of its storage; one that repeats them too often is not read.
constexpr std::uint64_t mostRepeats = 64;

bool isNumber(ValueKind kind) noexcept
{
    return kind == ValueKind::Int || kind == ValueKind::Float || kind == ValueKind::Bool;
}

std::string kindOf(const batch::ValueGraph& values, batch::ValueId id)
{
    switch (values.kind(id)) {
    case ValueKind::None:
        return "none";
    case ValueKind::Tensor:
        return "tensor";
    case ValueKind::List:
    case ValueKind::Tuple:
    case ValueKind::Set:
        return "list";
    case ValueKind::Dict:
        return "dict";
    case ValueKind::String:
    case ValueKind::Bytes:
        return "text";
    case ValueKind::Opaque:
        return "object";
    case ValueKind::Symbol:
        return "name";
    default:
        return "number";
    }
}

Seen scalarOf(const batch::ValueGraph& values, batch::ValueId id)
{
    switch (values.kind(id)) {
    case ValueKind::Bool:
        return values.boolean(id);
    case ValueKind::Int:
        return values.integer(id);
    case ValueKind::Float:
        return values.real(id);
    case ValueKind::String:
    case ValueKind::Symbol:
    case ValueKind::BigInt:
        return std::string(values.text(id).substr(0, longestText));
    default:
        return {};
    }
}

bool isReadable(const batch::BatchFile& file, const batch::Tensor& tensor)
{
    const auto count = batch::elementCount(tensor.shape);
    if (!count || tensor.storage == batch::noId || tensor.itemBits == 0)
        return false;
    const std::uint64_t stored = file.values.storages()[tensor.storage].bytes;
    return *count <= (UINT64_MAX >> 12) && *count * tensor.itemBits / 8 <= mostRepeats * (stored + 64);
}

class Reader {
public:
    Reader(const batch::BatchFile& file, const FactsOptions& options)
        : m_file(file), m_values(file.values), m_options(options)
    {
        m_facts.path = file.path();
    }

    io::Result<BatchFacts> read()
    {
        const auto end = batch::walk(m_values, m_file.root, [this](const batch::Visit& visit) {
            if (stopped())
                return batch::WalkStep::Stop;
            if (m_facts.items.size() >= mostKeys) {
                m_facts.complete = false;
                return batch::WalkStep::Stop;
            }
            return look(visit);
        });
        if (stopped())
            return io::fail(io::ErrorKind::Cancelled, m_file.path());
        m_facts.complete = m_facts.complete && end == batch::WalkEnd::Complete;
        return std::move(m_facts);
    }

private:
    [[nodiscard]] bool stopped() const { return m_options.cancelled && m_options.cancelled(); }

    batch::WalkStep look(const batch::Visit& visit)
    {
        if (visit.key.size() > longestKey) {
            m_facts.complete = false;
            return batch::WalkStep::Skip;
        }
        ItemFacts facts;
        const ValueKind kind = m_values.kind(visit.id);
        facts.kind = kindOf(m_values, visit.id);
        facts.scalar = scalarOf(m_values, visit.id);
        bool enter = true;
        if (kind == ValueKind::Tensor) {
            lookAtTensor(visit.id, facts);
            enter = false;
        } else if (kind == ValueKind::String || kind == ValueKind::Bytes) {
            facts.length = m_values.length(visit.id);
        } else if (facts.kind == "list") {
            facts.length = m_values.childCount(visit.id);
            facts.numbers = numbersOf(visit.id);
            enter = !facts.numbers;
        } else if (kind == ValueKind::Opaque) {
            facts.dtype = std::string(m_values.opaqueName(visit.id).substr(0, longestText));
        }
        m_facts.items.insert_or_assign(std::string(visit.key), std::move(facts));
        return enter ? batch::WalkStep::Enter : batch::WalkStep::Skip;
    }

    // Labels are often a list of numbers; to compare them one by one would say nothing.
    std::optional<NumberFacts> numbersOf(batch::ValueId list)
    {
        const std::size_t count = m_values.childCount(list);
        if (count == 0 || count > mostListItems)
            return std::nullopt;
        bool integer = true;
        for (std::size_t i = 0; i < count; ++i) {
            const ValueKind kind = m_values.kind(m_values.child(list, i).value);
            if (!isNumber(kind))
                return std::nullopt;
            integer = integer && kind != ValueKind::Float;
        }
        ElementTally facts({static_cast<std::int64_t>(count)}, integer, m_options.ignoredIndex);
        for (std::size_t i = 0; i < count; ++i) {
            const batch::ValueId item = m_values.child(list, i).value;
            const std::int64_t whole = m_values.integer(item);
            const double real = m_values.real(item);
            if (integer)
                facts.add(i, std::span(&whole, 1));
            else
                facts.add(i, std::span(&real, 1));
        }
        return facts.numbers();
    }

    void lookAtTensor(batch::ValueId id, ItemFacts& facts)
    {
        const batch::Tensor& tensor = m_values.tensor(id);
        facts.dtype = tensor.dtypeName;
        facts.shape = tensor.shape;
        facts.strided = tensor.layout == batch::Layout::Strided;
        if (facts.strided) {
            facts.strides = tensor.strides;
            facts.contiguous = batch::isContiguous(tensor);
        }
        facts.requiresGrad = tensor.requiresGrad;
        facts.device = tensor.device;
        facts.layout = toString(tensor.layout);
        if (batch::elementCount(tensor.shape) == std::uint64_t{0} || tensor.isMeta())
            return;
        facts.unread = !facts.strided || !isReadable(m_file, tensor) || !readElements(id, tensor, facts);
    }

    bool readElements(batch::ValueId id, const batch::Tensor& tensor, ItemFacts& facts)
    {
        const auto numbers = batch::numberClassOf(tensor.dtype);
        if (numbers == batch::NumberClass::None || numbers == batch::NumberClass::Complex)
            return false;
        const bool integer = numbers != batch::NumberClass::Real;
        ElementTally elements(tensor.shape, integer, m_options.ignoredIndex);
        batch::BlockOptions options;
        options.cancelled = m_options.cancelled;
        const auto take = [&](std::uint64_t first, auto values) {
            elements.add(first, values);
            m_read += values.size() * tensor.itemBits / 8;
            if (m_options.progress)
                m_options.progress(m_read);
            return true;
        };
        const auto done = integer ? batch::forEachIntegerBlock(m_file, id, take, options)
                                  : batch::forEachRealBlock(m_file, id, take, options);
        if (!done)
            return false;
        facts.numbers = elements.numbers();
        facts.table = elements.table();
        return true;
    }

    const batch::BatchFile& m_file;
    const batch::ValueGraph& m_values;
    const FactsOptions& m_options;
    BatchFacts m_facts;
    std::uint64_t m_read = 0;
};

} // namespace

io::Result<BatchFacts> readFacts(const batch::BatchFile& file, const FactsOptions& options)
{
    if (file.root == batch::noId)
        return BatchFacts{file.path(), {}, true};
    return Reader(file, options).read();
}

std::uint64_t factsBytes(const batch::BatchFile& file)
{
    std::uint64_t bytes = 0;
    std::size_t visits = 0;
    if (file.root == batch::noId)
        return 0;
    batch::walk(file.values, file.root, [&](const batch::Visit& visit) {
        if (file.values.kind(visit.id) != ValueKind::Tensor)
            return ++visits < mostKeys ? batch::WalkStep::Enter : batch::WalkStep::Stop;
        const batch::Tensor& tensor = file.values.tensor(visit.id);
        const auto count = batch::elementCount(tensor.shape);
        if (isReadable(file, tensor))
            bytes += *count * tensor.itemBits / 8;
        return ++visits < mostKeys ? batch::WalkStep::Skip : batch::WalkStep::Stop;
    });
    return bytes;
}

} // namespace torchtriage::contract
