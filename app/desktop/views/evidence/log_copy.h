// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/evidence/log_selection.h"
#include "core/log/line_reader.h"
#include "core/log/rank_profile.h"

#include <QString>

#include <functional>
#include <memory>

namespace torchtriage::desktop {

/// How lines go to the clipboard.
enum class CopyStyle {
    Selection,       ///< the selected characters
    Lines,           ///< whole lines as printed, without colours
    WithoutPrefixes, ///< without ranks, times and levels
    WithNumbers,     ///< with line number and rank before each
};

/// What to copy, by value, so that another thread can do it.
struct CopyRequest {
    LogSelection selection;
    CopyStyle style = CopyStyle::Selection;
    log::RankFilter filter; ///< lines of hidden ranks are left out
    log::Framing framing;
    std::shared_ptr<const log::LineIndex> index;
    std::shared_ptr<const log::RankProfile> profile;

    [[nodiscard]] std::int64_t lines() const { return selection.last().line - selection.first().line + 1; }
};

/// The text for the clipboard.
struct CopiedText {
    QString text;
    std::int64_t lines = 0;
    bool cut = false; ///< the limits were reached: it holds the first part
};

/// A clipboard is no file: this much and no more.
inline constexpr std::int64_t mostCopiedLines = 200'000;
inline constexpr qsizetype mostCopiedCharacters = qsizetype{32} << 20;

/// Reads the lines and makes the text. `cancelled` is asked every thousand lines; the result is then
/// incomplete.
[[nodiscard]] CopiedText copyText(const CopyRequest& request, const std::function<bool()>& cancelled = {});

} // namespace torchtriage::desktop
