// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop_long/monkey.h"

#include "app/desktop/views/goto/go_to_field.h"
#include "app/desktop/views/goto/go_to_popup.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/main_window.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QWheelEvent>

namespace torchtriage::test {

namespace {

const QVector<Qt::Key> keys = {Qt::Key_Down,   Qt::Key_Up,        Qt::Key_Left,     Qt::Key_Right,
                               Qt::Key_Home,   Qt::Key_End,       Qt::Key_PageDown, Qt::Key_PageUp,
                               Qt::Key_Return, Qt::Key_Tab,       Qt::Key_Backtab,  Qt::Key_Space,
                               Qt::Key_F3,     Qt::Key_F6,        Qt::Key_F8,       Qt::Key_Escape,
                               Qt::Key_Plus,   Qt::Key_Backspace, Qt::Key_A,        Qt::Key_5};

const QStringList words = {
    QStringLiteral("error"),  QStringLiteral("r3"),           QStringLiteral("1811"),
    QStringLiteral("target"), QStringLiteral("(cuda|"),       QStringLiteral("99999999999"),
    QStringLiteral("théme"),  QStringLiteral("\u6700\u521d"), QStringLiteral(".*"),
    QStringLiteral("copy"),   QStringLiteral("guide")};

/// Entries that do something, however deep, without the one that ends the program.
void collect(const QList<QAction*>& entries, const desktop::MainActions& actions, QVector<QAction*>& found)
{
    for (QAction* entry : entries) {
        if (const QMenu* menu = entry->menu())
            collect(menu->actions(), actions, found);
        else if (entry->isEnabled() && entry->isVisible() && !entry->isSeparator() && entry != actions.quit)
            found.append(entry);
    }
}

} // namespace

Monkey::Monkey(desktop::MainWindow& window, QStringList files, std::uint64_t seed)
    : m_window(window), m_files(std::move(files)), m_random(seed)
{
    QObject::connect(&m_popups, &QTimer::timeout, &m_popups, [this] { answerPopup(); });
    m_popups.start(15);
}

int Monkey::below(int bound)
{
    return bound < 2 ? 0 : static_cast<int>(m_random() % static_cast<std::uint64_t>(bound));
}

QString Monkey::step()
{
    if (const QString done = answerDialogs(); !done.isEmpty())
        return done;
    switch (below(16)) {
    case 0:
        return openFiles();
    case 1:
        return dropText();
    case 2:
        return resize();
    case 3:
    case 4:
        return goSomewhere();
    case 5:
    case 6:
        return type();
    case 7:
        return scroll();
    case 8:
    case 9:
    case 10:
        return press();
    case 11:
    case 12:
        return chooseFromMenu();
    default:
        return click();
    }
}

void Monkey::answerPopup()
{
    QWidget* popup = QApplication::activePopupWidget();
    if (!popup)
        return;
    if (below(2) == 0) {
        QTest::keyClick(popup, Qt::Key_Down);
        if (QApplication::activePopupWidget() == popup)
            QTest::keyClick(popup, Qt::Key_Return);
    }
    if (QWidget* still = QApplication::activePopupWidget())
        still->close();
}

/// A dialog comes before everything else, as it does for a user.
QString Monkey::answerDialogs()
{
    for (auto* dialog : m_window.findChildren<QFileDialog*>()) {
        if (dialog->isVisible()) {
            dialog->reject();
            return QStringLiteral("refused a file dialog");
        }
    }
    QWidget* modal = QApplication::activeModalWidget();
    if (!modal || below(3) > 0)
        return {};
    QTest::keyClick(modal, Qt::Key_Escape);
    return QStringLiteral("closed a dialog");
}

QWidget* Monkey::widgetInSight()
{
    QWidget* modal = QApplication::activeModalWidget();
    QWidget* root = modal ? modal : &m_window;
    QVector<QWidget*> choices;
    for (QWidget* widget : root->findChildren<QWidget*>()) {
        const bool menu = qobject_cast<QMenuBar*>(widget) || qobject_cast<QMenu*>(widget);
        if (widget->isVisible() && widget->isEnabled() && !menu && widget->window() == root->window() &&
            !widget->visibleRegion().isEmpty())
            choices.append(widget);
    }
    return choices.isEmpty() ? root : oneOf(choices);
}

QString Monkey::click()
{
    QWidget* widget = widgetInSight();
    const QString name = QString::fromLatin1(widget->metaObject()->className());
    const QPoint place(below(widget->width()), below(widget->height()));
    switch (below(8)) {
    case 0:
        QTest::mouseDClick(widget, Qt::LeftButton, {}, place);
        return QStringLiteral("double-clicked ") + name;
    case 1:
        if (widget->contextMenuPolicy() == Qt::CustomContextMenu)
            emit widget->customContextMenuRequested(place);
        return QStringLiteral("asked for the menu of ") + name;
    case 2:
        QTest::mousePress(widget, Qt::LeftButton, {}, place);
        QTest::mouseMove(widget, QPoint(below(widget->width()), below(widget->height())));
        QTest::mouseRelease(widget, Qt::LeftButton, {}, place);
        return QStringLiteral("dragged in ") + name;
    default:
        QTest::mouseClick(widget, Qt::LeftButton, below(6) == 0 ? Qt::ShiftModifier : Qt::NoModifier, place);
        return QStringLiteral("clicked ") + name;
    }
}

QString Monkey::press()
{
    const Qt::Key key = oneOf(keys);
    QWidget* target = QApplication::focusWidget() ? QApplication::focusWidget() : &m_window;
    const int repeat = 1 + below(4);
    for (int i = 0; i < repeat && target; ++i) {
        QTest::keyClick(target, key, below(8) == 0 ? Qt::ShiftModifier : Qt::NoModifier);
        target = QApplication::focusWidget();
    }
    return QStringLiteral("pressed key %1 %2 times").arg(static_cast<int>(key), 0, 16).arg(repeat);
}

QString Monkey::type()
{
    const QString word = oneOf(words);
    if (QWidget* target = QApplication::focusWidget()) {
        for (const QChar c : word) // letters that no Latin keyboard has are not sent
            if (c.unicode() < 128 && QApplication::focusWidget() == target)
                QTest::keyClick(target, c.toLatin1());
    }
    return QStringLiteral("typed ") + word;
}

QString Monkey::goSomewhere()
{
    if (QApplication::activeModalWidget())
        return QStringLiteral("waited");
    const QString word = oneOf(words);
    desktop::GoToField& field = m_window.goToField();
    field.ask();
    field.setText(word);
    for (int i = below(4); i > 0; --i)
        QTest::keyClick(&field, Qt::Key_Down);
    QTest::qWait(below(30));
    // The entry that ends the program has keys of its own.
    const auto chosen = field.popup().chosen();
    const bool quits = chosen && chosen->keys == m_window.actions().quit->shortcut();
    QTest::keyClick(&field, quits || below(3) == 0 ? Qt::Key_Escape : Qt::Key_Return);
    return QStringLiteral("went to ") + word;
}

QString Monkey::chooseFromMenu()
{
    if (QApplication::activeModalWidget())
        return QStringLiteral("waited");
    QVector<QAction*> entries;
    collect(m_window.menuBar()->actions(), m_window.actions(), entries);
    QAction* entry = oneOf(entries);
    const QString name = entry->text();
    entry->trigger();
    return QStringLiteral("chose ") + name;
}

QString Monkey::openFiles()
{
    QStringList chosen;
    for (int i = 0; i <= below(3); ++i)
        chosen << oneOf(m_files);
    m_window.openFiles(chosen);
    return QStringLiteral("opened ") + chosen.join(u' ');
}

QString Monkey::dropText()
{
    QApplication::clipboard()->setText(QStringLiteral("step %1\nRuntimeError: CUDA error: out of memory\n")
                                           .repeated(1 + below(5))
                                           .arg(below(1000)));
    m_window.pasteLog();
    return QStringLiteral("pasted a log");
}

QString Monkey::resize()
{
    m_window.resize(1180 + below(800), 720 + below(500));
    return QStringLiteral("resized the window");
}

QString Monkey::scroll()
{
    QWidget* widget = widgetInSight();
    const QPointF place(below(widget->width()), below(widget->height()));
    QWheelEvent wheel(place, widget->mapToGlobal(place), {}, QPoint(0, 120 * (below(9) - 4)), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(widget, &wheel);
    return QStringLiteral("scrolled ") + QString::fromLatin1(widget->metaObject()->className());
}

} // namespace torchtriage::test
