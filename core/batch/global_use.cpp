// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/global_use.h"

#include "core/batch/dtype.h"

#include <algorithm>
#include <array>

namespace torchtriage::batch {

namespace {

using enum GlobalRisk;

struct DangerousModule {
    std::string_view module; // also stands for its submodules
    GlobalRisk risk;
};

constexpr std::array dangerousModules = {
    DangerousModule{"os", RunsCommands},
    DangerousModule{"posix", RunsCommands},
    DangerousModule{"nt", RunsCommands},
    DangerousModule{"subprocess", RunsCommands},
    DangerousModule{"_posixsubprocess", RunsCommands},
    DangerousModule{"commands", RunsCommands},
    DangerousModule{"pty", RunsCommands},
    DangerousModule{"popen2", RunsCommands},
    DangerousModule{"asyncio.subprocess", RunsCommands},
    DangerousModule{"multiprocessing", RunsCommands},
    DangerousModule{"platform", RunsCommands},
    DangerousModule{"sys", ReachesAttributes},
    DangerousModule{"runpy", RunsCode},
    DangerousModule{"codeop", RunsCode},
    DangerousModule{"timeit", RunsCode},
    DangerousModule{"cProfile", RunsCode},
    DangerousModule{"profile", RunsCode},
    DangerousModule{"bdb", RunsCode},
    DangerousModule{"pdb", RunsCode},
    DangerousModule{"trace", RunsCode},
    DangerousModule{"doctest", RunsCode},
    DangerousModule{"idlelib", RunsCode},
    DangerousModule{"lib2to3", RunsCode},
    DangerousModule{"pip", RunsCode},
    DangerousModule{"ensurepip", RunsCode},
    DangerousModule{"venv", RunsCode},
    DangerousModule{"types", RunsCode},
    DangerousModule{"marshal", RunsCode},
    DangerousModule{"importlib", ImportsCode},
    DangerousModule{"imp", ImportsCode},
    DangerousModule{"pkgutil", ImportsCode},
    DangerousModule{"zipimport", ImportsCode},
    DangerousModule{"pydoc", ImportsCode},
    DangerousModule{"operator", ReachesAttributes},
    DangerousModule{"_operator", ReachesAttributes},
    DangerousModule{"functools", ReachesAttributes},
    DangerousModule{"inspect", ReachesAttributes},
    DangerousModule{"gc", ReachesAttributes},
    DangerousModule{"pickle", LoadsPickle},
    DangerousModule{"_pickle", LoadsPickle},
    DangerousModule{"cPickle", LoadsPickle},
    DangerousModule{"dill", LoadsPickle},
    DangerousModule{"cloudpickle", LoadsPickle},
    DangerousModule{"joblib", LoadsPickle},
    DangerousModule{"shelve", LoadsPickle},
    DangerousModule{"socket", UsesNetwork},
    DangerousModule{"_socket", UsesNetwork},
    DangerousModule{"ssl", UsesNetwork},
    DangerousModule{"http", UsesNetwork},
    DangerousModule{"httplib", UsesNetwork},
    DangerousModule{"urllib", UsesNetwork},
    DangerousModule{"urllib2", UsesNetwork},
    DangerousModule{"requests", UsesNetwork},
    DangerousModule{"aiohttp", UsesNetwork},
    DangerousModule{"ftplib", UsesNetwork},
    DangerousModule{"smtplib", UsesNetwork},
    DangerousModule{"telnetlib", UsesNetwork},
    DangerousModule{"poplib", UsesNetwork},
    DangerousModule{"xmlrpc", UsesNetwork},
    DangerousModule{"webbrowser", UsesNetwork},
    DangerousModule{"shutil", TouchesFiles},
    DangerousModule{"tempfile", TouchesFiles},
    DangerousModule{"io", TouchesFiles},
    DangerousModule{"_io", TouchesFiles},
    DangerousModule{"tarfile", TouchesFiles},
    DangerousModule{"zipfile", TouchesFiles},
    DangerousModule{"fileinput", TouchesFiles},
    DangerousModule{"linecache", TouchesFiles},
    DangerousModule{"sqlite3", TouchesFiles},
    DangerousModule{"ctypes", NativeCode},
    DangerousModule{"_ctypes", NativeCode},
    DangerousModule{"cffi", NativeCode},
    DangerousModule{"mmap", NativeCode},
    DangerousModule{"signal", NativeCode},
};

struct DangerousName {
    std::string_view module;
    std::string_view name; // its first part, up to a dot
    GlobalRisk risk;
};

constexpr std::array dangerousNames = {
    DangerousName{"builtins", "eval", RunsCode},
    DangerousName{"builtins", "exec", RunsCode},
    DangerousName{"builtins", "compile", RunsCode},
    DangerousName{"builtins", "execfile", RunsCode},
    DangerousName{"builtins", "breakpoint", RunsCode},
    DangerousName{"builtins", "__import__", ImportsCode},
    DangerousName{"builtins", "open", TouchesFiles},
    DangerousName{"builtins", "file", TouchesFiles},
    DangerousName{"builtins", "input", RunsCode},
    DangerousName{"builtins", "getattr", ReachesAttributes},
    DangerousName{"builtins", "setattr", ReachesAttributes},
    DangerousName{"builtins", "delattr", ReachesAttributes},
    DangerousName{"builtins", "globals", ReachesAttributes},
    DangerousName{"builtins", "locals", ReachesAttributes},
    DangerousName{"builtins", "vars", ReachesAttributes},
    DangerousName{"builtins", "apply", ReachesAttributes},
    DangerousName{"builtins", "map", ReachesAttributes},
    DangerousName{"builtins", "filter", ReachesAttributes},
    DangerousName{"torch", "load", LoadsPickle},
    DangerousName{"torch.serialization", "load", LoadsPickle},
    DangerousName{"torch.storage", "_load_from_bytes", LoadsPickle},
    DangerousName{"torch.jit", "load", RunsCode},
    DangerousName{"torch.hub", "load", ImportsCode},
    DangerousName{"torch.jit.unsupported_tensor_ops", "execWrapper", RunsCode},
    DangerousName{"torch.utils.collect_env", "run", RunsCommands},
    DangerousName{"torch.utils._config_module", "load_config", LoadsPickle},
    DangerousName{"torch.utils.cpp_extension", "load", NativeCode},
    DangerousName{"torch.utils.cpp_extension", "load_inline", NativeCode},
    DangerousName{"torch.ops", "load_library", NativeCode},
    DangerousName{"numpy", "load", LoadsPickle},
    DangerousName{"numpy.lib.npyio", "load", LoadsPickle},
    DangerousName{"numpy.testing._private.utils", "runstring", RunsCode},
    DangerousName{"numpy.f2py.crackfortran", "getlincoef", RunsCode},
    DangerousName{"numpy.f2py.crackfortran", "_eval_length", RunsCode},
    DangerousName{"pandas", "read_pickle", LoadsPickle},
    DangerousName{"code", "interact", RunsCode},
    DangerousName{"code", "InteractiveInterpreter", RunsCode},
    // Members of the modules below that only hold data.
    DangerousName{"types", "SimpleNamespace", Unknown},
    DangerousName{"io", "BytesIO", Unknown},
};

struct AllowedName {
    std::string_view module;
    std::string_view name;
};

constexpr std::array allowedNames = {
    AllowedName{"collections", "OrderedDict"},
    AllowedName{"collections", "Counter"},
    AllowedName{"collections", "defaultdict"},
    AllowedName{"collections", "deque"},
    AllowedName{"torch", "Size"},
    AllowedName{"torch", "Tensor"},
    AllowedName{"torch", "device"},
    AllowedName{"torch.nn.parameter", "Parameter"},
    AllowedName{"torch.nn.parameter", "Buffer"},
    AllowedName{"torch.serialization", "_get_layout"},
    AllowedName{"torch._tensor", "_rebuild_from_type_v2"},
    AllowedName{"_codecs", "encode"},
    AllowedName{"builtins", "bytearray"},
    AllowedName{"builtins", "bytes"},
    AllowedName{"builtins", "set"},
    AllowedName{"builtins", "frozenset"},
    AllowedName{"builtins", "complex"},
    AllowedName{"builtins", "list"},
    AllowedName{"builtins", "tuple"},
    AllowedName{"builtins", "dict"},
    AllowedName{"builtins", "int"},
    AllowedName{"builtins", "float"},
    AllowedName{"builtins", "str"},
    AllowedName{"builtins", "bool"},
    AllowedName{"builtins", "slice"},
    AllowedName{"builtins", "range"},
    AllowedName{"builtins", "xrange"},
    AllowedName{"builtins", "object"},
    AllowedName{"copyreg", "_reconstructor"},
    AllowedName{"numpy", "dtype"},
    AllowedName{"numpy", "ndarray"},
};

constexpr std::array numpyRebuilders = {
    std::string_view{"_reconstruct"},
    std::string_view{"scalar"},
    std::string_view{"_frombuffer"},
};

constexpr std::array qschemes = {
    std::string_view{"per_tensor_affine"},
    std::string_view{"per_tensor_symmetric"},
    std::string_view{"per_channel_affine"},
    std::string_view{"per_channel_symmetric"},
    std::string_view{"per_channel_affine_float_qparams"},
};

std::string_view canonicalModule(std::string_view module)
{
    return module == "__builtin__" ? "builtins" : module == "copy_reg" ? "copyreg" : module;
}

bool isAllowed(std::string_view module, std::string_view name)
{
    const auto named = [&](const AllowedName& each) { return each.module == module && each.name == name; };
    if (std::ranges::any_of(allowedNames, named))
        return true;
    if (module == "torch" || module == "torch.cuda" || module == "torch.storage") {
        if (module == "torch" &&
            (dtypeFromTorch(name) || std::ranges::find(qschemes, name) != qschemes.end()))
            return true;
        return dtypeFromStorageClass(name) || name == "TypedStorage" || name == "_TypedStorage" ||
               (name.ends_with("Tensor") && name.find('.') == name.npos);
    }
    if (module == "torch._utils")
        return name.starts_with("_rebuild_") && name.find('.') == name.npos;
    // TorchScript writes these helpers around typed lists; they only return their argument.
    if (module == "torch.jit._pickle")
        return name.starts_with("build_") || name == "restore_type_tag";
    if (module.starts_with("numpy.core.") || module.starts_with("numpy._core."))
        return std::ranges::find(numpyRebuilders, name) != numpyRebuilders.end();
    return module.starts_with("numpy.dtypes") && name.ends_with("DType");
}

bool isWithin(std::string_view module, std::string_view parent)
{
    return module.starts_with(parent) && (module.size() == parent.size() || module[parent.size()] == '.');
}

} // namespace

std::string_view toString(GlobalRisk risk) noexcept
{
    switch (risk) {
    case Allowed:
        return "allowed";
    case Unknown:
        return "unknown";
    case RunsCommands:
        return "runs-commands";
    case RunsCode:
        return "runs-code";
    case ImportsCode:
        return "imports-code";
    case ReachesAttributes:
        return "reaches-attributes";
    case LoadsPickle:
        return "loads-pickle";
    case UsesNetwork:
        return "uses-network";
    case TouchesFiles:
        return "touches-files";
    case NativeCode:
        return "native-code";
    }
    return "unknown";
}

bool isDangerous(GlobalRisk risk) noexcept
{
    return risk != Allowed && risk != Unknown;
}

GlobalRisk riskOf(std::string_view module, std::string_view name) noexcept
{
    module = canonicalModule(module);
    if (isAllowed(module, name))
        return Allowed;
    // Protocol 4 allows dotted names: "eval.__call__" reaches eval all the same, and "sys.modules" from any
    // module reaches everything.
    const std::string_view first = name.substr(0, name.find('.'));
    for (const DangerousName& each : dangerousNames) {
        if (each.module == module && each.name == first)
            return each.risk;
    }
    for (const DangerousModule& each : dangerousModules) {
        if (isWithin(module, each.module))
            return each.risk;
    }
    // A dotted name may step from a harmless module into one that it imported ("torch", "os.system").
    std::string_view rest = name;
    for (auto dot = rest.find('.'); dot != rest.npos; dot = rest.find('.')) {
        const std::string_view part = rest.substr(0, dot);
        for (const DangerousModule& each : dangerousModules) {
            if (each.module == part)
                return each.risk;
        }
        if (part.starts_with("__"))
            return ReachesAttributes;
        rest.remove_prefix(dot + 1);
    }
    return Unknown;
}

} // namespace torchtriage::batch
