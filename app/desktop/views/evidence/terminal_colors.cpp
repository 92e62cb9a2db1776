// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/terminal_colors.h"

#include "app/desktop/theme/theme.h"
#include "app/desktop/theme/tokens.h"

#include <array>

namespace torchtriage::desktop {

namespace {

constexpr double wantedContrast = 4.5;

constexpr std::array inks = {
    Token::Text,   Token::Fail,     Token::Pass,   Token::Warn, Token::Accent, Token::Contract,
    Token::Binary, Token::Muted,    Token::Muted,  Token::Fail, Token::Pass,   Token::Warn,
    Token::Accent, Token::Contract, Token::Binary, Token::Text,
};
constexpr std::array grounds = {
    Token::Sunken, Token::FailTint,     Token::PassTint,   Token::WarnTint,
    Token::Sel,    Token::ContractTint, Token::BinaryTint, Token::UnknownTint,
};

/// The colour cube and the greys of a 256-colour terminal.
QColor fromIndex(std::uint32_t index)
{
    if (index >= 232) {
        const int level = 8 + static_cast<int>(index - 232) * 10;
        return {level, level, level};
    }
    const auto channel = [](std::uint32_t step) { return step == 0 ? 0 : 55 + static_cast<int>(step) * 40; };
    const std::uint32_t cube = index - 16;
    return {channel(cube / 36), channel(cube / 6 % 6), channel(cube % 6)};
}

QColor valueOf(const TerminalColor& value)
{
    return value.kind == TerminalColor::Kind::Direct ? QColor::fromRgb(value.value) : fromIndex(value.value);
}

} // namespace

QColor terminalInk(const TerminalColor& value, const QColor& ground, const QPalette& palette)
{
    const QColor text = color(Token::Text, palette);
    if (value.kind == TerminalColor::Kind::Default)
        return text;
    const bool named = value.kind == TerminalColor::Kind::Indexed && value.value < inks.size();
    QColor ink = named ? color(inks[value.value], palette) : valueOf(value);
    for (double share = 0.2; share < 1.01 && contrastRatio(ink, ground) < wantedContrast; share += 0.2)
        ink = blend(text, ink, share);
    return ink;
}

QColor terminalGround(const TerminalColor& value, const QPalette& palette)
{
    if (value.kind == TerminalColor::Kind::Default)
        return {};
    if (value.kind == TerminalColor::Kind::Indexed && value.value < 16)
        return color(grounds[value.value % grounds.size()], palette);
    // A tint of it: text in the theme's colours must stay readable on it.
    return blend(valueOf(value), color(Token::Raised, palette), 0.2);
}

} // namespace torchtriage::desktop
