// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/search_pattern.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTimer;
class QToolButton;

namespace torchtriage::desktop {

/// The bar over the log: what to find and how, and how the log is shown.
class FindBar : public QWidget {
    Q_OBJECT

public:
    explicit FindBar(QWidget* parent = nullptr);

    void focusField();
    void clear();
    [[nodiscard]] log::SearchQuery query() const;
    /// "2 of 9" while there is a current match (counted from 1; 0: none), else the count alone.
    void setCount(std::int64_t current, std::int64_t count, bool running);
    /// Why the text is no expression; empty: nothing is wrong.
    void setProblem(const QString& problem);
    void retranslate();

    [[nodiscard]] QLineEdit* field() const noexcept { return m_field; }
    [[nodiscard]] QCheckBox* dim() const noexcept { return m_dim; }
    [[nodiscard]] QCheckBox* fold() const noexcept { return m_fold; }
    [[nodiscard]] QCheckBox* wrap() const noexcept { return m_wrap; }
    [[nodiscard]] QToolButton* matchCase() const noexcept { return m_case; }
    [[nodiscard]] QToolButton* expression() const noexcept { return m_expression; }
    [[nodiscard]] QString countText() const;

signals:
    /// The query is another one; sent a moment after the last key.
    void queryChanged();
    void nextRequested();
    void previousRequested();
    void copyRequested();
    /// Esc: back to the log.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* makeToggle(const QString& text);
    void placeCount();

    QLineEdit* m_field;
    QLabel* m_count;
    QToolButton* m_previous;
    QToolButton* m_next;
    QToolButton* m_case;
    QToolButton* m_expression;
    QCheckBox* m_dim;
    QCheckBox* m_fold;
    QCheckBox* m_wrap;
    QPushButton* m_copy;
    QTimer* m_pause;
};

} // namespace torchtriage::desktop
