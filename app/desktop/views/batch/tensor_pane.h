// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/batch/histogram_bars.h"
#include "app/workbench/batch_jobs.h"

#include <QWidget>

#include <optional>

class QLabel;
class QStackedWidget;
class QVBoxLayout;

namespace torchtriage::desktop {

class ElidedLabel;
class FactsRow;
class Glyph;
class HistogramPage;
class ProgressCard;
class Segments;
class SlicePage;
class StateCard;

/// The selected value: its facts, and for a tensor its histogram or its elements. What has to be read is read
/// by the jobs.
class TensorPane : public QWidget {
    Q_OBJECT

public:
    explicit TensorPane(workbench::BatchJobs& jobs, QWidget* parent = nullptr);

    /// Shows the value `id` under its key; noId shows that nothing is selected.
    void setValue(workbench::BatchPointer batch, batch::ValueId id, const QString& key);
    void clear();
    /// What a check allows in the tensor under `key`; nullopt: there is no check.
    void setAllowed(const QString& key, const std::optional<AllowedValues>& allowed);
    void retranslate();

    [[nodiscard]] HistogramPage& histogram() const { return *m_histogram; }
    [[nodiscard]] SlicePage& slice() const { return *m_slice; }
    [[nodiscard]] StateCard& card() const { return *m_card; }
    [[nodiscard]] FactsRow& facts() const { return *m_facts; }
    [[nodiscard]] Segments& segments() const { return *m_segments; }
    /// The summary of the tensor that is shown, once it has been read.
    [[nodiscard]] const std::optional<batch::Summary>& summary() const noexcept { return m_summary; }
    /// Writes the histogram: a picture for a name that ends in ".png", a table otherwise.
    void exportTo(const QString& path);

signals:
    void summaryRead(quint32 tensor, const torchtriage::batch::Summary& summary);
    void statusChanged(const QString& text);

private:
    void makeHeader(QVBoxLayout& column);
    void connectJobs();
    void showHeader();
    void showFacts();
    void showBody();
    void startSummary();
    void startSlice();
    void takeSummary(quint64 job, const batch::Summary& summary);
    void takeSlice(quint64 job, const batch::Slice& slice);
    void takeFailure(quint64 job, const io::Error& error);
    void takeCancellation(quint64 job);
    void endProgress();
    void chooseExport(const QString& suffix);
    [[nodiscard]] const batch::Tensor* tensor() const;
    [[nodiscard]] QString shownName() const;

    enum class Outcome { Waiting, Read, Stopped, Failed };

    workbench::BatchJobs& m_jobs;
    workbench::BatchPointer m_batch;
    batch::ValueId m_id = batch::noId;
    QString m_key;
    QString m_allowedKey;
    std::optional<AllowedValues> m_allowed;
    std::optional<batch::Summary> m_summary;
    Outcome m_outcome = Outcome::Waiting; ///< of the summary
    io::Error m_error;                    ///< why it, or the slice, could not be read
    bool m_sliceFailed = false;
    quint64 m_summaryJob = 0;
    quint64 m_sliceJob = 0;
    quint64 m_writeJob = 0;
    batch::SliceRequest m_sliceRequest;
    QString m_lastFolder;

    Glyph* m_glyph;
    ElidedLabel* m_name;
    QLabel* m_type;
    Segments* m_segments;
    FactsRow* m_facts;
    QVBoxLayout* m_progressPlace;
    ProgressCard* m_progress = nullptr;
    QStackedWidget* m_stack;
    QWidget* m_blank;
    HistogramPage* m_histogram;
    SlicePage* m_slice;
    StateCard* m_card;
};

} // namespace torchtriage::desktop
