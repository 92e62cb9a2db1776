// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace torchtriage::batch {

/// Writes a pickle of protocol 2, opcode by opcode, in the order of the pickle machine's stack. Only what a
/// file of tensors needs.
class PickleWriter {
public:
    PickleWriter() { m_bytes = "\x80\x02"; }

    void global(std::string_view module, std::string_view name);
    void text(std::string_view utf8);
    void integer(std::int64_t value);
    void boolean(bool value) { m_bytes += value ? '\x88' : '\x89'; }
    void mark() { m_bytes += '('; }
    void tuple() { m_bytes += 't'; } ///< of everything since the last mark
    void tupleOf(std::span<const std::int64_t> values);
    void emptyDict() { m_bytes += '}'; }
    void setItems() { m_bytes += 'u'; } ///< keys and values since the last mark
    void persistentId() { m_bytes += 'Q'; }
    void reduce() { m_bytes += 'R'; } ///< calls the callable below with the tuple on top

    /// The whole pickle.
    [[nodiscard]] std::string finish() const { return m_bytes + '.'; }

private:
    void littleEndian(std::uint64_t value, int bytes);

    std::string m_bytes;
};

} // namespace torchtriage::batch
