// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/slice_page.h"

#include "app/desktop/views/batch/slice_model.h"
#include "app/desktop/widgets/flow_layout.h"
#include "app/desktop/widgets/labels.h"

#include <QHeaderView>
#include <QLocale>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace torchtriage::desktop {

namespace {

constexpr int boxDelay = 120; // ms: a held arrow key reads once
constexpr int rowHeight = 22;

int clampToInt(std::int64_t value)
{
    return static_cast<int>(std::clamp<std::int64_t>(value, 0, std::numeric_limits<int>::max()));
}

} // namespace

SlicePage::SlicePage(QWidget* parent) : QWidget(parent)
{
    m_model = new SliceModel(this);
    m_table = new QTableView(this);
    m_table->setModel(m_model);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_table->verticalHeader()->setFont(roleFont(FontRole::Small));
    m_table->horizontalHeader()->setFont(roleFont(FontRole::SmallBold));
    const QFontMetrics metrics(roleFont(FontRole::Evidence));
    m_table->horizontalHeader()->setDefaultSectionSize(
        metrics.horizontalAdvance(QStringLiteral("-1.2345678e-05")) + 12);
    m_controls = new QWidget(this);
    new FlowLayout(m_controls, 8);
    m_note = makeText(FontRole::Note, mutedInk, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 10);
    column->setSpacing(6);
    column->addWidget(m_controls);
    column->addWidget(m_table, 1);
    column->addWidget(m_note);
    m_later.setSingleShot(true);
    m_later.setInterval(boxDelay);
    connect(&m_later, &QTimer::timeout, this, &SlicePage::requestChanged);
    retranslate();
}

void SlicePage::setTensor(const batch::Tensor& tensor)
{
    m_tensor = tensor;
    m_model->clear();
    m_note->clear();
    makeBoxes();
}

void SlicePage::clear()
{
    m_tensor.reset();
    m_model->clear();
    m_note->clear();
    makeBoxes();
}

QSpinBox* SlicePage::addBox(std::int64_t highest)
{
    auto* box = new QSpinBox(m_controls);
    box->setRange(0, clampToInt(highest));
    box->setFont(roleFont(FontRole::Evidence));
    connect(box, &QSpinBox::valueChanged, this, [this] { m_later.start(); });
    m_controls->layout()->addWidget(box);
    return box;
}

void SlicePage::makeBoxes()
{
    m_later.stop();
    while (QLayoutItem* item = m_controls->layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_indexes.clear();
    m_firstRow = m_firstColumn = nullptr;
    if (m_tensor) {
        const std::vector<std::int64_t>& shape = m_tensor->shape;
        const std::size_t rank = shape.size();
        for (std::size_t i = 0; i + 2 < rank; ++i)
            m_indexes << addBox(shape[i] - 1);
        // A vector stands upright: its elements are rows.
        const std::int64_t columns = rank >= 1 ? shape[rank - 1] : 1;
        if (rank >= 2 && shape[rank - 2] > mostRows)
            m_firstRow = addBox(shape[rank - 2] - 1);
        if (columns > (rank == 1 ? mostRows : mostColumns))
            m_firstColumn = addBox(columns - 1);
        for (QSpinBox* const box : {m_firstRow, m_firstColumn}) {
            if (box)
                box->setSingleStep(static_cast<int>(mostColumns));
        }
    }
    m_controls->setVisible(m_controls->layout()->count() > 0);
    retranslate();
}

std::optional<batch::SliceRequest> SlicePage::request() const
{
    if (!m_tensor)
        return std::nullopt;
    batch::SliceRequest request;
    for (const QSpinBox* const box : m_indexes)
        request.leading.push_back(box->value());
    const bool vector = m_tensor->shape.size() == 1;
    request.rows = mostRows;
    request.columns = vector ? mostRows : mostColumns;
    request.firstRow = m_firstRow ? m_firstRow->value() : 0;
    request.firstColumn = m_firstColumn ? m_firstColumn->value() : 0;
    return request;
}

void SlicePage::setSlice(const batch::SliceRequest& request, const batch::Slice& slice)
{
    if (!m_tensor)
        return;
    m_model->setSlice(slice, request.firstRow, request.firstColumn, m_tensor->dtype,
                      m_tensor->shape.size() == 1);
    const auto all = batch::elementCount(m_tensor->shape);
    const QLocale locale;
    m_note->setText(tr("%1 of %2 elements")
                        .arg(locale.toString(static_cast<qlonglong>(slice.rows * slice.columns)),
                             locale.toString(static_cast<qulonglong>(all.value_or(0)))));
}

void SlicePage::retranslate()
{
    m_table->setAccessibleName(tr("Elements of the tensor"));
    for (qsizetype i = 0; i < m_indexes.size(); ++i) {
        m_indexes[i]->setPrefix(tr("Dimension %1: ").arg(i));
        m_indexes[i]->setAccessibleName(tr("Index in dimension %1").arg(i));
    }
    if (m_firstRow) {
        m_firstRow->setPrefix(tr("Rows from: "));
        m_firstRow->setAccessibleName(tr("First row shown"));
    }
    if (m_firstColumn) {
        m_firstColumn->setPrefix(tr("From: "));
        m_firstColumn->setAccessibleName(tr("First element of a row shown"));
    }
}

} // namespace torchtriage::desktop
