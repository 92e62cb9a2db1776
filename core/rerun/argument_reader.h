// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/job.h"
#include "core/rerun/json_fields.h"

#include <map>
#include <string>

namespace torchtriage::rerun {

/// Reads arguments of steps from JSON. What is wrong goes to the complaint.
class ArgumentReader {
public:
    /// `names` are the results that earlier steps gave a name, with their step. Both outlive the reader.
    ArgumentReader(const std::map<std::string, std::size_t>& names, Complaint& complaint)
        : m_names(names), m_complaint(complaint)
    {
    }

    /// An argument of step number `step`.
    [[nodiscard]] Argument read(const nlohmann::json& value, const std::string& place, std::size_t step,
                                int depth = 0);

private:
    [[nodiscard]] ArgumentList readList(const nlohmann::json& value, const std::string& place,
                                        std::size_t step, int depth);
    [[nodiscard]] Argument readObject(const nlohmann::json& value, const std::string& place,
                                      std::size_t step);
    [[nodiscard]] StepOutput readStepOutput(JsonFields& fields, std::size_t step);

    const std::map<std::string, std::size_t>& m_names;
    Complaint& m_complaint;
};

} // namespace torchtriage::rerun
