// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/minimal_case.h"
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
class Segments;

/// The question and its answer: the form, the verdict, and the refused elements.
class TargetCheckPane : public QWidget {
    Q_OBJECT

public:
    explicit TargetCheckPane(QWidget* parent = nullptr);

    void setReport(std::shared_ptr<const workbench::ContractReport> report);
    /// The refused samples by themselves, or why there are none; goes with the report.
    void setMinimal(std::shared_ptr<const workbench::MinimalCase> minimal, const QString& whyNot);
    /// Why a case cannot be kept; empty: it can.
    void setKeepable(const QString& whyNot);
    void setFailure(const io::Error& error);
    /// Takes an answer away that no longer belongs to the question.
    void clearAnswer();
    void retranslate();
    [[nodiscard]] CheckForm& form() const { return *m_form; }
    [[nodiscard]] Banner& banner() const { return *m_banner; }
    [[nodiscard]] OffenderModel& model() const { return *m_model; }
    [[nodiscard]] QPushButton& exportButton() const { return *m_export; }
    [[nodiscard]] QPushButton& keepButton() const { return *m_keep; }
    [[nodiscard]] Segments& scope() const { return *m_scope; }
    [[nodiscard]] QString notes() const;

    [[nodiscard]] QPushButton& reduceButton() const { return *m_reduce; }
    /// Whether there is a kept case to reduce.
    void setReducible(bool reducible);

signals:
    void reduceRequested();
    void keepRequested();
    void exportRequested();

private:
    QWidget* makeBar();
    QWidget* makeActions(QWidget* parent);
    void showAnswer();
    void showScope();
    /// The report that is in sight: the batch's, or the one of the minimal case.
    [[nodiscard]] const workbench::ContractReport* shown() const;
    void showNotes();

    std::shared_ptr<const workbench::ContractReport> m_report;
    std::shared_ptr<const workbench::MinimalCase> m_minimal;
    QString m_noMinimal; ///< why there is none
    QString m_noKeep;    ///< why it cannot be kept
    std::optional<io::Error> m_error;
    QLabel* m_title;
    Segments* m_scope;
    CheckForm* m_form;
    Banner* m_banner;
    OffenderModel* m_model;
    QTableView* m_table;
    QLabel* m_notes;
    QPushButton* m_keep;
    QPushButton* m_reduce;
    QPushButton* m_export;
};

} // namespace torchtriage::desktop
