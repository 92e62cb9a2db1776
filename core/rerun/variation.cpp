// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/variation.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace torchtriage::rerun {

namespace {

/// Major and minor number at the start of a version; nullopt if it has none.
std::optional<std::pair<int, int>> versionOf(std::string_view text) noexcept
{
    std::pair<int, int> version;
    const char* end = text.data() + text.size();
    const auto major = std::from_chars(text.data(), end, version.first);
    if (major.ec != std::errc() || major.ptr == end || *major.ptr != '.')
        return std::nullopt;
    const auto minor = std::from_chars(major.ptr + 1, end, version.second);
    return minor.ec == std::errc() ? std::optional(version) : std::nullopt;
}

bool isBefore(std::string_view torch, std::string_view limit) noexcept
{
    const auto version = versionOf(torch), bound = versionOf(limit);
    return version && bound && *version < *bound;
}

} // namespace

std::string_view toString(Change change) noexcept
{
    switch (change) {
    case Change::Nothing:
        return "nothing";
    case Change::Launch:
        return "launch";
    case Change::Device:
        return "device";
    case Change::Precision:
        return "precision";
    case Change::Operator:
        return "operator";
    case Change::Extension:
        return "extension";
    case Change::Layout:
        return "layout";
    case Change::Samples:
        return "samples";
    case Change::Synchronization:
        return "synchronization";
    case Change::Engine:
        return "engine";
    case Change::Custom:
        return "custom";
    }
    return "nothing";
}

std::string_view toString(Need need) noexcept
{
    switch (need) {
    case Need::DeviceRun:
        return "device-run";
    case Need::KnownBackend:
        return "known-backend";
    case Need::ReducedPrecision:
        return "reduced-precision";
    case Need::BelowFloat64:
        return "below-float64";
    case Need::KnownReference:
        return "known-reference";
    case Need::ExtensionLoaded:
        return "extension-loaded";
    case Need::StridedInput:
        return "strided-input";
    case Need::SeveralSamples:
        return "several-samples";
    case Need::SeveralSteps:
        return "several-steps";
    case Need::SecondEngine:
        return "second-engine";
    case Need::Named:
        return "named";
    }
    return "named";
}

const Variation* findVariation(std::span<const Variation> variations, std::string_view id) noexcept
{
    const auto found = std::ranges::find(variations, id, &Variation::id);
    return found != variations.end() ? &*found : nullptr;
}

const CommandRecipe* recipeFor(const Variation& variation, std::optional<triage::Backend> backend,
                               std::string_view torch)
{
    const auto fits = [&](const CommandRecipe& recipe) {
        return (!recipe.backend || recipe.backend == backend) &&
               (recipe.torchBefore.empty() || isBefore(torch, recipe.torchBefore));
    };
    const auto found = std::ranges::find_if(variation.commands, fits);
    return found != variation.commands.end() ? &*found : nullptr;
}

} // namespace torchtriage::rerun
