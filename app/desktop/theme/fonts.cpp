// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/fonts.h"

#include <QApplication>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr double bodyPixels = 13;
constexpr double bodyPoints = 9.75; // 13 px at 96 dpi

double pixelsOf(FontRole role)
{
    switch (role) {
    case FontRole::Display:
        return 22;
    case FontRole::Title:
        return 17;
    case FontRole::Verdict:
        return 15;
    case FontRole::Body:
    case FontRole::BodyBold:
        return 13;
    case FontRole::Note:
    case FontRole::Evidence:
    case FontRole::EvidenceBold:
        return 12;
    case FontRole::Small:
    case FontRole::SmallBold:
        break;
    }
    return 11;
}

bool isBold(FontRole role)
{
    return role == FontRole::Display || role == FontRole::Title || role == FontRole::Verdict ||
           role == FontRole::BodyBold || role == FontRole::SmallBold || role == FontRole::EvidenceBold;
}

} // namespace

QFont applicationFont(const QFont& system)
{
    QFont font = system;
    font.setFamilies({QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK JP"), system.family()});
    font.setPointSizeF(std::max(bodyPoints, system.pointSizeF()));
    // Scripts that need shaping still get it; for the others it costs a quarter of the start and shows
    // nothing.
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

QFont roleFont(FontRole role)
{
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * pixelsOf(role) / bodyPixels);
    font.setBold(isBold(role));
    if (role == FontRole::Evidence || role == FontRole::EvidenceBold) {
        font.setFamilies({QStringLiteral("Noto Sans Mono"), QStringLiteral("DejaVu Sans Mono"),
                          QStringLiteral("Noto Sans Mono CJK JP")});
        font.setStyleHint(QFont::Monospace);
    }
    return font;
}

} // namespace torchtriage::desktop
