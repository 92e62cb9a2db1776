<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>BatchFindings</name>
    <message>
        <source>torch.load(weights_only=False) would import %1, which starts programs.</source>
        <translation>torch.load(weights_only=False) importerait %1, qui lance des programmes.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which runs Python code.</source>
        <translation>torch.load(weights_only=False) importerait %1, qui exécute du code Python.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which imports any module by name.</source>
        <translation>torch.load(weights_only=False) importerait %1, qui importe n&apos;importe quel module par son nom.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which gets hold of any function.</source>
        <translation>torch.load(weights_only=False) importerait %1, qui donne accès à n&apos;importe quelle fonction.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which unpickles again, past any check.</source>
        <translation>torch.load(weights_only=False) importerait %1, qui relit un pickle en échappant à tout contrôle.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which opens network connections.</source>
        <translation>torch.load(weights_only=False) importerait %1, qui ouvre des connexions réseau.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which reads, writes or removes files.</source>
        <translation>torch.load(weights_only=False) importerait %1, qui lit, écrit ou supprime des fichiers.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which calls machine code.</source>
        <translation>torch.load(weights_only=False) importerait %1, qui appelle du code machine.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, a name that PyTorch&apos;s own safe list does not hold. Here it is only shown.</source>
        <translation>torch.load(weights_only=False) importerait %1, un nom absent de la liste sûre de PyTorch. Ici, il est seulement affiché.</translation>
    </message>
    <message>
        <source>Byte %1; no value of the file depends on it.</source>
        <translation>Octet %1&#xa0;; aucune valeur du fichier n&apos;en dépend.</translation>
    </message>
    <message>
        <source>Key %1, byte %2; the file also calls it.</source>
        <translation>Clé %1, octet %2&#xa0;; le fichier l&apos;appelle aussi.</translation>
    </message>
    <message>
        <source>Key %1, byte %2; the file does not call it.</source>
        <translation>Clé %1, octet %2&#xa0;; le fichier ne l&apos;appelle pas.</translation>
    </message>
    <message>
        <source>The archive holds %1 more than once. Readers disagree on which one counts, so another program may see other values.</source>
        <translation>L&apos;archive contient %1 plusieurs fois. Les lecteurs ne s&apos;accordent pas sur celui qui compte&#xa0;: un autre programme peut voir d&apos;autres valeurs.</translation>
    </message>
    <message>
        <source>The entry %1 would leave the folder that it is unpacked in. Do not unpack this archive.</source>
        <translation>L&apos;entrée %1 sortirait du dossier d&apos;extraction. N&apos;extrayez pas cette archive.</translation>
    </message>
    <message>
        <source>The entry %1 claims to be encrypted, although PyTorch reads it. A scanner may have skipped it.</source>
        <translation>L&apos;entrée %1 se déclare chiffrée, alors que PyTorch la lit. Un analyseur a pu l&apos;ignorer.</translation>
    </message>
    <message>
        <source>The archive gives the entry %1 two different names. A scanner may have looked at another entry than PyTorch reads.</source>
        <translation>L&apos;archive donne à l&apos;entrée %1 deux noms différents. Un analyseur a pu examiner une autre entrée que celle que PyTorch lit.</translation>
    </message>
    <message>
        <source>The record %1, which this format asks for, is not there.</source>
        <translation>L&apos;enregistrement %1, que ce format exige, est absent.</translation>
    </message>
    <message>
        <source>The entry %1 is compressed in a way that TorchTriage does not read.</source>
        <translation>L&apos;entrée %1 est compressée d&apos;une manière que TorchTriage ne lit pas.</translation>
    </message>
    <message>
        <source>More bytes follow the first pickle (%1). PyTorch ignores them; other programs may not.</source>
        <translation>D&apos;autres octets suivent le premier pickle (%1). PyTorch les ignore&#xa0;; d&apos;autres programmes peut-être pas.</translation>
    </message>
    <message>
        <source>The pickle uses numbers for names that only its writer has registered (%1), so what it would import is not known.</source>
        <translation>Le pickle emploie des numéros pour des noms que seul son auteur a enregistrés (%1)&#xa0;: on ne sait pas ce qu&apos;il importerait.</translation>
    </message>
    <message>
        <source>Bytes before or after the content belong to no value (%1).</source>
        <translation>Des octets avant ou après le contenu n&apos;appartiennent à aucune valeur (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) of this kind.</source>
        <translation>
            <numerusform>%Ln autre constat de ce type.</numerusform>
            <numerusform>%Ln autres constats de ce type.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would import %1. TorchTriage has read it without importing or calling anything; load it in Python only if you trust its source.</source>
        <translation>Il importerait %1. TorchTriage l&apos;a lu sans rien importer ni appeler&#xa0;; ne le chargez dans Python que si vous faites confiance à sa source.</translation>
    </message>
    <message numerus="yes">
        <source>It would import %1 and %Ln more. TorchTriage has read it without importing or calling anything; load it in Python only if you trust its source.</source>
        <translation>
            <numerusform>Il importerait %1 et %Ln autre nom. TorchTriage l&apos;a lu sans rien importer ni appeler&#xa0;; ne le chargez dans Python que si vous faites confiance à sa source.</numerusform>
            <numerusform>Il importerait %1 et %Ln autres noms. TorchTriage l&apos;a lu sans rien importer ni appeler&#xa0;; ne le chargez dans Python que si vous faites confiance à sa source.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading this file in Python could run code.</source>
        <translation>Charger ce fichier dans Python pourrait exécuter du code.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 n&apos;a pas pu être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The file leads to more keys than TorchTriage counts; sharing is shown for the first ones only.</source>
        <translation>Le fichier mène à plus de clés que TorchTriage n&apos;en compte&#xa0;; le partage n&apos;est montré que pour les premières.</translation>
    </message>
    <message>
        <source>This file is incomplete.</source>
        <translation>Ce fichier est incomplet.</translation>
    </message>
    <message numerus="yes">
        <source>It lacks the bytes of %Ln tensor(s). Copy the file again once it is complete.</source>
        <translation>
            <numerusform>Il y manque les octets de %Ln tenseur. Copiez de nouveau le fichier une fois qu&apos;il est complet.</numerusform>
            <numerusform>Il y manque les octets de %Ln tenseurs. Copiez de nouveau le fichier une fois qu&apos;il est complet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) could not be read; all others are shown.</source>
        <translation>
            <numerusform>%Ln valeur n&apos;a pas pu être lue&#xa0;; toutes les autres sont affichées.</numerusform>
            <numerusform>%Ln valeurs n&apos;ont pas pu être lues&#xa0;; toutes les autres sont affichées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The values that are there are shown.</source>
        <translation>Les valeurs présentes sont affichées.</translation>
    </message>
    <message>
        <source>Not everything in this file can be shown.</source>
        <translation>Tout le contenu de ce fichier ne peut pas être affiché.</translation>
    </message>
    <message>
        <source>This file names classes of other packages.</source>
        <translation>Ce fichier nomme des classes d&apos;autres paquets.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would be imported on loading. They are shown here, not imported.</source>
        <translation>
            <numerusform>%Ln nom serait importé au chargement. Il est affiché ici, pas importé.</numerusform>
            <numerusform>%Ln noms seraient importés au chargement. Ils sont affichés ici, pas importés.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file is unusual.</source>
        <translation>Ce fichier est inhabituel.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) in it differ from what PyTorch and NumPy write.</source>
        <translation>
            <numerusform>%Ln élément y diffère de ce qu&apos;écrivent PyTorch et NumPy.</numerusform>
            <numerusform>%Ln éléments y diffèrent de ce qu&apos;écrivent PyTorch et NumPy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BatchText</name>
    <message>
        <source>torch.save archive</source>
        <translation>Archive torch.save</translation>
    </message>
    <message>
        <source>TorchScript archive</source>
        <translation>Archive TorchScript</translation>
    </message>
    <message>
        <source>torch.save file from before PyTorch 1.6</source>
        <translation>Fichier torch.save antérieur à PyTorch 1.6</translation>
    </message>
    <message>
        <source>torch.save file of PyTorch 0.1</source>
        <translation>Fichier torch.save de PyTorch 0.1</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>Tableau NumPy</translation>
    </message>
    <message>
        <source>NumPy archive</source>
        <translation>Archive NumPy</translation>
    </message>
    <message>
        <source>Pickle by itself</source>
        <translation>Pickle seul</translation>
    </message>
    <message>
        <source>This format holds no code</source>
        <translation>Ce format ne contient pas de code</translation>
    </message>
    <message>
        <source>This file holds no code</source>
        <translation>Ce fichier ne contient pas de code</translation>
    </message>
    <message>
        <source>Read without running pickle code</source>
        <translation>Lu sans exécuter de code pickle</translation>
    </message>
    <message>
        <source>Read without running its code</source>
        <translation>Lu sans exécuter son code</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tensor(s)</source>
        <translation>
            <numerusform>%Ln tenseur</numerusform>
            <numerusform>%Ln tenseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln valeur</numerusform>
            <numerusform>%Ln valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>The object of class %1 could not be read: %2. The rest of the file is not affected.</source>
        <translation>L&apos;objet de classe %1 n&apos;a pas pu être lu&#xa0;: %2. Le reste du fichier n&apos;est pas touché.</translation>
    </message>
    <message>
        <source>The file computes which function would build this object. TorchTriage does not call it and shows the parts that the file stores.</source>
        <translation>Le fichier calcule quelle fonction construirait cet objet. TorchTriage ne l&apos;appelle pas et montre les parties que le fichier enregistre.</translation>
    </message>
    <message>
        <source>An object of the class %1. TorchTriage does not import classes: it shows the parts that the file stores.</source>
        <translation>Un objet de la classe %1. TorchTriage n&apos;importe pas de classes&#xa0;: il montre les parties que le fichier enregistre.</translation>
    </message>
    <message>
        <source>A meta tensor has a shape and a dtype, but no elements.</source>
        <translation>Un tenseur meta a une forme et un dtype, mais pas d&apos;éléments.</translation>
    </message>
    <message>
        <source>A tensor of layout %1 has no elements in rows and columns. Its components stand below it in the tree.</source>
        <translation>Un tenseur de disposition %1 n&apos;a pas d&apos;éléments en lignes et en colonnes. Ses composants sont au-dessous de lui dans l&apos;arborescence.</translation>
    </message>
    <message>
        <source>This tensor has no bytes of its own.</source>
        <translation>Ce tenseur n&apos;a pas d&apos;octets qui lui soient propres.</translation>
    </message>
    <message>
        <source>The file lacks the bytes of this tensor. Copy the file again once it is complete.</source>
        <translation>Il manque au fichier les octets de ce tenseur. Copiez de nouveau le fichier une fois qu&apos;il est complet.</translation>
    </message>
    <message>
        <source>Elements of type %1 are not numbers.</source>
        <translation>Les éléments de type %1 ne sont pas des nombres.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 et %Ln autre</numerusform>
            <numerusform>%1 et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a saved batch that TorchTriage reads: %2. Choose a file that torch.save, safetensors or NumPy wrote.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un batch enregistré que TorchTriage sait lire&#xa0;: %2. Choisissez un fichier écrit par torch.save, safetensors ou NumPy.</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Xid %1: %2. Most often a fault of the program on that device, such as an access out of range: look for the failing launch first.</source>
        <translation>Xid %1&#xa0;: %2. Le plus souvent une faute du programme sur ce périphérique, comme un accès hors domaine&#xa0;: cherchez d&apos;abord le lancement fautif.</translation>
    </message>
    <message>
        <source>Xid %1: %2. It follows an earlier error or the end of a process: read what comes before it.</source>
        <translation>Xid %1&#xa0;: %2. Ce code suit une erreur antérieure ou la fin d&apos;un processus&#xa0;: lisez ce qui précède.</translation>
    </message>
    <message>
        <source>Xid %1: %2. An error in the memory of the device: read its ECC counters, and reset or drain the device before it is used again.</source>
        <translation>Xid %1&#xa0;: %2. Erreur dans la mémoire du périphérique&#xa0;: lisez ses compteurs ECC, puis réinitialisez ou retirez le périphérique avant de le réutiliser.</translation>
    </message>
    <message>
        <source>Xid %1: %2. The device set memory cells aside or counts single-bit errors: read its ECC counters and the pending repairs.</source>
        <translation>Xid %1&#xa0;: %2. Le périphérique a écarté des cellules mémoire ou compte des erreurs d&apos;un bit&#xa0;: lisez ses compteurs ECC et les réparations en attente.</translation>
    </message>
    <message>
        <source>Xid %1: %2. A link between devices reports errors: check the link counters of every device on that host.</source>
        <translation>Xid %1&#xa0;: %2. Une liaison entre périphériques signale des erreurs&#xa0;: vérifiez les compteurs de liaison de chaque périphérique de cet hôte.</translation>
    </message>
    <message>
        <source>Xid %1: %2. The host lost contact with the device: check power, temperature and seating, then reboot the host.</source>
        <translation>Xid %1&#xa0;: %2. L&apos;hôte a perdu le contact avec le périphérique&#xa0;: vérifiez l&apos;alimentation, la température et l&apos;emplacement, puis redémarrez l&apos;hôte.</translation>
    </message>
    <message>
        <source>Xid %1: %2. Firmware or driver of the device stopped answering: note the driver version and reset the device.</source>
        <translation>Xid %1&#xa0;: %2. Le micrologiciel ou le pilote du périphérique a cessé de répondre&#xa0;: notez la version du pilote et réinitialisez le périphérique.</translation>
    </message>
    <message>
        <source>Xid %1: %2. This code informs and names no failure of its own.</source>
        <translation>Xid %1&#xa0;: %2. Ce code informe et ne désigne aucun échec par lui-même.</translation>
    </message>
    <message>
        <source>Xid %1: %2. Look the code up in NVIDIA&apos;s Xid catalogue for the driver version in use.</source>
        <translation>Xid %1&#xa0;: %2. Cherchez ce code dans le catalogue Xid de NVIDIA pour la version de pilote utilisée.</translation>
    </message>
    <message>
        <source>Exit status 0: the process ended normally.</source>
        <translation>Code de sortie 0&#xa0;: le processus s&apos;est terminé normalement.</translation>
    </message>
    <message>
        <source>Exit status 1: the program ended with an error of its own, such as an exception.</source>
        <translation>Code de sortie 1&#xa0;: le programme s&apos;est terminé sur une erreur de son fait, par exemple une exception.</translation>
    </message>
    <message>
        <source>Exit status 134 (SIGABRT): the process aborted itself, as native code does after a failed check.</source>
        <translation>Code de sortie 134 (SIGABRT)&#xa0;: le processus s&apos;est interrompu lui-même, comme le fait le code natif après une vérification non satisfaite.</translation>
    </message>
    <message>
        <source>Exit status 135 (SIGBUS): an access to memory that is not there; a full /dev/shm is one known reason.</source>
        <translation>Code de sortie 135 (SIGBUS)&#xa0;: accès à une mémoire qui n&apos;existe pas&#xa0;; un /dev/shm plein en est une raison connue.</translation>
    </message>
    <message>
        <source>Exit status 137 (SIGKILL): the process was killed from outside. The kernel does so when memory runs out, but the status alone does not say who did.</source>
        <translation>Code de sortie 137 (SIGKILL)&#xa0;: le processus a été tué de l&apos;extérieur. Le système le fait quand la mémoire manque, mais le code seul ne dit pas qui l&apos;a fait.</translation>
    </message>
    <message>
        <source>Exit status 139 (SIGSEGV): native code read or wrote an invalid address.</source>
        <translation>Code de sortie 139 (SIGSEGV)&#xa0;: du code natif a lu ou écrit une adresse invalide.</translation>
    </message>
    <message>
        <source>Exit status 143 (SIGTERM): the process was asked to end, by a launcher, a time limit or a user.</source>
        <translation>Code de sortie 143 (SIGTERM)&#xa0;: un lanceur, une limite de temps ou un utilisateur a demandé la fin du processus.</translation>
    </message>
    <message>
        <source>Exit status %1: the process was ended by signal %2.</source>
        <translation>Code de sortie %1&#xa0;: le signal %2 a mis fin au processus.</translation>
    </message>
    <message>
        <source>Exit status %1: the program chose this number; its meaning is the program&apos;s own.</source>
        <translation>Code de sortie %1&#xa0;: le programme a choisi ce nombre, dont le sens lui est propre.</translation>
    </message>
    <message>
        <source>Signal 2 (SIGINT): a user interrupted the process.</source>
        <translation>Signal 2 (SIGINT)&#xa0;: un utilisateur a interrompu le processus.</translation>
    </message>
    <message>
        <source>Signal 4 (SIGILL): native code used an instruction that this processor does not have.</source>
        <translation>Signal 4 (SIGILL)&#xa0;: du code natif a utilisé une instruction que ce processeur ne possède pas.</translation>
    </message>
    <message>
        <source>Signal 6 (SIGABRT): the process aborted itself, as native code does after a failed check.</source>
        <translation>Signal 6 (SIGABRT)&#xa0;: le processus s&apos;est interrompu lui-même, comme le fait le code natif après une vérification non satisfaite.</translation>
    </message>
    <message>
        <source>Signal 7 (SIGBUS): an access to memory that is not there; a full /dev/shm is one known reason.</source>
        <translation>Signal 7 (SIGBUS)&#xa0;: accès à une mémoire qui n&apos;existe pas&#xa0;; un /dev/shm plein en est une raison connue.</translation>
    </message>
    <message>
        <source>Signal 8 (SIGFPE): native code divided an integer by zero or overflowed it.</source>
        <translation>Signal 8 (SIGFPE)&#xa0;: du code natif a divisé un entier par zéro ou provoqué un dépassement.</translation>
    </message>
    <message>
        <source>Signal 9 (SIGKILL): the process was killed from outside. The kernel does so when memory runs out, but the signal alone does not say who did.</source>
        <translation>Signal 9 (SIGKILL)&#xa0;: le processus a été tué de l&apos;extérieur. Le système le fait quand la mémoire manque, mais le signal seul ne dit pas qui l&apos;a fait.</translation>
    </message>
    <message>
        <source>Signal 11 (SIGSEGV): native code read or wrote an invalid address.</source>
        <translation>Signal 11 (SIGSEGV)&#xa0;: du code natif a lu ou écrit une adresse invalide.</translation>
    </message>
    <message>
        <source>Signal 15 (SIGTERM): the process was asked to end, by a launcher, a time limit or a user.</source>
        <translation>Signal 15 (SIGTERM)&#xa0;: un lanceur, une limite de temps ou un utilisateur a demandé la fin du processus.</translation>
    </message>
    <message>
        <source>The process was ended by a signal whose number the log does not show.</source>
        <translation>Un signal dont le journal ne montre pas le numéro a mis fin au processus.</translation>
    </message>
    <message>
        <source>Signal %1 ended the process.</source>
        <translation>Le signal %1 a mis fin au processus.</translation>
    </message>
    <message>
        <source>name not in the log</source>
        <translation>nom absent du journal</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Find the first failure of logs, notebooks and error files</source>
        <translation>Trouver le premier échec de journaux, de notebooks et de fichiers d&apos;erreur</translation>
    </message>
    <message>
        <source>Log, notebook, error file, folder (all levels), or - for standard input</source>
        <translation>Journal, notebook, fichier d&apos;erreur, dossier (tous les niveaux), ou - pour l&apos;entrée standard</translation>
    </message>
    <message>
        <source>One JSON object per input, each on its own line</source>
        <translation>Un objet JSON par entrée, chacun sur sa propre ligne</translation>
    </message>
    <message>
        <source>Threads to use (default: one per core)</source>
        <translation>Nombre de threads (par défaut&#xa0;: un par cœur)</translation>
    </message>
    <message>
        <source>Folder with signature files of your own (may be repeated)</source>
        <translation>Dossier contenant vos propres fichiers de signatures (peut être répété)</translation>
    </message>
    <message>
        <source>List what a saved batch holds; nothing in it is executed</source>
        <translation>Lister ce que contient un batch enregistré&#xa0;; rien de son contenu n&apos;est exécuté</translation>
    </message>
    <message>
        <source>File of torch.save, safetensors, npy, npz or TorchScript (may be repeated)</source>
        <translation>Fichier torch.save, safetensors, npy, npz ou TorchScript (peut être répété)</translation>
    </message>
    <message>
        <source>One JSON object per file, each on its own line</source>
        <translation>Un objet JSON par fichier, chacun sur sa propre ligne</translation>
    </message>
    <message>
        <source>Read the elements and summarise them</source>
        <translation>Lire les éléments et les résumer</translation>
    </message>
    <message>
        <source>Only the value with this key</source>
        <translation>Seulement la valeur de cette clé</translation>
    </message>
    <message>
        <source>Try what the program needs on this machine</source>
        <translation>Essayer ce dont le programme a besoin sur cette machine</translation>
    </message>
    <message>
        <source>Versions for a report about TorchTriage itself; no personal data</source>
        <translation>Versions pour un rapport sur TorchTriage lui-même&#xa0;; aucune donnée personnelle</translation>
    </message>
    <message>
        <source>Language of the prose</source>
        <translation>Langue des textes</translation>
    </message>
    <message>
        <source>TorchTriage finds the first failure of a PyTorch job and says what to check first.</source>
        <translation>TorchTriage trouve le premier échec d&apos;un job PyTorch et dit quoi vérifier d&apos;abord.</translation>
    </message>
    <message>
        <source>Print the guide, or one section of it</source>
        <translation>Afficher le guide, ou l&apos;une de ses sections</translation>
    </message>
    <message>
        <source>Id of a section; &quot;list&quot; names them</source>
        <translation>Identifiant d&apos;une section&#xa0;; &quot;list&quot; les énumère</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>The driver serves CUDA up to %1, and this build is for CUDA %2. Either a newer driver or a build for an older CUDA fits.</source>
        <translation>Le pilote sert CUDA jusqu&apos;à %1, et cette version est compilée pour CUDA %2. Il faut un pilote plus récent ou une version compilée pour un CUDA plus ancien.</translation>
    </message>
    <message>
        <source>This GPU needs %1, and the build contains %2. Its kernels cannot run there.</source>
        <translation>Ce GPU demande %1, et la version compilée contient %2. Ses noyaux ne peuvent pas s&apos;y exécuter.</translation>
    </message>
    <message>
        <source>PyTorch %1 is a build for the CPU only: it cannot use a GPU.</source>
        <translation>PyTorch %1 est compilé pour le CPU seul&#xa0;: il ne peut pas utiliser de GPU.</translation>
    </message>
    <message>
        <source>%1 and %2 are both loaded in this environment. Check that they do not bring different versions of the same library.</source>
        <translation>%1 et %2 sont tous deux chargés dans cet environnement. Vérifiez qu&apos;ils n&apos;apportent pas des versions différentes de la même bibliothèque.</translation>
    </message>
    <message>
        <source>PyTorch %1 and torchvision %2 were not released for each other. Compiled operators can be missing.</source>
        <translation>PyTorch %1 et torchvision %2 n&apos;ont pas été publiés l&apos;un pour l&apos;autre. Des opérateurs compilés peuvent manquer.</translation>
    </message>
    <message>
        <source>The log shows parts of ROCm and of CUDA. Check which build was really loaded before following a procedure of either.</source>
        <translation>Le journal montre des éléments de ROCm et de CUDA. Vérifiez quelle version compilée a réellement été chargée avant de suivre une procédure de l&apos;un ou de l&apos;autre.</translation>
    </message>
    <message>
        <source>Two facts of the environment do not fit: “%1”.</source>
        <translation>Deux faits de l&apos;environnement ne concordent pas&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>“%1” ends too early: %3. Copy the file again once it is complete.</source>
        <translation>«&#xa0;%1&#xa0;» se termine trop tôt&#xa0;: %3. Copiez de nouveau le fichier une fois qu&apos;il est complet.</translation>
    </message>
    <message>
        <source>“%1” ends too early at %2: %3. Copy the file again once it is complete.</source>
        <translation>«&#xa0;%1&#xa0;» se termine trop tôt (%2)&#xa0;: %3. Copiez de nouveau le fichier une fois qu&apos;il est complet.</translation>
    </message>
    <message>
        <source>“%1” is over a limit of TorchTriage: %3. Check that the file is what you think, or open a part of it.</source>
        <translation>«&#xa0;%1&#xa0;» dépasse une limite de TorchTriage&#xa0;: %3. Vérifiez que le fichier est bien celui auquel vous pensez, ou ouvrez-en une partie.</translation>
    </message>
    <message>
        <source>“%1” is over a limit of TorchTriage at %2: %3. Check that the file is what you think, or open a part of it.</source>
        <translation>«&#xa0;%1&#xa0;» dépasse une limite de TorchTriage (%2)&#xa0;: %3. Vérifiez que le fichier est bien celui auquel vous pensez, ou ouvrez-en une partie.</translation>
    </message>
    <message>
        <source>“%1” breaks the rules of its format: %3. Check where the file comes from.</source>
        <translation>«&#xa0;%1&#xa0;» ne respecte pas les règles de son format&#xa0;: %3. Vérifiez d&apos;où vient le fichier.</translation>
    </message>
    <message>
        <source>“%1” breaks the rules of its format at %2: %3. Check where the file comes from.</source>
        <translation>«&#xa0;%1&#xa0;» ne respecte pas les règles de son format (%2)&#xa0;: %3. Vérifiez d&apos;où vient le fichier.</translation>
    </message>
    <message>
        <source>“%1” is of a kind that TorchTriage does not read: %3. Open a log, a notebook or plain text.</source>
        <translation>«&#xa0;%1&#xa0;» est d&apos;un type que TorchTriage ne lit pas&#xa0;: %3. Ouvrez un journal, un notebook ou du texte brut.</translation>
    </message>
    <message>
        <source>“%1” holds something that TorchTriage does not read at %2: %3. Open a log, a notebook or plain text.</source>
        <translation>«&#xa0;%1&#xa0;» contient un élément que TorchTriage ne lit pas (%2)&#xa0;: %3. Ouvrez un journal, un notebook ou du texte brut.</translation>
    </message>
    <message>
        <source>“%1” could not be written: %3. Check the free space and the permissions, or choose another folder.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;a pas pu être écrit&#xa0;: %3. Vérifiez l&apos;espace libre et les droits d&apos;accès, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>“%1” could not be written at %2: %3. Check the free space and the permissions, or choose another folder.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;a pas pu être écrit (%2)&#xa0;: %3. Vérifiez l&apos;espace libre et les droits d&apos;accès, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>“%1” could not be read: %3. Check the disk or the network share, then open it again.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;a pas pu être lu&#xa0;: %3. Vérifiez le disque ou le partage réseau, puis ouvrez-le de nouveau.</translation>
    </message>
    <message>
        <source>“%1” could not be read at %2: %3. Check the disk or the network share, then open it again.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;a pas pu être lu (%2)&#xa0;: %3. Vérifiez le disque ou le partage réseau, puis ouvrez-le de nouveau.</translation>
    </message>
    <message>
        <source>“%1” does not exist. Check the path.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;existe pas. Vérifiez le chemin.</translation>
    </message>
    <message>
        <source>You may not read or write “%1”. Ask its owner for access, or copy it.</source>
        <translation>Vous n&apos;avez pas le droit de lire ou d&apos;écrire «&#xa0;%1&#xa0;». Demandez l&apos;accès à son propriétaire, ou copiez-le.</translation>
    </message>
    <message>
        <source>“%1” is a folder. Choose a file in it.</source>
        <translation>«&#xa0;%1&#xa0;» est un dossier. Choisissez un fichier qu&apos;il contient.</translation>
    </message>
    <message>
        <source>“%1” is not a file with content, such as a socket or a device. Choose a file.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un fichier avec un contenu (c&apos;est par exemple une socket ou un périphérique). Choisissez un fichier.</translation>
    </message>
    <message>
        <source>Reading “%1” was cancelled. Open it again to start over.</source>
        <translation>La lecture de «&#xa0;%1&#xa0;» a été annulée. Ouvrez-le de nouveau pour recommencer.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrée standard</translation>
    </message>
    <message>
        <source>unnamed file</source>
        <translation>fichier sans nom</translation>
    </message>
    <message>
        <source>no further detail</source>
        <translation>pas d&apos;autre détail</translation>
    </message>
</context>
<context>
    <name>GuidanceTexts</name>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>thread %1</translation>
    </message>
    <message>
        <source>%1 requested</source>
        <translation>%1 demandés</translation>
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
        <translation>Le noyau de %1 demande&#xa0;: %2</translation>
    </message>
    <message>
        <source>The kernel asks for: %1</source>
        <translation>Le noyau demande&#xa0;: %1</translation>
    </message>
    <message>
        <source>The operator is %1; the log does not print its condition.</source>
        <translation>L&apos;opérateur est %1&#xa0;; le journal n&apos;imprime pas sa condition.</translation>
    </message>
    <message>
        <source>The log does not print the assertion itself, so the operator is still open.</source>
        <translation>Le journal n&apos;imprime pas l&apos;assertion elle-même&#xa0;: l&apos;opérateur reste à trouver.</translation>
    </message>
    <message>
        <source>Compare the targets with the class count</source>
        <translation>Comparer les cibles au nombre de classes</translation>
    </message>
    <message>
        <source>Compare the indices with the size that they address</source>
        <translation>Comparer les indices à la taille qu&apos;ils adressent</translation>
    </message>
    <message>
        <source>Check that the values lie in [0, 1] and are not NaN</source>
        <translation>Vérifier que les valeurs sont dans [0, 1] et ne sont pas NaN</translation>
    </message>
    <message>
        <source>Check that the probabilities are finite, not negative and not all zero</source>
        <translation>Vérifier que les probabilités sont finies, non négatives et pas toutes nulles</translation>
    </message>
    <message>
        <source>Check that the values are finite</source>
        <translation>Vérifier que les valeurs sont finies</translation>
    </message>
    <message>
        <source>Compare the lengths with the sizes of the tensors</source>
        <translation>Comparer les longueurs aux tailles des tenseurs</translation>
    </message>
    <message>
        <source>On a CPU copy of the same batch, every target must lie in [0, number of classes) or equal ignore_index. A value just outside can mean labels that start at 1 or an unexpected class: the log decides neither.</source>
        <translation>Sur une copie CPU du même batch, chaque cible doit être dans [0, nombre de classes[ ou égale à ignore_index. Une valeur juste en dehors peut signifier des étiquettes qui commencent à 1 ou une classe inattendue&#xa0;: le journal ne tranche pas.</translation>
    </message>
    <message>
        <source>On a CPU copy of the same batch, every index must lie within the dimension that it addresses. For an embedding, compare the largest id with the number of rows.</source>
        <translation>Sur une copie CPU du même batch, chaque indice doit rester dans la dimension qu&apos;il adresse. Pour un embedding, comparez le plus grand identifiant au nombre de lignes.</translation>
    </message>
    <message>
        <source>On a CPU copy of the same batch, look for values below 0, above 1 or NaN, and for a sigmoid that is missing.</source>
        <translation>Sur une copie CPU du même batch, cherchez des valeurs inférieures à 0, supérieures à 1 ou NaN, ainsi qu&apos;une sigmoïde oubliée.</translation>
    </message>
    <message>
        <source>Look for NaN and infinity that the model produced before this operator.</source>
        <translation>Cherchez les NaN et les infinis que le modèle a produits avant cet opérateur.</translation>
    </message>
    <message>
        <source>value refused by an operator on the CPU</source>
        <translation>valeur refusée par un opérateur sur le CPU</translation>
    </message>
    <message>
        <source>Check every index and every target of this batch on the CPU against the condition of the operator.</source>
        <translation>Vérifiez sur le CPU chaque indice et chaque cible de ce batch au regard de la condition de l&apos;opérateur.</translation>
    </message>
    <message>
        <source>The operator refused its input; another GPU would refuse it too. A larger output layer would hide the condition without settling what the labels mean.</source>
        <translation>L&apos;opérateur a refusé son entrée&#xa0;; un autre GPU la refuserait aussi. Une couche de sortie plus large masquerait la condition sans régler le sens des étiquettes.</translation>
    </message>
    <message>
        <source>Check the shapes behind this request: it exceeds the whole device</source>
        <translation>Vérifier les formes à l&apos;origine de cette demande&#xa0;: elle dépasse le périphérique entier</translation>
    </message>
    <message>
        <source>Compare reserved with allocated memory</source>
        <translation>Comparer la mémoire réservée à la mémoire allouée</translation>
    </message>
    <message>
        <source>Find out what else uses this device</source>
        <translation>Chercher ce qui utilise encore ce périphérique</translation>
    </message>
    <message>
        <source>Check shapes and lifetime of tensors: this process fills most of the device</source>
        <translation>Vérifier les formes et la durée de vie des tenseurs&#xa0;: ce processus occupe l&apos;essentiel du périphérique</translation>
    </message>
    <message>
        <source>One separate rerun with %1 is worth trying, with nothing else changed.</source>
        <translation>Une relance séparée avec %1 vaut un essai, sans rien changer d&apos;autre.</translation>
    </message>
    <message>
        <source>The hint about fragmentation that PyTorch prints is general advice; these numbers do not support it.</source>
        <translation>L&apos;indication sur la fragmentation que PyTorch imprime est un conseil général&#xa0;; ces nombres ne l&apos;appuient pas.</translation>
    </message>
    <message>
        <source>Compare the size requested with what the process holds, and look for tensors that are kept from one iteration to the next. Another process can share the device.</source>
        <translation>Comparez la taille demandée à ce que le processus détient, et cherchez des tenseurs conservés d&apos;une itération à l&apos;autre. Un autre processus peut partager le périphérique.</translation>
    </message>
    <message>
        <source>Compare the architecture of the GPU with those in the build</source>
        <translation>Comparer l&apos;architecture du GPU à celles de la version compilée</translation>
    </message>
    <message>
        <source>Check the dtype that reaches this operator</source>
        <translation>Vérifier le dtype qui parvient à cet opérateur</translation>
    </message>
    <message>
        <source>%1 has no implementation for %2 on this device. Find where the tensor gets this dtype, and compare with one run in the usual precision.</source>
        <translation>%1 n&apos;a pas d&apos;implémentation pour %2 sur ce périphérique. Cherchez où le tenseur reçoit ce dtype, et comparez avec une relance dans la précision habituelle.</translation>
    </message>
    <message>
        <source>Check which build provides this operator</source>
        <translation>Vérifier quel paquet fournit cet opérateur</translation>
    </message>
    <message>
        <source>%1 is not available for the backend %2. Compare the package that provides it with the PyTorch build: a CPU-only package is one explanation.</source>
        <translation>%1 n&apos;est pas disponible pour le backend %2. Comparez le paquet qui le fournit à la version compilée de PyTorch&#xa0;: un paquet pour le CPU seul est une explication possible.</translation>
    </message>
    <message>
        <source>The log names %1 and %2. Print the device of every argument just before the failing call and find the one that was created or loaded elsewhere.</source>
        <translation>Le journal nomme %1 et %2. Affichez le périphérique de chaque argument juste avant l&apos;appel fautif et trouvez celui qui a été créé ou chargé ailleurs.</translation>
    </message>
    <message>
        <source>The log names %1 and %2, found when the argument %3 was checked. Find where that tensor and the other operands were created or moved.</source>
        <translation>Le journal nomme %1 et %2, constatés lors de la vérification de l&apos;argument %3. Cherchez où ce tenseur et les autres opérandes ont été créés ou déplacés.</translation>
    </message>
    <message>
        <source>Check the contract and the build of the extension first</source>
        <translation>Vérifier d&apos;abord le contrat et la compilation de l&apos;extension</translation>
    </message>
    <message>
        <source>The extension %1 stands in the frames of the failure.</source>
        <translation>L&apos;extension %1 figure dans les appels qui mènent à l&apos;échec.</translation>
    </message>
    <message>
        <source>The log names %1.</source>
        <translation>Le journal nomme %1.</translation>
    </message>
    <message>
        <source>Start with rank %1, then look for a rank that stopped earlier</source>
        <translation>Commencer par le rang %1, puis chercher un rang arrêté plus tôt</translation>
    </message>
    <message numerus="yes">
        <source>%1 waited %n second(s) for the other ranks.</source>
        <translation>
            <numerusform>%1 a attendu les autres rangs pendant %n seconde.</numerusform>
            <numerusform>%1 a attendu les autres rangs pendant %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Xid %1 in the kernel log</source>
        <translation>Xid %1 dans le journal du système</translation>
    </message>
    <message>
        <source>Start at %1 and the values it had. No GPU check is needed before that.</source>
        <translation>Commencez à %1 et aux valeurs présentes à cet endroit. Aucune vérification du GPU n&apos;est nécessaire avant cela.</translation>
    </message>
    <message>
        <source>Compare indices and targets with what the operator allows</source>
        <translation>Comparer indices et cibles à ce que l&apos;opérateur accepte</translation>
    </message>
    <message>
        <source>“The GPU must be broken.”</source>
        <translation>«&#xa0;Le GPU est forcément défectueux.&#xa0;»</translation>
    </message>
    <message>
        <source>A kernel ran, met a value that it does not accept and stopped. Another GPU would refuse the same value.</source>
        <translation>Un noyau s&apos;est exécuté, a rencontré une valeur qu&apos;il n&apos;accepte pas et s&apos;est arrêté. Un autre GPU refuserait la même valeur.</translation>
    </message>
    <message>
        <source>Read shapes, lifetime of tensors and memory of the process</source>
        <translation>Lire les formes, la durée de vie des tenseurs et la mémoire du processus</translation>
    </message>
    <message>
        <source>“Every CUDA error is a lack of VRAM.”</source>
        <translation>«&#xa0;Toute erreur CUDA est un manque de VRAM.&#xa0;»</translation>
    </message>
    <message>
        <source>Only a message that names a failed allocation speaks of memory. Other CUDA errors ask for other checks.</source>
        <translation>Seul un message qui nomme une allocation refusée parle de mémoire. Les autres erreurs CUDA appellent d&apos;autres vérifications.</translation>
    </message>
    <message>
        <source>operator or kernel not available</source>
        <translation>opérateur ou noyau non disponible</translation>
    </message>
    <message>
        <source>Compare versions, extension, backend and dtype</source>
        <translation>Comparer versions, extension, backend et dtype</translation>
    </message>
    <message>
        <source>Compare the architecture of the GPU with those in the build, the extension with the PyTorch version it was built for, and the dtype with what the operator supports on this backend.</source>
        <translation>Comparez l&apos;architecture du GPU à celles de la version compilée, l&apos;extension à la version de PyTorch pour laquelle elle a été compilée, et le dtype à ce que l&apos;opérateur accepte sur ce backend.</translation>
    </message>
    <message>
        <source>“Reinstall everything at random.”</source>
        <translation>«&#xa0;Il faut tout réinstaller au hasard.&#xa0;»</translation>
    </message>
    <message>
        <source>Reinstalling several packages at once changes several things and hides which one did not fit.</source>
        <translation>Réinstaller plusieurs paquets à la fois change plusieurs choses et masque celle qui ne convenait pas.</translation>
    </message>
    <message>
        <source>tensors on different devices</source>
        <translation>tenseurs sur des périphériques différents</translation>
    </message>
    <message>
        <source>Find where the model and each input live</source>
        <translation>Trouver où se trouvent le modèle et chaque entrée</translation>
    </message>
    <message>
        <source>Print the device of every argument just before the failing call and find the one that was created or loaded elsewhere.</source>
        <translation>Affichez le périphérique de chaque argument juste avant l&apos;appel fautif et trouvez celui qui a été créé ou chargé ailleurs.</translation>
    </message>
    <message>
        <source>“Add a copy without knowing where the tensor comes from.”</source>
        <translation>«&#xa0;Ajouter une copie sans savoir d&apos;où vient le tenseur.&#xa0;»</translation>
    </message>
    <message>
        <source>A copy at the failing line can hide a module that never moved or an input that skipped the transfer, and it costs time in every step.</source>
        <translation>Une copie à la ligne fautive peut masquer un module jamais déplacé ou une entrée qui a échappé au transfert, et elle coûte du temps à chaque étape.</translation>
    </message>
    <message>
        <source>Check indices, strides and sizes given to the suspected kernel</source>
        <translation>Vérifier indices, strides et tailles donnés au noyau suspect</translation>
    </message>
    <message>
        <source>The access was refused on the device and the Python line can belong to a later call. A short rerun with blocking launches brings the report closer to it. For a custom kernel, check what it assumes about strides, contiguity and sizes.</source>
        <translation>L&apos;accès a été refusé sur le périphérique et la ligne Python peut appartenir à un appel ultérieur. Une courte relance avec lancements bloquants rapproche le rapport de l&apos;origine. Pour un noyau personnalisé, vérifiez ce qu&apos;il suppose des strides, de la contiguïté et des tailles.</translation>
    </message>
    <message>
        <source>“The reported Python line made the bad access.”</source>
        <translation>«&#xa0;La ligne Python indiquée a fait le mauvais accès.&#xa0;»</translation>
    </message>
    <message>
        <source>Launches are queued: the line is where the fault was noticed. The message alone does not point to faulty hardware either.</source>
        <translation>Les lancements sont mis en file&#xa0;: la ligne est celle où la faute a été remarquée. Le message seul ne désigne pas non plus un matériel défectueux.</translation>
    </message>
    <message>
        <source>kernel launch failed</source>
        <translation>échec du lancement d&apos;un noyau</translation>
    </message>
    <message>
        <source>Check the launch configuration and the kernel that was running</source>
        <translation>Vérifier la configuration du lancement et le noyau en cours</translation>
    </message>
    <message>
        <source>An invalid configuration points to sizes: empty or very large inputs. An unspecified failure or a time-out points to the kernel that was running; a short rerun with blocking launches brings the report closer to it.</source>
        <translation>Une configuration invalide oriente vers les tailles&#xa0;: entrées vides ou très grandes. Un échec non précisé ou un dépassement de temps oriente vers le noyau en cours&#xa0;; une courte relance avec lancements bloquants en rapproche le rapport.</translation>
    </message>
    <message>
        <source>“The GPU has too little memory.”</source>
        <translation>«&#xa0;Le GPU manque de mémoire.&#xa0;»</translation>
    </message>
    <message>
        <source>A launch can fail with memory to spare: grid size, registers and run time have limits of their own.</source>
        <translation>Un lancement peut échouer alors que la mémoire suffit&#xa0;: la taille de grille, les registres et la durée ont leurs propres limites.</translation>
    </message>
    <message>
        <source>cuBLAS, cuDNN or another library reports a failure</source>
        <translation>cuBLAS, cuDNN ou une autre bibliothèque signale un échec</translation>
    </message>
    <message>
        <source>Look for an earlier error of the same process</source>
        <translation>Chercher une erreur antérieure du même processus</translation>
    </message>
    <message>
        <source>EXECUTION_FAILED, INTERNAL_ERROR and NOT_INITIALIZED can echo an earlier fault, or a lack of memory under another name. If nothing comes before, check shapes, dtype and the version of the library.</source>
        <translation>EXECUTION_FAILED, INTERNAL_ERROR et NOT_INITIALIZED peuvent être l&apos;écho d&apos;une faute antérieure, ou un manque de mémoire sous un autre nom. Si rien ne précède, vérifiez les formes, le dtype et la version de la bibliothèque.</translation>
    </message>
    <message>
        <source>“The library is broken, replace it.”</source>
        <translation>«&#xa0;La bibliothèque est cassée, il faut la remplacer.&#xa0;»</translation>
    </message>
    <message>
        <source>A library reports what it met. Replacing it before the earlier lines are read changes the environment and leaves the question open.</source>
        <translation>Une bibliothèque rapporte ce qu&apos;elle a rencontré. La remplacer avant d&apos;avoir lu les lignes précédentes change l&apos;environnement et laisse la question ouverte.</translation>
    </message>
    <message>
        <source>collective operation failed or timed out</source>
        <translation>échec ou dépassement de temps d&apos;une opération collective</translation>
    </message>
    <message>
        <source>Find the rank that stopped first, and its own error</source>
        <translation>Trouver le rang qui s&apos;est arrêté en premier, et sa propre erreur</translation>
    </message>
    <message>
        <source>Read the log of every rank up to the first one that failed or fell silent. The ranks that report a time-out were waiting.</source>
        <translation>Lisez le journal de chaque rang jusqu&apos;au premier qui a échoué ou n&apos;a plus rien écrit. Les rangs qui signalent un dépassement de temps attendaient.</translation>
    </message>
    <message>
        <source>“NCCL is broken, raise the time-out.”</source>
        <translation>«&#xa0;NCCL est cassé, il faut allonger le délai.&#xa0;»</translation>
    </message>
    <message>
        <source>A longer time-out makes the other ranks wait longer. It does not bring back the rank that stopped.</source>
        <translation>Un délai plus long fait attendre les autres rangs plus longtemps. Il ne ramène pas le rang arrêté.</translation>
    </message>
    <message>
        <source>shapes or dtypes that do not fit</source>
        <translation>formes ou dtypes qui ne concordent pas</translation>
    </message>
    <message>
        <source>Compare shape and dtype of each operand with the contract of the operator</source>
        <translation>Comparer forme et dtype de chaque opérande au contrat de l&apos;opérateur</translation>
    </message>
    <message>
        <source>Print shape, dtype and strides of every argument before the call, for a batch that works and for the one that fails. The last, incomplete batch is one difference to look for.</source>
        <translation>Affichez forme, dtype et strides de chaque argument avant l&apos;appel, pour un batch qui passe et pour celui qui échoue. Le dernier batch, incomplet, est une différence à examiner.</translation>
    </message>
    <message>
        <source>“Add a reshape or a cast until it runs.”</source>
        <translation>«&#xa0;Ajouter un reshape ou une conversion jusqu&apos;à ce que ça passe.&#xa0;»</translation>
    </message>
    <message>
        <source>A reshape or a cast that silences the message can change the meaning of the data: the result is then wrong without an error.</source>
        <translation>Un reshape ou une conversion qui fait taire le message peut changer le sens des données&#xa0;: le résultat est alors faux sans erreur.</translation>
    </message>
    <message>
        <source>hardware or driver fault in the log</source>
        <translation>faute du matériel ou du pilote dans le journal</translation>
    </message>
    <message>
        <source>Read the kernel log and the memory error counters of that host</source>
        <translation>Lire le journal du système et les compteurs d&apos;erreurs mémoire de cet hôte</translation>
    </message>
    <message>
        <source>Collect the kernel log around the time of the failure and the error counters that the vendor&apos;s tool shows. Note the host and the device.</source>
        <translation>Relevez le journal du système autour de l&apos;échec et les compteurs d&apos;erreurs que montre l&apos;outil du fabricant. Notez l&apos;hôte et le périphérique.</translation>
    </message>
    <message>
        <source>“The model code broke the GPU.”</source>
        <translation>«&#xa0;Le code du modèle a cassé le GPU.&#xa0;»</translation>
    </message>
    <message>
        <source>Some codes follow from a fault of the program, others come from the device, its link or the driver. The code tells which to check first.</source>
        <translation>Certains codes suivent une faute du programme, d&apos;autres viennent du périphérique, de sa liaison ou du pilote. Le code dit lequel vérifier d&apos;abord.</translation>
    </message>
    <message>
        <source>no small computation works</source>
        <translation>aucun petit calcul ne fonctionne</translation>
    </message>
    <message>
        <source>Return to the initial diagnosis: device, driver, build</source>
        <translation>Revenir au diagnostic initial&#xa0;: périphérique, pilote, version compilée</translation>
    </message>
    <message>
        <source>TorchTriage begins after a successful launch. First make one small computation work: is the device visible, is the driver recent enough for the build, was the build made for this backend?</source>
        <translation>TorchTriage commence après un lancement réussi. Faites d&apos;abord aboutir un petit calcul&#xa0;: le périphérique est-il visible, le pilote est-il assez récent pour la version compilée, celle-ci vise-t-elle ce backend&#xa0;?</translation>
    </message>
    <message>
        <source>“The model or the batch is at fault.”</source>
        <translation>«&#xa0;Le modèle ou le batch est en faute.&#xa0;»</translation>
    </message>
    <message>
        <source>Neither was reached: the failure comes before the first operator.</source>
        <translation>Ni l&apos;un ni l&apos;autre n&apos;a été atteint&#xa0;: l&apos;échec précède le premier opérateur.</translation>
    </message>
    <message>
        <source>value that is NaN or infinite</source>
        <translation>valeur NaN ou infinie</translation>
    </message>
    <message>
        <source>Find the first tensor that is not finite</source>
        <translation>Trouver le premier tenseur qui n&apos;est pas fini</translation>
    </message>
    <message>
        <source>Check inputs, targets, activations and gradients for NaN and infinity in the order of the computation, before the step that reports it. Loss scaling skips steps without a message.</source>
        <translation>Cherchez NaN et infinis dans les entrées, les cibles, les activations et les gradients, dans l&apos;ordre du calcul, avant l&apos;étape qui le signale. La mise à l&apos;échelle de la perte saute des étapes sans message.</translation>
    </message>
    <message>
        <source>“The learning rate alone is the cause.”</source>
        <translation>«&#xa0;Le taux d&apos;apprentissage seul est la cause.&#xa0;»</translation>
    </message>
    <message>
        <source>An invalid input, a division by zero, the logarithm of zero or an overflow in reduced precision leads to the same message.</source>
        <translation>Une entrée invalide, une division par zéro, le logarithme de zéro ou un dépassement en précision réduite mène au même message.</translation>
    </message>
    <message>
        <source>host memory exhausted</source>
        <translation>mémoire de l&apos;hôte épuisée</translation>
    </message>
    <message>
        <source>Read the memory of the host: process, workers, shared memory</source>
        <translation>Lire la mémoire de l&apos;hôte&#xa0;: processus, workers, mémoire partagée</translation>
    </message>
    <message>
        <source>Check the memory limit of the job or container, the number of loader workers and what each one keeps, and the size of /dev/shm. The kernel log names a process that was killed for memory.</source>
        <translation>Vérifiez la limite de mémoire du job ou du conteneur, le nombre de workers de chargement et ce que chacun conserve, et la taille de /dev/shm. Le journal du système nomme un processus tué faute de mémoire.</translation>
    </message>
    <message>
        <source>“The GPU ran out of memory.”</source>
        <translation>«&#xa0;Le GPU a manqué de mémoire.&#xa0;»</translation>
    </message>
    <message>
        <source>Host memory and GPU memory are separate. A smaller model on the GPU does not lift a limit of the host.</source>
        <translation>La mémoire de l&apos;hôte et celle du GPU sont séparées. Un modèle plus petit sur le GPU ne lève pas une limite de l&apos;hôte.</translation>
    </message>
    <message>
        <source>process ended by a crash in native code</source>
        <translation>processus terminé par un crash dans du code natif</translation>
    </message>
    <message>
        <source>Find the native frame or the extension that was running</source>
        <translation>Trouver la fonction native ou l&apos;extension en cours</translation>
    </message>
    <message>
        <source>Run with python -X faulthandler and keep the native stack. List the binary extensions that are loaded and the versions they were built for.</source>
        <translation>Exécutez avec python -X faulthandler et conservez la pile native. Dressez la liste des extensions binaires chargées et des versions pour lesquelles elles ont été compilées.</translation>
    </message>
    <message>
        <source>“Python or PyTorch itself is broken.”</source>
        <translation>«&#xa0;Python ou PyTorch lui-même est cassé.&#xa0;»</translation>
    </message>
    <message>
        <source>A crash without a Python exception comes from native code: PyTorch, an extension, a library or the driver. Only the stack tells them apart.</source>
        <translation>Un crash sans exception Python vient de code natif&#xa0;: PyTorch, une extension, une bibliothèque ou le pilote. Seule la pile les distingue.</translation>
    </message>
    <message>
        <source>ordinary Python error</source>
        <translation>erreur Python ordinaire</translation>
    </message>
    <message>
        <source>Read the traceback from its last line upwards</source>
        <translation>Lire la trace à partir de sa dernière ligne</translation>
    </message>
    <message>
        <source>Start with the innermost frame of your own code and the values it had. No GPU check is needed before that.</source>
        <translation>Commencez par l&apos;appel le plus interne de votre propre code et les valeurs qu&apos;il avait. Aucune vérification du GPU n&apos;est nécessaire avant cela.</translation>
    </message>
    <message>
        <source>“CUDA is in the log, so it is a CUDA problem.”</source>
        <translation>«&#xa0;CUDA figure dans le journal, donc c&apos;est un problème de CUDA.&#xa0;»</translation>
    </message>
    <message>
        <source>Python code raised this exception. GPU messages near it can be background or consequences.</source>
        <translation>C&apos;est du code Python qui a levé cette exception. Les messages du GPU à proximité peuvent être un bruit de fond ou des conséquences.</translation>
    </message>
    <message>
        <source>family not settled by this log</source>
        <translation>famille non tranchée par ce journal</translation>
    </message>
    <message>
        <source>Collect what is missing, then triage again</source>
        <translation>Recueillir ce qui manque, puis refaire le triage</translation>
    </message>
    <message>
        <source>Keep the complete output of every rank from the start of the run, standard error included, and the kernel log of the host.</source>
        <translation>Conservez la sortie complète de chaque rang depuis le début, sortie d&apos;erreur comprise, ainsi que le journal du système de l&apos;hôte.</translation>
    </message>
    <message>
        <source>“The last error in the log is the cause.”</source>
        <translation>«&#xa0;La dernière erreur du journal est la cause.&#xa0;»</translation>
    </message>
    <message>
        <source>The last message is often a consequence. Without the first failure, no family is more likely than another.</source>
        <translation>Le dernier message est souvent une conséquence. Sans le premier échec, aucune famille n&apos;est plus probable qu&apos;une autre.</translation>
    </message>
    <message>
        <source>The process is finished: end it and start a new one (in a notebook: restart the kernel). Restarting repairs neither a wrong target nor a bad index.</source>
        <translation>Le processus est fini&#xa0;: terminez-le et démarrez-en un nouveau (dans un notebook&#xa0;: redémarrez le noyau du notebook). Redémarrer ne corrige ni une cible erronée ni un indice invalide.</translation>
    </message>
    <message>
        <source>CUDA can stay silent where the CPU raises: %1 does not check every target on the GPU in every version. Check the targets on the CPU even if the GPU reports none.</source>
        <translation>CUDA peut rester silencieux là où le CPU lève une erreur&#xa0;: %1 ne vérifie pas chaque cible sur le GPU dans toutes les versions. Vérifiez les cibles sur le CPU même si le GPU ne signale rien.</translation>
    </message>
    <message>
        <source>CUDA can stay silent where the CPU raises: %1 did not check indices on the GPU in PyTorch 1.13 and before. Check the indices on the CPU.</source>
        <translation>CUDA peut rester silencieux là où le CPU lève une erreur&#xa0;: %1 ne vérifiait pas les indices sur le GPU jusqu&apos;à PyTorch 1.13 inclus. Vérifiez les indices sur le CPU.</translation>
    </message>
    <message>
        <source>Most ROCm builds leave device-side asserts out: an index out of range can show as a fault, or not at all. Check indices and targets on the CPU.</source>
        <translation>La plupart des versions compilées pour ROCm omettent les assertions côté périphérique&#xa0;: un indice hors domaine peut apparaître comme une faute, ou pas du tout. Vérifiez indices et cibles sur le CPU.</translation>
    </message>
</context>
<context>
    <name>GuideCommand</name>
    <message>
        <source>The guide has no section “%1”. Choose one of: %2.</source>
        <translation>Le guide n&apos;a pas de section «&#xa0;%1&#xa0;». Choisissez parmi&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>IncidentListModel</name>
    <message>
        <source>No failure found</source>
        <translation>Aucun échec trouvé</translation>
    </message>
    <message>
        <source>Not readable as a log</source>
        <translation>Illisible comme journal</translation>
    </message>
</context>
<context>
    <name>IncidentTab</name>
    <message>
        <source>Overview</source>
        <translation>Vue d&apos;ensemble</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Preuves</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>Vue d&apos;&amp;ensemble</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <translation>&amp;Preuves</translation>
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
        <translation>Le rang %1 a échoué en premier</translation>
    </message>
    <message>
        <source>Which rank failed first</source>
        <translation>Quel rang a échoué en premier</translation>
    </message>
    <message>
        <source>Operator named by the log: %1</source>
        <translation>Opérateur nommé par le journal&#xa0;: %1</translation>
    </message>
    <message>
        <source>Condition that did not hold: %1</source>
        <translation>Condition non satisfaite&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Its message was printed %Ln time(s)</source>
        <translation>
            <numerusform>Son message a été imprimé %Ln fois</numerusform>
            <numerusform>Son message a été imprimé %Ln fois</numerusform>
        </translation>
    </message>
    <message>
        <source>PyTorch %1 on %2</source>
        <translation>PyTorch %1 sur %2</translation>
    </message>
    <message>
        <source>Backend: %1</source>
        <translation>Backend&#xa0;: %1</translation>
    </message>
    <message>
        <source>PyTorch %1</source>
        <translation>PyTorch %1</translation>
    </message>
    <message>
        <source>The backend: CUDA, ROCm or CPU</source>
        <translation>Le backend&#xa0;: CUDA, ROCm ou CPU</translation>
    </message>
    <message>
        <source>The PyTorch version</source>
        <translation>La version de PyTorch</translation>
    </message>
    <message>
        <source>Which launch failed</source>
        <translation>Quel lancement a échoué</translation>
    </message>
    <message>
        <source>The error surfaced at %1</source>
        <translation>L&apos;erreur est apparue à %1</translation>
    </message>
    <message>
        <source>The failing call is at %1</source>
        <translation>L&apos;appel fautif est à %1</translation>
    </message>
    <message>
        <source>The error family</source>
        <translation>La famille d&apos;erreur</translation>
    </message>
    <message>
        <source>Which value was refused</source>
        <translation>Quelle valeur a été refusée</translation>
    </message>
    <message>
        <source>Why the allocation failed</source>
        <translation>Pourquoi l&apos;allocation a échoué</translation>
    </message>
    <message>
        <source>Why that rank stopped</source>
        <translation>Pourquoi ce rang s&apos;est arrêté</translation>
    </message>
    <message>
        <source>Whether it fails again in a new process</source>
        <translation>Si l&apos;échec se répète dans un processus neuf</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>device %1</source>
        <translation>périphérique %1</translation>
    </message>
    <message>
        <source>requested: %1</source>
        <translation>demandés&#xa0;: %1</translation>
    </message>
    <message>
        <source>free: %1</source>
        <translation>libres&#xa0;: %1</translation>
    </message>
    <message>
        <source>capacity: %1</source>
        <translation>capacité&#xa0;: %1</translation>
    </message>
    <message>
        <source>this process: %1</source>
        <translation>ce processus&#xa0;: %1</translation>
    </message>
    <message>
        <source>allocated by PyTorch: %1</source>
        <translation>alloués par PyTorch&#xa0;: %1</translation>
    </message>
    <message>
        <source>reserved by PyTorch: %1</source>
        <translation>réservés par PyTorch&#xa0;: %1</translation>
    </message>
    <message>
        <source>other processes: %1</source>
        <translation>autres processus&#xa0;: %1</translation>
    </message>
    <message>
        <source>The request alone is larger than the device: freeing memory cannot satisfy it. Look for a shape that was not intended.</source>
        <translation>La demande à elle seule dépasse le périphérique&#xa0;: libérer de la mémoire ne peut pas la satisfaire. Cherchez une forme non voulue.</translation>
    </message>
    <message>
        <source>PyTorch holds enough memory that is reserved and not allocated, but in pieces smaller than the request: the numbers speak for fragmentation.</source>
        <translation>PyTorch détient assez de mémoire réservée et non allouée, mais en morceaux plus petits que la demande&#xa0;: les nombres parlent de fragmentation.</translation>
    </message>
    <message>
        <source>A large part of the device is held outside this process. Look for processes left from an earlier run, or for jobs that share the device.</source>
        <translation>Une grande part du périphérique est occupée hors de ce processus. Cherchez des processus restés d&apos;une exécution antérieure, ou des jobs qui partagent le périphérique.</translation>
    </message>
    <message>
        <source>The device is nearly full, and the numbers put most of it on this process: the working set is too large, or tensors live too long.</source>
        <translation>Le périphérique est presque plein et, d&apos;après les nombres, surtout du fait de ce processus&#xa0;: l&apos;ensemble de travail est trop grand, ou des tenseurs vivent trop longtemps.</translation>
    </message>
    <message>
        <source>The numbers do not settle why the allocation failed.</source>
        <translation>Les nombres ne disent pas pourquoi l&apos;allocation a échoué.</translation>
    </message>
    <message>
        <source>processes listed: %1</source>
        <translation>processus listés&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>No Python traceback. Keep standard error together with standard output: without it no line of your code can be named.</source>
        <translation>Pas de trace Python. Conservez la sortie d&apos;erreur avec la sortie standard&#xa0;: sans elle, aucune ligne de votre code ne peut être nommée.</translation>
    </message>
    <message>
        <source>No assertion line. Keep the device&apos;s own output on standard error: that line names the operator and its condition.</source>
        <translation>Pas de ligne d&apos;assertion. Conservez ce que le périphérique écrit sur la sortie d&apos;erreur&#xa0;: cette ligne nomme l&apos;opérateur et sa condition.</translation>
    </message>
    <message>
        <source>No run with blocking launches. A short one, in a new process, moves the report closer to the launch that failed.</source>
        <translation>Pas d&apos;exécution avec lancements bloquants. Une courte relance, dans un processus neuf, rapproche le rapport du lancement fautif.</translation>
    </message>
    <message>
        <source>No PyTorch version. Add torch.__version__: the wording and the checks of operators depend on it.</source>
        <translation>Pas de version de PyTorch. Ajoutez torch.__version__&#xa0;: la formulation et les vérifications des opérateurs en dépendent.</translation>
    </message>
    <message>
        <source>No sign of the backend. Add torch.version.cuda and torch.version.hip: NVIDIA and ROCm need different procedures.</source>
        <translation>Aucun signe du backend. Ajoutez torch.version.cuda et torch.version.hip&#xa0;: NVIDIA et ROCm demandent des procédures différentes.</translation>
    </message>
    <message>
        <source>No iteration number. Note the iteration and the last completed step: they lead to the batch that failed.</source>
        <translation>Pas de numéro d&apos;itération. Notez l&apos;itération et la dernière étape terminée&#xa0;: elles mènent au batch fautif.</translation>
    </message>
    <message>
        <source>No saved batch. Save the failing batch or its internal identifier and dimensions: only the data shows which value was refused.</source>
        <translation>Pas de batch enregistré. Enregistrez le batch fautif ou son identifiant interne et ses dimensions&#xa0;: seules les données montrent quelle valeur a été refusée.</translation>
    </message>
    <message>
        <source>No shapes or dtypes. Print them for every input before the failing call: operator contracts are about them.</source>
        <translation>Pas de formes ni de dtypes. Affichez-les pour chaque entrée avant l&apos;appel fautif&#xa0;: les contrats d&apos;opérateur portent sur eux.</translation>
    </message>
    <message>
        <source>Not every rank&apos;s log is here. Collect one log per rank: the rank that stopped first can be one that is missing.</source>
        <translation>Le journal de certains rangs manque. Recueillez un journal par rang&#xa0;: le rang arrêté en premier peut être l&apos;un des absents.</translation>
    </message>
    <message>
        <source>The log starts in the middle. Take it from the start of the run: the first failure can stand before the first line here.</source>
        <translation>Le journal commence au milieu. Reprenez-le depuis le début de l&apos;exécution&#xa0;: le premier échec peut précéder la première ligne présente.</translation>
    </message>
    <message>
        <source>The log ends in the middle of a message. Take it again after the process has ended: the final message is incomplete.</source>
        <translation>Le journal finit au milieu d&apos;un message. Reprenez-le après la fin du processus&#xa0;: le message final est incomplet.</translation>
    </message>
    <message>
        <source>No kernel log. Collect dmesg or journalctl -k of that host around the failure: it shows killed processes and device faults.</source>
        <translation>Pas de journal du système. Recueillez dmesg ou journalctl -k de cet hôte autour de l&apos;échec&#xa0;: il montre les processus tués et les fautes de périphérique.</translation>
    </message>
    <message>
        <source>No memory numbers. Keep the full message of the failed allocation: without sizes its reason cannot be told.</source>
        <translation>Pas de nombres sur la mémoire. Conservez le message complet de l&apos;allocation refusée&#xa0;: sans tailles, sa raison ne peut être établie.</translation>
    </message>
    <message>
        <source>The log lacks “%1”.</source>
        <translation>Il manque au journal&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The environment is not described. Add the output of python -m torch.utils.collect_env: messages and checks differ between versions.</source>
        <translation>L&apos;environnement n&apos;est pas décrit. Ajoutez la sortie de python -m torch.utils.collect_env&#xa0;: messages et vérifications varient selon les versions.</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>Check the saved batch</source>
        <translation>Vérifier le batch enregistré</translation>
    </message>
    <message>
        <source>Open the batch that failed: values, indices and targets are checked on the CPU, and nothing is sent anywhere.</source>
        <translation>Ouvrez le batch fautif&#xa0;: valeurs, indices et cibles sont vérifiés sur le CPU, et rien n&apos;est envoyé.</translation>
    </message>
    <message>
        <source>Open batch…</source>
        <translation>Ouvrir le batch…</translation>
    </message>
    <message>
        <source>Keep the failing batch</source>
        <translation>Conserver le batch fautif</translation>
    </message>
    <message>
        <source>Check it on the CPU before the transfer. Keep its internal identifier, dtypes, shapes and strides; a copy of its content is needed only where they do not suffice.</source>
        <translation>Vérifiez-le sur le CPU avant le transfert. Conservez son identifiant interne, les dtypes, les formes et les strides&#xa0;; une copie du contenu n&apos;est utile que si cela ne suffit pas.</translation>
    </message>
    <message>
        <source>Record the memory around the failing step</source>
        <translation>Relever la mémoire autour de l&apos;étape fautive</translation>
    </message>
    <message>
        <source>In a separate run, print torch.cuda.memory_summary() before the failing call and compare two iterations.</source>
        <translation>Dans une exécution séparée, affichez torch.cuda.memory_summary() avant l&apos;appel fautif et comparez deux itérations.</translation>
    </message>
    <message>
        <source>Collect the environment</source>
        <translation>Relever l&apos;environnement</translation>
    </message>
    <message>
        <source>Run python -m torch.utils.collect_env in the same environment and open its output here: versions that do not fit are named.</source>
        <translation>Exécutez python -m torch.utils.collect_env dans le même environnement et ouvrez sa sortie ici&#xa0;: les versions qui ne concordent pas sont nommées.</translation>
    </message>
    <message>
        <source>Collect the log of every rank</source>
        <translation>Recueillir le journal de chaque rang</translation>
    </message>
    <message>
        <source>Start with the rank that stopped first. Ranks that report a time-out were waiting for it.</source>
        <translation>Commencez par le rang arrêté en premier. Les rangs qui signalent un dépassement de temps l&apos;attendaient.</translation>
    </message>
    <message>
        <source>Collect the kernel log</source>
        <translation>Recueillir le journal du système</translation>
    </message>
    <message>
        <source>Save dmesg or journalctl -k of that host around the time of the failure and open it here.</source>
        <translation>Enregistrez dmesg ou journalctl -k de cet hôte autour de l&apos;heure de l&apos;échec et ouvrez-le ici.</translation>
    </message>
    <message>
        <source>Keep the complete output of every rank from the start of the run, standard error included.</source>
        <translation>Conservez la sortie complète de chaque rang depuis le début de l&apos;exécution, sortie d&apos;erreur comprise.</translation>
    </message>
    <message>
        <source>Collect what is missing</source>
        <translation>Recueillir ce qui manque</translation>
    </message>
    <message>
        <source>Rerun with blocking launches</source>
        <translation>Relancer avec lancements bloquants</translation>
    </message>
    <message>
        <source>A short run in a new process, with this one change. For diagnosis only: its timing is not a measurement. Put your own program and arguments into the command.</source>
        <translation>Une courte exécution dans un processus neuf, avec cette seule modification. Pour le diagnostic uniquement&#xa0;: sa durée n&apos;est pas une mesure. Mettez votre propre programme et ses arguments dans la commande.</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>Find out the backend</source>
        <translation>Identifier le backend</translation>
    </message>
    <message>
        <source>Print torch.version.cuda and torch.version.hip. Only then choose a diagnostic variable: the one of NVIDIA does not apply to ROCm.</source>
        <translation>Affichez torch.version.cuda et torch.version.hip. Choisissez ensuite seulement une variable de diagnostic&#xa0;: celle de NVIDIA ne s&apos;applique pas à ROCm.</translation>
    </message>
    <message>
        <source>Read the lines around the first failure</source>
        <translation>Lire les lignes autour du premier échec</translation>
    </message>
    <message>
        <source>The log is shown as it is, with later messages marked as consequences.</source>
        <translation>Le journal est montré tel quel, les messages ultérieurs étant marqués comme conséquences.</translation>
    </message>
    <message>
        <source>Open evidence</source>
        <translation>Ouvrir les preuves</translation>
    </message>
    <message>
        <source>Quote the first error when you ask for help</source>
        <translation>Citer la première erreur pour demander de l&apos;aide</translation>
    </message>
    <message>
        <source>Add operation, shapes, types, backend and versions. Remove names and paths that nobody needs.</source>
        <translation>Ajoutez opération, formes, types, backend et versions. Retirez les noms et les chemins inutiles.</translation>
    </message>
    <message>
        <source>Copy first error</source>
        <translation>Copier la première erreur</translation>
    </message>
    <message>
        <source>Look for output that is not in this file</source>
        <translation>Chercher une sortie absente de ce fichier</translation>
    </message>
    <message>
        <source>If the run did fail, its message was written elsewhere: to standard error, by another rank, or to the kernel log.</source>
        <translation>Si l&apos;exécution a bien échoué, son message a été écrit ailleurs&#xa0;: sur la sortie d&apos;erreur, par un autre rang, ou dans le journal du système.</translation>
    </message>
</context>
<context>
    <name>Observation</name>
    <message>
        <source>A watchdog thread reported the error; the failing launch belongs to another thread of this rank.</source>
        <translation>Un thread de surveillance a signalé l&apos;erreur&#xa0;; le lancement fautif appartient à un autre thread de ce rang.</translation>
    </message>
    <message>
        <source>The error surfaced in %1 at %2; the launch that failed can be an earlier one.</source>
        <translation>L&apos;erreur est apparue dans %1 à %2&#xa0;; le lancement fautif peut être antérieur.</translation>
    </message>
    <message>
        <source>The error surfaced at %1; the launch that failed can be an earlier one.</source>
        <translation>L&apos;erreur est apparue à %1&#xa0;; le lancement fautif peut être antérieur.</translation>
    </message>
    <message>
        <source>The error surfaced in %1; the launch that failed can be an earlier one.</source>
        <translation>L&apos;erreur est apparue dans %1&#xa0;; le lancement fautif peut être antérieur.</translation>
    </message>
    <message>
        <source>The line shown is where the error surfaced; the launch that failed can be an earlier one.</source>
        <translation>La ligne indiquée est celle où l&apos;erreur est apparue&#xa0;; le lancement fautif peut être antérieur.</translation>
    </message>
    <message>
        <source>Launches were blocking, so the stack shows the launch that failed.</source>
        <translation>Les lancements étaient bloquants&#xa0;: la pile montre donc le lancement fautif.</translation>
    </message>
    <message>
        <source>Launches were blocking, so %1 is where the failing launch was made.</source>
        <translation>Les lancements étaient bloquants&#xa0;: %1 est donc l&apos;endroit du lancement fautif.</translation>
    </message>
    <message>
        <source>The error was raised by the call at %1.</source>
        <translation>L&apos;erreur a été levée par l&apos;appel à %1.</translation>
    </message>
    <message>
        <source>Observation point not known.</source>
        <translation>Point d&apos;observation inconnu.</translation>
    </message>
    <message>
        <source>The log does not show which call of your own code was under way. Keep the Python traceback of the next run.</source>
        <translation>Le journal ne montre pas quel appel de votre propre code était en cours. Conservez la trace Python de la prochaine exécution.</translation>
    </message>
    <message>
        <source>This call failed itself.</source>
        <translation>Cet appel a échoué lui-même.</translation>
    </message>
    <message>
        <source>A short rerun with blocking launches brings the report closer to it.</source>
        <translation>Une courte relance avec lancements bloquants rapproche le rapport du lancement fautif.</translation>
    </message>
    <message>
        <source>Observation point, not the cause.</source>
        <translation>Point d&apos;observation, pas la cause.</translation>
    </message>
    <message>
        <source>The message comes from the call that failed.</source>
        <translation>Le message vient de l&apos;appel qui a échoué.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>This is the first assertion line that the device printed.</source>
        <translation>C&apos;est la première ligne d&apos;assertion que le périphérique a imprimée.</translation>
    </message>
    <message>
        <source>No earlier line of the log states a failure.</source>
        <translation>Aucune ligne antérieure du journal n&apos;énonce d&apos;échec.</translation>
    </message>
    <message>
        <source>Its time stamp, %1, is the earliest of all failures in the log.</source>
        <translation>Son horodatage, %1, est le plus ancien de tous les échecs du journal.</translation>
    </message>
    <message>
        <source>The other ranks report what follows when this rank stops.</source>
        <translation>Les autres rangs signalent ce qui suit l&apos;arrêt de ce rang.</translation>
    </message>
    <message>
        <source>The launcher&apos;s own report names rank %1 as the first one that failed.</source>
        <translation>Le rapport du lanceur désigne le rang %1 comme le premier à avoir échoué.</translation>
    </message>
    <message>
        <source>It is the only line that states a failure.</source>
        <translation>C&apos;est la seule ligne qui énonce un échec.</translation>
    </message>
    <message>
        <source>An earlier exception at line %1 was handled: the run went on after it.</source>
        <translation>Une exception antérieure, à la ligne %1, a été traitée&#xa0;: l&apos;exécution a continué ensuite.</translation>
    </message>
    <message>
        <source>The run made progress up to this line; earlier messages did not stop it.</source>
        <translation>L&apos;exécution a progressé jusqu&apos;à cette ligne&#xa0;; les messages antérieurs ne l&apos;ont pas arrêtée.</translation>
    </message>
    <message>
        <source>You pinned this line as the first failure.</source>
        <translation>Vous avez épinglé cette ligne comme premier échec.</translation>
    </message>
    <message>
        <source>The text matches a known message (signature %1).</source>
        <translation>Le texte correspond à un message connu (signature %1).</translation>
    </message>
    <message>
        <source>Later device errors of the same process echo the first one, whatever they say.</source>
        <translation>Les erreurs ultérieures du même processus sont l&apos;écho de la première, quoi qu&apos;elles disent.</translation>
    </message>
    <message>
        <source>The library error comes after an assertion of the same process and counts as its echo.</source>
        <translation>L&apos;erreur de bibliothèque suit une assertion du même processus et compte comme son écho.</translation>
    </message>
    <message>
        <source>This library status stands for an allocation that failed, so the family is out of memory.</source>
        <translation>Ce code de bibliothèque correspond à une allocation refusée&#xa0;: la famille est donc mémoire insuffisante.</translation>
    </message>
    <message>
        <source>The traceback ends with %1, and no device message explains it.</source>
        <translation>La trace se termine par %1, et aucun message du périphérique ne l&apos;explique.</translation>
    </message>
    <message>
        <source>The frames pass through the extension %1: check its contract and its build first, hence the class binary environment.</source>
        <translation>La pile passe par l&apos;extension %1&#xa0;: vérifiez d&apos;abord son contrat et sa compilation, d&apos;où la classe environnement binaire.</translation>
    </message>
    <message>
        <source>The traceback ends at the call that failed; no queued work is involved.</source>
        <translation>La trace se termine à l&apos;appel qui a échoué&#xa0;; aucun travail en file n&apos;est en cause.</translation>
    </message>
    <message>
        <source>The message says itself that kernel errors can be reported at a later call.</source>
        <translation>Le message dit lui-même que les erreurs de noyau peuvent être signalées lors d&apos;un appel ultérieur.</translation>
    </message>
    <message>
        <source>The usual note on asynchronous errors is absent: launches were blocking, so the stack shows the launch.</source>
        <translation>La note habituelle sur les erreurs asynchrones est absente&#xa0;: les lancements étaient bloquants, et la pile montre le lancement.</translation>
    </message>
    <message>
        <source>PyTorch makes this check before it launches anything: the frame is where it failed.</source>
        <translation>PyTorch fait cette vérification avant tout lancement&#xa0;: l&apos;échec a eu lieu à cet appel.</translation>
    </message>
    <message>
        <source>The log does not show which call of your own code was under way, so the observation point stays open.</source>
        <translation>Le journal ne montre pas quel appel de votre propre code était en cours&#xa0;: le point d&apos;observation reste ouvert.</translation>
    </message>
    <message>
        <source>A watchdog thread reported the error: it observes the work of other threads.</source>
        <translation>Un thread de surveillance a signalé l&apos;erreur&#xa0;: il observe le travail d&apos;autres threads.</translation>
    </message>
    <message>
        <source>The message can report work that was launched earlier.</source>
        <translation>Le message peut signaler un travail lancé plus tôt.</translation>
    </message>
    <message>
        <source>The call at %1, line %2, can report work that was launched earlier.</source>
        <translation>L&apos;appel dans %1, ligne %2, peut signaler un travail lancé plus tôt.</translation>
    </message>
    <message>
        <source>The triage gives the reason “%1”.</source>
        <translation>Le triage donne la raison «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>No line names the backend; CUDA is inferred from the kind of failure.</source>
        <translation>Aucune ligne ne nomme le backend&#xa0;; CUDA est déduit du type d&apos;échec.</translation>
    </message>
    <message>
        <source>The call %1 at %2, line %3, can report work that was launched earlier.</source>
        <translation>L&apos;appel %1 dans %2, ligne %3, peut signaler un travail lancé plus tôt.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>A log with a known answer was read differently.</source>
        <translation>Un journal dont la réponse est connue a été lu autrement.</translation>
    </message>
    <message>
        <source>A temporary file lost what was written to it.</source>
        <translation>Un fichier temporaire a perdu ce qui y avait été écrit.</translation>
    </message>
    <message>
        <source>The catalogue %1 is not in the program.</source>
        <translation>Le catalogue %1 n&apos;est pas dans le programme.</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>signatures and triage</source>
        <translation>signatures et triage</translation>
    </message>
    <message>
        <source>temporary files</source>
        <translation>fichiers temporaires</translation>
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
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Écart type</translation>
    </message>
    <message>
        <source>Distinct</source>
        <translation>Distinctes</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Zéros</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Device when saved</source>
        <translation>Périphérique à l&apos;enregistrement</translation>
    </message>
    <message>
        <source>Storage shared with</source>
        <translation>Stockage partagé avec</translation>
    </message>
    <message>
        <source>Requires grad</source>
        <translation>Gradient requis</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Quantisation</source>
        <translation>Quantification</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Byte offset</source>
        <translation>Décalage en octets</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tenseurs</translation>
    </message>
</context>
<context>
    <name>TriageText</name>
    <message>
        <source>standard input</source>
        <translation>entrée standard</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Evidence: %1. %2</source>
        <translation>Niveau de preuve&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>Première erreur</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>cellule %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rang %1</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Triage</translation>
    </message>
    <message>
        <source>Observed clue: %1</source>
        <translation>Indice observé&#xa0;: %1</translation>
    </message>
    <message>
        <source>First check: %1</source>
        <translation>Première vérification&#xa0;: %1</translation>
    </message>
    <message>
        <source>Conclusion to avoid: %1</source>
        <translation>Conclusion à éviter&#xa0;: %1</translation>
    </message>
    <message>
        <source>printed %1 times</source>
        <translation>imprimé %1 fois</translation>
    </message>
    <message>
        <source>Later messages, read as its consequences</source>
        <translation>Messages ultérieurs, lus comme ses conséquences</translation>
    </message>
    <message numerus="yes">
        <source>%n further message(s) not listed here</source>
        <translation>
            <numerusform>%n autre message non listé ici</numerusform>
            <numerusform>%n autres messages non listés ici</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Époque</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Itération</translation>
    </message>
    <message>
        <source>Last completed step</source>
        <translation>Dernière étape terminée</translation>
    </message>
    <message>
        <source>Code revision</source>
        <translation>Révision du code</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formes</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>Context in the log</source>
        <translation>Contexte présent dans le journal</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Why this line and this family</source>
        <translation>Pourquoi cette ligne et cette famille</translation>
    </message>
    <message>
        <source>Facts that do not fit together</source>
        <translation>Faits qui ne concordent pas</translation>
    </message>
    <message>
        <source>Missing context</source>
        <translation>Contexte manquant</translation>
    </message>
    <message>
        <source>%1 (inferred)</source>
        <translation>%1 (déduit)</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>(not shown)</source>
        <translation>(non indiqué)</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>Today</source>
        <translation>Aujourd&apos;hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>aujourd&apos;hui, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Device-side assert</source>
        <translation>Assertion côté périphérique</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <translation>Mémoire insuffisante</translation>
    </message>
    <message>
        <source>Kernel not available</source>
        <translation>Noyau GPU non disponible</translation>
    </message>
    <message>
        <source>Device mismatch</source>
        <translation>Périphériques différents</translation>
    </message>
    <message>
        <source>Memory fault</source>
        <translation>Faute mémoire</translation>
    </message>
    <message>
        <source>Launch failure</source>
        <translation>Échec de lancement</translation>
    </message>
    <message>
        <source>Library failure</source>
        <translation>Échec de bibliothèque</translation>
    </message>
    <message>
        <source>Collective failure</source>
        <translation>Échec collectif</translation>
    </message>
    <message>
        <source>Shape or dtype</source>
        <translation>Forme ou dtype</translation>
    </message>
    <message>
        <source>Hardware or driver fault</source>
        <translation>Faute de matériel ou de pilote</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Non-finite value</source>
        <translation>Valeur non finie</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>Mémoire de l&apos;hôte</translation>
    </message>
    <message>
        <source>Host crash</source>
        <translation>Crash de l&apos;hôte</translation>
    </message>
    <message>
        <source>Python error</source>
        <translation>Erreur Python</translation>
    </message>
    <message>
        <source>Family not settled</source>
        <translation>Famille non tranchée</translation>
    </message>
    <message>
        <source>Invalid data</source>
        <translation>Données invalides</translation>
    </message>
    <message>
        <source>Operator contract</source>
        <translation>Contrat d&apos;opérateur</translation>
    </message>
    <message>
        <source>Binary environment</source>
        <translation>Environnement binaire</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>Hardware or driver</source>
        <translation>Matériel ou pilote</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnue</translation>
    </message>
    <message>
        <source>Established</source>
        <translation>Établi</translation>
    </message>
    <message>
        <source>Supported</source>
        <translation>Étayé</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>Hypothèse</translation>
    </message>
    <message>
        <source>The failing check itself is in the log.</source>
        <translation>La vérification qui a échoué figure elle-même dans le journal.</translation>
    </message>
    <message>
        <source>The log names the family; the failing call is not shown, or only indirectly.</source>
        <translation>Le journal nomme la famille&#xa0;; l&apos;appel fautif n&apos;y figure pas, ou seulement de façon indirecte.</translation>
    </message>
    <message>
        <source>Inferred from an ending or from an incomplete log.</source>
        <translation>Déduit d&apos;une fin de processus ou d&apos;un journal incomplet.</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Confirmation</source>
        <translation>Confirmation</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Conséquence</translation>
    </message>
    <message>
        <source>Teardown</source>
        <translation>Arrêt</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Bruit de fond</translation>
    </message>
    <message>
        <source>No failure found; lines read: %1. This speaks of the log only: it does not prove that the run was correct.</source>
        <translation>Aucun échec trouvé&#xa0;; lignes lues&#xa0;: %1. Cela ne parle que du journal et ne prouve pas que l&apos;exécution était correcte.</translation>
    </message>
    <message>
        <source>This file holds no text that can be read as a log. Open the log itself, or paste its text.</source>
        <translation>Ce fichier ne contient aucun texte lisible comme un journal. Ouvrez le journal lui-même, ou collez son texte.</translation>
    </message>
    <message>
        <source>The log shows a failure at line %1 and does not settle its family.</source>
        <translation>Le journal montre un échec à la ligne %1 et ne tranche pas sa famille.</translation>
    </message>
    <message>
        <source>First failure at line %1: %2 (%3).</source>
        <translation>Premier échec à la ligne %1&#xa0;: %2 (%3).</translation>
    </message>
    <message>
        <source>This log alone can lead to the failing operation.</source>
        <translation>Ce journal peut à lui seul mener à l&apos;opération fautive.</translation>
    </message>
    <message>
        <source>This log narrows the search; the missing facts below would settle more.</source>
        <translation>Ce journal réduit le champ de recherche&#xa0;; les éléments manquants ci-dessous permettraient d&apos;établir davantage.</translation>
    </message>
    <message>
        <source>This log names little more than the family; collect the missing facts below.</source>
        <translation>Ce journal ne nomme guère plus que la famille&#xa0;; recueillez les éléments manquants ci-dessous.</translation>
    </message>
    <message>
        <source>This log is not enough on its own; collect the missing facts below.</source>
        <translation>Ce journal ne suffit pas à lui seul&#xa0;; recueillez les éléments manquants ci-dessous.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Finds the first failure in the log of a PyTorch run.</source>
        <translation>Trouve le premier échec dans le journal d&apos;une exécution PyTorch.</translation>
    </message>
    <message>
        <source>Open the sample incident.</source>
        <translation>Ouvre l&apos;incident d&apos;exemple.</translation>
    </message>
    <message>
        <source>Logs to open.</source>
        <translation>Journaux à ouvrir.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::AboutDialog</name>
    <message>
        <source>About TorchTriage</source>
        <translation>À propos de TorchTriage</translation>
    </message>
    <message>
        <source>Finds the first failure in the log of a PyTorch run and says what to check first.</source>
        <translation>Trouve le premier échec dans le journal d&apos;une exécution PyTorch et dit quoi vérifier d&apos;abord.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It works offline: nothing leaves this computer.</source>
        <translation>Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Il fonctionne hors ligne&#xa0;: rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>The program&apos;s own log:</source>
        <translation>Journal du programme lui-même&#xa0;:</translation>
    </message>
    <message>
        <source>Copy debug information</source>
        <translation>Copier les informations de débogage</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::Banner</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BarModel</name>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchFindings</name>
    <message>
        <source>Findings in detail</source>
        <translation>Constats en détail</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Afficher les détails</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Masquer les détails</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchModel</name>
    <message numerus="yes">
        <source>%Ln more value(s), not listed</source>
        <translation>
            <numerusform>%Ln autre valeur, non affichée</numerusform>
            <numerusform>%Ln autres valeurs, non affichées</numerusform>
        </translation>
    </message>
    <message>
        <source>contains itself</source>
        <translation>se contient lui-même</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Contiguous: row-major without gaps</source>
        <translation>Contigu&#xa0;: en lignes, sans trous</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
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
        <translation>%1 n&apos;a pas été ouvert.</translation>
    </message>
    <message>
        <source>Saved batch</source>
        <translation>Batch enregistré</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln value(s) found; narrow the filter for the rest.</source>
        <translation>
            <numerusform>Première valeur trouvée&#xa0;; précisez le filtre pour voir le reste.</numerusform>
            <numerusform>%Ln premières valeurs trouvées&#xa0;; précisez le filtre pour voir le reste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing matches “%1”. Empty the filter to see every value.</source>
        <translation>Rien ne correspond à «&#xa0;%1&#xa0;». Videz le filtre pour voir toutes les valeurs.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) found</source>
        <translation>
            <numerusform>%Ln valeur trouvée</numerusform>
            <numerusform>%Ln valeurs trouvées</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a saved batch</source>
        <translation>Ouvrir un batch enregistré</translation>
    </message>
    <message>
        <source>Saved batches (%1)</source>
        <translation>Batches enregistrés (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Filter values</source>
        <translation>Filtrer les valeurs</translation>
    </message>
    <message>
        <source>Open batch…</source>
        <translation>Ouvrir le batch…</translation>
    </message>
    <message>
        <source>Attached batches</source>
        <translation>Batches joints</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchStart</name>
    <message>
        <source>Attach %1</source>
        <translation>Joindre %1</translation>
    </message>
    <message>
        <source>No batch is attached.</source>
        <translation>Aucun batch n&apos;est joint.</translation>
    </message>
    <message>
        <source>A saved batch shows the values that the failing step worked on. Drop a .pt, .pth, .bin, .ckpt, .safetensors, .npy or .npz file here. Nothing in it is executed.</source>
        <translation>Un batch enregistré montre les valeurs traitées par l&apos;étape fautive. Déposez ici un fichier .pt, .pth, .bin, .ckpt, .safetensors, .npy ou .npz. Rien de son contenu n&apos;est exécuté.</translation>
    </message>
    <message>
        <source>Open batch…</source>
        <translation>Ouvrir le batch…</translation>
    </message>
    <message>
        <source>Files beside the log that could be one:</source>
        <translation>Fichiers voisins du journal qui pourraient convenir&#xa0;:</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchTree</name>
    <message>
        <source>Values of the saved batch</source>
        <translation>Valeurs du batch enregistré</translation>
    </message>
    <message>
        <source>Copy &amp;key</source>
        <translation>Copier la &amp;clé</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>Copier la &amp;ligne</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChainDelegate</name>
    <message>
        <source>First failure</source>
        <translation>Premier échec</translation>
    </message>
    <message>
        <source>Observation point</source>
        <translation>Point d&apos;observation</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChainModel</name>
    <message>
        <source>First failure</source>
        <translation>Premier échec</translation>
    </message>
    <message>
        <source>%1, line %L2: %3</source>
        <translation>%1, ligne %L2&#xa0;: %3</translation>
    </message>
    <message>
        <source>launcher</source>
        <translation>lanceur</translation>
    </message>
    <message numerus="yes">
        <source>printed %n time(s)</source>
        <translation>
            <numerusform>imprimé %n fois</numerusform>
            <numerusform>imprimé %n fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n line(s)</source>
        <translation>
            <numerusform>+%n ligne</numerusform>
            <numerusform>+%n lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ClassFilter</name>
    <message>
        <source>Show only: %1</source>
        <translation>Afficher seulement&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::DropArea</name>
    <message>
        <source>Drop it here</source>
        <translation>Déposez-le ici</translation>
    </message>
    <message>
        <source>Files are read on this computer. Nothing in them is run.</source>
        <translation>Les fichiers sont lus sur cet ordinateur. Rien de leur contenu n&apos;est exécuté.</translation>
    </message>
    <message>
        <source>A log</source>
        <translation>Un journal</translation>
    </message>
    <message>
        <source>.log .txt .out .gz, any size</source>
        <translation>.log .txt .out .gz, de toute taille</translation>
    </message>
    <message>
        <source>A notebook</source>
        <translation>Un notebook</translation>
    </message>
    <message>
        <source>.ipynb with its outputs</source>
        <translation>.ipynb avec ses sorties</translation>
    </message>
    <message>
        <source>An error file</source>
        <translation>Un fichier d&apos;erreur</translation>
    </message>
    <message>
        <source>.json from torchrun</source>
        <translation>.json de torchrun</translation>
    </message>
    <message>
        <source>A report</source>
        <translation>Un rapport</translation>
    </message>
    <message>
        <source>collect_env output, kernel log</source>
        <translation>sortie de collect_env, journal du système</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EventListModel</name>
    <message>
        <source>First failure</source>
        <translation>Premier échec</translation>
    </message>
    <message>
        <source>Observed at %1:%2</source>
        <translation>Observé à %1:%2</translation>
    </message>
    <message>
        <source>%1, line %2. %3</source>
        <translation>%1, ligne %2. %3</translation>
    </message>
    <message>
        <source>launcher</source>
        <translation>lanceur</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EvidencePage</name>
    <message>
        <source>The file was cut or replaced since it was triaged. The events belong to its earlier content. Reload to read it anew.</source>
        <translation>Le fichier a été tronqué ou remplacé depuis son triage. Les événements correspondent à son contenu antérieur. Actualisez pour le relire.</translation>
    </message>
    <message>
        <source>The first failure is on the clipboard.</source>
        <translation>Le premier échec est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Reading was cancelled at line %1. Reload to read the whole log.</source>
        <translation>La lecture a été annulée à la ligne %1. Actualisez pour lire tout le journal.</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>Ligne %1 sur %2</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n occurrence</numerusform>
            <numerusform>%n occurrences</numerusform>
        </translation>
    </message>
    <message>
        <source>Following the end</source>
        <translation>Suivi de la fin</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n line(s) are on the clipboard: it has no room for more.</source>
        <translation>
            <numerusform>Seule la première ligne est dans le presse-papiers, qui n&apos;a pas de place pour plus.</numerusform>
            <numerusform>Seules les %n premières lignes sont dans le presse-papiers, qui n&apos;a pas de place pour plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are on the clipboard.</source>
        <translation>
            <numerusform>%n ligne est dans le presse-papiers.</numerusform>
            <numerusform>%n lignes sont dans le presse-papiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy lines</source>
        <translation>Copier les lignes</translation>
    </message>
    <message>
        <source>Copy lines without prefixes</source>
        <translation>Copier les lignes sans préfixes</translation>
    </message>
    <message>
        <source>Copy lines with numbers</source>
        <translation>Copier les lignes avec numéros</translation>
    </message>
    <message>
        <source>Pin this line as first failure</source>
        <translation>Épingler cette ligne comme premier échec</translation>
    </message>
    <message>
        <source>Back to the line found</source>
        <translation>Revenir à la ligne trouvée</translation>
    </message>
    <message>
        <source>Fold or unfold this block</source>
        <translation>Replier ou déplier ce bloc</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation>Aller à la ligne…</translation>
    </message>
    <message>
        <source>Lines of the log</source>
        <translation>Lignes du journal</translation>
    </message>
    <message>
        <source>Follow the end of the log</source>
        <translation>Suivre la fin du journal</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EvidenceSide</name>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>Only r%1</source>
        <translation>Seulement r%1</translation>
    </message>
    <message>
        <source>All ranks</source>
        <translation>Tous les rangs</translation>
    </message>
    <message>
        <source>Events of the log</source>
        <translation>Événements du journal</translation>
    </message>
    <message>
        <source>Ranks that are shown</source>
        <translation>Rangs affichés</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FindBar</name>
    <message>
        <source>Find in the log</source>
        <translation>Rechercher dans le journal</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Occurrence précédente (Maj+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Occurrence suivante (F3)</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expression régulière</translation>
    </message>
    <message>
        <source>Dim consequences</source>
        <translation>Estomper les conséquences</translation>
    </message>
    <message>
        <source>Fold frames</source>
        <translation>Replier les piles</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>Retour à la ligne</translation>
    </message>
    <message>
        <source>Copy lines</source>
        <translation>Copier les lignes</translation>
    </message>
    <message>
        <source>Copy the selected lines, or the current one, as printed</source>
        <translation>Copier les lignes sélectionnées, ou la ligne actuelle, telles qu&apos;imprimées</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>recherche en cours</translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation>Occurrences&#xa0;: %1</translation>
    </message>
    <message>
        <source>not an expression</source>
        <translation>expression invalide</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FirstErrorCard</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Itération</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Époque</translation>
    </message>
    <message>
        <source>Last completed step</source>
        <translation>Dernière étape terminée</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Opérateur</translation>
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
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Révision</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>cellule %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rang %1</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>Première erreur</translation>
    </message>
    <message>
        <source>Copy first error</source>
        <translation>Copier la première erreur</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FirstFailureBanner</name>
    <message>
        <source>Copy the first failure</source>
        <translation>Copier le premier échec</translation>
    </message>
    <message>
        <source>Back to the line found</source>
        <translation>Revenir à la ligne trouvée</translation>
    </message>
    <message>
        <source>First failure, pinned by hand</source>
        <translation>Premier échec, épinglé à la main</translation>
    </message>
    <message>
        <source>First failure</source>
        <translation>Premier échec</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, ligne %2</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GoToLine</name>
    <message>
        <source>Line, 1 to %1</source>
        <translation>Ligne, de 1 à %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::HistogramPage</name>
    <message>
        <source>Absolute value of %1</source>
        <translation>Valeur absolue de %1</translation>
    </message>
    <message>
        <source>Values of %1 that occur</source>
        <translation>Valeurs présentes dans %1</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Valeur de %1</translation>
    </message>
    <message>
        <source>There is no finite value to draw.</source>
        <translation>Aucune valeur finie à tracer.</translation>
    </message>
    <message>
        <source>%1 finite values</source>
        <translation>Valeurs finies&#xa0;: %1</translation>
    </message>
    <message>
        <source>Value %1: %2</source>
        <translation>Valeur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>From %1 to %2, both included: %3</source>
        <translation>De %1 à %2, bornes comprises&#xa0;: %3</translation>
    </message>
    <message>
        <source>From %1 to below %2: %3</source>
        <translation>De %1 à moins de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Logarithmic counts</source>
        <translation>Nombres en échelle logarithmique</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Sous forme de tableau</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Export PNG…</source>
        <translation>Exporter en PNG…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Histogram as a table</source>
        <translation>Histogramme sous forme de tableau</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::HistogramPlot</name>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>Left and Right go from bar to bar. The table beside it has the same numbers.</source>
        <translation>Gauche et Droite passent d&apos;une barre à l&apos;autre. Le tableau voisin contient les mêmes nombres.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentDelegate</name>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n rang</numerusform>
            <numerusform>%n rangs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentDock</name>
    <message>
        <source>No incident of the chosen classes</source>
        <translation>Aucun incident des classes choisies</translation>
    </message>
    <message>
        <source>No incident matches “%1”</source>
        <translation>Aucun incident ne correspond à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%n incident(s) are hidden by the filter.</source>
        <translation>
            <numerusform>Le filtre masque %n incident.</numerusform>
            <numerusform>Le filtre masque %n incidents.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open incidents</source>
        <translation>Incidents ouverts</translation>
    </message>
    <message>
        <source>Filter incidents</source>
        <translation>Filtrer les incidents</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Effacer le filtre</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentView</name>
    <message>
        <source>Views of the incident</source>
        <translation>Vues de l&apos;incident</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogPainter</name>
    <message numerus="yes">
        <source>%n line(s): C++ frames</source>
        <translation>
            <numerusform>%n ligne&#xa0;: pile C++</numerusform>
            <numerusform>%n lignes&#xa0;: pile C++</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): Python thread dump</source>
        <translation>
            <numerusform>%n ligne&#xa0;: état des threads Python</numerusform>
            <numerusform>%n lignes&#xa0;: état des threads Python</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): Python frames</source>
        <translation>
            <numerusform>%n ligne&#xa0;: pile Python</numerusform>
            <numerusform>%n lignes&#xa0;: pile Python</numerusform>
        </translation>
    </message>
    <message>
        <source>observation point</source>
        <translation>point d&apos;observation</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogView</name>
    <message>
        <source>Line %1, rank %2: %3</source>
        <translation>Ligne %1, rang %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>First failure</source>
        <translation>Premier échec</translation>
    </message>
    <message>
        <source>Observation point, not the cause</source>
        <translation>Point d&apos;observation, pas la cause</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Conséquence</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MainActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Paste log</source>
        <translation>&amp;Coller un journal</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Incidents &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
    <message>
        <source>Open &amp;sample incident</source>
        <translation>Ouvrir l&apos;incident d&apos;&amp;exemple</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>&amp;Actualiser</translation>
    </message>
    <message>
        <source>Close &amp;incident</source>
        <translation>&amp;Fermer l&apos;incident</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Copy first error</source>
        <translation>&amp;Copier la première erreur</translation>
    </message>
    <message>
        <source>&amp;Find in the log</source>
        <translation>&amp;Rechercher dans le journal</translation>
    </message>
    <message>
        <source>Filter &amp;incidents</source>
        <translation>&amp;Filtrer les incidents</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Pré&amp;cédent</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Volet suivant</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Vole&amp;t précédent</translation>
    </message>
    <message>
        <source>&amp;Side bar</source>
        <translation>&amp;Barre latérale</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Incident</source>
        <translation>&amp;Incident</translation>
    </message>
    <message>
        <source>&amp;First failure</source>
        <translation>&amp;Premier échec</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <translation>Événement &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous event</source>
        <translation>É&amp;vénement précédent</translation>
    </message>
    <message>
        <source>Next step &amp;1</source>
        <translation>Étape suivante &amp;1</translation>
    </message>
    <message>
        <source>Next step &amp;2</source>
        <translation>Étape suivante &amp;2</translation>
    </message>
    <message>
        <source>Next step &amp;3</source>
        <translation>Étape suivante &amp;3</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;About TorchTriage</source>
        <translation>À &amp;propos de TorchTriage</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MainWindow</name>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 n&apos;a pas été ouvert.</translation>
    </message>
    <message>
        <source>Reading %1 was cancelled.</source>
        <translation>La lecture de %1 a été annulée.</translation>
    </message>
    <message>
        <source>Nothing of it is shown. Open it again to read it from the start.</source>
        <translation>Rien n&apos;en est affiché. Ouvrez-le de nouveau pour le lire depuis le début.</translation>
    </message>
    <message>
        <source>No incident open</source>
        <translation>Aucun incident ouvert</translation>
    </message>
    <message>
        <source>%1 lines read in %2 ms</source>
        <translation>%1 lignes lues en %2 ms</translation>
    </message>
    <message>
        <source>%1 lines read in %2 s</source>
        <translation>%1 lignes lues en %2 s</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n rang</numerusform>
            <numerusform>%n rangs</numerusform>
        </translation>
    </message>
    <message>
        <source>The first error is on the clipboard.</source>
        <translation>La première erreur est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>On the clipboard: %1</source>
        <translation>Dans le presse-papiers&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 – TorchTriage</source>
        <translation>%1 – TorchTriage</translation>
    </message>
    <message>
        <source>Offline. Nothing leaves this computer.</source>
        <translation>Hors ligne. Rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Open logs</source>
        <translation>Ouvrir des journaux</translation>
    </message>
    <message>
        <source>Logs, notebooks and reports (*.log *.txt *.out *.err *.ipynb *.json *.jsonl *.gz *.xz *.zst *.bz2)</source>
        <translation>Journaux, notebooks et rapports (*.log *.txt *.out *.err *.ipynb *.json *.jsonl *.gz *.xz *.zst *.bz2)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Le presse-papiers ne contient pas de texte.</translation>
    </message>
    <message>
        <source>Copy the log in your terminal, then paste it here.</source>
        <translation>Copiez le journal dans votre terminal, puis collez-le ici.</translation>
    </message>
    <message>
        <source>Pasted log %1</source>
        <translation>Journal collé %1</translation>
    </message>
    <message>
        <source>Saved batches (%1)</source>
        <translation>Batches enregistrés (%1)</translation>
    </message>
    <message>
        <source>Side bar</source>
        <translation>Barre latérale</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::Minimap</name>
    <message>
        <source>Overview of the log by rank</source>
        <translation>Vue d&apos;ensemble du journal par rang</translation>
    </message>
    <message>
        <source>One lane per rank, L is the launcher. Click to go there.</source>
        <translation>Une bande par rang, L est le lanceur. Cliquez pour y aller.</translation>
    </message>
    <message>
        <source>rank %1: %2 lines</source>
        <translation>rang %1&#xa0;: %2 lignes</translation>
    </message>
    <message>
        <source>launcher: %1 lines</source>
        <translation>lanceur&#xa0;: %1 lignes</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Par rang</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::NextStepPane</name>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Known so far</source>
        <translation>Connu à ce stade</translation>
    </message>
    <message>
        <source>known</source>
        <translation>connu</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>encore ouvert</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>Joints</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::OverviewPage</name>
    <message>
        <source>The environment does not fit together.</source>
        <translation>L&apos;environnement n&apos;est pas cohérent.</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Triage</translation>
    </message>
    <message numerus="yes">
        <source>1 of %n families matches this log</source>
        <translation>
            <numerusform>1 famille sur %n correspond à ce journal</numerusform>
            <numerusform>1 famille sur %n correspond à ce journal</numerusform>
        </translation>
    </message>
    <message>
        <source>No family matches this log</source>
        <translation>Aucune famille ne correspond à ce journal</translation>
    </message>
    <message>
        <source>Triage table</source>
        <translation>Tableau de triage</translation>
    </message>
    <message>
        <source>Chain of events</source>
        <translation>Suite des événements</translation>
    </message>
    <message numerus="yes">
        <source>First failure and %n consequence(s)</source>
        <translation>
            <numerusform>Premier échec et %n conséquence</numerusform>
            <numerusform>Premier échec et %n conséquences</numerusform>
        </translation>
    </message>
    <message>
        <source>Open in evidence</source>
        <translation>Ouvrir dans les preuves</translation>
    </message>
    <message>
        <source>Why this line</source>
        <translation>Pourquoi cette ligne</translation>
    </message>
    <message>
        <source>Missing context</source>
        <translation>Contexte manquant</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ProgressCard</name>
    <message>
        <source>%1 of %2 read, %3 s</source>
        <translation>%1 lus sur %2, %3 s</translation>
    </message>
    <message>
        <source>%1 read, %2 s</source>
        <translation>%1 lus, %2 s</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RankListModel</name>
    <message>
        <source>all lines</source>
        <translation>toutes les lignes</translation>
    </message>
    <message>
        <source>launcher</source>
        <translation>lanceur</translation>
    </message>
    <message>
        <source>%1, %2 lines</source>
        <translation>%1, %2 lignes</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReadingStrip</name>
    <message>
        <source>Reading: %1 of about %2 lines, %3 s</source>
        <translation>Lecture&#xa0;: %1 lignes sur environ %2, %3 s</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Part of the log that has been read</source>
        <translation>Part du journal déjà lue</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReasonList</name>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RecentModel</name>
    <message>
        <source>No failure found</source>
        <translation>Aucun échec trouvé</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::SliceModel</name>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::SlicePage</name>
    <message>
        <source>%1 of %2 elements</source>
        <translation>%1 éléments sur %2</translation>
    </message>
    <message>
        <source>Elements of the tensor</source>
        <translation>Éléments du tenseur</translation>
    </message>
    <message>
        <source>Dimension %1: </source>
        <translation>Dimension %1&#xa0;: </translation>
    </message>
    <message>
        <source>Index in dimension %1</source>
        <translation>Indice dans la dimension %1</translation>
    </message>
    <message>
        <source>Rows from: </source>
        <translation>Lignes à partir de&#xa0;: </translation>
    </message>
    <message>
        <source>First row shown</source>
        <translation>Première ligne affichée</translation>
    </message>
    <message>
        <source>From: </source>
        <translation>À partir de&#xa0;: </translation>
    </message>
    <message>
        <source>First element of a row shown</source>
        <translation>Premier élément affiché d&apos;une ligne</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::StartPage</name>
    <message>
        <source>Find the first failure, not the last line.</source>
        <translation>Trouvez le premier échec, pas la dernière ligne.</translation>
    </message>
    <message>
        <source>Recent incidents</source>
        <translation>Incidents récents</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Vider la liste</translation>
    </message>
    <message>
        <source>No log was opened yet.</source>
        <translation>Aucun journal n&apos;a encore été ouvert.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvrir</translation>
    </message>
    <message>
        <source>paste log</source>
        <translation>coller un journal</translation>
    </message>
    <message>
        <source>all shortcuts</source>
        <translation>tous les raccourcis</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::StepsDock</name>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TensorPane</name>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>No value is selected.</source>
        <translation>Aucune valeur n&apos;est sélectionnée.</translation>
    </message>
    <message>
        <source>Select a tensor in the tree to see its values.</source>
        <translation>Sélectionnez un tenseur dans l&apos;arborescence pour voir ses valeurs.</translation>
    </message>
    <message>
        <source>There are no elements to show.</source>
        <translation>Il n&apos;y a pas d&apos;éléments à afficher.</translation>
    </message>
    <message>
        <source>The elements could not be read.</source>
        <translation>Les éléments n&apos;ont pas pu être lus.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>La lecture a été arrêtée.</translation>
    </message>
    <message>
        <source>No statistics of this tensor are shown.</source>
        <translation>Aucune statistique de ce tenseur n&apos;est affichée.</translation>
    </message>
    <message>
        <source>Export the histogram</source>
        <translation>Exporter l&apos;histogramme</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TitleStrip</name>
    <message>
        <source>More actions for this incident</source>
        <translation>Autres actions pour cet incident</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TriageDelegate</name>
    <message>
        <source>Matches line %1</source>
        <translation>Correspond à la ligne %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TriageTableModel</name>
    <message>
        <source>Observed clue</source>
        <translation>Indice observé</translation>
    </message>
    <message>
        <source>First check</source>
        <translation>Première vérification</translation>
    </message>
    <message>
        <source>Conclusion to avoid</source>
        <translation>Conclusion à éviter</translation>
    </message>
</context>
</TS>
