// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/signature_set.h"
#include "core/triage/triage.h"
#include "tests/corpus/score.h"

#include <QTest>

#include <map>

using namespace torchtriage;

namespace {

// Least share, in percent, of what must be read right. Raised when the reading gets better, never lowered.
constexpr double leastFamily = 97.0;
constexpr double leastFirstLine = 93.0;
constexpr double leastObservation = 92.0;
constexpr double leastBackend = 98.0;
// The four families of the triage table, by themselves.
constexpr double leastTableFamily = 95.0;
constexpr double leastTableFirstLine = 85.0;

const QString folder = QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/corpus/dev/");

} // namespace

class TestCorpus : public QObject {
    Q_OBJECT

private:
    std::vector<testing::Label> m_labels;
    std::map<QString, io::Result<triage::Report>> m_results;

private slots:
    void initTestCase()
    {
        m_labels = testing::readLabels(folder + QStringLiteral("labels.jsonl"));
        QCOMPARE(m_labels.size(), std::size_t{111});
        const auto signatures = triage::SignatureSet::builtin();
        QVERIFY2(signatures, "the built-in signatures do not load");
        for (const auto& label : m_labels)
            m_results.emplace(label.id, triage::triageFile((folder + label.file).toStdString(), *signatures));
    }

    // One row per log: it can be read, and its row tells what is read differently from the label.
    void logs_data()
    {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t index = 0; index < m_labels.size(); ++index)
            QTest::newRow(qPrintable(m_labels[index].id)) << index;
    }
    void logs()
    {
        QFETCH(std::size_t, index);
        const auto& label = m_labels[index];
        const auto& result = m_results.at(label.id);
        testing::Score alone;
        for (const auto& difference : alone.add(label, result))
            qInfo().noquote() << (label.ambiguous() ? "(ambiguous)" : "") << difference;
        QVERIFY2(result, "the log could not be read");
        QVERIFY(result->verdict != triage::Verdict::Unreadable);
        const bool failure = result->verdict == triage::Verdict::Failure;
        QVERIFY(!failure || (result->firstLine >= 1 && result->firstLine <= result->lines));
    }

    void scores()
    {
        testing::Score score;
        for (const auto& label : m_labels)
            score.add(label, m_results.at(label.id));
        qInfo().noquote() << "score:" << score.summary();
        QVERIFY(score.family.percent() >= leastFamily);
        QVERIFY(score.firstLine.percent() >= leastFirstLine);
        QVERIFY(score.observation.percent() >= leastObservation);
        QVERIFY(score.backend.percent() >= leastBackend);
        QVERIFY(score.tableFamily.percent() >= leastTableFamily);
        QVERIFY(score.tableFirstLine.percent() >= leastTableFirstLine);
        QVERIFY2(score.clean.right == score.clean.all, "a failure was claimed on a log without one");
        QVERIFY2(score.pythonCalledGpu == 0, "an ordinary Python error was given a family of the GPU");
    }
};

QTEST_GUILESS_MAIN(TestCorpus)
#include "tst_corpus.moc"
