// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/memory_numbers.h"
#include "tests/helpers/test_classes.h"

#include <cmath>

using namespace torchtriage;
using testing::shown;
using triage::MemoryNumbers;

namespace {

constexpr double unknown = -1;
constexpr double MiB = 1048576;
constexpr double GiB = 1024 * MiB;

struct Row {
    const char* name;
    const char* text;
    int device;
    double requested, capacity, free, process, allocated, reserved, others;
    const char* reading;
};

const std::vector<Row>& rows()
{
    static const std::vector<Row> table = {
        {"1.0, cached",
         "CUDA out of memory. Tried to allocate 2.00 GiB (GPU 0; 10.00 GiB total capacity; 5.00 GiB already "
         "allocated; 1.00 GiB free; 3.50 GiB cached)",
         0, 2 * GiB, 10 * GiB, 1 * GiB, unknown, 5 * GiB, 3.5 * GiB, unknown, "near-full"},
        {"1.4",
         "CUDA out of memory. Tried to allocate 20.00 MiB (GPU 1; 11.17 GiB total capacity; 10.40 GiB "
         "already "
         "allocated; 13.44 MiB free; 10.62 GiB reserved in total by PyTorch)",
         1, 20 * MiB, 11.17 * GiB, 13.44 * MiB, unknown, 10.4 * GiB, 10.62 * GiB, unknown, "fragmentation"},
        {"1.7 with a fraction",
         "CUDA out of memory. Tried to allocate 1.00 GiB (GPU 0; 8.00 GiB total capacity; 3.60 GiB already "
         "allocated; 3.00 GiB free; 4.00 GiB allowed; 3.80 GiB reserved in total by PyTorch)",
         0, 1 * GiB, 8 * GiB, 3 * GiB, unknown, 3.6 * GiB, 3.8 * GiB, unknown, nullptr},
        {"1.10",
         "CUDA out of memory. Tried to allocate 1.00 GiB (GPU 3; 15.78 GiB total capacity; 14.20 GiB already "
         "allocated; 512.00 MiB free; 14.60 GiB reserved in total by PyTorch) If reserved memory is >> "
         "allocated "
         "memory try setting max_split_size_mb to avoid fragmentation.  See documentation for Memory "
         "Management and "
         "PYTORCH_CUDA_ALLOC_CONF",
         3, 1 * GiB, 15.78 * GiB, 512 * MiB, unknown, 14.2 * GiB, 14.6 * GiB, unknown, "near-full"},
        {"2.1, capacty",
         "CUDA out of memory. Tried to allocate 2.00 GiB. GPU 0 has a total capacty of 23.69 GiB of which "
         "1.25 GiB "
         "is free. Including non-PyTorch memory, this process has 22.43 GiB memory in use. Of the allocated "
         "memory "
         "21.00 GiB is allocated by PyTorch, and 500.00 MiB is reserved by PyTorch but unallocated. If "
         "reserved but "
         "unallocated memory is large try setting max_split_size_mb to avoid fragmentation.",
         0, 2 * GiB, 23.69 * GiB, 1.25 * GiB, 22.43 * GiB, 21 * GiB, 21 * GiB + 500 * MiB, unknown,
         "near-full"},
        {"2.2, another process",
         "CUDA out of memory. Tried to allocate 4.00 GiB. GPU 2 has a total capacity of 79.15 GiB of which "
         "1.00 GiB "
         "is free. Process 4242 has 60.00 GiB memory in use. Including non-PyTorch memory, this process has "
         "18.00 "
         "GiB memory in use. Of the allocated memory 17.00 GiB is allocated by PyTorch, and 100.00 MiB is "
         "reserved "
         "by PyTorch but unallocated.",
         2, 4 * GiB, 79.15 * GiB, 1 * GiB, 18 * GiB, 17 * GiB, 17 * GiB + 100 * MiB, 60 * GiB,
         "other-process"},
        {"2.2, two processes that are not the reason",
         "CUDA out of memory. Tried to allocate 4.00 GiB. GPU 2 has a total capacity of 80.00 GiB of which "
         "1.00 GiB "
         "is free. Process 1 has 1.00 GiB memory in use. Process 2 has 2.00 GiB memory in use. Including "
         "non-PyTorch "
         "memory, this process has 76.00 GiB memory in use. Of the allocated memory 74.00 GiB is allocated "
         "by "
         "PyTorch, and 1.00 GiB is reserved by PyTorch but unallocated.",
         2, 4 * GiB, 80 * GiB, 1 * GiB, 76 * GiB, 74 * GiB, 75 * GiB, 3 * GiB, "near-full"},
        {"2.3, private pools",
         "CUDA out of memory. Tried to allocate 2.00 GiB. GPU 0 has a total capacity of 24.00 GiB of which 0 "
         "bytes "
         "is free. Including non-PyTorch memory, this process has 23.90 GiB memory in use. Of the allocated "
         "memory "
         "15.00 GiB is allocated by PyTorch, with 1.00 GiB allocated in private pools (e.g., CUDA Graphs), "
         "and 8.00 "
         "GiB is reserved by PyTorch but unallocated.",
         0, 2 * GiB, 24 * GiB, 0, 23.9 * GiB, 15 * GiB, 23 * GiB, unknown, "fragmentation"},
        {"larger than the device",
         "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 298.02 GiB. GPU 0 has a total "
         "capacity of "
         "79.15 GiB of which 70.00 GiB is free. Including non-PyTorch memory, this process has 9.00 GiB "
         "memory in "
         "use. Of the allocated memory 8.00 GiB is allocated by PyTorch, and 100.00 MiB is reserved by "
         "PyTorch but "
         "unallocated.",
         0, 298.02 * GiB, 79.15 * GiB, 70 * GiB, 9 * GiB, 8 * GiB, 8 * GiB + 100 * MiB, unknown,
         "larger-than-device"},
        {"an overflowed size", "CUDA out of memory. Tried to allocate more than 1EB memory.", -1, unknown,
         unknown, unknown, unknown, unknown, unknown, unknown, "larger-than-device"},
        {"HIP of 2.9",
         "HIP out of memory. Tried to allocate 3.00 GiB. GPU 0 has a total capacity of 15.98 GiB of which "
         "1.00 GiB "
         "is free. 14.00 GiB allowed; Of the allocated memory 13.50 GiB is allocated by PyTorch, with 100.00 "
         "MiB "
         "allocated in private pools (e.g., HIP Graphs), and 400.00 MiB is reserved by PyTorch but "
         "unallocated.",
         0, 3 * GiB, 15.98 * GiB, 1 * GiB, unknown, 13.5 * GiB, 13.5 * GiB + 400 * MiB, unknown, nullptr},
        {"XPU",
         "XPU out of memory. Tried to allocate 2.00 GiB. GPU 0 has a total capacity of 15.91 GiB. Of the "
         "allocated "
         "memory 15.00 GiB is allocated by PyTorch, and 128.00 MiB is reserved by PyTorch but unallocated. "
         "Please "
         "use `empty_cache` to release all unoccupied cached memory.",
         0, 2 * GiB, 15.91 * GiB, unknown, unknown, 15 * GiB, 15 * GiB + 128 * MiB, unknown, "near-full"},
        {"cudaMallocAsync",
         "Allocation on device 0 would exceed allowed memory. (out of memory)\nCurrently allocated     : "
         "22.00 "
         "GiB\nRequested               : 2.00 GiB\nDevice limit            : 23.00 GiB\nFree (according to "
         "CUDA): "
         "20.00 MiB\nPyTorch limit (set by user-supplied memory fraction)\n                        : "
         "17179869184.00 "
         "GiB",
         -1, 2 * GiB, 23 * GiB, 20 * MiB, unknown, 22 * GiB, unknown, unknown, "near-full"},
        {"MPS",
         "MPS backend out of memory (MPS allocated: 6.00 GB, other allocations: 300.00 MB, max allowed: 6.80 "
         "GB). "
         "Tried to allocate 768.00 MB on private pool. Use PYTORCH_MPS_HIGH_WATERMARK_RATIO=0.0 to disable "
         "upper limit "
         "for memory allocations (may cause system failure).",
         -1, 768 * MiB, 6.8 * GiB, unknown, unknown, 6 * GiB, unknown, unknown, nullptr},
        // What NVML cannot tell is printed as 2^64 bytes: no other process holds that much.
        {"a process whose memory is not known",
         "CUDA out of memory. Tried to allocate 2.00 GiB. GPU 0 has a total capacity of 24.00 GiB of which "
         "1.00 GiB "
         "is free. Process 77 has 17179869184.00 GiB memory in use. Of the allocated memory 21.90 GiB is "
         "allocated "
         "by PyTorch, and 100.00 MiB is reserved by PyTorch but unallocated.",
         0, 2 * GiB, 24 * GiB, 1 * GiB, unknown, 21.9 * GiB, 21.9 * GiB + 100 * MiB, unknown, "near-full"},
        {"no numbers", "CUDA error: out of memory", -1, unknown, unknown, unknown, unknown, unknown, unknown,
         unknown, ""},
        {"cut", "CUDA out of memory. Tried to allocate ", -1, unknown, unknown, unknown, unknown, unknown,
         unknown, unknown, ""},
        {"no real numbers",
         "CUDA out of memory. Tried to allocate nan GiB. GPU 0 has a total capacity of inf GiB of which "
         "x GiB is "
         "free. Of the allocated memory many GiB is allocated by PyTorch",
         0, unknown, unknown, unknown, unknown, unknown, unknown, unknown, ""},
    };
    return table;
}

} // namespace

class TestMemory : public QObject {
    Q_OBJECT

private slots:
    void wordings_data()
    {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < rows().size(); ++i)
            QTest::newRow(rows()[i].name) << i;
    }
    void wordings()
    {
        QFETCH(std::size_t, index);
        const Row& row = rows()[index];
        const MemoryNumbers numbers = triage::readMemoryNumbers(row.text);
        QCOMPARE(numbers.device.value_or(-1), row.device);
        const auto close = [](const char* what, const std::optional<double>& got, double wanted) {
            const bool good = wanted == unknown ? !got : got && std::abs(*got - wanted) < 1;
            if (!good)
                qWarning("%s is %f, not %f", what, got.value_or(unknown), wanted);
            return good;
        };
        QVERIFY(close("requested", numbers.requested, row.requested));
        QVERIFY(close("capacity", numbers.capacity, row.capacity));
        QVERIFY(close("free", numbers.free, row.free));
        QVERIFY(close("in use", numbers.processInUse, row.process));
        QVERIFY(close("allocated", numbers.allocated, row.allocated));
        QVERIFY(close("reserved", numbers.reserved, row.reserved));
        QVERIFY(close("others", numbers.otherProcesses, row.others));
        if (row.reading != nullptr)
            QCOMPARE(shown(numbers.reading), shown(row.reading));
    }
};

std::unique_ptr<QObject> makeMemoryTests()
{
    return std::make_unique<TestMemory>();
}

#include "memory.moc"
