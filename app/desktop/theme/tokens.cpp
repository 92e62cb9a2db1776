// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/tokens.h"

#include <cmath>

namespace torchtriage::desktop {

using triage::FailureClass;

namespace {

struct Value {
    Token token;
    QRgb light;
    QRgb dark;
};

constexpr std::array<Value, tokenCount> values = {
    Value{Token::Chrome, 0xECEFF3, 0x17191E},       Value{Token::Surface, 0xF6F7F9, 0x1C1F25},
    Value{Token::Raised, 0xFFFFFF, 0x22262D},       Value{Token::Sunken, 0xF1F3F6, 0x191C21},
    Value{Token::Hover, 0xEEF1F5, 0x2A2F38},        Value{Token::Sel, 0xDCE8FA, 0x23395C},
    Value{Token::Border, 0xD4D9E1, 0x363C47},       Value{Token::Hair, 0xE4E8ED, 0x2D323B},
    Value{Token::BorderStrong, 0x7F8896, 0x747E8D}, Value{Token::Text, 0x1A1F27, 0xE3E6EB},
    Value{Token::Muted, 0x55606F, 0xA0A9B7},        Value{Token::Disabled, 0x8B94A1, 0x6B7482},
    Value{Token::Accent, 0x1D5FC4, 0x76ABFA},       Value{Token::AccentFill, 0x1D5FC4, 0x2F6BCB},
    Value{Token::OnAccent, 0xFFFFFF, 0xFFFFFF},     Value{Token::Data, 0x9C430A, 0xF3A670},
    Value{Token::DataTint, 0xFBEADC, 0x3B2A1E},     Value{Token::DataSoft, 0xFEF7F1, 0x29251F},
    Value{Token::Contract, 0x6540BD, 0xBBA4F6},     Value{Token::ContractTint, 0xEEE8FB, 0x302A45},
    Value{Token::Binary, 0x0A667F, 0x64C6DC},       Value{Token::BinaryTint, 0xDBF0F6, 0x1A343C},
    Value{Token::Resources, 0x4A6810, 0xB4CC6E},    Value{Token::ResourcesTint, 0xE9F1D6, 0x2C331C},
    Value{Token::Hardware, 0xA31C58, 0xF38DB8},     Value{Token::HardwareTint, 0xFAE3ED, 0x3D2532},
    Value{Token::Unknown, 0x505A67, 0xACB5C2},      Value{Token::UnknownTint, 0xE6E9EE, 0x2F343C},
    Value{Token::Fail, 0xB3201F, 0xFF8A82},         Value{Token::FailTint, 0xFBE5E3, 0x452323},
    Value{Token::FailSoft, 0xFEF4F3, 0x302426},     Value{Token::FailLine, 0xE3A6A2, 0x7A3B39},
    Value{Token::Warn, 0x7A5200, 0xEBC15A},         Value{Token::WarnTint, 0xFCF1CF, 0x3A301A},
    Value{Token::WarnLine, 0xDDBF6B, 0x6E5A26},     Value{Token::Pass, 0x176B3D, 0x6FD09A},
    Value{Token::PassTint, 0xDDF2E5, 0x1C3628},     Value{Token::PassLine, 0xA5D3B7, 0x31604A},
    Value{Token::Match, 0xFFE58A, 0x5E4D14},        Value{Token::MatchCurrent, 0xFFB74D, 0x9A5B0B},
    Value{Token::MatchText, 0x1A1F27, 0xFFF3D1},    Value{Token::PlotGrid, 0xE4E8ED, 0x2D323B},
    Value{Token::PlotBand, 0xE3F1E8, 0x1F3329},
};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (static_cast<std::size_t>(values[i].token) != i) {
            return false;
        }
    }
    return true;
}
static_assert(inOrder(), "color() uses the token as an index");

/// A system theme of high contrast keeps its palette: surfaces are its window, every word is its text.
QColor highContrastColor(Token token, const QPalette& palette)
{
    switch (token) {
    case Token::Raised:
    case Token::Sunken:
        return palette.color(QPalette::Base);
    case Token::Chrome:
    case Token::Surface:
    case Token::Hover:
    case Token::Sel:
    case Token::DataTint:
    case Token::DataSoft:
    case Token::ContractTint:
    case Token::BinaryTint:
    case Token::ResourcesTint:
    case Token::HardwareTint:
    case Token::UnknownTint:
    case Token::FailTint:
    case Token::FailSoft:
    case Token::WarnTint:
    case Token::PassTint:
    case Token::PlotBand:
    case Token::PlotGrid:
        return palette.color(QPalette::Window);
    case Token::Disabled:
        return palette.color(QPalette::Disabled, QPalette::WindowText);
    case Token::Accent:
        return palette.color(QPalette::Link);
    case Token::AccentFill:
    case Token::Match:
    case Token::MatchCurrent:
        return palette.color(QPalette::Highlight);
    case Token::OnAccent:
    case Token::MatchText:
        return palette.color(QPalette::HighlightedText);
    default:
        return palette.color(QPalette::WindowText);
    }
}

void setGroup(QPalette& palette, QPalette::ColorGroup group, Scheme scheme, Token text)
{
    const QColor ink = color(text, scheme);
    palette.setColor(group, QPalette::WindowText, ink);
    palette.setColor(group, QPalette::Text, ink);
    palette.setColor(group, QPalette::ButtonText, ink);
    palette.setColor(group, QPalette::HighlightedText, ink);
}

} // namespace

QColor color(Token token, Scheme scheme)
{
    const Value& value = values[static_cast<std::size_t>(token)];
    return QColor::fromRgb(scheme == Scheme::Dark ? value.dark : value.light);
}

QColor color(Token token, const QPalette& palette)
{
    const Scheme scheme = schemeOf(palette);
    return scheme == Scheme::HighContrast ? highContrastColor(token, palette) : color(token, scheme);
}

Scheme schemeOf(const QPalette& palette)
{
    // The grounds of tool tips are ours alone and no widget changes them, so they mark the palette as ours.
    const QColor mark = palette.color(QPalette::ToolTipBase);
    if (mark == color(Token::Raised, Scheme::Light) &&
        palette.color(QPalette::ToolTipText) == color(Token::Text, Scheme::Light)) {
        return Scheme::Light;
    }
    if (mark == color(Token::Raised, Scheme::Dark) &&
        palette.color(QPalette::ToolTipText) == color(Token::Text, Scheme::Dark)) {
        return Scheme::Dark;
    }
    return Scheme::HighContrast;
}

QPalette paletteFor(Scheme scheme)
{
    QPalette palette;
    if (scheme == Scheme::HighContrast) {
        return palette;
    }
    const auto set = [&](QPalette::ColorRole role, Token token) {
        palette.setColor(role, color(token, scheme));
    };
    setGroup(palette, QPalette::All, scheme, Token::Text);
    set(QPalette::Window, Token::Surface);
    set(QPalette::Base, Token::Raised);
    set(QPalette::AlternateBase, Token::Surface);
    set(QPalette::Button, Token::Raised);
    set(QPalette::ToolTipBase, Token::Raised);
    set(QPalette::ToolTipText, Token::Text);
    set(QPalette::PlaceholderText, Token::Muted);
    set(QPalette::Highlight, Token::Sel);
    set(QPalette::Link, Token::Accent);
    set(QPalette::LinkVisited, Token::Accent);
    set(QPalette::BrightText, Token::Fail);
    // The shades that Fusion draws its rules and bevels with.
    set(QPalette::Light, Token::Raised);
    set(QPalette::Midlight, Token::Hair);
    set(QPalette::Mid, Token::Border);
    set(QPalette::Dark, Token::BorderStrong);
    set(QPalette::Shadow, Token::BorderStrong);
    setGroup(palette, QPalette::Disabled, scheme, Token::Disabled);
    return palette;
}

QColor blend(const QColor& over, const QColor& under, double share)
{
    const auto mix = [share](int a, int b) {
        return static_cast<int>(std::lround(a * share + b * (1 - share)));
    };
    return QColor(mix(over.red(), under.red()), mix(over.green(), under.green()),
                  mix(over.blue(), under.blue()));
}

Token classToken(FailureClass value)
{
    switch (value) {
    case FailureClass::InvalidData:
        return Token::Data;
    case FailureClass::OperatorContract:
        return Token::Contract;
    case FailureClass::BinaryEnvironment:
        return Token::Binary;
    case FailureClass::Resources:
        return Token::Resources;
    case FailureClass::HardwareDriver:
        return Token::Hardware;
    case FailureClass::Unknown:
        break;
    }
    return Token::Unknown;
}

Token classTint(FailureClass value)
{
    switch (value) {
    case FailureClass::InvalidData:
        return Token::DataTint;
    case FailureClass::OperatorContract:
        return Token::ContractTint;
    case FailureClass::BinaryEnvironment:
        return Token::BinaryTint;
    case FailureClass::Resources:
        return Token::ResourcesTint;
    case FailureClass::HardwareDriver:
        return Token::HardwareTint;
    case FailureClass::Unknown:
        break;
    }
    return Token::UnknownTint;
}

const char* classGlyph(FailureClass value)
{
    switch (value) {
    case FailureClass::InvalidData:
        return "data";
    case FailureClass::OperatorContract:
        return "contract";
    case FailureClass::BinaryEnvironment:
        return "binary";
    case FailureClass::Resources:
        return "resources";
    case FailureClass::HardwareDriver:
        return "hardware";
    case FailureClass::Unknown:
        break;
    }
    return "unknown";
}

QColor classSoft(FailureClass value, const QPalette& palette)
{
    if (value == FailureClass::InvalidData) {
        return color(Token::DataSoft, palette);
    }
    return blend(color(classToken(value), palette), color(Token::Raised, palette), 0.05);
}

} // namespace torchtriage::desktop
