// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/verification/verification.h"

#include "core/io/atomic_file.h"
#include "core/io/json_text.h"
#include "core/io/whole_file.h"
#include "core/rerun/json_fields.h"

#include <algorithm>
#include <array>

namespace torchtriage::rerun {

namespace {

using Json = nlohmann::ordered_json;
using nlohmann::json;

constexpr std::uint64_t mostPlanBytes = std::uint64_t{16} << 20;
constexpr std::uint64_t mostCounted = std::uint64_t{1} << 60;
constexpr std::string_view runPrefix = "verify/runs/";
constexpr std::size_t mostRunDigits = 6;
constexpr std::array allExpected = {Expected::Pass, Expected::Refusal, Expected::NoUsableTarget,
                                    Expected::Unknown};
constexpr std::array allFrom = {ExpectedFrom::Contract, ExpectedFrom::KeptFailure, ExpectedFrom::Rule};
constexpr std::array knownKeys = {"format", "version", "subject", "rows", "count"};

Json orNull(const std::string& text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

Json rowJson(const CheckRow& row)
{
    return {{"check", toString(row.id)},          {"mandatory", row.mandatory},
            {"expected", toString(row.expected)}, {"from", toString(row.from)},
            {"contract", orNull(row.contract)},   {"before", orNull(row.before)},
            {"after", orNull(row.after)}};
}

Json countJson(const ItemCount& count)
{
    return {{"source", count.source},
            {"processed", count.processed},
            {"rejected", count.rejected},
            {"expected", count.expected ? Json(*count.expected) : Json(nullptr)},
            {"missing", count.missing},
            {"repeated", count.repeated},
            {"unexpected", count.unexpected},
            {"unnamed", count.unnamed},
            {"agrees", count.agrees ? Json(*count.agrees) : Json(nullptr)},
            {"rejected_ids", count.rejectedIds},
            {"missing_ids", count.missingIds},
            {"repeated_ids", count.repeatedIds},
            {"unexpected_ids", count.unexpectedIds}};
}

std::string runOf(JsonFields& fields, const char* key)
{
    std::string run = fields.text(key, false, 64);
    const std::string_view number = std::string_view(run).substr(std::min(run.size(), runPrefix.size()));
    const bool isRun = run.starts_with(runPrefix) && !number.empty() && number.size() <= mostRunDigits &&
                       number.find_first_not_of("0123456789") == std::string_view::npos;
    if (!run.empty() && !isRun)
        fields.complain(key, "must be a run below verify/runs");
    return isRun ? run : std::string();
}

void readRow(const json& object, Complaint& complaint, Verification& verification)
{
    JsonFields fields(object, "rows", complaint);
    const auto id = checkFromString(fields.text("check", true, 64));
    if (!id)
        return fields.complain("check", "is not one of its values");
    if (verification.find(*id) != nullptr)
        return fields.complain("check", "stands there twice");
    CheckRow row;
    row.id = *id;
    row.mandatory = fields.flag("mandatory", true);
    row.expected = fields.oneOf("expected", allExpected, Expected::Unknown);
    row.from = fields.oneOf("from", allFrom, ExpectedFrom::Rule);
    row.contract = fields.text("contract", false, 64);
    row.before = runOf(fields, "before");
    row.after = runOf(fields, "after");
    verification.rows.push_back(std::move(row));
}

void readRows(JsonFields& fields, Verification& verification)
{
    const json* rows = fields.find("rows");
    if (rows == nullptr)
        return;
    if (!rows->is_array() || rows->size() > checkCount)
        return fields.complain("rows", "must be a list with each check once");
    for (const json& row : *rows) {
        if (row.is_object())
            readRow(row, fields.complaint(), verification);
        else
            fields.complain("rows", "must hold objects");
    }
}

std::vector<std::string> idsOf(JsonFields& fields, const char* key)
{
    std::vector<std::string> ids;
    const json* list = fields.find(key);
    if (list == nullptr)
        return ids;
    if (!list->is_array() || list->size() > ItemCount::mostListed) {
        fields.complain(key, "must be a list of at most 1000");
        return ids;
    }
    for (const json& id : *list) {
        if (id.is_string())
            ids.push_back(id.get<std::string>());
        else
            fields.complain(key, "must hold texts");
    }
    return ids;
}

ItemCount readCount(const json& object, Complaint& complaint)
{
    JsonFields fields(object, "count", complaint);
    const auto number = [&fields](const char* key) -> std::optional<std::uint64_t> {
        const auto value = fields.natural(key);
        if (value && *value > mostCounted)
            fields.complain(key, "is too large");
        return value && *value <= mostCounted ? value : std::nullopt;
    };
    ItemCount count;
    count.source = fields.text("source");
    count.processed = number("processed").value_or(0);
    count.rejected = number("rejected").value_or(0);
    count.expected = number("expected");
    count.missing = number("missing").value_or(0);
    count.repeated = number("repeated").value_or(0);
    count.unexpected = number("unexpected").value_or(0);
    count.unnamed = number("unnamed").value_or(0);
    if (fields.has("agrees"))
        count.agrees = fields.flag("agrees");
    count.rejectedIds = idsOf(fields, "rejected_ids");
    count.missingIds = idsOf(fields, "missing_ids");
    count.repeatedIds = idsOf(fields, "repeated_ids");
    count.unexpectedIds = idsOf(fields, "unexpected_ids");
    return count;
}

std::string unknownOf(const json& document)
{
    json unknown = json::object();
    for (const auto& [key, value] : document.items()) {
        if (std::ranges::find(knownKeys, key) == knownKeys.end())
            unknown[key] = value;
    }
    return unknown.empty() ? std::string() : io::jsonText(unknown);
}

} // namespace

CheckRow* Verification::find(CheckId id) noexcept
{
    const auto found = std::ranges::find(rows, id, &CheckRow::id);
    return found == rows.end() ? nullptr : &*found;
}

const CheckRow* Verification::find(CheckId id) const noexcept
{
    const auto found = std::ranges::find(rows, id, &CheckRow::id);
    return found == rows.end() ? nullptr : &*found;
}

io::Result<Verification> parseVerification(const std::string& path, std::string_view text)
{
    const auto document = objectIn(path, text, mostPlanBytes);
    if (!document)
        return io::fail(document.error());
    Complaint complaint;
    JsonFields fields(*document, {}, complaint);
    requireFormat(fields, "torchtriage.verification", Verification::currentVersion);
    Verification verification;
    verification.subject = fields.text("subject", false, 64);
    readRows(fields, verification);
    if (const json* count = fields.find("count")) {
        if (count->is_object())
            verification.count = readCount(*count, complaint);
        else
            fields.complain("count", "must be an object");
    }
    verification.unknown = unknownOf(*document);
    if (complaint.any())
        return io::fail(complaint.error(path));
    return verification;
}

std::string toText(const Verification& verification)
{
    Json rows = Json::array();
    for (const CheckRow& row : verification.rows)
        rows.push_back(rowJson(row));
    Json document = {{"format", "torchtriage.verification"},
                     {"version", Verification::currentVersion},
                     {"subject", verification.subject},
                     {"rows", rows},
                     {"count", verification.count ? countJson(*verification.count) : Json(nullptr)}};
    const Json unknown = io::parseOrderedJson(verification.unknown);
    if (unknown.is_object())
        document.update(unknown);
    return io::jsonText(document, 2) + '\n';
}

io::Result<Verification> readVerification(const std::string& folder)
{
    const std::string path = folder + '/' + std::string(Verification::fileName);
    const auto text = io::readWhole(path, mostPlanBytes);
    return text ? parseVerification(path, *text) : io::fail(text.error());
}

io::Result<void> writeVerification(const std::string& folder, const Verification& verification)
{
    return io::writeAtomically(folder + '/' + std::string(Verification::fileName), toText(verification));
}

} // namespace torchtriage::rerun
