// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/execute.h"
#include "core/rerun/verification/neighbours.h"
#include "core/rerun/verification/row_state.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace torchtriage::rerun {

/// With what checks are run.
struct CheckEngine {
    Engine engine;
    std::string guard; ///< path of torchtriage-guard
    RunLimits limits;
    std::shared_ptr<const triage::SignatureSet> signatures;
    std::function<bool()> stopped; ///< ends a run that is under way
};

/// A kept case with its checklist: the minimal case and its neighbours.
class CaseChecks {
public:
    /// Reads a case, works out which neighbours it has and what is expected of each, and keeps what earlier
    /// runs of the same case showed. The neighbours' own files are written below `work`, where the runs go
    /// too; what is in `folder` is only read. The two may be the same.
    [[nodiscard]] static io::Result<CaseChecks> open(const std::string& folder, const std::string& work);

    [[nodiscard]] const std::string& folder() const noexcept { return m_folder; }
    /// What the paths of the rows are relative to.
    [[nodiscard]] const std::string& work() const noexcept { return m_work; }
    [[nodiscard]] const Verification& verification() const noexcept { return m_verification; }
    /// What the case was kept to show.
    [[nodiscard]] const std::optional<Expectation>& kept() const noexcept { return m_kept; }
    [[nodiscard]] RowState state(CheckId id, When when) const;

    /// Runs one check in a new process, and saves the checklist. Where a refusal is expected of a job for
    /// another device, it runs on the CPU: that is where a target can be refused before it is transferred,
    /// and a device that asserts is lost. NotFound: the checklist has no such row.
    [[nodiscard]] io::Result<RowState> run(CheckId id, When when, const CheckEngine& engine);

private:
    CaseChecks(std::string folder, std::string work) : m_folder(std::move(folder)), m_work(std::move(work)) {}
    io::Result<void> makeRows(const NeighbourSource& source);
    io::Result<void> addRow(CheckId id, const CaseInputs& inputs, const std::optional<ContractView>& view);
    [[nodiscard]] std::string inputsOf(CheckId id) const;

    std::string m_folder, m_work;
    std::optional<Expectation> m_kept;
    Verification m_verification;
};

/// Folders of kept cases: `path` itself, what lies in it, or what lies in its cases/ if it is an incident.
/// Sorted by name, at most 100,000.
[[nodiscard]] std::vector<std::string> casesIn(const std::string& path);

} // namespace torchtriage::rerun
