// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/language.h"

#include "app/workbench/language_scope.h"
#include "app/workbench/settings_keys.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QSettings>

#include <algorithm>

namespace torchtriage::workbench {

namespace {

constexpr auto embedded = ":/i18n";

/// The user's own regional habits (a Canadian's French) where the languages agree, else the language's
/// default.
QLocale localeFor(const QString& code, const QLocale& system)
{
    const QLocale plain(code);
    return plain.language() == system.language() ? system : plain;
}

} // namespace

const QVector<LanguageInfo>& languages()
{
    static const QVector<LanguageInfo> all = {{QStringLiteral("en"), QStringLiteral("English")},
                                              {QStringLiteral("fr"), QStringLiteral("Français")},
                                              {QStringLiteral("es"), QStringLiteral("Español")},
                                              {QStringLiteral("ja"), QStringLiteral("日本語")},
                                              {QStringLiteral("id"), QStringLiteral("Bahasa Indonesia")}};
    return all;
}

QString languageFor(const QLocale& locale)
{
    for (const LanguageInfo& language : languages()) {
        if (QLocale(language.code).language() == locale.language()) {
            return language.code;
        }
    }
    return languages().front().code;
}

Language::Language(QSettings* settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_system(QLocale::system()),
      m_scoped(std::make_unique<ScopedTranslator>())
{
}

Language::~Language()
{
    removeCatalogues();
}

void Language::applyKept()
{
    const QString kept = chosen();
    install(kept.isEmpty() ? languageFor(m_system) : kept);
}

void Language::choose(const QString& code)
{
    if (m_settings) {
        if (code.isEmpty()) {
            m_settings->remove(settings::language);
        } else {
            m_settings->setValue(settings::language, code);
        }
    }
    install(code.isEmpty() ? languageFor(m_system) : code);
}

void Language::install(const QString& code)
{
    const auto known = std::ranges::find(languages(), code, &LanguageInfo::code);
    const QString next = known == languages().end() ? languages().front().code : code;
    if (next == m_current) {
        return;
    }
    m_current = next;
    // First the locale: windows that are retranslated by the catalogues below format numbers with it.
    QLocale::setDefault(localeFor(next, m_system));
    removeCatalogues();
    addCatalogue(QStringLiteral("qtbase_%1").arg(next),
                 {QString::fromLatin1(embedded), QLibraryInfo::path(QLibraryInfo::TranslationsPath)});
    addCatalogue(QStringLiteral("torchtriage_%1").arg(next), {QString::fromLatin1(embedded)});
    // Installed last, it is asked first.
    QCoreApplication::removeTranslator(m_scoped.get());
    QCoreApplication::installTranslator(m_scoped.get());
    emit changed(next);
}

QString Language::chosen() const
{
    const QString kept = m_settings ? m_settings->value(settings::language).toString() : QString();
    const bool known = std::ranges::find(languages(), kept, &LanguageInfo::code) != languages().end();
    return known ? kept : QString();
}

void Language::removeCatalogues()
{
    for (const auto& catalogue : m_catalogues) {
        QCoreApplication::removeTranslator(catalogue.get());
    }
    m_catalogues.clear();
}

void Language::addCatalogue(const QString& file, const QStringList& folders)
{
    for (const QString& folder : folders) {
        auto catalogue = std::make_unique<QTranslator>();
        if (catalogue->load(file, folder)) {
            QCoreApplication::installTranslator(catalogue.get());
            m_catalogues.push_back(std::move(catalogue));
            return;
        }
    }
}

} // namespace torchtriage::workbench
