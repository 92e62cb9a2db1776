// SPDX-License-Identifier: GPL-3.0-or-later
// Variations on jobs of operators: each changes exactly one thing, saved tensors included, or says why not.
#include "core/batch/safetensors_writer.h"
#include "core/rerun/job_format.h"
#include "core/rerun/plan.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace torchtriage;
using batch::DType;
using rerun::Job;
using rerun::Need;

namespace {

/// JSON with ' for ", so that it can be read here.
std::string quoted(std::string json)
{
    std::ranges::replace(json, '\'', '"');
    return json;
}

Job job(const std::string& steps, const std::string& more = {})
{
    const auto read = rerun::parseJob("job", quoted("{'format':'torchtriage.job','version':1,") + more +
                                                 quoted("'steps':[") + steps + "]}");
    if (!read)
        qFatal("%s %s", read.error().place.c_str(), read.error().detail.c_str());
    return *read;
}

std::string synthetic(const std::string& shape, const std::string& dtype = "float32",
                      const std::string& more = {})
{
    return quoted("{'synthetic':{'shape':") + shape + quoted(",'dtype':'") + dtype + "\"" + more + "}}";
}

std::string call(const std::string& op, const std::string& args, const std::string& out = {})
{
    return quoted("{'op':'aten::") + op + quoted("','args':[") + args + quoted("],'out':'") + out + "\"}";
}

rerun::Variation variation(const char* id)
{
    static const auto all = rerun::builtinVariations();
    const rerun::Variation* found = all ? rerun::findVariation(*all, id) : nullptr;
    return found != nullptr ? *found : rerun::Variation();
}

/// The job as a variation makes it; else why not.
std::string changed(const rerun::Baseline& baseline, const char* id)
{
    const auto plan = rerun::makePlan(baseline, variation(id));
    return plan ? rerun::writeJob(std::get<Job>(plan->work)) : plan.error().detail;
}
std::string changed(const Job& job, const char* id)
{
    return changed(rerun::baselineOf(job), id);
}

} // namespace

class tst_job_change : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// A saved batch: half-precision images, integer targets.
    [[nodiscard]] std::string batchFile() const
    {
        const std::vector<char> bytes(64);
        const std::vector<batch::RowMajorTensor> tensors = {
            {"images", DType::Float16, {4, 2}, std::span(bytes).first(16)},
            {"targets", DType::Int64, {4}, std::span(bytes).first(32)},
            {"wide", DType::Float64, {4}, std::span(bytes).first(32)},
        };
        std::string path = m_folder.filePath("batch.safetensors").toStdString();
        return batch::writeSafetensors(path, tensors) ? path : std::string();
    }
    [[nodiscard]] std::string saved(const char* key) const
    {
        return quoted("{'file':'") + batchFile() + quoted("','key':'") + key + "\"}";
    }

private slots:
    void precisionReachesSavedTensors()
    {
        const Job half = job(call("relu", saved("images")));
        const rerun::Baseline baseline = rerun::baselineOf(half);
        QVERIFY(baseline.reducedPrecision == true && baseline.belowFloat64 == true);
        QVERIFY(changed(half, "float32").find(quoted("'as':{'dtype':'float32'}")) != std::string::npos);
        QVERIFY(changed(half, "float64").find(quoted("'as':{'dtype':'float64'}")) != std::string::npos);
        QCOMPARE(changed(job(call("relu", saved("targets"))), "float32"), std::string("reduced-precision"));
        QCOMPARE(changed(job(call("relu", saved("wide"))), "float64"), std::string("below-float64"));
        QCOMPARE(changed(job(call("relu", synthetic("[2]"))), "float32"), std::string("reduced-precision"));
        QVERIFY(changed(job(call("relu", synthetic("[2]"))), "float64") != "below-float64");
    }

    void aCastInBetweenFollows()
    {
        const Job cast = job(quoted("{'op':'aten::to.dtype','args':[") + synthetic("[2]", "bfloat16") +
                             quoted(",{'dtype':'bfloat16'}]}"));
        const std::string text = changed(cast, "float32");
        QVERIFY2(text.find(quoted("{'dtype':'float32'}]")) != std::string::npos, text.c_str());
    }

    void aModuleKeepsItsDtype()
    {
        const Job module = job(quoted("{'module':'m.pt','args':[") + synthetic("[2]", "float16") + "]}");
        QCOMPARE(changed(module, "float32"), std::string("job-module"));
    }

    void onlyStridedInputsAreMadeContiguous()
    {
        const Job both = job(call("add.Tensor", synthetic("[2,3]", "float32", quoted(",'strides':[1,2]")) +
                                                    "," + synthetic("[2,3]")));
        const std::string text = changed(both, "contiguous-input");
        QCOMPARE(text.find("contiguous"), text.rfind("contiguous"));
        QCOMPARE(changed(job(call("relu", saved("images"))), "contiguous-input"),
                 std::string("strided-input"));
    }

    void oneSampleLeavesParametersWhole()
    {
        const Job linear =
            job(call("linear", synthetic("[4,4]") + "," + synthetic("[4,4]") + "," + synthetic("[4]"), "y") +
                "," + call("nll_loss_nd", quoted("{'step':'y'},") + saved("targets")));
        const auto plan = rerun::makePlan(rerun::baselineOf(linear), variation("one-sample"));
        QVERIFY(plan.has_value());
        std::vector<bool> cut;
        Job made = std::get<Job>(plan->work);
        rerun::forEachTensor(made, [&](std::size_t, std::size_t, const rerun::TensorInput& tensor) {
            cut.push_back(tensor.change.rows.has_value());
        });
        QVERIFY(cut == std::vector<bool>({true, false, false, false, true}));
        QCOMPARE(changed(job(call("relu", synthetic("[1,4]"))), "one-sample"),
                 std::string("several-samples"));
    }

    void theCpuTakesEverything()
    {
        const std::string elsewhere = quoted("{'synthetic':{'shape':[2]},'as':{'device':'cuda:1'}}");
        const Job mixed =
            job(call("add.Tensor", elsewhere + "," + synthetic("[2]")), quoted("'device':'cuda:0',"));
        const auto plan = rerun::makePlan(rerun::baselineOf(mixed), variation("cpu"));
        QVERIFY(plan.has_value());
        QVERIFY(rerun::devicesOf(std::get<Job>(plan->work)) == std::vector<std::string>{"cpu"});
        QCOMPARE(changed(job(call("relu", synthetic("[2]"))), "cpu"), std::string("device-run"));
    }

    void whatAJobCannotChange()
    {
        QCOMPARE(changed(job(call("relu", synthetic("[2]"))), "extension-off"),
                 std::string("extension-loaded"));
        const Job other = job(quoted("{'op':'torchvision::nms','args':[]}"));
        QCOMPARE(changed(other, "extension-off"), std::string("job-extension"));
        QCOMPARE(changed(other, "other-engine"), std::string("second-engine"));
        rerun::Baseline two = rerun::baselineOf(other);
        two.secondEngine = true;
        QCOMPARE(changed(two, "other-engine"), rerun::writeJob(other));
    }

    void operatorsReadWell()
    {
        const auto table = rerun::builtinOperators();
        QVERIFY2(table.has_value(), table ? "" : (table.error().place + ' ' + table.error().detail).c_str());
        QVERIFY(table->size() > 40);
        for (const auto& [name, known] : *table) {
            const auto& facts = known; // Clang 14 lets no lambda take a structured binding
            for (const rerun::Reference& reference : facts.references) {
                QVERIFY2(reference.source.starts_with("https://"), name.c_str());
                const bool itself = std::ranges::any_of(reference.steps, [&](const rerun::Step& step) {
                    return rerun::nameOf(step) == facts.name;
                });
                QVERIFY2(!itself, name.c_str()); // a reference that calls the operator would prove nothing
            }
        }
    }

    void aReferenceTakesTheOperatorsPlace()
    {
        const Job three =
            job(call("relu", synthetic("[2,3]"), "x") + "," +
                call("linear", quoted("{'step':'x'},") + synthetic("[4,3]") + "," + synthetic("[4]"), "y") +
                "," + call("sum", quoted("{'step':'y'}")));
        rerun::Baseline baseline = rerun::baselineOf(three);
        QCOMPARE(changed(baseline, "reference-operator"), std::string("known-suspect"));
        baseline.failingStep = 1;
        const auto plan = rerun::makePlan(baseline, variation("reference-operator"));
        QVERIFY(plan.has_value());
        const Job& made = std::get<Job>(plan->work);
        QCOMPARE(made.steps.size(), std::size_t{5});
        QCOMPARE(rerun::nameOf(made.steps[1]), std::string("aten::t"));
        QCOMPARE(rerun::nameOf(made.steps[3]), std::string("aten::add.Tensor"));
        const auto& sum = std::get<rerun::TensorInput>(made.steps[4].arguments[0].value);
        QCOMPARE(std::get<rerun::StepOutput>(sum.origin).step, std::size_t{3});
        const std::vector<rerun::StepOrigin> origins = {
            {0, true}, {1, false}, {1, false}, {1, true}, {2, true}};
        QVERIFY(plan->origins == origins);
        // What is made can be written and read, and stays the same.
        const auto again = rerun::parseJob("written", rerun::writeJob(made));
        QVERIFY(again && *again == made);
        baseline.failingStep = 2;
        QCOMPARE(changed(baseline, "reference-operator"), std::string("known-reference"));
    }

    void aReferenceNeedsItsConditions()
    {
        const std::string scores = synthetic("[4,3]") + quoted(",{'values':[0,1,2,0]}");
        QVERIFY(changed(job(call("nll_loss_nd", scores)), "reference-operator").find("gather") !=
                std::string::npos);
        const std::string weighted = scores + "," + synthetic("[3]");
        QCOMPARE(changed(job(call("nll_loss_nd", weighted)), "reference-operator"),
                 std::string("known-reference"));
    }

    void everyVariationChangesOneThing()
    {
        const Job all = job(call("linear",
                                 synthetic("[4,3]", "float16", quoted(",'strides':[1,4]")) + "," +
                                     synthetic("[2,3]", "float16") + "," + synthetic("[2]", "float16"),
                                 "y") +
                                "," + call("sum", quoted("{'step':'y'}")),
                            quoted("'device':'cuda',"));
        rerun::Baseline baseline = rerun::baselineOf(all);
        baseline.failingStep = 0;
        for (const char* id : {"blocking-launches", "cpu", "float32", "float64", "reference-operator",
                               "contiguous-input", "one-sample", "sync-each-step"}) {
            const auto plan = rerun::makePlan(baseline, variation(id));
            QVERIFY2(plan.has_value(), id);
            Job made = std::get<Job>(plan->work);
            QVERIFY2(made != all, id);
            // Taking the one thing back gives the baseline again.
            if (made.launch != all.launch)
                made.launch = all.launch;
            else if (made.sync != all.sync)
                made.sync = all.sync;
            else if (made.device != all.device)
                made.device = all.device;
            else if (plan->change == rerun::Change::Operator)
                made.steps = all.steps;
            else {
                rerun::forEachTensor(made, [&](std::size_t, std::size_t, rerun::TensorInput& tensor) {
                    if (plan->change == rerun::Change::Precision)
                        tensor.change.dtype.reset();
                    else if (plan->change == rerun::Change::Layout)
                        tensor.change.contiguous = false;
                    else
                        tensor.change.rows.reset();
                });
            }
            QVERIFY2(made == all, id);
        }
    }
};

QTEST_APPLESS_MAIN(tst_job_change)
#include "tst_job_change.moc"
