// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/segments.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/theme_style.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace torchtriage::desktop {

Segments::Segments(int count, QWidget* parent) : QWidget(parent), m_group(new QButtonGroup(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (int i = 0; i < count; ++i) {
        auto* button = new QToolButton(this);
        button->setCheckable(true);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::StrongFocus);
        setButtonRole(button, ButtonRole::Segment);
        SegmentJoins joins;
        joins.setFlag(SegmentJoin::Left, i > 0);
        joins.setFlag(SegmentJoin::Right, i + 1 < count);
        setSegmentJoins(button, joins);
        m_group->addButton(button, i);
        row->addWidget(button);
    }
    m_group->button(0)->setChecked(true);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        showChecked();
        if (on)
            emit currentChanged(id);
    });
    showChecked();
}

void Segments::setTexts(const QStringList& texts)
{
    // Measured in bold, so that nothing moves when another one is checked.
    const QFontMetrics metrics(roleFont(FontRole::BodyBold));
    for (int i = 0; i < texts.size(); ++i) {
        QAbstractButton* const button = m_group->button(i);
        button->setText(texts.at(i));
        button->setFixedSize(metrics.horizontalAdvance(texts.at(i)) + 22, std::max(24, metrics.height() + 6));
    }
}

int Segments::current() const
{
    return m_group->checkedId();
}

void Segments::setCurrent(int index)
{
    m_group->button(index)->setChecked(true);
}

void Segments::setChoiceEnabled(int index, bool enabled, const QString& why)
{
    m_group->button(index)->setEnabled(enabled);
    m_group->button(index)->setToolTip(enabled ? QString() : why);
}

void Segments::showChecked()
{
    for (QAbstractButton* const button : m_group->buttons())
        button->setFont(roleFont(button->isChecked() ? FontRole::BodyBold : FontRole::Body));
}

} // namespace torchtriage::desktop
