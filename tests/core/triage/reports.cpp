// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/triage/builtin_signatures.h"

#include <QFile>
#include <QTemporaryDir>

using namespace torchtriage;
using testing::has;
using testing::idOf;
using testing::shown;

namespace {

constexpr const char* notebook = R"json({"cells": [
    {"cell_type": "markdown"},
    {"outputs": [{"output_type": "stream", "text": ["step 1\n", "step 2\n"]}]},
    {"outputs": [{"output_type": "stream", "text": "step 3\n"},
      {"output_type": "error", "ename": "ValueError", "evalue": "bad", "traceback":
        ["ValueError                                Traceback (most recent call last)",
         "Cell In[2], line 4\n----> 4 f(x)", "ValueError: bad"]}]}],
    "metadata": {"language_info": {"version": "3.10.12"}}})json";

} // namespace

class TestReports : public QObject, testing::WithSignatures {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    triage::Report triagedFile(const QString& name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(name));
        file.close();
        return triage::triageFile(file.fileName().toStdString(), m_signatures).value();
    }

private slots:
    void rankOfTheFileName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("rank");
        QTest::newRow("rank3.log") << "rank3.log" << 3;
        QTest::newRow("rank_12.out") << "rank_12.out" << 12;
        QTest::newRow("node1_local_rank_2.log") << "node1_local_rank_2.log" << 2;
        QTest::newRow("frank.log") << "frank.log" << -1;
        QTest::newRow("job.log") << "job.log" << -1;
    }
    void rankOfTheFileName()
    {
        QFETCH(QString, name);
        const auto report = triagedFile(name, "ValueError: bad input\n");
        QTEST(report.rank.value_or(-1), "rank");
    }

    void notebookCell()
    {
        const auto report = triagedFile("a.ipynb", notebook);
        QCOMPARE(shown(report.format), QString("notebook"));
        QCOMPARE(report.cell, std::optional<int>(2));
        QCOMPARE(report.firstLine, std::int64_t{5});
        QCOMPARE(report.errorLine, std::int64_t{5});
        QCOMPARE(shown(report.context.python), QString("3.10.12"));
        QCOMPARE(shown(report.observation.at.file), QString("Cell In[2]"));
    }

    void binaryIsUnreadable()
    {
        const auto report =
            triagedFile("model.pt", QByteArray("\x00\x01\x02\x03\x04\x05\x06\x07", 8).repeated(100));
        QVERIFY(report.verdict == triage::Verdict::Unreadable);
        QVERIFY(report.events.empty());
    }

    void formats_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("format");
        QTest::newRow("text") << "step 1\nValueError: x\n"
                              << "text";
        QTest::newRow("JSON lines") << "{\"log\":\"step 1\"}\n{\"log\":\"step 2\"}\n{\"log\":\"step 3\"}\n"
                                    << "json-lines";
        QTest::newRow("kernel log") << "[    1.000001] pci 0000:00:01.0: x\n[    2.000001] pci 0000:00:02.0: "
                                       "y\n[   99.123456] NVRM: Xid (PCI:0000:3b:00): "
                                       "79, pid=1234, name=python3, GPU has fallen off the bus.\n"
                                    << "kernel-log";
        QTest::newRow("error file")
            << R"({"message": {"message": "ValueError: x", "extraInfo": {"py_callstack": "x"}}})"
            << "torchelastic";
    }
    void formats()
    {
        QFETCH(QString, text);
        QTEST(shown(triaged(text.toStdString()).format), "format");
    }

    // The report must not depend on how many threads read the log.
    void threadsMakeNoDifference()
    {
        std::string text;
        for (int i = 0; text.size() < 5'000'000; ++i)
            text += "[rank" + std::to_string(i % 8) + "]: step " + std::to_string(i) + " loss 0.4\n";
        text.insert(
            text.find('\n', 3'000'000) + 1,
            "[rank3]: Traceback (most recent call last):\n[rank3]:   File \"/srv/job/train.py\", line 3, in "
            "<module>\n[rank3]:     loss.item()\n[rank3]: RuntimeError: CUDA error: device-side assert "
            "triggered\n");
        const auto one = triaged(text, 1);
        const auto two = triaged(text, 2);
        QVERIFY(one.verdict == triage::Verdict::Failure);
        QCOMPARE(one.rank, std::optional<int>(3));
        QCOMPARE(one.lines, std::count(text.begin(), text.end(), '\n'));
        QCOMPARE(two.firstLine, one.firstLine);
        QCOMPARE(two.errorLine, one.errorLine);
        QCOMPARE(two.rank, one.rank);
        QCOMPARE(two.message, one.message);
        QVERIFY(two.events == one.events);
        QVERIFY(two.reasons == one.reasons);
        QVERIFY(two.missing == one.missing);
        QVERIFY(two.context == one.context);
        QCOMPARE(two.ranks, one.ranks);
        QCOMPARE(two.usefulness, one.usefulness);
        QCOMPARE(two.lines, one.lines);
    }

    void whatIsMissingCosts()
    {
        const auto poor = triaged("RuntimeError: CUDA error: device-side assert triggered\n");
        const auto rich =
            triaged("torch 2.4.0+cu121, python 3.11.7\nstep 12 epoch 1 loss "
                    "0.4\n../aten/src/ATen/native/cuda/Loss.cu:250: "
                    "nll_loss_forward: block: [0,0,0], thread: [7,0,0] Assertion `t >= 0 && t < "
                    "n_classes` failed.\nTraceback (most "
                    "recent call last):\n  File \"/srv/job/train.py\", line 3, in <module>\n    "
                    "loss.item()\nRuntimeError: CUDA error: "
                    "device-side assert triggered\n");
        for (const char* id :
             {"no-traceback", "no-assert-line", "no-torch-version", "no-versions", "no-iteration"}) {
            QVERIFY2(has(poor.missing, id), id);
            QVERIFY2(!has(rich.missing, id), id);
        }
        QVERIFY(poor.usefulness < 50);
        QVERIFY(rich.usefulness > 75);
        QVERIFY(has(triaged("  File \"a.py\", line 1, in f\n    g()\nValueError: x\n").missing,
                    "truncated-start"));
        QVERIFY(
            has(triaged("ValueError: x\nTraceback (most recent call last):\n  File \"a.py\", line 1, in f\n")
                    .missing,
                "truncated-end"));
        QVERIFY(has(triaged("RuntimeError: CUDA error: out of memory\n").missing, "no-memory-numbers"));
        QVERIFY(triaged("step 1\n").missing.empty());
    }

    // A dump of faulthandler ends without an exception: nothing of it is missing.
    void aFaulthandlerDumpIsWhole()
    {
        const auto report = triaged(
            "Fatal Python error: Segmentation fault\n\nCurrent thread 0x00007f0000000000 (most recent "
            "call first):\n  File \"/srv/job/train.py\", line 3 in <module>\n");
        QCOMPARE(idOf(report.family), QString("host-crash"));
        QVERIFY(!has(report.missing, "truncated-end"));
    }

    void cancelledAndMissing()
    {
        const auto cancelled = triage::triageText(
            "paste", "step 1\n", m_signatures, {.jobs = 1, .cancelled = [] { return true; }, .progress = {}});
        QVERIFY(!cancelled);
        QCOMPARE(int(cancelled.error().kind), int(io::ErrorKind::Cancelled));
        QCOMPARE(cancelled.error().path, std::string("paste"));
        const auto missing = triage::triageFile("/nonexistent/job.log", m_signatures);
        QVERIFY(!missing);
        QCOMPARE(int(missing.error().kind), int(io::ErrorKind::NotFound));
    }
};

std::unique_ptr<QObject> makeReportTests()
{
    return std::make_unique<TestReports>();
}

#include "reports.moc"
