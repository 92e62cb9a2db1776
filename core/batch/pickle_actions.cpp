// SPDX-License-Identifier: GPL-3.0-or-later
// What the opcodes of PickleMachine do to its stack, its memo and the values.
#include "core/batch/pickle_machine.h"
#include "core/batch/pickle_text.h"

#include <algorithm>
#include <charconv>

namespace torchtriage::batch {

namespace {

constexpr std::size_t keptOfLongString = 64;
constexpr std::size_t mostNotes = 100;
constexpr std::size_t longestInteger = 4096;
constexpr std::size_t longestGlobalName = 4096;

} // namespace

void PickleMachine::push(ValueId id)
{
    m_stack.push_back(id);
}

ValueId PickleMachine::pop()
{
    const ValueId id = top();
    if (!m_in.failed())
        m_stack.pop_back();
    return id;
}

ValueId PickleMachine::top()
{
    const std::size_t floor = m_marks.empty() ? 0 : m_marks.back();
    if (m_stack.size() <= floor) {
        malformed("the opcode needs a value and the stack is empty");
        return m_none;
    }
    return m_stack.back();
}

std::vector<ValueId> PickleMachine::popToMark()
{
    if (m_marks.empty()) {
        malformed("the opcode needs a mark and there is none");
        return {};
    }
    const auto first = m_stack.begin() + static_cast<std::ptrdiff_t>(m_marks.back());
    std::vector<ValueId> items(first, m_stack.end());
    m_stack.erase(first, m_stack.end());
    m_marks.pop_back();
    return items;
}

void PickleMachine::text(ValueKind kind, std::uint64_t size)
{
    if (m_in.failed())
        return;
    if (size > m_in.remaining()) {
        m_in.fail(io::ErrorKind::Truncated, m_opAt,
                  "a string declares " + std::to_string(size) + " bytes and " +
                      std::to_string(m_in.remaining()) + " are left");
        return;
    }
    // Byte strings are mostly the content of arrays: they stay in the file early, so that arrays are views of
    // it.
    const std::size_t keep = kind == ValueKind::Bytes ? keptOfLongString : m_graph.caps().keepString;
    if (size <= keep) {
        push(m_graph.addText(kind, m_in.take(static_cast<std::size_t>(size))));
        return;
    }
    const Extent extent = m_in.extent().part(m_in.position(), size);
    push(m_graph.addLongText(kind, m_in.take(keptOfLongString), extent));
    m_in.skip(size - keptOfLongString);
}

void PickleMachine::integerText(std::string_view line)
{
    // Protocol 0 and 1 write booleans as the integers 00 and 01.
    if (line == "00" || line == "01") {
        push(line == "01" ? m_true : m_false);
        return;
    }
    if (line.ends_with('L'))
        line.remove_suffix(1);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), value);
    if (error == std::errc{} && end == line.data() + line.size())
        push(m_graph.addInteger(value));
    else if (error == std::errc::result_out_of_range && end == line.data() + line.size())
        push(m_graph.addText(ValueKind::BigInt, line.substr(0, longestInteger)));
    else
        malformed("not an integer");
}

void PickleMachine::longInteger(std::uint64_t size)
{
    if (m_in.failed())
        return;
    if (size > longestInteger) {
        m_in.skip(size);
        push(m_graph.addText(ValueKind::BigInt, "integer of " + std::to_string(size) + " bytes"));
        return;
    }
    const std::string_view bytes = m_in.take(static_cast<std::size_t>(size));
    if (bytes.size() > 8) {
        push(m_graph.addText(ValueKind::BigInt, hexadecimal(bytes)));
        return;
    }
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        value |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[i])) << (8 * i);
    const bool negative = !bytes.empty() && (static_cast<unsigned char>(bytes.back()) & 0x80) != 0;
    if (negative && bytes.size() < 8)
        value |= ~std::uint64_t{0} << (8 * bytes.size());
    push(m_graph.addInteger(static_cast<std::int64_t>(value)));
}

void PickleMachine::floatText(std::string_view line)
{
    double value = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), value);
    if (error == std::errc{} && end == line.data() + line.size())
        push(m_graph.addReal(value));
    else
        malformed("not a number");
}

void PickleMachine::append(ValueId to, const std::vector<ValueId>& items)
{
    if (m_in.failed() || !m_graph.charge(items.size() * sizeof(ValueId)))
        return;
    const ValueKind kind = m_graph.kind(to);
    if (kind == ValueKind::Opaque) {
        auto& list = m_graph.object(to).items;
        list.insert(list.end(), items.begin(), items.end());
    } else if (kind == ValueKind::List || kind == ValueKind::Set) {
        auto& list = m_graph.container(to);
        list.insert(list.end(), items.begin(), items.end());
    } else if (!items.empty()) {
        malformed("items are added to a " + std::string(toString(kind)));
    }
}

void PickleMachine::setItems(ValueId to, const std::vector<ValueId>& pairs)
{
    if (m_in.failed() || !m_graph.charge(pairs.size() * sizeof(ValueId)))
        return;
    const ValueKind kind = m_graph.kind(to);
    if (pairs.size() % 2 != 0) {
        malformed("a key without a value");
    } else if (kind == ValueKind::Opaque) {
        auto& list = m_graph.object(to).pairs;
        list.insert(list.end(), pairs.begin(), pairs.end());
    } else if (kind == ValueKind::Dict) {
        auto& list = m_graph.container(to);
        list.insert(list.end(), pairs.begin(), pairs.end());
    } else if (!pairs.empty()) {
        malformed("keys are set in a " + std::string(toString(kind)));
    }
}

void PickleMachine::dict(const std::vector<ValueId>& pairs)
{
    push(m_graph.addContainer(ValueKind::Dict));
    setItems(top(), pairs);
}

void PickleMachine::call(ValueId callable, ValueId arguments, const std::vector<ValueId>& pairs)
{
    if (m_in.failed())
        return;
    if (callable != noId) {
        if (const auto use = m_graph.globalOf(callable))
            m_graph.globals()[*use].called = true;
    }
    Object object;
    object.callable = callable;
    object.arguments =
        m_graph.kind(arguments) == ValueKind::Tuple ? arguments : m_graph.addTuple({arguments});
    object.byteOffset = m_opAt;
    static_cast<void>(m_graph.charge(pairs.size() * sizeof(ValueId)));
    object.pairs = pairs;
    push(m_graph.addObject(std::move(object)));
}

void PickleMachine::build(ValueId state)
{
    const ValueId target = top();
    if (m_in.failed() || m_graph.kind(target) != ValueKind::Opaque)
        return;
    Object& object = m_graph.object(target);
    // (attributes, slots): the usual state of a class with __slots__.
    const bool pair = m_graph.kind(state) == ValueKind::Tuple && m_graph.childCount(state) == 2;
    if (pair && m_graph.kind(m_graph.child(state, 1).value) == ValueKind::Dict &&
        m_graph.kind(m_graph.child(state, 0).value) == ValueKind::None)
        state = m_graph.child(state, 1).value;
    object.state = state;
}

void PickleMachine::stackGlobal()
{
    const ValueId attribute = pop();
    const ValueId module = pop();
    if (m_in.failed())
        return;
    if (m_graph.kind(module) != ValueKind::String || m_graph.kind(attribute) != ValueKind::String) {
        // Python needs two strings here; a file that builds them otherwise hides what it names.
        push(m_graph.addGlobal("(computed)", "(computed)", m_opAt, m_in.member()));
        return;
    }
    push(m_graph.addGlobal(std::string(m_graph.text(module).substr(0, longestGlobalName)),
                           std::string(m_graph.text(attribute).substr(0, longestGlobalName)), m_opAt,
                           m_in.member()));
}

void PickleMachine::put(std::uint64_t index)
{
    if (m_in.failed())
        return;
    if (index >= m_graph.caps().memo) {
        m_in.fail(io::ErrorKind::TooLarge, m_opAt, "memo index " + std::to_string(index));
        return;
    }
    if (index >= m_memo.size())
        m_memo.resize(static_cast<std::size_t>(index) + 1, noId);
    m_memo[static_cast<std::size_t>(index)] = top();
}

void PickleMachine::get(std::uint64_t index)
{
    if (m_in.failed())
        return;
    if (index >= m_memo.size() || m_memo[static_cast<std::size_t>(index)] == noId) {
        malformed("memo index " + std::to_string(index) + " was never stored");
        return;
    }
    push(m_memo[static_cast<std::size_t>(index)]);
}

void PickleMachine::extension(std::uint64_t code)
{
    const std::string name = "extension " + std::to_string(code);
    if (m_notes.size() < mostNotes)
        m_notes.push_back({NoteKind::ExtensionOpcode, m_in.place(m_opAt), name});
    push(m_graph.addGlobal("copyreg", name, m_opAt, m_in.member()));
}

} // namespace torchtriage::batch
