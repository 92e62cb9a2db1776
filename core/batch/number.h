// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <complex>
#include <cstdint>
#include <variant>

namespace torchtriage::batch {

/// One element, exactly. monostate: there is none.
using Number = std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, std::complex<double>>;

} // namespace torchtriage::batch
