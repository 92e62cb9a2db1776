// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

namespace torchtriage::desktop {

/// Version, licence, where the program's own log is, and facts to copy into a report about it.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);

    /// What "Copy debug information" copies: that of the workbench, and what only a window knows. It holds no
    /// name of a host, a user or a file.
    [[nodiscard]] static QString debugInformation();

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_what;
    QLabel* m_licence;
    QLabel* m_logText;
    QPushButton* m_copy;
};

} // namespace torchtriage::desktop
