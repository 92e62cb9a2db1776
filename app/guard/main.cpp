// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guard/guarded_run.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

constexpr int firstOfProgram = 5;

} // namespace

int main(int argc, char** argv)
{
    if (argc <= firstOfProgram) {
        std::fputs("torchtriage-guard runs one program for TorchTriage and ends it when TorchTriage ends.\n"
                   "It is not meant to be started by hand.\n",
                   stderr);
        return 2;
    }
    torchtriage::guard::Request request;
    request.grace = std::chrono::milliseconds(std::strtol(argv[1], nullptr, 10));
    request.memoryLimit = std::strtoull(argv[2], nullptr, 10);
    request.isLifeline = std::strcmp(argv[3], "lifeline") == 0;
    request.hasInput = request.isLifeline || std::strcmp(argv[3], "pipe") == 0;
    request.workdir = argv[4];
    request.program = argv + firstOfProgram;
    return torchtriage::guard::GuardedRun(request).run() ? 0 : 1;
}
