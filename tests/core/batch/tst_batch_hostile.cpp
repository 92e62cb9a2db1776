// SPDX-License-Identifier: GPL-3.0-or-later
// Containers that lie, files that stop early, and files made to use up a machine.
#include "core/batch/summary.h"
#include "core/batch/values.h"
#include "core/batch/walk.h"
#include "tests/core/batch/made_files.h"

#include <QDirIterator>
#include <QTest>

#include <algorithm>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace torchtriage;
using batch::NoteKind;
using io::ErrorKind;
using testing::deflated;
using testing::MadeEntry;
using testing::MadeFiles;
using testing::makeNpy;
using testing::makeSafetensors;
using testing::makeZip;
using testing::raw;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool sanitized = true;
#elif defined(__has_feature)
constexpr bool sanitized = __has_feature(address_sanitizer);
#else
constexpr bool sanitized = false;
#endif

bool hasNote(const batch::BatchFile& file, NoteKind kind, std::string_view place)
{
    return std::ranges::any_of(file.notes, [&](const batch::Note& note) {
        return note.kind == kind && note.place.find(place) != note.place.npos;
    });
}

QByteArray text(const QByteArray& content)
{
    return "X" + raw(static_cast<quint32>(content.size())) + content;
}

// {"w": a float32 tensor over storage "0"} as torch pickles it.
QByteArray tensorPickle(qint32 numel, qint32 offset, const QByteArray& size, const QByteArray& stride)
{
    return "\x80\x02}" + text("w") + "ctorch._utils\n_rebuild_tensor_v2\n((" + text("storage") +
           "ctorch\nFloatStorage\n" + text("0") + text("cpu") + "J" + raw(numel) + "tQJ" + raw(offset) +
           size + stride +
           "\x89"
           "ccollections\nOrderedDict\n)RtRs.";
}

QByteArray one(qint32 value)
{
    return "J" + raw(value) + "\x85";
}

QByteArray torchZip(const QByteArray& pickle, const QByteArray& storage, std::vector<MadeEntry> more = {})
{
    std::vector<MadeEntry> entries = {{"a/data.pkl", pickle}, {"a/data/0", storage}};
    entries.insert(entries.end(), more.begin(), more.end());
    return makeZip(entries);
}

QByteArray evilPickle()
{
    return "cos\nsystem\n(S'id'\ntR.";
}

struct Cost {
    bool exited = false;
    double seconds = 0;
    long kibibytes = 0;
};

// What opening, walking and summarising the file costs a process of its own.
Cost costOf(const std::string& path)
{
    const pid_t child = ::fork();
    if (child == 0) {
        const auto file = batch::openBatch(path);
        if (file) {
            std::size_t keys = 0;
            batch::walk(file->values, file->root, [&](const batch::Visit& visit) {
                keys += visit.key.size();
                return batch::WalkStep::Enter;
            });
        }
        ::_exit(0);
    }
    int status = 0;
    rusage usage{};
    ::wait4(child, &status, 0, &usage);
    // Processor time: how busy the machine is otherwise does not count.
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return {WIFEXITED(status) && WEXITSTATUS(status) == 0, seconds(usage.ru_utime) + seconds(usage.ru_stime),
            usage.ru_maxrss};
}

} // namespace

class TestBatchHostile : public QObject {
    Q_OBJECT

private:
    MadeFiles m_files;

private slots:
    void wellFormedArchive();
    void foreignFiles_data();
    void foreignFiles();
    void duplicateEntries();
    void flaggedEntries();
    void traversalNames();
    void lyingSizes();
    void bytesBeforeTheArchive();
    void viewsThatLeaveTheirStorage_data();
    void viewsThatLeaveTheirStorage();
    void missingAndShortRecords();
    void safetensorsRules_data();
    void safetensorsRules();
    void npyRules_data();
    void npyRules();
    void truncatedAnywhere_data();
    void truncatedAnywhere();
    void changedBytes();
    void bombs_data();
    void bombs();
    void caps();
};

void TestBatchHostile::wellFormedArchive()
{
    const auto file =
        m_files.open("a.pt", torchZip(tensorPickle(4, 1, one(3), one(1)), QByteArray(16, '\0')));
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    QVERIFY(file->problems.empty() && file->notes.empty());
    const auto id = batch::find(file->values, file->root, "w");
    QVERIFY(id && file->values.kind(*id) == batch::ValueKind::Tensor);
    QVERIFY(batch::summarize(*file, *id)->count == 3);
}

void TestBatchHostile::foreignFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("fact");
    const auto row = [](const char* name, const QByteArray& content, const char* fact) {
        QTest::newRow(name) << content << QByteArray(fact);
    };
    row("Git LFS pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 123456\n",
        "Git LFS");
    row("web page", "\n<!DOCTYPE html>\n<html><body>404</body></html>", "web page");
    row("web page without doctype", "<html><head></head></html>", "web page");
    row("empty", "", "empty");
    row("gzip", QByteArray::fromHex("1f8b0800") + QByteArray(40, 'x'), "gzip");
    row("zeros", QByteArray(4096, '\0'), "zero bytes");
    row("preview archive", "PYTORCH1" + QByteArray(100, '\0'), "1.0 preview");
    row("text", QByteArray("Traceback (most recent call last):\n").repeated(20),
        "not a format that holds tensors");
    row("archive without tensors", makeZip({{"readme.txt", "hello"}}), "without tensors");
    row("old TorchScript", makeZip({{"m/model.json", "{}"}}), "TorchScript archive of torch 1.2");
    row("exported program", makeZip({{"m/archive_format", "pt2"}}), "pt2");
    row("HDF5", QByteArray("\x89HDF\r\n\x1a\n") + QByteArray(100, '\0'), "HDF5");
    row("archive cut off", torchZip(tensorPickle(4, 0, one(4), one(1)), QByteArray(16, '\0')).left(120),
        "no directory");
}

void TestBatchHostile::foreignFiles()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, fact);
    const auto file = m_files.open("a.bin", content);
    QVERIFY(!file);
    QVERIFY2(QByteArray::fromStdString(file.error().detail).contains(fact), file.error().detail.c_str());
    QVERIFY(!file.error().place.empty());
}

void TestBatchHostile::duplicateEntries()
{
    const QByteArray good = tensorPickle(4, 0, one(4), one(1));
    for (const bool evilFirst : {true, false}) {
        std::vector<MadeEntry> entries = {{"a/data.pkl", evilFirst ? evilPickle() : good},
                                          {"a/data.pkl", evilFirst ? good : evilPickle()},
                                          {"a/data/0", QByteArray(16, '\0')}};
        const auto file = m_files.open("a.pt", makeZip(entries));
        QVERIFY2(file, file ? "" : file.error().detail.c_str());
        QVERIFY(hasNote(*file, NoteKind::DuplicateEntry, "a/data.pkl"));
        // Whichever copy another reader takes, what it would import is listed.
        QVERIFY(std::ranges::any_of(file->values.globals(), [](const batch::GlobalUse& use) {
            return use.module == "os" && use.called;
        }));
    }
}

void TestBatchHostile::flaggedEntries()
{
    // Scanners stop at the encryption bit and torch ignores it, so the pickle is read all the same.
    const auto file = m_files.open("a.pt", makeZip({{"a/data.pkl", evilPickle(), 1}}));
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    QVERIFY(hasNote(*file, NoteKind::EncryptedFlag, "a/data.pkl"));
    QCOMPARE(file->values.opaqueName(file->root), std::string_view("os.system"));
}

void TestBatchHostile::traversalNames()
{
    for (const char* name : {"../../etc/passwd", "/etc/passwd", "a/../../b", "..\\evil", "C:\\evil"}) {
        const auto file = m_files.open("a.pt", torchZip("N.", {}, {{name, "x"}}));
        QVERIFY2(file, name);
        QVERIFY2(hasNote(*file, NoteKind::TraversalName, name), name);
    }
    const auto file = m_files.open("a.pt", torchZip("N.", {}, {{"a/..b/c..", "x"}}));
    QVERIFY(file && file->notes.empty());
}

void TestBatchHostile::lyingSizes()
{
    const QByteArray pickle = tensorPickle(4, 0, one(4), one(1));
    const auto stored = m_files.open("a.pt", makeZip({{"a/data.pkl", pickle, 0, 0, 0x7fffffff}}));
    QVERIFY(!stored && stored.error().kind == ErrorKind::Malformed);
    const auto beyond = m_files.open("a.pt", makeZip({{"a/data.pkl", pickle, 0, 0, 0x7fffffff, 0x7fffffff}}));
    QVERIFY(!beyond && beyond.error().kind == ErrorKind::Truncated);
    const auto shorter =
        m_files.open("a.pt", makeZip({{"a/data.pkl", deflated(pickle), 0, 8, pickle.size() + 50}}));
    QVERIFY(!shorter && shorter.error().kind == ErrorKind::Truncated);
    const auto damaged = m_files.open("a.pt", makeZip({{"a/data.pkl", pickle, 0, 8, 400}}));
    QVERIFY(!damaged &&
            (damaged.error().kind == ErrorKind::Malformed || damaged.error().kind == ErrorKind::Truncated));
    const auto method = m_files.open("a.pt", makeZip({{"a/data.pkl", pickle, 0, 99}}));
    QVERIFY(!method && method.error().kind == ErrorKind::Unsupported);
    QVERIFY(method.error().detail.find("99") != std::string::npos);

    // A storage that inflates to less than its entry declares: the listing stands, the reading says so.
    const auto lazy =
        m_files.open("a.pt", makeZip({{"a/data.pkl", tensorPickle(400, 0, one(400), one(1))},
                                      {"a/data/0", deflated(QByteArray(100, 'x')), 0, 8, 1600}}));
    QVERIFY(lazy);
    const auto summary = batch::summarize(*lazy, *batch::find(lazy->values, lazy->root, "w"));
    QVERIFY(!summary && summary.error().kind == ErrorKind::Truncated);
}

void TestBatchHostile::bytesBeforeTheArchive()
{
    const QByteArray archive =
        torchZip(tensorPickle(4, 0, one(4), one(1)), raw(1.0F) + raw(2.0F) + raw(3.0F) + raw(4.0F));
    const auto file = m_files.open("a.pt", QByteArray("PK\x03\x04") + QByteArray(96, 'j') + archive);
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    QVERIFY(hasNote(*file, NoteKind::TrailingBytes, "byte 0"));
    const auto summary = batch::summarize(*file, *batch::find(file->values, file->root, "w"));
    QVERIFY(summary && summary->mean == 2.5);
}

void TestBatchHostile::viewsThatLeaveTheirStorage_data()
{
    QTest::addColumn<QByteArray>("pickle");
    const auto row = [](const char* name, qint32 numel, qint32 offset, const QByteArray& size,
                        const QByteArray& stride) {
        QTest::newRow(name) << tensorPickle(numel, offset, size, stride);
    };
    row("one element too many", 4, 0, one(5), one(1));
    row("offset too far", 4, 2, one(3), one(1));
    row("stride too far", 4, 0, one(2), one(4));
    row("negative size", 4, 0, one(-1), one(1));
    row("negative stride", 4, 3, one(2), one(-1));
    row("negative offset", 4, -1, one(1), one(1));
    row("sizes that overflow", 4, 0,
        "(J" + raw(INT32_MAX) + "J" + raw(INT32_MAX) + "J" + raw(INT32_MAX) + "t", "(K\x01K\x01K\x01t");
    row("more sizes than strides", 4, 0, "K\x02K\x02\x86", one(1));
    row("negative storage", -4, 0, one(1), one(1));
    row("sizes of text", 4, 0, "U\x01x\x85", one(1));
    QTest::newRow("storage of unknown class")
        << tensorPickle(4, 0, one(4), one(1)).replace("FloatStorage", "FancyStorage");
}

void TestBatchHostile::viewsThatLeaveTheirStorage()
{
    QFETCH(QByteArray, pickle);
    const auto file = m_files.open("a.pt", torchZip(pickle, QByteArray(16, '\0')));
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    const auto id = batch::find(file->values, file->root, "w");
    QVERIFY(id && file->values.kind(*id) == batch::ValueKind::Opaque);
    QCOMPARE(file->problems.size(), std::size_t{1});
    const QByteArray place = QByteArray::fromStdString(file->problems[0].place);
    QVERIFY2(place.startsWith("key w, pickle byte "), place);
    QVERIFY(!file->problems[0].detail.empty());
}

void TestBatchHostile::missingAndShortRecords()
{
    const QByteArray pickle = tensorPickle(4, 0, one(4), one(1));
    const auto missing = m_files.open("a.pt", makeZip({{"a/data.pkl", pickle}}));
    QVERIFY(missing && hasNote(*missing, NoteKind::MissingEntry, "a/data/0"));
    const auto id = *batch::find(missing->values, missing->root, "w");
    QCOMPARE(missing->values.tensor(id).shape, std::vector<std::int64_t>{4});
    QVERIFY(!batch::summarize(*missing, id));
    QVERIFY(!batch::readSlice(*missing, id, {{}, 0, 1, 0, 4}));
    const auto cut = m_files.open("a.pt", torchZip(pickle, QByteArray(15, '\0')));
    QVERIFY(cut && cut->problems.size() == 1 && cut->problems[0].kind == ErrorKind::Truncated);
}

void TestBatchHostile::safetensorsRules_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("fact");
    const auto row = [](const char* name, const QByteArray& header, qsizetype bytes, const char* fact) {
        QTest::newRow(name) << makeSafetensors(header, QByteArray(bytes, 'x')) << QByteArray(fact);
    };
    row("good", R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},"__metadata__":{"k":"v"}}   )", 8,
        "");
    row("scalar", R"({"a":{"dtype":"I64","shape":[],"data_offsets":[0,8]}})", 8, "");
    row("no elements", R"({"a":{"dtype":"I64","shape":[0,5],"data_offsets":[0,0]}})", 0, "");
    row("nothing", "{}", 0, "");
    // The length of the header comes first, and 128 and 640 begin as a pickle does.
    const QByteArray one = R"({"a":{"dtype":"I64","shape":[],"data_offsets":[0,8]}})";
    row("begins like a pickle", one.leftJustified(128, ' '), 8, "");
    row("begins like a pickle of protocol 2", one.leftJustified(640, ' '), 8, "");
    row("gap", R"({"a":{"dtype":"U8","shape":[2],"data_offsets":[1,3]}})", 3, "InvalidOffset");
    row("overlap",
        R"({"a":{"dtype":"U8","shape":[2],"data_offsets":[0,2]},"b":{"dtype":"U8","shape":[2],"data_offsets":[1,3]}})",
        3, "InvalidOffset");
    row("wrong size", R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,7]}})", 7, "TensorInvalidInfo");
    row("backwards", R"({"a":{"dtype":"U8","shape":[2],"data_offsets":[2,0]}})", 2, "TensorInvalidInfo");
    row("overflow", R"({"a":{"dtype":"F32","shape":[4294967296,4294967296],"data_offsets":[0,8]}})", 8,
        "ValidationOverflow");
    row("half a byte", R"({"a":{"dtype":"F4","shape":[3],"data_offsets":[0,2]}})", 2, "MisalignedSlice");
    row("too little data", R"({"a":{"dtype":"U8","shape":[9],"data_offsets":[0,9]}})", 8,
        "MetadataIncompleteBuffer");
    row("too much data", R"({"a":{"dtype":"U8","shape":[9],"data_offsets":[0,9]}})", 10,
        "MetadataIncompleteBuffer");
    row("name twice",
        R"({"a":{"dtype":"U8","shape":[0],"data_offsets":[0,0]},"a":{"dtype":"U8","shape":[0],"data_offsets":[0,0]}})",
        0, "twice");
    row("unknown dtype", R"({"a":{"dtype":"F7","shape":[0],"data_offsets":[0,0]}})", 0, "unknown dtype F7");
    row("no shape", R"({"a":{"dtype":"U8","data_offsets":[0,0]}})", 0, "TensorInvalidInfo");
    row("negative", R"({"a":{"dtype":"U8","shape":[-1],"data_offsets":[0,0]}})", 0, "negative number");
    row("not JSON", R"({"a":)", 0, "InvalidHeaderDeserialization");
    row("not UTF-8", "{\"\xff\":1}", 0, "InvalidHeader: the header is not UTF-8");
    row("list", "[1,2]", 0, "InvalidHeaderStart");
    row("deeper than it may be", R"({"a":{"dtype":"U8","shape":[[1]],"data_offsets":[0,0]}})", 0,
        "unexpected an array");
    const auto whole = [](const char* name, const QByteArray& content, const char* fact) {
        QTest::newRow(name) << content << QByteArray(fact);
    };
    whole("header too small", QByteArray("\x01\x02\x03"), "HeaderTooSmall");
    whole("header too large", raw<std::uint64_t>(9'000'000'000) + "{", "HeaderTooLarge");
    whole("header beyond the file", raw<std::uint64_t>(9'000) + "{}", "InvalidHeaderLength");
}

void TestBatchHostile::safetensorsRules()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, fact);
    const auto file = m_files.open("a.safetensors", content);
    QCOMPARE(file.has_value(), fact.isEmpty());
    if (!file)
        QVERIFY2(QByteArray::fromStdString(file.error().detail).contains(fact), file.error().detail.c_str());
}

void TestBatchHostile::npyRules_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("fact");
    const auto row = [](const char* name, const QByteArray& header, qsizetype bytes, const char* fact) {
        QTest::newRow(name) << makeNpy(header, QByteArray(bytes, '\x01')) << QByteArray(fact);
    };
    row("good", "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }", 24, "");
    row("scalar", "{'descr': '<f4', 'fortran_order': False, 'shape': (), }", 4, "");
    row("long integers of Python 2", "{'descr': '<f4', 'fortran_order': False, 'shape': (2L,), }", 8, "");
    row("other order and quotes", R"({"shape": (2,), "fortran_order": True, "descr": "|b1"})", 2, "");
    row("records", "{'descr': [('a', '<f4'), (']', '<i8', (2,))], 'fortran_order': False, 'shape': (1,), }",
        20, "");
    row("raw bytes", "{'descr': '|V2', 'fortran_order': False, 'shape': (3,), }", 6, "");
    row("text", "{'descr': '<U5', 'fortran_order': False, 'shape': (2,), }", 40, "");
    row("too little data", "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }", 23,
        "needs 24 bytes");
    row("no shape", "{'descr': '<f4', 'fortran_order': False}", 0, "not a dict");
    row("another key", "{'descr': '<f4', 'fortran_order': False, 'shape': (), 'x': 1}", 4, "not a dict");
    row("key twice", "{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, 'shape': ()}", 4,
        "not a dict");
    row("code", "{'descr': eval('1'), 'fortran_order': False, 'shape': ()}", 4, "not a dict");
    row("negative", "{'descr': '<f4', 'fortran_order': False, 'shape': (-1,)}", 4, "not a dict");
    row("overflow", "{'descr': '<f8', 'fortran_order': False, 'shape': (9223372036854775807, 3)}", 4,
        "unusable dtype or shape");
    row("unknown type", "{'descr': 'wat', 'fortran_order': False, 'shape': ()}", 4,
        "unusable dtype or shape");
    row("deep list", "{'descr': " + QByteArray(40000, '[') + ", 'fortran_order': False, 'shape': ()}", 4,
        "not a dict");
    QByteArray version =
        makeNpy("{'descr': '<f4', 'fortran_order': False, 'shape': (), }", QByteArray(4, '\0'));
    version[6] = 7;
    QTest::newRow("version 7") << version << QByteArray("npy version 7");
    version[6] = 2;
    QTest::newRow("length of gigabytes")
        << version.left(8) + raw<std::uint32_t>(0xfffffff0) + version.mid(12) << QByteArray("a header of");
}

void TestBatchHostile::npyRules()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, fact);
    const auto file = m_files.open("a.npy", content);
    QCOMPARE(file.has_value(), fact.isEmpty());
    if (!file)
        QVERIFY2(QByteArray::fromStdString(file.error().detail).contains(fact), file.error().detail.c_str());
}

void TestBatchHostile::truncatedAnywhere_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<int>("padding"); // bytes at the end that carry nothing
    QTest::newRow("zip") << "torch2.15/batch.pt" << 0;
    QTest::newRow("deflated zip") << "torch1.13/deflated.pt" << 0;
    QTest::newRow("TorchScript") << "torch1.13/script.pt" << 0;
    QTest::newRow("legacy") << "torch1.13/legacy_layouts.pt" << 0;
    QTest::newRow("tar") << "torch1.13/tar.pt" << 8192;
    QTest::newRow("safetensors") << "torch2.15/model.safetensors" << 0;
    QTest::newRow("npy") << "torch1.13/version1.npy" << 0;
    QTest::newRow("npz") << "torch1.13/arrays.npz" << 0;
    QTest::newRow("deflated npz") << "torch1.13/packed.npz" << 0;
}

void TestBatchHostile::truncatedAnywhere()
{
    QFETCH(QString, sample);
    QFETCH(int, padding);
    QFile source(QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/data/batch/") + sample);
    QVERIFY(source.open(QIODevice::ReadOnly));
    const QByteArray content = source.readAll();
    const QByteArray name = sample.section(QLatin1Char('/'), -1).toUtf8();
    QVERIFY(m_files.open(name.constData(), content));
    for (qsizetype length = 0; length < content.size() - padding; ++length) {
        const auto file = m_files.open(name.constData(), content.left(length));
        if (file)
            QFAIL(qPrintable(QStringLiteral("%1 bytes are taken for the whole file").arg(length)));
        const io::Error& error = file.error();
        const bool clear = !error.detail.empty() && !error.place.empty() && !error.path.empty();
        QVERIFY2(clear, qPrintable(QString::number(length)));
    }
}

void TestBatchHostile::changedBytes()
{
    // Every byte of small files turned over, one at a time: any answer is right that is not a crash or a
    // hang.
    QDirIterator samples(QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/data/batch/torch2.15"), QDir::Files);
    int files = 0;
    while (samples.hasNext()) {
        QFile source(samples.next());
        if (source.fileName().endsWith(QLatin1String(".json")) || source.size() > 5000)
            continue;
        QVERIFY(source.open(QIODevice::ReadOnly));
        QByteArray content = source.readAll();
        const QByteArray name = source.fileName().section(QLatin1Char('/'), -1).toUtf8();
        const qsizetype step = sanitized ? 7 : 1;
        for (qsizetype i = 0; i < content.size(); i += step) {
            content[i] = static_cast<char>(~content[i]);
            const auto file = m_files.open(name.constData(), content);
            if (file)
                batch::walk(file->values, file->root, [&](const batch::Visit& visit) {
                    if (file->values.kind(visit.id) == batch::ValueKind::Tensor)
                        static_cast<void>(batch::readSlice(*file, visit.id, {{}, 0, 3, 0, 3}));
                    return batch::WalkStep::Enter;
                });
            content[i] = static_cast<char>(~content[i]);
        }
        ++files;
    }
    QVERIFY(files > 5);
}

void TestBatchHostile::bombs_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("content");
    const auto row = [](const char* title, const char* name, const QByteArray& content) {
        QTest::newRow(title) << QByteArray(name) << content;
    };
    const QByteArray start("\x80\x04");
    row("many dicts", "a.pkl", start + QByteArray(20'000'000, '}') + ".");
    row("many lists in one", "a.pkl", start + "](" + QByteArray(3'000'000, ']') + "e.");
    row("deep nesting", "a.pkl",
        start + QByteArray("]").repeated(900'000) + QByteArray("a").repeated(899'999) + ".");
    row("deep tuples", "a.pkl", start + ")" + QByteArray(900'000, '\x85') + ".");
    QByteArray doubling = start + "]q" + QByteArray(1, '\0');
    for (int level = 1; level < 60; ++level)
        doubling += "](" + QByteArray("h" + QByteArray(1, static_cast<char>(level - 1))).repeated(10) + "eq" +
                    QByteArray(1, static_cast<char>(level));
    row("each list holds the one before ten times", "a.pkl", doubling + ".");
    row("many duplicates on the stack", "a.pkl", start + "N" + QByteArray(30'000'000, '2') + ".");
    row("memo at a high index", "a.pkl", start + ("Nr" + raw<std::uint32_t>(1'999'999)).repeated(1000) + ".");
    row("many marks", "a.pkl", start + QByteArray(30'000'000, '(') + ".");
    row("calls of calls", "a.pkl", start + "cos\nsystem\n" + QByteArray(")R").repeated(3'000'000) + ".");
    row("dicts made of one dict", "a.pkl",
        start + "}(" + QByteArray("K\x01K\x02").repeated(200'000) +
            "uq\x01"
            "ccollections\nOrderedDict\nq\x02" +
            QByteArray("h\x02h\x01\x85R0").repeated(100'000) + ".");
    QByteArray names = start;
    for (int i = 0; i < 300'000; ++i)
        names += "cm" + QByteArray::number(i) + "\nf\n0";
    row("many names", "a.pkl", names + "N.");
    row("a pickle that inflates to 200 megabytes", "a.pt",
        makeZip({{"a/data.pkl", deflated(QByteArray(200'000'000, '}')), 0, 8, 200'000'000}}));
    row("an entry that says it inflates to gigabytes", "a.pt",
        makeZip({{"a/data.pkl", deflated(QByteArray(1000, '}')), 0, 8, 0xf0000000}}));
    std::vector<MadeEntry> entries(60'000, MadeEntry{"a/" + QByteArray(400, 'n'), {}});
    row("many entries of one name", "a.pt", makeZip(entries));
    QByteArray header = "{";
    for (int i = 0; i < 400'000; ++i)
        header += "\"t" + QByteArray::number(i) + R"(":{"dtype":"U8","shape":[0],"data_offsets":[0,0]},)";
    header.back() = '}';
    row("many tensors", "a.safetensors", makeSafetensors(header));
    row("a name of megabytes", "a.safetensors",
        makeSafetensors("{\"" + QByteArray(50'000'000, 'n') + "\":1}"));
    row("deep JSON", "a.safetensors", makeSafetensors("{\"a\":" + QByteArray(5'000'000, '[')));
}

void TestBatchHostile::bombs()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, content);
    const std::string path = m_files.write(name.constData(), content);
    content.clear();
    content.squeeze();
    const Cost before = costOf("/nonexistent");
    const Cost cost = costOf(path);
    QVERIFY2(cost.exited, "the reader did not survive");
    qInfo("%.2f s, %ld KiB, of which an idle child takes %ld", cost.seconds, cost.kibibytes,
          before.kibibytes);
    if (sanitized)
        return; // the sanitizers' own memory and time are not what is measured here
    QVERIFY2(cost.kibibytes - before.kibibytes < 100 * 1024, "over 100 MiB");
    QVERIFY2(cost.seconds < 1, "over a second");
}

void TestBatchHostile::caps()
{
    batch::Caps caps;
    const auto refused = [this](const QByteArray& content, const batch::Caps& with,
                                const char* name = "a.pkl") {
        const auto file = m_files.open(name, content, with);
        return !file && file.error().kind == ErrorKind::TooLarge;
    };
    const QByteArray list = "\x80\x02](" + QByteArray("K\x01").repeated(200) + "e.";
    QVERIFY(!refused(list, caps));
    caps.nodes = 100;
    QVERIFY(refused(list, caps));
    caps = {};
    caps.memory = 2000;
    QVERIFY(refused(list, caps));
    caps = {};
    caps.stack = 50;
    QVERIFY(refused(list, caps));
    caps = {};
    caps.memo = 5;
    QVERIFY(refused("\x80\x02Nq\x05.", caps));
    QVERIFY(!refused("\x80\x02Nq\x04.", caps));
    caps = {};
    caps.entries = 2;
    QVERIFY(refused(makeZip({{"a", ""}, {"b", ""}, {"c", ""}}), caps, "a.pt"));
    caps = {};
    caps.headerBytes = 10;
    QVERIFY(refused(makeSafetensors(R"({"a":{"dtype":"U8","shape":[0],"data_offsets":[0,0]}})"), caps,
                    "a.safetensors"));
    caps = {};
    caps.inflatedPickle = 100;
    QVERIFY(
        refused(makeZip({{"a/data.pkl", deflated(QByteArray(200, 'N') + '.'), 0, 8, 201}}), caps, "a.pt"));

    caps = {};
    caps.expansion = 150;
    const auto wide = m_files.open("a.pkl", list, caps);
    QVERIFY(wide);
    const auto end =
        batch::walk(wide->values, wide->root, [](const batch::Visit&) { return batch::WalkStep::Enter; });
    QVERIFY(end == batch::WalkEnd::ExpansionCap);
    caps = {};
    caps.depth = 3;
    const auto deep = m_files.open("a.pkl", "\x80\x02]]]]]aaaa.", caps);
    QVERIFY(deep);
    std::size_t deepest = 0;
    bool cut = false;
    batch::walk(deep->values, deep->root, [&](const batch::Visit& visit) {
        deepest = std::max(deepest, visit.depth);
        cut = cut || visit.tooDeep;
        return batch::WalkStep::Enter;
    });
    QVERIFY(cut && deepest == 3);
}

QTEST_GUILESS_MAIN(TestBatchHostile)
#include "tst_batch_hostile.moc"
