<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AgreementText</name>
    <message>
        <source>%1 beside %2</source>
        <translation>%2 に対して %1</translation>
    </message>
    <message>
        <source>output %1 of step %2</source>
        <translation>ステップ %2 の出力 %1</translation>
    </message>
    <message>
        <source>An output differs from that of the baseline: %1 (%2).</source>
        <translation>ベースラインと異なる出力があります：%1 (%2)。</translation>
    </message>
    <message>
        <source>Outputs differ from those of the baseline. In %1, %2 of %3 elements lie beyond the tolerance of PyTorch for %4 (relative %5, absolute %6).</source>
        <translation>出力がベースラインと異なります。%1 では、%3 要素のうち %2 要素が %4 に対する PyTorch の許容誤差（相対 %5、絶対 %6） を超えています。</translation>
    </message>
    <message>
        <source>The first one is at %1.</source>
        <translation>最初の位置は %1 です。</translation>
    </message>
    <message>
        <source>The largest difference is %1.</source>
        <translation>最大の差は %1 です。</translation>
    </message>
    <message>
        <source>NaN stands in one of the two only at %1 places.</source>
        <translation>%1 か所で、片方だけが NaN です。</translation>
    </message>
    <message>
        <source>Its outputs agree with those of the baseline within the tolerances of PyTorch for their dtypes. The largest difference is %1 (%2).</source>
        <translation>出力は、その dtype に対する PyTorch の許容誤差内でベースラインと一致します。最大の差は %1 (%2) です。</translation>
    </message>
    <message>
        <source>Output %1 of step %2 is there in one of the two runs only.</source>
        <translation>ステップ %2 の出力 %1 は、片方の実行にしかありません。</translation>
    </message>
    <message>
        <source>Output %1 of step %2 is of another kind than in the baseline.</source>
        <translation>ステップ %2 の出力 %1 は、ベースラインとは別の種類の値です。</translation>
    </message>
    <message>
        <source>Output %1 of step %2 has another shape than in the baseline.</source>
        <translation>ステップ %2 の出力 %1 は、ベースラインと形状が異なります。</translation>
    </message>
    <message>
        <source>The bits of output %1 of step %2 differ from those of the baseline. Its elements were not kept, so whether they agree is not known.</source>
        <translation>ステップ %2 の出力 %1 はベースラインとビットが異なります。要素を保存していないため、一致するかどうかは分かりません。</translation>
    </message>
    <message>
        <source>Its outputs are those of the baseline, bit by bit.</source>
        <translation>出力はベースラインとビット単位で同じです。</translation>
    </message>
    <message>
        <source>Outputs that agree on these inputs do not show that they are right, nor that others would agree.</source>
        <translation>この入力で出力が一致しても、正しいことや、他の入力でも一致することは示しません。</translation>
    </message>
    <message>
        <source>A difference does not tell which of the two is right: another order of additions changes the last digits, and random numbers need the same seed.</source>
        <translation>差があっても、どちらが正しいかは分かりません。加算の順序が違えば下位の桁は変わり、乱数には同じシードが必要です。</translation>
    </message>
</context>
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
    <name>CaptureScript</name>
    <message>
        <source>Write the file beside your training script:</source>
        <translation>学習スクリプトの横にファイルを書き出します：</translation>
    </message>
    <message>
        <source>Then change two lines of the script. When a step fails, an incident is saved:</source>
        <translation>次に、スクリプトの 2 行を変更します。段階が失敗すると、インシデントが保存されます：</translation>
    </message>
    <message>
        <source>Without changing the script, wrap the command:</source>
        <translation>スクリプトを変更しない場合は、コマンドを包みます：</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>%1 rows written to %2</source>
        <translation>%1 行を %2 に書き込みました</translation>
    </message>
    <message>
        <source>and %1 more; --csv FILE writes all of them</source>
        <translation>ほか %1 件。--csv FILE ですべて書き出せます</translation>
    </message>
    <message>
        <source>Two hypotheses</source>
        <translation>2 つの仮説</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>マッピング</translation>
    </message>
    <message>
        <source>Kept as cases/%1: %2 of %3 samples</source>
        <translation>cases/%1 に保存しました：%3 サンプル中 %2</translation>
    </message>
</context>
<context>
    <name>CheckpointCommand</name>
    <message numerus="yes">
        <source>%Ln more finding(s); --json lists them all.</source>
        <translation>
            <numerusform>ほか %Ln 件の所見。--json ですべて出力されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a time. Write it as 2024-07-24T03:12:41, with a zone if it is not that of this machine.</source>
        <translation>「%1」は日時ではありません。2024-07-24T03:12:41 の形で書いてください。このマシンと異なる場合はタイムゾーンも付けてください。</translation>
    </message>
</context>
<context>
    <name>CheckpointFindings</name>
    <message>
        <source>%1 cannot be read: %3.</source>
        <translation>%1 は読めません：%3。</translation>
    </message>
    <message>
        <source>%1 cannot be read at %2: %3.</source>
        <translation>%1 は %2 で読めません：%3。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 は空です。</translation>
    </message>
    <message>
        <source>%1 starts with zeros only, as a file does after a machine went down while it was written.</source>
        <translation>%1 は先頭がゼロだけです。書き込み中にマシンが停止したファイルはこうなります。</translation>
    </message>
    <message>
        <source>%1: the bytes of %2 are not the ones that were written (CRC-32). torch.load does not compare them.</source>
        <translation>%1：%2 のバイトは書き込まれたものと異なります（CRC-32）。torch.load はこれを照合しません。</translation>
    </message>
    <message>
        <source>%1: the bytes of %3 are not the ones that were written (CRC-32 of %2). torch.load does not compare them.</source>
        <translation>%1：%3 のバイトは書き込まれたものと異なります（%2 の CRC-32）。torch.load はこれを照合しません。</translation>
    </message>
    <message>
        <source>%1 was written without checksums, so changed bytes cannot be told.</source>
        <translation>%1 はチェックサムなしで書き込まれているため、変わったバイトを見分けられません。</translation>
    </message>
    <message>
        <source>%1: its entries claim more bytes than the file has.</source>
        <translation>%1：エントリーの合計がファイルのバイト数を超えています。</translation>
    </message>
    <message numerus="yes">
        <source>%1 lacks the bytes of %Ln tensor(s), the first is %2.</source>
        <translation>
            <numerusform>%1 には %Ln 個のテンソルのバイトがありません。最初は %2 です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a value could not be read at %2: %3.</source>
        <translation>%1：%2 の値は読めませんでした：%3。</translation>
    </message>
    <message>
        <source>The shard %2 is not there.</source>
        <translation>シャード %2 がありません。</translation>
    </message>
    <message numerus="yes">
        <source>%3 lacks %Ln tensor(s) that %1 names, the first is %2.</source>
        <translation>
            <numerusform>%3 には、%1 が挙げる %Ln 個のテンソルがありません。最初は %2 です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a temporary name: writing was perhaps not finished.</source>
        <translation>%1 は一時的な名前です。書き込みが終わっていない可能性があります。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of a kind that TorchTriage does not read, the first is %1.</source>
        <translation>
            <numerusform>TorchTriage が読まない種類のファイルが %Ln 個あります。最初は %1 です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more file(s) were not read.</source>
        <translation>
            <numerusform>ほか %Ln 個のファイルは読まれていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says %3 = %4, %5 says %6 = %7.</source>
        <translation>%1 では %3 = %4、%5 では %6 = %7 です。</translation>
    </message>
    <message>
        <source>%1 says %3 = %4, %5 says %6 = %7. The two may count different things.</source>
        <translation>%1 では %3 = %4、%5 では %6 = %7 です。二つは別のものを数えている可能性があります。</translation>
    </message>
    <message>
        <source>The optimizer in %1 has counted %3 steps, the checkpoint says %4. Accumulated gradients or skipped steps can explain it.</source>
        <translation>%1 のオプティマイザーは %3 ステップ、チェックポイントは %4 ステップを数えています。勾配の累積やステップの省略で説明できる場合があります。</translation>
    </message>
    <message>
        <source>The optimizer in %1 has counted from %3 to %4 steps, depending on the parameter.</source>
        <translation>%1 のオプティマイザーのステップ数は、パラメーターによって %3 から %4 です。</translation>
    </message>
    <message>
        <source>The name %2 says %3, the step inside is %4.</source>
        <translation>名前 %2 は %3 を示しますが、内部のステップは %4 です。</translation>
    </message>
    <message numerus="yes">
        <source>%3 holds %Ln tensor(s) that %1 does not name, the first is %2.</source>
        <translation>
            <numerusform>%3 には、%1 が挙げない %Ln 個のテンソルがあります。最初は %2 です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says that the tensors have %3 bytes, the shards hold %4.</source>
        <translation>%1 によるとテンソルは %3 バイトですが、シャードには %4 バイトあります。</translation>
    </message>
    <message>
        <source>The optimizer in %1 has %3 parameters, the model only %4 tensors.</source>
        <translation>%1 のオプティマイザーには %3 個のパラメーターがありますが、モデルのテンソルは %4 個だけです。</translation>
    </message>
    <message>
        <source>The optimizer in %1 holds the shape %3 for %4 parameters (%2), the model for %5. It belongs to another model.</source>
        <translation>%1 のオプティマイザーは形状 %3 を %4 個のパラメーターに持ちますが（%2）、モデルでは %5 個です。別のモデルのものです。</translation>
    </message>
    <message numerus="yes">
        <source>The optimizer in %1 names %Ln parameter(s) that the model lacks, the first is %2.</source>
        <translation>
            <numerusform>%1 のオプティマイザーは、モデルにない %Ln 個のパラメーターを挙げています。最初は %2 です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The optimizer in %1 holds state of %Ln parameter(s) that no group has, the first is %3.</source>
        <translation>
            <numerusform>%1 のオプティマイザーには、どのグループにもない %Ln 個のパラメーターの状態があります。最初は %3 です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The optimizer in %1 has no state yet for %Ln of its %3 parameter(s).</source>
        <translation>
            <numerusform>%1 のオプティマイザーは、%3 個のパラメーターのうち %Ln 個の状態をまだ持っていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The optimizer in %1 is laid out in a way that cannot be compared with the model.</source>
        <translation>%1 のオプティマイザーは、モデルと比較できない配置です。</translation>
    </message>
    <message>
        <source>No model lies beside the optimizer in %1 to compare it with.</source>
        <translation>%1 のオプティマイザーと比較するモデルがありません。</translation>
    </message>
    <message>
        <source>The averaged weights in %1 differ from the model: %2 of shape %3.</source>
        <translation>%1 の平均化された重みはモデルと異なります：%2（形状 %3）。</translation>
    </message>
    <message>
        <source>%3 and %4 are checkpoints of the same model at different steps.</source>
        <translation>%3 と %4 は、同じモデルの異なるステップのチェックポイントです。</translation>
    </message>
    <message>
        <source>No optimizer: resuming would start it anew.</source>
        <translation>オプティマイザーがありません。再開すると最初から始まります。</translation>
    </message>
    <message>
        <source>No scheduler: resuming would start it anew.</source>
        <translation>スケジューラーがありません。再開すると最初から始まります。</translation>
    </message>
    <message>
        <source>No state of the random generators: resuming will not see the same order of data.</source>
        <translation>乱数生成器の状態がありません。再開後のデータの順序は同じになりません。</translation>
    </message>
    <message>
        <source>No step or epoch was found inside.</source>
        <translation>内部にステップもエポックも見つかりませんでした。</translation>
    </message>
    <message>
        <source>%2 in %1 holds %3 NaN and %4 infinite elements, the first at %5.</source>
        <translation>%1 の %2 には NaN が %3 個、無限大が %4 個あります。最初は %5 です。</translation>
    </message>
    <message>
        <source>%2 in %1 holds %3 NaN and %4 infinite elements.</source>
        <translation>%1 の %2 には NaN が %3 個、無限大が %4 個あります。</translation>
    </message>
    <message>
        <source>%2 in %1 holds %4 infinite elements and otherwise nothing but zeros, as masks and observers do.</source>
        <translation>%1 の %2 には無限大が %4 個あり、ほかはゼロだけです。マスクやオブザーバーはこうなります。</translation>
    </message>
    <message>
        <source>The number %2 in %1 is NaN.</source>
        <translation>%1 の数値 %2 は NaN です。</translation>
    </message>
    <message>
        <source>The elements of %2 in %1 were not read: %3.</source>
        <translation>%1 の %2 の要素は読まれていません：%3。</translation>
    </message>
    <message>
        <source>Its step %3 lies before the failing step %4.</source>
        <translation>ステップ %3 は、失敗したステップ %4 より前です。</translation>
    </message>
    <message>
        <source>Its step %3 is the failing step.</source>
        <translation>ステップ %3 は失敗したステップです。</translation>
    </message>
    <message>
        <source>Its step %3 lies after the failing step %4.</source>
        <translation>ステップ %3 は、失敗したステップ %4 より後です。</translation>
    </message>
    <message>
        <source>Its files were last changed %3 s before the failure. That is a clue only: copying changes it.</source>
        <translation>ファイルの最終更新は失敗の %3 秒前です。これは手がかりにすぎません。コピーすると変わります。</translation>
    </message>
    <message>
        <source>Its files were last changed %3 s after the failure. That is a clue only: copying changes it.</source>
        <translation>ファイルの最終更新は失敗の %3 秒後です。これは手がかりにすぎません。コピーすると変わります。</translation>
    </message>
</context>
<context>
    <name>CheckpointText</name>
    <message>
        <source>Complete, coherent and finite. Its files were last changed before the failure; the time of a file is only a clue.</source>
        <translation>完全で、整合性があり、有限です。ファイルの最終更新は失敗より前です。ファイルの時刻は手がかりにすぎません。</translation>
    </message>
    <message>
        <source>Complete, coherent and finite, at step %1, before the failure at %2.</source>
        <translation>完全で、整合性があり、有限です。ステップ %1 で、%2 での失敗より前です。</translation>
    </message>
    <message>
        <source>Its files were changed during or after the failure. A file written then proves nothing by existing; the time of a file is only a clue.</source>
        <translation>ファイルは失敗の最中か後に変更されています。そのとき書かれたファイルは、存在するだけでは何も証明しません。ファイルの時刻は手がかりにすぎません。</translation>
    </message>
    <message>
        <source>It is at step %1, and the failure came at %2. A file written during a failure proves nothing by existing.</source>
        <translation>ステップ %1 のもので、失敗は %2 で起きました。失敗の最中に書かれたファイルは、存在するだけでは何も証明しません。</translation>
    </message>
    <message>
        <source>Complete, coherent and finite. When the failure happened is not known, so nothing is said about before or after.</source>
        <translation>完全で、整合性があり、有限です。失敗の時刻が分からないため、前後については何も言えません。</translation>
    </message>
    <message>
        <source>Complete, coherent and finite. Its step is the one that failed: whether that one was completed depends on how the program counts.</source>
        <translation>完全で、整合性があり、有限です。ステップは失敗したものと同じです。それが完了していたかは、プログラムの数え方によります。</translation>
    </message>
    <message>
        <source>Complete, coherent and finite. Nothing in it tells whether it was written before the failure.</source>
        <translation>完全で、整合性があり、有限です。失敗より前に書かれたかを示すものはありません。</translation>
    </message>
    <message>
        <source>Coherent, before the failure</source>
        <translation>整合性あり、失敗より前</translation>
    </message>
    <message>
        <source>Written during or after the failure</source>
        <translation>失敗の最中か後に書き込み</translation>
    </message>
    <message>
        <source>Step and file time contradict</source>
        <translation>ステップとファイル時刻が矛盾</translation>
    </message>
    <message>
        <source>Coherent, time unknown</source>
        <translation>整合性あり、時期不明</translation>
    </message>
    <message>
        <source>Incomplete or damaged</source>
        <translation>不完全または破損</translation>
    </message>
    <message>
        <source>Not finite</source>
        <translation>有限でない</translation>
    </message>
    <message>
        <source>Incoherent</source>
        <translation>整合性なし</translation>
    </message>
    <message>
        <source>Several checkpoints</source>
        <translation>複数のチェックポイント</translation>
    </message>
    <message>
        <source>Not fully read</source>
        <translation>一部読めず</translation>
    </message>
    <message>
        <source>The step inside and the time of its files do not agree about the failure. It may have been copied, or written while the program failed.</source>
        <translation>内部のステップとファイルの時刻が、失敗について一致しません。コピーされたか、プログラムの失敗中に書かれた可能性があります。</translation>
    </message>
    <message>
        <source>Bytes are missing or are not the ones that were written. Do not resume from it.</source>
        <translation>バイトが欠けているか、書き込まれたものと異なります。ここから再開しないでください。</translation>
    </message>
    <message>
        <source>It holds NaN or infinite elements. Resuming from it would carry them on.</source>
        <translation>NaN または無限大の要素があります。再開すると引き継がれます。</translation>
    </message>
    <message>
        <source>Its parts do not belong together. Do not resume from it as it is.</source>
        <translation>各部分が対応していません。このまま再開しないでください。</translation>
    </message>
    <message>
        <source>The folder holds more than one checkpoint. Choose one of its files.</source>
        <translation>フォルダーに複数のチェックポイントがあります。ファイルを一つ選んでください。</translation>
    </message>
    <message>
        <source>Nothing wrong was found in what could be read, but a part of it could not be read.</source>
        <translation>読めた範囲に問題は見つかりませんでしたが、一部は読めませんでした。</translation>
    </message>
    <message>
        <source>Not shown: that training goes on well from it. Nothing in it was executed or loaded.</source>
        <translation>ここから学習がうまく続くことは示していません。中身は何も実行もロードもしていません。</translation>
    </message>
    <message>
        <source>model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>averaged weights</source>
        <translation>平均化された重み</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>オプティマイザー</translation>
    </message>
    <message>
        <source>scheduler</source>
        <translation>スケジューラー</translation>
    </message>
    <message>
        <source>gradient scaler</source>
        <translation>勾配スケーラー</translation>
    </message>
    <message>
        <source>sampler and RNG</source>
        <translation>サンプラーと乱数</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>進捗</translation>
    </message>
    <message>
        <source>other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>same step</source>
        <translation>同じステップ</translation>
    </message>
    <message>
        <source>no step inside</source>
        <translation>内部にステップなし</translation>
    </message>
    <message>
        <source>counts otherwise</source>
        <translation>数え方が異なる</translation>
    </message>
    <message>
        <source>other step</source>
        <translation>別のステップ</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>一致しない</translation>
    </message>
    <message>
        <source>not finite</source>
        <translation>有限でない</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>エポック %1</translation>
    </message>
    <message>
        <source>“%1” is not a checkpoint that TorchTriage reads: %2. Choose a file that torch.save or safetensors wrote, or the folder that holds such files.</source>
        <translation>「%1」は TorchTriage が読めるチェックポイントではありません：%2。torch.save か safetensors が書いたファイル、またはそれを含むフォルダーを選んでください。</translation>
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
    <message>
        <source>Record incidents in a training script: how to, and the Python file for it</source>
        <translation>学習スクリプトでインシデントを記録する方法と、そのための Python ファイル</translation>
    </message>
    <message>
        <source>Print torchtriage_capture.py</source>
        <translation>torchtriage_capture.py を出力する</translation>
    </message>
    <message>
        <source>Hold a saved batch against what the operator asks of its inputs</source>
        <translation>保存済みバッチを、演算子が入力に求める条件と照合する</translation>
    </message>
    <message>
        <source>Saved batch, as for the command batch</source>
        <translation>保存済みバッチ（コマンド batch と同じ形式）</translation>
    </message>
    <message>
        <source>Key of the targets, indices or values to check</source>
        <translation>確認するターゲット、インデックス、値のキー</translation>
    </message>
    <message>
        <source>Number of classes, or of rows that indices name</source>
        <translation>クラス数、またはインデックスが指す行の数</translation>
    </message>
    <message>
        <source>Target value that is left out (default: -100)</source>
        <translation>除外するターゲット値（既定値：-100）</translation>
    </message>
    <message>
        <source>Contract to check (may be repeated): class-index, index-range, unit-interval, probability, finite, lengths, same-length, dtype, shape, strides</source>
        <translation>確認する契約（複数指定可）：class-index, index-range, unit-interval, probability, finite, lengths, same-length, dtype, shape, strides</translation>
    </message>
    <message>
        <source>Operator whose rules count, such as embedding or gather</source>
        <translation>規則を適用する演算子（embedding、gather など）</translation>
    </message>
    <message>
        <source>ROLE=KEY: a further input, such as weight=class_weight</source>
        <translation>ROLE=KEY：追加の入力（例：weight=class_weight）</translation>
    </message>
    <message>
        <source>NAME=VALUE: a further argument, such as padding_idx=0</source>
        <translation>NAME=VALUE：追加の引数（例：padding_idx=0）</translation>
    </message>
    <message>
        <source>File with class names and numbers, or key:KEY for a value of the batch</source>
        <translation>クラス名と番号のファイル。バッチ内の値なら key:KEY</translation>
    </message>
    <message>
        <source>Key that tells the source of each sample</source>
        <translation>各サンプルの出所を示すキー</translation>
    </message>
    <message>
        <source>Key that names each sample</source>
        <translation>各サンプルの名前を示すキー</translation>
    </message>
    <message>
        <source>Log whose first failure proposes what is left open here</source>
        <translation>ここで指定しない項目を、最初の失敗から提案するログ</translation>
    </message>
    <message>
        <source>PyTorch version whose rules count (default: the log&apos;s)</source>
        <translation>規則を適用する PyTorch のバージョン（既定：ログのもの）</translation>
    </message>
    <message>
        <source>Write every refused element to this file</source>
        <translation>拒否された要素をすべてこのファイルに書き込む</translation>
    </message>
    <message>
        <source>One JSON object for each contract, on its own line</source>
        <translation>契約ごとに 1 行の JSON オブジェクト</translation>
    </message>
    <message>
        <source>Check that a checkpoint is complete, coherent, finite and older than the failure</source>
        <translation>チェックポイントが完全で、整合性があり、有限で、失敗より前かを確認する</translation>
    </message>
    <message>
        <source>Checkpoint file, index of shards, or folder (may be repeated)</source>
        <translation>チェックポイントのファイル、シャードの索引、またはフォルダー（繰り返し可）</translation>
    </message>
    <message>
        <source>When the failure happened: 2024-07-24T03:12:41</source>
        <translation>失敗した日時：2024-07-24T03:12:41</translation>
    </message>
    <message>
        <source>Log of the failed job: its first failure gives time and step</source>
        <translation>失敗したジョブのログ。最初の失敗から時刻とステップを得る</translation>
    </message>
    <message>
        <source>One JSON object per checkpoint, each on its own line</source>
        <translation>チェックポイントごとに 1 行の JSON オブジェクト</translation>
    </message>
    <message>
        <source>Show what distinguishes a failing batch from good ones</source>
        <translation>失敗したバッチと正常なバッチの違いを示す</translation>
    </message>
    <message>
        <source>Saved batches that went well</source>
        <translation>正常に終わった保存済みバッチ</translation>
    </message>
    <message>
        <source>Saved batch that failed</source>
        <translation>失敗した保存済みバッチ</translation>
    </message>
    <message>
        <source>Target value that the loss leaves out (default: -100)</source>
        <translation>損失が除外するターゲット値（既定：-100）</translation>
    </message>
    <message>
        <source>One JSON object</source>
        <translation>JSON オブジェクト 1 個</translation>
    </message>
    <message>
        <source>Lines that appear only in a failing log, beside a good log of the same job</source>
        <translation>同じジョブの正常なログと比べ、失敗したログだけにある行</translation>
    </message>
    <message>
        <source>Log of a run that went well</source>
        <translation>正常に終わった実行のログ</translation>
    </message>
    <message>
        <source>Log of the run that failed</source>
        <translation>失敗した実行のログ</translation>
    </message>
    <message>
        <source>One JSON object on one line</source>
        <translation>JSON オブジェクトを 1 行で</translation>
    </message>
    <message>
        <source>Lines to print (default: 50)</source>
        <translation>表示する行数（既定：50）</translation>
    </message>
    <message>
        <source>List the engines that can rerun an operator, with their devices</source>
        <translation>演算子を再実行できるエンジンとそのデバイスを一覧表示する</translation>
    </message>
    <message>
        <source>One JSON object per engine, each on its own line</source>
        <translation>エンジンごとに 1 つの JSON オブジェクトを 1 行で出力する</translation>
    </message>
    <message>
        <source>Only this one: builtin, or python: and an interpreter or the folder of an environment (may be repeated)</source>
        <translation>このエンジンだけ：builtin、または python: に続けてインタープリターか環境のフォルダー（繰り返し可）</translation>
    </message>
    <message>
        <source>Group the first failures of all logs in a folder by fingerprint</source>
        <translation>フォルダー内の全ログの最初の失敗を指紋でまとめる</translation>
    </message>
    <message>
        <source>Folder of logs (all levels)</source>
        <translation>ログのフォルダー（全階層）</translation>
    </message>
    <message>
        <source>The table of fingerprints as CSV</source>
        <translation>指紋の表を CSV で</translation>
    </message>
    <message>
        <source>Only files written since then: 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h, 7d</source>
        <translation>それ以降に書かれたファイルだけ：2024-07-24、&quot;2024-07-24 03:12&quot;、36h、7d</translation>
    </message>
    <message>
        <source>Folder to compare with: what is new, gone, changed</source>
        <translation>比較するフォルダー：新規、消失、変化</translation>
    </message>
    <message>
        <source>Read every log, and keep nothing for the next scan</source>
        <translation>すべてのログを読み、次の走査のために何も保存しない</translation>
    </message>
    <message>
        <source>Job file of operators that fails</source>
        <translation>失敗する演算子ジョブのファイル</translation>
    </message>
    <message>
        <source>Folder of the kept case; called again, the command goes on from there</source>
        <translation>保存するケースのフォルダー。もう一度実行すると続きから再開する</translation>
    </message>
    <message>
        <source>Engine of a job: builtin, or python: and an interpreter or folder</source>
        <translation>ジョブのエンジン：builtin、または python: に続けてインタープリターかフォルダー</translation>
    </message>
    <message>
        <source>Most runs of this call (default: 400)</source>
        <translation>この呼び出しでの実行回数の上限（既定：400）</translation>
    </message>
    <message>
        <source>Seconds after which no further run is begun (default: 3600)</source>
        <translation>この秒数を過ぎたら新しい実行を始めない（既定：3600）</translation>
    </message>
    <message>
        <source>Seconds after which a run is ended (default: 300)</source>
        <translation>実行を終了させるまでの秒数（既定：300）</translation>
    </message>
    <message>
        <source>Runs before a case counts as one that passes, for flaky failures</source>
        <translation>ケースを成功とみなすまでの実行回数（毎回は起きない失敗のため）</translation>
    </message>
    <message>
        <source>Runs beside each other (default: 1)</source>
        <translation>同時に行う実行の数（既定：1）</translation>
    </message>
    <message>
        <source>JSON lines as things happen</source>
        <translation>進行に応じて JSON を 1 行ずつ出力する</translation>
    </message>
    <message>
        <source>Find the smallest version of a failing job that fails in the same way</source>
        <translation>失敗するジョブのうち、同じ形で失敗する最小のものを見つける</translation>
    </message>
    <message>
        <source>Job file: operators for an engine, or a command</source>
        <translation>ジョブファイル：エンジン用の演算子、またはコマンド</translation>
    </message>
    <message>
        <source>Incident folder: its command is run, and its runs are kept there</source>
        <translation>インシデントフォルダー：そのコマンドを実行し、実行結果をそこに保存する</translation>
    </message>
    <message>
        <source>Device of a job: cpu or cuda:N; for a program, cpu hides the others</source>
        <translation>ジョブのデバイス：cpu または cuda:N。プログラムでは cpu が他のデバイスを隠す</translation>
    </message>
    <message>
        <source>Blocking launches, with the variable of the backend</source>
        <translation>バックエンドの変数によるブロッキング起動</translation>
    </message>
    <message>
        <source>Backend of the program where nothing tells it: cuda or rocm</source>
        <translation>何からも分からない場合のプログラムのバックエンド：cuda または rocm</translation>
    </message>
    <message>
        <source>The one change: id of a variation, or custom with --name</source>
        <translation>ただ 1 つの変更：バリエーションの id、または custom と --name</translation>
    </message>
    <message>
        <source>Name of a custom change</source>
        <translation>独自の変更の名前</translation>
    </message>
    <message>
        <source>End the run after so many seconds (default: no limit)</source>
        <translation>この秒数で実行を終了する（既定：制限なし）</translation>
    </message>
    <message>
        <source>End the run when its processes hold more memory than that, in MiB</source>
        <translation>プロセスのメモリがこの値（MiB）を超えたら実行を終了する</translation>
    </message>
    <message>
        <source>Run it so many times and tell how often it failed</source>
        <translation>この回数だけ実行し、失敗した回数を示す</translation>
    </message>
    <message>
        <source>Folder that the runs are kept in</source>
        <translation>実行結果を保存するフォルダー</translation>
    </message>
    <message>
        <source>Program and arguments, after --</source>
        <translation>プログラムと引数（-- の後）</translation>
    </message>
    <message>
        <source>Run a command or a job in a new process, with at most one change</source>
        <translation>コマンドまたはジョブを新しいプロセスで、最大 1 つの変更を加えて実行する</translation>
    </message>
    <message>
        <source>Run a command, keep what it prints, and leave an incident if it fails</source>
        <translation>コマンドを実行し、出力を残し、失敗した場合にインシデントを残す</translation>
    </message>
    <message>
        <source>Command and its arguments, after --</source>
        <translation>コマンドとその引数（-- の後）</translation>
    </message>
    <message>
        <source>Folder for the incident</source>
        <translation>インシデントを置くフォルダー</translation>
    </message>
    <message>
        <source>Leave an incident even if the command succeeds</source>
        <translation>コマンドが成功してもインシデントを残す</translation>
    </message>
    <message>
        <source>Log, notebook, error file, incident, folder (all levels), or - for standard input</source>
        <translation>ログ、ノートブック、エラーファイル、インシデント、フォルダー（全階層）、または標準入力を表す -</translation>
    </message>
    <message>
        <source>Write a support request with nothing private in it</source>
        <translation>非公開の情報を含まないサポート依頼を作成する</translation>
    </message>
    <message>
        <source>File to write, or - for standard output</source>
        <translation>書き込むファイル。標準出力は -</translation>
    </message>
    <message>
        <source>Format (default: as the file&apos;s name says, else md)</source>
        <translation>形式（既定：ファイル名に従う。なければ md）</translation>
    </message>
    <message>
        <source>Whom the request is for</source>
        <translation>依頼の宛先</translation>
    </message>
    <message>
        <source>Private map of the replacements: read if it exists, then written for you alone</source>
        <translation>置き換えの非公開対応表：あれば読み込み、その後あなただけが読めるように書き込む</translation>
    </message>
    <message>
        <source>Kind to leave in the text (may be repeated)</source>
        <translation>本文に残す種類（繰り返し可）</translation>
    </message>
    <message>
        <source>Word to replace wherever it stands (may be repeated)</source>
        <translation>どこにあっても置き換える語（繰り返し可）</translation>
    </message>
    <message>
        <source>Word to leave alone (may be repeated)</source>
        <translation>そのまま残す語（繰り返し可）</translation>
    </message>
    <message>
        <source>Word that must not be in the result; only the final check is told (may be repeated)</source>
        <translation>結果に含まれてはならない語。最終検査にだけ知らせる（繰り返し可）</translation>
    </message>
    <message>
        <source>Saved batch whose tensors are described (may be repeated)</source>
        <translation>テンソルを記述する保存済みバッチ（繰り返し可）</translation>
    </message>
    <message>
        <source>Put the redacted log into the zip</source>
        <translation>機微情報を除去したログを zip に入れる</translation>
    </message>
    <message>
        <source>A sentence of yours for the summary</source>
        <translation>概要に加えるあなたの一文</translation>
    </message>
    <message>
        <source>Incident folder in which the answer is noted</source>
        <translation>結果を記録するインシデントのフォルダー</translation>
    </message>
    <message>
        <source>Keep the refused samples in cases/ of that incident</source>
        <translation>拒否されたサンプルをそのインシデントの cases/ に保存する</translation>
    </message>
    <message>
        <source>Standard output could not be written: %1. Check the free space where it goes, then run the command again.</source>
        <translation>標準出力に書き込めませんでした：%1。出力先の空き容量を確認し、もう一度コマンドを実行してください。</translation>
    </message>
    <message>
        <source>Log, notebook, error file or incident folder, or - for standard input</source>
        <translation>ログ、ノートブック、エラーファイル、インシデントのフォルダー、または標準入力を表す -</translation>
    </message>
    <message>
        <source>Minimal case for the zip: a file, a folder, or the name of one that the incident keeps</source>
        <translation>zip に入れる最小ケース：ファイル、フォルダー、またはインシデントが保存しているケースの名前</translation>
    </message>
    <message>
        <source>The minimal case may leave with its values; without this its preview is shown and nothing is written</source>
        <translation>最小ケースを値ごと渡してよい。これがないときはプレビューだけを表示し、何も書き込まない</translation>
    </message>
    <message>
        <source>Leave the notes of the incident out</source>
        <translation>インシデントのメモを含めない</translation>
    </message>
    <message>
        <source>How the program makes the change: one variable or one option; for other-engine, the engine</source>
        <translation>プログラムが変更を行う方法：変数またはオプション 1 つ。other-engine ではエンジン</translation>
    </message>
    <message>
        <source>Step of a job whose operator a reference replaces, counted from 0 (default: the one that fails)</source>
        <translation>参照実装に置き換える演算子のステップ。0 から数える（既定：失敗するステップ）</translation>
    </message>
    <message>
        <source>Where the process runs: local, ssh:HOST, slurm[:PARTITION], or one of your own; options may stand behind the colon instead</source>
        <translation>プロセスを実行する場所：local、ssh:ホスト、slurm[:パーティション]、または独自のもの。コロンの後にオプションを書くこともできます</translation>
    </message>
    <message>
        <source>Host or partition of the launcher, instead of behind its colon</source>
        <translation>ランチャーのホストまたはパーティション（コロンの後の代わり）</translation>
    </message>
    <message>
        <source>One option for the program of the launcher, as in --launcher-option=--gres=gpu:1 (may be repeated)</source>
        <translation>ランチャーのプログラムへのオプション 1 つ（例：--launcher-option=--gres=gpu:1、繰り返し可）</translation>
    </message>
    <message>
        <source>Python interpreter on the other machine (default: python3)</source>
        <translation>相手のマシンの Python インタープリター（既定：python3）</translation>
    </message>
    <message>
        <source>Folder that the command runs in (default: the current one, which must exist on the other machine)</source>
        <translation>コマンドを実行するフォルダー（既定：現在のフォルダー。相手のマシンにも存在する必要があります）</translation>
    </message>
    <message>
        <source>Give up after so many seconds in a queue (default: no limit)</source>
        <translation>キューで待つ秒数の上限（既定：上限なし）</translation>
    </message>
    <message>
        <source>Kept case, folder of kept cases, or incident folder</source>
        <translation>保存したケース、そのフォルダー、またはインシデントフォルダー</translation>
    </message>
    <message>
        <source>Run each case as it was kept, without its neighbours</source>
        <translation>隣接ケースを除き、保存したままのケースを実行する</translation>
    </message>
    <message>
        <source>Keep the runs in the folder, as those before or after the fix</source>
        <translation>修正前または修正後の実行としてフォルダーに残す</translation>
    </message>
    <message>
        <source>List of processed and rejected items that your run wrote</source>
        <translation>実行が書き出した、処理済みと除外した項目の一覧</translation>
    </message>
    <message>
        <source>List of all items that were to be processed</source>
        <translation>処理すべきだった全項目の一覧</translation>
    </message>
    <message>
        <source>Also write a JUnit XML report</source>
        <translation>JUnit XML レポートも書き出す</translation>
    </message>
    <message>
        <source>One JSON object per case, each on a line</source>
        <translation>ケースごとに 1 行の JSON オブジェクト</translation>
    </message>
    <message>
        <source>Your program on a representative part of the run, after --</source>
        <translation>代表的な部分を実行するプログラム。-- の後に書く</translation>
    </message>
    <message>
        <source>Run kept cases and their neighbours, and tell which do not hold</source>
        <translation>保存したケースと隣接ケースを実行し、期待どおりでないものを示す</translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>Contiguity</source>
        <translation>連続性</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>ストライド</translation>
    </message>
    <message>
        <source>Gradient required</source>
        <translation>勾配の要求</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>NaN elements</source>
        <translation>NaN の要素</translation>
    </message>
    <message>
        <source>Infinite elements</source>
        <translation>無限大の要素</translation>
    </message>
    <message>
        <source>No usable target: every element is ignored</source>
        <translation>使えるターゲットなし：すべての要素が無視対象</translation>
    </message>
    <message>
        <source>Values that no good batch has</source>
        <translation>正常なバッチにない値</translation>
    </message>
    <message>
        <source>Lowest value below the good range</source>
        <translation>最小値が正常な範囲より低い</translation>
    </message>
    <message>
        <source>Highest value above the good range</source>
        <translation>最大値が正常な範囲より高い</translation>
    </message>
    <message>
        <source>Share of ignored elements</source>
        <translation>無視対象の要素の割合</translation>
    </message>
    <message>
        <source>All elements alike</source>
        <translation>すべての要素が同じ</translation>
    </message>
    <message>
        <source>Columns with one value only</source>
        <translation>値が一つだけの列</translation>
    </message>
    <message>
        <source>Rows that repeat an earlier row</source>
        <translation>前の行と同じ行</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ～ %2</translation>
    </message>
    <message>
        <source>Key is missing</source>
        <translation>キーがない</translation>
    </message>
    <message>
        <source>Key that good batches lack</source>
        <translation>正常なバッチにないキー</translation>
    </message>
    <message>
        <source>Kind of value</source>
        <translation>値の種類</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Incomplete batch: fewer samples in every tensor</source>
        <translation>不完全なバッチ：どのテンソルもサンプルが少ない</translation>
    </message>
    <message>
        <source>Number of dimensions</source>
        <translation>次元数</translation>
    </message>
    <message>
        <source>Length of dimension %1</source>
        <translation>次元 %1 の長さ</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>contiguous</source>
        <translation>連続</translation>
    </message>
    <message>
        <source>strides %1</source>
        <translation>ストライド %1</translation>
    </message>
    <message>
        <source>not contiguous</source>
        <translation>非連続</translation>
    </message>
    <message>
        <source>%1 of %2 good have it</source>
        <translation>正常な %2 個中 %1 個が同じ</translation>
    </message>
    <message>
        <source>slight: %1 of the good range outside</source>
        <translation>わずか：正常な範囲の幅の %1 倍だけ外</translation>
    </message>
    <message>
        <source>%1 times the good range outside</source>
        <translation>正常な範囲の幅の %1 倍だけ外</translation>
    </message>
    <message numerus="yes">
        <source>Nothing distinguishes it from %Ln good batch(es).</source>
        <translation>
            <numerusform>%Ln 個の正常なバッチとの違いはありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s), against %1 good</source>
        <translation>
            <numerusform>違い %Ln 件（正常なバッチ %1 個と比較）</numerusform>
        </translation>
    </message>
    <message>
        <source>A difference is a place to look at, not a cause.</source>
        <translation>違いは調べるべき場所であり、原因ではありません。</translation>
    </message>
    <message>
        <source>One good batch shows no spread: compare with several to see what is usual.</source>
        <translation>正常なバッチ 1 個ではばらつきが分かりません。複数と比較すると通常の範囲が分かります。</translation>
    </message>
    <message>
        <source>The batches hold more keys than one comparison looks at.</source>
        <translation>バッチのキーが、一度の比較で調べる数を超えています。</translation>
    </message>
    <message numerus="yes">
        <source>The elements of %Ln value(s) could not be read.</source>
        <translation>
            <numerusform>%Ln 個の値の要素は読めませんでした。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContractFindings</name>
    <message>
        <source>The check of %2 needs a key for its input %1.</source>
        <translation>%2 の確認には入力 %1 のキーが必要です。</translation>
    </message>
    <message>
        <source>The number of classes is not known.</source>
        <translation>クラス数が不明です。</translation>
    </message>
    <message>
        <source>The size that %2 indexes into is not known.</source>
        <translation>%2 がインデックスする先のサイズが不明です。</translation>
    </message>
    <message>
        <source>The check needs the parameter %2.</source>
        <translation>確認にはパラメーター %2 が必要です。</translation>
    </message>
    <message>
        <source>This contract has no rules for the operator %2.</source>
        <translation>この契約には演算子 %2 の規則がありません。</translation>
    </message>
    <message>
        <source>PyTorch changed this between %2 and %3; your version lies between the two.</source>
        <translation>PyTorch はこの点を %2 から %3 の間に変更しました。お使いのバージョンはその間にあります。</translation>
    </message>
    <message>
        <source>%1 (key %2) is not a tensor.</source>
        <translation>%1（キー %2）はテンソルではありません。</translation>
    </message>
    <message>
        <source>%1 has the layout %2; only strided tensors are checked.</source>
        <translation>%1 のレイアウトは %2 です。確認するのは strided テンソルだけです。</translation>
    </message>
    <message>
        <source>%1 is %2; %4 takes %3.</source>
        <translation>%1 は %2 です。%4 が受け付けるのは %3 です。</translation>
    </message>
    <message>
        <source>%2 is %3 and %1 is %4; %5 takes one type for both.</source>
        <translation>%2 は %3、%1 は %4 です。%5 は両方に同じ型を求めます。</translation>
    </message>
    <message>
        <source>%1 is %2; older versions of PyTorch have no %3 for it on the CPU.</source>
        <translation>%1 は %2 です。古い PyTorch には、この型の %3 が CPU にありません。</translation>
    </message>
    <message>
        <source>%2 was saved from %3 and %1 from %4; %5 takes one device for both.</source>
        <translation>%2 は %3 から、%1 は %4 から保存されました。%5 は両方に同じデバイスを求めます。</translation>
    </message>
    <message>
        <source>%1 has the shape %2; %4 takes this many dimensions: %3.</source>
        <translation>%1 の形状は %2 です。%4 が受け付ける次元数：%3。</translation>
    </message>
    <message>
        <source>%1 has the shape %4, but %2 has %3.</source>
        <translation>%1 の形状は %4 ですが、%2 は %3 です。</translation>
    </message>
    <message>
        <source>%1 has size %5 in dimension %6, but %2 has %3 in dimension %4.</source>
        <translation>%1 は次元 %6 のサイズが %5 ですが、%2 は次元 %4 のサイズが %3 です。</translation>
    </message>
    <message>
        <source>%1 has %4 samples, but %2 has %3.</source>
        <translation>%1 のサンプル数は %4 ですが、%2 は %3 です。</translation>
    </message>
    <message>
        <source>%2 %3 and %1 %4 do not broadcast: %5 and %6 in dimension %7.</source>
        <translation>%2 %3 と %1 %4 はブロードキャストできません：次元 %7 で %5 と %6。</translation>
    </message>
    <message>
        <source>%2 is %3; allowed: %4 to %5.</source>
        <translation>%2 は %3 です。許される範囲：%4 から %5。</translation>
    </message>
    <message>
        <source>%1 has the shape %2; one weight for each of %3 classes is needed.</source>
        <translation>%1 の形状は %2 です。%3 個のクラスそれぞれに重みが 1 つ必要です。</translation>
    </message>
    <message>
        <source>%2 classes were given, but %1 has %3 columns.</source>
        <translation>クラス数は %2 と指定されましたが、%1 の列数は %3 です。</translation>
    </message>
    <message>
        <source>%1 is %2 %3: its type and shape are those of class probabilities, which have no class numbers to check.</source>
        <translation>%1 は %2 %3 です。型と形状はクラス確率のもので、確認すべきクラス番号がありません。</translation>
    </message>
    <message>
        <source>%1 has the shape of class probabilities, %3, but is %2; probabilities are floating-point.</source>
        <translation>%1 の形状はクラス確率のもの %3 ですが、型は %2 です。確率は浮動小数点数です。</translation>
    </message>
    <message>
        <source>ignore_index %2 goes with class numbers only, not with probabilities.</source>
        <translation>ignore_index %2 が使えるのはクラス番号だけで、確率には使えません。</translation>
    </message>
    <message>
        <source>All %2 targets are ignored (%3) or there is none: the mean loss would be NaN, and PyTorch says nothing.</source>
        <translation>%2 個のターゲットがすべて無視される（%3）か、1 つもありません。損失の平均は NaN になりますが、PyTorch は何も知らせません。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 elements are outside what is allowed.</source>
        <translation>%1：%3 要素のうち %2 が許される範囲の外です。</translation>
    </message>
    <message>
        <source>The mask %1 has the shape %3, which is not how %2 %4 begins.</source>
        <translation>マスク %1 の形状 %3 は、%2 %4 の先頭の次元と一致しません。</translation>
    </message>
    <message>
        <source>%1 %3 is larger than %2 %4 in dimension %5.</source>
        <translation>%1 %3 は次元 %5 で %2 %4 より大きくなっています。</translation>
    </message>
    <message>
        <source>%1 is empty, and the number of classes is not given.</source>
        <translation>%1 は空で、クラス数も指定されていません。</translation>
    </message>
    <message>
        <source>%1 begins with %2; the first bag has to start at 0.</source>
        <translation>%1 は %2 から始まっています。最初のバッグは 0 から始まる必要があります。</translation>
    </message>
    <message>
        <source>%1 ends with %2, beyond the %3 indices.</source>
        <translation>%1 の最後は %2 で、%3 個のインデックスを超えています。</translation>
    </message>
    <message>
        <source>%1 falls to %3 at position %2, after %4.</source>
        <translation>%1 は位置 %2 で %4 の後に %3 へ下がります。</translation>
    </message>
    <message>
        <source>Indices of shape %2 are bags by themselves; %1 may not be given.</source>
        <translation>形状 %2 のインデックスはそれ自体がバッグです。%1 は指定できません。</translation>
    </message>
    <message>
        <source>Indices of shape %2 need %1.</source>
        <translation>形状 %2 のインデックスには %1 が必要です。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 rows have no positive sum; the first is row %4.</source>
        <translation>%1：%3 行のうち %2 行の合計が正ではありません。最初は行 %4 です。</translation>
    </message>
    <message>
        <source>%1 is %2, which has neither NaN nor infinities.</source>
        <translation>%1 は %2 で、NaN も無限大もありません。</translation>
    </message>
    <message>
        <source>%1: %3 at position %2 is more than %4.</source>
        <translation>%1：位置 %2 の %3 は %4 を超えています。</translation>
    </message>
    <message>
        <source>%1: %3 at position %2 is negative.</source>
        <translation>%1：位置 %2 の %3 は負の値です。</translation>
    </message>
    <message>
        <source>%1: %3 at position %2 is not above 0.</source>
        <translation>%1：位置 %2 の %3 は 0 より大きくありません。</translation>
    </message>
    <message>
        <source>%1 has %2 entries; %3 are needed.</source>
        <translation>%1 の項目数は %2 です。%3 必要です。</translation>
    </message>
    <message>
        <source>%1 adds up to %2; %3 is needed.</source>
        <translation>%1 の合計は %2 です。%3 である必要があります。</translation>
    </message>
    <message>
        <source>Sample %2: input length %3 is shorter than its target, %4; the loss becomes infinite.</source>
        <translation>サンプル %2：入力長 %3 がターゲット長 %4 より短く、損失が無限大になります。</translation>
    </message>
    <message>
        <source>%1 rises to %3 at position %2, after %4; enforce_sorted wants them falling.</source>
        <translation>%1 は位置 %2 で %4 の後に %3 へ上がります。enforce_sorted は降順を求めます。</translation>
    </message>
    <message>
        <source>%1 is empty: %2.</source>
        <translation>%1 は空です：%2。</translation>
    </message>
    <message>
        <source>The mask marks %2 elements, but %1 has %3.</source>
        <translation>マスクが示す要素は %2 個ですが、%1 には %3 個あります。</translation>
    </message>
    <message>
        <source>%2 is a scalar and has no samples.</source>
        <translation>%2 はスカラーで、サンプルがありません。</translation>
    </message>
    <message>
        <source>%1 has the shape %3, which does not end in %2.</source>
        <translation>%1 の形状 %3 は %2 で終わっていません。</translation>
    </message>
    <message>
        <source>%1 %2 has %3 elements, which do not fill %4.</source>
        <translation>%1 %2 の要素数は %3 で、%4 に合いません。</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 cannot be seen as %4 without a copy.</source>
        <translation>ストライド %3 の %1 %2 は、コピーなしでは %4 として見られません。</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 holds one element in memory several times along dimension %4; writing in place is refused.</source>
        <translation>ストライド %3 の %1 %2 は、次元 %4 に沿ってメモリ上の同じ要素を繰り返しています。インプレースの書き込みは拒否されます。</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 does not lie in pairs.</source>
        <translation>ストライド %3 の %1 %2 は 2 つずつ並んでいません。</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 is not contiguous.</source>
        <translation>ストライド %3 の %1 %2 は連続していません。</translation>
    </message>
    <message>
        <source>%1: %2, saved from %3.</source>
        <translation>%1：%2、保存元は %3。</translation>
    </message>
    <message>
        <source>%1: shape %2, strides %3.</source>
        <translation>%1：形状 %2、ストライド %3。</translation>
    </message>
    <message>
        <source>Numbers and names are one to one: %1 names.</source>
        <translation>番号と名前は一対一です：%1 個の名前。</translation>
    </message>
    <message>
        <source>Numbers with more than one name: %1.</source>
        <translation>複数の名前を持つ番号：%1。</translation>
    </message>
    <message>
        <source>Names with more than one number: %1.</source>
        <translation>複数の番号を持つ名前：%1。</translation>
    </message>
    <message>
        <source>Names without a number: %1.</source>
        <translation>番号のない名前：%1。</translation>
    </message>
    <message>
        <source>Numbers without a name: %1.</source>
        <translation>名前のない番号：%1。</translation>
    </message>
    <message>
        <source>Numbers that are left out: %1.</source>
        <translation>抜けている番号：%1。</translation>
    </message>
    <message>
        <source>The numbers begin at %1, not at 0.</source>
        <translation>番号は 0 ではなく %1 から始まります。</translation>
    </message>
    <message>
        <source>Numbers outside 0 to %1: %2.</source>
        <translation>0 から %1 の範囲外の番号：%2。</translation>
    </message>
    <message>
        <source>Values of this batch without a name: %1.</source>
        <translation>このバッチにあり名前のない値：%1。</translation>
    </message>
    <message>
        <source>%1 names for %2 classes.</source>
        <translation>%2 クラスに対して名前は %1 個です。</translation>
    </message>
</context>
<context>
    <name>ContractText</name>
    <message>
        <source>Refused: %1 raises on the CPU with these inputs</source>
        <translation>拒否：%1 はこの入力で CPU 上でエラーを出します</translation>
    </message>
    <message>
        <source>Refused: %1 of %2 elements are NaN or infinite</source>
        <translation>拒否：%2 要素のうち %1 が NaN または無限大です</translation>
    </message>
    <message>
        <source>Refused: %1 of %2 targets out of range</source>
        <translation>拒否：%2 個のターゲットのうち %1 個が範囲外</translation>
    </message>
    <message>
        <source>Refused: %1 of %2 elements out of range</source>
        <translation>拒否：%2 要素のうち %1 が範囲外</translation>
    </message>
    <message>
        <source>Passed: the contract holds for these inputs</source>
        <translation>合格：この入力は契約を満たしています</translation>
    </message>
    <message>
        <source>Refused: no usable target in this batch</source>
        <translation>拒否：このバッチに使えるターゲットがありません</translation>
    </message>
    <message>
        <source>Out of scope: the targets are class probabilities</source>
        <translation>対象外：ターゲットはクラス確率です</translation>
    </message>
    <message>
        <source>Not determined: the check lacks something</source>
        <translation>判定できません：確認に必要なものが足りません</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 to %2, or %3</source>
        <translation>%1 から %2、または %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 から %2</translation>
    </message>
    <message>
        <source>%1 and above</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>finite values</source>
        <translation>有限の値</translation>
    </message>
    <message>
        <source>Allowed: %1. Found: %2 at position %3.</source>
        <translation>許される値：%1。位置 %3 に %2 がありました。</translation>
    </message>
    <message>
        <source>Allowed: %1. Found: %2 at position %3, sample %4.</source>
        <translation>許される値：%1。位置 %3、サンプル %4 に %2 がありました。</translation>
    </message>
    <message>
        <source>%1 elements looked at. Allowed: %2. This does not prove that the labels mean what the model takes them for.</source>
        <translation>%1 要素を調べました。許される値：%2。ラベルの意味がモデルの想定どおりだという証明にはなりません。</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>%1 未満</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>%1 より大きい</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>無限大</translation>
    </message>
    <message>
        <source>Labels are 1-based</source>
        <translation>ラベルは 1 から始まる</translation>
    </message>
    <message numerus="yes">
        <source>%n more class(es) exist</source>
        <translation>
            <numerusform>クラスがあと %n 個ある</numerusform>
        </translation>
    </message>
    <message>
        <source>Stored 1 to %1 would stand for classes 0 to %2, in every source.</source>
        <translation>保存された 1 から %1 が、すべての出所でクラス 0 から %2 を表すことになります。</translation>
    </message>
    <message>
        <source>The labels would need a model head with %1 outputs; this one has %2.</source>
        <translation>このラベルには出力が %1 個のモデルヘッドが必要です。現在は %2 個です。</translation>
    </message>
    <message>
        <source>Not decided here. The label file decides.</source>
        <translation>ここでは決まりません。ラベルファイルで決まります。</translation>
    </message>
    <message>
        <source>0 never occurs in %1 targets</source>
        <translation>%1 個のターゲットに 0 は一度も現れません</translation>
    </message>
    <message>
        <source>0 occurs in the targets (%1)</source>
        <translation>ターゲットに 0 が現れます（%1）</translation>
    </message>
    <message>
        <source>0 does not occur in this batch</source>
        <translation>このバッチに 0 は現れません</translation>
    </message>
    <message>
        <source>The largest value equals the class count, %1</source>
        <translation>最大値がクラス数 %1 と等しい</translation>
    </message>
    <message>
        <source>%1 targets lie outside 1 to %2 too</source>
        <translation>%1 個のターゲットは 1 から %2 の範囲からも外れます</translation>
    </message>
    <message>
        <source>No label file is open</source>
        <translation>ラベルファイルは開かれていません</translation>
    </message>
    <message>
        <source>The label file numbers its classes 1 to %1</source>
        <translation>ラベルファイルのクラス番号は 1 から %1 です</translation>
    </message>
    <message>
        <source>The label file begins its numbers at %1</source>
        <translation>ラベルファイルの番号は %1 から始まります</translation>
    </message>
    <message>
        <source>The value %1 occurs, which no class has</source>
        <translation>どのクラスにもない値 %1 が現れます</translation>
    </message>
    <message>
        <source>%1 of %2 targets are refused, as those of a rare class would be</source>
        <translation>%2 個のターゲットのうち %1 個が拒否されます。まれなクラスならこうなります</translation>
    </message>
    <message>
        <source>The class list may have %1 names; it is not open</source>
        <translation>クラスの一覧には名前が %1 個あるかもしれませんが、開かれていません</translation>
    </message>
    <message>
        <source>The label file has %1 names</source>
        <translation>ラベルファイルの名前は %1 個です</translation>
    </message>
    <message>
        <source>Source %1 does not fit by itself</source>
        <translation>出所 %1 は単独では当てはまりません</translation>
    </message>
    <message>
        <source>%1: %2 targets, 0 occurs %3 times, %5 occurs %4 times.</source>
        <translation>%1：ターゲット %2 個、0 は %3 回、%5 は %4 回。</translation>
    </message>
    <message>
        <source>1-based labels do not fit this source.</source>
        <translation>1 から始まるラベルは、この出所に当てはまりません。</translation>
    </message>
    <message>
        <source>1-based labels fit this source.</source>
        <translation>1 から始まるラベルは、この出所に当てはまります。</translation>
    </message>
    <message>
        <source>This source tells for neither.</source>
        <translation>この出所はどちらの裏付けにもなりません。</translation>
    </message>
    <message>
        <source>CUDA is known to accept here what the CPU refuses (%1, PyTorch %2 to %3; %4). A run that passes on CUDA is no proof that the data are valid.</source>
        <translation>CPU が拒否するものを CUDA が受け入れることが知られています（%1、PyTorch %2 から %3、%4）。CUDA で通った実行は、データが正しいことの証明にはなりません。</translation>
    </message>
    <message>
        <source>from the assertion in the log: %1</source>
        <translation>ログのアサートより：%1</translation>
    </message>
    <message>
        <source>from the message in the log: %1</source>
        <translation>ログのメッセージより：%1</translation>
    </message>
    <message>
        <source>from the code in the traceback: %1</source>
        <translation>トレースバックのコードより：%1</translation>
    </message>
    <message>
        <source>by its name: %1</source>
        <translation>名前より：%1</translation>
    </message>
    <message>
        <source>the only tensor of its kind: %1</source>
        <translation>この種類の唯一のテンソル：%1</translation>
    </message>
    <message>
        <source>from the shape of %1</source>
        <translation>%1 の形状より</translation>
    </message>
    <message>
        <source>PyTorch&apos;s default</source>
        <translation>PyTorch の既定値</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>ユーザー指定</translation>
    </message>
    <message>
        <source>nothing tells</source>
        <translation>手がかりなし</translation>
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
    <name>DaySpan</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
</context>
<context>
    <name>EngineText</name>
    <message>
        <source>%1: this PyTorch was built without it.</source>
        <translation>%1: この PyTorch は対応なしでビルドされています。</translation>
    </message>
    <message>
        <source>%1: there is no %2 driver on this machine.</source>
        <translation>%1: このマシンに %2 のドライバーがありません。</translation>
    </message>
    <message>
        <source>%1: the driver is older than this build asks for.</source>
        <translation>%1: ドライバーがこのビルドの要求より古いものです。</translation>
    </message>
    <message>
        <source>%1: the driver shows no device.</source>
        <translation>%1: ドライバーからデバイスが見えません。</translation>
    </message>
    <message>
        <source>%1: the driver or PyTorch refused it.</source>
        <translation>%1: ドライバーまたは PyTorch が拒否しました。</translation>
    </message>
    <message>
        <source>Built-in engine</source>
        <translation>組み込みエンジン</translation>
    </message>
    <message>
        <source>Python: %1</source>
        <translation>Python: %1</translation>
    </message>
    <message>
        <source>torchtriage-guard is missing beside the program: nothing can be started. Install TorchTriage again.</source>
        <translation>プログラムの隣に torchtriage-guard がないため、何も開始できません。TorchTriage を再インストールしてください。</translation>
    </message>
    <message>
        <source>This TorchTriage was built without libtorch. Choose a Python environment with PyTorch instead.</source>
        <translation>この TorchTriage は libtorch なしでビルドされています。代わりに PyTorch のある Python 環境を選んでください。</translation>
    </message>
    <message>
        <source>There is no Python interpreter at this place.</source>
        <translation>この場所に Python インタープリターがありません。</translation>
    </message>
    <message>
        <source>This Python has no PyTorch.</source>
        <translation>この Python に PyTorch がありません。</translation>
    </message>
    <message>
        <source>This PyTorch is older than 1.8.</source>
        <translation>この PyTorch は 1.8 より古いものです。</translation>
    </message>
    <message>
        <source>The engine ended without an answer.</source>
        <translation>エンジンは応答せずに終了しました。</translation>
    </message>
    <message>
        <source>The engine ended without an answer. Its last line: %1</source>
        <translation>エンジンは応答せずに終了しました。最後の行：%1</translation>
    </message>
    <message>
        <source>The engine gave no answer within 90 seconds.</source>
        <translation>エンジンは 90 秒以内に応答しませんでした。</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Blocking launches: AMD_SERIALIZE_KERNEL=3, or HIP_LAUNCH_BLOCKING=1 before PyTorch 2.1. CUDA_LAUNCH_BLOCKING belongs to the NVIDIA runtime and is not offered on ROCm.</source>
        <translation>ブロッキング起動：AMD_SERIALIZE_KERNEL=3、PyTorch 2.1 より前では HIP_LAUNCH_BLOCKING=1。CUDA_LAUNCH_BLOCKING は NVIDIA のランタイムのもので、ROCm では提示しません。</translation>
    </message>
    <message>
        <source>Blocking launches: CUDA_LAUNCH_BLOCKING=1, for one run at a time.</source>
        <translation>ブロッキング起動：CUDA_LAUNCH_BLOCKING=1（1 回の実行ごと）。</translation>
    </message>
    <message>
        <source>On the CPU every call ends before it returns: there are no blocking launches.</source>
        <translation>CPU では各呼び出しは戻る前に完了するため、ブロッキング起動はありません。</translation>
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
    <message>
        <source>“%1” could not be opened or started: %3. A limit of the system is reached: close other programs or raise the limit (ulimit -a shows it), then try again.</source>
        <translation>「%1」を開くか起動することができませんでした：%3。システムの上限に達しています。ほかのプログラムを閉じるか、上限を上げてから（ulimit -a で確認できます）、もう一度試してください。</translation>
    </message>
    <message>
        <source>“%1” could not be opened or started at %2: %3. A limit of the system is reached: close other programs or raise the limit (ulimit -a shows it), then try again.</source>
        <translation>「%1」を %2 で開くか起動することができませんでした：%3。システムの上限に達しています。ほかのプログラムを閉じるか、上限を上げてから（ulimit -a で確認できます）、もう一度試してください。</translation>
    </message>
    <message>
        <source>You may not read or write “%1”. Ask its owner for access, or use a copy or a folder of your own.</source>
        <translation>「%1」を読み書きする権限がありません。所有者に権限を求めるか、コピーまたは自分のフォルダーを使ってください。</translation>
    </message>
</context>
<context>
    <name>FleetCommand</name>
    <message>
        <source>--since %1 is no date and no span. Write it as 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h or 7d.</source>
        <translation>--since %1 は日付でも期間でもありません。2024-07-24、&quot;2024-07-24 03:12&quot;、36h、7d のように書いてください。</translation>
    </message>
</context>
<context>
    <name>FleetText</name>
    <message>
        <source>Fingerprint</source>
        <translation>指紋</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>インシデント</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>系統</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>最初のエラー</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>以前</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n log(s) have a failure, %2 have none.</source>
        <translation>
            <numerusform>ログ %n 件のうち %1 件に失敗があり、%2 件にはありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n log(s) have a failure, %2 have none, %3 could not be read.</source>
        <translation>
            <numerusform>ログ %n 件のうち %1 件に失敗があり、%2 件にはなく、%3 件は読み取れませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder holds more files or deeper folders than one scan visits: the counts are of a part of it.</source>
        <translation>フォルダーには 1 回の走査で調べる数や深さを超えるファイルがあります。件数はその一部のものです。</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) could not be entered; their files are not counted.</source>
        <translation>
            <numerusform>フォルダー %n 個に入れませんでした。中のファイルは数えていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are no logs and are not counted.</source>
        <translation>
            <numerusform>ファイル %n 個はログではないため数えていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) were not followed.</source>
        <translation>
            <numerusform>リンク %n 個はたどりませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>The result could not be kept: the next scan reads every log again.</source>
        <translation>結果を保存できませんでした。次の走査ではすべてのログを読み直します。</translation>
    </message>
    <message>
        <source>What was kept of earlier scans could not be used (%1); every log was read again.</source>
        <translation>以前の走査の保存内容は使えませんでした（%1）。すべてのログを読み直しました。</translation>
    </message>
    <message>
        <source>Logs that print no date are placed on the day their file was last written.</source>
        <translation>日付のないログは、ファイルの最終更新日に置いています。</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>Day, month and year in the short form of the language, as Qt&apos;s QDate::toString() takes it</extracomment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>Day and month in the short form of the language, as Qt&apos;s QDate::toString() takes it</extracomment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>printed in the log</source>
        <translation>ログに出力された時刻</translation>
    </message>
    <message>
        <source>when the file was last written</source>
        <translation>ファイルの最終更新時刻</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>More</source>
        <translation>増加</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>減少</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>同数</translation>
    </message>
    <message>
        <source>Fingerprints: %1 new, %2 in more logs, %3 in fewer, %4 gone, %5 the same.</source>
        <translation>指紋：新規 %1、増加 %2、減少 %3、消失 %4、同数 %5。</translation>
    </message>
    <message>
        <source>A fingerprint that is gone is not proven repaired: the runs may not have come to it.</source>
        <translation>指紋が消えても修正された証明にはなりません。実行がそこまで進まなかった可能性があります。</translation>
    </message>
    <message>
        <source>Every line of the failing log is in the good one too, once numbers and paths are removed. What differs, if anything, is order, count or numbers.</source>
        <translation>数とパスを除くと、失敗したログの行はすべて正常なログにもあります。違いがあるとすれば、順序、回数、数値です。</translation>
    </message>
    <message numerus="yes">
        <source>%n different line(s) appear only in the failing log, once numbers and paths are removed; the rarest come first. What both logs print may be the cause all the same.</source>
        <translation>
            <numerusform>数とパスを除くと、%n 種類の行が失敗したログだけにあります。まれなものから並べています。両方のログにある行が原因である可能性も残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The good log shows a failure of its own: choose another one to compare with.</source>
        <translation>正常とされたログにも失敗があります。比較には別のログを選んでください。</translation>
    </message>
    <message>
        <source>The good log has more different lines than are kept: some of the lines below may be in it.</source>
        <translation>正常なログの異なる行が保持できる数を超えています。下の行の一部はそこにもある可能性があります。</translation>
    </message>
    <message>
        <source>The failing log has more lines of its own than are kept: those at its end are missing below.</source>
        <translation>失敗したログ固有の行が保持できる数を超えています。末尾の行は下にありません。</translation>
    </message>
    <message numerus="yes">
        <source>Same first failure after numbers and paths are removed: %n fingerprint(s)</source>
        <translation>
            <numerusform>数とパスを除いて最初の失敗が同じもの：指紋 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>%1 と比較</translation>
    </message>
    <message>
        <source>Good: %1</source>
        <translation>正常：%1</translation>
    </message>
    <message>
        <source>Failing: %1</source>
        <translation>失敗：%1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>Only in the failing log</source>
        <translation>失敗したログだけにある行</translation>
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
    <message>
        <source>Rerun</source>
        <translation>再実行</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Re&amp;run</source>
        <translation>再実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>検証(&amp;V)</translation>
    </message>
    <message>
        <source>Support request</source>
        <translation>サポート依頼</translation>
    </message>
    <message>
        <source>Support re&amp;quest</source>
        <translation>サポート依頼(&amp;Q)</translation>
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
    <message>
        <source>Refused value: %1 in %2</source>
        <translation>拒否された値：%2 の %1</translation>
    </message>
    <message>
        <source>It fails again in a new process</source>
        <translation>新しいプロセスでも失敗する</translation>
    </message>
    <message>
        <source>It did not fail again in a new process</source>
        <translation>新しいプロセスでは失敗しなかった</translation>
    </message>
</context>
<context>
    <name>LastWords</name>
    <message>
        <source>The memory that the system gives this program is used up. Close other programs, raise the limit (ulimit -v), or open a smaller file.</source>
        <translation>システムがこのプログラムに与えるメモリを使い切りました。ほかのプログラムを閉じるか、上限を上げるか（ulimit -v）、より小さいファイルを開いてください。</translation>
    </message>
    <message>
        <source>The system gives this program no further thread. Close other programs, or raise the limits on processes and memory (ulimit -u, ulimit -v).</source>
        <translation>システムがこのプログラムにこれ以上スレッドを与えません。ほかのプログラムを閉じるか、プロセスとメモリの上限を上げてください（ulimit -u、ulimit -v）。</translation>
    </message>
    <message>
        <source>An error that was not foreseen ended the program. What was saved before is whole. Report it together with what torchtriage-cli --debug-info prints.</source>
        <translation>予期しないエラーでプログラムが終了しました。それまでに保存したものは完全です。torchtriage-cli --debug-info の出力を添えて報告してください。</translation>
    </message>
</context>
<context>
    <name>LauncherTestText</name>
    <message>
        <source>Reached: %1</source>
        <translation>接続先：%1</translation>
    </message>
</context>
<context>
    <name>LauncherText</name>
    <message>
        <source>Its last line: %1</source>
        <translation>最後の行：%1</translation>
    </message>
    <message>
        <source>It was not started: no host of that name is known (%1). Check the name, or the entry in the configuration of ssh.</source>
        <translation>開始できませんでした。その名前のホストが見つかりません（%1）。名前、または ssh の設定の項目を確認してください。</translation>
    </message>
    <message>
        <source>It was not started: %1 does not answer. Check that it is up and reachable from here.</source>
        <translation>開始できませんでした。%1 が応答しません。起動していて、ここから到達できるかを確認してください。</translation>
    </message>
    <message>
        <source>It was not started: the key of %1 is not known here, or is not the one that was known. Connect once in a terminal and check the key.</source>
        <translation>開始できませんでした。%1 の鍵がここでは未知か、以前の鍵と異なります。端末で一度接続し、鍵を確認してください。</translation>
    </message>
    <message>
        <source>It was not started: %1 does not let this user in without a question. Set up a key or an agent; no password is asked for or kept here.</source>
        <translation>開始できませんでした。%1 は問い合わせなしではこのユーザーを受け入れません。鍵またはエージェントを設定してください。ここではパスワードを尋ねず、保存もしません。</translation>
    </message>
    <message>
        <source>It was not started: there is no such Python interpreter on %1. Name the one that it has.</source>
        <translation>開始できませんでした。%1 にその Python インタープリターはありません。実際にあるものを指定してください。</translation>
    </message>
    <message>
        <source>It was not started: the scheduler knows no such partition (%1).</source>
        <translation>開始できませんでした。スケジューラーにそのパーティションはありません（%1）。</translation>
    </message>
    <message>
        <source>It was not started: the queue of %1 had no place for it in the time that it could wait. Nothing of it is left in the queue.</source>
        <translation>開始できませんでした。待てる時間内に %1 のキューに空きが出ませんでした。キューには何も残っていません。</translation>
    </message>
    <message>
        <source>It was not started on %1.</source>
        <translation>%1 で開始できませんでした。</translation>
    </message>
    <message>
        <source>It was not started: the program cannot be used on %1 (%2).</source>
        <translation>開始できませんでした。%1 でプログラムを使用できません（%2）。</translation>
    </message>
    <message>
        <source>It was not started: its folder cannot be used on %1 (%2). Name a folder that is there.</source>
        <translation>開始できませんでした。%1 でフォルダーを使用できません（%2）。そこにあるフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>It was not started: its files could not be brought to %1 (%2). Check the space in its temporary folder.</source>
        <translation>開始できませんでした。ファイルを %1 に転送できません（%2）。一時フォルダーの空き容量を確認してください。</translation>
    </message>
    <message>
        <source>It was not started: the program of the launcher %1 is not on this machine (%2).</source>
        <translation>開始できませんでした。ランチャー %1 のプログラムがこのマシンにありません（%2）。</translation>
    </message>
    <message>
        <source>It was not started: the launcher %1 ended with exit code %2 before the run began.</source>
        <translation>開始できませんでした。実行が始まる前に、ランチャー %1 が終了コード %2 で終了しました。</translation>
    </message>
    <message>
        <source>The node failed while it ran, as its scheduler says: that is neither a failure nor a success of the program.</source>
        <translation>スケジューラーによると、実行中にノードが停止しました。プログラムの失敗でも成功でもありません。</translation>
    </message>
    <message>
        <source>The connection to %1 was lost while it ran. How it ended is not known; what is left of it there ends when the line stays silent.</source>
        <translation>実行中に %1 との接続が失われました。どのように終わったかは不明です。そこに残ったものは、通信が途絶えたままなら終了します。</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>The job keeps its outputs in a folder. That works on this machine only.</source>
        <translation>このジョブは出力をフォルダーに保存します。これはこのマシンでのみ動作します。</translation>
    </message>
    <message>
        <source>%1: there is no such launcher. local, ssh and slurm are built in.</source>
        <translation>%1: このランチャーはありません。local、ssh、slurm は組み込まれています。</translation>
    </message>
    <message>
        <source>%1: name the machine, as in %1:NAME.</source>
        <translation>%1: マシンを %1:名前 の形で指定してください。</translation>
    </message>
    <message>
        <source>%1: the name of the machine holds a character that such a name cannot have, or begins with a hyphen.</source>
        <translation>%1: マシンの名前に使えない文字が含まれているか、ハイフンで始まっています。</translation>
    </message>
    <message>
        <source>%1: the interpreter has no usable name.</source>
        <translation>%1: インタープリターの名前が使用できません。</translation>
    </message>
    <message>
        <source>%1: options begin with a hyphen, and none is -- or holds a control character.</source>
        <translation>%1: オプションはハイフンで始まり、-- そのものや制御文字を含むものは使えません。</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>接続中</translation>
    </message>
    <message>
        <source>Job %1 in the queue: %2</source>
        <translation>キュー内のジョブ %1：%2</translation>
    </message>
    <message>
        <source>Job %1 in the queue: %2 (%3)</source>
        <translation>キュー内のジョブ %1：%2（%3）</translation>
    </message>
    <message>
        <source>The scheduler took its place for another job: that is neither a failure nor a success.</source>
        <translation>スケジューラーが別のジョブのために場所を空けさせました。失敗でも成功でもありません。</translation>
    </message>
    <message>
        <source>It was cancelled from outside, through the scheduler: that is neither a failure nor a success.</source>
        <translation>外部からスケジューラーを通じて取り消されました。失敗でも成功でもありません。</translation>
    </message>
    <message>
        <source>The scheduler ended it at the time limit of its job: that is neither a failure nor a success.</source>
        <translation>スケジューラーがジョブの制限時間で終了させました。失敗でも成功でもありません。</translation>
    </message>
    <message>
        <source>The node ended it at the memory limit of its job. Ask for more memory, or look at what it holds.</source>
        <translation>ノードがジョブのメモリ上限で終了させました。メモリを増やして要求するか、何を保持しているかを調べてください。</translation>
    </message>
</context>
<context>
    <name>LibraryText</name>
    <message>
        <source>Record not readable</source>
        <translation>記録を読み取れません</translation>
    </message>
    <message>
        <source>There are more folders than one scan visits: some incidents are not listed.</source>
        <translation>一度の走査で調べる数よりフォルダーが多いため、一覧にないインシデントがあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) could not be read.</source>
        <translation>
            <numerusform>%n 個のフォルダーを読み取れませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) to folders were not followed.</source>
        <translation>
            <numerusform>フォルダーへのリンク %n 個はたどっていません。</numerusform>
        </translation>
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
    <name>MinimalCase</name>
    <message>
        <source>No job is known for this operator, so no case can be kept.</source>
        <translation>この演算子のジョブが分からないため、ケースを保存できません。</translation>
    </message>
    <message>
        <source>The samples of this batch cannot be taken apart; a case keeps all of them.</source>
        <translation>このバッチのサンプルは切り離せません。ケースにはすべてが保存されます。</translation>
    </message>
    <message>
        <source>Python itself refuses these inputs before it calls the operator, so a job of the operator would not show it.</source>
        <translation>Python 自身が演算子を呼び出す前にこれらの入力を拒否するため、演算子のジョブでは現れません。</translation>
    </message>
    <message>
        <source>Nothing was refused: there is no case to keep.</source>
        <translation>拒否されたものはありません。保存するケースはありません。</translation>
    </message>
    <message>
        <source>The job of a case would need an input that this batch does not have.</source>
        <translation>ケースのジョブには、このバッチにない入力が必要です。</translation>
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
    <message>
        <source>Open reruns</source>
        <translation>再実行を開く</translation>
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
    <name>RecordField</name>
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
        <source>Code revision</source>
        <translation>コードのリビジョン</translation>
    </message>
    <message>
        <source>Backend (cuda, rocm, cpu, xpu or mps)</source>
        <translation>バックエンド（cuda、rocm、cpu、xpu、mps）</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>dtype of the failing input</source>
        <translation>失敗した入力の dtype</translation>
    </message>
    <message>
        <source>Shape of the failing input (32, 128)</source>
        <translation>失敗した入力の形状 (32, 128)</translation>
    </message>
</context>
<context>
    <name>Reduction</name>
    <message>
        <source>%1 dimension %2</source>
        <translation>%1 の次元 %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 are needed, whichever they are. A smaller tensor made up by hand would not fail.</source>
        <translation>%1: %3 のうち %2 が必要で、どれであるかは問いません。手で作った小さなテンソルでは失敗しません。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 are left, and none of them could be left out. Whether their number matters or each of them was not settled.</source>
        <translation>%1: %3 のうち %2 が残り、どれも省けませんでした。重要なのがその数なのか、それぞれなのかは決まっていません。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 are left.</source>
        <translation>%1: %3 のうち %2 が残りました。</translation>
    </message>
    <message>
        <source>The layout of %1 matters: a contiguous copy does not fail in the same way.</source>
        <translation>%1 のメモリ配置が関係します。連続したコピーは同じ形では失敗しません。</translation>
    </message>
    <message>
        <source>The layout of %1 was kept, and does not matter.</source>
        <translation>%1 のメモリ配置は保たれていますが、関係しません。</translation>
    </message>
    <message>
        <source>Where %1 begins in its storage matters.</source>
        <translation>%1 がストレージのどこから始まるかが関係します。</translation>
    </message>
    <message>
        <source>The values of %1 matter: with zeros it does not fail in the same way.</source>
        <translation>%1 の値が関係します。すべて 0 では同じ形で失敗しません。</translation>
    </message>
    <message>
        <source>The values of %1 do not matter: zeros fail in the same way.</source>
        <translation>%1 の値は関係しません。すべて 0 でも同じ形で失敗します。</translation>
    </message>
    <message>
        <source>The result failed in the same way once more, in a new process.</source>
        <translation>結果は新しいプロセスでもう一度同じ形で失敗しました。</translation>
    </message>
    <message>
        <source>The result did not fail when it was run once more: the failure does not come every time. Repeats may tell more.</source>
        <translation>もう一度実行すると失敗しませんでした。毎回起きる失敗ではありません。繰り返すと詳しく分かることがあります。</translation>
    </message>
    <message>
        <source>The number of runs is used up. What is kept fails, and may not be the smallest; the same command goes on from here.</source>
        <translation>実行回数を使い切りました。保存したものは失敗しますが、最小とは限りません。同じコマンドでここから続けられます。</translation>
    </message>
    <message>
        <source>The time is used up. What is kept fails, and may not be the smallest; the same command goes on from here.</source>
        <translation>時間を使い切りました。保存したものは失敗しますが、最小とは限りません。同じコマンドでここから続けられます。</translation>
    </message>
    <message>
        <source>Paused. What is kept fails, and may not be the smallest; the same command goes on from here.</source>
        <translation>一時停止しました。保存したものは失敗しますが、最小とは限りません。同じコマンドでここから続けられます。</translation>
    </message>
    <message>
        <source>A run could not be carried out.</source>
        <translation>実行できないものがありました。</translation>
    </message>
    <message>
        <source>The job did not fail in the same way twice, so there is nothing to reduce.</source>
        <translation>ジョブは 2 回続けて同じ形では失敗しなかったため、縮小するものがありません。</translation>
    </message>
    <message>
        <source>%1 of %2 steps are left.</source>
        <translation>%2 ステップのうち %1 が残りました。</translation>
    </message>
    <message>
        <source>A second copy in “plain” fails in the same way and holds none of the original values, but for those that stand at a limit.</source>
        <translation>「plain」にある 2 つ目のコピーも同じ形で失敗し、境界にある値を除いて元の値を含みません。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) in all.</source>
        <translation>
            <numerusform>全部で %n 回実行しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>the same failure</source>
        <translation>同じ失敗</translation>
    </message>
    <message>
        <source>another failure</source>
        <translation>別の失敗</translation>
    </message>
    <message>
        <source>no failure</source>
        <translation>失敗なし</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>実行 %1: %2</translation>
    </message>
    <message>
        <source>Nothing can be left out of this case: no dimension of its saved tensors can be made smaller.</source>
        <translation>このケースから取り除けるものはありません。保存されたテンソルのどの次元もこれ以上小さくできません。</translation>
    </message>
</context>
<context>
    <name>RequestCase</name>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 個</translation>
    </message>
    <message>
        <source>Its content cannot be shown.</source>
        <translation>内容を表示できません。</translation>
    </message>
</context>
<context>
    <name>RequestCommand</name>
    <message>
        <source>Nothing was written. Do not keep that kind, or remove the line from the log.</source>
        <translation>何も書き込んでいません。その種類を残さないようにするか、ログから該当行を削除してください。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” written; %n value(s) replaced, none left that looks private. Read it before you send it.</source>
        <translation>
            <numerusform>「%1」を書き込みました。%n 個の値を置き換え、非公開と思われる値は残っていません。送る前に読み直してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was written. These files of the minimal case would leave with their values; add --consent if they may.</source>
        <translation>何も書き込んでいません。最小ケースのこれらのファイルは値ごと渡されます。渡してよい場合は --consent を付けてください。</translation>
    </message>
</context>
<context>
    <name>RequestKinds</name>
    <message>
        <source>Blocks between BEGIN PRIVATE KEY and END. Whoever has one can act as its owner.</source>
        <translation>BEGIN PRIVATE KEY と END の間のブロック。持っている人は所有者として振る舞えます。</translation>
    </message>
    <message>
        <source>Keys of clouds, repositories and experiment trackers, recognised by their form. They give access to what is yours.</source>
        <translation>クラウド、リポジトリ、実験管理サービスのキー。形式で判別します。あなたのものへのアクセスを許すものです。</translation>
    </message>
    <message>
        <source>Values of keys that are named like a password, token or key.</source>
        <translation>パスワード、トークン、キーのような名前を持つ項目の値。</translation>
    </message>
    <message>
        <source>User, password or signature inside an address. The rest of the address stays.</source>
        <translation>アドレスに含まれるユーザー、パスワード、署名。アドレスの残りの部分はそのままです。</translation>
    </message>
    <message>
        <source>Addresses of people.</source>
        <translation>人のアドレス。</translation>
    </message>
    <message>
        <source>Words that you asked to replace.</source>
        <translation>置き換えるよう指定した語。</translation>
    </message>
    <message>
        <source>Addresses of repositories. Those of well-known public projects stay.</source>
        <translation>リポジトリのアドレス。よく知られた公開プロジェクトのものは残ります。</translation>
    </message>
    <message>
        <source>Addresses of object storage, with the names of what lies in it.</source>
        <translation>オブジェクトストレージのアドレスと、その中身の名前。</translation>
    </message>
    <message>
        <source>Addresses of container images. Public images of vendors stay.</source>
        <translation>コンテナイメージのアドレス。ベンダーの公開イメージは残ります。</translation>
    </message>
    <message>
        <source>Home folders, which name a person.</source>
        <translation>人の名前を含むホームフォルダー。</translation>
    </message>
    <message>
        <source>Login names and names of authors, wherever they stand once they were seen in a path, a prompt or a variable.</source>
        <translation>ログイン名と作者名。パス、プロンプト、変数で一度見つかれば、どこにあっても置き換えます。</translation>
    </message>
    <message>
        <source>Names of machines. Two machines can still be told apart.</source>
        <translation>マシンの名前。2 台のマシンは引き続き区別できます。</translation>
    </message>
    <message>
        <source>IPv4 and IPv6 addresses. Addresses of the machine itself (127.0.0.1) stay.</source>
        <translation>IPv4 と IPv6 のアドレス。マシン自身のアドレス（127.0.0.1）は残ります。</translation>
    </message>
    <message>
        <source>Hardware addresses of network cards.</source>
        <translation>ネットワークカードのハードウェアアドレス。</translation>
    </message>
    <message>
        <source>Private keys</source>
        <translation>秘密鍵</translation>
    </message>
    <message>
        <source>Access tokens</source>
        <translation>アクセストークン</translation>
    </message>
    <message>
        <source>Passwords and secrets</source>
        <translation>パスワードとシークレット</translation>
    </message>
    <message>
        <source>Credentials in addresses</source>
        <translation>アドレス内の認証情報</translation>
    </message>
    <message>
        <source>E-mail addresses</source>
        <translation>メールアドレス</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>指定した語</translation>
    </message>
    <message>
        <source>Git remotes</source>
        <translation>Git リモート</translation>
    </message>
    <message>
        <source>Bucket addresses</source>
        <translation>バケットのアドレス</translation>
    </message>
    <message>
        <source>Container images</source>
        <translation>コンテナイメージ</translation>
    </message>
    <message>
        <source>Home paths</source>
        <translation>ホームパス</translation>
    </message>
    <message>
        <source>User names</source>
        <translation>ユーザー名</translation>
    </message>
    <message>
        <source>Host names</source>
        <translation>ホスト名</translation>
    </message>
    <message>
        <source>IP addresses</source>
        <translation>IP アドレス</translation>
    </message>
    <message>
        <source>MAC addresses</source>
        <translation>MAC アドレス</translation>
    </message>
    <message>
        <source>Serial numbers</source>
        <translation>シリアル番号</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>環境変数</translation>
    </message>
    <message>
        <source>Sample ids</source>
        <translation>サンプル ID</translation>
    </message>
    <message>
        <source>Jobs and runs</source>
        <translation>ジョブと実行</translation>
    </message>
    <message>
        <source>Project paths</source>
        <translation>プロジェクトのパス</translation>
    </message>
    <message>
        <source>Serial numbers and identifiers of GPUs. They may stay if the reader needs to find the device.</source>
        <translation>シリアル番号と GPU の識別子。読む人がデバイスを特定する必要がある場合は残せます。</translation>
    </message>
    <message>
        <source>Values of variables that are not known to be technical. They may stay if they explain the failure.</source>
        <translation>技術的なものと分かっていない変数の値。失敗の説明に必要な場合は残せます。</translation>
    </message>
    <message>
        <source>Names of samples in the data. They may stay if the reader has the same data.</source>
        <translation>データに含まれるサンプルの名前。読む人が同じデータを持つ場合は残せます。</translation>
    </message>
    <message>
        <source>Numbers and names of jobs. They may stay if the reader runs the cluster.</source>
        <translation>ジョブの番号と名前。読む人がクラスターの管理者である場合は残せます。</translation>
    </message>
    <message>
        <source>Folders of your project. Names of source files and paths of libraries stay anyway.</source>
        <translation>プロジェクトのフォルダー。ソースファイルの名前とライブラリのパスは常に残ります。</translation>
    </message>
    <message>
        <source>a private key</source>
        <translation>秘密鍵</translation>
    </message>
    <message>
        <source>an access token</source>
        <translation>アクセストークン</translation>
    </message>
    <message>
        <source>a password or secret</source>
        <translation>パスワードまたはシークレット</translation>
    </message>
    <message>
        <source>credentials in an address</source>
        <translation>アドレス内の認証情報</translation>
    </message>
    <message>
        <source>an e-mail address</source>
        <translation>メールアドレス</translation>
    </message>
    <message>
        <source>one of your words</source>
        <translation>指定した語</translation>
    </message>
    <message>
        <source>a Git remote</source>
        <translation>Git リモート</translation>
    </message>
    <message>
        <source>a bucket address</source>
        <translation>バケットのアドレス</translation>
    </message>
    <message>
        <source>a container image</source>
        <translation>コンテナイメージ</translation>
    </message>
    <message>
        <source>a home path</source>
        <translation>ホームパス</translation>
    </message>
    <message>
        <source>a user name</source>
        <translation>ユーザー名</translation>
    </message>
    <message>
        <source>a host name</source>
        <translation>ホスト名</translation>
    </message>
    <message>
        <source>an IP address</source>
        <translation>IP アドレス</translation>
    </message>
    <message>
        <source>a MAC address</source>
        <translation>MAC アドレス</translation>
    </message>
    <message>
        <source>a serial number</source>
        <translation>シリアル番号</translation>
    </message>
    <message>
        <source>the value of a variable</source>
        <translation>変数の値</translation>
    </message>
    <message>
        <source>a sample id</source>
        <translation>サンプル ID</translation>
    </message>
    <message>
        <source>a job or run</source>
        <translation>ジョブまたは実行</translation>
    </message>
    <message>
        <source>a project path</source>
        <translation>プロジェクトのパス</translation>
    </message>
</context>
<context>
    <name>RequestText</name>
    <message>
        <source>Tensor</source>
        <translation>テンソル</translation>
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
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
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
        <source>Revision</source>
        <translation>リビジョン</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>環境</translation>
    </message>
    <message>
        <source>No line of the log names the backend; it follows from what kind of failure this is.</source>
        <translation>ログのどの行にもバックエンドの名前はありません。失敗の種類から導いたものです。</translation>
    </message>
    <message>
        <source>Packages with compiled code of their own</source>
        <translation>独自のコンパイル済みコードを持つパッケージ</translation>
    </message>
    <message>
        <source>Each of them was built for certain versions of PyTorch and of CUDA or ROCm. The log does not show whether these fit.</source>
        <translation>それぞれ特定のバージョンの PyTorch と CUDA または ROCm 向けにビルドされています。適合しているかどうかはログからは分かりません。</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Tensors of the saved batch %1.</source>
        <translation>保存済みバッチ %1 のテンソル。</translation>
    </message>
    <message numerus="yes">
        <source>%n more tensor(s) not listed.</source>
        <translation>
            <numerusform>ほかに %n 個のテンソルがあります（一覧には含めていません）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The values themselves are withheld; these are statistics of them.</source>
        <translation>値そのものは含めていません。これはその統計です。</translation>
    </message>
    <message>
        <source>The values themselves are withheld.</source>
        <translation>値そのものは含めていません。</translation>
    </message>
    <message>
        <source>Minimal case</source>
        <translation>最小ケース</translation>
    </message>
    <message>
        <source>Checks of the data</source>
        <translation>データの確認</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>試したこと</translation>
    </message>
    <message>
        <source>No rerun of the failing case is recorded.</source>
        <translation>失敗したケースの再実行は記録されていません。</translation>
    </message>
    <message>
        <source>A success on the CPU is a clue, not a validation of CUDA.</source>
        <translation>CPU での成功は手がかりであり、CUDA の検証ではありません。</translation>
    </message>
    <message>
        <source>What is ruled out</source>
        <translation>除外されたこと</translation>
    </message>
    <message>
        <source>Nothing is ruled out so far.</source>
        <translation>今のところ除外されたものはありません。</translation>
    </message>
    <message>
        <source>No failure found in the log</source>
        <translation>ログに失敗は見つかりませんでした</translation>
    </message>
    <message>
        <source>%1 in %2, rank %3</source>
        <translation>%2 で %1、ランク %3</translation>
    </message>
    <message>
        <source>%1, rank %2</source>
        <translation>%1、ランク %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 で %1</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>How firmly the log supports this: %1. %2</source>
        <translation>ログによる裏付けの強さ：%1。%2</translation>
    </message>
    <message>
        <source>Iteration: %1</source>
        <translation>イテレーション：%1</translation>
    </message>
    <message>
        <source>Epoch: %1</source>
        <translation>エポック：%1</translation>
    </message>
    <message>
        <source>Last completed step: %1</source>
        <translation>最後に完了したステップ：%1</translation>
    </message>
    <message>
        <source>Number of ranks: %1</source>
        <translation>ランク数：%1</translation>
    </message>
    <message>
        <source>First failure</source>
        <translation>最初の失敗</translation>
    </message>
    <message>
        <source>End of the log</source>
        <translation>ログの末尾</translation>
    </message>
    <message>
        <source>Where it was observed</source>
        <translation>観測された場所</translation>
    </message>
    <message>
        <source>Operator: %1</source>
        <translation>演算子：%1</translation>
    </message>
    <message>
        <source>Kernel: %1</source>
        <translation>カーネル：%1</translation>
    </message>
    <message>
        <source>Condition that did not hold: %1</source>
        <translation>満たされなかった条件：%1</translation>
    </message>
    <message>
        <source>Contract of the operator: %1</source>
        <translation>演算子の契約：%1</translation>
    </message>
    <message>
        <source>Argument: %1</source>
        <translation>引数：%1</translation>
    </message>
    <message>
        <source>Exception: %1</source>
        <translation>例外：%1</translation>
    </message>
    <message>
        <source>dtype in the log: %1</source>
        <translation>ログ内の dtype:%1</translation>
    </message>
    <message>
        <source>Shape in the log: %1</source>
        <translation>ログ内の形状：%1</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>What is not known</source>
        <translation>分かっていないこと</translation>
    </message>
    <message>
        <source>What this request does not claim</source>
        <translation>この依頼が主張しないこと</translation>
    </message>
    <message>
        <source>It tells what the log and the saved data show. It does not establish the cause.</source>
        <translation>ログと保存済みデータが示すことを述べています。原因を確定するものではありません。</translation>
    </message>
    <message>
        <source>Nothing in it shows that the GPU, its driver or PyTorch is at fault.</source>
        <translation>GPU、そのドライバー、PyTorch に問題があることを示すものは含まれていません。</translation>
    </message>
    <message>
        <source>Names such as %1 stand for private values. The same name always stands for the same value.</source>
        <translation>%1 のような名前は非公開の値の代わりです。同じ名前は常に同じ値を表します。</translation>
    </message>
    <message>
        <source>What we ask</source>
        <translation>お願いしたいこと</translation>
    </message>
    <message>
        <source>Please look at the kernel log and the driver log of the node, around the time of the first failure.</source>
        <translation>最初の失敗の前後について、ノードのカーネルログとドライバーログを確認してください。</translation>
    </message>
    <message>
        <source>Please tell us the limits of the job and how the scheduler recorded its end.</source>
        <translation>ジョブの制限と、スケジューラーが終了をどう記録したかを教えてください。</translation>
    </message>
    <message>
        <source>The real names of machines and jobs can be given apart from this text.</source>
        <translation>マシンとジョブの実際の名前は、この文書とは別にお伝えできます。</translation>
    </message>
    <message>
        <source>General</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>PyTorch issue form</source>
        <translation>PyTorch の issue フォーム</translation>
    </message>
    <message>
        <source>Cluster help desk</source>
        <translation>クラスターのヘルプデスク</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>It failed in %1 of %2 runs.</source>
        <translation>%2 回の実行のうち %1 回失敗しました。</translation>
    </message>
    <message>
        <source>Observed at %1, before at %2.</source>
        <translation>観測点は %1、以前は %2。</translation>
    </message>
    <message>
        <source>Observed at %1.</source>
        <translation>観測点は %1。</translation>
    </message>
    <message>
        <source>Run with %1.</source>
        <translation>実行環境：%1。</translation>
    </message>
    <message>
        <source>It does not need what ran before it in the old process: it fails in a new one.</source>
        <translation>元のプロセスでそれ以前に実行されたものは必要ありません。新しいプロセスでも失敗します。</translation>
    </message>
    <message>
        <source>It does not need a GPU: it fails on the CPU in the same way.</source>
        <translation>GPU は必要ありません。CPU でも同じように失敗します。</translation>
    </message>
    <message>
        <source>It does not need reduced precision: it fails in float32 too.</source>
        <translation>低精度は必要ありません。float32 でも失敗します。</translation>
    </message>
    <message>
        <source>It does not need the operator&apos;s own kernel: the reference fails too.</source>
        <translation>演算子自身のカーネルは必要ありません。参照実装でも失敗します。</translation>
    </message>
    <message>
        <source>It does not need the optional extension: it fails without it.</source>
        <translation>任意の拡張は必要ありません。なくても失敗します。</translation>
    </message>
    <message>
        <source>It does not need the strides of the inputs: it fails with contiguous ones.</source>
        <translation>入力のストライドは必要ありません。連続した入力でも失敗します。</translation>
    </message>
    <message>
        <source>It does not need the whole batch: one sample is enough.</source>
        <translation>バッチ全体は必要ありません。1 サンプルで起こります。</translation>
    </message>
    <message>
        <source>The change “%1” does not decide: it fails with it too.</source>
        <translation>変更「%1」は決め手ではありません。この変更をしても失敗します。</translation>
    </message>
    <message>
        <source>Check %1</source>
        <translation>チェック %1</translation>
    </message>
    <message>
        <source>Check %1 of %2</source>
        <extracomment>%1 &quot;class-index, nll_loss&quot;, %2 &quot;target&quot;</extracomment>
        <translation>%2 のチェック %1</translation>
    </message>
    <message>
        <source>In the zip with this text, with its values: %1.</source>
        <translation>このテキストとともに zip に値ごと入っています：%1。</translation>
    </message>
    <message>
        <source>Kept with the incident, not attached; it can be asked for:</source>
        <translation>インシデントに保存済み、添付なし。必要なら請求できます：</translation>
    </message>
    <message>
        <source>Kept with the incident:</source>
        <translation>インシデントに保存済み：</translation>
    </message>
    <message>
        <source>Each rerun in a new process, with one change at most.</source>
        <translation>各再実行は新しいプロセスで行い、変更は多くても 1 つです。</translation>
    </message>
    <message>
        <source>%1: what the operator asks of these inputs holds.</source>
        <translation>%1: 演算子が入力に求める条件は満たされています。</translation>
    </message>
    <message>
        <source>How it behaves with these changes, which no finished run made: %1.</source>
        <translation>次の変更での挙動（完了した実行がないもの）: %1。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
</context>
<context>
    <name>RerunInputText</name>
    <message>
        <source>torchtriage-guard is missing beside the program: nothing can be started. Install TorchTriage again.</source>
        <translation>プログラムの隣に torchtriage-guard がないため、何も開始できません。TorchTriage を再インストールしてください。</translation>
    </message>
    <message>
        <source>This TorchTriage was built without libtorch. Choose a Python environment with --engine python:PATH.</source>
        <translation>この TorchTriage は libtorch なしでビルドされています。--engine python:PATH で Python 環境を選んでください。</translation>
    </message>
    <message>
        <source>%1: an engine is builtin, or python: and a path.</source>
        <translation>%1: エンジンは builtin、または python: とパスです。</translation>
    </message>
    <message>
        <source>%1: there is no Python interpreter at this place.</source>
        <translation>%1: この場所に Python インタープリターがありません。</translation>
    </message>
    <message>
        <source>Give one of --job, --incident, or a command after --.</source>
        <translation>--job、--incident、または -- の後のコマンドのうち 1 つを指定してください。</translation>
    </message>
    <message>
        <source>%1: the record names no command. Give it after --.</source>
        <translation>%1: 記録にコマンドがありません。-- の後に指定してください。</translation>
    </message>
    <message>
        <source>%1: a device is cpu or cuda:N.</source>
        <translation>%1: デバイスは cpu または cuda:N です。</translation>
    </message>
    <message>
        <source>%1: only the program itself chooses its device. Use its own option.</source>
        <translation>%1: デバイスを選ぶのはプログラム自身です。プログラムのオプションを使ってください。</translation>
    </message>
    <message>
        <source>One change at a time: give one of --device cpu, --blocking and --change.</source>
        <translation>変更は一度に 1 つです。--device cpu、--blocking、--change のうち 1 つを指定してください。</translation>
    </message>
    <message>
        <source>%1: there is no such variation.</source>
        <translation>%1: このバリエーションはありません。</translation>
    </message>
    <message>
        <source>Give it with --with.</source>
        <translation>--with で指定してください。</translation>
    </message>
    <message>
        <source>--host and --launcher-option need a --launcher that leaves this machine.</source>
        <translation>--host と --launcher-option には、別のマシンで実行する --launcher が必要です。</translation>
    </message>
    <message>
        <source>Give its id with --with: builtin, or python: and a path.</source>
        <translation>--with で ID を指定してください：builtin、または python: とパス。</translation>
    </message>
    <message>
        <source>Or give its number with --step.</source>
        <translation>または --step で番号を指定してください。</translation>
    </message>
</context>
<context>
    <name>RerunReading</name>
    <message>
        <source>The baseline fails in a new process: the failure does not need what ran before it in the old one.</source>
        <translation>ベースラインは新しいプロセスでも失敗します。以前のプロセスで先に実行されたものは、この失敗に必要ありません。</translation>
    </message>
    <message>
        <source>The baseline ended without the failure. Until it fails, runs with a change say little.</source>
        <translation>ベースラインは失敗せずに終わりました。失敗が再現するまで、変更を加えた実行から分かることはわずかです。</translation>
    </message>
    <message>
        <source>The baseline fails in another way than the log. Bring the command closer to the original run first.</source>
        <translation>ベースラインはログとは別の形で失敗します。まずコマンドを元の実行に近づけてください。</translation>
    </message>
    <message>
        <source>One run without a failure is no proof: repeat it before you rely on it.</source>
        <translation>1 回失敗しなかっただけでは証明になりません。頼る前に繰り返してください。</translation>
    </message>
    <message>
        <source>This change led to another failure: it neither confirms nor excludes that the change matters.</source>
        <translation>この変更では別の失敗になりました。変更が関係するかどうかは、確認も否定もされません。</translation>
    </message>
    <message>
        <source>With blocking launches the error is still reported at %2. That supports that the call there is the one that fails.</source>
        <translation>ブロッキング起動でも、エラーは %2 で報告されます。そこの呼び出しが失敗していることを裏付けます。</translation>
    </message>
    <message>
        <source>With blocking launches the error is reported at %2: the call at %1 only waited for it.</source>
        <translation>ブロッキング起動では、エラーは %2 で報告されます。%1 の呼び出しは待っていただけです。</translation>
    </message>
    <message>
        <source>With blocking launches it did not fail: the order of the work may matter, or the failure comes and goes.</source>
        <translation>ブロッキング起動では失敗しませんでした。処理の順序が関係するか、失敗が断続的である可能性があります。</translation>
    </message>
    <message>
        <source>The CPU refuses it too: check the data and the operator&apos;s conditions before you suspect the device.</source>
        <translation>CPU でも拒否されます。デバイスを疑う前に、データと演算子の条件を確認してください。</translation>
    </message>
    <message>
        <source>It passes on the CPU. That is a clue, not a validation: kernels, layouts and rounding differ.</source>
        <translation>CPU では成功します。これは手がかりであり、検証ではありません。カーネル、レイアウト、丸めが異なります。</translation>
    </message>
    <message>
        <source>On the CPU it fails in another way. A program that insists on a device fails at its start: such a run says nothing about the operator.</source>
        <translation>CPU では別の形で失敗します。デバイスを必須とするプログラムは起動時に失敗し、その実行は演算子について何も示しません。</translation>
    </message>
    <message>
        <source>It fails in float32 too: the reduced precision is not needed for it.</source>
        <translation>float32 でも失敗します。低い精度はこの失敗に必要ありません。</translation>
    </message>
    <message>
        <source>It passes in float32: overflow, autocast or a kernel of the reduced precision takes part. Which one is not decided here.</source>
        <translation>float32 では成功します。オーバーフロー、autocast、低精度のカーネルのいずれかが関係します。どれかはここでは決まりません。</translation>
    </message>
    <message>
        <source>The reference fails too: check its inputs before you suspect the operator&apos;s own kernel.</source>
        <translation>参照演算子でも失敗します。演算子のカーネルを疑う前に入力を確認してください。</translation>
    </message>
    <message>
        <source>The reference passes: the operator&apos;s own kernel, or a condition that only it checks, takes part. Compare the outputs.</source>
        <translation>参照演算子では成功します。演算子のカーネル、または演算子だけが調べる条件が関係します。出力を比べてください。</translation>
    </message>
    <message>
        <source>It fails without the extension too: the extension is not needed for it.</source>
        <translation>拡張なしでも失敗します。拡張はこの失敗に必要ありません。</translation>
    </message>
    <message>
        <source>It passes without the extension: check what the extension asks of strides, sizes and versions. That proves no defect in it.</source>
        <translation>拡張なしでは成功します。拡張がストライド、サイズ、バージョンに求める条件を確認してください。拡張の欠陥を証明するものではありません。</translation>
    </message>
    <message>
        <source>It fails with contiguous inputs too: the strides are not needed for it.</source>
        <translation>連続した入力でも失敗します。ストライドはこの失敗に必要ありません。</translation>
    </message>
    <message>
        <source>One sample is enough for it: that is the smaller case to keep.</source>
        <translation>サンプル 1 つで失敗します。保存すべき、より小さなケースです。</translation>
    </message>
    <message>
        <source>One sample does not show it: another sample may, or the size of the batch matters.</source>
        <translation>サンプル 1 つでは再現しません。別のサンプルでは再現するか、バッチの大きさが関係します。</translation>
    </message>
    <message>
        <source>With the device waited for after each step, the error shows at %2.</source>
        <translation>ステップごとにデバイスを待つと、エラーは %2 で現れます。</translation>
    </message>
    <message>
        <source>With the device waited for after each step, the error shows at %2 instead of %1.</source>
        <translation>ステップごとにデバイスを待つと、エラーは %1 ではなく %2 で現れます。</translation>
    </message>
    <message>
        <source>With the device waited for after each step it did not fail: the order of the work may matter, or the failure comes and goes.</source>
        <translation>ステップごとにデバイスを待つと失敗しませんでした。処理の順序が関係するか、失敗が断続的である可能性があります。</translation>
    </message>
    <message>
        <source>It fails with this change too: the change does not decide.</source>
        <translation>この変更でも失敗します。変更は決め手ではありません。</translation>
    </message>
    <message>
        <source>It passes with this change: the change takes part. How is not decided here.</source>
        <translation>この変更では成功します。変更が関係しますが、どう関係するかはここでは決まりません。</translation>
    </message>
    <message>
        <source>It began in step %1, the first one.</source>
        <translation>最初のステップ %1 で始まりました。</translation>
    </message>
    <message>
        <source>It began after step %1 and not after step %2.</source>
        <translation>ステップ %1 より後、ステップ %2 までの間に始まりました。</translation>
    </message>
    <message>
        <source>Blocking launches move the report from %1 to %2.</source>
        <translation>ブロッキング起動により、報告箇所が %1 から %2 に移りました。</translation>
    </message>
    <message>
        <source>Nothing has run to its end yet.</source>
        <translation>最後まで実行されたものはまだありません。</translation>
    </message>
    <message>
        <source>The baseline did not show the failure.</source>
        <translation>ベースラインでは失敗が起きませんでした。</translation>
    </message>
    <message>
        <source>The baseline fails in another way than the log.</source>
        <translation>ベースラインはログとは別の形で失敗します。</translation>
    </message>
    <message numerus="yes">
        <source>All %n finished run(s) show the same failure.</source>
        <translation>
            <numerusform>完了した %n 件の実行すべてで同じ失敗が起きています。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 finished runs show the same failure.</source>
        <translation>完了した %2 件の実行のうち %1 件で同じ失敗が起きています。</translation>
    </message>
    <message>
        <source>The finished runs fail, and there is nothing to compare them with, or they fail in another way.</source>
        <translation>完了した実行は失敗していますが、比べる対象がないか、別の形で失敗しています。</translation>
    </message>
    <message>
        <source>None of the finished runs shows the failure.</source>
        <translation>完了した実行のいずれにも失敗は見られません。</translation>
    </message>
    <message>
        <source>%1 could not be carried out here.</source>
        <translation>%1 はここでは実行できませんでした。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 fails in %2 of %3 runs: one run alone proves little.</source>
        <translation>%1 は %3 回中 %2 回失敗します。1 回だけではほとんど何も証明できません。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) have not finished.</source>
        <translation>
            <numerusform>%n 件の実行がまだ終わっていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>It ended without a failure, and none of the baseline is known: this change says nothing about one.</source>
        <translation>失敗せずに終わりましたが、ベースラインの失敗も知られていません。この変更から失敗について分かることはありません。</translation>
    </message>
    <message>
        <source>It fails, and no failure of the baseline is known to compare it with: whether the change matters is open.</source>
        <translation>失敗しましたが、比べるべきベースラインの失敗が知られていません。変更が関係するかどうかは未定です。</translation>
    </message>
    <message>
        <source>It fails in float64 too: neither rounding nor overflow of the smaller dtype is needed for it.</source>
        <translation>float64 でも失敗します。小さい dtype の丸めやオーバーフローは必要条件ではありません。</translation>
    </message>
    <message>
        <source>It passes in float64: rounding, overflow or a kernel of the smaller dtype takes part. Which one is not decided here.</source>
        <translation>float64 では通ります。丸め、オーバーフロー、または小さい dtype のカーネルが関与しています。どれかはここでは決まりません。</translation>
    </message>
    <message>
        <source>It fails in the other engine too: this version and build of PyTorch are not needed for it.</source>
        <translation>別のエンジンでも失敗します。この PyTorch のバージョンとビルドは必要条件ではありません。</translation>
    </message>
    <message>
        <source>It passes in the other engine: version, build or libraries take part. Which one is not decided here.</source>
        <translation>別のエンジンでは通ります。バージョン、ビルド、ライブラリのいずれかが関与しています。どれかはここでは決まりません。</translation>
    </message>
    <message>
        <source>The other engine fails in another way: compare versions and devices of the two before you read more into it.</source>
        <translation>別のエンジンは別の形で失敗します。それ以上を読み取る前に、両者のバージョンとデバイスを比べてください。</translation>
    </message>
    <message>
        <source>It passes with contiguous inputs: how the operator treats strides, or storage that inputs share, takes part. A contiguous copy shares none.</source>
        <translation>連続した入力では通ります。演算子のストライドの扱い、または入力間で共有されるストレージが関与しています。連続コピーはストレージを共有しません。</translation>
    </message>
    <message>
        <source>The baseline ended without a failure.</source>
        <translation>ベースラインは失敗せずに終わりました。</translation>
    </message>
</context>
<context>
    <name>RerunText</name>
    <message>
        <source>Nothing changed</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>Launches wait for their end</source>
        <translation>起動は終了まで待つ</translation>
    </message>
    <message>
        <source>Device of model and batch</source>
        <translation>モデルとバッチのデバイス</translation>
    </message>
    <message>
        <source>The suspected operator</source>
        <translation>疑わしい演算子</translation>
    </message>
    <message>
        <source>An optional extension</source>
        <translation>任意の拡張</translation>
    </message>
    <message>
        <source>Strides of the inputs</source>
        <translation>入力のストライド</translation>
    </message>
    <message>
        <source>Size of the batch</source>
        <translation>バッチの大きさ</translation>
    </message>
    <message>
        <source>The device is waited for</source>
        <translation>デバイスの完了を待つ</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <source>Blocking launches</source>
        <translation>ブロッキング起動</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Reference operator</source>
        <translation>参照演算子</translation>
    </message>
    <message>
        <source>Extension off</source>
        <translation>拡張をオフ</translation>
    </message>
    <message>
        <source>Contiguous input</source>
        <translation>連続した入力</translation>
    </message>
    <message>
        <source>One sample</source>
        <translation>サンプル 1 つ</translation>
    </message>
    <message>
        <source>Synchronise each step</source>
        <translation>ステップごとに同期</translation>
    </message>
    <message>
        <source>Change of your own</source>
        <translation>独自の変更</translation>
    </message>
    <message>
        <source>Needs the program&apos;s own option</source>
        <translation>プログラム側のオプションが必要</translation>
    </message>
    <message>
        <source>The run is on the CPU already</source>
        <translation>すでに CPU での実行です</translation>
    </message>
    <message>
        <source>CUDA or ROCm: not known which</source>
        <translation>CUDA か ROCm か不明です</translation>
    </message>
    <message>
        <source>Everything is in float32 already</source>
        <translation>すでにすべて float32 です</translation>
    </message>
    <message>
        <source>No extension is loaded</source>
        <translation>読み込まれた拡張はありません</translation>
    </message>
    <message>
        <source>Every input is contiguous already</source>
        <translation>すでにすべての入力が連続しています</translation>
    </message>
    <message>
        <source>The batch has one sample</source>
        <translation>バッチのサンプルは 1 つです</translation>
    </message>
    <message>
        <source>The job has one step</source>
        <translation>ジョブのステップは 1 つです</translation>
    </message>
    <message>
        <source>Only the program itself can make this change: say with which option.</source>
        <translation>この変更はプログラム自身にしか行えません。どのオプションで行うかを指定してください。</translation>
    </message>
    <message>
        <source>A change of your own needs a name.</source>
        <translation>独自の変更には名前が必要です。</translation>
    </message>
    <message>
        <source>It would change nothing</source>
        <translation>何も変わりません</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>対象外</translation>
    </message>
    <message>
        <source>Which option of your program turns autocast off, or makes it use float32?</source>
        <translation>プログラムのどのオプションで autocast をオフにする、または float32 を使うようにしますか？</translation>
    </message>
    <message>
        <source>Which option of your program replaces the suspected operator by a reference for it?</source>
        <translation>プログラムのどのオプションで疑わしい演算子を参照演算子に置き換えますか？</translation>
    </message>
    <message>
        <source>Which option of your program turns the optional extension off?</source>
        <translation>プログラムのどのオプションで任意の拡張をオフにしますか？</translation>
    </message>
    <message>
        <source>Which option of your program makes the inputs contiguous?</source>
        <translation>プログラムのどのオプションで入力を連続にしますか？</translation>
    </message>
    <message>
        <source>Which option of your program reduces the batch to one sample?</source>
        <translation>プログラムのどのオプションでバッチをサンプル 1 つにしますか？</translation>
    </message>
    <message>
        <source>Which option of your program waits for the device after each step?</source>
        <translation>プログラムのどのオプションでステップごとにデバイスを待ちますか？</translation>
    </message>
    <message>
        <source>Which one variable or option makes the change?</source>
        <translation>変更を行う変数またはオプション 1 つはどれですか？</translation>
    </message>
    <message>
        <source>These are several changes. Give one variable or one option: if two change at once, the result tells of neither.</source>
        <translation>変更が複数あります。変数またはオプションを 1 つだけ指定してください。2 つ同時に変えると、結果からどちらについても分かりません。</translation>
    </message>
    <message>
        <source>Give one variable (AMP=0) or one option (--amp 0).</source>
        <translation>変数 1 つ（AMP=0）またはオプション 1 つ（--amp 0）を指定してください。</translation>
    </message>
    <message>
        <source>“%1” means something to a shell, and no shell is between. Put it in quotes if the program is to get it as it stands.</source>
        <translation>「%1」はシェルにとって意味を持ちますが、ここにシェルはありません。そのままプログラムに渡すなら引用符で囲んでください。</translation>
    </message>
    <message>
        <source>The command names no program.</source>
        <translation>コマンドにプログラムがありません。</translation>
    </message>
    <message>
        <source>A quote is open.</source>
        <translation>引用符が閉じていません。</translation>
    </message>
    <message>
        <source>A variable&apos;s name has letters, digits and underscores only.</source>
        <translation>変数名に使えるのは英数字とアンダースコアだけです。</translation>
    </message>
    <message>
        <source>The command cannot be used: %1</source>
        <translation>コマンドを使用できません：%1</translation>
    </message>
    <message>
        <source>Command and folder are those of the record.</source>
        <translation>コマンドとフォルダーは記録のものです。</translation>
    </message>
    <message>
        <source>Line %1 of the log shows this command. Check it before you run it.</source>
        <translation>ログの %1 行目にこのコマンドがあります。実行する前に確認してください。</translation>
    </message>
    <message>
        <source>The traceback names the script; its arguments are not in the log. Add them before you run it.</source>
        <translation>スクリプトはトレースバックにありますが、引数はログにありません。実行する前に追加してください。</translation>
    </message>
    <message>
        <source>The log does not show how the program was started. Put your own command here.</source>
        <translation>プログラムの開始方法はログにありません。ここに自分のコマンドを入力してください。</translation>
    </message>
    <message>
        <source>Fails on the CPU too</source>
        <translation>CPU でも失敗</translation>
    </message>
    <message>
        <source>Same failure</source>
        <translation>同じ失敗</translation>
    </message>
    <message>
        <source>Same failure, moved</source>
        <translation>同じ失敗、位置が移動</translation>
    </message>
    <message>
        <source>Passes on the CPU</source>
        <translation>CPU では成功</translation>
    </message>
    <message>
        <source>Not reproduced</source>
        <translation>再現せず</translation>
    </message>
    <message>
        <source>Different failure</source>
        <translation>別の失敗</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>制限時間</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>開始せず</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>Fails in %1 of %2 runs</source>
        <translation>%2 回中 %1 回失敗</translation>
    </message>
    <message>
        <source>It was not started: the folder cannot be used (%1).</source>
        <translation>開始できませんでした。フォルダーを使用できません（%1）。</translation>
    </message>
    <message>
        <source>It was not started: the program cannot be used (%1).</source>
        <translation>開始できませんでした。プログラムを使用できません（%1）。</translation>
    </message>
    <message>
        <source>It ended by itself with exit code 0.</source>
        <translation>終了コード 0 で自ら終了しました。</translation>
    </message>
    <message>
        <source>It ended by itself with exit code %1.</source>
        <translation>終了コード %1 で自ら終了しました。</translation>
    </message>
    <message>
        <source>The signal %1 ended it.</source>
        <translation>シグナル %1 で終了しました。</translation>
    </message>
    <message>
        <source>It was ended at the time limit: that is neither a failure nor a success.</source>
        <translation>制限時間で終了させました。失敗でも成功でもありません。</translation>
    </message>
    <message>
        <source>It was stopped: that is neither a failure nor a success.</source>
        <translation>停止されました。失敗でも成功でもありません。</translation>
    </message>
    <message>
        <source>It was ended at the memory limit of this run.</source>
        <translation>この実行のメモリ制限で終了させました。</translation>
    </message>
    <message>
        <source>The system&apos;s out-of-memory killer ended it, as far as its count shows.</source>
        <translation>カウンターから見る限り、システムの OOM killer が終了させました。</translation>
    </message>
    <message>
        <source>Dtype of what is computed</source>
        <translation>計算に使う dtype</translation>
    </message>
    <message>
        <source>The PyTorch that runs the job</source>
        <translation>ジョブを実行する PyTorch</translation>
    </message>
    <message>
        <source>Other engine</source>
        <translation>別のエンジン</translation>
    </message>
    <message>
        <source>Nothing is in a floating dtype below float64</source>
        <translation>float64 より小さい浮動小数点 dtype はありません</translation>
    </message>
    <message>
        <source>No reference is known for this call</source>
        <translation>この呼び出しの参照実装は登録されていません</translation>
    </message>
    <message>
        <source>Several operators have a reference: run the baseline first, to see which one fails</source>
        <translation>参照実装のある演算子が複数あります。どれが失敗するか、先にベースラインを実行して確認してください</translation>
    </message>
    <message>
        <source>A job names its operators: only a program can leave an extension out</source>
        <translation>ジョブは演算子を名前で指定します。拡張を外せるのはプログラムだけです</translation>
    </message>
    <message>
        <source>A module keeps the dtype that it was saved with</source>
        <translation>モジュールは保存時の dtype のままです</translation>
    </message>
    <message>
        <source>Choose another engine for this row</source>
        <translation>この行に別のエンジンを選んでください</translation>
    </message>
    <message>
        <source>Which option of your program makes it use float64?</source>
        <translation>float64 を使わせるプログラムのオプションは何ですか。</translation>
    </message>
    <message>
        <source>This command was run last for this incident. Check it before you run it.</source>
        <translation>このインシデントで最後に実行したコマンドです。実行前に確認してください。</translation>
    </message>
    <message>
        <source>Cut short</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>No failure</source>
        <translation>失敗なし</translation>
    </message>
</context>
<context>
    <name>RunCommand</name>
    <message>
        <source>Incident saved in %1: %2.</source>
        <translation>インシデントを %1 に保存しました：%2。</translation>
    </message>
    <message>
        <source>Incident saved in %1.</source>
        <translation>インシデントを %1 に保存しました。</translation>
    </message>
    <message>
        <source>The log of this run is not complete: %1.</source>
        <translation>この実行のログは完全ではありません：%1。</translation>
    </message>
    <message>
        <source>What the command printed until then is in %1.</source>
        <translation>コマンドがそれまでに出力した内容は %1 にあります。</translation>
    </message>
    <message>
        <source>An earlier run was cut short; what it printed is saved in %1.</source>
        <translation>以前の実行が途中で打ち切られました。その出力は %1 に保存されています。</translation>
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
    <name>StateText</name>
    <message>
        <source>verified</source>
        <translation>検証済み</translation>
    </message>
    <message>
        <source>closed, not verified</source>
        <translation>終了（未検証）</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未解決</translation>
    </message>
</context>
<context>
    <name>SupportRequest</name>
    <message>
        <source>%1, line %2 still holds a canary word.</source>
        <translation>%1 の %2 行目に、検査用の語が残っています。</translation>
    </message>
    <message>
        <source>%1, line %2 would still hold %3.</source>
        <translation>%1 の %2 行目に%3が残ります。</translation>
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
    <name>Verification</name>
    <message>
        <source>%1 and others</source>
        <translation>%1 ほか</translation>
    </message>
    <message>
        <source>%1, finite</source>
        <translation>%1、有限値のみ</translation>
    </message>
    <message>
        <source>%1, NaN: %2, infinite: %3</source>
        <translation>%1、NaN:%2、無限大：%3</translation>
    </message>
    <message>
        <source>Minimal case</source>
        <translation>最小ケース</translation>
    </message>
    <message>
        <source>Index 0</source>
        <translation>インデックス 0</translation>
    </message>
    <message>
        <source>Last index, C − 1</source>
        <translation>最後のインデックス C − 1</translation>
    </message>
    <message>
        <source>One past the last, C</source>
        <translation>最後の次 C</translation>
    </message>
    <message>
        <source>Index −1</source>
        <translation>インデックス −1</translation>
    </message>
    <message>
        <source>One target ignored</source>
        <translation>1 つのターゲットを無視</translation>
    </message>
    <message>
        <source>All targets ignored</source>
        <translation>全ターゲットを無視</translation>
    </message>
    <message>
        <source>Empty batch</source>
        <translation>空のバッチ</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>1 行</translation>
    </message>
    <message>
        <source>Last batch</source>
        <translation>最後のバッチ</translation>
    </message>
    <message>
        <source>Shortest input</source>
        <translation>最短の入力</translation>
    </message>
    <message>
        <source>Longest input</source>
        <translation>最長の入力</translation>
    </message>
    <message>
        <source>Other precision</source>
        <translation>別の精度</translation>
    </message>
    <message>
        <source>Other reduction</source>
        <translation>別の reduction</translation>
    </message>
    <message>
        <source>Other memory layout</source>
        <translation>別のメモリ配置</translation>
    </message>
    <message>
        <source>Representative part</source>
        <translation>代表的な部分</translation>
    </message>
    <message>
        <source>Processed + rejected = expected</source>
        <translation>処理 + 除外 = 期待</translation>
    </message>
    <message>
        <source>Diagnostics off, new process</source>
        <translation>診断なし、新しいプロセス</translation>
    </message>
    <message>
        <source>as it was kept</source>
        <translation>保存したまま</translation>
    </message>
    <message>
        <source>in every row</source>
        <translation>全行</translation>
    </message>
    <message>
        <source>one row is ignore_index, one is not</source>
        <translation>1 行は ignore_index、1 行は通常</translation>
    </message>
    <message>
        <source>every row is ignore_index</source>
        <translation>全行が ignore_index</translation>
    </message>
    <message>
        <source>no row at all</source>
        <translation>行なし</translation>
    </message>
    <message>
        <source>with valid values</source>
        <translation>有効な値</translation>
    </message>
    <message>
        <source>not full, with valid values</source>
        <translation>端数、有効な値</translation>
    </message>
    <message>
        <source>length 1</source>
        <translation>長さ 1</translation>
    </message>
    <message>
        <source>as long as in the original batch</source>
        <translation>元のバッチと同じ長さ</translation>
    </message>
    <message>
        <source>float64 for float32, float32 for others</source>
        <translation>float32 は float64、その他は float32</translation>
    </message>
    <message>
        <source>sum for mean, mean for others</source>
        <translation>mean は sum、その他は mean</translation>
    </message>
    <message>
        <source>not contiguous, or contiguous where the case is not</source>
        <translation>非連続。ケースが非連続なら連続</translation>
    </message>
    <message>
        <source>a part of the original run, your command</source>
        <translation>元の実行の一部、ご自身のコマンド</translation>
    </message>
    <message>
        <source>counted in what that run printed, or in a list</source>
        <translation>その実行の出力または一覧から数える</translation>
    </message>
    <message>
        <source>the last run, in its normal configuration</source>
        <translation>通常構成での最後の実行</translation>
    </message>
    <message>
        <source>passes, by the contract %1</source>
        <translation>契約 %1 により成功する</translation>
    </message>
    <message>
        <source>passes: no contract knows the operator, and a mended one has to take this case</source>
        <translation>成功する：該当する契約がなく、修正後はこのケースを受け付けるはず</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>成功する</translation>
    </message>
    <message>
        <source>refused on the CPU, by the contract %1</source>
        <translation>契約 %1 により CPU で拒否される</translation>
    </message>
    <message>
        <source>no usable target, by the contract %1: NaN or a refusal</source>
        <translation>契約 %1 により使えるターゲットなし：NaN または拒否</translation>
    </message>
    <message>
        <source>not determined: no contract tells</source>
        <translation>未定：該当する契約なし</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>Not the last</source>
        <translation>最後ではない</translation>
    </message>
    <message>
        <source>Refused, as expected</source>
        <translation>期待どおり拒否</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>%1: what the contract refuses went through</source>
        <translation>%1:契約が拒否するものが通過しました</translation>
    </message>
    <message>
        <source>Another check ran after it; run it once more.</source>
        <translation>この後に別の確認が実行されました。もう一度実行してください。</translation>
    </message>
    <message>
        <source>The command itself sets %1.</source>
        <translation>コマンド自体が %1 を設定しています。</translation>
    </message>
    <message>
        <source>The run printed nothing that can be counted.</source>
        <translation>実行の出力に数えられるものがありません。</translation>
    </message>
    <message>
        <source>failed when it was kept: %1</source>
        <translation>保存時に失敗：%1</translation>
    </message>
    <message>
        <source>%1: %2. Expected: %3.</source>
        <translation>%1:%2。期待：%3。</translation>
    </message>
    <message>
        <source>%1 (not mandatory): %2. Expected: %3.</source>
        <translation>%1（任意）:%2。期待：%3。</translation>
    </message>
    <message>
        <source>%1 Seen: %2</source>
        <translation>%1 観測：%2</translation>
    </message>
    <message>
        <source>%1 processed, %2 rejected; how many were expected is not known.</source>
        <translation>処理 %1 件、除外 %2 件。期待される件数は分かりません。</translation>
    </message>
    <message>
        <source>%1 processed + %2 rejected of %3 expected.</source>
        <translation>処理 %1 件 + 除外 %2 件、期待 %3 件。</translation>
    </message>
    <message>
        <source>%1 are neither: an exception that was swallowed leaves its item there.</source>
        <translation>%1 件はどちらでもありません。握りつぶされた例外の項目はここに残ります。</translation>
    </message>
    <message>
        <source>That is %1 more than expected.</source>
        <translation>期待より %1 件多くなっています。</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <translation>欠落：%1。</translation>
    </message>
    <message>
        <source>More than once: %1.</source>
        <translation>重複：%1。</translation>
    </message>
    <message>
        <source>Not expected: %1.</source>
        <translation>想定外：%1。</translation>
    </message>
    <message>
        <source>%1 rejected without an id, so nobody can find them again.</source>
        <translation>%1 件は ID なしで除外されたため、後から特定できません。</translation>
    </message>
    <message>
        <source>The totals that the run gives are not those of its items.</source>
        <translation>実行が示す合計は、項目の数と一致しません。</translation>
    </message>
    <message>
        <source>Rejected: %1.</source>
        <translation>除外：%1。</translation>
    </message>
    <message>
        <source>No failing case is kept.</source>
        <translation>失敗するケースが保存されていません。</translation>
    </message>
    <message>
        <source>“%1” has not run, or gave no answer.</source>
        <translation>「%1」は未実行か、結果がありません。</translation>
    </message>
    <message>
        <source>“%1” of %2 has not run, or gave no answer.</source>
        <translation>%2 の「%1」は未実行か、結果がありません。</translation>
    </message>
    <message>
        <source>“%1” did not end as expected.</source>
        <translation>「%1」は期待どおりに終わりませんでした。</translation>
    </message>
    <message>
        <source>“%1” of %2 did not end as expected.</source>
        <translation>%2 の「%1」は期待どおりに終わりませんでした。</translation>
    </message>
    <message>
        <source>The cause is not written down.</source>
        <translation>原因が書かれていません。</translation>
    </message>
    <message>
        <source>The change is not written down.</source>
        <translation>変更内容が書かれていません。</translation>
    </message>
    <message>
        <source>The regression check is not written down.</source>
        <translation>回帰確認が書かれていません。</translation>
    </message>
    <message>
        <source>It is not confirmed that the diagnostics were removed.</source>
        <translation>診断を取り除いたことが確認されていません。</translation>
    </message>
    <message>
        <source>No checkpoint is chosen, and it is not said that none is needed.</source>
        <translation>チェックポイントが選ばれておらず、不要とも示されていません。</translation>
    </message>
    <message>
        <source>The chosen checkpoint is not validated as written before the failure.</source>
        <translation>選ばれたチェックポイントは、失敗より前に書かれたものと検証されていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n checklist(s) were run.</source>
        <translation>
            <numerusform>%n 件のチェックリストを実行しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them did not hold.</source>
        <translation>
            <numerusform>そのうち %n 件が期待どおりではありませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything mandatory ended as expected; what was not run is not proven by it.</source>
        <translation>必須の確認はすべて期待どおりに終わりました。実行していないことの証明にはなりません。</translation>
    </message>
    <message>
        <source>%1: no items and no totals in a form that can be counted.</source>
        <translation>%1:数えられる形の項目も合計もありません。</translation>
    </message>
    <message>
        <source>%1: no kept case in it; `torchtriage-cli reduce` keeps one.</source>
        <translation>%1:保存したケースがありません。`torchtriage-cli reduce` で保存できます。</translation>
    </message>
    <message>
        <source>failed when it was kept</source>
        <translation>保存時に失敗</translation>
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
    <name>torchtriage::desktop::ActionDestinations</name>
    <message>
        <source>not available here</source>
        <translation>ここでは使えません</translation>
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
    <message>
        <source>Valid classes, %1</source>
        <translation>有効なクラス、%1</translation>
    </message>
    <message>
        <source>Allowed, %1</source>
        <translation>許される値、%1</translation>
    </message>
    <message>
        <source>Choose batches that went through</source>
        <translation>正常に終わったバッチを選択</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Show what distinguishes this batch from good ones</source>
        <translation>このバッチと正常なバッチの違いを示す</translation>
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
    <name>torchtriage::desktop::CaseDialog</name>
    <message>
        <source>Attach a minimal case</source>
        <translation>最小ケースの添付</translation>
    </message>
    <message>
        <source>&amp;Case of this incident:</source>
        <translation>このインシデントのケース(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;What would leave in the zip:</source>
        <translation>zip で渡される内容(&amp;W):</translation>
    </message>
    <message>
        <source>These values &amp;may leave with the request</source>
        <translation>これらの値をサポート依頼とともに渡してよい(&amp;M)</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>添付</translation>
    </message>
    <message>
        <source>Reading the case.</source>
        <translation>ケースを読み取っています。</translation>
    </message>
    <message>
        <source>In text files the replacements are made. Numbers leave as they are.</source>
        <translation>テキストファイルでは置き換えが行われます。数値はそのまま渡されます。</translation>
    </message>
    <message>
        <source>Something private would leave with this case.</source>
        <translation>このケースには非公開の情報が残っています。</translation>
    </message>
    <message>
        <source>Agree to the values first.</source>
        <translation>先に値の提供に同意してください。</translation>
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
    <name>torchtriage::desktop::CheckFields</name>
    <message>
        <source>not given</source>
        <translation>指定なし</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>テンソル %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the tensor for %1.</source>
        <translation>%1 のテンソルを選んでください。</translation>
    </message>
    <message>
        <source>Give a value for %1.</source>
        <translation>%1 の値を入力してください。</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CheckForm</name>
    <message>
        <source>There is no tensor in this batch.</source>
        <translation>このバッチにはテンソルがありません。</translation>
    </message>
    <message>
        <source>Choose the tensor to check.</source>
        <translation>確認するテンソルを選んでください。</translation>
    </message>
    <message>
        <source>Give the number of classes.</source>
        <translation>クラス数を指定してください。</translation>
    </message>
    <message>
        <source>The number of classes is not a whole number.</source>
        <translation>クラス数が整数ではありません。</translation>
    </message>
    <message>
        <source>ignore_index is not a whole number.</source>
        <translation>ignore_index が整数ではありません。</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>クラス数</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>The check is running.</source>
        <translation>確認を実行しています。</translation>
    </message>
    <message>
        <source>Neither the log nor the names in the batch propose a check.</source>
        <translation>ログからもバッチ内の名前からも、確認の提案はありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>契約</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>Contract to check</source>
        <translation>確認する契約</translation>
    </message>
    <message>
        <source>Tensor to check</source>
        <translation>確認するテンソル</translation>
    </message>
    <message>
        <source>Number of classes</source>
        <translation>クラス数</translation>
    </message>
    <message>
        <source>Ignored value</source>
        <translation>無視する値</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Choose the tensors to check.</source>
        <translation>チェックするテンソルを選んでください。</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Operator whose rules count</source>
        <translation>規則を適用する演算子</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CheckpointModel</name>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Non-finite</source>
        <translation>非有限</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CheckpointPane</name>
    <message>
        <source>The check was stopped.</source>
        <translation>確認は停止されました。</translation>
    </message>
    <message>
        <source>Nothing is known of this checkpoint.</source>
        <translation>このチェックポイントについては何も分かっていません。</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>The checkpoint was not checked.</source>
        <translation>チェックポイントは確認されませんでした。</translation>
    </message>
    <message>
        <source>No checkpoint chosen</source>
        <translation>チェックポイントが選ばれていません</translation>
    </message>
    <message>
        <source>Choose the checkpoint that training is to resume from, a file or a folder with its parts. It is read to its last byte: complete, coherent, finite, and older than the failure?</source>
        <translation>学習を再開するチェックポイントを、ファイルまたは各部分を含むフォルダーから選んでください。最後のバイトまで読み、完全か、整合性があるか、有限か、失敗より前かを確認します。</translation>
    </message>
    <message>
        <source>Checking the checkpoint</source>
        <translation>チェックポイントを確認中</translation>
    </message>
    <message>
        <source>Every byte is read; nothing is loaded.</source>
        <translation>すべてのバイトを調べますが、何もロードしません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s).</source>
        <translation>
            <numerusform>ほか %Ln 件の所見。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a checkpoint</source>
        <translation>チェックポイントを選択</translation>
    </message>
    <message>
        <source>Checkpoints (%1)</source>
        <translation>チェックポイント (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Choose the folder of a checkpoint</source>
        <translation>チェックポイントのフォルダーを選択</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>フォルダーを選択…</translation>
    </message>
    <message>
        <source>Parts of the checkpoint</source>
        <translation>チェックポイントの各部分</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>所見</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChecksModel</name>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>%1 (optional)</source>
        <translation>%1（任意）</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>実行 %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期待</translation>
    </message>
    <message>
        <source>Before the fix</source>
        <translation>修正前</translation>
    </message>
    <message>
        <source>Evidence after the fix</source>
        <translation>修正後の証拠</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChecksPane</name>
    <message>
        <source>Items are counted in what the representative part prints, or in a list.</source>
        <translation>項目は、代表的な部分の出力または一覧から数えます。</translation>
    </message>
    <message>
        <source>Give the command of your program first.</source>
        <translation>先にプログラムのコマンドを指定してください。</translation>
    </message>
    <message>
        <source>Choose the list of processed and rejected items</source>
        <translation>処理済みと除外した項目の一覧を選ぶ</translation>
    </message>
    <message>
        <source>Choose the list of all expected items; cancel if there is none</source>
        <translation>期待される全項目の一覧を選ぶ（なければキャンセル）</translation>
    </message>
    <message>
        <source>This incident has no folder yet</source>
        <translation>このインシデントにはまだフォルダーがありません</translation>
    </message>
    <message>
        <source>Checks keep their runs and what they showed in the incident&apos;s folder.</source>
        <translation>確認の実行と結果は、インシデントのフォルダーに残ります。</translation>
    </message>
    <message>
        <source>Keep incident</source>
        <translation>インシデントを保存</translation>
    </message>
    <message>
        <source>The checks were not read.</source>
        <translation>確認を読み込めませんでした。</translation>
    </message>
    <message>
        <source>Reading the checks</source>
        <translation>確認を読み込み中</translation>
    </message>
    <message>
        <source>Nothing is run by it.</source>
        <translation>これにより実行されるものはありません。</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 not run</source>
        <translation>成功 %1、失敗 %2、未実行 %3</translation>
    </message>
    <message>
        <source>Checks are running.</source>
        <translation>確認を実行中です。</translation>
    </message>
    <message>
        <source>There are no checks yet.</source>
        <translation>まだ確認がありません。</translation>
    </message>
    <message>
        <source>Runs each check that is open, one after the other, in new processes.</source>
        <translation>未完了の確認を 1 つずつ、新しいプロセスで実行します。</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>実行中のものはありません。</translation>
    </message>
    <message>
        <source>Choose a check that has run.</source>
        <translation>実行済みの確認を選んでください。</translation>
    </message>
    <message>
        <source>Give a short part of the original run. It is run as it stands here, without a shell, and once more with diagnostics off.</source>
        <translation>元の実行の短い一部を指定してください。シェルを介さずこのまま実行し、診断を外してもう一度実行します。</translation>
    </message>
    <message>
        <source>Checks before closing</source>
        <translation>終了前の確認</translation>
    </message>
    <message>
        <source>After the fix</source>
        <translation>修正後</translation>
    </message>
    <message>
        <source>Before the fix</source>
        <translation>修正前</translation>
    </message>
    <message>
        <source>Which column the runs fill</source>
        <translation>実行結果を入れる列</translation>
    </message>
    <message>
        <source>Run what is left</source>
        <translation>残りを実行</translation>
    </message>
    <message>
        <source>Run selected</source>
        <translation>選択を実行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Open output</source>
        <translation>出力を開く</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Command of your program</source>
        <translation>ご自身のプログラムのコマンド</translation>
    </message>
    <message>
        <source>Count a list…</source>
        <translation>一覧を数える…</translation>
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
    <name>torchtriage::desktop::ClosingPane</name>
    <message>
        <source>Diagnostics removed</source>
        <translation>診断を除去</translation>
    </message>
    <message>
        <source>Nothing is resumed</source>
        <translation>再開なし</translation>
    </message>
    <message>
        <source>Closing note</source>
        <translation>終了時の記録</translation>
    </message>
    <message>
        <source>Resumes from %1, validated as written before the failure.</source>
        <translation>%1 から再開します。失敗より前に書かれたものと検証済みです。</translation>
    </message>
    <message>
        <source>Would resume from %1, which is not validated as written before the failure.</source>
        <translation>%1 から再開する設定ですが、失敗より前に書かれたものと検証されていません。</translation>
    </message>
    <message>
        <source>goes into the incident record</source>
        <translation>インシデント記録に入ります</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Regression check</source>
        <translation>回帰確認</translation>
    </message>
    <message>
        <source>what made it fail, with evidence</source>
        <translation>失敗の理由と証拠</translation>
    </message>
    <message>
        <source>what was changed, and where</source>
        <translation>何をどこで変えたか</translation>
    </message>
    <message>
        <source>what will catch it next time</source>
        <translation>次回これを検出するもの</translation>
    </message>
    <message>
        <source>Diagnostics were removed from the program</source>
        <translation>プログラムから診断を取り除いた</translation>
    </message>
    <message>
        <source>No training is resumed</source>
        <translation>学習は再開しない</translation>
    </message>
    <message>
        <source>Conclusion to avoid</source>
        <translation>避けるべき結論</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CommandDialog</name>
    <message>
        <source>Command of the baseline</source>
        <translation>ベースラインのコマンド</translation>
    </message>
    <message>
        <source>Use this command</source>
        <translation>このコマンドを使う</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>&amp;Program and arguments</source>
        <translation>プログラムと引数(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Variables, one NAME=value per line</source>
        <translation>変数、1 行に NAME=value を 1 つ(&amp;V)</translation>
    </message>
    <message>
        <source>For &amp;copying, in the syntax of</source>
        <translation>コピー用の構文(&amp;C)</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>コマンドをコピー</translation>
    </message>
    <message>
        <source>The command for copying</source>
        <translation>コピー用のコマンド</translation>
    </message>
    <message>
        <source>Folder of the command</source>
        <translation>コマンドのフォルダー</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ComparisonModel</name>
    <message>
        <source>whole batch</source>
        <translation>バッチ全体</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Failing batch</source>
        <translation>失敗したバッチ</translation>
    </message>
    <message>
        <source>Good batches</source>
        <translation>正常なバッチ</translation>
    </message>
    <message>
        <source>How unusual</source>
        <translation>珍しさ</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ComparisonPane</name>
    <message>
        <source>What made it fail may lie outside the batch: the model, the step, the device.</source>
        <translation>失敗の元はバッチの外にある可能性があります。モデル、ステップ、デバイスなどです。</translation>
    </message>
    <message>
        <source>The comparison was stopped.</source>
        <translation>比較は停止されました。</translation>
    </message>
    <message>
        <source>Choose good batches…</source>
        <translation>正常なバッチを選択…</translation>
    </message>
    <message>
        <source>The batches were not compared.</source>
        <translation>バッチは比較されませんでした。</translation>
    </message>
    <message>
        <source>No good batch chosen</source>
        <translation>正常なバッチが選ばれていません</translation>
    </message>
    <message>
        <source>Choose batches that went through. Several show what is usual.</source>
        <translation>正常に終わったバッチを選んでください。複数あると通常の範囲が分かります。</translation>
    </message>
    <message>
        <source>Comparing the batches</source>
        <translation>バッチを比較中</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>比較を閉じる</translation>
    </message>
    <message>
        <source>Differences from good batches</source>
        <translation>正常なバッチとの違い</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ContractPanel</name>
    <message>
        <source>Written: %1</source>
        <translation>書き込みました：%1</translation>
    </message>
    <message>
        <source>Open the label file</source>
        <translation>ラベルファイルを開く</translation>
    </message>
    <message>
        <source>Label files (%1)</source>
        <translation>ラベルファイル (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Export the refused elements</source>
        <translation>拒否された要素を書き出す</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Kept as cases/%1: %2 of %3 samples</source>
        <translation>cases/%1 に保存しました：%3 サンプル中 %2</translation>
    </message>
    <message>
        <source>A case is kept with an incident: open its log first.</source>
        <translation>ケースはインシデントに保存されます。先にそのログを開いてください。</translation>
    </message>
    <message>
        <source>The case is being kept.</source>
        <translation>ケースを保存しています。</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::DayPlot</name>
    <message>
        <source>Logs per day, by class</source>
        <translation>日別・分類別のログ数</translation>
    </message>
    <message>
        <source>The table of values has the same numbers.</source>
        <translation>値の表に同じ数が載っています。</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::DiffModel</name>
    <message>
        <source>First failure: %1</source>
        <translation>最初の失敗：%1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>Only in the failing log</source>
        <translation>失敗したログだけにある行</translation>
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
    <message>
        <source>A saved batch</source>
        <translation>保存済みバッチ</translation>
    </message>
    <message>
        <source>.pt .npz .npy .safetensors</source>
        <translation>.pt .npz .npy .safetensors</translation>
    </message>
    <message>
        <source>A folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>of logs, or of an incident</source>
        <translation>ログ、またはインシデント</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EngineChoiceDialog</name>
    <message>
        <source>Other engine</source>
        <translation>別のエンジン</translation>
    </message>
    <message>
        <source>Which PyTorch is to run the same job?</source>
        <translation>同じジョブをどの PyTorch で実行しますか。</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Use this engine</source>
        <translation>このエンジンを使う</translation>
    </message>
    <message>
        <source>Everything else stays as it is in the baseline.</source>
        <translation>それ以外はベースラインのままです。</translation>
    </message>
    <message>
        <source>There is no other engine. Add an interpreter under Engines.</source>
        <translation>ほかのエンジンはありません。「エンジン」でインタープリターを追加してください。</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>An engine runs one operator job in one new process. The environment that failed is the best one. It is never replaced by the CPU without a word.</source>
        <translation>エンジンは 1 つの演算子ジョブを 1 つの新しいプロセスで実行します。失敗した環境そのものが最適です。断りなく CPU に置き換えることはありません。</translation>
    </message>
    <message>
        <source>Facts of the engine</source>
        <translation>エンジンの情報</translation>
    </message>
    <message>
        <source>Add interpreter…</source>
        <translation>インタープリターを追加…</translation>
    </message>
    <message>
        <source>Add environment folder…</source>
        <translation>環境フォルダーを追加…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再確認</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The built-in engine stays in the list.</source>
        <translation>組み込みエンジンは一覧から外せません。</translation>
    </message>
    <message>
        <source>It is being asked for its version and devices…</source>
        <translation>バージョンとデバイスを確認しています…</translation>
    </message>
    <message>
        <source>Folder of a conda or venv environment</source>
        <translation>conda または venv 環境のフォルダー</translation>
    </message>
    <message>
        <source>Python interpreter</source>
        <translation>Python インタープリター</translation>
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
        <source>Lines of the log</source>
        <translation>ログの行</translation>
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
    <name>torchtriage::desktop::FamilyPlot</name>
    <message>
        <source>Logs per family</source>
        <translation>系統別のログ数</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FieldsDialog</name>
    <message>
        <source>Fill in: %1</source>
        <translation>記入：%1</translation>
    </message>
    <message>
        <source>Fill in missing context</source>
        <translation>欠けているコンテキストの記入</translation>
    </message>
    <message>
        <source>What log or record already show cannot be changed here. What you type is kept at once and marked as filled in by hand.</source>
        <translation>ログや記録がすでに示している値は、ここでは変更できません。入力した値はすぐに保存され、手入力として記録されます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The log or the record shows this.</source>
        <translation>ログまたは記録がこの値を示しています。</translation>
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
    <name>torchtriage::desktop::FleetPage</name>
    <message>
        <source>Comparing with %1</source>
        <translation>%1 と比較しています</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>未読</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n log(s)</source>
        <translation>
            <numerusform>ログ %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s)</source>
        <translation>
            <numerusform>指紋 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>書き込み済み：%1</translation>
    </message>
    <message>
        <source>Scanned in %1 s</source>
        <translation>%1 秒で走査</translation>
    </message>
    <message>
        <source>The folder is being read</source>
        <translation>フォルダーを読み取っています</translation>
    </message>
    <message>
        <source>The folder holds no logs</source>
        <translation>フォルダーにログがありません</translation>
    </message>
    <message>
        <source>Names that begin with a dot are left out, and links to folders are not followed. Open a folder that holds logs, or read this one again.</source>
        <translation>点で始まる名前は除外し、フォルダーへのリンクはたどりません。ログのあるフォルダーを開くか、このフォルダーを読み直してください。</translation>
    </message>
    <message>
        <source>Rescan</source>
        <translation>再走査</translation>
    </message>
    <message>
        <source>Reading the folder was cancelled</source>
        <translation>フォルダーの読み取りを中止しました</translation>
    </message>
    <message>
        <source>What was read is kept: the next scan goes on from there.</source>
        <translation>読み取った分は保存されています。次の走査はそこから続きます。</translation>
    </message>
    <message>
        <source>The folder was not read</source>
        <translation>フォルダーを読み取れませんでした</translation>
    </message>
    <message>
        <source>End comparison</source>
        <translation>比較を終了</translation>
    </message>
    <message>
        <source>Compared with %1.</source>
        <translation>%1 と比較。</translation>
    </message>
    <message>
        <source>Compare with another folder</source>
        <translation>別のフォルダーと比較</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>表を書き出す</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Show what is new, gone or in more logs than in another folder</source>
        <translation>別のフォルダーと比べて、新しいもの、なくなったもの、増えたものを表示</translation>
    </message>
    <message>
        <source>The folder has to be read first.</source>
        <translation>先にフォルダーを読み取る必要があります。</translation>
    </message>
    <message>
        <source>Read again what has changed since the last scan</source>
        <translation>前回の走査から変わったものを読み直す</translation>
    </message>
    <message>
        <source>Export table…</source>
        <translation>表を書き出す…</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>表を CSV で…</translation>
    </message>
    <message>
        <source>Everything as JSON…</source>
        <translation>すべてを JSON で…</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GoToField</name>
    <message numerus="yes">
        <source>%n destination(s). Up and Down choose, Enter goes there, Esc closes.</source>
        <translation>
            <numerusform>移動先 %n 件。上下キーで選択、Enter で移動、Esc で閉じます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>検索中</translation>
    </message>
    <message>
        <source>Nothing has this name. A number is a line of the log, r0 is a rank.</source>
        <translation>この名前のものはありません。数字はログの行、r0 はランクです。</translation>
    </message>
    <message>
        <source>Go to line, rank, tensor or run</source>
        <translation>行、ランク、テンソル、再実行へ移動</translation>
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
    <name>torchtriage::desktop::GoToModel</name>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>再実行</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>インシデント</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GoToPopup</name>
    <message>
        <source>Destinations</source>
        <translation>移動先</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GroupModel</name>
    <message>
        <source>%1 of the most frequent</source>
        <translation>最多に対して %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>指紋</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>系統</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>最初のエラー</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>以前</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GroupPane</name>
    <message>
        <source>No fingerprint matches “%1”</source>
        <translation>「%1」に一致する指紋はありません</translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s) are hidden by the filter.</source>
        <translation>
            <numerusform>フィルターで指紋 %n 件が隠れています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>フィルターを消去</translation>
    </message>
    <message>
        <source>No failure found</source>
        <translation>失敗は見つかりません</translation>
    </message>
    <message>
        <source>No log of the folder shows a failure. This speaks of the logs only: it does not prove that the runs were correct.</source>
        <translation>フォルダーのどのログにも失敗はありません。これはログについてだけのことで、実行が正しかった証明にはなりません。</translation>
    </message>
    <message>
        <source>Most logs first</source>
        <translation>ログの多い順</translation>
    </message>
    <message>
        <source>Last seen first</source>
        <translation>最後に現れた順</translation>
    </message>
    <message>
        <source>First seen first</source>
        <translation>最初に現れた順</translation>
    </message>
    <message>
        <source>By family</source>
        <translation>系統順</translation>
    </message>
    <message>
        <source>New ones first</source>
        <translation>新しいものから</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>指紋</translation>
    </message>
    <message numerus="yes">
        <source>%n, same first failure after numbers and paths are removed</source>
        <translation>
            <numerusform>%n 件、数とパスを除いて最初の失敗が同じもの</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter fingerprints</source>
        <translation>指紋を絞り込む</translation>
    </message>
    <message>
        <source>Order of the fingerprints</source>
        <translation>指紋の並び順</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GuideDock</name>
    <message>
        <source>Next: %1</source>
        <translation>次：%1</translation>
    </message>
    <message>
        <source>Previous stage</source>
        <translation>前の段階</translation>
    </message>
    <message>
        <source>This is the first stage</source>
        <translation>これが最初の段階です</translation>
    </message>
    <message>
        <source>Next stage</source>
        <translation>次の段階</translation>
    </message>
    <message>
        <source>This is the last stage</source>
        <translation>これが最後の段階です</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>Stage of the guide</source>
        <translation>ガイドの段階</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>ガイドを閉じる</translation>
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
    <message>
        <source>Value %1: %2, out of range</source>
        <translation>値 %1：%2、範囲外</translation>
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
    <name>torchtriage::desktop::HypothesesPane</name>
    <message>
        <source>fits</source>
        <translation>当てはまる</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>当てはまらない</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>If it holds</source>
        <translation>成り立つなら</translation>
    </message>
    <message>
        <source>Two hypotheses</source>
        <translation>2 つの仮説</translation>
    </message>
    <message>
        <source>Open label file…</source>
        <translation>ラベルファイルを開く…</translation>
    </message>
    <message>
        <source>JSON, CSV, YAML or plain text with the names of the classes; it is only read.</source>
        <translation>クラス名を含む JSON、CSV、YAML、テキスト。読み込むだけです。</translation>
    </message>
    <message>
        <source>Nothing to weigh: no target is above the last class.</source>
        <translation>比べるものはありません。最後のクラスを超えるターゲットはありません。</translation>
    </message>
    <message>
        <source>both fit this batch</source>
        <translation>どちらもこのバッチに当てはまる</translation>
    </message>
    <message>
        <source>What a target above the last class can mean stands here once a class index was checked.</source>
        <translation>クラスインデックスを確認すると、最後のクラスを超えるターゲットが何を意味しうるかがここに表示されます。</translation>
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
    <message>
        <source>Family, words of the message, operator, revision, name or date. Days from one to another: 2026-03-01..2026-03-15.</source>
        <translation>系統、メッセージの語、演算子、リビジョン、名前、日付。期間は 2026-03-01..2026-03-15 のように書きます。</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentFiles</name>
    <message>
        <source>The incident was exported to %1.</source>
        <translation>インシデントを %1 に書き出しました。</translation>
    </message>
    <message>
        <source>It holds everything in the incident&apos;s folder, the batch included.</source>
        <translation>バッチを含め、インシデントのフォルダーにあるものがすべて入っています。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that the record names lie outside of the folder and are not in it.</source>
        <translation>
            <numerusform>記録に書かれたファイルのうち %n 個はフォルダーの外にあるため、含まれていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The incident was not exported.</source>
        <translation>インシデントを書き出せませんでした。</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>書き出しを取り消しました。</translation>
    </message>
    <message>
        <source>No file was written.</source>
        <translation>ファイルは書き込まれていません。</translation>
    </message>
    <message>
        <source>%1 was not imported.</source>
        <translation>%1 を取り込めませんでした。</translation>
    </message>
    <message>
        <source>The import of %1 was cancelled.</source>
        <translation>%1 の取り込みを取り消しました。</translation>
    </message>
    <message>
        <source>Nothing of it is in the library.</source>
        <translation>ライブラリには何も入っていません。</translation>
    </message>
    <message>
        <source>The error file was not added.</source>
        <translation>エラーファイルを追加できませんでした。</translation>
    </message>
    <message>
        <source>Export incident</source>
        <translation>インシデントの書き出し</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>zip アーカイブ (*.zip)</translation>
    </message>
    <message>
        <source>Import incident</source>
        <translation>インシデントの取り込み</translation>
    </message>
    <message>
        <source>Add a torchelastic error file</source>
        <translation>torchelastic のエラーファイルの追加</translation>
    </message>
    <message>
        <source>Error files (*.json)</source>
        <translation>エラーファイル (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentView</name>
    <message>
        <source>Views of the incident</source>
        <translation>インシデントの表示</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>ガイド：%1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LibraryModel</name>
    <message numerus="yes">
        <source>%n incident(s)</source>
        <translation>
            <numerusform>インシデント %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder %1, %2</source>
        <translation>フォルダー %1、%2</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LibraryPane</name>
    <message>
        <source>The last scan was cancelled: this is what the one before it found.</source>
        <translation>最後の走査は取り消されました。表示はその前の走査の結果です。</translation>
    </message>
    <message>
        <source>The library was not read.</source>
        <translation>ライブラリを読み取れませんでした。</translation>
    </message>
    <message>
        <source>Scan again</source>
        <translation>再走査</translation>
    </message>
    <message>
        <source>The scan was cancelled.</source>
        <translation>走査を取り消しました。</translation>
    </message>
    <message>
        <source>What it read is remembered.</source>
        <translation>読み取った分は記憶されています。</translation>
    </message>
    <message>
        <source>No incident is kept yet.</source>
        <translation>保存されたインシデントはまだありません。</translation>
    </message>
    <message>
        <source>Notes, pins and attached batches are kept here, and what torchtriage_capture.py and torchtriage-cli run leave.</source>
        <translation>メモ、固定した行、添付したバッチと、torchtriage_capture.py や torchtriage-cli run が残したものがここに保存されます。</translation>
    </message>
    <message>
        <source>The library is being read.</source>
        <translation>ライブラリを読み取っています。</translation>
    </message>
    <message>
        <source>%1 of %2 incidents</source>
        <translation>インシデント %2 件中 %1 件</translation>
    </message>
    <message>
        <source>Looking for incidents</source>
        <translation>インシデントを探しています</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Library of incidents</source>
        <translation>インシデントのライブラリ</translation>
    </message>
    <message>
        <source>Library menu</source>
        <translation>ライブラリのメニュー</translation>
    </message>
    <message>
        <source>&amp;Scan again</source>
        <translation>再走査(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Import incident…</source>
        <translation>インシデントを取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>Choose library &amp;folder…</source>
        <translation>ライブラリのフォルダーを選ぶ(&amp;F)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>ライブラリの読み取り</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogActions</name>
    <message>
        <source>C&amp;opy</source>
        <translation>コピー(&amp;O)</translation>
    </message>
    <message>
        <source>Copy &amp;lines</source>
        <translation>行をコピー(&amp;L)</translation>
    </message>
    <message>
        <source>Copy lines &amp;without prefixes</source>
        <translation>接頭辞なしで行をコピー(&amp;W)</translation>
    </message>
    <message>
        <source>Copy lines with num&amp;bers</source>
        <translation>行番号付きで行をコピー(&amp;B)</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>次を検索(&amp;X)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>前を検索(&amp;V)</translation>
    </message>
    <message>
        <source>Go to lin&amp;e…</source>
        <translation>行へ移動(&amp;E)…</translation>
    </message>
    <message>
        <source>P&amp;in this line as first failure</source>
        <translation>この行を最初の失敗として固定(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Back to the line found</source>
        <translation>検出された行に戻す(&amp;B)</translation>
    </message>
    <message>
        <source>Fold or &amp;unfold this block</source>
        <translation>このブロックを折りたたむ/展開する(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Dim consequences</source>
        <translation>波及を淡色で表示(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Fold frames</source>
        <translation>スタックフレームを折りたたむ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Wrap lines</source>
        <translation>行を折り返す(&amp;W)</translation>
    </message>
    <message>
        <source>Follow the &amp;end of the log</source>
        <translation>ログの末尾を追う(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Only the rank of the first failure</source>
        <translation>最初の失敗のランクのみ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;All ranks</source>
        <translation>すべてのランク(&amp;A)</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogDestinations</name>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>全 %1 行</translation>
    </message>
    <message>
        <source>the nearest one that the log has</source>
        <translation>ログにある最も近い行</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>ランク %1</translation>
    </message>
    <message>
        <source>its lines alone, at its first event: line %1</source>
        <translation>このランクの行のみ、最初のイベント：%1 行目</translation>
    </message>
    <message>
        <source>its lines alone; it has no event</source>
        <translation>このランクの行のみ。イベントはありません</translation>
    </message>
    <message>
        <source>line %1 · %2</source>
        <translation>%1 行目 · %2</translation>
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
    <name>torchtriage::desktop::MachinesDialog</name>
    <message>
        <source>Other machines</source>
        <translation>ほかのマシン</translation>
    </message>
    <message>
        <source>A run there goes through your own ssh or scheduler, with its configuration. Nothing has to be installed there but Python; what is brought there is taken away again. Passwords and keys are never asked for or kept.</source>
        <translation>実行には、お使いの ssh またはスケジューラーとその設定を使います。相手側に必要なのは Python だけで、送ったものは後で取り除かれます。パスワードや鍵を尋ねたり保存したりすることはありません。</translation>
    </message>
    <message>
        <source>Answer of the machine</source>
        <translation>マシンの応答</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Reached through</source>
        <translation>接続方法(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>オプション(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Python there</source>
        <translation>相手側の Python(&amp;P)</translation>
    </message>
    <message>
        <source>Add machine</source>
        <translation>マシンを追加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>接続をテスト</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Machine %1</source>
        <translation>マシン %1</translation>
    </message>
    <message>
        <source>Par&amp;tition</source>
        <translation>パーティション(&amp;T)</translation>
    </message>
    <message>
        <source>Po&amp;d</source>
        <translation>Pod(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>ホスト(&amp;H)</translation>
    </message>
    <message>
        <source>Choose a machine first.</source>
        <translation>先にマシンを選んでください。</translation>
    </message>
    <message>
        <source>It is being asked.</source>
        <translation>確認中です。</translation>
    </message>
    <message>
        <source>It is being asked for its version and devices…</source>
        <translation>バージョンとデバイスを確認しています…</translation>
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
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>元に戻す(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>やり直す(&amp;R)：%1</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>フォルダーを開く(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Add note…</source>
        <translation>メモを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Fill in &amp;missing context…</source>
        <translation>欠けているコンテキストを記入(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>移動先を指定(&amp;G)…</translation>
    </message>
    <message>
        <source>Lo&amp;g</source>
        <translation>ログ(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>ツール(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Run selected</source>
        <translation>選択したものを実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Stop runs</source>
        <translation>実行を停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Engines…</source>
        <translation>エンジン(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>ガイド(&amp;G)</translation>
    </message>
    <message>
        <source>Add &amp;torchelastic error file…</source>
        <translation>torchelastic のエラーファイルを追加(&amp;T)…</translation>
    </message>
    <message>
        <source>E&amp;xport incident as zip…</source>
        <translation>インシデントを zip で書き出す(&amp;X)…</translation>
    </message>
    <message>
        <source>I&amp;mport incident…</source>
        <translation>インシデントを取り込む(&amp;M)…</translation>
    </message>
    <message>
        <source>Reduce kept &amp;case…</source>
        <translation>保存したケースを縮小(&amp;C)…</translation>
    </message>
    <message>
        <source>Other &amp;machines…</source>
        <translation>ほかのマシン(&amp;M)…</translation>
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
    <message>
        <source>Kept in %1</source>
        <translation>%1 に保存しました</translation>
    </message>
    <message>
        <source>The incident was not saved.</source>
        <translation>インシデントは保存されませんでした。</translation>
    </message>
    <message>
        <source>Close with a reason</source>
        <translation>理由を付けて終了</translation>
    </message>
    <message>
        <source>Reopen incident</source>
        <translation>インシデントの再開</translation>
    </message>
    <message>
        <source>Why it is closed without verification:</source>
        <translation>検証せずに終了する理由：</translation>
    </message>
    <message>
        <source>Why it is opened again:</source>
        <translation>再開する理由：</translation>
    </message>
    <message>
        <source>Close incident</source>
        <translation>インシデントを終了</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Re&amp;open…</source>
        <translation>再開(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Close with a reason…</source>
        <translation>理由を付けて終了(&amp;C)…</translation>
    </message>
    <message>
        <source>Open a folder of logs</source>
        <translation>ログのフォルダーを開く</translation>
    </message>
    <message>
        <source>Choose the library folder</source>
        <translation>ライブラリのフォルダーの選択</translation>
    </message>
    <message>
        <source>No case is kept yet.</source>
        <translation>保存したケースはまだありません。</translation>
    </message>
    <message>
        <source>Check the saved batch and keep what was refused as a case, or open a job file on the page of the reruns.</source>
        <translation>保存済みバッチを確認し、拒否されたものをケースとして保存するか、再実行のページでジョブファイルを開いてください。</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MappingModel</name>
    <message>
        <source>not used</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>no class</source>
        <translation>クラスなし</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>無視</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>全単射</translation>
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
        <source>Every class used</source>
        <translation>全クラス使用</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>クラス数</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>保存値</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>個数</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MappingPane</name>
    <message>
        <source>Mapping</source>
        <translation>マッピング</translation>
    </message>
    <message>
        <source>one to one?</source>
        <translation>全単射か</translation>
    </message>
    <message>
        <source>Stored values and classes</source>
        <translation>保存された値とクラス</translation>
    </message>
    <message>
        <source>Stored values and their classes stand here once a class index was checked.</source>
        <translation>クラスインデックスを確認すると、格納された値とそのクラスがここに表示されます。</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MemberModel</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MemberPane</name>
    <message>
        <source>Compare with %1</source>
        <translation>%1 と比較</translation>
    </message>
    <message>
        <source>The folder has no log without a failure whose path is the same but for its numbers.</source>
        <translation>数以外のパスが同じで失敗のないログが、フォルダーにありません。</translation>
    </message>
    <message>
        <source>Logs of %1</source>
        <translation>%1 のログ</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n log(s)</source>
        <translation>
            <numerusform>ログ %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n incident(s)</source>
        <translation>
            <numerusform>インシデント %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the logs</source>
        <translation>ログに戻る</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>ログを開く</translation>
    </message>
    <message>
        <source>Compare with last good log</source>
        <translation>直近の正常なログと比較</translation>
    </message>
    <message>
        <source>Close this pane</source>
        <translation>このペインを閉じる</translation>
    </message>
    <message>
        <source>Logs of the fingerprint</source>
        <translation>この指紋のログ</translation>
    </message>
    <message>
        <source>Lines that appear only in the failing log</source>
        <translation>失敗したログだけにある行</translation>
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
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>メモの追加</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>メモ(&amp;N)</translation>
    </message>
    <message>
        <source>Kept in the incident folder while you type. Undo takes it back.</source>
        <translation>入力中にインシデントフォルダーへ保存されます。「元に戻す」で取り消せます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::OffenderModel</name>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Sample id</source>
        <translation>サンプル ID</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出所</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>所見</translation>
    </message>
    <message>
        <source>In batch</source>
        <translation>バッチ内</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::OutputView</name>
    <message>
        <source>Live output</source>
        <translation>ライブ出力</translation>
    </message>
    <message>
        <source>%1 lines came too fast to be shown; the log has them.</source>
        <translation>%1 行は速すぎて表示できませんでした。ログにはあります。</translation>
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
    <message>
        <source>Show fewer families</source>
        <translation>系統を少なく表示</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more families</source>
        <translation>
            <numerusform>さらに %n 系統を表示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::PlotsPane</name>
    <message>
        <source>Family</source>
        <translation>系統</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>分類</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>%1, by class</source>
        <translation>%1、分類別</translation>
    </message>
    <message>
        <source>Logs per family</source>
        <translation>系統別のログ数</translation>
    </message>
    <message>
        <source>Logs per day</source>
        <translation>日別のログ数</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Show the numbers of both plots as tables</source>
        <translation>両方のグラフの数を表で表示</translation>
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
    <name>torchtriage::desktop::ReadingPane</name>
    <message>
        <source>Reading</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>A CPU success is a clue, not a CUDA validation.</source>
        <translation>CPU での成功は手がかりであり、CUDA の検証ではありません。</translation>
    </message>
    <message>
        <source>Kernels, layouts and rounding differ. Validate on the device before you close.</source>
        <translation>カーネル、レイアウト、丸めが異なります。終える前にデバイスで検証してください。</translation>
    </message>
    <message>
        <source>Blocking launches and waits change the scheduling: their durations are not compared.</source>
        <translation>ブロッキング起動と待機はスケジューリングを変えるため、その所要時間は比較しません。</translation>
    </message>
    <message>
        <source>shown by a run</source>
        <translation>実行で示された</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>未確定</translation>
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
    <name>torchtriage::desktop::RedactionModel</name>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>件数</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>stays in the text</source>
        <translation>本文に残ります</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReduceDialog</name>
    <message>
        <source>Kept in %1</source>
        <translation>%1 に保存しました</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>The reduction is running.</source>
        <translation>縮小を実行中です。</translation>
    </message>
    <message>
        <source>Give the case a name of letters, digits, dots and dashes.</source>
        <translation>ケース名は英数字、ピリオド、ハイフンで付けてください。</translation>
    </message>
    <message>
        <source>Ends the trial under way and keeps what is known.</source>
        <translation>実行中の試行を終え、分かったことを残します。</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>実行中のものはありません。</translation>
    </message>
    <message>
        <source>Nothing has run yet.</source>
        <translation>まだ何も実行していません。</translation>
    </message>
    <message>
        <source>Running: %1 of at most %2 runs, %3 s</source>
        <translation>実行中：%1 回（最大 %2 回）、%3 秒</translation>
    </message>
    <message>
        <source>Pausing: the trial under way is ended</source>
        <translation>一時停止中：実行中の試行を終えています</translation>
    </message>
    <message>
        <source>Paused after %1 runs</source>
        <translation>%1 回の実行で一時停止</translation>
    </message>
    <message>
        <source>Ended after %1 runs</source>
        <translation>%1 回の実行で終了</translation>
    </message>
    <message>
        <source>Reduce to the smallest failing case</source>
        <translation>失敗する最小ケースに縮小</translation>
    </message>
    <message>
        <source>Rows, lengths, steps and values are left out as long as the same failure happens, each time in a new process. Dtypes and layout stay. The same name goes on from where it was.</source>
        <translation>同じ失敗が起きる限り、行、長さ、ステップ、値を取り除きます。毎回新しいプロセスで確かめます。dtype と配置は変わりません。同じ名前なら続きから再開します。</translation>
    </message>
    <message>
        <source>&amp;Name of the case</source>
        <translation>ケース名(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Most runs</source>
        <translation>最大実行回数(&amp;M)</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReplacementModel</name>
    <message>
        <source>In the log</source>
        <translation>ログ内</translation>
    </message>
    <message>
        <source>In the request</source>
        <translation>依頼内</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>残ります</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RequestPage</name>
    <message>
        <source>“%1” written. The private map of the replacements stays here: %2</source>
        <translation>「%1」を書き込みました。置き換えの非公開対応表はここに残ります：%2</translation>
    </message>
    <message>
        <source>Nothing was written. %1</source>
        <translation>何も書き込んでいません。%1</translation>
    </message>
    <message>
        <source>Reading the log</source>
        <translation>ログを読み込んでいます</translation>
    </message>
    <message>
        <source>Names that are private are looked for in all of it, so that none of them stays in the request.</source>
        <translation>依頼に残らないように、ログ全体から非公開の名前を探しています。</translation>
    </message>
    <message>
        <source>The request could not be made</source>
        <translation>依頼を作成できませんでした</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s), %1</source>
        <extracomment>%1 is &quot;44 values&quot;</extracomment>
        <translation>
            <numerusform>%n 種類、%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n 個の値</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Markdown, %n line(s), %1</source>
        <translation>
            <numerusform>Markdown、%n 行、%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Something private would remain: see the red bar.</source>
        <translation>非公開の情報が残ります。赤いバーを確認してください。</translation>
    </message>
    <message>
        <source>The request is not ready yet.</source>
        <translation>依頼はまだ準備中です。</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) replaced, none left that looks private. Read the text before you send it.</source>
        <translation>
            <numerusform>%n 個の値を置き換え、非公開と思われる値は残っていません。送る前に本文を読み直してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to export. %1</source>
        <translation>書き出せます。%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more place(s).</source>
        <translation>
            <numerusform>ほかに %n か所。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export stopped.</source>
        <translation>書き出しを停止しました。</translation>
    </message>
    <message>
        <source>Turn its replacement on, or remove the line.</source>
        <translation>置き換えをオンにするか、その行を削除してください。</translation>
    </message>
    <message>
        <source>Add it as a word to replace, or remove the line.</source>
        <translation>置き換える語に追加するか、その行を削除してください。</translation>
    </message>
    <message>
        <source>Show line %1</source>
        <translation>%1 行目を表示</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>オンにする</translation>
    </message>
    <message>
        <source>Copied as Markdown. Read the text before you send it.</source>
        <translation>Markdown としてコピーしました。送る前に本文を読み直してください。</translation>
    </message>
    <message>
        <source>Export the support request</source>
        <translation>サポート依頼を書き出す</translation>
    </message>
    <message>
        <source>Zip with request and attachments (*.zip)</source>
        <translation>依頼と添付ファイルの zip (*.zip)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Language of the request</source>
        <translation>依頼の言語</translation>
    </message>
    <message>
        <source>Whom the request is for</source>
        <translation>依頼の宛先</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>添付</translation>
    </message>
    <message>
        <source>Attachments of the zip</source>
        <translation>zip の添付ファイル</translation>
    </message>
    <message>
        <source>Redacted log, in the zip</source>
        <translation>機微情報を除去したログ（zip 内）</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>The request as it will leave</source>
        <translation>送り出される依頼そのもの</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation>整形表示</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Replacements</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Kinds of replacements</source>
        <translation>置き換えの種類</translation>
    </message>
    <message>
        <source>Add word…</source>
        <translation>語を追加…</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>originals stay here, they are never exported</source>
        <translation>元の値はここに残り、書き出されません</translation>
    </message>
    <message>
        <source>Replaced values</source>
        <translation>置き換えられた値</translation>
    </message>
    <message>
        <source>The same original always gets the same replacement, so two hosts can still be told apart.</source>
        <translation>同じ元の値は常に同じ名前に置き換わるため、2 つのホストは引き続き区別できます。</translation>
    </message>
    <message>
        <source>This incident keeps no case. Keep one on the batch page, or reduce its job.</source>
        <translation>このインシデントにはケースがありません。バッチのページで保存するか、ジョブを縮小してください。</translation>
    </message>
    <message>
        <source>Minimal case, in the zip…</source>
        <translation>最小ケース（zip 内）…</translation>
    </message>
    <message>
        <source>Notes of the incident</source>
        <translation>インシデントのメモ</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RerunPage</name>
    <message>
        <source>A job has the variations of its operators only.</source>
        <translation>ジョブには演算子のバリエーションだけがあります。</translation>
    </message>
    <message>
        <source>The job&apos;s steps run in the chosen engine.</source>
        <translation>ジョブのステップは選択したエンジンで実行されます。</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>フォルダー：%1</translation>
    </message>
    <message>
        <source>torchtriage-guard is missing beside the program: nothing can be started. Install TorchTriage again.</source>
        <translation>プログラムの隣に torchtriage-guard がないため、何も開始できません。TorchTriage を再インストールしてください。</translation>
    </message>
    <message>
        <source>Check a row first.</source>
        <translation>先に行にチェックを入れてください。</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>実行中のものはありません。</translation>
    </message>
    <message>
        <source>%1 finished, %2 running, %3 queued</source>
        <translation>完了 %1、実行中 %2、待機 %3</translation>
    </message>
    <message numerus="yes">
        <source>from %n finished run(s)</source>
        <translation>
            <numerusform>完了した %n 件の実行から</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a run that has printed something.</source>
        <translation>何かを出力した実行を選んでください。</translation>
    </message>
    <message>
        <source>%1 s of %2 s</source>
        <translation>%1 秒 / %2 秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation>%1、プロセス %2</translation>
    </message>
    <message>
        <source>Running: %1. Process %2</source>
        <translation>実行中：%1。プロセス %2</translation>
    </message>
    <message>
        <source>Job file</source>
        <translation>ジョブファイル</translation>
    </message>
    <message>
        <source>Jobs (*.json)</source>
        <translation>ジョブ (*.json)</translation>
    </message>
    <message>
        <source>%1: new process %2</source>
        <translation>%1: 新しいプロセス %2</translation>
    </message>
    <message>
        <source>Run selected</source>
        <translation>選択したものを実行</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>すべて実行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>制限時間</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Time limit of a run</source>
        <translation>実行の制限時間</translation>
    </message>
    <message>
        <source>Add change…</source>
        <translation>変更を追加…</translation>
    </message>
    <message>
        <source>New process, one change per run.</source>
        <translation>新しいプロセス、実行ごとに変更は 1 つ。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Command of the baseline</source>
        <translation>ベースラインのコマンド</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Job file…</source>
        <translation>ジョブファイル…</translation>
    </message>
    <message>
        <source>Run a job of operators instead of the program</source>
        <translation>プログラムの代わりに演算子のジョブを実行する</translation>
    </message>
    <message>
        <source>Live output</source>
        <translation>ライブ出力</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>ログを開く</translation>
    </message>
    <message>
        <source>Time used of the limit</source>
        <translation>制限時間の経過</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>Back to the program</source>
        <translation>プログラムに戻る</translation>
    </message>
    <message>
        <source>On another machine the engine is the Python that is named with it.</source>
        <translation>別のマシンでは、そのマシンに指定した Python がエンジンになります。</translation>
    </message>
    <message>
        <source>Two engines are compared on this machine only.</source>
        <translation>2 つのエンジンの比較はこのマシンでのみ行えます。</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>Other machines…</source>
        <translation>ほかのマシン…</translation>
    </message>
    <message>
        <source>any memory</source>
        <translation>メモリ制限なし</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Memory limit of a run</source>
        <translation>実行のメモリ上限</translation>
    </message>
    <message>
        <source>A run whose processes hold more memory than that is ended.</source>
        <translation>プロセス全体のメモリがこれを超えた実行は終了させます。</translation>
    </message>
    <message>
        <source>Machine that the runs live on</source>
        <translation>実行先のマシン</translation>
    </message>
    <message>
        <source>Open a job of operators first: a program&apos;s own data cannot be cut from here.</source>
        <translation>先に演算子のジョブを開いてください。プログラム自身のデータはここからは縮小できません。</translation>
    </message>
    <message>
        <source>Reduce…</source>
        <translation>縮小…</translation>
    </message>
    <message>
        <source>Keep incident</source>
        <translation>インシデントを保存</translation>
    </message>
    <message>
        <source>%1, process %2, step %3 of %4: %5</source>
        <translation>%1、プロセス %2、ステップ %3/%4: %5</translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation>保存先：%1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RunModel</name>
    <message>
        <source>%1 s so far</source>
        <translation>%1 秒経過</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>blocking</source>
        <translation>ブロッキング</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>not a measurement</source>
        <translation>計測値ではない</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>最初のエラー</translation>
    </message>
    <message>
        <source>Observed at</source>
        <translation>観測箇所</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RunTable</name>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ScanCard</name>
    <message>
        <source>%1 of %2 files, %3 s</source>
        <translation>%2 件中 %1 件、%3 秒</translation>
    </message>
    <message>
        <source>Looking for files, %1 s</source>
        <translation>ファイルを探しています、%1 秒</translation>
    </message>
    <message>
        <source>Reading the logs of %1</source>
        <translation>%1 のログを読み取っています</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
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
    <message>
        <source>go to</source>
        <translation>移動</translation>
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
    <name>torchtriage::desktop::SwitchDialog</name>
    <message>
        <source>&amp;Name of the change</source>
        <translation>変更の名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Variable or option</source>
        <translation>変数またはオプション(&amp;V)</translation>
    </message>
    <message>
        <source>For example AMP=0 or --amp 0. It is added to the command of the baseline, or takes the place of the same option there.</source>
        <translation>例：AMP=0 または --amp 0。ベースラインのコマンドに追加されるか、同じオプションを置き換えます。</translation>
    </message>
    <message>
        <source>Use this change</source>
        <translation>この変更を使う</translation>
    </message>
    <message>
        <source>A change of your own needs a name.</source>
        <translation>独自の変更には名前が必要です。</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TargetCheckPane</name>
    <message>
        <source>The check was not carried out.</source>
        <translation>確認は行われませんでした。</translation>
    </message>
    <message>
        <source>There is no refused element to export.</source>
        <translation>書き出す拒否要素はありません。</translation>
    </message>
    <message>
        <source>The first %1 of %2 are shown; the export has all of them.</source>
        <translation>%2 件のうち最初の %1 件を表示しています。書き出しにはすべて含まれます。</translation>
    </message>
    <message>
        <source>Target check</source>
        <translation>ターゲットの確認</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV を書き出す…</translation>
    </message>
    <message>
        <source>Refused elements</source>
        <translation>拒否された要素</translation>
    </message>
    <message>
        <source>Minimal case, %1</source>
        <extracomment>%1 is the number of samples</extracomment>
        <translation>最小ケース、%1</translation>
    </message>
    <message>
        <source>Minimal case</source>
        <translation>最小ケース</translation>
    </message>
    <message>
        <source>Full batch, %1</source>
        <translation>バッチ全体、%1</translation>
    </message>
    <message>
        <source>Full batch</source>
        <translation>バッチ全体</translation>
    </message>
    <message>
        <source>Nothing was refused so far.</source>
        <translation>まだ何も拒否されていません。</translation>
    </message>
    <message>
        <source>Full batch: %1.</source>
        <translation>バッチ全体：%1。</translation>
    </message>
    <message>
        <source>What the check is shown for</source>
        <translation>チェック結果の対象</translation>
    </message>
    <message>
        <source>Keep as case</source>
        <translation>ケースとして保存</translation>
    </message>
    <message>
        <source>Looks for the smallest part of the kept case that fails in the same way.</source>
        <translation>保存したケースのうち、同じように失敗する最小の部分を探します。</translation>
    </message>
    <message>
        <source>Keep a case first.</source>
        <translation>先にケースを保存してください。</translation>
    </message>
    <message>
        <source>Reduce…</source>
        <translation>縮小…</translation>
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
    <message>
        <source>State: %1</source>
        <translation>状態：%1</translation>
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
<context>
    <name>torchtriage::desktop::VerifyPage</name>
    <message>
        <source>Choose checkpoint</source>
        <translation>チェックポイントを選択</translation>
    </message>
    <message>
        <source>Keep incident</source>
        <translation>インシデントを保存</translation>
    </message>
    <message>
        <source>Close incident</source>
        <translation>インシデントを終了</translation>
    </message>
    <message>
        <source>Close with a reason…</source>
        <translation>理由を付けて終了…</translation>
    </message>
    <message>
        <source>Reopen…</source>
        <translation>再開…</translation>
    </message>
    <message>
        <source>It is closed.</source>
        <translation>終了しています。</translation>
    </message>
    <message>
        <source>Closed.</source>
        <translation>終了済み。</translation>
    </message>
    <message>
        <source>State: %1</source>
        <translation>状態：%1</translation>
    </message>
    <message>
        <source>Ready to close.</source>
        <translation>終了できます。</translation>
    </message>
    <message>
        <source>Everything mandatory ended as expected.</source>
        <translation>必須の確認はすべて期待どおりに終わりました。</translation>
    </message>
    <message>
        <source>Not ready to close.</source>
        <translation>まだ終了できません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) open. First: %1</source>
        <translation>
            <numerusform>未完了 %Ln 件。最初：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::WordDialog</name>
    <message>
        <source>&amp;Word or name:</source>
        <translation>語または名前(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Replace it wherever it stands</source>
        <translation>どこにあっても置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Leave it alone</source>
        <translation>そのまま残す(&amp;L)</translation>
    </message>
    <message>
        <source>Keys, tokens and passwords are replaced all the same.</source>
        <translation>鍵、トークン、パスワードはいずれにしても置き換えられます。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Type a word of at least two characters first.</source>
        <translation>まず 2 文字以上の語を入力してください。</translation>
    </message>
    <message>
        <source>Words of your own</source>
        <translation>自分の単語</translation>
    </message>
    <message>
        <source>Words given before</source>
        <translation>以前に指定した単語</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>削除(&amp;M)</translation>
    </message>
    <message>
        <source>%1: replaced wherever it stands</source>
        <extracomment>%1 is a word that the user gave</extracomment>
        <translation>%1: どこにあっても置き換える</translation>
    </message>
    <message>
        <source>%1: left alone</source>
        <translation>%1: そのまま残す</translation>
    </message>
    <message>
        <source>Choose a word of the list first.</source>
        <translation>先に一覧から単語を選んでください。</translation>
    </message>
</context>
<context>
    <name>torchtriage::workbench::IncidentStore</name>
    <message>
        <source>Attach batch</source>
        <translation>バッチの添付</translation>
    </message>
    <message>
        <source>Pin first failure</source>
        <translation>最初の失敗の固定</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>固定の解除</translation>
    </message>
</context>
</TS>
