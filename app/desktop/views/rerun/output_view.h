// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/run_queue.h"

#include <QPlainTextEdit>

namespace torchtriage::desktop {

/// What a run prints, as it comes: time, where from, text. Bounded: the whole output is in its file.
class OutputView : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit OutputView(QWidget* parent = nullptr);

    void show(const QVector<workbench::ShownLine>& lines);
    void append(const workbench::ShownLines& lines);
    void retranslate();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void add(QTextCursor& cursor, const workbench::ShownLine& line);
    void addNote(QTextCursor& cursor, const QString& text);

    QVector<workbench::ShownLine> m_shown; ///< for a change of theme or language
};

} // namespace torchtriage::desktop
