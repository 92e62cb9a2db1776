// SPDX-License-Identifier: GPL-3.0-or-later
// Every reference of resources/operators computes what its operator computes: the engine runs both on the
// same inputs, and the outputs agree within the tolerances of their dtypes.
#include "core/rerun/agreement.h"
#include "core/rerun/job_format.h"
#include "core/rerun/reference_job.h"
#include "tests/replay/conversation.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace torchtriage;
using namespace torchtriage::rerun;

namespace {

const QString builtin = QStringLiteral(TORCHTRIAGE_BIN_DIR "/torchtriage-replay");
const std::string calls = TORCHTRIAGE_SOURCE_DIR "/tests/replay/reference_calls.json";

/// What a run of a job returned and kept.
RunOutputs run(const Job& job, const QTemporaryDir& folder)
{
    Job kept = job;
    kept.keep = "outputs";
    QFile file(folder.filePath("job.json"));
    const std::string text = writeJob(kept);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.c_str()) < 0)
        qFatal("cannot write the job");
    file.close();
    const auto said = testing::converse(builtin, {file.fileName()});
    if (said.status != 0)
        qFatal("%s", said.one<ErrorLine>().message.c_str());
    return {said.all<OutputLine>(), folder.path().toStdString()};
}

} // namespace

class tst_reference : public QObject {
    Q_OBJECT

private slots:
    void everyReferenceIsCalled()
    {
        const auto operators = builtinOperators();
        const auto job = readJob(calls);
        QVERIFY(operators && job);
        std::set<const Reference*> called;
        for (const Step& step : job->steps) {
            const OperatorFacts& facts = operators->at(nameOf(step));
            called.insert(facts.referenceFor(*facts.argumentsOf(step)));
        }
        QVERIFY(!called.contains(nullptr));
        std::size_t all = 0;
        for (const auto& [name, facts] : *operators) {
            all += facts.references.size();
            for (const Reference& reference : facts.references)
                QVERIFY2(called.contains(&reference), name.c_str());
        }
        QCOMPARE(called.size(), all);
    }

    void referencesComputeTheSame()
    {
        const auto operators = builtinOperators();
        const auto tolerances = builtinTolerances();
        const auto job = readJob(calls);
        QVERIFY(operators && tolerances && job);

        // All of them in one process: each step is one call, and its reference takes its place.
        Job references = *job;
        references.steps.clear();
        std::vector<std::size_t> last; // step of the references' job that returns what the operator returns
        for (const Step& step : job->steps) {
            Job one = *job;
            one.steps = {step};
            auto changed = withReference(one, 0, *operators);
            QVERIFY2(changed.has_value(), nameOf(step).c_str());
            const std::size_t first = references.steps.size();
            forEachTensor(changed->job, [first](std::size_t, std::size_t, TensorInput& tensor) {
                if (auto* output = std::get_if<StepOutput>(&tensor.origin))
                    output->step += first;
            });
            std::ranges::move(changed->job.steps, std::back_inserter(references.steps));
            last.push_back(references.steps.size() - 1);
        }
        const QTemporaryDir here, there;
        const RunOutputs before = run(*job, here);
        RunOutputs now = run(references, there);
        QCOMPARE(before.lines.size(), job->steps.size());
        std::erase_if(now.lines, [&](OutputLine& line) {
            const auto at = std::ranges::find(last, line.step);
            line.step = static_cast<std::size_t>(at - last.begin());
            return at == last.end();
        });
        int identical = 0;
        for (const OutputAgreement& result : compareOutputs(before, now, *tolerances)) {
            identical += result.agreement == Agreement::Identical ? 1 : 0;
            const bool agrees =
                result.agreement == Agreement::Identical || result.agreement == Agreement::Within;
            QVERIFY2(agrees, qPrintable(QStringLiteral("%1: %2, %3 beyond, largest difference %4")
                                            .arg(QString::fromStdString(nameOf(job->steps[result.step])),
                                                 QString::fromLatin1(toString(result.agreement).data()))
                                            .arg(result.beyond)
                                            .arg(result.largestDifference.value_or(-1))));
        }
        qInfo("%zu references agree, %d of them bit by bit", last.size(), identical);
    }

    void aReferenceRefusesABadTargetToo()
    {
        const auto operators = builtinOperators();
        const auto job =
            parseJob("job", R"({"format":"torchtriage.job","version":1,"steps":[{"op":"aten::nll_loss_nd",
            "args":[{"synthetic":{"shape":[3,4]}},{"values":[0,4,1]}]}]})");
        QVERIFY(operators && job);
        const auto changed = withReference(*job, 0, *operators);
        QVERIFY(changed.has_value());
        const auto said = testing::converse(builtin, {QStringLiteral("-")},
                                            QByteArray::fromStdString(writeJob(changed->job)));
        QCOMPARE(said.status, 1);
        QVERIFY2(said.one<ErrorLine>().message.find("out of bounds") != std::string::npos,
                 said.one<ErrorLine>().message.c_str());
    }
};

QTEST_GUILESS_MAIN(tst_reference)
#include "tst_reference.moc"
