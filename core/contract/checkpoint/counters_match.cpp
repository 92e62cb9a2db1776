// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checkpoint/coherence.h"
#include "core/contract/checkpoint/counters.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace torchtriage::contract {

namespace {

// These may start over in each epoch, so that a difference from another key decides nothing.
constexpr std::array<std::string_view, 4> localNames = {"iter", "it", "n_iter", "cur_iter"};

std::string_view lastName(const Counter& counter)
{
    return std::string_view(counter.key).substr(counter.key.rfind('.') + 1);
}

bool isLocal(const Counter& counter)
{
    return std::ranges::find(localNames, lastName(counter)) != localNames.end();
}

bool sameMeaning(const Counter& one, const Counter& other)
{
    return lastName(one) == lastName(other) || (!isLocal(one) && !isLocal(other));
}

bool holdsModel(const FileFacts& file)
{
    return std::ranges::any_of(file.parts, [](const PartFacts& facts) {
        return facts.part.role == PartRole::Model && facts.part.tensors.value_or(0) > 0;
    });
}

/// Two files with the tensors of one model: two checkpoints, or one model and its copy.
bool sameModel(const FileFacts& one, const FileFacts& other)
{
    const auto modelOf = [](const FileFacts& file) {
        return std::ranges::find_if(file.parts,
                                    [](const PartFacts& each) { return each.part.role == PartRole::Model; });
    };
    return std::ranges::equal(modelOf(one)->tensors, modelOf(other)->tensors, {}, &TensorFact::name,
                              &TensorFact::name);
}

std::optional<std::int64_t> countOf(const FileFacts& file)
{
    if (const Counter* step = leadingCounter(file.counters, CounterKind::Step))
        return step->value;
    if (const Counter* epoch = leadingCounter(file.counters, CounterKind::Epoch))
        return epoch->value;
    const std::string stem = std::filesystem::path(file.file).stem().string();
    if (const auto named = stepInName(stem))
        return named;
    // "model_3.pt", "epoch-4.ckpt": any number at the end.
    const std::size_t end = stem.find_last_not_of("0123456789");
    const std::string digits = end == stem.npos ? stem : stem.substr(end + 1);
    return digits.empty() || digits.size() > 18 ? std::nullopt : std::optional(std::stoll(digits));
}

bool findSeveral(const std::vector<FileFacts>& files, CheckpointReport& report)
{
    const FileFacts* first = nullptr;
    for (const FileFacts& file : files) {
        if (!holdsModel(file))
            continue;
        if (first == nullptr) {
            first = &file;
            continue;
        }
        const auto one = countOf(*first);
        const auto other = countOf(file);
        if (one && other && *one != *other && sameModel(*first, file)) {
            report.findings.push_back({FindingKind::SeveralCheckpoints,
                                       FindingWeight::Blocks,
                                       {},
                                       {},
                                       {first->file, file.file},
                                       1});
            return true;
        }
    }
    return false;
}

void markFile(FileFacts& file, PartState state)
{
    for (PartFacts& facts : file.parts)
        worsen(facts.part, state);
}

std::optional<std::int64_t> agree(std::vector<FileFacts>& files, CounterKind kind, CheckpointReport& report)
{
    const bool steps = kind == CounterKind::Step;
    const FileFacts* reference = nullptr;
    // The model's file speaks first.
    for (const FileFacts& file : files) {
        if (leadingCounter(file.counters, kind) != nullptr &&
            (reference == nullptr || (holdsModel(file) && !holdsModel(*reference))))
            reference = &file;
    }
    if (reference == nullptr)
        return std::nullopt;
    const Counter expected = *leadingCounter(reference->counters, kind);
    bool all = true;
    for (FileFacts& file : files) {
        const Counter* own = leadingCounter(file.counters, kind);
        if (own == nullptr || own->value == expected.value)
            continue;
        const bool firm = sameMeaning(expected, *own);
        all = all && !firm;
        report.findings.push_back({!firm   ? FindingKind::CountersDiffer
                                   : steps ? FindingKind::StepsDisagree
                                           : FindingKind::EpochsDisagree,
                                   firm ? FindingWeight::Blocks : FindingWeight::Doubt,
                                   file.file,
                                   own->key,
                                   {own->key, std::to_string(own->value), reference->file, expected.key,
                                    std::to_string(expected.value)},
                                   1});
        markFile(file, firm ? PartState::OtherStep : PartState::OtherCount);
    }
    return all ? std::optional(expected.value) : std::nullopt;
}

void giveCounter(FileFacts& file, PartFacts& facts, const CheckpointReport& report)
{
    Part& part = facts.part;
    const Counter* own = leadingCounter(file.counters, CounterKind::Step);
    if (own == nullptr)
        own = leadingCounter(file.counters, CounterKind::Epoch);
    if (own != nullptr)
        part.counter = *own;
    else if (facts.optimizer && facts.optimizer->highestStep)
        part.counter = {CounterKind::OptimizerStep, "state", *facts.optimizer->highestStep};
    else if (facts.schedulerStep)
        part.counter = {CounterKind::SchedulerStep, "last_epoch", *facts.schedulerStep};
    if (!part.counter || part.state != PartState::NoStep)
        return;
    const auto expected = part.counter->kind == CounterKind::Epoch ? report.epoch : report.step;
    if (expected == part.counter->value ||
        (part.counter->kind == CounterKind::SchedulerStep && report.epoch == part.counter->value))
        part.state = PartState::SameStep;
    else if (report.step)
        part.state = PartState::OtherCount;
}

void compareOptimizerSteps(const FileFacts& file, PartFacts& facts, CheckpointReport& report)
{
    if (!facts.optimizer || !facts.optimizer->highestStep)
        return;
    const OptimizerFacts& optimizer = *facts.optimizer;
    if (optimizer.lowestStep != optimizer.highestStep)
        report.findings.push_back(
            {FindingKind::OptimizerStepsVary,
             FindingWeight::Note,
             file.file,
             facts.part.key,
             {std::to_string(*optimizer.lowestStep), std::to_string(*optimizer.highestStep)},
             1});
    if (report.step && optimizer.highestStep != report.step)
        report.findings.push_back({FindingKind::OptimizerStepDiffers,
                                   FindingWeight::Doubt,
                                   file.file,
                                   facts.part.key,
                                   {std::to_string(*optimizer.highestStep), std::to_string(*report.step)},
                                   1});
}

void compareName(const std::string& name, const std::string& file, CheckpointReport& report)
{
    const auto named = stepInName(name);
    if (!named || !report.step || *named == *report.step)
        return;
    // A number in a name may count epochs, from zero or from one.
    if (report.epoch && (*named == *report.epoch || *named == *report.epoch + 1))
        return;
    report.findings.push_back({FindingKind::NameStepDiffers,
                               FindingWeight::Doubt,
                               file,
                               name,
                               {std::to_string(*named), std::to_string(*report.step)},
                               1});
}

} // namespace

void compareCounters(std::vector<FileFacts>& files, CheckpointReport& report)
{
    if (findSeveral(files, report))
        return;
    report.step = agree(files, CounterKind::Step, report);
    report.epoch = agree(files, CounterKind::Epoch, report);
    // Where nothing else counts, an optimizer does.
    const bool counted = std::ranges::any_of(files, [](const FileFacts& file) {
        return leadingCounter(file.counters, CounterKind::Step) != nullptr;
    });
    for (FileFacts& file : files) {
        for (PartFacts& facts : file.parts) {
            if (!counted && !report.step && facts.optimizer && facts.optimizer->highestStep)
                report.step = facts.optimizer->highestStep;
        }
    }
    for (FileFacts& file : files) {
        for (PartFacts& facts : file.parts) {
            giveCounter(file, facts, report);
            compareOptimizerSteps(file, facts, report);
        }
        if (files.size() > 1 || !report.folder)
            compareName(std::filesystem::path(file.file).stem().string(), file.file, report);
    }
    if (report.folder)
        compareName(std::filesystem::path(report.path).lexically_normal().filename().string(), {}, report);
}

} // namespace torchtriage::contract
