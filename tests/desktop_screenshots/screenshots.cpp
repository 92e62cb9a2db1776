// SPDX-License-Identifier: GPL-3.0-or-later
// screenshots [--size WIDTHxHEIGHT] FOLDER [LANGUAGE…]: every page and dialog, filled with the worked
// example, in both themes and five languages as PNG, 1440 x 900 where nothing else is said.
#include "tests/desktop_screenshots/scenes.h"

#include <QApplication>
#include <QStandardPaths>
#include <QTextStream>

using namespace torchtriage;

namespace {

/// Takes "--size 1280x800" out of the arguments; an invalid size where it makes no sense.
QSize takeSize(QStringList& arguments)
{
    const auto at = arguments.indexOf(QStringLiteral("--size"));
    if (at < 0)
        return {1440, 900};
    const QStringList sides = arguments.value(at + 1).split(u'x');
    arguments.remove(at, std::min<qsizetype>(2, arguments.size() - at));
    return sides.size() == 2 ? QSize(sides.at(0).toInt(), sides.at(1).toInt()) : QSize();
}

} // namespace

int main(int argc, char* argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true); // nothing of the user's own is shown
    QApplication application(argc, argv);
    QStringList arguments = QApplication::arguments();
    const QSize size = takeSize(arguments);
    if (arguments.size() < 2 || size.isEmpty() || !QDir().mkpath(arguments.at(1))) {
        QTextStream(stderr) << "usage: screenshots [--size WIDTHxHEIGHT] FOLDER [LANGUAGE…]\n";
        return 2;
    }
    QStringList languages;
    for (const workbench::LanguageInfo& language : workbench::languages()) {
        if (arguments.size() == 2 || arguments.mid(2).contains(language.code))
            languages << language.code;
    }
    shots::Stage stage(size);
    shots::Camera camera(stage, QDir(arguments.at(1)), languages);
    shots::takeAll(stage, camera);
    return 0;
}
