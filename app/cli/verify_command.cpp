// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verify_command.h"

#include "app/cli/verify_report.h"
#include "app/workbench/engines.h"
#include "app/workbench/program_paths.h"
#include "app/workbench/verify_text.h"
#include "core/io/atomic_file.h"
#include "core/io/json_text.h"
#include "core/rerun/verification/closing.h"
#include "core/rerun/verification/command_checks.h"

#include <QDir>
#include <QTemporaryDir>

#include <CLI/CLI.hpp>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <memory>
#include <ostream>

namespace torchtriage::cli {

namespace {

using rerun::CheckId;
using rerun::When;

constexpr int notHeld = 1;
constexpr int badUsage = 2;

struct VerifyArguments {
    std::string folder, engine = "builtin", keep, junit, count, expected;
    double timeout = 300;
    bool minimal = false, json = false;
    std::vector<std::string> command;
};

/// Set by Ctrl+C and by a request to end: the run under way is ended, and no other is begun.
std::atomic_bool interrupted = false; // the only thing that a signal handler may touch

void interrupt(int)
{
    interrupted.store(true);
}

io::Result<rerun::CheckEngine> engineFor(const VerifyArguments& arguments)
{
    auto engine = workbench::engineOf(QString::fromStdString(arguments.engine));
    if (!engine)
        return io::fail(engine.error());
    const auto signatures = triage::SignatureSet::builtin();
    if (!signatures)
        return io::fail(signatures.error());
    rerun::CheckEngine with;
    with.engine = *std::move(engine);
    with.guard = workbench::guardPath().toStdString();
    with.signatures = std::make_shared<const triage::SignatureSet>(*signatures);
    with.limits.timeout = std::chrono::milliseconds(static_cast<std::int64_t>(arguments.timeout * 1000));
    with.stopped = [] { return interrupted.load(); };
    return with;
}

std::string lastPart(const std::string& path)
{
    const std::filesystem::path whole(path);
    return (whole.has_filename() ? whole : whole.parent_path()).filename().string();
}

/// Runs the checklists one after the other, and collects what they showed.
class Session {
public:
    Session(const VerifyArguments& arguments, rerun::CheckEngine engine, const Console& console)
        : m_arguments(arguments), m_engine(std::move(engine)), m_console(console),
          m_when(arguments.keep == "before" ? When::Before : When::After)
    {
    }

    int run()
    {
        const bool keeps = !m_arguments.keep.empty();
        const std::vector<std::string> cases = rerun::casesIn(m_arguments.folder);
        const bool own = !m_arguments.command.empty() || !m_arguments.count.empty();
        if ((cases.empty() && !own) || !m_temporary.isValid())
            return fail({io::ErrorKind::NotFound, m_arguments.folder, {}, "no-cases"});
        for (const std::string& folder : cases)
            take(caseList(folder,
                          keeps ? folder : m_temporary.filePath(QString::number(++m_number)).toStdString()));
        if (own)
            take(ownList(keeps ? m_arguments.folder : m_temporary.path().toStdString()));
        return conclude();
    }

private:
    VerifiedList newList(const std::string& folder) const
    {
        VerifiedList list;
        list.input = folder;
        list.name = lastPart(folder);
        list.recorded = !m_arguments.keep.empty();
        return list;
    }

    VerifiedList caseList(const std::string& folder, const std::string& work)
    {
        VerifiedList list = newList(folder);
        auto checks = rerun::CaseChecks::open(folder, work);
        if (!checks) {
            list.error = checks.error();
            return list;
        }
        list.kept = checks->kept();
        const std::vector<rerun::CheckRow> rows = checks->verification().rows;
        for (const rerun::CheckRow& row : rows) {
            if (interrupted.load() || (m_arguments.minimal && row.id != CheckId::Minimal))
                break;
            auto state = checks->run(row.id, m_when, m_engine);
            if (!state) {
                list.error = state.error();
                break;
            }
            list.rows.push_back({row, *std::move(state)});
        }
        if (interrupted.load() && list.rows.size() < rows.size())
            list.rows.push_back({rows[list.rows.size()], {}});
        return list;
    }

    VerifiedList ownList(const std::string& work)
    {
        VerifiedList list = newList(m_arguments.folder);
        rerun::CommandCheck check;
        check.folder = work;
        check.expectedList = m_arguments.expected;
        std::vector<CheckId> ran;
        if (!m_arguments.command.empty()) {
            check.command.program = m_arguments.command.front();
            check.command.arguments.assign(m_arguments.command.begin() + 1, m_arguments.command.end());
            check.command.workdir = QDir::currentPath().toStdString();
            for (const CheckId id : {CheckId::Representative, CheckId::DiagnosticsOff}) {
                const auto state = rerun::runCommandCheck(check, id, m_when, m_engine);
                if (!state)
                    list.error = state.error();
                ran.push_back(id);
            }
        }
        if (!m_arguments.count.empty()) {
            const auto count = rerun::countListed(work, m_arguments.count, m_arguments.expected);
            if (!count)
                list.error = count.error();
        }
        ran.push_back(CheckId::Counting);
        readOwn(work, ran, list);
        return list;
    }

    void readOwn(const std::string& work, const std::vector<CheckId>& ran, VerifiedList& list) const
    {
        const auto known = rerun::readVerification(work);
        if (!known)
            return;
        const rerun::Checklist own{{}, work, rerun::incidentChecklist(*known)};
        list.count = own.verification.count;
        for (const CheckId id : ran) {
            rerun::CheckRow row = *own.verification.find(id);
            // A program that says nothing of its items cannot be held to them by its output alone.
            const rerun::RowState state = rerun::stateAmong(std::span(&own, 1), own, row, m_when);
            row.mandatory = id != CheckId::Counting || list.count.has_value();
            list.rows.push_back({row, state});
        }
    }

    void take(VerifiedList list)
    {
        if (m_arguments.json)
            m_console.out << io::jsonText(toJson(list)) << std::endl;
        else
            printText(list, m_console.out);
        if (list.error)
            fail(*list.error);
        m_lists.push_back(std::move(list));
    }

    int conclude()
    {
        const auto failed = static_cast<int>(
            std::ranges::count_if(m_lists, [](const VerifiedList& list) { return !list.holds(); }));
        if (!m_arguments.json)
            m_console.out << workbench::verifySummary(static_cast<int>(m_lists.size()), failed).toStdString()
                          << "\n";
        if (!m_arguments.junit.empty()) {
            std::vector<JunitSuite> suites;
            for (const VerifiedList& list : m_lists)
                suites.push_back(toJunit(list));
            if (auto written = io::writeAtomically(m_arguments.junit, junitXml(suites)); !written)
                return fail(written.error());
        }
        if (std::ranges::any_of(m_lists, [](const VerifiedList& list) { return list.error.has_value(); }))
            return badUsage;
        return failed > 0 ? notHeld : 0;
    }

    int fail(const io::Error& error)
    {
        m_console.err << "torchtriage-cli: " << workbench::verifyErrorText(error).toStdString() << "\n";
        return badUsage;
    }

    const VerifyArguments& m_arguments;
    rerun::CheckEngine m_engine;
    const Console& m_console;
    When m_when;
    QTemporaryDir m_temporary;
    int m_number = 0;
    std::vector<VerifiedList> m_lists;
};

int run(const VerifyArguments& arguments, const Console& console)
{
    auto engine = engineFor(arguments);
    if (!engine) {
        console.err << "torchtriage-cli: " << workbench::verifyErrorText(engine.error()).toStdString()
                    << "\n";
        return badUsage;
    }
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        std::signal(signal, interrupt);
    return Session(arguments, *std::move(engine), console).run();
}

void declare(CLI::App& verify, VerifyArguments& arguments)
{
    verify
        .add_option("folder", arguments.folder,
                    helpText(Help::tr("Kept case, folder of kept cases, or incident folder")))
        ->required();
    verify.add_flag("--minimal", arguments.minimal,
                    helpText(Help::tr("Run each case as it was kept, without its neighbours")));
    verify.add_option(
        "--engine", arguments.engine,
        helpText(Help::tr("Engine of a job: builtin, or python: and an interpreter or folder")));
    verify
        .add_option("--timeout", arguments.timeout,
                    helpText(Help::tr("Seconds after which a run is ended (default: 300)")))
        ->check(CLI::Range(0.1, 1e7));
    verify
        .add_option("--keep", arguments.keep,
                    helpText(Help::tr("Keep the runs in the folder, as those before or after the fix")))
        ->check(CLI::IsMember({"before", "after"}));
    verify.add_option("--count", arguments.count,
                      helpText(Help::tr("List of processed and rejected items that your run wrote")));
    verify.add_option("--expected", arguments.expected,
                      helpText(Help::tr("List of all items that were to be processed")));
    verify.add_option("--junit", arguments.junit, helpText(Help::tr("Also write a JUnit XML report")));
    verify.add_flag("--json", arguments.json, helpText(Help::tr("One JSON object per case, each on a line")));
    verify.add_option("command", arguments.command,
                      helpText(Help::tr("Your program on a representative part of the run, after --")));
}

} // namespace

Subcommand addVerify(CLI::App& app)
{
    const auto arguments = std::make_shared<VerifyArguments>();
    CLI::App* verify = app.add_subcommand(
        "verify", helpText(Help::tr("Run kept cases and their neighbours, and tell which do not hold")));
    declare(*verify, *arguments);
    return {verify, [arguments](const Console& console) { return run(*arguments, console); }};
}

} // namespace torchtriage::cli
