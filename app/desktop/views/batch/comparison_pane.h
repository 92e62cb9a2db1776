// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/comparison_jobs.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;
class QToolButton;
class QVBoxLayout;

namespace torchtriage::desktop {

class ComparisonModel;
class ProgressCard;
class StateCard;

/// The open batch beside good ones: what distinguishes it, ranked. Read in the background.
class ComparisonPane : public QWidget {
    Q_OBJECT

public:
    explicit ComparisonPane(QWidget* parent = nullptr);

    void compare(const QString& failing, const QStringList& good);
    /// Lets go of what it shows: another batch was opened.
    void clear();
    void retranslate();
    [[nodiscard]] ComparisonModel& model() const { return *m_model; }
    [[nodiscard]] QTableView& table() const { return *m_table; }
    [[nodiscard]] StateCard& state() const { return *m_state; }
    [[nodiscard]] QString summary() const;

signals:
    void compared();
    /// The value with that key is to be shown.
    void keyActivated(const QString& key);
    void chooseRequested();
    void closeRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeHeader();
    void refuse(const io::Error& error);
    void endProgress();
    void showState();

    workbench::ComparisonJobs m_jobs;
    QStringList m_good;
    std::optional<contract::Comparison> m_comparison;
    std::optional<io::Error> m_error;

    ComparisonModel* m_model;
    QLabel* m_title;
    QLabel* m_note;
    QPushButton* m_choose;
    QToolButton* m_close;
    QVBoxLayout* m_progressPlace;
    ProgressCard* m_progress = nullptr;
    QStackedWidget* m_stack;
    StateCard* m_state;
    QTableView* m_table;
    QLabel* m_limit;
};

} // namespace torchtriage::desktop
