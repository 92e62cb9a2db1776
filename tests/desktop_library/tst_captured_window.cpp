// SPDX-License-Identifier: GPL-3.0-or-later
// Training programs that really fail under PyTorch, and what the window shows of what they left.
#include "app/desktop/views/batch/batch_page.h"
#include "app/desktop/views/incident_dock.h"
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/library/library_pane.h"
#include "core/io/descriptor.h"
#include "tests/desktop/window_fixture.h"

#include <QLabel>
#include <QProcess>
#include <QTest>

#include <arpa/inet.h>
#include <memory>
#include <netinet/in.h>
#include <sys/socket.h>

using namespace torchtriage;
using namespace torchtriage::desktop;
using test::WindowFixture;

namespace {

constexpr int patience = 60'000;

/// The same programs that tests/capture runs.
class Training {
public:
    explicit Training(const QString& library) : m_environment(QProcessEnvironment::systemEnvironment())
    {
        m_environment.insert(QStringLiteral("PYTHONPATH"),
                             QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/resources/python"));
        m_environment.insert(QStringLiteral("TORCHTRIAGE_INCIDENTS"), library);
        m_environment.insert(QStringLiteral("OMP_NUM_THREADS"), QStringLiteral("1"));
        m_environment.insert(QStringLiteral("IPYTHONDIR"), library + QStringLiteral("/.ipython"));
        m_environment.insert(QStringLiteral("JUPYTER_RUNTIME_DIR"), library + QStringLiteral("/.jupyter"));
        m_environment.remove(QStringLiteral("TORCHTRIAGE_RUN"));
    }

    void set(const QString& name, const QString& value) { m_environment.insert(name, value); }
    void start(const QString& program)
    {
        m_process.setProcessEnvironment(m_environment);
        m_process.start(QStringLiteral(TORCHTRIAGE_PYTHON),
                        {QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/capture/programs/") + program});
    }
    /// True if it failed by itself, as it should.
    bool fails()
    {
        return m_process.waitForFinished(patience) && m_process.exitStatus() == QProcess::NormalExit &&
               m_process.exitCode() != 0;
    }
    [[nodiscard]] QByteArray said() { return m_process.readAllStandardError(); }

    static bool has(const QString& modules)
    {
        return QProcess::execute(QStringLiteral(TORCHTRIAGE_PYTHON),
                                 {QStringLiteral("-c"), QStringLiteral("import ") + modules}) == 0;
    }

private:
    QProcessEnvironment m_environment;
    QProcess m_process;
};

/// A port of this machine that is free now.
int freePort()
{
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    const io::Descriptor socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    auto* place = reinterpret_cast<sockaddr*>(&address);
    return ::bind(socket.get(), place, size) == 0 && ::getsockname(socket.get(), place, &size) == 0
               ? ntohs(address.sin_port)
               : 0;
}

struct Desk : WindowFixture {
    QString root = folder.filePath(QStringLiteral("library"));
    MainWindow window{services()};

    [[nodiscard]] const workbench::Incident* shown() const
    {
        return incidents.find(window.currentIncident());
    }
    /// Opens what the side bar lists: the one incident that is there.
    bool opensTheOnlyOne()
    {
        window.show();
        window.dock().show();
        LibraryPane& library = window.dock().library();
        library.rescan();
        if (!QTest::qWaitFor([&] { return library.shownCount() == 1; }, patience))
            return false;
        emit library.openRequested(library.listing()->pathOf(0));
        return QTest::qWaitFor([this] { return shown() != nullptr; }, patience);
    }
    /// Every word that a visible label of the page shows.
    [[nodiscard]] QString page() const
    {
        QStringList words;
        for (const QLabel* label : window.view()->findChildren<QLabel*>())
            words << label->text();
        return words.join(u'\n');
    }
    /// The list and the opened incident say the same.
    [[nodiscard]] bool listAgrees()
    {
        const incident::LibraryEntry& entry = window.dock().library().listing()->at(0);
        return entry.family == shown()->report.family && entry.failureClass == shown()->report.failureClass;
    }
    bool showsBatch()
    {
        window.view()->setTab(IncidentTab::Batch);
        const auto* page = qobject_cast<BatchPage*>(window.view()->currentPage());
        return page && QTest::qWaitFor([page] { return page->status().contains(QStringLiteral("tensor")); },
                                       patience);
    }
};

} // namespace

class TestCapturedWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!Training::has(QStringLiteral("torch")))
            QSKIP("PyTorch is not installed for " TORCHTRIAGE_PYTHON);
    }

    void aScript()
    {
        Desk desk;
        Training training(desk.root);
        training.start(QStringLiteral("script.py"));
        QVERIFY2(training.fails(), training.said().constData());
        QVERIFY(desk.opensTheOnlyOne());
        const workbench::Incident& incident = *desk.shown();
        const triage::Report& report = incident.report;
        QCOMPARE(report.family, std::optional(triage::Family::DeviceAssert));
        QCOMPARE(report.op, std::string("nll_loss"));
        QCOMPARE(report.context.iteration, std::string("3"));
        QCOMPARE(report.context.lastStep, std::string("2"));
        QCOMPARE(report.context.python, incident.record.environment.python);
        QCOMPARE(report.context.torch, incident.record.environment.torch);
        QCOMPARE(incident.record.batch.id, std::string("['s3']"));
        QCOMPARE(incident.record.inputs.size(), std::size_t{5});
        QVERIFY(desk.listAgrees());
        const QString page = desk.page();
        for (const std::string& fact : {report.context.python, report.context.torch, std::string("int64")})
            QVERIFY2(page.contains(QString::fromStdString(fact)), qPrintable(page));
        QCOMPARE(incident.batches.size(), 1);
        QVERIFY(desk.showsBatch());
    }

    void aNotebook()
    {
        if (!Training::has(QStringLiteral("nbclient, ipykernel")))
            QSKIP("nbclient and ipykernel are not installed");
        Desk desk;
        Training training(desk.root);
        training.start(QStringLiteral("notebook.py"));
        QVERIFY2(training.fails(), training.said().constData());
        QVERIFY(desk.opensTheOnlyOne());
        QCOMPARE(desk.shown()->report.exception, std::string("IndexError"));
        QCOMPARE(desk.shown()->report.op, std::string("embedding"));
        QCOMPARE(desk.shown()->report.context.iteration, std::string("1"));
        QVERIFY(desk.listAgrees());
        QVERIFY(desk.showsBatch());
    }

    void aJobOfTwoRanks()
    {
        Desk desk;
        std::vector<std::unique_ptr<Training>> ranks;
        const QString port = QString::number(freePort());
        for (int rank = 0; rank < 2; ++rank) {
            ranks.push_back(std::make_unique<Training>(desk.root));
            for (const auto& [name, value] :
                 {std::pair("RANK", QString::number(rank)), std::pair("LOCAL_RANK", QString::number(rank)),
                  std::pair("WORLD_SIZE", QStringLiteral("2")),
                  std::pair("MASTER_ADDR", QStringLiteral("127.0.0.1")), std::pair("MASTER_PORT", port)})
                ranks.back()->set(QLatin1String(name), value);
            ranks.back()->start(QStringLiteral("job.py"));
        }
        for (const auto& rank : ranks)
            QVERIFY2(rank->fails(), rank->said().constData());
        QVERIFY(desk.opensTheOnlyOne());
        const workbench::Incident& incident = *desk.shown();
        QCOMPARE(incident.report.rank, std::optional(1));
        QCOMPARE(incident.report.op, std::string("nll_loss"));
        QCOMPARE(incident.report.context.worldSize, std::optional(2));
        QCOMPARE(incident.record.ranks.size(), std::size_t{2});
        QVERIFY(incident.record.ranks.at(0).firstToFail.value_or(false));
        QVERIFY(incident.path.endsWith(QStringLiteral("/rank-1/logs/output.log")));
        QVERIFY(desk.listAgrees());
        QVERIFY(desk.showsBatch());
    }
};

QTEST_MAIN(TestCapturedWindow)
#include "tst_captured_window.moc"
