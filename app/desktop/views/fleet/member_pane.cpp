// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/fleet/member_pane.h"

#include "app/desktop/models/roles.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/views/batch/pane_bar.h"
#include "app/desktop/views/fleet/diff_model.h"
#include "app/desktop/views/fleet/member_model.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/table_dress.h"
#include "app/workbench/fleet_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

namespace torchtriage::desktop {

MemberPane::MemberPane(QWidget* parent)
    : QWidget(parent), m_members(new MemberModel(this)), m_lines(new DiffModel(this))
{
    m_memberTable = makeTable(m_members);
    m_lineTable = makeTable(m_lines);
    const int digit = QFontMetrics(roleFont(FontRole::Evidence)).horizontalAdvance(u'0');
    m_memberTable->setColumnWidth(MemberModel::Time, 22 * digit);
    m_memberTable->setColumnWidth(MemberModel::Rank, 8 * digit);
    m_memberTable->setColumnWidth(MemberModel::Line, 12 * digit);
    m_lineTable->setColumnWidth(DiffModel::Line, 12 * digit);
    m_lineTable->setColumnWidth(DiffModel::Count, 10 * digit);
    auto* diff = new QWidget(this);
    m_diffNote = makeText(FontRole::Note, mutedInk, diff);
    m_diffNote->setContentsMargins(12, 6, 12, 6);
    auto* diffColumn = new QVBoxLayout(diff);
    diffColumn->setContentsMargins(0, 0, 0, 0);
    diffColumn->setSpacing(0);
    diffColumn->addWidget(m_diffNote);
    diffColumn->addWidget(m_lineTable, 1);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_memberTable);
    m_stack->addWidget(diff);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(m_stack, 1);
    setMinimumHeight(120);

    connect(m_memberTable, &QTableView::activated, this, [this] { emit openRequested(currentPath()); });
    connect(m_open, &QPushButton::clicked, this, [this] { emit openRequested(currentPath()); });
    connect(m_memberTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &MemberPane::showButtons);
    connect(m_compare, &QPushButton::clicked, this, [this] {
        if (const auto good = goodPath())
            emit compareRequested(*good, currentPath());
    });
    connect(m_back, &QPushButton::clicked, this, [this] {
        m_diff.reset();
        m_stack->setCurrentIndex(0);
        retranslate();
        m_memberTable->setFocus(Qt::OtherFocusReason);
    });
    connect(m_close, &QToolButton::clicked, this, &MemberPane::closeRequested);
    retranslate();
}

QWidget* MemberPane::makeBar()
{
    auto* bar = new PaneBar(this);
    m_title = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
    m_note = makeLabel(FontRole::Small, mutedInk, bar);
    m_back = new QPushButton(bar);
    m_open = new QPushButton(bar);
    m_compare = new QPushButton(bar);
    m_close = new QToolButton(bar);
    m_close->setIcon(icon(QStringLiteral("x")));
    m_close->setAutoRaise(true);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 3, 8, 4);
    row->setSpacing(8);
    row->addWidget(m_title);
    row->addWidget(m_note, 1);
    for (QWidget* const control : std::initializer_list<QWidget*>{m_back, m_open, m_compare, m_close})
        row->addWidget(control);
    return bar;
}

QTableView* MemberPane::makeTable(QAbstractItemModel* model)
{
    auto* table = new QTableView(this);
    table->setModel(model);
    dressTable(*table, denseRow);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    return table;
}

void MemberPane::showGroup(const workbench::FleetPointer& fleet, int group)
{
    m_fleet = fleet;
    m_group = group;
    m_diff.reset();
    m_members->setGroup(fleet, group);
    m_stack->setCurrentIndex(0);
    if (m_members->rowCount() > 0)
        m_memberTable->setCurrentIndex(m_members->index(0, 0));
    retranslate();
}

void MemberPane::showDiff(const fleet::LogDiff& diff)
{
    m_diff = diff;
    m_lines->setRows(QVector<fleet::DiffLine>(diff.lines.begin(), diff.lines.end()));
    m_stack->setCurrentIndex(1);
    retranslate();
}

void MemberPane::showDiffState(const QString& text)
{
    m_diff.reset();
    m_lines->setRows({});
    m_stack->setCurrentIndex(1);
    retranslate();
    m_diffNote->setText(text);
}

QString MemberPane::currentPath() const
{
    const QModelIndex index = m_memberTable->currentIndex();
    return index.isValid() ? index.data(PathRole).toString() : QString();
}

std::optional<QString> MemberPane::goodPath() const
{
    const QModelIndex index = m_memberTable->currentIndex();
    if (!m_fleet || !index.isValid())
        return std::nullopt;
    const auto good = fleet::lastGoodLog(*m_fleet, m_members->logOf(index.row()));
    if (!good)
        return std::nullopt;
    return QString::fromStdString(m_fleet->folder + "/" + m_fleet->logs.at(*good).path);
}

void MemberPane::showButtons()
{
    const bool members = m_stack->currentIndex() == 0;
    m_back->setVisible(!members);
    m_open->setEnabled(!currentPath().isEmpty());
    const auto good = members ? goodPath() : std::nullopt;
    m_compare->setVisible(members);
    m_compare->setEnabled(good.has_value());
    m_compare->setToolTip(
        good ? tr("Compare with %1").arg(*good)
             : tr("The folder has no log without a failure whose path is the same but for its "
                  "numbers."));
}

void MemberPane::retranslate()
{
    if (m_fleet && m_group >= 0) {
        const fleet::Group& group = m_fleet->groups.at(static_cast<std::size_t>(m_group));
        m_title->setText(tr("Logs of %1").arg(QString::fromStdString(group.fingerprint.shortText())));
        m_note->setText(tr("%1 · %2").arg(tr("%n log(s)", nullptr, m_members->total()),
                                          tr("%n incident(s)", nullptr, static_cast<int>(group.incidents))));
    }
    m_back->setText(tr("Back to the logs"));
    m_open->setText(tr("Open log"));
    m_compare->setText(tr("Compare with last good log"));
    m_close->setToolTip(tr("Close this pane"));
    m_close->setAccessibleName(m_close->toolTip());
    m_memberTable->setAccessibleName(tr("Logs of the fingerprint"));
    m_lineTable->setAccessibleName(tr("Lines that appear only in the failing log"));
    if (m_diff)
        m_diffNote->setText(
            (QStringList{workbench::diffSummary(*m_diff)} + workbench::diffNotes(*m_diff)).join(u' '));
    m_members->retranslate();
    m_lines->retranslate();
    showButtons();
}

} // namespace torchtriage::desktop
