// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fleet/log_diff.h"
#include "tests/core/fleet/fleet_folder.h"

#include <QTest>

using namespace torchtriage;
using testing::FleetFolder;

class TestLogDiff : public QObject {
    Q_OBJECT

private:
    triage::SignatureSet m_signatures = triage::SignatureSet::builtin().value();
    FleetFolder m_folder;

    fleet::LogDiff diff(const QByteArray& good, const QByteArray& failing,
                        const fleet::DiffOptions& options = {})
    {
        m_folder.write(QStringLiteral("good.log"), good);
        m_folder.write(QStringLiteral("failing.log"), failing);
        return fleet::diffLogs(m_folder.filePath(QStringLiteral("good.log")).toStdString(),
                               m_folder.filePath(QStringLiteral("failing.log")).toStdString(), m_signatures,
                               options)
            .value();
    }

    static QByteArray steps(int from, int count)
    {
        QByteArray text;
        for (int i = from; i < from + count; ++i)
            text += "2024-07-03 03:12:41,097 INFO step " + QByteArray::number(i) + " loss 0." +
                    QByteArray::number(i) + "\n";
        return text;
    }

private slots:
    void findsWhatOnlyTheFailingLogHas()
    {
        const auto result =
            diff(steps(0, 50) + "done\n", steps(900, 70) + "loader: retry shard 17\n" +
                                              "loader: retry shard 18\n" + testing::outOfMemory);
        QVERIFY(result.onlyInFailing >= 4);
        QVERIFY(result.firstFailure > 70);
        QVERIFY(!result.goodHasFailure);
        for (const auto& line : result.lines)
            QVERIFY2(line.text.find("INFO step") == std::string::npos, line.text.c_str());
        // The retry was printed twice: the rarer lines come before it, nearest to the failure first.
        QCOMPARE(result.lines.back().count, std::int64_t{2});
        QVERIFY(result.lines.back().text.starts_with("loader: retry"));
        QCOMPARE(result.lines.front().line, result.firstFailure);
        QVERIFY(result.lines.front().ofFailure);
    }

    void sameLogsHaveNoDifference()
    {
        const auto result = diff(steps(0, 20), steps(500, 20));
        QCOMPARE(result.onlyInFailing, std::int64_t{0});
        QVERIFY(result.lines.empty());
        QCOMPARE(result.goodLines, std::int64_t{20});
    }

    void saysThatTheGoodLogFails()
    {
        QVERIFY(diff(testing::outOfMemory, testing::deviceAssert).goodHasFailure);
    }

    void capsAreKeptAndTold()
    {
        QByteArray good, failing;
        for (int i = 0; i < 500; ++i) {
            good += "good " + QByteArray(1 + i % 26, char('a' + i % 26)) + QByteArray(i / 26, 'z') + "\n";
            failing += "bad " + QByteArray(1 + i % 26, char('a' + i % 26)) + QByteArray(i / 26, 'z') + "\n";
        }
        fleet::DiffOptions options;
        options.mostGood = 100;
        options.mostFailing = 50;
        options.most = 10;
        const auto result = diff(good, failing, options);
        QVERIFY(result.goodCapped);
        QVERIFY(result.failingCapped);
        QCOMPARE(result.lines.size(), std::size_t{10});
        QCOMPARE(result.onlyInFailing, std::int64_t{50});
    }

    void endsWhenCancelled()
    {
        m_folder.write(QStringLiteral("good.log"), steps(0, 20'000));
        m_folder.write(QStringLiteral("failing.log"), steps(0, 20'000));
        fleet::DiffOptions options;
        int asked = 0;
        options.cancelled = [&asked] { return ++asked > 3; };
        const auto result = fleet::diffLogs(m_folder.filePath(QStringLiteral("good.log")).toStdString(),
                                            m_folder.filePath(QStringLiteral("failing.log")).toStdString(),
                                            m_signatures, options);
        QVERIFY(!result);
        QVERIFY(result.error().kind == io::ErrorKind::Cancelled);
    }

    void refusesWhatIsNoText()
    {
        m_folder.write(QStringLiteral("picture"), QByteArray(4000, '\x01'));
        m_folder.write(QStringLiteral("failing.log"), testing::outOfMemory);
        const auto result =
            fleet::diffLogs(m_folder.filePath(QStringLiteral("picture")).toStdString(),
                            m_folder.filePath(QStringLiteral("failing.log")).toStdString(), m_signatures);
        QVERIFY(!result);
        QVERIFY(result.error().kind == io::ErrorKind::Unsupported);
        QVERIFY(result.error().path.ends_with("picture"));
    }
};

QTEST_GUILESS_MAIN(TestLogDiff)
#include "tst_log_diff.moc"
