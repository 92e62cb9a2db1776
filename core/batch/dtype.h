// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace torchtriage::batch {

/// Type of one element. Names follow torch; Float4/Float6 are the packed types of safetensors.
enum class DType : std::uint8_t {
    Bool,
    UInt8,
    UInt16,
    UInt32,
    UInt64,
    Int8,
    Int16,
    Int32,
    Int64,
    Float16,
    BFloat16,
    Float32,
    Float64,
    Float8E5M2,
    Float8E4M3FN,
    Float8E5M2FNUZ,
    Float8E4M3FNUZ,
    Float8E8M0FNU,
    Float4E2M1,   ///< 4 bits an element, two to the byte, low half first
    Float4E2M1x2, ///< torch's packed pair: one byte is one element of the shape
    Float6E2M3,
    Float6E3M2, ///< 6 bits an element, packed from the lowest bit up
    Complex32,
    Complex64,
    Complex128,
    QInt8,
    QUInt8,
    QInt32,
    QUInt4x2,
    QUInt2x4,
    Bits8,
    Bits16,
    Bits1x8,
    Bits2x4,
    Bits4x2,
    SubByteInt, ///< torch.int1 .. int7, uint1 .. uint7: one byte each in storage; the exact name is kept
                ///< beside it
    Other,      ///< strings, dates, records: kept by name and size, not decoded
};

/// What the numbers of a dtype are, for whoever reads them.
enum class NumberClass { Boolean, Integer, Real, Complex, None };

[[nodiscard]] std::string_view toString(DType dtype) noexcept; ///< "float32"; "other" for Other
[[nodiscard]] unsigned bitsOf(DType dtype) noexcept;           ///< bits of one element; 0 for Other
[[nodiscard]] NumberClass numberClassOf(DType dtype) noexcept;

/// From torch's name without "torch." ("float32", "half", "quint8").
[[nodiscard]] std::optional<DType> dtypeFromTorch(std::string_view name) noexcept;
/// From a storage class ("FloatStorage", "BFloat16Storage", "UntypedStorage" which is bytes).
[[nodiscard]] std::optional<DType> dtypeFromStorageClass(std::string_view name) noexcept;
/// From the header of a safetensors file ("F32", "F8_E4M3").
[[nodiscard]] std::optional<DType> dtypeFromSafetensors(std::string_view name) noexcept;

/// The name in the header of a safetensors file; empty: the format has no such type.
[[nodiscard]] std::string_view safetensorsName(DType dtype) noexcept;

/// NumPy's array-protocol text ("<f4", "|b1", ">i8", "<U5").
struct NumpyDType {
    DType dtype = DType::Other;
    std::uint64_t itemSize = 0; ///< bytes
    bool bigEndian = false;
    bool object = false; ///< elements are pickled Python objects
};
[[nodiscard]] std::optional<NumpyDType> dtypeFromNumpy(std::string_view descr) noexcept;

} // namespace torchtriage::batch
