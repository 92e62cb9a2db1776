// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/checks.h"

#include "core/request/check_names.h"
#include "core/request/check_network.h"
#include "core/request/check_paths.h"
#include "core/request/check_secrets.h"

#include <array>
#include <cmath>

namespace torchtriage::request {

namespace {

using Check = std::optional<Piece> (*)(const Candidate&, const AllowList&);

struct Named {
    std::string_view id;
    Check check;
};

constexpr std::array checks = {
    Named{"ipv4", checkIpv4},
    Named{"ipv6", checkIpv6},
    Named{"mac", checkMac},
    Named{"email", checkEmail},
    Named{"host", checkHost},
    Named{"fqdn", checkFqdn},
    Named{"node", checkNode},
    Named{"user", checkUser},
    Named{"name", checkPersonName},
    Named{"named", checkNamed},
    Named{"mixed", checkMixed},
    Named{"sample", checkSample},
    Named{"path", checkPath},
    Named{"home", checkHome},
    Named{"remote", checkRemote},
    Named{"registry", checkRemote},
    Named{"password", checkPassword},
    Named{"secret", checkSecret},
    Named{"environment", checkEnvironment},
    Named{"environment-name", checkEnvironmentName},
};

} // namespace

bool isCheck(std::string_view id) noexcept
{
    for (const Named& named : checks) {
        if (named.id == id)
            return true;
    }
    return false;
}

std::string_view checkOf(Kind kind) noexcept
{
    switch (kind) {
    case Kind::User:
        return "user";
    case Kind::Host:
        return "host";
    case Kind::Home:
        return "home";
    case Kind::Path:
        return "path";
    default:
        return {};
    }
}

std::optional<Piece> check(std::string_view id, const Candidate& candidate, const AllowList& allowed)
{
    for (const Named& named : checks) {
        if (named.id == id)
            return named.check(candidate, allowed);
    }
    return Piece{candidate.begin, candidate.end};
}

double entropy(std::string_view text) noexcept
{
    std::array<std::size_t, 256> counts{};
    for (const char c : text)
        ++counts[static_cast<unsigned char>(c)];
    double bits = 0;
    for (const std::size_t count : counts) {
        if (count == 0)
            continue;
        const double share = static_cast<double>(count) / static_cast<double>(text.size());
        bits -= share * std::log2(share);
    }
    return bits;
}

} // namespace torchtriage::request
