// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/verification/contract_view.h"

#include "core/batch/batch_file.h"
#include "core/contract/check.h"
#include "core/rerun/failure.h"

#include <algorithm>
#include <array>

namespace torchtriage::rerun {

namespace {

/// Arguments of an operator by the parts that they play, in the order of its schema. A name with "#" is a
/// parameter, an empty one is of no interest.
struct Schema {
    std::string_view op;
    std::string_view subject; ///< role of the indices; empty: there are none
    std::array<std::string_view, 6> arguments;
};
constexpr Schema schemas[] = {
    {"nll_loss", "target", {"input", "target", "weight", "#reduction", "#ignore_index"}},
    {"nll_loss2d", "target", {"input", "target", "weight", "#reduction", "#ignore_index"}},
    {"cross_entropy_loss",
     "target",
     {"input", "target", "weight", "#reduction", "#ignore_index", "#label_smoothing"}},
    {"multi_margin_loss", "target", {"input", "target", "", "", "weight", "#reduction"}},
    {"embedding", "indices", {"weight", "indices", ""}},
    {"embedding_bag", "indices", {"weight", "indices", "offsets"}},
    {"index_select", "index", {"input", "#dim", "index"}},
    {"gather", "index", {"input", "#dim", "index"}},
    {"scatter", "index", {"input", "#dim", "index", "src"}},
    {"scatter_add", "index", {"input", "#dim", "index", "src"}},
    {"index_add", "index", {"input", "#dim", "index"}},
    {"index_copy", "index", {"input", "#dim", "index"}},
    {"index_fill", "index", {"input", "#dim", "index"}},
    {"take", "index", {"input", "index"}},
    {"one_hot", "tensor", {"tensor", "#classes"}},
    {"binary_cross_entropy", "", {"input", "target", "weight", "#reduction"}},
    {"bernoulli", "", {"p"}},
    {"multinomial", "", {"input", "#num_samples", "#replacement"}},
    {"poisson", "", {"rate"}},
    {"add", "", {"input", "other"}},
    {"sub", "", {"input", "other"}},
    {"mul", "", {"input", "other"}},
    {"div", "", {"input", "other"}},
    {"matmul", "", {"input", "other"}},
    {"mm", "", {"input", "other"}},
    {"linear", "", {"input", "weight", "bias"}},
    {"bmm", "", {"input", "mat2"}},
    {"addmm", "", {"input", "mat1", "mat2"}},
    {"view", "", {"input", "#shape"}},
    {"view_as_complex", "", {"input"}},
};
constexpr std::array reductions = {"none", "mean", "sum"};
constexpr std::int64_t defaultIgnored = -100;

std::optional<std::vector<std::int64_t>> integersOf(const ArgumentList& list)
{
    std::vector<std::int64_t> values;
    for (const Argument& each : list) {
        if (!std::holds_alternative<std::int64_t>(each.value))
            return std::nullopt;
        values.push_back(std::get<std::int64_t>(each.value));
    }
    return values;
}

std::optional<contract::Parameter> parameterOf(std::string_view name, const Argument& argument)
{
    if (const auto* whole = std::get_if<std::int64_t>(&argument.value)) {
        if (name == "reduction") {
            return *whole >= 0 && *whole < static_cast<std::int64_t>(reductions.size())
                       ? std::optional<contract::Parameter>(reductions.at(static_cast<std::size_t>(*whole)))
                       : std::nullopt;
        }
        return *whole;
    }
    if (const auto* real = std::get_if<double>(&argument.value))
        return *real;
    if (const auto* flag = std::get_if<bool>(&argument.value))
        return *flag;
    if (const auto* list = std::get_if<ArgumentList>(&argument.value)) {
        if (const auto values = integersOf(*list))
            return *values;
    }
    return std::nullopt;
}

/// Fills a view with one argument. False: an input that no contract can look at.
class Filler {
public:
    Filler(const CaseInputs& inputs, const Schema& schema, ContractView& view)
        : m_inputs(inputs), m_schema(schema), m_view(view)
    {
    }

    [[nodiscard]] bool take(std::string_view role, const Argument& argument, std::optional<std::size_t> at)
    {
        if (role.empty() || std::holds_alternative<std::monostate>(argument.value))
            return true;
        if (role.starts_with('#')) {
            role.remove_prefix(1);
            if (const auto parameter = parameterOf(role, argument))
                m_view.parameters.insert_or_assign(std::string(role), *parameter);
            if (role == "reduction")
                m_view.reductionAt = at;
            return true;
        }
        const auto* tensor = std::get_if<TensorInput>(&argument.value);
        const auto* saved = tensor ? std::get_if<TensorInFile>(&tensor->origin) : nullptr;
        const auto found = saved ? std::ranges::find(m_inputs.tensors, *saved, &CaseTensor::reference)
                                 : m_inputs.tensors.end();
        InputChange moved; // another device changes nothing of what a contract looks at
        moved.device = tensor ? tensor->change.device : std::nullopt;
        if (found == m_inputs.tensors.end() || tensor->change != moved)
            return false;
        m_view.inputs.push_back({std::string(role), found->name});
        const auto number = static_cast<std::size_t>(found - m_inputs.tensors.begin());
        if (role == m_schema.subject)
            m_view.subject = number;
        else if (role == "input" && m_schema.subject == "target")
            m_view.scores = number;
        return true;
    }

private:
    const CaseInputs& m_inputs;
    const Schema& m_schema;
    ContractView& m_view;
};

std::string_view roleNamed(const Schema& schema, std::string_view argument)
{
    for (const std::string_view role : schema.arguments) {
        if (role == argument || (role.starts_with('#') && role.substr(1) == argument) ||
            (role == "input" && argument == "self"))
            return role;
    }
    return {};
}

std::optional<ContractView> viewOf(const CaseInputs& inputs, std::size_t step)
{
    const Step& call = inputs.job.steps[step];
    const auto* op = std::get_if<OperatorCall>(&call.call);
    const std::string_view name = op ? plainOperator(op->name) : std::string_view();
    const auto schema = std::ranges::find(schemas, name, &Schema::op);
    if (schema == std::end(schemas))
        return std::nullopt;
    ContractView view;
    view.op = name;
    view.step = step;
    Filler filler(inputs, *schema, view);
    for (std::size_t i = 0; i < std::min(call.arguments.size(), schema->arguments.size()); ++i) {
        if (!filler.take(schema->arguments.at(i), call.arguments[i], i))
            return std::nullopt;
    }
    for (const NamedArgument& each : call.named) {
        if (!filler.take(roleNamed(*schema, each.name), each.value, std::nullopt))
            return std::nullopt;
    }
    for (const contract::Contract& each : contract::contracts()) {
        if (contract::findOperator(each, name) != nullptr)
            view.contracts.push_back(each.id);
    }
    if (schema->subject == "target" && name != "multi_margin_loss") {
        const auto given = view.parameters.find("ignore_index");
        const auto* value =
            given == view.parameters.end() ? nullptr : std::get_if<std::int64_t>(&given->second);
        view.ignored = value ? *value : defaultIgnored;
    }
    return view.inputs.empty() || view.contracts.empty() ? std::nullopt : std::optional(std::move(view));
}

/// Of several contracts one that refuses decides; what one cannot tell, another may.
void take(ExpectedOutcome& outcome, const contract::CheckResult& result)
{
    const auto decide = [&](Expected expected) {
        outcome.expected = expected;
        outcome.contract = toString(result.contract);
    };
    if (result.classes && !outcome.classes)
        outcome.classes = result.classes;
    switch (result.verdict) {
    case contract::Verdict::Refused:
        if (outcome.expected != Expected::Refusal)
            decide(Expected::Refusal);
        break;
    case contract::Verdict::NoUsableTarget:
        if (outcome.expected != Expected::Refusal)
            decide(Expected::NoUsableTarget);
        break;
    case contract::Verdict::Passed:
        if (outcome.expected == Expected::Unknown)
            decide(Expected::Pass);
        break;
    case contract::Verdict::OutOfScope:
    case contract::Verdict::Undetermined:
        break;
    }
}

} // namespace

std::optional<ContractView> contractViewOf(const CaseInputs& inputs)
{
    for (std::size_t step = inputs.job.steps.size(); step-- > 0;) {
        if (auto view = viewOf(inputs, step))
            return view;
    }
    return std::nullopt;
}

io::Result<ExpectedOutcome> expectedOf(const ContractView& view, const std::string& batchFile)
{
    const auto batch = batch::openBatch(batchFile);
    if (!batch)
        return io::fail(batch.error());
    ExpectedOutcome outcome;
    for (const contract::ContractId id : view.contracts) {
        contract::Request request;
        request.contract = id;
        request.op = view.op;
        request.inputs = view.inputs;
        request.parameters = view.parameters;
        const auto result = contract::check(*batch, request);
        if (!result)
            return io::fail(result.error());
        take(outcome, *result);
    }
    return outcome;
}

} // namespace torchtriage::rerun
