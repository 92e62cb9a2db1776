// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/rerun/rerun_page.h"
#include "tests/desktop/window_fixture.h"

#include <QAction>
#include <QFile>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QtTest>

#include <memory>

namespace torchtriage::test {

using desktop::IncidentTab;
using workbench::RunRow;

inline QByteArray readAll(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A training that really ran and failed on class 4 of four, as its user has it: script and log in `folder`.
/// Returns the log.
inline QString failedTraining(const QString& folder)
{
    const QString script = folder + QStringLiteral("/train.py"), log = folder + QStringLiteral("/train.log");
    QFile::copy(QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/data/rerun/train.py"), script);
    QProcess training;
    training.setProcessChannelMode(QProcess::MergedChannels);
    training.setStandardOutputFile(log);
    training.start(QStringLiteral(TORCHTRIAGE_PYTHON), {QStringLiteral("-u"), script});
    training.waitForFinished(120'000);
    if (!readAll(log).contains("Target 4 is out of bounds")) {
        QFile file(log); // without PyTorch here: the log of a machine that has it
        if (file.open(QIODevice::WriteOnly))
            file.write("Traceback (most recent call last):\n  File \"" + script.toUtf8() +
                       "\", line 33, in <module>\n    main()\n  File \"" + script.toUtf8() +
                       "\", line 11, in step\n    return F.cross_entropy(logits, targets)\n"
                       "IndexError: Target 4 is out of bounds.\n");
    }
    return log;
}

/// True if that log is of a training that ran here.
inline bool ranHere(const QString& log)
{
    return readAll(log).contains("step 2 loss");
}

/// A window on the rerun page of an incident.
struct Desk {
    WindowFixture fixture;
    std::unique_ptr<desktop::MainWindow> window = std::make_unique<desktop::MainWindow>(fixture.services());

    Desk()
    {
        window->resize(1440, 900);
        window->show();
    }

    void open(const QString& path)
    {
        window->openFiles({path});
        QTRY_VERIFY_WITH_TIMEOUT(window->currentIncident() != 0, 20'000);
        window->actions().page(IncidentTab::Rerun).trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!page().matrix()->rows().empty(), 10'000);
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    }

    [[nodiscard]] desktop::RerunPage& page() const
    {
        return static_cast<desktop::RerunPage&>(window->view()->page(IncidentTab::Rerun));
    }
    [[nodiscard]] const RunRow& row(std::size_t index) const { return page().matrix()->rows().at(index); }

    void type(const QString& command) const
    {
        QLineEdit& line = page().commandLine();
        QTest::mouseClick(&line, Qt::LeftButton);
        line.selectAll();
        QTest::keyClicks(&line, command);
    }
    void click(QPushButton& button) const { QTest::mouseClick(&button, Qt::LeftButton); }
};

} // namespace torchtriage::test
