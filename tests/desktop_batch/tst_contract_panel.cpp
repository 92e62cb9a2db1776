// SPDX-License-Identifier: GPL-3.0-or-later
// The lower half of the batch page: proposal, check, hypotheses, mapping, export, and the shaded histogram.
#include "app/desktop/views/batch/check_fields.h"
#include "app/desktop/views/batch/check_form.h"
#include "app/desktop/views/batch/contract_panel.h"
#include "app/desktop/views/batch/histogram_page.h"
#include "app/desktop/views/batch/hypotheses_pane.h"
#include "app/desktop/views/batch/mapping_model.h"
#include "app/desktop/views/batch/mapping_pane.h"
#include "app/desktop/views/batch/offender_model.h"
#include "app/desktop/views/batch/segments.h"
#include "app/desktop/views/batch/target_check_pane.h"
#include "app/desktop/widgets/banner.h"
#include "app/workbench/language.h"
#include "core/incident/folder.h"
#include "tests/core/contract/made_npz.h"
#include "tests/desktop_batch/page_fixture.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLineEdit>
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

workbench::Incident incidentWith(const QString& batch)
{
    workbench::Incident incident;
    incident.id = 1;
    incident.name = QStringLiteral("run.log");
    incident.batches = {batch};
    return incident;
}

QAbstractButton& choice(const Segments& segments, int index)
{
    return *segments.findChildren<QAbstractButton*>().at(index);
}

/// As a hand would: by the entry's text.
void choose(QComboBox& box, const QString& text)
{
    const int index = box.findText(text);
    if (index < 0)
        qFatal("no entry %s", qPrintable(text));
    box.setCurrentIndex(index);
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
    void showsTheMinimalCase();
    void keepsACase();
    void aLoneBatchKeepsNone();
    void takesSeveralInputs();
    void takesAListOfTensors();
    void tellsEachSource();
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
    // Before the check nothing is said of the targets.
    QVERIFY(!panel.hypotheses().texts().join(u'\n').contains(QStringLiteral("no target is above")));
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

void TestContractPanel::showsTheMinimalCase()
{
    BatchPage page;
    QVERIFY(openWithProposal(page, m_path));
    TargetCheckPane& pane = page.contracts().target();
    QVERIFY(!choice(pane.scope(), 0).isEnabled());
    QVERIFY(!choice(pane.scope(), 0).toolTip().isEmpty());
    QVERIFY(check(page));
    QCOMPARE(choice(pane.scope(), 1).text(), QStringLiteral("Full batch, 8"));
    QVERIFY(QTest::qWaitFor([&] { return choice(pane.scope(), 0).isEnabled(); }, patience));
    QCOMPARE(choice(pane.scope(), 0).text(), QStringLiteral("Minimal case, 1"));
    choice(pane.scope(), 0).click();
    QVERIFY(pane.banner().text().contains(QStringLiteral("Refused: 1 of 1 targets out of range")));
    QVERIFY(pane.notes().contains(QStringLiteral("Full batch: Refused: 1 of 8 targets out of range.")));
    const OffenderModel& model = pane.model();
    QCOMPARE(model.index(0, OffenderModel::Position).data().toString(), QStringLiteral("0"));
    QCOMPARE(model.index(0, OffenderModel::InBatch).data().toString(), QStringLiteral("5"));
    QCOMPARE(model.index(0, OffenderModel::Sample).data().toString(), QStringLiteral("15"));
    choice(pane.scope(), 1).click();
    QVERIFY(pane.banner().text().contains(QStringLiteral("1 of 8")));
    page.contracts().target().form().classesBox().setEditText(QStringLiteral("5"));
    QVERIFY(!choice(pane.scope(), 0).isEnabled());
}

void TestContractPanel::keepsACase()
{
    QTemporaryDir folder;
    workbench::Incident incident = incidentWith(m_path);
    QVERIFY(incident::Folder::createIn(folder.path().toStdString(), incident.record));
    BatchPage page;
    QSignalSpy proposed(&page.contracts(), &ContractPanel::proposed);
    page.setIncident(incident);
    QVERIFY(proposed.wait(patience));
    QVERIFY(check(page));
    QSignalSpy kept(&page.contracts(), &ContractPanel::caseKept);
    page.contracts().target().keepButton().click();
    // The folder comes a moment after the check was noted, and then the case is kept.
    QVERIFY(!page.contracts().target().keepButton().isEnabled());
    incident.folder = folder.path();
    page.setIncident(incident);
    QVERIFY(!kept.isEmpty() || kept.wait(patience));
    QCOMPARE(kept[0][0].toString(), QStringLiteral("target-4"));
    for (const char* name : {"batch.pt", "batch.safetensors", "job.json", "reproduce.py"})
        QVERIFY2(QFile::exists(folder.filePath(QStringLiteral("cases/target-4/") + QLatin1String(name))),
                 name);
    // A second one does not take its place.
    page.contracts().target().keepButton().click();
    QVERIFY(kept.wait(patience));
    QCOMPARE(kept[1][0].toString(), QStringLiteral("target-4-2"));
}

void TestContractPanel::aLoneBatchKeepsNone()
{
    BatchPage page;
    QVERIFY(openWithProposal(page, m_path));
    QVERIFY(check(page));
    QVERIFY(!page.contracts().target().keepButton().isEnabled());
    QVERIFY(page.contracts().target().keepButton().toolTip().contains(QStringLiteral("open its log first")));
}

void TestContractPanel::takesSeveralInputs()
{
    const QString path = QString::fromStdString(MadeNpz(m_folder)
                                                    .add<std::int64_t>("words", {4}, {0, 1, 2, 3})
                                                    .add<std::int64_t>("starts", {2}, {1, 2})
                                                    .add<float>("table", {5, 3}, std::vector<float>(15))
                                                    .open()
                                                    .path());
    BatchPage page;
    QVERIFY(openWithProposal(page, path));
    CheckForm& form = page.contracts().target().form();
    choose(form.contractBox(), QStringLiteral("index-range"));
    choose(form.operatorBox(), QStringLiteral("embedding_bag"));
    QVERIFY(form.fields().box("weight") && form.fields().box("offsets") && form.fields().field("mode"));
    QVERIFY(!form.fields().box("indices")); // it has the first box
    choose(form.targetBox(), QStringLiteral("words"));
    choose(*form.fields().box("weight"), QStringLiteral("table"));
    choose(*form.fields().box("offsets"), QStringLiteral("starts"));
    QVERIFY2(form.originText().contains(QStringLiteral("offsets = starts: ")), qPrintable(form.originText()));
    QVERIFY2(form.originText().contains(QStringLiteral("weight = table: ")), qPrintable(form.originText()));
    const auto request = form.request();
    QVERIFY(request);
    QCOMPARE(*request->keyOf("offsets"), std::string("starts"));
    // The offsets must begin with 0.
    QVERIFY(check(page));
    QVERIFY(page.contracts().report()->result.verdict == contract::Verdict::Refused);
    choose(*form.fields().box("offsets"), QStringLiteral("not given"));
    QVERIFY(!page.contracts().report());

    choose(form.contractBox(), QStringLiteral("shape"));
    choose(form.operatorBox(), QStringLiteral("matmul"));
    choose(form.targetBox(), QStringLiteral("table"));
    QVERIFY(!form.checkButton().isEnabled());
    QVERIFY(form.checkButton().toolTip().contains(QStringLiteral("other")));
    choose(*form.fields().box("other"), QStringLiteral("table"));
    QVERIFY(check(page));
    QVERIFY(page.contracts().report()->result.verdict == contract::Verdict::Refused);
}

void TestContractPanel::takesAListOfTensors()
{
    BatchPage page;
    QVERIFY(openWithProposal(page, m_path));
    CheckForm& form = page.contracts().target().form();
    choose(form.contractBox(), QStringLiteral("finite"));
    QCOMPARE(form.request()->inputs.size(), std::size_t{3}); // every tensor of the batch
    choose(form.contractBox(), QStringLiteral("same-length"));
    QVERIFY(!form.request());
    form.fields().tick("tensor", "target", true);
    form.fields().tick("tensor", "logits", true);
    QCOMPARE(form.request()->inputs.size(), std::size_t{2});
    QVERIFY(check(page));
    QVERIFY(page.contracts().report()->result.verdict == contract::Verdict::Passed);
}

void TestContractPanel::tellsEachSource()
{
    const QString path = QString::fromStdString(MadeNpz(m_folder)
                                                    .add<std::int64_t>("target", {6}, {0, 1, 3, 1, 2, 4})
                                                    .add<float>("logits", {6, 4}, std::vector<float>(24))
                                                    .add<std::int64_t>("source", {6}, {0, 0, 0, 1, 1, 1})
                                                    .open()
                                                    .path());
    BatchPage page;
    QVERIFY(openWithProposal(page, path));
    QVERIFY(check(page));
    const contract::ElementFacts* const elements = page.contracts().report()->result.subject();
    QCOMPARE(elements->sources.size(), std::size_t{2});
    QCOMPARE(elements->sources[0].refused, std::uint64_t{0});
    QCOMPARE(elements->sources[1].refused, std::uint64_t{1});
    const OffenderModel& model = page.contracts().target().model();
    QCOMPARE(model.index(0, OffenderModel::Source).data().toString(), QStringLiteral("1"));
    // Source 0 has a 0 and no 4: it cannot be 1-based, whatever source 1 is.
    const QString said = page.contracts().hypotheses().texts().join(u'\n');
    QVERIFY2(said.contains(QStringLiteral("0:")) || said.contains(QStringLiteral("source")),
             qPrintable(said));
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
