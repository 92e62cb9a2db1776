// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/offender_csv.h"

#include "core/batch/walk.h"
#include "core/contract/check_run.h"
#include "core/contract/element_scan.h"
#include "core/contract/sample_text.h"
#include "core/io/atomic_writer.h"

#include <algorithm>

namespace torchtriage::contract {

namespace {

/// Offenders whose samples are named in one pass over the names.
constexpr std::size_t chunkRows = 262'144;

std::string quoted(const std::string& text)
{
    const bool formula =
        !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
    if (!formula && text.find_first_of(",\"\r\n") == text.npos)
        return text;
    std::string result = formula ? "\"'" : "\"";
    for (const char each : text) {
        result += each;
        if (each == '"')
            result += each;
    }
    return result + '"';
}

std::string valueText(const batch::Number& value)
{
    if (const auto* const integer = std::get_if<std::int64_t>(&value))
        return std::to_string(*integer);
    if (const auto* const real = std::get_if<double>(&value))
        return numberText(*real);
    const auto* const complex = std::get_if<std::complex<double>>(&value);
    return complex ? numberText(complex->real()) + ";" + numberText(complex->imag()) : std::string();
}

std::string indexText(std::uint64_t position, const std::vector<std::int64_t>& shape)
{
    std::vector<std::string> parts(shape.size());
    for (std::size_t i = shape.size(); i-- > 0;) {
        const auto size = static_cast<std::uint64_t>(std::max<std::int64_t>(shape[i], 1));
        parts[i] = std::to_string(position % size);
        position /= size;
    }
    std::string text;
    for (const std::string& each : parts)
        text += (text.empty() ? "" : " ") + each;
    return text;
}

/// Collects rows until the samples of a whole chunk can be named together.
class RowWriter {
public:
    RowWriter(io::AtomicWriter& out, const batch::BatchFile& batch, const Request& request,
              const ElementFacts& facts)
        : m_out(out), m_batch(batch), m_request(request), m_facts(facts)
    {
        for (std::size_t i = 1; i < facts.shape.size(); ++i)
            m_inner *= static_cast<std::uint64_t>(std::max<std::int64_t>(facts.shape[i], 1));
    }

    bool add(const Offender& offender)
    {
        m_rows.push_back(offender);
        if (m_rows.size() >= chunkRows)
            (void)flush();
        return m_result.has_value();
    }

    [[nodiscard]] const io::Result<void>& flush()
    {
        std::vector<std::string> names(m_rows.size());
        if (!m_request.idKey.empty() && !m_facts.shape.empty() && !m_rows.empty()) {
            std::vector<std::uint64_t> samples;
            for (const Offender& each : m_rows)
                samples.push_back(each.position / m_inner);
            auto read = sampleTexts(m_batch, m_request.idKey, samples);
            if (!read) {
                m_result = io::fail(read.error());
                return m_result;
            }
            names = std::move(*read);
        }
        for (std::size_t i = 0; i < m_rows.size() && m_result; ++i)
            write(m_rows[i], names[i]);
        m_written += m_rows.size();
        m_rows.clear();
        return m_result;
    }
    [[nodiscard]] std::uint64_t written() const noexcept { return m_written; }

private:
    void write(const Offender& each, const std::string& name)
    {
        m_result = m_out.write(quoted(m_facts.key) + ',' + std::to_string(each.position) + ',' +
                               indexText(each.position, m_facts.shape) + ',' + valueText(each.value) + ',' +
                               std::string(toString(each.fault)) + ',' + quoted(name) + ',' +
                               quoted(each.source) + '\n');
    }

    io::AtomicWriter& m_out;
    const batch::BatchFile& m_batch;
    const Request& m_request;
    const ElementFacts& m_facts;
    std::uint64_t m_inner = 1;
    std::vector<Offender> m_rows;
    std::uint64_t m_written = 0;
    io::Result<void> m_result;
};

io::Result<std::uint64_t> writeInput(io::AtomicWriter& out, const batch::BatchFile& batch,
                                     const Request& request, const ElementFacts& facts,
                                     const CheckOptions& options)
{
    const auto id = batch::find(batch.values, batch.root, facts.key);
    if (!id || facts.refusedCount == 0)
        return 0;
    std::optional<SourceIndex> sources;
    ScanOptions scan{nullptr, options.cancelled, options.progress};
    if (!request.sourceKey.empty() && !facts.shape.empty()) {
        auto read = SourceIndex::read(batch, request.sourceKey, static_cast<std::uint64_t>(facts.shape[0]));
        if (!read)
            return io::fail(read.error());
        sources = std::move(*read);
        scan.sources = &*sources;
    }
    RowWriter rows(out, batch, request, facts);
    const auto read = forEachOffender(
        batch, *id, facts, [&](const Offender& each) { return rows.add(each); }, scan);
    if (!read)
        return io::fail(read.error());
    if (const auto& flushed = rows.flush(); !flushed)
        return io::fail(flushed.error());
    return rows.written();
}

} // namespace

io::Result<std::uint64_t> writeOffenders(const batch::BatchFile& batch, const Request& request,
                                         const CheckResult& result, const std::string& path,
                                         const CheckOptions& options)
{
    auto out = io::AtomicWriter::create(path);
    if (!out)
        return io::fail(out.error());
    if (auto header = out->write("input,position,index,value,finding,sample,source\n"); !header)
        return io::fail(header.error());
    std::uint64_t rows = 0;
    for (const ElementFacts& each : result.elements) {
        const auto written = writeInput(*out, batch, request, each, options);
        if (!written)
            return written;
        rows += *written;
    }
    if (auto done = out->commit(); !done)
        return io::fail(done.error());
    return rows;
}

} // namespace torchtriage::contract
