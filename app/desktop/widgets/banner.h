// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace torchtriage::desktop {

class Glyph;

/// A claim in bold and the fact behind it, on the tint of its kind, with at most two buttons.
class Banner : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Warning, Failure, Information, Success };

    explicit Banner(Kind kind, QWidget* parent = nullptr);

    /// Another look for another outcome in the same place.
    void setKind(Kind kind);
    /// Both are plain text; `claim` may be empty.
    void setText(const QString& claim, const QString& fact);
    [[nodiscard]] QString text() const;
    QPushButton* addButton(const QString& text);
    /// Adds the cross that closes (and deletes) the banner.
    void makeClosable();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    Kind m_kind;
    QHBoxLayout* m_row;
    Glyph* m_glyph;
    QLabel* m_label;
    QToolButton* m_close = nullptr;
};

} // namespace torchtriage::desktop
