// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/goto/destination_source.h"

namespace torchtriage::workbench {
class Language;
}

namespace torchtriage::desktop {

/// The stages of the guide, by their titles in the language of the window.
class GuideDestinations : public DestinationSource {
    Q_OBJECT

public:
    using Show = std::function<void(const QString& id)>;

    /// `language` must outlive it.
    GuideDestinations(const workbench::Language& language, Show show, QObject* parent = nullptr);

    void look(quint64 request, const QString& text) override;

private:
    const workbench::Language& m_language;
    Show m_show;
};

} // namespace torchtriage::desktop
