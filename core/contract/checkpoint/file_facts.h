// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/checkpoint/check.h"
#include "core/contract/checkpoint/optimizer_facts.h"
#include "core/contract/checkpoint/report.h"
#include "core/contract/checkpoint/sidecar.h"

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace torchtriage::contract {

struct TensorFact {
    std::string name; ///< key below its part
    std::vector<std::int64_t> shape;
    std::uint64_t bytes = 0; ///< of its elements
};

/// A part with what other parts are held against.
struct PartFacts {
    Part part;
    std::vector<TensorFact> tensors;
    std::optional<OptimizerFacts> optimizer;
    std::optional<std::int64_t> schedulerStep;
};

/// What one file of a checkpoint says by itself.
struct FileFacts {
    std::string file; ///< relative to the checkpoint's folder
    std::uint64_t bytes = 0;
    double modified = 0; ///< seconds since 1970
    std::vector<Counter> counters;
    std::vector<PartFacts> parts;
    std::vector<CheckpointFinding> findings;
    std::optional<Sidecar> sidecar;
};

/// Bytes read so far, and whom to tell. Shared by the threads of one check.
class CheckProgress {
public:
    CheckProgress(const CheckpointOptions& options, std::uint64_t total);
    void add(std::uint64_t bytes);
    /// Counts a file as read to its end, whatever was read of it: `total` is what it weighs.
    void finishFile(std::uint64_t total);
    [[nodiscard]] bool cancelled() const { return m_options.cancelled && m_options.cancelled(); }
    [[nodiscard]] unsigned threads() const noexcept { return m_threads; }

private:
    const CheckpointOptions& m_options;
    unsigned m_threads;
    std::uint64_t m_total;
    std::uint64_t m_before = 0; // weight of the finished files
    std::atomic<std::uint64_t> m_inFile = 0;
    std::atomic<bool> m_telling = false;
};

/// Reads and checks one file. Its content, however damaged, is told by findings; an error is Cancelled, or a
/// file that cannot be opened or is no part of a checkpoint (Unsupported).
[[nodiscard]] io::Result<FileFacts> checkFile(const std::string& path, const std::string& name,
                                              CheckProgress& progress);

/// The bytes that checkFile() counts for a file of that size.
[[nodiscard]] constexpr std::uint64_t checkWeight(std::uint64_t fileBytes) noexcept
{
    return 2 * fileBytes; // once for the checksums, once for the elements
}

} // namespace torchtriage::contract
