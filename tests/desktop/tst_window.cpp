// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a user meets it: open, drop, paste, errors, keys, languages, what is kept between sessions.
#include "app/desktop/views/incident_dock.h"
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/next_step_pane.h"
#include "app/desktop/views/notice_area.h"
#include "app/desktop/views/opener.h"
#include "app/desktop/views/overview_page.h"
#include "app/desktop/views/start_page.h"
#include "app/desktop/views/steps_dock.h"
#include "app/workbench/guide.h"
#include "app/workbench/settings_keys.h"
#include "tests/desktop/window_fixture.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDropEvent>
#include <QFontInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>
#include <QTranslator>

using namespace torchtriage;
using desktop::IncidentTab;
using desktop::IncidentView;
using desktop::MainWindow;

namespace {

constexpr auto oomLog =
    "step 12 loss 0.31\n"
    "Traceback (most recent call last):\n"
    "  File \"train.py\", line 40, in <module>\n"
    "    out = model(batch)\n"
    "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB. GPU 0 has a total "
    "capacity of 15.77 GiB of which 1.09 GiB is free.\n";

/// Answers every sentence with the same one in brackets: what stays without them was not translated again.
class Brackets : public QTranslator {
public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char*, int) const override
    {
        return QLatin1String(context).startsWith(QLatin1Char('Q')) ? QString()
                                                                   : u'⟦' + QString::fromUtf8(source) + u'⟧';
    }
};

/// A window on settings of its own, with the log and bad inputs that the tests open.
struct Desk : test::WindowFixture {
    MainWindow window{services()};

    Desk()
    {
        window.show();
        window.activateWindow();
    }

    QString write(const QString& name, const QByteArray& content) const
    {
        QFile file(folder.filePath(name));
        [[maybe_unused]] const bool open = file.open(QIODevice::WriteOnly);
        file.write(content);
        return file.fileName();
    }

    [[nodiscard]] bool opens(const QStringList& paths)
    {
        window.openFiles(paths);
        return QTest::qWaitFor([&] { return window.currentIncident() != 0; }, 20'000);
    }

    [[nodiscard]] bool complains()
    {
        return QTest::qWaitFor([&] { return !window.notices().messages().isEmpty(); }, 20'000);
    }

    [[nodiscard]] const triage::Report& report() const
    {
        return incidents.find(window.currentIncident())->report;
    }
};

bool isEvidence(const QWidget* widget)
{
    return widget->font().families().contains(QStringLiteral("DejaVu Sans Mono"));
}

void addText(QStringList& texts, const QString& text)
{
    if (!text.isEmpty()) {
        texts += text;
    }
}

/// Every text that the window shows or tells a screen reader, evidence left out.
QStringList textsOf(const MainWindow& window)
{
    QStringList texts;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        // Qt's own parts speak from Qt's own catalogue.
        const QString name = widget->objectName();
        if (name.startsWith(QLatin1String("qt_")) || name.startsWith(QLatin1String("Scroll"))) {
            continue;
        }
        addText(texts, widget->toolTip());
        if (isEvidence(widget)) {
            continue;
        }
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            addText(texts, label->text());
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            addText(texts, button->text());
        } else if (const auto* field = qobject_cast<const QLineEdit*>(widget)) {
            addText(texts, field->placeholderText());
        } else if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                addText(texts, tabs->tabText(i));
            }
        } else if (const auto* menu = qobject_cast<const QMenu*>(widget)) {
            addText(texts, menu->title());
        }
        addText(texts, widget->accessibleName());
    }
    for (const QAction* action : window.findChildren<QAction*>()) {
        addText(texts, action->text());
    }
    return texts;
}

/// Names, versions, numbers, keys: they read the same in every language.
bool sameInEveryLanguage(const QString& text)
{
    static const QStringList proper = {
        QStringLiteral("TorchTriage"), QStringLiteral("Python"),  QStringLiteral("PyTorch"),
        QStringLiteral("dtype"),       QStringLiteral("English"), QStringLiteral("Français"),
        QStringLiteral("Español"),     QStringLiteral("日本語"),  QStringLiteral("Bahasa Indonesia"),
        QStringLiteral("Aa"),          QStringLiteral(".*")};
    static const QRegularExpression key(QStringLiteral("^(Ctrl|Alt|Shift|F\\d)"));
    static const QRegularExpression letters(QStringLiteral("\\p{L}{2}"));
    static const QRegularExpression size(QStringLiteral("^[\\d.,\\s]+[KMGT]?i?B$|^\\d+ bytes$"));
    for (const workbench::GuideSection& stage : workbench::guideSections(QStringLiteral("en"))) {
        if (text.contains(stage.title)) { // the guide has a file of its own for each language
            return true;
        }
    }
    return proper.contains(text) || text.contains(size) || !text.contains(letters) || text.contains(key) ||
           text.startsWith(QLatin1String("qt_")) || text.contains(desktop::Opener::sampleName());
}

} // namespace

class TestWindow : public QObject {
    Q_OBJECT

private slots:
    void startsOnTheStartPage();
    void opensALog();
    void opensTheSample();
    void opensADroppedFile();
    void dropsOfTextAreALog();
    void pastesTheClipboard();
    void pasteOfNothingSaysSo();
    void badInputIsABanner_data();
    void badInputIsABanner();
    void goodAfterBadClearsTheBanner();
    void aLogWithoutFailureIsSaid();
    void reloadReadsTheFileAgain();
    void recentIsKeptAndCleared();
    void keysWork();
    void backAndForward();
    void closingTheLastShowsTheStartPage();
    void copiesTheFirstError();
    void nextStepsWork();
    void shortcutsAndAboutDoNotBlock();
    void languageSwitchLeavesNothing();
    void everyControlHasAName();
    void layoutIsKeptOnlyWhenChanged();
    void narrowWindowMovesTheNextSteps();
};

void TestWindow::startsOnTheStartPage()
{
    Desk desk;
    QCOMPARE(desk.window.currentIncident(), 0U);
    QTRY_VERIFY(desk.window.findChild<desktop::StartPage*>());
    QVERIFY(desk.window.findChild<desktop::StartPage*>()->isVisible());
    QVERIFY(!desk.window.dock().isVisible());
    QVERIFY(!desk.window.actions().reload->isEnabled());
    QVERIFY(!desk.window.actions().back->isEnabled());
    QVERIFY(!desk.window.actions().forward->isEnabled());
    QCOMPARE(desk.window.view(), nullptr); // made when first needed
}

void TestWindow::opensALog()
{
    Desk desk;
    QVERIFY(desk.opens({desk.write(QStringLiteral("train.log"), oomLog)}));
    QCOMPARE(desk.report().family, std::optional(triage::Family::OutOfMemory));
    QCOMPARE(desk.report().firstLine, 5);
    QVERIFY(desk.window.dock().isVisible());
    QVERIFY(desk.window.windowTitle().startsWith(QStringLiteral("train.log")));
    QVERIFY(desk.window.notices().messages().isEmpty());
}

void TestWindow::opensTheSample()
{
    Desk desk;
    QVERIFY(desktop::Opener::hasSample());
    desk.window.openSample();
    QTRY_VERIFY_WITH_TIMEOUT(desk.window.currentIncident() != 0, 20'000);
    QCOMPARE(desk.report().family, std::optional(triage::Family::DeviceAssert));
    QCOMPARE(desk.report().rank, std::optional(3));
    const auto first = desk.window.currentIncident();
    desk.window.openSample(); // once open, it is shown, not opened again
    QTest::qWait(50);
    QCOMPARE(desk.window.currentIncident(), first);
    QCOMPARE(desk.incidents.size(), 1);
}

void TestWindow::opensADroppedFile()
{
    Desk desk;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(desk.write(QStringLiteral("dropped.log"), oomLog))});
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&desk.window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&desk.window, &drop);
    QTRY_VERIFY_WITH_TIMEOUT(desk.window.currentIncident() != 0, 20'000);
    QCOMPARE(desk.report().family, std::optional(triage::Family::OutOfMemory));
}

void TestWindow::dropsOfTextAreALog()
{
    Desk desk;
    QMimeData data;
    data.setText(QString::fromLatin1(oomLog));
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&desk.window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&desk.window, &drop);
    QTRY_VERIFY_WITH_TIMEOUT(desk.window.currentIncident() != 0, 20'000);
    QVERIFY(desk.incidents.at(0).isInMemory());
}

void TestWindow::pastesTheClipboard()
{
    Desk desk;
    QApplication::clipboard()->setText(QString::fromLatin1(oomLog));
    desk.window.actions().paste->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(desk.window.currentIncident() != 0, 20'000);
    QCOMPARE(desk.report().family, std::optional(triage::Family::OutOfMemory));
    QVERIFY(desk.recent.files().isEmpty()); // a paste is never listed
    desk.window.actions().paste->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(desk.incidents.size(), 2, 20'000);
    QVERIFY(desk.incidents.at(0).name != desk.incidents.at(1).name);
}

void TestWindow::pasteOfNothingSaysSo()
{
    Desk desk;
    QApplication::clipboard()->setText(QStringLiteral("  \n"));
    desk.window.actions().paste->trigger();
    QCOMPARE(desk.window.notices().messages().size(), 1);
    QCOMPARE(desk.window.currentIncident(), 0U);
}

void TestWindow::badInputIsABanner_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("missing") << "/no/such/folder/missing.log";
    QTest::newRow("device") << "/dev/zero";
}

void TestWindow::badInputIsABanner()
{
    QFETCH(QString, path);
    Desk desk;
    desk.window.openFiles({path});
    QVERIFY(desk.complains());
    QVERIFY(desk.window.notices().messages().front().contains(path.section(QLatin1Char('/'), -1)));
    QCOMPARE(desk.window.currentIncident(), 0U);
    QVERIFY(desk.window.findChild<desktop::StartPage*>()->isVisible()); // a way forward
    QCOMPARE(QApplication::activeModalWidget(), nullptr);
    QVERIFY(desk.recent.files().isEmpty());
}

void TestWindow::goodAfterBadClearsTheBanner()
{
    Desk desk;
    desk.window.openFiles({QStringLiteral("/no/such/file.log")});
    QVERIFY(desk.complains());
    QVERIFY(desk.opens({desk.write(QStringLiteral("good.log"), oomLog)}));
    QVERIFY(desk.window.notices().messages().isEmpty());
}

void TestWindow::aLogWithoutFailureIsSaid()
{
    Desk desk;
    QVERIFY(desk.opens(
        {desk.write(QStringLiteral("fine.log"), "epoch 1 done\nepoch 2 done\ntraining finished\n")}));
    QVERIFY(desk.report().verdict == triage::Verdict::NoFailure);
    QVERIFY(textsOf(desk.window).join(QLatin1Char('\n')).contains(QStringLiteral("No failure found")));
}

void TestWindow::reloadReadsTheFileAgain()
{
    Desk desk;
    const QString path = desk.write(QStringLiteral("grows.log"), "epoch 1 done\n");
    QVERIFY(desk.opens({path}));
    QVERIFY(desk.report().verdict == triage::Verdict::NoFailure);
    desk.write(QStringLiteral("grows.log"), oomLog);
    desk.window.actions().reload->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(desk.report().verdict == triage::Verdict::Failure, 20'000);
    QCOMPARE(desk.incidents.size(), 1);
}

void TestWindow::recentIsKeptAndCleared()
{
    Desk desk;
    const QString path = desk.write(QStringLiteral("train.log"), oomLog);
    QVERIFY(desk.opens({path}));
    const workbench::RecentFiles again(desk.settings);
    QCOMPARE(again.files().size(), 1);
    QCOMPARE(again.files().front().path, path);
    QCOMPARE(again.files().front().family, std::optional(triage::Family::OutOfMemory));
    desk.recent.clear();
    QVERIFY(workbench::RecentFiles(desk.settings).files().isEmpty());
}

void TestWindow::keysWork()
{
    Desk desk;
    QVERIFY(QTest::qWaitForWindowActive(&desk.window));
    QVERIFY(desk.opens({desk.write(QStringLiteral("train.log"), oomLog)}));
    QTest::keyClick(&desk.window, Qt::Key_B, Qt::ControlModifier);
    QVERIFY(!desk.window.dock().isVisible());
    QTest::keyClick(&desk.window, Qt::Key_L, Qt::ControlModifier);
    QVERIFY(desk.window.dock().isVisible()); // the filter is on the side bar
    QVERIFY(qobject_cast<QLineEdit*>(desk.window.focusWidget()));
    QTest::keyClick(&desk.window, Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(desk.window.view()->tab(), IncidentTab::Evidence);
    QTest::keyClick(&desk.window, Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(desk.window.view()->tab(), IncidentTab::Overview);
    QTest::keyClick(&desk.window, Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(desk.window.view()->tab(), IncidentTab::Evidence);
    const QWidget* before = desk.window.focusWidget();
    QTest::keyClick(&desk.window, Qt::Key_F6);
    QVERIFY(desk.window.focusWidget() != before);
}

void TestWindow::backAndForward()
{
    Desk desk;
    QVERIFY(desk.opens({desk.write(QStringLiteral("one.log"), oomLog)}));
    const auto one = desk.window.currentIncident();
    desk.window.openFiles({desk.write(QStringLiteral("two.log"), oomLog)});
    QTRY_VERIFY_WITH_TIMEOUT(desk.window.currentIncident() != one, 20'000);
    desk.window.view()->setTab(IncidentTab::Evidence);
    desk.window.actions().back->trigger();
    QCOMPARE(desk.window.view()->tab(), IncidentTab::Overview);
    desk.window.actions().back->trigger();
    QCOMPARE(desk.window.currentIncident(), one);
    QVERIFY(!desk.window.actions().back->isEnabled());
    desk.window.actions().forward->trigger();
    QVERIFY(desk.window.currentIncident() != one);
}

void TestWindow::closingTheLastShowsTheStartPage()
{
    Desk desk;
    QVERIFY(desk.opens({desk.write(QStringLiteral("one.log"), oomLog)}));
    desk.window.actions().close->trigger();
    QCOMPARE(desk.window.currentIncident(), 0U);
    QVERIFY(!desk.window.dock().isVisible());
    QVERIFY(!desk.window.actions().back->isEnabled());
}

void TestWindow::copiesTheFirstError()
{
    Desk desk;
    QVERIFY(desk.opens({desk.write(QStringLiteral("train.log"), oomLog)}));
    desk.window.actions().copyFirstError->trigger();
    const QString text = QApplication::clipboard()->text();
    QVERIFY2(text.contains(QStringLiteral("CUDA out of memory. Tried to allocate 2.00 GiB.")),
             qPrintable(text));
}

void TestWindow::nextStepsWork()
{
    Desk desk;
    desk.window.openSample();
    QTRY_VERIFY_WITH_TIMEOUT(desk.window.currentIncident() != 0, 20'000);
    const QVector<workbench::NextStep> steps = workbench::nextSteps(desk.report());
    QVERIFY(!steps.isEmpty());
    for (int i = 0; i < steps.size(); ++i) {
        desk.window.view()->setTab(IncidentTab::Overview);
        QApplication::clipboard()->clear();
        desk.window.actions().steps.at(static_cast<std::size_t>(i))->trigger();
        switch (steps.at(i).action) {
        case workbench::NextStep::Action::OpenEvidence:
            QCOMPARE(desk.window.view()->tab(), IncidentTab::Evidence);
            break;
        case workbench::NextStep::Action::Rerun:
            QCOMPARE(desk.window.view()->tab(), IncidentTab::Rerun);
            break;
        case workbench::NextStep::Action::CopyFirstError:
            QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("Assertion")));
            break;
        default:
            QVERIFY(steps.at(i).button.isEmpty()); // nothing to press
            break;
        }
    }
}

void TestWindow::shortcutsAndAboutDoNotBlock()
{
    Desk desk;
    for (QAction* action : {desk.window.actions().shortcuts, desk.window.actions().about}) {
        action->trigger(); // returns at once: no nested event loop
        auto* dialog = desk.window.findChild<QDialog*>();
        QVERIFY(dialog);
        QVERIFY(dialog->isVisible());
        delete dialog;
    }
    QVERIFY(desk.window.actions().withShortcut().size() >= 18);
}

void TestWindow::languageSwitchLeavesNothing()
{
    Desk desk;
    desk.window.openSample();
    QTRY_VERIFY_WITH_TIMEOUT(desk.window.currentIncident() != 0, 20'000);
    desk.window.view()->setTab(IncidentTab::Evidence);
    QTest::qWait(300); // background work of the page ends
    desk.window.view()->setTab(IncidentTab::Overview);
    Brackets brackets;
    QApplication::installTranslator(&brackets);
    QApplication::processEvents();
    QStringList leftovers;
    for (const QString& text : textsOf(desk.window)) {
        const bool evidence = text.contains(QString::fromStdString(desk.report().message));
        if (!text.contains(u'⟦') && !evidence && !sameInEveryLanguage(text)) {
            leftovers += text;
        }
    }
    leftovers.removeDuplicates();
    QVERIFY2(leftovers.isEmpty(), qPrintable(leftovers.join(QStringLiteral(" | "))));
    for (const QAbstractItemView* view : desk.window.findChildren<QAbstractItemView*>()) {
        if (view->accessibleName().contains(QStringLiteral("Triage"))) {
            QVERIFY(view->model()->index(1, 1).data().toString().contains(u'⟦'));
            QVERIFY(view->model()->headerData(0, Qt::Horizontal).toString().contains(u'⟦'));
        }
    }
    QApplication::removeTranslator(&brackets);
    QApplication::processEvents();
    for (const QString& text : textsOf(desk.window)) {
        QVERIFY2(!text.contains(u'⟦'), qPrintable(text));
    }
}

void TestWindow::everyControlHasAName()
{
    Desk desk;
    desk.window.openSample();
    QTRY_VERIFY_WITH_TIMEOUT(desk.window.currentIncident() != 0, 20'000);
    desk.window.view()->setTab(IncidentTab::Evidence);
    QStringList nameless;
    for (const QWidget* widget : desk.window.findChildren<QWidget*>()) {
        const bool control =
            qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
            qobject_cast<const QAbstractItemView*>(widget) || qobject_cast<const QTabBar*>(widget);
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const QByteArray type = widget->metaObject()->className();
        const bool ours = !widget->objectName().startsWith(QLatin1String("qt_")) &&
                          type != "QTableCornerButton" && type != "QHeaderView" && type != "TriageHeader" &&
                          type != "QLineEditIconButton" &&
                          !qobject_cast<const QMenu*>(widget->parentWidget());
        const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()) ||
                           (button && !button->toolTip().isEmpty());
        if (control && ours && !named && widget->isVisibleTo(&desk.window)) {
            nameless += QString::fromLatin1(type) + QLatin1Char(' ') + widget->objectName();
        }
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QStringLiteral(", "))));
}

void TestWindow::layoutIsKeptOnlyWhenChanged()
{
    Desk desk;
    desk.window.close();
    QVERIFY(!desk.settings.contains(workbench::settings::windowGeometry));
    MainWindow other(desk.services());
    other.show();
    QTest::qWait(10);
    other.resize(1300, 800);
    other.close();
    QVERIFY(desk.settings.contains(workbench::settings::windowGeometry));
    MainWindow third(desk.services());
    third.show();
    QCOMPARE(third.size(), QSize(1300, 800));
}

void TestWindow::narrowWindowMovesTheNextSteps()
{
    Desk desk;
    desk.window.resize(1440, 900);
    QVERIFY(desk.opens({desk.write(QStringLiteral("train.log"), oomLog)}));
    const QWidget& steps = desk.window.view()->overview().steps();
    QVERIFY(desk.window.view()->isAncestorOf(&steps));
    desk.window.resize(1200, 760);
    QVERIFY(!desk.window.view()->isAncestorOf(&steps));
    QVERIFY(desk.window.findChild<desktop::StepsDock*>()->isAncestorOf(&steps));
    desk.window.resize(1440, 900);
    QVERIFY(desk.window.view()->isAncestorOf(&steps));
    QVERIFY(steps.isVisible());
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
