// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/engines.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;

namespace torchtriage::desktop {

/// Chooses the engine of the run that changes nothing but the engine.
class EngineChoiceDialog : public QDialog {
    Q_OBJECT

public:
    /// `current` is the engine of the baseline, which is no choice. `engines` must outlive the dialog.
    EngineChoiceDialog(const workbench::Engines& engines, const QString& current, QWidget* parent = nullptr);

    [[nodiscard]] QString chosen() const; ///< id of the engine; empty: there is none to choose

private:
    void fill();

    const workbench::Engines& m_engines;
    QString m_current;
    QComboBox* m_choice;
    QLabel* m_note;
    QPushButton* m_use;
};

} // namespace torchtriage::desktop
