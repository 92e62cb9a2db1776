// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/plan.h"

#include "core/rerun/command_format.h"
#include "core/rerun/digest.h"
#include "core/rerun/job_format.h"
#include "core/rerun/shell_text.h"

#include <algorithm>

namespace torchtriage::rerun {

namespace {

/// Ends the words of a switch, so that the line has a program.
constexpr std::string_view endMark = "torchtriage-end";

/// "--device" of "--device=cpu" and of "--device".
std::string_view optionName(std::string_view word)
{
    return word.starts_with('-') ? word.substr(0, word.find('=')) : std::string_view();
}

bool isOption(const std::string& word)
{
    // A negative number is a value.
    return word.size() > 1 && word[0] == '-' && !(word[1] >= '0' && word[1] <= '9') && word[1] != '.';
}

std::size_t changesIn(const CommandRecipe& recipe)
{
    const auto options = static_cast<std::size_t>(std::ranges::count_if(recipe.arguments, isOption));
    // Hydra and others take NAME=value words: each is a change too. Words behind an option are its values.
    const std::size_t others =
        options > 0 && isOption(recipe.arguments.front()) ? 0 : recipe.arguments.size();
    return recipe.environment.size() + std::max(options, others);
}

/// Replaces an option that is there already, with as many values as the new one brings; else appends.
void putArguments(std::vector<std::string>& words, const std::vector<std::string>& wanted)
{
    if (wanted.empty())
        return;
    const std::string_view name = optionName(wanted.front());
    const auto found = name.empty() ? words.end() : std::ranges::find_if(words, [&](const std::string& word) {
        return optionName(word) == name;
    });
    if (found == words.end()) {
        words.insert(words.end(), wanted.begin(), wanted.end());
        return;
    }
    const bool hasOwnValue = found->find('=') != std::string::npos;
    auto end = std::next(found);
    for (std::size_t i = 1; i < wanted.size() && end != words.end() && !isOption(*end) && !hasOwnValue; ++i)
        ++end;
    const bool newHasOwnValue = wanted.front().find('=') != std::string::npos;
    if (newHasOwnValue && !hasOwnValue && end != words.end() && !isOption(*end))
        ++end; // --device cuda becomes --device=cpu
    const auto at = words.erase(found, end);
    words.insert(at, wanted.begin(), wanted.end());
}

Command applied(Command command, const CommandRecipe& recipe)
{
    for (const EnvironmentChange& change : recipe.environment)
        setVariable(command, change.name, change.value);
    putArguments(command.arguments, recipe.arguments);
    return command;
}

io::Result<Plan> planCommand(Plan plan, const Command& command, const Baseline& baseline,
                             const Variation& variation, const std::optional<OwnSwitch>& ownSwitch)
{
    if (ownSwitch) {
        plan.made = ownSwitch->recipe;
    } else if (const CommandRecipe* recipe = recipeFor(variation, baseline.backend, baseline.torch)) {
        plan.made = *recipe;
    } else {
        return io::fail(io::ErrorKind::Unsupported, {}, variation.id, "own-switch");
    }
    Command changed = applied(command, plan.made);
    if (variation.change != Change::Nothing && changed == command)
        return io::fail(io::ErrorKind::Malformed, {}, variation.id, "no-change");
    plan.work = std::move(changed);
    return plan;
}

io::Result<Plan> planJob(Plan plan, const Job& job, const Baseline& baseline, const Variation& variation)
{
    if (!variation.onJobs)
        return io::fail(io::ErrorKind::Unsupported, {}, variation.id, "own-switch");
    plan.work = job;
    if (auto made = applyToJob(plan, variation, baseline); !made)
        return io::fail(made.error());
    const Job& changed = std::get<Job>(plan.work);
    const bool elsewhere = variation.change == Change::Engine; // the same job in another PyTorch
    if (variation.change != Change::Nothing && !elsewhere && changed == job)
        return io::fail(io::ErrorKind::Malformed, {}, variation.id, "no-change");
    plan.device = changed.device;
    plan.launch = changed.launch;
    return plan;
}

bool isFalse(const std::optional<bool>& fact)
{
    return fact == false;
}

bool holds(Need need, const Baseline& baseline)
{
    switch (need) {
    case Need::DeviceRun:
        return baseline.device != "cpu" && baseline.backend != triage::Backend::Cpu;
    case Need::KnownBackend:
        return std::holds_alternative<Job>(baseline.work) || baseline.backend == triage::Backend::Cuda ||
               baseline.backend == triage::Backend::Rocm;
    case Need::ReducedPrecision:
        return !isFalse(baseline.reducedPrecision);
    case Need::BelowFloat64:
        return !isFalse(baseline.belowFloat64);
    case Need::SecondEngine:
        return baseline.secondEngine;
    case Need::ExtensionLoaded:
        return !isFalse(baseline.extensionLoaded);
    case Need::StridedInput:
        return !isFalse(baseline.stridedInput);
    case Need::SeveralSamples:
        return !isFalse(baseline.severalSamples);
    case Need::SeveralSteps:
        return !isFalse(baseline.severalSteps);
    case Need::KnownReference: // of a command only the user knows it; of a job the change itself finds out
    case Need::Named:
        return true;
    }
    return true;
}

} // namespace

io::Result<OwnSwitch> parseSwitch(std::string_view name, std::string_view text)
{
    auto line = parseCommandLine(std::string(text) + ' ' + std::string(endMark));
    if (!line)
        return io::fail(line.error());
    OwnSwitch result;
    result.name = name;
    result.recipe.environment = line->environment;
    if (line->program != endMark) {
        result.recipe.arguments = {line->program};
        result.recipe.arguments.insert(result.recipe.arguments.end(), line->arguments.begin(),
                                       std::prev(line->arguments.end()));
    }
    const std::size_t changes = changesIn(result.recipe);
    if (changes == 0)
        return io::fail(io::ErrorKind::Malformed, {}, {}, "no-change");
    if (changes > 1)
        return io::fail(io::ErrorKind::Unsupported, {}, {}, "several-changes");
    return result;
}

std::optional<Need> unmetNeed(const Variation& variation, const Baseline& baseline)
{
    for (const Need need : variation.needs) {
        if (!holds(need, baseline))
            return need;
    }
    return std::nullopt;
}

io::Result<Plan> makePlan(const Baseline& baseline, const Variation& variation,
                          const std::optional<OwnSwitch>& ownSwitch)
{
    if (const auto need = unmetNeed(variation, baseline))
        return io::fail(io::ErrorKind::Unsupported, {}, variation.id, std::string(toString(*need)));
    Plan plan;
    plan.variation = variation.id;
    plan.change = variation.change;
    plan.measures = variation.measures;
    plan.device = variation.change == Change::Device ? "cpu" : baseline.device;
    plan.launch = variation.change == Change::Launch ? Launch::Blocking : Launch::Normal;
    if (variation.change == Change::Custom) {
        if (!ownSwitch || ownSwitch->name.find_first_not_of(" \t") == std::string::npos)
            return io::fail(io::ErrorKind::Malformed, {}, variation.id, "no-name");
        plan.name = ownSwitch->name;
    }
    if (const auto* command = std::get_if<Command>(&baseline.work))
        return planCommand(std::move(plan), *command, baseline, variation, ownSwitch);
    return planJob(std::move(plan), std::get<Job>(baseline.work), baseline, variation);
}

std::string digestOf(const Work& work)
{
    if (const auto* command = std::get_if<Command>(&work))
        return digestOf(writeCommand(*command));
    Job job = std::get<Job>(work);
    job.keep.clear();
    job.keepBytes = Job().keepBytes;
    return digestOf(writeJob(job));
}

Command withoutInheritedDiagnostics(Command command)
{
    for (const char* name :
         {"CUDA_LAUNCH_BLOCKING", "HIP_LAUNCH_BLOCKING", "AMD_SERIALIZE_KERNEL", "AMD_SERIALIZE_COPY"}) {
        const bool set = std::ranges::find(command.environment, name, &EnvironmentChange::name) !=
                         command.environment.end();
        if (!set && std::getenv(name) != nullptr)
            setVariable(command, name, std::nullopt);
    }
    return command;
}

} // namespace torchtriage::rerun
