// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/launchers.h"

#include "app/workbench/program_paths.h"
#include "core/rerun/shell_text.h"

#include <QSettings>

#include <algorithm>

namespace torchtriage::workbench {

namespace {

const QString arrayKey = QStringLiteral("rerun/launchers");
constexpr int mostKept = 100;

} // namespace

io::Result<std::vector<rerun::LauncherKind>> launcherKinds()
{
    auto kinds = rerun::builtinLauncherKinds();
    auto own = rerun::launcherKindsOf(launchersFolder().toStdString());
    if (!kinds || !own)
        return io::fail(kinds ? own.error() : kinds.error());
    for (rerun::LauncherKind& kind : *own) {
        const auto known = std::ranges::find(*kinds, kind.id, &rerun::LauncherKind::id);
        if (known == kinds->end())
            kinds->push_back(std::move(kind));
        else
            *known = std::move(kind); // the user's own stands before the built-in one
    }
    return kinds;
}

io::Result<std::vector<std::string>> optionWords(const QString& line)
{
    if (line.trimmed().isEmpty())
        return std::vector<std::string>();
    auto words = rerun::parseCommandLine("launcher " + line.toStdString());
    if (!words || !words->environment.empty())
        return io::fail(io::ErrorKind::Malformed, line.toStdString(), "launcher", "option");
    return std::move(words->arguments);
}

std::vector<KeptLauncher> keptLaunchers(const QSettings& settings)
{
    std::vector<KeptLauncher> launchers;
    const QStringList names = settings.value(arrayKey + QStringLiteral("/names")).toStringList();
    for (qsizetype i = 0; i < std::min<qsizetype>(names.size(), mostKept); ++i) {
        const QString key = arrayKey + QStringLiteral("/%1/").arg(i);
        launchers.push_back({names[i], settings.value(key + QStringLiteral("kind")).toString(),
                             settings.value(key + QStringLiteral("target")).toString(),
                             settings.value(key + QStringLiteral("options")).toString(),
                             settings.value(key + QStringLiteral("python")).toString()});
    }
    return launchers;
}

void keepLaunchers(QSettings& settings, const std::vector<KeptLauncher>& launchers)
{
    settings.remove(arrayKey);
    QStringList names;
    for (const KeptLauncher& launcher : launchers) {
        const QString key = arrayKey + QStringLiteral("/%1/").arg(names.size());
        settings.setValue(key + QStringLiteral("kind"), launcher.kind);
        settings.setValue(key + QStringLiteral("target"), launcher.target);
        settings.setValue(key + QStringLiteral("options"), launcher.options);
        settings.setValue(key + QStringLiteral("python"), launcher.python);
        names << launcher.name;
    }
    settings.setValue(arrayKey + QStringLiteral("/names"), names);
}

io::Result<std::shared_ptr<const rerun::Launcher>> launcherOf(const KeptLauncher& kept)
{
    const auto kinds = launcherKinds();
    if (!kinds)
        return io::fail(kinds.error());
    const auto kind = std::ranges::find(*kinds, kept.kind.toStdString(), &rerun::LauncherKind::id);
    if (kind == kinds->end())
        return io::fail(io::ErrorKind::Unsupported, {}, "launcher", kept.kind.toStdString());
    auto options = optionWords(kept.options);
    if (!options)
        return io::fail(options.error());
    rerun::Launcher launcher;
    launcher.kind = *kind;
    launcher.target = kept.target.trimmed().toStdString();
    launcher.options = *std::move(options);
    if (!kept.python.trimmed().isEmpty())
        launcher.python = kept.python.trimmed().toStdString();
    return rerun::checkedLauncher(std::move(launcher));
}

} // namespace torchtriage::workbench
