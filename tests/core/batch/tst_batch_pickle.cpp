// SPDX-License-Identifier: GPL-3.0-or-later
// Pickles that would do harm elsewhere, and the opcodes that torch itself never writes.
#include "core/batch/walk.h"
#include "tests/core/batch/made_files.h"

#include <QTest>

#include <algorithm>

using namespace torchtriage;
using batch::GlobalRisk;
using batch::ValueKind;
using testing::MadeFiles;
using testing::raw;

namespace {

const batch::GlobalUse* findGlobal(const batch::BatchFile& file, std::string_view module,
                                   std::string_view name)
{
    for (const batch::GlobalUse& use : file.values.globals()) {
        if (use.module == module && use.name == name)
            return &use;
    }
    return nullptr;
}

QByteArray shortText(const QByteArray& text)
{
    return "\x8c" + raw(static_cast<std::uint8_t>(text.size())) + text;
}

// A dict {"x": …} whose value is what `code` leaves on the stack.
QByteArray underKey(const QByteArray& code)
{
    return QByteArray("\x80\x04}") + shortText("x") + code + "s.";
}

QByteArray stackGlobal(const QByteArray& module, const QByteArray& name)
{
    return shortText(module) + shortText(name) + "\x93";
}

} // namespace

class TestBatchPickle : public QObject {
    Q_OBJECT

private:
    MadeFiles m_files;

private slots:
    void dangerousNames_data();
    void dangerousNames();
    void harmlessNames_data();
    void harmlessNames();
    void waysToCall_data();
    void waysToCall();
    void hiddenBehindMemo();
    void hiddenBehindPop();
    void computedCallable();
    void computedName();
    void fakedMagic();
    void textProtocol();
    void everyOpcodeKeepsItsValue();
    void damaged_data();
    void damaged();
    void cycle();
    void opaqueKeepsItsParts();
    void hugeStringsStayInTheFile();
};

void TestBatchPickle::dangerousNames_data()
{
    QTest::addColumn<QByteArray>("module");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("risk");
    const auto row = [](const char* module, const char* name, GlobalRisk risk) {
        QTest::addRow("%s.%s", module, name)
            << QByteArray(module) << QByteArray(name) << static_cast<int>(risk);
    };
    row("os", "system", GlobalRisk::RunsCommands);
    row("posix", "system", GlobalRisk::RunsCommands);
    row("nt", "system", GlobalRisk::RunsCommands);
    row("subprocess", "Popen", GlobalRisk::RunsCommands);
    row("subprocess", "check_output", GlobalRisk::RunsCommands);
    row("pty", "spawn", GlobalRisk::RunsCommands);
    row("sys", "modules", GlobalRisk::ReachesAttributes);
    row("builtins", "eval", GlobalRisk::RunsCode);
    row("builtins", "exec", GlobalRisk::RunsCode);
    row("builtins", "eval.__call__", GlobalRisk::RunsCode);
    row("__builtin__", "eval", GlobalRisk::RunsCode);
    row("builtins", "getattr", GlobalRisk::ReachesAttributes);
    row("builtins", "__import__", GlobalRisk::ImportsCode);
    row("builtins", "open", GlobalRisk::TouchesFiles);
    row("runpy", "_run_code", GlobalRisk::RunsCode);
    row("code", "interact", GlobalRisk::RunsCode);
    row("importlib", "import_module", GlobalRisk::ImportsCode);
    row("importlib.machinery", "SourceFileLoader", GlobalRisk::ImportsCode);
    row("operator", "attrgetter", GlobalRisk::ReachesAttributes);
    row("functools", "partial", GlobalRisk::ReachesAttributes);
    row("socket", "create_connection", GlobalRisk::UsesNetwork);
    row("urllib.request", "urlopen", GlobalRisk::UsesNetwork);
    row("webbrowser", "open", GlobalRisk::UsesNetwork);
    row("shutil", "rmtree", GlobalRisk::TouchesFiles);
    row("ctypes", "CDLL", GlobalRisk::NativeCode);
    row("pickle", "loads", GlobalRisk::LoadsPickle);
    row("_pickle", "loads", GlobalRisk::LoadsPickle);
    row("torch", "load", GlobalRisk::LoadsPickle);
    row("torch.storage", "_load_from_bytes", GlobalRisk::LoadsPickle);
    row("torch", "os.system", GlobalRisk::RunsCommands);
    row("torch.serialization", "os.popen", GlobalRisk::RunsCommands);
    row("numpy", "__builtins__.eval", GlobalRisk::ReachesAttributes);
}

void TestBatchPickle::dangerousNames()
{
    QFETCH(QByteArray, module);
    QFETCH(QByteArray, name);
    QFETCH(int, risk);
    const QByteArray call = stackGlobal(module, name) + shortText("touch marker") + "\x85R";
    const auto file = m_files.open("a.pkl", underKey(call));
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    const auto* use = findGlobal(*file, module.toStdString(), name.toStdString());
    QVERIFY(use != nullptr);
    QCOMPARE(static_cast<int>(use->risk), risk);
    QVERIFY(isDangerous(use->risk));
    QVERIFY(use->called);
    QCOMPARE(use->key, std::string("x"));
    const auto value = batch::find(file->values, file->root, "x");
    QVERIFY(value && file->values.kind(*value) == ValueKind::Opaque);
    QCOMPARE(file->values.text(*batch::find(file->values, file->root, "x(0)")),
             std::string_view("touch marker"));
}

void TestBatchPickle::harmlessNames_data()
{
    QTest::addColumn<QByteArray>("module");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* module, const char* name, bool allowed) {
        QTest::addRow("%s.%s", module, name) << QByteArray(module) << QByteArray(name) << allowed;
    };
    row("collections", "OrderedDict", true);
    row("torch._utils", "_rebuild_tensor_v2", true);
    row("torch", "FloatStorage", true);
    row("torch", "bfloat16", true);
    row("numpy._core.multiarray", "_reconstruct", true);
    row("builtins", "set", true);
    row("mypackage.data", "Batch", false);
    row("osmosis", "Filter", false);  // only starts like a dangerous module
    row("code.models", "Net", false); // a user's own folder
    row("types", "SimpleNamespace", false);
    row("torch.nn.modules.linear", "Linear", false);
}

void TestBatchPickle::harmlessNames()
{
    QFETCH(QByteArray, module);
    QFETCH(QByteArray, name);
    QFETCH(bool, allowed);
    const GlobalRisk risk = batch::riskOf(module.toStdString(), name.toStdString());
    QVERIFY(risk == (allowed ? GlobalRisk::Allowed : GlobalRisk::Unknown));
}

void TestBatchPickle::waysToCall_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("REDUCE") << QByteArray("cos\nsystem\n(S'id'\ntR.");
    QTest::newRow("INST") << QByteArray("(S'id'\nios\nsystem\n.");
    QTest::newRow("OBJ") << QByteArray("(cos\nsystem\nS'id'\no.");
    QTest::newRow("NEWOBJ") << QByteArray("cos\nsystem\n(S'id'\nt\x81.");
    QTest::newRow("NEWOBJ_EX") << QByteArray("cos\nsystem\n(S'id'\nt}\x92.");
}

void TestBatchPickle::waysToCall()
{
    QFETCH(QByteArray, content);
    const auto file = m_files.open("a.pkl", content);
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    QVERIFY(file->values.kind(file->root) == ValueKind::Opaque);
    QCOMPARE(file->values.opaqueName(file->root), std::string_view("os.system"));
    const auto* use = findGlobal(*file, "os", "system");
    QVERIFY(use != nullptr && use->called && use->key == "(root)");
}

void TestBatchPickle::hiddenBehindMemo()
{
    // The two parts of the name are stored early and fetched by STACK_GLOBAL's operands later.
    const QByteArray content = QByteArray("\x80\x04") + shortText("system") + "\x94" + "0" + shortText("os") +
                               "\x94" + "0" + QByteArray("}") + shortText("x") + "h\x01" +
                               QByteArray("h\x00", 2) + "\x93" + shortText("id") + "\x85Rs.";
    const auto file = m_files.open("a.pkl", content);
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    const auto* use = findGlobal(*file, "os", "system");
    QVERIFY(use != nullptr && use->called && use->risk == GlobalRisk::RunsCommands);
    QCOMPARE(use->byteOffset, static_cast<std::uint64_t>(content.indexOf('\x93')));
}

void TestBatchPickle::hiddenBehindPop()
{
    const auto file = m_files.open("a.pkl", "cos\nsystem\n(S'id'\ntR0}S'label'\nI4\ns.");
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    QVERIFY(file->values.kind(file->root) == ValueKind::Dict);
    QCOMPARE(file->values.integer(*batch::find(file->values, file->root, "label")), 4);
    const auto* use = findGlobal(*file, "os", "system");
    QVERIFY(use != nullptr && use->called && use->key.empty());
    QCOMPARE(use->byteOffset, 0U);
}

void TestBatchPickle::computedCallable()
{
    // getattr(os.path, "system")("id")
    const QByteArray get =
        stackGlobal("builtins", "getattr") + stackGlobal("os", "path") + shortText("system") + "\x86R";
    const auto file = m_files.open("a.pkl", underKey(get + shortText("id") + "\x85R"));
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    QCOMPARE(findGlobal(*file, "builtins", "getattr")->key, std::string("x"));
    QCOMPARE(findGlobal(*file, "os", "path")->key, std::string("x"));
}

void TestBatchPickle::computedName()
{
    const auto file = m_files.open("a.pkl", underKey(QByteArray("K\x01") + shortText("system") + "\x93"));
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    QVERIFY(findGlobal(*file, "(computed)", "(computed)") != nullptr);
}

void TestBatchPickle::fakedMagic()
{
    // The number that opens a legacy file, behind a call; the rest is missing.
    const QByteArray magic = QByteArray::fromHex("8a0a6cfc9c46f9206aa85019");
    const auto file = m_files.open("a.pt", "\x80\x02"
                                           "cos\nsystem\n(U\x02idtR0" +
                                               magic + ".");
    QVERIFY(!file);
    QVERIFY(file.error().kind == io::ErrorKind::Truncated);
    // With a prefix that is not the magic it is a pickle like any other, and what it calls is listed.
    const auto other = m_files.open("b.pt", "\x80\x02"
                                            "cos\nsystem\n(U\x02idtR0K\x07.");
    QVERIFY(other && findGlobal(*other, "os", "system") != nullptr);
}

void TestBatchPickle::textProtocol()
{
    const auto file =
        m_files.open("a.pkl", "(dS'a b'\nI12\nsVn\\u00e9e\nL340282366920938463463374607431768211456L\n"
                              "sS'f'\nF-2.5e3\nsS'yes'\nI01\nsS\"quote's\"\n(lp1\nNaI00\nasS'raw'\n"
                              "S'\\x00\\'\\\\'\nsS'again'\ng1\ns.");
    QVERIFY2(file, file ? "" : (file.error().place + file.error().detail).c_str());
    const batch::ValueGraph& values = file->values;
    const auto at = [&](std::string_view key) { return *batch::find(values, file->root, key); };
    QCOMPARE(values.integer(at("a b")), 12);
    QCOMPARE(values.text(at("n\u00e9e")), std::string_view("340282366920938463463374607431768211456"));
    QCOMPARE(values.real(at("f")), -2500.0);
    QVERIFY(values.kind(at("yes")) == ValueKind::Bool && values.boolean(at("yes")));
    QVERIFY(values.kind(at("quote's[0]")) == ValueKind::None);
    QVERIFY(values.kind(at("quote's[1]")) == ValueKind::Bool);
    QCOMPARE(values.text(at("raw")), std::string_view("\0'\\", 3));
    QCOMPARE(at("again"), at("quote's"));
}

void TestBatchPickle::everyOpcodeKeepsItsValue()
{
    const QByteArray content =
        QByteArray("\x80\x05\x95") + raw<std::uint64_t>(9999) + "(" + "J" + raw<std::int32_t>(-7) + "M" +
        raw<std::uint16_t>(65000) + QByteArray("\x8a\x02\x00\xff", 4) +
        QByteArray("\x8b\x01\x00\x00\x00\x80", 6) + "B" + raw<std::uint32_t>(2) + "ab" + "\x8e" +
        raw<std::uint64_t>(1) + "c" + "\x96" + raw<std::uint64_t>(1) + "d" + "\x8d" + raw<std::uint64_t>(3) +
        "efg" + QByteArray("\x8f(K\x01K\x02\x90(K\x03\x91", 11) + "T" + raw<std::uint32_t>(1) + "h" + "X" +
        raw<std::uint32_t>(1) + "i" + "\x97" + "\x98" + "C\x01j" + QByteArray("\x82\x07", 2) +
        "K\x05"
        "2" +
        "l.";
    const auto file = m_files.open("a.pkl", content);
    QVERIFY2(file, file ? "" : (file.error().place + file.error().detail).c_str());
    const batch::ValueGraph& values = file->values;
    QStringList shown;
    for (std::size_t i = 0; i < values.childCount(file->root); ++i) {
        const batch::ValueId id = values.child(file->root, i).value;
        const auto kind = toString(values.kind(id));
        QString text = QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size())) + QLatin1Char(' ');
        text += values.kind(id) == ValueKind::Int   ? QString::number(values.integer(id))
                : values.kind(id) == ValueKind::Set ? QString::number(values.childCount(id))
                                                    : QString::fromStdString(std::string(values.text(id)));
        shown << text;
    }
    const QStringList expected = {"int -7",
                                  "int 65000",
                                  "int -256",
                                  "int -128",
                                  "bytes ab",
                                  "bytes c",
                                  "bytes d",
                                  "string efg",
                                  "set 2",
                                  "set 1",
                                  "string h",
                                  "string i",
                                  "symbol out-of-band buffer",
                                  "bytes j",
                                  "symbol copyreg.extension 7",
                                  "int 5",
                                  "int 5"};
    QCOMPARE(shown, expected);
    QVERIFY(std::ranges::any_of(
        file->notes, [](const batch::Note& note) { return note.kind == batch::NoteKind::ExtensionOpcode; }));
}

void TestBatchPickle::damaged_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const QByteArray& content, const char* kind, const char* place) {
        QTest::newRow(name) << content << QString::fromUtf8(kind) << QString::fromUtf8(place);
    };
    const QByteArray start("\x80\x04");
    row("nothing on the stack", start + ".", "malformed", "byte 2");
    row("no STOP", start + "N", "truncated", "byte 3");
    row("no mark", start + "t.", "malformed", "byte 2");
    row("below the mark", start + "N(R.", "malformed", "byte 4");
    row("unknown opcode", start + "N\xff.", "malformed", "byte 3");
    row("protocol 9", QByteArray("N0\x80\x09."), "malformed", "byte 2");
    row("memo never stored", start + "h\x05.", "malformed", "byte 2");
    row("memo index over the cap", start + "Nr\xff\xff\xff\xff.", "too-large", "byte 3");
    row("memo index as text", start + "Np99999999999999999999\n.", "too-large", "byte 3");
    row("string of 2^63 bytes", start + "\x8d" + raw<std::uint64_t>(1ULL << 63) + "abc.", "truncated",
        "byte 2");
    row("bytes of 2^40 bytes", start + "\x8e" + raw<std::uint64_t>(1ULL << 40) + "abc.", "truncated",
        "byte 2");
    row("integer of 2 GiB", start + "\x8b" + raw<std::int32_t>(INT32_MAX) + "abc.", "truncated", "byte 11");
    row("integer of negative length", start + "\x8b" + raw<std::int32_t>(-1) + "abc.", "truncated",
        "byte 11");
    row("key without value", start + "}(K\x01u.", "malformed", "byte 6");
    row("items for a number",
        start + "K\x01K\x02"
                "a.",
        "malformed", "byte 6");
    row("keys for a list", start + "]K\x01K\x02s.", "malformed", "byte 7");
    row("text without newline", QByteArray("I12"), "truncated", "byte 3");
    row("not a number", QByteArray("Iabc\n."), "malformed", "byte 0");
    row("open quote", QByteArray("S'abc\n."), "malformed", "byte 0");
}

void TestBatchPickle::damaged()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, kind);
    QFETCH(QString, place);
    const auto file = m_files.open("a.pkl", content);
    QVERIFY(!file);
    const auto id = io::toString(file.error().kind);
    QCOMPARE(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())), kind);
    QCOMPARE(QString::fromStdString(file.error().place), place);
    QVERIFY(!file.error().detail.empty());
}

void TestBatchPickle::cycle()
{
    const auto file = m_files.open("a.pkl", "\x80\x02]q\x01h\x01"
                                            "aK\x07"
                                            "a.");
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    int cycles = 0;
    int visits = 0;
    const auto end = batch::walk(file->values, file->root, [&](const batch::Visit& visit) {
        cycles += visit.cycle ? 1 : 0;
        ++visits;
        return batch::WalkStep::Enter;
    });
    QVERIFY(end == batch::WalkEnd::Complete);
    QCOMPARE(cycles, 1);
    QCOMPARE(visits, 3);
}

void TestBatchPickle::opaqueKeepsItsParts()
{
    // mypackage.Batch(…) with attributes, as a dataclass pickles.
    const QByteArray object = stackGlobal("mypackage", "Batch") + ")\x81}(" + shortText("label") + "K\x04" +
                              shortText("ids") + "]" + shortText("s-7") + "aub";
    const auto file = m_files.open("a.pkl", underKey(object));
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    QCOMPARE(file->values.integer(*batch::find(file->values, file->root, "x.label")), 4);
    QCOMPARE(file->values.text(*batch::find(file->values, file->root, "x.ids[0]")), std::string_view("s-7"));
    const auto* use = findGlobal(*file, "mypackage", "Batch");
    QVERIFY(use != nullptr && use->risk == GlobalRisk::Unknown && use->key == "x");
}

void TestBatchPickle::hugeStringsStayInTheFile()
{
    const QByteArray big(3 << 20, 'z');
    const auto file =
        m_files.open("a.pkl", "\x80\x04X" + raw(static_cast<std::uint32_t>(big.size())) + big + ".");
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    QCOMPARE(file->values.length(file->root), static_cast<std::uint64_t>(big.size()));
    QVERIFY(file->values.text(file->root).size() < 1000);
    QCOMPARE(file->values.extent(file->root)->fileOffset, 7U);
}

QTEST_GUILESS_MAIN(TestBatchPickle)
#include "tst_batch_pickle.moc"
