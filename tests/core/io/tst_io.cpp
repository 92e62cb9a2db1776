// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/error.h"
#include "core/io/file.h"
#include "tests/helpers/unprivileged.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <set>
#include <string>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>

using namespace torchtriage;
using io::ErrorKind;
using namespace std::chrono_literals;

namespace {

constexpr std::array allKinds = {
    ErrorKind::NotFound,   ErrorKind::PermissionDenied, ErrorKind::IsDirectory, ErrorKind::NotAFile,
    ErrorKind::ReadFailed, ErrorKind::WriteFailed,      ErrorKind::Truncated,   ErrorKind::TooLarge,
    ErrorKind::Malformed,  ErrorKind::Unsupported,      ErrorKind::Cancelled,
};

QString idOf(ErrorKind kind)
{
    const auto id = io::toString(kind);
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

std::string_view read(std::span<const char> buffer, std::size_t count)
{
    return {buffer.data(), count};
}

} // namespace

class TestIo : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_dir;

    std::string path(const char* name) const { return m_dir.filePath(QString::fromUtf8(name)).toStdString(); }
    std::string makeFile(const char* name, const QByteArray& content) const
    {
        QFile file(m_dir.filePath(QString::fromUtf8(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write the fixture %s", name);
        return path(name);
    }
    // A fifo whose writer sends `pieces` one by one, so that each read of the system is short, and then
    // closes.
    std::jthread feedFifo(const std::string& fifo, std::vector<std::string> pieces) const
    {
        if (::mkfifo(fifo.c_str(), 0600) != 0)
            qFatal("cannot make the fifo %s", fifo.c_str());
        return std::jthread([fifo, pieces = std::move(pieces)] {
            const int fd = ::open(fifo.c_str(), O_WRONLY | O_CLOEXEC);
            for (const auto& piece : pieces) {
                (void)!::write(fd, piece.data(), piece.size());
                std::this_thread::sleep_for(20ms);
            }
            ::close(fd);
        });
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_dir.isValid());
        // The folder must be open to the user that the permission tests become.
        QCOMPARE(::chmod(m_dir.path().toUtf8().constData(), 0777), 0);
    }

    void kindsHaveDistinctIds()
    {
        std::set<std::string_view> ids;
        for (const auto kind : allKinds)
            ids.insert(io::toString(kind));
        QCOMPARE(ids.size(), allKinds.size());
        QCOMPARE(idOf(ErrorKind::PermissionDenied), "permission-denied");
        QCOMPARE(idOf(ErrorKind::NotAFile), "not-a-file");
    }

    void systemErrors_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("id");
        QTest::newRow("missing") << ENOENT << "not-found";
        QTest::newRow("a file used as folder") << ENOTDIR << "not-found";
        QTest::newRow("no access") << EACCES << "permission-denied";
        QTest::newRow("not permitted") << EPERM << "permission-denied";
        QTest::newRow("directory") << EISDIR << "is-directory";
        QTest::newRow("no such device") << ENXIO << "not-a-file";
        QTest::newRow("anything else") << EIO << "write-failed";
    }
    void systemErrors()
    {
        QFETCH(int, number);
        QFETCH(QString, id);
        const auto error = io::systemError("a.log", number, ErrorKind::WriteFailed);
        QCOMPARE(idOf(error.kind), id);
        QCOMPARE(error.path, std::string("a.log"));
        QCOMPARE(error.detail, std::string(std::strerror(number)));
    }

    void openRefuses_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("id");
        makeFile("plain.log", "x");
        const std::string secret = makeFile("secret.log", "x");
        QCOMPARE(::chmod(secret.c_str(), 0), 0);
        QCOMPARE(::symlink("loop", path("loop").c_str()), 0);
        const int fd = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, path("socket").c_str(), sizeof address.sun_path - 1);
        QCOMPARE(::bind(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        ::close(fd);

        QTest::newRow("missing") << m_dir.filePath("absent.log") << "not-found";
        QTest::newRow("below a file") << m_dir.filePath("plain.log/x") << "not-found";
        QTest::newRow("empty name") << QString() << "not-found";
        QTest::newRow("directory") << m_dir.path() << "is-directory";
        QTest::newRow("no permission") << m_dir.filePath("secret.log") << "permission-denied";
        QTest::newRow("socket") << m_dir.filePath("socket") << "not-a-file";
        QTest::newRow("link to itself") << m_dir.filePath("loop") << "read-failed";
    }
    void openRefuses()
    {
        QFETCH(QString, target);
        QFETCH(QString, id);
        const testing::Unprivileged rights;
        QVERIFY2(rights.effective(), "the system does not let this process give up root");
        const auto file = io::File::open(target.toStdString());
        QVERIFY(!file);
        QCOMPARE(idOf(file.error().kind), id);
        QCOMPARE(file.error().path, target.toStdString());
    }

    void readsAtAnyOffset()
    {
        const auto file = io::File::open(makeFile("ten.log", "0123456789"));
        QVERIFY(file);
        QVERIFY(file->isSeekable());
        QCOMPARE(file->size(), std::uint64_t{10});
        std::array<char, 4> buffer{};
        QCOMPARE(file->readAt(2, buffer).value(), std::size_t{4});
        QCOMPARE(read(buffer, 4), std::string_view("2345"));
        QCOMPARE(file->readAt(8, buffer).value(), std::size_t{2});
        QCOMPARE(read(buffer, 2), std::string_view("89"));
        QCOMPARE(file->readAt(10, buffer).value(), std::size_t{0});
        QCOMPARE(file->readAt(1'000'000, buffer).value(), std::size_t{0});
        QVERIFY(file->readExactlyAt(6, buffer));
        QCOMPARE(read(buffer, 4), std::string_view("6789"));
    }

    void exactReadSaysWhereTheFileEnds()
    {
        const auto file = io::File::open(makeFile("short.log", "0123456789"));
        QVERIFY(file);
        std::array<char, 4> buffer{};
        const auto got = file->readExactlyAt(7, buffer);
        QVERIFY(!got);
        QCOMPARE(idOf(got.error().kind), "truncated");
        QCOMPARE(got.error().place, std::string("byte 10"));
    }

    void sizeFollowsTheFile()
    {
        const auto name = makeFile("growing.log", "0123456789");
        auto file = io::File::open(name);
        QVERIFY(file);
        makeFile("growing.log", "0123456789 and more");
        QCOMPARE(file->size(), std::uint64_t{10});
        QCOMPARE(file->refreshSize().value(), std::uint64_t{19});
        QCOMPARE(::truncate(name.c_str(), 3), 0);
        QCOMPARE(file->refreshSize().value(), std::uint64_t{3});
        std::array<char, 8> buffer{};
        QCOMPARE(file->readAt(0, buffer).value(), std::size_t{3});
        QCOMPARE(idOf(file->readExactlyAt(0, buffer).error().kind), "truncated");
    }

    void refusedReadKeepsTheSystemsReason()
    {
        // No page is ever mapped at address 0 of a process, so its memory file opens and then refuses this
        // read.
        const auto file = io::File::open("/proc/self/mem");
        QVERIFY(file);
        std::array<char, 8> buffer{};
        const auto got = file->readAt(0, buffer);
        QVERIFY(!got);
        QCOMPARE(idOf(got.error().kind), "read-failed");
        QCOMPARE(got.error().detail, std::string(std::strerror(EIO)));
    }

    void movedFileStaysOpen()
    {
        auto first = io::File::open(makeFile("moved.log", "content"));
        QVERIFY(first);
        io::File second = std::move(*first);
        io::File third = io::File::open(makeFile("other.log", "other")).value();
        third = std::move(second);
        std::array<char, 7> buffer{};
        QVERIFY(third.readExactlyAt(0, buffer));
        QCOMPARE(read(buffer, 7), std::string_view("content"));
    }

    void fifoIsReadToItsEnd()
    {
        const auto fifo = path("pieces.fifo");
        const auto writer = feedFifo(fifo, {"one ", "two ", "three"});
        auto file = io::File::open(fifo);
        QVERIFY(file);
        QVERIFY(!file->isSeekable());
        QCOMPARE(file->size(), std::uint64_t{0});
        std::array<char, 6> buffer{};
        QCOMPARE(file->readNext(buffer).value(), std::size_t{6});
        QCOMPARE(read(buffer, 6), std::string_view("one tw"));
        QCOMPARE(file->readNext(buffer).value(), std::size_t{6});
        QCOMPARE(file->readNext(buffer).value(), std::size_t{1});
        QCOMPARE(file->readNext(buffer).value(), std::size_t{0});
        std::array<char, 1> one{};
        const auto at = file->readAt(0, one);
        QVERIFY2(!at, "a fifo has no offsets");
    }

    void signalsDoNotCutARead()
    {
        struct sigaction ignore {};
        ignore.sa_handler = [](int) {};
        struct sigaction before {};
        QCOMPARE(::sigaction(SIGALRM, &ignore, &before), 0); // without SA_RESTART: reads end with EINTR
        const itimerval often{{0, 2000}, {0, 2000}};
        const itimerval never{};
        const auto fifo = path("signals.fifo");
        const auto writer = feedFifo(fifo, {"a", "b", "c", "d"});
        auto file = io::File::open(fifo);
        QVERIFY(file);
        ::setitimer(ITIMER_REAL, &often, nullptr);
        std::array<char, 8> buffer{};
        const auto got = file->readNext(buffer);
        ::setitimer(ITIMER_REAL, &never, nullptr);
        ::sigaction(SIGALRM, &before, nullptr);
        QCOMPARE(got.value(), std::size_t{4});
    }

    void dashIsStandardInput()
    {
        std::array<int, 2> pipe{};
        QCOMPARE(::pipe(pipe.data()), 0);
        const int saved = ::dup(STDIN_FILENO);
        ::dup2(pipe[0], STDIN_FILENO);
        QCOMPARE(::write(pipe[1], "piped", 5), ssize_t{5});
        ::close(pipe[1]);
        {
            auto file = io::File::open("-");
            QVERIFY(file);
            std::array<char, 16> buffer{};
            QCOMPARE(file->readNext(buffer).value(), std::size_t{5});
            QCOMPARE(read(buffer, 5), std::string_view("piped"));
            QCOMPARE(file->readNext(buffer).value(), std::size_t{0});
        }
        QVERIFY2(::fcntl(STDIN_FILENO, F_GETFD) >= 0, "standard input itself was closed");
        ::dup2(saved, STDIN_FILENO);
        ::close(saved);
        ::close(pipe[0]);
    }

    void devicesAreStreams()
    {
        auto file = io::File::open("/dev/null");
        QVERIFY(file);
        QVERIFY(!file->isSeekable());
        std::array<char, 4> buffer{};
        QCOMPARE(file->readNext(buffer).value(), std::size_t{0});
    }
};

QTEST_GUILESS_MAIN(TestIo)
#include "tst_io.moc"
