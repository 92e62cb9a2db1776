// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/summary.h"

#include "core/batch/accumulators.h"
#include "core/batch/decode.h"
#include "core/batch/element_reader.h"
#include "core/batch/tensor_source.h"
#include "core/io/threads.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <thread>

namespace torchtriage::batch {

namespace {

constexpr unsigned mostThreads = 8;
constexpr std::uint64_t elementsWorthAThread = 1U << 18;

// Feeds turn raw blocks into what an accumulator takes. Each thread has its own copy, with its own scratch
// memory.

class RealFeed {
public:
    RealFeed(const TensorSource& source)
        : m_double(source.tensor->dtype == DType::Float64), m_bigEndian(source.storage->bigEndian),
          m_negative(source.tensor->negative)
    {
    }

    void operator()(RealAccumulator& accumulator, const RawBlock& block, std::size_t count)
    {
        const bool native = m_bigEndian == (std::endian::native == std::endian::big);
        if (native && !m_negative)
            add(accumulator, block.bytes.data(), count);
        else if (m_double)
            addDecoded(accumulator, m_doubles, decodeToDouble, DType::Float64, block, count);
        else
            addDecoded(accumulator, m_floats, decodeToFloat, DType::Float32, block, count);
    }

private:
    void add(RealAccumulator& accumulator, const char* raw, std::size_t count) const
    {
        if (m_double)
            accumulator.addDoubles(raw, count);
        else
            accumulator.addFloats(raw, count);
    }

    template <class T, class Decode>
    void addDecoded(RealAccumulator& accumulator, std::vector<T>& scratch, Decode decode, DType dtype,
                    const RawBlock& block, std::size_t count)
    {
        scratch.resize(count);
        decode(dtype, m_bigEndian, block.bytes, std::span<T>(scratch), 0);
        if (m_negative)
            std::ranges::transform(scratch, scratch.begin(), [](T value) { return -value; });
        add(accumulator, reinterpret_cast<const char*>(scratch.data()), count);
    }

    bool m_double, m_bigEndian, m_negative;
    std::vector<float> m_floats;
    std::vector<double> m_doubles;
};

class IntegerFeed {
public:
    explicit IntegerFeed(const TensorSource& source)
        : m_dtype(source.tensor->dtype), m_bigEndian(source.storage->bigEndian)
    {
    }

    void operator()(IntegerAccumulator& accumulator, const RawBlock& block, std::size_t count)
    {
        m_values.resize(count);
        decodeToInteger(m_dtype, m_bigEndian, block.bytes, m_values, block.firstBit);
        // The accumulator compares signed numbers; flipping the top bit keeps the order of unsigned ones.
        if (m_dtype == DType::UInt64)
            std::ranges::transform(m_values, m_values.begin(),
                                   [](std::int64_t value) { return value ^ INT64_MIN; });
        accumulator.add(m_values);
    }

private:
    DType m_dtype;
    bool m_bigEndian;
    std::vector<std::int64_t> m_values;
};

class PatternFeed {
public:
    explicit PatternFeed(const TensorSource& source) : m_packed(source.tensor->itemBits < 8) {}

    void operator()(PatternAccumulator& accumulator, const RawBlock& block, std::size_t count) const
    {
        if (m_packed)
            accumulator.addPacked(block.bytes, block.firstBit, count);
        else
            accumulator.add(block.bytes);
    }

private:
    bool m_packed;
};

class ComplexFeed {
public:
    explicit ComplexFeed(const TensorSource& source)
        : m_dtype(source.tensor->dtype), m_bigEndian(source.storage->bigEndian),
          m_conjugate(source.tensor->conjugate), m_negative(source.tensor->negative)
    {
    }

    void operator()(ComplexAccumulator& accumulator, const RawBlock& block, std::size_t count)
    {
        m_values.resize(count);
        decodeToComplex(m_dtype, m_bigEndian, block.bytes, m_values);
        for (auto& value : m_values) {
            value = m_conjugate ? std::conj(value) : value;
            value = m_negative ? -value : value;
        }
        accumulator.add(m_values);
    }

private:
    DType m_dtype;
    bool m_bigEndian, m_conjugate, m_negative;
    std::vector<std::complex<double>> m_values;
};

// One pass over the view by several threads, each with its own stretch, reader and accumulator.
template <class Accumulator, class Feed>
class Pass {
public:
    Pass(const TensorSource& source, const SummaryOptions& options, const Accumulator& empty)
        : m_source(source), m_options(options), m_plan(planView(*source.tensor, true)),
          m_parts(partCount(options, m_plan, *source.storage), Part{empty, Feed(source), {}})
    {
    }

    io::Result<Summary> run()
    {
        std::vector<std::jthread> threads;
        const std::size_t rest =
            io::startThreads(threads, 1, m_parts.size(), [this](std::size_t i) { work(i); });
        work(0);
        for (std::size_t i = rest; i < m_parts.size(); ++i)
            work(i);
        while (m_finished.load() < m_parts.size()) {
            report();
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
        threads.clear();
        return collect();
    }

private:
    struct Part {
        Accumulator accumulator;
        Feed feed;
        std::optional<io::Error> error;
    };

    static std::size_t partCount(const SummaryOptions& options, const ViewPlan& plan, const Storage& storage)
    {
        // Compressed bytes can only be unpacked from their start, and pages are kept for each thread.
        if (storage.extent.coding == Extent::Coding::Deflated || storage.extent.latin1 || !plan.increasing)
            return 1;
        const unsigned wanted = options.threads != 0 ? options.threads : std::thread::hardware_concurrency();
        const std::uint64_t useful = plan.count / elementsWorthAThread + 1;
        return static_cast<std::size_t>(
            std::clamp<std::uint64_t>(useful, 1, std::clamp(wanted, 1U, mostThreads)));
    }

    void work(std::size_t index)
    {
        Part& part = m_parts[index];
        ElementReader reader(*m_source.file, *m_source.storage, *m_source.tensor, m_plan);
        const std::uint64_t block = reader.maxBlock();
        // Stretches start at whole blocks, so that no read is split.
        const std::uint64_t blocks = (m_plan.count + block - 1) / block;
        const std::uint64_t first = blocks * index / m_parts.size() * block;
        const std::uint64_t end = std::min(m_plan.count, blocks * (index + 1) / m_parts.size() * block);
        for (std::uint64_t at = first; at < end && !m_stop.load(std::memory_order_relaxed);) {
            const auto count = static_cast<std::size_t>(std::min(block, end - at));
            const auto raw = reader.read(at, count);
            if (!raw) {
                part.error = raw.error();
                m_stop = true;
                break;
            }
            part.feed(part.accumulator, *raw, count);
            at += count;
            m_done.fetch_add(count, std::memory_order_relaxed);
            if (index == 0)
                report();
        }
        ++m_finished;
    }

    void report()
    {
        if (m_options.cancelled && m_options.cancelled()) {
            m_cancelled = true;
            m_stop = true;
        }
        if (m_options.progress)
            m_options.progress(m_done.load(std::memory_order_relaxed), m_plan.count);
    }

    io::Result<Summary> collect()
    {
        for (const Part& part : m_parts) {
            if (part.error) {
                io::Error error = *part.error;
                error.path = m_source.file->path();
                return io::fail(std::move(error));
            }
        }
        if (m_cancelled)
            return io::fail(io::ErrorKind::Cancelled, m_source.file->path());
        for (std::size_t i = 1; i < m_parts.size(); ++i)
            m_parts[0].accumulator.merge(m_parts[i].accumulator);
        Summary summary;
        summary.count = m_plan.count * m_plan.repeat;
        m_parts[0].accumulator.finish(summary, m_plan.repeat);
        return summary;
    }

    TensorSource m_source;
    const SummaryOptions& m_options;
    ViewPlan m_plan;
    std::vector<Part> m_parts;
    std::atomic<std::uint64_t> m_done = 0;
    std::atomic<std::size_t> m_finished = 0;
    std::atomic<bool> m_stop = false;
    bool m_cancelled = false; // written by the caller's thread only
};

} // namespace

io::Result<Summary> summarize(const BatchFile& batch, ValueId tensor, const SummaryOptions& options)
{
    const auto source = sourceOf(batch, tensor, true);
    if (!source)
        return io::fail(source.error());
    const DType dtype = source->tensor->dtype;
    if (numberClassOf(dtype) == NumberClass::Complex)
        return Pass<ComplexAccumulator, ComplexFeed>(*source, options, {}).run();
    if (source->tensor->itemBits <= 16) {
        const PatternAccumulator empty(dtype, source->storage->bigEndian, source->tensor->negative);
        return Pass<PatternAccumulator, PatternFeed>(*source, options, empty).run();
    }
    if (numberClassOf(dtype) == NumberClass::Integer) {
        const IntegerAccumulator empty(dtype == DType::UInt64);
        return Pass<IntegerAccumulator, IntegerFeed>(*source, options, empty).run();
    }
    return Pass<RealAccumulator, RealFeed>(*source, options, {}).run();
}

} // namespace torchtriage::batch
