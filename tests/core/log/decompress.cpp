// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/decompress.h"

#include "core/log/open_log.h"
#include "tests/core/log/archive_writer.h"
#include "tests/helpers/test_classes.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <random>

using namespace torchtriage;

namespace {

constexpr std::uint64_t plenty = std::uint64_t{1} << 30;

std::string sampleLog()
{
    std::mt19937 random(5);
    std::string text;
    while (text.size() < 300'000)
        text += "step " + std::to_string(random()) + " loss 0.4\n";
    return text;
}

std::string contentOf(const io::File& file)
{
    std::string text(static_cast<std::size_t>(file.size()), '\0');
    return file.readExactlyAt(0, text) ? text : "unreadable";
}

} // namespace

class TestDecompress : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const std::string m_log = sampleLog();

    [[nodiscard]] std::string path(const char* name) const { return m_folder.filePath(name).toStdString(); }

    static void formats()
    {
        QTest::addColumn<int>("container");
        QTest::addColumn<int>("filter");
        const auto row = [](const char* name, Container container, int filter) {
            QTest::newRow(name) << int(container) << filter;
        };
        row("gz", Container::Raw, ARCHIVE_FILTER_GZIP);
        row("xz", Container::Raw, ARCHIVE_FILTER_XZ);
        row("zst", Container::Raw, ARCHIVE_FILTER_ZSTD);
        row("bz2", Container::Raw, ARCHIVE_FILTER_BZIP2);
        row("lz4", Container::Raw, ARCHIVE_FILTER_LZ4);
        row("zip", Container::Zip, ARCHIVE_FILTER_NONE);
        row("tar.gz", Container::Tar, ARCHIVE_FILTER_GZIP);
        row("tar.zst", Container::Tar, ARCHIVE_FILTER_ZSTD);
    }
    /// Writes the sample in the format of the row.
    [[nodiscard]] std::string packed(const char* name) const
    {
        QFETCH(int, container);
        QFETCH(int, filter);
        const std::string file = path(name);
        return writeArchive(file, Container(container), filter, {{"job.log", m_log}}) ? file : std::string();
    }

private slots:
    void roundTrip_data() { formats(); }
    void roundTrip()
    {
        const std::string file = packed("packed");
        QVERIFY(!file.empty());
        const auto packedFile = io::File::open(file);
        QVERIFY(packedFile);
        std::string head(16, '\0');
        QVERIFY(packedFile->readAt(0, head));
        QVERIFY(log::looksCompressed(head));
        const auto text = log::decompress(*packedFile, plenty);
        QVERIFY2(text, text ? "" : text.error().detail.c_str());
        QVERIFY(contentOf(*text) == m_log);
        QCOMPARE(text->path(), file);

        const auto opened = log::openLog(file);
        QVERIFY(opened);
        QVERIFY(opened->compressed);
        QCOMPARE(int(opened->format), int(log::Format::Text));
        QCOMPARE(opened->source->size(), std::uint64_t{m_log.size()});
    }

    void truncated_data() { formats(); }
    void truncated()
    {
        const std::string file = packed("truncated");
        QFile cut(QString::fromStdString(file));
        QVERIFY(cut.resize(cut.size() / 2));
        const auto opened = log::openLog(file);
        QVERIFY(!opened);
        QCOMPARE(int(opened.error().kind), int(io::ErrorKind::Malformed));
        QCOMPARE(opened.error().path, file);
        QVERIFY(!opened.error().detail.empty());
    }

    void corrupt_data() { formats(); }
    void corrupt()
    {
        const std::string file = packed("corrupt");
        QFile broken(QString::fromStdString(file));
        QVERIFY(broken.open(QIODevice::ReadWrite));
        // The beginning of a gzip stream: deflate takes noise further in for text, and nobody looks at its
        // sum.
        QFETCH(int, filter);
        QVERIFY(broken.seek(filter == ARCHIVE_FILTER_GZIP ? 10 : broken.size() / 3));
        broken.write(QByteArray(200, '\xff'));
        broken.close();
        const auto opened = log::openLog(file);
        QVERIFY(!opened);
        QCOMPARE(int(opened.error().kind), int(io::ErrorKind::Malformed));
        QVERIFY(!opened.error().detail.empty());
    }

    void bombStopsAtTheLimit_data() { formats(); }
    void bombStopsAtTheLimit()
    {
        QFETCH(int, container);
        QFETCH(int, filter);
        const std::string file = path("bomb");
        QVERIFY(writeArchive(file, Container(container), filter, {{"a.log", std::string(4'000'000, 'x')}}));
        const auto packedFile = io::File::open(file);
        QVERIFY(packedFile);
        const auto text = log::decompress(*packedFile, 500'000);
        QVERIFY(!text);
        QCOMPARE(int(text.error().kind), int(io::ErrorKind::TooLarge));
        QCOMPARE(text.error().path, file);
        QVERIFY(log::decompress(*packedFile, 4'000'000));
    }

    void membersFollowEachOther()
    {
        const std::string file = path("two.zip");
        QVERIFY(writeArchive(file, Container::Zip, ARCHIVE_FILTER_NONE,
                             {{"rank0.log", "a\nb\n"}, {"empty.log", ""}, {"rank1.log", "c\n"}}));
        const auto text = log::decompress(io::File::open(file).value(), plenty);
        QVERIFY(text);
        QCOMPARE(contentOf(*text), std::string("a\nb\nc\n"));
    }

    // Names inside an archive are no paths: nothing is written where they point.
    void namesAreNeverUsed()
    {
        const std::string file = path("names.zip");
        QVERIFY(writeArchive(file, Container::Zip, ARCHIVE_FILTER_NONE, {{"../escaped.log", "a\n"}}));
        QVERIFY(log::decompress(io::File::open(file).value(), plenty));
        QVERIFY(!QFile::exists(m_folder.filePath("../escaped.log")));
        QVERIFY(!QFile::exists("escaped.log"));
    }

    // libarchive knows formats that it unpacks by starting a program. A file must not start anything.
    void noProgramIsStarted()
    {
        QByteArray lrzip = QByteArrayLiteral("LRZI\x00\x06");
        lrzip += QByteArray(200, '\0');
        const std::string file = path("outer.gz");
        QVERIFY(writeArchive(file, Container::Raw, ARCHIVE_FILTER_GZIP, {{"x", lrzip.toStdString()}}));
        const auto text = log::decompress(io::File::open(file).value(), plenty);
        QVERIFY(text);
        QCOMPARE(contentOf(*text), lrzip.toStdString());
    }

    void plainTextIsNotCompressed_data()
    {
        QTest::addColumn<QByteArray>("head");
        for (const char* head : {"", "B", "BZ", "PK", "Traceback (most", "\x1f", "{\"cells\""})
            QTest::newRow(*head != '\0' ? head : "nothing") << QByteArray(head);
    }
    void plainTextIsNotCompressed()
    {
        QFETCH(QByteArray, head);
        QVERIFY(!log::looksCompressed(head.toStdString()));
    }
};

std::unique_ptr<QObject> makeDecompressTests()
{
    return std::make_unique<TestDecompress>();
}

#include "decompress.moc"
