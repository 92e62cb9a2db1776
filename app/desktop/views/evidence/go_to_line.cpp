// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/go_to_line.h"

#include "app/desktop/theme/tokens.h"
#include "app/desktop/widgets/labels.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

GoToLine::GoToLine(QWidget* parent) : QFrame(parent)
{
    m_label = makeLabel(FontRole::Body, QPalette::WindowText, this);
    m_field = new QLineEdit(this);
    m_field->setFixedWidth(140);
    m_field->setAlignment(Qt::AlignRight);
    m_field->installEventFilter(this);
    m_label->setBuddy(m_field);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(8);
    row->addWidget(m_label);
    row->addWidget(m_field);
    hide();
    connect(m_field, &QLineEdit::returnPressed, this, &GoToLine::choose);
}

void GoToLine::ask(std::int64_t lines)
{
    m_lines = lines;
    retranslate();
    m_field->clear();
    adjustSize();
    move(std::max(0, parentWidget()->width() - width() - 24), 8);
    show();
    raise();
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void GoToLine::retranslate()
{
    m_label->setText(tr("Line, 1 to %1").arg(QLocale().toString(static_cast<qlonglong>(m_lines))));
    m_field->setAccessibleName(m_label->text());
}

void GoToLine::choose()
{
    // Both "118206" and "118,206" as the gutter shows it.
    QString digits;
    for (const QChar c : m_field->text()) {
        if (c.isDigit())
            digits += c;
    }
    bool ok = false;
    const qlonglong line = digits.toLongLong(&ok);
    if (!ok) {
        m_field->selectAll();
        return;
    }
    hide();
    emit lineChosen(std::clamp<std::int64_t>(line, 1, std::max<std::int64_t>(1, m_lines)));
}

bool GoToLine::eventFilter(QObject* watched, QEvent* event)
{
    const bool escape =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (watched == m_field && escape) {
        hide();
        emit closed();
        return true;
    }
    if (watched == m_field && event->type() == QEvent::FocusOut)
        hide();
    return QFrame::eventFilter(watched, event);
}

void GoToLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(color(Token::BorderStrong, palette()));
    painter.setBrush(color(Token::Raised, palette()));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace torchtriage::desktop
