// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a text to redact: nothing that was found may be in the result.
#include "core/request/proof.h"
#include "core/request/redactor.h"
#include "core/request/utf8.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace torchtriage;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const auto rules = request::RuleSet::builtin();
    if (!rules)
        std::abort();
    const std::string text = request::validUtf8(std::string_view(reinterpret_cast<const char*>(data), size));
    request::Redactor redactor(*rules, {});
    redactor.discover(text);
    const std::string result = redactor.redact(text);
    if (request::validUtf8(result) != result)
        std::abort();
    return 0;
}
