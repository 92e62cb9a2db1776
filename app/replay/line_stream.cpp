// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/line_stream.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace torchtriage::replay {

std::unique_ptr<LineStream> LineStream::takeStandardOutput()
{
    const int fd = ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    if (fd < 0 || ::dup2(STDERR_FILENO, STDOUT_FILENO) < 0)
        return nullptr;
    return std::make_unique<LineStream>(fd);
}

void LineStream::write(const rerun::OutcomeLine& line) const
{
    if (io::writeAll(m_descriptor.get(), rerun::writeOutcomeLine(line)))
        return;
    std::fprintf(stderr, "torchtriage-replay: standard output could not be written: %s.\n",
                 std::strerror(errno));
    std::_Exit(rerun::exitCodeOf(rerun::RunEnd::Refused));
}

} // namespace torchtriage::replay
