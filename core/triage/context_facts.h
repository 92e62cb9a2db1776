// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/occurrence.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace torchtriage::triage {

/// Gathers versions, backend, GPUs, revision and shapes from lines, and from file paths in tracebacks; the
/// first value of a fact stays. Also reads collect_env reports and compares what does not fit.
class ContextFacts {
public:
    /// Looks at one line without frames.
    void read(std::string_view text, Collected& into);
    /// After the last line: derives the backend and the contradictions of the environment.
    void finish(Collected& into) const;

private:
    void readVersions(std::string_view text, Context& context);
    void readDevices(std::string_view text, Context& context);
    void readEnvironment(std::string_view text, Context& context);

    /// Hashes of lines that were read already: the frames of two hundred ranks are the same few lines.
    std::array<std::size_t, 4096> m_seen{};
    std::string m_archList;    // "sm_37 sm_50 …" of the build
    std::string m_capability;  // "sm_86" of the device
    std::string m_driverLimit; // highest CUDA version of the driver, "12.2"
    std::string m_torchvision;
    bool m_cpuBuild = false;
    bool m_rocmBuild = false;
    bool m_tensorflow = false;
};

} // namespace torchtriage::triage
