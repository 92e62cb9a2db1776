// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/request_jobs.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace torchtriage::desktop {

/// Attaches a minimal case to a request: it shows what would leave, byte for byte where it is text and number
/// by number where it is a tensor, and asks for a consent of its own.
class CaseDialog : public QDialog {
    Q_OBJECT

public:
    /// `names` are cases of the incident in `folder`. The request is prepared as `choices` say, with the
    /// case.
    CaseDialog(workbench::RequestJobs& jobs, workbench::RequestSourcePointer source,
               workbench::RequestChoices choices, QString folder, const QStringList& names, QWidget* parent);

    [[nodiscard]] QComboBox& names() const { return *m_names; }
    [[nodiscard]] QPlainTextEdit& preview() const { return *m_preview; }
    [[nodiscard]] QCheckBox& consent() const { return *m_consent; }
    [[nodiscard]] QPushButton& attachButton() const { return *m_attach; }

signals:
    void attached(const QString& path);

private:
    void makeParts(const QStringList& names);
    void readCase();
    void take(const workbench::PreparedRequest& request, const QString& text);
    void showState();

    workbench::RequestJobs& m_jobs;
    workbench::RequestSourcePointer m_source;
    workbench::RequestChoices m_choices;
    QString m_folder;
    quint64 m_job = 0;
    bool m_mayLeave = false;
    QComboBox* m_names;
    QPlainTextEdit* m_preview;
    QLabel* m_note;
    QCheckBox* m_consent;
    QPushButton* m_attach;
};

} // namespace torchtriage::desktop
