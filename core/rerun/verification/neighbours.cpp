// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/verification/neighbours.h"

#include <algorithm>

namespace torchtriage::rerun {

namespace {

constexpr std::int64_t fullBatch = 64;                         ///< rows of a batch that is not the last
constexpr std::uint64_t mostElements = std::uint64_t{1} << 24; ///< of a neighbour's tensor

/// Makes one neighbour; every change says whether it could be made.
class Maker {
public:
    explicit Maker(const NeighbourSource& source) : m_source(source), m_made(source.inputs) {}

    [[nodiscard]] bool make(CheckId id)
    {
        switch (id) {
        case CheckId::IndexZero:
            return knowsLimit() && setAll(0);
        case CheckId::IndexLast:
            return knowsLimit() && setAll(*m_source.classes - 1);
        case CheckId::IndexPast:
            return knowsLimit() && setAll(*m_source.classes);
        case CheckId::IndexNegative:
            return knowsLimit() && setAll(-1);
        case CheckId::IgnoreIndex:
            return ignored() && setRows(2) && setValid() && setFirst(*m_source.view->ignored);
        case CheckId::AllIgnored:
            return ignored() && setAll(*m_source.view->ignored);
        case CheckId::Empty:
            return setRows(0);
        case CheckId::OneRow:
            return setRows(1) && setValid();
        case CheckId::LastBatch:
            return setRows(lastBatchRows()) && setValid();
        case CheckId::Shortest:
            return setLength(true) && setValid();
        case CheckId::Longest:
            return setLength(false) && setValid();
        case CheckId::OtherDType:
            return setValid() && changeDType();
        case CheckId::OtherReduction:
            return setValid() && changeReduction();
        case CheckId::OtherLayout:
            return setValid() && changeLayout();
        case CheckId::Minimal:
        case CheckId::Representative:
        case CheckId::Counting:
        case CheckId::DiagnosticsOff:
            break;
        }
        return false;
    }

    [[nodiscard]] CaseInputs take() { return std::move(m_made); }

private:
    [[nodiscard]] CaseTensor* subject()
    {
        const bool known = m_source.view && m_source.view->subject;
        return known ? &m_made.tensors.at(*m_source.view->subject) : nullptr;
    }
    [[nodiscard]] bool knowsLimit() { return subject() && m_source.classes && *m_source.classes > 0; }
    [[nodiscard]] bool ignored() { return knowsLimit() && m_source.view->ignored; }

    bool setAll(std::int64_t value)
    {
        CaseTensor& indices = *subject();
        return indices.count() > 0 && indices.setIntegers(std::vector<std::int64_t>(indices.count(), value));
    }

    bool setFirst(std::int64_t value)
    {
        std::vector<std::int64_t> values = subject()->integers();
        if (values.empty())
            return false;
        values.front() = value;
        return subject()->setIntegers(values);
    }

    /// Indices that are out of range become valid ones. Where no contract knows them they stay.
    bool setValid()
    {
        if (!knowsLimit())
            return true;
        const std::int64_t classes = *m_source.classes;
        std::vector<std::int64_t> values = subject()->integers();
        std::int64_t next = 0;
        for (std::int64_t& value : values) {
            if ((value < 0 || value >= classes) && value != m_source.view->ignored)
                value = next++ % classes;
        }
        return values.empty() || subject()->setIntegers(values);
    }

    [[nodiscard]] CaseTensor* named(const std::string& name)
    {
        const auto found = std::ranges::find(m_made.tensors, name, &CaseTensor::name);
        return found == m_made.tensors.end() ? nullptr : &*found;
    }

    bool resize(CaseTensor& tensor, std::size_t dimension, std::int64_t size)
    {
        if (dimension >= tensor.shape.size())
            return false;
        const auto length = static_cast<std::uint64_t>(std::max<std::int64_t>(tensor.shape[dimension], 1));
        if (tensor.count() / length >
            mostElements / static_cast<std::uint64_t>(std::max<std::int64_t>(size, 1)))
            return false;
        tensor.resize(dimension, size);
        return true;
    }

    bool resize(const KeptAxis& axis, std::int64_t size)
    {
        return std::ranges::all_of(axis.uses, [&](const KeptAxis::Use& use) {
            CaseTensor* tensor = named(use.input);
            return tensor && resize(*tensor, use.dimension, size);
        });
    }

    [[nodiscard]] const KeptAxis* rowAxis() const
    {
        const auto found = std::ranges::find_if(m_source.axes, &KeptAxis::isRows);
        return found == m_source.axes.end() ? nullptr : &*found;
    }

    /// As the reduction found them; without one, the rows of targets and of their scores.
    bool setRows(std::int64_t rows)
    {
        if (const KeptAxis* axis = rowAxis())
            return resize(*axis, rows);
        CaseTensor* indices = subject();
        if (!indices || indices->shape.empty())
            return false;
        CaseTensor* scores = m_source.view->scores ? &m_made.tensors.at(*m_source.view->scores) : nullptr;
        const bool paired = scores && scores->shape.size() > 1;
        return resize(*indices, 0, rows) && (!paired || resize(*scores, 0, rows));
    }

    [[nodiscard]] std::int64_t lastBatchRows() const
    {
        const KeptAxis* axis = rowAxis();
        return std::max<std::int64_t>(std::min(axis ? axis->before : fullBatch, fullBatch) - 1, 1);
    }

    bool setLength(bool shortest)
    {
        bool any = false;
        for (const KeptAxis& axis : m_source.axes) {
            if (!axis.isRows())
                any = resize(axis, shortest ? 1 : axis.before) || any;
        }
        return any;
    }

    bool changeDType()
    {
        bool any = false;
        for (CaseTensor& tensor : m_made.tensors)
            any = tensor.convert(tensor.dtype == batch::DType::Float32 ? batch::DType::Float64
                                                                       : batch::DType::Float32) ||
                  any;
        return any;
    }

    bool changeReduction()
    {
        if (!m_source.view || !m_source.view->reductionAt)
            return false;
        constexpr std::int64_t mean = 1, sum = 2;
        Argument& argument = m_made.job.steps[m_source.view->step].arguments[*m_source.view->reductionAt];
        auto* reduction = std::get_if<std::int64_t>(&argument.value);
        if (reduction)
            *reduction = *reduction == mean ? sum : mean;
        return reduction != nullptr;
    }

    /// Of the first tensor that has more than one element.
    bool changeLayout()
    {
        const auto found =
            std::ranges::find_if(m_made.tensors, [](const CaseTensor& tensor) { return tensor.count() > 1; });
        if (found != m_made.tensors.end())
            found->otherLayout = true;
        return found != m_made.tensors.end();
    }

    const NeighbourSource& m_source;
    CaseInputs m_made;
};

} // namespace

bool KeptAxis::isRows() const noexcept
{
    return std::ranges::all_of(uses, [](const Use& use) { return use.dimension == 0; });
}

std::optional<CaseInputs> neighbourOf(const NeighbourSource& source, CheckId id)
{
    Maker maker(source);
    return maker.make(id) ? std::optional(maker.take()) : std::nullopt;
}

} // namespace torchtriage::rerun
