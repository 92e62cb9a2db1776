// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace torchtriage::desktop {

class TriageDelegate;
class TriageTableModel;

/// The triage table at its full height: the row that matches is open, Enter or a click opens and folds rows.
/// The families after the first few wait until they are asked for, so that what follows the table is in
/// sight.
class TriageTable : public QTableView {
    Q_OBJECT

public:
    static constexpr int fewRows = 4;

    explicit TriageTable(TriageTableModel& model, QWidget* parent = nullptr);

    void setShowsAll(bool all);
    [[nodiscard]] bool showsAll() const noexcept { return m_showsAll; }
    /// Families that wait.
    [[nodiscard]] int hiddenRows() const;

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
    bool m_showsAll = false;
};

} // namespace torchtriage::desktop
