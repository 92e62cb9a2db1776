<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AgreementText</name>
    <message>
        <source>%1 beside %2</source>
        <translation>%1 frente a %2</translation>
    </message>
    <message>
        <source>output %1 of step %2</source>
        <translation>la salida %1 del paso %2</translation>
    </message>
    <message>
        <source>An output differs from that of the baseline: %1 (%2).</source>
        <translation>Una salida difiere de la de la base: %1 (%2).</translation>
    </message>
    <message>
        <source>Outputs differ from those of the baseline. In %1, %2 of %3 elements lie beyond the tolerance of PyTorch for %4 (relative %5, absolute %6).</source>
        <translation>Hay salidas que difieren de las de la base. En %1, %2 de %3 elementos superan la tolerancia de PyTorch para %4 (relativa %5, absoluta %6).</translation>
    </message>
    <message>
        <source>The first one is at %1.</source>
        <translation>El primero está en %1.</translation>
    </message>
    <message>
        <source>The largest difference is %1.</source>
        <translation>La mayor diferencia es %1.</translation>
    </message>
    <message>
        <source>NaN stands in one of the two only at %1 places.</source>
        <translation>NaN aparece solo en una de las dos en %1 posiciones.</translation>
    </message>
    <message>
        <source>Its outputs agree with those of the baseline within the tolerances of PyTorch for their dtypes. The largest difference is %1 (%2).</source>
        <translation>Sus salidas coinciden con las de la base dentro de las tolerancias de PyTorch para sus dtypes. La mayor diferencia es %1 (%2).</translation>
    </message>
    <message>
        <source>Output %1 of step %2 is there in one of the two runs only.</source>
        <translation>La salida %1 del paso %2 existe solo en una de las dos ejecuciones.</translation>
    </message>
    <message>
        <source>Output %1 of step %2 is of another kind than in the baseline.</source>
        <translation>La salida %1 del paso %2 es de otro tipo que en la base.</translation>
    </message>
    <message>
        <source>Output %1 of step %2 has another shape than in the baseline.</source>
        <translation>La salida %1 del paso %2 tiene otra forma que en la base.</translation>
    </message>
    <message>
        <source>The bits of output %1 of step %2 differ from those of the baseline. Its elements were not kept, so whether they agree is not known.</source>
        <translation>Los bits de la salida %1 del paso %2 difieren de los de la base. Sus elementos no se guardaron, así que no se sabe si coinciden.</translation>
    </message>
    <message>
        <source>Its outputs are those of the baseline, bit by bit.</source>
        <translation>Sus salidas son las de la base, bit a bit.</translation>
    </message>
    <message>
        <source>Outputs that agree on these inputs do not show that they are right, nor that others would agree.</source>
        <translation>Que las salidas coincidan con estas entradas no muestra que sean correctas ni que otras coincidirían.</translation>
    </message>
    <message>
        <source>A difference does not tell which of the two is right: another order of additions changes the last digits, and random numbers need the same seed.</source>
        <translation>Una diferencia no dice cuál de las dos es correcta: otro orden de sumas cambia los últimos dígitos, y los números aleatorios necesitan la misma semilla.</translation>
    </message>
</context>
<context>
    <name>BatchFindings</name>
    <message>
        <source>torch.load(weights_only=False) would import %1, which starts programs.</source>
        <translation>torch.load(weights_only=False) importaría %1, que inicia programas.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which runs Python code.</source>
        <translation>torch.load(weights_only=False) importaría %1, que ejecuta código Python.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which imports any module by name.</source>
        <translation>torch.load(weights_only=False) importaría %1, que importa cualquier módulo por su nombre.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which gets hold of any function.</source>
        <translation>torch.load(weights_only=False) importaría %1, que da acceso a cualquier función.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which unpickles again, past any check.</source>
        <translation>torch.load(weights_only=False) importaría %1, que vuelve a leer un pickle y elude toda comprobación.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which opens network connections.</source>
        <translation>torch.load(weights_only=False) importaría %1, que abre conexiones de red.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which reads, writes or removes files.</source>
        <translation>torch.load(weights_only=False) importaría %1, que lee, escribe o borra archivos.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which calls machine code.</source>
        <translation>torch.load(weights_only=False) importaría %1, que llama a código máquina.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, a name that PyTorch&apos;s own safe list does not hold. Here it is only shown.</source>
        <translation>torch.load(weights_only=False) importaría %1, un nombre que no está en la lista segura de PyTorch. Aquí solo se muestra.</translation>
    </message>
    <message>
        <source>Byte %1; no value of the file depends on it.</source>
        <translation>Byte %1; ningún valor del archivo depende de él.</translation>
    </message>
    <message>
        <source>Key %1, byte %2; the file also calls it.</source>
        <translation>Clave %1, byte %2; el archivo también lo llama.</translation>
    </message>
    <message>
        <source>Key %1, byte %2; the file does not call it.</source>
        <translation>Clave %1, byte %2; el archivo no lo llama.</translation>
    </message>
    <message>
        <source>The archive holds %1 more than once. Readers disagree on which one counts, so another program may see other values.</source>
        <translation>El archivo contenedor incluye %1 más de una vez. Los lectores no coinciden en cuál cuenta, así que otro programa puede ver otros valores.</translation>
    </message>
    <message>
        <source>The entry %1 would leave the folder that it is unpacked in. Do not unpack this archive.</source>
        <translation>La entrada %1 saldría de la carpeta en la que se extrae. No extraiga este archivo.</translation>
    </message>
    <message>
        <source>The entry %1 claims to be encrypted, although PyTorch reads it. A scanner may have skipped it.</source>
        <translation>La entrada %1 dice estar cifrada, aunque PyTorch la lee. Un analizador puede haberla omitido.</translation>
    </message>
    <message>
        <source>The archive gives the entry %1 two different names. A scanner may have looked at another entry than PyTorch reads.</source>
        <translation>El archivo contenedor da a la entrada %1 dos nombres distintos. Un analizador puede haber mirado otra entrada que la que lee PyTorch.</translation>
    </message>
    <message>
        <source>The record %1, which this format asks for, is not there.</source>
        <translation>Falta el registro %1, que este formato exige.</translation>
    </message>
    <message>
        <source>The entry %1 is compressed in a way that TorchTriage does not read.</source>
        <translation>La entrada %1 está comprimida de un modo que TorchTriage no lee.</translation>
    </message>
    <message>
        <source>More bytes follow the first pickle (%1). PyTorch ignores them; other programs may not.</source>
        <translation>Siguen más bytes al primer pickle (%1). PyTorch los pasa por alto; otros programas tal vez no.</translation>
    </message>
    <message>
        <source>The pickle uses numbers for names that only its writer has registered (%1), so what it would import is not known.</source>
        <translation>El pickle usa números para nombres que solo registró quien lo escribió (%1), así que no se sabe qué importaría.</translation>
    </message>
    <message>
        <source>Bytes before or after the content belong to no value (%1).</source>
        <translation>Hay bytes antes o después del contenido que no pertenecen a ningún valor (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) of this kind.</source>
        <translation>
            <numerusform>%Ln hallazgo más de este tipo.</numerusform>
            <numerusform>%Ln hallazgos más de este tipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would import %1. TorchTriage has read it without importing or calling anything; load it in Python only if you trust its source.</source>
        <translation>Importaría %1. TorchTriage lo ha leído sin importar ni llamar nada; cárguelo en Python solo si confía en su origen.</translation>
    </message>
    <message numerus="yes">
        <source>It would import %1 and %Ln more. TorchTriage has read it without importing or calling anything; load it in Python only if you trust its source.</source>
        <translation>
            <numerusform>Importaría %1 y %Ln nombre más. TorchTriage lo ha leído sin importar ni llamar nada; cárguelo en Python solo si confía en su origen.</numerusform>
            <numerusform>Importaría %1 y %Ln nombres más. TorchTriage lo ha leído sin importar ni llamar nada; cárguelo en Python solo si confía en su origen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading this file in Python could run code.</source>
        <translation>Cargar este archivo en Python podría ejecutar código.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>No se pudo leer %1: %2.</translation>
    </message>
    <message>
        <source>The file leads to more keys than TorchTriage counts; sharing is shown for the first ones only.</source>
        <translation>El archivo lleva a más claves de las que TorchTriage cuenta; lo compartido se muestra solo para las primeras.</translation>
    </message>
    <message>
        <source>This file is incomplete.</source>
        <translation>Este archivo está incompleto.</translation>
    </message>
    <message numerus="yes">
        <source>It lacks the bytes of %Ln tensor(s). Copy the file again once it is complete.</source>
        <translation>
            <numerusform>Le faltan los bytes de %Ln tensor. Vuelva a copiar el archivo cuando esté completo.</numerusform>
            <numerusform>Le faltan los bytes de %Ln tensores. Vuelva a copiar el archivo cuando esté completo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) could not be read; all others are shown.</source>
        <translation>
            <numerusform>No se pudo leer %Ln valor; se muestran todos los demás.</numerusform>
            <numerusform>No se pudieron leer %Ln valores; se muestran todos los demás.</numerusform>
        </translation>
    </message>
    <message>
        <source>The values that are there are shown.</source>
        <translation>Se muestran los valores presentes.</translation>
    </message>
    <message>
        <source>Not everything in this file can be shown.</source>
        <translation>No se puede mostrar todo lo que hay en este archivo.</translation>
    </message>
    <message>
        <source>This file names classes of other packages.</source>
        <translation>Este archivo nombra clases de otros paquetes.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would be imported on loading. They are shown here, not imported.</source>
        <translation>
            <numerusform>Al cargarlo se importaría %Ln nombre. Aquí se muestra, no se importa.</numerusform>
            <numerusform>Al cargarlo se importarían %Ln nombres. Aquí se muestran, no se importan.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file is unusual.</source>
        <translation>Este archivo es inusual.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) in it differ from what PyTorch and NumPy write.</source>
        <translation>
            <numerusform>%Ln elemento difiere de lo que escriben PyTorch y NumPy.</numerusform>
            <numerusform>%Ln elementos difieren de lo que escriben PyTorch y NumPy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BatchText</name>
    <message>
        <source>torch.save archive</source>
        <translation>Archivo contenedor de torch.save</translation>
    </message>
    <message>
        <source>TorchScript archive</source>
        <translation>Archivo contenedor de TorchScript</translation>
    </message>
    <message>
        <source>torch.save file from before PyTorch 1.6</source>
        <translation>Archivo de torch.save anterior a PyTorch 1.6</translation>
    </message>
    <message>
        <source>torch.save file of PyTorch 0.1</source>
        <translation>Archivo de torch.save de PyTorch 0.1</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>Array de NumPy</translation>
    </message>
    <message>
        <source>NumPy archive</source>
        <translation>Archivo contenedor de NumPy</translation>
    </message>
    <message>
        <source>Pickle by itself</source>
        <translation>Pickle suelto</translation>
    </message>
    <message>
        <source>This format holds no code</source>
        <translation>Este formato no contiene código</translation>
    </message>
    <message>
        <source>This file holds no code</source>
        <translation>Este archivo no contiene código</translation>
    </message>
    <message>
        <source>Read without running pickle code</source>
        <translation>Leído sin ejecutar código de pickle</translation>
    </message>
    <message>
        <source>Read without running its code</source>
        <translation>Leído sin ejecutar su código</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tensor(s)</source>
        <translation>
            <numerusform>%Ln tensor</numerusform>
            <numerusform>%Ln tensores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln valor</numerusform>
            <numerusform>%Ln valores</numerusform>
        </translation>
    </message>
    <message>
        <source>The object of class %1 could not be read: %2. The rest of the file is not affected.</source>
        <translation>No se pudo leer el objeto de la clase %1: %2. El resto del archivo no se ve afectado.</translation>
    </message>
    <message>
        <source>The file computes which function would build this object. TorchTriage does not call it and shows the parts that the file stores.</source>
        <translation>El archivo calcula qué función construiría este objeto. TorchTriage no la llama y muestra las partes que el archivo guarda.</translation>
    </message>
    <message>
        <source>An object of the class %1. TorchTriage does not import classes: it shows the parts that the file stores.</source>
        <translation>Un objeto de la clase %1. TorchTriage no importa clases: muestra las partes que el archivo guarda.</translation>
    </message>
    <message>
        <source>A meta tensor has a shape and a dtype, but no elements.</source>
        <translation>Un tensor meta tiene forma y dtype, pero no elementos.</translation>
    </message>
    <message>
        <source>A tensor of layout %1 has no elements in rows and columns. Its components stand below it in the tree.</source>
        <translation>Un tensor de disposición %1 no tiene elementos en filas y columnas. Sus componentes están debajo de él en el árbol.</translation>
    </message>
    <message>
        <source>This tensor has no bytes of its own.</source>
        <translation>Este tensor no tiene bytes propios.</translation>
    </message>
    <message>
        <source>The file lacks the bytes of this tensor. Copy the file again once it is complete.</source>
        <translation>Al archivo le faltan los bytes de este tensor. Vuelva a copiar el archivo cuando esté completo.</translation>
    </message>
    <message>
        <source>Elements of type %1 are not numbers.</source>
        <translation>Los elementos de tipo %1 no son números.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 y %Ln más</numerusform>
            <numerusform>%1 y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a saved batch that TorchTriage reads: %2. Choose a file that torch.save, safetensors or NumPy wrote.</source>
        <translation>«%1» no es un batch guardado que TorchTriage lea: %2. Elija un archivo escrito por torch.save, safetensors o NumPy.</translation>
    </message>
</context>
<context>
    <name>CaptureScript</name>
    <message>
        <source>Write the file beside your training script:</source>
        <translation>Escriba el archivo junto a su script de entrenamiento:</translation>
    </message>
    <message>
        <source>Then change two lines of the script. When a step fails, an incident is saved:</source>
        <translation>Cambie después dos líneas del script. Cuando falla un paso, se guarda un incidente:</translation>
    </message>
    <message>
        <source>Without changing the script, wrap the command:</source>
        <translation>Sin cambiar el script, envuelva la orden:</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>%1 rows written to %2</source>
        <translation>%1 filas escritas en %2</translation>
    </message>
    <message>
        <source>and %1 more; --csv FILE writes all of them</source>
        <translation>y %1 más; --csv FILE los escribe todos</translation>
    </message>
    <message>
        <source>Two hypotheses</source>
        <translation>Dos hipótesis</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Correspondencia</translation>
    </message>
    <message>
        <source>Kept as cases/%1: %2 of %3 samples</source>
        <translation>Guardado en cases/%1: %2 de %3 muestras</translation>
    </message>
</context>
<context>
    <name>CheckpointCommand</name>
    <message numerus="yes">
        <source>%Ln more finding(s); --json lists them all.</source>
        <translation>
            <numerusform>%Ln hallazgo más; --json los enumera todos.</numerusform>
            <numerusform>%Ln hallazgos más; --json los enumera todos.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a time. Write it as 2024-07-24T03:12:41, with a zone if it is not that of this machine.</source>
        <translation>«%1» no es una hora. Escríbala como 2024-07-24T03:12:41, con una zona si no es la de esta máquina.</translation>
    </message>
</context>
<context>
    <name>CheckpointFindings</name>
    <message>
        <source>%1 cannot be read: %3.</source>
        <translation>No se puede leer %1: %3.</translation>
    </message>
    <message>
        <source>%1 cannot be read at %2: %3.</source>
        <translation>No se puede leer %1 en %2: %3.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vacío.</translation>
    </message>
    <message>
        <source>%1 starts with zeros only, as a file does after a machine went down while it was written.</source>
        <translation>%1 empieza solo con ceros, como un archivo que se estaba escribiendo cuando la máquina se detuvo.</translation>
    </message>
    <message>
        <source>%1: the bytes of %2 are not the ones that were written (CRC-32). torch.load does not compare them.</source>
        <translation>%1: los bytes de %2 no son los que se escribieron (CRC-32). torch.load no los compara.</translation>
    </message>
    <message>
        <source>%1: the bytes of %3 are not the ones that were written (CRC-32 of %2). torch.load does not compare them.</source>
        <translation>%1: los bytes de %3 no son los que se escribieron (CRC-32 de %2). torch.load no los compara.</translation>
    </message>
    <message>
        <source>%1 was written without checksums, so changed bytes cannot be told.</source>
        <translation>%1 se escribió sin sumas de comprobación, así que no se pueden reconocer bytes cambiados.</translation>
    </message>
    <message>
        <source>%1: its entries claim more bytes than the file has.</source>
        <translation>%1: sus entradas piden más bytes de los que tiene el archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lacks the bytes of %Ln tensor(s), the first is %2.</source>
        <translation>
            <numerusform>A %1 le faltan los bytes de %Ln tensor: %2.</numerusform>
            <numerusform>A %1 le faltan los bytes de %Ln tensores; el primero es %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a value could not be read at %2: %3.</source>
        <translation>%1: no se pudo leer un valor en %2: %3.</translation>
    </message>
    <message>
        <source>The shard %2 is not there.</source>
        <translation>Falta el fragmento %2.</translation>
    </message>
    <message numerus="yes">
        <source>%3 lacks %Ln tensor(s) that %1 names, the first is %2.</source>
        <translation>
            <numerusform>A %3 le falta %Ln tensor que %1 nombra: %2.</numerusform>
            <numerusform>A %3 le faltan %Ln tensores que %1 nombra; el primero es %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a temporary name: writing was perhaps not finished.</source>
        <translation>%1 tiene un nombre temporal: quizá la escritura no terminó.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of a kind that TorchTriage does not read, the first is %1.</source>
        <translation>
            <numerusform>%Ln archivo de un tipo que TorchTriage no lee: %1.</numerusform>
            <numerusform>%Ln archivos de un tipo que TorchTriage no lee; el primero es %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more file(s) were not read.</source>
        <translation>
            <numerusform>No se leyó %Ln archivo más.</numerusform>
            <numerusform>No se leyeron %Ln archivos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says %3 = %4, %5 says %6 = %7.</source>
        <translation>%1 indica %3 = %4, %5 indica %6 = %7.</translation>
    </message>
    <message>
        <source>%1 says %3 = %4, %5 says %6 = %7. The two may count different things.</source>
        <translation>%1 indica %3 = %4, %5 indica %6 = %7. Ambos pueden contar cosas distintas.</translation>
    </message>
    <message>
        <source>The optimizer in %1 has counted %3 steps, the checkpoint says %4. Accumulated gradients or skipped steps can explain it.</source>
        <translation>El optimizador de %1 ha contado %3 pasos, el checkpoint indica %4. Gradientes acumulados o pasos omitidos pueden explicarlo.</translation>
    </message>
    <message>
        <source>The optimizer in %1 has counted from %3 to %4 steps, depending on the parameter.</source>
        <translation>El optimizador de %1 ha contado de %3 a %4 pasos, según el parámetro.</translation>
    </message>
    <message>
        <source>The name %2 says %3, the step inside is %4.</source>
        <translation>El nombre %2 indica %3; el paso del interior es %4.</translation>
    </message>
    <message numerus="yes">
        <source>%3 holds %Ln tensor(s) that %1 does not name, the first is %2.</source>
        <translation>
            <numerusform>%3 contiene %Ln tensor que %1 no nombra: %2.</numerusform>
            <numerusform>%3 contiene %Ln tensores que %1 no nombra; el primero es %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says that the tensors have %3 bytes, the shards hold %4.</source>
        <translation>%1 indica %3 bytes para los tensores; los fragmentos contienen %4.</translation>
    </message>
    <message>
        <source>The optimizer in %1 has %3 parameters, the model only %4 tensors.</source>
        <translation>El optimizador de %1 tiene %3 parámetros; el modelo, solo %4 tensores.</translation>
    </message>
    <message>
        <source>The optimizer in %1 holds the shape %3 for %4 parameters (%2), the model for %5. It belongs to another model.</source>
        <translation>El optimizador de %1 tiene la forma %3 para %4 parámetros (%2); el modelo, para %5. Pertenece a otro modelo.</translation>
    </message>
    <message numerus="yes">
        <source>The optimizer in %1 names %Ln parameter(s) that the model lacks, the first is %2.</source>
        <translation>
            <numerusform>El optimizador de %1 nombra %Ln parámetro que el modelo no tiene: %2.</numerusform>
            <numerusform>El optimizador de %1 nombra %Ln parámetros que el modelo no tiene; el primero es %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The optimizer in %1 holds state of %Ln parameter(s) that no group has, the first is %3.</source>
        <translation>
            <numerusform>El optimizador de %1 contiene el estado de %Ln parámetro que ningún grupo tiene: %3.</numerusform>
            <numerusform>El optimizador de %1 contiene el estado de %Ln parámetros que ningún grupo tiene; el primero es %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The optimizer in %1 has no state yet for %Ln of its %3 parameter(s).</source>
        <translation>
            <numerusform>El optimizador de %1 aún no tiene estado para %Ln de sus %3 parámetros.</numerusform>
            <numerusform>El optimizador de %1 aún no tiene estado para %Ln de sus %3 parámetros.</numerusform>
        </translation>
    </message>
    <message>
        <source>The optimizer in %1 is laid out in a way that cannot be compared with the model.</source>
        <translation>El optimizador de %1 está organizado de un modo que no se puede comparar con el modelo.</translation>
    </message>
    <message>
        <source>No model lies beside the optimizer in %1 to compare it with.</source>
        <translation>Junto al optimizador de %1 no hay ningún modelo con el que compararlo.</translation>
    </message>
    <message>
        <source>The averaged weights in %1 differ from the model: %2 of shape %3.</source>
        <translation>Los pesos promediados de %1 difieren del modelo: %2 de forma %3.</translation>
    </message>
    <message>
        <source>%3 and %4 are checkpoints of the same model at different steps.</source>
        <translation>%3 y %4 son checkpoints del mismo modelo en pasos distintos.</translation>
    </message>
    <message>
        <source>No optimizer: resuming would start it anew.</source>
        <translation>Sin optimizador: al reanudar empezaría de cero.</translation>
    </message>
    <message>
        <source>No scheduler: resuming would start it anew.</source>
        <translation>Sin planificador: al reanudar empezaría de cero.</translation>
    </message>
    <message>
        <source>No state of the random generators: resuming will not see the same order of data.</source>
        <translation>Sin estado de los generadores aleatorios: al reanudar no se verán los datos en el mismo orden.</translation>
    </message>
    <message>
        <source>No step or epoch was found inside.</source>
        <translation>No se encontró ningún paso ni época en su interior.</translation>
    </message>
    <message>
        <source>%2 in %1 holds %3 NaN and %4 infinite elements, the first at %5.</source>
        <translation>%2 en %1 contiene %3 NaN y %4 elementos infinitos; el primero en %5.</translation>
    </message>
    <message>
        <source>%2 in %1 holds %3 NaN and %4 infinite elements.</source>
        <translation>%2 en %1 contiene %3 NaN y %4 elementos infinitos.</translation>
    </message>
    <message>
        <source>%2 in %1 holds %4 infinite elements and otherwise nothing but zeros, as masks and observers do.</source>
        <translation>%2 en %1 contiene %4 elementos infinitos y, por lo demás, solo ceros, como las máscaras y los observadores.</translation>
    </message>
    <message>
        <source>The number %2 in %1 is NaN.</source>
        <translation>El número %2 en %1 es NaN.</translation>
    </message>
    <message>
        <source>The elements of %2 in %1 were not read: %3.</source>
        <translation>No se leyeron los elementos de %2 en %1: %3.</translation>
    </message>
    <message>
        <source>Its step %3 lies before the failing step %4.</source>
        <translation>Su paso %3 es anterior al paso %4 que falló.</translation>
    </message>
    <message>
        <source>Its step %3 is the failing step.</source>
        <translation>Su paso %3 es el que falló.</translation>
    </message>
    <message>
        <source>Its step %3 lies after the failing step %4.</source>
        <translation>Su paso %3 es posterior al paso %4 que falló.</translation>
    </message>
    <message>
        <source>Its files were last changed %3 s before the failure. That is a clue only: copying changes it.</source>
        <translation>Sus archivos se modificaron por última vez %3 s antes del fallo. Es solo un indicio: una copia cambia esa hora.</translation>
    </message>
    <message>
        <source>Its files were last changed %3 s after the failure. That is a clue only: copying changes it.</source>
        <translation>Sus archivos se modificaron por última vez %3 s después del fallo. Es solo un indicio: una copia cambia esa hora.</translation>
    </message>
</context>
<context>
    <name>CheckpointText</name>
    <message>
        <source>Complete, coherent and finite. Its files were last changed before the failure; the time of a file is only a clue.</source>
        <translation>Completo, coherente y finito. Sus archivos se modificaron por última vez antes del fallo; la hora de un archivo es solo un indicio.</translation>
    </message>
    <message>
        <source>Complete, coherent and finite, at step %1, before the failure at %2.</source>
        <translation>Completo, coherente y finito, en el paso %1, antes del fallo en %2.</translation>
    </message>
    <message>
        <source>Its files were changed during or after the failure. A file written then proves nothing by existing; the time of a file is only a clue.</source>
        <translation>Sus archivos se modificaron durante o después del fallo. Un archivo escrito entonces no prueba nada por existir; la hora de un archivo es solo un indicio.</translation>
    </message>
    <message>
        <source>It is at step %1, and the failure came at %2. A file written during a failure proves nothing by existing.</source>
        <translation>Está en el paso %1 y el fallo ocurrió en %2. Un archivo escrito durante un fallo no prueba nada por existir.</translation>
    </message>
    <message>
        <source>Complete, coherent and finite. When the failure happened is not known, so nothing is said about before or after.</source>
        <translation>Completo, coherente y finito. No se sabe cuándo ocurrió el fallo, así que nada se dice del antes o el después.</translation>
    </message>
    <message>
        <source>Complete, coherent and finite. Its step is the one that failed: whether that one was completed depends on how the program counts.</source>
        <translation>Completo, coherente y finito. Su paso es el que falló: si se completó depende de cómo cuente el programa.</translation>
    </message>
    <message>
        <source>Complete, coherent and finite. Nothing in it tells whether it was written before the failure.</source>
        <translation>Completo, coherente y finito. Nada en él indica si se escribió antes del fallo.</translation>
    </message>
    <message>
        <source>Coherent, before the failure</source>
        <translation>Coherente, anterior al fallo</translation>
    </message>
    <message>
        <source>Written during or after the failure</source>
        <translation>Escrito durante o después del fallo</translation>
    </message>
    <message>
        <source>Step and file time contradict</source>
        <translation>El paso y la hora del archivo se contradicen</translation>
    </message>
    <message>
        <source>Coherent, time unknown</source>
        <translation>Coherente, momento desconocido</translation>
    </message>
    <message>
        <source>Incomplete or damaged</source>
        <translation>Incompleto o dañado</translation>
    </message>
    <message>
        <source>Not finite</source>
        <translation>No finito</translation>
    </message>
    <message>
        <source>Incoherent</source>
        <translation>Incoherente</translation>
    </message>
    <message>
        <source>Several checkpoints</source>
        <translation>Varios checkpoints</translation>
    </message>
    <message>
        <source>Not fully read</source>
        <translation>No leído por completo</translation>
    </message>
    <message>
        <source>The step inside and the time of its files do not agree about the failure. It may have been copied, or written while the program failed.</source>
        <translation>El paso del interior y la hora de sus archivos no concuerdan respecto al fallo. Puede haberse copiado, o escrito mientras el programa fallaba.</translation>
    </message>
    <message>
        <source>Bytes are missing or are not the ones that were written. Do not resume from it.</source>
        <translation>Faltan bytes o no son los que se escribieron. No reanude desde él.</translation>
    </message>
    <message>
        <source>It holds NaN or infinite elements. Resuming from it would carry them on.</source>
        <translation>Contiene elementos NaN o infinitos. Reanudar desde él los arrastraría.</translation>
    </message>
    <message>
        <source>Its parts do not belong together. Do not resume from it as it is.</source>
        <translation>Sus partes no corresponden entre sí. No reanude desde él tal como está.</translation>
    </message>
    <message>
        <source>The folder holds more than one checkpoint. Choose one of its files.</source>
        <translation>La carpeta contiene más de un checkpoint. Elija uno de sus archivos.</translation>
    </message>
    <message>
        <source>Nothing wrong was found in what could be read, but a part of it could not be read.</source>
        <translation>No se encontró nada incorrecto en lo que se pudo leer, pero una parte no se pudo leer.</translation>
    </message>
    <message>
        <source>Not shown: that training goes on well from it. Nothing in it was executed or loaded.</source>
        <translation>No se muestra que el entrenamiento continúe bien desde él. Nada de él se ejecutó ni se cargó.</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>averaged weights</source>
        <translation>pesos promediados</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>optimizador</translation>
    </message>
    <message>
        <source>scheduler</source>
        <translation>planificador</translation>
    </message>
    <message>
        <source>gradient scaler</source>
        <translation>escalador de gradientes</translation>
    </message>
    <message>
        <source>sampler and RNG</source>
        <translation>muestreador y RNG</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>progreso</translation>
    </message>
    <message>
        <source>other</source>
        <translation>otro</translation>
    </message>
    <message>
        <source>same step</source>
        <translation>mismo paso</translation>
    </message>
    <message>
        <source>no step inside</source>
        <translation>sin paso en su interior</translation>
    </message>
    <message>
        <source>counts otherwise</source>
        <translation>cuenta de otro modo</translation>
    </message>
    <message>
        <source>other step</source>
        <translation>otro paso</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>no corresponde</translation>
    </message>
    <message>
        <source>not finite</source>
        <translation>no finito</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>época %1</translation>
    </message>
    <message>
        <source>“%1” is not a checkpoint that TorchTriage reads: %2. Choose a file that torch.save or safetensors wrote, or the folder that holds such files.</source>
        <translation>«%1» no es un checkpoint que TorchTriage lea: %2. Elija un archivo escrito por torch.save o safetensors, o la carpeta que contiene tales archivos.</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Xid %1: %2. Most often a fault of the program on that device, such as an access out of range: look for the failing launch first.</source>
        <translation>Xid %1: %2. Lo más frecuente es un error del programa en ese dispositivo, como un acceso fuera de rango: busque primero el lanzamiento que falla.</translation>
    </message>
    <message>
        <source>Xid %1: %2. It follows an earlier error or the end of a process: read what comes before it.</source>
        <translation>Xid %1: %2. Sigue a un error anterior o al final de un proceso: lea lo que hay antes.</translation>
    </message>
    <message>
        <source>Xid %1: %2. An error in the memory of the device: read its ECC counters, and reset or drain the device before it is used again.</source>
        <translation>Xid %1: %2. Error en la memoria del dispositivo: lea sus contadores ECC y reinicie o retire el dispositivo antes de volver a usarlo.</translation>
    </message>
    <message>
        <source>Xid %1: %2. The device set memory cells aside or counts single-bit errors: read its ECC counters and the pending repairs.</source>
        <translation>Xid %1: %2. El dispositivo ha apartado celdas de memoria o cuenta errores de un bit: lea sus contadores ECC y las reparaciones pendientes.</translation>
    </message>
    <message>
        <source>Xid %1: %2. A link between devices reports errors: check the link counters of every device on that host.</source>
        <translation>Xid %1: %2. Un enlace entre dispositivos notifica errores: compruebe los contadores de enlace de cada dispositivo de ese equipo.</translation>
    </message>
    <message>
        <source>Xid %1: %2. The host lost contact with the device: check power, temperature and seating, then reboot the host.</source>
        <translation>Xid %1: %2. El equipo perdió el contacto con el dispositivo: compruebe la alimentación, la temperatura y la conexión, y reinicie el equipo.</translation>
    </message>
    <message>
        <source>Xid %1: %2. Firmware or driver of the device stopped answering: note the driver version and reset the device.</source>
        <translation>Xid %1: %2. El firmware o el controlador del dispositivo dejó de responder: anote la versión del controlador y reinicie el dispositivo.</translation>
    </message>
    <message>
        <source>Xid %1: %2. This code informs and names no failure of its own.</source>
        <translation>Xid %1: %2. Este código informa y no señala por sí mismo ningún fallo.</translation>
    </message>
    <message>
        <source>Xid %1: %2. Look the code up in NVIDIA&apos;s Xid catalogue for the driver version in use.</source>
        <translation>Xid %1: %2. Busque el código en el catálogo Xid de NVIDIA para la versión del controlador en uso.</translation>
    </message>
    <message>
        <source>Exit status 0: the process ended normally.</source>
        <translation>Código de salida 0: el proceso terminó con normalidad.</translation>
    </message>
    <message>
        <source>Exit status 1: the program ended with an error of its own, such as an exception.</source>
        <translation>Código de salida 1: el programa terminó con un error propio, como una excepción.</translation>
    </message>
    <message>
        <source>Exit status 134 (SIGABRT): the process aborted itself, as native code does after a failed check.</source>
        <translation>Código de salida 134 (SIGABRT): el proceso se interrumpió a sí mismo, como hace el código nativo tras una comprobación fallida.</translation>
    </message>
    <message>
        <source>Exit status 135 (SIGBUS): an access to memory that is not there; a full /dev/shm is one known reason.</source>
        <translation>Código de salida 135 (SIGBUS): acceso a memoria que no existe; un /dev/shm lleno es una razón conocida.</translation>
    </message>
    <message>
        <source>Exit status 137 (SIGKILL): the process was killed from outside. The kernel does so when memory runs out, but the status alone does not say who did.</source>
        <translation>Código de salida 137 (SIGKILL): el proceso fue eliminado desde fuera. El sistema lo hace cuando falta memoria, pero el código por sí solo no dice quién lo hizo.</translation>
    </message>
    <message>
        <source>Exit status 139 (SIGSEGV): native code read or wrote an invalid address.</source>
        <translation>Código de salida 139 (SIGSEGV): código nativo leyó o escribió una dirección no válida.</translation>
    </message>
    <message>
        <source>Exit status 143 (SIGTERM): the process was asked to end, by a launcher, a time limit or a user.</source>
        <translation>Código de salida 143 (SIGTERM): un lanzador, un límite de tiempo o un usuario pidió al proceso que terminara.</translation>
    </message>
    <message>
        <source>Exit status %1: the process was ended by signal %2.</source>
        <translation>Código de salida %1: la señal %2 puso fin al proceso.</translation>
    </message>
    <message>
        <source>Exit status %1: the program chose this number; its meaning is the program&apos;s own.</source>
        <translation>Código de salida %1: el programa eligió este número; su significado es propio del programa.</translation>
    </message>
    <message>
        <source>Signal 2 (SIGINT): a user interrupted the process.</source>
        <translation>Señal 2 (SIGINT): un usuario interrumpió el proceso.</translation>
    </message>
    <message>
        <source>Signal 4 (SIGILL): native code used an instruction that this processor does not have.</source>
        <translation>Señal 4 (SIGILL): código nativo usó una instrucción que este procesador no tiene.</translation>
    </message>
    <message>
        <source>Signal 6 (SIGABRT): the process aborted itself, as native code does after a failed check.</source>
        <translation>Señal 6 (SIGABRT): el proceso se interrumpió a sí mismo, como hace el código nativo tras una comprobación fallida.</translation>
    </message>
    <message>
        <source>Signal 7 (SIGBUS): an access to memory that is not there; a full /dev/shm is one known reason.</source>
        <translation>Señal 7 (SIGBUS): acceso a memoria que no existe; un /dev/shm lleno es una razón conocida.</translation>
    </message>
    <message>
        <source>Signal 8 (SIGFPE): native code divided an integer by zero or overflowed it.</source>
        <translation>Señal 8 (SIGFPE): código nativo dividió un entero por cero o lo desbordó.</translation>
    </message>
    <message>
        <source>Signal 9 (SIGKILL): the process was killed from outside. The kernel does so when memory runs out, but the signal alone does not say who did.</source>
        <translation>Señal 9 (SIGKILL): el proceso fue eliminado desde fuera. El sistema lo hace cuando falta memoria, pero la señal por sí sola no dice quién lo hizo.</translation>
    </message>
    <message>
        <source>Signal 11 (SIGSEGV): native code read or wrote an invalid address.</source>
        <translation>Señal 11 (SIGSEGV): código nativo leyó o escribió una dirección no válida.</translation>
    </message>
    <message>
        <source>Signal 15 (SIGTERM): the process was asked to end, by a launcher, a time limit or a user.</source>
        <translation>Señal 15 (SIGTERM): un lanzador, un límite de tiempo o un usuario pidió al proceso que terminara.</translation>
    </message>
    <message>
        <source>The process was ended by a signal whose number the log does not show.</source>
        <translation>Puso fin al proceso una señal cuyo número no aparece en el registro.</translation>
    </message>
    <message>
        <source>Signal %1 ended the process.</source>
        <translation>La señal %1 puso fin al proceso.</translation>
    </message>
    <message>
        <source>name not in the log</source>
        <translation>nombre ausente del registro</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Find the first failure of logs, notebooks and error files</source>
        <translation>Encontrar el primer fallo de registros, notebooks y archivos de error</translation>
    </message>
    <message>
        <source>One JSON object per input, each on its own line</source>
        <translation>Un objeto JSON por entrada, cada uno en su línea</translation>
    </message>
    <message>
        <source>Threads to use (default: one per core)</source>
        <translation>Hilos que usar (por omisión: uno por núcleo)</translation>
    </message>
    <message>
        <source>Folder with signature files of your own (may be repeated)</source>
        <translation>Carpeta con sus propios archivos de firmas (se puede repetir)</translation>
    </message>
    <message>
        <source>List what a saved batch holds; nothing in it is executed</source>
        <translation>Listar lo que contiene un batch guardado; no se ejecuta nada de su contenido</translation>
    </message>
    <message>
        <source>File of torch.save, safetensors, npy, npz or TorchScript (may be repeated)</source>
        <translation>Archivo de torch.save, safetensors, npy, npz o TorchScript (se puede repetir)</translation>
    </message>
    <message>
        <source>One JSON object per file, each on its own line</source>
        <translation>Un objeto JSON por archivo, cada uno en su línea</translation>
    </message>
    <message>
        <source>Read the elements and summarise them</source>
        <translation>Leer los elementos y resumirlos</translation>
    </message>
    <message>
        <source>Only the value with this key</source>
        <translation>Solo el valor con esta clave</translation>
    </message>
    <message>
        <source>Try what the program needs on this machine</source>
        <translation>Probar lo que el programa necesita en este equipo</translation>
    </message>
    <message>
        <source>Versions for a report about TorchTriage itself; no personal data</source>
        <translation>Versiones para un informe sobre el propio TorchTriage; sin datos personales</translation>
    </message>
    <message>
        <source>Language of the prose</source>
        <translation>Idioma de los textos</translation>
    </message>
    <message>
        <source>TorchTriage finds the first failure of a PyTorch job and says what to check first.</source>
        <translation>TorchTriage encuentra el primer fallo de un trabajo de PyTorch y dice qué comprobar primero.</translation>
    </message>
    <message>
        <source>Print the guide, or one section of it</source>
        <translation>Imprimir la guía o una de sus secciones</translation>
    </message>
    <message>
        <source>Id of a section; &quot;list&quot; names them</source>
        <translation>Identificador de una sección; &quot;list&quot; los enumera</translation>
    </message>
    <message>
        <source>Record incidents in a training script: how to, and the Python file for it</source>
        <translation>Registrar incidentes en un script de entrenamiento: modo de uso y archivo de Python</translation>
    </message>
    <message>
        <source>Print torchtriage_capture.py</source>
        <translation>Imprimir torchtriage_capture.py</translation>
    </message>
    <message>
        <source>Hold a saved batch against what the operator asks of its inputs</source>
        <translation>Contrastar un batch guardado con lo que el operador exige de sus entradas</translation>
    </message>
    <message>
        <source>Saved batch, as for the command batch</source>
        <translation>Batch guardado, como en el comando batch</translation>
    </message>
    <message>
        <source>Key of the targets, indices or values to check</source>
        <translation>Clave de los objetivos, índices o valores que se verifican</translation>
    </message>
    <message>
        <source>Number of classes, or of rows that indices name</source>
        <translation>Número de clases, o de filas que designan los índices</translation>
    </message>
    <message>
        <source>Target value that is left out (default: -100)</source>
        <translation>Valor de objetivo que se omite (predeterminado: -100)</translation>
    </message>
    <message>
        <source>Contract to check (may be repeated): class-index, index-range, unit-interval, probability, finite, lengths, same-length, dtype, shape, strides</source>
        <translation>Contrato que se verifica (puede repetirse): class-index, index-range, unit-interval, probability, finite, lengths, same-length, dtype, shape, strides</translation>
    </message>
    <message>
        <source>Operator whose rules count, such as embedding or gather</source>
        <translation>Operador cuyas reglas se aplican, por ejemplo embedding o gather</translation>
    </message>
    <message>
        <source>ROLE=KEY: a further input, such as weight=class_weight</source>
        <translation>ROLE=KEY: otra entrada, por ejemplo weight=class_weight</translation>
    </message>
    <message>
        <source>NAME=VALUE: a further argument, such as padding_idx=0</source>
        <translation>NAME=VALUE: otro argumento, por ejemplo padding_idx=0</translation>
    </message>
    <message>
        <source>File with class names and numbers, or key:KEY for a value of the batch</source>
        <translation>Archivo con nombres y números de clase, o key:KEY para un valor del batch</translation>
    </message>
    <message>
        <source>Key that tells the source of each sample</source>
        <translation>Clave que indica la fuente de cada muestra</translation>
    </message>
    <message>
        <source>Key that names each sample</source>
        <translation>Clave que nombra cada muestra</translation>
    </message>
    <message>
        <source>Log whose first failure proposes what is left open here</source>
        <translation>Registro cuyo primer fallo propone lo que aquí no se indica</translation>
    </message>
    <message>
        <source>PyTorch version whose rules count (default: the log&apos;s)</source>
        <translation>Versión de PyTorch cuyas reglas se aplican (predeterminada: la del registro)</translation>
    </message>
    <message>
        <source>Write every refused element to this file</source>
        <translation>Escribir cada elemento rechazado en este archivo</translation>
    </message>
    <message>
        <source>One JSON object for each contract, on its own line</source>
        <translation>Un objeto JSON por contrato, cada uno en su línea</translation>
    </message>
    <message>
        <source>Check that a checkpoint is complete, coherent, finite and older than the failure</source>
        <translation>Comprobar que un checkpoint está completo, es coherente, finito y anterior al fallo</translation>
    </message>
    <message>
        <source>Checkpoint file, index of shards, or folder (may be repeated)</source>
        <translation>Archivo de checkpoint, índice de fragmentos o carpeta (se puede repetir)</translation>
    </message>
    <message>
        <source>When the failure happened: 2024-07-24T03:12:41</source>
        <translation>Cuándo ocurrió el fallo: 2024-07-24T03:12:41</translation>
    </message>
    <message>
        <source>Log of the failed job: its first failure gives time and step</source>
        <translation>Registro del trabajo fallido: su primer fallo da la hora y el paso</translation>
    </message>
    <message>
        <source>One JSON object per checkpoint, each on its own line</source>
        <translation>Un objeto JSON por checkpoint, cada uno en su línea</translation>
    </message>
    <message>
        <source>Show what distinguishes a failing batch from good ones</source>
        <translation>Mostrar qué distingue un batch fallido de los buenos</translation>
    </message>
    <message>
        <source>Saved batches that went well</source>
        <translation>Batches guardados que fueron bien</translation>
    </message>
    <message>
        <source>Saved batch that failed</source>
        <translation>Batch guardado que falló</translation>
    </message>
    <message>
        <source>Target value that the loss leaves out (default: -100)</source>
        <translation>Valor de objetivo que la pérdida omite (por defecto: -100)</translation>
    </message>
    <message>
        <source>One JSON object</source>
        <translation>Un objeto JSON</translation>
    </message>
    <message>
        <source>Lines that appear only in a failing log, beside a good log of the same job</source>
        <translation>Líneas que aparecen solo en un registro con fallo, frente a un registro bueno del mismo trabajo</translation>
    </message>
    <message>
        <source>Log of a run that went well</source>
        <translation>Registro de una ejecución que fue bien</translation>
    </message>
    <message>
        <source>Log of the run that failed</source>
        <translation>Registro de la ejecución que falló</translation>
    </message>
    <message>
        <source>One JSON object on one line</source>
        <translation>Un objeto JSON en una línea</translation>
    </message>
    <message>
        <source>Lines to print (default: 50)</source>
        <translation>Líneas que imprimir (por omisión: 50)</translation>
    </message>
    <message>
        <source>List the engines that can rerun an operator, with their devices</source>
        <translation>Enumerar los motores que pueden relanzar un operador, con sus dispositivos</translation>
    </message>
    <message>
        <source>One JSON object per engine, each on its own line</source>
        <translation>Un objeto JSON por motor, cada uno en su línea</translation>
    </message>
    <message>
        <source>Only this one: builtin, or python: and an interpreter or the folder of an environment (may be repeated)</source>
        <translation>Solo este: builtin, o python: y un intérprete o la carpeta de un entorno (puede repetirse)</translation>
    </message>
    <message>
        <source>Group the first failures of all logs in a folder by fingerprint</source>
        <translation>Agrupar por huella los primeros fallos de todos los registros de una carpeta</translation>
    </message>
    <message>
        <source>Folder of logs (all levels)</source>
        <translation>Carpeta de registros (todos los niveles)</translation>
    </message>
    <message>
        <source>The table of fingerprints as CSV</source>
        <translation>La tabla de huellas como CSV</translation>
    </message>
    <message>
        <source>Only files written since then: 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h, 7d</source>
        <translation>Solo archivos escritos desde entonces: 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h, 7d</translation>
    </message>
    <message>
        <source>Folder to compare with: what is new, gone, changed</source>
        <translation>Carpeta con la que comparar: qué es nuevo, ha desaparecido o ha cambiado</translation>
    </message>
    <message>
        <source>Read every log, and keep nothing for the next scan</source>
        <translation>Leer todos los registros y no conservar nada para el próximo examen</translation>
    </message>
    <message>
        <source>Job file of operators that fails</source>
        <translation>Archivo de un trabajo de operadores que falla</translation>
    </message>
    <message>
        <source>Folder of the kept case; called again, the command goes on from there</source>
        <translation>Carpeta del caso conservado; al repetir el comando, continúa desde ahí</translation>
    </message>
    <message>
        <source>Engine of a job: builtin, or python: and an interpreter or folder</source>
        <translation>Motor de un trabajo: builtin, o python: y un intérprete o una carpeta</translation>
    </message>
    <message>
        <source>Most runs of this call (default: 400)</source>
        <translation>Máximo de ejecuciones de esta llamada (por defecto: 400)</translation>
    </message>
    <message>
        <source>Seconds after which no further run is begun (default: 3600)</source>
        <translation>Segundos tras los que no se inicia otra ejecución (por defecto: 3600)</translation>
    </message>
    <message>
        <source>Seconds after which a run is ended (default: 300)</source>
        <translation>Segundos tras los que se termina una ejecución (por defecto: 300)</translation>
    </message>
    <message>
        <source>Runs before a case counts as one that passes, for flaky failures</source>
        <translation>Ejecuciones antes de que un caso cuente como correcto, para fallos intermitentes</translation>
    </message>
    <message>
        <source>Runs beside each other (default: 1)</source>
        <translation>Ejecuciones simultáneas (por defecto: 1)</translation>
    </message>
    <message>
        <source>JSON lines as things happen</source>
        <translation>Líneas JSON a medida que ocurre</translation>
    </message>
    <message>
        <source>Find the smallest version of a failing job that fails in the same way</source>
        <translation>Encontrar la versión más pequeña de un trabajo que falla de la misma manera</translation>
    </message>
    <message>
        <source>Job file: operators for an engine, or a command</source>
        <translation>Archivo de trabajo: operadores para un motor, o un comando</translation>
    </message>
    <message>
        <source>Incident folder: its command is run, and its runs are kept there</source>
        <translation>Carpeta del incidente: se ejecuta su comando y se guardan allí sus relanzamientos</translation>
    </message>
    <message>
        <source>Device of a job: cpu or cuda:N; for a program, cpu hides the others</source>
        <translation>Dispositivo de un trabajo: cpu o cuda:N; para un programa, cpu oculta los demás</translation>
    </message>
    <message>
        <source>Blocking launches, with the variable of the backend</source>
        <translation>Lanzamientos bloqueantes, con la variable del backend</translation>
    </message>
    <message>
        <source>Backend of the program where nothing tells it: cuda or rocm</source>
        <translation>Backend del programa si nada lo indica: cuda o rocm</translation>
    </message>
    <message>
        <source>The one change: id of a variation, or custom with --name</source>
        <translation>El único cambio: id de una variación, o custom con --name</translation>
    </message>
    <message>
        <source>Name of a custom change</source>
        <translation>Nombre de un cambio propio</translation>
    </message>
    <message>
        <source>End the run after so many seconds (default: no limit)</source>
        <translation>Terminar el relanzamiento tras tantos segundos (por defecto: sin límite)</translation>
    </message>
    <message>
        <source>End the run when its processes hold more memory than that, in MiB</source>
        <translation>Terminar el relanzamiento cuando sus procesos ocupen más memoria, en MiB</translation>
    </message>
    <message>
        <source>Run it so many times and tell how often it failed</source>
        <translation>Ejecutarlo tantas veces e indicar cuántas fallaron</translation>
    </message>
    <message>
        <source>Folder that the runs are kept in</source>
        <translation>Carpeta donde se guardan los relanzamientos</translation>
    </message>
    <message>
        <source>Program and arguments, after --</source>
        <translation>Programa y argumentos, después de --</translation>
    </message>
    <message>
        <source>Run a command or a job in a new process, with at most one change</source>
        <translation>Ejecutar un comando o un trabajo en un proceso nuevo, con un cambio como máximo</translation>
    </message>
    <message>
        <source>Run a command, keep what it prints, and leave an incident if it fails</source>
        <translation>Ejecutar una orden, conservar lo que imprime y dejar un incidente si falla</translation>
    </message>
    <message>
        <source>Command and its arguments, after --</source>
        <translation>Orden y sus argumentos, después de --</translation>
    </message>
    <message>
        <source>Folder for the incident</source>
        <translation>Carpeta para el incidente</translation>
    </message>
    <message>
        <source>Leave an incident even if the command succeeds</source>
        <translation>Dejar un incidente aunque la orden termine bien</translation>
    </message>
    <message>
        <source>Log, notebook, error file, incident, folder (all levels), or - for standard input</source>
        <translation>Registro, notebook, archivo de error, incidente, carpeta (todos los niveles) o - para la entrada estándar</translation>
    </message>
    <message>
        <source>Write a support request with nothing private in it</source>
        <translation>Escribir una solicitud de soporte sin nada privado</translation>
    </message>
    <message>
        <source>File to write, or - for standard output</source>
        <translation>Archivo que se escribe, o - para la salida estándar</translation>
    </message>
    <message>
        <source>Format (default: as the file&apos;s name says, else md)</source>
        <translation>Formato (por omisión: según el nombre del archivo; si no, md)</translation>
    </message>
    <message>
        <source>Whom the request is for</source>
        <translation>A quién va dirigida la solicitud</translation>
    </message>
    <message>
        <source>Private map of the replacements: read if it exists, then written for you alone</source>
        <translation>Mapa privado de las sustituciones: se lee si existe y luego se escribe solo para usted</translation>
    </message>
    <message>
        <source>Kind to leave in the text (may be repeated)</source>
        <translation>Tipo que se deja en el texto (se puede repetir)</translation>
    </message>
    <message>
        <source>Word to replace wherever it stands (may be repeated)</source>
        <translation>Palabra que se sustituye dondequiera que esté (se puede repetir)</translation>
    </message>
    <message>
        <source>Word to leave alone (may be repeated)</source>
        <translation>Palabra que no se toca (se puede repetir)</translation>
    </message>
    <message>
        <source>Word that must not be in the result; only the final check is told (may be repeated)</source>
        <translation>Palabra que no debe estar en el resultado; solo la conoce la comprobación final (se puede repetir)</translation>
    </message>
    <message>
        <source>Saved batch whose tensors are described (may be repeated)</source>
        <translation>Batch guardado cuyos tensores se describen (se puede repetir)</translation>
    </message>
    <message>
        <source>Put the redacted log into the zip</source>
        <translation>Poner el registro saneado en el zip</translation>
    </message>
    <message>
        <source>A sentence of yours for the summary</source>
        <translation>Una frase suya para el resumen</translation>
    </message>
    <message>
        <source>Incident folder in which the answer is noted</source>
        <translation>Carpeta de incidente en la que se anota la respuesta</translation>
    </message>
    <message>
        <source>Keep the refused samples in cases/ of that incident</source>
        <translation>Guardar las muestras rechazadas en cases/ de ese incidente</translation>
    </message>
    <message>
        <source>Standard output could not be written: %1. Check the free space where it goes, then run the command again.</source>
        <translation>No se pudo escribir la salida estándar: %1. Compruebe el espacio libre en su destino y vuelva a ejecutar la orden.</translation>
    </message>
    <message>
        <source>Log, notebook, error file or incident folder, or - for standard input</source>
        <translation>Log, notebook, archivo de error o carpeta de incidente, o - para la entrada estándar</translation>
    </message>
    <message>
        <source>Minimal case for the zip: a file, a folder, or the name of one that the incident keeps</source>
        <translation>Caso mínimo para el zip: un archivo, una carpeta o el nombre de uno que guarda el incidente</translation>
    </message>
    <message>
        <source>The minimal case may leave with its values; without this its preview is shown and nothing is written</source>
        <translation>El caso mínimo puede salir con sus valores; sin esto se muestra su vista previa y no se escribe nada</translation>
    </message>
    <message>
        <source>Leave the notes of the incident out</source>
        <translation>Omitir las notas del incidente</translation>
    </message>
    <message>
        <source>How the program makes the change: one variable or one option; for other-engine, the engine</source>
        <translation>Cómo hace el programa el cambio: una variable o una opción; para other-engine, el motor</translation>
    </message>
    <message>
        <source>Step of a job whose operator a reference replaces, counted from 0 (default: the one that fails)</source>
        <translation>Paso de un trabajo cuyo operador sustituye una referencia, contado desde 0 (por defecto: el que falla)</translation>
    </message>
    <message>
        <source>Where the process runs: local, ssh:HOST, slurm[:PARTITION], or one of your own; options may stand behind the colon instead</source>
        <translation>Dónde se ejecuta el proceso: local, ssh:HOST, slurm[:PARTICIÓN], o uno propio; tras los dos puntos pueden ir opciones</translation>
    </message>
    <message>
        <source>Host or partition of the launcher, instead of behind its colon</source>
        <translation>Host o partición del lanzador, en lugar de tras sus dos puntos</translation>
    </message>
    <message>
        <source>One option for the program of the launcher, as in --launcher-option=--gres=gpu:1 (may be repeated)</source>
        <translation>Una opción para el programa del lanzador, como --launcher-option=--gres=gpu:1 (puede repetirse)</translation>
    </message>
    <message>
        <source>Python interpreter on the other machine (default: python3)</source>
        <translation>Intérprete de Python en la otra máquina (por defecto: python3)</translation>
    </message>
    <message>
        <source>Folder that the command runs in (default: the current one, which must exist on the other machine)</source>
        <translation>Carpeta en la que se ejecuta el comando (por defecto: la actual, que debe existir en la otra máquina)</translation>
    </message>
    <message>
        <source>Give up after so many seconds in a queue (default: no limit)</source>
        <translation>Desistir tras tantos segundos en una cola (por defecto: sin límite)</translation>
    </message>
    <message>
        <source>Kept case, folder of kept cases, or incident folder</source>
        <translation>Caso conservado, carpeta de casos conservados o carpeta de incidente</translation>
    </message>
    <message>
        <source>Run each case as it was kept, without its neighbours</source>
        <translation>Ejecutar cada caso tal como se conservó, sin sus vecinos</translation>
    </message>
    <message>
        <source>Keep the runs in the folder, as those before or after the fix</source>
        <translation>Conservar las ejecuciones en la carpeta, como anteriores o posteriores a la corrección</translation>
    </message>
    <message>
        <source>List of processed and rejected items that your run wrote</source>
        <translation>Lista de elementos procesados y rechazados que escribió su ejecución</translation>
    </message>
    <message>
        <source>List of all items that were to be processed</source>
        <translation>Lista de todos los elementos que debían procesarse</translation>
    </message>
    <message>
        <source>Also write a JUnit XML report</source>
        <translation>Escribir también un informe JUnit XML</translation>
    </message>
    <message>
        <source>One JSON object per case, each on a line</source>
        <translation>Un objeto JSON por caso, cada uno en una línea</translation>
    </message>
    <message>
        <source>Your program on a representative part of the run, after --</source>
        <translation>Su programa con una parte representativa de la ejecución, tras --</translation>
    </message>
    <message>
        <source>Run kept cases and their neighbours, and tell which do not hold</source>
        <translation>Ejecutar los casos conservados y sus vecinos, e indicar cuáles no se cumplen</translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Contiguity</source>
        <translation>Contigüidad</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>Strides</translation>
    </message>
    <message>
        <source>Gradient required</source>
        <translation>Gradiente requerido</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>NaN elements</source>
        <translation>Elementos NaN</translation>
    </message>
    <message>
        <source>Infinite elements</source>
        <translation>Elementos infinitos</translation>
    </message>
    <message>
        <source>No usable target: every element is ignored</source>
        <translation>Ningún objetivo utilizable: se ignoran todos los elementos</translation>
    </message>
    <message>
        <source>Values that no good batch has</source>
        <translation>Valores que ningún batch bueno tiene</translation>
    </message>
    <message>
        <source>Lowest value below the good range</source>
        <translation>Valor mínimo por debajo del rango bueno</translation>
    </message>
    <message>
        <source>Highest value above the good range</source>
        <translation>Valor máximo por encima del rango bueno</translation>
    </message>
    <message>
        <source>Share of ignored elements</source>
        <translation>Proporción de elementos ignorados</translation>
    </message>
    <message>
        <source>All elements alike</source>
        <translation>Todos los elementos iguales</translation>
    </message>
    <message>
        <source>Columns with one value only</source>
        <translation>Columnas con un solo valor</translation>
    </message>
    <message>
        <source>Rows that repeat an earlier row</source>
        <translation>Filas que repiten una fila anterior</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Key is missing</source>
        <translation>Falta la clave</translation>
    </message>
    <message>
        <source>Key that good batches lack</source>
        <translation>Clave que los batches buenos no tienen</translation>
    </message>
    <message>
        <source>Kind of value</source>
        <translation>Tipo de valor</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vacío</translation>
    </message>
    <message>
        <source>Incomplete batch: fewer samples in every tensor</source>
        <translation>Batch incompleto: menos muestras en cada tensor</translation>
    </message>
    <message>
        <source>Number of dimensions</source>
        <translation>Número de dimensiones</translation>
    </message>
    <message>
        <source>Length of dimension %1</source>
        <translation>Longitud de la dimensión %1</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>contiguous</source>
        <translation>contiguo</translation>
    </message>
    <message>
        <source>strides %1</source>
        <translation>strides %1</translation>
    </message>
    <message>
        <source>not contiguous</source>
        <translation>no contiguo</translation>
    </message>
    <message>
        <source>%1 of %2 good have it</source>
        <translation>%1 de %2 buenos lo tienen</translation>
    </message>
    <message>
        <source>slight: %1 of the good range outside</source>
        <translation>leve: fuera del rango bueno en %1 veces su ancho</translation>
    </message>
    <message>
        <source>%1 times the good range outside</source>
        <translation>fuera del rango bueno en %1 veces su ancho</translation>
    </message>
    <message numerus="yes">
        <source>Nothing distinguishes it from %Ln good batch(es).</source>
        <translation>
            <numerusform>Nada lo distingue de %Ln batch bueno.</numerusform>
            <numerusform>Nada lo distingue de %Ln batches buenos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s), against %1 good</source>
        <translation>
            <numerusform>%Ln diferencia, frente a %1 bueno(s)</numerusform>
            <numerusform>%Ln diferencias, frente a %1 bueno(s)</numerusform>
        </translation>
    </message>
    <message>
        <source>A difference is a place to look at, not a cause.</source>
        <translation>Una diferencia es un lugar que mirar, no una causa.</translation>
    </message>
    <message>
        <source>One good batch shows no spread: compare with several to see what is usual.</source>
        <translation>Un solo batch bueno no muestra dispersión: compare con varios para ver qué es habitual.</translation>
    </message>
    <message>
        <source>The batches hold more keys than one comparison looks at.</source>
        <translation>Los batches contienen más claves de las que examina una comparación.</translation>
    </message>
    <message numerus="yes">
        <source>The elements of %Ln value(s) could not be read.</source>
        <translation>
            <numerusform>No se pudieron leer los elementos de %Ln valor.</numerusform>
            <numerusform>No se pudieron leer los elementos de %Ln valores.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContractFindings</name>
    <message>
        <source>The check of %2 needs a key for its input %1.</source>
        <translation>La verificación de %2 necesita una clave para su entrada %1.</translation>
    </message>
    <message>
        <source>The number of classes is not known.</source>
        <translation>No se conoce el número de clases.</translation>
    </message>
    <message>
        <source>The size that %2 indexes into is not known.</source>
        <translation>No se conoce el tamaño que %2 indexa.</translation>
    </message>
    <message>
        <source>The check needs the parameter %2.</source>
        <translation>La verificación necesita el parámetro %2.</translation>
    </message>
    <message>
        <source>This contract has no rules for the operator %2.</source>
        <translation>Este contrato no tiene reglas para el operador %2.</translation>
    </message>
    <message>
        <source>PyTorch changed this between %2 and %3; your version lies between the two.</source>
        <translation>PyTorch cambió esto entre %2 y %3; su versión está entre ambas.</translation>
    </message>
    <message>
        <source>%1 (key %2) is not a tensor.</source>
        <translation>%1 (clave %2) no es un tensor.</translation>
    </message>
    <message>
        <source>%1 has the layout %2; only strided tensors are checked.</source>
        <translation>%1 tiene la disposición %2; solo se verifican tensores con strides.</translation>
    </message>
    <message>
        <source>%1 is %2; %4 takes %3.</source>
        <translation>%1 es %2; %4 acepta %3.</translation>
    </message>
    <message>
        <source>%2 is %3 and %1 is %4; %5 takes one type for both.</source>
        <translation>%2 es %3 y %1 es %4; %5 exige el mismo tipo para ambos.</translation>
    </message>
    <message>
        <source>%1 is %2; older versions of PyTorch have no %3 for it on the CPU.</source>
        <translation>%1 es %2; las versiones antiguas de PyTorch no tienen %3 para ese tipo en CPU.</translation>
    </message>
    <message>
        <source>%2 was saved from %3 and %1 from %4; %5 takes one device for both.</source>
        <translation>%2 se guardó desde %3 y %1 desde %4; %5 exige el mismo dispositivo para ambos.</translation>
    </message>
    <message>
        <source>%1 has the shape %2; %4 takes this many dimensions: %3.</source>
        <translation>%1 tiene la forma %2; número de dimensiones que acepta %4: %3.</translation>
    </message>
    <message>
        <source>%1 has the shape %4, but %2 has %3.</source>
        <translation>%1 tiene la forma %4, pero %2 tiene %3.</translation>
    </message>
    <message>
        <source>%1 has size %5 in dimension %6, but %2 has %3 in dimension %4.</source>
        <translation>%1 tiene tamaño %5 en la dimensión %6, pero %2 tiene %3 en la dimensión %4.</translation>
    </message>
    <message>
        <source>%1 has %4 samples, but %2 has %3.</source>
        <translation>%1 tiene %4 muestras, pero %2 tiene %3.</translation>
    </message>
    <message>
        <source>%2 %3 and %1 %4 do not broadcast: %5 and %6 in dimension %7.</source>
        <translation>%2 %3 y %1 %4 no admiten broadcast: %5 y %6 en la dimensión %7.</translation>
    </message>
    <message>
        <source>%2 is %3; allowed: %4 to %5.</source>
        <translation>%2 es %3; permitido: de %4 a %5.</translation>
    </message>
    <message>
        <source>%1 has the shape %2; one weight for each of %3 classes is needed.</source>
        <translation>%1 tiene la forma %2; se necesita un peso por cada una de las %3 clases.</translation>
    </message>
    <message>
        <source>%2 classes were given, but %1 has %3 columns.</source>
        <translation>Se indicaron %2 clases, pero %1 tiene %3 columnas.</translation>
    </message>
    <message>
        <source>%1 is %2 %3: its type and shape are those of class probabilities, which have no class numbers to check.</source>
        <translation>%1 es %2 %3: su tipo y su forma son los de probabilidades de clase, que no tienen números de clase que verificar.</translation>
    </message>
    <message>
        <source>%1 has the shape of class probabilities, %3, but is %2; probabilities are floating-point.</source>
        <translation>%1 tiene la forma de probabilidades de clase, %3, pero es %2; las probabilidades son de coma flotante.</translation>
    </message>
    <message>
        <source>ignore_index %2 goes with class numbers only, not with probabilities.</source>
        <translation>ignore_index %2 solo vale con números de clase, no con probabilidades.</translation>
    </message>
    <message>
        <source>All %2 targets are ignored (%3) or there is none: the mean loss would be NaN, and PyTorch says nothing.</source>
        <translation>Los %2 objetivos se ignoran todos (%3) o no hay ninguno: la pérdida media sería NaN y PyTorch no dice nada.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 elements are outside what is allowed.</source>
        <translation>%1: %2 de %3 elementos están fuera de lo permitido.</translation>
    </message>
    <message>
        <source>The mask %1 has the shape %3, which is not how %2 %4 begins.</source>
        <translation>La máscara %1 tiene la forma %3, que no es el comienzo de %2 %4.</translation>
    </message>
    <message>
        <source>%1 %3 is larger than %2 %4 in dimension %5.</source>
        <translation>%1 %3 es mayor que %2 %4 en la dimensión %5.</translation>
    </message>
    <message>
        <source>%1 is empty, and the number of classes is not given.</source>
        <translation>%1 está vacío y no se indica el número de clases.</translation>
    </message>
    <message>
        <source>%1 begins with %2; the first bag has to start at 0.</source>
        <translation>%1 empieza por %2; la primera bolsa debe empezar en 0.</translation>
    </message>
    <message>
        <source>%1 ends with %2, beyond the %3 indices.</source>
        <translation>%1 termina en %2, más allá de los %3 índices.</translation>
    </message>
    <message>
        <source>%1 falls to %3 at position %2, after %4.</source>
        <translation>%1 baja a %3 en la posición %2, después de %4.</translation>
    </message>
    <message>
        <source>Indices of shape %2 are bags by themselves; %1 may not be given.</source>
        <translation>Los índices de forma %2 ya son bolsas; no se puede indicar %1.</translation>
    </message>
    <message>
        <source>Indices of shape %2 need %1.</source>
        <translation>Los índices de forma %2 necesitan %1.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 rows have no positive sum; the first is row %4.</source>
        <translation>%1: %2 de %3 filas no tienen suma positiva; la primera es la fila %4.</translation>
    </message>
    <message>
        <source>%1 is %2, which has neither NaN nor infinities.</source>
        <translation>%1 es %2, que no tiene NaN ni infinitos.</translation>
    </message>
    <message>
        <source>%1: %3 at position %2 is more than %4.</source>
        <translation>%1: %3 en la posición %2 es mayor que %4.</translation>
    </message>
    <message>
        <source>%1: %3 at position %2 is negative.</source>
        <translation>%1: %3 en la posición %2 es negativo.</translation>
    </message>
    <message>
        <source>%1: %3 at position %2 is not above 0.</source>
        <translation>%1: %3 en la posición %2 no es mayor que 0.</translation>
    </message>
    <message>
        <source>%1 has %2 entries; %3 are needed.</source>
        <translation>%1 tiene %2 entradas; se necesitan %3.</translation>
    </message>
    <message>
        <source>%1 adds up to %2; %3 is needed.</source>
        <translation>%1 suma %2; se necesita %3.</translation>
    </message>
    <message>
        <source>Sample %2: input length %3 is shorter than its target, %4; the loss becomes infinite.</source>
        <translation>Muestra %2: la longitud de entrada %3 es menor que su objetivo, %4; la pérdida se vuelve infinita.</translation>
    </message>
    <message>
        <source>%1 rises to %3 at position %2, after %4; enforce_sorted wants them falling.</source>
        <translation>%1 sube a %3 en la posición %2, después de %4; enforce_sorted exige orden descendente.</translation>
    </message>
    <message>
        <source>%1 is empty: %2.</source>
        <translation>%1 está vacío: %2.</translation>
    </message>
    <message>
        <source>The mask marks %2 elements, but %1 has %3.</source>
        <translation>La máscara marca %2 elementos, pero %1 tiene %3.</translation>
    </message>
    <message>
        <source>%2 is a scalar and has no samples.</source>
        <translation>%2 es un escalar y no tiene muestras.</translation>
    </message>
    <message>
        <source>%1 has the shape %3, which does not end in %2.</source>
        <translation>%1 tiene la forma %3, que no termina en %2.</translation>
    </message>
    <message>
        <source>%1 %2 has %3 elements, which do not fill %4.</source>
        <translation>%1 %2 tiene %3 elementos, que no llenan %4.</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 cannot be seen as %4 without a copy.</source>
        <translation>%1 %2 con strides %3 no puede verse como %4 sin una copia.</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 holds one element in memory several times along dimension %4; writing in place is refused.</source>
        <translation>%1 %2 con strides %3 repite un mismo elemento de memoria a lo largo de la dimensión %4; se rechaza escribir en el sitio.</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 does not lie in pairs.</source>
        <translation>%1 %2 con strides %3 no está dispuesto en pares.</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 is not contiguous.</source>
        <translation>%1 %2 con strides %3 no es contiguo.</translation>
    </message>
    <message>
        <source>%1: %2, saved from %3.</source>
        <translation>%1: %2, guardado desde %3.</translation>
    </message>
    <message>
        <source>%1: shape %2, strides %3.</source>
        <translation>%1: forma %2, strides %3.</translation>
    </message>
    <message>
        <source>Numbers and names are one to one: %1 names.</source>
        <translation>Números y nombres están en biyección: %1 nombres.</translation>
    </message>
    <message>
        <source>Numbers with more than one name: %1.</source>
        <translation>Números con más de un nombre: %1.</translation>
    </message>
    <message>
        <source>Names with more than one number: %1.</source>
        <translation>Nombres con más de un número: %1.</translation>
    </message>
    <message>
        <source>Names without a number: %1.</source>
        <translation>Nombres sin número: %1.</translation>
    </message>
    <message>
        <source>Numbers without a name: %1.</source>
        <translation>Números sin nombre: %1.</translation>
    </message>
    <message>
        <source>Numbers that are left out: %1.</source>
        <translation>Números que faltan: %1.</translation>
    </message>
    <message>
        <source>The numbers begin at %1, not at 0.</source>
        <translation>Los números empiezan en %1, no en 0.</translation>
    </message>
    <message>
        <source>Numbers outside 0 to %1: %2.</source>
        <translation>Números fuera de 0 a %1: %2.</translation>
    </message>
    <message>
        <source>Values of this batch without a name: %1.</source>
        <translation>Valores de este batch sin nombre: %1.</translation>
    </message>
    <message>
        <source>%1 names for %2 classes.</source>
        <translation>%1 nombres para %2 clases.</translation>
    </message>
</context>
<context>
    <name>ContractText</name>
    <message>
        <source>Refused: %1 raises on the CPU with these inputs</source>
        <translation>Rechazado: %1 lanza un error en CPU con estas entradas</translation>
    </message>
    <message>
        <source>Refused: %1 of %2 elements are NaN or infinite</source>
        <translation>Rechazado: %1 de %2 elementos son NaN o infinitos</translation>
    </message>
    <message>
        <source>Refused: %1 of %2 targets out of range</source>
        <translation>Rechazado: %1 de %2 objetivos fuera de rango</translation>
    </message>
    <message>
        <source>Refused: %1 of %2 elements out of range</source>
        <translation>Rechazado: %1 de %2 elementos fuera de rango</translation>
    </message>
    <message>
        <source>Passed: the contract holds for these inputs</source>
        <translation>Aceptado: el contrato se cumple con estas entradas</translation>
    </message>
    <message>
        <source>Refused: no usable target in this batch</source>
        <translation>Rechazado: ningún objetivo utilizable en este batch</translation>
    </message>
    <message>
        <source>Out of scope: the targets are class probabilities</source>
        <translation>Fuera de alcance: los objetivos son probabilidades de clase</translation>
    </message>
    <message>
        <source>Not determined: the check lacks something</source>
        <translation>Sin determinar: a la verificación le falta algo</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>ningún valor</translation>
    </message>
    <message>
        <source>%1 to %2, or %3</source>
        <translation>de %1 a %2, o %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>%1 and above</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>finite values</source>
        <translation>valores finitos</translation>
    </message>
    <message>
        <source>Allowed: %1. Found: %2 at position %3.</source>
        <translation>Permitido: %1. Encontrado: %2 en la posición %3.</translation>
    </message>
    <message>
        <source>Allowed: %1. Found: %2 at position %3, sample %4.</source>
        <translation>Permitido: %1. Encontrado: %2 en la posición %3, muestra %4.</translation>
    </message>
    <message>
        <source>%1 elements looked at. Allowed: %2. This does not prove that the labels mean what the model takes them for.</source>
        <translation>%1 elementos examinados. Permitido: %2. Esto no prueba que las etiquetas signifiquen lo que el modelo supone.</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>menor que %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>mayor que %1</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>infinito</translation>
    </message>
    <message>
        <source>Labels are 1-based</source>
        <translation>Las etiquetas empiezan en 1</translation>
    </message>
    <message numerus="yes">
        <source>%n more class(es) exist</source>
        <translation>
            <numerusform>Existe %n clase más</numerusform>
            <numerusform>Existen %n clases más</numerusform>
        </translation>
    </message>
    <message>
        <source>Stored 1 to %1 would stand for classes 0 to %2, in every source.</source>
        <translation>Los valores de 1 a %1 representarían las clases de 0 a %2, en todas las fuentes.</translation>
    </message>
    <message>
        <source>The labels would need a model head with %1 outputs; this one has %2.</source>
        <translation>Las etiquetas necesitarían una cabeza de modelo con %1 salidas; esta tiene %2.</translation>
    </message>
    <message>
        <source>Not decided here. The label file decides.</source>
        <translation>No se decide aquí. Lo decide el archivo de etiquetas.</translation>
    </message>
    <message>
        <source>0 never occurs in %1 targets</source>
        <translation>0 no aparece en ninguno de los %1 objetivos</translation>
    </message>
    <message>
        <source>0 occurs in the targets (%1)</source>
        <translation>0 aparece en los objetivos (%1)</translation>
    </message>
    <message>
        <source>0 does not occur in this batch</source>
        <translation>0 no aparece en este batch</translation>
    </message>
    <message>
        <source>The largest value equals the class count, %1</source>
        <translation>El valor más alto es igual al número de clases, %1</translation>
    </message>
    <message>
        <source>%1 targets lie outside 1 to %2 too</source>
        <translation>%1 objetivos también están fuera de 1 a %2</translation>
    </message>
    <message>
        <source>No label file is open</source>
        <translation>No hay ningún archivo de etiquetas abierto</translation>
    </message>
    <message>
        <source>The label file numbers its classes 1 to %1</source>
        <translation>El archivo de etiquetas numera sus clases de 1 a %1</translation>
    </message>
    <message>
        <source>The label file begins its numbers at %1</source>
        <translation>El archivo de etiquetas empieza sus números en %1</translation>
    </message>
    <message>
        <source>The value %1 occurs, which no class has</source>
        <translation>Aparece el valor %1, que ninguna clase tiene</translation>
    </message>
    <message>
        <source>%1 of %2 targets are refused, as those of a rare class would be</source>
        <translation>%1 de %2 objetivos se rechazan, como ocurriría con una clase poco frecuente</translation>
    </message>
    <message>
        <source>The class list may have %1 names; it is not open</source>
        <translation>La lista de clases puede tener %1 nombres; no está abierta</translation>
    </message>
    <message>
        <source>The label file has %1 names</source>
        <translation>El archivo de etiquetas tiene %1 nombres</translation>
    </message>
    <message>
        <source>Source %1 does not fit by itself</source>
        <translation>La fuente %1, por sí sola, no encaja</translation>
    </message>
    <message>
        <source>%1: %2 targets, 0 occurs %3 times, %5 occurs %4 times.</source>
        <translation>%1: %2 objetivos, 0 aparece %3 veces, %5 aparece %4 veces.</translation>
    </message>
    <message>
        <source>1-based labels do not fit this source.</source>
        <translation>Unas etiquetas que empiezan en 1 no encajan con esta fuente.</translation>
    </message>
    <message>
        <source>1-based labels fit this source.</source>
        <translation>Unas etiquetas que empiezan en 1 encajan con esta fuente.</translation>
    </message>
    <message>
        <source>This source tells for neither.</source>
        <translation>Esta fuente no habla a favor de ninguna.</translation>
    </message>
    <message>
        <source>CUDA is known to accept here what the CPU refuses (%1, PyTorch %2 to %3; %4). A run that passes on CUDA is no proof that the data are valid.</source>
        <translation>Se sabe que CUDA acepta aquí lo que la CPU rechaza (%1, PyTorch de %2 a %3; %4). Una ejecución que pasa en CUDA no prueba que los datos sean válidos.</translation>
    </message>
    <message>
        <source>from the assertion in the log: %1</source>
        <translation>según la aserción del registro: %1</translation>
    </message>
    <message>
        <source>from the message in the log: %1</source>
        <translation>según el mensaje del registro: %1</translation>
    </message>
    <message>
        <source>from the code in the traceback: %1</source>
        <translation>según el código de la traza: %1</translation>
    </message>
    <message>
        <source>by its name: %1</source>
        <translation>por su nombre: %1</translation>
    </message>
    <message>
        <source>the only tensor of its kind: %1</source>
        <translation>único tensor de su clase: %1</translation>
    </message>
    <message>
        <source>from the shape of %1</source>
        <translation>según la forma de %1</translation>
    </message>
    <message>
        <source>PyTorch&apos;s default</source>
        <translation>valor predeterminado de PyTorch</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>elegido por usted</translation>
    </message>
    <message>
        <source>nothing tells</source>
        <translation>nada lo indica</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>The driver serves CUDA up to %1, and this build is for CUDA %2. Either a newer driver or a build for an older CUDA fits.</source>
        <translation>El controlador admite CUDA hasta %1, y esta compilación es para CUDA %2. Sirve un controlador más reciente o una compilación para un CUDA anterior.</translation>
    </message>
    <message>
        <source>This GPU needs %1, and the build contains %2. Its kernels cannot run there.</source>
        <translation>Esta GPU necesita %1, y la compilación contiene %2. Sus kernels no pueden ejecutarse en ella.</translation>
    </message>
    <message>
        <source>PyTorch %1 is a build for the CPU only: it cannot use a GPU.</source>
        <translation>PyTorch %1 es una compilación solo para CPU: no puede usar una GPU.</translation>
    </message>
    <message>
        <source>%1 and %2 are both loaded in this environment. Check that they do not bring different versions of the same library.</source>
        <translation>%1 y %2 están cargados a la vez en este entorno. Compruebe que no aporten versiones distintas de la misma biblioteca.</translation>
    </message>
    <message>
        <source>PyTorch %1 and torchvision %2 were not released for each other. Compiled operators can be missing.</source>
        <translation>PyTorch %1 y torchvision %2 no se publicaron el uno para el otro. Pueden faltar operadores compilados.</translation>
    </message>
    <message>
        <source>The log shows parts of ROCm and of CUDA. Check which build was really loaded before following a procedure of either.</source>
        <translation>El registro muestra partes de ROCm y de CUDA. Compruebe qué compilación se cargó realmente antes de seguir un procedimiento de una u otra.</translation>
    </message>
    <message>
        <source>Two facts of the environment do not fit: “%1”.</source>
        <translation>Dos hechos del entorno no concuerdan: «%1».</translation>
    </message>
</context>
<context>
    <name>DaySpan</name>
    <message>
        <source>%1 to %2</source>
        <translation>del %1 al %2</translation>
    </message>
</context>
<context>
    <name>EngineText</name>
    <message>
        <source>%1: this PyTorch was built without it.</source>
        <translation>%1: este PyTorch se compiló sin él.</translation>
    </message>
    <message>
        <source>%1: there is no %2 driver on this machine.</source>
        <translation>%1: no hay controlador de %2 en esta máquina.</translation>
    </message>
    <message>
        <source>%1: the driver is older than this build asks for.</source>
        <translation>%1: el controlador es más antiguo de lo que pide esta compilación.</translation>
    </message>
    <message>
        <source>%1: the driver shows no device.</source>
        <translation>%1: el controlador no muestra ningún dispositivo.</translation>
    </message>
    <message>
        <source>%1: the driver or PyTorch refused it.</source>
        <translation>%1: el controlador o PyTorch lo rechazó.</translation>
    </message>
    <message>
        <source>Built-in engine</source>
        <translation>Motor integrado</translation>
    </message>
    <message>
        <source>Python: %1</source>
        <translation>Python: %1</translation>
    </message>
    <message>
        <source>torchtriage-guard is missing beside the program: nothing can be started. Install TorchTriage again.</source>
        <translation>Falta torchtriage-guard junto al programa: no se puede iniciar nada. Instale TorchTriage de nuevo.</translation>
    </message>
    <message>
        <source>This TorchTriage was built without libtorch. Choose a Python environment with PyTorch instead.</source>
        <translation>Este TorchTriage se compiló sin libtorch. Elija en su lugar un entorno de Python con PyTorch.</translation>
    </message>
    <message>
        <source>There is no Python interpreter at this place.</source>
        <translation>No hay ningún intérprete de Python en este lugar.</translation>
    </message>
    <message>
        <source>This Python has no PyTorch.</source>
        <translation>Este Python no tiene PyTorch.</translation>
    </message>
    <message>
        <source>This PyTorch is older than 1.8.</source>
        <translation>Este PyTorch es anterior a 1.8.</translation>
    </message>
    <message>
        <source>The engine ended without an answer.</source>
        <translation>El motor terminó sin responder.</translation>
    </message>
    <message>
        <source>The engine ended without an answer. Its last line: %1</source>
        <translation>El motor terminó sin responder. Su última línea: %1</translation>
    </message>
    <message>
        <source>The engine gave no answer within 90 seconds.</source>
        <translation>El motor no respondió en 90 segundos.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Blocking launches: AMD_SERIALIZE_KERNEL=3, or HIP_LAUNCH_BLOCKING=1 before PyTorch 2.1. CUDA_LAUNCH_BLOCKING belongs to the NVIDIA runtime and is not offered on ROCm.</source>
        <translation>Lanzamientos bloqueantes: AMD_SERIALIZE_KERNEL=3, o HIP_LAUNCH_BLOCKING=1 antes de PyTorch 2.1. CUDA_LAUNCH_BLOCKING pertenece al runtime de NVIDIA y no se ofrece en ROCm.</translation>
    </message>
    <message>
        <source>Blocking launches: CUDA_LAUNCH_BLOCKING=1, for one run at a time.</source>
        <translation>Lanzamientos bloqueantes: CUDA_LAUNCH_BLOCKING=1, para un solo relanzamiento cada vez.</translation>
    </message>
    <message>
        <source>On the CPU every call ends before it returns: there are no blocking launches.</source>
        <translation>En la CPU cada llamada termina antes de volver: no hay lanzamientos bloqueantes.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>“%1” ends too early: %3. Copy the file again once it is complete.</source>
        <translation>«%1» termina demasiado pronto: %3. Vuelva a copiar el archivo cuando esté completo.</translation>
    </message>
    <message>
        <source>“%1” ends too early at %2: %3. Copy the file again once it is complete.</source>
        <translation>«%1» termina demasiado pronto (%2): %3. Vuelva a copiar el archivo cuando esté completo.</translation>
    </message>
    <message>
        <source>“%1” is over a limit of TorchTriage: %3. Check that the file is what you think, or open a part of it.</source>
        <translation>«%1» supera un límite de TorchTriage: %3. Compruebe que el archivo es el que cree, o abra una parte de él.</translation>
    </message>
    <message>
        <source>“%1” is over a limit of TorchTriage at %2: %3. Check that the file is what you think, or open a part of it.</source>
        <translation>«%1» supera un límite de TorchTriage (%2): %3. Compruebe que el archivo es el que cree, o abra una parte de él.</translation>
    </message>
    <message>
        <source>“%1” breaks the rules of its format: %3. Check where the file comes from.</source>
        <translation>«%1» no cumple las reglas de su formato: %3. Compruebe de dónde viene el archivo.</translation>
    </message>
    <message>
        <source>“%1” breaks the rules of its format at %2: %3. Check where the file comes from.</source>
        <translation>«%1» no cumple las reglas de su formato (%2): %3. Compruebe de dónde viene el archivo.</translation>
    </message>
    <message>
        <source>“%1” is of a kind that TorchTriage does not read: %3. Open a log, a notebook or plain text.</source>
        <translation>«%1» es de un tipo que TorchTriage no lee: %3. Abra un registro, un notebook o texto sin formato.</translation>
    </message>
    <message>
        <source>“%1” holds something that TorchTriage does not read at %2: %3. Open a log, a notebook or plain text.</source>
        <translation>«%1» contiene algo que TorchTriage no lee (%2): %3. Abra un registro, un notebook o texto sin formato.</translation>
    </message>
    <message>
        <source>“%1” could not be written: %3. Check the free space and the permissions, or choose another folder.</source>
        <translation>No se pudo escribir «%1»: %3. Compruebe el espacio libre y los permisos, o elija otra carpeta.</translation>
    </message>
    <message>
        <source>“%1” could not be written at %2: %3. Check the free space and the permissions, or choose another folder.</source>
        <translation>No se pudo escribir «%1» (%2): %3. Compruebe el espacio libre y los permisos, o elija otra carpeta.</translation>
    </message>
    <message>
        <source>“%1” could not be read: %3. Check the disk or the network share, then open it again.</source>
        <translation>No se pudo leer «%1»: %3. Compruebe el disco o el recurso de red y vuelva a abrirlo.</translation>
    </message>
    <message>
        <source>“%1” could not be read at %2: %3. Check the disk or the network share, then open it again.</source>
        <translation>No se pudo leer «%1» (%2): %3. Compruebe el disco o el recurso de red y vuelva a abrirlo.</translation>
    </message>
    <message>
        <source>“%1” does not exist. Check the path.</source>
        <translation>«%1» no existe. Compruebe la ruta.</translation>
    </message>
    <message>
        <source>“%1” is a folder. Choose a file in it.</source>
        <translation>«%1» es una carpeta. Elija un archivo que esté en ella.</translation>
    </message>
    <message>
        <source>“%1” is not a file with content, such as a socket or a device. Choose a file.</source>
        <translation>«%1» no es un archivo con contenido (por ejemplo, es un socket o un dispositivo). Elija un archivo.</translation>
    </message>
    <message>
        <source>Reading “%1” was cancelled. Open it again to start over.</source>
        <translation>Se canceló la lectura de «%1». Ábralo de nuevo para volver a empezar.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrada estándar</translation>
    </message>
    <message>
        <source>unnamed file</source>
        <translation>archivo sin nombre</translation>
    </message>
    <message>
        <source>no further detail</source>
        <translation>sin más detalle</translation>
    </message>
    <message>
        <source>“%1” could not be opened or started: %3. A limit of the system is reached: close other programs or raise the limit (ulimit -a shows it), then try again.</source>
        <translation>No se pudo abrir o iniciar «%1»: %3. Se ha alcanzado un límite del sistema: cierre otros programas o aumente el límite (ulimit -a lo muestra) y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>“%1” could not be opened or started at %2: %3. A limit of the system is reached: close other programs or raise the limit (ulimit -a shows it), then try again.</source>
        <translation>No se pudo abrir o iniciar «%1» en %2: %3. Se ha alcanzado un límite del sistema: cierre otros programas o aumente el límite (ulimit -a lo muestra) y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>You may not read or write “%1”. Ask its owner for access, or use a copy or a folder of your own.</source>
        <translation>No tiene permiso para leer o escribir «%1». Pida acceso a su propietario, o use una copia o una carpeta propia.</translation>
    </message>
</context>
<context>
    <name>FleetCommand</name>
    <message>
        <source>--since %1 is no date and no span. Write it as 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h or 7d.</source>
        <translation>--since %1 no es una fecha ni un intervalo. Escríbalo como 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h o 7d.</translation>
    </message>
</context>
<context>
    <name>FleetText</name>
    <message>
        <source>Fingerprint</source>
        <translation>Huella</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Incidentes</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>Visto por primera vez</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Visto por última vez</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>Primer error</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n log(s) have a failure, %2 have none.</source>
        <translation>
            <numerusform>%1 de %n registro tiene un fallo, %2 no tienen ninguno.</numerusform>
            <numerusform>%1 de %n registros tienen un fallo, %2 no tienen ninguno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n log(s) have a failure, %2 have none, %3 could not be read.</source>
        <translation>
            <numerusform>%1 de %n registro tiene un fallo, %2 no tienen ninguno, %3 no se pudieron leer.</numerusform>
            <numerusform>%1 de %n registros tienen un fallo, %2 no tienen ninguno, %3 no se pudieron leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder holds more files or deeper folders than one scan visits: the counts are of a part of it.</source>
        <translation>La carpeta contiene más archivos o carpetas más profundas de las que recorre un examen: los números son de una parte.</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) could not be entered; their files are not counted.</source>
        <translation>
            <numerusform>No se pudo entrar en %n carpeta; sus archivos no se cuentan.</numerusform>
            <numerusform>No se pudo entrar en %n carpetas; sus archivos no se cuentan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are no logs and are not counted.</source>
        <translation>
            <numerusform>%n archivo no es un registro y no se cuenta.</numerusform>
            <numerusform>%n archivos no son registros y no se cuentan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) were not followed.</source>
        <translation>
            <numerusform>%n enlace no se siguió.</numerusform>
            <numerusform>%n enlaces no se siguieron.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result could not be kept: the next scan reads every log again.</source>
        <translation>El resultado no se pudo conservar: el próximo examen volverá a leer todos los registros.</translation>
    </message>
    <message>
        <source>What was kept of earlier scans could not be used (%1); every log was read again.</source>
        <translation>Lo conservado de exámenes anteriores no se pudo usar (%1); se leyeron de nuevo todos los registros.</translation>
    </message>
    <message>
        <source>Logs that print no date are placed on the day their file was last written.</source>
        <translation>Los registros sin fecha se sitúan en el día de la última escritura de su archivo.</translation>
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
        <translation>del %1 al %2</translation>
    </message>
    <message>
        <source>printed in the log</source>
        <translation>impresa en el registro</translation>
    </message>
    <message>
        <source>when the file was last written</source>
        <translation>última escritura del archivo</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Desaparecido</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Igual</translation>
    </message>
    <message>
        <source>Fingerprints: %1 new, %2 in more logs, %3 in fewer, %4 gone, %5 the same.</source>
        <translation>Huellas: %1 nuevas, %2 en más registros, %3 en menos, %4 desaparecidas, %5 iguales.</translation>
    </message>
    <message>
        <source>A fingerprint that is gone is not proven repaired: the runs may not have come to it.</source>
        <translation>Que una huella haya desaparecido no prueba que esté reparada: puede que las ejecuciones no llegaran hasta ella.</translation>
    </message>
    <message>
        <source>Every line of the failing log is in the good one too, once numbers and paths are removed. What differs, if anything, is order, count or numbers.</source>
        <translation>Cada línea del registro con fallo está también en el bueno, una vez quitados los números y las rutas. Lo que difiere, si algo difiere, es el orden, la cantidad o los números.</translation>
    </message>
    <message numerus="yes">
        <source>%n different line(s) appear only in the failing log, once numbers and paths are removed; the rarest come first. What both logs print may be the cause all the same.</source>
        <translation>
            <numerusform>%n línea aparece solo en el registro con fallo, una vez quitados los números y las rutas. Lo que imprimen ambos registros puede ser la causa de todos modos.</numerusform>
            <numerusform>%n líneas distintas aparecen solo en el registro con fallo, una vez quitados los números y las rutas; primero las más raras. Lo que imprimen ambos registros puede ser la causa de todos modos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The good log shows a failure of its own: choose another one to compare with.</source>
        <translation>El registro bueno muestra un fallo propio: elija otro para comparar.</translation>
    </message>
    <message>
        <source>The good log has more different lines than are kept: some of the lines below may be in it.</source>
        <translation>El registro bueno tiene más líneas distintas de las que se conservan: algunas de las siguientes pueden estar en él.</translation>
    </message>
    <message>
        <source>The failing log has more lines of its own than are kept: those at its end are missing below.</source>
        <translation>El registro con fallo tiene más líneas propias de las que se conservan: faltan abajo las del final.</translation>
    </message>
    <message numerus="yes">
        <source>Same first failure after numbers and paths are removed: %n fingerprint(s)</source>
        <translation>
            <numerusform>Mismo primer fallo una vez quitados los números y las rutas: %n huella</numerusform>
            <numerusform>Mismo primer fallo una vez quitados los números y las rutas: %n huellas</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>Comparado con %1</translation>
    </message>
    <message>
        <source>Good: %1</source>
        <translation>Bueno: %1</translation>
    </message>
    <message>
        <source>Failing: %1</source>
        <translation>Con fallo: %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Only in the failing log</source>
        <translation>Solo en el registro con fallo</translation>
    </message>
</context>
<context>
    <name>GuidanceTexts</name>
    <message>
        <source>block %1</source>
        <translation>bloque %1</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>hilo %1</translation>
    </message>
    <message>
        <source>%1 requested</source>
        <translation>%1 solicitados</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 libres</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>The kernel of %1 asks for: %2</source>
        <translation>El kernel de %1 exige: %2</translation>
    </message>
    <message>
        <source>The kernel asks for: %1</source>
        <translation>El kernel exige: %1</translation>
    </message>
    <message>
        <source>The operator is %1; the log does not print its condition.</source>
        <translation>El operador es %1; el registro no imprime su condición.</translation>
    </message>
    <message>
        <source>The log does not print the assertion itself, so the operator is still open.</source>
        <translation>El registro no imprime la aserción misma, así que el operador sigue sin conocerse.</translation>
    </message>
    <message>
        <source>Compare the targets with the class count</source>
        <translation>Comparar los objetivos con el número de clases</translation>
    </message>
    <message>
        <source>Compare the indices with the size that they address</source>
        <translation>Comparar los índices con el tamaño al que se refieren</translation>
    </message>
    <message>
        <source>Check that the values lie in [0, 1] and are not NaN</source>
        <translation>Comprobar que los valores están en [0, 1] y no son NaN</translation>
    </message>
    <message>
        <source>Check that the probabilities are finite, not negative and not all zero</source>
        <translation>Comprobar que las probabilidades son finitas, no negativas y no todas nulas</translation>
    </message>
    <message>
        <source>Check that the values are finite</source>
        <translation>Comprobar que los valores son finitos</translation>
    </message>
    <message>
        <source>Compare the lengths with the sizes of the tensors</source>
        <translation>Comparar las longitudes con los tamaños de los tensores</translation>
    </message>
    <message>
        <source>On a CPU copy of the same batch, every target must lie in [0, number of classes) or equal ignore_index. A value just outside can mean labels that start at 1 or an unexpected class: the log decides neither.</source>
        <translation>En una copia en CPU del mismo batch, cada objetivo debe estar en [0, número de clases) o ser igual a ignore_index. Un valor justo fuera puede indicar etiquetas que empiezan en 1 o una clase inesperada: el registro no decide entre ambas.</translation>
    </message>
    <message>
        <source>On a CPU copy of the same batch, every index must lie within the dimension that it addresses. For an embedding, compare the largest id with the number of rows.</source>
        <translation>En una copia en CPU del mismo batch, cada índice debe quedar dentro de la dimensión a la que se refiere. Para un embedding, compare el identificador mayor con el número de filas.</translation>
    </message>
    <message>
        <source>On a CPU copy of the same batch, look for values below 0, above 1 or NaN, and for a sigmoid that is missing.</source>
        <translation>En una copia en CPU del mismo batch, busque valores menores que 0, mayores que 1 o NaN, y una sigmoide que falte.</translation>
    </message>
    <message>
        <source>Look for NaN and infinity that the model produced before this operator.</source>
        <translation>Busque los NaN e infinitos que el modelo produjo antes de este operador.</translation>
    </message>
    <message>
        <source>value refused by an operator on the CPU</source>
        <translation>valor rechazado por un operador en la CPU</translation>
    </message>
    <message>
        <source>Check every index and every target of this batch on the CPU against the condition of the operator.</source>
        <translation>Compruebe en la CPU cada índice y cada objetivo de este batch frente a la condición del operador.</translation>
    </message>
    <message>
        <source>The operator refused its input; another GPU would refuse it too. A larger output layer would hide the condition without settling what the labels mean.</source>
        <translation>El operador rechazó su entrada; otra GPU también la rechazaría. Una capa de salida mayor ocultaría la condición sin resolver qué significan las etiquetas.</translation>
    </message>
    <message>
        <source>Check the shapes behind this request: it exceeds the whole device</source>
        <translation>Comprobar las formas que originan esta solicitud: supera todo el dispositivo</translation>
    </message>
    <message>
        <source>Compare reserved with allocated memory</source>
        <translation>Comparar la memoria reservada con la asignada</translation>
    </message>
    <message>
        <source>Find out what else uses this device</source>
        <translation>Averiguar qué más usa este dispositivo</translation>
    </message>
    <message>
        <source>Check shapes and lifetime of tensors: this process fills most of the device</source>
        <translation>Comprobar formas y tiempo de vida de los tensores: este proceso ocupa la mayor parte del dispositivo</translation>
    </message>
    <message>
        <source>One separate rerun with %1 is worth trying, with nothing else changed.</source>
        <translation>Merece la pena un relanzamiento aparte con %1, sin cambiar nada más.</translation>
    </message>
    <message>
        <source>The hint about fragmentation that PyTorch prints is general advice; these numbers do not support it.</source>
        <translation>La indicación sobre fragmentación que imprime PyTorch es un consejo general; estas cifras no la respaldan.</translation>
    </message>
    <message>
        <source>Compare the size requested with what the process holds, and look for tensors that are kept from one iteration to the next. Another process can share the device.</source>
        <translation>Compare el tamaño solicitado con lo que retiene el proceso y busque tensores que se conservan de una iteración a otra. Otro proceso puede compartir el dispositivo.</translation>
    </message>
    <message>
        <source>Compare the architecture of the GPU with those in the build</source>
        <translation>Comparar la arquitectura de la GPU con las de la compilación</translation>
    </message>
    <message>
        <source>Check the dtype that reaches this operator</source>
        <translation>Comprobar el dtype que llega a este operador</translation>
    </message>
    <message>
        <source>%1 has no implementation for %2 on this device. Find where the tensor gets this dtype, and compare with one run in the usual precision.</source>
        <translation>%1 no tiene implementación para %2 en este dispositivo. Busque dónde recibe el tensor ese dtype y compare con una ejecución en la precisión habitual.</translation>
    </message>
    <message>
        <source>Check which build provides this operator</source>
        <translation>Comprobar qué paquete aporta este operador</translation>
    </message>
    <message>
        <source>%1 is not available for the backend %2. Compare the package that provides it with the PyTorch build: a CPU-only package is one explanation.</source>
        <translation>%1 no está disponible para el backend %2. Compare el paquete que lo aporta con la compilación de PyTorch: un paquete solo para CPU es una explicación posible.</translation>
    </message>
    <message>
        <source>The log names %1 and %2. Print the device of every argument just before the failing call and find the one that was created or loaded elsewhere.</source>
        <translation>El registro nombra %1 y %2. Imprima el dispositivo de cada argumento justo antes de la llamada que falla y encuentre el que se creó o cargó en otro lugar.</translation>
    </message>
    <message>
        <source>The log names %1 and %2, found when the argument %3 was checked. Find where that tensor and the other operands were created or moved.</source>
        <translation>El registro nombra %1 y %2, hallados al comprobar el argumento %3. Busque dónde se crearon o movieron ese tensor y los demás operandos.</translation>
    </message>
    <message>
        <source>Check the contract and the build of the extension first</source>
        <translation>Comprobar primero el contrato y la compilación de la extensión</translation>
    </message>
    <message>
        <source>The extension %1 stands in the frames of the failure.</source>
        <translation>La extensión %1 aparece en las llamadas que llevan al fallo.</translation>
    </message>
    <message>
        <source>The log names %1.</source>
        <translation>El registro nombra %1.</translation>
    </message>
    <message>
        <source>Start with rank %1, then look for a rank that stopped earlier</source>
        <translation>Empezar por el rango %1 y buscar después un rango que parara antes</translation>
    </message>
    <message numerus="yes">
        <source>%1 waited %n second(s) for the other ranks.</source>
        <translation>
            <numerusform>%1 esperó %n segundo a los demás rangos.</numerusform>
            <numerusform>%1 esperó %n segundos a los demás rangos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Xid %1 in the kernel log</source>
        <translation>Xid %1 en el registro del sistema</translation>
    </message>
    <message>
        <source>Start at %1 and the values it had. No GPU check is needed before that.</source>
        <translation>Empiece en %1 y en los valores que había allí. Antes de eso no hace falta ninguna comprobación de la GPU.</translation>
    </message>
    <message>
        <source>Compare indices and targets with what the operator allows</source>
        <translation>Comparar índices y objetivos con lo que admite el operador</translation>
    </message>
    <message>
        <source>“The GPU must be broken.”</source>
        <translation>«La GPU está forzosamente defectuosa.»</translation>
    </message>
    <message>
        <source>A kernel ran, met a value that it does not accept and stopped. Another GPU would refuse the same value.</source>
        <translation>Un kernel se ejecutó, encontró un valor que no acepta y se detuvo. Otra GPU rechazaría el mismo valor.</translation>
    </message>
    <message>
        <source>Read shapes, lifetime of tensors and memory of the process</source>
        <translation>Leer formas, tiempo de vida de los tensores y memoria del proceso</translation>
    </message>
    <message>
        <source>“Every CUDA error is a lack of VRAM.”</source>
        <translation>«Todo error de CUDA es falta de VRAM.»</translation>
    </message>
    <message>
        <source>Only a message that names a failed allocation speaks of memory. Other CUDA errors ask for other checks.</source>
        <translation>Solo un mensaje que nombra una asignación fallida habla de memoria. Los demás errores de CUDA piden otras comprobaciones.</translation>
    </message>
    <message>
        <source>operator or kernel not available</source>
        <translation>operador o kernel no disponible</translation>
    </message>
    <message>
        <source>Compare versions, extension, backend and dtype</source>
        <translation>Comparar versiones, extensión, backend y dtype</translation>
    </message>
    <message>
        <source>Compare the architecture of the GPU with those in the build, the extension with the PyTorch version it was built for, and the dtype with what the operator supports on this backend.</source>
        <translation>Compare la arquitectura de la GPU con las de la compilación, la extensión con la versión de PyTorch para la que se compiló y el dtype con lo que el operador admite en este backend.</translation>
    </message>
    <message>
        <source>“Reinstall everything at random.”</source>
        <translation>«Hay que reinstalarlo todo al azar.»</translation>
    </message>
    <message>
        <source>Reinstalling several packages at once changes several things and hides which one did not fit.</source>
        <translation>Reinstalar varios paquetes a la vez cambia varias cosas y oculta cuál no encajaba.</translation>
    </message>
    <message>
        <source>tensors on different devices</source>
        <translation>tensores en dispositivos distintos</translation>
    </message>
    <message>
        <source>Find where the model and each input live</source>
        <translation>Averiguar dónde están el modelo y cada entrada</translation>
    </message>
    <message>
        <source>Print the device of every argument just before the failing call and find the one that was created or loaded elsewhere.</source>
        <translation>Imprima el dispositivo de cada argumento justo antes de la llamada que falla y encuentre el que se creó o cargó en otro lugar.</translation>
    </message>
    <message>
        <source>“Add a copy without knowing where the tensor comes from.”</source>
        <translation>«Se añade una copia sin saber de dónde viene el tensor.»</translation>
    </message>
    <message>
        <source>A copy at the failing line can hide a module that never moved or an input that skipped the transfer, and it costs time in every step.</source>
        <translation>Una copia en la línea que falla puede ocultar un módulo que nunca se movió o una entrada que se saltó la transferencia, y cuesta tiempo en cada paso.</translation>
    </message>
    <message>
        <source>Check indices, strides and sizes given to the suspected kernel</source>
        <translation>Comprobar índices, strides y tamaños que recibe el kernel sospechoso</translation>
    </message>
    <message>
        <source>The access was refused on the device and the Python line can belong to a later call. A short rerun with blocking launches brings the report closer to it. For a custom kernel, check what it assumes about strides, contiguity and sizes.</source>
        <translation>El acceso se rechazó en el dispositivo y la línea de Python puede pertenecer a una llamada posterior. Un relanzamiento corto con lanzamientos bloqueantes acerca el informe al origen. En un kernel propio, compruebe qué supone sobre strides, contigüidad y tamaños.</translation>
    </message>
    <message>
        <source>“The reported Python line made the bad access.”</source>
        <translation>«La línea de Python indicada hizo el acceso incorrecto.»</translation>
    </message>
    <message>
        <source>Launches are queued: the line is where the fault was noticed. The message alone does not point to faulty hardware either.</source>
        <translation>Los lanzamientos se encolan: la línea es donde se notó el fallo. El mensaje por sí solo tampoco señala hardware defectuoso.</translation>
    </message>
    <message>
        <source>kernel launch failed</source>
        <translation>falló el lanzamiento de un kernel</translation>
    </message>
    <message>
        <source>Check the launch configuration and the kernel that was running</source>
        <translation>Comprobar la configuración del lanzamiento y el kernel que se ejecutaba</translation>
    </message>
    <message>
        <source>An invalid configuration points to sizes: empty or very large inputs. An unspecified failure or a time-out points to the kernel that was running; a short rerun with blocking launches brings the report closer to it.</source>
        <translation>Una configuración no válida apunta a los tamaños: entradas vacías o muy grandes. Un fallo sin especificar o un tiempo agotado apunta al kernel que se ejecutaba; un relanzamiento corto con lanzamientos bloqueantes acerca el informe a él.</translation>
    </message>
    <message>
        <source>“The GPU has too little memory.”</source>
        <translation>«La GPU tiene poca memoria.»</translation>
    </message>
    <message>
        <source>A launch can fail with memory to spare: grid size, registers and run time have limits of their own.</source>
        <translation>Un lanzamiento puede fallar aunque sobre memoria: el tamaño de la rejilla, los registros y la duración tienen sus propios límites.</translation>
    </message>
    <message>
        <source>cuBLAS, cuDNN or another library reports a failure</source>
        <translation>cuBLAS, cuDNN u otra biblioteca notifica un fallo</translation>
    </message>
    <message>
        <source>Look for an earlier error of the same process</source>
        <translation>Buscar un error anterior del mismo proceso</translation>
    </message>
    <message>
        <source>EXECUTION_FAILED, INTERNAL_ERROR and NOT_INITIALIZED can echo an earlier fault, or a lack of memory under another name. If nothing comes before, check shapes, dtype and the version of the library.</source>
        <translation>EXECUTION_FAILED, INTERNAL_ERROR y NOT_INITIALIZED pueden ser el eco de un fallo anterior, o falta de memoria con otro nombre. Si no hay nada antes, compruebe formas, dtype y la versión de la biblioteca.</translation>
    </message>
    <message>
        <source>“The library is broken, replace it.”</source>
        <translation>«La biblioteca está rota y hay que sustituirla.»</translation>
    </message>
    <message>
        <source>A library reports what it met. Replacing it before the earlier lines are read changes the environment and leaves the question open.</source>
        <translation>Una biblioteca informa de lo que encontró. Sustituirla antes de leer las líneas anteriores cambia el entorno y deja la pregunta abierta.</translation>
    </message>
    <message>
        <source>collective operation failed or timed out</source>
        <translation>una operación colectiva falló o agotó su tiempo</translation>
    </message>
    <message>
        <source>Find the rank that stopped first, and its own error</source>
        <translation>Encontrar el rango que se detuvo primero, y su propio error</translation>
    </message>
    <message>
        <source>Read the log of every rank up to the first one that failed or fell silent. The ranks that report a time-out were waiting.</source>
        <translation>Lea el registro de cada rango hasta el primero que falló o calló. Los rangos que notifican un tiempo agotado estaban esperando.</translation>
    </message>
    <message>
        <source>“NCCL is broken, raise the time-out.”</source>
        <translation>«NCCL está roto y hay que ampliar el tiempo de espera.»</translation>
    </message>
    <message>
        <source>A longer time-out makes the other ranks wait longer. It does not bring back the rank that stopped.</source>
        <translation>Un tiempo de espera mayor hace que los demás rangos esperen más. No devuelve el rango que se detuvo.</translation>
    </message>
    <message>
        <source>shapes or dtypes that do not fit</source>
        <translation>formas o dtypes que no concuerdan</translation>
    </message>
    <message>
        <source>Compare shape and dtype of each operand with the contract of the operator</source>
        <translation>Comparar forma y dtype de cada operando con el contrato del operador</translation>
    </message>
    <message>
        <source>Print shape, dtype and strides of every argument before the call, for a batch that works and for the one that fails. The last, incomplete batch is one difference to look for.</source>
        <translation>Imprima forma, dtype y strides de cada argumento antes de la llamada, para un batch que funciona y para el que falla. El último batch, incompleto, es una diferencia que conviene mirar.</translation>
    </message>
    <message>
        <source>“Add a reshape or a cast until it runs.”</source>
        <translation>«Basta añadir un reshape o una conversión hasta que funcione.»</translation>
    </message>
    <message>
        <source>A reshape or a cast that silences the message can change the meaning of the data: the result is then wrong without an error.</source>
        <translation>Un reshape o una conversión que acalla el mensaje puede cambiar el significado de los datos: el resultado es entonces incorrecto y sin error.</translation>
    </message>
    <message>
        <source>hardware or driver fault in the log</source>
        <translation>fallo de hardware o del controlador en el registro</translation>
    </message>
    <message>
        <source>Read the kernel log and the memory error counters of that host</source>
        <translation>Leer el registro del sistema y los contadores de errores de memoria de ese equipo</translation>
    </message>
    <message>
        <source>Collect the kernel log around the time of the failure and the error counters that the vendor&apos;s tool shows. Note the host and the device.</source>
        <translation>Reúna el registro del sistema en torno al momento del fallo y los contadores de errores que muestra la herramienta del fabricante. Anote el equipo y el dispositivo.</translation>
    </message>
    <message>
        <source>“The model code broke the GPU.”</source>
        <translation>«El código del modelo rompió la GPU.»</translation>
    </message>
    <message>
        <source>Some codes follow from a fault of the program, others come from the device, its link or the driver. The code tells which to check first.</source>
        <translation>Algunos códigos siguen a un error del programa; otros vienen del dispositivo, de su enlace o del controlador. El código dice cuál comprobar primero.</translation>
    </message>
    <message>
        <source>no small computation works</source>
        <translation>ningún cálculo pequeño funciona</translation>
    </message>
    <message>
        <source>Return to the initial diagnosis: device, driver, build</source>
        <translation>Volver al diagnóstico inicial: dispositivo, controlador, compilación</translation>
    </message>
    <message>
        <source>TorchTriage begins after a successful launch. First make one small computation work: is the device visible, is the driver recent enough for the build, was the build made for this backend?</source>
        <translation>TorchTriage empieza tras un lanzamiento correcto. Haga funcionar primero un cálculo pequeño: ¿se ve el dispositivo?, ¿es el controlador lo bastante reciente para la compilación?, ¿se hizo la compilación para este backend?</translation>
    </message>
    <message>
        <source>“The model or the batch is at fault.”</source>
        <translation>«La culpa es del modelo o del batch.»</translation>
    </message>
    <message>
        <source>Neither was reached: the failure comes before the first operator.</source>
        <translation>No se llegó a ninguno de los dos: el fallo es anterior al primer operador.</translation>
    </message>
    <message>
        <source>value that is NaN or infinite</source>
        <translation>valor NaN o infinito</translation>
    </message>
    <message>
        <source>Find the first tensor that is not finite</source>
        <translation>Encontrar el primer tensor que no es finito</translation>
    </message>
    <message>
        <source>Check inputs, targets, activations and gradients for NaN and infinity in the order of the computation, before the step that reports it. Loss scaling skips steps without a message.</source>
        <translation>Busque NaN e infinitos en entradas, objetivos, activaciones y gradientes, en el orden del cálculo, antes del paso que lo notifica. El escalado de la pérdida omite pasos sin mensaje.</translation>
    </message>
    <message>
        <source>“The learning rate alone is the cause.”</source>
        <translation>«La tasa de aprendizaje por sí sola es la causa.»</translation>
    </message>
    <message>
        <source>An invalid input, a division by zero, the logarithm of zero or an overflow in reduced precision leads to the same message.</source>
        <translation>Una entrada no válida, una división por cero, el logaritmo de cero o un desbordamiento en precisión reducida llevan al mismo mensaje.</translation>
    </message>
    <message>
        <source>host memory exhausted</source>
        <translation>memoria del equipo agotada</translation>
    </message>
    <message>
        <source>Read the memory of the host: process, workers, shared memory</source>
        <translation>Leer la memoria del equipo: proceso, workers, memoria compartida</translation>
    </message>
    <message>
        <source>Check the memory limit of the job or container, the number of loader workers and what each one keeps, and the size of /dev/shm. The kernel log names a process that was killed for memory.</source>
        <translation>Compruebe el límite de memoria del trabajo o del contenedor, el número de workers de carga y lo que conserva cada uno, y el tamaño de /dev/shm. El registro del sistema nombra un proceso eliminado por falta de memoria.</translation>
    </message>
    <message>
        <source>“The GPU ran out of memory.”</source>
        <translation>«La GPU se quedó sin memoria.»</translation>
    </message>
    <message>
        <source>Host memory and GPU memory are separate. A smaller model on the GPU does not lift a limit of the host.</source>
        <translation>La memoria del equipo y la de la GPU son distintas. Un modelo más pequeño en la GPU no levanta un límite del equipo.</translation>
    </message>
    <message>
        <source>process ended by a crash in native code</source>
        <translation>el proceso acabó por un fallo grave en código nativo</translation>
    </message>
    <message>
        <source>Find the native frame or the extension that was running</source>
        <translation>Encontrar la función nativa o la extensión que se ejecutaba</translation>
    </message>
    <message>
        <source>Run with python -X faulthandler and keep the native stack. List the binary extensions that are loaded and the versions they were built for.</source>
        <translation>Ejecute con python -X faulthandler y conserve la pila nativa. Enumere las extensiones binarias cargadas y las versiones para las que se compilaron.</translation>
    </message>
    <message>
        <source>“Python or PyTorch itself is broken.”</source>
        <translation>«Python o el propio PyTorch está roto.»</translation>
    </message>
    <message>
        <source>A crash without a Python exception comes from native code: PyTorch, an extension, a library or the driver. Only the stack tells them apart.</source>
        <translation>Un cierre abrupto sin excepción de Python viene de código nativo: PyTorch, una extensión, una biblioteca o el controlador. Solo la pila los distingue.</translation>
    </message>
    <message>
        <source>ordinary Python error</source>
        <translation>error corriente de Python</translation>
    </message>
    <message>
        <source>Read the traceback from its last line upwards</source>
        <translation>Leer la traza desde su última línea</translation>
    </message>
    <message>
        <source>Start with the innermost frame of your own code and the values it had. No GPU check is needed before that.</source>
        <translation>Empiece por la llamada más interna de su propio código y los valores que tenía. Antes de eso no hace falta ninguna comprobación de la GPU.</translation>
    </message>
    <message>
        <source>“CUDA is in the log, so it is a CUDA problem.”</source>
        <translation>«CUDA aparece en el registro, luego es un problema de CUDA.»</translation>
    </message>
    <message>
        <source>Python code raised this exception. GPU messages near it can be background or consequences.</source>
        <translation>Fue código Python el que lanzó esta excepción. Los mensajes de la GPU cercanos pueden ser ruido de fondo o consecuencias.</translation>
    </message>
    <message>
        <source>family not settled by this log</source>
        <translation>familia sin decidir con este registro</translation>
    </message>
    <message>
        <source>Collect what is missing, then triage again</source>
        <translation>Reunir lo que falta y repetir el triaje</translation>
    </message>
    <message>
        <source>Keep the complete output of every rank from the start of the run, standard error included, and the kernel log of the host.</source>
        <translation>Conserve la salida completa de cada rango desde el inicio de la ejecución, incluida la salida de error, y el registro del sistema del equipo.</translation>
    </message>
    <message>
        <source>“The last error in the log is the cause.”</source>
        <translation>«El último error del registro es la causa.»</translation>
    </message>
    <message>
        <source>The last message is often a consequence. Without the first failure, no family is more likely than another.</source>
        <translation>El último mensaje suele ser una consecuencia. Sin el primer fallo, ninguna familia es más probable que otra.</translation>
    </message>
    <message>
        <source>The process is finished: end it and start a new one (in a notebook: restart the kernel). Restarting repairs neither a wrong target nor a bad index.</source>
        <translation>El proceso ha terminado: ciérrelo e inicie uno nuevo (en un notebook: reinicie el kernel del notebook). Reiniciar no corrige ni un objetivo erróneo ni un índice no válido.</translation>
    </message>
    <message>
        <source>CUDA can stay silent where the CPU raises: %1 does not check every target on the GPU in every version. Check the targets on the CPU even if the GPU reports none.</source>
        <translation>CUDA puede callar donde la CPU da error: %1 no comprueba todos los objetivos en la GPU en todas las versiones. Compruebe los objetivos en la CPU aunque la GPU no notifique ninguno.</translation>
    </message>
    <message>
        <source>CUDA can stay silent where the CPU raises: %1 did not check indices on the GPU in PyTorch 1.13 and before. Check the indices on the CPU.</source>
        <translation>CUDA puede callar donde la CPU da error: %1 no comprobaba los índices en la GPU hasta PyTorch 1.13 inclusive. Compruebe los índices en la CPU.</translation>
    </message>
    <message>
        <source>Most ROCm builds leave device-side asserts out: an index out of range can show as a fault, or not at all. Check indices and targets on the CPU.</source>
        <translation>La mayoría de las compilaciones para ROCm omiten las aserciones en el dispositivo: un índice fuera de rango puede verse como un fallo, o no verse. Compruebe índices y objetivos en la CPU.</translation>
    </message>
</context>
<context>
    <name>GuideCommand</name>
    <message>
        <source>The guide has no section “%1”. Choose one of: %2.</source>
        <translation>La guía no tiene una sección «%1». Elija una de estas: %2.</translation>
    </message>
</context>
<context>
    <name>IncidentListModel</name>
    <message>
        <source>No failure found</source>
        <translation>Ningún fallo encontrado</translation>
    </message>
    <message>
        <source>Not readable as a log</source>
        <translation>No se puede leer como registro</translation>
    </message>
</context>
<context>
    <name>IncidentTab</name>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Evidencia</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Resumen</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <translation>&amp;Evidencia</translation>
    </message>
    <message>
        <source>B&amp;atch</source>
        <translation>Bat&amp;ch</translation>
    </message>
    <message>
        <source>Rerun</source>
        <translation>Relanzamiento</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Re&amp;run</source>
        <translation>Re&amp;lanzamiento</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Verificar</translation>
    </message>
    <message>
        <source>Support request</source>
        <translation>Solicitud de soporte</translation>
    </message>
    <message>
        <source>Support re&amp;quest</source>
        <translation>Solicitud de s&amp;oporte</translation>
    </message>
</context>
<context>
    <name>KnownFacts</name>
    <message>
        <source>Rank %1 failed first</source>
        <translation>El rango %1 falló primero</translation>
    </message>
    <message>
        <source>Which rank failed first</source>
        <translation>Qué rango falló primero</translation>
    </message>
    <message>
        <source>Operator named by the log: %1</source>
        <translation>Operador que nombra el registro: %1</translation>
    </message>
    <message>
        <source>Condition that did not hold: %1</source>
        <translation>Condición que no se cumplió: %1</translation>
    </message>
    <message numerus="yes">
        <source>Its message was printed %Ln time(s)</source>
        <translation>
            <numerusform>Su mensaje se imprimió %Ln vez</numerusform>
            <numerusform>Su mensaje se imprimió %Ln veces</numerusform>
        </translation>
    </message>
    <message>
        <source>PyTorch %1 on %2</source>
        <translation>PyTorch %1 en %2</translation>
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
        <translation>El backend: CUDA, ROCm o CPU</translation>
    </message>
    <message>
        <source>The PyTorch version</source>
        <translation>La versión de PyTorch</translation>
    </message>
    <message>
        <source>Which launch failed</source>
        <translation>Qué lanzamiento falló</translation>
    </message>
    <message>
        <source>The error surfaced at %1</source>
        <translation>El error apareció en %1</translation>
    </message>
    <message>
        <source>The failing call is at %1</source>
        <translation>La llamada que falla está en %1</translation>
    </message>
    <message>
        <source>The error family</source>
        <translation>La familia del error</translation>
    </message>
    <message>
        <source>Which value was refused</source>
        <translation>Qué valor se rechazó</translation>
    </message>
    <message>
        <source>Why the allocation failed</source>
        <translation>Por qué falló la asignación</translation>
    </message>
    <message>
        <source>Why that rank stopped</source>
        <translation>Por qué se detuvo ese rango</translation>
    </message>
    <message>
        <source>Whether it fails again in a new process</source>
        <translation>Si vuelve a fallar en un proceso nuevo</translation>
    </message>
    <message>
        <source>Refused value: %1 in %2</source>
        <translation>Valor rechazado: %1 en %2</translation>
    </message>
    <message>
        <source>It fails again in a new process</source>
        <translation>Vuelve a fallar en un proceso nuevo</translation>
    </message>
    <message>
        <source>It did not fail again in a new process</source>
        <translation>No volvió a fallar en un proceso nuevo</translation>
    </message>
</context>
<context>
    <name>LastWords</name>
    <message>
        <source>The memory that the system gives this program is used up. Close other programs, raise the limit (ulimit -v), or open a smaller file.</source>
        <translation>Se ha agotado la memoria que el sistema concede a este programa. Cierre otros programas, aumente el límite (ulimit -v) o abra un archivo más pequeño.</translation>
    </message>
    <message>
        <source>The system gives this program no further thread. Close other programs, or raise the limits on processes and memory (ulimit -u, ulimit -v).</source>
        <translation>El sistema no concede más hilos a este programa. Cierre otros programas o aumente los límites de procesos y de memoria (ulimit -u, ulimit -v).</translation>
    </message>
    <message>
        <source>An error that was not foreseen ended the program. What was saved before is whole. Report it together with what torchtriage-cli --debug-info prints.</source>
        <translation>Un error imprevisto terminó el programa. Lo que se había guardado antes está completo. Notifíquelo junto con lo que muestra torchtriage-cli --debug-info.</translation>
    </message>
</context>
<context>
    <name>LauncherTestText</name>
    <message>
        <source>Reached: %1</source>
        <translation>Alcanzada: %1</translation>
    </message>
</context>
<context>
    <name>LauncherText</name>
    <message>
        <source>Its last line: %1</source>
        <translation>Su última línea: %1</translation>
    </message>
    <message>
        <source>It was not started: no host of that name is known (%1). Check the name, or the entry in the configuration of ssh.</source>
        <translation>No se inició: no se conoce ningún host con ese nombre (%1). Compruebe el nombre, o la entrada en la configuración de ssh.</translation>
    </message>
    <message>
        <source>It was not started: %1 does not answer. Check that it is up and reachable from here.</source>
        <translation>No se inició: %1 no responde. Compruebe que está encendido y accesible desde aquí.</translation>
    </message>
    <message>
        <source>It was not started: the key of %1 is not known here, or is not the one that was known. Connect once in a terminal and check the key.</source>
        <translation>No se inició: la clave de %1 no se conoce aquí, o no es la que se conocía. Conéctese una vez en una terminal y compruebe la clave.</translation>
    </message>
    <message>
        <source>It was not started: %1 does not let this user in without a question. Set up a key or an agent; no password is asked for or kept here.</source>
        <translation>No se inició: %1 no admite a este usuario sin preguntar. Configure una clave o un agente; aquí no se pide ni se guarda ninguna contraseña.</translation>
    </message>
    <message>
        <source>It was not started: there is no such Python interpreter on %1. Name the one that it has.</source>
        <translation>No se inició: en %1 no existe ese intérprete de Python. Indique el que tiene.</translation>
    </message>
    <message>
        <source>It was not started: the scheduler knows no such partition (%1).</source>
        <translation>No se inició: el planificador no conoce esa partición (%1).</translation>
    </message>
    <message>
        <source>It was not started: the queue of %1 had no place for it in the time that it could wait. Nothing of it is left in the queue.</source>
        <translation>No se inició: la cola de %1 no tuvo sitio en el tiempo de espera permitido. No queda nada en la cola.</translation>
    </message>
    <message>
        <source>It was not started on %1.</source>
        <translation>No se inició en %1.</translation>
    </message>
    <message>
        <source>It was not started: the program cannot be used on %1 (%2).</source>
        <translation>No se inició: el programa no se puede usar en %1 (%2).</translation>
    </message>
    <message>
        <source>It was not started: its folder cannot be used on %1 (%2). Name a folder that is there.</source>
        <translation>No se inició: su carpeta no se puede usar en %1 (%2). Indique una carpeta que exista allí.</translation>
    </message>
    <message>
        <source>It was not started: its files could not be brought to %1 (%2). Check the space in its temporary folder.</source>
        <translation>No se inició: sus archivos no se pudieron llevar a %1 (%2). Compruebe el espacio en su carpeta temporal.</translation>
    </message>
    <message>
        <source>It was not started: the program of the launcher %1 is not on this machine (%2).</source>
        <translation>No se inició: el programa del lanzador %1 no está en esta máquina (%2).</translation>
    </message>
    <message>
        <source>It was not started: the launcher %1 ended with exit code %2 before the run began.</source>
        <translation>No se inició: el lanzador %1 terminó con el código de salida %2 antes de que empezara el relanzamiento.</translation>
    </message>
    <message>
        <source>The node failed while it ran, as its scheduler says: that is neither a failure nor a success of the program.</source>
        <translation>El nodo falló mientras se ejecutaba, según su planificador: no es ni un fallo ni un éxito del programa.</translation>
    </message>
    <message>
        <source>The connection to %1 was lost while it ran. How it ended is not known; what is left of it there ends when the line stays silent.</source>
        <translation>La conexión con %1 se perdió mientras se ejecutaba. No se sabe cómo terminó; lo que quede allí termina cuando la línea sigue en silencio.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Esta máquina</translation>
    </message>
    <message>
        <source>The job keeps its outputs in a folder. That works on this machine only.</source>
        <translation>El trabajo guarda sus salidas en una carpeta. Eso solo funciona en esta máquina.</translation>
    </message>
    <message>
        <source>%1: there is no such launcher. local, ssh and slurm are built in.</source>
        <translation>%1: no existe ese lanzador. local, ssh y slurm están incluidos.</translation>
    </message>
    <message>
        <source>%1: name the machine, as in %1:NAME.</source>
        <translation>%1: indique la máquina, como en %1:NOMBRE.</translation>
    </message>
    <message>
        <source>%1: the name of the machine holds a character that such a name cannot have, or begins with a hyphen.</source>
        <translation>%1: el nombre de la máquina contiene un carácter que no puede tener, o empieza por un guion.</translation>
    </message>
    <message>
        <source>%1: the interpreter has no usable name.</source>
        <translation>%1: el intérprete no tiene un nombre utilizable.</translation>
    </message>
    <message>
        <source>%1: options begin with a hyphen, and none is -- or holds a control character.</source>
        <translation>%1: las opciones empiezan por un guion; ninguna es -- ni contiene un carácter de control.</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Conectando</translation>
    </message>
    <message>
        <source>Job %1 in the queue: %2</source>
        <translation>Trabajo %1 en la cola: %2</translation>
    </message>
    <message>
        <source>Job %1 in the queue: %2 (%3)</source>
        <translation>Trabajo %1 en la cola: %2 (%3)</translation>
    </message>
    <message>
        <source>The scheduler took its place for another job: that is neither a failure nor a success.</source>
        <translation>El planificador le quitó el sitio para otro trabajo: no es ni un fallo ni un éxito.</translation>
    </message>
    <message>
        <source>It was cancelled from outside, through the scheduler: that is neither a failure nor a success.</source>
        <translation>Se canceló desde fuera, a través del planificador: no es ni un fallo ni un éxito.</translation>
    </message>
    <message>
        <source>The scheduler ended it at the time limit of its job: that is neither a failure nor a success.</source>
        <translation>El planificador lo terminó en el límite de tiempo de su trabajo: no es ni un fallo ni un éxito.</translation>
    </message>
    <message>
        <source>The node ended it at the memory limit of its job. Ask for more memory, or look at what it holds.</source>
        <translation>El nodo lo terminó en el límite de memoria de su trabajo. Pida más memoria, o mire qué retiene.</translation>
    </message>
</context>
<context>
    <name>LibraryText</name>
    <message>
        <source>Record not readable</source>
        <translation>Expediente no legible</translation>
    </message>
    <message>
        <source>There are more folders than one scan visits: some incidents are not listed.</source>
        <translation>Hay más carpetas de las que recorre una lectura: algunos incidentes no aparecen.</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) could not be read.</source>
        <translation>
            <numerusform>No se pudo leer %n carpeta.</numerusform>
            <numerusform>No se pudieron leer %n carpetas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) to folders were not followed.</source>
        <translation>
            <numerusform>No se siguió %n enlace a una carpeta.</numerusform>
            <numerusform>No se siguieron %n enlaces a carpetas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>device %1</source>
        <translation>dispositivo %1</translation>
    </message>
    <message>
        <source>requested: %1</source>
        <translation>solicitados: %1</translation>
    </message>
    <message>
        <source>free: %1</source>
        <translation>libres: %1</translation>
    </message>
    <message>
        <source>capacity: %1</source>
        <translation>capacidad: %1</translation>
    </message>
    <message>
        <source>this process: %1</source>
        <translation>este proceso: %1</translation>
    </message>
    <message>
        <source>allocated by PyTorch: %1</source>
        <translation>asignados por PyTorch: %1</translation>
    </message>
    <message>
        <source>reserved by PyTorch: %1</source>
        <translation>reservados por PyTorch: %1</translation>
    </message>
    <message>
        <source>other processes: %1</source>
        <translation>otros procesos: %1</translation>
    </message>
    <message>
        <source>The request alone is larger than the device: freeing memory cannot satisfy it. Look for a shape that was not intended.</source>
        <translation>La solicitud por sí sola supera el dispositivo: liberar memoria no puede satisfacerla. Busque una forma no deseada.</translation>
    </message>
    <message>
        <source>PyTorch holds enough memory that is reserved and not allocated, but in pieces smaller than the request: the numbers speak for fragmentation.</source>
        <translation>PyTorch retiene suficiente memoria reservada y sin asignar, pero en trozos menores que la solicitud: las cifras hablan de fragmentación.</translation>
    </message>
    <message>
        <source>A large part of the device is held outside this process. Look for processes left from an earlier run, or for jobs that share the device.</source>
        <translation>Una gran parte del dispositivo está ocupada fuera de este proceso. Busque procesos que quedaron de una ejecución anterior, o trabajos que comparten el dispositivo.</translation>
    </message>
    <message>
        <source>The device is nearly full, and the numbers put most of it on this process: the working set is too large, or tensors live too long.</source>
        <translation>El dispositivo está casi lleno y, según las cifras, sobre todo por este proceso: el conjunto de trabajo es demasiado grande, o hay tensores que viven demasiado tiempo.</translation>
    </message>
    <message>
        <source>The numbers do not settle why the allocation failed.</source>
        <translation>Las cifras no aclaran por qué falló la asignación.</translation>
    </message>
    <message>
        <source>processes listed: %1</source>
        <translation>procesos listados: %1</translation>
    </message>
</context>
<context>
    <name>MinimalCase</name>
    <message>
        <source>No job is known for this operator, so no case can be kept.</source>
        <translation>No se conoce ningún trabajo para este operador: no se puede guardar ningún caso.</translation>
    </message>
    <message>
        <source>The samples of this batch cannot be taken apart; a case keeps all of them.</source>
        <translation>Las muestras de este batch no se pueden separar; un caso las guarda todas.</translation>
    </message>
    <message>
        <source>Python itself refuses these inputs before it calls the operator, so a job of the operator would not show it.</source>
        <translation>Python mismo rechaza estas entradas antes de llamar al operador; un trabajo del operador no lo mostraría.</translation>
    </message>
    <message>
        <source>Nothing was refused: there is no case to keep.</source>
        <translation>Nada fue rechazado: no hay ningún caso que guardar.</translation>
    </message>
    <message>
        <source>The job of a case would need an input that this batch does not have.</source>
        <translation>El trabajo de un caso necesitaría una entrada que este batch no tiene.</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>No Python traceback. Keep standard error together with standard output: without it no line of your code can be named.</source>
        <translation>Falta la traza de Python. Conserve la salida de error junto con la salida estándar: sin ella no se puede señalar ninguna línea de su código.</translation>
    </message>
    <message>
        <source>No assertion line. Keep the device&apos;s own output on standard error: that line names the operator and its condition.</source>
        <translation>Falta la línea de aserción. Conserve lo que el dispositivo escribe en la salida de error: esa línea nombra el operador y su condición.</translation>
    </message>
    <message>
        <source>No run with blocking launches. A short one, in a new process, moves the report closer to the launch that failed.</source>
        <translation>Falta una ejecución con lanzamientos bloqueantes. Una corta, en un proceso nuevo, acerca el informe al lanzamiento que falló.</translation>
    </message>
    <message>
        <source>No PyTorch version. Add torch.__version__: the wording and the checks of operators depend on it.</source>
        <translation>Falta la versión de PyTorch. Añada torch.__version__: el texto y las comprobaciones de los operadores dependen de ella.</translation>
    </message>
    <message>
        <source>No sign of the backend. Add torch.version.cuda and torch.version.hip: NVIDIA and ROCm need different procedures.</source>
        <translation>No hay señal del backend. Añada torch.version.cuda y torch.version.hip: NVIDIA y ROCm necesitan procedimientos distintos.</translation>
    </message>
    <message>
        <source>No iteration number. Note the iteration and the last completed step: they lead to the batch that failed.</source>
        <translation>Falta el número de iteración. Anote la iteración y el último paso completado: llevan al batch que falló.</translation>
    </message>
    <message>
        <source>No saved batch. Save the failing batch or its internal identifier and dimensions: only the data shows which value was refused.</source>
        <translation>Falta el batch guardado. Guarde el batch que falla o su identificador interno y sus dimensiones: solo los datos muestran qué valor se rechazó.</translation>
    </message>
    <message>
        <source>No shapes or dtypes. Print them for every input before the failing call: operator contracts are about them.</source>
        <translation>Faltan formas y dtypes. Imprímalos para cada entrada antes de la llamada que falla: los contratos de los operadores tratan de ellos.</translation>
    </message>
    <message>
        <source>Not every rank&apos;s log is here. Collect one log per rank: the rank that stopped first can be one that is missing.</source>
        <translation>No están los registros de todos los rangos. Reúna uno por rango: el rango que se detuvo primero puede ser uno de los que faltan.</translation>
    </message>
    <message>
        <source>The log starts in the middle. Take it from the start of the run: the first failure can stand before the first line here.</source>
        <translation>El registro empieza a la mitad. Tómelo desde el inicio de la ejecución: el primer fallo puede estar antes de la primera línea presente.</translation>
    </message>
    <message>
        <source>The log ends in the middle of a message. Take it again after the process has ended: the final message is incomplete.</source>
        <translation>El registro acaba en mitad de un mensaje. Tómelo de nuevo cuando el proceso haya terminado: el mensaje final está incompleto.</translation>
    </message>
    <message>
        <source>No kernel log. Collect dmesg or journalctl -k of that host around the failure: it shows killed processes and device faults.</source>
        <translation>Falta el registro del sistema. Reúna dmesg o journalctl -k de ese equipo en torno al fallo: muestra procesos eliminados y fallos de dispositivo.</translation>
    </message>
    <message>
        <source>No memory numbers. Keep the full message of the failed allocation: without sizes its reason cannot be told.</source>
        <translation>Faltan las cifras de memoria. Conserve el mensaje completo de la asignación fallida: sin tamaños no se puede conocer su razón.</translation>
    </message>
    <message>
        <source>The log lacks “%1”.</source>
        <translation>Al registro le falta «%1».</translation>
    </message>
    <message>
        <source>The environment is not described. Add the output of python -m torch.utils.collect_env: messages and checks differ between versions.</source>
        <translation>El entorno no está descrito. Añada la salida de python -m torch.utils.collect_env: los mensajes y las comprobaciones cambian entre versiones.</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>Check the saved batch</source>
        <translation>Comprobar el batch guardado</translation>
    </message>
    <message>
        <source>Open the batch that failed: values, indices and targets are checked on the CPU, and nothing is sent anywhere.</source>
        <translation>Abra el batch que falló: valores, índices y objetivos se comprueban en la CPU y no se envía nada.</translation>
    </message>
    <message>
        <source>Open batch…</source>
        <translation>Abrir batch…</translation>
    </message>
    <message>
        <source>Keep the failing batch</source>
        <translation>Conservar el batch que falla</translation>
    </message>
    <message>
        <source>Check it on the CPU before the transfer. Keep its internal identifier, dtypes, shapes and strides; a copy of its content is needed only where they do not suffice.</source>
        <translation>Compruébelo en la CPU antes de la transferencia. Conserve su identificador interno, dtypes, formas y strides; una copia del contenido solo hace falta donde eso no basta.</translation>
    </message>
    <message>
        <source>Record the memory around the failing step</source>
        <translation>Anotar la memoria en torno al paso que falla</translation>
    </message>
    <message>
        <source>In a separate run, print torch.cuda.memory_summary() before the failing call and compare two iterations.</source>
        <translation>En una ejecución aparte, imprima torch.cuda.memory_summary() antes de la llamada que falla y compare dos iteraciones.</translation>
    </message>
    <message>
        <source>Collect the environment</source>
        <translation>Reunir el entorno</translation>
    </message>
    <message>
        <source>Run python -m torch.utils.collect_env in the same environment and open its output here: versions that do not fit are named.</source>
        <translation>Ejecute python -m torch.utils.collect_env en el mismo entorno y abra su salida aquí: se nombran las versiones que no concuerdan.</translation>
    </message>
    <message>
        <source>Collect the log of every rank</source>
        <translation>Reunir el registro de cada rango</translation>
    </message>
    <message>
        <source>Start with the rank that stopped first. Ranks that report a time-out were waiting for it.</source>
        <translation>Empiece por el rango que se detuvo primero. Los rangos que notifican un tiempo agotado lo estaban esperando.</translation>
    </message>
    <message>
        <source>Collect the kernel log</source>
        <translation>Reunir el registro del sistema</translation>
    </message>
    <message>
        <source>Save dmesg or journalctl -k of that host around the time of the failure and open it here.</source>
        <translation>Guarde dmesg o journalctl -k de ese equipo en torno a la hora del fallo y ábralo aquí.</translation>
    </message>
    <message>
        <source>Keep the complete output of every rank from the start of the run, standard error included.</source>
        <translation>Conserve la salida completa de cada rango desde el inicio de la ejecución, incluida la salida de error.</translation>
    </message>
    <message>
        <source>Collect what is missing</source>
        <translation>Reunir lo que falta</translation>
    </message>
    <message>
        <source>Rerun with blocking launches</source>
        <translation>Relanzar con lanzamientos bloqueantes</translation>
    </message>
    <message>
        <source>A short run in a new process, with this one change. For diagnosis only: its timing is not a measurement. Put your own program and arguments into the command.</source>
        <translation>Una ejecución corta en un proceso nuevo, con este único cambio. Solo para diagnóstico: su duración no es una medición. Ponga su propio programa y sus argumentos en el comando.</translation>
    </message>
    <message>
        <source>Find out the backend</source>
        <translation>Averiguar el backend</translation>
    </message>
    <message>
        <source>Print torch.version.cuda and torch.version.hip. Only then choose a diagnostic variable: the one of NVIDIA does not apply to ROCm.</source>
        <translation>Imprima torch.version.cuda y torch.version.hip. Solo entonces elija una variable de diagnóstico: la de NVIDIA no se aplica a ROCm.</translation>
    </message>
    <message>
        <source>Read the lines around the first failure</source>
        <translation>Leer las líneas en torno al primer fallo</translation>
    </message>
    <message>
        <source>The log is shown as it is, with later messages marked as consequences.</source>
        <translation>El registro se muestra tal cual, con los mensajes posteriores marcados como consecuencias.</translation>
    </message>
    <message>
        <source>Open evidence</source>
        <translation>Abrir la evidencia</translation>
    </message>
    <message>
        <source>Quote the first error when you ask for help</source>
        <translation>Citar el primer error al pedir ayuda</translation>
    </message>
    <message>
        <source>Add operation, shapes, types, backend and versions. Remove names and paths that nobody needs.</source>
        <translation>Añada operación, formas, tipos, backend y versiones. Quite los nombres y las rutas innecesarias.</translation>
    </message>
    <message>
        <source>Copy first error</source>
        <translation>Copiar el primer error</translation>
    </message>
    <message>
        <source>Look for output that is not in this file</source>
        <translation>Buscar una salida que no está en este archivo</translation>
    </message>
    <message>
        <source>If the run did fail, its message was written elsewhere: to standard error, by another rank, or to the kernel log.</source>
        <translation>Si la ejecución falló, su mensaje se escribió en otro lugar: en la salida de error, por otro rango o en el registro del sistema.</translation>
    </message>
    <message>
        <source>Open reruns</source>
        <translation>Abrir los relanzamientos</translation>
    </message>
</context>
<context>
    <name>Observation</name>
    <message>
        <source>A watchdog thread reported the error; the failing launch belongs to another thread of this rank.</source>
        <translation>Un hilo de vigilancia notificó el error; el lanzamiento que falla pertenece a otro hilo de este rango.</translation>
    </message>
    <message>
        <source>The error surfaced in %1 at %2; the launch that failed can be an earlier one.</source>
        <translation>El error apareció en %1, en %2; el lanzamiento que falló puede ser anterior.</translation>
    </message>
    <message>
        <source>The error surfaced at %1; the launch that failed can be an earlier one.</source>
        <translation>El error apareció en %1; el lanzamiento que falló puede ser anterior.</translation>
    </message>
    <message>
        <source>The error surfaced in %1; the launch that failed can be an earlier one.</source>
        <translation>El error apareció en la llamada %1; el lanzamiento que falló puede ser anterior.</translation>
    </message>
    <message>
        <source>The line shown is where the error surfaced; the launch that failed can be an earlier one.</source>
        <translation>La línea mostrada es donde apareció el error; el lanzamiento que falló puede ser anterior.</translation>
    </message>
    <message>
        <source>Launches were blocking, so the stack shows the launch that failed.</source>
        <translation>Los lanzamientos eran bloqueantes, así que la pila muestra el lanzamiento que falló.</translation>
    </message>
    <message>
        <source>Launches were blocking, so %1 is where the failing launch was made.</source>
        <translation>Los lanzamientos eran bloqueantes, así que %1 es donde se hizo el lanzamiento que falló.</translation>
    </message>
    <message>
        <source>The error was raised by the call at %1.</source>
        <translation>El error lo lanzó la llamada en %1.</translation>
    </message>
    <message>
        <source>Observation point not known.</source>
        <translation>Punto de observación desconocido.</translation>
    </message>
    <message>
        <source>The log does not show which call of your own code was under way. Keep the Python traceback of the next run.</source>
        <translation>El registro no muestra qué llamada de su propio código estaba en curso. Conserve la traza de Python de la próxima ejecución.</translation>
    </message>
    <message>
        <source>This call failed itself.</source>
        <translation>Esta llamada falló por sí misma.</translation>
    </message>
    <message>
        <source>A short rerun with blocking launches brings the report closer to it.</source>
        <translation>Un relanzamiento corto con lanzamientos bloqueantes acerca el informe al lanzamiento que falló.</translation>
    </message>
    <message>
        <source>Observation point, not the cause.</source>
        <translation>Punto de observación, no la causa.</translation>
    </message>
    <message>
        <source>The message comes from the call that failed.</source>
        <translation>El mensaje viene de la llamada que falló.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>This is the first assertion line that the device printed.</source>
        <translation>Es la primera línea de aserción que imprimió el dispositivo.</translation>
    </message>
    <message>
        <source>No earlier line of the log states a failure.</source>
        <translation>Ninguna línea anterior del registro enuncia un fallo.</translation>
    </message>
    <message>
        <source>Its time stamp, %1, is the earliest of all failures in the log.</source>
        <translation>Su marca de tiempo, %1, es la más temprana de todos los fallos del registro.</translation>
    </message>
    <message>
        <source>The other ranks report what follows when this rank stops.</source>
        <translation>Los demás rangos notifican lo que sigue cuando este rango se detiene.</translation>
    </message>
    <message>
        <source>The launcher&apos;s own report names rank %1 as the first one that failed.</source>
        <translation>El propio informe del lanzador señala el rango %1 como el primero que falló.</translation>
    </message>
    <message>
        <source>It is the only line that states a failure.</source>
        <translation>Es la única línea que enuncia un fallo.</translation>
    </message>
    <message>
        <source>An earlier exception at line %1 was handled: the run went on after it.</source>
        <translation>Una excepción anterior, en la línea %1, fue tratada: la ejecución continuó después.</translation>
    </message>
    <message>
        <source>The run made progress up to this line; earlier messages did not stop it.</source>
        <translation>La ejecución avanzó hasta esta línea; los mensajes anteriores no la detuvieron.</translation>
    </message>
    <message>
        <source>You pinned this line as the first failure.</source>
        <translation>Usted fijó esta línea como primer fallo.</translation>
    </message>
    <message>
        <source>The text matches a known message (signature %1).</source>
        <translation>El texto coincide con un mensaje conocido (firma %1).</translation>
    </message>
    <message>
        <source>Later device errors of the same process echo the first one, whatever they say.</source>
        <translation>Los errores posteriores del mismo proceso son el eco del primero, digan lo que digan.</translation>
    </message>
    <message>
        <source>The library error comes after an assertion of the same process and counts as its echo.</source>
        <translation>El error de la biblioteca sigue a una aserción del mismo proceso y cuenta como su eco.</translation>
    </message>
    <message>
        <source>This library status stands for an allocation that failed, so the family is out of memory.</source>
        <translation>Este estado de la biblioteca corresponde a una asignación fallida, así que la familia es memoria insuficiente.</translation>
    </message>
    <message>
        <source>The traceback ends with %1, and no device message explains it.</source>
        <translation>La traza termina con %1, y ningún mensaje del dispositivo lo explica.</translation>
    </message>
    <message>
        <source>The frames pass through the extension %1: check its contract and its build first, hence the class binary environment.</source>
        <translation>La pila pasa por la extensión %1: compruebe primero su contrato y su compilación; de ahí la clase entorno binario.</translation>
    </message>
    <message>
        <source>The traceback ends at the call that failed; no queued work is involved.</source>
        <translation>La traza termina en la llamada que falló; no interviene trabajo encolado.</translation>
    </message>
    <message>
        <source>The message says itself that kernel errors can be reported at a later call.</source>
        <translation>El propio mensaje dice que los errores de kernel pueden notificarse en una llamada posterior.</translation>
    </message>
    <message>
        <source>The usual note on asynchronous errors is absent: launches were blocking, so the stack shows the launch.</source>
        <translation>Falta la nota habitual sobre errores asíncronos: los lanzamientos eran bloqueantes, así que la pila muestra el lanzamiento.</translation>
    </message>
    <message>
        <source>PyTorch makes this check before it launches anything: the frame is where it failed.</source>
        <translation>PyTorch hace esta comprobación antes de lanzar nada: el fallo ocurrió en esa llamada.</translation>
    </message>
    <message>
        <source>The log does not show which call of your own code was under way, so the observation point stays open.</source>
        <translation>El registro no muestra qué llamada de su propio código estaba en curso, así que el punto de observación queda abierto.</translation>
    </message>
    <message>
        <source>A watchdog thread reported the error: it observes the work of other threads.</source>
        <translation>Un hilo de vigilancia notificó el error: observa el trabajo de otros hilos.</translation>
    </message>
    <message>
        <source>The message can report work that was launched earlier.</source>
        <translation>El mensaje puede notificar trabajo lanzado antes.</translation>
    </message>
    <message>
        <source>The call at %1, line %2, can report work that was launched earlier.</source>
        <translation>La llamada en %1, línea %2, puede notificar trabajo lanzado antes.</translation>
    </message>
    <message>
        <source>The triage gives the reason “%1”.</source>
        <translation>El triaje da la razón «%1».</translation>
    </message>
    <message>
        <source>No line names the backend; CUDA is inferred from the kind of failure.</source>
        <translation>Ninguna línea nombra el backend; CUDA se deduce del tipo de fallo.</translation>
    </message>
    <message>
        <source>The call %1 at %2, line %3, can report work that was launched earlier.</source>
        <translation>La llamada %1 en %2, línea %3, puede notificar trabajo lanzado antes.</translation>
    </message>
</context>
<context>
    <name>RecordField</name>
    <message>
        <source>Iteration</source>
        <translation>Iteración</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Last completed step</source>
        <translation>Último paso completado</translation>
    </message>
    <message>
        <source>Code revision</source>
        <translation>Revisión del código</translation>
    </message>
    <message>
        <source>Backend (cuda, rocm, cpu, xpu or mps)</source>
        <translation>Backend (cuda, rocm, cpu, xpu o mps)</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Controlador</translation>
    </message>
    <message>
        <source>dtype of the failing input</source>
        <translation>dtype de la entrada que falla</translation>
    </message>
    <message>
        <source>Shape of the failing input (32, 128)</source>
        <translation>Forma de la entrada que falla (32, 128)</translation>
    </message>
</context>
<context>
    <name>Reduction</name>
    <message>
        <source>%1 dimension %2</source>
        <translation>%1 dimensión %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 are needed, whichever they are. A smaller tensor made up by hand would not fail.</source>
        <translation>%1: hacen falta %2 de %3, sean cuales sean. Un tensor más pequeño inventado a mano no fallaría.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 are left, and none of them could be left out. Whether their number matters or each of them was not settled.</source>
        <translation>%1: quedan %2 de %3 y no se pudo quitar ninguno. No se ha determinado si importa su número o cada uno de ellos.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 are left.</source>
        <translation>%1: quedan %2 de %3.</translation>
    </message>
    <message>
        <source>The layout of %1 matters: a contiguous copy does not fail in the same way.</source>
        <translation>La disposición de %1 en memoria importa: una copia contigua no falla de la misma manera.</translation>
    </message>
    <message>
        <source>The layout of %1 was kept, and does not matter.</source>
        <translation>La disposición de %1 en memoria se conservó y no importa.</translation>
    </message>
    <message>
        <source>Where %1 begins in its storage matters.</source>
        <translation>Importa dónde empieza %1 en su almacenamiento.</translation>
    </message>
    <message>
        <source>The values of %1 matter: with zeros it does not fail in the same way.</source>
        <translation>Los valores de %1 importan: con ceros no falla de la misma manera.</translation>
    </message>
    <message>
        <source>The values of %1 do not matter: zeros fail in the same way.</source>
        <translation>Los valores de %1 no importan: los ceros fallan de la misma manera.</translation>
    </message>
    <message>
        <source>The result failed in the same way once more, in a new process.</source>
        <translation>El resultado falló una vez más de la misma manera, en un proceso nuevo.</translation>
    </message>
    <message>
        <source>The result did not fail when it was run once more: the failure does not come every time. Repeats may tell more.</source>
        <translation>Al ejecutarlo de nuevo, el resultado no falló: el fallo no ocurre siempre. Las repeticiones pueden decir más.</translation>
    </message>
    <message>
        <source>The number of runs is used up. What is kept fails, and may not be the smallest; the same command goes on from here.</source>
        <translation>Se agotó el número de ejecuciones. Lo conservado falla y quizá no sea lo más pequeño; el mismo comando continúa desde aquí.</translation>
    </message>
    <message>
        <source>The time is used up. What is kept fails, and may not be the smallest; the same command goes on from here.</source>
        <translation>Se agotó el tiempo. Lo conservado falla y quizá no sea lo más pequeño; el mismo comando continúa desde aquí.</translation>
    </message>
    <message>
        <source>Paused. What is kept fails, and may not be the smallest; the same command goes on from here.</source>
        <translation>En pausa. Lo conservado falla y quizá no sea lo más pequeño; el mismo comando continúa desde aquí.</translation>
    </message>
    <message>
        <source>A run could not be carried out.</source>
        <translation>No se pudo realizar una ejecución.</translation>
    </message>
    <message>
        <source>The job did not fail in the same way twice, so there is nothing to reduce.</source>
        <translation>El trabajo no falló dos veces de la misma manera, así que no hay nada que reducir.</translation>
    </message>
    <message>
        <source>%1 of %2 steps are left.</source>
        <translation>Quedan %1 de %2 pasos.</translation>
    </message>
    <message>
        <source>A second copy in “plain” fails in the same way and holds none of the original values, but for those that stand at a limit.</source>
        <translation>Una segunda copia en «plain» falla de la misma manera y no contiene ningún valor original, salvo los que están en un límite.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) in all.</source>
        <translation>
            <numerusform>%n ejecución en total.</numerusform>
            <numerusform>%n ejecuciones en total.</numerusform>
        </translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>the same failure</source>
        <translation>el mismo fallo</translation>
    </message>
    <message>
        <source>another failure</source>
        <translation>otro fallo</translation>
    </message>
    <message>
        <source>no failure</source>
        <translation>sin fallo</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Ejecución %1: %2</translation>
    </message>
    <message>
        <source>Nothing can be left out of this case: no dimension of its saved tensors can be made smaller.</source>
        <translation>De este caso no puede quitarse nada: ninguna dimensión de sus tensores guardados puede reducirse.</translation>
    </message>
</context>
<context>
    <name>RequestCase</name>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>Its content cannot be shown.</source>
        <translation>Su contenido no se puede mostrar.</translation>
    </message>
</context>
<context>
    <name>RequestCommand</name>
    <message>
        <source>Nothing was written. Do not keep that kind, or remove the line from the log.</source>
        <translation>No se escribió nada. No conserve ese tipo, o quite la línea del registro.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” written; %n value(s) replaced, none left that looks private. Read it before you send it.</source>
        <translation>
            <numerusform>«%1» escrito; %n valor sustituido, no queda ninguno que parezca privado. Léalo antes de enviarlo.</numerusform>
            <numerusform>«%1» escrito; %n valores sustituidos, no queda ninguno que parezca privado. Léalo antes de enviarlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was written. These files of the minimal case would leave with their values; add --consent if they may.</source>
        <translation>No se escribió nada. Estos archivos del caso mínimo saldrían con sus valores; añada --consent si pueden salir.</translation>
    </message>
</context>
<context>
    <name>RequestKinds</name>
    <message>
        <source>Blocks between BEGIN PRIVATE KEY and END. Whoever has one can act as its owner.</source>
        <translation>Bloques entre BEGIN PRIVATE KEY y END. Quien tenga uno puede actuar como su dueño.</translation>
    </message>
    <message>
        <source>Keys of clouds, repositories and experiment trackers, recognised by their form. They give access to what is yours.</source>
        <translation>Claves de nubes, repositorios y seguimiento de experimentos, reconocidas por su forma. Dan acceso a lo que es suyo.</translation>
    </message>
    <message>
        <source>Values of keys that are named like a password, token or key.</source>
        <translation>Valores de claves con nombre de contraseña, token o llave.</translation>
    </message>
    <message>
        <source>User, password or signature inside an address. The rest of the address stays.</source>
        <translation>Usuario, contraseña o firma dentro de una dirección. El resto de la dirección queda.</translation>
    </message>
    <message>
        <source>Addresses of people.</source>
        <translation>Direcciones de personas.</translation>
    </message>
    <message>
        <source>Words that you asked to replace.</source>
        <translation>Palabras que usted pidió sustituir.</translation>
    </message>
    <message>
        <source>Addresses of repositories. Those of well-known public projects stay.</source>
        <translation>Direcciones de repositorios. Las de proyectos públicos conocidos quedan.</translation>
    </message>
    <message>
        <source>Addresses of object storage, with the names of what lies in it.</source>
        <translation>Direcciones de almacenamiento de objetos, con los nombres de lo que contiene.</translation>
    </message>
    <message>
        <source>Addresses of container images. Public images of vendors stay.</source>
        <translation>Direcciones de imágenes de contenedor. Las imágenes públicas de los proveedores quedan.</translation>
    </message>
    <message>
        <source>Home folders, which name a person.</source>
        <translation>Carpetas personales, que nombran a una persona.</translation>
    </message>
    <message>
        <source>Login names and names of authors, wherever they stand once they were seen in a path, a prompt or a variable.</source>
        <translation>Nombres de usuario y de autores, dondequiera que estén, una vez vistos en una ruta, un prompt o una variable.</translation>
    </message>
    <message>
        <source>Names of machines. Two machines can still be told apart.</source>
        <translation>Nombres de máquinas. Dos máquinas se siguen distinguiendo.</translation>
    </message>
    <message>
        <source>IPv4 and IPv6 addresses. Addresses of the machine itself (127.0.0.1) stay.</source>
        <translation>Direcciones IPv4 e IPv6. Las de la propia máquina (127.0.0.1) quedan.</translation>
    </message>
    <message>
        <source>Hardware addresses of network cards.</source>
        <translation>Direcciones físicas de tarjetas de red.</translation>
    </message>
    <message>
        <source>Private keys</source>
        <translation>Claves privadas</translation>
    </message>
    <message>
        <source>Access tokens</source>
        <translation>Tokens de acceso</translation>
    </message>
    <message>
        <source>Passwords and secrets</source>
        <translation>Contraseñas y secretos</translation>
    </message>
    <message>
        <source>Credentials in addresses</source>
        <translation>Credenciales en direcciones</translation>
    </message>
    <message>
        <source>E-mail addresses</source>
        <translation>Direcciones de correo</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Sus palabras</translation>
    </message>
    <message>
        <source>Git remotes</source>
        <translation>Remotos de Git</translation>
    </message>
    <message>
        <source>Bucket addresses</source>
        <translation>Direcciones de buckets</translation>
    </message>
    <message>
        <source>Container images</source>
        <translation>Imágenes de contenedor</translation>
    </message>
    <message>
        <source>Home paths</source>
        <translation>Rutas personales</translation>
    </message>
    <message>
        <source>User names</source>
        <translation>Nombres de usuario</translation>
    </message>
    <message>
        <source>Host names</source>
        <translation>Nombres de host</translation>
    </message>
    <message>
        <source>IP addresses</source>
        <translation>Direcciones IP</translation>
    </message>
    <message>
        <source>MAC addresses</source>
        <translation>Direcciones MAC</translation>
    </message>
    <message>
        <source>Serial numbers</source>
        <translation>Números de serie</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>Variables de entorno</translation>
    </message>
    <message>
        <source>Sample ids</source>
        <translation>Identificadores de muestras</translation>
    </message>
    <message>
        <source>Jobs and runs</source>
        <translation>Trabajos y ejecuciones</translation>
    </message>
    <message>
        <source>Project paths</source>
        <translation>Rutas del proyecto</translation>
    </message>
    <message>
        <source>Serial numbers and identifiers of GPUs. They may stay if the reader needs to find the device.</source>
        <translation>Números de serie e identificadores de GPU. Pueden quedar si el lector necesita encontrar el dispositivo.</translation>
    </message>
    <message>
        <source>Values of variables that are not known to be technical. They may stay if they explain the failure.</source>
        <translation>Valores de variables que no se sabe si son técnicas. Pueden quedar si explican el fallo.</translation>
    </message>
    <message>
        <source>Names of samples in the data. They may stay if the reader has the same data.</source>
        <translation>Nombres de muestras de los datos. Pueden quedar si el lector tiene los mismos datos.</translation>
    </message>
    <message>
        <source>Numbers and names of jobs. They may stay if the reader runs the cluster.</source>
        <translation>Números y nombres de trabajos. Pueden quedar si el lector administra el clúster.</translation>
    </message>
    <message>
        <source>Folders of your project. Names of source files and paths of libraries stay anyway.</source>
        <translation>Carpetas de su proyecto. Los nombres de archivos fuente y las rutas de bibliotecas quedan en todo caso.</translation>
    </message>
    <message>
        <source>a private key</source>
        <translation>una clave privada</translation>
    </message>
    <message>
        <source>an access token</source>
        <translation>un token de acceso</translation>
    </message>
    <message>
        <source>a password or secret</source>
        <translation>una contraseña o un secreto</translation>
    </message>
    <message>
        <source>credentials in an address</source>
        <translation>credenciales en una dirección</translation>
    </message>
    <message>
        <source>an e-mail address</source>
        <translation>una dirección de correo</translation>
    </message>
    <message>
        <source>one of your words</source>
        <translation>una de sus palabras</translation>
    </message>
    <message>
        <source>a Git remote</source>
        <translation>un remoto de Git</translation>
    </message>
    <message>
        <source>a bucket address</source>
        <translation>una dirección de bucket</translation>
    </message>
    <message>
        <source>a container image</source>
        <translation>una imagen de contenedor</translation>
    </message>
    <message>
        <source>a home path</source>
        <translation>una ruta personal</translation>
    </message>
    <message>
        <source>a user name</source>
        <translation>un nombre de usuario</translation>
    </message>
    <message>
        <source>a host name</source>
        <translation>un nombre de host</translation>
    </message>
    <message>
        <source>an IP address</source>
        <translation>una dirección IP</translation>
    </message>
    <message>
        <source>a MAC address</source>
        <translation>una dirección MAC</translation>
    </message>
    <message>
        <source>a serial number</source>
        <translation>un número de serie</translation>
    </message>
    <message>
        <source>the value of a variable</source>
        <translation>el valor de una variable</translation>
    </message>
    <message>
        <source>a sample id</source>
        <translation>un identificador de muestra</translation>
    </message>
    <message>
        <source>a job or run</source>
        <translation>un trabajo o una ejecución</translation>
    </message>
    <message>
        <source>a project path</source>
        <translation>una ruta del proyecto</translation>
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
        <translation>Forma</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>Strides</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Controlador</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Entorno</translation>
    </message>
    <message>
        <source>No line of the log names the backend; it follows from what kind of failure this is.</source>
        <translation>Ninguna línea del registro nombra el backend; se deduce del tipo de fallo.</translation>
    </message>
    <message>
        <source>Packages with compiled code of their own</source>
        <translation>Paquetes con código compilado propio</translation>
    </message>
    <message>
        <source>Each of them was built for certain versions of PyTorch and of CUDA or ROCm. The log does not show whether these fit.</source>
        <translation>Cada uno se compiló para ciertas versiones de PyTorch y de CUDA o ROCm. El registro no muestra si concuerdan.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Tensors of the saved batch %1.</source>
        <translation>Tensores del batch guardado %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more tensor(s) not listed.</source>
        <translation>
            <numerusform>%n tensor más sin listar.</numerusform>
            <numerusform>%n tensores más sin listar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The values themselves are withheld; these are statistics of them.</source>
        <translation>Los valores mismos no se incluyen; estas son estadísticas de ellos.</translation>
    </message>
    <message>
        <source>The values themselves are withheld.</source>
        <translation>Los valores mismos no se incluyen.</translation>
    </message>
    <message>
        <source>Minimal case</source>
        <translation>Caso mínimo</translation>
    </message>
    <message>
        <source>Checks of the data</source>
        <translation>Verificaciones de los datos</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Qué se intentó</translation>
    </message>
    <message>
        <source>No rerun of the failing case is recorded.</source>
        <translation>No consta ningún relanzamiento del caso que falla.</translation>
    </message>
    <message>
        <source>A success on the CPU is a clue, not a validation of CUDA.</source>
        <translation>Un éxito en CPU es un indicio, no una validación de CUDA.</translation>
    </message>
    <message>
        <source>What is ruled out</source>
        <translation>Qué queda descartado</translation>
    </message>
    <message>
        <source>Nothing is ruled out so far.</source>
        <translation>Por ahora no se descarta nada.</translation>
    </message>
    <message>
        <source>No failure found in the log</source>
        <translation>Ningún fallo encontrado en el registro</translation>
    </message>
    <message>
        <source>%1 in %2, rank %3</source>
        <translation>%1 en %2, rank %3</translation>
    </message>
    <message>
        <source>%1, rank %2</source>
        <translation>%1, rank %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>How firmly the log supports this: %1. %2</source>
        <translation>Con qué firmeza lo respalda el registro: %1. %2</translation>
    </message>
    <message>
        <source>Iteration: %1</source>
        <translation>Iteración: %1</translation>
    </message>
    <message>
        <source>Epoch: %1</source>
        <translation>Época: %1</translation>
    </message>
    <message>
        <source>Last completed step: %1</source>
        <translation>Último paso completado: %1</translation>
    </message>
    <message>
        <source>Number of ranks: %1</source>
        <translation>Número de ranks: %1</translation>
    </message>
    <message>
        <source>First failure</source>
        <translation>Primer fallo</translation>
    </message>
    <message>
        <source>End of the log</source>
        <translation>Final del registro</translation>
    </message>
    <message>
        <source>Where it was observed</source>
        <translation>Dónde se observó</translation>
    </message>
    <message>
        <source>Operator: %1</source>
        <translation>Operador: %1</translation>
    </message>
    <message>
        <source>Kernel: %1</source>
        <translation>Kernel: %1</translation>
    </message>
    <message>
        <source>Condition that did not hold: %1</source>
        <translation>Condición que no se cumplió: %1</translation>
    </message>
    <message>
        <source>Contract of the operator: %1</source>
        <translation>Contrato del operador: %1</translation>
    </message>
    <message>
        <source>Argument: %1</source>
        <translation>Argumento: %1</translation>
    </message>
    <message>
        <source>Exception: %1</source>
        <translation>Excepción: %1</translation>
    </message>
    <message>
        <source>dtype in the log: %1</source>
        <translation>dtype en el registro: %1</translation>
    </message>
    <message>
        <source>Shape in the log: %1</source>
        <translation>Forma en el registro: %1</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>What is not known</source>
        <translation>Qué no se sabe</translation>
    </message>
    <message>
        <source>What this request does not claim</source>
        <translation>Qué no afirma esta solicitud</translation>
    </message>
    <message>
        <source>It tells what the log and the saved data show. It does not establish the cause.</source>
        <translation>Dice lo que muestran el registro y los datos guardados. No establece la causa.</translation>
    </message>
    <message>
        <source>Nothing in it shows that the GPU, its driver or PyTorch is at fault.</source>
        <translation>Nada en ella muestra que la GPU, su controlador o PyTorch tengan la culpa.</translation>
    </message>
    <message>
        <source>Names such as %1 stand for private values. The same name always stands for the same value.</source>
        <translation>Los nombres como %1 representan valores privados. El mismo nombre representa siempre el mismo valor.</translation>
    </message>
    <message>
        <source>What we ask</source>
        <translation>Qué pedimos</translation>
    </message>
    <message>
        <source>Please look at the kernel log and the driver log of the node, around the time of the first failure.</source>
        <translation>Revise, por favor, el registro del kernel y el del controlador en el nodo, alrededor del momento del primer fallo.</translation>
    </message>
    <message>
        <source>Please tell us the limits of the job and how the scheduler recorded its end.</source>
        <translation>Indíquenos, por favor, los límites del trabajo y cómo registró su final el planificador.</translation>
    </message>
    <message>
        <source>The real names of machines and jobs can be given apart from this text.</source>
        <translation>Los nombres reales de máquinas y trabajos se pueden dar aparte de este texto.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>PyTorch issue form</source>
        <translation>Formulario de issue de PyTorch</translation>
    </message>
    <message>
        <source>Cluster help desk</source>
        <translation>Soporte del clúster</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>It failed in %1 of %2 runs.</source>
        <translation>Falló en %1 de %2 ejecuciones.</translation>
    </message>
    <message>
        <source>Observed at %1, before at %2.</source>
        <translation>Observado en %1, antes en %2.</translation>
    </message>
    <message>
        <source>Observed at %1.</source>
        <translation>Observado en %1.</translation>
    </message>
    <message>
        <source>Run with %1.</source>
        <translation>Ejecutado con %1.</translation>
    </message>
    <message>
        <source>It does not need what ran before it in the old process: it fails in a new one.</source>
        <translation>No necesita lo que se ejecutó antes en el proceso anterior: falla también en uno nuevo.</translation>
    </message>
    <message>
        <source>It does not need a GPU: it fails on the CPU in the same way.</source>
        <translation>No necesita una GPU: falla de la misma manera en la CPU.</translation>
    </message>
    <message>
        <source>It does not need reduced precision: it fails in float32 too.</source>
        <translation>No necesita precisión reducida: falla también en float32.</translation>
    </message>
    <message>
        <source>It does not need the operator&apos;s own kernel: the reference fails too.</source>
        <translation>No necesita el kernel propio del operador: la referencia también falla.</translation>
    </message>
    <message>
        <source>It does not need the optional extension: it fails without it.</source>
        <translation>No necesita la extensión opcional: falla sin ella.</translation>
    </message>
    <message>
        <source>It does not need the strides of the inputs: it fails with contiguous ones.</source>
        <translation>No necesita los strides de las entradas: falla con entradas contiguas.</translation>
    </message>
    <message>
        <source>It does not need the whole batch: one sample is enough.</source>
        <translation>No necesita el batch completo: basta una muestra.</translation>
    </message>
    <message>
        <source>The change “%1” does not decide: it fails with it too.</source>
        <translation>El cambio «%1» no decide: falla también con él.</translation>
    </message>
    <message>
        <source>Check %1</source>
        <translation>Comprobación %1</translation>
    </message>
    <message>
        <source>Check %1 of %2</source>
        <extracomment>%1 &quot;class-index, nll_loss&quot;, %2 &quot;target&quot;</extracomment>
        <translation>Comprobación %1 de %2</translation>
    </message>
    <message>
        <source>In the zip with this text, with its values: %1.</source>
        <translation>En el zip junto con este texto, con sus valores: %1.</translation>
    </message>
    <message>
        <source>Kept with the incident, not attached; it can be asked for:</source>
        <translation>Guardado con el incidente, sin adjuntar; se puede pedir:</translation>
    </message>
    <message>
        <source>Kept with the incident:</source>
        <translation>Guardado con el incidente:</translation>
    </message>
    <message>
        <source>Each rerun in a new process, with one change at most.</source>
        <translation>Cada relanzamiento en un proceso nuevo, con un cambio como máximo.</translation>
    </message>
    <message>
        <source>%1: what the operator asks of these inputs holds.</source>
        <translation>%1: se cumple lo que el operador exige de estas entradas.</translation>
    </message>
    <message>
        <source>How it behaves with these changes, which no finished run made: %1.</source>
        <translation>Cómo se comporta con estos cambios, que ninguna ejecución terminada hizo: %1.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
</context>
<context>
    <name>RerunInputText</name>
    <message>
        <source>torchtriage-guard is missing beside the program: nothing can be started. Install TorchTriage again.</source>
        <translation>Falta torchtriage-guard junto al programa: no se puede iniciar nada. Instale TorchTriage de nuevo.</translation>
    </message>
    <message>
        <source>This TorchTriage was built without libtorch. Choose a Python environment with --engine python:PATH.</source>
        <translation>Este TorchTriage se compiló sin libtorch. Elija un entorno de Python con --engine python:PATH.</translation>
    </message>
    <message>
        <source>%1: an engine is builtin, or python: and a path.</source>
        <translation>%1: un motor es builtin, o python: y una ruta.</translation>
    </message>
    <message>
        <source>%1: there is no Python interpreter at this place.</source>
        <translation>%1: no hay ningún intérprete de Python en este lugar.</translation>
    </message>
    <message>
        <source>Give one of --job, --incident, or a command after --.</source>
        <translation>Indique --job, --incident o un comando después de --.</translation>
    </message>
    <message>
        <source>%1: the record names no command. Give it after --.</source>
        <translation>%1: el expediente no nombra ningún comando. Indíquelo después de --.</translation>
    </message>
    <message>
        <source>%1: a device is cpu or cuda:N.</source>
        <translation>%1: un dispositivo es cpu o cuda:N.</translation>
    </message>
    <message>
        <source>%1: only the program itself chooses its device. Use its own option.</source>
        <translation>%1: solo el propio programa elige su dispositivo. Use su propia opción.</translation>
    </message>
    <message>
        <source>One change at a time: give one of --device cpu, --blocking and --change.</source>
        <translation>Un cambio a la vez: indique solo uno de --device cpu, --blocking y --change.</translation>
    </message>
    <message>
        <source>%1: there is no such variation.</source>
        <translation>%1: esa variación no existe.</translation>
    </message>
    <message>
        <source>Give it with --with.</source>
        <translation>Indíquela con --with.</translation>
    </message>
    <message>
        <source>--host and --launcher-option need a --launcher that leaves this machine.</source>
        <translation>--host y --launcher-option necesitan un --launcher que salga de esta máquina.</translation>
    </message>
    <message>
        <source>Give its id with --with: builtin, or python: and a path.</source>
        <translation>Indique su id con --with: builtin, o python: y una ruta.</translation>
    </message>
    <message>
        <source>Or give its number with --step.</source>
        <translation>O indique su número con --step.</translation>
    </message>
</context>
<context>
    <name>RerunReading</name>
    <message>
        <source>The baseline fails in a new process: the failure does not need what ran before it in the old one.</source>
        <translation>La base falla en un proceso nuevo: el fallo no necesita lo que se ejecutó antes en el anterior.</translation>
    </message>
    <message>
        <source>The baseline ended without the failure. Until it fails, runs with a change say little.</source>
        <translation>La base terminó sin el fallo. Mientras no falle, los relanzamientos con un cambio dicen poco.</translation>
    </message>
    <message>
        <source>The baseline fails in another way than the log. Bring the command closer to the original run first.</source>
        <translation>La base falla de otra manera que el registro. Acerque primero el comando a la ejecución original.</translation>
    </message>
    <message>
        <source>One run without a failure is no proof: repeat it before you rely on it.</source>
        <translation>Un relanzamiento sin fallo no es una prueba: repítalo antes de confiar en él.</translation>
    </message>
    <message>
        <source>This change led to another failure: it neither confirms nor excludes that the change matters.</source>
        <translation>Este cambio llevó a otro fallo: ni confirma ni excluye que el cambio importe.</translation>
    </message>
    <message>
        <source>With blocking launches the error is still reported at %2. That supports that the call there is the one that fails.</source>
        <translation>Con lanzamientos bloqueantes el error se sigue notificando en %2. Eso respalda que la llamada de ahí es la que falla.</translation>
    </message>
    <message>
        <source>With blocking launches the error is reported at %2: the call at %1 only waited for it.</source>
        <translation>Con lanzamientos bloqueantes el error se notifica en %2: la llamada de %1 solo lo esperaba.</translation>
    </message>
    <message>
        <source>With blocking launches it did not fail: the order of the work may matter, or the failure comes and goes.</source>
        <translation>Con lanzamientos bloqueantes no falló: puede importar el orden del trabajo, o el fallo va y viene.</translation>
    </message>
    <message>
        <source>The CPU refuses it too: check the data and the operator&apos;s conditions before you suspect the device.</source>
        <translation>La CPU también lo rechaza: compruebe los datos y las condiciones del operador antes de sospechar del dispositivo.</translation>
    </message>
    <message>
        <source>It passes on the CPU. That is a clue, not a validation: kernels, layouts and rounding differ.</source>
        <translation>Pasa en la CPU. Es un indicio, no una validación: los kernels, las disposiciones y el redondeo difieren.</translation>
    </message>
    <message>
        <source>On the CPU it fails in another way. A program that insists on a device fails at its start: such a run says nothing about the operator.</source>
        <translation>En la CPU falla de otra manera. Un programa que exige un dispositivo falla al arrancar: ese relanzamiento no dice nada del operador.</translation>
    </message>
    <message>
        <source>It fails in float32 too: the reduced precision is not needed for it.</source>
        <translation>También falla en float32: la precisión reducida no hace falta.</translation>
    </message>
    <message>
        <source>It passes in float32: overflow, autocast or a kernel of the reduced precision takes part. Which one is not decided here.</source>
        <translation>Pasa en float32: interviene un desbordamiento, autocast o un kernel de precisión reducida. Cuál no se decide aquí.</translation>
    </message>
    <message>
        <source>The reference fails too: check its inputs before you suspect the operator&apos;s own kernel.</source>
        <translation>La referencia también falla: compruebe sus entradas antes de sospechar del kernel del operador.</translation>
    </message>
    <message>
        <source>The reference passes: the operator&apos;s own kernel, or a condition that only it checks, takes part. Compare the outputs.</source>
        <translation>La referencia pasa: interviene el kernel del operador, o una condición que solo él comprueba. Compare las salidas.</translation>
    </message>
    <message>
        <source>It fails without the extension too: the extension is not needed for it.</source>
        <translation>También falla sin la extensión: la extensión no hace falta.</translation>
    </message>
    <message>
        <source>It passes without the extension: check what the extension asks of strides, sizes and versions. That proves no defect in it.</source>
        <translation>Pasa sin la extensión: compruebe qué exige de strides, tamaños y versiones. Eso no prueba un defecto en ella.</translation>
    </message>
    <message>
        <source>It fails with contiguous inputs too: the strides are not needed for it.</source>
        <translation>También falla con entradas contiguas: los strides no hacen falta.</translation>
    </message>
    <message>
        <source>One sample is enough for it: that is the smaller case to keep.</source>
        <translation>Basta una muestra: ese es el caso más pequeño que conviene guardar.</translation>
    </message>
    <message>
        <source>One sample does not show it: another sample may, or the size of the batch matters.</source>
        <translation>Una muestra no lo muestra: otra puede hacerlo, o importa el tamaño del batch.</translation>
    </message>
    <message>
        <source>With the device waited for after each step, the error shows at %2.</source>
        <translation>Esperando al dispositivo tras cada paso, el error aparece en %2.</translation>
    </message>
    <message>
        <source>With the device waited for after each step, the error shows at %2 instead of %1.</source>
        <translation>Esperando al dispositivo tras cada paso, el error aparece en %2 en lugar de %1.</translation>
    </message>
    <message>
        <source>With the device waited for after each step it did not fail: the order of the work may matter, or the failure comes and goes.</source>
        <translation>Esperando al dispositivo tras cada paso no falló: puede importar el orden del trabajo, o el fallo va y viene.</translation>
    </message>
    <message>
        <source>It fails with this change too: the change does not decide.</source>
        <translation>También falla con este cambio: el cambio no decide.</translation>
    </message>
    <message>
        <source>It passes with this change: the change takes part. How is not decided here.</source>
        <translation>Pasa con este cambio: el cambio interviene. Cómo no se decide aquí.</translation>
    </message>
    <message>
        <source>It began in step %1, the first one.</source>
        <translation>Empezó en el paso %1, el primero.</translation>
    </message>
    <message>
        <source>It began after step %1 and not after step %2.</source>
        <translation>Empezó después del paso %1 y no después del paso %2.</translation>
    </message>
    <message>
        <source>Blocking launches move the report from %1 to %2.</source>
        <translation>Los lanzamientos bloqueantes mueven el aviso de %1 a %2.</translation>
    </message>
    <message>
        <source>Nothing has run to its end yet.</source>
        <translation>Todavía nada ha llegado a su fin.</translation>
    </message>
    <message>
        <source>The baseline did not show the failure.</source>
        <translation>La base no mostró el fallo.</translation>
    </message>
    <message>
        <source>The baseline fails in another way than the log.</source>
        <translation>La base falla de otra manera que el registro.</translation>
    </message>
    <message numerus="yes">
        <source>All %n finished run(s) show the same failure.</source>
        <translation>
            <numerusform>El relanzamiento terminado muestra el mismo fallo.</numerusform>
            <numerusform>Los %n relanzamientos terminados muestran el mismo fallo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 finished runs show the same failure.</source>
        <translation>%1 de %2 relanzamientos terminados muestran el mismo fallo.</translation>
    </message>
    <message>
        <source>The finished runs fail, and there is nothing to compare them with, or they fail in another way.</source>
        <translation>Los relanzamientos terminados fallan, y no hay con qué compararlos, o fallan de otra manera.</translation>
    </message>
    <message>
        <source>None of the finished runs shows the failure.</source>
        <translation>Ninguno de los relanzamientos terminados muestra el fallo.</translation>
    </message>
    <message>
        <source>%1 could not be carried out here.</source>
        <translation>%1 no se pudo realizar aquí.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 fails in %2 of %3 runs: one run alone proves little.</source>
        <translation>%1 falla en %2 de %3 relanzamientos: uno solo prueba poco.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) have not finished.</source>
        <translation>
            <numerusform>%n relanzamiento no ha terminado.</numerusform>
            <numerusform>%n relanzamientos no han terminado.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ended without a failure, and none of the baseline is known: this change says nothing about one.</source>
        <translation>Terminó sin fallo, y no se conoce ninguno de la base: este cambio no dice nada sobre uno.</translation>
    </message>
    <message>
        <source>It fails, and no failure of the baseline is known to compare it with: whether the change matters is open.</source>
        <translation>Falla, y no se conoce ningún fallo de la base con el que compararlo: queda abierto si el cambio influye.</translation>
    </message>
    <message>
        <source>It fails in float64 too: neither rounding nor overflow of the smaller dtype is needed for it.</source>
        <translation>También falla en float64: no hacen falta ni el redondeo ni el desbordamiento del dtype menor.</translation>
    </message>
    <message>
        <source>It passes in float64: rounding, overflow or a kernel of the smaller dtype takes part. Which one is not decided here.</source>
        <translation>Pasa en float64: interviene el redondeo, el desbordamiento o un kernel del dtype menor. Cuál de ellos no se decide aquí.</translation>
    </message>
    <message>
        <source>It fails in the other engine too: this version and build of PyTorch are not needed for it.</source>
        <translation>También falla en el otro motor: esta versión y compilación de PyTorch no son necesarias.</translation>
    </message>
    <message>
        <source>It passes in the other engine: version, build or libraries take part. Which one is not decided here.</source>
        <translation>Pasa en el otro motor: interviene la versión, la compilación o las bibliotecas. Cuál de ellas no se decide aquí.</translation>
    </message>
    <message>
        <source>The other engine fails in another way: compare versions and devices of the two before you read more into it.</source>
        <translation>El otro motor falla de otra manera: compare versiones y dispositivos de ambos antes de sacar más conclusiones.</translation>
    </message>
    <message>
        <source>It passes with contiguous inputs: how the operator treats strides, or storage that inputs share, takes part. A contiguous copy shares none.</source>
        <translation>Pasa con entradas contiguas: interviene cómo trata el operador los strides, o el almacenamiento que comparten las entradas. Una copia contigua no comparte ninguno.</translation>
    </message>
    <message>
        <source>The baseline ended without a failure.</source>
        <translation>La base terminó sin fallo.</translation>
    </message>
</context>
<context>
    <name>RerunText</name>
    <message>
        <source>Nothing changed</source>
        <translation>Nada cambia</translation>
    </message>
    <message>
        <source>Launches wait for their end</source>
        <translation>Los lanzamientos esperan a su fin</translation>
    </message>
    <message>
        <source>Device of model and batch</source>
        <translation>Dispositivo del modelo y del batch</translation>
    </message>
    <message>
        <source>The suspected operator</source>
        <translation>El operador sospechoso</translation>
    </message>
    <message>
        <source>An optional extension</source>
        <translation>Una extensión opcional</translation>
    </message>
    <message>
        <source>Strides of the inputs</source>
        <translation>Strides de las entradas</translation>
    </message>
    <message>
        <source>Size of the batch</source>
        <translation>Tamaño del batch</translation>
    </message>
    <message>
        <source>The device is waited for</source>
        <translation>Se espera al dispositivo</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Blocking launches</source>
        <translation>Lanzamientos bloqueantes</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Reference operator</source>
        <translation>Operador de referencia</translation>
    </message>
    <message>
        <source>Extension off</source>
        <translation>Sin la extensión</translation>
    </message>
    <message>
        <source>Contiguous input</source>
        <translation>Entrada contigua</translation>
    </message>
    <message>
        <source>One sample</source>
        <translation>Una muestra</translation>
    </message>
    <message>
        <source>Synchronise each step</source>
        <translation>Sincronizar cada paso</translation>
    </message>
    <message>
        <source>Change of your own</source>
        <translation>Cambio propio</translation>
    </message>
    <message>
        <source>Needs the program&apos;s own option</source>
        <translation>Necesita una opción del programa</translation>
    </message>
    <message>
        <source>The run is on the CPU already</source>
        <translation>La ejecución ya es en la CPU</translation>
    </message>
    <message>
        <source>CUDA or ROCm: not known which</source>
        <translation>CUDA o ROCm: no se sabe cuál</translation>
    </message>
    <message>
        <source>Everything is in float32 already</source>
        <translation>Todo está ya en float32</translation>
    </message>
    <message>
        <source>No extension is loaded</source>
        <translation>No hay ninguna extensión cargada</translation>
    </message>
    <message>
        <source>Every input is contiguous already</source>
        <translation>Todas las entradas ya son contiguas</translation>
    </message>
    <message>
        <source>The batch has one sample</source>
        <translation>El batch tiene una muestra</translation>
    </message>
    <message>
        <source>The job has one step</source>
        <translation>El trabajo tiene un paso</translation>
    </message>
    <message>
        <source>Only the program itself can make this change: say with which option.</source>
        <translation>Solo el propio programa puede hacer este cambio: indique con qué opción.</translation>
    </message>
    <message>
        <source>A change of your own needs a name.</source>
        <translation>Un cambio propio necesita un nombre.</translation>
    </message>
    <message>
        <source>It would change nothing</source>
        <translation>No cambiaría nada</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>No procede</translation>
    </message>
    <message>
        <source>Which option of your program turns autocast off, or makes it use float32?</source>
        <translation>¿Qué opción de su programa desactiva autocast o hace que use float32?</translation>
    </message>
    <message>
        <source>Which option of your program replaces the suspected operator by a reference for it?</source>
        <translation>¿Qué opción de su programa sustituye el operador sospechoso por una referencia?</translation>
    </message>
    <message>
        <source>Which option of your program turns the optional extension off?</source>
        <translation>¿Qué opción de su programa desactiva la extensión opcional?</translation>
    </message>
    <message>
        <source>Which option of your program makes the inputs contiguous?</source>
        <translation>¿Qué opción de su programa hace contiguas las entradas?</translation>
    </message>
    <message>
        <source>Which option of your program reduces the batch to one sample?</source>
        <translation>¿Qué opción de su programa reduce el batch a una muestra?</translation>
    </message>
    <message>
        <source>Which option of your program waits for the device after each step?</source>
        <translation>¿Qué opción de su programa espera al dispositivo tras cada paso?</translation>
    </message>
    <message>
        <source>Which one variable or option makes the change?</source>
        <translation>¿Qué única variable u opción hace el cambio?</translation>
    </message>
    <message>
        <source>These are several changes. Give one variable or one option: if two change at once, the result tells of neither.</source>
        <translation>Son varios cambios. Indique una variable o una opción: si cambian dos a la vez, el resultado no dice nada de ninguna.</translation>
    </message>
    <message>
        <source>Give one variable (AMP=0) or one option (--amp 0).</source>
        <translation>Indique una variable (AMP=0) o una opción (--amp 0).</translation>
    </message>
    <message>
        <source>“%1” means something to a shell, and no shell is between. Put it in quotes if the program is to get it as it stands.</source>
        <translation>«%1» significa algo para un shell, y aquí no hay ninguno. Póngalo entre comillas si el programa debe recibirlo tal cual.</translation>
    </message>
    <message>
        <source>The command names no program.</source>
        <translation>El comando no nombra ningún programa.</translation>
    </message>
    <message>
        <source>A quote is open.</source>
        <translation>Hay unas comillas sin cerrar.</translation>
    </message>
    <message>
        <source>A variable&apos;s name has letters, digits and underscores only.</source>
        <translation>El nombre de una variable solo tiene letras, dígitos y guiones bajos.</translation>
    </message>
    <message>
        <source>The command cannot be used: %1</source>
        <translation>El comando no se puede usar: %1</translation>
    </message>
    <message>
        <source>Command and folder are those of the record.</source>
        <translation>El comando y la carpeta son los del expediente.</translation>
    </message>
    <message>
        <source>Line %1 of the log shows this command. Check it before you run it.</source>
        <translation>La línea %1 del registro muestra este comando. Compruébelo antes de ejecutarlo.</translation>
    </message>
    <message>
        <source>The traceback names the script; its arguments are not in the log. Add them before you run it.</source>
        <translation>La traza nombra el script; sus argumentos no están en el registro. Añádalos antes de ejecutarlo.</translation>
    </message>
    <message>
        <source>The log does not show how the program was started. Put your own command here.</source>
        <translation>El registro no muestra cómo se inició el programa. Ponga aquí su propio comando.</translation>
    </message>
    <message>
        <source>Fails on the CPU too</source>
        <translation>Falla también en la CPU</translation>
    </message>
    <message>
        <source>Same failure</source>
        <translation>Mismo fallo</translation>
    </message>
    <message>
        <source>Same failure, moved</source>
        <translation>Mismo fallo, desplazado</translation>
    </message>
    <message>
        <source>Passes on the CPU</source>
        <translation>Pasa en la CPU</translation>
    </message>
    <message>
        <source>Not reproduced</source>
        <translation>No reproducido</translation>
    </message>
    <message>
        <source>Different failure</source>
        <translation>Otro fallo</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>Falla</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Límite de tiempo</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>No iniciado</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En cola</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>No ejecutado</translation>
    </message>
    <message>
        <source>Fails in %1 of %2 runs</source>
        <translation>Falla %1 de %2 veces</translation>
    </message>
    <message>
        <source>It was not started: the folder cannot be used (%1).</source>
        <translation>No se inició: la carpeta no se puede usar (%1).</translation>
    </message>
    <message>
        <source>It was not started: the program cannot be used (%1).</source>
        <translation>No se inició: el programa no se puede usar (%1).</translation>
    </message>
    <message>
        <source>It ended by itself with exit code 0.</source>
        <translation>Terminó por sí mismo con el código 0.</translation>
    </message>
    <message>
        <source>It ended by itself with exit code %1.</source>
        <translation>Terminó por sí mismo con el código %1.</translation>
    </message>
    <message>
        <source>The signal %1 ended it.</source>
        <translation>La señal %1 lo terminó.</translation>
    </message>
    <message>
        <source>It was ended at the time limit: that is neither a failure nor a success.</source>
        <translation>Se terminó en el límite de tiempo: no es ni un fallo ni un éxito.</translation>
    </message>
    <message>
        <source>It was stopped: that is neither a failure nor a success.</source>
        <translation>Se detuvo: no es ni un fallo ni un éxito.</translation>
    </message>
    <message>
        <source>It was ended at the memory limit of this run.</source>
        <translation>Se terminó en el límite de memoria de este relanzamiento.</translation>
    </message>
    <message>
        <source>The system&apos;s out-of-memory killer ended it, as far as its count shows.</source>
        <translation>Lo terminó el sistema por falta de memoria, según su contador.</translation>
    </message>
    <message>
        <source>Dtype of what is computed</source>
        <translation>dtype de los cálculos</translation>
    </message>
    <message>
        <source>The PyTorch that runs the job</source>
        <translation>El PyTorch que ejecuta el trabajo</translation>
    </message>
    <message>
        <source>Other engine</source>
        <translation>Otro motor</translation>
    </message>
    <message>
        <source>Nothing is in a floating dtype below float64</source>
        <translation>Nada está en un dtype de coma flotante inferior a float64</translation>
    </message>
    <message>
        <source>No reference is known for this call</source>
        <translation>No se conoce ninguna referencia para esta llamada</translation>
    </message>
    <message>
        <source>Several operators have a reference: run the baseline first, to see which one fails</source>
        <translation>Varios operadores tienen referencia: ejecute primero la base para ver cuál falla</translation>
    </message>
    <message>
        <source>A job names its operators: only a program can leave an extension out</source>
        <translation>Un trabajo nombra sus operadores: solo un programa puede prescindir de una extensión</translation>
    </message>
    <message>
        <source>A module keeps the dtype that it was saved with</source>
        <translation>Un módulo conserva el dtype con el que se guardó</translation>
    </message>
    <message>
        <source>Choose another engine for this row</source>
        <translation>Elija otro motor para esta fila</translation>
    </message>
    <message>
        <source>Which option of your program makes it use float64?</source>
        <translation>¿Qué opción de su programa hace que use float64?</translation>
    </message>
    <message>
        <source>This command was run last for this incident. Check it before you run it.</source>
        <translation>Este comando fue el último ejecutado para este incidente. Compruébelo antes de ejecutarlo.</translation>
    </message>
    <message>
        <source>Cut short</source>
        <translation>Interrumpido</translation>
    </message>
    <message>
        <source>No failure</source>
        <translation>Sin fallo</translation>
    </message>
</context>
<context>
    <name>RunCommand</name>
    <message>
        <source>Incident saved in %1: %2.</source>
        <translation>Incidente guardado en %1: %2.</translation>
    </message>
    <message>
        <source>Incident saved in %1.</source>
        <translation>Incidente guardado en %1.</translation>
    </message>
    <message>
        <source>The log of this run is not complete: %1.</source>
        <translation>El registro de esta ejecución no está completo: %1.</translation>
    </message>
    <message>
        <source>What the command printed until then is in %1.</source>
        <translation>Lo que la orden imprimió hasta entonces está en %1.</translation>
    </message>
    <message>
        <source>An earlier run was cut short; what it printed is saved in %1.</source>
        <translation>Una ejecución anterior se interrumpió; lo que imprimió está guardado en %1.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>A log with a known answer was read differently.</source>
        <translation>Un registro con respuesta conocida se leyó de otro modo.</translation>
    </message>
    <message>
        <source>A temporary file lost what was written to it.</source>
        <translation>Un archivo temporal perdió lo que se había escrito en él.</translation>
    </message>
    <message>
        <source>The catalogue %1 is not in the program.</source>
        <translation>El catálogo %1 no está en el programa.</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallo</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>correcto</translation>
    </message>
    <message>
        <source>signatures and triage</source>
        <translation>firmas y triaje</translation>
    </message>
    <message>
        <source>temporary files</source>
        <translation>archivos temporales</translation>
    </message>
    <message>
        <source>catalogues</source>
        <translation>catálogos</translation>
    </message>
</context>
<context>
    <name>StateText</name>
    <message>
        <source>verified</source>
        <translation>verificado</translation>
    </message>
    <message>
        <source>closed, not verified</source>
        <translation>cerrado, sin verificar</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
</context>
<context>
    <name>SupportRequest</name>
    <message>
        <source>%1, line %2 still holds a canary word.</source>
        <translation>%1, línea %2: aún contiene una palabra testigo.</translation>
    </message>
    <message>
        <source>%1, line %2 would still hold %3.</source>
        <translation>%1, línea %2: aún quedaría %3.</translation>
    </message>
</context>
<context>
    <name>TensorFacts</name>
    <message>
        <source>Min</source>
        <translation>Mín.</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Máx.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Desv. típica</translation>
    </message>
    <message>
        <source>Distinct</source>
        <translation>Distintos</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Ceros</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Device when saved</source>
        <translation>Dispositivo al guardar</translation>
    </message>
    <message>
        <source>Storage shared with</source>
        <translation>Almacenamiento compartido con</translation>
    </message>
    <message>
        <source>Requires grad</source>
        <translation>Requiere gradiente</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Quantisation</source>
        <translation>Cuantización</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Byte offset</source>
        <translation>Desplazamiento en bytes</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensores</translation>
    </message>
</context>
<context>
    <name>TriageText</name>
    <message>
        <source>standard input</source>
        <translation>entrada estándar</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>Evidence: %1. %2</source>
        <translation>Nivel de evidencia: %1. %2</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>Primer error</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>celda %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rango %1</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Triaje</translation>
    </message>
    <message>
        <source>Observed clue: %1</source>
        <translation>Indicio observado: %1</translation>
    </message>
    <message>
        <source>First check: %1</source>
        <translation>Primera verificación: %1</translation>
    </message>
    <message>
        <source>Conclusion to avoid: %1</source>
        <translation>Conclusión que evitar: %1</translation>
    </message>
    <message>
        <source>printed %1 times</source>
        <translation>impreso %1 veces</translation>
    </message>
    <message>
        <source>Later messages, read as its consequences</source>
        <translation>Mensajes posteriores, leídos como sus consecuencias</translation>
    </message>
    <message numerus="yes">
        <source>%n further message(s) not listed here</source>
        <translation>
            <numerusform>%n mensaje más que no se enumera aquí</numerusform>
            <numerusform>%n mensajes más que no se enumeran aquí</numerusform>
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
        <translation>Controlador</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteración</translation>
    </message>
    <message>
        <source>Last completed step</source>
        <translation>Último paso completado</translation>
    </message>
    <message>
        <source>Code revision</source>
        <translation>Revisión del código</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangos</translation>
    </message>
    <message>
        <source>Context in the log</source>
        <translation>Contexto presente en el registro</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Why this line and this family</source>
        <translation>Por qué esta línea y esta familia</translation>
    </message>
    <message>
        <source>Facts that do not fit together</source>
        <translation>Hechos que no concuerdan</translation>
    </message>
    <message>
        <source>Missing context</source>
        <translation>Contexto que falta</translation>
    </message>
    <message>
        <source>%1 (inferred)</source>
        <translation>%1 (deducido)</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>(not shown)</source>
        <translation>(no consta)</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>%1 and others</source>
        <translation>%1 y otros</translation>
    </message>
    <message>
        <source>%1, finite</source>
        <translation>%1, valores finitos</translation>
    </message>
    <message>
        <source>%1, NaN: %2, infinite: %3</source>
        <translation>%1, NaN: %2, infinitos: %3</translation>
    </message>
    <message>
        <source>Minimal case</source>
        <translation>Caso mínimo</translation>
    </message>
    <message>
        <source>Index 0</source>
        <translation>Índice 0</translation>
    </message>
    <message>
        <source>Last index, C − 1</source>
        <translation>Último índice, C − 1</translation>
    </message>
    <message>
        <source>One past the last, C</source>
        <translation>Uno más que el último, C</translation>
    </message>
    <message>
        <source>Index −1</source>
        <translation>Índice −1</translation>
    </message>
    <message>
        <source>One target ignored</source>
        <translation>Un objetivo ignorado</translation>
    </message>
    <message>
        <source>All targets ignored</source>
        <translation>Todos los objetivos ignorados</translation>
    </message>
    <message>
        <source>Empty batch</source>
        <translation>Batch vacío</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>Una fila</translation>
    </message>
    <message>
        <source>Last batch</source>
        <translation>Último batch</translation>
    </message>
    <message>
        <source>Shortest input</source>
        <translation>Entrada más corta</translation>
    </message>
    <message>
        <source>Longest input</source>
        <translation>Entrada más larga</translation>
    </message>
    <message>
        <source>Other precision</source>
        <translation>Otra precisión</translation>
    </message>
    <message>
        <source>Other reduction</source>
        <translation>Otra reducción</translation>
    </message>
    <message>
        <source>Other memory layout</source>
        <translation>Otra disposición en memoria</translation>
    </message>
    <message>
        <source>Representative part</source>
        <translation>Parte representativa</translation>
    </message>
    <message>
        <source>Processed + rejected = expected</source>
        <translation>Procesados + rechazados = esperados</translation>
    </message>
    <message>
        <source>Diagnostics off, new process</source>
        <translation>Sin diagnósticos, proceso nuevo</translation>
    </message>
    <message>
        <source>as it was kept</source>
        <translation>tal como se conservó</translation>
    </message>
    <message>
        <source>in every row</source>
        <translation>en cada fila</translation>
    </message>
    <message>
        <source>one row is ignore_index, one is not</source>
        <translation>una fila es ignore_index y otra no</translation>
    </message>
    <message>
        <source>every row is ignore_index</source>
        <translation>cada fila es ignore_index</translation>
    </message>
    <message>
        <source>no row at all</source>
        <translation>ninguna fila</translation>
    </message>
    <message>
        <source>with valid values</source>
        <translation>con valores válidos</translation>
    </message>
    <message>
        <source>not full, with valid values</source>
        <translation>incompleto, con valores válidos</translation>
    </message>
    <message>
        <source>length 1</source>
        <translation>longitud 1</translation>
    </message>
    <message>
        <source>as long as in the original batch</source>
        <translation>tan larga como en el batch original</translation>
    </message>
    <message>
        <source>float64 for float32, float32 for others</source>
        <translation>float64 para float32, float32 para los demás</translation>
    </message>
    <message>
        <source>sum for mean, mean for others</source>
        <translation>sum para mean, mean para los demás</translation>
    </message>
    <message>
        <source>not contiguous, or contiguous where the case is not</source>
        <translation>no contiguo, o contiguo si el caso no lo es</translation>
    </message>
    <message>
        <source>a part of the original run, your command</source>
        <translation>una parte de la ejecución original, su orden</translation>
    </message>
    <message>
        <source>counted in what that run printed, or in a list</source>
        <translation>contados en lo que imprimió esa ejecución o en una lista</translation>
    </message>
    <message>
        <source>the last run, in its normal configuration</source>
        <translation>la última ejecución, en su configuración normal</translation>
    </message>
    <message>
        <source>passes, by the contract %1</source>
        <translation>pasa, según el contrato %1</translation>
    </message>
    <message>
        <source>passes: no contract knows the operator, and a mended one has to take this case</source>
        <translation>pasa: ningún contrato conoce el operador, y una vez corregido debe aceptar este caso</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>refused on the CPU, by the contract %1</source>
        <translation>rechazado en la CPU, según el contrato %1</translation>
    </message>
    <message>
        <source>no usable target, by the contract %1: NaN or a refusal</source>
        <translation>ningún objetivo utilizable, según el contrato %1: NaN o rechazo</translation>
    </message>
    <message>
        <source>not determined: no contract tells</source>
        <translation>no determinado: ningún contrato lo dice</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>No ejecutado</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Not the last</source>
        <translation>No es la última</translation>
    </message>
    <message>
        <source>Refused, as expected</source>
        <translation>Rechazado, como se esperaba</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallido</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>%1: what the contract refuses went through</source>
        <translation>%1: pasó lo que el contrato rechaza</translation>
    </message>
    <message>
        <source>Another check ran after it; run it once more.</source>
        <translation>Otra verificación se ejecutó después; ejecútela de nuevo.</translation>
    </message>
    <message>
        <source>The command itself sets %1.</source>
        <translation>La propia orden define %1.</translation>
    </message>
    <message>
        <source>The run printed nothing that can be counted.</source>
        <translation>La ejecución no imprimió nada que pueda contarse.</translation>
    </message>
    <message>
        <source>failed when it was kept: %1</source>
        <translation>fallaba cuando se conservó: %1</translation>
    </message>
    <message>
        <source>%1: %2. Expected: %3.</source>
        <translation>%1: %2. Esperado: %3.</translation>
    </message>
    <message>
        <source>%1 (not mandatory): %2. Expected: %3.</source>
        <translation>%1 (no obligatorio): %2. Esperado: %3.</translation>
    </message>
    <message>
        <source>%1 Seen: %2</source>
        <translation>%1 Observado: %2</translation>
    </message>
    <message>
        <source>%1 processed, %2 rejected; how many were expected is not known.</source>
        <translation>%1 procesados, %2 rechazados; no se sabe cuántos se esperaban.</translation>
    </message>
    <message>
        <source>%1 processed + %2 rejected of %3 expected.</source>
        <translation>%1 procesados + %2 rechazados de %3 esperados.</translation>
    </message>
    <message>
        <source>%1 are neither: an exception that was swallowed leaves its item there.</source>
        <translation>%1 no son ni una cosa ni la otra: una excepción silenciada deja ahí su elemento.</translation>
    </message>
    <message>
        <source>That is %1 more than expected.</source>
        <translation>Son %1 más de los esperados.</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <translation>Faltan: %1.</translation>
    </message>
    <message>
        <source>More than once: %1.</source>
        <translation>Más de una vez: %1.</translation>
    </message>
    <message>
        <source>Not expected: %1.</source>
        <translation>No esperados: %1.</translation>
    </message>
    <message>
        <source>%1 rejected without an id, so nobody can find them again.</source>
        <translation>%1 rechazados sin identificador: nadie puede volver a encontrarlos.</translation>
    </message>
    <message>
        <source>The totals that the run gives are not those of its items.</source>
        <translation>Los totales que da la ejecución no son los de sus elementos.</translation>
    </message>
    <message>
        <source>Rejected: %1.</source>
        <translation>Rechazados: %1.</translation>
    </message>
    <message>
        <source>No failing case is kept.</source>
        <translation>No se conserva ningún caso que falle.</translation>
    </message>
    <message>
        <source>“%1” has not run, or gave no answer.</source>
        <translation>«%1» no se ha ejecutado o no dio respuesta.</translation>
    </message>
    <message>
        <source>“%1” of %2 has not run, or gave no answer.</source>
        <translation>«%1» de %2 no se ha ejecutado o no dio respuesta.</translation>
    </message>
    <message>
        <source>“%1” did not end as expected.</source>
        <translation>«%1» no terminó como se esperaba.</translation>
    </message>
    <message>
        <source>“%1” of %2 did not end as expected.</source>
        <translation>«%1» de %2 no terminó como se esperaba.</translation>
    </message>
    <message>
        <source>The cause is not written down.</source>
        <translation>La causa no está anotada.</translation>
    </message>
    <message>
        <source>The change is not written down.</source>
        <translation>El cambio no está anotado.</translation>
    </message>
    <message>
        <source>The regression check is not written down.</source>
        <translation>La verificación de regresión no está anotada.</translation>
    </message>
    <message>
        <source>It is not confirmed that the diagnostics were removed.</source>
        <translation>No se ha confirmado que se retiraron los diagnósticos.</translation>
    </message>
    <message>
        <source>No checkpoint is chosen, and it is not said that none is needed.</source>
        <translation>No se ha elegido ningún checkpoint ni se ha dicho que no haga falta.</translation>
    </message>
    <message>
        <source>The chosen checkpoint is not validated as written before the failure.</source>
        <translation>El checkpoint elegido no está validado como anterior al fallo.</translation>
    </message>
    <message numerus="yes">
        <source>%n checklist(s) were run.</source>
        <translation>
            <numerusform>Se ejecutó %n lista de control.</numerusform>
            <numerusform>Se ejecutaron %n listas de control.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them did not hold.</source>
        <translation>
            <numerusform>%n de ellas no se cumplió.</numerusform>
            <numerusform>%n de ellas no se cumplieron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything mandatory ended as expected; what was not run is not proven by it.</source>
        <translation>Todo lo obligatorio terminó como se esperaba; eso no prueba nada de lo que no se ejecutó.</translation>
    </message>
    <message>
        <source>%1: no items and no totals in a form that can be counted.</source>
        <translation>%1: ni elementos ni totales en una forma que pueda contarse.</translation>
    </message>
    <message>
        <source>%1: no kept case in it; `torchtriage-cli reduce` keeps one.</source>
        <translation>%1: no contiene ningún caso conservado; `torchtriage-cli reduce` conserva uno.</translation>
    </message>
    <message>
        <source>failed when it was kept</source>
        <translation>fallaba cuando se conservó</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>hoy, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Device-side assert</source>
        <translation>Aserción en el dispositivo</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <translation>Memoria insuficiente</translation>
    </message>
    <message>
        <source>Kernel not available</source>
        <translation>Kernel de GPU no disponible</translation>
    </message>
    <message>
        <source>Device mismatch</source>
        <translation>Dispositivos distintos</translation>
    </message>
    <message>
        <source>Memory fault</source>
        <translation>Fallo de memoria</translation>
    </message>
    <message>
        <source>Launch failure</source>
        <translation>Fallo de lanzamiento</translation>
    </message>
    <message>
        <source>Library failure</source>
        <translation>Fallo de biblioteca</translation>
    </message>
    <message>
        <source>Collective failure</source>
        <translation>Fallo colectivo</translation>
    </message>
    <message>
        <source>Shape or dtype</source>
        <translation>Forma o dtype</translation>
    </message>
    <message>
        <source>Hardware or driver fault</source>
        <translation>Fallo de hardware o controlador</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>Arranque</translation>
    </message>
    <message>
        <source>Non-finite value</source>
        <translation>Valor no finito</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>Memoria del equipo</translation>
    </message>
    <message>
        <source>Host crash</source>
        <translation>Cierre abrupto del proceso</translation>
    </message>
    <message>
        <source>Python error</source>
        <translation>Error de Python</translation>
    </message>
    <message>
        <source>Family not settled</source>
        <translation>Familia sin decidir</translation>
    </message>
    <message>
        <source>Invalid data</source>
        <translation>Datos inválidos</translation>
    </message>
    <message>
        <source>Operator contract</source>
        <translation>Contrato del operador</translation>
    </message>
    <message>
        <source>Binary environment</source>
        <translation>Entorno binario</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Recursos</translation>
    </message>
    <message>
        <source>Hardware or driver</source>
        <translation>Hardware o controlador</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocida</translation>
    </message>
    <message>
        <source>Established</source>
        <translation>Establecido</translation>
    </message>
    <message>
        <source>Supported</source>
        <translation>Respaldado</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>Hipótesis</translation>
    </message>
    <message>
        <source>The failing check itself is in the log.</source>
        <translation>La comprobación que falló está en el propio registro.</translation>
    </message>
    <message>
        <source>The log names the family; the failing call is not shown, or only indirectly.</source>
        <translation>El registro nombra la familia; la llamada que falla no aparece, o solo de forma indirecta.</translation>
    </message>
    <message>
        <source>Inferred from an ending or from an incomplete log.</source>
        <translation>Deducido de un final de proceso o de un registro incompleto.</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Confirmation</source>
        <translation>Confirmación</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Consecuencia</translation>
    </message>
    <message>
        <source>Teardown</source>
        <translation>Cierre</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Ruido de fondo</translation>
    </message>
    <message>
        <source>No failure found; lines read: %1. This speaks of the log only: it does not prove that the run was correct.</source>
        <translation>Ningún fallo encontrado; líneas leídas: %1. Esto habla solo del registro: no demuestra que la ejecución fuera correcta.</translation>
    </message>
    <message>
        <source>This file holds no text that can be read as a log. Open the log itself, or paste its text.</source>
        <translation>Este archivo no contiene texto que se pueda leer como registro. Abra el registro mismo, o pegue su texto.</translation>
    </message>
    <message>
        <source>The log shows a failure at line %1 and does not settle its family.</source>
        <translation>El registro muestra un fallo en la línea %1 y no decide su familia.</translation>
    </message>
    <message>
        <source>First failure at line %1: %2 (%3).</source>
        <translation>Primer fallo en la línea %1: %2 (%3).</translation>
    </message>
    <message>
        <source>This log alone can lead to the failing operation.</source>
        <translation>Este registro por sí solo puede llevar a la operación que falla.</translation>
    </message>
    <message>
        <source>This log narrows the search; the missing facts below would settle more.</source>
        <translation>Este registro acota la búsqueda; los datos que faltan abajo permitirían establecer más.</translation>
    </message>
    <message>
        <source>This log names little more than the family; collect the missing facts below.</source>
        <translation>Este registro nombra poco más que la familia; reúna los datos que faltan abajo.</translation>
    </message>
    <message>
        <source>This log is not enough on its own; collect the missing facts below.</source>
        <translation>Este registro no basta por sí solo; reúna los datos que faltan abajo.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Finds the first failure in the log of a PyTorch run.</source>
        <translation>Encuentra el primer fallo en el registro de una ejecución de PyTorch.</translation>
    </message>
    <message>
        <source>Open the sample incident.</source>
        <translation>Abre el incidente de ejemplo.</translation>
    </message>
    <message>
        <source>Logs to open.</source>
        <translation>Registros que abrir.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::AboutDialog</name>
    <message>
        <source>About TorchTriage</source>
        <translation>Acerca de TorchTriage</translation>
    </message>
    <message>
        <source>Finds the first failure in the log of a PyTorch run and says what to check first.</source>
        <translation>Encuentra el primer fallo en el registro de una ejecución de PyTorch y dice qué comprobar primero.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It works offline: nothing leaves this computer.</source>
        <translation>Software libre con la Licencia Pública General de GNU, versión 3 o posterior. Funciona sin conexión: nada sale de este equipo.</translation>
    </message>
    <message>
        <source>The program&apos;s own log:</source>
        <translation>Registro del propio programa:</translation>
    </message>
    <message>
        <source>Copy debug information</source>
        <translation>Copiar la información de depuración</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ActionDestinations</name>
    <message>
        <source>not available here</source>
        <translation>no disponible aquí</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::Banner</name>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BarModel</name>
    <message>
        <source>Count</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchFindings</name>
    <message>
        <source>Findings in detail</source>
        <translation>Hallazgos en detalle</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Mostrar detalles</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Ocultar detalles</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchModel</name>
    <message numerus="yes">
        <source>%Ln more value(s), not listed</source>
        <translation>
            <numerusform>%Ln valor más, no mostrado</numerusform>
            <numerusform>%Ln valores más, no mostrados</numerusform>
        </translation>
    </message>
    <message>
        <source>contains itself</source>
        <translation>se contiene a sí mismo</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Contiguous: row-major without gaps</source>
        <translation>Contiguo: por filas y sin huecos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
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
        <translation>Mín.</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Máx.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchPage</name>
    <message>
        <source>%1 was not opened.</source>
        <translation>No se abrió %1.</translation>
    </message>
    <message>
        <source>Saved batch</source>
        <translation>Batch guardado</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln value(s) found; narrow the filter for the rest.</source>
        <translation>
            <numerusform>Primer valor hallado; precise el filtro para ver el resto.</numerusform>
            <numerusform>Primeros %Ln valores hallados; precise el filtro para ver el resto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing matches “%1”. Empty the filter to see every value.</source>
        <translation>Nada coincide con «%1». Vacíe el filtro para ver todos los valores.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) found</source>
        <translation>
            <numerusform>%Ln valor hallado</numerusform>
            <numerusform>%Ln valores hallados</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a saved batch</source>
        <translation>Abrir un batch guardado</translation>
    </message>
    <message>
        <source>Saved batches (%1)</source>
        <translation>Batches guardados (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Filter values</source>
        <translation>Filtrar valores</translation>
    </message>
    <message>
        <source>Open batch…</source>
        <translation>Abrir batch…</translation>
    </message>
    <message>
        <source>Attached batches</source>
        <translation>Batches adjuntos</translation>
    </message>
    <message>
        <source>Valid classes, %1</source>
        <translation>Clases válidas, %1</translation>
    </message>
    <message>
        <source>Allowed, %1</source>
        <translation>Permitido, %1</translation>
    </message>
    <message>
        <source>Choose batches that went through</source>
        <translation>Elegir batches que pasaron</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Show what distinguishes this batch from good ones</source>
        <translation>Mostrar qué distingue este batch de los buenos</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchStart</name>
    <message>
        <source>Attach %1</source>
        <translation>Adjuntar %1</translation>
    </message>
    <message>
        <source>No batch is attached.</source>
        <translation>No hay ningún batch adjunto.</translation>
    </message>
    <message>
        <source>A saved batch shows the values that the failing step worked on. Drop a .pt, .pth, .bin, .ckpt, .safetensors, .npy or .npz file here. Nothing in it is executed.</source>
        <translation>Un batch guardado muestra los valores con los que trabajaba el paso que falló. Suelte aquí un archivo .pt, .pth, .bin, .ckpt, .safetensors, .npy o .npz. No se ejecuta nada de su contenido.</translation>
    </message>
    <message>
        <source>Open batch…</source>
        <translation>Abrir batch…</translation>
    </message>
    <message>
        <source>Files beside the log that could be one:</source>
        <translation>Archivos junto al registro que podrían serlo:</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchTree</name>
    <message>
        <source>Values of the saved batch</source>
        <translation>Valores del batch guardado</translation>
    </message>
    <message>
        <source>Copy &amp;key</source>
        <translation>Copiar la &amp;clave</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>Copiar la &amp;fila</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CaseDialog</name>
    <message>
        <source>Attach a minimal case</source>
        <translation>Adjuntar un caso mínimo</translation>
    </message>
    <message>
        <source>&amp;Case of this incident:</source>
        <translation>&amp;Caso de este incidente:</translation>
    </message>
    <message>
        <source>&amp;What would leave in the zip:</source>
        <translation>&amp;Qué saldría en el zip:</translation>
    </message>
    <message>
        <source>These values &amp;may leave with the request</source>
        <translation>Estos valores &amp;pueden salir con la solicitud</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Adjuntar</translation>
    </message>
    <message>
        <source>Reading the case.</source>
        <translation>Leyendo el caso.</translation>
    </message>
    <message>
        <source>In text files the replacements are made. Numbers leave as they are.</source>
        <translation>En los archivos de texto se hacen las sustituciones. Los números salen tal como están.</translation>
    </message>
    <message>
        <source>Something private would leave with this case.</source>
        <translation>Con este caso saldría algo privado.</translation>
    </message>
    <message>
        <source>Agree to the values first.</source>
        <translation>Acepte primero los valores.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChainDelegate</name>
    <message>
        <source>First failure</source>
        <translation>Primer fallo</translation>
    </message>
    <message>
        <source>Observation point</source>
        <translation>Punto de observación</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChainModel</name>
    <message>
        <source>First failure</source>
        <translation>Primer fallo</translation>
    </message>
    <message>
        <source>%1, line %L2: %3</source>
        <translation>%1, línea %L2: %3</translation>
    </message>
    <message>
        <source>launcher</source>
        <translation>lanzador</translation>
    </message>
    <message numerus="yes">
        <source>printed %n time(s)</source>
        <translation>
            <numerusform>impreso %n vez</numerusform>
            <numerusform>impreso %n veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n line(s)</source>
        <translation>
            <numerusform>+%n línea</numerusform>
            <numerusform>+%n líneas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CheckFields</name>
    <message>
        <source>not given</source>
        <translation>no indicado</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tensor</numerusform>
            <numerusform>%n tensores</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the tensor for %1.</source>
        <translation>Elija el tensor para %1.</translation>
    </message>
    <message>
        <source>Give a value for %1.</source>
        <translation>Indique un valor para %1.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CheckForm</name>
    <message>
        <source>There is no tensor in this batch.</source>
        <translation>No hay ningún tensor en este batch.</translation>
    </message>
    <message>
        <source>Choose the tensor to check.</source>
        <translation>Elija el tensor que se verifica.</translation>
    </message>
    <message>
        <source>Give the number of classes.</source>
        <translation>Indique el número de clases.</translation>
    </message>
    <message>
        <source>The number of classes is not a whole number.</source>
        <translation>El número de clases no es un entero.</translation>
    </message>
    <message>
        <source>ignore_index is not a whole number.</source>
        <translation>ignore_index no es un entero.</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Clases</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>The check is running.</source>
        <translation>La verificación está en curso.</translation>
    </message>
    <message>
        <source>Neither the log nor the names in the batch propose a check.</source>
        <translation>Ni el registro ni los nombres del batch proponen una verificación.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrato</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Contract to check</source>
        <translation>Contrato que se verifica</translation>
    </message>
    <message>
        <source>Tensor to check</source>
        <translation>Tensor que se verifica</translation>
    </message>
    <message>
        <source>Number of classes</source>
        <translation>Número de clases</translation>
    </message>
    <message>
        <source>Ignored value</source>
        <translation>Valor ignorado</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Choose the tensors to check.</source>
        <translation>Elija los tensores que comprobar.</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operador</translation>
    </message>
    <message>
        <source>Operator whose rules count</source>
        <translation>Operador cuyas reglas cuentan</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CheckpointModel</name>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensores</translation>
    </message>
    <message>
        <source>Non-finite</source>
        <translation>No finitos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CheckpointPane</name>
    <message>
        <source>The check was stopped.</source>
        <translation>La comprobación se detuvo.</translation>
    </message>
    <message>
        <source>Nothing is known of this checkpoint.</source>
        <translation>No se sabe nada de este checkpoint.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Elegir archivo…</translation>
    </message>
    <message>
        <source>The checkpoint was not checked.</source>
        <translation>El checkpoint no se comprobó.</translation>
    </message>
    <message>
        <source>No checkpoint chosen</source>
        <translation>Ningún checkpoint elegido</translation>
    </message>
    <message>
        <source>Choose the checkpoint that training is to resume from, a file or a folder with its parts. It is read to its last byte: complete, coherent, finite, and older than the failure?</source>
        <translation>Elija el checkpoint desde el que debe reanudarse el entrenamiento, un archivo o una carpeta con sus partes. Se lee hasta el último byte: ¿está completo, es coherente, finito y anterior al fallo?</translation>
    </message>
    <message>
        <source>Checking the checkpoint</source>
        <translation>Comprobando el checkpoint</translation>
    </message>
    <message>
        <source>Every byte is read; nothing is loaded.</source>
        <translation>Se lee cada byte; no se carga nada.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s).</source>
        <translation>
            <numerusform>%Ln hallazgo más.</numerusform>
            <numerusform>%Ln hallazgos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a checkpoint</source>
        <translation>Elegir un checkpoint</translation>
    </message>
    <message>
        <source>Checkpoints (%1)</source>
        <translation>Checkpoints (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose the folder of a checkpoint</source>
        <translation>Elegir la carpeta de un checkpoint</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Elegir carpeta…</translation>
    </message>
    <message>
        <source>Parts of the checkpoint</source>
        <translation>Partes del checkpoint</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChecksModel</name>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>%1 (optional)</source>
        <translation>%1 (opcional)</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>ejecución %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificación</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Before the fix</source>
        <translation>Antes de la corrección</translation>
    </message>
    <message>
        <source>Evidence after the fix</source>
        <translation>Evidencia tras la corrección</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChecksPane</name>
    <message>
        <source>Items are counted in what the representative part prints, or in a list.</source>
        <translation>Los elementos se cuentan en lo que imprime la parte representativa o en una lista.</translation>
    </message>
    <message>
        <source>Give the command of your program first.</source>
        <translation>Indique primero la orden de su programa.</translation>
    </message>
    <message>
        <source>Choose the list of processed and rejected items</source>
        <translation>Elegir la lista de elementos procesados y rechazados</translation>
    </message>
    <message>
        <source>Choose the list of all expected items; cancel if there is none</source>
        <translation>Elegir la lista de todos los elementos esperados; cancele si no la hay</translation>
    </message>
    <message>
        <source>This incident has no folder yet</source>
        <translation>Este incidente aún no tiene carpeta</translation>
    </message>
    <message>
        <source>Checks keep their runs and what they showed in the incident&apos;s folder.</source>
        <translation>Las verificaciones guardan sus ejecuciones y lo que mostraron en la carpeta del incidente.</translation>
    </message>
    <message>
        <source>Keep incident</source>
        <translation>Conservar el incidente</translation>
    </message>
    <message>
        <source>The checks were not read.</source>
        <translation>No se leyeron las verificaciones.</translation>
    </message>
    <message>
        <source>Reading the checks</source>
        <translation>Leyendo las verificaciones</translation>
    </message>
    <message>
        <source>Nothing is run by it.</source>
        <translation>No se ejecuta nada con ello.</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 not run</source>
        <translation>%1 correctas, %2 fallidas, %3 no ejecutadas</translation>
    </message>
    <message>
        <source>Checks are running.</source>
        <translation>Hay verificaciones en curso.</translation>
    </message>
    <message>
        <source>There are no checks yet.</source>
        <translation>Todavía no hay verificaciones.</translation>
    </message>
    <message>
        <source>Runs each check that is open, one after the other, in new processes.</source>
        <translation>Ejecuta cada verificación abierta, una tras otra, en procesos nuevos.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>No hay nada en curso.</translation>
    </message>
    <message>
        <source>Choose a check that has run.</source>
        <translation>Elija una verificación que se haya ejecutado.</translation>
    </message>
    <message>
        <source>Give a short part of the original run. It is run as it stands here, without a shell, and once more with diagnostics off.</source>
        <translation>Indique una parte corta de la ejecución original. Se ejecuta tal como está aquí, sin shell, y otra vez sin diagnósticos.</translation>
    </message>
    <message>
        <source>Checks before closing</source>
        <translation>Verificaciones antes de cerrar</translation>
    </message>
    <message>
        <source>After the fix</source>
        <translation>Después de la corrección</translation>
    </message>
    <message>
        <source>Before the fix</source>
        <translation>Antes de la corrección</translation>
    </message>
    <message>
        <source>Which column the runs fill</source>
        <translation>Columna que llenan las ejecuciones</translation>
    </message>
    <message>
        <source>Run what is left</source>
        <translation>Ejecutar lo pendiente</translation>
    </message>
    <message>
        <source>Run selected</source>
        <translation>Ejecutar la selección</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Open output</source>
        <translation>Abrir la salida</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Command of your program</source>
        <translation>Orden de su programa</translation>
    </message>
    <message>
        <source>Count a list…</source>
        <translation>Contar una lista…</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ClassFilter</name>
    <message>
        <source>Show only: %1</source>
        <translation>Mostrar solo: %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ClosingPane</name>
    <message>
        <source>Diagnostics removed</source>
        <translation>Diagnósticos retirados</translation>
    </message>
    <message>
        <source>Nothing is resumed</source>
        <translation>No se reanuda nada</translation>
    </message>
    <message>
        <source>Closing note</source>
        <translation>Nota de cierre</translation>
    </message>
    <message>
        <source>Resumes from %1, validated as written before the failure.</source>
        <translation>Se reanuda desde %1, validado como anterior al fallo.</translation>
    </message>
    <message>
        <source>Would resume from %1, which is not validated as written before the failure.</source>
        <translation>Se reanudaría desde %1, que no está validado como anterior al fallo.</translation>
    </message>
    <message>
        <source>goes into the incident record</source>
        <translation>va al expediente del incidente</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Causa</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Regression check</source>
        <translation>Verificación de regresión</translation>
    </message>
    <message>
        <source>what made it fail, with evidence</source>
        <translation>qué lo hizo fallar, con evidencia</translation>
    </message>
    <message>
        <source>what was changed, and where</source>
        <translation>qué se cambió y dónde</translation>
    </message>
    <message>
        <source>what will catch it next time</source>
        <translation>qué lo detectará la próxima vez</translation>
    </message>
    <message>
        <source>Diagnostics were removed from the program</source>
        <translation>Los diagnósticos se retiraron del programa</translation>
    </message>
    <message>
        <source>No training is resumed</source>
        <translation>No se reanuda ningún entrenamiento</translation>
    </message>
    <message>
        <source>Conclusion to avoid</source>
        <translation>Conclusión que evitar</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CommandDialog</name>
    <message>
        <source>Command of the baseline</source>
        <translation>Comando de la base</translation>
    </message>
    <message>
        <source>Use this command</source>
        <translation>Usar este comando</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>&amp;Program and arguments</source>
        <translation>&amp;Programa y argumentos</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Carpeta</translation>
    </message>
    <message>
        <source>&amp;Variables, one NAME=value per line</source>
        <translation>&amp;Variables, una NAME=value por línea</translation>
    </message>
    <message>
        <source>For &amp;copying, in the syntax of</source>
        <translation>Para &amp;copiar, en la sintaxis de</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copiar el comando</translation>
    </message>
    <message>
        <source>The command for copying</source>
        <translation>El comando para copiar</translation>
    </message>
    <message>
        <source>Folder of the command</source>
        <translation>Carpeta del comando</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ComparisonModel</name>
    <message>
        <source>whole batch</source>
        <translation>todo el batch</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Failing batch</source>
        <translation>Batch fallido</translation>
    </message>
    <message>
        <source>Good batches</source>
        <translation>Batches buenos</translation>
    </message>
    <message>
        <source>How unusual</source>
        <translation>Rareza</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ComparisonPane</name>
    <message>
        <source>What made it fail may lie outside the batch: the model, the step, the device.</source>
        <translation>Lo que lo hizo fallar puede estar fuera del batch: el modelo, el paso, el dispositivo.</translation>
    </message>
    <message>
        <source>The comparison was stopped.</source>
        <translation>La comparación se detuvo.</translation>
    </message>
    <message>
        <source>Choose good batches…</source>
        <translation>Elegir batches buenos…</translation>
    </message>
    <message>
        <source>The batches were not compared.</source>
        <translation>Los batches no se compararon.</translation>
    </message>
    <message>
        <source>No good batch chosen</source>
        <translation>Ningún batch bueno elegido</translation>
    </message>
    <message>
        <source>Choose batches that went through. Several show what is usual.</source>
        <translation>Elija batches que pasaron. Varios muestran lo habitual.</translation>
    </message>
    <message>
        <source>Comparing the batches</source>
        <translation>Comparando los batches</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>Cerrar la comparación</translation>
    </message>
    <message>
        <source>Differences from good batches</source>
        <translation>Diferencias con los batches buenos</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ContractPanel</name>
    <message>
        <source>Written: %1</source>
        <translation>Escrito: %1</translation>
    </message>
    <message>
        <source>Open the label file</source>
        <translation>Abrir el archivo de etiquetas</translation>
    </message>
    <message>
        <source>Label files (%1)</source>
        <translation>Archivos de etiquetas (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Export the refused elements</source>
        <translation>Exportar los elementos rechazados</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Kept as cases/%1: %2 of %3 samples</source>
        <translation>Guardado en cases/%1: %2 de %3 muestras</translation>
    </message>
    <message>
        <source>A case is kept with an incident: open its log first.</source>
        <translation>Un caso se guarda con un incidente: abra primero su log.</translation>
    </message>
    <message>
        <source>The case is being kept.</source>
        <translation>El caso se está guardando.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::DayPlot</name>
    <message>
        <source>Logs per day, by class</source>
        <translation>Registros por día, según la clase</translation>
    </message>
    <message>
        <source>The table of values has the same numbers.</source>
        <translation>La tabla de valores contiene los mismos números.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::DiffModel</name>
    <message>
        <source>First failure: %1</source>
        <translation>Primer fallo: %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Only in the failing log</source>
        <translation>Solo en el registro con fallo</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::DropArea</name>
    <message>
        <source>Drop it here</source>
        <translation>Suéltelo aquí</translation>
    </message>
    <message>
        <source>Files are read on this computer. Nothing in them is run.</source>
        <translation>Los archivos se leen en este equipo. No se ejecuta nada de su contenido.</translation>
    </message>
    <message>
        <source>A log</source>
        <translation>Un registro</translation>
    </message>
    <message>
        <source>.log .txt .out .gz, any size</source>
        <translation>.log .txt .out .gz, de cualquier tamaño</translation>
    </message>
    <message>
        <source>A notebook</source>
        <translation>Un notebook</translation>
    </message>
    <message>
        <source>.ipynb with its outputs</source>
        <translation>.ipynb con sus salidas</translation>
    </message>
    <message>
        <source>An error file</source>
        <translation>Un archivo de error</translation>
    </message>
    <message>
        <source>.json from torchrun</source>
        <translation>.json de torchrun</translation>
    </message>
    <message>
        <source>A report</source>
        <translation>Un informe</translation>
    </message>
    <message>
        <source>collect_env output, kernel log</source>
        <translation>salida de collect_env, registro del sistema</translation>
    </message>
    <message>
        <source>A saved batch</source>
        <translation>Un batch guardado</translation>
    </message>
    <message>
        <source>.pt .npz .npy .safetensors</source>
        <translation>.pt .npz .npy .safetensors</translation>
    </message>
    <message>
        <source>A folder</source>
        <translation>Una carpeta</translation>
    </message>
    <message>
        <source>of logs, or of an incident</source>
        <translation>de logs, o de un incidente</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EngineChoiceDialog</name>
    <message>
        <source>Other engine</source>
        <translation>Otro motor</translation>
    </message>
    <message>
        <source>Which PyTorch is to run the same job?</source>
        <translation>¿Qué PyTorch debe ejecutar el mismo trabajo?</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Use this engine</source>
        <translation>Usar este motor</translation>
    </message>
    <message>
        <source>Everything else stays as it is in the baseline.</source>
        <translation>Todo lo demás queda como en la base.</translation>
    </message>
    <message>
        <source>There is no other engine. Add an interpreter under Engines.</source>
        <translation>No hay otro motor. Añada un intérprete en Motores.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>An engine runs one operator job in one new process. The environment that failed is the best one. It is never replaced by the CPU without a word.</source>
        <translation>Un motor ejecuta un trabajo de operadores en un proceso nuevo. El mejor es el entorno que falló. Nunca se sustituye por la CPU sin decirlo.</translation>
    </message>
    <message>
        <source>Facts of the engine</source>
        <translation>Datos del motor</translation>
    </message>
    <message>
        <source>Add interpreter…</source>
        <translation>Añadir intérprete…</translation>
    </message>
    <message>
        <source>Add environment folder…</source>
        <translation>Añadir carpeta de entorno…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Volver a consultar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The built-in engine stays in the list.</source>
        <translation>El motor integrado permanece en la lista.</translation>
    </message>
    <message>
        <source>It is being asked for its version and devices…</source>
        <translation>Se le consultan su versión y sus dispositivos…</translation>
    </message>
    <message>
        <source>Folder of a conda or venv environment</source>
        <translation>Carpeta de un entorno conda o venv</translation>
    </message>
    <message>
        <source>Python interpreter</source>
        <translation>Intérprete de Python</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EventListModel</name>
    <message>
        <source>First failure</source>
        <translation>Primer fallo</translation>
    </message>
    <message>
        <source>Observed at %1:%2</source>
        <translation>Observado en %1:%2</translation>
    </message>
    <message>
        <source>%1, line %2. %3</source>
        <translation>%1, línea %2. %3</translation>
    </message>
    <message>
        <source>launcher</source>
        <translation>lanzador</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EvidencePage</name>
    <message>
        <source>The file was cut or replaced since it was triaged. The events belong to its earlier content. Reload to read it anew.</source>
        <translation>El archivo se cortó o se sustituyó desde su triaje. Los eventos pertenecen a su contenido anterior. Recargue para leerlo de nuevo.</translation>
    </message>
    <message>
        <source>The first failure is on the clipboard.</source>
        <translation>El primer fallo está en el portapapeles.</translation>
    </message>
    <message>
        <source>Reading was cancelled at line %1. Reload to read the whole log.</source>
        <translation>La lectura se canceló en la línea %1. Recargue para leer todo el registro.</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>Línea %1 de %2</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rango %1</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n coincidencia</numerusform>
            <numerusform>%n coincidencias</numerusform>
        </translation>
    </message>
    <message>
        <source>Following the end</source>
        <translation>Siguiendo el final</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n line(s) are on the clipboard: it has no room for more.</source>
        <translation>
            <numerusform>Solo la primera línea está en el portapapeles: no cabe más.</numerusform>
            <numerusform>Solo las primeras %n líneas están en el portapapeles: no cabe más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are on the clipboard.</source>
        <translation>
            <numerusform>%n línea está en el portapapeles.</numerusform>
            <numerusform>%n líneas están en el portapapeles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines of the log</source>
        <translation>Líneas del registro</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EvidenceSide</name>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangos</translation>
    </message>
    <message>
        <source>Only r%1</source>
        <translation>Solo r%1</translation>
    </message>
    <message>
        <source>All ranks</source>
        <translation>Todos los rangos</translation>
    </message>
    <message>
        <source>Events of the log</source>
        <translation>Eventos del registro</translation>
    </message>
    <message>
        <source>Ranks that are shown</source>
        <translation>Rangos que se muestran</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FamilyPlot</name>
    <message>
        <source>Logs per family</source>
        <translation>Registros por familia</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FieldsDialog</name>
    <message>
        <source>Fill in: %1</source>
        <translation>Completar: %1</translation>
    </message>
    <message>
        <source>Fill in missing context</source>
        <translation>Completar el contexto que falta</translation>
    </message>
    <message>
        <source>What log or record already show cannot be changed here. What you type is kept at once and marked as filled in by hand.</source>
        <translation>Lo que el registro o el expediente ya muestran no se cambia aquí. Lo que escriba se guarda al momento y queda marcado como completado a mano.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The log or the record shows this.</source>
        <translation>El registro o el expediente lo muestra.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FindBar</name>
    <message>
        <source>Find in the log</source>
        <translation>Buscar en el registro</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Coincidencia anterior (Mayús+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Coincidencia siguiente (F3)</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Distinguir mayúsculas</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expresión regular</translation>
    </message>
    <message>
        <source>Dim consequences</source>
        <translation>Atenuar consecuencias</translation>
    </message>
    <message>
        <source>Fold frames</source>
        <translation>Plegar pilas</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>Ajustar líneas</translation>
    </message>
    <message>
        <source>Copy lines</source>
        <translation>Copiar líneas</translation>
    </message>
    <message>
        <source>Copy the selected lines, or the current one, as printed</source>
        <translation>Copiar las líneas seleccionadas, o la actual, tal como se imprimieron</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>buscando</translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation>Coincidencias: %1</translation>
    </message>
    <message>
        <source>not an expression</source>
        <translation>expresión no válida</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FirstErrorCard</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteración</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Last completed step</source>
        <translation>Último paso completado</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operador</translation>
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
        <translation>Controlador</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>celda %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rango %1</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>Primer error</translation>
    </message>
    <message>
        <source>Copy first error</source>
        <translation>Copiar el primer error</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FirstFailureBanner</name>
    <message>
        <source>Copy the first failure</source>
        <translation>Copiar el primer fallo</translation>
    </message>
    <message>
        <source>Back to the line found</source>
        <translation>Volver a la línea hallada</translation>
    </message>
    <message>
        <source>First failure, pinned by hand</source>
        <translation>Primer fallo, fijado a mano</translation>
    </message>
    <message>
        <source>First failure</source>
        <translation>Primer fallo</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, línea %2</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FleetPage</name>
    <message>
        <source>Comparing with %1</source>
        <translation>Comparando con %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Sin leer</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n log(s)</source>
        <translation>
            <numerusform>%n registro</numerusform>
            <numerusform>%n registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s)</source>
        <translation>
            <numerusform>%n huella</numerusform>
            <numerusform>%n huellas</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Escrito: %1</translation>
    </message>
    <message>
        <source>Scanned in %1 s</source>
        <translation>Examinado en %1&#xa0;s</translation>
    </message>
    <message>
        <source>The folder is being read</source>
        <translation>Se está leyendo la carpeta</translation>
    </message>
    <message>
        <source>The folder holds no logs</source>
        <translation>La carpeta no contiene registros</translation>
    </message>
    <message>
        <source>Names that begin with a dot are left out, and links to folders are not followed. Open a folder that holds logs, or read this one again.</source>
        <translation>Los nombres que empiezan por un punto se omiten y los enlaces a carpetas no se siguen. Abra una carpeta que contenga registros o vuelva a leer esta.</translation>
    </message>
    <message>
        <source>Rescan</source>
        <translation>Volver a examinar</translation>
    </message>
    <message>
        <source>Reading the folder was cancelled</source>
        <translation>Se canceló la lectura de la carpeta</translation>
    </message>
    <message>
        <source>What was read is kept: the next scan goes on from there.</source>
        <translation>Lo leído se conserva: el próximo examen continuará desde ahí.</translation>
    </message>
    <message>
        <source>The folder was not read</source>
        <translation>La carpeta no se leyó</translation>
    </message>
    <message>
        <source>End comparison</source>
        <translation>Terminar la comparación</translation>
    </message>
    <message>
        <source>Compared with %1.</source>
        <translation>Comparado con %1.</translation>
    </message>
    <message>
        <source>Compare with another folder</source>
        <translation>Comparar con otra carpeta</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exportar la tabla</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Show what is new, gone or in more logs than in another folder</source>
        <translation>Mostrar lo que es nuevo, ha desaparecido o está en más registros que en otra carpeta</translation>
    </message>
    <message>
        <source>The folder has to be read first.</source>
        <translation>Primero hay que leer la carpeta.</translation>
    </message>
    <message>
        <source>Read again what has changed since the last scan</source>
        <translation>Volver a leer lo que ha cambiado desde el último examen</translation>
    </message>
    <message>
        <source>Export table…</source>
        <translation>Exportar tabla…</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabla como CSV…</translation>
    </message>
    <message>
        <source>Everything as JSON…</source>
        <translation>Todo como JSON…</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GoToField</name>
    <message numerus="yes">
        <source>%n destination(s). Up and Down choose, Enter goes there, Esc closes.</source>
        <translation>
            <numerusform>%n destino. Arriba y Abajo eligen, Intro va allí, Esc cierra.</numerusform>
            <numerusform>%n destinos. Arriba y Abajo eligen, Intro va allí, Esc cierra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Nothing has this name. A number is a line of the log, r0 is a rank.</source>
        <translation>Nada tiene este nombre. Un número es una línea del registro; r0 es un rango.</translation>
    </message>
    <message>
        <source>Go to line, rank, tensor or run</source>
        <translation>Ir a línea, rango, tensor o relanzamiento</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GoToLine</name>
    <message>
        <source>Line, 1 to %1</source>
        <translation>Línea, de 1 a %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GoToModel</name>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Relanzamiento</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>Incidente</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GoToPopup</name>
    <message>
        <source>Destinations</source>
        <translation>Destinos</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GroupModel</name>
    <message>
        <source>%1 of the most frequent</source>
        <translation>%1 de la más frecuente</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>del %1 al %2</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Huella</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>Primer error</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangos</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>Visto por primera vez</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Visto por última vez</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GroupPane</name>
    <message>
        <source>No fingerprint matches “%1”</source>
        <translation>Ninguna huella coincide con «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s) are hidden by the filter.</source>
        <translation>
            <numerusform>El filtro oculta %n huella.</numerusform>
            <numerusform>El filtro oculta %n huellas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Borrar el filtro</translation>
    </message>
    <message>
        <source>No failure found</source>
        <translation>No se encontró ningún fallo</translation>
    </message>
    <message>
        <source>No log of the folder shows a failure. This speaks of the logs only: it does not prove that the runs were correct.</source>
        <translation>Ningún registro de la carpeta muestra un fallo. Esto solo habla de los registros: no prueba que las ejecuciones fueran correctas.</translation>
    </message>
    <message>
        <source>Most logs first</source>
        <translation>Más registros primero</translation>
    </message>
    <message>
        <source>Last seen first</source>
        <translation>Últimas vistas primero</translation>
    </message>
    <message>
        <source>First seen first</source>
        <translation>Primeras vistas primero</translation>
    </message>
    <message>
        <source>By family</source>
        <translation>Por familia</translation>
    </message>
    <message>
        <source>New ones first</source>
        <translation>Las nuevas primero</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Huellas</translation>
    </message>
    <message numerus="yes">
        <source>%n, same first failure after numbers and paths are removed</source>
        <translation>
            <numerusform>%n, mismo primer fallo una vez quitados los números y las rutas</numerusform>
            <numerusform>%n, mismo primer fallo una vez quitados los números y las rutas</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter fingerprints</source>
        <translation>Filtrar huellas</translation>
    </message>
    <message>
        <source>Order of the fingerprints</source>
        <translation>Orden de las huellas</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GuideDock</name>
    <message>
        <source>Next: %1</source>
        <translation>Siguiente: %1</translation>
    </message>
    <message>
        <source>Previous stage</source>
        <translation>Etapa anterior</translation>
    </message>
    <message>
        <source>This is the first stage</source>
        <translation>Esta es la primera etapa</translation>
    </message>
    <message>
        <source>Next stage</source>
        <translation>Etapa siguiente</translation>
    </message>
    <message>
        <source>This is the last stage</source>
        <translation>Esta es la última etapa</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Stage of the guide</source>
        <translation>Etapa de la guía</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>Cerrar la guía</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::HistogramPage</name>
    <message>
        <source>Absolute value of %1</source>
        <translation>Valor absoluto de %1</translation>
    </message>
    <message>
        <source>Values of %1 that occur</source>
        <translation>Valores presentes en %1</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Valor de %1</translation>
    </message>
    <message>
        <source>There is no finite value to draw.</source>
        <translation>No hay ningún valor finito que dibujar.</translation>
    </message>
    <message>
        <source>%1 finite values</source>
        <translation>Valores finitos: %1</translation>
    </message>
    <message>
        <source>Value %1: %2</source>
        <translation>Valor %1: %2</translation>
    </message>
    <message>
        <source>From %1 to %2, both included: %3</source>
        <translation>De %1 a %2, ambos incluidos: %3</translation>
    </message>
    <message>
        <source>From %1 to below %2: %3</source>
        <translation>De %1 a menos de %2: %3</translation>
    </message>
    <message>
        <source>Logarithmic counts</source>
        <translation>Cantidades en escala logarítmica</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Como tabla</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Export PNG…</source>
        <translation>Exportar PNG…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exportar CSV…</translation>
    </message>
    <message>
        <source>Histogram as a table</source>
        <translation>Histograma como tabla</translation>
    </message>
    <message>
        <source>Value %1: %2, out of range</source>
        <translation>Valor %1: %2, fuera de rango</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::HistogramPlot</name>
    <message>
        <source>Count</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>Left and Right go from bar to bar. The table beside it has the same numbers.</source>
        <translation>Izquierda y Derecha pasan de una barra a otra. La tabla contigua tiene las mismas cifras.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::HypothesesPane</name>
    <message>
        <source>fits</source>
        <translation>encaja</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>no encaja</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>If it holds</source>
        <translation>Si se cumple</translation>
    </message>
    <message>
        <source>Two hypotheses</source>
        <translation>Dos hipótesis</translation>
    </message>
    <message>
        <source>Open label file…</source>
        <translation>Abrir archivo de etiquetas…</translation>
    </message>
    <message>
        <source>JSON, CSV, YAML or plain text with the names of the classes; it is only read.</source>
        <translation>JSON, CSV, YAML o texto con los nombres de las clases; solo se lee.</translation>
    </message>
    <message>
        <source>Nothing to weigh: no target is above the last class.</source>
        <translation>Nada que sopesar: ningún objetivo supera la última clase.</translation>
    </message>
    <message>
        <source>both fit this batch</source>
        <translation>ambas encajan con este batch</translation>
    </message>
    <message>
        <source>What a target above the last class can mean stands here once a class index was checked.</source>
        <translation>Lo que puede significar un objetivo por encima de la última clase aparece aquí cuando se ha comprobado un índice de clase.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentDelegate</name>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n rango</numerusform>
            <numerusform>%n rangos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentDock</name>
    <message>
        <source>No incident of the chosen classes</source>
        <translation>Ningún incidente de las clases elegidas</translation>
    </message>
    <message>
        <source>No incident matches “%1”</source>
        <translation>Ningún incidente coincide con «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n incident(s) are hidden by the filter.</source>
        <translation>
            <numerusform>El filtro oculta %n incidente.</numerusform>
            <numerusform>El filtro oculta %n incidentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open incidents</source>
        <translation>Incidentes abiertos</translation>
    </message>
    <message>
        <source>Filter incidents</source>
        <translation>Filtrar incidentes</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Family, words of the message, operator, revision, name or date. Days from one to another: 2026-03-01..2026-03-15.</source>
        <translation>Familia, palabras del mensaje, operador, revisión, nombre o fecha. De un día a otro: 2026-03-01..2026-03-15.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentFiles</name>
    <message>
        <source>The incident was exported to %1.</source>
        <translation>El incidente se exportó a %1.</translation>
    </message>
    <message>
        <source>It holds everything in the incident&apos;s folder, the batch included.</source>
        <translation>Contiene todo lo que hay en la carpeta del incidente, el lote incluido.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that the record names lie outside of the folder and are not in it.</source>
        <translation>
            <numerusform>%n archivo que nombra el expediente está fuera de la carpeta y no va incluido.</numerusform>
            <numerusform>%n archivos que nombra el expediente están fuera de la carpeta y no van incluidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The incident was not exported.</source>
        <translation>El incidente no se exportó.</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>Se canceló la exportación.</translation>
    </message>
    <message>
        <source>No file was written.</source>
        <translation>No se escribió ningún archivo.</translation>
    </message>
    <message>
        <source>%1 was not imported.</source>
        <translation>%1 no se importó.</translation>
    </message>
    <message>
        <source>The import of %1 was cancelled.</source>
        <translation>Se canceló la importación de %1.</translation>
    </message>
    <message>
        <source>Nothing of it is in the library.</source>
        <translation>Nada de él quedó en la biblioteca.</translation>
    </message>
    <message>
        <source>The error file was not added.</source>
        <translation>No se añadió el archivo de error.</translation>
    </message>
    <message>
        <source>Export incident</source>
        <translation>Exportar incidente</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>Archivos zip (*.zip)</translation>
    </message>
    <message>
        <source>Import incident</source>
        <translation>Importar incidente</translation>
    </message>
    <message>
        <source>Add a torchelastic error file</source>
        <translation>Añadir un archivo de error de torchelastic</translation>
    </message>
    <message>
        <source>Error files (*.json)</source>
        <translation>Archivos de error (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentView</name>
    <message>
        <source>Views of the incident</source>
        <translation>Vistas del incidente</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>Guía: %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LibraryModel</name>
    <message numerus="yes">
        <source>%n incident(s)</source>
        <translation>
            <numerusform>%n incidente</numerusform>
            <numerusform>%n incidentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder %1, %2</source>
        <translation>Carpeta %1, %2</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LibraryPane</name>
    <message>
        <source>The last scan was cancelled: this is what the one before it found.</source>
        <translation>La última lectura se canceló: esto es lo que encontró la anterior.</translation>
    </message>
    <message>
        <source>The library was not read.</source>
        <translation>No se leyó la biblioteca.</translation>
    </message>
    <message>
        <source>Scan again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>The scan was cancelled.</source>
        <translation>Se canceló la lectura.</translation>
    </message>
    <message>
        <source>What it read is remembered.</source>
        <translation>Lo que se leyó queda recordado.</translation>
    </message>
    <message>
        <source>No incident is kept yet.</source>
        <translation>Aún no se guarda ningún incidente.</translation>
    </message>
    <message>
        <source>Notes, pins and attached batches are kept here, and what torchtriage_capture.py and torchtriage-cli run leave.</source>
        <translation>Aquí se guardan las notas, las marcas y los lotes adjuntos, y lo que dejan torchtriage_capture.py y torchtriage-cli run.</translation>
    </message>
    <message>
        <source>The library is being read.</source>
        <translation>Se está leyendo la biblioteca.</translation>
    </message>
    <message>
        <source>%1 of %2 incidents</source>
        <translation>%1 de %2 incidentes</translation>
    </message>
    <message>
        <source>Looking for incidents</source>
        <translation>Buscando incidentes</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Library of incidents</source>
        <translation>Biblioteca de incidentes</translation>
    </message>
    <message>
        <source>Library menu</source>
        <translation>Menú de la biblioteca</translation>
    </message>
    <message>
        <source>&amp;Scan again</source>
        <translation>&amp;Leer de nuevo</translation>
    </message>
    <message>
        <source>&amp;Import incident…</source>
        <translation>&amp;Importar incidente…</translation>
    </message>
    <message>
        <source>Choose library &amp;folder…</source>
        <translation>Elegir la &amp;carpeta de la biblioteca…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Lectura de la biblioteca</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogActions</name>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>Copy &amp;lines</source>
        <translation>Copiar &amp;líneas</translation>
    </message>
    <message>
        <source>Copy lines &amp;without prefixes</source>
        <translation>Copiar líneas &amp;sin prefijos</translation>
    </message>
    <message>
        <source>Copy lines with num&amp;bers</source>
        <translation>Copiar líneas con &amp;números</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>B&amp;uscar siguiente</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Buscar an&amp;terior</translation>
    </message>
    <message>
        <source>Go to lin&amp;e…</source>
        <translation>Ir a la lín&amp;ea…</translation>
    </message>
    <message>
        <source>P&amp;in this line as first failure</source>
        <translation>Fi&amp;jar esta línea como primer fallo</translation>
    </message>
    <message>
        <source>&amp;Back to the line found</source>
        <translation>&amp;Volver a la línea hallada</translation>
    </message>
    <message>
        <source>Fold or &amp;unfold this block</source>
        <translation>Plegar o desplegar este &amp;bloque</translation>
    </message>
    <message>
        <source>&amp;Dim consequences</source>
        <translation>&amp;Atenuar las consecuencias</translation>
    </message>
    <message>
        <source>&amp;Fold frames</source>
        <translation>Plegar los &amp;marcos de pila</translation>
    </message>
    <message>
        <source>&amp;Wrap lines</source>
        <translation>Ajustar &amp;líneas</translation>
    </message>
    <message>
        <source>Follow the &amp;end of the log</source>
        <translation>Seguir el &amp;final del registro</translation>
    </message>
    <message>
        <source>&amp;Only the rank of the first failure</source>
        <translation>&amp;Solo el rango del primer fallo</translation>
    </message>
    <message>
        <source>&amp;All ranks</source>
        <translation>&amp;Todos los rangos</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogDestinations</name>
    <message>
        <source>line</source>
        <translation>línea</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>the nearest one that the log has</source>
        <translation>la más cercana del registro</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rango</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rango %1</translation>
    </message>
    <message>
        <source>its lines alone, at its first event: line %1</source>
        <translation>solo sus líneas, en su primer evento: línea %1</translation>
    </message>
    <message>
        <source>its lines alone; it has no event</source>
        <translation>solo sus líneas; no tiene ningún evento</translation>
    </message>
    <message>
        <source>line %1 · %2</source>
        <translation>línea %1 · %2</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogPainter</name>
    <message numerus="yes">
        <source>%n line(s): C++ frames</source>
        <translation>
            <numerusform>%n línea: pila de C++</numerusform>
            <numerusform>%n líneas: pila de C++</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): Python thread dump</source>
        <translation>
            <numerusform>%n línea: volcado de hilos de Python</numerusform>
            <numerusform>%n líneas: volcado de hilos de Python</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): Python frames</source>
        <translation>
            <numerusform>%n línea: pila de Python</numerusform>
            <numerusform>%n líneas: pila de Python</numerusform>
        </translation>
    </message>
    <message>
        <source>observation point</source>
        <translation>punto de observación</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogView</name>
    <message>
        <source>Line %1, rank %2: %3</source>
        <translation>Línea %1, rango %2: %3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>First failure</source>
        <translation>Primer fallo</translation>
    </message>
    <message>
        <source>Observation point, not the cause</source>
        <translation>Punto de observación, no la causa</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Consecuencia</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MachinesDialog</name>
    <message>
        <source>Other machines</source>
        <translation>Otras máquinas</translation>
    </message>
    <message>
        <source>A run there goes through your own ssh or scheduler, with its configuration. Nothing has to be installed there but Python; what is brought there is taken away again. Passwords and keys are never asked for or kept.</source>
        <translation>Un relanzamiento allí pasa por su propio ssh o planificador, con su configuración. Allí solo hace falta Python; lo que se lleva se retira después. Nunca se piden ni se guardan contraseñas ni claves.</translation>
    </message>
    <message>
        <source>Answer of the machine</source>
        <translation>Respuesta de la máquina</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Reached through</source>
        <translation>&amp;Acceso por</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Opciones</translation>
    </message>
    <message>
        <source>&amp;Python there</source>
        <translation>&amp;Python allí</translation>
    </message>
    <message>
        <source>Add machine</source>
        <translation>Añadir máquina</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Probar la conexión</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Machine %1</source>
        <translation>Máquina %1</translation>
    </message>
    <message>
        <source>Par&amp;tition</source>
        <translation>Par&amp;tición</translation>
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
        <translation>Elija antes una máquina.</translation>
    </message>
    <message>
        <source>It is being asked.</source>
        <translation>Se le está consultando.</translation>
    </message>
    <message>
        <source>It is being asked for its version and devices…</source>
        <translation>Se le consultan su versión y sus dispositivos…</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MainActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Paste log</source>
        <translation>&amp;Pegar registro</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Vaciar la lista</translation>
    </message>
    <message>
        <source>Open &amp;sample incident</source>
        <translation>Abrir incidente de &amp;ejemplo</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Re&amp;cargar</translation>
    </message>
    <message>
        <source>Close &amp;incident</source>
        <translation>Cerrar &amp;incidente</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Copy first error</source>
        <translation>&amp;Copiar el primer error</translation>
    </message>
    <message>
        <source>&amp;Find in the log</source>
        <translation>&amp;Buscar en el registro</translation>
    </message>
    <message>
        <source>Filter &amp;incidents</source>
        <translation>&amp;Filtrar incidentes</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;delante</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Panel &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Panel a&amp;nterior</translation>
    </message>
    <message>
        <source>&amp;Side bar</source>
        <translation>&amp;Barra lateral</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Incident</source>
        <translation>&amp;Incidente</translation>
    </message>
    <message>
        <source>&amp;First failure</source>
        <translation>&amp;Primer fallo</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <translation>Evento &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous event</source>
        <translation>Evento &amp;anterior</translation>
    </message>
    <message>
        <source>Next step &amp;1</source>
        <translation>Paso siguiente &amp;1</translation>
    </message>
    <message>
        <source>Next step &amp;2</source>
        <translation>Paso siguiente &amp;2</translation>
    </message>
    <message>
        <source>Next step &amp;3</source>
        <translation>Paso siguiente &amp;3</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>&amp;About TorchTriage</source>
        <translation>A&amp;cerca de TorchTriage</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Deshacer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rehacer: %1</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Abrir carpe&amp;ta…</translation>
    </message>
    <message>
        <source>&amp;Add note…</source>
        <translation>Aña&amp;dir nota…</translation>
    </message>
    <message>
        <source>Fill in &amp;missing context…</source>
        <translation>Co&amp;mpletar el contexto que falta…</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>&amp;Ir a…</translation>
    </message>
    <message>
        <source>Lo&amp;g</source>
        <translation>Re&amp;gistro</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <source>&amp;Run selected</source>
        <translation>&amp;Ejecutar lo seleccionado</translation>
    </message>
    <message>
        <source>&amp;Stop runs</source>
        <translation>&amp;Detener los relanzamientos</translation>
    </message>
    <message>
        <source>&amp;Engines…</source>
        <translation>&amp;Motores…</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guía</translation>
    </message>
    <message>
        <source>Add &amp;torchelastic error file…</source>
        <translation>Añadir archivo de &amp;error de torchelastic…</translation>
    </message>
    <message>
        <source>E&amp;xport incident as zip…</source>
        <translation>E&amp;xportar incidente como zip…</translation>
    </message>
    <message>
        <source>I&amp;mport incident…</source>
        <translation>I&amp;mportar incidente…</translation>
    </message>
    <message>
        <source>Reduce kept &amp;case…</source>
        <translation>Reducir el &amp;caso conservado…</translation>
    </message>
    <message>
        <source>Other &amp;machines…</source>
        <translation>Otras máq&amp;uinas…</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MainWindow</name>
    <message>
        <source>%1 was not opened.</source>
        <translation>No se abrió %1.</translation>
    </message>
    <message>
        <source>Reading %1 was cancelled.</source>
        <translation>Se canceló la lectura de %1.</translation>
    </message>
    <message>
        <source>Nothing of it is shown. Open it again to read it from the start.</source>
        <translation>No se muestra nada de él. Ábralo de nuevo para leerlo desde el principio.</translation>
    </message>
    <message>
        <source>No incident open</source>
        <translation>Ningún incidente abierto</translation>
    </message>
    <message>
        <source>%1 lines read in %2 ms</source>
        <translation>%1 líneas leídas en %2 ms</translation>
    </message>
    <message>
        <source>%1 lines read in %2 s</source>
        <translation>%1 líneas leídas en %2 s</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n rango</numerusform>
            <numerusform>%n rangos</numerusform>
        </translation>
    </message>
    <message>
        <source>The first error is on the clipboard.</source>
        <translation>El primer error está en el portapapeles.</translation>
    </message>
    <message>
        <source>%1 – TorchTriage</source>
        <translation>%1 – TorchTriage</translation>
    </message>
    <message>
        <source>Offline. Nothing leaves this computer.</source>
        <translation>Sin conexión. Nada sale de este equipo.</translation>
    </message>
    <message>
        <source>Open logs</source>
        <translation>Abrir registros</translation>
    </message>
    <message>
        <source>Logs, notebooks and reports (*.log *.txt *.out *.err *.ipynb *.json *.jsonl *.gz *.xz *.zst *.bz2)</source>
        <translation>Registros, notebooks e informes (*.log *.txt *.out *.err *.ipynb *.json *.jsonl *.gz *.xz *.zst *.bz2)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>No hay texto en el portapapeles.</translation>
    </message>
    <message>
        <source>Copy the log in your terminal, then paste it here.</source>
        <translation>Copie el registro en su terminal y péguelo aquí.</translation>
    </message>
    <message>
        <source>Pasted log %1</source>
        <translation>Registro pegado %1</translation>
    </message>
    <message>
        <source>Saved batches (%1)</source>
        <translation>Batches guardados (%1)</translation>
    </message>
    <message>
        <source>Side bar</source>
        <translation>Barra lateral</translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation>Guardado en %1</translation>
    </message>
    <message>
        <source>The incident was not saved.</source>
        <translation>El incidente no se guardó.</translation>
    </message>
    <message>
        <source>Close with a reason</source>
        <translation>Cerrar con un motivo</translation>
    </message>
    <message>
        <source>Reopen incident</source>
        <translation>Reabrir el incidente</translation>
    </message>
    <message>
        <source>Why it is closed without verification:</source>
        <translation>Por qué se cierra sin verificación:</translation>
    </message>
    <message>
        <source>Why it is opened again:</source>
        <translation>Por qué se reabre:</translation>
    </message>
    <message>
        <source>Close incident</source>
        <translation>Cerrar el incidente</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Reabrir</translation>
    </message>
    <message>
        <source>Re&amp;open…</source>
        <translation>Rea&amp;brir…</translation>
    </message>
    <message>
        <source>&amp;Close with a reason…</source>
        <translation>&amp;Cerrar con un motivo…</translation>
    </message>
    <message>
        <source>Open a folder of logs</source>
        <translation>Abrir una carpeta de registros</translation>
    </message>
    <message>
        <source>Choose the library folder</source>
        <translation>Elegir la carpeta de la biblioteca</translation>
    </message>
    <message>
        <source>No case is kept yet.</source>
        <translation>Aún no se guardó ningún caso.</translation>
    </message>
    <message>
        <source>Check the saved batch and keep what was refused as a case, or open a job file on the page of the reruns.</source>
        <translation>Compruebe el batch guardado y guarde como caso lo que se rechazó, o abra un archivo de trabajo en la página de relanzamientos.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MappingModel</name>
    <message>
        <source>not used</source>
        <translation>sin usar</translation>
    </message>
    <message>
        <source>no class</source>
        <translation>ninguna clase</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignorado</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Biyección</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Every class used</source>
        <translation>Todas las clases usadas</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Clases</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Recuento</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MappingPane</name>
    <message>
        <source>Mapping</source>
        <translation>Correspondencia</translation>
    </message>
    <message>
        <source>one to one?</source>
        <translation>¿biyección?</translation>
    </message>
    <message>
        <source>Stored values and classes</source>
        <translation>Valores guardados y clases</translation>
    </message>
    <message>
        <source>Stored values and their classes stand here once a class index was checked.</source>
        <translation>Los valores almacenados y sus clases aparecen aquí cuando se ha comprobado un índice de clase.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MemberModel</name>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MemberPane</name>
    <message>
        <source>Compare with %1</source>
        <translation>Comparar con %1</translation>
    </message>
    <message>
        <source>The folder has no log without a failure whose path is the same but for its numbers.</source>
        <translation>La carpeta no tiene ningún registro sin fallo cuya ruta sea igual salvo en los números.</translation>
    </message>
    <message>
        <source>Logs of %1</source>
        <translation>Registros de %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n log(s)</source>
        <translation>
            <numerusform>%n registro</numerusform>
            <numerusform>%n registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n incident(s)</source>
        <translation>
            <numerusform>%n incidente</numerusform>
            <numerusform>%n incidentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the logs</source>
        <translation>Volver a los registros</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Abrir registro</translation>
    </message>
    <message>
        <source>Compare with last good log</source>
        <translation>Comparar con el último registro bueno</translation>
    </message>
    <message>
        <source>Close this pane</source>
        <translation>Cerrar este panel</translation>
    </message>
    <message>
        <source>Logs of the fingerprint</source>
        <translation>Registros de la huella</translation>
    </message>
    <message>
        <source>Lines that appear only in the failing log</source>
        <translation>Líneas que aparecen solo en el registro con fallo</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::Minimap</name>
    <message>
        <source>Overview of the log by rank</source>
        <translation>Resumen del registro por rango</translation>
    </message>
    <message>
        <source>One lane per rank, L is the launcher. Click to go there.</source>
        <translation>Una banda por rango, L es el lanzador. Haga clic para ir allí.</translation>
    </message>
    <message>
        <source>rank %1: %2 lines</source>
        <translation>rango %1: %2 líneas</translation>
    </message>
    <message>
        <source>launcher: %1 lines</source>
        <translation>lanzador: %1 líneas</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por rango</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::NextStepPane</name>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Known so far</source>
        <translation>Lo que se sabe</translation>
    </message>
    <message>
        <source>known</source>
        <translation>conocido</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>aún abierto</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>Adjuntos</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Añadir nota</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Nota</translation>
    </message>
    <message>
        <source>Kept in the incident folder while you type. Undo takes it back.</source>
        <translation>Se guarda en la carpeta del incidente mientras escribe. Deshacer la retira.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::OffenderModel</name>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Sample id</source>
        <translation>Id de muestra</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Hallazgo</translation>
    </message>
    <message>
        <source>In batch</source>
        <translation>En el batch</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::OutputView</name>
    <message>
        <source>Live output</source>
        <translation>Salida en vivo</translation>
    </message>
    <message>
        <source>%1 lines came too fast to be shown; the log has them.</source>
        <translation>%1 líneas llegaron demasiado rápido para mostrarse; el registro las tiene.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::OverviewPage</name>
    <message>
        <source>The environment does not fit together.</source>
        <translation>El entorno no es coherente.</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Triaje</translation>
    </message>
    <message numerus="yes">
        <source>1 of %n families matches this log</source>
        <translation>
            <numerusform>1 de %n familia coincide con este registro</numerusform>
            <numerusform>1 de %n familias coincide con este registro</numerusform>
        </translation>
    </message>
    <message>
        <source>No family matches this log</source>
        <translation>Ninguna familia coincide con este registro</translation>
    </message>
    <message>
        <source>Triage table</source>
        <translation>Tabla de triaje</translation>
    </message>
    <message>
        <source>Chain of events</source>
        <translation>Cadena de sucesos</translation>
    </message>
    <message numerus="yes">
        <source>First failure and %n consequence(s)</source>
        <translation>
            <numerusform>Primer fallo y %n consecuencia</numerusform>
            <numerusform>Primer fallo y %n consecuencias</numerusform>
        </translation>
    </message>
    <message>
        <source>Open in evidence</source>
        <translation>Abrir en la evidencia</translation>
    </message>
    <message>
        <source>Why this line</source>
        <translation>Por qué esta línea</translation>
    </message>
    <message>
        <source>Missing context</source>
        <translation>Contexto que falta</translation>
    </message>
    <message>
        <source>Show fewer families</source>
        <translation>Mostrar menos familias</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more families</source>
        <translation>
            <numerusform>Mostrar %n familia más</numerusform>
            <numerusform>Mostrar %n familias más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::PlotsPane</name>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>%1, by class</source>
        <translation>%1, según la clase</translation>
    </message>
    <message>
        <source>Logs per family</source>
        <translation>Registros por familia</translation>
    </message>
    <message>
        <source>Logs per day</source>
        <translation>Registros por día</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Show the numbers of both plots as tables</source>
        <translation>Mostrar los números de ambos gráficos como tablas</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ProgressCard</name>
    <message>
        <source>%1 of %2 read, %3 s</source>
        <translation>%1 de %2 leídos, %3 s</translation>
    </message>
    <message>
        <source>%1 read, %2 s</source>
        <translation>%1 leídos, %2 s</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Leyendo %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RankListModel</name>
    <message>
        <source>all lines</source>
        <translation>todas las líneas</translation>
    </message>
    <message>
        <source>launcher</source>
        <translation>lanzador</translation>
    </message>
    <message>
        <source>%1, %2 lines</source>
        <translation>%1, %2 líneas</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReadingPane</name>
    <message>
        <source>Reading</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>A CPU success is a clue, not a CUDA validation.</source>
        <translation>Un éxito en CPU es un indicio, no una validación de CUDA.</translation>
    </message>
    <message>
        <source>Kernels, layouts and rounding differ. Validate on the device before you close.</source>
        <translation>Los kernels, las disposiciones y el redondeo difieren. Valide en el dispositivo antes de cerrar.</translation>
    </message>
    <message>
        <source>Blocking launches and waits change the scheduling: their durations are not compared.</source>
        <translation>Los lanzamientos bloqueantes y las esperas cambian la planificación: sus duraciones no se comparan.</translation>
    </message>
    <message>
        <source>shown by a run</source>
        <translation>mostrado por un relanzamiento</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>aún abierto</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReadingStrip</name>
    <message>
        <source>Reading: %1 of about %2 lines, %3 s</source>
        <translation>Leyendo: %1 de unas %2 líneas, %3 s</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Part of the log that has been read</source>
        <translation>Parte del registro que se ha leído</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReasonList</name>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RecentModel</name>
    <message>
        <source>No failure found</source>
        <translation>Ningún fallo encontrado</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RedactionModel</name>
    <message>
        <source>On</source>
        <translation>Activo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Sustitución</translation>
    </message>
    <message>
        <source>stays in the text</source>
        <translation>queda en el texto</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReduceDialog</name>
    <message>
        <source>Kept in %1</source>
        <translation>Conservado en %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>The reduction is running.</source>
        <translation>La reducción está en curso.</translation>
    </message>
    <message>
        <source>Give the case a name of letters, digits, dots and dashes.</source>
        <translation>Dé al caso un nombre de letras, cifras, puntos y guiones.</translation>
    </message>
    <message>
        <source>Ends the trial under way and keeps what is known.</source>
        <translation>Termina el ensayo en curso y conserva lo que se sabe.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>No hay nada en curso.</translation>
    </message>
    <message>
        <source>Nothing has run yet.</source>
        <translation>Aún no se ha ejecutado nada.</translation>
    </message>
    <message>
        <source>Running: %1 of at most %2 runs, %3 s</source>
        <translation>En curso: %1 de %2 ejecuciones como máximo, %3 s</translation>
    </message>
    <message>
        <source>Pausing: the trial under way is ended</source>
        <translation>Pausando: termina el ensayo en curso</translation>
    </message>
    <message>
        <source>Paused after %1 runs</source>
        <translation>En pausa tras %1 ejecuciones</translation>
    </message>
    <message>
        <source>Ended after %1 runs</source>
        <translation>Terminado tras %1 ejecuciones</translation>
    </message>
    <message>
        <source>Reduce to the smallest failing case</source>
        <translation>Reducir al menor caso que falla</translation>
    </message>
    <message>
        <source>Rows, lengths, steps and values are left out as long as the same failure happens, each time in a new process. Dtypes and layout stay. The same name goes on from where it was.</source>
        <translation>Se quitan filas, longitudes, pasos y valores mientras ocurra el mismo fallo, cada vez en un proceso nuevo. Los dtypes y la disposición se mantienen. El mismo nombre continúa donde estaba.</translation>
    </message>
    <message>
        <source>&amp;Name of the case</source>
        <translation>&amp;Nombre del caso</translation>
    </message>
    <message>
        <source>&amp;Most runs</source>
        <translation>&amp;Máximo de ejecuciones</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Ensayos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReplacementModel</name>
    <message>
        <source>In the log</source>
        <translation>En el registro</translation>
    </message>
    <message>
        <source>In the request</source>
        <translation>En la solicitud</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>queda</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RequestPage</name>
    <message>
        <source>“%1” written. The private map of the replacements stays here: %2</source>
        <translation>«%1» escrito. El mapa privado de las sustituciones queda aquí: %2</translation>
    </message>
    <message>
        <source>Nothing was written. %1</source>
        <translation>No se escribió nada. %1</translation>
    </message>
    <message>
        <source>Reading the log</source>
        <translation>Leyendo el registro</translation>
    </message>
    <message>
        <source>Names that are private are looked for in all of it, so that none of them stays in the request.</source>
        <translation>Se buscan en todo él los nombres privados, para que ninguno quede en la solicitud.</translation>
    </message>
    <message>
        <source>The request could not be made</source>
        <translation>No se pudo preparar la solicitud</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s), %1</source>
        <extracomment>%1 is &quot;44 values&quot;</extracomment>
        <translation>
            <numerusform>%n tipo, %1</numerusform>
            <numerusform>%n tipos, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n valor</numerusform>
            <numerusform>%n valores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Markdown, %n line(s), %1</source>
        <translation>
            <numerusform>Markdown, %n línea, %1</numerusform>
            <numerusform>Markdown, %n líneas, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Something private would remain: see the red bar.</source>
        <translation>Quedaría algo privado: vea la barra roja.</translation>
    </message>
    <message>
        <source>The request is not ready yet.</source>
        <translation>La solicitud aún no está lista.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) replaced, none left that looks private. Read the text before you send it.</source>
        <translation>
            <numerusform>%n valor sustituido, no queda ninguno que parezca privado. Lea el texto antes de enviarlo.</numerusform>
            <numerusform>%n valores sustituidos, no queda ninguno que parezca privado. Lea el texto antes de enviarlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to export. %1</source>
        <translation>Listo para exportar. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more place(s).</source>
        <translation>
            <numerusform>%n lugar más.</numerusform>
            <numerusform>%n lugares más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export stopped.</source>
        <translation>Exportación detenida.</translation>
    </message>
    <message>
        <source>Turn its replacement on, or remove the line.</source>
        <translation>Active su sustitución o quite la línea.</translation>
    </message>
    <message>
        <source>Add it as a word to replace, or remove the line.</source>
        <translation>Añádalo como palabra que sustituir o quite la línea.</translation>
    </message>
    <message>
        <source>Show line %1</source>
        <translation>Mostrar la línea %1</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Activar</translation>
    </message>
    <message>
        <source>Copied as Markdown. Read the text before you send it.</source>
        <translation>Copiado como Markdown. Lea el texto antes de enviarlo.</translation>
    </message>
    <message>
        <source>Export the support request</source>
        <translation>Exportar la solicitud de soporte</translation>
    </message>
    <message>
        <source>Zip with request and attachments (*.zip)</source>
        <translation>Zip con la solicitud y los adjuntos (*.zip)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of the request</source>
        <translation>Idioma de la solicitud</translation>
    </message>
    <message>
        <source>Whom the request is for</source>
        <translation>A quién va dirigida la solicitud</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Adjuntar</translation>
    </message>
    <message>
        <source>Attachments of the zip</source>
        <translation>Adjuntos del zip</translation>
    </message>
    <message>
        <source>Redacted log, in the zip</source>
        <translation>Registro saneado, en el zip</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>The request as it will leave</source>
        <translation>La solicitud tal como saldrá</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation>Con formato</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Replacements</source>
        <translation>Sustituciones</translation>
    </message>
    <message>
        <source>Kinds of replacements</source>
        <translation>Tipos de sustituciones</translation>
    </message>
    <message>
        <source>Add word…</source>
        <translation>Añadir palabra…</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>originals stay here, they are never exported</source>
        <translation>los originales se quedan aquí, nunca se exportan</translation>
    </message>
    <message>
        <source>Replaced values</source>
        <translation>Valores sustituidos</translation>
    </message>
    <message>
        <source>The same original always gets the same replacement, so two hosts can still be told apart.</source>
        <translation>El mismo original recibe siempre la misma sustitución, así que dos hosts se siguen distinguiendo.</translation>
    </message>
    <message>
        <source>This incident keeps no case. Keep one on the batch page, or reduce its job.</source>
        <translation>Este incidente no guarda ningún caso. Guarde uno en la página del batch o reduzca su trabajo.</translation>
    </message>
    <message>
        <source>Minimal case, in the zip…</source>
        <translation>Caso mínimo, en el zip…</translation>
    </message>
    <message>
        <source>Notes of the incident</source>
        <translation>Notas del incidente</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RerunPage</name>
    <message>
        <source>A job has the variations of its operators only.</source>
        <translation>Un trabajo solo tiene las variaciones de sus operadores.</translation>
    </message>
    <message>
        <source>The job&apos;s steps run in the chosen engine.</source>
        <translation>Los pasos del trabajo se ejecutan en el motor elegido.</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Carpeta: %1</translation>
    </message>
    <message>
        <source>torchtriage-guard is missing beside the program: nothing can be started. Install TorchTriage again.</source>
        <translation>Falta torchtriage-guard junto al programa: no se puede iniciar nada. Instale TorchTriage de nuevo.</translation>
    </message>
    <message>
        <source>Check a row first.</source>
        <translation>Marque primero una fila.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>No hay nada en curso.</translation>
    </message>
    <message>
        <source>%1 finished, %2 running, %3 queued</source>
        <translation>%1 terminados, %2 en curso, %3 en cola</translation>
    </message>
    <message numerus="yes">
        <source>from %n finished run(s)</source>
        <translation>
            <numerusform>según %n relanzamiento terminado</numerusform>
            <numerusform>según %n relanzamientos terminados</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a run that has printed something.</source>
        <translation>Elija un relanzamiento que haya mostrado algo.</translation>
    </message>
    <message>
        <source>%1 s of %2 s</source>
        <translation>%1 s de %2 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation>%1, proceso %2</translation>
    </message>
    <message>
        <source>Running: %1. Process %2</source>
        <translation>En curso: %1. Proceso %2</translation>
    </message>
    <message>
        <source>Job file</source>
        <translation>Archivo de trabajo</translation>
    </message>
    <message>
        <source>Jobs (*.json)</source>
        <translation>Trabajos (*.json)</translation>
    </message>
    <message>
        <source>%1: new process %2</source>
        <translation>%1: proceso nuevo %2</translation>
    </message>
    <message>
        <source>Run selected</source>
        <translation>Ejecutar lo seleccionado</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Ejecutar todo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Límite de tiempo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Time limit of a run</source>
        <translation>Límite de tiempo de un relanzamiento</translation>
    </message>
    <message>
        <source>Add change…</source>
        <translation>Añadir un cambio…</translation>
    </message>
    <message>
        <source>New process, one change per run.</source>
        <translation>Proceso nuevo, un cambio por relanzamiento.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Command of the baseline</source>
        <translation>Comando de la base</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Job file…</source>
        <translation>Archivo de trabajo…</translation>
    </message>
    <message>
        <source>Run a job of operators instead of the program</source>
        <translation>Ejecutar un trabajo de operadores en lugar del programa</translation>
    </message>
    <message>
        <source>Live output</source>
        <translation>Salida en vivo</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Abrir el registro</translation>
    </message>
    <message>
        <source>Time used of the limit</source>
        <translation>Parte del límite de tiempo usada</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>Back to the program</source>
        <translation>Volver al programa</translation>
    </message>
    <message>
        <source>On another machine the engine is the Python that is named with it.</source>
        <translation>En otra máquina, el motor es el Python indicado con ella.</translation>
    </message>
    <message>
        <source>Two engines are compared on this machine only.</source>
        <translation>Dos motores solo se comparan en esta máquina.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Esta máquina</translation>
    </message>
    <message>
        <source>Other machines…</source>
        <translation>Otras máquinas…</translation>
    </message>
    <message>
        <source>any memory</source>
        <translation>memoria ilimitada</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Memory limit of a run</source>
        <translation>Límite de memoria de una ejecución</translation>
    </message>
    <message>
        <source>A run whose processes hold more memory than that is ended.</source>
        <translation>Una ejecución cuyos procesos ocupan más memoria se termina.</translation>
    </message>
    <message>
        <source>Machine that the runs live on</source>
        <translation>Máquina en la que se ejecutan los relanzamientos</translation>
    </message>
    <message>
        <source>Open a job of operators first: a program&apos;s own data cannot be cut from here.</source>
        <translation>Abra primero un trabajo de operadores: los datos propios de un programa no pueden recortarse desde aquí.</translation>
    </message>
    <message>
        <source>Reduce…</source>
        <translation>Reducir…</translation>
    </message>
    <message>
        <source>Keep incident</source>
        <translation>Conservar el incidente</translation>
    </message>
    <message>
        <source>%1, process %2, step %3 of %4: %5</source>
        <translation>%1, proceso %2, paso %3 de %4: %5</translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation>Guardado en %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RunModel</name>
    <message>
        <source>%1 s so far</source>
        <translation>%1 s hasta ahora</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>blocking</source>
        <translation>bloqueante</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>not a measurement</source>
        <translation>no es una medición</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lanzamiento</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>Primer error</translation>
    </message>
    <message>
        <source>Observed at</source>
        <translation>Observado en</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RunTable</name>
    <message>
        <source>Runs</source>
        <translation>Relanzamientos</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ScanCard</name>
    <message>
        <source>%1 of %2 files, %3 s</source>
        <translation>%1 de %2 archivos, %3&#xa0;s</translation>
    </message>
    <message>
        <source>Looking for files, %1 s</source>
        <translation>Buscando archivos, %1&#xa0;s</translation>
    </message>
    <message>
        <source>Reading the logs of %1</source>
        <translation>Leyendo los registros de %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::SliceModel</name>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::SlicePage</name>
    <message>
        <source>%1 of %2 elements</source>
        <translation>%1 de %2 elementos</translation>
    </message>
    <message>
        <source>Elements of the tensor</source>
        <translation>Elementos del tensor</translation>
    </message>
    <message>
        <source>Dimension %1: </source>
        <translation>Dimensión %1: </translation>
    </message>
    <message>
        <source>Index in dimension %1</source>
        <translation>Índice en la dimensión %1</translation>
    </message>
    <message>
        <source>Rows from: </source>
        <translation>Filas desde: </translation>
    </message>
    <message>
        <source>First row shown</source>
        <translation>Primera fila mostrada</translation>
    </message>
    <message>
        <source>From: </source>
        <translation>Desde: </translation>
    </message>
    <message>
        <source>First element of a row shown</source>
        <translation>Primer elemento mostrado de una fila</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::StartPage</name>
    <message>
        <source>Find the first failure, not the last line.</source>
        <translation>Encuentre el primer fallo, no la última línea.</translation>
    </message>
    <message>
        <source>Recent incidents</source>
        <translation>Incidentes recientes</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Vaciar la lista</translation>
    </message>
    <message>
        <source>No log was opened yet.</source>
        <translation>Todavía no se ha abierto ningún registro.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abrir</translation>
    </message>
    <message>
        <source>paste log</source>
        <translation>pegar registro</translation>
    </message>
    <message>
        <source>all shortcuts</source>
        <translation>todos los atajos</translation>
    </message>
    <message>
        <source>go to</source>
        <translation>ir a</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::StepsDock</name>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::SwitchDialog</name>
    <message>
        <source>&amp;Name of the change</source>
        <translation>&amp;Nombre del cambio</translation>
    </message>
    <message>
        <source>&amp;Variable or option</source>
        <translation>&amp;Variable u opción</translation>
    </message>
    <message>
        <source>For example AMP=0 or --amp 0. It is added to the command of the baseline, or takes the place of the same option there.</source>
        <translation>Por ejemplo AMP=0 o --amp 0. Se añade al comando de la base, o sustituye allí la misma opción.</translation>
    </message>
    <message>
        <source>Use this change</source>
        <translation>Usar este cambio</translation>
    </message>
    <message>
        <source>A change of your own needs a name.</source>
        <translation>Un cambio propio necesita un nombre.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TargetCheckPane</name>
    <message>
        <source>The check was not carried out.</source>
        <translation>La verificación no se realizó.</translation>
    </message>
    <message>
        <source>There is no refused element to export.</source>
        <translation>No hay ningún elemento rechazado que exportar.</translation>
    </message>
    <message>
        <source>The first %1 of %2 are shown; the export has all of them.</source>
        <translation>Se muestran los primeros %1 de %2; la exportación los contiene todos.</translation>
    </message>
    <message>
        <source>Target check</source>
        <translation>Verificación de objetivos</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exportar CSV…</translation>
    </message>
    <message>
        <source>Refused elements</source>
        <translation>Elementos rechazados</translation>
    </message>
    <message>
        <source>Minimal case, %1</source>
        <extracomment>%1 is the number of samples</extracomment>
        <translation>Caso mínimo, %1</translation>
    </message>
    <message>
        <source>Minimal case</source>
        <translation>Caso mínimo</translation>
    </message>
    <message>
        <source>Full batch, %1</source>
        <translation>Batch completo, %1</translation>
    </message>
    <message>
        <source>Full batch</source>
        <translation>Batch completo</translation>
    </message>
    <message>
        <source>Nothing was refused so far.</source>
        <translation>Nada fue rechazado hasta ahora.</translation>
    </message>
    <message>
        <source>Full batch: %1.</source>
        <translation>Batch completo: %1.</translation>
    </message>
    <message>
        <source>What the check is shown for</source>
        <translation>Para qué se muestra la comprobación</translation>
    </message>
    <message>
        <source>Keep as case</source>
        <translation>Guardar como caso</translation>
    </message>
    <message>
        <source>Looks for the smallest part of the kept case that fails in the same way.</source>
        <translation>Busca la parte más pequeña del caso guardado que falla de la misma manera.</translation>
    </message>
    <message>
        <source>Keep a case first.</source>
        <translation>Guarde primero un caso.</translation>
    </message>
    <message>
        <source>Reduce…</source>
        <translation>Reducir…</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TensorPane</name>
    <message>
        <source>Written: %1</source>
        <translation>Escrito: %1</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>No value is selected.</source>
        <translation>No hay ningún valor seleccionado.</translation>
    </message>
    <message>
        <source>Select a tensor in the tree to see its values.</source>
        <translation>Seleccione un tensor en el árbol para ver sus valores.</translation>
    </message>
    <message>
        <source>There are no elements to show.</source>
        <translation>No hay elementos que mostrar.</translation>
    </message>
    <message>
        <source>The elements could not be read.</source>
        <translation>No se pudieron leer los elementos.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>Se detuvo la lectura.</translation>
    </message>
    <message>
        <source>No statistics of this tensor are shown.</source>
        <translation>No se muestran estadísticas de este tensor.</translation>
    </message>
    <message>
        <source>Export the histogram</source>
        <translation>Exportar el histograma</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TitleStrip</name>
    <message>
        <source>More actions for this incident</source>
        <translation>Más acciones para este incidente</translation>
    </message>
    <message>
        <source>State: %1</source>
        <translation>Estado: %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TriageDelegate</name>
    <message>
        <source>Matches line %1</source>
        <translation>Coincide con la línea %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TriageTableModel</name>
    <message>
        <source>Observed clue</source>
        <translation>Indicio observado</translation>
    </message>
    <message>
        <source>First check</source>
        <translation>Primera verificación</translation>
    </message>
    <message>
        <source>Conclusion to avoid</source>
        <translation>Conclusión que evitar</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::VerifyPage</name>
    <message>
        <source>Choose checkpoint</source>
        <translation>Elegir checkpoint</translation>
    </message>
    <message>
        <source>Keep incident</source>
        <translation>Conservar el incidente</translation>
    </message>
    <message>
        <source>Close incident</source>
        <translation>Cerrar el incidente</translation>
    </message>
    <message>
        <source>Close with a reason…</source>
        <translation>Cerrar con un motivo…</translation>
    </message>
    <message>
        <source>Reopen…</source>
        <translation>Reabrir…</translation>
    </message>
    <message>
        <source>It is closed.</source>
        <translation>Está cerrado.</translation>
    </message>
    <message>
        <source>Closed.</source>
        <translation>Cerrado.</translation>
    </message>
    <message>
        <source>State: %1</source>
        <translation>Estado: %1</translation>
    </message>
    <message>
        <source>Ready to close.</source>
        <translation>Listo para cerrar.</translation>
    </message>
    <message>
        <source>Everything mandatory ended as expected.</source>
        <translation>Todo lo obligatorio terminó como se esperaba.</translation>
    </message>
    <message>
        <source>Not ready to close.</source>
        <translation>No está listo para cerrar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) open. First: %1</source>
        <translation>
            <numerusform>%Ln punto abierto: %1</numerusform>
            <numerusform>%Ln puntos abiertos. Primero: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::WordDialog</name>
    <message>
        <source>&amp;Word or name:</source>
        <translation>&amp;Palabra o nombre:</translation>
    </message>
    <message>
        <source>&amp;Replace it wherever it stands</source>
        <translation>&amp;Sustituir dondequiera que esté</translation>
    </message>
    <message>
        <source>&amp;Leave it alone</source>
        <translation>&amp;Dejar como está</translation>
    </message>
    <message>
        <source>Keys, tokens and passwords are replaced all the same.</source>
        <translation>Las claves, tokens y contraseñas se sustituyen de todos modos.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Type a word of at least two characters first.</source>
        <translation>Escriba primero una palabra de al menos dos caracteres.</translation>
    </message>
    <message>
        <source>Words of your own</source>
        <translation>Sus propias palabras</translation>
    </message>
    <message>
        <source>Words given before</source>
        <translation>Palabras indicadas antes</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>%1: replaced wherever it stands</source>
        <extracomment>%1 is a word that the user gave</extracomment>
        <translation>%1: se sustituye en todas partes</translation>
    </message>
    <message>
        <source>%1: left alone</source>
        <translation>%1: se deja tal cual</translation>
    </message>
    <message>
        <source>Choose a word of the list first.</source>
        <translation>Elija primero una palabra de la lista.</translation>
    </message>
</context>
<context>
    <name>torchtriage::workbench::IncidentStore</name>
    <message>
        <source>Attach batch</source>
        <translation>Adjuntar batch</translation>
    </message>
    <message>
        <source>Pin first failure</source>
        <translation>Fijar el primer fallo</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>Quitar la fijación</translation>
    </message>
</context>
</TS>
