// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/mapping_pane.h"

#include "app/desktop/views/batch/mapping_model.h"
#include "app/desktop/views/batch/pane_bar.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/table_dress.h"
#include "app/workbench/contract_text.h"

#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace torchtriage::desktop {

MappingPane::MappingPane(QWidget* parent) : QWidget(parent)
{
    auto* bar = new PaneBar(this);
    auto* head = new QHBoxLayout(bar);
    head->setContentsMargins(12, 4, 8, 5);
    head->setSpacing(8);
    m_title = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
    m_note = makeLabel(FontRole::Small, mutedInk, bar);
    head->addWidget(m_title);
    head->addWidget(m_note, 1);
    bar->setFixedHeight(38);
    m_model = new MappingModel(this);
    m_table = new QTableView(this);
    m_table->setModel(m_model);
    dressTable(*m_table);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->setWordWrap(true); // the facts below the values are sentences
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(MappingModel::Stored, QHeaderView::Stretch);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->verticalHeader()->setMinimumSectionSize(tableRow);
    m_empty = makeText(FontRole::Note, mutedInk, this);
    m_empty->setContentsMargins(12, 10, 12, 10);
    m_empty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_facts = makeText(FontRole::Note, QPalette::WindowText, this);
    m_facts->setContentsMargins(12, 6, 12, 8);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(m_empty, 1);
    column->addWidget(m_table, 1);
    column->addWidget(m_facts);
    setAutoFillBackground(true);
    retranslate();
}

void MappingPane::setReport(std::shared_ptr<const workbench::ContractReport> report, const QString& labelFile)
{
    m_report = std::move(report);
    m_labelFile = labelFile;
    m_model->setReport(m_report.get());
    retranslate();
}

QString MappingPane::facts() const
{
    return m_facts->text();
}

void MappingPane::retranslate()
{
    m_title->setText(tr("Mapping"));
    m_note->setText(tr("one to one?"));
    m_table->setAccessibleName(tr("Stored values and classes"));
    m_model->retranslate();
    m_empty->setText(tr("Stored values and their classes stand here once a class index was checked."));
    m_empty->setVisible(m_model->rowCount() == 0);
    m_table->setVisible(m_model->rowCount() > 0);
    QStringList lines;
    if (m_report && m_report->mapping) {
        lines << m_labelFile;
        lines << workbench::mappingTexts(*m_report->mapping);
    }
    m_facts->setText(lines.join(u'\n'));
    m_facts->setVisible(!lines.isEmpty());
    fitWidth();
}

void MappingPane::fitWidth()
{
    constexpr int least = 240, most = 340, scrollBar = 14;
    int width = scrollBar;
    for (int column = 0; column < m_model->columnCount(); ++column)
        width += std::max(m_table->horizontalHeader()->sectionSizeHint(column),
                          static_cast<const QAbstractItemView*>(m_table)->sizeHintForColumn(column));
    setMinimumWidth(std::clamp(width, least, most));
}

} // namespace torchtriage::desktop
