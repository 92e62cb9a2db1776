// SPDX-License-Identifier: GPL-3.0-or-later
// Contrast of every pair of tokens that meets on screen, the palettes, and icons that follow them.
#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme.h"
#include "app/workbench/settings_keys.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace torchtriage::desktop;
using torchtriage::triage::FailureClass;

namespace {

struct Pair {
    const char* name;
    Token ink;
    Token ground;
    double least;
};

const QVector<Pair>& pairs()
{
    static const QVector<Pair> all = [] {
        QVector<Pair> list;
        const QVector<std::pair<const char*, Token>> grounds = {
            {"chrome", Token::Chrome}, {"surface", Token::Surface}, {"raised", Token::Raised},
            {"sunken", Token::Sunken}, {"hover", Token::Hover},     {"sel", Token::Sel}};
        const QVector<std::pair<const char*, Token>> inks = {
            {"text", Token::Text},           {"muted", Token::Muted},       {"accent", Token::Accent},
            {"data", Token::Data},           {"contract", Token::Contract}, {"binary", Token::Binary},
            {"resources", Token::Resources}, {"hardware", Token::Hardware}, {"unknown", Token::Unknown},
            {"fail", Token::Fail},           {"warn", Token::Warn},         {"pass", Token::Pass}};
        for (const auto& [inkName, ink] : inks) {
            for (const auto& [groundName, ground] : grounds) {
                list.append({qstrdup(qPrintable(QStringLiteral("%1 on %2").arg(inkName, groundName))), ink,
                             ground, 4.5});
            }
        }
        list += {{"data on its tint", Token::Data, Token::DataTint, 4.5},
                 {"contract on its tint", Token::Contract, Token::ContractTint, 4.5},
                 {"binary on its tint", Token::Binary, Token::BinaryTint, 4.5},
                 {"resources on its tint", Token::Resources, Token::ResourcesTint, 4.5},
                 {"hardware on its tint", Token::Hardware, Token::HardwareTint, 4.5},
                 {"unknown on its tint", Token::Unknown, Token::UnknownTint, 4.5},
                 {"fail on its tint", Token::Fail, Token::FailTint, 4.5},
                 {"warn on its tint", Token::Warn, Token::WarnTint, 4.5},
                 {"pass on its tint", Token::Pass, Token::PassTint, 4.5},
                 {"text on fail tint", Token::Text, Token::FailTint, 4.5},
                 {"text on warn tint", Token::Text, Token::WarnTint, 4.5},
                 {"text on matched row", Token::Text, Token::DataSoft, 4.5},
                 {"text on failed row", Token::Text, Token::FailSoft, 4.5},
                 {"on-accent on accent fill", Token::OnAccent, Token::AccentFill, 4.5},
                 {"match text on match", Token::MatchText, Token::Match, 4.5},
                 {"match text on current match", Token::MatchText, Token::MatchCurrent, 4.5},
                 {"control border on raised", Token::BorderStrong, Token::Raised, 3},
                 {"control border on surface", Token::BorderStrong, Token::Surface, 3},
                 {"focus on surface", Token::Accent, Token::Surface, 3},
                 {"focus on raised", Token::Accent, Token::Raised, 3}};
        return list;
    }();
    return all;
}

/// Colour of the most opaque pixel.
QColor inkOf(const QPixmap& pixmap)
{
    const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
    QRgb best = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            best = qAlpha(image.pixel(x, y)) > qAlpha(best) ? image.pixel(x, y) : best;
        }
    }
    return QColor::fromRgb(best);
}

} // namespace

class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void contrast_data();
    void contrast();
    void paletteTellsItsScheme();
    void highContrastKeepsTheSystemPalette();
    void modeSwitchesLiveAndIsKept();
    void everyIconRenders_data();
    void everyIconRenders();
    void iconFollowsThemeAndState();
    void fontsKeepTheirRatios();
};

void TestTheme::contrast_data()
{
    QTest::addColumn<int>("pair");
    QTest::addColumn<bool>("dark");
    for (int i = 0; i < pairs().size(); ++i) {
        for (const bool dark : {false, true}) {
            QTest::addRow("%s, %s", pairs().at(i).name, dark ? "dark" : "light") << i << dark;
        }
    }
}

void TestTheme::contrast()
{
    QFETCH(int, pair);
    QFETCH(bool, dark);
    const Pair& p = pairs().at(pair);
    const Scheme scheme = dark ? Scheme::Dark : Scheme::Light;
    const double ratio = contrastRatio(color(p.ink, scheme), color(p.ground, scheme));
    QVERIFY2(ratio >= p.least,
             qPrintable(QStringLiteral("%1:1, at least %2:1 is needed").arg(ratio).arg(p.least)));
}

void TestTheme::paletteTellsItsScheme()
{
    for (const Scheme scheme : {Scheme::Light, Scheme::Dark}) {
        const QPalette palette = paletteFor(scheme);
        QCOMPARE(schemeOf(palette), scheme);
        QCOMPARE(color(Token::Warn, palette), color(Token::Warn, scheme));
        QCOMPARE(palette.color(QPalette::WindowText), color(Token::Text, scheme));
        QCOMPARE(palette.color(QPalette::Disabled, QPalette::WindowText), color(Token::Disabled, scheme));
    }
}

void TestTheme::highContrastKeepsTheSystemPalette()
{
    QPalette system;
    for (const QPalette::ColorRole ground : {QPalette::Window, QPalette::Base, QPalette::Button}) {
        system.setColor(ground, Qt::black);
    }
    for (const QPalette::ColorRole ink : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        system.setColor(ink, Qt::white);
    }
    QCOMPARE(schemeOf(system), Scheme::HighContrast);
    QCOMPARE(color(Token::Data, system), QColor(Qt::white));
    QCOMPARE(color(Token::DataTint, system), QColor(Qt::black));

    const QPalette before = QApplication::palette();
    QApplication::setPalette(system);
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    const Theme theme(settings);
    QCOMPARE(theme.scheme(), Scheme::HighContrast);
    QApplication::setPalette(before);
}

void TestTheme::modeSwitchesLiveAndIsKept()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    Theme theme(settings);
    theme.apply();
    QVERIFY(!settings.contains(torchtriage::workbench::settings::theme));
    theme.setMode(Theme::Mode::Dark);
    QCOMPARE(schemeOf(QApplication::palette()), Scheme::Dark);
    QCOMPARE(Theme(settings).mode(), Theme::Mode::Dark);
    theme.setMode(Theme::Mode::Light);
    QCOMPARE(schemeOf(QApplication::palette()), Scheme::Light);
    theme.setMode(Theme::Mode::System);
    QVERIFY(!settings.contains(torchtriage::workbench::settings::theme));
}

void TestTheme::everyIconRenders_data()
{
    QTest::addColumn<QString>("name");
    const QStringList files = QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")});
    QVERIFY(files.size() >= 40);
    for (const QString& file : files) {
        QTest::addRow("%s", qPrintable(file)) << file.chopped(4);
    }
    for (const FailureClass value : torchtriage::triage::allClasses) {
        QTest::addRow("class glyph %s", classGlyph(value)) << QString::fromLatin1(classGlyph(value));
    }
}

void TestTheme::everyIconRenders()
{
    QFETCH(QString, name);
    QVERIFY(QFile::exists(QStringLiteral(":/icons/%1.svg").arg(name)));
    QVERIFY(inkOf(icon(name, Token::Fail).pixmap(24, 24)).isValid());
    QCOMPARE(inkOf(icon(name, Token::Fail).pixmap(24, 24)).rgb(),
             color(Token::Fail, QApplication::palette()).rgb());
}

void TestTheme::iconFollowsThemeAndState()
{
    const QIcon pin = icon(QStringLiteral("pin"), Token::Fail);
    for (const Scheme scheme : {Scheme::Light, Scheme::Dark}) {
        QApplication::setPalette(paletteFor(scheme));
        QCOMPARE(inkOf(pin.pixmap(32, 32)).rgb(), color(Token::Fail, scheme).rgb());
        QCOMPARE(inkOf(pin.pixmap(QSize(32, 32), QIcon::Disabled)).rgb(),
                 color(Token::Disabled, scheme).rgb());
    }
}

void TestTheme::fontsKeepTheirRatios()
{
    QApplication::setFont(applicationFont(QApplication::font()));
    const double body = roleFont(FontRole::Body).pointSizeF();
    QVERIFY(body >= 9.7);
    QCOMPARE(roleFont(FontRole::Display).pointSizeF() / body, 22.0 / 13);
    QCOMPARE(roleFont(FontRole::Small).pointSizeF() / body, 11.0 / 13);
    QVERIFY(roleFont(FontRole::BodyBold).bold());
    QVERIFY(!roleFont(FontRole::Note).bold());
    QVERIFY(roleFont(FontRole::Evidence).families().contains(QStringLiteral("DejaVu Sans Mono")));
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
