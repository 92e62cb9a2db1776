// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/log_map.h"
#include "core/log/segment_reader.h"
#include "tests/core/log/memory_file.h"

#include <QTemporaryDir>
#include <QTest>

#include <rapidcheck.h>

#include <fstream>
#include <memory>
#include <unistd.h>

using namespace torchtriage;
using log::LogMap;
using log::mapCell;

namespace {

log::LiteralSet needles()
{
    const std::vector<std::string> texts = {"needle"};
    return log::LiteralSet::compile(texts).value();
}

LogMap mapOf(const io::ByteSource& source, unsigned jobs = 1)
{
    return log::mapLog(source, needles(), {.jobs = jobs, .cancelled = {}, .progress = {}}).value();
}

struct Piece {
    std::int64_t line;
    std::uint64_t offset;
    std::string text;
    bool afterGap;

    bool operator==(const Piece&) const = default;
};

std::vector<Piece> piecesOf(const io::ByteSource& source, const LogMap& map)
{
    std::vector<Piece> pieces;
    log::SegmentReader reader(source, map);
    log::Segment segment;
    while (reader.next(segment))
        pieces.push_back({segment.line, segment.offset, std::string(segment.text), segment.afterGap});
    return pieces;
}

std::int64_t newlinesBefore(std::string_view text, std::uint64_t offset)
{
    const auto head = text.substr(0, offset);
    return std::count(head.begin(), head.end(), '\n');
}

std::int64_t naiveLines(std::string_view text)
{
    return newlinesBefore(text, text.size()) + (text.empty() || text.back() == '\n' ? 0 : 1);
}

/// Every wanted byte that is no line ending is in exactly one piece, at its place, with its line.
void checkPieces(std::string_view text, const LogMap& map, const std::vector<Piece>& pieces)
{
    std::vector<bool> seen(text.size(), false);
    std::uint64_t end = 0;
    std::int64_t line = 1;
    for (const Piece& piece : pieces) {
        RC_ASSERT(piece.offset >= end);
        const auto between = text.substr(end, piece.offset - end);
        line += std::count(between.begin(), between.end(), '\n');
        RC_ASSERT(piece.line == line);
        RC_ASSERT(piece.text == text.substr(piece.offset, piece.text.size()));
        RC_ASSERT(piece.text.find_first_of("\r\n") == std::string::npos);
        RC_ASSERT(piece.text.size() <= log::SegmentReader::longest);
        // A gap is announced, and only a gap: what lies between two pieces otherwise are line endings.
        const bool skipped = between.find_first_not_of("\r\n") != std::string_view::npos;
        RC_ASSERT(!skipped || piece.afterGap);
        end = piece.offset + piece.text.size();
        std::fill_n(seen.begin() + static_cast<std::ptrdiff_t>(piece.offset), piece.text.size(), true);
    }
    std::size_t wrong = 0;
    for (std::size_t at = 0; at < text.size(); ++at)
        wrong += text[at] != '\n' && text[at] != '\r' && seen[at] != map.wanted[at / mapCell] ? 1 : 0;
    RC_ASSERT(wrong == 0U);
}

/// Texts of up to a few megabytes with every kind of line, ending and gap.
rc::Gen<std::string> logs()
{
    const auto piece = rc::gen::weightedOneOf<std::string>(
        {{6, rc::gen::element<std::string>("\n", "\r\n", "\r", "\n\n", "", "\r\r\n")},
         {6, rc::gen::element<std::string>("step 12", "a needle", "\xff\xfe", "Traceback", "50%\r51%")},
         {2, rc::gen::map(rc::gen::inRange<std::size_t>(60'000, 140'000),
                          [](std::size_t size) { return std::string(size, 'x'); })},
         {2, rc::gen::map(rc::gen::inRange<std::size_t>(10'000, 60'000),
                          [](std::size_t size) {
                              std::string lines;
                              while (lines.size() < size)
                                  lines += "step 1 loss 0.4\n";
                              return lines;
                          })},
         {1, rc::gen::map(rc::gen::inRange<std::size_t>(log::SegmentReader::longest - 2,
                                                        log::SegmentReader::longest * 2 + 2),
                          [](std::size_t size) { return std::string(size, 'y'); })}});
    return rc::gen::map(rc::gen::resize(30, rc::gen::container<std::vector<std::string>>(piece)),
                        [](const std::vector<std::string>& pieces) {
                            std::string text;
                            for (const std::string& one : pieces)
                                text += one;
                            return text;
                        });
}

} // namespace

class TestSegments : public QObject {
    Q_OBJECT

private slots:
    void agreesWithANaiveSplitter()
    {
        QVERIFY(rc::check("lines, offsets and gaps are those of a naive splitter", [] {
            const std::string text = *logs();
            const MemoryFile file(text);
            const LogMap map = mapOf(file);
            RC_ASSERT(map.bytes == text.size());
            RC_ASSERT(map.lines == naiveLines(text));
            checkPieces(text, map, piecesOf(file, map));
        }));
    }

    void threadsMakeNoDifference()
    {
        QVERIFY(rc::check("one and four threads give the same map", [] {
            const MemoryFile file(*logs());
            const LogMap one = mapOf(file, 1);
            const LogMap four = mapOf(file, 4);
            RC_ASSERT(one.lineAt == four.lineAt);
            RC_ASSERT(one.wanted == four.wanted);
            RC_ASSERT(one.lines == four.lines);
            RC_ASSERT(one.bytes == four.bytes);
        }));
    }

    void endings_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArrayList>("pieces");
        QTest::addColumn<QList<int>>("lines");
        QTest::addColumn<int>("count");
        const auto row = [](const char* name, QByteArray text, QByteArrayList pieces, QList<int> lines,
                            int count) { QTest::newRow(name) << text << pieces << lines << count; };
        row("empty", "", {}, {}, 0);
        row("no final newline", "a\nb", {"a", "b"}, {1, 2}, 2);
        row("final newline", "a\nb\n", {"a", "b"}, {1, 2}, 2);
        row("Windows", "a\r\nb\r\n", {"a", "b"}, {1, 2}, 2);
        row("empty lines", "a\n\n\nb", {"a", "", "", "b"}, {1, 2, 3, 4}, 4);
        row("empty lines of Windows", "a\r\n\r\nb", {"a", "", "b"}, {1, 2, 3}, 3);
        row("progress bar", "1%\r2%\r3%\nb", {"1%", "2%", "3%", "b"}, {1, 1, 1, 2}, 2);
        row("progress bar, then the error", "1%\r2%\rValueError: x\n", {"1%", "2%", "ValueError: x"},
            {1, 1, 1}, 1);
        row("lone return at the end", "a\r", {"a"}, {1}, 1);
        row("newlines only", "\n\n", {"", ""}, {1, 2}, 2);
    }
    void endings()
    {
        QFETCH(QByteArray, text);
        const MemoryFile file(text.toStdString());
        const LogMap map = mapOf(file);
        QByteArrayList pieces;
        QList<int> lines;
        for (const Piece& piece : piecesOf(file, map)) {
            pieces += QByteArray::fromStdString(piece.text);
            lines += static_cast<int>(piece.line);
        }
        QTEST(pieces, "pieces");
        QTEST(lines, "lines");
        QTEST(static_cast<int>(map.lines), "count");
    }

    // The cells between two literals far apart are stepped over; what is behind them keeps its line number.
    void gapsKeepLineNumbers()
    {
        std::string text;
        for (int i = 1; text.size() < 3 * 1024 * 1024; ++i)
            text += "line " + std::to_string(i) + (i == 60'000 ? " needle\n" : "\n");
        const MemoryFile file(text);
        const LogMap map = mapOf(file);
        const auto wanted = std::count(map.wanted.begin(), map.wanted.end(), true);
        QVERIFY(wanted >= 4 && wanted <= 6);
        int gaps = 0;
        bool seen = false;
        for (const Piece& piece : piecesOf(file, map)) {
            gaps += piece.afterGap ? 1 : 0;
            if (piece.text.starts_with("line ") && !piece.afterGap &&
                piece.text.find("needle") == std::string::npos)
                continue;
            if (piece.text.find("needle") != std::string::npos) {
                QCOMPARE(piece.line, std::int64_t{60'000});
                seen = true;
            }
        }
        QVERIFY(seen);
        QCOMPARE(gaps, 2);
    }

    void longLinesComeInSlices()
    {
        const std::string text = "a\n" + std::string(log::SegmentReader::longest * 3 + 5, 'x') + "\nneedle\n";
        const MemoryFile file(text);
        std::size_t bytes = 0;
        std::int64_t last = 0;
        LogMap map = mapOf(file);
        map.wanted.assign(map.wanted.size(), true);
        for (const Piece& piece : piecesOf(file, map)) {
            bytes += piece.line == 2 ? piece.text.size() : 0;
            last = piece.line;
        }
        QCOMPARE(bytes, log::SegmentReader::longest * 3 + 5);
        QCOMPARE(last, std::int64_t{3});
    }

    void shrinksBeforeItIsMapped_data()
    {
        QTest::addColumn<std::size_t>("left");
        for (const std::size_t left :
             {std::size_t{0}, std::size_t{1}, mapCell, mapCell * 16, mapCell * 20 + 7})
            QTest::addRow("%zu bytes left", left) << left;
    }
    void shrinksBeforeItIsMapped()
    {
        QFETCH(std::size_t, left);
        std::string text;
        while (text.size() < mapCell * 40)
            text += "step 1 needle\n";
        MemoryFile file(text);
        file.shrinkTo(left);
        for (const unsigned jobs : {1U, 4U}) {
            const LogMap map = mapOf(file, jobs);
            QCOMPARE(map.bytes, std::uint64_t{left});
            QCOMPARE(map.lines, naiveLines(std::string_view(text).substr(0, left)));
            QVERIFY(piecesOf(file, map).size() >= static_cast<std::size_t>(map.lines));
        }
    }

    void shrinksWhileItIsRead()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("job.log").toStdString();
        std::string text;
        while (text.size() < mapCell * 60)
            text += "step 1 needle\n";
        std::ofstream(path, std::ios::binary) << text;
        const io::FileSource file(io::File::open(path).value());
        const LogMap map = mapOf(file);
        log::SegmentReader reader(file, map);
        log::Segment segment;
        QVERIFY(reader.next(segment));
        QCOMPARE(::truncate(path.c_str(), static_cast<off_t>(mapCell * 40 + 5)), 0);
        std::int64_t last = 0;
        while (reader.next(segment))
            last = segment.line;
        QVERIFY(reader.error());
        QCOMPARE(last, newlinesBefore(text, mapCell * 40 + 5) + 1);
    }

    void refusedReadIsAnError()
    {
        MemoryFile file(std::string(mapCell * 40, 'x'));
        const LogMap map = mapOf(file);
        file.refuseFrom(mapCell * 16);
        const auto failed = log::mapLog(file, needles(), {.jobs = 2, .cancelled = {}, .progress = {}});
        QVERIFY(!failed);
        QCOMPARE(int(failed.error().kind), int(io::ErrorKind::ReadFailed));

        LogMap everything = map;
        everything.wanted.assign(map.wanted.size(), true);
        log::SegmentReader reader(file, everything);
        log::Segment segment;
        while (reader.next(segment)) {
        }
        QVERIFY(!reader.error());
        QCOMPARE(QString::fromStdString(reader.error().error().detail), QString("refused"));
    }

    void cancelAndProgress()
    {
        const MemoryFile file(std::string(mapCell * 70, 'x'));
        std::uint64_t last = 0;
        const auto watched = log::mapLog(
            file, needles(),
            {.jobs = 3, .cancelled = {}, .progress = [&](std::uint64_t done, std::uint64_t total) {
                 QVERIFY(done > last && done <= total);
                 last = done;
             }});
        QVERIFY(watched);
        QCOMPARE(last, file.size());
        const auto cancelled =
            log::mapLog(file, needles(), {.jobs = 2, .cancelled = [] { return true; }, .progress = {}});
        QVERIFY(!cancelled);
        QCOMPARE(int(cancelled.error().kind), int(io::ErrorKind::Cancelled));
    }
};

std::unique_ptr<QObject> makeSegmentTests()
{
    return std::make_unique<TestSegments>();
}

#include "segments.moc"
