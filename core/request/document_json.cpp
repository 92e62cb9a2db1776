// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_text.h"
#include "core/request/document.h"

#include <nlohmann/json.hpp>

namespace torchtriage::request {

namespace {

using Json = nlohmann::ordered_json;

std::string plain(const Sentence& runs)
{
    std::string text;
    for (const Run& run : runs)
        text += run.text;
    return text;
}

Json linesOf(const std::string& text)
{
    Json lines = Json::array();
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        lines.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return lines;
}

Json blockJson(const Block& block)
{
    switch (block.kind) {
    case Block::Kind::Paragraph:
        return {{"kind", "paragraph"},
                {"text", block.items.empty() ? std::string() : plain(block.items.front())}};
    case Block::Kind::List: {
        Json items = Json::array();
        for (const Sentence& item : block.items)
            items.push_back(plain(item));
        return {{"kind", "list"}, {"items", std::move(items)}};
    }
    case Block::Kind::Evidence:
        return {{"kind", "evidence"}, {"lines", linesOf(block.evidence)}};
    case Block::Kind::Table:
        return {{"kind", "table"}, {"headers", block.headers}, {"rows", block.rows}};
    }
    return nullptr;
}

} // namespace

std::string toJson(const Document& document)
{
    Json json;
    json["format"] = "torchtriage.request";
    json["version"] = 1;
    json["language"] = document.language;
    json["template"] = document.form;
    json["title"] = document.title;
    json["facts"] = document.facts.empty() ? Json(nullptr) : Json::parse(document.facts, nullptr, false);
    json["sections"] = Json::array();
    for (const Section& section : document.sections) {
        Json blocks = Json::array();
        for (const Block& block : section.blocks)
            blocks.push_back(blockJson(block));
        json["sections"].push_back(
            {{"id", section.id}, {"heading", section.heading}, {"blocks", std::move(blocks)}});
    }
    return io::jsonText(json, 2) + '\n';
}

} // namespace torchtriage::request
