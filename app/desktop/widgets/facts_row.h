// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>
#include <QWidget>

namespace torchtriage::desktop {

/// A fact of the run: what it is, and its value as the log shows it.
struct Fact {
    QString label;
    QString value;
};

/// Facts side by side, label over value, divided by rules; wraps when narrow. Values can be selected.
class FactsRow : public QWidget {
    Q_OBJECT

public:
    explicit FactsRow(QWidget* parent = nullptr);

    /// A fact without a value is left out.
    void setFacts(const QVector<Fact>& facts);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace torchtriage::desktop
