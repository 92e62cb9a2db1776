// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/triage/builtin_signatures.h"

using namespace torchtriage;
using testing::eventAt;
using testing::has;
using testing::idOf;
using testing::shown;
using triage::Role;

namespace {

struct Row {
    const char* file;
    const char* format;
    const char* family;
    int firstLine;
    int errorLine; // 0: there is no exception
    int rank;      // -1: none
    const char* exception;
    const char* op;
    const char* observedFile;
    std::optional<bool> observedOnly;
};

const std::vector<Row>& rows()
{
    static const std::vector<Row> table = {
        {"torchrun-8-ranks-out-of-memory.log", "text", "out-of-memory", 338, 338, 5, "torch.OutOfMemoryError",
         "cross_entropy", "/srv/job/model.py", false},
        {"slurm-4-ranks-killed.log", "text", "host-memory", 122, 0, -1, "", "", "", std::nullopt},
        {"kubernetes-json-assert.log", "json-lines", "device-assert", 42, 91, -1, "RuntimeError", "",
         "/app/serve/train.py", true},
        {"vllm-illegal-access.log", "text", "memory-fault", 39, 39, -1, "RuntimeError", "", "", true},
        {"kernel-xid-79.log", "kernel-log", "hardware-driver", 42, 0, -1, "", "", "", std::nullopt},
        {"compute-sanitizer-read.log", "text", "memory-fault", 4, 19, -1, "RuntimeError", "",
         "/srv/job/run_ext.py", true},
    };
    return table;
}

} // namespace

class TestLongLogs : public QObject, testing::WithSignatures {
    Q_OBJECT

private:
    [[nodiscard]] triage::Report read(const std::string& name) const
    {
        return triage::triageFile(TORCHTRIAGE_SOURCE_DIR "/tests/data/logs/" + name, m_signatures).value();
    }

private slots:
    void firstFailures_data()
    {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < rows().size(); ++i)
            QTest::newRow(rows()[i].file) << i;
    }
    void firstFailures()
    {
        QFETCH(std::size_t, index);
        const Row& row = rows()[index];
        const auto report = read(row.file);
        QCOMPARE(idOf(report.family), QString(row.family));
        QCOMPARE(shown(report.format), QString(row.format));
        QCOMPARE(report.firstLine, std::int64_t{row.firstLine});
        QCOMPARE(report.errorLine, std::int64_t{row.errorLine});
        QCOMPARE(report.rank.value_or(-1), row.rank);
        QCOMPARE(shown(report.exception), QString(row.exception));
        if (*row.op != '\0')
            QCOMPARE(shown(report.op), QString(row.op));
        if (*row.observedFile != '\0')
            QCOMPARE(shown(report.observation.at.file), QString(row.observedFile));
        QCOMPARE(report.observation.observedOnly, row.observedOnly);
        QVERIFY(report.first && report.events[*report.first].role == Role::Initiating);
        const auto initiating =
            std::count_if(report.events.begin(), report.events.end(),
                          [](const auto& event) { return event.role == Role::Initiating; });
        QCOMPARE(initiating, 1);
    }

    void outOfMemoryOnOneRank()
    {
        const auto report = read("torchrun-8-ranks-out-of-memory.log");
        QCOMPARE(shown(report.memory.reading), QString("near-full"));
        QCOMPARE(report.memory.device, std::optional<int>(5));
        QCOMPARE(report.ranks.size(), std::size_t{8});
        QCOMPARE(report.context.worldSize, std::optional<int>(8));
        QCOMPARE(shown(report.context.revision), QString("4be91c7"));
        QCOMPARE(shown(report.context.iteration), QString("41"));
        QVERIFY(has(report.reasons, "root-cause-block"));
        QVERIFY(report.evidence == triage::Evidence::Established);
    }

    void timeOutsAfterAKill()
    {
        const auto report = read("slurm-4-ranks-killed.log");
        QCOMPARE(report.ranks, (std::vector<int>{0, 1, 2, 3}));
        for (const auto& event : report.events) {
            if (event.family == triage::Family::Collective || event.family == triage::Family::HostCrash)
                QVERIFY2(event.role != Role::Initiating, event.message.c_str());
        }
    }

    void repeatsInJson()
    {
        const auto report = read("kubernetes-json-assert.log");
        QCOMPARE(report.repeats, std::int64_t{40});
        QCOMPARE(shown(report.contract), QString("index-range"));
        QCOMPARE(shown(report.observation.call), QString("print"));
        QCOMPARE(shown(report.context.iteration), QString("40"));
    }

    void deathOfTheEngineIsAConsequence()
    {
        const auto report = read("vllm-illegal-access.log");
        QCOMPARE(shown(report.observation.call), QString("tolist"));
        const auto dead = std::find_if(report.events.begin(), report.events.end(), [](const auto& event) {
            return event.exception.ends_with("EngineDeadError");
        });
        QVERIFY(dead != report.events.end());
        QVERIFY(dead->role == Role::Teardown || dead->role == Role::Consequence);
    }

    void xidIsExplained()
    {
        const auto report = read("kernel-xid-79.log");
        QVERIFY(has(report.reasons, "xid"));
        QVERIFY(report.failureClass == triage::FailureClass::HardwareDriver);
    }

    void environment()
    {
        const auto report = read("collect-env.log");
        QVERIFY(report.verdict == triage::Verdict::NoFailure);
        QCOMPARE(shown(report.format), QString("collect-env"));
        QCOMPARE(shown(report.context.torch), QString("2.5.1+cu121"));
        QCOMPARE(shown(report.context.cuda), QString("12.1"));
        QCOMPARE(shown(report.context.driver), QString("470.223.02"));
        QVERIFY(report.context.backend == triage::Backend::Cuda);
        QVERIFY(has(report.contradictions, "driver-older-than-build"));
        QVERIFY(has(report.contradictions, "torchvision-mismatch"));
    }
};

std::unique_ptr<QObject> makeLongLogTests()
{
    return std::make_unique<TestLongLogs>();
}

#include "long_logs.moc"
