// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/verification/diagnostics.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace torchtriage::rerun {

namespace {

constexpr std::array names = {"CUDA_LAUNCH_BLOCKING",
                              "HIP_LAUNCH_BLOCKING",
                              "AMD_SERIALIZE_KERNEL",
                              "AMD_SERIALIZE_COPY",
                              "AMD_LOG_LEVEL",
                              "TORCH_USE_CUDA_DSA",
                              "TORCH_SHOW_CPP_STACKTRACES",
                              "TORCH_CPP_LOG_LEVEL",
                              "TORCH_DISTRIBUTED_DEBUG",
                              "PYTORCH_NO_CUDA_MEMORY_CACHING",
                              "CUDA_ENABLE_COREDUMP_ON_EXCEPTION",
                              "NCCL_DEBUG",
                              "TORCH_LOGS"};

} // namespace

Command withoutDiagnostics(Command command)
{
    for (const char* name : names) {
        const bool set = std::ranges::find(command.environment, name, &EnvironmentChange::name) !=
                         command.environment.end();
        if (set || std::getenv(name) != nullptr)
            setVariable(command, name, std::nullopt);
    }
    return command;
}

std::vector<std::string> diagnosticsOf(const Outcome& outcome)
{
    std::vector<std::string> found;
    for (const std::string name : names) {
        const std::string word = name + '=';
        const std::size_t at = outcome.command.find(word);
        if (at == std::string::npos)
            continue;
        const char before = at == 0 ? ' ' : outcome.command[at - 1];
        const std::size_t value = at + word.size();
        const char first = value < outcome.command.size() ? outcome.command[value] : ' ';
        if ((before == ' ' || before == '\'' || before == '"') && first != '0' && first != ' ')
            found.push_back(name);
    }
    return found;
}

} // namespace torchtriage::rerun
