// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/signature_set.h"

#include "core/io/file.h"
#include "core/io/hash.h"
#include "core/triage/literal_database.h"
#include "core/triage/signature_data.h"
#include "core/triage/signature_file.h"
#include "core/triage/traceback_marks.h"
#include "resources/embedded.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <system_error>

namespace torchtriage::triage {

namespace {

/// Signatures as they are collected, before compilation; later files replace earlier ones by id.
struct CollectedEntries {
    std::map<std::string, std::pair<Signature, std::string>> byId; // with the file it came from
    std::vector<AssertionEntry> assertions;
    std::vector<CodeEntry> codes;
    std::uint64_t digest = io::hashSeed;
};

io::Result<void> collect(CollectedEntries& into, const std::string& path, std::string_view text,
                         bool userFile)
{
    into.digest = io::hashBytes(text, into.digest);
    auto file = parseSignatureFile(path, text);
    if (!file)
        return io::fail(file.error());
    for (Signature& signature : file->signatures) {
        const std::string id = signature.id;
        if (!userFile && into.byId.contains(id))
            return io::fail(io::ErrorKind::Malformed, path, "field id", "\"" + id + "\" is there twice");
        into.byId.insert_or_assign(id, std::pair{std::move(signature), path});
    }
    // A user's assertions and codes are looked at before the built-in ones.
    into.assertions.insert(userFile ? into.assertions.begin() : into.assertions.end(),
                           file->assertions.begin(), file->assertions.end());
    into.codes.insert(userFile ? into.codes.begin() : into.codes.end(), file->codes.begin(),
                      file->codes.end());
    return {};
}

io::Result<std::string> readSmallFile(const std::string& path)
{
    constexpr std::uint64_t largest = std::uint64_t{16} << 20;
    const auto file = io::File::open(path);
    if (!file)
        return io::fail(file.error());
    if (file->size() > largest)
        return io::fail(io::ErrorKind::TooLarge, path, {}, "a signature file may have 16 MiB at most");
    std::string text(static_cast<std::size_t>(file->size()), '\0');
    if (auto done = file->readExactlyAt(0, text); !done)
        return io::fail(done.error());
    return text;
}

io::Result<void> collectFolder(CollectedEntries& into, const std::string& folder)
{
    std::vector<std::string> paths;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
        if (entry.path().extension() == ".json" && entry.path().filename() != "schema.json")
            paths.push_back(entry.path().string());
    }
    if (error)
        return io::fail(io::systemError(folder, error.value()));
    std::sort(paths.begin(), paths.end());
    for (const std::string& path : paths) {
        const auto text = readSmallFile(path);
        if (!text)
            return io::fail(text.error());
        if (auto done = collect(into, path, *text, true); !done)
            return done;
    }
    return {};
}

SignatureData::Compiled prepareOne(Signature signature, std::string path)
{
    auto pattern = signature.pattern.empty() ? nullptr : std::make_unique<LazyPattern>(signature.pattern);
    return {std::move(signature), std::move(pattern), std::move(path)};
}

/// Gives every distinct literal one id and lists who asks for it.
void indexLiterals(SignatureData& data)
{
    std::map<std::string, unsigned> idOf;
    const auto idFor = [&](const std::string& literal) {
        const auto [found, isNew] = idOf.emplace(literal, static_cast<unsigned>(data.literals.size()));
        if (isNew) {
            data.literals.push_back(literal);
            data.usersOf.emplace_back();
        }
        return found->second;
    };
    for (unsigned index = 0; index < data.signatures.size(); ++index) {
        for (const std::string& literal : data.signatures[index].signature.literals)
            data.usersOf[idFor(literal)].push_back(index);
    }
    // Tracebacks have no signature, but the pass must find them.
    for (const std::string_view mark : tracebackMarks)
        (void)idFor(std::string(mark));
}

io::Result<std::shared_ptr<const SignatureData>> compile(CollectedEntries collected)
{
    std::vector<SignatureData::Compiled> signatures;
    for (auto& [id, entry] : collected.byId) {
        signatures.push_back(prepareOne(std::move(entry.first), std::move(entry.second)));
    }
    SignatureData draft{
        std::move(signatures), std::move(collected.assertions), std::move(collected.codes), {}, {},
        log::LiteralSet(),     io::mixed(collected.digest)};
    indexLiterals(draft);
    auto literals = literalSet(draft.literals);
    if (!literals)
        return io::fail(literals.error());
    draft.literalSet = std::move(*literals);
    return std::make_shared<const SignatureData>(std::move(draft));
}

io::Result<CollectedEntries> collectBuiltin()
{
    CollectedEntries collected;
    for (const resources::EmbeddedFile& file : resources::signatureFiles()) {
        if (auto done = collect(collected, std::string(file.name), file.content, false); !done)
            return io::fail(done.error());
    }
    return collected;
}

} // namespace

std::uint64_t SignatureSet::digest() const noexcept
{
    return m_data->digest;
}

std::size_t SignatureSet::count() const noexcept
{
    return m_data->signatures.size();
}

io::Result<void> SignatureSet::checkPatterns() const
{
    for (const SignatureData::Compiled& one : m_data->signatures) {
        if (one.pattern && !one.pattern->get().ok())
            return io::fail(io::ErrorKind::Malformed, one.file,
                            "field pattern of \"" + one.signature.id + "\"", one.pattern->get().error());
    }
    return {};
}

io::Result<SignatureSet> SignatureSet::builtin()
{
    return withFolders({});
}

io::Result<SignatureSet> SignatureSet::withFolders(const std::vector<std::string>& folders)
{
    auto collected = collectBuiltin();
    if (!collected)
        return io::fail(collected.error());
    for (const std::string& folder : folders) {
        if (auto done = collectFolder(*collected, folder); !done)
            return io::fail(done.error());
    }
    auto data = compile(std::move(*collected));
    if (!data)
        return io::fail(data.error());
    SignatureSet set(std::move(*data));
    // What a user wrote is checked at once; the built-in patterns are checked by the tests.
    if (!folders.empty()) {
        if (auto checked = set.checkPatterns(); !checked)
            return io::fail(checked.error());
    }
    return set;
}

} // namespace torchtriage::triage
