// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>

namespace torchtriage::workbench {

/// While it lives, every tr() of this thread answers in one language, whatever the window speaks: a support
/// request is written in the language of who reads it. Other threads are not touched and no window hears of
/// it. Needs a Language, which installs the ScopedTranslator. Scopes may be nested.
class LanguageScope {
public:
    /// An unknown code gives English.
    explicit LanguageScope(const QString& code);
    ~LanguageScope();
    LanguageScope(const LanguageScope&) = delete;
    LanguageScope& operator=(const LanguageScope&) = delete;

    /// How numbers are written here: as the innermost scope's language does, else as the program does.
    [[nodiscard]] static QLocale locale();

private:
    friend class ScopedTranslator;

    QLocale m_locale;
    QTranslator m_catalogue;
    const LanguageScope* m_outer;
};

/// Answers from the scope of the calling thread, if it has one. It is asked before the window's own
/// catalogues, and is silent otherwise.
class ScopedTranslator final : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    /// True, so that installing it tells no window of a new language.
    [[nodiscard]] bool isEmpty() const override { return true; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation,
                                    int n) const override;
};

} // namespace torchtriage::workbench
