// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/next_steps.h"

#include <QWidget>

namespace torchtriage::desktop {

/// One numbered proposal with its button.
class NextStepCard : public QWidget {
    Q_OBJECT

public:
    /// `number` counts from 1 and is also the key: Alt+number. One card of a pane is the primary one.
    NextStepCard(int number, bool primary, const workbench::NextStep& step, QWidget* parent = nullptr);

signals:
    void triggered(torchtriage::workbench::NextStep::Action action);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_number;
};

} // namespace torchtriage::desktop
