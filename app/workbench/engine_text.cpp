// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/engines.h"
#include "app/workbench/text_values.h"

#include <QCoreApplication>

namespace torchtriage::workbench {

using Problem = EngineStatus::Problem;

namespace {

struct EngineText {
    Q_DECLARE_TR_FUNCTIONS(EngineText)
};

QString reasonText(const rerun::UnusableDevice& device, rerun::Build build)
{
    const QString driver = build == rerun::Build::Rocm ? QStringLiteral("AMD") : QStringLiteral("NVIDIA");
    switch (device.reason) {
    case rerun::Unusable::BuiltWithout:
        return EngineText::tr("%1: this PyTorch was built without it.").arg(plainValue(device.device));
    case rerun::Unusable::NoDriver:
        return EngineText::tr("%1: there is no %2 driver on this machine.")
            .arg(plainValue(device.device), driver);
    case rerun::Unusable::DriverTooOld:
        return EngineText::tr("%1: the driver is older than this build asks for.")
            .arg(plainValue(device.device));
    case rerun::Unusable::NoDevice:
        return EngineText::tr("%1: the driver shows no device.").arg(plainValue(device.device));
    case rerun::Unusable::DeviceError:
        return EngineText::tr("%1: the driver or PyTorch refused it.").arg(plainValue(device.device));
    }
    return {};
}

} // namespace

QString buildText(const rerun::HelloLine& hello)
{
    const QString version = plainValue(hello.buildVersion);
    switch (hello.build) {
    case rerun::Build::Cpu:
        return QStringLiteral("CPU");
    case rerun::Build::Cuda:
        return QStringLiteral("CUDA %1").arg(version).trimmed();
    case rerun::Build::Rocm:
        return QStringLiteral("ROCm %1").arg(version).trimmed();
    }
    return {};
}

QString engineName(const EngineStatus& status)
{
    if (status.id == u"builtin")
        return EngineText::tr("Built-in engine");
    return EngineText::tr("Python: %1").arg(status.id.mid(static_cast<qsizetype>(sizeof "python:") - 1));
}

QString engineProblemText(const EngineStatus& status)
{
    switch (status.problem) {
    case Problem::None:
        return {};
    case Problem::NoGuard:
        return EngineText::tr("torchtriage-guard is missing beside the program: nothing can be started. "
                              "Install TorchTriage again.");
    case Problem::NotBuilt:
        return EngineText::tr("This TorchTriage was built without libtorch. Choose a Python environment with "
                              "PyTorch instead.");
    case Problem::NoProgram:
        return EngineText::tr("There is no Python interpreter at this place.");
    case Problem::NoTorch:
        return EngineText::tr("This Python has no PyTorch.");
    case Problem::OldTorch:
        return EngineText::tr("This PyTorch is older than 1.8.");
    case Problem::Failed:
        return status.detail.isEmpty()
                   ? EngineText::tr("The engine ended without an answer.")
                   : EngineText::tr("The engine ended without an answer. Its last line: %1")
                         .arg(plainValue(status.detail.toStdString(), 300));
    case Problem::TimedOut:
        return EngineText::tr("The engine gave no answer within 90 seconds.");
    }
    return {};
}

QStringList deviceTexts(const rerun::HelloLine& hello)
{
    QStringList lines;
    for (const rerun::EngineDevice& device : hello.devices) {
        QStringList facts = {
            QStringLiteral("%1 %2").arg(plainValue(device.id), plainValue(device.name)).trimmed()};
        if (device.memory)
            facts << sizeText(static_cast<double>(*device.memory));
        if (!device.arch.empty())
            facts << plainValue(device.arch);
        lines << facts.join(QStringLiteral(", "));
    }
    return lines;
}

QStringList unusableTexts(const rerun::HelloLine& hello)
{
    QStringList lines;
    for (const rerun::UnusableDevice& device : hello.unusable) {
        QString text = reasonText(device, hello.build);
        if (!device.detail.empty())
            text += u' ' + EngineText::tr("(%1)").arg(plainValue(device.detail, 300));
        lines << text;
    }
    return lines;
}

QString blockingText(const rerun::HelloLine& hello)
{
    if (hello.build == rerun::Build::Rocm) {
        return EngineText::tr("Blocking launches: AMD_SERIALIZE_KERNEL=3, or HIP_LAUNCH_BLOCKING=1 before "
                              "PyTorch 2.1. CUDA_LAUNCH_BLOCKING belongs to the NVIDIA runtime and is not "
                              "offered on ROCm.");
    }
    if (hello.build == rerun::Build::Cuda)
        return EngineText::tr("Blocking launches: CUDA_LAUNCH_BLOCKING=1, for one run at a time.");
    return EngineText::tr("On the CPU every call ends before it returns: there are no blocking launches.");
}

} // namespace torchtriage::workbench
