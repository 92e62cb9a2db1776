// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/request_jobs.h"

#include <QTextBrowser>

namespace torchtriage::desktop {

/// The request as it will leave, rendered or byte for byte. Replacements stand on the ground of a selection,
/// what would still be private in the colour of a failure, a credential only by its beginning. Links are
/// text: nothing is opened from here.
class RequestPreview : public QTextBrowser {
    Q_OBJECT

public:
    explicit RequestPreview(QWidget* parent = nullptr);

    void setRequest(const workbench::PreparedRequestPointer& request);
    void setRendered(bool rendered);
    [[nodiscard]] bool isRendered() const noexcept { return m_rendered; }
    /// Puts a line of the source in sight, 1-based.
    void showLine(qint64 line);
    [[nodiscard]] const workbench::PreparedRequestPointer& request() const noexcept { return m_request; }

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QString shownText();
    void show();
    void mark();

    workbench::PreparedRequestPointer m_request;
    QStringList m_leaks; ///< as they are shown
    bool m_rendered = true;
};

} // namespace torchtriage::desktop
