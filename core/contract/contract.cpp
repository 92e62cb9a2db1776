// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/contract.h"

#include <algorithm>
#include <array>
#include <string>

namespace torchtriage::contract {

namespace {

using Names = std::span<const std::string_view>;
using Roles = std::span<const InputRole>;
using Parameters = std::span<const ParameterRole>;

constexpr std::array<std::string_view, 10> ids = {
    "class-index", "index-range", "unit-interval", "probability", "finite",
    "lengths",     "same-length", "dtype",         "shape",       "strides"};

// Inputs.
constexpr InputRole targetLosses[] = {{"target"}, {"input", false}, {"weight", false}};
constexpr InputRole rowsRoles[] = {{"indices"}, {"weight", false}};
constexpr InputRole bagRoles[] = {{"indices"}, {"weight", false}, {"offsets", false}};
constexpr InputRole indexRoles[] = {{"index"}, {"input", false}};
constexpr InputRole indicesRoles[] = {{"indices"}, {"input", false}};
constexpr InputRole scatterRoles[] = {{"index"}, {"input", false}, {"src", false}};
constexpr InputRole oneHotRoles[] = {{"tensor"}};
constexpr InputRole inputOnly[] = {{"input"}};
constexpr InputRole entropyRoles[] = {{"input", false}, {"target", false}, {"weight", false}};
constexpr InputRole bernoulliRoles[] = {{"p"}};
constexpr InputRole rateRoles[] = {{"rate"}};
constexpr InputRole manyTensors[] = {{"tensor", true, true}};
constexpr InputRole ctcRoles[] = {{"log_probs"}, {"targets"}, {"input_lengths"}, {"target_lengths"}};
constexpr InputRole packRoles[] = {{"input"}, {"lengths"}};
constexpr InputRole repeatRoles[] = {{"repeats"}, {"input", false}};
constexpr InputRole splitRoles[] = {{"input"}, {"sizes"}};
constexpr InputRole maskedRoles[] = {{"mask"}, {"source"}};
constexpr InputRole typeRoles[] = {{"input"}, {"other", false}};
constexpr InputRole typeWeights[] = {{"input"}, {"weight", false}};
constexpr InputRole typeMat2[] = {{"input"}, {"mat2", false}};
constexpr InputRole typeSource[] = {{"input"}, {"src", false}};
constexpr InputRole whereRoles[] = {{"condition"}, {"input"}, {"other"}};
constexpr InputRole typeTargets[] = {{"input"}, {"target", false}};
constexpr InputRole matmulRoles[] = {{"input"}, {"other"}};
constexpr InputRole linearRoles[] = {{"input"}, {"weight"}, {"bias", false}};
constexpr InputRole bmmRoles[] = {{"input"}, {"mat2"}};
constexpr InputRole addmmRoles[] = {{"input"}, {"mat1"}, {"mat2"}};
constexpr InputRole normRoles[] = {{"input"}, {"weight", false}, {"bias", false}};

// Parameters.
constexpr ParameterRole lossParameters[] = {
    {"classes"}, {"ignore_index"}, {"label_smoothing"}, {"reduction"}};
constexpr ParameterRole classesOnly[] = {{"classes"}};
constexpr ParameterRole embeddingParameters[] = {{"size"}, {"padding_idx"}};
constexpr ParameterRole bagParameters[] = {{"size"}, {"padding_idx"}, {"mode"}};
constexpr ParameterRole alongParameters[] = {{"size"}, {"dim"}};
constexpr ParameterRole sizeOnly[] = {{"size"}};
constexpr ParameterRole multinomialParameters[] = {{"num_samples"}, {"replacement"}};
constexpr ParameterRole ctcParameters[] = {{"blank"}};
constexpr ParameterRole packParameters[] = {{"batch_first"}, {"enforce_sorted"}};
constexpr ParameterRole repeatParameters[] = {{"dim"}, {"output_size"}};
constexpr ParameterRole segmentParameters[] = {{"dim"}, {"unsafe"}};
constexpr ParameterRole dimOnly[] = {{"dim"}};
constexpr ParameterRole viewParameters[] = {{"shape", true}};
constexpr ParameterRole normParameters[] = {{"normalized_shape", true}};

// Further names of operators.
constexpr std::string_view crossEntropyNames[] = {"cross_entropy_loss", "CrossEntropyLoss"};
constexpr std::string_view nllNames[] = {"nll_loss_forward", "nll_loss_nd", "NLLLoss"};
constexpr std::string_view nll2dNames[] = {"nll_loss2d_forward", "NLLLoss2d"};
constexpr std::string_view marginNames[] = {"MultiMarginLoss"};
constexpr std::string_view embeddingNames[] = {"Embedding"};
constexpr std::string_view bagNames[] = {"_embedding_bag", "EmbeddingBag"};
constexpr std::string_view indexNames[] = {"index_put", "index_put_", "__getitem__"};
constexpr std::string_view bceNames[] = {"BCELoss"};
constexpr std::string_view bernoulliNames[] = {"bernoulli_"};
constexpr std::string_view finiteNames[] = {"clip_grad_norm_", "linalg_eig", "topk", "multinomial"};
constexpr std::string_view ctcNames[] = {"CTCLoss", "_ctc_loss"};
constexpr std::string_view packNames[] = {"_pack_padded_sequence"};
constexpr std::string_view splitNames[] = {"split_with_sizes"};
constexpr std::string_view datasetNames[] = {"TensorDataset", "cross_entropy", "nll_loss"};
constexpr std::string_view addNames[] = {"mul", "sub", "div", "elementwise", "maximum", "minimum"};
constexpr std::string_view linearNames[] = {"Linear"};
constexpr std::string_view matmulNames[] = {"mm", "mv", "dot"};
constexpr std::string_view convNames[] = {"Conv2d", "convolution"};
constexpr std::string_view normNames[] = {"LayerNorm", "native_layer_norm"};
constexpr std::string_view softmaxNames[] = {"_softmax", "Softmax"};
constexpr std::string_view logSoftmaxNames[] = {"_log_softmax", "LogSoftmax"};
constexpr std::string_view broadcastNames[] = {"mul",     "sub",     "div",         "mse_loss",
                                               "l1_loss", "maximum", "elementwise", "where"};
constexpr std::string_view writeNames[] = {"copy_", "add_", "mul_", "fill_", "inplace"};
constexpr std::string_view viewNames[] = {"_unsafe_view"};

constexpr Operator classIndexOperators[] = {
    {"cross_entropy", crossEntropyNames, targetLosses, lossParameters, "target"},
    {"nll_loss", nllNames, targetLosses, lossParameters, "target"},
    {"nll_loss2d", nll2dNames, targetLosses, lossParameters, "target"},
    {"multi_margin_loss", marginNames, targetLosses, classesOnly, "target"},
};
constexpr Operator indexRangeOperators[] = {
    {"embedding", embeddingNames, rowsRoles, embeddingParameters, "indices"},
    {"embedding_bag", bagNames, bagRoles, bagParameters, "indices"},
    {"index_select", {}, indexRoles, alongParameters, "index"},
    {"gather", {}, indexRoles, alongParameters, "index"},
    {"scatter", {}, scatterRoles, alongParameters, "index"},
    {"scatter_add", {}, scatterRoles, alongParameters, "index"},
    {"scatter_reduce", {}, scatterRoles, alongParameters, "index"},
    {"take", {}, indexRoles, sizeOnly, "index"},
    {"put", {}, indexRoles, sizeOnly, "index"},
    {"index", indexNames, indicesRoles, alongParameters, "indices"},
    {"one_hot", {}, oneHotRoles, classesOnly, "tensor"},
    {"index_add", {}, indexRoles, alongParameters, "index"},
    {"index_copy", {}, indexRoles, alongParameters, "index"},
    {"index_fill", {}, indexRoles, alongParameters, "index"},
    {"bincount", {}, inputOnly, {}, "input"},
};
constexpr Operator unitIntervalOperators[] = {
    {"binary_cross_entropy", bceNames, entropyRoles, {}, "target"},
    {"bernoulli", bernoulliNames, bernoulliRoles, {}, "p"},
};
constexpr Operator probabilityOperators[] = {
    {"multinomial", {}, inputOnly, multinomialParameters, "input"},
    {"bernoulli", bernoulliNames, bernoulliRoles, {}, "p"},
    {"poisson", {}, rateRoles, {}, "rate"},
};
constexpr Operator finiteOperators[] = {{"isfinite", finiteNames, manyTensors, {}, "tensor"}};
constexpr Operator lengthsOperators[] = {
    {"ctc_loss", ctcNames, ctcRoles, ctcParameters, "targets"},
    {"pack_padded_sequence", packNames, packRoles, packParameters, {}},
    {"repeat_interleave", {}, repeatRoles, repeatParameters, {}},
    {"segment_reduce", {}, packRoles, segmentParameters, {}},
    {"split", splitNames, splitRoles, dimOnly, {}},
    {"masked_scatter", {}, maskedRoles, {}, {}},
    {"embedding_bag", bagNames, bagRoles, bagParameters, "indices"},
};
constexpr Operator sameLengthOperators[] = {
    {"dataset", datasetNames, manyTensors, {}, {}},
    {"stack", {}, manyTensors, {}, {}},
};
constexpr Operator dtypeOperators[] = {
    {"add", addNames, typeRoles, {}, {}},
    {"matmul", matmulNames, typeRoles, {}, {}},
    {"linear", linearNames, typeWeights, {}, {}},
    {"bmm", {}, typeMat2, {}, {}},
    {"addmm", {}, addmmRoles, {}, {}},
    {"conv2d", convNames, typeWeights, {}, {}},
    {"softmax", softmaxNames, inputOnly, {}, {}},
    {"log_softmax", logSoftmaxNames, inputOnly, {}, {}},
    {"layer_norm", normNames, typeWeights, {}, {}},
    {"gelu", {}, inputOnly, {}, {}},
    {"dropout", {}, inputOnly, {}, {}},
    {"mean", {}, inputOnly, {}, {}},
    {"std", {}, inputOnly, {}, {}},
    {"relu", {}, inputOnly, {}, {}},
    {"exp", {}, inputOnly, {}, {}},
    {"sigmoid", {}, inputOnly, {}, {}},
    {"cumsum", {}, inputOnly, {}, {}},
    {"mse_loss", {}, typeTargets, {}, {}},
    {"index_add", {}, typeSource, {}, {}},
    {"scatter", {}, typeSource, {}, {}},
    {"where", {}, whereRoles, {}, {}},
    {"cat", {}, manyTensors, {}, {}},
};
constexpr Operator shapeOperators[] = {
    {"add", broadcastNames, typeRoles, {}, {}},
    {"matmul", matmulNames, matmulRoles, {}, {}},
    {"linear", linearNames, linearRoles, {}, {}},
    {"bmm", {}, bmmRoles, {}, {}},
    {"addmm", {}, addmmRoles, {}, {}},
    {"cat", {}, manyTensors, dimOnly, {}},
    {"stack", {}, manyTensors, {}, {}},
    {"layer_norm", normNames, normRoles, normParameters, {}},
};
constexpr Operator stridesOperators[] = {
    {"view", viewNames, inputOnly, viewParameters, {}},
    {"write", writeNames, inputOnly, {}, {}},
    {"view_as_complex", {}, inputOnly, {}, {}},
    {"contiguous", {}, inputOnly, {}, {}},
};

// Starts of assertions, without spaces.
constexpr std::string_view classAssertions[] = {
    "t>=0&&t<n_classes", "t<n_classes", "cur_target>=0&&cur_target<n_classes", "target_k>=0&&target_k<dim"};
constexpr std::string_view indexAssertions[] = {"srcIndex<srcSelectDimSize",
                                                "dstIndex<dstAddDimSize",
                                                "index>=-sizes[i]&&index<sizes[i]",
                                                "-sizes[i]<=index&&index<sizes[i]",
                                                "index>=-sizes_[i]&&index<sizes_[i]",
                                                "idx>=-size&&idx<size",
                                                "ind>=0&&ind<ind_dim_size",
                                                "idx_dim>=0&&idx_dim<index_size",
                                                "idx<numel&&idx>=-numel",
                                                "input[emb]<numRows"};
constexpr std::string_view unitAssertions[] = {"input_val>=zero&&input_val<=one",
                                               "target_val>=zero&&target_val<=one",
                                               "0<=p1&&p1<=1",
                                               "0<=p2&&p2<=1",
                                               "0<=p3&&p3<=1",
                                               "0<=p4&&p4<=1"};
constexpr std::string_view probabilityAssertions[] = {"!(val<zero)", "sum>accZero", "cumdist[size-1]>"};
constexpr std::string_view finiteAssertions[] = {"!at::_isnan(val)", "!_isinf(val)"};
constexpr std::string_view lengthAssertions[] = {"end>=begin", "repeat>=0", "result_size==cumsum_ptr[size-1]",
                                                 "lengths_data[", "totalElements<=srcSize"};

constexpr std::array<Contract, 10> allContracts = {{
    {ContractId::ClassIndex, classIndexOperators, classAssertions},
    {ContractId::IndexRange, indexRangeOperators, indexAssertions},
    {ContractId::UnitInterval, unitIntervalOperators, unitAssertions},
    {ContractId::Probability, probabilityOperators, probabilityAssertions},
    {ContractId::Finite, finiteOperators, finiteAssertions},
    {ContractId::Lengths, lengthsOperators, lengthAssertions},
    {ContractId::SameLength, sameLengthOperators, {}},
    {ContractId::DType, dtypeOperators, {}},
    {ContractId::Shape, shapeOperators, {}},
    {ContractId::Strides, stridesOperators, {}},
}};

/// "aten::nll_loss_forward.output" -> "nll_loss_forward"; "torch.nn.functional.cross_entropy" ->
/// "cross_entropy".
std::string_view bareName(std::string_view name)
{
    if (const auto colons = name.rfind("::"); colons != name.npos) {
        name.remove_prefix(colons + 2);
        return name.substr(0, name.find('.'));
    }
    const auto dot = name.rfind('.');
    return dot == name.npos ? name : name.substr(dot + 1);
}

} // namespace

std::string_view toString(ContractId id) noexcept
{
    return ids[static_cast<std::size_t>(id)];
}

std::optional<ContractId> contractFromId(std::string_view id) noexcept
{
    const auto found = std::ranges::find(ids, id);
    return found == ids.end() ? std::nullopt : std::optional(static_cast<ContractId>(found - ids.begin()));
}

std::span<const Contract> contracts() noexcept
{
    return allContracts;
}

const Contract& contractOf(ContractId id) noexcept
{
    return allContracts[static_cast<std::size_t>(id)];
}

const Operator* findOperator(const Contract& contract, std::string_view name) noexcept
{
    const std::string_view bare = bareName(name);
    for (const Operator& each : contract.operators) {
        if (each.name == bare || std::ranges::find(each.others, bare) != each.others.end())
            return &each;
    }
    return nullptr;
}

std::optional<ContractId> contractOfAssertion(std::string_view expression)
{
    std::string bare(expression);
    std::erase(bare, ' ');
    for (const Contract& each : allContracts) {
        for (const std::string_view assertion : each.assertions) {
            if (bare.starts_with(assertion))
                return each.id;
        }
    }
    return std::nullopt;
}

} // namespace torchtriage::contract
