// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/operator_name.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>

namespace torchtriage::triage {

namespace {

struct OperatorPatterns {
    re2::RE2 moduleCall{
        R"((?:\btorch|\bF|\bnn\.functional|\btorch\.nn\.functional|\btorch\.linalg|\bdist|\btorch\.distributed)\.([a-z_]\w*)\()"};
    re2::RE2 anyCall{R"(([A-Za-z_][\w.]*)\.([A-Za-z_]\w*)\()"};
    re2::RE2 shape{R"((?:torch\.Size\(|shape[d]? |sizes? |size=)?(\[\d{1,9}(?:, ?\d{1,9})*\]))"};
    re2::RE2 matrices{R"(\((\d{1,9}x\d{1,9}) and (\d{1,9}x\d{1,9})\))"};
    re2::RE2 dtype{
        R"(\b(?:torch\.)?(float16|float32|float64|bfloat16|int8|int16|int32|int64|uint8|bool|complex64|complex128|Half|Float|Double|BFloat16|Long|Int|Short|Char|Byte|Bool)\b)"};
};

const OperatorPatterns& operatorPatterns()
{
    static const OperatorPatterns compiled;
    return compiled;
}

void addOnce(std::vector<std::string>& list, const std::string& value)
{
    constexpr std::size_t most = 16;
    if (list.size() < most && std::find(list.begin(), list.end(), value) == list.end())
        list.push_back(value);
}

} // namespace

std::string operatorName(const std::vector<StackFrame>& frames)
{
    if (frames.empty())
        return {};
    const std::string& code = frames.back().code;
    std::string name;
    std::string object;
    if (re2::RE2::PartialMatch(code, operatorPatterns().moduleCall, &name) ||
        re2::RE2::PartialMatch(code, operatorPatterns().anyCall, &object, &name))
        return name;
    return {};
}

std::string extensionIn(const std::vector<StackFrame>& frames)
{
    constexpr std::size_t innermost = 3;
    constexpr std::array<std::string_view, 2> roots = {"site-packages/", "dist-packages/"};
    // Packages of pure Python around PyTorch say nothing about a build.
    constexpr std::array<std::string_view, 12> known = {"torch",        "lightning",  "pytorch_lightning",
                                                        "transformers", "accelerate", "lightning_fabric",
                                                        "numpy",        "diffusers",  "peft",
                                                        "trl",          "datasets",   "timm"};
    for (std::size_t back = 1; back <= std::min(frames.size(), innermost); ++back) {
        const std::string_view file = frames[frames.size() - back].file;
        for (const std::string_view root : roots) {
            const std::size_t at = file.find(root);
            if (at == std::string_view::npos)
                continue;
            std::string_view package = file.substr(at + root.size());
            package = package.substr(0, package.find_first_of("/\\."));
            if (std::find(known.begin(), known.end(), package) == known.end())
                return std::string(package);
        }
    }
    return {};
}

void readShapes(std::string_view message, Context& context)
{
    std::string first;
    std::string second;
    re2::StringPiece rest(message.data(), message.size());
    while (re2::RE2::FindAndConsume(&rest, operatorPatterns().matrices, &first, &second)) {
        addOnce(context.shapes, first);
        addOnce(context.shapes, second);
    }
    rest = {message.data(), message.size()};
    // An assertion's block and thread numbers look like shapes.
    if (message.find(": block: [") == std::string_view::npos) {
        while (re2::RE2::FindAndConsume(&rest, operatorPatterns().shape, &first))
            addOnce(context.shapes, first);
    }
    rest = {message.data(), message.size()};
    while (re2::RE2::FindAndConsume(&rest, operatorPatterns().dtype, &first))
        addOnce(context.dtypes, first);
}

} // namespace torchtriage::triage
