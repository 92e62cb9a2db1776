// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/folder.h"
#include "core/incident/relative_path.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <filesystem>
#include <set>
#include <thread>

using namespace torchtriage;
using namespace torchtriage::incident;

namespace {

Record named(const std::string& id)
{
    Record record;
    record.id = id;
    return record;
}

} // namespace

class TestIncidentFolder : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_dir;
    [[nodiscard]] std::string home() const { return m_dir.path().toStdString(); }

private slots:
    void aFolderIsMadeAndOpened()
    {
        const auto made = Folder::create(home() + "/library/2026", "run a/b", named("one"));
        QVERIFY(made.has_value());
        QVERIFY(made->path().ends_with("/library/2026/run-a-b"));
        const auto again = Folder::create(home() + "/library/2026", "run a/b", named("two"));
        QVERIFY(again.has_value());
        QVERIFY(again->path().ends_with("run-a-b-2"));
        for (const std::string& path : {made->path(), made->path() + "/", made->recordPath()}) {
            const auto opened = Folder::open(path);
            QVERIFY2(opened.has_value(), path.c_str());
            QCOMPARE(opened->path(), made->path());
            QCOMPARE(opened->record()->id, std::string("one"));
        }
        const QStringList left = QDir(QString::fromStdString(home() + "/library/2026"))
                                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        QCOMPARE(left, QStringList({"run-a-b", "run-a-b-2"}));
    }

    void whatIsNoFolderIsRefused()
    {
        QVERIFY(!Folder::open(home() + "/nowhere").has_value());
        QVERIFY(Folder::open(home()).error().kind == io::ErrorKind::NotFound);
        QVERIFY(!Folder::isIncident(home()));
    }

    void changesFromManyThreadsAllStay()
    {
        const auto folder = Folder::create(home(), "threads", named("t"));
        QVERIFY(folder.has_value());
        constexpr int each = 20;
        std::atomic<int> refused = 0;
        {
            std::vector<std::jthread> threads;
            for (int t = 0; t < 4; ++t) {
                threads.emplace_back([&, t] {
                    for (int i = 0; i < each; ++i) {
                        const auto done = folder->update([&](Record& record) {
                            record.notes.push_back({"", std::to_string(t) + "/" + std::to_string(i), {}});
                        });
                        refused += done ? 0 : 1;
                    }
                });
            }
        }
        QCOMPARE(refused.load(), 0);
        QCOMPARE(folder->record()->notes.size(), std::size_t{4 * each});
    }

    void aNewerRecordIsNotOverwritten()
    {
        Record newer = named("n");
        newer.version = 2;
        const auto folder = Folder::create(home(), "newer", newer);
        QVERIFY(folder.has_value());
        const auto done = folder->update([](Record& record) { record.title = "mine"; });
        QVERIFY(!done.has_value());
        QVERIFY(done.error().kind == io::ErrorKind::Unsupported);
        QCOMPARE(folder->record()->title, std::string());
    }

    void runsAreNumbered()
    {
        const auto folder = Folder::create(home(), "runs", named("r"));
        QVERIFY(folder.has_value());
        std::filesystem::create_directories(folder->path() + "/runs/9");
        std::filesystem::create_directories(folder->path() + "/runs/notes");
        std::vector<std::string> made(12);
        {
            std::vector<std::jthread> threads;
            for (std::string& name : made)
                threads.emplace_back([&] { name = folder->nextRun().value_or(""); });
        }
        QCOMPARE(std::set(made.begin(), made.end()).size(), made.size());
        QCOMPARE(folder->runs().size(), std::size_t{13});
        QCOMPARE(folder->runs().front(), std::string("runs/9"));
        QCOMPARE(folder->runs().back(), std::string("runs/21"));
    }

    void casesHaveNames()
    {
        const auto folder = Folder::create(home(), "cases", named("c"));
        QCOMPARE(folder->addCase("one bad row").value(), std::string("cases/one-bad-row"));
        QCOMPARE(folder->addCase("one bad row").value(), std::string("cases/one-bad-row-2"));
        QCOMPARE(folder->addCase("../..").value(), std::string("cases/-.."));
        QCOMPARE(folder->cases().size(), std::size_t{3});
    }

    void aMovedFolderStillResolves()
    {
        const auto folder = Folder::create(home(), "moves", named("m"));
        QVERIFY(folder->write("logs/train.log", std::string("text")).has_value());
        const std::string name = folder->nameFor(folder->path() + "/logs/train.log");
        QCOMPARE(name, std::string("logs/train.log"));
        QCOMPARE(folder->nameFor("/elsewhere/batch.pt"), std::string("/elsewhere/batch.pt"));
        std::filesystem::rename(folder->path(), home() + "/moved");
        const auto moved = Folder::open(home() + "/moved");
        QCOMPARE(moved->read(name, 100).value(), std::string("text"));
        QCOMPARE(moved->resolve(name).value(), home() + "/moved/logs/train.log");
        QCOMPARE(moved->resolve("/elsewhere/batch.pt").value(), std::string("/elsewhere/batch.pt"));
    }

    void nothingLeavesTheFolder_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* path :
             {"..", "../x", "a/../../x", "/etc/hostname", "", ".", "a\nb", "c:/x", "..\\x", "link/x"})
            QTest::newRow(path) << path;
        QTest::newRow("long") << QString(5000, u'a');
        QTest::newRow("deep") << QStringLiteral("a/").repeated(40);
    }

    void nothingLeavesTheFolder()
    {
        QFETCH(QString, path);
        const auto folder = Folder::create(home(), "stays", named("s"));
        std::filesystem::create_directory_symlink(home(), folder->path() + "/link");
        QVERIFY(!folder->absolute(path.toStdString()).has_value());
        QVERIFY(!folder->write(path.toStdString(), std::string("x")).has_value());
        QVERIFY(!QFile::exists(m_dir.path() + "/x"));
    }

    void namesAreMadeOfAnyText()
    {
        QCOMPARE(fileName("a b/c:d"), std::string("a-b-c-d"));
        QCOMPARE(fileName("..hidden"), std::string("hidden"));
        QCOMPARE(fileName(""), std::string("unnamed"));
        QCOMPARE(fileName("日本"), std::string("日本"));
        const std::string cut = fileName(std::string(79, 'a') + "日本");
        QCOMPARE(cut, std::string(79, 'a'));
    }

    void anUpdateWithoutChangeWritesNothing()
    {
        const auto folder = Folder::create(home(), "quiet", named("q"));
        const auto before = std::filesystem::last_write_time(folder->recordPath());
        QTest::qWait(20);
        QVERIFY(folder->update([](Record&) {}).has_value());
        QVERIFY(std::filesystem::last_write_time(folder->recordPath()) == before);
    }
};

QTEST_GUILESS_MAIN(TestIncidentFolder)
#include "tst_incident_folder.moc"
