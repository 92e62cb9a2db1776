// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/batch_document.h"
#include "app/workbench/contract_check.h"
#include "app/workbench/minimal_case.h"
#include "core/contract/proposal.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace torchtriage::workbench {

/// Proposes and carries out contract checks on a thread of its own, and reports on the thread that owns this
/// object. A newer check supersedes the older one, which then stays silent; so does a newer proposal.
/// Destruction cancels and waits.
class ContractJobs : public QObject {
    Q_OBJECT

public:
    using JobId = quint64;

    explicit ContractJobs(QObject* parent = nullptr);
    ~ContractJobs() override;

    /// Looks for what can be checked; proposed() follows, without a proposal if nothing tells.
    JobId propose(const BatchPointer& batch, contract::LogClues clues);
    /// checked() or failed() follows.
    JobId check(const BatchPointer& batch, contract::Request request, MappingSource mapping);
    /// Writes every refused element of a finished check to `path`; exported() or failed() follows.
    JobId exportOffenders(const BatchPointer& batch, std::shared_ptr<const ContractReport> report,
                          const QString& path);
    /// Cuts the refused samples out and checks them by themselves; minimalMade() or failed() follows.
    JobId makeMinimal(const BatchPointer& batch, std::shared_ptr<const ContractReport> report);
    /// Keeps them in cases/ of the incident in `folder`; caseKept() or failed() follows.
    JobId keepCase(const BatchPointer& batch, std::shared_ptr<const ContractReport> report,
                   const QString& folder);
    /// The job ends at once for its caller: cancelled() is emitted, and a later result is dropped.
    void cancel(JobId job);

signals:
    void proposed(quint64 job, const std::shared_ptr<const torchtriage::contract::Proposal>& proposal);
    void checked(quint64 job, const std::shared_ptr<const torchtriage::workbench::ContractReport>& report);
    void exported(quint64 job, const QString& path, quint64 rows);
    void minimalMade(quint64 job, const std::shared_ptr<const torchtriage::workbench::MinimalCase>& minimal);
    void caseKept(quint64 job, const torchtriage::workbench::KeptCase& kept);
    void failed(quint64 job, const torchtriage::io::Error& error);
    void cancelled(quint64 job);
    /// At most twenty times a second; elements.
    void progressed(quint64 job, quint64 done, quint64 total);

private:
    enum class Lane { Propose, Check, Export, Minimal, Keep };
    using Stop = std::shared_ptr<std::atomic_bool>;
    using Deliver = std::function<void()>;
    using Work = std::function<Deliver(JobId job, const Stop& stop)>;
    struct Job {
        Lane lane;
        Stop stop;
    };

    JobId start(Lane lane, Work work);
    void post(JobId job, bool last, Deliver deliver);
    [[nodiscard]] contract::CheckOptions optionsOf(JobId job, const Stop& stop);

    QHash<JobId, Job> m_jobs;
    JobId m_next = 1;
    QThreadPool m_pool;
};

} // namespace torchtriage::workbench
