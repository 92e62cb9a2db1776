// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/engines.h"

#include <QDialog>

class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSettings;

namespace torchtriage::desktop {

/// The engines that can rerun an operator: version, build, devices, and what cannot be used with its reason.
class EnginesDialog : public QDialog {
    Q_OBJECT

public:
    EnginesDialog(workbench::Engines& engines, QSettings& settings, QWidget* parent = nullptr);

private:
    QWidget* makeButtons();
    void fill();
    void showCurrent();
    void choose(bool folder);
    [[nodiscard]] QString currentId() const;
    void save();

    workbench::Engines& m_engines;
    QSettings& m_settings;
    QListWidget* m_list;
    QPlainTextEdit* m_facts;
    QPushButton* m_remove = nullptr;
};

/// Ids of the engines that the user added, as they are kept.
[[nodiscard]] QStringList keptEngines(const QSettings& settings);

} // namespace torchtriage::desktop
