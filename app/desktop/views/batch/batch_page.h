// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/incident_page.h"
#include "app/workbench/batch_jobs.h"
#include "app/workbench/contract_check.h"
#include "core/contract/proposal.h"

#include <QTimer>

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QVBoxLayout;

namespace torchtriage::desktop {

class BatchFilter;
class BatchFindings;
class BatchModel;
class BatchStart;
class BatchTree;
class ComparisonPane;
class ContractPanel;
class ElidedLabel;
class ProgressCard;
class SearchField;
class TensorPane;

/// The saved batch of an incident, or one by itself: the tree of its values on the left, the selected one on
/// the right. Files are read in the background; nothing in them is executed.
class BatchPage : public IncidentPage {
    Q_OBJECT

public:
    explicit BatchPage(QWidget* parent = nullptr);
    ~BatchPage() override;

    /// Shows the batches attached to an incident, the last one first; without any, what could be attached.
    void setIncident(const workbench::Incident& incident) override;
    /// Shows one file that belongs to no incident, or one of those attached.
    void setBatch(const QString& path);
    void retranslate() override;
    [[nodiscard]] QString guideSection() const override { return QStringLiteral("worked-example"); }
    bool focusFind() override;
    /// Selects the value with that key; false if the file has none.
    bool selectKey(const QString& key);

    [[nodiscard]] BatchModel& model() const { return *m_model; }
    [[nodiscard]] BatchFilter& filter() const { return *m_filter; }
    [[nodiscard]] BatchTree& tree() const { return *m_tree; }
    [[nodiscard]] TensorPane& pane() const { return *m_pane; }
    [[nodiscard]] BatchStart& start() const { return *m_start; }
    [[nodiscard]] BatchFindings& findings() const { return *m_findings; }
    [[nodiscard]] SearchField& field() const { return *m_field; }
    [[nodiscard]] ComparisonPane& comparison() const { return *m_comparison; }
    /// Holds the open batch against good ones, in a pane below.
    void compareWith(const QStringList& good);
    [[nodiscard]] QSplitter& splitter() const { return *m_splitter; }
    [[nodiscard]] ContractPanel& contracts() const { return *m_contracts; }
    /// Short facts of the open file, for a status bar; empty without one.
    [[nodiscard]] QString status() const;

signals:
    void batchOpened(const QString& path);
    /// The kept case of the incident is to be reduced.
    void reduceRequested();
    /// A check of the batch at `path` was carried out.
    void checked(const QString& path,
                 const std::shared_ptr<const torchtriage::workbench::ContractReport>& report);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeLeft();
    QWidget* makeHeader(QWidget* parent);
    void connectParts();
    void connectJobs();
    void open(const QString& path);
    void takeBatch(const workbench::BatchPointer& batch);
    void takeOpenFailure(const io::Error& error);
    void endProgress();
    void showHeader();
    void fillChoice();
    void showSelection();
    void readRowsInSight();
    void applyFilter();
    void showContract(const workbench::ContractReport* report);
    QString showAllowed(const workbench::ContractReport* report);
    void takeMatches(const workbench::BatchMatches& matches);
    void chooseFile();
    void chooseGood();
    void closeComparison();
    [[nodiscard]] QStringList fileFilters() const;

    workbench::BatchJobs m_jobs;
    QString m_logPath; ///< of the incident; empty without one
    contract::LogClues m_clues;
    QString m_wantedKey;    ///< name of the argument that the failing operator got; may be empty
    quint64 m_incident = 0; ///< its id; 0 without one
    QStringList m_paths;    ///< files to choose from
    QString m_path;         ///< the file that is shown or being opened
    std::optional<io::Error> m_openError;
    quint64 m_openJob = 0;
    quint64 m_besideJob = 0;
    quint64 m_searchJob = 0;
    quint64 m_rowsJob = 0;
    QTimer m_filterDelay;

    BatchModel* m_model;
    BatchFilter* m_filter;
    QStackedWidget* m_stack;
    BatchStart* m_start;
    QSplitter* m_splitter;
    ComparisonPane* m_comparison;
    QLabel* m_title;
    ElidedLabel* m_note;
    QComboBox* m_choice;
    SearchField* m_field;
    QPushButton* m_compare;
    QPushButton* m_open;
    QLabel* m_found;
    BatchFindings* m_findings;
    BatchTree* m_tree;
    TensorPane* m_pane;
    QSplitter* m_rows; ///< tree and tensor above, contracts below
    ContractPanel* m_contracts;
    QVBoxLayout* m_progressPlace;
    ProgressCard* m_progress = nullptr;
};

} // namespace torchtriage::desktop
