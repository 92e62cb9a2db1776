// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/request/request_page.h"

#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme_style.h"
#include "app/desktop/views/batch/pane_bar.h"
#include "app/desktop/views/batch/segments.h"
#include "app/desktop/views/batch/state_card.h"
#include "app/desktop/views/request/redaction_delegate.h"
#include "app/desktop/views/request/redaction_model.h"
#include "app/desktop/views/request/request_preview.h"
#include "app/desktop/widgets/banner.h"
#include "app/desktop/widgets/elided_label.h"
#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/table_dress.h"
#include "app/workbench/language.h"
#include "app/workbench/settings_keys.h"

#include <QComboBox>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace torchtriage::desktop {

namespace {

std::vector<std::string> wordsOf(const QSettings& settings, const char* key)
{
    std::vector<std::string> words;
    for (const QString& word : settings.value(QLatin1String(key)).toStringList())
        words.push_back(word.toStdString());
    return words;
}

} // namespace

RequestPage::RequestPage(QSettings& settings, QWidget* parent) : IncidentPage(parent), m_settings(settings)
{
    m_redactions = new RedactionModel(this);
    m_replacements = new ReplacementModel(this);
    m_choices.always = wordsOf(settings, workbench::settings::requestAlways);
    m_choices.never = wordsOf(settings, workbench::settings::requestNever);
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->addWidget(makePreview());
    m_splitter->addWidget(makeSide());
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setSizes({740, 428});
    m_card = new StateCard(this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_card);
    m_stack->addWidget(m_splitter);
    m_stop = new Banner(Banner::Kind::Failure, this);
    m_showLine = m_stop->addButton({});
    m_turnOn = m_stop->addButton({});
    m_stop->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeTop());
    column->addWidget(makeState());
    column->addWidget(m_stop);
    column->addWidget(m_stack, 1);
    connectParts();
    connectJobs();
    retranslate();
}

RequestPage::~RequestPage() = default;

QWidget* RequestPage::makeTop()
{
    auto* bar = new PaneBar(this);
    m_languageLabel = makeLabel(FontRole::Body, QPalette::WindowText, bar);
    m_languages = new Segments(static_cast<int>(workbench::languages().size()), bar);
    QStringList names;
    for (const workbench::LanguageInfo& language : workbench::languages())
        names << language.name; // each in itself, never translated
    m_languages->setTexts(names);
    m_form = new QComboBox(bar);
    m_form->setSizeAdjustPolicy(QComboBox::AdjustToContents); // its words change with the language
    m_attach = new QToolButton(bar);
    setButtonRole(m_attach, ButtonRole::Framed);
    m_attach->setPopupMode(QToolButton::InstantPopup);
    m_attach->setToolButtonStyle(Qt::ToolButtonTextOnly);
    makeAttachMenu();
    m_copy = new QPushButton(bar);
    m_copy->setIcon(icon(QStringLiteral("copy")));
    m_export = new QPushButton(bar);
    m_export->setIcon(icon(QStringLiteral("export"), Token::OnAccent));
    setButtonRole(m_export, ButtonRole::Primary);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 6, 12, 7);
    row->setSpacing(8);
    row->addWidget(new Glyph(QStringLiteral("globe"), Token::Text, 16, bar));
    row->addWidget(m_languageLabel);
    row->addWidget(m_languages);
    row->addWidget(m_form);
    row->addStretch(1);
    row->addWidget(m_attach);
    row->addWidget(m_copy);
    row->addWidget(m_export);
    return bar;
}

void RequestPage::makeAttachMenu()
{
    auto* menu = new QMenu(m_attach);
    menu->setToolTipsVisible(true);
    m_attachLog = menu->addAction(QString());
    m_attachCase = menu->addAction(QString());
    m_notes = menu->addAction(QString());
    for (QAction* action : {m_attachLog, m_attachCase, m_notes})
        action->setCheckable(true);
    m_notes->setChecked(true);
    m_attach->setMenu(menu);
    // What the incident keeps may have changed since.
    connect(menu, &QMenu::aboutToShow, this, &RequestPage::showAttachments);
}

QWidget* RequestPage::makeState()
{
    m_stateRow = new PaneBar(this);
    m_stateGlyph = new Glyph(QStringLiteral("shieldok"), Token::Pass, 20, m_stateRow);
    m_state = makeText(FontRole::Body, QPalette::WindowText, m_stateRow);
    auto* row = new QHBoxLayout(m_stateRow);
    row->setContentsMargins(12, 8, 12, 9);
    row->setSpacing(12);
    row->addWidget(m_stateGlyph);
    row->addWidget(m_state, 1);
    return m_stateRow;
}

QWidget* RequestPage::makePreview()
{
    auto* pane = new QWidget(this);
    auto* bar = new PaneBar(pane);
    m_previewTitle = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
    m_previewNote = makeLabel(FontRole::Small, mutedInk, bar);
    m_look = new Segments(2, bar);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 4, 8, 5);
    row->setSpacing(8);
    row->addWidget(m_previewTitle);
    row->addWidget(m_previewNote, 1);
    row->addWidget(m_look);
    m_preview = new RequestPreview(pane);
    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(m_preview, 1);
    pane->setMinimumWidth(360);
    return pane;
}

QTableView* RequestPage::makeTable(QAbstractItemModel* model, QWidget* parent)
{
    auto* table = new QTableView(parent);
    table->setModel(model);
    table->setItemDelegate(new RedactionDelegate(table));
    dressTable(*table);
    return table;
}

QWidget* RequestPage::makeSide()
{
    auto* pane = new QWidget(this);
    const auto addBar = [&](QLabel*& title, ElidedLabel*& note) {
        auto* bar = new PaneBar(pane);
        title = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
        note = new ElidedLabel(FontRole::Small, 1, mutedInk, bar);
        note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        auto* row = new QHBoxLayout(bar);
        row->setContentsMargins(12, 4, 8, 5);
        row->setSpacing(8);
        row->addWidget(title);
        row->addWidget(note, 1);
        return bar;
    };
    QWidget* kindsBar = addBar(m_kindsTitle, m_kindsNote);
    m_addWord = new QPushButton(kindsBar);
    kindsBar->layout()->addWidget(m_addWord);
    m_kinds = makeTable(m_redactions, pane);
    m_kinds->horizontalHeader()->setSectionResizeMode(RedactionModel::On, QHeaderView::ResizeToContents);
    m_kinds->horizontalHeader()->setSectionResizeMode(RedactionModel::KindName,
                                                      QHeaderView::ResizeToContents);
    m_kinds->horizontalHeader()->setSectionResizeMode(RedactionModel::Count, QHeaderView::ResizeToContents);
    QWidget* valuesBar = addBar(m_valuesTitle, m_valuesNote);
    m_values = makeTable(m_replacements, pane);
    m_values->horizontalHeader()->setStretchLastSection(false);
    m_values->horizontalHeader()->setSectionResizeMode(ReplacementModel::Original, QHeaderView::Stretch);
    m_values->horizontalHeader()->setSectionResizeMode(ReplacementModel::Pseudonym,
                                                       QHeaderView::ResizeToContents);
    m_values->horizontalHeader()->setSectionResizeMode(ReplacementModel::Times,
                                                       QHeaderView::ResizeToContents);
    m_sameNote = makeText(FontRole::Note, mutedInk, pane);
    m_sameNote->setContentsMargins(12, 6, 12, 8);
    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(kindsBar);
    column->addWidget(m_kinds, 5);
    column->addWidget(valuesBar);
    column->addWidget(m_values, 4);
    column->addWidget(m_sameNote);
    pane->setMinimumWidth(320);
    return pane;
}

} // namespace torchtriage::desktop
