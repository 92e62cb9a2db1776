// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/guide/guide_dock.h"

#include "app/desktop/theme/icons.h"
#include "app/desktop/views/batch/pane_bar.h"
#include "app/desktop/views/guide/guide_browser.h"
#include "app/desktop/views/guide/narrow_tables.h"
#include "app/workbench/language.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int narrowest = 280;
constexpr int barHeight = 36;

QToolButton* makeButton(const QString& glyph, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setIcon(icon(glyph));
    button->setAutoRaise(true);
    button->setFixedSize(26, 26);
    return button;
}

void name(QToolButton& button, const QString& text)
{
    button.setToolTip(text);
    button.setAccessibleName(text);
}

} // namespace

GuideDock::GuideDock(const workbench::Language& language, QWidget* parent)
    : QDockWidget(parent), m_language(language)
{
    setObjectName(QStringLiteral("guide"));
    setFeatures(NoDockWidgetFeatures);
    setAllowedAreas(Qt::RightDockWidgetArea);
    m_browser = new GuideBrowser(this);
    setTitleBarWidget(makeBar());
    setWidget(m_browser);
    m_browser->setMinimumWidth(narrowest);
    connect(m_chooser, &QComboBox::activated, this, &GuideDock::showPage);
    connect(m_previous, &QToolButton::clicked, this, [this] { showPage(m_chooser->currentIndex() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { showPage(m_chooser->currentIndex() + 1); });
    connect(m_close, &QToolButton::clicked, this, &GuideDock::closeRequested);
    connect(m_browser, &GuideBrowser::sectionRequested, this, &GuideDock::showSection);
    retranslate();
}

QWidget* GuideDock::makeBar()
{
    auto* bar = new PaneBar(this);
    m_chooser = new QComboBox(bar);
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_chooser->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_previous = makeButton(QStringLiteral("back"), bar);
    m_next = makeButton(QStringLiteral("forward"), bar);
    m_close = makeButton(QStringLiteral("x"), bar);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(8, 4, 8, 5);
    row->setSpacing(4);
    row->addWidget(m_chooser, 1);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addWidget(m_close);
    bar->setMinimumHeight(std::max(barHeight, m_chooser->sizeHint().height() + 9));
    return bar;
}

void GuideDock::showSection(const QString& id)
{
    const auto found = std::ranges::find(m_sections, id, &workbench::GuideSection::id);
    if (found != m_sections.end())
        showPage(static_cast<int>(found - m_sections.begin()));
}

QString GuideDock::sectionId() const
{
    return m_sections.value(m_chooser->currentIndex()).id;
}

void GuideDock::showPage(int page)
{
    if (page < 0 || page >= m_sections.size())
        return;
    m_chooser->setCurrentIndex(page);
    QString text = narrowTables(m_sections.at(page).markdown);
    if (page + 1 < m_sections.size()) {
        const workbench::GuideSection& next = m_sections.at(page + 1);
        text += QStringLiteral("\n---\n\n%1\n")
                    .arg(tr("Next: %1").arg(QStringLiteral("[%1](#%2)").arg(next.title, next.id)));
    }
    m_browser->showMarkdown(text);
    m_previous->setEnabled(page > 0);
    m_next->setEnabled(page + 1 < m_sections.size());
    name(*m_previous, page > 0 ? tr("Previous stage") : tr("This is the first stage"));
    name(*m_next, page + 1 < m_sections.size() ? tr("Next stage") : tr("This is the last stage"));
}

void GuideDock::retranslate()
{
    const int page = std::max(0, m_chooser->currentIndex());
    const int place = m_browser->verticalScrollBar()->value();
    m_sections = workbench::guideSections(m_language.current());
    m_chooser->clear();
    for (int i = 0; i < m_sections.size(); ++i)
        m_chooser->addItem(QStringLiteral("%1. %2").arg(i + 1).arg(m_sections.at(i).title));
    setWindowTitle(tr("Guide"));
    m_browser->setAccessibleName(tr("Guide"));
    m_chooser->setAccessibleName(tr("Stage of the guide"));
    m_chooser->setToolTip(tr("Stage of the guide"));
    name(*m_close, tr("Close the guide"));
    showPage(page);
    m_browser->verticalScrollBar()->setValue(place);
}

void GuideDock::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDockWidget::changeEvent(event);
}

} // namespace torchtriage::desktop
