// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

namespace torchtriage::workbench {

/// One stage of the built-in guide.
struct GuideSection {
    QString id;       ///< "first-failure": the same in every language, for links and the command line
    QString title;    ///< one line, no markup
    QString markdown; ///< the whole stage, beginning with its heading ("## …"); no HTML

    bool operator==(const GuideSection&) const = default;
};

/// The eight stages in reading order, in one of languages(); any other code gives English.
[[nodiscard]] QVector<GuideSection> guideSections(const QString& language);

/// The title of the guide: one line, no markup.
[[nodiscard]] QString guideTitle(const QString& language);

} // namespace torchtriage::workbench
