// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

class QAbstractButton;

namespace torchtriage::desktop {

/// What a push button is for; kept in its dynamic property "role".
enum class ButtonRole {
    Plain,
    Primary,
    Stop,
    Framed,  ///< a tool button with the frame of a push button
    Segment, ///< one of several choices that stand side by side
};

/// The sides of a segment that another one joins.
enum class SegmentJoin { Left = 1, Right = 2 };
Q_DECLARE_FLAGS(SegmentJoins, SegmentJoin)

/// Sets the role of a button and its font; one primary button per view.
void setButtonRole(QAbstractButton* button, ButtonRole role);
[[nodiscard]] ButtonRole buttonRole(const QObject* button);

void setSegmentJoins(QAbstractButton* button, SegmentJoins joins);
/// What stands left of the words of a table's first header, where its cells have more than their words there.
void setFirstPadding(QWidget* header, int pixels);

/// Fusion with the flat look of the design: 1 px rules, radius 3, colours from the tokens by role. A style
/// rather than a style sheet: it follows the palette at once and costs nothing at start.
class ThemeStyle : public QProxyStyle {
    Q_OBJECT

public:
    ThemeStyle();

    void polish(QWidget* widget) override;
    using QProxyStyle::polish;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
};

} // namespace torchtriage::desktop
