// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/saved_inputs.h"

#include "core/batch/tensor_source.h"
#include "core/batch/walk.h"

#include <algorithm>
#include <cctype>

namespace torchtriage::rerun {

namespace {

/// The last part of a key, as a name in Python: "batch[0].targets" is "targets".
std::string nameFrom(const std::string& key, const std::vector<SavedInput>& taken)
{
    std::string name;
    for (const char c : key.substr(key.find_last_of('.') + 1))
        name += std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
    while (name.ends_with('_'))
        name.pop_back();
    if (name.empty() || std::isdigit(static_cast<unsigned char>(name.front())))
        name.insert(0, "input");
    const auto isTaken = [&taken](const std::string& candidate) {
        return std::ranges::find(taken, candidate, &SavedInput::name) != taken.end();
    };
    std::string unique = name;
    for (int i = 2; isTaken(unique); ++i)
        unique = name + '_' + std::to_string(i);
    return unique;
}

class Opener {
public:
    [[nodiscard]] io::Result<void> add(const TensorInFile& reference)
    {
        if (std::ranges::find(m_inputs, reference, &SavedInput::reference) != m_inputs.end())
            return {};
        const auto file = open(reference.file);
        if (!file)
            return io::fail(file.error());
        const auto value = batch::find((*file)->values, (*file)->root, reference.key);
        if (!value)
            return io::fail(io::ErrorKind::NotFound, reference.file, "key " + reference.key,
                            "the file has no such key");
        if ((*file)->values.kind(*value) != batch::ValueKind::Tensor)
            return {};
        if (auto source = batch::sourceOf(**file, *value, false); !source) {
            io::Error error = source.error();
            error.place = "key " + reference.key;
            return io::fail(std::move(error));
        }
        m_inputs.push_back({reference, nameFrom(reference.key, m_inputs), *file, *value});
        return {};
    }

    [[nodiscard]] std::vector<SavedInput> take() { return std::move(m_inputs); }

private:
    [[nodiscard]] io::Result<std::shared_ptr<const batch::BatchFile>> open(const std::string& path)
    {
        if (const auto known = m_files.find(path); known != m_files.end())
            return known->second;
        auto opened = batch::openBatch(path);
        if (!opened)
            return io::fail(opened.error());
        return m_files[path] = std::make_shared<const batch::BatchFile>(*std::move(opened));
    }

    std::map<std::string, std::shared_ptr<const batch::BatchFile>> m_files;
    std::vector<SavedInput> m_inputs;
};

} // namespace

io::Result<std::vector<SavedInput>> openSavedInputs(const Job& job)
{
    Job copy = job;
    Opener opener;
    io::Result<void> result;
    forEachTensor(copy, [&](std::size_t, std::size_t, const TensorInput& tensor) {
        const auto* saved = std::get_if<TensorInFile>(&tensor.origin);
        if (saved && !tensor.change.rows && result)
            result = opener.add(*saved);
    });
    if (!result)
        return io::fail(result.error());
    return opener.take();
}

} // namespace torchtriage::rerun
