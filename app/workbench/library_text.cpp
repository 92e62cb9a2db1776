// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/library_text.h"

#include "app/workbench/wording.h"

#include <QCoreApplication>

namespace torchtriage::workbench {

namespace {

struct LibraryText {
    Q_DECLARE_TR_FUNCTIONS(LibraryText)
};

QString nameOf(const incident::LibraryEntry& entry)
{
    if (!entry.title.empty()) {
        return QString::fromStdString(entry.title);
    }
    const QString path = QString::fromStdString(entry.path);
    return path.mid(path.lastIndexOf(QLatin1Char('/')) + 1);
}

} // namespace

QString libraryTitle(const incident::LibraryEntry& entry)
{
    if (!entry.problem.empty()) {
        return LibraryText::tr("Record not readable");
    }
    if (entry.family || entry.exception.empty()) {
        return familyName(entry.family);
    }
    return QString::fromStdString(entry.exception);
}

QString librarySubtitle(const incident::LibraryEntry& entry)
{
    const QString fact = QString::fromStdString(entry.op.empty() ? entry.exception : entry.op);
    return fact.isEmpty() ? nameOf(entry) : QStringLiteral("%1 · %2").arg(nameOf(entry), fact);
}

QStringList libraryNotes(const incident::Library& library)
{
    QStringList notes;
    if (library.truncated) {
        notes << LibraryText::tr(
            "There are more folders than one scan visits: some incidents are not listed.");
    }
    if (library.unreadableFolders > 0) {
        notes << LibraryText::tr("%n folder(s) could not be read.", nullptr,
                                 static_cast<int>(library.unreadableFolders));
    }
    if (library.linksNotFollowed > 0) {
        notes << LibraryText::tr("%n link(s) to folders were not followed.", nullptr,
                                 static_cast<int>(library.linksNotFollowed));
    }
    return notes;
}

} // namespace torchtriage::workbench
