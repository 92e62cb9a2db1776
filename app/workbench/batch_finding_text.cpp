// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/batch_text.h"
#include "app/workbench/text_values.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace torchtriage::workbench {

using batch::GlobalRisk;
using batch::GlobalUse;
using batch::Note;
using batch::NoteKind;

namespace {

struct BatchFindings {
    Q_DECLARE_TR_FUNCTIONS(BatchFindings)
};

constexpr qsizetype mostDetails = 200;
constexpr std::size_t mostNamed = 3;

/// What importing %1 would mean. Each names the call that would do it, because a safe loader would refuse.
QString riskText(GlobalRisk risk)
{
    switch (risk) {
    case GlobalRisk::RunsCommands:
        return BatchFindings::tr("torch.load(weights_only=False) would import %1, which starts programs.");
    case GlobalRisk::RunsCode:
        return BatchFindings::tr("torch.load(weights_only=False) would import %1, which runs Python code.");
    case GlobalRisk::ImportsCode:
        return BatchFindings::tr(
            "torch.load(weights_only=False) would import %1, which imports any module by name.");
    case GlobalRisk::ReachesAttributes:
        return BatchFindings::tr(
            "torch.load(weights_only=False) would import %1, which gets hold of any function.");
    case GlobalRisk::LoadsPickle:
        return BatchFindings::tr(
            "torch.load(weights_only=False) would import %1, which unpickles again, past any check.");
    case GlobalRisk::UsesNetwork:
        return BatchFindings::tr(
            "torch.load(weights_only=False) would import %1, which opens network connections.");
    case GlobalRisk::TouchesFiles:
        return BatchFindings::tr(
            "torch.load(weights_only=False) would import %1, which reads, writes or removes files.");
    case GlobalRisk::NativeCode:
        return BatchFindings::tr("torch.load(weights_only=False) would import %1, which calls machine code.");
    default:
        break;
    }
    return BatchFindings::tr("torch.load(weights_only=False) would import %1, a name that PyTorch's own safe "
                             "list does not hold. Here it is only shown.");
}

QString fullName(const GlobalUse& use)
{
    return plainValue(use.module + '.' + use.name, 120);
}

QString placeSentence(const GlobalUse& use)
{
    const QString byte = numberText(static_cast<std::int64_t>(use.byteOffset));
    const QString key = plainValue(use.key, 120);
    if (key.isEmpty())
        return fillPlaceholders(BatchFindings::tr("Byte %1; no value of the file depends on it."), {byte});
    return use.called
               ? fillPlaceholders(BatchFindings::tr("Key %1, byte %2; the file also calls it."), {key, byte})
               : fillPlaceholders(BatchFindings::tr("Key %1, byte %2; the file does not call it."),
                                  {key, byte});
}

QString globalText(const GlobalUse& use)
{
    return fillPlaceholders(riskText(use.risk), {fullName(use)}) + u' ' + placeSentence(use);
}

QString noteForm(NoteKind kind)
{
    switch (kind) {
    case NoteKind::DuplicateEntry:
        return BatchFindings::tr(
            "The archive holds %1 more than once. Readers disagree on which one counts, so "
            "another program may see other values.");
    case NoteKind::TraversalName:
        return BatchFindings::tr(
            "The entry %1 would leave the folder that it is unpacked in. Do not unpack this archive.");
    case NoteKind::EncryptedFlag:
        return BatchFindings::tr(
            "The entry %1 claims to be encrypted, although PyTorch reads it. A scanner may have skipped it.");
    case NoteKind::LocalNameDiffers:
        return BatchFindings::tr(
            "The archive gives the entry %1 two different names. A scanner may have looked "
            "at another entry than PyTorch reads.");
    case NoteKind::MissingEntry:
        return BatchFindings::tr("The record %1, which this format asks for, is not there.");
    case NoteKind::UnusualEntry:
        return BatchFindings::tr("The entry %1 is compressed in a way that TorchTriage does not read.");
    case NoteKind::PickleRest:
        return BatchFindings::tr(
            "More bytes follow the first pickle (%1). PyTorch ignores them; other programs may not.");
    case NoteKind::ExtensionOpcode:
        return BatchFindings::tr(
            "The pickle uses numbers for names that only its writer has registered (%1), so "
            "what it would import is not known.");
    case NoteKind::TrailingBytes:
        break;
    }
    return BatchFindings::tr("Bytes before or after the content belong to no value (%1).");
}

QString noteText(const Note& note)
{
    const QString place = plainValue(note.place, 120);
    return fillPlaceholders(noteForm(note.kind), {place.isEmpty() ? plainValue(note.detail) : place});
}

/// Adds a line, up to the number that anybody reads; counts the rest.
class Details {
public:
    void add(const QString& line)
    {
        if (m_lines.size() < mostDetails)
            m_lines << line;
        else
            ++m_rest;
    }
    [[nodiscard]] QStringList lines() const
    {
        QStringList all = m_lines;
        if (m_rest > 0)
            all << BatchFindings::tr("%Ln more finding(s) of this kind.", nullptr, m_rest);
        return all;
    }
    [[nodiscard]] int count() const { return static_cast<int>(m_lines.size()) + m_rest; }

private:
    QStringList m_lines;
    int m_rest = 0;
};

bool saysIncomplete(const Note& note)
{
    return note.kind == NoteKind::MissingEntry || note.kind == NoteKind::UnusualEntry;
}

} // namespace

BatchFinding dangerFinding(const BatchDocument& batch)
{
    Details details;
    QStringList names;
    for (const GlobalUse& use : batch.file.values.globals()) {
        if (!batch::isDangerous(use.risk))
            continue;
        details.add(globalText(use));
        if (names.size() < static_cast<qsizetype>(mostNamed))
            names << fullName(use);
    }
    if (details.count() == 0)
        return {};
    const QString listed = names.join(QStringLiteral(", "));
    const int rest = details.count() - static_cast<int>(names.size());
    const QString text =
        rest == 0
            ? BatchFindings::tr("It would import %1. TorchTriage has read it without importing or calling "
                                "anything; load it in Python only if you trust its source.")
            : BatchFindings::tr("It would import %1 and %Ln more. TorchTriage has read it without "
                                "importing or calling anything; load it in Python only if you trust its "
                                "source.",
                                nullptr, rest);
    return {BatchFindings::tr("Loading this file in Python could run code."),
            fillPlaceholders(text, {listed}), details.lines()};
}

BatchFinding incompleteFinding(const BatchDocument& batch)
{
    Details details;
    for (const io::Error& problem : batch.file.problems)
        details.add(fillPlaceholders(BatchFindings::tr("%1 could not be read: %2."),
                                     {plainValue(problem.place), plainValue(problem.detail, 240)}));
    const int unread = details.count();
    for (const Note& note : batch.file.notes) {
        if (saysIncomplete(note))
            details.add(noteText(note));
    }
    if (!batch.complete)
        details.add(
            BatchFindings::tr("The file leads to more keys than TorchTriage counts; sharing is shown for "
                              "the first ones only."));
    if (batch.withoutBytes > 0) {
        const auto count =
            static_cast<int>(std::min<std::uint64_t>(batch.withoutBytes, std::numeric_limits<int>::max()));
        return {
            BatchFindings::tr("This file is incomplete."),
            BatchFindings::tr("It lacks the bytes of %Ln tensor(s). Copy the file again once it is complete.",
                              nullptr, count),
            details.lines()};
    }
    if (details.count() == 0)
        return {};
    const QString text =
        unread > 0
            ? BatchFindings::tr("%Ln value(s) could not be read; all others are shown.", nullptr, unread)
            : BatchFindings::tr("The values that are there are shown.");
    return {BatchFindings::tr("Not everything in this file can be shown."), text, details.lines()};
}

BatchFinding oddityFinding(const BatchDocument& batch)
{
    Details details;
    for (const Note& note : batch.file.notes) {
        if (!saysIncomplete(note))
            details.add(noteText(note));
    }
    const int notes = details.count();
    for (const GlobalUse& use : batch.file.values.globals()) {
        if (use.risk == GlobalRisk::Unknown)
            details.add(globalText(use));
    }
    if (details.count() == 0)
        return {};
    if (notes == 0)
        return {
            BatchFindings::tr("This file names classes of other packages."),
            BatchFindings::tr("%Ln name(s) would be imported on loading. They are shown here, not imported.",
                              nullptr, details.count()),
            details.lines()};
    return {BatchFindings::tr("This file is unusual."),
            BatchFindings::tr("%Ln thing(s) in it differ from what PyTorch and NumPy write.", nullptr,
                              details.count()),
            details.lines()};
}

} // namespace torchtriage::workbench
