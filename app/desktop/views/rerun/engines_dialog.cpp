// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/rerun/engines_dialog.h"

#include "app/desktop/theme/icons.h"
#include "app/desktop/widgets/labels.h"
#include "app/workbench/text_values.h"

#include <QFileDialog>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace torchtriage::desktop {

using workbench::EngineStatus;
using State = EngineStatus::State;

namespace {

const QString settingsKey = QStringLiteral("rerun/engines");

} // namespace

QStringList keptEngines(const QSettings& settings)
{
    return settings.value(settingsKey).toStringList();
}

EnginesDialog::EnginesDialog(workbench::Engines& engines, QSettings& settings, QWidget* parent)
    : QDialog(parent), m_engines(engines), m_settings(settings)
{
    setWindowTitle(tr("Engines"));
    auto* column = new QVBoxLayout(this);
    auto* note = makeText(FontRole::Note, mutedInk, this);
    note->setText(tr("An engine runs one operator job in one new process. The environment that failed is the "
                     "best one. It is never replaced by the CPU without a word."));
    column->addWidget(note);
    auto* row = new QHBoxLayout;
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("Engines"));
    m_facts = new QPlainTextEdit(this);
    m_facts->setReadOnly(true);
    m_facts->setTabChangesFocus(true);
    m_facts->setAccessibleName(tr("Facts of the engine"));
    row->addWidget(m_list, 2);
    row->addWidget(m_facts, 3);
    column->addLayout(row, 1);
    column->addWidget(makeButtons());
    connect(m_list, &QListWidget::currentRowChanged, this, &EnginesDialog::showCurrent);
    connect(&m_engines, &workbench::Engines::changed, this, &EnginesDialog::fill);
    resize(760, 420);
    fill();
    m_engines.probe();
}

QWidget* EnginesDialog::makeButtons()
{
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    auto* interpreter = new QPushButton(tr("Add interpreter…"), box);
    auto* folder = new QPushButton(tr("Add environment folder…"), box);
    m_remove = new QPushButton(tr("Remove"), box);
    auto* again = new QPushButton(tr("Ask again"), box);
    auto* close = new QPushButton(tr("Close"), box);
    row->addWidget(interpreter);
    row->addWidget(folder);
    row->addWidget(m_remove);
    row->addWidget(again);
    row->addStretch(1);
    row->addWidget(close);
    connect(interpreter, &QPushButton::clicked, this, [this] { choose(false); });
    connect(folder, &QPushButton::clicked, this, [this] { choose(true); });
    connect(again, &QPushButton::clicked, this, [this] { m_engines.probe(true); });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        m_engines.remove(currentId());
        save();
    });
    return box;
}

QString EnginesDialog::currentId() const
{
    return m_list->currentItem() ? m_list->currentItem()->data(Qt::UserRole).toString() : QString();
}

void EnginesDialog::fill()
{
    const QString current = currentId();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const EngineStatus& status : m_engines.all()) {
            auto* item = new QListWidgetItem(workbench::engineName(status), m_list);
            item->setData(Qt::UserRole, status.id);
            const char* glyph = status.state == State::Usable     ? "pass"
                                : status.state == State::Unusable ? "failc"
                                                                  : "clock";
            const Token ink = status.state == State::Usable     ? Token::Pass
                              : status.state == State::Unusable ? Token::Fail
                                                                : Token::Muted;
            item->setIcon(icon(QString::fromLatin1(glyph), ink));
            item->setToolTip(status.id);
            if (status.id == current)
                m_list->setCurrentItem(item);
        }
        if (m_list->currentRow() < 0)
            m_list->setCurrentRow(0);
    }
    showCurrent();
}

void EnginesDialog::showCurrent()
{
    const EngineStatus* status = m_engines.find(currentId());
    m_remove->setEnabled(status && status->id != u"builtin");
    m_remove->setToolTip(m_remove->isEnabled() ? QString() : tr("The built-in engine stays in the list."));
    if (!status)
        return;
    QStringList lines;
    if (status->state == State::Probing || status->state == State::NotProbed) {
        lines << tr("It is being asked for its version and devices…");
    } else if (!status->hello) {
        lines << workbench::engineProblemText(*status);
    } else {
        lines << QStringLiteral("PyTorch %1, %2")
                     .arg(workbench::plainValue(status->hello->torch), workbench::buildText(*status->hello));
        if (!status->hello->python.empty())
            lines << QStringLiteral("Python %1").arg(workbench::plainValue(status->hello->python));
        lines << workbench::deviceTexts(*status->hello) << workbench::unusableTexts(*status->hello)
              << workbench::blockingText(*status->hello);
    }
    m_facts->setPlainText(lines.join(u'\n'));
}

void EnginesDialog::choose(bool folder)
{
    auto* dialog = new QFileDialog(this, folder ? tr("Folder of a conda or venv environment")
                                                : tr("Python interpreter"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(folder ? QFileDialog::Directory : QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_engines.add(QStringLiteral("python:") + path);
        save();
    });
    dialog->open();
}

void EnginesDialog::save()
{
    m_settings.setValue(settingsKey, m_engines.ids());
}

} // namespace torchtriage::desktop
