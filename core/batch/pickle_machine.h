// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/note.h"
#include "core/batch/pickle_cursor.h"
#include "core/batch/pickle_opcode.h"
#include "core/batch/value.h"

#include <vector>

namespace torchtriage::batch {

/// The stack machine of the pickle format, protocols 0 to 5, with its hands tied: it builds values and never
/// imports or calls anything. What Python would call becomes an Opaque value; what it would import is listed
/// in ValueGraph::globals(). Persistent ids become Opaque values without a callable and one argument, the id.
class PickleMachine {
public:
    PickleMachine(PickleCursor& in, ValueGraph& graph, std::vector<Note>& notes);

    /// Runs up to STOP and returns the value on top of the stack. The cursor then stands behind STOP.
    [[nodiscard]] io::Result<ValueId> run();

private:
    // Each takes the opcodes of one group and says whether `op` was one of them.
    bool number(PickleOp op);
    bool string(PickleOp op);
    bool container(PickleOp op);
    bool stack(PickleOp op);
    bool memo(PickleOp op);
    bool object(PickleOp op);
    bool name(PickleOp op);

    void push(ValueId id);
    [[nodiscard]] ValueId pop();
    [[nodiscard]] ValueId top();
    /// Everything above the last mark; the mark goes too.
    [[nodiscard]] std::vector<ValueId> popToMark();
    void text(ValueKind kind, std::uint64_t size);
    void integerText(std::string_view line);
    void longInteger(std::uint64_t size);
    void floatText(std::string_view line);
    void append(ValueId to, const std::vector<ValueId>& items);
    void setItems(ValueId to, const std::vector<ValueId>& pairs);
    void dict(const std::vector<ValueId>& pairs);
    void call(ValueId callable, ValueId arguments, const std::vector<ValueId>& pairs = {});
    void build(ValueId state);
    void stackGlobal();
    void put(std::uint64_t index);
    void get(std::uint64_t index);
    void extension(std::uint64_t code);
    void malformed(std::string detail) { m_in.fail(io::ErrorKind::Malformed, m_opAt, std::move(detail)); }

    PickleCursor& m_in;
    ValueGraph& m_graph;
    std::vector<Note>& m_notes;
    std::vector<ValueId> m_stack;
    std::vector<std::size_t> m_marks;
    std::vector<ValueId> m_memo;
    std::uint64_t m_opAt = 0;
    ValueId m_none, m_true, m_false, m_emptyTuple; // one node each, however often a file uses them
};

} // namespace torchtriage::batch
