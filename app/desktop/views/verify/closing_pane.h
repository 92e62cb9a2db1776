// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/record.h"

#include <QWidget>

#include <array>
#include <functional>

class QCheckBox;
class QLabel;
class QPlainTextEdit;

namespace torchtriage::desktop {

/// The closing note: cause, change, regression check, and what the user confirms. Kept in the record while it
/// is typed.
class ClosingPane : public QWidget {
    Q_OBJECT

public:
    explicit ClosingPane(QWidget* parent = nullptr);

    void setResolution(const incident::Resolution& resolution);
    /// The conclusion that triage warns of.
    void setAvoid(const QString& claim, const QString& why);
    void retranslate();

    [[nodiscard]] QPlainTextEdit& cause() const { return *m_editors[0]; }
    [[nodiscard]] QPlainTextEdit& change() const { return *m_editors[1]; }
    [[nodiscard]] QPlainTextEdit& regressionCheck() const { return *m_editors[2]; }
    [[nodiscard]] QCheckBox& diagnosticsRemoved() const { return *m_diagnostics; }
    [[nodiscard]] QCheckBox& nothingResumed() const { return *m_nothingResumed; }

signals:
    /// The user changed one field. `what` for the Undo entry; `key` as in RecordEdit.
    void edited(const QString& what, const QString& key,
                const std::function<void(torchtriage::incident::Record&)>& change);

private:
    void addEditor(std::size_t number, std::string incident::Resolution::*field, const char* key);

    std::array<QLabel*, 3> m_labels{}, m_hints{};
    std::array<QPlainTextEdit*, 3> m_editors{};
    QLabel* m_title;
    QLabel* m_titleNote;
    QCheckBox* m_diagnostics;
    QCheckBox* m_nothingResumed;
    QLabel* m_checkpoint;
    QLabel* m_avoidTitle;
    QLabel* m_avoid;
    incident::Resolution m_resolution;
    bool m_filling = false;
};

} // namespace torchtriage::desktop
