// SPDX-License-Identifier: GPL-3.0-or-later
// Every page for everyone: each control has a name and a role in both themes, shows its focus, is reached in
// reading order, and no text is cut in any language at 1280 x 800.
#include "app/desktop/theme/theme.h"
#include "app/desktop/views/goto/go_to_field.h"
#include "app/desktop/views/incident_dock.h"
#include "app/desktop/views/incident_view.h"
#include "app/desktop/widgets/link_button.h"
#include "tests/desktop_accessible/pages.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

using namespace torchtriage;
using test::Pages;

namespace {

/// Parts that Qt makes itself inside its widgets; the widget around them speaks for them.
bool isQtPart(const QWidget& widget)
{
    const QByteArray type = widget.metaObject()->className();
    return widget.objectName().startsWith(QLatin1String("qt_")) || type == "QTableCornerButton" ||
           type == "QLineEditIconButton" || type == "QComboBoxPrivateContainer" ||
           qobject_cast<const QHeaderView*>(&widget) || qobject_cast<const QMenuBar*>(&widget) ||
           qobject_cast<const QMenuBar*>(widget.parentWidget()) ||
           qobject_cast<const QComboBox*>(widget.parentWidget()) ||
           (qobject_cast<const QTabBar*>(widget.parentWidget()) && type == "QToolButton");
}

bool scrolls(const QWidget& widget)
{
    for (const QWidget* above = widget.parentWidget(); above; above = above->parentWidget()) {
        if (qobject_cast<const QScrollArea*>(above))
            return true;
    }
    return false;
}

/// The controls that are shown, with those that wait further down a page that scrolls.
QVector<QWidget*> controlsOf(const QWidget& root)
{
    QVector<QWidget*> controls;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        const bool takesInput =
            (widget->focusPolicy() & Qt::TabFocus) || qobject_cast<QAbstractButton*>(widget);
        const bool shown = widget->isVisible() && widget->window() == root.window() &&
                           (!widget->visibleRegion().isEmpty() || scrolls(*widget));
        if (takesInput && shown && !widget->focusProxy() && !isQtPart(*widget) &&
            !qobject_cast<QSplitter*>(widget))
            controls.append(widget);
    }
    return controls;
}

QString describe(const QWidget& widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const auto* label = qobject_cast<const QLabel*>(&widget);
    return QStringLiteral("%1 “%2” %3×%4")
        .arg(QString::fromLatin1(widget.metaObject()->className()), button  ? button->text()
                                                                    : label ? label->text().left(60)
                                                                            : widget.accessibleName())
        .arg(widget.width())
        .arg(widget.height());
}

bool isEvidence(const QWidget& widget)
{
    return widget.font().families().contains(QStringLiteral("DejaVu Sans Mono"));
}

/// What is cut of a label; empty: nothing.
QString cutLabel(const QLabel& label)
{
    if (label.text().isEmpty() || isEvidence(label))
        return {};
    const bool fits = label.wordWrap() ? label.heightForWidth(label.width()) <= label.height() + 2
                                       : label.sizeHint().width() <= label.width() + 1;
    return fits ? QString() : describe(label);
}

QString cutButton(const QAbstractButton& button)
{
    if (button.text().isEmpty() || isEvidence(button))
        return {};
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    if (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)
        return {};
    QString text = button.text();
    text.remove(u'&');
    const int needed = button.fontMetrics().horizontalAdvance(text);
    return needed <= button.width() ? QString() : describe(button) + QStringLiteral(" needs %1").arg(needed);
}

QString cutField(const QLineEdit& field)
{
    const int needed = field.fontMetrics().horizontalAdvance(field.placeholderText());
    return needed <= field.width() - 8
               ? QString()
               : describe(field) + QStringLiteral(" “%1” needs %2").arg(field.placeholderText()).arg(needed);
}

QString cutTabs(const QTabBar& tabs)
{
    for (int i = 0; i < tabs.count(); ++i) {
        if (tabs.tabToolTip(i) != tabs.tabText(i) && // a tab that tells its whole text may be elided
            tabs.fontMetrics().horizontalAdvance(tabs.tabText(i)) > tabs.tabRect(i).width())
            return describe(tabs) + u' ' + tabs.tabText(i);
    }
    return {};
}

} // namespace

class TestAccessible : public QObject {
    Q_OBJECT

private slots:
    void namesAndRoles_data();
    void namesAndRoles();
    void focusIsSeen_data();
    void focusIsSeen();
    void tabOrderFollowsReading();
    void nothingIsCut_data();
    void nothingIsCut();
};

void TestAccessible::namesAndRoles_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestAccessible::namesAndRoles()
{
    QFETCH(bool, dark);
    Pages pages;
    pages.theme.setMode(dark ? desktop::Theme::Mode::Dark : desktop::Theme::Mode::Light);
    QStringList problems;
    for (const QString& name : test::pageNames()) {
        QVERIFY2(pages.show(name), qPrintable(name));
        const auto controls = controlsOf(pages.root());
        QVERIFY(!controls.isEmpty());
        for (QWidget* control : controls) {
            const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(control);
            if (!face || face->text(QAccessible::Name).isEmpty())
                problems << QStringLiteral("%1: no name: %2").arg(name, describe(*control));
            else if (face->role() == QAccessible::NoRole || face->role() == QAccessible::Client)
                problems << QStringLiteral("%1: no role: %2").arg(name, describe(*control));
        }
    }
    problems.removeDuplicates();
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
}

void TestAccessible::focusIsSeen_data()
{
    QTest::addColumn<QString>("page");
    for (const QString& name : test::pageNames()) {
        if (name != QStringLiteral("go to")) // the list follows the field, and closes without it
            QTest::newRow(qPrintable(name)) << name;
    }
}

/// Scrolls to the control, as Tab does.
void bringIntoSight(QWidget& control)
{
    for (QWidget* above = control.parentWidget(); above; above = above->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(above))
            area->ensureWidgetVisible(&control);
    }
    QTest::qWait(1); // what scrolls into sight has done so
}

/// Whether the picture changes with the focus; a control that does not take it has nothing to show. No event
/// is handled between the two pictures: the caret of a field does not blink, and nothing else moves.
bool showsFocus(QWidget& root, const QPointer<QWidget>& control)
{
    control->setFocus(Qt::TabFocusReason);
    bringIntoSight(*control);
    if (!control || !control->isVisible() || !control->hasFocus())
        return true;
    const QImage with = root.grab().toImage();
    if (!control || !control->hasFocus())
        return true; // laid out anew for the picture, and taken away
    control->clearFocus();
    return root.grab().toImage() != with;
}

/// A page that goes on reading may be laid out anew under the control, so what is not seen at once is looked
/// at again until the page has come to rest.
bool showsFocusAtRest(QWidget& root, const QPointer<QWidget>& control)
{
    constexpr int looks = 8;
    for (int look = 0; look < looks; ++look) {
        if (!control || showsFocus(root, control))
            return true;
        QTest::qWait(100 * (look + 1));
    }
    return false;
}

void TestAccessible::focusIsSeen()
{
    QFETCH(QString, page);
    Pages pages;
    QVERIFY(QTest::qWaitForWindowActive(&pages.window));
    QVERIFY(pages.show(page));
    QWidget& root = pages.root();
    root.window()->setAttribute(Qt::WA_KeyboardFocusChange); // as after the first Tab
    QStringList unseen;
    QVector<QPointer<QWidget>> controls; // a page that goes on reading may replace some meanwhile
    for (QWidget* control : controlsOf(root))
        controls.append(control);
    for (const QPointer<QWidget>& control : controls) {
        if (!control || !control->isEnabled() || !(control->focusPolicy() & Qt::TabFocus) ||
            control->size().isEmpty())
            continue;
        if (!showsFocusAtRest(root, control) && control)
            unseen << describe(*control);
    }
    QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(u'\n')));
}

void TestAccessible::tabOrderFollowsReading()
{
    Pages pages;
    QVERIFY(pages.show(QStringLiteral("tab 1")));
    // The chain as Tab walks it, as places in it.
    QVector<const QWidget*> chain;
    const QWidget* at = pages.window.nextInFocusChain();
    do {
        if (at->isVisible() && at->isEnabled() && (at->focusPolicy() & Qt::TabFocus))
            chain.append(at);
        at = at->nextInFocusChain();
    } while (at != &pages.window);
    const auto firstIn = [&chain](const QWidget& pane) {
        for (qsizetype i = 0; i < chain.size(); ++i) {
            if (&pane == chain[i] || pane.isAncestorOf(chain[i]))
                return i;
        }
        return qsizetype{-1};
    };
    const qsizetype list = firstIn(pages.window.dock());
    const qsizetype tabs = firstIn(*pages.window.view()->tabs());
    const qsizetype page = firstIn(*pages.window.view()->currentPage());
    QVERIFY2(0 <= list && list < tabs && tabs < page,
             qPrintable(QStringLiteral("list %1, tabs %2, page %3").arg(list).arg(tabs).arg(page)));
}

void TestAccessible::nothingIsCut_data()
{
    QTest::addColumn<QString>("code");
    for (const workbench::LanguageInfo& language : workbench::languages())
        QTest::newRow(qPrintable(language.code)) << language.code;
}

void TestAccessible::nothingIsCut()
{
    QFETCH(QString, code);
    Pages pages;
    pages.language.install(code);
    QStringList cut;
    for (const QString& name : test::pageNames()) {
        QVERIFY2(pages.show(name), qPrintable(name));
        const QWidget& root = pages.root();
        for (const QWidget* widget : root.findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->window() != root.window() || isQtPart(*widget))
                continue;
            QString problem;
            if (const auto* label = qobject_cast<const QLabel*>(widget))
                problem = cutLabel(*label);
            else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
                problem = cutButton(*button);
            else if (const auto* field = qobject_cast<const QLineEdit*>(widget))
                problem = cutField(*field);
            else if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
                problem = cutTabs(*tabs);
            if (!problem.isEmpty())
                cut << QStringLiteral("%1: %2").arg(name, problem);
        }
    }
    cut.removeDuplicates();
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

QTEST_MAIN(TestAccessible)
#include "tst_accessible.moc"
