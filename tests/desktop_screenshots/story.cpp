// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop_screenshots/story.h"

#include "core/batch/torch_writer.h"
#include "core/incident/folder.h"
#include "core/triage/family.h"

#include <QDateTime>
#include <QFile>
#include <QRegularExpression>

#include <array>
#include <cmath>
#include <cstring>

namespace torchtriage::shots {

namespace {

using batch::DType;
using batch::WrittenTensor;

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(path));
}

template <class T>
WrittenTensor tensor(const std::string& name, DType dtype, const std::vector<std::int64_t>& shape,
                     const std::vector<T>& values)
{
    WrittenTensor made{name, dtype, shape, {}, 0, {}, false};
    std::int64_t stride = 1;
    for (auto size = shape.rbegin(); size != shape.rend(); stride *= *size++)
        made.strides.insert(made.strides.begin(), stride);
    made.storage.resize(values.size() * sizeof(T));
    std::memcpy(made.storage.data(), values.data(), made.storage.size());
    return made;
}

/// Numbers that look like activations, the same each time.
std::vector<float> waves(std::size_t count, float scale)
{
    std::vector<float> values(count);
    for (std::size_t i = 0; i < count; ++i)
        values[i] = scale * std::sin(static_cast<float>(i) * 0.7F) * std::cos(static_cast<float>(i) * 0.013F);
    return values;
}

void save(const QString& path, const std::vector<WrittenTensor>& tensors)
{
    if (!batch::writeTorchFile(path.toStdString(), tensors))
        qFatal("cannot write %s", qPrintable(path));
}

/// 12 times 1, 11 times 2, 8 times 3; position 17 holds `odd`.
std::vector<std::int64_t> targets(std::int64_t odd)
{
    std::vector<std::int64_t> values;
    for (int i = 0; i < 32; ++i)
        values.push_back(i % 8 < 3 ? 1 : i % 8 < 6 ? 2 : 3);
    values[17] = odd;
    return values;
}

void saveBatch(const QString& path, std::int64_t odd, float scale)
{
    std::vector<std::int64_t> ids(32), lengths(32);
    for (std::size_t i = 0; i < 32; ++i) {
        ids[i] = 4400 + static_cast<std::int64_t>(i);
        lengths[i] = 40 + static_cast<std::int64_t>(i * 7 % 57);
    }
    WrittenTensor features = tensor("features", DType::Float32, {32, 48, 24}, waves(32 * 48 * 24, scale));
    features.strides = {48 * 24, 1, 48}; // as a transpose leaves them
    save(path,
         {tensor("audio", DType::Float32, {32, 20, 96}, waves(32 * 20 * 96, 3.96F * scale)),
          tensor("lengths", DType::Int64, {32}, lengths), tensor("target", DType::Int64, {32}, targets(odd)),
          tensor("weight", DType::Float32, {4}, std::vector<float>{1, 1, 1, 1}), features,
          tensor("logits", DType::Float32, {32, 4}, waves(32 * 4, 5.87F * scale)),
          tensor("sample_id", DType::Int64, {32}, ids)});
}

void saveCheckpoint(const QDir& folder)
{
    const auto weights = [](const std::string& name) {
        return std::vector{tensor(name + ".0.weight", DType::Float32, {16, 8}, waves(128, 0.2F)),
                           tensor(name + ".0.bias", DType::Float32, {16}, waves(16, 0.1F)),
                           tensor("global_step", DType::Int64, {1}, std::vector<std::int64_t>{1800})};
    };
    save(folder.filePath(QStringLiteral("model.pt")), weights("model"));
    save(folder.filePath(QStringLiteral("ema.pt")), weights("ema"));
    save(folder.filePath(QStringLiteral("optimizer.pt")), weights("exp_avg"));
    write(folder.filePath(QStringLiteral("trainer_state.json")), R"({"epoch": 3, "global_step": 1800})");
}

} // namespace

Story writeStory(const QDir& folder)
{
    Story story;
    story.batch = folder.filePath(QStringLiteral("batch_1811.pt"));
    saveBatch(story.batch, 4, 1);
    for (int i = 0; i < 3; ++i) {
        story.good << folder.filePath(QStringLiteral("batch_%1.pt").arg(1808 + i));
        saveBatch(story.good.back(), 3, 0.9F + 0.02F * static_cast<float>(i));
    }
    WrittenTensor x = tensor("x", DType::Float32, {8, 6}, waves(48, 1));
    x.strides = {1, 8};
    save(folder.filePath(QStringLiteral("transposed.pt")), {x});
    story.job = folder.filePath(QStringLiteral("job.json"));
    write(story.job, R"({"format":"torchtriage.job","version":1,"device":"cpu","steps":[
        {"op":"aten::view","args":[{"file":"transposed.pt","key":"x"},[-1]]}]})");
    story.labels = folder.filePath(QStringLiteral("labels.csv"));
    write(story.labels, "id,name\n1,music\n2,speech\n3,noise\n4,silence\n");
    story.checkpoint = folder.filePath(QStringLiteral("ckpt_1800"));
    if (!folder.mkpath(story.checkpoint))
        qFatal("cannot make a folder");
    saveCheckpoint(QDir(story.checkpoint));
    story.program = folder.filePath(QStringLiteral("train.py"));
    write(story.program,
          "import sys, time\n"
          "print('torch 2.4.0+cu121, python 3.11.7, NVIDIA H100, driver 550.54', flush=True)\n"
          "print('replay: batch_1811.pt, 32 samples, seed 1811', flush=True)\n"
          "print('model: 12.6 M parameters, float32', flush=True)\n"
          "print('iter 1811  forward done  logits [32, 4] float32', flush=True)\n"
          "print('../aten/src/ATen/native/cuda/ScatterGatherKernel.cu:144: operator(): block: "
          "[0,0,0], thread: [17,0,0] Assertion `idx_dim >= 0 && idx_dim < index_size` failed.',"
          " file=sys.stderr, flush=True)\n"
          "time.sleep(3600)\n");
    return story;
}

void writeMonth(const QDir& folder)
{
    const QDir corpus(QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/corpus/dev"));
    const QStringList names = corpus.entryList({QStringLiteral("*.log")}, QDir::Files, QDir::Name);
    // Times of their own would lie outside of the month.
    static const QRegularExpression clock(QStringLiteral("\\d\\d:\\d\\d:\\d\\d"));
    constexpr int logs = 412;
    for (int i = 0; i < logs; ++i) {
        // Some failures are more frequent than others, and not every one on every day.
        const int kind = (i * i / 7 + i % 5) % static_cast<int>(names.size());
        QFile source(corpus.filePath(names.at(kind / (1 + i % 4))));
        if (!source.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qPrintable(source.fileName()));
        const QByteArray failure = source.readAll();
        QByteArray log = QStringLiteral("2024-07-%1 03:12:41,097 INFO step 100 loss 0.52\n")
                             .arg(1 + (i * 5 + kind) % 24, 2, 10, QLatin1Char('0'))
                             .toUtf8();
        if (i % 11 != 0 && !QString::fromUtf8(failure).contains(clock))
            log += failure;
        write(folder.filePath(QStringLiteral("job-%1.log").arg(1000 + i)), log);
    }
}

void writeLibrary(const QDir& library)
{
    struct Kept {
        const char *path, *family, *title, *exception;
        int hours;
    };
    constexpr std::array kept = {
        Kept{"nightly-2024-07/tagger-xl", "out-of-memory", "2.50 GiB in backward", "torch.OutOfMemoryError",
             1},
        Kept{"nightly-2024-07/tagger-l4", "device-assert", "nll_loss target", "RuntimeError", 2},
        Kept{"nightly-2024-07/asr-finetune", "device-mismatch", "cpu and cuda:0", "RuntimeError", 9},
        Kept{"detector", "kernel-unavailable", "sm_90 not in build", "RuntimeError", 11},
        Kept{"warp-rnnt", "memory-fault", "extension", "RuntimeError", 30},
        Kept{"vocoder", "shape-dtype", "Half and Float", "RuntimeError", 54}};
    for (const Kept& each : kept) {
        incident::Record record;
        record.id = each.path;
        record.title = each.title;
        const QDateTime when = QDateTime::currentDateTimeUtc().addSecs(-3600 * each.hours);
        record.created = when.toString(Qt::ISODate).toStdString();
        record.firstError.time = record.created;
        record.firstError.family = each.family;
        record.firstError.exception = each.exception;
        const QString folder = library.filePath(QString::fromLatin1(each.path));
        if (!QDir().mkpath(folder))
            qFatal("cannot make a folder");
        write(folder + QStringLiteral("/incident.json"), QByteArray::fromStdString(toText(record)));
    }
}

rerun::Outcome outcomeOf(const std::string& variation, const rerun::Failure& reference)
{
    rerun::Outcome outcome;
    outcome.variation = variation;
    outcome.launcher = "local";
    outcome.torch = "2.4.0+cu121";
    outcome.process = 52104;
    outcome.ending = {rerun::EndingKind::Exited, 1, 0, {}};
    outcome.comparedWith = "incident";
    outcome.failure = reference;
    outcome.comparison = {rerun::Verdict::Reproduced, rerun::Basis::Assertion, false};
    outcome.seconds = 11.8;
    outcome.device = "cuda:0";
    if (variation == "blocking-launches") {
        outcome.change = rerun::Change::Launch;
        outcome.launch = rerun::Launch::Blocking;
        outcome.measured = false;
        outcome.seconds = 14.6;
        outcome.observedBefore = "train.py:214";
        outcome.failure->line = 207;
        outcome.comparison = {rerun::Verdict::Moved, rerun::Basis::Assertion, true};
    } else if (variation == "cpu") {
        outcome.change = rerun::Change::Device;
        outcome.device = "cpu";
        outcome.seconds = 6.3;
        outcome.failure->exception = "IndexError";
        outcome.failure->message = "Target 4 is out of bounds.";
        outcome.failure->assertion.clear();
        outcome.failure->line = 207;
        outcome.comparison = {rerun::Verdict::Moved, rerun::Basis::Contract, true};
    }
    return outcome;
}

void fillRecord(incident::Record& record)
{
    record.resolution.cause =
        "Manifest part-07.jsonl writes labels 1 to 4. The loader expects 0 to 3. Sample "
        "4417 carries 4 and reached nll_loss at iteration 1811.";
    record.resolution.change = "The loader reads labels.csv and maps names to 0 to 3. It rejects any other "
                               "value and counts it. Commit 4be81d7.";
    record.resolution.regressionCheck =
        "tests/test_targets.py::test_range loads one clip per manifest and expects 17 rejected in part-07.";
    record.resolution.diagnosticsRemoved = true;
    record.notes = {{"2024-07-24T03:20:00Z", "The same manifest was read by the run of the day before.", {}}};
}

} // namespace torchtriage::shots
