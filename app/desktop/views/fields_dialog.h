// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/incident.h"

#include <QDialog>
#include <QVector>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace torchtriage::workbench {
class IncidentStore;
}

namespace torchtriage::desktop {

/// The context that an incident should have, to be filled in where neither log nor record show it. What is
/// typed goes into the record at once, and is marked there as filled in by hand.
class FieldsDialog : public QDialog {
    Q_OBJECT

public:
    FieldsDialog(workbench::IncidentStore& store, workbench::IncidentId id, QWidget* parent = nullptr);

    /// The editor of a field by its JSON pointer; nullptr if the form has none.
    [[nodiscard]] QLineEdit* editor(const QString& pointer) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        QString pointer;
        QLabel* label;
        QLineEdit* edit;
    };

    void addRow(const char* pointer, QFormLayout& form);
    void keep(const Row& row);
    void retranslate();

    workbench::IncidentStore& m_store;
    workbench::IncidentId m_id;
    QVector<Row> m_rows;
    QLabel* m_hint;
    QPushButton* m_close;
};

} // namespace torchtriage::desktop
