// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/run_matrix.h"

#include "app/workbench/next_steps.h"
#include "app/workbench/program_paths.h"

#include <algorithm>

namespace torchtriage::workbench {

using State = RunRow::State;

namespace {

const std::vector<rerun::Variation>& variations()
{
    static const std::vector<rerun::Variation> all =
        rerun::builtinVariations().value_or(std::vector<rerun::Variation>());
    return all;
}

RunRow rowOfVariation(const rerun::Variation& variation)
{
    RunRow row;
    row.variation = variation;
    return row;
}

} // namespace

RunMatrix::RunMatrix(RunQueue& queue, QObject* parent) : QObject(parent), m_queue(queue)
{
    connectQueue();
}

void RunMatrix::connectQueue()
{
    connect(&m_queue, &RunQueue::started, this,
            [this](quint64 run, int process, const QString& command, const QString& folder) {
                const int row = rowOf(run);
                if (row < 0)
                    return;
                change(row, [&](RunRow& it) {
                    it.state = State::Running;
                    it.since = QTime::currentTime();
                    it.process = process;
                });
                emit started(row, command, folder);
            });
    connect(&m_queue, &RunQueue::printed, this, [this](quint64 run, const ShownLines& lines) {
        if (const int row = rowOf(run); row >= 0)
            emit printed(row, lines);
    });
    connect(&m_queue, &RunQueue::ended, this, [this](quint64 run, const rerun::Outcome& outcome) {
        const int row = rowOf(run);
        if (row < 0)
            return;
        change(row, [&](RunRow& it) {
            it.state = State::Done;
            it.run = 0;
            it.outcome = outcome;
            it.verdicts.push_back(outcome.verdict());
        });
        if (const RunRow& done = m_rows.at(static_cast<std::size_t>(row)); done.isBaseline() && learn(done)) {
            for (std::size_t i = 0; i < m_rows.size(); ++i)
                change(static_cast<int>(i), [this](RunRow& it) { judge(it); });
        }
        emit ended(row);
    });
    connect(&m_queue, &RunQueue::awaiting, this, [this](quint64 run, const rerun::QueueState& state) {
        const int row = rowOf(run);
        if (row < 0)
            return;
        change(row, [](RunRow& it) {
            if (it.state != State::Running)
                it.since = QTime::currentTime();
            it.state = State::Running;
            it.process = 0;
        });
        emit waiting(row, state);
    });
    connect(&m_queue, &RunQueue::failed, this, [this](quint64 run, const io::Error& error) {
        const int row = rowOf(run);
        if (row < 0)
            return;
        change(row, [&](RunRow& it) {
            it.state = State::Done;
            it.run = 0;
            it.outcome.reset();
            it.error = error;
        });
        emit ended(row);
    });
    connect(&m_queue, &RunQueue::dropped, this, [this](quint64 run) {
        if (const int row = rowOf(run); row >= 0) {
            change(row, [](RunRow& it) {
                it.state = it.outcome ? State::Done : State::NotRun;
                it.run = 0;
            });
        }
    });
}

void RunMatrix::change(int row, const std::function<void(RunRow&)>& how)
{
    how(m_rows.at(static_cast<std::size_t>(row)));
    emit rowChanged(row);
}

void RunMatrix::setSubject(const RerunSubject& subject, const std::vector<rerun::Outcome>& kept)
{
    stop();
    const std::vector<RunRow> before = std::exchange(m_rows, {});
    m_subject = subject;
    const bool job = std::holds_alternative<rerun::Job>(subject.baseline.work);
    for (const rerun::Variation& variation : variations()) {
        if (variation.change == rerun::Change::Custom || !(job ? variation.onJobs : variation.onCommands))
            continue;
        RunRow row = rowOfVariation(variation);
        row.checked = row.isBaseline();
        const auto old = std::ranges::find_if(before, [&](const RunRow& it) {
            return it.variation.id == variation.id && !it.ownSwitch.has_value();
        });
        if (old != before.end())
            row.checked = old->checked;
        m_rows.push_back(std::move(row));
    }
    for (const RunRow& row : before) { // what the user said of the program stays
        if (row.variation.change == rerun::Change::Custom && !job) {
            m_rows.push_back(rowOfVariation(row.variation));
            m_rows.back().ownSwitch = row.ownSwitch;
            m_rows.back().checked = row.checked;
        } else if (row.ownSwitch) {
            for (RunRow& now : m_rows) {
                if (now.variation.id == row.variation.id)
                    now.ownSwitch = row.ownSwitch;
            }
        }
    }
    m_subject.baseline.secondEngine = m_otherEngine && m_otherEngine != m_engine;
    for (RunRow& row : m_rows)
        judge(row);
    takeKept(kept);
    emit reset();
}

RunRow* RunMatrix::rowFor(const rerun::Outcome& kept)
{
    for (RunRow& row : m_rows) {
        const bool same = row.variation.id == kept.variation;
        if (same && row.variation.change != rerun::Change::Custom)
            return &row;
        if (same && row.ownSwitch && row.ownSwitch->name == kept.name && row.ownSwitch->recipe == kept.made)
            return &row;
    }
    const rerun::Variation* custom = rerun::findVariation(variations(), kept.variation);
    if (custom == nullptr || custom->change != rerun::Change::Custom ||
        !std::holds_alternative<rerun::Command>(m_subject.baseline.work))
        return nullptr;
    m_rows.push_back(rowOfVariation(*custom));
    return &m_rows.back();
}

void RunMatrix::setLauncher(const std::shared_ptr<const rerun::Launcher>& launcher)
{
    const bool same = *launcher == *m_launcher;
    m_launcher = launcher;
    if (!same)
        setSubject(RerunSubject(m_subject));
}

void RunMatrix::takeKept(const std::vector<rerun::Outcome>& kept)
{
    const std::string baseline = rerun::digestOf(m_subject.baseline.work);
    for (const rerun::Outcome& outcome : kept) {
        const std::size_t before = m_rows.size();
        if (outcome.launcher != m_launcher->id())
            continue;
        RunRow* row = rowFor(outcome);
        if (row == nullptr)
            continue;
        if (row->refusal == u"own-switch" || m_rows.size() > before) {
            row->ownSwitch = rerun::OwnSwitch{outcome.name, outcome.made}; // as the user said it then
            judge(*row);
        }
        const auto plan = rerun::makePlan(m_subject.baseline, row->variation, row->ownSwitch);
        const bool another = outcome.change == rerun::Change::Engine; // the baseline's own work
        if (!another && (!plan || rerun::digestOf(plan->work) != outcome.work)) {
            if (m_rows.size() > before)
                m_rows.pop_back(); // of another baseline
            continue;
        }
        if (another && outcome.work != baseline)
            continue;
        row->outcome = outcome;
        row->state = State::Done;
        row->verdicts.push_back(outcome.verdict());
        if (row->isBaseline() && learn(*row))
            std::ranges::for_each(m_rows, [this](RunRow& it) { judge(it); });
    }
}

bool RunMatrix::learn(const RunRow& baseline)
{
    const auto& failure = baseline.outcome->failure;
    if (!std::holds_alternative<rerun::Job>(m_subject.baseline.work) || !failure || !failure->step ||
        m_subject.baseline.failingStep == failure->step)
        return false;
    m_subject.baseline.failingStep = failure->step;
    return true;
}

void RunMatrix::setOtherEngine(const std::optional<rerun::Engine>& engine)
{
    if (m_otherEngine == engine)
        return;
    m_otherEngine = engine;
    m_subject.baseline.secondEngine = m_otherEngine && m_otherEngine != m_engine;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].variation.change != rerun::Change::Engine)
            continue;
        change(static_cast<int>(i), [this](RunRow& row) {
            row.outcome.reset();
            row.verdicts.clear();
            row.state = row.run != 0 ? row.state : State::NotRun;
            judge(row);
            row.checked = row.canRun();
        });
    }
}

void RunMatrix::judge(RunRow& row) const
{
    const auto plan = rerun::makePlan(m_subject.baseline, row.variation, row.ownSwitch);
    row.refusal = plan ? QString() : QString::fromStdString(plan.error().detail);
    if (!plan && row.refusal != u"own-switch")
        row.checked = false;
}

io::Result<rerun::Plan> RunMatrix::planOf(int row) const
{
    const RunRow& it = m_rows.at(static_cast<std::size_t>(row));
    return rerun::makePlan(m_subject.baseline, it.variation, it.ownSwitch);
}

void RunMatrix::setChecked(int row, bool checked)
{
    change(row, [checked](RunRow& it) { it.checked = checked && it.canRun(); });
}

void RunMatrix::setSwitch(int row, const std::optional<rerun::OwnSwitch>& ownSwitch)
{
    change(row, [&](RunRow& it) {
        it.ownSwitch = ownSwitch;
        it.outcome.reset();
        it.verdicts.clear();
        if (it.run == 0)
            it.state = State::NotRun;
        judge(it);
        it.checked = it.canRun();
    });
}

int RunMatrix::addCustom(const rerun::OwnSwitch& custom)
{
    const rerun::Variation* variation = rerun::findVariation(variations(), "custom");
    if (variation == nullptr)
        return -1;
    RunRow row;
    row.variation = *variation;
    row.ownSwitch = custom;
    judge(row);
    row.checked = row.canRun();
    m_rows.push_back(std::move(row));
    const int added = static_cast<int>(m_rows.size()) - 1;
    emit rowAdded(added);
    return added;
}

const rerun::Outcome* RunMatrix::baselineOutcome() const
{
    for (const RunRow& row : m_rows) {
        if (row.isBaseline() && row.outcome && row.outcome->ending.isConclusive())
            return &*row.outcome;
    }
    return nullptr;
}

rerun::RunRequest RunMatrix::requestFor(quint64 run) const
{
    const int index = rowOf(run);
    rerun::RunRequest request;
    request.guard = guardPath().toStdString();
    request.parent = m_subject.folder.toStdString();
    request.launcher = m_launcher;
    if (!m_launcher->isLocal())
        request.remoteScript = remoteScriptPath().toStdString();
    request.limits = m_limits;
    if (index < 0)
        return request;
    const RunRow& row = m_rows.at(static_cast<std::size_t>(index));
    if (auto plan = planOf(index))
        request.plan = *std::move(plan);
    if (std::holds_alternative<rerun::Job>(request.plan.work))
        request.engine = row.variation.change == rerun::Change::Engine ? m_otherEngine : m_engine;
    const rerun::Outcome* baseline = row.isBaseline() ? nullptr : baselineOutcome();
    const bool failed = baseline != nullptr && baseline->failure;
    request.reference = failed ? baseline->failure : m_subject.incident;
    if (request.reference)
        request.comparedWith = failed ? "baseline" : "incident";
    if (baseline != nullptr)
        request.returned = baseline->returned();
    return request;
}

void RunMatrix::run(int row)
{
    const RunRow& it = m_rows.at(static_cast<std::size_t>(row));
    if (!it.canRun() || it.run != 0)
        return;
    auto number = std::make_shared<quint64>(0);
    *number = m_queue.add([this, number] { return requestFor(*number); });
    change(row, [&](RunRow& changed) {
        changed.run = *number;
        changed.state = State::Queued;
        changed.error.reset();
    });
}

void RunMatrix::runChecked()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].checked)
            run(static_cast<int>(i));
    }
}

void RunMatrix::runAll()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        run(static_cast<int>(i));
}

void RunMatrix::stop()
{
    // Those that wait first, so that none of them begins in between.
    for (const State state : {State::Queued, State::Running}) {
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (m_rows[i].run != 0 && m_rows[i].state == state)
                m_queue.stop(m_rows[i].run);
        }
    }
}

int RunMatrix::rowOf(quint64 run) const noexcept
{
    const auto found = std::ranges::find(m_rows, run, &RunRow::run);
    return run != 0 && found != m_rows.end() ? static_cast<int>(found - m_rows.begin()) : -1;
}

std::optional<bool> RunMatrix::failsAgain() const
{
    std::optional<bool> answer;
    for (const RunRow& row : m_rows) {
        for (const rerun::Verdict verdict : row.verdicts) {
            if (const auto again = workbench::failsAgain(verdict, row.variation.change))
                answer = answer.value_or(false) || *again;
        }
    }
    return answer;
}

int RunMatrix::finished() const noexcept
{
    return static_cast<int>(std::ranges::count(m_rows, State::Done, &RunRow::state));
}

int RunMatrix::running() const noexcept
{
    return static_cast<int>(std::ranges::count(m_rows, State::Running, &RunRow::state));
}

int RunMatrix::queued() const noexcept
{
    return static_cast<int>(std::ranges::count(m_rows, State::Queued, &RunRow::state));
}

} // namespace torchtriage::workbench
