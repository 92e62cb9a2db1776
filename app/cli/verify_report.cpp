// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verify_report.h"

#include "app/workbench/verify_text.h"

#include <algorithm>

namespace torchtriage::cli {

namespace {

using Json = nlohmann::ordered_json;

Json orNull(const std::string& text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

Json rowJson(const VerifiedRow& verified, bool recorded)
{
    const rerun::CheckRow& row = verified.row;
    const std::optional<rerun::Outcome>& outcome = verified.state.outcome;
    const bool failed = outcome && outcome->failure;
    Json json = {{"check", toString(row.id)},          {"mandatory", row.mandatory},
                 {"expected", toString(row.expected)}, {"expected_from", toString(row.from)},
                 {"contract", orNull(row.contract)},   {"result", toString(verified.state.result)},
                 {"holds", verified.state.holds}};
    json["exception"] = failed ? orNull(outcome->failure->exception) : Json(nullptr);
    json["message"] = failed ? orNull(outcome->failure->message) : Json(nullptr);
    json["ending"] = outcome ? Json(toString(outcome->ending.kind)) : Json(nullptr);
    json["device"] = outcome ? orNull(outcome->device) : Json(nullptr);
    json["seconds"] = outcome ? Json(outcome->seconds) : Json(nullptr);
    json["run"] = outcome && recorded ? Json(outcome->folder) : Json(nullptr);
    return json;
}

Json countJson(const rerun::ItemCount& count)
{
    return {{"processed", count.processed},
            {"rejected", count.rejected},
            {"expected", count.expected ? Json(*count.expected) : Json(nullptr)},
            {"shortfall", count.expected ? Json(count.shortfall()) : Json(nullptr)},
            {"adds_up", count.addsUp()},
            {"rejected_ids", count.rejectedIds},
            {"missing_ids", count.missingIds},
            {"repeated_ids", count.repeatedIds},
            {"unexpected_ids", count.unexpectedIds}};
}

std::string seenText(const VerifiedRow& verified, const std::optional<rerun::ItemCount>& count)
{
    return workbench::rowEvidence(verified.state, verified.row, count).toStdString();
}

} // namespace

bool VerifiedList::holds() const
{
    return !error && std::ranges::all_of(rows, [](const VerifiedRow& verified) {
        return !verified.row.mandatory || verified.state.holds;
    });
}

void printText(const VerifiedList& list, std::ostream& out)
{
    out << list.input << "\n";
    for (const VerifiedRow& verified : list.rows)
        out << "  " << workbench::rowLine(verified.row, verified.state, list.count).toStdString() << "\n";
    out.flush();
}

Json toJson(const VerifiedList& list)
{
    Json checks = Json::array();
    for (const VerifiedRow& verified : list.rows)
        checks.push_back(rowJson(verified, list.recorded));
    Json json = {{"input", list.input},
                 {"case", list.name},
                 {"holds", list.error ? Json(nullptr) : Json(list.holds())},
                 {"checks", checks},
                 {"count", list.count ? countJson(*list.count) : Json(nullptr)}};
    json["error"] = list.error ? Json(workbench::verifyErrorText(*list.error).toStdString()) : Json(nullptr);
    return json;
}

JunitSuite toJunit(const VerifiedList& list)
{
    JunitSuite suite{list.name, {}};
    if (list.error)
        suite.cases.push_back(
            {"read", 0, JunitCase::Result::Error, workbench::verifyErrorText(*list.error).toStdString()});
    for (const VerifiedRow& verified : list.rows) {
        JunitCase each;
        each.name = toString(verified.row.id);
        each.seconds = verified.state.outcome ? verified.state.outcome->seconds : 0;
        if (!verified.state.holds) {
            // What is not mandatory is shown, and fails nobody's build.
            each.result = verified.row.mandatory ? JunitCase::Result::Failed : JunitCase::Result::Skipped;
            each.message =
                workbench::expectedText(verified.row).toStdString() + "\n" + seenText(verified, list.count);
        }
        suite.cases.push_back(std::move(each));
    }
    return suite;
}

} // namespace torchtriage::cli
