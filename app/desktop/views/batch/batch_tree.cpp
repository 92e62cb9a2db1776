// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/batch_tree.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/views/batch/batch_delegate.h"
#include "app/desktop/views/batch/batch_filter.h"
#include "app/desktop/views/batch/batch_model.h"
#include "app/desktop/widgets/row_paint.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int sightDelay = 80; // ms: scrolling asks for nothing until it rests
constexpr int glyphSize = 16;
constexpr int narrowestName = 170; // nested names stay legible; then the tree scrolls sideways

/// The header of the tree: its words begin where those of the rows do.
class BatchHeader : public QHeaderView {
public:
    explicit BatchHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override
    {
        painter->save();
        painter->fillRect(rect, color(Token::Surface, palette()));
        painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, color(Token::Border, palette()));
        const bool name = section == BatchModel::Name;
        const Qt::Alignment side = section >= BatchModel::Min ? Qt::AlignRight : Qt::AlignLeft;
        paintLine(*painter, rect.adjusted(name ? 12 : 4, 0, -6, -1), roleFont(FontRole::SmallBold),
                  color(Token::Muted, palette()), model()->headerData(section, Qt::Horizontal).toString(),
                  side | Qt::AlignVCenter);
        painter->restore();
    }
};

} // namespace

BatchTree::BatchTree(BatchModel& model, BatchFilter& filter, QWidget* parent)
    : QTreeView(parent), m_model(model), m_filter(filter)
{
    setHeader(new BatchHeader(this));
    setModel(&filter);
    setItemDelegate(new BatchDelegate(this));
    setUniformRowHeights(true); // a file of ten thousand tensors is measured by its first row
    setAllColumnsShowFocus(true);
    setMouseTracking(true);
    setFrameShape(NoFrame);
    setIndentation(18);
    setSelectionBehavior(SelectRows);
    setHorizontalScrollMode(ScrollPerPixel);
    setWidths();
    makeActions();
    m_sight.setSingleShot(true);
    m_sight.setInterval(sightDelay);
    connect(&m_sight, &QTimer::timeout, this, &BatchTree::sightChanged);
    const auto later = [this] { m_sight.start(); };
    connect(this, &QTreeView::expanded, this, later);
    connect(this, &QTreeView::collapsed, this, later);
    connect(&filter, &QAbstractItemModel::rowsInserted, this, later);
    connect(&filter, &QAbstractItemModel::rowsRemoved, this, later);
    connect(&filter, &QAbstractItemModel::modelReset, this, [this, later] {
        expand(m_filter.index(0, 0));
        later();
    });
}

void BatchTree::setWidths()
{
    header()->setMinimumSectionSize(32);
    header()->setStretchLastSection(false);
    header()->setFont(roleFont(FontRole::SmallBold));
    header()->setSectionResizeMode(QHeaderView::Interactive);
    header()->setSectionsMovable(false);
    const QFontMetrics metrics(roleFont(FontRole::Evidence));
    const auto width = [&](const char* text) {
        return metrics.horizontalAdvance(QString::fromLatin1(text)) + 14;
    };
    setColumnWidth(BatchModel::DType, width("bfloat16"));
    setColumnWidth(BatchModel::Shape, width("[32, 499, 256]"));
    setColumnWidth(BatchModel::Strides, width("[1024, 32, 1]"));
    setColumnWidth(BatchModel::Contiguous, width("Cont."));
    setColumnWidth(BatchModel::Min, width("-1.234e-05"));
    setColumnWidth(BatchModel::Max, width("-1.234e-05"));
    setColumnWidth(BatchModel::NaN, width("NaN") + 10);
    connect(header(), &QHeaderView::sectionResized, this, [this](int section) {
        m_nameChosen = m_nameChosen || (section == BatchModel::Name && !m_fitting);
    });
}

/// Names get what the other columns leave, until the user gives them a width.
void BatchTree::fitName()
{
    if (m_nameChosen)
        return;
    m_fitting = true;
    const int others = header()->length() - columnWidth(BatchModel::Name);
    setColumnWidth(BatchModel::Name, std::max(narrowestName, viewport()->width() - others));
    m_fitting = false;
}

void BatchTree::makeActions()
{
    m_copyKey = new QAction(icon(QStringLiteral("copy")), QString(), this);
    m_copyKey->setShortcut(QKeySequence::Copy);
    m_copyRow = new QAction(this);
    m_copyRow->setShortcut(QKeySequence(QStringLiteral("Ctrl+Alt+C")));
    for (QAction* action : {m_copyKey, m_copyRow}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        addAction(action);
    }
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_copyKey, &QAction::triggered, this, &BatchTree::copyKey);
    connect(m_copyRow, &QAction::triggered, this, &BatchTree::copyRow);
    retranslate();
}

void BatchTree::retranslate()
{
    setAccessibleName(tr("Values of the saved batch"));
    m_copyKey->setText(tr("Copy &key"));
    m_copyRow->setText(tr("Copy &row"));
}

QModelIndex BatchTree::currentSource() const
{
    return m_filter.mapToSource(currentIndex());
}

void BatchTree::select(const QModelIndex& source)
{
    const QModelIndex index = m_filter.mapFromSource(source);
    setCurrentIndex(index);
    scrollTo(index);
}

std::vector<batch::ValueId> BatchTree::visibleTensors() const
{
    std::vector<batch::ValueId> tensors;
    QModelIndex index = indexAt({1, 1});
    for (int y = 0; index.isValid() && y <= viewport()->height(); index = indexBelow(index)) {
        y = visualRect(index).bottom();
        if (static_cast<BatchRow>(index.data(ValueKindRole).toInt()) == BatchRow::Tensor)
            tensors.push_back(m_model.valueOf(m_filter.mapToSource(index)));
    }
    return tensors;
}

void BatchTree::copyKey()
{
    QApplication::clipboard()->setText(currentIndex().data(KeyRole).toString());
}

void BatchTree::copyRow()
{
    if (!currentIndex().isValid())
        return;
    QStringList cells = {currentIndex().data(KeyRole).toString()};
    for (int column = BatchModel::DType; column < BatchModel::ColumnCount; ++column)
        cells << currentIndex().siblingAtColumn(column).data().toString();
    if (const QString across = currentIndex().siblingAtColumn(0).data(AcrossRole).toString();
        !across.isEmpty())
        cells[BatchModel::Shape] = across;
    QApplication::clipboard()->setText(cells.join(u'\t'));
}

void BatchTree::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
    option.state.setFlag(QStyle::State_Active, isActiveWindow() && hasFocus());
    option.state.setFlag(QStyle::State_MouseOver, false);
    painter->fillRect(rect, rowGround(option, color(Token::Raised, palette())));
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, color(Token::Hair, palette()));
    if (!m_filter.hasChildren(index))
        return;
    const int left = rect.right() - (indentation() + glyphSize) / 2 + 1;
    const QRect place(left, rect.center().y() - glyphSize / 2 + 1, glyphSize, glyphSize);
    paintGlyph(*painter, place, isExpanded(index) ? QStringLiteral("cdown") : QStringLiteral("cright"),
               color(Token::Muted, palette()));
}

void BatchTree::drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    row.state.setFlag(QStyle::State_Active, isActiveWindow() && hasFocus());
    QTreeView::drawRow(painter, row, index);
    const QModelIndex first = index.siblingAtColumn(BatchModel::Name);
    const QString across = first.data(AcrossRole).toString();
    if (!across.isEmpty()) {
        const bool file = !index.parent().isValid();
        const int from = columnViewportPosition(file ? BatchModel::DType : BatchModel::Shape);
        const QRect area(from + 4, option.rect.top(), viewport()->width() - from - 12,
                         option.rect.height() - 1);
        const bool scalar = first.data(ValueKindRole).toInt() == static_cast<int>(BatchRow::Scalar);
        const FontRole role = scalar ? FontRole::Evidence : FontRole::Note;
        paintLine(*painter, area, roleFont(role), color(scalar ? Token::Text : Token::Muted, palette()),
                  across);
    }
    if (hasFocus() && currentIndex().siblingAtColumn(0) == first) {
        QStyleOptionViewItem focus = option;
        focus.state |= QStyle::State_HasFocus;
        paintCurrentFrame(*painter, focus, option.rect);
    }
}

void BatchTree::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    emit currentSourceChanged();
}

void BatchTree::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    fitName();
    m_sight.start();
}

void BatchTree::scrollContentsBy(int dx, int dy)
{
    QTreeView::scrollContentsBy(dx, dy);
    m_sight.start();
}

void BatchTree::showEvent(QShowEvent* event)
{
    QTreeView::showEvent(event);
    m_sight.start();
}

} // namespace torchtriage::desktop
