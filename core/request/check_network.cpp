// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/check_network.h"

#include "core/io/ascii.h"

#include <arpa/inet.h>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace torchtriage::request {

namespace {

constexpr std::array hardDomains = {"com", "org", "edu", "gov", "mil"};
// Words that are also attributes of Python modules, and countries: only with a label that no module has.
constexpr std::array softDomains = {
    "net",     "int",  "local",   "lan",      "corp",  "home", "priv",        "private", "cluster", "svc",
    "example", "test", "invalid", "internal", "cloud", "hpc",  "localdomain", "intra",   "de",      "fr",
    "uk",      "jp",   "es",      "nl",       "ch",    "se",   "fi",          "dk",      "pl",      "eu",
    "cn",      "kr",   "ca",      "au",       "br",    "ru",   "us",          "ai",      "io",      "dev"};
constexpr std::array machineWords = {"node",    "gpu",    "dgx",    "hgx",      "login",   "worker",
                                     "compute", "host",   "server", "srv",      "ip-",     "nid",
                                     "pod",     "master", "slurm",  "cluster",  "storage", "nas",
                                     "git",     "mail",   "vpn",    "registry", "minio",   "proxy"};

std::optional<Piece> all(const Candidate& candidate)
{
    return Piece{candidate.begin, candidate.end};
}

bool isVersionContext(const Candidate& candidate)
{
    const std::string_view before = candidate.text.substr(0, candidate.begin);
    const auto lineStart = before.rfind('\n');
    const std::string_view line = lineStart == std::string_view::npos ? before : before.substr(lineStart + 1);
    if (!line.empty() && std::string_view("=-v_+<>~^").find(line.back()) != std::string_view::npos &&
        !(line.back() == '=' && !line.ends_with("==") && !line.ends_with("version=")))
        return true;
    const std::string near = lowered(line.substr(line.size() - std::min<std::size_t>(line.size(), 48)));
    for (const char* const word :
         {"version", "cudnn", "cublas", "cufft", "curand", "cusolver", "cusparse", "nccl", "nvjitlink",
          "nvidia-", "driver", "tensorrt", "release", "mkl", "cu11", "cu12", "cu13"}) {
        const auto found = near.rfind(word);
        // "NCCL INFO … from 10.0.0.1" is no version: nothing but a name and blanks may stand between.
        if (found != std::string::npos &&
            near.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-_ :=.\t(", found) ==
                std::string::npos &&
            near.find(' ', found) >= near.find_last_not_of(' ') && near.find("info") == std::string::npos)
            return true;
    }
    return false;
}

std::vector<std::string> labelsOf(std::string_view name)
{
    std::vector<std::string> labels;
    std::size_t start = 0;
    while (start <= name.size()) {
        const auto dot = std::min(name.find('.', start), name.size());
        labels.push_back(lowered(name.substr(start, dot - start)));
        start = dot + 1;
    }
    return labels;
}

template <std::size_t N>
bool contains(const std::array<const char*, N>& words, std::string_view word)
{
    for (const char* const one : words) {
        if (word == one)
            return true;
    }
    return false;
}

bool looksLikeMachine(std::string_view label)
{
    if (label.find('-') != std::string_view::npos && hasDigit(label))
        return true;
    for (const char* const word : machineWords) {
        if (label.starts_with(word))
            return true;
    }
    return false;
}

} // namespace

std::optional<Piece> checkIpv4(const Candidate& candidate, const AllowList& allowed)
{
    (void)allowed;
    std::array<int, 4> octets{};
    std::size_t part = 0;
    for (const char c : candidate.value()) {
        if (c == '.')
            ++part;
        else
            octets[part] = octets[part] * 10 + (c - '0');
    }
    for (const int octet : octets) {
        if (octet > 255)
            return std::nullopt;
    }
    const char after = candidate.after();
    const bool goesOn = (after == '.' && candidate.end + 1 < candidate.text.size() &&
                         isDigit(candidate.text[candidate.end + 1])) ||
                        candidate.before() == '.' || after == '+';
    if (goesOn || octets[0] == 0 || octets[0] == 127 || octets[0] == 255 || isVersionContext(candidate))
        return std::nullopt;
    return all(candidate);
}

std::optional<Piece> checkIpv6(const Candidate& candidate, const AllowList& allowed)
{
    (void)allowed;
    const std::string value(candidate.value());
    std::array<unsigned char, 16> address{};
    if (isAlnum(candidate.before()) || candidate.before() == ':' || isAlnum(candidate.after()) ||
        candidate.after() == ':' || candidate.after() == '_' || !hasDigit(value) ||
        ::inet_pton(AF_INET6, value.c_str(), address.data()) != 1)
        return std::nullopt;
    // "1::2" is a slice, "::1" is this machine.
    std::size_t groups = 0;
    std::size_t longest = 0;
    std::size_t length = 0;
    for (const char c : value + ':') {
        if (c != ':') {
            ++length;
            continue;
        }
        groups += length > 0 ? 1 : 0;
        longest = std::max(longest, length);
        length = 0;
    }
    if (groups < 2 || longest < 3)
        return std::nullopt;
    return all(candidate);
}

std::optional<Piece> checkMac(const Candidate& candidate, const AllowList& allowed)
{
    (void)allowed;
    const std::string_view value = candidate.value();
    const bool dashes = value.find('-') != std::string_view::npos;
    if (dashes && (value.find(':') != std::string_view::npos || !hasLetter(value)))
        return std::nullopt;
    // Longer runs of pairs are hashes or dumps of bytes.
    if (candidate.before() == ':' || candidate.before() == '-' || candidate.after() == ':' ||
        candidate.after() == '-')
        return std::nullopt;
    return all(candidate);
}

std::optional<Piece> checkEmail(const Candidate& candidate, const AllowList& allowed)
{
    const std::string_view value = candidate.value();
    const std::string_view domain = value.substr(value.find('@') + 1);
    const std::string_view last = domain.substr(domain.rfind('.') + 1);
    // user@node.cluster.internal is a login and a machine, and these have kinds of their own.
    const bool inside =
        last == "internal" || last == "local" || last == "lan" || last == "localdomain" || last == "cluster";
    if (value.starts_with("git@") || inside || hasDigit(last) || last.size() < 2 ||
        allowed.codeSuffixes.contains(lowered(last)))
        return std::nullopt;
    return all(candidate);
}

std::optional<Piece> checkHost(const Candidate& candidate, const AllowList& allowed)
{
    Piece piece{candidate.begin, candidate.end};
    while (piece.end > piece.begin &&
           (candidate.text[piece.end - 1] == '.' || candidate.text[piece.end - 1] == '-'))
        --piece.end;
    const std::string_view value = candidate.text.substr(piece.begin, piece.end - piece.begin);
    if (value.size() < 2 || !hasLetter(value) || allowed.isCommonWord(value) ||
        allowed.isPublicDomain(value) || allowed.placeholders.contains(lowered(value)))
        return std::nullopt;
    // A call or an attribute in code: "host = socket.gethostname()", "self.node".
    if (piece.end < candidate.text.size() &&
        (candidate.text[piece.end] == '(' || candidate.text[piece.end] == '_'))
        return std::nullopt;
    return piece;
}

std::optional<Piece> checkFqdn(const Candidate& candidate, const AllowList& allowed)
{
    const std::string_view value = candidate.value();
    const auto labels = labelsOf(value);
    if (value.size() > 253 || allowed.isPublicDomain(value) || candidate.after() == '(' ||
        candidate.after() == '_' || candidate.before() == '_' || candidate.before() == '\\')
        return std::nullopt;
    const std::string& top = labels.back();
    const bool inAddress = candidate.begin >= 3 && candidate.text.substr(candidate.begin - 3, 3) == "://";
    if (contains(hardDomains, top) || (inAddress && top.size() >= 2 && !hasDigit(top)))
        return all(candidate);
    if (value.ends_with(".svc.cluster.local") || value.ends_with(".compute.internal"))
        return all(candidate);
    if (!contains(softDomains, top))
        return std::nullopt;
    for (std::size_t i = 0; i + 1 < labels.size(); ++i) {
        if (looksLikeMachine(labels[i]) && labels[i].find('_') == std::string::npos)
            return all(candidate);
    }
    return std::nullopt;
}

std::optional<Piece> checkNode(const Candidate& candidate, const AllowList& allowed)
{
    const auto piece = checkHost(candidate, allowed);
    if (!piece)
        return std::nullopt;
    const std::string_view value = candidate.text.substr(piece->begin, piece->end - piece->begin);
    if (!hasDigit(value) && value.find('-') == std::string_view::npos)
        return std::nullopt;
    return piece;
}

} // namespace torchtriage::request
