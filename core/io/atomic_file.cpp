// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/atomic_file.h"

#include "core/io/atomic_writer.h"

namespace torchtriage::io {

Result<void> writeAtomically(const std::string& path, std::span<const char> bytes, unsigned mode)
{
    Result<AtomicWriter> writer = AtomicWriter::create(path, mode);
    if (!writer)
        return fail(writer.error());
    const Result<void> written = writer->write({bytes.data(), bytes.size()});
    return written ? writer->commit() : written;
}

} // namespace torchtriage::io
