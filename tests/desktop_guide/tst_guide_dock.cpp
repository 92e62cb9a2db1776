// SPDX-License-Identifier: GPL-3.0-or-later
// The guide in the window: its stages, its links, its language, and what is kept of it.
#include "app/desktop/views/goto/go_to_field.h"
#include "app/desktop/views/guide/guide_browser.h"
#include "app/desktop/views/guide/guide_dock.h"
#include "app/desktop/views/guide/narrow_tables.h"
#include "app/desktop/views/incident_page.h"
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/widgets/link_button.h"
#include "app/workbench/settings_keys.h"
#include "tests/desktop/window_fixture.h"

#include <QAction>
#include <QComboBox>
#include <QTest>
#include <QTextDocument>

using namespace torchtriage;
using namespace torchtriage::desktop;

class TestGuideDock : public QObject {
    Q_OBJECT

private slots:
    void everyStageIsShown_data();
    void everyStageIsShown();
    void linksLeadToStagesOnly();
    void switchesLanguageInPlace();
    void eachPageHasItsStage();
    void keptOnlyWhenChanged();
    void theFieldFindsIt();
    void tablesBecomeLists();
    void codeIsLeftAlone();
};

void TestGuideDock::everyStageIsShown_data()
{
    QTest::addColumn<QString>("code");
    for (const workbench::LanguageInfo& language : workbench::languages())
        QTest::newRow(qPrintable(language.code)) << language.code;
}

void TestGuideDock::everyStageIsShown()
{
    QFETCH(QString, code);
    test::WindowFixture fixture;
    fixture.language.install(code);
    GuideDock dock(fixture.language);
    QCOMPARE(dock.chooser().count(), 8);
    for (const workbench::GuideSection& section : workbench::guideSections(code)) {
        dock.showSection(section.id);
        QCOMPARE(dock.sectionId(), section.id);
        const QString text = dock.browser().toPlainText();
        QString title = section.title;
        title.replace(QChar::Nbsp, u' '); // as plain text has it
        QVERIFY2(text.startsWith(title), qPrintable(text.left(80)));
        QVERIFY2(!text.contains(QStringLiteral("```")) && !text.contains(QStringLiteral("**")) &&
                     !text.contains(QStringLiteral("|---")),
                 qPrintable(section.id));
    }
}

void TestGuideDock::linksLeadToStagesOnly()
{
    test::WindowFixture fixture;
    GuideDock dock(fixture.language);
    dock.showSection(QStringLiteral("verify"));
    for (const char* outside :
         {"https://example.org/", "file:///etc/passwd", "other.md#reduce", "#no-such-stage"}) {
        emit dock.browser().anchorClicked(QUrl(QString::fromLatin1(outside)));
        QCOMPARE(dock.sectionId(), QStringLiteral("verify"));
    }
    QVERIFY(dock.browser().source().isEmpty());
    // The link at the end of the stage, as it stands in the document.
    const QTextDocument& document = *dock.browser().document();
    const QTextCursor link = document.find(workbench::guideSections(QStringLiteral("en")).at(6).title);
    QVERIFY(!link.isNull());
    emit dock.browser().anchorClicked(QUrl(link.charFormat().anchorHref()));
    QCOMPARE(dock.sectionId(), QStringLiteral("ask-for-help"));
    dock.showSection(QStringLiteral("no-such-stage"));
    QCOMPARE(dock.sectionId(), QStringLiteral("ask-for-help"));
}

void TestGuideDock::switchesLanguageInPlace()
{
    test::WindowFixture fixture;
    MainWindow window(fixture.services());
    window.show();
    window.showGuide(QStringLiteral("reduce"));
    const QString english = window.guide().browser().toPlainText();
    fixture.language.install(QStringLiteral("ja"));
    QCoreApplication::sendPostedEvents();
    QCOMPARE(window.guide().sectionId(), QStringLiteral("reduce"));
    QVERIFY(window.guide().browser().toPlainText() != english);
    QCOMPARE(window.guide().chooser().count(), 8);
}

void TestGuideDock::eachPageHasItsStage()
{
    test::WindowFixture fixture;
    MainWindow window(fixture.services());
    window.show();
    window.openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window.currentIncident() != 0, 20'000);
    QSet<QString> shown;
    for (int i = 0; i < incidentTabCount; ++i) {
        const auto tab = static_cast<IncidentTab>(i);
        window.view()->setTab(tab);
        const QString section = window.view()->page(tab).guideSection();
        LinkButton* link = nullptr;
        for (LinkButton* button : window.view()->findChildren<LinkButton*>()) {
            if (button->accessibleName().startsWith(QStringLiteral("Guide")))
                link = button;
        }
        QVERIFY(link);
        QCOMPARE(link->isVisible(), !section.isEmpty());
        if (section.isEmpty())
            continue;
        link->click();
        QVERIFY(window.guide().isVisible());
        QCOMPARE(window.guide().sectionId(), section); // an id that exists
        shown << section;
    }
    QVERIFY(shown.size() >= 3);
}

void TestGuideDock::keptOnlyWhenChanged()
{
    test::WindowFixture fixture;
    {
        MainWindow window(fixture.services());
        window.show();
        window.close();
    }
    QVERIFY(!fixture.settings.contains(workbench::settings::guideVisible));
    {
        MainWindow window(fixture.services());
        window.show();
        QVERIFY(!window.guide().isVisible());
        window.actions().guide->trigger();
        QVERIFY(window.guide().isVisible());
        window.close();
    }
    {
        MainWindow window(fixture.services());
        window.show();
        QVERIFY(window.guide().isVisible());
        QVERIFY(window.actions().guide->isChecked());
        emit window.guide().closeRequested();
        QVERIFY(!window.guide().isVisible());
        QVERIFY(!window.actions().guide->isChecked());
        window.close();
    }
    MainWindow last(fixture.services());
    last.show();
    QVERIFY(!last.guide().isVisible());
}

void TestGuideDock::theFieldFindsIt()
{
    test::WindowFixture fixture;
    MainWindow window(fixture.services());
    window.show();
    window.activateWindow();
    window.goToField().ask();
    QTest::keyClicks(&window.goToField(), QStringLiteral("worked example"));
    QTest::keyClick(&window.goToField(), Qt::Key_Return);
    QVERIFY(window.guide().isVisible());
    QCOMPARE(window.guide().sectionId(), QStringLiteral("worked-example"));
}

void TestGuideDock::tablesBecomeLists()
{
    const QString table = QStringLiteral("before\n\n| A | B | C |\n|---|---|---|\n| one | two | three |\n"
                                         "| four | five | six |\n\nafter\n");
    QCOMPARE(narrowTables(table), QStringLiteral("before\n\n- **one**\n    - *B* — two\n    - *C* — three\n"
                                                 "- **four**\n    - *B* — five\n    - *C* — six\n\nafter\n"));
}

void TestGuideDock::codeIsLeftAlone()
{
    const QString code = QStringLiteral("```sh\n| not | a table |\n```\n");
    QCOMPARE(narrowTables(code), code);
}

QTEST_MAIN(TestGuideDock)
#include "tst_guide_dock.moc"
