// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check_command.h"

#include "app/cli/check_json.h"
#include "app/cli/check_text.h"
#include "app/cli/report_json.h"
#include "app/workbench/batch_text.h"
#include "app/workbench/contract_text.h"
#include "app/workbench/error_text.h"
#include "app/workbench/incident_checks.h"
#include "app/workbench/minimal_case.h"
#include "app/workbench/text_values.h"
#include "core/batch/walk.h"
#include "core/contract/offender_csv.h"
#include "core/incident/folder.h"
#include "core/triage/signature_set.h"
#include "core/triage/triage.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <memory>

namespace torchtriage::cli {

namespace {

constexpr int refusedStatus = 1;
constexpr int badUsage = 2;

struct CheckWords {
    Q_DECLARE_TR_FUNCTIONS(CheckCommand)
};

io::Error badArgument(const std::string& text, std::string detail)
{
    return {io::ErrorKind::Malformed, text, {}, std::move(detail)};
}

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

void setParameter(contract::Proposal& proposal, std::string name, contract::Parameter value)
{
    std::erase_if(proposal.parameters, [&](const auto& each) { return each.name == name; });
    proposal.parameters.push_back({std::move(name), std::move(value), contract::Origin::User, {}});
}

/// "role=key" and "name=value" of the command line.
io::Result<void> takeGiven(const CheckArguments& arguments, contract::Proposal& proposal)
{
    for (const std::string& each : arguments.inputs) {
        const auto equals = each.find('=');
        if (equals == each.npos)
            return io::fail(badArgument("--input " + each, "ROLE=KEY is needed"));
        proposal.inputs.push_back(
            {each.substr(0, equals), each.substr(equals + 1), contract::Origin::User, {}});
    }
    for (const std::string& each : arguments.parameters) {
        const auto equals = each.find('=');
        if (equals == each.npos)
            return io::fail(badArgument("--set " + each, "NAME=VALUE is needed"));
        setParameter(proposal, each.substr(0, equals),
                     contract::parameterOf(std::string_view(each).substr(equals + 1)));
    }
    const std::pair<const std::string&, const char*> numbers[] = {{arguments.classes, "classes"},
                                                                  {arguments.ignoreIndex, "ignore_index"}};
    for (const auto& [text, name] : numbers) {
        if (text.empty())
            continue;
        const auto number = wholeNumber(text);
        if (!number)
            return io::fail(badArgument(text, "a whole number is needed"));
        setParameter(proposal, name, *number);
    }
    proposal.sourceKey = arguments.sourceKey;
    proposal.idKey = arguments.idKey;
    if (!arguments.torch.empty()) {
        proposal.torch = contract::torchVersion(arguments.torch);
        if (!proposal.torch)
            return io::fail(badArgument("--torch " + arguments.torch, "a version such as 2.1.0 is needed"));
    }
    return {};
}

void addSubject(const CheckArguments& arguments, contract::Proposal& proposal)
{
    if (arguments.target.empty())
        return;
    const contract::Contract& contract = contractOf(proposal.contract);
    const contract::Operator* op = findOperator(contract, proposal.op);
    op = op ? op : &contract.operators.front();
    const std::string role(op->subject.empty() ? op->inputs.front().name : op->subject);
    proposal.inputs.push_back({role, arguments.target, contract::Origin::User, {}});
}

/// The number of classes is a size to those contracts that know no classes.
void renameSize(contract::Proposal& proposal)
{
    if (proposal.contract == contract::ContractId::IndexRange && proposal.op != "one_hot") {
        for (auto& each : proposal.parameters)
            each.name = each.name == "classes" ? "size" : each.name;
    }
}

/// Every tensor, where a contract takes many and none is named.
void addAllTensors(contract::Proposal& proposal, const batch::BatchFile& batch)
{
    if (proposal.contract != contract::ContractId::Finite || !proposal.inputs.empty())
        return;
    batch::walk(batch.values, batch.root, [&](const batch::Visit& visit) {
        if (batch.values.kind(visit.id) != batch::ValueKind::Tensor)
            return batch::WalkStep::Enter;
        proposal.inputs.push_back({"tensor", std::string(visit.key), contract::Origin::Type, {}});
        return batch::WalkStep::Skip;
    });
}

io::Result<contract::LogClues> cluesFrom(const std::string& log)
{
    if (log.empty())
        return contract::LogClues();
    const auto signatures = triage::SignatureSet::builtin();
    if (!signatures)
        return io::fail(signatures.error());
    const auto report = triage::triageFile(log, *signatures);
    if (!report)
        return io::fail(report.error());
    return workbench::cluesOf(*report);
}

io::Result<contract::Proposal> proposalFor(const CheckArguments& arguments, const std::string& contractId,
                                           const contract::LogClues& clues, const batch::BatchFile& batch)
{
    contract::Proposal proposal;
    if (!contractId.empty()) {
        const auto id = contract::contractFromId(contractId);
        if (!id)
            return io::fail(badArgument("--contract " + contractId, "no such contract"));
        proposal.contract = *id;
        proposal.contractOrigin = contract::Origin::User;
    } else if (const auto proposed = contract::propose(clues, batch); proposed && !arguments.log.empty()) {
        proposal.contract = proposed->contract;
        proposal.contractOrigin = proposed->contractOrigin;
        proposal.contractEvidence = proposed->contractEvidence;
        proposal.op = proposed->op;
    } else {
        proposal.contractOrigin = contract::Origin::Default;
    }
    if (!arguments.op.empty())
        proposal.op = arguments.op;
    if (auto taken = takeGiven(arguments, proposal); !taken)
        return io::fail(taken.error());
    addSubject(arguments, proposal);
    renameSize(proposal);
    addAllTensors(proposal, batch);
    // Given target and classes say it all; nothing is added to them by its name.
    const bool whole = !arguments.target.empty() && !arguments.classes.empty() && arguments.log.empty();
    return whole ? proposal : contract::complete(std::move(proposal), clues, batch);
}

workbench::MappingSource mappingOf(const std::string& mapping)
{
    std::error_code error;
    if (mapping.empty() || std::filesystem::exists(mapping, error))
        return {mapping, {}};
    // "key:names" names a value of the batch without a doubt; otherwise a missing file is a missing file.
    return mapping.starts_with("key:") ? workbench::MappingSource{{}, mapping.substr(4)}
                                       : workbench::MappingSource{mapping, {}};
}

int statusOf(contract::Verdict verdict)
{
    switch (verdict) {
    case contract::Verdict::Refused:
    case contract::Verdict::NoUsableTarget:
        return refusedStatus;
    case contract::Verdict::Undetermined:
        return badUsage;
    default:
        return 0;
    }
}

/// One check at a time, with what all of them share.
class Checker {
public:
    Checker(const CheckArguments& arguments, std::ostream& out, std::ostream& err)
        : m_arguments(arguments), m_out(out), m_err(err)
    {
    }

    int run()
    {
        auto batch = batch::openBatch(m_arguments.path);
        if (!batch)
            return refuse(batch.error());
        const auto clues = cluesFrom(m_arguments.log);
        if (!clues)
            return refuse(clues.error());
        std::vector<std::string> ids = m_arguments.contracts;
        if (ids.empty())
            ids.emplace_back();
        int status = 0;
        for (const std::string& id : ids)
            status = std::max(status, runOne(id, *clues, *batch));
        m_out.flush();
        return status;
    }

private:
    int refuse(const io::Error& error)
    {
        if (m_arguments.json)
            m_out << oneLine(checkJson(m_arguments.path, error)) << "\n";
        m_err << "torchtriage-cli: " << workbench::batchErrorText(error).toStdString() << "\n";
        return badUsage;
    }

    int runOne(const std::string& id, const contract::LogClues& clues, const batch::BatchFile& batch)
    {
        const auto proposal = proposalFor(m_arguments, id, clues, batch);
        if (!proposal)
            return refuse(proposal.error());
        const auto report =
            workbench::checkContract(batch, proposal->request(), mappingOf(m_arguments.mapping));
        if (!report)
            return refuse(report.error());
        std::optional<std::uint64_t> rows;
        if (!m_arguments.csv.empty()) {
            const auto written =
                contract::writeOffenders(batch, report->request, report->result, m_arguments.csv);
            if (!written)
                return refuse(written.error());
            rows = *written;
        }
        if (m_arguments.json)
            m_out << oneLine(checkJson(m_arguments.path, *proposal, *report)) << "\n";
        else
            printCheck(*proposal, *report, m_out);
        if (rows && !m_arguments.json)
            m_out << workbench::fillPlaceholders(
                         CheckWords::tr("%1 rows written to %2"),
                         {QString::number(*rows), QString::fromStdString(m_arguments.csv)})
                         .toStdString()
                  << "\n";
        if (const auto noted = note(batch, *report); !noted)
            return refuse(noted.error());
        if (report->result.verdict == contract::Verdict::Undetermined)
            m_err << "torchtriage-cli: " << workbench::verdictDetail(report->result).toStdString() << "\n";
        return statusOf(report->result.verdict);
    }

    /// What the incident is to know of the check.
    io::Result<void> note(const batch::BatchFile& batch, const workbench::ContractReport& report)
    {
        if (m_arguments.incident.empty())
            return {};
        const auto folder = incident::Folder::open(m_arguments.incident);
        if (!folder)
            return io::fail(folder.error());
        const QString path = QString::fromStdString(std::filesystem::absolute(m_arguments.path).string());
        const auto written = folder->update([&](incident::Record& record) {
            workbench::noteCheck(record, QString::fromStdString(folder->path()), path, report);
        });
        if (!written)
            return io::fail(written.error());
        if (!m_arguments.keepCase || report.result.verdict != contract::Verdict::Refused)
            return {};
        const auto kept = workbench::keepCase(folder->path(), batch, report);
        if (!kept)
            return io::fail(kept.error());
        if (!m_arguments.json)
            m_out << CheckWords::tr("Kept as cases/%1: %2 of %3 samples")
                         .arg(kept->name, QString::number(kept->samples), QString::number(kept->of))
                         .toStdString()
                  << "\n";
        return {};
    }

    const CheckArguments& m_arguments;
    std::ostream& m_out;
    std::ostream& m_err;
};

} // namespace

int runCheck(const CheckArguments& arguments, std::ostream& out, std::ostream& err)
{
    return Checker(arguments, out, err).run();
}

Subcommand addCheck(CLI::App& app)
{
    const auto arguments = std::make_shared<CheckArguments>();
    CLI::App* check = app.add_subcommand(
        "check", helpText(Help::tr("Hold a saved batch against what the operator asks of its inputs")));
    const auto option = [check](const char* name, auto& value, const QString& help) {
        return check->add_option(name, value, helpText(help));
    };
    option("file", arguments->path, Help::tr("Saved batch, as for the command batch"))->required();
    option("--target", arguments->target, Help::tr("Key of the targets, indices or values to check"));
    option("--classes", arguments->classes, Help::tr("Number of classes, or of rows that indices name"));
    option("--ignore-index", arguments->ignoreIndex,
           Help::tr("Target value that is left out (default: -100)"));
    option(
        "--contract", arguments->contracts,
        Help::tr("Contract to check (may be repeated): class-index, index-range, unit-interval, probability, "
                 "finite, lengths, same-length, dtype, shape, strides"));
    option("--operator", arguments->op, Help::tr("Operator whose rules count, such as embedding or gather"));
    option("--input", arguments->inputs, Help::tr("ROLE=KEY: a further input, such as weight=class_weight"));
    option("--set", arguments->parameters, Help::tr("NAME=VALUE: a further argument, such as padding_idx=0"));
    option("--mapping", arguments->mapping,
           Help::tr("File with class names and numbers, or key:KEY for a value of the batch"));
    option("--source", arguments->sourceKey, Help::tr("Key that tells the source of each sample"));
    option("--ids", arguments->idKey, Help::tr("Key that names each sample"));
    option("--log", arguments->log, Help::tr("Log whose first failure proposes what is left open here"));
    option("--torch", arguments->torch, Help::tr("PyTorch version whose rules count (default: the log's)"));
    option("--csv", arguments->csv, Help::tr("Write every refused element to this file"));
    CLI::Option* const incident =
        option("--incident", arguments->incident, Help::tr("Incident folder in which the answer is noted"));
    check
        ->add_flag("--keep-case", arguments->keepCase,
                   helpText(Help::tr("Keep the refused samples in cases/ of that incident")))
        ->needs(incident);
    check->add_flag("--json", arguments->json,
                    helpText(Help::tr("One JSON object for each contract, on its own line")));
    return {check,
            [arguments](const Console& console) { return runCheck(*arguments, console.out, console.err); }};
}

} // namespace torchtriage::cli
