// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/hypotheses.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace torchtriage::desktop {

/// Two readings of targets that are out of range, side by side and of the same weight. Neither is decided
/// here.
class HypothesesPane : public QWidget {
    Q_OBJECT

public:
    explicit HypothesesPane(QWidget* parent = nullptr);

    /// `checked`: the targets were checked; without hypotheses none of them is above the last class.
    void setHypotheses(const std::optional<contract::Hypotheses>& hypotheses, bool checked);
    void retranslate();
    [[nodiscard]] QPushButton& openButton() const { return *m_open; }
    /// Every line that is shown, in reading order.
    [[nodiscard]] QStringList texts() const;

signals:
    void labelFileRequested();

private:
    struct Side {
        QLabel* title;
        QVBoxLayout* facts;
        QLabel* condition;
        QLabel* reading;
    };
    Side makeSide(const QString& letter, QWidget* parent);
    void fillSide(Side& side, const QString& title, const std::vector<contract::HypothesisFact>& facts,
                  const QString& reading);

    std::optional<contract::Hypotheses> m_hypotheses;
    bool m_checked = false;
    QLabel* m_title;
    QLabel* m_note;
    QWidget* m_sides;
    Side m_oneBased;
    Side m_moreClasses;
    QLabel* m_sources;
    QLabel* m_empty;
    QLabel* m_undecided;
    QPushButton* m_open;
};

} // namespace torchtriage::desktop
