// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/tensor_source.h"

namespace torchtriage::batch {

io::Result<TensorSource> sourceOf(const BatchFile& batch, ValueId id, bool throughComponents)
{
    const ValueGraph& values = batch.values;
    const auto unsupported = [&batch](std::string detail) {
        return io::fail(io::ErrorKind::Unsupported, batch.path(), {}, std::move(detail));
    };
    // Values of a sparse tensor may be sparse again only in a hostile file; a few steps are enough.
    for (int steps = 0; steps < 4; ++steps) {
        if (values.kind(id) != ValueKind::Tensor)
            return unsupported("not a tensor");
        const Tensor& tensor = values.tensor(id);
        if (tensor.layout != Layout::Strided) {
            ValueId inner = noId;
            for (const Component& component : tensor.components) {
                if (component.name == "values" || component.name == "buffer")
                    inner = component.value;
            }
            if (!throughComponents || inner == noId)
                return unsupported("a " + std::string(toString(tensor.layout)) +
                                   " tensor has no elements in a row");
            id = inner;
            continue;
        }
        if (tensor.storage == noId || values.storages()[tensor.storage].location == "meta")
            return unsupported(tensor.isMeta() ? "a meta tensor has no bytes"
                                               : "the tensor has no bytes of its own");
        const Storage& storage = values.storages()[tensor.storage];
        if (!storage.present)
            return io::fail(io::ErrorKind::Truncated, batch.path(), "storage " + storage.key.substr(0, 64),
                            "the file lacks the tensor's bytes");
        if (numberClassOf(tensor.dtype) == NumberClass::None || tensor.itemBits == 0)
            return unsupported("elements of type " + tensor.dtypeName + " are not numbers");
        return TensorSource{batch.file.get(), &storage, &tensor};
    }
    return unsupported("the tensor is nested too deeply");
}

} // namespace torchtriage::batch
