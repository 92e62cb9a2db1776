// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/request_command.h"

#include "app/workbench/error_text.h"
#include "app/workbench/program_paths.h"
#include "app/workbench/request_case.h"
#include "app/workbench/support_request.h"
#include "core/batch/batch_file.h"
#include "core/incident/triage_incident.h"
#include "core/io/atomic_file.h"
#include "core/io/byte_source.h"
#include "core/log/open_log.h"
#include "core/request/private_map.h"
#include "core/triage/signature_set.h"
#include "core/triage/triage.h"

#include <QFileInfo>

#include <CLI/CLI.hpp>

#include <memory>
#include <ostream>

namespace torchtriage::cli {

namespace {

constexpr int refused = 1;
constexpr int unreadable = 2;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RequestCommand)
};

int failed(const io::Error& error, const Console& console)
{
    console.err << "torchtriage-cli: " << workbench::errorText(error).toStdString() << "\n";
    return unreadable;
}

request::Format formatOf(const RequestArguments& arguments)
{
    const QString suffix = QFileInfo(QString::fromStdString(arguments.output)).suffix().toLower();
    const std::string id = arguments.format.empty() ? suffix.toStdString() : arguments.format;
    return request::formatFromString(id).value_or(request::Format::Markdown);
}

/// A path, or the name of a case that the incident keeps.
QString casePathOf(const RequestArguments& arguments, const std::string& folder)
{
    const QString given = QString::fromStdString(arguments.casePath);
    const QString kept = QString::fromStdString(folder);
    return !folder.empty() && workbench::keptCases(kept).contains(given)
               ? workbench::keptCasePath(kept, given)
               : given;
}

workbench::RequestChoices choicesOf(const RequestArguments& arguments, const Console& console)
{
    workbench::RequestChoices choices;
    choices.language = QString::fromStdString(console.language);
    choices.form = workbench::requestFormFromId(QString::fromStdString(arguments.form))
                       .value_or(workbench::RequestForm::Generic);
    for (const std::string& id : arguments.keep) {
        if (const auto kind = request::kindFromString(id))
            choices.kept.insert(*kind);
    }
    choices.always = arguments.always;
    choices.never = arguments.never;
    choices.canaries = arguments.canaries;
    choices.attachLog = arguments.attachLog;
    choices.note = arguments.note;
    return choices;
}

/// What a request is made from, and what its incident keeps besides the log.
struct Input {
    workbench::RequestInput request;
    request::IncidentFacts incident;
};

io::Result<Input> incidentInput(const RequestArguments& arguments, const triage::SignatureSet& signatures)
{
    auto opened = incident::triageIncident(arguments.input, signatures);
    if (!opened)
        return io::fail(opened.error());
    Input input;
    input.request.report = std::move(opened->report);
    if (opened->log.empty()) {
        input.request.text = QByteArray::fromStdString(opened->text);
        input.request.name = QStringLiteral("incident.json");
    } else {
        input.request.path = QString::fromStdString(opened->log);
        input.request.name = QFileInfo(input.request.path).fileName();
    }
    if (const auto& folder = opened->folder) {
        for (const std::string& name : opened->record.batch.files) {
            if (const auto path = folder->resolve(name))
                input.request.batches << QString::fromStdString(*path);
        }
        input.incident.folder = folder->path();
        input.incident.runFolders = {folder->path()};
    }
    if (!opened->log.empty()) // reruns of a log that had no folder yet
        input.incident.runFolders.push_back(workbench::runsFolder(input.request.path).toStdString());
    input.incident.record = std::move(opened->record);
    return input;
}

/// Standard input can be read once only, and is needed twice: for the triage and for the quotations.
io::Result<workbench::RequestInput> standardInput(const triage::SignatureSet& signatures)
{
    auto opened = log::openLog("-");
    if (!opened)
        return io::fail(opened.error());
    std::string text(static_cast<std::size_t>(opened->source->size()), '\0');
    auto read = opened->source->readAt(0, text);
    if (!read)
        return io::fail(read.error());
    auto report = triage::triageText("-", text, signatures);
    if (!report)
        return io::fail(report.error());
    workbench::RequestInput input;
    input.text = QByteArray::fromStdString(text);
    input.name = QStringLiteral("-");
    input.report = std::move(*report);
    return input;
}

io::Result<workbench::RequestInput> logInput(const RequestArguments& arguments,
                                             const triage::SignatureSet& signatures)
{
    auto report = triage::triageFile(arguments.input, signatures);
    if (!report)
        return io::fail(report.error());
    workbench::RequestInput input;
    input.path = QFileInfo(QString::fromStdString(arguments.input)).absoluteFilePath();
    input.name = QFileInfo(input.path).fileName();
    input.report = std::move(*report);
    return input;
}

io::Result<Input> inputOf(const RequestArguments& arguments)
{
    const auto signatures = triage::SignatureSet::builtin();
    if (!signatures)
        return io::fail(signatures.error());
    Input input;
    if (arguments.input != "-" && incident::isIncidentPath(arguments.input)) {
        auto kept = incidentInput(arguments, *signatures);
        if (!kept)
            return kept;
        input = *std::move(kept);
    } else {
        auto request = arguments.input == "-" ? standardInput(*signatures) : logInput(arguments, *signatures);
        if (!request)
            return io::fail(request.error());
        input.request = *std::move(request);
        if (!input.request.path.isEmpty()) // reruns of it that the window kept
            input.incident.runFolders = {workbench::runsFolder(input.request.path).toStdString()};
    }
    for (const std::string& path : arguments.batches) {
        // One that is named here and cannot be read is a mistake; the request would only say that it is
        // missing.
        if (auto readable = batch::openBatch(path); !readable)
            return io::fail(readable.error());
        input.request.batches << QString::fromStdString(path);
    }
    input.incident.withNotes = !arguments.leaveNotes;
    return input;
}

/// The values of a minimal case leave as they are: nobody agrees to that without having seen them.
int askConsent(const workbench::PreparedRequest& prepared, const Console& console)
{
    console.err << workbench::casePreviewText(prepared).toStdString() << "\n\ntorchtriage-cli: "
                << Words::tr(
                       "Nothing was written. These files of the minimal case would leave with their values; "
                       "add --consent if they may.")
                       .toStdString()
                << "\n";
    return refused;
}

int refuse(const std::vector<request::Survivor>& survivors, const Console& console)
{
    for (const request::Survivor& survivor : survivors)
        console.err << "torchtriage-cli: " << workbench::survivorText(survivor).toStdString() << "\n";
    console.err << "torchtriage-cli: "
                << Words::tr("Nothing was written. Do not keep that kind, or remove the line from the log.")
                       .toStdString()
                << "\n";
    return refused;
}

int write(const RequestArguments& arguments, const workbench::PreparedRequest& prepared,
          const workbench::FinishedRequest& finished, const Console& console)
{
    // The map first: a request whose pseudonyms nobody can look up any more is worth less than none.
    if (!arguments.map.empty()) {
        if (auto done = request::writeMap(arguments.map, prepared.entries); !done)
            return failed(done.error(), console);
    }
    if (arguments.output == "-") {
        console.out << finished.bytes << std::flush;
        return 0;
    }
    if (auto done = io::writeAtomically(arguments.output, finished.bytes); !done)
        return failed(done.error(), console);
    console.out << Words::tr("“%1” written; %n value(s) replaced, none left that looks private. Read it "
                             "before you send it.",
                             nullptr, static_cast<int>(prepared.replaced))
                       .arg(QString::fromStdString(arguments.output))
                       .toStdString()
                << "\n";
    return 0;
}

std::vector<std::string> kindIds()
{
    std::vector<std::string> ids;
    for (const request::Kind kind : request::allKinds)
        ids.emplace_back(toString(kind));
    return ids;
}

} // namespace

Subcommand addRequest(CLI::App& app)
{
    const auto arguments = std::make_shared<RequestArguments>();
    CLI::App* request = app.add_subcommand(
        "request", helpText(Help::tr("Write a support request with nothing private in it")));
    request
        ->add_option(
            "input", arguments->input,
            helpText(Help::tr("Log, notebook, error file or incident folder, or - for standard input")))
        ->required();
    request
        ->add_option("-o,--output", arguments->output,
                     helpText(Help::tr("File to write, or - for standard output")))
        ->required();
    request
        ->add_option("--format", arguments->format,
                     helpText(Help::tr("Format (default: as the file's name says, else md)")))
        ->check(CLI::IsMember({"md", "json", "zip"}));
    request->add_option("--template", arguments->form, helpText(Help::tr("Whom the request is for")))
        ->check(CLI::IsMember({"generic", "pytorch", "cluster"}));
    request->add_option(
        "--map", arguments->map,
        helpText(Help::tr("Private map of the replacements: read if it exists, then written for you alone")));
    request
        ->add_option("--keep", arguments->keep,
                     helpText(Help::tr("Kind to leave in the text (may be repeated)")))
        ->check(CLI::IsMember(kindIds()));
    request->add_option("--replace", arguments->always,
                        helpText(Help::tr("Word to replace wherever it stands (may be repeated)")));
    request->add_option("--leave", arguments->never,
                        helpText(Help::tr("Word to leave alone (may be repeated)")));
    request->add_option(
        "--canary", arguments->canaries,
        helpText(
            Help::tr("Word that must not be in the result; only the final check is told (may be repeated)")));
    request->add_option("--batch", arguments->batches,
                        helpText(Help::tr("Saved batch whose tensors are described (may be repeated)")));
    request->add_flag("--attach-log", arguments->attachLog,
                      helpText(Help::tr("Put the redacted log into the zip")));
    request->add_option(
        "--attach-case", arguments->casePath,
        helpText(Help::tr(
            "Minimal case for the zip: a file, a folder, or the name of one that the incident keeps")));
    request->add_flag(
        "--consent", arguments->consent,
        helpText(Help::tr("The minimal case may leave with its values; without this its preview "
                          "is shown and nothing is written")));
    request->add_flag("--no-notes", arguments->leaveNotes,
                      helpText(Help::tr("Leave the notes of the incident out")));
    request->add_option("--note", arguments->note, helpText(Help::tr("A sentence of yours for the summary")));
    return {request, [arguments](const Console& console) { return runRequest(*arguments, console); }};
}

int runRequest(const RequestArguments& arguments, const Console& console)
{
    const auto input = inputOf(arguments);
    if (!input)
        return failed(input.error(), console);
    const auto source = workbench::readRequestSource(input->request);
    if (!source)
        return failed(source.error(), console);
    workbench::RequestChoices choices = choicesOf(arguments, console);
    choices.incident = input->incident;
    choices.casePath = casePathOf(arguments, input->incident.folder);
    if (!arguments.map.empty() && QFileInfo::exists(QString::fromStdString(arguments.map))) {
        auto entries = request::readMap(arguments.map);
        if (!entries)
            return failed(entries.error(), console);
        choices.restored = std::move(*entries);
    }
    const auto prepared = workbench::prepareRequest(**source, choices);
    if (!prepared)
        return failed(prepared.error(), console);
    if (!prepared->caseFiles.empty() && !arguments.consent)
        return askConsent(*prepared, console);
    const std::string fileName = QFileInfo(QString::fromStdString(arguments.output)).fileName().toStdString();
    const auto finished = workbench::finishRequest(*prepared, formatOf(arguments), fileName);
    if (!finished)
        return failed(finished.error(), console);
    if (!finished->survivors.empty())
        return refuse(finished->survivors, console);
    return write(arguments, *prepared, *finished, console);
}

} // namespace torchtriage::cli
