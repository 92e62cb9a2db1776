// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/error.h"

#include <tl/expected.hpp>

namespace torchtriage::io {

/// A value, or the error that says why there is none. No exception crosses a module border.
template <class T>
using Result = tl::expected<T, Error>;

/// Makes the failing side of a Result: `return fail(ErrorKind::Malformed, path, "byte 8", "…");`
[[nodiscard]] inline tl::unexpected<Error> fail(ErrorKind kind, std::string path, std::string place = {},
                                                std::string detail = {})
{
    return tl::unexpected<Error>(Error{kind, std::move(path), std::move(place), std::move(detail)});
}

[[nodiscard]] inline tl::unexpected<Error> fail(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

} // namespace torchtriage::io
