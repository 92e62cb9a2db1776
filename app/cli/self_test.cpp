// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/self_test.h"

#include "app/workbench/error_text.h"
#include "app/workbench/language.h"
#include "core/io/spool.h"
#include "core/triage/signature_set.h"
#include "core/triage/triage.h"

#include <QCoreApplication>
#include <QFile>

#include <optional>
#include <string>
#include <string_view>

namespace torchtriage::cli {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SelfTest)
};

/// Why a check failed; nullopt: it held.
using Failure = std::optional<std::string>;

Failure failureOf(const io::Error& error)
{
    return workbench::errorText(error).toStdString();
}

Failure checkTriage()
{
    const auto signatures = triage::SignatureSet::builtin();
    if (!signatures)
        return failureOf(signatures.error());
    if (const auto patterns = signatures->checkPatterns(); !patterns)
        return failureOf(patterns.error());
    constexpr std::string_view log =
        "step 11 loss 0.41\n"
        "../aten/src/ATen/native/cuda/Loss.cu:250: nll_loss_forward_reduce_cuda_kernel_2d: block: [0,0,0], "
        "thread: [2,0,0] Assertion `t >= 0 && t < n_classes` failed.\n"
        "Traceback (most recent call last):\n"
        "  File \"train.py\", line 214, in <module>\n"
        "    total += loss.item()\n"
        "RuntimeError: CUDA error: device-side assert triggered\n";
    const auto report = triage::triageText("self-test", log, *signatures);
    if (!report)
        return failureOf(report.error());
    const bool right = report->family == triage::Family::DeviceAssert && report->firstLine == 2 &&
                       report->errorLine == 6 && report->observation.observedOnly == true &&
                       report->contract == "class-index";
    return right ? std::nullopt
                 : Failure(Words::tr("A log with a known answer was read differently.").toStdString());
}

Failure checkTemporaryFile()
{
    bool first = true;
    const auto file = io::spool(
        "self-test",
        [&first](std::span<char> buffer) -> io::Result<std::size_t> {
            buffer[0] = 'x';
            return first ? (first = false, 1) : 0;
        },
        16);
    if (!file)
        return failureOf(file.error());
    return file->size() == 1
               ? std::nullopt
               : Failure(Words::tr("A temporary file lost what was written to it.").toStdString());
}

Failure checkCatalogues()
{
    for (const workbench::LanguageInfo& language : workbench::languages()) {
        const QString name = QStringLiteral(":/i18n/torchtriage_%1.qm").arg(language.code);
        if (!QFile::exists(name))
            return Words::tr("The catalogue %1 is not in the program.").arg(name).toStdString();
    }
    return std::nullopt;
}

bool report(std::ostream& out, const QString& name, const Failure& failure)
{
    constexpr int width = 10;
    out << (failure ? Words::tr("failed") : Words::tr("ok")).leftJustified(width).toStdString()
        << name.toStdString();
    if (failure)
        out << ": " << *failure;
    out << "\n";
    return !failure;
}

} // namespace

int runSelfTest(std::ostream& out)
{
    // Every check runs, and one failure is enough: no pass may hide it.
    const bool held[] = {
        report(out, Words::tr("signatures and triage"), checkTriage()),
        report(out, Words::tr("temporary files"), checkTemporaryFile()),
        report(out, Words::tr("catalogues"), checkCatalogues()),
    };
    bool all = true;
    for (const bool one : held)
        all = all && one;
    return all ? 0 : 1;
}

} // namespace torchtriage::cli
