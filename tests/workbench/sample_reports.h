// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Reports as the triage would give them, for the tests of the sentences.
#include "app/workbench/guidance.h"

#include <QMetaType>
#include <QRegularExpression>
#include <QTest>

#include <initializer_list>
#include <utility>

namespace torchtriage::test {

using triage::Backend;
using triage::Family;
using triage::Report;

inline constexpr double gib = 1024.0 * 1024.0 * 1024.0;

inline Report failure(std::optional<Family> family, std::string message, Backend backend = Backend::Cuda)
{
    Report report;
    report.input = "train.log";
    report.verdict = triage::Verdict::Failure;
    report.family = family;
    if (family)
        report.failureClass = triage::classOf(*family);
    report.message = message;
    report.firstLine = 118206;
    report.lines = 171322;
    report.context.backend = backend;
    triage::Event event;
    event.family = family;
    event.role = triage::Role::Initiating;
    event.lines = {118206, 118206};
    event.message = std::move(message);
    report.events.push_back(std::move(event));
    report.first = 0;
    return report;
}

inline Report classAssert()
{
    Report report =
        failure(Family::DeviceAssert,
                "../aten/src/ATen/native/cuda/Loss.cu:250: nll_loss_forward_reduce_cuda_kernel_2d: block: "
                "[0,0,0], thread: [17,0,0] Assertion `t >= 0 && t < n_classes` failed.");
    report.events[0].sticky = true;
    report.events[0].time = "03:12:41.097";
    report.op = "nll_loss";
    report.contract = "class-index";
    report.argument = "target";
    report.assertion = "t >= 0 && t < n_classes";
    report.rank = 3;
    report.ranks = {0, 1, 2, 3};
    report.repeats = 24;
    report.observation = {
        true, ".item()", {"/srv/train/tagger/train.py", 214, "main", "loss.item()", 118230}};
    report.events[0].frames = {{"/srv/train/tagger/train.py", 301, "<module>", "main()", 118220}};
    return report;
}

using MemoryField = std::optional<double> triage::MemoryNumbers::*;

inline Report outOfMemory(std::string reading, std::initializer_list<std::pair<MemoryField, double>> numbers)
{
    Report report = failure(Family::OutOfMemory, "CUDA out of memory. Tried to allocate 2.50 GiB.");
    for (const auto& [field, value] : numbers)
        report.memory.*field = value;
    report.memory.reading = std::move(reading);
    return report;
}

inline QString textOf(const workbench::GuidanceRow& row)
{
    return QStringList{row.clue, row.firstCheck, row.firstCheckDetail, row.avoid, row.avoidDetail}.join(
        u'\n');
}

inline bool isSentence(const QString& text)
{
    static const QRegularExpression placeholder(QStringLiteral("%(\\d|n|L)"));
    return !text.isEmpty() && !text.contains(placeholder) && text.at(0) != u' ' && text.back() != u' ' &&
           !text.contains(QStringLiteral("  ")) && !text.contains(u'!');
}

/// One column with every family, then the unsettled one.
inline void addFamilyRows()
{
    QTest::addColumn<std::optional<Family>>("family");
    for (const Family family : triage::allFamilies)
        QTest::newRow(triage::toString(family).data()) << std::optional(family);
    QTest::newRow("unknown") << std::optional<Family>();
}

} // namespace torchtriage::test

Q_DECLARE_METATYPE(torchtriage::triage::Report)
Q_DECLARE_METATYPE(std::optional<torchtriage::triage::Family>)
