// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/error_text.h"

#include "app/workbench/text_values.h"
#include "core/io/system_limit.h"

#include <QCoreApplication>

namespace torchtriage::workbench {

using io::ErrorKind;

namespace {

struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

/// Sentences whose %1 is the file, %2 the place in it and %3 the technical fact. The variants without a place
/// exist because an empty place would leave a hole in the sentence.
struct Forms {
    QString plain;
    QString withPlace;
};

Forms contentForms(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Truncated:
        return {ErrorText::tr("“%1” ends too early: %3. Copy the file again once it is complete."),
                ErrorText::tr("“%1” ends too early at %2: %3. Copy the file again once it is complete.")};
    case ErrorKind::TooLarge:
        return {ErrorText::tr(
                    "“%1” is over a limit of TorchTriage: %3. Check that the file is what you think, or "
                    "open a part of it."),
                ErrorText::tr(
                    "“%1” is over a limit of TorchTriage at %2: %3. Check that the file is what you think, "
                    "or open a part of it.")};
    case ErrorKind::Malformed:
        return {
            ErrorText::tr("“%1” breaks the rules of its format: %3. Check where the file comes from."),
            ErrorText::tr("“%1” breaks the rules of its format at %2: %3. Check where the file comes from.")};
    case ErrorKind::Unsupported:
        return {ErrorText::tr(
                    "“%1” is of a kind that TorchTriage does not read: %3. Open a log, a notebook or plain "
                    "text."),
                ErrorText::tr(
                    "“%1” holds something that TorchTriage does not read at %2: %3. Open a log, a notebook "
                    "or plain text.")};
    default:
        break;
    }
    return {};
}

Forms limitForms()
{
    return {ErrorText::tr("“%1” could not be opened or started: %3. A limit of the system is reached: close "
                          "other programs or raise the limit (ulimit -a shows it), then try again."),
            ErrorText::tr("“%1” could not be opened or started at %2: %3. A limit of the system is "
                          "reached: close other programs or raise the limit (ulimit -a shows it), then "
                          "try again.")};
}

Forms systemForms(ErrorKind kind)
{
    if (kind == ErrorKind::WriteFailed) {
        return {
            ErrorText::tr(
                "“%1” could not be written: %3. Check the free space and the permissions, or choose "
                "another folder."),
            ErrorText::tr("“%1” could not be written at %2: %3. Check the free space and the permissions, or "
                          "choose another folder.")};
    }
    return {
        ErrorText::tr("“%1” could not be read: %3. Check the disk or the network share, then open it again."),
        ErrorText::tr("“%1” could not be read at %2: %3. Check the disk or the network share, then open it "
                      "again.")};
}

/// Kinds whose name already says everything: no place and no technical fact.
QString simpleForm(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::NotFound:
        return ErrorText::tr("“%1” does not exist. Check the path.");
    case ErrorKind::PermissionDenied:
        return ErrorText::tr("You may not read or write “%1”. Ask its owner for access, or use a copy or a "
                             "folder of your own.");
    case ErrorKind::IsDirectory:
        return ErrorText::tr("“%1” is a folder. Choose a file in it.");
    case ErrorKind::NotAFile:
        return ErrorText::tr("“%1” is not a file with content, such as a socket or a device. Choose a file.");
    case ErrorKind::Cancelled:
        return ErrorText::tr("Reading “%1” was cancelled. Open it again to start over.");
    default:
        return {};
    }
}

} // namespace

QString errorText(const io::Error& error)
{
    const QString file = error.path == "-"    ? ErrorText::tr("standard input")
                         : error.path.empty() ? ErrorText::tr("unnamed file")
                                              : plainValue(error.path, 400);
    const QString place = plainValue(error.place, 120);
    const QString detail = plainValue(error.detail, 240);
    const QString simple = simpleForm(error.kind);
    if (!simple.isEmpty())
        return fillPlaceholders(simple, {file});
    Forms forms = contentForms(error.kind);
    if (forms.plain.isEmpty())
        forms = io::isSystemLimit(error) ? limitForms() : systemForms(error.kind);
    const QString reason = detail.isEmpty() ? ErrorText::tr("no further detail") : detail;
    return fillPlaceholders(place.isEmpty() ? forms.plain : forms.withPlace, {file, place, reason});
}

} // namespace torchtriage::workbench
