// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/goto/go_to_field.h"

#include "app/desktop/views/goto/destination_source.h"
#include "app/desktop/views/goto/go_to_model.h"
#include "app/desktop/views/goto/go_to_popup.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>

namespace torchtriage::desktop {

namespace {
constexpr int narrowest = 200;
constexpr int widest = 420;
constexpr int aroundText = 110; ///< glyph, key cap and margins
} // namespace

GoToField::GoToField(QWidget* parent)
    : SearchField(QStringLiteral("search"), QKeySequence(QStringLiteral("Ctrl+K")), parent),
      m_model(new GoToModel(this)), m_popup(new GoToPopup(*m_model, this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QLineEdit::textEdited, this, &GoToField::openList);
    connect(this, &QLineEdit::textChanged, this, [this] {
        if (m_popup->isVisible())
            look(); // also when the cross emptied the field
    });
    connect(m_popup, &GoToPopup::clicked, this, &GoToField::goToChosen);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* before, QWidget* now) {
        if (now == this && before)
            m_before = before;
    });
    retranslate();
}

void GoToField::addSource(DestinationSource* source)
{
    source->setParent(this);
    m_sources.append(source);
    connect(source, &DestinationSource::found, this,
            [this, source](quint64 request, const QVector<Destination>& destinations, bool complete) {
                if (request != m_request)
                    return;
                if (complete)
                    m_pending.remove(source);
                m_model->setFound(source, destinations);
                showNote();
            });
}

void GoToField::ask()
{
    setFocus(Qt::ShortcutFocusReason);
    selectAll();
    openList();
}

void GoToField::openList()
{
    if (m_popup->isVisible())
        return; // the text that changed is looked for already
    m_popup->openBelow(*this);
    window()->installEventFilter(this);
    look();
}

void GoToField::look()
{
    ++m_request;
    m_model->clear();
    m_popup->chooseBest();
    m_pending = {m_sources.begin(), m_sources.end()};
    const QVector<DestinationSource*> sources = m_sources;
    for (DestinationSource* source : sources)
        source->look(m_request, text().simplified());
    showNote();
}

void GoToField::showNote()
{
    const int count = m_model->rowCount();
    const QString note =
        count > 0 ? tr("%n destination(s). Up and Down choose, Enter goes there, Esc closes.", nullptr, count)
        : isLooking() ? tr("Searching")
                      : tr("Nothing has this name. A number is a line of the log, r0 is a rank.");
    m_popup->setNote(note);
    setAccessibleDescription(note);
}

void GoToField::closeList()
{
    if (!m_popup->isVisible())
        return;
    m_popup->hide();
    window()->removeEventFilter(this);
    ++m_request; // answers that are still under way come too late
    for (DestinationSource* source : std::as_const(m_sources))
        source->stop();
    m_pending.clear();
    m_model->clear();
}

void GoToField::leave()
{
    closeList();
    clear();
    if (m_before && m_before->isVisible())
        m_before->setFocus(Qt::OtherFocusReason);
    else
        clearFocus();
}

void GoToField::goToChosen()
{
    const auto chosen = m_popup->chosen();
    if (!chosen)
        return;
    leave(); // first: where it leads may want the focus
    if (chosen->go)
        chosen->go();
}

void GoToField::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        leave();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        goToChosen();
        return;
    case Qt::Key_Down:
    case Qt::Key_Up:
        if (!m_popup->isVisible())
            openList();
        else
            m_popup->step(event->key() == Qt::Key_Down ? 1 : -1);
        return;
    case Qt::Key_PageDown:
        m_popup->stepPage(1);
        return;
    case Qt::Key_PageUp:
        m_popup->stepPage(-1);
        return;
    default:
        SearchField::keyPressEvent(event);
    }
}

void GoToField::mousePressEvent(QMouseEvent* event)
{
    SearchField::mousePressEvent(event);
    openList();
}

void GoToField::focusOutEvent(QFocusEvent* event)
{
    SearchField::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) // its own context menu
        closeList();
}

bool GoToField::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == window() && event->type() == QEvent::Resize)
        closeList();
    return SearchField::eventFilter(watched, event);
}

void GoToField::retranslate()
{
    setPlaceholderText(tr("Go to line, rank, tensor or run"));
    setAccessibleName(tr("Go to line, rank, tensor or run"));
    m_popup->retranslate();
    updateGeometry();
}

QSize GoToField::sizeHint() const
{
    const int width = fontMetrics().horizontalAdvance(placeholderText()) + aroundText;
    return {std::clamp(width, narrowest, widest), SearchField::sizeHint().height()};
}

QSize GoToField::minimumSizeHint() const
{
    return {narrowest, SearchField::minimumSizeHint().height()};
}

} // namespace torchtriage::desktop
