// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/comparison_text.h"

#include "app/workbench/text_values.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace torchtriage::workbench {

using contract::Difference;
using contract::DifferenceKind;
using contract::Seen;

namespace {

struct ComparisonText {
    Q_DECLARE_TR_FUNCTIONS(ComparisonText)
};

constexpr int shownDigits = 6;
/// A real number less far outside the good range is what two batches of noise differ by.
constexpr double slightDistance = 1;

QString layoutText(DifferenceKind kind)
{
    switch (kind) {
    case DifferenceKind::Device:
        return ComparisonText::tr("Device");
    case DifferenceKind::Layout:
        return ComparisonText::tr("Layout");
    case DifferenceKind::Contiguity:
        return ComparisonText::tr("Contiguity");
    case DifferenceKind::Strides:
        return ComparisonText::tr("Strides");
    case DifferenceKind::RequiresGrad:
        return ComparisonText::tr("Gradient required");
    default:
        return ComparisonText::tr("Value");
    }
}

QString elementText(DifferenceKind kind)
{
    switch (kind) {
    case DifferenceKind::NotANumber:
        return ComparisonText::tr("NaN elements");
    case DifferenceKind::Infinite:
        return ComparisonText::tr("Infinite elements");
    case DifferenceKind::NoUsableTarget:
        return ComparisonText::tr("No usable target: every element is ignored");
    case DifferenceKind::NewValues:
        return ComparisonText::tr("Values that no good batch has");
    case DifferenceKind::Minimum:
        return ComparisonText::tr("Lowest value below the good range");
    case DifferenceKind::Maximum:
        return ComparisonText::tr("Highest value above the good range");
    case DifferenceKind::IgnoredShare:
        return ComparisonText::tr("Share of ignored elements");
    case DifferenceKind::ConstantTensor:
        return ComparisonText::tr("All elements alike");
    case DifferenceKind::ConstantColumns:
        return ComparisonText::tr("Columns with one value only");
    case DifferenceKind::DuplicatedRows:
        return ComparisonText::tr("Rows that repeat an earlier row");
    default:
        return layoutText(kind);
    }
}

QString rangeText(const Difference& difference)
{
    if (difference.good.size() < 2)
        return {};
    const QString low = seenText(difference.good[0]);
    const QString high = seenText(difference.good[1]);
    return low == high ? low : fillPlaceholders(ComparisonText::tr("%1 to %2"), {low, high});
}

} // namespace

QString differenceText(const Difference& difference)
{
    switch (difference.kind) {
    case DifferenceKind::MissingKey:
        return ComparisonText::tr("Key is missing");
    case DifferenceKind::ExtraKey:
        return ComparisonText::tr("Key that good batches lack");
    case DifferenceKind::ValueKind:
        return ComparisonText::tr("Kind of value");
    case DifferenceKind::DType:
        return QStringLiteral("dtype");
    case DifferenceKind::Empty:
        return ComparisonText::tr("Empty");
    case DifferenceKind::IncompleteBatch:
        return ComparisonText::tr("Incomplete batch: fewer samples in every tensor");
    case DifferenceKind::Dimensions:
        return ComparisonText::tr("Number of dimensions");
    case DifferenceKind::Length:
        return difference.dimension ? fillPlaceholders(ComparisonText::tr("Length of dimension %1"),
                                                       {QString::number(*difference.dimension)})
                                    : ComparisonText::tr("Length");
    default:
        return elementText(difference.kind);
    }
}

QString seenText(const Seen& seen)
{
    struct Visitor {
        QString operator()(std::monostate) const { return {}; }
        QString operator()(bool value) const
        {
            return value ? QStringLiteral("True") : QStringLiteral("False");
        }
        QString operator()(std::int64_t value) const { return QString::number(value); }
        QString operator()(double value) const { return QString::number(value, 'g', shownDigits); }
        QString operator()(const std::string& value) const { return plainValue(value, 80); }
        QString operator()(const std::vector<std::int64_t>& value) const
        {
            QStringList parts;
            for (const std::int64_t each : value)
                parts << QString::number(each);
            return u'[' + parts.join(QStringLiteral(", ")) + u']';
        }
    };
    return std::visit(Visitor{}, seen);
}

QString failingText(const Difference& difference)
{
    if (difference.kind == DifferenceKind::Contiguity)
        return difference.failing == Seen(true)
                   ? ComparisonText::tr("contiguous")
                   : fillPlaceholders(ComparisonText::tr("strides %1"), {seenText(difference.failing)});
    return seenText(difference.failing);
}

QString goodText(const Difference& difference)
{
    if (difference.range)
        return rangeText(difference);
    QStringList parts;
    for (const Seen& seen : difference.good) {
        parts << (difference.kind != DifferenceKind::Contiguity ? seenText(seen)
                  : seen == Seen(true)                          ? ComparisonText::tr("contiguous")
                                                                : ComparisonText::tr("not contiguous"));
    }
    return parts.join(QStringLiteral(" · "));
}

QString unusualText(const Difference& difference)
{
    const QString alike = QString::number(difference.goodAlike);
    const QString compared = QString::number(difference.goodCompared);
    if (!difference.distance || difference.integer)
        return fillPlaceholders(ComparisonText::tr("%1 of %2 good have it"), {alike, compared});
    const QString distance = QLocale().toString(*difference.distance, 'g', 2);
    return *difference.distance < slightDistance
               ? fillPlaceholders(ComparisonText::tr("slight: %1 of the good range outside"), {distance})
               : fillPlaceholders(ComparisonText::tr("%1 times the good range outside"), {distance});
}

QString comparisonSummary(const contract::Comparison& comparison)
{
    const auto count = static_cast<int>(comparison.differences.size());
    if (count == 0)
        return ComparisonText::tr("Nothing distinguishes it from %Ln good batch(es).", nullptr,
                                  static_cast<int>(comparison.good.size()));
    return fillPlaceholders(ComparisonText::tr("%Ln difference(s), against %1 good", nullptr, count),
                            {numberText(static_cast<std::int64_t>(comparison.good.size()))});
}

QString comparisonLimit(const contract::Comparison& comparison)
{
    QString text = ComparisonText::tr("A difference is a place to look at, not a cause.");
    if (comparison.good.size() == 1)
        text += u' ' + ComparisonText::tr(
                           "One good batch shows no spread: compare with several to see what is usual.");
    if (!comparison.complete)
        text += u' ' + ComparisonText::tr("The batches hold more keys than one comparison looks at.");
    if (!comparison.unread.empty())
        text += u' ' + ComparisonText::tr("The elements of %Ln value(s) could not be read.", nullptr,
                                          static_cast<int>(comparison.unread.size()));
    return text;
}

} // namespace torchtriage::workbench
