<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BatchFindings</name>
    <message>
        <source>torch.load(weights_only=False) would import %1, which starts programs.</source>
        <translation>torch.load(weights_only=False) would import %1, which starts programs.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which runs Python code.</source>
        <translation>torch.load(weights_only=False) would import %1, which runs Python code.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which imports any module by name.</source>
        <translation>torch.load(weights_only=False) would import %1, which imports any module by name.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which gets hold of any function.</source>
        <translation>torch.load(weights_only=False) would import %1, which gets hold of any function.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which unpickles again, past any check.</source>
        <translation>torch.load(weights_only=False) would import %1, which unpickles again, past any check.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which opens network connections.</source>
        <translation>torch.load(weights_only=False) would import %1, which opens network connections.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which reads, writes or removes files.</source>
        <translation>torch.load(weights_only=False) would import %1, which reads, writes or removes files.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which calls machine code.</source>
        <translation>torch.load(weights_only=False) would import %1, which calls machine code.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, a name that PyTorch&apos;s own safe list does not hold. Here it is only shown.</source>
        <translation>torch.load(weights_only=False) would import %1, a name that PyTorch&apos;s own safe list does not hold. Here it is only shown.</translation>
    </message>
    <message>
        <source>Byte %1; no value of the file depends on it.</source>
        <translation>Byte %1; no value of the file depends on it.</translation>
    </message>
    <message>
        <source>Key %1, byte %2; the file also calls it.</source>
        <translation>Key %1, byte %2; the file also calls it.</translation>
    </message>
    <message>
        <source>Key %1, byte %2; the file does not call it.</source>
        <translation>Key %1, byte %2; the file does not call it.</translation>
    </message>
    <message>
        <source>The archive holds %1 more than once. Readers disagree on which one counts, so another program may see other values.</source>
        <translation>The archive holds %1 more than once. Readers disagree on which one counts, so another program may see other values.</translation>
    </message>
    <message>
        <source>The entry %1 would leave the folder that it is unpacked in. Do not unpack this archive.</source>
        <translation>The entry %1 would leave the folder that it is unpacked in. Do not unpack this archive.</translation>
    </message>
    <message>
        <source>The entry %1 claims to be encrypted, although PyTorch reads it. A scanner may have skipped it.</source>
        <translation>The entry %1 claims to be encrypted, although PyTorch reads it. A scanner may have skipped it.</translation>
    </message>
    <message>
        <source>The archive gives the entry %1 two different names. A scanner may have looked at another entry than PyTorch reads.</source>
        <translation>The archive gives the entry %1 two different names. A scanner may have looked at another entry than PyTorch reads.</translation>
    </message>
    <message>
        <source>The record %1, which this format asks for, is not there.</source>
        <translation>The record %1, which this format asks for, is not there.</translation>
    </message>
    <message>
        <source>The entry %1 is compressed in a way that TorchTriage does not read.</source>
        <translation>The entry %1 is compressed in a way that TorchTriage does not read.</translation>
    </message>
    <message>
        <source>More bytes follow the first pickle (%1). PyTorch ignores them; other programs may not.</source>
        <translation>More bytes follow the first pickle (%1). PyTorch ignores them; other programs may not.</translation>
    </message>
    <message>
        <source>The pickle uses numbers for names that only its writer has registered (%1), so what it would import is not known.</source>
        <translation>The pickle uses numbers for names that only its writer has registered (%1), so what it would import is not known.</translation>
    </message>
    <message>
        <source>Bytes before or after the content belong to no value (%1).</source>
        <translation>Bytes before or after the content belong to no value (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) of this kind.</source>
        <translation>
            <numerusform>%Ln more finding of this kind.</numerusform>
            <numerusform>%Ln more findings of this kind.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would import %1. TorchTriage has read it without importing or calling anything; load it in Python only if you trust its source.</source>
        <translation>It would import %1. TorchTriage has read it without importing or calling anything; load it in Python only if you trust its source.</translation>
    </message>
    <message numerus="yes">
        <source>It would import %1 and %Ln more. TorchTriage has read it without importing or calling anything; load it in Python only if you trust its source.</source>
        <translation>
            <numerusform>It would import %1 and %Ln more. TorchTriage has read it without importing or calling anything; load it in Python only if you trust its source.</numerusform>
            <numerusform>It would import %1 and %Ln more. TorchTriage has read it without importing or calling anything; load it in Python only if you trust its source.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading this file in Python could run code.</source>
        <translation>Loading this file in Python could run code.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 could not be read: %2.</translation>
    </message>
    <message>
        <source>The file leads to more keys than TorchTriage counts; sharing is shown for the first ones only.</source>
        <translation>The file leads to more keys than TorchTriage counts; sharing is shown for the first ones only.</translation>
    </message>
    <message>
        <source>This file is incomplete.</source>
        <translation>This file is incomplete.</translation>
    </message>
    <message numerus="yes">
        <source>It lacks the bytes of %Ln tensor(s). Copy the file again once it is complete.</source>
        <translation>
            <numerusform>It lacks the bytes of %Ln tensor. Copy the file again once it is complete.</numerusform>
            <numerusform>It lacks the bytes of %Ln tensors. Copy the file again once it is complete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) could not be read; all others are shown.</source>
        <translation>
            <numerusform>%Ln value could not be read; all others are shown.</numerusform>
            <numerusform>%Ln values could not be read; all others are shown.</numerusform>
        </translation>
    </message>
    <message>
        <source>The values that are there are shown.</source>
        <translation>The values that are there are shown.</translation>
    </message>
    <message>
        <source>Not everything in this file can be shown.</source>
        <translation>Not everything in this file can be shown.</translation>
    </message>
    <message>
        <source>This file names classes of other packages.</source>
        <translation>This file names classes of other packages.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would be imported on loading. They are shown here, not imported.</source>
        <translation>
            <numerusform>%Ln name would be imported on loading. It is shown here, not imported.</numerusform>
            <numerusform>%Ln names would be imported on loading. They are shown here, not imported.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file is unusual.</source>
        <translation>This file is unusual.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) in it differ from what PyTorch and NumPy write.</source>
        <translation>
            <numerusform>%Ln thing in it differs from what PyTorch and NumPy write.</numerusform>
            <numerusform>%Ln things in it differ from what PyTorch and NumPy write.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BatchText</name>
    <message>
        <source>torch.save archive</source>
        <translation>torch.save archive</translation>
    </message>
    <message>
        <source>TorchScript archive</source>
        <translation>TorchScript archive</translation>
    </message>
    <message>
        <source>torch.save file from before PyTorch 1.6</source>
        <translation>torch.save file from before PyTorch 1.6</translation>
    </message>
    <message>
        <source>torch.save file of PyTorch 0.1</source>
        <translation>torch.save file of PyTorch 0.1</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>NumPy array</translation>
    </message>
    <message>
        <source>NumPy archive</source>
        <translation>NumPy archive</translation>
    </message>
    <message>
        <source>Pickle by itself</source>
        <translation>Pickle by itself</translation>
    </message>
    <message>
        <source>This format holds no code</source>
        <translation>This format holds no code</translation>
    </message>
    <message>
        <source>This file holds no code</source>
        <translation>This file holds no code</translation>
    </message>
    <message>
        <source>Read without running pickle code</source>
        <translation>Read without running pickle code</translation>
    </message>
    <message>
        <source>Read without running its code</source>
        <translation>Read without running its code</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tensor(s)</source>
        <translation>
            <numerusform>%Ln tensor</numerusform>
            <numerusform>%Ln tensors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln value</numerusform>
            <numerusform>%Ln values</numerusform>
        </translation>
    </message>
    <message>
        <source>The object of class %1 could not be read: %2. The rest of the file is not affected.</source>
        <translation>The object of class %1 could not be read: %2. The rest of the file is not affected.</translation>
    </message>
    <message>
        <source>The file computes which function would build this object. TorchTriage does not call it and shows the parts that the file stores.</source>
        <translation>The file computes which function would build this object. TorchTriage does not call it and shows the parts that the file stores.</translation>
    </message>
    <message>
        <source>An object of the class %1. TorchTriage does not import classes: it shows the parts that the file stores.</source>
        <translation>An object of the class %1. TorchTriage does not import classes: it shows the parts that the file stores.</translation>
    </message>
    <message>
        <source>A meta tensor has a shape and a dtype, but no elements.</source>
        <translation>A meta tensor has a shape and a dtype, but no elements.</translation>
    </message>
    <message>
        <source>A tensor of layout %1 has no elements in rows and columns. Its components stand below it in the tree.</source>
        <translation>A tensor of layout %1 has no elements in rows and columns. Its components stand below it in the tree.</translation>
    </message>
    <message>
        <source>This tensor has no bytes of its own.</source>
        <translation>This tensor has no bytes of its own.</translation>
    </message>
    <message>
        <source>The file lacks the bytes of this tensor. Copy the file again once it is complete.</source>
        <translation>The file lacks the bytes of this tensor. Copy the file again once it is complete.</translation>
    </message>
    <message>
        <source>Elements of type %1 are not numbers.</source>
        <translation>Elements of type %1 are not numbers.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 and %Ln more</numerusform>
            <numerusform>%1 and %Ln more</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a saved batch that TorchTriage reads: %2. Choose a file that torch.save, safetensors or NumPy wrote.</source>
        <translation>“%1” is not a saved batch that TorchTriage reads: %2. Choose a file that torch.save, safetensors or NumPy wrote.</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Xid %1: %2. Most often a fault of the program on that device, such as an access out of range: look for the failing launch first.</source>
        <translation>Xid %1: %2. Most often a fault of the program on that device, such as an access out of range: look for the failing launch first.</translation>
    </message>
    <message>
        <source>Xid %1: %2. It follows an earlier error or the end of a process: read what comes before it.</source>
        <translation>Xid %1: %2. It follows an earlier error or the end of a process: read what comes before it.</translation>
    </message>
    <message>
        <source>Xid %1: %2. An error in the memory of the device: read its ECC counters, and reset or drain the device before it is used again.</source>
        <translation>Xid %1: %2. An error in the memory of the device: read its ECC counters, and reset or drain the device before it is used again.</translation>
    </message>
    <message>
        <source>Xid %1: %2. The device set memory cells aside or counts single-bit errors: read its ECC counters and the pending repairs.</source>
        <translation>Xid %1: %2. The device set memory cells aside or counts single-bit errors: read its ECC counters and the pending repairs.</translation>
    </message>
    <message>
        <source>Xid %1: %2. A link between devices reports errors: check the link counters of every device on that host.</source>
        <translation>Xid %1: %2. A link between devices reports errors: check the link counters of every device on that host.</translation>
    </message>
    <message>
        <source>Xid %1: %2. The host lost contact with the device: check power, temperature and seating, then reboot the host.</source>
        <translation>Xid %1: %2. The host lost contact with the device: check power, temperature and seating, then reboot the host.</translation>
    </message>
    <message>
        <source>Xid %1: %2. Firmware or driver of the device stopped answering: note the driver version and reset the device.</source>
        <translation>Xid %1: %2. Firmware or driver of the device stopped answering: note the driver version and reset the device.</translation>
    </message>
    <message>
        <source>Xid %1: %2. This code informs and names no failure of its own.</source>
        <translation>Xid %1: %2. This code informs and names no failure of its own.</translation>
    </message>
    <message>
        <source>Xid %1: %2. Look the code up in NVIDIA&apos;s Xid catalogue for the driver version in use.</source>
        <translation>Xid %1: %2. Look the code up in NVIDIA&apos;s Xid catalogue for the driver version in use.</translation>
    </message>
    <message>
        <source>Exit status 0: the process ended normally.</source>
        <translation>Exit status 0: the process ended normally.</translation>
    </message>
    <message>
        <source>Exit status 1: the program ended with an error of its own, such as an exception.</source>
        <translation>Exit status 1: the program ended with an error of its own, such as an exception.</translation>
    </message>
    <message>
        <source>Exit status 134 (SIGABRT): the process aborted itself, as native code does after a failed check.</source>
        <translation>Exit status 134 (SIGABRT): the process aborted itself, as native code does after a failed check.</translation>
    </message>
    <message>
        <source>Exit status 135 (SIGBUS): an access to memory that is not there; a full /dev/shm is one known reason.</source>
        <translation>Exit status 135 (SIGBUS): an access to memory that is not there; a full /dev/shm is one known reason.</translation>
    </message>
    <message>
        <source>Exit status 137 (SIGKILL): the process was killed from outside. The kernel does so when memory runs out, but the status alone does not say who did.</source>
        <translation>Exit status 137 (SIGKILL): the process was killed from outside. The kernel does so when memory runs out, but the status alone does not say who did.</translation>
    </message>
    <message>
        <source>Exit status 139 (SIGSEGV): native code read or wrote an invalid address.</source>
        <translation>Exit status 139 (SIGSEGV): native code read or wrote an invalid address.</translation>
    </message>
    <message>
        <source>Exit status 143 (SIGTERM): the process was asked to end, by a launcher, a time limit or a user.</source>
        <translation>Exit status 143 (SIGTERM): the process was asked to end, by a launcher, a time limit or a user.</translation>
    </message>
    <message>
        <source>Exit status %1: the process was ended by signal %2.</source>
        <translation>Exit status %1: the process was ended by signal %2.</translation>
    </message>
    <message>
        <source>Exit status %1: the program chose this number; its meaning is the program&apos;s own.</source>
        <translation>Exit status %1: the program chose this number; its meaning is the program&apos;s own.</translation>
    </message>
    <message>
        <source>Signal 2 (SIGINT): a user interrupted the process.</source>
        <translation>Signal 2 (SIGINT): a user interrupted the process.</translation>
    </message>
    <message>
        <source>Signal 4 (SIGILL): native code used an instruction that this processor does not have.</source>
        <translation>Signal 4 (SIGILL): native code used an instruction that this processor does not have.</translation>
    </message>
    <message>
        <source>Signal 6 (SIGABRT): the process aborted itself, as native code does after a failed check.</source>
        <translation>Signal 6 (SIGABRT): the process aborted itself, as native code does after a failed check.</translation>
    </message>
    <message>
        <source>Signal 7 (SIGBUS): an access to memory that is not there; a full /dev/shm is one known reason.</source>
        <translation>Signal 7 (SIGBUS): an access to memory that is not there; a full /dev/shm is one known reason.</translation>
    </message>
    <message>
        <source>Signal 8 (SIGFPE): native code divided an integer by zero or overflowed it.</source>
        <translation>Signal 8 (SIGFPE): native code divided an integer by zero or overflowed it.</translation>
    </message>
    <message>
        <source>Signal 9 (SIGKILL): the process was killed from outside. The kernel does so when memory runs out, but the signal alone does not say who did.</source>
        <translation>Signal 9 (SIGKILL): the process was killed from outside. The kernel does so when memory runs out, but the signal alone does not say who did.</translation>
    </message>
    <message>
        <source>Signal 11 (SIGSEGV): native code read or wrote an invalid address.</source>
        <translation>Signal 11 (SIGSEGV): native code read or wrote an invalid address.</translation>
    </message>
    <message>
        <source>Signal 15 (SIGTERM): the process was asked to end, by a launcher, a time limit or a user.</source>
        <translation>Signal 15 (SIGTERM): the process was asked to end, by a launcher, a time limit or a user.</translation>
    </message>
    <message>
        <source>The process was ended by a signal whose number the log does not show.</source>
        <translation>The process was ended by a signal whose number the log does not show.</translation>
    </message>
    <message>
        <source>Signal %1 ended the process.</source>
        <translation>Signal %1 ended the process.</translation>
    </message>
    <message>
        <source>name not in the log</source>
        <translation>name not in the log</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Find the first failure of logs, notebooks and error files</source>
        <translation>Find the first failure of logs, notebooks and error files</translation>
    </message>
    <message>
        <source>Log, notebook, error file, folder (all levels), or - for standard input</source>
        <translation>Log, notebook, error file, folder (all levels), or - for standard input</translation>
    </message>
    <message>
        <source>One JSON object per input, each on its own line</source>
        <translation>One JSON object per input, each on its own line</translation>
    </message>
    <message>
        <source>Threads to use (default: one per core)</source>
        <translation>Threads to use (default: one per core)</translation>
    </message>
    <message>
        <source>Folder with signature files of your own (may be repeated)</source>
        <translation>Folder with signature files of your own (may be repeated)</translation>
    </message>
    <message>
        <source>List what a saved batch holds; nothing in it is executed</source>
        <translation>List what a saved batch holds; nothing in it is executed</translation>
    </message>
    <message>
        <source>File of torch.save, safetensors, npy, npz or TorchScript (may be repeated)</source>
        <translation>File of torch.save, safetensors, npy, npz or TorchScript (may be repeated)</translation>
    </message>
    <message>
        <source>One JSON object per file, each on its own line</source>
        <translation>One JSON object per file, each on its own line</translation>
    </message>
    <message>
        <source>Read the elements and summarise them</source>
        <translation>Read the elements and summarise them</translation>
    </message>
    <message>
        <source>Only the value with this key</source>
        <translation>Only the value with this key</translation>
    </message>
    <message>
        <source>Try what the program needs on this machine</source>
        <translation>Try what the program needs on this machine</translation>
    </message>
    <message>
        <source>Versions for a report about TorchTriage itself; no personal data</source>
        <translation>Versions for a report about TorchTriage itself; no personal data</translation>
    </message>
    <message>
        <source>Language of the prose</source>
        <translation>Language of the prose</translation>
    </message>
    <message>
        <source>TorchTriage finds the first failure of a PyTorch job and says what to check first.</source>
        <translation>TorchTriage finds the first failure of a PyTorch job and says what to check first.</translation>
    </message>
    <message>
        <source>Print the guide, or one section of it</source>
        <translation>Print the guide, or one section of it</translation>
    </message>
    <message>
        <source>Id of a section; &quot;list&quot; names them</source>
        <translation>Id of a section; &quot;list&quot; names them</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>The driver serves CUDA up to %1, and this build is for CUDA %2. Either a newer driver or a build for an older CUDA fits.</source>
        <translation>The driver serves CUDA up to %1, and this build is for CUDA %2. Either a newer driver or a build for an older CUDA fits.</translation>
    </message>
    <message>
        <source>This GPU needs %1, and the build contains %2. Its kernels cannot run there.</source>
        <translation>This GPU needs %1, and the build contains %2. Its kernels cannot run there.</translation>
    </message>
    <message>
        <source>PyTorch %1 is a build for the CPU only: it cannot use a GPU.</source>
        <translation>PyTorch %1 is a build for the CPU only: it cannot use a GPU.</translation>
    </message>
    <message>
        <source>%1 and %2 are both loaded in this environment. Check that they do not bring different versions of the same library.</source>
        <translation>%1 and %2 are both loaded in this environment. Check that they do not bring different versions of the same library.</translation>
    </message>
    <message>
        <source>PyTorch %1 and torchvision %2 were not released for each other. Compiled operators can be missing.</source>
        <translation>PyTorch %1 and torchvision %2 were not released for each other. Compiled operators can be missing.</translation>
    </message>
    <message>
        <source>The log shows parts of ROCm and of CUDA. Check which build was really loaded before following a procedure of either.</source>
        <translation>The log shows parts of ROCm and of CUDA. Check which build was really loaded before following a procedure of either.</translation>
    </message>
    <message>
        <source>Two facts of the environment do not fit: “%1”.</source>
        <translation>Two facts of the environment do not fit: “%1”.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>“%1” ends too early: %3. Copy the file again once it is complete.</source>
        <translation>“%1” ends too early: %3. Copy the file again once it is complete.</translation>
    </message>
    <message>
        <source>“%1” ends too early at %2: %3. Copy the file again once it is complete.</source>
        <translation>“%1” ends too early at %2: %3. Copy the file again once it is complete.</translation>
    </message>
    <message>
        <source>“%1” is over a limit of TorchTriage: %3. Check that the file is what you think, or open a part of it.</source>
        <translation>“%1” is over a limit of TorchTriage: %3. Check that the file is what you think, or open a part of it.</translation>
    </message>
    <message>
        <source>“%1” is over a limit of TorchTriage at %2: %3. Check that the file is what you think, or open a part of it.</source>
        <translation>“%1” is over a limit of TorchTriage at %2: %3. Check that the file is what you think, or open a part of it.</translation>
    </message>
    <message>
        <source>“%1” breaks the rules of its format: %3. Check where the file comes from.</source>
        <translation>“%1” breaks the rules of its format: %3. Check where the file comes from.</translation>
    </message>
    <message>
        <source>“%1” breaks the rules of its format at %2: %3. Check where the file comes from.</source>
        <translation>“%1” breaks the rules of its format at %2: %3. Check where the file comes from.</translation>
    </message>
    <message>
        <source>“%1” is of a kind that TorchTriage does not read: %3. Open a log, a notebook or plain text.</source>
        <translation>“%1” is of a kind that TorchTriage does not read: %3. Open a log, a notebook or plain text.</translation>
    </message>
    <message>
        <source>“%1” holds something that TorchTriage does not read at %2: %3. Open a log, a notebook or plain text.</source>
        <translation>“%1” holds something that TorchTriage does not read at %2: %3. Open a log, a notebook or plain text.</translation>
    </message>
    <message>
        <source>“%1” could not be written: %3. Check the free space and the permissions, or choose another folder.</source>
        <translation>“%1” could not be written: %3. Check the free space and the permissions, or choose another folder.</translation>
    </message>
    <message>
        <source>“%1” could not be written at %2: %3. Check the free space and the permissions, or choose another folder.</source>
        <translation>“%1” could not be written at %2: %3. Check the free space and the permissions, or choose another folder.</translation>
    </message>
    <message>
        <source>“%1” could not be read: %3. Check the disk or the network share, then open it again.</source>
        <translation>“%1” could not be read: %3. Check the disk or the network share, then open it again.</translation>
    </message>
    <message>
        <source>“%1” could not be read at %2: %3. Check the disk or the network share, then open it again.</source>
        <translation>“%1” could not be read at %2: %3. Check the disk or the network share, then open it again.</translation>
    </message>
    <message>
        <source>“%1” does not exist. Check the path.</source>
        <translation>“%1” does not exist. Check the path.</translation>
    </message>
    <message>
        <source>You may not read or write “%1”. Ask its owner for access, or copy it.</source>
        <translation>You may not read or write “%1”. Ask its owner for access, or copy it.</translation>
    </message>
    <message>
        <source>“%1” is a folder. Choose a file in it.</source>
        <translation>“%1” is a folder. Choose a file in it.</translation>
    </message>
    <message>
        <source>“%1” is not a file with content, such as a socket or a device. Choose a file.</source>
        <translation>“%1” is not a file with content, such as a socket or a device. Choose a file.</translation>
    </message>
    <message>
        <source>Reading “%1” was cancelled. Open it again to start over.</source>
        <translation>Reading “%1” was cancelled. Open it again to start over.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>standard input</translation>
    </message>
    <message>
        <source>unnamed file</source>
        <translation>unnamed file</translation>
    </message>
    <message>
        <source>no further detail</source>
        <translation>no further detail</translation>
    </message>
</context>
<context>
    <name>GuidanceTexts</name>
    <message>
        <source>block %1</source>
        <translation>block %1</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>thread %1</translation>
    </message>
    <message>
        <source>%1 requested</source>
        <translation>%1 requested</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 free</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>The kernel of %1 asks for: %2</source>
        <translation>The kernel of %1 asks for: %2</translation>
    </message>
    <message>
        <source>The kernel asks for: %1</source>
        <translation>The kernel asks for: %1</translation>
    </message>
    <message>
        <source>The operator is %1; the log does not print its condition.</source>
        <translation>The operator is %1; the log does not print its condition.</translation>
    </message>
    <message>
        <source>The log does not print the assertion itself, so the operator is still open.</source>
        <translation>The log does not print the assertion itself, so the operator is still open.</translation>
    </message>
    <message>
        <source>Compare the targets with the class count</source>
        <translation>Compare the targets with the class count</translation>
    </message>
    <message>
        <source>Compare the indices with the size that they address</source>
        <translation>Compare the indices with the size that they address</translation>
    </message>
    <message>
        <source>Check that the values lie in [0, 1] and are not NaN</source>
        <translation>Check that the values lie in [0, 1] and are not NaN</translation>
    </message>
    <message>
        <source>Check that the probabilities are finite, not negative and not all zero</source>
        <translation>Check that the probabilities are finite, not negative and not all zero</translation>
    </message>
    <message>
        <source>Check that the values are finite</source>
        <translation>Check that the values are finite</translation>
    </message>
    <message>
        <source>Compare the lengths with the sizes of the tensors</source>
        <translation>Compare the lengths with the sizes of the tensors</translation>
    </message>
    <message>
        <source>On a CPU copy of the same batch, every target must lie in [0, number of classes) or equal ignore_index. A value just outside can mean labels that start at 1 or an unexpected class: the log decides neither.</source>
        <translation>On a CPU copy of the same batch, every target must lie in [0, number of classes) or equal ignore_index. A value just outside can mean labels that start at 1 or an unexpected class: the log decides neither.</translation>
    </message>
    <message>
        <source>On a CPU copy of the same batch, every index must lie within the dimension that it addresses. For an embedding, compare the largest id with the number of rows.</source>
        <translation>On a CPU copy of the same batch, every index must lie within the dimension that it addresses. For an embedding, compare the largest id with the number of rows.</translation>
    </message>
    <message>
        <source>On a CPU copy of the same batch, look for values below 0, above 1 or NaN, and for a sigmoid that is missing.</source>
        <translation>On a CPU copy of the same batch, look for values below 0, above 1 or NaN, and for a sigmoid that is missing.</translation>
    </message>
    <message>
        <source>Look for NaN and infinity that the model produced before this operator.</source>
        <translation>Look for NaN and infinity that the model produced before this operator.</translation>
    </message>
    <message>
        <source>value refused by an operator on the CPU</source>
        <translation>value refused by an operator on the CPU</translation>
    </message>
    <message>
        <source>Check every index and every target of this batch on the CPU against the condition of the operator.</source>
        <translation>Check every index and every target of this batch on the CPU against the condition of the operator.</translation>
    </message>
    <message>
        <source>The operator refused its input; another GPU would refuse it too. A larger output layer would hide the condition without settling what the labels mean.</source>
        <translation>The operator refused its input; another GPU would refuse it too. A larger output layer would hide the condition without settling what the labels mean.</translation>
    </message>
    <message>
        <source>Check the shapes behind this request: it exceeds the whole device</source>
        <translation>Check the shapes behind this request: it exceeds the whole device</translation>
    </message>
    <message>
        <source>Compare reserved with allocated memory</source>
        <translation>Compare reserved with allocated memory</translation>
    </message>
    <message>
        <source>Find out what else uses this device</source>
        <translation>Find out what else uses this device</translation>
    </message>
    <message>
        <source>Check shapes and lifetime of tensors: this process fills most of the device</source>
        <translation>Check shapes and lifetime of tensors: this process fills most of the device</translation>
    </message>
    <message>
        <source>One separate rerun with %1 is worth trying, with nothing else changed.</source>
        <translation>One separate rerun with %1 is worth trying, with nothing else changed.</translation>
    </message>
    <message>
        <source>The hint about fragmentation that PyTorch prints is general advice; these numbers do not support it.</source>
        <translation>The hint about fragmentation that PyTorch prints is general advice; these numbers do not support it.</translation>
    </message>
    <message>
        <source>Compare the size requested with what the process holds, and look for tensors that are kept from one iteration to the next. Another process can share the device.</source>
        <translation>Compare the size requested with what the process holds, and look for tensors that are kept from one iteration to the next. Another process can share the device.</translation>
    </message>
    <message>
        <source>Compare the architecture of the GPU with those in the build</source>
        <translation>Compare the architecture of the GPU with those in the build</translation>
    </message>
    <message>
        <source>Check the dtype that reaches this operator</source>
        <translation>Check the dtype that reaches this operator</translation>
    </message>
    <message>
        <source>%1 has no implementation for %2 on this device. Find where the tensor gets this dtype, and compare with one run in the usual precision.</source>
        <translation>%1 has no implementation for %2 on this device. Find where the tensor gets this dtype, and compare with one run in the usual precision.</translation>
    </message>
    <message>
        <source>Check which build provides this operator</source>
        <translation>Check which build provides this operator</translation>
    </message>
    <message>
        <source>%1 is not available for the backend %2. Compare the package that provides it with the PyTorch build: a CPU-only package is one explanation.</source>
        <translation>%1 is not available for the backend %2. Compare the package that provides it with the PyTorch build: a CPU-only package is one explanation.</translation>
    </message>
    <message>
        <source>The log names %1 and %2. Print the device of every argument just before the failing call and find the one that was created or loaded elsewhere.</source>
        <translation>The log names %1 and %2. Print the device of every argument just before the failing call and find the one that was created or loaded elsewhere.</translation>
    </message>
    <message>
        <source>The log names %1 and %2, found when the argument %3 was checked. Find where that tensor and the other operands were created or moved.</source>
        <translation>The log names %1 and %2, found when the argument %3 was checked. Find where that tensor and the other operands were created or moved.</translation>
    </message>
    <message>
        <source>Check the contract and the build of the extension first</source>
        <translation>Check the contract and the build of the extension first</translation>
    </message>
    <message>
        <source>The extension %1 stands in the frames of the failure.</source>
        <translation>The extension %1 stands in the frames of the failure.</translation>
    </message>
    <message>
        <source>The log names %1.</source>
        <translation>The log names %1.</translation>
    </message>
    <message>
        <source>Start with rank %1, then look for a rank that stopped earlier</source>
        <translation>Start with rank %1, then look for a rank that stopped earlier</translation>
    </message>
    <message numerus="yes">
        <source>%1 waited %n second(s) for the other ranks.</source>
        <translation>
            <numerusform>%1 waited %n second for the other ranks.</numerusform>
            <numerusform>%1 waited %n seconds for the other ranks.</numerusform>
        </translation>
    </message>
    <message>
        <source>Xid %1 in the kernel log</source>
        <translation>Xid %1 in the kernel log</translation>
    </message>
    <message>
        <source>Start at %1 and the values it had. No GPU check is needed before that.</source>
        <translation>Start at %1 and the values it had. No GPU check is needed before that.</translation>
    </message>
    <message>
        <source>Compare indices and targets with what the operator allows</source>
        <translation>Compare indices and targets with what the operator allows</translation>
    </message>
    <message>
        <source>“The GPU must be broken.”</source>
        <translation>“The GPU must be broken.”</translation>
    </message>
    <message>
        <source>A kernel ran, met a value that it does not accept and stopped. Another GPU would refuse the same value.</source>
        <translation>A kernel ran, met a value that it does not accept and stopped. Another GPU would refuse the same value.</translation>
    </message>
    <message>
        <source>Read shapes, lifetime of tensors and memory of the process</source>
        <translation>Read shapes, lifetime of tensors and memory of the process</translation>
    </message>
    <message>
        <source>“Every CUDA error is a lack of VRAM.”</source>
        <translation>“Every CUDA error is a lack of VRAM.”</translation>
    </message>
    <message>
        <source>Only a message that names a failed allocation speaks of memory. Other CUDA errors ask for other checks.</source>
        <translation>Only a message that names a failed allocation speaks of memory. Other CUDA errors ask for other checks.</translation>
    </message>
    <message>
        <source>operator or kernel not available</source>
        <translation>operator or kernel not available</translation>
    </message>
    <message>
        <source>Compare versions, extension, backend and dtype</source>
        <translation>Compare versions, extension, backend and dtype</translation>
    </message>
    <message>
        <source>Compare the architecture of the GPU with those in the build, the extension with the PyTorch version it was built for, and the dtype with what the operator supports on this backend.</source>
        <translation>Compare the architecture of the GPU with those in the build, the extension with the PyTorch version it was built for, and the dtype with what the operator supports on this backend.</translation>
    </message>
    <message>
        <source>“Reinstall everything at random.”</source>
        <translation>“Reinstall everything at random.”</translation>
    </message>
    <message>
        <source>Reinstalling several packages at once changes several things and hides which one did not fit.</source>
        <translation>Reinstalling several packages at once changes several things and hides which one did not fit.</translation>
    </message>
    <message>
        <source>tensors on different devices</source>
        <translation>tensors on different devices</translation>
    </message>
    <message>
        <source>Find where the model and each input live</source>
        <translation>Find where the model and each input live</translation>
    </message>
    <message>
        <source>Print the device of every argument just before the failing call and find the one that was created or loaded elsewhere.</source>
        <translation>Print the device of every argument just before the failing call and find the one that was created or loaded elsewhere.</translation>
    </message>
    <message>
        <source>“Add a copy without knowing where the tensor comes from.”</source>
        <translation>“Add a copy without knowing where the tensor comes from.”</translation>
    </message>
    <message>
        <source>A copy at the failing line can hide a module that never moved or an input that skipped the transfer, and it costs time in every step.</source>
        <translation>A copy at the failing line can hide a module that never moved or an input that skipped the transfer, and it costs time in every step.</translation>
    </message>
    <message>
        <source>Check indices, strides and sizes given to the suspected kernel</source>
        <translation>Check indices, strides and sizes given to the suspected kernel</translation>
    </message>
    <message>
        <source>The access was refused on the device and the Python line can belong to a later call. A short rerun with blocking launches brings the report closer to it. For a custom kernel, check what it assumes about strides, contiguity and sizes.</source>
        <translation>The access was refused on the device and the Python line can belong to a later call. A short rerun with blocking launches brings the report closer to it. For a custom kernel, check what it assumes about strides, contiguity and sizes.</translation>
    </message>
    <message>
        <source>“The reported Python line made the bad access.”</source>
        <translation>“The reported Python line made the bad access.”</translation>
    </message>
    <message>
        <source>Launches are queued: the line is where the fault was noticed. The message alone does not point to faulty hardware either.</source>
        <translation>Launches are queued: the line is where the fault was noticed. The message alone does not point to faulty hardware either.</translation>
    </message>
    <message>
        <source>kernel launch failed</source>
        <translation>kernel launch failed</translation>
    </message>
    <message>
        <source>Check the launch configuration and the kernel that was running</source>
        <translation>Check the launch configuration and the kernel that was running</translation>
    </message>
    <message>
        <source>An invalid configuration points to sizes: empty or very large inputs. An unspecified failure or a time-out points to the kernel that was running; a short rerun with blocking launches brings the report closer to it.</source>
        <translation>An invalid configuration points to sizes: empty or very large inputs. An unspecified failure or a time-out points to the kernel that was running; a short rerun with blocking launches brings the report closer to it.</translation>
    </message>
    <message>
        <source>“The GPU has too little memory.”</source>
        <translation>“The GPU has too little memory.”</translation>
    </message>
    <message>
        <source>A launch can fail with memory to spare: grid size, registers and run time have limits of their own.</source>
        <translation>A launch can fail with memory to spare: grid size, registers and run time have limits of their own.</translation>
    </message>
    <message>
        <source>cuBLAS, cuDNN or another library reports a failure</source>
        <translation>cuBLAS, cuDNN or another library reports a failure</translation>
    </message>
    <message>
        <source>Look for an earlier error of the same process</source>
        <translation>Look for an earlier error of the same process</translation>
    </message>
    <message>
        <source>EXECUTION_FAILED, INTERNAL_ERROR and NOT_INITIALIZED can echo an earlier fault, or a lack of memory under another name. If nothing comes before, check shapes, dtype and the version of the library.</source>
        <translation>EXECUTION_FAILED, INTERNAL_ERROR and NOT_INITIALIZED can echo an earlier fault, or a lack of memory under another name. If nothing comes before, check shapes, dtype and the version of the library.</translation>
    </message>
    <message>
        <source>“The library is broken, replace it.”</source>
        <translation>“The library is broken, replace it.”</translation>
    </message>
    <message>
        <source>A library reports what it met. Replacing it before the earlier lines are read changes the environment and leaves the question open.</source>
        <translation>A library reports what it met. Replacing it before the earlier lines are read changes the environment and leaves the question open.</translation>
    </message>
    <message>
        <source>collective operation failed or timed out</source>
        <translation>collective operation failed or timed out</translation>
    </message>
    <message>
        <source>Find the rank that stopped first, and its own error</source>
        <translation>Find the rank that stopped first, and its own error</translation>
    </message>
    <message>
        <source>Read the log of every rank up to the first one that failed or fell silent. The ranks that report a time-out were waiting.</source>
        <translation>Read the log of every rank up to the first one that failed or fell silent. The ranks that report a time-out were waiting.</translation>
    </message>
    <message>
        <source>“NCCL is broken, raise the time-out.”</source>
        <translation>“NCCL is broken, raise the time-out.”</translation>
    </message>
    <message>
        <source>A longer time-out makes the other ranks wait longer. It does not bring back the rank that stopped.</source>
        <translation>A longer time-out makes the other ranks wait longer. It does not bring back the rank that stopped.</translation>
    </message>
    <message>
        <source>shapes or dtypes that do not fit</source>
        <translation>shapes or dtypes that do not fit</translation>
    </message>
    <message>
        <source>Compare shape and dtype of each operand with the contract of the operator</source>
        <translation>Compare shape and dtype of each operand with the contract of the operator</translation>
    </message>
    <message>
        <source>Print shape, dtype and strides of every argument before the call, for a batch that works and for the one that fails. The last, incomplete batch is one difference to look for.</source>
        <translation>Print shape, dtype and strides of every argument before the call, for a batch that works and for the one that fails. The last, incomplete batch is one difference to look for.</translation>
    </message>
    <message>
        <source>“Add a reshape or a cast until it runs.”</source>
        <translation>“Add a reshape or a cast until it runs.”</translation>
    </message>
    <message>
        <source>A reshape or a cast that silences the message can change the meaning of the data: the result is then wrong without an error.</source>
        <translation>A reshape or a cast that silences the message can change the meaning of the data: the result is then wrong without an error.</translation>
    </message>
    <message>
        <source>hardware or driver fault in the log</source>
        <translation>hardware or driver fault in the log</translation>
    </message>
    <message>
        <source>Read the kernel log and the memory error counters of that host</source>
        <translation>Read the kernel log and the memory error counters of that host</translation>
    </message>
    <message>
        <source>Collect the kernel log around the time of the failure and the error counters that the vendor&apos;s tool shows. Note the host and the device.</source>
        <translation>Collect the kernel log around the time of the failure and the error counters that the vendor&apos;s tool shows. Note the host and the device.</translation>
    </message>
    <message>
        <source>“The model code broke the GPU.”</source>
        <translation>“The model code broke the GPU.”</translation>
    </message>
    <message>
        <source>Some codes follow from a fault of the program, others come from the device, its link or the driver. The code tells which to check first.</source>
        <translation>Some codes follow from a fault of the program, others come from the device, its link or the driver. The code tells which to check first.</translation>
    </message>
    <message>
        <source>no small computation works</source>
        <translation>no small computation works</translation>
    </message>
    <message>
        <source>Return to the initial diagnosis: device, driver, build</source>
        <translation>Return to the initial diagnosis: device, driver, build</translation>
    </message>
    <message>
        <source>TorchTriage begins after a successful launch. First make one small computation work: is the device visible, is the driver recent enough for the build, was the build made for this backend?</source>
        <translation>TorchTriage begins after a successful launch. First make one small computation work: is the device visible, is the driver recent enough for the build, was the build made for this backend?</translation>
    </message>
    <message>
        <source>“The model or the batch is at fault.”</source>
        <translation>“The model or the batch is at fault.”</translation>
    </message>
    <message>
        <source>Neither was reached: the failure comes before the first operator.</source>
        <translation>Neither was reached: the failure comes before the first operator.</translation>
    </message>
    <message>
        <source>value that is NaN or infinite</source>
        <translation>value that is NaN or infinite</translation>
    </message>
    <message>
        <source>Find the first tensor that is not finite</source>
        <translation>Find the first tensor that is not finite</translation>
    </message>
    <message>
        <source>Check inputs, targets, activations and gradients for NaN and infinity in the order of the computation, before the step that reports it. Loss scaling skips steps without a message.</source>
        <translation>Check inputs, targets, activations and gradients for NaN and infinity in the order of the computation, before the step that reports it. Loss scaling skips steps without a message.</translation>
    </message>
    <message>
        <source>“The learning rate alone is the cause.”</source>
        <translation>“The learning rate alone is the cause.”</translation>
    </message>
    <message>
        <source>An invalid input, a division by zero, the logarithm of zero or an overflow in reduced precision leads to the same message.</source>
        <translation>An invalid input, a division by zero, the logarithm of zero or an overflow in reduced precision leads to the same message.</translation>
    </message>
    <message>
        <source>host memory exhausted</source>
        <translation>host memory exhausted</translation>
    </message>
    <message>
        <source>Read the memory of the host: process, workers, shared memory</source>
        <translation>Read the memory of the host: process, workers, shared memory</translation>
    </message>
    <message>
        <source>Check the memory limit of the job or container, the number of loader workers and what each one keeps, and the size of /dev/shm. The kernel log names a process that was killed for memory.</source>
        <translation>Check the memory limit of the job or container, the number of loader workers and what each one keeps, and the size of /dev/shm. The kernel log names a process that was killed for memory.</translation>
    </message>
    <message>
        <source>“The GPU ran out of memory.”</source>
        <translation>“The GPU ran out of memory.”</translation>
    </message>
    <message>
        <source>Host memory and GPU memory are separate. A smaller model on the GPU does not lift a limit of the host.</source>
        <translation>Host memory and GPU memory are separate. A smaller model on the GPU does not lift a limit of the host.</translation>
    </message>
    <message>
        <source>process ended by a crash in native code</source>
        <translation>process ended by a crash in native code</translation>
    </message>
    <message>
        <source>Find the native frame or the extension that was running</source>
        <translation>Find the native frame or the extension that was running</translation>
    </message>
    <message>
        <source>Run with python -X faulthandler and keep the native stack. List the binary extensions that are loaded and the versions they were built for.</source>
        <translation>Run with python -X faulthandler and keep the native stack. List the binary extensions that are loaded and the versions they were built for.</translation>
    </message>
    <message>
        <source>“Python or PyTorch itself is broken.”</source>
        <translation>“Python or PyTorch itself is broken.”</translation>
    </message>
    <message>
        <source>A crash without a Python exception comes from native code: PyTorch, an extension, a library or the driver. Only the stack tells them apart.</source>
        <translation>A crash without a Python exception comes from native code: PyTorch, an extension, a library or the driver. Only the stack tells them apart.</translation>
    </message>
    <message>
        <source>ordinary Python error</source>
        <translation>ordinary Python error</translation>
    </message>
    <message>
        <source>Read the traceback from its last line upwards</source>
        <translation>Read the traceback from its last line upwards</translation>
    </message>
    <message>
        <source>Start with the innermost frame of your own code and the values it had. No GPU check is needed before that.</source>
        <translation>Start with the innermost frame of your own code and the values it had. No GPU check is needed before that.</translation>
    </message>
    <message>
        <source>“CUDA is in the log, so it is a CUDA problem.”</source>
        <translation>“CUDA is in the log, so it is a CUDA problem.”</translation>
    </message>
    <message>
        <source>Python code raised this exception. GPU messages near it can be background or consequences.</source>
        <translation>Python code raised this exception. GPU messages near it can be background or consequences.</translation>
    </message>
    <message>
        <source>family not settled by this log</source>
        <translation>family not settled by this log</translation>
    </message>
    <message>
        <source>Collect what is missing, then triage again</source>
        <translation>Collect what is missing, then triage again</translation>
    </message>
    <message>
        <source>Keep the complete output of every rank from the start of the run, standard error included, and the kernel log of the host.</source>
        <translation>Keep the complete output of every rank from the start of the run, standard error included, and the kernel log of the host.</translation>
    </message>
    <message>
        <source>“The last error in the log is the cause.”</source>
        <translation>“The last error in the log is the cause.”</translation>
    </message>
    <message>
        <source>The last message is often a consequence. Without the first failure, no family is more likely than another.</source>
        <translation>The last message is often a consequence. Without the first failure, no family is more likely than another.</translation>
    </message>
    <message>
        <source>The process is finished: end it and start a new one (in a notebook: restart the kernel). Restarting repairs neither a wrong target nor a bad index.</source>
        <translation>The process is finished: end it and start a new one (in a notebook: restart the kernel). Restarting repairs neither a wrong target nor a bad index.</translation>
    </message>
    <message>
        <source>CUDA can stay silent where the CPU raises: %1 does not check every target on the GPU in every version. Check the targets on the CPU even if the GPU reports none.</source>
        <translation>CUDA can stay silent where the CPU raises: %1 does not check every target on the GPU in every version. Check the targets on the CPU even if the GPU reports none.</translation>
    </message>
    <message>
        <source>CUDA can stay silent where the CPU raises: %1 did not check indices on the GPU in PyTorch 1.13 and before. Check the indices on the CPU.</source>
        <translation>CUDA can stay silent where the CPU raises: %1 did not check indices on the GPU in PyTorch 1.13 and before. Check the indices on the CPU.</translation>
    </message>
    <message>
        <source>Most ROCm builds leave device-side asserts out: an index out of range can show as a fault, or not at all. Check indices and targets on the CPU.</source>
        <translation>Most ROCm builds leave device-side asserts out: an index out of range can show as a fault, or not at all. Check indices and targets on the CPU.</translation>
    </message>
</context>
<context>
    <name>GuideCommand</name>
    <message>
        <source>The guide has no section “%1”. Choose one of: %2.</source>
        <translation>The guide has no section “%1”. Choose one of: %2.</translation>
    </message>
</context>
<context>
    <name>IncidentListModel</name>
    <message>
        <source>No failure found</source>
        <translation>No failure found</translation>
    </message>
    <message>
        <source>Not readable as a log</source>
        <translation>Not readable as a log</translation>
    </message>
</context>
<context>
    <name>IncidentTab</name>
    <message>
        <source>Overview</source>
        <translation>Overview</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Evidence</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Overview</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <translation>&amp;Evidence</translation>
    </message>
    <message>
        <source>B&amp;atch</source>
        <translation>B&amp;atch</translation>
    </message>
</context>
<context>
    <name>KnownFacts</name>
    <message>
        <source>Rank %1 failed first</source>
        <translation>Rank %1 failed first</translation>
    </message>
    <message>
        <source>Which rank failed first</source>
        <translation>Which rank failed first</translation>
    </message>
    <message>
        <source>Operator named by the log: %1</source>
        <translation>Operator named by the log: %1</translation>
    </message>
    <message>
        <source>Condition that did not hold: %1</source>
        <translation>Condition that did not hold: %1</translation>
    </message>
    <message numerus="yes">
        <source>Its message was printed %Ln time(s)</source>
        <translation>
            <numerusform>Its message was printed %Ln time</numerusform>
            <numerusform>Its message was printed %Ln times</numerusform>
        </translation>
    </message>
    <message>
        <source>PyTorch %1 on %2</source>
        <translation>PyTorch %1 on %2</translation>
    </message>
    <message>
        <source>Backend: %1</source>
        <translation>Backend: %1</translation>
    </message>
    <message>
        <source>PyTorch %1</source>
        <translation>PyTorch %1</translation>
    </message>
    <message>
        <source>The backend: CUDA, ROCm or CPU</source>
        <translation>The backend: CUDA, ROCm or CPU</translation>
    </message>
    <message>
        <source>The PyTorch version</source>
        <translation>The PyTorch version</translation>
    </message>
    <message>
        <source>Which launch failed</source>
        <translation>Which launch failed</translation>
    </message>
    <message>
        <source>The error surfaced at %1</source>
        <translation>The error surfaced at %1</translation>
    </message>
    <message>
        <source>The failing call is at %1</source>
        <translation>The failing call is at %1</translation>
    </message>
    <message>
        <source>The error family</source>
        <translation>The error family</translation>
    </message>
    <message>
        <source>Which value was refused</source>
        <translation>Which value was refused</translation>
    </message>
    <message>
        <source>Why the allocation failed</source>
        <translation>Why the allocation failed</translation>
    </message>
    <message>
        <source>Why that rank stopped</source>
        <translation>Why that rank stopped</translation>
    </message>
    <message>
        <source>Whether it fails again in a new process</source>
        <translation>Whether it fails again in a new process</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>device %1</source>
        <translation>device %1</translation>
    </message>
    <message>
        <source>requested: %1</source>
        <translation>requested: %1</translation>
    </message>
    <message>
        <source>free: %1</source>
        <translation>free: %1</translation>
    </message>
    <message>
        <source>capacity: %1</source>
        <translation>capacity: %1</translation>
    </message>
    <message>
        <source>this process: %1</source>
        <translation>this process: %1</translation>
    </message>
    <message>
        <source>allocated by PyTorch: %1</source>
        <translation>allocated by PyTorch: %1</translation>
    </message>
    <message>
        <source>reserved by PyTorch: %1</source>
        <translation>reserved by PyTorch: %1</translation>
    </message>
    <message>
        <source>other processes: %1</source>
        <translation>other processes: %1</translation>
    </message>
    <message>
        <source>The request alone is larger than the device: freeing memory cannot satisfy it. Look for a shape that was not intended.</source>
        <translation>The request alone is larger than the device: freeing memory cannot satisfy it. Look for a shape that was not intended.</translation>
    </message>
    <message>
        <source>PyTorch holds enough memory that is reserved and not allocated, but in pieces smaller than the request: the numbers speak for fragmentation.</source>
        <translation>PyTorch holds enough memory that is reserved and not allocated, but in pieces smaller than the request: the numbers speak for fragmentation.</translation>
    </message>
    <message>
        <source>A large part of the device is held outside this process. Look for processes left from an earlier run, or for jobs that share the device.</source>
        <translation>A large part of the device is held outside this process. Look for processes left from an earlier run, or for jobs that share the device.</translation>
    </message>
    <message>
        <source>The device is nearly full, and the numbers put most of it on this process: the working set is too large, or tensors live too long.</source>
        <translation>The device is nearly full, and the numbers put most of it on this process: the working set is too large, or tensors live too long.</translation>
    </message>
    <message>
        <source>The numbers do not settle why the allocation failed.</source>
        <translation>The numbers do not settle why the allocation failed.</translation>
    </message>
    <message>
        <source>processes listed: %1</source>
        <translation>processes listed: %1</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>No Python traceback. Keep standard error together with standard output: without it no line of your code can be named.</source>
        <translation>No Python traceback. Keep standard error together with standard output: without it no line of your code can be named.</translation>
    </message>
    <message>
        <source>No assertion line. Keep the device&apos;s own output on standard error: that line names the operator and its condition.</source>
        <translation>No assertion line. Keep the device&apos;s own output on standard error: that line names the operator and its condition.</translation>
    </message>
    <message>
        <source>No run with blocking launches. A short one, in a new process, moves the report closer to the launch that failed.</source>
        <translation>No run with blocking launches. A short one, in a new process, moves the report closer to the launch that failed.</translation>
    </message>
    <message>
        <source>No PyTorch version. Add torch.__version__: the wording and the checks of operators depend on it.</source>
        <translation>No PyTorch version. Add torch.__version__: the wording and the checks of operators depend on it.</translation>
    </message>
    <message>
        <source>No sign of the backend. Add torch.version.cuda and torch.version.hip: NVIDIA and ROCm need different procedures.</source>
        <translation>No sign of the backend. Add torch.version.cuda and torch.version.hip: NVIDIA and ROCm need different procedures.</translation>
    </message>
    <message>
        <source>No iteration number. Note the iteration and the last completed step: they lead to the batch that failed.</source>
        <translation>No iteration number. Note the iteration and the last completed step: they lead to the batch that failed.</translation>
    </message>
    <message>
        <source>No saved batch. Save the failing batch or its internal identifier and dimensions: only the data shows which value was refused.</source>
        <translation>No saved batch. Save the failing batch or its internal identifier and dimensions: only the data shows which value was refused.</translation>
    </message>
    <message>
        <source>No shapes or dtypes. Print them for every input before the failing call: operator contracts are about them.</source>
        <translation>No shapes or dtypes. Print them for every input before the failing call: operator contracts are about them.</translation>
    </message>
    <message>
        <source>Not every rank&apos;s log is here. Collect one log per rank: the rank that stopped first can be one that is missing.</source>
        <translation>Not every rank&apos;s log is here. Collect one log per rank: the rank that stopped first can be one that is missing.</translation>
    </message>
    <message>
        <source>The log starts in the middle. Take it from the start of the run: the first failure can stand before the first line here.</source>
        <translation>The log starts in the middle. Take it from the start of the run: the first failure can stand before the first line here.</translation>
    </message>
    <message>
        <source>The log ends in the middle of a message. Take it again after the process has ended: the final message is incomplete.</source>
        <translation>The log ends in the middle of a message. Take it again after the process has ended: the final message is incomplete.</translation>
    </message>
    <message>
        <source>No kernel log. Collect dmesg or journalctl -k of that host around the failure: it shows killed processes and device faults.</source>
        <translation>No kernel log. Collect dmesg or journalctl -k of that host around the failure: it shows killed processes and device faults.</translation>
    </message>
    <message>
        <source>No memory numbers. Keep the full message of the failed allocation: without sizes its reason cannot be told.</source>
        <translation>No memory numbers. Keep the full message of the failed allocation: without sizes its reason cannot be told.</translation>
    </message>
    <message>
        <source>The log lacks “%1”.</source>
        <translation>The log lacks “%1”.</translation>
    </message>
    <message>
        <source>The environment is not described. Add the output of python -m torch.utils.collect_env: messages and checks differ between versions.</source>
        <translation>The environment is not described. Add the output of python -m torch.utils.collect_env: messages and checks differ between versions.</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>Check the saved batch</source>
        <translation>Check the saved batch</translation>
    </message>
    <message>
        <source>Open the batch that failed: values, indices and targets are checked on the CPU, and nothing is sent anywhere.</source>
        <translation>Open the batch that failed: values, indices and targets are checked on the CPU, and nothing is sent anywhere.</translation>
    </message>
    <message>
        <source>Open batch…</source>
        <translation>Open batch…</translation>
    </message>
    <message>
        <source>Keep the failing batch</source>
        <translation>Keep the failing batch</translation>
    </message>
    <message>
        <source>Check it on the CPU before the transfer. Keep its internal identifier, dtypes, shapes and strides; a copy of its content is needed only where they do not suffice.</source>
        <translation>Check it on the CPU before the transfer. Keep its internal identifier, dtypes, shapes and strides; a copy of its content is needed only where they do not suffice.</translation>
    </message>
    <message>
        <source>Record the memory around the failing step</source>
        <translation>Record the memory around the failing step</translation>
    </message>
    <message>
        <source>In a separate run, print torch.cuda.memory_summary() before the failing call and compare two iterations.</source>
        <translation>In a separate run, print torch.cuda.memory_summary() before the failing call and compare two iterations.</translation>
    </message>
    <message>
        <source>Collect the environment</source>
        <translation>Collect the environment</translation>
    </message>
    <message>
        <source>Run python -m torch.utils.collect_env in the same environment and open its output here: versions that do not fit are named.</source>
        <translation>Run python -m torch.utils.collect_env in the same environment and open its output here: versions that do not fit are named.</translation>
    </message>
    <message>
        <source>Collect the log of every rank</source>
        <translation>Collect the log of every rank</translation>
    </message>
    <message>
        <source>Start with the rank that stopped first. Ranks that report a time-out were waiting for it.</source>
        <translation>Start with the rank that stopped first. Ranks that report a time-out were waiting for it.</translation>
    </message>
    <message>
        <source>Collect the kernel log</source>
        <translation>Collect the kernel log</translation>
    </message>
    <message>
        <source>Save dmesg or journalctl -k of that host around the time of the failure and open it here.</source>
        <translation>Save dmesg or journalctl -k of that host around the time of the failure and open it here.</translation>
    </message>
    <message>
        <source>Keep the complete output of every rank from the start of the run, standard error included.</source>
        <translation>Keep the complete output of every rank from the start of the run, standard error included.</translation>
    </message>
    <message>
        <source>Collect what is missing</source>
        <translation>Collect what is missing</translation>
    </message>
    <message>
        <source>Rerun with blocking launches</source>
        <translation>Rerun with blocking launches</translation>
    </message>
    <message>
        <source>A short run in a new process, with this one change. For diagnosis only: its timing is not a measurement. Put your own program and arguments into the command.</source>
        <translation>A short run in a new process, with this one change. For diagnosis only: its timing is not a measurement. Put your own program and arguments into the command.</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copy command</translation>
    </message>
    <message>
        <source>Find out the backend</source>
        <translation>Find out the backend</translation>
    </message>
    <message>
        <source>Print torch.version.cuda and torch.version.hip. Only then choose a diagnostic variable: the one of NVIDIA does not apply to ROCm.</source>
        <translation>Print torch.version.cuda and torch.version.hip. Only then choose a diagnostic variable: the one of NVIDIA does not apply to ROCm.</translation>
    </message>
    <message>
        <source>Read the lines around the first failure</source>
        <translation>Read the lines around the first failure</translation>
    </message>
    <message>
        <source>The log is shown as it is, with later messages marked as consequences.</source>
        <translation>The log is shown as it is, with later messages marked as consequences.</translation>
    </message>
    <message>
        <source>Open evidence</source>
        <translation>Open evidence</translation>
    </message>
    <message>
        <source>Quote the first error when you ask for help</source>
        <translation>Quote the first error when you ask for help</translation>
    </message>
    <message>
        <source>Add operation, shapes, types, backend and versions. Remove names and paths that nobody needs.</source>
        <translation>Add operation, shapes, types, backend and versions. Remove names and paths that nobody needs.</translation>
    </message>
    <message>
        <source>Copy first error</source>
        <translation>Copy first error</translation>
    </message>
    <message>
        <source>Look for output that is not in this file</source>
        <translation>Look for output that is not in this file</translation>
    </message>
    <message>
        <source>If the run did fail, its message was written elsewhere: to standard error, by another rank, or to the kernel log.</source>
        <translation>If the run did fail, its message was written elsewhere: to standard error, by another rank, or to the kernel log.</translation>
    </message>
</context>
<context>
    <name>Observation</name>
    <message>
        <source>A watchdog thread reported the error; the failing launch belongs to another thread of this rank.</source>
        <translation>A watchdog thread reported the error; the failing launch belongs to another thread of this rank.</translation>
    </message>
    <message>
        <source>The error surfaced in %1 at %2; the launch that failed can be an earlier one.</source>
        <translation>The error surfaced in %1 at %2; the launch that failed can be an earlier one.</translation>
    </message>
    <message>
        <source>The error surfaced at %1; the launch that failed can be an earlier one.</source>
        <translation>The error surfaced at %1; the launch that failed can be an earlier one.</translation>
    </message>
    <message>
        <source>The error surfaced in %1; the launch that failed can be an earlier one.</source>
        <translation>The error surfaced in %1; the launch that failed can be an earlier one.</translation>
    </message>
    <message>
        <source>The line shown is where the error surfaced; the launch that failed can be an earlier one.</source>
        <translation>The line shown is where the error surfaced; the launch that failed can be an earlier one.</translation>
    </message>
    <message>
        <source>Launches were blocking, so the stack shows the launch that failed.</source>
        <translation>Launches were blocking, so the stack shows the launch that failed.</translation>
    </message>
    <message>
        <source>Launches were blocking, so %1 is where the failing launch was made.</source>
        <translation>Launches were blocking, so %1 is where the failing launch was made.</translation>
    </message>
    <message>
        <source>The error was raised by the call at %1.</source>
        <translation>The error was raised by the call at %1.</translation>
    </message>
    <message>
        <source>Observation point not known.</source>
        <translation>Observation point not known.</translation>
    </message>
    <message>
        <source>The log does not show which call of your own code was under way. Keep the Python traceback of the next run.</source>
        <translation>The log does not show which call of your own code was under way. Keep the Python traceback of the next run.</translation>
    </message>
    <message>
        <source>This call failed itself.</source>
        <translation>This call failed itself.</translation>
    </message>
    <message>
        <source>A short rerun with blocking launches brings the report closer to it.</source>
        <translation>A short rerun with blocking launches brings the report closer to it.</translation>
    </message>
    <message>
        <source>Observation point, not the cause.</source>
        <translation>Observation point, not the cause.</translation>
    </message>
    <message>
        <source>The message comes from the call that failed.</source>
        <translation>The message comes from the call that failed.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>This is the first assertion line that the device printed.</source>
        <translation>This is the first assertion line that the device printed.</translation>
    </message>
    <message>
        <source>No earlier line of the log states a failure.</source>
        <translation>No earlier line of the log states a failure.</translation>
    </message>
    <message>
        <source>Its time stamp, %1, is the earliest of all failures in the log.</source>
        <translation>Its time stamp, %1, is the earliest of all failures in the log.</translation>
    </message>
    <message>
        <source>The other ranks report what follows when this rank stops.</source>
        <translation>The other ranks report what follows when this rank stops.</translation>
    </message>
    <message>
        <source>The launcher&apos;s own report names rank %1 as the first one that failed.</source>
        <translation>The launcher&apos;s own report names rank %1 as the first one that failed.</translation>
    </message>
    <message>
        <source>It is the only line that states a failure.</source>
        <translation>It is the only line that states a failure.</translation>
    </message>
    <message>
        <source>An earlier exception at line %1 was handled: the run went on after it.</source>
        <translation>An earlier exception at line %1 was handled: the run went on after it.</translation>
    </message>
    <message>
        <source>The run made progress up to this line; earlier messages did not stop it.</source>
        <translation>The run made progress up to this line; earlier messages did not stop it.</translation>
    </message>
    <message>
        <source>You pinned this line as the first failure.</source>
        <translation>You pinned this line as the first failure.</translation>
    </message>
    <message>
        <source>The text matches a known message (signature %1).</source>
        <translation>The text matches a known message (signature %1).</translation>
    </message>
    <message>
        <source>Later device errors of the same process echo the first one, whatever they say.</source>
        <translation>Later device errors of the same process echo the first one, whatever they say.</translation>
    </message>
    <message>
        <source>The library error comes after an assertion of the same process and counts as its echo.</source>
        <translation>The library error comes after an assertion of the same process and counts as its echo.</translation>
    </message>
    <message>
        <source>This library status stands for an allocation that failed, so the family is out of memory.</source>
        <translation>This library status stands for an allocation that failed, so the family is out of memory.</translation>
    </message>
    <message>
        <source>The traceback ends with %1, and no device message explains it.</source>
        <translation>The traceback ends with %1, and no device message explains it.</translation>
    </message>
    <message>
        <source>The frames pass through the extension %1: check its contract and its build first, hence the class binary environment.</source>
        <translation>The frames pass through the extension %1: check its contract and its build first, hence the class binary environment.</translation>
    </message>
    <message>
        <source>The traceback ends at the call that failed; no queued work is involved.</source>
        <translation>The traceback ends at the call that failed; no queued work is involved.</translation>
    </message>
    <message>
        <source>The message says itself that kernel errors can be reported at a later call.</source>
        <translation>The message says itself that kernel errors can be reported at a later call.</translation>
    </message>
    <message>
        <source>The usual note on asynchronous errors is absent: launches were blocking, so the stack shows the launch.</source>
        <translation>The usual note on asynchronous errors is absent: launches were blocking, so the stack shows the launch.</translation>
    </message>
    <message>
        <source>PyTorch makes this check before it launches anything: the frame is where it failed.</source>
        <translation>PyTorch makes this check before it launches anything: the frame is where it failed.</translation>
    </message>
    <message>
        <source>The log does not show which call of your own code was under way, so the observation point stays open.</source>
        <translation>The log does not show which call of your own code was under way, so the observation point stays open.</translation>
    </message>
    <message>
        <source>A watchdog thread reported the error: it observes the work of other threads.</source>
        <translation>A watchdog thread reported the error: it observes the work of other threads.</translation>
    </message>
    <message>
        <source>The message can report work that was launched earlier.</source>
        <translation>The message can report work that was launched earlier.</translation>
    </message>
    <message>
        <source>The call at %1, line %2, can report work that was launched earlier.</source>
        <translation>The call at %1, line %2, can report work that was launched earlier.</translation>
    </message>
    <message>
        <source>The triage gives the reason “%1”.</source>
        <translation>The triage gives the reason “%1”.</translation>
    </message>
    <message>
        <source>No line names the backend; CUDA is inferred from the kind of failure.</source>
        <translation>No line names the backend; CUDA is inferred from the kind of failure.</translation>
    </message>
    <message>
        <source>The call %1 at %2, line %3, can report work that was launched earlier.</source>
        <translation>The call %1 at %2, line %3, can report work that was launched earlier.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>A log with a known answer was read differently.</source>
        <translation>A log with a known answer was read differently.</translation>
    </message>
    <message>
        <source>A temporary file lost what was written to it.</source>
        <translation>A temporary file lost what was written to it.</translation>
    </message>
    <message>
        <source>The catalogue %1 is not in the program.</source>
        <translation>The catalogue %1 is not in the program.</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>failed</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>signatures and triage</source>
        <translation>signatures and triage</translation>
    </message>
    <message>
        <source>temporary files</source>
        <translation>temporary files</translation>
    </message>
    <message>
        <source>catalogues</source>
        <translation>catalogues</translation>
    </message>
</context>
<context>
    <name>TensorFacts</name>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mean</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Std</translation>
    </message>
    <message>
        <source>Distinct</source>
        <translation>Distinct</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Zeros</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>Device when saved</source>
        <translation>Device when saved</translation>
    </message>
    <message>
        <source>Storage shared with</source>
        <translation>Storage shared with</translation>
    </message>
    <message>
        <source>Requires grad</source>
        <translation>Requires grad</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Class</translation>
    </message>
    <message>
        <source>Quantisation</source>
        <translation>Quantisation</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Byte offset</source>
        <translation>Byte offset</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensors</translation>
    </message>
</context>
<context>
    <name>TriageText</name>
    <message>
        <source>standard input</source>
        <translation>standard input</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
    <message>
        <source>Evidence: %1. %2</source>
        <translation>Evidence: %1. %2</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>First error</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>line %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>cell %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Triage</translation>
    </message>
    <message>
        <source>Observed clue: %1</source>
        <translation>Observed clue: %1</translation>
    </message>
    <message>
        <source>First check: %1</source>
        <translation>First check: %1</translation>
    </message>
    <message>
        <source>Conclusion to avoid: %1</source>
        <translation>Conclusion to avoid: %1</translation>
    </message>
    <message>
        <source>printed %1 times</source>
        <translation>printed %1 times</translation>
    </message>
    <message>
        <source>Later messages, read as its consequences</source>
        <translation>Later messages, read as its consequences</translation>
    </message>
    <message numerus="yes">
        <source>%n further message(s) not listed here</source>
        <translation>
            <numerusform>%n further message not listed here</numerusform>
            <numerusform>%n further messages not listed here</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoch</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>Last completed step</source>
        <translation>Last completed step</translation>
    </message>
    <message>
        <source>Code revision</source>
        <translation>Code revision</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Shapes</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>Context in the log</source>
        <translation>Context in the log</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Next step</translation>
    </message>
    <message>
        <source>Why this line and this family</source>
        <translation>Why this line and this family</translation>
    </message>
    <message>
        <source>Facts that do not fit together</source>
        <translation>Facts that do not fit together</translation>
    </message>
    <message>
        <source>Missing context</source>
        <translation>Missing context</translation>
    </message>
    <message>
        <source>%1 (inferred)</source>
        <translation>%1 (inferred)</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>(not shown)</source>
        <translation>(not shown)</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>Today</source>
        <translation>Today</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Yesterday</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Last 7 days</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Earlier</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>today, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>yesterday</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Device-side assert</source>
        <translation>Device-side assert</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <translation>Out of memory</translation>
    </message>
    <message>
        <source>Kernel not available</source>
        <translation>Kernel not available</translation>
    </message>
    <message>
        <source>Device mismatch</source>
        <translation>Device mismatch</translation>
    </message>
    <message>
        <source>Memory fault</source>
        <translation>Memory fault</translation>
    </message>
    <message>
        <source>Launch failure</source>
        <translation>Launch failure</translation>
    </message>
    <message>
        <source>Library failure</source>
        <translation>Library failure</translation>
    </message>
    <message>
        <source>Collective failure</source>
        <translation>Collective failure</translation>
    </message>
    <message>
        <source>Shape or dtype</source>
        <translation>Shape or dtype</translation>
    </message>
    <message>
        <source>Hardware or driver fault</source>
        <translation>Hardware or driver fault</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>Start-up</translation>
    </message>
    <message>
        <source>Non-finite value</source>
        <translation>Non-finite value</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>Host memory</translation>
    </message>
    <message>
        <source>Host crash</source>
        <translation>Host crash</translation>
    </message>
    <message>
        <source>Python error</source>
        <translation>Python error</translation>
    </message>
    <message>
        <source>Family not settled</source>
        <translation>Family not settled</translation>
    </message>
    <message>
        <source>Invalid data</source>
        <translation>Invalid data</translation>
    </message>
    <message>
        <source>Operator contract</source>
        <translation>Operator contract</translation>
    </message>
    <message>
        <source>Binary environment</source>
        <translation>Binary environment</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Resources</translation>
    </message>
    <message>
        <source>Hardware or driver</source>
        <translation>Hardware or driver</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unknown</translation>
    </message>
    <message>
        <source>Established</source>
        <translation>Established</translation>
    </message>
    <message>
        <source>Supported</source>
        <translation>Supported</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>Hypothesis</translation>
    </message>
    <message>
        <source>The failing check itself is in the log.</source>
        <translation>The failing check itself is in the log.</translation>
    </message>
    <message>
        <source>The log names the family; the failing call is not shown, or only indirectly.</source>
        <translation>The log names the family; the failing call is not shown, or only indirectly.</translation>
    </message>
    <message>
        <source>Inferred from an ending or from an incomplete log.</source>
        <translation>Inferred from an ending or from an incomplete log.</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Failure</translation>
    </message>
    <message>
        <source>Confirmation</source>
        <translation>Confirmation</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Consequence</translation>
    </message>
    <message>
        <source>Teardown</source>
        <translation>Teardown</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Advice</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Background</translation>
    </message>
    <message>
        <source>No failure found; lines read: %1. This speaks of the log only: it does not prove that the run was correct.</source>
        <translation>No failure found; lines read: %1. This speaks of the log only: it does not prove that the run was correct.</translation>
    </message>
    <message>
        <source>This file holds no text that can be read as a log. Open the log itself, or paste its text.</source>
        <translation>This file holds no text that can be read as a log. Open the log itself, or paste its text.</translation>
    </message>
    <message>
        <source>The log shows a failure at line %1 and does not settle its family.</source>
        <translation>The log shows a failure at line %1 and does not settle its family.</translation>
    </message>
    <message>
        <source>First failure at line %1: %2 (%3).</source>
        <translation>First failure at line %1: %2 (%3).</translation>
    </message>
    <message>
        <source>This log alone can lead to the failing operation.</source>
        <translation>This log alone can lead to the failing operation.</translation>
    </message>
    <message>
        <source>This log narrows the search; the missing facts below would settle more.</source>
        <translation>This log narrows the search; the missing facts below would settle more.</translation>
    </message>
    <message>
        <source>This log names little more than the family; collect the missing facts below.</source>
        <translation>This log names little more than the family; collect the missing facts below.</translation>
    </message>
    <message>
        <source>This log is not enough on its own; collect the missing facts below.</source>
        <translation>This log is not enough on its own; collect the missing facts below.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Finds the first failure in the log of a PyTorch run.</source>
        <translation>Finds the first failure in the log of a PyTorch run.</translation>
    </message>
    <message>
        <source>Open the sample incident.</source>
        <translation>Open the sample incident.</translation>
    </message>
    <message>
        <source>Logs to open.</source>
        <translation>Logs to open.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::AboutDialog</name>
    <message>
        <source>About TorchTriage</source>
        <translation>About TorchTriage</translation>
    </message>
    <message>
        <source>Finds the first failure in the log of a PyTorch run and says what to check first.</source>
        <translation>Finds the first failure in the log of a PyTorch run and says what to check first.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It works offline: nothing leaves this computer.</source>
        <translation>Free software under the GNU General Public License, version 3 or later. It works offline: nothing leaves this computer.</translation>
    </message>
    <message>
        <source>The program&apos;s own log:</source>
        <translation>The program&apos;s own log:</translation>
    </message>
    <message>
        <source>Copy debug information</source>
        <translation>Copy debug information</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::Banner</name>
    <message>
        <source>Close this message</source>
        <translation>Close this message</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BarModel</name>
    <message>
        <source>Count</source>
        <translation>Count</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>From</source>
        <translation>From</translation>
    </message>
    <message>
        <source>To</source>
        <translation>To</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchFindings</name>
    <message>
        <source>Findings in detail</source>
        <translation>Findings in detail</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Show details</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Hide details</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchModel</name>
    <message numerus="yes">
        <source>%Ln more value(s), not listed</source>
        <translation>
            <numerusform>%Ln more value, not listed</numerusform>
            <numerusform>%Ln more values, not listed</numerusform>
        </translation>
    </message>
    <message>
        <source>contains itself</source>
        <translation>contains itself</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Contiguous: row-major without gaps</source>
        <translation>Contiguous: row-major without gaps</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Shape</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>Strides</translation>
    </message>
    <message>
        <source>Cont.</source>
        <comment>column: contiguous, short</comment>
        <translation>Cont.</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchPage</name>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 was not opened.</translation>
    </message>
    <message>
        <source>Saved batch</source>
        <translation>Saved batch</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln value(s) found; narrow the filter for the rest.</source>
        <translation>
            <numerusform>The first value found; narrow the filter for the rest.</numerusform>
            <numerusform>The first %Ln values found; narrow the filter for the rest.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing matches “%1”. Empty the filter to see every value.</source>
        <translation>Nothing matches “%1”. Empty the filter to see every value.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) found</source>
        <translation>
            <numerusform>%Ln value found</numerusform>
            <numerusform>%Ln values found</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a saved batch</source>
        <translation>Open a saved batch</translation>
    </message>
    <message>
        <source>Saved batches (%1)</source>
        <translation>Saved batches (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Filter values</source>
        <translation>Filter values</translation>
    </message>
    <message>
        <source>Open batch…</source>
        <translation>Open batch…</translation>
    </message>
    <message>
        <source>Attached batches</source>
        <translation>Attached batches</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchStart</name>
    <message>
        <source>Attach %1</source>
        <translation>Attach %1</translation>
    </message>
    <message>
        <source>No batch is attached.</source>
        <translation>No batch is attached.</translation>
    </message>
    <message>
        <source>A saved batch shows the values that the failing step worked on. Drop a .pt, .pth, .bin, .ckpt, .safetensors, .npy or .npz file here. Nothing in it is executed.</source>
        <translation>A saved batch shows the values that the failing step worked on. Drop a .pt, .pth, .bin, .ckpt, .safetensors, .npy or .npz file here. Nothing in it is executed.</translation>
    </message>
    <message>
        <source>Open batch…</source>
        <translation>Open batch…</translation>
    </message>
    <message>
        <source>Files beside the log that could be one:</source>
        <translation>Files beside the log that could be one:</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchTree</name>
    <message>
        <source>Values of the saved batch</source>
        <translation>Values of the saved batch</translation>
    </message>
    <message>
        <source>Copy &amp;key</source>
        <translation>Copy &amp;key</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>Copy &amp;row</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChainDelegate</name>
    <message>
        <source>First failure</source>
        <translation>First failure</translation>
    </message>
    <message>
        <source>Observation point</source>
        <translation>Observation point</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChainModel</name>
    <message>
        <source>First failure</source>
        <translation>First failure</translation>
    </message>
    <message>
        <source>%1, line %L2: %3</source>
        <translation>%1, line %L2: %3</translation>
    </message>
    <message>
        <source>launcher</source>
        <translation>launcher</translation>
    </message>
    <message numerus="yes">
        <source>printed %n time(s)</source>
        <translation>
            <numerusform>printed %n time</numerusform>
            <numerusform>printed %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n line(s)</source>
        <translation>
            <numerusform>+%n line</numerusform>
            <numerusform>+%n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ClassFilter</name>
    <message>
        <source>Show only: %1</source>
        <translation>Show only: %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::DropArea</name>
    <message>
        <source>Drop it here</source>
        <translation>Drop it here</translation>
    </message>
    <message>
        <source>Files are read on this computer. Nothing in them is run.</source>
        <translation>Files are read on this computer. Nothing in them is run.</translation>
    </message>
    <message>
        <source>A log</source>
        <translation>A log</translation>
    </message>
    <message>
        <source>.log .txt .out .gz, any size</source>
        <translation>.log .txt .out .gz, any size</translation>
    </message>
    <message>
        <source>A notebook</source>
        <translation>A notebook</translation>
    </message>
    <message>
        <source>.ipynb with its outputs</source>
        <translation>.ipynb with its outputs</translation>
    </message>
    <message>
        <source>An error file</source>
        <translation>An error file</translation>
    </message>
    <message>
        <source>.json from torchrun</source>
        <translation>.json from torchrun</translation>
    </message>
    <message>
        <source>A report</source>
        <translation>A report</translation>
    </message>
    <message>
        <source>collect_env output, kernel log</source>
        <translation>collect_env output, kernel log</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EventListModel</name>
    <message>
        <source>First failure</source>
        <translation>First failure</translation>
    </message>
    <message>
        <source>Observed at %1:%2</source>
        <translation>Observed at %1:%2</translation>
    </message>
    <message>
        <source>%1, line %2. %3</source>
        <translation>%1, line %2. %3</translation>
    </message>
    <message>
        <source>launcher</source>
        <translation>launcher</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EvidencePage</name>
    <message>
        <source>The file was cut or replaced since it was triaged. The events belong to its earlier content. Reload to read it anew.</source>
        <translation>The file was cut or replaced since it was triaged. The events belong to its earlier content. Reload to read it anew.</translation>
    </message>
    <message>
        <source>The first failure is on the clipboard.</source>
        <translation>The first failure is on the clipboard.</translation>
    </message>
    <message>
        <source>Reading was cancelled at line %1. Reload to read the whole log.</source>
        <translation>Reading was cancelled at line %1. Reload to read the whole log.</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>Line %1 of %2</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rank %1</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>Following the end</source>
        <translation>Following the end</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n line(s) are on the clipboard: it has no room for more.</source>
        <translation>
            <numerusform>Only the first line is on the clipboard: it has no room for more.</numerusform>
            <numerusform>Only the first %n lines are on the clipboard: it has no room for more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are on the clipboard.</source>
        <translation>
            <numerusform>%n line is on the clipboard.</numerusform>
            <numerusform>%n lines are on the clipboard.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Copy lines</source>
        <translation>Copy lines</translation>
    </message>
    <message>
        <source>Copy lines without prefixes</source>
        <translation>Copy lines without prefixes</translation>
    </message>
    <message>
        <source>Copy lines with numbers</source>
        <translation>Copy lines with numbers</translation>
    </message>
    <message>
        <source>Pin this line as first failure</source>
        <translation>Pin this line as first failure</translation>
    </message>
    <message>
        <source>Back to the line found</source>
        <translation>Back to the line found</translation>
    </message>
    <message>
        <source>Fold or unfold this block</source>
        <translation>Fold or unfold this block</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation>Go to line…</translation>
    </message>
    <message>
        <source>Lines of the log</source>
        <translation>Lines of the log</translation>
    </message>
    <message>
        <source>Follow the end of the log</source>
        <translation>Follow the end of the log</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EvidenceSide</name>
    <message>
        <source>Events</source>
        <translation>Events</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>Only r%1</source>
        <translation>Only r%1</translation>
    </message>
    <message>
        <source>All ranks</source>
        <translation>All ranks</translation>
    </message>
    <message>
        <source>Events of the log</source>
        <translation>Events of the log</translation>
    </message>
    <message>
        <source>Ranks that are shown</source>
        <translation>Ranks that are shown</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FindBar</name>
    <message>
        <source>Find in the log</source>
        <translation>Find in the log</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Previous match (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Next match (F3)</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Match case</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regular expression</translation>
    </message>
    <message>
        <source>Dim consequences</source>
        <translation>Dim consequences</translation>
    </message>
    <message>
        <source>Fold frames</source>
        <translation>Fold frames</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>Wrap</translation>
    </message>
    <message>
        <source>Copy lines</source>
        <translation>Copy lines</translation>
    </message>
    <message>
        <source>Copy the selected lines, or the current one, as printed</source>
        <translation>Copy the selected lines, or the current one, as printed</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>searching</translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation>Matches: %1</translation>
    </message>
    <message>
        <source>not an expression</source>
        <translation>not an expression</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FirstErrorCard</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoch</translation>
    </message>
    <message>
        <source>Last completed step</source>
        <translation>Last completed step</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Shape</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>line %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>cell %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>First error</translation>
    </message>
    <message>
        <source>Copy first error</source>
        <translation>Copy first error</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FirstFailureBanner</name>
    <message>
        <source>Copy the first failure</source>
        <translation>Copy the first failure</translation>
    </message>
    <message>
        <source>Back to the line found</source>
        <translation>Back to the line found</translation>
    </message>
    <message>
        <source>First failure, pinned by hand</source>
        <translation>First failure, pinned by hand</translation>
    </message>
    <message>
        <source>First failure</source>
        <translation>First failure</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, line %2</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GoToLine</name>
    <message>
        <source>Line, 1 to %1</source>
        <translation>Line, 1 to %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::HistogramPage</name>
    <message>
        <source>Absolute value of %1</source>
        <translation>Absolute value of %1</translation>
    </message>
    <message>
        <source>Values of %1 that occur</source>
        <translation>Values of %1 that occur</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Value of %1</translation>
    </message>
    <message>
        <source>There is no finite value to draw.</source>
        <translation>There is no finite value to draw.</translation>
    </message>
    <message>
        <source>%1 finite values</source>
        <translation>%1 finite values</translation>
    </message>
    <message>
        <source>Value %1: %2</source>
        <translation>Value %1: %2</translation>
    </message>
    <message>
        <source>From %1 to %2, both included: %3</source>
        <translation>From %1 to %2, both included: %3</translation>
    </message>
    <message>
        <source>From %1 to below %2: %3</source>
        <translation>From %1 to below %2: %3</translation>
    </message>
    <message>
        <source>Logarithmic counts</source>
        <translation>Logarithmic counts</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>As a table</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Export PNG…</source>
        <translation>Export PNG…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Export CSV…</translation>
    </message>
    <message>
        <source>Histogram as a table</source>
        <translation>Histogram as a table</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::HistogramPlot</name>
    <message>
        <source>Count</source>
        <translation>Count</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogram</translation>
    </message>
    <message>
        <source>Left and Right go from bar to bar. The table beside it has the same numbers.</source>
        <translation>Left and Right go from bar to bar. The table beside it has the same numbers.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentDelegate</name>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n rank</numerusform>
            <numerusform>%n ranks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentDock</name>
    <message>
        <source>No incident of the chosen classes</source>
        <translation>No incident of the chosen classes</translation>
    </message>
    <message>
        <source>No incident matches “%1”</source>
        <translation>No incident matches “%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n incident(s) are hidden by the filter.</source>
        <translation>
            <numerusform>%n incident is hidden by the filter.</numerusform>
            <numerusform>%n incidents are hidden by the filter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open incidents</source>
        <translation>Open incidents</translation>
    </message>
    <message>
        <source>Filter incidents</source>
        <translation>Filter incidents</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Clear filter</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentView</name>
    <message>
        <source>Views of the incident</source>
        <translation>Views of the incident</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogPainter</name>
    <message numerus="yes">
        <source>%n line(s): C++ frames</source>
        <translation>
            <numerusform>%n line: C++ frames</numerusform>
            <numerusform>%n lines: C++ frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): Python thread dump</source>
        <translation>
            <numerusform>%n line: Python thread dump</numerusform>
            <numerusform>%n lines: Python thread dump</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): Python frames</source>
        <translation>
            <numerusform>%n line: Python frames</numerusform>
            <numerusform>%n lines: Python frames</numerusform>
        </translation>
    </message>
    <message>
        <source>observation point</source>
        <translation>observation point</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogView</name>
    <message>
        <source>Line %1, rank %2: %3</source>
        <translation>Line %1, rank %2: %3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
    <message>
        <source>First failure</source>
        <translation>First failure</translation>
    </message>
    <message>
        <source>Observation point, not the cause</source>
        <translation>Observation point, not the cause</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Consequence</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MainActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>&amp;Paste log</source>
        <translation>&amp;Paste log</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Open &amp;recent</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Clear list</translation>
    </message>
    <message>
        <source>Open &amp;sample incident</source>
        <translation>Open &amp;sample incident</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Re&amp;load</translation>
    </message>
    <message>
        <source>Close &amp;incident</source>
        <translation>Close &amp;incident</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>&amp;Copy first error</source>
        <translation>&amp;Copy first error</translation>
    </message>
    <message>
        <source>&amp;Find in the log</source>
        <translation>&amp;Find in the log</translation>
    </message>
    <message>
        <source>Filter &amp;incidents</source>
        <translation>Filter &amp;incidents</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Back</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Forward</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Next pane</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>&amp;Previous pane</translation>
    </message>
    <message>
        <source>&amp;Side bar</source>
        <translation>&amp;Side bar</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Theme</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>As the &amp;system</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Light</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dark</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Incident</source>
        <translation>&amp;Incident</translation>
    </message>
    <message>
        <source>&amp;First failure</source>
        <translation>&amp;First failure</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <translation>&amp;Next event</translation>
    </message>
    <message>
        <source>&amp;Previous event</source>
        <translation>&amp;Previous event</translation>
    </message>
    <message>
        <source>Next step &amp;1</source>
        <translation>Next step &amp;1</translation>
    </message>
    <message>
        <source>Next step &amp;2</source>
        <translation>Next step &amp;2</translation>
    </message>
    <message>
        <source>Next step &amp;3</source>
        <translation>Next step &amp;3</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Keyboard shortcuts</translation>
    </message>
    <message>
        <source>&amp;About TorchTriage</source>
        <translation>&amp;About TorchTriage</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MainWindow</name>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 was not opened.</translation>
    </message>
    <message>
        <source>Reading %1 was cancelled.</source>
        <translation>Reading %1 was cancelled.</translation>
    </message>
    <message>
        <source>Nothing of it is shown. Open it again to read it from the start.</source>
        <translation>Nothing of it is shown. Open it again to read it from the start.</translation>
    </message>
    <message>
        <source>No incident open</source>
        <translation>No incident open</translation>
    </message>
    <message>
        <source>%1 lines read in %2 ms</source>
        <translation>%1 lines read in %2 ms</translation>
    </message>
    <message>
        <source>%1 lines read in %2 s</source>
        <translation>%1 lines read in %2 s</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n rank</numerusform>
            <numerusform>%n ranks</numerusform>
        </translation>
    </message>
    <message>
        <source>The first error is on the clipboard.</source>
        <translation>The first error is on the clipboard.</translation>
    </message>
    <message>
        <source>On the clipboard: %1</source>
        <translation>On the clipboard: %1</translation>
    </message>
    <message>
        <source>%1 – TorchTriage</source>
        <translation>%1 – TorchTriage</translation>
    </message>
    <message>
        <source>Offline. Nothing leaves this computer.</source>
        <translation>Offline. Nothing leaves this computer.</translation>
    </message>
    <message>
        <source>Open logs</source>
        <translation>Open logs</translation>
    </message>
    <message>
        <source>Logs, notebooks and reports (*.log *.txt *.out *.err *.ipynb *.json *.jsonl *.gz *.xz *.zst *.bz2)</source>
        <translation>Logs, notebooks and reports (*.log *.txt *.out *.err *.ipynb *.json *.jsonl *.gz *.xz *.zst *.bz2)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>There is no text on the clipboard.</translation>
    </message>
    <message>
        <source>Copy the log in your terminal, then paste it here.</source>
        <translation>Copy the log in your terminal, then paste it here.</translation>
    </message>
    <message>
        <source>Pasted log %1</source>
        <translation>Pasted log %1</translation>
    </message>
    <message>
        <source>Saved batches (%1)</source>
        <translation>Saved batches (%1)</translation>
    </message>
    <message>
        <source>Side bar</source>
        <translation>Side bar</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::Minimap</name>
    <message>
        <source>Overview of the log by rank</source>
        <translation>Overview of the log by rank</translation>
    </message>
    <message>
        <source>One lane per rank, L is the launcher. Click to go there.</source>
        <translation>One lane per rank, L is the launcher. Click to go there.</translation>
    </message>
    <message>
        <source>rank %1: %2 lines</source>
        <translation>rank %1: %2 lines</translation>
    </message>
    <message>
        <source>launcher: %1 lines</source>
        <translation>launcher: %1 lines</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>By rank</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::NextStepPane</name>
    <message>
        <source>Next step</source>
        <translation>Next step</translation>
    </message>
    <message>
        <source>Known so far</source>
        <translation>Known so far</translation>
    </message>
    <message>
        <source>known</source>
        <translation>known</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>still open</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>Attached</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::OverviewPage</name>
    <message>
        <source>The environment does not fit together.</source>
        <translation>The environment does not fit together.</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Triage</translation>
    </message>
    <message numerus="yes">
        <source>1 of %n families matches this log</source>
        <translation>
            <numerusform>1 of %n families matches this log</numerusform>
            <numerusform>1 of %n families matches this log</numerusform>
        </translation>
    </message>
    <message>
        <source>No family matches this log</source>
        <translation>No family matches this log</translation>
    </message>
    <message>
        <source>Triage table</source>
        <translation>Triage table</translation>
    </message>
    <message>
        <source>Chain of events</source>
        <translation>Chain of events</translation>
    </message>
    <message numerus="yes">
        <source>First failure and %n consequence(s)</source>
        <translation>
            <numerusform>First failure and %n consequence</numerusform>
            <numerusform>First failure and %n consequences</numerusform>
        </translation>
    </message>
    <message>
        <source>Open in evidence</source>
        <translation>Open in evidence</translation>
    </message>
    <message>
        <source>Why this line</source>
        <translation>Why this line</translation>
    </message>
    <message>
        <source>Missing context</source>
        <translation>Missing context</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ProgressCard</name>
    <message>
        <source>%1 of %2 read, %3 s</source>
        <translation>%1 of %2 read, %3 s</translation>
    </message>
    <message>
        <source>%1 read, %2 s</source>
        <translation>%1 read, %2 s</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Reading %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RankListModel</name>
    <message>
        <source>all lines</source>
        <translation>all lines</translation>
    </message>
    <message>
        <source>launcher</source>
        <translation>launcher</translation>
    </message>
    <message>
        <source>%1, %2 lines</source>
        <translation>%1, %2 lines</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReadingStrip</name>
    <message>
        <source>Reading: %1 of about %2 lines, %3 s</source>
        <translation>Reading: %1 of about %2 lines, %3 s</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Part of the log that has been read</source>
        <translation>Part of the log that has been read</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReasonList</name>
    <message>
        <source>line %1</source>
        <translation>line %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RecentModel</name>
    <message>
        <source>No failure found</source>
        <translation>No failure found</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Keyboard shortcuts</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::SliceModel</name>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::SlicePage</name>
    <message>
        <source>%1 of %2 elements</source>
        <translation>%1 of %2 elements</translation>
    </message>
    <message>
        <source>Elements of the tensor</source>
        <translation>Elements of the tensor</translation>
    </message>
    <message>
        <source>Dimension %1: </source>
        <translation>Dimension %1: </translation>
    </message>
    <message>
        <source>Index in dimension %1</source>
        <translation>Index in dimension %1</translation>
    </message>
    <message>
        <source>Rows from: </source>
        <translation>Rows from: </translation>
    </message>
    <message>
        <source>First row shown</source>
        <translation>First row shown</translation>
    </message>
    <message>
        <source>From: </source>
        <translation>From: </translation>
    </message>
    <message>
        <source>First element of a row shown</source>
        <translation>First element of a row shown</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::StartPage</name>
    <message>
        <source>Find the first failure, not the last line.</source>
        <translation>Find the first failure, not the last line.</translation>
    </message>
    <message>
        <source>Recent incidents</source>
        <translation>Recent incidents</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Clear list</translation>
    </message>
    <message>
        <source>No log was opened yet.</source>
        <translation>No log was opened yet.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>paste log</source>
        <translation>paste log</translation>
    </message>
    <message>
        <source>all shortcuts</source>
        <translation>all shortcuts</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::StepsDock</name>
    <message>
        <source>Next step</source>
        <translation>Next step</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TensorPane</name>
    <message>
        <source>Written: %1</source>
        <translation>Written: %1</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogram</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>No value is selected.</source>
        <translation>No value is selected.</translation>
    </message>
    <message>
        <source>Select a tensor in the tree to see its values.</source>
        <translation>Select a tensor in the tree to see its values.</translation>
    </message>
    <message>
        <source>There are no elements to show.</source>
        <translation>There are no elements to show.</translation>
    </message>
    <message>
        <source>The elements could not be read.</source>
        <translation>The elements could not be read.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Read again</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>Reading was stopped.</translation>
    </message>
    <message>
        <source>No statistics of this tensor are shown.</source>
        <translation>No statistics of this tensor are shown.</translation>
    </message>
    <message>
        <source>Export the histogram</source>
        <translation>Export the histogram</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Pictures (*.png)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tables (*.csv)</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TitleStrip</name>
    <message>
        <source>More actions for this incident</source>
        <translation>More actions for this incident</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TriageDelegate</name>
    <message>
        <source>Matches line %1</source>
        <translation>Matches line %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TriageTableModel</name>
    <message>
        <source>Observed clue</source>
        <translation>Observed clue</translation>
    </message>
    <message>
        <source>First check</source>
        <translation>First check</translation>
    </message>
    <message>
        <source>Conclusion to avoid</source>
        <translation>Conclusion to avoid</translation>
    </message>
</context>
</TS>
