// SPDX-License-Identifier: GPL-3.0-or-later
// A file of ten thousand tensors: what opening, scrolling, filtering and selecting cost the user interface.
#include "app/desktop/views/batch/batch_filter.h"
#include "app/desktop/views/batch/batch_tree.h"
#include "app/desktop/widgets/search_field.h"
#include "tests/desktop_batch/page_fixture.h"
#include "tests/desktop_evidence/watched_application.h"

#include <QScrollBar>

#include <cstring>

using namespace torchtriage;
using namespace torchtriage::desktop;
using namespace torchtriage::test;

namespace {

constexpr int tensors = 10'000;
constexpr double longestPause = 50; // ms, the house's limit

/// A safetensors file of small float32 tensors "layer.N.weight".
QByteArray manyTensors()
{
    QByteArray header = "{";
    for (int i = 0; i < tensors; ++i) {
        header += i == 0 ? "" : ",";
        header += "\"layer." + QByteArray::number(i) + ".weight\":{\"dtype\":\"F32\",\"shape\":[2,4]," +
                  "\"data_offsets\":[" + QByteArray::number(i * 32) + ',' + QByteArray::number(i * 32 + 32) +
                  "]}";
    }
    header += '}';
    const auto size = static_cast<std::uint64_t>(header.size());
    QByteArray file(reinterpret_cast<const char*>(&size), sizeof size);
    return file + header + QByteArray(tensors * 32, '\0');
}

WatchedApplication& application()
{
    return *static_cast<WatchedApplication*>(qApp);
}

void report(const char* what)
{
    qInfo("%s: longest pause %.1f ms (%s)", what, application().longestMilliseconds(),
          application().culprit().constData());
}

} // namespace

class TestBatchLoad : public QObject {
    Q_OBJECT

private slots:
    void tenThousandTensorsStaySmooth();
};

void TestBatchLoad::tenThousandTensorsStaySmooth()
{
    QTemporaryDir folder;
    const QString path = writeFile(folder, QStringLiteral("many.safetensors"), manyTensors());
    BatchPage page;
    page.resize(1440, 800);
    page.show();
    QTest::qWait(200);
    application().restart();
    QVERIFY(openIn(page, path));
    QTest::qWait(300);
    report("opening");
    QVERIFY(application().longestMilliseconds() < longestPause);
    QCOMPARE(page.filter().rowCount(page.filter().index(0, 0)), tensors);

    application().restart();
    QScrollBar& bar = *page.tree().verticalScrollBar();
    for (int step = 0; step <= 40; ++step) {
        bar.setValue(static_cast<int>(static_cast<qint64>(bar.maximum()) * step / 40));
        QTest::qWait(10);
    }
    report("scrolling");
    QVERIFY(application().longestMilliseconds() < longestPause);

    application().restart();
    page.field().setText(QStringLiteral("99 weight"));
    QVERIFY(QTest::qWaitFor([&page] { return page.filter().isActive(); }, patience));
    QTest::qWait(200);
    report("filtering");
    QVERIFY(application().longestMilliseconds() < longestPause);
    const QModelIndex file = page.filter().index(0, 0);
    QVERIFY(page.filter().rowCount(file) > 100 && page.filter().rowCount(file) < tensors);

    application().restart();
    for (int row = 0; row < 20; ++row) {
        page.tree().setCurrentIndex(page.filter().index(row, 0, file));
        QTest::qWait(20);
    }
    report("selecting");
    QVERIFY(application().longestMilliseconds() < longestPause);
}

int main(int argc, char** argv)
{
    WatchedApplication watched(argc, argv);
    TestBatchLoad test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_batch_load.moc"
