// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>
#include <optional>

class QLabel;
class QToolButton;

namespace torchtriage::desktop {

class Glyph;
class LinkButton;

/// The first failure, pinned over the log: rank, line, and the text of the line in at most two rows.
class FirstFailureBanner : public QWidget {
    Q_OBJECT

public:
    explicit FirstFailureBanner(QWidget* parent = nullptr);

    /// `byHand`: another line than the one that was found.
    void setFailure(std::int64_t line, std::optional<int> rank, const QString& text, bool byHand);
    void retranslate();
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] bool isByHand() const noexcept { return m_byHand; }

signals:
    void clicked();
    void copyRequested();
    void backRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void showWords();
    void fitHeight();
    [[nodiscard]] QStringList rowsFor(int width) const;

    Glyph* m_glyph;
    QLabel* m_title;
    QLabel* m_rank;
    QLabel* m_line;
    LinkButton* m_back;
    QToolButton* m_copy;
    QString m_text;
    std::int64_t m_number = 0;
    std::optional<int> m_rankNumber;
    bool m_byHand = false;
};

} // namespace torchtriage::desktop
