// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/job_request.h"

#include <memory>
#include <utility>

namespace torchtriage::rerun {

RunRequest jobRequest(Job job, const Engine& engine, const std::string& guard, const RunLimits& limits,
                      const std::string& parent)
{
    RunRequest request;
    request.plan.variation = "baseline";
    request.plan.device = job.device;
    request.plan.launch = job.launch;
    request.plan.work = std::move(job);
    request.guard = guard;
    request.parent = parent;
    request.launcher = std::make_shared<Launcher>();
    request.engine = engine;
    request.limits = limits;
    request.limits.keptElements = 0;
    return request;
}

} // namespace torchtriage::rerun
