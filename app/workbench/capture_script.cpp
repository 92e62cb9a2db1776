// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/capture_script.h"

#include <QCoreApplication>
#include <QFile>

namespace torchtriage::workbench {

namespace {

struct CaptureScript {
    Q_DECLARE_TR_FUNCTIONS(CaptureScript)
};

} // namespace

QByteArray captureScript()
{
    QFile file(QStringLiteral(":/python/torchtriage_capture.py"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString captureHowTo()
{
    const QString commands = QStringLiteral("    torchtriage-cli capture --print > torchtriage_capture.py\n");
    const QString script = QStringLiteral("    import torchtriage_capture\n"
                                          "    for batch in torchtriage_capture.watch(loader):\n");
    const QString wrapped = QStringLiteral("    torchtriage-cli run -- python train.py\n");
    return CaptureScript::tr("Write the file beside your training script:") + u'\n' + commands +
           CaptureScript::tr(
               "Then change two lines of the script. When a step fails, an incident is saved:") +
           u'\n' + script + CaptureScript::tr("Without changing the script, wrap the command:") + u'\n' +
           wrapped;
}

} // namespace torchtriage::workbench
