// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QObject>
#include <QString>
#include <QTranslator>
#include <QVector>

#include <memory>
#include <vector>

class QSettings;

namespace torchtriage::workbench {

/// A language of the program.
struct LanguageInfo {
    QString code; ///< "fr": also the middle of the catalogue's name
    QString name; ///< in the language itself, never translated

    bool operator==(const LanguageInfo&) const = default;
};

/// The five languages, in the order of the menu.
[[nodiscard]] const QVector<LanguageInfo>& languages();
/// The best of our languages for a locale; English if none fits.
[[nodiscard]] QString languageFor(const QLocale& locale);

/// Installs the catalogues of one language, ours and Qt's own, and sets the default QLocale. Every window
/// gets QEvent::LanguageChange from the QCoreApplication; the catalogues leave with this object.
class Language : public QObject {
    Q_OBJECT

public:
    /// `settings` keeps the choice and must outlive this object. Without one (the command line) nothing is
    /// kept.
    explicit Language(QSettings* settings = nullptr, QObject* parent = nullptr);
    ~Language() override;

    /// Installs the kept language, or the system's.
    void applyKept();
    /// Switches to one of languages() and keeps it; an empty code follows the system again.
    void choose(const QString& code);
    /// Switches without keeping. An unknown code gives English.
    void install(const QString& code);

    /// The code in use.
    [[nodiscard]] QString current() const { return m_current; }
    /// The code that the user chose; empty if the system decides.
    [[nodiscard]] QString chosen() const;

signals:
    void changed(const QString& code);

private:
    void removeCatalogues();
    void addCatalogue(const QString& file, const QStringList& folders);

    QSettings* m_settings;
    QLocale m_system;
    QString m_current;
    std::vector<std::unique_ptr<QTranslator>> m_catalogues;
    std::unique_ptr<QTranslator> m_scoped; ///< asked before all of them: see LanguageScope
};

} // namespace torchtriage::workbench
