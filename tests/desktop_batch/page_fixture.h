// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/batch/batch_model.h"
#include "app/desktop/views/batch/batch_page.h"
#include "app/desktop/views/batch/tensor_pane.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace torchtriage::test {

inline constexpr int patience = 30'000; // ms, on a machine that has other things to do

[[nodiscard]] inline QString samplePath(const QString& name)
{
    return QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/data/batch/") + name;
}

/// Opens a file in the page and waits until its tree is there.
[[nodiscard]] inline bool openIn(desktop::BatchPage& page, const QString& path)
{
    QSignalSpy opened(&page, &desktop::BatchPage::batchOpened);
    page.setBatch(path);
    return opened.wait(patience);
}

/// Selects a tensor and waits for its summary.
[[nodiscard]] inline bool readTensor(desktop::BatchPage& page, const QString& key)
{
    return page.selectKey(key) &&
           QTest::qWaitFor([&page] { return page.pane().summary().has_value(); }, patience);
}

/// A file of the test's own.
inline QString writeFile(const QTemporaryDir& folder, const QString& name, const QByteArray& content)
{
    const QString path = folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write a file of the test");
    return path;
}

} // namespace torchtriage::test
