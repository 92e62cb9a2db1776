// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/sample_text.h"

#include "core/batch/values.h"
#include "core/batch/walk.h"
#include "core/contract/check_run.h"

namespace torchtriage::contract {

namespace {

using batch::ValueKind;

constexpr std::size_t longest = 200; // bytes

std::string cut(std::string_view text)
{
    std::string result(text.substr(0, longest));
    // No half character at the end.
    while (!result.empty() && result.size() < text.size() &&
           (static_cast<unsigned char>(text[result.size()]) & 0xC0U) == 0x80U)
        result.pop_back();
    return result;
}

std::string textOf(const batch::ValueGraph& values, batch::ValueId id)
{
    switch (values.kind(id)) {
    case ValueKind::String:
    case ValueKind::Bytes:
    case ValueKind::Symbol:
    case ValueKind::BigInt:
        return cut(values.text(id));
    case ValueKind::Bool:
        return values.boolean(id) ? "True" : "False";
    case ValueKind::Int:
        return std::to_string(values.integer(id));
    case ValueKind::Float:
        return numberText(values.real(id));
    default:
        return {};
    }
}

io::Error wrongKey(const batch::BatchFile& batch, const std::string& key, std::string detail)
{
    return {io::ErrorKind::Malformed, batch.path(), "key " + key, std::move(detail)};
}

} // namespace

io::Result<void> forEachSampleText(const batch::BatchFile& batch, const std::string& key,
                                   const std::function<bool(std::uint64_t, std::string)>& visit)
{
    const batch::ValueGraph& values = batch.values;
    const auto id = batch::find(values, batch.root, key);
    if (!id)
        return io::fail(wrongKey(batch, key, "the file has no such key"));
    const ValueKind kind = values.kind(*id);
    if (kind == ValueKind::List || kind == ValueKind::Tuple) {
        for (std::size_t i = 0; i < values.childCount(*id); ++i) {
            if (!visit(i, textOf(values, values.child(*id, i).value)))
                break;
        }
        return {};
    }
    if (kind != ValueKind::Tensor || values.tensor(*id).shape.size() != 1)
        return io::fail(wrongKey(batch, key, "a list, or a tensor of one dimension, is needed"));
    return batch::forEachIntegerBlock(batch, *id,
                                      [&](std::uint64_t first, std::span<const std::int64_t> block) {
                                          for (std::size_t i = 0; i < block.size(); ++i) {
                                              if (!visit(first + i, std::to_string(block[i])))
                                                  return false;
                                          }
                                          return true;
                                      });
}

io::Result<std::vector<std::string>> sampleTexts(const batch::BatchFile& batch, const std::string& key,
                                                 std::span<const std::uint64_t> samples)
{
    std::vector<std::string> texts(samples.size());
    std::size_t next = 0;
    const auto read = forEachSampleText(batch, key, [&](std::uint64_t sample, std::string text) {
        while (next < samples.size() && samples[next] == sample)
            texts[next++] = text;
        return next < samples.size();
    });
    if (!read)
        return io::fail(read.error());
    return texts;
}

} // namespace torchtriage::contract
