// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/batch_document.h"

#include <QWidget>

class QPlainTextEdit;
class QPushButton;

namespace torchtriage::desktop {

class Banner;

/// What is to be known of a file before its values: names that would run code, missing bytes, oddities. One
/// banner each, and every finding on request.
class BatchFindings : public QWidget {
    Q_OBJECT

public:
    explicit BatchFindings(QWidget* parent = nullptr);

    void setBatch(const workbench::BatchPointer& batch);
    [[nodiscard]] QString dangerText() const;     ///< empty without one
    [[nodiscard]] QString incompleteText() const; ///< likewise
    [[nodiscard]] QString oddityText() const;     ///< likewise
    [[nodiscard]] QString detailText() const;

private:
    struct Row {
        Banner* banner = nullptr;
        QPushButton* more = nullptr;
        QStringList details;
        bool isShown = false;
    };
    void toggle(Row& row);
    void showRow(Row& row, const QString& title, const QString& text, const QStringList& details);

    Row m_danger, m_incomplete, m_oddity;
    QPlainTextEdit* m_details;
    const Row* m_open = nullptr; ///< whose details are shown
};

} // namespace torchtriage::desktop
