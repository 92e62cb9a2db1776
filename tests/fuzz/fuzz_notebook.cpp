// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a notebook, and as a file whose kind is found from its content.
#include "core/log/notebook.h"
#include "core/log/open_log.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

using namespace torchtriage;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string text(reinterpret_cast<const char*>(data), size);
    if (const auto notebook = log::readNotebook("input", text)) {
        const auto lines = std::count(notebook->text.begin(), notebook->text.end(), '\n');
        std::int64_t last = 1;
        for (const auto& cell : notebook->cells) {
            if (cell.firstLine < last || cell.firstLine > lines + 1)
                std::abort();
            last = cell.firstLine;
        }
    }
    static_cast<void>(log::openText("input", std::move(text)));
    return 0;
}
