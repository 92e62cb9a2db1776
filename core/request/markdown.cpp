// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/document.h"

#include <algorithm>

namespace torchtriage::request {

namespace {

// What Markdown would read as markup, in prose.
std::string escaped(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (std::string_view("\\`*_<>[]#|~").find(c) != std::string_view::npos)
            result += '\\';
        result += c == '\n' ? ' ' : c;
    }
    return result;
}

std::size_t longestTicks(std::string_view text)
{
    std::size_t longest = 0;
    std::size_t run = 0;
    for (const char c : text) {
        run = c == '`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

std::string code(std::string_view text)
{
    std::string line(text);
    std::ranges::replace(line, '\n', ' ');
    const std::string ticks(longestTicks(line) + 1, '`');
    const bool padded = line.empty() || line.front() == '`' || line.back() == '`';
    return ticks + (padded ? " " : "") + line + (padded ? " " : "") + ticks;
}

std::string sentence(const Sentence& runs)
{
    std::string text;
    for (const Run& run : runs)
        text += run.evidence ? code(run.text) : escaped(run.text);
    return text;
}

std::string cell(const std::string& text)
{
    if (text.empty())
        return " ";
    std::string shown = code(text);
    for (std::size_t at = shown.find('|'); at != std::string::npos; at = shown.find('|', at + 2))
        shown.insert(at, 1, '\\');
    return shown;
}

std::string row(const std::vector<std::string>& cells)
{
    std::string line = "|";
    for (const std::string& one : cells)
        line += ' ' + one + " |";
    return line + '\n';
}

std::string table(const Block& block)
{
    std::vector<std::string> headers;
    for (const std::string& header : block.headers)
        headers.push_back(escaped(header));
    std::string text = row(headers) + row(std::vector<std::string>(headers.size(), "---"));
    for (const auto& cells : block.rows) {
        std::vector<std::string> shown;
        for (const std::string& one : cells)
            shown.push_back(cell(one));
        text += row(shown);
    }
    return text;
}

std::string blockText(const Block& block)
{
    switch (block.kind) {
    case Block::Kind::Paragraph:
        return block.items.empty() ? std::string() : sentence(block.items.front()) + '\n';
    case Block::Kind::List: {
        std::string text;
        for (const Sentence& item : block.items)
            text += "- " + sentence(item) + '\n';
        return text;
    }
    case Block::Kind::Evidence: {
        const std::string fence(std::max<std::size_t>(3, longestTicks(block.evidence) + 1), '`');
        const bool ends = block.evidence.ends_with('\n');
        return fence + "text\n" + block.evidence + (ends ? "" : "\n") + fence + '\n';
    }
    case Block::Kind::Table:
        return table(block);
    }
    return {};
}

} // namespace

Block paragraph(Sentence sentence)
{
    Block block;
    block.items.push_back(std::move(sentence));
    return block;
}

Block list(std::vector<Sentence> points)
{
    Block block;
    block.kind = Block::Kind::List;
    block.items = std::move(points);
    return block;
}

Block evidence(std::string lines)
{
    Block block;
    block.kind = Block::Kind::Evidence;
    block.evidence = std::move(lines);
    return block;
}

std::string toMarkdown(const Document& document)
{
    std::string text = "# " + escaped(document.title) + '\n';
    for (const Section& section : document.sections) {
        text += "\n" + std::string(static_cast<std::size_t>(section.level), '#') + ' ' +
                escaped(section.heading) + '\n';
        for (const Block& block : section.blocks)
            text += '\n' + blockText(block);
    }
    return text;
}

} // namespace torchtriage::request
