// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace torchtriage::desktop {

/// The open folder at the top of the side bar: name over what it holds. Checked while it is shown.
class FolderEntry : public QAbstractButton {
    Q_OBJECT

public:
    explicit FolderEntry(QWidget* parent = nullptr);

    void setContent(const QString& name, const QString& subtitle, const QString& path);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void nextCheckState() override {} // the window says what is shown

private:
    QString m_subtitle;
};

} // namespace torchtriage::desktop
