// SPDX-License-Identifier: GPL-3.0-or-later
// Both engines, the built-in one and the one in Python, on the same jobs: what one says the other says too.
#include "core/rerun/job_format.h"
#include "tests/replay/conversation.h"
#include "tests/replay/failing_jobs.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <map>
#include <set>

using namespace torchtriage;
using namespace torchtriage::rerun;
using testing::Conversation;
using testing::converse;

namespace {

const QString builtin = QStringLiteral(TORCHTRIAGE_BIN_DIR "/torchtriage-replay");
const QString python = QStringLiteral(TORCHTRIAGE_PYTHON);
const QString pythonEngine = QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/resources/python/torchtriage_replay.py");
const QString here = QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/replay/");

QByteArray readAll(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray describe(const OutcomeLine& line)
{
    return QByteArray::fromStdString(writeOutcomeLine(line)).trimmed();
}

// Jobs that are wrong by themselves: the place of the first error is in tst_job; here an engine must say no.
const std::map<QString, QByteArray> malformedJobs = {
    {"not-json", "{"},
    {"no-steps", R"({"format":"torchtriage.job","version":1})"},
    {"later-version", R"({"format":"torchtriage.job","version":2,"steps":[{"op":"aten::a"}]})"},
    {"own-step",
     R"({"format":"torchtriage.job","version":1,"steps":[{"op":"aten::relu","args":[{"step":0}]}]})"},
    {"no-kind", R"({"format":"torchtriage.job","version":1,"steps":[{"op":"aten::relu","args":[{"a":0}]}]})"},
    {"args-text", R"({"format":"torchtriage.job","version":1,"steps":[{"op":"aten::relu","args":"x"}]})"},
    {"step-list", R"({"format":"torchtriage.job","version":1,"steps":[[]]})"},
    {"deep", QByteArray("[").repeated(1'000'000)},
};

} // namespace

class TestReplay : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void agreesOnOperators();
    void loadsSavedTensors();
    void sharesStorage();
    void countsEveryNanAlike();
    void fails_data();
    void fails();
    void refusesMalformedJobs_data();
    void refusesMalformedJobs();
    void callsModules();
    void runsNothingFromAFile();
    void keepsOutputs();
    void makesOneChangeAtATime();
    void takesJobsFromStandardInput();
    void waitsPrewarmed_data();
    void waitsPrewarmed();
    void describesItself();
    void explainsItsUse();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    QString write(const QString& name, const QByteArray& content);
    void writeAllJobs();
    /// What the Python engine said to a job that writeAllJobs() wrote; all were served by one call.
    [[nodiscard]] Conversation fromPython(const QString& job) const;
    [[nodiscard]] Conversation fromBuiltin(const QString& job) const
    {
        return converse(builtin, {path(job)});
    }
    /// Both engines said the same about every step; returns the builtin engine's words.
    Conversation agreed(const QString& job);

    QTemporaryDir m_folder;
    QStringList m_jobs;
    QJsonObject m_expected;
};

QString TestReplay::write(const QString& name, const QByteArray& content)
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(name));
    m_jobs.append(path(name));
    return path(name);
}

void TestReplay::initTestCase()
{
    const Conversation made = converse(python, {here + "make_files.py", m_folder.path()});
    QVERIFY2(made.status == 0, made.errors);
    m_expected = QJsonDocument::fromJson(readAll(path("expected.json"))).object();
    QVERIFY(m_expected.size() > 40);
    writeAllJobs();
    const Conversation served =
        converse(python, QStringList{here + "serve_jobs.py", QFileInfo(pythonEngine).path()} + m_jobs);
    QVERIFY2(served.status == 0, served.errors);
}

void TestReplay::writeAllJobs()
{
    const QByteArray head = R"({"format":"torchtriage.job","version":1,"threads":1,)";
    write("operators.json", readAll(here + "operators.json"));
    for (const testing::FailingJob& each : testing::failingJobs)
        write(QString("fails %1.json").arg(each.name), head + each.more + "\"steps\":[" + each.steps + "]}");
    for (const auto& [name, text] : malformedJobs)
        write(name + ".json", text);
    QByteArray steps;
    for (const QString& place : m_expected.keys()) {
        // A sparse tensor has no views; clone() would straighten the strides of the others.
        steps += QString(R"(%1{"op":"aten::%2","args":[{"file":"%3","key":"%4"}]})")
                     .arg(steps.isEmpty() ? "" : ",", place.endsWith("sparse") ? "clone" : "alias",
                          place.section(' ', 0, 0), place.section(' ', 1))
                     .toUtf8();
    }
    write("saved.json", head + "\"steps\":[" + steps + "]}");
    write("shared.json", head + R"("steps":[
        {"op":"aten::zero_","args":[{"file":"batch.pt","key":"part"}]},
        {"op":"aten::clone","args":[{"file":"batch.pt","key":"columns"}]}]})");
    QByteArray nans;
    for (const char* dtype : {"float32", "float64", "float16"}) {
        nans += nans.isEmpty() ? "" : ",";
        nans += QString(R"({"op":"aten::full","args":[[2],{"float":"nan"}],"kwargs":{"dtype":{"dtype":"%1"}}},
            {"op":"aten::div.Tensor","args":[{"values":[0,0],"dtype":"%1"},{"values":[0,0],"dtype":"%1"}]})")
                    .arg(dtype)
                    .toUtf8();
    }
    write("nan.json", head + "\"steps\":[" + nans + "]}");
    write("module.json", head + R"("sync":"each-step","steps":[
        {"module":"module.pt","args":[{"synthetic":{"shape":[4,3],"seed":3}}],"out":"all"},
        {"module":"module.pt","method":"scale","args":[{"step":"all","output":0}],"kwargs":{"factor":3}},
        {"op":"aten::add.Scalar","args":[{"step":"all"},{"step":"all","output":2}]}]})");
    write("evil.json", head + R"("steps":[{"op":"aten::relu","args":[{"file":"evil.pkl","key":"x"}]}]})");
    write("evil-zip.json", head + R"("steps":[{"op":"aten::relu","args":[{"file":"evil.pt","key":"x"}]}]})");
    write("keep.json",
          head + R"("keep":"kept","steps":[{"op":"aten::alias","args":[{"file":"batch.pt","key":"bfloat"}]},
        {"op":"aten::max.dim","args":[{"file":"batch.pt","key":"part"},1]}]})");
    write("changes.json", head + R"("steps":[
        {"op":"aten::alias","args":[{"file":"batch.pt","key":"columns","as":{"rows":[2,1]}}]},
        {"op":"aten::alias","args":[{"file":"batch.pt","key":"columns","as":{"dtype":"float64"}}]},
        {"op":"aten::alias","args":[{"file":"batch.pt","key":"part","as":{"dtype":"float16"}}]},
        {"op":"aten::alias","args":[{"file":"batch.pt","key":"part","as":{"contiguous":true}}]},
        {"op":"aten::alias","args":[{"file":"batch.pt","key":"expanded","as":{"dtype":"int32","device":"cpu"}}]}]})");
}

Conversation TestReplay::fromPython(const QString& job) const
{
    Conversation conversation;
    testing::addLines(conversation, readAll(path(job) + ".out"));
    conversation.status = readAll(path(job) + ".status").toInt();
    return conversation;
}

Conversation TestReplay::agreed(const QString& job)
{
    const Conversation ours = fromBuiltin(job);
    const Conversation theirs = fromPython(job);
    QTest::qVerify(ours.broken.isEmpty() && theirs.broken.isEmpty(), "lines", ours.broken + theirs.broken,
                   __FILE__, __LINE__);
    QTest::qCompare(ours.status, theirs.status, "builtin", "python", __FILE__, __LINE__);
    const auto mine = ours.all<OutputLine>();
    auto others = theirs.all<OutputLine>();
    QTest::qCompare(mine.size(), others.size(), "builtin", "python", __FILE__, __LINE__);
    for (std::size_t i = 0; i < std::min(mine.size(), others.size()); ++i)
        QTest::qCompare(describe(others[i]), describe(mine[i]), "python", "builtin", __FILE__, __LINE__);
    return ours;
}

void TestReplay::agreesOnOperators()
{
    const auto job = readJob(path("operators.json").toStdString());
    QVERIFY(job);
    std::set<std::string> names;
    for (const Step& each : job->steps)
        names.insert(nameOf(each));
    QVERIFY(names.size() >= 150);
    const Conversation said = agreed("operators.json");
    QCOMPARE(said.status, 0);
    QCOMPARE(said.all<ProgressLine>().size(), job->steps.size());
    QVERIFY(said.all<OutputLine>().size() >= job->steps.size());
    QVERIFY(said.one<EndLine>().ending == RunEnd::Completed);
    QVERIFY(said.one<EndLine>().seconds > 0);
}

void TestReplay::loadsSavedTensors()
{
    const Conversation said = agreed("saved.json");
    const auto outputs = said.all<OutputLine>();
    QCOMPARE(outputs.size(), static_cast<std::size_t>(m_expected.size()));
    for (const OutputLine& each : outputs) {
        const QString place = m_expected.keys().at(static_cast<qsizetype>(each.step));
        const QJsonObject wanted = m_expected[place].toObject();
        QVERIFY2(QString::fromStdString(each.digest) == wanted["digest"].toString(), qPrintable(place));
        QCOMPARE(QString::fromStdString(each.dtype), wanted["dtype"].toString());
        QJsonArray shape;
        std::ranges::for_each(*each.shape,
                              [&](std::int64_t size) { shape.append(static_cast<qint64>(size)); });
        QCOMPARE(shape, wanted["shape"].toArray());
        QJsonArray strides;
        std::ranges::for_each(each.strides,
                              [&](std::int64_t step) { strides.append(static_cast<qint64>(step)); });
        QVERIFY2(strides == wanted["strides"].toArray(), qPrintable(place));
    }
}

// What is written through one view is seen through another of the same storage.
void TestReplay::sharesStorage()
{
    const auto outputs = agreed("shared.json").all<OutputLine>();
    QCOMPARE(outputs.size(), 2U);
    QVERIFY(outputs[0].max == batch::Number(0.0));
    const auto untouched = m_expected["batch.pt columns"].toObject()["digest"].toString();
    QVERIFY(QString::fromStdString(outputs[1].digest) != untouched);
}

// The processor's NaN of 0/0 has another sign than torch's own; the digest must not tell them apart.
void TestReplay::countsEveryNanAlike()
{
    const auto outputs = agreed("nan.json").all<OutputLine>();
    QCOMPARE(outputs.size(), 6U);
    for (std::size_t i = 0; i < outputs.size(); i += 2) {
        QCOMPARE(outputs[i].digest, outputs[i + 1].digest);
        QVERIFY(outputs[i].nan == 2U && outputs[i + 1].nan == 2U);
    }
}

void TestReplay::fails_data()
{
    QTest::addColumn<std::size_t>("index");
    for (std::size_t i = 0; i < testing::failingJobs.size(); ++i)
        QTest::newRow(testing::failingJobs[i].name) << i;
}

void TestReplay::fails()
{
    QFETCH(std::size_t, index);
    const testing::FailingJob& wanted = testing::failingJobs[index];
    const QString job = QString("fails %1.json").arg(wanted.name);
    const std::array both = {fromBuiltin(job), fromPython(job)};
    for (const Conversation& said : both) {
        QVERIFY2(said.broken.isEmpty(), said.broken);
        QCOMPARE(said.all<ErrorLine>().size(), 1U);
        QCOMPARE(said.all<EndLine>().size(), 1U);
        const auto error = said.one<ErrorLine>();
        QCOMPARE(toString(error.kind), toString(wanted.kind));
        QCOMPARE(error.exception, std::string(wanted.exception));
        QVERIFY2(error.message.starts_with(wanted.message), error.message.c_str());
        QVERIFY(!error.message.empty());
        QCOMPARE(toString(said.one<EndLine>().ending), toString(wanted.ending));
        QCOMPARE(said.status, exitCodeOf(wanted.ending));
    }
    const auto mine = both[0].one<ErrorLine>();
    const auto theirs = both[1].one<ErrorLine>();
    QCOMPARE(mine.step, theirs.step);
    if (mine.kind == ErrorKind::Raised || mine.kind == ErrorKind::Operator)
        QCOMPARE(mine.message, theirs.message);
}

void TestReplay::refusesMalformedJobs_data()
{
    QTest::addColumn<QString>("job");
    for (const auto& [name, text] : malformedJobs)
        QTest::newRow(qPrintable(name)) << name + ".json";
}

void TestReplay::refusesMalformedJobs()
{
    QFETCH(QString, job);
    for (const Conversation& said : {fromBuiltin(job), fromPython(job)}) {
        QVERIFY(said.one<ErrorLine>().kind == ErrorKind::Job);
        QVERIFY(said.one<ErrorLine>().message.find(path(job).toStdString()) == 0);
        QCOMPARE(said.status, 2);
        QVERIFY(said.all<ProgressLine>().empty());
    }
}

void TestReplay::callsModules()
{
    const Conversation said = agreed("module.json");
    const auto outputs = said.all<OutputLine>();
    QCOMPARE(said.status, 0);
    // A dictionary of a tensor and a pair, flattened; then one output for each further step.
    QCOMPARE(outputs.size(), 5U);
    QCOMPARE(outputs[2].dtype, std::string("int"));
    QVERIFY(outputs[2].min == batch::Number(std::int64_t{3}));
    QCOMPARE(outputs[3].step, 1U);
    QVERIFY(said.errors.contains("a module may print"));
}

void TestReplay::runsNothingFromAFile()
{
    QVERIFY(QDir::setCurrent(m_folder.path()));
    for (const QString& job : {QStringLiteral("evil.json"), QStringLiteral("evil-zip.json")}) {
        for (const Conversation& said :
             {fromBuiltin(job), fromPython(job), converse(python, {pythonEngine, job})}) {
            QVERIFY(said.one<ErrorLine>().kind == ErrorKind::Input);
            QCOMPARE(said.status, 2);
        }
    }
    QVERIFY(!QFile::exists("evil-was-here"));
}

void TestReplay::keepsOutputs()
{
    const auto outputs = agreed("keep.json").all<OutputLine>();
    QCOMPARE(outputs.size(), 3U);
    for (const OutputLine& each : outputs)
        QCOMPARE(QString::fromStdString(each.file),
                 path(QString("kept/step-%1-output-%2.safetensors").arg(each.step).arg(each.output)));
    // The kept elements are an input like any other.
    const Conversation again =
        converse(builtin, {"-"},
                 R"({"format":"torchtriage.job","version":1,"steps":[
        {"op":"aten::alias","args":[{"file":")" +
                     QByteArray::fromStdString(outputs[0].file) + R"(","key":"value"}]}]})");
    QCOMPARE(again.one<OutputLine>().digest, outputs[0].digest);
    QCOMPARE(again.one<OutputLine>().dtype, std::string("bfloat16"));
}

void TestReplay::makesOneChangeAtATime()
{
    const auto outputs = agreed("changes.json").all<OutputLine>();
    QCOMPARE(outputs.size(), 5U);
    QVERIFY(outputs[0].shape == std::vector<std::int64_t>({1, 4}) && outputs[0].strides[1] == 6);
    QCOMPARE(outputs[1].dtype, std::string("float64"));
    QVERIFY(outputs[1].strides == std::vector<std::int64_t>({1, 6}));
    QVERIFY(outputs[2].dtype == "float16" && outputs[2].strides == std::vector<std::int64_t>({6, 2}));
    QVERIFY(outputs[3].strides == std::vector<std::int64_t>({3, 1}));
    QCOMPARE(QString::fromStdString(outputs[3].digest),
             m_expected["batch.pt part"].toObject()["digest"].toString());
    QVERIFY(outputs[4].dtype == "int32" && outputs[4].strides == std::vector<std::int64_t>({6, 0}));
}

void TestReplay::takesJobsFromStandardInput()
{
    const QByteArray job =
        R"({"format":"torchtriage.job","version":1,"steps":[{"op":"aten::full","args":[[2],1.5]}]})";
    for (const Conversation& said :
         {converse(builtin, {"-"}, job), converse(python, {pythonEngine, "-"}, job)}) {
        QCOMPARE(said.status, 0);
        QVERIFY(said.one<OutputLine>().min == batch::Number(1.5));
    }
}

void TestReplay::waitsPrewarmed_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("builtin") << builtin << QStringList{"--prewarm"};
    QTest::newRow("python") << python << QStringList{pythonEngine, "--prewarm"};
}

void TestReplay::waitsPrewarmed()
{
    QFETCH(QString, program);
    QFETCH(QStringList, arguments);
    QProcess worker;
    worker.start(program, arguments);
    QVERIFY(worker.waitForReadyRead(60'000));
    QCOMPARE(worker.readLine().simplified().replace(" ", ""), QByteArray(R"({"type":"ready"})"));
    worker.write(path("keep.json").toUtf8() + '\n' + path("operators.json").toUtf8() + '\n');
    // One job, and the end, although its standard input stays open and holds another.
    QVERIFY(worker.waitForFinished(60'000));
    Conversation said;
    testing::addLines(said, worker.readAllStandardOutput());
    QCOMPARE(said.all<EndLine>().size(), 1U);
    QCOMPARE(said.all<ProgressLine>().size(), 2U);
    QCOMPARE(worker.exitCode(), 0);

    const Conversation unused = converse(program, arguments);
    QCOMPARE(unused.status, 0);
    QCOMPARE(unused.lines.size(), 1U);

    const Conversation inlined = converse(program, arguments,
                                          R"({"format":"torchtriage.job","version":1,"steps":[)"
                                          R"({"op":"aten::ones","args":[[3]]}]})");
    QVERIFY(inlined.one<EndLine>().ending == RunEnd::Completed);
}

void TestReplay::describesItself()
{
    const auto ours = converse(builtin, {"--probe"}).one<HelloLine>();
    const auto theirs = converse(python, {pythonEngine, "--probe"}).one<HelloLine>();
    QCOMPARE(ours.engine, std::string("builtin"));
    QCOMPARE(theirs.engine, std::string("python"));
    QVERIFY(ours.python.empty() && !theirs.python.empty());
    for (const HelloLine& hello : {ours, theirs}) {
        QCOMPARE(hello.protocol, protocolVersion);
        QVERIFY(QString::fromStdString(hello.torch).contains(QRegularExpression(R"(^\d+\.\d+\.\d+$)")));
        QVERIFY(!hello.devices.empty() && hello.devices[0].id == "cpu" && hello.devices[0].memory > 0U);
        // Either there are GPUs, or it is said why there are none.
        QVERIFY(hello.devices.size() > 1 || hello.unusable.size() == 1);
        QVERIFY(hello.build != Build::Cpu || hello.unusable[0].reason == Unusable::BuiltWithout);
    }
}

void TestReplay::explainsItsUse()
{
    for (const QStringList& words : {QStringList{}, {"--nonsense"}, {"a", "b"}}) {
        const Conversation said = converse(builtin, words);
        QCOMPARE(said.status, 2);
        QVERIFY(said.errors.startsWith("usage: torchtriage-replay"));
    }
    QCOMPARE(converse(builtin, {"--help"}).status, 0);
    QVERIFY(converse(builtin, {path("none.json")}).one<ErrorLine>().kind == ErrorKind::Job);
}

QTEST_GUILESS_MAIN(TestReplay)
#include "tst_replay.moc"
