// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/walk.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace torchtriage::batch {

namespace {

// A hostile key must not make every path below it long.
constexpr std::size_t longestKeyPart = 512;

struct Level {
    ValueId id = noId;
    std::size_t next = 0;
    std::size_t keyLength = 0;
};

void appendName(std::string& key, std::string_view name)
{
    if (!key.empty())
        key += '.';
    key += name.substr(0, longestKeyPart);
}

void appendKeyValue(std::string& key, const ValueGraph& graph, ValueId id)
{
    switch (graph.kind(id)) {
    case ValueKind::String:
        appendName(key, graph.text(id));
        return;
    case ValueKind::Int:
    case ValueKind::Bool:
        key += '[' + std::to_string(graph.integer(id)) + ']';
        return;
    case ValueKind::Float: {
        std::array<char, 32> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), graph.real(id)).ptr;
        key += '[' + std::string(digits.data(), end) + ']';
        return;
    }
    case ValueKind::Tuple: {
        // Edge types of heterogeneous graphs: ("user", "rates", "item").
        key += "[(";
        for (std::size_t i = 0; i < std::min<std::size_t>(graph.childCount(id), 8); ++i) {
            const ValueId part = graph.child(id, i).value;
            key += i == 0 ? "" : ",";
            key += graph.kind(part) == ValueKind::Int ? std::to_string(graph.integer(part))
                                                      : std::string(graph.text(part).substr(0, 64));
        }
        key += ")]";
        return;
    }
    default:
        key += '[';
        key += graph.text(id).empty() ? toString(graph.kind(id)) : graph.text(id).substr(0, longestKeyPart);
        key += ']';
    }
}

bool isOnPath(const std::vector<Level>& path, ValueId id)
{
    for (const Level& level : path) {
        if (level.id == id)
            return true;
    }
    return false;
}

} // namespace

void appendKey(std::string& key, const ValueGraph& graph, const Child& child)
{
    switch (child.label) {
    case ChildLabel::Index:
        key += '[' + std::to_string(child.index) + ']';
        break;
    case ChildLabel::Argument:
        key += "(" + std::to_string(child.index) + ")";
        break;
    case ChildLabel::Key:
    case ChildLabel::Attribute:
        if (child.key != noId)
            appendKeyValue(key, graph, child.key);
        else
            appendName(key, child.name);
        break;
    }
}

WalkEnd walk(const ValueGraph& graph, ValueId root, const std::function<WalkStep(const Visit&)>& visit)
{
    std::vector<Level> path;
    std::string key;
    std::size_t visits = 0;
    // Deep hostile nesting makes keys long as well; one path stays bounded by depth times part length.
    const auto arrive = [&](ValueId id) {
        const bool cycle = isOnPath(path, id);
        const bool leaf = graph.childCount(id) == 0;
        const bool tooDeep = !leaf && path.size() >= graph.caps().depth;
        const WalkStep step = visit({id, key, path.size(), cycle, tooDeep});
        if (step == WalkStep::Enter && !cycle && !tooDeep && !leaf)
            path.push_back({id, 0, key.size()});
        return step;
    };
    if (arrive(root) == WalkStep::Stop)
        return WalkEnd::Stopped;
    while (!path.empty()) {
        Level& level = path.back();
        key.resize(level.keyLength);
        if (level.next == graph.childCount(level.id)) {
            path.pop_back();
            continue;
        }
        if (++visits > graph.caps().expansion)
            return WalkEnd::ExpansionCap;
        const Child child = graph.child(level.id, level.next++);
        appendKey(key, graph, child);
        if (arrive(child.value) == WalkStep::Stop)
            return WalkEnd::Stopped;
    }
    return WalkEnd::Complete;
}

std::optional<ValueId> find(const ValueGraph& graph, ValueId root, std::string_view key)
{
    std::optional<ValueId> found;
    walk(graph, root, [&](const Visit& stop) {
        if (stop.key == key) {
            found = stop.id;
            return WalkStep::Stop;
        }
        // Only a prefix of the wanted key can lead to it.
        return key.starts_with(stop.key) ? WalkStep::Enter : WalkStep::Skip;
    });
    return found;
}

} // namespace torchtriage::batch
