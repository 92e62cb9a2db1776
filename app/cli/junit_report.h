// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace torchtriage::cli {

/// One check in a JUnit report.
struct JunitCase {
    enum class Result { Passed, Failed, Error, Skipped };
    std::string name;
    double seconds = 0;
    Result result = Result::Passed;
    std::string message; ///< of all but Passed
};

struct JunitSuite {
    std::string name;
    std::vector<JunitCase> cases;
};

/// The XML that CI servers read. Characters that XML cannot hold become U+FFFD.
[[nodiscard]] std::string junitXml(const std::vector<JunitSuite>& suites);

} // namespace torchtriage::cli
