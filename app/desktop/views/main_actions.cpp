// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/main_actions.h"

#include "app/desktop/models/menu_text.h"
#include "app/desktop/models/recent_model.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme.h"
#include "app/desktop/views/evidence/log_actions.h"
#include "app/desktop/views/opener.h"
#include "app/workbench/language.h"
#include "app/workbench/recent_files.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace torchtriage::desktop {

MainActions::MainActions(const Services& services, QMenuBar& bar, QToolBar& tools, QObject* parent)
    : QObject(parent), m_services(services)
{
    open = make("open", QStringLiteral("Ctrl+O"));
    openFolder = make("folder", QStringLiteral("Ctrl+Shift+O"));
    paste = make("paste", QStringLiteral("Ctrl+Shift+V"));
    sample = make("sample", {});
    reload = make("rerun", QStringLiteral("Ctrl+R"));
    close = make("x", QStringLiteral("Ctrl+W"));
    quit = make("", QStringLiteral("Ctrl+Q"));
    undo = make("", QStringLiteral("Ctrl+Z"));
    redo = make("", QStringLiteral("Ctrl+Shift+Z"));
    addNote = make("", QStringLiteral("Ctrl+Shift+N"));
    fillIn = make("", {});
    changeState = make("", {});
    importIncident = make("", {});
    exportIncident = make("export", {});
    addErrorFile = make("", {});
    copyFirstError = make("copy", QStringLiteral("Ctrl+Shift+C"));
    filter = make("filter", QStringLiteral("Ctrl+L"));
    find = make("search", QStringLiteral("Ctrl+F"));
    goTo = make("", QStringLiteral("Ctrl+K"));
    sideBar = make("side", QStringLiteral("Ctrl+B"));
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        m_pages.at(i) = make("", QStringLiteral("Ctrl+%1").arg(i + 1));
    }
    back = make("back", QStringLiteral("Alt+Left"));
    forward = make("forward", QStringLiteral("Alt+Right"));
    nextPane = make("", QStringLiteral("F6"));
    previousPane = make("", QStringLiteral("Shift+F6"));
    firstFailure = make("pin", QStringLiteral("Ctrl+J"));
    nextEvent = make("", QStringLiteral("F8"));
    previousEvent = make("", QStringLiteral("Shift+F8"));
    for (std::size_t i = 0; i < steps.size(); ++i) {
        steps.at(i) = make("", QStringLiteral("Alt+%1").arg(i + 1));
    }
    guide = make("info", QStringLiteral("Shift+F1"));
    guide->setCheckable(true);
    runSelected = make("play", QStringLiteral("F5"));
    stopRuns = make("stop", QStringLiteral("Shift+F5"));
    reduce = make("", {});
    engines = make("", {});
    machines = make("", {});
    shortcuts = make("kbd", QStringLiteral("F1"));
    about = make("", {});
    log = new LogActions(this);
    sideBar->setCheckable(true);
    sideBar->setChecked(true);
    sample->setVisible(Opener::hasSample());
    makeMenus(bar);
    makeTools(tools);
    retranslate();
    connect(&services.recent, &workbench::RecentFiles::changed, this, &MainActions::fillRecent);
}

QAction* MainActions::make(const char* glyph, const QString& keys)
{
    auto* action = new QAction(this);
    const QString name = QString::fromLatin1(glyph);
    action->setProperty("glyph", name);
    if (!name.isEmpty()) {
        action->setIcon(icon(name));
    }
    if (!keys.isEmpty()) {
        action->setShortcut(QKeySequence(keys));
    }
    action->setIconVisibleInMenu(false);
    return action;
}

void MainActions::makeMenus(QMenuBar& bar)
{
    m_file = bar.addMenu(QString());
    m_edit = bar.addMenu(QString());
    m_view = bar.addMenu(QString());
    incidentMenu = bar.addMenu(QString());
    m_toolsMenu = bar.addMenu(QString());
    m_help = bar.addMenu(QString());
    fillMenus();
}

void MainActions::fillMenus()
{
    m_file->addActions({open, openFolder, paste});
    m_recent = m_file->addMenu(QString());
    m_clearRecent = new QAction(this);
    connect(m_clearRecent, &QAction::triggered, &m_services.recent, &workbench::RecentFiles::clear);
    m_file->addActions({sample, importIncident});
    m_file->addSeparator();
    m_file->addActions({reload, close});
    m_file->addSeparator();
    m_file->addAction(quit);
    m_edit->addActions({undo, redo});
    m_edit->addSeparator();
    m_edit->addActions(
        {copyFirstError, log->copy, log->copyLines, log->copyWithoutPrefixes, log->copyWithNumbers});
    m_edit->addSeparator();
    m_edit->addActions({find, log->findNext, log->findPrevious, filter});
    m_edit->addSeparator();
    m_edit->addActions({goTo, log->goToLine});
    for (QAction* page : m_pages) {
        m_view->addAction(page);
    }
    m_view->addSeparator();
    m_view->addActions({back, forward, nextPane, previousPane});
    m_view->addSeparator();
    m_view->addAction(sideBar);
    makeLogMenu();
    makeThemeMenu();
    makeLanguageMenu();
    incidentMenu->addActions({firstFailure, nextEvent, previousEvent});
    incidentMenu->addSeparator();
    incidentMenu->addActions({log->pin, log->unpin});
    incidentMenu->addSeparator();
    for (QAction* step : steps) {
        incidentMenu->addAction(step);
    }
    m_toolsMenu->addActions({runSelected, stopRuns});
    m_toolsMenu->addSeparator();
    m_toolsMenu->addAction(reduce);
    m_toolsMenu->addSeparator();
    m_toolsMenu->addActions({engines, machines});
    incidentMenu->addSeparator();
    incidentMenu->addActions({addNote, fillIn, addErrorFile, changeState});
    incidentMenu->addSeparator();
    incidentMenu->addAction(exportIncident);
    m_help->addActions({guide, shortcuts, about});
}

void MainActions::makeLogMenu()
{
    m_logView = m_view->addMenu(QString());
    m_logView->addActions({log->wrap, log->dim, log->fold, log->foldBlock});
    m_logView->addSeparator();
    m_logView->addAction(log->follow);
    m_logView->addSeparator();
    m_logView->addActions({log->failedRank, log->allRanks});
}

void MainActions::makeThemeMenu()
{
    m_theme = m_view->addMenu(QString());
    m_themes = new QActionGroup(this);
    for (const Theme::Mode mode : {Theme::Mode::System, Theme::Mode::Light, Theme::Mode::Dark}) {
        QAction* choice = m_theme->addAction(QString());
        choice->setCheckable(true);
        choice->setChecked(m_services.theme.mode() == mode);
        m_themes->addAction(choice);
        connect(choice, &QAction::triggered, this, [this, mode] { m_services.theme.setMode(mode); });
    }
}

void MainActions::makeLanguageMenu()
{
    m_language = m_view->addMenu(QString());
    m_languages = new QActionGroup(this);
    const auto add = [this](const QString& name, const QString& code) {
        QAction* choice = m_language->addAction(name);
        choice->setCheckable(true);
        choice->setChecked(m_services.language.chosen() == code);
        m_languages->addAction(choice);
        connect(choice, &QAction::triggered, this, [this, code] { m_services.language.choose(code); });
    };
    add(QString(), QString());
    m_language->addSeparator();
    for (const workbench::LanguageInfo& language : workbench::languages()) {
        add(language.name, language.code);
    }
}

void MainActions::makeTools(QToolBar& tools)
{
    tools.setMovable(false);
    tools.setFloatable(false);
    tools.setContextMenuPolicy(Qt::PreventContextMenu);
    tools.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    tools.addAction(sideBar);
    tools.addSeparator();
    tools.addActions({open, paste});
    tools.addSeparator();
    tools.addActions({back, forward});
    for (QAction* action : {sideBar, back, forward}) {
        static_cast<QToolButton*>(tools.widgetForAction(action))->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    auto* space = new QWidget(&tools);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    tools.addWidget(space);
    m_tools = &tools;
    m_beforeTheme = tools.addSeparator();
    m_themeButton = new QToolButton(&tools);
    m_themeButton->setIcon(icon(QStringLiteral("theme")));
    m_themeButton->setMenu(m_theme);
    m_themeButton->setPopupMode(QToolButton::InstantPopup);
    tools.addWidget(m_themeButton);
    for (QToolButton* button : tools.findChildren<QToolButton*>(Qt::FindDirectChildrenOnly)) {
        button->setFocusPolicy(Qt::NoFocus); // each has its menu entry and keys; Tab walks the content
    }
}

void MainActions::addToTools(QWidget* widget)
{
    m_tools->insertWidget(m_beforeTheme, widget);
}

void MainActions::fillRecent()
{
    m_recent->clear();
    for (const workbench::RecentFile& file : m_services.recent.files()) {
        QString text = homePath(file.path);
        text.replace(QLatin1Char('&'), QStringLiteral("&&"));
        QAction* entry = m_recent->addAction(text);
        connect(entry, &QAction::triggered, this, [this, path = file.path] { emit recentChosen(path); });
    }
    m_recent->setEnabled(!m_services.recent.files().isEmpty());
    m_recent->addSeparator();
    m_recent->addAction(m_clearRecent);
}

void MainActions::setIncidentOpen(bool isOpen)
{
    for (QAction* action :
         {reload, close, copyFirstError, find, firstFailure, nextEvent, exportIncident, addErrorFile,
          previousEvent, steps[0], steps[1], steps[2], runSelected, stopRuns, reduce, engines, machines}) {
        action->setEnabled(isOpen);
    }
    for (QAction* page : m_pages) {
        page->setEnabled(isOpen);
    }
    log->setLogOpen(isOpen);
}

void MainActions::setFolderShown(bool isShown)
{
    for (QAction* action : {reload, close, find}) {
        action->setEnabled(isShown);
    }
}

void MainActions::showEdits(bool canUndo, const QString& undoText, bool canRedo, const QString& redoText)
{
    undo->setEnabled(canUndo);
    undo->setText(undoText.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undoText));
    redo->setEnabled(canRedo);
    redo->setText(redoText.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(redoText));
}

void MainActions::retranslate()
{
    m_file->setTitle(tr("&File"));
    open->setText(tr("&Open…"));
    openFolder->setText(tr("Open &folder…"));
    paste->setText(tr("&Paste log"));
    m_recent->setTitle(tr("Open &recent"));
    m_clearRecent->setText(tr("&Clear list"));
    sample->setText(tr("Open &sample incident"));
    reload->setText(tr("Re&load"));
    close->setText(tr("Close &incident"));
    quit->setText(tr("&Quit"));
    m_edit->setTitle(tr("&Edit"));
    addNote->setText(tr("&Add note…"));
    fillIn->setText(tr("Fill in &missing context…"));
    addErrorFile->setText(tr("Add &torchelastic error file…"));
    exportIncident->setText(tr("E&xport incident as zip…"));
    importIncident->setText(tr("I&mport incident…"));
    copyFirstError->setText(tr("&Copy first error"));
    find->setText(tr("&Find in the log"));
    goTo->setText(tr("&Go to…"));
    filter->setText(tr("Filter &incidents"));
    m_view->setTitle(tr("&View"));
    for (int i = 0; i < incidentTabCount; ++i) {
        m_pages.at(static_cast<std::size_t>(i))->setText(tabMenuText(static_cast<IncidentTab>(i)));
    }
    back->setText(tr("&Back"));
    forward->setText(tr("&Forward"));
    nextPane->setText(tr("&Next pane"));
    previousPane->setText(tr("&Previous pane"));
    sideBar->setText(tr("&Side bar"));
    m_logView->setTitle(tr("Lo&g"));
    log->retranslate();
    m_theme->setTitle(tr("&Theme"));
    const QStringList themes = {tr("As the &system"), tr("&Light"), tr("&Dark")};
    for (int i = 0; i < themes.size(); ++i) {
        m_themes->actions().at(i)->setText(themes.at(i));
    }
    m_language->setTitle(tr("&Language"));
    m_languages->actions().front()->setText(tr("As the &system"));
    incidentMenu->setTitle(tr("&Incident"));
    firstFailure->setText(tr("&First failure"));
    nextEvent->setText(tr("&Next event"));
    previousEvent->setText(tr("&Previous event"));
    const QStringList stepTexts = {tr("Next step &1"), tr("Next step &2"), tr("Next step &3")};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        steps.at(i)->setText(stepTexts.at(static_cast<qsizetype>(i)));
    }
    m_toolsMenu->setTitle(tr("&Tools"));
    runSelected->setText(tr("&Run selected"));
    stopRuns->setText(tr("&Stop runs"));
    reduce->setText(tr("Reduce kept &case…"));
    engines->setText(tr("&Engines…"));
    machines->setText(tr("Other &machines…"));
    m_help->setTitle(tr("&Help"));
    guide->setText(tr("&Guide"));
    shortcuts->setText(tr("&Keyboard shortcuts"));
    about->setText(tr("&About TorchTriage"));
    m_themeButton->setToolTip(tr("Theme"));
    m_themeButton->setAccessibleName(tr("Theme"));
    for (QAction* action : findChildren<QAction*>(Qt::FindDirectChildrenOnly)) {
        action->setIconText(withoutAccelerator(action->text()));
    }
    fillRecent();
}

QVector<QAction*> MainActions::withShortcut() const
{
    QVector<QAction*> result;
    QList<QAction*> entries;
    for (const QMenu* menu :
         {m_file, m_edit, m_view, static_cast<QMenu*>(incidentMenu), m_toolsMenu, m_help}) {
        entries += menu->actions();
    }
    while (!entries.isEmpty()) {
        QAction* entry = entries.takeFirst();
        if (const QMenu* menu = entry->menu()) {
            entries = menu->actions() + entries;
        } else if (!entry->shortcut().isEmpty()) {
            result.append(entry);
        }
    }
    return result;
}

} // namespace torchtriage::desktop
