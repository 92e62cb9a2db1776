// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/theme/tokens.h"

#include <QFont>
#include <QObject>
#include <QPalette>

class QSettings;

namespace torchtriage::desktop {

/// The look of the program: style, palette and font of the QApplication. Applied before the first window;
/// switched while windows are open. Widgets and delegates ask color() with their palette, so they need no
/// Theme.
class Theme : public QObject {
    Q_OBJECT

public:
    enum class Mode { System, Light, Dark };

    /// `settings` keeps the user's choice and must outlive this object.
    explicit Theme(QSettings& settings, QObject* parent = nullptr);

    /// Installs style, font and palette.
    void apply();
    [[nodiscard]] Mode mode() const noexcept { return m_mode; }
    void setMode(Mode mode);
    /// The scheme in use now.
    [[nodiscard]] Scheme scheme() const;

signals:
    void modeChanged(torchtriage::desktop::Theme::Mode mode);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] Scheme systemScheme() const;
    void applyPalette();

    QSettings& m_settings;
    Mode m_mode = Mode::System;
    QPalette m_systemPalette;
    QFont m_systemFont;
};

/// WCAG 2 contrast ratio of two opaque colours, 1 to 21.
[[nodiscard]] double contrastRatio(const QColor& a, const QColor& b);

} // namespace torchtriage::desktop
