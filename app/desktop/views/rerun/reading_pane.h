// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/rerun_text.h"

#include <QScrollArea>

class QLabel;
class QVBoxLayout;

namespace torchtriage::desktop {

class Banner;

/// What the finished runs do and do not show.
class ReadingPane : public QScrollArea {
    Q_OBJECT

public:
    explicit ReadingPane(QWidget* parent = nullptr);

    void setReading(const workbench::Reading& reading);
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QStringList points() const;

private:
    void showPoints(const QVector<workbench::Reading::Point>& points);

    QLabel* m_headline;
    QVBoxLayout* m_points;
    Banner* m_clue;
    QLabel* m_footnote;
    workbench::Reading m_reading;
};

} // namespace torchtriage::desktop
