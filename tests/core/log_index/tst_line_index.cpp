// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/line_reader.h"
#include "core/log/newlines.h"
#include "tests/core/log_index/random_text.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <thread>
#include <unistd.h>

using namespace torchtriage;
using namespace torchtriage::log;

namespace {

constexpr std::size_t wholeLine = std::size_t{1} << 20;

void appendTo(const QString& path, const std::string& text)
{
    std::ofstream(path.toStdString(), std::ios::binary | std::ios::app) << text;
}

std::shared_ptr<LineIndex> indexed(std::shared_ptr<LineSource> source)
{
    auto index = std::make_shared<LineIndex>(std::move(source));
    const auto outcome = index->extend();
    return outcome && *outcome == LineIndex::Outcome::UpToDate ? index : nullptr;
}

} // namespace

class TestLineIndex : public QObject {
    Q_OBJECT

private slots:
    void newlinesAreCountedAtEveryLengthAndAlignment();
    void linesAgreeWithANaiveSplitter_data();
    void linesAgreeWithANaiveSplitter();
    void offsetsLeadBackToTheirLines();
    void endings_data();
    void endings();
    void oneLineOfTwoGibibytes();
    void aLongLineIsSteppedOver();
    void usableWhileItIsBuilt();
    void cancelKeepsWhatWasRead();
    void growth();
    void truncation();
    void replacement();
    void rewritingInPlaceIsNoticed();
    void memoryStaysBounded();
    void whatDoesNotExistIsAnError();
};

void TestLineIndex::newlinesAreCountedAtEveryLengthAndAlignment()
{
    std::mt19937 random(7);
    std::string text(20'000, 'x');
    for (char& c : text)
        c = random() % 3 == 0 ? '\n' : static_cast<char>(random());
    for (std::size_t from = 0; from < 70; ++from) {
        for (const std::size_t length :
             std::initializer_list<std::size_t>{0, 1, 15, 16, 17, 63, 64, 65, 1000, 4095, 16'400, 19'000}) {
            const std::string_view part = std::string_view(text).substr(from, length);
            const auto expected = static_cast<std::size_t>(std::count(part.begin(), part.end(), '\n'));
            QCOMPARE(countNewlines(part), expected);
            QCOMPARE(findNewline(part, expected + 1), noNewline);
            if (expected > 0)
                QCOMPARE(findNewline(part, expected), part.rfind('\n'));
        }
    }
    QCOMPARE(countNewlines(std::string(100'000, '\n')), std::size_t{100'000});
}

void TestLineIndex::linesAgreeWithANaiveSplitter_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 60; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestLineIndex::linesAgreeWithANaiveSplitter()
{
    QFETCH(unsigned, seed);
    const std::string text = randomText(seed);
    const auto expected = linesOf(text);
    const auto index = indexed(sourceOf(text));
    QVERIFY(index);
    QCOMPARE(index->bytes(), text.size());
    QCOMPARE(index->lines(), static_cast<std::int64_t>(expected.size()));
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const auto extent = index->find(static_cast<std::int64_t>(i + 1));
        QVERIFY(extent);
        QCOMPARE(extent->offset, static_cast<std::uint64_t>(expected[i].data() - expected.front().data()));
        QCOMPARE(extent->length, expected[i].size());
        QCOMPARE(extent->terminated, extent->offset + extent->length < text.size());
    }
    const LineReader reader(index);
    std::mt19937 random(seed);
    for (int round = 0; round < 20 && !expected.empty(); ++round) {
        const std::size_t first = random() % expected.size();
        const std::size_t longest = round % 2 == 0 ? wholeLine : random() % 300;
        const auto lines = reader.read(static_cast<std::int64_t>(first + 1), 50, longest);
        QVERIFY(lines);
        QCOMPARE(lines->size(), std::min<std::size_t>(50, expected.size() - first));
        for (std::size_t i = 0; i < lines->size(); ++i) {
            QCOMPARE(lines->at(i).bytes, std::string(expected[first + i].substr(0, longest)));
            QCOMPARE(lines->at(i).extent.length, expected[first + i].size());
        }
    }
}

void TestLineIndex::offsetsLeadBackToTheirLines()
{
    const std::string text = randomText(3);
    const auto index = indexed(sourceOf(text));
    QVERIFY(index);
    std::mt19937 random(3);
    for (int i = 0; i < 2000; ++i) {
        const std::size_t offset = random() % text.size();
        const auto line = index->lineAt(offset);
        QVERIFY(line);
        QCOMPARE(*line,
                 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(offset), '\n'));
    }
    QVERIFY(!index->lineAt(text.size()));
}

void TestLineIndex::endings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<QByteArray>>("lines");
    QTest::newRow("empty") << QByteArray() << QList<QByteArray>{};
    QTest::newRow("one newline") << QByteArray("\n") << QList<QByteArray>{""};
    QTest::newRow("no final newline") << QByteArray("a\nb") << QList<QByteArray>{"a", "b"};
    QTest::newRow("final newline") << QByteArray("a\nb\n") << QList<QByteArray>{"a", "b"};
    QTest::newRow("carriage return and newline")
        << QByteArray("a\r\nb\r\n") << QList<QByteArray>{"a\r", "b\r"};
    QTest::newRow("progress bar") << QByteArray("1%\r2%\r3%\nend") << QList<QByteArray>{"1%\r2%\r3%", "end"};
    QTest::newRow("NUL and broken UTF-8")
        << QByteArray("\0\xff\xc3\nz", 5) << QList<QByteArray>{QByteArray("\0\xff\xc3", 3), "z"};
}

void TestLineIndex::endings()
{
    QFETCH(QByteArray, text);
    QFETCH(QList<QByteArray>, lines);
    const auto index = indexed(sourceOf(text.toStdString()));
    QVERIFY(index);
    QCOMPARE(index->lines(), lines.size());
    const auto read = LineReader(index).read(1, 100, wholeLine);
    QVERIFY(read);
    QList<QByteArray> got;
    for (const RawLine& line : *read)
        got.append(QByteArray::fromStdString(line.bytes));
    QCOMPARE(got, lines);
}

void TestLineIndex::oneLineOfTwoGibibytes()
{
    constexpr std::uint64_t size = std::uint64_t{2} << 30;
    QTemporaryDir dir;
    const QString path = dir.filePath("line.log");
    appendTo(path, "head\nx");
    QCOMPARE(::truncate(path.toLocal8Bit().constData(), static_cast<off_t>(size)),
             0); // sparse: takes no disk
    appendTo(path, "end\nlast\n");
    const auto source = FollowedFile::open(path.toStdString());
    QVERIFY(source);
    const auto index = indexed(*source);
    QVERIFY(index);
    QCOMPARE(index->lines(), 3);
    QCOMPARE(index->find(2), io::Result<LineExtent>(LineExtent{5, size - 5 + 3, true}));

    const LineReader reader(index);
    const auto lines = reader.read(1, 10, 100);
    QVERIFY(lines);
    QCOMPARE(lines->size(), 3U);
    QCOMPARE(lines->at(1).bytes.size(), 100U);
    QVERIFY(!lines->at(1).isWhole());
    QCOMPARE(lines->at(2).bytes, std::string("last"));
    const auto part = reader.readPart(lines->at(1).extent, lines->at(1).extent.length - 3, 100);
    QCOMPARE(part, io::Result<std::string>("end"));
    QVERIFY(index->memory() < 8U << 20);
}

void TestLineIndex::aLongLineIsSteppedOver()
{
    const std::string text = "a\n" + std::string(700'000, 'b') + "\nc\n" + std::string(65'536, 'd') + "\ne";
    const auto lines = LineReader(indexed(sourceOf(text))).read(1, 10, 8);
    QVERIFY(lines);
    QCOMPARE(lines->size(), 5U);
    QCOMPARE(lines->at(1).extent.length, 700'000U);
    QCOMPARE(lines->at(2).bytes, std::string("c"));
    QCOMPARE(lines->at(3).bytes, std::string(8, 'd'));
    QCOMPARE(lines->at(4).bytes, std::string("e"));
}

void TestLineIndex::usableWhileItIsBuilt()
{
    std::string text;
    for (int i = 1; i <= 400'000; ++i)
        text += std::to_string(i) + '\n';
    const auto index = std::make_shared<LineIndex>(sourceOf(text));
    std::atomic_bool go = true;
    std::thread writer([&] {
        // A pause every 256 KiB, so that the reader below meets a half-built index for certain.
        const auto outcome = index->extend([&go] {
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
            return !go.load();
        });
        QVERIFY(outcome && *outcome == LineIndex::Outcome::UpToDate);
    });
    const LineReader reader(index);
    std::int64_t wrong = 0;
    bool sawPart = false;
    while (index->bytes() < text.size()) {
        const std::int64_t known = index->lines();
        sawPart = sawPart || (known > 0 && known < 400'000);
        if (known < 2)
            continue;
        const auto lines = reader.read(known - 1, 1, 100); // the last one may be unfinished
        wrong += !lines || lines->empty() || lines->front().bytes != std::to_string(known - 1) ? 1 : 0;
    }
    writer.join();
    QVERIFY(sawPart);
    QCOMPARE(wrong, 0);
    QCOMPARE(index->lines(), 400'000);
}

void TestLineIndex::cancelKeepsWhatWasRead()
{
    const std::string text(3 << 20, '\n');
    const auto index = std::make_shared<LineIndex>(sourceOf(text));
    int rounds = 0;
    const auto outcome = index->extend([&rounds] { return ++rounds > 4; });
    QCOMPARE(outcome, io::Result<LineIndex::Outcome>(LineIndex::Outcome::Cancelled));
    QCOMPARE(index->lines(), 4 * (256 << 10));
    QCOMPARE(index->extend(), io::Result<LineIndex::Outcome>(LineIndex::Outcome::UpToDate));
    QCOMPARE(index->lines(), 3 << 20);
}

void TestLineIndex::growth()
{
    QTemporaryDir dir;
    const QString path = dir.filePath("growing.log");
    appendTo(path, "one\ntw");
    const auto source = FollowedFile::open(path.toStdString());
    QVERIFY(source);
    const auto index = indexed(*source);
    QVERIFY(index);
    QCOMPARE(index->lines(), 2);
    QCOMPARE(index->find(2), io::Result<LineExtent>(LineExtent{4, 2, false}));
    std::string expected = "one\ntw";
    for (unsigned seed = 1; seed < 30; ++seed) {
        const std::string more = randomText(seed).substr(0, 40'000);
        appendTo(path, more);
        expected += more;
        QCOMPARE(index->extend(), io::Result<LineIndex::Outcome>(LineIndex::Outcome::UpToDate));
        const auto lines = linesOf(expected);
        QCOMPARE(index->lines(), static_cast<std::int64_t>(lines.size()));
        const auto last = LineReader(index).read(index->lines(), 2, wholeLine);
        QVERIFY(last);
        QCOMPARE(last->size(), 1U);
        QCOMPARE(last->front().bytes, std::string(lines.back()));
    }
}

void TestLineIndex::truncation()
{
    QTemporaryDir dir;
    const QString path = dir.filePath("cut.log");
    appendTo(path, std::string(100'000, '\n'));
    const auto source = FollowedFile::open(path.toStdString());
    QVERIFY(source);
    const auto index = indexed(*source);
    QVERIFY(index);
    QCOMPARE(::truncate(path.toLocal8Bit().constData(), 10), 0);
    // Looking up what is gone is an error, not a crash; the next extend() says what happened.
    const auto gone = LineReader(index).read(90'000, 10, 100);
    QVERIFY(!gone);
    QVERIFY(gone.error().kind == io::ErrorKind::Truncated);
    QCOMPARE(index->extend(), io::Result<LineIndex::Outcome>(LineIndex::Outcome::Cut));
}

void TestLineIndex::replacement()
{
    QTemporaryDir dir;
    const QString path = dir.filePath("rotated.log");
    appendTo(path, "old\n");
    const auto source = FollowedFile::open(path.toStdString());
    QVERIFY(source);
    const auto index = indexed(*source);
    QVERIFY(index);
    QVERIFY(QFile::rename(path, dir.filePath("rotated.log.1")));
    QCOMPARE(index->extend(),
             io::Result<LineIndex::Outcome>(LineIndex::Outcome::UpToDate)); // moved, still readable
    appendTo(path, "new and longer\n");
    QCOMPARE(index->extend(), io::Result<LineIndex::Outcome>(LineIndex::Outcome::Replaced));
}

void TestLineIndex::rewritingInPlaceIsNoticed()
{
    QTemporaryDir dir;
    const QString path = dir.filePath("rewritten.log");
    appendTo(path, "step 1\nstep 2\n");
    const auto source = FollowedFile::open(path.toStdString());
    QVERIFY(source);
    const auto index = indexed(*source);
    QVERIFY(index);
    std::ofstream(path.toStdString(), std::ios::binary) << "another run\nwith other lines\n";
    QCOMPARE(index->extend(), io::Result<LineIndex::Outcome>(LineIndex::Outcome::Replaced));
}

void TestLineIndex::memoryStaysBounded()
{
    // 40 GiB of nothing would take minutes to read, so the source only claims its bytes.
    class Endless final : public LineSource {
    public:
        const std::string& name() const noexcept override { return m_name; }
        std::uint64_t size() const noexcept override { return m_size; }
        io::Result<std::size_t> readAt(std::uint64_t offset, std::span<char> buffer) const override
        {
            const std::size_t count = std::min<std::uint64_t>(buffer.size(), m_size - offset);
            for (std::size_t i = (1024 - offset % 1024) % 1024; i < count; i += 1024)
                buffer[i] = '\n'; // one at every multiple of 1024; the buffer is zero elsewhere
            return count;
        }
        io::Result<SourceChange> refresh() override { return SourceChange::Same; }

    private:
        std::string m_name = "endless";
        std::uint64_t m_size = (std::uint64_t{20} << 30) + 5;
    };
    const auto index = indexed(std::make_shared<Endless>());
    QVERIFY(index);
    QVERIFY2(index->memory() <= 17U << 20, qPrintable(QString::number(index->memory())));
    QCOMPARE(index->lines(), (std::int64_t{20} << 20) + 1 + 1);
    for (const std::int64_t line : {2LL, 3LL, 1'000'000LL, 20'000'000LL})
        QCOMPARE(index->find(line), io::Result<LineExtent>(LineExtent{
                                        static_cast<std::uint64_t>(line - 2) * 1024 + 1, 1023, true}));
}

void TestLineIndex::whatDoesNotExistIsAnError()
{
    const auto index = indexed(sourceOf("a\nb\n"));
    for (const std::int64_t line : {std::int64_t{0}, std::int64_t{-1}, std::int64_t{3}, INT64_MAX}) {
        const auto found = index->find(line);
        QVERIFY(!found);
        QVERIFY(found.error().kind == io::ErrorKind::Truncated);
    }
    QVERIFY(LineReader(index).read(3, 5, 10)->empty());
    QTemporaryDir dir;
    QVERIFY(FollowedFile::open(dir.filePath("none").toStdString()).error().kind == io::ErrorKind::NotFound);
    QVERIFY(FollowedFile::open(dir.path().toStdString()).error().kind == io::ErrorKind::IsDirectory);
    QVERIFY(FollowedFile::open("/dev/null").error().kind == io::ErrorKind::NotAFile);
}

QTEST_APPLESS_MAIN(TestLineIndex)
#include "tst_line_index.moc"
