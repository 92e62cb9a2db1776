// SPDX-License-Identifier: GPL-3.0-or-later
// Batches that real PyTorch wrote (make_batches.py): what distinguishes the failing one must come first.
#include "core/contract/comparison/compare.h"
#include "tests/helpers/made_by_python.h"

#include <QTest>

#include <algorithm>

using namespace torchtriage;
using contract::Comparison;
using contract::Difference;
using contract::DifferenceKind;
using contract::Seen;

namespace {

QString seenText(const Seen& seen)
{
    struct Visitor {
        QString operator()(std::monostate) const { return "-"; }
        QString operator()(bool value) const { return value ? "true" : "false"; }
        QString operator()(std::int64_t value) const { return QString::number(value); }
        QString operator()(double value) const { return QString::number(value); }
        QString operator()(const std::string& value) const { return QString::fromStdString(value); }
        QString operator()(const std::vector<std::int64_t>& value) const
        {
            QStringList parts;
            for (const std::int64_t each : value)
                parts << QString::number(each);
            return "[" + parts.join(" ") + "]";
        }
    };
    return std::visit(Visitor{}, seen);
}

QString lineOf(const Difference& difference)
{
    QStringList good;
    for (const Seen& seen : difference.good)
        good << seenText(seen);
    return QString("%1 %2 %3 | %4 | %5 of %6 | %7")
        .arg(QString::fromUtf8(toString(difference.kind).data()), QString::fromStdString(difference.key),
             seenText(difference.failing), good.join(" "))
        .arg(difference.goodAlike)
        .arg(difference.goodCompared)
        .arg(difference.distance.value_or(-1));
}

QString listed(const Comparison& comparison)
{
    QStringList lines;
    for (const Difference& difference : comparison.differences)
        lines << lineOf(difference);
    return lines.join("\n");
}

// Two batches of noise always differ by a little; such a difference is never among the first.
bool isSlight(const Difference& difference)
{
    return difference.distance && !difference.integer && *difference.distance < 1;
}

} // namespace

class TestComparison : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    std::string at(const QString& name) const { return m_folder.filePath(name).toStdString(); }

    Comparison compare(const QString& failing, const QStringList& good = {"good0.pt", "good1.pt", "good2.pt",
                                                                          "good3.pt", "good4.pt"}) const
    {
        std::vector<std::string> paths;
        for (const QString& name : good)
            paths.push_back(at(name));
        auto comparison = contract::compareBatches(at(failing), paths);
        if (!comparison)
            qFatal("%s: %s", qPrintable(failing), comparison.error().detail.c_str());
        return std::move(*comparison);
    }

private slots:
    void initTestCase()
    {
        const QString why = testing::runPython(
            QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/core/comparison/make_batches.py"), m_folder);
        if (testing::isMissingPyTorch(why))
            QSKIP("this machine has no python3 with PyTorch, which writes the batches of this test");
        QVERIFY2(why.isEmpty(), qPrintable(why));
    }

    void firstDifference_data()
    {
        QTest::addColumn<DifferenceKind>("kind");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("failing");
        using K = DifferenceKind;
        QTest::newRow("label") << K::Maximum << "target"
                               << "4";
        QTest::newRow("negative") << K::Minimum << "target"
                                  << "-1";
        QTest::newRow("dtype") << K::DType << "target"
                               << "int32";
        QTest::newRow("nan") << K::NotANumber << "images"
                             << "1";
        QTest::newRow("inf") << K::Infinite << "features"
                             << "1";
        QTest::newRow("ignored") << K::NoUsableTarget << "target"
                                 << "32";
        QTest::newRow("some_ignored") << K::Minimum << "target"
                                      << "-100";
        QTest::newRow("missing_key") << K::MissingKey << "target"
                                     << "-";
        QTest::newRow("none") << K::ValueKind << "target"
                              << "none";
        QTest::newRow("extra_key") << K::ExtraKey << "aug"
                                   << "dict";
        QTest::newRow("token") << K::Maximum << "tokens"
                               << "500";
        QTest::newRow("scale") << K::Minimum << "images"
                               << "";
        QTest::newRow("long") << K::Length << "tokens"
                              << "900";
        QTest::newRow("short_list") << K::Length << "lengths"
                                    << "27";
        QTest::newRow("empty") << K::Empty << "tokens"
                               << "[32 0]";
        QTest::newRow("empty_list") << K::Empty << "ids"
                                    << "0";
        QTest::newRow("constant") << K::ConstantTensor << "features"
                                  << "384";
        QTest::newRow("column") << K::ConstantColumns << "features"
                                << "1";
        QTest::newRow("rows") << K::DuplicatedRows << "features"
                              << "8";
        QTest::newRow("transposed") << K::Contiguity << "images"
                                    << "[192 64 1 8]";
        QTest::newRow("channels_last") << K::Contiguity << "images"
                                       << "[192 1 24 3]";
        QTest::newRow("dimensions") << K::Dimensions << "images"
                                    << "[32 192]";
        QTest::newRow("grad") << K::RequiresGrad << "features"
                              << "true";
        QTest::newRow("scalar") << K::Scalar << "loss_weight"
                                << "40";
        QTest::newRow("nan_scalar") << K::NotANumber << "loss_weight"
                                    << "1";
        QTest::newRow("flag") << K::Scalar << "training"
                              << "false";
        QTest::newRow("sparse") << K::Layout << "features"
                                << "sparse_coo";
        QTest::newRow("lengths_value") << K::Maximum << "lengths"
                                       << "100000";
        QTest::newRow("last") << K::IncompleteBatch << ""
                              << "20";
    }
    void firstDifference()
    {
        QFETCH(DifferenceKind, kind);
        QFETCH(QString, key);
        QFETCH(QString, failing);
        const Comparison comparison = compare(QString(QTest::currentDataTag()) + ".pt");
        QVERIFY(!comparison.differences.empty());
        // A batch of the same loader may also be longer than the good ones; the change is what stands out.
        const auto found = std::ranges::find_if(comparison.differences, [&](const Difference& each) {
            return each.kind == kind && QString::fromStdString(each.key) == key;
        });
        QVERIFY2(found != comparison.differences.end(), qPrintable(listed(comparison)));
        if (!failing.isEmpty())
            QCOMPARE(seenText(found->failing), failing);
        QCOMPARE(found->goodAlike, std::size_t{0});
        QVERIFY2(!isSlight(*found), qPrintable(lineOf(*found)));
        // Before it stand only the longer input of this batch and differences of the same kind of firmness.
        QVERIFY2(found - comparison.differences.begin() < 3, qPrintable(listed(comparison)));
    }

    void nothingFirmAmongEqualBatches()
    {
        const Comparison comparison = compare("good2.pt", {"good0.pt", "good1.pt", "good3.pt", "good4.pt"});
        for (const Difference& difference : comparison.differences)
            QVERIFY2(isSlight(difference), qPrintable(lineOf(difference)));
        QVERIFY(compare("good2.pt", {"good2.pt"}).differences.empty());
        QVERIFY(comparison.unread.empty() && comparison.complete);
    }

    void rareComesBeforeShared()
    {
        const Comparison comparison =
            compare("two.pt", {"good0.pt", "good1.pt", "good2.pt", "good3.pt", "good_int.pt"});
        const auto placeOf = [&](DifferenceKind kind) {
            return std::ranges::find(comparison.differences, kind, &Difference::kind) -
                   comparison.differences.begin();
        };
        QVERIFY2(placeOf(DifferenceKind::NotANumber) < placeOf(DifferenceKind::DType),
                 qPrintable(listed(comparison)));
        const Difference& dtype =
            comparison.differences[static_cast<std::size_t>(placeOf(DifferenceKind::DType))];
        QCOMPARE(dtype.goodAlike, std::size_t{1});
        QCOMPARE(dtype.goodCompared, std::size_t{5});
    }

    void namesNewValuesInsideTheRange()
    {
        const Comparison comparison = compare("rare_bad.pt", {"rare1.pt", "rare2.pt"});
        const auto found =
            std::ranges::find(comparison.differences, DifferenceKind::NewValues, &Difference::kind);
        QVERIFY2(found != comparison.differences.end(), qPrintable(listed(comparison)));
        QCOMPARE(seenText(found->failing), QString("[4]"));
    }

    void tellsOneIncompleteBatchOnce()
    {
        const Comparison comparison = compare("last.pt");
        int shapes = 0;
        for (const Difference& difference : comparison.differences)
            shapes +=
                difference.kind == DifferenceKind::Length && difference.dimension == std::size_t{0} ? 1 : 0;
        QCOMPARE(shapes, 0);
    }

    void cancelsAndReports()
    {
        contract::CompareOptions options;
        const std::vector<std::string> good = {at("good0.pt")};
        std::uint64_t last = 0, total = 0;
        options.progress = [&](std::uint64_t done, std::uint64_t all) {
            QVERIFY(done >= last && done <= all);
            last = done;
            total = all;
        };
        QVERIFY(contract::compareBatches(at("label.pt"), good, options));
        QVERIFY(total > 0);
        QCOMPARE(last, total);
        options.cancelled = [] { return true; };
        const auto stopped = contract::compareBatches(at("label.pt"), good, options);
        QVERIFY(!stopped && stopped.error().kind == io::ErrorKind::Cancelled);
        const std::vector<std::string> nowhere = {at("nowhere.pt")};
        const auto missing = contract::compareBatches(at("label.pt"), nowhere);
        QVERIFY(!missing && missing.error().kind == io::ErrorKind::NotFound);
        QVERIFY(missing.error().path.ends_with("nowhere.pt"));
    }
};

QTEST_GUILESS_MAIN(TestComparison)
#include "tst_comparison.moc"
