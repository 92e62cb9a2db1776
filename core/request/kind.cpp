// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/kind.h"

namespace torchtriage::request {

std::string_view toString(Kind kind) noexcept
{
    switch (kind) {
    case Kind::PrivateKey:
        return "private-key";
    case Kind::Token:
        return "token";
    case Kind::Secret:
        return "secret";
    case Kind::Url:
        return "url";
    case Kind::Email:
        return "email";
    case Kind::Word:
        return "word";
    case Kind::GitRemote:
        return "git-remote";
    case Kind::Bucket:
        return "bucket";
    case Kind::Registry:
        return "registry";
    case Kind::Home:
        return "home";
    case Kind::User:
        return "user";
    case Kind::Host:
        return "host";
    case Kind::Ip:
        return "ip";
    case Kind::Mac:
        return "mac";
    case Kind::Serial:
        return "serial";
    case Kind::Environment:
        return "environment";
    case Kind::Sample:
        return "sample";
    case Kind::Job:
        return "job";
    case Kind::Path:
        return "path";
    }
    return {};
}

std::optional<Kind> kindFromString(std::string_view id) noexcept
{
    for (const Kind kind : allKinds) {
        if (toString(kind) == id)
            return kind;
    }
    return std::nullopt;
}

bool mayBeKept(Kind kind) noexcept
{
    return kind == Kind::Path || kind == Kind::Job || kind == Kind::Sample || kind == Kind::Serial ||
           kind == Kind::Environment;
}

bool isCredential(Kind kind) noexcept
{
    return kind == Kind::PrivateKey || kind == Kind::Token || kind == Kind::Secret || kind == Kind::Url;
}

} // namespace torchtriage::request
