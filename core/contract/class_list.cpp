// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/class_list.h"

#include "core/batch/walk.h"
#include "core/contract/class_list_text.h"
#include "core/io/ascii.h"
#include "core/io/file.h"

namespace torchtriage::contract {

namespace {

using batch::ValueKind;

io::Error wrongValue(const batch::BatchFile& batch, const std::string& key, std::string detail)
{
    return {io::ErrorKind::Malformed, batch.path(), "key " + key, std::move(detail)};
}

/// A name under a number, or a number under a name.
std::optional<ClassEntry> entryOf(const batch::ValueGraph& values, batch::ValueId key, batch::ValueId value,
                                  const ClassListCaps& caps)
{
    const ValueKind keyKind = values.kind(key);
    const ValueKind valueKind = values.kind(value);
    if (keyKind == ValueKind::String && valueKind == ValueKind::Int)
        return ClassEntry{values.integer(value), std::string(values.text(key).substr(0, caps.nameBytes)), 0};
    if (valueKind != ValueKind::String)
        return std::nullopt;
    const std::string name(values.text(value).substr(0, caps.nameBytes));
    if (keyKind == ValueKind::Int)
        return ClassEntry{values.integer(key), name, 0};
    if (keyKind != ValueKind::String)
        return std::nullopt;
    return ClassEntry{wholeNumber(values.text(key)), name, 0};
}

} // namespace

io::Result<ClassList> parseClassList(std::string_view name, std::string_view text, const ClassListCaps& caps)
{
    if (text.size() > caps.bytes)
        return io::fail(io::ErrorKind::TooLarge, std::string(name), {},
                        std::to_string(text.size()) + " bytes");
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    const std::string_view content = trimmed(text, " \t\r\n");
    if (content.empty())
        return io::fail(io::ErrorKind::Malformed, std::string(name), {}, "the file is empty");
    if (text.find('\0') != text.npos)
        return io::fail(io::ErrorKind::Unsupported, std::string(name), {}, "the file is not text");
    auto list = content.front() == '{' || content.front() == '[' ? readJsonClasses(name, content, caps)
                                                                 : readLineClasses(name, text, caps);
    if (list && list->entries.empty())
        return io::fail(io::ErrorKind::Malformed, std::string(name), {}, "no class is named in it");
    return list;
}

io::Result<ClassList> readClassList(const std::string& path, const ClassListCaps& caps)
{
    const auto file = io::File::open(path);
    if (!file)
        return io::fail(file.error());
    if (file->size() > caps.bytes)
        return io::fail(io::ErrorKind::TooLarge, path, {}, std::to_string(file->size()) + " bytes");
    std::string text(static_cast<std::size_t>(file->size()), '\0');
    const auto read = file->readAt(0, text);
    if (!read)
        return io::fail(read.error());
    text.resize(*read);
    return parseClassList(path, text, caps);
}

io::Result<ClassList> classListOf(const batch::BatchFile& batch, const std::string& key,
                                  const ClassListCaps& caps)
{
    const batch::ValueGraph& values = batch.values;
    const auto id = batch::find(values, batch.root, key);
    if (!id)
        return io::fail(wrongValue(batch, key, "the file has no such key"));
    ClassList list;
    list.format = "batch";
    const ValueKind kind = values.kind(*id);
    list.numbered = kind == ValueKind::Dict;
    if (kind != ValueKind::Dict && kind != ValueKind::List && kind != ValueKind::Tuple)
        return io::fail(wrongValue(batch, key, "a dict or a list of names is needed"));
    for (std::size_t i = 0; i < values.childCount(*id) && list.entries.size() < caps.entries; ++i) {
        const batch::Child child = values.child(*id, i);
        if (kind == ValueKind::Dict) {
            if (auto entry = entryOf(values, child.key, child.value, caps))
                list.entries.push_back(std::move(*entry));
        } else if (values.kind(child.value) == ValueKind::String) {
            list.entries.push_back({static_cast<std::int64_t>(i),
                                    std::string(values.text(child.value).substr(0, caps.nameBytes)), 0});
        }
    }
    if (list.entries.empty())
        return io::fail(wrongValue(batch, key, "no class is named in it"));
    return list;
}

} // namespace torchtriage::contract
