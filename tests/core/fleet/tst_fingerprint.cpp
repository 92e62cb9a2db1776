// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/fingerprint.h"
#include "core/triage/first_failure.h"
#include "core/triage/normalized_text.h"
#include "core/triage/triage.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <rapidcheck.h>

#include <map>
#include <set>

using namespace torchtriage;
using triage::normalizedText;

namespace {

QString corpus(const char* folder)
{
    return QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/corpus/%1").arg(QLatin1String(folder));
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Other numbers, ranks, addresses and folders in the places where another run would have them.
QByteArray asAnotherRun(const QByteArray& log, int seed)
{
    QString text = QString::fromUtf8(log);
    const auto number = QString::number(1000 + seed);
    text.replace(QRegularExpression(QStringLiteral("\\[rank\\d+\\]")),
                 QStringLiteral("[rank%1]").arg(seed % 8));
    text.replace(QRegularExpression(QStringLiteral("0x[0-9a-f]{6,}")),
                 QStringLiteral("0x7f%1aa00").arg(number));
    text.replace(QRegularExpression(QStringLiteral("Tried to allocate [0-9.]+ [KMG]iB")),
                 QStringLiteral("Tried to allocate %1.25 MiB").arg(number));
    text.replace(QRegularExpression(QStringLiteral("\", line \\d+")),
                 QStringLiteral("\", line %1").arg(number));
    text.replace(QRegularExpression(QStringLiteral("File \"/(?:home|data)/\\w+/")),
                 QStringLiteral("File \"/scratch/u%1/").arg(seed));
    text.replace(QRegularExpression(QStringLiteral("block: \\[\\d+,\\d+,\\d+\\], thread: \\[\\d+,")),
                 QStringLiteral("block: [%1,0,0], thread: [%2,").arg(seed).arg(seed % 32));
    text.replace(QRegularExpression(QStringLiteral("\\.cu:\\d+:")), QStringLiteral(".cu:%1:").arg(seed + 1));
    return text.toUtf8();
}

} // namespace

class TestFingerprint : public QObject {
    Q_OBJECT

private:
    triage::SignatureSet m_signatures = triage::SignatureSet::builtin().value();

    triage::Report triaged(const QByteArray& log) const
    {
        return triage::triageText("log", {log.constData(), static_cast<std::size_t>(log.size())},
                                  m_signatures, {.jobs = 1, .cancelled = {}, .progress = {}})
            .value();
    }

private slots:
    void normalizes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("normalized");
        const auto row = [](const char* text, const char* normalized) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(normalized);
        };
        row("step 100 loss 0.52", "step # loss #");
        row("Tried to allocate 2.50 GiB", "Tried to allocate #");
        row("Tried to allocate 512.00 MiB (GPU 3)", "Tried to allocate # (GPU #)");
        row("shapes [32, 10] and (128x4)", "shapes [#] and (#)");
        row("at 0x7f3a12bc00f0: bad", "at #: bad");
        row("id a3f19c02d4e5", "id #");
        row("run 6f9619ff-8b86-d011-b42d-00cf4fc964ff done", "run # done");
        row("2024-07-24 03:12:41,097 INFO", "# INFO");
        row("rank3: no", "rank#: no");
        row("local_rank 12", "local_rank #");
        row("on cuda:1 and cuda:0", "on cuda:# and cuda:#");
        row("float16 conv2d sm_90", "float16 conv2d sm_90");
        row("/home/user/a.py:12: error", "<path>:#: error");
        row("File \"/home/user/train.py\", line 3", "File \"<path>\", line #");
        row("C:\\Users\\me\\x.py failed", "<path> failed");
        row("see https://pytorch.org/docs/1.html for", "see <path> for");
        row("file=/tmp/x.log size", "file=<path> size");
        row("src/models/net.py gone", "<path> gone");
        row("12/240000 tokens/s N/A", "# tokens/s N/A");
        row("lr 2.98e-04  step -1", "lr # step #");
        row("layers.12.attn", "layers.#.attn");
        row("", "");
        row("   ", "");
        row("/", "/");
    }
    void normalizes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, normalized);
        QCOMPARE(QByteArray::fromStdString(normalizedText(text.toStdString())), normalized);
    }

    void normalizingTwiceChangesNothing()
    {
        const auto piece = rc::gen::elementOf(std::vector<std::string>{
            "12", "0.5",  "/a/b",      "x",        " ",          "rank",    "cuda:0", "#",   ", ", "[",
            "]",  "0x1f", "deadbeef0", "GiB",      "-",          "e5",      "/",      ".",   "_",  ":",
            "\"", "é",    "\t",        "C:\\x\\y", "http://a/b", "float32", "<path>", "1e5x"});
        const bool held = rc::check("normalizedText is idempotent", [&] {
            const auto pieces = *rc::gen::container<std::vector<std::string>>(piece);
            std::string text;
            for (const std::string& one : pieces)
                text += one;
            const std::string once = normalizedText(text, text.size());
            RC_ASSERT(normalizedText(once, once.size()) == once);
        });
        QVERIFY(held);
    }

    void otherNumbersOfTheSameLineAreTheSame()
    {
        const bool held = rc::check("numbers, ranks and paths do not matter", [] {
            const auto a = *rc::gen::inRange(0, 1'000'000);
            const auto b = *rc::gen::inRange(0, 1'000'000);
            const auto line = [](int n) {
                const std::string text = std::to_string(n);
                return normalizedText("[rank" + text + "] step " + text + "/900 loss " + text +
                                      ".5 at /data/u" + text + "/x.py:" + text + " shape [" + text +
                                      ", 4] on cuda:" + text);
            };
            RC_ASSERT(line(a) == line(b));
        });
        QVERIFY(held);
    }

    void anotherRunHasTheSameFingerprint()
    {
        int failures = 0;
        const QDir logs(corpus("dev"));
        for (const QString& name : logs.entryList({QStringLiteral("*.log")})) {
            const QByteArray log = contentOf(logs.filePath(name));
            if (!QString::fromUtf8(log).toUtf8().startsWith(log.left(200)))
                continue;
            const triage::Report first = triaged(log);
            if (first.verdict != triage::Verdict::Failure)
                continue;
            ++failures;
            for (const int seed : {3, 41}) {
                const triage::Report second = triaged(asAnotherRun(log, seed));
                QVERIFY2(triage::fingerprintOf(first) == triage::fingerprintOf(second),
                         qPrintable(name + QStringLiteral("\n") +
                                    QString::fromStdString(triage::fingerprintText(first)) +
                                    QStringLiteral("\n--\n") +
                                    QString::fromStdString(triage::fingerprintText(second))));
            }
        }
        QVERIFY(failures > 60);
    }

    void releasesOfPyTorchAgree()
    {
        // Real output of the same program under three releases.
        std::map<QString, std::set<std::uint64_t>> seen;
        std::map<QString, QString> texts;
        const QDir logs(corpus("samples"));
        for (const QString& name : logs.entryList({QStringLiteral("*_torch*.log")})) {
            const QByteArray log = contentOf(logs.filePath(name));
            // Some programs could not start their workers under one release: that is another failure.
            if (log.contains("__mp_main__"))
                continue;
            const triage::Report report = triaged(log);
            if (report.verdict != triage::Verdict::Failure)
                continue;
            const QString program = name.left(name.indexOf(QStringLiteral("_torch")));
            seen[program].insert(triage::fingerprintOf(report).value);
            texts[program] +=
                QString::fromStdString(triage::fingerprintText(report)) + QStringLiteral("\n--\n");
        }
        int different = 0;
        for (const auto& [program, fingerprints] : seen) {
            if (fingerprints.size() > 1) {
                ++different;
                qInfo().noquote() << program << "differs\n" << texts[program];
            }
        }
        QVERIFY(seen.size() > 20);
        // torchrun's own words for the death of a rank are not in the logs of every release.
        QVERIFY2(different <= 1, qPrintable(QStringLiteral("%1 differ").arg(different)));
    }

    void differentFailuresDiffer()
    {
        const QDir logs(corpus("dev"));
        std::map<std::uint64_t, std::string> families;
        std::set<std::uint64_t> all;
        for (const QString& name : logs.entryList({QStringLiteral("*.log")})) {
            const triage::Report report = triaged(contentOf(logs.filePath(name)));
            const triage::Fingerprint fingerprint = triage::fingerprintOf(report);
            QVERIFY(static_cast<bool>(fingerprint) == (report.verdict == triage::Verdict::Failure));
            if (!fingerprint)
                continue;
            all.insert(fingerprint.value);
            const std::string family = report.family ? std::string(triage::toString(*report.family)) : "none";
            const auto [known, isNew] = families.emplace(fingerprint.value, family);
            QCOMPARE(known->second, family);
        }
        QVERIFY(all.size() > 60);
    }

    void aFrameThatOnlyObservedIsLeftOut()
    {
        const QByteArray log = "Traceback (most recent call last):\n"
                               "  File \"/home/user/%1.py\", line 20, in step\n"
                               "    print(loss.item())\n"
                               "RuntimeError: CUDA error: device-side assert triggered\n";
        const auto at = [&](const char* file) {
            QByteArray text = log;
            return triage::fingerprintOf(triaged(text.replace("%1", file)));
        };
        QVERIFY(at("train") == at("evaluate"));
        const QByteArray plain = "Traceback (most recent call last):\n"
                                 "  File \"/home/user/%1.py\", line 20, in step\n"
                                 "    x = y[k]\n"
                                 "KeyError: 'label'\n";
        const auto plainAt = [&](const char* file) {
            QByteArray text = plain;
            return triage::fingerprintOf(triaged(text.replace("%1", file)));
        };
        QVERIFY(plainAt("train") != plainAt("evaluate"));
    }

    void theQuickReaderSaysTheSame()
    {
        // Long quiet stretches around the failure are what the quick reader leaves out.
        QTemporaryDir folder;
        triage::FirstFailureReader reader(m_signatures);
        const QDir logs(corpus("dev"));
        QByteArray quiet;
        for (int i = 0; i < 400; ++i)
            quiet +=
                "plain line " + QByteArray::number(i) + " of a program that says nothing of interest here\n";
        int compared = 0;
        for (const QString& name : logs.entryList({QStringLiteral("*.log")})) {
            for (const bool padded : {false, true}) {
                const QByteArray log = contentOf(logs.filePath(name));
                const QString path = folder.filePath(name);
                QFile file(path);
                QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
                file.write(padded ? quiet + log + "\n" + quiet : log);
                file.close();
                const auto whole = triage::triageFile(path.toStdString(), m_signatures).value();
                const auto quick = reader.read(path.toStdString()).value();
                QVERIFY(quick.verdict == whole.verdict);
                QCOMPARE(quick.lines, whole.lines);
                QVERIFY2(triage::fingerprintText(quick) == triage::fingerprintText(whole),
                         qPrintable(name + QStringLiteral("\n") +
                                    QString::fromStdString(triage::fingerprintText(quick)) +
                                    QStringLiteral("\n--\n") +
                                    QString::fromStdString(triage::fingerprintText(whole))));
                QCOMPARE(quick.firstLine, whole.firstLine);
                ++compared;
            }
        }
        QVERIFY(compared > 200);
    }

    void writesItsDigits()
    {
        const triage::Fingerprint fingerprint{0xa3f19c0212345678};
        QCOMPARE(fingerprint.toString(), std::string("a3f19c0212345678"));
        QCOMPARE(fingerprint.shortText(), std::string("a3f1 9c02"));
    }
};

QTEST_GUILESS_MAIN(TestFingerprint)
#include "tst_fingerprint.moc"
