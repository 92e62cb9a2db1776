// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checks.h"
#include "core/contract/rules.h"

namespace torchtriage::contract {

using batch::DType;

namespace {

constexpr std::int64_t defaultIgnored = -100;
/// One target for one unbatched row of logits: refused up to 1.13, accepted today.
constexpr VersionChange unbatchedVector{{1, 13, 0}, {2, 15, 0}};

/// Classes are the second dimension of the logits, or the only one.
std::int64_t classesOf(const Input& logits)
{
    return logits.rank() == 1 ? logits.shape()[0] : logits.shape()[1];
}

bool isLoss(const CheckRun& run)
{
    return run.op() != "multi_margin_loss";
}

/// Class probabilities instead of class numbers: told by the type, and by the shape where the logits are
/// given.
bool holdsProbabilities(const CheckRun& run, const Input& target, const Input* logits,
                        const std::optional<std::int64_t>& classes)
{
    if (run.op() != "cross_entropy")
        return false;
    if (logits)
        return target.shape() == logits->shape();
    if (!isFloating(target.tensor->dtype) || target.rank() < 2)
        return false;
    return !classes || target.shape()[1] == *classes;
}

void reportProbabilities(CheckRun& run, const Input& target)
{
    if (!isFloating(target.tensor->dtype)) {
        run.refuse("probabilities-integer", target.role,
                   {target.tensor->dtypeName, shapeText(target.shape())});
        return;
    }
    run.result().verdict = Verdict::OutOfScope;
    run.note("probabilities", target.role, {target.tensor->dtypeName, shapeText(target.shape())});
    if (run.request().integer("ignore_index").value_or(defaultIgnored) >= 0)
        run.refuse("probabilities-ignore", "ignore_index",
                   {std::to_string(*run.request().integer("ignore_index"))});
}

bool checkTargetType(CheckRun& run, const Input& target, const Input* logits)
{
    const bool flat = logits ? logits->rank() <= 2 : target.rank() <= 1;
    // Bytes are taken for one target per sample only.
    return isLoss(run) && run.op() != "nll_loss2d" && flat
               ? requireDType(run, target, {DType::Int64, DType::UInt8})
               : requireDType(run, target, {DType::Int64});
}

bool checkShapes(CheckRun& run, const Input& target, const Input& logits)
{
    if (logits.rank() == 0) {
        run.refuse("rank", logits.role, {"[]", "1, 2, 3, 4", std::string(run.op())});
        return false;
    }
    if (logits.rank() == 1) {
        if (target.rank() == 0)
            return true;
        if (target.rank() == 1 && target.shape()[0] == 1) {
            if (run.behaviour(unbatchedVector) != Behaviour::After || !isLoss(run))
                run.refuseIn(Behaviour::Before, unbatchedVector, "rank", target.role,
                             {shapeText(target.shape()), "0", std::string(run.op())});
            return true;
        }
        run.refuse("rank", target.role, {shapeText(target.shape()), "0", std::string(run.op())});
        return false;
    }
    if (target.rank() != logits.rank() - 1) {
        run.refuse("rank", target.role,
                   {shapeText(target.shape()), std::to_string(logits.rank() - 1), std::string(run.op())});
        return false;
    }
    if (target.shape()[0] != logits.shape()[0]) {
        run.refuse("batch-size", target.role,
                   {logits.role, std::to_string(logits.shape()[0]), std::to_string(target.shape()[0])});
        return false;
    }
    for (std::size_t i = 1; i < target.rank(); ++i) {
        if (!requireSameSize(run, logits, i + 1, target, i))
            return false;
    }
    return true;
}

void checkWeight(CheckRun& run, const Input& weight, const Input* logits, std::int64_t classes)
{
    if (!requireTensor(run, weight))
        return;
    const bool flat = !logits || logits->rank() <= 2;
    if (flat ? weight.shape() != std::vector{classes} : weight.count() != static_cast<std::uint64_t>(classes))
        run.refuse("weight-length", weight.role, {shapeText(weight.shape()), std::to_string(classes)});
    if (logits)
        requireSameDType(run, *logits, weight);
}

void checkSmoothing(CheckRun& run)
{
    const auto smoothing = run.request().real("label_smoothing");
    if (!smoothing || run.op() != "cross_entropy")
        return;
    if (*smoothing > 1)
        run.refuse("parameter-range", {}, {"label_smoothing", numberText(*smoothing), "0", "1"});
    else if (*smoothing < 0)
        run.warn("parameter-range", {}, {"label_smoothing", numberText(*smoothing), "0", "1"});
}

io::Result<void> scanTargets(CheckRun& run, const Input& target, std::int64_t classes)
{
    IntegerRule rule{0, classes - 1, std::nullopt, true};
    if (isLoss(run))
        rule.ignored = run.request().integer("ignore_index").value_or(defaultIgnored);
    if (auto scanned = run.scan(target, rule); !scanned)
        return scanned;
    const ElementFacts& facts = run.result().elements.back();
    if (facts.ignoredCount == facts.elements && isLoss(run)) {
        run.result().verdict = Verdict::NoUsableTarget;
        run.note("no-usable-target", target.role,
                 {std::to_string(facts.elements), std::to_string(*rule.ignored)});
    }
    return {};
}

} // namespace

io::Result<void> checkClassIndex(CheckRun& run)
{
    const Input& target = *run.input("target");
    if (!requireTensor(run, target))
        return {};
    const Input* logits = run.input("input");
    if (logits && !requireTensor(run, *logits))
        return {};
    const auto given = run.request().integer("classes");
    if (holdsProbabilities(run, target, logits, given)) {
        reportProbabilities(run, target);
        return {};
    }
    bool readable = checkTargetType(run, target, logits);
    if (logits) {
        requireFloating(run, *logits, halfOnCpu);
        readable = checkShapes(run, target, *logits) && readable;
    }
    const bool hasClasses = logits && logits->rank() > 0;
    if (!given && !hasClasses) {
        run.ask("missing-classes", {}, {});
        return {};
    }
    const std::int64_t classes = given ? *given : classesOf(*logits);
    run.result().classes = classes;
    if (classes < 0) {
        run.refuse("parameter-range", {},
                   {"classes", std::to_string(classes), "1", std::to_string(INT64_MAX)});
        return {};
    }
    if (given && hasClasses && *given != classesOf(*logits))
        run.warn("classes-differ", logits->role,
                 {std::to_string(*given), std::to_string(classesOf(*logits))});
    if (const Input* const weight = run.input("weight"))
        checkWeight(run, *weight, logits, classes);
    checkSmoothing(run);
    // Elements of another integer type can be looked at all the same: the count helps.
    const bool integers = batch::numberClassOf(target.tensor->dtype) == batch::NumberClass::Integer;
    return readable || integers ? scanTargets(run, target, classes) : io::Result<void>();
}

} // namespace torchtriage::contract
