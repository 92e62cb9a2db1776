// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
namespace torchtriage::desktop {
class LinkButton;
}

namespace torchtriage::desktop {

/// Heading of a section: its name, a short note, and at most one link on the right.
class SectionHeader : public QWidget {
    Q_OBJECT

public:
    explicit SectionHeader(QWidget* parent = nullptr);

    void setTitle(const QString& title, const QString& note = {});
    /// An empty text hides the link.
    void setLink(const QString& text);

signals:
    void linkClicked();

private:
    QLabel* m_title;
    QLabel* m_note;
    LinkButton* m_link;
};

} // namespace torchtriage::desktop
