// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/incident_page.h"
#include "app/workbench/request_jobs.h"

class QAbstractItemModel;
class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QSettings;
class QSplitter;
class QStackedWidget;
class QTableView;
class QToolButton;
class QVBoxLayout;

namespace torchtriage::desktop {

class ElidedLabel;
class Banner;
class Glyph;
class RedactionModel;
class ReplacementModel;
class RequestPreview;
class Segments;
class StateCard;

/// The support request of an incident: on the left as it will leave, on the right every replacement that was
/// made. Nothing leaves this computer: Export writes a file, Copy fills the clipboard, and both stay off
/// while anything private would remain.
class RequestPage : public IncidentPage {
    Q_OBJECT

public:
    explicit RequestPage(QSettings& settings, QWidget* parent = nullptr);
    ~RequestPage() override;

    void setIncident(const workbench::Incident& incident) override;
    void retranslate() override;

    /// Writes the request as it is shown; the format follows the name's suffix.
    void exportTo(const QString& path);
    void setLanguage(const QString& code);
    void keep(request::Kind kind, bool kept);
    /// A minimal case that the user has agreed to; empty: none.
    void attachCase(const QString& path);
    /// Shows what would leave with a minimal case, and asks.
    void askForCase();
    [[nodiscard]] const workbench::PreparedRequestPointer& request() const noexcept { return m_request; }
    [[nodiscard]] RequestPreview& preview() const { return *m_preview; }
    [[nodiscard]] RedactionModel& redactions() const { return *m_redactions; }
    [[nodiscard]] ReplacementModel& replacements() const { return *m_replacements; }
    [[nodiscard]] QPushButton& exportButton() const { return *m_export; }
    [[nodiscard]] QPushButton& copyButton() const { return *m_copy; }
    [[nodiscard]] Banner& stopBanner() const { return *m_stop; }
    /// What the strip over the preview says.
    [[nodiscard]] QString stateText() const;

    [[nodiscard]] QPushButton& addWordButton() const { return *m_addWord; }
    [[nodiscard]] QAction& caseAction() const { return *m_attachCase; }

signals:
    void requestReady();
    void requestWritten(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeTop();
    void makeAttachMenu();
    void showAttachments();
    QWidget* makeState();
    QWidget* makePreview();
    QWidget* makeSide();
    QTableView* makeTable(QAbstractItemModel* model, QWidget* parent);
    void connectParts();
    void connectJobs();
    void prepare();
    void take(const workbench::PreparedRequestPointer& request);
    void showState();
    void showCounts();
    void showStop();
    void showFailure(const io::Error& error);
    void addWord();
    void chooseFile();
    void copy();
    [[nodiscard]] QString mapPath() const;

    QSettings& m_settings;
    workbench::RequestJobs m_jobs;
    workbench::RequestInput m_input;
    workbench::RequestSourcePointer m_source;
    workbench::RequestChoices m_choices;
    workbench::PreparedRequestPointer m_request;
    quint64 m_incident = 0;
    quint64 m_job = 0; ///< of reading or preparing
    QString m_done;    ///< what the last export or copy did; empty: nothing so far

    QLabel* m_languageLabel;
    Segments* m_languages;
    QComboBox* m_form;
    QToolButton* m_attach;
    QAction* m_attachLog;
    QAction* m_attachCase;
    QAction* m_notes;
    QPushButton* m_copy;
    QPushButton* m_export;
    QWidget* m_stateRow;
    Glyph* m_stateGlyph;
    QLabel* m_state;
    Banner* m_stop;
    QPushButton* m_showLine;
    QPushButton* m_turnOn;
    QStackedWidget* m_stack;
    StateCard* m_card;
    QSplitter* m_splitter;
    QLabel* m_previewTitle;
    QLabel* m_previewNote;
    Segments* m_look;
    RequestPreview* m_preview;
    QLabel* m_kindsTitle;
    ElidedLabel* m_kindsNote;
    QPushButton* m_addWord;
    RedactionModel* m_redactions;
    QTableView* m_kinds;
    QLabel* m_valuesTitle;
    ElidedLabel* m_valuesNote;
    ReplacementModel* m_replacements;
    QTableView* m_values;
    QLabel* m_sameNote;
};

} // namespace torchtriage::desktop
