// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/fleet/group_pane.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/views/batch/pane_bar.h"
#include "app/desktop/views/batch/state_card.h"
#include "app/desktop/views/fleet/group_delegate.h"
#include "app/desktop/views/fleet/group_model.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/search_field.h"
#include "app/desktop/widgets/table_dress.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace torchtriage::desktop {

GroupPane::GroupPane(QWidget* parent)
    : QWidget(parent), m_model(new GroupModel(this)), m_filter(new GroupFilter(this))
{
    m_filter->setSourceModel(m_model);
    m_nothing = new StateCard(this);
    makeTable();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(m_nothing);
    column->addWidget(m_table, 1);
    connect(m_field, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setText(text);
        showState();
    });
    connect(m_order, &QComboBox::activated, this,
            [this] { m_filter->setOrder(static_cast<GroupFilter::Order>(m_order->currentData().toInt())); });
    connect(m_nothing, &StateCard::actionTriggered, m_field, &QLineEdit::clear);
    retranslate();
}

QWidget* GroupPane::makeBar()
{
    auto* bar = new PaneBar(this);
    m_title = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
    m_note = makeLabel(FontRole::Small, mutedInk, bar);
    m_field = new SearchField(QStringLiteral("filter"), QKeySequence(QStringLiteral("Ctrl+F")), bar);
    m_field->setMinimumWidth(180);
    m_field->setMaximumWidth(260);
    m_order = new QComboBox(bar);
    m_order->setSizeAdjustPolicy(QComboBox::AdjustToContents); // its words change with the language
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 3, 12, 4);
    row->setSpacing(8);
    row->addWidget(m_title);
    row->addWidget(m_note, 1);
    row->addWidget(m_field, 1);
    row->addWidget(m_order);
    return bar;
}

void GroupPane::makeTable()
{
    m_table = new QTableView(this);
    m_table->setModel(m_filter);
    m_table->setItemDelegate(new GroupDelegate(m_table));
    dressTable(*m_table, std::max(tableRow, QFontMetrics(roleFont(FontRole::Body)).height() + 8));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setMouseTracking(true);
    QHeaderView& header = *m_table->horizontalHeader();
    header.setStretchLastSection(false); // the words of the error take what is left
    header.setSectionResizeMode(QHeaderView::Interactive);
    header.setSectionResizeMode(GroupModel::Error, QHeaderView::Stretch);
    header.setMinimumSectionSize(40);
    for (const int section : {GroupModel::Change, GroupModel::Before})
        m_table->setColumnHidden(section, true);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        const GroupRow& row = m_model->rows().at(m_filter->mapToSource(index).row());
        if (row.index)
            emit groupActivated(*row.index);
    });
}

void GroupPane::setFleet(const workbench::FleetPointer& fleet, const workbench::FleetPointer& other)
{
    m_model->setFleet(fleet, other);
    for (const int section : {GroupModel::Change, GroupModel::Before})
        m_table->setColumnHidden(section, !m_model->isCompared());
    fillOrders();
    if (m_filter->rowCount() > 0)
        m_table->setCurrentIndex(m_filter->index(0, 0));
    retranslate();
}

/// As wide as what stands in a column, and as its title in the language of the day.
void GroupPane::fitHeader()
{
    const int digit = QFontMetrics(roleFont(FontRole::Evidence)).horizontalAdvance(u'0');
    const std::pair<int, int> widths[] = {{GroupModel::Fingerprint, 12}, {GroupModel::Family, 25},
                                          {GroupModel::Change, 9},       {GroupModel::Logs, 9},
                                          {GroupModel::Before, 9},       {GroupModel::Share, 15},
                                          {GroupModel::Ranks, 8},        {GroupModel::First, 13},
                                          {GroupModel::Last, 13},        {GroupModel::Span, 17}};
    constexpr int titlePadding = 20;
    const QFontMetrics titles(roleFont(FontRole::SmallBold));
    for (const auto& [section, digits] : widths) {
        const QString title = m_model->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
        m_table->setColumnWidth(section,
                                std::max(digits * digit, titles.horizontalAdvance(title) + titlePadding));
    }
}

void GroupPane::showState()
{
    const bool hidden = m_filter->rowCount() == 0 && m_model->rowCount() > 0;
    m_nothing->setVisible(m_filter->rowCount() == 0);
    m_table->setVisible(m_filter->rowCount() > 0);
    if (hidden)
        m_nothing->setState(StateCard::State::Information,
                            tr("No fingerprint matches “%1”").arg(m_field->text()),
                            tr("%n fingerprint(s) are hidden by the filter.", nullptr, m_model->rowCount()),
                            tr("Clear filter"));
    else
        m_nothing->setState(
            StateCard::State::Information, tr("No failure found"),
            tr("No log of the folder shows a failure. This speaks of the logs only: it does not prove "
               "that the runs were correct."));
}

void GroupPane::fillOrders()
{
    using Order = GroupFilter::Order;
    const QSignalBlocker quiet(m_order);
    const QVariant chosen = m_order->currentData();
    m_order->clear();
    const auto add = [this](const QString& text, Order order) {
        m_order->addItem(text, static_cast<int>(order));
    };
    add(tr("Most logs first"), Order::MostLogs);
    add(tr("Last seen first"), Order::LastSeen);
    add(tr("First seen first"), Order::FirstSeen);
    add(tr("By family"), Order::Family);
    if (m_model->isCompared())
        add(tr("New ones first"), Order::Change);
    const int at = chosen.isValid() ? m_order->findData(chosen) : 0;
    m_order->setCurrentIndex(std::max(0, at));
    if (at < 0)
        m_filter->setOrder(Order::MostLogs);
}

void GroupPane::focusFilter()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void GroupPane::retranslate()
{
    fitHeader();
    m_title->setText(tr("Fingerprints"));
    m_note->setText(
        tr("%n, same first failure after numbers and paths are removed", nullptr, m_model->rowCount()));
    m_field->setPlaceholderText(tr("Filter fingerprints"));
    m_field->setAccessibleName(m_field->placeholderText());
    m_order->setAccessibleName(tr("Order of the fingerprints"));
    m_table->setAccessibleName(tr("Fingerprints"));
    fillOrders();
    m_model->retranslate();
    showState();
}

} // namespace torchtriage::desktop
