// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/goto/destination_source.h"
#include "app/workbench/batch_jobs.h"

namespace torchtriage::desktop {

/// What BatchDestinations needs of the window.
struct BatchPlaces {
    std::function<QString()> path;                   ///< absolute, of the batch that is meant; empty: none
    std::function<workbench::BatchPointer()> opened; ///< the same, if a page has it open already
    std::function<void(const QString& key)> showKey;
};

/// Tensors and other values of the batch that is attached, by their keys. Read and searched in the
/// background: a batch may hold very many.
class BatchDestinations : public DestinationSource {
    Q_OBJECT

public:
    explicit BatchDestinations(BatchPlaces places, QObject* parent = nullptr);

    void look(quint64 request, const QString& text) override;
    void stop() override;

private:
    void search(const workbench::BatchPointer& batch);
    void answer(const workbench::BatchMatches& matches);
    void answerNothing();

    BatchPlaces m_places;
    workbench::BatchJobs m_jobs;
    workbench::BatchPointer m_batch; ///< what m_places.path() named last
    quint64 m_request = 0;
    quint64 m_openJob = 0;
    quint64 m_searchJob = 0;
    QString m_text;
};

} // namespace torchtriage::desktop
