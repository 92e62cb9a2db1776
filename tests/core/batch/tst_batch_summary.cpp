// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of data that is hard to get right: against plain loops over the same numbers.
#include "core/batch/summary.h"
#include "core/batch/values.h"
#include "core/batch/walk.h"
#include "tests/core/batch/made_files.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <random>

using namespace torchtriage;
using batch::Number;
using testing::deflated;
using testing::MadeFiles;
using testing::makeNpy;
using testing::makeSafetensors;
using testing::makeZip;
using testing::raw;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

double realOf(const Number& number)
{
    if (const auto* integer = std::get_if<std::int64_t>(&number))
        return static_cast<double>(*integer);
    const auto* real = std::get_if<double>(&number);
    return real != nullptr ? *real : NAN;
}

bool close(double left, double right, double tolerance)
{
    return std::fabs(left - right) <= tolerance * std::max(1e-300, std::fabs(right));
}

// Counts again, edge by edge. An element within a rounding of an edge may fall on either side of it.
std::vector<double> sortedFinite(std::vector<double> values)
{
    std::erase_if(values, [](double value) { return !std::isfinite(value); });
    std::ranges::sort(values);
    return values;
}

/// `values` as sortedFinite() gives them.
bool histogramFits(const batch::Histogram& histogram, const std::vector<double>& values, double rounding)
{
    if (histogram.edges.size() != histogram.counts.size() + 1 || histogram.edges.front() != values.front() ||
        histogram.edges.back() != values.back())
        return false;
    const double slack = rounding * std::max(std::fabs(values.front()), std::fabs(values.back()));
    std::uint64_t below = 0;
    for (std::size_t bin = 0; bin + 1 < histogram.counts.size(); ++bin) {
        below += histogram.counts[bin];
        const double edge = histogram.edges[bin + 1];
        const auto least = std::ranges::lower_bound(values, edge - slack) - values.begin();
        const auto most = std::ranges::lower_bound(values, edge + slack) - values.begin();
        if (below < static_cast<std::uint64_t>(least) || below > static_cast<std::uint64_t>(most))
            return false;
    }
    return below + histogram.counts.back() == values.size();
}

std::vector<double> normal(std::size_t count, double mean, double deviation)
{
    std::mt19937_64 random(7);
    std::normal_distribution<double> distribution(mean, deviation);
    std::vector<double> values(count);
    std::ranges::generate(values, [&] { return distribution(random); });
    return values;
}

} // namespace

class TestBatchSummary : public QObject {
    Q_OBJECT

private:
    MadeFiles m_files;

    template <class T>
    batch::Summary summaryOf(const char* descr, const std::vector<T>& values, unsigned threads = 2) const
    {
        const auto file = m_files.open("a.npy", makeNpy(descr, std::span(values)));
        if (!file)
            qFatal("%s", file.error().detail.c_str());
        batch::SummaryOptions options;
        options.threads = threads;
        const auto summary = batch::summarize(*file, file->root, options);
        if (!summary)
            qFatal("%s", summary.error().detail.c_str());
        return *summary;
    }

private slots:
    void reals_data();
    void reals();
    void floats();
    void extremes();
    void integers_data();
    void integers();
    void unsignedBeyondSigned();
    void nothingFinite();
    void threadsAgree();
    void compressedViews();
    void bigViews();
    void cancelAndProgress();
    void blocksInViewOrder();
};

void TestBatchSummary::reals_data()
{
    QTest::addColumn<QList<double>>("values");
    const auto row = [](const char* name, const std::vector<double>& values) {
        QTest::newRow(name) << QList<double>(values.begin(), values.end());
    };
    row("one", {2.5});
    row("constant", std::vector<double>(10'000, -3.25));
    row("zeros", std::vector<double>(10'000, 0.0));
    row("normal", normal(300'000, 0, 1));
    row("far from zero", normal(300'000, 1e9, 1e-3));
    row("tiny", normal(50'000, 0, 1e-310));
    row("huge", normal(50'000, 0, 1e300));
    std::vector<double> growing;
    for (int i = 0; i < 100'000; ++i)
        growing.push_back(std::ldexp(1.0, i / 500 - 100) * (i % 2 == 0 ? 1 : -1));
    row("range that grows as it goes", growing);
    std::vector<double> outliers = normal(200'000, 0, 1);
    outliers[150'000] = 1e12;
    outliers[20] = -1e-300;
    outliers[100'000] = NAN;
    outliers[100'001] = -infinity;
    outliers[199'999] = infinity;
    row("outliers, NaN and infinities", outliers);
    std::vector<double> steps;
    for (int i = 0; i < 70'000; ++i)
        steps.push_back(i % 256 / 255.0);
    row("pixels", steps);
}

void TestBatchSummary::reals()
{
    QFETCH(QList<double>, values);
    const std::vector<double> all(values.begin(), values.end());
    std::vector<double> finite = all;
    std::erase_if(finite, [](double value) { return !std::isfinite(value); });
    long double sum = 0;
    for (const double value : finite)
        sum += value;
    const long double mean = sum / static_cast<long double>(finite.size());
    long double squares = 0;
    for (const double value : finite)
        squares += (value - mean) * (value - mean);
    const auto deviation =
        static_cast<double>(std::sqrt(squares / static_cast<long double>(finite.size() - 1)));

    const batch::Summary summary = summaryOf("<f8", all);
    QCOMPARE(summary.count, all.size());
    QCOMPARE(realOf(summary.min), *std::ranges::min_element(finite));
    QCOMPARE(realOf(summary.max), *std::ranges::max_element(finite));
    QCOMPARE(summary.zeros, static_cast<std::uint64_t>(std::ranges::count(finite, 0.0)));
    QCOMPARE(summary.nan + summary.positiveInfinity + summary.negativeInfinity, all.size() - finite.size());
    QVERIFY(std::fabs(*summary.mean - static_cast<double>(mean)) <=
            1e-12 * std::max(std::fabs(static_cast<double>(mean)), finite.size() > 1 ? deviation : 0));
    if (finite.size() == 1)
        QVERIFY(!summary.deviation);
    else if (std::isfinite(static_cast<double>(squares)))
        QVERIFY2(close(*summary.deviation, deviation, 1e-9) || deviation < 1e-150,
                 qPrintable(QString::number(*summary.deviation)));
    QVERIFY(histogramFits(summary.histogram, sortedFinite(finite), 1e-15));
    QVERIFY(summary.histogram.counts.size() <= 64);
}

void TestBatchSummary::floats()
{
    const std::vector<double> source = normal(300'000, 3, 0.5);
    std::vector<float> values(source.begin(), source.end());
    const std::vector<double> exact(values.begin(), values.end());
    const batch::Summary narrow = summaryOf("<f4", values);
    const batch::Summary wide = summaryOf("<f8", exact);
    QCOMPARE(realOf(narrow.min), realOf(wide.min));
    QCOMPARE(realOf(narrow.max), realOf(wide.max));
    QVERIFY(close(*narrow.mean, *wide.mean, 1e-13));
    QVERIFY(close(*narrow.deviation, *wide.deviation, 1e-12));
    QVERIFY(histogramFits(narrow.histogram, sortedFinite(exact), 1e-6));
    // Bins are about equally wide.
    const auto& edges = narrow.histogram.edges;
    const double width = (edges.back() - edges.front()) / static_cast<double>(edges.size() - 1);
    for (std::size_t i = 1; i < edges.size(); ++i)
        QVERIFY(std::fabs(edges[i] - edges[i - 1] - width) < 0.2 * width);
    // The same numbers the other way round in memory.
    std::vector<std::uint32_t> swapped;
    for (const float value : values)
        swapped.push_back(__builtin_bswap32(std::bit_cast<std::uint32_t>(value)));
    const batch::Summary big = summaryOf(">f4", swapped);
    QCOMPARE(*big.mean, *narrow.mean);
    QVERIFY(big.histogram.counts == narrow.histogram.counts);
}

void TestBatchSummary::extremes()
{
    constexpr float top = std::numeric_limits<float>::max();
    std::vector<float> values(5000, top);
    std::fill_n(values.begin(), 2000, -top);
    values[4999] = std::numeric_limits<float>::denorm_min();
    const batch::Summary summary = summaryOf("<f4", values);
    QCOMPARE(summary.histogram.counts.front(), 2000U);
    QCOMPARE(summary.histogram.counts.back(), 2999U);
    QVERIFY(std::isfinite(*summary.mean));
    const double most = std::numeric_limits<double>::max();
    const batch::Summary wide = summaryOf("<f8", std::vector<double>{-most, most, 0, most});
    QCOMPARE(wide.histogram.counts.front(), 1U);
    QCOMPARE(wide.histogram.counts.back(), 2U);
    QVERIFY(!wide.deviation); // not a double any more
    const batch::Summary tiny = summaryOf("<f4", std::vector<float>{1e-45F, 3e-45F, 0, 1e-40F});
    QCOMPARE(tiny.zeros, 1U);
    QCOMPARE(realOf(tiny.max), static_cast<double>(1e-40F));
}

void TestBatchSummary::integers_data()
{
    QTest::addColumn<QList<qint64>>("values");
    const auto row = [](const char* name, const std::vector<std::int64_t>& values) {
        QTest::newRow(name) << QList<qint64>(values.begin(), values.end());
    };
    std::vector<std::int64_t> classes;
    for (int i = 0; i < 400'000; ++i)
        classes.push_back(i % 1000 == 999 ? -100 : i % 7);
    row("classes", classes);
    row("extremes", {INT64_MIN, INT64_MAX, 0, -1, INT64_MAX});
    row("largest alone", std::vector<std::int64_t>(9000, INT64_MAX));
    row("smallest alone", std::vector<std::int64_t>(9000, INT64_MIN));
    std::vector<std::int64_t> growing;
    for (std::int64_t i = 0; i < 200'000; ++i)
        growing.push_back(i * i * (i % 2 == 0 ? 1 : -1));
    row("range that grows as it goes", growing);
    std::vector<std::int64_t> identifiers;
    for (std::int64_t i = 0; i < 50'000; ++i)
        identifiers.push_back((std::int64_t{1} << 60) + i);
    row("identifiers", identifiers);
}

void TestBatchSummary::integers()
{
    QFETCH(QList<qint64>, values);
    const std::vector<std::int64_t> all(values.begin(), values.end());
    const batch::Summary summary = summaryOf("<i8", all);
    const auto [lowest, highest] = std::ranges::minmax(all);
    QCOMPARE(std::get<std::int64_t>(summary.min), lowest);
    QCOMPARE(std::get<std::int64_t>(summary.max), highest);
    QCOMPARE(summary.zeros, static_cast<std::uint64_t>(std::ranges::count(all, 0)));
    __extension__ __int128 sum = 0;
    for (const std::int64_t value : all)
        sum += value;
    QCOMPARE(*summary.mean,
             static_cast<double>(static_cast<long double>(sum) / static_cast<long double>(all.size())));
    std::uint64_t counted = 0;
    for (const std::uint64_t count : summary.histogram.counts)
        counted += count;
    QCOMPARE(counted, all.size());
    std::map<std::int64_t, std::uint64_t> distinct;
    for (const std::int64_t value : all)
        ++distinct[value];
    if (static_cast<std::uint64_t>(highest) - static_cast<std::uint64_t>(lowest) < 1000) {
        QCOMPARE(summary.distinct.size(), distinct.size());
        for (const batch::ValueCount& each : summary.distinct)
            QCOMPARE(each.count, distinct.at(std::get<std::int64_t>(each.value)));
    }
}

void TestBatchSummary::unsignedBeyondSigned()
{
    const std::uint64_t top = std::numeric_limits<std::uint64_t>::max();
    const batch::Summary summary = summaryOf("<u8", std::vector<std::uint64_t>{0, 5, top, top - 1});
    QCOMPARE(std::get<std::uint64_t>(summary.min), 0U);
    QCOMPARE(std::get<std::uint64_t>(summary.max), top);
    QCOMPARE(summary.zeros, 1U);
    QVERIFY(close(*summary.mean, 9223372036854775809.0, 1e-15));
    const batch::Summary near = summaryOf("<u8", std::vector<std::uint64_t>{top, top, top - 3});
    QCOMPARE(near.distinct.size(), std::size_t{2});
    QCOMPARE(std::get<std::uint64_t>(near.distinct[1].value), top);
    QCOMPARE(near.distinct[1].count, 2U);
}

void TestBatchSummary::nothingFinite()
{
    const batch::Summary summary = summaryOf("<f4", std::vector<float>{NAN, INFINITY, -INFINITY, NAN});
    QVERIFY(std::holds_alternative<std::monostate>(summary.min) && !summary.mean && !summary.deviation);
    QCOMPARE(summary.nan, 2U);
    QCOMPARE(summary.positiveInfinity, 1U);
    QCOMPARE(summary.negativeInfinity, 1U);
    QVERIFY(summary.histogram.edges.empty());
    const batch::Summary none = summaryOf("<f4", std::vector<float>{});
    QVERIFY(none.count == 0 && !none.mean);
    const batch::Summary noIntegers = summaryOf("<i8", std::vector<std::int64_t>{});
    QVERIFY(noIntegers.count == 0 && !noIntegers.mean);
}

void TestBatchSummary::threadsAgree()
{
    const std::vector<double> source = normal(2'000'000, -5, 3);
    const std::vector<float> values(source.begin(), source.end());
    const std::vector<double> sorted = sortedFinite({values.begin(), values.end()});
    const batch::Summary one = summaryOf("<f4", values, 1);
    for (const unsigned threads : {2U, 3U, 8U}) {
        const batch::Summary many = summaryOf("<f4", values, threads);
        QCOMPARE(realOf(many.min), realOf(one.min));
        QCOMPARE(realOf(many.max), realOf(one.max));
        QVERIFY(close(*many.mean, *one.mean, 1e-13) && close(*many.deviation, *one.deviation, 1e-12));
        QVERIFY(histogramFits(many.histogram, sorted, 1e-6));
        // Twice the same question, twice the same answer, to the last digit.
        QCOMPARE(*summaryOf("<f4", values, threads).mean, *many.mean);
    }
}

void TestBatchSummary::compressedViews()
{
    // A column-major array inside a deflated entry: element order and file order differ.
    std::vector<std::int32_t> values(60'000);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<std::int32_t>(i);
    const QByteArray array = makeNpy("{'descr': '<i4', 'fortran_order': True, 'shape': (300, 200), }",
                                     {reinterpret_cast<const char*>(values.data()), 240'000});
    const auto file = m_files.open("a.npz", makeZip({{"x.npy", deflated(array), 0, 8, array.size()}}));
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    const auto id = *batch::find(file->values, file->root, "x");
    QCOMPARE(*batch::summarize(*file, id)->mean, 29999.5);
    std::uint64_t next = 0;
    const auto read =
        batch::forEachIntegerBlock(*file, id, [&](std::uint64_t first, std::span<const std::int64_t> block) {
            for (const std::int64_t value : block) {
                const std::uint64_t row = next / 200;
                const std::uint64_t column = next % 200;
                if (first > next || value != static_cast<std::int64_t>(row + 300 * column))
                    return false;
                ++next;
            }
            return true;
        });
    QVERIFY(read);
    QCOMPARE(next, 60'000U);
}

void TestBatchSummary::bigViews()
{
    // 3000 x 2000 floats in column-major order: rows cross the whole file.
    std::vector<float> values(6'000'000);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<float>(i % 1000);
    const QByteArray array = makeNpy("{'descr': '<f4', 'fortran_order': True, 'shape': (3000, 2000), }",
                                     {reinterpret_cast<const char*>(values.data()), 24'000'000});
    const auto file = m_files.open("a.npy", array);
    QVERIFY(file);
    std::uint64_t wrong = 0;
    std::uint64_t next = 0;
    QVERIFY(batch::forEachRealBlock(*file, file->root, [&](std::uint64_t, std::span<const double> block) {
        for (const double value : block) {
            wrong += value == static_cast<double>((next / 2000 + 3000 * (next % 2000)) % 1000) ? 0 : 1;
            ++next;
        }
        return true;
    }));
    QCOMPARE(next, 6'000'000U);
    QCOMPARE(wrong, 0U);
    const auto summary = batch::summarize(*file, file->root);
    QCOMPARE(*summary->mean, 499.5);
    QCOMPARE(summary->zeros, 6000U);
}

void TestBatchSummary::cancelAndProgress()
{
    const std::vector<float> values(3'000'000, 1.0F);
    const auto file = m_files.open("a.npy", makeNpy("<f4", std::span(values)));
    QVERIFY(file);
    batch::SummaryOptions options;
    std::uint64_t last = 0;
    bool ascending = true;
    options.progress = [&](std::uint64_t done, std::uint64_t total) {
        ascending = ascending && done >= last && done <= total && total == values.size();
        last = done;
    };
    QVERIFY(batch::summarize(*file, file->root, options));
    QVERIFY(ascending && last > 0);
    int asked = 0;
    options.progress = {};
    options.cancelled = [&] { return ++asked > 2; };
    const auto cancelled = batch::summarize(*file, file->root, options);
    QVERIFY(!cancelled && cancelled.error().kind == io::ErrorKind::Cancelled);
    batch::BlockOptions blocks;
    blocks.cancelled = [] { return true; };
    const auto none = batch::forEachRealBlock(
        *file, file->root, [](std::uint64_t, std::span<const double>) { return true; }, blocks);
    QVERIFY(!none && none.error().kind == io::ErrorKind::Cancelled);
}

void TestBatchSummary::blocksInViewOrder()
{
    const std::vector<std::uint64_t> values = {1, std::numeric_limits<std::uint64_t>::max(), 3};
    const auto file = m_files.open("a.npy", makeNpy("<u8", std::span(values)));
    std::vector<std::int64_t> seen;
    QVERIFY(batch::forEachIntegerBlock(*file, file->root,
                                       [&](std::uint64_t, std::span<const std::int64_t> block) {
                                           seen.insert(seen.end(), block.begin(), block.end());
                                           return true;
                                       }));
    QCOMPARE(seen, (std::vector<std::int64_t>{1, INT64_MAX, 3}));
    // A visitor that has seen enough ends the reading without an error.
    int calls = 0;
    QVERIFY(batch::forEachRealBlock(*file, file->root,
                                    [&](std::uint64_t, std::span<const double>) { return ++calls < 1; }));
    QCOMPARE(calls, 1);
    QVERIFY(!batch::forEachComplexBlock(
        *file, file->root, [](std::uint64_t, std::span<const std::complex<double>>) { return true; }));
}

QTEST_GUILESS_MAIN(TestBatchSummary)
#include "tst_batch_summary.moc"
