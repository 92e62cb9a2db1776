// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace torchtriage::desktop {

class TriageDelegate;
class TriageTableModel;

/// The triage table at its full height: the row that matches is open, Enter or a click opens and folds rows.
class TriageTable : public QTableView {
    Q_OBJECT

public:
    explicit TriageTable(TriageTableModel& model, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool isRowOpen(int row) const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void toggle(int row);
    void openMatch();
    void fitRows();

    TriageTableModel& m_model;
    TriageDelegate* m_delegate;
};

} // namespace torchtriage::desktop
