// SPDX-License-Identifier: GPL-3.0-or-later
// NumPy arrays and scalars inside pickles.
#include "core/batch/decode.h"
#include "core/batch/rebuild.h"

#include <array>
#include <cstring>

namespace torchtriage::batch {

// numpy.dtype('i8', False, True) with state (3, '<', subdtype, names, fields, itemsize, alignment, flags)
std::optional<NumpyDType> Rebuilder::numpyDType(ValueId value, std::string& name)
{
    if (!isKind(value, ValueKind::Opaque) || m_graph.opaqueName(value) != "numpy.dtype")
        return std::nullopt;
    const ValueId state = m_graph.opaque(value).state;
    std::string order = textOf(element(state, 1));
    if (order != "<" && order != ">")
        order = "|";
    name = order + textOf(argument(value, 0)).substr(0, 32);
    auto dtype = dtypeFromNumpy(name);
    const bool record = isKind(element(state, 3), ValueKind::Tuple);
    if (dtype && record)
        dtype->dtype = DType::Other;
    return dtype;
}

void Rebuilder::finishDType(ValueId id)
{
    std::string name;
    if (numpyDType(id, name))
        replace(id, m_graph.addText(ValueKind::Symbol, name));
}

bool Rebuilder::makeArray(ValueId id, const ArrayParts& parts)
{
    Tensor tensor;
    const auto dtype = numpyDType(parts.dtype, tensor.dtypeName);
    const auto shape = integers(parts.shape);
    if (!dtype || !shape)
        return problem(id, "the array has no usable dtype or shape");
    // The content is a list of Python objects; it stays visible as such.
    if (dtype->object)
        return false;
    const auto count = elementCount(*shape);
    if (!count || !isKind(parts.bytes, ValueKind::Bytes) || dtype->itemSize == 0 ||
        *count > (std::uint64_t{1} << 56) / dtype->itemSize)
        return problem(id, "the array's content is not a byte string, or its shape overflows");
    Storage storage;
    storage.extent = *m_graph.extent(parts.bytes);
    storage.bytes = *count * dtype->itemSize;
    const bool fits =
        storage.extent.latin1 ? storage.extent.size >= storage.bytes : storage.extent.size == storage.bytes;
    if (!fits)
        return problem(id, "the array needs " + std::to_string(storage.bytes) + " bytes and has " +
                               std::to_string(storage.extent.size));
    storage.key = "array at byte " + std::to_string(m_graph.opaque(id).byteOffset);
    storage.location = "cpu";
    storage.dtype = dtype->dtype;
    storage.bigEndian = dtype->bigEndian;
    storage.present = true;
    tensor.array = true;
    tensor.dtype = dtype->dtype;
    if (tensor.dtype != DType::Other)
        tensor.dtypeName = toString(tensor.dtype);
    tensor.itemBits = dtype->itemSize * 8;
    tensor.device = "cpu";
    tensor.shape = *shape;
    tensor.strides = contiguousStrides(*shape, parts.columnMajor);
    tensor.storage = m_graph.addStorage(std::move(storage));
    return replace(id, m_graph.addTensor(std::move(tensor)));
}

// _reconstruct(ndarray, (0,), b'b') with state (1, shape, dtype, fortran, bytes)
bool Rebuilder::numpyReconstruct(ValueId id)
{
    const ValueId state = m_graph.opaque(id).state;
    if (element(state, 4) == noId)
        return false;
    for (std::size_t i = 0; i < 5; ++i)
        resolve(element(state, i));
    return makeArray(id, {element(state, 1), element(state, 2), element(state, 4), flag(element(state, 3))});
}

// _frombuffer(bytes, dtype, shape, order)
bool Rebuilder::numpyFromBuffer(ValueId id)
{
    return makeArray(id, {argument(id, 2), argument(id, 1), argument(id, 0), textOf(argument(id, 3)) == "F"});
}

// scalar(dtype, bytes)
bool Rebuilder::numpyScalar(ValueId id)
{
    std::string name;
    const auto dtype = numpyDType(argument(id, 0), name);
    const ValueId content = argument(id, 1);
    if (!dtype || !isKind(content, ValueKind::Bytes) || m_graph.text(content).size() != dtype->itemSize)
        return false;
    const std::string bytes = textOf(content);
    switch (numberClassOf(dtype->dtype)) {
    case NumberClass::Boolean:
        return replace(id, m_graph.add(ValueKind::Bool, bytes[0] != 0 ? 1 : 0));
    case NumberClass::Integer: {
        std::array<std::int64_t, 1> value{};
        decodeToInteger(dtype->dtype, dtype->bigEndian, bytes, value);
        if (dtype->dtype == DType::UInt64 && value[0] < 0)
            return replace(
                id, m_graph.addText(ValueKind::BigInt, std::to_string(static_cast<std::uint64_t>(value[0]))));
        return replace(id, m_graph.addInteger(value[0]));
    }
    case NumberClass::Real: {
        std::array<double, 1> value{};
        decodeToDouble(dtype->dtype, dtype->bigEndian, bytes, value);
        return replace(id, m_graph.addReal(value[0]));
    }
    case NumberClass::Complex: {
        std::array<std::complex<double>, 1> value{};
        decodeToComplex(dtype->dtype, dtype->bigEndian, bytes, value);
        return replace(id, m_graph.addComplex(value[0]));
    }
    case NumberClass::None:
        return false;
    }
    return false;
}

} // namespace torchtriage::batch
