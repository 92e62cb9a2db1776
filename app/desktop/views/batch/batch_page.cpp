// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/batch_page.h"

#include "app/desktop/theme/icons.h"
#include "app/desktop/views/batch/batch_filter.h"
#include "app/desktop/views/batch/batch_findings.h"
#include "app/desktop/views/batch/batch_model.h"
#include "app/desktop/views/batch/batch_start.h"
#include "app/desktop/views/batch/batch_tree.h"
#include "app/desktop/views/batch/comparison_pane.h"
#include "app/desktop/views/batch/contract_panel.h"
#include "app/desktop/views/batch/pane_bar.h"
#include "app/desktop/views/batch/tensor_pane.h"
#include "app/desktop/widgets/elided_label.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/progress_card.h"
#include "app/desktop/widgets/search_field.h"
#include "app/workbench/batch_text.h"
#include "app/workbench/contract_text.h"
#include "app/workbench/path_kind.h"
#include "app/workbench/text_values.h"

#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace torchtriage::desktop {

using workbench::BatchJobs;

namespace {

constexpr int filterDelay = 120; // ms
/// A row in sight whose tensor is larger is read when it is selected.
constexpr std::uint64_t mostRowBytes = std::uint64_t{32} << 20;
constexpr std::size_t mostExpanded = 100;
constexpr std::uint64_t mostSearchedTensors = 5000; ///< on the UI thread, by selectKey()

/// Whether `key` is `above` or the key of something below it.
bool leadsTo(const QString& above, const QString& key)
{
    if (!key.startsWith(above))
        return false;
    return key.size() == above.size() || QStringLiteral(".[(").contains(key.at(above.size()));
}

} // namespace

BatchPage::BatchPage(QWidget* parent) : IncidentPage(parent)
{
    m_model = new BatchModel(this);
    m_filter = new BatchFilter(this);
    m_filter->setSourceModel(m_model);
    m_start = new BatchStart(this);
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->addWidget(makeLeft());
    m_pane = new TensorPane(m_jobs, m_splitter);
    m_splitter->addWidget(m_pane);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setSizes({740, 428});
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_start);
    m_rows = new QSplitter(Qt::Vertical, this);
    m_rows->addWidget(m_splitter);
    m_contracts = new ContractPanel(m_rows);
    m_rows->addWidget(m_contracts);
    m_comparison = new ComparisonPane(m_rows);
    m_comparison->hide();
    m_rows->addWidget(m_comparison);
    m_rows->setChildrenCollapsible(true);
    m_rows->setCollapsible(0, false);
    m_rows->setStretchFactor(0, 1);
    m_rows->setSizes({370, 350});
    m_stack->addWidget(m_rows);
    m_progressPlace = new QVBoxLayout;
    m_progressPlace->setContentsMargins(0, 0, 0, 0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_progressPlace);
    column->addWidget(m_stack, 1);
    m_filterDelay.setSingleShot(true);
    m_filterDelay.setInterval(filterDelay);
    connectParts();
    connectJobs();
    retranslate();
}

BatchPage::~BatchPage() = default;

QWidget* BatchPage::makeHeader(QWidget* parent)
{
    auto* bar = new PaneBar(parent);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 4, 8, 5);
    row->setSpacing(8);
    m_title = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
    m_note = new ElidedLabel(FontRole::Small, 1, mutedInk, bar);
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_choice = new QComboBox(bar);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(12);
    m_field = new SearchField(QStringLiteral("filter"), QKeySequence(QStringLiteral("Ctrl+F")), bar);
    m_field->setMinimumWidth(190);
    m_compare = new QPushButton(bar);
    m_open = new QPushButton(bar);
    row->addWidget(m_title);
    row->addWidget(m_note, 1);
    row->addWidget(m_choice);
    row->addWidget(m_field);
    row->addWidget(m_compare);
    row->addWidget(m_open);
    bar->setFixedHeight(38);
    return bar;
}

QWidget* BatchPage::makeLeft()
{
    auto* left = new QWidget(this);
    left->setAutoFillBackground(true);
    left->setBackgroundRole(QPalette::Base);
    m_findings = new BatchFindings(left);
    m_found = makeLabel(FontRole::Note, mutedInk, left);
    m_found->setContentsMargins(12, 4, 12, 4);
    m_found->hide();
    m_tree = new BatchTree(*m_model, *m_filter, left);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHeader(left));
    column->addWidget(m_findings);
    column->addWidget(m_found);
    column->addWidget(m_tree, 1);
    left->setMinimumWidth(420);
    return left;
}

void BatchPage::connectParts()
{
    connect(m_start, &BatchStart::openRequested, this, &BatchPage::chooseFile);
    connect(m_start, &BatchStart::chosen, this, &BatchPage::attachRequested);
    connect(m_open, &QPushButton::clicked, this, &BatchPage::chooseFile);
    connect(m_compare, &QPushButton::clicked, this, &BatchPage::chooseGood);
    connect(m_comparison, &ComparisonPane::chooseRequested, this, &BatchPage::chooseGood);
    connect(m_comparison, &ComparisonPane::closeRequested, this, &BatchPage::closeComparison);
    connect(m_comparison, &ComparisonPane::keyActivated, this, &BatchPage::selectKey);
    connect(m_choice, &QComboBox::activated, this, [this](int index) { open(m_paths.value(index)); });
    connect(m_field, &QLineEdit::textChanged, &m_filterDelay, qOverload<>(&QTimer::start));
    connect(&m_filterDelay, &QTimer::timeout, this, &BatchPage::applyFilter);
    connect(m_tree, &BatchTree::currentSourceChanged, this, &BatchPage::showSelection);
    connect(m_tree, &BatchTree::sightChanged, this, &BatchPage::readRowsInSight);
    connect(m_pane, &TensorPane::summaryRead, m_model, &BatchModel::setStatistics);
    connect(m_pane, &TensorPane::statusChanged, this, &BatchPage::statusChanged);
    connect(m_contracts, &ContractPanel::checked, this,
            [this](const std::shared_ptr<const workbench::ContractReport>& report) {
                emit checked(m_path, report);
            });
    connect(m_contracts, &ContractPanel::reduceRequested, this, &BatchPage::reduceRequested);
    connect(m_contracts, &ContractPanel::statusChanged, this, &BatchPage::statusChanged);
    connect(m_contracts, &ContractPanel::reportChanged, this,
            [this](const std::shared_ptr<const workbench::ContractReport>& report) {
                showContract(report.get());
            });
}

void BatchPage::connectJobs()
{
    connect(&m_jobs, &BatchJobs::opened, this, [this](quint64 job, const workbench::BatchPointer& batch) {
        if (job == m_openJob)
            takeBatch(batch);
    });
    connect(&m_jobs, &BatchJobs::failed, this, [this](quint64 job, const io::Error& error) {
        if (job == m_openJob && job != 0)
            takeOpenFailure(error);
    });
    connect(&m_jobs, &BatchJobs::cancelled, this, [this](quint64 job) {
        if (job == m_openJob && job != 0)
            takeOpenFailure({io::ErrorKind::Cancelled, m_path.toStdString(), {}, {}});
    });
    connect(&m_jobs, &BatchJobs::summarized, this,
            [this](quint64 job, quint32 tensor, const batch::Summary& summary) {
                if (job == m_rowsJob)
                    m_model->setStatistics(tensor, summary);
            });
    connect(&m_jobs, &BatchJobs::searched, this, [this](quint64 job, const workbench::BatchMatches& matches) {
        if (job == m_searchJob)
            takeMatches(matches);
    });
    connect(&m_jobs, &BatchJobs::besideFound, this, [this](quint64 job, const QStringList& paths) {
        if (job == m_besideJob)
            m_start->setBeside(paths);
    });
}

void BatchPage::setIncident(const workbench::Incident& incident)
{
    const bool other = incident.id != m_incident;
    m_incident = incident.id;
    m_logPath = incident.path;
    m_wantedKey = QString::fromStdString(incident.report.argument);
    m_clues = workbench::cluesOf(incident.report);
    m_contracts->setIncident(true, incident.folder);
    const bool attached = m_paths != incident.batches;
    m_paths = incident.batches;
    fillChoice();
    if (m_paths.isEmpty()) {
        m_besideJob = 0;
        m_start->setBeside({});
        if (other)
            m_start->setFailure({}, {});
        if (!m_logPath.isEmpty())
            m_besideJob = m_jobs.listBeside(m_logPath);
        m_jobs.cancel(std::exchange(m_openJob, 0));
        endProgress();
        m_path.clear();
        m_model->setBatch(nullptr);
        m_contracts->setBatch(nullptr, {});
        m_pane->clear();
        m_stack->setCurrentWidget(m_start);
    } else if (other || attached || !m_paths.contains(m_path)) {
        open(m_paths.constLast());
    }
}

void BatchPage::setBatch(const QString& path)
{
    const QString absolute = workbench::absolutePath(path);
    if (!m_paths.contains(absolute)) {
        m_incident = 0;
        m_logPath.clear();
        m_wantedKey.clear();
        m_clues = {};
        m_contracts->setIncident(false, {});
        m_paths = {absolute};
    }
    fillChoice();
    open(absolute);
}

void BatchPage::open(const QString& path)
{
    if (path.isEmpty())
        return;
    m_jobs.cancel(std::exchange(m_openJob, 0));
    endProgress();
    m_path = path;
    m_comparison->clear(); // it is about another file
    closeComparison();
    m_openError.reset();
    m_openJob = m_jobs.open(path);
    m_progress = new ProgressCard(QFileInfo(path).fileName(), this);
    m_progressPlace->addWidget(m_progress);
    connect(m_progress, &ProgressCard::cancelRequested, this, [this] { m_jobs.cancel(m_openJob); });
}

void BatchPage::endProgress()
{
    if (m_progress) {
        m_progress->end();
        m_progress = nullptr;
    }
}

void BatchPage::takeBatch(const workbench::BatchPointer& batch)
{
    m_openJob = 0;
    endProgress();
    m_start->setFailure({}, {});
    for (const quint64 job : {std::exchange(m_rowsJob, 0), std::exchange(m_searchJob, 0)})
        m_jobs.cancel(job); // they are about another file
    m_filter->clear();
    m_field->clear();
    m_found->hide();
    m_model->setBatch(batch);
    m_findings->setBatch(batch);
    m_contracts->setBatch(batch, m_clues);
    m_stack->setCurrentWidget(m_rows);
    showHeader();
    fillChoice();
    // The tensor that the failing operator was given comes first, where its name tells which one it is.
    if (m_wantedKey.isEmpty() || batch->tensors > mostSearchedTensors || !selectKey(m_wantedKey))
        m_tree->select(m_model->index(0, 0));
    emit batchOpened(m_path);
    emit statusChanged(status());
}

void BatchPage::takeOpenFailure(const io::Error& error)
{
    m_openJob = 0;
    m_openError = error;
    endProgress();
    m_model->setBatch(nullptr);
    m_contracts->setBatch(nullptr, {});
    m_pane->clear();
    m_findings->setBatch(nullptr);
    m_start->setFailure(tr("%1 was not opened.").arg(QFileInfo(m_path).fileName()),
                        workbench::batchErrorText(error));
    m_stack->setCurrentWidget(m_start);
    emit statusChanged({});
}

void BatchPage::showHeader()
{
    const workbench::BatchPointer& batch = m_model->batch();
    m_title->setText(tr("Saved batch"));
    m_note->setText(batch ? workbench::formatText(batch->file.format) + QStringLiteral(" · ") +
                                workbench::sizeText(static_cast<double>(batch->file.bytes()))
                          : QString());
}

void BatchPage::fillChoice()
{
    m_choice->clear();
    for (const QString& path : std::as_const(m_paths))
        m_choice->addItem(QFileInfo(path).fileName());
    m_choice->setCurrentIndex(static_cast<int>(m_paths.indexOf(m_path)));
    m_choice->setVisible(m_paths.size() > 1);
}

QString BatchPage::status() const
{
    const workbench::BatchPointer& batch = m_model->batch();
    if (!batch)
        return {};
    const QString gap = QStringLiteral("     ");
    return batch->name + gap + workbench::tensorCountText(batch->tensors) + gap +
           workbench::safetyText(*batch);
}

void BatchPage::showSelection()
{
    const QModelIndex source = m_tree->currentSource();
    if (!source.isValid() || !m_model->batch()) {
        m_pane->clear();
        return;
    }
    m_pane->setValue(m_model->batch(), m_model->valueOf(source), m_model->keyOf(source));
}

void BatchPage::readRowsInSight()
{
    const workbench::BatchPointer& batch = m_model->batch();
    if (!batch || !isVisible())
        return;
    std::vector<batch::ValueId> wanted;
    for (const batch::ValueId tensor : m_tree->visibleTensors()) {
        if (!m_model->hasStatistics(tensor) &&
            workbench::viewBytes(batch->file.values.tensor(tensor)) <= mostRowBytes &&
            workbench::unreadableText(*batch, tensor, false).isEmpty())
            wanted.push_back(tensor);
    }
    if (!wanted.empty())
        m_rowsJob = m_jobs.summarizeRows(batch, std::move(wanted));
}

void BatchPage::applyFilter()
{
    if (!m_model->batch())
        return;
    if (m_field->text().trimmed().isEmpty()) {
        m_searchJob = 0;
        m_filter->clear();
        m_found->hide();
        m_tree->expand(m_filter->index(0, 0));
        return;
    }
    m_searchJob = m_jobs.search(m_model->batch(), m_field->text());
}

void BatchPage::takeMatches(const workbench::BatchMatches& matches)
{
    m_searchJob = 0;
    const auto count = static_cast<int>(matches.count());
    m_found->setText(
        matches.isCut() ? tr("The first %Ln value(s) found; narrow the filter for the rest.", nullptr, count)
        : count == 0
            ? tr("Nothing matches “%1”. Empty the filter to see every value.").arg(m_field->text().trimmed())
            : tr("%Ln value(s) found", nullptr, count));
    m_found->show();
    const std::size_t shown = std::min(mostExpanded, matches.count());
    const std::vector<std::vector<std::uint32_t>> paths(
        matches.paths().begin(), matches.paths().begin() + static_cast<std::ptrdiff_t>(shown));
    m_filter->setMatches(matches);
    for (const std::vector<std::uint32_t>& path : paths) {
        for (QModelIndex above = m_model->indexOfPath(path).parent(); above.isValid(); above = above.parent())
            m_tree->expand(m_filter->mapFromSource(above));
    }
}

void BatchPage::showContract(const workbench::ContractReport* report)
{
    if (const QString key = showAllowed(report); !key.isEmpty())
        selectKey(key);
}

/// Shades what the operator allows in the histogram of the tensor whose key is returned.
QString BatchPage::showAllowed(const workbench::ContractReport* report)
{
    const contract::ElementFacts* const elements = report ? report->result.subject() : nullptr;
    if (!elements || !elements->low || !elements->high) {
        m_pane->setAllowed({}, std::nullopt);
        return {};
    }
    AllowedValues allowed{*elements->low, *elements->high, std::nullopt, {}};
    if (elements->ignored)
        allowed.ignored = static_cast<double>(*elements->ignored);
    const bool classes = report->result.contract == contract::ContractId::ClassIndex;
    const QString range = workbench::allowedText(*elements);
    allowed.text = classes ? tr("Valid classes, %1").arg(range) : tr("Allowed, %1").arg(range);
    const QString key = QString::fromStdString(elements->key);
    m_pane->setAllowed(key, allowed);
    return key;
}

bool BatchPage::selectKey(const QString& key)
{
    if (!m_model->batch())
        return false;
    QModelIndex at = m_model->index(0, 0);
    while (m_model->keyOf(at) != key) {
        QModelIndex next;
        for (int row = 0; row < m_model->rowCount(at) && !next.isValid(); ++row) {
            const QModelIndex child = m_model->index(row, 0, at);
            if (leadsTo(m_model->keyOf(child), key))
                next = child;
        }
        if (!next.isValid())
            return false;
        at = next;
    }
    m_tree->select(at);
    return true;
}

bool BatchPage::focusFind()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
    return true;
}

void BatchPage::chooseFile()
{
    const QString beside = m_path.isEmpty() ? m_logPath : m_path;
    auto* dialog = new QFileDialog(this, tr("Open a saved batch"),
                                   beside.isEmpty() ? QString() : QFileInfo(beside).absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(fileFilters());
    connect(dialog, &QFileDialog::fileSelected, this, &BatchPage::attachRequested);
    dialog->open();
}

QStringList BatchPage::fileFilters() const
{
    QStringList patterns;
    for (const QString& suffix : BatchJobs::suffixes())
        patterns << QStringLiteral("*.") + suffix;
    return {tr("Saved batches (%1)").arg(patterns.join(u' ')), tr("All files (*)")};
}

void BatchPage::chooseGood()
{
    auto* dialog =
        new QFileDialog(this, tr("Choose batches that went through"), QFileInfo(m_path).absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters(fileFilters());
    connect(dialog, &QFileDialog::filesSelected, this, &BatchPage::compareWith);
    dialog->open();
}

void BatchPage::compareWith(const QStringList& good)
{
    if (m_path.isEmpty() || good.isEmpty())
        return;
    // The two share the lower half: the one that comes takes the height of the one that goes.
    if (const QList<int> sizes = m_rows->sizes(); m_comparison->isHidden()) {
        m_contracts->hide();
        m_comparison->show();
        m_rows->setSizes({sizes[0], 0, sizes[1]});
    }
    m_comparison->compare(m_path, good);
}

void BatchPage::closeComparison()
{
    if (m_comparison->isHidden())
        return;
    const QList<int> sizes = m_rows->sizes();
    m_comparison->hide();
    m_contracts->show();
    m_rows->setSizes({sizes[0], sizes[2], 0});
}

void BatchPage::retranslate()
{
    m_field->setPlaceholderText(tr("Filter values"));
    m_field->setAccessibleName(tr("Filter values"));
    m_open->setText(tr("Open batch…"));
    m_compare->setText(tr("Compare…"));
    m_compare->setToolTip(tr("Show what distinguishes this batch from good ones"));
    m_choice->setAccessibleName(tr("Attached batches"));
    showHeader();
    m_start->retranslate();
    m_model->retranslate();
    m_tree->retranslate();
    m_pane->retranslate();
    m_comparison->retranslate();
    m_findings->setBatch(m_model->batch());
    m_contracts->retranslate();
    showAllowed(m_contracts->report().get());
    if (m_openError)
        m_start->setFailure(tr("%1 was not opened.").arg(QFileInfo(m_path).fileName()),
                            workbench::batchErrorText(*m_openError));
    if (m_filter->isActive())
        applyFilter();
    if (isVisible() && m_model->batch())
        emit statusChanged(status());
}

void BatchPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_model->batch())
        emit statusChanged(status());
}

void BatchPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace torchtriage::desktop
