// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/contract_job.h"

#include "core/batch/walk.h"

#include <algorithm>
#include <array>
#include <span>

namespace torchtriage::rerun {

namespace {

using contract::Request;

/// How one argument of a call is filled.
struct Slot {
    enum class Kind : std::uint8_t {
        Tensor,       ///< the input of that role
        Optional,     ///< likewise; None if it is not given
        Tensors,      ///< all inputs of that role, as a list
        Listed,       ///< the input of that role, as a list of one
        Integer,      ///< a parameter
        MaybeInteger, ///< likewise; None if it is not given
        Real,         ///< likewise
        Flag,         ///< likewise
        Integers,     ///< likewise, a list
        Reduction,    ///< "none", "mean", "sum" as PyTorch numbers them
        Mode,         ///< "sum", "mean", "max" of embedding_bag
        Nothing,      ///< None
    };
    Kind kind = Kind::Nothing;
    std::string_view name = {};
    std::int64_t otherwise = 0;
};
using Kind = Slot::Kind;

struct Call {
    std::string_view op;   ///< as a contract names it
    std::string_view aten; ///< with its overload
    bool separate = true;  ///< samples can be kept without the others
    std::array<Slot, 10> slots{};
    std::size_t count = 0;
};

template <class... Slots>
constexpr Call call(std::string_view op, std::string_view aten, bool separate, Slots... slots)
{
    return {op, aten, separate, {slots...}, sizeof...(slots)};
}
constexpr Slot tensor(std::string_view name)
{
    return {Kind::Tensor, name, 0};
}
constexpr Slot maybe(std::string_view name)
{
    return {Kind::Optional, name, 0};
}
constexpr Slot integer(std::string_view name, std::int64_t otherwise)
{
    return {Kind::Integer, name, otherwise};
}
constexpr Slot flag(std::string_view name, bool otherwise)
{
    return {Kind::Flag, name, otherwise ? 1 : 0};
}
constexpr Slot reduction{Kind::Reduction, "reduction", 0};
constexpr Slot ignoreIndex = integer("ignore_index", -100);

constexpr std::array calls = {
    call("cross_entropy", "aten::cross_entropy_loss", true, tensor("input"), tensor("target"),
         maybe("weight"), reduction, ignoreIndex, Slot{Kind::Real, "label_smoothing", 0}),
    call("nll_loss", "aten::nll_loss_nd", true, tensor("input"), tensor("target"), maybe("weight"), reduction,
         ignoreIndex),
    call("nll_loss2d", "aten::nll_loss2d", true, tensor("input"), tensor("target"), maybe("weight"),
         reduction, ignoreIndex),
    call("multi_margin_loss", "aten::multi_margin_loss", true, tensor("input"), tensor("target")),
    call("embedding", "aten::embedding", true, tensor("weight"), tensor("indices"),
         integer("padding_idx", -1)),
    call("embedding_bag", "aten::embedding_bag.padding_idx", false, tensor("weight"), tensor("indices"),
         tensor("offsets"), flag("scale_grad_by_freq", false), Slot{Kind::Mode, "mode", 0},
         flag("sparse", false), Slot{}, flag("include_last_offset", false),
         Slot{Kind::MaybeInteger, "padding_idx", 0}),
    call("index_select", "aten::index_select", true, tensor("input"), integer("dim", 0), tensor("index")),
    call("gather", "aten::gather", true, tensor("input"), integer("dim", 0), tensor("index")),
    call("scatter", "aten::scatter.src", true, tensor("input"), integer("dim", 0), tensor("index"),
         tensor("src")),
    call("scatter_add", "aten::scatter_add", true, tensor("input"), integer("dim", 0), tensor("index"),
         tensor("src")),
    call("take", "aten::take", true, tensor("input"), tensor("index")),
    call("index", "aten::index.Tensor", true, tensor("input"), Slot{Kind::Listed, "indices", 0}),
    call("one_hot", "aten::one_hot", true, tensor("tensor"), integer("classes", -1)),
    call("bincount", "aten::bincount", true, tensor("input")),
    call("binary_cross_entropy", "aten::binary_cross_entropy", true, tensor("input"), tensor("target"),
         maybe("weight")),
    call("bernoulli", "aten::bernoulli", true, tensor("p")),
    call("poisson", "aten::poisson", true, tensor("rate")),
    call("multinomial", "aten::multinomial", true, tensor("input"), integer("num_samples", 1),
         flag("replacement", false)),
    call("ctc_loss", "aten::ctc_loss.Tensor", false, tensor("log_probs"), tensor("targets"),
         tensor("input_lengths"), tensor("target_lengths"), integer("blank", 0)),
    call("pack_padded_sequence", "aten::_pack_padded_sequence", false, tensor("input"), tensor("lengths"),
         flag("batch_first", false)),
    call("repeat_interleave", "aten::repeat_interleave.self_Tensor", true, tensor("input"), tensor("repeats"),
         Slot{Kind::MaybeInteger, "dim", 0}, Slot{Kind::MaybeInteger, "output_size", 0}),
    call("repeat_interleave", "aten::repeat_interleave.Tensor", true, tensor("repeats"),
         Slot{Kind::MaybeInteger, "output_size", 0}),
    call("masked_scatter", "aten::masked_scatter", false, tensor("source"), tensor("mask"), tensor("source")),
    call("stack", "aten::stack", false, Slot{Kind::Tensors, "tensor", 0}),
    call("cat", "aten::cat", false, Slot{Kind::Tensors, "tensor", 0}, integer("dim", 0)),
    call("add", "aten::add.Tensor", false, tensor("input"), tensor("other")),
    call("matmul", "aten::matmul", false, tensor("input"), tensor("other")),
    call("linear", "aten::linear", false, tensor("input"), tensor("weight"), maybe("bias")),
    call("bmm", "aten::bmm", false, tensor("input"), tensor("mat2")),
    call("addmm", "aten::addmm", false, tensor("input"), tensor("mat1"), tensor("mat2")),
    call("mse_loss", "aten::mse_loss", false, tensor("input"), tensor("target")),
    call("view", "aten::view", false, tensor("input"), Slot{Kind::Integers, "shape", 0}),
    call("view_as_complex", "aten::view_as_complex", false, tensor("input")),
};

/// Refusals that Python makes before it calls the operator: the call by itself does not show them.
struct PythonCheck {
    std::string_view op, finding;
};
constexpr std::array pythonChecks = {PythonCheck{"embedding", "parameter-range"},
                                     PythonCheck{"embedding_bag", "offsets-unwanted"},
                                     PythonCheck{"binary_cross_entropy", "shape-differs"}};

bool isRefusedByPythonOnly(const contract::CheckResult& result)
{
    return std::ranges::none_of(result.findings, [&](const contract::Finding& finding) {
        return finding.weight == contract::Weight::Refusal &&
               std::ranges::none_of(pythonChecks, [&](const PythonCheck& known) {
                   return known.op == result.op && known.finding == finding.id;
               });
    });
}

std::int64_t reductionNumber(const std::string& name)
{
    return name == "none" ? 0 : name == "sum" ? 2 : 1;
}

std::int64_t modeNumber(const std::string& name)
{
    return name == "sum" ? 0 : name == "max" ? 2 : 1;
}

/// Builds the call, and before it the steps that make up what is missing.
class JobMaker {
public:
    JobMaker(const batch::BatchFile& batch, const Request& request, const contract::CheckResult& result)
        : m_batch(batch), m_request(request), m_result(result)
    {
    }

    io::Result<Job> make(const Call& call)
    {
        ArgumentList arguments;
        for (const Slot& slot : std::span(call.slots).first(call.count)) {
            auto argument = argumentFor(slot);
            if (!argument)
                return io::fail(io::ErrorKind::Unsupported, m_batch.path(), "operator " + m_result.op,
                                "the batch has no " + std::string(slot.name));
            arguments.push_back(*std::move(argument));
        }
        addStep(call.aten, std::move(arguments));
        return std::move(m_job);
    }

private:
    static Argument asArgument(TensorOrigin origin) { return {TensorInput{std::move(origin), {}}}; }

    std::size_t addStep(std::string_view op, ArgumentList arguments)
    {
        m_job.steps.push_back({OperatorCall{std::string(op)}, std::move(arguments), {}, {}});
        return m_job.steps.size() - 1;
    }

    [[nodiscard]] std::optional<Argument> saved(std::string_view role) const
    {
        const std::string* const key = m_request.keyOf(role);
        return key ? std::optional(asArgument(TensorInFile{m_batch.path(), *key})) : std::nullopt;
    }

    std::optional<Argument> argumentFor(const Slot& slot)
    {
        switch (slot.kind) {
        case Kind::Tensor: {
            auto given = saved(slot.name);
            return given ? given : madeUp(slot.name);
        }
        case Kind::Optional:
            return saved(slot.name).value_or(Argument{});
        case Kind::Tensors: {
            ArgumentList list;
            for (const contract::InputKey& each : m_request.inputs)
                list.push_back(asArgument(TensorInFile{m_batch.path(), each.key}));
            return Argument{std::move(list)};
        }
        case Kind::Listed: {
            auto given = saved(slot.name);
            return given ? std::optional(Argument{ArgumentList{*std::move(given)}}) : std::nullopt;
        }
        default:
            return parameterFor(slot);
        }
    }

    [[nodiscard]] std::optional<Argument> parameterFor(const Slot& slot) const
    {
        switch (slot.kind) {
        case Kind::Integer:
            return Argument{m_request.integer(slot.name).value_or(slot.otherwise)};
        case Kind::MaybeInteger: {
            const auto number = m_request.integer(slot.name);
            return number ? Argument{*number} : Argument{};
        }
        case Kind::Real:
            return Argument{m_request.real(slot.name).value_or(static_cast<double>(slot.otherwise))};
        case Kind::Flag:
            return Argument{m_request.flag(slot.name, slot.otherwise != 0)};
        case Kind::Reduction:
            return Argument{reductionNumber(m_request.text(slot.name))};
        case Kind::Mode:
            return Argument{modeNumber(m_request.text(slot.name))};
        case Kind::Integers: {
            const auto numbers = m_request.integers(slot.name);
            if (!numbers)
                return std::nullopt;
            ArgumentList list;
            for (const std::int64_t number : *numbers)
                list.push_back({number});
            return Argument{std::move(list)};
        }
        default:
            return Argument{};
        }
    }

    [[nodiscard]] const batch::Tensor* tensorOf(std::string_view role) const
    {
        const std::string* const key = m_request.keyOf(role);
        const auto value = key ? batch::find(m_batch.values, m_batch.root, *key) : std::nullopt;
        return value && m_batch.values.kind(*value) == batch::ValueKind::Tensor
                   ? &m_batch.values.tensor(*value)
                   : nullptr;
    }

    std::optional<Argument> madeUp(std::string_view role)
    {
        if (m_result.contract == contract::ContractId::ClassIndex && role == "input")
            return madeLogits();
        if (m_result.contract == contract::ContractId::UnitInterval)
            return likeZeros(role == "input" ? "target" : "input");
        const bool table = role == "weight" || role == "input";
        if (m_result.contract == contract::ContractId::IndexRange && table)
            return madeTable();
        return std::nullopt;
    }

    /// Logits of as many samples as the target has, whichever of them are kept: the target itself, repeated
    /// for each class, as floating-point numbers. Their values do not matter.
    std::optional<Argument> madeLogits()
    {
        const batch::Tensor* const target = tensorOf("target");
        if (!target || !m_result.classes || *m_result.classes < 1)
            return std::nullopt;
        const std::int64_t classDimension = target->shape.empty() ? 0 : 1;
        ArgumentList sizes;
        for (std::size_t i = 0; i < target->shape.size() + 1; ++i)
            sizes.push_back(
                {static_cast<std::int64_t>(i) == classDimension ? *m_result.classes : std::int64_t{-1}});
        const std::size_t column = addStep("aten::unsqueeze", {*saved("target"), {classDimension}});
        const std::size_t wide =
            addStep("aten::expand", {asArgument(StepOutput{column, 0}), {std::move(sizes)}});
        const std::size_t real =
            addStep("aten::to.dtype", {asArgument(StepOutput{wide, 0}), {DTypeName{batch::DType::Float32}}});
        const std::size_t logits =
            addStep("aten::log_softmax.int", {asArgument(StepOutput{real, 0}), {classDimension}});
        return asArgument(StepOutput{logits, 0});
    }

    std::optional<Argument> likeZeros(std::string_view other)
    {
        auto given = saved(other);
        if (!given)
            return std::nullopt;
        return asArgument(StepOutput{addStep("aten::zeros_like", {*std::move(given)}), 0});
    }

    /// What indices are looked up in: of the size that the check was told, and no larger than it must be.
    [[nodiscard]] std::optional<Argument> madeTable() const
    {
        const auto size = m_request.integer("size");
        if (!size || *size < 1)
            return std::nullopt;
        const std::int64_t dim = m_request.integer("dim").value_or(0);
        SyntheticTensor table;
        table.shape = {*size};
        if (m_result.op == "gather") {
            const batch::Tensor* const index = tensorOf("index");
            if (!index || dim < 0 || dim >= static_cast<std::int64_t>(index->shape.size()))
                return std::nullopt;
            table.shape = index->shape;
            table.shape[static_cast<std::size_t>(dim)] = *size;
        } else if (m_result.op == "embedding" || m_result.op == "embedding_bag") {
            table.shape.push_back(1);
        } else if (dim != 0) {
            return std::nullopt;
        }
        return asArgument(std::move(table));
    }

    const batch::BatchFile& m_batch;
    const Request& m_request;
    const contract::CheckResult& m_result;
    Job m_job;
};

} // namespace

io::Result<Job> jobOfCheck(const batch::BatchFile& batch, const contract::Request& request,
                           const contract::CheckResult& result)
{
    const auto refuse = [&](const char* why) {
        return io::fail(io::ErrorKind::Unsupported, batch.path(), "operator " + result.op, why);
    };
    if (isRefusedByPythonOnly(result))
        return refuse("Python refuses it before the operator is called");
    io::Result<Job> job = refuse("no call of it is known");
    for (const Call& call : calls) {
        if (call.op != result.op)
            continue;
        job = JobMaker(batch, request, result).make(call);
        if (job)
            break;
    }
    return job;
}

bool hasSeparateSamples(std::string_view op) noexcept
{
    const auto known = std::ranges::find(calls, op, &Call::op);
    return known != calls.end() && known->separate;
}

} // namespace torchtriage::rerun
