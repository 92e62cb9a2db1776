// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/incident.h"

#include <QByteArray>
#include <QString>

#include <cstdint>

/// A log of four ranks and a launcher with a failure on rank 2, and the report that a triage would give of
/// it.
struct SampleLog {
    QByteArray text;
    torchtriage::workbench::Incident incident;
    std::int64_t lines = 0;
    std::int64_t failure = 0;     ///< the assertion
    std::int64_t observation = 0; ///< the source line of the frame
    std::int64_t error = 0;       ///< "RuntimeError: …"
    std::int64_t stack = 0;       ///< first of the C++ frames
    std::int64_t stackEnd = 0;
    std::int64_t ending = 0; ///< the launcher's last word

    /// `before` and `after`: lines of training around the failure.
    SampleLog(int before, int after)
    {
        add("W1130 10:00:00.000000 1 torch/distributed/run.py:793] starting");
        train(before);
        failure = add(
            "[rank2]: ../aten/src/ATen/native/cuda/Loss.cu:250: nll_loss: block: [0,0,0], thread: [17,0,0] "
            "Assertion `t >= 0 && t < n_classes` failed.");
        add("[rank2]: Traceback (most recent call last):");
        const std::int64_t frame = add("[rank2]:   File \"/srv/job/train.py\", line 214, in train_step");
        observation = add("[rank2]:     return loss.item()");
        add("[rank2]:            ^^^^^^^^^^^");
        error = add("[rank2]: RuntimeError: CUDA error: device-side assert triggered");
        const std::int64_t watchdog =
            add("[rank2]:[E1130 10:00:01.000 ProcessGroupNCCL.cpp:1515] [PG 0 Rank 2] "
                "Process group watchdog thread terminated with exception: CUDA error");
        stack = add("[rank2]: frame #0: c10::Error::Error(std::string) + 0x96 (0x7f00 in libc10.so)");
        for (int i = 1; i < 12; ++i)
            stackEnd = add("[rank2]: frame #" + QByteArray::number(i) +
                           ": <unknown function> + 0xdbbf4 (0x7f in libc.so.6)");
        train(after);
        ending = add("E1130 10:10:00.000000 1 torch/distributed/elastic/multiprocessing/api.py:826] failed "
                     "(exitcode: -6)");
        describe(frame, watchdog);
    }

private:
    std::int64_t add(const QByteArray& line)
    {
        text += line + '\n';
        return ++lines;
    }

    void train(int count)
    {
        for (int i = 0; i < count; ++i)
            add("[rank" + QByteArray::number(i % 4) + "]: 10:00:00.000 DEBUG train  iter " +
                QByteArray::number(i / 4) + "  forward done  logits [32, 4] float32");
    }

    void describe(std::int64_t frame, std::int64_t watchdog)
    {
        using namespace torchtriage::triage;
        Report& report = incident.report;
        report.lines = lines;
        report.bytes = static_cast<std::uint64_t>(text.size());
        report.verdict = Verdict::Failure;
        report.family = Family::DeviceAssert;
        report.rank = 2;
        report.firstLine = failure;
        report.message = "Loss.cu:250: nll_loss: Assertion `t >= 0 && t < n_classes` failed.";
        report.observation = {
            true, "item", {"/srv/job/train.py", 214, "train_step", "return loss.item()", frame}};
        report.ranks = {0, 1, 2, 3};
        const auto event = [](Role role, std::int64_t line, std::optional<int> rank, const char* message) {
            Event made;
            made.role = role;
            made.lines = {line, line};
            made.rank = rank;
            made.message = message;
            return made;
        };
        report.events.push_back(event(Role::Initiating, failure, 2, report.message.c_str()));
        report.events.push_back(event(Role::Confirmation, error, 2, "RuntimeError: CUDA error"));
        report.events.back().exception = "RuntimeError";
        report.events.back().frames = {report.observation.at};
        report.events.push_back(event(Role::Confirmation, watchdog, 2, "watchdog terminated"));
        report.events.push_back(event(Role::Teardown, ending, std::nullopt, "failed (exitcode: -6)"));
        report.first = 0;
        incident.id = 1;
        incident.name = QStringLiteral("sample.log");
        incident.text = text;
    }
};
