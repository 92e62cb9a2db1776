// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/batch_command.h"

#include "app/cli/batch_json.h"
#include "app/cli/batch_tree.h"
#include "app/cli/report_json.h"
#include "app/workbench/batch_text.h"
#include "core/batch/walk.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>

namespace torchtriage::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr int unreadable = 2;
constexpr std::size_t widestKey = 48;

// A tensor that cannot be summarised (meta, text, bytes missing) has no statistics; that is no failure of the
// listing.
std::optional<batch::Summary> summaryOf(const batch::BatchFile& file, batch::ValueId id)
{
    if (file.values.kind(id) != batch::ValueKind::Tensor)
        return std::nullopt;
    auto summary = batch::summarize(file, id);
    return summary ? std::optional(std::move(*summary)) : std::nullopt;
}

// Keys below a chosen value keep their full path.
std::string fullKey(const std::string& prefix, std::string_view key)
{
    const bool joined = prefix.empty() || key.empty() || key.front() == '[' || key.front() == '(';
    return prefix + (joined ? "" : ".") + std::string(key);
}

// Written value by value: a file of many tensors never stands in memory twice.
void printJson(const batch::BatchFile& file, batch::ValueId root, const BatchArguments& arguments,
               std::ostream& out)
{
    out << "{\"input\":" << oneLine(file.path())
        << ",\"format\":" << oneLine(std::string(toString(file.format))) << ",\"bytes\":" << file.bytes()
        << ",\"values\":[";
    bool first = true;
    const auto end = batch::walk(file.values, root, [&](const batch::Visit& visit) {
        Json entry = valueJson(file, visit.id, fullKey(arguments.tensor, visit.key));
        entry["cycle"] = visit.cycle;
        entry["too_deep"] = visit.tooDeep;
        if (arguments.stats)
            addSummary(entry, summaryOf(file, visit.id));
        out << (first ? "" : ",") << oneLine(entry);
        first = false;
        return batch::WalkStep::Enter;
    });
    out << "],\"complete\":" << (end == batch::WalkEnd::Complete ? "true" : "false")
        << ",\"tensors\":" << file.values.tensorCount() << ",\"globals\":" << oneLine(globalsJson(file))
        << ",\"notes\":" << oneLine(notesJson(file)) << ",\"problems\":" << oneLine(problemsJson(file))
        << ",\"metadata\":" << oneLine(metadataJson(file)) << ",\"members\":" << oneLine(membersJson(file))
        << ",\"error\":null}\n";
}

void printJsonError(const std::string& path, const io::Error& error, std::ostream& out)
{
    Json json;
    json["input"] = path;
    for (const char* const name : {"format", "bytes", "values", "complete", "tensors", "globals", "notes",
                                   "problems", "metadata", "members"})
        json[name] = nullptr;
    json["error"] = {
        {"kind", std::string(toString(error.kind))}, {"place", error.place}, {"detail", error.detail}};
    out << oneLine(json) << "\n";
}

std::string treeKey(const batch::Visit& visit, const BatchArguments& arguments)
{
    const std::string key =
        visit.depth == 0 && arguments.tensor.empty() ? "." : fullKey(arguments.tensor, visit.key);
    return std::string(2 * std::min<std::size_t>(visit.depth, 12), ' ') + plainText(key, 200);
}

void printTree(const batch::BatchFile& file, batch::ValueId root, const BatchArguments& arguments,
               std::ostream& out)
{
    std::size_t width = 0;
    batch::walk(file.values, root, [&](const batch::Visit& visit) {
        width = std::max(width, std::min(treeKey(visit, arguments).size(), widestKey));
        return batch::WalkStep::Enter;
    });
    out << file.path() << "  " << toString(file.format) << "  " << file.bytes() << " bytes\n";
    batch::walk(file.values, root, [&](const batch::Visit& visit) {
        std::string line = treeKey(visit, arguments);
        line.resize(std::max(width, line.size()), ' ');
        out << line << "  " << valueText(file.values, visit.id) << (visit.cycle ? "  (cycle)" : "")
            << (visit.tooDeep ? "  …" : "") << "\n";
        if (arguments.stats) {
            if (const auto summary = summaryOf(file, visit.id))
                out << std::string(width, ' ') << "  " << summaryText(*summary) << "\n";
        }
        return batch::WalkStep::Enter;
    });
}

void printFinding(const workbench::BatchFinding& finding, std::ostream& out)
{
    if (finding.title.isEmpty())
        return;
    out << "\n" << finding.title.toStdString() << "\n";
    if (!finding.text.isEmpty())
        out << "  " << finding.text.toStdString() << "\n";
    for (const QString& detail : finding.details)
        out << "  - " << detail.toStdString() << "\n";
}

} // namespace

int runBatch(const BatchArguments& arguments, std::ostream& out, std::ostream& err)
{
    int status = 0;
    const auto refuse = [&](const std::string& path, const io::Error& error) {
        status = unreadable;
        if (arguments.json)
            printJsonError(path, error, out);
        err << "torchtriage-cli: " << workbench::batchErrorText(error).toStdString() << "\n";
    };
    for (const std::string& path : arguments.paths) {
        auto opened = batch::openBatch(path);
        if (!opened) {
            refuse(path, opened.error());
            continue;
        }
        const auto root = batch::find(opened->values, opened->root, arguments.tensor);
        if (!root) {
            refuse(path,
                   {io::ErrorKind::Malformed, path, "key " + arguments.tensor, "the file has no such key"});
            continue;
        }
        if (arguments.json) {
            printJson(*opened, *root, arguments, out);
            continue;
        }
        printTree(*opened, *root, arguments, out);
        const workbench::BatchPointer batch = workbench::describeBatch(std::move(*opened));
        printFinding(workbench::dangerFinding(*batch), out);
        printFinding(workbench::incompleteFinding(*batch), out);
        printFinding(workbench::oddityFinding(*batch), out);
    }
    out.flush();
    return status;
}

Subcommand addBatch(CLI::App& app)
{
    const auto arguments = std::make_shared<BatchArguments>();
    CLI::App* batch = app.add_subcommand(
        "batch", helpText(Help::tr("List what a saved batch holds; nothing in it is executed")));
    batch
        ->add_option(
            "file", arguments->paths,
            helpText(Help::tr("File of torch.save, safetensors, npy, npz or TorchScript (may be repeated)")))
        ->required();
    batch->add_flag("--json", arguments->json,
                    helpText(Help::tr("One JSON object per file, each on its own line")));
    batch->add_flag("--stats", arguments->stats, helpText(Help::tr("Read the elements and summarise them")));
    batch->add_option("--tensor", arguments->tensor, helpText(Help::tr("Only the value with this key")));
    return {batch,
            [arguments](const Console& console) { return runBatch(*arguments, console.out, console.err); }};
}

} // namespace torchtriage::cli
