// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace torchtriage::desktop {

/// Shows one stage of the guide. Only links to other stages ("#verify") work: nothing is fetched from a disk
/// or a network, whatever the text asks for.
class GuideBrowser : public QTextBrowser {
    Q_OBJECT

public:
    explicit GuideBrowser(QWidget* parent = nullptr);

    /// Markdown without HTML.
    void showMarkdown(const QString& markdown);

signals:
    /// A link to a stage was followed.
    void sectionRequested(const QString& id);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void render();
    void dress();

    QString m_markdown;
};

} // namespace torchtriage::desktop
