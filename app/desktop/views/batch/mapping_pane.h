// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/contract_check.h"

#include <QWidget>

#include <memory>

class QLabel;
class QTableView;

namespace torchtriage::desktop {

class MappingModel;

/// Stored values against classes, under both hypotheses, and what the label file says.
class MappingPane : public QWidget {
    Q_OBJECT

public:
    explicit MappingPane(QWidget* parent = nullptr);

    void setReport(std::shared_ptr<const workbench::ContractReport> report, const QString& labelFile);
    void retranslate();
    [[nodiscard]] MappingModel& model() const { return *m_model; }
    [[nodiscard]] QString facts() const;

private:
    /// No column is cut, in whatever language its head is.
    void fitWidth();

    std::shared_ptr<const workbench::ContractReport> m_report;
    QString m_labelFile;
    QLabel* m_title;
    QLabel* m_note;
    MappingModel* m_model;
    QTableView* m_table;
    QLabel* m_empty;
    QLabel* m_facts;
};

} // namespace torchtriage::desktop
