// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fleet/scan_cache.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <rapidcheck.h>

using namespace torchtriage;
using fleet::LogEntry;

namespace {

std::vector<LogEntry> someEntries()
{
    std::vector<LogEntry> entries;
    for (int i = 0; i < 40; ++i) {
        LogEntry entry;
        entry.path = "job-" + std::to_string(1000 + i) + "/rank0.log";
        entry.file = {static_cast<std::uint64_t>(i) * 7, 1'720'000'000'000'000'000 + i,
                      static_cast<std::uint64_t>(i)};
        entry.state = static_cast<fleet::LogState>(i % 4);
        entry.fingerprint = {static_cast<std::uint64_t>(i) * 0x9e3779b97f4a7c15};
        if (i % 3 != 0)
            entry.family = triage::allFamilies[static_cast<std::size_t>(i) % triage::allFamilies.size()];
        entry.failureClass = triage::allClasses[static_cast<std::size_t>(i) % triage::allClasses.size()];
        entry.message = std::string(static_cast<std::size_t>(i), 'x');
        entry.op = i % 2 == 0 ? "nll_loss" : "";
        entry.firstLine = i;
        if (i % 5 == 0)
            entry.rank = i;
        entry.ranks = static_cast<std::uint32_t>(i % 9);
        entry.when = 1'720'000'000 + i;
        entry.timeSource = i % 2 == 0 ? fleet::TimeSource::Log : fleet::TimeSource::File;
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace

class TestScanCache : public QObject {
    Q_OBJECT

private:
    static constexpr std::uint64_t digest = 42;
    QTemporaryDir m_folder;
    std::string m_path;
    QByteArray m_bytes;

private slots:
    void initTestCase()
    {
        m_path = m_folder.filePath(QStringLiteral("a/b/cache.bin")).toStdString();
        QVERIFY(fleet::writeCache(m_path, someEntries(), digest));
        QFile file(QString::fromStdString(m_path));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_bytes = file.readAll();
    }

    void comesBackAsItWas()
    {
        const auto read = fleet::readCache(m_path, digest);
        QVERIFY(read);
        QVERIFY(read->entries == someEntries());
        QCOMPARE(QFile::permissions(QString::fromStdString(m_path)) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
    }

    void otherSignaturesEmptyIt()
    {
        const auto read = fleet::readCache(m_path, digest + 1);
        QVERIFY(read);
        QVERIFY(read->entries.empty());
        QVERIFY(fleet::cacheDigest(1) != fleet::cacheDigest(2));
    }

    void aMissingFileIsAnEmptyCache()
    {
        const auto read = fleet::readCache(m_path + ".none", digest);
        QVERIFY(read);
        QVERIFY(read->entries.empty());
    }

    void everyPrefixIsRefused()
    {
        for (qsizetype size = 0; size < m_bytes.size(); ++size) {
            const QByteArray cut = m_bytes.left(size);
            QVERIFY2(!fleet::parseCache("cache", {cut.constData(), static_cast<std::size_t>(size)}, digest),
                     qPrintable(QString::number(size)));
        }
    }

    void everyChangedByteIsRefused()
    {
        const bool held = rc::check("a changed byte is noticed", [this] {
            QByteArray bytes = m_bytes;
            const auto at = static_cast<qsizetype>(*rc::gen::inRange<int>(0, static_cast<int>(bytes.size())));
            const auto change = static_cast<char>(*rc::gen::inRange<int>(1, 256));
            bytes[at] = static_cast<char>(bytes.at(at) ^ change);
            RC_ASSERT(!fleet::parseCache("cache", {bytes.constData(), static_cast<std::size_t>(bytes.size())},
                                         digest));
        });
        QVERIFY(held);
    }

    void anythingElseIsRefused()
    {
        const QByteArray other = "TTFLEET1" + QByteArray(200, '\xff');
        QVERIFY(
            !fleet::parseCache("cache", {other.constData(), static_cast<std::size_t>(other.size())}, digest));
        const auto folder = fleet::readCache(m_folder.path().toStdString(), digest);
        QVERIFY(!folder);
        QVERIFY(folder.error().kind == io::ErrorKind::IsDirectory);
    }
};

QTEST_GUILESS_MAIN(TestScanCache)
#include "tst_scan_cache.moc"
