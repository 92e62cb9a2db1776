// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/section_header.h"

#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/link_button.h"

#include <QHBoxLayout>

namespace torchtriage::desktop {

SectionHeader::SectionHeader(QWidget* parent) : QWidget(parent)
{
    m_title = makeLabel(FontRole::BodyBold, QPalette::WindowText, this);
    m_note = makeLabel(FontRole::Note, mutedInk, this);
    m_link = new LinkButton(this);
    m_link->hide();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_title);
    row->addWidget(m_note, 1);
    row->addWidget(m_link);
    connect(m_link, &LinkButton::clicked, this, &SectionHeader::linkClicked);
}

void SectionHeader::setTitle(const QString& title, const QString& note)
{
    m_title->setText(title);
    m_note->setText(note);
}

void SectionHeader::setLink(const QString& text)
{
    m_link->setText(text);
    m_link->setVisible(!text.isEmpty());
    m_link->updateGeometry();
}

} // namespace torchtriage::desktop
