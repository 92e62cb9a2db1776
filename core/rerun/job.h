// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/dtype.h"
#include "core/triage/family.h"

#include <complex>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace torchtriage::rerun {

// A job: operators and modules to call, one after the other, in one process. Values only; job_format.h
// turns it from and into JSON (resources/schemas/job.schema.json describes every field).

/// A tensor of a saved batch. `key` as batch::walk() spells it ("model.weight", "pairs[3].image"); empty: the
/// file is one tensor.
struct TensorInFile {
    std::string file; ///< relative paths are relative to the job file's folder
    std::string key;

    bool operator==(const TensorInFile&) const = default;
};

/// A tensor made by synthetic.h: the same bytes in every engine.
struct SyntheticTensor {
    std::vector<std::int64_t> shape;
    batch::DType dtype = batch::DType::Float32;
    std::optional<std::vector<std::int64_t>> strides; ///< elements, each >= 0; none: contiguous
    std::uint64_t seed = 0;
    double low = 0;  ///< floating and complex: lowest value; integers: lowest value, whole
    double high = 1; ///< one past the highest value; equal to `low`: all elements are `low`

    bool operator==(const SyntheticTensor&) const = default;
};

/// A small tensor whose elements stand in the job, in row-major order.
struct GivenTensor {
    std::vector<std::int64_t> shape;
    batch::DType dtype = batch::DType::Int64;
    std::vector<double> values; ///< whole numbers up to 2^53 for integers; 0 and 1 for bool

    bool operator==(const GivenTensor&) const = default;
};

/// A tensor or number that an earlier step returned. Outputs are counted through: lists, tuples and
/// dictionaries are flattened.
struct StepOutput {
    std::size_t step = 0;
    std::size_t output = 0;

    bool operator==(const StepOutput&) const = default;
};

/// Entries [first, first + count) along dimension 0.
struct Rows {
    std::int64_t first = 0;
    std::int64_t count = 0;

    bool operator==(const Rows&) const = default;
};

/// What is done to a tensor before the call, in this order: rows, dtype, contiguous, device.
struct InputChange {
    std::optional<Rows> rows;
    std::optional<batch::DType> dtype;
    bool contiguous = false;           ///< copied row-major; otherwise the strides stay as they are
    std::optional<std::string> device; ///< none: the job's device

    bool operator==(const InputChange&) const = default;
};

using TensorOrigin = std::variant<TensorInFile, SyntheticTensor, GivenTensor, StepOutput>;

struct TensorInput {
    TensorOrigin origin;
    InputChange change;

    bool operator==(const TensorInput&) const = default;
};

/// torch.float32 as an argument.
struct DTypeName {
    batch::DType dtype = batch::DType::Float32;

    bool operator==(const DTypeName&) const = default;
};
/// A device as an argument; nullopt is the job's own, so that a change of device changes one thing.
struct DeviceName {
    std::optional<std::string> device;

    bool operator==(const DeviceName&) const = default;
};
enum class LayoutName : std::uint8_t { Strided, SparseCoo, SparseCsr };
enum class MemoryFormatName : std::uint8_t { Contiguous, Preserve, ChannelsLast, ChannelsLast3d };

struct Argument;
using ArgumentList = std::vector<Argument>;

/// One argument of an operator or method. monostate is None.
struct Argument {
    using Value =
        std::variant<std::monostate, bool, std::int64_t, double, std::complex<double>, std::string, DTypeName,
                     DeviceName, LayoutName, MemoryFormatName, TensorInput, ArgumentList>;
    Value value;

    bool operator==(const Argument&) const = default;
};

struct NamedArgument {
    std::string name;
    Argument value;

    bool operator==(const NamedArgument&) const = default;
};

/// Any operator that the engine's dispatcher knows: "aten::add.Tensor", "torchvision::nms".
struct OperatorCall {
    std::string name; ///< without "." the overload is the unnamed one

    bool operator==(const OperatorCall&) const = default;
};

/// A method of a TorchScript module.
struct ModuleCall {
    std::string file; ///< relative paths are relative to the job file's folder
    std::string method = "forward";

    bool operator==(const ModuleCall&) const = default;
};

struct Step {
    std::variant<OperatorCall, ModuleCall> call;
    ArgumentList arguments;
    std::vector<NamedArgument> named;
    std::string out; ///< name of what it returns, unique in the job; may be empty

    bool operator==(const Step&) const = default;
};

enum class Launch : std::uint8_t { Normal, Blocking };
enum class Synchronize : std::uint8_t { AtEnd, EachStep };

/// What the job was kept to show.
struct Expectation {
    bool fails = false;
    std::optional<triage::Family> family;
    std::string message;             ///< first line of the error; empty: any
    std::optional<std::size_t> step; ///< that the error belongs to

    bool operator==(const Expectation&) const = default;
};

struct Job {
    std::vector<Step> steps;
    std::string device = "cpu"; ///< "cpu", "cuda", "cuda:1"
    Launch launch = Launch::Normal;
    Synchronize sync = Synchronize::AtEnd;
    std::optional<std::uint64_t> seed; ///< of PyTorch's generators, for operators that draw random numbers
    std::optional<int> threads;        ///< CPU threads inside one operator; none: PyTorch's own choice
    std::string keep;                  ///< folder for the outputs' elements; empty: digests only
    std::uint64_t keepBytes = std::uint64_t{1} << 30; ///< of elements kept at most, all outputs together
    std::optional<Expectation> expect;
    std::string unknown; ///< JSON object of top-level keys that this version does not know; may be empty

    bool operator==(const Job&) const = default;
};

// Stable ids, as in the JSON.
[[nodiscard]] std::string_view toString(Launch launch) noexcept;           ///< "blocking"
[[nodiscard]] std::string_view toString(Synchronize sync) noexcept;        ///< "each-step"
[[nodiscard]] std::string_view toString(LayoutName layout) noexcept;       ///< "strided"
[[nodiscard]] std::string_view toString(MemoryFormatName format) noexcept; ///< "channels_last"
[[nodiscard]] const std::string& nameOf(const Step& step) noexcept;        ///< operator, or module file
/// Calls visit for every argument of a step, those inside lists too.
void forEachArgument(const Step& step, const std::function<void(const Argument&)>& visit);
/// Calls visit(step, argument number, tensor) for every tensor argument of a job, named ones counted after
/// the others and lists included.
void forEachTensor(Job& job,
                   const std::function<void(std::size_t step, std::size_t argument, TensorInput&)>& visit);
/// Every device that a job names: its own first, then those of inputs and arguments, each once.
[[nodiscard]] std::vector<std::string> devicesOf(const Job& job);
/// "cpu" and "cuda" with or without an index; other backends of PyTorch are spelled the same way.
[[nodiscard]] bool isDeviceName(std::string_view device) noexcept;

} // namespace torchtriage::rerun
