// SPDX-License-Identifier: GPL-3.0-or-later
// The batch page: what it shows of every sample file, of hostile ones, and of one tensor.
#include "app/desktop/theme/theme.h"
#include "app/desktop/views/batch/bar_model.h"
#include "app/desktop/views/batch/batch_filter.h"
#include "app/desktop/views/batch/batch_findings.h"
#include "app/desktop/views/batch/batch_start.h"
#include "app/desktop/views/batch/batch_tree.h"
#include "app/desktop/views/batch/histogram_page.h"
#include "app/desktop/views/batch/histogram_plot.h"
#include "app/desktop/views/batch/segments.h"
#include "app/desktop/views/batch/slice_model.h"
#include "app/desktop/views/batch/slice_page.h"
#include "app/desktop/views/batch/state_card.h"
#include "app/desktop/widgets/search_field.h"
#include "app/workbench/batch_text.h"
#include "tests/desktop_batch/page_fixture.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QDirIterator>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTranslator>

#include <numeric>

using namespace torchtriage;
using namespace torchtriage::desktop;
using namespace torchtriage::test;

namespace {

const QString sample = QStringLiteral("torch1.13/batch.pt");

/// os.system("true") under the key "lure", in a dict.
QByteArray maliciousPickle()
{
    return QByteArrayLiteral("\x80\x02}X\x04\x00\x00\x00lurecos\nsystem\nX\x04\x00\x00\x00true\x85Rs.");
}

QJsonObject expectedValues(const QString& path)
{
    QFile file(path + QStringLiteral(".json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll())["values"].toObject()
                                          : QJsonObject();
}

QString numberList(const QJsonArray& numbers)
{
    QStringList parts;
    for (const QJsonValue& number : numbers)
        parts << QString::number(number.toInteger());
    return u'[' + parts.join(QStringLiteral(", ")) + u']';
}

QString cell(const BatchPage& page, int column)
{
    return page.tree().currentIndex().siblingAtColumn(column).data().toString();
}

int rowsBelow(const QAbstractItemModel& model, const QModelIndex& parent = {})
{
    int rows = model.rowCount(parent);
    const int direct = rows;
    for (int row = 0; row < direct; ++row)
        rows += rowsBelow(model, model.index(row, 0, parent));
    return rows;
}

/// Remembers every sentence that the program asks for; marks them once told to.
class MarkingTranslator : public QTranslator {
public:
    bool marks = false;
    mutable QSet<QString> sources;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override
    {
        const QString text = QString::fromUtf8(source);
        sources << text;
        return marks ? u'«' + text + u'»' : QString();
    }
};

/// Of what the page shows now: a hidden card is filled anew before it is shown.
QStringList shownTexts(const QWidget& page)
{
    QStringList texts;
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&page))
            continue;
        texts << widget->accessibleName() << widget->toolTip();
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            texts << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts << button->text();
    }
    return texts;
}

} // namespace

class TestBatchPage : public QObject {
    Q_OBJECT

private slots:
    void opensEverySample_data();
    void opensEverySample();
    void filterShowsWhatIsFoundAndItsParents();
    void filterOfNothing();
    void copiesKeyAndRow();
    void maliciousPickleShowsTheBanner();
    void harmlessFileShowsNoBanner();
    void missingBytesShowTheBanner();
    void refusedFile_data();
    void refusedFile();
    void histogramEqualsTheSummary_data();
    void histogramEqualsTheSummary();
    void barsByKeyboard();
    void exportWritesTheFile();
    void exportThatFailsSaysSo();
    void gridShowsTheElements();
    void statisticsFillTheRows();
    void sharingIsShown();
    void withoutBatchTheNeighboursAreOffered();
    void incidentShowsItsLastBatch();
    void languageSwitchReachesEverything();
    void themeSwitchReachesThePlot();
    void cycleEnds();
};

void TestBatchPage::opensEverySample_data()
{
    QTest::addColumn<QString>("path");
    QDirIterator files(samplePath({}), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (QFile::exists(path + QStringLiteral(".json")))
            QTest::newRow(qPrintable(path.section(u'/', -2))) << path;
    }
}

void TestBatchPage::opensEverySample()
{
    QFETCH(QString, path);
    BatchPage page;
    const QAbstractItemModelTester model(&page.model(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester proxy(&page.filter(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(openIn(page, path));
    QVERIFY(page.status().contains(path.section(u'/', -1)));
    QVERIFY(page.findings().dangerText().isEmpty());
    const QJsonObject expected = expectedValues(path);
    int tensors = 0;
    for (auto each = expected.begin(); each != expected.end(); ++each) {
        const QJsonObject value = each->toObject();
        const bool tensor = value["kind"].toString() == QLatin1String("tensor") ||
                            value["kind"].toString() == QLatin1String("array");
        if (!tensor || !value.contains(QLatin1String("shape")))
            continue;
        ++tensors;
        QVERIFY2(page.selectKey(each.key()), qPrintable(each.key()));
        QCOMPARE(cell(page, BatchModel::DType), value["dtype"].toString());
        QCOMPARE(cell(page, BatchModel::Shape), numberList(value["shape"].toArray()));
        if (value.contains(QLatin1String("strides"))) {
            QCOMPARE(cell(page, BatchModel::Strides), numberList(value["strides"].toArray()));
            QCOMPARE(cell(page, BatchModel::Contiguous),
                     value["contiguous"].toBool() ? QStringLiteral("yes") : QStringLiteral("no"));
        }
    }
    QVERIFY(tensors > 0 || path.endsWith(QLatin1String("nested.pt")));
}

void TestBatchPage::filterShowsWhatIsFoundAndItsParents()
{
    BatchPage page;
    QVERIFY(openIn(page, samplePath(QStringLiteral("torch1.13/checkpoint.pt"))));
    const QAbstractItemModelTester proxy(&page.filter(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    const int all = rowsBelow(page.filter());
    page.field().setText(QStringLiteral("MODEL weight"));
    QTRY_VERIFY_WITH_TIMEOUT(page.filter().isActive(), patience);
    const int found = rowsBelow(page.filter());
    QVERIFY(found > 1);
    QVERIFY(found < all);
    int matching = 0;
    std::function<void(const QModelIndex&)> visit = [&](const QModelIndex& parent) {
        for (int row = 0; row < page.filter().rowCount(parent); ++row) {
            const QModelIndex index = page.filter().index(row, 0, parent);
            const bool leaf = page.filter().rowCount(index) == 0;
            const QString key = index.data(KeyRole).toString();
            QVERIFY2(!leaf || (key.contains(QLatin1String("model")) && key.contains(QLatin1String("weight"))),
                     qPrintable(key));
            matching += leaf ? 1 : 0;
            visit(index);
        }
    };
    visit(page.filter().index(0, 0));
    QVERIFY(matching > 0);
    QVERIFY(page.tree().isExpanded(page.filter().index(0, 0)));
    page.field().clear();
    QTRY_VERIFY_WITH_TIMEOUT(!page.filter().isActive(), patience);
    QCOMPARE(rowsBelow(page.filter()), all);
}

void TestBatchPage::filterOfNothing()
{
    BatchPage page;
    QVERIFY(openIn(page, samplePath(sample)));
    const QAbstractItemModelTester proxy(&page.filter(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    page.field().setText(QStringLiteral("no such key .*"));
    QTRY_VERIFY_WITH_TIMEOUT(page.filter().isActive(), patience);
    QCOMPARE(rowsBelow(page.filter()), 1); // the file itself
    QVERIFY(openIn(page, samplePath(QStringLiteral("torch1.13/views.pt"))));
    QVERIFY(!page.filter().isActive());
    QVERIFY(page.field().text().isEmpty());
}

void TestBatchPage::copiesKeyAndRow()
{
    BatchPage page;
    QVERIFY(openIn(page, samplePath(sample)));
    QVERIFY(page.selectKey(QStringLiteral("ids[3]")));
    const QList<QAction*> actions = page.tree().actions();
    QCOMPARE(actions.size(), 2);
    actions.at(0)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("ids[3]"));
    QVERIFY(page.selectKey(QStringLiteral("mask")));
    actions.at(1)->trigger();
    QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("mask\tbool\t[8, 4]\t[4, 1]\tyes")));
}

void TestBatchPage::maliciousPickleShowsTheBanner()
{
    QTemporaryDir folder;
    BatchPage page;
    page.resize(1100, 600);
    page.show();
    QVERIFY(openIn(page, writeFile(folder, QStringLiteral("lure.pt"), maliciousPickle())));
    const QString banner = page.findings().dangerText();
    QVERIFY2(banner.contains(QLatin1String("os.system")), qPrintable(banner));
    QVERIFY(banner.contains(QLatin1String("could run code")));
    QVERIFY(page.selectKey(QStringLiteral("lure")));
    QCOMPARE(page.tree().currentIndex().data(ValueKindRole).toInt(), static_cast<int>(BatchRow::Opaque));
    QVERIFY(page.pane().card().text().contains(QLatin1String("os.system")));
    // Every finding names its key and its place.
    QPushButton* more = nullptr;
    for (QPushButton* button : page.findings().findChildren<QPushButton*>()) {
        if (button->isVisible())
            more = button;
    }
    QVERIFY(more);
    more->click();
    const QString details = page.findings().detailText();
    QVERIFY2(details.contains(QLatin1String("weights_only=False")), qPrintable(details));
    QVERIFY2(details.contains(QLatin1String("Key lure")), qPrintable(details));
    QVERIFY2(details.contains(QLatin1String("also calls it")), qPrintable(details));
}

void TestBatchPage::harmlessFileShowsNoBanner()
{
    BatchPage page;
    QVERIFY(openIn(page, samplePath(sample)));
    QCOMPARE(page.findings().dangerText(), QString());
    QCOMPARE(page.findings().incompleteText(), QString());
    QCOMPARE(page.findings().oddityText(), QString());
    QVERIFY(page.status().contains(QLatin1String("Read without running pickle code")));
}

void TestBatchPage::missingBytesShowTheBanner()
{
    QFile file(samplePath(sample));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray bytes = file.readAll();
    QVERIFY(bytes.contains("/data/0"));
    bytes.replace("/data/0", "/data/Z");
    QTemporaryDir folder;
    BatchPage page;
    QVERIFY(openIn(page, writeFile(folder, QStringLiteral("cut.pt"), bytes)));
    QVERIFY2(page.findings().incompleteText().contains(QLatin1String("incomplete")),
             qPrintable(page.findings().incompleteText()));
    QVERIFY(page.selectKey(QStringLiteral("input")));
    QVERIFY2(page.pane().card().text().contains(QLatin1String("lacks the bytes")),
             qPrintable(page.pane().card().text()));
    QVERIFY(readTensor(page, QStringLiteral("target"))); // the rest stays usable
}

void TestBatchPage::refusedFile_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("word");
    QTest::newRow("text") << QByteArray("step 12 loss 0.5\n") << "not a saved batch";
    QTest::newRow("Git LFS pointer")
        << QByteArray("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n") << "LFS";
    QTest::newRow("empty") << QByteArray() << "empty";
}

void TestBatchPage::refusedFile()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, word);
    QTemporaryDir folder;
    BatchPage page;
    page.setBatch(writeFile(folder, QStringLiteral("model.pt"), content));
    QTRY_VERIFY_WITH_TIMEOUT(!page.start().failure().isEmpty(), patience);
    const QString failure = page.start().failure();
    QVERIFY2(failure.contains(QLatin1String("model.pt was not opened.")), qPrintable(failure));
    QVERIFY2(failure.contains(word), qPrintable(failure));
    QVERIFY(!page.model().batch());
    QVERIFY(openIn(page, samplePath(sample))); // and another file opens after it
    QVERIFY(page.start().failure().isEmpty());
}

void TestBatchPage::histogramEqualsTheSummary_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<quint64>("elements");
    QTest::addColumn<int>("axis");
    QTest::newRow("classes") << "target" << quint64{8} << static_cast<int>(HistogramBars::Axis::Values);
    QTest::newRow("booleans") << "mask" << quint64{32} << static_cast<int>(HistogramBars::Axis::Values);
    QTest::newRow("reals") << "input" << quint64{384} << static_cast<int>(HistogramBars::Axis::Ranges);
}

void TestBatchPage::histogramEqualsTheSummary()
{
    QFETCH(QString, key);
    QFETCH(quint64, elements);
    QFETCH(int, axis);
    BatchPage page;
    QVERIFY(openIn(page, samplePath(sample)));
    QVERIFY(readTensor(page, key));
    const batch::Summary& summary = *page.pane().summary();
    const HistogramBars& bars = page.pane().histogram().bars();
    QCOMPARE(static_cast<int>(bars.axis), axis);
    QCOMPARE(bars.total(), elements);
    QVector<quint64> expected;
    if (bars.axis == HistogramBars::Axis::Values) {
        for (const batch::ValueCount& each : summary.distinct)
            expected << each.count;
    } else {
        expected = QVector<quint64>(summary.histogram.counts.begin(), summary.histogram.counts.end());
    }
    QVector<quint64> drawn;
    for (const HistogramBar& bar : bars.bars)
        drawn << bar.count;
    QCOMPARE(drawn, expected);
    const BarModel& table = page.pane().histogram().model();
    const QAbstractItemModelTester tester(&page.pane().histogram().model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(table.rowCount(), static_cast<int>(expected.size()));
    for (int row = 0; row < table.rowCount(); ++row)
        QCOMPARE(table.index(row, table.columnCount() - 1).data().toString(),
                 QLocale().toString(expected.at(row)));
}

void TestBatchPage::barsByKeyboard()
{
    BatchPage page;
    QVERIFY(openIn(page, samplePath(sample)));
    QVERIFY(readTensor(page, QStringLiteral("target")));
    HistogramPage& histogram = page.pane().histogram();
    QTest::keyClick(&histogram.plot(), Qt::Key_Right);
    QCOMPARE(histogram.readout(), QStringLiteral("Value 0: 2"));
    QTest::keyClick(&histogram.plot(), Qt::Key_End);
    QCOMPARE(histogram.readout(), QStringLiteral("Value 4: 1"));
    QTest::keyClick(&histogram.plot(), Qt::Key_Right);
    QCOMPARE(histogram.plot().currentBar(), 4);
    histogram.setLogarithmic(true);
    QCOMPARE(histogram.plot().currentBar(), 4);
}

void TestBatchPage::exportWritesTheFile()
{
    QTemporaryDir folder;
    BatchPage page;
    page.resize(1100, 600);
    page.show();
    QVERIFY(openIn(page, samplePath(sample)));
    QVERIFY(readTensor(page, QStringLiteral("target")));
    const QString csv = folder.filePath(QStringLiteral("target.csv"));
    page.pane().exportTo(csv);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(csv), patience);
    QFile file(csv);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("value,count\n0,2\n1,2\n2,2\n3,1\n4,1\n"));
    const QString png = folder.filePath(QStringLiteral("target.PNG"));
    page.pane().exportTo(png);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(png), patience);
    const QImage image(png);
    QVERIFY(!image.isNull());
    // The bars are in it, in the accent.
    const QRgb accent = color(Token::Accent, page.palette()).rgb();
    int bars = 0;
    for (int x = 0; x < image.width(); ++x)
        bars += (image.pixel(x, image.height() * 3 / 4) | 0xff000000) == (accent | 0xff000000) ? 1 : 0;
    QVERIFY(bars > image.width() / 4);
    QCOMPARE(page.pane().histogram().fileName(QStringLiteral("png")), QStringLiteral("target.png"));
}

void TestBatchPage::exportThatFailsSaysSo()
{
    BatchPage page;
    QVERIFY(openIn(page, samplePath(sample)));
    QVERIFY(readTensor(page, QStringLiteral("target")));
    QSignalSpy status(&page, &BatchPage::statusChanged);
    page.pane().exportTo(QStringLiteral("/proc/no-such-folder/target.csv"));
    QVERIFY(status.wait(patience));
    // What is in the way is named: the folder that is not there.
    QVERIFY(status.constLast().at(0).toString().contains(QLatin1String("no-such-folder")));
}

void TestBatchPage::gridShowsTheElements()
{
    BatchPage page;
    QVERIFY(openIn(page, samplePath(sample)));
    QVERIFY(readTensor(page, QStringLiteral("input")));
    SlicePage& grid = page.pane().slice();
    const QAbstractItemModelTester tester(&grid.model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    page.pane().segments().setCurrent(1);
    QTRY_COMPARE_WITH_TIMEOUT(grid.model().rowCount(), 4, patience);
    QCOMPARE(grid.model().columnCount(), 4);
    QCOMPARE(grid.indexBoxes().size(), 2);
    const QJsonArray values = expectedValues(samplePath(sample))["input"].toObject()["values"].toArray();
    const auto shows = [&](int first) {
        for (int i = 0; i < 16; ++i) {
            const double shown = grid.model().index(i / 4, i % 4).data().toDouble();
            if (static_cast<float>(shown) != static_cast<float>(values.at(first + i).toDouble()))
                return false;
        }
        return true;
    };
    QVERIFY(shows(0));
    grid.indexBoxes().at(1)->setValue(1); // input[0, 1]
    QTRY_VERIFY_WITH_TIMEOUT(shows(16), patience);
    QCOMPARE(grid.model().headerData(3, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("3"));
    // A vector stands upright.
    QVERIFY(page.selectKey(QStringLiteral("target")));
    QTRY_COMPARE_WITH_TIMEOUT(grid.model().rowCount(), 8, patience);
    QCOMPARE(grid.model().columnCount(), 1);
    QCOMPARE(grid.model().index(2, 0).data().toString(), QStringLiteral("4"));
}

void TestBatchPage::statisticsFillTheRows()
{
    BatchPage page;
    page.resize(1100, 600);
    page.show();
    QVERIFY(openIn(page, samplePath(sample)));
    const QAbstractItemModelTester model(&page.model(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(page.selectKey(QStringLiteral("index")));
    QTRY_COMPARE_WITH_TIMEOUT(cell(page, BatchModel::Max), QStringLiteral("7"), patience);
    QVERIFY(page.selectKey(QStringLiteral("input")));
    QTRY_COMPARE_WITH_TIMEOUT(cell(page, BatchModel::NaN), QStringLiteral("0"), patience);
    QCOMPARE(cell(page, BatchModel::Min), QStringLiteral("-2.644"));
}

void TestBatchPage::sharingIsShown()
{
    BatchPage page;
    QVERIFY(openIn(page, samplePath(QStringLiteral("torch1.13/views.pt"))));
    const workbench::BatchDocument& batch = *page.model().batch();
    QVERIFY(!batch.sharers.empty());
    const workbench::KeyedTensor& one = batch.sharers.begin()->second.at(0);
    const workbench::KeyedTensor& other = batch.sharers.begin()->second.at(1);
    const QString text = workbench::sharingText(batch, one.tensor);
    QVERIFY2(text.contains(QString::fromStdString(other.key)), qPrintable(text));
    QVERIFY(page.selectKey(QString::fromStdString(one.key)));
    QVERIFY(shownTexts(page.pane()).contains(QStringLiteral("Storage shared with")));
}

void TestBatchPage::withoutBatchTheNeighboursAreOffered()
{
    QTemporaryDir folder;
    writeFile(folder, QStringLiteral("notes.txt"), "x");
    const QString batch = writeFile(folder, QStringLiteral("batch.pt"), maliciousPickle());
    workbench::Incident incident;
    incident.id = 1;
    incident.path = writeFile(folder, QStringLiteral("train.log"), "x");
    BatchPage page;
    page.setIncident(incident);
    QTRY_COMPARE_WITH_TIMEOUT(page.start().offers().size(), 1, patience);
    QVERIFY(page.start().offers().constFirst()->text().contains(QLatin1String("batch.pt")));
    QVERIFY(!page.model().batch()); // offered, not opened
    QSignalSpy wanted(&page, &BatchPage::attachRequested);
    page.start().offers().constFirst()->click();
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.at(0).at(0).toString(), batch);
}

void TestBatchPage::incidentShowsItsLastBatch()
{
    workbench::Incident incident;
    incident.id = 1;
    incident.report.argument = "target";
    incident.batches = {samplePath(sample), samplePath(QStringLiteral("torch1.13/views.pt"))};
    BatchPage page;
    QSignalSpy opened(&page, &BatchPage::batchOpened);
    page.setIncident(incident);
    QVERIFY(opened.wait(patience));
    QVERIFY(page.status().startsWith(QLatin1String("views.pt")));
    page.setIncident(incident); // nothing changed: nothing is read again
    QTest::qWait(50);
    QCOMPARE(opened.size(), 1);
    // Two at once: the newer one alone arrives.
    page.setBatch(incident.batches.at(1));
    page.setBatch(incident.batches.at(0));
    QVERIFY(opened.wait(patience));
    QTest::qWait(100);
    QCOMPARE(opened.size(), 2);
    QVERIFY(page.status().startsWith(QLatin1String("batch.pt")));
    // The argument of the failing operator is selected where the batch names it.
    QCOMPARE(page.tree().currentIndex().data(KeyRole).toString(), QStringLiteral("target"));
}

void TestBatchPage::languageSwitchReachesEverything()
{
    MarkingTranslator translator;
    QApplication::installTranslator(&translator);
    QTemporaryDir folder;
    BatchPage page;
    QVERIFY(openIn(page, writeFile(folder, QStringLiteral("lure.pt"), maliciousPickle())));
    QVERIFY(openIn(page, samplePath(sample)));
    QVERIFY(readTensor(page, QStringLiteral("input")));
    translator.marks = true;
    QEvent change(QEvent::LanguageChange);
    QApplication::sendEvent(&page, &change);
    int marked = 0;
    for (const QString& text : shownTexts(page)) {
        QVERIFY2(!translator.sources.contains(text) || text.isEmpty(), qPrintable(text));
        marked += text.contains(u'«') ? 1 : 0;
    }
    QVERIFY(marked > 20);
    for (int column = 0; column < BatchModel::ColumnCount; ++column) {
        const QString header = page.model().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        QVERIFY(header.contains(u'«') || column == BatchModel::DType || column == BatchModel::NaN);
    }
    QApplication::removeTranslator(&translator);
}

void TestBatchPage::themeSwitchReachesThePlot()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    Theme theme(settings);
    theme.apply();
    theme.setMode(Theme::Mode::Light);
    BatchPage page;
    page.resize(1100, 600);
    page.show();
    QVERIFY(openIn(page, samplePath(sample)));
    QVERIFY(readTensor(page, QStringLiteral("target")));
    const auto corner = [&page] { return page.pane().histogram().plot().image().pixelColor(2, 2); };
    QCOMPARE(corner(), color(Token::Raised, Scheme::Light));
    theme.setMode(Theme::Mode::Dark);
    QTest::qWait(20);
    QCOMPARE(corner(), color(Token::Raised, Scheme::Dark));
}

void TestBatchPage::cycleEnds()
{
    // A list that contains itself: ]q\x00 h\x00 a .
    QTemporaryDir folder;
    BatchPage page;
    QVERIFY(openIn(page, writeFile(folder, QStringLiteral("loop.pt"),
                                   QByteArrayLiteral("\x80\x02]q\x00h\x00"
                                                     "a."))));
    const QAbstractItemModelTester model(&page.model(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(rowsBelow(page.model()), 2);
}

QTEST_MAIN(TestBatchPage)
#include "tst_batch_page.moc"
