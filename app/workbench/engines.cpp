// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/engines.h"

#include "app/workbench/program_paths.h"
#include "core/rerun/launch/remote_run.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace torchtriage::workbench {

using Problem = EngineStatus::Problem;
using State = EngineStatus::State;

namespace {

const QString builtinId = QStringLiteral("builtin");
const QString pythonPrefix = QStringLiteral("python:");
/// A cold import of PyTorch from a slow disk takes tens of seconds.
constexpr std::chrono::seconds probeTime(90);

/// The interpreter of a folder, or the file itself.
QString interpreterAt(const QString& path)
{
    if (!QFileInfo(path).isDir())
        return QFileInfo(path).isFile() ? QFileInfo(path).absoluteFilePath() : QString();
    for (const char* name : {"/bin/python3", "/bin/python"}) {
        if (const QFileInfo file(path + QLatin1String(name)); file.isFile())
            return file.absoluteFilePath();
    }
    return {};
}

Problem problemOf(const io::Error& error)
{
    return error.detail == "no-guard" ? Problem::NoGuard
           : error.path == "builtin"  ? Problem::NotBuilt
                                      : Problem::NoProgram;
}

/// Why a probe that ended without a word did so.
void judge(EngineStatus& status, const rerun::ProcessResult& result)
{
    status.detail = QString::fromUtf8(result.lastLine.c_str());
    if (result.ending.kind == rerun::EndingKind::TimedOut)
        status.problem = Problem::TimedOut;
    else if (result.ending.kind == rerun::EndingKind::FailedToStart)
        status.problem = Problem::NoProgram;
    else if (status.detail.contains(u"No module named 'torch'"))
        status.problem = Problem::NoTorch;
    else
        status.problem = Problem::Failed;
}

void takeHello(EngineStatus& status, const rerun::PrintedLine& line)
{
    const auto said = rerun::readOutcomeLine(line.text);
    if (said && std::holds_alternative<rerun::HelloLine>(*said))
        status.hello = std::get<rerun::HelloLine>(*said);
}

} // namespace

io::Result<rerun::Engine> engineOf(const QString& id)
{
    rerun::Engine engine;
    engine.id = id.toStdString();
    if (guardPath().isEmpty())
        return io::fail(io::ErrorKind::NotFound, "torchtriage-guard", {}, "no-guard");
    if (id == builtinId) {
        engine.command.program = replayPath().toStdString();
        if (engine.command.program.empty())
            return io::fail(io::ErrorKind::NotFound, "builtin", {}, "no-replay");
        return engine;
    }
    if (!id.startsWith(pythonPrefix))
        return io::fail(io::ErrorKind::Unsupported, engine.id, {}, "unknown-engine");
    const QString interpreter = interpreterAt(id.mid(pythonPrefix.size()));
    const QString script = pythonEnginePath();
    if (interpreter.isEmpty() || script.isEmpty())
        return io::fail(io::ErrorKind::NotFound, id.mid(pythonPrefix.size()).toStdString(), {}, "no-program");
    engine.command.program = interpreter.toStdString();
    engine.command.arguments = {script.toStdString()};
    return engine;
}

EngineStatus probeEngine(const QString& id, const std::function<rerun::StopRequest()>& stop)
{
    EngineStatus status;
    status.id = id;
    status.state = State::Unusable;
    const auto engine = engineOf(id);
    if (!engine) {
        status.problem = problemOf(engine.error());
        return status;
    }
    rerun::Command command = engine->command;
    command.arguments.push_back("--probe");
    rerun::ProcessOptions options;
    options.guard = guardPath().toStdString();
    options.longestLine = rerun::mostLineBytes;
    rerun::WaitOptions wait;
    wait.timeout = probeTime;
    wait.stop = stop;
    wait.line = [&status](const rerun::PrintedLine& line) { takeHello(status, line); };
    const auto result = rerun::runProcess(command, options, wait);
    if (!result)
        status.problem = Problem::Failed;
    else if (!status.hello)
        judge(status, *result);
    else
        status.state = State::Usable;
    return status;
}

io::Result<rerun::Engine> engineThere(const QString& id, rerun::Launcher& launcher)
{
    rerun::Engine engine;
    engine.id = id.toStdString();
    if (guardPath().isEmpty())
        return io::fail(io::ErrorKind::NotFound, "torchtriage-guard", {}, "no-guard");
    if (id == builtinId)
        return engine;
    if (!id.startsWith(pythonPrefix))
        return io::fail(io::ErrorKind::Unsupported, engine.id, {}, "unknown-engine");
    launcher.python = id.mid(pythonPrefix.size()).toStdString();
    const QFileInfo script(pythonEnginePath());
    if (!script.isFile())
        return io::fail(io::ErrorKind::NotFound, engine.id, {}, "no-program");
    engine.files = {script.filePath().toStdString()};
    const QStringList others = {QStringLiteral("torchtriage_capture.py"),
                                QStringLiteral("torchtriage_remote.py"), script.fileName()};
    for (const QString& name : script.dir().entryList({QStringLiteral("torchtriage_*.py")}, QDir::Files)) {
        if (!others.contains(name))
            engine.files.push_back(script.dir().filePath(name).toStdString());
    }
    return engine;
}

LaunchTest testLauncher(const QString& id, const rerun::Launcher& given,
                        const std::function<rerun::StopRequest()>& stop,
                        const std::function<void(const rerun::QueueState&)>& waiting)
{
    LaunchTest test;
    test.engine.id = id;
    test.engine.state = State::Unusable;
    test.engine.problem = Problem::Failed;
    auto launcher = std::make_shared<rerun::Launcher>(given);
    const auto engine = engineThere(id, *launcher);
    if (!engine) {
        test.engine.problem = problemOf(engine.error());
        return test;
    }
    test.outcome.launcher = launcher->id();
    auto staging = rerun::stageProbe(*engine, *launcher);
    rerun::RunLimits limits;
    limits.timeout = limits.queue = probeTime;
    auto remote = staging ? rerun::RemoteRun::prepare({launcher, remoteScriptPath().toStdString(), limits},
                                                      *std::move(staging))
                          : io::fail(staging.error());
    if (!remote)
        return test;
    rerun::ProcessOptions options;
    options.guard = guardPath().toStdString();
    options.longestLine = rerun::mostLineBytes;
    rerun::RunEvents events;
    events.stop = stop;
    events.waiting = waiting;
    events.line = [&test](const rerun::PrintedLine& line) { takeHello(test.engine, line); };
    auto result = (*remote)->run(options, events, [](int) {});
    if (!result)
        return test;
    if (test.engine.hello) {
        test.engine.state = State::Usable;
        test.engine.problem = Problem::None;
    } else {
        judge(test.engine, result->process);
    }
    test.outcome.ending = result->process.ending;
    test.outcome.lastLine = result->process.lastLine;
    test.outcome.node = result->node;
    return test;
}

Engines::Engines(QObject* parent) : QObject(parent), m_stop(std::make_shared<std::atomic_bool>(false))
{
    m_pool.setMaxThreadCount(2);
    setIds({});
}

Engines::~Engines()
{
    m_stop->store(true);
    m_pool.clear();
    m_pool.waitForDone();
}

void Engines::setIds(const QStringList& ids)
{
    QStringList wanted = ids;
    wanted.removeAll(builtinId);
    wanted.removeDuplicates();
    wanted.prepend(builtinId);
    QVector<EngineStatus> all;
    for (const QString& id : std::as_const(wanted)) {
        const EngineStatus* known = find(id);
        EngineStatus status;
        status.id = id;
        all.append(known != nullptr ? *known : status);
    }
    m_all = all;
    emit changed();
}

QStringList Engines::ids() const
{
    QStringList ids;
    for (const EngineStatus& status : m_all)
        ids << status.id;
    return ids;
}

void Engines::add(const QString& id)
{
    setIds(ids() << id);
    probe();
}

void Engines::remove(const QString& id)
{
    QStringList left = ids();
    left.removeAll(id);
    setIds(left);
}

const EngineStatus* Engines::find(const QString& id) const
{
    const auto found = std::ranges::find(m_all, id, &EngineStatus::id);
    return found != m_all.end() ? &*found : nullptr;
}

void Engines::probe(bool again)
{
    for (EngineStatus& status : m_all) {
        if (status.state == State::Probing || (status.state != State::NotProbed && !again))
            continue;
        status.state = State::Probing;
        m_pool.start([this, id = status.id, stop = m_stop] {
            const EngineStatus told = probeEngine(
                id, [stop] { return stop->load() ? rerun::StopRequest::Kill : rerun::StopRequest::None; });
            QMetaObject::invokeMethod(
                this, [this, told] { take(told); }, Qt::QueuedConnection);
        });
    }
    emit changed();
}

void Engines::take(const EngineStatus& status)
{
    const auto found = std::ranges::find(m_all, status.id, &EngineStatus::id);
    if (found == m_all.end())
        return;
    *found = status;
    emit changed();
}

} // namespace torchtriage::workbench
