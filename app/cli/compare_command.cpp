// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare_command.h"

#include "app/cli/report_json.h"
#include "app/workbench/batch_text.h"
#include "app/workbench/comparison_text.h"
#include "core/contract/comparison/compare.h"

#include <CLI/CLI.hpp>

#include <cmath>
#include <memory>

namespace torchtriage::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr int unreadable = 2;

Json seenJson(const contract::Seen& seen)
{
    struct Visitor {
        Json operator()(std::monostate) const { return nullptr; }
        Json operator()(double value) const
        {
            return std::isfinite(value) ? Json(value)
                   : std::isnan(value)  ? Json("NaN")
                                        : Json(value > 0 ? "Infinity" : "-Infinity");
        }
        Json operator()(bool value) const { return value; }
        Json operator()(std::int64_t value) const { return value; }
        Json operator()(const std::string& value) const { return value; }
        Json operator()(const std::vector<std::int64_t>& value) const { return value; }
    };
    return std::visit(Visitor{}, seen);
}

Json differenceJson(const contract::Difference& difference)
{
    Json good = Json::array();
    for (const contract::Seen& seen : difference.good)
        good.push_back(seenJson(seen));
    Json json;
    json["id"] = std::string(toString(difference.kind));
    json["key"] = difference.key;
    json["dimension"] = difference.dimension ? Json(*difference.dimension) : Json(nullptr);
    json["failing"] = seenJson(difference.failing);
    json["good"] = difference.range ? Json(nullptr) : std::move(good);
    json["good_low"] = difference.range ? seenJson(difference.good.at(0)) : Json(nullptr);
    json["good_high"] = difference.range ? seenJson(difference.good.at(1)) : Json(nullptr);
    json["good_alike"] = difference.goodAlike;
    json["good_compared"] = difference.goodCompared;
    json["distance"] = difference.distance ? Json(*difference.distance) : Json(nullptr);
    return json;
}

Json comparisonJson(const contract::Comparison& comparison)
{
    Json json;
    json["input"] = comparison.failing;
    json["good"] = comparison.good;
    json["keys"] = comparison.keys;
    json["complete"] = comparison.complete;
    json["unread"] = comparison.unread;
    json["differences"] = Json::array();
    for (const contract::Difference& difference : comparison.differences)
        json["differences"].push_back(differenceJson(difference));
    json["error"] = nullptr;
    return json;
}

Json errorJson(const CompareArguments& arguments, const io::Error& error)
{
    Json json;
    json["input"] = arguments.failing;
    json["good"] = arguments.good;
    for (const char* const name : {"keys", "complete", "unread", "differences"})
        json[name] = nullptr;
    json["error"] = {{"kind", std::string(toString(error.kind))},
                     {"path", error.path},
                     {"place", error.place},
                     {"detail", error.detail}};
    return json;
}

void printText(const contract::Comparison& comparison, std::ostream& out)
{
    out << comparison.failing << "  " << workbench::comparisonSummary(comparison).toStdString() << "\n";
    for (const contract::Difference& difference : comparison.differences) {
        const std::string key =
            difference.key.empty() ? "." : workbench::seenText(difference.key).toStdString();
        const std::string failing = workbench::failingText(difference).toStdString();
        const std::string good = workbench::goodText(difference).toStdString();
        out << "  " << key << "  " << workbench::differenceText(difference).toStdString();
        if (!failing.empty() || !good.empty())
            out << ": " << failing << (good.empty() ? "" : " | ") << good;
        out << "  (" << workbench::unusualText(difference).toStdString() << ")\n";
    }
    out << workbench::comparisonLimit(comparison).toStdString() << "\n";
}

} // namespace

int runCompare(const CompareArguments& arguments, std::ostream& out, std::ostream& err)
{
    contract::CompareOptions options;
    options.ignoredIndex = arguments.ignoredIndex;
    const auto comparison = contract::compareBatches(arguments.failing, arguments.good, options);
    if (!comparison) {
        if (arguments.json)
            out << oneLine(errorJson(arguments, comparison.error())) << "\n";
        err << "torchtriage-cli: " << workbench::batchErrorText(comparison.error()).toStdString() << "\n";
        return unreadable;
    }
    if (arguments.json)
        out << oneLine(comparisonJson(*comparison)) << "\n";
    else
        printText(*comparison, out);
    out.flush();
    return 0;
}

Subcommand addCompare(CLI::App& app)
{
    const auto arguments = std::make_shared<CompareArguments>();
    CLI::App* compare = app.add_subcommand(
        "compare", helpText(Help::tr("Show what distinguishes a failing batch from good ones")));
    compare->add_option("good", arguments->good, helpText(Help::tr("Saved batches that went well")))
        ->required();
    compare->add_option("--with", arguments->failing, helpText(Help::tr("Saved batch that failed")))
        ->required();
    compare->add_option("--ignore-index", arguments->ignoredIndex,
                        helpText(Help::tr("Target value that the loss leaves out (default: -100)")));
    compare->add_flag("--json", arguments->json, helpText(Help::tr("One JSON object")));
    return {compare,
            [arguments](const Console& console) { return runCompare(*arguments, console.out, console.err); }};
}

} // namespace torchtriage::cli
