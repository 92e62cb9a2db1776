// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/atomic_file.h"

namespace torchtriage::io {

Result<void> writeAtomically(const std::string& path, std::span<const char> bytes, unsigned mode,
                             Durability durability)
{
    Result<AtomicWriter> writer = AtomicWriter::create(path, mode);
    if (!writer)
        return fail(writer.error());
    const Result<void> written = writer->write({bytes.data(), bytes.size()});
    return written ? writer->commit(durability) : written;
}

} // namespace torchtriage::io
