// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/record.h"
#include "tests/core/incident/full_record.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

using namespace torchtriage;
using namespace torchtriage::incident;
using Json = nlohmann::ordered_json;

namespace {

io::Result<Record> parse(const std::string& fields)
{
    return parseRecord("incident.json", R"({"format": "torchtriage.incident", "version": 1)" +
                                            (fields.empty() ? "" : ", " + fields) + "}");
}

/// Puts an unknown key into every object of a document.
void addUnknown(Json& json, int& count)
{
    if (json.is_array()) {
        for (Json& item : json)
            addUnknown(item, count);
    } else if (json.is_object()) {
        for (auto& [key, value] : json.items())
            addUnknown(value, count);
        json["x-unknown"] = Json{{"n", ++count}, {"list", {1, nullptr, "é"}}};
    }
}

/// Every object of `json` has the keys of `schema`, and no others.
QString schemaDifference(const Json& json, const Json& schema, const std::string& where)
{
    if (json.is_array())
        return json.empty() ? QString() : schemaDifference(json[0], schema["items"], where + "/0");
    if (!json.is_object())
        return {};
    for (const auto& [key, value] : schema["properties"].items()) {
        if (!json.contains(key))
            return QString::fromStdString(where + "/" + key + " is in the schema only");
    }
    for (const auto& [key, value] : json.items()) {
        if (!schema["properties"].contains(key))
            return QString::fromStdString(where + "/" + key + " is not in the schema");
        if (auto deeper = schemaDifference(value, schema["properties"][key], where + "/" + key);
            !deeper.isEmpty())
            return deeper;
    }
    return {};
}

rc::Gen<std::string> text()
{
    return rc::gen::container<std::string>(rc::gen::inRange<char>(' ', '~'));
}

} // namespace

class TestIncidentRecord : public QObject {
    Q_OBJECT

private slots:
    void everyFieldComesBack()
    {
        const auto back = parseRecord("r", toText(fullRecord()));
        QVERIFY2(back.has_value(), back ? "" : back.error().place.c_str());
        QVERIFY(*back == fullRecord());
        QCOMPARE(toText(*back), toText(fullRecord()));
    }

    void anEmptyRecordIsValid()
    {
        const auto record = parseRecord("r", R"({"format": "torchtriage.incident"})");
        QVERIFY(record.has_value());
        QVERIFY(*record == Record());
        const auto nulls = parse(R"("first_error": null, "progress": {"iteration": null}, "inputs": null)");
        QVERIFY(nulls.has_value());
        QVERIFY(*nulls == Record());
    }

    void unknownKeysSurviveOnEveryLevel()
    {
        Json document = Json::parse(toText(fullRecord()));
        int count = 0;
        addUnknown(document, count);
        QVERIFY(count > 15);
        const auto record = parseRecord("r", document.dump());
        QVERIFY(record.has_value());
        QCOMPARE(QString::fromStdString(Json::parse(toText(*record)).dump(1)),
                 QString::fromStdString(document.dump(1)));
    }

    void theBadFieldIsNamed_data()
    {
        QTest::addColumn<QString>("fields");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* fields, const char* place) {
            QTest::newRow(place) << fields << place;
        };
        row(R"("version": 0)", "field /version");
        row(R"("id": 7)", "field /id");
        row(R"("first_error": "text")", "field /first_error");
        row(R"("first_error": {"rank": "3"})", "field /first_error/rank");
        row(R"("first_error": {"source": {"error_line": 1.5}})", "field /first_error/source/error_line");
        row(R"("progress": {"epoch": "two"})", "field /progress/epoch");
        row(R"("code": {"dirty": 1})", "field /code/dirty");
        row(R"("code": {"command": ["python", null]})", "field /code/command/1");
        row(R"("environment": {"extensions": [{"name": "a"}, {"name": 1}]})",
            "field /environment/extensions/1/name");
        row(R"("inputs": [{"shape": [1, "x"]}])", "field /inputs/0/shape/1");
        row(R"("inputs": {"shape": []})", "field /inputs");
        row(R"("pinned": 18446744073709551615)", "field /pinned");
        row(R"("resolution": {"history": [[]]})", "field /resolution/history/0");
    }

    void theBadFieldIsNamed()
    {
        QFETCH(QString, fields);
        QFETCH(QString, place);
        const auto record = parse(fields.toStdString());
        QVERIFY(!record.has_value());
        QVERIFY(record.error().kind == io::ErrorKind::Malformed);
        QCOMPARE(QString::fromStdString(record.error().place), place);
        QCOMPARE(record.error().path, std::string("incident.json"));
    }

    void wholeNumbersMayBeWrittenAsFloats()
    {
        const auto record = parse(R"("progress": {"iteration": 1811.0})");
        QVERIFY(record.has_value());
        QCOMPARE(record->progress.iteration.value_or(0), 1811);
        QVERIFY(!parse(R"("progress": {"iteration": 1e300})").has_value());
    }

    void whatIsNoRecordIsRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* name, const QByteArray& content, io::ErrorKind kind) {
            QTest::newRow(name) << content << static_cast<int>(kind);
        };
        row("empty", "", io::ErrorKind::Malformed);
        row("no JSON", "{\"format\": ", io::ErrorKind::Malformed);
        row("list", "[]", io::ErrorKind::Unsupported);
        row("another format", R"({"format": "torchtriage.job", "version": 1})", io::ErrorKind::Unsupported);
        row("no format", R"({"version": 1})", io::ErrorKind::Unsupported);
        row("deep", QByteArray(100000, '[') + QByteArray(100000, ']'), io::ErrorKind::TooLarge);
        row("long", QByteArray((32 << 20) + 1, ' '), io::ErrorKind::TooLarge);
        row("no UTF-8", "{\"format\": \"torchtriage.incident\", \"id\": \"\xff\"}", io::ErrorKind::Malformed);
    }

    void whatIsNoRecordIsRefused()
    {
        QFETCH(QByteArray, content);
        QFETCH(int, kind);
        const auto record = parseRecord("r", content.toStdString());
        QVERIFY(!record.has_value());
        QCOMPARE(static_cast<int>(record.error().kind), kind);
    }

    void aNewerVersionIsReadAndMarked()
    {
        const auto record = parseRecord("r", R"({"format": "torchtriage.incident", "version": 7, "id": "a",
            "verdicts": [1]})");
        QVERIFY(record.has_value());
        QVERIFY(record->isNewer());
        QCOMPARE(record->id, std::string("a"));
        QVERIFY(toText(*record).find("\"version\": 7") != std::string::npos);
        QVERIFY(toText(*record).find("verdicts") != std::string::npos);
    }

    void theSchemaListsTheSameKeys()
    {
        QFile file(QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/resources/schemas/incident.schema.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Json schema = Json::parse(file.readAll().toStdString());
        const QString difference = schemaDifference(Json::parse(toText(fullRecord())), schema, "");
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    void bytesThatAreNoTextAreReplaced()
    {
        Record record;
        record.firstError.message = "caf\xe9";
        const auto back = parseRecord("r", toText(record));
        QVERIFY(back.has_value());
        QCOMPARE(back->firstError.message, std::string("caf\xef\xbf\xbd"));
    }

    void anyRecordComesBack()
    {
        const bool held = rc::check("parse(toText(r)) == r", [] {
            Record record = fullRecord();
            record.firstError.message = *text();
            if (*rc::gen::arbitrary<bool>())
                record.firstError.rank = *rc::gen::arbitrary<std::int64_t>();
            record.progress.epoch =
                *rc::gen::map(rc::gen::inRange(-100000, 100000), [](int n) { return n / 64.0; });
            record.code.command = *rc::gen::container<std::vector<std::string>>(text());
            record.inputs.resize(*rc::gen::inRange<std::size_t>(0, 4));
            for (Input& input : record.inputs)
                input = {*text(),
                         *text(),
                         *rc::gen::arbitrary<std::vector<std::int64_t>>(),
                         std::nullopt,
                         *rc::gen::arbitrary<bool>(),
                         {},
                         {}};
            record.pinned = *rc::gen::arbitrary<std::int64_t>();
            record.notes.resize(*rc::gen::inRange<std::size_t>(0, 4));
            for (Note& note : record.notes)
                note.text = *text();
            const auto back = parseRecord("r", toText(record));
            RC_ASSERT(back.has_value());
            RC_ASSERT(*back == record);
        });
        QVERIFY(held);
    }

    void noBytesCrashTheReader()
    {
        const std::string good = toText(fullRecord());
        const bool held = rc::check("a damaged record is read or refused", [&] {
            std::string bad = good;
            const auto changes = *rc::gen::inRange(1, 20);
            for (int i = 0; i < changes; ++i) {
                const auto at = *rc::gen::inRange<std::size_t>(0, bad.size());
                bad[at] = *rc::gen::element('{', '}', '[', ']', '"', ',', ':', '0', 'e', '-', '\0', '\xff');
            }
            const auto record = parseRecord("r", bad);
            if (record)
                RC_ASSERT(parseRecord("r", toText(*record)).has_value());
            else
                RC_ASSERT(record.error().path == "r");
        });
        QVERIFY(held);
    }
};

QTEST_APPLESS_MAIN(TestIncidentRecord)
#include "tst_incident_record.moc"
