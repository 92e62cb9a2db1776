// SPDX-License-Identifier: GPL-3.0-or-later
// Reads translations/guide/*.md, which are embedded: a title ("# …"), then stages, each a heading ("## …")
// with its id in a comment on the next line.
#include "app/workbench/guide.h"

#include "app/workbench/language.h"

#include <QFile>
#include <QStringList>

#include <algorithm>

namespace torchtriage::workbench {

namespace {

constexpr QStringView titleMark = u"# ";
constexpr QStringView sectionMark = u"## ";
constexpr QStringView idMark = u"<!-- id: ";
constexpr QStringView idEnd = u" -->";
constexpr QStringView fence = u"```";

QStringList linesOfGuide(const QString& language)
{
    const auto known = std::ranges::find(languages(), language, &LanguageInfo::code);
    const QString code = known == languages().end() ? languages().front().code : language;
    QFile file(QStringLiteral(":/guide/%1.md").arg(code));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).split(u'\n');
}

bool isId(const QString& line)
{
    return line.startsWith(idMark) && line.endsWith(idEnd);
}

} // namespace

QVector<GuideSection> guideSections(const QString& language)
{
    QVector<GuideSection> sections;
    bool inCode = false;
    for (const QString& line : linesOfGuide(language)) {
        if (line.startsWith(fence))
            inCode = !inCode;
        if (!inCode && line.startsWith(sectionMark))
            sections.append({QString(), line.mid(sectionMark.size()), QString()});
        if (sections.isEmpty())
            continue;
        GuideSection& section = sections.back();
        if (section.id.isEmpty() && isId(line))
            section.id = line.mid(idMark.size()).chopped(idEnd.size());
        else
            section.markdown += line + u'\n';
    }
    for (GuideSection& section : sections)
        section.markdown = section.markdown.trimmed() + u'\n';
    return sections;
}

QString guideTitle(const QString& language)
{
    const QStringList lines = linesOfGuide(language);
    return lines.isEmpty() ? QString() : lines.front().mid(titleMark.size());
}

} // namespace torchtriage::workbench
