// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/rerun/run_table.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme_style.h"
#include "app/desktop/widgets/row_paint.h"
#include "app/desktop/widgets/table_dress.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int boxSize = 16;
constexpr int glyphSize = 16;
constexpr int leftPad = 10;
constexpr int boxGap = 14;

struct Mark {
    const char* glyph;
    Token ink;
};

Mark markFor(RunMark mark)
{
    switch (mark) {
    case RunMark::Running:
        return {"run", Token::Accent};
    case RunMark::Queued:
        return {"clock", Token::Muted};
    case RunMark::Failed:
        return {"failc", Token::Fail};
    case RunMark::Passed:
        return {"pass", Token::Pass};
    case RunMark::Warning:
        return {"stop", Token::Warn};
    case RunMark::NotApplicable:
        return {"minus", Token::Muted};
    case RunMark::None:
        break;
    }
    return {"todo", Token::Muted};
}

QRect boxRect(const QRect& cell)
{
    return {cell.left() + leftPad, cell.center().y() - boxSize / 2, boxSize, boxSize};
}

int lineHeight(FontRole role)
{
    return QFontMetrics(roleFont(role)).height();
}

FontRole roleOf(int column, bool strong)
{
    const bool evidence =
        column == RunModel::Device || column == RunModel::FirstError || column == RunModel::ObservedAt;
    if (evidence)
        return strong ? FontRole::EvidenceBold : FontRole::Evidence;
    return strong ? FontRole::BodyBold : FontRole::Body;
}

void paintBox(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    QStyleOptionButton box;
    box.rect = boxRect(option.rect);
    box.palette = option.palette;
    const bool usable = index.flags().testFlag(Qt::ItemIsUserCheckable);
    box.state = usable ? QStyle::State_Enabled : QStyle::State_None;
    box.state |= index.data(Qt::CheckStateRole).toInt() == Qt::Checked ? QStyle::State_On : QStyle::State_Off;
    option.widget->style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, painter, option.widget);
}

} // namespace

void RunDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->fillRect(option.rect, rowGround(option, color(Token::Raised, option.palette)));
    painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1,
                      color(Token::Hair, option.palette));
    const int column = index.column();
    QRect area = option.rect.adjusted(8, 0, -8, -1);
    if (column == RunModel::Change) {
        paintBox(painter, option, index);
        area.setLeft(option.rect.left() + leftPad + boxSize + boxGap);
    }
    Token ink = index.data(RunModel::DimRole).toBool() ? Token::Muted : Token::Text;
    if (column == RunModel::Result) {
        const Mark mark = markFor(static_cast<RunMark>(index.data(RunModel::MarkRole).toInt()));
        const QRect place(area.left(), area.center().y() - glyphSize / 2, glyphSize, glyphSize);
        paintGlyph(*painter, place, QString::fromLatin1(mark.glyph), color(mark.ink, option.palette));
        area.setLeft(place.right() + 6);
        ink = mark.ink;
    }
    const bool current = option.state.testFlag(QStyle::State_Selected) && column == RunModel::Change;
    const bool strong = index.data(RunModel::ChangedRole).toBool() || current;
    if (strong)
        ink = Token::Text;
    const Qt::Alignment side = column >= RunModel::Exit ? Qt::AlignRight : Qt::AlignLeft;
    const QString second = index.data(RunModel::SecondLineRole).toString();
    if (!second.isEmpty()) {
        const int first = lineHeight(roleOf(column, strong)), below = lineHeight(FontRole::Small);
        area.setTop(area.top() + (area.height() - first - below) / 2);
        paintLine(*painter, QRect(area.left(), area.top() + first, area.width(), below),
                  roleFont(FontRole::Small), color(Token::Muted, option.palette), second,
                  side | Qt::AlignVCenter);
        area.setHeight(first);
    }
    paintLine(*painter, area, roleFont(roleOf(column, strong)), color(ink, option.palette),
              index.data().toString(), side | Qt::AlignVCenter);
    painter->restore();
}

QSize RunDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const QFontMetrics first(roleFont(roleOf(index.column(), true)));
    const QFontMetrics second(roleFont(FontRole::Small));
    const int extra = index.column() == RunModel::Change   ? leftPad + boxSize + boxGap
                      : index.column() == RunModel::Result ? glyphSize + 6 + 8
                                                           : 8;
    const int width = std::max(first.horizontalAdvance(index.data().toString().left(200)),
                               second.horizontalAdvance(index.data(RunModel::SecondLineRole).toString()));
    return {width + extra + 12, std::max(42, first.height() + second.height() + 8)};
}

bool RunDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                              const QModelIndex& index)
{
    if (event->type() != QEvent::MouseButtonRelease || !index.flags().testFlag(Qt::ItemIsUserCheckable))
        return false;
    const auto* mouse = static_cast<QMouseEvent*>(event);
    // The whole height of the row belongs to its box: a target of 24 px at least.
    if (mouse->pos().x() > boxRect(option.rect).right() + 6)
        return false;
    const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    return model->setData(index, checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

RunTable::RunTable(RunModel& model, QWidget* parent) : QTableView(parent), m_model(model)
{
    setModel(&model);
    setItemDelegate(new RunDelegate(this));
    dressTable(*this);
    setFirstPadding(horizontalHeader(), leftPad + boxSize + boxGap);
    setMouseTracking(true);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setStretchLastSection(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    connect(&model, &QAbstractItemModel::modelReset, this, &RunTable::fitColumns);
    connect(&model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex& from) {
        if (from.column() == 0) // not for the clock, which ticks in the last column
            fitColumns();
    });
    retranslate();
}

void RunTable::retranslate()
{
    setAccessibleName(tr("Runs"));
    fitColumns();
}

void RunTable::fitColumns()
{
    int others = 0;
    for (int column = 0; column < RunModel::ColumnCount; ++column) {
        if (column == RunModel::FirstError)
            continue;
        const int least = column == RunModel::Duration ? 110 : 60;
        const int width =
            std::max({least, sizeHintForColumn(column) + 6, horizontalHeader()->sectionSizeHint(column)});
        setColumnWidth(column, std::min(width, 300));
        others += columnWidth(column);
    }
    setColumnWidth(RunModel::FirstError, std::max(160, viewport()->width() - others));
}

void RunTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

void RunTable::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex box = currentIndex().siblingAtColumn(RunModel::Change);
    if (event->key() == Qt::Key_Space && box.isValid()) {
        if (box.flags().testFlag(Qt::ItemIsUserCheckable)) {
            const bool checked = box.data(Qt::CheckStateRole).toInt() == Qt::Checked;
            m_model.setData(box, checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
        }
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && box.isValid()) {
        emit activated(box);
        return;
    }
    QTableView::keyPressEvent(event);
}

} // namespace torchtriage::desktop
