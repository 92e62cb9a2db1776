// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/merge_changes.h"

#include "core/io/json_text.h"

#include <nlohmann/json.hpp>

#include <set>

namespace torchtriage::incident {

namespace {

using Json = nlohmann::ordered_json;

/// nullptr stands for a field that is not there.
const Json* member(const Json* object, const std::string& key)
{
    if (object == nullptr || !object->is_object())
        return nullptr;
    const auto found = object->find(key);
    return found == object->end() ? nullptr : &*found;
}

bool same(const Json* a, const Json* b)
{
    return a == b || (a != nullptr && b != nullptr && *a == *b);
}

void merge(const Json* base, const Json* mine, Json& theirs)
{
    std::set<std::string> keys;
    for (const Json* side : {base, mine}) {
        for (const auto& [key, value] : side->items())
            keys.insert(key);
    }
    for (const std::string& key : keys) {
        const Json* before = member(base, key);
        const Json* after = member(mine, key);
        if (same(before, after))
            continue;
        const auto other = theirs.find(key);
        if (after == nullptr)
            theirs.erase(key);
        else if (after->is_object() && other != theirs.end() && other->is_object()) {
            const Json nothing = Json::object();
            merge(before != nullptr && before->is_object() ? before : &nothing, after, *other);
        } else
            theirs[key] = *after;
    }
}

} // namespace

Record mergeChanges(const Record& base, const Record& mine, const Record& theirs)
{
    const Json before = Json::parse(toText(base), nullptr, false);
    const Json after = Json::parse(toText(mine), nullptr, false);
    Json document = Json::parse(toText(theirs), nullptr, false);
    merge(&before, &after, document);
    return parseRecord("", io::jsonText(document)).value_or(mine);
}

} // namespace torchtriage::incident
