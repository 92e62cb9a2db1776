// SPDX-License-Identifier: GPL-3.0-or-later
// The command check: exit status, prose and JSON, for a batch that anybody can read in this file.
#include "app/cli/check_command.h"
#include "core/incident/check_record.h"
#include "core/incident/folder.h"
#include "tests/core/contract/made_npz.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <sstream>

using namespace torchtriage;
using nlohmann::json;

namespace {

struct Run {
    int status;
    std::string out, err;
};

Run runWith(cli::CheckArguments arguments)
{
    std::ostringstream out, err;
    const int status = cli::runCheck(arguments, out, err);
    return {status, out.str(), err.str()};
}

} // namespace

class TestCheckCommand : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void refuses();
    void passes();
    void takesALog();
    void needsWhatItNeeds_data();
    void needsWhatItNeeds();
    void readsAMapping();
    void notesTheAnswer();
    void keepsACase();

private:
    cli::CheckArguments arguments(const char* target, const char* classes) const;
    QString written(const char* name, const QByteArray& content) const;

    QTemporaryDir m_folder;
    std::string m_path;
};

void TestCheckCommand::initTestCase()
{
    m_path = test::MadeNpz(m_folder)
                 .add<std::int64_t>("target", {3}, {0, 2, 4})
                 .add<std::int64_t>("ids", {3}, {190, 191, 193})
                 .add<std::int64_t>("nothing", {2}, {-100, -100})
                 .add<float>("logits", {3, 4}, std::vector<float>(12))
                 .open()
                 .path();
}

QString TestCheckCommand::written(const char* name, const QByteArray& content) const
{
    QFile file(m_folder.filePath(QString::fromUtf8(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", name);
    return file.fileName();
}

cli::CheckArguments TestCheckCommand::arguments(const char* target, const char* classes) const
{
    cli::CheckArguments result;
    result.path = m_path;
    result.target = target;
    result.classes = classes;
    return result;
}

void TestCheckCommand::refuses()
{
    cli::CheckArguments asked = arguments("target", "4");
    asked.idKey = "ids";
    const Run prose = runWith(asked);
    QCOMPARE(prose.status, 1);
    QVERIFY2(prose.out.find("Refused: 1 of 3 targets out of range") != std::string::npos, prose.out.c_str());
    QVERIFY(prose.out.find("Allowed: 0 to 3, or -100. Found: 4 at position 2, sample 193.") !=
            std::string::npos);
    QVERIFY(prose.out.find("Not decided here") != std::string::npos);
    // What the product never says.
    QVERIFY(QString::fromStdString(prose.out).indexOf(QLatin1String("subtract"), 0, Qt::CaseInsensitive) < 0);
    asked.json = true;
    asked.csv = m_folder.filePath(QStringLiteral("out.csv")).toStdString();
    const Run machine = runWith(asked);
    QCOMPARE(machine.status, 1);
    const json report = json::parse(machine.out);
    QCOMPARE(report["verdict"].get<std::string>(), std::string("refused"));
    QCOMPARE(report["elements"][0]["first"][0]["position"].get<int>(), 2);
    QCOMPARE(report["elements"][0]["first"][0]["sample"].get<std::string>(), std::string("193"));
    QCOMPARE(report["hypotheses"]["decided"].get<bool>(), false);
    QVERIFY(report["mapping"].is_null() && report["error"].is_null());
    QFile csv(QString::fromStdString(asked.csv));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    QCOMPARE(csv.readAll(),
             QByteArray("input,position,index,value,finding,sample,source\ntarget,2,2,4,above,193,\n"));
    QCOMPARE(runWith(arguments("nothing", "4")).status, 1);
}

void TestCheckCommand::passes()
{
    QCOMPARE(runWith(arguments("target", "5")).status, 0);
    cli::CheckArguments asked = arguments("target", "5");
    asked.contracts = {"index-range"};
    QCOMPARE(runWith(asked).status, 0);
    asked.contracts = {"finite"};
    asked.target.clear();
    QCOMPARE(runWith(asked).status, 0);
}

void TestCheckCommand::takesALog()
{
    cli::CheckArguments asked;
    asked.path = m_path;
    asked.json = true;
    asked.log =
        written(
            "run.log",
            "/pytorch/aten/src/ATen/native/cuda/Loss.cu:240: nll_loss_forward_reduce_cuda_kernel_2d: block: "
            "[0,0,0], thread: [2,0,0] Assertion `t >= 0 && t < n_classes` failed.\n")
            .toStdString();
    const Run run = runWith(asked);
    QCOMPARE(run.status, 1);
    const json report = json::parse(run.out);
    QCOMPARE(report["contract"].get<std::string>(), std::string("class-index"));
    QCOMPARE(report["proposal"]["contract_origin"].get<std::string>(), std::string("assertion"));
    QCOMPARE(report["classes"].get<int>(), 4);
}

void TestCheckCommand::needsWhatItNeeds_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("classes");
    QTest::addColumn<QByteArray>("contract");
    QTest::newRow("no such key") << QByteArray("labels") << QByteArray("4") << QByteArray();
    QTest::newRow("no number") << QByteArray("target") << QByteArray("four") << QByteArray();
    QTest::newRow("no such contract") << QByteArray("target") << QByteArray("4") << QByteArray("perfect");
    QTest::newRow("inputs missing") << QByteArray("target") << QByteArray("4") << QByteArray("lengths");
}

void TestCheckCommand::needsWhatItNeeds()
{
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, classes);
    QFETCH(QByteArray, contract);
    cli::CheckArguments asked = arguments(target.constData(), classes.constData());
    if (!contract.isEmpty())
        asked.contracts = {contract.toStdString()};
    const Run run = runWith(asked);
    QCOMPARE(run.status, 2);
    QCOMPARE(std::ranges::count(run.err, '\n'), 1);
}

void TestCheckCommand::readsAMapping()
{
    cli::CheckArguments asked = arguments("target", "4");
    asked.json = true;
    asked.mapping = written("names.csv", "id,name\n1,a\n2,b\n3,c\n4,d\n").toStdString();
    const json report = json::parse(runWith(asked).out);
    QCOMPARE(report["mapping"]["offset"].get<int>(), 1);
    QCOMPARE(report["mapping"]["one_to_one"].get<bool>(), true);
    QCOMPARE(report["hypotheses"]["one_based"]["bearing"].get<std::string>(), std::string("against"));
    asked.mapping = "no-such-file.csv";
    QCOMPARE(runWith(asked).status, 2);
}

// What the incident keeps says the same as the answer itself.
void TestCheckCommand::notesTheAnswer()
{
    const QString path = m_folder.filePath(QStringLiteral("noted"));
    QDir().mkpath(path);
    const auto folder = incident::Folder::createIn(path.toStdString(), {}).value();
    cli::CheckArguments asked = arguments("target", "4");
    asked.idKey = "ids";
    asked.incident = path.toStdString();
    QCOMPARE(runWith(asked).status, 1);
    QCOMPARE(runWith(asked).status, 1); // the same question again is the same check
    asked.classes = "5";
    QCOMPARE(runWith(asked).status, 0);
    const auto checks = folder.record().value().checks;
    QCOMPARE(checks.size(), std::size_t{2});
    QCOMPARE(checks[0].batch, m_path);
    QCOMPARE(checks[0].verdict, std::string("refused"));
    const contract::CheckResult back = incident::checkResultOf(checks[0]);
    QVERIFY(back.verdict == contract::Verdict::Refused);
    QCOMPARE(back.subject()->refusedCount, std::uint64_t{1});
    QCOMPARE(back.subject()->first.front().sample, std::string("193"));
    QCOMPARE(std::get<std::int64_t>(back.subject()->first.front().value), std::int64_t{4});
    QCOMPARE(*back.subject()->high, 3.0);
    QVERIFY(incident::checkResultOf(checks[1]).verdict == contract::Verdict::Passed);
    asked.incident = m_folder.filePath(QStringLiteral("nowhere")).toStdString();
    QCOMPARE(runWith(asked).status, 2);
}

void TestCheckCommand::keepsACase()
{
    const QString path = m_folder.filePath(QStringLiteral("kept"));
    QDir().mkpath(path);
    QVERIFY(incident::Folder::createIn(path.toStdString(), {}));
    cli::CheckArguments asked = arguments("target", "4");
    asked.incident = path.toStdString();
    asked.keepCase = true;
    const Run run = runWith(asked);
    QCOMPARE(run.status, 1);
    QVERIFY2(run.out.find("Kept as cases/target-4: 1 of 3 samples") != std::string::npos, run.out.c_str());
    QFile job(path + QStringLiteral("/cases/target-4/job.json"));
    QVERIFY(job.open(QIODevice::ReadOnly));
    const json content = json::parse(job.readAll().toStdString());
    QCOMPARE(content["expect"]["fails"].get<bool>(), true);
}

QTEST_GUILESS_MAIN(TestCheckCommand)
#include "tst_check_command.moc"
