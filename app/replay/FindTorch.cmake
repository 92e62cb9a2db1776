# SPDX-License-Identifier: GPL-3.0-or-later
# Finds libtorch: Debian's, one of pytorch.org, or the one inside a Python environment, and gives Torch::Torch.
# PyTorch's own TorchConfig.cmake is passed by on purpose: that of a CUDA build asks for a whole CUDA toolkit,
# which nothing here needs. CMAKE_PREFIX_PATH may name the folder of the package (.../site-packages/torch), a
# libtorch folder, or what torch.utils.cmake_prefix_path prints.
set(hints ${CMAKE_PREFIX_PATH})
list(TRANSFORM hints APPEND /../..)

find_path(Torch_INCLUDE_DIR torch/csrc/jit/api/module.h HINTS ${hints} PATH_SUFFIXES include)
set(libraries Torch_LIBRARY)
find_library(Torch_LIBRARY torch HINTS ${hints} PATH_SUFFIXES lib)
foreach(part IN ITEMS torch_cpu c10)
    find_library(Torch_${part}_LIBRARY ${part} HINTS ${hints} PATH_SUFFIXES lib)
    list(APPEND libraries Torch_${part}_LIBRARY)
endforeach()
# The header that tells the version has moved over time.
find_file(Torch_VERSION_FILE NAMES torch/headeronly/version.h torch/csrc/api/include/torch/version.h
    HINTS ${Torch_INCLUDE_DIR} NO_DEFAULT_PATH)
if(Torch_VERSION_FILE)
    file(STRINGS ${Torch_VERSION_FILE} line REGEX "define TORCH_VERSION_M")
    string(REGEX REPLACE ".*MAJOR ([0-9]+).*MINOR ([0-9]+).*" "\\1.\\2" Torch_VERSION "${line}")
endif()

# Before 2.6 the wheels of pytorch.org have the old std::string, which no library of a system shares.
if(Torch_torch_cpu_LIBRARY AND NOT DEFINED Torch_HAS_CXX11_ABI)
    include(CheckCXXSourceCompiles)
    set(CMAKE_REQUIRED_LIBRARIES ${Torch_torch_cpu_LIBRARY} ${Torch_c10_LIBRARY} -Wl,--allow-shlib-undefined)
    check_cxx_source_compiles("#include <string>
        namespace at { std::string show_config(); } int main() { return at::show_config().empty() ? 1 : 0; }"
        Torch_HAS_CXX11_ABI)
    unset(CMAKE_REQUIRED_LIBRARIES)
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Torch REQUIRED_VARS ${libraries} Torch_INCLUDE_DIR Torch_HAS_CXX11_ABI
    VERSION_VAR Torch_VERSION
    REASON_FAILURE_MESSAGE "libtorch 1.13 or newer with the C++11 ABI (Debian: libtorch-dev)")
mark_as_advanced(Torch_INCLUDE_DIR Torch_VERSION_FILE ${libraries})

if(Torch_FOUND AND NOT TARGET Torch::Torch)
    add_library(Torch::Torch INTERFACE IMPORTED)
    set_target_properties(Torch::Torch PROPERTIES INTERFACE_INCLUDE_DIRECTORIES ${Torch_INCLUDE_DIR})
    # libtorch brings in libtorch_cuda, where there is one, which registers itself: no symbol asks for it. What the
    # CUDA libraries ask for is found when the program starts.
    target_link_options(Torch::Torch INTERFACE -Wl,--allow-shlib-undefined)
    target_link_libraries(Torch::Torch INTERFACE -Wl,--push-state,--no-as-needed ${Torch_LIBRARY}
        -Wl,--pop-state ${Torch_torch_cpu_LIBRARY} ${Torch_c10_LIBRARY})
endif()
