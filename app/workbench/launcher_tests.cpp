// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/launcher_tests.h"

#include "app/workbench/rerun_text.h"
#include "app/workbench/text_values.h"

#include <QCoreApplication>

namespace torchtriage::workbench {

namespace {

struct LauncherTestText {
    Q_DECLARE_TR_FUNCTIONS(LauncherTestText)
};

} // namespace

LauncherTests::LauncherTests(QObject* parent) : LatestJob(parent) {}

void LauncherTests::ask(const rerun::Launcher& launcher)
{
    start([this, launcher](const Context& context) -> Deliver {
        const auto stop = [&context] {
            return context.cancelled() ? rerun::StopRequest::Kill : rerun::StopRequest::None;
        };
        LaunchTest test =
            testLauncher(QStringLiteral("python:") + QString::fromStdString(launcher.python), launcher, stop);
        return [this, test = std::move(test)] { emit answered(test); };
    });
}

QStringList launchTestTexts(const LaunchTest& test)
{
    QStringList lines;
    if (!test.outcome.node.empty())
        lines << LauncherTestText::tr("Reached: %1").arg(plainValue(test.outcome.node, 200));
    if (test.engine.hello) {
        const rerun::HelloLine& hello = *test.engine.hello;
        lines << QStringLiteral("PyTorch %1, %2").arg(plainValue(hello.torch), buildText(hello));
        if (!hello.python.empty())
            lines << QStringLiteral("Python %1").arg(plainValue(hello.python));
        return lines << deviceTexts(hello) << unusableTexts(hello) << blockingText(hello);
    }
    const bool ran = test.outcome.ending.kind == rerun::EndingKind::Exited || test.outcome.launcher.empty();
    return lines << (ran ? engineProblemText(test.engine) : endingText(test.outcome));
}

} // namespace torchtriage::workbench
