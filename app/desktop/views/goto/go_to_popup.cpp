// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/goto/go_to_popup.h"

#include "app/desktop/theme/tokens.h"
#include "app/desktop/views/goto/go_to_delegate.h"
#include "app/desktop/views/goto/go_to_model.h"
#include "app/desktop/widgets/labels.h"

#include <QAccessible>
#include <QListView>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace torchtriage::desktop {

namespace {
constexpr int usualWidth = 560;
constexpr int mostVisible = 12;
constexpr int margin = 8; ///< to the edges of the window
} // namespace

GoToPopup::GoToPopup(GoToModel& model, QWidget* parent)
    : QFrame(parent), m_model(model), m_list(new QListView(this)),
      m_note(makeText(FontRole::Small, mutedInk, this))
{
    m_list->setModel(&model);
    m_list->setItemDelegate(new GoToDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setFocusPolicy(Qt::NoFocus); // the field has it, or a click would close the list
    m_note->setContentsMargins(10, 4, 10, 4);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    hide();
    connect(&model, &QAbstractItemModel::modelReset, this, &GoToPopup::chooseAgain);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) {
        if (isAvailable(index.row())) {
            choose(index.row());
            emit clicked();
        }
    });
    retranslate();
}

void GoToPopup::openBelow(const QWidget& field)
{
    m_field = &field;
    if (parentWidget() != field.window())
        setParent(field.window());
    place(field);
    show();
    raise();
}

void GoToPopup::place(const QWidget& field)
{
    const QWidget& window = *field.window();
    const int width = std::min(std::max(usualWidth, field.width()), window.width() - 2 * margin);
    const int rows = std::min(m_model.rowCount(), mostVisible);
    const int rowHeight = std::max(1, m_list->sizeHintForRow(0));
    m_list->setVisible(rows > 0);
    m_list->setFixedHeight(rows * rowHeight);
    const int noteHeight = m_note->heightForWidth(width - 2);
    const QPoint below = field.mapTo(&window, QPoint(field.width(), field.height() + 3));
    const int left = std::clamp(below.x() - width, margin, std::max(margin, window.width() - width - margin));
    setGeometry(left, below.y(), width, rows * rowHeight + noteHeight + 2);
}

void GoToPopup::setNote(const QString& note)
{
    m_note->setText(note);
    if (isVisible() && m_field)
        place(*m_field);
}

QString GoToPopup::note() const
{
    return m_note->text();
}

bool GoToPopup::isAvailable(int row) const
{
    return m_model.flags(m_model.index(row, 0)) & Qt::ItemIsEnabled;
}

void GoToPopup::choose(int row)
{
    const QModelIndex index = m_model.index(row, 0);
    m_list->setCurrentIndex(index);
    if (!index.isValid() || !QAccessible::isActive())
        return;
    // The list itself never has the focus, so it does not tell that another row became current.
    QAccessibleEvent event(m_list, QAccessible::Focus);
    event.setChild(row);
    QAccessible::updateAccessibility(&event);
}

void GoToPopup::step(int rows)
{
    const int count = m_model.rowCount();
    const int way = rows < 0 ? -1 : 1;
    int row = m_list->currentIndex().row();
    for (int left = std::abs(rows); left > 0; --left) {
        int next = row + way;
        while (next >= 0 && next < count && !isAvailable(next))
            next += way;
        if (next < 0 || next >= count)
            break;
        row = next;
    }
    if (row < 0 || row >= count)
        return;
    choose(row);
    const Destination& there = m_model.rows().at(row);
    m_kept = std::pair(there.kind, there.text);
}

void GoToPopup::stepPage(int pages)
{
    step(pages * (mostVisible - 1));
}

void GoToPopup::chooseBest()
{
    m_kept.reset();
    choose(m_model.rowCount() > 0 && isAvailable(0) ? 0 : -1);
}

void GoToPopup::chooseAgain()
{
    if (m_kept) {
        for (int row = 0; row < m_model.rowCount(); ++row) {
            const Destination& there = m_model.rows().at(row);
            if (there.kind == m_kept->first && there.text == m_kept->second && isAvailable(row)) {
                choose(row);
                return;
            }
        }
    }
    chooseBest();
}

std::optional<Destination> GoToPopup::chosen() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() && isAvailable(index.row()) ? std::optional(m_model.rows().at(index.row()))
                                                       : std::nullopt;
}

void GoToPopup::retranslate()
{
    m_list->setAccessibleName(tr("Destinations"));
}

void GoToPopup::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(color(Token::BorderStrong, palette()));
    painter.setBrush(color(Token::Raised, palette()));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace torchtriage::desktop
