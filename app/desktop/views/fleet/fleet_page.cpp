// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/fleet/fleet_page.h"

#include "app/desktop/models/plain_tip.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/views/batch/pane_bar.h"
#include "app/desktop/views/batch/state_card.h"
#include "app/desktop/views/fleet/group_pane.h"
#include "app/desktop/views/fleet/member_pane.h"
#include "app/desktop/views/fleet/plots_pane.h"
#include "app/desktop/views/fleet/scan_card.h"
#include "app/desktop/widgets/banner.h"
#include "app/desktop/widgets/elided_label.h"
#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"
#include "app/workbench/error_text.h"
#include "app/workbench/fleet_export.h"
#include "app/workbench/fleet_text.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

namespace torchtriage::desktop {

using workbench::FleetJobs;

FleetPage::FleetPage(QWidget* parent) : QWidget(parent), m_jobs(new FleetJobs(this))
{
    m_card = new ScanCard(this);
    m_notes = new Banner(Banner::Kind::Information, this);
    m_endComparison = m_notes->addButton(QString());
    m_notes->hide();
    m_stack = new QStackedWidget(this);
    m_state = new StateCard(m_stack);
    m_content = makeContent();
    m_stack->addWidget(m_state);
    m_stack->addWidget(m_content);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHeader());
    column->addWidget(m_card);
    column->addWidget(m_notes);
    column->addWidget(m_stack, 1);
    connectParts();
    connectJobs();
    retranslate();
}

QWidget* FleetPage::makeHeader()
{
    auto* header = new PaneBar(this);
    header->setMinimumHeight(48);
    m_name = makeLabel(FontRole::Title, QPalette::WindowText, header);
    m_summary = new ElidedLabel(FontRole::Note, 1, mutedInk, header);
    m_compare = new QPushButton(header);
    m_rescan = new QPushButton(icon(QStringLiteral("rerun")), QString(), header);
    m_export = new QPushButton(icon(QStringLiteral("export")), QString(), header);
    auto* formats = new QMenu(m_export);
    m_csv = formats->addAction(QString());
    m_json = formats->addAction(QString());
    m_export->setMenu(formats);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(16, 4, 12, 5);
    row->setSpacing(12);
    row->addWidget(new Glyph(QStringLiteral("folder"), Token::Text, 20, header));
    row->addWidget(m_name);
    row->addWidget(m_summary, 1);
    for (QPushButton* const button : {m_compare, m_rescan, m_export})
        row->addWidget(button);
    return header;
}

QWidget* FleetPage::makeContent()
{
    auto* split = new QSplitter(Qt::Vertical, m_stack);
    split->setHandleWidth(1);
    split->setChildrenCollapsible(false);
    m_plots = new PlotsPane(split);
    m_groups = new GroupPane(split);
    m_members = new MemberPane(split);
    m_members->hide();
    for (QWidget* const part : std::initializer_list<QWidget*>{m_plots, m_groups, m_members})
        split->addWidget(part);
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 3);
    split->setStretchFactor(2, 2);
    split->setSizes({310, 420, 220});
    return split;
}

void FleetPage::connectParts()
{
    connect(m_rescan, &QPushButton::clicked, this, &FleetPage::rescan);
    connect(m_compare, &QPushButton::clicked, this, &FleetPage::chooseOther);
    connect(m_csv, &QAction::triggered, this, [this] { chooseExport(QStringLiteral("csv")); });
    connect(m_json, &QAction::triggered, this, [this] { chooseExport(QStringLiteral("json")); });
    connect(m_state, &StateCard::actionTriggered, this, &FleetPage::rescan);
    connect(m_endComparison, &QPushButton::clicked, this, [this] { setOther({}); });
    connect(m_card, &ScanCard::cancelRequested, this, [this] {
        m_jobs->cancel(m_scan);
        m_jobs->cancel(m_otherScan);
    });
    connect(m_groups, &GroupPane::groupActivated, this, [this](int group) {
        m_members->showGroup(m_fleet, group);
        m_members->show();
    });
    connect(m_members, &MemberPane::closeRequested, this, [this] {
        m_members->hide();
        m_groups->setFocus();
    });
    connect(m_members, &MemberPane::openRequested, this, &FleetPage::openRequested);
    connect(m_members, &MemberPane::compareRequested, this,
            [this](const QString& good, const QString& failing) {
                m_members->showDiffState(tr("Comparing with %1").arg(good));
                m_comparison = m_jobs->compareLogs(good, failing);
            });
}

void FleetPage::connectJobs()
{
    connect(m_jobs, &FleetJobs::progressed, this, [this](quint64 job, quint64 done, quint64 total) {
        if (job == m_scan || job == m_otherScan)
            m_card->setProgress(done, total);
    });
    connect(m_jobs, &FleetJobs::scanned, this, [this](quint64 job, const workbench::FleetPointer& fleet) {
        if (job == m_scan)
            m_fleet = fleet;
        else
            m_otherFleet = fleet;
        if (!m_jobs->isRunning(m_scan) && !m_jobs->isRunning(m_otherScan))
            m_card->end();
        m_shown = m_fleet ? Shown::Fleet : m_shown;
        showFleet();
    });
    connect(m_jobs, &FleetJobs::compared, this,
            [this](quint64, const fleet::LogDiff& diff) { m_members->showDiff(diff); });
    connect(m_jobs, &FleetJobs::written, this, [this](quint64, const QString& path) {
        m_written = path;
        emit changed();
    });
    connect(m_jobs, &FleetJobs::cancelled, this, [this](quint64 job) {
        m_card->end();
        if (job == m_scan && !m_fleet)
            m_shown = Shown::Cancelled;
        showFleet();
    });
    connect(m_jobs, &FleetJobs::failed, this, [this](quint64 job, const io::Error& error) {
        if (job == m_comparison) {
            m_members->showDiffState(workbench::errorText(error));
            return;
        }
        m_card->end();
        m_error = error;
        if (job == m_scan) {
            m_fleet.reset();
            m_shown = Shown::Failed;
        }
        showFleet();
    });
}

void FleetPage::setFolder(const QString& path)
{
    if (path == m_folder && m_fleet) {
        emit changed();
        return;
    }
    m_folder = path;
    m_other.clear();
    m_otherFleet.reset();
    m_fleet.reset();
    m_members->hide();
    rescan();
}

void FleetPage::rescan()
{
    m_error = {};
    m_written.clear();
    m_shown = m_fleet ? Shown::Fleet : Shown::Nothing;
    m_card->begin(name());
    m_scan = m_jobs->scan(m_folder);
    showFleet();
}

void FleetPage::setOther(const QString& path)
{
    m_error = {};
    m_other = path;
    m_otherFleet.reset();
    if (path.isEmpty()) {
        showFleet();
        return;
    }
    m_card->begin(QDir(path).dirName());
    m_otherScan = m_jobs->scanOther(path);
}

QString FleetPage::name() const
{
    return QDir(m_folder).dirName();
}

QString FleetPage::subtitle() const
{
    if (!m_fleet)
        return m_jobs->isRunning(m_scan) ? tr("Reading…") : tr("Not read");
    return tr("%1 · %2").arg(tr("%n log(s)", nullptr, static_cast<int>(m_fleet->logCount())),
                             tr("%n fingerprint(s)", nullptr, static_cast<int>(m_fleet->groups.size())));
}

QString FleetPage::status() const
{
    if (!m_written.isEmpty())
        return tr("Written: %1").arg(m_written);
    if (!m_fleet)
        return {};
    const QString seconds = QLocale().toString(m_fleet->scan.seconds, 'f', 1);
    return QStringList{tr("%n log(s)", nullptr, static_cast<int>(m_fleet->logCount())),
                       tr("%n fingerprint(s)", nullptr, static_cast<int>(m_fleet->groups.size())),
                       tr("Scanned in %1 s").arg(seconds)}
        .join(QStringLiteral("     "));
}

void FleetPage::focusFilter()
{
    if (m_stack->currentWidget() == m_content)
        m_groups->focusFilter();
}

void FleetPage::showFleet()
{
    if (m_fleet) {
        m_plots->setFleet(m_fleet);
        m_groups->setFleet(m_fleet, m_otherFleet);
        m_members->hide();
    }
    retranslate();
}

void FleetPage::showState()
{
    const bool failures = m_fleet && !m_fleet->groups.empty();
    const bool logs = m_fleet && m_fleet->logCount() > 0;
    m_stack->setCurrentWidget(logs || (m_fleet && m_otherFleet) ? m_content : static_cast<QWidget*>(m_state));
    m_plots->setVisible(failures);
    for (QPushButton* const button : {m_compare, m_export})
        button->setEnabled(m_fleet != nullptr);
    m_rescan->setEnabled(!m_folder.isEmpty());
    switch (m_shown) {
    case Shown::Nothing:
        m_state->setState(StateCard::State::Information, tr("The folder is being read"), {});
        break;
    case Shown::Fleet:
        m_state->setState(
            StateCard::State::Information, tr("The folder holds no logs"),
            tr("Names that begin with a dot are left out, and links to folders are not followed. Open a "
               "folder that holds logs, or read this one again."),
            tr("Rescan"));
        break;
    case Shown::Cancelled:
        m_state->setState(StateCard::State::Stopped, tr("Reading the folder was cancelled"),
                          tr("What was read is kept: the next scan goes on from there."), tr("Rescan"));
        break;
    case Shown::Failed:
        m_state->setState(StateCard::State::Failed, tr("The folder was not read"),
                          workbench::errorText(m_error), tr("Rescan"));
        break;
    }
}

void FleetPage::showNotes()
{
    QStringList notes;
    if (m_fleet)
        notes = workbench::fleetNotes(*m_fleet);
    const bool failedBeside = m_shown == Shown::Fleet && !m_error.path.empty();
    if (failedBeside)
        notes.prepend(workbench::errorText(m_error));
    m_endComparison->setVisible(m_otherFleet != nullptr);
    m_endComparison->setText(tr("End comparison"));
    QString claim;
    if (m_fleet && m_otherFleet) {
        claim = tr("Compared with %1.").arg(QDir(m_other).dirName());
        notes.prepend(workbench::changeSummary(fleet::compare(*m_fleet, *m_otherFleet)));
    }
    m_notes->setText(claim, notes.join(u' '));
    m_notes->setVisible(!notes.isEmpty() && m_stack->currentWidget() == m_content);
}

void FleetPage::chooseOther()
{
    auto* dialog = new QFileDialog(this, tr("Compare with another folder"), QFileInfo(m_folder).path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &FleetPage::setOther);
    dialog->open();
}

void FleetPage::chooseExport(const QString& suffix)
{
    auto* dialog = new QFileDialog(this, tr("Export the table"), QFileInfo(m_folder).path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(QStringLiteral("%1-fingerprints.%2").arg(name(), suffix));
    connect(dialog, &QFileDialog::fileSelected, this, &FleetPage::exportTo);
    dialog->open();
}

void FleetPage::exportTo(const QString& path)
{
    if (!m_fleet)
        return;
    const bool json = path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive);
    m_writing = m_jobs->write(path, [json, fleet = m_fleet, other = m_otherFleet] {
        return json ? workbench::fleetJson(*fleet, other.get()) + '\n'
                    : workbench::fleetCsv(*fleet, other.get());
    });
}

void FleetPage::retranslate()
{
    m_name->setText(name());
    m_name->setToolTip(plainTip(m_folder));
    m_summary->setText(m_fleet ? workbench::fleetSummary(*m_fleet) : QString());
    m_compare->setText(tr("Compare…"));
    m_compare->setToolTip(m_fleet ? tr("Show what is new, gone or in more logs than in another folder")
                                  : tr("The folder has to be read first."));
    m_rescan->setText(tr("Rescan"));
    m_rescan->setToolTip(tr("Read again what has changed since the last scan"));
    m_export->setText(tr("Export table…"));
    m_export->setToolTip(m_fleet ? QString() : tr("The folder has to be read first."));
    m_csv->setText(tr("Table as CSV…"));
    m_json->setText(tr("Everything as JSON…"));
    m_card->retranslate();
    m_plots->retranslate();
    m_groups->retranslate();
    m_members->retranslate();
    showState();
    showNotes();
    emit changed();
}

void FleetPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace torchtriage::desktop
