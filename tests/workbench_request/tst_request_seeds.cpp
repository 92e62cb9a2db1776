// SPDX-License-Identifier: GPL-3.0-or-later
// 2,000 made-up documents with private pieces of every kind in every place: none may be in what leaves,
// whatever the language and the format, and what is technical must stay.
#include "app/workbench/language.h"
#include "app/workbench/support_request.h"
#include "core/triage/signature_set.h"
#include "core/triage/triage.h"
#include "tests/workbench_request/seeded_document.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <cctype>
#include <map>
#include <mutex>
#include <set>
#include <thread>

using namespace torchtriage;
using testing::SeededDocument;

namespace {

constexpr unsigned documentCount = 2000;
constexpr unsigned documentsPerRow = 250;
constexpr unsigned allLanguagesEvery = 20;

std::string lower(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return result;
}

std::string withoutLineEnds(const std::string& text)
{
    std::string result;
    for (const char c : text) {
        if (c != '\n' && c != '\r')
            result += c;
    }
    return result;
}

std::string unescaped(std::string text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 2 < text.size() && std::isxdigit(text[i + 1]) != 0 &&
            std::isxdigit(text[i + 2]) != 0) {
            result += static_cast<char>(std::stoi(text.substr(i + 1, 2), nullptr, 16));
            i += 2;
        } else if (text[i] != '\\') {
            result += text[i];
        }
    }
    return result;
}

/// Plain searches, written apart from the program's: what is looked for is in the bytes, or it is not.
class Searched {
public:
    explicit Searched(const std::string& bytes)
        : m_all(lower(bytes)), m_joined(withoutLineEnds(m_all)), m_plain(unescaped(m_joined))
    {
    }

    [[nodiscard]] bool holds(const std::string& value) const
    {
        const std::string needle = lower(value);
        return m_all.find(needle) != std::string::npos || m_joined.find(needle) != std::string::npos ||
               m_plain.find(unescaped(needle)) != std::string::npos;
    }

private:
    std::string m_all, m_joined, m_plain;
};

struct Totals {
    std::mutex mutex;
    QStringList problems;
    std::set<std::pair<int, int>> pairs; ///< place, kind
    std::size_t neutral = 0, lost = 0, refused = 0;
    std::map<std::string, int> lostWords;

    void complain(unsigned number, const std::string& what)
    {
        const std::lock_guard lock(mutex);
        problems << QStringLiteral("document %1: %2").arg(number).arg(QString::fromStdString(what));
    }
};

std::string zipText(const std::string& bytes)
{
    std::string text;
    const auto members = request::membersOf("request.zip", bytes);
    for (const auto& member : members.value())
        text += member.name + '\n' + member.bytes + '\n';
    return text;
}

void checkOne(unsigned number, const SeededDocument& document, const workbench::RequestSource& source,
              const QString& language, Totals& totals)
{
    workbench::RequestChoices choices;
    choices.language = language;
    choices.form = static_cast<workbench::RequestForm>(number % 3);
    choices.always = {"Nightjar"};
    choices.attachLog = true;
    const auto prepared = workbench::prepareRequest(source, choices);
    if (!prepared)
        return totals.complain(number, "cannot be prepared");
    for (const auto format : {request::Format::Markdown, request::Format::Json, request::Format::Zip}) {
        const auto finished = workbench::finishRequest(*prepared, format, "request");
        if (!finished)
            return totals.complain(number, "cannot be finished");
        for (const auto& survivor : finished->survivors)
            totals.complain(number, "refused: " + survivor.by + " at " + survivor.file + ':' +
                                        std::to_string(survivor.line));
        const Searched text(format == request::Format::Zip ? zipText(finished->bytes) : finished->bytes);
        for (const auto& seed : document.seeds) {
            if (text.holds(seed.value))
                totals.complain(number, std::string(toString(seed.kind)) + " survives in " +
                                            std::string(toString(format)) + ": " + seed.value + " place " +
                                            std::to_string(static_cast<int>(document.place)) + " writing " +
                                            std::to_string(static_cast<int>(document.writing)));
        }
    }
    // Wrapped lines cut technical words too.
    if (document.writing == testing::Writing::Wrapped)
        return;
    const std::string& log = prepared->attachments.front().bytes;
    const std::lock_guard lock(totals.mutex);
    for (const std::string& word : document.neutral) {
        ++totals.neutral;
        if (log.find(word) == std::string::npos) {
            ++totals.lost;
            ++totals.lostWords[word];
        }
    }
}

void checkDocument(unsigned number, const triage::SignatureSet& signatures, Totals& totals)
{
    const SeededDocument document = testing::seededDocument(number);
    {
        const std::lock_guard lock(totals.mutex);
        for (const auto& seed : document.seeds)
            totals.pairs.emplace(static_cast<int>(document.place), static_cast<int>(seed.kind));
    }
    triage::Options options;
    options.jobs = 1;
    workbench::RequestInput input;
    input.name = QStringLiteral("run.log");
    input.text = QByteArray::fromStdString(document.text);
    input.report = triage::triageText("run.log", document.text, signatures, options).value();
    const auto source = workbench::readRequestSource(input);
    if (!source)
        return totals.complain(number, "cannot be read");
    const auto& languages = workbench::languages();
    checkOne(number, document, **source, languages[static_cast<qsizetype>(number) % languages.size()].code,
             totals);
    if (number % allLanguagesEvery != 0)
        return;
    for (const auto& language : languages)
        checkOne(number, document, **source, language.code, totals);
}

} // namespace

class TestRequestSeeds : public QObject {
    Q_OBJECT

private:
    workbench::Language m_language;
    std::set<std::pair<int, int>> m_pairs;
    std::size_t m_documents = 0, m_neutral = 0, m_lost = 0;

private slots:
    // The window speaks another language than most requests.
    void initTestCase() { m_language.install(QStringLiteral("fr")); }

    void nothingPrivateLeaves_data()
    {
        QTest::addColumn<unsigned>("first");
        for (unsigned first = 0; first < documentCount; first += documentsPerRow)
            QTest::addRow("documents %u to %u", first, first + documentsPerRow - 1) << first;
    }
    void nothingPrivateLeaves()
    {
        QFETCH(unsigned, first);
        const auto signatures = triage::SignatureSet::builtin();
        QVERIFY(signatures);
        Totals totals;
        std::atomic<unsigned> next = first;
        const auto work = [&] {
            for (unsigned number = next++; number < first + documentsPerRow; number = next++)
                checkDocument(number, *signatures, totals);
        };
        std::vector<std::thread> threads;
        for (unsigned i = 0; i < std::max(2U, std::thread::hardware_concurrency()); ++i)
            threads.emplace_back(work);
        for (std::thread& thread : threads)
            thread.join();
        for (const QString& problem : totals.problems.mid(0, 25))
            qInfo().noquote() << problem;
        for (const auto& [word, count] : totals.lostWords)
            qInfo() << "replaced though technical:" << word.c_str() << count;
        m_pairs.insert(totals.pairs.begin(), totals.pairs.end());
        m_documents += documentsPerRow;
        m_neutral += totals.neutral;
        m_lost += totals.lost;
        QCOMPARE(totals.problems.size(), 0);
    }

    void technicalWordsStay()
    {
        qInfo() << m_neutral << "technical words in" << m_documents << "documents," << m_lost << "replaced";
        QVERIFY(static_cast<double>(m_lost) <= 0.01 * static_cast<double>(m_neutral));
    }

    void everyKindWasInEveryPlace()
    {
        if (m_documents < documentCount)
            QSKIP("only some of the documents were asked for");
        QCOMPARE(m_pairs.size(), static_cast<std::size_t>(testing::placeCount) * request::allKinds.size());
    }
};

QTEST_GUILESS_MAIN(TestRequestSeeds)
#include "tst_request_seeds.moc"
