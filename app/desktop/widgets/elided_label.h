// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/theme/fonts.h"

#include <QPalette>
#include <QWidget>

namespace torchtriage::desktop {

/// Text of at most `lines` lines; what does not fit ends in an ellipsis and is shown by the tool tip.
class ElidedLabel : public QWidget {
    Q_OBJECT

public:
    ElidedLabel(FontRole role, int lines, QPalette::ColorRole ink = QPalette::WindowText,
                QWidget* parent = nullptr);

    void setText(const QString& text);
    /// Where a single line is cut; several lines are always cut at the end.
    void setElideMode(Qt::TextElideMode mode);
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return m_lines > 1; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] int linesFor(int width) const;

    QString m_text;
    int m_lines;
    Qt::TextElideMode m_mode = Qt::ElideRight;
};

} // namespace torchtriage::desktop
