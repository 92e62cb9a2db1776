// SPDX-License-Identifier: GPL-3.0-or-later
// Ten thousand fingerprints, and ten thousand logs of one: a page of either is there within 50 ms.
#include "app/desktop/views/fleet/group_model.h"
#include "app/desktop/views/fleet/group_pane.h"
#include "app/desktop/views/fleet/member_model.h"
#include "app/desktop/views/fleet/member_pane.h"
#include "core/fleet/grouping.h"

#include <QElapsedTimer>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace torchtriage;

namespace {

constexpr int many = 10'000;
constexpr double budget = 50; // ms

workbench::FleetPointer manyLogs(int groups)
{
    std::vector<fleet::LogEntry> logs;
    for (int i = 0; i < many; ++i) {
        fleet::LogEntry entry;
        entry.path = "job-" + std::to_string(10'000 + i) + "/rank0.log";
        entry.state = fleet::LogState::Failure;
        entry.fingerprint = {static_cast<std::uint64_t>(i % groups) * 0x9e3779b97f4a7c15 + 1};
        entry.family = triage::allFamilies[static_cast<std::size_t>(i % groups) % triage::allFamilies.size()];
        entry.failureClass = triage::classOf(*entry.family);
        entry.message = "RuntimeError: CUDA error: number " + std::to_string(i);
        entry.when = 1'720'000'000 + i * 60;
        logs.push_back(std::move(entry));
    }
    return std::make_shared<const fleet::Fleet>(fleet::assemble("/srv/logs", std::move(logs)));
}

/// The median time, in ms, to jump somewhere else in the table and paint it.
double scrollTime(QTableView& table)
{
    std::vector<double> times;
    QScrollBar& bar = *table.verticalScrollBar();
    for (int step = 0; step < 21; ++step) {
        QElapsedTimer clock;
        clock.start();
        bar.setValue(bar.maximum() * (step * 7 % 20) / 20);
        table.viewport()->repaint();
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    std::nth_element(times.begin(), times.begin() + 10, times.end());
    return times[10];
}

} // namespace

class TestFleetLoad : public QObject {
    Q_OBJECT

private slots:
    void manyFingerprintsScroll()
    {
        desktop::GroupPane pane;
        pane.resize(1200, 800);
        pane.setFleet(manyLogs(many), nullptr);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        QCOMPARE(pane.table().model()->rowCount(), many);
        const double time = scrollTime(pane.table());
        qInfo("fingerprints: a page in %.1f ms", time);
        QVERIFY2(time < budget, qPrintable(QString::number(time)));
    }

    void manyMembersScroll()
    {
        desktop::MemberPane pane;
        pane.resize(1200, 800);
        pane.showGroup(manyLogs(1), 0);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        while (pane.members().canFetchMore({}))
            pane.members().fetchMore({});
        QCOMPARE(pane.members().rowCount(), many);
        const double time = scrollTime(pane.memberTable());
        qInfo("members: a page in %.1f ms", time);
        QVERIFY2(time < budget, qPrintable(QString::number(time)));
    }
};

QTEST_MAIN(TestFleetLoad)
#include "tst_fleet_load.moc"
