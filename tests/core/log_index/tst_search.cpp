// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/line_index.h"
#include "core/log/search.h"
#include "tests/core/log_index/random_text.h"

#include <QtTest>

using namespace torchtriage;
using namespace torchtriage::log;

namespace {

std::vector<SearchMatch> matchesOf(const Search& search)
{
    std::vector<SearchMatch> matches;
    for (std::size_t i = 0; i < search.size(); ++i)
        matches.push_back(*search.match(i));
    return matches;
}

std::vector<SearchMatch> searched(const std::string& text, const SearchQuery& query)
{
    const auto pattern = SearchPattern::compile(query);
    if (!pattern)
        return {};
    Search search(sourceOf(text), *pattern);
    return search.run() ? matchesOf(search) : std::vector<SearchMatch>{};
}

/// Plain occurrences that do not overlap, by the simplest means.
std::vector<SearchMatch> naive(const std::string& text, const std::string& needle)
{
    std::vector<SearchMatch> matches;
    std::int64_t line = 1;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text.compare(at, needle.size(), needle) == 0) {
            matches.push_back({at, line, static_cast<std::uint32_t>(needle.size())});
            at += needle.size() - 1;
        } else if (text[at] == '\n') {
            ++line;
        }
    }
    return matches;
}

/// A source that can be made longer.
class GrowingSource final : public LineSource {
public:
    std::string text;

    const std::string& name() const noexcept override { return m_name; }
    std::uint64_t size() const noexcept override { return text.size(); }
    io::Result<std::size_t> readAt(std::uint64_t offset, std::span<char> buffer) const override
    {
        return text.copy(buffer.data(), buffer.size(), offset);
    }
    io::Result<SourceChange> refresh() override { return SourceChange::Grew; }

private:
    std::string m_name = "growing";
};

} // namespace

class TestSearch : public QObject {
    Q_OBJECT

private slots:
    void places_data();
    void places();
    void plainAndExpressionAgreeWithANaiveSearch_data();
    void plainAndExpressionAgreeWithANaiveSearch();
    void matchesOverChunkBordersAreFound_data();
    void matchesOverChunkBordersAreFound();
    void anchorsHoldInALineThatIsNotHeld();
    void aGrowingSourceIsSearchedOn();
    void theCountGoesOnPastWhatIsKept();
    void cancel();
    void wrongQueries_data();
    void wrongQueries();
};

void TestSearch::places_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<bool>("expression");
    QTest::addColumn<bool>("caseSensitive");
    QTest::addColumn<QString>("found"); // line:text, …
    const auto row = [](const char* name, const char* query, bool expression, bool sensitive,
                        const char* found) {
        QTest::newRow(name) << query << expression << sensitive << found;
    };
    row("plain", "assert", false, true, "3:assert,4:assert");
    row("plain, any case", "ASSERT", false, false, "2:Assert,3:assert,4:assert");
    row("plain text is no expression", "a.s", false, true, "");
    row("overlaps count once", "aa", false, true, "5:aa,5:aa");
    row("beyond ASCII, any case", "ÉTAPE", false, false, "6:étape");
    row("expression", "[Aa]ss..t", true, true, "2:Assert,3:assert,4:assert");
    row("expression, any case", "ASS(ERT)?", true, false, "2:Assert,3:assert,4:assert");
    row("begin of line", "^r3", true, true, "3:r3,4:r3");
    row("end of line", "ed$", true, true, "4:ed");
    row("not over the end of a line", "ion\\s+r3", true, true, "");
    row("a class does not hold the end of a line", "failed[^x]", true, true, "");
    row("empty matches are no places", "x*", true, true, "");
    row("word border", "\\bfail\\b", true, true, "");
}

void TestSearch::places()
{
    const std::string text = "start\nAssertion\nr3 assert failing\nr3 assert failed\naaaaa\nétape 3\n";
    QFETCH(QString, query);
    QFETCH(bool, expression);
    QFETCH(bool, caseSensitive);
    QFETCH(QString, found);
    const auto matches = searched(text, {query.toStdString(), expression, caseSensitive});
    QStringList got;
    for (const SearchMatch& match : matches)
        got.append(QString::number(match.line) + ':' +
                   QString::fromStdString(text.substr(match.offset, match.length)));
    QCOMPARE(got.join(','), found);
}

void TestSearch::plainAndExpressionAgreeWithANaiveSearch_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 40; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestSearch::plainAndExpressionAgreeWithANaiveSearch()
{
    QFETCH(unsigned, seed);
    const std::string text = randomText(seed);
    for (const char* needle : {"a", "zz", "qxy"}) {
        const auto expected = naive(text, needle);
        QCOMPARE(searched(text, {needle, false, true}), expected);
        QCOMPARE(searched(text, {needle, true, true}), expected);
    }
}

void TestSearch::matchesOverChunkBordersAreFound_data()
{
    QTest::addColumn<bool>("expression");
    QTest::addColumn<bool>("oneLine");
    QTest::newRow("plain, lines") << false << false;
    QTest::newRow("plain, one huge line") << false << true;
    QTest::newRow("expression, lines") << true << false;
    QTest::newRow("expression, one huge line") << true << true;
}

void TestSearch::matchesOverChunkBordersAreFound()
{
    QFETCH(bool, expression);
    QFETCH(bool, oneLine);
    std::string text(std::size_t{12} << 20, '.');
    for (std::size_t i = 99; !oneLine && i < text.size(); i += 100)
        text[i] = '\n';
    const std::string needle = "needle-in-the-log";
    // At every megabyte, a little further each time, so that every way to cut the needle in two occurs.
    for (std::size_t k = 1; k < 12; ++k) {
        const std::size_t at = (k << 20) - k;
        text.replace(at, needle.size(), needle);
    }
    const auto expected = naive(text, needle);
    QVERIFY(expected.size() == 11);
    QCOMPARE(searched(text, {needle, expression, true}), expected);
}

void TestSearch::anchorsHoldInALineThatIsNotHeld()
{
    const std::string text = "first\n" + std::string(std::size_t{9} << 20, 'y') + "end\nyes\n";
    const auto begins = searched(text, {"^y", true, true});
    QCOMPARE(begins.size(), 2U);
    QCOMPARE(begins[1].line, 3);
    const auto ends = searched(text, {"[a-z]d$", true, true});
    QCOMPARE(ends, (std::vector<SearchMatch>{{text.find("nd\n"), 2, 2}}));
}

void TestSearch::aGrowingSourceIsSearchedOn()
{
    for (const bool expression : {false, true}) {
        const auto source = std::make_shared<GrowingSource>();
        Search search(source, *SearchPattern::compile({"fail", expression, true}));
        std::string expected;
        for (const char* more :
             {"fail fa", "il fail\nnothing", " here\nfail", "fail\nfail", "", "\n", "fai", "l"}) {
            source->text += more;
            expected += more;
            QVERIFY(search.run());
            QCOMPARE(matchesOf(search), naive(expected, "fail"));
            QCOMPARE(search.progress().matches, static_cast<std::int64_t>(naive(expected, "fail").size()));
            QCOMPARE(search.progress().bytes, expected.size());
        }
    }
}

void TestSearch::theCountGoesOnPastWhatIsKept()
{
    std::string text;
    for (int i = 0; i < 1'200'000; ++i)
        text += "e\n";
    Search search(sourceOf(text), *SearchPattern::compile({"e", false, true}));
    QVERIFY(search.run());
    QCOMPARE(search.progress().matches, 1'200'000);
    QCOMPARE(search.size(), Search::kept);
    QCOMPARE(search.match(999'999)->line, 1'000'000);
    QCOMPARE(search.match(Search::kept), std::nullopt);
    QCOMPARE(search.firstAtOrAfter(3), 2U);
    QCOMPARE(search.firstAtOrAfter(text.size()), Search::kept);
}

void TestSearch::cancel()
{
    Search search(sourceOf(std::string(std::size_t{8} << 20, 'e')),
                  *SearchPattern::compile({"e", false, true}));
    int rounds = 0;
    const auto stopped = search.run([&rounds] { return ++rounds > 2; });
    QVERIFY(!stopped);
    QVERIFY(stopped.error().kind == io::ErrorKind::Cancelled);
    QCOMPARE(search.progress().matches, 2 << 20);
}

void TestSearch::wrongQueries_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<io::ErrorKind>("kind");
    QTest::newRow("empty") << QByteArray() << io::ErrorKind::Malformed;
    QTest::newRow("open bracket") << QByteArray("[a") << io::ErrorKind::Malformed;
    QTest::newRow("brackets the wrong way round") << QByteArray("a)(b") << io::ErrorKind::Malformed;
    QTest::newRow("two lines") << QByteArray("a\nb") << io::ErrorKind::Malformed;
    QTest::newRow("too long") << QByteArray(5000, 'a') << io::ErrorKind::TooLarge;
    QTest::newRow("needs too much memory") << QByteArray("((a{100}){100}){100}") << io::ErrorKind::Malformed;
}

void TestSearch::wrongQueries()
{
    QFETCH(QByteArray, query);
    QFETCH(io::ErrorKind, kind);
    const auto pattern = SearchPattern::compile({query.toStdString(), true, true});
    QVERIFY(!pattern);
    QVERIFY(pattern.error().kind == kind);
    QVERIFY(!pattern.error().detail.empty());
}

QTEST_APPLESS_MAIN(TestSearch)
#include "tst_search.moc"
