// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>

namespace torchtriage::bench {

/// Ours and the peer's figure on the same data in the same run, as a row of the one table (rows.py). Kept
/// where TORCHTRIAGE_BENCH_ROWS says, nowhere without it.
struct Row {
    std::string area, what;
    double ours = 0;
    std::string peer;
    double theirs = 0;
    std::optional<double> limit{}; ///< the greatest ours/theirs that we aim at
    std::string unit = "s";
    std::string note{};
};

inline void add(const Row& row)
{
    const char* name = std::getenv("TORCHTRIAGE_BENCH_ROWS");
    if (name == nullptr)
        return;
    nlohmann::ordered_json json = {{"area", row.area},
                                   {"what", row.what},
                                   {"ours", row.ours},
                                   {"peer", row.peer},
                                   {"theirs", row.theirs},
                                   {"unit", row.unit},
                                   {"ratio", row.ours / row.theirs},
                                   {"limit", nullptr},
                                   {"peak_mib", nullptr},
                                   {"note", row.note}};
    if (row.limit)
        json["limit"] = *row.limit;
    std::ofstream(name, std::ios::app) << json.dump() << '\n';
}

} // namespace torchtriage::bench
