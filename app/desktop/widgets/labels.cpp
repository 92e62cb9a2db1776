// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/labels.h"

#include <QEvent>

#include <algorithm>
#include <array>

namespace torchtriage::desktop {

namespace {

/// A label of many words that remembers how high it is. Nested layouts ask that several times for the same
/// few widths, and each answer lays out all its words, where they can be selected twice.
class WordLabel : public QLabel {
public:
    using QLabel::QLabel;

    [[nodiscard]] int heightForWidth(int width) const override
    {
        if (text() != m_text) {
            m_text = text();
            m_heights.fill({});
        }
        const auto known = std::ranges::find(m_heights, width, &Height::width);
        if (known != m_heights.end())
            return known->height;
        std::rotate(m_heights.begin(), m_heights.end() - 1, m_heights.end());
        return (m_heights.front() = {width, QLabel::heightForWidth(width)}).height;
    }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
            event->type() == QEvent::ContentsRectChange)
            m_heights.fill({});
        return QLabel::event(event);
    }

private:
    struct Height {
        int width = -1, height = 0;
    };

    mutable QString m_text; ///< that m_heights are of
    mutable std::array<Height, 4> m_heights;
};

void setRole(QLabel& label, FontRole role, QPalette::ColorRole ink)
{
    label.setTextFormat(Qt::PlainText);
    label.setFont(roleFont(role));
    label.setForegroundRole(ink);
}

} // namespace

QLabel* makeLabel(FontRole role, QPalette::ColorRole ink, QWidget* parent)
{
    auto* label = new QLabel(parent);
    setRole(*label, role, ink);
    return label;
}

QLabel* makeText(FontRole role, QPalette::ColorRole ink, QWidget* parent)
{
    auto* label = new WordLabel(parent);
    setRole(*label, role, ink);
    label->setWordWrap(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    label->setSizePolicy(policy);
    return label;
}

} // namespace torchtriage::desktop
