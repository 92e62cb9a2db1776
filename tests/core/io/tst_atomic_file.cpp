// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/atomic_file.h"
#include "tests/helpers/unprivileged.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <string>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace torchtriage;
using io::ErrorKind;

namespace {

std::string contentOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string("cannot be read");
}

// Runs `work` in a child process; returns how that ended, as waitpid gives it.
template <class Work>
int inChild(Work work)
{
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(work() ? 0 : 1);
    int status = -1;
    ::waitpid(child, &status, 0);
    return status;
}

} // namespace

class TestAtomicFile : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_dir;

    std::string path(const char* name) const
    {
        return m_dir->filePath(QString::fromUtf8(name)).toStdString();
    }
    QStringList names() const { return QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden); }

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(m_dir->isValid());
        QCOMPARE(::chmod(m_dir->path().toUtf8().constData(), 0777), 0);
    }

    void replacesTheWholeContent()
    {
        const auto target = path("incident.json");
        QVERIFY(io::writeAtomically(target, std::string("a long first version")));
        QVERIFY(io::writeAtomically(target, std::string("second")));
        QCOMPARE(contentOf(target), std::string("second"));
        QVERIFY(io::writeAtomically(target, {}));
        QCOMPARE(contentOf(target), std::string());
        QCOMPARE(names(), QStringList{"incident.json"});
    }

    void permissionBits_data()
    {
        QTest::addColumn<unsigned>("mode");
        QTest::newRow("private map") << 0600U;
        QTest::newRow("document") << 0644U;
    }
    void permissionBits()
    {
        QFETCH(unsigned, mode);
        const mode_t before = ::umask(0077); // a strict umask must not change what was asked for
        const auto written = io::writeAtomically(path("f"), std::string("x"), mode);
        ::umask(before);
        QVERIFY(written);
        struct stat info {};
        QCOMPARE(::stat(path("f").c_str(), &info), 0);
        QCOMPARE(info.st_mode & 0777U, mode);
    }

    void nameWithoutFolder()
    {
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_dir->path()));
        const auto written = io::writeAtomically("beside.json", std::string("x"));
        QDir::setCurrent(before);
        QVERIFY(written);
        QCOMPARE(names(), QStringList{"beside.json"});
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("kind");
        QTest::newRow("no such folder") << "absent/f.json" << int(ErrorKind::NotFound);
        QTest::newRow("target is a folder") << "folder" << int(ErrorKind::IsDirectory);
        QTest::newRow("target is a fifo") << "fifo" << int(ErrorKind::NotAFile);
        QTest::newRow("folder of another user") << "locked/f.json" << int(ErrorKind::PermissionDenied);
    }
    void refusals()
    {
        QFETCH(QString, name);
        QFETCH(int, kind);
        QCOMPARE(::mkdir(path("folder").c_str(), 0755), 0);
        QCOMPARE(::mkdir(path("locked").c_str(), 0555), 0);
        QCOMPARE(::mkfifo(path("fifo").c_str(), 0666), 0);
        const testing::Unprivileged rights;
        QVERIFY2(rights.effective(), "the system does not let this process give up root");
        const auto target = m_dir->filePath(name).toStdString();
        const auto written = io::writeAtomically(target, std::string("x"));
        QVERIFY(!written);
        QCOMPARE(int(written.error().kind), kind);
        // What is missing is the folder, so that is what the error names.
        const bool noFolder = written.error().kind == ErrorKind::NotFound;
        QCOMPARE(written.error().path, noFolder ? path("absent") : target);
        QCOMPARE(names(), QStringList());
    }

    void aFullDiskKeepsTheOldFile()
    {
        const auto target = path("kept.json");
        QVERIFY(io::writeAtomically(target, std::string("old")));
        const int status = inChild([&target] {
            // The system refuses every byte over this size, as a full disk does.
            const rlimit limit{1000, 1000};
            ::setrlimit(RLIMIT_FSIZE, &limit);
            ::signal(SIGXFSZ, SIG_IGN);
            const auto written = io::writeAtomically(target, std::string(5000, 'n'));
            return !written && written.error().kind == ErrorKind::WriteFailed &&
                   !written.error().detail.empty();
        });
        QCOMPARE(status, 0);
        QCOMPARE(contentOf(target), std::string("old"));
        QCOMPARE(names(), QStringList{"kept.json"});
    }

    // A writer is killed at some moment, many times over: the file is then one of its versions, whole.
    void killedHalfWayLeavesOldOrNew()
    {
        const auto target = path("record.json");
        const std::string even(300'000, 'e');
        const std::string odd(200'000, 'o');
        QVERIFY(io::writeAtomically(target, even));
        int seenOdd = 0;
        for (useconds_t round = 0; round < 80; ++round) {
            const pid_t child = ::fork();
            if (child == 0) {
                for (bool turn = true;; turn = !turn)
                    (void)io::writeAtomically(target, turn ? odd : even);
            }
            ::usleep(500 + round * 137);
            const auto during = contentOf(target);
            ::kill(child, SIGKILL);
            ::waitpid(child, nullptr, 0);
            const auto after = contentOf(target);
            QVERIFY2(during == even || during == odd, "a reader saw a part of a version");
            QVERIFY2(after == even || after == odd, "a killed writer left a part of a version");
            seenOdd += after == odd;
        }
        QVERIFY2(seenOdd > 0, "the writer never got far enough to be interrupted");
        // Only a writer that was killed within the two calls that replace a file leaves a name behind, or one
        // on a file system without nameless files.
        const int nameless = ::open(m_dir->path().toUtf8().constData(), O_TMPFILE | O_WRONLY, 0600);
        if (nameless < 0)
            QSKIP("this file system has no nameless files: killed writers leave theirs behind");
        ::close(nameless);
        QVERIFY2(names().size() < 10, qPrintable(names().join(u' ')));
    }
};

QTEST_GUILESS_MAIN(TestAtomicFile)
#include "tst_atomic_file.moc"
