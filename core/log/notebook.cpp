// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/notebook.h"

#include "core/io/json_text.h"
#include "core/log/json_limits.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace torchtriage::log {

namespace {

using nlohmann::json;

/// nbformat stores a text as one string or as a list of lines.
std::string joined(const json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    std::string text;
    if (value.is_array()) {
        for (const json& part : value) {
            if (part.is_string())
                text += part.get_ref<const std::string&>();
        }
    }
    return text;
}

const json* member(const json& object, const char* key)
{
    if (!object.is_object())
        return nullptr;
    const auto found = object.find(key);
    return found != object.end() ? &*found : nullptr;
}

std::string stringMember(const json& object, const char* key)
{
    const json* value = member(object, key);
    return value != nullptr && value->is_string() ? value->get<std::string>() : std::string{};
}

void appendLine(std::string& text, const std::string& more)
{
    text += more;
    if (!more.empty() && more.back() != '\n')
        text += '\n';
}

std::string errorText(const json& output)
{
    std::string text;
    if (const json* lines = member(output, "traceback"); lines != nullptr && lines->is_array()) {
        for (const json& line : *lines)
            appendLine(text, joined(line));
    }
    // Some front ends save the error without its traceback.
    if (text.empty())
        text = stringMember(output, "ename") + ": " + stringMember(output, "evalue") + "\n";
    return text;
}

std::string outputText(const json& output)
{
    const std::string type = stringMember(output, "output_type");
    if (type == "error" || type == "pyerr")
        return errorText(output);
    std::string text;
    if (const json* stream = member(output, "text"))
        appendLine(text, joined(*stream));
    if (const json* data = member(output, "data")) {
        if (const json* plain = member(*data, "text/plain"))
            appendLine(text, joined(*plain));
    }
    return text;
}

/// Cells of format 4, or of the first worksheet of format 3.
const json* cellsOf(const json& root)
{
    if (const json* cells = member(root, "cells"))
        return cells;
    const json* sheets = member(root, "worksheets");
    return sheets != nullptr && sheets->is_array() && !sheets->empty() ? member((*sheets)[0], "cells")
                                                                       : nullptr;
}

} // namespace

io::Result<NotebookText> readNotebook(const std::string& path, std::string_view text)
{
    if (const auto limits = checkJsonLimits(path, text); !limits)
        return io::fail(limits.error());
    const json root = io::parseJson(text);
    const json* cells = cellsOf(root);
    if (cells == nullptr || !cells->is_array())
        return io::fail(io::ErrorKind::Malformed, path, "field cells", "the notebook has no list of cells");

    NotebookText notebook;
    std::int64_t line = 1;
    int index = -1;
    for (const json& cell : *cells) {
        ++index;
        const json* outputs = member(cell, "outputs");
        if (outputs == nullptr || !outputs->is_array() || outputs->empty())
            continue;
        std::string output;
        for (const json& part : *outputs)
            appendLine(output, outputText(part));
        notebook.cells.push_back({index, line});
        line += std::count(output.begin(), output.end(), '\n');
        notebook.text += output;
    }
    if (const json* metadata = member(root, "metadata")) {
        if (const json* kernel = member(*metadata, "kernelspec"))
            notebook.kernelName = stringMember(*kernel, "name");
        if (const json* language = member(*metadata, "language_info"))
            notebook.language = stringMember(*language, "version");
    }
    return notebook;
}

} // namespace torchtriage::log
