// SPDX-License-Identifier: GPL-3.0-or-later
// What the fuzz targets of saved batches share: bytes become a file in memory, one reader takes it, and
// whatever it finds is looked at as the window would.
#pragma once

#include "core/batch/readers.h"
#include "core/batch/summary.h"
#include "core/batch/values.h"
#include "core/batch/walk.h"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

namespace torchtriage::fuzzing {

using Reader = io::Result<void> (*)(batch::BatchFile&);

/// Elements are read only of tensors up to this size: broadcast views make long ones out of nothing.
inline constexpr std::uint64_t mostElements = 100'000;

inline void look(const batch::BatchFile& file)
{
    std::size_t visits = 0;
    std::size_t tensors = 0;
    batch::SummaryOptions options;
    options.threads = 1; // so that a run costs no threads
    batch::walk(file.values, file.root, [&](const batch::Visit& visit) {
        if (file.values.kind(visit.id) == batch::ValueKind::Tensor && ++tensors <= 8) {
            const auto& shape = file.values.tensor(visit.id).shape;
            batch::SliceRequest request;
            request.leading.assign(shape.size() > 2 ? shape.size() - 2 : 0, 0);
            request.rows = request.columns = 3;
            static_cast<void>(batch::readSlice(file, visit.id, request));
            if (batch::elementCount(shape).value_or(mostElements) < mostElements) {
                static_cast<void>(batch::summarize(file, visit.id, options));
                static_cast<void>(batch::forEachRealBlock(
                    file, visit.id, [](std::uint64_t, std::span<const double>) { return true; }));
            }
        }
        return ++visits < 20'000 ? batch::WalkStep::Enter : batch::WalkStep::Stop;
    });
}

/// One run: `reader` gets the bytes as an open file.
inline int run(const std::uint8_t* data, std::size_t size, Reader reader)
{
    const int fd = ::memfd_create("input", MFD_CLOEXEC);
    if (fd < 0 || ::write(fd, data, size) != static_cast<ssize_t>(size))
        std::abort();
    auto file = io::File::open("/proc/self/fd/" + std::to_string(fd));
    ::close(fd);
    if (!file)
        return 0;
    batch::BatchFile opened;
    opened.file = std::make_shared<const io::File>(std::move(*file));
    if (reader(opened) && !opened.values.overBudget())
        look(opened);
    return 0;
}

} // namespace torchtriage::fuzzing
