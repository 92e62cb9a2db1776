// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/family.h"

#include <QSet>
#include <QWidget>

#include <array>

class QToolButton;

namespace torchtriage::desktop {

/// Six equal buttons, one a class, each with its glyph and the number of its incidents. None checked: all
/// shown.
class ClassFilter : public QWidget {
    Q_OBJECT

public:
    explicit ClassFilter(QWidget* parent = nullptr);

    void setCount(triage::FailureClass value, int count);
    [[nodiscard]] QSet<triage::FailureClass> checked() const;
    void clear();

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    [[nodiscard]] QToolButton* button(triage::FailureClass value) const
    {
        return m_buttons.at(static_cast<std::size_t>(value));
    }

    std::array<QToolButton*, triage::allClasses.size()> m_buttons{};
};

} // namespace torchtriage::desktop
