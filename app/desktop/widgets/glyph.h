// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/theme/tokens.h"

#include <QWidget>

namespace torchtriage::desktop {

/// One glyph of a fixed size in the colour of a token, for layouts.
class Glyph : public QWidget {
    Q_OBJECT

public:
    Glyph(const QString& name, Token ink, int size, QWidget* parent = nullptr);

    void setGlyph(const QString& name, Token ink);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_name;
    Token m_ink;
};

} // namespace torchtriage::desktop
