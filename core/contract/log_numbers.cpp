// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/log_numbers.h"

#include "core/io/ascii.h"

#include <charconv>
#include <initializer_list>

namespace torchtriage::contract {

namespace {

/// The number behind `name` and any of " :='\"" (and an opening parenthesis).
std::optional<StatedNumber> numberBehind(std::string_view text, std::string_view name)
{
    for (std::size_t at = text.find(name); at != text.npos; at = text.find(name, at + 1)) {
        const bool begins = at == 0 || !isWord(text[at - 1]) || !isWord(name.front());
        std::size_t from = at + name.size();
        while (from < text.size() && std::string_view(" :='\"").find(text[from]) != std::string_view::npos)
            ++from;
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(text.data() + from, text.data() + text.size(), value);
        const auto stop = static_cast<std::size_t>(end - text.data());
        const bool ends = stop == text.size() || (!isWord(text[stop]) && text[stop] != '.');
        // A name that goes on ("num_classes_seen = 3") is another one.
        if (begins && ends && error == std::errc() && from > at + name.size())
            return StatedNumber{value, std::string(text.substr(at, stop - at))};
    }
    return std::nullopt;
}

std::optional<StatedNumber> lastOf(const std::vector<std::string>& lines,
                                   std::initializer_list<std::string_view> names)
{
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        for (const std::string_view name : names) {
            if (auto found = numberBehind(*line, name))
                return found;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<StatedNumber> classesIn(const std::vector<std::string>& lines)
{
    return lastOf(lines,
                  {"n_classes", "num_classes", "--num-classes", "--n-classes", "nclasses", "num_labels"});
}

std::optional<StatedNumber> ignoredIn(const std::vector<std::string>& lines)
{
    return lastOf(lines, {"ignore_index"});
}

std::string reductionIn(const std::vector<std::string>& lines)
{
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        for (const std::string_view word : {"none", "mean", "sum"}) {
            for (const char quote : {'\'', '"'}) {
                if (line->find("reduction=" + (quote + std::string(word)) + quote) != line->npos)
                    return std::string(word);
            }
        }
    }
    return {};
}

std::optional<StatedNumber> sizeIn(std::string_view message)
{
    if (auto found = numberBehind(message, "with size"))
        return found;
    return numberBehind(message, "on a tensor of");
}

} // namespace torchtriage::contract
