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
    Framed, ///< a tool button with the frame of a push button
};

/// Sets the role of a button and its font; one primary button per view.
void setButtonRole(QAbstractButton* button, ButtonRole role);
[[nodiscard]] ButtonRole buttonRole(const QObject* button);

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
