// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop_accessible/pages.h"

#include "app/desktop/views/batch/batch_page.h"
#include "app/desktop/views/goto/go_to_field.h"
#include "app/desktop/views/incident_tab.h"
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QTest>

namespace torchtriage::test {

namespace {

constexpr int patience = 20'000;

QString tabName(int tab)
{
    return QStringLiteral("tab %1").arg(tab + 1);
}

} // namespace

QStringList pageNames()
{
    QStringList names = {QStringLiteral("start")};
    for (int tab = 0; tab < desktop::incidentTabCount; ++tab)
        names << tabName(tab);
    return names + QStringList{QStringLiteral("guide"), QStringLiteral("go to"), QStringLiteral("shortcuts"),
                               QStringLiteral("about")};
}

Pages::Pages()
{
    window.resize(1280, 800);
    window.show();
    window.activateWindow();
}

bool Pages::openIncident()
{
    if (window.currentIncident() != 0)
        return true;
    window.openSample();
    if (!QTest::qWaitFor([&] { return window.currentIncident() != 0; }, patience))
        return false;
    window.openBatch(QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/data/batch/torch1.13/batch.pt"));
    const auto* page = static_cast<desktop::BatchPage*>(window.view()->currentPage());
    return QTest::qWaitFor([&] { return !page->status().isEmpty(); }, patience);
}

bool Pages::show(const QString& name)
{
    delete m_dialog;
    m_dialog = nullptr;
    if (name != QStringLiteral("start") && !openIncident())
        return false;
    for (int tab = 0; tab < desktop::incidentTabCount; ++tab) {
        if (name == tabName(tab))
            window.view()->setTab(static_cast<desktop::IncidentTab>(tab));
    }
    if (name == QStringLiteral("guide"))
        window.showGuide(QStringLiteral("error-family"));
    if (name == QStringLiteral("go to"))
        window.goToField().ask();
    for (QAction* action : {window.actions().shortcuts, window.actions().about}) {
        if (name ==
            (action == window.actions().about ? QStringLiteral("about") : QStringLiteral("shortcuts"))) {
            action->trigger();
            m_dialog = window.findChild<QDialog*>();
        }
    }
    QTest::qWait(250); // layouts settle, pages read their first screen
    return QTest::qWaitFor([&] { return !QApplication::activePopupWidget(); }, patience);
}

QWidget& Pages::root() const
{
    return m_dialog ? *m_dialog : const_cast<desktop::MainWindow&>(window);
}

} // namespace torchtriage::test
