// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/incident.h"

#include <QWidget>

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace torchtriage::desktop {

class Chip;
class ElidedLabel;

/// Name of the incident, its class, how firmly the log supports it, and where it comes from.
class TitleStrip : public QWidget {
    Q_OBJECT

public:
    explicit TitleStrip(QWidget* parent = nullptr);

    void setIncident(const workbench::Incident& incident);
    /// Actions of the button at the right end.
    void setMenu(QMenu* menu);
    /// The action of the button before it.
    void setNoteAction(QAction* action);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    ElidedLabel* m_title;
    Chip* m_class;
    Chip* m_evidence;
    ElidedLabel* m_source;
    QLabel* m_state;
    QToolButton* m_note;
    QToolButton* m_more;
};

} // namespace torchtriage::desktop
