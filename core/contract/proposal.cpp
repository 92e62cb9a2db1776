// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/proposal.h"

#include "core/contract/batch_candidates.h"
#include "core/contract/check_run.h"
#include "core/contract/log_numbers.h"

#include <algorithm>

namespace torchtriage::contract {

namespace {

constexpr std::int64_t usualIgnoreIndex = -100;

/// The contract that the log names, or the one of its assertion.
bool takeContract(const LogClues& clues, Proposal& proposal)
{
    if (const auto asserted = contractOfAssertion(clues.assertion); !clues.assertion.empty() && asserted) {
        proposal.contract = *asserted;
        proposal.contractOrigin = Origin::Assertion;
        proposal.contractEvidence = clues.assertion;
        return true;
    }
    if (const auto named = contractFromId(clues.contract)) {
        proposal.contract = *named;
        proposal.contractOrigin = clues.assertion.empty() ? Origin::Signature : Origin::Assertion;
        proposal.contractEvidence = clues.assertion.empty() ? clues.message : clues.assertion;
        return true;
    }
    return false;
}

/// Without a word from the log: a target beside logits is what most batches are about.
bool takeFromNames(const std::vector<Candidate>& candidates, Proposal& proposal)
{
    const Candidate* const target = candidateFor("target", {}, candidates).candidate;
    if (!target)
        return false;
    proposal.contract = ContractId::ClassIndex;
    proposal.contractOrigin = Origin::Name;
    proposal.contractEvidence = target->key;
    return true;
}

/// The operator under the contract; where the two do not go together, the operator's own contract counts.
void takeOperator(const LogClues& clues, Proposal& proposal)
{
    if (!proposal.op.empty() || clues.op.empty())
        return;
    if (const Operator* const known = findOperator(contractOf(proposal.contract), clues.op)) {
        proposal.op = known->name;
        return;
    }
    for (const Contract& each : contracts()) {
        if (const Operator* const known = findOperator(each, clues.op)) {
            proposal.contract = each.id;
            proposal.op = known->name;
            return;
        }
    }
}

void addInput(Proposal& proposal, std::string_view role, const std::vector<Candidate>& candidates)
{
    if (proposal.input(role))
        return;
    const Choice found = candidateFor(role, proposal.inputs, candidates);
    if (found.candidate)
        proposal.inputs.push_back(
            {std::string(role), found.candidate->key, found.origin, found.candidate->evidence});
}

void addParameter(Proposal& proposal, std::string_view name, Parameter value, Origin origin,
                  std::string evidence)
{
    if (!proposal.parameter(name))
        proposal.parameters.push_back({std::string(name), std::move(value), origin, std::move(evidence)});
}

void addClasses(Proposal& proposal, const LogClues& clues, const std::vector<Candidate>& candidates)
{
    const ProposedInput* const logits = proposal.input("input");
    const auto found =
        logits ? std::ranges::find(candidates, logits->key, &Candidate::key) : candidates.end();
    if (found != candidates.end() && found->tensor->shape.size() >= 1) {
        const auto& shape = found->tensor->shape;
        addParameter(proposal, "classes", shape.size() == 1 ? shape[0] : shape[1], Origin::Shape,
                     found->key + " " + shapeText(shape));
        return;
    }
    if (const auto number = classesIn(clues.code))
        addParameter(proposal, "classes", number->value, Origin::Code, number->evidence);
    else if (const auto told = classesIn({clues.message}))
        addParameter(proposal, "classes", told->value, Origin::Message, told->evidence);
}

void addParameters(Proposal& proposal, const LogClues& clues, const std::vector<Candidate>& candidates)
{
    if (proposal.contract == ContractId::ClassIndex) {
        addClasses(proposal, clues, candidates);
        if (const auto ignored = ignoredIn(clues.code))
            addParameter(proposal, "ignore_index", ignored->value, Origin::Code, ignored->evidence);
        addParameter(proposal, "ignore_index", usualIgnoreIndex, Origin::Default, {});
        if (const std::string reduction = reductionIn(clues.code); !reduction.empty())
            addParameter(proposal, "reduction", reduction, Origin::Code, reduction);
    }
    if (proposal.contract == ContractId::IndexRange && !proposal.input("weight") &&
        !proposal.input("input")) {
        if (const auto size = sizeIn(clues.message))
            addParameter(proposal, "size", size->value, Origin::Message, size->evidence);
    }
}

} // namespace

std::string_view toString(Origin origin) noexcept
{
    constexpr std::string_view names[] = {"unknown", "assertion", "signature", "message", "code",
                                          "name",    "type",      "shape",     "default", "user"};
    return names[static_cast<std::size_t>(origin)];
}

Request Proposal::request() const
{
    Request result;
    result.contract = contract;
    result.op = op;
    for (const ProposedInput& each : inputs)
        result.inputs.push_back({each.role, each.key});
    for (const ProposedParameter& each : parameters)
        result.parameters[each.name] = each.value;
    result.sourceKey = sourceKey;
    result.idKey = idKey;
    result.torch = torch;
    return result;
}

const ProposedInput* Proposal::input(std::string_view role) const noexcept
{
    const auto found = std::ranges::find(inputs, role, &ProposedInput::role);
    return found == inputs.end() ? nullptr : &*found;
}

const ProposedParameter* Proposal::parameter(std::string_view name) const noexcept
{
    const auto found = std::ranges::find(parameters, name, &ProposedParameter::name);
    return found == parameters.end() ? nullptr : &*found;
}

Proposal complete(Proposal proposal, const LogClues& clues, const batch::BatchFile& batch)
{
    const std::vector<Candidate> candidates = candidatesOf(batch);
    takeOperator(clues, proposal);
    const Contract& contract = contractOf(proposal.contract);
    const Operator* op = findOperator(contract, proposal.op);
    op = op ? op : &contract.operators.front();
    for (const InputRole& role : op->inputs) {
        if (!role.many)
            addInput(proposal, role.name, candidates);
    }
    addParameters(proposal, clues, candidates);
    if (!proposal.torch)
        proposal.torch = torchVersion(clues.torch);
    const ProposedInput* const subject = proposal.input(op->subject);
    const auto subjectTensor =
        subject ? std::ranges::find(candidates, subject->key, &Candidate::key) : candidates.end();
    if (subjectTensor != candidates.end() && !subjectTensor->tensor->shape.empty()) {
        const auto samples = static_cast<std::uint64_t>(subjectTensor->tensor->shape[0]);
        if (proposal.idKey.empty())
            proposal.idKey = sampleKeyNamed(batch, idNames(), samples);
        if (proposal.sourceKey.empty())
            proposal.sourceKey = sampleKeyNamed(batch, sourceNames(), samples);
    }
    return proposal;
}

std::optional<Proposal> propose(const LogClues& clues, const batch::BatchFile& batch)
{
    Proposal proposal;
    if (!takeContract(clues, proposal) && !takeFromNames(candidatesOf(batch), proposal))
        return std::nullopt;
    return complete(std::move(proposal), clues, batch);
}

} // namespace torchtriage::contract
