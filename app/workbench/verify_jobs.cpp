// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/verify_jobs.h"

#include "app/workbench/program_paths.h"

#include <algorithm>

namespace torchtriage::workbench {

namespace {

using rerun::CheckId;
using rerun::When;

/// Opens every case, which makes its checklist where there is none yet, and reads what all of them show.
io::Result<ShownVerification> readAll(const QString& folder, const CheckToRun* running = nullptr)
{
    const std::string path = folder.toStdString();
    std::map<std::string, std::optional<rerun::Expectation>> kept;
    const auto known = rerun::readChecklists(path);
    if (!known)
        return io::fail(known.error());
    for (const rerun::Checklist& list : *known) {
        if (list.name.empty())
            continue;
        const auto checks = rerun::CaseChecks::open(list.folder, list.folder);
        if (!checks)
            return io::fail(checks.error());
        kept[list.name] = checks->kept();
    }
    const auto lists = rerun::readChecklists(path);
    if (!lists)
        return io::fail(lists.error());
    ShownVerification shown;
    shown.folder = folder;
    shown.open = rerun::openChecks(*lists);
    for (const rerun::Checklist& list : *lists) {
        if (list.verification.count)
            shown.count = list.verification.count;
        for (const rerun::CheckRow& row : list.verification.rows) {
            ShownCheck check{list.name, list.folder, row, {}, {}, kept[list.name], false};
            check.before = rerun::stateAmong(*lists, list, row, When::Before);
            check.after = rerun::stateAmong(*lists, list, row, When::After);
            check.isRunning = running && running->list == list.name && running->id == row.id;
            shown.checks.push_back(std::move(check));
        }
    }
    return shown;
}

io::Result<rerun::CheckEngine> engineWith(const rerun::Engine& engine, std::chrono::milliseconds timeout,
                                          std::function<bool()> stopped)
{
    const auto signatures = triage::SignatureSet::builtin();
    if (!signatures)
        return io::fail(signatures.error());
    rerun::CheckEngine with;
    with.engine = engine;
    with.guard = guardPath().toStdString();
    with.signatures = std::make_shared<const triage::SignatureSet>(*signatures);
    with.limits.timeout = timeout;
    with.stopped = std::move(stopped);
    return with;
}

/// Runs one check, whichever kind it is.
io::Result<void> runOne(const CheckToRun& check, When when, const rerun::CommandCheck& command,
                        const rerun::CheckEngine& engine)
{
    if (check.list.empty()) {
        const auto state = rerun::runCommandCheck(command, check.id, when, engine);
        return state ? io::Result<void>() : io::fail(state.error());
    }
    const std::string folder = command.folder + '/' + check.list;
    auto checks = rerun::CaseChecks::open(folder, folder);
    if (!checks)
        return io::fail(checks.error());
    const auto state = checks->run(check.id, when, engine);
    return state ? io::Result<void>() : io::fail(state.error());
}

} // namespace

void VerifyJobs::tell(io::Result<ShownVerification> shown)
{
    if (shown)
        emit updated(*shown);
    else
        emit failed(shown.error());
}

void VerifyJobs::open(const QString& folder)
{
    start([this, folder](const Context&) -> Deliver {
        const std::lock_guard lock(m_writing);
        return [this, shown = readAll(folder)] { tell(shown); };
    });
}

void VerifyJobs::run(const QString& folder, const std::vector<CheckToRun>& checks, When when,
                     const rerun::CommandCheck& command, const rerun::Engine& engine,
                     std::chrono::milliseconds timeout)
{
    start([=, this](const Context& context) -> Deliver {
        const std::lock_guard lock(m_writing);
        const auto with = engineWith(engine, timeout, context.cancelled);
        io::Result<void> ran = with ? io::Result<void>() : io::fail(with.error());
        for (std::size_t i = 0; ran && i < checks.size() && !context.cancelled(); ++i) {
            QMetaObject::invokeMethod(
                this, [this, now = readAll(folder, &checks[i])] { tell(now); }, Qt::QueuedConnection);
            ran = runOne(checks[i], when, command, *with);
        }
        return [this, ran, shown = readAll(folder)] {
            tell(shown);
            if (!ran)
                emit failed(ran.error());
            emit finished();
        };
    });
}

void VerifyJobs::count(const QString& folder, const QString& list, const QString& expectedList)
{
    start([this, folder = folder, list = list.toStdString(),
           expected = expectedList.toStdString()](const Context&) -> Deliver {
        const std::lock_guard lock(m_writing);
        const auto counted = rerun::countListed(folder.toStdString(), list, expected);
        return [this, counted, shown = readAll(folder)] {
            tell(shown);
            if (!counted)
                emit failed(counted.error());
            emit finished();
        };
    });
}

} // namespace torchtriage::workbench
