<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AgreementText</name>
    <message>
        <source>%1 beside %2</source>
        <translation>%1 beside %2</translation>
    </message>
    <message>
        <source>output %1 of step %2</source>
        <translation>output %1 of step %2</translation>
    </message>
    <message>
        <source>An output differs from that of the baseline: %1 (%2).</source>
        <translation>An output differs from that of the baseline: %1 (%2).</translation>
    </message>
    <message>
        <source>Outputs differ from those of the baseline. In %1, %2 of %3 elements lie beyond the tolerance of PyTorch for %4 (relative %5, absolute %6).</source>
        <translation>Outputs differ from those of the baseline. In %1, %2 of %3 elements lie beyond the tolerance of PyTorch for %4 (relative %5, absolute %6).</translation>
    </message>
    <message>
        <source>The first one is at %1.</source>
        <translation>The first one is at %1.</translation>
    </message>
    <message>
        <source>The largest difference is %1.</source>
        <translation>The largest difference is %1.</translation>
    </message>
    <message>
        <source>NaN stands in one of the two only at %1 places.</source>
        <translation>NaN stands in one of the two only at %1 places.</translation>
    </message>
    <message>
        <source>Its outputs agree with those of the baseline within the tolerances of PyTorch for their dtypes. The largest difference is %1 (%2).</source>
        <translation>Its outputs agree with those of the baseline within the tolerances of PyTorch for their dtypes. The largest difference is %1 (%2).</translation>
    </message>
    <message>
        <source>Output %1 of step %2 is there in one of the two runs only.</source>
        <translation>Output %1 of step %2 is there in one of the two runs only.</translation>
    </message>
    <message>
        <source>Output %1 of step %2 is of another kind than in the baseline.</source>
        <translation>Output %1 of step %2 is of another kind than in the baseline.</translation>
    </message>
    <message>
        <source>Output %1 of step %2 has another shape than in the baseline.</source>
        <translation>Output %1 of step %2 has another shape than in the baseline.</translation>
    </message>
    <message>
        <source>The bits of output %1 of step %2 differ from those of the baseline. Its elements were not kept, so whether they agree is not known.</source>
        <translation>The bits of output %1 of step %2 differ from those of the baseline. Its elements were not kept, so whether they agree is not known.</translation>
    </message>
    <message>
        <source>Its outputs are those of the baseline, bit by bit.</source>
        <translation>Its outputs are those of the baseline, bit by bit.</translation>
    </message>
    <message>
        <source>Outputs that agree on these inputs do not show that they are right, nor that others would agree.</source>
        <translation>Outputs that agree on these inputs do not show that they are right, nor that others would agree.</translation>
    </message>
    <message>
        <source>A difference does not tell which of the two is right: another order of additions changes the last digits, and random numbers need the same seed.</source>
        <translation>A difference does not tell which of the two is right: another order of additions changes the last digits, and random numbers need the same seed.</translation>
    </message>
</context>
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
    <name>CaptureScript</name>
    <message>
        <source>Write the file beside your training script:</source>
        <translation>Write the file beside your training script:</translation>
    </message>
    <message>
        <source>Then change two lines of the script. When a step fails, an incident is saved:</source>
        <translation>Then change two lines of the script. When a step fails, an incident is saved:</translation>
    </message>
    <message>
        <source>Without changing the script, wrap the command:</source>
        <translation>Without changing the script, wrap the command:</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>%1 rows written to %2</source>
        <translation>%1 rows written to %2</translation>
    </message>
    <message>
        <source>and %1 more; --csv FILE writes all of them</source>
        <translation>and %1 more; --csv FILE writes all of them</translation>
    </message>
    <message>
        <source>Two hypotheses</source>
        <translation>Two hypotheses</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Mapping</translation>
    </message>
    <message>
        <source>Kept as cases/%1: %2 of %3 samples</source>
        <translation>Kept as cases/%1: %2 of %3 samples</translation>
    </message>
</context>
<context>
    <name>CheckpointCommand</name>
    <message numerus="yes">
        <source>%Ln more finding(s); --json lists them all.</source>
        <translation>
            <numerusform>%Ln more finding; --json lists them all.</numerusform>
            <numerusform>%Ln more findings; --json lists them all.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a time. Write it as 2024-07-24T03:12:41, with a zone if it is not that of this machine.</source>
        <translation>“%1” is not a time. Write it as 2024-07-24T03:12:41, with a zone if it is not that of this machine.</translation>
    </message>
</context>
<context>
    <name>CheckpointFindings</name>
    <message>
        <source>%1 cannot be read: %3.</source>
        <translation>%1 cannot be read: %3.</translation>
    </message>
    <message>
        <source>%1 cannot be read at %2: %3.</source>
        <translation>%1 cannot be read at %2: %3.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 is empty.</translation>
    </message>
    <message>
        <source>%1 starts with zeros only, as a file does after a machine went down while it was written.</source>
        <translation>%1 starts with zeros only, as a file does after a machine went down while it was written.</translation>
    </message>
    <message>
        <source>%1: the bytes of %2 are not the ones that were written (CRC-32). torch.load does not compare them.</source>
        <translation>%1: the bytes of %2 are not the ones that were written (CRC-32). torch.load does not compare them.</translation>
    </message>
    <message>
        <source>%1: the bytes of %3 are not the ones that were written (CRC-32 of %2). torch.load does not compare them.</source>
        <translation>%1: the bytes of %3 are not the ones that were written (CRC-32 of %2). torch.load does not compare them.</translation>
    </message>
    <message>
        <source>%1 was written without checksums, so changed bytes cannot be told.</source>
        <translation>%1 was written without checksums, so changed bytes cannot be told.</translation>
    </message>
    <message>
        <source>%1: its entries claim more bytes than the file has.</source>
        <translation>%1: its entries claim more bytes than the file has.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lacks the bytes of %Ln tensor(s), the first is %2.</source>
        <translation>
            <numerusform>%1 lacks the bytes of %Ln tensor, %2.</numerusform>
            <numerusform>%1 lacks the bytes of %Ln tensors, the first is %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a value could not be read at %2: %3.</source>
        <translation>%1: a value could not be read at %2: %3.</translation>
    </message>
    <message>
        <source>The shard %2 is not there.</source>
        <translation>The shard %2 is not there.</translation>
    </message>
    <message numerus="yes">
        <source>%3 lacks %Ln tensor(s) that %1 names, the first is %2.</source>
        <translation>
            <numerusform>%3 lacks %Ln tensor that %1 names, %2.</numerusform>
            <numerusform>%3 lacks %Ln tensors that %1 names, the first is %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a temporary name: writing was perhaps not finished.</source>
        <translation>%1 has a temporary name: writing was perhaps not finished.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of a kind that TorchTriage does not read, the first is %1.</source>
        <translation>
            <numerusform>%Ln file of a kind that TorchTriage does not read, %1.</numerusform>
            <numerusform>%Ln files of a kind that TorchTriage does not read, the first is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more file(s) were not read.</source>
        <translation>
            <numerusform>%Ln more file was not read.</numerusform>
            <numerusform>%Ln more files were not read.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says %3 = %4, %5 says %6 = %7.</source>
        <translation>%1 says %3 = %4, %5 says %6 = %7.</translation>
    </message>
    <message>
        <source>%1 says %3 = %4, %5 says %6 = %7. The two may count different things.</source>
        <translation>%1 says %3 = %4, %5 says %6 = %7. The two may count different things.</translation>
    </message>
    <message>
        <source>The optimizer in %1 has counted %3 steps, the checkpoint says %4. Accumulated gradients or skipped steps can explain it.</source>
        <translation>The optimizer in %1 has counted %3 steps, the checkpoint says %4. Accumulated gradients or skipped steps can explain it.</translation>
    </message>
    <message>
        <source>The optimizer in %1 has counted from %3 to %4 steps, depending on the parameter.</source>
        <translation>The optimizer in %1 has counted from %3 to %4 steps, depending on the parameter.</translation>
    </message>
    <message>
        <source>The name %2 says %3, the step inside is %4.</source>
        <translation>The name %2 says %3, the step inside is %4.</translation>
    </message>
    <message numerus="yes">
        <source>%3 holds %Ln tensor(s) that %1 does not name, the first is %2.</source>
        <translation>
            <numerusform>%3 holds %Ln tensor that %1 does not name, %2.</numerusform>
            <numerusform>%3 holds %Ln tensors that %1 does not name, the first is %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says that the tensors have %3 bytes, the shards hold %4.</source>
        <translation>%1 says that the tensors have %3 bytes, the shards hold %4.</translation>
    </message>
    <message>
        <source>The optimizer in %1 has %3 parameters, the model only %4 tensors.</source>
        <translation>The optimizer in %1 has %3 parameters, the model only %4 tensors.</translation>
    </message>
    <message>
        <source>The optimizer in %1 holds the shape %3 for %4 parameters (%2), the model for %5. It belongs to another model.</source>
        <translation>The optimizer in %1 holds the shape %3 for %4 parameters (%2), the model for %5. It belongs to another model.</translation>
    </message>
    <message numerus="yes">
        <source>The optimizer in %1 names %Ln parameter(s) that the model lacks, the first is %2.</source>
        <translation>
            <numerusform>The optimizer in %1 names %Ln parameter that the model lacks, %2.</numerusform>
            <numerusform>The optimizer in %1 names %Ln parameters that the model lacks, the first is %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The optimizer in %1 holds state of %Ln parameter(s) that no group has, the first is %3.</source>
        <translation>
            <numerusform>The optimizer in %1 holds state of %Ln parameter that no group has, %3.</numerusform>
            <numerusform>The optimizer in %1 holds state of %Ln parameters that no group has, the first is %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The optimizer in %1 has no state yet for %Ln of its %3 parameter(s).</source>
        <translation>
            <numerusform>The optimizer in %1 has no state yet for %Ln of its %3 parameters.</numerusform>
            <numerusform>The optimizer in %1 has no state yet for %Ln of its %3 parameters.</numerusform>
        </translation>
    </message>
    <message>
        <source>The optimizer in %1 is laid out in a way that cannot be compared with the model.</source>
        <translation>The optimizer in %1 is laid out in a way that cannot be compared with the model.</translation>
    </message>
    <message>
        <source>No model lies beside the optimizer in %1 to compare it with.</source>
        <translation>No model lies beside the optimizer in %1 to compare it with.</translation>
    </message>
    <message>
        <source>The averaged weights in %1 differ from the model: %2 of shape %3.</source>
        <translation>The averaged weights in %1 differ from the model: %2 of shape %3.</translation>
    </message>
    <message>
        <source>%3 and %4 are checkpoints of the same model at different steps.</source>
        <translation>%3 and %4 are checkpoints of the same model at different steps.</translation>
    </message>
    <message>
        <source>No optimizer: resuming would start it anew.</source>
        <translation>No optimizer: resuming would start it anew.</translation>
    </message>
    <message>
        <source>No scheduler: resuming would start it anew.</source>
        <translation>No scheduler: resuming would start it anew.</translation>
    </message>
    <message>
        <source>No state of the random generators: resuming will not see the same order of data.</source>
        <translation>No state of the random generators: resuming will not see the same order of data.</translation>
    </message>
    <message>
        <source>No step or epoch was found inside.</source>
        <translation>No step or epoch was found inside.</translation>
    </message>
    <message>
        <source>%2 in %1 holds %3 NaN and %4 infinite elements, the first at %5.</source>
        <translation>%2 in %1 holds %3 NaN and %4 infinite elements, the first at %5.</translation>
    </message>
    <message>
        <source>%2 in %1 holds %3 NaN and %4 infinite elements.</source>
        <translation>%2 in %1 holds %3 NaN and %4 infinite elements.</translation>
    </message>
    <message>
        <source>%2 in %1 holds %4 infinite elements and otherwise nothing but zeros, as masks and observers do.</source>
        <translation>%2 in %1 holds %4 infinite elements and otherwise nothing but zeros, as masks and observers do.</translation>
    </message>
    <message>
        <source>The number %2 in %1 is NaN.</source>
        <translation>The number %2 in %1 is NaN.</translation>
    </message>
    <message>
        <source>The elements of %2 in %1 were not read: %3.</source>
        <translation>The elements of %2 in %1 were not read: %3.</translation>
    </message>
    <message>
        <source>Its step %3 lies before the failing step %4.</source>
        <translation>Its step %3 lies before the failing step %4.</translation>
    </message>
    <message>
        <source>Its step %3 is the failing step.</source>
        <translation>Its step %3 is the failing step.</translation>
    </message>
    <message>
        <source>Its step %3 lies after the failing step %4.</source>
        <translation>Its step %3 lies after the failing step %4.</translation>
    </message>
    <message>
        <source>Its files were last changed %3 s before the failure. That is a clue only: copying changes it.</source>
        <translation>Its files were last changed %3 s before the failure. That is a clue only: copying changes it.</translation>
    </message>
    <message>
        <source>Its files were last changed %3 s after the failure. That is a clue only: copying changes it.</source>
        <translation>Its files were last changed %3 s after the failure. That is a clue only: copying changes it.</translation>
    </message>
</context>
<context>
    <name>CheckpointText</name>
    <message>
        <source>Complete, coherent and finite. Its files were last changed before the failure; the time of a file is only a clue.</source>
        <translation>Complete, coherent and finite. Its files were last changed before the failure; the time of a file is only a clue.</translation>
    </message>
    <message>
        <source>Complete, coherent and finite, at step %1, before the failure at %2.</source>
        <translation>Complete, coherent and finite, at step %1, before the failure at %2.</translation>
    </message>
    <message>
        <source>Its files were changed during or after the failure. A file written then proves nothing by existing; the time of a file is only a clue.</source>
        <translation>Its files were changed during or after the failure. A file written then proves nothing by existing; the time of a file is only a clue.</translation>
    </message>
    <message>
        <source>It is at step %1, and the failure came at %2. A file written during a failure proves nothing by existing.</source>
        <translation>It is at step %1, and the failure came at %2. A file written during a failure proves nothing by existing.</translation>
    </message>
    <message>
        <source>Complete, coherent and finite. When the failure happened is not known, so nothing is said about before or after.</source>
        <translation>Complete, coherent and finite. When the failure happened is not known, so nothing is said about before or after.</translation>
    </message>
    <message>
        <source>Complete, coherent and finite. Its step is the one that failed: whether that one was completed depends on how the program counts.</source>
        <translation>Complete, coherent and finite. Its step is the one that failed: whether that one was completed depends on how the program counts.</translation>
    </message>
    <message>
        <source>Complete, coherent and finite. Nothing in it tells whether it was written before the failure.</source>
        <translation>Complete, coherent and finite. Nothing in it tells whether it was written before the failure.</translation>
    </message>
    <message>
        <source>Coherent, before the failure</source>
        <translation>Coherent, before the failure</translation>
    </message>
    <message>
        <source>Written during or after the failure</source>
        <translation>Written during or after the failure</translation>
    </message>
    <message>
        <source>Step and file time contradict</source>
        <translation>Step and file time contradict</translation>
    </message>
    <message>
        <source>Coherent, time unknown</source>
        <translation>Coherent, time unknown</translation>
    </message>
    <message>
        <source>Incomplete or damaged</source>
        <translation>Incomplete or damaged</translation>
    </message>
    <message>
        <source>Not finite</source>
        <translation>Not finite</translation>
    </message>
    <message>
        <source>Incoherent</source>
        <translation>Incoherent</translation>
    </message>
    <message>
        <source>Several checkpoints</source>
        <translation>Several checkpoints</translation>
    </message>
    <message>
        <source>Not fully read</source>
        <translation>Not fully read</translation>
    </message>
    <message>
        <source>The step inside and the time of its files do not agree about the failure. It may have been copied, or written while the program failed.</source>
        <translation>The step inside and the time of its files do not agree about the failure. It may have been copied, or written while the program failed.</translation>
    </message>
    <message>
        <source>Bytes are missing or are not the ones that were written. Do not resume from it.</source>
        <translation>Bytes are missing or are not the ones that were written. Do not resume from it.</translation>
    </message>
    <message>
        <source>It holds NaN or infinite elements. Resuming from it would carry them on.</source>
        <translation>It holds NaN or infinite elements. Resuming from it would carry them on.</translation>
    </message>
    <message>
        <source>Its parts do not belong together. Do not resume from it as it is.</source>
        <translation>Its parts do not belong together. Do not resume from it as it is.</translation>
    </message>
    <message>
        <source>The folder holds more than one checkpoint. Choose one of its files.</source>
        <translation>The folder holds more than one checkpoint. Choose one of its files.</translation>
    </message>
    <message>
        <source>Nothing wrong was found in what could be read, but a part of it could not be read.</source>
        <translation>Nothing wrong was found in what could be read, but a part of it could not be read.</translation>
    </message>
    <message>
        <source>Not shown: that training goes on well from it. Nothing in it was executed or loaded.</source>
        <translation>Not shown: that training goes on well from it. Nothing in it was executed or loaded.</translation>
    </message>
    <message>
        <source>model</source>
        <translation>model</translation>
    </message>
    <message>
        <source>averaged weights</source>
        <translation>averaged weights</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>optimizer</translation>
    </message>
    <message>
        <source>scheduler</source>
        <translation>scheduler</translation>
    </message>
    <message>
        <source>gradient scaler</source>
        <translation>gradient scaler</translation>
    </message>
    <message>
        <source>sampler and RNG</source>
        <translation>sampler and RNG</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>progress</translation>
    </message>
    <message>
        <source>other</source>
        <translation>other</translation>
    </message>
    <message>
        <source>same step</source>
        <translation>same step</translation>
    </message>
    <message>
        <source>no step inside</source>
        <translation>no step inside</translation>
    </message>
    <message>
        <source>counts otherwise</source>
        <translation>counts otherwise</translation>
    </message>
    <message>
        <source>other step</source>
        <translation>other step</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>does not match</translation>
    </message>
    <message>
        <source>not finite</source>
        <translation>not finite</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>damaged</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>epoch %1</translation>
    </message>
    <message>
        <source>“%1” is not a checkpoint that TorchTriage reads: %2. Choose a file that torch.save or safetensors wrote, or the folder that holds such files.</source>
        <translation>“%1” is not a checkpoint that TorchTriage reads: %2. Choose a file that torch.save or safetensors wrote, or the folder that holds such files.</translation>
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
    <message>
        <source>Record incidents in a training script: how to, and the Python file for it</source>
        <translation>Record incidents in a training script: how to, and the Python file for it</translation>
    </message>
    <message>
        <source>Print torchtriage_capture.py</source>
        <translation>Print torchtriage_capture.py</translation>
    </message>
    <message>
        <source>Hold a saved batch against what the operator asks of its inputs</source>
        <translation>Hold a saved batch against what the operator asks of its inputs</translation>
    </message>
    <message>
        <source>Saved batch, as for the command batch</source>
        <translation>Saved batch, as for the command batch</translation>
    </message>
    <message>
        <source>Key of the targets, indices or values to check</source>
        <translation>Key of the targets, indices or values to check</translation>
    </message>
    <message>
        <source>Number of classes, or of rows that indices name</source>
        <translation>Number of classes, or of rows that indices name</translation>
    </message>
    <message>
        <source>Target value that is left out (default: -100)</source>
        <translation>Target value that is left out (default: -100)</translation>
    </message>
    <message>
        <source>Contract to check (may be repeated): class-index, index-range, unit-interval, probability, finite, lengths, same-length, dtype, shape, strides</source>
        <translation>Contract to check (may be repeated): class-index, index-range, unit-interval, probability, finite, lengths, same-length, dtype, shape, strides</translation>
    </message>
    <message>
        <source>Operator whose rules count, such as embedding or gather</source>
        <translation>Operator whose rules count, such as embedding or gather</translation>
    </message>
    <message>
        <source>ROLE=KEY: a further input, such as weight=class_weight</source>
        <translation>ROLE=KEY: a further input, such as weight=class_weight</translation>
    </message>
    <message>
        <source>NAME=VALUE: a further argument, such as padding_idx=0</source>
        <translation>NAME=VALUE: a further argument, such as padding_idx=0</translation>
    </message>
    <message>
        <source>File with class names and numbers, or key:KEY for a value of the batch</source>
        <translation>File with class names and numbers, or key:KEY for a value of the batch</translation>
    </message>
    <message>
        <source>Key that tells the source of each sample</source>
        <translation>Key that tells the source of each sample</translation>
    </message>
    <message>
        <source>Key that names each sample</source>
        <translation>Key that names each sample</translation>
    </message>
    <message>
        <source>Log whose first failure proposes what is left open here</source>
        <translation>Log whose first failure proposes what is left open here</translation>
    </message>
    <message>
        <source>PyTorch version whose rules count (default: the log&apos;s)</source>
        <translation>PyTorch version whose rules count (default: the log&apos;s)</translation>
    </message>
    <message>
        <source>Write every refused element to this file</source>
        <translation>Write every refused element to this file</translation>
    </message>
    <message>
        <source>One JSON object for each contract, on its own line</source>
        <translation>One JSON object for each contract, on its own line</translation>
    </message>
    <message>
        <source>Check that a checkpoint is complete, coherent, finite and older than the failure</source>
        <translation>Check that a checkpoint is complete, coherent, finite and older than the failure</translation>
    </message>
    <message>
        <source>Checkpoint file, index of shards, or folder (may be repeated)</source>
        <translation>Checkpoint file, index of shards, or folder (may be repeated)</translation>
    </message>
    <message>
        <source>When the failure happened: 2024-07-24T03:12:41</source>
        <translation>When the failure happened: 2024-07-24T03:12:41</translation>
    </message>
    <message>
        <source>Log of the failed job: its first failure gives time and step</source>
        <translation>Log of the failed job: its first failure gives time and step</translation>
    </message>
    <message>
        <source>One JSON object per checkpoint, each on its own line</source>
        <translation>One JSON object per checkpoint, each on its own line</translation>
    </message>
    <message>
        <source>Show what distinguishes a failing batch from good ones</source>
        <translation>Show what distinguishes a failing batch from good ones</translation>
    </message>
    <message>
        <source>Saved batches that went well</source>
        <translation>Saved batches that went well</translation>
    </message>
    <message>
        <source>Saved batch that failed</source>
        <translation>Saved batch that failed</translation>
    </message>
    <message>
        <source>Target value that the loss leaves out (default: -100)</source>
        <translation>Target value that the loss leaves out (default: -100)</translation>
    </message>
    <message>
        <source>One JSON object</source>
        <translation>One JSON object</translation>
    </message>
    <message>
        <source>Lines that appear only in a failing log, beside a good log of the same job</source>
        <translation>Lines that appear only in a failing log, beside a good log of the same job</translation>
    </message>
    <message>
        <source>Log of a run that went well</source>
        <translation>Log of a run that went well</translation>
    </message>
    <message>
        <source>Log of the run that failed</source>
        <translation>Log of the run that failed</translation>
    </message>
    <message>
        <source>One JSON object on one line</source>
        <translation>One JSON object on one line</translation>
    </message>
    <message>
        <source>Lines to print (default: 50)</source>
        <translation>Lines to print (default: 50)</translation>
    </message>
    <message>
        <source>List the engines that can rerun an operator, with their devices</source>
        <translation>List the engines that can rerun an operator, with their devices</translation>
    </message>
    <message>
        <source>One JSON object per engine, each on its own line</source>
        <translation>One JSON object per engine, each on its own line</translation>
    </message>
    <message>
        <source>Only this one: builtin, or python: and an interpreter or the folder of an environment (may be repeated)</source>
        <translation>Only this one: builtin, or python: and an interpreter or the folder of an environment (may be repeated)</translation>
    </message>
    <message>
        <source>Group the first failures of all logs in a folder by fingerprint</source>
        <translation>Group the first failures of all logs in a folder by fingerprint</translation>
    </message>
    <message>
        <source>Folder of logs (all levels)</source>
        <translation>Folder of logs (all levels)</translation>
    </message>
    <message>
        <source>The table of fingerprints as CSV</source>
        <translation>The table of fingerprints as CSV</translation>
    </message>
    <message>
        <source>Only files written since then: 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h, 7d</source>
        <translation>Only files written since then: 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h, 7d</translation>
    </message>
    <message>
        <source>Folder to compare with: what is new, gone, changed</source>
        <translation>Folder to compare with: what is new, gone, changed</translation>
    </message>
    <message>
        <source>Read every log, and keep nothing for the next scan</source>
        <translation>Read every log, and keep nothing for the next scan</translation>
    </message>
    <message>
        <source>Job file of operators that fails</source>
        <translation>Job file of operators that fails</translation>
    </message>
    <message>
        <source>Folder of the kept case; called again, the command goes on from there</source>
        <translation>Folder of the kept case; called again, the command goes on from there</translation>
    </message>
    <message>
        <source>Engine of a job: builtin, or python: and an interpreter or folder</source>
        <translation>Engine of a job: builtin, or python: and an interpreter or folder</translation>
    </message>
    <message>
        <source>Most runs of this call (default: 400)</source>
        <translation>Most runs of this call (default: 400)</translation>
    </message>
    <message>
        <source>Seconds after which no further run is begun (default: 3600)</source>
        <translation>Seconds after which no further run is begun (default: 3600)</translation>
    </message>
    <message>
        <source>Seconds after which a run is ended (default: 300)</source>
        <translation>Seconds after which a run is ended (default: 300)</translation>
    </message>
    <message>
        <source>Runs before a case counts as one that passes, for flaky failures</source>
        <translation>Runs before a case counts as one that passes, for flaky failures</translation>
    </message>
    <message>
        <source>Runs beside each other (default: 1)</source>
        <translation>Runs beside each other (default: 1)</translation>
    </message>
    <message>
        <source>JSON lines as things happen</source>
        <translation>JSON lines as things happen</translation>
    </message>
    <message>
        <source>Find the smallest version of a failing job that fails in the same way</source>
        <translation>Find the smallest version of a failing job that fails in the same way</translation>
    </message>
    <message>
        <source>Job file: operators for an engine, or a command</source>
        <translation>Job file: operators for an engine, or a command</translation>
    </message>
    <message>
        <source>Incident folder: its command is run, and its runs are kept there</source>
        <translation>Incident folder: its command is run, and its runs are kept there</translation>
    </message>
    <message>
        <source>Device of a job: cpu or cuda:N; for a program, cpu hides the others</source>
        <translation>Device of a job: cpu or cuda:N; for a program, cpu hides the others</translation>
    </message>
    <message>
        <source>Blocking launches, with the variable of the backend</source>
        <translation>Blocking launches, with the variable of the backend</translation>
    </message>
    <message>
        <source>Backend of the program where nothing tells it: cuda or rocm</source>
        <translation>Backend of the program where nothing tells it: cuda or rocm</translation>
    </message>
    <message>
        <source>The one change: id of a variation, or custom with --name</source>
        <translation>The one change: id of a variation, or custom with --name</translation>
    </message>
    <message>
        <source>Name of a custom change</source>
        <translation>Name of a custom change</translation>
    </message>
    <message>
        <source>End the run after so many seconds (default: no limit)</source>
        <translation>End the run after so many seconds (default: no limit)</translation>
    </message>
    <message>
        <source>End the run when its processes hold more memory than that, in MiB</source>
        <translation>End the run when its processes hold more memory than that, in MiB</translation>
    </message>
    <message>
        <source>Run it so many times and tell how often it failed</source>
        <translation>Run it so many times and tell how often it failed</translation>
    </message>
    <message>
        <source>Folder that the runs are kept in</source>
        <translation>Folder that the runs are kept in</translation>
    </message>
    <message>
        <source>Program and arguments, after --</source>
        <translation>Program and arguments, after --</translation>
    </message>
    <message>
        <source>Run a command or a job in a new process, with at most one change</source>
        <translation>Run a command or a job in a new process, with at most one change</translation>
    </message>
    <message>
        <source>Run a command, keep what it prints, and leave an incident if it fails</source>
        <translation>Run a command, keep what it prints, and leave an incident if it fails</translation>
    </message>
    <message>
        <source>Command and its arguments, after --</source>
        <translation>Command and its arguments, after --</translation>
    </message>
    <message>
        <source>Folder for the incident</source>
        <translation>Folder for the incident</translation>
    </message>
    <message>
        <source>Leave an incident even if the command succeeds</source>
        <translation>Leave an incident even if the command succeeds</translation>
    </message>
    <message>
        <source>Log, notebook, error file, incident, folder (all levels), or - for standard input</source>
        <translation>Log, notebook, error file, incident, folder (all levels), or - for standard input</translation>
    </message>
    <message>
        <source>Write a support request with nothing private in it</source>
        <translation>Write a support request with nothing private in it</translation>
    </message>
    <message>
        <source>File to write, or - for standard output</source>
        <translation>File to write, or - for standard output</translation>
    </message>
    <message>
        <source>Format (default: as the file&apos;s name says, else md)</source>
        <translation>Format (default: as the file&apos;s name says, else md)</translation>
    </message>
    <message>
        <source>Whom the request is for</source>
        <translation>Whom the request is for</translation>
    </message>
    <message>
        <source>Private map of the replacements: read if it exists, then written for you alone</source>
        <translation>Private map of the replacements: read if it exists, then written for you alone</translation>
    </message>
    <message>
        <source>Kind to leave in the text (may be repeated)</source>
        <translation>Kind to leave in the text (may be repeated)</translation>
    </message>
    <message>
        <source>Word to replace wherever it stands (may be repeated)</source>
        <translation>Word to replace wherever it stands (may be repeated)</translation>
    </message>
    <message>
        <source>Word to leave alone (may be repeated)</source>
        <translation>Word to leave alone (may be repeated)</translation>
    </message>
    <message>
        <source>Word that must not be in the result; only the final check is told (may be repeated)</source>
        <translation>Word that must not be in the result; only the final check is told (may be repeated)</translation>
    </message>
    <message>
        <source>Saved batch whose tensors are described (may be repeated)</source>
        <translation>Saved batch whose tensors are described (may be repeated)</translation>
    </message>
    <message>
        <source>Put the redacted log into the zip</source>
        <translation>Put the redacted log into the zip</translation>
    </message>
    <message>
        <source>A sentence of yours for the summary</source>
        <translation>A sentence of yours for the summary</translation>
    </message>
    <message>
        <source>Incident folder in which the answer is noted</source>
        <translation>Incident folder in which the answer is noted</translation>
    </message>
    <message>
        <source>Keep the refused samples in cases/ of that incident</source>
        <translation>Keep the refused samples in cases/ of that incident</translation>
    </message>
    <message>
        <source>Standard output could not be written: %1. Check the free space where it goes, then run the command again.</source>
        <translation>Standard output could not be written: %1. Check the free space where it goes, then run the command again.</translation>
    </message>
    <message>
        <source>Log, notebook, error file or incident folder, or - for standard input</source>
        <translation>Log, notebook, error file or incident folder, or - for standard input</translation>
    </message>
    <message>
        <source>Minimal case for the zip: a file, a folder, or the name of one that the incident keeps</source>
        <translation>Minimal case for the zip: a file, a folder, or the name of one that the incident keeps</translation>
    </message>
    <message>
        <source>The minimal case may leave with its values; without this its preview is shown and nothing is written</source>
        <translation>The minimal case may leave with its values; without this its preview is shown and nothing is written</translation>
    </message>
    <message>
        <source>Leave the notes of the incident out</source>
        <translation>Leave the notes of the incident out</translation>
    </message>
    <message>
        <source>How the program makes the change: one variable or one option; for other-engine, the engine</source>
        <translation>How the program makes the change: one variable or one option; for other-engine, the engine</translation>
    </message>
    <message>
        <source>Step of a job whose operator a reference replaces, counted from 0 (default: the one that fails)</source>
        <translation>Step of a job whose operator a reference replaces, counted from 0 (default: the one that fails)</translation>
    </message>
    <message>
        <source>Where the process runs: local, ssh:HOST, slurm[:PARTITION], or one of your own; options may stand behind the colon instead</source>
        <translation>Where the process runs: local, ssh:HOST, slurm[:PARTITION], or one of your own; options may stand behind the colon instead</translation>
    </message>
    <message>
        <source>Host or partition of the launcher, instead of behind its colon</source>
        <translation>Host or partition of the launcher, instead of behind its colon</translation>
    </message>
    <message>
        <source>One option for the program of the launcher, as in --launcher-option=--gres=gpu:1 (may be repeated)</source>
        <translation>One option for the program of the launcher, as in --launcher-option=--gres=gpu:1 (may be repeated)</translation>
    </message>
    <message>
        <source>Python interpreter on the other machine (default: python3)</source>
        <translation>Python interpreter on the other machine (default: python3)</translation>
    </message>
    <message>
        <source>Folder that the command runs in (default: the current one, which must exist on the other machine)</source>
        <translation>Folder that the command runs in (default: the current one, which must exist on the other machine)</translation>
    </message>
    <message>
        <source>Give up after so many seconds in a queue (default: no limit)</source>
        <translation>Give up after so many seconds in a queue (default: no limit)</translation>
    </message>
    <message>
        <source>Kept case, folder of kept cases, or incident folder</source>
        <translation>Kept case, folder of kept cases, or incident folder</translation>
    </message>
    <message>
        <source>Run each case as it was kept, without its neighbours</source>
        <translation>Run each case as it was kept, without its neighbours</translation>
    </message>
    <message>
        <source>Keep the runs in the folder, as those before or after the fix</source>
        <translation>Keep the runs in the folder, as those before or after the fix</translation>
    </message>
    <message>
        <source>List of processed and rejected items that your run wrote</source>
        <translation>List of processed and rejected items that your run wrote</translation>
    </message>
    <message>
        <source>List of all items that were to be processed</source>
        <translation>List of all items that were to be processed</translation>
    </message>
    <message>
        <source>Also write a JUnit XML report</source>
        <translation>Also write a JUnit XML report</translation>
    </message>
    <message>
        <source>One JSON object per case, each on a line</source>
        <translation>One JSON object per case, each on a line</translation>
    </message>
    <message>
        <source>Your program on a representative part of the run, after --</source>
        <translation>Your program on a representative part of the run, after --</translation>
    </message>
    <message>
        <source>Run kept cases and their neighbours, and tell which do not hold</source>
        <translation>Run kept cases and their neighbours, and tell which do not hold</translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>Device</source>
        <translation>Device</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <source>Contiguity</source>
        <translation>Contiguity</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>Strides</translation>
    </message>
    <message>
        <source>Gradient required</source>
        <translation>Gradient required</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>NaN elements</source>
        <translation>NaN elements</translation>
    </message>
    <message>
        <source>Infinite elements</source>
        <translation>Infinite elements</translation>
    </message>
    <message>
        <source>No usable target: every element is ignored</source>
        <translation>No usable target: every element is ignored</translation>
    </message>
    <message>
        <source>Values that no good batch has</source>
        <translation>Values that no good batch has</translation>
    </message>
    <message>
        <source>Lowest value below the good range</source>
        <translation>Lowest value below the good range</translation>
    </message>
    <message>
        <source>Highest value above the good range</source>
        <translation>Highest value above the good range</translation>
    </message>
    <message>
        <source>Share of ignored elements</source>
        <translation>Share of ignored elements</translation>
    </message>
    <message>
        <source>All elements alike</source>
        <translation>All elements alike</translation>
    </message>
    <message>
        <source>Columns with one value only</source>
        <translation>Columns with one value only</translation>
    </message>
    <message>
        <source>Rows that repeat an earlier row</source>
        <translation>Rows that repeat an earlier row</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>Key is missing</source>
        <translation>Key is missing</translation>
    </message>
    <message>
        <source>Key that good batches lack</source>
        <translation>Key that good batches lack</translation>
    </message>
    <message>
        <source>Kind of value</source>
        <translation>Kind of value</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Empty</translation>
    </message>
    <message>
        <source>Incomplete batch: fewer samples in every tensor</source>
        <translation>Incomplete batch: fewer samples in every tensor</translation>
    </message>
    <message>
        <source>Number of dimensions</source>
        <translation>Number of dimensions</translation>
    </message>
    <message>
        <source>Length of dimension %1</source>
        <translation>Length of dimension %1</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Length</translation>
    </message>
    <message>
        <source>contiguous</source>
        <translation>contiguous</translation>
    </message>
    <message>
        <source>strides %1</source>
        <translation>strides %1</translation>
    </message>
    <message>
        <source>not contiguous</source>
        <translation>not contiguous</translation>
    </message>
    <message>
        <source>%1 of %2 good have it</source>
        <translation>%1 of %2 good have it</translation>
    </message>
    <message>
        <source>slight: %1 of the good range outside</source>
        <translation>slight: %1 of the good range outside</translation>
    </message>
    <message>
        <source>%1 times the good range outside</source>
        <translation>%1 times the good range outside</translation>
    </message>
    <message numerus="yes">
        <source>Nothing distinguishes it from %Ln good batch(es).</source>
        <translation>
            <numerusform>Nothing distinguishes it from %Ln good batch.</numerusform>
            <numerusform>Nothing distinguishes it from %Ln good batches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s), against %1 good</source>
        <translation>
            <numerusform>%Ln difference, against %1 good</numerusform>
            <numerusform>%Ln differences, against %1 good</numerusform>
        </translation>
    </message>
    <message>
        <source>A difference is a place to look at, not a cause.</source>
        <translation>A difference is a place to look at, not a cause.</translation>
    </message>
    <message>
        <source>One good batch shows no spread: compare with several to see what is usual.</source>
        <translation>One good batch shows no spread: compare with several to see what is usual.</translation>
    </message>
    <message>
        <source>The batches hold more keys than one comparison looks at.</source>
        <translation>The batches hold more keys than one comparison looks at.</translation>
    </message>
    <message numerus="yes">
        <source>The elements of %Ln value(s) could not be read.</source>
        <translation>
            <numerusform>The elements of %Ln value could not be read.</numerusform>
            <numerusform>The elements of %Ln values could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContractFindings</name>
    <message>
        <source>The check of %2 needs a key for its input %1.</source>
        <translation>The check of %2 needs a key for its input %1.</translation>
    </message>
    <message>
        <source>The number of classes is not known.</source>
        <translation>The number of classes is not known.</translation>
    </message>
    <message>
        <source>The size that %2 indexes into is not known.</source>
        <translation>The size that %2 indexes into is not known.</translation>
    </message>
    <message>
        <source>The check needs the parameter %2.</source>
        <translation>The check needs the parameter %2.</translation>
    </message>
    <message>
        <source>This contract has no rules for the operator %2.</source>
        <translation>This contract has no rules for the operator %2.</translation>
    </message>
    <message>
        <source>PyTorch changed this between %2 and %3; your version lies between the two.</source>
        <translation>PyTorch changed this between %2 and %3; your version lies between the two.</translation>
    </message>
    <message>
        <source>%1 (key %2) is not a tensor.</source>
        <translation>%1 (key %2) is not a tensor.</translation>
    </message>
    <message>
        <source>%1 has the layout %2; only strided tensors are checked.</source>
        <translation>%1 has the layout %2; only strided tensors are checked.</translation>
    </message>
    <message>
        <source>%1 is %2; %4 takes %3.</source>
        <translation>%1 is %2; %4 takes %3.</translation>
    </message>
    <message>
        <source>%2 is %3 and %1 is %4; %5 takes one type for both.</source>
        <translation>%2 is %3 and %1 is %4; %5 takes one type for both.</translation>
    </message>
    <message>
        <source>%1 is %2; older versions of PyTorch have no %3 for it on the CPU.</source>
        <translation>%1 is %2; older versions of PyTorch have no %3 for it on the CPU.</translation>
    </message>
    <message>
        <source>%2 was saved from %3 and %1 from %4; %5 takes one device for both.</source>
        <translation>%2 was saved from %3 and %1 from %4; %5 takes one device for both.</translation>
    </message>
    <message>
        <source>%1 has the shape %2; %4 takes this many dimensions: %3.</source>
        <translation>%1 has the shape %2; %4 takes this many dimensions: %3.</translation>
    </message>
    <message>
        <source>%1 has the shape %4, but %2 has %3.</source>
        <translation>%1 has the shape %4, but %2 has %3.</translation>
    </message>
    <message>
        <source>%1 has size %5 in dimension %6, but %2 has %3 in dimension %4.</source>
        <translation>%1 has size %5 in dimension %6, but %2 has %3 in dimension %4.</translation>
    </message>
    <message>
        <source>%1 has %4 samples, but %2 has %3.</source>
        <translation>%1 has %4 samples, but %2 has %3.</translation>
    </message>
    <message>
        <source>%2 %3 and %1 %4 do not broadcast: %5 and %6 in dimension %7.</source>
        <translation>%2 %3 and %1 %4 do not broadcast: %5 and %6 in dimension %7.</translation>
    </message>
    <message>
        <source>%2 is %3; allowed: %4 to %5.</source>
        <translation>%2 is %3; allowed: %4 to %5.</translation>
    </message>
    <message>
        <source>%1 has the shape %2; one weight for each of %3 classes is needed.</source>
        <translation>%1 has the shape %2; one weight for each of %3 classes is needed.</translation>
    </message>
    <message>
        <source>%2 classes were given, but %1 has %3 columns.</source>
        <translation>%2 classes were given, but %1 has %3 columns.</translation>
    </message>
    <message>
        <source>%1 is %2 %3: its type and shape are those of class probabilities, which have no class numbers to check.</source>
        <translation>%1 is %2 %3: its type and shape are those of class probabilities, which have no class numbers to check.</translation>
    </message>
    <message>
        <source>%1 has the shape of class probabilities, %3, but is %2; probabilities are floating-point.</source>
        <translation>%1 has the shape of class probabilities, %3, but is %2; probabilities are floating-point.</translation>
    </message>
    <message>
        <source>ignore_index %2 goes with class numbers only, not with probabilities.</source>
        <translation>ignore_index %2 goes with class numbers only, not with probabilities.</translation>
    </message>
    <message>
        <source>All %2 targets are ignored (%3) or there is none: the mean loss would be NaN, and PyTorch says nothing.</source>
        <translation>All %2 targets are ignored (%3) or there is none: the mean loss would be NaN, and PyTorch says nothing.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 elements are outside what is allowed.</source>
        <translation>%1: %2 of %3 elements are outside what is allowed.</translation>
    </message>
    <message>
        <source>The mask %1 has the shape %3, which is not how %2 %4 begins.</source>
        <translation>The mask %1 has the shape %3, which is not how %2 %4 begins.</translation>
    </message>
    <message>
        <source>%1 %3 is larger than %2 %4 in dimension %5.</source>
        <translation>%1 %3 is larger than %2 %4 in dimension %5.</translation>
    </message>
    <message>
        <source>%1 is empty, and the number of classes is not given.</source>
        <translation>%1 is empty, and the number of classes is not given.</translation>
    </message>
    <message>
        <source>%1 begins with %2; the first bag has to start at 0.</source>
        <translation>%1 begins with %2; the first bag has to start at 0.</translation>
    </message>
    <message>
        <source>%1 ends with %2, beyond the %3 indices.</source>
        <translation>%1 ends with %2, beyond the %3 indices.</translation>
    </message>
    <message>
        <source>%1 falls to %3 at position %2, after %4.</source>
        <translation>%1 falls to %3 at position %2, after %4.</translation>
    </message>
    <message>
        <source>Indices of shape %2 are bags by themselves; %1 may not be given.</source>
        <translation>Indices of shape %2 are bags by themselves; %1 may not be given.</translation>
    </message>
    <message>
        <source>Indices of shape %2 need %1.</source>
        <translation>Indices of shape %2 need %1.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 rows have no positive sum; the first is row %4.</source>
        <translation>%1: %2 of %3 rows have no positive sum; the first is row %4.</translation>
    </message>
    <message>
        <source>%1 is %2, which has neither NaN nor infinities.</source>
        <translation>%1 is %2, which has neither NaN nor infinities.</translation>
    </message>
    <message>
        <source>%1: %3 at position %2 is more than %4.</source>
        <translation>%1: %3 at position %2 is more than %4.</translation>
    </message>
    <message>
        <source>%1: %3 at position %2 is negative.</source>
        <translation>%1: %3 at position %2 is negative.</translation>
    </message>
    <message>
        <source>%1: %3 at position %2 is not above 0.</source>
        <translation>%1: %3 at position %2 is not above 0.</translation>
    </message>
    <message>
        <source>%1 has %2 entries; %3 are needed.</source>
        <translation>%1 has %2 entries; %3 are needed.</translation>
    </message>
    <message>
        <source>%1 adds up to %2; %3 is needed.</source>
        <translation>%1 adds up to %2; %3 is needed.</translation>
    </message>
    <message>
        <source>Sample %2: input length %3 is shorter than its target, %4; the loss becomes infinite.</source>
        <translation>Sample %2: input length %3 is shorter than its target, %4; the loss becomes infinite.</translation>
    </message>
    <message>
        <source>%1 rises to %3 at position %2, after %4; enforce_sorted wants them falling.</source>
        <translation>%1 rises to %3 at position %2, after %4; enforce_sorted wants them falling.</translation>
    </message>
    <message>
        <source>%1 is empty: %2.</source>
        <translation>%1 is empty: %2.</translation>
    </message>
    <message>
        <source>The mask marks %2 elements, but %1 has %3.</source>
        <translation>The mask marks %2 elements, but %1 has %3.</translation>
    </message>
    <message>
        <source>%2 is a scalar and has no samples.</source>
        <translation>%2 is a scalar and has no samples.</translation>
    </message>
    <message>
        <source>%1 has the shape %3, which does not end in %2.</source>
        <translation>%1 has the shape %3, which does not end in %2.</translation>
    </message>
    <message>
        <source>%1 %2 has %3 elements, which do not fill %4.</source>
        <translation>%1 %2 has %3 elements, which do not fill %4.</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 cannot be seen as %4 without a copy.</source>
        <translation>%1 %2 with strides %3 cannot be seen as %4 without a copy.</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 holds one element in memory several times along dimension %4; writing in place is refused.</source>
        <translation>%1 %2 with strides %3 holds one element in memory several times along dimension %4; writing in place is refused.</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 does not lie in pairs.</source>
        <translation>%1 %2 with strides %3 does not lie in pairs.</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 is not contiguous.</source>
        <translation>%1 %2 with strides %3 is not contiguous.</translation>
    </message>
    <message>
        <source>%1: %2, saved from %3.</source>
        <translation>%1: %2, saved from %3.</translation>
    </message>
    <message>
        <source>%1: shape %2, strides %3.</source>
        <translation>%1: shape %2, strides %3.</translation>
    </message>
    <message>
        <source>Numbers and names are one to one: %1 names.</source>
        <translation>Numbers and names are one to one: %1 names.</translation>
    </message>
    <message>
        <source>Numbers with more than one name: %1.</source>
        <translation>Numbers with more than one name: %1.</translation>
    </message>
    <message>
        <source>Names with more than one number: %1.</source>
        <translation>Names with more than one number: %1.</translation>
    </message>
    <message>
        <source>Names without a number: %1.</source>
        <translation>Names without a number: %1.</translation>
    </message>
    <message>
        <source>Numbers without a name: %1.</source>
        <translation>Numbers without a name: %1.</translation>
    </message>
    <message>
        <source>Numbers that are left out: %1.</source>
        <translation>Numbers that are left out: %1.</translation>
    </message>
    <message>
        <source>The numbers begin at %1, not at 0.</source>
        <translation>The numbers begin at %1, not at 0.</translation>
    </message>
    <message>
        <source>Numbers outside 0 to %1: %2.</source>
        <translation>Numbers outside 0 to %1: %2.</translation>
    </message>
    <message>
        <source>Values of this batch without a name: %1.</source>
        <translation>Values of this batch without a name: %1.</translation>
    </message>
    <message>
        <source>%1 names for %2 classes.</source>
        <translation>%1 names for %2 classes.</translation>
    </message>
</context>
<context>
    <name>ContractText</name>
    <message>
        <source>Refused: %1 raises on the CPU with these inputs</source>
        <translation>Refused: %1 raises on the CPU with these inputs</translation>
    </message>
    <message>
        <source>Refused: %1 of %2 elements are NaN or infinite</source>
        <translation>Refused: %1 of %2 elements are NaN or infinite</translation>
    </message>
    <message>
        <source>Refused: %1 of %2 targets out of range</source>
        <translation>Refused: %1 of %2 targets out of range</translation>
    </message>
    <message>
        <source>Refused: %1 of %2 elements out of range</source>
        <translation>Refused: %1 of %2 elements out of range</translation>
    </message>
    <message>
        <source>Passed: the contract holds for these inputs</source>
        <translation>Passed: the contract holds for these inputs</translation>
    </message>
    <message>
        <source>Refused: no usable target in this batch</source>
        <translation>Refused: no usable target in this batch</translation>
    </message>
    <message>
        <source>Out of scope: the targets are class probabilities</source>
        <translation>Out of scope: the targets are class probabilities</translation>
    </message>
    <message>
        <source>Not determined: the check lacks something</source>
        <translation>Not determined: the check lacks something</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>no value</translation>
    </message>
    <message>
        <source>%1 to %2, or %3</source>
        <translation>%1 to %2, or %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>%1 and above</source>
        <translation>%1 and above</translation>
    </message>
    <message>
        <source>finite values</source>
        <translation>finite values</translation>
    </message>
    <message>
        <source>Allowed: %1. Found: %2 at position %3.</source>
        <translation>Allowed: %1. Found: %2 at position %3.</translation>
    </message>
    <message>
        <source>Allowed: %1. Found: %2 at position %3, sample %4.</source>
        <translation>Allowed: %1. Found: %2 at position %3, sample %4.</translation>
    </message>
    <message>
        <source>%1 elements looked at. Allowed: %2. This does not prove that the labels mean what the model takes them for.</source>
        <translation>%1 elements looked at. Allowed: %2. This does not prove that the labels mean what the model takes them for.</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>below %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>above %1</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>infinite</translation>
    </message>
    <message>
        <source>Labels are 1-based</source>
        <translation>Labels are 1-based</translation>
    </message>
    <message numerus="yes">
        <source>%n more class(es) exist</source>
        <translation>
            <numerusform>%n more class exists</numerusform>
            <numerusform>%n more classes exist</numerusform>
        </translation>
    </message>
    <message>
        <source>Stored 1 to %1 would stand for classes 0 to %2, in every source.</source>
        <translation>Stored 1 to %1 would stand for classes 0 to %2, in every source.</translation>
    </message>
    <message>
        <source>The labels would need a model head with %1 outputs; this one has %2.</source>
        <translation>The labels would need a model head with %1 outputs; this one has %2.</translation>
    </message>
    <message>
        <source>Not decided here. The label file decides.</source>
        <translation>Not decided here. The label file decides.</translation>
    </message>
    <message>
        <source>0 never occurs in %1 targets</source>
        <translation>0 never occurs in %1 targets</translation>
    </message>
    <message>
        <source>0 occurs in the targets (%1)</source>
        <translation>0 occurs in the targets (%1)</translation>
    </message>
    <message>
        <source>0 does not occur in this batch</source>
        <translation>0 does not occur in this batch</translation>
    </message>
    <message>
        <source>The largest value equals the class count, %1</source>
        <translation>The largest value equals the class count, %1</translation>
    </message>
    <message>
        <source>%1 targets lie outside 1 to %2 too</source>
        <translation>%1 targets lie outside 1 to %2 too</translation>
    </message>
    <message>
        <source>No label file is open</source>
        <translation>No label file is open</translation>
    </message>
    <message>
        <source>The label file numbers its classes 1 to %1</source>
        <translation>The label file numbers its classes 1 to %1</translation>
    </message>
    <message>
        <source>The label file begins its numbers at %1</source>
        <translation>The label file begins its numbers at %1</translation>
    </message>
    <message>
        <source>The value %1 occurs, which no class has</source>
        <translation>The value %1 occurs, which no class has</translation>
    </message>
    <message>
        <source>%1 of %2 targets are refused, as those of a rare class would be</source>
        <translation>%1 of %2 targets are refused, as those of a rare class would be</translation>
    </message>
    <message>
        <source>The class list may have %1 names; it is not open</source>
        <translation>The class list may have %1 names; it is not open</translation>
    </message>
    <message>
        <source>The label file has %1 names</source>
        <translation>The label file has %1 names</translation>
    </message>
    <message>
        <source>Source %1 does not fit by itself</source>
        <translation>Source %1 does not fit by itself</translation>
    </message>
    <message>
        <source>%1: %2 targets, 0 occurs %3 times, %5 occurs %4 times.</source>
        <translation>%1: %2 targets, 0 occurs %3 times, %5 occurs %4 times.</translation>
    </message>
    <message>
        <source>1-based labels do not fit this source.</source>
        <translation>1-based labels do not fit this source.</translation>
    </message>
    <message>
        <source>1-based labels fit this source.</source>
        <translation>1-based labels fit this source.</translation>
    </message>
    <message>
        <source>This source tells for neither.</source>
        <translation>This source tells for neither.</translation>
    </message>
    <message>
        <source>CUDA is known to accept here what the CPU refuses (%1, PyTorch %2 to %3; %4). A run that passes on CUDA is no proof that the data are valid.</source>
        <translation>CUDA is known to accept here what the CPU refuses (%1, PyTorch %2 to %3; %4). A run that passes on CUDA is no proof that the data are valid.</translation>
    </message>
    <message>
        <source>from the assertion in the log: %1</source>
        <translation>from the assertion in the log: %1</translation>
    </message>
    <message>
        <source>from the message in the log: %1</source>
        <translation>from the message in the log: %1</translation>
    </message>
    <message>
        <source>from the code in the traceback: %1</source>
        <translation>from the code in the traceback: %1</translation>
    </message>
    <message>
        <source>by its name: %1</source>
        <translation>by its name: %1</translation>
    </message>
    <message>
        <source>the only tensor of its kind: %1</source>
        <translation>the only tensor of its kind: %1</translation>
    </message>
    <message>
        <source>from the shape of %1</source>
        <translation>from the shape of %1</translation>
    </message>
    <message>
        <source>PyTorch&apos;s default</source>
        <translation>PyTorch&apos;s default</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>set by you</translation>
    </message>
    <message>
        <source>nothing tells</source>
        <translation>nothing tells</translation>
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
    <name>DaySpan</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
</context>
<context>
    <name>EngineText</name>
    <message>
        <source>%1: this PyTorch was built without it.</source>
        <translation>%1: this PyTorch was built without it.</translation>
    </message>
    <message>
        <source>%1: there is no %2 driver on this machine.</source>
        <translation>%1: there is no %2 driver on this machine.</translation>
    </message>
    <message>
        <source>%1: the driver is older than this build asks for.</source>
        <translation>%1: the driver is older than this build asks for.</translation>
    </message>
    <message>
        <source>%1: the driver shows no device.</source>
        <translation>%1: the driver shows no device.</translation>
    </message>
    <message>
        <source>%1: the driver or PyTorch refused it.</source>
        <translation>%1: the driver or PyTorch refused it.</translation>
    </message>
    <message>
        <source>Built-in engine</source>
        <translation>Built-in engine</translation>
    </message>
    <message>
        <source>Python: %1</source>
        <translation>Python: %1</translation>
    </message>
    <message>
        <source>torchtriage-guard is missing beside the program: nothing can be started. Install TorchTriage again.</source>
        <translation>torchtriage-guard is missing beside the program: nothing can be started. Install TorchTriage again.</translation>
    </message>
    <message>
        <source>This TorchTriage was built without libtorch. Choose a Python environment with PyTorch instead.</source>
        <translation>This TorchTriage was built without libtorch. Choose a Python environment with PyTorch instead.</translation>
    </message>
    <message>
        <source>There is no Python interpreter at this place.</source>
        <translation>There is no Python interpreter at this place.</translation>
    </message>
    <message>
        <source>This Python has no PyTorch.</source>
        <translation>This Python has no PyTorch.</translation>
    </message>
    <message>
        <source>This PyTorch is older than 1.8.</source>
        <translation>This PyTorch is older than 1.8.</translation>
    </message>
    <message>
        <source>The engine ended without an answer.</source>
        <translation>The engine ended without an answer.</translation>
    </message>
    <message>
        <source>The engine ended without an answer. Its last line: %1</source>
        <translation>The engine ended without an answer. Its last line: %1</translation>
    </message>
    <message>
        <source>The engine gave no answer within 90 seconds.</source>
        <translation>The engine gave no answer within 90 seconds.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Blocking launches: AMD_SERIALIZE_KERNEL=3, or HIP_LAUNCH_BLOCKING=1 before PyTorch 2.1. CUDA_LAUNCH_BLOCKING belongs to the NVIDIA runtime and is not offered on ROCm.</source>
        <translation>Blocking launches: AMD_SERIALIZE_KERNEL=3, or HIP_LAUNCH_BLOCKING=1 before PyTorch 2.1. CUDA_LAUNCH_BLOCKING belongs to the NVIDIA runtime and is not offered on ROCm.</translation>
    </message>
    <message>
        <source>Blocking launches: CUDA_LAUNCH_BLOCKING=1, for one run at a time.</source>
        <translation>Blocking launches: CUDA_LAUNCH_BLOCKING=1, for one run at a time.</translation>
    </message>
    <message>
        <source>On the CPU every call ends before it returns: there are no blocking launches.</source>
        <translation>On the CPU every call ends before it returns: there are no blocking launches.</translation>
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
    <message>
        <source>“%1” could not be opened or started: %3. A limit of the system is reached: close other programs or raise the limit (ulimit -a shows it), then try again.</source>
        <translation>“%1” could not be opened or started: %3. A limit of the system is reached: close other programs or raise the limit (ulimit -a shows it), then try again.</translation>
    </message>
    <message>
        <source>“%1” could not be opened or started at %2: %3. A limit of the system is reached: close other programs or raise the limit (ulimit -a shows it), then try again.</source>
        <translation>“%1” could not be opened or started at %2: %3. A limit of the system is reached: close other programs or raise the limit (ulimit -a shows it), then try again.</translation>
    </message>
    <message>
        <source>You may not read or write “%1”. Ask its owner for access, or use a copy or a folder of your own.</source>
        <translation>You may not read or write “%1”. Ask its owner for access, or use a copy or a folder of your own.</translation>
    </message>
</context>
<context>
    <name>FleetCommand</name>
    <message>
        <source>--since %1 is no date and no span. Write it as 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h or 7d.</source>
        <translation>--since %1 is no date and no span. Write it as 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h or 7d.</translation>
    </message>
</context>
<context>
    <name>FleetText</name>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerprint</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Logs</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Incidents</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>First seen</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Last seen</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Family</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>First error</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Before</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n log(s) have a failure, %2 have none.</source>
        <translation>
            <numerusform>%1 of %n log has a failure, %2 have none.</numerusform>
            <numerusform>%1 of %n logs have a failure, %2 have none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n log(s) have a failure, %2 have none, %3 could not be read.</source>
        <translation>
            <numerusform>%1 of %n log has a failure, %2 have none, %3 could not be read.</numerusform>
            <numerusform>%1 of %n logs have a failure, %2 have none, %3 could not be read.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder holds more files or deeper folders than one scan visits: the counts are of a part of it.</source>
        <translation>The folder holds more files or deeper folders than one scan visits: the counts are of a part of it.</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) could not be entered; their files are not counted.</source>
        <translation>
            <numerusform>%n folder could not be entered; its files are not counted.</numerusform>
            <numerusform>%n folders could not be entered; their files are not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are no logs and are not counted.</source>
        <translation>
            <numerusform>%n file is no log and is not counted.</numerusform>
            <numerusform>%n files are no logs and are not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) were not followed.</source>
        <translation>
            <numerusform>%n link was not followed.</numerusform>
            <numerusform>%n links were not followed.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result could not be kept: the next scan reads every log again.</source>
        <translation>The result could not be kept: the next scan reads every log again.</translation>
    </message>
    <message>
        <source>What was kept of earlier scans could not be used (%1); every log was read again.</source>
        <translation>What was kept of earlier scans could not be used (%1); every log was read again.</translation>
    </message>
    <message>
        <source>Logs that print no date are placed on the day their file was last written.</source>
        <translation>Logs that print no date are placed on the day their file was last written.</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>Day, month and year in the short form of the language, as Qt&apos;s QDate::toString() takes it</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>Day and month in the short form of the language, as Qt&apos;s QDate::toString() takes it</extracomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>printed in the log</source>
        <translation>printed in the log</translation>
    </message>
    <message>
        <source>when the file was last written</source>
        <translation>when the file was last written</translation>
    </message>
    <message>
        <source>New</source>
        <translation>New</translation>
    </message>
    <message>
        <source>More</source>
        <translation>More</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Fewer</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Gone</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Same</translation>
    </message>
    <message>
        <source>Fingerprints: %1 new, %2 in more logs, %3 in fewer, %4 gone, %5 the same.</source>
        <translation>Fingerprints: %1 new, %2 in more logs, %3 in fewer, %4 gone, %5 the same.</translation>
    </message>
    <message>
        <source>A fingerprint that is gone is not proven repaired: the runs may not have come to it.</source>
        <translation>A fingerprint that is gone is not proven repaired: the runs may not have come to it.</translation>
    </message>
    <message>
        <source>Every line of the failing log is in the good one too, once numbers and paths are removed. What differs, if anything, is order, count or numbers.</source>
        <translation>Every line of the failing log is in the good one too, once numbers and paths are removed. What differs, if anything, is order, count or numbers.</translation>
    </message>
    <message numerus="yes">
        <source>%n different line(s) appear only in the failing log, once numbers and paths are removed; the rarest come first. What both logs print may be the cause all the same.</source>
        <translation>
            <numerusform>%n line appears only in the failing log, once numbers and paths are removed. What both logs print may be the cause all the same.</numerusform>
            <numerusform>%n different lines appear only in the failing log, once numbers and paths are removed; the rarest come first. What both logs print may be the cause all the same.</numerusform>
        </translation>
    </message>
    <message>
        <source>The good log shows a failure of its own: choose another one to compare with.</source>
        <translation>The good log shows a failure of its own: choose another one to compare with.</translation>
    </message>
    <message>
        <source>The good log has more different lines than are kept: some of the lines below may be in it.</source>
        <translation>The good log has more different lines than are kept: some of the lines below may be in it.</translation>
    </message>
    <message>
        <source>The failing log has more lines of its own than are kept: those at its end are missing below.</source>
        <translation>The failing log has more lines of its own than are kept: those at its end are missing below.</translation>
    </message>
    <message numerus="yes">
        <source>Same first failure after numbers and paths are removed: %n fingerprint(s)</source>
        <translation>
            <numerusform>Same first failure after numbers and paths are removed: %n fingerprint</numerusform>
            <numerusform>Same first failure after numbers and paths are removed: %n fingerprints</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>Compared with %1</translation>
    </message>
    <message>
        <source>Good: %1</source>
        <translation>Good: %1</translation>
    </message>
    <message>
        <source>Failing: %1</source>
        <translation>Failing: %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Line</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Count</translation>
    </message>
    <message>
        <source>Only in the failing log</source>
        <translation>Only in the failing log</translation>
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
    <message>
        <source>Rerun</source>
        <translation>Rerun</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verify</translation>
    </message>
    <message>
        <source>Re&amp;run</source>
        <translation>Re&amp;run</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Verify</translation>
    </message>
    <message>
        <source>Support request</source>
        <translation>Support request</translation>
    </message>
    <message>
        <source>Support re&amp;quest</source>
        <translation>Support re&amp;quest</translation>
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
    <message>
        <source>Refused value: %1 in %2</source>
        <translation>Refused value: %1 in %2</translation>
    </message>
    <message>
        <source>It fails again in a new process</source>
        <translation>It fails again in a new process</translation>
    </message>
    <message>
        <source>It did not fail again in a new process</source>
        <translation>It did not fail again in a new process</translation>
    </message>
</context>
<context>
    <name>LastWords</name>
    <message>
        <source>The memory that the system gives this program is used up. Close other programs, raise the limit (ulimit -v), or open a smaller file.</source>
        <translation>The memory that the system gives this program is used up. Close other programs, raise the limit (ulimit -v), or open a smaller file.</translation>
    </message>
    <message>
        <source>The system gives this program no further thread. Close other programs, or raise the limits on processes and memory (ulimit -u, ulimit -v).</source>
        <translation>The system gives this program no further thread. Close other programs, or raise the limits on processes and memory (ulimit -u, ulimit -v).</translation>
    </message>
    <message>
        <source>An error that was not foreseen ended the program. What was saved before is whole. Report it together with what torchtriage-cli --debug-info prints.</source>
        <translation>An error that was not foreseen ended the program. What was saved before is whole. Report it together with what torchtriage-cli --debug-info prints.</translation>
    </message>
</context>
<context>
    <name>LauncherTestText</name>
    <message>
        <source>Reached: %1</source>
        <translation>Reached: %1</translation>
    </message>
</context>
<context>
    <name>LauncherText</name>
    <message>
        <source>Its last line: %1</source>
        <translation>Its last line: %1</translation>
    </message>
    <message>
        <source>It was not started: no host of that name is known (%1). Check the name, or the entry in the configuration of ssh.</source>
        <translation>It was not started: no host of that name is known (%1). Check the name, or the entry in the configuration of ssh.</translation>
    </message>
    <message>
        <source>It was not started: %1 does not answer. Check that it is up and reachable from here.</source>
        <translation>It was not started: %1 does not answer. Check that it is up and reachable from here.</translation>
    </message>
    <message>
        <source>It was not started: the key of %1 is not known here, or is not the one that was known. Connect once in a terminal and check the key.</source>
        <translation>It was not started: the key of %1 is not known here, or is not the one that was known. Connect once in a terminal and check the key.</translation>
    </message>
    <message>
        <source>It was not started: %1 does not let this user in without a question. Set up a key or an agent; no password is asked for or kept here.</source>
        <translation>It was not started: %1 does not let this user in without a question. Set up a key or an agent; no password is asked for or kept here.</translation>
    </message>
    <message>
        <source>It was not started: there is no such Python interpreter on %1. Name the one that it has.</source>
        <translation>It was not started: there is no such Python interpreter on %1. Name the one that it has.</translation>
    </message>
    <message>
        <source>It was not started: the scheduler knows no such partition (%1).</source>
        <translation>It was not started: the scheduler knows no such partition (%1).</translation>
    </message>
    <message>
        <source>It was not started: the queue of %1 had no place for it in the time that it could wait. Nothing of it is left in the queue.</source>
        <translation>It was not started: the queue of %1 had no place for it in the time that it could wait. Nothing of it is left in the queue.</translation>
    </message>
    <message>
        <source>It was not started on %1.</source>
        <translation>It was not started on %1.</translation>
    </message>
    <message>
        <source>It was not started: the program cannot be used on %1 (%2).</source>
        <translation>It was not started: the program cannot be used on %1 (%2).</translation>
    </message>
    <message>
        <source>It was not started: its folder cannot be used on %1 (%2). Name a folder that is there.</source>
        <translation>It was not started: its folder cannot be used on %1 (%2). Name a folder that is there.</translation>
    </message>
    <message>
        <source>It was not started: its files could not be brought to %1 (%2). Check the space in its temporary folder.</source>
        <translation>It was not started: its files could not be brought to %1 (%2). Check the space in its temporary folder.</translation>
    </message>
    <message>
        <source>It was not started: the program of the launcher %1 is not on this machine (%2).</source>
        <translation>It was not started: the program of the launcher %1 is not on this machine (%2).</translation>
    </message>
    <message>
        <source>It was not started: the launcher %1 ended with exit code %2 before the run began.</source>
        <translation>It was not started: the launcher %1 ended with exit code %2 before the run began.</translation>
    </message>
    <message>
        <source>The node failed while it ran, as its scheduler says: that is neither a failure nor a success of the program.</source>
        <translation>The node failed while it ran, as its scheduler says: that is neither a failure nor a success of the program.</translation>
    </message>
    <message>
        <source>The connection to %1 was lost while it ran. How it ended is not known; what is left of it there ends when the line stays silent.</source>
        <translation>The connection to %1 was lost while it ran. How it ended is not known; what is left of it there ends when the line stays silent.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>This machine</translation>
    </message>
    <message>
        <source>The job keeps its outputs in a folder. That works on this machine only.</source>
        <translation>The job keeps its outputs in a folder. That works on this machine only.</translation>
    </message>
    <message>
        <source>%1: there is no such launcher. local, ssh and slurm are built in.</source>
        <translation>%1: there is no such launcher. local, ssh and slurm are built in.</translation>
    </message>
    <message>
        <source>%1: name the machine, as in %1:NAME.</source>
        <translation>%1: name the machine, as in %1:NAME.</translation>
    </message>
    <message>
        <source>%1: the name of the machine holds a character that such a name cannot have, or begins with a hyphen.</source>
        <translation>%1: the name of the machine holds a character that such a name cannot have, or begins with a hyphen.</translation>
    </message>
    <message>
        <source>%1: the interpreter has no usable name.</source>
        <translation>%1: the interpreter has no usable name.</translation>
    </message>
    <message>
        <source>%1: options begin with a hyphen, and none is -- or holds a control character.</source>
        <translation>%1: options begin with a hyphen, and none is -- or holds a control character.</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Connecting</translation>
    </message>
    <message>
        <source>Job %1 in the queue: %2</source>
        <translation>Job %1 in the queue: %2</translation>
    </message>
    <message>
        <source>Job %1 in the queue: %2 (%3)</source>
        <translation>Job %1 in the queue: %2 (%3)</translation>
    </message>
    <message>
        <source>The scheduler took its place for another job: that is neither a failure nor a success.</source>
        <translation>The scheduler took its place for another job: that is neither a failure nor a success.</translation>
    </message>
    <message>
        <source>It was cancelled from outside, through the scheduler: that is neither a failure nor a success.</source>
        <translation>It was cancelled from outside, through the scheduler: that is neither a failure nor a success.</translation>
    </message>
    <message>
        <source>The scheduler ended it at the time limit of its job: that is neither a failure nor a success.</source>
        <translation>The scheduler ended it at the time limit of its job: that is neither a failure nor a success.</translation>
    </message>
    <message>
        <source>The node ended it at the memory limit of its job. Ask for more memory, or look at what it holds.</source>
        <translation>The node ended it at the memory limit of its job. Ask for more memory, or look at what it holds.</translation>
    </message>
</context>
<context>
    <name>LibraryText</name>
    <message>
        <source>Record not readable</source>
        <translation>Record not readable</translation>
    </message>
    <message>
        <source>There are more folders than one scan visits: some incidents are not listed.</source>
        <translation>There are more folders than one scan visits: some incidents are not listed.</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) could not be read.</source>
        <translation>
            <numerusform>%n folder could not be read.</numerusform>
            <numerusform>%n folders could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) to folders were not followed.</source>
        <translation>
            <numerusform>%n link to a folder was not followed.</numerusform>
            <numerusform>%n links to folders were not followed.</numerusform>
        </translation>
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
    <name>MinimalCase</name>
    <message>
        <source>No job is known for this operator, so no case can be kept.</source>
        <translation>No job is known for this operator, so no case can be kept.</translation>
    </message>
    <message>
        <source>The samples of this batch cannot be taken apart; a case keeps all of them.</source>
        <translation>The samples of this batch cannot be taken apart; a case keeps all of them.</translation>
    </message>
    <message>
        <source>Python itself refuses these inputs before it calls the operator, so a job of the operator would not show it.</source>
        <translation>Python itself refuses these inputs before it calls the operator, so a job of the operator would not show it.</translation>
    </message>
    <message>
        <source>Nothing was refused: there is no case to keep.</source>
        <translation>Nothing was refused: there is no case to keep.</translation>
    </message>
    <message>
        <source>The job of a case would need an input that this batch does not have.</source>
        <translation>The job of a case would need an input that this batch does not have.</translation>
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
    <message>
        <source>Open reruns</source>
        <translation>Open reruns</translation>
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
    <name>RecordField</name>
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
        <source>Code revision</source>
        <translation>Code revision</translation>
    </message>
    <message>
        <source>Backend (cuda, rocm, cpu, xpu or mps)</source>
        <translation>Backend (cuda, rocm, cpu, xpu or mps)</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>dtype of the failing input</source>
        <translation>dtype of the failing input</translation>
    </message>
    <message>
        <source>Shape of the failing input (32, 128)</source>
        <translation>Shape of the failing input (32, 128)</translation>
    </message>
</context>
<context>
    <name>Reduction</name>
    <message>
        <source>%1 dimension %2</source>
        <translation>%1 dimension %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 are needed, whichever they are. A smaller tensor made up by hand would not fail.</source>
        <translation>%1: %2 of %3 are needed, whichever they are. A smaller tensor made up by hand would not fail.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 are left, and none of them could be left out. Whether their number matters or each of them was not settled.</source>
        <translation>%1: %2 of %3 are left, and none of them could be left out. Whether their number matters or each of them was not settled.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 are left.</source>
        <translation>%1: %2 of %3 are left.</translation>
    </message>
    <message>
        <source>The layout of %1 matters: a contiguous copy does not fail in the same way.</source>
        <translation>The layout of %1 matters: a contiguous copy does not fail in the same way.</translation>
    </message>
    <message>
        <source>The layout of %1 was kept, and does not matter.</source>
        <translation>The layout of %1 was kept, and does not matter.</translation>
    </message>
    <message>
        <source>Where %1 begins in its storage matters.</source>
        <translation>Where %1 begins in its storage matters.</translation>
    </message>
    <message>
        <source>The values of %1 matter: with zeros it does not fail in the same way.</source>
        <translation>The values of %1 matter: with zeros it does not fail in the same way.</translation>
    </message>
    <message>
        <source>The values of %1 do not matter: zeros fail in the same way.</source>
        <translation>The values of %1 do not matter: zeros fail in the same way.</translation>
    </message>
    <message>
        <source>The result failed in the same way once more, in a new process.</source>
        <translation>The result failed in the same way once more, in a new process.</translation>
    </message>
    <message>
        <source>The result did not fail when it was run once more: the failure does not come every time. Repeats may tell more.</source>
        <translation>The result did not fail when it was run once more: the failure does not come every time. Repeats may tell more.</translation>
    </message>
    <message>
        <source>The number of runs is used up. What is kept fails, and may not be the smallest; the same command goes on from here.</source>
        <translation>The number of runs is used up. What is kept fails, and may not be the smallest; the same command goes on from here.</translation>
    </message>
    <message>
        <source>The time is used up. What is kept fails, and may not be the smallest; the same command goes on from here.</source>
        <translation>The time is used up. What is kept fails, and may not be the smallest; the same command goes on from here.</translation>
    </message>
    <message>
        <source>Paused. What is kept fails, and may not be the smallest; the same command goes on from here.</source>
        <translation>Paused. What is kept fails, and may not be the smallest; the same command goes on from here.</translation>
    </message>
    <message>
        <source>A run could not be carried out.</source>
        <translation>A run could not be carried out.</translation>
    </message>
    <message>
        <source>The job did not fail in the same way twice, so there is nothing to reduce.</source>
        <translation>The job did not fail in the same way twice, so there is nothing to reduce.</translation>
    </message>
    <message>
        <source>%1 of %2 steps are left.</source>
        <translation>%1 of %2 steps are left.</translation>
    </message>
    <message>
        <source>A second copy in “plain” fails in the same way and holds none of the original values, but for those that stand at a limit.</source>
        <translation>A second copy in “plain” fails in the same way and holds none of the original values, but for those that stand at a limit.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) in all.</source>
        <translation>
            <numerusform>%n run in all.</numerusform>
            <numerusform>%n runs in all.</numerusform>
        </translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>no answer</translation>
    </message>
    <message>
        <source>the same failure</source>
        <translation>the same failure</translation>
    </message>
    <message>
        <source>another failure</source>
        <translation>another failure</translation>
    </message>
    <message>
        <source>no failure</source>
        <translation>no failure</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Run %1: %2</translation>
    </message>
    <message>
        <source>Nothing can be left out of this case: no dimension of its saved tensors can be made smaller.</source>
        <translation>Nothing can be left out of this case: no dimension of its saved tensors can be made smaller.</translation>
    </message>
</context>
<context>
    <name>RequestCase</name>
    <message>
        <source>and %1 more</source>
        <translation>and %1 more</translation>
    </message>
    <message>
        <source>Its content cannot be shown.</source>
        <translation>Its content cannot be shown.</translation>
    </message>
</context>
<context>
    <name>RequestCommand</name>
    <message>
        <source>Nothing was written. Do not keep that kind, or remove the line from the log.</source>
        <translation>Nothing was written. Do not keep that kind, or remove the line from the log.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” written; %n value(s) replaced, none left that looks private. Read it before you send it.</source>
        <translation>
            <numerusform>“%1” written; %n value replaced, none left that looks private. Read it before you send it.</numerusform>
            <numerusform>“%1” written; %n values replaced, none left that looks private. Read it before you send it.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was written. These files of the minimal case would leave with their values; add --consent if they may.</source>
        <translation>Nothing was written. These files of the minimal case would leave with their values; add --consent if they may.</translation>
    </message>
</context>
<context>
    <name>RequestKinds</name>
    <message>
        <source>Blocks between BEGIN PRIVATE KEY and END. Whoever has one can act as its owner.</source>
        <translation>Blocks between BEGIN PRIVATE KEY and END. Whoever has one can act as its owner.</translation>
    </message>
    <message>
        <source>Keys of clouds, repositories and experiment trackers, recognised by their form. They give access to what is yours.</source>
        <translation>Keys of clouds, repositories and experiment trackers, recognised by their form. They give access to what is yours.</translation>
    </message>
    <message>
        <source>Values of keys that are named like a password, token or key.</source>
        <translation>Values of keys that are named like a password, token or key.</translation>
    </message>
    <message>
        <source>User, password or signature inside an address. The rest of the address stays.</source>
        <translation>User, password or signature inside an address. The rest of the address stays.</translation>
    </message>
    <message>
        <source>Addresses of people.</source>
        <translation>Addresses of people.</translation>
    </message>
    <message>
        <source>Words that you asked to replace.</source>
        <translation>Words that you asked to replace.</translation>
    </message>
    <message>
        <source>Addresses of repositories. Those of well-known public projects stay.</source>
        <translation>Addresses of repositories. Those of well-known public projects stay.</translation>
    </message>
    <message>
        <source>Addresses of object storage, with the names of what lies in it.</source>
        <translation>Addresses of object storage, with the names of what lies in it.</translation>
    </message>
    <message>
        <source>Addresses of container images. Public images of vendors stay.</source>
        <translation>Addresses of container images. Public images of vendors stay.</translation>
    </message>
    <message>
        <source>Home folders, which name a person.</source>
        <translation>Home folders, which name a person.</translation>
    </message>
    <message>
        <source>Login names and names of authors, wherever they stand once they were seen in a path, a prompt or a variable.</source>
        <translation>Login names and names of authors, wherever they stand once they were seen in a path, a prompt or a variable.</translation>
    </message>
    <message>
        <source>Names of machines. Two machines can still be told apart.</source>
        <translation>Names of machines. Two machines can still be told apart.</translation>
    </message>
    <message>
        <source>IPv4 and IPv6 addresses. Addresses of the machine itself (127.0.0.1) stay.</source>
        <translation>IPv4 and IPv6 addresses. Addresses of the machine itself (127.0.0.1) stay.</translation>
    </message>
    <message>
        <source>Hardware addresses of network cards.</source>
        <translation>Hardware addresses of network cards.</translation>
    </message>
    <message>
        <source>Private keys</source>
        <translation>Private keys</translation>
    </message>
    <message>
        <source>Access tokens</source>
        <translation>Access tokens</translation>
    </message>
    <message>
        <source>Passwords and secrets</source>
        <translation>Passwords and secrets</translation>
    </message>
    <message>
        <source>Credentials in addresses</source>
        <translation>Credentials in addresses</translation>
    </message>
    <message>
        <source>E-mail addresses</source>
        <translation>E-mail addresses</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Your words</translation>
    </message>
    <message>
        <source>Git remotes</source>
        <translation>Git remotes</translation>
    </message>
    <message>
        <source>Bucket addresses</source>
        <translation>Bucket addresses</translation>
    </message>
    <message>
        <source>Container images</source>
        <translation>Container images</translation>
    </message>
    <message>
        <source>Home paths</source>
        <translation>Home paths</translation>
    </message>
    <message>
        <source>User names</source>
        <translation>User names</translation>
    </message>
    <message>
        <source>Host names</source>
        <translation>Host names</translation>
    </message>
    <message>
        <source>IP addresses</source>
        <translation>IP addresses</translation>
    </message>
    <message>
        <source>MAC addresses</source>
        <translation>MAC addresses</translation>
    </message>
    <message>
        <source>Serial numbers</source>
        <translation>Serial numbers</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>Environment variables</translation>
    </message>
    <message>
        <source>Sample ids</source>
        <translation>Sample ids</translation>
    </message>
    <message>
        <source>Jobs and runs</source>
        <translation>Jobs and runs</translation>
    </message>
    <message>
        <source>Project paths</source>
        <translation>Project paths</translation>
    </message>
    <message>
        <source>Serial numbers and identifiers of GPUs. They may stay if the reader needs to find the device.</source>
        <translation>Serial numbers and identifiers of GPUs. They may stay if the reader needs to find the device.</translation>
    </message>
    <message>
        <source>Values of variables that are not known to be technical. They may stay if they explain the failure.</source>
        <translation>Values of variables that are not known to be technical. They may stay if they explain the failure.</translation>
    </message>
    <message>
        <source>Names of samples in the data. They may stay if the reader has the same data.</source>
        <translation>Names of samples in the data. They may stay if the reader has the same data.</translation>
    </message>
    <message>
        <source>Numbers and names of jobs. They may stay if the reader runs the cluster.</source>
        <translation>Numbers and names of jobs. They may stay if the reader runs the cluster.</translation>
    </message>
    <message>
        <source>Folders of your project. Names of source files and paths of libraries stay anyway.</source>
        <translation>Folders of your project. Names of source files and paths of libraries stay anyway.</translation>
    </message>
    <message>
        <source>a private key</source>
        <translation>a private key</translation>
    </message>
    <message>
        <source>an access token</source>
        <translation>an access token</translation>
    </message>
    <message>
        <source>a password or secret</source>
        <translation>a password or secret</translation>
    </message>
    <message>
        <source>credentials in an address</source>
        <translation>credentials in an address</translation>
    </message>
    <message>
        <source>an e-mail address</source>
        <translation>an e-mail address</translation>
    </message>
    <message>
        <source>one of your words</source>
        <translation>one of your words</translation>
    </message>
    <message>
        <source>a Git remote</source>
        <translation>a Git remote</translation>
    </message>
    <message>
        <source>a bucket address</source>
        <translation>a bucket address</translation>
    </message>
    <message>
        <source>a container image</source>
        <translation>a container image</translation>
    </message>
    <message>
        <source>a home path</source>
        <translation>a home path</translation>
    </message>
    <message>
        <source>a user name</source>
        <translation>a user name</translation>
    </message>
    <message>
        <source>a host name</source>
        <translation>a host name</translation>
    </message>
    <message>
        <source>an IP address</source>
        <translation>an IP address</translation>
    </message>
    <message>
        <source>a MAC address</source>
        <translation>a MAC address</translation>
    </message>
    <message>
        <source>a serial number</source>
        <translation>a serial number</translation>
    </message>
    <message>
        <source>the value of a variable</source>
        <translation>the value of a variable</translation>
    </message>
    <message>
        <source>a sample id</source>
        <translation>a sample id</translation>
    </message>
    <message>
        <source>a job or run</source>
        <translation>a job or run</translation>
    </message>
    <message>
        <source>a project path</source>
        <translation>a project path</translation>
    </message>
</context>
<context>
    <name>RequestText</name>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
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
        <source>Device</source>
        <translation>Device</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mean</translation>
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
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Environment</translation>
    </message>
    <message>
        <source>No line of the log names the backend; it follows from what kind of failure this is.</source>
        <translation>No line of the log names the backend; it follows from what kind of failure this is.</translation>
    </message>
    <message>
        <source>Packages with compiled code of their own</source>
        <translation>Packages with compiled code of their own</translation>
    </message>
    <message>
        <source>Each of them was built for certain versions of PyTorch and of CUDA or ROCm. The log does not show whether these fit.</source>
        <translation>Each of them was built for certain versions of PyTorch and of CUDA or ROCm. The log does not show whether these fit.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Inputs</translation>
    </message>
    <message>
        <source>Tensors of the saved batch %1.</source>
        <translation>Tensors of the saved batch %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more tensor(s) not listed.</source>
        <translation>
            <numerusform>%n more tensor not listed.</numerusform>
            <numerusform>%n more tensors not listed.</numerusform>
        </translation>
    </message>
    <message>
        <source>The values themselves are withheld; these are statistics of them.</source>
        <translation>The values themselves are withheld; these are statistics of them.</translation>
    </message>
    <message>
        <source>The values themselves are withheld.</source>
        <translation>The values themselves are withheld.</translation>
    </message>
    <message>
        <source>Minimal case</source>
        <translation>Minimal case</translation>
    </message>
    <message>
        <source>Checks of the data</source>
        <translation>Checks of the data</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>What was tried</translation>
    </message>
    <message>
        <source>No rerun of the failing case is recorded.</source>
        <translation>No rerun of the failing case is recorded.</translation>
    </message>
    <message>
        <source>A success on the CPU is a clue, not a validation of CUDA.</source>
        <translation>A success on the CPU is a clue, not a validation of CUDA.</translation>
    </message>
    <message>
        <source>What is ruled out</source>
        <translation>What is ruled out</translation>
    </message>
    <message>
        <source>Nothing is ruled out so far.</source>
        <translation>Nothing is ruled out so far.</translation>
    </message>
    <message>
        <source>No failure found in the log</source>
        <translation>No failure found in the log</translation>
    </message>
    <message>
        <source>%1 in %2, rank %3</source>
        <translation>%1 in %2, rank %3</translation>
    </message>
    <message>
        <source>%1, rank %2</source>
        <translation>%1, rank %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Summary</translation>
    </message>
    <message>
        <source>How firmly the log supports this: %1. %2</source>
        <translation>How firmly the log supports this: %1. %2</translation>
    </message>
    <message>
        <source>Iteration: %1</source>
        <translation>Iteration: %1</translation>
    </message>
    <message>
        <source>Epoch: %1</source>
        <translation>Epoch: %1</translation>
    </message>
    <message>
        <source>Last completed step: %1</source>
        <translation>Last completed step: %1</translation>
    </message>
    <message>
        <source>Number of ranks: %1</source>
        <translation>Number of ranks: %1</translation>
    </message>
    <message>
        <source>First failure</source>
        <translation>First failure</translation>
    </message>
    <message>
        <source>End of the log</source>
        <translation>End of the log</translation>
    </message>
    <message>
        <source>Where it was observed</source>
        <translation>Where it was observed</translation>
    </message>
    <message>
        <source>Operator: %1</source>
        <translation>Operator: %1</translation>
    </message>
    <message>
        <source>Kernel: %1</source>
        <translation>Kernel: %1</translation>
    </message>
    <message>
        <source>Condition that did not hold: %1</source>
        <translation>Condition that did not hold: %1</translation>
    </message>
    <message>
        <source>Contract of the operator: %1</source>
        <translation>Contract of the operator: %1</translation>
    </message>
    <message>
        <source>Argument: %1</source>
        <translation>Argument: %1</translation>
    </message>
    <message>
        <source>Exception: %1</source>
        <translation>Exception: %1</translation>
    </message>
    <message>
        <source>dtype in the log: %1</source>
        <translation>dtype in the log: %1</translation>
    </message>
    <message>
        <source>Shape in the log: %1</source>
        <translation>Shape in the log: %1</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>What is not known</source>
        <translation>What is not known</translation>
    </message>
    <message>
        <source>What this request does not claim</source>
        <translation>What this request does not claim</translation>
    </message>
    <message>
        <source>It tells what the log and the saved data show. It does not establish the cause.</source>
        <translation>It tells what the log and the saved data show. It does not establish the cause.</translation>
    </message>
    <message>
        <source>Nothing in it shows that the GPU, its driver or PyTorch is at fault.</source>
        <translation>Nothing in it shows that the GPU, its driver or PyTorch is at fault.</translation>
    </message>
    <message>
        <source>Names such as %1 stand for private values. The same name always stands for the same value.</source>
        <translation>Names such as %1 stand for private values. The same name always stands for the same value.</translation>
    </message>
    <message>
        <source>What we ask</source>
        <translation>What we ask</translation>
    </message>
    <message>
        <source>Please look at the kernel log and the driver log of the node, around the time of the first failure.</source>
        <translation>Please look at the kernel log and the driver log of the node, around the time of the first failure.</translation>
    </message>
    <message>
        <source>Please tell us the limits of the job and how the scheduler recorded its end.</source>
        <translation>Please tell us the limits of the job and how the scheduler recorded its end.</translation>
    </message>
    <message>
        <source>The real names of machines and jobs can be given apart from this text.</source>
        <translation>The real names of machines and jobs can be given apart from this text.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>PyTorch issue form</source>
        <translation>PyTorch issue form</translation>
    </message>
    <message>
        <source>Cluster help desk</source>
        <translation>Cluster help desk</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>It failed in %1 of %2 runs.</source>
        <translation>It failed in %1 of %2 runs.</translation>
    </message>
    <message>
        <source>Observed at %1, before at %2.</source>
        <translation>Observed at %1, before at %2.</translation>
    </message>
    <message>
        <source>Observed at %1.</source>
        <translation>Observed at %1.</translation>
    </message>
    <message>
        <source>Run with %1.</source>
        <translation>Run with %1.</translation>
    </message>
    <message>
        <source>It does not need what ran before it in the old process: it fails in a new one.</source>
        <translation>It does not need what ran before it in the old process: it fails in a new one.</translation>
    </message>
    <message>
        <source>It does not need a GPU: it fails on the CPU in the same way.</source>
        <translation>It does not need a GPU: it fails on the CPU in the same way.</translation>
    </message>
    <message>
        <source>It does not need reduced precision: it fails in float32 too.</source>
        <translation>It does not need reduced precision: it fails in float32 too.</translation>
    </message>
    <message>
        <source>It does not need the operator&apos;s own kernel: the reference fails too.</source>
        <translation>It does not need the operator&apos;s own kernel: the reference fails too.</translation>
    </message>
    <message>
        <source>It does not need the optional extension: it fails without it.</source>
        <translation>It does not need the optional extension: it fails without it.</translation>
    </message>
    <message>
        <source>It does not need the strides of the inputs: it fails with contiguous ones.</source>
        <translation>It does not need the strides of the inputs: it fails with contiguous ones.</translation>
    </message>
    <message>
        <source>It does not need the whole batch: one sample is enough.</source>
        <translation>It does not need the whole batch: one sample is enough.</translation>
    </message>
    <message>
        <source>The change “%1” does not decide: it fails with it too.</source>
        <translation>The change “%1” does not decide: it fails with it too.</translation>
    </message>
    <message>
        <source>Check %1</source>
        <translation>Check %1</translation>
    </message>
    <message>
        <source>Check %1 of %2</source>
        <extracomment>%1 &quot;class-index, nll_loss&quot;, %2 &quot;target&quot;</extracomment>
        <translation>Check %1 of %2</translation>
    </message>
    <message>
        <source>In the zip with this text, with its values: %1.</source>
        <translation>In the zip with this text, with its values: %1.</translation>
    </message>
    <message>
        <source>Kept with the incident, not attached; it can be asked for:</source>
        <translation>Kept with the incident, not attached; it can be asked for:</translation>
    </message>
    <message>
        <source>Kept with the incident:</source>
        <translation>Kept with the incident:</translation>
    </message>
    <message>
        <source>Each rerun in a new process, with one change at most.</source>
        <translation>Each rerun in a new process, with one change at most.</translation>
    </message>
    <message>
        <source>%1: what the operator asks of these inputs holds.</source>
        <translation>%1: what the operator asks of these inputs holds.</translation>
    </message>
    <message>
        <source>How it behaves with these changes, which no finished run made: %1.</source>
        <translation>How it behaves with these changes, which no finished run made: %1.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>RerunInputText</name>
    <message>
        <source>torchtriage-guard is missing beside the program: nothing can be started. Install TorchTriage again.</source>
        <translation>torchtriage-guard is missing beside the program: nothing can be started. Install TorchTriage again.</translation>
    </message>
    <message>
        <source>This TorchTriage was built without libtorch. Choose a Python environment with --engine python:PATH.</source>
        <translation>This TorchTriage was built without libtorch. Choose a Python environment with --engine python:PATH.</translation>
    </message>
    <message>
        <source>%1: an engine is builtin, or python: and a path.</source>
        <translation>%1: an engine is builtin, or python: and a path.</translation>
    </message>
    <message>
        <source>%1: there is no Python interpreter at this place.</source>
        <translation>%1: there is no Python interpreter at this place.</translation>
    </message>
    <message>
        <source>Give one of --job, --incident, or a command after --.</source>
        <translation>Give one of --job, --incident, or a command after --.</translation>
    </message>
    <message>
        <source>%1: the record names no command. Give it after --.</source>
        <translation>%1: the record names no command. Give it after --.</translation>
    </message>
    <message>
        <source>%1: a device is cpu or cuda:N.</source>
        <translation>%1: a device is cpu or cuda:N.</translation>
    </message>
    <message>
        <source>%1: only the program itself chooses its device. Use its own option.</source>
        <translation>%1: only the program itself chooses its device. Use its own option.</translation>
    </message>
    <message>
        <source>One change at a time: give one of --device cpu, --blocking and --change.</source>
        <translation>One change at a time: give one of --device cpu, --blocking and --change.</translation>
    </message>
    <message>
        <source>%1: there is no such variation.</source>
        <translation>%1: there is no such variation.</translation>
    </message>
    <message>
        <source>Give it with --with.</source>
        <translation>Give it with --with.</translation>
    </message>
    <message>
        <source>--host and --launcher-option need a --launcher that leaves this machine.</source>
        <translation>--host and --launcher-option need a --launcher that leaves this machine.</translation>
    </message>
    <message>
        <source>Give its id with --with: builtin, or python: and a path.</source>
        <translation>Give its id with --with: builtin, or python: and a path.</translation>
    </message>
    <message>
        <source>Or give its number with --step.</source>
        <translation>Or give its number with --step.</translation>
    </message>
</context>
<context>
    <name>RerunReading</name>
    <message>
        <source>The baseline fails in a new process: the failure does not need what ran before it in the old one.</source>
        <translation>The baseline fails in a new process: the failure does not need what ran before it in the old one.</translation>
    </message>
    <message>
        <source>The baseline ended without the failure. Until it fails, runs with a change say little.</source>
        <translation>The baseline ended without the failure. Until it fails, runs with a change say little.</translation>
    </message>
    <message>
        <source>The baseline fails in another way than the log. Bring the command closer to the original run first.</source>
        <translation>The baseline fails in another way than the log. Bring the command closer to the original run first.</translation>
    </message>
    <message>
        <source>One run without a failure is no proof: repeat it before you rely on it.</source>
        <translation>One run without a failure is no proof: repeat it before you rely on it.</translation>
    </message>
    <message>
        <source>This change led to another failure: it neither confirms nor excludes that the change matters.</source>
        <translation>This change led to another failure: it neither confirms nor excludes that the change matters.</translation>
    </message>
    <message>
        <source>With blocking launches the error is still reported at %2. That supports that the call there is the one that fails.</source>
        <translation>With blocking launches the error is still reported at %2. That supports that the call there is the one that fails.</translation>
    </message>
    <message>
        <source>With blocking launches the error is reported at %2: the call at %1 only waited for it.</source>
        <translation>With blocking launches the error is reported at %2: the call at %1 only waited for it.</translation>
    </message>
    <message>
        <source>With blocking launches it did not fail: the order of the work may matter, or the failure comes and goes.</source>
        <translation>With blocking launches it did not fail: the order of the work may matter, or the failure comes and goes.</translation>
    </message>
    <message>
        <source>The CPU refuses it too: check the data and the operator&apos;s conditions before you suspect the device.</source>
        <translation>The CPU refuses it too: check the data and the operator&apos;s conditions before you suspect the device.</translation>
    </message>
    <message>
        <source>It passes on the CPU. That is a clue, not a validation: kernels, layouts and rounding differ.</source>
        <translation>It passes on the CPU. That is a clue, not a validation: kernels, layouts and rounding differ.</translation>
    </message>
    <message>
        <source>On the CPU it fails in another way. A program that insists on a device fails at its start: such a run says nothing about the operator.</source>
        <translation>On the CPU it fails in another way. A program that insists on a device fails at its start: such a run says nothing about the operator.</translation>
    </message>
    <message>
        <source>It fails in float32 too: the reduced precision is not needed for it.</source>
        <translation>It fails in float32 too: the reduced precision is not needed for it.</translation>
    </message>
    <message>
        <source>It passes in float32: overflow, autocast or a kernel of the reduced precision takes part. Which one is not decided here.</source>
        <translation>It passes in float32: overflow, autocast or a kernel of the reduced precision takes part. Which one is not decided here.</translation>
    </message>
    <message>
        <source>The reference fails too: check its inputs before you suspect the operator&apos;s own kernel.</source>
        <translation>The reference fails too: check its inputs before you suspect the operator&apos;s own kernel.</translation>
    </message>
    <message>
        <source>The reference passes: the operator&apos;s own kernel, or a condition that only it checks, takes part. Compare the outputs.</source>
        <translation>The reference passes: the operator&apos;s own kernel, or a condition that only it checks, takes part. Compare the outputs.</translation>
    </message>
    <message>
        <source>It fails without the extension too: the extension is not needed for it.</source>
        <translation>It fails without the extension too: the extension is not needed for it.</translation>
    </message>
    <message>
        <source>It passes without the extension: check what the extension asks of strides, sizes and versions. That proves no defect in it.</source>
        <translation>It passes without the extension: check what the extension asks of strides, sizes and versions. That proves no defect in it.</translation>
    </message>
    <message>
        <source>It fails with contiguous inputs too: the strides are not needed for it.</source>
        <translation>It fails with contiguous inputs too: the strides are not needed for it.</translation>
    </message>
    <message>
        <source>One sample is enough for it: that is the smaller case to keep.</source>
        <translation>One sample is enough for it: that is the smaller case to keep.</translation>
    </message>
    <message>
        <source>One sample does not show it: another sample may, or the size of the batch matters.</source>
        <translation>One sample does not show it: another sample may, or the size of the batch matters.</translation>
    </message>
    <message>
        <source>With the device waited for after each step, the error shows at %2.</source>
        <translation>With the device waited for after each step, the error shows at %2.</translation>
    </message>
    <message>
        <source>With the device waited for after each step, the error shows at %2 instead of %1.</source>
        <translation>With the device waited for after each step, the error shows at %2 instead of %1.</translation>
    </message>
    <message>
        <source>With the device waited for after each step it did not fail: the order of the work may matter, or the failure comes and goes.</source>
        <translation>With the device waited for after each step it did not fail: the order of the work may matter, or the failure comes and goes.</translation>
    </message>
    <message>
        <source>It fails with this change too: the change does not decide.</source>
        <translation>It fails with this change too: the change does not decide.</translation>
    </message>
    <message>
        <source>It passes with this change: the change takes part. How is not decided here.</source>
        <translation>It passes with this change: the change takes part. How is not decided here.</translation>
    </message>
    <message>
        <source>It began in step %1, the first one.</source>
        <translation>It began in step %1, the first one.</translation>
    </message>
    <message>
        <source>It began after step %1 and not after step %2.</source>
        <translation>It began after step %1 and not after step %2.</translation>
    </message>
    <message>
        <source>Blocking launches move the report from %1 to %2.</source>
        <translation>Blocking launches move the report from %1 to %2.</translation>
    </message>
    <message>
        <source>Nothing has run to its end yet.</source>
        <translation>Nothing has run to its end yet.</translation>
    </message>
    <message>
        <source>The baseline did not show the failure.</source>
        <translation>The baseline did not show the failure.</translation>
    </message>
    <message>
        <source>The baseline fails in another way than the log.</source>
        <translation>The baseline fails in another way than the log.</translation>
    </message>
    <message numerus="yes">
        <source>All %n finished run(s) show the same failure.</source>
        <translation>
            <numerusform>The finished run shows the same failure.</numerusform>
            <numerusform>All %n finished runs show the same failure.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 finished runs show the same failure.</source>
        <translation>%1 of %2 finished runs show the same failure.</translation>
    </message>
    <message>
        <source>The finished runs fail, and there is nothing to compare them with, or they fail in another way.</source>
        <translation>The finished runs fail, and there is nothing to compare them with, or they fail in another way.</translation>
    </message>
    <message>
        <source>None of the finished runs shows the failure.</source>
        <translation>None of the finished runs shows the failure.</translation>
    </message>
    <message>
        <source>%1 could not be carried out here.</source>
        <translation>%1 could not be carried out here.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 fails in %2 of %3 runs: one run alone proves little.</source>
        <translation>%1 fails in %2 of %3 runs: one run alone proves little.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) have not finished.</source>
        <translation>
            <numerusform>%n run has not finished.</numerusform>
            <numerusform>%n runs have not finished.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ended without a failure, and none of the baseline is known: this change says nothing about one.</source>
        <translation>It ended without a failure, and none of the baseline is known: this change says nothing about one.</translation>
    </message>
    <message>
        <source>It fails, and no failure of the baseline is known to compare it with: whether the change matters is open.</source>
        <translation>It fails, and no failure of the baseline is known to compare it with: whether the change matters is open.</translation>
    </message>
    <message>
        <source>It fails in float64 too: neither rounding nor overflow of the smaller dtype is needed for it.</source>
        <translation>It fails in float64 too: neither rounding nor overflow of the smaller dtype is needed for it.</translation>
    </message>
    <message>
        <source>It passes in float64: rounding, overflow or a kernel of the smaller dtype takes part. Which one is not decided here.</source>
        <translation>It passes in float64: rounding, overflow or a kernel of the smaller dtype takes part. Which one is not decided here.</translation>
    </message>
    <message>
        <source>It fails in the other engine too: this version and build of PyTorch are not needed for it.</source>
        <translation>It fails in the other engine too: this version and build of PyTorch are not needed for it.</translation>
    </message>
    <message>
        <source>It passes in the other engine: version, build or libraries take part. Which one is not decided here.</source>
        <translation>It passes in the other engine: version, build or libraries take part. Which one is not decided here.</translation>
    </message>
    <message>
        <source>The other engine fails in another way: compare versions and devices of the two before you read more into it.</source>
        <translation>The other engine fails in another way: compare versions and devices of the two before you read more into it.</translation>
    </message>
    <message>
        <source>It passes with contiguous inputs: how the operator treats strides, or storage that inputs share, takes part. A contiguous copy shares none.</source>
        <translation>It passes with contiguous inputs: how the operator treats strides, or storage that inputs share, takes part. A contiguous copy shares none.</translation>
    </message>
    <message>
        <source>The baseline ended without a failure.</source>
        <translation>The baseline ended without a failure.</translation>
    </message>
</context>
<context>
    <name>RerunText</name>
    <message>
        <source>Nothing changed</source>
        <translation>Nothing changed</translation>
    </message>
    <message>
        <source>Launches wait for their end</source>
        <translation>Launches wait for their end</translation>
    </message>
    <message>
        <source>Device of model and batch</source>
        <translation>Device of model and batch</translation>
    </message>
    <message>
        <source>The suspected operator</source>
        <translation>The suspected operator</translation>
    </message>
    <message>
        <source>An optional extension</source>
        <translation>An optional extension</translation>
    </message>
    <message>
        <source>Strides of the inputs</source>
        <translation>Strides of the inputs</translation>
    </message>
    <message>
        <source>Size of the batch</source>
        <translation>Size of the batch</translation>
    </message>
    <message>
        <source>The device is waited for</source>
        <translation>The device is waited for</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Baseline</translation>
    </message>
    <message>
        <source>Blocking launches</source>
        <translation>Blocking launches</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Reference operator</source>
        <translation>Reference operator</translation>
    </message>
    <message>
        <source>Extension off</source>
        <translation>Extension off</translation>
    </message>
    <message>
        <source>Contiguous input</source>
        <translation>Contiguous input</translation>
    </message>
    <message>
        <source>One sample</source>
        <translation>One sample</translation>
    </message>
    <message>
        <source>Synchronise each step</source>
        <translation>Synchronise each step</translation>
    </message>
    <message>
        <source>Change of your own</source>
        <translation>Change of your own</translation>
    </message>
    <message>
        <source>Needs the program&apos;s own option</source>
        <translation>Needs the program&apos;s own option</translation>
    </message>
    <message>
        <source>The run is on the CPU already</source>
        <translation>The run is on the CPU already</translation>
    </message>
    <message>
        <source>CUDA or ROCm: not known which</source>
        <translation>CUDA or ROCm: not known which</translation>
    </message>
    <message>
        <source>Everything is in float32 already</source>
        <translation>Everything is in float32 already</translation>
    </message>
    <message>
        <source>No extension is loaded</source>
        <translation>No extension is loaded</translation>
    </message>
    <message>
        <source>Every input is contiguous already</source>
        <translation>Every input is contiguous already</translation>
    </message>
    <message>
        <source>The batch has one sample</source>
        <translation>The batch has one sample</translation>
    </message>
    <message>
        <source>The job has one step</source>
        <translation>The job has one step</translation>
    </message>
    <message>
        <source>Only the program itself can make this change: say with which option.</source>
        <translation>Only the program itself can make this change: say with which option.</translation>
    </message>
    <message>
        <source>A change of your own needs a name.</source>
        <translation>A change of your own needs a name.</translation>
    </message>
    <message>
        <source>It would change nothing</source>
        <translation>It would change nothing</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>Not applicable</translation>
    </message>
    <message>
        <source>Which option of your program turns autocast off, or makes it use float32?</source>
        <translation>Which option of your program turns autocast off, or makes it use float32?</translation>
    </message>
    <message>
        <source>Which option of your program replaces the suspected operator by a reference for it?</source>
        <translation>Which option of your program replaces the suspected operator by a reference for it?</translation>
    </message>
    <message>
        <source>Which option of your program turns the optional extension off?</source>
        <translation>Which option of your program turns the optional extension off?</translation>
    </message>
    <message>
        <source>Which option of your program makes the inputs contiguous?</source>
        <translation>Which option of your program makes the inputs contiguous?</translation>
    </message>
    <message>
        <source>Which option of your program reduces the batch to one sample?</source>
        <translation>Which option of your program reduces the batch to one sample?</translation>
    </message>
    <message>
        <source>Which option of your program waits for the device after each step?</source>
        <translation>Which option of your program waits for the device after each step?</translation>
    </message>
    <message>
        <source>Which one variable or option makes the change?</source>
        <translation>Which one variable or option makes the change?</translation>
    </message>
    <message>
        <source>These are several changes. Give one variable or one option: if two change at once, the result tells of neither.</source>
        <translation>These are several changes. Give one variable or one option: if two change at once, the result tells of neither.</translation>
    </message>
    <message>
        <source>Give one variable (AMP=0) or one option (--amp 0).</source>
        <translation>Give one variable (AMP=0) or one option (--amp 0).</translation>
    </message>
    <message>
        <source>“%1” means something to a shell, and no shell is between. Put it in quotes if the program is to get it as it stands.</source>
        <translation>“%1” means something to a shell, and no shell is between. Put it in quotes if the program is to get it as it stands.</translation>
    </message>
    <message>
        <source>The command names no program.</source>
        <translation>The command names no program.</translation>
    </message>
    <message>
        <source>A quote is open.</source>
        <translation>A quote is open.</translation>
    </message>
    <message>
        <source>A variable&apos;s name has letters, digits and underscores only.</source>
        <translation>A variable&apos;s name has letters, digits and underscores only.</translation>
    </message>
    <message>
        <source>The command cannot be used: %1</source>
        <translation>The command cannot be used: %1</translation>
    </message>
    <message>
        <source>Command and folder are those of the record.</source>
        <translation>Command and folder are those of the record.</translation>
    </message>
    <message>
        <source>Line %1 of the log shows this command. Check it before you run it.</source>
        <translation>Line %1 of the log shows this command. Check it before you run it.</translation>
    </message>
    <message>
        <source>The traceback names the script; its arguments are not in the log. Add them before you run it.</source>
        <translation>The traceback names the script; its arguments are not in the log. Add them before you run it.</translation>
    </message>
    <message>
        <source>The log does not show how the program was started. Put your own command here.</source>
        <translation>The log does not show how the program was started. Put your own command here.</translation>
    </message>
    <message>
        <source>Fails on the CPU too</source>
        <translation>Fails on the CPU too</translation>
    </message>
    <message>
        <source>Same failure</source>
        <translation>Same failure</translation>
    </message>
    <message>
        <source>Same failure, moved</source>
        <translation>Same failure, moved</translation>
    </message>
    <message>
        <source>Passes on the CPU</source>
        <translation>Passes on the CPU</translation>
    </message>
    <message>
        <source>Not reproduced</source>
        <translation>Not reproduced</translation>
    </message>
    <message>
        <source>Different failure</source>
        <translation>Different failure</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>Fails</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Time limit</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Stopped</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Not started</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>Queued</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Running</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>Not run</translation>
    </message>
    <message>
        <source>Fails in %1 of %2 runs</source>
        <translation>Fails in %1 of %2 runs</translation>
    </message>
    <message>
        <source>It was not started: the folder cannot be used (%1).</source>
        <translation>It was not started: the folder cannot be used (%1).</translation>
    </message>
    <message>
        <source>It was not started: the program cannot be used (%1).</source>
        <translation>It was not started: the program cannot be used (%1).</translation>
    </message>
    <message>
        <source>It ended by itself with exit code 0.</source>
        <translation>It ended by itself with exit code 0.</translation>
    </message>
    <message>
        <source>It ended by itself with exit code %1.</source>
        <translation>It ended by itself with exit code %1.</translation>
    </message>
    <message>
        <source>The signal %1 ended it.</source>
        <translation>The signal %1 ended it.</translation>
    </message>
    <message>
        <source>It was ended at the time limit: that is neither a failure nor a success.</source>
        <translation>It was ended at the time limit: that is neither a failure nor a success.</translation>
    </message>
    <message>
        <source>It was stopped: that is neither a failure nor a success.</source>
        <translation>It was stopped: that is neither a failure nor a success.</translation>
    </message>
    <message>
        <source>It was ended at the memory limit of this run.</source>
        <translation>It was ended at the memory limit of this run.</translation>
    </message>
    <message>
        <source>The system&apos;s out-of-memory killer ended it, as far as its count shows.</source>
        <translation>The system&apos;s out-of-memory killer ended it, as far as its count shows.</translation>
    </message>
    <message>
        <source>Dtype of what is computed</source>
        <translation>Dtype of what is computed</translation>
    </message>
    <message>
        <source>The PyTorch that runs the job</source>
        <translation>The PyTorch that runs the job</translation>
    </message>
    <message>
        <source>Other engine</source>
        <translation>Other engine</translation>
    </message>
    <message>
        <source>Nothing is in a floating dtype below float64</source>
        <translation>Nothing is in a floating dtype below float64</translation>
    </message>
    <message>
        <source>No reference is known for this call</source>
        <translation>No reference is known for this call</translation>
    </message>
    <message>
        <source>Several operators have a reference: run the baseline first, to see which one fails</source>
        <translation>Several operators have a reference: run the baseline first, to see which one fails</translation>
    </message>
    <message>
        <source>A job names its operators: only a program can leave an extension out</source>
        <translation>A job names its operators: only a program can leave an extension out</translation>
    </message>
    <message>
        <source>A module keeps the dtype that it was saved with</source>
        <translation>A module keeps the dtype that it was saved with</translation>
    </message>
    <message>
        <source>Choose another engine for this row</source>
        <translation>Choose another engine for this row</translation>
    </message>
    <message>
        <source>Which option of your program makes it use float64?</source>
        <translation>Which option of your program makes it use float64?</translation>
    </message>
    <message>
        <source>This command was run last for this incident. Check it before you run it.</source>
        <translation>This command was run last for this incident. Check it before you run it.</translation>
    </message>
    <message>
        <source>Cut short</source>
        <translation>Cut short</translation>
    </message>
    <message>
        <source>No failure</source>
        <translation>No failure</translation>
    </message>
</context>
<context>
    <name>RunCommand</name>
    <message>
        <source>Incident saved in %1: %2.</source>
        <translation>Incident saved in %1: %2.</translation>
    </message>
    <message>
        <source>Incident saved in %1.</source>
        <translation>Incident saved in %1.</translation>
    </message>
    <message>
        <source>The log of this run is not complete: %1.</source>
        <translation>The log of this run is not complete: %1.</translation>
    </message>
    <message>
        <source>What the command printed until then is in %1.</source>
        <translation>What the command printed until then is in %1.</translation>
    </message>
    <message>
        <source>An earlier run was cut short; what it printed is saved in %1.</source>
        <translation>An earlier run was cut short; what it printed is saved in %1.</translation>
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
    <name>StateText</name>
    <message>
        <source>verified</source>
        <translation>verified</translation>
    </message>
    <message>
        <source>closed, not verified</source>
        <translation>closed, not verified</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
</context>
<context>
    <name>SupportRequest</name>
    <message>
        <source>%1, line %2 still holds a canary word.</source>
        <translation>%1, line %2 still holds a canary word.</translation>
    </message>
    <message>
        <source>%1, line %2 would still hold %3.</source>
        <translation>%1, line %2 would still hold %3.</translation>
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
    <name>Verification</name>
    <message>
        <source>%1 and others</source>
        <translation>%1 and others</translation>
    </message>
    <message>
        <source>%1, finite</source>
        <translation>%1, finite</translation>
    </message>
    <message>
        <source>%1, NaN: %2, infinite: %3</source>
        <translation>%1, NaN: %2, infinite: %3</translation>
    </message>
    <message>
        <source>Minimal case</source>
        <translation>Minimal case</translation>
    </message>
    <message>
        <source>Index 0</source>
        <translation>Index 0</translation>
    </message>
    <message>
        <source>Last index, C − 1</source>
        <translation>Last index, C − 1</translation>
    </message>
    <message>
        <source>One past the last, C</source>
        <translation>One past the last, C</translation>
    </message>
    <message>
        <source>Index −1</source>
        <translation>Index −1</translation>
    </message>
    <message>
        <source>One target ignored</source>
        <translation>One target ignored</translation>
    </message>
    <message>
        <source>All targets ignored</source>
        <translation>All targets ignored</translation>
    </message>
    <message>
        <source>Empty batch</source>
        <translation>Empty batch</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>One row</translation>
    </message>
    <message>
        <source>Last batch</source>
        <translation>Last batch</translation>
    </message>
    <message>
        <source>Shortest input</source>
        <translation>Shortest input</translation>
    </message>
    <message>
        <source>Longest input</source>
        <translation>Longest input</translation>
    </message>
    <message>
        <source>Other precision</source>
        <translation>Other precision</translation>
    </message>
    <message>
        <source>Other reduction</source>
        <translation>Other reduction</translation>
    </message>
    <message>
        <source>Other memory layout</source>
        <translation>Other memory layout</translation>
    </message>
    <message>
        <source>Representative part</source>
        <translation>Representative part</translation>
    </message>
    <message>
        <source>Processed + rejected = expected</source>
        <translation>Processed + rejected = expected</translation>
    </message>
    <message>
        <source>Diagnostics off, new process</source>
        <translation>Diagnostics off, new process</translation>
    </message>
    <message>
        <source>as it was kept</source>
        <translation>as it was kept</translation>
    </message>
    <message>
        <source>in every row</source>
        <translation>in every row</translation>
    </message>
    <message>
        <source>one row is ignore_index, one is not</source>
        <translation>one row is ignore_index, one is not</translation>
    </message>
    <message>
        <source>every row is ignore_index</source>
        <translation>every row is ignore_index</translation>
    </message>
    <message>
        <source>no row at all</source>
        <translation>no row at all</translation>
    </message>
    <message>
        <source>with valid values</source>
        <translation>with valid values</translation>
    </message>
    <message>
        <source>not full, with valid values</source>
        <translation>not full, with valid values</translation>
    </message>
    <message>
        <source>length 1</source>
        <translation>length 1</translation>
    </message>
    <message>
        <source>as long as in the original batch</source>
        <translation>as long as in the original batch</translation>
    </message>
    <message>
        <source>float64 for float32, float32 for others</source>
        <translation>float64 for float32, float32 for others</translation>
    </message>
    <message>
        <source>sum for mean, mean for others</source>
        <translation>sum for mean, mean for others</translation>
    </message>
    <message>
        <source>not contiguous, or contiguous where the case is not</source>
        <translation>not contiguous, or contiguous where the case is not</translation>
    </message>
    <message>
        <source>a part of the original run, your command</source>
        <translation>a part of the original run, your command</translation>
    </message>
    <message>
        <source>counted in what that run printed, or in a list</source>
        <translation>counted in what that run printed, or in a list</translation>
    </message>
    <message>
        <source>the last run, in its normal configuration</source>
        <translation>the last run, in its normal configuration</translation>
    </message>
    <message>
        <source>passes, by the contract %1</source>
        <translation>passes, by the contract %1</translation>
    </message>
    <message>
        <source>passes: no contract knows the operator, and a mended one has to take this case</source>
        <translation>passes: no contract knows the operator, and a mended one has to take this case</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passes</translation>
    </message>
    <message>
        <source>refused on the CPU, by the contract %1</source>
        <translation>refused on the CPU, by the contract %1</translation>
    </message>
    <message>
        <source>no usable target, by the contract %1: NaN or a refusal</source>
        <translation>no usable target, by the contract %1: NaN or a refusal</translation>
    </message>
    <message>
        <source>not determined: no contract tells</source>
        <translation>not determined: no contract tells</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>Not run</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>No answer</translation>
    </message>
    <message>
        <source>Not the last</source>
        <translation>Not the last</translation>
    </message>
    <message>
        <source>Refused, as expected</source>
        <translation>Refused, as expected</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Failed</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Passed</translation>
    </message>
    <message>
        <source>%1: what the contract refuses went through</source>
        <translation>%1: what the contract refuses went through</translation>
    </message>
    <message>
        <source>Another check ran after it; run it once more.</source>
        <translation>Another check ran after it; run it once more.</translation>
    </message>
    <message>
        <source>The command itself sets %1.</source>
        <translation>The command itself sets %1.</translation>
    </message>
    <message>
        <source>The run printed nothing that can be counted.</source>
        <translation>The run printed nothing that can be counted.</translation>
    </message>
    <message>
        <source>failed when it was kept: %1</source>
        <translation>failed when it was kept: %1</translation>
    </message>
    <message>
        <source>%1: %2. Expected: %3.</source>
        <translation>%1: %2. Expected: %3.</translation>
    </message>
    <message>
        <source>%1 (not mandatory): %2. Expected: %3.</source>
        <translation>%1 (not mandatory): %2. Expected: %3.</translation>
    </message>
    <message>
        <source>%1 Seen: %2</source>
        <translation>%1 Seen: %2</translation>
    </message>
    <message>
        <source>%1 processed, %2 rejected; how many were expected is not known.</source>
        <translation>%1 processed, %2 rejected; how many were expected is not known.</translation>
    </message>
    <message>
        <source>%1 processed + %2 rejected of %3 expected.</source>
        <translation>%1 processed + %2 rejected of %3 expected.</translation>
    </message>
    <message>
        <source>%1 are neither: an exception that was swallowed leaves its item there.</source>
        <translation>%1 are neither: an exception that was swallowed leaves its item there.</translation>
    </message>
    <message>
        <source>That is %1 more than expected.</source>
        <translation>That is %1 more than expected.</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <translation>Missing: %1.</translation>
    </message>
    <message>
        <source>More than once: %1.</source>
        <translation>More than once: %1.</translation>
    </message>
    <message>
        <source>Not expected: %1.</source>
        <translation>Not expected: %1.</translation>
    </message>
    <message>
        <source>%1 rejected without an id, so nobody can find them again.</source>
        <translation>%1 rejected without an id, so nobody can find them again.</translation>
    </message>
    <message>
        <source>The totals that the run gives are not those of its items.</source>
        <translation>The totals that the run gives are not those of its items.</translation>
    </message>
    <message>
        <source>Rejected: %1.</source>
        <translation>Rejected: %1.</translation>
    </message>
    <message>
        <source>No failing case is kept.</source>
        <translation>No failing case is kept.</translation>
    </message>
    <message>
        <source>“%1” has not run, or gave no answer.</source>
        <translation>“%1” has not run, or gave no answer.</translation>
    </message>
    <message>
        <source>“%1” of %2 has not run, or gave no answer.</source>
        <translation>“%1” of %2 has not run, or gave no answer.</translation>
    </message>
    <message>
        <source>“%1” did not end as expected.</source>
        <translation>“%1” did not end as expected.</translation>
    </message>
    <message>
        <source>“%1” of %2 did not end as expected.</source>
        <translation>“%1” of %2 did not end as expected.</translation>
    </message>
    <message>
        <source>The cause is not written down.</source>
        <translation>The cause is not written down.</translation>
    </message>
    <message>
        <source>The change is not written down.</source>
        <translation>The change is not written down.</translation>
    </message>
    <message>
        <source>The regression check is not written down.</source>
        <translation>The regression check is not written down.</translation>
    </message>
    <message>
        <source>It is not confirmed that the diagnostics were removed.</source>
        <translation>It is not confirmed that the diagnostics were removed.</translation>
    </message>
    <message>
        <source>No checkpoint is chosen, and it is not said that none is needed.</source>
        <translation>No checkpoint is chosen, and it is not said that none is needed.</translation>
    </message>
    <message>
        <source>The chosen checkpoint is not validated as written before the failure.</source>
        <translation>The chosen checkpoint is not validated as written before the failure.</translation>
    </message>
    <message numerus="yes">
        <source>%n checklist(s) were run.</source>
        <translation>
            <numerusform>%n checklist was run.</numerusform>
            <numerusform>%n checklists were run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them did not hold.</source>
        <translation>
            <numerusform>%n of them did not hold.</numerusform>
            <numerusform>%n of them did not hold.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything mandatory ended as expected; what was not run is not proven by it.</source>
        <translation>Everything mandatory ended as expected; what was not run is not proven by it.</translation>
    </message>
    <message>
        <source>%1: no items and no totals in a form that can be counted.</source>
        <translation>%1: no items and no totals in a form that can be counted.</translation>
    </message>
    <message>
        <source>%1: no kept case in it; `torchtriage-cli reduce` keeps one.</source>
        <translation>%1: no kept case in it; `torchtriage-cli reduce` keeps one.</translation>
    </message>
    <message>
        <source>failed when it was kept</source>
        <translation>failed when it was kept</translation>
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
    <name>torchtriage::desktop::ActionDestinations</name>
    <message>
        <source>not available here</source>
        <translation>not available here</translation>
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
    <message>
        <source>Valid classes, %1</source>
        <translation>Valid classes, %1</translation>
    </message>
    <message>
        <source>Allowed, %1</source>
        <translation>Allowed, %1</translation>
    </message>
    <message>
        <source>Choose batches that went through</source>
        <translation>Choose batches that went through</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Compare…</translation>
    </message>
    <message>
        <source>Show what distinguishes this batch from good ones</source>
        <translation>Show what distinguishes this batch from good ones</translation>
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
    <name>torchtriage::desktop::CaseDialog</name>
    <message>
        <source>Attach a minimal case</source>
        <translation>Attach a minimal case</translation>
    </message>
    <message>
        <source>&amp;Case of this incident:</source>
        <translation>&amp;Case of this incident:</translation>
    </message>
    <message>
        <source>&amp;What would leave in the zip:</source>
        <translation>&amp;What would leave in the zip:</translation>
    </message>
    <message>
        <source>These values &amp;may leave with the request</source>
        <translation>These values &amp;may leave with the request</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Attach</translation>
    </message>
    <message>
        <source>Reading the case.</source>
        <translation>Reading the case.</translation>
    </message>
    <message>
        <source>In text files the replacements are made. Numbers leave as they are.</source>
        <translation>In text files the replacements are made. Numbers leave as they are.</translation>
    </message>
    <message>
        <source>Something private would leave with this case.</source>
        <translation>Something private would leave with this case.</translation>
    </message>
    <message>
        <source>Agree to the values first.</source>
        <translation>Agree to the values first.</translation>
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
    <name>torchtriage::desktop::CheckFields</name>
    <message>
        <source>not given</source>
        <translation>not given</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tensor</numerusform>
            <numerusform>%n tensors</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the tensor for %1.</source>
        <translation>Choose the tensor for %1.</translation>
    </message>
    <message>
        <source>Give a value for %1.</source>
        <translation>Give a value for %1.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CheckForm</name>
    <message>
        <source>There is no tensor in this batch.</source>
        <translation>There is no tensor in this batch.</translation>
    </message>
    <message>
        <source>Choose the tensor to check.</source>
        <translation>Choose the tensor to check.</translation>
    </message>
    <message>
        <source>Give the number of classes.</source>
        <translation>Give the number of classes.</translation>
    </message>
    <message>
        <source>The number of classes is not a whole number.</source>
        <translation>The number of classes is not a whole number.</translation>
    </message>
    <message>
        <source>ignore_index is not a whole number.</source>
        <translation>ignore_index is not a whole number.</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rows</translation>
    </message>
    <message>
        <source>The check is running.</source>
        <translation>The check is running.</translation>
    </message>
    <message>
        <source>Neither the log nor the names in the batch propose a check.</source>
        <translation>Neither the log nor the names in the batch propose a check.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contract</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Target</translation>
    </message>
    <message>
        <source>Contract to check</source>
        <translation>Contract to check</translation>
    </message>
    <message>
        <source>Tensor to check</source>
        <translation>Tensor to check</translation>
    </message>
    <message>
        <source>Number of classes</source>
        <translation>Number of classes</translation>
    </message>
    <message>
        <source>Ignored value</source>
        <translation>Ignored value</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Choose the tensors to check.</source>
        <translation>Choose the tensors to check.</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Operator whose rules count</source>
        <translation>Operator whose rules count</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CheckpointModel</name>
    <message>
        <source>Part</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Step</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensors</translation>
    </message>
    <message>
        <source>Non-finite</source>
        <translation>Non-finite</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CheckpointPane</name>
    <message>
        <source>The check was stopped.</source>
        <translation>The check was stopped.</translation>
    </message>
    <message>
        <source>Nothing is known of this checkpoint.</source>
        <translation>Nothing is known of this checkpoint.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Choose file…</translation>
    </message>
    <message>
        <source>The checkpoint was not checked.</source>
        <translation>The checkpoint was not checked.</translation>
    </message>
    <message>
        <source>No checkpoint chosen</source>
        <translation>No checkpoint chosen</translation>
    </message>
    <message>
        <source>Choose the checkpoint that training is to resume from, a file or a folder with its parts. It is read to its last byte: complete, coherent, finite, and older than the failure?</source>
        <translation>Choose the checkpoint that training is to resume from, a file or a folder with its parts. It is read to its last byte: complete, coherent, finite, and older than the failure?</translation>
    </message>
    <message>
        <source>Checking the checkpoint</source>
        <translation>Checking the checkpoint</translation>
    </message>
    <message>
        <source>Every byte is read; nothing is loaded.</source>
        <translation>Every byte is read; nothing is loaded.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s).</source>
        <translation>
            <numerusform>%Ln more finding.</numerusform>
            <numerusform>%Ln more findings.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a checkpoint</source>
        <translation>Choose a checkpoint</translation>
    </message>
    <message>
        <source>Checkpoints (%1)</source>
        <translation>Checkpoints (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Choose the folder of a checkpoint</source>
        <translation>Choose the folder of a checkpoint</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Choose folder…</translation>
    </message>
    <message>
        <source>Parts of the checkpoint</source>
        <translation>Parts of the checkpoint</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Findings</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChecksModel</name>
    <message>
        <source>Running</source>
        <translation>Running</translation>
    </message>
    <message>
        <source>%1 (optional)</source>
        <translation>%1 (optional)</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>run %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Expected</translation>
    </message>
    <message>
        <source>Before the fix</source>
        <translation>Before the fix</translation>
    </message>
    <message>
        <source>Evidence after the fix</source>
        <translation>Evidence after the fix</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChecksPane</name>
    <message>
        <source>Items are counted in what the representative part prints, or in a list.</source>
        <translation>Items are counted in what the representative part prints, or in a list.</translation>
    </message>
    <message>
        <source>Give the command of your program first.</source>
        <translation>Give the command of your program first.</translation>
    </message>
    <message>
        <source>Choose the list of processed and rejected items</source>
        <translation>Choose the list of processed and rejected items</translation>
    </message>
    <message>
        <source>Choose the list of all expected items; cancel if there is none</source>
        <translation>Choose the list of all expected items; cancel if there is none</translation>
    </message>
    <message>
        <source>This incident has no folder yet</source>
        <translation>This incident has no folder yet</translation>
    </message>
    <message>
        <source>Checks keep their runs and what they showed in the incident&apos;s folder.</source>
        <translation>Checks keep their runs and what they showed in the incident&apos;s folder.</translation>
    </message>
    <message>
        <source>Keep incident</source>
        <translation>Keep incident</translation>
    </message>
    <message>
        <source>The checks were not read.</source>
        <translation>The checks were not read.</translation>
    </message>
    <message>
        <source>Reading the checks</source>
        <translation>Reading the checks</translation>
    </message>
    <message>
        <source>Nothing is run by it.</source>
        <translation>Nothing is run by it.</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 not run</source>
        <translation>%1 passed, %2 failed, %3 not run</translation>
    </message>
    <message>
        <source>Checks are running.</source>
        <translation>Checks are running.</translation>
    </message>
    <message>
        <source>There are no checks yet.</source>
        <translation>There are no checks yet.</translation>
    </message>
    <message>
        <source>Runs each check that is open, one after the other, in new processes.</source>
        <translation>Runs each check that is open, one after the other, in new processes.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>Nothing is running.</translation>
    </message>
    <message>
        <source>Choose a check that has run.</source>
        <translation>Choose a check that has run.</translation>
    </message>
    <message>
        <source>Give a short part of the original run. It is run as it stands here, without a shell, and once more with diagnostics off.</source>
        <translation>Give a short part of the original run. It is run as it stands here, without a shell, and once more with diagnostics off.</translation>
    </message>
    <message>
        <source>Checks before closing</source>
        <translation>Checks before closing</translation>
    </message>
    <message>
        <source>After the fix</source>
        <translation>After the fix</translation>
    </message>
    <message>
        <source>Before the fix</source>
        <translation>Before the fix</translation>
    </message>
    <message>
        <source>Which column the runs fill</source>
        <translation>Which column the runs fill</translation>
    </message>
    <message>
        <source>Run what is left</source>
        <translation>Run what is left</translation>
    </message>
    <message>
        <source>Run selected</source>
        <translation>Run selected</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Open output</source>
        <translation>Open output</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Command</translation>
    </message>
    <message>
        <source>Command of your program</source>
        <translation>Command of your program</translation>
    </message>
    <message>
        <source>Count a list…</source>
        <translation>Count a list…</translation>
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
    <name>torchtriage::desktop::ClosingPane</name>
    <message>
        <source>Diagnostics removed</source>
        <translation>Diagnostics removed</translation>
    </message>
    <message>
        <source>Nothing is resumed</source>
        <translation>Nothing is resumed</translation>
    </message>
    <message>
        <source>Closing note</source>
        <translation>Closing note</translation>
    </message>
    <message>
        <source>Resumes from %1, validated as written before the failure.</source>
        <translation>Resumes from %1, validated as written before the failure.</translation>
    </message>
    <message>
        <source>Would resume from %1, which is not validated as written before the failure.</source>
        <translation>Would resume from %1, which is not validated as written before the failure.</translation>
    </message>
    <message>
        <source>goes into the incident record</source>
        <translation>goes into the incident record</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Cause</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Regression check</source>
        <translation>Regression check</translation>
    </message>
    <message>
        <source>what made it fail, with evidence</source>
        <translation>what made it fail, with evidence</translation>
    </message>
    <message>
        <source>what was changed, and where</source>
        <translation>what was changed, and where</translation>
    </message>
    <message>
        <source>what will catch it next time</source>
        <translation>what will catch it next time</translation>
    </message>
    <message>
        <source>Diagnostics were removed from the program</source>
        <translation>Diagnostics were removed from the program</translation>
    </message>
    <message>
        <source>No training is resumed</source>
        <translation>No training is resumed</translation>
    </message>
    <message>
        <source>Conclusion to avoid</source>
        <translation>Conclusion to avoid</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CommandDialog</name>
    <message>
        <source>Command of the baseline</source>
        <translation>Command of the baseline</translation>
    </message>
    <message>
        <source>Use this command</source>
        <translation>Use this command</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <source>&amp;Program and arguments</source>
        <translation>&amp;Program and arguments</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Folder</translation>
    </message>
    <message>
        <source>&amp;Variables, one NAME=value per line</source>
        <translation>&amp;Variables, one NAME=value per line</translation>
    </message>
    <message>
        <source>For &amp;copying, in the syntax of</source>
        <translation>For &amp;copying, in the syntax of</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copy command</translation>
    </message>
    <message>
        <source>The command for copying</source>
        <translation>The command for copying</translation>
    </message>
    <message>
        <source>Folder of the command</source>
        <translation>Folder of the command</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ComparisonModel</name>
    <message>
        <source>whole batch</source>
        <translation>whole batch</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Failing batch</source>
        <translation>Failing batch</translation>
    </message>
    <message>
        <source>Good batches</source>
        <translation>Good batches</translation>
    </message>
    <message>
        <source>How unusual</source>
        <translation>How unusual</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ComparisonPane</name>
    <message>
        <source>What made it fail may lie outside the batch: the model, the step, the device.</source>
        <translation>What made it fail may lie outside the batch: the model, the step, the device.</translation>
    </message>
    <message>
        <source>The comparison was stopped.</source>
        <translation>The comparison was stopped.</translation>
    </message>
    <message>
        <source>Choose good batches…</source>
        <translation>Choose good batches…</translation>
    </message>
    <message>
        <source>The batches were not compared.</source>
        <translation>The batches were not compared.</translation>
    </message>
    <message>
        <source>No good batch chosen</source>
        <translation>No good batch chosen</translation>
    </message>
    <message>
        <source>Choose batches that went through. Several show what is usual.</source>
        <translation>Choose batches that went through. Several show what is usual.</translation>
    </message>
    <message>
        <source>Comparing the batches</source>
        <translation>Comparing the batches</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparison</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>Close the comparison</translation>
    </message>
    <message>
        <source>Differences from good batches</source>
        <translation>Differences from good batches</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ContractPanel</name>
    <message>
        <source>Written: %1</source>
        <translation>Written: %1</translation>
    </message>
    <message>
        <source>Open the label file</source>
        <translation>Open the label file</translation>
    </message>
    <message>
        <source>Label files (%1)</source>
        <translation>Label files (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Export the refused elements</source>
        <translation>Export the refused elements</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tables (*.csv)</translation>
    </message>
    <message>
        <source>Kept as cases/%1: %2 of %3 samples</source>
        <translation>Kept as cases/%1: %2 of %3 samples</translation>
    </message>
    <message>
        <source>A case is kept with an incident: open its log first.</source>
        <translation>A case is kept with an incident: open its log first.</translation>
    </message>
    <message>
        <source>The case is being kept.</source>
        <translation>The case is being kept.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::DayPlot</name>
    <message>
        <source>Logs per day, by class</source>
        <translation>Logs per day, by class</translation>
    </message>
    <message>
        <source>The table of values has the same numbers.</source>
        <translation>The table of values has the same numbers.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::DiffModel</name>
    <message>
        <source>First failure: %1</source>
        <translation>First failure: %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Line</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Count</translation>
    </message>
    <message>
        <source>Only in the failing log</source>
        <translation>Only in the failing log</translation>
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
    <message>
        <source>A saved batch</source>
        <translation>A saved batch</translation>
    </message>
    <message>
        <source>.pt .npz .npy .safetensors</source>
        <translation>.pt .npz .npy .safetensors</translation>
    </message>
    <message>
        <source>A folder</source>
        <translation>A folder</translation>
    </message>
    <message>
        <source>of logs, or of an incident</source>
        <translation>of logs, or of an incident</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EngineChoiceDialog</name>
    <message>
        <source>Other engine</source>
        <translation>Other engine</translation>
    </message>
    <message>
        <source>Which PyTorch is to run the same job?</source>
        <translation>Which PyTorch is to run the same job?</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Use this engine</source>
        <translation>Use this engine</translation>
    </message>
    <message>
        <source>Everything else stays as it is in the baseline.</source>
        <translation>Everything else stays as it is in the baseline.</translation>
    </message>
    <message>
        <source>There is no other engine. Add an interpreter under Engines.</source>
        <translation>There is no other engine. Add an interpreter under Engines.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>An engine runs one operator job in one new process. The environment that failed is the best one. It is never replaced by the CPU without a word.</source>
        <translation>An engine runs one operator job in one new process. The environment that failed is the best one. It is never replaced by the CPU without a word.</translation>
    </message>
    <message>
        <source>Facts of the engine</source>
        <translation>Facts of the engine</translation>
    </message>
    <message>
        <source>Add interpreter…</source>
        <translation>Add interpreter…</translation>
    </message>
    <message>
        <source>Add environment folder…</source>
        <translation>Add environment folder…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Ask again</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>The built-in engine stays in the list.</source>
        <translation>The built-in engine stays in the list.</translation>
    </message>
    <message>
        <source>It is being asked for its version and devices…</source>
        <translation>It is being asked for its version and devices…</translation>
    </message>
    <message>
        <source>Folder of a conda or venv environment</source>
        <translation>Folder of a conda or venv environment</translation>
    </message>
    <message>
        <source>Python interpreter</source>
        <translation>Python interpreter</translation>
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
        <source>Lines of the log</source>
        <translation>Lines of the log</translation>
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
    <name>torchtriage::desktop::FamilyPlot</name>
    <message>
        <source>Logs per family</source>
        <translation>Logs per family</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FieldsDialog</name>
    <message>
        <source>Fill in: %1</source>
        <translation>Fill in: %1</translation>
    </message>
    <message>
        <source>Fill in missing context</source>
        <translation>Fill in missing context</translation>
    </message>
    <message>
        <source>What log or record already show cannot be changed here. What you type is kept at once and marked as filled in by hand.</source>
        <translation>What log or record already show cannot be changed here. What you type is kept at once and marked as filled in by hand.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>The log or the record shows this.</source>
        <translation>The log or the record shows this.</translation>
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
    <name>torchtriage::desktop::FleetPage</name>
    <message>
        <source>Comparing with %1</source>
        <translation>Comparing with %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Reading…</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Not read</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n log(s)</source>
        <translation>
            <numerusform>%n log</numerusform>
            <numerusform>%n logs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s)</source>
        <translation>
            <numerusform>%n fingerprint</numerusform>
            <numerusform>%n fingerprints</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Written: %1</translation>
    </message>
    <message>
        <source>Scanned in %1 s</source>
        <translation>Scanned in %1 s</translation>
    </message>
    <message>
        <source>The folder is being read</source>
        <translation>The folder is being read</translation>
    </message>
    <message>
        <source>The folder holds no logs</source>
        <translation>The folder holds no logs</translation>
    </message>
    <message>
        <source>Names that begin with a dot are left out, and links to folders are not followed. Open a folder that holds logs, or read this one again.</source>
        <translation>Names that begin with a dot are left out, and links to folders are not followed. Open a folder that holds logs, or read this one again.</translation>
    </message>
    <message>
        <source>Rescan</source>
        <translation>Rescan</translation>
    </message>
    <message>
        <source>Reading the folder was cancelled</source>
        <translation>Reading the folder was cancelled</translation>
    </message>
    <message>
        <source>What was read is kept: the next scan goes on from there.</source>
        <translation>What was read is kept: the next scan goes on from there.</translation>
    </message>
    <message>
        <source>The folder was not read</source>
        <translation>The folder was not read</translation>
    </message>
    <message>
        <source>End comparison</source>
        <translation>End comparison</translation>
    </message>
    <message>
        <source>Compared with %1.</source>
        <translation>Compared with %1.</translation>
    </message>
    <message>
        <source>Compare with another folder</source>
        <translation>Compare with another folder</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Export the table</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Compare…</translation>
    </message>
    <message>
        <source>Show what is new, gone or in more logs than in another folder</source>
        <translation>Show what is new, gone or in more logs than in another folder</translation>
    </message>
    <message>
        <source>The folder has to be read first.</source>
        <translation>The folder has to be read first.</translation>
    </message>
    <message>
        <source>Read again what has changed since the last scan</source>
        <translation>Read again what has changed since the last scan</translation>
    </message>
    <message>
        <source>Export table…</source>
        <translation>Export table…</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Table as CSV…</translation>
    </message>
    <message>
        <source>Everything as JSON…</source>
        <translation>Everything as JSON…</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GoToField</name>
    <message numerus="yes">
        <source>%n destination(s). Up and Down choose, Enter goes there, Esc closes.</source>
        <translation>
            <numerusform>%n destination. Up and Down choose, Enter goes there, Esc closes.</numerusform>
            <numerusform>%n destinations. Up and Down choose, Enter goes there, Esc closes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Searching</translation>
    </message>
    <message>
        <source>Nothing has this name. A number is a line of the log, r0 is a rank.</source>
        <translation>Nothing has this name. A number is a line of the log, r0 is a rank.</translation>
    </message>
    <message>
        <source>Go to line, rank, tensor or run</source>
        <translation>Go to line, rank, tensor or run</translation>
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
    <name>torchtriage::desktop::GoToModel</name>
    <message>
        <source>Line</source>
        <translation>Line</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>Incident</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GoToPopup</name>
    <message>
        <source>Destinations</source>
        <translation>Destinations</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GroupModel</name>
    <message>
        <source>%1 of the most frequent</source>
        <translation>%1 of the most frequent</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerprint</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Family</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>First error</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Logs</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Before</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Share</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>First seen</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Last seen</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Period</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GroupPane</name>
    <message>
        <source>No fingerprint matches “%1”</source>
        <translation>No fingerprint matches “%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s) are hidden by the filter.</source>
        <translation>
            <numerusform>%n fingerprint is hidden by the filter.</numerusform>
            <numerusform>%n fingerprints are hidden by the filter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Clear filter</translation>
    </message>
    <message>
        <source>No failure found</source>
        <translation>No failure found</translation>
    </message>
    <message>
        <source>No log of the folder shows a failure. This speaks of the logs only: it does not prove that the runs were correct.</source>
        <translation>No log of the folder shows a failure. This speaks of the logs only: it does not prove that the runs were correct.</translation>
    </message>
    <message>
        <source>Most logs first</source>
        <translation>Most logs first</translation>
    </message>
    <message>
        <source>Last seen first</source>
        <translation>Last seen first</translation>
    </message>
    <message>
        <source>First seen first</source>
        <translation>First seen first</translation>
    </message>
    <message>
        <source>By family</source>
        <translation>By family</translation>
    </message>
    <message>
        <source>New ones first</source>
        <translation>New ones first</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Fingerprints</translation>
    </message>
    <message numerus="yes">
        <source>%n, same first failure after numbers and paths are removed</source>
        <translation>
            <numerusform>%n, same first failure after numbers and paths are removed</numerusform>
            <numerusform>%n, same first failure after numbers and paths are removed</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter fingerprints</source>
        <translation>Filter fingerprints</translation>
    </message>
    <message>
        <source>Order of the fingerprints</source>
        <translation>Order of the fingerprints</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GuideDock</name>
    <message>
        <source>Next: %1</source>
        <translation>Next: %1</translation>
    </message>
    <message>
        <source>Previous stage</source>
        <translation>Previous stage</translation>
    </message>
    <message>
        <source>This is the first stage</source>
        <translation>This is the first stage</translation>
    </message>
    <message>
        <source>Next stage</source>
        <translation>Next stage</translation>
    </message>
    <message>
        <source>This is the last stage</source>
        <translation>This is the last stage</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Stage of the guide</source>
        <translation>Stage of the guide</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>Close the guide</translation>
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
    <message>
        <source>Value %1: %2, out of range</source>
        <translation>Value %1: %2, out of range</translation>
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
    <name>torchtriage::desktop::HypothesesPane</name>
    <message>
        <source>fits</source>
        <translation>fits</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>does not fit</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>not known</translation>
    </message>
    <message>
        <source>If it holds</source>
        <translation>If it holds</translation>
    </message>
    <message>
        <source>Two hypotheses</source>
        <translation>Two hypotheses</translation>
    </message>
    <message>
        <source>Open label file…</source>
        <translation>Open label file…</translation>
    </message>
    <message>
        <source>JSON, CSV, YAML or plain text with the names of the classes; it is only read.</source>
        <translation>JSON, CSV, YAML or plain text with the names of the classes; it is only read.</translation>
    </message>
    <message>
        <source>Nothing to weigh: no target is above the last class.</source>
        <translation>Nothing to weigh: no target is above the last class.</translation>
    </message>
    <message>
        <source>both fit this batch</source>
        <translation>both fit this batch</translation>
    </message>
    <message>
        <source>What a target above the last class can mean stands here once a class index was checked.</source>
        <translation>What a target above the last class can mean stands here once a class index was checked.</translation>
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
    <message>
        <source>Family, words of the message, operator, revision, name or date. Days from one to another: 2026-03-01..2026-03-15.</source>
        <translation>Family, words of the message, operator, revision, name or date. Days from one to another: 2026-03-01..2026-03-15.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentFiles</name>
    <message>
        <source>The incident was exported to %1.</source>
        <translation>The incident was exported to %1.</translation>
    </message>
    <message>
        <source>It holds everything in the incident&apos;s folder, the batch included.</source>
        <translation>It holds everything in the incident&apos;s folder, the batch included.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that the record names lie outside of the folder and are not in it.</source>
        <translation>
            <numerusform>%n file that the record names lies outside of the folder and is not in it.</numerusform>
            <numerusform>%n files that the record names lie outside of the folder and are not in it.</numerusform>
        </translation>
    </message>
    <message>
        <source>The incident was not exported.</source>
        <translation>The incident was not exported.</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>The export was cancelled.</translation>
    </message>
    <message>
        <source>No file was written.</source>
        <translation>No file was written.</translation>
    </message>
    <message>
        <source>%1 was not imported.</source>
        <translation>%1 was not imported.</translation>
    </message>
    <message>
        <source>The import of %1 was cancelled.</source>
        <translation>The import of %1 was cancelled.</translation>
    </message>
    <message>
        <source>Nothing of it is in the library.</source>
        <translation>Nothing of it is in the library.</translation>
    </message>
    <message>
        <source>The error file was not added.</source>
        <translation>The error file was not added.</translation>
    </message>
    <message>
        <source>Export incident</source>
        <translation>Export incident</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>Zip archives (*.zip)</translation>
    </message>
    <message>
        <source>Import incident</source>
        <translation>Import incident</translation>
    </message>
    <message>
        <source>Add a torchelastic error file</source>
        <translation>Add a torchelastic error file</translation>
    </message>
    <message>
        <source>Error files (*.json)</source>
        <translation>Error files (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentView</name>
    <message>
        <source>Views of the incident</source>
        <translation>Views of the incident</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>Guide: %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LibraryModel</name>
    <message numerus="yes">
        <source>%n incident(s)</source>
        <translation>
            <numerusform>%n incident</numerusform>
            <numerusform>%n incidents</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder %1, %2</source>
        <translation>Folder %1, %2</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LibraryPane</name>
    <message>
        <source>The last scan was cancelled: this is what the one before it found.</source>
        <translation>The last scan was cancelled: this is what the one before it found.</translation>
    </message>
    <message>
        <source>The library was not read.</source>
        <translation>The library was not read.</translation>
    </message>
    <message>
        <source>Scan again</source>
        <translation>Scan again</translation>
    </message>
    <message>
        <source>The scan was cancelled.</source>
        <translation>The scan was cancelled.</translation>
    </message>
    <message>
        <source>What it read is remembered.</source>
        <translation>What it read is remembered.</translation>
    </message>
    <message>
        <source>No incident is kept yet.</source>
        <translation>No incident is kept yet.</translation>
    </message>
    <message>
        <source>Notes, pins and attached batches are kept here, and what torchtriage_capture.py and torchtriage-cli run leave.</source>
        <translation>Notes, pins and attached batches are kept here, and what torchtriage_capture.py and torchtriage-cli run leave.</translation>
    </message>
    <message>
        <source>The library is being read.</source>
        <translation>The library is being read.</translation>
    </message>
    <message>
        <source>%1 of %2 incidents</source>
        <translation>%1 of %2 incidents</translation>
    </message>
    <message>
        <source>Looking for incidents</source>
        <translation>Looking for incidents</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Library</translation>
    </message>
    <message>
        <source>Library of incidents</source>
        <translation>Library of incidents</translation>
    </message>
    <message>
        <source>Library menu</source>
        <translation>Library menu</translation>
    </message>
    <message>
        <source>&amp;Scan again</source>
        <translation>&amp;Scan again</translation>
    </message>
    <message>
        <source>&amp;Import incident…</source>
        <translation>&amp;Import incident…</translation>
    </message>
    <message>
        <source>Choose library &amp;folder…</source>
        <translation>Choose library &amp;folder…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Reading the library</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogActions</name>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opy</translation>
    </message>
    <message>
        <source>Copy &amp;lines</source>
        <translation>Copy &amp;lines</translation>
    </message>
    <message>
        <source>Copy lines &amp;without prefixes</source>
        <translation>Copy lines &amp;without prefixes</translation>
    </message>
    <message>
        <source>Copy lines with num&amp;bers</source>
        <translation>Copy lines with num&amp;bers</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Find ne&amp;xt</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Find pre&amp;vious</translation>
    </message>
    <message>
        <source>Go to lin&amp;e…</source>
        <translation>Go to lin&amp;e…</translation>
    </message>
    <message>
        <source>P&amp;in this line as first failure</source>
        <translation>P&amp;in this line as first failure</translation>
    </message>
    <message>
        <source>&amp;Back to the line found</source>
        <translation>&amp;Back to the line found</translation>
    </message>
    <message>
        <source>Fold or &amp;unfold this block</source>
        <translation>Fold or &amp;unfold this block</translation>
    </message>
    <message>
        <source>&amp;Dim consequences</source>
        <translation>&amp;Dim consequences</translation>
    </message>
    <message>
        <source>&amp;Fold frames</source>
        <translation>&amp;Fold frames</translation>
    </message>
    <message>
        <source>&amp;Wrap lines</source>
        <translation>&amp;Wrap lines</translation>
    </message>
    <message>
        <source>Follow the &amp;end of the log</source>
        <translation>Follow the &amp;end of the log</translation>
    </message>
    <message>
        <source>&amp;Only the rank of the first failure</source>
        <translation>&amp;Only the rank of the first failure</translation>
    </message>
    <message>
        <source>&amp;All ranks</source>
        <translation>&amp;All ranks</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogDestinations</name>
    <message>
        <source>line</source>
        <translation>line</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Line %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>of %1</translation>
    </message>
    <message>
        <source>the nearest one that the log has</source>
        <translation>the nearest one that the log has</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rank</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rank %1</translation>
    </message>
    <message>
        <source>its lines alone, at its first event: line %1</source>
        <translation>its lines alone, at its first event: line %1</translation>
    </message>
    <message>
        <source>its lines alone; it has no event</source>
        <translation>its lines alone; it has no event</translation>
    </message>
    <message>
        <source>line %1 · %2</source>
        <translation>line %1 · %2</translation>
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
    <name>torchtriage::desktop::MachinesDialog</name>
    <message>
        <source>Other machines</source>
        <translation>Other machines</translation>
    </message>
    <message>
        <source>A run there goes through your own ssh or scheduler, with its configuration. Nothing has to be installed there but Python; what is brought there is taken away again. Passwords and keys are never asked for or kept.</source>
        <translation>A run there goes through your own ssh or scheduler, with its configuration. Nothing has to be installed there but Python; what is brought there is taken away again. Passwords and keys are never asked for or kept.</translation>
    </message>
    <message>
        <source>Answer of the machine</source>
        <translation>Answer of the machine</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Reached through</source>
        <translation>&amp;Reached through</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Options</translation>
    </message>
    <message>
        <source>&amp;Python there</source>
        <translation>&amp;Python there</translation>
    </message>
    <message>
        <source>Add machine</source>
        <translation>Add machine</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Test connection</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Machine %1</source>
        <translation>Machine %1</translation>
    </message>
    <message>
        <source>Par&amp;tition</source>
        <translation>Par&amp;tition</translation>
    </message>
    <message>
        <source>Po&amp;d</source>
        <translation>Po&amp;d</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Host</translation>
    </message>
    <message>
        <source>Choose a machine first.</source>
        <translation>Choose a machine first.</translation>
    </message>
    <message>
        <source>It is being asked.</source>
        <translation>It is being asked.</translation>
    </message>
    <message>
        <source>It is being asked for its version and devices…</source>
        <translation>It is being asked for its version and devices…</translation>
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
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Undo: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Redo: %1</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Open &amp;folder…</translation>
    </message>
    <message>
        <source>&amp;Add note…</source>
        <translation>&amp;Add note…</translation>
    </message>
    <message>
        <source>Fill in &amp;missing context…</source>
        <translation>Fill in &amp;missing context…</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>&amp;Go to…</translation>
    </message>
    <message>
        <source>Lo&amp;g</source>
        <translation>Lo&amp;g</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Tools</translation>
    </message>
    <message>
        <source>&amp;Run selected</source>
        <translation>&amp;Run selected</translation>
    </message>
    <message>
        <source>&amp;Stop runs</source>
        <translation>&amp;Stop runs</translation>
    </message>
    <message>
        <source>&amp;Engines…</source>
        <translation>&amp;Engines…</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guide</translation>
    </message>
    <message>
        <source>Add &amp;torchelastic error file…</source>
        <translation>Add &amp;torchelastic error file…</translation>
    </message>
    <message>
        <source>E&amp;xport incident as zip…</source>
        <translation>E&amp;xport incident as zip…</translation>
    </message>
    <message>
        <source>I&amp;mport incident…</source>
        <translation>I&amp;mport incident…</translation>
    </message>
    <message>
        <source>Reduce kept &amp;case…</source>
        <translation>Reduce kept &amp;case…</translation>
    </message>
    <message>
        <source>Other &amp;machines…</source>
        <translation>Other &amp;machines…</translation>
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
    <message>
        <source>Kept in %1</source>
        <translation>Kept in %1</translation>
    </message>
    <message>
        <source>The incident was not saved.</source>
        <translation>The incident was not saved.</translation>
    </message>
    <message>
        <source>Close with a reason</source>
        <translation>Close with a reason</translation>
    </message>
    <message>
        <source>Reopen incident</source>
        <translation>Reopen incident</translation>
    </message>
    <message>
        <source>Why it is closed without verification:</source>
        <translation>Why it is closed without verification:</translation>
    </message>
    <message>
        <source>Why it is opened again:</source>
        <translation>Why it is opened again:</translation>
    </message>
    <message>
        <source>Close incident</source>
        <translation>Close incident</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Reopen</translation>
    </message>
    <message>
        <source>Re&amp;open…</source>
        <translation>Re&amp;open…</translation>
    </message>
    <message>
        <source>&amp;Close with a reason…</source>
        <translation>&amp;Close with a reason…</translation>
    </message>
    <message>
        <source>Open a folder of logs</source>
        <translation>Open a folder of logs</translation>
    </message>
    <message>
        <source>Choose the library folder</source>
        <translation>Choose the library folder</translation>
    </message>
    <message>
        <source>No case is kept yet.</source>
        <translation>No case is kept yet.</translation>
    </message>
    <message>
        <source>Check the saved batch and keep what was refused as a case, or open a job file on the page of the reruns.</source>
        <translation>Check the saved batch and keep what was refused as a case, or open a job file on the page of the reruns.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MappingModel</name>
    <message>
        <source>not used</source>
        <translation>not used</translation>
    </message>
    <message>
        <source>no class</source>
        <translation>no class</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignored</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>One to one</translation>
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
        <source>Every class used</source>
        <translation>Every class used</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Stored</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Count</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MappingPane</name>
    <message>
        <source>Mapping</source>
        <translation>Mapping</translation>
    </message>
    <message>
        <source>one to one?</source>
        <translation>one to one?</translation>
    </message>
    <message>
        <source>Stored values and classes</source>
        <translation>Stored values and classes</translation>
    </message>
    <message>
        <source>Stored values and their classes stand here once a class index was checked.</source>
        <translation>Stored values and their classes stand here once a class index was checked.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MemberModel</name>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Line</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MemberPane</name>
    <message>
        <source>Compare with %1</source>
        <translation>Compare with %1</translation>
    </message>
    <message>
        <source>The folder has no log without a failure whose path is the same but for its numbers.</source>
        <translation>The folder has no log without a failure whose path is the same but for its numbers.</translation>
    </message>
    <message>
        <source>Logs of %1</source>
        <translation>Logs of %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n log(s)</source>
        <translation>
            <numerusform>%n log</numerusform>
            <numerusform>%n logs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n incident(s)</source>
        <translation>
            <numerusform>%n incident</numerusform>
            <numerusform>%n incidents</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the logs</source>
        <translation>Back to the logs</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Open log</translation>
    </message>
    <message>
        <source>Compare with last good log</source>
        <translation>Compare with last good log</translation>
    </message>
    <message>
        <source>Close this pane</source>
        <translation>Close this pane</translation>
    </message>
    <message>
        <source>Logs of the fingerprint</source>
        <translation>Logs of the fingerprint</translation>
    </message>
    <message>
        <source>Lines that appear only in the failing log</source>
        <translation>Lines that appear only in the failing log</translation>
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
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Add note</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Note</translation>
    </message>
    <message>
        <source>Kept in the incident folder while you type. Undo takes it back.</source>
        <translation>Kept in the incident folder while you type. Undo takes it back.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::OffenderModel</name>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Sample id</source>
        <translation>Sample id</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Finding</translation>
    </message>
    <message>
        <source>In batch</source>
        <translation>In batch</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::OutputView</name>
    <message>
        <source>Live output</source>
        <translation>Live output</translation>
    </message>
    <message>
        <source>%1 lines came too fast to be shown; the log has them.</source>
        <translation>%1 lines came too fast to be shown; the log has them.</translation>
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
    <message>
        <source>Show fewer families</source>
        <translation>Show fewer families</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more families</source>
        <translation>
            <numerusform>Show %n more family</numerusform>
            <numerusform>Show %n more families</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::PlotsPane</name>
    <message>
        <source>Family</source>
        <translation>Family</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Class</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Logs</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>%1, by class</source>
        <translation>%1, by class</translation>
    </message>
    <message>
        <source>Logs per family</source>
        <translation>Logs per family</translation>
    </message>
    <message>
        <source>Logs per day</source>
        <translation>Logs per day</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>Show the numbers of both plots as tables</source>
        <translation>Show the numbers of both plots as tables</translation>
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
    <name>torchtriage::desktop::ReadingPane</name>
    <message>
        <source>Reading</source>
        <translation>Reading</translation>
    </message>
    <message>
        <source>A CPU success is a clue, not a CUDA validation.</source>
        <translation>A CPU success is a clue, not a CUDA validation.</translation>
    </message>
    <message>
        <source>Kernels, layouts and rounding differ. Validate on the device before you close.</source>
        <translation>Kernels, layouts and rounding differ. Validate on the device before you close.</translation>
    </message>
    <message>
        <source>Blocking launches and waits change the scheduling: their durations are not compared.</source>
        <translation>Blocking launches and waits change the scheduling: their durations are not compared.</translation>
    </message>
    <message>
        <source>shown by a run</source>
        <translation>shown by a run</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>still open</translation>
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
    <name>torchtriage::desktop::RedactionModel</name>
    <message>
        <source>On</source>
        <translation>On</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Count</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Replacement</translation>
    </message>
    <message>
        <source>stays in the text</source>
        <translation>stays in the text</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReduceDialog</name>
    <message>
        <source>Kept in %1</source>
        <translation>Kept in %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation>Reduce</translation>
    </message>
    <message>
        <source>The reduction is running.</source>
        <translation>The reduction is running.</translation>
    </message>
    <message>
        <source>Give the case a name of letters, digits, dots and dashes.</source>
        <translation>Give the case a name of letters, digits, dots and dashes.</translation>
    </message>
    <message>
        <source>Ends the trial under way and keeps what is known.</source>
        <translation>Ends the trial under way and keeps what is known.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>Nothing is running.</translation>
    </message>
    <message>
        <source>Nothing has run yet.</source>
        <translation>Nothing has run yet.</translation>
    </message>
    <message>
        <source>Running: %1 of at most %2 runs, %3 s</source>
        <translation>Running: %1 of at most %2 runs, %3 s</translation>
    </message>
    <message>
        <source>Pausing: the trial under way is ended</source>
        <translation>Pausing: the trial under way is ended</translation>
    </message>
    <message>
        <source>Paused after %1 runs</source>
        <translation>Paused after %1 runs</translation>
    </message>
    <message>
        <source>Ended after %1 runs</source>
        <translation>Ended after %1 runs</translation>
    </message>
    <message>
        <source>Reduce to the smallest failing case</source>
        <translation>Reduce to the smallest failing case</translation>
    </message>
    <message>
        <source>Rows, lengths, steps and values are left out as long as the same failure happens, each time in a new process. Dtypes and layout stay. The same name goes on from where it was.</source>
        <translation>Rows, lengths, steps and values are left out as long as the same failure happens, each time in a new process. Dtypes and layout stay. The same name goes on from where it was.</translation>
    </message>
    <message>
        <source>&amp;Name of the case</source>
        <translation>&amp;Name of the case</translation>
    </message>
    <message>
        <source>&amp;Most runs</source>
        <translation>&amp;Most runs</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Trials</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReplacementModel</name>
    <message>
        <source>In the log</source>
        <translation>In the log</translation>
    </message>
    <message>
        <source>In the request</source>
        <translation>In the request</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Times</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>stays</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RequestPage</name>
    <message>
        <source>“%1” written. The private map of the replacements stays here: %2</source>
        <translation>“%1” written. The private map of the replacements stays here: %2</translation>
    </message>
    <message>
        <source>Nothing was written. %1</source>
        <translation>Nothing was written. %1</translation>
    </message>
    <message>
        <source>Reading the log</source>
        <translation>Reading the log</translation>
    </message>
    <message>
        <source>Names that are private are looked for in all of it, so that none of them stays in the request.</source>
        <translation>Names that are private are looked for in all of it, so that none of them stays in the request.</translation>
    </message>
    <message>
        <source>The request could not be made</source>
        <translation>The request could not be made</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s), %1</source>
        <extracomment>%1 is &quot;44 values&quot;</extracomment>
        <translation>
            <numerusform>%n kind, %1</numerusform>
            <numerusform>%n kinds, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Markdown, %n line(s), %1</source>
        <translation>
            <numerusform>Markdown, %n line, %1</numerusform>
            <numerusform>Markdown, %n lines, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message>
        <source>Something private would remain: see the red bar.</source>
        <translation>Something private would remain: see the red bar.</translation>
    </message>
    <message>
        <source>The request is not ready yet.</source>
        <translation>The request is not ready yet.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) replaced, none left that looks private. Read the text before you send it.</source>
        <translation>
            <numerusform>%n value replaced, none left that looks private. Read the text before you send it.</numerusform>
            <numerusform>%n values replaced, none left that looks private. Read the text before you send it.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to export. %1</source>
        <translation>Ready to export. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more place(s).</source>
        <translation>
            <numerusform>%n more place.</numerusform>
            <numerusform>%n more places.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export stopped.</source>
        <translation>Export stopped.</translation>
    </message>
    <message>
        <source>Turn its replacement on, or remove the line.</source>
        <translation>Turn its replacement on, or remove the line.</translation>
    </message>
    <message>
        <source>Add it as a word to replace, or remove the line.</source>
        <translation>Add it as a word to replace, or remove the line.</translation>
    </message>
    <message>
        <source>Show line %1</source>
        <translation>Show line %1</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Turn on</translation>
    </message>
    <message>
        <source>Copied as Markdown. Read the text before you send it.</source>
        <translation>Copied as Markdown. Read the text before you send it.</translation>
    </message>
    <message>
        <source>Export the support request</source>
        <translation>Export the support request</translation>
    </message>
    <message>
        <source>Zip with request and attachments (*.zip)</source>
        <translation>Zip with request and attachments (*.zip)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Language of the request</source>
        <translation>Language of the request</translation>
    </message>
    <message>
        <source>Whom the request is for</source>
        <translation>Whom the request is for</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Attach</translation>
    </message>
    <message>
        <source>Attachments of the zip</source>
        <translation>Attachments of the zip</translation>
    </message>
    <message>
        <source>Redacted log, in the zip</source>
        <translation>Redacted log, in the zip</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Preview</translation>
    </message>
    <message>
        <source>The request as it will leave</source>
        <translation>The request as it will leave</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation>Rendered</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Replacements</source>
        <translation>Replacements</translation>
    </message>
    <message>
        <source>Kinds of replacements</source>
        <translation>Kinds of replacements</translation>
    </message>
    <message>
        <source>Add word…</source>
        <translation>Add word…</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>originals stay here, they are never exported</source>
        <translation>originals stay here, they are never exported</translation>
    </message>
    <message>
        <source>Replaced values</source>
        <translation>Replaced values</translation>
    </message>
    <message>
        <source>The same original always gets the same replacement, so two hosts can still be told apart.</source>
        <translation>The same original always gets the same replacement, so two hosts can still be told apart.</translation>
    </message>
    <message>
        <source>This incident keeps no case. Keep one on the batch page, or reduce its job.</source>
        <translation>This incident keeps no case. Keep one on the batch page, or reduce its job.</translation>
    </message>
    <message>
        <source>Minimal case, in the zip…</source>
        <translation>Minimal case, in the zip…</translation>
    </message>
    <message>
        <source>Notes of the incident</source>
        <translation>Notes of the incident</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RerunPage</name>
    <message>
        <source>A job has the variations of its operators only.</source>
        <translation>A job has the variations of its operators only.</translation>
    </message>
    <message>
        <source>The job&apos;s steps run in the chosen engine.</source>
        <translation>The job&apos;s steps run in the chosen engine.</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Folder: %1</translation>
    </message>
    <message>
        <source>torchtriage-guard is missing beside the program: nothing can be started. Install TorchTriage again.</source>
        <translation>torchtriage-guard is missing beside the program: nothing can be started. Install TorchTriage again.</translation>
    </message>
    <message>
        <source>Check a row first.</source>
        <translation>Check a row first.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>Nothing is running.</translation>
    </message>
    <message>
        <source>%1 finished, %2 running, %3 queued</source>
        <translation>%1 finished, %2 running, %3 queued</translation>
    </message>
    <message numerus="yes">
        <source>from %n finished run(s)</source>
        <translation>
            <numerusform>from %n finished run</numerusform>
            <numerusform>from %n finished runs</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a run that has printed something.</source>
        <translation>Choose a run that has printed something.</translation>
    </message>
    <message>
        <source>%1 s of %2 s</source>
        <translation>%1 s of %2 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation>%1, process %2</translation>
    </message>
    <message>
        <source>Running: %1. Process %2</source>
        <translation>Running: %1. Process %2</translation>
    </message>
    <message>
        <source>Job file</source>
        <translation>Job file</translation>
    </message>
    <message>
        <source>Jobs (*.json)</source>
        <translation>Jobs (*.json)</translation>
    </message>
    <message>
        <source>%1: new process %2</source>
        <translation>%1: new process %2</translation>
    </message>
    <message>
        <source>Run selected</source>
        <translation>Run selected</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Run all</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Time limit</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Time limit of a run</source>
        <translation>Time limit of a run</translation>
    </message>
    <message>
        <source>Add change…</source>
        <translation>Add change…</translation>
    </message>
    <message>
        <source>New process, one change per run.</source>
        <translation>New process, one change per run.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Command</translation>
    </message>
    <message>
        <source>Command of the baseline</source>
        <translation>Command of the baseline</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Edit…</translation>
    </message>
    <message>
        <source>Job file…</source>
        <translation>Job file…</translation>
    </message>
    <message>
        <source>Run a job of operators instead of the program</source>
        <translation>Run a job of operators instead of the program</translation>
    </message>
    <message>
        <source>Live output</source>
        <translation>Live output</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Open log</translation>
    </message>
    <message>
        <source>Time used of the limit</source>
        <translation>Time used of the limit</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Reading</translation>
    </message>
    <message>
        <source>Back to the program</source>
        <translation>Back to the program</translation>
    </message>
    <message>
        <source>On another machine the engine is the Python that is named with it.</source>
        <translation>On another machine the engine is the Python that is named with it.</translation>
    </message>
    <message>
        <source>Two engines are compared on this machine only.</source>
        <translation>Two engines are compared on this machine only.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>This machine</translation>
    </message>
    <message>
        <source>Other machines…</source>
        <translation>Other machines…</translation>
    </message>
    <message>
        <source>any memory</source>
        <translation>any memory</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Memory limit of a run</source>
        <translation>Memory limit of a run</translation>
    </message>
    <message>
        <source>A run whose processes hold more memory than that is ended.</source>
        <translation>A run whose processes hold more memory than that is ended.</translation>
    </message>
    <message>
        <source>Machine that the runs live on</source>
        <translation>Machine that the runs live on</translation>
    </message>
    <message>
        <source>Open a job of operators first: a program&apos;s own data cannot be cut from here.</source>
        <translation>Open a job of operators first: a program&apos;s own data cannot be cut from here.</translation>
    </message>
    <message>
        <source>Reduce…</source>
        <translation>Reduce…</translation>
    </message>
    <message>
        <source>Keep incident</source>
        <translation>Keep incident</translation>
    </message>
    <message>
        <source>%1, process %2, step %3 of %4: %5</source>
        <translation>%1, process %2, step %3 of %4: %5</translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation>Kept in %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RunModel</name>
    <message>
        <source>%1 s so far</source>
        <translation>%1 s so far</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>blocking</source>
        <translation>blocking</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>not a measurement</source>
        <translation>not a measurement</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Device</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Launch</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>First error</translation>
    </message>
    <message>
        <source>Observed at</source>
        <translation>Observed at</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Exit</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duration</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RunTable</name>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ScanCard</name>
    <message>
        <source>%1 of %2 files, %3 s</source>
        <translation>%1 of %2 files, %3 s</translation>
    </message>
    <message>
        <source>Looking for files, %1 s</source>
        <translation>Looking for files, %1 s</translation>
    </message>
    <message>
        <source>Reading the logs of %1</source>
        <translation>Reading the logs of %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
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
    <message>
        <source>go to</source>
        <translation>go to</translation>
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
    <name>torchtriage::desktop::SwitchDialog</name>
    <message>
        <source>&amp;Name of the change</source>
        <translation>&amp;Name of the change</translation>
    </message>
    <message>
        <source>&amp;Variable or option</source>
        <translation>&amp;Variable or option</translation>
    </message>
    <message>
        <source>For example AMP=0 or --amp 0. It is added to the command of the baseline, or takes the place of the same option there.</source>
        <translation>For example AMP=0 or --amp 0. It is added to the command of the baseline, or takes the place of the same option there.</translation>
    </message>
    <message>
        <source>Use this change</source>
        <translation>Use this change</translation>
    </message>
    <message>
        <source>A change of your own needs a name.</source>
        <translation>A change of your own needs a name.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TargetCheckPane</name>
    <message>
        <source>The check was not carried out.</source>
        <translation>The check was not carried out.</translation>
    </message>
    <message>
        <source>There is no refused element to export.</source>
        <translation>There is no refused element to export.</translation>
    </message>
    <message>
        <source>The first %1 of %2 are shown; the export has all of them.</source>
        <translation>The first %1 of %2 are shown; the export has all of them.</translation>
    </message>
    <message>
        <source>Target check</source>
        <translation>Target check</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Export CSV…</translation>
    </message>
    <message>
        <source>Refused elements</source>
        <translation>Refused elements</translation>
    </message>
    <message>
        <source>Minimal case, %1</source>
        <extracomment>%1 is the number of samples</extracomment>
        <translation>Minimal case, %1</translation>
    </message>
    <message>
        <source>Minimal case</source>
        <translation>Minimal case</translation>
    </message>
    <message>
        <source>Full batch, %1</source>
        <translation>Full batch, %1</translation>
    </message>
    <message>
        <source>Full batch</source>
        <translation>Full batch</translation>
    </message>
    <message>
        <source>Nothing was refused so far.</source>
        <translation>Nothing was refused so far.</translation>
    </message>
    <message>
        <source>Full batch: %1.</source>
        <translation>Full batch: %1.</translation>
    </message>
    <message>
        <source>What the check is shown for</source>
        <translation>What the check is shown for</translation>
    </message>
    <message>
        <source>Keep as case</source>
        <translation>Keep as case</translation>
    </message>
    <message>
        <source>Looks for the smallest part of the kept case that fails in the same way.</source>
        <translation>Looks for the smallest part of the kept case that fails in the same way.</translation>
    </message>
    <message>
        <source>Keep a case first.</source>
        <translation>Keep a case first.</translation>
    </message>
    <message>
        <source>Reduce…</source>
        <translation>Reduce…</translation>
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
    <message>
        <source>State: %1</source>
        <translation>State: %1</translation>
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
<context>
    <name>torchtriage::desktop::VerifyPage</name>
    <message>
        <source>Choose checkpoint</source>
        <translation>Choose checkpoint</translation>
    </message>
    <message>
        <source>Keep incident</source>
        <translation>Keep incident</translation>
    </message>
    <message>
        <source>Close incident</source>
        <translation>Close incident</translation>
    </message>
    <message>
        <source>Close with a reason…</source>
        <translation>Close with a reason…</translation>
    </message>
    <message>
        <source>Reopen…</source>
        <translation>Reopen…</translation>
    </message>
    <message>
        <source>It is closed.</source>
        <translation>It is closed.</translation>
    </message>
    <message>
        <source>Closed.</source>
        <translation>Closed.</translation>
    </message>
    <message>
        <source>State: %1</source>
        <translation>State: %1</translation>
    </message>
    <message>
        <source>Ready to close.</source>
        <translation>Ready to close.</translation>
    </message>
    <message>
        <source>Everything mandatory ended as expected.</source>
        <translation>Everything mandatory ended as expected.</translation>
    </message>
    <message>
        <source>Not ready to close.</source>
        <translation>Not ready to close.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) open. First: %1</source>
        <translation>
            <numerusform>%Ln point open: %1</numerusform>
            <numerusform>%Ln points open. First: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::WordDialog</name>
    <message>
        <source>&amp;Word or name:</source>
        <translation>&amp;Word or name:</translation>
    </message>
    <message>
        <source>&amp;Replace it wherever it stands</source>
        <translation>&amp;Replace it wherever it stands</translation>
    </message>
    <message>
        <source>&amp;Leave it alone</source>
        <translation>&amp;Leave it alone</translation>
    </message>
    <message>
        <source>Keys, tokens and passwords are replaced all the same.</source>
        <translation>Keys, tokens and passwords are replaced all the same.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Type a word of at least two characters first.</source>
        <translation>Type a word of at least two characters first.</translation>
    </message>
    <message>
        <source>Words of your own</source>
        <translation>Words of your own</translation>
    </message>
    <message>
        <source>Words given before</source>
        <translation>Words given before</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Re&amp;move</translation>
    </message>
    <message>
        <source>%1: replaced wherever it stands</source>
        <extracomment>%1 is a word that the user gave</extracomment>
        <translation>%1: replaced wherever it stands</translation>
    </message>
    <message>
        <source>%1: left alone</source>
        <translation>%1: left alone</translation>
    </message>
    <message>
        <source>Choose a word of the list first.</source>
        <translation>Choose a word of the list first.</translation>
    </message>
</context>
<context>
    <name>torchtriage::workbench::IncidentStore</name>
    <message>
        <source>Attach batch</source>
        <translation>Attach batch</translation>
    </message>
    <message>
        <source>Pin first failure</source>
        <translation>Pin first failure</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>Remove the pin</translation>
    </message>
</context>
</TS>
