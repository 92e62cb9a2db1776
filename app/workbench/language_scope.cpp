// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/language_scope.h"

#include "app/workbench/language.h"

namespace torchtriage::workbench {

namespace {

// A scope belongs to a thread as its stack does; no object could be asked for it from inside tr().
thread_local const LanguageScope* innermost = nullptr;

} // namespace

LanguageScope::LanguageScope(const QString& code) : m_locale(languageFor(QLocale(code))), m_outer(innermost)
{
    (void)m_catalogue.load(QStringLiteral("torchtriage_%1").arg(languageFor(QLocale(code))),
                           QStringLiteral(":/i18n"));
    innermost = this;
}

LanguageScope::~LanguageScope()
{
    innermost = m_outer;
}

QLocale LanguageScope::locale()
{
    return innermost ? innermost->m_locale : QLocale();
}

QString ScopedTranslator::translate(const char* context, const char* source, const char* disambiguation,
                                    int n) const
{
    if (!innermost) {
        return {};
    }
    const QString text = innermost->m_catalogue.translate(context, source, disambiguation, n);
    // The source itself, where the language has no other text: the window's catalogues must not be asked
    // next.
    return text.isNull() ? QString::fromUtf8(source) : text;
}

} // namespace torchtriage::workbench
