// SPDX-License-Identifier: GPL-3.0-or-later
// The support request as a user gets it: every log of the corpus, what is refused, and what a kill leaves
// behind.
#include "app/workbench/language.h"
#include "app/workbench/language_scope.h"
#include "app/workbench/request_jobs.h"
#include "core/triage/signature_set.h"
#include "core/triage/triage.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <optional>

using namespace torchtriage;
using workbench::RequestChoices;

namespace {

const QString corpus = QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/corpus/dev");
const QString program = QStringLiteral(TORCHTRIAGE_BIN_DIR "/torchtriage-cli");

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString sampleLog()
{
    return QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/resources/samples/class-index-8-ranks.log");
}

} // namespace

class TestSupportRequest : public QObject {
    Q_OBJECT

private:
    workbench::Language m_language;
    std::optional<triage::SignatureSet> m_signatures;

    workbench::RequestInput inputOf(const QString& path) const
    {
        workbench::RequestInput input;
        input.path = path;
        input.name = QFileInfo(path).fileName();
        input.report = triage::triageFile(path.toStdString(), *m_signatures).value();
        return input;
    }
    workbench::RequestInput inputOfText(const std::string& text) const
    {
        workbench::RequestInput input;
        input.name = QStringLiteral("run.log");
        input.text = QByteArray::fromStdString(text);
        input.report = triage::triageText("run.log", text, *m_signatures).value();
        return input;
    }

private slots:
    void initTestCase()
    {
        m_language.install(QStringLiteral("en"));
        m_signatures.emplace(triage::SignatureSet::builtin().value());
    }

    // Every log exports; who reads the export can still name family, operator, versions and first message.
    void corpusStaysReadable_data()
    {
        QTest::addColumn<QString>("path");
        for (const QFileInfo& file :
             QDir(corpus).entryInfoList({QStringLiteral("*.log")}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(file.baseName())) << file.filePath();
    }
    void corpusStaysReadable()
    {
        QFETCH(QString, path);
        const workbench::RequestInput input = inputOf(path);
        const auto source = workbench::readRequestSource(input);
        QVERIFY(source);
        RequestChoices choices;
        // The languages take turns, so that each writes about every family.
        choices.language = workbench::languages().at(qHash(input.name) % 5).code;
        const auto prepared = workbench::prepareRequest(**source, choices);
        QVERIFY(prepared);
        for (const auto& survivor : prepared->survivors)
            qInfo() << survivor.by.c_str() << survivor.line;
        QVERIFY(prepared->mayLeave());
        const auto again = triage::triageText("request.md", prepared->markdown, *m_signatures);
        QVERIFY(again);
        QVERIFY(again->verdict == input.report.verdict);
        QVERIFY(again->family == input.report.family);
        const QString text = QString::fromStdString(prepared->markdown);
        for (const std::string& fact : {input.report.op, input.report.context.torch,
                                        input.report.context.python, input.report.context.cuda})
            QVERIFY2(text.contains(QString::fromStdString(fact)), fact.c_str());
    }

    void previewIsWhatLeaves()
    {
        QTemporaryDir folder;
        workbench::RequestJobs jobs;
        QSignalSpy read(&jobs, &workbench::RequestJobs::sourceRead);
        QSignalSpy prepared(&jobs, &workbench::RequestJobs::prepared);
        QSignalSpy written(&jobs, &workbench::RequestJobs::written);
        jobs.read(inputOf(sampleLog()));
        QVERIFY(read.wait(20000));
        RequestChoices choices;
        choices.language = QStringLiteral("ja");
        jobs.prepare(read[0][1].value<workbench::RequestSourcePointer>(), choices);
        QVERIFY(prepared.wait(20000));
        const auto request = prepared[0][1].value<workbench::PreparedRequestPointer>();
        const QString map = folder.filePath(QStringLiteral("maps/a.json"));
        for (const QString& name :
             {QStringLiteral("a.md"), QStringLiteral("a.json"), QStringLiteral("a.zip")}) {
            const QString path = folder.filePath(name);
            const auto format = request::formatFromString(QFileInfo(name).suffix().toStdString()).value();
            written.clear();
            jobs.write(request, format, path, map);
            QVERIFY(written.wait(20000));
            const QByteArray bytes = contentOf(path);
            const auto expected = workbench::finishRequest(*request, format, "a").value();
            QVERIFY(bytes == QByteArray::fromStdString(expected.bytes));
            if (format == request::Format::Markdown)
                QVERIFY(bytes == QByteArray::fromStdString(request->markdown));
        }
        QVERIFY(QFileInfo(map).permissions() ==
                (QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser));
        // The map is apart: none of its originals is in what was written.
        QVERIFY(contentOf(map).contains("original"));
    }

    void languageIsItsOwn()
    {
        m_language.install(QStringLiteral("fr"));
        const auto source = workbench::readRequestSource(inputOf(sampleLog())).value();
        QStringList titles;
        for (const auto& language : workbench::languages()) {
            RequestChoices choices;
            choices.language = language.code;
            const auto prepared = workbench::prepareRequest(*source, choices).value();
            QCOMPARE(QString::fromStdString(prepared.document.language), language.code);
            titles << QString::fromStdString(prepared.document.sections.front().heading);
        }
        m_language.install(QStringLiteral("en"));
        QCOMPARE(titles.front(), QStringLiteral("Summary"));
        {
            const workbench::LanguageScope outer(QStringLiteral("fr"));
            const workbench::LanguageScope inner(QStringLiteral("en"));
            QCOMPARE(workbench::LanguageScope::locale().language(), QLocale::English);
        }
    }

    void keptKinds()
    {
        const std::string token = std::string("h") + "f_" + std::string(17, 'a') + std::string(17, 'Q');
        const auto source =
            workbench::readRequestSource(
                inputOfText("File \"/data/velora/train.py\", line 2, in f\n    login(" + token +
                            ")\nRuntimeError: CUDA error: device-side assert triggered\n"))
                .value();
        RequestChoices choices;
        QVERIFY(workbench::prepareRequest(*source, choices)->mayLeave());
        choices.kept = {request::Kind::Path};
        const auto withPaths = workbench::prepareRequest(*source, choices).value();
        QVERIFY(withPaths.mayLeave());
        QVERIFY(withPaths.markdown.find("/data/velora/train.py") != std::string::npos);
        choices.kept = {request::Kind::Token};
        const auto withToken = workbench::prepareRequest(*source, choices).value();
        QVERIFY(!withToken.mayLeave());
        QVERIFY(withToken.survivors.front().kind == request::Kind::Token);
        QVERIFY(withToken.survivors.front().line > 0);
        for (const auto& entry : withToken.entries)
            QVERIFY(entry.kind != request::Kind::Token || entry.left > 0);
    }

    // The batch is described by shapes and statistics, never by its values, and its ids are private.
    void batchIsDescribed()
    {
        workbench::RequestInput input = inputOf(sampleLog());
        input.batches << QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/data/batch/torch2.15/batch.pt");
        const auto source = workbench::readRequestSource(input).value();
        QVERIFY(!source->facts.inputs.empty());
        const auto prepared = workbench::prepareRequest(*source, {}).value();
        QVERIFY(prepared.mayLeave());
        QVERIFY(prepared.markdown.find("## Inputs") != std::string::npos);
    }

    // A case that holds a private name in a pickle stops the export; a clean one goes along.
    void minimalCaseIsLookedThrough()
    {
        QTemporaryDir folder;
        const auto source =
            workbench::readRequestSource(
                inputOfText("USER=velora\nRuntimeError: CUDA error: device-side assert triggered\n"))
                .value();
        for (const bool clean : {true, false}) {
            const QString path = folder.filePath(QStringLiteral("case.pkl"));
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray("\x80\x02X\x06\0\0\0", 7) + (clean ? "target" : "velora") + '.');
            file.close();
            RequestChoices choices;
            choices.casePath = path;
            const auto prepared = workbench::prepareRequest(*source, choices).value();
            QCOMPARE(prepared.mayLeave(), clean);
        }
    }

    void promptRefuses()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("a.md"));
        const auto run = [&](const QStringList& more) {
            QProcess process;
            process.start(program,
                          QStringList{QStringLiteral("request"), sampleLog(), QStringLiteral("-o"), out} +
                              more);
            process.waitForFinished(60000);
            return process.exitCode();
        };
        QCOMPARE(run({QStringLiteral("--canary"), QStringLiteral("run_epoch")}), 1);
        QVERIFY(!QFileInfo::exists(out));
        QCOMPARE(run({QStringLiteral("--keep"), QStringLiteral("nonsense")}), 2);
        QCOMPARE(run({QStringLiteral("--batch"), folder.filePath(QStringLiteral("absent.pt"))}), 2);
        QCOMPARE(run({QStringLiteral("--batch"), sampleLog()}), 2); // no saved batch
        QVERIFY(!QFileInfo::exists(out));
        QCOMPARE(run({}), 0);
        QVERIFY(QFileInfo::exists(out));
    }

    // A minimal case leaves with its values: nobody agrees to that without having seen them.
    void promptAsksForConsent()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("a.zip"));
        const QString batch = QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/data/batch/torch2.15/batch.pt");
        const auto run = [&](const QStringList& more, QByteArray& said) {
            QProcess process;
            process.start(program, QStringList{QStringLiteral("request"), sampleLog(), QStringLiteral("-o"),
                                               out, QStringLiteral("--attach-case"), batch} +
                                       more);
            process.waitForFinished(60000);
            said = process.readAllStandardError();
            return process.exitCode();
        };
        QByteArray said;
        QCOMPARE(run({}, said), 1);
        QVERIFY(!QFileInfo::exists(out));
        QVERIFY2(said.contains("minimal-case.pt") && said.contains("--consent"), said.constData());
        QVERIFY(said.contains("int64 [")); // the values are there to be read
        QCOMPARE(run({QStringLiteral("--consent")}, said), 0);
        QVERIFY(QFileInfo::exists(out));
    }

    // Killed at any moment, the export has left the whole file or none, and no part of it beside it.
    void killedExportLeavesNoPart()
    {
        QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("long.log"));
        QFile file(log);
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < 2000; ++i)
            file.write("step " + QByteArray::number(i) + " loss 0.4213 host: gpu-a17.lab.internal\n");
        file.write("RuntimeError: CUDA error: device-side assert triggered\n");
        file.close();
        const QDir exports(folder.filePath(QStringLiteral("exports")));
        QVERIFY(exports.mkpath(QStringLiteral(".")));
        const QString out = exports.filePath(QStringLiteral("a.zip"));
        const QStringList arguments = {QStringLiteral("request"), log, QStringLiteral("-o"), out,
                                       QStringLiteral("--attach-log")};
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(QProcess::execute(program, arguments), 0);
        const qint64 whole = clock.elapsed();
        const QByteArray expected = contentOf(out);
        int killed = 0;
        for (int i = 0; i < 6; ++i) {
            QFile::remove(out);
            QProcess process;
            process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            process.start(program, arguments);
            QVERIFY(process.waitForStarted());
            // Most of the moments are around the writing, near the end.
            const qint64 moment = whole * (75 + 5 * i) / 100;
            if (!process.waitForFinished(static_cast<int>(moment))) {
                ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
                process.waitForFinished(10000);
                ++killed;
            }
            QVERIFY(!QFileInfo::exists(out) || contentOf(out) == expected);
            for (const QString& name : exports.entryList(QDir::Files | QDir::Hidden))
                QVERIFY2(contentOf(exports.filePath(name)) == expected, qPrintable(name));
        }
        QVERIFY2(killed > 0, "the program was never caught running");
    }
};

QTEST_GUILESS_MAIN(TestSupportRequest)
#include "tst_support_request.moc"
