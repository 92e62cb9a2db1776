// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/bundle.h"
#include "core/request/document.h"
#include "core/request/encodings.h"
#include "core/request/private_map.h"
#include "core/request/proof.h"
#include "core/request/redactor.h"
#include "core/request/utf8.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <rapidcheck.h>

using namespace torchtriage;
using namespace torchtriage::request;

namespace {

QString shown(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

class TestRedactor : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const RuleSet> m_rules;

    std::string redacted(const std::string& text, Wishes wishes = {}) const
    {
        Redactor redactor(m_rules, std::move(wishes));
        redactor.discover(text);
        return redactor.redact(text);
    }
    std::vector<Survivor> left(const std::string& bytes, const std::vector<Entry>& entries,
                               const std::vector<std::string>& canaries = {}) const
    {
        return Prover::make(m_rules, entries, {}, {}, canaries).value().prove("a.md", bytes);
    }

private slots:
    void initTestCase()
    {
        auto rules = RuleSet::builtin();
        if (!rules)
            qFatal("%s %s %s", rules.error().path.c_str(), rules.error().place.c_str(),
                   rules.error().detail.c_str());
        m_rules = *rules;
    }

    void replaces_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("result");
        const auto row = [](const char* name, const char* text, const char* result) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(result);
        };
        row("source file keeps its name", "File \"/home/velora/tagger/train.py\", line 3",
            "File \"<path-1>/train.py\", line 3");
        row("data file keeps its suffix", "open /data/corpus_x/clip7.wav", "open <path-1>.wav");
        row("library below a private folder",
            "File \"/home/velora/env/lib/python3.10/site-packages/torch/a.py\"",
            "File \"<path-1>/lib/python3.10/site-packages/torch/a.py\"");
        row("login, then bare", "USER=velora\nsaved by velora", "USER=<user-1>\nsaved by <user-1>");
        row("part of a word stays", "USER=vel\nvelocity", "USER=<user-1>\nvelocity");
        row("word of the trade stays elsewhere", "USER=max\ntorch.max(x)", "USER=<user-1>\ntorch.max(x)");
        row("prompt", "velora@gpu-a17:~/x$ ls", "<user-1>@<host-1>:~/x$ ls");
        row("short name of a host", "host: gpu-a17.lab.internal\ngpu-a17 is slow",
            "host: <host-1>\n<host-1> is slow");
        row("address", "tcp://10.12.4.17:29500", "tcp://<ip-1>:29500");
        row("bucket", "reading s3://velora-data/a.tar", "reading <bucket-1>");
        row("Windows", "open C:\\Users\\velora\\job\\train.py", "open <path-1>\\train.py");
        row("GPU", "UUID: GPU-51ab0c3e-7d1f-4e02-9c55-0a7d9c31f4b2", "UUID: <serial-1>");
        row("job", "slurmstepd: error: *** JOB 4711223 ON x ***",
            "slurmstepd: error: *** JOB <job-1> ON x ***");
    }
    void replaces()
    {
        QFETCH(QString, text);
        QTEST(shown(redacted(text.toStdString())), "result");
    }

    void staysReadable_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"torch 2.4.0+cu121, git 9f2c1ab4d0e1f2a3b4c5d6e7f8091a2b3c4d5e6f",
              "nvidia-cudnn-cu12==9.1.0.70", "cuDNN version: 8.9.2.26",
              "at::native::nll_loss_forward() in libtorch_cuda.so",
              "encoder.layers.0.self_attn.q_proj.weight", "MASTER_ADDR=127.0.0.1",
              "File \"/opt/conda/lib/python3.11/site-packages/torch/nn/modules/module.py\", line 1",
              "12:34:56.789 step 1811/240000, 0.184 s/it", "pad_token_id=50256 eos_token='</s>'",
              "https://pytorch.org/docs/stable", "threading.local, sklearn.cluster, self.net",
              "GPU0000:03:00.0", "x[::2], std::vector<int>, a::b",
              "key_padding_mask=None, cache_key: encoder.weight", "Tokens: 4096, tokenizer=fast",
              "NCCL_DEBUG=WARN RANK=3",
              "block: [0,0,0], thread: [17,0,0] Assertion `t >= 0 && t < n_classes` failed."})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void staysReadable()
    {
        QFETCH(QString, text);
        QCOMPARE(shown(redacted(text.toStdString())), text);
    }

    // The same private name, however it is written.
    void seesThroughWritings_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("percent") << QByteArray("x=%2Fhome%2Fvelora%2Fjob");
        QTest::newRow("twice percent") << QByteArray("x=%252Fhome%252Fvelora%252Fjob");
        QTest::newRow("JSON") << QByteArray("{\"p\": \"C:\\\\Users\\\\velora\\\\job\"}");
        QTest::newRow("unicode escape") << QByteArray("{\"p\": \"\\u002fhome\\u002fvelora\"}");
        QTest::newRow("colours") << QByteArray("/home/vel\x1b[31mora\x1b[0m/job");
        QTest::newRow("zero width") << QByteArray("/home/vel\xE2\x80\x8Bora/job");
        QTest::newRow("HTML") << QByteArray("&#47;home&#x2f;velora&#47;job");
        QTest::newRow("base64") << "payload " + QByteArray("dir /home/velora/job").toBase64();
        QTest::newRow("hexadecimal") << "payload " + QByteArray("dir /home/velora/job").toHex();
    }
    void seesThroughWritings()
    {
        QFETCH(QByteArray, text);
        const QString result = shown(redacted(text.toStdString()));
        QVERIFY2(!result.contains(QStringLiteral("velora")) && result.contains(QStringLiteral("<")),
                 qPrintable(result));
        QVERIFY2(!result.contains(QString::fromLatin1(QByteArray("velora/job").toBase64().mid(2, 8))),
                 qPrintable(result));
    }

    void seesAcrossWrappedLines()
    {
        const std::string token = std::string("h") + "f_" + std::string(17, 'a') + std::string(17, 'Q');
        for (std::size_t cut = 4; cut + 4 < token.size(); ++cut) {
            const std::string result =
                redacted("login with " + token.substr(0, cut) + "\n" + token.substr(cut) + " failed\n");
            QVERIFY2(result.find("aaaa") == std::string::npos && result.find("QQQQ") == std::string::npos,
                     result.c_str());
        }
        // A whole token at the end of a line does not swallow the next line.
        QCOMPARE(shown(redacted("token " + token + "\nTraceback (most recent call last):\n")),
                 QStringLiteral("token <token-1>\nTraceback (most recent call last):\n"));
    }

    void wishes()
    {
        QCOMPARE(shown(redacted("project Nightjar", {{}, {"nightjar"}, {}})),
                 QStringLiteral("project <word-1>"));
        QCOMPARE(shown(redacted("host: gpu-a17", {{}, {}, {"gpu-a17"}})), QStringLiteral("host: gpu-a17"));
        QCOMPARE(shown(redacted("see /data/team/train.py", {{Kind::Path}, {}, {}})),
                 QStringLiteral("see /data/team/train.py"));
        const std::string token = std::string("gh") + "p_" + std::string(36, 'x');
        QCOMPARE(shown(redacted(token, {{}, {}, {token}})), QStringLiteral("<token-1>"));
    }

    void pseudonymsStayTheSame()
    {
        Redactor first(m_rules, {});
        first.discover("host: gpu-a17\nhost: gpu-a18\n");
        Redactor second(m_rules, {});
        second.restore(first.ledger().entries());
        second.discover("host: gpu-a18\nhost: gpu-a19\n");
        QCOMPARE(shown(second.redact("gpu-a18 gpu-a19 GPU-A17")),
                 QStringLiteral("<host-2> <host-3> <host-1>"));
    }

    // Each encoding of an original in finished bytes is seen, with its line.
    void proofSeesEveryEncoding()
    {
        const Entry entry{Kind::Host, "gpu-a17.lab", "<host-1>", 1, 0, true};
        std::vector<std::string> forms = encodingsOf(entry.original);
        QVERIFY(forms.size() >= 6);
        forms.push_back(entry.original);
        forms.push_back("GPU-A17.LAB");
        forms.push_back("gpu-a1\n  > 7.lab");
        for (const std::string& form : forms) {
            const auto found = left("first\nx " + form + " y\n", {entry});
            QVERIFY2(found.size() == 1 && found[0].line == 2 && found[0].by == "original", form.c_str());
        }
        QVERIFY(left("first\nstarted on <host-1>\n", {entry}).empty());
    }
    void proofTriesTheRulesToo()
    {
        const std::string token = std::string("gl") + "pat-" + std::string(20, 'k');
        const auto found = left("a\nb " + token + "\n", {});
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].line, 2);
        QCOMPARE(shown(found[0].by), QStringLiteral("token.gitlab"));
    }
    void proofKnowsItsOwnWords()
    {
        const Prover prover =
            Prover::make(m_rules, {{Kind::User, "weaver", "<user-1>", 1, 0, true}}, {}, {}, {}).value();
        QVERIFY(prover.prove("a", "weaver: x", "weaver: 0").empty());
        QCOMPARE(prover.prove("a", "weaver: weaver", "weaver: 0").size(), std::size_t{2});
    }
    void canary()
    {
        QCOMPARE(left("the word zirkonia stays", {}, {"Zirkonia"}).size(), std::size_t{1});
        QVERIFY(left("nothing", {}, {"zirkonia"}).empty());
    }

    void zipIsLookedThrough()
    {
        Document document;
        document.title = "A";
        const Prover prover =
            Prover::make(m_rules, {{Kind::User, "velora", "<user-1>", 1, 0, true}}, {}, {}, {}).value();
        const auto clean = finishedBytes(document, Format::Zip, {{"log.txt", "nothing"}}).value();
        QVERIFY(proveBytes(prover, Format::Zip, "a.zip", clean, document).value().empty());
        // A pickle names the length of a text before it; the bytes of a zip are compressed.
        const std::string pickle("\x80\x02X\x06\0\0\0velora.", 15);
        const auto dirty = finishedBytes(document, Format::Zip, {{"case.pkl", pickle}}).value();
        const auto found = proveBytes(prover, Format::Zip, "a.zip", dirty, document).value();
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(shown(found[0].file), QStringLiteral("a.zip: case.pkl"));
        QVERIFY(finishedBytes(document, Format::Zip, {}).value() ==
                finishedBytes(document, Format::Zip, {}).value());
    }

    void privateMap()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("map.json")).toStdString();
        const std::vector<Entry> entries = {{Kind::Host, "gpu-a17", "<host-1>", 3, 0, true},
                                            {Kind::User, "vel\xC3\xB6ra", "<user-1>", 1, 0, false}};
        QVERIFY(writeMap(path, entries));
        QCOMPARE(QFileInfo(shown(path)).permissions() &
                     (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
                 QFile::Permissions());
        const auto read = readMap(path);
        QVERIFY(read);
        QCOMPARE(read->size(), entries.size());
        QCOMPARE(shown((*read)[1].original), QString::fromUtf8("vel\xC3\xB6ra"));
        QVERIFY((*read)[0].searchable && !(*read)[1].searchable);
        for (const char* broken : {"", "[]", "{\"format\":1}",
                                   "{\"format\":\"torchtriage.request-map\",\"version\":1,\"entries\":[{"
                                   "\"kind\":\"host\",\"original\":\"abc\",\"pseudonym\":\"<script>\"}]}"}) {
            QFile file(shown(path));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(broken);
            file.close();
            QVERIFY(!readMap(path));
        }
    }

    void brokenRules_data()
    {
        QTest::addColumn<QString>("content");
        QTest::newRow("no JSON") << "x";
        QTest::newRow("other format") << "{\"format\":\"x\",\"version\":1}";
        QTest::newRow("unknown kind")
            << "{\"format\":\"torchtriage.redaction\",\"version\":1,\"rules\":[{\"id\":\"a\",\"kind\":\"x\","
               "\"literals\":[],\"pattern\":\"(?P<value>a)\"}]}";
        QTest::newRow("bad pattern")
            << "{\"format\":\"torchtriage.redaction\",\"version\":1,\"rules\":[{\"id\":\"a\",\"kind\":"
               "\"user\",\"literals\":[],\"pattern\":\"(?P<value>a\"}]}";
        QTest::newRow("no group") << "{\"format\":\"torchtriage.redaction\",\"version\":1,\"rules\":[{\"id\":"
                                     "\"a\",\"kind\":\"user\",\"literals\":[],\"pattern\":\"a\"}]}";
        QTest::newRow("unknown check")
            << "{\"format\":\"torchtriage.redaction\",\"version\":1,\"rules\":[{\"id\":\"a\",\"kind\":"
               "\"user\",\"check\":\"x\",\"literals\":[],\"pattern\":\"(?P<value>a)\"}]}";
    }
    void brokenRules()
    {
        QFETCH(QString, content);
        const std::string text = content.toStdString();
        const auto set = RuleSet::from({{"mine.json", text}});
        QVERIFY(!set);
        QCOMPARE(shown(set.error().path), QStringLiteral("mine.json"));
    }

    // Whatever bytes come: the result is valid, a second pass finds nothing new to replace, and the proof
    // agrees.
    void anyText()
    {
        const bool held =
            rc::check("redaction is stable and proven", [this](const std::vector<std::string>& words) {
                static const std::vector<std::string> pieces = {
                    "/home/",   "velora",  "@",           "gpu-a17",  ".",     "\n",   " ",
                    "%2F",      "\\u0041", "10.1.2.3",    "=",        "token", "USER", ":",
                    "\x1b[31m", "\"",      "C:\\Users\\", "https://", "\xff",  "&#47;"};
                std::string text;
                for (const std::string& word : words)
                    text += word.substr(0, 12) + pieces[word.size() % pieces.size()];
                text = validUtf8(text);
                Redactor redactor(m_rules, {});
                redactor.discover(text);
                const std::string result = redactor.redact(text);
                RC_ASSERT(validUtf8(result) == result);
                for (const Survivor& survivor : left(result, redactor.ledger().entries()))
                    RC_ASSERT(survivor.by != "original");
            });
        QVERIFY(held);
    }
};

QTEST_APPLESS_MAIN(TestRedactor)
#include "tst_redactor.moc"
