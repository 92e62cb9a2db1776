// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/batch_search.h"

#include "core/batch/walk.h"

#include <algorithm>

namespace torchtriage::workbench {

void BatchMatches::add(std::span<const std::uint32_t> path)
{
    std::uint32_t node = 0;
    for (const std::uint32_t child : path) {
        const auto fresh = static_cast<std::uint32_t>(m_found.size());
        const auto [place, isNew] = m_next.try_emplace(step(node, child), fresh);
        if (isNew)
            m_found.push_back(false);
        node = place->second;
    }
    m_found[node] = true;
    m_paths.emplace_back(path.begin(), path.end());
}

bool BatchMatches::contains(std::span<const std::uint32_t> path) const
{
    std::uint32_t node = 0;
    for (const std::uint32_t child : path) {
        if (m_found[node])
            return true;
        const auto next = m_next.find(step(node, child));
        if (next == m_next.end())
            return false;
        node = next->second;
    }
    return true;
}

namespace {

/// Follows a walk and knows the child numbers that lead to where it stands.
class PathKeeper {
public:
    void arrive(std::size_t depth)
    {
        if (depth == 0)
            return;
        if (depth > m_path.size()) {
            m_path.push_back(0);
            return;
        }
        m_path.resize(depth);
        ++m_path.back();
    }
    [[nodiscard]] std::span<const std::uint32_t> path() const noexcept { return m_path; }

private:
    std::vector<std::uint32_t> m_path;
};

QString searchedText(const batch::ValueGraph& values, const batch::Visit& visit)
{
    const auto text = [](std::string_view utf8) {
        return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
    };
    const batch::ValueKind kind = values.kind(visit.id);
    const std::string_view type = kind == batch::ValueKind::Tensor   ? values.tensor(visit.id).dtypeName
                                  : kind == batch::ValueKind::Opaque ? values.opaqueName(visit.id)
                                                                     : toString(kind);
    return text(visit.key) + u'\n' + text(type);
}

} // namespace

BatchMatches searchBatch(const batch::ValueGraph& values, batch::ValueId root, const QStringList& words,
                         const std::function<bool()>& cancelled)
{
    BatchMatches matches;
    if (root == batch::noId)
        return matches;
    PathKeeper keeper;
    const auto end = batch::walk(values, root, [&](const batch::Visit& visit) {
        keeper.arrive(visit.depth);
        if ((cancelled && cancelled()) || matches.count() == BatchMatches::most)
            return batch::WalkStep::Stop;
        const QString text = searchedText(values, visit);
        const bool found = visit.depth > 0 && std::ranges::all_of(words, [&](const QString& word) {
                               return text.contains(word, Qt::CaseInsensitive);
                           });
        if (!found)
            return batch::WalkStep::Enter;
        matches.add(keeper.path());
        return batch::WalkStep::Skip; // what lies below is shown with it
    });
    if (end != batch::WalkEnd::Complete)
        matches.setCut();
    return matches;
}

} // namespace torchtriage::workbench
