// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/verify/checks_table.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/widgets/row_paint.h"
#include "app/desktop/widgets/table_dress.h"

#include <QHeaderView>
#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int glyphSize = 16;
constexpr int leastHeight = 42;
constexpr int leastEvidence = 100;
constexpr int leastName = 140; ///< of a check, where the other columns leave no more
constexpr int mostWidth = 200;
constexpr int mostWrapped = 128; ///< of columns whose words go on in a second line
constexpr int failBar = 3;

struct Mark {
    const char* glyph;
    Token ink;
};

const workbench::ShownCheck& checkAt(const QModelIndex& index)
{
    return static_cast<const ChecksModel*>(index.model())->rows().at(index.row());
}

bool isOpen(const workbench::ShownCheck& check)
{
    using rerun::RowResult;
    const RowResult result = check.after.result;
    return result == RowResult::NotRun || result == RowResult::Inconclusive || result == RowResult::NotLast;
}

Mark markOf(const workbench::ShownCheck& check)
{
    if (check.isRunning)
        return {"run", Token::Accent};
    if (check.after.holds)
        return {"pass", Token::Pass};
    return isOpen(check) ? Mark{"todo", Token::Muted} : Mark{"failc", Token::Fail};
}

bool isWrapped(int column)
{
    return column == ChecksModel::State || column == ChecksModel::Expected || column == ChecksModel::Before ||
           column == ChecksModel::Evidence;
}

FontRole fontOf(int column)
{
    if (column == ChecksModel::Evidence || column == ChecksModel::Before)
        return FontRole::Evidence;
    return column == ChecksModel::Expected ? FontRole::Note : FontRole::Body;
}

} // namespace

void ChecksDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    painter->save();
    const workbench::ShownCheck& check = checkAt(index);
    const bool failed = !check.isRunning && !check.after.holds && !isOpen(check) && check.row.mandatory;
    painter->fillRect(option.rect,
                      rowGround(option, color(failed ? Token::FailSoft : Token::Raised, option.palette)));
    painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1,
                      color(Token::Hair, option.palette));
    QRect area = option.rect.adjusted(8, 0, -8, -1);
    Token ink = index.column() == ChecksModel::Run ? Token::Accent : Token::Text;
    if (index.column() == ChecksModel::State) {
        const Mark mark = markOf(check);
        if (failed)
            painter->fillRect(QRect(option.rect.topLeft(), QSize(failBar, option.rect.height())),
                              color(Token::Fail, option.palette));
        const QRect place(area.left(), area.center().y() - glyphSize / 2, glyphSize, glyphSize);
        paintGlyph(*painter, place, QString::fromLatin1(mark.glyph), color(mark.ink, option.palette));
        area.setLeft(place.right() + 6);
        ink = mark.ink;
    }
    const QString second = index.data(ChecksModel::SecondLineRole).toString();
    if (!second.isEmpty()) {
        const int first = QFontMetrics(roleFont(fontOf(index.column()))).height();
        const int below = QFontMetrics(roleFont(FontRole::Small)).height();
        area.setTop(area.top() + (area.height() - first - below) / 2);
        paintLine(*painter, QRect(area.left(), area.top() + first, area.width(), below),
                  roleFont(FontRole::Small), color(Token::Muted, option.palette), second);
        area.setHeight(first);
    }
    if (isWrapped(index.column()))
        paintTwoLines(*painter, area, roleFont(fontOf(index.column())), color(ink, option.palette),
                      index.data().toString());
    else
        paintLine(*painter, area, roleFont(fontOf(index.column())), color(ink, option.palette),
                  index.data().toString());
    paintCurrentFrame(*painter, option, option.rect);
    painter->restore();
}

QSize ChecksDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const QFontMetrics first(roleFont(fontOf(index.column())));
    const QFontMetrics second(roleFont(FontRole::Small));
    const int extra = index.column() == ChecksModel::State ? glyphSize + 6 : 0;
    const int width = std::max(first.horizontalAdvance(index.data().toString().left(200)),
                               second.horizontalAdvance(index.data(ChecksModel::SecondLineRole).toString()));
    return {width + extra + 24, std::max(leastHeight, first.height() + second.height() + 8)};
}

ChecksTable::ChecksTable(ChecksModel& model, QWidget* parent) : QTableView(parent)
{
    setModel(&model);
    setItemDelegate(new ChecksDelegate(this));
    dressTable(*this);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(&model, &QAbstractItemModel::modelReset, this, &ChecksTable::fit);
}

void ChecksTable::fit()
{
    const auto headWidth = [this](int column) { return horizontalHeader()->sectionSizeHint(column); };
    int others = 0;
    for (int column = 0; column < ChecksModel::ColumnCount; ++column) {
        if (column == ChecksModel::Evidence)
            continue;
        const int most = isWrapped(column) ? mostWrapped : mostWidth;
        setColumnWidth(column, std::clamp(sizeHintForColumn(column), headWidth(column),
                                          std::max(most, headWidth(column))));
        others += columnWidth(column);
    }
    // Long words of a language take the room of the names first: those tell themselves whole in their tips.
    const int evidence = std::max(leastEvidence, headWidth(ChecksModel::Evidence));
    const int missing = std::clamp(others + evidence - viewport()->width(), 0,
                                   std::max(0, columnWidth(ChecksModel::Check) - leastName));
    setColumnWidth(ChecksModel::Check, columnWidth(ChecksModel::Check) - missing);
    setColumnWidth(ChecksModel::Evidence, std::max(evidence, viewport()->width() - others + missing));
}

void ChecksTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fit();
}

} // namespace torchtriage::desktop
