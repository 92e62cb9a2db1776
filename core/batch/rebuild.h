// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace torchtriage::batch {

/// Recognises the calls by which Python rebuilds containers, tensors and arrays, and turns those Opaque
/// values into what they describe. Everything else stays Opaque; a known call with unusable arguments stays
/// Opaque with its problem. Storages are only named here; the reader of the container fills in where their
/// bytes lie.
class Rebuilder {
public:
    explicit Rebuilder(ValueGraph& graph, bool bigEndian = false) : m_graph(graph), m_bigEndian(bigEndian) {}

    /// Answers persistent ids that are plain numbers (tar era): the value of each number.
    void setPersistentValues(const std::unordered_map<std::string, ValueId>& values) { m_values = &values; }
    /// Works on every value from `first` on.
    void run(ValueId first = 0);

    /// Source text of a class that old torch saved beside an nn.Module.
    struct SourceText {
        ValueId className = noId, file = noId, text = noId;
    };
    [[nodiscard]] const std::vector<SourceText>& sources() const noexcept { return m_sources; }
    /// Storages in the order of first use, by the key that the file gives them (legacy views left out).
    [[nodiscard]] const std::unordered_map<std::string, StorageId>& storages() const noexcept
    {
        return m_storages;
    }
    /// Legacy storages that are windows of another one.
    struct StorageView {
        StorageId id = noId;
        std::string root;
        std::uint64_t start = 0; ///< bytes
    };
    [[nodiscard]] const std::vector<StorageView>& views() const noexcept { return m_views; }

    /// A storage as several tensors share it; made on first use.
    struct StorageRef {
        StorageId id = noId;
        DType dtype = DType::UInt8; ///< of the storage class
    };

private:
    using Handler = bool (Rebuilder::*)(ValueId);
    [[nodiscard]] static Handler handlerFor(std::string_view name);
    void resolve(ValueId id);
    void resolvePersistent(ValueId id);
    void finishPersistent(ValueId id);
    void finishDType(ValueId id);

    // Containers and small things (rebuild.cpp).
    bool dictLike(ValueId id);
    bool listLike(ValueId id);
    bool setLike(ValueId id);
    bool firstArgument(ValueId id);
    bool device(ValueId id);
    bool layoutName(ValueId id);
    bool complexNumber(ValueId id);
    bool byteArray(ValueId id);
    bool encodedBytes(ValueId id);
    bool reconstructed(ValueId id);

    // Tensors (rebuild_tensor.cpp).
    bool tensorV1(ValueId id);
    bool tensorV2(ValueId id);
    bool tensorV3(ValueId id);
    bool parameter(ValueId id);
    bool metaTensor(ValueId id);
    bool wrapperSubclass(ValueId id);
    bool deviceTensor(ValueId id);
    bool fromType(ValueId id);
    // Sparse, nested and quantised ones (rebuild_layout.cpp).
    bool sparseTensor(ValueId id);
    bool nestedTensor(ValueId id);
    bool quantizedTensor(ValueId id);
    // NumPy (rebuild_numpy.cpp).
    bool numpyReconstruct(ValueId id);
    bool numpyFromBuffer(ValueId id);
    bool numpyScalar(ValueId id);

    struct ArrayParts {
        ValueId shape = noId, dtype = noId, bytes = noId;
        bool columnMajor = false;
    };
    bool makeArray(ValueId id, const ArrayParts& parts);
    [[nodiscard]] std::optional<NumpyDType> numpyDType(ValueId value, std::string& name);

    bool strided(ValueId id, std::size_t afterStride, std::optional<DType> dtype);
    bool placeTensor(ValueId id, Tensor tensor, const StorageRef& storage);
    void applyMetadata(Tensor& tensor, ValueId metadata) const;
    [[nodiscard]] std::optional<StorageRef> storageOf(ValueId persistent, std::string& problem);
    [[nodiscard]] std::optional<StorageRef> storageFromTuple(ValueId tuple, std::string& problem);
    [[nodiscard]] StorageId storageFor(ValueId tuple, DType dtype, std::uint64_t bytes);

    [[nodiscard]] std::size_t argumentCount(ValueId id) const;
    [[nodiscard]] ValueId argument(ValueId id, std::size_t index) const;      ///< noId if there are fewer
    [[nodiscard]] ValueId element(ValueId sequence, std::size_t index) const; ///< noId if not there
    [[nodiscard]] bool isKind(ValueId id, ValueKind kind) const
    {
        return id != noId && m_graph.kind(id) == kind;
    }
    [[nodiscard]] bool flag(ValueId id) const { return isKind(id, ValueKind::Bool) && m_graph.boolean(id); }
    [[nodiscard]] std::optional<std::vector<std::int64_t>> integers(ValueId id) const;
    [[nodiscard]] std::optional<DType> dtypeOf(ValueId id, std::string& name) const;
    [[nodiscard]] std::string textOf(ValueId id) const;
    bool problem(ValueId id, std::string text);
    bool replace(ValueId id, ValueId with);

    ValueGraph& m_graph;
    bool m_bigEndian;
    const std::unordered_map<std::string, ValueId>* m_values = nullptr;
    std::unordered_map<std::string, StorageId> m_storages;
    std::vector<StorageView> m_views;
    std::vector<SourceText> m_sources;
    std::vector<bool> m_done;
    std::vector<bool> m_used; // persistent ids that a tensor looks at
    std::vector<ValueId> m_persistent;
    std::vector<ValueId> m_dtypes; // numpy.dtype objects, shown by name in the end
    std::size_t m_depth = 0;
};

} // namespace torchtriage::batch
