// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QButtonGroup;

namespace torchtriage::desktop {

/// 2 to 5 exclusive choices side by side; the checked one is bold on the ground of a selection.
class Segments : public QWidget {
    Q_OBJECT

public:
    explicit Segments(int count, QWidget* parent = nullptr);

    void setTexts(const QStringList& texts);
    [[nodiscard]] int current() const;
    void setCurrent(int index);
    /// A choice that cannot be taken says why.
    void setChoiceEnabled(int index, bool enabled, const QString& why = {});

signals:
    void currentChanged(int index);

private:
    void showChecked();

    QButtonGroup* m_group;
};

} // namespace torchtriage::desktop
