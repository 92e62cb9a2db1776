// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/dtype.h"
#include "core/io/result.h"
#include "core/rerun/command.h"
#include "core/triage/family.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::rerun {

/// The one thing that a variation changes against the baseline.
enum class Change : std::uint8_t {
    Nothing,
    Launch,          ///< blocking launches
    Device,          ///< the CPU instead of the device
    Precision,       ///< another floating dtype: float32 with autocast off, float64
    Operator,        ///< a reference for the suspected operator
    Extension,       ///< an optional extension off
    Layout,          ///< contiguous inputs
    Samples,         ///< one sample of the batch
    Synchronization, ///< the device waited for after each step
    Engine,          ///< a job in another PyTorch
    Custom,          ///< anything else, named by the user
};
inline constexpr std::array allChanges = {
    Change::Nothing,         Change::Launch,    Change::Device, Change::Precision,
    Change::Operator,        Change::Extension, Change::Layout, Change::Samples,
    Change::Synchronization, Change::Engine,    Change::Custom,
};

/// What has to hold for a variation to make sense.
enum class Need : std::uint8_t {
    DeviceRun,        ///< the baseline runs on a device, not on the CPU
    KnownBackend,     ///< CUDA or ROCm is known: each has variables of its own
    ReducedPrecision, ///< something is not in float32 already
    BelowFloat64,     ///< something floating is not in float64 already
    KnownReference,   ///< a reference for the operator is known
    ExtensionLoaded,  ///< an extension takes part
    StridedInput,     ///< an input is not contiguous
    SeveralSamples,
    SeveralSteps,
    SecondEngine, ///< another engine is chosen
    Named,        ///< the user has said what is changed, and how
};

/// One way to make the change on a program of the user.
struct CommandRecipe {
    std::optional<triage::Backend> backend; ///< only there; none: wherever
    std::string torchBefore;                ///< only for PyTorch older than that ("2.1"); empty: any
    std::vector<EnvironmentChange> environment;
    std::vector<std::string> arguments; ///< appended

    bool operator==(const CommandRecipe&) const = default;
};

/// Ids of sentences: what an ending does, and does not, tell.
struct Tells {
    std::vector<std::string> fails, moved, passes, differs;

    bool operator==(const Tells&) const = default;
};

/// A kind of rerun. Data: resources/variations/*.json, described by schema.json beside them.
struct Variation {
    std::string id; ///< "blocking-launches"
    Change change = Change::Nothing;
    std::vector<Need> needs;
    bool measures = true;              ///< false: durations under it are not a measurement
    bool onJobs = false;               ///< is there for a job of operators or modules
    bool onCommands = true;            ///< and for a program of the user
    std::optional<batch::DType> dtype; ///< Precision: what inputs below it are converted to
    std::vector<CommandRecipe> commands;
    std::string asks; ///< id of the question for the program's own switch; empty: there is none to ask for
    Tells tells;

    bool operator==(const Variation&) const = default;
};

[[nodiscard]] std::string_view toString(Change change) noexcept; ///< "launch"
[[nodiscard]] std::string_view toString(Need need) noexcept;     ///< "device-run"

/// The built-in variations, the baseline first. The error names file and field (a build mistake).
[[nodiscard]] io::Result<std::vector<Variation>> builtinVariations();
/// Reads one file; `path` names it in errors.
[[nodiscard]] io::Result<std::vector<Variation>> parseVariations(const std::string& path,
                                                                 std::string_view text);
/// nullptr if there is none with this id.
[[nodiscard]] const Variation* findVariation(std::span<const Variation> variations,
                                             std::string_view id) noexcept;

/// The first recipe that fits; nullptr if none does. `torch` is a version as a log prints it ("2.4.0+cu121"),
/// empty if unknown: then it counts as current.
[[nodiscard]] const CommandRecipe* recipeFor(const Variation& variation,
                                             std::optional<triage::Backend> backend, std::string_view torch);

} // namespace torchtriage::rerun
