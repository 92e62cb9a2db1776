// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/pickle_machine.h"

#include "core/batch/pickle_text.h"

#include <algorithm>
#include <bit>

namespace torchtriage::batch {

PickleMachine::PickleMachine(PickleCursor& in, ValueGraph& graph, std::vector<Note>& notes)
    : m_in(in), m_graph(graph), m_notes(notes), m_none(graph.add(ValueKind::None)),
      m_true(graph.add(ValueKind::Bool, 1)), m_false(graph.add(ValueKind::Bool, 0)),
      m_emptyTuple(graph.addTuple({}))
{
}

io::Result<ValueId> PickleMachine::run()
{
    while (!m_in.failed()) {
        m_opAt = m_in.position();
        const auto op = static_cast<PickleOp>(m_in.byte());
        if (m_in.failed())
            break;
        if (op == PickleOp::Stop) {
            const ValueId result = pop();
            if (m_in.failed())
                break;
            return result;
        }
        const bool known =
            number(op) || memo(op) || string(op) || container(op) || stack(op) || object(op) || name(op);
        if (!known)
            malformed("no such opcode: " + std::to_string(static_cast<int>(op)));
        else if (m_graph.overBudget() || m_stack.size() + m_marks.size() > m_graph.caps().stack)
            m_in.fail(io::ErrorKind::TooLarge, m_opAt,
                      "the pickle holds more values than we read from one file");
    }
    return io::fail(m_in.error());
}

bool PickleMachine::number(PickleOp op)
{
    switch (op) {
    case PickleOp::None:
        push(m_none);
        return true;
    case PickleOp::NewTrue:
        push(m_true);
        return true;
    case PickleOp::NewFalse:
        push(m_false);
        return true;
    case PickleOp::BinInt1:
        push(m_graph.addInteger(static_cast<std::int64_t>(m_in.number(1))));
        return true;
    case PickleOp::BinInt2:
        push(m_graph.addInteger(static_cast<std::int64_t>(m_in.number(2))));
        return true;
    case PickleOp::BinInt:
        push(m_graph.addInteger(static_cast<std::int32_t>(static_cast<std::uint32_t>(m_in.number(4)))));
        return true;
    case PickleOp::Int:
        integerText(m_in.line(m_graph.caps().textBytes));
        return true;
    case PickleOp::Long:
        integerText(m_in.line(m_graph.caps().textBytes));
        return true;
    case PickleOp::Long1:
        longInteger(m_in.number(1));
        return true;
    case PickleOp::Long4:
        longInteger(m_in.number(4));
        return true;
    case PickleOp::Float:
        floatText(m_in.line(m_graph.caps().textBytes));
        return true;
    case PickleOp::BinFloat: {
        const std::string_view bytes = m_in.take(8);
        std::uint64_t bits = 0;
        for (const char each : bytes)
            bits = (bits << 8) | static_cast<unsigned char>(each);
        push(m_graph.addReal(std::bit_cast<double>(bits)));
        return true;
    }
    default:
        return false;
    }
}

bool PickleMachine::string(PickleOp op)
{
    const std::size_t cap = m_graph.caps().textBytes;
    switch (op) {
    case PickleOp::BinString:
    case PickleOp::BinUnicode:
        text(ValueKind::String, m_in.number(4));
        return true;
    case PickleOp::ShortBinString:
    case PickleOp::ShortBinUnicode:
        text(ValueKind::String, m_in.number(1));
        return true;
    case PickleOp::BinUnicode8:
        text(ValueKind::String, m_in.number(8));
        return true;
    case PickleOp::BinBytes:
        text(ValueKind::Bytes, m_in.number(4));
        return true;
    case PickleOp::ShortBinBytes:
        text(ValueKind::Bytes, m_in.number(1));
        return true;
    case PickleOp::BinBytes8:
    case PickleOp::ByteArray8:
        text(ValueKind::Bytes, m_in.number(8));
        return true;
    case PickleOp::String:
        if (const auto unquoted = unquotePython(m_in.line(cap)))
            push(m_graph.addText(ValueKind::String, *unquoted));
        else
            malformed("a string without matching quotes");
        return true;
    case PickleOp::Unicode:
        push(m_graph.addText(ValueKind::String, decodeRawUnicodeEscape(m_in.line(cap))));
        return true;
    default:
        return false;
    }
}

bool PickleMachine::container(PickleOp op)
{
    switch (op) {
    case PickleOp::EmptyList:
        push(m_graph.addContainer(ValueKind::List));
        return true;
    case PickleOp::EmptyDict:
        push(m_graph.addContainer(ValueKind::Dict));
        return true;
    case PickleOp::EmptySet:
        push(m_graph.addContainer(ValueKind::Set));
        return true;
    case PickleOp::EmptyTuple:
        push(m_emptyTuple);
        return true;
    case PickleOp::List:
    case PickleOp::FrozenSet: {
        const auto items = popToMark();
        push(m_graph.addContainer(op == PickleOp::List ? ValueKind::List : ValueKind::Set));
        append(top(), items);
        return true;
    }
    case PickleOp::Dict:
        dict(popToMark());
        return true;
    case PickleOp::Tuple:
        push(m_graph.addTuple(popToMark()));
        return true;
    case PickleOp::Tuple1:
    case PickleOp::Tuple2:
    case PickleOp::Tuple3: {
        std::vector<ValueId> items(1 + static_cast<std::size_t>(op) -
                                   static_cast<std::size_t>(PickleOp::Tuple1));
        for (std::size_t i = items.size(); i-- > 0;)
            items[i] = pop();
        push(m_graph.addTuple(items));
        return true;
    }
    case PickleOp::Append: {
        const ValueId item = pop();
        append(top(), {item});
        return true;
    }
    case PickleOp::Appends:
    case PickleOp::AddItems: {
        const auto items = popToMark();
        append(top(), items);
        return true;
    }
    case PickleOp::SetItem: {
        const ValueId value = pop();
        const ValueId key = pop();
        setItems(top(), {key, value});
        return true;
    }
    case PickleOp::SetItems: {
        const auto pairs = popToMark();
        setItems(top(), pairs);
        return true;
    }
    default:
        return false;
    }
}

bool PickleMachine::stack(PickleOp op)
{
    switch (op) {
    case PickleOp::Proto:
        if (const auto version = m_in.number(1); version > 5)
            malformed("pickle protocol " + std::to_string(version));
        return true;
    // A frame only says how much may be read ahead; the bytes are read in order anyway.
    case PickleOp::Frame:
        static_cast<void>(m_in.number(8));
        return true;
    case PickleOp::Mark:
        m_marks.push_back(m_stack.size());
        return true;
    case PickleOp::Pop:
        if (!m_marks.empty() && m_marks.back() == m_stack.size())
            m_marks.pop_back();
        else
            static_cast<void>(pop());
        return true;
    case PickleOp::PopMark:
        static_cast<void>(popToMark());
        return true;
    case PickleOp::Dup:
        push(top());
        return true;
    default:
        return false;
    }
}

bool PickleMachine::memo(PickleOp op)
{
    const auto indexText = [this] {
        const std::string_view line = m_in.line(32);
        std::uint64_t index = 0;
        for (const char digit : line) {
            if (digit < '0' || digit > '9')
                return ~std::uint64_t{0};
            index = index * 10 + static_cast<std::uint64_t>(digit - '0');
        }
        return line.empty() ? ~std::uint64_t{0} : index;
    };
    switch (op) {
    case PickleOp::BinPut:
        put(m_in.number(1));
        return true;
    case PickleOp::LongBinPut:
        put(m_in.number(4));
        return true;
    case PickleOp::Put:
        put(indexText());
        return true;
    case PickleOp::Memoize:
        put(m_memo.size());
        return true;
    case PickleOp::BinGet:
        get(m_in.number(1));
        return true;
    case PickleOp::LongBinGet:
        get(m_in.number(4));
        return true;
    case PickleOp::Get:
        get(indexText());
        return true;
    default:
        return false;
    }
}

bool PickleMachine::object(PickleOp op)
{
    switch (op) {
    case PickleOp::Reduce:
    case PickleOp::NewObj: {
        const ValueId arguments = pop();
        call(pop(), arguments);
        return true;
    }
    case PickleOp::NewObjEx: {
        const ValueId keywords = pop();
        const ValueId arguments = pop();
        const ValueId callable = pop();
        const bool isDict = m_graph.kind(keywords) == ValueKind::Dict;
        call(callable, arguments, isDict ? m_graph.container(keywords) : std::vector<ValueId>{});
        return true;
    }
    case PickleOp::Obj: {
        auto items = popToMark();
        if (items.empty()) {
            malformed("OBJ without a class");
            return true;
        }
        const ValueId callable = items.front();
        items.erase(items.begin());
        call(callable, m_graph.addTuple(items));
        return true;
    }
    case PickleOp::Build:
        build(pop());
        return true;
    case PickleOp::BinPersId:
        call(noId, m_graph.addTuple({pop()}));
        return true;
    case PickleOp::PersId: {
        const ValueId id = m_graph.addText(ValueKind::String, m_in.line(m_graph.caps().textBytes));
        call(noId, m_graph.addTuple({id}));
        return true;
    }
    default:
        return false;
    }
}

bool PickleMachine::name(PickleOp op)
{
    constexpr std::size_t longestName = 4096;
    switch (op) {
    case PickleOp::Global:
    case PickleOp::Inst: {
        const std::string module(m_in.line(longestName));
        const std::string_view attribute = m_in.line(longestName);
        if (m_in.failed())
            return true;
        const ValueId symbol = m_graph.addGlobal(module, attribute, m_opAt, m_in.member());
        if (op == PickleOp::Global)
            push(symbol);
        else
            call(symbol, m_graph.addTuple(popToMark()));
        return true;
    }
    case PickleOp::StackGlobal:
        stackGlobal();
        return true;
    case PickleOp::Ext1:
        extension(m_in.number(1));
        return true;
    case PickleOp::Ext2:
        extension(m_in.number(2));
        return true;
    case PickleOp::Ext4:
        extension(m_in.number(4));
        return true;
    // Protocol 5 may leave large buffers out of the stream; a file on disk has nowhere to take them from.
    case PickleOp::NextBuffer:
        push(m_graph.addText(ValueKind::Symbol, "out-of-band buffer"));
        return true;
    case PickleOp::ReadonlyBuffer:
        return true;
    default:
        return false;
    }
}

} // namespace torchtriage::batch
