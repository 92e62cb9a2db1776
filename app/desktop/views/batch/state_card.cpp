// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/state_card.h"

#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"

#include <QGridLayout>
#include <QPushButton>

#include <utility>

namespace torchtriage::desktop {

namespace {

std::pair<const char*, Token> lookOf(StateCard::State state)
{
    switch (state) {
    case StateCard::State::Failed:
        return {"failc", Token::Fail};
    case StateCard::State::Stopped:
        return {"stop", Token::Warn};
    case StateCard::State::Empty:
        return {"batch", Token::Muted};
    case StateCard::State::Information:
        break;
    }
    return {"info", Token::Muted};
}

} // namespace

StateCard::StateCard(QWidget* parent) : QWidget(parent)
{
    m_glyph = new Glyph(QStringLiteral("batch"), Token::Muted, 20, this);
    m_title = makeText(FontRole::BodyBold, QPalette::WindowText, this);
    m_text = makeText(FontRole::Note, mutedInk, this);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_button = new QPushButton(this);
    m_button->hide();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 16, 16, 16);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(6);
    grid->addWidget(m_glyph, 0, 0, Qt::AlignTop);
    grid->addWidget(m_title, 0, 1);
    grid->addWidget(m_text, 1, 1);
    grid->addWidget(m_button, 2, 1, Qt::AlignLeft);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(3, 1);
    connect(m_button, &QPushButton::clicked, this, &StateCard::actionTriggered);
}

void StateCard::setState(State state, const QString& title, const QString& text, const QString& action)
{
    const auto [glyph, ink] = lookOf(state);
    m_glyph->setGlyph(QString::fromLatin1(glyph), ink);
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    m_button->setText(action);
    m_button->setVisible(!action.isEmpty());
    setAccessibleName(title);
    setAccessibleDescription(text);
}

QString StateCard::title() const
{
    return m_title->text();
}

QString StateCard::text() const
{
    return m_text->text();
}

} // namespace torchtriage::desktop
