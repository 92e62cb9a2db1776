// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/debug_info.h"

#include "core/triage/signature_set.h"

#include <QLocale>
#include <QStringList>
#include <QSysInfo>

namespace torchtriage::workbench {

namespace {

QString compilerName()
{
#if defined(__clang__)
    return QStringLiteral("Clang " __clang_version__);
#else
    return QStringLiteral("GCC " __VERSION__);
#endif
}

} // namespace

QString debugInformation()
{
    const auto signatures = triage::SignatureSet::builtin();
    const QStringList lines = {
        QStringLiteral("TorchTriage " TORCHTRIAGE_VERSION),
        QStringLiteral("Qt: %1, built with %2")
            .arg(QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR)),
        QStringLiteral("Compiler: %1").arg(compilerName()),
        QStringLiteral("System: %1, kernel %2, %3")
            .arg(QSysInfo::prettyProductName(), QSysInfo::kernelVersion(),
                 QSysInfo::currentCpuArchitecture()),
        QStringLiteral("Locale: %1").arg(QLocale::system().name()),
        QStringLiteral("Signatures: %1")
            .arg(signatures ? QString::number(signatures->count()) : QStringLiteral("not usable")),
    };
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace torchtriage::workbench
