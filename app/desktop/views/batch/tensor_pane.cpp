// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/tensor_pane.h"

#include "app/desktop/views/batch/histogram_page.h"
#include "app/desktop/views/batch/histogram_plot.h"
#include "app/desktop/views/batch/pane_bar.h"
#include "app/desktop/views/batch/segments.h"
#include "app/desktop/views/batch/slice_model.h"
#include "app/desktop/views/batch/slice_page.h"
#include "app/desktop/views/batch/state_card.h"
#include "app/desktop/views/batch/tensor_facts.h"
#include "app/desktop/widgets/elided_label.h"
#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/progress_card.h"
#include "app/workbench/batch_text.h"
#include "app/workbench/text_values.h"

#include <QBuffer>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace torchtriage::desktop {

using batch::noId;
using workbench::BatchJobs;

namespace {

enum Segment { HistogramSegment, ValuesSegment };

} // namespace

TensorPane::TensorPane(BatchJobs& jobs, QWidget* parent) : QWidget(parent), m_jobs(jobs)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    makeHeader(*column);
    m_facts = new FactsRow(this);
    column->addWidget(m_facts);
    auto* rule = new QFrame(this);
    rule->setFrameShape(QFrame::StyledPanel);
    rule->setFixedHeight(1);
    column->addWidget(rule);
    m_progressPlace = new QVBoxLayout;
    m_progressPlace->setContentsMargins(12, 0, 12, 0);
    column->addLayout(m_progressPlace);
    m_stack = new QStackedWidget(this);
    m_histogram = new HistogramPage(m_stack);
    m_slice = new SlicePage(m_stack);
    m_card = new StateCard(m_stack);
    m_blank = new QWidget(m_stack);
    for (QWidget* page : std::initializer_list<QWidget*>{m_blank, m_card, m_histogram, m_slice})
        m_stack->addWidget(page);
    column->addWidget(m_stack, 1);
    setMinimumWidth(300);
    connectJobs();
    clear();
}

void TensorPane::makeHeader(QVBoxLayout& column)
{
    auto* bar = new PaneBar(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 4, 8, 5);
    row->setSpacing(8);
    m_glyph = new Glyph(QStringLiteral("table"), Token::Muted, 16, bar);
    m_name = new ElidedLabel(FontRole::EvidenceBold, 1, QPalette::WindowText, bar);
    m_name->setElideMode(Qt::ElideMiddle);
    m_name->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_type = makeLabel(FontRole::Evidence, mutedInk, bar);
    m_type->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_segments = new Segments(2, bar);
    row->addWidget(m_glyph);
    row->addWidget(m_name);
    row->addWidget(m_type, 1);
    row->addWidget(m_segments);
    bar->setFixedHeight(38);
    column.addWidget(bar);
}

void TensorPane::connectJobs()
{
    connect(&m_jobs, &BatchJobs::summarized, this,
            [this](quint64 job, quint32, const batch::Summary& summary) { takeSummary(job, summary); });
    connect(&m_jobs, &BatchJobs::sliceRead, this, &TensorPane::takeSlice);
    connect(&m_jobs, &BatchJobs::failed, this, &TensorPane::takeFailure);
    connect(&m_jobs, &BatchJobs::cancelled, this, &TensorPane::takeCancellation);
    connect(&m_jobs, &BatchJobs::progressed, this, [this](quint64 job, quint64 done, quint64 total) {
        if (job == m_summaryJob && m_progress)
            m_progress->setProgress(done, total);
    });
    connect(&m_jobs, &BatchJobs::written, this, [this](quint64 job, const QString& path) {
        if (job == m_writeJob)
            emit statusChanged(tr("Written: %1").arg(QDir::toNativeSeparators(path)));
    });
    connect(m_segments, &Segments::currentChanged, this, &TensorPane::showBody);
    connect(m_slice, &SlicePage::requestChanged, this, &TensorPane::startSlice);
    connect(m_card, &StateCard::actionTriggered, this, &TensorPane::startSummary);
    connect(m_histogram, &HistogramPage::exportRequested, this, &TensorPane::chooseExport);
}

const batch::Tensor* TensorPane::tensor() const
{
    return m_batch && m_id != noId && m_batch->file.values.kind(m_id) == batch::ValueKind::Tensor
               ? &m_batch->file.values.tensor(m_id)
               : nullptr;
}

void TensorPane::setAllowed(const QString& key, const std::optional<AllowedValues>& allowed)
{
    m_allowedKey = key;
    m_allowed = allowed;
    if (m_outcome == Outcome::Read)
        m_histogram->setAllowed(key == m_key ? allowed : std::nullopt);
}

void TensorPane::clear()
{
    setValue(nullptr, noId, {});
}

void TensorPane::setValue(workbench::BatchPointer batch, batch::ValueId id, const QString& key)
{
    for (const quint64 job : {std::exchange(m_summaryJob, 0), std::exchange(m_sliceJob, 0)})
        m_jobs.cancel(job);
    endProgress();
    m_batch = std::move(batch);
    m_id = id;
    m_key = key;
    m_summary.reset();
    m_outcome = Outcome::Waiting;
    m_sliceFailed = false;
    if (const batch::Tensor* const shown = tensor())
        m_slice->setTensor(*shown);
    else
        m_slice->clear();
    showHeader();
    showFacts();
    if (tensor() && workbench::unreadableText(*m_batch, m_id, false).isEmpty())
        startSummary();
    showBody();
}

QString TensorPane::shownName() const
{
    if (m_key.isEmpty())
        return m_batch ? m_batch->name : QString();
    return workbench::plainValue(m_key.toStdString(), 200);
}

void TensorPane::showHeader()
{
    const batch::Tensor* const shown = tensor();
    m_segments->setTexts({tr("Histogram"), tr("Values")});
    m_segments->setVisible(shown != nullptr);
    m_glyph->setVisible(m_batch != nullptr);
    m_glyph->setGlyph(shown ? QStringLiteral("table") : QStringLiteral("batch"), Token::Muted);
    m_name->setText(shownName());
    m_type->setText(shown ? workbench::plainValue(shown->dtypeName, 40) + u' ' +
                                workbench::shapeText(shown->shape)
                          : QString());
    m_type->setToolTip(m_type->text());
}

void TensorPane::showFacts()
{
    if (!m_batch)
        m_facts->setFacts({});
    else if (tensor())
        m_facts->setFacts(tensorFacts(*m_batch, m_id, m_summary));
    else if (m_id == noId || m_id == m_batch->file.root)
        m_facts->setFacts(fileFacts(*m_batch));
    else
        m_facts->setFacts(valueFacts(*m_batch, m_id, m_key));
}

void TensorPane::showBody()
{
    const bool values = m_segments->current() == ValuesSegment;
    m_stack->setCurrentWidget(m_card);
    if (!m_batch) {
        m_card->setState(StateCard::State::Empty, tr("No value is selected."),
                         tr("Select a tensor in the tree to see its values."));
        return;
    }
    const batch::ValueGraph& graph = m_batch->file.values;
    if (!tensor()) {
        const bool opaque = m_id != noId && graph.kind(m_id) == batch::ValueKind::Opaque;
        const QString scalar = m_id == noId ? QString() : workbench::scalarText(graph, m_id);
        const QString text = opaque              ? workbench::opaqueText(graph, m_id)
                             : !scalar.isEmpty() ? scalar
                                                 : tr("Select a tensor in the tree to see its values.");
        m_card->setState(StateCard::State::Information, workbench::safetyText(*m_batch), text);
        return;
    }
    if (const QString why = workbench::unreadableText(*m_batch, m_id, values); !why.isEmpty()) {
        m_card->setState(StateCard::State::Information, tr("There are no elements to show."), why);
        return;
    }
    if (values ? m_sliceFailed : m_outcome == Outcome::Failed) {
        m_card->setState(StateCard::State::Failed, tr("The elements could not be read."),
                         workbench::batchErrorText(m_error), tr("Read again"));
        return;
    }
    if (values) {
        m_stack->setCurrentWidget(m_slice);
        if (m_sliceJob == 0 && m_slice->model().rowCount() == 0)
            startSlice();
        return;
    }
    if (m_outcome == Outcome::Stopped) {
        m_card->setState(StateCard::State::Stopped, tr("Reading was stopped."),
                         tr("No statistics of this tensor are shown."), tr("Read again"));
        return;
    }
    // Most tensors are read at once: nothing is said of the wait before the progress card says it.
    m_stack->setCurrentWidget(m_outcome == Outcome::Read ? static_cast<QWidget*>(m_histogram) : m_blank);
}

void TensorPane::startSummary()
{
    if (!tensor())
        return;
    m_sliceFailed = false;
    m_outcome = Outcome::Waiting;
    m_summaryJob = m_jobs.summarize(m_batch, m_id);
    endProgress();
    m_progress = new ProgressCard(shownName(), this);
    m_progressPlace->addWidget(m_progress);
    connect(m_progress, &ProgressCard::cancelRequested, this, [this] { m_jobs.cancel(m_summaryJob); });
    showBody();
}

void TensorPane::startSlice()
{
    const auto request = m_slice->request();
    if (!request || m_segments->current() != ValuesSegment)
        return;
    m_sliceRequest = *request;
    m_sliceJob = m_jobs.readSlice(m_batch, m_id, *request);
}

void TensorPane::takeSummary(quint64 job, const batch::Summary& summary)
{
    if (job != m_summaryJob || !tensor())
        return;
    m_summaryJob = 0;
    endProgress();
    m_summary = summary;
    m_outcome = Outcome::Read;
    m_histogram->setSummary(summary, tensor()->dtype, shownName());
    if (m_allowed && m_allowedKey == m_key)
        m_histogram->setAllowed(m_allowed);
    showFacts();
    showBody();
    emit summaryRead(m_id, summary);
}

void TensorPane::takeSlice(quint64 job, const batch::Slice& slice)
{
    if (job != m_sliceJob)
        return;
    m_sliceJob = 0;
    m_slice->setSlice(m_sliceRequest, slice);
}

void TensorPane::takeFailure(quint64 job, const io::Error& error)
{
    if (job == 0)
        return;
    if (job == m_writeJob) {
        emit statusChanged(workbench::batchErrorText(error));
        return;
    }
    if (job == m_summaryJob) {
        m_summaryJob = 0;
        m_outcome = Outcome::Failed;
        endProgress();
    } else if (job == m_sliceJob) {
        m_sliceJob = 0;
        m_sliceFailed = true;
    } else {
        return;
    }
    m_error = error;
    showBody();
}

void TensorPane::takeCancellation(quint64 job)
{
    if (job == 0 || job != m_summaryJob)
        return;
    m_summaryJob = 0;
    m_outcome = Outcome::Stopped;
    endProgress();
    showBody();
}

void TensorPane::endProgress()
{
    if (m_progress) {
        m_progress->end();
        m_progress = nullptr;
    }
}

void TensorPane::exportTo(const QString& path)
{
    if (QFileInfo(path).suffix().compare(QLatin1String("png"), Qt::CaseInsensitive) == 0) {
        m_writeJob = m_jobs.write(path, [image = m_histogram->plot().image()] {
            QByteArray bytes;
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::WriteOnly);
            image.save(&buffer, "PNG");
            return bytes;
        });
        return;
    }
    m_writeJob = m_jobs.write(path, [bars = m_histogram->bars()] { return histogramCsv(bars); });
}

void TensorPane::chooseExport(const QString& suffix)
{
    const QString folder = m_lastFolder.isEmpty() ? QDir::homePath() : m_lastFolder;
    auto* dialog = new QFileDialog(this, tr("Export the histogram"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->setNameFilters({suffix == QLatin1String("png") ? tr("Pictures (*.png)") : tr("Tables (*.csv)")});
    dialog->selectFile(m_histogram->fileName(suffix));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_lastFolder = QFileInfo(path).absolutePath();
        exportTo(path);
    });
    dialog->open();
}

void TensorPane::retranslate()
{
    showHeader();
    showFacts();
    m_histogram->retranslate();
    m_slice->retranslate();
    showBody();
}

} // namespace torchtriage::desktop
