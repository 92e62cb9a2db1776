<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AgreementText</name>
    <message>
        <source>%1 beside %2</source>
        <translation>%1 face à %2</translation>
    </message>
    <message>
        <source>output %1 of step %2</source>
        <translation>la sortie %1 de l’étape %2</translation>
    </message>
    <message>
        <source>An output differs from that of the baseline: %1 (%2).</source>
        <translation>Une sortie diffère de celle de la référence&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <source>Outputs differ from those of the baseline. In %1, %2 of %3 elements lie beyond the tolerance of PyTorch for %4 (relative %5, absolute %6).</source>
        <translation>Des sorties diffèrent de celles de la référence. Dans %1, %2 éléments sur %3 dépassent la tolérance de PyTorch pour %4 (relative %5, absolue %6).</translation>
    </message>
    <message>
        <source>The first one is at %1.</source>
        <translation>Le premier est en %1.</translation>
    </message>
    <message>
        <source>The largest difference is %1.</source>
        <translation>La plus grande différence est %1.</translation>
    </message>
    <message>
        <source>NaN stands in one of the two only at %1 places.</source>
        <translation>NaN n’est présent que dans l’une des deux à %1 endroits.</translation>
    </message>
    <message>
        <source>Its outputs agree with those of the baseline within the tolerances of PyTorch for their dtypes. The largest difference is %1 (%2).</source>
        <translation>Ses sorties concordent avec celles de la référence dans les tolérances de PyTorch pour leurs dtypes. La plus grande différence est %1 (%2).</translation>
    </message>
    <message>
        <source>Output %1 of step %2 is there in one of the two runs only.</source>
        <translation>La sortie %1 de l’étape %2 n’existe que dans l’une des deux exécutions.</translation>
    </message>
    <message>
        <source>Output %1 of step %2 is of another kind than in the baseline.</source>
        <translation>La sortie %1 de l’étape %2 est d’une autre nature que dans la référence.</translation>
    </message>
    <message>
        <source>Output %1 of step %2 has another shape than in the baseline.</source>
        <translation>La sortie %1 de l’étape %2 a une autre forme que dans la référence.</translation>
    </message>
    <message>
        <source>The bits of output %1 of step %2 differ from those of the baseline. Its elements were not kept, so whether they agree is not known.</source>
        <translation>Les bits de la sortie %1 de l’étape %2 diffèrent de ceux de la référence. Ses éléments n’ont pas été conservés&#xa0;: on ne sait pas s’ils concordent.</translation>
    </message>
    <message>
        <source>Its outputs are those of the baseline, bit by bit.</source>
        <translation>Ses sorties sont celles de la référence, bit pour bit.</translation>
    </message>
    <message>
        <source>Outputs that agree on these inputs do not show that they are right, nor that others would agree.</source>
        <translation>Des sorties qui concordent sur ces entrées ne montrent ni qu’elles sont justes, ni que d’autres concorderaient.</translation>
    </message>
    <message>
        <source>A difference does not tell which of the two is right: another order of additions changes the last digits, and random numbers need the same seed.</source>
        <translation>Une différence ne dit pas laquelle des deux est juste&#xa0;: un autre ordre d’additions change les derniers chiffres, et les nombres aléatoires demandent la même graine.</translation>
    </message>
</context>
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
        <translation>torch.load(weights_only=False) importerait %1, qui importe n’importe quel module par son nom.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which gets hold of any function.</source>
        <translation>torch.load(weights_only=False) importerait %1, qui donne accès à n’importe quelle fonction.</translation>
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
        <translation>Octet %1&#xa0;; aucune valeur du fichier n’en dépend.</translation>
    </message>
    <message>
        <source>Key %1, byte %2; the file also calls it.</source>
        <translation>Clé %1, octet %2&#xa0;; le fichier l’appelle aussi.</translation>
    </message>
    <message>
        <source>Key %1, byte %2; the file does not call it.</source>
        <translation>Clé %1, octet %2&#xa0;; le fichier ne l’appelle pas.</translation>
    </message>
    <message>
        <source>The archive holds %1 more than once. Readers disagree on which one counts, so another program may see other values.</source>
        <translation>L’archive contient %1 plusieurs fois. Les lecteurs ne s’accordent pas sur celui qui compte&#xa0;: un autre programme peut voir d’autres valeurs.</translation>
    </message>
    <message>
        <source>The entry %1 would leave the folder that it is unpacked in. Do not unpack this archive.</source>
        <translation>L’entrée %1 sortirait du dossier d’extraction. N’extrayez pas cette archive.</translation>
    </message>
    <message>
        <source>The entry %1 claims to be encrypted, although PyTorch reads it. A scanner may have skipped it.</source>
        <translation>L’entrée %1 se déclare chiffrée, alors que PyTorch la lit. Un analyseur a pu l’ignorer.</translation>
    </message>
    <message>
        <source>The archive gives the entry %1 two different names. A scanner may have looked at another entry than PyTorch reads.</source>
        <translation>L’archive donne à l’entrée %1 deux noms différents. Un analyseur a pu examiner une autre entrée que celle que PyTorch lit.</translation>
    </message>
    <message>
        <source>The record %1, which this format asks for, is not there.</source>
        <translation>L’enregistrement %1, que ce format exige, est absent.</translation>
    </message>
    <message>
        <source>The entry %1 is compressed in a way that TorchTriage does not read.</source>
        <translation>L’entrée %1 est compressée d’une manière que TorchTriage ne lit pas.</translation>
    </message>
    <message>
        <source>More bytes follow the first pickle (%1). PyTorch ignores them; other programs may not.</source>
        <translation>D’autres octets suivent le premier pickle (%1). PyTorch les ignore&#xa0;; d’autres programmes peut-être pas.</translation>
    </message>
    <message>
        <source>The pickle uses numbers for names that only its writer has registered (%1), so what it would import is not known.</source>
        <translation>Le pickle emploie des numéros pour des noms que seul son auteur a enregistrés (%1)&#xa0;: on ne sait pas ce qu’il importerait.</translation>
    </message>
    <message>
        <source>Bytes before or after the content belong to no value (%1).</source>
        <translation>Des octets avant ou après le contenu n’appartiennent à aucune valeur (%1).</translation>
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
        <translation>Il importerait %1. TorchTriage l’a lu sans rien importer ni appeler&#xa0;; ne le chargez dans Python que si vous faites confiance à sa source.</translation>
    </message>
    <message numerus="yes">
        <source>It would import %1 and %Ln more. TorchTriage has read it without importing or calling anything; load it in Python only if you trust its source.</source>
        <translation>
            <numerusform>Il importerait %1 et %Ln autre nom. TorchTriage l’a lu sans rien importer ni appeler&#xa0;; ne le chargez dans Python que si vous faites confiance à sa source.</numerusform>
            <numerusform>Il importerait %1 et %Ln autres noms. TorchTriage l’a lu sans rien importer ni appeler&#xa0;; ne le chargez dans Python que si vous faites confiance à sa source.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading this file in Python could run code.</source>
        <translation>Charger ce fichier dans Python pourrait exécuter du code.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 n’a pas pu être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The file leads to more keys than TorchTriage counts; sharing is shown for the first ones only.</source>
        <translation>Le fichier mène à plus de clés que TorchTriage n’en compte&#xa0;; le partage n’est montré que pour les premières.</translation>
    </message>
    <message>
        <source>This file is incomplete.</source>
        <translation>Ce fichier est incomplet.</translation>
    </message>
    <message numerus="yes">
        <source>It lacks the bytes of %Ln tensor(s). Copy the file again once it is complete.</source>
        <translation>
            <numerusform>Il y manque les octets de %Ln tenseur. Copiez de nouveau le fichier une fois qu’il est complet.</numerusform>
            <numerusform>Il y manque les octets de %Ln tenseurs. Copiez de nouveau le fichier une fois qu’il est complet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) could not be read; all others are shown.</source>
        <translation>
            <numerusform>%Ln valeur n’a pas pu être lue&#xa0;; toutes les autres sont affichées.</numerusform>
            <numerusform>%Ln valeurs n’ont pas pu être lues&#xa0;; toutes les autres sont affichées.</numerusform>
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
        <translation>Ce fichier nomme des classes d’autres paquets.</translation>
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
            <numerusform>%Ln élément y diffère de ce qu’écrivent PyTorch et NumPy.</numerusform>
            <numerusform>%Ln éléments y diffèrent de ce qu’écrivent PyTorch et NumPy.</numerusform>
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
        <translation>L’objet de classe %1 n’a pas pu être lu&#xa0;: %2. Le reste du fichier n’est pas touché.</translation>
    </message>
    <message>
        <source>The file computes which function would build this object. TorchTriage does not call it and shows the parts that the file stores.</source>
        <translation>Le fichier calcule quelle fonction construirait cet objet. TorchTriage ne l’appelle pas et montre les parties que le fichier enregistre.</translation>
    </message>
    <message>
        <source>An object of the class %1. TorchTriage does not import classes: it shows the parts that the file stores.</source>
        <translation>Un objet de la classe %1. TorchTriage n’importe pas de classes&#xa0;: il montre les parties que le fichier enregistre.</translation>
    </message>
    <message>
        <source>A meta tensor has a shape and a dtype, but no elements.</source>
        <translation>Un tenseur meta a une forme et un dtype, mais pas d’éléments.</translation>
    </message>
    <message>
        <source>A tensor of layout %1 has no elements in rows and columns. Its components stand below it in the tree.</source>
        <translation>Un tenseur de disposition %1 n’a pas d’éléments en lignes et en colonnes. Ses composants sont au-dessous de lui dans l’arborescence.</translation>
    </message>
    <message>
        <source>This tensor has no bytes of its own.</source>
        <translation>Ce tenseur n’a pas d’octets qui lui soient propres.</translation>
    </message>
    <message>
        <source>The file lacks the bytes of this tensor. Copy the file again once it is complete.</source>
        <translation>Il manque au fichier les octets de ce tenseur. Copiez de nouveau le fichier une fois qu’il est complet.</translation>
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
        <translation>«&#xa0;%1&#xa0;» n’est pas un batch enregistré que TorchTriage sait lire&#xa0;: %2. Choisissez un fichier écrit par torch.save, safetensors ou NumPy.</translation>
    </message>
</context>
<context>
    <name>CaptureScript</name>
    <message>
        <source>Write the file beside your training script:</source>
        <translation>Écrivez le fichier à côté de votre script d’entraînement&#xa0;:</translation>
    </message>
    <message>
        <source>Then change two lines of the script. When a step fails, an incident is saved:</source>
        <translation>Modifiez ensuite deux lignes du script. Quand une étape échoue, un incident est enregistré&#xa0;:</translation>
    </message>
    <message>
        <source>Without changing the script, wrap the command:</source>
        <translation>Sans modifier le script, enveloppez la commande&#xa0;:</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>%1 rows written to %2</source>
        <translation>%1 lignes écrites dans %2</translation>
    </message>
    <message>
        <source>and %1 more; --csv FILE writes all of them</source>
        <translation>et %1 de plus&#xa0;; --csv FILE les écrit toutes</translation>
    </message>
    <message>
        <source>Two hypotheses</source>
        <translation>Deux hypothèses</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Correspondance</translation>
    </message>
    <message>
        <source>Kept as cases/%1: %2 of %3 samples</source>
        <translation>Conservé dans cases/%1&#xa0;: %2 échantillons sur %3</translation>
    </message>
</context>
<context>
    <name>CheckpointCommand</name>
    <message numerus="yes">
        <source>%Ln more finding(s); --json lists them all.</source>
        <translation>
            <numerusform>%Ln autre constat&#xa0;; --json les donne tous.</numerusform>
            <numerusform>%Ln autres constats&#xa0;; --json les donne tous.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a time. Write it as 2024-07-24T03:12:41, with a zone if it is not that of this machine.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une heure. Écrivez-la sous la forme 2024-07-24T03:12:41, avec un fuseau si ce n’est pas celui de cette machine.</translation>
    </message>
</context>
<context>
    <name>CheckpointFindings</name>
    <message>
        <source>%1 cannot be read: %3.</source>
        <translation>%1 ne peut pas être lu&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 cannot be read at %2: %3.</source>
        <translation>%1 ne peut pas être lu à %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 est vide.</translation>
    </message>
    <message>
        <source>%1 starts with zeros only, as a file does after a machine went down while it was written.</source>
        <translation>%1 ne commence que par des zéros, comme un fichier en cours d’écriture lorsque la machine s’est arrêtée.</translation>
    </message>
    <message>
        <source>%1: the bytes of %2 are not the ones that were written (CRC-32). torch.load does not compare them.</source>
        <translation>%1&#xa0;: les octets de %2 ne sont pas ceux qui ont été écrits (CRC-32). torch.load ne les compare pas.</translation>
    </message>
    <message>
        <source>%1: the bytes of %3 are not the ones that were written (CRC-32 of %2). torch.load does not compare them.</source>
        <translation>%1&#xa0;: les octets de %3 ne sont pas ceux qui ont été écrits (CRC-32 de %2). torch.load ne les compare pas.</translation>
    </message>
    <message>
        <source>%1 was written without checksums, so changed bytes cannot be told.</source>
        <translation>%1 a été écrit sans sommes de contrôle&#xa0;: des octets modifiés ne peuvent pas être reconnus.</translation>
    </message>
    <message>
        <source>%1: its entries claim more bytes than the file has.</source>
        <translation>%1&#xa0;: ses entrées réclament plus d’octets que le fichier n’en a.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lacks the bytes of %Ln tensor(s), the first is %2.</source>
        <translation>
            <numerusform>Il manque à %1 les octets de %Ln tenseur&#xa0;: %2.</numerusform>
            <numerusform>Il manque à %1 les octets de %Ln tenseurs, le premier est %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a value could not be read at %2: %3.</source>
        <translation>%1&#xa0;: une valeur n’a pas pu être lue à %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The shard %2 is not there.</source>
        <translation>Le fragment %2 est absent.</translation>
    </message>
    <message numerus="yes">
        <source>%3 lacks %Ln tensor(s) that %1 names, the first is %2.</source>
        <translation>
            <numerusform>Il manque à %3 %Ln tenseur nommé par %1&#xa0;: %2.</numerusform>
            <numerusform>Il manque à %3 %Ln tenseurs nommés par %1, le premier est %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a temporary name: writing was perhaps not finished.</source>
        <translation>%1 porte un nom temporaire&#xa0;: l’écriture n’a peut-être pas été achevée.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of a kind that TorchTriage does not read, the first is %1.</source>
        <translation>
            <numerusform>%Ln fichier d’un type que TorchTriage ne lit pas&#xa0;: %1.</numerusform>
            <numerusform>%Ln fichiers d’un type que TorchTriage ne lit pas, le premier est %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more file(s) were not read.</source>
        <translation>
            <numerusform>%Ln autre fichier n’a pas été lu.</numerusform>
            <numerusform>%Ln autres fichiers n’ont pas été lus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says %3 = %4, %5 says %6 = %7.</source>
        <translation>%1 indique %3 = %4, %5 indique %6 = %7.</translation>
    </message>
    <message>
        <source>%1 says %3 = %4, %5 says %6 = %7. The two may count different things.</source>
        <translation>%1 indique %3 = %4, %5 indique %6 = %7. Les deux peuvent compter des choses différentes.</translation>
    </message>
    <message>
        <source>The optimizer in %1 has counted %3 steps, the checkpoint says %4. Accumulated gradients or skipped steps can explain it.</source>
        <translation>L’optimiseur de %1 a compté %3 étapes, le checkpoint indique %4. Des gradients accumulés ou des étapes sautées peuvent l’expliquer.</translation>
    </message>
    <message>
        <source>The optimizer in %1 has counted from %3 to %4 steps, depending on the parameter.</source>
        <translation>L’optimiseur de %1 a compté de %3 à %4 étapes, selon le paramètre.</translation>
    </message>
    <message>
        <source>The name %2 says %3, the step inside is %4.</source>
        <translation>Le nom %2 indique %3, l’étape à l’intérieur est %4.</translation>
    </message>
    <message numerus="yes">
        <source>%3 holds %Ln tensor(s) that %1 does not name, the first is %2.</source>
        <translation>
            <numerusform>%3 contient %Ln tenseur que %1 ne nomme pas&#xa0;: %2.</numerusform>
            <numerusform>%3 contient %Ln tenseurs que %1 ne nomme pas, le premier est %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says that the tensors have %3 bytes, the shards hold %4.</source>
        <translation>%1 indique %3 octets pour les tenseurs, les fragments en contiennent %4.</translation>
    </message>
    <message>
        <source>The optimizer in %1 has %3 parameters, the model only %4 tensors.</source>
        <translation>L’optimiseur de %1 a %3 paramètres, le modèle seulement %4 tenseurs.</translation>
    </message>
    <message>
        <source>The optimizer in %1 holds the shape %3 for %4 parameters (%2), the model for %5. It belongs to another model.</source>
        <translation>L’optimiseur de %1 a la forme %3 pour %4 paramètres (%2), le modèle pour %5. Il appartient à un autre modèle.</translation>
    </message>
    <message numerus="yes">
        <source>The optimizer in %1 names %Ln parameter(s) that the model lacks, the first is %2.</source>
        <translation>
            <numerusform>L’optimiseur de %1 nomme %Ln paramètre que le modèle n’a pas&#xa0;: %2.</numerusform>
            <numerusform>L’optimiseur de %1 nomme %Ln paramètres que le modèle n’a pas, le premier est %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The optimizer in %1 holds state of %Ln parameter(s) that no group has, the first is %3.</source>
        <translation>
            <numerusform>L’optimiseur de %1 contient l’état de %Ln paramètre qu’aucun groupe n’a&#xa0;: %3.</numerusform>
            <numerusform>L’optimiseur de %1 contient l’état de %Ln paramètres qu’aucun groupe n’a, le premier est %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The optimizer in %1 has no state yet for %Ln of its %3 parameter(s).</source>
        <translation>
            <numerusform>L’optimiseur de %1 n’a pas encore d’état pour %Ln de ses %3 paramètres.</numerusform>
            <numerusform>L’optimiseur de %1 n’a pas encore d’état pour %Ln de ses %3 paramètres.</numerusform>
        </translation>
    </message>
    <message>
        <source>The optimizer in %1 is laid out in a way that cannot be compared with the model.</source>
        <translation>L’optimiseur de %1 est organisé d’une façon qui ne se compare pas au modèle.</translation>
    </message>
    <message>
        <source>No model lies beside the optimizer in %1 to compare it with.</source>
        <translation>Aucun modèle n’accompagne l’optimiseur de %1 pour la comparaison.</translation>
    </message>
    <message>
        <source>The averaged weights in %1 differ from the model: %2 of shape %3.</source>
        <translation>Les poids moyennés de %1 diffèrent du modèle&#xa0;: %2 de forme %3.</translation>
    </message>
    <message>
        <source>%3 and %4 are checkpoints of the same model at different steps.</source>
        <translation>%3 et %4 sont des checkpoints du même modèle à des étapes différentes.</translation>
    </message>
    <message>
        <source>No optimizer: resuming would start it anew.</source>
        <translation>Pas d’optimiseur&#xa0;: une reprise le démarrerait à neuf.</translation>
    </message>
    <message>
        <source>No scheduler: resuming would start it anew.</source>
        <translation>Pas d’ordonnanceur&#xa0;: une reprise le démarrerait à neuf.</translation>
    </message>
    <message>
        <source>No state of the random generators: resuming will not see the same order of data.</source>
        <translation>Pas d’état des générateurs aléatoires&#xa0;: une reprise ne verra pas les données dans le même ordre.</translation>
    </message>
    <message>
        <source>No step or epoch was found inside.</source>
        <translation>Aucune étape ni époque n’a été trouvée à l’intérieur.</translation>
    </message>
    <message>
        <source>%2 in %1 holds %3 NaN and %4 infinite elements, the first at %5.</source>
        <translation>%2 dans %1 contient %3 NaN et %4 éléments infinis, le premier à %5.</translation>
    </message>
    <message>
        <source>%2 in %1 holds %3 NaN and %4 infinite elements.</source>
        <translation>%2 dans %1 contient %3 NaN et %4 éléments infinis.</translation>
    </message>
    <message>
        <source>%2 in %1 holds %4 infinite elements and otherwise nothing but zeros, as masks and observers do.</source>
        <translation>%2 dans %1 contient %4 éléments infinis et sinon seulement des zéros, comme les masques et les observateurs.</translation>
    </message>
    <message>
        <source>The number %2 in %1 is NaN.</source>
        <translation>Le nombre %2 dans %1 est NaN.</translation>
    </message>
    <message>
        <source>The elements of %2 in %1 were not read: %3.</source>
        <translation>Les éléments de %2 dans %1 n’ont pas été lus&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Its step %3 lies before the failing step %4.</source>
        <translation>Son étape %3 précède l’étape %4 qui a échoué.</translation>
    </message>
    <message>
        <source>Its step %3 is the failing step.</source>
        <translation>Son étape %3 est celle qui a échoué.</translation>
    </message>
    <message>
        <source>Its step %3 lies after the failing step %4.</source>
        <translation>Son étape %3 suit l’étape %4 qui a échoué.</translation>
    </message>
    <message>
        <source>Its files were last changed %3 s before the failure. That is a clue only: copying changes it.</source>
        <translation>Ses fichiers ont été modifiés pour la dernière fois %3 s avant l’échec. Ce n’est qu’un indice&#xa0;: une copie change cette heure.</translation>
    </message>
    <message>
        <source>Its files were last changed %3 s after the failure. That is a clue only: copying changes it.</source>
        <translation>Ses fichiers ont été modifiés pour la dernière fois %3 s après l’échec. Ce n’est qu’un indice&#xa0;: une copie change cette heure.</translation>
    </message>
</context>
<context>
    <name>CheckpointText</name>
    <message>
        <source>Complete, coherent and finite. Its files were last changed before the failure; the time of a file is only a clue.</source>
        <translation>Complet, cohérent et fini. Ses fichiers ont été modifiés pour la dernière fois avant l’échec&#xa0;; l’heure d’un fichier n’est qu’un indice.</translation>
    </message>
    <message>
        <source>Complete, coherent and finite, at step %1, before the failure at %2.</source>
        <translation>Complet, cohérent et fini, à l’étape %1, avant l’échec à %2.</translation>
    </message>
    <message>
        <source>Its files were changed during or after the failure. A file written then proves nothing by existing; the time of a file is only a clue.</source>
        <translation>Ses fichiers ont été modifiés pendant ou après l’échec. Un fichier écrit à ce moment ne prouve rien par sa seule existence&#xa0;; l’heure d’un fichier n’est qu’un indice.</translation>
    </message>
    <message>
        <source>It is at step %1, and the failure came at %2. A file written during a failure proves nothing by existing.</source>
        <translation>Il est à l’étape %1, et l’échec est survenu à %2. Un fichier écrit pendant un échec ne prouve rien par sa seule existence.</translation>
    </message>
    <message>
        <source>Complete, coherent and finite. When the failure happened is not known, so nothing is said about before or after.</source>
        <translation>Complet, cohérent et fini. Le moment de l’échec n’est pas connu&#xa0;: rien n’est dit sur l’avant ou l’après.</translation>
    </message>
    <message>
        <source>Complete, coherent and finite. Its step is the one that failed: whether that one was completed depends on how the program counts.</source>
        <translation>Complet, cohérent et fini. Son étape est celle qui a échoué&#xa0;: si elle a été achevée dépend de la façon dont le programme compte.</translation>
    </message>
    <message>
        <source>Complete, coherent and finite. Nothing in it tells whether it was written before the failure.</source>
        <translation>Complet, cohérent et fini. Rien n’indique s’il a été écrit avant l’échec.</translation>
    </message>
    <message>
        <source>Coherent, before the failure</source>
        <translation>Cohérent, avant l’échec</translation>
    </message>
    <message>
        <source>Written during or after the failure</source>
        <translation>Écrit pendant ou après l’échec</translation>
    </message>
    <message>
        <source>Step and file time contradict</source>
        <translation>L’étape et l’heure du fichier se contredisent</translation>
    </message>
    <message>
        <source>Coherent, time unknown</source>
        <translation>Cohérent, moment inconnu</translation>
    </message>
    <message>
        <source>Incomplete or damaged</source>
        <translation>Incomplet ou endommagé</translation>
    </message>
    <message>
        <source>Not finite</source>
        <translation>Non fini</translation>
    </message>
    <message>
        <source>Incoherent</source>
        <translation>Incohérent</translation>
    </message>
    <message>
        <source>Several checkpoints</source>
        <translation>Plusieurs checkpoints</translation>
    </message>
    <message>
        <source>Not fully read</source>
        <translation>Pas entièrement lu</translation>
    </message>
    <message>
        <source>The step inside and the time of its files do not agree about the failure. It may have been copied, or written while the program failed.</source>
        <translation>L’étape à l’intérieur et l’heure de ses fichiers ne s’accordent pas sur l’échec. Il a pu être copié, ou écrit pendant que le programme échouait.</translation>
    </message>
    <message>
        <source>Bytes are missing or are not the ones that were written. Do not resume from it.</source>
        <translation>Des octets manquent ou ne sont pas ceux qui ont été écrits. Ne reprenez pas à partir de lui.</translation>
    </message>
    <message>
        <source>It holds NaN or infinite elements. Resuming from it would carry them on.</source>
        <translation>Il contient des éléments NaN ou infinis. Une reprise les propagerait.</translation>
    </message>
    <message>
        <source>Its parts do not belong together. Do not resume from it as it is.</source>
        <translation>Ses parties ne vont pas ensemble. Ne reprenez pas à partir de lui en l’état.</translation>
    </message>
    <message>
        <source>The folder holds more than one checkpoint. Choose one of its files.</source>
        <translation>Le dossier contient plus d’un checkpoint. Choisissez l’un de ses fichiers.</translation>
    </message>
    <message>
        <source>Nothing wrong was found in what could be read, but a part of it could not be read.</source>
        <translation>Rien d’anormal dans ce qui a pu être lu, mais une partie n’a pas pu l’être.</translation>
    </message>
    <message>
        <source>Not shown: that training goes on well from it. Nothing in it was executed or loaded.</source>
        <translation>Non montré&#xa0;: que l’entraînement se poursuive bien à partir de lui. Rien n’y a été exécuté ni chargé.</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>averaged weights</source>
        <translation>poids moyennés</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>optimiseur</translation>
    </message>
    <message>
        <source>scheduler</source>
        <translation>ordonnanceur</translation>
    </message>
    <message>
        <source>gradient scaler</source>
        <translation>échelle des gradients</translation>
    </message>
    <message>
        <source>sampler and RNG</source>
        <translation>échantillonneur et RNG</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>progression</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>same step</source>
        <translation>même étape</translation>
    </message>
    <message>
        <source>no step inside</source>
        <translation>aucune étape à l’intérieur</translation>
    </message>
    <message>
        <source>counts otherwise</source>
        <translation>compte autrement</translation>
    </message>
    <message>
        <source>other step</source>
        <translation>autre étape</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>ne correspond pas</translation>
    </message>
    <message>
        <source>not finite</source>
        <translation>non fini</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>époque %1</translation>
    </message>
    <message>
        <source>“%1” is not a checkpoint that TorchTriage reads: %2. Choose a file that torch.save or safetensors wrote, or the folder that holds such files.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un checkpoint que TorchTriage lit&#xa0;: %2. Choisissez un fichier écrit par torch.save ou safetensors, ou le dossier qui contient de tels fichiers.</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Xid %1: %2. Most often a fault of the program on that device, such as an access out of range: look for the failing launch first.</source>
        <translation>Xid %1&#xa0;: %2. Le plus souvent une faute du programme sur ce périphérique, comme un accès hors domaine&#xa0;: cherchez d’abord le lancement fautif.</translation>
    </message>
    <message>
        <source>Xid %1: %2. It follows an earlier error or the end of a process: read what comes before it.</source>
        <translation>Xid %1&#xa0;: %2. Ce code suit une erreur antérieure ou la fin d’un processus&#xa0;: lisez ce qui précède.</translation>
    </message>
    <message>
        <source>Xid %1: %2. An error in the memory of the device: read its ECC counters, and reset or drain the device before it is used again.</source>
        <translation>Xid %1&#xa0;: %2. Erreur dans la mémoire du périphérique&#xa0;: lisez ses compteurs ECC, puis réinitialisez ou retirez le périphérique avant de le réutiliser.</translation>
    </message>
    <message>
        <source>Xid %1: %2. The device set memory cells aside or counts single-bit errors: read its ECC counters and the pending repairs.</source>
        <translation>Xid %1&#xa0;: %2. Le périphérique a écarté des cellules mémoire ou compte des erreurs d’un bit&#xa0;: lisez ses compteurs ECC et les réparations en attente.</translation>
    </message>
    <message>
        <source>Xid %1: %2. A link between devices reports errors: check the link counters of every device on that host.</source>
        <translation>Xid %1&#xa0;: %2. Une liaison entre périphériques signale des erreurs&#xa0;: vérifiez les compteurs de liaison de chaque périphérique de cet hôte.</translation>
    </message>
    <message>
        <source>Xid %1: %2. The host lost contact with the device: check power, temperature and seating, then reboot the host.</source>
        <translation>Xid %1&#xa0;: %2. L’hôte a perdu le contact avec le périphérique&#xa0;: vérifiez l’alimentation, la température et l’emplacement, puis redémarrez l’hôte.</translation>
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
        <translation>Code de sortie 0&#xa0;: le processus s’est terminé normalement.</translation>
    </message>
    <message>
        <source>Exit status 1: the program ended with an error of its own, such as an exception.</source>
        <translation>Code de sortie 1&#xa0;: le programme s’est terminé sur une erreur de son fait, par exemple une exception.</translation>
    </message>
    <message>
        <source>Exit status 134 (SIGABRT): the process aborted itself, as native code does after a failed check.</source>
        <translation>Code de sortie 134 (SIGABRT)&#xa0;: le processus s’est interrompu lui-même, comme le fait le code natif après une vérification non satisfaite.</translation>
    </message>
    <message>
        <source>Exit status 135 (SIGBUS): an access to memory that is not there; a full /dev/shm is one known reason.</source>
        <translation>Code de sortie 135 (SIGBUS)&#xa0;: accès à une mémoire qui n’existe pas&#xa0;; un /dev/shm plein en est une raison connue.</translation>
    </message>
    <message>
        <source>Exit status 137 (SIGKILL): the process was killed from outside. The kernel does so when memory runs out, but the status alone does not say who did.</source>
        <translation>Code de sortie 137 (SIGKILL)&#xa0;: le processus a été tué de l’extérieur. Le système le fait quand la mémoire manque, mais le code seul ne dit pas qui l’a fait.</translation>
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
        <translation>Signal 6 (SIGABRT)&#xa0;: le processus s’est interrompu lui-même, comme le fait le code natif après une vérification non satisfaite.</translation>
    </message>
    <message>
        <source>Signal 7 (SIGBUS): an access to memory that is not there; a full /dev/shm is one known reason.</source>
        <translation>Signal 7 (SIGBUS)&#xa0;: accès à une mémoire qui n’existe pas&#xa0;; un /dev/shm plein en est une raison connue.</translation>
    </message>
    <message>
        <source>Signal 8 (SIGFPE): native code divided an integer by zero or overflowed it.</source>
        <translation>Signal 8 (SIGFPE)&#xa0;: du code natif a divisé un entier par zéro ou provoqué un dépassement.</translation>
    </message>
    <message>
        <source>Signal 9 (SIGKILL): the process was killed from outside. The kernel does so when memory runs out, but the signal alone does not say who did.</source>
        <translation>Signal 9 (SIGKILL)&#xa0;: le processus a été tué de l’extérieur. Le système le fait quand la mémoire manque, mais le signal seul ne dit pas qui l’a fait.</translation>
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
        <translation>Trouver le premier échec de journaux, de notebooks et de fichiers d’erreur</translation>
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
        <translation>Lister ce que contient un batch enregistré&#xa0;; rien de son contenu n’est exécuté</translation>
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
        <translation>TorchTriage trouve le premier échec d’un job PyTorch et dit quoi vérifier d’abord.</translation>
    </message>
    <message>
        <source>Print the guide, or one section of it</source>
        <translation>Afficher le guide, ou l’une de ses sections</translation>
    </message>
    <message>
        <source>Id of a section; &quot;list&quot; names them</source>
        <translation>Identifiant d’une section&#xa0;; &quot;list&quot; les énumère</translation>
    </message>
    <message>
        <source>Record incidents in a training script: how to, and the Python file for it</source>
        <translation>Enregistrer les incidents dans un script d’entraînement&#xa0;: mode d’emploi et fichier Python</translation>
    </message>
    <message>
        <source>Print torchtriage_capture.py</source>
        <translation>Afficher torchtriage_capture.py</translation>
    </message>
    <message>
        <source>Hold a saved batch against what the operator asks of its inputs</source>
        <translation>Confronter un batch enregistré à ce que l’opérateur exige de ses entrées</translation>
    </message>
    <message>
        <source>Saved batch, as for the command batch</source>
        <translation>Batch enregistré, comme pour la commande batch</translation>
    </message>
    <message>
        <source>Key of the targets, indices or values to check</source>
        <translation>Clé des cibles, indices ou valeurs à vérifier</translation>
    </message>
    <message>
        <source>Number of classes, or of rows that indices name</source>
        <translation>Nombre de classes, ou de lignes que les indices désignent</translation>
    </message>
    <message>
        <source>Target value that is left out (default: -100)</source>
        <translation>Valeur de cible laissée de côté (par défaut&#xa0;: -100)</translation>
    </message>
    <message>
        <source>Contract to check (may be repeated): class-index, index-range, unit-interval, probability, finite, lengths, same-length, dtype, shape, strides</source>
        <translation>Contrat à vérifier (répétable)&#xa0;: class-index, index-range, unit-interval, probability, finite, lengths, same-length, dtype, shape, strides</translation>
    </message>
    <message>
        <source>Operator whose rules count, such as embedding or gather</source>
        <translation>Opérateur dont les règles s’appliquent, par exemple embedding ou gather</translation>
    </message>
    <message>
        <source>ROLE=KEY: a further input, such as weight=class_weight</source>
        <translation>ROLE=KEY&#xa0;: une autre entrée, par exemple weight=class_weight</translation>
    </message>
    <message>
        <source>NAME=VALUE: a further argument, such as padding_idx=0</source>
        <translation>NAME=VALUE&#xa0;: un autre argument, par exemple padding_idx=0</translation>
    </message>
    <message>
        <source>File with class names and numbers, or key:KEY for a value of the batch</source>
        <translation>Fichier des noms et numéros de classe, ou key:KEY pour une valeur du batch</translation>
    </message>
    <message>
        <source>Key that tells the source of each sample</source>
        <translation>Clé qui indique la source de chaque échantillon</translation>
    </message>
    <message>
        <source>Key that names each sample</source>
        <translation>Clé qui nomme chaque échantillon</translation>
    </message>
    <message>
        <source>Log whose first failure proposes what is left open here</source>
        <translation>Journal dont le premier échec propose ce qui n’est pas donné ici</translation>
    </message>
    <message>
        <source>PyTorch version whose rules count (default: the log&apos;s)</source>
        <translation>Version de PyTorch dont les règles s’appliquent (par défaut&#xa0;: celle du journal)</translation>
    </message>
    <message>
        <source>Write every refused element to this file</source>
        <translation>Écrire chaque élément refusé dans ce fichier</translation>
    </message>
    <message>
        <source>One JSON object for each contract, on its own line</source>
        <translation>Un objet JSON par contrat, chacun sur sa ligne</translation>
    </message>
    <message>
        <source>Check that a checkpoint is complete, coherent, finite and older than the failure</source>
        <translation>Vérifier qu’un checkpoint est complet, cohérent, fini et antérieur à l’échec</translation>
    </message>
    <message>
        <source>Checkpoint file, index of shards, or folder (may be repeated)</source>
        <translation>Fichier de checkpoint, index de fragments ou dossier (peut être répété)</translation>
    </message>
    <message>
        <source>When the failure happened: 2024-07-24T03:12:41</source>
        <translation>Moment de l’échec&#xa0;: 2024-07-24T03:12:41</translation>
    </message>
    <message>
        <source>Log of the failed job: its first failure gives time and step</source>
        <translation>Journal du travail en échec&#xa0;: son premier échec donne l’heure et l’étape</translation>
    </message>
    <message>
        <source>One JSON object per checkpoint, each on its own line</source>
        <translation>Un objet JSON par checkpoint, chacun sur sa ligne</translation>
    </message>
    <message>
        <source>Show what distinguishes a failing batch from good ones</source>
        <translation>Montrer ce qui distingue un batch en échec de bons batchs</translation>
    </message>
    <message>
        <source>Saved batches that went well</source>
        <translation>Batchs enregistrés qui se sont bien passés</translation>
    </message>
    <message>
        <source>Saved batch that failed</source>
        <translation>Batch enregistré qui a échoué</translation>
    </message>
    <message>
        <source>Target value that the loss leaves out (default: -100)</source>
        <translation>Valeur de cible que la perte laisse de côté (par défaut&#xa0;: -100)</translation>
    </message>
    <message>
        <source>One JSON object</source>
        <translation>Un objet JSON</translation>
    </message>
    <message>
        <source>Lines that appear only in a failing log, beside a good log of the same job</source>
        <translation>Lignes qui n’apparaissent que dans un journal en échec, face à un bon journal de la même tâche</translation>
    </message>
    <message>
        <source>Log of a run that went well</source>
        <translation>Journal d’une exécution réussie</translation>
    </message>
    <message>
        <source>Log of the run that failed</source>
        <translation>Journal de l’exécution en échec</translation>
    </message>
    <message>
        <source>One JSON object on one line</source>
        <translation>Un objet JSON sur une seule ligne</translation>
    </message>
    <message>
        <source>Lines to print (default: 50)</source>
        <translation>Lignes à afficher (par défaut&#xa0;: 50)</translation>
    </message>
    <message>
        <source>List the engines that can rerun an operator, with their devices</source>
        <translation>Lister les moteurs capables de relancer un opérateur, avec leurs périphériques</translation>
    </message>
    <message>
        <source>One JSON object per engine, each on its own line</source>
        <translation>Un objet JSON par moteur, chacun sur sa ligne</translation>
    </message>
    <message>
        <source>Only this one: builtin, or python: and an interpreter or the folder of an environment (may be repeated)</source>
        <translation>Seulement celui-ci&#xa0;: builtin, ou python:CHEMIN d’un interpréteur ou du dossier d’un environnement (peut être répété)</translation>
    </message>
    <message>
        <source>Group the first failures of all logs in a folder by fingerprint</source>
        <translation>Regrouper par empreinte les premiers échecs de tous les journaux d’un dossier</translation>
    </message>
    <message>
        <source>Folder of logs (all levels)</source>
        <translation>Dossier de journaux (tous les niveaux)</translation>
    </message>
    <message>
        <source>The table of fingerprints as CSV</source>
        <translation>Le tableau des empreintes en CSV</translation>
    </message>
    <message>
        <source>Only files written since then: 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h, 7d</source>
        <translation>Seulement les fichiers écrits depuis&#xa0;: 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h, 7d</translation>
    </message>
    <message>
        <source>Folder to compare with: what is new, gone, changed</source>
        <translation>Dossier de comparaison&#xa0;: ce qui est nouveau, disparu, modifié</translation>
    </message>
    <message>
        <source>Read every log, and keep nothing for the next scan</source>
        <translation>Lire tous les journaux et ne rien conserver pour l’analyse suivante</translation>
    </message>
    <message>
        <source>Job file of operators that fails</source>
        <translation>Fichier d’une tâche d’opérateurs qui échoue</translation>
    </message>
    <message>
        <source>Folder of the kept case; called again, the command goes on from there</source>
        <translation>Dossier du cas conservé&#xa0;; relancée, la commande reprend là où elle en était</translation>
    </message>
    <message>
        <source>Engine of a job: builtin, or python: and an interpreter or folder</source>
        <translation>Moteur d’une tâche&#xa0;: builtin, ou python:CHEMIN d’un interpréteur ou d’un dossier</translation>
    </message>
    <message>
        <source>Most runs of this call (default: 400)</source>
        <translation>Nombre maximal d’exécutions de cet appel (par défaut&#xa0;: 400)</translation>
    </message>
    <message>
        <source>Seconds after which no further run is begun (default: 3600)</source>
        <translation>Secondes après lesquelles aucune exécution n’est plus commencée (par défaut&#xa0;: 3600)</translation>
    </message>
    <message>
        <source>Seconds after which a run is ended (default: 300)</source>
        <translation>Secondes après lesquelles une exécution est arrêtée (par défaut&#xa0;: 300)</translation>
    </message>
    <message>
        <source>Runs before a case counts as one that passes, for flaky failures</source>
        <translation>Exécutions avant qu’un cas compte comme réussi, pour les échecs intermittents</translation>
    </message>
    <message>
        <source>Runs beside each other (default: 1)</source>
        <translation>Exécutions simultanées (par défaut&#xa0;: 1)</translation>
    </message>
    <message>
        <source>JSON lines as things happen</source>
        <translation>Lignes JSON au fil des événements</translation>
    </message>
    <message>
        <source>Find the smallest version of a failing job that fails in the same way</source>
        <translation>Trouver la plus petite version d’une tâche en échec qui échoue de la même façon</translation>
    </message>
    <message>
        <source>Job file: operators for an engine, or a command</source>
        <translation>Fichier de tâche&#xa0;: opérateurs pour un moteur, ou commande</translation>
    </message>
    <message>
        <source>Incident folder: its command is run, and its runs are kept there</source>
        <translation>Dossier d’incident&#xa0;: sa commande est lancée et ses relances y sont conservées</translation>
    </message>
    <message>
        <source>Device of a job: cpu or cuda:N; for a program, cpu hides the others</source>
        <translation>Périphérique d’une tâche&#xa0;: cpu ou cuda:N&#xa0;; pour un programme, cpu masque les autres</translation>
    </message>
    <message>
        <source>Blocking launches, with the variable of the backend</source>
        <translation>Lancements bloquants, avec la variable du backend</translation>
    </message>
    <message>
        <source>Backend of the program where nothing tells it: cuda or rocm</source>
        <translation>Backend du programme si rien ne l’indique&#xa0;: cuda ou rocm</translation>
    </message>
    <message>
        <source>The one change: id of a variation, or custom with --name</source>
        <translation>L’unique modification&#xa0;: identifiant d’une variation, ou custom avec --name</translation>
    </message>
    <message>
        <source>Name of a custom change</source>
        <translation>Nom d’une modification personnelle</translation>
    </message>
    <message>
        <source>End the run after so many seconds (default: no limit)</source>
        <translation>Arrêter la relance après ce nombre de secondes (par défaut&#xa0;: sans limite)</translation>
    </message>
    <message>
        <source>End the run when its processes hold more memory than that, in MiB</source>
        <translation>Arrêter la relance quand ses processus occupent plus de mémoire, en Mio</translation>
    </message>
    <message>
        <source>Run it so many times and tell how often it failed</source>
        <translation>Lancer autant de fois et dire combien ont échoué</translation>
    </message>
    <message>
        <source>Folder that the runs are kept in</source>
        <translation>Dossier où les relances sont conservées</translation>
    </message>
    <message>
        <source>Program and arguments, after --</source>
        <translation>Programme et arguments, après --</translation>
    </message>
    <message>
        <source>Run a command or a job in a new process, with at most one change</source>
        <translation>Lancer une commande ou une tâche dans un processus neuf, avec au plus une modification</translation>
    </message>
    <message>
        <source>Run a command, keep what it prints, and leave an incident if it fails</source>
        <translation>Exécuter une commande, garder ce qu’elle affiche et laisser un incident si elle échoue</translation>
    </message>
    <message>
        <source>Command and its arguments, after --</source>
        <translation>Commande et ses arguments, après --</translation>
    </message>
    <message>
        <source>Folder for the incident</source>
        <translation>Dossier où placer l’incident</translation>
    </message>
    <message>
        <source>Leave an incident even if the command succeeds</source>
        <translation>Laisser un incident même si la commande réussit</translation>
    </message>
    <message>
        <source>Log, notebook, error file, incident, folder (all levels), or - for standard input</source>
        <translation>Journal, notebook, fichier d’erreur, incident, dossier (tous niveaux), ou - pour l’entrée standard</translation>
    </message>
    <message>
        <source>Write a support request with nothing private in it</source>
        <translation>Écrire une demande d’assistance sans rien de privé</translation>
    </message>
    <message>
        <source>File to write, or - for standard output</source>
        <translation>Fichier à écrire, ou - pour la sortie standard</translation>
    </message>
    <message>
        <source>Format (default: as the file&apos;s name says, else md)</source>
        <translation>Format (par défaut&#xa0;: selon le nom du fichier, sinon md)</translation>
    </message>
    <message>
        <source>Whom the request is for</source>
        <translation>À qui la demande s’adresse</translation>
    </message>
    <message>
        <source>Private map of the replacements: read if it exists, then written for you alone</source>
        <translation>Table privée des remplacements&#xa0;: lue si elle existe, puis écrite pour vous seul</translation>
    </message>
    <message>
        <source>Kind to leave in the text (may be repeated)</source>
        <translation>Type à laisser dans le texte (répétable)</translation>
    </message>
    <message>
        <source>Word to replace wherever it stands (may be repeated)</source>
        <translation>Mot à remplacer partout (répétable)</translation>
    </message>
    <message>
        <source>Word to leave alone (may be repeated)</source>
        <translation>Mot à laisser tel quel (répétable)</translation>
    </message>
    <message>
        <source>Word that must not be in the result; only the final check is told (may be repeated)</source>
        <translation>Mot qui ne doit pas être dans le résultat&#xa0;; seul le contrôle final le connaît (répétable)</translation>
    </message>
    <message>
        <source>Saved batch whose tensors are described (may be repeated)</source>
        <translation>Batch enregistré dont les tenseurs sont décrits (répétable)</translation>
    </message>
    <message>
        <source>Put the redacted log into the zip</source>
        <translation>Mettre le journal assaini dans le zip</translation>
    </message>
    <message>
        <source>A sentence of yours for the summary</source>
        <translation>Une phrase de votre part pour le résumé</translation>
    </message>
    <message>
        <source>Incident folder in which the answer is noted</source>
        <translation>Dossier d’incident où la réponse est notée</translation>
    </message>
    <message>
        <source>Keep the refused samples in cases/ of that incident</source>
        <translation>Conserver les échantillons refusés dans cases/ de cet incident</translation>
    </message>
    <message>
        <source>Standard output could not be written: %1. Check the free space where it goes, then run the command again.</source>
        <translation>La sortie standard n’a pas pu être écrite&#xa0;: %1. Vérifiez l’espace libre là où elle va, puis relancez la commande.</translation>
    </message>
    <message>
        <source>Log, notebook, error file or incident folder, or - for standard input</source>
        <translation>Journal, notebook, fichier d’erreur ou dossier d’incident, ou - pour l’entrée standard</translation>
    </message>
    <message>
        <source>Minimal case for the zip: a file, a folder, or the name of one that the incident keeps</source>
        <translation>Cas minimal pour le zip&#xa0;: un fichier, un dossier, ou le nom d’un cas que l’incident conserve</translation>
    </message>
    <message>
        <source>The minimal case may leave with its values; without this its preview is shown and nothing is written</source>
        <translation>Le cas minimal peut partir avec ses valeurs&#xa0;; sans cette option, son aperçu est affiché et rien n’est écrit</translation>
    </message>
    <message>
        <source>Leave the notes of the incident out</source>
        <translation>Ne pas inclure les notes de l’incident</translation>
    </message>
    <message>
        <source>How the program makes the change: one variable or one option; for other-engine, the engine</source>
        <translation>Comment le programme fait le changement&#xa0;: une variable ou une option&#xa0;; pour other-engine, le moteur</translation>
    </message>
    <message>
        <source>Step of a job whose operator a reference replaces, counted from 0 (default: the one that fails)</source>
        <translation>Étape d’une tâche dont l’opérateur est remplacé par un opérateur de référence, comptée depuis 0 (par défaut&#xa0;: celle qui échoue)</translation>
    </message>
    <message>
        <source>Where the process runs: local, ssh:HOST, slurm[:PARTITION], or one of your own; options may stand behind the colon instead</source>
        <translation>Où le processus s’exécute&#xa0;: local, ssh:HÔTE, slurm[:PARTITION], ou l’un des vôtres&#xa0;; des options peuvent suivre les deux-points</translation>
    </message>
    <message>
        <source>Host or partition of the launcher, instead of behind its colon</source>
        <translation>Hôte ou partition du lanceur, au lieu d’après ses deux-points</translation>
    </message>
    <message>
        <source>One option for the program of the launcher, as in --launcher-option=--gres=gpu:1 (may be repeated)</source>
        <translation>Une option pour le programme du lanceur, comme --launcher-option=--gres=gpu:1 (peut être répétée)</translation>
    </message>
    <message>
        <source>Python interpreter on the other machine (default: python3)</source>
        <translation>Interpréteur Python sur l’autre machine (par défaut&#xa0;: python3)</translation>
    </message>
    <message>
        <source>Folder that the command runs in (default: the current one, which must exist on the other machine)</source>
        <translation>Dossier où la commande s’exécute (par défaut&#xa0;: l’actuel, qui doit exister sur l’autre machine)</translation>
    </message>
    <message>
        <source>Give up after so many seconds in a queue (default: no limit)</source>
        <translation>Renoncer après ce nombre de secondes dans une file (par défaut&#xa0;: sans limite)</translation>
    </message>
    <message>
        <source>Kept case, folder of kept cases, or incident folder</source>
        <translation>Cas conservé, dossier de cas conservés, ou dossier d’incident</translation>
    </message>
    <message>
        <source>Run each case as it was kept, without its neighbours</source>
        <translation>Exécuter chaque cas tel qu’il a été conservé, sans ses voisins</translation>
    </message>
    <message>
        <source>Keep the runs in the folder, as those before or after the fix</source>
        <translation>Conserver les exécutions dans le dossier, comme celles d’avant ou d’après la correction</translation>
    </message>
    <message>
        <source>List of processed and rejected items that your run wrote</source>
        <translation>Liste des éléments traités et rejetés, écrite par votre exécution</translation>
    </message>
    <message>
        <source>List of all items that were to be processed</source>
        <translation>Liste de tous les éléments à traiter</translation>
    </message>
    <message>
        <source>Also write a JUnit XML report</source>
        <translation>Écrire aussi un rapport JUnit XML</translation>
    </message>
    <message>
        <source>One JSON object per case, each on a line</source>
        <translation>Un objet JSON par cas, chacun sur une ligne</translation>
    </message>
    <message>
        <source>Your program on a representative part of the run, after --</source>
        <translation>Votre programme sur une partie représentative de l’exécution, après --</translation>
    </message>
    <message>
        <source>Run kept cases and their neighbours, and tell which do not hold</source>
        <translation>Exécuter les cas conservés et leurs voisins, et dire lesquels ne tiennent pas</translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>Device</source>
        <translation>Périphérique</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Contiguity</source>
        <translation>Contiguïté</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>Pas (strides)</translation>
    </message>
    <message>
        <source>Gradient required</source>
        <translation>Gradient requis</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>NaN elements</source>
        <translation>Éléments NaN</translation>
    </message>
    <message>
        <source>Infinite elements</source>
        <translation>Éléments infinis</translation>
    </message>
    <message>
        <source>No usable target: every element is ignored</source>
        <translation>Aucune cible exploitable&#xa0;: tous les éléments sont ignorés</translation>
    </message>
    <message>
        <source>Values that no good batch has</source>
        <translation>Valeurs qu’aucun bon batch n’a</translation>
    </message>
    <message>
        <source>Lowest value below the good range</source>
        <translation>Plus petite valeur sous le domaine des bons</translation>
    </message>
    <message>
        <source>Highest value above the good range</source>
        <translation>Plus grande valeur au-dessus du domaine des bons</translation>
    </message>
    <message>
        <source>Share of ignored elements</source>
        <translation>Part d’éléments ignorés</translation>
    </message>
    <message>
        <source>All elements alike</source>
        <translation>Tous les éléments identiques</translation>
    </message>
    <message>
        <source>Columns with one value only</source>
        <translation>Colonnes à valeur unique</translation>
    </message>
    <message>
        <source>Rows that repeat an earlier row</source>
        <translation>Lignes qui répètent une ligne précédente</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Key is missing</source>
        <translation>Clé absente</translation>
    </message>
    <message>
        <source>Key that good batches lack</source>
        <translation>Clé absente des bons batchs</translation>
    </message>
    <message>
        <source>Kind of value</source>
        <translation>Type de valeur</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message>
        <source>Incomplete batch: fewer samples in every tensor</source>
        <translation>Batch incomplet&#xa0;: moins d’échantillons dans chaque tenseur</translation>
    </message>
    <message>
        <source>Number of dimensions</source>
        <translation>Nombre de dimensions</translation>
    </message>
    <message>
        <source>Length of dimension %1</source>
        <translation>Longueur de la dimension %1</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>contiguous</source>
        <translation>contigu</translation>
    </message>
    <message>
        <source>strides %1</source>
        <translation>strides %1</translation>
    </message>
    <message>
        <source>not contiguous</source>
        <translation>non contigu</translation>
    </message>
    <message>
        <source>%1 of %2 good have it</source>
        <translation>%1 bons sur %2 l’ont</translation>
    </message>
    <message>
        <source>slight: %1 of the good range outside</source>
        <translation>léger&#xa0;: hors du domaine des bons de %1 fois sa largeur</translation>
    </message>
    <message>
        <source>%1 times the good range outside</source>
        <translation>hors du domaine des bons de %1 fois sa largeur</translation>
    </message>
    <message numerus="yes">
        <source>Nothing distinguishes it from %Ln good batch(es).</source>
        <translation>
            <numerusform>Rien ne le distingue de %Ln bon batch.</numerusform>
            <numerusform>Rien ne le distingue de %Ln bons batchs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s), against %1 good</source>
        <translation>
            <numerusform>%Ln différence, face à %1 bon(s)</numerusform>
            <numerusform>%Ln différences, face à %1 bon(s)</numerusform>
        </translation>
    </message>
    <message>
        <source>A difference is a place to look at, not a cause.</source>
        <translation>Une différence est un endroit à regarder, pas une cause.</translation>
    </message>
    <message>
        <source>One good batch shows no spread: compare with several to see what is usual.</source>
        <translation>Un seul bon batch ne montre pas de dispersion&#xa0;: comparez avec plusieurs pour voir ce qui est habituel.</translation>
    </message>
    <message>
        <source>The batches hold more keys than one comparison looks at.</source>
        <translation>Les batchs contiennent plus de clés qu’une comparaison n’en examine.</translation>
    </message>
    <message numerus="yes">
        <source>The elements of %Ln value(s) could not be read.</source>
        <translation>
            <numerusform>Les éléments de %Ln valeur n’ont pas pu être lus.</numerusform>
            <numerusform>Les éléments de %Ln valeurs n’ont pas pu être lus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContractFindings</name>
    <message>
        <source>The check of %2 needs a key for its input %1.</source>
        <translation>La vérification de %2 a besoin d’une clé pour son entrée %1.</translation>
    </message>
    <message>
        <source>The number of classes is not known.</source>
        <translation>Le nombre de classes n’est pas connu.</translation>
    </message>
    <message>
        <source>The size that %2 indexes into is not known.</source>
        <translation>La taille dans laquelle %2 indexe n’est pas connue.</translation>
    </message>
    <message>
        <source>The check needs the parameter %2.</source>
        <translation>La vérification a besoin du paramètre %2.</translation>
    </message>
    <message>
        <source>This contract has no rules for the operator %2.</source>
        <translation>Ce contrat n’a pas de règles pour l’opérateur %2.</translation>
    </message>
    <message>
        <source>PyTorch changed this between %2 and %3; your version lies between the two.</source>
        <translation>PyTorch a changé cela entre %2 et %3&#xa0;; votre version se situe entre les deux.</translation>
    </message>
    <message>
        <source>%1 (key %2) is not a tensor.</source>
        <translation>%1 (clé %2) n’est pas un tenseur.</translation>
    </message>
    <message>
        <source>%1 has the layout %2; only strided tensors are checked.</source>
        <translation>%1 a la disposition %2&#xa0;; seuls les tenseurs à pas (strided) sont vérifiés.</translation>
    </message>
    <message>
        <source>%1 is %2; %4 takes %3.</source>
        <translation>%1 est %2&#xa0;; %4 accepte %3.</translation>
    </message>
    <message>
        <source>%2 is %3 and %1 is %4; %5 takes one type for both.</source>
        <translation>%2 est %3 et %1 est %4&#xa0;; %5 exige le même type pour les deux.</translation>
    </message>
    <message>
        <source>%1 is %2; older versions of PyTorch have no %3 for it on the CPU.</source>
        <translation>%1 est %2&#xa0;; les anciennes versions de PyTorch n’ont pas %3 pour ce type sur CPU.</translation>
    </message>
    <message>
        <source>%2 was saved from %3 and %1 from %4; %5 takes one device for both.</source>
        <translation>%2 a été enregistré depuis %3 et %1 depuis %4&#xa0;; %5 exige le même périphérique pour les deux.</translation>
    </message>
    <message>
        <source>%1 has the shape %2; %4 takes this many dimensions: %3.</source>
        <translation>%1 a la forme %2&#xa0;; nombre de dimensions accepté par %4&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 has the shape %4, but %2 has %3.</source>
        <translation>%1 a la forme %4, mais %2 a %3.</translation>
    </message>
    <message>
        <source>%1 has size %5 in dimension %6, but %2 has %3 in dimension %4.</source>
        <translation>%1 a la taille %5 dans la dimension %6, mais %2 a %3 dans la dimension %4.</translation>
    </message>
    <message>
        <source>%1 has %4 samples, but %2 has %3.</source>
        <translation>%1 a %4 échantillons, mais %2 en a %3.</translation>
    </message>
    <message>
        <source>%2 %3 and %1 %4 do not broadcast: %5 and %6 in dimension %7.</source>
        <translation>%2 %3 et %1 %4 ne se diffusent pas (broadcast)&#xa0;: %5 et %6 dans la dimension %7.</translation>
    </message>
    <message>
        <source>%2 is %3; allowed: %4 to %5.</source>
        <translation>%2 vaut %3&#xa0;; domaine permis&#xa0;: %4 à %5.</translation>
    </message>
    <message>
        <source>%1 has the shape %2; one weight for each of %3 classes is needed.</source>
        <translation>%1 a la forme %2&#xa0;; il faut un poids pour chacune des %3 classes.</translation>
    </message>
    <message>
        <source>%2 classes were given, but %1 has %3 columns.</source>
        <translation>%2 classes ont été indiquées, mais %1 a %3 colonnes.</translation>
    </message>
    <message>
        <source>%1 is %2 %3: its type and shape are those of class probabilities, which have no class numbers to check.</source>
        <translation>%1 est %2 %3&#xa0;: son type et sa forme sont ceux de probabilités de classe, qui n’ont pas de numéros de classe à vérifier.</translation>
    </message>
    <message>
        <source>%1 has the shape of class probabilities, %3, but is %2; probabilities are floating-point.</source>
        <translation>%1 a la forme de probabilités de classe, %3, mais est %2&#xa0;; les probabilités sont en virgule flottante.</translation>
    </message>
    <message>
        <source>ignore_index %2 goes with class numbers only, not with probabilities.</source>
        <translation>ignore_index %2 ne va qu’avec des numéros de classe, pas avec des probabilités.</translation>
    </message>
    <message>
        <source>All %2 targets are ignored (%3) or there is none: the mean loss would be NaN, and PyTorch says nothing.</source>
        <translation>Les %2 cibles sont toutes ignorées (%3) ou il n’y en a aucune&#xa0;: la perte moyenne serait NaN, et PyTorch ne dit rien.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 elements are outside what is allowed.</source>
        <translation>%1&#xa0;: %2 éléments sur %3 sont hors de ce qui est permis.</translation>
    </message>
    <message>
        <source>The mask %1 has the shape %3, which is not how %2 %4 begins.</source>
        <translation>Le masque %1 a la forme %3, qui n’est pas le début de %2 %4.</translation>
    </message>
    <message>
        <source>%1 %3 is larger than %2 %4 in dimension %5.</source>
        <translation>%1 %3 est plus grand que %2 %4 dans la dimension %5.</translation>
    </message>
    <message>
        <source>%1 is empty, and the number of classes is not given.</source>
        <translation>%1 est vide, et le nombre de classes n’est pas donné.</translation>
    </message>
    <message>
        <source>%1 begins with %2; the first bag has to start at 0.</source>
        <translation>%1 commence par %2&#xa0;; le premier sac doit commencer à 0.</translation>
    </message>
    <message>
        <source>%1 ends with %2, beyond the %3 indices.</source>
        <translation>%1 finit par %2, au-delà des %3 indices.</translation>
    </message>
    <message>
        <source>%1 falls to %3 at position %2, after %4.</source>
        <translation>%1 retombe à %3 à la position %2, après %4.</translation>
    </message>
    <message>
        <source>Indices of shape %2 are bags by themselves; %1 may not be given.</source>
        <translation>Des indices de forme %2 sont déjà des sacs&#xa0;; %1 ne peut pas être donné.</translation>
    </message>
    <message>
        <source>Indices of shape %2 need %1.</source>
        <translation>Des indices de forme %2 ont besoin de %1.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 rows have no positive sum; the first is row %4.</source>
        <translation>%1&#xa0;: %2 lignes sur %3 n’ont pas de somme positive&#xa0;; la première est la ligne %4.</translation>
    </message>
    <message>
        <source>%1 is %2, which has neither NaN nor infinities.</source>
        <translation>%1 est %2, qui n’a ni NaN ni infinis.</translation>
    </message>
    <message>
        <source>%1: %3 at position %2 is more than %4.</source>
        <translation>%1&#xa0;: %3 à la position %2 dépasse %4.</translation>
    </message>
    <message>
        <source>%1: %3 at position %2 is negative.</source>
        <translation>%1&#xa0;: %3 à la position %2 est négatif.</translation>
    </message>
    <message>
        <source>%1: %3 at position %2 is not above 0.</source>
        <translation>%1&#xa0;: %3 à la position %2 n’est pas supérieur à 0.</translation>
    </message>
    <message>
        <source>%1 has %2 entries; %3 are needed.</source>
        <translation>%1 a %2 entrées&#xa0;; il en faut %3.</translation>
    </message>
    <message>
        <source>%1 adds up to %2; %3 is needed.</source>
        <translation>La somme de %1 est %2&#xa0;; il faut %3.</translation>
    </message>
    <message>
        <source>Sample %2: input length %3 is shorter than its target, %4; the loss becomes infinite.</source>
        <translation>Échantillon %2&#xa0;: la longueur d’entrée %3 est plus courte que sa cible, %4&#xa0;; la perte devient infinie.</translation>
    </message>
    <message>
        <source>%1 rises to %3 at position %2, after %4; enforce_sorted wants them falling.</source>
        <translation>%1 remonte à %3 à la position %2, après %4&#xa0;; enforce_sorted exige un ordre décroissant.</translation>
    </message>
    <message>
        <source>%1 is empty: %2.</source>
        <translation>%1 est vide&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The mask marks %2 elements, but %1 has %3.</source>
        <translation>Le masque marque %2 éléments, mais %1 en a %3.</translation>
    </message>
    <message>
        <source>%2 is a scalar and has no samples.</source>
        <translation>%2 est un scalaire et n’a pas d’échantillons.</translation>
    </message>
    <message>
        <source>%1 has the shape %3, which does not end in %2.</source>
        <translation>%1 a la forme %3, qui ne se termine pas par %2.</translation>
    </message>
    <message>
        <source>%1 %2 has %3 elements, which do not fill %4.</source>
        <translation>%1 %2 a %3 éléments, qui ne remplissent pas %4.</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 cannot be seen as %4 without a copy.</source>
        <translation>%1 %2 avec les pas %3 ne peut pas être vu comme %4 sans copie.</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 holds one element in memory several times along dimension %4; writing in place is refused.</source>
        <translation>%1 %2 avec les pas %3 répète un même élément de la mémoire le long de la dimension %4&#xa0;; l’écriture sur place est refusée.</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 does not lie in pairs.</source>
        <translation>%1 %2 avec les pas %3 n’est pas rangé par paires.</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 is not contiguous.</source>
        <translation>%1 %2 avec les pas %3 n’est pas contigu.</translation>
    </message>
    <message>
        <source>%1: %2, saved from %3.</source>
        <translation>%1&#xa0;: %2, enregistré depuis %3.</translation>
    </message>
    <message>
        <source>%1: shape %2, strides %3.</source>
        <translation>%1&#xa0;: forme %2, pas %3.</translation>
    </message>
    <message>
        <source>Numbers and names are one to one: %1 names.</source>
        <translation>Numéros et noms sont en bijection&#xa0;: %1 noms.</translation>
    </message>
    <message>
        <source>Numbers with more than one name: %1.</source>
        <translation>Numéros qui ont plusieurs noms&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Names with more than one number: %1.</source>
        <translation>Noms qui ont plusieurs numéros&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Names without a number: %1.</source>
        <translation>Noms sans numéro&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Numbers without a name: %1.</source>
        <translation>Numéros sans nom&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Numbers that are left out: %1.</source>
        <translation>Numéros sautés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The numbers begin at %1, not at 0.</source>
        <translation>Les numéros commencent à %1, pas à 0.</translation>
    </message>
    <message>
        <source>Numbers outside 0 to %1: %2.</source>
        <translation>Numéros hors de 0 à %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Values of this batch without a name: %1.</source>
        <translation>Valeurs de ce batch sans nom&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 names for %2 classes.</source>
        <translation>%1 noms pour %2 classes.</translation>
    </message>
</context>
<context>
    <name>ContractText</name>
    <message>
        <source>Refused: %1 raises on the CPU with these inputs</source>
        <translation>Refusé&#xa0;: %1 lève une erreur sur CPU avec ces entrées</translation>
    </message>
    <message>
        <source>Refused: %1 of %2 elements are NaN or infinite</source>
        <translation>Refusé&#xa0;: éléments NaN ou infinis, %1 sur %2</translation>
    </message>
    <message>
        <source>Refused: %1 of %2 targets out of range</source>
        <translation>Refusé&#xa0;: cibles hors domaine, %1 sur %2</translation>
    </message>
    <message>
        <source>Refused: %1 of %2 elements out of range</source>
        <translation>Refusé&#xa0;: éléments hors domaine, %1 sur %2</translation>
    </message>
    <message>
        <source>Passed: the contract holds for these inputs</source>
        <translation>Accepté&#xa0;: le contrat tient pour ces entrées</translation>
    </message>
    <message>
        <source>Refused: no usable target in this batch</source>
        <translation>Refusé&#xa0;: aucune cible exploitable dans ce batch</translation>
    </message>
    <message>
        <source>Out of scope: the targets are class probabilities</source>
        <translation>Hors du périmètre&#xa0;: les cibles sont des probabilités de classe</translation>
    </message>
    <message>
        <source>Not determined: the check lacks something</source>
        <translation>Indéterminé&#xa0;: il manque quelque chose à la vérification</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>aucune valeur</translation>
    </message>
    <message>
        <source>%1 to %2, or %3</source>
        <translation>%1 à %2, ou %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 and above</source>
        <translation>%1 et plus</translation>
    </message>
    <message>
        <source>finite values</source>
        <translation>valeurs finies</translation>
    </message>
    <message>
        <source>Allowed: %1. Found: %2 at position %3.</source>
        <translation>Permis&#xa0;: %1. Trouvé&#xa0;: %2 à la position %3.</translation>
    </message>
    <message>
        <source>Allowed: %1. Found: %2 at position %3, sample %4.</source>
        <translation>Permis&#xa0;: %1. Trouvé&#xa0;: %2 à la position %3, échantillon %4.</translation>
    </message>
    <message>
        <source>%1 elements looked at. Allowed: %2. This does not prove that the labels mean what the model takes them for.</source>
        <translation>%1 éléments examinés. Permis&#xa0;: %2. Cela ne prouve pas que les étiquettes signifient ce que le modèle croit.</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>inférieur à %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>supérieur à %1</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>infini</translation>
    </message>
    <message>
        <source>Labels are 1-based</source>
        <translation>Les étiquettes commencent à 1</translation>
    </message>
    <message numerus="yes">
        <source>%n more class(es) exist</source>
        <translation>
            <numerusform>%n classe de plus existe</numerusform>
            <numerusform>%n classes de plus existent</numerusform>
        </translation>
    </message>
    <message>
        <source>Stored 1 to %1 would stand for classes 0 to %2, in every source.</source>
        <translation>Les valeurs 1 à %1 désigneraient les classes 0 à %2, dans chaque source.</translation>
    </message>
    <message>
        <source>The labels would need a model head with %1 outputs; this one has %2.</source>
        <translation>Les étiquettes demanderaient une tête de modèle à %1 sorties&#xa0;; celle-ci en a %2.</translation>
    </message>
    <message>
        <source>Not decided here. The label file decides.</source>
        <translation>Non tranché ici. Le fichier d’étiquettes tranche.</translation>
    </message>
    <message>
        <source>0 never occurs in %1 targets</source>
        <translation>0 n’apparaît jamais dans %1 cibles</translation>
    </message>
    <message>
        <source>0 occurs in the targets (%1)</source>
        <translation>0 apparaît dans les cibles (%1)</translation>
    </message>
    <message>
        <source>0 does not occur in this batch</source>
        <translation>0 n’apparaît pas dans ce batch</translation>
    </message>
    <message>
        <source>The largest value equals the class count, %1</source>
        <translation>La plus grande valeur est égale au nombre de classes, %1</translation>
    </message>
    <message>
        <source>%1 targets lie outside 1 to %2 too</source>
        <translation>%1 cibles sont aussi hors de 1 à %2</translation>
    </message>
    <message>
        <source>No label file is open</source>
        <translation>Aucun fichier d’étiquettes n’est ouvert</translation>
    </message>
    <message>
        <source>The label file numbers its classes 1 to %1</source>
        <translation>Le fichier d’étiquettes numérote ses classes de 1 à %1</translation>
    </message>
    <message>
        <source>The label file begins its numbers at %1</source>
        <translation>Le fichier d’étiquettes commence ses numéros à %1</translation>
    </message>
    <message>
        <source>The value %1 occurs, which no class has</source>
        <translation>La valeur %1 apparaît, qu’aucune classe ne porte</translation>
    </message>
    <message>
        <source>%1 of %2 targets are refused, as those of a rare class would be</source>
        <translation>Cibles refusées&#xa0;: %1 sur %2, comme pour une classe rare</translation>
    </message>
    <message>
        <source>The class list may have %1 names; it is not open</source>
        <translation>La liste de classes a peut-être %1 noms&#xa0;; elle n’est pas ouverte</translation>
    </message>
    <message>
        <source>The label file has %1 names</source>
        <translation>Le fichier d’étiquettes a %1 noms</translation>
    </message>
    <message>
        <source>Source %1 does not fit by itself</source>
        <translation>La source %1, prise seule, ne concorde pas</translation>
    </message>
    <message>
        <source>%1: %2 targets, 0 occurs %3 times, %5 occurs %4 times.</source>
        <translation>%1&#xa0;: %2 cibles, 0 apparaît %3 fois, %5 apparaît %4 fois.</translation>
    </message>
    <message>
        <source>1-based labels do not fit this source.</source>
        <translation>Des étiquettes commençant à 1 ne concordent pas avec cette source.</translation>
    </message>
    <message>
        <source>1-based labels fit this source.</source>
        <translation>Des étiquettes commençant à 1 concordent avec cette source.</translation>
    </message>
    <message>
        <source>This source tells for neither.</source>
        <translation>Cette source ne parle pour aucune des deux.</translation>
    </message>
    <message>
        <source>CUDA is known to accept here what the CPU refuses (%1, PyTorch %2 to %3; %4). A run that passes on CUDA is no proof that the data are valid.</source>
        <translation>CUDA est connu pour accepter ici ce que le CPU refuse (%1, PyTorch %2 à %3&#xa0;; %4). Une exécution qui passe sur CUDA ne prouve pas que les données sont valides.</translation>
    </message>
    <message>
        <source>from the assertion in the log: %1</source>
        <translation>d’après l’assertion du journal&#xa0;: %1</translation>
    </message>
    <message>
        <source>from the message in the log: %1</source>
        <translation>d’après le message du journal&#xa0;: %1</translation>
    </message>
    <message>
        <source>from the code in the traceback: %1</source>
        <translation>d’après le code de la trace&#xa0;: %1</translation>
    </message>
    <message>
        <source>by its name: %1</source>
        <translation>d’après son nom&#xa0;: %1</translation>
    </message>
    <message>
        <source>the only tensor of its kind: %1</source>
        <translation>seul tenseur de ce genre&#xa0;: %1</translation>
    </message>
    <message>
        <source>from the shape of %1</source>
        <translation>d’après la forme de %1</translation>
    </message>
    <message>
        <source>PyTorch&apos;s default</source>
        <translation>valeur par défaut de PyTorch</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>choisi par vous</translation>
    </message>
    <message>
        <source>nothing tells</source>
        <translation>rien ne l’indique</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>The driver serves CUDA up to %1, and this build is for CUDA %2. Either a newer driver or a build for an older CUDA fits.</source>
        <translation>Le pilote sert CUDA jusqu’à %1, et cette version est compilée pour CUDA %2. Il faut un pilote plus récent ou une version compilée pour un CUDA plus ancien.</translation>
    </message>
    <message>
        <source>This GPU needs %1, and the build contains %2. Its kernels cannot run there.</source>
        <translation>Ce GPU demande %1, et la version compilée contient %2. Ses noyaux ne peuvent pas s’y exécuter.</translation>
    </message>
    <message>
        <source>PyTorch %1 is a build for the CPU only: it cannot use a GPU.</source>
        <translation>PyTorch %1 est compilé pour le CPU seul&#xa0;: il ne peut pas utiliser de GPU.</translation>
    </message>
    <message>
        <source>%1 and %2 are both loaded in this environment. Check that they do not bring different versions of the same library.</source>
        <translation>%1 et %2 sont tous deux chargés dans cet environnement. Vérifiez qu’ils n’apportent pas des versions différentes de la même bibliothèque.</translation>
    </message>
    <message>
        <source>PyTorch %1 and torchvision %2 were not released for each other. Compiled operators can be missing.</source>
        <translation>PyTorch %1 et torchvision %2 n’ont pas été publiés l’un pour l’autre. Des opérateurs compilés peuvent manquer.</translation>
    </message>
    <message>
        <source>The log shows parts of ROCm and of CUDA. Check which build was really loaded before following a procedure of either.</source>
        <translation>Le journal montre des éléments de ROCm et de CUDA. Vérifiez quelle version compilée a réellement été chargée avant de suivre une procédure de l’un ou de l’autre.</translation>
    </message>
    <message>
        <source>Two facts of the environment do not fit: “%1”.</source>
        <translation>Deux faits de l’environnement ne concordent pas&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>DaySpan</name>
    <message>
        <source>%1 to %2</source>
        <translation>du %1 au %2</translation>
    </message>
</context>
<context>
    <name>EngineText</name>
    <message>
        <source>%1: this PyTorch was built without it.</source>
        <translation>%1&#xa0;: ce PyTorch a été compilé sans.</translation>
    </message>
    <message>
        <source>%1: there is no %2 driver on this machine.</source>
        <translation>%1&#xa0;: il n’y a pas de pilote %2 sur cette machine.</translation>
    </message>
    <message>
        <source>%1: the driver is older than this build asks for.</source>
        <translation>%1&#xa0;: le pilote est plus ancien que ce que demande cette version.</translation>
    </message>
    <message>
        <source>%1: the driver shows no device.</source>
        <translation>%1&#xa0;: le pilote ne montre aucun périphérique.</translation>
    </message>
    <message>
        <source>%1: the driver or PyTorch refused it.</source>
        <translation>%1&#xa0;: le pilote ou PyTorch l’a refusé.</translation>
    </message>
    <message>
        <source>Built-in engine</source>
        <translation>Moteur intégré</translation>
    </message>
    <message>
        <source>Python: %1</source>
        <translation>Python&#xa0;: %1</translation>
    </message>
    <message>
        <source>torchtriage-guard is missing beside the program: nothing can be started. Install TorchTriage again.</source>
        <translation>Il manque torchtriage-guard à côté du programme&#xa0;: rien ne peut être lancé. Réinstallez TorchTriage.</translation>
    </message>
    <message>
        <source>This TorchTriage was built without libtorch. Choose a Python environment with PyTorch instead.</source>
        <translation>Ce TorchTriage a été compilé sans libtorch. Choisissez plutôt un environnement Python avec PyTorch.</translation>
    </message>
    <message>
        <source>There is no Python interpreter at this place.</source>
        <translation>Il n’y a pas d’interpréteur Python à cet endroit.</translation>
    </message>
    <message>
        <source>This Python has no PyTorch.</source>
        <translation>Ce Python n’a pas PyTorch.</translation>
    </message>
    <message>
        <source>This PyTorch is older than 1.8.</source>
        <translation>Ce PyTorch est antérieur à 1.8.</translation>
    </message>
    <message>
        <source>The engine ended without an answer.</source>
        <translation>Le moteur s’est terminé sans réponse.</translation>
    </message>
    <message>
        <source>The engine ended without an answer. Its last line: %1</source>
        <translation>Le moteur s’est terminé sans réponse. Sa dernière ligne&#xa0;: %1</translation>
    </message>
    <message>
        <source>The engine gave no answer within 90 seconds.</source>
        <translation>Le moteur n’a pas répondu en 90 secondes.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Blocking launches: AMD_SERIALIZE_KERNEL=3, or HIP_LAUNCH_BLOCKING=1 before PyTorch 2.1. CUDA_LAUNCH_BLOCKING belongs to the NVIDIA runtime and is not offered on ROCm.</source>
        <translation>Lancements bloquants&#xa0;: AMD_SERIALIZE_KERNEL=3, ou HIP_LAUNCH_BLOCKING=1 avant PyTorch 2.1. CUDA_LAUNCH_BLOCKING appartient au runtime NVIDIA et n’est pas proposé sur ROCm.</translation>
    </message>
    <message>
        <source>Blocking launches: CUDA_LAUNCH_BLOCKING=1, for one run at a time.</source>
        <translation>Lancements bloquants&#xa0;: CUDA_LAUNCH_BLOCKING=1, pour une seule relance à la fois.</translation>
    </message>
    <message>
        <source>On the CPU every call ends before it returns: there are no blocking launches.</source>
        <translation>Sur le CPU, chaque appel est terminé quand il rend la main&#xa0;: il n’y a pas de lancements bloquants.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>“%1” ends too early: %3. Copy the file again once it is complete.</source>
        <translation>«&#xa0;%1&#xa0;» se termine trop tôt&#xa0;: %3. Copiez de nouveau le fichier une fois qu’il est complet.</translation>
    </message>
    <message>
        <source>“%1” ends too early at %2: %3. Copy the file again once it is complete.</source>
        <translation>«&#xa0;%1&#xa0;» se termine trop tôt (%2)&#xa0;: %3. Copiez de nouveau le fichier une fois qu’il est complet.</translation>
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
        <translation>«&#xa0;%1&#xa0;» ne respecte pas les règles de son format&#xa0;: %3. Vérifiez d’où vient le fichier.</translation>
    </message>
    <message>
        <source>“%1” breaks the rules of its format at %2: %3. Check where the file comes from.</source>
        <translation>«&#xa0;%1&#xa0;» ne respecte pas les règles de son format (%2)&#xa0;: %3. Vérifiez d’où vient le fichier.</translation>
    </message>
    <message>
        <source>“%1” is of a kind that TorchTriage does not read: %3. Open a log, a notebook or plain text.</source>
        <translation>«&#xa0;%1&#xa0;» est d’un type que TorchTriage ne lit pas&#xa0;: %3. Ouvrez un journal, un notebook ou du texte brut.</translation>
    </message>
    <message>
        <source>“%1” holds something that TorchTriage does not read at %2: %3. Open a log, a notebook or plain text.</source>
        <translation>«&#xa0;%1&#xa0;» contient un élément que TorchTriage ne lit pas (%2)&#xa0;: %3. Ouvrez un journal, un notebook ou du texte brut.</translation>
    </message>
    <message>
        <source>“%1” could not be written: %3. Check the free space and the permissions, or choose another folder.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être écrit&#xa0;: %3. Vérifiez l’espace libre et les droits d’accès, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>“%1” could not be written at %2: %3. Check the free space and the permissions, or choose another folder.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être écrit (%2)&#xa0;: %3. Vérifiez l’espace libre et les droits d’accès, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>“%1” could not be read: %3. Check the disk or the network share, then open it again.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être lu&#xa0;: %3. Vérifiez le disque ou le partage réseau, puis ouvrez-le de nouveau.</translation>
    </message>
    <message>
        <source>“%1” could not be read at %2: %3. Check the disk or the network share, then open it again.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être lu (%2)&#xa0;: %3. Vérifiez le disque ou le partage réseau, puis ouvrez-le de nouveau.</translation>
    </message>
    <message>
        <source>“%1” does not exist. Check the path.</source>
        <translation>«&#xa0;%1&#xa0;» n’existe pas. Vérifiez le chemin.</translation>
    </message>
    <message>
        <source>“%1” is a folder. Choose a file in it.</source>
        <translation>«&#xa0;%1&#xa0;» est un dossier. Choisissez un fichier qu’il contient.</translation>
    </message>
    <message>
        <source>“%1” is not a file with content, such as a socket or a device. Choose a file.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier avec un contenu (c’est par exemple une socket ou un périphérique). Choisissez un fichier.</translation>
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
        <translation>pas d’autre détail</translation>
    </message>
    <message>
        <source>“%1” could not be opened or started: %3. A limit of the system is reached: close other programs or raise the limit (ulimit -a shows it), then try again.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être ouvert ou lancé&#xa0;: %3. Une limite du système est atteinte&#xa0;: fermez d’autres programmes ou relevez la limite (ulimit -a l’affiche), puis réessayez.</translation>
    </message>
    <message>
        <source>“%1” could not be opened or started at %2: %3. A limit of the system is reached: close other programs or raise the limit (ulimit -a shows it), then try again.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être ouvert ou lancé à %2&#xa0;: %3. Une limite du système est atteinte&#xa0;: fermez d’autres programmes ou relevez la limite (ulimit -a l’affiche), puis réessayez.</translation>
    </message>
    <message>
        <source>You may not read or write “%1”. Ask its owner for access, or use a copy or a folder of your own.</source>
        <translation>Vous n’avez pas le droit de lire ou d’écrire «&#xa0;%1&#xa0;». Demandez l’accès à son propriétaire, ou utilisez une copie ou un dossier à vous.</translation>
    </message>
</context>
<context>
    <name>FleetCommand</name>
    <message>
        <source>--since %1 is no date and no span. Write it as 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h or 7d.</source>
        <translation>--since %1 n’est ni une date ni une durée. Écrivez-la sous la forme 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h ou 7d.</translation>
    </message>
</context>
<context>
    <name>FleetText</name>
    <message>
        <source>Fingerprint</source>
        <translation>Empreinte</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Journaux</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Incidents</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>Vu la première fois</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Vu la dernière fois</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>Première erreur</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Évolution</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n log(s) have a failure, %2 have none.</source>
        <translation>
            <numerusform>%1 journal sur %n présente un échec, %2 n’en présentent pas.</numerusform>
            <numerusform>%1 journaux sur %n présentent un échec, %2 n’en présentent pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n log(s) have a failure, %2 have none, %3 could not be read.</source>
        <translation>
            <numerusform>%1 journal sur %n présente un échec, %2 n’en présentent pas, %3 n’ont pas pu être lus.</numerusform>
            <numerusform>%1 journaux sur %n présentent un échec, %2 n’en présentent pas, %3 n’ont pas pu être lus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder holds more files or deeper folders than one scan visits: the counts are of a part of it.</source>
        <translation>Le dossier contient plus de fichiers ou des dossiers plus profonds que n’en parcourt une analyse&#xa0;: les nombres ne portent que sur une partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) could not be entered; their files are not counted.</source>
        <translation>
            <numerusform>%n dossier n’a pas pu être parcouru&#xa0;; ses fichiers ne sont pas comptés.</numerusform>
            <numerusform>%n dossiers n’ont pas pu être parcourus&#xa0;; leurs fichiers ne sont pas comptés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are no logs and are not counted.</source>
        <translation>
            <numerusform>%n fichier n’est pas un journal et n’est pas compté.</numerusform>
            <numerusform>%n fichiers ne sont pas des journaux et ne sont pas comptés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) were not followed.</source>
        <translation>
            <numerusform>%n lien n’a pas été suivi.</numerusform>
            <numerusform>%n liens n’ont pas été suivis.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result could not be kept: the next scan reads every log again.</source>
        <translation>Le résultat n’a pas pu être conservé&#xa0;: la prochaine analyse relira tous les journaux.</translation>
    </message>
    <message>
        <source>What was kept of earlier scans could not be used (%1); every log was read again.</source>
        <translation>Ce qui avait été conservé des analyses précédentes n’a pas pu servir (%1)&#xa0;; tous les journaux ont été relus.</translation>
    </message>
    <message>
        <source>Logs that print no date are placed on the day their file was last written.</source>
        <translation>Les journaux sans date sont placés au jour de la dernière écriture de leur fichier.</translation>
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
        <translation>du %1 au %2</translation>
    </message>
    <message>
        <source>printed in the log</source>
        <translation>affichée dans le journal</translation>
    </message>
    <message>
        <source>when the file was last written</source>
        <translation>dernière écriture du fichier</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Disparu</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Identique</translation>
    </message>
    <message>
        <source>Fingerprints: %1 new, %2 in more logs, %3 in fewer, %4 gone, %5 the same.</source>
        <translation>Empreintes&#xa0;: %1 nouvelles, %2 dans plus de journaux, %3 dans moins, %4 disparues, %5 identiques.</translation>
    </message>
    <message>
        <source>A fingerprint that is gone is not proven repaired: the runs may not have come to it.</source>
        <translation>Une empreinte disparue n’est pas la preuve d’une correction&#xa0;: les exécutions n’y sont peut-être pas arrivées.</translation>
    </message>
    <message>
        <source>Every line of the failing log is in the good one too, once numbers and paths are removed. What differs, if anything, is order, count or numbers.</source>
        <translation>Chaque ligne du journal en échec est aussi dans le bon, une fois les nombres et les chemins retirés. Ce qui diffère éventuellement est l’ordre, la quantité ou les nombres.</translation>
    </message>
    <message numerus="yes">
        <source>%n different line(s) appear only in the failing log, once numbers and paths are removed; the rarest come first. What both logs print may be the cause all the same.</source>
        <translation>
            <numerusform>%n ligne n’apparaît que dans le journal en échec, une fois les nombres et les chemins retirés. Ce que les deux journaux affichent peut tout de même être la cause.</numerusform>
            <numerusform>%n lignes différentes n’apparaissent que dans le journal en échec, une fois les nombres et les chemins retirés&#xa0;; les plus rares d’abord. Ce que les deux journaux affichent peut tout de même être la cause.</numerusform>
        </translation>
    </message>
    <message>
        <source>The good log shows a failure of its own: choose another one to compare with.</source>
        <translation>Le bon journal présente lui-même un échec&#xa0;: choisissez-en un autre pour comparer.</translation>
    </message>
    <message>
        <source>The good log has more different lines than are kept: some of the lines below may be in it.</source>
        <translation>Le bon journal a plus de lignes différentes qu’il n’en est conservé&#xa0;: certaines des lignes ci-dessous peuvent s’y trouver.</translation>
    </message>
    <message>
        <source>The failing log has more lines of its own than are kept: those at its end are missing below.</source>
        <translation>Le journal en échec a plus de lignes propres qu’il n’en est conservé&#xa0;: celles de la fin manquent ci-dessous.</translation>
    </message>
    <message numerus="yes">
        <source>Same first failure after numbers and paths are removed: %n fingerprint(s)</source>
        <translation>
            <numerusform>Même premier échec une fois les nombres et les chemins retirés&#xa0;: %n empreinte</numerusform>
            <numerusform>Même premier échec une fois les nombres et les chemins retirés&#xa0;: %n empreintes</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>Comparé avec %1</translation>
    </message>
    <message>
        <source>Good: %1</source>
        <translation>Bon&#xa0;: %1</translation>
    </message>
    <message>
        <source>Failing: %1</source>
        <translation>En échec&#xa0;: %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Only in the failing log</source>
        <translation>Uniquement dans le journal en échec</translation>
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
        <translation>L’opérateur est %1&#xa0;; le journal n’imprime pas sa condition.</translation>
    </message>
    <message>
        <source>The log does not print the assertion itself, so the operator is still open.</source>
        <translation>Le journal n’imprime pas l’assertion elle-même&#xa0;: l’opérateur reste à trouver.</translation>
    </message>
    <message>
        <source>Compare the targets with the class count</source>
        <translation>Comparer les cibles au nombre de classes</translation>
    </message>
    <message>
        <source>Compare the indices with the size that they address</source>
        <translation>Comparer les indices à la taille qu’ils adressent</translation>
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
        <translation>Sur une copie CPU du même batch, chaque indice doit rester dans la dimension qu’il adresse. Pour un embedding, comparez le plus grand identifiant au nombre de lignes.</translation>
    </message>
    <message>
        <source>On a CPU copy of the same batch, look for values below 0, above 1 or NaN, and for a sigmoid that is missing.</source>
        <translation>Sur une copie CPU du même batch, cherchez des valeurs inférieures à 0, supérieures à 1 ou NaN, ainsi qu’une sigmoïde oubliée.</translation>
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
        <translation>Vérifiez sur le CPU chaque indice et chaque cible de ce batch au regard de la condition de l’opérateur.</translation>
    </message>
    <message>
        <source>The operator refused its input; another GPU would refuse it too. A larger output layer would hide the condition without settling what the labels mean.</source>
        <translation>L’opérateur a refusé son entrée&#xa0;; un autre GPU la refuserait aussi. Une couche de sortie plus large masquerait la condition sans régler le sens des étiquettes.</translation>
    </message>
    <message>
        <source>Check the shapes behind this request: it exceeds the whole device</source>
        <translation>Vérifier les formes à l’origine de cette demande&#xa0;: elle dépasse le périphérique entier</translation>
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
        <translation>Vérifier les formes et la durée de vie des tenseurs&#xa0;: ce processus occupe l’essentiel du périphérique</translation>
    </message>
    <message>
        <source>One separate rerun with %1 is worth trying, with nothing else changed.</source>
        <translation>Une relance séparée avec %1 vaut un essai, sans rien changer d’autre.</translation>
    </message>
    <message>
        <source>The hint about fragmentation that PyTorch prints is general advice; these numbers do not support it.</source>
        <translation>L’indication sur la fragmentation que PyTorch imprime est un conseil général&#xa0;; ces nombres ne l’appuient pas.</translation>
    </message>
    <message>
        <source>Compare the size requested with what the process holds, and look for tensors that are kept from one iteration to the next. Another process can share the device.</source>
        <translation>Comparez la taille demandée à ce que le processus détient, et cherchez des tenseurs conservés d’une itération à l’autre. Un autre processus peut partager le périphérique.</translation>
    </message>
    <message>
        <source>Compare the architecture of the GPU with those in the build</source>
        <translation>Comparer l’architecture du GPU à celles de la version compilée</translation>
    </message>
    <message>
        <source>Check the dtype that reaches this operator</source>
        <translation>Vérifier le dtype qui parvient à cet opérateur</translation>
    </message>
    <message>
        <source>%1 has no implementation for %2 on this device. Find where the tensor gets this dtype, and compare with one run in the usual precision.</source>
        <translation>%1 n’a pas d’implémentation pour %2 sur ce périphérique. Cherchez où le tenseur reçoit ce dtype, et comparez avec une relance dans la précision habituelle.</translation>
    </message>
    <message>
        <source>Check which build provides this operator</source>
        <translation>Vérifier quel paquet fournit cet opérateur</translation>
    </message>
    <message>
        <source>%1 is not available for the backend %2. Compare the package that provides it with the PyTorch build: a CPU-only package is one explanation.</source>
        <translation>%1 n’est pas disponible pour le backend %2. Comparez le paquet qui le fournit à la version compilée de PyTorch&#xa0;: un paquet pour le CPU seul est une explication possible.</translation>
    </message>
    <message>
        <source>The log names %1 and %2. Print the device of every argument just before the failing call and find the one that was created or loaded elsewhere.</source>
        <translation>Le journal nomme %1 et %2. Affichez le périphérique de chaque argument juste avant l’appel fautif et trouvez celui qui a été créé ou chargé ailleurs.</translation>
    </message>
    <message>
        <source>The log names %1 and %2, found when the argument %3 was checked. Find where that tensor and the other operands were created or moved.</source>
        <translation>Le journal nomme %1 et %2, constatés lors de la vérification de l’argument %3. Cherchez où ce tenseur et les autres opérandes ont été créés ou déplacés.</translation>
    </message>
    <message>
        <source>Check the contract and the build of the extension first</source>
        <translation>Vérifier d’abord le contrat et la compilation de l’extension</translation>
    </message>
    <message>
        <source>The extension %1 stands in the frames of the failure.</source>
        <translation>L’extension %1 figure dans les appels qui mènent à l’échec.</translation>
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
        <translation>Commencez à %1 et aux valeurs présentes à cet endroit. Aucune vérification du GPU n’est nécessaire avant cela.</translation>
    </message>
    <message>
        <source>Compare indices and targets with what the operator allows</source>
        <translation>Comparer indices et cibles à ce que l’opérateur accepte</translation>
    </message>
    <message>
        <source>“The GPU must be broken.”</source>
        <translation>«&#xa0;Le GPU est forcément défectueux.&#xa0;»</translation>
    </message>
    <message>
        <source>A kernel ran, met a value that it does not accept and stopped. Another GPU would refuse the same value.</source>
        <translation>Un noyau s’est exécuté, a rencontré une valeur qu’il n’accepte pas et s’est arrêté. Un autre GPU refuserait la même valeur.</translation>
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
        <translation>Seul un message qui nomme une allocation refusée parle de mémoire. Les autres erreurs CUDA appellent d’autres vérifications.</translation>
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
        <translation>Comparez l’architecture du GPU à celles de la version compilée, l’extension à la version de PyTorch pour laquelle elle a été compilée, et le dtype à ce que l’opérateur accepte sur ce backend.</translation>
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
        <translation>Affichez le périphérique de chaque argument juste avant l’appel fautif et trouvez celui qui a été créé ou chargé ailleurs.</translation>
    </message>
    <message>
        <source>“Add a copy without knowing where the tensor comes from.”</source>
        <translation>«&#xa0;Ajouter une copie sans savoir d’où vient le tenseur.&#xa0;»</translation>
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
        <translation>L’accès a été refusé sur le périphérique et la ligne Python peut appartenir à un appel ultérieur. Une courte relance avec lancements bloquants rapproche le rapport de l’origine. Pour un noyau personnalisé, vérifiez ce qu’il suppose des strides, de la contiguïté et des tailles.</translation>
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
        <translation>échec du lancement d’un noyau</translation>
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
        <translation>EXECUTION_FAILED, INTERNAL_ERROR et NOT_INITIALIZED peuvent être l’écho d’une faute antérieure, ou un manque de mémoire sous un autre nom. Si rien ne précède, vérifiez les formes, le dtype et la version de la bibliothèque.</translation>
    </message>
    <message>
        <source>“The library is broken, replace it.”</source>
        <translation>«&#xa0;La bibliothèque est cassée, il faut la remplacer.&#xa0;»</translation>
    </message>
    <message>
        <source>A library reports what it met. Replacing it before the earlier lines are read changes the environment and leaves the question open.</source>
        <translation>Une bibliothèque rapporte ce qu’elle a rencontré. La remplacer avant d’avoir lu les lignes précédentes change l’environnement et laisse la question ouverte.</translation>
    </message>
    <message>
        <source>collective operation failed or timed out</source>
        <translation>échec ou dépassement de temps d’une opération collective</translation>
    </message>
    <message>
        <source>Find the rank that stopped first, and its own error</source>
        <translation>Trouver le rang qui s’est arrêté en premier, et sa propre erreur</translation>
    </message>
    <message>
        <source>Read the log of every rank up to the first one that failed or fell silent. The ranks that report a time-out were waiting.</source>
        <translation>Lisez le journal de chaque rang jusqu’au premier qui a échoué ou n’a plus rien écrit. Les rangs qui signalent un dépassement de temps attendaient.</translation>
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
        <translation>Comparer forme et dtype de chaque opérande au contrat de l’opérateur</translation>
    </message>
    <message>
        <source>Print shape, dtype and strides of every argument before the call, for a batch that works and for the one that fails. The last, incomplete batch is one difference to look for.</source>
        <translation>Affichez forme, dtype et strides de chaque argument avant l’appel, pour un batch qui passe et pour celui qui échoue. Le dernier batch, incomplet, est une différence à examiner.</translation>
    </message>
    <message>
        <source>“Add a reshape or a cast until it runs.”</source>
        <translation>«&#xa0;Ajouter un reshape ou une conversion jusqu’à ce que ça passe.&#xa0;»</translation>
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
        <translation>Lire le journal du système et les compteurs d’erreurs mémoire de cet hôte</translation>
    </message>
    <message>
        <source>Collect the kernel log around the time of the failure and the error counters that the vendor&apos;s tool shows. Note the host and the device.</source>
        <translation>Relevez le journal du système autour de l’échec et les compteurs d’erreurs que montre l’outil du fabricant. Notez l’hôte et le périphérique.</translation>
    </message>
    <message>
        <source>“The model code broke the GPU.”</source>
        <translation>«&#xa0;Le code du modèle a cassé le GPU.&#xa0;»</translation>
    </message>
    <message>
        <source>Some codes follow from a fault of the program, others come from the device, its link or the driver. The code tells which to check first.</source>
        <translation>Certains codes suivent une faute du programme, d’autres viennent du périphérique, de sa liaison ou du pilote. Le code dit lequel vérifier d’abord.</translation>
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
        <translation>TorchTriage commence après un lancement réussi. Faites d’abord aboutir un petit calcul&#xa0;: le périphérique est-il visible, le pilote est-il assez récent pour la version compilée, celle-ci vise-t-elle ce backend&#xa0;?</translation>
    </message>
    <message>
        <source>“The model or the batch is at fault.”</source>
        <translation>«&#xa0;Le modèle ou le batch est en faute.&#xa0;»</translation>
    </message>
    <message>
        <source>Neither was reached: the failure comes before the first operator.</source>
        <translation>Ni l’un ni l’autre n’a été atteint&#xa0;: l’échec précède le premier opérateur.</translation>
    </message>
    <message>
        <source>value that is NaN or infinite</source>
        <translation>valeur NaN ou infinie</translation>
    </message>
    <message>
        <source>Find the first tensor that is not finite</source>
        <translation>Trouver le premier tenseur qui n’est pas fini</translation>
    </message>
    <message>
        <source>Check inputs, targets, activations and gradients for NaN and infinity in the order of the computation, before the step that reports it. Loss scaling skips steps without a message.</source>
        <translation>Cherchez NaN et infinis dans les entrées, les cibles, les activations et les gradients, dans l’ordre du calcul, avant l’étape qui le signale. La mise à l’échelle de la perte saute des étapes sans message.</translation>
    </message>
    <message>
        <source>“The learning rate alone is the cause.”</source>
        <translation>«&#xa0;Le taux d’apprentissage seul est la cause.&#xa0;»</translation>
    </message>
    <message>
        <source>An invalid input, a division by zero, the logarithm of zero or an overflow in reduced precision leads to the same message.</source>
        <translation>Une entrée invalide, une division par zéro, le logarithme de zéro ou un dépassement en précision réduite mène au même message.</translation>
    </message>
    <message>
        <source>host memory exhausted</source>
        <translation>mémoire de l’hôte épuisée</translation>
    </message>
    <message>
        <source>Read the memory of the host: process, workers, shared memory</source>
        <translation>Lire la mémoire de l’hôte&#xa0;: processus, workers, mémoire partagée</translation>
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
        <translation>La mémoire de l’hôte et celle du GPU sont séparées. Un modèle plus petit sur le GPU ne lève pas une limite de l’hôte.</translation>
    </message>
    <message>
        <source>process ended by a crash in native code</source>
        <translation>processus terminé par un crash dans du code natif</translation>
    </message>
    <message>
        <source>Find the native frame or the extension that was running</source>
        <translation>Trouver la fonction native ou l’extension en cours</translation>
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
        <translation>Commencez par l’appel le plus interne de votre propre code et les valeurs qu’il avait. Aucune vérification du GPU n’est nécessaire avant cela.</translation>
    </message>
    <message>
        <source>“CUDA is in the log, so it is a CUDA problem.”</source>
        <translation>«&#xa0;CUDA figure dans le journal, donc c’est un problème de CUDA.&#xa0;»</translation>
    </message>
    <message>
        <source>Python code raised this exception. GPU messages near it can be background or consequences.</source>
        <translation>C’est du code Python qui a levé cette exception. Les messages du GPU à proximité peuvent être un bruit de fond ou des conséquences.</translation>
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
        <translation>Conservez la sortie complète de chaque rang depuis le début, sortie d’erreur comprise, ainsi que le journal du système de l’hôte.</translation>
    </message>
    <message>
        <source>“The last error in the log is the cause.”</source>
        <translation>«&#xa0;La dernière erreur du journal est la cause.&#xa0;»</translation>
    </message>
    <message>
        <source>The last message is often a consequence. Without the first failure, no family is more likely than another.</source>
        <translation>Le dernier message est souvent une conséquence. Sans le premier échec, aucune famille n’est plus probable qu’une autre.</translation>
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
        <translation>CUDA peut rester silencieux là où le CPU lève une erreur&#xa0;: %1 ne vérifiait pas les indices sur le GPU jusqu’à PyTorch 1.13 inclus. Vérifiez les indices sur le CPU.</translation>
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
        <translation>Le guide n’a pas de section «&#xa0;%1&#xa0;». Choisissez parmi&#xa0;: %2.</translation>
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
        <translation>Vue d’ensemble</translation>
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
        <translation>Vue d’&amp;ensemble</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <translation>&amp;Preuves</translation>
    </message>
    <message>
        <source>B&amp;atch</source>
        <translation>B&amp;atch</translation>
    </message>
    <message>
        <source>Rerun</source>
        <translation>Relance</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Re&amp;run</source>
        <translation>&amp;Relance</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>Véri&amp;fier</translation>
    </message>
    <message>
        <source>Support request</source>
        <translation>Demande d’assistance</translation>
    </message>
    <message>
        <source>Support re&amp;quest</source>
        <translation>&amp;Demande d’assistance</translation>
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
        <translation>L’erreur est apparue à %1</translation>
    </message>
    <message>
        <source>The failing call is at %1</source>
        <translation>L’appel fautif est à %1</translation>
    </message>
    <message>
        <source>The error family</source>
        <translation>La famille d’erreur</translation>
    </message>
    <message>
        <source>Which value was refused</source>
        <translation>Quelle valeur a été refusée</translation>
    </message>
    <message>
        <source>Why the allocation failed</source>
        <translation>Pourquoi l’allocation a échoué</translation>
    </message>
    <message>
        <source>Why that rank stopped</source>
        <translation>Pourquoi ce rang s’est arrêté</translation>
    </message>
    <message>
        <source>Whether it fails again in a new process</source>
        <translation>Si l’échec se répète dans un processus neuf</translation>
    </message>
    <message>
        <source>Refused value: %1 in %2</source>
        <translation>Valeur refusée&#xa0;: %1 dans %2</translation>
    </message>
    <message>
        <source>It fails again in a new process</source>
        <translation>L’échec se répète dans un processus neuf</translation>
    </message>
    <message>
        <source>It did not fail again in a new process</source>
        <translation>L’échec ne s’est pas répété dans un processus neuf</translation>
    </message>
</context>
<context>
    <name>LastWords</name>
    <message>
        <source>The memory that the system gives this program is used up. Close other programs, raise the limit (ulimit -v), or open a smaller file.</source>
        <translation>La mémoire que le système accorde à ce programme est épuisée. Fermez d’autres programmes, relevez la limite (ulimit -v) ou ouvrez un fichier plus petit.</translation>
    </message>
    <message>
        <source>The system gives this program no further thread. Close other programs, or raise the limits on processes and memory (ulimit -u, ulimit -v).</source>
        <translation>Le système n’accorde plus de fil d’exécution à ce programme. Fermez d’autres programmes, ou relevez les limites de processus et de mémoire (ulimit -u, ulimit -v).</translation>
    </message>
    <message>
        <source>An error that was not foreseen ended the program. What was saved before is whole. Report it together with what torchtriage-cli --debug-info prints.</source>
        <translation>Une erreur imprévue a mis fin au programme. Ce qui était enregistré avant est entier. Signalez-la avec ce qu’affiche torchtriage-cli --debug-info.</translation>
    </message>
</context>
<context>
    <name>LauncherTestText</name>
    <message>
        <source>Reached: %1</source>
        <translation>Atteinte&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>LauncherText</name>
    <message>
        <source>Its last line: %1</source>
        <translation>Sa dernière ligne&#xa0;: %1</translation>
    </message>
    <message>
        <source>It was not started: no host of that name is known (%1). Check the name, or the entry in the configuration of ssh.</source>
        <translation>Non démarré&#xa0;: aucun hôte de ce nom n’est connu (%1). Vérifiez le nom, ou l’entrée dans la configuration de ssh.</translation>
    </message>
    <message>
        <source>It was not started: %1 does not answer. Check that it is up and reachable from here.</source>
        <translation>Non démarré&#xa0;: %1 ne répond pas. Vérifiez que la machine est allumée et joignable d’ici.</translation>
    </message>
    <message>
        <source>It was not started: the key of %1 is not known here, or is not the one that was known. Connect once in a terminal and check the key.</source>
        <translation>Non démarré&#xa0;: la clé de %1 n’est pas connue ici, ou n’est pas celle qui l’était. Connectez-vous une fois dans un terminal et vérifiez la clé.</translation>
    </message>
    <message>
        <source>It was not started: %1 does not let this user in without a question. Set up a key or an agent; no password is asked for or kept here.</source>
        <translation>Non démarré&#xa0;: %1 n’admet pas cet utilisateur sans question. Configurez une clé ou un agent&#xa0;; aucun mot de passe n’est demandé ni conservé ici.</translation>
    </message>
    <message>
        <source>It was not started: there is no such Python interpreter on %1. Name the one that it has.</source>
        <translation>Non démarré&#xa0;: cet interpréteur Python n’existe pas sur %1. Indiquez celui qui s’y trouve.</translation>
    </message>
    <message>
        <source>It was not started: the scheduler knows no such partition (%1).</source>
        <translation>Non démarré&#xa0;: l’ordonnanceur ne connaît pas cette partition (%1).</translation>
    </message>
    <message>
        <source>It was not started: the queue of %1 had no place for it in the time that it could wait. Nothing of it is left in the queue.</source>
        <translation>Non démarré&#xa0;: la file de %1 n’avait pas de place dans le temps d’attente permis. Il n’en reste rien dans la file.</translation>
    </message>
    <message>
        <source>It was not started on %1.</source>
        <translation>Non démarré sur %1.</translation>
    </message>
    <message>
        <source>It was not started: the program cannot be used on %1 (%2).</source>
        <translation>Non démarré&#xa0;: le programme ne peut pas être utilisé sur %1 (%2).</translation>
    </message>
    <message>
        <source>It was not started: its folder cannot be used on %1 (%2). Name a folder that is there.</source>
        <translation>Non démarré&#xa0;: son dossier ne peut pas être utilisé sur %1 (%2). Indiquez un dossier qui s’y trouve.</translation>
    </message>
    <message>
        <source>It was not started: its files could not be brought to %1 (%2). Check the space in its temporary folder.</source>
        <translation>Non démarré&#xa0;: ses fichiers n’ont pas pu être transférés vers %1 (%2). Vérifiez la place dans son dossier temporaire.</translation>
    </message>
    <message>
        <source>It was not started: the program of the launcher %1 is not on this machine (%2).</source>
        <translation>Non démarré&#xa0;: le programme du lanceur %1 n’est pas sur cette machine (%2).</translation>
    </message>
    <message>
        <source>It was not started: the launcher %1 ended with exit code %2 before the run began.</source>
        <translation>Non démarré&#xa0;: le lanceur %1 s’est terminé avec le code de sortie %2 avant le début de la relance.</translation>
    </message>
    <message>
        <source>The node failed while it ran, as its scheduler says: that is neither a failure nor a success of the program.</source>
        <translation>Le nœud est tombé en panne pendant l’exécution, d’après son ordonnanceur&#xa0;: ce n’est ni un échec ni un succès du programme.</translation>
    </message>
    <message>
        <source>The connection to %1 was lost while it ran. How it ended is not known; what is left of it there ends when the line stays silent.</source>
        <translation>La connexion à %1 a été perdue pendant l’exécution. On ignore comment il s’est terminé&#xa0;; ce qui en reste là-bas prend fin quand la ligne reste muette.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Cette machine</translation>
    </message>
    <message>
        <source>The job keeps its outputs in a folder. That works on this machine only.</source>
        <translation>La tâche conserve ses sorties dans un dossier. Cela ne fonctionne que sur cette machine.</translation>
    </message>
    <message>
        <source>%1: there is no such launcher. local, ssh and slurm are built in.</source>
        <translation>%1&#xa0;: ce lanceur n’existe pas. local, ssh et slurm sont fournis.</translation>
    </message>
    <message>
        <source>%1: name the machine, as in %1:NAME.</source>
        <translation>%1&#xa0;: indiquez la machine, sous la forme %1:NOM.</translation>
    </message>
    <message>
        <source>%1: the name of the machine holds a character that such a name cannot have, or begins with a hyphen.</source>
        <translation>%1&#xa0;: le nom de la machine contient un caractère qu’un tel nom ne peut pas avoir, ou commence par un tiret.</translation>
    </message>
    <message>
        <source>%1: the interpreter has no usable name.</source>
        <translation>%1&#xa0;: le nom de l’interpréteur n’est pas utilisable.</translation>
    </message>
    <message>
        <source>%1: options begin with a hyphen, and none is -- or holds a control character.</source>
        <translation>%1&#xa0;: les options commencent par un tiret&#xa0;; aucune n’est -- ni ne contient de caractère de contrôle.</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Connexion en cours</translation>
    </message>
    <message>
        <source>Job %1 in the queue: %2</source>
        <translation>Tâche %1 dans la file&#xa0;: %2</translation>
    </message>
    <message>
        <source>Job %1 in the queue: %2 (%3)</source>
        <translation>Tâche %1 dans la file&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>The scheduler took its place for another job: that is neither a failure nor a success.</source>
        <translation>L’ordonnanceur a pris sa place pour une autre tâche&#xa0;: ce n’est ni un échec ni un succès.</translation>
    </message>
    <message>
        <source>It was cancelled from outside, through the scheduler: that is neither a failure nor a success.</source>
        <translation>Annulé de l’extérieur, par l’ordonnanceur&#xa0;: ce n’est ni un échec ni un succès.</translation>
    </message>
    <message>
        <source>The scheduler ended it at the time limit of its job: that is neither a failure nor a success.</source>
        <translation>L’ordonnanceur l’a arrêté à la limite de temps de sa tâche&#xa0;: ce n’est ni un échec ni un succès.</translation>
    </message>
    <message>
        <source>The node ended it at the memory limit of its job. Ask for more memory, or look at what it holds.</source>
        <translation>Le nœud l’a arrêté à la limite de mémoire de sa tâche. Demandez plus de mémoire, ou regardez ce qu’il garde.</translation>
    </message>
</context>
<context>
    <name>LibraryText</name>
    <message>
        <source>Record not readable</source>
        <translation>Dossier d’incident illisible</translation>
    </message>
    <message>
        <source>There are more folders than one scan visits: some incidents are not listed.</source>
        <translation>Il y a plus de dossiers qu’une lecture n’en parcourt&#xa0;: certains incidents ne sont pas listés.</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) could not be read.</source>
        <translation>
            <numerusform>%n dossier n’a pas pu être lu.</numerusform>
            <numerusform>%n dossiers n’ont pas pu être lus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) to folders were not followed.</source>
        <translation>
            <numerusform>%n lien vers un dossier n’a pas été suivi.</numerusform>
            <numerusform>%n liens vers des dossiers n’ont pas été suivis.</numerusform>
        </translation>
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
        <translation>Une grande part du périphérique est occupée hors de ce processus. Cherchez des processus restés d’une exécution antérieure, ou des jobs qui partagent le périphérique.</translation>
    </message>
    <message>
        <source>The device is nearly full, and the numbers put most of it on this process: the working set is too large, or tensors live too long.</source>
        <translation>Le périphérique est presque plein et, d’après les nombres, surtout du fait de ce processus&#xa0;: l’ensemble de travail est trop grand, ou des tenseurs vivent trop longtemps.</translation>
    </message>
    <message>
        <source>The numbers do not settle why the allocation failed.</source>
        <translation>Les nombres ne disent pas pourquoi l’allocation a échoué.</translation>
    </message>
    <message>
        <source>processes listed: %1</source>
        <translation>processus listés&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>MinimalCase</name>
    <message>
        <source>No job is known for this operator, so no case can be kept.</source>
        <translation>Aucun job n’est connu pour cet opérateur&#xa0;: aucun cas ne peut être conservé.</translation>
    </message>
    <message>
        <source>The samples of this batch cannot be taken apart; a case keeps all of them.</source>
        <translation>Les échantillons de ce batch ne peuvent pas être séparés&#xa0;; un cas les conserve tous.</translation>
    </message>
    <message>
        <source>Python itself refuses these inputs before it calls the operator, so a job of the operator would not show it.</source>
        <translation>Python refuse lui-même ces entrées avant d’appeler l’opérateur&#xa0;; un job de l’opérateur ne le montrerait donc pas.</translation>
    </message>
    <message>
        <source>Nothing was refused: there is no case to keep.</source>
        <translation>Rien n’a été refusé&#xa0;: il n’y a pas de cas à conserver.</translation>
    </message>
    <message>
        <source>The job of a case would need an input that this batch does not have.</source>
        <translation>Le job d’un cas demanderait une entrée que ce batch n’a pas.</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>No Python traceback. Keep standard error together with standard output: without it no line of your code can be named.</source>
        <translation>Pas de trace Python. Conservez la sortie d’erreur avec la sortie standard&#xa0;: sans elle, aucune ligne de votre code ne peut être nommée.</translation>
    </message>
    <message>
        <source>No assertion line. Keep the device&apos;s own output on standard error: that line names the operator and its condition.</source>
        <translation>Pas de ligne d’assertion. Conservez ce que le périphérique écrit sur la sortie d’erreur&#xa0;: cette ligne nomme l’opérateur et sa condition.</translation>
    </message>
    <message>
        <source>No run with blocking launches. A short one, in a new process, moves the report closer to the launch that failed.</source>
        <translation>Pas d’exécution avec lancements bloquants. Une courte relance, dans un processus neuf, rapproche le rapport du lancement fautif.</translation>
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
        <translation>Pas de numéro d’itération. Notez l’itération et la dernière étape terminée&#xa0;: elles mènent au batch fautif.</translation>
    </message>
    <message>
        <source>No saved batch. Save the failing batch or its internal identifier and dimensions: only the data shows which value was refused.</source>
        <translation>Pas de batch enregistré. Enregistrez le batch fautif ou son identifiant interne et ses dimensions&#xa0;: seules les données montrent quelle valeur a été refusée.</translation>
    </message>
    <message>
        <source>No shapes or dtypes. Print them for every input before the failing call: operator contracts are about them.</source>
        <translation>Pas de formes ni de dtypes. Affichez-les pour chaque entrée avant l’appel fautif&#xa0;: les contrats d’opérateur portent sur eux.</translation>
    </message>
    <message>
        <source>Not every rank&apos;s log is here. Collect one log per rank: the rank that stopped first can be one that is missing.</source>
        <translation>Le journal de certains rangs manque. Recueillez un journal par rang&#xa0;: le rang arrêté en premier peut être l’un des absents.</translation>
    </message>
    <message>
        <source>The log starts in the middle. Take it from the start of the run: the first failure can stand before the first line here.</source>
        <translation>Le journal commence au milieu. Reprenez-le depuis le début de l’exécution&#xa0;: le premier échec peut précéder la première ligne présente.</translation>
    </message>
    <message>
        <source>The log ends in the middle of a message. Take it again after the process has ended: the final message is incomplete.</source>
        <translation>Le journal finit au milieu d’un message. Reprenez-le après la fin du processus&#xa0;: le message final est incomplet.</translation>
    </message>
    <message>
        <source>No kernel log. Collect dmesg or journalctl -k of that host around the failure: it shows killed processes and device faults.</source>
        <translation>Pas de journal du système. Recueillez dmesg ou journalctl -k de cet hôte autour de l’échec&#xa0;: il montre les processus tués et les fautes de périphérique.</translation>
    </message>
    <message>
        <source>No memory numbers. Keep the full message of the failed allocation: without sizes its reason cannot be told.</source>
        <translation>Pas de nombres sur la mémoire. Conservez le message complet de l’allocation refusée&#xa0;: sans tailles, sa raison ne peut être établie.</translation>
    </message>
    <message>
        <source>The log lacks “%1”.</source>
        <translation>Il manque au journal&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The environment is not described. Add the output of python -m torch.utils.collect_env: messages and checks differ between versions.</source>
        <translation>L’environnement n’est pas décrit. Ajoutez la sortie de python -m torch.utils.collect_env&#xa0;: messages et vérifications varient selon les versions.</translation>
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
        <translation>Ouvrez le batch fautif&#xa0;: valeurs, indices et cibles sont vérifiés sur le CPU, et rien n’est envoyé.</translation>
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
        <translation>Vérifiez-le sur le CPU avant le transfert. Conservez son identifiant interne, les dtypes, les formes et les strides&#xa0;; une copie du contenu n’est utile que si cela ne suffit pas.</translation>
    </message>
    <message>
        <source>Record the memory around the failing step</source>
        <translation>Relever la mémoire autour de l’étape fautive</translation>
    </message>
    <message>
        <source>In a separate run, print torch.cuda.memory_summary() before the failing call and compare two iterations.</source>
        <translation>Dans une exécution séparée, affichez torch.cuda.memory_summary() avant l’appel fautif et comparez deux itérations.</translation>
    </message>
    <message>
        <source>Collect the environment</source>
        <translation>Relever l’environnement</translation>
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
        <translation>Commencez par le rang arrêté en premier. Les rangs qui signalent un dépassement de temps l’attendaient.</translation>
    </message>
    <message>
        <source>Collect the kernel log</source>
        <translation>Recueillir le journal du système</translation>
    </message>
    <message>
        <source>Save dmesg or journalctl -k of that host around the time of the failure and open it here.</source>
        <translation>Enregistrez dmesg ou journalctl -k de cet hôte autour de l’heure de l’échec et ouvrez-le ici.</translation>
    </message>
    <message>
        <source>Keep the complete output of every rank from the start of the run, standard error included.</source>
        <translation>Conservez la sortie complète de chaque rang depuis le début de l’exécution, sortie d’erreur comprise.</translation>
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
        <translation>Une courte exécution dans un processus neuf, avec cette seule modification. Pour le diagnostic uniquement&#xa0;: sa durée n’est pas une mesure. Mettez votre propre programme et ses arguments dans la commande.</translation>
    </message>
    <message>
        <source>Find out the backend</source>
        <translation>Identifier le backend</translation>
    </message>
    <message>
        <source>Print torch.version.cuda and torch.version.hip. Only then choose a diagnostic variable: the one of NVIDIA does not apply to ROCm.</source>
        <translation>Affichez torch.version.cuda et torch.version.hip. Choisissez ensuite seulement une variable de diagnostic&#xa0;: celle de NVIDIA ne s’applique pas à ROCm.</translation>
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
        <translation>Citer la première erreur pour demander de l’aide</translation>
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
        <translation>Si l’exécution a bien échoué, son message a été écrit ailleurs&#xa0;: sur la sortie d’erreur, par un autre rang, ou dans le journal du système.</translation>
    </message>
    <message>
        <source>Open reruns</source>
        <translation>Ouvrir les relances</translation>
    </message>
</context>
<context>
    <name>Observation</name>
    <message>
        <source>A watchdog thread reported the error; the failing launch belongs to another thread of this rank.</source>
        <translation>Un thread de surveillance a signalé l’erreur&#xa0;; le lancement fautif appartient à un autre thread de ce rang.</translation>
    </message>
    <message>
        <source>The error surfaced in %1 at %2; the launch that failed can be an earlier one.</source>
        <translation>L’erreur est apparue dans %1 à %2&#xa0;; le lancement fautif peut être antérieur.</translation>
    </message>
    <message>
        <source>The error surfaced at %1; the launch that failed can be an earlier one.</source>
        <translation>L’erreur est apparue à %1&#xa0;; le lancement fautif peut être antérieur.</translation>
    </message>
    <message>
        <source>The error surfaced in %1; the launch that failed can be an earlier one.</source>
        <translation>L’erreur est apparue dans %1&#xa0;; le lancement fautif peut être antérieur.</translation>
    </message>
    <message>
        <source>The line shown is where the error surfaced; the launch that failed can be an earlier one.</source>
        <translation>La ligne indiquée est celle où l’erreur est apparue&#xa0;; le lancement fautif peut être antérieur.</translation>
    </message>
    <message>
        <source>Launches were blocking, so the stack shows the launch that failed.</source>
        <translation>Les lancements étaient bloquants&#xa0;: la pile montre donc le lancement fautif.</translation>
    </message>
    <message>
        <source>Launches were blocking, so %1 is where the failing launch was made.</source>
        <translation>Les lancements étaient bloquants&#xa0;: %1 est donc l’endroit du lancement fautif.</translation>
    </message>
    <message>
        <source>The error was raised by the call at %1.</source>
        <translation>L’erreur a été levée par l’appel à %1.</translation>
    </message>
    <message>
        <source>Observation point not known.</source>
        <translation>Point d’observation inconnu.</translation>
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
        <translation>Point d’observation, pas la cause.</translation>
    </message>
    <message>
        <source>The message comes from the call that failed.</source>
        <translation>Le message vient de l’appel qui a échoué.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>This is the first assertion line that the device printed.</source>
        <translation>C’est la première ligne d’assertion que le périphérique a imprimée.</translation>
    </message>
    <message>
        <source>No earlier line of the log states a failure.</source>
        <translation>Aucune ligne antérieure du journal n’énonce d’échec.</translation>
    </message>
    <message>
        <source>Its time stamp, %1, is the earliest of all failures in the log.</source>
        <translation>Son horodatage, %1, est le plus ancien de tous les échecs du journal.</translation>
    </message>
    <message>
        <source>The other ranks report what follows when this rank stops.</source>
        <translation>Les autres rangs signalent ce qui suit l’arrêt de ce rang.</translation>
    </message>
    <message>
        <source>The launcher&apos;s own report names rank %1 as the first one that failed.</source>
        <translation>Le rapport du lanceur désigne le rang %1 comme le premier à avoir échoué.</translation>
    </message>
    <message>
        <source>It is the only line that states a failure.</source>
        <translation>C’est la seule ligne qui énonce un échec.</translation>
    </message>
    <message>
        <source>An earlier exception at line %1 was handled: the run went on after it.</source>
        <translation>Une exception antérieure, à la ligne %1, a été traitée&#xa0;: l’exécution a continué ensuite.</translation>
    </message>
    <message>
        <source>The run made progress up to this line; earlier messages did not stop it.</source>
        <translation>L’exécution a progressé jusqu’à cette ligne&#xa0;; les messages antérieurs ne l’ont pas arrêtée.</translation>
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
        <translation>Les erreurs ultérieures du même processus sont l’écho de la première, quoi qu’elles disent.</translation>
    </message>
    <message>
        <source>The library error comes after an assertion of the same process and counts as its echo.</source>
        <translation>L’erreur de bibliothèque suit une assertion du même processus et compte comme son écho.</translation>
    </message>
    <message>
        <source>This library status stands for an allocation that failed, so the family is out of memory.</source>
        <translation>Ce code de bibliothèque correspond à une allocation refusée&#xa0;: la famille est donc mémoire insuffisante.</translation>
    </message>
    <message>
        <source>The traceback ends with %1, and no device message explains it.</source>
        <translation>La trace se termine par %1, et aucun message du périphérique ne l’explique.</translation>
    </message>
    <message>
        <source>The frames pass through the extension %1: check its contract and its build first, hence the class binary environment.</source>
        <translation>La pile passe par l’extension %1&#xa0;: vérifiez d’abord son contrat et sa compilation, d’où la classe environnement binaire.</translation>
    </message>
    <message>
        <source>The traceback ends at the call that failed; no queued work is involved.</source>
        <translation>La trace se termine à l’appel qui a échoué&#xa0;; aucun travail en file n’est en cause.</translation>
    </message>
    <message>
        <source>The message says itself that kernel errors can be reported at a later call.</source>
        <translation>Le message dit lui-même que les erreurs de noyau peuvent être signalées lors d’un appel ultérieur.</translation>
    </message>
    <message>
        <source>The usual note on asynchronous errors is absent: launches were blocking, so the stack shows the launch.</source>
        <translation>La note habituelle sur les erreurs asynchrones est absente&#xa0;: les lancements étaient bloquants, et la pile montre le lancement.</translation>
    </message>
    <message>
        <source>PyTorch makes this check before it launches anything: the frame is where it failed.</source>
        <translation>PyTorch fait cette vérification avant tout lancement&#xa0;: l’échec a eu lieu à cet appel.</translation>
    </message>
    <message>
        <source>The log does not show which call of your own code was under way, so the observation point stays open.</source>
        <translation>Le journal ne montre pas quel appel de votre propre code était en cours&#xa0;: le point d’observation reste ouvert.</translation>
    </message>
    <message>
        <source>A watchdog thread reported the error: it observes the work of other threads.</source>
        <translation>Un thread de surveillance a signalé l’erreur&#xa0;: il observe le travail d’autres threads.</translation>
    </message>
    <message>
        <source>The message can report work that was launched earlier.</source>
        <translation>Le message peut signaler un travail lancé plus tôt.</translation>
    </message>
    <message>
        <source>The call at %1, line %2, can report work that was launched earlier.</source>
        <translation>L’appel dans %1, ligne %2, peut signaler un travail lancé plus tôt.</translation>
    </message>
    <message>
        <source>The triage gives the reason “%1”.</source>
        <translation>Le triage donne la raison «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>No line names the backend; CUDA is inferred from the kind of failure.</source>
        <translation>Aucune ligne ne nomme le backend&#xa0;; CUDA est déduit du type d’échec.</translation>
    </message>
    <message>
        <source>The call %1 at %2, line %3, can report work that was launched earlier.</source>
        <translation>L’appel %1 dans %2, ligne %3, peut signaler un travail lancé plus tôt.</translation>
    </message>
</context>
<context>
    <name>RecordField</name>
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
        <source>Code revision</source>
        <translation>Révision du code</translation>
    </message>
    <message>
        <source>Backend (cuda, rocm, cpu, xpu or mps)</source>
        <translation>Backend (cuda, rocm, cpu, xpu ou mps)</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>dtype of the failing input</source>
        <translation>dtype de l’entrée en échec</translation>
    </message>
    <message>
        <source>Shape of the failing input (32, 128)</source>
        <translation>Forme de l’entrée en échec (32, 128)</translation>
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
        <translation>%1&#xa0;: %2 sur %3 sont nécessaires, peu importe lesquels. Un tenseur plus petit, inventé à la main, n’échouerait pas.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 are left, and none of them could be left out. Whether their number matters or each of them was not settled.</source>
        <translation>%1&#xa0;: il en reste %2 sur %3, et aucun n’a pu être retiré. Il n’a pas été établi si c’est leur nombre qui compte ou chacun d’eux.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 are left.</source>
        <translation>%1&#xa0;: il en reste %2 sur %3.</translation>
    </message>
    <message>
        <source>The layout of %1 matters: a contiguous copy does not fail in the same way.</source>
        <translation>La disposition de %1 en mémoire compte&#xa0;: une copie contiguë n’échoue pas de la même façon.</translation>
    </message>
    <message>
        <source>The layout of %1 was kept, and does not matter.</source>
        <translation>La disposition de %1 en mémoire a été conservée, et ne compte pas.</translation>
    </message>
    <message>
        <source>Where %1 begins in its storage matters.</source>
        <translation>L’endroit où %1 commence dans son stockage compte.</translation>
    </message>
    <message>
        <source>The values of %1 matter: with zeros it does not fail in the same way.</source>
        <translation>Les valeurs de %1 comptent&#xa0;: avec des zéros, l’échec n’est pas le même.</translation>
    </message>
    <message>
        <source>The values of %1 do not matter: zeros fail in the same way.</source>
        <translation>Les valeurs de %1 ne comptent pas&#xa0;: des zéros échouent de la même façon.</translation>
    </message>
    <message>
        <source>The result failed in the same way once more, in a new process.</source>
        <translation>Le résultat a échoué une fois de plus de la même façon, dans un nouveau processus.</translation>
    </message>
    <message>
        <source>The result did not fail when it was run once more: the failure does not come every time. Repeats may tell more.</source>
        <translation>Relancé, le résultat n’a pas échoué&#xa0;: l’échec ne se produit pas à chaque fois. Des répétitions peuvent en dire plus.</translation>
    </message>
    <message>
        <source>The number of runs is used up. What is kept fails, and may not be the smallest; the same command goes on from here.</source>
        <translation>Le nombre d’exécutions est épuisé. Ce qui est conservé échoue, sans être forcément le plus petit&#xa0;; la même commande reprend d’ici.</translation>
    </message>
    <message>
        <source>The time is used up. What is kept fails, and may not be the smallest; the same command goes on from here.</source>
        <translation>Le temps est épuisé. Ce qui est conservé échoue, sans être forcément le plus petit&#xa0;; la même commande reprend d’ici.</translation>
    </message>
    <message>
        <source>Paused. What is kept fails, and may not be the smallest; the same command goes on from here.</source>
        <translation>En pause. Ce qui est conservé échoue, sans être forcément le plus petit&#xa0;; la même commande reprend d’ici.</translation>
    </message>
    <message>
        <source>A run could not be carried out.</source>
        <translation>Une exécution n’a pas pu être menée.</translation>
    </message>
    <message>
        <source>The job did not fail in the same way twice, so there is nothing to reduce.</source>
        <translation>La tâche n’a pas échoué deux fois de la même façon&#xa0;: il n’y a rien à réduire.</translation>
    </message>
    <message>
        <source>%1 of %2 steps are left.</source>
        <translation>Il reste %1 étapes sur %2.</translation>
    </message>
    <message>
        <source>A second copy in “plain” fails in the same way and holds none of the original values, but for those that stand at a limit.</source>
        <translation>Une seconde copie dans «&#xa0;plain&#xa0;» échoue de la même façon et ne contient aucune valeur d’origine, sauf celles qui se trouvent à une limite.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) in all.</source>
        <translation>
            <numerusform>%n exécution en tout.</numerusform>
            <numerusform>%n exécutions en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>the same failure</source>
        <translation>le même échec</translation>
    </message>
    <message>
        <source>another failure</source>
        <translation>un autre échec</translation>
    </message>
    <message>
        <source>no failure</source>
        <translation>pas d’échec</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Exécution %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing can be left out of this case: no dimension of its saved tensors can be made smaller.</source>
        <translation>Rien ne peut être retiré de ce cas&#xa0;: aucune dimension de ses tenseurs enregistrés ne peut être réduite.</translation>
    </message>
</context>
<context>
    <name>RequestCase</name>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>Its content cannot be shown.</source>
        <translation>Son contenu ne peut pas être affiché.</translation>
    </message>
</context>
<context>
    <name>RequestCommand</name>
    <message>
        <source>Nothing was written. Do not keep that kind, or remove the line from the log.</source>
        <translation>Rien n’a été écrit. Ne conservez pas ce type, ou retirez la ligne du journal.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” written; %n value(s) replaced, none left that looks private. Read it before you send it.</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» écrit&#xa0;; %n valeur remplacée, aucune autre ne paraît privée. Relisez le texte avant de l’envoyer.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» écrit&#xa0;; %n valeurs remplacées, aucune autre ne paraît privée. Relisez le texte avant de l’envoyer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was written. These files of the minimal case would leave with their values; add --consent if they may.</source>
        <translation>Rien n’a été écrit. Ces fichiers du cas minimal partiraient avec leurs valeurs&#xa0;; ajoutez --consent s’ils le peuvent.</translation>
    </message>
</context>
<context>
    <name>RequestKinds</name>
    <message>
        <source>Blocks between BEGIN PRIVATE KEY and END. Whoever has one can act as its owner.</source>
        <translation>Blocs entre BEGIN PRIVATE KEY et END. Qui en détient un peut agir au nom de son propriétaire.</translation>
    </message>
    <message>
        <source>Keys of clouds, repositories and experiment trackers, recognised by their form. They give access to what is yours.</source>
        <translation>Clés de clouds, de dépôts et de suivis d’expériences, reconnues à leur forme. Elles donnent accès à ce qui est à vous.</translation>
    </message>
    <message>
        <source>Values of keys that are named like a password, token or key.</source>
        <translation>Valeurs de clés nommées comme un mot de passe, un jeton ou une clé.</translation>
    </message>
    <message>
        <source>User, password or signature inside an address. The rest of the address stays.</source>
        <translation>Utilisateur, mot de passe ou signature dans une adresse. Le reste de l’adresse demeure.</translation>
    </message>
    <message>
        <source>Addresses of people.</source>
        <translation>Adresses de personnes.</translation>
    </message>
    <message>
        <source>Words that you asked to replace.</source>
        <translation>Mots que vous avez demandé de remplacer.</translation>
    </message>
    <message>
        <source>Addresses of repositories. Those of well-known public projects stay.</source>
        <translation>Adresses de dépôts. Celles de projets publics connus demeurent.</translation>
    </message>
    <message>
        <source>Addresses of object storage, with the names of what lies in it.</source>
        <translation>Adresses de stockage objet, avec les noms de ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>Addresses of container images. Public images of vendors stay.</source>
        <translation>Adresses d’images de conteneurs. Les images publiques des éditeurs demeurent.</translation>
    </message>
    <message>
        <source>Home folders, which name a person.</source>
        <translation>Dossiers personnels, qui nomment une personne.</translation>
    </message>
    <message>
        <source>Login names and names of authors, wherever they stand once they were seen in a path, a prompt or a variable.</source>
        <translation>Noms de connexion et d’auteurs, où qu’ils soient, dès qu’ils ont été vus dans un chemin, une invite ou une variable.</translation>
    </message>
    <message>
        <source>Names of machines. Two machines can still be told apart.</source>
        <translation>Noms de machines. Deux machines restent distinguables.</translation>
    </message>
    <message>
        <source>IPv4 and IPv6 addresses. Addresses of the machine itself (127.0.0.1) stay.</source>
        <translation>Adresses IPv4 et IPv6. Celles de la machine elle-même (127.0.0.1) demeurent.</translation>
    </message>
    <message>
        <source>Hardware addresses of network cards.</source>
        <translation>Adresses matérielles des cartes réseau.</translation>
    </message>
    <message>
        <source>Private keys</source>
        <translation>Clés privées</translation>
    </message>
    <message>
        <source>Access tokens</source>
        <translation>Jetons d’accès</translation>
    </message>
    <message>
        <source>Passwords and secrets</source>
        <translation>Mots de passe et secrets</translation>
    </message>
    <message>
        <source>Credentials in addresses</source>
        <translation>Identifiants dans des adresses</translation>
    </message>
    <message>
        <source>E-mail addresses</source>
        <translation>Adresses e-mail</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Vos mots</translation>
    </message>
    <message>
        <source>Git remotes</source>
        <translation>Dépôts Git distants</translation>
    </message>
    <message>
        <source>Bucket addresses</source>
        <translation>Adresses de buckets</translation>
    </message>
    <message>
        <source>Container images</source>
        <translation>Images de conteneurs</translation>
    </message>
    <message>
        <source>Home paths</source>
        <translation>Chemins personnels</translation>
    </message>
    <message>
        <source>User names</source>
        <translation>Noms d’utilisateurs</translation>
    </message>
    <message>
        <source>Host names</source>
        <translation>Noms d’hôtes</translation>
    </message>
    <message>
        <source>IP addresses</source>
        <translation>Adresses IP</translation>
    </message>
    <message>
        <source>MAC addresses</source>
        <translation>Adresses MAC</translation>
    </message>
    <message>
        <source>Serial numbers</source>
        <translation>Numéros de série</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>Variables d’environnement</translation>
    </message>
    <message>
        <source>Sample ids</source>
        <translation>Identifiants d’échantillons</translation>
    </message>
    <message>
        <source>Jobs and runs</source>
        <translation>Jobs et exécutions</translation>
    </message>
    <message>
        <source>Project paths</source>
        <translation>Chemins du projet</translation>
    </message>
    <message>
        <source>Serial numbers and identifiers of GPUs. They may stay if the reader needs to find the device.</source>
        <translation>Numéros de série et identifiants de GPU. Ils peuvent rester si le lecteur doit retrouver le périphérique.</translation>
    </message>
    <message>
        <source>Values of variables that are not known to be technical. They may stay if they explain the failure.</source>
        <translation>Valeurs de variables dont on ne sait pas si elles sont techniques. Elles peuvent rester si elles expliquent l’échec.</translation>
    </message>
    <message>
        <source>Names of samples in the data. They may stay if the reader has the same data.</source>
        <translation>Noms d’échantillons des données. Ils peuvent rester si le lecteur a les mêmes données.</translation>
    </message>
    <message>
        <source>Numbers and names of jobs. They may stay if the reader runs the cluster.</source>
        <translation>Numéros et noms de jobs. Ils peuvent rester si le lecteur gère le cluster.</translation>
    </message>
    <message>
        <source>Folders of your project. Names of source files and paths of libraries stay anyway.</source>
        <translation>Dossiers de votre projet. Les noms de fichiers source et les chemins de bibliothèques restent de toute façon.</translation>
    </message>
    <message>
        <source>a private key</source>
        <translation>une clé privée</translation>
    </message>
    <message>
        <source>an access token</source>
        <translation>un jeton d’accès</translation>
    </message>
    <message>
        <source>a password or secret</source>
        <translation>un mot de passe ou un secret</translation>
    </message>
    <message>
        <source>credentials in an address</source>
        <translation>des identifiants dans une adresse</translation>
    </message>
    <message>
        <source>an e-mail address</source>
        <translation>une adresse e-mail</translation>
    </message>
    <message>
        <source>one of your words</source>
        <translation>l’un de vos mots</translation>
    </message>
    <message>
        <source>a Git remote</source>
        <translation>un dépôt Git distant</translation>
    </message>
    <message>
        <source>a bucket address</source>
        <translation>une adresse de bucket</translation>
    </message>
    <message>
        <source>a container image</source>
        <translation>une image de conteneur</translation>
    </message>
    <message>
        <source>a home path</source>
        <translation>un chemin personnel</translation>
    </message>
    <message>
        <source>a user name</source>
        <translation>un nom d’utilisateur</translation>
    </message>
    <message>
        <source>a host name</source>
        <translation>un nom d’hôte</translation>
    </message>
    <message>
        <source>an IP address</source>
        <translation>une adresse IP</translation>
    </message>
    <message>
        <source>a MAC address</source>
        <translation>une adresse MAC</translation>
    </message>
    <message>
        <source>a serial number</source>
        <translation>un numéro de série</translation>
    </message>
    <message>
        <source>the value of a variable</source>
        <translation>la valeur d’une variable</translation>
    </message>
    <message>
        <source>a sample id</source>
        <translation>un identifiant d’échantillon</translation>
    </message>
    <message>
        <source>a job or run</source>
        <translation>un job ou une exécution</translation>
    </message>
    <message>
        <source>a project path</source>
        <translation>un chemin du projet</translation>
    </message>
</context>
<context>
    <name>RequestText</name>
    <message>
        <source>Tensor</source>
        <translation>Tenseur</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>Pas (strides)</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Périphérique</translation>
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
        <translation>Moyenne</translation>
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
        <source>Revision</source>
        <translation>Révision</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Environnement</translation>
    </message>
    <message>
        <source>No line of the log names the backend; it follows from what kind of failure this is.</source>
        <translation>Aucune ligne du journal ne nomme le backend&#xa0;; il se déduit de la nature de l’échec.</translation>
    </message>
    <message>
        <source>Packages with compiled code of their own</source>
        <translation>Paquets avec leur propre code compilé</translation>
    </message>
    <message>
        <source>Each of them was built for certain versions of PyTorch and of CUDA or ROCm. The log does not show whether these fit.</source>
        <translation>Chacun a été construit pour certaines versions de PyTorch et de CUDA ou ROCm. Le journal ne montre pas si elles concordent.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Tensors of the saved batch %1.</source>
        <translation>Tenseurs du batch enregistré %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more tensor(s) not listed.</source>
        <translation>
            <numerusform>%n autre tenseur non listé.</numerusform>
            <numerusform>%n autres tenseurs non listés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The values themselves are withheld; these are statistics of them.</source>
        <translation>Les valeurs elles-mêmes ne sont pas transmises&#xa0;; voici des statistiques.</translation>
    </message>
    <message>
        <source>The values themselves are withheld.</source>
        <translation>Les valeurs elles-mêmes ne sont pas transmises.</translation>
    </message>
    <message>
        <source>Minimal case</source>
        <translation>Cas minimal</translation>
    </message>
    <message>
        <source>Checks of the data</source>
        <translation>Vérifications des données</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Ce qui a été essayé</translation>
    </message>
    <message>
        <source>No rerun of the failing case is recorded.</source>
        <translation>Aucune relance du cas en échec n’est consignée.</translation>
    </message>
    <message>
        <source>A success on the CPU is a clue, not a validation of CUDA.</source>
        <translation>Un succès CPU est un indice, pas une validation CUDA.</translation>
    </message>
    <message>
        <source>What is ruled out</source>
        <translation>Ce qui est écarté</translation>
    </message>
    <message>
        <source>Nothing is ruled out so far.</source>
        <translation>Rien n’est écarté pour l’instant.</translation>
    </message>
    <message>
        <source>No failure found in the log</source>
        <translation>Aucun échec trouvé dans le journal</translation>
    </message>
    <message>
        <source>%1 in %2, rank %3</source>
        <translation>%1 dans %2, rang %3</translation>
    </message>
    <message>
        <source>%1, rank %2</source>
        <translation>%1, rang %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>How firmly the log supports this: %1. %2</source>
        <translation>Solidité de ce constat d’après le journal&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Iteration: %1</source>
        <translation>Itération&#xa0;: %1</translation>
    </message>
    <message>
        <source>Epoch: %1</source>
        <translation>Époque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Last completed step: %1</source>
        <translation>Dernière étape achevée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Number of ranks: %1</source>
        <translation>Nombre de rangs&#xa0;: %1</translation>
    </message>
    <message>
        <source>First failure</source>
        <translation>Premier échec</translation>
    </message>
    <message>
        <source>End of the log</source>
        <translation>Fin du journal</translation>
    </message>
    <message>
        <source>Where it was observed</source>
        <translation>Où il a été observé</translation>
    </message>
    <message>
        <source>Operator: %1</source>
        <translation>Opérateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Kernel: %1</source>
        <translation>Noyau GPU&#xa0;: %1</translation>
    </message>
    <message>
        <source>Condition that did not hold: %1</source>
        <translation>Condition non respectée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Contract of the operator: %1</source>
        <translation>Contrat d’opérateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Argument: %1</source>
        <translation>Argument&#xa0;: %1</translation>
    </message>
    <message>
        <source>Exception: %1</source>
        <translation>Exception&#xa0;: %1</translation>
    </message>
    <message>
        <source>dtype in the log: %1</source>
        <translation>dtype dans le journal&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shape in the log: %1</source>
        <translation>Forme dans le journal&#xa0;: %1</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>What is not known</source>
        <translation>Ce qui n’est pas connu</translation>
    </message>
    <message>
        <source>What this request does not claim</source>
        <translation>Ce que cette demande n’affirme pas</translation>
    </message>
    <message>
        <source>It tells what the log and the saved data show. It does not establish the cause.</source>
        <translation>Elle dit ce que montrent le journal et les données enregistrées. Elle n’établit pas la cause.</translation>
    </message>
    <message>
        <source>Nothing in it shows that the GPU, its driver or PyTorch is at fault.</source>
        <translation>Rien n’y montre que le GPU, son pilote ou PyTorch soit en cause.</translation>
    </message>
    <message>
        <source>Names such as %1 stand for private values. The same name always stands for the same value.</source>
        <translation>Les noms tels que %1 remplacent des valeurs privées. Le même nom désigne toujours la même valeur.</translation>
    </message>
    <message>
        <source>What we ask</source>
        <translation>Ce que nous demandons</translation>
    </message>
    <message>
        <source>Please look at the kernel log and the driver log of the node, around the time of the first failure.</source>
        <translation>Merci de consulter le journal du noyau et celui du pilote sur le nœud, autour du moment du premier échec.</translation>
    </message>
    <message>
        <source>Please tell us the limits of the job and how the scheduler recorded its end.</source>
        <translation>Merci de nous indiquer les limites du job et comment l’ordonnanceur a consigné sa fin.</translation>
    </message>
    <message>
        <source>The real names of machines and jobs can be given apart from this text.</source>
        <translation>Les vrais noms des machines et des jobs peuvent être fournis séparément de ce texte.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Générale</translation>
    </message>
    <message>
        <source>PyTorch issue form</source>
        <translation>Formulaire d’issue PyTorch</translation>
    </message>
    <message>
        <source>Cluster help desk</source>
        <translation>Assistance du cluster</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>It failed in %1 of %2 runs.</source>
        <translation>Échec dans %1 exécutions sur %2.</translation>
    </message>
    <message>
        <source>Observed at %1, before at %2.</source>
        <translation>Observé à %1, auparavant à %2.</translation>
    </message>
    <message>
        <source>Observed at %1.</source>
        <translation>Observé à %1.</translation>
    </message>
    <message>
        <source>Run with %1.</source>
        <translation>Exécuté avec %1.</translation>
    </message>
    <message>
        <source>It does not need what ran before it in the old process: it fails in a new one.</source>
        <translation>Il ne dépend pas de ce qui s’exécutait auparavant dans l’ancien processus&#xa0;: il se produit aussi dans un processus neuf.</translation>
    </message>
    <message>
        <source>It does not need a GPU: it fails on the CPU in the same way.</source>
        <translation>Il ne dépend pas d’un GPU&#xa0;: il se produit de la même façon sur le CPU.</translation>
    </message>
    <message>
        <source>It does not need reduced precision: it fails in float32 too.</source>
        <translation>Il ne dépend pas de la précision réduite&#xa0;: il se produit aussi en float32.</translation>
    </message>
    <message>
        <source>It does not need the operator&apos;s own kernel: the reference fails too.</source>
        <translation>Il ne dépend pas du noyau propre à l’opérateur&#xa0;: la référence échoue aussi.</translation>
    </message>
    <message>
        <source>It does not need the optional extension: it fails without it.</source>
        <translation>Il ne dépend pas de l’extension facultative&#xa0;: il se produit sans elle.</translation>
    </message>
    <message>
        <source>It does not need the strides of the inputs: it fails with contiguous ones.</source>
        <translation>Il ne dépend pas des strides des entrées&#xa0;: il se produit avec des entrées contiguës.</translation>
    </message>
    <message>
        <source>It does not need the whole batch: one sample is enough.</source>
        <translation>Il ne dépend pas du batch entier&#xa0;: un échantillon suffit.</translation>
    </message>
    <message>
        <source>The change “%1” does not decide: it fails with it too.</source>
        <translation>La modification «&#xa0;%1&#xa0;» n’est pas déterminante&#xa0;: l’échec se produit aussi avec elle.</translation>
    </message>
    <message>
        <source>Check %1</source>
        <translation>Vérification %1</translation>
    </message>
    <message>
        <source>Check %1 of %2</source>
        <extracomment>%1 &quot;class-index, nll_loss&quot;, %2 &quot;target&quot;</extracomment>
        <translation>Vérification %1 de %2</translation>
    </message>
    <message>
        <source>In the zip with this text, with its values: %1.</source>
        <translation>Dans le zip avec ce texte, valeurs comprises&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Kept with the incident, not attached; it can be asked for:</source>
        <translation>Conservé avec l’incident, non joint&#xa0;; peut être demandé&#xa0;:</translation>
    </message>
    <message>
        <source>Kept with the incident:</source>
        <translation>Conservé avec l’incident&#xa0;:</translation>
    </message>
    <message>
        <source>Each rerun in a new process, with one change at most.</source>
        <translation>Chaque relance dans un processus neuf, avec une modification au plus.</translation>
    </message>
    <message>
        <source>%1: what the operator asks of these inputs holds.</source>
        <translation>%1&#xa0;: ce que l’opérateur exige de ces entrées est respecté.</translation>
    </message>
    <message>
        <source>How it behaves with these changes, which no finished run made: %1.</source>
        <translation>Ce qui se passe avec ces modifications, qu’aucune exécution terminée n’a faites&#xa0;: %1.</translation>
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
        <translation>Il manque torchtriage-guard à côté du programme&#xa0;: rien ne peut être lancé. Réinstallez TorchTriage.</translation>
    </message>
    <message>
        <source>This TorchTriage was built without libtorch. Choose a Python environment with --engine python:PATH.</source>
        <translation>Ce TorchTriage a été compilé sans libtorch. Choisissez un environnement Python avec --engine python:PATH.</translation>
    </message>
    <message>
        <source>%1: an engine is builtin, or python: and a path.</source>
        <translation>%1&#xa0;: un moteur est builtin, ou python:CHEMIN.</translation>
    </message>
    <message>
        <source>%1: there is no Python interpreter at this place.</source>
        <translation>%1&#xa0;: il n’y a pas d’interpréteur Python à cet endroit.</translation>
    </message>
    <message>
        <source>Give one of --job, --incident, or a command after --.</source>
        <translation>Donnez --job, --incident ou une commande après --.</translation>
    </message>
    <message>
        <source>%1: the record names no command. Give it after --.</source>
        <translation>%1&#xa0;: le dossier d’incident ne nomme aucune commande. Donnez-la après --.</translation>
    </message>
    <message>
        <source>%1: a device is cpu or cuda:N.</source>
        <translation>%1&#xa0;: un périphérique est cpu ou cuda:N.</translation>
    </message>
    <message>
        <source>%1: only the program itself chooses its device. Use its own option.</source>
        <translation>%1&#xa0;: seul le programme choisit son périphérique. Utilisez sa propre option.</translation>
    </message>
    <message>
        <source>One change at a time: give one of --device cpu, --blocking and --change.</source>
        <translation>Une modification à la fois&#xa0;: donnez --device cpu, --blocking ou --change.</translation>
    </message>
    <message>
        <source>%1: there is no such variation.</source>
        <translation>%1&#xa0;: cette variation n’existe pas.</translation>
    </message>
    <message>
        <source>Give it with --with.</source>
        <translation>Donnez-la avec --with.</translation>
    </message>
    <message>
        <source>--host and --launcher-option need a --launcher that leaves this machine.</source>
        <translation>--host et --launcher-option demandent un --launcher qui quitte cette machine.</translation>
    </message>
    <message>
        <source>Give its id with --with: builtin, or python: and a path.</source>
        <translation>Donnez son identifiant avec --with&#xa0;: builtin, ou python:CHEMIN.</translation>
    </message>
    <message>
        <source>Or give its number with --step.</source>
        <translation>Ou donnez son numéro avec --step.</translation>
    </message>
</context>
<context>
    <name>RerunReading</name>
    <message>
        <source>The baseline fails in a new process: the failure does not need what ran before it in the old one.</source>
        <translation>La référence échoue dans un processus neuf&#xa0;: l’échec n’a pas besoin de ce qui tournait avant lui dans l’ancien.</translation>
    </message>
    <message>
        <source>The baseline ended without the failure. Until it fails, runs with a change say little.</source>
        <translation>La référence s’est terminée sans l’échec. Tant qu’elle n’échoue pas, les relances modifiées disent peu.</translation>
    </message>
    <message>
        <source>The baseline fails in another way than the log. Bring the command closer to the original run first.</source>
        <translation>La référence échoue autrement que le journal. Rapprochez d’abord la commande de l’exécution d’origine.</translation>
    </message>
    <message>
        <source>One run without a failure is no proof: repeat it before you rely on it.</source>
        <translation>Une relance sans échec ne prouve rien&#xa0;: répétez-la avant de vous y fier.</translation>
    </message>
    <message>
        <source>This change led to another failure: it neither confirms nor excludes that the change matters.</source>
        <translation>Cette modification a mené à un autre échec&#xa0;: elle ne confirme ni n’exclut que la modification compte.</translation>
    </message>
    <message>
        <source>With blocking launches the error is still reported at %2. That supports that the call there is the one that fails.</source>
        <translation>Avec des lancements bloquants, l’erreur est toujours signalée en %2. Cela étaye que l’appel à cet endroit est celui qui échoue.</translation>
    </message>
    <message>
        <source>With blocking launches the error is reported at %2: the call at %1 only waited for it.</source>
        <translation>Avec des lancements bloquants, l’erreur est signalée en %2&#xa0;: l’appel en %1 ne faisait que l’attendre.</translation>
    </message>
    <message>
        <source>With blocking launches it did not fail: the order of the work may matter, or the failure comes and goes.</source>
        <translation>Avec des lancements bloquants, pas d’échec&#xa0;: l’ordre des travaux peut compter, ou l’échec est intermittent.</translation>
    </message>
    <message>
        <source>The CPU refuses it too: check the data and the operator&apos;s conditions before you suspect the device.</source>
        <translation>Le CPU refuse aussi&#xa0;: vérifiez les données et les conditions de l’opérateur avant de soupçonner le périphérique.</translation>
    </message>
    <message>
        <source>It passes on the CPU. That is a clue, not a validation: kernels, layouts and rounding differ.</source>
        <translation>Cela passe sur le CPU. C’est un indice, pas une validation&#xa0;: noyaux GPU, dispositions et arrondis diffèrent.</translation>
    </message>
    <message>
        <source>On the CPU it fails in another way. A program that insists on a device fails at its start: such a run says nothing about the operator.</source>
        <translation>Sur le CPU, l’échec est autre. Un programme qui exige un périphérique échoue au démarrage&#xa0;: une telle relance ne dit rien de l’opérateur.</translation>
    </message>
    <message>
        <source>It fails in float32 too: the reduced precision is not needed for it.</source>
        <translation>L’échec survient aussi en float32&#xa0;: la précision réduite n’est pas nécessaire.</translation>
    </message>
    <message>
        <source>It passes in float32: overflow, autocast or a kernel of the reduced precision takes part. Which one is not decided here.</source>
        <translation>Cela passe en float32&#xa0;: un dépassement, autocast ou un noyau GPU en précision réduite intervient. Lequel n’est pas décidé ici.</translation>
    </message>
    <message>
        <source>The reference fails too: check its inputs before you suspect the operator&apos;s own kernel.</source>
        <translation>La référence de l’opérateur échoue aussi&#xa0;: vérifiez ses entrées avant de soupçonner le noyau GPU de l’opérateur.</translation>
    </message>
    <message>
        <source>The reference passes: the operator&apos;s own kernel, or a condition that only it checks, takes part. Compare the outputs.</source>
        <translation>La référence de l’opérateur passe&#xa0;: le noyau GPU de l’opérateur, ou une condition que lui seul vérifie, intervient. Comparez les sorties.</translation>
    </message>
    <message>
        <source>It fails without the extension too: the extension is not needed for it.</source>
        <translation>L’échec survient aussi sans l’extension&#xa0;: elle n’est pas nécessaire.</translation>
    </message>
    <message>
        <source>It passes without the extension: check what the extension asks of strides, sizes and versions. That proves no defect in it.</source>
        <translation>Cela passe sans l’extension&#xa0;: vérifiez ce qu’elle exige des strides, des tailles et des versions. Cela ne prouve pas de défaut en elle.</translation>
    </message>
    <message>
        <source>It fails with contiguous inputs too: the strides are not needed for it.</source>
        <translation>L’échec survient aussi avec des entrées contiguës&#xa0;: les strides ne sont pas nécessaires.</translation>
    </message>
    <message>
        <source>One sample is enough for it: that is the smaller case to keep.</source>
        <translation>Un seul exemple suffit&#xa0;: c’est le cas plus petit à garder.</translation>
    </message>
    <message>
        <source>One sample does not show it: another sample may, or the size of the batch matters.</source>
        <translation>Un seul exemple ne le montre pas&#xa0;: un autre le peut, ou la taille du batch compte.</translation>
    </message>
    <message>
        <source>With the device waited for after each step, the error shows at %2.</source>
        <translation>En attendant le périphérique après chaque étape, l’erreur apparaît en %2.</translation>
    </message>
    <message>
        <source>With the device waited for after each step, the error shows at %2 instead of %1.</source>
        <translation>En attendant le périphérique après chaque étape, l’erreur apparaît en %2 au lieu de %1.</translation>
    </message>
    <message>
        <source>With the device waited for after each step it did not fail: the order of the work may matter, or the failure comes and goes.</source>
        <translation>En attendant le périphérique après chaque étape, pas d’échec&#xa0;: l’ordre des travaux peut compter, ou l’échec est intermittent.</translation>
    </message>
    <message>
        <source>It fails with this change too: the change does not decide.</source>
        <translation>L’échec survient aussi avec cette modification&#xa0;: elle ne décide pas.</translation>
    </message>
    <message>
        <source>It passes with this change: the change takes part. How is not decided here.</source>
        <translation>Cela passe avec cette modification&#xa0;: elle intervient. Comment n’est pas décidé ici.</translation>
    </message>
    <message>
        <source>It began in step %1, the first one.</source>
        <translation>Cela a commencé à l’étape %1, la première.</translation>
    </message>
    <message>
        <source>It began after step %1 and not after step %2.</source>
        <translation>Cela a commencé après l’étape %1 et pas après l’étape %2.</translation>
    </message>
    <message>
        <source>Blocking launches move the report from %1 to %2.</source>
        <translation>Les lancements bloquants déplacent le signalement de %1 à %2.</translation>
    </message>
    <message>
        <source>Nothing has run to its end yet.</source>
        <translation>Rien n’est encore allé à son terme.</translation>
    </message>
    <message>
        <source>The baseline did not show the failure.</source>
        <translation>La référence n’a pas montré l’échec.</translation>
    </message>
    <message>
        <source>The baseline fails in another way than the log.</source>
        <translation>La référence échoue autrement que le journal.</translation>
    </message>
    <message numerus="yes">
        <source>All %n finished run(s) show the same failure.</source>
        <translation>
            <numerusform>La relance terminée montre le même échec.</numerusform>
            <numerusform>Les %n relances terminées montrent toutes le même échec.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 finished runs show the same failure.</source>
        <translation>%1 relances terminées sur %2 montrent le même échec.</translation>
    </message>
    <message>
        <source>The finished runs fail, and there is nothing to compare them with, or they fail in another way.</source>
        <translation>Les relances terminées échouent, et il n’y a rien à quoi les comparer, ou elles échouent autrement.</translation>
    </message>
    <message>
        <source>None of the finished runs shows the failure.</source>
        <translation>Aucune des relances terminées ne montre l’échec.</translation>
    </message>
    <message>
        <source>%1 could not be carried out here.</source>
        <translation>%1&#xa0;: n’a pas pu être exécuté ici.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 fails in %2 of %3 runs: one run alone proves little.</source>
        <translation>%1 échoue dans %2 relances sur %3&#xa0;: une seule prouve peu.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) have not finished.</source>
        <translation>
            <numerusform>%n relance n’est pas terminée.</numerusform>
            <numerusform>%n relances ne sont pas terminées.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ended without a failure, and none of the baseline is known: this change says nothing about one.</source>
        <translation>Elle s’est terminée sans échec, et aucun échec de la référence n’est connu&#xa0;: cette modification n’en dit rien.</translation>
    </message>
    <message>
        <source>It fails, and no failure of the baseline is known to compare it with: whether the change matters is open.</source>
        <translation>Elle échoue, et aucun échec de la référence n’est connu pour comparer&#xa0;: rien ne dit si la modification compte.</translation>
    </message>
    <message>
        <source>It fails in float64 too: neither rounding nor overflow of the smaller dtype is needed for it.</source>
        <translation>L’échec se produit aussi en float64&#xa0;: ni l’arrondi ni le dépassement du dtype plus petit ne sont nécessaires.</translation>
    </message>
    <message>
        <source>It passes in float64: rounding, overflow or a kernel of the smaller dtype takes part. Which one is not decided here.</source>
        <translation>Elle passe en float64&#xa0;: l’arrondi, le dépassement ou un noyau du dtype plus petit intervient. Rien ici ne dit lequel.</translation>
    </message>
    <message>
        <source>It fails in the other engine too: this version and build of PyTorch are not needed for it.</source>
        <translation>L’échec se produit aussi dans l’autre moteur&#xa0;: cette version et ce build de PyTorch ne sont pas nécessaires.</translation>
    </message>
    <message>
        <source>It passes in the other engine: version, build or libraries take part. Which one is not decided here.</source>
        <translation>Elle passe dans l’autre moteur&#xa0;: la version, le build ou les bibliothèques interviennent. Rien ici ne dit lequel.</translation>
    </message>
    <message>
        <source>The other engine fails in another way: compare versions and devices of the two before you read more into it.</source>
        <translation>L’autre moteur échoue autrement&#xa0;: comparez les versions et les périphériques des deux avant d’en tirer davantage.</translation>
    </message>
    <message>
        <source>It passes with contiguous inputs: how the operator treats strides, or storage that inputs share, takes part. A contiguous copy shares none.</source>
        <translation>Elle passe avec des entrées contiguës&#xa0;: le traitement des strides par l’opérateur, ou un stockage partagé entre entrées, intervient. Une copie contiguë n’en partage aucun.</translation>
    </message>
    <message>
        <source>The baseline ended without a failure.</source>
        <translation>La référence s’est terminée sans échec.</translation>
    </message>
</context>
<context>
    <name>RerunText</name>
    <message>
        <source>Nothing changed</source>
        <translation>Rien n’est modifié</translation>
    </message>
    <message>
        <source>Launches wait for their end</source>
        <translation>Les lancements attendent leur fin</translation>
    </message>
    <message>
        <source>Device of model and batch</source>
        <translation>Périphérique du modèle et du batch</translation>
    </message>
    <message>
        <source>The suspected operator</source>
        <translation>L’opérateur soupçonné</translation>
    </message>
    <message>
        <source>An optional extension</source>
        <translation>Une extension facultative</translation>
    </message>
    <message>
        <source>Strides of the inputs</source>
        <translation>Strides des entrées</translation>
    </message>
    <message>
        <source>Size of the batch</source>
        <translation>Taille du batch</translation>
    </message>
    <message>
        <source>The device is waited for</source>
        <translation>Le périphérique est attendu</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Blocking launches</source>
        <translation>Lancements bloquants</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Reference operator</source>
        <translation>Opérateur de référence</translation>
    </message>
    <message>
        <source>Extension off</source>
        <translation>Sans l’extension</translation>
    </message>
    <message>
        <source>Contiguous input</source>
        <translation>Entrée contiguë</translation>
    </message>
    <message>
        <source>One sample</source>
        <translation>Un seul exemple</translation>
    </message>
    <message>
        <source>Synchronise each step</source>
        <translation>Synchroniser chaque étape</translation>
    </message>
    <message>
        <source>Change of your own</source>
        <translation>Modification personnelle</translation>
    </message>
    <message>
        <source>Needs the program&apos;s own option</source>
        <translation>Demande une option du programme</translation>
    </message>
    <message>
        <source>The run is on the CPU already</source>
        <translation>L’exécution est déjà sur le CPU</translation>
    </message>
    <message>
        <source>CUDA or ROCm: not known which</source>
        <translation>CUDA ou ROCm&#xa0;: on ne sait pas</translation>
    </message>
    <message>
        <source>Everything is in float32 already</source>
        <translation>Tout est déjà en float32</translation>
    </message>
    <message>
        <source>No extension is loaded</source>
        <translation>Aucune extension n’est chargée</translation>
    </message>
    <message>
        <source>Every input is contiguous already</source>
        <translation>Toutes les entrées sont déjà contiguës</translation>
    </message>
    <message>
        <source>The batch has one sample</source>
        <translation>Le batch a un seul exemple</translation>
    </message>
    <message>
        <source>The job has one step</source>
        <translation>La tâche a une seule étape</translation>
    </message>
    <message>
        <source>Only the program itself can make this change: say with which option.</source>
        <translation>Seul le programme peut faire cette modification&#xa0;: indiquez avec quelle option.</translation>
    </message>
    <message>
        <source>A change of your own needs a name.</source>
        <translation>Une modification personnelle doit avoir un nom.</translation>
    </message>
    <message>
        <source>It would change nothing</source>
        <translation>Cela ne modifierait rien</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>Sans objet</translation>
    </message>
    <message>
        <source>Which option of your program turns autocast off, or makes it use float32?</source>
        <translation>Quelle option de votre programme désactive autocast ou le fait passer en float32&#xa0;?</translation>
    </message>
    <message>
        <source>Which option of your program replaces the suspected operator by a reference for it?</source>
        <translation>Quelle option de votre programme remplace l’opérateur soupçonné par une référence&#xa0;?</translation>
    </message>
    <message>
        <source>Which option of your program turns the optional extension off?</source>
        <translation>Quelle option de votre programme désactive l’extension facultative&#xa0;?</translation>
    </message>
    <message>
        <source>Which option of your program makes the inputs contiguous?</source>
        <translation>Quelle option de votre programme rend les entrées contiguës&#xa0;?</translation>
    </message>
    <message>
        <source>Which option of your program reduces the batch to one sample?</source>
        <translation>Quelle option de votre programme réduit le batch à un exemple&#xa0;?</translation>
    </message>
    <message>
        <source>Which option of your program waits for the device after each step?</source>
        <translation>Quelle option de votre programme attend le périphérique après chaque étape&#xa0;?</translation>
    </message>
    <message>
        <source>Which one variable or option makes the change?</source>
        <translation>Quelle variable ou option, une seule, fait la modification&#xa0;?</translation>
    </message>
    <message>
        <source>These are several changes. Give one variable or one option: if two change at once, the result tells of neither.</source>
        <translation>Ce sont plusieurs modifications. Donnez une variable ou une option&#xa0;: si deux changent à la fois, le résultat ne dit rien d’aucune.</translation>
    </message>
    <message>
        <source>Give one variable (AMP=0) or one option (--amp 0).</source>
        <translation>Donnez une variable (AMP=0) ou une option (--amp 0).</translation>
    </message>
    <message>
        <source>“%1” means something to a shell, and no shell is between. Put it in quotes if the program is to get it as it stands.</source>
        <translation>«&#xa0;%1&#xa0;» a un sens pour un shell, et il n’y a pas de shell ici. Mettez-le entre guillemets si le programme doit le recevoir tel quel.</translation>
    </message>
    <message>
        <source>The command names no program.</source>
        <translation>La commande ne nomme aucun programme.</translation>
    </message>
    <message>
        <source>A quote is open.</source>
        <translation>Un guillemet n’est pas fermé.</translation>
    </message>
    <message>
        <source>A variable&apos;s name has letters, digits and underscores only.</source>
        <translation>Le nom d’une variable n’a que des lettres, des chiffres et des soulignés.</translation>
    </message>
    <message>
        <source>The command cannot be used: %1</source>
        <translation>La commande ne peut pas être utilisée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Command and folder are those of the record.</source>
        <translation>Commande et dossier sont ceux du dossier d’incident.</translation>
    </message>
    <message>
        <source>Line %1 of the log shows this command. Check it before you run it.</source>
        <translation>La ligne %1 du journal montre cette commande. Vérifiez-la avant de la lancer.</translation>
    </message>
    <message>
        <source>The traceback names the script; its arguments are not in the log. Add them before you run it.</source>
        <translation>La trace nomme le script&#xa0;; ses arguments ne sont pas dans le journal. Ajoutez-les avant de le lancer.</translation>
    </message>
    <message>
        <source>The log does not show how the program was started. Put your own command here.</source>
        <translation>Le journal ne montre pas comment le programme a été lancé. Mettez ici votre propre commande.</translation>
    </message>
    <message>
        <source>Fails on the CPU too</source>
        <translation>Échoue aussi sur le CPU</translation>
    </message>
    <message>
        <source>Same failure</source>
        <translation>Même échec</translation>
    </message>
    <message>
        <source>Same failure, moved</source>
        <translation>Même échec, déplacé</translation>
    </message>
    <message>
        <source>Passes on the CPU</source>
        <translation>Passe sur le CPU</translation>
    </message>
    <message>
        <source>Not reproduced</source>
        <translation>Non reproduit</translation>
    </message>
    <message>
        <source>Different failure</source>
        <translation>Autre échec</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>Échoue</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Non démarré</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>Non lancé</translation>
    </message>
    <message>
        <source>Fails in %1 of %2 runs</source>
        <translation>Échoue %1 fois sur %2</translation>
    </message>
    <message>
        <source>It was not started: the folder cannot be used (%1).</source>
        <translation>Non démarré&#xa0;: le dossier ne peut pas être utilisé (%1).</translation>
    </message>
    <message>
        <source>It was not started: the program cannot be used (%1).</source>
        <translation>Non démarré&#xa0;: le programme ne peut pas être utilisé (%1).</translation>
    </message>
    <message>
        <source>It ended by itself with exit code 0.</source>
        <translation>Terminé de lui-même avec le code 0.</translation>
    </message>
    <message>
        <source>It ended by itself with exit code %1.</source>
        <translation>Terminé de lui-même avec le code %1.</translation>
    </message>
    <message>
        <source>The signal %1 ended it.</source>
        <translation>Le signal %1 y a mis fin.</translation>
    </message>
    <message>
        <source>It was ended at the time limit: that is neither a failure nor a success.</source>
        <translation>Arrêté à la limite de temps&#xa0;: ce n’est ni un échec ni un succès.</translation>
    </message>
    <message>
        <source>It was stopped: that is neither a failure nor a success.</source>
        <translation>Arrêté&#xa0;: ce n’est ni un échec ni un succès.</translation>
    </message>
    <message>
        <source>It was ended at the memory limit of this run.</source>
        <translation>Arrêté à la limite de mémoire de cette relance.</translation>
    </message>
    <message>
        <source>The system&apos;s out-of-memory killer ended it, as far as its count shows.</source>
        <translation>Le système y a mis fin faute de mémoire, d’après son compteur.</translation>
    </message>
    <message>
        <source>Dtype of what is computed</source>
        <translation>dtype des calculs</translation>
    </message>
    <message>
        <source>The PyTorch that runs the job</source>
        <translation>Le PyTorch qui exécute la tâche</translation>
    </message>
    <message>
        <source>Other engine</source>
        <translation>Autre moteur</translation>
    </message>
    <message>
        <source>Nothing is in a floating dtype below float64</source>
        <translation>Rien n’est dans un dtype flottant inférieur à float64</translation>
    </message>
    <message>
        <source>No reference is known for this call</source>
        <translation>Aucun opérateur de référence connu pour cet appel</translation>
    </message>
    <message>
        <source>Several operators have a reference: run the baseline first, to see which one fails</source>
        <translation>Plusieurs opérateurs ont un opérateur de référence&#xa0;: lancez d’abord la référence pour voir lequel échoue</translation>
    </message>
    <message>
        <source>A job names its operators: only a program can leave an extension out</source>
        <translation>Une tâche nomme ses opérateurs&#xa0;: seul un programme peut se passer d’une extension</translation>
    </message>
    <message>
        <source>A module keeps the dtype that it was saved with</source>
        <translation>Un module garde le dtype avec lequel il a été enregistré</translation>
    </message>
    <message>
        <source>Choose another engine for this row</source>
        <translation>Choisissez un autre moteur pour cette ligne</translation>
    </message>
    <message>
        <source>Which option of your program makes it use float64?</source>
        <translation>Quelle option de votre programme le fait utiliser float64&#xa0;?</translation>
    </message>
    <message>
        <source>This command was run last for this incident. Check it before you run it.</source>
        <translation>Cette commande est la dernière lancée pour cet incident. Vérifiez-la avant de la lancer.</translation>
    </message>
    <message>
        <source>Cut short</source>
        <translation>Interrompu</translation>
    </message>
    <message>
        <source>No failure</source>
        <translation>Aucun échec</translation>
    </message>
</context>
<context>
    <name>RunCommand</name>
    <message>
        <source>Incident saved in %1: %2.</source>
        <translation>Incident enregistré dans %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Incident saved in %1.</source>
        <translation>Incident enregistré dans %1.</translation>
    </message>
    <message>
        <source>The log of this run is not complete: %1.</source>
        <translation>Le journal de cette exécution n’est pas complet&#xa0;: %1.</translation>
    </message>
    <message>
        <source>What the command printed until then is in %1.</source>
        <translation>Ce que la commande a affiché jusque-là est dans %1.</translation>
    </message>
    <message>
        <source>An earlier run was cut short; what it printed is saved in %1.</source>
        <translation>Une exécution antérieure a été interrompue&#xa0;; ce qu’elle a affiché est enregistré dans %1.</translation>
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
        <translation>Le catalogue %1 n’est pas dans le programme.</translation>
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
    <name>StateText</name>
    <message>
        <source>verified</source>
        <translation>vérifié</translation>
    </message>
    <message>
        <source>closed, not verified</source>
        <translation>clos, non vérifié</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
</context>
<context>
    <name>SupportRequest</name>
    <message>
        <source>%1, line %2 still holds a canary word.</source>
        <translation>%1, ligne %2&#xa0;: il reste un mot témoin.</translation>
    </message>
    <message>
        <source>%1, line %2 would still hold %3.</source>
        <translation>%1, ligne %2&#xa0;: il resterait %3.</translation>
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
        <translation>Périphérique à l’enregistrement</translation>
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
    <name>Verification</name>
    <message>
        <source>%1 and others</source>
        <translation>%1 et d’autres</translation>
    </message>
    <message>
        <source>%1, finite</source>
        <translation>%1, valeurs finies</translation>
    </message>
    <message>
        <source>%1, NaN: %2, infinite: %3</source>
        <translation>%1, NaN&#xa0;: %2, infinis&#xa0;: %3</translation>
    </message>
    <message>
        <source>Minimal case</source>
        <translation>Cas minimal</translation>
    </message>
    <message>
        <source>Index 0</source>
        <translation>Indice 0</translation>
    </message>
    <message>
        <source>Last index, C − 1</source>
        <translation>Dernier indice, C − 1</translation>
    </message>
    <message>
        <source>One past the last, C</source>
        <translation>Juste après le dernier, C</translation>
    </message>
    <message>
        <source>Index −1</source>
        <translation>Indice −1</translation>
    </message>
    <message>
        <source>One target ignored</source>
        <translation>Une cible ignorée</translation>
    </message>
    <message>
        <source>All targets ignored</source>
        <translation>Toutes les cibles ignorées</translation>
    </message>
    <message>
        <source>Empty batch</source>
        <translation>Batch vide</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>Une ligne</translation>
    </message>
    <message>
        <source>Last batch</source>
        <translation>Dernier batch</translation>
    </message>
    <message>
        <source>Shortest input</source>
        <translation>Entrée la plus courte</translation>
    </message>
    <message>
        <source>Longest input</source>
        <translation>Entrée la plus longue</translation>
    </message>
    <message>
        <source>Other precision</source>
        <translation>Autre précision</translation>
    </message>
    <message>
        <source>Other reduction</source>
        <translation>Autre réduction</translation>
    </message>
    <message>
        <source>Other memory layout</source>
        <translation>Autre disposition en mémoire</translation>
    </message>
    <message>
        <source>Representative part</source>
        <translation>Partie représentative</translation>
    </message>
    <message>
        <source>Processed + rejected = expected</source>
        <translation>Traités + rejetés = attendus</translation>
    </message>
    <message>
        <source>Diagnostics off, new process</source>
        <translation>Sans diagnostics, processus neuf</translation>
    </message>
    <message>
        <source>as it was kept</source>
        <translation>tel que conservé</translation>
    </message>
    <message>
        <source>in every row</source>
        <translation>dans chaque ligne</translation>
    </message>
    <message>
        <source>one row is ignore_index, one is not</source>
        <translation>une ligne est ignore_index, l’autre non</translation>
    </message>
    <message>
        <source>every row is ignore_index</source>
        <translation>chaque ligne est ignore_index</translation>
    </message>
    <message>
        <source>no row at all</source>
        <translation>aucune ligne</translation>
    </message>
    <message>
        <source>with valid values</source>
        <translation>avec des valeurs valides</translation>
    </message>
    <message>
        <source>not full, with valid values</source>
        <translation>incomplet, avec des valeurs valides</translation>
    </message>
    <message>
        <source>length 1</source>
        <translation>longueur 1</translation>
    </message>
    <message>
        <source>as long as in the original batch</source>
        <translation>aussi longue que dans le batch d’origine</translation>
    </message>
    <message>
        <source>float64 for float32, float32 for others</source>
        <translation>float64 pour float32, float32 pour les autres</translation>
    </message>
    <message>
        <source>sum for mean, mean for others</source>
        <translation>sum pour mean, mean pour les autres</translation>
    </message>
    <message>
        <source>not contiguous, or contiguous where the case is not</source>
        <translation>non contigu, ou contigu si le cas ne l’est pas</translation>
    </message>
    <message>
        <source>a part of the original run, your command</source>
        <translation>une partie de l’exécution d’origine, votre commande</translation>
    </message>
    <message>
        <source>counted in what that run printed, or in a list</source>
        <translation>comptés dans ce que cette exécution a imprimé, ou dans une liste</translation>
    </message>
    <message>
        <source>the last run, in its normal configuration</source>
        <translation>la dernière exécution, en configuration normale</translation>
    </message>
    <message>
        <source>passes, by the contract %1</source>
        <translation>passe, selon le contrat %1</translation>
    </message>
    <message>
        <source>passes: no contract knows the operator, and a mended one has to take this case</source>
        <translation>passe&#xa0;: aucun contrat ne connaît l’opérateur, et une fois corrigé il doit accepter ce cas</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>refused on the CPU, by the contract %1</source>
        <translation>refusé sur le CPU, selon le contrat %1</translation>
    </message>
    <message>
        <source>no usable target, by the contract %1: NaN or a refusal</source>
        <translation>aucune cible exploitable, selon le contrat %1&#xa0;: NaN ou refus</translation>
    </message>
    <message>
        <source>not determined: no contract tells</source>
        <translation>non déterminé&#xa0;: aucun contrat ne le dit</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>Non lancé</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sans réponse</translation>
    </message>
    <message>
        <source>Not the last</source>
        <translation>Pas la dernière</translation>
    </message>
    <message>
        <source>Refused, as expected</source>
        <translation>Refusé, comme attendu</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>%1: what the contract refuses went through</source>
        <translation>%1&#xa0;: ce que le contrat refuse est passé</translation>
    </message>
    <message>
        <source>Another check ran after it; run it once more.</source>
        <translation>Une autre vérification a suivi&#xa0;; relancez celle-ci.</translation>
    </message>
    <message>
        <source>The command itself sets %1.</source>
        <translation>La commande définit elle-même %1.</translation>
    </message>
    <message>
        <source>The run printed nothing that can be counted.</source>
        <translation>L’exécution n’a rien imprimé que l’on puisse compter.</translation>
    </message>
    <message>
        <source>failed when it was kept: %1</source>
        <translation>en échec quand il a été conservé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2. Expected: %3.</source>
        <translation>%1&#xa0;: %2. Attendu&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 (not mandatory): %2. Expected: %3.</source>
        <translation>%1 (non obligatoire)&#xa0;: %2. Attendu&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 Seen: %2</source>
        <translation>%1 Observé&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 processed, %2 rejected; how many were expected is not known.</source>
        <translation>%1 traités, %2 rejetés&#xa0;; le nombre attendu n’est pas connu.</translation>
    </message>
    <message>
        <source>%1 processed + %2 rejected of %3 expected.</source>
        <translation>%1 traités + %2 rejetés sur %3 attendus.</translation>
    </message>
    <message>
        <source>%1 are neither: an exception that was swallowed leaves its item there.</source>
        <translation>%1 ne sont ni l’un ni l’autre&#xa0;: une exception étouffée y laisse son élément.</translation>
    </message>
    <message>
        <source>That is %1 more than expected.</source>
        <translation>C’est %1 de plus qu’attendu.</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <translation>Manquants&#xa0;: %1.</translation>
    </message>
    <message>
        <source>More than once: %1.</source>
        <translation>Plus d’une fois&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not expected: %1.</source>
        <translation>Non attendus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 rejected without an id, so nobody can find them again.</source>
        <translation>%1 rejetés sans identifiant&#xa0;: personne ne peut les retrouver.</translation>
    </message>
    <message>
        <source>The totals that the run gives are not those of its items.</source>
        <translation>Les totaux donnés par l’exécution ne sont pas ceux de ses éléments.</translation>
    </message>
    <message>
        <source>Rejected: %1.</source>
        <translation>Rejetés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No failing case is kept.</source>
        <translation>Aucun cas en échec n’est conservé.</translation>
    </message>
    <message>
        <source>“%1” has not run, or gave no answer.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas été lancé, ou est resté sans réponse.</translation>
    </message>
    <message>
        <source>“%1” of %2 has not run, or gave no answer.</source>
        <translation>«&#xa0;%1&#xa0;» de %2 n’a pas été lancé, ou est resté sans réponse.</translation>
    </message>
    <message>
        <source>“%1” did not end as expected.</source>
        <translation>«&#xa0;%1&#xa0;» ne s’est pas terminé comme attendu.</translation>
    </message>
    <message>
        <source>“%1” of %2 did not end as expected.</source>
        <translation>«&#xa0;%1&#xa0;» de %2 ne s’est pas terminé comme attendu.</translation>
    </message>
    <message>
        <source>The cause is not written down.</source>
        <translation>La cause n’est pas notée.</translation>
    </message>
    <message>
        <source>The change is not written down.</source>
        <translation>La modification n’est pas notée.</translation>
    </message>
    <message>
        <source>The regression check is not written down.</source>
        <translation>La vérification de non-régression n’est pas notée.</translation>
    </message>
    <message>
        <source>It is not confirmed that the diagnostics were removed.</source>
        <translation>Il n’est pas confirmé que les diagnostics ont été retirés.</translation>
    </message>
    <message>
        <source>No checkpoint is chosen, and it is not said that none is needed.</source>
        <translation>Aucun checkpoint n’est choisi, et il n’est pas dit qu’il n’en faut pas.</translation>
    </message>
    <message>
        <source>The chosen checkpoint is not validated as written before the failure.</source>
        <translation>Le checkpoint choisi n’est pas validé comme antérieur à l’échec.</translation>
    </message>
    <message numerus="yes">
        <source>%n checklist(s) were run.</source>
        <translation>
            <numerusform>%n liste de contrôle a été exécutée.</numerusform>
            <numerusform>%n listes de contrôle ont été exécutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them did not hold.</source>
        <translation>
            <numerusform>%n d’entre elles ne tient pas.</numerusform>
            <numerusform>%n d’entre elles ne tiennent pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything mandatory ended as expected; what was not run is not proven by it.</source>
        <translation>Tout ce qui est obligatoire s’est terminé comme attendu&#xa0;; cela ne prouve rien de ce qui n’a pas été exécuté.</translation>
    </message>
    <message>
        <source>%1: no items and no totals in a form that can be counted.</source>
        <translation>%1&#xa0;: ni éléments ni totaux sous une forme que l’on puisse compter.</translation>
    </message>
    <message>
        <source>%1: no kept case in it; `torchtriage-cli reduce` keeps one.</source>
        <translation>%1&#xa0;: aucun cas conservé&#xa0;; `torchtriage-cli reduce` en conserve un.</translation>
    </message>
    <message>
        <source>failed when it was kept</source>
        <translation>en échec quand il a été conservé</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
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
        <translation>aujourd’hui, %1</translation>
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
        <translation>Mémoire de l’hôte</translation>
    </message>
    <message>
        <source>Host crash</source>
        <translation>Crash de l’hôte</translation>
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
        <translation>Contrat d’opérateur</translation>
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
        <translation>Le journal nomme la famille&#xa0;; l’appel fautif n’y figure pas, ou seulement de façon indirecte.</translation>
    </message>
    <message>
        <source>Inferred from an ending or from an incomplete log.</source>
        <translation>Déduit d’une fin de processus ou d’un journal incomplet.</translation>
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
        <translation>Aucun échec trouvé&#xa0;; lignes lues&#xa0;: %1. Cela ne parle que du journal et ne prouve pas que l’exécution était correcte.</translation>
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
        <translation>Ce journal peut à lui seul mener à l’opération fautive.</translation>
    </message>
    <message>
        <source>This log narrows the search; the missing facts below would settle more.</source>
        <translation>Ce journal réduit le champ de recherche&#xa0;; les éléments manquants ci-dessous permettraient d’établir davantage.</translation>
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
        <translation>Trouve le premier échec dans le journal d’une exécution PyTorch.</translation>
    </message>
    <message>
        <source>Open the sample incident.</source>
        <translation>Ouvre l’incident d’exemple.</translation>
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
        <translation>Trouve le premier échec dans le journal d’une exécution PyTorch et dit quoi vérifier d’abord.</translation>
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
    <name>torchtriage::desktop::ActionDestinations</name>
    <message>
        <source>not available here</source>
        <translation>non disponible ici</translation>
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
        <translation>%1 n’a pas été ouvert.</translation>
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
    <message>
        <source>Valid classes, %1</source>
        <translation>Classes valides, %1</translation>
    </message>
    <message>
        <source>Allowed, %1</source>
        <translation>Permis, %1</translation>
    </message>
    <message>
        <source>Choose batches that went through</source>
        <translation>Choisir des batchs qui sont passés</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>Show what distinguishes this batch from good ones</source>
        <translation>Montrer ce qui distingue ce batch de bons batchs</translation>
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
        <translation>Aucun batch n’est joint.</translation>
    </message>
    <message>
        <source>A saved batch shows the values that the failing step worked on. Drop a .pt, .pth, .bin, .ckpt, .safetensors, .npy or .npz file here. Nothing in it is executed.</source>
        <translation>Un batch enregistré montre les valeurs traitées par l’étape fautive. Déposez ici un fichier .pt, .pth, .bin, .ckpt, .safetensors, .npy ou .npz. Rien de son contenu n’est exécuté.</translation>
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
    <name>torchtriage::desktop::CaseDialog</name>
    <message>
        <source>Attach a minimal case</source>
        <translation>Joindre un cas minimal</translation>
    </message>
    <message>
        <source>&amp;Case of this incident:</source>
        <translation>&amp;Cas de cet incident&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;What would leave in the zip:</source>
        <translation>Ce &amp;qui partirait dans le zip&#xa0;:</translation>
    </message>
    <message>
        <source>These values &amp;may leave with the request</source>
        <translation>Ces valeurs &amp;peuvent partir avec la demande</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Joindre</translation>
    </message>
    <message>
        <source>Reading the case.</source>
        <translation>Lecture du cas.</translation>
    </message>
    <message>
        <source>In text files the replacements are made. Numbers leave as they are.</source>
        <translation>Dans les fichiers de texte, les remplacements sont faits. Les nombres partent tels quels.</translation>
    </message>
    <message>
        <source>Something private would leave with this case.</source>
        <translation>Quelque chose de privé partirait avec ce cas.</translation>
    </message>
    <message>
        <source>Agree to the values first.</source>
        <translation>Acceptez d’abord les valeurs.</translation>
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
        <translation>Point d’observation</translation>
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
    <name>torchtriage::desktop::CheckFields</name>
    <message>
        <source>not given</source>
        <translation>non fourni</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tenseur</numerusform>
            <numerusform>%n tenseurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the tensor for %1.</source>
        <translation>Choisissez le tenseur pour %1.</translation>
    </message>
    <message>
        <source>Give a value for %1.</source>
        <translation>Donnez une valeur pour %1.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CheckForm</name>
    <message>
        <source>There is no tensor in this batch.</source>
        <translation>Il n’y a pas de tenseur dans ce batch.</translation>
    </message>
    <message>
        <source>Choose the tensor to check.</source>
        <translation>Choisissez le tenseur à vérifier.</translation>
    </message>
    <message>
        <source>Give the number of classes.</source>
        <translation>Indiquez le nombre de classes.</translation>
    </message>
    <message>
        <source>The number of classes is not a whole number.</source>
        <translation>Le nombre de classes n’est pas un entier.</translation>
    </message>
    <message>
        <source>ignore_index is not a whole number.</source>
        <translation>ignore_index n’est pas un entier.</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>The check is running.</source>
        <translation>La vérification est en cours.</translation>
    </message>
    <message>
        <source>Neither the log nor the names in the batch propose a check.</source>
        <translation>Ni le journal ni les noms du batch ne proposent de vérification.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Contract to check</source>
        <translation>Contrat à vérifier</translation>
    </message>
    <message>
        <source>Tensor to check</source>
        <translation>Tenseur à vérifier</translation>
    </message>
    <message>
        <source>Number of classes</source>
        <translation>Nombre de classes</translation>
    </message>
    <message>
        <source>Ignored value</source>
        <translation>Valeur ignorée</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Choose the tensors to check.</source>
        <translation>Choisissez les tenseurs à vérifier.</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Operator whose rules count</source>
        <translation>Opérateur dont les règles s’appliquent</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CheckpointModel</name>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tenseurs</translation>
    </message>
    <message>
        <source>Non-finite</source>
        <translation>Non finis</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CheckpointPane</name>
    <message>
        <source>The check was stopped.</source>
        <translation>La vérification a été arrêtée.</translation>
    </message>
    <message>
        <source>Nothing is known of this checkpoint.</source>
        <translation>Rien n’est connu de ce checkpoint.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>The checkpoint was not checked.</source>
        <translation>Le checkpoint n’a pas été vérifié.</translation>
    </message>
    <message>
        <source>No checkpoint chosen</source>
        <translation>Aucun checkpoint choisi</translation>
    </message>
    <message>
        <source>Choose the checkpoint that training is to resume from, a file or a folder with its parts. It is read to its last byte: complete, coherent, finite, and older than the failure?</source>
        <translation>Choisissez le checkpoint d’où l’entraînement doit reprendre, un fichier ou un dossier avec ses parties. Il est lu jusqu’au dernier octet&#xa0;: complet, cohérent, fini et antérieur à l’échec&#xa0;?</translation>
    </message>
    <message>
        <source>Checking the checkpoint</source>
        <translation>Vérification du checkpoint</translation>
    </message>
    <message>
        <source>Every byte is read; nothing is loaded.</source>
        <translation>Chaque octet est lu&#xa0;; rien n’est chargé.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s).</source>
        <translation>
            <numerusform>%Ln autre constat.</numerusform>
            <numerusform>%Ln autres constats.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a checkpoint</source>
        <translation>Choisir un checkpoint</translation>
    </message>
    <message>
        <source>Checkpoints (%1)</source>
        <translation>Checkpoints (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose the folder of a checkpoint</source>
        <translation>Choisir le dossier d’un checkpoint</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>Parts of the checkpoint</source>
        <translation>Parties du checkpoint</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChecksModel</name>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>%1 (optional)</source>
        <translation>%1 (facultatif)</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>exécution %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Before the fix</source>
        <translation>Avant la correction</translation>
    </message>
    <message>
        <source>Evidence after the fix</source>
        <translation>Preuves après la correction</translation>
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
        <translation>Les éléments sont comptés dans ce qu’imprime la partie représentative, ou dans une liste.</translation>
    </message>
    <message>
        <source>Give the command of your program first.</source>
        <translation>Indiquez d’abord la commande de votre programme.</translation>
    </message>
    <message>
        <source>Choose the list of processed and rejected items</source>
        <translation>Choisir la liste des éléments traités et rejetés</translation>
    </message>
    <message>
        <source>Choose the list of all expected items; cancel if there is none</source>
        <translation>Choisir la liste de tous les éléments attendus&#xa0;; annuler s’il n’y en a pas</translation>
    </message>
    <message>
        <source>This incident has no folder yet</source>
        <translation>Cet incident n’a pas encore de dossier</translation>
    </message>
    <message>
        <source>Checks keep their runs and what they showed in the incident&apos;s folder.</source>
        <translation>Les vérifications gardent leurs exécutions et leurs résultats dans le dossier de l’incident.</translation>
    </message>
    <message>
        <source>Keep incident</source>
        <translation>Conserver l’incident</translation>
    </message>
    <message>
        <source>The checks were not read.</source>
        <translation>Les vérifications n’ont pas été lues.</translation>
    </message>
    <message>
        <source>Reading the checks</source>
        <translation>Lecture des vérifications</translation>
    </message>
    <message>
        <source>Nothing is run by it.</source>
        <translation>Rien n’est lancé pour cela.</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 not run</source>
        <translation>%1 réussies, %2 en échec, %3 non lancées</translation>
    </message>
    <message>
        <source>Checks are running.</source>
        <translation>Des vérifications sont en cours.</translation>
    </message>
    <message>
        <source>There are no checks yet.</source>
        <translation>Il n’y a pas encore de vérification.</translation>
    </message>
    <message>
        <source>Runs each check that is open, one after the other, in new processes.</source>
        <translation>Lance chaque vérification ouverte, l’une après l’autre, dans des processus neufs.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>Rien n’est en cours.</translation>
    </message>
    <message>
        <source>Choose a check that has run.</source>
        <translation>Choisissez une vérification qui a été lancée.</translation>
    </message>
    <message>
        <source>Give a short part of the original run. It is run as it stands here, without a shell, and once more with diagnostics off.</source>
        <translation>Indiquez une courte partie de l’exécution d’origine. Elle est lancée telle quelle, sans shell, puis une fois encore sans diagnostics.</translation>
    </message>
    <message>
        <source>Checks before closing</source>
        <translation>Vérifications avant clôture</translation>
    </message>
    <message>
        <source>After the fix</source>
        <translation>Après la correction</translation>
    </message>
    <message>
        <source>Before the fix</source>
        <translation>Avant la correction</translation>
    </message>
    <message>
        <source>Which column the runs fill</source>
        <translation>Colonne que remplissent les exécutions</translation>
    </message>
    <message>
        <source>Run what is left</source>
        <translation>Lancer ce qui reste</translation>
    </message>
    <message>
        <source>Run selected</source>
        <translation>Lancer la sélection</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Open output</source>
        <translation>Ouvrir la sortie</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Command of your program</source>
        <translation>Commande de votre programme</translation>
    </message>
    <message>
        <source>Count a list…</source>
        <translation>Compter une liste…</translation>
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
    <name>torchtriage::desktop::ClosingPane</name>
    <message>
        <source>Diagnostics removed</source>
        <translation>Diagnostics retirés</translation>
    </message>
    <message>
        <source>Nothing is resumed</source>
        <translation>Rien n’est repris</translation>
    </message>
    <message>
        <source>Closing note</source>
        <translation>Note de clôture</translation>
    </message>
    <message>
        <source>Resumes from %1, validated as written before the failure.</source>
        <translation>Reprend depuis %1, validé comme antérieur à l’échec.</translation>
    </message>
    <message>
        <source>Would resume from %1, which is not validated as written before the failure.</source>
        <translation>Reprendrait depuis %1, qui n’est pas validé comme antérieur à l’échec.</translation>
    </message>
    <message>
        <source>goes into the incident record</source>
        <translation>entre dans le dossier d’incident</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Cause</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Regression check</source>
        <translation>Vérification de non-régression</translation>
    </message>
    <message>
        <source>what made it fail, with evidence</source>
        <translation>ce qui a causé l’échec, avec preuves</translation>
    </message>
    <message>
        <source>what was changed, and where</source>
        <translation>ce qui a été modifié, et où</translation>
    </message>
    <message>
        <source>what will catch it next time</source>
        <translation>ce qui le détectera la prochaine fois</translation>
    </message>
    <message>
        <source>Diagnostics were removed from the program</source>
        <translation>Les diagnostics ont été retirés du programme</translation>
    </message>
    <message>
        <source>No training is resumed</source>
        <translation>Aucun entraînement n’est repris</translation>
    </message>
    <message>
        <source>Conclusion to avoid</source>
        <translation>Conclusion à éviter</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CommandDialog</name>
    <message>
        <source>Command of the baseline</source>
        <translation>Commande de la référence</translation>
    </message>
    <message>
        <source>Use this command</source>
        <translation>Utiliser cette commande</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>&amp;Program and arguments</source>
        <translation>&amp;Programme et arguments</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>&amp;Variables, one NAME=value per line</source>
        <translation>&amp;Variables, une NAME=value par ligne</translation>
    </message>
    <message>
        <source>For &amp;copying, in the syntax of</source>
        <translation>Pour &amp;copier, dans la syntaxe de</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>The command for copying</source>
        <translation>La commande à copier</translation>
    </message>
    <message>
        <source>Folder of the command</source>
        <translation>Dossier de la commande</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ComparisonModel</name>
    <message>
        <source>whole batch</source>
        <translation>batch entier</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Failing batch</source>
        <translation>Batch en échec</translation>
    </message>
    <message>
        <source>Good batches</source>
        <translation>Bons batchs</translation>
    </message>
    <message>
        <source>How unusual</source>
        <translation>Rareté</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ComparisonPane</name>
    <message>
        <source>What made it fail may lie outside the batch: the model, the step, the device.</source>
        <translation>Ce qui l’a fait échouer peut se trouver hors du batch&#xa0;: le modèle, l’étape, le périphérique.</translation>
    </message>
    <message>
        <source>The comparison was stopped.</source>
        <translation>La comparaison a été arrêtée.</translation>
    </message>
    <message>
        <source>Choose good batches…</source>
        <translation>Choisir de bons batchs…</translation>
    </message>
    <message>
        <source>The batches were not compared.</source>
        <translation>Les batchs n’ont pas été comparés.</translation>
    </message>
    <message>
        <source>No good batch chosen</source>
        <translation>Aucun bon batch choisi</translation>
    </message>
    <message>
        <source>Choose batches that went through. Several show what is usual.</source>
        <translation>Choisissez des batchs qui sont passés. Plusieurs montrent ce qui est habituel.</translation>
    </message>
    <message>
        <source>Comparing the batches</source>
        <translation>Comparaison des batchs</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>Fermer la comparaison</translation>
    </message>
    <message>
        <source>Differences from good batches</source>
        <translation>Différences avec les bons batchs</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ContractPanel</name>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open the label file</source>
        <translation>Ouvrir le fichier d’étiquettes</translation>
    </message>
    <message>
        <source>Label files (%1)</source>
        <translation>Fichiers d’étiquettes (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export the refused elements</source>
        <translation>Exporter les éléments refusés</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Kept as cases/%1: %2 of %3 samples</source>
        <translation>Conservé dans cases/%1&#xa0;: %2 échantillons sur %3</translation>
    </message>
    <message>
        <source>A case is kept with an incident: open its log first.</source>
        <translation>Un cas se conserve avec un incident&#xa0;: ouvrez d’abord son journal.</translation>
    </message>
    <message>
        <source>The case is being kept.</source>
        <translation>Le cas est en cours de conservation.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::DayPlot</name>
    <message>
        <source>Logs per day, by class</source>
        <translation>Journaux par jour, selon la classe</translation>
    </message>
    <message>
        <source>The table of values has the same numbers.</source>
        <translation>Le tableau des valeurs contient les mêmes nombres.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::DiffModel</name>
    <message>
        <source>First failure: %1</source>
        <translation>Premier échec&#xa0;: %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Only in the failing log</source>
        <translation>Uniquement dans le journal en échec</translation>
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
        <translation>Les fichiers sont lus sur cet ordinateur. Rien de leur contenu n’est exécuté.</translation>
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
        <translation>Un fichier d’erreur</translation>
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
    <message>
        <source>A saved batch</source>
        <translation>Un batch enregistré</translation>
    </message>
    <message>
        <source>.pt .npz .npy .safetensors</source>
        <translation>.pt .npz .npy .safetensors</translation>
    </message>
    <message>
        <source>A folder</source>
        <translation>Un dossier</translation>
    </message>
    <message>
        <source>of logs, or of an incident</source>
        <translation>de journaux, ou d’un incident</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EngineChoiceDialog</name>
    <message>
        <source>Other engine</source>
        <translation>Autre moteur</translation>
    </message>
    <message>
        <source>Which PyTorch is to run the same job?</source>
        <translation>Quel PyTorch doit exécuter la même tâche&#xa0;?</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Use this engine</source>
        <translation>Utiliser ce moteur</translation>
    </message>
    <message>
        <source>Everything else stays as it is in the baseline.</source>
        <translation>Tout le reste demeure comme dans la référence.</translation>
    </message>
    <message>
        <source>There is no other engine. Add an interpreter under Engines.</source>
        <translation>Il n’y a pas d’autre moteur. Ajoutez un interpréteur sous Moteurs.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>An engine runs one operator job in one new process. The environment that failed is the best one. It is never replaced by the CPU without a word.</source>
        <translation>Un moteur exécute une tâche d’opérateurs dans un processus neuf. Le meilleur est l’environnement qui a échoué. Il n’est jamais remplacé par le CPU sans que ce soit dit.</translation>
    </message>
    <message>
        <source>Facts of the engine</source>
        <translation>Faits sur le moteur</translation>
    </message>
    <message>
        <source>Add interpreter…</source>
        <translation>Ajouter un interpréteur…</translation>
    </message>
    <message>
        <source>Add environment folder…</source>
        <translation>Ajouter un dossier d’environnement…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Interroger à nouveau</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The built-in engine stays in the list.</source>
        <translation>Le moteur intégré reste dans la liste.</translation>
    </message>
    <message>
        <source>It is being asked for its version and devices…</source>
        <translation>Sa version et ses périphériques lui sont demandés…</translation>
    </message>
    <message>
        <source>Folder of a conda or venv environment</source>
        <translation>Dossier d’un environnement conda ou venv</translation>
    </message>
    <message>
        <source>Python interpreter</source>
        <translation>Interpréteur Python</translation>
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
            <numerusform>Seule la première ligne est dans le presse-papiers, qui n’a pas de place pour plus.</numerusform>
            <numerusform>Seules les %n premières lignes sont dans le presse-papiers, qui n’a pas de place pour plus.</numerusform>
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
        <source>Lines of the log</source>
        <translation>Lignes du journal</translation>
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
    <name>torchtriage::desktop::FamilyPlot</name>
    <message>
        <source>Logs per family</source>
        <translation>Journaux par famille</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FieldsDialog</name>
    <message>
        <source>Fill in: %1</source>
        <translation>Compléter&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fill in missing context</source>
        <translation>Compléter le contexte manquant</translation>
    </message>
    <message>
        <source>What log or record already show cannot be changed here. What you type is kept at once and marked as filled in by hand.</source>
        <translation>Ce que le journal ou le dossier d’incident montre déjà ne se modifie pas ici. Ce que vous saisissez est gardé aussitôt et marqué comme saisi à la main.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The log or the record shows this.</source>
        <translation>Le journal ou le dossier d’incident le montre.</translation>
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
        <translation>Copier les lignes sélectionnées, ou la ligne actuelle, telles qu’imprimées</translation>
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
    <name>torchtriage::desktop::FleetPage</name>
    <message>
        <source>Comparing with %1</source>
        <translation>Comparaison avec %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Non lu</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n log(s)</source>
        <translation>
            <numerusform>%n journal</numerusform>
            <numerusform>%n journaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s)</source>
        <translation>
            <numerusform>%n empreinte</numerusform>
            <numerusform>%n empreintes</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Scanned in %1 s</source>
        <translation>Analysé en %1&#xa0;s</translation>
    </message>
    <message>
        <source>The folder is being read</source>
        <translation>Le dossier est en cours de lecture</translation>
    </message>
    <message>
        <source>The folder holds no logs</source>
        <translation>Le dossier ne contient aucun journal</translation>
    </message>
    <message>
        <source>Names that begin with a dot are left out, and links to folders are not followed. Open a folder that holds logs, or read this one again.</source>
        <translation>Les noms qui commencent par un point sont ignorés et les liens vers des dossiers ne sont pas suivis. Ouvrez un dossier qui contient des journaux, ou relisez celui-ci.</translation>
    </message>
    <message>
        <source>Rescan</source>
        <translation>Réanalyser</translation>
    </message>
    <message>
        <source>Reading the folder was cancelled</source>
        <translation>La lecture du dossier a été annulée</translation>
    </message>
    <message>
        <source>What was read is kept: the next scan goes on from there.</source>
        <translation>Ce qui a été lu est conservé&#xa0;: la prochaine analyse reprendra à partir de là.</translation>
    </message>
    <message>
        <source>The folder was not read</source>
        <translation>Le dossier n’a pas été lu</translation>
    </message>
    <message>
        <source>End comparison</source>
        <translation>Terminer la comparaison</translation>
    </message>
    <message>
        <source>Compared with %1.</source>
        <translation>Comparé avec %1.</translation>
    </message>
    <message>
        <source>Compare with another folder</source>
        <translation>Comparer avec un autre dossier</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>Show what is new, gone or in more logs than in another folder</source>
        <translation>Montrer ce qui est nouveau, disparu ou dans plus de journaux que dans un autre dossier</translation>
    </message>
    <message>
        <source>The folder has to be read first.</source>
        <translation>Le dossier doit d’abord être lu.</translation>
    </message>
    <message>
        <source>Read again what has changed since the last scan</source>
        <translation>Relire ce qui a changé depuis la dernière analyse</translation>
    </message>
    <message>
        <source>Export table…</source>
        <translation>Exporter le tableau…</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tableau en CSV…</translation>
    </message>
    <message>
        <source>Everything as JSON…</source>
        <translation>Tout en JSON…</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GoToField</name>
    <message numerus="yes">
        <source>%n destination(s). Up and Down choose, Enter goes there, Esc closes.</source>
        <translation>
            <numerusform>%n destination. Haut et Bas choisissent, Entrée y mène, Échap ferme.</numerusform>
            <numerusform>%n destinations. Haut et Bas choisissent, Entrée y mène, Échap ferme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Recherche en cours</translation>
    </message>
    <message>
        <source>Nothing has this name. A number is a line of the log, r0 is a rank.</source>
        <translation>Rien ne porte ce nom. Un nombre est une ligne du journal, r0 est un rang.</translation>
    </message>
    <message>
        <source>Go to line, rank, tensor or run</source>
        <translation>Aller à une ligne, un rang, un tenseur ou une relance</translation>
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
    <name>torchtriage::desktop::GoToModel</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Relance</translation>
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
        <translation>%1 de la plus fréquente</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>du %1 au %2</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Empreinte</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>Première erreur</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Évolution</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Journaux</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>Vu la première fois</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Vu la dernière fois</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GroupPane</name>
    <message>
        <source>No fingerprint matches “%1”</source>
        <translation>Aucune empreinte ne correspond à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s) are hidden by the filter.</source>
        <translation>
            <numerusform>%n empreinte est masquée par le filtre.</numerusform>
            <numerusform>%n empreintes sont masquées par le filtre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>No failure found</source>
        <translation>Aucun échec trouvé</translation>
    </message>
    <message>
        <source>No log of the folder shows a failure. This speaks of the logs only: it does not prove that the runs were correct.</source>
        <translation>Aucun journal du dossier ne présente d’échec. Cela ne concerne que les journaux&#xa0;: rien ne prouve que les exécutions étaient correctes.</translation>
    </message>
    <message>
        <source>Most logs first</source>
        <translation>Les plus fréquentes</translation>
    </message>
    <message>
        <source>Last seen first</source>
        <translation>Vues en dernier</translation>
    </message>
    <message>
        <source>First seen first</source>
        <translation>Vues en premier</translation>
    </message>
    <message>
        <source>By family</source>
        <translation>Par famille</translation>
    </message>
    <message>
        <source>New ones first</source>
        <translation>Les nouvelles d’abord</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Empreintes</translation>
    </message>
    <message numerus="yes">
        <source>%n, same first failure after numbers and paths are removed</source>
        <translation>
            <numerusform>%n, même premier échec une fois les nombres et les chemins retirés</numerusform>
            <numerusform>%n, même premier échec une fois les nombres et les chemins retirés</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter fingerprints</source>
        <translation>Filtrer les empreintes</translation>
    </message>
    <message>
        <source>Order of the fingerprints</source>
        <translation>Ordre des empreintes</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GuideDock</name>
    <message>
        <source>Next: %1</source>
        <translation>Suite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Previous stage</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>This is the first stage</source>
        <translation>C’est la première étape</translation>
    </message>
    <message>
        <source>Next stage</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>This is the last stage</source>
        <translation>C’est la dernière étape</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Stage of the guide</source>
        <translation>Étape du guide</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>Fermer le guide</translation>
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
    <message>
        <source>Value %1: %2, out of range</source>
        <translation>Valeur %1&#xa0;: %2, hors domaine</translation>
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
        <translation>Gauche et Droite passent d’une barre à l’autre. Le tableau voisin contient les mêmes nombres.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::HypothesesPane</name>
    <message>
        <source>fits</source>
        <translation>concorde</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>ne concorde pas</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>non connu</translation>
    </message>
    <message>
        <source>If it holds</source>
        <translation>Si elle est vraie</translation>
    </message>
    <message>
        <source>Two hypotheses</source>
        <translation>Deux hypothèses</translation>
    </message>
    <message>
        <source>Open label file…</source>
        <translation>Ouvrir un fichier d’étiquettes…</translation>
    </message>
    <message>
        <source>JSON, CSV, YAML or plain text with the names of the classes; it is only read.</source>
        <translation>JSON, CSV, YAML ou texte avec les noms des classes&#xa0;; le fichier est seulement lu.</translation>
    </message>
    <message>
        <source>Nothing to weigh: no target is above the last class.</source>
        <translation>Rien à peser&#xa0;: aucune cible n’est au-dessus de la dernière classe.</translation>
    </message>
    <message>
        <source>both fit this batch</source>
        <translation>les deux concordent avec ce batch</translation>
    </message>
    <message>
        <source>What a target above the last class can mean stands here once a class index was checked.</source>
        <translation>Ce que peut signifier une cible au-delà de la dernière classe apparaît ici une fois un indice de classe vérifié.</translation>
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
    <message>
        <source>Family, words of the message, operator, revision, name or date. Days from one to another: 2026-03-01..2026-03-15.</source>
        <translation>Famille, mots du message, opérateur, révision, nom ou date. D’un jour à un autre&#xa0;: 2026-03-01..2026-03-15.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentFiles</name>
    <message>
        <source>The incident was exported to %1.</source>
        <translation>L’incident a été exporté vers %1.</translation>
    </message>
    <message>
        <source>It holds everything in the incident&apos;s folder, the batch included.</source>
        <translation>Il contient tout ce que contient le dossier de l’incident, lot compris.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that the record names lie outside of the folder and are not in it.</source>
        <translation>
            <numerusform>%n fichier nommé par le dossier d’incident se trouve ailleurs et n’y est pas.</numerusform>
            <numerusform>%n fichiers nommés par le dossier d’incident se trouvent ailleurs et n’y sont pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The incident was not exported.</source>
        <translation>L’incident n’a pas été exporté.</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>L’export a été annulé.</translation>
    </message>
    <message>
        <source>No file was written.</source>
        <translation>Aucun fichier n’a été écrit.</translation>
    </message>
    <message>
        <source>%1 was not imported.</source>
        <translation>%1 n’a pas été importé.</translation>
    </message>
    <message>
        <source>The import of %1 was cancelled.</source>
        <translation>L’import de %1 a été annulé.</translation>
    </message>
    <message>
        <source>Nothing of it is in the library.</source>
        <translation>Rien n’en est resté dans la bibliothèque.</translation>
    </message>
    <message>
        <source>The error file was not added.</source>
        <translation>Le fichier d’erreur n’a pas été ajouté.</translation>
    </message>
    <message>
        <source>Export incident</source>
        <translation>Exporter l’incident</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>Archives zip (*.zip)</translation>
    </message>
    <message>
        <source>Import incident</source>
        <translation>Importer un incident</translation>
    </message>
    <message>
        <source>Add a torchelastic error file</source>
        <translation>Ajouter un fichier d’erreur torchelastic</translation>
    </message>
    <message>
        <source>Error files (*.json)</source>
        <translation>Fichiers d’erreur (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentView</name>
    <message>
        <source>Views of the incident</source>
        <translation>Vues de l’incident</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>Guide&#xa0;: %1</translation>
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
        <translation>Dossier %1, %2</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LibraryPane</name>
    <message>
        <source>The last scan was cancelled: this is what the one before it found.</source>
        <translation>La dernière lecture a été annulée&#xa0;: voici ce que la précédente a trouvé.</translation>
    </message>
    <message>
        <source>The library was not read.</source>
        <translation>La bibliothèque n’a pas été lue.</translation>
    </message>
    <message>
        <source>Scan again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>The scan was cancelled.</source>
        <translation>La lecture a été annulée.</translation>
    </message>
    <message>
        <source>What it read is remembered.</source>
        <translation>Ce qui a été lu est retenu.</translation>
    </message>
    <message>
        <source>No incident is kept yet.</source>
        <translation>Aucun incident n’est encore conservé.</translation>
    </message>
    <message>
        <source>Notes, pins and attached batches are kept here, and what torchtriage_capture.py and torchtriage-cli run leave.</source>
        <translation>Les notes, les épingles et les lots joints sont conservés ici, ainsi que ce que laissent torchtriage_capture.py et torchtriage-cli run.</translation>
    </message>
    <message>
        <source>The library is being read.</source>
        <translation>La bibliothèque est en cours de lecture.</translation>
    </message>
    <message>
        <source>%1 of %2 incidents</source>
        <translation>%1 sur %2 incidents</translation>
    </message>
    <message>
        <source>Looking for incidents</source>
        <translation>Recherche des incidents</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Library of incidents</source>
        <translation>Bibliothèque d’incidents</translation>
    </message>
    <message>
        <source>Library menu</source>
        <translation>Menu de la bibliothèque</translation>
    </message>
    <message>
        <source>&amp;Scan again</source>
        <translation>&amp;Relire</translation>
    </message>
    <message>
        <source>&amp;Import incident…</source>
        <translation>&amp;Importer un incident…</translation>
    </message>
    <message>
        <source>Choose library &amp;folder…</source>
        <translation>Choisir le &amp;dossier de la bibliothèque…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Lecture de la bibliothèque</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogActions</name>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>Copy &amp;lines</source>
        <translation>Copier les &amp;lignes</translation>
    </message>
    <message>
        <source>Copy lines &amp;without prefixes</source>
        <translation>Copier les lignes &amp;sans préfixes</translation>
    </message>
    <message>
        <source>Copy lines with num&amp;bers</source>
        <translation>Copier les lignes avec &amp;numéros</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Rechercher le s&amp;uivant</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Rechercher le précé&amp;dent</translation>
    </message>
    <message>
        <source>Go to lin&amp;e…</source>
        <translation>Aller à la li&amp;gne…</translation>
    </message>
    <message>
        <source>P&amp;in this line as first failure</source>
        <translation>Éping&amp;ler cette ligne comme premier échec</translation>
    </message>
    <message>
        <source>&amp;Back to the line found</source>
        <translation>&amp;Revenir à la ligne trouvée</translation>
    </message>
    <message>
        <source>Fold or &amp;unfold this block</source>
        <translation>Replier ou déplier ce &amp;bloc</translation>
    </message>
    <message>
        <source>&amp;Dim consequences</source>
        <translation>&amp;Estomper les conséquences</translation>
    </message>
    <message>
        <source>&amp;Fold frames</source>
        <translation>Replier les &amp;cadres de pile</translation>
    </message>
    <message>
        <source>&amp;Wrap lines</source>
        <translation>Renvoyer les &amp;lignes</translation>
    </message>
    <message>
        <source>Follow the &amp;end of the log</source>
        <translation>Suivre la &amp;fin du journal</translation>
    </message>
    <message>
        <source>&amp;Only the rank of the first failure</source>
        <translation>Seulement le rang du &amp;premier échec</translation>
    </message>
    <message>
        <source>&amp;All ranks</source>
        <translation>&amp;Tous les rangs</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogDestinations</name>
    <message>
        <source>line</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>the nearest one that the log has</source>
        <translation>la plus proche dans le journal</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>its lines alone, at its first event: line %1</source>
        <translation>ses lignes seules, à son premier événement&#xa0;: ligne %1</translation>
    </message>
    <message>
        <source>its lines alone; it has no event</source>
        <translation>ses lignes seules&#xa0;; il n’a pas d’événement</translation>
    </message>
    <message>
        <source>line %1 · %2</source>
        <translation>ligne %1 · %2</translation>
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
        <translation>point d’observation</translation>
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
        <translation>Point d’observation, pas la cause</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Conséquence</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MachinesDialog</name>
    <message>
        <source>Other machines</source>
        <translation>Autres machines</translation>
    </message>
    <message>
        <source>A run there goes through your own ssh or scheduler, with its configuration. Nothing has to be installed there but Python; what is brought there is taken away again. Passwords and keys are never asked for or kept.</source>
        <translation>Une relance là-bas passe par votre propre ssh ou ordonnanceur, avec sa configuration. Rien n’y est requis hormis Python&#xa0;; ce qui y est apporté est retiré ensuite. Mots de passe et clés ne sont jamais demandés ni conservés.</translation>
    </message>
    <message>
        <source>Answer of the machine</source>
        <translation>Réponse de la machine</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Reached through</source>
        <translation>&amp;Accès par</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Options</translation>
    </message>
    <message>
        <source>&amp;Python there</source>
        <translation>&amp;Python là-bas</translation>
    </message>
    <message>
        <source>Add machine</source>
        <translation>Ajouter une machine</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Tester la connexion</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <translation>&amp;Hôte</translation>
    </message>
    <message>
        <source>Choose a machine first.</source>
        <translation>Choisissez d’abord une machine.</translation>
    </message>
    <message>
        <source>It is being asked.</source>
        <translation>La question lui est posée.</translation>
    </message>
    <message>
        <source>It is being asked for its version and devices…</source>
        <translation>Sa version et ses périphériques lui sont demandés…</translation>
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
        <translation>Ouvrir l’incident d’&amp;exemple</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>&amp;Actualiser</translation>
    </message>
    <message>
        <source>Close &amp;incident</source>
        <translation>&amp;Fermer l’incident</translation>
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
    <message>
        <source>&amp;Undo</source>
        <translation>Annul&amp;er</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>Annul&amp;er&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>Réta&amp;blir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Ouvrir un &amp;dossier…</translation>
    </message>
    <message>
        <source>&amp;Add note…</source>
        <translation>A&amp;jouter une note…</translation>
    </message>
    <message>
        <source>Fill in &amp;missing context…</source>
        <translation>Co&amp;mpléter le contexte manquant…</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>&amp;Atteindre…</translation>
    </message>
    <message>
        <source>Lo&amp;g</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Run selected</source>
        <translation>Lancer la &amp;sélection</translation>
    </message>
    <message>
        <source>&amp;Stop runs</source>
        <translation>&amp;Arrêter les relances</translation>
    </message>
    <message>
        <source>&amp;Engines…</source>
        <translation>&amp;Moteurs…</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guide</translation>
    </message>
    <message>
        <source>Add &amp;torchelastic error file…</source>
        <translation>Ajouter un &amp;fichier d’erreur torchelastic…</translation>
    </message>
    <message>
        <source>E&amp;xport incident as zip…</source>
        <translation>E&amp;xporter l’incident en zip…</translation>
    </message>
    <message>
        <source>I&amp;mport incident…</source>
        <translation>I&amp;mporter un incident…</translation>
    </message>
    <message>
        <source>Reduce kept &amp;case…</source>
        <translation>Réduire le &amp;cas conservé…</translation>
    </message>
    <message>
        <source>Other &amp;machines…</source>
        <translation>Autres mac&amp;hines…</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MainWindow</name>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>Reading %1 was cancelled.</source>
        <translation>La lecture de %1 a été annulée.</translation>
    </message>
    <message>
        <source>Nothing of it is shown. Open it again to read it from the start.</source>
        <translation>Rien n’en est affiché. Ouvrez-le de nouveau pour le lire depuis le début.</translation>
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
    <message>
        <source>Kept in %1</source>
        <translation>Gardé dans %1</translation>
    </message>
    <message>
        <source>The incident was not saved.</source>
        <translation>L’incident n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>Close with a reason</source>
        <translation>Clore avec une raison</translation>
    </message>
    <message>
        <source>Reopen incident</source>
        <translation>Rouvrir l’incident</translation>
    </message>
    <message>
        <source>Why it is closed without verification:</source>
        <translation>Pourquoi l’incident est clos sans vérification&#xa0;:</translation>
    </message>
    <message>
        <source>Why it is opened again:</source>
        <translation>Pourquoi l’incident est rouvert&#xa0;:</translation>
    </message>
    <message>
        <source>Close incident</source>
        <translation>Clore l’incident</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>Re&amp;open…</source>
        <translation>R&amp;ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Close with a reason…</source>
        <translation>&amp;Clore avec une raison…</translation>
    </message>
    <message>
        <source>Open a folder of logs</source>
        <translation>Ouvrir un dossier de journaux</translation>
    </message>
    <message>
        <source>Choose the library folder</source>
        <translation>Choisir le dossier de la bibliothèque</translation>
    </message>
    <message>
        <source>No case is kept yet.</source>
        <translation>Aucun cas n’est encore conservé.</translation>
    </message>
    <message>
        <source>Check the saved batch and keep what was refused as a case, or open a job file on the page of the reruns.</source>
        <translation>Vérifiez le batch enregistré et conservez comme cas ce qui a été refusé, ou ouvrez un fichier de job sur la page des relances.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MappingModel</name>
    <message>
        <source>not used</source>
        <translation>non utilisée</translation>
    </message>
    <message>
        <source>no class</source>
        <translation>aucune classe</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignorée</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Bijection</translation>
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
        <source>Every class used</source>
        <translation>Chaque classe utilisée</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MappingPane</name>
    <message>
        <source>Mapping</source>
        <translation>Correspondance</translation>
    </message>
    <message>
        <source>one to one?</source>
        <translation>bijection&#xa0;?</translation>
    </message>
    <message>
        <source>Stored values and classes</source>
        <translation>Valeurs enregistrées et classes</translation>
    </message>
    <message>
        <source>Stored values and their classes stand here once a class index was checked.</source>
        <translation>Les valeurs stockées et leurs classes apparaissent ici une fois un indice de classe vérifié.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MemberModel</name>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MemberPane</name>
    <message>
        <source>Compare with %1</source>
        <translation>Comparer avec %1</translation>
    </message>
    <message>
        <source>The folder has no log without a failure whose path is the same but for its numbers.</source>
        <translation>Le dossier n’a aucun journal sans échec dont le chemin soit le même aux nombres près.</translation>
    </message>
    <message>
        <source>Logs of %1</source>
        <translation>Journaux de %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n log(s)</source>
        <translation>
            <numerusform>%n journal</numerusform>
            <numerusform>%n journaux</numerusform>
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
        <translation>Revenir aux journaux</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Ouvrir le journal</translation>
    </message>
    <message>
        <source>Compare with last good log</source>
        <translation>Comparer avec le dernier bon journal</translation>
    </message>
    <message>
        <source>Close this pane</source>
        <translation>Fermer ce volet</translation>
    </message>
    <message>
        <source>Logs of the fingerprint</source>
        <translation>Journaux de l’empreinte</translation>
    </message>
    <message>
        <source>Lines that appear only in the failing log</source>
        <translation>Lignes qui n’apparaissent que dans le journal en échec</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::Minimap</name>
    <message>
        <source>Overview of the log by rank</source>
        <translation>Vue d’ensemble du journal par rang</translation>
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
        <translation>Ajouter une note</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Note</translation>
    </message>
    <message>
        <source>Kept in the incident folder while you type. Undo takes it back.</source>
        <translation>Gardée dans le dossier d’incident pendant la saisie. Annuler la retire.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Sample id</source>
        <translation>Id d’échantillon</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>In batch</source>
        <translation>Dans le batch</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::OutputView</name>
    <message>
        <source>Live output</source>
        <translation>Sortie en direct</translation>
    </message>
    <message>
        <source>%1 lines came too fast to be shown; the log has them.</source>
        <translation>%1 lignes sont arrivées trop vite pour être affichées&#xa0;; le journal les a.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::OverviewPage</name>
    <message>
        <source>The environment does not fit together.</source>
        <translation>L’environnement n’est pas cohérent.</translation>
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
    <message>
        <source>Show fewer families</source>
        <translation>Afficher moins de familles</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more families</source>
        <translation>
            <numerusform>Afficher %n famille de plus</numerusform>
            <numerusform>Afficher %n familles de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::PlotsPane</name>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Journaux</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>%1, by class</source>
        <translation>%1, selon la classe</translation>
    </message>
    <message>
        <source>Logs per family</source>
        <translation>Journaux par famille</translation>
    </message>
    <message>
        <source>Logs per day</source>
        <translation>Journaux par jour</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Show the numbers of both plots as tables</source>
        <translation>Afficher les nombres des deux graphiques en tableaux</translation>
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
    <name>torchtriage::desktop::ReadingPane</name>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>A CPU success is a clue, not a CUDA validation.</source>
        <translation>Un succès CPU est un indice, pas une validation CUDA.</translation>
    </message>
    <message>
        <source>Kernels, layouts and rounding differ. Validate on the device before you close.</source>
        <translation>Noyaux GPU, dispositions et arrondis diffèrent. Validez sur le périphérique avant de clore.</translation>
    </message>
    <message>
        <source>Blocking launches and waits change the scheduling: their durations are not compared.</source>
        <translation>Les lancements bloquants et les attentes changent l’ordonnancement&#xa0;: leurs durées ne sont pas comparées.</translation>
    </message>
    <message>
        <source>shown by a run</source>
        <translation>montré par une relance</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>encore ouvert</translation>
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
    <name>torchtriage::desktop::RedactionModel</name>
    <message>
        <source>On</source>
        <translation>Actif</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Remplacement</translation>
    </message>
    <message>
        <source>stays in the text</source>
        <translation>reste dans le texte</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReduceDialog</name>
    <message>
        <source>Kept in %1</source>
        <translation>Conservé dans %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>The reduction is running.</source>
        <translation>La réduction est en cours.</translation>
    </message>
    <message>
        <source>Give the case a name of letters, digits, dots and dashes.</source>
        <translation>Donnez au cas un nom fait de lettres, chiffres, points et tirets.</translation>
    </message>
    <message>
        <source>Ends the trial under way and keeps what is known.</source>
        <translation>Termine l’essai en cours et garde ce qui est connu.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>Rien n’est en cours.</translation>
    </message>
    <message>
        <source>Nothing has run yet.</source>
        <translation>Rien n’a encore été lancé.</translation>
    </message>
    <message>
        <source>Running: %1 of at most %2 runs, %3 s</source>
        <translation>En cours&#xa0;: %1 exécutions sur %2 au plus, %3 s</translation>
    </message>
    <message>
        <source>Pausing: the trial under way is ended</source>
        <translation>Suspension&#xa0;: fin de l’essai en cours</translation>
    </message>
    <message>
        <source>Paused after %1 runs</source>
        <translation>Suspendu après %1 exécutions</translation>
    </message>
    <message>
        <source>Ended after %1 runs</source>
        <translation>Terminé après %1 exécutions</translation>
    </message>
    <message>
        <source>Reduce to the smallest failing case</source>
        <translation>Réduire au plus petit cas en échec</translation>
    </message>
    <message>
        <source>Rows, lengths, steps and values are left out as long as the same failure happens, each time in a new process. Dtypes and layout stay. The same name goes on from where it was.</source>
        <translation>Lignes, longueurs, étapes et valeurs sont retirées tant que le même échec se produit, chaque fois dans un processus neuf. Les dtypes et la disposition restent. Le même nom reprend là où il en était.</translation>
    </message>
    <message>
        <source>&amp;Name of the case</source>
        <translation>&amp;Nom du cas</translation>
    </message>
    <message>
        <source>&amp;Most runs</source>
        <translation>E&amp;xécutions au plus</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReplacementModel</name>
    <message>
        <source>In the log</source>
        <translation>Dans le journal</translation>
    </message>
    <message>
        <source>In the request</source>
        <translation>Dans la demande</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RequestPage</name>
    <message>
        <source>“%1” written. The private map of the replacements stays here: %2</source>
        <translation>«&#xa0;%1&#xa0;» écrit. La table privée des remplacements reste ici&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing was written. %1</source>
        <translation>Rien n’a été écrit. %1</translation>
    </message>
    <message>
        <source>Reading the log</source>
        <translation>Lecture du journal</translation>
    </message>
    <message>
        <source>Names that are private are looked for in all of it, so that none of them stays in the request.</source>
        <translation>Les noms privés y sont cherchés partout, afin qu’aucun ne reste dans la demande.</translation>
    </message>
    <message>
        <source>The request could not be made</source>
        <translation>La demande n’a pas pu être établie</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s), %1</source>
        <extracomment>%1 is &quot;44 values&quot;</extracomment>
        <translation>
            <numerusform>%n type, %1</numerusform>
            <numerusform>%n types, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n valeur</numerusform>
            <numerusform>%n valeurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Markdown, %n line(s), %1</source>
        <translation>
            <numerusform>Markdown, %n ligne, %1</numerusform>
            <numerusform>Markdown, %n lignes, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Something private would remain: see the red bar.</source>
        <translation>Il resterait quelque chose de privé&#xa0;: voir la barre rouge.</translation>
    </message>
    <message>
        <source>The request is not ready yet.</source>
        <translation>La demande n’est pas encore prête.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) replaced, none left that looks private. Read the text before you send it.</source>
        <translation>
            <numerusform>%n valeur remplacée, aucune autre ne paraît privée. Relisez le texte avant de l’envoyer.</numerusform>
            <numerusform>%n valeurs remplacées, aucune autre ne paraît privée. Relisez le texte avant de l’envoyer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to export. %1</source>
        <translation>Prêt à exporter. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more place(s).</source>
        <translation>
            <numerusform>%n autre endroit.</numerusform>
            <numerusform>%n autres endroits.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export stopped.</source>
        <translation>Export arrêté.</translation>
    </message>
    <message>
        <source>Turn its replacement on, or remove the line.</source>
        <translation>Activez son remplacement, ou retirez la ligne.</translation>
    </message>
    <message>
        <source>Add it as a word to replace, or remove the line.</source>
        <translation>Ajoutez-le aux mots à remplacer, ou retirez la ligne.</translation>
    </message>
    <message>
        <source>Show line %1</source>
        <translation>Afficher la ligne %1</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Activer</translation>
    </message>
    <message>
        <source>Copied as Markdown. Read the text before you send it.</source>
        <translation>Copié en Markdown. Relisez le texte avant de l’envoyer.</translation>
    </message>
    <message>
        <source>Export the support request</source>
        <translation>Exporter la demande d’assistance</translation>
    </message>
    <message>
        <source>Zip with request and attachments (*.zip)</source>
        <translation>Zip avec la demande et les pièces jointes (*.zip)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language of the request</source>
        <translation>Langue de la demande</translation>
    </message>
    <message>
        <source>Whom the request is for</source>
        <translation>À qui la demande s’adresse</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Joindre</translation>
    </message>
    <message>
        <source>Attachments of the zip</source>
        <translation>Pièces jointes du zip</translation>
    </message>
    <message>
        <source>Redacted log, in the zip</source>
        <translation>Journal assaini, dans le zip</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>The request as it will leave</source>
        <translation>La demande telle qu’elle partira</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation>Mis en forme</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Replacements</source>
        <translation>Remplacements</translation>
    </message>
    <message>
        <source>Kinds of replacements</source>
        <translation>Types de remplacements</translation>
    </message>
    <message>
        <source>Add word…</source>
        <translation>Ajouter un mot…</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>originals stay here, they are never exported</source>
        <translation>les originaux restent ici, ils ne sont jamais exportés</translation>
    </message>
    <message>
        <source>Replaced values</source>
        <translation>Valeurs remplacées</translation>
    </message>
    <message>
        <source>The same original always gets the same replacement, so two hosts can still be told apart.</source>
        <translation>Le même original reçoit toujours le même remplacement&#xa0;: deux hôtes restent distinguables.</translation>
    </message>
    <message>
        <source>This incident keeps no case. Keep one on the batch page, or reduce its job.</source>
        <translation>Cet incident ne conserve aucun cas. Conservez-en un sur la page du batch, ou réduisez son job.</translation>
    </message>
    <message>
        <source>Minimal case, in the zip…</source>
        <translation>Cas minimal, dans le zip…</translation>
    </message>
    <message>
        <source>Notes of the incident</source>
        <translation>Notes de l’incident</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RerunPage</name>
    <message>
        <source>A job has the variations of its operators only.</source>
        <translation>Une tâche n’a que les variations de ses opérateurs.</translation>
    </message>
    <message>
        <source>The job&apos;s steps run in the chosen engine.</source>
        <translation>Les étapes de la tâche s’exécutent dans le moteur choisi.</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Dossier&#xa0;: %1</translation>
    </message>
    <message>
        <source>torchtriage-guard is missing beside the program: nothing can be started. Install TorchTriage again.</source>
        <translation>Il manque torchtriage-guard à côté du programme&#xa0;: rien ne peut être lancé. Réinstallez TorchTriage.</translation>
    </message>
    <message>
        <source>Check a row first.</source>
        <translation>Cochez d’abord une ligne.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>Rien n’est en cours.</translation>
    </message>
    <message>
        <source>%1 finished, %2 running, %3 queued</source>
        <translation>%1 terminées, %2 en cours, %3 en attente</translation>
    </message>
    <message numerus="yes">
        <source>from %n finished run(s)</source>
        <translation>
            <numerusform>d’après %n relance terminée</numerusform>
            <numerusform>d’après %n relances terminées</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a run that has printed something.</source>
        <translation>Choisissez une relance qui a affiché quelque chose.</translation>
    </message>
    <message>
        <source>%1 s of %2 s</source>
        <translation>%1 s sur %2 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation>%1, processus %2</translation>
    </message>
    <message>
        <source>Running: %1. Process %2</source>
        <translation>En cours&#xa0;: %1. Processus %2</translation>
    </message>
    <message>
        <source>Job file</source>
        <translation>Fichier de tâche</translation>
    </message>
    <message>
        <source>Jobs (*.json)</source>
        <translation>Tâches (*.json)</translation>
    </message>
    <message>
        <source>%1: new process %2</source>
        <translation>%1&#xa0;: processus neuf %2</translation>
    </message>
    <message>
        <source>Run selected</source>
        <translation>Lancer la sélection</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Tout lancer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Time limit of a run</source>
        <translation>Limite de temps d’une relance</translation>
    </message>
    <message>
        <source>Add change…</source>
        <translation>Ajouter une modification…</translation>
    </message>
    <message>
        <source>New process, one change per run.</source>
        <translation>Processus neuf, une modification par relance.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Command of the baseline</source>
        <translation>Commande de la référence</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Job file…</source>
        <translation>Fichier de tâche…</translation>
    </message>
    <message>
        <source>Run a job of operators instead of the program</source>
        <translation>Lancer une tâche d’opérateurs au lieu du programme</translation>
    </message>
    <message>
        <source>Live output</source>
        <translation>Sortie en direct</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Ouvrir le journal</translation>
    </message>
    <message>
        <source>Time used of the limit</source>
        <translation>Part de la limite de temps écoulée</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Back to the program</source>
        <translation>Revenir au programme</translation>
    </message>
    <message>
        <source>On another machine the engine is the Python that is named with it.</source>
        <translation>Sur une autre machine, le moteur est le Python indiqué avec elle.</translation>
    </message>
    <message>
        <source>Two engines are compared on this machine only.</source>
        <translation>Deux moteurs ne sont comparés que sur cette machine.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Cette machine</translation>
    </message>
    <message>
        <source>Other machines…</source>
        <translation>Autres machines…</translation>
    </message>
    <message>
        <source>any memory</source>
        <translation>mémoire illimitée</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 Gio</translation>
    </message>
    <message>
        <source>Memory limit of a run</source>
        <translation>Limite de mémoire d’une exécution</translation>
    </message>
    <message>
        <source>A run whose processes hold more memory than that is ended.</source>
        <translation>Une exécution dont les processus occupent plus de mémoire est arrêtée.</translation>
    </message>
    <message>
        <source>Machine that the runs live on</source>
        <translation>Machine où s’exécutent les relances</translation>
    </message>
    <message>
        <source>Open a job of operators first: a program&apos;s own data cannot be cut from here.</source>
        <translation>Ouvrez d’abord une tâche d’opérateurs&#xa0;: les données propres d’un programme ne peuvent être réduites d’ici.</translation>
    </message>
    <message>
        <source>Reduce…</source>
        <translation>Réduire…</translation>
    </message>
    <message>
        <source>Keep incident</source>
        <translation>Conserver l’incident</translation>
    </message>
    <message>
        <source>%1, process %2, step %3 of %4: %5</source>
        <translation>%1, processus %2, étape %3 sur %4&#xa0;: %5</translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation>Conservé dans %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RunModel</name>
    <message>
        <source>%1 s so far</source>
        <translation>%1 s jusqu’ici</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>blocking</source>
        <translation>bloquant</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>not a measurement</source>
        <translation>pas une mesure</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Périphérique</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lancement</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>Première erreur</translation>
    </message>
    <message>
        <source>Observed at</source>
        <translation>Observé en</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RunTable</name>
    <message>
        <source>Runs</source>
        <translation>Relances</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ScanCard</name>
    <message>
        <source>%1 of %2 files, %3 s</source>
        <translation>%1 sur %2 fichiers, %3&#xa0;s</translation>
    </message>
    <message>
        <source>Looking for files, %1 s</source>
        <translation>Recherche des fichiers, %1&#xa0;s</translation>
    </message>
    <message>
        <source>Reading the logs of %1</source>
        <translation>Lecture des journaux de %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
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
        <translation>Premier élément affiché d’une ligne</translation>
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
        <translation>Aucun journal n’a encore été ouvert.</translation>
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
    <message>
        <source>go to</source>
        <translation>atteindre</translation>
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
    <name>torchtriage::desktop::SwitchDialog</name>
    <message>
        <source>&amp;Name of the change</source>
        <translation>&amp;Nom de la modification</translation>
    </message>
    <message>
        <source>&amp;Variable or option</source>
        <translation>&amp;Variable ou option</translation>
    </message>
    <message>
        <source>For example AMP=0 or --amp 0. It is added to the command of the baseline, or takes the place of the same option there.</source>
        <translation>Par exemple AMP=0 ou --amp 0. Cela s’ajoute à la commande de la référence, ou y remplace la même option.</translation>
    </message>
    <message>
        <source>Use this change</source>
        <translation>Utiliser cette modification</translation>
    </message>
    <message>
        <source>A change of your own needs a name.</source>
        <translation>Une modification personnelle doit avoir un nom.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TargetCheckPane</name>
    <message>
        <source>The check was not carried out.</source>
        <translation>La vérification n’a pas été effectuée.</translation>
    </message>
    <message>
        <source>There is no refused element to export.</source>
        <translation>Il n’y a aucun élément refusé à exporter.</translation>
    </message>
    <message>
        <source>The first %1 of %2 are shown; the export has all of them.</source>
        <translation>Les %1 premiers sur %2 sont affichés&#xa0;; l’export les contient tous.</translation>
    </message>
    <message>
        <source>Target check</source>
        <translation>Vérification des cibles</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Refused elements</source>
        <translation>Éléments refusés</translation>
    </message>
    <message>
        <source>Minimal case, %1</source>
        <extracomment>%1 is the number of samples</extracomment>
        <translation>Cas minimal, %1</translation>
    </message>
    <message>
        <source>Minimal case</source>
        <translation>Cas minimal</translation>
    </message>
    <message>
        <source>Full batch, %1</source>
        <translation>Batch entier, %1</translation>
    </message>
    <message>
        <source>Full batch</source>
        <translation>Batch entier</translation>
    </message>
    <message>
        <source>Nothing was refused so far.</source>
        <translation>Rien n’a été refusé jusqu’ici.</translation>
    </message>
    <message>
        <source>Full batch: %1.</source>
        <translation>Batch entier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>What the check is shown for</source>
        <translation>Ce que montre la vérification</translation>
    </message>
    <message>
        <source>Keep as case</source>
        <translation>Conserver comme cas</translation>
    </message>
    <message>
        <source>Looks for the smallest part of the kept case that fails in the same way.</source>
        <translation>Cherche la plus petite partie du cas conservé qui échoue de la même façon.</translation>
    </message>
    <message>
        <source>Keep a case first.</source>
        <translation>Conservez d’abord un cas.</translation>
    </message>
    <message>
        <source>Reduce…</source>
        <translation>Réduire…</translation>
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
        <translation>Aucune valeur n’est sélectionnée.</translation>
    </message>
    <message>
        <source>Select a tensor in the tree to see its values.</source>
        <translation>Sélectionnez un tenseur dans l’arborescence pour voir ses valeurs.</translation>
    </message>
    <message>
        <source>There are no elements to show.</source>
        <translation>Il n’y a pas d’éléments à afficher.</translation>
    </message>
    <message>
        <source>The elements could not be read.</source>
        <translation>Les éléments n’ont pas pu être lus.</translation>
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
        <translation>Aucune statistique de ce tenseur n’est affichée.</translation>
    </message>
    <message>
        <source>Export the histogram</source>
        <translation>Exporter l’histogramme</translation>
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
    <message>
        <source>State: %1</source>
        <translation>État&#xa0;: %1</translation>
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
<context>
    <name>torchtriage::desktop::VerifyPage</name>
    <message>
        <source>Choose checkpoint</source>
        <translation>Choisir le checkpoint</translation>
    </message>
    <message>
        <source>Keep incident</source>
        <translation>Conserver l’incident</translation>
    </message>
    <message>
        <source>Close incident</source>
        <translation>Clore l’incident</translation>
    </message>
    <message>
        <source>Close with a reason…</source>
        <translation>Clore avec une raison…</translation>
    </message>
    <message>
        <source>Reopen…</source>
        <translation>Rouvrir…</translation>
    </message>
    <message>
        <source>It is closed.</source>
        <translation>Il est clos.</translation>
    </message>
    <message>
        <source>Closed.</source>
        <translation>Clos.</translation>
    </message>
    <message>
        <source>State: %1</source>
        <translation>État&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ready to close.</source>
        <translation>Prêt à clore.</translation>
    </message>
    <message>
        <source>Everything mandatory ended as expected.</source>
        <translation>Tout ce qui est obligatoire s’est terminé comme attendu.</translation>
    </message>
    <message>
        <source>Not ready to close.</source>
        <translation>Pas prêt à clore.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) open. First: %1</source>
        <translation>
            <numerusform>%Ln point ouvert&#xa0;: %1</numerusform>
            <numerusform>%Ln points ouverts. Premier&#xa0;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::WordDialog</name>
    <message>
        <source>&amp;Word or name:</source>
        <translation>&amp;Mot ou nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Replace it wherever it stands</source>
        <translation>&amp;Remplacer partout</translation>
    </message>
    <message>
        <source>&amp;Leave it alone</source>
        <translation>&amp;Laisser tel quel</translation>
    </message>
    <message>
        <source>Keys, tokens and passwords are replaced all the same.</source>
        <translation>Les clés, jetons et mots de passe sont remplacés malgré tout.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Type a word of at least two characters first.</source>
        <translation>Saisissez d’abord un mot d’au moins deux caractères.</translation>
    </message>
    <message>
        <source>Words of your own</source>
        <translation>Vos propres mots</translation>
    </message>
    <message>
        <source>Words given before</source>
        <translation>Mots donnés auparavant</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>%1: replaced wherever it stands</source>
        <extracomment>%1 is a word that the user gave</extracomment>
        <translation>%1&#xa0;: remplacé partout</translation>
    </message>
    <message>
        <source>%1: left alone</source>
        <translation>%1&#xa0;: laissé tel quel</translation>
    </message>
    <message>
        <source>Choose a word of the list first.</source>
        <translation>Choisissez d’abord un mot de la liste.</translation>
    </message>
</context>
<context>
    <name>torchtriage::workbench::IncidentStore</name>
    <message>
        <source>Attach batch</source>
        <translation>Joindre un batch</translation>
    </message>
    <message>
        <source>Pin first failure</source>
        <translation>Épingler le premier échec</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>Retirer l’épingle</translation>
    </message>
</context>
</TS>
