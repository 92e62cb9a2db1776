// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/goto/destination.h"

#include <QFrame>

#include <optional>

class QLabel;
class QListView;

namespace torchtriage::desktop {

class GoToModel;

/// The list under the "Go to" field. The field keeps the focus and leads it; it is part of the window, not a
/// window of its own, so it closes with it and needs no window manager.
class GoToPopup : public QFrame {
    Q_OBJECT

public:
    explicit GoToPopup(GoToModel& model, QWidget* parent = nullptr);

    /// Opens it below `field`, in the window of the field.
    void openBelow(const QWidget& field);
    /// What the line under the list says: a count, or why there is nothing.
    void setNote(const QString& note);
    void step(int rows);
    void stepPage(int pages);
    /// Forgets which row was chosen: the best one is, from now on.
    void chooseBest();
    [[nodiscard]] std::optional<Destination> chosen() const;
    [[nodiscard]] QListView& list() const { return *m_list; }
    [[nodiscard]] QString note() const;
    void retranslate();

signals:
    /// The row that chosen() gives was clicked.
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void choose(int row);
    void chooseAgain();
    void place(const QWidget& field);
    [[nodiscard]] bool isAvailable(int row) const;

    GoToModel& m_model;
    QListView* m_list;
    QLabel* m_note;
    /// The row that the user moved to, by what it says: rows move as more is found.
    std::optional<std::pair<DestinationKind, QString>> m_kept;
    const QWidget* m_field = nullptr;
};

} // namespace torchtriage::desktop
