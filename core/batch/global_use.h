// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace torchtriage::batch {

/// What a Python unpickler would do to the machine with a name that a file asks for. We never do it.
enum class GlobalRisk {
    Allowed,           ///< on torch's own weights-only list, or a plain container: harmless
    Unknown,           ///< a class or function of some package; loading would import that package
    RunsCommands,      ///< starts processes (os.system, subprocess)
    RunsCode,          ///< compiles or runs Python (eval, exec, runpy)
    ImportsCode,       ///< imports a module by name
    ReachesAttributes, ///< gets hold of arbitrary functions (getattr, operator.attrgetter, functools.partial)
    LoadsPickle,       ///< unpickles again, past any check of the outer file
    UsesNetwork,       ///< opens connections (socket, urllib, webbrowser)
    TouchesFiles,      ///< reads, writes or removes files (shutil, io.open)
    NativeCode,        ///< calls machine code (ctypes)
};
[[nodiscard]] std::string_view toString(GlobalRisk risk) noexcept; ///< "runs-commands"
[[nodiscard]] bool isDangerous(GlobalRisk risk) noexcept;          ///< neither Allowed nor Unknown

/// A name that the file would import when loaded by Python, and what becomes of it.
struct GlobalUse {
    std::string module;
    std::string name;
    std::uint64_t byteOffset = 0; ///< of the first opcode that names it, in `member`
    std::string member;           ///< archive entry; empty if the pickle is the file itself
    std::string key;              ///< first key whose value depends on it; empty if no value of the file does
    bool called = false;          ///< the file also calls it
    std::uint64_t count = 1;      ///< opcodes that name it
    GlobalRisk risk = GlobalRisk::Unknown;
};

/// What importing and calling `module`.`name` would mean.
[[nodiscard]] GlobalRisk riskOf(std::string_view module, std::string_view name) noexcept;

} // namespace torchtriage::batch
