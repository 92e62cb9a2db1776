// SPDX-License-Identifier: GPL-3.0-or-later
// The five languages: choice, memory, locale, catalogues that come and go; and the log of the program itself.
#include "app/workbench/language.h"
#include "app/workbench/logging.h"
#include "app/workbench/recent_files.h"
#include "app/workbench/settings_keys.h"

#include <QCoreApplication>
#include <QFile>
#include <QLoggingCategory>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace torchtriage;
using namespace torchtriage::workbench;

namespace {
constexpr auto context = "torchtriage::desktop::MainWindow"; // its sentences are in every catalogue
} // namespace

class TestLanguage : public QObject {
    Q_OBJECT

private slots:
    void bestLanguageForALocale_data();
    void bestLanguageForALocale();
    void choiceIsKept();
    void unknownCodeIsEnglish();
    void localeFollows();
    void catalogueIsEmbedded_data();
    void catalogueIsEmbedded();
    void cataloguesLeaveWithTheObject();
    void recentListIsBounded();
    void damagedSettingsAreIgnored();
    void loggingWritesAndBridges();
    void loggingWithoutAFolderIsQuiet();
};

void TestLanguage::bestLanguageForALocale_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("code");
    QTest::newRow("French of Canada") << "fr_CA"
                                      << "fr";
    QTest::newRow("Spanish of Mexico") << "es_MX"
                                       << "es";
    QTest::newRow("Japanese") << "ja_JP"
                              << "ja";
    QTest::newRow("Indonesian") << "id_ID"
                                << "id";
    QTest::newRow("German has none") << "de_DE"
                                     << "en";
    QTest::newRow("C") << "C"
                       << "en";
}

void TestLanguage::bestLanguageForALocale()
{
    QFETCH(QString, locale);
    QTEST(languageFor(QLocale(locale)), "code");
}

void TestLanguage::choiceIsKept()
{
    QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    {
        Language language(&store);
        language.applyKept();
        QVERIFY(language.chosen().isEmpty());
        QSignalSpy changes(&language, &Language::changed);
        language.choose(QStringLiteral("ja"));
        QCOMPARE(changes.size(), 1);
        QCOMPARE(language.current(), QStringLiteral("ja"));
    }
    Language again(&store);
    again.applyKept();
    QCOMPARE(again.current(), QStringLiteral("ja"));
    again.choose(QString());
    QVERIFY(!store.contains(settings::language));
    QCOMPARE(again.current(), languageFor(QLocale::system()));
}

void TestLanguage::unknownCodeIsEnglish()
{
    Language language;
    language.install(QStringLiteral("fr"));
    language.install(QStringLiteral("xx"));
    QCOMPARE(language.current(), QStringLiteral("en"));
}

void TestLanguage::localeFollows()
{
    Language language;
    language.install(QStringLiteral("fr"));
    QCOMPARE(QLocale().language(), QLocale::French);
    QCOMPARE(QLocale().toString(0.5, 'f', 1), QStringLiteral("0,5"));
    language.install(QStringLiteral("en"));
    QCOMPARE(QLocale().toString(0.5, 'f', 1), QStringLiteral("0.5"));
}

void TestLanguage::catalogueIsEmbedded_data()
{
    QTest::addColumn<QString>("code");
    for (const LanguageInfo& language : languages()) {
        QTest::newRow(qPrintable(language.code)) << language.code;
    }
}

void TestLanguage::catalogueIsEmbedded()
{
    QFETCH(QString, code);
    QVERIFY(QFile::exists(QStringLiteral(":/i18n/torchtriage_%1.qm").arg(code)));
    Language language;
    language.install(code);
    const QString text = QCoreApplication::translate(context, "No incident open");
    QCOMPARE(text == QLatin1String("No incident open"), code == QLatin1String("en"));
    const QString plural = QCoreApplication::translate(context, "%n rank(s)", nullptr, 8);
    QVERIFY2(!plural.contains(QLatin1String("(s)")), qPrintable(plural));
    QVERIFY(plural.contains(QLatin1Char('8')));
}

void TestLanguage::cataloguesLeaveWithTheObject()
{
    const QString english = QStringLiteral("No incident open");
    {
        Language language;
        language.install(QStringLiteral("ja"));
        QVERIFY(QCoreApplication::translate(context, "No incident open") != english);
    }
    QCOMPARE(QCoreApplication::translate(context, "No incident open"), english);
}

void TestLanguage::recentListIsBounded()
{
    QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    RecentFiles recent(store);
    for (int i = 0; i < 25; ++i) {
        Incident incident;
        incident.path = QStringLiteral("/logs/%1.log").arg(i);
        incident.report.verdict = triage::Verdict::Failure;
        incident.report.family = triage::Family::Collective;
        recent.add(incident);
    }
    recent.add(Incident()); // text in memory is never listed
    QCOMPARE(recent.files().size(), RecentFiles::maximum);
    QCOMPARE(recent.files().front().path, QStringLiteral("/logs/24.log"));
    Incident known;
    known.path = QStringLiteral("/logs/20.log");
    recent.add(known);
    QCOMPARE(recent.files().size(), RecentFiles::maximum);
    QCOMPARE(recent.files().front().path, known.path);
    QCOMPARE(RecentFiles(store).files(), recent.files());
    recent.remove(known.path);
    QCOMPARE(RecentFiles(store).files().size(), RecentFiles::maximum - 1);
}

void TestLanguage::damagedSettingsAreIgnored()
{
    QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    store.setValue(settings::language, QStringLiteral("klingon"));
    store.setValue(QStringLiteral("recent/files/size"), 1'000'000'000);
    store.setValue(QStringLiteral("recent/files/1/path"), QStringLiteral("/logs/a.log"));
    store.setValue(QStringLiteral("recent/files/1/family"), QStringLiteral("no-such-family"));
    Language language(&store);
    language.applyKept();
    QVERIFY(language.chosen().isEmpty());
    const RecentFiles recent(store);
    QCOMPARE(recent.files().size(), 1);
    QVERIFY(!recent.files().front().family);
}

void TestLanguage::loggingWritesAndBridges()
{
    QTemporaryDir folder;
    {
        const Logging logging(folder.filePath(QStringLiteral("log")));
        QVERIFY(logging.isActive());
        qInfo("a line of ours");
    }
    QFile file(folder.filePath(QStringLiteral("log/torchtriage.log")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray content = file.readAll();
    QVERIFY2(content.contains("a line of ours"), content.constData());
}

void TestLanguage::loggingWithoutAFolderIsQuiet()
{
    const Logging logging(QStringLiteral("/proc/no/such/folder"));
    QVERIFY(!logging.isActive());
    qInfo("goes to the terminal as before");
}

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"
