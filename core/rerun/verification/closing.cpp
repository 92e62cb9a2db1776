// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/verification/closing.h"

#include "core/rerun/verification/case_checks.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace torchtriage::rerun {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 9> openIds = {
    "no-case",          "row-not-run",   "row-failed",          "cause", "change", "regression-check",
    "diagnostics-stay", "no-checkpoint", "checkpoint-not-sound"};

/// When the run that a row rests on began; empty if there is none. ISO 8601 sorts as text.
std::string startedAt(const RowState& state)
{
    return state.outcome ? state.outcome->started : std::string();
}

bool isBlank(const std::string& text)
{
    return text.find_first_not_of(" \t\r\n") == std::string::npos;
}

void addRows(std::span<const Checklist> lists, std::vector<OpenPoint>& open)
{
    for (const Checklist& list : lists) {
        if (!list.name.empty() && list.verification.rows.empty())
            open.push_back({OpenKind::RowNotRun, list.name, CheckId::Minimal});
        for (const CheckRow& row : list.verification.rows) {
            const RowState state = stateAmong(lists, list, row, When::After);
            if (!row.mandatory || state.holds)
                continue;
            const bool unanswered =
                state.result == RowResult::NotRun || state.result == RowResult::Inconclusive;
            open.push_back({unanswered ? OpenKind::RowNotRun : OpenKind::RowFailed, list.name, row.id});
        }
    }
}

} // namespace

std::string_view toString(OpenKind kind) noexcept
{
    return openIds.at(static_cast<std::size_t>(kind));
}

Verification incidentChecklist(const std::optional<Verification>& known)
{
    Verification list = known.value_or(Verification());
    for (const CheckId id : {CheckId::Representative, CheckId::Counting, CheckId::DiagnosticsOff}) {
        if (list.find(id) == nullptr)
            list.rows.push_back({id, true, Expected::Pass, ExpectedFrom::Rule, {}, {}, {}});
    }
    std::erase_if(list.rows, [](const CheckRow& row) { return belongsToCase(row.id); });
    for (CheckRow& row : list.rows) {
        row.mandatory = true;
        row.expected = Expected::Pass;
    }
    std::ranges::sort(list.rows, {}, &CheckRow::id);
    return list;
}

io::Result<std::vector<Checklist>> readChecklists(const std::string& incidentFolder)
{
    std::vector<Checklist> lists;
    std::error_code error;
    const bool hasCases = fs::is_directory(incidentFolder + "/cases", error);
    for (const std::string& folder : hasCases ? casesIn(incidentFolder) : std::vector<std::string>()) {
        auto known = readVerification(folder);
        if (!known && known.error().kind != io::ErrorKind::NotFound)
            return io::fail(known.error());
        lists.push_back({"cases/" + fs::path(folder).filename().string(), folder,
                         known ? *std::move(known) : Verification()});
    }
    auto own = readVerification(incidentFolder);
    if (!own && own.error().kind != io::ErrorKind::NotFound)
        return io::fail(own.error());
    lists.push_back({{}, incidentFolder, incidentChecklist(own ? std::optional(*own) : std::nullopt)});
    return lists;
}

RowState stateAmong(std::span<const Checklist> all, const Checklist& list, const CheckRow& row, When when)
{
    RowState state = stateOf(list.verification, row, when, list.folder);
    if (row.id != CheckId::DiagnosticsOff || when == When::Before || state.result != RowResult::Passed)
        return state;
    const std::string last = startedAt(state);
    for (const Checklist& other : all) {
        for (const CheckRow& each : other.verification.rows) {
            if (startedAt(stateOf(other.verification, each, When::After, other.folder)) > last)
                state.result = RowResult::NotLast;
        }
    }
    state.holds = state.result == RowResult::Passed;
    return state;
}

std::vector<OpenPoint> openChecks(std::span<const Checklist> checklists)
{
    std::vector<OpenPoint> open;
    if (std::ranges::none_of(checklists, [](const Checklist& list) { return !list.name.empty(); }))
        open.push_back({OpenKind::NoCase, {}, {}});
    addRows(checklists, open);
    return open;
}

std::vector<OpenPoint> openNotes(const incident::Resolution& resolution)
{
    std::vector<OpenPoint> open;
    const auto add = [&open](bool isOpen, OpenKind kind) {
        if (isOpen)
            open.push_back({kind, {}, {}});
    };
    add(isBlank(resolution.cause), OpenKind::Cause);
    add(isBlank(resolution.change), OpenKind::Change);
    add(isBlank(resolution.regressionCheck), OpenKind::RegressionCheck);
    add(resolution.diagnosticsRemoved != true, OpenKind::DiagnosticsStay);
    if (resolution.checkpointNeeded != false) {
        add(resolution.checkpoint.empty(), OpenKind::NoCheckpoint);
        add(!resolution.checkpoint.empty() && resolution.checkpointValidated != true,
            OpenKind::CheckpointNotSound);
    }
    return open;
}

std::vector<OpenPoint> openPoints(const incident::Resolution& resolution,
                                  std::span<const Checklist> checklists)
{
    std::vector<OpenPoint> open = openChecks(checklists);
    const std::vector<OpenPoint> notes = openNotes(resolution);
    open.insert(open.end(), notes.begin(), notes.end());
    return open;
}

} // namespace torchtriage::rerun
