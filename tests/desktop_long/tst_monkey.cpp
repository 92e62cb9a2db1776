// SPDX-License-Identifier: GPL-3.0-or-later
// Random but valid user actions, by seed. TORCHTRIAGE_MONKEY_SECONDS (12) says how long,
// TORCHTRIAGE_MONKEY_SEED (1) which ones; TORCHTRIAGE_MONKEY_TRACE=1 prints each step. Meant for the
// sanitizers too.
#include "tests/desktop/window_fixture.h"
#include "tests/desktop_long/monkey.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <unistd.h>

using namespace torchtriage;

namespace {

constexpr double mostGrowthMebibytes = 160;

/// Memory that the sanitizers hold back is no growth of ours.
#if defined(__SANITIZE_ADDRESS__)
constexpr bool isSanitized = true;
#elif defined(__has_feature)
constexpr bool isSanitized = __has_feature(address_sanitizer);
#else
constexpr bool isSanitized = false;
#endif

int setting(const char* name, int otherwise)
{
    bool ok = false;
    const int value = qEnvironmentVariableIntValue(name, &ok);
    return ok ? value : otherwise;
}

double residentMebibytes()
{
    QFile statm(QStringLiteral("/proc/self/statm"));
    if (!statm.open(QIODevice::ReadOnly))
        return 0;
    return statm.readAll().split(' ').value(1).toDouble() * static_cast<double>(::sysconf(_SC_PAGESIZE)) /
           (1 << 20);
}

QString write(const QTemporaryDir& folder, const QString& name, const QByteArray& content)
{
    QFile file(folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName()
                                                                                    : QString();
}

/// Logs with and without a failure, batches, and things that are neither.
QStringList filesFor(const QTemporaryDir& folder)
{
    QByteArray ranks;
    for (int i = 0; i < 20'000; ++i)
        ranks += "[rank" + QByteArray::number(i % 8) + "]: step " + QByteArray::number(i) + " loss 0.5\n";
    ranks += "[rank3]: torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB.\n";
    const QString batches = QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/data/batch/torch1.13/");
    return {write(folder, QStringLiteral("ranks.log"), ranks),
            write(folder, QStringLiteral("fine.log"), "epoch 1 done\ntraining finished\n"),
            write(folder, QStringLiteral("empty.log"), {}),
            write(folder, QStringLiteral("bytes.bin"), QByteArray(4096, '\xff')),
            write(folder, QStringLiteral("long.log"), QByteArray(300'000, 'x') + "\nRuntimeError: x\n"),
            write(folder, QStringLiteral("broken.pt"), "PK\x03\x04 not a batch"),
            batches + QStringLiteral("batch.pt"),
            QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/resources/samples/does-not-exist.log"),
            QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/resources/samples")};
}

} // namespace

class TestMonkey : public QObject {
    Q_OBJECT

private slots:
    void randomUse();
};

void TestMonkey::randomUse()
{
    const int seconds = setting("TORCHTRIAGE_MONKEY_SECONDS", 12);
    const auto seed = static_cast<std::uint64_t>(setting("TORCHTRIAGE_MONKEY_SEED", 1));
    const bool traces = setting("TORCHTRIAGE_MONKEY_TRACE", 0) != 0;
    test::WindowFixture fixture;
    int steps = 0;
    double early = 0;
    {
        desktop::MainWindow window(fixture.services());
        window.show();
        window.activateWindow();
        window.openSample();
        test::Monkey monkey(window, filesFor(fixture.folder), seed);
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < seconds * qint64{1000}) {
            const QString done = monkey.step();
            if (traces)
                qInfo("%d: %s", steps, qPrintable(done));
            if (!window.isVisible())
                window.show(); // a key that closes windows is a valid step
            QApplication::processEvents(QEventLoop::AllEvents, 20);
            ++steps;
            if (early == 0 && clock.elapsed() > seconds * qint64{400})
                early = residentMebibytes();
        }
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    const double late = residentMebibytes();
    qInfo("seed %llu: %d steps in %d s, resident %.0f MiB after two fifths, %.0f MiB at the end",
          static_cast<unsigned long long>(seed), steps, seconds, early, late);
    QVERIFY(steps > seconds); // it did get somewhere
    if (!isSanitized)
        QVERIFY2(late - early < mostGrowthMebibytes, qPrintable(QString::number(late - early)));
}

/// Settings, logs and records of the person who runs the tests are left alone.
int main(int argc, char** argv)
{
    QTemporaryDir home;
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
        qputenv(name, home.path().toLocal8Bit());
    QApplication application(argc, argv);
    TestMonkey test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_monkey.moc"
