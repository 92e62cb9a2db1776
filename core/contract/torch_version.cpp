// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/torch_version.h"

#include <charconv>

namespace torchtriage::contract {

std::optional<TorchVersion> torchVersion(std::string_view text) noexcept
{
    TorchVersion version;
    int* const parts[] = {&version.major, &version.minor, &version.patch};
    int read = 0;
    for (int* const part : parts) {
        if (read > 0) {
            if (text.empty() || text.front() != '.')
                break;
            text.remove_prefix(1);
        }
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), *part);
        if (error != std::errc() || *part < 0)
            break;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        ++read;
    }
    return read >= 2 ? std::optional(version) : std::nullopt;
}

Behaviour behaviourOf(const std::optional<TorchVersion>& torch, const VersionChange& change) noexcept
{
    if (!torch || *torch >= change.after)
        return Behaviour::After;
    // A patch release keeps what its minor release does.
    const bool old = TorchVersion{torch->major, torch->minor, 0} <= change.before;
    return old ? Behaviour::Before : Behaviour::Unclear;
}

} // namespace torchtriage::contract
