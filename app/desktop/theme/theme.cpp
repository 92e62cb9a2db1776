// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/theme.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/theme_style.h"
#include "app/workbench/settings_keys.h"

#include <QApplication>
#include <QEvent>
#include <QSettings>
#include <QStyleHints>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace torchtriage::desktop {

namespace settings = workbench::settings;

namespace {

// Black on white and white on black are 21:1; no ordinary desktop theme goes that far.
constexpr double highContrastRatio = 20.5;

double luminance(const QColor& color)
{
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

bool isHighContrast(const QPalette& palette)
{
    return contrastRatio(palette.color(QPalette::Window), palette.color(QPalette::WindowText)) >
               highContrastRatio &&
           contrastRatio(palette.color(QPalette::Button), palette.color(QPalette::ButtonText)) >
               highContrastRatio;
}

} // namespace

Theme::Theme(QSettings& store, QObject* parent)
    : QObject(parent), m_settings(store), m_systemPalette(QApplication::palette()),
      m_systemFont(QApplication::font())
{
    const QString kept = m_settings.value(settings::theme).toString();
    if (kept == QLatin1String("light")) {
        m_mode = Mode::Light;
    } else if (kept == QLatin1String("dark")) {
        m_mode = Mode::Dark;
    }
}

void Theme::apply()
{
    QApplication::setStyle(new ThemeStyle);
    QApplication::setFont(applicationFont(m_systemFont));
    applyPalette();
    qApp->installEventFilter(this);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &Theme::applyPalette);
#endif
}

void Theme::setMode(Mode mode)
{
    if (mode == m_mode) {
        return;
    }
    m_mode = mode;
    if (mode == Mode::System) {
        m_settings.remove(settings::theme);
    } else {
        m_settings.setValue(settings::theme, mode == Mode::Dark ? "dark" : "light");
    }
    applyPalette();
    emit modeChanged(mode);
}

Scheme Theme::scheme() const
{
    switch (m_mode) {
    case Mode::Light:
        return Scheme::Light;
    case Mode::Dark:
        return Scheme::Dark;
    case Mode::System:
        break;
    }
    return systemScheme();
}

Scheme Theme::systemScheme() const
{
    if (isHighContrast(m_systemPalette)) {
        return Scheme::HighContrast;
    }
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (QGuiApplication::styleHints()->colorScheme() != Qt::ColorScheme::Unknown) {
        return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark ? Scheme::Dark
                                                                                     : Scheme::Light;
    }
#endif
    // Before Qt 6.5 the lightness of the palette that the platform gave us is what we know of its scheme.
    const bool dark = m_systemPalette.color(QPalette::Window).lightness() <
                      m_systemPalette.color(QPalette::WindowText).lightness();
    return dark ? Scheme::Dark : Scheme::Light;
}

void Theme::applyPalette()
{
    const Scheme now = scheme();
    const QPalette palette = now == Scheme::HighContrast ? m_systemPalette : paletteFor(now);
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
}

bool Theme::eventFilter(QObject* watched, QEvent* event)
{
    // The platform tells of a new desktop theme with ThemeChange; the style's standard palette then follows
    // it.
    if (event->type() == QEvent::ThemeChange && m_mode == Mode::System && watched->isWindowType()) {
        m_systemPalette = QApplication::style()->standardPalette();
        QMetaObject::invokeMethod(this, &Theme::applyPalette, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

double contrastRatio(const QColor& a, const QColor& b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace torchtriage::desktop
