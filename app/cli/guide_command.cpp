// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/guide_command.h"

#include "app/workbench/guide.h"
#include "app/workbench/guide_text.h"
#include "app/workbench/text_values.h"

#include <QCoreApplication>
#include <QStringList>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>

namespace torchtriage::cli {

using workbench::GuideSection;

namespace {

constexpr int badUsage = 2;

struct GuideCommand {
    Q_DECLARE_TR_FUNCTIONS(GuideCommand)
};

/// The id first: it is the word that the command line takes.
QString listOf(const QVector<GuideSection>& sections)
{
    qsizetype widest = 0;
    for (const GuideSection& section : sections)
        widest = std::max(widest, section.id.size());
    QString list;
    for (const GuideSection& section : sections)
        list += section.id.leftJustified(widest + 2) + section.title + u'\n';
    return list;
}

QString wholeGuide(const QVector<GuideSection>& sections, const QString& language)
{
    QString text =
        QStringLiteral("# ") + workbench::guideTitle(language) + QStringLiteral("\n\n") + listOf(sections);
    for (const GuideSection& section : sections)
        text += u'\n' + workbench::guideAsText(section.markdown);
    return text;
}

QString noSuchSection(const std::string& asked, const QVector<GuideSection>& sections)
{
    QStringList ids;
    for (const GuideSection& section : sections)
        ids << section.id;
    return workbench::fillPlaceholders(GuideCommand::tr("The guide has no section “%1”. Choose one of: %2."),
                                       {workbench::plainValue(asked, 60), ids.join(QStringLiteral(", "))});
}

} // namespace

int runGuide(const std::string& section, const std::string& language, std::ostream& out, std::ostream& err)
{
    const QString code = QString::fromStdString(language);
    const QVector<GuideSection> sections = workbench::guideSections(code);
    if (section.empty()) {
        out << wholeGuide(sections, code).toStdString();
        return 0;
    }
    if (section == "list") {
        out << listOf(sections).toStdString();
        return 0;
    }
    const auto found = std::ranges::find(sections, QString::fromStdString(section), &GuideSection::id);
    if (found == sections.end()) {
        err << noSuchSection(section, sections).toStdString() << "\n";
        return badUsage;
    }
    out << workbench::guideAsText(found->markdown).toStdString();
    return 0;
}

Subcommand addGuide(CLI::App& app)
{
    const auto section = std::make_shared<std::string>();
    CLI::App* guide =
        app.add_subcommand("guide", helpText(Help::tr("Print the guide, or one section of it")));
    guide->add_option("section", *section, helpText(Help::tr("Id of a section; \"list\" names them")));
    return {guide, [section](const Console& console) {
                return runGuide(*section, console.language, console.out, console.err);
            }};
}

} // namespace torchtriage::cli
