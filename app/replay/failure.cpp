// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/failure.h"

#include "core/rerun/error_text.h"

#include <c10/util/Exception.h>
#include <new>

namespace torchtriage::replay {

namespace {

template <class T>
bool is(const std::exception& error)
{
    return dynamic_cast<const T*>(&error) != nullptr;
}

std::string pythonName(const std::exception& error)
{
    if (is<c10::IndexError>(error))
        return "IndexError";
    if (is<c10::ValueError>(error))
        return "ValueError";
    if (is<c10::TypeError>(error))
        return "TypeError";
    if (is<c10::NotImplementedError>(error))
        return "NotImplementedError";
    if (is<c10::LinAlgError>(error))
        return "LinAlgError";
    if (is<c10::OutOfMemoryError>(error))
        return "OutOfMemoryError";
    if (is<std::bad_alloc>(error))
        return "MemoryError";
    return "RuntimeError";
}

} // namespace

rerun::ErrorLine describe(const std::exception& error, rerun::Phase phase)
{
    const auto* ofTorch = dynamic_cast<const c10::Error*>(&error);
    const std::string text = ofTorch != nullptr ? ofTorch->what_without_backtrace() : error.what();
    return rerun::errorFromText(pythonName(error), text, phase);
}

} // namespace torchtriage::replay
