// SPDX-License-Identifier: GPL-3.0-or-later
// What the page does: reading, redacting, writing, and the words for it.
#include "app/desktop/theme/tokens.h"
#include "app/desktop/views/batch/segments.h"
#include "app/desktop/views/batch/state_card.h"
#include "app/desktop/views/request/case_dialog.h"
#include "app/desktop/views/request/redaction_model.h"
#include "app/desktop/views/request/request_page.h"
#include "app/desktop/views/request/request_preview.h"
#include "app/desktop/views/request/word_dialog.h"
#include "app/desktop/widgets/banner.h"
#include "app/desktop/widgets/elided_label.h"
#include "app/desktop/widgets/glyph.h"
#include "app/workbench/error_text.h"
#include "app/workbench/language.h"
#include "app/workbench/request_case.h"
#include "app/workbench/settings_keys.h"
#include "app/workbench/text_values.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QCryptographicHash>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace torchtriage::desktop {

using workbench::RequestForm;

namespace {

constexpr std::array forms = {RequestForm::Generic, RequestForm::PyTorch, RequestForm::Cluster};

int languageIndex(const QString& code)
{
    const auto& all = workbench::languages();
    const auto found = std::ranges::find(all, code, &workbench::LanguageInfo::code);
    return found == all.end() ? 0 : static_cast<int>(found - all.begin());
}

void addTo(QSettings& settings, const char* key, const QString& word)
{
    QStringList words = settings.value(QLatin1String(key)).toStringList();
    words.removeAll(word);
    settings.setValue(QLatin1String(key), words << word);
}

void removeFrom(QSettings& settings, const char* key, const QString& word)
{
    QStringList words = settings.value(QLatin1String(key)).toStringList();
    words.removeAll(word);
    settings.setValue(QLatin1String(key), words);
}

} // namespace

void RequestPage::connectParts()
{
    connect(m_languages, &Segments::currentChanged, this, [this](int index) {
        m_choices.language = workbench::languages().at(index).code;
        prepare();
    });
    connect(m_form, &QComboBox::activated, this, [this](int index) {
        m_choices.form = forms.at(static_cast<std::size_t>(index));
        prepare();
    });
    connect(m_look, &Segments::currentChanged, this,
            [this](int index) { m_preview->setRendered(index == 0); });
    connect(m_attachLog, &QAction::toggled, this, [this](bool on) {
        m_choices.attachLog = on;
        prepare();
    });
    connect(m_attachCase, &QAction::triggered, this, [this](bool on) {
        // The mark follows the consent, not the click.
        m_attachCase->setChecked(!m_choices.casePath.isEmpty());
        if (on)
            askForCase();
        else
            attachCase({});
    });
    connect(m_notes, &QAction::toggled, this, [this](bool on) {
        m_choices.incident.withNotes = on;
        prepare();
    });
    connect(m_redactions, &RedactionModel::toggled, this,
            [this](request::Kind kind, bool on) { keep(kind, !on); });
    connect(m_addWord, &QPushButton::clicked, this, &RequestPage::addWord);
    connect(m_copy, &QPushButton::clicked, this, &RequestPage::copy);
    connect(m_export, &QPushButton::clicked, this, &RequestPage::chooseFile);
    connect(m_showLine, &QPushButton::clicked, this, [this] {
        m_look->setCurrent(1);
        m_preview->showLine(m_request->survivors.front().line);
    });
    connect(m_turnOn, &QPushButton::clicked, this,
            [this] { keep(m_request->survivors.front().kind, false); });
}

void RequestPage::connectJobs()
{
    connect(&m_jobs, &workbench::RequestJobs::sourceRead, this,
            [this](quint64 job, const workbench::RequestSourcePointer& source) {
                if (job != m_job)
                    return;
                m_source = source;
                prepare();
            });
    connect(&m_jobs, &workbench::RequestJobs::prepared, this,
            [this](quint64 job, const workbench::PreparedRequestPointer& request) {
                if (job == m_job)
                    take(request);
            });
    connect(&m_jobs, &workbench::RequestJobs::written, this,
            [this](quint64, const QString& path, const QString& map) {
                m_done = tr("“%1” written. The private map of the replacements stays here: %2")
                             .arg(QFileInfo(path).fileName(), map);
                showState();
                emit requestWritten(path);
            });
    connect(&m_jobs, &workbench::RequestJobs::refused, this, [this](quint64, const QString& why) {
        m_done = tr("Nothing was written. %1").arg(why);
        showState();
    });
    connect(&m_jobs, &workbench::RequestJobs::failed, this, [this](quint64 job, const io::Error& error) {
        if (job == m_job) {
            showFailure(error);
        } else {
            m_done = workbench::errorText(error);
            showState();
        }
    });
}

void RequestPage::setIncident(const workbench::Incident& incident)
{
    const bool notes = m_notes->isChecked();
    m_choices.incident = workbench::incidentFactsOf(incident);
    m_choices.incident.withNotes = notes;
    if (incident.id != m_incident)
        m_choices.casePath.clear();
    showAttachments();
    if (incident.id == m_incident && incident.batches == m_input.batches && m_job != 0) {
        if (m_source)
            prepare(); // checks, notes, cases: all but the log
        return;
    }
    m_jobs.cancelAll();
    m_incident = incident.id;
    m_source.reset();
    m_request.reset();
    m_done.clear();
    m_input = {incident.path, incident.text, incident.name, incident.report, incident.batches, true};
    m_choices.kept.clear();
    m_card->setState(
        StateCard::State::Information, tr("Reading the log"),
        tr("Names that are private are looked for in all of it, so that none of them stays in the request."));
    m_stack->setCurrentWidget(m_card);
    m_job = m_jobs.read(m_input);
    showState();
}

void RequestPage::prepare()
{
    m_done.clear();
    if (m_source)
        m_job = m_jobs.prepare(m_source, m_choices);
}

// Runs end while another page is in sight.
void RequestPage::showEvent(QShowEvent* event)
{
    IncidentPage::showEvent(event);
    if (m_request)
        prepare();
}

void RequestPage::askForCase()
{
    const QString folder = QString::fromStdString(m_choices.incident.folder);
    const QStringList names = workbench::keptCases(folder);
    if (!m_source || names.isEmpty())
        return;
    auto* dialog = new CaseDialog(m_jobs, m_source, m_choices, folder, names, this);
    connect(dialog, &CaseDialog::attached, this, &RequestPage::attachCase);
    dialog->open();
}

void RequestPage::attachCase(const QString& path)
{
    m_choices.casePath = path;
    showAttachments();
    prepare();
}

void RequestPage::showAttachments()
{
    const bool attached = !m_choices.casePath.isEmpty();
    const bool any =
        attached || !workbench::keptCases(QString::fromStdString(m_choices.incident.folder)).isEmpty();
    m_attachCase->setChecked(attached);
    m_attachCase->setEnabled(any);
    m_attachCase->setToolTip(
        any ? QString() : tr("This incident keeps no case. Keep one on the batch page, or reduce its job."));
}

void RequestPage::take(const workbench::PreparedRequestPointer& request)
{
    m_request = request;
    m_redactions->setRequest(*request, m_choices.kept);
    m_replacements->setRequest(*request, m_choices.kept);
    m_preview->setRequest(request);
    m_stack->setCurrentIndex(1);
    showCounts();
    showState();
    emit requestReady();
}

void RequestPage::showFailure(const io::Error& error)
{
    m_request.reset();
    m_job = 0; // who comes back to this page tries again
    m_card->setState(StateCard::State::Failed, tr("The request could not be made"),
                     workbench::errorText(error));
    m_stack->setCurrentWidget(m_card);
    showState();
}

void RequestPage::keep(request::Kind kind, bool kept)
{
    if (kept)
        m_choices.kept.insert(kind);
    else
        m_choices.kept.erase(kind);
    prepare();
}

void RequestPage::setLanguage(const QString& code)
{
    m_languages->setCurrent(languageIndex(code));
}

void RequestPage::showCounts()
{
    const auto kinds =
        std::ranges::count_if(m_redactions->rows(), [](const RedactionRow& row) { return row.count > 0; });
    const int values = static_cast<int>(m_request->replaced);
    //: %1 is "44 values"
    m_kindsNote->setText(
        tr("%n kind(s), %1", nullptr, static_cast<int>(kinds)).arg(tr("%n value(s)", nullptr, values)));
    const auto lines = std::ranges::count(m_request->markdown, '\n');
    m_previewNote->setText(tr("Markdown, %n line(s), %1", nullptr, static_cast<int>(lines))
                               .arg(workbench::sizeText(static_cast<double>(m_request->markdown.size()))));
    emit statusChanged(tr("%n line(s)", nullptr, static_cast<int>(lines)));
}

QString RequestPage::stateText() const
{
    return m_stop->isHidden() ? m_state->text() : m_stop->text();
}

void RequestPage::showState()
{
    const bool ready = m_request && m_request->mayLeave();
    const bool stopped = m_request && !m_request->mayLeave();
    m_copy->setEnabled(ready);
    m_export->setEnabled(ready);
    const QString why = stopped ? tr("Something private would remain: see the red bar.")
                                : tr("The request is not ready yet.");
    m_copy->setToolTip(ready ? QString() : why);
    m_export->setToolTip(ready ? QString() : why);
    m_stateRow->setVisible(ready);
    m_stop->setVisible(stopped);
    if (stopped)
        showStop();
    if (!ready)
        return;
    const QString fact =
        tr("%n value(s) replaced, none left that looks private. Read the text before you send it.", nullptr,
           static_cast<int>(m_request->replaced));
    m_state->setText(m_done.isEmpty() ? tr("Ready to export. %1").arg(fact) : m_done);
}

void RequestPage::showStop()
{
    const auto& survivors = m_request->survivors;
    const request::Survivor& first = survivors.front();
    const bool inText = first.file == "request.md";
    const bool kept = m_choices.kept.contains(first.kind);
    const QString others =
        survivors.size() > 1 ? u' ' + tr("%n more place(s).", nullptr, static_cast<int>(survivors.size() - 1))
                             : QString();
    m_stop->setText(tr("Export stopped."),
                    workbench::survivorText(first) + u' ' +
                        (kept ? tr("Turn its replacement on, or remove the line.")
                              : tr("Add it as a word to replace, or remove the line.")) +
                        others);
    m_showLine->setText(tr("Show line %1").arg(workbench::numberText(first.line)));
    m_showLine->setVisible(inText);
    m_turnOn->setText(tr("Turn on"));
    m_turnOn->setVisible(kept);
}

void RequestPage::addWord()
{
    auto* dialog = new WordDialog(
        m_settings.value(QLatin1String(workbench::settings::requestAlways)).toStringList(),
        m_settings.value(QLatin1String(workbench::settings::requestNever)).toStringList(), this);
    connect(dialog, &WordDialog::removed, this, [this](const QString& word, bool replace) {
        removeFrom(m_settings,
                   replace ? workbench::settings::requestAlways : workbench::settings::requestNever, word);
        std::erase(replace ? m_choices.always : m_choices.never, word.toStdString());
        prepare();
    });
    connect(dialog, &WordDialog::chosen, this, [this](const QString& word, bool replace) {
        addTo(m_settings, replace ? workbench::settings::requestAlways : workbench::settings::requestNever,
              word);
        (replace ? m_choices.always : m_choices.never).push_back(word.toStdString());
        prepare();
    });
    dialog->open();
}

void RequestPage::copy()
{
    QApplication::clipboard()->setText(QString::fromStdString(m_request->markdown));
    m_done = tr("Copied as Markdown. Read the text before you send it.");
    showState();
}

// One map for each log, so that a second request of it speaks of the same <host-1>.
QString RequestPage::mapPath() const
{
    const QByteArray key = (m_input.path.isEmpty() ? m_input.name : m_input.path).toUtf8();
    const QString id =
        QString::fromLatin1(QCryptographicHash::hash(key, QCryptographicHash::Sha256).toHex().left(16));
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/request-maps/%1.json").arg(id);
}

void RequestPage::chooseFile()
{
    auto* dialog = new QFileDialog(this, tr("Export the support request"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({QStringLiteral("Markdown (*.md)"), QStringLiteral("JSON (*.json)"),
                            tr("Zip with request and attachments (*.zip)")});
    dialog->setDefaultSuffix(QStringLiteral("md"));
    dialog->setDirectory(m_settings.value(workbench::settings::lastFolder).toString());
    dialog->selectFile(m_choices.attachLog || !m_choices.casePath.isEmpty() ? QStringLiteral("request.zip")
                                                                            : QStringLiteral("request.md"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        const qsizetype at = filter.indexOf(QStringLiteral("*."));
        dialog->setDefaultSuffix(filter.mid(at + 2).chopped(1));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &RequestPage::exportTo);
    dialog->open();
}

void RequestPage::exportTo(const QString& path)
{
    if (!m_request || !m_request->mayLeave())
        return;
    const std::string suffix = QFileInfo(path).suffix().toLower().toStdString();
    m_jobs.write(m_request, request::formatFromString(suffix).value_or(request::Format::Markdown), path,
                 mapPath());
}

void RequestPage::retranslate()
{
    m_languageLabel->setText(tr("Language"));
    m_languages->setAccessibleName(tr("Language of the request"));
    m_form->clear();
    for (const RequestForm form : forms)
        m_form->addItem(workbench::requestFormName(form));
    m_form->setCurrentIndex(static_cast<int>(std::ranges::find(forms, m_choices.form) - forms.begin()));
    m_form->setAccessibleName(tr("Whom the request is for"));
    m_form->setToolTip(m_form->accessibleName());
    m_attach->setText(tr("Attach"));
    m_attach->setAccessibleName(tr("Attachments of the zip"));
    m_attachLog->setText(tr("Redacted log, in the zip"));
    m_attachCase->setText(tr("Minimal case, in the zip…"));
    m_notes->setText(tr("Notes of the incident"));
    showAttachments();
    m_copy->setText(tr("Copy"));
    m_export->setText(tr("Export…"));
    m_previewTitle->setText(tr("Preview"));
    m_preview->setAccessibleName(tr("The request as it will leave"));
    m_look->setTexts({tr("Rendered"), tr("Source")});
    m_kindsTitle->setText(tr("Replacements"));
    m_kinds->setAccessibleName(tr("Kinds of replacements"));
    m_addWord->setText(tr("Add word…"));
    m_valuesTitle->setText(tr("Values"));
    m_valuesNote->setText(tr("originals stay here, they are never exported"));
    m_values->setAccessibleName(tr("Replaced values"));
    m_sameNote->setText(
        tr("The same original always gets the same replacement, so two hosts can still be told apart."));
    m_redactions->retranslate();
    m_replacements->retranslate();
    if (m_request)
        showCounts();
    showState();
}

} // namespace torchtriage::desktop
