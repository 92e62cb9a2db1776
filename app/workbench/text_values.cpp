// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/text_values.h"

#include "app/workbench/language_scope.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace torchtriage::workbench {

QString plainValue(std::string_view utf8, qsizetype maxLength)
{
    // Four bytes per character are the most UTF-8 has: a line of gigabytes is never converted whole.
    const auto bytes = std::min<std::size_t>(utf8.size(), static_cast<std::size_t>(maxLength + 1) * 4);
    QString text = QString::fromUtf8(utf8.data(), static_cast<qsizetype>(bytes));
    for (QChar& character : text) {
        if (!character.isPrint() && !character.isSurrogate())
            character = u' ';
    }
    text = std::move(text).simplified();
    if (text.size() > maxLength) {
        text.truncate(maxLength - 1);
        if (text.back().isHighSurrogate())
            text.chop(1);
        text += u'…';
    }
    return text;
}

QString numberText(std::int64_t value)
{
    return LanguageScope::locale().toString(static_cast<qlonglong>(value));
}

QString sizeText(double bytes)
{
    constexpr double largest = 9.0e18; // formattedDataSize takes a 64-bit integer
    const double bounded = std::clamp(bytes, 0.0, largest);
    return LanguageScope::locale().formattedDataSize(static_cast<qint64>(bounded), bounded < 1024 ? 0 : 2,
                                                     QLocale::DataSizeIecFormat);
}

QString fileNameOf(std::string_view path)
{
    const auto slash = path.find_last_of("/\\");
    return plainValue(slash == std::string_view::npos ? path : path.substr(slash + 1));
}

QString placeText(std::string_view path, std::int64_t line)
{
    QString place = fileNameOf(path);
    if (line > 0 && !place.isEmpty())
        place += u':' + QString::number(line);
    return place;
}

QString callText(std::string_view call)
{
    const QString text = plainValue(call, 60);
    const bool isName = std::all_of(text.begin(), text.end(), [](QChar character) {
        return character.isLetterOrNumber() || character == u'_' || character == u'.';
    });
    return isName && !text.isEmpty() ? text + QStringLiteral("()") : text;
}

QString fillPlaceholders(const QString& text, const QStringList& values)
{
    QString filled;
    filled.reserve(text.size() + 64);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool placeholder =
            text[i] == u'%' && i + 1 < text.size() && text[i + 1] >= u'1' && text[i + 1] <= u'9';
        if (!placeholder) {
            filled += text[i];
            continue;
        }
        const qsizetype index = text[++i].unicode() - u'1';
        const QString value = values.value(index);
        filled += value.isEmpty() ? QCoreApplication::translate("Values", "(not shown)") : value;
    }
    return filled;
}

} // namespace torchtriage::workbench
