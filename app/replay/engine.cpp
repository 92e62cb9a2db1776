// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/engine.h"

#include "app/replay/calls.h"
#include "app/replay/engine_info.h"
#include "app/replay/failure.h"
#include "app/replay/inputs.h"
#include "app/replay/outputs.h"

#include <algorithm>
#include <c10/core/GradMode.h>
#include <chrono>

namespace torchtriage::replay {

namespace {

using rerun::ErrorKind;
using rerun::Phase;
using rerun::RunEnd;

rerun::ErrorLine jobError(const io::Error& error)
{
    rerun::ErrorLine line;
    line.kind = ErrorKind::Job;
    line.phase = Phase::Load;
    line.message = error.path;
    for (const std::string& part : {error.place, error.detail}) {
        if (!part.empty())
            line.message += ": " + part;
    }
    if (error.detail.empty())
        line.message += ": " + std::string(io::toString(error.kind));
    return line;
}

/// One job from its first check to its last output.
class Run {
public:
    Run(const rerun::Job& job, const LineStream& stream, c10::Device device)
        : m_job(job), m_stream(stream), m_inputs(device, m_values), m_keeper(job.keep, job.keepBytes)
    {
    }

    RunEnd go()
    {
        if (m_job.threads)
            at::set_num_threads(*m_job.threads);
        if (m_job.seed)
            at::manual_seed(*m_job.seed);
        const auto done = guarded([this] { return prepare(); });
        if (!done)
            return report(done.error());
        m_start = std::chrono::steady_clock::now();
        const auto ran = guarded([this] { return runSteps(); });
        return ran ? finish(RunEnd::Completed) : report(ran.error());
    }

private:
    // Turns PyTorch's exceptions into an error line of the phase that was under way.
    template <class Work>
    Expected<void> guarded(Work work)
    {
        try {
            return work();
        } catch (const std::exception& error) {
            return tl::unexpected(describe(error, m_phase));
        }
    }

    // Everything that can be refused without running anything.
    Expected<void> prepare()
    {
        for (; m_step < m_job.steps.size(); ++m_step) {
            const rerun::Step& step = m_job.steps[m_step];
            if (auto ready = m_calls.prepare(step, m_inputs.device()); !ready)
                return ready;
            if (auto planned = plan(step); !planned)
                return planned;
        }
        return {};
    }

    Expected<void> plan(const rerun::Step& step)
    {
        Expected<void> planned;
        rerun::forEachArgument(step, [&](const rerun::Argument& argument) {
            const auto* input = std::get_if<rerun::TensorInput>(&argument.value);
            if (planned && input != nullptr && std::holds_alternative<rerun::TensorInFile>(input->origin))
                planned = m_inputs.saved().plan(std::get<rerun::TensorInFile>(input->origin));
        });
        return planned;
    }

    Expected<void> runSteps()
    {
        for (m_step = 0; m_step < m_job.steps.size(); ++m_step) {
            const rerun::Step& step = m_job.steps[m_step];
            m_stream.write(rerun::ProgressLine{m_step, m_job.steps.size(), rerun::nameOf(step)});
            m_phase = Phase::Load;
            auto arguments = m_calls.arguments(step, m_inputs);
            if (!arguments)
                return tl::unexpected(arguments.error());
            m_phase = Phase::Call;
            m_started = true;
            m_values.push_back(m_calls.call(step, std::move(*arguments)));
            if (m_job.sync == rerun::Synchronize::EachStep) {
                waitForDevice();
                describeStep(m_step);
            }
        }
        m_step = noStep;
        if (m_job.sync == rerun::Synchronize::AtEnd) {
            waitForDevice();
            for (std::size_t step = 0; step < m_values.size(); ++step)
                describeStep(step);
        }
        return {};
    }

    void waitForDevice()
    {
        m_phase = Phase::Synchronize;
        synchronize(m_inputs.device());
    }

    void describeStep(std::size_t step)
    {
        m_phase = Phase::Read;
        for (std::size_t i = 0; i < m_values[step].size(); ++i)
            m_stream.write(describeOutput(m_values[step][i], step, i, m_keeper));
    }

    RunEnd report(rerun::ErrorLine error)
    {
        if (m_step < m_job.steps.size())
            error.step = m_step;
        m_stream.write(error);
        if (error.kind == ErrorKind::DeviceError)
            return finish(RunEnd::Poisoned);
        return finish(m_started ? RunEnd::Failed : RunEnd::Refused);
    }

    RunEnd finish(RunEnd ending)
    {
        std::chrono::duration<double> seconds{};
        if (m_start)
            seconds = std::chrono::steady_clock::now() - *m_start;
        m_stream.write(rerun::EndLine{ending, seconds.count()});
        return ending;
    }

    static constexpr std::size_t noStep = static_cast<std::size_t>(-1);

    const rerun::Job& m_job;
    const LineStream& m_stream;
    StepValues m_values;
    Inputs m_inputs;
    Calls m_calls;
    rerun::OutputKeeper m_keeper;
    std::size_t m_step = 0;
    Phase m_phase = Phase::Load;
    bool m_started = false; // a call was made
    std::optional<std::chrono::steady_clock::time_point> m_start;
};

RunEnd refuseAll(const LineStream& stream, const rerun::ErrorLine& error)
{
    stream.write(error);
    stream.write(rerun::EndLine{RunEnd::Refused, 0});
    return RunEnd::Refused;
}

} // namespace

rerun::HelloLine probe()
{
    rerun::HelloLine engine = describeEngine();
    surveyGpus(engine);
    return engine;
}

void warmUp()
{
    const c10::NoGradGuard noGrad;
    at::Tensor ones = at::empty({16}, at::TensorOptions(at::kFloat)).fill_(1);
    rerun::OutputKeeper nowhere;
    static_cast<void>(describeOutput(ones.add(ones).reshape({4, 4}), 0, 0, nowhere));
}

RunEnd serve(const io::Result<rerun::Job>& job, const LineStream& stream)
{
    const c10::NoGradGuard noGrad;
    rerun::HelloLine engine = describeEngine();
    if (job && job->launch == rerun::Launch::Blocking)
        blockLaunches(engine.build);
    const auto devices = job ? rerun::devicesOf(*job) : std::vector<std::string>{"cpu"};
    if (std::ranges::any_of(devices, [](const std::string& each) { return each != "cpu"; }))
        surveyGpus(engine);
    stream.write(engine);
    if (!job)
        return refuseAll(stream, jobError(job.error()));
    for (const std::string& each : devices) {
        if (const auto usable = usableDevice(each, engine); !usable)
            return refuseAll(stream, usable.error());
    }
    return Run(*job, stream, *usableDevice(job->device, engine)).go();
}

} // namespace torchtriage::replay
