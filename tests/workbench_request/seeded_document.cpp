// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/workbench_request/seeded_document.h"

#include "tests/workbench_request/dice.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace torchtriage::testing {

using request::Kind;

namespace {

constexpr std::array neutralWords = {
    "2.4.0+cu121",
    "2.1.0a0+git9f2c1ab",
    "torch==2.5.1+cu124",
    "nvidia-cudnn-cu12==9.1.0.70",
    "nvidia-cublas-cu12==12.1.3.1",
    "0x7f3a5c0012d0",
    "[32, 80, 998]",
    "torch.Size([32, 4])",
    "encoder.layers.0.self_attn.q_proj.weight",
    "model.backbone.layer4.1.bn2.running_mean",
    "at::native::nll_loss_forward_out_cuda_template",
    "c10::cuda::CUDAKernelLaunchRegistry::has_failed",
    "_ZN2at6native13index_put_implERNS_6TensorE",
    "/usr/local/lib/python3.10/dist-packages/torch/nn/functional.py",
    "/opt/conda/lib/python3.11/site-packages/torch/nn/modules/module.py",
    "../aten/src/ATen/native/cuda/Loss.cu:250",
    "/opt/conda/conda-bld/pytorch_1708025847130/work/aten/src/ATen/native/cuda/Indexing.cu",
    "libcudart.so.12",
    "cuda:0",
    "sm_86",
    "torch.float32",
    "bfloat16",
    "NVIDIA A100-SXM4-80GB",
    "CUDA_LAUNCH_BLOCKING=1",
    "NCCL_DEBUG=WARN",
    "WORLD_SIZE=8",
    "nll_loss_forward_reduce_cuda_kernel_2d",
    "t >= 0 && t < n_classes",
    "block: [0,0,0], thread: [17,0,0]",
    "ignore_index=-100",
    "num_tokens=4096",
    "pad_token_id=50256",
    "2024-07-24 03:12:41,089",
    "1811/240000",
    "loss 0.4213",
    "lr 2.98e-04",
    "step 0.184 s",
    "9f2c1ab4d0e1f2a3b4c5d6e7f8091a2b3c4d5e6f",
    "24.5 GiB",
    "RuntimeError",
    "CUBLAS_STATUS_EXECUTION_FAILED",
    "std::vector<at::Tensor>",
    "torch.distributed.elastic.multiprocessing.errors",
    "https://pytorch.org/docs/stable/notes/cuda.html",
    "localhost:29500",
    "127.0.0.1",
    "src/data/loader.py",
    "self.threading.local",
    "sklearn.cluster",
    "conv1.weight",
    "key_padding_mask",
    "aten::_softmax.out",
    "PCI:0000:3b:00",
};

std::string percent(const std::string& text)
{
    static constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::string_view("/:@ +=\\").find(c) != std::string_view::npos)
            result += std::string{'%', digits[byte >> 4U], digits[byte & 0xFU]};
        else
            result += c;
    }
    return result;
}

std::string base64(std::string_view text)
{
    static constexpr std::string_view alphabet =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string result;
    for (std::size_t i = 0; i < text.size(); i += 3) {
        unsigned bits = 0;
        for (std::size_t j = i; j < i + 3; ++j)
            bits = bits << 8U | (j < text.size() ? static_cast<unsigned char>(text[j]) : 0U);
        for (std::size_t j = 0; j < 4; ++j)
            result += i + j <= text.size() ? alphabet[(bits >> (18 - 6 * j)) & 0x3FU] : '=';
    }
    return result;
}

void replaceAll(std::string& text, const std::string& from, const std::string& to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

// A private piece as it is written, in its line.
std::string written(const SeededLine& line, Writing writing)
{
    std::string text = line.line;
    for (const Seed& seed : line.seeds) {
        switch (writing) {
        case Writing::Plain:
        case Writing::Wrapped:
            break;
        case Writing::Percent:
            replaceAll(text, seed.value, percent(seed.value));
            break;
        case Writing::Json:
            text = nlohmann::json(text).dump();
            return text;
        case Writing::Colours:
            if (seed.kind != Kind::PrivateKey)
                replaceAll(text, seed.value,
                           seed.value.substr(0, seed.value.size() / 2) + "\x1b[1;31m" +
                               seed.value.substr(seed.value.size() / 2) + "\x1b[0m");
            break;
        case Writing::Base64:
            if (seed.kind == Kind::Token || seed.kind == Kind::Email)
                return "payload " + base64(text);
            break;
        }
    }
    return text;
}

// A terminal of 64 columns: every longer line goes on in the next one.
std::string wrapped(const std::string& text)
{
    std::string result;
    std::size_t column = 0;
    for (const char c : text) {
        if (c == '\n') {
            column = 0;
        } else if (column == 64) {
            result += '\n';
            column = 0;
        }
        result += c;
        column += c == '\n' ? 0 : 1;
    }
    return result;
}

std::string failureOf(Place place, const std::vector<std::string>& lines)
{
    std::string text = "Traceback (most recent call last):\n";
    text += "  File \"/workspace/train.py\", line 214, in train_step\n    loss = criterion(logits, target)\n";
    if (place == Place::Traceback || place == Place::Paths) {
        for (const std::string& line : lines)
            text += "  File \"/workspace/data.py\", line 41, in read\n    raise OSError(" + line + ")\n";
    }
    text += "  File \"/usr/local/lib/python3.10/dist-packages/torch/nn/functional.py\", line 3053, in "
            "cross_entropy\n"
            "    return torch._C._nn.cross_entropy_loss(input, target, weight, "
            "_Reduction.get_enum(reduction), ignore_index)\n"
            "IndexError: Target 4 is out of bounds.\n";
    return text;
}

std::string notebookOf(const std::string& text)
{
    nlohmann::json lines = nlohmann::json::array();
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size() - 1);
        lines.push_back(text.substr(start, end + 1 - start));
        start = end + 1;
    }
    nlohmann::json notebook = {
        {"nbformat", 4},
        {"nbformat_minor", 5},
        {"metadata", {{"kernelspec", {{"name", "python3"}, {"display_name", "Python 3"}}}}}};
    notebook["cells"] = {{{"cell_type", "code"},
                          {"metadata", nlohmann::json::object()},
                          {"source", "train()"},
                          {"execution_count", 1},
                          {"outputs", {{{"output_type", "stream"}, {"name", "stderr"}, {"text", lines}}}}}};
    return notebook.dump(1);
}

// Python shows bytes so; a pickle names the length of each text before it.
std::string pickleRepr(const std::string& line)
{
    std::string shown = "b'\\x80\\x04\\x95\\x1c\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x8c\\x12";
    for (const char c : line)
        shown += c == '\n'   ? std::string("\\n")
                 : c == '\\' ? std::string("\\\\")
                 : c == '\'' ? std::string("\\'")
                             : std::string(1, c);
    return shown + "\\x94.'";
}

std::string placed(Place place, const std::string& line, std::size_t number)
{
    switch (place) {
    case Place::Log:
        return "2024-07-24 03:12:4" + std::to_string(number % 10) + " INFO " + line;
    case Place::Record:
        return nlohmann::json({{"level", "info"}, {"message", line}}).dump();
    case Place::PickleText:
        return "state " + pickleRepr(line);
    default:
        return line;
    }
}

} // namespace

SeededDocument seededDocument(unsigned number)
{
    Dice dice(number);
    SeededDocument document;
    document.place = static_cast<Place>(number % placeCount);
    document.writing = static_cast<Writing>(number / placeCount % 6);
    const std::size_t first = number / placeCount % request::allKinds.size();
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < 4; ++i) {
        const Kind kind = request::allKinds[(first + i * 5) % request::allKinds.size()];
        const SeededLine line = seededLine(kind, dice);
        document.seeds.insert(document.seeds.end(), line.seeds.begin(), line.seeds.end());
        lines.push_back(written(line, document.writing));
    }
    std::string text = "starting run\n";
    for (std::size_t i = 0; i < 12; ++i) {
        document.neutral.emplace_back(dice.oneOf(neutralWords));
        text += "note " + document.neutral.back() + " ok\n";
    }
    for (std::size_t i = 0; i < lines.size(); ++i)
        text += placed(document.place, lines[i], i) + '\n';
    text += failureOf(document.place, lines);
    text += lines.front() + '\n';
    if (document.writing == Writing::Wrapped)
        text = wrapped(text);
    document.text = document.place == Place::Notebook ? notebookOf(text) : text;
    return document;
}

} // namespace torchtriage::testing
