// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/request/detector.h"
#include "core/request/ledger.h"
#include "core/request/needles.h"

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::request {

/// What the user decided about the replacements.
struct Wishes {
    std::set<Kind> kept;             ///< kinds that stay in the text
    std::vector<std::string> always; ///< words to replace wherever they stand
    std::vector<std::string> never;  ///< words to leave alone; secrets are replaced all the same
};

/// Replaces what is private by pseudonyms, in two stages: discover() is given everything that may leave, and
/// more that tells names (the whole log), then redact() is given each text of the request. A name that one
/// text shows in its context ("/home/ana") is so found in another one that shows it bare.
class Redactor {
public:
    Redactor(std::shared_ptr<const RuleSet> rules, Wishes wishes);

    /// Pseudonyms of an earlier request.
    void restore(const std::vector<Entry>& entries);
    /// Learns the originals of a text of any length, in parts. Valid UTF-8. `cancelled` is asked between two
    /// parts.
    void discover(std::string_view text, const std::function<bool()>& cancelled = {});
    /// Learns an original that is known from elsewhere, such as the sample ids of a saved batch.
    void learn(Kind kind, std::string_view original);
    /// The text with every private piece replaced, and without colours and invisible characters, in which a
    /// name can hide. A long text is replaced in parts.
    [[nodiscard]] std::string redact(std::string_view text);

    [[nodiscard]] const Ledger& ledger() const noexcept { return m_ledger; }
    [[nodiscard]] const Wishes& wishes() const noexcept { return m_wishes; }
    [[nodiscard]] const std::shared_ptr<const RuleSet>& rules() const noexcept { return m_rules; }

private:
    struct Interval {
        std::size_t begin = 0;
        std::size_t end = 0;
        std::size_t entry = 0;
    };
    using Intervals = std::vector<Interval>;

    [[nodiscard]] Intervals detect(std::string_view text, const std::vector<View>& views);
    void addFindings(std::string_view text, const View& view, Intervals& into,
                     std::set<std::pair<const Rule*, std::size_t>>& complete);
    void addKnown(const View& view, Intervals& into) const;
    std::size_t learn(const Finding& finding, std::string_view original);
    void learnParts(const Finding& finding, std::string_view original, std::size_t entry);
    void seek(std::size_t entry);
    [[nodiscard]] bool isLeftAlone(Kind kind, std::string_view original) const;
    [[nodiscard]] std::string redactPart(std::string_view text);
    [[nodiscard]] std::string replace(std::string_view text, Intervals intervals);

    std::shared_ptr<const RuleSet> m_rules;
    Wishes m_wishes;
    std::set<std::string> m_never; ///< lower case
    Detector m_detector;
    Ledger m_ledger;
    Needles m_needles;
    std::set<std::size_t> m_sought; ///< entries that are among the needles
};

} // namespace torchtriage::request
