// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/junit_report.h"
#include "core/rerun/verification/row_state.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace torchtriage::cli {

struct VerifiedRow {
    rerun::CheckRow row;
    rerun::RowState state;
};

/// One checklist that was run: of a kept case, or of an incident.
struct VerifiedList {
    std::string input; ///< its folder, as the user named it
    std::string name;  ///< last part of it
    std::vector<VerifiedRow> rows;
    std::optional<rerun::ItemCount> count;
    std::optional<rerun::Expectation> kept;
    std::optional<io::Error> error; ///< it could not be read or run
    bool recorded = false;          ///< the runs were kept

    /// Every mandatory check ended as expected.
    [[nodiscard]] bool holds() const;
};

void printText(const VerifiedList& list, std::ostream& out);
/// One line: `input`, `case`, `holds` (null with `error`), `checks`, `count`.
[[nodiscard]] nlohmann::ordered_json toJson(const VerifiedList& list);
[[nodiscard]] JunitSuite toJunit(const VerifiedList& list);

} // namespace torchtriage::cli
