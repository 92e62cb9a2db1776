// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/widgets/search_field.h"

#include <QPointer>
#include <QSet>
#include <QVector>

namespace torchtriage::desktop {

class DestinationSource;
class GoToModel;
class GoToPopup;

/// The field of the tool bar that leads everywhere: lines, ranks, events, values of the batch, incidents,
/// actions of the menus. It asks its sources at every key; Up and Down choose, Enter goes, Esc leaves.
class GoToField : public SearchField {
    Q_OBJECT

public:
    explicit GoToField(QWidget* parent = nullptr);

    /// Asks `source` too, and owns it.
    void addSource(DestinationSource* source);
    /// Moves the focus here and opens the list.
    void ask();
    void retranslate();
    [[nodiscard]] GoToPopup& popup() const { return *m_popup; }
    [[nodiscard]] GoToModel& model() const { return *m_model; }
    /// A source still looks.
    [[nodiscard]] bool isLooking() const { return !m_pending.isEmpty(); }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void openList();
    void closeList();
    void look();
    void showNote();
    /// Closes the list, empties the field and gives the focus back.
    void leave();
    void goToChosen();

    GoToModel* m_model;
    GoToPopup* m_popup;
    QVector<DestinationSource*> m_sources;
    QSet<const DestinationSource*> m_pending;
    QPointer<QWidget> m_before; ///< had the focus
    quint64 m_request = 0;
};

} // namespace torchtriage::desktop
