// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/dtypes.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <utility>

namespace torchtriage::replay {

namespace {

// Where PyTorch's name in C++ is not the name in Python with a capital.
constexpr std::array<std::pair<std::string_view, std::string_view>, 11> names = {{
    {"Byte", "uint8"},
    {"Char", "int8"},
    {"Short", "int16"},
    {"Int", "int32"},
    {"Long", "int64"},
    {"Half", "float16"},
    {"Float", "float32"},
    {"Double", "float64"},
    {"ComplexHalf", "complex32"},
    {"ComplexFloat", "complex64"},
    {"ComplexDouble", "complex128"},
}};

} // namespace

std::string nameOf(c10::ScalarType type)
{
    std::string name = c10::toString(type);
    const auto* found = std::ranges::find(names, std::string_view(name), &decltype(names)::value_type::first);
    if (found != names.end())
        return std::string(found->second);
    std::ranges::transform(name, name.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return name;
}

std::optional<c10::ScalarType> scalarTypeOf(batch::DType dtype)
{
    // Asked by name, so that one source serves every version: later ones have more dtypes.
    for (int i = 0; i < static_cast<int>(c10::ScalarType::NumOptions); ++i) {
        const auto type = static_cast<c10::ScalarType>(i);
        if (type != c10::ScalarType::Undefined && nameOf(type) == batch::toString(dtype))
            return type;
    }
    return std::nullopt;
}

} // namespace torchtriage::replay
