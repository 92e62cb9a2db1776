// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/triage/builtin_signatures.h"

using namespace torchtriage;
using testing::has;
using testing::shown;
using triage::Backend;

namespace {

// What `python -m torch.utils.collect_env` prints, with two lines to fill in.
std::string environment(const std::string& torch, const std::string& cuda, const std::string& driver,
                        const std::string& torchvision = "0.20.1")
{
    return "PyTorch version: " + torch + "\nIs debug build: False\nCUDA used to build PyTorch: " + cuda +
           "\nROCM used to build PyTorch: N/A\n\nOS: Debian GNU/Linux 12 (bookworm) (x86_64)\n"
           "Python version: 3.10.12 (main, Nov 20 2023, 15:14:05) [GCC 11.4.0] (64-bit runtime)\n"
           "Is CUDA available: " +
           (cuda == "None" ? "False" : "True") +
           "\nCUDA runtime version: No CUDA\nGPU models and configuration: " +
           (driver.empty() ? "No CUDA" : "GPU 0: NVIDIA A100-SXM4-80GB") +
           "\nNvidia driver version: " + (driver.empty() ? "No CUDA" : driver) +
           "\ncuDNN version: Could not collect\nHIP runtime version: N/A\nMIOpen runtime version: N/A\n"
           "Is XNNPACK available: True\n\nVersions of relevant libraries:\n[pip3] numpy==1.26.4\n[pip3] "
           "torch==" +
           torch + "\n[pip3] torchvision==" + torchvision + "\n";
}

} // namespace

class TestContext : public QObject, testing::WithSignatures {
    Q_OBJECT

private slots:
    void environmentReport()
    {
        const auto report = triaged(environment("2.5.1+cu121", "12.1", "535.104.05"));
        QCOMPARE(int(report.verdict), int(triage::Verdict::NoFailure));
        QCOMPARE(shown(report.format), QString("collect-env"));
        QCOMPARE(shown(report.context.torch), QString("2.5.1+cu121"));
        QCOMPARE(shown(report.context.python), QString("3.10.12"));
        QCOMPARE(shown(report.context.cuda), QString("12.1"));
        QCOMPARE(shown(report.context.driver), QString("535.104.05"));
        QCOMPARE(report.context.gpus, std::vector<std::string>{"NVIDIA A100-SXM4-80GB"});
        // The lines about HIP say that there is none.
        QVERIFY(report.context.backend == Backend::Cuda);
        QVERIFY(report.contradictions.empty());
    }

    void cpuOnlyEnvironment()
    {
        const auto report = triaged(environment("2.5.1+cpu", "None", ""));
        QVERIFY(report.context.backend == Backend::Cpu);
        QVERIFY(report.contradictions.empty());
    }

    void contradictions_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("there");
        const auto row = [](const char* name, const std::string& text, const char* id, bool there) {
            QTest::newRow(name) << QString::fromStdString(text) << QString(id) << there;
        };
        const char* driver = "driver-older-than-build";
        row("driver of CUDA 11, build of 12", environment("2.5.1+cu121", "12.1", "470.57.02"), driver, true);
        // Every 12.x runs on the first driver of 12.
        row("driver of CUDA 12.0, build of 12.4", environment("2.5.1+cu124", "12.4", "525.60.13"), driver,
            false);
        row("driver newer than the build", environment("2.5.1+cu118", "11.8", "550.54.15"), driver, false);
        row("nvidia-smi above the versions",
            "| NVIDIA-SMI 470.57.02    Driver Version: 470.57.02    CUDA Version: 11.4     |\ntorch "
            "2.5.1+cu121\n",
            driver, true);
        row("nvidia-smi that fits",
            "| NVIDIA-SMI 550.54.15    Driver Version: 550.54.15    CUDA Version: 12.4     |\ntorch "
            "2.5.1+cu121\n",
            driver, false);
        row("GPU on a build without CUDA", environment("2.5.1+cpu", "None", "535.104.05"), "cpu-only-build",
            true);
        row("torchvision too old", environment("2.5.1+cu121", "12.1", "535.104.05", "0.15.2"),
            "torchvision-mismatch", true);
        row("torchvision of 1.13", environment("1.13.1+cu117", "11.7", "535.104.05", "0.14.1"),
            "torchvision-mismatch", false);
        const std::string warning = "UserWarning: NVIDIA GeForce RTX 5090 with CUDA capability sm_120 is not "
                                    "compatible with the current PyTorch "
                                    "installation.\nThe current PyTorch install supports CUDA capabilities "
                                    "sm_50 sm_60 sm_70 sm_75 sm_80 sm_86 "
                                    "sm_90.\n";
        row("architecture not in the build", warning, "arch-not-in-build", true);
        row("two frameworks",
            "tensorflow/core/platform/cpu_feature_guard.cc:182] This binary is optimized\ntorch "
            "2.5.1+cu121\n",
            "two-frameworks", true);
    }
    void contradictions()
    {
        QFETCH(QString, text);
        QFETCH(QString, id);
        const auto report = triaged(text.toStdString());
        QTEST(has(report.contradictions, id.toStdString()), "there");
    }

    void facts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("python");
        QTest::addColumn<QString>("torch");
        QTest::addColumn<QString>("cuda");
        QTest::addColumn<QString>("revision");
        QTest::addColumn<int>("world");
        const auto row = [](const char* text, const char* python, const char* torch, const char* cuda,
                            const char* revision, int world) {
            QTest::newRow(text) << QString(text) << QString(python) << QString(torch) << QString(cuda)
                                << QString(revision) << world;
        };
        row("torch 2.4.0+cu121, python 3.11.7", "3.11.7", "2.4.0+cu121", "12.1", "", 0);
        row("torch.__version__ == 1.13.1+cu92", "", "1.13.1+cu92", "9.2", "", 0);
        row("File \"/opt/lib/python3.9/site-packages/torch/nn/a.py\", line 3, in f", "3.9", "", "", "", 0);
        row("File \"C:\\Python310\\lib\\torch\\a.py\", line 3, in f", "3.10", "", "", "", 0);
        row("git commit: 9f2c1ab world_size=8", "", "", "", "9f2c1ab", 8);
        row("cuda is fun, torch is nice", "", "", "", "", 0);
    }
    void facts()
    {
        QFETCH(QString, text);
        const auto context = triaged(text.toStdString() + "\n").context;
        QTEST(shown(context.python), "python");
        QTEST(shown(context.torch), "torch");
        QTEST(shown(context.cuda), "cuda");
        QTEST(shown(context.revision), "revision");
        QTEST(context.worldSize.value_or(0), "world");
    }

    void theFirstValueStays()
    {
        QCOMPARE(shown(triaged("torch 2.4.0\ntorch 2.5.1\n").context.torch), QString("2.4.0"));
    }
};

std::unique_ptr<QObject> makeContextTests()
{
    return std::make_unique<TestContext>();
}

#include "context.moc"
