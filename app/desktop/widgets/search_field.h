// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QLineEdit>

class QAction;

namespace torchtriage::desktop {

class KeyCap;

/// A field with a leading glyph, the keys that lead to it, and a cross once it holds text. Esc empties it.
class SearchField : public QLineEdit {
    Q_OBJECT

public:
    SearchField(const QString& glyph, const QKeySequence& keys, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    KeyCap* m_keys;
};

} // namespace torchtriage::desktop
