// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/goto/destination_source.h"

class QMenuBar;

namespace torchtriage::desktop {

/// Every action of the menus, however deep, as the menus name it.
class ActionDestinations : public DestinationSource {
    Q_OBJECT

public:
    /// `bar` must outlive it.
    explicit ActionDestinations(const QMenuBar& bar, QObject* parent = nullptr);

    void look(quint64 request, const QString& text) override;

private:
    const QMenuBar& m_bar;
};

} // namespace torchtriage::desktop
