// SPDX-License-Identifier: GPL-3.0-or-later
// Files written by real PyTorch, safetensors and NumPy: what we list must be what they load
// (tests/data/batch).
#include "core/batch/batch_file.h"
#include "core/batch/summary.h"
#include "core/batch/values.h"
#include "core/batch/walk.h"

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <map>

using namespace torchtriage;
using nlohmann::json;

namespace {

constexpr const char* dataFolder = TORCHTRIAGE_SOURCE_DIR "/tests/data/batch";

double realOf(const json& value)
{
    if (value == "NaN")
        return NAN;
    if (value == "Infinity")
        return INFINITY;
    return value == "-Infinity" ? -INFINITY : value.get<double>();
}

double realOf(const batch::Number& number)
{
    if (const auto* integer = std::get_if<std::int64_t>(&number))
        return static_cast<double>(*integer);
    if (const auto* natural = std::get_if<std::uint64_t>(&number))
        return static_cast<double>(*natural);
    if (const auto* boolean = std::get_if<bool>(&number))
        return *boolean ? 1 : 0;
    const auto* real = std::get_if<double>(&number);
    return real != nullptr ? *real : NAN;
}

bool same(double left, double right)
{
    return left == right || (std::isnan(left) && std::isnan(right));
}

// Sums of doubles in another order: a few last digits may differ, as seen from the size of the values.
bool close(double left, double right, double size)
{
    return same(left, right) || std::fabs(left - right) <= 1e-13 * std::max(size, std::fabs(right));
}

std::string kindOf(const batch::ValueGraph& values, batch::ValueId id)
{
    switch (values.kind(id)) {
    case batch::ValueKind::Tensor:
        return values.tensor(id).array ? "array" : "tensor";
    case batch::ValueKind::List:
    case batch::ValueKind::Tuple:
    case batch::ValueKind::Set:
        return "list";
    case batch::ValueKind::Dict:
        return "dict";
    case batch::ValueKind::String:
    case batch::ValueKind::Bytes:
        return "string";
    case batch::ValueKind::Opaque:
        return "opaque";
    default:
        return "scalar";
    }
}

struct Difference {
    QStringList lines;
    void expect(bool good, const std::string& key, const std::string& what)
    {
        if (!good)
            lines << QString::fromStdString("“" + key + "”: " + what);
    }
};

void compareSummary(const batch::BatchFile& file, batch::ValueId id, const json& expected,
                    const std::string& key, Difference& difference)
{
    const auto summary = batch::summarize(file, id);
    if (!summary) {
        difference.expect(false, key, "no summary: " + summary.error().detail);
        return;
    }
    const std::uint64_t infinite = summary->positiveInfinity + summary->negativeInfinity;
    difference.expect(summary->zeros == expected.at("zeros"), key, "zeros " + std::to_string(summary->zeros));
    difference.expect(summary->nan == expected.at("nan"), key, "nan " + std::to_string(summary->nan));
    difference.expect(infinite == expected.at("inf"), key, "inf " + std::to_string(infinite));
    if (expected.contains("min")) {
        const std::string exact = std::visit(
            [](const auto& value) -> std::string {
                if constexpr (std::is_integral_v<std::decay_t<decltype(value)>>)
                    return std::to_string(value);
                return {};
            },
            summary->min);
        difference.expect(same(realOf(summary->min), realOf(expected.at("min"))), key, "min");
        difference.expect(same(realOf(summary->max), realOf(expected.at("max"))), key, "max");
        // 64-bit integers: the digits, not their nearest double.
        if (expected.at("min").is_number_integer() && !std::holds_alternative<bool>(summary->min))
            difference.expect(exact == expected.at("min").dump(), key, "min is " + exact);
    }
    const double spread = expected.contains("std") ? realOf(expected.at("std")) : 0;
    const double size = std::isfinite(spread) ? spread : 0;
    if (expected.contains("mean"))
        difference.expect(close(summary->mean.value_or(NAN), realOf(expected.at("mean")), size), key, "mean");
    if (expected.contains("mean_imaginary"))
        difference.expect(
            close(summary->meanImaginary.value_or(NAN), realOf(expected.at("mean_imaginary")), size), key,
            "mean_imaginary");
    if (expected.contains("std"))
        difference.expect(close(summary->deviation.value_or(NAN), spread, 0), key, "std");
    if (expected.contains("distinct")) {
        json distinct = json::array();
        for (const batch::ValueCount& each : summary->distinct)
            distinct.push_back({static_cast<std::int64_t>(realOf(each.value)), each.count});
        difference.expect(distinct == expected.at("distinct"), key, "distinct " + distinct.dump());
    }
    std::uint64_t counted = 0;
    for (const std::uint64_t count : summary->histogram.counts)
        counted += count;
    difference.expect(counted == summary->count - summary->nan - infinite, key,
                      "the histogram loses elements");
    difference.expect(std::ranges::is_sorted(summary->histogram.edges), key,
                      "histogram edges are not ascending");
}

void compareValues(const batch::BatchFile& file, batch::ValueId id, const json& expected,
                   const std::string& key, Difference& difference)
{
    std::size_t next = 0;
    const auto check = [&](double value) {
        if (next < expected.size())
            difference.expect(same(value, realOf(expected[next])), key, "element " + std::to_string(next));
        ++next;
    };
    const bool isComplex = batch::numberClassOf(file.values.tensor(id).dtype) == batch::NumberClass::Complex;
    const auto read =
        isComplex
            ? batch::forEachComplexBlock(file, id,
                                         [&](std::uint64_t, std::span<const std::complex<double>> block) {
                                             for (const auto& value : block) {
                                                 if (next < expected.size()) {
                                                     const json& pair = expected[next];
                                                     difference.expect(
                                                         same(value.real(), realOf(pair[0])) &&
                                                             same(value.imag(), realOf(pair[1])),
                                                         key, "element " + std::to_string(next));
                                                 }
                                                 ++next;
                                             }
                                             return true;
                                         })
            : batch::forEachRealBlock(file, id, [&](std::uint64_t first, std::span<const double> block) {
                  difference.expect(first == next, key, "blocks do not follow each other");
                  for (const double value : block)
                      check(value);
                  return true;
              });
    difference.expect(read.has_value(), key, "cannot be read");
    difference.expect(next >= expected.size(), key, "too few elements");
}

void compareTensor(const batch::BatchFile& file, batch::ValueId id, const json& expected,
                   const std::string& key, Difference& difference)
{
    const batch::Tensor& tensor = file.values.tensor(id);
    difference.expect(tensor.dtypeName == expected.at("dtype"), key, "dtype " + tensor.dtypeName);
    if (!expected.contains("shape"))
        return;
    difference.expect(json(tensor.shape) == expected.at("shape"), key, "shape " + json(tensor.shape).dump());
    if (expected.contains("layout")) {
        difference.expect(toString(tensor.layout) == expected.at("layout"), key, "layout");
        return;
    }
    difference.expect(tensor.requiresGrad == expected.at("requires_grad"), key, "requires_grad");
    // NumPy strides of empty arrays and of size-1 dimensions are arbitrary; torch's are compared in full.
    if (!tensor.array || batch::elementCount(tensor.shape) != 0)
        difference.expect(json(tensor.strides) == expected.at("strides"), key,
                          "strides " + json(tensor.strides).dump());
    difference.expect(isContiguous(tensor) == expected.at("contiguous"), key, "contiguous");
    difference.expect(tensor.device == expected.at("device"), key, "device " + tensor.device);
    if (file.format != batch::Format::TorchTar && !tensor.array)
        difference.expect(tensor.storageOffset == expected.at("storage_offset"), key, "storage_offset");
    if (expected.contains("scheme"))
        difference.expect(tensor.quantization && tensor.quantization->scheme == expected.at("scheme"), key,
                          "scheme");
    if (expected.contains("statistics"))
        compareSummary(file, id, expected.at("statistics"), key, difference);
    if (expected.contains("values"))
        compareValues(file, id, expected.at("values"), key, difference);
}

void compareScalar(const batch::ValueGraph& values, batch::ValueId id, const json& expected,
                   const std::string& key, Difference& difference)
{
    if (expected.contains("length")) {
        const bool text =
            values.kind(id) == batch::ValueKind::String || values.kind(id) == batch::ValueKind::Bytes;
        const std::uint64_t length = text ? values.length(id) : values.childCount(id);
        difference.expect(length == expected.at("length"), key, "length " + std::to_string(length));
    }
    if (!expected.contains("value"))
        return;
    const json& value = expected.at("value");
    difference.expect(value.is_boolean()
                          ? values.kind(id) == batch::ValueKind::Bool && values.boolean(id) == value
                          : same(values.real(id), realOf(value)),
                      key, "value");
}

} // namespace

class TestBatch : public QObject {
    Q_OBJECT

private slots:
    void samples_data();
    void samples();
    void sharedStorages();
    void detailsOfLayouts();
    void scriptMembers();
    void slices();
    void slicesOfPackedTypes();
};

void TestBatch::samples_data()
{
    QTest::addColumn<QString>("path");
    QDirIterator files(QString::fromUtf8(dataFolder), {QStringLiteral("*.json")}, QDir::Files,
                       QDirIterator::Subdirectories);
    int count = 0;
    while (files.hasNext()) {
        const QString path = files.next().chopped(5);
        QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -2))) << path;
        ++count;
    }
    QVERIFY2(count > 30, "the sample files are missing");
}

void TestBatch::samples()
{
    QFETCH(QString, path);
    std::ifstream stream((path + QStringLiteral(".json")).toStdString());
    const json expected = json::parse(stream).at("values");
    const auto file = batch::openBatch(path.toStdString());
    QVERIFY2(file,
             file ? "" : qPrintable(QString::fromStdString(file.error().place + ": " + file.error().detail)));
    QVERIFY(file->problems.empty());

    std::map<std::string, batch::ValueId> found;
    batch::walk(file->values, file->root, [&](const batch::Visit& visit) {
        found.emplace(visit.key, visit.id);
        return file->values.kind(visit.id) == batch::ValueKind::Tensor ? batch::WalkStep::Skip
                                                                       : batch::WalkStep::Enter;
    });
    Difference difference;
    // A module is shown with more than its state.
    const bool isScript = file->format == batch::Format::TorchScript;
    for (const auto& [key, entry] : expected.items()) {
        if (isScript && key.empty())
            continue;
        const auto place = found.find(key);
        difference.expect(place != found.end(), key, "not listed");
        if (place == found.end())
            continue;
        const batch::ValueId id = place->second;
        const std::string kind = kindOf(file->values, id);
        difference.expect(kind == entry.at("kind"), key, "kind " + kind);
        if (kind == "tensor" || kind == "array")
            compareTensor(*file, id, entry, key, difference);
        else
            compareScalar(file->values, id, entry, key, difference);
    }
    for (const auto& [key, id] : found)
        difference.expect(isScript || expected.contains(key), key, "listed, but not in the file");
    QVERIFY2(difference.lines.isEmpty(), qPrintable(difference.lines.join(QLatin1Char('\n'))));
}

namespace {

batch::BatchFile open(const char* name)
{
    auto file = batch::openBatch(std::string(dataFolder) + '/' + name);
    if (!file)
        qFatal("%s: %s", name, file.error().detail.c_str());
    return std::move(*file);
}

const batch::Tensor& tensorAt(const batch::BatchFile& file, std::string_view key)
{
    const auto id = batch::find(file.values, file.root, key);
    if (!id || file.values.kind(*id) != batch::ValueKind::Tensor)
        qFatal("no tensor %s", std::string(key).c_str());
    return file.values.tensor(*id);
}

} // namespace

void TestBatch::sharedStorages()
{
    for (const char* name : {"torch2.15/views.pt", "torch1.13/views.pt", "torch1.13/legacy_views.pt"}) {
        const batch::BatchFile file = open(name);
        const batch::Tensor& first = tensorAt(file, "shared a");
        const batch::Tensor& second = tensorAt(file, "shared b");
        QCOMPARE(first.storage, second.storage);
        QCOMPARE(file.values.storages()[first.storage].tensors, 2U);
        QCOMPARE(file.values.storages()[first.storage].bytes, 40U);
        QVERIFY(tensorAt(file, "labels").storage != first.storage);
    }
}

void TestBatch::detailsOfLayouts()
{
    const batch::BatchFile file = open("torch2.15/layouts.pt");
    const batch::Tensor& coo = tensorAt(file, "coo");
    QCOMPARE(coo.components.size(), std::size_t{2});
    QCOMPARE(coo.components[0].name, std::string("indices"));
    QCOMPARE(tensorAt(file, "coo.indices").shape, (std::vector<std::int64_t>{2, 3}));
    QCOMPARE(tensorAt(file, "bsr.crow_indices").dtypeName, std::string("int64"));
    QCOMPARE(*tensorAt(file, "qint8").quantization->zeroPoint, 2);
    QCOMPARE(*tensorAt(file, "per channel").quantization->axis, 0);
    QVERIFY(tensorAt(file, "parameter").parameter);
    QVERIFY(!tensorAt(file, "grad").parameter);
    QVERIFY(tensorAt(file, "conj").conjugate);
    QVERIFY(tensorAt(file, "neg").negative);
    QVERIFY(tensorAt(file, "meta").isMeta());
    // A meta tensor has a shape and no content; asking for it is an answer, not a crash.
    const auto none = batch::summarize(file, *batch::find(file.values, file.root, "meta"));
    QVERIFY(!none && none.error().kind == io::ErrorKind::Unsupported);
    // The stored values of a sparse tensor stand for it.
    const auto sparse = batch::summarize(file, *batch::find(file.values, file.root, "csr"));
    QVERIFY(sparse && sparse->count == 3 && realOf(sparse->max) == 5);
}

void TestBatch::scriptMembers()
{
    const batch::BatchFile file = open("torch1.13/script.pt");
    QVERIFY(file.format == batch::Format::TorchScript);
    QCOMPARE(tensorAt(file, "constants[0]").shape, (std::vector<std::int64_t>{1, 2}));
    const auto isCode = [](const batch::Member& member) {
        return member.name.ends_with(".py") && member.compressed;
    };
    QVERIFY(std::ranges::any_of(file.members, isCode));
}

void TestBatch::slices()
{
    const batch::BatchFile file = open("torch2.15/views.pt");
    const auto permuted = *batch::find(file.values, file.root, "permuted"); // [5, 6, 4] of 4 x 5 x 6
    const auto slice = batch::readSlice(file, permuted, {{2}, 1, 2, 1, 9});
    QVERIFY(slice);
    QCOMPARE(slice->rows, 2);
    QCOMPARE(slice->columns, 3);
    std::vector<double> cells;
    for (const batch::Number& cell : slice->cells)
        cells.push_back(realOf(cell));
    // Element [2, r, c] of the view is element [c, 2, r] of the base, which counts upwards.
    QCOMPARE(cells, (std::vector<double>{43, 73, 103, 44, 74, 104}));

    const auto row = batch::readSlice(file, *batch::find(file.values, file.root, "row"), {{}, 0, 5, 4, 10});
    QVERIFY(row && row->rows == 1 && row->columns == 2 && realOf(row->cells[1]) == 47);
    const auto scalar =
        batch::readSlice(file, *batch::find(file.values, file.root, "scalar"), {{}, 0, 1, 0, 1});
    QVERIFY(scalar && scalar->cells.size() == 1 && realOf(scalar->cells[0]) == 119);
    QVERIFY(!batch::readSlice(file, permuted, {{5}, 0, 1, 0, 1}));
    QVERIFY(!batch::readSlice(file, permuted, {{}, 0, 1, 0, 1}));
    const auto beyond = batch::readSlice(file, permuted, {{0}, 6, 3, 0, 4});
    QVERIFY(beyond && beyond->rows == 0 && beyond->cells.empty());
}

void TestBatch::slicesOfPackedTypes()
{
    // 3 x 4 elements of 4 bits: 0, 0.5, 1, 1.5, 2, 3, 4, 6, -0, -0.5, -1, -1.5, low half first.
    const std::string header = R"({"t":{"dtype":"F4","shape":[3,4],"data_offsets":[0,6]}})";
    QByteArray content(8, '\0');
    content[0] = static_cast<char>(header.size());
    content += QByteArray::fromStdString(header) + QByteArray::fromHex("1032547698ba");
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("packed.safetensors"));
    QFile out(path);
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(content) == content.size());
    out.close();
    const auto file = batch::openBatch(path.toStdString());
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    const auto tensor = *batch::find(file->values, file->root, "t");
    const auto slice = batch::readSlice(*file, tensor, {{}, 0, 3, 1, 2});
    QVERIFY(slice);
    std::vector<double> cells;
    for (const batch::Number& cell : slice->cells)
        cells.push_back(realOf(cell));
    QCOMPARE(cells, (std::vector<double>{0.5, 1, 3, 4, -0.5, -1}));
    const auto summary = batch::summarize(*file, tensor);
    QVERIFY(summary);
    QCOMPARE(realOf(summary->max), 6.0);
    QCOMPARE(realOf(summary->min), -1.5);
    QCOMPARE(summary->zeros, 2U);
}

QTEST_GUILESS_MAIN(TestBatch)
#include "tst_batch.moc"
