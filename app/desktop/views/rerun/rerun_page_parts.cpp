// SPDX-License-Identifier: GPL-3.0-or-later
// The widgets of the rerun page, and their words.
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme_style.h"
#include "app/desktop/views/batch/pane_bar.h"
#include "app/desktop/views/rerun/output_view.h"
#include "app/desktop/views/rerun/reading_pane.h"
#include "app/desktop/views/rerun/rerun_page.h"
#include "app/desktop/views/rerun/run_table.h"
#include "app/desktop/widgets/elided_label.h"
#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/key_cap.h"
#include "app/desktop/widgets/labels.h"
#include "app/workbench/settings_keys.h"

#include <QComboBox>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>

namespace torchtriage::desktop {

namespace {

/// The entry with a value that was kept; the first one if there is none.
void chooseKept(QComboBox& box, const QVariant& value)
{
    box.setCurrentIndex(std::max(0, box.findData(value.toInt())));
}

} // namespace

QWidget* RerunPage::makeTools()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 8, 12, 4);
    row->setSpacing(8);
    m_run = new QPushButton(icon(QStringLiteral("play"), Token::OnAccent), {}, bar);
    setButtonRole(m_run, ButtonRole::Primary);
    m_runAll = new QPushButton(bar);
    m_stop = new QPushButton(icon(QStringLiteral("stop"), Token::Fail), {}, bar);
    setButtonRole(m_stop, ButtonRole::Stop);
    m_timeoutLabel = makeLabel(FontRole::Body, QPalette::WindowText, bar);
    m_timeout = new QComboBox(bar);
    m_timeout->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_timeoutLabel->setBuddy(m_timeout);
    for (const int seconds : {30, 60, 120, 300, 600, 1800, 3600, 0})
        m_timeout->addItem({}, seconds);
    m_memory = new QComboBox(bar);
    m_memory->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const int gibibytes : {0, 1, 2, 4, 8, 16, 32, 64, 128})
        m_memory->addItem({}, gibibytes);
    chooseKept(*m_timeout, m_services.settings.value(workbench::settings::rerunTimeLimit, 120));
    chooseKept(*m_memory, m_services.settings.value(workbench::settings::rerunMemoryLimit, 0));
    m_note = new ElidedLabel(FontRole::Note, 1, mutedInk, bar);
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_custom = new QPushButton(bar);
    row->addWidget(m_run);
    row->addWidget(m_runAll);
    row->addWidget(m_stop);
    row->addWidget(new KeyCap(QKeySequence(QStringLiteral("Shift+F5")), bar));
    row->addSpacing(8);
    row->addWidget(m_timeoutLabel);
    row->addWidget(m_timeout);
    row->addWidget(m_memory);
    row->addWidget(m_custom);
    row->addWidget(m_note, 1);
    return bar;
}

QWidget* RerunPage::makeCommandRow()
{
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(12, 4, 12, 8);
    column->setSpacing(2);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    m_commandLabel = makeLabel(FontRole::Note, mutedInk, box);
    m_command = new QLineEdit(box);
    m_command->setFont(roleFont(FontRole::Evidence));
    m_commandLabel->setBuddy(m_command);
    m_engine = new QComboBox(box);
    m_engine->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_machine = new QComboBox(box);
    m_machine->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_edit = new QPushButton(box);
    m_job = new QPushButton(box);
    m_reduce = new QPushButton(box);
    row->addWidget(m_commandLabel);
    row->addWidget(m_command, 1);
    row->addWidget(m_engine);
    row->addWidget(m_machine);
    row->addWidget(m_edit);
    row->addWidget(m_job);
    row->addWidget(m_reduce);
    // The counts stand below the tools, which fill their row in some languages.
    auto* below = new QHBoxLayout;
    m_commandNote = makeLabel(FontRole::Small, mutedInk, box);
    m_counts = makeLabel(FontRole::Note, mutedInk, box);
    m_kept = new ElidedLabel(FontRole::Small, 1, mutedInk, box);
    m_kept->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    below->setSpacing(16);
    below->addWidget(m_commandNote);
    below->addWidget(m_kept, 1);
    below->addWidget(m_counts);
    column->addLayout(row);
    column->addLayout(below);
    return box;
}

QWidget* RerunPage::makeOutputPane()
{
    auto* pane = new QWidget(this);
    auto* bar = new PaneBar(pane);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 2, 8, 3);
    row->setSpacing(8);
    m_outputTitle = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
    m_outputNote = makeLabel(FontRole::Note, mutedInk, bar);
    m_outputNote->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_elapsed = makeLabel(FontRole::Note, accentInk, bar);
    m_progress = new QProgressBar(bar);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(84, 6);
    m_log = new QPushButton(bar);
    row->addWidget(new Glyph(QStringLiteral("term"), Token::Text, 16, bar));
    row->addWidget(m_outputTitle);
    row->addWidget(m_outputNote, 1);
    row->addWidget(m_elapsed);
    row->addWidget(m_progress);
    row->addWidget(m_log);
    bar->setMinimumHeight(32);
    m_output = new OutputView(pane);
    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(m_output, 1);
    return pane;
}

QWidget* RerunPage::makeReadingPane()
{
    auto* pane = new QWidget(this);
    auto* bar = new PaneBar(pane);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 2, 8, 3);
    row->setSpacing(8);
    m_readingTitle = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
    m_readingNote = makeLabel(FontRole::Note, mutedInk, bar);
    row->addWidget(m_readingTitle);
    row->addWidget(m_readingNote, 1);
    bar->setMinimumHeight(32);
    m_reading = new ReadingPane(pane);
    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(m_reading, 1);
    return pane;
}

void RerunPage::retranslate()
{
    m_run->setText(tr("Run selected"));
    m_runAll->setText(tr("Run all"));
    m_stop->setText(tr("Stop"));
    m_timeoutLabel->setText(tr("Time limit"));
    const QLocale locale;
    for (int i = 0; i < m_timeout->count(); ++i) {
        const int seconds = m_timeout->itemData(i).toInt();
        m_timeout->setItemText(i, seconds == 0 ? tr("none") : tr("%1 s").arg(locale.toString(seconds)));
    }
    m_timeout->setAccessibleName(tr("Time limit of a run"));
    for (int i = 0; i < m_memory->count(); ++i) {
        const int gibibytes = m_memory->itemData(i).toInt();
        m_memory->setItemText(i, gibibytes == 0 ? tr("any memory")
                                                : tr("%1 GiB").arg(locale.toString(gibibytes)));
    }
    m_memory->setAccessibleName(tr("Memory limit of a run"));
    m_memory->setToolTip(tr("A run whose processes hold more memory than that is ended."));
    m_custom->setText(tr("Add change…"));
    m_commandLabel->setText(tr("Command"));
    m_command->setAccessibleName(tr("Command of the baseline"));
    m_engine->setAccessibleName(tr("Engine"));
    m_machine->setAccessibleName(tr("Machine that the runs live on"));
    m_job->setText(tr("Job file…"));
    m_job->setToolTip(tr("Run a job of operators instead of the program"));
    m_outputTitle->setText(tr("Live output"));
    m_log->setText(tr("Open log"));
    m_progress->setAccessibleName(tr("Time used of the limit"));
    m_readingTitle->setText(tr("Reading"));
    m_model->retranslate();
    m_table->retranslate();
    m_output->retranslate();
    fillEngines();
    fillMachines();
    showSession();
}

} // namespace torchtriage::desktop
