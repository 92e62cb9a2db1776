// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/incident.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace torchtriage::workbench {
class IncidentStore;
}

namespace torchtriage::desktop {

/// Writes one note of an incident. Every word goes into the record while it is typed, so nothing is lost when
/// the window ends without asking; a note without text is none.
class NoteDialog : public QDialog {
    Q_OBJECT

public:
    NoteDialog(workbench::IncidentStore& store, workbench::IncidentId id, QWidget* parent = nullptr);

    [[nodiscard]] QPlainTextEdit& editor() const { return *m_text; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void keep();
    void retranslate();

    workbench::IncidentStore& m_store;
    workbench::IncidentId m_id;
    std::string m_time; ///< tells this note from the others; empty until there is something to keep
    QLabel* m_label;
    QPlainTextEdit* m_text;
    QLabel* m_hint;
    QPushButton* m_close;
};

} // namespace torchtriage::desktop
