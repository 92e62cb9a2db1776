// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/triage/matcher.h"
#include "core/triage/report.h"
#include "core/triage/signature_set.h"
#include "core/triage/triage.h"

#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::triage {

/// Finds the first failure of many logs, one after the other. Its buffers stay from log to log, and of a
/// small log only the surroundings of hits are read line by line: what does not bear on the first failure
/// (versions of the environment, progress far away) may be missing in its reports. Everything else is as
/// triageFile() says. One object for each thread.
class FirstFailureReader {
public:
    explicit FirstFailureReader(SignatureSet signatures);

    /// A regular file. Of `options` only `cancelled` is used; work is done on the calling thread.
    [[nodiscard]] io::Result<Report> read(const std::string& path, const Options& options = {});

private:
    [[nodiscard]] Report readText(std::string_view text);
    [[nodiscard]] bool markHits(std::string_view text);

    SignatureSet m_signatures;
    Matcher m_matcher;
    log::LiteralSearch m_search;
    std::vector<char> m_buffer;
    std::vector<bool> m_hits; // for each cell of the text
};

} // namespace torchtriage::triage
