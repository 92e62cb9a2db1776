// SPDX-License-Identifier: GPL-3.0-or-later
// Tensors that consist of other tensors: sparse, nested, quantised per channel.
#include "core/batch/rebuild.h"

#include <array>

namespace torchtriage::batch {

namespace {

struct SparseLayout {
    std::string_view name;
    Layout layout;
    std::string_view first, second; // names of the index tensors; COO has only one
};

constexpr std::array sparseLayouts = {
    SparseLayout{"torch.sparse_coo", Layout::SparseCoo, "indices", ""},
    SparseLayout{"torch.sparse_csr", Layout::SparseCsr, "crow_indices", "col_indices"},
    SparseLayout{"torch.sparse_csc", Layout::SparseCsc, "ccol_indices", "row_indices"},
    SparseLayout{"torch.sparse_bsr", Layout::SparseBsr, "crow_indices", "col_indices"},
    SparseLayout{"torch.sparse_bsc", Layout::SparseBsc, "ccol_indices", "row_indices"},
};

} // namespace

// (layout, (indices, values, size[, coalesced])) or (layout, (compressed, plain, values, size))
bool Rebuilder::sparseTensor(ValueId id)
{
    const std::string name = textOf(argument(id, 0));
    const ValueId data = argument(id, 1);
    for (const SparseLayout& sparse : sparseLayouts) {
        if (sparse.name != name)
            continue;
        const std::size_t values = sparse.second.empty() ? 1 : 2;
        auto shape = integers(element(data, values + 1));
        if (!isKind(element(data, values), ValueKind::Tensor) || !shape || !elementCount(*shape))
            return problem(id, "the sparse tensor lacks its values or its size");
        const Tensor& stored = m_graph.tensor(element(data, values));
        Tensor tensor;
        tensor.layout = sparse.layout;
        tensor.dtype = stored.dtype;
        tensor.dtypeName = stored.dtypeName;
        tensor.device = stored.device;
        tensor.itemBits = stored.itemBits;
        tensor.shape = std::move(*shape);
        tensor.components.push_back({std::string(sparse.first), element(data, 0)});
        if (!sparse.second.empty())
            tensor.components.push_back({std::string(sparse.second), element(data, 1)});
        tensor.components.push_back({"values", element(data, values)});
        return replace(id, m_graph.addTensor(std::move(tensor)));
    }
    return problem(id, "unknown sparse layout " + name.substr(0, 64));
}

// (buffer, sizes, strides, storage_offsets)
bool Rebuilder::nestedTensor(ValueId id)
{
    for (std::size_t i = 0; i < 2; ++i) {
        if (!isKind(argument(id, i), ValueKind::Tensor))
            return problem(id, "the nested tensor lacks its buffer or its sizes");
    }
    const Tensor& buffer = m_graph.tensor(argument(id, 0));
    const Tensor& sizes = m_graph.tensor(argument(id, 1));
    Tensor tensor;
    tensor.layout = Layout::Nested;
    tensor.dtype = buffer.dtype;
    tensor.dtypeName = buffer.dtypeName;
    tensor.device = buffer.device;
    tensor.itemBits = buffer.itemBits;
    tensor.requiresGrad = buffer.requiresGrad;
    // Only the number of pieces is one number; the other sizes differ from piece to piece.
    tensor.shape = {sizes.shape.empty() ? 0 : sizes.shape.front()};
    constexpr std::array<std::string_view, 4> names = {"buffer", "sizes", "strides", "storage_offsets"};
    for (std::size_t i = 0; i < names.size() && argument(id, i) != noId; ++i)
        tensor.components.push_back({std::string(names[i]), argument(id, i)});
    return replace(id, m_graph.addTensor(std::move(tensor)));
}

// (storage, offset, size, stride, parameters, requires_grad, hooks)
bool Rebuilder::quantizedTensor(ValueId id)
{
    const ValueId parameters = argument(id, 4);
    const std::string scheme = textOf(element(parameters, 0));
    if (!scheme.starts_with("torch.") || element(parameters, 2) == noId)
        return problem(id, "the quantised tensor has no scheme");
    const ValueId requiresGrad = argument(id, 5);
    if (!strided(id, noId, std::nullopt))
        return false;
    Tensor& tensor = m_graph.tensor(id);
    tensor.requiresGrad = flag(requiresGrad);
    Quantization quantization;
    quantization.scheme = scheme.substr(6);
    const ValueId scale = element(parameters, 1);
    const ValueId zeroPoint = element(parameters, 2);
    if (quantization.scheme.starts_with("per_tensor")) {
        quantization.scale = m_graph.real(scale);
        quantization.zeroPoint = m_graph.integer(zeroPoint);
    } else {
        quantization.axis = m_graph.integer(element(parameters, 3) == noId ? scale : element(parameters, 3));
        tensor.components.push_back({"scales", scale});
        tensor.components.push_back({"zero_points", zeroPoint});
    }
    tensor.quantization = std::move(quantization);
    return true;
}

} // namespace torchtriage::batch
