// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/state_card.h"
#include "app/desktop/views/fleet/diff_model.h"
#include "app/desktop/views/fleet/fleet_counts.h"
#include "app/desktop/views/fleet/fleet_page.h"
#include "app/desktop/views/fleet/group_model.h"
#include "app/desktop/views/fleet/group_pane.h"
#include "app/desktop/views/fleet/member_model.h"
#include "app/desktop/views/fleet/member_pane.h"
#include "app/desktop/views/fleet/plots_pane.h"
#include "app/desktop/views/fleet/values_model.h"
#include "app/desktop/views/incident_dock.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/widgets/class_pattern.h"
#include "core/fleet/grouping.h"
#include "tests/core/fleet/fleet_folder.h"
#include "tests/desktop/window_fixture.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>

#include <set>

using namespace torchtriage;
using desktop::FleetPage;
using desktop::GroupModel;
using testing::FleetFolder;

namespace {

constexpr int patience = 30'000;

void writeLogs(const FleetFolder& folder)
{
    folder.write(QStringLiteral("job-1/rank0.log"), testing::outOfMemory);
    folder.write(QStringLiteral("job-2/rank0.log"), testing::outOfMemory);
    folder.write(QStringLiteral("job-3/rank0.log"), testing::deviceAssert);
    folder.write(QStringLiteral("job-4/rank0.log"), testing::healthy);
}

bool scanned(const FleetPage& page)
{
    return QTest::qWaitFor([&page] { return page.fleet() != nullptr; }, patience);
}

workbench::FleetPointer manyGroups(int groups, int logsEach)
{
    std::vector<fleet::LogEntry> logs;
    for (int group = 0; group < groups; ++group) {
        for (int i = 0; i < logsEach; ++i) {
            fleet::LogEntry entry;
            entry.path = "job-" + std::to_string(group) + "-" + std::to_string(i) + ".log";
            entry.state = fleet::LogState::Failure;
            entry.fingerprint = {static_cast<std::uint64_t>(group) * 0x9e3779b97f4a7c15 + 1};
            entry.family = triage::allFamilies[static_cast<std::size_t>(group) % triage::allFamilies.size()];
            entry.failureClass = triage::classOf(*entry.family);
            entry.message = "RuntimeError: number " + std::to_string(group);
            entry.when = 1'720'000'000 + group * 3600;
            logs.push_back(std::move(entry));
        }
    }
    return std::make_shared<const fleet::Fleet>(fleet::assemble("/srv/logs", std::move(logs)));
}

} // namespace

class TestFleetPage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void showsWhatAFolderHolds()
    {
        FleetFolder folder;
        writeLogs(folder);
        FleetPage page;
        page.resize(1200, 800);
        page.show();
        page.setFolder(QString::fromStdString(folder.path()));
        QVERIFY(scanned(page));
        QCOMPARE(page.fleet()->logCount(), 4U);
        QCOMPARE(page.groups().model().rowCount(), 2);
        QVERIFY(page.subtitle().contains(QLatin1Char('4')));
        QVERIFY(page.groups().table().isVisible());
        QVERIFY(!page.members().isVisible());
        QCOMPARE(page.plots().familyValues().rowCount(), 2);
        QCOMPARE(page.plots().dayValues().rowCount(), 3); // 3 to 5 July
        page.plots().showValues(true);
        QTest::qWait(50);
        page.plots().showValues(false);
    }

    void anActivatedFingerprintShowsItsLogs()
    {
        FleetFolder folder;
        writeLogs(folder);
        FleetPage page;
        page.show();
        page.setFolder(QString::fromStdString(folder.path()));
        QVERIFY(scanned(page));
        QSignalSpy opened(&page, &FleetPage::openRequested);
        QTableView& table = page.groups().table();
        table.setCurrentIndex(table.model()->index(0, 0));
        QTest::keyClick(&table, Qt::Key_Return);
        QVERIFY(page.members().isVisible());
        QCOMPARE(page.members().members().rowCount(), 2);
        QTest::keyClick(&page.members().memberTable(), Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QVERIFY(opened[0][0].toString().endsWith(QStringLiteral("job-1/rank0.log")));
    }

    void aFailingLogIsComparedWithTheLastGoodOne()
    {
        FleetFolder folder;
        writeLogs(folder);
        FleetPage page;
        page.show();
        page.setFolder(QString::fromStdString(folder.path()));
        QVERIFY(scanned(page));
        QTableView& table = page.groups().table();
        table.setCurrentIndex(table.model()->index(0, 0));
        QTest::keyClick(&table, Qt::Key_Return);
        QVERIFY(page.members().compareButton().isEnabled());
        page.members().compareButton().click();
        QVERIFY(QTest::qWaitFor([&] { return page.members().lines().rowCount() > 0; }, patience));
        QVERIFY(!page.members().compareButton().isVisible());
    }

    void comparesWithAnotherFolder()
    {
        FleetFolder now, before;
        writeLogs(now);
        before.write(QStringLiteral("job-1/rank0.log"), testing::outOfMemory);
        FleetPage page;
        page.show();
        page.setFolder(QString::fromStdString(now.path()));
        QVERIFY(scanned(page));
        QVERIFY(page.groups().table().isColumnHidden(GroupModel::Change));
        page.setOther(QString::fromStdString(before.path()));
        QVERIFY(QTest::qWaitFor([&] { return page.groups().model().isCompared(); }, patience));
        QVERIFY(!page.groups().table().isColumnHidden(GroupModel::Change));
        std::set<fleet::ChangeKind> kinds;
        for (const auto& row : page.groups().model().rows())
            kinds.insert(row.change);
        QVERIFY(kinds.contains(fleet::ChangeKind::New));
        QVERIFY(kinds.contains(fleet::ChangeKind::More));
        page.setOther({});
        QVERIFY(!page.groups().model().isCompared());
    }

    void exportsBothForms()
    {
        FleetFolder folder;
        writeLogs(folder);
        QTemporaryDir out;
        FleetPage page;
        page.setFolder(QString::fromStdString(folder.path()));
        QVERIFY(scanned(page));
        for (const QString& name : {QStringLiteral("table.csv"), QStringLiteral("all.json")}) {
            const QString path = out.filePath(name);
            page.exportTo(path);
            QVERIFY(QTest::qWaitFor([&] { return QFile::exists(path) && page.status().contains(path); },
                                    patience));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray content = file.readAll();
            QVERIFY2(content.contains("out-of-memory"), content.constData());
        }
    }

    void emptyAbsentAndCancelledFoldersSaySo()
    {
        FleetFolder empty;
        FleetPage page;
        page.show();
        page.setFolder(QString::fromStdString(empty.path()));
        QVERIFY(scanned(page));
        QVERIFY(page.state().isVisible());
        QVERIFY(!page.state().title().isEmpty());
        const QString emptyTitle = page.state().title();

        page.setFolder(QStringLiteral("/nowhere/at/all"));
        QVERIFY(QTest::qWaitFor(
            [&] { return page.state().text().contains(QStringLiteral("/nowhere/at/all")); }, patience));
        QVERIFY(page.state().title() != emptyTitle);

        FleetFolder folder;
        writeLogs(folder);
        QSignalSpy cancelled(&page.jobs(), &workbench::FleetJobs::cancelled);
        page.setFolder(QString::fromStdString(folder.path()));
        const quint64 newest = 1000;
        for (quint64 job = 1; job < newest; ++job)
            page.jobs().cancel(job);
        QCOMPARE(cancelled.size(), 1);
        QVERIFY(page.state().isVisible());
        page.rescan();
        QVERIFY(scanned(page));
        QCOMPARE(page.groups().model().rowCount(), 2);
    }

    void modelsKeepTheRules()
    {
        GroupModel groups;
        desktop::GroupFilter filter;
        filter.setSourceModel(&groups);
        desktop::MemberModel members;
        desktop::DiffModel lines;
        desktop::ValuesModel values;
        using Tester = QAbstractItemModelTester;
        const Tester first(&groups, Tester::FailureReportingMode::QtTest);
        const Tester second(&filter, Tester::FailureReportingMode::QtTest);
        Tester third(&members, Tester::FailureReportingMode::QtTest);
        third.setUseFetchMore(false); // it would fetch in the middle of a reset
        const Tester fourth(&lines, Tester::FailureReportingMode::QtTest);
        const Tester fifth(&values, Tester::FailureReportingMode::QtTest);
        const auto fleet = manyGroups(20, 40);
        groups.setFleet(fleet, nullptr);
        groups.setFleet(fleet, manyGroups(25, 10));
        QVERIFY(groups.isCompared());
        QCOMPARE(groups.rowCount(), 25);
        for (const auto order : {desktop::GroupFilter::Order::LastSeen,
                                 desktop::GroupFilter::Order::FirstSeen, desktop::GroupFilter::Order::Family,
                                 desktop::GroupFilter::Order::Change, desktop::GroupFilter::Order::MostLogs})
            filter.setOrder(order);
        filter.setText(QStringLiteral("number 7"));
        QVERIFY(filter.rowCount() > 0 && filter.rowCount() < groups.rowCount());
        filter.setText({});
        members.setGroup(manyGroups(1, 1200), 0);
        while (members.canFetchMore({}))
            members.fetchMore({});
        QCOMPARE(members.rowCount(), 1200);
        members.setGroup(nullptr, -1);
        lines.setRows({{3, 1, "only here", true}});
        values.setValues({QStringLiteral("Day"), QStringLiteral("Logs")},
                         {{QStringLiteral("a"), QStringLiteral("1")}});
    }

    void manyDaysArePutTogether()
    {
        const auto fleet = manyGroups(24 * 200, 1);
        const auto spans = desktop::daySpans(*fleet);
        QVERIFY(spans.size() <= 62);
        std::uint32_t total = 0;
        for (const auto& span : spans)
            total += span.total();
        QCOMPARE(total, 24U * 200U);
    }

    void eachClassHasAFillOfItsOwn()
    {
        for (const auto scheme : {desktop::Scheme::Light, desktop::Scheme::Dark}) {
            const QPalette palette = desktop::paletteFor(scheme);
            std::set<QByteArray> fills;
            for (const auto value : triage::allClasses) {
                QImage image(12, 12, QImage::Format_RGB32);
                QPainter painter(&image);
                painter.fillRect(image.rect(), desktop::classPattern(value, palette));
                painter.end();
                fills.insert(
                    QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
            }
            QCOMPARE(fills.size(), triage::allClasses.size());
        }
    }

    void goesThroughTheWindow()
    {
        FleetFolder folder;
        writeLogs(folder);
        test::WindowFixture fixture;
        desktop::MainWindow window(fixture.services());
        window.show();
        QVERIFY(window.actions().openFolder->isEnabled());
        window.openFiles({QString::fromStdString(folder.path())});
        QVERIFY(window.showsFolder());
        QVERIFY(scanned(*window.fleet()));
        QVERIFY(window.dock().hasFolder());
        QVERIFY(window.dock().isVisible());
        emit window.fleet()->openRequested(folder.filePath(QStringLiteral("job-3/rank0.log")));
        QVERIFY(QTest::qWaitFor([&] { return window.currentIncident() != 0; }, patience));
        QVERIFY(!window.showsFolder());
        QVERIFY(window.actions().back->isEnabled());
        window.actions().back->trigger();
        QVERIFY(window.showsFolder());
        window.actions().forward->trigger();
        QVERIFY(window.currentIncident() != 0);
        emit window.dock().folderActivated();
        QVERIFY(window.showsFolder());
        // The heads follow the language, and so does the period that one of them is.
        const QAbstractItemModel& groups = window.fleet()->groups().model();
        const auto head = [&groups] {
            return groups.headerData(groups.columnCount() - 1, Qt::Horizontal).toString();
        };
        const QString english = head();
        fixture.language.install(QStringLiteral("fr"));
        QCoreApplication::processEvents();
        QVERIFY2(head() != english, qPrintable(english));
        fixture.language.install(QStringLiteral("en"));
        QCOMPARE(head(), english);
        window.actions().close->trigger();
        QVERIFY(!window.fleet());
        QVERIFY(!window.dock().hasFolder());
        QVERIFY(window.currentIncident() != 0);
        window.actions().close->trigger();
        QCOMPARE(window.currentIncident(), workbench::IncidentId{0});
    }
};

QTEST_MAIN(TestFleetPage)
#include "tst_fleet_page.moc"
