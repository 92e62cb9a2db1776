<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
        <source>Log, notebook, error file, folder (all levels), or - for standard input</source>
        <translation>Registro, notebook, archivo de error, carpeta (todos los niveles) o - para la entrada estándar</translation>
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
        <source>You may not read or write “%1”. Ask its owner for access, or copy it.</source>
        <translation>No tiene permiso para leer o escribir «%1». Pida acceso a su propietario, o cópielo.</translation>
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
        <source>Copy command</source>
        <translation>Copiar el comando</translation>
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
    <name>torchtriage::desktop::ClassFilter</name>
    <message>
        <source>Show only: %1</source>
        <translation>Mostrar solo: %1</translation>
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
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy lines</source>
        <translation>Copiar líneas</translation>
    </message>
    <message>
        <source>Copy lines without prefixes</source>
        <translation>Copiar líneas sin prefijos</translation>
    </message>
    <message>
        <source>Copy lines with numbers</source>
        <translation>Copiar líneas con números</translation>
    </message>
    <message>
        <source>Pin this line as first failure</source>
        <translation>Fijar esta línea como primer fallo</translation>
    </message>
    <message>
        <source>Back to the line found</source>
        <translation>Volver a la línea hallada</translation>
    </message>
    <message>
        <source>Fold or unfold this block</source>
        <translation>Plegar o desplegar este bloque</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation>Ir a la línea…</translation>
    </message>
    <message>
        <source>Lines of the log</source>
        <translation>Líneas del registro</translation>
    </message>
    <message>
        <source>Follow the end of the log</source>
        <translation>Seguir el final del registro</translation>
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
    <name>torchtriage::desktop::GoToLine</name>
    <message>
        <source>Line, 1 to %1</source>
        <translation>Línea, de 1 a %1</translation>
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
</context>
<context>
    <name>torchtriage::desktop::IncidentView</name>
    <message>
        <source>Views of the incident</source>
        <translation>Vistas del incidente</translation>
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
        <source>On the clipboard: %1</source>
        <translation>En el portapapeles: %1</translation>
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
</context>
<context>
    <name>torchtriage::desktop::StepsDock</name>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
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
</TS>
