// SPDX-License-Identifier: GPL-3.0-or-later
// Whether outputs of two runs agree: kept elements, tolerances by dtype, and what is told of the difference.
#include "core/rerun/agreement.h"
#include "core/rerun/digest.h"
#include "core/rerun/kept_tensor.h"
#include "core/rerun/outcome.h"

#include <QTemporaryDir>
#include <QtTest>

#include <rapidcheck.h>

#include <bit>
#include <cmath>
#include <limits>

using namespace torchtriage;
using batch::DType;
using rerun::Agreement;
using rerun::OutputAgreement;
using rerun::OutputLine;
using rerun::RunOutputs;

namespace {

/// JSON with ' for ", so that it can be read here.
std::string quoted(std::string json)
{
    std::ranges::replace(json, '\'', '"');
    return json;
}

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double inf = std::numeric_limits<double>::infinity();

const rerun::Tolerances& tolerances()
{
    static const auto read = rerun::builtinTolerances();
    return *read;
}

template <class T>
std::vector<char> bytesOf(const std::vector<double>& values)
{
    std::vector<char> bytes;
    for (const double value : values) {
        const auto element = static_cast<T>(value);
        const auto* begin = reinterpret_cast<const char*>(&element);
        bytes.insert(bytes.end(), begin, begin + sizeof(T));
    }
    return bytes;
}

std::vector<char> bytesOf(const std::string& dtype, const std::vector<double>& values)
{
    if (dtype == "float64")
        return bytesOf<double>(values);
    if (dtype == "int64")
        return bytesOf<std::int64_t>(values);
    if (dtype == "uint8" || dtype == "bool")
        return bytesOf<std::uint8_t>(values);
    if (dtype == "bfloat16") {
        std::vector<char> bytes;
        for (const double value : values) {
            const auto bits =
                static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(static_cast<float>(value)) >> 16U);
            bytes.push_back(static_cast<char>(bits & 0xffU));
            bytes.push_back(static_cast<char>(bits >> 8U));
        }
        return bytes;
    }
    return bytesOf<float>(values); // complex64 as pairs
}

/// A run that returned one tensor and kept it in a folder of its own.
class Run {
public:
    Run(const std::string& dtype, const std::vector<double>& values, std::vector<std::int64_t> shape = {},
        bool kept = true)
    {
        const std::vector<char> bytes = bytesOf(dtype, values);
        OutputLine line;
        line.dtype = dtype;
        const std::size_t parts = dtype == "complex64" ? 2 : 1;
        line.shape = shape.empty() ? std::vector{static_cast<std::int64_t>(values.size() / parts)} : shape;
        line.digest = rerun::digestOf(bytes);
        outputs.folder = m_folder.path().toStdString();
        if (kept)
            line.file = rerun::OutputKeeper(outputs.folder + "/outputs").keep(line, dtype, bytes);
        outputs.lines.push_back(line);
    }

    RunOutputs outputs;

private:
    QTemporaryDir m_folder;
};

OutputAgreement compared(const Run& before, const Run& now)
{
    const auto results = rerun::compareOutputs(before.outputs, now.outputs, tolerances());
    return results.size() == 1 ? results.front() : OutputAgreement();
}

RunOutputs value(const std::string& dtype, const batch::Number& number, const std::string& digest)
{
    OutputLine line;
    line.dtype = dtype;
    line.min = line.max = number;
    line.nan = line.infinite = 0;
    line.digest = digest;
    return {{line}, {}};
}

} // namespace

class tst_agreement : public QObject {
    Q_OBJECT

private slots:
    void tolerancesAreThoseOfPyTorch()
    {
        const auto read = rerun::builtinTolerances();
        QVERIFY2(read.has_value(), read ? "" : (read.error().place + read.error().detail).c_str());
        QVERIFY(read->source.starts_with("https://"));
        QVERIFY((read->between(DType::Float16, DType::Float16) == rerun::Tolerance{1e-3, 1e-5}));
        QVERIFY((read->between(DType::Float32, DType::BFloat16) == rerun::Tolerance{1.6e-2, 1e-5}));
        QVERIFY((read->between(DType::Float64, DType::Float64) == rerun::Tolerance{1e-7, 1e-7}));
        QVERIFY((read->between(DType::Int64, DType::Bool) == rerun::Tolerance{}));
    }

    void brokenTolerancesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no json") << QByteArray("{");
        QTest::newRow("other format") << QByteArray::fromStdString(quoted("{'format':'x','version':1}"));
        QTest::newRow("no dtype") << QByteArray::fromStdString(
            quoted("{'format':'torchtriage.tolerances','version':1,'source':'https://"
                   "a','others':{'relative':0,'absolute':0},'dtypes':[{'dtype':'float33','relative':0,'"
                   "absolute':0}]}"));
        QTest::newRow("negative") << QByteArray::fromStdString(
            quoted("{'format':'torchtriage.tolerances','version':1,'source':'https://"
                   "a','others':{'relative':-1,'absolute':0},'dtypes':[]}"));
    }

    void brokenTolerancesAreRefused()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!rerun::parseTolerances("t.json", text.toStdString()));
    }

    void elements_data()
    {
        using Values = std::vector<double>;
        QTest::addColumn<QString>("dtype");
        QTest::addColumn<Values>("before");
        QTest::addColumn<Values>("now");
        QTest::addColumn<QString>("agreement");
        QTest::addColumn<int>("beyond");
        QTest::addColumn<double>("largest"); // -1: none
        const auto row = [](const char* name, const char* dtype, const Values& before, const Values& now,
                            const char* agreement, int beyond, double largest) {
            QTest::newRow(name) << QString::fromLatin1(dtype) << before << now
                                << QString::fromLatin1(agreement) << beyond << largest;
        };
        row("same bits", "float32", {1, notANumber, -0.0}, {1, notANumber, -0.0}, "identical", 0, -1);
        row("sign of zero", "float32", {0, 1}, {-0.0, 1}, "within", 0, 0);
        row("last digit", "float32", {1000, 2}, {1000.001, 2}, "within", 0, 0.001);
        row("more than it", "float32", {1000, 2}, {1000.01, 2}, "beyond", 1, 0.01);
        row("near zero", "float32", {0}, {0.9e-5}, "within", 0, 0.9e-5);
        row("not so near", "float32", {0}, {1.1e-5}, "beyond", 1, 1.1e-5);
        row("float64 is stricter", "float64", {1000}, {1000.001}, "beyond", 1, 0.001);
        row("bfloat16 is wider", "bfloat16", {128}, {129}, "within", 0, 1);
        row("NaN in both", "float32", {notANumber, 1}, {notANumber, 1.0000001}, "within", 0, 1.1920929e-7);
        row("NaN in one", "float32", {notANumber, 1}, {2, 1}, "beyond", 1, 0);
        row("infinity agrees with itself", "float32", {inf, 1}, {inf, 1.0000001}, "within", 0, 1.1920929e-7);
        row("infinity beside a number", "float32", {inf, 1}, {1e30, 1}, "beyond", 1, 0);
        row("infinities of both signs", "float32", {inf}, {-inf}, "beyond", 1, -1);
        row("integers are exact", "int64", {7, 8}, {7, 9}, "beyond", 1, 1);
        row("integers far apart", "int64", {-9e18}, {9e18}, "beyond", 1, 1.8e19);
        row("bool", "bool", {0, 1}, {1, 1}, "beyond", 1, 1);
        row("complex by magnitude", "complex64", {3, 4}, {3.000003, 4}, "within", 0, 3.1e-6);
        row("complex beyond", "complex64", {3, 4}, {3.0001, 4}, "beyond", 1, 1e-4);
    }

    void elements()
    {
        QFETCH(QString, dtype);
        QFETCH(std::vector<double>, before);
        QFETCH(std::vector<double>, now);
        const std::string name = dtype.toStdString();
        const OutputAgreement result = compared({name, before}, {name, now});
        if (name == "complex64" && result.agreement == Agreement::Unknown)
            QSKIP("safetensors has no complex64 here");
        QTEST(QString::fromLatin1(rerun::toString(result.agreement).data()), "agreement");
        QTEST(static_cast<int>(result.beyond), "beyond");
        QFETCH(double, largest);
        QCOMPARE(result.largestDifference.has_value(), largest >= 0);
        if (largest >= 0)
            QVERIFY2(std::abs(*result.largestDifference - largest) <= largest * 0.05,
                     qPrintable(QString::number(*result.largestDifference)));
    }

    void theFirstOneBeyondHasAPosition()
    {
        const Run before("float32", {1, 2, 3, 4, 5, 6}, {2, 3}), now("float32", {1, 2, 3, 4, 9, 9}, {2, 3});
        const OutputAgreement result = compared(before, now);
        QVERIFY(result.firstBeyond == std::vector<std::int64_t>({1, 1}));
        QCOMPARE(result.beyond, std::uint64_t{2});
        QCOMPARE(result.elements, std::uint64_t{6});
    }

    void otherDtypesTakeTheWiderTolerance()
    {
        const OutputAgreement result = compared({"bfloat16", {128}}, {"float32", {129}});
        QVERIFY(result.agreement == Agreement::Within);
        QCOMPARE(result.tolerance.relative, 1.6e-2);
        QCOMPARE(result.referenceDtype, std::string("bfloat16"));
    }

    void whatCannotBeCompared()
    {
        QVERIFY(compared({"float32", {1, 2}}, {"float32", {1, 2}, {2, 1}}).agreement ==
                Agreement::ShapeDiffers);
        QVERIFY(compared({"float32", {1}, {}, false}, {"float32", {2}}).agreement == Agreement::Unknown);
        // Without elements the same bits still agree.
        QVERIFY(compared({"float32", {1}, {}, false}, {"float32", {1}}).agreement == Agreement::Identical);
        const Run one("float32", {1});
        const auto missing = rerun::compareOutputs(one.outputs, {}, tolerances());
        QCOMPARE(missing.size(), std::size_t{1});
        QVERIFY(missing.front().agreement == Agreement::Missing);
        const auto kind = rerun::compareOutputs(one.outputs, value("float", 1.0, "sha256:a"), tolerances());
        QVERIFY(kind.front().agreement == Agreement::KindDiffers);
    }

    void numbersAndTexts()
    {
        const auto agreement = [](const RunOutputs& before, const RunOutputs& now) {
            return rerun::compareOutputs(before, now, tolerances()).front().agreement;
        };
        QVERIFY(agreement(value("float", 1.0, "a"), value("float", 1.0 + 1e-9, "b")) == Agreement::Within);
        QVERIFY(agreement(value("float", 1.0, "a"), value("float", 1.1, "b")) == Agreement::Beyond);
        QVERIFY(agreement(value("int", std::int64_t{4}, "a"), value("int", std::int64_t{5}, "b")) ==
                Agreement::Beyond);
        QVERIFY(agreement(value("str", {}, "a"), value("str", {}, "b")) == Agreement::Beyond);
        QVERIFY(agreement(value("str", {}, "a"), value("none", {}, "")) == Agreement::KindDiffers);
    }

    void theGravestStandsForAll()
    {
        std::vector<OutputAgreement> outputs(3);
        outputs[0].agreement = Agreement::Identical;
        outputs[1].agreement = Agreement::Within;
        outputs[2].agreement = Agreement::Identical;
        QVERIFY(rerun::overall(outputs) == Agreement::Within);
        outputs[2].agreement = Agreement::Beyond;
        QVERIFY(rerun::overall(outputs) == Agreement::Beyond);
        QVERIFY(!rerun::overall({}));
    }

    void followsTheFormula()
    {
        const bool holds = rc::check("what is beyond is what the formula says", [] {
            const auto count = *rc::gen::inRange<std::size_t>(1, 40);
            std::vector<double> before, now;
            std::uint64_t beyond = 0;
            const rerun::Tolerance t = tolerances().between(DType::Float32, DType::Float32);
            for (std::size_t i = 0; i < count; ++i) {
                const float a = static_cast<float>(*rc::gen::inRange(-100000, 100000)) / 64;
                const float b = a + static_cast<float>(*rc::gen::inRange(-2000, 2000)) * 1e-7F;
                before.push_back(a);
                now.push_back(b);
                const double apart = std::abs(double{b} - double{a});
                beyond += apart > t.absolute + t.relative * std::abs(double{a}) ? 1 : 0;
            }
            const Run first("float32", before), second("float32", now);
            const OutputAgreement result = compared(first, second);
            RC_ASSERT(result.beyond == beyond);
            RC_ASSERT((result.agreement == Agreement::Beyond) == (beyond > 0));
        });
        QVERIFY(holds);
    }

    void aDamagedFileIsUnknown()
    {
        const Run before("float32", {1, 2}), now("float32", {1, 3});
        QFile kept(QString::fromStdString(now.outputs.folder) + "/outputs/step-0-output-0.safetensors");
        QVERIFY(kept.resize(kept.size() - 4));
        QVERIFY(compared(before, now).agreement == Agreement::Unknown);
    }

    void readsBackWithTheOutcome()
    {
        rerun::Outcome outcome;
        outcome.variation = "cpu";
        outcome.launcher = "local";
        outcome.made.environment = {{"A", "1"}, {"B", std::nullopt}};
        outcome.made.arguments = {"--x", "2"};
        outcome.work = "sha256:0";
        outcome.agreement = {compared({"float32", {1, notANumber}}, {"float32", {2, notANumber}})};
        const std::string text = rerun::toJson(outcome).dump();
        const auto read = rerun::parseOutcome("outcome.json", text);
        QVERIFY2(read.has_value(), read ? "" : (read.error().place + read.error().detail).c_str());
        QVERIFY(read->agreement == outcome.agreement);
        QVERIFY(read->made == outcome.made);
        QCOMPARE(rerun::toJson(*read).dump(), text);
    }
};

QTEST_APPLESS_MAIN(tst_agreement)
#include "tst_agreement.moc"
