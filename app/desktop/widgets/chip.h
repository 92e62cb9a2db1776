// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/theme/tokens.h"

#include <QWidget>

namespace torchtriage::desktop {

/// A glyph and a word on a tint: class of a failure, level of evidence. Not clickable.
class Chip : public QWidget {
    Q_OBJECT

public:
    explicit Chip(QWidget* parent = nullptr);

    /// Shows `text` with the glyph `glyph` in the colours `ink` on `tint`.
    void setContent(const QString& glyph, const QString& text, Token ink, Token tint);
    void showClass(triage::FailureClass value);

    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_glyph;
    QString m_text;
    Token m_ink = Token::Muted;
    Token m_tint = Token::UnknownTint;
};

} // namespace torchtriage::desktop
