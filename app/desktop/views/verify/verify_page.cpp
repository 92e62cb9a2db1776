// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/verify/verify_page.h"

#include "app/desktop/theme/theme_style.h"
#include "app/desktop/theme/tokens.h"
#include "app/desktop/views/verify/checkpoint_pane.h"
#include "app/desktop/views/verify/checks_model.h"
#include "app/desktop/views/verify/checks_pane.h"
#include "app/desktop/views/verify/closing_pane.h"
#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"
#include "app/workbench/failure_moment.h"
#include "app/workbench/guidance.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/rerun_subject.h"
#include "app/workbench/state_text.h"
#include "app/workbench/verify_text.h"
#include "core/incident/recorded_run.h"

#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

/// What the page comes to, over its whole width.
class StandingBar : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), color(Token::Chrome, palette()));
        painter.fillRect(0, 0, width(), 1, color(Token::Border, palette()));
    }
};

} // namespace

VerifyPage::VerifyPage(workbench::IncidentStore& incidents, QWidget* parent)
    : IncidentPage(parent), m_incidents(incidents)
{
    m_pool.setMaxThreadCount(1);
    m_checks = new ChecksPane(this);
    m_checkpoint = new CheckpointPane(this);
    m_closing = new ClosingPane(this);
    auto* left = new QSplitter(Qt::Vertical, this);
    left->addWidget(m_checks);
    left->addWidget(m_checkpoint);
    left->setChildrenCollapsible(false);
    left->setSizes({420, 250});
    auto* both = new QSplitter(Qt::Horizontal, this);
    both->addWidget(left);
    both->addWidget(m_closing);
    both->setChildrenCollapsible(false);
    both->setStretchFactor(0, 1);
    both->setSizes({800, 340});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(both, 1);
    column->addWidget(makeBar());
    connectParts();
    retranslate();
}

VerifyPage::~VerifyPage()
{
    m_pool.waitForDone();
}

QWidget* VerifyPage::makeBar()
{
    auto* bar = new StandingBar(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 9, 8, 8);
    row->setSpacing(8);
    m_glyph = new Glyph(QStringLiteral("todo"), Token::Muted, 16, bar);
    m_word = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
    m_fact = makeText(FontRole::Body, QPalette::WindowText, bar);
    m_reason = new QPushButton(bar);
    m_close = new QPushButton(bar);
    setButtonRole(m_close, ButtonRole::Primary);
    row->addWidget(m_glyph);
    row->addWidget(m_word);
    row->addWidget(m_fact, 1);
    row->addWidget(m_reason);
    row->addWidget(m_close);
    return bar;
}

void VerifyPage::connectParts()
{
    connect(m_checks, &ChecksPane::changed, this, &VerifyPage::showStanding);
    connect(m_checks, &ChecksPane::folderWanted, this, &VerifyPage::keepIncident);
    connect(m_checks, &ChecksPane::logRequested, this, &VerifyPage::logRequested);
    connect(m_checkpoint, &CheckpointPane::checked, this, &VerifyPage::noteCheckpoint);
    connect(m_closing, &ClosingPane::edited, this,
            [this](const QString& what, const QString& key, const auto& change) {
                m_incidents.edit(m_incident, what, key, change);
            });
    connect(m_reason, &QPushButton::clicked, this, &VerifyPage::stateChangeRequested);
    connect(m_close, &QPushButton::clicked, this, &VerifyPage::closeVerified);
}

void VerifyPage::setIncident(const workbench::Incident& incident)
{
    const bool another = incident.id != m_incident;
    if (another) {
        m_checkpoint->clear();
        m_checks->commandLine().clear();
        proposeCommand(incident);
    }
    m_incident = incident.id;
    m_checkpoint->setFailure(workbench::failureMomentOf(incident.report));
    m_checks->setIncident(incident.folder, rerun::failureOf(incident.report));
    m_closing->setResolution(incident.record.resolution);
    showAvoid(incident);
    showStanding();
}

void VerifyPage::showAvoid(const workbench::Incident& incident)
{
    const workbench::GuidanceRow guidance = workbench::guidanceFor(incident.report);
    m_closing->setAvoid(guidance.avoid, guidance.avoidDetail);
}

/// The log is looked at for it: not on this thread.
void VerifyPage::proposeCommand(const workbench::Incident& incident)
{
    m_pool.start([this, incident] {
        const rerun::Command command = workbench::prepareSubject(incident).guess.command;
        QMetaObject::invokeMethod(
            this,
            [this, id = incident.id, command] {
                if (id == m_incident)
                    m_checks->proposeCommand(command);
            },
            Qt::QueuedConnection);
    });
}

void VerifyPage::noteCheckpoint()
{
    const auto& report = m_checkpoint->report();
    const std::string path = m_checkpoint->path().toStdString();
    const bool sound = report && report->verdict == contract::CheckpointVerdict::ValidatedBeforeFailure;
    m_incidents.edit(m_incident, tr("Choose checkpoint"), {}, [&](incident::Record& record) {
        record.resolution.checkpoint = path;
        record.resolution.checkpointValidated = sound;
        record.resolution.checkpointNeeded = true;
    });
}

/// Any edit gives an incident its folder.
void VerifyPage::keepIncident()
{
    m_incidents.edit(m_incident, tr("Keep incident"), {}, [](incident::Record& record) {
        if (record.created.empty())
            record.created = incident::isoNow();
    });
}

std::vector<rerun::OpenPoint> VerifyPage::open() const
{
    std::vector<rerun::OpenPoint> open;
    if (const auto& shown = m_checks->shown())
        open = shown->open;
    else
        open.push_back({rerun::OpenKind::NoCase, {}, {}});
    if (const workbench::Incident* incident = m_incidents.find(m_incident)) {
        const auto notes = rerun::openNotes(incident->record.resolution);
        open.insert(open.end(), notes.begin(), notes.end());
    }
    return open;
}

void VerifyPage::closeVerified()
{
    if (!open().empty() || m_checks->isRunning())
        return;
    m_incidents.edit(m_incident, tr("Close incident"), {}, [](incident::Record& record) {
        workbench::changeState(record, incident::stateVerified, {});
    });
}

void VerifyPage::showStanding()
{
    const workbench::Incident* incident = m_incidents.find(m_incident);
    const bool isOpen = !incident || workbench::isOpen(incident->record);
    const std::vector<rerun::OpenPoint> points = open();
    QStringList texts;
    for (const rerun::OpenPoint& point : points)
        texts << workbench::openPointText(point);
    m_reason->setText(isOpen ? tr("Close with a reason…") : tr("Reopen…"));
    m_close->setEnabled(isOpen && points.empty() && !m_checks->isRunning());
    m_close->setToolTip(!isOpen ? tr("It is closed.") : texts.join(QLatin1Char('\n')));
    m_fact->setToolTip(texts.join(QLatin1Char('\n')));
    if (!isOpen) {
        m_glyph->setGlyph(QStringLiteral("pass"), Token::Muted);
        m_word->setText(tr("Closed."));
        m_fact->setText(tr("State: %1").arg(workbench::stateName(incident->record)));
    } else if (points.empty()) {
        m_glyph->setGlyph(QStringLiteral("pass"), Token::Pass);
        m_word->setText(tr("Ready to close."));
        m_fact->setText(tr("Everything mandatory ended as expected."));
    } else {
        m_glyph->setGlyph(QStringLiteral("failc"), Token::Fail);
        m_word->setText(tr("Not ready to close."));
        m_fact->setText(
            tr("%Ln point(s) open. First: %1", nullptr, static_cast<int>(points.size())).arg(texts.front()));
    }
    const auto& rows = m_checks->model().rows();
    const auto held = std::ranges::count_if(rows, [](const auto& check) { return check.after.holds; });
    emit badgeChanged(rows.isEmpty() ? QString() : QStringLiteral("%1/%2").arg(held).arg(rows.size()));
}

QString VerifyPage::standing() const
{
    return m_word->text() + QLatin1Char(' ') + m_fact->text();
}

QString VerifyPage::guideSection() const
{
    return QStringLiteral("verify");
}

void VerifyPage::showEvent(QShowEvent* event)
{
    IncidentPage::showEvent(event);
    m_checks->refresh(); // a case may have been kept meanwhile
}

void VerifyPage::retranslate()
{
    m_checkpoint->retranslate();
    m_checks->retranslate();
    m_closing->retranslate();
    m_close->setText(tr("Close incident"));
    if (const workbench::Incident* incident = m_incidents.find(m_incident))
        showAvoid(*incident);
    showStanding();
}

} // namespace torchtriage::desktop
