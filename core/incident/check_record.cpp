// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/check_record.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <tuple>

namespace torchtriage::incident {

namespace {

using contract::ElementFacts;
using contract::Fault;
using contract::Verdict;
using contract::Weight;

constexpr std::size_t mostFindings = 20;

template <class Id, std::size_t count>
std::optional<Id> idNamed(const std::array<Id, count>& all, std::string_view name)
{
    const auto found = std::ranges::find(all, name, [](Id id) { return toString(id); });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

constexpr std::array verdicts = {Verdict::Passed, Verdict::Refused, Verdict::NoUsableTarget,
                                 Verdict::OutOfScope, Verdict::Undetermined};
constexpr std::array weights = {Weight::Refusal, Weight::Warning, Weight::Note, Weight::Question};
constexpr std::array faults = {Fault::Below, Fault::Above, Fault::NotANumber, Fault::Infinite};

template <class T>
std::string textOf(T value)
{
    std::array<char, 40> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    return {digits.data(), end.ptr};
}

struct NumberText {
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(bool value) const { return value ? "true" : "false"; }
    std::string operator()(const std::complex<double>& value) const { return textOf(value.real()); }
    template <class T>
    std::string operator()(T value) const
    {
        return textOf(value);
    }
};

batch::Number numberOf(const std::string& text)
{
    std::int64_t whole = 0;
    const char* const end = text.data() + text.size();
    if (const auto read = std::from_chars(text.data(), end, whole);
        read.ec == std::errc() && read.ptr == end && !text.empty())
        return whole;
    double real = 0;
    if (const auto read = std::from_chars(text.data(), end, real);
        read.ec == std::errc() && read.ptr == end && !text.empty())
        return real;
    return {};
}

void keepElements(const ElementFacts& elements, Check& check)
{
    check.role = elements.role;
    check.key = elements.key;
    check.shape = elements.shape;
    check.low = elements.low;
    check.high = elements.high;
    check.ignoredIndex = elements.ignored;
    check.whole = elements.whole;
    check.enforced = elements.enforced;
    check.elements = static_cast<std::int64_t>(elements.elements);
    check.ignored = static_cast<std::int64_t>(elements.ignoredCount);
    check.refused = static_cast<std::int64_t>(elements.refusedCount);
    if (elements.first.empty())
        return;
    const contract::Offender& first = elements.first.front();
    check.firstPosition = static_cast<std::int64_t>(first.position);
    check.firstValue = std::visit(NumberText{}, first.value);
    check.firstFault = toString(first.fault);
    check.firstSample = first.sample;
    check.firstSource = first.source;
}

std::uint64_t countOf(const std::optional<std::int64_t>& value)
{
    return static_cast<std::uint64_t>(std::max<std::int64_t>(value.value_or(0), 0));
}

ElementFacts elementsOf(const Check& check)
{
    ElementFacts elements;
    elements.role = check.role;
    elements.key = check.key;
    elements.shape = check.shape.value_or(std::vector<std::int64_t>());
    elements.low = check.low;
    elements.high = check.high;
    elements.ignored = check.ignoredIndex;
    elements.whole = check.whole.value_or(true);
    elements.enforced = check.enforced.value_or(true);
    elements.elements = countOf(check.elements);
    elements.ignoredCount = countOf(check.ignored);
    elements.refusedCount = countOf(check.refused);
    if (check.firstPosition)
        elements.first.push_back({countOf(check.firstPosition), numberOf(check.firstValue),
                                  idNamed(faults, check.firstFault).value_or(Fault::Above), check.firstSample,
                                  check.firstSource});
    return elements;
}

auto questionOf(const Check& check)
{
    return std::tie(check.batch, check.contract, check.op, check.key, check.classes, check.ignoredIndex,
                    check.low, check.high);
}

} // namespace

Check checkRecordOf(const contract::CheckResult& result, std::string batch, std::string time)
{
    Check check;
    check.time = std::move(time);
    check.contract = toString(result.contract);
    check.op = result.op;
    check.verdict = toString(result.verdict);
    check.batch = std::move(batch);
    check.classes = result.classes;
    if (const ElementFacts* const elements = result.subject())
        keepElements(*elements, check);
    for (const contract::Finding& each : result.findings) {
        if (check.findings.size() < mostFindings)
            check.findings.push_back(
                {std::string(toString(each.weight)), each.id, each.role, each.values, {}});
    }
    return check;
}

contract::CheckResult checkResultOf(const Check& check)
{
    contract::CheckResult result;
    const auto contract = contract::contractFromId(check.contract);
    result.contract = contract.value_or(contract::ContractId::ClassIndex);
    result.op = check.op;
    result.verdict =
        contract ? idNamed(verdicts, check.verdict).value_or(Verdict::Undetermined) : Verdict::Undetermined;
    result.classes = check.classes;
    if (!check.key.empty() || check.elements)
        result.elements.push_back(elementsOf(check));
    for (const CheckFinding& each : check.findings) {
        if (const auto weight = idNamed(weights, each.weight))
            result.findings.push_back({*weight, each.id, each.role, each.values});
    }
    return result;
}

void addCheck(Record& record, Check check)
{
    std::erase_if(record.checks, [&](const Check& other) { return questionOf(other) == questionOf(check); });
    record.checks.push_back(std::move(check));
    if (record.checks.size() > mostChecks)
        record.checks.erase(record.checks.begin());
}

} // namespace torchtriage::incident
