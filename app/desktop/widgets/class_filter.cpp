// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/class_filter.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme_style.h"
#include "app/workbench/wording.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>

namespace torchtriage::desktop {

using triage::FailureClass;

ClassFilter::ClassFilter(QWidget* parent) : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (const FailureClass value : triage::allClasses) {
        auto* toggle = new QToolButton(this);
        toggle->setCheckable(true);
        toggle->setFont(roleFont(FontRole::Note));
        toggle->setProperty("role", static_cast<int>(ButtonRole::Framed));
        toggle->setIcon(icon(QString::fromLatin1(classGlyph(value)), classToken(value)));
        toggle->setIconSize(QSize(14, 14));
        toggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        toggle->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        toggle->setMinimumHeight(24);
        row->addWidget(toggle, 1);
        m_buttons.at(static_cast<std::size_t>(value)) = toggle;
        connect(toggle, &QToolButton::toggled, this, &ClassFilter::changed);
        setCount(value, 0);
    }
    retranslate();
}

void ClassFilter::setCount(FailureClass value, int count)
{
    button(value)->setText(QLocale().toString(count));
}

QSet<FailureClass> ClassFilter::checked() const
{
    QSet<FailureClass> result;
    for (const FailureClass value : triage::allClasses) {
        if (button(value)->isChecked()) {
            result.insert(value);
        }
    }
    return result;
}

void ClassFilter::clear()
{
    for (QToolButton* toggle : m_buttons) {
        toggle->setChecked(false);
    }
}

void ClassFilter::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void ClassFilter::retranslate()
{
    for (const FailureClass value : triage::allClasses) {
        const QString name = workbench::className(value);
        button(value)->setToolTip(tr("Show only: %1").arg(name));
        button(value)->setAccessibleName(button(value)->toolTip());
    }
}

} // namespace torchtriage::desktop
