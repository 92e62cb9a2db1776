// SPDX-License-Identifier: GPL-3.0-or-later
// The general rows of the triage table. Texts that software prints (a clue such as "device-side assert
// triggered") are evidence and stay as they are in every language.
#include "app/workbench/guidance_texts.h"

namespace torchtriage::workbench {

using triage::Family;

namespace {

GuidanceRow deviceAssert()
{
    return {Family::DeviceAssert,
            QStringLiteral("device-side assert triggered"),
            GuidanceTexts::tr("Compare indices and targets with what the operator allows"),
            GuidanceTexts::tr(
                "Check every index and every target of this batch on the CPU against the condition of the "
                "operator.") +
                u'\n' + GuidanceTexts::processFinished(),
            GuidanceTexts::tr("“The GPU must be broken.”"),
            GuidanceTexts::tr(
                "A kernel ran, met a value that it does not accept and stopped. Another GPU would refuse the "
                "same value.")};
}

GuidanceRow outOfMemory()
{
    return {Family::OutOfMemory,
            QStringLiteral("CUDA out of memory"),
            GuidanceTexts::tr("Read shapes, lifetime of tensors and memory of the process"),
            GuidanceTexts::tr(
                "Compare the size requested with what the process holds, and look for tensors that are kept "
                "from one iteration to the next. Another process can share the device."),
            GuidanceTexts::tr("“Every CUDA error is a lack of VRAM.”"),
            GuidanceTexts::tr(
                "Only a message that names a failed allocation speaks of memory. Other CUDA errors ask for "
                "other checks.")};
}

GuidanceRow kernelUnavailable()
{
    return {Family::KernelUnavailable,
            GuidanceTexts::tr("operator or kernel not available"),
            GuidanceTexts::tr("Compare versions, extension, backend and dtype"),
            GuidanceTexts::tr(
                "Compare the architecture of the GPU with those in the build, the extension with the PyTorch "
                "version it was built for, and the dtype with what the operator supports on this backend."),
            GuidanceTexts::tr("“Reinstall everything at random.”"),
            GuidanceTexts::tr(
                "Reinstalling several packages at once changes several things and hides which one did not "
                "fit.")};
}

GuidanceRow deviceMismatch()
{
    return {Family::DeviceMismatch,
            GuidanceTexts::tr("tensors on different devices"),
            GuidanceTexts::tr("Find where the model and each input live"),
            GuidanceTexts::tr(
                "Print the device of every argument just before the failing call and find the one that was "
                "created or loaded elsewhere."),
            GuidanceTexts::tr("“Add a copy without knowing where the tensor comes from.”"),
            GuidanceTexts::tr(
                "A copy at the failing line can hide a module that never moved or an input that skipped the "
                "transfer, and it costs time in every step.")};
}

GuidanceRow memoryFault()
{
    return {
        Family::MemoryFault,
        QStringLiteral("illegal memory access"),
        GuidanceTexts::tr("Check indices, strides and sizes given to the suspected kernel"),
        GuidanceTexts::tr(
            "The access was refused on the device and the Python line can belong to a later call. A short "
            "rerun with blocking launches brings the report closer to it. For a custom kernel, check what "
            "it assumes about strides, contiguity and sizes.") +
            u'\n' + GuidanceTexts::processFinished(),
        GuidanceTexts::tr("“The reported Python line made the bad access.”"),
        GuidanceTexts::tr(
            "Launches are queued: the line is where the fault was noticed. The message alone does not "
            "point to faulty hardware either.")};
}

GuidanceRow launchFailure()
{
    return {
        Family::LaunchFailure,
        GuidanceTexts::tr("kernel launch failed"),
        GuidanceTexts::tr("Check the launch configuration and the kernel that was running"),
        GuidanceTexts::tr(
            "An invalid configuration points to sizes: empty or very large inputs. An unspecified failure "
            "or a time-out points to the kernel that was running; a short rerun with blocking launches "
            "brings the report closer to it."),
        GuidanceTexts::tr("“The GPU has too little memory.”"),
        GuidanceTexts::tr(
            "A launch can fail with memory to spare: grid size, registers and run time have limits of "
            "their own.")};
}

GuidanceRow libraryFailure()
{
    return {
        Family::LibraryFailure,
        GuidanceTexts::tr("cuBLAS, cuDNN or another library reports a failure"),
        GuidanceTexts::tr("Look for an earlier error of the same process"),
        GuidanceTexts::tr(
            "EXECUTION_FAILED, INTERNAL_ERROR and NOT_INITIALIZED can echo an earlier fault, or a lack of "
            "memory under another name. If nothing comes before, check shapes, dtype and the version of "
            "the library."),
        GuidanceTexts::tr("“The library is broken, replace it.”"),
        GuidanceTexts::tr(
            "A library reports what it met. Replacing it before the earlier lines are read changes the "
            "environment and leaves the question open.")};
}

GuidanceRow collective()
{
    return {Family::Collective,
            GuidanceTexts::tr("collective operation failed or timed out"),
            GuidanceTexts::tr("Find the rank that stopped first, and its own error"),
            GuidanceTexts::tr(
                "Read the log of every rank up to the first one that failed or fell silent. The ranks that "
                "report a time-out were waiting."),
            GuidanceTexts::tr("“NCCL is broken, raise the time-out.”"),
            GuidanceTexts::tr(
                "A longer time-out makes the other ranks wait longer. It does not bring back the rank that "
                "stopped.")};
}

GuidanceRow shapeDtype()
{
    return {
        Family::ShapeDtype,
        GuidanceTexts::tr("shapes or dtypes that do not fit"),
        GuidanceTexts::tr("Compare shape and dtype of each operand with the contract of the operator"),
        GuidanceTexts::tr(
            "Print shape, dtype and strides of every argument before the call, for a batch that works and "
            "for the one that fails. The last, incomplete batch is one difference to look for."),
        GuidanceTexts::tr("“Add a reshape or a cast until it runs.”"),
        GuidanceTexts::tr(
            "A reshape or a cast that silences the message can change the meaning of the data: the result "
            "is then wrong without an error.")};
}

GuidanceRow hardwareDriver()
{
    return {Family::HardwareDriver,
            GuidanceTexts::tr("hardware or driver fault in the log"),
            GuidanceTexts::tr("Read the kernel log and the memory error counters of that host"),
            GuidanceTexts::tr(
                "Collect the kernel log around the time of the failure and the error counters that the "
                "vendor's tool shows. Note the host and the device."),
            GuidanceTexts::tr("“The model code broke the GPU.”"),
            GuidanceTexts::tr(
                "Some codes follow from a fault of the program, others come from the device, its link or the "
                "driver. The code tells which to check first.")};
}

GuidanceRow startup()
{
    return {Family::Startup,
            GuidanceTexts::tr("no small computation works"),
            GuidanceTexts::tr("Return to the initial diagnosis: device, driver, build"),
            GuidanceTexts::tr(
                "TorchTriage begins after a successful launch. First make one small computation work: is the "
                "device visible, is the driver recent enough for the build, was the build made for this "
                "backend?"),
            GuidanceTexts::tr("“The model or the batch is at fault.”"),
            GuidanceTexts::tr("Neither was reached: the failure comes before the first operator.")};
}

GuidanceRow numeric()
{
    return {Family::Numeric,
            GuidanceTexts::tr("value that is NaN or infinite"),
            GuidanceTexts::tr("Find the first tensor that is not finite"),
            GuidanceTexts::tr(
                "Check inputs, targets, activations and gradients for NaN and infinity in the order of the "
                "computation, before the step that reports it. Loss scaling skips steps without a message."),
            GuidanceTexts::tr("“The learning rate alone is the cause.”"),
            GuidanceTexts::tr(
                "An invalid input, a division by zero, the logarithm of zero or an overflow in reduced "
                "precision leads to the same message.")};
}

GuidanceRow hostMemory()
{
    return {
        Family::HostMemory,
        GuidanceTexts::tr("host memory exhausted"),
        GuidanceTexts::tr("Read the memory of the host: process, workers, shared memory"),
        GuidanceTexts::tr(
            "Check the memory limit of the job or container, the number of loader workers and what each "
            "one keeps, and the size of /dev/shm. The kernel log names a process that was killed for "
            "memory."),
        GuidanceTexts::tr("“The GPU ran out of memory.”"),
        GuidanceTexts::tr(
            "Host memory and GPU memory are separate. A smaller model on the GPU does not lift a limit of "
            "the host.")};
}

GuidanceRow hostCrash()
{
    return {Family::HostCrash,
            GuidanceTexts::tr("process ended by a crash in native code"),
            GuidanceTexts::tr("Find the native frame or the extension that was running"),
            GuidanceTexts::tr(
                "Run with python -X faulthandler and keep the native stack. List the binary extensions that "
                "are loaded and the versions they were built for."),
            GuidanceTexts::tr("“Python or PyTorch itself is broken.”"),
            GuidanceTexts::tr(
                "A crash without a Python exception comes from native code: PyTorch, an extension, a library "
                "or the driver. Only the stack tells them apart.")};
}

GuidanceRow pythonOther()
{
    return {Family::PythonOther,
            GuidanceTexts::tr("ordinary Python error"),
            GuidanceTexts::tr("Read the traceback from its last line upwards"),
            GuidanceTexts::tr(
                "Start with the innermost frame of your own code and the values it had. No GPU check is "
                "needed before that."),
            GuidanceTexts::tr("“CUDA is in the log, so it is a CUDA problem.”"),
            GuidanceTexts::tr("Python code raised this exception. GPU messages near it can be background or "
                              "consequences.")};
}

GuidanceRow unknown()
{
    return {
        std::nullopt,
        GuidanceTexts::tr("family not settled by this log"),
        GuidanceTexts::tr("Collect what is missing, then triage again"),
        GuidanceTexts::tr(
            "Keep the complete output of every rank from the start of the run, standard error included, "
            "and the kernel log of the host."),
        GuidanceTexts::tr("“The last error in the log is the cause.”"),
        GuidanceTexts::tr(
            "The last message is often a consequence. Without the first failure, no family is more likely "
            "than another.")};
}

} // namespace

QString GuidanceTexts::processFinished()
{
    return tr(
        "The process is finished: end it and start a new one (in a notebook: restart the kernel). Restarting "
        "repairs neither a wrong target nor a bad index.");
}

GuidanceRow GuidanceTexts::general(std::optional<Family> family)
{
    if (!family)
        return unknown();
    switch (*family) {
    case Family::DeviceAssert:
        return deviceAssert();
    case Family::OutOfMemory:
        return outOfMemory();
    case Family::KernelUnavailable:
        return kernelUnavailable();
    case Family::DeviceMismatch:
        return deviceMismatch();
    case Family::MemoryFault:
        return memoryFault();
    case Family::LaunchFailure:
        return launchFailure();
    case Family::LibraryFailure:
        return libraryFailure();
    case Family::Collective:
        return collective();
    case Family::ShapeDtype:
        return shapeDtype();
    case Family::HardwareDriver:
        return hardwareDriver();
    case Family::Startup:
        return startup();
    case Family::Numeric:
        return numeric();
    case Family::HostMemory:
        return hostMemory();
    case Family::HostCrash:
        return hostCrash();
    case Family::PythonOther:
        return pythonOther();
    }
    return unknown();
}

} // namespace torchtriage::workbench
