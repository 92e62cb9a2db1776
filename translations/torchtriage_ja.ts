<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>BatchFindings</name>
    <message>
        <source>torch.load(weights_only=False) would import %1, which starts programs.</source>
        <translation>torch.load（weights_only=False） は %1 をインポートします。これはプログラムを起動します。</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which runs Python code.</source>
        <translation>torch.load（weights_only=False） は %1 をインポートします。これは Python コードを実行します。</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which imports any module by name.</source>
        <translation>torch.load（weights_only=False） は %1 をインポートします。これは任意のモジュールを名前でインポートします。</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which gets hold of any function.</source>
        <translation>torch.load（weights_only=False） は %1 をインポートします。これは任意の関数を取り出せます。</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which unpickles again, past any check.</source>
        <translation>torch.load（weights_only=False） は %1 をインポートします。これはあらゆる検査を避けて pickle をもう一度読みます。</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which opens network connections.</source>
        <translation>torch.load（weights_only=False） は %1 をインポートします。これはネットワーク接続を開きます。</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which reads, writes or removes files.</source>
        <translation>torch.load（weights_only=False） は %1 をインポートします。これはファイルを読み書きまたは削除します。</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which calls machine code.</source>
        <translation>torch.load（weights_only=False） は %1 をインポートします。これは機械語コードを呼び出します。</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, a name that PyTorch&apos;s own safe list does not hold. Here it is only shown.</source>
        <translation>torch.load（weights_only=False） は %1 をインポートします。この名前は PyTorch の安全リストにありません。ここでは表示するだけです。</translation>
    </message>
    <message>
        <source>Byte %1; no value of the file depends on it.</source>
        <translation>バイト位置 %1。ファイルのどの値もこれに依存しません。</translation>
    </message>
    <message>
        <source>Key %1, byte %2; the file also calls it.</source>
        <translation>キー %1、バイト位置 %2。ファイルはこれを呼び出しもします。</translation>
    </message>
    <message>
        <source>Key %1, byte %2; the file does not call it.</source>
        <translation>キー %1、バイト位置 %2。ファイルはこれを呼び出しません。</translation>
    </message>
    <message>
        <source>The archive holds %1 more than once. Readers disagree on which one counts, so another program may see other values.</source>
        <translation>アーカイブに %1 が複数あります。どれを採るかは読み取り側によって異なるため、別のプログラムでは別の値が見えることがあります。</translation>
    </message>
    <message>
        <source>The entry %1 would leave the folder that it is unpacked in. Do not unpack this archive.</source>
        <translation>エントリ %1 は展開先のフォルダーの外に出ます。このアーカイブを展開しないでください。</translation>
    </message>
    <message>
        <source>The entry %1 claims to be encrypted, although PyTorch reads it. A scanner may have skipped it.</source>
        <translation>エントリ %1 は暗号化されていると称していますが、PyTorch は読み取ります。スキャナーが読み飛ばした可能性があります。</translation>
    </message>
    <message>
        <source>The archive gives the entry %1 two different names. A scanner may have looked at another entry than PyTorch reads.</source>
        <translation>アーカイブはエントリ %1 に 2 つの異なる名前を付けています。スキャナーは PyTorch が読むものとは別のエントリを調べた可能性があります。</translation>
    </message>
    <message>
        <source>The record %1, which this format asks for, is not there.</source>
        <translation>この形式に必要なレコード %1 がありません。</translation>
    </message>
    <message>
        <source>The entry %1 is compressed in a way that TorchTriage does not read.</source>
        <translation>エントリ %1 は TorchTriage が読めない方式で圧縮されています。</translation>
    </message>
    <message>
        <source>More bytes follow the first pickle (%1). PyTorch ignores them; other programs may not.</source>
        <translation>最初の pickle の後にさらにバイトが続きます（%1）。PyTorch は無視しますが、ほかのプログラムは無視しないかもしれません。</translation>
    </message>
    <message>
        <source>The pickle uses numbers for names that only its writer has registered (%1), so what it would import is not known.</source>
        <translation>pickle は、書き手だけが登録した名前を番号で使っています（%1）。そのため何をインポートするかは分かりません。</translation>
    </message>
    <message>
        <source>Bytes before or after the content belong to no value (%1).</source>
        <translation>内容の前後に、どの値にも属さないバイトがあります（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) of this kind.</source>
        <translation>
            <numerusform>この種の指摘がほかに %Ln 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>It would import %1. TorchTriage has read it without importing or calling anything; load it in Python only if you trust its source.</source>
        <translation>%1 をインポートするファイルです。TorchTriage は何もインポートせず、何も呼び出さずに読みました。出所を信頼できる場合だけ Python で読み込んでください。</translation>
    </message>
    <message numerus="yes">
        <source>It would import %1 and %Ln more. TorchTriage has read it without importing or calling anything; load it in Python only if you trust its source.</source>
        <translation>
            <numerusform>%1 ほか %Ln 件をインポートするファイルです。TorchTriage は何もインポートせず、何も呼び出さずに読みました。出所を信頼できる場合だけ Python で読み込んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading this file in Python could run code.</source>
        <translation>このファイルを Python で読み込むと、コードが実行されるおそれがあります。</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 を読めませんでした：%2。</translation>
    </message>
    <message>
        <source>The file leads to more keys than TorchTriage counts; sharing is shown for the first ones only.</source>
        <translation>ファイルのキーが TorchTriage の数える上限を超えています。共有の表示は最初のものだけです。</translation>
    </message>
    <message>
        <source>This file is incomplete.</source>
        <translation>このファイルは不完全です。</translation>
    </message>
    <message numerus="yes">
        <source>It lacks the bytes of %Ln tensor(s). Copy the file again once it is complete.</source>
        <translation>
            <numerusform>%Ln 個のテンソルのバイトがありません。完全になってからファイルをもう一度コピーしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) could not be read; all others are shown.</source>
        <translation>
            <numerusform>%Ln 個の値を読めませんでした。ほかはすべて表示しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The values that are there are shown.</source>
        <translation>存在する値は表示しています。</translation>
    </message>
    <message>
        <source>Not everything in this file can be shown.</source>
        <translation>このファイルには表示できない内容があります。</translation>
    </message>
    <message>
        <source>This file names classes of other packages.</source>
        <translation>このファイルはほかのパッケージのクラスを挙げています。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would be imported on loading. They are shown here, not imported.</source>
        <translation>
            <numerusform>読み込むと %Ln 個の名前がインポートされます。ここでは表示するだけで、インポートしません。</numerusform>
        </translation>
    </message>
    <message>
        <source>This file is unusual.</source>
        <translation>このファイルは通常と異なります。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) in it differ from what PyTorch and NumPy write.</source>
        <translation>
            <numerusform>PyTorch や NumPy が書くものと異なる点が %Ln 件あります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BatchText</name>
    <message>
        <source>torch.save archive</source>
        <translation>torch.save アーカイブ</translation>
    </message>
    <message>
        <source>TorchScript archive</source>
        <translation>TorchScript アーカイブ</translation>
    </message>
    <message>
        <source>torch.save file from before PyTorch 1.6</source>
        <translation>PyTorch 1.6 より前の torch.save ファイル</translation>
    </message>
    <message>
        <source>torch.save file of PyTorch 0.1</source>
        <translation>PyTorch 0.1 の torch.save ファイル</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>NumPy 配列</translation>
    </message>
    <message>
        <source>NumPy archive</source>
        <translation>NumPy アーカイブ</translation>
    </message>
    <message>
        <source>Pickle by itself</source>
        <translation>単独の pickle</translation>
    </message>
    <message>
        <source>This format holds no code</source>
        <translation>この形式はコードを含みません</translation>
    </message>
    <message>
        <source>This file holds no code</source>
        <translation>このファイルはコードを含みません</translation>
    </message>
    <message>
        <source>Read without running pickle code</source>
        <translation>pickle のコードを実行せずに読み込み済み</translation>
    </message>
    <message>
        <source>Read without running its code</source>
        <translation>中のコードを実行せずに読み込み済み</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tensor(s)</source>
        <translation>
            <numerusform>テンソル %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>値 %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>The object of class %1 could not be read: %2. The rest of the file is not affected.</source>
        <translation>クラス %1 のオブジェクトを読めませんでした：%2。ファイルのほかの部分に影響はありません。</translation>
    </message>
    <message>
        <source>The file computes which function would build this object. TorchTriage does not call it and shows the parts that the file stores.</source>
        <translation>このオブジェクトを作る関数はファイル自身が計算します。TorchTriage はそれを呼び出さず、ファイルに保存された部分を表示します。</translation>
    </message>
    <message>
        <source>An object of the class %1. TorchTriage does not import classes: it shows the parts that the file stores.</source>
        <translation>クラス %1 のオブジェクトです。TorchTriage はクラスをインポートせず、ファイルに保存された部分を表示します。</translation>
    </message>
    <message>
        <source>A meta tensor has a shape and a dtype, but no elements.</source>
        <translation>meta テンソルには形状と dtype がありますが、要素はありません。</translation>
    </message>
    <message>
        <source>A tensor of layout %1 has no elements in rows and columns. Its components stand below it in the tree.</source>
        <translation>レイアウト %1 のテンソルには行と列の要素がありません。その構成要素はツリーの下位にあります。</translation>
    </message>
    <message>
        <source>This tensor has no bytes of its own.</source>
        <translation>このテンソルには自身のバイトがありません。</translation>
    </message>
    <message>
        <source>The file lacks the bytes of this tensor. Copy the file again once it is complete.</source>
        <translation>ファイルにこのテンソルのバイトがありません。完全になってからファイルをもう一度コピーしてください。</translation>
    </message>
    <message>
        <source>Elements of type %1 are not numbers.</source>
        <translation>%1 型の要素は数値ではありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a saved batch that TorchTriage reads: %2. Choose a file that torch.save, safetensors or NumPy wrote.</source>
        <translation>「%1」は TorchTriage が読める保存済みバッチではありません：%2。torch.save、safetensors、NumPy が書いたファイルを選んでください。</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Xid %1: %2. Most often a fault of the program on that device, such as an access out of range: look for the failing launch first.</source>
        <translation>Xid %1：%2。多くはそのデバイス上のプログラムの誤り（範囲外アクセスなど）です。まず失敗した起動を探してください。</translation>
    </message>
    <message>
        <source>Xid %1: %2. It follows an earlier error or the end of a process: read what comes before it.</source>
        <translation>Xid %1：%2。先行するエラーまたはプロセスの終了に続くものです。その前の行を読んでください。</translation>
    </message>
    <message>
        <source>Xid %1: %2. An error in the memory of the device: read its ECC counters, and reset or drain the device before it is used again.</source>
        <translation>Xid %1：%2。デバイスのメモリのエラーです。ECC カウンターを読み、再び使う前にデバイスをリセットするか切り離してください。</translation>
    </message>
    <message>
        <source>Xid %1: %2. The device set memory cells aside or counts single-bit errors: read its ECC counters and the pending repairs.</source>
        <translation>Xid %1：%2。デバイスがメモリセルを除外したか、1 ビットエラーを数えています。ECC カウンターと保留中の修復を確認してください。</translation>
    </message>
    <message>
        <source>Xid %1: %2. A link between devices reports errors: check the link counters of every device on that host.</source>
        <translation>Xid %1：%2。デバイス間のリンクがエラーを報告しています。そのホストの全デバイスのリンクカウンターを確認してください。</translation>
    </message>
    <message>
        <source>Xid %1: %2. The host lost contact with the device: check power, temperature and seating, then reboot the host.</source>
        <translation>Xid %1：%2。ホストがデバイスとの接続を失いました。電源、温度、装着状態を確認し、ホストを再起動してください。</translation>
    </message>
    <message>
        <source>Xid %1: %2. Firmware or driver of the device stopped answering: note the driver version and reset the device.</source>
        <translation>Xid %1：%2。デバイスのファームウェアまたはドライバーが応答しなくなりました。ドライバーのバージョンを控え、デバイスをリセットしてください。</translation>
    </message>
    <message>
        <source>Xid %1: %2. This code informs and names no failure of its own.</source>
        <translation>Xid %1：%2。このコードは通知であり、それ自体は失敗を示しません。</translation>
    </message>
    <message>
        <source>Xid %1: %2. Look the code up in NVIDIA&apos;s Xid catalogue for the driver version in use.</source>
        <translation>Xid %1：%2。使用中のドライバーのバージョンについて、NVIDIA の Xid カタログでこのコードを調べてください。</translation>
    </message>
    <message>
        <source>Exit status 0: the process ended normally.</source>
        <translation>終了ステータス 0：プロセスは正常に終了しました。</translation>
    </message>
    <message>
        <source>Exit status 1: the program ended with an error of its own, such as an exception.</source>
        <translation>終了ステータス 1：プログラムが例外など自身のエラーで終了しました。</translation>
    </message>
    <message>
        <source>Exit status 134 (SIGABRT): the process aborted itself, as native code does after a failed check.</source>
        <translation>終了ステータス 134（SIGABRT）：プロセスが自ら中断しました。ネイティブコードが検査に失敗したときの動作です。</translation>
    </message>
    <message>
        <source>Exit status 135 (SIGBUS): an access to memory that is not there; a full /dev/shm is one known reason.</source>
        <translation>終了ステータス 135（SIGBUS）：存在しないメモリへのアクセスです。/dev/shm が満杯になることが知られている理由の 1 つです。</translation>
    </message>
    <message>
        <source>Exit status 137 (SIGKILL): the process was killed from outside. The kernel does so when memory runs out, but the status alone does not say who did.</source>
        <translation>終了ステータス 137（SIGKILL）：プロセスは外部から強制終了されました。メモリが尽きるとカーネルがこれを行いますが、ステータスだけでは誰が行ったかは分かりません。</translation>
    </message>
    <message>
        <source>Exit status 139 (SIGSEGV): native code read or wrote an invalid address.</source>
        <translation>終了ステータス 139（SIGSEGV）：ネイティブコードが無効なアドレスを読み書きしました。</translation>
    </message>
    <message>
        <source>Exit status 143 (SIGTERM): the process was asked to end, by a launcher, a time limit or a user.</source>
        <translation>終了ステータス 143（SIGTERM）：ランチャー、時間制限、またはユーザーがプロセスに終了を求めました。</translation>
    </message>
    <message>
        <source>Exit status %1: the process was ended by signal %2.</source>
        <translation>終了ステータス %1：プロセスはシグナル %2 で終了しました。</translation>
    </message>
    <message>
        <source>Exit status %1: the program chose this number; its meaning is the program&apos;s own.</source>
        <translation>終了ステータス %1：この数値はプログラムが選んだもので、意味はプログラム固有です。</translation>
    </message>
    <message>
        <source>Signal 2 (SIGINT): a user interrupted the process.</source>
        <translation>シグナル 2（SIGINT）：ユーザーがプロセスを中断しました。</translation>
    </message>
    <message>
        <source>Signal 4 (SIGILL): native code used an instruction that this processor does not have.</source>
        <translation>シグナル 4（SIGILL）：ネイティブコードが、このプロセッサーにない命令を使いました。</translation>
    </message>
    <message>
        <source>Signal 6 (SIGABRT): the process aborted itself, as native code does after a failed check.</source>
        <translation>シグナル 6（SIGABRT）：プロセスが自ら中断しました。ネイティブコードが検査に失敗したときの動作です。</translation>
    </message>
    <message>
        <source>Signal 7 (SIGBUS): an access to memory that is not there; a full /dev/shm is one known reason.</source>
        <translation>シグナル 7（SIGBUS）：存在しないメモリへのアクセスです。/dev/shm が満杯になることが知られている理由の 1 つです。</translation>
    </message>
    <message>
        <source>Signal 8 (SIGFPE): native code divided an integer by zero or overflowed it.</source>
        <translation>シグナル 8（SIGFPE）：ネイティブコードが整数をゼロで割ったか、桁あふれを起こしました。</translation>
    </message>
    <message>
        <source>Signal 9 (SIGKILL): the process was killed from outside. The kernel does so when memory runs out, but the signal alone does not say who did.</source>
        <translation>シグナル 9（SIGKILL）：プロセスは外部から強制終了されました。メモリが尽きるとカーネルがこれを行いますが、シグナルだけでは誰が行ったかは分かりません。</translation>
    </message>
    <message>
        <source>Signal 11 (SIGSEGV): native code read or wrote an invalid address.</source>
        <translation>シグナル 11（SIGSEGV）：ネイティブコードが無効なアドレスを読み書きしました。</translation>
    </message>
    <message>
        <source>Signal 15 (SIGTERM): the process was asked to end, by a launcher, a time limit or a user.</source>
        <translation>シグナル 15（SIGTERM）：ランチャー、時間制限、またはユーザーがプロセスに終了を求めました。</translation>
    </message>
    <message>
        <source>The process was ended by a signal whose number the log does not show.</source>
        <translation>プロセスはシグナルで終了しましたが、その番号はログにありません。</translation>
    </message>
    <message>
        <source>Signal %1 ended the process.</source>
        <translation>シグナル %1 がプロセスを終了させました。</translation>
    </message>
    <message>
        <source>name not in the log</source>
        <translation>名前はログにありません</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Find the first failure of logs, notebooks and error files</source>
        <translation>ログ、ノートブック、エラーファイルの最初の失敗を見つける</translation>
    </message>
    <message>
        <source>Log, notebook, error file, folder (all levels), or - for standard input</source>
        <translation>ログ、ノートブック、エラーファイル、フォルダー（全階層）、または標準入力を表す -</translation>
    </message>
    <message>
        <source>One JSON object per input, each on its own line</source>
        <translation>入力ごとに JSON オブジェクト 1 つを 1 行で出力</translation>
    </message>
    <message>
        <source>Threads to use (default: one per core)</source>
        <translation>使用するスレッド数（既定はコアごとに 1 つ）</translation>
    </message>
    <message>
        <source>Folder with signature files of your own (may be repeated)</source>
        <translation>独自のシグネチャファイルのフォルダー（複数指定可）</translation>
    </message>
    <message>
        <source>List what a saved batch holds; nothing in it is executed</source>
        <translation>保存済みバッチの内容を一覧表示（中身は一切実行しない）</translation>
    </message>
    <message>
        <source>File of torch.save, safetensors, npy, npz or TorchScript (may be repeated)</source>
        <translation>torch.save、safetensors、npy、npz、TorchScript のファイル（複数指定可）</translation>
    </message>
    <message>
        <source>One JSON object per file, each on its own line</source>
        <translation>ファイルごとに JSON オブジェクト 1 つを 1 行で出力</translation>
    </message>
    <message>
        <source>Read the elements and summarise them</source>
        <translation>要素を読んで要約する</translation>
    </message>
    <message>
        <source>Only the value with this key</source>
        <translation>このキーの値だけ</translation>
    </message>
    <message>
        <source>Try what the program needs on this machine</source>
        <translation>このマシンでプログラムに必要なものを試す</translation>
    </message>
    <message>
        <source>Versions for a report about TorchTriage itself; no personal data</source>
        <translation>TorchTriage 自体についての報告に使うバージョン情報（個人データなし）</translation>
    </message>
    <message>
        <source>Language of the prose</source>
        <translation>文章の言語</translation>
    </message>
    <message>
        <source>TorchTriage finds the first failure of a PyTorch job and says what to check first.</source>
        <translation>TorchTriage は PyTorch ジョブの最初の失敗を見つけ、まず何を確認するかを示します。</translation>
    </message>
    <message>
        <source>Print the guide, or one section of it</source>
        <translation>ガイド、またはその 1 セクションを表示する</translation>
    </message>
    <message>
        <source>Id of a section; &quot;list&quot; names them</source>
        <translation>セクションの ID。&quot;list&quot; で一覧を表示</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>The driver serves CUDA up to %1, and this build is for CUDA %2. Either a newer driver or a build for an older CUDA fits.</source>
        <translation>このドライバーが対応する CUDA は %1 までで、このビルドは CUDA %2 用です。新しいドライバー、または古い CUDA 用のビルドが合います。</translation>
    </message>
    <message>
        <source>This GPU needs %1, and the build contains %2. Its kernels cannot run there.</source>
        <translation>この GPU には %1 が必要ですが、ビルドに含まれるのは %2 です。そのカーネルはここでは動きません。</translation>
    </message>
    <message>
        <source>PyTorch %1 is a build for the CPU only: it cannot use a GPU.</source>
        <translation>PyTorch %1 は CPU 専用のビルドで、GPU を使えません。</translation>
    </message>
    <message>
        <source>%1 and %2 are both loaded in this environment. Check that they do not bring different versions of the same library.</source>
        <translation>この環境では %1 と %2 の両方が読み込まれています。同じライブラリの異なるバージョンを持ち込んでいないか確認してください。</translation>
    </message>
    <message>
        <source>PyTorch %1 and torchvision %2 were not released for each other. Compiled operators can be missing.</source>
        <translation>PyTorch %1 と torchvision %2 は互いに対応する組み合わせではありません。コンパイル済みの演算子が欠けている可能性があります。</translation>
    </message>
    <message>
        <source>The log shows parts of ROCm and of CUDA. Check which build was really loaded before following a procedure of either.</source>
        <translation>ログに ROCm と CUDA の両方の要素があります。どちらの手順に従う前にも、実際に読み込まれたビルドを確認してください。</translation>
    </message>
    <message>
        <source>Two facts of the environment do not fit: “%1”.</source>
        <translation>環境の 2 つの事実が一致しません：「%1」。</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>“%1” ends too early: %3. Copy the file again once it is complete.</source>
        <translation>「%1」は途中で終わっています：%3。完全になってからファイルをもう一度コピーしてください。</translation>
    </message>
    <message>
        <source>“%1” ends too early at %2: %3. Copy the file again once it is complete.</source>
        <translation>「%1」は途中で終わっています（%2）：%3。完全になってからファイルをもう一度コピーしてください。</translation>
    </message>
    <message>
        <source>“%1” is over a limit of TorchTriage: %3. Check that the file is what you think, or open a part of it.</source>
        <translation>「%1」は TorchTriage の上限を超えています：%3。意図したファイルか確認するか、一部を開いてください。</translation>
    </message>
    <message>
        <source>“%1” is over a limit of TorchTriage at %2: %3. Check that the file is what you think, or open a part of it.</source>
        <translation>「%1」は TorchTriage の上限を超えています（%2）：%3。意図したファイルか確認するか、一部を開いてください。</translation>
    </message>
    <message>
        <source>“%1” breaks the rules of its format: %3. Check where the file comes from.</source>
        <translation>「%1」は形式の規則に従っていません：%3。ファイルの出所を確認してください。</translation>
    </message>
    <message>
        <source>“%1” breaks the rules of its format at %2: %3. Check where the file comes from.</source>
        <translation>「%1」は形式の規則に従っていません（%2）：%3。ファイルの出所を確認してください。</translation>
    </message>
    <message>
        <source>“%1” is of a kind that TorchTriage does not read: %3. Open a log, a notebook or plain text.</source>
        <translation>「%1」は TorchTriage が読めない種類のファイルです：%3。ログ、ノートブック、またはテキストを開いてください。</translation>
    </message>
    <message>
        <source>“%1” holds something that TorchTriage does not read at %2: %3. Open a log, a notebook or plain text.</source>
        <translation>「%1」に TorchTriage が読めない内容があります（%2）：%3。ログ、ノートブック、またはテキストを開いてください。</translation>
    </message>
    <message>
        <source>“%1” could not be written: %3. Check the free space and the permissions, or choose another folder.</source>
        <translation>「%1」に書き込めませんでした：%3。空き容量と権限を確認するか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>“%1” could not be written at %2: %3. Check the free space and the permissions, or choose another folder.</source>
        <translation>「%1」に書き込めませんでした（%2）：%3。空き容量と権限を確認するか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>“%1” could not be read: %3. Check the disk or the network share, then open it again.</source>
        <translation>「%1」を読めませんでした：%3。ディスクまたはネットワーク共有を確認し、もう一度開いてください。</translation>
    </message>
    <message>
        <source>“%1” could not be read at %2: %3. Check the disk or the network share, then open it again.</source>
        <translation>「%1」を読めませんでした（%2）：%3。ディスクまたはネットワーク共有を確認し、もう一度開いてください。</translation>
    </message>
    <message>
        <source>“%1” does not exist. Check the path.</source>
        <translation>「%1」は存在しません。パスを確認してください。</translation>
    </message>
    <message>
        <source>You may not read or write “%1”. Ask its owner for access, or copy it.</source>
        <translation>「%1」を読み書きする権限がありません。所有者に権限を求めるか、コピーしてください。</translation>
    </message>
    <message>
        <source>“%1” is a folder. Choose a file in it.</source>
        <translation>「%1」はフォルダーです。その中のファイルを選んでください。</translation>
    </message>
    <message>
        <source>“%1” is not a file with content, such as a socket or a device. Choose a file.</source>
        <translation>「%1」は、ソケットやデバイスのように内容を持つファイルではありません。ファイルを選んでください。</translation>
    </message>
    <message>
        <source>Reading “%1” was cancelled. Open it again to start over.</source>
        <translation>「%1」の読み込みは取り消されました。最初からやり直すには、もう一度開いてください。</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>標準入力</translation>
    </message>
    <message>
        <source>unnamed file</source>
        <translation>名前のないファイル</translation>
    </message>
    <message>
        <source>no further detail</source>
        <translation>詳しい情報はありません</translation>
    </message>
</context>
<context>
    <name>GuidanceTexts</name>
    <message>
        <source>block %1</source>
        <translation>ブロック %1</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>スレッド %1</translation>
    </message>
    <message>
        <source>%1 requested</source>
        <translation>要求 %1</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>空き %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>The kernel of %1 asks for: %2</source>
        <translation>%1 のカーネルの条件：%2</translation>
    </message>
    <message>
        <source>The kernel asks for: %1</source>
        <translation>カーネルの条件：%1</translation>
    </message>
    <message>
        <source>The operator is %1; the log does not print its condition.</source>
        <translation>演算子は %1 です。条件はログに出力されていません。</translation>
    </message>
    <message>
        <source>The log does not print the assertion itself, so the operator is still open.</source>
        <translation>アサーション自体がログにないため、演算子はまだ分かりません。</translation>
    </message>
    <message>
        <source>Compare the targets with the class count</source>
        <translation>ターゲットをクラス数と比べる</translation>
    </message>
    <message>
        <source>Compare the indices with the size that they address</source>
        <translation>インデックスを参照先のサイズと比べる</translation>
    </message>
    <message>
        <source>Check that the values lie in [0, 1] and are not NaN</source>
        <translation>値が [0, 1] にあり、NaN でないことを確認</translation>
    </message>
    <message>
        <source>Check that the probabilities are finite, not negative and not all zero</source>
        <translation>確率が有限で、負でなく、すべてゼロではないことを確認</translation>
    </message>
    <message>
        <source>Check that the values are finite</source>
        <translation>値が有限であることを確認</translation>
    </message>
    <message>
        <source>Compare the lengths with the sizes of the tensors</source>
        <translation>長さをテンソルのサイズと比べる</translation>
    </message>
    <message>
        <source>On a CPU copy of the same batch, every target must lie in [0, number of classes) or equal ignore_index. A value just outside can mean labels that start at 1 or an unexpected class: the log decides neither.</source>
        <translation>同じバッチの CPU コピーで、すべてのターゲットが [0, クラス数) にあるか、ignore_index と等しい必要があります。わずかに外れた値は、1 から始まるラベルとも予期しないクラスとも考えられます。ログからはどちらとも決まりません。</translation>
    </message>
    <message>
        <source>On a CPU copy of the same batch, every index must lie within the dimension that it addresses. For an embedding, compare the largest id with the number of rows.</source>
        <translation>同じバッチの CPU コピーで、すべてのインデックスが参照先の次元に収まる必要があります。埋め込みでは、最大の ID を行数と比べてください。</translation>
    </message>
    <message>
        <source>On a CPU copy of the same batch, look for values below 0, above 1 or NaN, and for a sigmoid that is missing.</source>
        <translation>同じバッチの CPU コピーで、0 未満、1 超、NaN の値と、抜けているシグモイドを探してください。</translation>
    </message>
    <message>
        <source>Look for NaN and infinity that the model produced before this operator.</source>
        <translation>この演算子より前にモデルが出した NaN と無限大を探してください。</translation>
    </message>
    <message>
        <source>value refused by an operator on the CPU</source>
        <translation>CPU 上の演算子が拒否した値</translation>
    </message>
    <message>
        <source>Check every index and every target of this batch on the CPU against the condition of the operator.</source>
        <translation>このバッチのすべてのインデックスとターゲットを、CPU 上で演算子の条件と照らし合わせてください。</translation>
    </message>
    <message>
        <source>The operator refused its input; another GPU would refuse it too. A larger output layer would hide the condition without settling what the labels mean.</source>
        <translation>演算子が入力を拒否しました。別の GPU でも拒否されます。出力層を大きくしても、ラベルの意味は決まらないまま条件が隠れるだけです。</translation>
    </message>
    <message>
        <source>Check the shapes behind this request: it exceeds the whole device</source>
        <translation>デバイス全体を超えるこの要求の元になった形状を確認</translation>
    </message>
    <message>
        <source>Compare reserved with allocated memory</source>
        <translation>予約済みメモリと割り当て済みメモリを比べる</translation>
    </message>
    <message>
        <source>Find out what else uses this device</source>
        <translation>このデバイスをほかに何が使っているか調べる</translation>
    </message>
    <message>
        <source>Check shapes and lifetime of tensors: this process fills most of the device</source>
        <translation>形状とテンソルの生存期間を確認（デバイスの大半をこのプロセスが使用）</translation>
    </message>
    <message>
        <source>One separate rerun with %1 is worth trying, with nothing else changed.</source>
        <translation>ほかを何も変えずに、%1 を付けて別に 1 回再実行する価値があります。</translation>
    </message>
    <message>
        <source>The hint about fragmentation that PyTorch prints is general advice; these numbers do not support it.</source>
        <translation>PyTorch が出力する断片化の案内は一般的な助言であり、これらの数値はそれを裏付けません。</translation>
    </message>
    <message>
        <source>Compare the size requested with what the process holds, and look for tensors that are kept from one iteration to the next. Another process can share the device.</source>
        <translation>要求されたサイズとプロセスが保持している量を比べ、反復をまたいで残るテンソルを探してください。別のプロセスがデバイスを共有していることもあります。</translation>
    </message>
    <message>
        <source>Compare the architecture of the GPU with those in the build</source>
        <translation>GPU のアーキテクチャをビルドに含まれるものと比べる</translation>
    </message>
    <message>
        <source>Check the dtype that reaches this operator</source>
        <translation>この演算子に届く dtype を確認</translation>
    </message>
    <message>
        <source>%1 has no implementation for %2 on this device. Find where the tensor gets this dtype, and compare with one run in the usual precision.</source>
        <translation>このデバイスでは %1 に %2 用の実装がありません。テンソルがどこでこの dtype になるかを調べ、通常の精度での実行と比べてください。</translation>
    </message>
    <message>
        <source>Check which build provides this operator</source>
        <translation>この演算子を提供するビルドを確認</translation>
    </message>
    <message>
        <source>%1 is not available for the backend %2. Compare the package that provides it with the PyTorch build: a CPU-only package is one explanation.</source>
        <translation>%1 はバックエンド %2 では利用できません。提供元のパッケージを PyTorch のビルドと比べてください。CPU 専用パッケージが 1 つの説明になります。</translation>
    </message>
    <message>
        <source>The log names %1 and %2. Print the device of every argument just before the failing call and find the one that was created or loaded elsewhere.</source>
        <translation>ログには %1 と %2 があります。失敗した呼び出しの直前に各引数のデバイスを出力し、別の場所で作成または読み込まれたものを見つけてください。</translation>
    </message>
    <message>
        <source>The log names %1 and %2, found when the argument %3 was checked. Find where that tensor and the other operands were created or moved.</source>
        <translation>ログには %1 と %2 があり、引数 %3 の検査で見つかりました。そのテンソルとほかのオペランドがどこで作成または移動されたかを調べてください。</translation>
    </message>
    <message>
        <source>Check the contract and the build of the extension first</source>
        <translation>まず拡張機能の契約とビルドを確認</translation>
    </message>
    <message>
        <source>The extension %1 stands in the frames of the failure.</source>
        <translation>失敗に至る呼び出しの中に拡張機能 %1 があります。</translation>
    </message>
    <message>
        <source>The log names %1.</source>
        <translation>ログには %1 とあります。</translation>
    </message>
    <message>
        <source>Start with rank %1, then look for a rank that stopped earlier</source>
        <translation>ランク %1 から始め、それより先に止まったランクを探す</translation>
    </message>
    <message numerus="yes">
        <source>%1 waited %n second(s) for the other ranks.</source>
        <translation>
            <numerusform>%1 はほかのランクを %n 秒待ちました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Xid %1 in the kernel log</source>
        <translation>カーネルログの Xid %1</translation>
    </message>
    <message>
        <source>Start at %1 and the values it had. No GPU check is needed before that.</source>
        <translation>%1 とそこでの値から始めてください。その前に GPU の確認は要りません。</translation>
    </message>
    <message>
        <source>Compare indices and targets with what the operator allows</source>
        <translation>インデックスとターゲットを演算子の許容範囲と比べる</translation>
    </message>
    <message>
        <source>“The GPU must be broken.”</source>
        <translation>「GPU が必ず故障している」</translation>
    </message>
    <message>
        <source>A kernel ran, met a value that it does not accept and stopped. Another GPU would refuse the same value.</source>
        <translation>カーネルは動作し、受け付けない値に出会って止まりました。別の GPU でも同じ値は拒否されます。</translation>
    </message>
    <message>
        <source>Read shapes, lifetime of tensors and memory of the process</source>
        <translation>形状、テンソルの生存期間、プロセスのメモリを読む</translation>
    </message>
    <message>
        <source>“Every CUDA error is a lack of VRAM.”</source>
        <translation>「CUDA のエラーはすべて VRAM 不足が原因だ」</translation>
    </message>
    <message>
        <source>Only a message that names a failed allocation speaks of memory. Other CUDA errors ask for other checks.</source>
        <translation>失敗した割り当てを示すメッセージだけがメモリの問題です。ほかの CUDA エラーには別の確認が必要です。</translation>
    </message>
    <message>
        <source>operator or kernel not available</source>
        <translation>演算子またはカーネルが利用不可</translation>
    </message>
    <message>
        <source>Compare versions, extension, backend and dtype</source>
        <translation>バージョン、拡張機能、バックエンド、dtype を比べる</translation>
    </message>
    <message>
        <source>Compare the architecture of the GPU with those in the build, the extension with the PyTorch version it was built for, and the dtype with what the operator supports on this backend.</source>
        <translation>GPU のアーキテクチャとビルドに含まれるもの、拡張機能とその対象の PyTorch バージョン、dtype とこのバックエンドで演算子が対応するものを、それぞれ比べてください。</translation>
    </message>
    <message>
        <source>“Reinstall everything at random.”</source>
        <translation>「すべてを無作為に再インストールしよう」</translation>
    </message>
    <message>
        <source>Reinstalling several packages at once changes several things and hides which one did not fit.</source>
        <translation>複数のパッケージを一度に入れ直すと複数のことが変わり、どれが合わなかったのかが分からなくなります。</translation>
    </message>
    <message>
        <source>tensors on different devices</source>
        <translation>異なるデバイス上のテンソル</translation>
    </message>
    <message>
        <source>Find where the model and each input live</source>
        <translation>モデルと各入力の配置を調べる</translation>
    </message>
    <message>
        <source>Print the device of every argument just before the failing call and find the one that was created or loaded elsewhere.</source>
        <translation>失敗した呼び出しの直前に各引数のデバイスを出力し、別の場所で作成または読み込まれたものを見つけてください。</translation>
    </message>
    <message>
        <source>“Add a copy without knowing where the tensor comes from.”</source>
        <translation>「テンソルの出所を知らないままコピーを足せばよい」</translation>
    </message>
    <message>
        <source>A copy at the failing line can hide a module that never moved or an input that skipped the transfer, and it costs time in every step.</source>
        <translation>失敗した行にコピーを足すと、移動されていないモジュールや転送を逃れた入力が隠れることがあり、毎ステップの時間もかかります。</translation>
    </message>
    <message>
        <source>Check indices, strides and sizes given to the suspected kernel</source>
        <translation>疑わしいカーネルに渡したインデックス、ストライド、サイズを確認</translation>
    </message>
    <message>
        <source>The access was refused on the device and the Python line can belong to a later call. A short rerun with blocking launches brings the report closer to it. For a custom kernel, check what it assumes about strides, contiguity and sizes.</source>
        <translation>アクセスはデバイス上で拒否され、Python の行は後の呼び出しかもしれません。ブロッキング起動で短く再実行すると、報告が発生源に近づきます。独自のカーネルでは、ストライド、連続性、サイズについての前提を確認してください。</translation>
    </message>
    <message>
        <source>“The reported Python line made the bad access.”</source>
        <translation>「報告された Python の行が不正なアクセスをした」</translation>
    </message>
    <message>
        <source>Launches are queued: the line is where the fault was noticed. The message alone does not point to faulty hardware either.</source>
        <translation>起動はキューに入るため、その行は異常に気付いた場所です。メッセージだけではハードウェアの故障とも言えません。</translation>
    </message>
    <message>
        <source>kernel launch failed</source>
        <translation>カーネルの起動に失敗</translation>
    </message>
    <message>
        <source>Check the launch configuration and the kernel that was running</source>
        <translation>起動の設定と、実行中だったカーネルを確認</translation>
    </message>
    <message>
        <source>An invalid configuration points to sizes: empty or very large inputs. An unspecified failure or a time-out points to the kernel that was running; a short rerun with blocking launches brings the report closer to it.</source>
        <translation>無効な設定はサイズ（空または非常に大きな入力）を示します。原因不明の失敗や時間切れは、実行中だったカーネルを示します。ブロッキング起動で短く再実行すると、報告がそれに近づきます。</translation>
    </message>
    <message>
        <source>“The GPU has too little memory.”</source>
        <translation>「GPU のメモリが足りない」</translation>
    </message>
    <message>
        <source>A launch can fail with memory to spare: grid size, registers and run time have limits of their own.</source>
        <translation>メモリに余裕があっても起動は失敗します。グリッドの大きさ、レジスター、実行時間にはそれぞれの上限があります。</translation>
    </message>
    <message>
        <source>cuBLAS, cuDNN or another library reports a failure</source>
        <translation>cuBLAS、cuDNN などのライブラリが失敗を報告</translation>
    </message>
    <message>
        <source>Look for an earlier error of the same process</source>
        <translation>同じプロセスのより前のエラーを探す</translation>
    </message>
    <message>
        <source>EXECUTION_FAILED, INTERNAL_ERROR and NOT_INITIALIZED can echo an earlier fault, or a lack of memory under another name. If nothing comes before, check shapes, dtype and the version of the library.</source>
        <translation>EXECUTION_FAILED、INTERNAL_ERROR、NOT_INITIALIZED は、先行する異常の反響か、別名のメモリ不足のことがあります。前に何もなければ、形状、dtype、ライブラリのバージョンを確認してください。</translation>
    </message>
    <message>
        <source>“The library is broken, replace it.”</source>
        <translation>「ライブラリが壊れているので置き換えよう」</translation>
    </message>
    <message>
        <source>A library reports what it met. Replacing it before the earlier lines are read changes the environment and leaves the question open.</source>
        <translation>ライブラリは出会ったことを報告します。前の行を読む前に置き換えると、環境が変わり、疑問は残ったままです。</translation>
    </message>
    <message>
        <source>collective operation failed or timed out</source>
        <translation>集団通信の失敗または時間切れ</translation>
    </message>
    <message>
        <source>Find the rank that stopped first, and its own error</source>
        <translation>最初に止まったランクとそのエラーを見つける</translation>
    </message>
    <message>
        <source>Read the log of every rank up to the first one that failed or fell silent. The ranks that report a time-out were waiting.</source>
        <translation>各ランクのログを、最初に失敗したか沈黙したランクまで読んでください。時間切れを報告したランクは待っていた側です。</translation>
    </message>
    <message>
        <source>“NCCL is broken, raise the time-out.”</source>
        <translation>「NCCL の不具合だ、上限を延ばそう」</translation>
    </message>
    <message>
        <source>A longer time-out makes the other ranks wait longer. It does not bring back the rank that stopped.</source>
        <translation>上限を延ばすと、ほかのランクがより長く待つだけです。止まったランクは戻りません。</translation>
    </message>
    <message>
        <source>shapes or dtypes that do not fit</source>
        <translation>合わない形状または dtype</translation>
    </message>
    <message>
        <source>Compare shape and dtype of each operand with the contract of the operator</source>
        <translation>各オペランドの形状と dtype を演算子の契約と比べる</translation>
    </message>
    <message>
        <source>Print shape, dtype and strides of every argument before the call, for a batch that works and for the one that fails. The last, incomplete batch is one difference to look for.</source>
        <translation>呼び出しの前に、成功するバッチと失敗するバッチの各引数の形状、dtype、ストライドを出力してください。最後の不完全なバッチは調べるべき違いの 1 つです。</translation>
    </message>
    <message>
        <source>“Add a reshape or a cast until it runs.”</source>
        <translation>「動くまで変形や型変換を足せばよい」</translation>
    </message>
    <message>
        <source>A reshape or a cast that silences the message can change the meaning of the data: the result is then wrong without an error.</source>
        <translation>メッセージを消すための変形や型変換は、データの意味を変えることがあります。その場合、エラーのないまま結果が誤りになります。</translation>
    </message>
    <message>
        <source>hardware or driver fault in the log</source>
        <translation>ログにハードウェアまたはドライバーの異常</translation>
    </message>
    <message>
        <source>Read the kernel log and the memory error counters of that host</source>
        <translation>そのホストのカーネルログとメモリエラーカウンターを読む</translation>
    </message>
    <message>
        <source>Collect the kernel log around the time of the failure and the error counters that the vendor&apos;s tool shows. Note the host and the device.</source>
        <translation>失敗の時刻前後のカーネルログと、ベンダーのツールが示すエラーカウンターを集めてください。ホストとデバイスを控えてください。</translation>
    </message>
    <message>
        <source>“The model code broke the GPU.”</source>
        <translation>「モデルのコードが GPU を壊した」</translation>
    </message>
    <message>
        <source>Some codes follow from a fault of the program, others come from the device, its link or the driver. The code tells which to check first.</source>
        <translation>プログラムの誤りに続くコードもあれば、デバイス、リンク、ドライバーから来るコードもあります。どれを先に確認するかはコードが示します。</translation>
    </message>
    <message>
        <source>no small computation works</source>
        <translation>小さな計算が 1 つも動かない</translation>
    </message>
    <message>
        <source>Return to the initial diagnosis: device, driver, build</source>
        <translation>初期診断に戻る：デバイス、ドライバー、ビルド</translation>
    </message>
    <message>
        <source>TorchTriage begins after a successful launch. First make one small computation work: is the device visible, is the driver recent enough for the build, was the build made for this backend?</source>
        <translation>TorchTriage は起動が成功した後から始まります。まず小さな計算を 1 つ動かしてください。デバイスは見えていますか。ドライバーはビルドに対して十分新しいですか。ビルドはこのバックエンド用ですか。</translation>
    </message>
    <message>
        <source>“The model or the batch is at fault.”</source>
        <translation>「モデルかバッチが悪い」</translation>
    </message>
    <message>
        <source>Neither was reached: the failure comes before the first operator.</source>
        <translation>どちらにも達していません。失敗は最初の演算子より前です。</translation>
    </message>
    <message>
        <source>value that is NaN or infinite</source>
        <translation>NaN または無限大の値</translation>
    </message>
    <message>
        <source>Find the first tensor that is not finite</source>
        <translation>最初の有限でないテンソルを見つける</translation>
    </message>
    <message>
        <source>Check inputs, targets, activations and gradients for NaN and infinity in the order of the computation, before the step that reports it. Loss scaling skips steps without a message.</source>
        <translation>入力、ターゲット、活性化、勾配の NaN と無限大を、計算の順に、報告されたステップの前で確認してください。損失スケーリングはメッセージなしでステップを飛ばします。</translation>
    </message>
    <message>
        <source>“The learning rate alone is the cause.”</source>
        <translation>「学習率だけが原因だ」</translation>
    </message>
    <message>
        <source>An invalid input, a division by zero, the logarithm of zero or an overflow in reduced precision leads to the same message.</source>
        <translation>無効な入力、ゼロ除算、ゼロの対数、低い精度での桁あふれからも、同じメッセージになります。</translation>
    </message>
    <message>
        <source>host memory exhausted</source>
        <translation>ホストメモリの枯渇</translation>
    </message>
    <message>
        <source>Read the memory of the host: process, workers, shared memory</source>
        <translation>ホストのメモリを読む：プロセス、ワーカー、共有メモリ</translation>
    </message>
    <message>
        <source>Check the memory limit of the job or container, the number of loader workers and what each one keeps, and the size of /dev/shm. The kernel log names a process that was killed for memory.</source>
        <translation>ジョブまたはコンテナーのメモリ上限、ローダーのワーカー数とそれぞれの保持量、/dev/shm の大きさを確認してください。メモリのために終了させられたプロセスはカーネルログに出ます。</translation>
    </message>
    <message>
        <source>“The GPU ran out of memory.”</source>
        <translation>「GPU のメモリが尽きた」</translation>
    </message>
    <message>
        <source>Host memory and GPU memory are separate. A smaller model on the GPU does not lift a limit of the host.</source>
        <translation>ホストのメモリと GPU のメモリは別のものです。GPU 上のモデルを小さくしても、ホストの上限は変わりません。</translation>
    </message>
    <message>
        <source>process ended by a crash in native code</source>
        <translation>ネイティブコードのクラッシュでプロセスが終了</translation>
    </message>
    <message>
        <source>Find the native frame or the extension that was running</source>
        <translation>実行中だったネイティブのフレームまたは拡張機能を見つける</translation>
    </message>
    <message>
        <source>Run with python -X faulthandler and keep the native stack. List the binary extensions that are loaded and the versions they were built for.</source>
        <translation>python -X faulthandler で実行し、ネイティブのスタックを残してください。読み込まれたバイナリ拡張と、その対象バージョンを一覧にしてください。</translation>
    </message>
    <message>
        <source>“Python or PyTorch itself is broken.”</source>
        <translation>「Python か PyTorch 自体が壊れている」</translation>
    </message>
    <message>
        <source>A crash without a Python exception comes from native code: PyTorch, an extension, a library or the driver. Only the stack tells them apart.</source>
        <translation>Python の例外を伴わないクラッシュは、PyTorch、拡張機能、ライブラリ、ドライバーのネイティブコードから来ます。それらを見分けられるのはスタックだけです。</translation>
    </message>
    <message>
        <source>ordinary Python error</source>
        <translation>通常の Python エラー</translation>
    </message>
    <message>
        <source>Read the traceback from its last line upwards</source>
        <translation>トレースバックを最後の行から上へ読む</translation>
    </message>
    <message>
        <source>Start with the innermost frame of your own code and the values it had. No GPU check is needed before that.</source>
        <translation>自分のコードの最も内側のフレームと、そこでの値から始めてください。その前に GPU の確認は要りません。</translation>
    </message>
    <message>
        <source>“CUDA is in the log, so it is a CUDA problem.”</source>
        <translation>「ログに CUDA とあるから CUDA の問題だ」</translation>
    </message>
    <message>
        <source>Python code raised this exception. GPU messages near it can be background or consequences.</source>
        <translation>この例外は Python のコードが発生させました。近くの GPU のメッセージは、無関係か波及の可能性があります。</translation>
    </message>
    <message>
        <source>family not settled by this log</source>
        <translation>このログでは系統が決まらない</translation>
    </message>
    <message>
        <source>Collect what is missing, then triage again</source>
        <translation>欠けているものを集め、もう一度トリアージする</translation>
    </message>
    <message>
        <source>Keep the complete output of every rank from the start of the run, standard error included, and the kernel log of the host.</source>
        <translation>標準エラーも含め、実行の開始からの全ランクの完全な出力と、ホストのカーネルログを残してください。</translation>
    </message>
    <message>
        <source>“The last error in the log is the cause.”</source>
        <translation>「ログの最後のエラーが原因だ」</translation>
    </message>
    <message>
        <source>The last message is often a consequence. Without the first failure, no family is more likely than another.</source>
        <translation>最後のメッセージは波及であることが多いです。最初の失敗がなければ、どの系統も特に有力とは言えません。</translation>
    </message>
    <message>
        <source>The process is finished: end it and start a new one (in a notebook: restart the kernel). Restarting repairs neither a wrong target nor a bad index.</source>
        <translation>このプロセスは終わりです。終了して新しいプロセスを始めてください（ノートブックではカーネルを再起動）。再起動しても、誤ったターゲットや無効なインデックスは直りません。</translation>
    </message>
    <message>
        <source>CUDA can stay silent where the CPU raises: %1 does not check every target on the GPU in every version. Check the targets on the CPU even if the GPU reports none.</source>
        <translation>CPU が例外を出すところで、CUDA は何も言わないことがあります。%1 は、すべてのバージョンで GPU 上の全ターゲットを検査するわけではありません。GPU が何も報告しなくても、CPU 上でターゲットを確認してください。</translation>
    </message>
    <message>
        <source>CUDA can stay silent where the CPU raises: %1 did not check indices on the GPU in PyTorch 1.13 and before. Check the indices on the CPU.</source>
        <translation>CPU が例外を出すところで、CUDA は何も言わないことがあります。PyTorch 1.13 以前の %1 は GPU 上でインデックスを検査しません。CPU 上でインデックスを確認してください。</translation>
    </message>
    <message>
        <source>Most ROCm builds leave device-side asserts out: an index out of range can show as a fault, or not at all. Check indices and targets on the CPU.</source>
        <translation>ROCm のビルドの多くはデバイス側アサートを含みません。範囲外のインデックスは、異常として現れることも、現れないこともあります。CPU 上でインデックスとターゲットを確認してください。</translation>
    </message>
</context>
<context>
    <name>GuideCommand</name>
    <message>
        <source>The guide has no section “%1”. Choose one of: %2.</source>
        <translation>ガイドにセクション「%1」はありません。次から選んでください：%2。</translation>
    </message>
</context>
<context>
    <name>IncidentListModel</name>
    <message>
        <source>No failure found</source>
        <translation>失敗は見つかりませんでした</translation>
    </message>
    <message>
        <source>Not readable as a log</source>
        <translation>ログとして読めません</translation>
    </message>
</context>
<context>
    <name>IncidentTab</name>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>証拠</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>概要(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <translation>証拠(&amp;E)</translation>
    </message>
    <message>
        <source>B&amp;atch</source>
        <translation>バッチ(&amp;A)</translation>
    </message>
</context>
<context>
    <name>KnownFacts</name>
    <message>
        <source>Rank %1 failed first</source>
        <translation>ランク %1 が最初に失敗した</translation>
    </message>
    <message>
        <source>Which rank failed first</source>
        <translation>どのランクが最初に失敗したか</translation>
    </message>
    <message>
        <source>Operator named by the log: %1</source>
        <translation>ログにある演算子：%1</translation>
    </message>
    <message>
        <source>Condition that did not hold: %1</source>
        <translation>満たされなかった条件：%1</translation>
    </message>
    <message numerus="yes">
        <source>Its message was printed %Ln time(s)</source>
        <translation>
            <numerusform>そのメッセージの出力は %Ln 回</numerusform>
        </translation>
    </message>
    <message>
        <source>PyTorch %1 on %2</source>
        <translation>PyTorch %1（%2）</translation>
    </message>
    <message>
        <source>Backend: %1</source>
        <translation>バックエンド：%1</translation>
    </message>
    <message>
        <source>PyTorch %1</source>
        <translation>PyTorch %1</translation>
    </message>
    <message>
        <source>The backend: CUDA, ROCm or CPU</source>
        <translation>バックエンド（CUDA、ROCm、CPU のどれか）</translation>
    </message>
    <message>
        <source>The PyTorch version</source>
        <translation>PyTorch のバージョン</translation>
    </message>
    <message>
        <source>Which launch failed</source>
        <translation>どの起動が失敗したか</translation>
    </message>
    <message>
        <source>The error surfaced at %1</source>
        <translation>エラーは %1 で表面化した</translation>
    </message>
    <message>
        <source>The failing call is at %1</source>
        <translation>失敗した呼び出しは %1</translation>
    </message>
    <message>
        <source>The error family</source>
        <translation>エラー系統</translation>
    </message>
    <message>
        <source>Which value was refused</source>
        <translation>どの値が拒否されたか</translation>
    </message>
    <message>
        <source>Why the allocation failed</source>
        <translation>なぜ割り当てが失敗したか</translation>
    </message>
    <message>
        <source>Why that rank stopped</source>
        <translation>なぜそのランクが止まったか</translation>
    </message>
    <message>
        <source>Whether it fails again in a new process</source>
        <translation>新しいプロセスでも失敗するか</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>device %1</source>
        <translation>デバイス %1</translation>
    </message>
    <message>
        <source>requested: %1</source>
        <translation>要求：%1</translation>
    </message>
    <message>
        <source>free: %1</source>
        <translation>空き：%1</translation>
    </message>
    <message>
        <source>capacity: %1</source>
        <translation>容量：%1</translation>
    </message>
    <message>
        <source>this process: %1</source>
        <translation>このプロセス：%1</translation>
    </message>
    <message>
        <source>allocated by PyTorch: %1</source>
        <translation>PyTorch の割り当て：%1</translation>
    </message>
    <message>
        <source>reserved by PyTorch: %1</source>
        <translation>PyTorch の予約：%1</translation>
    </message>
    <message>
        <source>other processes: %1</source>
        <translation>ほかのプロセス：%1</translation>
    </message>
    <message>
        <source>The request alone is larger than the device: freeing memory cannot satisfy it. Look for a shape that was not intended.</source>
        <translation>この要求だけでデバイスの容量を超えており、メモリを解放しても満たせません。意図しない形状を探してください。</translation>
    </message>
    <message>
        <source>PyTorch holds enough memory that is reserved and not allocated, but in pieces smaller than the request: the numbers speak for fragmentation.</source>
        <translation>PyTorch は予約済みで未割り当てのメモリを十分に持っていますが、要求より小さな断片に分かれています。数値は断片化を示しています。</translation>
    </message>
    <message>
        <source>A large part of the device is held outside this process. Look for processes left from an earlier run, or for jobs that share the device.</source>
        <translation>デバイスの大きな部分がこのプロセスの外で使われています。以前の実行から残ったプロセスや、デバイスを共有するジョブを探してください。</translation>
    </message>
    <message>
        <source>The device is nearly full, and the numbers put most of it on this process: the working set is too large, or tensors live too long.</source>
        <translation>デバイスはほぼ満杯で、数値ではその大半をこのプロセスが占めています。作業量が大きすぎるか、テンソルが長く残りすぎています。</translation>
    </message>
    <message>
        <source>The numbers do not settle why the allocation failed.</source>
        <translation>数値からは、割り当てが失敗した理由は決まりません。</translation>
    </message>
    <message>
        <source>processes listed: %1</source>
        <translation>一覧のプロセス：%1</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>No Python traceback. Keep standard error together with standard output: without it no line of your code can be named.</source>
        <translation>Python のトレースバックがありません。標準エラーを標準出力と一緒に残してください。それがないと、コードのどの行かを示せません。</translation>
    </message>
    <message>
        <source>No assertion line. Keep the device&apos;s own output on standard error: that line names the operator and its condition.</source>
        <translation>アサーションの行がありません。デバイスが標準エラーに書く出力を残してください。その行が演算子と条件を示します。</translation>
    </message>
    <message>
        <source>No run with blocking launches. A short one, in a new process, moves the report closer to the launch that failed.</source>
        <translation>ブロッキング起動での実行がありません。新しいプロセスで短く実行すると、報告が失敗した起動に近づきます。</translation>
    </message>
    <message>
        <source>No PyTorch version. Add torch.__version__: the wording and the checks of operators depend on it.</source>
        <translation>PyTorch のバージョンがありません。torch.__version__ を加えてください。演算子の文言と検査はそれによって変わります。</translation>
    </message>
    <message>
        <source>No sign of the backend. Add torch.version.cuda and torch.version.hip: NVIDIA and ROCm need different procedures.</source>
        <translation>バックエンドを示すものがありません。torch.version.cuda と torch.version.hip を加えてください。NVIDIA と ROCm では手順が異なります。</translation>
    </message>
    <message>
        <source>No iteration number. Note the iteration and the last completed step: they lead to the batch that failed.</source>
        <translation>反復番号がありません。反復番号と最後に完了した段階を控えてください。失敗したバッチにたどり着けます。</translation>
    </message>
    <message>
        <source>No saved batch. Save the failing batch or its internal identifier and dimensions: only the data shows which value was refused.</source>
        <translation>保存済みバッチがありません。失敗したバッチ、またはその内部識別子と次元を保存してください。どの値が拒否されたかはデータだけが示します。</translation>
    </message>
    <message>
        <source>No shapes or dtypes. Print them for every input before the failing call: operator contracts are about them.</source>
        <translation>形状も dtype もありません。失敗した呼び出しの前に各入力について出力してください。演算子の契約はこれらに関するものです。</translation>
    </message>
    <message>
        <source>Not every rank&apos;s log is here. Collect one log per rank: the rank that stopped first can be one that is missing.</source>
        <translation>全ランクのログがそろっていません。ランクごとにログを 1 つ集めてください。最初に止まったランクが欠けているかもしれません。</translation>
    </message>
    <message>
        <source>The log starts in the middle. Take it from the start of the run: the first failure can stand before the first line here.</source>
        <translation>ログが途中から始まっています。実行の開始から取り直してください。最初の失敗は、ここにある最初の行より前かもしれません。</translation>
    </message>
    <message>
        <source>The log ends in the middle of a message. Take it again after the process has ended: the final message is incomplete.</source>
        <translation>ログがメッセージの途中で終わっています。プロセスの終了後に取り直してください。最後のメッセージが不完全です。</translation>
    </message>
    <message>
        <source>No kernel log. Collect dmesg or journalctl -k of that host around the failure: it shows killed processes and device faults.</source>
        <translation>カーネルログがありません。そのホストの失敗前後の dmesg または journalctl -k を集めてください。終了させられたプロセスとデバイスの異常が分かります。</translation>
    </message>
    <message>
        <source>No memory numbers. Keep the full message of the failed allocation: without sizes its reason cannot be told.</source>
        <translation>メモリの数値がありません。失敗した割り当ての全文を残してください。サイズがないと理由を判断できません。</translation>
    </message>
    <message>
        <source>The log lacks “%1”.</source>
        <translation>ログに「%1」がありません。</translation>
    </message>
    <message>
        <source>The environment is not described. Add the output of python -m torch.utils.collect_env: messages and checks differ between versions.</source>
        <translation>環境の記述がありません。python -m torch.utils.collect_env の出力を加えてください。メッセージと検査はバージョンで異なります。</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>Check the saved batch</source>
        <translation>保存済みバッチを確認</translation>
    </message>
    <message>
        <source>Open the batch that failed: values, indices and targets are checked on the CPU, and nothing is sent anywhere.</source>
        <translation>失敗したバッチを開いてください。値、インデックス、ターゲットを CPU 上で確認します。どこにも送信しません。</translation>
    </message>
    <message>
        <source>Open batch…</source>
        <translation>バッチを開く…</translation>
    </message>
    <message>
        <source>Keep the failing batch</source>
        <translation>失敗したバッチを残す</translation>
    </message>
    <message>
        <source>Check it on the CPU before the transfer. Keep its internal identifier, dtypes, shapes and strides; a copy of its content is needed only where they do not suffice.</source>
        <translation>転送の前に CPU 上で確認してください。内部識別子、dtype、形状、ストライドを残します。内容のコピーが要るのは、それらで足りない場合だけです。</translation>
    </message>
    <message>
        <source>Record the memory around the failing step</source>
        <translation>失敗したステップ前後のメモリを記録</translation>
    </message>
    <message>
        <source>In a separate run, print torch.cuda.memory_summary() before the failing call and compare two iterations.</source>
        <translation>別の実行で、失敗した呼び出しの前に torch.cuda.memory_summary() を出力し、2 つの反復を比べてください。</translation>
    </message>
    <message>
        <source>Collect the environment</source>
        <translation>環境情報を集める</translation>
    </message>
    <message>
        <source>Run python -m torch.utils.collect_env in the same environment and open its output here: versions that do not fit are named.</source>
        <translation>同じ環境で python -m torch.utils.collect_env を実行し、その出力をここで開いてください。合わないバージョンが示されます。</translation>
    </message>
    <message>
        <source>Collect the log of every rank</source>
        <translation>全ランクのログを集める</translation>
    </message>
    <message>
        <source>Start with the rank that stopped first. Ranks that report a time-out were waiting for it.</source>
        <translation>最初に止まったランクから始めてください。時間切れを報告したランクは、それを待っていました。</translation>
    </message>
    <message>
        <source>Collect the kernel log</source>
        <translation>カーネルログを集める</translation>
    </message>
    <message>
        <source>Save dmesg or journalctl -k of that host around the time of the failure and open it here.</source>
        <translation>失敗の時刻前後のそのホストの dmesg または journalctl -k を保存し、ここで開いてください。</translation>
    </message>
    <message>
        <source>Keep the complete output of every rank from the start of the run, standard error included.</source>
        <translation>標準エラーも含め、実行の開始からの全ランクの完全な出力を残してください。</translation>
    </message>
    <message>
        <source>Collect what is missing</source>
        <translation>欠けているものを集める</translation>
    </message>
    <message>
        <source>Rerun with blocking launches</source>
        <translation>ブロッキング起動で再実行</translation>
    </message>
    <message>
        <source>A short run in a new process, with this one change. For diagnosis only: its timing is not a measurement. Put your own program and arguments into the command.</source>
        <translation>新しいプロセスでの短い実行で、変更はこれ 1 つです。診断専用で、所要時間は計測値ではありません。コマンドには自分のプログラムと引数を入れてください。</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>コマンドをコピー</translation>
    </message>
    <message>
        <source>Find out the backend</source>
        <translation>バックエンドを調べる</translation>
    </message>
    <message>
        <source>Print torch.version.cuda and torch.version.hip. Only then choose a diagnostic variable: the one of NVIDIA does not apply to ROCm.</source>
        <translation>torch.version.cuda と torch.version.hip を出力してください。診断用の変数はその後に選びます。NVIDIA のものは ROCm には使えません。</translation>
    </message>
    <message>
        <source>Read the lines around the first failure</source>
        <translation>最初の失敗の前後の行を読む</translation>
    </message>
    <message>
        <source>The log is shown as it is, with later messages marked as consequences.</source>
        <translation>ログはそのまま表示され、後のメッセージは波及エラーとして示されます。</translation>
    </message>
    <message>
        <source>Open evidence</source>
        <translation>証拠を開く</translation>
    </message>
    <message>
        <source>Quote the first error when you ask for help</source>
        <translation>助けを求めるときに最初のエラーを引用</translation>
    </message>
    <message>
        <source>Add operation, shapes, types, backend and versions. Remove names and paths that nobody needs.</source>
        <translation>演算、形状、型、バックエンド、バージョンを添えてください。不要な名前やパスは取り除いてください。</translation>
    </message>
    <message>
        <source>Copy first error</source>
        <translation>最初のエラーをコピー</translation>
    </message>
    <message>
        <source>Look for output that is not in this file</source>
        <translation>このファイルにない出力を探す</translation>
    </message>
    <message>
        <source>If the run did fail, its message was written elsewhere: to standard error, by another rank, or to the kernel log.</source>
        <translation>実行が実際に失敗したのなら、メッセージは標準エラー、別のランク、カーネルログなど別の場所に書かれています。</translation>
    </message>
</context>
<context>
    <name>Observation</name>
    <message>
        <source>A watchdog thread reported the error; the failing launch belongs to another thread of this rank.</source>
        <translation>監視スレッドがエラーを報告しました。失敗した起動は、このランクの別のスレッドのものです。</translation>
    </message>
    <message>
        <source>The error surfaced in %1 at %2; the launch that failed can be an earlier one.</source>
        <translation>エラーは %2 の %1 で表面化しました。失敗した起動はそれより前かもしれません。</translation>
    </message>
    <message>
        <source>The error surfaced at %1; the launch that failed can be an earlier one.</source>
        <translation>エラーは %1 で表面化しました。失敗した起動はそれより前かもしれません。</translation>
    </message>
    <message>
        <source>The error surfaced in %1; the launch that failed can be an earlier one.</source>
        <translation>エラーは呼び出し %1 で表面化しました。失敗した起動はそれより前かもしれません。</translation>
    </message>
    <message>
        <source>The line shown is where the error surfaced; the launch that failed can be an earlier one.</source>
        <translation>示された行はエラーが表面化した場所です。失敗した起動はそれより前かもしれません。</translation>
    </message>
    <message>
        <source>Launches were blocking, so the stack shows the launch that failed.</source>
        <translation>ブロッキング起動だったため、スタックは失敗した起動を示しています。</translation>
    </message>
    <message>
        <source>Launches were blocking, so %1 is where the failing launch was made.</source>
        <translation>ブロッキング起動だったため、失敗した起動は %1 で行われました。</translation>
    </message>
    <message>
        <source>The error was raised by the call at %1.</source>
        <translation>エラーは %1 の呼び出しで発生しました。</translation>
    </message>
    <message>
        <source>Observation point not known.</source>
        <translation>観測点は不明です。</translation>
    </message>
    <message>
        <source>The log does not show which call of your own code was under way. Keep the Python traceback of the next run.</source>
        <translation>自分のコードのどの呼び出しが実行中だったかは、ログからは分かりません。次の実行では Python のトレースバックを残してください。</translation>
    </message>
    <message>
        <source>This call failed itself.</source>
        <translation>この呼び出し自体が失敗しました。</translation>
    </message>
    <message>
        <source>A short rerun with blocking launches brings the report closer to it.</source>
        <translation>ブロッキング起動で短く再実行すると、報告が失敗した起動に近づきます。</translation>
    </message>
    <message>
        <source>Observation point, not the cause.</source>
        <translation>ここは観測点で、原因ではありません。</translation>
    </message>
    <message>
        <source>The message comes from the call that failed.</source>
        <translation>このメッセージは、失敗した呼び出しから来ています。</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>This is the first assertion line that the device printed.</source>
        <translation>デバイスが出力した最初のアサーション行です。</translation>
    </message>
    <message>
        <source>No earlier line of the log states a failure.</source>
        <translation>これより前に失敗を述べる行はログにありません。</translation>
    </message>
    <message>
        <source>Its time stamp, %1, is the earliest of all failures in the log.</source>
        <translation>時刻 %1 は、ログのすべての失敗の中で最も早いものです。</translation>
    </message>
    <message>
        <source>The other ranks report what follows when this rank stops.</source>
        <translation>ほかのランクの報告は、このランクが止まった後に起こることです。</translation>
    </message>
    <message>
        <source>The launcher&apos;s own report names rank %1 as the first one that failed.</source>
        <translation>ランチャー自身の報告が、最初に失敗したのはランク %1 だとしています。</translation>
    </message>
    <message>
        <source>It is the only line that states a failure.</source>
        <translation>失敗を述べる行はこれだけです。</translation>
    </message>
    <message>
        <source>An earlier exception at line %1 was handled: the run went on after it.</source>
        <translation>%1 行目のより前の例外は処理され、実行はその後も続きました。</translation>
    </message>
    <message>
        <source>The run made progress up to this line; earlier messages did not stop it.</source>
        <translation>実行はこの行まで進みました。それまでのメッセージでは止まっていません。</translation>
    </message>
    <message>
        <source>You pinned this line as the first failure.</source>
        <translation>この行は、最初の失敗としてあなたが固定しました。</translation>
    </message>
    <message>
        <source>The text matches a known message (signature %1).</source>
        <translation>テキストは既知のメッセージに一致します（シグネチャ %1）。</translation>
    </message>
    <message>
        <source>Later device errors of the same process echo the first one, whatever they say.</source>
        <translation>同じプロセスの後のデバイスエラーは、内容にかかわらず最初のエラーの反響です。</translation>
    </message>
    <message>
        <source>The library error comes after an assertion of the same process and counts as its echo.</source>
        <translation>ライブラリのエラーは同じプロセスのアサーションの後にあり、その反響と見なします。</translation>
    </message>
    <message>
        <source>This library status stands for an allocation that failed, so the family is out of memory.</source>
        <translation>このライブラリのステータスは割り当ての失敗を意味するため、系統はメモリ不足です。</translation>
    </message>
    <message>
        <source>The traceback ends with %1, and no device message explains it.</source>
        <translation>トレースバックは %1 で終わり、それを説明するデバイスのメッセージはありません。</translation>
    </message>
    <message>
        <source>The frames pass through the extension %1: check its contract and its build first, hence the class binary environment.</source>
        <translation>スタックは拡張機能 %1 を通っています。まずその契約とビルドを確認してください。そのため分類はバイナリ環境です。</translation>
    </message>
    <message>
        <source>The traceback ends at the call that failed; no queued work is involved.</source>
        <translation>トレースバックは失敗した呼び出しで終わっており、キューに入った処理は関係しません。</translation>
    </message>
    <message>
        <source>The message says itself that kernel errors can be reported at a later call.</source>
        <translation>カーネルのエラーは後の呼び出しで報告されることがあると、メッセージ自体が述べています。</translation>
    </message>
    <message>
        <source>The usual note on asynchronous errors is absent: launches were blocking, so the stack shows the launch.</source>
        <translation>非同期エラーについての通常の注記がありません。ブロッキング起動だったため、スタックは起動を示しています。</translation>
    </message>
    <message>
        <source>PyTorch makes this check before it launches anything: the frame is where it failed.</source>
        <translation>PyTorch はこの検査を起動の前に行います。失敗したのはその呼び出しです。</translation>
    </message>
    <message>
        <source>The log does not show which call of your own code was under way, so the observation point stays open.</source>
        <translation>自分のコードのどの呼び出しが実行中だったかがログからは分からないため、観測点は未定です。</translation>
    </message>
    <message>
        <source>A watchdog thread reported the error: it observes the work of other threads.</source>
        <translation>監視スレッドがエラーを報告しました。ほかのスレッドの処理を観測するものです。</translation>
    </message>
    <message>
        <source>The message can report work that was launched earlier.</source>
        <translation>このメッセージは、先に起動された処理のエラーを報告している可能性があります。</translation>
    </message>
    <message>
        <source>The call at %1, line %2, can report work that was launched earlier.</source>
        <translation>%1 の %2 行目の呼び出しは、先に起動された処理のエラーを報告することがあります。</translation>
    </message>
    <message>
        <source>The triage gives the reason “%1”.</source>
        <translation>トリアージが挙げた理由：「%1」。</translation>
    </message>
    <message>
        <source>No line names the backend; CUDA is inferred from the kind of failure.</source>
        <translation>バックエンドを示す行はなく、失敗の種類から CUDA と推定しています。</translation>
    </message>
    <message>
        <source>The call %1 at %2, line %3, can report work that was launched earlier.</source>
        <translation>%2 の %3 行目の呼び出し %1 は、先に起動された処理のエラーを報告することがあります。</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>A log with a known answer was read differently.</source>
        <translation>答えが分かっているログが異なる結果になりました。</translation>
    </message>
    <message>
        <source>A temporary file lost what was written to it.</source>
        <translation>一時ファイルに書いた内容が失われました。</translation>
    </message>
    <message>
        <source>The catalogue %1 is not in the program.</source>
        <translation>カタログ %1 がプログラムに含まれていません。</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>signatures and triage</source>
        <translation>シグネチャとトリアージ</translation>
    </message>
    <message>
        <source>temporary files</source>
        <translation>一時ファイル</translation>
    </message>
    <message>
        <source>catalogues</source>
        <translation>カタログ</translation>
    </message>
</context>
<context>
    <name>TensorFacts</name>
    <message>
        <source>Min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>Distinct</source>
        <translation>異なる値</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>ゼロ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Device when saved</source>
        <translation>保存時のデバイス</translation>
    </message>
    <message>
        <source>Storage shared with</source>
        <translation>ストレージの共有先</translation>
    </message>
    <message>
        <source>Requires grad</source>
        <translation>勾配が必要</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>Quantisation</source>
        <translation>量子化</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Byte offset</source>
        <translation>バイトオフセット</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
</context>
<context>
    <name>TriageText</name>
    <message>
        <source>standard input</source>
        <translation>標準入力</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1 行：%2</translation>
    </message>
    <message>
        <source>Evidence: %1. %2</source>
        <translation>証拠の水準：%1。%2</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>最初のエラー</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>セル %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>ランク %1</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>トリアージ</translation>
    </message>
    <message>
        <source>Observed clue: %1</source>
        <translation>観測された手がかり：%1</translation>
    </message>
    <message>
        <source>First check: %1</source>
        <translation>最初の確認：%1</translation>
    </message>
    <message>
        <source>Conclusion to avoid: %1</source>
        <translation>避けるべき結論：%1</translation>
    </message>
    <message>
        <source>printed %1 times</source>
        <translation>%1 回出力</translation>
    </message>
    <message>
        <source>Later messages, read as its consequences</source>
        <translation>波及エラーと見なした後続のメッセージ</translation>
    </message>
    <message numerus="yes">
        <source>%n further message(s) not listed here</source>
        <translation>
            <numerusform>ほかに %n 件のメッセージ（ここでは省略）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>バックエンド</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>Last completed step</source>
        <translation>最後に完了した段階</translation>
    </message>
    <message>
        <source>Code revision</source>
        <translation>コードのリビジョン</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>ランク数</translation>
    </message>
    <message>
        <source>Context in the log</source>
        <translation>ログにあるコンテキスト</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次の手順</translation>
    </message>
    <message>
        <source>Why this line and this family</source>
        <translation>この行とこの系統を選んだ理由</translation>
    </message>
    <message>
        <source>Facts that do not fit together</source>
        <translation>互いに合わない事実</translation>
    </message>
    <message>
        <source>Missing context</source>
        <translation>欠けているコンテキスト</translation>
    </message>
    <message>
        <source>%1 (inferred)</source>
        <translation>%1（推定）</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>(not shown)</source>
        <translation>（記載なし）</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>過去 7 日間</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>それ以前</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>今日 %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨日</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Device-side assert</source>
        <translation>デバイス側アサート</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>Kernel not available</source>
        <translation>GPU カーネルが利用不可</translation>
    </message>
    <message>
        <source>Device mismatch</source>
        <translation>デバイスの不一致</translation>
    </message>
    <message>
        <source>Memory fault</source>
        <translation>メモリ異常</translation>
    </message>
    <message>
        <source>Launch failure</source>
        <translation>起動の失敗</translation>
    </message>
    <message>
        <source>Library failure</source>
        <translation>ライブラリの失敗</translation>
    </message>
    <message>
        <source>Collective failure</source>
        <translation>集団通信の失敗</translation>
    </message>
    <message>
        <source>Shape or dtype</source>
        <translation>形状または dtype</translation>
    </message>
    <message>
        <source>Hardware or driver fault</source>
        <translation>ハードウェアまたはドライバーの異常</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>起動時</translation>
    </message>
    <message>
        <source>Non-finite value</source>
        <translation>有限でない値</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>ホストメモリ</translation>
    </message>
    <message>
        <source>Host crash</source>
        <translation>ホストのクラッシュ</translation>
    </message>
    <message>
        <source>Python error</source>
        <translation>Python エラー</translation>
    </message>
    <message>
        <source>Family not settled</source>
        <translation>系統は未定</translation>
    </message>
    <message>
        <source>Invalid data</source>
        <translation>無効なデータ</translation>
    </message>
    <message>
        <source>Operator contract</source>
        <translation>演算子の契約</translation>
    </message>
    <message>
        <source>Binary environment</source>
        <translation>バイナリ環境</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>リソース</translation>
    </message>
    <message>
        <source>Hardware or driver</source>
        <translation>ハードウェアまたはドライバー</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Established</source>
        <translation>確認済み</translation>
    </message>
    <message>
        <source>Supported</source>
        <translation>裏付けあり</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>仮説</translation>
    </message>
    <message>
        <source>The failing check itself is in the log.</source>
        <translation>失敗した検査自体がログにあります。</translation>
    </message>
    <message>
        <source>The log names the family; the failing call is not shown, or only indirectly.</source>
        <translation>ログは系統を示しますが、失敗した呼び出しは示されないか、間接的にしか示されません。</translation>
    </message>
    <message>
        <source>Inferred from an ending or from an incomplete log.</source>
        <translation>終わり方、または不完全なログからの推定です。</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Confirmation</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>波及エラー</translation>
    </message>
    <message>
        <source>Teardown</source>
        <translation>終了処理</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>助言</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>無関係</translation>
    </message>
    <message>
        <source>No failure found; lines read: %1. This speaks of the log only: it does not prove that the run was correct.</source>
        <translation>失敗は見つかりませんでした（読んだ行数：%1）。これはログについてだけの結果で、実行が正しかったことの証明ではありません。</translation>
    </message>
    <message>
        <source>This file holds no text that can be read as a log. Open the log itself, or paste its text.</source>
        <translation>このファイルにはログとして読めるテキストがありません。ログそのものを開くか、テキストを貼り付けてください。</translation>
    </message>
    <message>
        <source>The log shows a failure at line %1 and does not settle its family.</source>
        <translation>ログの %1 行に失敗がありますが、系統は決まりません。</translation>
    </message>
    <message>
        <source>First failure at line %1: %2 (%3).</source>
        <translation>最初の失敗は %1 行：%2（%3）。</translation>
    </message>
    <message>
        <source>This log alone can lead to the failing operation.</source>
        <translation>このログだけで、失敗した演算にたどり着ける可能性があります。</translation>
    </message>
    <message>
        <source>This log narrows the search; the missing facts below would settle more.</source>
        <translation>このログで範囲は絞れます。下の欠けている情報があれば、さらに多くのことが決まります。</translation>
    </message>
    <message>
        <source>This log names little more than the family; collect the missing facts below.</source>
        <translation>このログが示すのは系統までです。下の欠けている情報を集めてください。</translation>
    </message>
    <message>
        <source>This log is not enough on its own; collect the missing facts below.</source>
        <translation>このログだけでは足りません。下の欠けている情報を集めてください。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Finds the first failure in the log of a PyTorch run.</source>
        <translation>PyTorch の実行ログから最初の失敗を見つけます。</translation>
    </message>
    <message>
        <source>Open the sample incident.</source>
        <translation>サンプルのインシデントを開きます。</translation>
    </message>
    <message>
        <source>Logs to open.</source>
        <translation>開くログ。</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::AboutDialog</name>
    <message>
        <source>About TorchTriage</source>
        <translation>TorchTriage について</translation>
    </message>
    <message>
        <source>Finds the first failure in the log of a PyTorch run and says what to check first.</source>
        <translation>PyTorch の実行ログから最初の失敗を見つけ、まず何を確認するかを示します。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It works offline: nothing leaves this computer.</source>
        <translation>GNU General Public License バージョン 3 以降のフリーソフトウェアです。オフラインで動作し、データはこのコンピューターの外に出ません。</translation>
    </message>
    <message>
        <source>The program&apos;s own log:</source>
        <translation>このプログラム自身のログ：</translation>
    </message>
    <message>
        <source>Copy debug information</source>
        <translation>デバッグ情報をコピー</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::Banner</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BarModel</name>
    <message>
        <source>Count</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>From</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>To</source>
        <translation>上限</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchFindings</name>
    <message>
        <source>Findings in detail</source>
        <translation>指摘の詳細</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>詳細を表示</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>詳細を隠す</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchModel</name>
    <message numerus="yes">
        <source>%Ln more value(s), not listed</source>
        <translation>
            <numerusform>ほかに %Ln 個の値（省略）</numerusform>
        </translation>
    </message>
    <message>
        <source>contains itself</source>
        <translation>自身を含む</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Contiguous: row-major without gaps</source>
        <translation>連続：行優先で隙間なし</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>ストライド</translation>
    </message>
    <message>
        <source>Cont.</source>
        <comment>column: contiguous, short</comment>
        <translation>連続</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchPage</name>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 を開けませんでした。</translation>
    </message>
    <message>
        <source>Saved batch</source>
        <translation>保存済みバッチ</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln value(s) found; narrow the filter for the rest.</source>
        <translation>
            <numerusform>最初に見つかった %Ln 個の値。残りを見るには絞り込みを狭めてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing matches “%1”. Empty the filter to see every value.</source>
        <translation>「%1」に一致するものはありません。すべての値を見るには絞り込みを空にしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) found</source>
        <translation>
            <numerusform>%Ln 個の値が見つかりました</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a saved batch</source>
        <translation>保存済みバッチを開く</translation>
    </message>
    <message>
        <source>Saved batches (%1)</source>
        <translation>保存済みバッチ （%1）</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Filter values</source>
        <translation>値を絞り込む</translation>
    </message>
    <message>
        <source>Open batch…</source>
        <translation>バッチを開く…</translation>
    </message>
    <message>
        <source>Attached batches</source>
        <translation>添付したバッチ</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchStart</name>
    <message>
        <source>Attach %1</source>
        <translation>%1 を添付</translation>
    </message>
    <message>
        <source>No batch is attached.</source>
        <translation>添付したバッチはありません。</translation>
    </message>
    <message>
        <source>A saved batch shows the values that the failing step worked on. Drop a .pt, .pth, .bin, .ckpt, .safetensors, .npy or .npz file here. Nothing in it is executed.</source>
        <translation>保存済みバッチは、失敗したステップが扱っていた値を示します。.pt、.pth、.bin、.ckpt、.safetensors、.npy、.npz のファイルをここにドロップしてください。中身は一切実行されません。</translation>
    </message>
    <message>
        <source>Open batch…</source>
        <translation>バッチを開く…</translation>
    </message>
    <message>
        <source>Files beside the log that could be one:</source>
        <translation>ログと同じ場所にある候補のファイル：</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchTree</name>
    <message>
        <source>Values of the saved batch</source>
        <translation>保存済みバッチの値</translation>
    </message>
    <message>
        <source>Copy &amp;key</source>
        <translation>キーをコピー(&amp;K)</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>行をコピー(&amp;R)</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChainDelegate</name>
    <message>
        <source>First failure</source>
        <translation>最初の失敗</translation>
    </message>
    <message>
        <source>Observation point</source>
        <translation>観測点</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChainModel</name>
    <message>
        <source>First failure</source>
        <translation>最初の失敗</translation>
    </message>
    <message>
        <source>%1, line %L2: %3</source>
        <translation>%1、%L2 行：%3</translation>
    </message>
    <message>
        <source>launcher</source>
        <translation>ランチャー</translation>
    </message>
    <message numerus="yes">
        <source>printed %n time(s)</source>
        <translation>
            <numerusform>%n 回出力</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n line(s)</source>
        <translation>
            <numerusform>+%n 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ClassFilter</name>
    <message>
        <source>Show only: %1</source>
        <translation>これだけを表示：%1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::DropArea</name>
    <message>
        <source>Drop it here</source>
        <translation>ここにドロップ</translation>
    </message>
    <message>
        <source>Files are read on this computer. Nothing in them is run.</source>
        <translation>ファイルはこのコンピューター上で読まれ、中身は一切実行されません。</translation>
    </message>
    <message>
        <source>A log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>.log .txt .out .gz, any size</source>
        <translation>.log .txt .out .gz、サイズ不問</translation>
    </message>
    <message>
        <source>A notebook</source>
        <translation>ノートブック</translation>
    </message>
    <message>
        <source>.ipynb with its outputs</source>
        <translation>出力付きの .ipynb</translation>
    </message>
    <message>
        <source>An error file</source>
        <translation>エラーファイル</translation>
    </message>
    <message>
        <source>.json from torchrun</source>
        <translation>torchrun の .json</translation>
    </message>
    <message>
        <source>A report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>collect_env output, kernel log</source>
        <translation>collect_env の出力、カーネルログ</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EventListModel</name>
    <message>
        <source>First failure</source>
        <translation>最初の失敗</translation>
    </message>
    <message>
        <source>Observed at %1:%2</source>
        <translation>%1:%2 で観測</translation>
    </message>
    <message>
        <source>%1, line %2. %3</source>
        <translation>%1、%2 行。%3</translation>
    </message>
    <message>
        <source>launcher</source>
        <translation>ランチャー</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EvidencePage</name>
    <message>
        <source>The file was cut or replaced since it was triaged. The events belong to its earlier content. Reload to read it anew.</source>
        <translation>トリアージの後にファイルが切り詰められたか置き換えられました。イベントは以前の内容のものです。再読み込みで読み直してください。</translation>
    </message>
    <message>
        <source>The first failure is on the clipboard.</source>
        <translation>最初の失敗をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Reading was cancelled at line %1. Reload to read the whole log.</source>
        <translation>読み込みは %1 行で取り消されました。ログ全体を読むには再読み込みしてください。</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>%2 行中 %1 行</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>ランク %1</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n 件一致</numerusform>
        </translation>
    </message>
    <message>
        <source>Following the end</source>
        <translation>末尾を追跡中</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n line(s) are on the clipboard: it has no room for more.</source>
        <translation>
            <numerusform>クリップボードには最初の %n 行だけがあります。それ以上は入りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are on the clipboard.</source>
        <translation>
            <numerusform>%n 行をクリップボードにコピーしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy lines</source>
        <translation>行をコピー</translation>
    </message>
    <message>
        <source>Copy lines without prefixes</source>
        <translation>接頭辞なしで行をコピー</translation>
    </message>
    <message>
        <source>Copy lines with numbers</source>
        <translation>行番号付きで行をコピー</translation>
    </message>
    <message>
        <source>Pin this line as first failure</source>
        <translation>この行を最初の失敗として固定</translation>
    </message>
    <message>
        <source>Back to the line found</source>
        <translation>検出した行に戻す</translation>
    </message>
    <message>
        <source>Fold or unfold this block</source>
        <translation>このブロックの折りたたみを切り替え</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation>指定行へ移動…</translation>
    </message>
    <message>
        <source>Lines of the log</source>
        <translation>ログの行</translation>
    </message>
    <message>
        <source>Follow the end of the log</source>
        <translation>ログの末尾を追跡</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EvidenceSide</name>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>Only r%1</source>
        <translation>r%1 のみ</translation>
    </message>
    <message>
        <source>All ranks</source>
        <translation>すべてのランク</translation>
    </message>
    <message>
        <source>Events of the log</source>
        <translation>ログのイベント</translation>
    </message>
    <message>
        <source>Ranks that are shown</source>
        <translation>表示するランク</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FindBar</name>
    <message>
        <source>Find in the log</source>
        <translation>ログ内を検索</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>前の一致 （Shift+F3）</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>次の一致 （F3）</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>大文字と小文字を区別</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>Dim consequences</source>
        <translation>波及エラーを薄く表示</translation>
    </message>
    <message>
        <source>Fold frames</source>
        <translation>フレームを折りたたむ</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>折り返す</translation>
    </message>
    <message>
        <source>Copy lines</source>
        <translation>行をコピー</translation>
    </message>
    <message>
        <source>Copy the selected lines, or the current one, as printed</source>
        <translation>選択した行、または現在の行を出力されたままコピー</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>検索中</translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation>一致：%1</translation>
    </message>
    <message>
        <source>not an expression</source>
        <translation>正規表現として無効</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FirstErrorCard</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>Last completed step</source>
        <translation>最後に完了した段階</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>バックエンド</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>リビジョン</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>セル %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>ランク %1</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>最初のエラー</translation>
    </message>
    <message>
        <source>Copy first error</source>
        <translation>最初のエラーをコピー</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FirstFailureBanner</name>
    <message>
        <source>Copy the first failure</source>
        <translation>最初の失敗をコピー</translation>
    </message>
    <message>
        <source>Back to the line found</source>
        <translation>検出した行に戻す</translation>
    </message>
    <message>
        <source>First failure, pinned by hand</source>
        <translation>最初の失敗（手動で固定）</translation>
    </message>
    <message>
        <source>First failure</source>
        <translation>最初の失敗</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1、%2 行</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GoToLine</name>
    <message>
        <source>Line, 1 to %1</source>
        <translation>行 （1~%1）</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::HistogramPage</name>
    <message>
        <source>Absolute value of %1</source>
        <translation>%1 の絶対値</translation>
    </message>
    <message>
        <source>Values of %1 that occur</source>
        <translation>%1 に現れる値</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>%1 の値</translation>
    </message>
    <message>
        <source>There is no finite value to draw.</source>
        <translation>描ける有限の値がありません。</translation>
    </message>
    <message>
        <source>%1 finite values</source>
        <translation>有限の値：%1 個</translation>
    </message>
    <message>
        <source>Value %1: %2</source>
        <translation>値 %1：%2</translation>
    </message>
    <message>
        <source>From %1 to %2, both included: %3</source>
        <translation>%1 以上 %2 以下：%3</translation>
    </message>
    <message>
        <source>From %1 to below %2: %3</source>
        <translation>%1 以上 %2 未満：%3</translation>
    </message>
    <message>
        <source>Logarithmic counts</source>
        <translation>個数を対数表示</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>表で表示</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Export PNG…</source>
        <translation>PNG を書き出す…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV を書き出す…</translation>
    </message>
    <message>
        <source>Histogram as a table</source>
        <translation>ヒストグラムの表</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::HistogramPlot</name>
    <message>
        <source>Count</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>ヒストグラム</translation>
    </message>
    <message>
        <source>Left and Right go from bar to bar. The table beside it has the same numbers.</source>
        <translation>左右キーで棒を移動します。横の表に同じ数値があります。</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentDelegate</name>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n ランク</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentDock</name>
    <message>
        <source>No incident of the chosen classes</source>
        <translation>選んだ分類のインシデントはありません</translation>
    </message>
    <message>
        <source>No incident matches “%1”</source>
        <translation>「%1」に一致するインシデントはありません</translation>
    </message>
    <message numerus="yes">
        <source>%n incident(s) are hidden by the filter.</source>
        <translation>
            <numerusform>フィルターで %n 件のインシデントが非表示です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open incidents</source>
        <translation>開いているインシデント</translation>
    </message>
    <message>
        <source>Filter incidents</source>
        <translation>インシデントを絞り込む</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>絞り込みを解除</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentView</name>
    <message>
        <source>Views of the incident</source>
        <translation>インシデントの表示</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogPainter</name>
    <message numerus="yes">
        <source>%n line(s): C++ frames</source>
        <translation>
            <numerusform>%n 行：C++ のフレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): Python thread dump</source>
        <translation>
            <numerusform>%n 行：Python スレッドのダンプ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): Python frames</source>
        <translation>
            <numerusform>%n 行：Python のフレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>observation point</source>
        <translation>観測点</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogView</name>
    <message>
        <source>Line %1, rank %2: %3</source>
        <translation>%1 行、ランク %2：%3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1 行：%2</translation>
    </message>
    <message>
        <source>First failure</source>
        <translation>最初の失敗</translation>
    </message>
    <message>
        <source>Observation point, not the cause</source>
        <translation>ここは観測点で、原因ではありません</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>波及エラー</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MainActions</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Paste log</source>
        <translation>ログを貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使った項目(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>一覧を消去(&amp;C)</translation>
    </message>
    <message>
        <source>Open &amp;sample incident</source>
        <translation>サンプルのインシデントを開く(&amp;S)</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>再読み込み(&amp;L)</translation>
    </message>
    <message>
        <source>Close &amp;incident</source>
        <translation>インシデントを閉じる(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy first error</source>
        <translation>最初のエラーをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Find in the log</source>
        <translation>ログ内を検索(&amp;F)</translation>
    </message>
    <message>
        <source>Filter &amp;incidents</source>
        <translation>インシデントを絞り込む(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>次のペイン(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>前のペイン(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Side bar</source>
        <translation>サイドバー(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Incident</source>
        <translation>インシデント(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;First failure</source>
        <translation>最初の失敗(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <translation>次のイベント(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous event</source>
        <translation>前のイベント(&amp;P)</translation>
    </message>
    <message>
        <source>Next step &amp;1</source>
        <translation>次の手順 &amp;1</translation>
    </message>
    <message>
        <source>Next step &amp;2</source>
        <translation>次の手順 &amp;2</translation>
    </message>
    <message>
        <source>Next step &amp;3</source>
        <translation>次の手順 &amp;3</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About TorchTriage</source>
        <translation>TorchTriage について(&amp;A)</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MainWindow</name>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 を開けませんでした。</translation>
    </message>
    <message>
        <source>Reading %1 was cancelled.</source>
        <translation>%1 の読み込みは取り消されました。</translation>
    </message>
    <message>
        <source>Nothing of it is shown. Open it again to read it from the start.</source>
        <translation>内容は表示されていません。最初から読むには、もう一度開いてください。</translation>
    </message>
    <message>
        <source>No incident open</source>
        <translation>開いているインシデントはありません</translation>
    </message>
    <message>
        <source>%1 lines read in %2 ms</source>
        <translation>%1 行を %2 ミリ秒で読み込み</translation>
    </message>
    <message>
        <source>%1 lines read in %2 s</source>
        <translation>%1 行を %2 秒で読み込み</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n ランク</numerusform>
        </translation>
    </message>
    <message>
        <source>The first error is on the clipboard.</source>
        <translation>最初のエラーをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>On the clipboard: %1</source>
        <translation>クリップボードにコピーしました：%1</translation>
    </message>
    <message>
        <source>%1 – TorchTriage</source>
        <translation>%1 – TorchTriage</translation>
    </message>
    <message>
        <source>Offline. Nothing leaves this computer.</source>
        <translation>オフライン。データはこのコンピューターの外に出ません。</translation>
    </message>
    <message>
        <source>Open logs</source>
        <translation>ログを開く</translation>
    </message>
    <message>
        <source>Logs, notebooks and reports (*.log *.txt *.out *.err *.ipynb *.json *.jsonl *.gz *.xz *.zst *.bz2)</source>
        <translation>ログ、ノートブック、レポート (*.log *.txt *.out *.err *.ipynb *.json *.jsonl *.gz *.xz *.zst *.bz2)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>クリップボードにテキストがありません。</translation>
    </message>
    <message>
        <source>Copy the log in your terminal, then paste it here.</source>
        <translation>端末でログをコピーし、ここに貼り付けてください。</translation>
    </message>
    <message>
        <source>Pasted log %1</source>
        <translation>貼り付けたログ %1</translation>
    </message>
    <message>
        <source>Saved batches (%1)</source>
        <translation>保存済みバッチ （%1）</translation>
    </message>
    <message>
        <source>Side bar</source>
        <translation>サイドバー</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::Minimap</name>
    <message>
        <source>Overview of the log by rank</source>
        <translation>ランク別のログ概観</translation>
    </message>
    <message>
        <source>One lane per rank, L is the launcher. Click to go there.</source>
        <translation>ランクごとに 1 列、L はランチャー。クリックでその位置へ移動します。</translation>
    </message>
    <message>
        <source>rank %1: %2 lines</source>
        <translation>ランク %1：%2 行</translation>
    </message>
    <message>
        <source>launcher: %1 lines</source>
        <translation>ランチャー：%1 行</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>ランク別</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::NextStepPane</name>
    <message>
        <source>Next step</source>
        <translation>次の手順</translation>
    </message>
    <message>
        <source>Known so far</source>
        <translation>分かっていること</translation>
    </message>
    <message>
        <source>known</source>
        <translation>判明</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>添付</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::OverviewPage</name>
    <message>
        <source>The environment does not fit together.</source>
        <translation>環境に食い違いがあります。</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>トリアージ</translation>
    </message>
    <message numerus="yes">
        <source>1 of %n families matches this log</source>
        <translation>
            <numerusform>%n 系統のうち 1 つがこのログに一致</numerusform>
        </translation>
    </message>
    <message>
        <source>No family matches this log</source>
        <translation>このログに一致する系統はありません</translation>
    </message>
    <message>
        <source>Triage table</source>
        <translation>トリアージ表</translation>
    </message>
    <message>
        <source>Chain of events</source>
        <translation>イベントの連鎖</translation>
    </message>
    <message numerus="yes">
        <source>First failure and %n consequence(s)</source>
        <translation>
            <numerusform>最初の失敗と波及エラー %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Open in evidence</source>
        <translation>証拠で開く</translation>
    </message>
    <message>
        <source>Why this line</source>
        <translation>この行を選んだ理由</translation>
    </message>
    <message>
        <source>Missing context</source>
        <translation>欠けているコンテキスト</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ProgressCard</name>
    <message>
        <source>%1 of %2 read, %3 s</source>
        <translation>%2 のうち %1 を読み込み、%3 秒</translation>
    </message>
    <message>
        <source>%1 read, %2 s</source>
        <translation>%1 を読み込み、%2 秒</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 を読み込み中</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RankListModel</name>
    <message>
        <source>all lines</source>
        <translation>すべての行</translation>
    </message>
    <message>
        <source>launcher</source>
        <translation>ランチャー</translation>
    </message>
    <message>
        <source>%1, %2 lines</source>
        <translation>%1、%2 行</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReadingStrip</name>
    <message>
        <source>Reading: %1 of about %2 lines, %3 s</source>
        <translation>読み込み中：約 %2 行のうち %1 行、%3 秒</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Part of the log that has been read</source>
        <translation>ログの読み込み済みの部分</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReasonList</name>
    <message>
        <source>line %1</source>
        <translation>%1 行</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RecentModel</name>
    <message>
        <source>No failure found</source>
        <translation>失敗は見つかりませんでした</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::SliceModel</name>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::SlicePage</name>
    <message>
        <source>%1 of %2 elements</source>
        <translation>%2 個中 %1 個の要素</translation>
    </message>
    <message>
        <source>Elements of the tensor</source>
        <translation>テンソルの要素</translation>
    </message>
    <message>
        <source>Dimension %1: </source>
        <translation>次元 %1：</translation>
    </message>
    <message>
        <source>Index in dimension %1</source>
        <translation>次元 %1 のインデックス</translation>
    </message>
    <message>
        <source>Rows from: </source>
        <translation>開始行：</translation>
    </message>
    <message>
        <source>First row shown</source>
        <translation>表示する最初の行</translation>
    </message>
    <message>
        <source>From: </source>
        <translation>開始：</translation>
    </message>
    <message>
        <source>First element of a row shown</source>
        <translation>各行で表示する最初の要素</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::StartPage</name>
    <message>
        <source>Find the first failure, not the last line.</source>
        <translation>最後の行ではなく、最初の失敗を見つける。</translation>
    </message>
    <message>
        <source>Recent incidents</source>
        <translation>最近のインシデント</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>一覧を消去</translation>
    </message>
    <message>
        <source>No log was opened yet.</source>
        <translation>まだログを開いていません。</translation>
    </message>
    <message>
        <source>open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>paste log</source>
        <translation>ログを貼り付け</translation>
    </message>
    <message>
        <source>all shortcuts</source>
        <translation>すべてのショートカット</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::StepsDock</name>
    <message>
        <source>Next step</source>
        <translation>次の手順</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TensorPane</name>
    <message>
        <source>Written: %1</source>
        <translation>書き出しました：%1</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>ヒストグラム</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>No value is selected.</source>
        <translation>値が選択されていません。</translation>
    </message>
    <message>
        <source>Select a tensor in the tree to see its values.</source>
        <translation>ツリーでテンソルを選ぶと、その値が表示されます。</translation>
    </message>
    <message>
        <source>There are no elements to show.</source>
        <translation>表示する要素がありません。</translation>
    </message>
    <message>
        <source>The elements could not be read.</source>
        <translation>要素を読めませんでした。</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>もう一度読む</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>読み込みは中止されました。</translation>
    </message>
    <message>
        <source>No statistics of this tensor are shown.</source>
        <translation>このテンソルの統計は表示していません。</translation>
    </message>
    <message>
        <source>Export the histogram</source>
        <translation>ヒストグラムを書き出す</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TitleStrip</name>
    <message>
        <source>More actions for this incident</source>
        <translation>このインシデントのその他の操作</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TriageDelegate</name>
    <message>
        <source>Matches line %1</source>
        <translation>%1 行に一致</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TriageTableModel</name>
    <message>
        <source>Observed clue</source>
        <translation>観測された手がかり</translation>
    </message>
    <message>
        <source>First check</source>
        <translation>最初の確認</translation>
    </message>
    <message>
        <source>Conclusion to avoid</source>
        <translation>避けるべき結論</translation>
    </message>
</context>
</TS>
