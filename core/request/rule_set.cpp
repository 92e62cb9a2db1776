// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/rule_set.h"

#include "core/io/json_text.h"
#include "core/request/checks.h"
#include "resources/embedded.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <numeric>

namespace torchtriage::request {

namespace {

using nlohmann::json;

constexpr std::size_t mostRules = 1000;
constexpr std::size_t longestPattern = 4000;

io::Result<std::vector<std::string>> wordsOf(const json& list, std::string_view file,
                                             const std::string& place)
{
    std::vector<std::string> words;
    if (!list.is_array())
        return io::fail(io::ErrorKind::Malformed, std::string(file), place, "must be a list of strings");
    for (const json& word : list) {
        if (!word.is_string() || word.get_ref<const std::string&>().empty())
            return io::fail(io::ErrorKind::Malformed, std::string(file), place, "must be a list of strings");
        words.push_back(lowered(word.get<std::string>()));
    }
    return words;
}

std::string textOf(const json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

re2::RE2::Options patternOptions(std::int64_t memory)
{
    re2::RE2::Options options;
    options.set_log_errors(false);
    options.set_max_mem(memory);
    options.set_encoding(re2::RE2::Options::EncodingUTF8);
    return options;
}

bool flagOf(const json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_boolean() && found->get<bool>();
}

} // namespace

/// Fills a RuleSet from one file after the other.
class RuleReader {
public:
    io::Result<void> read(const RuleSet::File& file);
    io::Result<std::shared_ptr<const RuleSet>> finish();

private:
    io::Result<void> readRule(const json& object, const std::string& file, const std::string& place);
    io::Result<void> readAllowed(const json& object, const std::string& file);
    static io::Result<void> readGroups(Rule& rule, const std::string& file, const std::string& place);

    std::shared_ptr<RuleSet> m_set = std::make_shared<RuleSet>();
};

io::Result<void> RuleReader::read(const RuleSet::File& file)
{
    const std::string name(file.name);
    const json root = io::parseJson(file.content);
    if (!root.is_object() || textOf(root, "format") != "torchtriage.redaction" || !root.contains("version") ||
        root["version"] != 1)
        return io::fail(io::ErrorKind::Malformed, name, {}, "not a torchtriage.redaction file of version 1");
    if (const auto rules = root.find("rules"); rules != root.end()) {
        if (!rules->is_array() || m_set->m_rules.size() + rules->size() > mostRules)
            return io::fail(io::ErrorKind::Malformed, name, "field rules", "must be a list of at most 1000");
        for (std::size_t i = 0; i < rules->size(); ++i) {
            const std::string place = "field rules[" + std::to_string(i) + "]";
            if (auto done = readRule((*rules)[i], name, place); !done)
                return done;
        }
    }
    if (const auto allowed = root.find("allow"); allowed != root.end())
        return readAllowed(*allowed, name);
    return {};
}

io::Result<void> RuleReader::readRule(const json& object, const std::string& file, const std::string& place)
{
    const auto refuse = [&](const std::string& why) {
        return io::fail(io::ErrorKind::Malformed, file, place, why);
    };
    if (!object.is_object())
        return refuse("must be an object");
    Rule rule;
    rule.id = textOf(object, "id");
    const auto kind = kindFromString(textOf(object, "kind"));
    const std::string pattern = textOf(object, "pattern");
    if (rule.id.empty() || !kind || pattern.empty() || pattern.size() > longestPattern)
        return refuse("id, kind and pattern must be set, the kind must be known");
    rule.kind = *kind;
    auto literals =
        wordsOf(object.contains("literals") ? object["literals"] : json(), file, place + ".literals");
    if (!literals)
        return io::fail(literals.error());
    rule.literals = std::move(*literals);
    rule.check = textOf(object, "check");
    if (!rule.check.empty() && !isCheck(rule.check))
        return refuse("unknown check " + rule.check);
    rule.strong = flagOf(object, "strong");
    rule.here = flagOf(object, "here");
    rule.text = flagOf(object, "text");
    rule.pattern = std::make_unique<re2::RE2>(pattern, patternOptions(16 << 20));
    if (!rule.pattern->ok())
        return refuse(rule.pattern->error());
    if (auto done = readGroups(rule, file, place); !done)
        return done;
    m_set->m_rules.push_back(std::move(rule));
    return {};
}

io::Result<void> RuleReader::readGroups(Rule& rule, const std::string& file, const std::string& place)
{
    for (const auto& [name, number] : rule.pattern->NamedCapturingGroups()) {
        if (name == "key") {
            rule.keyGroup = number;
        } else if (name.starts_with("value")) {
            rule.groups.push_back({number, rule.kind});
        } else if (const auto kind = kindFromString(name)) {
            rule.groups.push_back({number, *kind});
        } else {
            return io::fail(io::ErrorKind::Malformed, file, place, "unknown group " + name);
        }
    }
    std::ranges::sort(rule.groups, {}, &PrivateGroup::number);
    if (rule.groups.empty())
        return io::fail(io::ErrorKind::Malformed, file, place, "the pattern has no group `value`");
    return {};
}

io::Result<void> RuleReader::readAllowed(const json& object, const std::string& file)
{
    AllowList& to = m_set->m_allowed;
    const std::map<std::string, AllowList::Words*> sets = {
        {"accounts", &to.accounts},
        {"vocabulary", &to.vocabulary},
        {"domains", &to.domains},
        {"suffixes", &to.suffixes},
        {"code_suffixes", &to.codeSuffixes},
        {"organisations", &to.organisations},
        {"neutral_keys", &to.neutralKeys},
        {"placeholders", &to.placeholders},
    };
    for (const auto& [key, value] : object.items()) {
        auto words = wordsOf(value, file, "field allow." + key);
        if (!words)
            return io::fail(words.error());
        if (const auto found = sets.find(key); found != sets.end()) {
            found->second->insert(words->begin(), words->end());
        } else if (key == "environment") {
            for (const std::string& word : *words) {
                if (word.ends_with('_'))
                    to.environmentPrefixes.push_back(word);
                else
                    to.environment.insert(word);
            }
        } else if (key == "path_prefixes" || key == "library_marks") {
            auto& list = key == "path_prefixes" ? to.pathPrefixes : to.libraryMarks;
            list.insert(list.end(), words->begin(), words->end());
        } else {
            return io::fail(io::ErrorKind::Malformed, file, "field allow." + key, "is unknown");
        }
    }
    return {};
}

io::Result<std::shared_ptr<const RuleSet>> RuleReader::finish()
{
    if (auto done = m_set->compileLiterals(); !done)
        return io::fail(done.error());
    m_set->compileTogether();
    return m_set;
}

io::Result<void> RuleSet::compileLiterals()
{
    std::vector<std::string> all;
    std::map<std::string, std::size_t> ids;
    for (std::size_t i = 0; i < m_rules.size(); ++i) {
        if (m_rules[i].literals.empty()) {
            m_everywhere.push_back(i);
            continue;
        }
        for (const std::string& literal : m_rules[i].literals) {
            const auto [at, isNew] = ids.emplace(literal, all.size());
            if (isNew) {
                all.push_back(literal);
                m_rulesOf.emplace_back();
            }
            m_rulesOf[at->second].push_back(i);
        }
    }
    if (all.empty())
        return {};
    auto compiled = log::LiteralSet::compile(all);
    if (!compiled)
        return io::fail(compiled.error());
    m_literals = std::move(*compiled);
    return {};
}

void RuleSet::compileTogether()
{
    constexpr std::int64_t memory = 256 << 20; // a limit; a few states of it are ever made
    auto together = std::make_unique<re2::RE2::Set>(patternOptions(memory), re2::RE2::UNANCHORED);
    for (const Rule& rule : m_rules) {
        if (together->Add(rule.pattern->pattern(), nullptr) < 0)
            return;
    }
    if (together->Compile())
        m_together = std::move(together);
}

std::vector<std::size_t> RuleSet::rulesIn(std::string_view text) const
{
    std::vector<int> matching;
    re2::RE2::Set::ErrorInfo error{re2::RE2::Set::kNoError};
    const re2::StringPiece piece(text.data(), text.size());
    std::vector<std::size_t> rules;
    if (m_together &&
        (m_together->Match(piece, &matching, &error) || error.kind == re2::RE2::Set::kNoError)) {
        rules.assign(matching.begin(), matching.end());
        std::ranges::sort(rules);
        return rules;
    }
    rules.resize(m_rules.size());
    std::iota(rules.begin(), rules.end(), std::size_t{0});
    return rules;
}

io::Result<std::shared_ptr<const RuleSet>> RuleSet::from(const std::vector<File>& files)
{
    RuleReader reader;
    for (const File& file : files) {
        if (auto done = reader.read(file); !done)
            return io::fail(done.error());
    }
    return reader.finish();
}

io::Result<std::shared_ptr<const RuleSet>> RuleSet::builtin()
{
    std::vector<File> files;
    for (const resources::EmbeddedFile& file : resources::redactionFiles())
        files.push_back({file.name, file.content});
    return from(files);
}

} // namespace torchtriage::request
