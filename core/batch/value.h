// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/caps.h"
#include "core/batch/global_use.h"
#include "core/batch/tensor.h"

#include <complex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace torchtriage::batch {

enum class ValueKind : std::uint8_t {
    None,
    Bool,
    Int,    ///< fits 64 bits
    BigInt, ///< text() holds it in hexadecimal
    Float,
    Complex,
    String,
    Bytes,
    Symbol, ///< a name that stands for itself: a dtype, a device, a class
    List,
    Tuple,
    Dict,
    Set,
    Tensor, ///< tensor() has it; NumPy arrays too
    Opaque, ///< an object of a class that we do not build: opaque() has its name, children() its parts
};
[[nodiscard]] std::string_view toString(ValueKind kind) noexcept; ///< "dict"

/// How a child hangs on its parent.
enum class ChildLabel : std::uint8_t { Index, Key, Attribute, Argument };
struct Child {
    ChildLabel label = ChildLabel::Index;
    std::size_t index = 0; ///< Index, Argument
    ValueId key = noId;    ///< Key: the key's value; Attribute: a String
    std::string_view name; ///< Attribute without a key value: "state", or a component's name
    ValueId value = noId;
};

/// An object that the file would build by calling `callable`; here it is only described.
struct Object {
    ValueId callable = noId;  ///< a Symbol, or any value if the file computes it
    ValueId arguments = noId; ///< a Tuple
    ValueId state = noId;
    std::vector<ValueId> items;   ///< appended by the file
    std::vector<ValueId> pairs;   ///< key, value, key, value …
    std::uint64_t byteOffset = 0; ///< of the opcode that builds it
    std::string problem; ///< why a known kind of object could not be read ("stride 7 leaves the storage …")
};

/// All values of one file, each once: a value that several others hold is shared, as in the file. Ids are
/// valid for the life of the graph. The graph may contain cycles; walk() (walk.h) deals with them.
class ValueGraph {
public:
    explicit ValueGraph(const Caps& caps = {}) : m_caps(caps) {}

    [[nodiscard]] std::size_t size() const noexcept { return m_nodes.size(); }
    [[nodiscard]] ValueKind kind(ValueId id) const noexcept { return m_nodes[id].kind; }
    [[nodiscard]] bool boolean(ValueId id) const noexcept { return m_nodes[id].bits != 0; }
    [[nodiscard]] std::int64_t integer(ValueId id) const noexcept; ///< Int, Bool; 0 otherwise
    [[nodiscard]] double real(ValueId id) const noexcept;          ///< Float, Int, Bool; 0 otherwise
    [[nodiscard]] std::complex<double> complex(ValueId id) const noexcept;
    /// String, Bytes, BigInt, Symbol ("torch.float32"). A long string is cut; length() tells.
    [[nodiscard]] std::string_view text(ValueId id) const noexcept;
    [[nodiscard]] std::uint64_t length(ValueId id) const noexcept; ///< bytes of a String or Bytes as written
    [[nodiscard]] std::optional<Extent>
    extent(ValueId id) const; ///< where a String or Bytes lies in the file
    [[nodiscard]] const Tensor& tensor(ValueId id) const noexcept { return m_tensors[m_nodes[id].aux]; }
    [[nodiscard]] const Object& opaque(ValueId id) const noexcept { return m_objects[m_nodes[id].aux]; }
    /// "package.module.Class" of an Opaque; empty if the file computes what it calls.
    [[nodiscard]] std::string_view opaqueName(ValueId id) const noexcept;
    [[nodiscard]] std::size_t childCount(ValueId id) const noexcept;
    [[nodiscard]] Child child(ValueId id, std::size_t index) const noexcept;
    /// Value of a Dict under a string key.
    [[nodiscard]] std::optional<ValueId> lookUp(ValueId dict, std::string_view key) const noexcept;

    [[nodiscard]] const std::vector<Storage>& storages() const noexcept { return m_storages; }
    [[nodiscard]] const std::vector<GlobalUse>& globals() const noexcept { return m_globals; }
    [[nodiscard]] std::size_t tensorCount() const noexcept { return m_tensors.size(); }
    [[nodiscard]] const Caps& caps() const noexcept { return m_caps; }

    // For the readers that fill the graph.

    /// Books `bytes` of memory; false when the budget is spent, and then for ever.
    [[nodiscard]] bool charge(std::size_t bytes) noexcept;
    [[nodiscard]] bool overBudget() const noexcept { return m_over; }
    ValueId add(ValueKind kind, std::uint64_t bits = 0);
    ValueId addInteger(std::int64_t value) { return add(ValueKind::Int, static_cast<std::uint64_t>(value)); }
    ValueId addReal(double value);
    ValueId addComplex(std::complex<double> value);
    ValueId addText(ValueKind kind, std::string_view text);
    /// A string that stays in the file; `start` is its beginning.
    ValueId addLongText(ValueKind kind, std::string_view start, const Extent& extent);
    ValueId addTuple(const std::vector<ValueId>& items);
    ValueId addContainer(ValueKind kind); ///< List, Dict or Set, empty
    ValueId addObject(Object object);
    ValueId addTensor(Tensor tensor);
    ValueId addGlobal(std::string_view module, std::string_view name, std::uint64_t offset,
                      std::string_view member);
    StorageId addStorage(Storage storage);

    [[nodiscard]] std::vector<ValueId>& container(ValueId id) noexcept
    {
        return m_containers[m_nodes[id].aux];
    }
    [[nodiscard]] Object& object(ValueId id) noexcept { return m_objects[m_nodes[id].aux]; }
    [[nodiscard]] Tensor& tensor(ValueId id) noexcept { return m_tensors[m_nodes[id].aux]; }
    [[nodiscard]] std::vector<Storage>& storages() noexcept { return m_storages; }
    [[nodiscard]] std::vector<GlobalUse>& globals() noexcept { return m_globals; }
    /// The use that a Symbol made by addGlobal() belongs to.
    [[nodiscard]] std::optional<std::size_t> globalOf(ValueId symbol) const noexcept;
    /// Turns the value `id` into what `from` is; both ids then mean the same.
    void become(ValueId id, ValueId from) noexcept { m_nodes[id] = m_nodes[from]; }

private:
    struct Node {
        ValueKind kind = ValueKind::None;
        bool longText = false;
        std::uint32_t aux = 0;
        std::uint64_t bits = 0; // a number, or a range: start in the low half, length in the high half
    };
    [[nodiscard]] static std::uint64_t range(std::size_t start, std::size_t length) noexcept;
    [[nodiscard]] Child opaqueChild(const Object& object, std::size_t index) const noexcept;
    [[nodiscard]] bool stateIsAttributes(const Object& object) const noexcept;

    Caps m_caps;
    std::size_t m_charged = 0;
    bool m_over = false;
    std::vector<Node> m_nodes;
    std::string m_text;
    std::vector<ValueId> m_tuples;
    std::vector<std::vector<ValueId>> m_containers;
    std::vector<Object> m_objects;
    std::vector<Tensor> m_tensors;
    std::vector<Storage> m_storages;
    std::vector<Extent> m_extents;
    std::vector<GlobalUse> m_globals;
    std::unordered_map<std::string, std::size_t> m_globalIndex;
};

} // namespace torchtriage::batch
