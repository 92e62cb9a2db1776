// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/incident.h"

#include <QWidget>

namespace torchtriage::desktop {

/// A page of an incident, behind a tab of its own. It is made when its tab is first shown, and is told the
/// incident whenever that, or something of it, changed while the page is in sight or before it comes in
/// sight.
class IncidentPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void setIncident(const workbench::Incident& incident) = 0;
    /// Builds every text again, after a change of language.
    virtual void retranslate() = 0;
    /// Puts the cursor where this page is searched; false if there is nothing to search in it.
    virtual bool focusFind() { return false; }
    /// Id of the stage of the guide that this page belongs to; empty: none.
    [[nodiscard]] virtual QString guideSection() const { return {}; }

signals:
    /// Short facts for the status bar.
    void statusChanged(const QString& text);
    /// "3/5" behind the tab's word: done of total. Empty: no badge.
    void badgeChanged(const QString& text);
    /// A line of the log is to be shown, 1-based.
    void lineRequested(qint64 line);
    /// The user chose a saved batch: it is for the window to attach it.
    void attachRequested(const QString& path);
};

} // namespace torchtriage::desktop
