// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/search_field.h"

#include "app/desktop/theme/icons.h"
#include "app/desktop/widgets/key_cap.h"

#include <QKeyEvent>

namespace torchtriage::desktop {

SearchField::SearchField(const QString& glyph, const QKeySequence& keys, QWidget* parent)
    : QLineEdit(parent), m_keys(new KeyCap(keys, this))
{
    addAction(icon(glyph, Token::Muted), QLineEdit::LeadingPosition);
    connect(this, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_keys->setVisible(text.isEmpty());
        setClearButtonEnabled(!text.isEmpty());
    });
}

void SearchField::resizeEvent(QResizeEvent* event)
{
    QLineEdit::resizeEvent(event);
    const QSize size = m_keys->sizeHint();
    m_keys->setGeometry(width() - size.width() - 8, (height() - size.height()) / 2, size.width(),
                        size.height());
}

void SearchField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !text().isEmpty()) {
        clear();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace torchtriage::desktop
