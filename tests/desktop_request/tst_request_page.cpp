// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/roles.h"
#include "app/desktop/views/request/case_dialog.h"
#include "app/desktop/views/request/redaction_delegate.h"
#include "app/desktop/views/request/redaction_model.h"
#include "app/desktop/views/request/request_page.h"
#include "app/desktop/views/request/request_preview.h"
#include "app/desktop/views/request/word_dialog.h"
#include "app/desktop/widgets/banner.h"
#include "app/workbench/language.h"
#include "core/request/bundle.h"
#include "tests/desktop_request/kept_incident.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace torchtriage;
using namespace torchtriage::desktop;

namespace {

constexpr int patience = 30'000; // ms

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray tokenLog()
{
    const QByteArray token = QByteArray("h") + "f_" + QByteArray(17, 'a') + QByteArray(17, 'Q');
    return "File \"/data/velora/train.py\", line 2, in f\n    login(" + token +
           ")\nRuntimeError: CUDA error: device-side assert triggered\n";
}

} // namespace

class TestRequestPage : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    workbench::Language m_language;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<RequestPage> m_page;

    /// Does something and waits until the page shows the request that came of it.
    template <class Do>
    bool after(const Do& something)
    {
        QSignalSpy ready(m_page.get(), &RequestPage::requestReady);
        something();
        return !ready.isEmpty() || ready.wait(patience);
    }
    bool open(const workbench::Incident& incident)
    {
        m_page = std::make_unique<RequestPage>(*m_settings);
        return after([&] { m_page->setIncident(incident); });
    }
    QByteArray markdown() const { return QByteArray::fromStdString(m_page->request()->markdown); }
    QByteArray exported(const QString& name)
    {
        const QString path = m_folder.filePath(name);
        QSignalSpy written(m_page.get(), &RequestPage::requestWritten);
        m_page->exportTo(path);
        return written.wait(patience) ? contentOf(path) : QByteArray();
    }
    int rowOf(request::Kind kind) const
    {
        const auto& rows = m_page->redactions().rows();
        for (int i = 0; i < rows.size(); ++i) {
            if (rows.at(i).kind == kind)
                return i;
        }
        return -1;
    }

private slots:
    void initTestCase()
    {
        m_language.install(QStringLiteral("en"));
        m_settings = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("settings.ini")),
                                                 QSettings::IniFormat);
    }

    void init() { m_settings->clear(); }
    void cleanup() { m_page.reset(); }

    void previewIsWhatLeaves()
    {
        QVERIFY(open(testing::incidentOf(tokenLog())));
        m_page->preview().setRendered(false);
        QCOMPARE(m_page->preview().toPlainText().toUtf8(), markdown());
        QCOMPARE(exported(QStringLiteral("a.md")), markdown());
        QTest::mouseClick(&m_page->copyButton(), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text().toUtf8(), markdown());
        QVERIFY(!markdown().contains("velora"));
    }

    void aSwitchChangesBoth()
    {
        QVERIFY(open(testing::incidentOf(tokenLog())));
        QAbstractItemModelTester kinds(&m_page->redactions());
        QAbstractItemModelTester values(&m_page->replacements());
        m_page->preview().setRendered(false);
        const QByteArray before = markdown();
        RedactionModel& model = m_page->redactions();
        QVERIFY(after([&] {
            model.setData(model.index(rowOf(request::Kind::Path), RedactionModel::On), Qt::Unchecked,
                          Qt::CheckStateRole);
        }));
        QVERIFY(markdown() != before);
        QVERIFY(m_page->preview().toPlainText().contains(QStringLiteral("/data/velora/train.py")));
        QCOMPARE(m_page->preview().toPlainText().toUtf8(), markdown());
        QCOMPARE(exported(QStringLiteral("b.md")), markdown());
    }

    // As the picture of the stopped export: nothing can leave, and the page says where and why.
    void anythingPrivateStopsIt()
    {
        QVERIFY(open(testing::incidentOf(tokenLog())));
        QVERIFY(m_page->exportButton().isEnabled());
        QVERIFY(after([this] { m_page->keep(request::Kind::Token, true); }));
        for (const QPushButton* button : {&m_page->exportButton(), &m_page->copyButton()}) {
            QVERIFY(!button->isEnabled());
            QVERIFY(button->toolTip().contains(QStringLiteral("red bar")));
        }
        const qint64 line = m_page->request()->survivors.front().line;
        QVERIFY(!m_page->stopBanner().isHidden());
        QVERIFY(m_page->stateText().contains(QStringLiteral("Export stopped.")));
        QVERIFY(m_page->stateText().contains(QStringLiteral("line %1").arg(line)));
        QVERIFY(m_page->stateText().contains(QStringLiteral("access token")));
        const RedactionModel& model = m_page->redactions();
        const QModelIndex token = model.index(rowOf(request::Kind::Token), RedactionModel::Replacement);
        QVERIFY(token.data(AlarmRole).toBool());
        QCOMPARE(token.data().toString(), QStringLiteral("stays in the text"));
        // Shown to its owner by its beginning, and to nobody as it is.
        m_page->preview().setRendered(false);
        QVERIFY(!m_page->preview().toPlainText().contains(QStringLiteral("aaaaaaaaaaaaaaaaa")));
        QVERIFY(m_page->preview().toPlainText().contains(QStringLiteral("hf_•")));
        QTest::mouseClick(m_page->stopBanner().findChildren<QPushButton*>().at(0), Qt::LeftButton);
        QCOMPARE(m_page->preview().textCursor().blockNumber() + 1, static_cast<int>(line));
        QVERIFY(after([this] {
            QTest::mouseClick(m_page->stopBanner().findChildren<QPushButton*>().at(1), Qt::LeftButton);
        }));
        QVERIFY(m_page->stopBanner().isHidden());
        QVERIFY(m_page->exportButton().isEnabled());
        QVERIFY(m_page->exportButton().toolTip().isEmpty());
    }

    void itsLanguageIsItsOwn()
    {
        QVERIFY(open(testing::incidentOf(tokenLog())));
        QVERIFY(markdown().contains("## First failure"));
        QVERIFY(after([this] { m_page->setLanguage(QStringLiteral("fr")); }));
        QVERIFY(markdown().contains("## Premier "));
        QCOMPARE(m_page->exportButton().text(), QStringLiteral("Export…"));
        QVERIFY(after([this] { m_page->setLanguage(QStringLiteral("ja")); }));
        QVERIFY(!markdown().contains("Premier"));
    }

    void theIncidentIsTold()
    {
        QVERIFY(open(testing::keptIncident(m_folder.filePath(QStringLiteral("told")))));
        const QString text = QString::fromUtf8(markdown());
        for (const char* said :
             {"Baseline: Same failure.", "CPU: Fails on the CPU too.",
              "`IndexError: Target 4 is out of bounds.`", "PyTorch 2.4.0", "It does not need a GPU",
              "Refused: 1 of 8 targets out of range", "One sample", "cases/target-4", "2024-07-24"})
            QVERIFY2(text.contains(QLatin1String(said)), said);
        for (const char* kept : {"velora", "gpu-a17", "--token secret"})
            QVERIFY2(!text.contains(QLatin1String(kept)), kept);
        QVERIFY(m_page->request()->mayLeave());
    }

    void aRunThatEndedMeanwhileIsTold()
    {
        const QString folder = m_folder.filePath(QStringLiteral("later"));
        QVERIFY(open(testing::keptIncident(folder)));
        QVERIFY(after([this] { m_page->show(); }));
        QVERIFY(!markdown().contains("Not reproduced"));
        m_page->hide();
        testing::addPassingRun(folder);
        QVERIFY(after([this] { m_page->show(); }));
        QVERIFY(markdown().contains("Not reproduced"));
    }

    // A minimal case leaves with its values, so it has a consent and a preview of its own.
    void aCaseNeedsConsent()
    {
        QVERIFY(open(testing::keptIncident(m_folder.filePath(QStringLiteral("case")))));
        QVERIFY(m_page->caseAction().isEnabled());
        m_page->askForCase();
        auto* dialog = m_page->findChild<CaseDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->names().currentText(), QStringLiteral("target-4"));
        QVERIFY(!dialog->attachButton().isEnabled());
        QVERIFY(!dialog->attachButton().toolTip().isEmpty());
        QVERIFY(QTest::qWaitFor([&] { return dialog->consent().isEnabled(); }, patience));
        QVERIFY(!dialog->attachButton().isEnabled());
        const QString shown = dialog->preview().toPlainText();
        QVERIFY2(shown.contains(QStringLiteral("target  int64 [1]: 4")), qPrintable(shown));
        dialog->consent().setChecked(true);
        QVERIFY(after([&] { dialog->attachButton().click(); }));
        const QByteArray zip = exported(QStringLiteral("case.zip"));
        const auto members = request::membersOf(
            "case.zip", std::string_view(zip.constData(), static_cast<std::size_t>(zip.size())));
        QVERIFY(members);
        int attached = 0;
        for (const request::Attachment& member : *members) {
            const QString name = QString::fromStdString(member.name);
            if (!name.startsWith(QStringLiteral("minimal-case/")))
                continue;
            ++attached;
            QVERIFY2(shown.contains(name), qPrintable(name));
            if (name.endsWith(QStringLiteral(".json")) || name.endsWith(QStringLiteral(".py")))
                QVERIFY(shown.contains(QString::fromStdString(member.bytes).trimmed()));
        }
        QCOMPARE(attached, 4);
        QVERIFY(markdown().contains("minimal-case/job.json"));
        // Taken back by the same entry.
        QVERIFY(after([this] { m_page->caseAction().trigger(); }));
        QVERIFY(!markdown().contains("minimal-case/job.json"));
    }

    void wordsOfTheUser()
    {
        QVERIFY(open(testing::incidentOf(tokenLog() + "note: project Nightjar, step 3\n")));
        const auto dialogFor = [this] {
            m_page->addWordButton().click();
            const auto dialogs = m_page->findChildren<WordDialog*>();
            return dialogs.isEmpty() ? nullptr : dialogs.last();
        };
        QVERIFY(markdown().contains("Nightjar"));
        WordDialog* dialog = dialogFor();
        QVERIFY(dialog && dialog->words().count() == 0);
        dialog->field().setText(QStringLiteral("Nightjar"));
        QVERIFY(
            after([&] { dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click(); }));
        QVERIFY(!markdown().contains("Nightjar"));
        dialog = dialogFor();
        QCOMPARE(dialog->words().count(), 1);
        QVERIFY(!dialog->removeButton().isEnabled());
        dialog->words().setCurrentRow(0);
        QVERIFY(after([&] { dialog->removeButton().click(); }));
        QVERIFY(markdown().contains("Nightjar"));
        QCOMPARE(dialog->words().count(), 0);
    }

    void withoutACaseTheMenuSaysWhy()
    {
        QVERIFY(open(testing::incidentOf(tokenLog())));
        QVERIFY(!m_page->caseAction().isEnabled());
        QVERIFY(!m_page->caseAction().toolTip().isEmpty());
    }
};

QTEST_MAIN(TestRequestPage)
#include "tst_request_page.moc"
