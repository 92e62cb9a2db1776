// SPDX-License-Identifier: GPL-3.0-or-later
// The command of a rerun with blocking launches, as text. Nothing here starts a program.
#include "app/workbench/message_facts.h"
#include "app/workbench/next_steps.h"
#include "app/workbench/text_values.h"

#include <QRegularExpression>

#include <optional>

namespace torchtriage::workbench {

using triage::Backend;
using triage::Family;
using triage::Report;

namespace {

struct Variable {
    QString name;
    QString value;
};

std::optional<Variable> blockingVariable(const Report& report)
{
    const auto backend = shownBackend(report);
    if (backend == Backend::Cuda)
        return Variable{QStringLiteral("CUDA_LAUNCH_BLOCKING"), QStringLiteral("1")};
    if (backend != Backend::Rocm)
        return std::nullopt;
    const std::string& torch = report.context.torch;
    if (torch.starts_with("1.") || torch.starts_with("2.0"))
        return Variable{QStringLiteral("HIP_LAUNCH_BLOCKING"), QStringLiteral("1")};
    return Variable{QStringLiteral("AMD_SERIALIZE_KERNEL"), QStringLiteral("3")};
}

bool isLibraryPath(std::string_view path)
{
    for (const std::string_view part :
         {"site-packages", "dist-packages", "lib/python", "lib\\python", "/torch/"}) {
        if (path.find(part) != std::string_view::npos)
            return true;
    }
    return path.starts_with('<');
}

/// Name of the script that the traceback starts in. Only a plain name is taken over: the text goes to a
/// shell.
QString scriptOf(const Report& report)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_][A-Za-z0-9_.-]{0,60}\\.py$"));
    const auto plainName = [](const std::string& path) {
        const QString name = fileNameOf(path);
        return !isLibraryPath(path) && plain.match(name).hasMatch() ? name : QString();
    };
    for (const triage::Event& event : report.events) {
        for (const triage::StackFrame& frame : event.frames) {
            if (const QString name = plainName(frame.file); !name.isEmpty() && frame.function == "<module>")
                return name;
        }
    }
    return QStringLiteral("train.py");
}

bool familyIsAsynchronous(const Report& report)
{
    if (!report.family)
        return findReason(report.reasons, "async-tail-present") != nullptr;
    return report.family == Family::DeviceAssert || report.family == Family::MemoryFault ||
           report.family == Family::LaunchFailure || report.family == Family::LibraryFailure;
}

} // namespace

Shell defaultShell()
{
#ifdef Q_OS_WIN
    return Shell::PowerShell;
#else
    const QString shell = fileNameOf(qgetenv("SHELL").toStdString());
    return shell == u"fish" ? Shell::Fish : Shell::Posix;
#endif
}

QString shellName(Shell shell)
{
    switch (shell) {
    case Shell::Posix:
        return QStringLiteral("POSIX sh");
    case Shell::Fish:
        return QStringLiteral("fish");
    case Shell::PowerShell:
        return QStringLiteral("PowerShell");
    case Shell::Cmd:
        return QStringLiteral("cmd");
    }
    return {};
}

bool blockingRerunHelps(const Report& report)
{
    return report.verdict == triage::Verdict::Failure && familyIsAsynchronous(report) &&
           blockingVariable(report).has_value() && report.observation.observedOnly != false &&
           !findReason(report.reasons, "blocking-run");
}

QString rerunCommand(const Report& report, Shell shell)
{
    if (!blockingRerunHelps(report))
        return {};
    const auto variable = blockingVariable(report);
    const QString program = QStringLiteral("python ") + scriptOf(report);
    QString form;
    switch (shell) {
    case Shell::Posix:
        form = QStringLiteral("%1=%2 %3");
        break;
    case Shell::Fish:
        form = QStringLiteral("env %1=%2 %3");
        break;
    case Shell::PowerShell:
        form = QStringLiteral("$env:%1 = '%2'; try { %3 } finally { Remove-Item Env:%1 }");
        break;
    // No blank before &&: cmd would make it part of the value.
    case Shell::Cmd:
        form = QStringLiteral("cmd /c \"set %1=%2&& %3\"");
        break;
    }
    return fillPlaceholders(form, {variable->name, variable->value, program});
}

} // namespace torchtriage::workbench
