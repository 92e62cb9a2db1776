// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/incident.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace torchtriage::desktop {

class ElidedLabel;
class FactsRow;

/// The first error as the log has it, and the facts of its run.
class FirstErrorCard : public QFrame {
    Q_OBJECT

public:
    explicit FirstErrorCard(QWidget* parent = nullptr);

    void setIncident(const workbench::Incident& incident);

signals:
    void copyRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_name;
    QLabel* m_place;
    ElidedLabel* m_message;
    QToolButton* m_copy;
    FactsRow* m_facts;
};

/// The first error's line as the log has it, from the report: what "Copy first error" puts on the clipboard.
[[nodiscard]] QString firstErrorText(const triage::Report& report);

} // namespace torchtriage::desktop
