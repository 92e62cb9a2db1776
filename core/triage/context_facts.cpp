// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/context_facts.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <functional>

namespace torchtriage::triage {

namespace {

struct Patterns {
    // Lines that only `python -m torch.utils.collect_env` writes.
    re2::RE2 environment{
        R"(^(?:PyTorch version|CUDA used to build PyTorch|ROCM used to build PyTorch|Is CUDA available|CUDA runtime version|Nvidia driver version|cuDNN version|HIP runtime version): )"};
    re2::RE2 interesting{
        R"((?i)torch|cuda|python|nvidia|hip\b|rocm|gfx\d|sm_\d|world[_ ]size|commit|revision|miopen|nccl|gloo|cutlass|flash_attn|xformers|/THC/|different GPUs|tensorflow|geforce|radeon)"};
    re2::RE2 pythonPath{R"([/\\](?:python|Python|py)-?(2\.7|3\.\d{1,2})[/\\])"};
    re2::RE2 pythonWindows{R"([\\/]Python(3)(\d{1,2})[\\/])"};
    re2::RE2 pythonText{R"((?i)\bpython(?: version)?\s*[:=]?\s*v?((?:2\.7|3\.\d{1,2})(?:\.\d+)?))"};
    re2::RE2 torchText{
        R"((?i)(?:\bpytorch(?: version)?|\btorch(?:\.__version__| version)?)\s*(?:==|[:=]|-| )\s*v?([0-2]\.\d{1,2}\.\d{1,2}(?:[a-z]\w*)?(?:\.dev\d+)?(?:\+[\w.]+)?))"};
    re2::RE2 torchWheel{R"((?i)\btorch-([0-2]\.\d{1,2}\.\d{1,2}(?:\+[\w.]+)?)[-/\\])"};
    re2::RE2 cudaText{
        R"((?i)(?:cuda(?: used to build pytorch| version| runtime version)?\s*[:=]\s*|torch\.version\.cuda\s*[:=]?\s*|compiled with cuda |\bcuda )v?(\d{1,2}\.\d{1,2}))"};
    re2::RE2 cudaLocal{R"(\+cu(\d{2,3})\b)"};
    re2::RE2 hipText{
        R"((?i)(?:rocm used to build pytorch|hip runtime version|torch\.version\.hip)\s*[:=]?\s*(\d+\.\d+[\w.\-]*))"};
    re2::RE2 hipLocal{R"(\+rocm(\d+\.\d+(?:\.\d+)?))"};
    re2::RE2 driver{R"((?i)(?:nvidia driver version|driver version)\s*[:=]\s*(\d{3}\.\d{2,3}(?:\.\d+)?))"};
    re2::RE2 driverCuda{R"(\bCUDA Version\s*:\s*(\d{1,2}\.\d))"};
    re2::RE2 gpu{
        R"(\b((?:NVIDIA )?(?:GeForce (?:RTX|GTX) \d{3,4}(?: (?:Ti|SUPER|Laptop GPU))*|Quadro RTX \d+|RTX (?:A\d{4}|PRO \d+)|(?:Tesla )?(?:[AHVBLTP]\d{1,3}0?0?|T4|L40S?|L4)(?:-(?:SXM\d?|PCIE|PCIe)-?\d*[GT]B(?: HBM\d\w?)?)?)\b|AMD (?:Instinct )?MI\d{2,3}X?|(?:AMD )?Radeon (?:RX |PRO )[\w ]{2,10}))"};
    re2::RE2 capability{R"(CUDA capability (sm_\d{2,3}a?) is not compatible)"};
    re2::RE2 archList{R"(supports CUDA capabilities ((?:sm_\d{2,3}a?[ ,]*|compute_\d+[ ,]*)+))"};
    re2::RE2 world{R"((?i)\b(?:world[_ ]size|nproc_per_node|num_processes|nranks)\b\s*[:=]?\s*(\d{1,6})\b)"};
    re2::RE2 revision{
        R"((?i)\b(?:git[_ ]?(?:hash|commit|sha|revision)|revision|commit(?: hash)?)\b\s*[:=]?\s*([0-9a-f]{7,40})\b)"};
    re2::RE2 hip{
        R"(\bHIP\b|hipError|\bROCm\b|rocm|MIOpen|miopen|\bgfx(?:9|1[0-2])\w{2}|amdgpu|AMD_SERIALIZE)"};
    re2::RE2 cuda{
        R"((?i)cuda|nccl|\bcublas|cudnn|NVRM|nvidia|\bsm_\d\d|cutlass|flash_attn|xformers|/THC/|different GPUs)"};
    re2::RE2 torchvision{R"((?i)\btorchvision\s*(?:==|[:=]|-| )\s*v?(0\.\d{1,2}(?:\.\d+)?))"};
};

const Patterns& patterns()
{
    static const Patterns compiled;
    return compiled;
}

re2::StringPiece piece(std::string_view text) noexcept
{
    return {text.data(), text.size()};
}

/// Fills `fact` from the pattern's group unless it is known already.
void fill(std::string& fact, std::string_view text, const re2::RE2& pattern)
{
    if (fact.empty())
        re2::RE2::PartialMatch(piece(text), pattern, &fact);
}

/// "12.1" as 1201, to compare.
int versionNumber(std::string_view version)
{
    int major = 0;
    int minor = 0;
    if (!re2::RE2::PartialMatch(piece(version), R"(^(\d+)\.(\d+))", &major, &minor))
        return 0;
    return major * 100 + minor;
}

/// The newest CUDA release that a driver serves, by the first driver of each ("525.60.13" serves every 12.x).
/// Empty: older than the table.
std::string_view servedBy(std::string_view driver)
{
    struct Row {
        int driver;
        std::string_view cuda;
    };
    constexpr Row rows[] = {{58065, "13.99"}, {52560, "12.99"}, {45080, "11.99"}, {44033, "10.2"},
                            {41839, "10.1"},  {41048, "10.0"},  {39626, "9.2"},   {38481, "9.0"}};
    for (const Row& row : rows) {
        if (versionNumber(driver) >= row.driver)
            return row.cuda;
    }
    return {};
}

/// "cu121" carries 12.1, "cu92" 9.2.
std::string fromLocalVersion(const std::string& digits)
{
    return digits.size() < 2 ? std::string{} : digits.substr(0, digits.size() - 1) + "." + digits.back();
}

/// collect_env also lists what is not there: "HIP runtime version: N/A" on a machine with CUDA.
bool saysAbsent(std::string_view text) noexcept
{
    constexpr std::array<std::string_view, 5> endings = {": N/A", ": None", ": No CUDA", ": False",
                                                         ": Could not collect"};
    const std::string_view body = text.substr(0, text.find_last_not_of(" \r") + 1);
    return std::any_of(endings.begin(), endings.end(),
                       [&](std::string_view ending) { return body.ends_with(ending); });
}

} // namespace

void ContextFacts::readVersions(std::string_view text, Context& context)
{
    const Patterns& p = patterns();
    fill(context.python, text, p.pythonText);
    fill(context.python, text, p.pythonPath);
    int major = 0;
    int minor = 0;
    if (context.python.empty() && re2::RE2::PartialMatch(piece(text), p.pythonWindows, &major, &minor))
        context.python = std::to_string(major) + "." + std::to_string(minor);
    fill(context.torch, text, p.torchText);
    fill(context.torch, text, p.torchWheel);
    // nvidia-smi heads its table with the newest CUDA of the driver, not with that of the build.
    if (text.find("Driver Version") == std::string_view::npos)
        fill(context.cuda, text, p.cudaText);
    fill(context.hip, text, p.hipText);
    std::string local;
    if (context.cuda.empty() && re2::RE2::PartialMatch(piece(text), p.cudaLocal, &local))
        context.cuda = fromLocalVersion(local);
    fill(context.hip, text, p.hipLocal);
    fill(m_torchvision, text, p.torchvision);
}

void ContextFacts::readDevices(std::string_view text, Context& context)
{
    constexpr std::size_t mostGpus = 16;
    std::string gpu;
    re2::StringPiece rest = piece(text);
    while (context.gpus.size() < mostGpus && re2::RE2::FindAndConsume(&rest, patterns().gpu, &gpu)) {
        if (std::find(context.gpus.begin(), context.gpus.end(), gpu) == context.gpus.end())
            context.gpus.push_back(gpu);
    }
    fill(m_capability, text, patterns().capability);
    fill(m_archList, text, patterns().archList);
    fill(context.driver, text, patterns().driver);
    // nvidia-smi prints the newest CUDA that its driver can serve.
    if (text.find("Driver Version") != std::string_view::npos)
        fill(m_driverLimit, text, patterns().driverCuda);
}

void ContextFacts::readEnvironment(std::string_view text, Context& context)
{
    int world = 0;
    if (!context.worldSize && re2::RE2::PartialMatch(piece(text), patterns().world, &world) && world > 0)
        context.worldSize = world;
    fill(context.revision, text, patterns().revision);
    m_cpuBuild = m_cpuBuild || text.find("CUDA used to build PyTorch: None") != std::string_view::npos ||
                 text.find("+cpu") != std::string_view::npos ||
                 text.find("Torch not compiled with CUDA enabled") != std::string_view::npos;
    m_rocmBuild = m_rocmBuild || (text.find("ROCM used to build PyTorch: ") != std::string_view::npos &&
                                  text.find("N/A") == std::string_view::npos);
    m_tensorflow = m_tensorflow || text.find("tensorflow/core") != std::string_view::npos ||
                   text.find("tensorflow/compiler") != std::string_view::npos;
}

void ContextFacts::read(std::string_view text, Collected& into)
{
    constexpr std::size_t longest = 4000;
    const std::string_view head = text.substr(0, longest);
    const std::size_t hash = std::hash<std::string_view>()(head);
    std::size_t& seen = m_seen[hash % m_seen.size()];
    if (seen == hash || !re2::RE2::PartialMatch(piece(head), patterns().interesting))
        return;
    seen = hash;
    readVersions(head, into.context);
    readDevices(head, into.context);
    readEnvironment(head, into.context);
    into.environmentLines += re2::RE2::PartialMatch(piece(head), patterns().environment) ? 1 : 0;
    if (!saysAbsent(head)) {
        into.sawHip = into.sawHip || re2::RE2::PartialMatch(piece(head), patterns().hip);
        into.sawCuda = into.sawCuda || re2::RE2::PartialMatch(piece(head), patterns().cuda);
    }
    into.sawGloo = into.sawGloo || head.find("gloo/transport") != std::string_view::npos;
    into.sawAsyncTail =
        into.sawAsyncTail || head.find("might be asynchronously reported") != std::string_view::npos;
    // Advice also names the variable: only an assignment without the advice around it counts.
    into.sawBlocking = into.sawBlocking || (head.find("CUDA_LAUNCH_BLOCKING=1") != std::string_view::npos &&
                                            head.find("consider passing") == std::string_view::npos &&
                                            head.find("with CUDA_LAUNCH_BLOCKING") == std::string_view::npos);
}

void ContextFacts::finish(Collected& into) const
{
    if (!into.context.hip.empty() || into.sawHip)
        into.context.backend = Backend::Rocm;
    else if (into.sawCuda)
        into.context.backend = Backend::Cuda;
    else if (into.sawGloo || m_cpuBuild)
        into.context.backend = Backend::Cpu;

    const auto add = [&into](const char* id, std::vector<std::string> values) {
        into.contradictions.push_back({id, std::move(values), {}});
    };
    if (!m_capability.empty() && !m_archList.empty() && m_archList.find(m_capability) == std::string::npos)
        add("arch-not-in-build", {m_capability, m_archList});
    const std::string limit =
        !m_driverLimit.empty() ? m_driverLimit : std::string(servedBy(into.context.driver));
    if (!limit.empty() && versionNumber(into.context.cuda) > versionNumber(limit)) {
        // Within a major release the newest minor one is served; its number is not known from the driver's.
        const bool wholeMajor = limit.ends_with(".99");
        add("driver-older-than-build",
            {wholeMajor ? limit.substr(0, limit.find('.')) : limit, into.context.cuda});
    }
    if (m_cpuBuild && into.sawCuda)
        add("cpu-only-build", {into.context.torch});
    if (m_rocmBuild && !into.context.driver.empty())
        add("rocm-and-cuda", {into.context.hip, into.context.driver});
    if (m_tensorflow && !into.context.torch.empty())
        add("two-frameworks", {"TensorFlow", "PyTorch"});
    // torchvision 0.N goes with torch 1.(N-1) up to 1.13 (0.14) and with torch 2.(N-15) from 2.0 (0.15) on.
    const int torch = versionNumber(into.context.torch);
    const int vision = versionNumber(m_torchvision);
    if (torch > 0 && vision > 0) {
        const int expected = torch >= 200 ? torch - 200 + 15 : torch - 100 + 1;
        if (vision != expected)
            add("torchvision-mismatch", {into.context.torch, m_torchvision});
    }
}

} // namespace torchtriage::triage
