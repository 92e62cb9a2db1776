// SPDX-License-Identifier: GPL-3.0-or-later
// Menus in the five languages: every entry has a text and an accelerator, and no menu has one accelerator
// twice.
#include "tests/desktop/window_fixture.h"

#include <QHash>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

#include <algorithm>

using namespace torchtriage;

namespace {

/// The letter after a single &, in lower case; null if there is none.
QChar acceleratorOf(const QString& text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != u'&')
            continue;
        if (text[i + 1] != u'&')
            return text[i + 1].toLower();
        ++i;
    }
    return {};
}

/// A language stands under its own name in every language, without an accelerator.
bool isLanguage(const QAction& entry)
{
    return std::ranges::any_of(workbench::languages(), [&entry](const workbench::LanguageInfo& language) {
        return language.name == entry.text();
    });
}

void collectProblems(const QString& menuName, const QList<QAction*>& entries, QStringList& problems)
{
    QHash<QChar, QString> taken;
    for (const QAction* entry : entries) {
        if (entry->menu())
            collectProblems(entry->text(), entry->menu()->actions(), problems);
        if (entry->isSeparator() || isLanguage(*entry))
            continue;
        const QChar letter = acceleratorOf(entry->text());
        if (letter.isNull())
            problems << QStringLiteral("%1: “%2” has no accelerator").arg(menuName, entry->text());
        else if (taken.contains(letter))
            problems
                << QStringLiteral("%1: “%2” and “%3” share one").arg(menuName, taken[letter], entry->text());
        taken.insert(letter, entry->text());
    }
}

} // namespace

class TestMenus : public QObject {
    Q_OBJECT

private slots:
    void acceleratorsAreUnique_data();
    void acceleratorsAreUnique();
    void titlesAreTranslated();
};

void TestMenus::acceleratorsAreUnique_data()
{
    QTest::addColumn<QString>("code");
    for (const workbench::LanguageInfo& language : workbench::languages())
        QTest::newRow(qPrintable(language.code)) << language.code;
}

void TestMenus::acceleratorsAreUnique()
{
    QFETCH(QString, code);
    test::WindowFixture fixture;
    desktop::MainWindow window(fixture.services());
    fixture.language.install(code);
    QCoreApplication::sendPostedEvents();
    QStringList problems;
    QVERIFY(!window.menuBar()->actions().isEmpty());
    collectProblems(QStringLiteral("menu bar"), window.menuBar()->actions(), problems);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
}

void TestMenus::titlesAreTranslated()
{
    test::WindowFixture fixture;
    desktop::MainWindow window(fixture.services());
    QSet<QString> titles;
    for (const workbench::LanguageInfo& language : workbench::languages()) {
        fixture.language.install(language.code);
        QCoreApplication::sendPostedEvents();
        titles << window.menuBar()->actions().front()->text();
    }
    QCOMPARE(titles.size(), workbench::languages().size());
}

QTEST_MAIN(TestMenus)
#include "tst_menus.moc"
