// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/plan.h"
#include "core/rerun/variation.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace torchtriage::desktop {

/// Asks how the user's program makes one change: one variable or one option. A change of the user's own has a
/// name besides.
class SwitchDialog : public QDialog {
    Q_OBJECT

public:
    SwitchDialog(const rerun::Variation& variation, const std::optional<rerun::OwnSwitch>& now,
                 QWidget* parent = nullptr);

    [[nodiscard]] const rerun::OwnSwitch& answer() const noexcept { return m_answer; }

private:
    void read();

    bool m_named;
    rerun::OwnSwitch m_answer;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_text;
    QLabel* m_problem;
    QPushButton* m_use;
};

} // namespace torchtriage::desktop
