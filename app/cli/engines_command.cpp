// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/engines_command.h"

#include "app/workbench/engines.h"
#include "core/io/json_text.h"

#include <QStandardPaths>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <memory>
#include <ostream>
#include <string>
#include <vector>

namespace torchtriage::cli {

namespace {

using Json = nlohmann::ordered_json;
using workbench::EngineStatus;

struct EnginesArguments {
    bool json = false;
    std::vector<std::string> engines;
};

/// Without any asked for: the built-in one, and the python3 that a terminal would start.
std::vector<QString> idsOf(const EnginesArguments& arguments)
{
    std::vector<QString> ids;
    for (const std::string& id : arguments.engines)
        ids.push_back(QString::fromStdString(id));
    if (ids.empty()) {
        ids.push_back(QStringLiteral("builtin"));
        const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
        if (!python.isEmpty())
            ids.push_back(QStringLiteral("python:") + python);
    }
    return ids;
}

Json devicesJson(const rerun::HelloLine& hello)
{
    Json devices = Json::array();
    for (const rerun::EngineDevice& device : hello.devices) {
        devices.push_back({{"id", device.id},
                           {"name", device.name},
                           {"architecture", device.arch.empty() ? Json() : Json(device.arch)},
                           {"memory", device.memory ? Json(*device.memory) : Json()}});
    }
    return devices;
}

Json unusableJson(const rerun::HelloLine& hello)
{
    Json devices = Json::array();
    for (const rerun::UnusableDevice& device : hello.unusable) {
        devices.push_back({{"device", device.device},
                           {"reason", std::string(toString(device.reason))},
                           {"detail", device.detail.empty() ? Json() : Json(device.detail)}});
    }
    return devices;
}

Json toJson(const EngineStatus& status)
{
    Json json;
    json["engine"] = status.id.toStdString();
    json["usable"] = status.state == EngineStatus::State::Usable;
    const bool told = status.hello.has_value();
    json["torch"] = told ? Json(status.hello->torch) : Json();
    json["python"] = told && !status.hello->python.empty() ? Json(status.hello->python) : Json();
    json["build"] = told ? Json(workbench::buildText(*status.hello).toStdString()) : Json();
    json["devices"] = told ? devicesJson(*status.hello) : Json::array();
    json["unusable"] = told ? unusableJson(*status.hello) : Json::array();
    const QString reason = workbench::engineProblemText(status);
    json["reason"] = reason.isEmpty() ? Json() : Json(reason.toStdString());
    return json;
}

void print(const EngineStatus& status, std::ostream& out)
{
    out << workbench::engineName(status).toStdString() << "\n";
    if (!status.hello) {
        out << "  " << workbench::engineProblemText(status).toStdString() << "\n";
        return;
    }
    const rerun::HelloLine& hello = *status.hello;
    out << "  PyTorch " << hello.torch << ", " << workbench::buildText(hello).toStdString();
    if (!hello.python.empty())
        out << ", Python " << hello.python;
    out << "\n";
    for (const QString& line : workbench::deviceTexts(hello) + workbench::unusableTexts(hello))
        out << "  " << line.toStdString() << "\n";
    out << "  " << workbench::blockingText(hello).toStdString() << "\n";
}

int runEngines(const EnginesArguments& arguments, std::ostream& out)
{
    for (const QString& id : idsOf(arguments)) {
        const EngineStatus status = workbench::probeEngine(id);
        if (arguments.json)
            out << io::jsonText(toJson(status)) << "\n";
        else
            print(status, out);
        out.flush();
    }
    return 0;
}

} // namespace

Subcommand addEngines(CLI::App& app)
{
    const auto arguments = std::make_shared<EnginesArguments>();
    CLI::App* engines = app.add_subcommand(
        "engines", helpText(Help::tr("List the engines that can rerun an operator, with their devices")));
    engines->add_flag("--json", arguments->json,
                      helpText(Help::tr("One JSON object per engine, each on its own line")));
    engines->add_option(
        "--engine", arguments->engines,
        helpText(Help::tr("Only this one: builtin, or python: and an interpreter or the folder "
                          "of an environment (may be repeated)")));
    return {engines, [arguments](const Console& console) { return runEngines(*arguments, console.out); }};
}

} // namespace torchtriage::cli
