// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/rerun/reduce_dialog.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/theme_style.h"
#include "app/desktop/widgets/labels.h"
#include "app/workbench/reduce_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSpinBox>

namespace torchtriage::desktop {

namespace {

constexpr int mostLines = 2000;
constexpr int defaultRuns = 400;
constexpr int mostRuns = 1'000'000;
constexpr std::chrono::hours timeBudget{8};
constexpr std::chrono::minutes runLimit{5};

} // namespace

ReduceDialog::ReduceDialog(rerun::Job job, rerun::Engine engine, QString cases, QWidget* parent)
    : QDialog(parent), m_job(std::move(job)), m_engine(std::move(engine)), m_cases(std::move(cases))
{
    m_about = makeText(FontRole::Body, QPalette::WindowText, this);
    m_nameLabel = makeLabel(FontRole::Body, QPalette::WindowText, this);
    m_name = new QLineEdit(QStringLiteral("smallest"), this);
    // A folder's name that is the same everywhere.
    m_name->setValidator(new QRegularExpressionValidator(
        QRegularExpression(QStringLiteral("[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}")), m_name));
    m_nameLabel->setBuddy(m_name);
    m_runsLabel = makeLabel(FontRole::Body, QPalette::WindowText, this);
    m_budget = new QSpinBox(this);
    m_budget->setRange(1, mostRuns);
    m_budget->setValue(defaultRuns);
    m_runsLabel->setBuddy(m_budget);
    m_progress = makeText(FontRole::BodyBold, QPalette::WindowText, this);
    m_historyTitle = makeLabel(FontRole::BodyBold, QPalette::WindowText, this);
    m_history = new QPlainTextEdit(this);
    m_history->setMaximumBlockCount(mostLines);
    m_resultTitle = makeLabel(FontRole::BodyBold, QPalette::WindowText, this);
    m_result = new QPlainTextEdit(this);
    for (QPlainTextEdit* text : {m_history, m_result}) {
        text->setReadOnly(true);
        text->setTabChangesFocus(true);
        text->setFont(roleFont(FontRole::Note));
    }
    m_start = new QPushButton(this);
    setButtonRole(m_start, ButtonRole::Primary);
    m_pause = new QPushButton(this);
    setButtonRole(m_pause, ButtonRole::Stop);
    m_close = new QPushButton(this);
    makeLayout();
    m_tick.setInterval(1000);
    connect(&m_tick, &QTimer::timeout, this, &ReduceDialog::showProgress);
    connect(m_start, &QPushButton::clicked, this, &ReduceDialog::reduce);
    connect(m_pause, &QPushButton::clicked, this, &ReduceDialog::pause);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_name, &QLineEdit::textChanged, this, [this] { setStage(m_stage); });
    connect(&m_jobs, &workbench::ReduceJobs::tried, this, &ReduceDialog::addTrial);
    connect(&m_jobs, &workbench::ReduceJobs::reduced, this, &ReduceDialog::take);
    connect(&m_jobs, &workbench::LatestJob::failed, this, &ReduceDialog::refuse);
    retranslate();
    resize(640, 560);
}

void ReduceDialog::makeLayout()
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 16, 16, 16);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_about, 0, 0, 1, 4);
    grid->addWidget(m_nameLabel, 1, 0);
    grid->addWidget(m_name, 1, 1);
    grid->addWidget(m_runsLabel, 1, 2);
    grid->addWidget(m_budget, 1, 3);
    grid->addWidget(m_progress, 2, 0, 1, 4);
    grid->addWidget(m_historyTitle, 3, 0, 1, 4);
    grid->addWidget(m_history, 4, 0, 1, 4);
    grid->addWidget(m_resultTitle, 5, 0, 1, 4);
    grid->addWidget(m_result, 6, 0, 1, 4);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(m_start);
    row->addWidget(m_pause);
    row->addWidget(m_close);
    grid->addLayout(row, 7, 0, 1, 4);
}

void ReduceDialog::reduce()
{
    if (!m_start->isEnabled())
        return;
    rerun::ReduceRequest request;
    request.job = m_job;
    request.folder = (m_cases + QLatin1Char('/') + m_name->text()).toStdString();
    request.engine.engine = m_engine;
    request.engine.limits.timeout = runLimit;
    request.budget.runs = m_budget->value();
    request.budget.time = timeBudget;
    m_runs = 0;
    m_result->clear();
    m_clock.start();
    setStage(Stage::Running);
    m_jobs.reduce(std::move(request));
}

void ReduceDialog::pause()
{
    if (m_stage != Stage::Running)
        return;
    setStage(Stage::Pausing);
    m_jobs.pause();
}

void ReduceDialog::addTrial(const rerun::Trial& trial, int runs)
{
    m_runs = runs;
    m_history->appendPlainText(workbench::trialText(trial, runs));
    showProgress();
}

void ReduceDialog::take(const workbench::ReductionEnd& end)
{
    QStringList lines = end.texts;
    if (end.reproduced)
        lines << tr("Kept in %1").arg(end.folder);
    m_result->setPlainText(lines.join(QLatin1Char('\n')));
    setStage(end.complete ? Stage::Complete : Stage::Paused);
    if (end.reproduced)
        emit caseKept(end.folder);
}

void ReduceDialog::refuse(const io::Error& error)
{
    m_result->setPlainText(workbench::reduceErrorText(error));
    setStage(Stage::Ready);
}

void ReduceDialog::setStage(Stage stage)
{
    m_stage = stage;
    const bool busy = stage == Stage::Running || stage == Stage::Pausing;
    const bool named = m_name->hasAcceptableInput();
    m_name->setEnabled(!busy);
    m_budget->setEnabled(!busy);
    m_start->setEnabled(!busy && named);
    m_start->setText(stage == Stage::Paused ? tr("Continue") : tr("Reduce"));
    m_start->setToolTip(busy    ? tr("The reduction is running.")
                        : named ? QString()
                                : tr("Give the case a name of letters, digits, dots and dashes."));
    m_pause->setEnabled(stage == Stage::Running);
    m_pause->setToolTip(stage == Stage::Running ? tr("Ends the trial under way and keeps what is known.")
                                                : tr("Nothing is running."));
    if (busy)
        m_tick.start();
    else
        m_tick.stop();
    showProgress();
}

void ReduceDialog::showProgress()
{
    const QLocale locale;
    const QString seconds = locale.toString(m_clock.isValid() ? m_clock.elapsed() / 1000 : 0);
    switch (m_stage) {
    case Stage::Ready:
        m_progress->setText(tr("Nothing has run yet."));
        return;
    case Stage::Running:
        m_progress->setText(tr("Running: %1 of at most %2 runs, %3 s")
                                .arg(locale.toString(m_runs), locale.toString(m_budget->value()), seconds));
        return;
    case Stage::Pausing:
        m_progress->setText(tr("Pausing: the trial under way is ended"));
        return;
    case Stage::Paused:
        m_progress->setText(tr("Paused after %1 runs").arg(locale.toString(m_runs)));
        return;
    case Stage::Complete:
        m_progress->setText(tr("Ended after %1 runs").arg(locale.toString(m_runs)));
        return;
    }
}

QString ReduceDialog::history() const
{
    return m_history->toPlainText();
}

QString ReduceDialog::result() const
{
    return m_result->toPlainText();
}

void ReduceDialog::done(int result)
{
    m_jobs.pause(); // what is known is kept; the job's end waits for its trial
    QDialog::done(result);
}

void ReduceDialog::retranslate()
{
    setWindowTitle(tr("Reduce to the smallest failing case"));
    m_about->setText(
        tr("Rows, lengths, steps and values are left out as long as the same failure happens, each "
           "time in a new process. Dtypes and layout stay. The same name goes on from where it was."));
    m_nameLabel->setText(tr("&Name of the case"));
    m_runsLabel->setText(tr("&Most runs"));
    m_historyTitle->setText(tr("Trials"));
    m_history->setAccessibleName(tr("Trials"));
    m_resultTitle->setText(tr("Result"));
    m_result->setAccessibleName(tr("Result"));
    m_pause->setText(tr("Pause"));
    m_close->setText(tr("Close"));
    setStage(m_stage);
}

void ReduceDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace torchtriage::desktop
