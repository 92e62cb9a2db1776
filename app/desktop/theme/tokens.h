// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/family.h"

#include <QColor>
#include <QPalette>

#include <array>

namespace torchtriage::desktop {

/// The colours of the window by meaning. Their values stand in tokens.cpp and nowhere else.
enum class Token {
    Chrome,
    Surface,
    Raised,
    Sunken,
    Hover,
    Sel,
    Border,
    Hair,
    BorderStrong,
    Text,
    Muted,
    Disabled,
    Accent,
    AccentFill,
    OnAccent,
    Data,
    DataTint,
    DataSoft,
    Contract,
    ContractTint,
    Binary,
    BinaryTint,
    Resources,
    ResourcesTint,
    Hardware,
    HardwareTint,
    Unknown,
    UnknownTint,
    Fail,
    FailTint,
    FailSoft,
    FailLine,
    Warn,
    WarnTint,
    WarnLine,
    Pass,
    PassTint,
    PassLine,
    Match,
    MatchCurrent,
    MatchText,
    PlotGrid,
    PlotBand,
};
inline constexpr std::size_t tokenCount = static_cast<std::size_t>(Token::PlotBand) + 1;

enum class Scheme {
    Light,
    Dark,
    HighContrast, ///< a system theme of high contrast: its palette is used, our tokens follow it
};

/// The value of a token in the light or the dark scheme.
[[nodiscard]] QColor color(Token token, Scheme scheme);
/// The value of a token under `palette`: our own palettes name their scheme, any other one is the system's.
[[nodiscard]] QColor color(Token token, const QPalette& palette);
[[nodiscard]] Scheme schemeOf(const QPalette& palette);

/// Palette of a scheme. HighContrast gives an empty palette: the system's own stays.
[[nodiscard]] QPalette paletteFor(Scheme scheme);

/// `over` laid on `under` with the weight `share` (0 to 1).
[[nodiscard]] QColor blend(const QColor& over, const QColor& under, double share);

[[nodiscard]] Token classToken(triage::FailureClass value);
[[nodiscard]] Token classTint(triage::FailureClass value);
/// Name of the glyph of a class, for icon().
[[nodiscard]] const char* classGlyph(triage::FailureClass value);
/// Ground of the triage row that matches.
[[nodiscard]] QColor classSoft(triage::FailureClass value, const QPalette& palette);

} // namespace torchtriage::desktop
