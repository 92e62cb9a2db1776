// SPDX-License-Identifier: GPL-3.0-or-later
// Jobs and outcome lines: what is written is read again, and what is wrong is told by its place.
#include "core/batch/batch_file.h"
#include "core/batch/values.h"
#include "core/batch/walk.h"
#include "core/rerun/digest.h"
#include "core/rerun/error_text.h"
#include "core/rerun/job_format.h"
#include "core/rerun/kept_tensor.h"
#include "core/rerun/outcome_line.h"
#include "core/rerun/synthetic.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <rapidcheck.h>

#include <array>
#include <cmath>
#include <limits>
#include <numeric>

using namespace torchtriage;
using namespace torchtriage::rerun;

namespace {

const QString head = R"({"format":"torchtriage.job","version":1,)";

QString step(const QString& arguments)
{
    return head + R"("steps":[{"op":"aten::add.Tensor","args":[)" + arguments + "]}]}";
}

io::Result<Job> parse(const QString& text)
{
    return parseJob("job.json", text.toStdString());
}

// ---- any job, for the property

rc::Gen<std::string> anyName()
{
    return rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::inRange('a', 'z')));
}

std::vector<std::int64_t> anyShape()
{
    return *rc::gen::resize(
        4, rc::gen::container<std::vector<std::int64_t>>(rc::gen::inRange<std::int64_t>(0, 9)));
}

InputChange anyChange()
{
    InputChange change;
    if (*rc::gen::arbitrary<bool>())
        change.rows = Rows{*rc::gen::inRange<std::int64_t>(0, 9), *rc::gen::inRange<std::int64_t>(0, 9)};
    if (*rc::gen::arbitrary<bool>())
        change.dtype = *rc::gen::element(batch::DType::Float32, batch::DType::BFloat16, batch::DType::QInt8);
    change.contiguous = *rc::gen::arbitrary<bool>();
    if (*rc::gen::arbitrary<bool>())
        change.device = *rc::gen::element<std::string>("cpu", "cuda", "cuda:3");
    return change;
}

TensorOrigin anyOrigin(std::size_t steps)
{
    const int kind = *rc::gen::inRange(0, steps == 0 ? 3 : 4);
    if (kind == 0)
        return TensorInFile{"/" + *anyName(), *rc::gen::arbitrary<bool>() ? *anyName() : std::string()};
    if (kind == 1) {
        SyntheticTensor tensor;
        tensor.shape = anyShape();
        tensor.dtype =
            *rc::gen::element(batch::DType::Float16, batch::DType::Complex64, batch::DType::Float64);
        if (*rc::gen::arbitrary<bool>())
            tensor.strides = tensor.shape;
        tensor.seed = *rc::gen::arbitrary<std::uint64_t>();
        tensor.low = *rc::gen::inRange(-5, 0);
        tensor.high = *rc::gen::inRange(0, 5);
        return tensor;
    }
    if (kind == 2) {
        GivenTensor tensor;
        tensor.dtype = batch::DType::Float32;
        tensor.values = *rc::gen::container<std::vector<double>>(
            rc::gen::element(0.0, 1.5, -2.25, 1e300, std::numeric_limits<double>::infinity()));
        tensor.shape = {static_cast<std::int64_t>(tensor.values.size())};
        return tensor;
    }
    return StepOutput{*rc::gen::inRange<std::size_t>(0, steps), *rc::gen::inRange<std::size_t>(0, 5)};
}

/** Text as JSON can hold it: any bytes would seldom be UTF-8. */
rc::Gen<std::string> anyText()
{
    const auto part = rc::gen::oneOf(
        rc::gen::map(rc::gen::inRange(0, 0x80), [](int c) { return std::string(1, static_cast<char>(c)); }),
        rc::gen::element<std::string>("\u00e9", "\u2192", "\u5b57", "\U0001f9ea"));
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(part),
                        [](const std::vector<std::string>& parts) {
                            return std::accumulate(parts.begin(), parts.end(), std::string());
                        });
}

Argument anyArgument(std::size_t steps, int depth)
{
    switch (*rc::gen::inRange(0, depth < 3 ? 12 : 11)) {
    case 0:
        return {};
    case 1:
        return {*rc::gen::arbitrary<bool>()};
    case 2:
        return {*rc::gen::arbitrary<std::int64_t>()};
    case 3:
        return {*rc::gen::element(0.1, -3.0, 1e-300, -std::numeric_limits<double>::infinity())};
    case 4:
        return {std::complex<double>(*rc::gen::inRange(-3, 3), 0.5)};
    case 5:
        return {*anyText()};
    case 6:
        return {DTypeName{*rc::gen::element(batch::DType::Int64, batch::DType::Float8E5M2)}};
    case 7:
        return {*rc::gen::arbitrary<bool>() ? DeviceName{} : DeviceName{"cuda:1"}};
    case 8:
        return {*rc::gen::element(LayoutName::Strided, LayoutName::SparseCoo, LayoutName::SparseCsr)};
    case 9:
        return {*rc::gen::element(MemoryFormatName::Contiguous, MemoryFormatName::ChannelsLast3d)};
    case 10:
        return {TensorInput{anyOrigin(steps), anyChange()}};
    default: {
        ArgumentList list;
        for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
            list.push_back(anyArgument(steps, depth + 1));
        return {std::move(list)};
    }
    }
}

Job anyJob()
{
    Job job;
    job.device = *rc::gen::element<std::string>("cpu", "cuda", "cuda:1");
    job.launch = *rc::gen::element(Launch::Normal, Launch::Blocking);
    job.sync = *rc::gen::element(Synchronize::AtEnd, Synchronize::EachStep);
    if (*rc::gen::arbitrary<bool>())
        job.seed = *rc::gen::arbitrary<std::uint64_t>();
    if (*rc::gen::arbitrary<bool>())
        job.threads = *rc::gen::inRange(1, 9);
    if (*rc::gen::arbitrary<bool>())
        job.expect = Expectation{true, triage::Family::DeviceAssert, *anyName(), 2};
    const int steps = *rc::gen::inRange(1, 4);
    for (int i = 0; i < steps; ++i) {
        Step each;
        if (*rc::gen::arbitrary<bool>())
            each.call = ModuleCall{"/" + *anyName(), *anyName()}; // a relative one is made absolute
        else
            each.call = OperatorCall{"aten::" + *anyName() + (*rc::gen::arbitrary<bool>() ? ".out" : "")};
        for (int n = *rc::gen::inRange(0, 4); n > 0; --n)
            each.arguments.push_back(anyArgument(job.steps.size(), 0));
        if (*rc::gen::arbitrary<bool>())
            each.named.push_back({"alpha", {std::int64_t{2}}});
        if (*rc::gen::arbitrary<bool>())
            each.out = "out" + std::to_string(i);
        job.steps.push_back(std::move(each));
    }
    return job;
}

} // namespace

class TestJob : public QObject {
    Q_OBJECT

private slots:
    void readsEveryKindOfArgument();
    void writesWhatItReads();
    void keepsUnknownKeys();
    void refuses_data();
    void refuses();
    void takesPathsFromTheFolder();
    void writesLinesThatItReads();
    void refusesLines_data();
    void refusesLines();
    void makesKnownBits();
    void fillsRanges();
    void digestsLikeSha256_data();
    void digestsLikeSha256();
    void findsTheStatement_data();
    void findsTheStatement();
    void keepsTensorsThatBatchReads();
};

void TestJob::readsEveryKindOfArgument()
{
    const auto job =
        parse(head + R"("device":"cuda:1","launch":"blocking","sync":"each-step","seed":3,"threads":2,
        "steps":[{"op":"aten::a","args":[null,true,-7,2.5,"mean",[1,[2]],
            {"file":"b.pt","key":"x","as":{"rows":[1,2],"dtype":"half","contiguous":true,"device":"cpu"}},
            {"synthetic":{"shape":[2,3],"dtype":"int64","strides":[6,2],"seed":18446744073709551615,"low":1,"high":5}},
            {"values":[1,2],"shape":[2,1],"dtype":"float32"},{"dtype":"long"},{"device":"job"},{"device":"cuda"},
            {"layout":"sparse_coo"},{"memory_format":"channels_last"},{"complex":[1,"nan"]},{"float":"-inf"}],
            "kwargs":{"alpha":2},"out":"first"},
        {"module":"m.pt","args":[{"step":"first","output":1}]}]})");
    QVERIFY2(job, job ? "" : (job.error().place + " " + job.error().detail).c_str());
    QCOMPARE(job->device, std::string("cuda:1"));
    QVERIFY(job->launch == Launch::Blocking);
    QCOMPARE(job->seed, std::optional<std::uint64_t>(3));
    const ArgumentList& list = job->steps.at(0).arguments;
    QCOMPARE(list.size(), 16U);
    QVERIFY(std::holds_alternative<std::monostate>(list[0].value));
    QCOMPARE(std::get<std::int64_t>(list[2].value), -7);
    QCOMPARE(std::get<ArgumentList>(list[5].value).size(), 2U);
    const auto& saved = std::get<TensorInput>(list[6].value);
    QVERIFY((saved.change == InputChange{Rows{1, 2}, batch::DType::Float16, true, "cpu"}));
    const auto& made = std::get<SyntheticTensor>(std::get<TensorInput>(list[7].value).origin);
    QCOMPARE(made.seed, std::numeric_limits<std::uint64_t>::max());
    QVERIFY(made.strides == std::vector<std::int64_t>({6, 2}));
    QVERIFY(!std::get<DeviceName>(list[10].value).device);
    QVERIFY(std::isnan(std::get<std::complex<double>>(list[14].value).imag()));
    QVERIFY(std::isinf(std::get<double>(list[15].value)));
    const auto& reference = std::get<TensorInput>(job->steps.at(1).arguments.at(0).value);
    QVERIFY((std::get<StepOutput>(reference.origin) == StepOutput{0, 1}));
    QCOMPARE(std::get<ModuleCall>(job->steps.at(1).call).method, std::string("forward"));
}

void TestJob::writesWhatItReads()
{
    QVERIFY(rc::check([] {
        const Job job = anyJob();
        const auto again = parseJob("job", writeJob(job));
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == job);
    }));
}

void TestJob::keepsUnknownKeys()
{
    const auto job = parse(head + R"("note":{"by":"a later version"},"steps":[{"op":"aten::a"}]})");
    QVERIFY(job);
    QVERIFY(QString::fromStdString(writeJob(*job)).contains(R"("note":{"by":"a later version"})"));
}

void TestJob::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const QString& text, const char* place) {
        QTest::newRow(name) << text << place;
    };
    row("empty", "", "");
    row("half", head, "");
    row("a list", "[]", "");
    row("deep", QString("[").repeated(100'000), "");
    row("deep arguments", step(QString("[").repeated(50) + QString("]").repeated(50)),
        "steps[0].args[0]" + QByteArray("[0]").repeated(16));
    row("another format", R"({"format":"torchtriage.incident","version":1})", "format");
    row("a later version", R"({"format":"torchtriage.job","version":2})", "version");
    row("version as text", R"({"format":"torchtriage.job","version":"1"})", "version");
    row("no steps", head + R"("steps":[]})", "steps");
    row("steps as text", head + R"("steps":"x"})", "steps");
    row("too many steps", head + "\"steps\":[" + QString("{},").repeated(10'000) + "{}]}", "steps");
    row("step is a number", head + R"("steps":[1]})", "steps[0]");
    row("no operator", head + R"("steps":[{"args":[]}]})", "steps[0].op");
    row("no namespace", head + R"("steps":[{"op":"add"}]})", "steps[0].op");
    row("shell in a name", head + R"("steps":[{"op":"aten::add; rm"}]})", "steps[0].op");
    row("both calls", head + R"("steps":[{"op":"aten::a","module":"m"}]})", "steps[0].op");
    row("device", head + R"("device":"cuda:","steps":[{"op":"aten::a"}]})", "device");
    row("launch", head + R"("launch":"fast","steps":[{"op":"aten::a"}]})", "launch");
    row("negative seed", head + R"("seed":-1,"steps":[{"op":"aten::a"}]})", "seed");
    row("no threads", head + R"("threads":0,"steps":[{"op":"aten::a"}]})", "threads");
    row("unknown object", step(R"({"shape":[1]})"), "steps[0].args[0]");
    row("own step", step(R"({"step":0})"), "steps[0].args[0].step");
    row("later step", step(R"({"step":7})"), "steps[0].args[0].step");
    row("unknown name", step(R"({"step":"x"})"), "steps[0].args[0].step");
    row("huge integer", step("18446744073709551615"), "steps[0].args[0]");
    row("no shape", step(R"({"synthetic":{}})"), "steps[0].args[0].synthetic.shape");
    row("negative size", step(R"({"synthetic":{"shape":[-1]}})"), "steps[0].args[0].synthetic.shape");
    row("overflowing shape", step(R"({"synthetic":{"shape":[4611686018427387904,4]}})"),
        "steps[0].args[0].synthetic.shape");
    row("a petabyte", step(R"({"synthetic":{"shape":[1000000000000000]}})"),
        "steps[0].args[0].synthetic.shape");
    row("a petabyte by strides", step(R"({"synthetic":{"shape":[2],"strides":[1000000000000000]}})"),
        "steps[0].args[0].synthetic.shape");
    row("65 dimensions", step(R"({"synthetic":{"shape":[)" + QString("1,").repeated(64) + "1]}}"),
        "steps[0].args[0].synthetic.shape");
    row("strides short", step(R"({"synthetic":{"shape":[2,2],"strides":[1]}})"),
        "steps[0].args[0].synthetic.strides");
    row("no such dtype", step(R"({"synthetic":{"shape":[2],"dtype":"float31"}})"),
        "steps[0].args[0].synthetic.dtype");
    row("quantised", step(R"({"synthetic":{"shape":[2],"dtype":"qint8"}})"),
        "steps[0].args[0].synthetic.dtype");
    row("half an index", step(R"({"synthetic":{"shape":[2],"dtype":"int64","low":0.5}})"),
        "steps[0].args[0].synthetic.low");
    row("high below low", step(R"({"synthetic":{"shape":[2],"low":2,"high":1}})"),
        "steps[0].args[0].synthetic.high");
    row("values of another number", step(R"({"values":[1,2],"shape":[3]})"), "steps[0].args[0].shape");
    row("text among values", step(R"({"values":[1,"x"]})"), "steps[0].args[0].values");
    row("rows", step(R"({"values":[1],"as":{"rows":[1]}})"), "steps[0].args[0].as.rows");
    row("one complex part", step(R"({"complex":[1]})"), "steps[0].args[0].complex");
    row("name twice", head + R"("steps":[{"op":"aten::a","out":"x"},{"op":"aten::a","out":"x"}]})",
        "steps[1].out");
    row("family", head + R"("expect":{"family":"gremlin"},"steps":[{"op":"aten::a"}]})", "expect.family");
}

void TestJob::refuses()
{
    QFETCH(QString, text);
    QFETCH(QString, place);
    const auto job = parse(text);
    QVERIFY(!job);
    QCOMPARE(QString::fromStdString(job.error().place), place);
    QCOMPARE(job.error().path, std::string("job.json"));
    QVERIFY(!job.error().detail.empty());
}

void TestJob::takesPathsFromTheFolder()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("job.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write((head + R"("keep":"out","steps":[{"module":"../m.pt","args":[[{"file":"b.pt","key":"x"}]],
        "kwargs":{"a":{"file":"/data/b.pt"}}}]})")
                   .toUtf8());
    file.close();
    const auto job = readJob(file.fileName().toStdString());
    QVERIFY(job);
    const std::string base = folder.path().toStdString();
    QCOMPARE(job->keep, base + "/out");
    QCOMPARE(nameOf(job->steps[0]), base.substr(0, base.rfind('/')) + "/m.pt");
    const auto& list = std::get<ArgumentList>(job->steps[0].arguments[0].value);
    QCOMPARE(std::get<TensorInFile>(std::get<TensorInput>(list[0].value).origin).file, base + "/b.pt");
    const auto& named = std::get<TensorInput>(job->steps[0].named[0].value.value);
    QCOMPARE(std::get<TensorInFile>(named.origin).file, std::string("/data/b.pt"));
    const auto missing = readJob(base + "/none.json");
    QVERIFY(!missing && missing.error().kind == io::ErrorKind::NotFound);
}

void TestJob::writesLinesThatItReads()
{
    HelloLine hello;
    hello.engine = "python";
    hello.torch = "2.15.0";
    hello.python = "3.11.2";
    hello.build = Build::Cuda;
    hello.buildVersion = "13.2";
    hello.devices = {{"cpu", "a processor", "x86_64", 1024}, {"cuda:0", "", "sm_90", std::nullopt}};
    hello.unusable = {{"cuda", Unusable::DriverTooOld, "words"}};
    OutputLine output;
    output.step = 4;
    output.output = 1;
    output.dtype = "float32";
    output.shape = {2, 0};
    output.strides = {1, 2};
    output.min = -0.5;
    output.max = 1e300;
    output.nan = 3;
    output.digest = "sha256:00";
    OutputLine whole = output;
    whole.shape.reset();
    whole.min = true;
    whole.max = std::numeric_limits<std::uint64_t>::max();
    const std::vector<OutcomeLine> lines = {
        hello,
        ReadyLine{},
        ProgressLine{1, 9, "aten::add"},
        output,
        whole,
        ErrorLine{3, ErrorKind::DeviceError, Phase::Synchronize, "RuntimeError", "one", "one\ntwo",
                  triage::Family::DeviceAssert},
        ErrorLine{std::nullopt, ErrorKind::Job, Phase::Load, "", "bad \xff bytes", "", std::nullopt},
        EndLine{RunEnd::Poisoned, 0.25},
        UnknownLine{"later"}};
    for (const OutcomeLine& line : lines) {
        const std::string text = writeOutcomeLine(line);
        QCOMPARE(text.find('\n'), text.size() - 1);
        const auto again = readOutcomeLine(text);
        QVERIFY2(again, text.c_str());
        if (text.find("bad ") == text.npos)
            QVERIFY2(*again == line, text.c_str());
    }
    QCOMPARE(exitCodeOf(RunEnd::Completed), 0);
    QCOMPARE(exitCodeOf(RunEnd::Poisoned), 3);
}

void TestJob::refusesLines_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("printed text") << QByteArray("Epoch 3");
    QTest::newRow("a number") << QByteArray("3");
    QTest::newRow("half a line") << QByteArray(R"({"type":"output","step":0)");
    QTest::newRow("no type") << QByteArray("{}");
    QTest::newRow("type is a number") << QByteArray(R"({"type":1})");
    QTest::newRow("negative step") << QByteArray(R"({"type":"progress","step":-1,"steps":1})");
    QTest::newRow("unknown ending") << QByteArray(R"({"type":"end","ending":"happy","seconds":0})");
    QTest::newRow("no ending") << QByteArray(R"({"type":"end","seconds":0})");
    QTest::newRow("no protocol") << QByteArray(R"({"type":"hello","engine":"builtin"})");
    QTest::newRow("devices as text") << QByteArray(
        R"({"type":"hello","protocol":1,"engine":"x","devices":"many"})");
    QTest::newRow("shape of texts") << QByteArray(
        R"({"type":"output","step":0,"output":0,"dtype":"x","shape":["a"]})");
    QTest::newRow("deep") << QByteArray("[").repeated(100'000);
    QTest::newRow("too long") << QByteArray(R"({"type":")" + QByteArray(5 << 20, 'x') + "\"}");
}

void TestJob::refusesLines()
{
    QFETCH(QByteArray, line);
    QVERIFY(!readOutcomeLine({line.constData(), static_cast<std::size_t>(line.size())}));
}

// First numbers of SplitMix64 with seed 1234567, as published with the generator.
void TestJob::makesKnownBits()
{
    QCOMPARE(syntheticBits(1234567, 0), 6457827717110365317ULL);
    QCOMPARE(syntheticBits(1234567, 1), 3203168211198807973ULL);
    QCOMPARE(syntheticBits(1234567, 2), 9817491932198370423ULL);
}

void TestJob::fillsRanges()
{
    std::array<std::int64_t, 1000> whole{};
    fillSynthetic(whole, 0, 5, -3, 4);
    QCOMPARE(*std::ranges::min_element(whole), -3);
    QCOMPARE(*std::ranges::max_element(whole), 3);
    std::array<std::int64_t, 10> later{};
    fillSynthetic(later, 990, 5, -3, 4);
    QVERIFY(std::equal(later.begin(), later.end(), whole.begin() + 990));
    std::array<double, 1000> real{};
    fillSynthetic(real, 0, 5, 2, 3);
    QVERIFY(std::ranges::all_of(real, [](double each) { return each >= 2 && each < 3; }));
    fillSynthetic(real, 0, 5, 2, 2);
    QVERIFY(std::ranges::all_of(real, [](double each) { return each == 2; }));
}

void TestJob::digestsLikeSha256_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("digest");
    // Vectors of FIPS 180-4.
    QTest::newRow("empty") << QByteArray()
                           << "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    QTest::newRow("abc") << QByteArray("abc")
                         << "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    QTest::newRow("two blocks") << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                << "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1";
    QTest::newRow("a million") << QByteArray(1'000'000, 'a')
                               << "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0";
}

void TestJob::digestsLikeSha256()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, digest);
    const std::span all(text.constData(), static_cast<std::size_t>(text.size()));
    QCOMPARE(QString::fromStdString(digestOf(all)), "sha256:" + digest);
    for (const std::size_t piece : {1U, 63U, 64U, 65U, 1000U}) {
        Sha256 sha;
        for (std::size_t at = 0; at < all.size(); at += piece)
            sha.add(all.subspan(at, std::min(piece, all.size() - at)));
        QCOMPARE(QString::fromStdString(sha.finish()), digest);
    }
}

void TestJob::findsTheStatement_data()
{
    QTest::addColumn<QString>("exception");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("family");
    const auto row = [](const char* exception, const char* text, const char* message, ErrorKind kind,
                        const char* family) {
        QTest::newRow(message) << exception << text << message << static_cast<int>(kind) << family;
    };
    row("IndexError", "index out of range in self", "index out of range in self", ErrorKind::Raised, "");
    row("RuntimeError",
        "The following operation failed in the TorchScript interpreter.\nTraceback of TorchScript (most "
        "recent call "
        "last):\n  x\nRuntimeError: index 9 is out of bounds\nmore",
        "index 9 is out of bounds", ErrorKind::Raised, "");
    row("RuntimeError", "CUDA error: device-side assert triggered\nCompile with TORCH_USE_CUDA_DSA",
        "CUDA error: device-side assert triggered", ErrorKind::DeviceError, "device-assert");
    row("OutOfMemoryError", "CUDA out of memory. Tried to allocate 2.00 GiB.",
        "CUDA out of memory. Tried to allocate 2.00 GiB.", ErrorKind::Memory, "out-of-memory");
    row("RuntimeError",
        "[enforce fail at alloc_cpu.cpp:66] . DefaultCPUAllocator: can't allocate memory: you tried",
        "[enforce fail at alloc_cpu.cpp:66] . DefaultCPUAllocator: can't allocate memory: you tried",
        ErrorKind::Memory, "host-memory");
    row("AcceleratorError", "something new", "something new", ErrorKind::DeviceError, "");
}

void TestJob::findsTheStatement()
{
    QFETCH(QString, exception);
    QFETCH(QString, text);
    QFETCH(QString, message);
    QFETCH(int, kind);
    QFETCH(QString, family);
    const ErrorLine line = errorFromText(exception.toStdString(), text.toStdString(), Phase::Call);
    QCOMPARE(QString::fromStdString(line.message), message);
    QCOMPARE(static_cast<int>(line.kind), kind);
    QCOMPARE(line.family ? QString::fromUtf8(triage::toString(*line.family).data()) : QString(), family);
    QCOMPARE(line.detail.empty(), text == message);
}

void TestJob::keepsTensorsThatBatchReads()
{
    const QTemporaryDir folder;
    OutputLine line;
    line.step = 3;
    line.output = 1;
    line.shape = {2, 2};
    const std::array<float, 4> elements = {1, -2.5, 3, 4};
    const std::span bytes(reinterpret_cast<const char*>(elements.data()), sizeof(elements));
    rerun::OutputKeeper keeper(folder.filePath("new").toStdString(), 2 * sizeof(elements));
    const std::string path = keeper.keep(line, "float32", bytes);
    QVERIFY(path.ends_with("/new/step-3-output-1.safetensors"));
    const auto batch = batch::openBatch(path);
    QVERIFY(batch);
    const auto tensor = batch::find(batch->values, batch->root, "value");
    QVERIFY(tensor && batch->values.tensor(*tensor).shape == *line.shape);
    std::vector<double> read;
    QVERIFY(batch::forEachRealBlock(*batch, *tensor, [&](std::uint64_t, std::span<const double> values) {
        read.insert(read.end(), values.begin(), values.end());
        return true;
    }));
    QVERIFY(read == std::vector<double>({1, -2.5, 3, 4}));
    QCOMPARE(keeper.keep(line, "complex128", bytes), std::string());
    line.output = 2;
    QVERIFY(!keeper.keep(line, "float32", bytes).empty());
    line.output = 3;
    QCOMPARE(keeper.keep(line, "float32", bytes), std::string()); // what was given for all is used up
    QCOMPARE(rerun::OutputKeeper("/proc/nowhere").keep(line, "float32", bytes), std::string());
    QCOMPARE(rerun::OutputKeeper().keep(line, "float32", bytes), std::string());
    QCOMPARE(rerun::keptPath("/r/3", "../../etc/passwd"), std::string("/r/3/outputs/passwd"));
    QCOMPARE(rerun::keptPath("/r/3", "/old/runs/3/outputs/a.safetensors"),
             std::string("/r/3/outputs/a.safetensors"));
    QCOMPARE(rerun::keptPath("/r/3", ".."), std::string());
    QCOMPARE(rerun::keptPath("", "a"), std::string());
}

QTEST_APPLESS_MAIN(TestJob)
#include "tst_job.moc"
