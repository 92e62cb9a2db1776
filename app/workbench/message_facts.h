// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/report.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace torchtriage::workbench {

/// Where a device-side assertion stands, as its line prints it.
struct AssertionPlace {
    QString file; ///< "Loss.cu"
    QString line; ///< line in that file
    QString thread,
        block; ///< "17", or "17,2,0" where more than the first coordinate is set; empty if not printed
};
[[nodiscard]] std::optional<AssertionPlace> assertionPlace(const triage::Report& report);

/// Device names of the first error, in order and once each ("cpu", "cuda:0").
[[nodiscard]] QStringList devicesNamed(const triage::Report& report);

/// A collective operation that a watchdog gave up on.
struct CollectiveFacts {
    QString operation; ///< "ALLREDUCE"; empty if not printed
    std::optional<std::int64_t> timeoutSeconds;
};
[[nodiscard]] CollectiveFacts collectiveFacts(const triage::Report& report);

/// An operator or kernel that does not exist for a dtype or a backend.
struct UnavailableKernel {
    QString kernel;  ///< "addmm_impl_cpu_", "torchvision::nms"
    QString dtype;   ///< "Half"; empty if the message speaks of a backend
    QString backend; ///< "CUDA"; empty if the message speaks of a dtype
};
[[nodiscard]] std::optional<UnavailableKernel> unavailableKernel(const triage::Report& report);

/// The first reason with this id; nullptr if there is none.
[[nodiscard]] const triage::Reason* findReason(const std::vector<triage::Reason>& reasons,
                                               std::string_view id);

/// NVIDIA Xid code of the report's reasons, else of the message itself; `name` is the driver's text.
struct XidFact {
    int code = 0;
    QString name;
};
[[nodiscard]] std::optional<XidFact> xidFact(const triage::Report& report);

/// Operator, else kernel, where the family is about one; empty for the others, whose innermost call says
/// nothing.
[[nodiscard]] QString namedOperator(const triage::Report& report);

/// The backend as far as the log itself shows it: a HIP version outweighs any mention of CUDA, since ROCm
/// keeps the interface torch.cuda, and a backend that was only inferred does not count.
[[nodiscard]] std::optional<triage::Backend> shownBackend(const triage::Report& report);

/// Whether the first failure leaves the process without a usable device context.
[[nodiscard]] bool processIsFinished(const triage::Report& report);

} // namespace torchtriage::workbench
