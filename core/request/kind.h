// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace torchtriage::request {

/// What a private piece of text is. From the gravest to the mildest: where two claim the same piece, the
/// graver one has it.
enum class Kind {
    PrivateKey,
    Token,
    Secret, ///< the value of a key that is named like a secret
    Url,    ///< credentials and signatures inside a URL
    Email,
    Word, ///< what the user asked to replace
    GitRemote,
    Bucket,
    Registry,
    Home,
    User,
    Host,
    Ip,
    Mac,
    Serial,
    Environment, ///< the value of a variable that is not known to be technical
    Sample,
    Job,
    Path,
};

inline constexpr std::array allKinds = {
    Kind::PrivateKey, Kind::Token,       Kind::Secret, Kind::Url,  Kind::Email, Kind::Word, Kind::GitRemote,
    Kind::Bucket,     Kind::Registry,    Kind::Home,   Kind::User, Kind::Host,  Kind::Ip,   Kind::Mac,
    Kind::Serial,     Kind::Environment, Kind::Sample, Kind::Job,  Kind::Path,
};

/// Stable id, in rule files, on the command line and inside the replacements ("user" in "<user-1>").
[[nodiscard]] std::string_view toString(Kind kind) noexcept;
[[nodiscard]] std::optional<Kind> kindFromString(std::string_view id) noexcept;

/// Whether the user may decide that this kind stays: it points at the work, not at a person, a machine or an
/// access. Keeping any other kind that occurs stops the export.
[[nodiscard]] bool mayBeKept(Kind kind) noexcept;
/// Keys, tokens, passwords and addresses that hold one: whoever sees it can use it.
[[nodiscard]] bool isCredential(Kind kind) noexcept;

} // namespace torchtriage::request
