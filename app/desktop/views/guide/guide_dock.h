// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/guide.h"

#include <QDockWidget>

class QComboBox;
class QToolButton;

namespace torchtriage::workbench {
class Language;
}

namespace torchtriage::desktop {

class GuideBrowser;

/// The built-in guide beside the work: one of its eight stages at a time, in the language of the window.
class GuideDock : public QDockWidget {
    Q_OBJECT

public:
    explicit GuideDock(const workbench::Language& language, QWidget* parent = nullptr);

    /// Shows a stage by its id; one that the guide does not have changes nothing.
    void showSection(const QString& id);
    [[nodiscard]] QString sectionId() const;
    [[nodiscard]] GuideBrowser& browser() const { return *m_browser; }
    [[nodiscard]] QComboBox& chooser() const { return *m_chooser; }

signals:
    /// The cross was pressed.
    void closeRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeBar();
    void retranslate();
    void showPage(int page);

    const workbench::Language& m_language;
    QVector<workbench::GuideSection> m_sections;
    QComboBox* m_chooser;
    QToolButton* m_previous;
    QToolButton* m_next;
    QToolButton* m_close;
    GuideBrowser* m_browser;
};

} // namespace torchtriage::desktop
