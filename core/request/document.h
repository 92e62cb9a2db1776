// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace torchtriage::request {

/// A piece of a sentence. Evidence is quoted: it comes from the log and is in no language.
struct Run {
    std::string text;
    bool evidence = false;

    bool operator==(const Run&) const = default;
};
using Sentence = std::vector<Run>;

struct Block {
    enum class Kind { Paragraph, List, Evidence, Table };
    Kind kind = Kind::Paragraph;
    std::vector<Sentence> items;                ///< Paragraph: one; List: one for each point
    std::string evidence;                       ///< Evidence: lines as they are
    std::vector<std::string> headers;           ///< Table
    std::vector<std::vector<std::string>> rows; ///< Table: cells are evidence

    bool operator==(const Block&) const = default;
};

struct Section {
    std::string id; ///< "first-failure": the same in every language
    std::string heading;
    std::vector<Block> blocks;
    int level = 2; ///< of the heading; the title has 1

    bool operator==(const Section&) const = default;
};

/// The request as it will leave, in one language. Markdown, JSON and zip are written from this one object,
/// and so is the preview.
struct Document {
    std::string language; ///< "fr"
    std::string form;     ///< id of the template: "generic", "pytorch", "cluster"
    std::string title;
    std::vector<Section> sections;
    std::string facts; ///< JSON object: the same facts by their stable ids

    bool operator==(const Document&) const = default;
};

[[nodiscard]] Block paragraph(Sentence sentence);
[[nodiscard]] Block list(std::vector<Sentence> points);
[[nodiscard]] Block evidence(std::string lines);

/// UTF-8, ends with a newline.
[[nodiscard]] std::string toMarkdown(const Document& document);
[[nodiscard]] std::string toJson(const Document& document);

} // namespace torchtriage::request
