// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/batch_document.h"

#include "core/batch/walk.h"

#include <QFileInfo>

#include <utility>

namespace torchtriage::workbench {

namespace {

bool lacksBytes(const batch::ValueGraph& values, const batch::Tensor& tensor)
{
    if (tensor.storage == batch::noId || tensor.isMeta())
        return false;
    const batch::Storage& storage = values.storages()[tensor.storage];
    return !storage.present && storage.location != "meta";
}

void note(BatchDocument& document, batch::ValueId id, std::string_view key)
{
    const batch::ValueGraph& values = document.file.values;
    const batch::Tensor& tensor = values.tensor(id);
    ++document.tensors;
    document.withoutBytes += lacksBytes(values, tensor) ? 1 : 0;
    if (tensor.storage == batch::noId || values.storages()[tensor.storage].tensors < 2)
        return;
    auto& sharers = document.sharers[tensor.storage];
    if (sharers.size() < BatchDocument::mostSharers)
        sharers.push_back({id, std::string(key)});
}

} // namespace

BatchPointer describeBatch(batch::BatchFile file, const std::function<bool()>& cancelled)
{
    auto document = std::make_shared<BatchDocument>();
    document->file = std::move(file);
    const QFileInfo info(QString::fromStdString(document->file.path()));
    document->path = info.absoluteFilePath();
    document->name = info.fileName();
    const batch::ValueGraph& values = document->file.values;
    if (document->file.root == batch::noId)
        return document;
    std::vector<bool> seen(values.size());
    const auto end = batch::walk(values, document->file.root, [&](const batch::Visit& visit) {
        if (cancelled && cancelled())
            return batch::WalkStep::Stop;
        if (values.kind(visit.id) != batch::ValueKind::Tensor)
            return batch::WalkStep::Enter;
        if (!seen[visit.id]) {
            seen[visit.id] = true;
            note(*document, visit.id, visit.key);
        }
        return batch::WalkStep::Skip;
    });
    document->complete = end == batch::WalkEnd::Complete;
    return document;
}

std::uint64_t viewBytes(const batch::Tensor& tensor)
{
    const auto count = batch::elementCount(tensor.shape);
    if (tensor.layout != batch::Layout::Strided || !count || tensor.itemBits == 0)
        return 0;
    return *count / 8 * tensor.itemBits + (*count % 8 * tensor.itemBits + 7) / 8;
}

} // namespace torchtriage::workbench
