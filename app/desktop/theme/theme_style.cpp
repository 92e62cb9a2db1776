// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/theme_style.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/tokens.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr auto roleProperty = "role";
constexpr auto firstProperty = "firstPadding";
constexpr auto joinsProperty = "joins";
constexpr int cellPadding = 8; ///< of the words of tables and of their headers
constexpr int iconGap = 7;     ///< between the icon of a button and its words
constexpr int radius = 3;
constexpr int scrollBarWidth = 12;

/// A frame of whole pixels: the pen runs through the middle of the outermost ones.
void box(QPainter* painter, const QRect& rect, const QColor& fill, const QColor& line, double width = 1)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(line.isValid() ? QPen(line, width) : QPen(Qt::NoPen));
    painter->setBrush(fill);
    const double inset = line.isValid() ? width / 2 : 0;
    painter->drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius, radius);
    painter->restore();
}

void bottomRule(QPainter* painter, const QStyleOption* option, Token ground)
{
    painter->fillRect(option->rect, color(ground, option->palette));
    painter->fillRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1,
                      color(Token::Border, option->palette));
}

void drawButtonBevel(const QStyleOption* option, QPainter* painter, const QWidget* widget)
{
    const QPalette& palette = option->palette;
    const auto token = [&](Token t) { return color(t, palette); };
    const bool enabled = option->state & QStyle::State_Enabled;
    const bool down = option->state & (QStyle::State_Sunken | QStyle::State_On);
    const bool hover = enabled && option->state & QStyle::State_MouseOver;
    const ButtonRole role = buttonRole(widget);
    if (role == ButtonRole::Primary && enabled) {
        const QColor fill = token(Token::AccentFill);
        box(painter, option->rect, down ? fill.darker(115) : hover ? fill.lighter(108) : fill, QColor());
        return;
    }
    const QColor fill = token(down ? Token::Sel : hover ? Token::Hover : Token::Raised);
    const QColor line = !enabled                   ? token(Token::Border)
                        : role == ButtonRole::Stop ? token(Token::Fail)
                                                   : token(Token::BorderStrong);
    box(painter, option->rect, fill, line);
}

/// One of several choices in a row: what stands beside it begins where it ends.
void drawSegment(const QStyleOption* option, QPainter* painter, const QWidget* widget)
{
    const auto joins = SegmentJoins::fromInt(widget->property(joinsProperty).toInt());
    QStyleOption whole = *option;
    if (joins & SegmentJoin::Left)
        whole.rect.setLeft(whole.rect.left() - 2 * radius);
    if (joins & SegmentJoin::Right)
        whole.rect.setRight(whole.rect.right() + 2 * radius);
    painter->save();
    painter->setClipRect(option->rect);
    drawButtonBevel(&whole, painter, widget);
    if (joins & SegmentJoin::Left)
        painter->fillRect(option->rect.left(), option->rect.top(), 1, option->rect.height(),
                          color(option->state & QStyle::State_Enabled ? Token::BorderStrong : Token::Border,
                                option->palette));
    painter->restore();
}

/// Icon and words beside each other, in the middle of `rect`.
void drawIconAndText(const QStyle& style, QPainter* painter, const QStyleOption& option, const QRect& rect,
                     const QIcon& icon, const QSize& size, const QString& text)
{
    const bool enabled = option.state & QStyle::State_Enabled;
    const int flags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic;
    const int words = painter->fontMetrics().size(Qt::TextShowMnemonic, text).width();
    const int left = rect.left() + std::max(0, (rect.width() - size.width() - iconGap - words) / 2);
    const QRect place(left, rect.center().y() - size.height() / 2 + 1, size.width(), size.height());
    const QRect rest(place.right() + 1 + iconGap, rect.top(), rect.right() - place.right() - iconGap,
                     rect.height());
    icon.paint(painter, QStyle::visualRect(option.direction, rect, place), Qt::AlignCenter,
               enabled ? QIcon::Normal : QIcon::Disabled);
    style.drawItemText(
        painter, QStyle::visualRect(option.direction, rect, rest),
        static_cast<int>(QStyle::visualAlignment(option.direction, Qt::Alignment(flags & 0xff))) |
            Qt::TextShowMnemonic,
        option.palette, enabled, text, QPalette::ButtonText);
}

bool isEditor(const QWidget* widget)
{
    const auto* editor = qobject_cast<const QPlainTextEdit*>(widget);
    return editor && !editor->isReadOnly();
}

void drawLineEdit(const QStyleOption* option, QPainter* painter)
{
    const bool focus = option->state & QStyle::State_HasFocus;
    const QColor line = color(focus ? Token::Accent : Token::BorderStrong, option->palette);
    box(painter, option->rect, color(Token::Raised, option->palette), line, focus ? 2 : 1);
}

void drawCheckBox(const QStyleOption* option, QPainter* painter)
{
    const bool enabled = option->state & QStyle::State_Enabled;
    const bool on = option->state & (QStyle::State_On | QStyle::State_NoChange);
    const QColor line = color(enabled ? Token::BorderStrong : Token::Border, option->palette);
    if (!on) {
        box(painter, option->rect, color(Token::Raised, option->palette), line);
        return;
    }
    box(painter, option->rect, color(enabled ? Token::AccentFill : Token::Disabled, option->palette),
        QColor());
    const QString name =
        option->state & QStyle::State_NoChange ? QStringLiteral("minus") : QStringLiteral("check");
    paintGlyph(*painter, option->rect.adjusted(1, 1, -1, -1), name, color(Token::OnAccent, option->palette));
}

/// The field of a combo box with its arrow; the words are drawn by whoever asks.
void drawComboBox(const QStyleOptionComboBox* option, QPainter* painter, const QRect& arrow)
{
    const bool enabled = option->state & QStyle::State_Enabled;
    const bool focus = enabled && option->state & QStyle::State_HasFocus;
    const bool hover = enabled && !option->editable && option->state & QStyle::State_MouseOver;
    const Token line = focus ? Token::Accent : enabled ? Token::BorderStrong : Token::Border;
    box(painter, option->rect, color(hover ? Token::Hover : Token::Raised, option->palette),
        color(line, option->palette), focus ? 2 : 1);
    constexpr int size = 14;
    const QRect place(arrow.center().x() - size / 2, option->rect.center().y() - size / 2 + 1, size, size);
    paintGlyph(*painter, place, QStringLiteral("cdown"),
               color(enabled ? Token::Text : Token::Disabled, option->palette));
}

void drawHeader(const QStyleOption* option, QPainter* painter)
{
    bottomRule(painter, option, Token::Surface);
}

void drawScrollBar(const QStyleOptionSlider* bar, QPainter* painter, const QRect& groove, const QRect& slider)
{
    painter->fillRect(groove, color(Token::Surface, bar->palette));
    if (bar->maximum == bar->minimum) {
        return;
    }
    const bool active = bar->state & (QStyle::State_Sunken | QStyle::State_MouseOver);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    const QColor strong = color(Token::BorderStrong, bar->palette);
    painter->setBrush(active ? strong : blend(strong, color(Token::Surface, bar->palette), 0.6));
    const QRect handle =
        bar->orientation == Qt::Vertical ? slider.adjusted(3, 1, -3, -1) : slider.adjusted(1, 3, -1, -3);
    painter->drawRoundedRect(handle, 3, 3);
    painter->restore();
}

} // namespace

void setButtonRole(QAbstractButton* button, ButtonRole role)
{
    button->setProperty(roleProperty, static_cast<int>(role));
    button->setFont(roleFont(role == ButtonRole::Primary ? FontRole::BodyBold : FontRole::Body));
    button->update();
}

ButtonRole buttonRole(const QObject* button)
{
    const QVariant role = button ? button->property(roleProperty) : QVariant();
    return role.isValid() ? static_cast<ButtonRole>(role.toInt()) : ButtonRole::Plain;
}

void setSegmentJoins(QAbstractButton* button, SegmentJoins joins)
{
    button->setProperty(joinsProperty, joins.toInt());
}

void setFirstPadding(QWidget* header, int pixels)
{
    header->setProperty(firstProperty, pixels);
}

ThemeStyle::ThemeStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void ThemeStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget)) {
        widget->setAttribute(Qt::WA_Hover);
    }
}

void ThemeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    switch (element) {
    case PE_PanelButtonTool:
        if (buttonRole(widget) == ButtonRole::Framed) {
            drawButtonBevel(option, painter, widget);
            return;
        }
        if (buttonRole(widget) == ButtonRole::Segment) {
            drawSegment(option, painter, widget);
            return;
        }
        if (option->state & (State_Sunken | State_On | State_MouseOver)) {
            // A checked action of a tool bar says so by what it shows or hides, as the side bar does.
            const bool down = option->state & State_Sunken ||
                              (option->state & State_On && !(option->state & State_AutoRaise));
            if (!down && !(option->state & State_MouseOver)) {
                return;
            }
            box(painter, option->rect, color(down ? Token::Sel : Token::Hover, option->palette), QColor());
        }
        return;
    case PE_FrameFocusRect: // FocusRing shows it, outside the control
        return;
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame && frame->lineWidth > 0) {
            drawLineEdit(option, painter);
            return;
        }
        break;
    case PE_Frame:
        if (isEditor(widget)) {
            drawLineEdit(option, painter);
            return;
        }
        painter->setPen(color(Token::Border, option->palette));
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    case PE_IndicatorCheckBox:
        drawCheckBox(option, painter);
        return;
    case PE_PanelStatusBar:
        painter->fillRect(option->rect, color(Token::Chrome, option->palette));
        painter->fillRect(option->rect.left(), option->rect.top(), option->rect.width(), 1,
                          color(Token::Border, option->palette));
        return;
    case PE_FrameStatusBarItem:
        return;
    case PE_IndicatorDockWidgetResizeHandle:
        painter->fillRect(option->rect, color(Token::Border, option->palette));
        return;
    case PE_IndicatorToolBarSeparator: {
        const int x = option->rect.center().x();
        painter->fillRect(x, option->rect.top() + 8, 1, option->rect.height() - 16,
                          color(Token::Border, option->palette));
        return;
    }
    case PE_PanelTipLabel:
        painter->fillRect(option->rect, color(Token::Raised, option->palette));
        painter->setPen(color(Token::BorderStrong, option->palette));
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void ThemeStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    switch (element) {
    case CE_PushButtonBevel:
        drawButtonBevel(option, painter, widget);
        return;
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            QStyleOptionButton label = *button;
            const ButtonRole role = buttonRole(widget);
            if (label.state & State_Enabled && (role == ButtonRole::Primary || role == ButtonRole::Stop)) {
                const Token ink = role == ButtonRole::Primary ? Token::OnAccent : Token::Fail;
                label.palette.setColor(QPalette::ButtonText, color(ink, option->palette));
            }
            if (!label.icon.isNull() && !label.text.isEmpty())
                drawIconAndText(*this, painter, label, label.rect, label.icon, label.iconSize, label.text);
            else
                QProxyStyle::drawControl(element, &label, painter, widget);
            return;
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
            button && button->toolButtonStyle == Qt::ToolButtonTextBesideIcon && !button->icon.isNull()) {
            painter->setFont(button->font);
            drawIconAndText(*this, painter, *button, button->rect, button->icon, button->iconSize,
                            button->text);
            return;
        }
        break;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            QStyleOptionHeader label = *header;
            label.palette.setColor(QPalette::ButtonText, color(Token::Muted, option->palette));
            if (label.orientation == Qt::Horizontal) { // the words begin where those of the cells do
                const QVariant first =
                    widget && label.section == 0 ? widget->property(firstProperty) : QVariant();
                const int margin = pixelMetric(PM_HeaderMargin, option, widget);
                label.rect.adjust((first.isValid() ? first.toInt() : cellPadding) - margin, 0,
                                  margin - cellPadding, 0);
            }
            QProxyStyle::drawControl(element, &label, painter, widget);
            return;
        }
        break;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, color(Token::Chrome, option->palette));
        return;
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            const bool active = item->state & State_Selected;
            painter->fillRect(item->rect, color(active ? Token::Sel : Token::Chrome, item->palette));
            int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine;
            if (!styleHint(SH_UnderlineShortcut, item, widget, nullptr)) {
                flags |= Qt::TextHideMnemonic;
            }
            drawItemText(painter, item->rect, flags, item->palette, item->state & State_Enabled, item->text,
                         QPalette::WindowText);
            return;
        }
        break;
    case CE_ToolBar:
        bottomRule(painter, option, Token::Chrome);
        return;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        drawHeader(option, painter);
        return;
    case CE_Splitter:
        painter->fillRect(option->rect, color(Token::Border, option->palette));
        return;
    case CE_ProgressBarGroove:
        box(painter, option->rect, color(Token::Sunken, option->palette),
            color(Token::BorderStrong, option->palette));
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ThemeStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const
{
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            drawScrollBar(bar, painter, bar->rect, subControlRect(control, bar, SC_ScrollBarSlider, widget));
            return;
        }
    }
    if (control == CC_ComboBox) {
        if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option); box && box->frame) {
            drawComboBox(box, painter, subControlRect(control, box, SC_ComboBoxArrow, widget));
            return;
        }
    }
    if (control == CC_ToolButton) {
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            QStyleOptionToolButton plain = *button; // no arrow: the glyphs of our menu buttons say enough
            plain.features &= ~QStyleOptionToolButton::HasMenu;
            QProxyStyle::drawComplexControl(control, &plain, painter, widget);
            return;
        }
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect ThemeStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                 const QWidget* widget) const
{
    const auto* bar =
        control == CC_ScrollBar ? qstyleoption_cast<const QStyleOptionSlider*>(option) : nullptr;
    if (!bar) {
        return QProxyStyle::subControlRect(control, option, part, widget);
    }
    // No arrow buttons: the groove is the whole bar.
    const bool vertical = bar->orientation == Qt::Vertical;
    const int length = vertical ? bar->rect.height() : bar->rect.width();
    const double range = static_cast<double>(bar->maximum) - bar->minimum;
    const int handle = range > 0
                           ? std::clamp(static_cast<int>(length * (bar->pageStep / (range + bar->pageStep))),
                                        std::min(24, length), length)
                           : length;
    const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition,
                                              length - handle, bar->upsideDown);
    const auto span = [&](int from, int size) {
        const QRect rect = vertical
                               ? QRect(bar->rect.left(), bar->rect.top() + from, bar->rect.width(), size)
                               : QRect(bar->rect.left() + from, bar->rect.top(), size, bar->rect.height());
        return visualRect(bar->direction, bar->rect, rect);
    };
    switch (part) {
    case SC_ScrollBarGroove:
        return bar->rect;
    case SC_ScrollBarSlider:
        return span(start, handle);
    case SC_ScrollBarSubPage:
        return span(0, start);
    case SC_ScrollBarAddPage:
        return span(start + handle, length - start - handle);
    default:
        return {};
    }
}

QSize ThemeStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                   const QWidget* widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (type == CT_PushButton) {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        const int gap = button && !button->icon.isNull() && !button->text.isEmpty() ? iconGap - 4 : 0;
        size =
            QSize(std::max(size.width(), contents.width() + 26) + gap, std::max(28, contents.height() + 10));
    } else if (type == CT_ComboBox) {
        size.setHeight(std::max(28, size.height()));
    } else if (type == CT_LineEdit) {
        size.setHeight(std::max(28, contents.height() + 8));
    } else if (type == CT_HeaderSection) {
        const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
        if (header && header->orientation == Qt::Horizontal)
            size.setWidth(size.width() + 2 * (cellPadding - pixelMetric(PM_HeaderMargin, option, widget)));
        size.setHeight(std::max(26, contents.height()));
    } else if (type == CT_MenuBarItem) {
        size.setHeight(28);
    } else if (type == CT_ToolButton && buttonRole(widget) == ButtonRole::Plain) {
        const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        const bool both = button && button->toolButtonStyle == Qt::ToolButtonTextBesideIcon;
        size = QSize(std::max(28, size.width() + 6 + (both ? iconGap : 0)), std::max(28, size.height()));
    }
    return size;
}

int ThemeStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_ToolBarIconSize:
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
        return 16;
    case PM_ScrollBarExtent:
        return scrollBarWidth;
    case PM_ScrollBarSliderMin:
        return 24;
    case PM_SplitterWidth:
    case PM_DockWidgetSeparatorExtent:
        return 1;
    case PM_FocusFrameHMargin:
        // Of a cell it is what stands left and right of the words, less one.
        return qobject_cast<const QAbstractItemView*>(widget) ? cellPadding - 1 : 3;
    case PM_FocusFrameVMargin:
        return 3;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_MenuBarVMargin:
    case PM_MenuBarPanelWidth:
    case PM_DockWidgetFrameWidth:
        return 0;
    case PM_MenuBarHMargin:
        return 8;
    case PM_ToolBarItemSpacing:
        return 4;
    case PM_ToolBarItemMargin:
        return 6;
    case PM_ToolBarFrameWidth:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int ThemeStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* data) const
{
    if (hint == SH_ScrollBar_Transient || hint == SH_EtchDisabledText ||
        hint == SH_DialogButtonBox_ButtonsHaveIcons) {
        return 0;
    }
    // The ring lives in the window or the page that scrolls: a row of buttons would cut it at its own edges.
    if (hint == SH_UnderlineShortcut || hint == SH_FocusFrame_AboveWidget) {
        return 1;
    }
    return QProxyStyle::styleHint(hint, option, widget, data);
}

} // namespace torchtriage::desktop
