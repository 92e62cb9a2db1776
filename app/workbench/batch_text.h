// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/batch_document.h"
#include "core/batch/number.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace torchtriage::workbench {

// Evidence, the same in every language.
[[nodiscard]] QString shapeText(const std::vector<std::int64_t>& numbers); ///< "[32, 80, 998]"
/// One element with up to `digits` significant ones; 0: as many as tell it from its neighbours in its dtype.
/// Empty if there is none.
[[nodiscard]] QString elementText(const batch::Number& number, batch::DType dtype, int digits = 0);
[[nodiscard]] QString keyPartText(const batch::ValueGraph& values,
                                  const batch::Child& child); ///< "weight", "[3]"
/// A scalar or a text as it is ("1811", "clip_004417"); empty for what has parts.
[[nodiscard]] QString scalarText(const batch::ValueGraph& values, batch::ValueId id);

// What the file is.
[[nodiscard]] QString formatText(batch::Format format);       ///< "torch.save archive"
[[nodiscard]] QString safetyText(const BatchDocument& batch); ///< "Read without running pickle code"
[[nodiscard]] QString tensorCountText(std::uint64_t count);   ///< "7 tensors"
[[nodiscard]] QString partCountText(std::uint64_t count);     ///< "6 values"

// What one value is.
[[nodiscard]] QString opaqueText(const batch::ValueGraph& values, batch::ValueId id);
/// Why a file or a tensor could not be read, for a person.
[[nodiscard]] QString batchErrorText(const io::Error& error);
/// Why a tensor has no elements to show; empty if it has. `inRow`: asked for the values, not for a summary.
[[nodiscard]] QString unreadableText(const BatchDocument& batch, batch::ValueId tensor, bool inRow);
/// "mask, logits and 3 more"; empty if no other tensor looks at the same bytes.
[[nodiscard]] QString sharingText(const BatchDocument& batch, batch::ValueId tensor);

/// A claim, the fact behind it, and every single finding. An empty title: nothing to say.
struct BatchFinding {
    QString title;
    QString text;
    QStringList details;
};
/// Names that would run code when the file is loaded in Python.
[[nodiscard]] BatchFinding dangerFinding(const BatchDocument& batch);
/// Bytes that are not there, records that are missing, values that could not be read.
[[nodiscard]] BatchFinding incompleteFinding(const BatchDocument& batch);
/// Oddities that did not stop the reading, and classes that are not known.
[[nodiscard]] BatchFinding oddityFinding(const BatchDocument& batch);

} // namespace torchtriage::workbench
