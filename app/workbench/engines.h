// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/execute.h"
#include "core/rerun/outcome_line.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <optional>

namespace torchtriage::workbench {

/// An engine for jobs of operators, and what it said of itself.
struct EngineStatus {
    enum class State { NotProbed, Probing, Usable, Unusable };
    /// Why it cannot be used at all. That a kind of device cannot be used is in hello.unusable.
    enum class Problem { None, NoGuard, NotBuilt, NoProgram, NoTorch, OldTorch, Failed, TimedOut };

    QString id; ///< "builtin", "python:/opt/env/bin/python"
    State state = State::NotProbed;
    Problem problem = Problem::None;
    QString detail; ///< technical fact in English; may be empty
    std::optional<rerun::HelloLine> hello;
};

/// The engine of that id; NotFound if its program is nowhere, Unsupported if the id is of no known kind.
/// "python:" takes an interpreter, or the folder of a conda or venv environment.
[[nodiscard]] io::Result<rerun::Engine> engineOf(const QString& id);
/// The engine of that id on the machine of a launcher: "builtin" is the torchtriage-replay that is installed
/// there; "python:" takes an interpreter there, which the launcher then starts too.
[[nodiscard]] io::Result<rerun::Engine> engineThere(const QString& id, rerun::Launcher& launcher);
/// Starts the engine once to hear of version, build and devices. Takes as long as importing PyTorch does.
[[nodiscard]] EngineStatus probeEngine(const QString& id,
                                       const std::function<rerun::StopRequest()>& stop = {});
/// What the machine of a launcher says of itself through an engine there.
struct LaunchTest {
    EngineStatus engine;
    rerun::Outcome outcome; ///< ending, node, launcher and last line alone
};
/// Starts the engine there once: the same way as a run goes. For a launcher that leaves this machine.
[[nodiscard]] LaunchTest testLauncher(const QString& id, const rerun::Launcher& launcher,
                                      const std::function<rerun::StopRequest()>& stop = {},
                                      const std::function<void(const rerun::QueueState&)>& waiting = {});

/// "CUDA 12.1", "CPU".
[[nodiscard]] QString buildText(const rerun::HelloLine& hello);
/// "Built-in, PyTorch 1.13.0".
[[nodiscard]] QString engineName(const EngineStatus& status);
/// Why an engine cannot be used; empty if it can.
[[nodiscard]] QString engineProblemText(const EngineStatus& status);
/// One line for each device: "cuda:0 NVIDIA L4, 22.5 GiB, sm_89".
[[nodiscard]] QStringList deviceTexts(const rerun::HelloLine& hello);
/// One sentence for each kind of device that cannot be used.
[[nodiscard]] QStringList unusableTexts(const rerun::HelloLine& hello);
/// Which variable makes launches block there, and why not the other one.
[[nodiscard]] QString blockingText(const rerun::HelloLine& hello);

/// The engines to choose from, probed in the background.
class Engines : public QObject {
    Q_OBJECT

public:
    explicit Engines(QObject* parent = nullptr);
    ~Engines() override;

    /// The built-in one is always the first.
    void setIds(const QStringList& ids);
    [[nodiscard]] QStringList ids() const;
    void add(const QString& id);
    void remove(const QString& id);
    /// Asks every engine that was not asked yet; `again`: all of them.
    void probe(bool again = false);
    [[nodiscard]] const QVector<EngineStatus>& all() const noexcept { return m_all; }
    /// nullptr if it is not in the list.
    [[nodiscard]] const EngineStatus* find(const QString& id) const;

signals:
    void changed();

private:
    void take(const EngineStatus& status);

    QVector<EngineStatus> m_all;
    std::shared_ptr<std::atomic_bool> m_stop;
    QThreadPool m_pool;
};

} // namespace torchtriage::workbench
