// SPDX-License-Identifier: GPL-3.0-or-later
// What a contract says of a batch is what PyTorch does with it on the CPU: hundreds of small cases are put to
// both.
#include "core/batch/batch_file.h"
#include "core/contract/check.h"
#include "core/rerun/reduction/check_case.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <fstream>
#include <map>

using namespace torchtriage;
using nlohmann::json;

namespace {

constexpr const char* makerScript = TORCHTRIAGE_SOURCE_DIR "/tests/core/contract/make_contract_cases.py";
constexpr const char* runnerScript = TORCHTRIAGE_SOURCE_DIR "/tests/core/contract/run_case_scripts.py";
constexpr int noTorch = 77;
constexpr int leastCases = 20; // for each contract

contract::Parameter parameterOf(const json& value)
{
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_number_integer())
        return value.get<std::int64_t>();
    if (value.is_number())
        return value.get<double>();
    if (value.is_array())
        return value.get<std::vector<std::int64_t>>();
    return value.get<std::string>();
}

contract::Request requestOf(const json& each, const std::string& torch)
{
    contract::Request request;
    request.contract = contract::contractFromId(each["contract"].get<std::string>()).value();
    request.op = each["op"].get<std::string>();
    for (const json& input : each["inputs"])
        request.inputs.push_back({input[0].get<std::string>(), input[1].get<std::string>()});
    for (const auto& [name, value] : each["parameters"].items())
        request.parameters[name] = parameterOf(value);
    request.torch = contract::torchVersion(torch);
    return request;
}

std::string describe(const json& each, const contract::CheckResult& result)
{
    std::string text = each.dump() + "\n  we say " + std::string(toString(result.verdict));
    for (const contract::Finding& finding : result.findings) {
        text += "\n  " + std::string(toString(finding.weight)) + " " + finding.id + " " + finding.role;
        for (const std::string& value : finding.values)
            text += " | " + value;
    }
    return text;
}

std::string caseGroup(const json& each)
{
    return each["contract"].get<std::string>() + ' ' + each["op"].get<std::string>();
}

} // namespace

class TestContract : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void agreesWithTorch();
    void casesFailToo();

private:
    QString interpreter() const;

    QTemporaryDir m_folder;
    json m_cases;
    std::optional<batch::BatchFile> m_batch;
    QString m_why; ///< why there are no cases
};

/// Another PyTorch can be asked as well: TORCHTRIAGE_CASES_PYTHON=/path/to/python.
QString TestContract::interpreter() const
{
    return qEnvironmentVariable("TORCHTRIAGE_CASES_PYTHON", QStringLiteral(TORCHTRIAGE_PYTHON));
}

void TestContract::initTestCase()
{
    QProcess python;
    python.setProcessChannelMode(QProcess::MergedChannels);
    python.start(interpreter(), {QString::fromUtf8(makerScript), m_folder.filePath(QStringLiteral("cases"))});
    QVERIFY2(python.waitForFinished(120'000), "PyTorch did not finish its cases");
    const QString said = QString::fromUtf8(python.readAll()).trimmed();
    if (python.exitStatus() == QProcess::NormalExit && python.exitCode() == noTorch) {
        m_why = said;
        return;
    }
    QVERIFY2(python.exitStatus() == QProcess::NormalExit && python.exitCode() == 0, qPrintable(said));
    std::ifstream file(m_folder.filePath(QStringLiteral("cases/cases.json")).toStdString());
    m_cases = json::parse(file);
    auto opened = batch::openBatch(m_folder.filePath(QStringLiteral("cases/cases.pt")).toStdString());
    QVERIFY2(opened.has_value(), "cases.pt cannot be read");
    m_batch = std::move(*opened);
}

void TestContract::agreesWithTorch()
{
    if (!m_why.isEmpty())
        QSKIP(qPrintable(m_why));
    std::map<std::string, int> cases;
    int wrong = 0;
    for (const json& each : m_cases["cases"]) {
        ++cases[each["contract"].get<std::string>()];
        const auto result = contract::check(*m_batch, requestOf(each, m_cases["torch"].get<std::string>()));
        if (!result) {
            ++wrong;
            qWarning("%s: %s %s", each.dump().c_str(), result.error().place.c_str(),
                     result.error().detail.c_str());
            continue;
        }
        const bool unsure = result->verdict == contract::Verdict::Undetermined;
        if (unsure || (result->verdict == contract::Verdict::Refused) != each["raises"].get<bool>()) {
            ++wrong;
            qWarning("%s", describe(each, *result).c_str());
        }
    }
    QCOMPARE(wrong, 0);
    for (const contract::Contract& each : contract::contracts()) {
        const std::string id(toString(each.id));
        qInfo("%s: %d cases", id.c_str(), cases[id]);
        QVERIFY2(cases[id] >= leastCases, id.c_str());
    }
}

// A case that is kept of a refused batch is refused by PyTorch as the batch was: its script is run.
void TestContract::casesFailToo()
{
    if (!m_why.isEmpty())
        QSKIP(qPrintable(m_why));
    const QString folder = m_folder.filePath(QStringLiteral("kept"));
    constexpr int mostOfOne = 2; // of an operator under a contract: each is written, and its script run
    std::map<std::string, int> taken;
    int refused = 0;
    int kept = 0;
    int smaller = 0;
    for (const json& each : m_cases["cases"]) {
        if (!each["raises"].get<bool>() || taken[caseGroup(each)] == mostOfOne)
            continue;
        const contract::Request request = requestOf(each, m_cases["torch"].get<std::string>());
        const auto result = contract::check(*m_batch, request);
        if (!result || result->verdict != contract::Verdict::Refused)
            continue;
        ++refused;
        ++taken[caseGroup(each)];
        const std::string path = folder.toStdString() + '/' + each["name"].get<std::string>();
        const auto written = rerun::writeCheckCase(*m_batch, request, *result, path);
        kept += written ? 1 : 0;
        smaller += written && !written->samples.empty() && written->samples.size() < written->of ? 1 : 0;
    }
    qInfo("%d refused, %d of them kept as cases, %d of these smaller than the batch", refused, kept, smaller);
    QVERIFY(kept > refused / 2);
    QVERIFY(smaller > 10);
    QProcess python;
    python.setProcessChannelMode(QProcess::MergedChannels);
    python.start(interpreter(), {QString::fromUtf8(runnerScript), folder});
    QVERIFY2(python.waitForFinished(120'000), "PyTorch did not finish the cases");
    const QString said = QString::fromUtf8(python.readAll()).trimmed();
    QVERIFY2(python.exitStatus() == QProcess::NormalExit && python.exitCode() == 0, qPrintable(said));
    QCOMPARE(said, QStringLiteral("%1 scripts raised").arg(kept));
}

QTEST_GUILESS_MAIN(TestContract)
#include "tst_contract.moc"
