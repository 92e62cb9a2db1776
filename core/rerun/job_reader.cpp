// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file.h"
#include "core/io/json_text.h"
#include "core/log/json_limits.h"
#include "core/rerun/argument_reader.h"
#include "core/rerun/job_format.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace torchtriage::rerun {

namespace {

using nlohmann::json;

constexpr std::array launches = {Launch::Normal, Launch::Blocking};
constexpr std::array synchronizations = {Synchronize::AtEnd, Synchronize::EachStep};
const std::set<std::string, std::less<>> knownKeys = {"format",     "version", "device",  "launch",
                                                      "sync",       "seed",    "threads", "keep",
                                                      "keep_bytes", "expect",  "steps"};

// "aten::add.Tensor": a namespace, a name, and perhaps an overload.
bool isOperatorName(std::string_view name)
{
    const auto isWord = [](std::string_view word) {
        return !word.empty() && word.size() <= 128 && std::ranges::all_of(word, [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
        });
    };
    const std::size_t colons = name.find("::");
    if (colons == name.npos)
        return false;
    const std::string_view rest = name.substr(colons + 2);
    const std::size_t dot = std::min(rest.find('.'), rest.size());
    return isWord(name.substr(0, colons)) && isWord(rest.substr(0, dot)) &&
           (dot == rest.size() || isWord(rest.substr(dot + 1)));
}

class JobReader {
public:
    explicit JobReader(const json& document) : m_document(document) {}

    io::Result<Job> read(const std::string& path)
    {
        JsonFields fields(m_document, "", m_complaint);
        readHead(fields);
        if (!m_complaint.any())
            readSteps(fields);
        if (!m_complaint.any())
            readExpectation(fields);
        if (m_complaint.any())
            return io::fail(m_complaint.error(path));
        json unknown = json::object();
        for (const auto& [key, value] : m_document.items()) {
            if (!knownKeys.contains(key))
                unknown[key] = value;
        }
        if (!unknown.empty())
            m_job.unknown = io::jsonText(unknown);
        return std::move(m_job);
    }

private:
    void readHead(JsonFields& fields)
    {
        if (fields.text("format", true) != "torchtriage.job")
            fields.complain("format", "must be torchtriage.job");
        if (fields.integer("version", 1, 1'000'000).value_or(0) != 1)
            fields.complain("version", "must be 1", io::ErrorKind::Unsupported);
        if (const std::string device = fields.text("device"); !device.empty())
            m_job.device = device;
        if (!isDeviceName(m_job.device))
            fields.complain("device", "\"" + m_job.device.substr(0, 100) + "\" is not a device");
        m_job.launch = fields.oneOf("launch", launches, Launch::Normal);
        m_job.sync = fields.oneOf("sync", synchronizations, Synchronize::AtEnd);
        m_job.seed = fields.natural("seed");
        if (const auto threads = fields.integer("threads", 1, 1024))
            m_job.threads = static_cast<int>(*threads);
        m_job.keep = fields.text("keep", false, 4096);
        m_job.keepBytes = fields.natural("keep_bytes").value_or(m_job.keepBytes);
    }

    void readSteps(JsonFields& fields)
    {
        const json* steps = fields.find("steps");
        if (steps == nullptr || !steps->is_array() || steps->empty()) {
            fields.complain("steps", "must be a list of at least one step");
            return;
        }
        if (steps->size() > mostSteps) {
            fields.complain("steps", "are more than " + std::to_string(mostSteps), io::ErrorKind::TooLarge);
            return;
        }
        for (const json& each : *steps) {
            const std::string place = "steps[" + std::to_string(m_job.steps.size()) + ']';
            m_job.steps.push_back(readStep({each, place, m_complaint}));
            if (m_complaint.any())
                return;
        }
    }

    Step readStep(JsonFields fields)
    {
        Step step;
        if (fields.has("module")) {
            step.call = ModuleCall{fields.text("module", true, 4096), "forward"};
            if (fields.has("method"))
                std::get<ModuleCall>(step.call).method = fields.text("method", true, 256);
            if (fields.has("op"))
                fields.complain("op", "stands beside module: a step calls one of them");
        } else {
            const std::string name = fields.text("op", true);
            if (!isOperatorName(name))
                fields.complain("op", "must be an operator's name, such as aten::add.Tensor");
            step.call = OperatorCall{name};
        }
        readArguments(fields, step);
        step.out = fields.text("out", false, 256);
        const std::size_t index = m_job.steps.size();
        if (!step.out.empty() && !m_names.emplace(step.out, index).second)
            fields.complain("out", "is the name of an earlier step");
        return step;
    }

    void readArguments(JsonFields& fields, Step& step)
    {
        ArgumentReader reader(m_names, m_complaint);
        const std::size_t index = m_job.steps.size();
        if (const json* list = fields.find("args")) {
            if (!list->is_array() || list->size() > mostArguments) {
                fields.complain("args", "must be a list of at most " + std::to_string(mostArguments));
                return;
            }
            for (const json& each : *list)
                step.arguments.push_back(reader.read(
                    each, fields.place("args") + '[' + std::to_string(step.arguments.size()) + ']', index));
        }
        if (const json* named = fields.find("kwargs")) {
            if (!named->is_object() || named->size() > mostArguments) {
                fields.complain("kwargs", "must be an object of at most " + std::to_string(mostArguments));
                return;
            }
            for (const auto& [name, value] : named->items())
                step.named.push_back({name, reader.read(value, fields.place("kwargs") + '.' + name, index)});
        }
    }

    void readExpectation(JsonFields& top)
    {
        const json* object = top.find("expect");
        if (object == nullptr)
            return;
        JsonFields fields(*object, "expect", m_complaint);
        Expectation expect;
        expect.fails = fields.flag("fails");
        if (const std::string id = fields.text("family"); !id.empty()) {
            expect.family = triage::familyFromString(id);
            if (!expect.family)
                fields.complain("family", "\"" + id.substr(0, 100) + "\" is not a family");
        }
        expect.message = fields.text("message");
        if (const auto step = fields.natural("step"))
            expect.step = static_cast<std::size_t>(*step);
        m_job.expect = std::move(expect);
    }

    const json& m_document;
    Complaint m_complaint;
    std::map<std::string, std::size_t> m_names;
    Job m_job;
};

class PathResolver {
public:
    explicit PathResolver(const std::string& jobFile)
    {
        // Absolute: the job is written again elsewhere, for the process that carries it out.
        std::error_code error;
        const std::filesystem::path absolute = std::filesystem::absolute(jobFile, error);
        m_folder = (error ? std::filesystem::path(jobFile) : absolute).lexically_normal().parent_path();
    }

    void resolve(Job& job) const
    {
        resolve(job.keep);
        for (Step& step : job.steps) {
            if (auto* module = std::get_if<ModuleCall>(&step.call))
                resolve(module->file);
            resolve(step.arguments);
            for (NamedArgument& each : step.named)
                resolve(each.value);
        }
    }

private:
    void resolve(std::string& path) const
    {
        if (!path.empty())
            path = (m_folder / path).lexically_normal().string();
    }
    void resolve(ArgumentList& list) const
    {
        for (Argument& each : list)
            resolve(each);
    }
    void resolve(Argument& argument) const
    {
        if (auto* list = std::get_if<ArgumentList>(&argument.value))
            resolve(*list);
        if (auto* input = std::get_if<TensorInput>(&argument.value)) {
            if (auto* inFile = std::get_if<TensorInFile>(&input->origin))
                resolve(inFile->file);
        }
    }

    std::filesystem::path m_folder;
};

} // namespace

io::Result<Job> parseJob(const std::string& path, std::string_view text)
{
    if (text.size() > mostJobBytes)
        return io::fail(io::ErrorKind::TooLarge, path, "",
                        "more than " + std::to_string(mostJobBytes) + " bytes");
    if (const auto fits = log::checkJsonLimits(path, text); !fits)
        return io::fail(fits.error());
    const json document = io::parseJson(text);
    return JobReader(document).read(path);
}

io::Result<Job> readJob(const std::string& path)
{
    auto file = io::File::open(path);
    if (!file)
        return io::fail(file.error());
    std::string text;
    std::array<char, 65536> buffer{};
    while (text.size() <= mostJobBytes) {
        const auto got = file->readNext(buffer);
        if (!got)
            return io::fail(got.error());
        if (*got == 0)
            break;
        text.append(buffer.data(), *got);
    }
    auto job = parseJob(path, text);
    if (job)
        PathResolver(path).resolve(*job);
    return job;
}

} // namespace torchtriage::rerun
