// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fleet/scan.h"
#include "core/triage/signature_set.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <string>

namespace torchtriage::testing {

/// A folder of logs that goes with the test.
class FleetFolder {
public:
    [[nodiscard]] std::string path() const { return m_folder.path().toStdString(); }
    [[nodiscard]] QString filePath(const QString& name) const { return m_folder.filePath(name); }

    /// Writes a file, with the folders it needs, last modified at `modified` (seconds since 1970).
    void write(const QString& name, const QByteArray& content, qint64 modified = 1'720'000'000) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(filePath(name)).path()));
        QFile file(filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
        QVERIFY(file.flush());
        QVERIFY(file.setFileTime(QDateTime::fromSecsSinceEpoch(modified), QFileDevice::FileModificationTime));
    }

private:
    QTemporaryDir m_folder;
};

inline const QByteArray outOfMemory = "2024-07-03 03:12:41,097 INFO step 100 loss 0.5\n"
                                      "Traceback (most recent call last):\n"
                                      "  File \"/home/user/train.py\", line 10, in step\n"
                                      "    loss.backward()\n"
                                      "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.50 "
                                      "GiB. GPU 0 has a total capacity of 79.1 GiB\n";

inline const QByteArray deviceAssert = "2024-07-05 04:00:00,000 INFO step 7 loss 0.4\n"
                                       "/pytorch/aten/src/ATen/native/cuda/Loss.cu:250: "
                                       "nll_loss_forward_reduce_cuda_kernel_2d: block: [0,0,0], thread: "
                                       "[3,0,0] Assertion `t >= 0 && t < n_classes` failed.\n"
                                       "Traceback (most recent call last):\n"
                                       "  File \"/home/user/train.py\", line 20, in step\n"
                                       "    print(loss.item())\n"
                                       "RuntimeError: CUDA error: device-side assert triggered\n";

inline const QByteArray healthy = "2024-07-04 00:00:00,000 INFO step 1 loss 0.5\n"
                                  "2024-07-04 00:00:01,000 INFO training finished\n";

} // namespace torchtriage::testing
