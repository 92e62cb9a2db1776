// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/contract_check.h"
#include "core/io/error.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QPushButton;
class QTableView;

namespace torchtriage::desktop {

class Banner;
class CheckForm;
class OffenderModel;

/// The question and its answer: the form, the verdict, and the refused elements.
class TargetCheckPane : public QWidget {
    Q_OBJECT

public:
    explicit TargetCheckPane(QWidget* parent = nullptr);

    void setReport(std::shared_ptr<const workbench::ContractReport> report);
    void setFailure(const io::Error& error);
    /// Takes an answer away that no longer belongs to the question.
    void clearAnswer();
    void retranslate();
    [[nodiscard]] CheckForm& form() const { return *m_form; }
    [[nodiscard]] Banner& banner() const { return *m_banner; }
    [[nodiscard]] OffenderModel& model() const { return *m_model; }
    [[nodiscard]] QPushButton& exportButton() const { return *m_export; }
    [[nodiscard]] QString notes() const;

signals:
    void exportRequested();

private:
    void showAnswer();
    void showNotes();

    std::shared_ptr<const workbench::ContractReport> m_report;
    std::optional<io::Error> m_error;
    QLabel* m_title;
    CheckForm* m_form;
    Banner* m_banner;
    OffenderModel* m_model;
    QTableView* m_table;
    QLabel* m_notes;
    QPushButton* m_export;
};

} // namespace torchtriage::desktop
