// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/verification/command_checks.h"

#include "core/rerun/verification/closing.h"
#include "core/rerun/verification/diagnostics.h"

#include <filesystem>

namespace torchtriage::rerun {

namespace {

namespace fs = std::filesystem;

RunRequest requestFor(const CommandCheck& check, CheckId id, const CheckEngine& engine)
{
    RunRequest request;
    request.plan.variation = "baseline";
    request.plan.work = id == CheckId::DiagnosticsOff ? withoutDiagnostics(check.command) : check.command;
    request.guard = engine.guard;
    request.parent = check.folder + "/verify";
    request.launcher = std::make_shared<Launcher>();
    request.limits = engine.limits;
    request.reference = check.reference;
    request.comparedWith = check.reference ? "incident" : "";
    return request;
}

io::Result<Verification> ownChecklist(const std::string& folder)
{
    auto known = readVerification(folder);
    if (!known && known.error().kind != io::ErrorKind::NotFound)
        return io::fail(known.error());
    return incidentChecklist(known ? std::optional(*std::move(known)) : std::nullopt);
}

io::Result<ItemCount> counted(const std::string& path, const std::string& expectedList)
{
    return expectedList.empty() ? countItems(path) : countItems(path, expectedList);
}

/// What a run says of its items. One that says nothing leaves the check open.
io::Result<void> takeCount(Verification& list, const CommandCheck& check, const Outcome& outcome,
                           const std::string& run)
{
    list.find(CheckId::Counting)->after = run;
    auto count = counted(outcome.folder + '/' + std::string(RunFolder::outputName), check.expectedList);
    if (!count && count.error().kind != io::ErrorKind::Malformed)
        return io::fail(count.error());
    list.count = count ? std::optional(*std::move(count)) : std::nullopt;
    if (list.count)
        list.count->source = run + '/' + std::string(RunFolder::outputName);
    return {};
}

} // namespace

io::Result<RowState> runCommandCheck(const CommandCheck& check, CheckId id, When when,
                                     const CheckEngine& engine)
{
    RunEvents events;
    events.stop = [&engine] {
        return engine.stopped && engine.stopped() ? StopRequest::Stop : StopRequest::None;
    };
    const auto outcome = executeRun(requestFor(check, id, engine), *engine.signatures, events);
    if (!outcome)
        return io::fail(outcome.error());
    auto list = ownChecklist(check.folder);
    if (!list)
        return io::fail(list.error());
    CheckRow* row = list->find(id);
    if (row == nullptr)
        return io::fail(io::ErrorKind::NotFound, check.folder, std::string(toString(id)), "no such check");
    const std::string run = "verify/runs/" + fs::path(outcome->folder).filename().string();
    (when == When::Before ? row->before : row->after) = run;
    if (id == CheckId::Representative && when == When::After) {
        if (auto taken = takeCount(*list, check, *outcome, run); !taken)
            return io::fail(taken.error());
    }
    if (auto saved = writeVerification(check.folder, *list); !saved)
        return io::fail(saved.error());
    return stateOf(*list, *list->find(id), when, check.folder);
}

io::Result<ItemCount> countListed(const std::string& folder, const std::string& list,
                                  const std::string& expectedList)
{
    auto count = counted(list, expectedList);
    if (!count)
        return count;
    auto own = ownChecklist(folder);
    if (!own)
        return io::fail(own.error());
    own->count = *count;
    own->find(CheckId::Counting)->after = own->find(CheckId::Representative)->after;
    if (auto saved = writeVerification(folder, *own); !saved)
        return io::fail(saved.error());
    return count;
}

} // namespace torchtriage::rerun
