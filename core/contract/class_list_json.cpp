// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/class_list_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <variant>

namespace torchtriage::contract {

namespace {

/// Keys under which the usual tools keep their classes.
constexpr std::array<std::string_view, 12> holders = {
    "label2id",   "id2label", "class_to_idx", "idx_to_class", "names", "classes",
    "categories", "labels",   "label_map",    "class_names",  "vocab", "mapping"};
constexpr std::array<std::string_view, 5> idFields = {"id", "index", "label", "class_id", "value"};
constexpr std::array<std::string_view, 4> nameFields = {"name", "label", "class", "text"};

struct Member;
/// A JSON value with every member of an object, those with a key that came before too: a list of classes
/// where two share a number is what we look for.
struct Node {
    enum class Kind { Null, Number, Text, List, Object, Other };
    Kind kind = Kind::Null;
    std::int64_t number = 0;
    std::string text;
    std::vector<Member> members; ///< of a list: with empty keys
};
struct Member {
    std::string key;
    Node value;
};

class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
public:
    explicit TreeBuilder(const ClassListCaps& caps) : m_caps(caps) {}

    [[nodiscard]] Node takeRoot() { return std::move(m_root); }
    [[nodiscard]] bool overCap() const noexcept { return m_overCap; }

    bool null() override { return add({Node::Kind::Null, 0, {}, {}}) != nullptr; }
    bool boolean(bool) override { return add({Node::Kind::Other, 0, {}, {}}) != nullptr; }
    bool number_integer(std::int64_t value) override
    {
        return add({Node::Kind::Number, value, {}, {}}) != nullptr;
    }
    bool number_unsigned(std::uint64_t value) override
    {
        const auto most = static_cast<std::uint64_t>(INT64_MAX);
        return number_integer(static_cast<std::int64_t>(std::min(value, most)));
    }
    bool number_float(double, const std::string&) override { return boolean(false); }
    bool string(std::string& value) override
    {
        return add({Node::Kind::Text, 0, value.substr(0, m_caps.nameBytes), {}}) != nullptr;
    }
    bool binary(nlohmann::json::binary_t&) override { return boolean(false); }
    bool start_object(std::size_t) override { return open(Node::Kind::Object); }
    bool start_array(std::size_t) override { return open(Node::Kind::List); }
    bool key(std::string& value) override
    {
        m_key = value.substr(0, m_caps.nameBytes);
        return true;
    }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception&) override
    {
        return false;
    }

private:
    Node* add(Node node)
    {
        m_overCap = m_overCap || ++m_count > 4 * m_caps.entries;
        if (m_overCap)
            return nullptr;
        if (m_open.empty()) {
            m_root = std::move(node);
            return &m_root;
        }
        m_open.back()->members.push_back({std::exchange(m_key, {}), std::move(node)});
        return &m_open.back()->members.back().value;
    }

    bool open(Node::Kind kind)
    {
        m_overCap = m_overCap || static_cast<int>(m_open.size()) >= m_caps.depth;
        Node* const node = m_overCap ? nullptr : add({kind, 0, {}, {}});
        // Only the innermost open node grows, so that pointers to the others stay valid.
        if (node)
            m_open.push_back(node);
        return node != nullptr;
    }

    bool close()
    {
        m_open.pop_back();
        return true;
    }

    const ClassListCaps& m_caps;
    Node m_root;
    std::vector<Node*> m_open;
    std::string m_key;
    std::size_t m_count = 0;
    bool m_overCap = false;
};

const Node* memberOf(const Node& object, std::string_view key)
{
    const auto found = std::ranges::find(object.members, key, &Member::key);
    return found == object.members.end() ? nullptr : &found->value;
}

template <std::size_t Count>
const Node* memberOfKind(const Node& object, const std::array<std::string_view, Count>& keys, Node::Kind kind)
{
    for (const std::string_view key : keys) {
        if (const Node* const found = memberOf(object, key); found && found->kind == kind)
            return found;
    }
    return nullptr;
}

void addList(const Node& list, ClassList& classes)
{
    classes.numbered = std::ranges::any_of(
        list.members, [](const Member& each) { return each.value.kind == Node::Kind::Object; });
    std::int64_t place = 0;
    for (const auto& [key, value] : list.members) {
        if (value.kind == Node::Kind::Text)
            classes.entries.push_back({place, value.text, 0});
        if (value.kind == Node::Kind::Object) {
            const Node* const id = memberOfKind(value, idFields, Node::Kind::Number);
            const Node* const name = memberOfKind(value, nameFields, Node::Kind::Text);
            if (id || name)
                classes.entries.push_back(
                    {id ? std::optional(id->number) : std::nullopt, name ? name->text : std::string(), 0});
        }
        ++place;
    }
}

void addObject(const Node& object, ClassList& classes)
{
    for (const auto& [key, value] : object.members) {
        if (value.kind == Node::Kind::Number)
            classes.entries.push_back({value.number, key, 0});
        else if (value.kind == Node::Kind::Text)
            classes.entries.push_back({wholeNumber(key), value.text, 0});
        else if (value.kind == Node::Kind::Null)
            classes.entries.push_back({std::nullopt, key, 0});
    }
}

/// The object or list under a usual key, or the document itself.
const Node& holderOf(const Node& document)
{
    if (document.kind != Node::Kind::Object)
        return document;
    for (const Node::Kind kind : {Node::Kind::Object, Node::Kind::List}) {
        if (const Node* const found = memberOfKind(document, holders, kind))
            return *found;
    }
    return document;
}

} // namespace

io::Result<ClassList> readJsonClasses(std::string_view name, std::string_view text, const ClassListCaps& caps)
{
    TreeBuilder builder(caps);
    const bool parsed = nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
    if (builder.overCap())
        return io::fail(io::ErrorKind::TooLarge, std::string(name), {},
                        "more than " + std::to_string(caps.entries) + " classes, or nested deeper than " +
                            std::to_string(caps.depth));
    if (!parsed)
        return io::fail(io::ErrorKind::Malformed, std::string(name), {},
                        "the JSON text breaks off or has an error");
    const Node document = builder.takeRoot();
    const Node& part = holderOf(document);
    ClassList classes;
    classes.format = "json";
    if (part.kind == Node::Kind::List)
        addList(part, classes);
    else if (part.kind == Node::Kind::Object)
        addObject(part, classes);
    return classes;
}

} // namespace torchtriage::contract
