// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/candidate.h"

#include <array>
#include <bit>
#include <charconv>

namespace torchtriage::rerun {

namespace {

/// Bits rather than digits: two numbers that print alike are two candidates all the same.
std::string bitsOf(double value)
{
    std::array<char, 17> digits{};
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), std::bit_cast<std::uint64_t>(value), 16);
    return {digits.data(), end.ptr};
}

struct ToKey {
    std::string operator()(std::monostate) const { return "none"; }
    std::string operator()(bool value) const { return value ? "b1" : "b0"; }
    std::string operator()(std::int64_t value) const { return 'i' + std::to_string(value); }
    std::string operator()(std::uint64_t value) const { return 'u' + std::to_string(value); }
    std::string operator()(double value) const { return 'f' + bitsOf(value); }
    std::string operator()(const std::complex<double>& value) const
    {
        return 'c' + bitsOf(value.real()) + ':' + bitsOf(value.imag());
    }
};

std::string keyOf(const InputForm& form)
{
    std::string key;
    key += form.contiguous ? 'c' : '-';
    key += form.atStart ? 's' : '-';
    key += form.fill == Fill::Original ? 'o' : form.fill == Fill::Zero ? '0' : 'y';
    for (const auto& [element, value] : form.values)
        key += ' ' + std::to_string(element) + '=' + std::visit(ToKey(), value);
    return key;
}

} // namespace

std::string Candidate::key() const
{
    std::string key = "steps " + steps.toText();
    for (const IndexSet& axis : axes)
        key += " | axis " + axis.toText();
    for (const InputForm& form : inputs)
        key += " | " + keyOf(form);
    return key;
}

} // namespace torchtriage::rerun
