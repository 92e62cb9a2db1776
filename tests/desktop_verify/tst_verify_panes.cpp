// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/batch_page.h"
#include "app/desktop/views/batch/comparison_model.h"
#include "app/desktop/views/batch/comparison_pane.h"
#include "app/desktop/views/batch/state_card.h"
#include "app/desktop/views/verify/checkpoint_model.h"
#include "app/desktop/views/verify/checkpoint_pane.h"
#include "app/desktop/views/verify/verify_page.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/language.h"
#include "tests/helpers/made_by_python.h"

#include <QAbstractItemModelTester>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace torchtriage;
using namespace torchtriage::desktop;

namespace {

constexpr int patience = 30'000; // ms

QString cellOf(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

class TestVerifyPanes : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_checkpoints, m_batches;

    bool check(CheckpointPane& pane, const QString& name) const
    {
        QSignalSpy checked(&pane, &CheckpointPane::checked);
        pane.check(m_checkpoints.filePath(name));
        return checked.wait(patience);
    }

private slots:
    void initTestCase()
    {
        const QString tests = QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/core/");
        for (const auto& [script, folder] :
             {std::pair(QStringLiteral("checkpoint/make_checkpoints.py"), &m_checkpoints),
              std::pair(QStringLiteral("comparison/make_batches.py"), &m_batches)}) {
            const QString why = testing::runPython(tests + script, *folder);
            if (testing::isMissingPyTorch(why))
                QSKIP("this machine has no python3 with PyTorch, which writes the files of this test");
            QVERIFY2(why.isEmpty(), qPrintable(why));
        }
    }

    void showsTheParts()
    {
        CheckpointPane pane;
        QAbstractItemModelTester tester(&pane.model());
        QVERIFY(!pane.state().title().isEmpty());
        pane.setFailure({{}, 1811, {}});
        QVERIFY(check(pane, QStringLiteral("ckpt_1800")));
        QVERIFY(pane.report());
        QCOMPARE(pane.model().rowCount(), 5);
        QCOMPARE(cellOf(pane.model(), 0, CheckpointModel::Role), QStringLiteral("model"));
        QCOMPARE(cellOf(pane.model(), 0, CheckpointModel::Step), QStringLiteral("1800"));
        QCOMPARE(cellOf(pane.model(), 4, CheckpointModel::Result), QStringLiteral("same step"));
        QVERIFY2(pane.verdict().contains(QStringLiteral("1811")), qPrintable(pane.verdict()));
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("word");
        QTest::newRow("flipped.pt") << QStringLiteral("model.0.weight");
        QTest::newRow("shard_missing") << QStringLiteral("model-00002-of-00003.safetensors");
        QTest::newRow("steps_disagree") << QStringLiteral("1700");
        QTest::newRow("nan.pt") << QStringLiteral("[2, 1]");
        QTest::newRow("other_optimizer.pt") << QStringLiteral("exp_avg");
    }
    void saysWhatIsWrong()
    {
        QFETCH(QString, word);
        CheckpointPane pane;
        QVERIFY(check(pane, QString::fromUtf8(QTest::currentDataTag())));
        QVERIFY2(pane.findings().contains(word), qPrintable(pane.findings()));
        QVERIFY2(!pane.findings().contains(u'%'), qPrintable(pane.findings()));
    }

    void anotherFailureIsCheckedAgain()
    {
        CheckpointPane pane;
        QVERIFY(check(pane, QStringLiteral("single.pt")));
        QVERIFY(pane.report()->verdict == contract::CheckpointVerdict::TimeUnknown);
        QSignalSpy checked(&pane, &CheckpointPane::checked);
        pane.setFailure({{}, 1700, {}});
        QVERIFY(checked.wait(patience));
        QVERIFY(pane.report()->verdict == contract::CheckpointVerdict::WrittenDuringOrAfter);
    }

    void refusesWithAReason()
    {
        CheckpointPane pane;
        QVERIFY(check(pane, QStringLiteral("nowhere.pt")));
        QVERIFY(!pane.report());
        QVERIFY2(pane.state().text().contains(QStringLiteral("nowhere.pt")), qPrintable(pane.state().text()));
        QVERIFY(pane.state().button().isVisibleTo(&pane.state()));
    }

    void theIncidentsFailureIsTheMeasure()
    {
        workbench::IncidentStore store;
        VerifyPage page(store);
        workbench::Incident incident;
        incident.id = 1;
        incident.report.verdict = triage::Verdict::Failure;
        incident.report.context.iteration = "1,811";
        page.setIncident(incident);
        QVERIFY(check(page.checkpoint(), QStringLiteral("single.pt")));
        QVERIFY(page.checkpoint().report()->failure.iteration == 1811);
        // Another incident has nothing to do with this checkpoint.
        incident.id = 2;
        page.setIncident(incident);
        QVERIFY(!page.checkpoint().report());
    }

    void languageSwitchesLive()
    {
        workbench::Language language;
        CheckpointPane pane;
        QVERIFY(check(pane, QStringLiteral("nan.pt")));
        const QString english = pane.verdict();
        language.install(QStringLiteral("fr"));
        QCoreApplication::processEvents();
        QCOMPARE(pane.model().rowCount(), static_cast<int>(pane.report()->parts.size()));
        language.install(QStringLiteral("en"));
        QCoreApplication::processEvents();
        QCOMPARE(pane.verdict(), english);
    }

    void comparesTheOpenBatch()
    {
        BatchPage page;
        page.resize(1200, 800);
        page.show();
        QSignalSpy opened(&page, &BatchPage::batchOpened);
        page.setBatch(m_batches.filePath(QStringLiteral("label.pt")));
        QVERIFY(opened.wait(patience));
        QVERIFY(!page.comparison().isVisible());
        ComparisonPane& pane = page.comparison();
        QAbstractItemModelTester tester(&pane.model());
        QSignalSpy compared(&pane, &ComparisonPane::compared);
        QStringList good;
        for (int i = 0; i < 5; ++i)
            good << m_batches.filePath(QStringLiteral("good%1.pt").arg(i));
        page.compareWith(good);
        QVERIFY(page.comparison().isVisible());
        QVERIFY(compared.wait(patience));
        QVERIFY2(pane.height() > 200, qPrintable(QString::number(pane.height())));
        int row = 0;
        while (row < pane.model().rowCount() && cellOf(pane.model(), row, ComparisonModel::Key) != "target")
            ++row;
        QVERIFY(row < 3);
        QCOMPARE(cellOf(pane.model(), row, ComparisonModel::Failing), QStringLiteral("4"));
        QCOMPARE(cellOf(pane.model(), row, ComparisonModel::Good), QStringLiteral("3"));
        // Enter on a difference leads to its value in the tree.
        QSignalSpy activated(&pane, &ComparisonPane::keyActivated);
        emit pane.table().activated(pane.model().index(row, 0));
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated[0][0].toString(), QStringLiteral("target"));
        // Another batch: the comparison was about this one.
        page.setBatch(m_batches.filePath(QStringLiteral("nan.pt")));
        QVERIFY(opened.wait(patience));
        QCOMPARE(pane.model().rowCount(), 0);
        QVERIFY(!pane.isVisible());
    }

    void saysWhenNothingDiffers()
    {
        ComparisonPane pane;
        QSignalSpy compared(&pane, &ComparisonPane::compared);
        const QString same = m_batches.filePath(QStringLiteral("good0.pt"));
        pane.compare(same, {same});
        QVERIFY(compared.wait(patience));
        QCOMPARE(pane.model().rowCount(), 0);
        QCOMPARE(pane.state().title(), pane.summary());
        pane.compare(same, {m_batches.filePath(QStringLiteral("nowhere.pt"))});
        QVERIFY(compared.wait(patience));
        QVERIFY(pane.state().text().contains(QStringLiteral("nowhere.pt")));
    }
};

QTEST_MAIN(TestVerifyPanes)
#include "tst_verify_panes.moc"
