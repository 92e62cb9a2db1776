// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/class_list.h"

namespace torchtriage::contract {

// The readers behind parseClassList().

[[nodiscard]] io::Result<ClassList> readJsonClasses(std::string_view name, std::string_view text,
                                                    const ClassListCaps& caps);
/// Separated values, "key: value" lines, or one name on each line.
[[nodiscard]] io::Result<ClassList> readLineClasses(std::string_view name, std::string_view text,
                                                    const ClassListCaps& caps);
/// "12", "-3", "+4"; nullopt for anything else.
[[nodiscard]] std::optional<std::int64_t> wholeNumber(std::string_view text) noexcept;

} // namespace torchtriage::contract
