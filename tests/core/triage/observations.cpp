// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/observation.h"
#include "tests/core/triage/builtin_signatures.h"

using namespace torchtriage;
using testing::has;
using testing::shown;

namespace {

std::string failingAt(const std::string& code, const std::string& last)
{
    return "Traceback (most recent call last):\n  File \"/srv/job/train.py\", line 40, in <module>\n    "
           "main()\n  File "
           "\"/srv/job/train.py\", line 31, in main\n    " +
           code + "\n" + last + "\n";
}

constexpr const char* assertText = "RuntimeError: CUDA error: device-side assert triggered";
constexpr const char* tail = "CUDA kernel errors might be asynchronously reported at some other API call, so "
                             "the stacktrace below might be "
                             "incorrect.\nFor debugging consider passing CUDA_LAUNCH_BLOCKING=1\n";

} // namespace

class TestObservations : public QObject, testing::WithSignatures {
    Q_OBJECT

private slots:
    void waitingCalls_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("call");
        const auto row = [](const char* code, const char* call) {
            QTest::newRow(code) << QString(code) << QString(call);
        };
        row("total += loss.item()", "item");
        row("y = out.cpu()", "cpu");
        row("y = out.to('cpu')", "cpu");
        row("y = out.tolist()", "tolist");
        row("y = out.detach().numpy()", "numpy");
        row("print(loss)", "print");
        row("torch.cuda.synchronize()", "synchronize");
        row("stream.synchronize()", "synchronize");
        row("index = mask.nonzero()", "nonzero");
        row("torch.cuda.empty_cache()", "empty_cache");
        row("x = x.pin_memory()", "pin_memory");
        row("loss.backward()", "backward");
        row("x = x.cuda()", "cuda");
        row("x = x.to(device)", "to");
        row("y = model(x)", "");
    }
    void waitingCalls()
    {
        QFETCH(QString, code);
        const auto report = triaged(failingAt(code.toStdString(), assertText) + tail);
        QCOMPARE(report.observation.observedOnly, std::optional<bool>(true));
        QTEST(shown(report.observation.call), "call");
        QCOMPARE(report.observation.at.line, std::int64_t{31});
        QCOMPARE(shown(report.observation.at.code), code);
        QVERIFY(has(report.reasons, "frame-only-observes"));
        QVERIFY(has(report.reasons, "async-tail-present"));
    }

    void aBlockingRunShowsThePlace()
    {
        const auto report =
            triaged("CUDA_LAUNCH_BLOCKING=1 python train.py\n" + failingAt("y = model(x)", assertText));
        QCOMPARE(report.observation.observedOnly, std::optional<bool>(false));
        QVERIFY(has(report.reasons, "blocking-run"));
        QVERIFY(!has(report.missing, "no-blocking-run"));
    }

    // The advice names the variable too.
    void adviceIsNoBlockingRun()
    {
        const auto report = triaged(failingAt("y = model(x)", assertText) + tail);
        QCOMPARE(report.observation.observedOnly, std::optional<bool>(true));
        QVERIFY(has(report.missing, "no-blocking-run"));
    }

    void withoutAFrameNobodyKnows()
    {
        const auto report = triaged("../aten/src/ATen/native/cuda/Loss.cu:250: nll_loss_forward: block: "
                                    "[0,0,0], thread: [7,0,0] Assertion `t >= 0 "
                                    "&& t < n_classes` failed.\n");
        QCOMPARE(report.observation.observedOnly, std::optional<bool>());
        QVERIFY(has(report.reasons, "no-frame"));
        QVERIFY(report.observation.at.file.empty());
    }

    void checksOfTheCallItself_data()
    {
        QTest::addColumn<QString>("last");
        QTest::newRow("shapes") << "RuntimeError: mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)";
        QTest::newRow("memory")
            << "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB. GPU 0 has a "
               "total capacity of 23.00 GiB of which 1.00 GiB is free.";
        QTest::newRow("devices")
            << "RuntimeError: Expected all tensors to be on the same device, but found at least two "
               "devices, cuda:0 and cpu!";
        QTest::newRow("Python") << "KeyError: 'labels'";
    }
    void checksOfTheCallItself()
    {
        QFETCH(QString, last);
        const auto report = triaged(failingAt("y = f(x)", last.toStdString()));
        QCOMPARE(report.observation.observedOnly, std::optional<bool>(false));
    }

    void libraryFilesAreNotOnesOwn()
    {
        for (const char* file :
             {"/opt/lib/python3.11/site-packages/torch/nn/a.py", "/usr/lib/python3/dist-packages/x.py",
              "<frozen runpy>", "C:\\Python310\\Lib\\runpy.py"})
            QVERIFY2(triage::isLibraryFile(file), file);
        for (const char* file : {"/srv/job/train.py", "train.py", "Cell In[3]", ""})
            QVERIFY2(!triage::isLibraryFile(file), file);
    }

    // What waits is looked for from the inside out to the first frame of one's own, no further.
    void callersDoNotWait()
    {
        const std::vector<triage::StackFrame> frames = {{"/srv/job/train.py", 3, "main", "print(run())", 1},
                                                        {"/srv/job/model.py", 9, "run", "return f(x)", 2}};
        QCOMPARE(triage::waitingCall(frames), std::string());
        const std::vector<triage::StackFrame> inLibrary = {
            {"/srv/job/train.py", 3, "main", "loss.backward()", 1},
            {"/opt/lib/python3.11/site-packages/torch/_tensor.py", 5, "go", "engine.run()", 2}};
        QCOMPARE(triage::waitingCall(inLibrary), std::string("backward"));
        QCOMPARE(triage::waitingCall({}), std::string());
    }
};

std::unique_ptr<QObject> makeObservationTests()
{
    return std::make_unique<TestObservations>();
}

#include "observations.moc"
