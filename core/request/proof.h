// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/log/literal_set.h"
#include "core/request/ledger.h"
#include "core/request/rule_set.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::request {

/// Something private that is still in the finished bytes.
struct Survivor {
    Kind kind = Kind::Word;
    std::string file;       ///< member of a zip, or the name of the file
    std::int64_t line = 0;  ///< 1-based
    std::size_t offset = 0; ///< byte in that file
    std::size_t length = 0; ///< bytes from `offset` on
    std::string by;         ///< "original", "canary", or the id of the rule that saw it
    std::string pseudonym;  ///< what should stand there; empty if a rule saw something new

    bool operator==(const Survivor&) const = default;
};

/// Looks through finished bytes for what must not be in them. It shares no step with the redaction: instead
/// of decoding the text it encodes every original in every way, searches all of these at once, and tries
/// every rule on every line, without the literals that the redaction is led by.
class Prover {
public:
    /// `kept` are the kinds that the user lets stay; only those that may be kept are passed over. `canaries`
    /// are words that the redaction was not told.
    [[nodiscard]] static io::Result<Prover>
    make(std::shared_ptr<const RuleSet> rules, const std::vector<Entry>& entries, const std::set<Kind>& kept,
         const std::vector<std::string>& never, const std::vector<std::string>& canaries);

    /// What is left in `bytes`, by offset, each place once. `file` names them. At most mostSurvivors.
    /// `own` is the same text without anything from outside: a login name that is also a word of our own
    /// sentences
    /// ("operator") may stand as often as it does there, and no more.
    [[nodiscard]] std::vector<Survivor> prove(const std::string& file, std::string_view bytes,
                                              std::string_view own = {}) const;

    /// The same for bytes that are no text: originals in any encoding, and the rules on every run of readable
    /// characters, as pickles and headers hold them.
    [[nodiscard]] std::vector<Survivor> proveBinary(const std::string& file, std::string_view bytes) const;

    static constexpr std::size_t mostSurvivors = 200;

private:
    struct Needle {
        std::size_t entry = 0;
        std::size_t length = 0;
        bool plain = false; ///< the original itself: neighbours decide whether it stands alone
    };

    using OnHit = std::function<bool(const Needle& needle, std::size_t begin)>;
    void search(std::string_view bytes, const OnHit& onHit) const;
    void searchOriginals(const std::string& file, std::string_view bytes, std::string_view own,
                         std::vector<Survivor>& found) const;
    void searchAcrossLines(const std::string& file, std::string_view bytes,
                           std::vector<Survivor>& found) const;
    void tryRules(const std::string& file, std::string_view bytes, std::vector<Survivor>& found) const;
    [[nodiscard]] bool tryRulesOnStrings(const std::string& file, std::string_view bytes,
                                         std::vector<Survivor>& found) const;
    void tryRule(const std::string& file, std::string_view line, std::size_t offset,
                 std::vector<Survivor>& found) const;
    static std::vector<Survivor> sorted(std::vector<Survivor> found, std::string_view bytes);
    [[nodiscard]] const Rule* privateRule(std::string_view line, std::size_t& begin, std::size_t& end) const;

    std::shared_ptr<const RuleSet> m_rules;
    std::set<Kind> m_passed;
    std::set<std::string> m_never;
    std::vector<Entry> m_entries; ///< canaries last, with an empty pseudonym
    std::vector<Needle> m_needles;
    log::LiteralSet m_literals;
};

} // namespace torchtriage::request
