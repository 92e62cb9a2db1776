// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/descriptor.h"
#include "core/rerun/outcome_line.h"

#include <memory>

namespace torchtriage::replay {

/// The way of outcome lines to whoever started this process. It takes standard output for itself: what
/// PyTorch or a module prints goes to standard error from then on and cannot break into a line.
class LineStream {
public:
    [[nodiscard]] static std::unique_ptr<LineStream> takeStandardOutput();

    explicit LineStream(int fd) noexcept : m_descriptor(fd) {}

    /// One write for each line. Where that fails, the process says so and ends.
    void write(const rerun::OutcomeLine& line) const;

private:
    io::Descriptor m_descriptor;
};

} // namespace torchtriage::replay
