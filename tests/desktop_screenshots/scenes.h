// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/desktop_screenshots/stage.h"

#include <QDir>
#include <QStringList>

namespace torchtriage::shots {

/// Saves pictures as FOLDER/NAME-LANGUAGE-THEME.png, each once for every language and theme.
class Camera {
public:
    Camera(Stage& stage, QDir folder, QStringList languages)
        : m_stage(stage), m_folder(std::move(folder)), m_languages(std::move(languages))
    {
    }

    /// Shows the window in each language and theme, and lets `scene` take its pictures there.
    void inEach(const std::function<void()>& scene);
    void grab(const QString& name, QWidget& widget);
    /// The window as it is.
    void grab(const QString& name) { grab(name, m_stage.window()); }
    /// A dialog that `open` opens; it is closed again.
    void grabDialog(const QString& name, const std::function<void()>& open,
                    const std::function<bool(QWidget&)>& isReady = {});
    void grabTabs();

private:
    Stage& m_stage;
    QDir m_folder;
    QStringList m_languages;
    QString m_suffix;
};

/// Every page and every dialog, filled.
void takeAll(Stage& stage, Camera& camera);

} // namespace torchtriage::shots
