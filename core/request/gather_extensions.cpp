// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/allow_list.h"
#include "core/request/gather.h"

#include <re2/re2.h>

#include <algorithm>

namespace torchtriage::request {

std::vector<Extension> extensionsIn(std::string_view text)
{
    // Packages that bring machine code built against one PyTorch and one CUDA or ROCm.
    static const re2::RE2 line(
        "(?im)(?:^|[\\s\\[\\]'\",])(flash[-_]attn(?:[-_]3)?|xformers|apex|bitsandbytes|torchvision|"
        "torchaudio|torchtext|"
        "triton|pytorch[-_]triton(?:[-_]rocm)?|deepspeed|vllm|torch[-_](?:scatter|sparse|cluster|spline[-_]"
        "conv)|"
        "pyg[-_]lib|mmcv(?:[-_]full)?|detectron2|causal[-_]conv1d|mamba[-_]ssm|transformer[-_]engine|auto[-_]"
        "gptq|"
        "megablocks|fbgemm[-_]gpu|torchao|natten|spconv(?:[-_]cu[0-9]+)?|kaolin|nvidia[-_](?:cudnn|nccl|"
        "cublas)[-_]cu[0-9]+|"
        "warp[-_]rnnt|dcnv[34])(?:\\s*==\\s*|\\s+|\\s*[:=]\\s*v?)([0-9]+\\.[0-9]+[0-9A-Za-z.+_]*)");
    std::vector<Extension> found;
    re2::StringPiece rest(text.data(), text.size());
    std::string name;
    std::string version;
    while (found.size() < 64 && re2::RE2::FindAndConsume(&rest, line, &name, &version)) {
        name = lowered(name);
        std::ranges::replace(name, '_', '-');
        const bool known = std::ranges::any_of(found, [&](const Extension& one) { return one.name == name; });
        if (!known)
            found.push_back({name, version});
    }
    return found;
}

} // namespace torchtriage::request
