// SPDX-License-Identifier: GPL-3.0-or-later
// The facts of a check beside its verdict: positions, counts, sources, samples, the exported table, what is
// kept with a case, and what a log proposes.
#include "core/batch/batch_file.h"
#include "core/contract/check.h"
#include "core/contract/failing_rows.h"
#include "core/contract/offender_csv.h"
#include "core/contract/proposal.h"
#include "core/contract/silent_cuda.h"
#include "tests/core/contract/made_npz.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <rapidcheck.h>

using namespace torchtriage;
using contract::Verdict;
using test::MadeNpz;

namespace {

contract::Request classRequest(const std::string& key, std::int64_t classes)
{
    contract::Request request;
    request.inputs = {{"target", key}};
    request.parameters["classes"] = classes;
    return request;
}

contract::CheckResult checked(const batch::BatchFile& batch, const contract::Request& request)
{
    auto result = contract::check(batch, request);
    if (!result)
        qFatal("%s %s", result.error().place.c_str(), result.error().detail.c_str());
    return *std::move(result);
}

bool has(const contract::CheckResult& result, const char* id)
{
    return std::ranges::any_of(result.findings, [&](const contract::Finding& each) { return each.id == id; });
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestCheck : public QObject {
    Q_OBJECT

private slots:
    void saysWhereAndWhat();
    void knowsTheOtherVerdicts();
    void tellsSourcesAndSamples();
    void exportsEveryOffender();
    void agreesWithASlowCheck();
    void keepsFailingRows();
    void proposesFromTheLog();
    void knowsWhereCudaIsSilent();
    void failsWithItsPlace();

private:
    QTemporaryDir m_folder;
};

void TestCheck::saysWhereAndWhat()
{
    const auto batch = MadeNpz(m_folder).add<std::int64_t>("target", {3}, {0, 2, 4}).open();
    const auto result = checked(batch, classRequest("target", 4));
    QVERIFY(result.verdict == Verdict::Refused);
    const contract::ElementFacts& facts = *result.subject();
    QCOMPARE(facts.refusedCount, std::uint64_t{1});
    QCOMPARE(facts.first.at(0).position, std::uint64_t{2});
    QCOMPARE(std::get<std::int64_t>(facts.first.at(0).value), std::int64_t{4});
    QVERIFY(facts.first.at(0).fault == contract::Fault::Above);
    QCOMPARE(facts.values, (std::vector<contract::ValueTally>{{0, 1, contract::ValueTally::State::Allowed},
                                                              {2, 1, contract::ValueTally::State::Allowed},
                                                              {4, 1, contract::ValueTally::State::Refused}}));
}

void TestCheck::knowsTheOtherVerdicts()
{
    const auto batch = MadeNpz(m_folder)
                           .add<std::int64_t>("ignored", {3}, {-100, -100, -100})
                           .add<std::int64_t>("none", {0}, {})
                           .add<float>("soft", {2, 4}, {1, 0, 0, 0, 0, 1, 0, 0})
                           .add<std::int32_t>("short", {2}, {0, 1})
                           .open();
    QVERIFY(checked(batch, classRequest("ignored", 4)).verdict == Verdict::NoUsableTarget);
    QVERIFY(checked(batch, classRequest("none", 4)).verdict == Verdict::NoUsableTarget);
    const auto soft = checked(batch, classRequest("soft", 4));
    QVERIFY(soft.verdict == Verdict::OutOfScope);
    QVERIFY(has(soft, "probabilities"));
    const auto narrow = checked(batch, classRequest("short", 4));
    QVERIFY(narrow.verdict == Verdict::Refused);
    const auto dtype = std::ranges::find(narrow.findings, std::string("dtype"), &contract::Finding::id);
    QVERIFY(dtype != narrow.findings.end());
    QCOMPARE(dtype->values.at(0), std::string("int32"));
    contract::Request open = classRequest("ignored", 4);
    open.parameters.clear();
    QVERIFY(checked(batch, open).verdict == Verdict::Undetermined);
}

void TestCheck::tellsSourcesAndSamples()
{
    const auto batch = MadeNpz(m_folder)
                           .add<std::int64_t>("target", {4, 2}, {1, 2, 4, 1, 0, 3, 3, 9})
                           .add<std::int64_t>("source", {4}, {7, 7, 8, 8})
                           .add<std::int64_t>("id", {4}, {100, 101, 102, 103})
                           .open();
    contract::Request request = classRequest("target", 4);
    request.sourceKey = "source";
    request.idKey = "id";
    const auto result = checked(batch, request);
    const contract::ElementFacts& facts = *result.subject();
    QCOMPARE(facts.first.size(), std::size_t{2});
    QCOMPARE(facts.first[0].sample, std::string("101"));
    QCOMPARE(facts.first[0].source, std::string("7"));
    QCOMPARE(facts.first[1].sample, std::string("103"));
    QCOMPARE(facts.sources.size(), std::size_t{2});
    QCOMPARE(facts.sources[0].atSize, std::uint64_t{1});
    QCOMPARE(facts.sources[0].zeros, std::uint64_t{0});
    QCOMPARE(facts.sources[1].zeros, std::uint64_t{1});
    QCOMPARE(facts.sources[1].outside, std::uint64_t{1});
}

void TestCheck::exportsEveryOffender()
{
    std::vector<std::int64_t> targets(5000, 9);
    targets[17] = 0;
    const auto batch = MadeNpz(m_folder).add<std::int64_t>("target", {2500, 2}, targets).open();
    const contract::Request request = classRequest("target", 4);
    const auto result = checked(batch, request);
    QCOMPARE(result.subject()->first.size(), contract::ElementFacts::mostOffenders);
    const QString path = m_folder.filePath(QStringLiteral("refused.csv"));
    const auto rows = contract::writeOffenders(batch, request, result, path.toStdString());
    QVERIFY(rows);
    QCOMPARE(*rows, std::uint64_t{4999});
    const QList<QByteArray> lines = contentOf(path).trimmed().split('\n');
    QCOMPARE(lines.size(), qsizetype{5000});
    QCOMPARE(lines.at(0), QByteArray("input,position,index,value,finding,sample,source"));
    QCOMPARE(lines.last(), QByteArray("target,4999,2499 1,9,above,,"));
}

void TestCheck::agreesWithASlowCheck()
{
    QVERIFY(rc::check("counts and positions are those of one look at each element", [this] {
        const auto targets =
            *rc::gen::container<std::vector<std::int64_t>>(rc::gen::inRange<std::int64_t>(-6, 12));
        const auto classes = *rc::gen::inRange<std::int64_t>(0, 9);
        const auto ignored = *rc::gen::inRange<std::int64_t>(-6, 12);
        const auto batch =
            MadeNpz(m_folder)
                .add<std::int64_t>("target", {static_cast<std::int64_t>(targets.size())}, targets)
                .open();
        contract::Request request = classRequest("target", classes);
        request.parameters["ignore_index"] = ignored;
        const auto result = checked(batch, request);
        std::vector<std::uint64_t> wrong;
        for (std::size_t i = 0; i < targets.size(); ++i) {
            if (targets[i] != ignored && (targets[i] < 0 || targets[i] >= classes))
                wrong.push_back(i);
        }
        const contract::ElementFacts& facts = result.elements.at(0);
        RC_ASSERT(facts.refusedCount == wrong.size());
        for (std::size_t i = 0; i < facts.first.size(); ++i)
            RC_ASSERT(facts.first[i].position == wrong[i]);
        std::uint64_t listed = 0;
        for (const contract::ValueTally& each : facts.values)
            listed += each.count;
        RC_ASSERT(listed == targets.size());
        RC_ASSERT((result.verdict == Verdict::Refused) == !wrong.empty());
    }));
}

void TestCheck::keepsFailingRows()
{
    const auto batch = MadeNpz(m_folder)
                           .add<std::int64_t>("target", {4, 2}, {1, 2, 4, 9, 0, 3, 3, 9})
                           .add<float>("input", {4, 3}, std::vector<float>(12))
                           .add<float>("weight", {5}, std::vector<float>(5))
                           .open();
    const auto rows = contract::failingRows(batch, checked(batch, classRequest("target", 4)));
    QCOMPARE(rows.samples, (std::vector<std::uint64_t>{1, 3}));
    QCOMPARE(rows.of, std::uint64_t{4});
    QCOMPARE(rows.tensors.size(), std::size_t{3});
    QVERIFY(rows.tensors[0].perSample && rows.tensors[1].perSample && !rows.tensors[2].perSample);
    QVERIFY(!contract::failingRows(batch, checked(batch, classRequest("target", 4)), 1).complete);
    QVERIFY(contract::failingRows(batch, checked(batch, classRequest("target", 10))).samples.empty());
}

void TestCheck::proposesFromTheLog()
{
    const auto batch = MadeNpz(m_folder)
                           .add<float>("logits", {3, 4}, std::vector<float>(12))
                           .add<std::int64_t>("labels", {3}, {0, 2, 4})
                           .add<std::int64_t>("sample_id", {3}, {1, 2, 3})
                           .open();
    contract::LogClues clues;
    clues.assertion = "t >= 0 && t < n_classes";
    clues.op = "nll_loss";
    clues.torch = "2.1.0+cu121";
    clues.code = {"loss = F.cross_entropy(logits, labels, ignore_index=255, reduction='none')"};
    const auto proposal = contract::propose(clues, batch);
    QVERIFY(proposal);
    QVERIFY(proposal->contract == contract::ContractId::ClassIndex);
    QVERIFY(proposal->contractOrigin == contract::Origin::Assertion);
    QCOMPARE(proposal->input("target")->key, std::string("labels"));
    QVERIFY(proposal->input("target")->origin == contract::Origin::Name);
    QCOMPARE(proposal->request().integer("classes").value_or(0), std::int64_t{4});
    QVERIFY(proposal->parameter("classes")->origin == contract::Origin::Shape);
    QCOMPARE(proposal->request().integer("ignore_index").value_or(0), std::int64_t{255});
    QVERIFY(proposal->parameter("ignore_index")->origin == contract::Origin::Code);
    QCOMPARE(proposal->idKey, std::string("sample_id"));
    QVERIFY(checked(batch, proposal->request()).verdict == Verdict::Refused);
    // Nothing tells of a target here: nothing is proposed.
    const auto other = MadeNpz(m_folder).add<float>("x", {2}, {0, 1}).open();
    QVERIFY(!contract::propose({}, other));
}

void TestCheck::knowsWhereCudaIsSilent()
{
    QVERIFY(contract::knownSilentCuda().size() >= 4);
    contract::Request request = classRequest("target", 4);
    QVERIFY(contract::silentCudaFor(request, "cross_entropy", 1).empty());
    request.torch = contract::torchVersion("1.5.0");
    QCOMPARE(contract::silentCudaFor(request, "cross_entropy", 1).size(), std::size_t{1});
    request.torch = contract::torchVersion("2.4.0");
    QVERIFY(contract::silentCudaFor(request, "cross_entropy", 1).empty());
    request.torch = contract::torchVersion("1.13.1");
    request.parameters["reduction"] = std::string("none");
    QCOMPARE(contract::silentCudaFor(request, "cross_entropy", 3).size(), std::size_t{1});
    QVERIFY(!contract::readSilentCuda("x.json", "{}"));
}

void TestCheck::failsWithItsPlace()
{
    const auto batch = MadeNpz(m_folder).add<std::int64_t>("target", {3}, {0, 2, 4}).open();
    const auto missing = contract::check(batch, classRequest("labels", 4));
    QVERIFY(!missing);
    QCOMPARE(missing.error().place, std::string("key labels"));
    contract::Request request = classRequest("target", 4);
    request.sourceKey = "target";
    QVERIFY(contract::check(batch, request).has_value());
    contract::CheckOptions options;
    options.cancelled = [] { return true; };
    const auto stopped = contract::check(batch, classRequest("target", 4), options);
    QVERIFY(!stopped);
    QVERIFY(stopped.error().kind == io::ErrorKind::Cancelled);
}

QTEST_GUILESS_MAIN(TestCheck)
#include "tst_check.moc"
