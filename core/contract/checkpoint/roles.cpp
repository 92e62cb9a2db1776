// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checkpoint/roles.h"

#include "core/batch/walk.h"
#include "core/io/ascii.h"

#include <algorithm>
#include <array>

namespace torchtriage::contract {

namespace {

using batch::ValueKind;

constexpr std::size_t mostChildren = 10'000;

struct Word {
    std::string_view text;
    PartRole role;
    bool whole; // stands alone between separators, not inside a longer word
};

// The first that fits decides: an averaged model is no model, and an optimizer's state dict no state dict.
constexpr std::array words = {
    Word{"optim", PartRole::Optimizer, false},
    Word{"opt", PartRole::Optimizer, true},
    Word{"sched", PartRole::Scheduler, false},
    Word{"scaler", PartRole::GradScaler, false},
    Word{"amp", PartRole::GradScaler, true},
    Word{"rng", PartRole::RandomState, true},
    Word{"rngs", PartRole::RandomState, true},
    Word{"random", PartRole::RandomState, false},
    Word{"sampler", PartRole::RandomState, false},
    Word{"ema", PartRole::AveragedWeights, true},
    Word{"swa", PartRole::AveragedWeights, true},
    Word{"averag", PartRole::AveragedWeights, false},
    Word{"shadow", PartRole::AveragedWeights, false},
    Word{"trainer", PartRole::Progress, false},
    Word{"training", PartRole::Progress, false},
    Word{"progress", PartRole::Progress, false},
    Word{"model", PartRole::Model, false},
    Word{"state_dict", PartRole::Model, false},
    Word{"net", PartRole::Model, false},
    Word{"weight", PartRole::Model, false},
    Word{"params", PartRole::Model, true},
    Word{"module", PartRole::Model, true},
    Word{"generator", PartRole::Model, true},
    Word{"discriminator", PartRole::Model, true},
    Word{"encoder", PartRole::Model, false},
    Word{"decoder", PartRole::Model, false},
};

bool hasWord(std::string_view text, const Word& word)
{
    for (std::size_t at = text.find(word.text); at != text.npos; at = text.find(word.text, at + 1)) {
        const std::size_t end = at + word.text.size();
        if (!word.whole ||
            ((at == 0 || !isLower(text[at - 1])) && (end == text.size() || !isLower(text[end]))))
            return true;
    }
    return false;
}

bool isOptimizer(const batch::ValueGraph& values, batch::ValueId id)
{
    if (values.kind(id) != ValueKind::Dict)
        return false;
    const auto groups = values.lookUp(id, "param_groups");
    return groups && values.kind(*groups) == ValueKind::List && values.lookUp(id, "state").has_value();
}

bool isScheduler(const batch::ValueGraph& values, batch::ValueId id)
{
    return values.kind(id) == ValueKind::Dict && values.lookUp(id, "last_epoch").has_value() &&
           (values.lookUp(id, "_step_count").has_value() || values.lookUp(id, "base_lrs").has_value());
}

bool holdsTensor(const batch::ValueGraph& values, batch::ValueId id)
{
    std::size_t visits = 0;
    return batch::walk(values, id, [&](const batch::Visit& visit) {
               if (values.kind(visit.id) == ValueKind::Tensor)
                   return batch::WalkStep::Stop;
               return ++visits < mostChildren ? batch::WalkStep::Enter : batch::WalkStep::Skip;
           }) == batch::WalkEnd::Stopped;
}

bool isNested(ValueKind kind)
{
    return kind == ValueKind::Dict || kind == ValueKind::List || kind == ValueKind::Tuple ||
           kind == ValueKind::Opaque;
}

class Splitter {
public:
    Splitter(const batch::BatchFile& file, std::string_view fileName)
        : m_values(file.values), m_fileName(fileName)
    {
    }

    std::vector<FoundPart> split(batch::ValueId root)
    {
        if (isOptimizer(m_values, root))
            return {{PartRole::Optimizer, {}, root}};
        if (isScheduler(m_values, root))
            return {{PartRole::Scheduler, {}, root}};
        const ValueKind kind = m_values.kind(root);
        if (kind == ValueKind::Dict)
            splitDict(root);
        else if (kind == ValueKind::List || kind == ValueKind::Tuple)
            addList(root, {}, std::nullopt);
        if (m_parts.empty() && !m_onlyScalars)
            m_parts.push_back({wholeRole(root), {}, root});
        else if (m_parts.empty())
            m_parts.push_back({roleOfName(m_fileName).value_or(PartRole::Progress), {}, root});
        return std::move(m_parts);
    }

private:
    [[nodiscard]] PartRole wholeRole(batch::ValueId root) const
    {
        if (const auto role = roleOfName(m_fileName); role && *role != PartRole::Progress)
            return *role;
        return holdsTensor(m_values, root) ? PartRole::Model : PartRole::Other;
    }

    void splitDict(batch::ValueId root)
    {
        const std::size_t children = m_values.childCount(root);
        std::size_t tensors = 0;
        bool nested = false;
        for (std::size_t i = 0; i < children; ++i) {
            const ValueKind kind = m_values.kind(m_values.child(root, i).value);
            tensors += kind == ValueKind::Tensor ? 1U : 0U;
            nested |= isNested(kind);
        }
        m_onlyScalars = tensors == 0 && !nested;
        if (!nested || (tensors > 0 && tensors * 2 > children))
            return; // a state dict by itself, or one with a little metadata
        for (std::size_t i = 0; i < std::min(children, mostChildren); ++i)
            addChild(m_values.child(root, i));
        if (m_parts.empty() && tensors == 0)
            m_onlyScalars = true;
    }

    void addChild(const batch::Child& child)
    {
        std::string key;
        batch::appendKey(key, m_values, child);
        const auto named = roleOfName(key);
        const ValueKind kind = m_values.kind(child.value);
        if (isOptimizer(m_values, child.value))
            m_parts.push_back({PartRole::Optimizer, key, child.value});
        else if (isScheduler(m_values, child.value))
            m_parts.push_back({PartRole::Scheduler, key, child.value});
        else if (kind == ValueKind::Tensor && named == PartRole::RandomState)
            m_parts.push_back({PartRole::RandomState, key, child.value});
        else if ((kind == ValueKind::List || kind == ValueKind::Tuple) && named != PartRole::RandomState)
            addList(child.value, key, named);
        else if (isNested(kind))
            addNested(child.value, key, named);
    }

    void addNested(batch::ValueId id, const std::string& key, std::optional<PartRole> named)
    {
        if (named && *named != PartRole::Progress && (*named != PartRole::Model || holdsTensor(m_values, id)))
            m_parts.push_back({*named, key, id});
        else if (holdsTensor(m_values, id))
            m_parts.push_back({named.value_or(PartRole::Other), key, id});
    }

    // Several optimizers or schedulers: "optimizer_states": [{…}, {…}].
    void addList(batch::ValueId list, const std::string& key, std::optional<PartRole> named)
    {
        const std::size_t before = m_parts.size();
        for (std::size_t i = 0; i < std::min<std::size_t>(m_values.childCount(list), 64); ++i) {
            const batch::ValueId each = m_values.child(list, i).value;
            const std::string place = key + "[" + std::to_string(i) + "]";
            if (isOptimizer(m_values, each))
                m_parts.push_back({PartRole::Optimizer, place, each});
            else if (isScheduler(m_values, each))
                m_parts.push_back({PartRole::Scheduler, place, each});
        }
        if (m_parts.size() == before && !key.empty())
            addNested(list, key, named);
    }

    const batch::ValueGraph& m_values;
    std::string_view m_fileName;
    std::vector<FoundPart> m_parts;
    bool m_onlyScalars = false;
};

} // namespace

std::optional<PartRole> roleOfName(std::string_view name)
{
    std::string small(name.substr(0, 256));
    std::ranges::transform(small, small.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    for (const Word& word : words) {
        if (hasWord(small, word))
            return word.role;
    }
    return std::nullopt;
}

std::vector<FoundPart> findParts(const batch::BatchFile& file, std::string_view fileName)
{
    if (file.root == batch::noId)
        return {};
    return Splitter(file, fileName).split(file.root);
}

} // namespace torchtriage::contract
