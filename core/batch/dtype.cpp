// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/dtype.h"

#include <array>
#include <bit>
#include <charconv>

namespace torchtriage::batch {

namespace {

struct Row {
    DType dtype;
    std::string_view name;        // torch
    std::string_view safetensors; // empty: the format has no such type
    unsigned bits;
    NumberClass number;
};

using enum NumberClass;

// In the order of the enum, so that a row is found by its index.
constexpr std::array rows = {
    Row{DType::Bool, "bool", "BOOL", 8, Boolean},
    Row{DType::UInt8, "uint8", "U8", 8, Integer},
    Row{DType::UInt16, "uint16", "U16", 16, Integer},
    Row{DType::UInt32, "uint32", "U32", 32, Integer},
    Row{DType::UInt64, "uint64", "U64", 64, Integer},
    Row{DType::Int8, "int8", "I8", 8, Integer},
    Row{DType::Int16, "int16", "I16", 16, Integer},
    Row{DType::Int32, "int32", "I32", 32, Integer},
    Row{DType::Int64, "int64", "I64", 64, Integer},
    Row{DType::Float16, "float16", "F16", 16, Real},
    Row{DType::BFloat16, "bfloat16", "BF16", 16, Real},
    Row{DType::Float32, "float32", "F32", 32, Real},
    Row{DType::Float64, "float64", "F64", 64, Real},
    Row{DType::Float8E5M2, "float8_e5m2", "F8_E5M2", 8, Real},
    Row{DType::Float8E4M3FN, "float8_e4m3fn", "F8_E4M3", 8, Real},
    Row{DType::Float8E5M2FNUZ, "float8_e5m2fnuz", "F8_E5M2FNUZ", 8, Real},
    Row{DType::Float8E4M3FNUZ, "float8_e4m3fnuz", "F8_E4M3FNUZ", 8, Real},
    Row{DType::Float8E8M0FNU, "float8_e8m0fnu", "F8_E8M0", 8, Real},
    Row{DType::Float4E2M1, "float4_e2m1", "F4", 4, Real},
    Row{DType::Float4E2M1x2, "float4_e2m1fn_x2", "", 8, Integer},
    Row{DType::Float6E2M3, "float6_e2m3", "F6_E2M3", 6, Real},
    Row{DType::Float6E3M2, "float6_e3m2", "F6_E3M2", 6, Real},
    Row{DType::Complex32, "complex32", "", 32, Complex},
    Row{DType::Complex64, "complex64", "C64", 64, Complex},
    Row{DType::Complex128, "complex128", "", 128, Complex},
    Row{DType::QInt8, "qint8", "", 8, Integer},
    Row{DType::QUInt8, "quint8", "", 8, Integer},
    Row{DType::QInt32, "qint32", "", 32, Integer},
    Row{DType::QUInt4x2, "quint4x2", "", 4, Integer},
    Row{DType::QUInt2x4, "quint2x4", "", 2, Integer},
    Row{DType::Bits8, "bits8", "", 8, Integer},
    Row{DType::Bits16, "bits16", "", 16, Integer},
    Row{DType::Bits1x8, "bits1x8", "", 8, Integer},
    Row{DType::Bits2x4, "bits2x4", "", 8, Integer},
    Row{DType::Bits4x2, "bits4x2", "", 8, Integer},
    Row{DType::SubByteInt, "sub-byte integer", "", 8, Integer},
    Row{DType::Other, "other", "", 0, None},
};

constexpr const Row& row(DType dtype)
{
    return rows[static_cast<std::size_t>(dtype)];
}

constexpr bool rowsInOrder()
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (static_cast<std::size_t>(rows[i].dtype) != i)
            return false;
    }
    return true;
}
static_assert(rowsInOrder());

struct Alias {
    std::string_view name;
    DType dtype;
};

constexpr std::array torchAliases = {
    Alias{"half", DType::Float16},    Alias{"float", DType::Float32},    Alias{"double", DType::Float64},
    Alias{"short", DType::Int16},     Alias{"int", DType::Int32},        Alias{"long", DType::Int64},
    Alias{"chalf", DType::Complex32}, Alias{"cfloat", DType::Complex64}, Alias{"cdouble", DType::Complex128},
};

constexpr std::array storageClasses = {
    Alias{"DoubleStorage", DType::Float64},
    Alias{"FloatStorage", DType::Float32},
    Alias{"HalfStorage", DType::Float16},
    Alias{"BFloat16Storage", DType::BFloat16},
    Alias{"LongStorage", DType::Int64},
    Alias{"IntStorage", DType::Int32},
    Alias{"ShortStorage", DType::Int16},
    Alias{"CharStorage", DType::Int8},
    Alias{"ByteStorage", DType::UInt8},
    Alias{"BoolStorage", DType::Bool},
    Alias{"ComplexFloatStorage", DType::Complex64},
    Alias{"ComplexDoubleStorage", DType::Complex128},
    Alias{"QInt8Storage", DType::QInt8},
    Alias{"QUInt8Storage", DType::QUInt8},
    Alias{"QInt32Storage", DType::QInt32},
    Alias{"QUInt4x2Storage", DType::QUInt4x2},
    Alias{"QUInt2x4Storage", DType::QUInt2x4},
    Alias{"UntypedStorage", DType::UInt8},
    Alias{"_UntypedStorage", DType::UInt8},
};

template <std::size_t N>
std::optional<DType> find(const std::array<Alias, N>& table, std::string_view name)
{
    for (const Alias& alias : table) {
        if (alias.name == name)
            return alias.dtype;
    }
    return std::nullopt;
}

// torch.int1 .. torch.int7 and torch.uint1 .. torch.uint7.
bool isSubByteName(std::string_view name)
{
    if (name.starts_with('u'))
        name.remove_prefix(1);
    return name.size() == 4 && name.starts_with("int") && name[3] >= '1' && name[3] <= '7';
}

DType numpyNumber(char kind, std::uint64_t size)
{
    switch (kind) {
    case 'b':
        return size == 1 ? DType::Bool : DType::Other;
    case 'i':
        return size == 1   ? DType::Int8
               : size == 2 ? DType::Int16
               : size == 4 ? DType::Int32
               : size == 8 ? DType::Int64
                           : DType::Other;
    case 'u':
        return size == 1   ? DType::UInt8
               : size == 2 ? DType::UInt16
               : size == 4 ? DType::UInt32
               : size == 8 ? DType::UInt64
                           : DType::Other;
    case 'f':
        return size == 2   ? DType::Float16
               : size == 4 ? DType::Float32
               : size == 8 ? DType::Float64
                           : DType::Other;
    case 'c':
        return size == 8 ? DType::Complex64 : size == 16 ? DType::Complex128 : DType::Other;
    default:
        return DType::Other;
    }
}

} // namespace

std::string_view toString(DType dtype) noexcept
{
    return row(dtype).name;
}

unsigned bitsOf(DType dtype) noexcept
{
    return row(dtype).bits;
}

NumberClass numberClassOf(DType dtype) noexcept
{
    return row(dtype).number;
}

std::optional<DType> dtypeFromTorch(std::string_view name) noexcept
{
    for (const Row& each : rows) {
        const bool torchHasIt = each.dtype != DType::SubByteInt && each.dtype != DType::Other &&
                                each.dtype != DType::Float4E2M1 && each.dtype != DType::Float6E2M3 &&
                                each.dtype != DType::Float6E3M2;
        if (torchHasIt && each.name == name)
            return each.dtype;
    }
    if (isSubByteName(name))
        return DType::SubByteInt;
    return find(torchAliases, name);
}

std::optional<DType> dtypeFromStorageClass(std::string_view name) noexcept
{
    return find(storageClasses, name);
}

std::optional<DType> dtypeFromSafetensors(std::string_view name) noexcept
{
    if (name.empty())
        return std::nullopt;
    for (const Row& each : rows) {
        if (each.safetensors == name)
            return each.dtype;
    }
    return name == "F8_E4M3FN" ? std::optional(DType::Float8E4M3FN) : std::nullopt;
}

std::string_view safetensorsName(DType dtype) noexcept
{
    return row(dtype).safetensors;
}

std::optional<NumpyDType> dtypeFromNumpy(std::string_view descr) noexcept
{
    NumpyDType result;
    const bool nativeIsBig = std::endian::native == std::endian::big;
    result.bigEndian = nativeIsBig;
    if (!descr.empty() && (descr[0] == '<' || descr[0] == '>' || descr[0] == '|' || descr[0] == '=')) {
        result.bigEndian = descr[0] == '>' || (descr[0] == '=' && nativeIsBig);
        descr.remove_prefix(1);
    }
    if (descr.empty())
        return std::nullopt;
    const char kind = descr[0];
    if (kind == 'O') {
        result.object = true;
        return result;
    }
    std::uint64_t size = 0;
    const auto [end, error] = std::from_chars(descr.data() + 1, descr.data() + descr.size(), size);
    // Dates carry a unit behind the size: "M8[ns]".
    const bool rest = end != descr.data() + descr.size() && !((kind == 'M' || kind == 'm') && *end == '[');
    if (error != std::errc{} || rest || size > (std::uint64_t{1} << 31))
        return std::nullopt;
    result.itemSize = kind == 'U' ? size * 4 : size;
    result.dtype = numpyNumber(kind, size);
    return result;
}

} // namespace torchtriage::batch
