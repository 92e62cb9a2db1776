// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/literal_database.h"
#include "core/triage/signature_data.h"
#include "core/triage/signature_file.h"
#include "core/triage/signature_set.h"
#include "resources/embedded.h"
#include "tests/core/triage/builtin_signatures.h"

#include <QFile>
#include <QTemporaryDir>

using namespace torchtriage;
using testing::shown;

namespace {

QString fileWith(const QString& signatures)
{
    return R"({"format": "torchtriage.signatures", "version": 1, "signatures": [)" + signatures + "]}";
}

constexpr const char* good =
    R"({"id": "own.broken", "family": "numeric", "role": "initiating", "literals": ["own thing broke"]})";

} // namespace

class TestSignatureFiles : public QObject, testing::WithSignatures {
    Q_OBJECT

private:
    static std::string write(const QTemporaryDir& folder, const char* name, const QString& text)
    {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0
                   ? file.fileName().toStdString()
                   : std::string();
    }

private slots:
    void broken_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const QString& json, const char* place) {
            QTest::newRow(name) << json << QString(place);
        };
        const auto one = [](const char* fields) { return fileWith(QString("{%1}").arg(fields)); };
        row("no JSON", "{", "");
        row("a list", "[]", "");
        row("no format", "{}", "field format");
        row("another format", R"({"format": "x", "version": 1})", "field format");
        row("newer version", R"({"format": "torchtriage.signatures", "version": 2})", "field version");
        row("no list", R"({"format": "torchtriage.signatures", "version": 1, "signatures": {}})",
            "field signatures");
        row("no object", fileWith("3"), "field signatures[0]");
        row("no id", one(R"("role": "initiating", "literals": ["abcdef"])"), "field signatures[0].id");
        row("no role", one(R"( "id": "a", "literals": ["abcdef"])"), "field signatures[0].role");
        row("unknown role", one(R"( "id": "a", "role": "first", "literals": ["abcdef"])"),
            "field signatures[0].role");
        row("unknown family",
            one(R"( "id": "a", "role": "initiating", "family": "x", "literals": ["abcdef"])"),
            "field signatures[0].family");
        row("unknown backend",
            one(R"( "id": "a", "role": "initiating", "backend": "tpu", "literals": ["abcdef"])"),
            "field signatures[0].backend");
        row("no literal", one(R"( "id": "a", "role": "initiating")"), "field signatures[0].literals");
        row("short literal", one(R"( "id": "a", "role": "initiating", "literals": ["abc"])"),
            "field signatures[0].literals");
        row("literal no text", one(R"( "id": "a", "role": "initiating", "literals": [3])"),
            "field signatures[0].literals");
        row("flag no truth", one(R"( "id": "a", "role": "initiating", "literals": ["abcdef"], "sticky": 1)"),
            "field signatures[0].sticky");
        row("priority out of bounds",
            one(R"( "id": "a", "role": "initiating", "literals": ["abcdef"], "priority": 101)"),
            "field signatures[0].priority");
        row("the second one", fileWith(QString(good) + ", {}"), "field signatures[1].id");
        row("assertion without expression",
            R"({"format": "torchtriage.signatures", "version": 1, "assertions": [{"op": "x"}]})",
            "field assertions[0].expression");
        row("code without kind",
            R"({"format": "torchtriage.signatures", "version": 1, "codes": [{"code": 3}]})",
            "field codes[0].kind");
        row("nested without end", QString("[").repeated(100'000), "");
    }
    void broken()
    {
        QFETCH(QString, json);
        const auto file = triage::parseSignatureFile("own.json", json.toStdString());
        QVERIFY(!file);
        QTEST(shown(file.error().place), "place");
        QCOMPARE(shown(file.error().path), QString("own.json"));
        QVERIFY(!file.error().detail.empty());
    }

    void fieldsOfTheFutureAreAllowed()
    {
        const auto file = triage::parseSignatureFile(
            "own.json",
            fileWith(R"({"id": "a", "role": "advice", "literals": ["abcdef"], "novel": {}})").toStdString());
        QVERIFY(file);
        QCOMPARE(file->signatures.size(), std::size_t{1});
        QVERIFY(file->signatures[0].role == triage::Role::Advice);
        QCOMPARE(file->signatures[0].priority, 50);
    }

    void aFolderAddsSignatures()
    {
        const QTemporaryDir folder;
        QVERIFY(!write(folder, "own.json", fileWith(good)).empty());
        QVERIFY(!write(folder, "notes.txt", "no JSON").empty());
        const auto set = triage::SignatureSet::withFolders({folder.path().toStdString()});
        QVERIFY(set);
        QCOMPARE(set->data().signatures.size(), m_signatures.data().signatures.size() + 1);
        const char* text = "step 1\nown thing broke here\n";
        const auto report = triage::triageText("paste", text, *set);
        QVERIFY(report);
        QCOMPARE(testing::idOf(report->family), QString("numeric"));
        QCOMPARE(report->firstLine, std::int64_t{2});
        QCOMPARE(int(triaged(text).verdict), int(triage::Verdict::NoFailure));
    }

    void aUserReplacesByIdentifier()
    {
        const auto& some = m_signatures.data().signatures.front().signature;
        const QTemporaryDir folder;
        write(
            folder, "own.json",
            fileWith(
                QString(
                    R"({"id": "%1", "family": "numeric", "role": "initiating", "literals": ["own thing broke"]})")
                    .arg(shown(some.id))));
        const auto set = triage::SignatureSet::withFolders({folder.path().toStdString()});
        QVERIFY(set);
        QCOMPARE(set->data().signatures.size(), m_signatures.data().signatures.size());
        QCOMPARE(set->data().signatures.front().signature.literals,
                 std::vector<std::string>{"own thing broke"});
    }

    void brokenPatternIsNamed()
    {
        const QTemporaryDir folder;
        const std::string path = write(
            folder, "own.json",
            fileWith(
                R"({"id": "own.bad", "role": "initiating", "family": "numeric", "literals": ["abcdef"], "pattern": "+ab"})"));
        const auto set = triage::SignatureSet::withFolders({folder.path().toStdString()});
        QVERIFY(!set);
        QCOMPARE(set.error().path, path);
        QCOMPARE(shown(set.error().place), QString("field pattern of \"own.bad\""));
        QVERIFY(!set.error().detail.empty());
    }

    // They are compiled when a line asks for them: only this finds a broken one among those that no test log
    // needs.
    void everyBuiltinPatternCompiles()
    {
        const auto set = triage::SignatureSet::builtin();
        QVERIFY(set);
        const auto checked = set->checkPatterns();
        QVERIFY2(checked, checked ? "" : checked.error().place.c_str());
    }

    void builtinLiteralsCameCompiled()
    {
        const auto set = triage::SignatureSet::builtin();
        QVERIFY(set);
        const auto& literals = set->data().literals;
        const resources::CompiledLiterals compiled = resources::compiledLiterals();
        QVERIFY(compiled.digest == triage::literalDigest(literals));
        QVERIFY(log::LiteralSet::restore(compiled.database, literals).has_value());
        auto changed = literals;
        std::swap(changed.front(), changed.back());
        QVERIFY(compiled.digest != triage::literalDigest(changed)); // ids are positions
        QVERIFY(triage::literalSet(changed).has_value());
    }

    void missingFolderIsAnError()
    {
        const auto set = triage::SignatureSet::withFolders({"/nonexistent/folder"});
        QVERIFY(!set);
        QCOMPARE(int(set.error().kind), int(io::ErrorKind::NotFound));
    }
};

std::unique_ptr<QObject> makeSignatureFileTests()
{
    return std::make_unique<TestSignatureFiles>();
}

#include "signature_files.moc"
