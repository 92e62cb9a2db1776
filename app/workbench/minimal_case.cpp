// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/minimal_case.h"

#include "app/workbench/batch_text.h"
#include "app/workbench/contract_text.h"
#include "core/incident/folder.h"
#include "core/rerun/reduction/check_case.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <filesystem>

namespace torchtriage::workbench {

namespace {

struct CaseWords {
    Q_DECLARE_TR_FUNCTIONS(MinimalCase)
};

/// Elements of one sample.
std::uint64_t elementsPerSample(const std::vector<std::int64_t>& shape)
{
    std::uint64_t count = 1;
    for (std::size_t i = 1; i < shape.size(); ++i)
        count *= static_cast<std::uint64_t>(std::max<std::int64_t>(shape[i], 1));
    return count;
}

/// Names of samples are not in the case; the batch told them.
void bringNames(const contract::ElementFacts& whole, const std::vector<std::uint64_t>& samples,
                contract::ElementFacts& kept)
{
    const std::uint64_t inWhole = elementsPerSample(whole.shape);
    const std::uint64_t inKept = elementsPerSample(kept.shape);
    for (contract::Offender& each : kept.first) {
        const std::uint64_t row = each.position / inKept;
        if (row >= samples.size())
            continue;
        const auto named = std::ranges::find(whole.first, samples[row], [&](const contract::Offender& other) {
            return other.position / inWhole;
        });
        if (named != whole.first.end()) {
            each.sample = named->sample;
            each.source = named->source;
        }
    }
}

} // namespace

io::Result<MinimalCase> minimalCaseOf(const batch::BatchFile& batch, const ContractReport& report)
{
    const QTemporaryDir folder;
    if (!folder.isValid())
        return io::fail(io::ErrorKind::WriteFailed, folder.path().toStdString(), {},
                        folder.errorString().toStdString());
    const std::string path = folder.path().toStdString();
    auto written = rerun::writeCheckCase(batch, report.request, report.result, path);
    if (!written)
        return io::fail(written.error());
    if (written->samples.empty())
        return io::fail(io::ErrorKind::Unsupported, batch.path(), "operator " + report.result.op,
                        "its samples cannot be taken apart");
    const auto kept = batch::openBatch(path + "/batch.pt");
    if (!kept)
        return io::fail(kept.error());
    auto again = checkContract(*kept, written->request, {});
    if (!again)
        return io::fail(again.error());
    const contract::ElementFacts* const whole = report.result.subject();
    for (contract::ElementFacts& elements : again->result.elements) {
        if (whole)
            bringNames(*whole, written->samples, elements);
    }
    return MinimalCase{*std::move(again), std::move(written->samples), written->of};
}

std::string caseNameOf(const ContractReport& report)
{
    const contract::ElementFacts* const elements = report.result.subject();
    if (!elements)
        return std::string(toString(report.result.contract)) + "-" + report.result.op;
    std::string name = elements->key;
    if (!elements->first.empty())
        name.append("-").append(offenderValue(elements->first.front()).toStdString());
    return name;
}

io::Result<KeptCase> keepCase(const std::string& folder, const batch::BatchFile& batch,
                              const ContractReport& report)
{
    const auto incident = incident::Folder::open(folder);
    if (!incident)
        return io::fail(incident.error());
    const auto name = incident->addCase(caseNameOf(report));
    if (!name)
        return io::fail(name.error());
    const std::string path = incident->path() + '/' + *name;
    const auto written = rerun::writeCheckCase(batch, report.request, report.result, path);
    if (!written) {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
        return io::fail(written.error());
    }
    const std::uint64_t samples = written->samples.empty() ? written->of : written->samples.size();
    return KeptCase{QString::fromStdString(*name).section(u'/', 1), samples, written->of};
}

QString noCaseText(const io::Error& error)
{
    if (error.kind != io::ErrorKind::Unsupported)
        return batchErrorText(error);
    if (error.detail == "no call of it is known")
        return CaseWords::tr("No job is known for this operator, so no case can be kept.");
    if (error.detail == "its samples cannot be taken apart")
        return CaseWords::tr("The samples of this batch cannot be taken apart; a case keeps all of them.");
    if (error.detail == "Python refuses it before the operator is called")
        return CaseWords::tr(
            "Python itself refuses these inputs before it calls the operator, so a job of the "
            "operator would not show it.");
    if (error.detail == "nothing was refused")
        return CaseWords::tr("Nothing was refused: there is no case to keep.");
    return CaseWords::tr("The job of a case would need an input that this batch does not have.");
}

} // namespace torchtriage::workbench
