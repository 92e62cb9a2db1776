// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/fleet_command.h"

#include "app/cli/report_json.h"
#include "app/workbench/error_text.h"
#include "app/workbench/fleet_export.h"
#include "app/workbench/fleet_text.h"
#include "core/fleet/scan.h"

#include <QDateTime>

#include <CLI/CLI.hpp>

#include <charconv>
#include <memory>

namespace torchtriage::cli {

namespace {

constexpr int unusable = 2;

struct FleetCommand {
    Q_DECLARE_TR_FUNCTIONS(FleetCommand)
};

io::Result<fleet::Fleet> scan(const std::string& folder, const triage::SignatureSet& signatures,
                              const FleetArguments& arguments, std::int64_t since)
{
    fleet::ScanOptions options;
    options.jobs = arguments.jobs;
    options.since = since;
    // A scan of a part of the folder must not forget the rest.
    if (!arguments.noCache && arguments.since.empty())
        options.cachePath = workbench::fleetCachePath(QString::fromStdString(folder)).toStdString();
    return fleet::scanFolder(folder, signatures, options);
}

int refuse(const io::Error& error, const FleetArguments& arguments, std::ostream& out, std::ostream& err)
{
    if (arguments.json) {
        nlohmann::ordered_json json;
        json["input"] = arguments.folder;
        for (const char* const name :
             {"logs", "failures", "no_failure", "unreadable", "not_a_log", "bytes", "seconds", "from_cache",
              "cache_problem", "truncated", "unreadable_folders", "links_not_followed", "families", "days",
              "fingerprints", "incidents", "problems", "against"})
            json[name] = nullptr;
        json["error"] = {
            {"kind", std::string(toString(error.kind))}, {"place", error.place}, {"detail", error.detail}};
        out << oneLine(json) << "\n";
    }
    err << "torchtriage-cli: " << workbench::errorText(error).toStdString() << "\n";
    return unusable;
}

int refuseWords(const QString& words, std::ostream& err)
{
    err << "torchtriage-cli: " << words.toStdString() << "\n";
    return unusable;
}

} // namespace

std::optional<std::int64_t> parseSince(std::string_view text, std::int64_t now)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc() && end + 1 == text.data() + text.size() && number >= 0 && number < 1'000'000) {
        switch (*end) {
        case 'm':
            return now - number * 60;
        case 'h':
            return now - number * 3600;
        case 'd':
            return now - number * 86'400;
        case 'w':
            return now - number * 7 * 86'400;
        default:
            return std::nullopt;
        }
    }
    QString date = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    date.replace(u' ', u'T');
    const QDateTime moment = QDateTime::fromString(date, Qt::ISODate);
    return moment.isValid() ? std::optional<std::int64_t>(moment.toSecsSinceEpoch()) : std::nullopt;
}

int runFleet(const FleetArguments& arguments, std::ostream& out, std::ostream& err)
{
    std::int64_t since = INT64_MIN;
    if (!arguments.since.empty()) {
        const auto moment = parseSince(arguments.since, QDateTime::currentSecsSinceEpoch());
        if (!moment)
            return refuseWords(FleetCommand::tr("--since %1 is no date and no span. Write it as 2024-07-24, "
                                                "\"2024-07-24 03:12\", 36h or 7d.")
                                   .arg(QString::fromStdString(arguments.since)),
                               err);
        since = *moment;
    }
    const auto signatures = triage::SignatureSet::withFolders(arguments.signatureFolders);
    if (!signatures)
        return refuse(signatures.error(), arguments, out, err);
    const auto now = scan(arguments.folder, *signatures, arguments, since);
    if (!now)
        return refuse(now.error(), arguments, out, err);
    std::optional<fleet::Fleet> before;
    if (!arguments.against.empty()) {
        auto other = scan(arguments.against, *signatures, arguments, since);
        if (!other)
            return refuse(other.error(), arguments, out, err);
        before = std::move(*other);
    }
    const fleet::Fleet* other = before ? &*before : nullptr;
    if (arguments.json)
        out << workbench::fleetJson(*now, other).toStdString() << "\n";
    else if (arguments.csv)
        out << workbench::fleetCsv(*now, other).toStdString();
    else
        out << workbench::fleetAsText(*now, other).toStdString();
    out.flush();
    return 0;
}

Subcommand addFleet(CLI::App& app)
{
    auto arguments = std::make_shared<FleetArguments>();
    CLI::App* fleet = app.add_subcommand(
        "fleet", helpText(Help::tr("Group the first failures of all logs in a folder by fingerprint")));
    fleet->add_option("folder", arguments->folder, helpText(Help::tr("Folder of logs (all levels)")))
        ->required();
    CLI::Option* json =
        fleet->add_flag("--json", arguments->json, helpText(Help::tr("One JSON object on one line")));
    fleet->add_flag("--csv", arguments->csv, helpText(Help::tr("The table of fingerprints as CSV")))
        ->excludes(json);
    fleet->add_option(
        "--since", arguments->since,
        helpText(Help::tr("Only files written since then: 2024-07-24, \"2024-07-24 03:12\", 36h, 7d")));
    fleet->add_option("--against", arguments->against,
                      helpText(Help::tr("Folder to compare with: what is new, gone, changed")));
    fleet->add_flag("--no-cache", arguments->noCache,
                    helpText(Help::tr("Read every log, and keep nothing for the next scan")));
    fleet->add_option("--jobs", arguments->jobs, helpText(Help::tr("Threads to use (default: one per core)")))
        ->check(CLI::Range(1, 1024));
    fleet->add_option("--signatures", arguments->signatureFolders,
                      helpText(Help::tr("Folder with signature files of your own (may be repeated)")));
    return {fleet,
            [arguments](const Console& console) { return runFleet(*arguments, console.out, console.err); }};
}

} // namespace torchtriage::cli
