// SPDX-License-Identifier: GPL-3.0-or-later
// The lower half of the batch page: proposal, check, hypotheses, mapping, export, and the shaded histogram.
#include "app/desktop/views/batch/check_form.h"
#include "app/desktop/views/batch/contract_panel.h"
#include "app/desktop/views/batch/histogram_page.h"
#include "app/desktop/views/batch/hypotheses_pane.h"
#include "app/desktop/views/batch/mapping_model.h"
#include "app/desktop/views/batch/mapping_pane.h"
#include "app/desktop/views/batch/offender_model.h"
#include "app/desktop/views/batch/target_check_pane.h"
#include "app/desktop/widgets/banner.h"
#include "app/workbench/language.h"
#include "tests/core/contract/made_npz.h"
#include "tests/desktop_batch/page_fixture.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QPushButton>

using namespace torchtriage;
using namespace torchtriage::desktop;
using namespace torchtriage::test;

namespace {

/// A batch as in a log of a class index: 1 to 4 occur, the model has 4 outputs.
QString sampleBatch(const QTemporaryDir& folder)
{
    return QString::fromStdString(MadeNpz(folder)
                                      .add<std::int64_t>("target", {8}, {1, 2, 3, 1, 2, 4, 3, -100})
                                      .add<float>("logits", {8, 4}, std::vector<float>(32))
                                      .add<std::int64_t>("sample_id", {8}, {10, 11, 12, 13, 14, 15, 16, 17})
                                      .open()
                                      .path());
}

/// Opens the batch and waits until the form is filled in.
bool openWithProposal(BatchPage& page, const QString& path)
{
    QSignalSpy proposed(&page.contracts(), &ContractPanel::proposed);
    return openIn(page, path) && (!proposed.isEmpty() || proposed.wait(patience));
}

bool check(BatchPage& page)
{
    page.contracts().target().form().checkButton().click();
    return QTest::qWaitFor([&page] { return page.contracts().report() != nullptr; }, patience);
}

} // namespace

class TestContractPanel : public QObject {
    Q_OBJECT

private slots:
    void init();
    void proposesWithOrigins();
    void refusesAndWeighs();
    void anEditTakesTheAnswerAway();
    void shadesTheHistogram();
    void readsALabelFile();
    void exportsTheTable();
    void saysWhyItCannotCheck();
    void changesLanguage();

private:
    QTemporaryDir m_folder;
    QString m_path;
};

void TestContractPanel::init()
{
    m_path = sampleBatch(m_folder);
}

void TestContractPanel::proposesWithOrigins()
{
    BatchPage page;
    QVERIFY(openWithProposal(page, m_path));
    const CheckForm& form = page.contracts().target().form();
    QCOMPARE(form.targetBox().currentText(), QStringLiteral("target"));
    QCOMPARE(form.classesBox().currentText(), QStringLiteral("4"));
    QCOMPARE(form.ignoreBox().currentText(), QStringLiteral("-100"));
    QVERIFY(form.originText().contains(QStringLiteral("from the shape of logits float32 [8, 4]")) ||
            form.originText().contains(QStringLiteral("from the shape of logits [8, 4]")));
    QVERIFY(form.originText().contains(QStringLiteral("PyTorch's default")));
    QVERIFY(form.checkButton().isEnabled());
}

void TestContractPanel::refusesAndWeighs()
{
    BatchPage page;
    QVERIFY(openWithProposal(page, m_path));
    ContractPanel& panel = page.contracts();
    QAbstractItemModelTester offenders(&panel.target().model());
    QAbstractItemModelTester mapping(&panel.mapping().model());
    QVERIFY(check(page));
    QVERIFY(panel.target().banner().text().contains(QStringLiteral("Refused: 1 of 8 targets out of range")));
    QVERIFY(panel.target().banner().text().contains(QStringLiteral("position 5, sample 15")));
    const OffenderModel& model = panel.target().model();
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, OffenderModel::Value).data().toString(), QStringLiteral("4"));
    QCOMPARE(model.index(0, OffenderModel::Finding).data().toString(), QStringLiteral("above 3"));
    const QString said = panel.hypotheses().texts().join(u'\n');
    QVERIFY(said.contains(QStringLiteral("Labels are 1-based")));
    QVERIFY(said.contains(QStringLiteral("The largest value equals the class count, 4")));
    QVERIFY(said.contains(QStringLiteral("Not decided here.")));
    QVERIFY(!said.contains(QStringLiteral("ubtract")));
    const MappingModel& table = panel.mapping().model();
    QCOMPARE(table.rowCount(), 9); // 0 to 4, -100, and three rows for the whole
    QCOMPARE(table.index(0, MappingModel::A).data().toString(), QStringLiteral("not used"));
    QCOMPARE(table.index(4, MappingModel::A).data().toString(), QStringLiteral("3"));
    QCOMPARE(table.index(4, MappingModel::B).data().toString(), QStringLiteral("4"));
    QCOMPARE(table.index(7, MappingModel::A).data().toString(), QStringLiteral("yes"));
    QCOMPARE(table.index(7, MappingModel::B).data().toString(), QStringLiteral("no"));
}

void TestContractPanel::anEditTakesTheAnswerAway()
{
    BatchPage page;
    QVERIFY(openWithProposal(page, m_path));
    QVERIFY(check(page));
    page.contracts().target().form().classesBox().setEditText(QStringLiteral("5"));
    QVERIFY(!page.contracts().report());
    QCOMPARE(page.contracts().target().model().rowCount(), 0);
    QVERIFY(page.contracts().target().form().originText().contains(QStringLiteral("set by you")));
    QVERIFY(check(page));
    QVERIFY(page.contracts().target().banner().text().contains(QStringLiteral("Passed")));
    QVERIFY(!page.contracts().target().exportButton().isEnabled());
    QVERIFY(!page.contracts().target().exportButton().toolTip().isEmpty());
}

void TestContractPanel::shadesTheHistogram()
{
    BatchPage page;
    QVERIFY(openWithProposal(page, m_path));
    QVERIFY(check(page));
    QVERIFY(readTensor(page, QStringLiteral("target")));
    const auto refused = [&page] {
        QStringList values;
        for (const HistogramBar& bar : page.pane().histogram().bars().bars) {
            if (bar.refused)
                values << bar.low;
        }
        return values;
    };
    QCOMPARE(refused(), QStringList{QStringLiteral("4")});
    QVERIFY(readTensor(page, QStringLiteral("sample_id")));
    QVERIFY(refused().isEmpty());
}

void TestContractPanel::readsALabelFile()
{
    BatchPage page;
    QVERIFY(openWithProposal(page, m_path));
    page.contracts().openLabelFile(
        writeFile(m_folder, QStringLiteral("names.csv"), "id,name\n1,a\n2,b\n3,c\n4,d\n"));
    QVERIFY(QTest::qWaitFor([&page] { return page.contracts().report() != nullptr; }, patience));
    QVERIFY(page.contracts().mapping().facts().contains(QStringLiteral("The numbers begin at 1, not at 0.")));
    QVERIFY(page.contracts().hypotheses().texts().join(u'\n').contains(
        QStringLiteral("The label file numbers its classes 1 to 4")));
    page.contracts().openLabelFile(m_folder.filePath(QStringLiteral("missing.csv")));
    Banner& banner = page.contracts().target().banner();
    QVERIFY(
        QTest::qWaitFor([&] { return banner.text().contains(QStringLiteral("not carried out")); }, patience));
}

void TestContractPanel::exportsTheTable()
{
    BatchPage page;
    QVERIFY(openWithProposal(page, m_path));
    QVERIFY(check(page));
    QSignalSpy status(&page, &BatchPage::statusChanged);
    const QString path = m_folder.filePath(QStringLiteral("refused.csv"));
    page.contracts().exportTo(path);
    QVERIFY(QTest::qWaitFor([&] { return QFile::exists(path); }, patience));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(),
             QByteArray("input,position,index,value,finding,sample,source\ntarget,5,5,4,above,15,\n"));
}

void TestContractPanel::saysWhyItCannotCheck()
{
    BatchPage page;
    QVERIFY(openWithProposal(page, m_path));
    const CheckForm& form = page.contracts().target().form();
    form.ignoreBox().setEditText(QStringLiteral("none"));
    QVERIFY(!form.checkButton().isEnabled());
    QVERIFY(form.checkButton().toolTip().contains(QStringLiteral("ignore_index")));
    form.ignoreBox().setEditText(QStringLiteral("-1"));
    QVERIFY(form.checkButton().isEnabled());
}

void TestContractPanel::changesLanguage()
{
    BatchPage page;
    QVERIFY(openWithProposal(page, m_path));
    QVERIFY(check(page));
    const QString before = page.contracts().target().banner().text();
    page.retranslate();
    QCOMPARE(page.contracts().target().banner().text(), before);
    QCOMPARE(page.contracts().target().model().rowCount(), 1);
}

QTEST_MAIN(TestContractPanel)
#include "tst_contract_panel.moc"
