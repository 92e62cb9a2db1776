// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>
#include <QWidget>

namespace torchtriage::desktop {

/// A sentence and the line of the log it rests on; 0 if it rests on none.
struct ReasonRow {
    QString text;
    qint64 line = 0;
};

/// Sentences under each other, each with a glyph and a link to its line.
class ReasonList : public QWidget {
    Q_OBJECT

public:
    explicit ReasonList(const QString& glyph, QWidget* parent = nullptr);

    void setRows(const QVector<ReasonRow>& rows);

signals:
    void lineActivated(qint64 line);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_glyph;
};

} // namespace torchtriage::desktop
