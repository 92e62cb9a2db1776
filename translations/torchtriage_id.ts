<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id" sourcelanguage="en">
<context>
    <name>AgreementText</name>
    <message>
        <source>%1 beside %2</source>
        <translation>%1 terhadap %2</translation>
    </message>
    <message>
        <source>output %1 of step %2</source>
        <translation>keluaran %1 dari langkah %2</translation>
    </message>
    <message>
        <source>An output differs from that of the baseline: %1 (%2).</source>
        <translation>Satu keluaran berbeda dari baseline: %1 (%2).</translation>
    </message>
    <message>
        <source>Outputs differ from those of the baseline. In %1, %2 of %3 elements lie beyond the tolerance of PyTorch for %4 (relative %5, absolute %6).</source>
        <translation>Keluaran berbeda dari baseline. Pada %1, %2 dari %3 elemen melampaui toleransi PyTorch untuk %4 (relatif %5, absolut %6).</translation>
    </message>
    <message>
        <source>The first one is at %1.</source>
        <translation>Yang pertama ada di %1.</translation>
    </message>
    <message>
        <source>The largest difference is %1.</source>
        <translation>Selisih terbesar adalah %1.</translation>
    </message>
    <message>
        <source>NaN stands in one of the two only at %1 places.</source>
        <translation>NaN hanya ada di salah satunya pada %1 posisi.</translation>
    </message>
    <message>
        <source>Its outputs agree with those of the baseline within the tolerances of PyTorch for their dtypes. The largest difference is %1 (%2).</source>
        <translation>Keluarannya sesuai dengan baseline dalam toleransi PyTorch untuk dtype-nya. Selisih terbesar adalah %1 (%2).</translation>
    </message>
    <message>
        <source>Output %1 of step %2 is there in one of the two runs only.</source>
        <translation>Keluaran %1 dari langkah %2 hanya ada di salah satu run.</translation>
    </message>
    <message>
        <source>Output %1 of step %2 is of another kind than in the baseline.</source>
        <translation>Keluaran %1 dari langkah %2 berjenis lain dari baseline.</translation>
    </message>
    <message>
        <source>Output %1 of step %2 has another shape than in the baseline.</source>
        <translation>Keluaran %1 dari langkah %2 memiliki bentuk lain dari baseline.</translation>
    </message>
    <message>
        <source>The bits of output %1 of step %2 differ from those of the baseline. Its elements were not kept, so whether they agree is not known.</source>
        <translation>Bit keluaran %1 dari langkah %2 berbeda dari baseline. Elemennya tidak disimpan, sehingga tidak diketahui apakah sesuai.</translation>
    </message>
    <message>
        <source>Its outputs are those of the baseline, bit by bit.</source>
        <translation>Keluarannya sama dengan baseline, bit demi bit.</translation>
    </message>
    <message>
        <source>Outputs that agree on these inputs do not show that they are right, nor that others would agree.</source>
        <translation>Keluaran yang sesuai pada masukan ini tidak menunjukkan bahwa keluaran itu benar, atau bahwa yang lain akan sesuai.</translation>
    </message>
    <message>
        <source>A difference does not tell which of the two is right: another order of additions changes the last digits, and random numbers need the same seed.</source>
        <translation>Perbedaan tidak memberi tahu mana yang benar: urutan penjumlahan lain mengubah digit terakhir, dan bilangan acak memerlukan seed yang sama.</translation>
    </message>
</context>
<context>
    <name>BatchFindings</name>
    <message>
        <source>torch.load(weights_only=False) would import %1, which starts programs.</source>
        <translation>torch.load(weights_only=False) akan mengimpor %1, yang menjalankan program.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which runs Python code.</source>
        <translation>torch.load(weights_only=False) akan mengimpor %1, yang menjalankan kode Python.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which imports any module by name.</source>
        <translation>torch.load(weights_only=False) akan mengimpor %1, yang mengimpor modul apa pun berdasarkan nama.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which gets hold of any function.</source>
        <translation>torch.load(weights_only=False) akan mengimpor %1, yang dapat meraih fungsi apa pun.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which unpickles again, past any check.</source>
        <translation>torch.load(weights_only=False) akan mengimpor %1, yang membaca pickle lagi dan melewati semua pemeriksaan.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which opens network connections.</source>
        <translation>torch.load(weights_only=False) akan mengimpor %1, yang membuka koneksi jaringan.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which reads, writes or removes files.</source>
        <translation>torch.load(weights_only=False) akan mengimpor %1, yang membaca, menulis, atau menghapus berkas.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, which calls machine code.</source>
        <translation>torch.load(weights_only=False) akan mengimpor %1, yang memanggil kode mesin.</translation>
    </message>
    <message>
        <source>torch.load(weights_only=False) would import %1, a name that PyTorch&apos;s own safe list does not hold. Here it is only shown.</source>
        <translation>torch.load(weights_only=False) akan mengimpor %1, nama yang tidak ada dalam daftar aman PyTorch. Di sini nama itu hanya ditampilkan.</translation>
    </message>
    <message>
        <source>Byte %1; no value of the file depends on it.</source>
        <translation>Byte %1; tidak ada nilai berkas yang bergantung padanya.</translation>
    </message>
    <message>
        <source>Key %1, byte %2; the file also calls it.</source>
        <translation>Kunci %1, byte %2; berkas juga memanggilnya.</translation>
    </message>
    <message>
        <source>Key %1, byte %2; the file does not call it.</source>
        <translation>Kunci %1, byte %2; berkas tidak memanggilnya.</translation>
    </message>
    <message>
        <source>The archive holds %1 more than once. Readers disagree on which one counts, so another program may see other values.</source>
        <translation>Arsip memuat %1 lebih dari sekali. Pembaca tidak sepakat mana yang berlaku, jadi program lain bisa melihat nilai lain.</translation>
    </message>
    <message>
        <source>The entry %1 would leave the folder that it is unpacked in. Do not unpack this archive.</source>
        <translation>Entri %1 akan keluar dari folder tempatnya diekstrak. Jangan ekstrak arsip ini.</translation>
    </message>
    <message>
        <source>The entry %1 claims to be encrypted, although PyTorch reads it. A scanner may have skipped it.</source>
        <translation>Entri %1 mengaku terenkripsi, padahal PyTorch membacanya. Pemindai mungkin melewatinya.</translation>
    </message>
    <message>
        <source>The archive gives the entry %1 two different names. A scanner may have looked at another entry than PyTorch reads.</source>
        <translation>Arsip memberi entri %1 dua nama berbeda. Pemindai mungkin melihat entri lain daripada yang dibaca PyTorch.</translation>
    </message>
    <message>
        <source>The record %1, which this format asks for, is not there.</source>
        <translation>Rekaman %1, yang disyaratkan format ini, tidak ada.</translation>
    </message>
    <message>
        <source>The entry %1 is compressed in a way that TorchTriage does not read.</source>
        <translation>Entri %1 dimampatkan dengan cara yang tidak dibaca TorchTriage.</translation>
    </message>
    <message>
        <source>More bytes follow the first pickle (%1). PyTorch ignores them; other programs may not.</source>
        <translation>Ada byte lain setelah pickle pertama (%1). PyTorch mengabaikannya; program lain mungkin tidak.</translation>
    </message>
    <message>
        <source>The pickle uses numbers for names that only its writer has registered (%1), so what it would import is not known.</source>
        <translation>Pickle memakai nomor untuk nama yang hanya didaftarkan penulisnya (%1), jadi tidak diketahui apa yang akan diimpornya.</translation>
    </message>
    <message>
        <source>Bytes before or after the content belong to no value (%1).</source>
        <translation>Ada byte sebelum atau sesudah isi yang tidak termasuk nilai mana pun (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) of this kind.</source>
        <translation>
            <numerusform>%Ln temuan lain dari jenis ini.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would import %1. TorchTriage has read it without importing or calling anything; load it in Python only if you trust its source.</source>
        <translation>Berkas ini akan mengimpor %1. TorchTriage membacanya tanpa mengimpor atau memanggil apa pun; muat di Python hanya jika Anda memercayai sumbernya.</translation>
    </message>
    <message numerus="yes">
        <source>It would import %1 and %Ln more. TorchTriage has read it without importing or calling anything; load it in Python only if you trust its source.</source>
        <translation>
            <numerusform>Berkas ini akan mengimpor %1 dan %Ln nama lain. TorchTriage membacanya tanpa mengimpor atau memanggil apa pun; muat di Python hanya jika Anda memercayai sumbernya.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading this file in Python could run code.</source>
        <translation>Memuat berkas ini di Python dapat menjalankan kode.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 tidak dapat dibaca: %2.</translation>
    </message>
    <message>
        <source>The file leads to more keys than TorchTriage counts; sharing is shown for the first ones only.</source>
        <translation>Berkas mengarah ke lebih banyak kunci daripada yang dihitung TorchTriage; pemakaian bersama hanya ditampilkan untuk yang pertama.</translation>
    </message>
    <message>
        <source>This file is incomplete.</source>
        <translation>Berkas ini tidak lengkap.</translation>
    </message>
    <message numerus="yes">
        <source>It lacks the bytes of %Ln tensor(s). Copy the file again once it is complete.</source>
        <translation>
            <numerusform>Byte dari %Ln tensor tidak ada. Salin lagi berkasnya setelah lengkap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) could not be read; all others are shown.</source>
        <translation>
            <numerusform>%Ln nilai tidak dapat dibaca; semua yang lain ditampilkan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The values that are there are shown.</source>
        <translation>Nilai yang ada tetap ditampilkan.</translation>
    </message>
    <message>
        <source>Not everything in this file can be shown.</source>
        <translation>Tidak semua isi berkas ini dapat ditampilkan.</translation>
    </message>
    <message>
        <source>This file names classes of other packages.</source>
        <translation>Berkas ini menyebut kelas dari paket lain.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would be imported on loading. They are shown here, not imported.</source>
        <translation>
            <numerusform>%Ln nama akan diimpor saat dimuat. Di sini nama itu ditampilkan, tidak diimpor.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file is unusual.</source>
        <translation>Berkas ini tidak biasa.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) in it differ from what PyTorch and NumPy write.</source>
        <translation>
            <numerusform>%Ln hal di dalamnya berbeda dari yang ditulis PyTorch dan NumPy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BatchText</name>
    <message>
        <source>torch.save archive</source>
        <translation>Arsip torch.save</translation>
    </message>
    <message>
        <source>TorchScript archive</source>
        <translation>Arsip TorchScript</translation>
    </message>
    <message>
        <source>torch.save file from before PyTorch 1.6</source>
        <translation>Berkas torch.save dari sebelum PyTorch 1.6</translation>
    </message>
    <message>
        <source>torch.save file of PyTorch 0.1</source>
        <translation>Berkas torch.save dari PyTorch 0.1</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>Array NumPy</translation>
    </message>
    <message>
        <source>NumPy archive</source>
        <translation>Arsip NumPy</translation>
    </message>
    <message>
        <source>Pickle by itself</source>
        <translation>Pickle tunggal</translation>
    </message>
    <message>
        <source>This format holds no code</source>
        <translation>Format ini tidak memuat kode</translation>
    </message>
    <message>
        <source>This file holds no code</source>
        <translation>Berkas ini tidak memuat kode</translation>
    </message>
    <message>
        <source>Read without running pickle code</source>
        <translation>Dibaca tanpa menjalankan kode pickle</translation>
    </message>
    <message>
        <source>Read without running its code</source>
        <translation>Dibaca tanpa menjalankan kodenya</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tensor(s)</source>
        <translation>
            <numerusform>%Ln tensor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln nilai</numerusform>
        </translation>
    </message>
    <message>
        <source>The object of class %1 could not be read: %2. The rest of the file is not affected.</source>
        <translation>Objek kelas %1 tidak dapat dibaca: %2. Bagian lain dari berkas tidak terpengaruh.</translation>
    </message>
    <message>
        <source>The file computes which function would build this object. TorchTriage does not call it and shows the parts that the file stores.</source>
        <translation>Berkas menghitung fungsi mana yang akan membangun objek ini. TorchTriage tidak memanggilnya dan menampilkan bagian yang disimpan berkas.</translation>
    </message>
    <message>
        <source>An object of the class %1. TorchTriage does not import classes: it shows the parts that the file stores.</source>
        <translation>Objek dari kelas %1. TorchTriage tidak mengimpor kelas: yang ditampilkan adalah bagian yang disimpan berkas.</translation>
    </message>
    <message>
        <source>A meta tensor has a shape and a dtype, but no elements.</source>
        <translation>Tensor meta memiliki bentuk dan dtype, tetapi tidak memiliki elemen.</translation>
    </message>
    <message>
        <source>A tensor of layout %1 has no elements in rows and columns. Its components stand below it in the tree.</source>
        <translation>Tensor dengan tata letak %1 tidak memiliki elemen dalam baris dan kolom. Komponennya ada di bawahnya dalam pohon.</translation>
    </message>
    <message>
        <source>This tensor has no bytes of its own.</source>
        <translation>Tensor ini tidak memiliki byte sendiri.</translation>
    </message>
    <message>
        <source>The file lacks the bytes of this tensor. Copy the file again once it is complete.</source>
        <translation>Byte tensor ini tidak ada di berkas. Salin lagi berkasnya setelah lengkap.</translation>
    </message>
    <message>
        <source>Elements of type %1 are not numbers.</source>
        <translation>Elemen bertipe %1 bukan angka.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 dan %Ln lainnya</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a saved batch that TorchTriage reads: %2. Choose a file that torch.save, safetensors or NumPy wrote.</source>
        <translation>“%1” bukan batch tersimpan yang dibaca TorchTriage: %2. Pilih berkas yang ditulis torch.save, safetensors, atau NumPy.</translation>
    </message>
</context>
<context>
    <name>CaptureScript</name>
    <message>
        <source>Write the file beside your training script:</source>
        <translation>Tulis berkas di samping skrip pelatihan Anda:</translation>
    </message>
    <message>
        <source>Then change two lines of the script. When a step fails, an incident is saved:</source>
        <translation>Lalu ubah dua baris skrip. Saat satu langkah gagal, insiden disimpan:</translation>
    </message>
    <message>
        <source>Without changing the script, wrap the command:</source>
        <translation>Tanpa mengubah skrip, bungkus perintahnya:</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>%1 rows written to %2</source>
        <translation>%1 baris ditulis ke %2</translation>
    </message>
    <message>
        <source>and %1 more; --csv FILE writes all of them</source>
        <translation>dan %1 lagi; --csv FILE menulis semuanya</translation>
    </message>
    <message>
        <source>Two hypotheses</source>
        <translation>Dua hipotesis</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Pemetaan</translation>
    </message>
    <message>
        <source>Kept as cases/%1: %2 of %3 samples</source>
        <translation>Disimpan sebagai cases/%1: %2 dari %3 sampel</translation>
    </message>
</context>
<context>
    <name>CheckpointCommand</name>
    <message numerus="yes">
        <source>%Ln more finding(s); --json lists them all.</source>
        <translation>
            <numerusform>%Ln temuan lagi; --json mencantumkan semuanya.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a time. Write it as 2024-07-24T03:12:41, with a zone if it is not that of this machine.</source>
        <translation>“%1” bukan waktu. Tulis sebagai 2024-07-24T03:12:41, dengan zona waktu jika bukan zona mesin ini.</translation>
    </message>
</context>
<context>
    <name>CheckpointFindings</name>
    <message>
        <source>%1 cannot be read: %3.</source>
        <translation>%1 tidak dapat dibaca: %3.</translation>
    </message>
    <message>
        <source>%1 cannot be read at %2: %3.</source>
        <translation>%1 tidak dapat dibaca pada %2: %3.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 kosong.</translation>
    </message>
    <message>
        <source>%1 starts with zeros only, as a file does after a machine went down while it was written.</source>
        <translation>%1 diawali nol saja, seperti berkas yang sedang ditulis saat mesin mati.</translation>
    </message>
    <message>
        <source>%1: the bytes of %2 are not the ones that were written (CRC-32). torch.load does not compare them.</source>
        <translation>%1: byte %2 bukan yang ditulis (CRC-32). torch.load tidak membandingkannya.</translation>
    </message>
    <message>
        <source>%1: the bytes of %3 are not the ones that were written (CRC-32 of %2). torch.load does not compare them.</source>
        <translation>%1: byte %3 bukan yang ditulis (CRC-32 dari %2). torch.load tidak membandingkannya.</translation>
    </message>
    <message>
        <source>%1 was written without checksums, so changed bytes cannot be told.</source>
        <translation>%1 ditulis tanpa checksum, sehingga byte yang berubah tidak dapat dikenali.</translation>
    </message>
    <message>
        <source>%1: its entries claim more bytes than the file has.</source>
        <translation>%1: entri-entrinya meminta lebih banyak byte daripada isi berkas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lacks the bytes of %Ln tensor(s), the first is %2.</source>
        <translation>
            <numerusform>%1 tidak memiliki byte dari %Ln tensor, yang pertama %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a value could not be read at %2: %3.</source>
        <translation>%1: sebuah nilai tidak dapat dibaca pada %2: %3.</translation>
    </message>
    <message>
        <source>The shard %2 is not there.</source>
        <translation>Shard %2 tidak ada.</translation>
    </message>
    <message numerus="yes">
        <source>%3 lacks %Ln tensor(s) that %1 names, the first is %2.</source>
        <translation>
            <numerusform>%3 tidak memiliki %Ln tensor yang disebut %1, yang pertama %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a temporary name: writing was perhaps not finished.</source>
        <translation>%1 memakai nama sementara: penulisan mungkin belum selesai.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of a kind that TorchTriage does not read, the first is %1.</source>
        <translation>
            <numerusform>%Ln berkas dari jenis yang tidak dibaca TorchTriage, yang pertama %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more file(s) were not read.</source>
        <translation>
            <numerusform>%Ln berkas lagi tidak dibaca.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says %3 = %4, %5 says %6 = %7.</source>
        <translation>%1 menyatakan %3 = %4, %5 menyatakan %6 = %7.</translation>
    </message>
    <message>
        <source>%1 says %3 = %4, %5 says %6 = %7. The two may count different things.</source>
        <translation>%1 menyatakan %3 = %4, %5 menyatakan %6 = %7. Keduanya mungkin menghitung hal yang berbeda.</translation>
    </message>
    <message>
        <source>The optimizer in %1 has counted %3 steps, the checkpoint says %4. Accumulated gradients or skipped steps can explain it.</source>
        <translation>Optimizer di %1 menghitung %3 langkah, checkpoint menyatakan %4. Gradien terakumulasi atau langkah yang dilewati dapat menjelaskannya.</translation>
    </message>
    <message>
        <source>The optimizer in %1 has counted from %3 to %4 steps, depending on the parameter.</source>
        <translation>Optimizer di %1 menghitung %3 hingga %4 langkah, tergantung parameternya.</translation>
    </message>
    <message>
        <source>The name %2 says %3, the step inside is %4.</source>
        <translation>Nama %2 menyatakan %3, langkah di dalamnya %4.</translation>
    </message>
    <message numerus="yes">
        <source>%3 holds %Ln tensor(s) that %1 does not name, the first is %2.</source>
        <translation>
            <numerusform>%3 memuat %Ln tensor yang tidak disebut %1, yang pertama %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says that the tensors have %3 bytes, the shards hold %4.</source>
        <translation>%1 menyatakan tensor berukuran %3 byte, shard memuat %4.</translation>
    </message>
    <message>
        <source>The optimizer in %1 has %3 parameters, the model only %4 tensors.</source>
        <translation>Optimizer di %1 memiliki %3 parameter, model hanya %4 tensor.</translation>
    </message>
    <message>
        <source>The optimizer in %1 holds the shape %3 for %4 parameters (%2), the model for %5. It belongs to another model.</source>
        <translation>Optimizer di %1 memiliki bentuk %3 untuk %4 parameter (%2), model untuk %5. Optimizer itu milik model lain.</translation>
    </message>
    <message numerus="yes">
        <source>The optimizer in %1 names %Ln parameter(s) that the model lacks, the first is %2.</source>
        <translation>
            <numerusform>Optimizer di %1 menyebut %Ln parameter yang tidak dimiliki model, yang pertama %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The optimizer in %1 holds state of %Ln parameter(s) that no group has, the first is %3.</source>
        <translation>
            <numerusform>Optimizer di %1 memuat state dari %Ln parameter yang tidak ada di grup mana pun, yang pertama %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The optimizer in %1 has no state yet for %Ln of its %3 parameter(s).</source>
        <translation>
            <numerusform>Optimizer di %1 belum memiliki state untuk %Ln dari %3 parameternya.</numerusform>
        </translation>
    </message>
    <message>
        <source>The optimizer in %1 is laid out in a way that cannot be compared with the model.</source>
        <translation>Optimizer di %1 disusun dengan cara yang tidak dapat dibandingkan dengan model.</translation>
    </message>
    <message>
        <source>No model lies beside the optimizer in %1 to compare it with.</source>
        <translation>Tidak ada model di samping optimizer di %1 untuk dibandingkan.</translation>
    </message>
    <message>
        <source>The averaged weights in %1 differ from the model: %2 of shape %3.</source>
        <translation>Bobot rata-rata di %1 berbeda dari model: %2 dengan bentuk %3.</translation>
    </message>
    <message>
        <source>%3 and %4 are checkpoints of the same model at different steps.</source>
        <translation>%3 dan %4 adalah checkpoint dari model yang sama pada langkah yang berbeda.</translation>
    </message>
    <message>
        <source>No optimizer: resuming would start it anew.</source>
        <translation>Tidak ada optimizer: melanjutkan akan memulainya dari awal.</translation>
    </message>
    <message>
        <source>No scheduler: resuming would start it anew.</source>
        <translation>Tidak ada scheduler: melanjutkan akan memulainya dari awal.</translation>
    </message>
    <message>
        <source>No state of the random generators: resuming will not see the same order of data.</source>
        <translation>Tidak ada state generator acak: setelah dilanjutkan urutan data tidak akan sama.</translation>
    </message>
    <message>
        <source>No step or epoch was found inside.</source>
        <translation>Tidak ditemukan langkah atau epoch di dalamnya.</translation>
    </message>
    <message>
        <source>%2 in %1 holds %3 NaN and %4 infinite elements, the first at %5.</source>
        <translation>%2 di %1 memuat %3 NaN dan %4 elemen tak hingga, yang pertama di %5.</translation>
    </message>
    <message>
        <source>%2 in %1 holds %3 NaN and %4 infinite elements.</source>
        <translation>%2 di %1 memuat %3 NaN dan %4 elemen tak hingga.</translation>
    </message>
    <message>
        <source>%2 in %1 holds %4 infinite elements and otherwise nothing but zeros, as masks and observers do.</source>
        <translation>%2 di %1 memuat %4 elemen tak hingga dan selebihnya hanya nol, seperti mask dan observer.</translation>
    </message>
    <message>
        <source>The number %2 in %1 is NaN.</source>
        <translation>Angka %2 di %1 adalah NaN.</translation>
    </message>
    <message>
        <source>The elements of %2 in %1 were not read: %3.</source>
        <translation>Elemen %2 di %1 tidak dibaca: %3.</translation>
    </message>
    <message>
        <source>Its step %3 lies before the failing step %4.</source>
        <translation>Langkahnya %3 berada sebelum langkah gagal %4.</translation>
    </message>
    <message>
        <source>Its step %3 is the failing step.</source>
        <translation>Langkahnya %3 adalah langkah yang gagal.</translation>
    </message>
    <message>
        <source>Its step %3 lies after the failing step %4.</source>
        <translation>Langkahnya %3 berada sesudah langkah gagal %4.</translation>
    </message>
    <message>
        <source>Its files were last changed %3 s before the failure. That is a clue only: copying changes it.</source>
        <translation>Berkasnya terakhir diubah %3 s sebelum kegagalan. Itu hanya petunjuk: penyalinan mengubahnya.</translation>
    </message>
    <message>
        <source>Its files were last changed %3 s after the failure. That is a clue only: copying changes it.</source>
        <translation>Berkasnya terakhir diubah %3 s sesudah kegagalan. Itu hanya petunjuk: penyalinan mengubahnya.</translation>
    </message>
</context>
<context>
    <name>CheckpointText</name>
    <message>
        <source>Complete, coherent and finite. Its files were last changed before the failure; the time of a file is only a clue.</source>
        <translation>Lengkap, koheren, dan berhingga. Berkasnya terakhir diubah sebelum kegagalan; waktu berkas hanyalah petunjuk.</translation>
    </message>
    <message>
        <source>Complete, coherent and finite, at step %1, before the failure at %2.</source>
        <translation>Lengkap, koheren, dan berhingga, pada langkah %1, sebelum kegagalan di %2.</translation>
    </message>
    <message>
        <source>Its files were changed during or after the failure. A file written then proves nothing by existing; the time of a file is only a clue.</source>
        <translation>Berkasnya diubah selama atau sesudah kegagalan. Berkas yang ditulis saat itu tidak membuktikan apa pun hanya karena ada; waktu berkas hanyalah petunjuk.</translation>
    </message>
    <message>
        <source>It is at step %1, and the failure came at %2. A file written during a failure proves nothing by existing.</source>
        <translation>Berada pada langkah %1, dan kegagalan terjadi di %2. Berkas yang ditulis selama kegagalan tidak membuktikan apa pun hanya karena ada.</translation>
    </message>
    <message>
        <source>Complete, coherent and finite. When the failure happened is not known, so nothing is said about before or after.</source>
        <translation>Lengkap, koheren, dan berhingga. Waktu kegagalan tidak diketahui, jadi tidak ada yang dinyatakan tentang sebelum atau sesudahnya.</translation>
    </message>
    <message>
        <source>Complete, coherent and finite. Its step is the one that failed: whether that one was completed depends on how the program counts.</source>
        <translation>Lengkap, koheren, dan berhingga. Langkahnya adalah yang gagal: apakah langkah itu selesai tergantung cara program menghitung.</translation>
    </message>
    <message>
        <source>Complete, coherent and finite. Nothing in it tells whether it was written before the failure.</source>
        <translation>Lengkap, koheren, dan berhingga. Tidak ada di dalamnya yang menunjukkan apakah ditulis sebelum kegagalan.</translation>
    </message>
    <message>
        <source>Coherent, before the failure</source>
        <translation>Koheren, sebelum kegagalan</translation>
    </message>
    <message>
        <source>Written during or after the failure</source>
        <translation>Ditulis selama atau sesudah kegagalan</translation>
    </message>
    <message>
        <source>Step and file time contradict</source>
        <translation>Langkah dan waktu berkas bertentangan</translation>
    </message>
    <message>
        <source>Coherent, time unknown</source>
        <translation>Koheren, waktu tidak diketahui</translation>
    </message>
    <message>
        <source>Incomplete or damaged</source>
        <translation>Tidak lengkap atau rusak</translation>
    </message>
    <message>
        <source>Not finite</source>
        <translation>Tidak berhingga</translation>
    </message>
    <message>
        <source>Incoherent</source>
        <translation>Tidak koheren</translation>
    </message>
    <message>
        <source>Several checkpoints</source>
        <translation>Beberapa checkpoint</translation>
    </message>
    <message>
        <source>Not fully read</source>
        <translation>Tidak terbaca seluruhnya</translation>
    </message>
    <message>
        <source>The step inside and the time of its files do not agree about the failure. It may have been copied, or written while the program failed.</source>
        <translation>Langkah di dalam dan waktu berkasnya tidak sepakat tentang kegagalan. Mungkin disalin, atau ditulis saat program gagal.</translation>
    </message>
    <message>
        <source>Bytes are missing or are not the ones that were written. Do not resume from it.</source>
        <translation>Ada byte yang hilang atau bukan yang ditulis. Jangan melanjutkan darinya.</translation>
    </message>
    <message>
        <source>It holds NaN or infinite elements. Resuming from it would carry them on.</source>
        <translation>Memuat elemen NaN atau tak hingga. Melanjutkan darinya akan membawanya terus.</translation>
    </message>
    <message>
        <source>Its parts do not belong together. Do not resume from it as it is.</source>
        <translation>Bagian-bagiannya tidak cocok satu sama lain. Jangan melanjutkan darinya apa adanya.</translation>
    </message>
    <message>
        <source>The folder holds more than one checkpoint. Choose one of its files.</source>
        <translation>Folder memuat lebih dari satu checkpoint. Pilih salah satu berkasnya.</translation>
    </message>
    <message>
        <source>Nothing wrong was found in what could be read, but a part of it could not be read.</source>
        <translation>Tidak ditemukan masalah pada yang dapat dibaca, tetapi sebagian tidak dapat dibaca.</translation>
    </message>
    <message>
        <source>Not shown: that training goes on well from it. Nothing in it was executed or loaded.</source>
        <translation>Tidak ditunjukkan: bahwa pelatihan berlanjut dengan baik darinya. Tidak ada isinya yang dijalankan atau dimuat.</translation>
    </message>
    <message>
        <source>model</source>
        <translation>model</translation>
    </message>
    <message>
        <source>averaged weights</source>
        <translation>bobot rata-rata</translation>
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
        <translation>sampler dan RNG</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>progres</translation>
    </message>
    <message>
        <source>other</source>
        <translation>lainnya</translation>
    </message>
    <message>
        <source>same step</source>
        <translation>langkah sama</translation>
    </message>
    <message>
        <source>no step inside</source>
        <translation>tanpa langkah di dalam</translation>
    </message>
    <message>
        <source>counts otherwise</source>
        <translation>menghitung secara lain</translation>
    </message>
    <message>
        <source>other step</source>
        <translation>langkah lain</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>tidak cocok</translation>
    </message>
    <message>
        <source>not finite</source>
        <translation>tidak berhingga</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>rusak</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>epoch %1</translation>
    </message>
    <message>
        <source>“%1” is not a checkpoint that TorchTriage reads: %2. Choose a file that torch.save or safetensors wrote, or the folder that holds such files.</source>
        <translation>“%1” bukan checkpoint yang dibaca TorchTriage: %2. Pilih berkas yang ditulis torch.save atau safetensors, atau folder yang memuat berkas seperti itu.</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Xid %1: %2. Most often a fault of the program on that device, such as an access out of range: look for the failing launch first.</source>
        <translation>Xid %1: %2. Paling sering kesalahan program pada perangkat itu, misalnya akses di luar rentang: cari dahulu peluncuran yang gagal.</translation>
    </message>
    <message>
        <source>Xid %1: %2. It follows an earlier error or the end of a process: read what comes before it.</source>
        <translation>Xid %1: %2. Kode ini mengikuti error sebelumnya atau akhir sebuah proses: baca apa yang ada sebelumnya.</translation>
    </message>
    <message>
        <source>Xid %1: %2. An error in the memory of the device: read its ECC counters, and reset or drain the device before it is used again.</source>
        <translation>Xid %1: %2. Error pada memori perangkat: baca penghitung ECC-nya, lalu reset atau kosongkan perangkat sebelum dipakai lagi.</translation>
    </message>
    <message>
        <source>Xid %1: %2. The device set memory cells aside or counts single-bit errors: read its ECC counters and the pending repairs.</source>
        <translation>Xid %1: %2. Perangkat menyisihkan sel memori atau menghitung error satu bit: baca penghitung ECC-nya dan perbaikan yang tertunda.</translation>
    </message>
    <message>
        <source>Xid %1: %2. A link between devices reports errors: check the link counters of every device on that host.</source>
        <translation>Xid %1: %2. Tautan antarperangkat melaporkan error: periksa penghitung tautan setiap perangkat pada host itu.</translation>
    </message>
    <message>
        <source>Xid %1: %2. The host lost contact with the device: check power, temperature and seating, then reboot the host.</source>
        <translation>Xid %1: %2. Host kehilangan kontak dengan perangkat: periksa daya, suhu, dan pemasangan, lalu mulai ulang host.</translation>
    </message>
    <message>
        <source>Xid %1: %2. Firmware or driver of the device stopped answering: note the driver version and reset the device.</source>
        <translation>Xid %1: %2. Firmware atau driver perangkat berhenti merespons: catat versi driver dan reset perangkat.</translation>
    </message>
    <message>
        <source>Xid %1: %2. This code informs and names no failure of its own.</source>
        <translation>Xid %1: %2. Kode ini bersifat informasi dan tidak menunjuk kegagalan apa pun.</translation>
    </message>
    <message>
        <source>Xid %1: %2. Look the code up in NVIDIA&apos;s Xid catalogue for the driver version in use.</source>
        <translation>Xid %1: %2. Cari kode ini di katalog Xid NVIDIA untuk versi driver yang digunakan.</translation>
    </message>
    <message>
        <source>Exit status 0: the process ended normally.</source>
        <translation>Status keluar 0: proses berakhir secara normal.</translation>
    </message>
    <message>
        <source>Exit status 1: the program ended with an error of its own, such as an exception.</source>
        <translation>Status keluar 1: program berakhir dengan error miliknya sendiri, misalnya sebuah exception.</translation>
    </message>
    <message>
        <source>Exit status 134 (SIGABRT): the process aborted itself, as native code does after a failed check.</source>
        <translation>Status keluar 134 (SIGABRT): proses menghentikan dirinya sendiri, seperti yang dilakukan kode native setelah pemeriksaan yang gagal.</translation>
    </message>
    <message>
        <source>Exit status 135 (SIGBUS): an access to memory that is not there; a full /dev/shm is one known reason.</source>
        <translation>Status keluar 135 (SIGBUS): akses ke memori yang tidak ada; /dev/shm yang penuh adalah salah satu alasan yang dikenal.</translation>
    </message>
    <message>
        <source>Exit status 137 (SIGKILL): the process was killed from outside. The kernel does so when memory runs out, but the status alone does not say who did.</source>
        <translation>Status keluar 137 (SIGKILL): proses dimatikan dari luar. Kernel sistem melakukannya ketika memori habis, tetapi status saja tidak menunjukkan siapa pelakunya.</translation>
    </message>
    <message>
        <source>Exit status 139 (SIGSEGV): native code read or wrote an invalid address.</source>
        <translation>Status keluar 139 (SIGSEGV): kode native membaca atau menulis alamat yang tidak valid.</translation>
    </message>
    <message>
        <source>Exit status 143 (SIGTERM): the process was asked to end, by a launcher, a time limit or a user.</source>
        <translation>Status keluar 143 (SIGTERM): proses diminta berakhir oleh peluncur, batas waktu, atau pengguna.</translation>
    </message>
    <message>
        <source>Exit status %1: the process was ended by signal %2.</source>
        <translation>Status keluar %1: proses diakhiri oleh sinyal %2.</translation>
    </message>
    <message>
        <source>Exit status %1: the program chose this number; its meaning is the program&apos;s own.</source>
        <translation>Status keluar %1: program memilih angka ini; artinya ditentukan oleh program itu sendiri.</translation>
    </message>
    <message>
        <source>Signal 2 (SIGINT): a user interrupted the process.</source>
        <translation>Sinyal 2 (SIGINT): pengguna menghentikan proses.</translation>
    </message>
    <message>
        <source>Signal 4 (SIGILL): native code used an instruction that this processor does not have.</source>
        <translation>Sinyal 4 (SIGILL): kode native memakai instruksi yang tidak dimiliki prosesor ini.</translation>
    </message>
    <message>
        <source>Signal 6 (SIGABRT): the process aborted itself, as native code does after a failed check.</source>
        <translation>Sinyal 6 (SIGABRT): proses menghentikan dirinya sendiri, seperti yang dilakukan kode native setelah pemeriksaan yang gagal.</translation>
    </message>
    <message>
        <source>Signal 7 (SIGBUS): an access to memory that is not there; a full /dev/shm is one known reason.</source>
        <translation>Sinyal 7 (SIGBUS): akses ke memori yang tidak ada; /dev/shm yang penuh adalah salah satu alasan yang dikenal.</translation>
    </message>
    <message>
        <source>Signal 8 (SIGFPE): native code divided an integer by zero or overflowed it.</source>
        <translation>Sinyal 8 (SIGFPE): kode native membagi bilangan bulat dengan nol atau melampaui batasnya.</translation>
    </message>
    <message>
        <source>Signal 9 (SIGKILL): the process was killed from outside. The kernel does so when memory runs out, but the signal alone does not say who did.</source>
        <translation>Sinyal 9 (SIGKILL): proses dimatikan dari luar. Kernel sistem melakukannya ketika memori habis, tetapi sinyal saja tidak menunjukkan siapa pelakunya.</translation>
    </message>
    <message>
        <source>Signal 11 (SIGSEGV): native code read or wrote an invalid address.</source>
        <translation>Sinyal 11 (SIGSEGV): kode native membaca atau menulis alamat yang tidak valid.</translation>
    </message>
    <message>
        <source>Signal 15 (SIGTERM): the process was asked to end, by a launcher, a time limit or a user.</source>
        <translation>Sinyal 15 (SIGTERM): proses diminta berakhir oleh peluncur, batas waktu, atau pengguna.</translation>
    </message>
    <message>
        <source>The process was ended by a signal whose number the log does not show.</source>
        <translation>Proses diakhiri oleh sinyal yang nomornya tidak tampak di log.</translation>
    </message>
    <message>
        <source>Signal %1 ended the process.</source>
        <translation>Sinyal %1 mengakhiri proses.</translation>
    </message>
    <message>
        <source>name not in the log</source>
        <translation>nama tidak ada di log</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Find the first failure of logs, notebooks and error files</source>
        <translation>Menemukan kegagalan pertama dari log, notebook, dan berkas error</translation>
    </message>
    <message>
        <source>One JSON object per input, each on its own line</source>
        <translation>Satu objek JSON per masukan, masing-masing pada barisnya sendiri</translation>
    </message>
    <message>
        <source>Threads to use (default: one per core)</source>
        <translation>Jumlah thread (bawaan: satu per inti)</translation>
    </message>
    <message>
        <source>Folder with signature files of your own (may be repeated)</source>
        <translation>Folder berisi berkas tanda tangan Anda sendiri (boleh diulang)</translation>
    </message>
    <message>
        <source>List what a saved batch holds; nothing in it is executed</source>
        <translation>Mendaftar isi batch tersimpan; tidak ada isinya yang dijalankan</translation>
    </message>
    <message>
        <source>File of torch.save, safetensors, npy, npz or TorchScript (may be repeated)</source>
        <translation>Berkas torch.save, safetensors, npy, npz, atau TorchScript (boleh diulang)</translation>
    </message>
    <message>
        <source>One JSON object per file, each on its own line</source>
        <translation>Satu objek JSON per berkas, masing-masing pada barisnya sendiri</translation>
    </message>
    <message>
        <source>Read the elements and summarise them</source>
        <translation>Membaca elemen dan meringkasnya</translation>
    </message>
    <message>
        <source>Only the value with this key</source>
        <translation>Hanya nilai dengan kunci ini</translation>
    </message>
    <message>
        <source>Try what the program needs on this machine</source>
        <translation>Mencoba apa yang dibutuhkan program di mesin ini</translation>
    </message>
    <message>
        <source>Versions for a report about TorchTriage itself; no personal data</source>
        <translation>Versi untuk laporan tentang TorchTriage sendiri; tanpa data pribadi</translation>
    </message>
    <message>
        <source>Language of the prose</source>
        <translation>Bahasa teks</translation>
    </message>
    <message>
        <source>TorchTriage finds the first failure of a PyTorch job and says what to check first.</source>
        <translation>TorchTriage menemukan kegagalan pertama sebuah pekerjaan PyTorch dan menyebutkan apa yang diperiksa dahulu.</translation>
    </message>
    <message>
        <source>Print the guide, or one section of it</source>
        <translation>Mencetak panduan, atau salah satu bagiannya</translation>
    </message>
    <message>
        <source>Id of a section; &quot;list&quot; names them</source>
        <translation>Id sebuah bagian; &quot;list&quot; menyebutkan semuanya</translation>
    </message>
    <message>
        <source>Record incidents in a training script: how to, and the Python file for it</source>
        <translation>Catat insiden dalam skrip pelatihan: caranya, dan berkas Python untuk itu</translation>
    </message>
    <message>
        <source>Print torchtriage_capture.py</source>
        <translation>Cetak torchtriage_capture.py</translation>
    </message>
    <message>
        <source>Hold a saved batch against what the operator asks of its inputs</source>
        <translation>Mencocokkan batch tersimpan dengan syarat operator atas inputnya</translation>
    </message>
    <message>
        <source>Saved batch, as for the command batch</source>
        <translation>Batch tersimpan, seperti pada perintah batch</translation>
    </message>
    <message>
        <source>Key of the targets, indices or values to check</source>
        <translation>Kunci target, indeks atau nilai yang diperiksa</translation>
    </message>
    <message>
        <source>Number of classes, or of rows that indices name</source>
        <translation>Jumlah kelas, atau jumlah baris yang ditunjuk indeks</translation>
    </message>
    <message>
        <source>Target value that is left out (default: -100)</source>
        <translation>Nilai target yang diabaikan (bawaan: -100)</translation>
    </message>
    <message>
        <source>Contract to check (may be repeated): class-index, index-range, unit-interval, probability, finite, lengths, same-length, dtype, shape, strides</source>
        <translation>Kontrak yang diperiksa (boleh diulang): class-index, index-range, unit-interval, probability, finite, lengths, same-length, dtype, shape, strides</translation>
    </message>
    <message>
        <source>Operator whose rules count, such as embedding or gather</source>
        <translation>Operator yang aturannya berlaku, misalnya embedding atau gather</translation>
    </message>
    <message>
        <source>ROLE=KEY: a further input, such as weight=class_weight</source>
        <translation>ROLE=KEY: input tambahan, misalnya weight=class_weight</translation>
    </message>
    <message>
        <source>NAME=VALUE: a further argument, such as padding_idx=0</source>
        <translation>NAME=VALUE: argumen tambahan, misalnya padding_idx=0</translation>
    </message>
    <message>
        <source>File with class names and numbers, or key:KEY for a value of the batch</source>
        <translation>Berkas nama dan nomor kelas, atau key:KEY untuk nilai di dalam batch</translation>
    </message>
    <message>
        <source>Key that tells the source of each sample</source>
        <translation>Kunci yang menyebut sumber setiap sampel</translation>
    </message>
    <message>
        <source>Key that names each sample</source>
        <translation>Kunci yang menamai setiap sampel</translation>
    </message>
    <message>
        <source>Log whose first failure proposes what is left open here</source>
        <translation>Log yang kegagalan pertamanya mengusulkan hal yang tidak disebut di sini</translation>
    </message>
    <message>
        <source>PyTorch version whose rules count (default: the log&apos;s)</source>
        <translation>Versi PyTorch yang aturannya berlaku (bawaan: versi dalam log)</translation>
    </message>
    <message>
        <source>Write every refused element to this file</source>
        <translation>Menulis setiap elemen yang ditolak ke berkas ini</translation>
    </message>
    <message>
        <source>One JSON object for each contract, on its own line</source>
        <translation>Satu objek JSON per kontrak, masing-masing pada barisnya sendiri</translation>
    </message>
    <message>
        <source>Check that a checkpoint is complete, coherent, finite and older than the failure</source>
        <translation>Periksa bahwa checkpoint lengkap, koheren, berhingga, dan lebih lama daripada kegagalan</translation>
    </message>
    <message>
        <source>Checkpoint file, index of shards, or folder (may be repeated)</source>
        <translation>Berkas checkpoint, indeks shard, atau folder (boleh diulang)</translation>
    </message>
    <message>
        <source>When the failure happened: 2024-07-24T03:12:41</source>
        <translation>Kapan kegagalan terjadi: 2024-07-24T03:12:41</translation>
    </message>
    <message>
        <source>Log of the failed job: its first failure gives time and step</source>
        <translation>Log pekerjaan yang gagal: kegagalan pertamanya memberi waktu dan langkah</translation>
    </message>
    <message>
        <source>One JSON object per checkpoint, each on its own line</source>
        <translation>Satu objek JSON per checkpoint, masing-masing pada barisnya sendiri</translation>
    </message>
    <message>
        <source>Show what distinguishes a failing batch from good ones</source>
        <translation>Tunjukkan apa yang membedakan batch gagal dari yang baik</translation>
    </message>
    <message>
        <source>Saved batches that went well</source>
        <translation>Batch tersimpan yang berjalan baik</translation>
    </message>
    <message>
        <source>Saved batch that failed</source>
        <translation>Batch tersimpan yang gagal</translation>
    </message>
    <message>
        <source>Target value that the loss leaves out (default: -100)</source>
        <translation>Nilai target yang diabaikan loss (bawaan: -100)</translation>
    </message>
    <message>
        <source>One JSON object</source>
        <translation>Satu objek JSON</translation>
    </message>
    <message>
        <source>Lines that appear only in a failing log, beside a good log of the same job</source>
        <translation>Baris yang hanya muncul dalam log yang gagal, di samping log yang baik dari job yang sama</translation>
    </message>
    <message>
        <source>Log of a run that went well</source>
        <translation>Log proses yang berhasil</translation>
    </message>
    <message>
        <source>Log of the run that failed</source>
        <translation>Log proses yang gagal</translation>
    </message>
    <message>
        <source>One JSON object on one line</source>
        <translation>Satu objek JSON dalam satu baris</translation>
    </message>
    <message>
        <source>Lines to print (default: 50)</source>
        <translation>Baris yang dicetak (baku: 50)</translation>
    </message>
    <message>
        <source>List the engines that can rerun an operator, with their devices</source>
        <translation>Daftarkan mesin yang dapat menjalankan ulang operator, beserta perangkatnya</translation>
    </message>
    <message>
        <source>One JSON object per engine, each on its own line</source>
        <translation>Satu objek JSON per mesin, masing-masing pada barisnya sendiri</translation>
    </message>
    <message>
        <source>Only this one: builtin, or python: and an interpreter or the folder of an environment (may be repeated)</source>
        <translation>Hanya yang ini: builtin, atau python: dan sebuah interpreter atau folder lingkungan (boleh diulang)</translation>
    </message>
    <message>
        <source>Group the first failures of all logs in a folder by fingerprint</source>
        <translation>Kelompokkan kegagalan pertama semua log dalam folder menurut sidik jari</translation>
    </message>
    <message>
        <source>Folder of logs (all levels)</source>
        <translation>Folder log (semua tingkat)</translation>
    </message>
    <message>
        <source>The table of fingerprints as CSV</source>
        <translation>Tabel sidik jari sebagai CSV</translation>
    </message>
    <message>
        <source>Only files written since then: 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h, 7d</source>
        <translation>Hanya berkas yang ditulis sejak saat itu: 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h, 7d</translation>
    </message>
    <message>
        <source>Folder to compare with: what is new, gone, changed</source>
        <translation>Folder pembanding: apa yang baru, hilang, berubah</translation>
    </message>
    <message>
        <source>Read every log, and keep nothing for the next scan</source>
        <translation>Baca semua log, dan jangan simpan apa pun untuk pemindaian berikutnya</translation>
    </message>
    <message>
        <source>Job file of operators that fails</source>
        <translation>Berkas pekerjaan operator yang gagal</translation>
    </message>
    <message>
        <source>Folder of the kept case; called again, the command goes on from there</source>
        <translation>Folder kasus yang disimpan; bila dipanggil lagi, perintah melanjutkan dari sana</translation>
    </message>
    <message>
        <source>Engine of a job: builtin, or python: and an interpreter or folder</source>
        <translation>Mesin pekerjaan: builtin, atau python: dan sebuah interpreter atau folder</translation>
    </message>
    <message>
        <source>Most runs of this call (default: 400)</source>
        <translation>Jumlah jalan terbanyak untuk panggilan ini (bawaan: 400)</translation>
    </message>
    <message>
        <source>Seconds after which no further run is begun (default: 3600)</source>
        <translation>Detik setelah itu tidak ada jalan baru yang dimulai (bawaan: 3600)</translation>
    </message>
    <message>
        <source>Seconds after which a run is ended (default: 300)</source>
        <translation>Detik setelah itu satu jalan diakhiri (bawaan: 300)</translation>
    </message>
    <message>
        <source>Runs before a case counts as one that passes, for flaky failures</source>
        <translation>Jumlah jalan sebelum sebuah kasus dihitung berhasil, untuk kegagalan yang tidak selalu muncul</translation>
    </message>
    <message>
        <source>Runs beside each other (default: 1)</source>
        <translation>Jumlah jalan bersamaan (bawaan: 1)</translation>
    </message>
    <message>
        <source>JSON lines as things happen</source>
        <translation>Baris JSON seiring kejadian</translation>
    </message>
    <message>
        <source>Find the smallest version of a failing job that fails in the same way</source>
        <translation>Temukan versi terkecil dari pekerjaan gagal yang gagal dengan cara yang sama</translation>
    </message>
    <message>
        <source>Job file: operators for an engine, or a command</source>
        <translation>Berkas pekerjaan: operator untuk mesin, atau sebuah perintah</translation>
    </message>
    <message>
        <source>Incident folder: its command is run, and its runs are kept there</source>
        <translation>Folder insiden: perintahnya dijalankan, dan hasilnya disimpan di sana</translation>
    </message>
    <message>
        <source>Device of a job: cpu or cuda:N; for a program, cpu hides the others</source>
        <translation>Perangkat pekerjaan: cpu atau cuda:N; untuk program, cpu menyembunyikan yang lain</translation>
    </message>
    <message>
        <source>Blocking launches, with the variable of the backend</source>
        <translation>Peluncuran blocking, dengan variabel milik backend</translation>
    </message>
    <message>
        <source>Backend of the program where nothing tells it: cuda or rocm</source>
        <translation>Backend program bila tidak diketahui: cuda atau rocm</translation>
    </message>
    <message>
        <source>The one change: id of a variation, or custom with --name</source>
        <translation>Satu-satunya perubahan: id variasi, atau custom dengan --name</translation>
    </message>
    <message>
        <source>Name of a custom change</source>
        <translation>Nama perubahan sendiri</translation>
    </message>
    <message>
        <source>End the run after so many seconds (default: no limit)</source>
        <translation>Akhiri setelah sekian detik (bawaan: tanpa batas)</translation>
    </message>
    <message>
        <source>End the run when its processes hold more memory than that, in MiB</source>
        <translation>Akhiri bila prosesnya memakai memori lebih dari ini, dalam MiB</translation>
    </message>
    <message>
        <source>Run it so many times and tell how often it failed</source>
        <translation>Jalankan sebanyak ini dan laporkan berapa kali gagal</translation>
    </message>
    <message>
        <source>Folder that the runs are kept in</source>
        <translation>Folder tempat hasil disimpan</translation>
    </message>
    <message>
        <source>Program and arguments, after --</source>
        <translation>Program dan argumen, setelah --</translation>
    </message>
    <message>
        <source>Run a command or a job in a new process, with at most one change</source>
        <translation>Jalankan perintah atau pekerjaan dalam proses baru, dengan paling banyak satu perubahan</translation>
    </message>
    <message>
        <source>Run a command, keep what it prints, and leave an incident if it fails</source>
        <translation>Jalankan perintah, simpan keluarannya, dan tinggalkan insiden jika gagal</translation>
    </message>
    <message>
        <source>Command and its arguments, after --</source>
        <translation>Perintah dan argumennya, setelah --</translation>
    </message>
    <message>
        <source>Folder for the incident</source>
        <translation>Folder untuk insiden</translation>
    </message>
    <message>
        <source>Leave an incident even if the command succeeds</source>
        <translation>Tinggalkan insiden meskipun perintah berhasil</translation>
    </message>
    <message>
        <source>Log, notebook, error file, incident, folder (all levels), or - for standard input</source>
        <translation>Log, notebook, berkas error, insiden, folder (semua tingkat), atau - untuk masukan standar</translation>
    </message>
    <message>
        <source>Write a support request with nothing private in it</source>
        <translation>Tulis permintaan dukungan tanpa hal pribadi di dalamnya</translation>
    </message>
    <message>
        <source>File to write, or - for standard output</source>
        <translation>Berkas yang ditulis, atau - untuk keluaran standar</translation>
    </message>
    <message>
        <source>Format (default: as the file&apos;s name says, else md)</source>
        <translation>Format (bawaan: sesuai nama berkas, jika tidak md)</translation>
    </message>
    <message>
        <source>Whom the request is for</source>
        <translation>Untuk siapa permintaan ini</translation>
    </message>
    <message>
        <source>Private map of the replacements: read if it exists, then written for you alone</source>
        <translation>Peta privat penggantian: dibaca jika ada, lalu ditulis hanya untuk Anda</translation>
    </message>
    <message>
        <source>Kind to leave in the text (may be repeated)</source>
        <translation>Jenis yang dibiarkan dalam teks (boleh diulang)</translation>
    </message>
    <message>
        <source>Word to replace wherever it stands (may be repeated)</source>
        <translation>Kata yang diganti di mana pun berada (boleh diulang)</translation>
    </message>
    <message>
        <source>Word to leave alone (may be repeated)</source>
        <translation>Kata yang dibiarkan (boleh diulang)</translation>
    </message>
    <message>
        <source>Word that must not be in the result; only the final check is told (may be repeated)</source>
        <translation>Kata yang tidak boleh ada dalam hasil; hanya pemeriksaan akhir yang tahu (boleh diulang)</translation>
    </message>
    <message>
        <source>Saved batch whose tensors are described (may be repeated)</source>
        <translation>Batch tersimpan yang tensornya dijelaskan (boleh diulang)</translation>
    </message>
    <message>
        <source>Put the redacted log into the zip</source>
        <translation>Masukkan log yang disanitasi ke dalam zip</translation>
    </message>
    <message>
        <source>A sentence of yours for the summary</source>
        <translation>Satu kalimat dari Anda untuk ringkasan</translation>
    </message>
    <message>
        <source>Incident folder in which the answer is noted</source>
        <translation>Folder insiden tempat jawabannya dicatat</translation>
    </message>
    <message>
        <source>Keep the refused samples in cases/ of that incident</source>
        <translation>Simpan sampel yang ditolak di cases/ pada insiden itu</translation>
    </message>
    <message>
        <source>Standard output could not be written: %1. Check the free space where it goes, then run the command again.</source>
        <translation>Keluaran standar tidak dapat ditulis: %1. Periksa ruang kosong di tujuannya, lalu jalankan perintahnya lagi.</translation>
    </message>
    <message>
        <source>Log, notebook, error file or incident folder, or - for standard input</source>
        <translation>Log, notebook, berkas error, atau folder insiden, atau - untuk masukan standar</translation>
    </message>
    <message>
        <source>Minimal case for the zip: a file, a folder, or the name of one that the incident keeps</source>
        <translation>Kasus minimal untuk zip: berkas, folder, atau nama kasus yang disimpan insiden</translation>
    </message>
    <message>
        <source>The minimal case may leave with its values; without this its preview is shown and nothing is written</source>
        <translation>Kasus minimal boleh keluar beserta nilainya; tanpa ini pratinjaunya ditampilkan dan tidak ada yang ditulis</translation>
    </message>
    <message>
        <source>Leave the notes of the incident out</source>
        <translation>Jangan sertakan catatan insiden</translation>
    </message>
    <message>
        <source>How the program makes the change: one variable or one option; for other-engine, the engine</source>
        <translation>Cara program membuat perubahan: satu variabel atau satu opsi; untuk other-engine, engine-nya</translation>
    </message>
    <message>
        <source>Step of a job whose operator a reference replaces, counted from 0 (default: the one that fails)</source>
        <translation>Langkah job yang operatornya diganti referensi, dihitung dari 0 (bawaan: yang gagal)</translation>
    </message>
    <message>
        <source>Where the process runs: local, ssh:HOST, slurm[:PARTITION], or one of your own; options may stand behind the colon instead</source>
        <translation>Tempat proses berjalan: local, ssh:HOST, slurm[:PARTISI], atau milik Anda; opsi dapat ditulis setelah titik dua</translation>
    </message>
    <message>
        <source>Host or partition of the launcher, instead of behind its colon</source>
        <translation>Host atau partisi peluncur, alih-alih setelah titik duanya</translation>
    </message>
    <message>
        <source>One option for the program of the launcher, as in --launcher-option=--gres=gpu:1 (may be repeated)</source>
        <translation>Satu opsi untuk program peluncur, seperti --launcher-option=--gres=gpu:1 (dapat diulang)</translation>
    </message>
    <message>
        <source>Python interpreter on the other machine (default: python3)</source>
        <translation>Interpreter Python di komputer lain (bawaan: python3)</translation>
    </message>
    <message>
        <source>Folder that the command runs in (default: the current one, which must exist on the other machine)</source>
        <translation>Folder tempat perintah berjalan (bawaan: folder saat ini, yang harus ada di komputer lain)</translation>
    </message>
    <message>
        <source>Give up after so many seconds in a queue (default: no limit)</source>
        <translation>Menyerah setelah sekian detik di antrean (bawaan: tanpa batas)</translation>
    </message>
    <message>
        <source>Kept case, folder of kept cases, or incident folder</source>
        <translation>Kasus yang disimpan, foldernya, atau folder insiden</translation>
    </message>
    <message>
        <source>Run each case as it was kept, without its neighbours</source>
        <translation>Jalankan setiap kasus seperti saat disimpan, tanpa kasus di sekitarnya</translation>
    </message>
    <message>
        <source>Keep the runs in the folder, as those before or after the fix</source>
        <translation>Simpan hasil jalan di folder, sebagai sebelum atau sesudah perbaikan</translation>
    </message>
    <message>
        <source>List of processed and rejected items that your run wrote</source>
        <translation>Daftar entri yang diproses dan ditolak yang ditulis program Anda</translation>
    </message>
    <message>
        <source>List of all items that were to be processed</source>
        <translation>Daftar semua entri yang seharusnya diproses</translation>
    </message>
    <message>
        <source>Also write a JUnit XML report</source>
        <translation>Tulis juga laporan JUnit XML</translation>
    </message>
    <message>
        <source>One JSON object per case, each on a line</source>
        <translation>Satu objek JSON per kasus, masing-masing satu baris</translation>
    </message>
    <message>
        <source>Your program on a representative part of the run, after --</source>
        <translation>Program Anda untuk bagian yang representatif, setelah --</translation>
    </message>
    <message>
        <source>Run kept cases and their neighbours, and tell which do not hold</source>
        <translation>Jalankan kasus yang disimpan dan kasus di sekitarnya, dan sebutkan yang tidak terpenuhi</translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>Device</source>
        <translation>Perangkat</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Tata letak</translation>
    </message>
    <message>
        <source>Contiguity</source>
        <translation>Kontiguitas</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>Stride</translation>
    </message>
    <message>
        <source>Gradient required</source>
        <translation>Gradien diperlukan</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Nilai</translation>
    </message>
    <message>
        <source>NaN elements</source>
        <translation>Elemen NaN</translation>
    </message>
    <message>
        <source>Infinite elements</source>
        <translation>Elemen tak hingga</translation>
    </message>
    <message>
        <source>No usable target: every element is ignored</source>
        <translation>Tidak ada target yang dapat digunakan: semua elemen diabaikan</translation>
    </message>
    <message>
        <source>Values that no good batch has</source>
        <translation>Nilai yang tidak dimiliki batch baik mana pun</translation>
    </message>
    <message>
        <source>Lowest value below the good range</source>
        <translation>Nilai terendah di bawah rentang baik</translation>
    </message>
    <message>
        <source>Highest value above the good range</source>
        <translation>Nilai tertinggi di atas rentang baik</translation>
    </message>
    <message>
        <source>Share of ignored elements</source>
        <translation>Porsi elemen yang diabaikan</translation>
    </message>
    <message>
        <source>All elements alike</source>
        <translation>Semua elemen sama</translation>
    </message>
    <message>
        <source>Columns with one value only</source>
        <translation>Kolom dengan satu nilai saja</translation>
    </message>
    <message>
        <source>Rows that repeat an earlier row</source>
        <translation>Baris yang mengulang baris sebelumnya</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 sampai %2</translation>
    </message>
    <message>
        <source>Key is missing</source>
        <translation>Kunci tidak ada</translation>
    </message>
    <message>
        <source>Key that good batches lack</source>
        <translation>Kunci yang tidak dimiliki batch baik</translation>
    </message>
    <message>
        <source>Kind of value</source>
        <translation>Jenis nilai</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Kosong</translation>
    </message>
    <message>
        <source>Incomplete batch: fewer samples in every tensor</source>
        <translation>Batch tidak lengkap: sampel lebih sedikit di setiap tensor</translation>
    </message>
    <message>
        <source>Number of dimensions</source>
        <translation>Jumlah dimensi</translation>
    </message>
    <message>
        <source>Length of dimension %1</source>
        <translation>Panjang dimensi %1</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Panjang</translation>
    </message>
    <message>
        <source>contiguous</source>
        <translation>kontigu</translation>
    </message>
    <message>
        <source>strides %1</source>
        <translation>stride %1</translation>
    </message>
    <message>
        <source>not contiguous</source>
        <translation>tidak kontigu</translation>
    </message>
    <message>
        <source>%1 of %2 good have it</source>
        <translation>%1 dari %2 yang baik memilikinya</translation>
    </message>
    <message>
        <source>slight: %1 of the good range outside</source>
        <translation>tipis: di luar rentang baik sejauh %1 kali lebarnya</translation>
    </message>
    <message>
        <source>%1 times the good range outside</source>
        <translation>di luar rentang baik sejauh %1 kali lebarnya</translation>
    </message>
    <message numerus="yes">
        <source>Nothing distinguishes it from %Ln good batch(es).</source>
        <translation>
            <numerusform>Tidak ada yang membedakannya dari %Ln batch baik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s), against %1 good</source>
        <translation>
            <numerusform>%Ln perbedaan, terhadap %1 yang baik</numerusform>
        </translation>
    </message>
    <message>
        <source>A difference is a place to look at, not a cause.</source>
        <translation>Perbedaan adalah tempat untuk diperiksa, bukan penyebab.</translation>
    </message>
    <message>
        <source>One good batch shows no spread: compare with several to see what is usual.</source>
        <translation>Satu batch baik tidak menunjukkan sebaran: bandingkan dengan beberapa untuk melihat yang biasa.</translation>
    </message>
    <message>
        <source>The batches hold more keys than one comparison looks at.</source>
        <translation>Batch memuat lebih banyak kunci daripada yang diperiksa satu perbandingan.</translation>
    </message>
    <message numerus="yes">
        <source>The elements of %Ln value(s) could not be read.</source>
        <translation>
            <numerusform>Elemen dari %Ln nilai tidak dapat dibaca.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContractFindings</name>
    <message>
        <source>The check of %2 needs a key for its input %1.</source>
        <translation>Pemeriksaan %2 memerlukan kunci untuk input %1.</translation>
    </message>
    <message>
        <source>The number of classes is not known.</source>
        <translation>Jumlah kelas tidak diketahui.</translation>
    </message>
    <message>
        <source>The size that %2 indexes into is not known.</source>
        <translation>Ukuran yang diindeks %2 tidak diketahui.</translation>
    </message>
    <message>
        <source>The check needs the parameter %2.</source>
        <translation>Pemeriksaan memerlukan parameter %2.</translation>
    </message>
    <message>
        <source>This contract has no rules for the operator %2.</source>
        <translation>Kontrak ini tidak punya aturan untuk operator %2.</translation>
    </message>
    <message>
        <source>PyTorch changed this between %2 and %3; your version lies between the two.</source>
        <translation>PyTorch mengubah hal ini antara %2 dan %3; versi Anda berada di antaranya.</translation>
    </message>
    <message>
        <source>%1 (key %2) is not a tensor.</source>
        <translation>%1 (kunci %2) bukan tensor.</translation>
    </message>
    <message>
        <source>%1 has the layout %2; only strided tensors are checked.</source>
        <translation>%1 bertata letak %2; hanya tensor strided yang diperiksa.</translation>
    </message>
    <message>
        <source>%1 is %2; %4 takes %3.</source>
        <translation>%1 bertipe %2; %4 menerima %3.</translation>
    </message>
    <message>
        <source>%2 is %3 and %1 is %4; %5 takes one type for both.</source>
        <translation>%2 bertipe %3 dan %1 bertipe %4; %5 meminta tipe yang sama untuk keduanya.</translation>
    </message>
    <message>
        <source>%1 is %2; older versions of PyTorch have no %3 for it on the CPU.</source>
        <translation>%1 bertipe %2; PyTorch versi lama tidak punya %3 untuk tipe itu di CPU.</translation>
    </message>
    <message>
        <source>%2 was saved from %3 and %1 from %4; %5 takes one device for both.</source>
        <translation>%2 disimpan dari %3 dan %1 dari %4; %5 meminta perangkat yang sama untuk keduanya.</translation>
    </message>
    <message>
        <source>%1 has the shape %2; %4 takes this many dimensions: %3.</source>
        <translation>%1 berbentuk %2; jumlah dimensi yang diterima %4: %3.</translation>
    </message>
    <message>
        <source>%1 has the shape %4, but %2 has %3.</source>
        <translation>%1 berbentuk %4, tetapi %2 berbentuk %3.</translation>
    </message>
    <message>
        <source>%1 has size %5 in dimension %6, but %2 has %3 in dimension %4.</source>
        <translation>%1 berukuran %5 pada dimensi %6, tetapi %2 berukuran %3 pada dimensi %4.</translation>
    </message>
    <message>
        <source>%1 has %4 samples, but %2 has %3.</source>
        <translation>%1 berisi %4 sampel, tetapi %2 berisi %3.</translation>
    </message>
    <message>
        <source>%2 %3 and %1 %4 do not broadcast: %5 and %6 in dimension %7.</source>
        <translation>%2 %3 dan %1 %4 tidak dapat di-broadcast: %5 dan %6 pada dimensi %7.</translation>
    </message>
    <message>
        <source>%2 is %3; allowed: %4 to %5.</source>
        <translation>%2 bernilai %3; yang diizinkan: %4 sampai %5.</translation>
    </message>
    <message>
        <source>%1 has the shape %2; one weight for each of %3 classes is needed.</source>
        <translation>%1 berbentuk %2; diperlukan satu bobot untuk setiap kelas dari %3 kelas.</translation>
    </message>
    <message>
        <source>%2 classes were given, but %1 has %3 columns.</source>
        <translation>Disebutkan %2 kelas, tetapi %1 punya %3 kolom.</translation>
    </message>
    <message>
        <source>%1 is %2 %3: its type and shape are those of class probabilities, which have no class numbers to check.</source>
        <translation>%1 adalah %2 %3: tipe dan bentuknya milik probabilitas kelas, yang tidak punya nomor kelas untuk diperiksa.</translation>
    </message>
    <message>
        <source>%1 has the shape of class probabilities, %3, but is %2; probabilities are floating-point.</source>
        <translation>%1 berbentuk seperti probabilitas kelas, %3, tetapi bertipe %2; probabilitas bertipe floating-point.</translation>
    </message>
    <message>
        <source>ignore_index %2 goes with class numbers only, not with probabilities.</source>
        <translation>ignore_index %2 hanya berlaku untuk nomor kelas, bukan untuk probabilitas.</translation>
    </message>
    <message>
        <source>All %2 targets are ignored (%3) or there is none: the mean loss would be NaN, and PyTorch says nothing.</source>
        <translation>Semua %2 target diabaikan (%3) atau tidak ada sama sekali: rata-rata loss menjadi NaN, dan PyTorch tidak memberi tahu.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 elements are outside what is allowed.</source>
        <translation>%1: %2 dari %3 elemen berada di luar yang diizinkan.</translation>
    </message>
    <message>
        <source>The mask %1 has the shape %3, which is not how %2 %4 begins.</source>
        <translation>Mask %1 berbentuk %3, yang bukan awal dari %2 %4.</translation>
    </message>
    <message>
        <source>%1 %3 is larger than %2 %4 in dimension %5.</source>
        <translation>%1 %3 lebih besar daripada %2 %4 pada dimensi %5.</translation>
    </message>
    <message>
        <source>%1 is empty, and the number of classes is not given.</source>
        <translation>%1 kosong, dan jumlah kelas tidak disebutkan.</translation>
    </message>
    <message>
        <source>%1 begins with %2; the first bag has to start at 0.</source>
        <translation>%1 diawali %2; kantong pertama harus mulai dari 0.</translation>
    </message>
    <message>
        <source>%1 ends with %2, beyond the %3 indices.</source>
        <translation>%1 berakhir pada %2, melampaui %3 indeks.</translation>
    </message>
    <message>
        <source>%1 falls to %3 at position %2, after %4.</source>
        <translation>%1 turun menjadi %3 pada posisi %2, setelah %4.</translation>
    </message>
    <message>
        <source>Indices of shape %2 are bags by themselves; %1 may not be given.</source>
        <translation>Indeks berbentuk %2 sudah berupa kantong; %1 tidak boleh diberikan.</translation>
    </message>
    <message>
        <source>Indices of shape %2 need %1.</source>
        <translation>Indeks berbentuk %2 memerlukan %1.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 rows have no positive sum; the first is row %4.</source>
        <translation>%1: %2 dari %3 baris tidak berjumlah positif; yang pertama baris %4.</translation>
    </message>
    <message>
        <source>%1 is %2, which has neither NaN nor infinities.</source>
        <translation>%1 bertipe %2, yang tidak punya NaN maupun tak hingga.</translation>
    </message>
    <message>
        <source>%1: %3 at position %2 is more than %4.</source>
        <translation>%1: %3 pada posisi %2 lebih dari %4.</translation>
    </message>
    <message>
        <source>%1: %3 at position %2 is negative.</source>
        <translation>%1: %3 pada posisi %2 bernilai negatif.</translation>
    </message>
    <message>
        <source>%1: %3 at position %2 is not above 0.</source>
        <translation>%1: %3 pada posisi %2 tidak di atas 0.</translation>
    </message>
    <message>
        <source>%1 has %2 entries; %3 are needed.</source>
        <translation>%1 berisi %2 entri; diperlukan %3.</translation>
    </message>
    <message>
        <source>%1 adds up to %2; %3 is needed.</source>
        <translation>%1 berjumlah %2; diperlukan %3.</translation>
    </message>
    <message>
        <source>Sample %2: input length %3 is shorter than its target, %4; the loss becomes infinite.</source>
        <translation>Sampel %2: panjang input %3 lebih pendek daripada targetnya, %4; loss menjadi tak hingga.</translation>
    </message>
    <message>
        <source>%1 rises to %3 at position %2, after %4; enforce_sorted wants them falling.</source>
        <translation>%1 naik menjadi %3 pada posisi %2, setelah %4; enforce_sorted meminta urutan menurun.</translation>
    </message>
    <message>
        <source>%1 is empty: %2.</source>
        <translation>%1 kosong: %2.</translation>
    </message>
    <message>
        <source>The mask marks %2 elements, but %1 has %3.</source>
        <translation>Mask menandai %2 elemen, tetapi %1 berisi %3.</translation>
    </message>
    <message>
        <source>%2 is a scalar and has no samples.</source>
        <translation>%2 adalah skalar dan tidak punya sampel.</translation>
    </message>
    <message>
        <source>%1 has the shape %3, which does not end in %2.</source>
        <translation>%1 berbentuk %3, yang tidak diakhiri %2.</translation>
    </message>
    <message>
        <source>%1 %2 has %3 elements, which do not fill %4.</source>
        <translation>%1 %2 berisi %3 elemen, yang tidak mengisi %4.</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 cannot be seen as %4 without a copy.</source>
        <translation>%1 %2 dengan stride %3 tidak dapat dilihat sebagai %4 tanpa salinan.</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 holds one element in memory several times along dimension %4; writing in place is refused.</source>
        <translation>%1 %2 dengan stride %3 mengulang satu elemen memori sepanjang dimensi %4; penulisan di tempat ditolak.</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 does not lie in pairs.</source>
        <translation>%1 %2 dengan stride %3 tidak tersusun berpasangan.</translation>
    </message>
    <message>
        <source>%1 %2 with strides %3 is not contiguous.</source>
        <translation>%1 %2 dengan stride %3 tidak kontigu.</translation>
    </message>
    <message>
        <source>%1: %2, saved from %3.</source>
        <translation>%1: %2, disimpan dari %3.</translation>
    </message>
    <message>
        <source>%1: shape %2, strides %3.</source>
        <translation>%1: bentuk %2, stride %3.</translation>
    </message>
    <message>
        <source>Numbers and names are one to one: %1 names.</source>
        <translation>Nomor dan nama berpadanan satu-satu: %1 nama.</translation>
    </message>
    <message>
        <source>Numbers with more than one name: %1.</source>
        <translation>Nomor dengan lebih dari satu nama: %1.</translation>
    </message>
    <message>
        <source>Names with more than one number: %1.</source>
        <translation>Nama dengan lebih dari satu nomor: %1.</translation>
    </message>
    <message>
        <source>Names without a number: %1.</source>
        <translation>Nama tanpa nomor: %1.</translation>
    </message>
    <message>
        <source>Numbers without a name: %1.</source>
        <translation>Nomor tanpa nama: %1.</translation>
    </message>
    <message>
        <source>Numbers that are left out: %1.</source>
        <translation>Nomor yang terlewat: %1.</translation>
    </message>
    <message>
        <source>The numbers begin at %1, not at 0.</source>
        <translation>Nomor dimulai dari %1, bukan dari 0.</translation>
    </message>
    <message>
        <source>Numbers outside 0 to %1: %2.</source>
        <translation>Nomor di luar 0 sampai %1: %2.</translation>
    </message>
    <message>
        <source>Values of this batch without a name: %1.</source>
        <translation>Nilai dalam batch ini yang tanpa nama: %1.</translation>
    </message>
    <message>
        <source>%1 names for %2 classes.</source>
        <translation>%1 nama untuk %2 kelas.</translation>
    </message>
</context>
<context>
    <name>ContractText</name>
    <message>
        <source>Refused: %1 raises on the CPU with these inputs</source>
        <translation>Ditolak: %1 menimbulkan error di CPU dengan input ini</translation>
    </message>
    <message>
        <source>Refused: %1 of %2 elements are NaN or infinite</source>
        <translation>Ditolak: %1 dari %2 elemen adalah NaN atau tak hingga</translation>
    </message>
    <message>
        <source>Refused: %1 of %2 targets out of range</source>
        <translation>Ditolak: %1 dari %2 target di luar rentang</translation>
    </message>
    <message>
        <source>Refused: %1 of %2 elements out of range</source>
        <translation>Ditolak: %1 dari %2 elemen di luar rentang</translation>
    </message>
    <message>
        <source>Passed: the contract holds for these inputs</source>
        <translation>Lolos: kontrak berlaku untuk input ini</translation>
    </message>
    <message>
        <source>Refused: no usable target in this batch</source>
        <translation>Ditolak: tidak ada target yang dapat digunakan dalam batch ini</translation>
    </message>
    <message>
        <source>Out of scope: the targets are class probabilities</source>
        <translation>Di luar cakupan: targetnya probabilitas kelas</translation>
    </message>
    <message>
        <source>Not determined: the check lacks something</source>
        <translation>Belum dapat ditentukan: pemeriksaan kekurangan sesuatu</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>tidak ada nilai</translation>
    </message>
    <message>
        <source>%1 to %2, or %3</source>
        <translation>%1 sampai %2, atau %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 sampai %2</translation>
    </message>
    <message>
        <source>%1 and above</source>
        <translation>%1 ke atas</translation>
    </message>
    <message>
        <source>finite values</source>
        <translation>nilai berhingga</translation>
    </message>
    <message>
        <source>Allowed: %1. Found: %2 at position %3.</source>
        <translation>Diizinkan: %1. Ditemukan: %2 pada posisi %3.</translation>
    </message>
    <message>
        <source>Allowed: %1. Found: %2 at position %3, sample %4.</source>
        <translation>Diizinkan: %1. Ditemukan: %2 pada posisi %3, sampel %4.</translation>
    </message>
    <message>
        <source>%1 elements looked at. Allowed: %2. This does not prove that the labels mean what the model takes them for.</source>
        <translation>%1 elemen diperiksa. Diizinkan: %2. Ini tidak membuktikan bahwa label bermakna seperti yang dianggap model.</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>di bawah %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>di atas %1</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>tak hingga</translation>
    </message>
    <message>
        <source>Labels are 1-based</source>
        <translation>Label dimulai dari 1</translation>
    </message>
    <message numerus="yes">
        <source>%n more class(es) exist</source>
        <translation>
            <numerusform>Ada %n kelas lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>Stored 1 to %1 would stand for classes 0 to %2, in every source.</source>
        <translation>Nilai 1 sampai %1 akan mewakili kelas 0 sampai %2, di setiap sumber.</translation>
    </message>
    <message>
        <source>The labels would need a model head with %1 outputs; this one has %2.</source>
        <translation>Label ini memerlukan head model dengan %1 output; yang ini punya %2.</translation>
    </message>
    <message>
        <source>Not decided here. The label file decides.</source>
        <translation>Tidak diputuskan di sini. Berkas label yang memutuskan.</translation>
    </message>
    <message>
        <source>0 never occurs in %1 targets</source>
        <translation>0 tidak pernah muncul dalam %1 target</translation>
    </message>
    <message>
        <source>0 occurs in the targets (%1)</source>
        <translation>0 muncul dalam target (%1)</translation>
    </message>
    <message>
        <source>0 does not occur in this batch</source>
        <translation>0 tidak muncul dalam batch ini</translation>
    </message>
    <message>
        <source>The largest value equals the class count, %1</source>
        <translation>Nilai terbesar sama dengan jumlah kelas, %1</translation>
    </message>
    <message>
        <source>%1 targets lie outside 1 to %2 too</source>
        <translation>%1 target juga berada di luar 1 sampai %2</translation>
    </message>
    <message>
        <source>No label file is open</source>
        <translation>Tidak ada berkas label yang dibuka</translation>
    </message>
    <message>
        <source>The label file numbers its classes 1 to %1</source>
        <translation>Berkas label menomori kelasnya 1 sampai %1</translation>
    </message>
    <message>
        <source>The label file begins its numbers at %1</source>
        <translation>Berkas label memulai nomornya dari %1</translation>
    </message>
    <message>
        <source>The value %1 occurs, which no class has</source>
        <translation>Nilai %1 muncul, padahal tidak dimiliki kelas mana pun</translation>
    </message>
    <message>
        <source>%1 of %2 targets are refused, as those of a rare class would be</source>
        <translation>%1 dari %2 target ditolak, seperti yang akan terjadi pada kelas yang jarang</translation>
    </message>
    <message>
        <source>The class list may have %1 names; it is not open</source>
        <translation>Daftar kelas mungkin berisi %1 nama; daftar itu belum dibuka</translation>
    </message>
    <message>
        <source>The label file has %1 names</source>
        <translation>Berkas label berisi %1 nama</translation>
    </message>
    <message>
        <source>Source %1 does not fit by itself</source>
        <translation>Sumber %1 secara tersendiri tidak cocok</translation>
    </message>
    <message>
        <source>%1: %2 targets, 0 occurs %3 times, %5 occurs %4 times.</source>
        <translation>%1: %2 target, 0 muncul %3 kali, %5 muncul %4 kali.</translation>
    </message>
    <message>
        <source>1-based labels do not fit this source.</source>
        <translation>Label yang dimulai dari 1 tidak cocok dengan sumber ini.</translation>
    </message>
    <message>
        <source>1-based labels fit this source.</source>
        <translation>Label yang dimulai dari 1 cocok dengan sumber ini.</translation>
    </message>
    <message>
        <source>This source tells for neither.</source>
        <translation>Sumber ini tidak mendukung keduanya.</translation>
    </message>
    <message>
        <source>CUDA is known to accept here what the CPU refuses (%1, PyTorch %2 to %3; %4). A run that passes on CUDA is no proof that the data are valid.</source>
        <translation>CUDA diketahui menerima di sini apa yang ditolak CPU (%1, PyTorch %2 sampai %3; %4). Proses yang lolos di CUDA bukan bukti bahwa datanya valid.</translation>
    </message>
    <message>
        <source>from the assertion in the log: %1</source>
        <translation>dari assertion dalam log: %1</translation>
    </message>
    <message>
        <source>from the message in the log: %1</source>
        <translation>dari pesan dalam log: %1</translation>
    </message>
    <message>
        <source>from the code in the traceback: %1</source>
        <translation>dari kode dalam traceback: %1</translation>
    </message>
    <message>
        <source>by its name: %1</source>
        <translation>dari namanya: %1</translation>
    </message>
    <message>
        <source>the only tensor of its kind: %1</source>
        <translation>satu-satunya tensor sejenis: %1</translation>
    </message>
    <message>
        <source>from the shape of %1</source>
        <translation>dari bentuk %1</translation>
    </message>
    <message>
        <source>PyTorch&apos;s default</source>
        <translation>nilai bawaan PyTorch</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>ditetapkan oleh Anda</translation>
    </message>
    <message>
        <source>nothing tells</source>
        <translation>tidak ada petunjuk</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>The driver serves CUDA up to %1, and this build is for CUDA %2. Either a newer driver or a build for an older CUDA fits.</source>
        <translation>Driver ini mendukung CUDA hingga %1, sedangkan build ini untuk CUDA %2. Driver yang lebih baru atau build untuk CUDA yang lebih lama akan cocok.</translation>
    </message>
    <message>
        <source>This GPU needs %1, and the build contains %2. Its kernels cannot run there.</source>
        <translation>GPU ini memerlukan %1, sedangkan build berisi %2. Kernelnya tidak dapat berjalan di sana.</translation>
    </message>
    <message>
        <source>PyTorch %1 is a build for the CPU only: it cannot use a GPU.</source>
        <translation>PyTorch %1 adalah build khusus CPU: tidak dapat menggunakan GPU.</translation>
    </message>
    <message>
        <source>%1 and %2 are both loaded in this environment. Check that they do not bring different versions of the same library.</source>
        <translation>%1 dan %2 sama-sama dimuat di lingkungan ini. Periksa apakah keduanya tidak membawa versi berbeda dari pustaka yang sama.</translation>
    </message>
    <message>
        <source>PyTorch %1 and torchvision %2 were not released for each other. Compiled operators can be missing.</source>
        <translation>PyTorch %1 dan torchvision %2 tidak dirilis sebagai pasangan. Operator hasil kompilasi bisa saja tidak ada.</translation>
    </message>
    <message>
        <source>The log shows parts of ROCm and of CUDA. Check which build was really loaded before following a procedure of either.</source>
        <translation>Log menunjukkan bagian dari ROCm dan dari CUDA. Periksa build mana yang benar-benar dimuat sebelum mengikuti prosedur salah satunya.</translation>
    </message>
    <message>
        <source>Two facts of the environment do not fit: “%1”.</source>
        <translation>Dua fakta lingkungan tidak cocok: “%1”.</translation>
    </message>
</context>
<context>
    <name>DaySpan</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 s.d. %2</translation>
    </message>
</context>
<context>
    <name>EngineText</name>
    <message>
        <source>%1: this PyTorch was built without it.</source>
        <translation>%1: PyTorch ini dibangun tanpanya.</translation>
    </message>
    <message>
        <source>%1: there is no %2 driver on this machine.</source>
        <translation>%1: tidak ada driver %2 di mesin ini.</translation>
    </message>
    <message>
        <source>%1: the driver is older than this build asks for.</source>
        <translation>%1: driver lebih lama daripada yang diminta build ini.</translation>
    </message>
    <message>
        <source>%1: the driver shows no device.</source>
        <translation>%1: driver tidak menunjukkan perangkat apa pun.</translation>
    </message>
    <message>
        <source>%1: the driver or PyTorch refused it.</source>
        <translation>%1: driver atau PyTorch menolaknya.</translation>
    </message>
    <message>
        <source>Built-in engine</source>
        <translation>Mesin bawaan</translation>
    </message>
    <message>
        <source>Python: %1</source>
        <translation>Python: %1</translation>
    </message>
    <message>
        <source>torchtriage-guard is missing beside the program: nothing can be started. Install TorchTriage again.</source>
        <translation>torchtriage-guard tidak ada di samping program: tidak ada yang dapat dijalankan. Pasang kembali TorchTriage.</translation>
    </message>
    <message>
        <source>This TorchTriage was built without libtorch. Choose a Python environment with PyTorch instead.</source>
        <translation>TorchTriage ini dibangun tanpa libtorch. Pilih lingkungan Python yang memiliki PyTorch.</translation>
    </message>
    <message>
        <source>There is no Python interpreter at this place.</source>
        <translation>Tidak ada interpreter Python di tempat ini.</translation>
    </message>
    <message>
        <source>This Python has no PyTorch.</source>
        <translation>Python ini tidak memiliki PyTorch.</translation>
    </message>
    <message>
        <source>This PyTorch is older than 1.8.</source>
        <translation>PyTorch ini lebih lama daripada 1.8.</translation>
    </message>
    <message>
        <source>The engine ended without an answer.</source>
        <translation>Mesin berakhir tanpa jawaban.</translation>
    </message>
    <message>
        <source>The engine ended without an answer. Its last line: %1</source>
        <translation>Mesin berakhir tanpa jawaban. Baris terakhirnya: %1</translation>
    </message>
    <message>
        <source>The engine gave no answer within 90 seconds.</source>
        <translation>Mesin tidak menjawab dalam 90 detik.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Blocking launches: AMD_SERIALIZE_KERNEL=3, or HIP_LAUNCH_BLOCKING=1 before PyTorch 2.1. CUDA_LAUNCH_BLOCKING belongs to the NVIDIA runtime and is not offered on ROCm.</source>
        <translation>Peluncuran blocking: AMD_SERIALIZE_KERNEL=3, atau HIP_LAUNCH_BLOCKING=1 sebelum PyTorch 2.1. CUDA_LAUNCH_BLOCKING milik runtime NVIDIA dan tidak ditawarkan pada ROCm.</translation>
    </message>
    <message>
        <source>Blocking launches: CUDA_LAUNCH_BLOCKING=1, for one run at a time.</source>
        <translation>Peluncuran blocking: CUDA_LAUNCH_BLOCKING=1, untuk satu kali jalan saja.</translation>
    </message>
    <message>
        <source>On the CPU every call ends before it returns: there are no blocking launches.</source>
        <translation>Pada CPU setiap panggilan selesai sebelum kembali: tidak ada peluncuran blocking.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>“%1” ends too early: %3. Copy the file again once it is complete.</source>
        <translation>“%1” berakhir terlalu cepat: %3. Salin lagi berkasnya setelah lengkap.</translation>
    </message>
    <message>
        <source>“%1” ends too early at %2: %3. Copy the file again once it is complete.</source>
        <translation>“%1” berakhir terlalu cepat pada %2: %3. Salin lagi berkasnya setelah lengkap.</translation>
    </message>
    <message>
        <source>“%1” is over a limit of TorchTriage: %3. Check that the file is what you think, or open a part of it.</source>
        <translation>“%1” melampaui batas TorchTriage: %3. Pastikan berkasnya memang yang Anda maksud, atau buka sebagian saja.</translation>
    </message>
    <message>
        <source>“%1” is over a limit of TorchTriage at %2: %3. Check that the file is what you think, or open a part of it.</source>
        <translation>“%1” melampaui batas TorchTriage pada %2: %3. Pastikan berkasnya memang yang Anda maksud, atau buka sebagian saja.</translation>
    </message>
    <message>
        <source>“%1” breaks the rules of its format: %3. Check where the file comes from.</source>
        <translation>“%1” melanggar aturan formatnya: %3. Periksa dari mana berkas itu berasal.</translation>
    </message>
    <message>
        <source>“%1” breaks the rules of its format at %2: %3. Check where the file comes from.</source>
        <translation>“%1” melanggar aturan formatnya pada %2: %3. Periksa dari mana berkas itu berasal.</translation>
    </message>
    <message>
        <source>“%1” is of a kind that TorchTriage does not read: %3. Open a log, a notebook or plain text.</source>
        <translation>“%1” termasuk jenis yang tidak dibaca TorchTriage: %3. Buka log, notebook, atau teks biasa.</translation>
    </message>
    <message>
        <source>“%1” holds something that TorchTriage does not read at %2: %3. Open a log, a notebook or plain text.</source>
        <translation>“%1” memuat sesuatu yang tidak dibaca TorchTriage pada %2: %3. Buka log, notebook, atau teks biasa.</translation>
    </message>
    <message>
        <source>“%1” could not be written: %3. Check the free space and the permissions, or choose another folder.</source>
        <translation>“%1” tidak dapat ditulis: %3. Periksa ruang kosong dan izin akses, atau pilih folder lain.</translation>
    </message>
    <message>
        <source>“%1” could not be written at %2: %3. Check the free space and the permissions, or choose another folder.</source>
        <translation>“%1” tidak dapat ditulis pada %2: %3. Periksa ruang kosong dan izin akses, atau pilih folder lain.</translation>
    </message>
    <message>
        <source>“%1” could not be read: %3. Check the disk or the network share, then open it again.</source>
        <translation>“%1” tidak dapat dibaca: %3. Periksa disk atau folder jaringan, lalu buka lagi.</translation>
    </message>
    <message>
        <source>“%1” could not be read at %2: %3. Check the disk or the network share, then open it again.</source>
        <translation>“%1” tidak dapat dibaca pada %2: %3. Periksa disk atau folder jaringan, lalu buka lagi.</translation>
    </message>
    <message>
        <source>“%1” does not exist. Check the path.</source>
        <translation>“%1” tidak ada. Periksa jalurnya.</translation>
    </message>
    <message>
        <source>“%1” is a folder. Choose a file in it.</source>
        <translation>“%1” adalah folder. Pilih berkas di dalamnya.</translation>
    </message>
    <message>
        <source>“%1” is not a file with content, such as a socket or a device. Choose a file.</source>
        <translation>“%1” bukan berkas yang memiliki isi, melainkan misalnya soket atau perangkat. Pilih sebuah berkas.</translation>
    </message>
    <message>
        <source>Reading “%1” was cancelled. Open it again to start over.</source>
        <translation>Pembacaan “%1” dibatalkan. Buka lagi untuk memulai dari awal.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>masukan standar</translation>
    </message>
    <message>
        <source>unnamed file</source>
        <translation>berkas tanpa nama</translation>
    </message>
    <message>
        <source>no further detail</source>
        <translation>tidak ada rincian lain</translation>
    </message>
    <message>
        <source>“%1” could not be opened or started: %3. A limit of the system is reached: close other programs or raise the limit (ulimit -a shows it), then try again.</source>
        <translation>“%1” tidak dapat dibuka atau dijalankan: %3. Batas sistem tercapai: tutup program lain atau naikkan batasnya (ulimit -a menampilkannya), lalu coba lagi.</translation>
    </message>
    <message>
        <source>“%1” could not be opened or started at %2: %3. A limit of the system is reached: close other programs or raise the limit (ulimit -a shows it), then try again.</source>
        <translation>“%1” tidak dapat dibuka atau dijalankan pada %2: %3. Batas sistem tercapai: tutup program lain atau naikkan batasnya (ulimit -a menampilkannya), lalu coba lagi.</translation>
    </message>
    <message>
        <source>You may not read or write “%1”. Ask its owner for access, or use a copy or a folder of your own.</source>
        <translation>Anda tidak berhak membaca atau menulis “%1”. Minta akses kepada pemiliknya, atau gunakan salinan atau folder Anda sendiri.</translation>
    </message>
</context>
<context>
    <name>FleetCommand</name>
    <message>
        <source>--since %1 is no date and no span. Write it as 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h or 7d.</source>
        <translation>--since %1 bukan tanggal dan bukan rentang. Tulis sebagai 2024-07-24, &quot;2024-07-24 03:12&quot;, 36h, atau 7d.</translation>
    </message>
</context>
<context>
    <name>FleetText</name>
    <message>
        <source>Fingerprint</source>
        <translation>Sidik jari</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Insiden</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>Pertama</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Terakhir</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Keluarga</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>Error pertama</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Perubahan</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Sebelumnya</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n log(s) have a failure, %2 have none.</source>
        <translation>
            <numerusform>%1 dari %n log memuat kegagalan, %2 tidak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n log(s) have a failure, %2 have none, %3 could not be read.</source>
        <translation>
            <numerusform>%1 dari %n log memuat kegagalan, %2 tidak, %3 tidak dapat dibaca.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder holds more files or deeper folders than one scan visits: the counts are of a part of it.</source>
        <translation>Folder memuat lebih banyak berkas atau folder yang lebih dalam daripada yang dikunjungi satu pemindaian: jumlahnya hanya untuk sebagian.</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) could not be entered; their files are not counted.</source>
        <translation>
            <numerusform>%n folder tidak dapat dimasuki; berkasnya tidak dihitung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are no logs and are not counted.</source>
        <translation>
            <numerusform>%n berkas bukan log dan tidak dihitung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) were not followed.</source>
        <translation>
            <numerusform>%n tautan tidak diikuti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result could not be kept: the next scan reads every log again.</source>
        <translation>Hasilnya tidak dapat disimpan: pemindaian berikutnya membaca semua log lagi.</translation>
    </message>
    <message>
        <source>What was kept of earlier scans could not be used (%1); every log was read again.</source>
        <translation>Simpanan pemindaian sebelumnya tidak dapat dipakai (%1); semua log dibaca lagi.</translation>
    </message>
    <message>
        <source>Logs that print no date are placed on the day their file was last written.</source>
        <translation>Log tanpa tanggal ditempatkan pada hari terakhir berkasnya ditulis.</translation>
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
        <translation>%1 s.d. %2</translation>
    </message>
    <message>
        <source>printed in the log</source>
        <translation>tercetak dalam log</translation>
    </message>
    <message>
        <source>when the file was last written</source>
        <translation>saat berkas terakhir ditulis</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Baru</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Lebih banyak</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Lebih sedikit</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Hilang</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Sama</translation>
    </message>
    <message>
        <source>Fingerprints: %1 new, %2 in more logs, %3 in fewer, %4 gone, %5 the same.</source>
        <translation>Sidik jari: %1 baru, %2 di lebih banyak log, %3 di lebih sedikit, %4 hilang, %5 sama.</translation>
    </message>
    <message>
        <source>A fingerprint that is gone is not proven repaired: the runs may not have come to it.</source>
        <translation>Sidik jari yang hilang belum terbukti diperbaiki: mungkin proses belum sampai ke sana.</translation>
    </message>
    <message>
        <source>Every line of the failing log is in the good one too, once numbers and paths are removed. What differs, if anything, is order, count or numbers.</source>
        <translation>Setiap baris log yang gagal juga ada di log yang baik, setelah angka dan jalur dihapus. Yang berbeda, bila ada, adalah urutan, jumlah, atau angkanya.</translation>
    </message>
    <message numerus="yes">
        <source>%n different line(s) appear only in the failing log, once numbers and paths are removed; the rarest come first. What both logs print may be the cause all the same.</source>
        <translation>
            <numerusform>%n baris berbeda hanya muncul dalam log yang gagal, setelah angka dan jalur dihapus; yang paling jarang lebih dahulu. Yang dicetak kedua log tetap mungkin menjadi penyebabnya.</numerusform>
        </translation>
    </message>
    <message>
        <source>The good log shows a failure of its own: choose another one to compare with.</source>
        <translation>Log yang baik memuat kegagalan sendiri: pilih log lain untuk dibandingkan.</translation>
    </message>
    <message>
        <source>The good log has more different lines than are kept: some of the lines below may be in it.</source>
        <translation>Log yang baik memiliki lebih banyak baris berbeda daripada yang disimpan: sebagian baris di bawah mungkin ada di dalamnya.</translation>
    </message>
    <message>
        <source>The failing log has more lines of its own than are kept: those at its end are missing below.</source>
        <translation>Log yang gagal memiliki lebih banyak baris sendiri daripada yang disimpan: baris di akhirnya tidak ada di bawah.</translation>
    </message>
    <message numerus="yes">
        <source>Same first failure after numbers and paths are removed: %n fingerprint(s)</source>
        <translation>
            <numerusform>Kegagalan pertama yang sama setelah angka dan jalur dihapus: %n sidik jari</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>Dibandingkan dengan %1</translation>
    </message>
    <message>
        <source>Good: %1</source>
        <translation>Baik: %1</translation>
    </message>
    <message>
        <source>Failing: %1</source>
        <translation>Gagal: %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Baris</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Only in the failing log</source>
        <translation>Hanya dalam log yang gagal</translation>
    </message>
</context>
<context>
    <name>GuidanceTexts</name>
    <message>
        <source>block %1</source>
        <translation>blok %1</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>thread %1</translation>
    </message>
    <message>
        <source>%1 requested</source>
        <translation>%1 diminta</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 bebas</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 dtk</translation>
    </message>
    <message>
        <source>The kernel of %1 asks for: %2</source>
        <translation>Kernel %1 mensyaratkan: %2</translation>
    </message>
    <message>
        <source>The kernel asks for: %1</source>
        <translation>Kernel mensyaratkan: %1</translation>
    </message>
    <message>
        <source>The operator is %1; the log does not print its condition.</source>
        <translation>Operatornya %1; log tidak mencetak syaratnya.</translation>
    </message>
    <message>
        <source>The log does not print the assertion itself, so the operator is still open.</source>
        <translation>Log tidak mencetak assertion itu sendiri, jadi operatornya belum diketahui.</translation>
    </message>
    <message>
        <source>Compare the targets with the class count</source>
        <translation>Bandingkan target dengan jumlah kelas</translation>
    </message>
    <message>
        <source>Compare the indices with the size that they address</source>
        <translation>Bandingkan indeks dengan ukuran yang dirujuknya</translation>
    </message>
    <message>
        <source>Check that the values lie in [0, 1] and are not NaN</source>
        <translation>Periksa bahwa nilai berada dalam [0, 1] dan bukan NaN</translation>
    </message>
    <message>
        <source>Check that the probabilities are finite, not negative and not all zero</source>
        <translation>Periksa bahwa probabilitas berhingga, tidak negatif, dan tidak semuanya nol</translation>
    </message>
    <message>
        <source>Check that the values are finite</source>
        <translation>Periksa bahwa nilai berhingga</translation>
    </message>
    <message>
        <source>Compare the lengths with the sizes of the tensors</source>
        <translation>Bandingkan panjang dengan ukuran tensor</translation>
    </message>
    <message>
        <source>On a CPU copy of the same batch, every target must lie in [0, number of classes) or equal ignore_index. A value just outside can mean labels that start at 1 or an unexpected class: the log decides neither.</source>
        <translation>Pada salinan CPU dari batch yang sama, setiap target harus berada dalam [0, jumlah kelas) atau sama dengan ignore_index. Nilai yang sedikit di luar bisa berarti label yang dimulai dari 1 atau kelas yang tidak terduga: log tidak memutuskan keduanya.</translation>
    </message>
    <message>
        <source>On a CPU copy of the same batch, every index must lie within the dimension that it addresses. For an embedding, compare the largest id with the number of rows.</source>
        <translation>Pada salinan CPU dari batch yang sama, setiap indeks harus berada di dalam dimensi yang dirujuknya. Untuk embedding, bandingkan id terbesar dengan jumlah baris.</translation>
    </message>
    <message>
        <source>On a CPU copy of the same batch, look for values below 0, above 1 or NaN, and for a sigmoid that is missing.</source>
        <translation>Pada salinan CPU dari batch yang sama, cari nilai di bawah 0, di atas 1, atau NaN, dan sigmoid yang terlewat.</translation>
    </message>
    <message>
        <source>Look for NaN and infinity that the model produced before this operator.</source>
        <translation>Cari NaN dan nilai tak hingga yang dihasilkan model sebelum operator ini.</translation>
    </message>
    <message>
        <source>value refused by an operator on the CPU</source>
        <translation>nilai ditolak oleh operator di CPU</translation>
    </message>
    <message>
        <source>Check every index and every target of this batch on the CPU against the condition of the operator.</source>
        <translation>Periksa di CPU setiap indeks dan setiap target dari batch ini terhadap syarat operator.</translation>
    </message>
    <message>
        <source>The operator refused its input; another GPU would refuse it too. A larger output layer would hide the condition without settling what the labels mean.</source>
        <translation>Operator menolak masukannya; GPU lain pun akan menolaknya. Lapisan keluaran yang lebih besar akan menyembunyikan syarat itu tanpa memperjelas arti label.</translation>
    </message>
    <message>
        <source>Check the shapes behind this request: it exceeds the whole device</source>
        <translation>Periksa bentuk di balik permintaan ini: melebihi seluruh perangkat</translation>
    </message>
    <message>
        <source>Compare reserved with allocated memory</source>
        <translation>Bandingkan memori yang dicadangkan dengan yang dialokasikan</translation>
    </message>
    <message>
        <source>Find out what else uses this device</source>
        <translation>Cari tahu apa lagi yang memakai perangkat ini</translation>
    </message>
    <message>
        <source>Check shapes and lifetime of tensors: this process fills most of the device</source>
        <translation>Periksa bentuk dan masa hidup tensor: proses ini memenuhi sebagian besar perangkat</translation>
    </message>
    <message>
        <source>One separate rerun with %1 is worth trying, with nothing else changed.</source>
        <translation>Satu kali jalankan ulang secara terpisah dengan %1 layak dicoba, tanpa mengubah hal lain.</translation>
    </message>
    <message>
        <source>The hint about fragmentation that PyTorch prints is general advice; these numbers do not support it.</source>
        <translation>Petunjuk tentang fragmentasi yang dicetak PyTorch adalah saran umum; angka-angka ini tidak mendukungnya.</translation>
    </message>
    <message>
        <source>Compare the size requested with what the process holds, and look for tensors that are kept from one iteration to the next. Another process can share the device.</source>
        <translation>Bandingkan ukuran yang diminta dengan yang dipegang proses, dan cari tensor yang disimpan dari satu iterasi ke iterasi berikutnya. Proses lain bisa saja berbagi perangkat.</translation>
    </message>
    <message>
        <source>Compare the architecture of the GPU with those in the build</source>
        <translation>Bandingkan arsitektur GPU dengan yang ada di build</translation>
    </message>
    <message>
        <source>Check the dtype that reaches this operator</source>
        <translation>Periksa dtype yang sampai ke operator ini</translation>
    </message>
    <message>
        <source>%1 has no implementation for %2 on this device. Find where the tensor gets this dtype, and compare with one run in the usual precision.</source>
        <translation>%1 tidak memiliki implementasi untuk %2 pada perangkat ini. Cari di mana tensor mendapat dtype itu, dan bandingkan dengan satu proses dalam presisi biasa.</translation>
    </message>
    <message>
        <source>Check which build provides this operator</source>
        <translation>Periksa build mana yang menyediakan operator ini</translation>
    </message>
    <message>
        <source>%1 is not available for the backend %2. Compare the package that provides it with the PyTorch build: a CPU-only package is one explanation.</source>
        <translation>%1 tidak tersedia untuk backend %2. Bandingkan paket yang menyediakannya dengan build PyTorch: paket khusus CPU adalah salah satu penjelasan.</translation>
    </message>
    <message>
        <source>The log names %1 and %2. Print the device of every argument just before the failing call and find the one that was created or loaded elsewhere.</source>
        <translation>Log menyebut %1 dan %2. Cetak perangkat setiap argumen tepat sebelum panggilan yang gagal dan temukan yang dibuat atau dimuat di tempat lain.</translation>
    </message>
    <message>
        <source>The log names %1 and %2, found when the argument %3 was checked. Find where that tensor and the other operands were created or moved.</source>
        <translation>Log menyebut %1 dan %2, ditemukan saat argumen %3 diperiksa. Cari di mana tensor itu dan operan lain dibuat atau dipindahkan.</translation>
    </message>
    <message>
        <source>Check the contract and the build of the extension first</source>
        <translation>Periksa dahulu kontrak dan build ekstensi</translation>
    </message>
    <message>
        <source>The extension %1 stands in the frames of the failure.</source>
        <translation>Ekstensi %1 ada di antara panggilan yang menuju kegagalan.</translation>
    </message>
    <message>
        <source>The log names %1.</source>
        <translation>Log menyebut %1.</translation>
    </message>
    <message>
        <source>Start with rank %1, then look for a rank that stopped earlier</source>
        <translation>Mulai dari rank %1, lalu cari rank yang berhenti lebih dahulu</translation>
    </message>
    <message numerus="yes">
        <source>%1 waited %n second(s) for the other ranks.</source>
        <translation>
            <numerusform>%1 menunggu rank lain selama %n detik.</numerusform>
        </translation>
    </message>
    <message>
        <source>Xid %1 in the kernel log</source>
        <translation>Xid %1 di log kernel sistem</translation>
    </message>
    <message>
        <source>Start at %1 and the values it had. No GPU check is needed before that.</source>
        <translation>Mulai dari %1 dan nilai-nilainya di sana. Pemeriksaan GPU tidak diperlukan sebelum itu.</translation>
    </message>
    <message>
        <source>Compare indices and targets with what the operator allows</source>
        <translation>Bandingkan indeks dan target dengan yang diizinkan operator</translation>
    </message>
    <message>
        <source>“The GPU must be broken.”</source>
        <translation>“GPU pasti rusak.”</translation>
    </message>
    <message>
        <source>A kernel ran, met a value that it does not accept and stopped. Another GPU would refuse the same value.</source>
        <translation>Sebuah kernel berjalan, menemui nilai yang tidak diterimanya, lalu berhenti. GPU lain akan menolak nilai yang sama.</translation>
    </message>
    <message>
        <source>Read shapes, lifetime of tensors and memory of the process</source>
        <translation>Baca bentuk, masa hidup tensor, dan memori proses</translation>
    </message>
    <message>
        <source>“Every CUDA error is a lack of VRAM.”</source>
        <translation>“Setiap error CUDA adalah kekurangan VRAM.”</translation>
    </message>
    <message>
        <source>Only a message that names a failed allocation speaks of memory. Other CUDA errors ask for other checks.</source>
        <translation>Hanya pesan yang menyebut alokasi gagal yang berbicara tentang memori. Error CUDA lain memerlukan pemeriksaan lain.</translation>
    </message>
    <message>
        <source>operator or kernel not available</source>
        <translation>operator atau kernel tidak tersedia</translation>
    </message>
    <message>
        <source>Compare versions, extension, backend and dtype</source>
        <translation>Bandingkan versi, ekstensi, backend, dan dtype</translation>
    </message>
    <message>
        <source>Compare the architecture of the GPU with those in the build, the extension with the PyTorch version it was built for, and the dtype with what the operator supports on this backend.</source>
        <translation>Bandingkan arsitektur GPU dengan yang ada di build, ekstensi dengan versi PyTorch yang menjadi sasarannya, dan dtype dengan yang didukung operator pada backend ini.</translation>
    </message>
    <message>
        <source>“Reinstall everything at random.”</source>
        <translation>“Pasang ulang semuanya secara asal.”</translation>
    </message>
    <message>
        <source>Reinstalling several packages at once changes several things and hides which one did not fit.</source>
        <translation>Memasang ulang beberapa paket sekaligus mengubah beberapa hal dan menyembunyikan mana yang tidak cocok.</translation>
    </message>
    <message>
        <source>tensors on different devices</source>
        <translation>tensor di perangkat yang berbeda</translation>
    </message>
    <message>
        <source>Find where the model and each input live</source>
        <translation>Cari di mana model dan setiap masukan berada</translation>
    </message>
    <message>
        <source>Print the device of every argument just before the failing call and find the one that was created or loaded elsewhere.</source>
        <translation>Cetak perangkat setiap argumen tepat sebelum panggilan yang gagal dan temukan yang dibuat atau dimuat di tempat lain.</translation>
    </message>
    <message>
        <source>“Add a copy without knowing where the tensor comes from.”</source>
        <translation>“Tambahkan salinan tanpa tahu dari mana tensor berasal.”</translation>
    </message>
    <message>
        <source>A copy at the failing line can hide a module that never moved or an input that skipped the transfer, and it costs time in every step.</source>
        <translation>Salinan pada baris yang gagal dapat menyembunyikan modul yang tidak pernah dipindahkan atau masukan yang terlewat saat transfer, dan memakan waktu di setiap langkah.</translation>
    </message>
    <message>
        <source>Check indices, strides and sizes given to the suspected kernel</source>
        <translation>Periksa indeks, stride, dan ukuran yang diberikan ke kernel yang dicurigai</translation>
    </message>
    <message>
        <source>The access was refused on the device and the Python line can belong to a later call. A short rerun with blocking launches brings the report closer to it. For a custom kernel, check what it assumes about strides, contiguity and sizes.</source>
        <translation>Akses ditolak di perangkat dan baris Python bisa jadi milik panggilan yang lebih akhir. Menjalankan ulang sebentar dengan peluncuran blocking mendekatkan laporan ke asalnya. Untuk kernel khusus, periksa asumsinya tentang stride, kekontiguan, dan ukuran.</translation>
    </message>
    <message>
        <source>“The reported Python line made the bad access.”</source>
        <translation>“Baris Python yang dilaporkan melakukan akses yang salah.”</translation>
    </message>
    <message>
        <source>Launches are queued: the line is where the fault was noticed. The message alone does not point to faulty hardware either.</source>
        <translation>Peluncuran masuk antrean: baris itu adalah tempat kesalahan diketahui. Pesan saja juga tidak menunjuk ke perangkat keras yang rusak.</translation>
    </message>
    <message>
        <source>kernel launch failed</source>
        <translation>peluncuran kernel gagal</translation>
    </message>
    <message>
        <source>Check the launch configuration and the kernel that was running</source>
        <translation>Periksa konfigurasi peluncuran dan kernel yang sedang berjalan</translation>
    </message>
    <message>
        <source>An invalid configuration points to sizes: empty or very large inputs. An unspecified failure or a time-out points to the kernel that was running; a short rerun with blocking launches brings the report closer to it.</source>
        <translation>Konfigurasi yang tidak valid menunjuk ke ukuran: masukan kosong atau sangat besar. Kegagalan tanpa keterangan atau waktu habis menunjuk ke kernel yang sedang berjalan; menjalankan ulang sebentar dengan peluncuran blocking mendekatkan laporan kepadanya.</translation>
    </message>
    <message>
        <source>“The GPU has too little memory.”</source>
        <translation>“Memori GPU terlalu kecil.”</translation>
    </message>
    <message>
        <source>A launch can fail with memory to spare: grid size, registers and run time have limits of their own.</source>
        <translation>Peluncuran dapat gagal meskipun memori masih longgar: ukuran grid, register, dan waktu jalan memiliki batasnya sendiri.</translation>
    </message>
    <message>
        <source>cuBLAS, cuDNN or another library reports a failure</source>
        <translation>cuBLAS, cuDNN, atau pustaka lain melaporkan kegagalan</translation>
    </message>
    <message>
        <source>Look for an earlier error of the same process</source>
        <translation>Cari error sebelumnya dari proses yang sama</translation>
    </message>
    <message>
        <source>EXECUTION_FAILED, INTERNAL_ERROR and NOT_INITIALIZED can echo an earlier fault, or a lack of memory under another name. If nothing comes before, check shapes, dtype and the version of the library.</source>
        <translation>EXECUTION_FAILED, INTERNAL_ERROR, dan NOT_INITIALIZED bisa merupakan gema dari kesalahan sebelumnya, atau kekurangan memori dengan nama lain. Jika tidak ada apa pun sebelumnya, periksa bentuk, dtype, dan versi pustaka.</translation>
    </message>
    <message>
        <source>“The library is broken, replace it.”</source>
        <translation>“Pustakanya rusak, ganti saja.”</translation>
    </message>
    <message>
        <source>A library reports what it met. Replacing it before the earlier lines are read changes the environment and leaves the question open.</source>
        <translation>Pustaka melaporkan apa yang ditemuinya. Menggantinya sebelum baris-baris sebelumnya dibaca mengubah lingkungan dan membiarkan pertanyaannya terbuka.</translation>
    </message>
    <message>
        <source>collective operation failed or timed out</source>
        <translation>operasi kolektif gagal atau kehabisan waktu</translation>
    </message>
    <message>
        <source>Find the rank that stopped first, and its own error</source>
        <translation>Temukan rank yang berhenti pertama, dan errornya sendiri</translation>
    </message>
    <message>
        <source>Read the log of every rank up to the first one that failed or fell silent. The ranks that report a time-out were waiting.</source>
        <translation>Baca log setiap rank sampai yang pertama gagal atau diam. Rank yang melaporkan waktu habis sedang menunggu.</translation>
    </message>
    <message>
        <source>“NCCL is broken, raise the time-out.”</source>
        <translation>“NCCL rusak, perpanjang batas waktunya.”</translation>
    </message>
    <message>
        <source>A longer time-out makes the other ranks wait longer. It does not bring back the rank that stopped.</source>
        <translation>Batas waktu yang lebih panjang membuat rank lain menunggu lebih lama. Rank yang berhenti tidak akan kembali karenanya.</translation>
    </message>
    <message>
        <source>shapes or dtypes that do not fit</source>
        <translation>bentuk atau dtype yang tidak cocok</translation>
    </message>
    <message>
        <source>Compare shape and dtype of each operand with the contract of the operator</source>
        <translation>Bandingkan bentuk dan dtype setiap operan dengan kontrak operator</translation>
    </message>
    <message>
        <source>Print shape, dtype and strides of every argument before the call, for a batch that works and for the one that fails. The last, incomplete batch is one difference to look for.</source>
        <translation>Cetak bentuk, dtype, dan stride setiap argumen sebelum panggilan, untuk batch yang berhasil dan yang gagal. Batch terakhir yang tidak lengkap adalah salah satu perbedaan yang perlu dilihat.</translation>
    </message>
    <message>
        <source>“Add a reshape or a cast until it runs.”</source>
        <translation>“Tambahkan reshape atau konversi sampai berjalan.”</translation>
    </message>
    <message>
        <source>A reshape or a cast that silences the message can change the meaning of the data: the result is then wrong without an error.</source>
        <translation>Reshape atau konversi yang membungkam pesan dapat mengubah arti data: hasilnya lalu salah tanpa error.</translation>
    </message>
    <message>
        <source>hardware or driver fault in the log</source>
        <translation>kesalahan perangkat keras atau driver di log</translation>
    </message>
    <message>
        <source>Read the kernel log and the memory error counters of that host</source>
        <translation>Baca log kernel sistem dan penghitung error memori host itu</translation>
    </message>
    <message>
        <source>Collect the kernel log around the time of the failure and the error counters that the vendor&apos;s tool shows. Note the host and the device.</source>
        <translation>Kumpulkan log kernel sistem di sekitar waktu kegagalan dan penghitung error yang ditampilkan alat dari vendor. Catat host dan perangkatnya.</translation>
    </message>
    <message>
        <source>“The model code broke the GPU.”</source>
        <translation>“Kode model merusak GPU.”</translation>
    </message>
    <message>
        <source>Some codes follow from a fault of the program, others come from the device, its link or the driver. The code tells which to check first.</source>
        <translation>Sebagian kode mengikuti kesalahan program, yang lain berasal dari perangkat, tautannya, atau driver. Kode itu menunjukkan mana yang diperiksa dahulu.</translation>
    </message>
    <message>
        <source>no small computation works</source>
        <translation>tidak ada komputasi kecil yang berhasil</translation>
    </message>
    <message>
        <source>Return to the initial diagnosis: device, driver, build</source>
        <translation>Kembali ke diagnosis awal: perangkat, driver, build</translation>
    </message>
    <message>
        <source>TorchTriage begins after a successful launch. First make one small computation work: is the device visible, is the driver recent enough for the build, was the build made for this backend?</source>
        <translation>TorchTriage dimulai setelah peluncuran yang berhasil. Buat dahulu satu komputasi kecil berhasil: apakah perangkat terlihat, apakah driver cukup baru untuk build, apakah build dibuat untuk backend ini?</translation>
    </message>
    <message>
        <source>“The model or the batch is at fault.”</source>
        <translation>“Model atau batch yang salah.”</translation>
    </message>
    <message>
        <source>Neither was reached: the failure comes before the first operator.</source>
        <translation>Keduanya belum tercapai: kegagalan terjadi sebelum operator pertama.</translation>
    </message>
    <message>
        <source>value that is NaN or infinite</source>
        <translation>nilai NaN atau tak hingga</translation>
    </message>
    <message>
        <source>Find the first tensor that is not finite</source>
        <translation>Temukan tensor pertama yang tidak berhingga</translation>
    </message>
    <message>
        <source>Check inputs, targets, activations and gradients for NaN and infinity in the order of the computation, before the step that reports it. Loss scaling skips steps without a message.</source>
        <translation>Periksa NaN dan nilai tak hingga pada masukan, target, aktivasi, dan gradien menurut urutan komputasi, sebelum langkah yang melaporkannya. Penskalaan loss melewati langkah tanpa pesan.</translation>
    </message>
    <message>
        <source>“The learning rate alone is the cause.”</source>
        <translation>“Laju pembelajaran saja penyebabnya.”</translation>
    </message>
    <message>
        <source>An invalid input, a division by zero, the logarithm of zero or an overflow in reduced precision leads to the same message.</source>
        <translation>Masukan yang tidak valid, pembagian dengan nol, logaritma nol, atau luapan pada presisi rendah menghasilkan pesan yang sama.</translation>
    </message>
    <message>
        <source>host memory exhausted</source>
        <translation>memori host habis</translation>
    </message>
    <message>
        <source>Read the memory of the host: process, workers, shared memory</source>
        <translation>Baca memori host: proses, worker, memori bersama</translation>
    </message>
    <message>
        <source>Check the memory limit of the job or container, the number of loader workers and what each one keeps, and the size of /dev/shm. The kernel log names a process that was killed for memory.</source>
        <translation>Periksa batas memori pekerjaan atau kontainer, jumlah worker pemuat dan apa yang disimpan masing-masing, serta ukuran /dev/shm. Log kernel sistem menyebut proses yang dimatikan karena memori.</translation>
    </message>
    <message>
        <source>“The GPU ran out of memory.”</source>
        <translation>“GPU kehabisan memori.”</translation>
    </message>
    <message>
        <source>Host memory and GPU memory are separate. A smaller model on the GPU does not lift a limit of the host.</source>
        <translation>Memori host dan memori GPU terpisah. Model yang lebih kecil di GPU tidak menghapus batas pada host.</translation>
    </message>
    <message>
        <source>process ended by a crash in native code</source>
        <translation>proses berakhir karena crash di kode native</translation>
    </message>
    <message>
        <source>Find the native frame or the extension that was running</source>
        <translation>Temukan fungsi native atau ekstensi yang sedang berjalan</translation>
    </message>
    <message>
        <source>Run with python -X faulthandler and keep the native stack. List the binary extensions that are loaded and the versions they were built for.</source>
        <translation>Jalankan dengan python -X faulthandler dan simpan stack native-nya. Daftarkan ekstensi biner yang dimuat dan versi yang menjadi sasarannya.</translation>
    </message>
    <message>
        <source>“Python or PyTorch itself is broken.”</source>
        <translation>“Python atau PyTorch sendiri yang rusak.”</translation>
    </message>
    <message>
        <source>A crash without a Python exception comes from native code: PyTorch, an extension, a library or the driver. Only the stack tells them apart.</source>
        <translation>Crash tanpa exception Python berasal dari kode native: PyTorch, ekstensi, pustaka, atau driver. Hanya stack yang membedakannya.</translation>
    </message>
    <message>
        <source>ordinary Python error</source>
        <translation>error Python biasa</translation>
    </message>
    <message>
        <source>Read the traceback from its last line upwards</source>
        <translation>Baca traceback dari baris terakhirnya ke atas</translation>
    </message>
    <message>
        <source>Start with the innermost frame of your own code and the values it had. No GPU check is needed before that.</source>
        <translation>Mulai dari panggilan terdalam di kode Anda sendiri dan nilai-nilainya. Pemeriksaan GPU tidak diperlukan sebelum itu.</translation>
    </message>
    <message>
        <source>“CUDA is in the log, so it is a CUDA problem.”</source>
        <translation>“CUDA ada di log, jadi ini masalah CUDA.”</translation>
    </message>
    <message>
        <source>Python code raised this exception. GPU messages near it can be background or consequences.</source>
        <translation>Kode Python yang memunculkan exception ini. Pesan GPU di dekatnya bisa jadi latar belakang atau konsekuensi.</translation>
    </message>
    <message>
        <source>family not settled by this log</source>
        <translation>keluarga error belum ditetapkan oleh log ini</translation>
    </message>
    <message>
        <source>Collect what is missing, then triage again</source>
        <translation>Kumpulkan yang kurang, lalu lakukan triase lagi</translation>
    </message>
    <message>
        <source>Keep the complete output of every rank from the start of the run, standard error included, and the kernel log of the host.</source>
        <translation>Simpan keluaran lengkap setiap rank sejak awal proses, termasuk keluaran error, dan log kernel sistem dari host.</translation>
    </message>
    <message>
        <source>“The last error in the log is the cause.”</source>
        <translation>“Error terakhir di log adalah penyebabnya.”</translation>
    </message>
    <message>
        <source>The last message is often a consequence. Without the first failure, no family is more likely than another.</source>
        <translation>Pesan terakhir sering kali merupakan konsekuensi. Tanpa kegagalan pertama, tidak ada keluarga error yang lebih mungkin daripada yang lain.</translation>
    </message>
    <message>
        <source>The process is finished: end it and start a new one (in a notebook: restart the kernel). Restarting repairs neither a wrong target nor a bad index.</source>
        <translation>Proses ini sudah selesai: akhiri dan mulai proses baru (di notebook: mulai ulang kernel notebook). Memulai ulang tidak memperbaiki target yang salah maupun indeks yang tidak valid.</translation>
    </message>
    <message>
        <source>CUDA can stay silent where the CPU raises: %1 does not check every target on the GPU in every version. Check the targets on the CPU even if the GPU reports none.</source>
        <translation>CUDA bisa diam saat CPU memunculkan error: %1 tidak memeriksa setiap target di GPU pada semua versi. Periksa target di CPU meskipun GPU tidak melaporkan apa pun.</translation>
    </message>
    <message>
        <source>CUDA can stay silent where the CPU raises: %1 did not check indices on the GPU in PyTorch 1.13 and before. Check the indices on the CPU.</source>
        <translation>CUDA bisa diam saat CPU memunculkan error: %1 tidak memeriksa indeks di GPU pada PyTorch 1.13 dan sebelumnya. Periksa indeks di CPU.</translation>
    </message>
    <message>
        <source>Most ROCm builds leave device-side asserts out: an index out of range can show as a fault, or not at all. Check indices and targets on the CPU.</source>
        <translation>Kebanyakan build ROCm tidak menyertakan assertion di sisi perangkat: indeks di luar rentang bisa tampak sebagai kesalahan, atau tidak tampak sama sekali. Periksa indeks dan target di CPU.</translation>
    </message>
</context>
<context>
    <name>GuideCommand</name>
    <message>
        <source>The guide has no section “%1”. Choose one of: %2.</source>
        <translation>Panduan tidak memiliki bagian “%1”. Pilih salah satu: %2.</translation>
    </message>
</context>
<context>
    <name>IncidentListModel</name>
    <message>
        <source>No failure found</source>
        <translation>Tidak ada kegagalan yang ditemukan</translation>
    </message>
    <message>
        <source>Not readable as a log</source>
        <translation>Tidak dapat dibaca sebagai log</translation>
    </message>
</context>
<context>
    <name>IncidentTab</name>
    <message>
        <source>Overview</source>
        <translation>Ringkasan</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Bukti</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Ringkasan</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <translation>&amp;Bukti</translation>
    </message>
    <message>
        <source>B&amp;atch</source>
        <translation>B&amp;atch</translation>
    </message>
    <message>
        <source>Rerun</source>
        <translation>Jalankan ulang</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verifikasi</translation>
    </message>
    <message>
        <source>Re&amp;run</source>
        <translation>Jalankan &amp;ulang</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Verifikasi</translation>
    </message>
    <message>
        <source>Support request</source>
        <translation>Permintaan dukungan</translation>
    </message>
    <message>
        <source>Support re&amp;quest</source>
        <translation>Permintaan &amp;dukungan</translation>
    </message>
</context>
<context>
    <name>KnownFacts</name>
    <message>
        <source>Rank %1 failed first</source>
        <translation>Rank %1 gagal pertama</translation>
    </message>
    <message>
        <source>Which rank failed first</source>
        <translation>Rank mana yang gagal pertama</translation>
    </message>
    <message>
        <source>Operator named by the log: %1</source>
        <translation>Operator yang disebut log: %1</translation>
    </message>
    <message>
        <source>Condition that did not hold: %1</source>
        <translation>Syarat yang tidak terpenuhi: %1</translation>
    </message>
    <message numerus="yes">
        <source>Its message was printed %Ln time(s)</source>
        <translation>
            <numerusform>Pesannya dicetak %Ln kali</numerusform>
        </translation>
    </message>
    <message>
        <source>PyTorch %1 on %2</source>
        <translation>PyTorch %1 pada %2</translation>
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
        <translation>Backend: CUDA, ROCm, atau CPU</translation>
    </message>
    <message>
        <source>The PyTorch version</source>
        <translation>Versi PyTorch</translation>
    </message>
    <message>
        <source>Which launch failed</source>
        <translation>Peluncuran mana yang gagal</translation>
    </message>
    <message>
        <source>The error surfaced at %1</source>
        <translation>Error muncul di %1</translation>
    </message>
    <message>
        <source>The failing call is at %1</source>
        <translation>Panggilan yang gagal ada di %1</translation>
    </message>
    <message>
        <source>The error family</source>
        <translation>Keluarga error</translation>
    </message>
    <message>
        <source>Which value was refused</source>
        <translation>Nilai mana yang ditolak</translation>
    </message>
    <message>
        <source>Why the allocation failed</source>
        <translation>Mengapa alokasi gagal</translation>
    </message>
    <message>
        <source>Why that rank stopped</source>
        <translation>Mengapa rank itu berhenti</translation>
    </message>
    <message>
        <source>Whether it fails again in a new process</source>
        <translation>Apakah gagal lagi di proses baru</translation>
    </message>
    <message>
        <source>Refused value: %1 in %2</source>
        <translation>Nilai yang ditolak: %1 di %2</translation>
    </message>
    <message>
        <source>It fails again in a new process</source>
        <translation>Gagal lagi di proses baru</translation>
    </message>
    <message>
        <source>It did not fail again in a new process</source>
        <translation>Tidak gagal lagi di proses baru</translation>
    </message>
</context>
<context>
    <name>LastWords</name>
    <message>
        <source>The memory that the system gives this program is used up. Close other programs, raise the limit (ulimit -v), or open a smaller file.</source>
        <translation>Memori yang diberikan sistem kepada program ini habis. Tutup program lain, naikkan batasnya (ulimit -v), atau buka berkas yang lebih kecil.</translation>
    </message>
    <message>
        <source>The system gives this program no further thread. Close other programs, or raise the limits on processes and memory (ulimit -u, ulimit -v).</source>
        <translation>Sistem tidak memberi program ini utas lagi. Tutup program lain, atau naikkan batas proses dan memori (ulimit -u, ulimit -v).</translation>
    </message>
    <message>
        <source>An error that was not foreseen ended the program. What was saved before is whole. Report it together with what torchtriage-cli --debug-info prints.</source>
        <translation>Galat yang tak terduga mengakhiri program. Yang tersimpan sebelumnya tetap utuh. Laporkan bersama keluaran torchtriage-cli --debug-info.</translation>
    </message>
</context>
<context>
    <name>LauncherTestText</name>
    <message>
        <source>Reached: %1</source>
        <translation>Terjangkau: %1</translation>
    </message>
</context>
<context>
    <name>LauncherText</name>
    <message>
        <source>Its last line: %1</source>
        <translation>Baris terakhirnya: %1</translation>
    </message>
    <message>
        <source>It was not started: no host of that name is known (%1). Check the name, or the entry in the configuration of ssh.</source>
        <translation>Tidak dimulai: tidak ada host dengan nama itu (%1). Periksa namanya, atau entri dalam konfigurasi ssh.</translation>
    </message>
    <message>
        <source>It was not started: %1 does not answer. Check that it is up and reachable from here.</source>
        <translation>Tidak dimulai: %1 tidak menjawab. Periksa apakah menyala dan terjangkau dari sini.</translation>
    </message>
    <message>
        <source>It was not started: the key of %1 is not known here, or is not the one that was known. Connect once in a terminal and check the key.</source>
        <translation>Tidak dimulai: kunci %1 tidak dikenal di sini, atau bukan kunci yang dikenal. Sambungkan sekali di terminal dan periksa kuncinya.</translation>
    </message>
    <message>
        <source>It was not started: %1 does not let this user in without a question. Set up a key or an agent; no password is asked for or kept here.</source>
        <translation>Tidak dimulai: %1 tidak menerima pengguna ini tanpa pertanyaan. Siapkan kunci atau agen; kata sandi tidak ditanyakan atau disimpan di sini.</translation>
    </message>
    <message>
        <source>It was not started: there is no such Python interpreter on %1. Name the one that it has.</source>
        <translation>Tidak dimulai: interpreter Python itu tidak ada di %1. Sebutkan yang ada di sana.</translation>
    </message>
    <message>
        <source>It was not started: the scheduler knows no such partition (%1).</source>
        <translation>Tidak dimulai: penjadwal tidak mengenal partisi itu (%1).</translation>
    </message>
    <message>
        <source>It was not started: the queue of %1 had no place for it in the time that it could wait. Nothing of it is left in the queue.</source>
        <translation>Tidak dimulai: antrean %1 tidak punya tempat dalam waktu tunggu yang diizinkan. Tidak ada yang tertinggal di antrean.</translation>
    </message>
    <message>
        <source>It was not started on %1.</source>
        <translation>Tidak dimulai di %1.</translation>
    </message>
    <message>
        <source>It was not started: the program cannot be used on %1 (%2).</source>
        <translation>Tidak dimulai: program tidak dapat digunakan di %1 (%2).</translation>
    </message>
    <message>
        <source>It was not started: its folder cannot be used on %1 (%2). Name a folder that is there.</source>
        <translation>Tidak dimulai: foldernya tidak dapat digunakan di %1 (%2). Sebutkan folder yang ada di sana.</translation>
    </message>
    <message>
        <source>It was not started: its files could not be brought to %1 (%2). Check the space in its temporary folder.</source>
        <translation>Tidak dimulai: berkasnya tidak dapat dibawa ke %1 (%2). Periksa ruang di folder sementaranya.</translation>
    </message>
    <message>
        <source>It was not started: the program of the launcher %1 is not on this machine (%2).</source>
        <translation>Tidak dimulai: program peluncur %1 tidak ada di komputer ini (%2).</translation>
    </message>
    <message>
        <source>It was not started: the launcher %1 ended with exit code %2 before the run began.</source>
        <translation>Tidak dimulai: peluncur %1 berakhir dengan kode keluar %2 sebelum proses dimulai.</translation>
    </message>
    <message>
        <source>The node failed while it ran, as its scheduler says: that is neither a failure nor a success of the program.</source>
        <translation>Node gagal saat berjalan, menurut penjadwalnya: bukan kegagalan dan bukan keberhasilan program.</translation>
    </message>
    <message>
        <source>The connection to %1 was lost while it ran. How it ended is not known; what is left of it there ends when the line stays silent.</source>
        <translation>Koneksi ke %1 terputus saat berjalan. Cara berakhirnya tidak diketahui; yang tersisa di sana berakhir jika saluran tetap diam.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Komputer ini</translation>
    </message>
    <message>
        <source>The job keeps its outputs in a folder. That works on this machine only.</source>
        <translation>Pekerjaan ini menyimpan keluarannya dalam folder. Itu hanya berfungsi di komputer ini.</translation>
    </message>
    <message>
        <source>%1: there is no such launcher. local, ssh and slurm are built in.</source>
        <translation>%1: peluncur itu tidak ada. local, ssh dan slurm sudah tersedia.</translation>
    </message>
    <message>
        <source>%1: name the machine, as in %1:NAME.</source>
        <translation>%1: sebutkan komputernya, seperti %1:NAMA.</translation>
    </message>
    <message>
        <source>%1: the name of the machine holds a character that such a name cannot have, or begins with a hyphen.</source>
        <translation>%1: nama komputer memuat karakter yang tidak boleh ada, atau diawali tanda hubung.</translation>
    </message>
    <message>
        <source>%1: the interpreter has no usable name.</source>
        <translation>%1: nama interpreter tidak dapat digunakan.</translation>
    </message>
    <message>
        <source>%1: options begin with a hyphen, and none is -- or holds a control character.</source>
        <translation>%1: opsi diawali tanda hubung, dan tidak ada yang berupa -- atau memuat karakter kontrol.</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Menyambungkan</translation>
    </message>
    <message>
        <source>Job %1 in the queue: %2</source>
        <translation>Pekerjaan %1 di antrean: %2</translation>
    </message>
    <message>
        <source>Job %1 in the queue: %2 (%3)</source>
        <translation>Pekerjaan %1 di antrean: %2 (%3)</translation>
    </message>
    <message>
        <source>The scheduler took its place for another job: that is neither a failure nor a success.</source>
        <translation>Penjadwal mengambil tempatnya untuk pekerjaan lain: bukan kegagalan dan bukan keberhasilan.</translation>
    </message>
    <message>
        <source>It was cancelled from outside, through the scheduler: that is neither a failure nor a success.</source>
        <translation>Dibatalkan dari luar, melalui penjadwal: bukan kegagalan dan bukan keberhasilan.</translation>
    </message>
    <message>
        <source>The scheduler ended it at the time limit of its job: that is neither a failure nor a success.</source>
        <translation>Penjadwal mengakhirinya pada batas waktu pekerjaannya: bukan kegagalan dan bukan keberhasilan.</translation>
    </message>
    <message>
        <source>The node ended it at the memory limit of its job. Ask for more memory, or look at what it holds.</source>
        <translation>Node mengakhirinya pada batas memori pekerjaannya. Minta lebih banyak memori, atau lihat apa yang ditahannya.</translation>
    </message>
</context>
<context>
    <name>LibraryText</name>
    <message>
        <source>Record not readable</source>
        <translation>Catatan tidak terbaca</translation>
    </message>
    <message>
        <source>There are more folders than one scan visits: some incidents are not listed.</source>
        <translation>Folder lebih banyak daripada yang dikunjungi satu pemindaian: sebagian insiden tidak tercantum.</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) could not be read.</source>
        <translation>
            <numerusform>%n folder tidak dapat dibaca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) to folders were not followed.</source>
        <translation>
            <numerusform>%n tautan ke folder tidak diikuti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>device %1</source>
        <translation>perangkat %1</translation>
    </message>
    <message>
        <source>requested: %1</source>
        <translation>diminta: %1</translation>
    </message>
    <message>
        <source>free: %1</source>
        <translation>bebas: %1</translation>
    </message>
    <message>
        <source>capacity: %1</source>
        <translation>kapasitas: %1</translation>
    </message>
    <message>
        <source>this process: %1</source>
        <translation>proses ini: %1</translation>
    </message>
    <message>
        <source>allocated by PyTorch: %1</source>
        <translation>dialokasikan PyTorch: %1</translation>
    </message>
    <message>
        <source>reserved by PyTorch: %1</source>
        <translation>dicadangkan PyTorch: %1</translation>
    </message>
    <message>
        <source>other processes: %1</source>
        <translation>proses lain: %1</translation>
    </message>
    <message>
        <source>The request alone is larger than the device: freeing memory cannot satisfy it. Look for a shape that was not intended.</source>
        <translation>Permintaan itu saja lebih besar daripada perangkat: membebaskan memori tidak dapat memenuhinya. Cari bentuk yang tidak disengaja.</translation>
    </message>
    <message>
        <source>PyTorch holds enough memory that is reserved and not allocated, but in pieces smaller than the request: the numbers speak for fragmentation.</source>
        <translation>PyTorch memegang cukup memori yang dicadangkan dan belum dialokasikan, tetapi dalam potongan yang lebih kecil daripada permintaan: angka-angka ini menunjuk ke fragmentasi.</translation>
    </message>
    <message>
        <source>A large part of the device is held outside this process. Look for processes left from an earlier run, or for jobs that share the device.</source>
        <translation>Sebagian besar perangkat dipakai di luar proses ini. Cari proses yang tersisa dari proses sebelumnya, atau pekerjaan lain yang berbagi perangkat.</translation>
    </message>
    <message>
        <source>The device is nearly full, and the numbers put most of it on this process: the working set is too large, or tensors live too long.</source>
        <translation>Perangkat hampir penuh, dan menurut angka sebagian besarnya dipakai proses ini: beban kerjanya terlalu besar, atau tensor hidup terlalu lama.</translation>
    </message>
    <message>
        <source>The numbers do not settle why the allocation failed.</source>
        <translation>Angka-angka ini tidak memastikan mengapa alokasi gagal.</translation>
    </message>
    <message>
        <source>processes listed: %1</source>
        <translation>proses yang terdaftar: %1</translation>
    </message>
</context>
<context>
    <name>MinimalCase</name>
    <message>
        <source>No job is known for this operator, so no case can be kept.</source>
        <translation>Tidak ada job yang dikenal untuk operator ini, jadi tidak ada kasus yang dapat disimpan.</translation>
    </message>
    <message>
        <source>The samples of this batch cannot be taken apart; a case keeps all of them.</source>
        <translation>Sampel batch ini tidak dapat dipisahkan; sebuah kasus menyimpan semuanya.</translation>
    </message>
    <message>
        <source>Python itself refuses these inputs before it calls the operator, so a job of the operator would not show it.</source>
        <translation>Python sendiri menolak input ini sebelum memanggil operator, jadi job operator tidak akan menunjukkannya.</translation>
    </message>
    <message>
        <source>Nothing was refused: there is no case to keep.</source>
        <translation>Tidak ada yang ditolak: tidak ada kasus untuk disimpan.</translation>
    </message>
    <message>
        <source>The job of a case would need an input that this batch does not have.</source>
        <translation>Job sebuah kasus memerlukan input yang tidak ada di batch ini.</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>No Python traceback. Keep standard error together with standard output: without it no line of your code can be named.</source>
        <translation>Tidak ada traceback Python. Simpan keluaran error bersama keluaran standar: tanpanya tidak ada baris kode Anda yang dapat disebut.</translation>
    </message>
    <message>
        <source>No assertion line. Keep the device&apos;s own output on standard error: that line names the operator and its condition.</source>
        <translation>Tidak ada baris assertion. Simpan keluaran perangkat pada keluaran error: baris itu menyebut operator dan syaratnya.</translation>
    </message>
    <message>
        <source>No run with blocking launches. A short one, in a new process, moves the report closer to the launch that failed.</source>
        <translation>Belum ada proses dengan peluncuran blocking. Satu proses singkat yang baru mendekatkan laporan ke peluncuran yang gagal.</translation>
    </message>
    <message>
        <source>No PyTorch version. Add torch.__version__: the wording and the checks of operators depend on it.</source>
        <translation>Tidak ada versi PyTorch. Tambahkan torch.__version__: kata-kata dan pemeriksaan operator bergantung padanya.</translation>
    </message>
    <message>
        <source>No sign of the backend. Add torch.version.cuda and torch.version.hip: NVIDIA and ROCm need different procedures.</source>
        <translation>Tidak ada tanda backend. Tambahkan torch.version.cuda dan torch.version.hip: NVIDIA dan ROCm memerlukan prosedur yang berbeda.</translation>
    </message>
    <message>
        <source>No iteration number. Note the iteration and the last completed step: they lead to the batch that failed.</source>
        <translation>Tidak ada nomor iterasi. Catat iterasi dan langkah terakhir yang selesai: keduanya mengarah ke batch yang gagal.</translation>
    </message>
    <message>
        <source>No saved batch. Save the failing batch or its internal identifier and dimensions: only the data shows which value was refused.</source>
        <translation>Tidak ada batch tersimpan. Simpan batch yang gagal atau pengenal internal dan dimensinya: hanya data yang menunjukkan nilai mana yang ditolak.</translation>
    </message>
    <message>
        <source>No shapes or dtypes. Print them for every input before the failing call: operator contracts are about them.</source>
        <translation>Tidak ada bentuk atau dtype. Cetak untuk setiap masukan sebelum panggilan yang gagal: kontrak operator menyangkut keduanya.</translation>
    </message>
    <message>
        <source>Not every rank&apos;s log is here. Collect one log per rank: the rank that stopped first can be one that is missing.</source>
        <translation>Log tidak lengkap untuk semua rank. Kumpulkan satu log per rank: rank yang berhenti pertama bisa jadi salah satu yang hilang.</translation>
    </message>
    <message>
        <source>The log starts in the middle. Take it from the start of the run: the first failure can stand before the first line here.</source>
        <translation>Log dimulai di tengah. Ambil sejak awal proses: kegagalan pertama bisa berada sebelum baris pertama di sini.</translation>
    </message>
    <message>
        <source>The log ends in the middle of a message. Take it again after the process has ended: the final message is incomplete.</source>
        <translation>Log berakhir di tengah pesan. Ambil lagi setelah proses berakhir: pesan terakhirnya tidak lengkap.</translation>
    </message>
    <message>
        <source>No kernel log. Collect dmesg or journalctl -k of that host around the failure: it shows killed processes and device faults.</source>
        <translation>Tidak ada log kernel sistem. Kumpulkan dmesg atau journalctl -k dari host itu di sekitar kegagalan: isinya menunjukkan proses yang dimatikan dan kesalahan perangkat.</translation>
    </message>
    <message>
        <source>No memory numbers. Keep the full message of the failed allocation: without sizes its reason cannot be told.</source>
        <translation>Tidak ada angka memori. Simpan pesan lengkap dari alokasi yang gagal: tanpa ukuran, alasannya tidak dapat diketahui.</translation>
    </message>
    <message>
        <source>The log lacks “%1”.</source>
        <translation>Log tidak memuat “%1”.</translation>
    </message>
    <message>
        <source>The environment is not described. Add the output of python -m torch.utils.collect_env: messages and checks differ between versions.</source>
        <translation>Lingkungannya tidak dijelaskan. Tambahkan keluaran python -m torch.utils.collect_env: pesan dan pemeriksaan berbeda antarversi.</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>Check the saved batch</source>
        <translation>Periksa batch tersimpan</translation>
    </message>
    <message>
        <source>Open the batch that failed: values, indices and targets are checked on the CPU, and nothing is sent anywhere.</source>
        <translation>Buka batch yang gagal: nilai, indeks, dan target diperiksa di CPU, dan tidak ada yang dikirim ke mana pun.</translation>
    </message>
    <message>
        <source>Open batch…</source>
        <translation>Buka batch…</translation>
    </message>
    <message>
        <source>Keep the failing batch</source>
        <translation>Simpan batch yang gagal</translation>
    </message>
    <message>
        <source>Check it on the CPU before the transfer. Keep its internal identifier, dtypes, shapes and strides; a copy of its content is needed only where they do not suffice.</source>
        <translation>Periksa di CPU sebelum transfer. Simpan pengenal internal, dtype, bentuk, dan stride; salinan isinya hanya diperlukan jika itu tidak cukup.</translation>
    </message>
    <message>
        <source>Record the memory around the failing step</source>
        <translation>Catat memori di sekitar langkah yang gagal</translation>
    </message>
    <message>
        <source>In a separate run, print torch.cuda.memory_summary() before the failing call and compare two iterations.</source>
        <translation>Dalam proses terpisah, cetak torch.cuda.memory_summary() sebelum panggilan yang gagal dan bandingkan dua iterasi.</translation>
    </message>
    <message>
        <source>Collect the environment</source>
        <translation>Kumpulkan lingkungan</translation>
    </message>
    <message>
        <source>Run python -m torch.utils.collect_env in the same environment and open its output here: versions that do not fit are named.</source>
        <translation>Jalankan python -m torch.utils.collect_env di lingkungan yang sama dan buka keluarannya di sini: versi yang tidak cocok akan disebutkan.</translation>
    </message>
    <message>
        <source>Collect the log of every rank</source>
        <translation>Kumpulkan log setiap rank</translation>
    </message>
    <message>
        <source>Start with the rank that stopped first. Ranks that report a time-out were waiting for it.</source>
        <translation>Mulai dari rank yang berhenti pertama. Rank yang melaporkan waktu habis sedang menunggunya.</translation>
    </message>
    <message>
        <source>Collect the kernel log</source>
        <translation>Kumpulkan log kernel sistem</translation>
    </message>
    <message>
        <source>Save dmesg or journalctl -k of that host around the time of the failure and open it here.</source>
        <translation>Simpan dmesg atau journalctl -k dari host itu di sekitar waktu kegagalan dan buka di sini.</translation>
    </message>
    <message>
        <source>Keep the complete output of every rank from the start of the run, standard error included.</source>
        <translation>Simpan keluaran lengkap setiap rank sejak awal proses, termasuk keluaran error.</translation>
    </message>
    <message>
        <source>Collect what is missing</source>
        <translation>Kumpulkan yang kurang</translation>
    </message>
    <message>
        <source>Rerun with blocking launches</source>
        <translation>Jalankan ulang dengan peluncuran blocking</translation>
    </message>
    <message>
        <source>A short run in a new process, with this one change. For diagnosis only: its timing is not a measurement. Put your own program and arguments into the command.</source>
        <translation>Proses singkat yang baru, dengan satu perubahan ini. Hanya untuk diagnosis: waktunya bukan pengukuran. Masukkan program dan argumen Anda sendiri ke dalam perintah.</translation>
    </message>
    <message>
        <source>Find out the backend</source>
        <translation>Cari tahu backend-nya</translation>
    </message>
    <message>
        <source>Print torch.version.cuda and torch.version.hip. Only then choose a diagnostic variable: the one of NVIDIA does not apply to ROCm.</source>
        <translation>Cetak torch.version.cuda dan torch.version.hip. Baru kemudian pilih variabel diagnosis: yang dari NVIDIA tidak berlaku untuk ROCm.</translation>
    </message>
    <message>
        <source>Read the lines around the first failure</source>
        <translation>Baca baris di sekitar kegagalan pertama</translation>
    </message>
    <message>
        <source>The log is shown as it is, with later messages marked as consequences.</source>
        <translation>Log ditampilkan apa adanya, dengan pesan berikutnya ditandai sebagai konsekuensi.</translation>
    </message>
    <message>
        <source>Open evidence</source>
        <translation>Buka bukti</translation>
    </message>
    <message>
        <source>Quote the first error when you ask for help</source>
        <translation>Kutip error pertama saat meminta bantuan</translation>
    </message>
    <message>
        <source>Add operation, shapes, types, backend and versions. Remove names and paths that nobody needs.</source>
        <translation>Tambahkan operasi, bentuk, tipe, backend, dan versi. Hapus nama dan jalur yang tidak diperlukan.</translation>
    </message>
    <message>
        <source>Copy first error</source>
        <translation>Salin error pertama</translation>
    </message>
    <message>
        <source>Look for output that is not in this file</source>
        <translation>Cari keluaran yang tidak ada di berkas ini</translation>
    </message>
    <message>
        <source>If the run did fail, its message was written elsewhere: to standard error, by another rank, or to the kernel log.</source>
        <translation>Jika proses memang gagal, pesannya ditulis di tempat lain: di keluaran error, oleh rank lain, atau di log kernel sistem.</translation>
    </message>
    <message>
        <source>Open reruns</source>
        <translation>Buka jalankan ulang</translation>
    </message>
</context>
<context>
    <name>Observation</name>
    <message>
        <source>A watchdog thread reported the error; the failing launch belongs to another thread of this rank.</source>
        <translation>Thread pengawas melaporkan error; peluncuran yang gagal milik thread lain dari rank ini.</translation>
    </message>
    <message>
        <source>The error surfaced in %1 at %2; the launch that failed can be an earlier one.</source>
        <translation>Error muncul dalam %1 di %2; peluncuran yang gagal bisa jadi yang lebih awal.</translation>
    </message>
    <message>
        <source>The error surfaced at %1; the launch that failed can be an earlier one.</source>
        <translation>Error muncul di %1; peluncuran yang gagal bisa jadi yang lebih awal.</translation>
    </message>
    <message>
        <source>The error surfaced in %1; the launch that failed can be an earlier one.</source>
        <translation>Error muncul dalam panggilan %1; peluncuran yang gagal bisa jadi yang lebih awal.</translation>
    </message>
    <message>
        <source>The line shown is where the error surfaced; the launch that failed can be an earlier one.</source>
        <translation>Baris yang ditunjukkan adalah tempat error muncul; peluncuran yang gagal bisa jadi yang lebih awal.</translation>
    </message>
    <message>
        <source>Launches were blocking, so the stack shows the launch that failed.</source>
        <translation>Peluncurannya blocking, jadi stack menunjukkan peluncuran yang gagal.</translation>
    </message>
    <message>
        <source>Launches were blocking, so %1 is where the failing launch was made.</source>
        <translation>Peluncurannya blocking, jadi %1 adalah tempat peluncuran yang gagal dilakukan.</translation>
    </message>
    <message>
        <source>The error was raised by the call at %1.</source>
        <translation>Error dimunculkan oleh panggilan di %1.</translation>
    </message>
    <message>
        <source>Observation point not known.</source>
        <translation>Titik pengamatan tidak diketahui.</translation>
    </message>
    <message>
        <source>The log does not show which call of your own code was under way. Keep the Python traceback of the next run.</source>
        <translation>Log tidak menunjukkan panggilan mana dari kode Anda yang sedang berjalan. Simpan traceback Python dari proses berikutnya.</translation>
    </message>
    <message>
        <source>This call failed itself.</source>
        <translation>Panggilan ini sendiri yang gagal.</translation>
    </message>
    <message>
        <source>A short rerun with blocking launches brings the report closer to it.</source>
        <translation>Menjalankan ulang sebentar dengan peluncuran blocking mendekatkan laporan ke peluncuran yang gagal.</translation>
    </message>
    <message>
        <source>Observation point, not the cause.</source>
        <translation>Titik pengamatan, bukan penyebab.</translation>
    </message>
    <message>
        <source>The message comes from the call that failed.</source>
        <translation>Pesan ini berasal dari panggilan yang gagal.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>This is the first assertion line that the device printed.</source>
        <translation>Ini baris assertion pertama yang dicetak perangkat.</translation>
    </message>
    <message>
        <source>No earlier line of the log states a failure.</source>
        <translation>Tidak ada baris log sebelumnya yang menyatakan kegagalan.</translation>
    </message>
    <message>
        <source>Its time stamp, %1, is the earliest of all failures in the log.</source>
        <translation>Cap waktunya, %1, adalah yang paling awal dari semua kegagalan di log.</translation>
    </message>
    <message>
        <source>The other ranks report what follows when this rank stops.</source>
        <translation>Rank lain melaporkan apa yang terjadi setelah rank ini berhenti.</translation>
    </message>
    <message>
        <source>The launcher&apos;s own report names rank %1 as the first one that failed.</source>
        <translation>Laporan peluncur sendiri menyebut rank %1 sebagai yang pertama gagal.</translation>
    </message>
    <message>
        <source>It is the only line that states a failure.</source>
        <translation>Ini satu-satunya baris yang menyatakan kegagalan.</translation>
    </message>
    <message>
        <source>An earlier exception at line %1 was handled: the run went on after it.</source>
        <translation>Exception sebelumnya di baris %1 telah ditangani: proses berlanjut setelahnya.</translation>
    </message>
    <message>
        <source>The run made progress up to this line; earlier messages did not stop it.</source>
        <translation>Proses maju sampai baris ini; pesan-pesan sebelumnya tidak menghentikannya.</translation>
    </message>
    <message>
        <source>You pinned this line as the first failure.</source>
        <translation>Anda menyematkan baris ini sebagai kegagalan pertama.</translation>
    </message>
    <message>
        <source>The text matches a known message (signature %1).</source>
        <translation>Teksnya cocok dengan pesan yang dikenal (tanda tangan %1).</translation>
    </message>
    <message>
        <source>Later device errors of the same process echo the first one, whatever they say.</source>
        <translation>Error perangkat berikutnya dari proses yang sama adalah gema dari yang pertama, apa pun bunyinya.</translation>
    </message>
    <message>
        <source>The library error comes after an assertion of the same process and counts as its echo.</source>
        <translation>Error pustaka muncul setelah assertion dari proses yang sama dan dianggap sebagai gemanya.</translation>
    </message>
    <message>
        <source>This library status stands for an allocation that failed, so the family is out of memory.</source>
        <translation>Status pustaka ini berarti alokasi yang gagal, jadi keluarganya adalah kehabisan memori.</translation>
    </message>
    <message>
        <source>The traceback ends with %1, and no device message explains it.</source>
        <translation>Traceback berakhir dengan %1, dan tidak ada pesan perangkat yang menjelaskannya.</translation>
    </message>
    <message>
        <source>The frames pass through the extension %1: check its contract and its build first, hence the class binary environment.</source>
        <translation>Stack melewati ekstensi %1: periksa dahulu kontrak dan build-nya, karena itu kelasnya lingkungan biner.</translation>
    </message>
    <message>
        <source>The traceback ends at the call that failed; no queued work is involved.</source>
        <translation>Traceback berakhir pada panggilan yang gagal; tidak ada pekerjaan dalam antrean yang terlibat.</translation>
    </message>
    <message>
        <source>The message says itself that kernel errors can be reported at a later call.</source>
        <translation>Pesan itu sendiri menyatakan bahwa error kernel dapat dilaporkan pada panggilan yang lebih akhir.</translation>
    </message>
    <message>
        <source>The usual note on asynchronous errors is absent: launches were blocking, so the stack shows the launch.</source>
        <translation>Catatan biasa tentang error asinkron tidak ada: peluncurannya blocking, jadi stack menunjukkan peluncuran itu.</translation>
    </message>
    <message>
        <source>PyTorch makes this check before it launches anything: the frame is where it failed.</source>
        <translation>PyTorch melakukan pemeriksaan ini sebelum meluncurkan apa pun: kegagalan terjadi pada panggilan itu.</translation>
    </message>
    <message>
        <source>The log does not show which call of your own code was under way, so the observation point stays open.</source>
        <translation>Log tidak menunjukkan panggilan mana dari kode Anda yang sedang berjalan, jadi titik pengamatan tetap terbuka.</translation>
    </message>
    <message>
        <source>A watchdog thread reported the error: it observes the work of other threads.</source>
        <translation>Thread pengawas melaporkan error: thread itu mengamati pekerjaan thread lain.</translation>
    </message>
    <message>
        <source>The message can report work that was launched earlier.</source>
        <translation>Pesan ini dapat melaporkan pekerjaan yang diluncurkan sebelumnya.</translation>
    </message>
    <message>
        <source>The call at %1, line %2, can report work that was launched earlier.</source>
        <translation>Panggilan di %1, baris %2, dapat melaporkan pekerjaan yang diluncurkan sebelumnya.</translation>
    </message>
    <message>
        <source>The triage gives the reason “%1”.</source>
        <translation>Triase memberi alasan “%1”.</translation>
    </message>
    <message>
        <source>No line names the backend; CUDA is inferred from the kind of failure.</source>
        <translation>Tidak ada baris yang menyebut backend; CUDA disimpulkan dari jenis kegagalan.</translation>
    </message>
    <message>
        <source>The call %1 at %2, line %3, can report work that was launched earlier.</source>
        <translation>Panggilan %1 di %2, baris %3, dapat melaporkan pekerjaan yang diluncurkan sebelumnya.</translation>
    </message>
</context>
<context>
    <name>RecordField</name>
    <message>
        <source>Iteration</source>
        <translation>Iterasi</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoch</translation>
    </message>
    <message>
        <source>Last completed step</source>
        <translation>Langkah terakhir yang selesai</translation>
    </message>
    <message>
        <source>Code revision</source>
        <translation>Revisi kode</translation>
    </message>
    <message>
        <source>Backend (cuda, rocm, cpu, xpu or mps)</source>
        <translation>Backend (cuda, rocm, cpu, xpu, atau mps)</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>dtype of the failing input</source>
        <translation>dtype masukan yang gagal</translation>
    </message>
    <message>
        <source>Shape of the failing input (32, 128)</source>
        <translation>Bentuk masukan yang gagal (32, 128)</translation>
    </message>
</context>
<context>
    <name>Reduction</name>
    <message>
        <source>%1 dimension %2</source>
        <translation>%1 dimensi %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 are needed, whichever they are. A smaller tensor made up by hand would not fail.</source>
        <translation>%1: %2 dari %3 diperlukan, yang mana pun. Tensor lebih kecil yang dibuat sendiri tidak akan gagal.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 are left, and none of them could be left out. Whether their number matters or each of them was not settled.</source>
        <translation>%1: tersisa %2 dari %3, dan tidak satu pun dapat dibuang. Belum dipastikan apakah jumlahnya yang berpengaruh atau masing-masing.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 are left.</source>
        <translation>%1: tersisa %2 dari %3.</translation>
    </message>
    <message>
        <source>The layout of %1 matters: a contiguous copy does not fail in the same way.</source>
        <translation>Tata letak %1 berpengaruh: salinan kontigu tidak gagal dengan cara yang sama.</translation>
    </message>
    <message>
        <source>The layout of %1 was kept, and does not matter.</source>
        <translation>Tata letak %1 dipertahankan, dan tidak berpengaruh.</translation>
    </message>
    <message>
        <source>Where %1 begins in its storage matters.</source>
        <translation>Posisi awal %1 di dalam storage-nya berpengaruh.</translation>
    </message>
    <message>
        <source>The values of %1 matter: with zeros it does not fail in the same way.</source>
        <translation>Nilai %1 berpengaruh: dengan nol, kegagalannya tidak sama.</translation>
    </message>
    <message>
        <source>The values of %1 do not matter: zeros fail in the same way.</source>
        <translation>Nilai %1 tidak berpengaruh: nol gagal dengan cara yang sama.</translation>
    </message>
    <message>
        <source>The result failed in the same way once more, in a new process.</source>
        <translation>Hasilnya gagal sekali lagi dengan cara yang sama, dalam proses baru.</translation>
    </message>
    <message>
        <source>The result did not fail when it was run once more: the failure does not come every time. Repeats may tell more.</source>
        <translation>Hasilnya tidak gagal ketika dijalankan sekali lagi: kegagalannya tidak selalu muncul. Pengulangan dapat memberi tahu lebih banyak.</translation>
    </message>
    <message>
        <source>The number of runs is used up. What is kept fails, and may not be the smallest; the same command goes on from here.</source>
        <translation>Jumlah jalan sudah habis. Yang disimpan gagal, dan mungkin bukan yang terkecil; perintah yang sama melanjutkan dari sini.</translation>
    </message>
    <message>
        <source>The time is used up. What is kept fails, and may not be the smallest; the same command goes on from here.</source>
        <translation>Waktunya sudah habis. Yang disimpan gagal, dan mungkin bukan yang terkecil; perintah yang sama melanjutkan dari sini.</translation>
    </message>
    <message>
        <source>Paused. What is kept fails, and may not be the smallest; the same command goes on from here.</source>
        <translation>Dijeda. Yang disimpan gagal, dan mungkin bukan yang terkecil; perintah yang sama melanjutkan dari sini.</translation>
    </message>
    <message>
        <source>A run could not be carried out.</source>
        <translation>Satu jalan tidak dapat dilaksanakan.</translation>
    </message>
    <message>
        <source>The job did not fail in the same way twice, so there is nothing to reduce.</source>
        <translation>Pekerjaan tidak gagal dua kali dengan cara yang sama, jadi tidak ada yang diperkecil.</translation>
    </message>
    <message>
        <source>%1 of %2 steps are left.</source>
        <translation>Tersisa %1 dari %2 langkah.</translation>
    </message>
    <message>
        <source>A second copy in “plain” fails in the same way and holds none of the original values, but for those that stand at a limit.</source>
        <translation>Salinan kedua di “plain” gagal dengan cara yang sama dan tidak memuat nilai asli, kecuali yang berada di batas.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) in all.</source>
        <translation>
            <numerusform>%n kali jalan seluruhnya.</numerusform>
        </translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>tanpa jawaban</translation>
    </message>
    <message>
        <source>the same failure</source>
        <translation>kegagalan yang sama</translation>
    </message>
    <message>
        <source>another failure</source>
        <translation>kegagalan lain</translation>
    </message>
    <message>
        <source>no failure</source>
        <translation>tanpa kegagalan</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Jalan %1: %2</translation>
    </message>
    <message>
        <source>Nothing can be left out of this case: no dimension of its saved tensors can be made smaller.</source>
        <translation>Tidak ada yang dapat dibuang dari kasus ini: tidak ada dimensi tensor tersimpannya yang dapat diperkecil.</translation>
    </message>
</context>
<context>
    <name>RequestCase</name>
    <message>
        <source>and %1 more</source>
        <translation>dan %1 lagi</translation>
    </message>
    <message>
        <source>Its content cannot be shown.</source>
        <translation>Isinya tidak dapat ditampilkan.</translation>
    </message>
</context>
<context>
    <name>RequestCommand</name>
    <message>
        <source>Nothing was written. Do not keep that kind, or remove the line from the log.</source>
        <translation>Tidak ada yang ditulis. Jangan pertahankan jenis itu, atau hapus barisnya dari log.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” written; %n value(s) replaced, none left that looks private. Read it before you send it.</source>
        <translation>
            <numerusform>“%1” ditulis; %n nilai diganti, tidak ada lagi yang tampak pribadi. Bacalah sebelum Anda mengirimnya.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was written. These files of the minimal case would leave with their values; add --consent if they may.</source>
        <translation>Tidak ada yang ditulis. Berkas kasus minimal ini akan keluar beserta nilainya; tambahkan --consent bila boleh.</translation>
    </message>
</context>
<context>
    <name>RequestKinds</name>
    <message>
        <source>Blocks between BEGIN PRIVATE KEY and END. Whoever has one can act as its owner.</source>
        <translation>Blok antara BEGIN PRIVATE KEY dan END. Siapa pun yang memilikinya dapat bertindak sebagai pemiliknya.</translation>
    </message>
    <message>
        <source>Keys of clouds, repositories and experiment trackers, recognised by their form. They give access to what is yours.</source>
        <translation>Kunci cloud, repositori, dan pelacak eksperimen, dikenali dari bentuknya. Kunci itu memberi akses ke milik Anda.</translation>
    </message>
    <message>
        <source>Values of keys that are named like a password, token or key.</source>
        <translation>Nilai dari kunci yang bernama seperti kata sandi, token, atau kunci.</translation>
    </message>
    <message>
        <source>User, password or signature inside an address. The rest of the address stays.</source>
        <translation>Pengguna, kata sandi, atau tanda tangan di dalam alamat. Sisa alamat tetap ada.</translation>
    </message>
    <message>
        <source>Addresses of people.</source>
        <translation>Alamat orang.</translation>
    </message>
    <message>
        <source>Words that you asked to replace.</source>
        <translation>Kata yang Anda minta untuk diganti.</translation>
    </message>
    <message>
        <source>Addresses of repositories. Those of well-known public projects stay.</source>
        <translation>Alamat repositori. Alamat proyek publik yang dikenal tetap ada.</translation>
    </message>
    <message>
        <source>Addresses of object storage, with the names of what lies in it.</source>
        <translation>Alamat penyimpanan objek, beserta nama isinya.</translation>
    </message>
    <message>
        <source>Addresses of container images. Public images of vendors stay.</source>
        <translation>Alamat image kontainer. Image publik dari vendor tetap ada.</translation>
    </message>
    <message>
        <source>Home folders, which name a person.</source>
        <translation>Folder home, yang menyebut nama seseorang.</translation>
    </message>
    <message>
        <source>Login names and names of authors, wherever they stand once they were seen in a path, a prompt or a variable.</source>
        <translation>Nama login dan nama penulis, di mana pun berada, setelah terlihat di path, prompt, atau variabel.</translation>
    </message>
    <message>
        <source>Names of machines. Two machines can still be told apart.</source>
        <translation>Nama mesin. Dua mesin tetap dapat dibedakan.</translation>
    </message>
    <message>
        <source>IPv4 and IPv6 addresses. Addresses of the machine itself (127.0.0.1) stay.</source>
        <translation>Alamat IPv4 dan IPv6. Alamat mesin itu sendiri (127.0.0.1) tetap ada.</translation>
    </message>
    <message>
        <source>Hardware addresses of network cards.</source>
        <translation>Alamat perangkat keras kartu jaringan.</translation>
    </message>
    <message>
        <source>Private keys</source>
        <translation>Kunci privat</translation>
    </message>
    <message>
        <source>Access tokens</source>
        <translation>Token akses</translation>
    </message>
    <message>
        <source>Passwords and secrets</source>
        <translation>Kata sandi dan rahasia</translation>
    </message>
    <message>
        <source>Credentials in addresses</source>
        <translation>Kredensial dalam alamat</translation>
    </message>
    <message>
        <source>E-mail addresses</source>
        <translation>Alamat email</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Kata Anda</translation>
    </message>
    <message>
        <source>Git remotes</source>
        <translation>Remote Git</translation>
    </message>
    <message>
        <source>Bucket addresses</source>
        <translation>Alamat bucket</translation>
    </message>
    <message>
        <source>Container images</source>
        <translation>Image kontainer</translation>
    </message>
    <message>
        <source>Home paths</source>
        <translation>Path home</translation>
    </message>
    <message>
        <source>User names</source>
        <translation>Nama pengguna</translation>
    </message>
    <message>
        <source>Host names</source>
        <translation>Nama host</translation>
    </message>
    <message>
        <source>IP addresses</source>
        <translation>Alamat IP</translation>
    </message>
    <message>
        <source>MAC addresses</source>
        <translation>Alamat MAC</translation>
    </message>
    <message>
        <source>Serial numbers</source>
        <translation>Nomor seri</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>Variabel lingkungan</translation>
    </message>
    <message>
        <source>Sample ids</source>
        <translation>ID sampel</translation>
    </message>
    <message>
        <source>Jobs and runs</source>
        <translation>Job dan run</translation>
    </message>
    <message>
        <source>Project paths</source>
        <translation>Path proyek</translation>
    </message>
    <message>
        <source>Serial numbers and identifiers of GPUs. They may stay if the reader needs to find the device.</source>
        <translation>Nomor seri dan pengenal GPU. Boleh tetap ada jika pembaca perlu menemukan perangkatnya.</translation>
    </message>
    <message>
        <source>Values of variables that are not known to be technical. They may stay if they explain the failure.</source>
        <translation>Nilai variabel yang tidak diketahui bersifat teknis. Boleh tetap ada jika menjelaskan kegagalannya.</translation>
    </message>
    <message>
        <source>Names of samples in the data. They may stay if the reader has the same data.</source>
        <translation>Nama sampel dalam data. Boleh tetap ada jika pembaca memiliki data yang sama.</translation>
    </message>
    <message>
        <source>Numbers and names of jobs. They may stay if the reader runs the cluster.</source>
        <translation>Nomor dan nama job. Boleh tetap ada jika pembaca mengelola klaster.</translation>
    </message>
    <message>
        <source>Folders of your project. Names of source files and paths of libraries stay anyway.</source>
        <translation>Folder proyek Anda. Nama berkas sumber dan path pustaka tetap ada.</translation>
    </message>
    <message>
        <source>a private key</source>
        <translation>kunci privat</translation>
    </message>
    <message>
        <source>an access token</source>
        <translation>token akses</translation>
    </message>
    <message>
        <source>a password or secret</source>
        <translation>kata sandi atau rahasia</translation>
    </message>
    <message>
        <source>credentials in an address</source>
        <translation>kredensial dalam alamat</translation>
    </message>
    <message>
        <source>an e-mail address</source>
        <translation>alamat email</translation>
    </message>
    <message>
        <source>one of your words</source>
        <translation>salah satu kata Anda</translation>
    </message>
    <message>
        <source>a Git remote</source>
        <translation>remote Git</translation>
    </message>
    <message>
        <source>a bucket address</source>
        <translation>alamat bucket</translation>
    </message>
    <message>
        <source>a container image</source>
        <translation>image kontainer</translation>
    </message>
    <message>
        <source>a home path</source>
        <translation>path home</translation>
    </message>
    <message>
        <source>a user name</source>
        <translation>nama pengguna</translation>
    </message>
    <message>
        <source>a host name</source>
        <translation>nama host</translation>
    </message>
    <message>
        <source>an IP address</source>
        <translation>alamat IP</translation>
    </message>
    <message>
        <source>a MAC address</source>
        <translation>alamat MAC</translation>
    </message>
    <message>
        <source>a serial number</source>
        <translation>nomor seri</translation>
    </message>
    <message>
        <source>the value of a variable</source>
        <translation>nilai variabel</translation>
    </message>
    <message>
        <source>a sample id</source>
        <translation>ID sampel</translation>
    </message>
    <message>
        <source>a job or run</source>
        <translation>job atau run</translation>
    </message>
    <message>
        <source>a project path</source>
        <translation>path proyek</translation>
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
        <translation>Bentuk</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>Stride</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Perangkat</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maksimum</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Rata-rata</translation>
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
        <translation>Revisi</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Lingkungan</translation>
    </message>
    <message>
        <source>No line of the log names the backend; it follows from what kind of failure this is.</source>
        <translation>Tidak ada baris log yang menyebut backend; hal itu disimpulkan dari jenis kegagalannya.</translation>
    </message>
    <message>
        <source>Packages with compiled code of their own</source>
        <translation>Paket dengan kode terkompilasi sendiri</translation>
    </message>
    <message>
        <source>Each of them was built for certain versions of PyTorch and of CUDA or ROCm. The log does not show whether these fit.</source>
        <translation>Masing-masing dibangun untuk versi tertentu dari PyTorch dan CUDA atau ROCm. Log tidak menunjukkan apakah versinya cocok.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Masukan</translation>
    </message>
    <message>
        <source>Tensors of the saved batch %1.</source>
        <translation>Tensor dari batch tersimpan %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more tensor(s) not listed.</source>
        <translation>
            <numerusform>%n tensor lainnya tidak dicantumkan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The values themselves are withheld; these are statistics of them.</source>
        <translation>Nilai-nilainya sendiri tidak disertakan; ini adalah statistiknya.</translation>
    </message>
    <message>
        <source>The values themselves are withheld.</source>
        <translation>Nilai-nilainya sendiri tidak disertakan.</translation>
    </message>
    <message>
        <source>Minimal case</source>
        <translation>Kasus minimal</translation>
    </message>
    <message>
        <source>Checks of the data</source>
        <translation>Pemeriksaan data</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Yang sudah dicoba</translation>
    </message>
    <message>
        <source>No rerun of the failing case is recorded.</source>
        <translation>Tidak ada catatan tentang menjalankan ulang kasus yang gagal.</translation>
    </message>
    <message>
        <source>A success on the CPU is a clue, not a validation of CUDA.</source>
        <translation>Keberhasilan di CPU hanyalah petunjuk, bukan validasi CUDA.</translation>
    </message>
    <message>
        <source>What is ruled out</source>
        <translation>Yang sudah dikesampingkan</translation>
    </message>
    <message>
        <source>Nothing is ruled out so far.</source>
        <translation>Sejauh ini belum ada yang dikesampingkan.</translation>
    </message>
    <message>
        <source>No failure found in the log</source>
        <translation>Tidak ada kegagalan ditemukan dalam log</translation>
    </message>
    <message>
        <source>%1 in %2, rank %3</source>
        <translation>%1 di %2, rank %3</translation>
    </message>
    <message>
        <source>%1, rank %2</source>
        <translation>%1, rank %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Ringkasan</translation>
    </message>
    <message>
        <source>How firmly the log supports this: %1. %2</source>
        <translation>Seberapa kuat log mendukung hal ini: %1. %2</translation>
    </message>
    <message>
        <source>Iteration: %1</source>
        <translation>Iterasi: %1</translation>
    </message>
    <message>
        <source>Epoch: %1</source>
        <translation>Epoch: %1</translation>
    </message>
    <message>
        <source>Last completed step: %1</source>
        <translation>Langkah terakhir yang selesai: %1</translation>
    </message>
    <message>
        <source>Number of ranks: %1</source>
        <translation>Jumlah rank: %1</translation>
    </message>
    <message>
        <source>First failure</source>
        <translation>Kegagalan pertama</translation>
    </message>
    <message>
        <source>End of the log</source>
        <translation>Akhir log</translation>
    </message>
    <message>
        <source>Where it was observed</source>
        <translation>Tempat hal itu teramati</translation>
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
        <translation>Syarat yang tidak terpenuhi: %1</translation>
    </message>
    <message>
        <source>Contract of the operator: %1</source>
        <translation>Kontrak operator: %1</translation>
    </message>
    <message>
        <source>Argument: %1</source>
        <translation>Argumen: %1</translation>
    </message>
    <message>
        <source>Exception: %1</source>
        <translation>Exception: %1</translation>
    </message>
    <message>
        <source>dtype in the log: %1</source>
        <translation>dtype dalam log: %1</translation>
    </message>
    <message>
        <source>Shape in the log: %1</source>
        <translation>Bentuk dalam log: %1</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operasi</translation>
    </message>
    <message>
        <source>What is not known</source>
        <translation>Yang belum diketahui</translation>
    </message>
    <message>
        <source>What this request does not claim</source>
        <translation>Yang tidak dinyatakan permintaan ini</translation>
    </message>
    <message>
        <source>It tells what the log and the saved data show. It does not establish the cause.</source>
        <translation>Permintaan ini menyampaikan yang ditunjukkan log dan data tersimpan. Penyebabnya tidak ditetapkan.</translation>
    </message>
    <message>
        <source>Nothing in it shows that the GPU, its driver or PyTorch is at fault.</source>
        <translation>Tidak ada di dalamnya yang menunjukkan bahwa GPU, driver-nya, atau PyTorch bersalah.</translation>
    </message>
    <message>
        <source>Names such as %1 stand for private values. The same name always stands for the same value.</source>
        <translation>Nama seperti %1 mewakili nilai pribadi. Nama yang sama selalu mewakili nilai yang sama.</translation>
    </message>
    <message>
        <source>What we ask</source>
        <translation>Yang kami minta</translation>
    </message>
    <message>
        <source>Please look at the kernel log and the driver log of the node, around the time of the first failure.</source>
        <translation>Mohon periksa log kernel dan log driver pada node, di sekitar waktu kegagalan pertama.</translation>
    </message>
    <message>
        <source>Please tell us the limits of the job and how the scheduler recorded its end.</source>
        <translation>Mohon beri tahu batas job tersebut dan bagaimana penjadwal mencatat akhirnya.</translation>
    </message>
    <message>
        <source>The real names of machines and jobs can be given apart from this text.</source>
        <translation>Nama asli mesin dan job dapat diberikan terpisah dari teks ini.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Umum</translation>
    </message>
    <message>
        <source>PyTorch issue form</source>
        <translation>Formulir issue PyTorch</translation>
    </message>
    <message>
        <source>Cluster help desk</source>
        <translation>Help desk klaster</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>It failed in %1 of %2 runs.</source>
        <translation>Gagal pada %1 dari %2 kali jalan.</translation>
    </message>
    <message>
        <source>Observed at %1, before at %2.</source>
        <translation>Teramati di %1, sebelumnya di %2.</translation>
    </message>
    <message>
        <source>Observed at %1.</source>
        <translation>Teramati di %1.</translation>
    </message>
    <message>
        <source>Run with %1.</source>
        <translation>Dijalankan dengan %1.</translation>
    </message>
    <message>
        <source>It does not need what ran before it in the old process: it fails in a new one.</source>
        <translation>Tidak memerlukan apa yang berjalan sebelumnya di proses lama: gagal juga di proses baru.</translation>
    </message>
    <message>
        <source>It does not need a GPU: it fails on the CPU in the same way.</source>
        <translation>Tidak memerlukan GPU: gagal dengan cara yang sama di CPU.</translation>
    </message>
    <message>
        <source>It does not need reduced precision: it fails in float32 too.</source>
        <translation>Tidak memerlukan presisi rendah: gagal juga dalam float32.</translation>
    </message>
    <message>
        <source>It does not need the operator&apos;s own kernel: the reference fails too.</source>
        <translation>Tidak memerlukan kernel operator itu sendiri: acuannya juga gagal.</translation>
    </message>
    <message>
        <source>It does not need the optional extension: it fails without it.</source>
        <translation>Tidak memerlukan ekstensi opsional: gagal tanpanya.</translation>
    </message>
    <message>
        <source>It does not need the strides of the inputs: it fails with contiguous ones.</source>
        <translation>Tidak memerlukan stride input: gagal juga dengan input yang kontigu.</translation>
    </message>
    <message>
        <source>It does not need the whole batch: one sample is enough.</source>
        <translation>Tidak memerlukan seluruh batch: satu sampel sudah cukup.</translation>
    </message>
    <message>
        <source>The change “%1” does not decide: it fails with it too.</source>
        <translation>Perubahan “%1” tidak menentukan: dengan perubahan itu pun gagal.</translation>
    </message>
    <message>
        <source>Check %1</source>
        <translation>Pemeriksaan %1</translation>
    </message>
    <message>
        <source>Check %1 of %2</source>
        <extracomment>%1 &quot;class-index, nll_loss&quot;, %2 &quot;target&quot;</extracomment>
        <translation>Pemeriksaan %1 pada %2</translation>
    </message>
    <message>
        <source>In the zip with this text, with its values: %1.</source>
        <translation>Di dalam zip bersama teks ini, beserta nilainya: %1.</translation>
    </message>
    <message>
        <source>Kept with the incident, not attached; it can be asked for:</source>
        <translation>Disimpan bersama insiden, tidak dilampirkan; dapat diminta:</translation>
    </message>
    <message>
        <source>Kept with the incident:</source>
        <translation>Disimpan bersama insiden:</translation>
    </message>
    <message>
        <source>Each rerun in a new process, with one change at most.</source>
        <translation>Setiap jalankan ulang dalam proses baru, dengan paling banyak satu perubahan.</translation>
    </message>
    <message>
        <source>%1: what the operator asks of these inputs holds.</source>
        <translation>%1: yang diminta operator dari input ini terpenuhi.</translation>
    </message>
    <message>
        <source>How it behaves with these changes, which no finished run made: %1.</source>
        <translation>Bagaimana perilakunya dengan perubahan berikut, yang belum dicoba oleh proses yang selesai: %1.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Catatan</translation>
    </message>
</context>
<context>
    <name>RerunInputText</name>
    <message>
        <source>torchtriage-guard is missing beside the program: nothing can be started. Install TorchTriage again.</source>
        <translation>torchtriage-guard tidak ada di samping program: tidak ada yang dapat dijalankan. Pasang kembali TorchTriage.</translation>
    </message>
    <message>
        <source>This TorchTriage was built without libtorch. Choose a Python environment with --engine python:PATH.</source>
        <translation>TorchTriage ini dibangun tanpa libtorch. Pilih lingkungan Python dengan --engine python:PATH.</translation>
    </message>
    <message>
        <source>%1: an engine is builtin, or python: and a path.</source>
        <translation>%1: mesin adalah builtin, atau python: dan sebuah path.</translation>
    </message>
    <message>
        <source>%1: there is no Python interpreter at this place.</source>
        <translation>%1: tidak ada interpreter Python di tempat ini.</translation>
    </message>
    <message>
        <source>Give one of --job, --incident, or a command after --.</source>
        <translation>Berikan salah satu: --job, --incident, atau perintah setelah --.</translation>
    </message>
    <message>
        <source>%1: the record names no command. Give it after --.</source>
        <translation>%1: catatan tidak menyebut perintah. Berikan setelah --.</translation>
    </message>
    <message>
        <source>%1: a device is cpu or cuda:N.</source>
        <translation>%1: perangkat adalah cpu atau cuda:N.</translation>
    </message>
    <message>
        <source>%1: only the program itself chooses its device. Use its own option.</source>
        <translation>%1: hanya program itu sendiri yang memilih perangkatnya. Gunakan opsinya sendiri.</translation>
    </message>
    <message>
        <source>One change at a time: give one of --device cpu, --blocking and --change.</source>
        <translation>Satu perubahan pada satu waktu: berikan satu dari --device cpu, --blocking, dan --change.</translation>
    </message>
    <message>
        <source>%1: there is no such variation.</source>
        <translation>%1: variasi itu tidak ada.</translation>
    </message>
    <message>
        <source>Give it with --with.</source>
        <translation>Berikan dengan --with.</translation>
    </message>
    <message>
        <source>--host and --launcher-option need a --launcher that leaves this machine.</source>
        <translation>--host dan --launcher-option memerlukan --launcher yang meninggalkan komputer ini.</translation>
    </message>
    <message>
        <source>Give its id with --with: builtin, or python: and a path.</source>
        <translation>Berikan id-nya dengan --with: builtin, atau python: dan sebuah path.</translation>
    </message>
    <message>
        <source>Or give its number with --step.</source>
        <translation>Atau berikan nomornya dengan --step.</translation>
    </message>
</context>
<context>
    <name>RerunReading</name>
    <message>
        <source>The baseline fails in a new process: the failure does not need what ran before it in the old one.</source>
        <translation>Baseline gagal dalam proses baru: kegagalan tidak memerlukan apa yang berjalan sebelumnya di proses lama.</translation>
    </message>
    <message>
        <source>The baseline ended without the failure. Until it fails, runs with a change say little.</source>
        <translation>Baseline berakhir tanpa kegagalan. Selama belum gagal, hasil dengan perubahan hanya sedikit artinya.</translation>
    </message>
    <message>
        <source>The baseline fails in another way than the log. Bring the command closer to the original run first.</source>
        <translation>Baseline gagal dengan cara lain dari log. Dekatkan dulu perintahnya ke jalannya yang asli.</translation>
    </message>
    <message>
        <source>One run without a failure is no proof: repeat it before you rely on it.</source>
        <translation>Satu kali tanpa kegagalan bukan bukti: ulangi sebelum Anda mengandalkannya.</translation>
    </message>
    <message>
        <source>This change led to another failure: it neither confirms nor excludes that the change matters.</source>
        <translation>Perubahan ini menghasilkan kegagalan lain: tidak membuktikan dan tidak menyingkirkan bahwa perubahan itu berpengaruh.</translation>
    </message>
    <message>
        <source>With blocking launches the error is still reported at %2. That supports that the call there is the one that fails.</source>
        <translation>Dengan peluncuran blocking error tetap dilaporkan di %2. Itu mendukung bahwa panggilan di sana yang gagal.</translation>
    </message>
    <message>
        <source>With blocking launches the error is reported at %2: the call at %1 only waited for it.</source>
        <translation>Dengan peluncuran blocking error dilaporkan di %2: panggilan di %1 hanya menunggunya.</translation>
    </message>
    <message>
        <source>With blocking launches it did not fail: the order of the work may matter, or the failure comes and goes.</source>
        <translation>Dengan peluncuran blocking tidak gagal: urutan kerja mungkin berpengaruh, atau kegagalannya muncul sesekali.</translation>
    </message>
    <message>
        <source>The CPU refuses it too: check the data and the operator&apos;s conditions before you suspect the device.</source>
        <translation>CPU juga menolaknya: periksa data dan syarat operator sebelum mencurigai perangkat.</translation>
    </message>
    <message>
        <source>It passes on the CPU. That is a clue, not a validation: kernels, layouts and rounding differ.</source>
        <translation>Di CPU berhasil. Itu petunjuk, bukan validasi: kernel, tata letak, dan pembulatan berbeda.</translation>
    </message>
    <message>
        <source>On the CPU it fails in another way. A program that insists on a device fails at its start: such a run says nothing about the operator.</source>
        <translation>Di CPU gagal dengan cara lain. Program yang mengharuskan perangkat gagal saat mulai: hasil seperti itu tidak berkata apa pun tentang operator.</translation>
    </message>
    <message>
        <source>It fails in float32 too: the reduced precision is not needed for it.</source>
        <translation>Gagal juga dalam float32: presisi rendah tidak diperlukan untuk itu.</translation>
    </message>
    <message>
        <source>It passes in float32: overflow, autocast or a kernel of the reduced precision takes part. Which one is not decided here.</source>
        <translation>Berhasil dalam float32: overflow, autocast, atau kernel presisi rendah ikut berperan. Yang mana tidak diputuskan di sini.</translation>
    </message>
    <message>
        <source>The reference fails too: check its inputs before you suspect the operator&apos;s own kernel.</source>
        <translation>Operator acuan juga gagal: periksa masukannya sebelum mencurigai kernel operator itu.</translation>
    </message>
    <message>
        <source>The reference passes: the operator&apos;s own kernel, or a condition that only it checks, takes part. Compare the outputs.</source>
        <translation>Operator acuan berhasil: kernel operator itu, atau syarat yang hanya ia periksa, ikut berperan. Bandingkan keluarannya.</translation>
    </message>
    <message>
        <source>It fails without the extension too: the extension is not needed for it.</source>
        <translation>Gagal juga tanpa ekstensi: ekstensi tidak diperlukan untuk itu.</translation>
    </message>
    <message>
        <source>It passes without the extension: check what the extension asks of strides, sizes and versions. That proves no defect in it.</source>
        <translation>Berhasil tanpa ekstensi: periksa apa yang diminta ekstensi dari stride, ukuran, dan versi. Itu tidak membuktikan cacat padanya.</translation>
    </message>
    <message>
        <source>It fails with contiguous inputs too: the strides are not needed for it.</source>
        <translation>Gagal juga dengan masukan kontigu: stride tidak diperlukan untuk itu.</translation>
    </message>
    <message>
        <source>One sample is enough for it: that is the smaller case to keep.</source>
        <translation>Satu sampel sudah cukup: itulah kasus lebih kecil yang perlu disimpan.</translation>
    </message>
    <message>
        <source>One sample does not show it: another sample may, or the size of the batch matters.</source>
        <translation>Satu sampel tidak menunjukkannya: sampel lain mungkin, atau ukuran batch berpengaruh.</translation>
    </message>
    <message>
        <source>With the device waited for after each step, the error shows at %2.</source>
        <translation>Dengan menunggu perangkat setelah tiap langkah, error muncul di %2.</translation>
    </message>
    <message>
        <source>With the device waited for after each step, the error shows at %2 instead of %1.</source>
        <translation>Dengan menunggu perangkat setelah tiap langkah, error muncul di %2, bukan %1.</translation>
    </message>
    <message>
        <source>With the device waited for after each step it did not fail: the order of the work may matter, or the failure comes and goes.</source>
        <translation>Dengan menunggu perangkat setelah tiap langkah tidak gagal: urutan kerja mungkin berpengaruh, atau kegagalannya muncul sesekali.</translation>
    </message>
    <message>
        <source>It fails with this change too: the change does not decide.</source>
        <translation>Gagal juga dengan perubahan ini: perubahan itu tidak menentukan.</translation>
    </message>
    <message>
        <source>It passes with this change: the change takes part. How is not decided here.</source>
        <translation>Berhasil dengan perubahan ini: perubahan itu ikut berperan. Bagaimana, tidak diputuskan di sini.</translation>
    </message>
    <message>
        <source>It began in step %1, the first one.</source>
        <translation>Mulai pada langkah %1, yang pertama.</translation>
    </message>
    <message>
        <source>It began after step %1 and not after step %2.</source>
        <translation>Mulai setelah langkah %1 dan tidak setelah langkah %2.</translation>
    </message>
    <message>
        <source>Blocking launches move the report from %1 to %2.</source>
        <translation>Peluncuran blocking memindahkan laporan dari %1 ke %2.</translation>
    </message>
    <message>
        <source>Nothing has run to its end yet.</source>
        <translation>Belum ada yang berjalan sampai selesai.</translation>
    </message>
    <message>
        <source>The baseline did not show the failure.</source>
        <translation>Baseline tidak menunjukkan kegagalan.</translation>
    </message>
    <message>
        <source>The baseline fails in another way than the log.</source>
        <translation>Baseline gagal dengan cara lain dari log.</translation>
    </message>
    <message numerus="yes">
        <source>All %n finished run(s) show the same failure.</source>
        <translation>
            <numerusform>Semua %n jalankan ulang yang selesai menunjukkan kegagalan yang sama.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 finished runs show the same failure.</source>
        <translation>%1 dari %2 yang selesai menunjukkan kegagalan yang sama.</translation>
    </message>
    <message>
        <source>The finished runs fail, and there is nothing to compare them with, or they fail in another way.</source>
        <translation>Yang selesai gagal, dan tidak ada pembandingnya, atau gagal dengan cara lain.</translation>
    </message>
    <message>
        <source>None of the finished runs shows the failure.</source>
        <translation>Tidak satu pun yang selesai menunjukkan kegagalan.</translation>
    </message>
    <message>
        <source>%1 could not be carried out here.</source>
        <translation>%1 tidak dapat dijalankan di sini.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 fails in %2 of %3 runs: one run alone proves little.</source>
        <translation>%1 gagal dalam %2 dari %3 kali: satu kali saja membuktikan sedikit.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) have not finished.</source>
        <translation>
            <numerusform>%n jalankan ulang belum selesai.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ended without a failure, and none of the baseline is known: this change says nothing about one.</source>
        <translation>Berakhir tanpa kegagalan, dan tidak ada kegagalan baseline yang diketahui: perubahan ini tidak mengatakan apa pun tentangnya.</translation>
    </message>
    <message>
        <source>It fails, and no failure of the baseline is known to compare it with: whether the change matters is open.</source>
        <translation>Gagal, dan tidak ada kegagalan baseline yang diketahui untuk dibandingkan: apakah perubahan ini berpengaruh masih terbuka.</translation>
    </message>
    <message>
        <source>It fails in float64 too: neither rounding nor overflow of the smaller dtype is needed for it.</source>
        <translation>Gagal juga dalam float64: pembulatan maupun overflow dtype yang lebih kecil tidak diperlukan.</translation>
    </message>
    <message>
        <source>It passes in float64: rounding, overflow or a kernel of the smaller dtype takes part. Which one is not decided here.</source>
        <translation>Lolos dalam float64: pembulatan, overflow, atau kernel dtype yang lebih kecil berperan. Yang mana tidak ditentukan di sini.</translation>
    </message>
    <message>
        <source>It fails in the other engine too: this version and build of PyTorch are not needed for it.</source>
        <translation>Gagal juga di engine lain: versi dan build PyTorch ini tidak diperlukan.</translation>
    </message>
    <message>
        <source>It passes in the other engine: version, build or libraries take part. Which one is not decided here.</source>
        <translation>Lolos di engine lain: versi, build, atau pustaka berperan. Yang mana tidak ditentukan di sini.</translation>
    </message>
    <message>
        <source>The other engine fails in another way: compare versions and devices of the two before you read more into it.</source>
        <translation>Engine lain gagal dengan cara berbeda: bandingkan versi dan perangkat keduanya sebelum menyimpulkan lebih jauh.</translation>
    </message>
    <message>
        <source>It passes with contiguous inputs: how the operator treats strides, or storage that inputs share, takes part. A contiguous copy shares none.</source>
        <translation>Lolos dengan masukan kontigu: cara operator menangani stride, atau storage yang dipakai bersama, berperan. Salinan kontigu tidak berbagi storage.</translation>
    </message>
    <message>
        <source>The baseline ended without a failure.</source>
        <translation>Baseline berakhir tanpa kegagalan.</translation>
    </message>
</context>
<context>
    <name>RerunText</name>
    <message>
        <source>Nothing changed</source>
        <translation>Tanpa perubahan</translation>
    </message>
    <message>
        <source>Launches wait for their end</source>
        <translation>Peluncuran menunggu selesai</translation>
    </message>
    <message>
        <source>Device of model and batch</source>
        <translation>Perangkat model dan batch</translation>
    </message>
    <message>
        <source>The suspected operator</source>
        <translation>Operator yang dicurigai</translation>
    </message>
    <message>
        <source>An optional extension</source>
        <translation>Ekstensi opsional</translation>
    </message>
    <message>
        <source>Strides of the inputs</source>
        <translation>Stride masukan</translation>
    </message>
    <message>
        <source>Size of the batch</source>
        <translation>Ukuran batch</translation>
    </message>
    <message>
        <source>The device is waited for</source>
        <translation>Perangkat ditunggu</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Baseline</translation>
    </message>
    <message>
        <source>Blocking launches</source>
        <translation>Peluncuran blocking</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Reference operator</source>
        <translation>Operator acuan</translation>
    </message>
    <message>
        <source>Extension off</source>
        <translation>Ekstensi mati</translation>
    </message>
    <message>
        <source>Contiguous input</source>
        <translation>Masukan kontigu</translation>
    </message>
    <message>
        <source>One sample</source>
        <translation>Satu sampel</translation>
    </message>
    <message>
        <source>Synchronise each step</source>
        <translation>Sinkronkan tiap langkah</translation>
    </message>
    <message>
        <source>Change of your own</source>
        <translation>Perubahan sendiri</translation>
    </message>
    <message>
        <source>Needs the program&apos;s own option</source>
        <translation>Memerlukan opsi program</translation>
    </message>
    <message>
        <source>The run is on the CPU already</source>
        <translation>Sudah berjalan di CPU</translation>
    </message>
    <message>
        <source>CUDA or ROCm: not known which</source>
        <translation>CUDA atau ROCm: belum diketahui</translation>
    </message>
    <message>
        <source>Everything is in float32 already</source>
        <translation>Semua sudah float32</translation>
    </message>
    <message>
        <source>No extension is loaded</source>
        <translation>Tidak ada ekstensi yang dimuat</translation>
    </message>
    <message>
        <source>Every input is contiguous already</source>
        <translation>Semua masukan sudah kontigu</translation>
    </message>
    <message>
        <source>The batch has one sample</source>
        <translation>Batch berisi satu sampel</translation>
    </message>
    <message>
        <source>The job has one step</source>
        <translation>Pekerjaan memiliki satu langkah</translation>
    </message>
    <message>
        <source>Only the program itself can make this change: say with which option.</source>
        <translation>Hanya program itu sendiri yang dapat membuat perubahan ini: sebutkan dengan opsi apa.</translation>
    </message>
    <message>
        <source>A change of your own needs a name.</source>
        <translation>Perubahan sendiri memerlukan nama.</translation>
    </message>
    <message>
        <source>It would change nothing</source>
        <translation>Tidak akan mengubah apa pun</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>Tidak berlaku</translation>
    </message>
    <message>
        <source>Which option of your program turns autocast off, or makes it use float32?</source>
        <translation>Opsi program Anda yang mana mematikan autocast, atau membuatnya memakai float32?</translation>
    </message>
    <message>
        <source>Which option of your program replaces the suspected operator by a reference for it?</source>
        <translation>Opsi program Anda yang mana mengganti operator yang dicurigai dengan acuannya?</translation>
    </message>
    <message>
        <source>Which option of your program turns the optional extension off?</source>
        <translation>Opsi program Anda yang mana mematikan ekstensi opsional?</translation>
    </message>
    <message>
        <source>Which option of your program makes the inputs contiguous?</source>
        <translation>Opsi program Anda yang mana membuat masukan kontigu?</translation>
    </message>
    <message>
        <source>Which option of your program reduces the batch to one sample?</source>
        <translation>Opsi program Anda yang mana mengurangi batch menjadi satu sampel?</translation>
    </message>
    <message>
        <source>Which option of your program waits for the device after each step?</source>
        <translation>Opsi program Anda yang mana menunggu perangkat setelah tiap langkah?</translation>
    </message>
    <message>
        <source>Which one variable or option makes the change?</source>
        <translation>Satu variabel atau opsi mana yang membuat perubahan?</translation>
    </message>
    <message>
        <source>These are several changes. Give one variable or one option: if two change at once, the result tells of neither.</source>
        <translation>Ini beberapa perubahan. Berikan satu variabel atau satu opsi: bila dua berubah sekaligus, hasilnya tidak berkata apa pun tentang keduanya.</translation>
    </message>
    <message>
        <source>Give one variable (AMP=0) or one option (--amp 0).</source>
        <translation>Berikan satu variabel (AMP=0) atau satu opsi (--amp 0).</translation>
    </message>
    <message>
        <source>“%1” means something to a shell, and no shell is between. Put it in quotes if the program is to get it as it stands.</source>
        <translation>“%1” bermakna bagi shell, dan di sini tidak ada shell. Beri tanda kutip bila program harus menerimanya apa adanya.</translation>
    </message>
    <message>
        <source>The command names no program.</source>
        <translation>Perintah tidak menyebut program.</translation>
    </message>
    <message>
        <source>A quote is open.</source>
        <translation>Ada tanda kutip yang belum ditutup.</translation>
    </message>
    <message>
        <source>A variable&apos;s name has letters, digits and underscores only.</source>
        <translation>Nama variabel hanya berisi huruf, angka, dan garis bawah.</translation>
    </message>
    <message>
        <source>The command cannot be used: %1</source>
        <translation>Perintah tidak dapat digunakan: %1</translation>
    </message>
    <message>
        <source>Command and folder are those of the record.</source>
        <translation>Perintah dan folder berasal dari catatan.</translation>
    </message>
    <message>
        <source>Line %1 of the log shows this command. Check it before you run it.</source>
        <translation>Baris %1 log menunjukkan perintah ini. Periksa sebelum menjalankannya.</translation>
    </message>
    <message>
        <source>The traceback names the script; its arguments are not in the log. Add them before you run it.</source>
        <translation>Traceback menyebut skripnya; argumennya tidak ada di log. Tambahkan sebelum menjalankannya.</translation>
    </message>
    <message>
        <source>The log does not show how the program was started. Put your own command here.</source>
        <translation>Log tidak menunjukkan cara program dimulai. Isikan perintah Anda sendiri di sini.</translation>
    </message>
    <message>
        <source>Fails on the CPU too</source>
        <translation>Gagal juga di CPU</translation>
    </message>
    <message>
        <source>Same failure</source>
        <translation>Kegagalan sama</translation>
    </message>
    <message>
        <source>Same failure, moved</source>
        <translation>Kegagalan sama, berpindah</translation>
    </message>
    <message>
        <source>Passes on the CPU</source>
        <translation>Berhasil di CPU</translation>
    </message>
    <message>
        <source>Not reproduced</source>
        <translation>Tidak terulang</translation>
    </message>
    <message>
        <source>Different failure</source>
        <translation>Kegagalan lain</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>Gagal</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Batas waktu</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Dihentikan</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Tidak dimulai</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>Mengantre</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Berjalan</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>Belum dijalankan</translation>
    </message>
    <message>
        <source>Fails in %1 of %2 runs</source>
        <translation>Gagal %1 dari %2 kali</translation>
    </message>
    <message>
        <source>It was not started: the folder cannot be used (%1).</source>
        <translation>Tidak dimulai: folder tidak dapat digunakan (%1).</translation>
    </message>
    <message>
        <source>It was not started: the program cannot be used (%1).</source>
        <translation>Tidak dimulai: program tidak dapat digunakan (%1).</translation>
    </message>
    <message>
        <source>It ended by itself with exit code 0.</source>
        <translation>Berakhir sendiri dengan kode keluar 0.</translation>
    </message>
    <message>
        <source>It ended by itself with exit code %1.</source>
        <translation>Berakhir sendiri dengan kode keluar %1.</translation>
    </message>
    <message>
        <source>The signal %1 ended it.</source>
        <translation>Sinyal %1 mengakhirinya.</translation>
    </message>
    <message>
        <source>It was ended at the time limit: that is neither a failure nor a success.</source>
        <translation>Diakhiri pada batas waktu: bukan kegagalan dan bukan keberhasilan.</translation>
    </message>
    <message>
        <source>It was stopped: that is neither a failure nor a success.</source>
        <translation>Dihentikan: bukan kegagalan dan bukan keberhasilan.</translation>
    </message>
    <message>
        <source>It was ended at the memory limit of this run.</source>
        <translation>Diakhiri pada batas memori.</translation>
    </message>
    <message>
        <source>The system&apos;s out-of-memory killer ended it, as far as its count shows.</source>
        <translation>OOM killer sistem mengakhirinya, sejauh hitungannya menunjukkan.</translation>
    </message>
    <message>
        <source>Dtype of what is computed</source>
        <translation>dtype yang dipakai menghitung</translation>
    </message>
    <message>
        <source>The PyTorch that runs the job</source>
        <translation>PyTorch yang menjalankan job</translation>
    </message>
    <message>
        <source>Other engine</source>
        <translation>Engine lain</translation>
    </message>
    <message>
        <source>Nothing is in a floating dtype below float64</source>
        <translation>Tidak ada dtype floating di bawah float64</translation>
    </message>
    <message>
        <source>No reference is known for this call</source>
        <translation>Tidak ada referensi yang dikenal untuk pemanggilan ini</translation>
    </message>
    <message>
        <source>Several operators have a reference: run the baseline first, to see which one fails</source>
        <translation>Beberapa operator memiliki referensi: jalankan baseline dahulu untuk melihat mana yang gagal</translation>
    </message>
    <message>
        <source>A job names its operators: only a program can leave an extension out</source>
        <translation>Job menyebut operatornya: hanya program yang dapat meninggalkan ekstensi</translation>
    </message>
    <message>
        <source>A module keeps the dtype that it was saved with</source>
        <translation>Modul mempertahankan dtype saat disimpan</translation>
    </message>
    <message>
        <source>Choose another engine for this row</source>
        <translation>Pilih engine lain untuk baris ini</translation>
    </message>
    <message>
        <source>Which option of your program makes it use float64?</source>
        <translation>Opsi program Anda yang mana membuatnya memakai float64?</translation>
    </message>
    <message>
        <source>This command was run last for this incident. Check it before you run it.</source>
        <translation>Perintah ini yang terakhir dijalankan untuk insiden ini. Periksa sebelum menjalankannya.</translation>
    </message>
    <message>
        <source>Cut short</source>
        <translation>Terpotong</translation>
    </message>
    <message>
        <source>No failure</source>
        <translation>Tidak ada kegagalan</translation>
    </message>
</context>
<context>
    <name>RunCommand</name>
    <message>
        <source>Incident saved in %1: %2.</source>
        <translation>Insiden disimpan di %1: %2.</translation>
    </message>
    <message>
        <source>Incident saved in %1.</source>
        <translation>Insiden disimpan di %1.</translation>
    </message>
    <message>
        <source>The log of this run is not complete: %1.</source>
        <translation>Log eksekusi ini tidak lengkap: %1.</translation>
    </message>
    <message>
        <source>What the command printed until then is in %1.</source>
        <translation>Yang dicetak perintah itu sampai saat itu ada di %1.</translation>
    </message>
    <message>
        <source>An earlier run was cut short; what it printed is saved in %1.</source>
        <translation>Eksekusi sebelumnya terputus; yang dicetaknya disimpan di %1.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>A log with a known answer was read differently.</source>
        <translation>Log dengan jawaban yang diketahui dibaca secara berbeda.</translation>
    </message>
    <message>
        <source>A temporary file lost what was written to it.</source>
        <translation>Berkas sementara kehilangan apa yang ditulis ke dalamnya.</translation>
    </message>
    <message>
        <source>The catalogue %1 is not in the program.</source>
        <translation>Katalog %1 tidak ada di dalam program.</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gagal</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>berhasil</translation>
    </message>
    <message>
        <source>signatures and triage</source>
        <translation>tanda tangan dan triase</translation>
    </message>
    <message>
        <source>temporary files</source>
        <translation>berkas sementara</translation>
    </message>
    <message>
        <source>catalogues</source>
        <translation>katalog</translation>
    </message>
</context>
<context>
    <name>StateText</name>
    <message>
        <source>verified</source>
        <translation>terverifikasi</translation>
    </message>
    <message>
        <source>closed, not verified</source>
        <translation>ditutup, tidak terverifikasi</translation>
    </message>
    <message>
        <source>open</source>
        <translation>terbuka</translation>
    </message>
</context>
<context>
    <name>SupportRequest</name>
    <message>
        <source>%1, line %2 still holds a canary word.</source>
        <translation>%1, baris %2 masih berisi kata penguji.</translation>
    </message>
    <message>
        <source>%1, line %2 would still hold %3.</source>
        <translation>%1, baris %2 masih akan berisi %3.</translation>
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
        <translation>Maks</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Rata-rata</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Simp. baku</translation>
    </message>
    <message>
        <source>Distinct</source>
        <translation>Berbeda</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Nol</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Ukuran</translation>
    </message>
    <message>
        <source>Device when saved</source>
        <translation>Perangkat saat disimpan</translation>
    </message>
    <message>
        <source>Storage shared with</source>
        <translation>Penyimpanan bersama dengan</translation>
    </message>
    <message>
        <source>Requires grad</source>
        <translation>Memerlukan gradien</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ya</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Kelas</translation>
    </message>
    <message>
        <source>Quantisation</source>
        <translation>Kuantisasi</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Kunci</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipe</translation>
    </message>
    <message>
        <source>Byte offset</source>
        <translation>Offset byte</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Nilai</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensor</translation>
    </message>
</context>
<context>
    <name>TriageText</name>
    <message>
        <source>standard input</source>
        <translation>masukan standar</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Baris %1: %2</translation>
    </message>
    <message>
        <source>Evidence: %1. %2</source>
        <translation>Tingkat bukti: %1. %2</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>Error pertama</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>baris %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>sel %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Triase</translation>
    </message>
    <message>
        <source>Observed clue: %1</source>
        <translation>Petunjuk yang diamati: %1</translation>
    </message>
    <message>
        <source>First check: %1</source>
        <translation>Pemeriksaan pertama: %1</translation>
    </message>
    <message>
        <source>Conclusion to avoid: %1</source>
        <translation>Kesimpulan yang harus dihindari: %1</translation>
    </message>
    <message>
        <source>printed %1 times</source>
        <translation>dicetak %1 kali</translation>
    </message>
    <message>
        <source>Later messages, read as its consequences</source>
        <translation>Pesan berikutnya, dibaca sebagai konsekuensinya</translation>
    </message>
    <message numerus="yes">
        <source>%n further message(s) not listed here</source>
        <translation>
            <numerusform>%n pesan lain tidak ditampilkan di sini</numerusform>
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
        <translation>Iterasi</translation>
    </message>
    <message>
        <source>Last completed step</source>
        <translation>Langkah terakhir yang selesai</translation>
    </message>
    <message>
        <source>Code revision</source>
        <translation>Revisi kode</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Bentuk</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Jumlah rank</translation>
    </message>
    <message>
        <source>Context in the log</source>
        <translation>Konteks di dalam log</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Langkah berikutnya</translation>
    </message>
    <message>
        <source>Why this line and this family</source>
        <translation>Alasan memilih baris dan keluarga ini</translation>
    </message>
    <message>
        <source>Facts that do not fit together</source>
        <translation>Fakta yang tidak saling cocok</translation>
    </message>
    <message>
        <source>Missing context</source>
        <translation>Konteks yang kurang</translation>
    </message>
    <message>
        <source>%1 (inferred)</source>
        <translation>%1 (disimpulkan)</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>(not shown)</source>
        <translation>(tidak tampak)</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>%1 and others</source>
        <translation>%1 dan lainnya</translation>
    </message>
    <message>
        <source>%1, finite</source>
        <translation>%1, semua hingga</translation>
    </message>
    <message>
        <source>%1, NaN: %2, infinite: %3</source>
        <translation>%1, NaN: %2, tak hingga: %3</translation>
    </message>
    <message>
        <source>Minimal case</source>
        <translation>Kasus minimal</translation>
    </message>
    <message>
        <source>Index 0</source>
        <translation>Indeks 0</translation>
    </message>
    <message>
        <source>Last index, C − 1</source>
        <translation>Indeks terakhir, C − 1</translation>
    </message>
    <message>
        <source>One past the last, C</source>
        <translation>Satu setelah terakhir, C</translation>
    </message>
    <message>
        <source>Index −1</source>
        <translation>Indeks −1</translation>
    </message>
    <message>
        <source>One target ignored</source>
        <translation>Satu target diabaikan</translation>
    </message>
    <message>
        <source>All targets ignored</source>
        <translation>Semua target diabaikan</translation>
    </message>
    <message>
        <source>Empty batch</source>
        <translation>Batch kosong</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>Satu baris</translation>
    </message>
    <message>
        <source>Last batch</source>
        <translation>Batch terakhir</translation>
    </message>
    <message>
        <source>Shortest input</source>
        <translation>Input terpendek</translation>
    </message>
    <message>
        <source>Longest input</source>
        <translation>Input terpanjang</translation>
    </message>
    <message>
        <source>Other precision</source>
        <translation>Presisi lain</translation>
    </message>
    <message>
        <source>Other reduction</source>
        <translation>Reduction lain</translation>
    </message>
    <message>
        <source>Other memory layout</source>
        <translation>Tata letak memori lain</translation>
    </message>
    <message>
        <source>Representative part</source>
        <translation>Bagian representatif</translation>
    </message>
    <message>
        <source>Processed + rejected = expected</source>
        <translation>Diproses + ditolak = diharapkan</translation>
    </message>
    <message>
        <source>Diagnostics off, new process</source>
        <translation>Diagnostik mati, proses baru</translation>
    </message>
    <message>
        <source>as it was kept</source>
        <translation>seperti saat disimpan</translation>
    </message>
    <message>
        <source>in every row</source>
        <translation>di setiap baris</translation>
    </message>
    <message>
        <source>one row is ignore_index, one is not</source>
        <translation>satu baris ignore_index, satu tidak</translation>
    </message>
    <message>
        <source>every row is ignore_index</source>
        <translation>setiap baris ignore_index</translation>
    </message>
    <message>
        <source>no row at all</source>
        <translation>tanpa baris</translation>
    </message>
    <message>
        <source>with valid values</source>
        <translation>dengan nilai valid</translation>
    </message>
    <message>
        <source>not full, with valid values</source>
        <translation>tidak penuh, dengan nilai valid</translation>
    </message>
    <message>
        <source>length 1</source>
        <translation>panjang 1</translation>
    </message>
    <message>
        <source>as long as in the original batch</source>
        <translation>sepanjang dalam batch asal</translation>
    </message>
    <message>
        <source>float64 for float32, float32 for others</source>
        <translation>float64 untuk float32, float32 untuk lainnya</translation>
    </message>
    <message>
        <source>sum for mean, mean for others</source>
        <translation>sum untuk mean, mean untuk lainnya</translation>
    </message>
    <message>
        <source>not contiguous, or contiguous where the case is not</source>
        <translation>tidak kontigu, atau kontigu bila kasusnya tidak</translation>
    </message>
    <message>
        <source>a part of the original run, your command</source>
        <translation>sebagian dari proses asal, perintah Anda</translation>
    </message>
    <message>
        <source>counted in what that run printed, or in a list</source>
        <translation>dihitung dari keluaran program itu, atau dari daftar</translation>
    </message>
    <message>
        <source>the last run, in its normal configuration</source>
        <translation>proses terakhir, dalam konfigurasi normal</translation>
    </message>
    <message>
        <source>passes, by the contract %1</source>
        <translation>lolos, menurut kontrak %1</translation>
    </message>
    <message>
        <source>passes: no contract knows the operator, and a mended one has to take this case</source>
        <translation>lolos: tidak ada kontrak yang mengenal operator ini, dan setelah diperbaiki harus menerima kasus ini</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>lolos</translation>
    </message>
    <message>
        <source>refused on the CPU, by the contract %1</source>
        <translation>ditolak di CPU, menurut kontrak %1</translation>
    </message>
    <message>
        <source>no usable target, by the contract %1: NaN or a refusal</source>
        <translation>tidak ada target yang dapat digunakan, menurut kontrak %1: NaN atau penolakan</translation>
    </message>
    <message>
        <source>not determined: no contract tells</source>
        <translation>tidak ditentukan: tidak ada kontrak yang menyatakan</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>Belum dijalankan</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Tanpa jawaban</translation>
    </message>
    <message>
        <source>Not the last</source>
        <translation>Bukan yang terakhir</translation>
    </message>
    <message>
        <source>Refused, as expected</source>
        <translation>Ditolak, sesuai harapan</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gagal</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Lolos</translation>
    </message>
    <message>
        <source>%1: what the contract refuses went through</source>
        <translation>%1: yang ditolak kontrak ternyata lolos</translation>
    </message>
    <message>
        <source>Another check ran after it; run it once more.</source>
        <translation>Pemeriksaan lain berjalan setelahnya; jalankan sekali lagi.</translation>
    </message>
    <message>
        <source>The command itself sets %1.</source>
        <translation>Perintah itu sendiri menetapkan %1.</translation>
    </message>
    <message>
        <source>The run printed nothing that can be counted.</source>
        <translation>Keluaran program tidak memuat apa pun yang dapat dihitung.</translation>
    </message>
    <message>
        <source>failed when it was kept: %1</source>
        <translation>gagal saat disimpan: %1</translation>
    </message>
    <message>
        <source>%1: %2. Expected: %3.</source>
        <translation>%1: %2. Diharapkan: %3.</translation>
    </message>
    <message>
        <source>%1 (not mandatory): %2. Expected: %3.</source>
        <translation>%1 (tidak wajib): %2. Diharapkan: %3.</translation>
    </message>
    <message>
        <source>%1 Seen: %2</source>
        <translation>%1 Terlihat: %2</translation>
    </message>
    <message>
        <source>%1 processed, %2 rejected; how many were expected is not known.</source>
        <translation>%1 diproses, %2 ditolak; jumlah yang diharapkan tidak diketahui.</translation>
    </message>
    <message>
        <source>%1 processed + %2 rejected of %3 expected.</source>
        <translation>%1 diproses + %2 ditolak dari %3 yang diharapkan.</translation>
    </message>
    <message>
        <source>%1 are neither: an exception that was swallowed leaves its item there.</source>
        <translation>%1 bukan keduanya: exception yang ditelan meninggalkan entrinya di sini.</translation>
    </message>
    <message>
        <source>That is %1 more than expected.</source>
        <translation>Itu %1 lebih banyak dari yang diharapkan.</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <translation>Hilang: %1.</translation>
    </message>
    <message>
        <source>More than once: %1.</source>
        <translation>Lebih dari sekali: %1.</translation>
    </message>
    <message>
        <source>Not expected: %1.</source>
        <translation>Tidak diharapkan: %1.</translation>
    </message>
    <message>
        <source>%1 rejected without an id, so nobody can find them again.</source>
        <translation>%1 ditolak tanpa id, sehingga tidak dapat ditemukan lagi.</translation>
    </message>
    <message>
        <source>The totals that the run gives are not those of its items.</source>
        <translation>Total yang diberikan program tidak sama dengan jumlah entrinya.</translation>
    </message>
    <message>
        <source>Rejected: %1.</source>
        <translation>Ditolak: %1.</translation>
    </message>
    <message>
        <source>No failing case is kept.</source>
        <translation>Belum ada kasus gagal yang disimpan.</translation>
    </message>
    <message>
        <source>“%1” has not run, or gave no answer.</source>
        <translation>“%1” belum dijalankan, atau tidak memberi jawaban.</translation>
    </message>
    <message>
        <source>“%1” of %2 has not run, or gave no answer.</source>
        <translation>“%1” dari %2 belum dijalankan, atau tidak memberi jawaban.</translation>
    </message>
    <message>
        <source>“%1” did not end as expected.</source>
        <translation>“%1” tidak berakhir sesuai harapan.</translation>
    </message>
    <message>
        <source>“%1” of %2 did not end as expected.</source>
        <translation>“%1” dari %2 tidak berakhir sesuai harapan.</translation>
    </message>
    <message>
        <source>The cause is not written down.</source>
        <translation>Penyebab belum dicatat.</translation>
    </message>
    <message>
        <source>The change is not written down.</source>
        <translation>Perubahan belum dicatat.</translation>
    </message>
    <message>
        <source>The regression check is not written down.</source>
        <translation>Pemeriksaan regresi belum dicatat.</translation>
    </message>
    <message>
        <source>It is not confirmed that the diagnostics were removed.</source>
        <translation>Belum dipastikan bahwa diagnostik sudah dilepas.</translation>
    </message>
    <message>
        <source>No checkpoint is chosen, and it is not said that none is needed.</source>
        <translation>Belum ada checkpoint yang dipilih, dan tidak dinyatakan bahwa tidak diperlukan.</translation>
    </message>
    <message>
        <source>The chosen checkpoint is not validated as written before the failure.</source>
        <translation>Checkpoint yang dipilih belum tervalidasi sebagai ditulis sebelum kegagalan.</translation>
    </message>
    <message numerus="yes">
        <source>%n checklist(s) were run.</source>
        <translation>
            <numerusform>%n daftar periksa dijalankan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them did not hold.</source>
        <translation>
            <numerusform>%n di antaranya tidak terpenuhi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything mandatory ended as expected; what was not run is not proven by it.</source>
        <translation>Semua yang wajib berakhir sesuai harapan; yang tidak dijalankan tidak terbukti karenanya.</translation>
    </message>
    <message>
        <source>%1: no items and no totals in a form that can be counted.</source>
        <translation>%1: tidak ada entri maupun total dalam bentuk yang dapat dihitung.</translation>
    </message>
    <message>
        <source>%1: no kept case in it; `torchtriage-cli reduce` keeps one.</source>
        <translation>%1: tidak ada kasus yang disimpan; `torchtriage-cli reduce` menyimpannya.</translation>
    </message>
    <message>
        <source>failed when it was kept</source>
        <translation>gagal saat disimpan</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>Today</source>
        <translation>Hari ini</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Kemarin</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 hari terakhir</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Sebelumnya</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>hari ini, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>kemarin</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Device-side assert</source>
        <translation>Assertion di sisi perangkat</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <translation>Kehabisan memori</translation>
    </message>
    <message>
        <source>Kernel not available</source>
        <translation>Kernel GPU tidak tersedia</translation>
    </message>
    <message>
        <source>Device mismatch</source>
        <translation>Perangkat berbeda</translation>
    </message>
    <message>
        <source>Memory fault</source>
        <translation>Kesalahan memori</translation>
    </message>
    <message>
        <source>Launch failure</source>
        <translation>Kegagalan peluncuran</translation>
    </message>
    <message>
        <source>Library failure</source>
        <translation>Kegagalan pustaka</translation>
    </message>
    <message>
        <source>Collective failure</source>
        <translation>Kegagalan kolektif</translation>
    </message>
    <message>
        <source>Shape or dtype</source>
        <translation>Bentuk atau dtype</translation>
    </message>
    <message>
        <source>Hardware or driver fault</source>
        <translation>Kesalahan perangkat keras atau driver</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>Awal mulai</translation>
    </message>
    <message>
        <source>Non-finite value</source>
        <translation>Nilai tak berhingga</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>Memori host</translation>
    </message>
    <message>
        <source>Host crash</source>
        <translation>Crash pada host</translation>
    </message>
    <message>
        <source>Python error</source>
        <translation>Error Python</translation>
    </message>
    <message>
        <source>Family not settled</source>
        <translation>Keluarga belum ditetapkan</translation>
    </message>
    <message>
        <source>Invalid data</source>
        <translation>Data tidak valid</translation>
    </message>
    <message>
        <source>Operator contract</source>
        <translation>Kontrak operator</translation>
    </message>
    <message>
        <source>Binary environment</source>
        <translation>Lingkungan biner</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Sumber daya</translation>
    </message>
    <message>
        <source>Hardware or driver</source>
        <translation>Perangkat keras atau driver</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Tidak diketahui</translation>
    </message>
    <message>
        <source>Established</source>
        <translation>Terbukti</translation>
    </message>
    <message>
        <source>Supported</source>
        <translation>Didukung</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>Hipotesis</translation>
    </message>
    <message>
        <source>The failing check itself is in the log.</source>
        <translation>Pemeriksaan yang gagal itu sendiri ada di log.</translation>
    </message>
    <message>
        <source>The log names the family; the failing call is not shown, or only indirectly.</source>
        <translation>Log menyebut keluarganya; panggilan yang gagal tidak ditunjukkan, atau hanya secara tidak langsung.</translation>
    </message>
    <message>
        <source>Inferred from an ending or from an incomplete log.</source>
        <translation>Disimpulkan dari cara proses berakhir atau dari log yang tidak lengkap.</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Kegagalan</translation>
    </message>
    <message>
        <source>Confirmation</source>
        <translation>Konfirmasi</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Konsekuensi</translation>
    </message>
    <message>
        <source>Teardown</source>
        <translation>Penutupan</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Saran</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Latar belakang</translation>
    </message>
    <message>
        <source>No failure found; lines read: %1. This speaks of the log only: it does not prove that the run was correct.</source>
        <translation>Tidak ada kegagalan yang ditemukan; baris yang dibaca: %1. Ini hanya berbicara tentang log: tidak membuktikan bahwa prosesnya benar.</translation>
    </message>
    <message>
        <source>This file holds no text that can be read as a log. Open the log itself, or paste its text.</source>
        <translation>Berkas ini tidak memuat teks yang dapat dibaca sebagai log. Buka log itu sendiri, atau tempelkan teksnya.</translation>
    </message>
    <message>
        <source>The log shows a failure at line %1 and does not settle its family.</source>
        <translation>Log menunjukkan kegagalan di baris %1 dan tidak menetapkan keluarganya.</translation>
    </message>
    <message>
        <source>First failure at line %1: %2 (%3).</source>
        <translation>Kegagalan pertama di baris %1: %2 (%3).</translation>
    </message>
    <message>
        <source>This log alone can lead to the failing operation.</source>
        <translation>Log ini saja dapat mengarah ke operasi yang gagal.</translation>
    </message>
    <message>
        <source>This log narrows the search; the missing facts below would settle more.</source>
        <translation>Log ini mempersempit pencarian; informasi yang kurang di bawah dapat menetapkan lebih banyak.</translation>
    </message>
    <message>
        <source>This log names little more than the family; collect the missing facts below.</source>
        <translation>Log ini menyebut tidak lebih dari keluarganya; kumpulkan informasi yang kurang di bawah.</translation>
    </message>
    <message>
        <source>This log is not enough on its own; collect the missing facts below.</source>
        <translation>Log ini saja tidak cukup; kumpulkan informasi yang kurang di bawah.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Finds the first failure in the log of a PyTorch run.</source>
        <translation>Menemukan kegagalan pertama dalam log proses PyTorch.</translation>
    </message>
    <message>
        <source>Open the sample incident.</source>
        <translation>Membuka insiden contoh.</translation>
    </message>
    <message>
        <source>Logs to open.</source>
        <translation>Log yang akan dibuka.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::AboutDialog</name>
    <message>
        <source>About TorchTriage</source>
        <translation>Tentang TorchTriage</translation>
    </message>
    <message>
        <source>Finds the first failure in the log of a PyTorch run and says what to check first.</source>
        <translation>Menemukan kegagalan pertama dalam log proses PyTorch dan menyebutkan apa yang diperiksa dahulu.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It works offline: nothing leaves this computer.</source>
        <translation>Perangkat lunak bebas di bawah GNU General Public License, versi 3 atau yang lebih baru. Bekerja luring: tidak ada yang keluar dari komputer ini.</translation>
    </message>
    <message>
        <source>The program&apos;s own log:</source>
        <translation>Log program ini sendiri:</translation>
    </message>
    <message>
        <source>Copy debug information</source>
        <translation>Salin informasi debug</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ActionDestinations</name>
    <message>
        <source>not available here</source>
        <translation>tidak tersedia di sini</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::Banner</name>
    <message>
        <source>Close this message</source>
        <translation>Tutup pesan ini</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BarModel</name>
    <message>
        <source>Count</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Nilai</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Dari</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Sampai</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchFindings</name>
    <message>
        <source>Findings in detail</source>
        <translation>Temuan secara rinci</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Tampilkan rincian</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Sembunyikan rincian</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchModel</name>
    <message numerus="yes">
        <source>%Ln more value(s), not listed</source>
        <translation>
            <numerusform>%Ln nilai lain, tidak ditampilkan</numerusform>
        </translation>
    </message>
    <message>
        <source>contains itself</source>
        <translation>memuat dirinya sendiri</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ya</translation>
    </message>
    <message>
        <source>no</source>
        <translation>tidak</translation>
    </message>
    <message>
        <source>Contiguous: row-major without gaps</source>
        <translation>Kontigu: urut baris tanpa celah</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Bentuk</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>Stride</translation>
    </message>
    <message>
        <source>Cont.</source>
        <comment>column: contiguous, short</comment>
        <translation>Kont.</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Maks</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchPage</name>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 tidak dibuka.</translation>
    </message>
    <message>
        <source>Saved batch</source>
        <translation>Batch tersimpan</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln value(s) found; narrow the filter for the rest.</source>
        <translation>
            <numerusform>%Ln nilai pertama yang ditemukan; persempit saringan untuk sisanya.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing matches “%1”. Empty the filter to see every value.</source>
        <translation>Tidak ada yang cocok dengan “%1”. Kosongkan saringan untuk melihat semua nilai.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) found</source>
        <translation>
            <numerusform>%Ln nilai ditemukan</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a saved batch</source>
        <translation>Buka batch tersimpan</translation>
    </message>
    <message>
        <source>Saved batches (%1)</source>
        <translation>Batch tersimpan (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua berkas (*)</translation>
    </message>
    <message>
        <source>Filter values</source>
        <translation>Saring nilai</translation>
    </message>
    <message>
        <source>Open batch…</source>
        <translation>Buka batch…</translation>
    </message>
    <message>
        <source>Attached batches</source>
        <translation>Batch terlampir</translation>
    </message>
    <message>
        <source>Valid classes, %1</source>
        <translation>Kelas valid, %1</translation>
    </message>
    <message>
        <source>Allowed, %1</source>
        <translation>Diizinkan, %1</translation>
    </message>
    <message>
        <source>Choose batches that went through</source>
        <translation>Pilih batch yang berhasil</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Bandingkan…</translation>
    </message>
    <message>
        <source>Show what distinguishes this batch from good ones</source>
        <translation>Tunjukkan apa yang membedakan batch ini dari yang baik</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchStart</name>
    <message>
        <source>Attach %1</source>
        <translation>Lampirkan %1</translation>
    </message>
    <message>
        <source>No batch is attached.</source>
        <translation>Tidak ada batch yang dilampirkan.</translation>
    </message>
    <message>
        <source>A saved batch shows the values that the failing step worked on. Drop a .pt, .pth, .bin, .ckpt, .safetensors, .npy or .npz file here. Nothing in it is executed.</source>
        <translation>Batch tersimpan menunjukkan nilai yang dikerjakan langkah yang gagal. Letakkan berkas .pt, .pth, .bin, .ckpt, .safetensors, .npy, atau .npz di sini. Tidak ada isinya yang dijalankan.</translation>
    </message>
    <message>
        <source>Open batch…</source>
        <translation>Buka batch…</translation>
    </message>
    <message>
        <source>Files beside the log that could be one:</source>
        <translation>Berkas di samping log yang mungkin sesuai:</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::BatchTree</name>
    <message>
        <source>Values of the saved batch</source>
        <translation>Nilai dari batch tersimpan</translation>
    </message>
    <message>
        <source>Copy &amp;key</source>
        <translation>Salin &amp;kunci</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>Salin &amp;baris</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CaseDialog</name>
    <message>
        <source>Attach a minimal case</source>
        <translation>Lampirkan kasus minimal</translation>
    </message>
    <message>
        <source>&amp;Case of this incident:</source>
        <translation>&amp;Kasus insiden ini:</translation>
    </message>
    <message>
        <source>&amp;What would leave in the zip:</source>
        <translation>&amp;Yang akan keluar di dalam zip:</translation>
    </message>
    <message>
        <source>These values &amp;may leave with the request</source>
        <translation>Nilai-nilai ini &amp;boleh keluar bersama permintaan</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Lampirkan</translation>
    </message>
    <message>
        <source>Reading the case.</source>
        <translation>Membaca kasus.</translation>
    </message>
    <message>
        <source>In text files the replacements are made. Numbers leave as they are.</source>
        <translation>Di berkas teks, penggantian dilakukan. Angka keluar apa adanya.</translation>
    </message>
    <message>
        <source>Something private would leave with this case.</source>
        <translation>Sesuatu yang bersifat pribadi akan ikut keluar bersama kasus ini.</translation>
    </message>
    <message>
        <source>Agree to the values first.</source>
        <translation>Setujui nilainya terlebih dahulu.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChainDelegate</name>
    <message>
        <source>First failure</source>
        <translation>Kegagalan pertama</translation>
    </message>
    <message>
        <source>Observation point</source>
        <translation>Titik pengamatan</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChainModel</name>
    <message>
        <source>First failure</source>
        <translation>Kegagalan pertama</translation>
    </message>
    <message>
        <source>%1, line %L2: %3</source>
        <translation>%1, baris %L2: %3</translation>
    </message>
    <message>
        <source>launcher</source>
        <translation>peluncur</translation>
    </message>
    <message numerus="yes">
        <source>printed %n time(s)</source>
        <translation>
            <numerusform>dicetak %n kali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n line(s)</source>
        <translation>
            <numerusform>+%n baris</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CheckFields</name>
    <message>
        <source>not given</source>
        <translation>tidak diberikan</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tensor</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the tensor for %1.</source>
        <translation>Pilih tensor untuk %1.</translation>
    </message>
    <message>
        <source>Give a value for %1.</source>
        <translation>Berikan nilai untuk %1.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CheckForm</name>
    <message>
        <source>There is no tensor in this batch.</source>
        <translation>Tidak ada tensor dalam batch ini.</translation>
    </message>
    <message>
        <source>Choose the tensor to check.</source>
        <translation>Pilih tensor yang akan diperiksa.</translation>
    </message>
    <message>
        <source>Give the number of classes.</source>
        <translation>Sebutkan jumlah kelas.</translation>
    </message>
    <message>
        <source>The number of classes is not a whole number.</source>
        <translation>Jumlah kelas bukan bilangan bulat.</translation>
    </message>
    <message>
        <source>ignore_index is not a whole number.</source>
        <translation>ignore_index bukan bilangan bulat.</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Kelas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Baris</translation>
    </message>
    <message>
        <source>The check is running.</source>
        <translation>Pemeriksaan sedang berjalan.</translation>
    </message>
    <message>
        <source>Neither the log nor the names in the batch propose a check.</source>
        <translation>Baik log maupun nama dalam batch tidak mengusulkan pemeriksaan.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrak</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Target</translation>
    </message>
    <message>
        <source>Contract to check</source>
        <translation>Kontrak yang diperiksa</translation>
    </message>
    <message>
        <source>Tensor to check</source>
        <translation>Tensor yang diperiksa</translation>
    </message>
    <message>
        <source>Number of classes</source>
        <translation>Jumlah kelas</translation>
    </message>
    <message>
        <source>Ignored value</source>
        <translation>Nilai yang diabaikan</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Periksa</translation>
    </message>
    <message>
        <source>Choose the tensors to check.</source>
        <translation>Pilih tensor yang akan diperiksa.</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Operator whose rules count</source>
        <translation>Operator yang aturannya berlaku</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CheckpointModel</name>
    <message>
        <source>Part</source>
        <translation>Bagian</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Berkas</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Langkah</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Non-finite</source>
        <translation>Tak berhingga</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Hasil</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CheckpointPane</name>
    <message>
        <source>The check was stopped.</source>
        <translation>Pemeriksaan dihentikan.</translation>
    </message>
    <message>
        <source>Nothing is known of this checkpoint.</source>
        <translation>Tidak ada yang diketahui tentang checkpoint ini.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Pilih berkas…</translation>
    </message>
    <message>
        <source>The checkpoint was not checked.</source>
        <translation>Checkpoint tidak diperiksa.</translation>
    </message>
    <message>
        <source>No checkpoint chosen</source>
        <translation>Belum ada checkpoint dipilih</translation>
    </message>
    <message>
        <source>Choose the checkpoint that training is to resume from, a file or a folder with its parts. It is read to its last byte: complete, coherent, finite, and older than the failure?</source>
        <translation>Pilih checkpoint untuk melanjutkan pelatihan, berkas atau folder berisi bagian-bagiannya. Dibaca sampai byte terakhir: lengkap, koheren, berhingga, dan lebih lama daripada kegagalan?</translation>
    </message>
    <message>
        <source>Checking the checkpoint</source>
        <translation>Memeriksa checkpoint</translation>
    </message>
    <message>
        <source>Every byte is read; nothing is loaded.</source>
        <translation>Setiap byte dibaca; tidak ada yang dimuat.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s).</source>
        <translation>
            <numerusform>%Ln temuan lagi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a checkpoint</source>
        <translation>Pilih checkpoint</translation>
    </message>
    <message>
        <source>Checkpoints (%1)</source>
        <translation>Checkpoint (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua berkas (*)</translation>
    </message>
    <message>
        <source>Choose the folder of a checkpoint</source>
        <translation>Pilih folder checkpoint</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Pilih folder…</translation>
    </message>
    <message>
        <source>Parts of the checkpoint</source>
        <translation>Bagian checkpoint</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Temuan</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChecksModel</name>
    <message>
        <source>Running</source>
        <translation>Berjalan</translation>
    </message>
    <message>
        <source>%1 (optional)</source>
        <translation>%1 (opsional)</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>jalan %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Pemeriksaan</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Diharapkan</translation>
    </message>
    <message>
        <source>Before the fix</source>
        <translation>Sebelum perbaikan</translation>
    </message>
    <message>
        <source>Evidence after the fix</source>
        <translation>Bukti sesudah perbaikan</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Sumber</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ChecksPane</name>
    <message>
        <source>Items are counted in what the representative part prints, or in a list.</source>
        <translation>Entri dihitung dari keluaran bagian representatif, atau dari daftar.</translation>
    </message>
    <message>
        <source>Give the command of your program first.</source>
        <translation>Berikan dahulu perintah program Anda.</translation>
    </message>
    <message>
        <source>Choose the list of processed and rejected items</source>
        <translation>Pilih daftar entri yang diproses dan ditolak</translation>
    </message>
    <message>
        <source>Choose the list of all expected items; cancel if there is none</source>
        <translation>Pilih daftar semua entri yang diharapkan; batalkan bila tidak ada</translation>
    </message>
    <message>
        <source>This incident has no folder yet</source>
        <translation>Insiden ini belum memiliki folder</translation>
    </message>
    <message>
        <source>Checks keep their runs and what they showed in the incident&apos;s folder.</source>
        <translation>Pemeriksaan menyimpan hasil jalannya di folder insiden.</translation>
    </message>
    <message>
        <source>Keep incident</source>
        <translation>Simpan insiden</translation>
    </message>
    <message>
        <source>The checks were not read.</source>
        <translation>Pemeriksaan tidak terbaca.</translation>
    </message>
    <message>
        <source>Reading the checks</source>
        <translation>Membaca pemeriksaan</translation>
    </message>
    <message>
        <source>Nothing is run by it.</source>
        <translation>Tidak ada yang dijalankan karenanya.</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 not run</source>
        <translation>%1 lolos, %2 gagal, %3 belum dijalankan</translation>
    </message>
    <message>
        <source>Checks are running.</source>
        <translation>Pemeriksaan sedang berjalan.</translation>
    </message>
    <message>
        <source>There are no checks yet.</source>
        <translation>Belum ada pemeriksaan.</translation>
    </message>
    <message>
        <source>Runs each check that is open, one after the other, in new processes.</source>
        <translation>Menjalankan setiap pemeriksaan yang terbuka, satu per satu, dalam proses baru.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>Tidak ada yang berjalan.</translation>
    </message>
    <message>
        <source>Choose a check that has run.</source>
        <translation>Pilih pemeriksaan yang sudah dijalankan.</translation>
    </message>
    <message>
        <source>Give a short part of the original run. It is run as it stands here, without a shell, and once more with diagnostics off.</source>
        <translation>Berikan bagian pendek dari proses asal. Perintah dijalankan persis seperti di sini, tanpa shell, lalu sekali lagi dengan diagnostik mati.</translation>
    </message>
    <message>
        <source>Checks before closing</source>
        <translation>Pemeriksaan sebelum menutup</translation>
    </message>
    <message>
        <source>After the fix</source>
        <translation>Sesudah perbaikan</translation>
    </message>
    <message>
        <source>Before the fix</source>
        <translation>Sebelum perbaikan</translation>
    </message>
    <message>
        <source>Which column the runs fill</source>
        <translation>Kolom yang diisi hasil jalan</translation>
    </message>
    <message>
        <source>Run what is left</source>
        <translation>Jalankan sisanya</translation>
    </message>
    <message>
        <source>Run selected</source>
        <translation>Jalankan pilihan</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Hentikan</translation>
    </message>
    <message>
        <source>Open output</source>
        <translation>Buka keluaran</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Perintah</translation>
    </message>
    <message>
        <source>Command of your program</source>
        <translation>Perintah program Anda</translation>
    </message>
    <message>
        <source>Count a list…</source>
        <translation>Hitung daftar…</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ClassFilter</name>
    <message>
        <source>Show only: %1</source>
        <translation>Tampilkan hanya: %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ClosingPane</name>
    <message>
        <source>Diagnostics removed</source>
        <translation>Diagnostik dilepas</translation>
    </message>
    <message>
        <source>Nothing is resumed</source>
        <translation>Tidak ada yang dilanjutkan</translation>
    </message>
    <message>
        <source>Closing note</source>
        <translation>Catatan penutup</translation>
    </message>
    <message>
        <source>Resumes from %1, validated as written before the failure.</source>
        <translation>Dilanjutkan dari %1, tervalidasi sebagai ditulis sebelum kegagalan.</translation>
    </message>
    <message>
        <source>Would resume from %1, which is not validated as written before the failure.</source>
        <translation>Akan dilanjutkan dari %1, yang belum tervalidasi sebagai ditulis sebelum kegagalan.</translation>
    </message>
    <message>
        <source>goes into the incident record</source>
        <translation>masuk ke catatan insiden</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Penyebab</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Perubahan</translation>
    </message>
    <message>
        <source>Regression check</source>
        <translation>Pemeriksaan regresi</translation>
    </message>
    <message>
        <source>what made it fail, with evidence</source>
        <translation>apa yang membuatnya gagal, dengan bukti</translation>
    </message>
    <message>
        <source>what was changed, and where</source>
        <translation>apa yang diubah, dan di mana</translation>
    </message>
    <message>
        <source>what will catch it next time</source>
        <translation>apa yang akan menangkapnya lain kali</translation>
    </message>
    <message>
        <source>Diagnostics were removed from the program</source>
        <translation>Diagnostik sudah dilepas dari program</translation>
    </message>
    <message>
        <source>No training is resumed</source>
        <translation>Tidak ada pelatihan yang dilanjutkan</translation>
    </message>
    <message>
        <source>Conclusion to avoid</source>
        <translation>Kesimpulan yang harus dihindari</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::CommandDialog</name>
    <message>
        <source>Command of the baseline</source>
        <translation>Perintah baseline</translation>
    </message>
    <message>
        <source>Use this command</source>
        <translation>Gunakan perintah ini</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Pilih…</translation>
    </message>
    <message>
        <source>&amp;Program and arguments</source>
        <translation>&amp;Program dan argumen</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Folder</translation>
    </message>
    <message>
        <source>&amp;Variables, one NAME=value per line</source>
        <translation>&amp;Variabel, satu NAME=value per baris</translation>
    </message>
    <message>
        <source>For &amp;copying, in the syntax of</source>
        <translation>Untuk di&amp;salin, dalam sintaks</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Salin perintah</translation>
    </message>
    <message>
        <source>The command for copying</source>
        <translation>Perintah untuk disalin</translation>
    </message>
    <message>
        <source>Folder of the command</source>
        <translation>Folder perintah</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ComparisonModel</name>
    <message>
        <source>whole batch</source>
        <translation>seluruh batch</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Perbedaan</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Kunci</translation>
    </message>
    <message>
        <source>Failing batch</source>
        <translation>Batch gagal</translation>
    </message>
    <message>
        <source>Good batches</source>
        <translation>Batch baik</translation>
    </message>
    <message>
        <source>How unusual</source>
        <translation>Kelangkaan</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ComparisonPane</name>
    <message>
        <source>What made it fail may lie outside the batch: the model, the step, the device.</source>
        <translation>Yang membuatnya gagal mungkin berada di luar batch: model, langkah, perangkat.</translation>
    </message>
    <message>
        <source>The comparison was stopped.</source>
        <translation>Perbandingan dihentikan.</translation>
    </message>
    <message>
        <source>Choose good batches…</source>
        <translation>Pilih batch baik…</translation>
    </message>
    <message>
        <source>The batches were not compared.</source>
        <translation>Batch tidak dibandingkan.</translation>
    </message>
    <message>
        <source>No good batch chosen</source>
        <translation>Belum ada batch baik dipilih</translation>
    </message>
    <message>
        <source>Choose batches that went through. Several show what is usual.</source>
        <translation>Pilih batch yang berhasil. Beberapa batch menunjukkan yang biasa.</translation>
    </message>
    <message>
        <source>Comparing the batches</source>
        <translation>Membandingkan batch</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Perbandingan</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>Tutup perbandingan</translation>
    </message>
    <message>
        <source>Differences from good batches</source>
        <translation>Perbedaan dari batch baik</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ContractPanel</name>
    <message>
        <source>Written: %1</source>
        <translation>Ditulis: %1</translation>
    </message>
    <message>
        <source>Open the label file</source>
        <translation>Buka berkas label</translation>
    </message>
    <message>
        <source>Label files (%1)</source>
        <translation>Berkas label (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua berkas (*)</translation>
    </message>
    <message>
        <source>Export the refused elements</source>
        <translation>Ekspor elemen yang ditolak</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabel (*.csv)</translation>
    </message>
    <message>
        <source>Kept as cases/%1: %2 of %3 samples</source>
        <translation>Disimpan sebagai cases/%1: %2 dari %3 sampel</translation>
    </message>
    <message>
        <source>A case is kept with an incident: open its log first.</source>
        <translation>Kasus disimpan bersama insiden: buka dahulu log-nya.</translation>
    </message>
    <message>
        <source>The case is being kept.</source>
        <translation>Kasus sedang disimpan.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::DayPlot</name>
    <message>
        <source>Logs per day, by class</source>
        <translation>Log per hari, menurut kelas</translation>
    </message>
    <message>
        <source>The table of values has the same numbers.</source>
        <translation>Tabel nilai memuat angka yang sama.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::DiffModel</name>
    <message>
        <source>First failure: %1</source>
        <translation>Kegagalan pertama: %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Baris</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Only in the failing log</source>
        <translation>Hanya dalam log yang gagal</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::DropArea</name>
    <message>
        <source>Drop it here</source>
        <translation>Letakkan di sini</translation>
    </message>
    <message>
        <source>Files are read on this computer. Nothing in them is run.</source>
        <translation>Berkas dibaca di komputer ini. Tidak ada isinya yang dijalankan.</translation>
    </message>
    <message>
        <source>A log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>.log .txt .out .gz, any size</source>
        <translation>.log .txt .out .gz, ukuran apa pun</translation>
    </message>
    <message>
        <source>A notebook</source>
        <translation>Notebook</translation>
    </message>
    <message>
        <source>.ipynb with its outputs</source>
        <translation>.ipynb beserta keluarannya</translation>
    </message>
    <message>
        <source>An error file</source>
        <translation>Berkas error</translation>
    </message>
    <message>
        <source>.json from torchrun</source>
        <translation>.json dari torchrun</translation>
    </message>
    <message>
        <source>A report</source>
        <translation>Laporan</translation>
    </message>
    <message>
        <source>collect_env output, kernel log</source>
        <translation>keluaran collect_env, log kernel sistem</translation>
    </message>
    <message>
        <source>A saved batch</source>
        <translation>Batch tersimpan</translation>
    </message>
    <message>
        <source>.pt .npz .npy .safetensors</source>
        <translation>.pt .npz .npy .safetensors</translation>
    </message>
    <message>
        <source>A folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>of logs, or of an incident</source>
        <translation>berisi log, atau milik satu insiden</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EngineChoiceDialog</name>
    <message>
        <source>Other engine</source>
        <translation>Engine lain</translation>
    </message>
    <message>
        <source>Which PyTorch is to run the same job?</source>
        <translation>PyTorch mana yang menjalankan job yang sama?</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Use this engine</source>
        <translation>Gunakan engine ini</translation>
    </message>
    <message>
        <source>Everything else stays as it is in the baseline.</source>
        <translation>Selebihnya tetap seperti pada baseline.</translation>
    </message>
    <message>
        <source>There is no other engine. Add an interpreter under Engines.</source>
        <translation>Tidak ada engine lain. Tambahkan interpreter di Engine.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Mesin</translation>
    </message>
    <message>
        <source>An engine runs one operator job in one new process. The environment that failed is the best one. It is never replaced by the CPU without a word.</source>
        <translation>Mesin menjalankan satu pekerjaan operator dalam satu proses baru. Yang terbaik adalah lingkungan yang gagal. Tidak pernah diganti CPU tanpa pemberitahuan.</translation>
    </message>
    <message>
        <source>Facts of the engine</source>
        <translation>Fakta mesin</translation>
    </message>
    <message>
        <source>Add interpreter…</source>
        <translation>Tambah interpreter…</translation>
    </message>
    <message>
        <source>Add environment folder…</source>
        <translation>Tambah folder lingkungan…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Tanyakan lagi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>The built-in engine stays in the list.</source>
        <translation>Mesin bawaan tetap dalam daftar.</translation>
    </message>
    <message>
        <source>It is being asked for its version and devices…</source>
        <translation>Sedang ditanya versi dan perangkatnya…</translation>
    </message>
    <message>
        <source>Folder of a conda or venv environment</source>
        <translation>Folder lingkungan conda atau venv</translation>
    </message>
    <message>
        <source>Python interpreter</source>
        <translation>Interpreter Python</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EventListModel</name>
    <message>
        <source>First failure</source>
        <translation>Kegagalan pertama</translation>
    </message>
    <message>
        <source>Observed at %1:%2</source>
        <translation>Diamati di %1:%2</translation>
    </message>
    <message>
        <source>%1, line %2. %3</source>
        <translation>%1, baris %2. %3</translation>
    </message>
    <message>
        <source>launcher</source>
        <translation>peluncur</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EvidencePage</name>
    <message>
        <source>The file was cut or replaced since it was triaged. The events belong to its earlier content. Reload to read it anew.</source>
        <translation>Berkas dipotong atau diganti sejak ditriase. Peristiwa berasal dari isi sebelumnya. Muat ulang untuk membacanya kembali.</translation>
    </message>
    <message>
        <source>The first failure is on the clipboard.</source>
        <translation>Kegagalan pertama ada di papan klip.</translation>
    </message>
    <message>
        <source>Reading was cancelled at line %1. Reload to read the whole log.</source>
        <translation>Pembacaan dibatalkan di baris %1. Muat ulang untuk membaca seluruh log.</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>Baris %1 dari %2</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rank %1</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n kecocokan</numerusform>
        </translation>
    </message>
    <message>
        <source>Following the end</source>
        <translation>Mengikuti akhir log</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n line(s) are on the clipboard: it has no room for more.</source>
        <translation>
            <numerusform>Hanya %n baris pertama ada di papan klip: tidak ada tempat untuk lebih.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are on the clipboard.</source>
        <translation>
            <numerusform>%n baris ada di papan klip.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines of the log</source>
        <translation>Baris log</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::EvidenceSide</name>
    <message>
        <source>Events</source>
        <translation>Peristiwa</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Only r%1</source>
        <translation>Hanya r%1</translation>
    </message>
    <message>
        <source>All ranks</source>
        <translation>Semua rank</translation>
    </message>
    <message>
        <source>Events of the log</source>
        <translation>Peristiwa dalam log</translation>
    </message>
    <message>
        <source>Ranks that are shown</source>
        <translation>Rank yang ditampilkan</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FamilyPlot</name>
    <message>
        <source>Logs per family</source>
        <translation>Log per keluarga</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FieldsDialog</name>
    <message>
        <source>Fill in: %1</source>
        <translation>Isi: %1</translation>
    </message>
    <message>
        <source>Fill in missing context</source>
        <translation>Isi konteks yang belum ada</translation>
    </message>
    <message>
        <source>What log or record already show cannot be changed here. What you type is kept at once and marked as filled in by hand.</source>
        <translation>Yang sudah ditunjukkan log atau catatan tidak dapat diubah di sini. Yang Anda ketik langsung disimpan dan ditandai sebagai isian manual.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>The log or the record shows this.</source>
        <translation>Log atau catatan menunjukkan ini.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FindBar</name>
    <message>
        <source>Find in the log</source>
        <translation>Cari di log</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Kecocokan sebelumnya (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Kecocokan berikutnya (F3)</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Bedakan huruf besar dan kecil</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Ekspresi reguler</translation>
    </message>
    <message>
        <source>Dim consequences</source>
        <translation>Redupkan konsekuensi</translation>
    </message>
    <message>
        <source>Fold frames</source>
        <translation>Lipat frame</translation>
    </message>
    <message>
        <source>Wrap</source>
        <translation>Bungkus baris</translation>
    </message>
    <message>
        <source>Copy lines</source>
        <translation>Salin baris</translation>
    </message>
    <message>
        <source>Copy the selected lines, or the current one, as printed</source>
        <translation>Salin baris yang dipilih, atau baris saat ini, sebagaimana tercetak</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 dari %2</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>mencari</translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation>Kecocokan: %1</translation>
    </message>
    <message>
        <source>not an expression</source>
        <translation>bukan ekspresi</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FirstErrorCard</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 dari %2</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iterasi</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoch</translation>
    </message>
    <message>
        <source>Last completed step</source>
        <translation>Langkah terakhir yang selesai</translation>
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
        <translation>Revisi</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Bentuk</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>baris %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>sel %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>Error pertama</translation>
    </message>
    <message>
        <source>Copy first error</source>
        <translation>Salin error pertama</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FirstFailureBanner</name>
    <message>
        <source>Copy the first failure</source>
        <translation>Salin kegagalan pertama</translation>
    </message>
    <message>
        <source>Back to the line found</source>
        <translation>Kembali ke baris yang ditemukan</translation>
    </message>
    <message>
        <source>First failure, pinned by hand</source>
        <translation>Kegagalan pertama, disematkan secara manual</translation>
    </message>
    <message>
        <source>First failure</source>
        <translation>Kegagalan pertama</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, baris %2</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::FleetPage</name>
    <message>
        <source>Comparing with %1</source>
        <translation>Membandingkan dengan %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Membaca…</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Belum dibaca</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n log(s)</source>
        <translation>
            <numerusform>%n log</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s)</source>
        <translation>
            <numerusform>%n sidik jari</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Ditulis: %1</translation>
    </message>
    <message>
        <source>Scanned in %1 s</source>
        <translation>Dipindai dalam %1 s</translation>
    </message>
    <message>
        <source>The folder is being read</source>
        <translation>Folder sedang dibaca</translation>
    </message>
    <message>
        <source>The folder holds no logs</source>
        <translation>Folder ini tidak berisi log</translation>
    </message>
    <message>
        <source>Names that begin with a dot are left out, and links to folders are not followed. Open a folder that holds logs, or read this one again.</source>
        <translation>Nama yang diawali titik dilewati, dan tautan ke folder tidak diikuti. Buka folder yang berisi log, atau baca folder ini lagi.</translation>
    </message>
    <message>
        <source>Rescan</source>
        <translation>Pindai ulang</translation>
    </message>
    <message>
        <source>Reading the folder was cancelled</source>
        <translation>Pembacaan folder dibatalkan</translation>
    </message>
    <message>
        <source>What was read is kept: the next scan goes on from there.</source>
        <translation>Yang sudah dibaca disimpan: pemindaian berikutnya melanjutkan dari sana.</translation>
    </message>
    <message>
        <source>The folder was not read</source>
        <translation>Folder tidak dibaca</translation>
    </message>
    <message>
        <source>End comparison</source>
        <translation>Akhiri perbandingan</translation>
    </message>
    <message>
        <source>Compared with %1.</source>
        <translation>Dibandingkan dengan %1.</translation>
    </message>
    <message>
        <source>Compare with another folder</source>
        <translation>Bandingkan dengan folder lain</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Ekspor tabel</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Bandingkan…</translation>
    </message>
    <message>
        <source>Show what is new, gone or in more logs than in another folder</source>
        <translation>Tunjukkan yang baru, hilang, atau ada di lebih banyak log daripada di folder lain</translation>
    </message>
    <message>
        <source>The folder has to be read first.</source>
        <translation>Folder harus dibaca dahulu.</translation>
    </message>
    <message>
        <source>Read again what has changed since the last scan</source>
        <translation>Baca ulang yang berubah sejak pemindaian terakhir</translation>
    </message>
    <message>
        <source>Export table…</source>
        <translation>Ekspor tabel…</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabel sebagai CSV…</translation>
    </message>
    <message>
        <source>Everything as JSON…</source>
        <translation>Semuanya sebagai JSON…</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GoToField</name>
    <message numerus="yes">
        <source>%n destination(s). Up and Down choose, Enter goes there, Esc closes.</source>
        <translation>
            <numerusform>%n tujuan. Panah atas dan bawah memilih, Enter membuka, Esc menutup.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Mencari</translation>
    </message>
    <message>
        <source>Nothing has this name. A number is a line of the log, r0 is a rank.</source>
        <translation>Tidak ada yang bernama ini. Angka adalah baris log, r0 adalah rank.</translation>
    </message>
    <message>
        <source>Go to line, rank, tensor or run</source>
        <translation>Buka baris, rank, tensor, atau run</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GoToLine</name>
    <message>
        <source>Line, 1 to %1</source>
        <translation>Baris, 1 sampai %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GoToModel</name>
    <message>
        <source>Line</source>
        <translation>Baris</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Peristiwa</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Nilai</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>Insiden</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Tindakan</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Panduan</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GoToPopup</name>
    <message>
        <source>Destinations</source>
        <translation>Tujuan</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GroupModel</name>
    <message>
        <source>%1 of the most frequent</source>
        <translation>%1 dari yang paling sering</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 s.d. %2</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Sidik jari</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Keluarga</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>Error pertama</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Perubahan</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Sebelumnya</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Porsi</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>Pertama</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Terakhir</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GroupPane</name>
    <message>
        <source>No fingerprint matches “%1”</source>
        <translation>Tidak ada sidik jari yang cocok dengan “%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n fingerprint(s) are hidden by the filter.</source>
        <translation>
            <numerusform>%n sidik jari tersembunyi oleh filter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Hapus filter</translation>
    </message>
    <message>
        <source>No failure found</source>
        <translation>Tidak ditemukan kegagalan</translation>
    </message>
    <message>
        <source>No log of the folder shows a failure. This speaks of the logs only: it does not prove that the runs were correct.</source>
        <translation>Tidak ada log dalam folder yang memuat kegagalan. Ini hanya tentang log: tidak membuktikan bahwa prosesnya benar.</translation>
    </message>
    <message>
        <source>Most logs first</source>
        <translation>Log terbanyak dahulu</translation>
    </message>
    <message>
        <source>Last seen first</source>
        <translation>Terakhir terlihat dahulu</translation>
    </message>
    <message>
        <source>First seen first</source>
        <translation>Pertama terlihat dahulu</translation>
    </message>
    <message>
        <source>By family</source>
        <translation>Menurut keluarga</translation>
    </message>
    <message>
        <source>New ones first</source>
        <translation>Yang baru dahulu</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Sidik jari</translation>
    </message>
    <message numerus="yes">
        <source>%n, same first failure after numbers and paths are removed</source>
        <translation>
            <numerusform>%n, kegagalan pertama yang sama setelah angka dan jalur dihapus</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter fingerprints</source>
        <translation>Saring sidik jari</translation>
    </message>
    <message>
        <source>Order of the fingerprints</source>
        <translation>Urutan sidik jari</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::GuideDock</name>
    <message>
        <source>Next: %1</source>
        <translation>Berikutnya: %1</translation>
    </message>
    <message>
        <source>Previous stage</source>
        <translation>Tahap sebelumnya</translation>
    </message>
    <message>
        <source>This is the first stage</source>
        <translation>Ini tahap pertama</translation>
    </message>
    <message>
        <source>Next stage</source>
        <translation>Tahap berikutnya</translation>
    </message>
    <message>
        <source>This is the last stage</source>
        <translation>Ini tahap terakhir</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Panduan</translation>
    </message>
    <message>
        <source>Stage of the guide</source>
        <translation>Tahap panduan</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>Tutup panduan</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::HistogramPage</name>
    <message>
        <source>Absolute value of %1</source>
        <translation>Nilai mutlak %1</translation>
    </message>
    <message>
        <source>Values of %1 that occur</source>
        <translation>Nilai %1 yang muncul</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Nilai %1</translation>
    </message>
    <message>
        <source>There is no finite value to draw.</source>
        <translation>Tidak ada nilai berhingga untuk digambar.</translation>
    </message>
    <message>
        <source>%1 finite values</source>
        <translation>%1 nilai berhingga</translation>
    </message>
    <message>
        <source>Value %1: %2</source>
        <translation>Nilai %1: %2</translation>
    </message>
    <message>
        <source>From %1 to %2, both included: %3</source>
        <translation>Dari %1 sampai %2, keduanya termasuk: %3</translation>
    </message>
    <message>
        <source>From %1 to below %2: %3</source>
        <translation>Dari %1 sampai kurang dari %2: %3</translation>
    </message>
    <message>
        <source>Logarithmic counts</source>
        <translation>Jumlah berskala logaritmik</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Sebagai tabel</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Ekspor…</translation>
    </message>
    <message>
        <source>Export PNG…</source>
        <translation>Ekspor PNG…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Ekspor CSV…</translation>
    </message>
    <message>
        <source>Histogram as a table</source>
        <translation>Histogram sebagai tabel</translation>
    </message>
    <message>
        <source>Value %1: %2, out of range</source>
        <translation>Nilai %1: %2, di luar rentang</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::HistogramPlot</name>
    <message>
        <source>Count</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogram</translation>
    </message>
    <message>
        <source>Left and Right go from bar to bar. The table beside it has the same numbers.</source>
        <translation>Kiri dan Kanan berpindah dari batang ke batang. Tabel di sebelahnya memuat angka yang sama.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::HypothesesPane</name>
    <message>
        <source>fits</source>
        <translation>cocok</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>tidak cocok</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>tidak diketahui</translation>
    </message>
    <message>
        <source>If it holds</source>
        <translation>Jika benar</translation>
    </message>
    <message>
        <source>Two hypotheses</source>
        <translation>Dua hipotesis</translation>
    </message>
    <message>
        <source>Open label file…</source>
        <translation>Buka berkas label…</translation>
    </message>
    <message>
        <source>JSON, CSV, YAML or plain text with the names of the classes; it is only read.</source>
        <translation>JSON, CSV, YAML atau teks berisi nama kelas; berkas hanya dibaca.</translation>
    </message>
    <message>
        <source>Nothing to weigh: no target is above the last class.</source>
        <translation>Tidak ada yang perlu ditimbang: tidak ada target di atas kelas terakhir.</translation>
    </message>
    <message>
        <source>both fit this batch</source>
        <translation>keduanya cocok dengan batch ini</translation>
    </message>
    <message>
        <source>What a target above the last class can mean stands here once a class index was checked.</source>
        <translation>Arti yang mungkin dari target di atas kelas terakhir tampil di sini setelah sebuah indeks kelas diperiksa.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentDelegate</name>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n rank</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentDock</name>
    <message>
        <source>No incident of the chosen classes</source>
        <translation>Tidak ada insiden dari kelas yang dipilih</translation>
    </message>
    <message>
        <source>No incident matches “%1”</source>
        <translation>Tidak ada insiden yang cocok dengan “%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n incident(s) are hidden by the filter.</source>
        <translation>
            <numerusform>%n insiden disembunyikan oleh saringan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open incidents</source>
        <translation>Insiden yang terbuka</translation>
    </message>
    <message>
        <source>Filter incidents</source>
        <translation>Saring insiden</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Hapus saringan</translation>
    </message>
    <message>
        <source>Family, words of the message, operator, revision, name or date. Days from one to another: 2026-03-01..2026-03-15.</source>
        <translation>Keluarga, kata dari pesan, operator, revisi, nama, atau tanggal. Dari satu hari ke hari lain: 2026-03-01..2026-03-15.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentFiles</name>
    <message>
        <source>The incident was exported to %1.</source>
        <translation>Insiden diekspor ke %1.</translation>
    </message>
    <message>
        <source>It holds everything in the incident&apos;s folder, the batch included.</source>
        <translation>Isinya semua yang ada di folder insiden, termasuk batch.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that the record names lie outside of the folder and are not in it.</source>
        <translation>
            <numerusform>%n berkas yang disebut catatan berada di luar folder dan tidak disertakan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The incident was not exported.</source>
        <translation>Insiden tidak diekspor.</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>Ekspor dibatalkan.</translation>
    </message>
    <message>
        <source>No file was written.</source>
        <translation>Tidak ada berkas yang ditulis.</translation>
    </message>
    <message>
        <source>%1 was not imported.</source>
        <translation>%1 tidak diimpor.</translation>
    </message>
    <message>
        <source>The import of %1 was cancelled.</source>
        <translation>Impor %1 dibatalkan.</translation>
    </message>
    <message>
        <source>Nothing of it is in the library.</source>
        <translation>Tidak ada bagiannya di pustaka.</translation>
    </message>
    <message>
        <source>The error file was not added.</source>
        <translation>Berkas error tidak ditambahkan.</translation>
    </message>
    <message>
        <source>Export incident</source>
        <translation>Ekspor insiden</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>Arsip zip (*.zip)</translation>
    </message>
    <message>
        <source>Import incident</source>
        <translation>Impor insiden</translation>
    </message>
    <message>
        <source>Add a torchelastic error file</source>
        <translation>Tambah berkas error torchelastic</translation>
    </message>
    <message>
        <source>Error files (*.json)</source>
        <translation>Berkas error (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua berkas (*)</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::IncidentView</name>
    <message>
        <source>Views of the incident</source>
        <translation>Tampilan insiden</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Panduan</translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>Panduan: %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LibraryModel</name>
    <message numerus="yes">
        <source>%n incident(s)</source>
        <translation>
            <numerusform>%n insiden</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder %1, %2</source>
        <translation>Folder %1: %2</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LibraryPane</name>
    <message>
        <source>The last scan was cancelled: this is what the one before it found.</source>
        <translation>Pemindaian terakhir dibatalkan: ini hasil pemindaian sebelumnya.</translation>
    </message>
    <message>
        <source>The library was not read.</source>
        <translation>Pustaka tidak terbaca.</translation>
    </message>
    <message>
        <source>Scan again</source>
        <translation>Pindai lagi</translation>
    </message>
    <message>
        <source>The scan was cancelled.</source>
        <translation>Pemindaian dibatalkan.</translation>
    </message>
    <message>
        <source>What it read is remembered.</source>
        <translation>Yang sudah dibaca tetap diingat.</translation>
    </message>
    <message>
        <source>No incident is kept yet.</source>
        <translation>Belum ada insiden yang disimpan.</translation>
    </message>
    <message>
        <source>Notes, pins and attached batches are kept here, and what torchtriage_capture.py and torchtriage-cli run leave.</source>
        <translation>Catatan, sematan, dan batch terlampir disimpan di sini, juga yang ditinggalkan torchtriage_capture.py dan torchtriage-cli run.</translation>
    </message>
    <message>
        <source>The library is being read.</source>
        <translation>Pustaka sedang dibaca.</translation>
    </message>
    <message>
        <source>%1 of %2 incidents</source>
        <translation>%1 dari %2 insiden</translation>
    </message>
    <message>
        <source>Looking for incidents</source>
        <translation>Mencari insiden</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Pustaka</translation>
    </message>
    <message>
        <source>Library of incidents</source>
        <translation>Pustaka insiden</translation>
    </message>
    <message>
        <source>Library menu</source>
        <translation>Menu pustaka</translation>
    </message>
    <message>
        <source>&amp;Scan again</source>
        <translation>&amp;Pindai lagi</translation>
    </message>
    <message>
        <source>&amp;Import incident…</source>
        <translation>&amp;Impor insiden…</translation>
    </message>
    <message>
        <source>Choose library &amp;folder…</source>
        <translation>Pilih &amp;folder pustaka…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Membaca pustaka</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogActions</name>
    <message>
        <source>C&amp;opy</source>
        <translation>Sa&amp;lin</translation>
    </message>
    <message>
        <source>Copy &amp;lines</source>
        <translation>Salin &amp;baris</translation>
    </message>
    <message>
        <source>Copy lines &amp;without prefixes</source>
        <translation>Salin baris &amp;tanpa awalan</translation>
    </message>
    <message>
        <source>Copy lines with num&amp;bers</source>
        <translation>Salin baris dengan &amp;nomor</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Temukan beri&amp;kutnya</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Te&amp;mukan sebelumnya</translation>
    </message>
    <message>
        <source>Go to lin&amp;e…</source>
        <translation>Buka ba&amp;ris…</translation>
    </message>
    <message>
        <source>P&amp;in this line as first failure</source>
        <translation>Sema&amp;tkan baris ini sebagai kegagalan pertama</translation>
    </message>
    <message>
        <source>&amp;Back to the line found</source>
        <translation>Ke&amp;mbali ke baris yang ditemukan</translation>
    </message>
    <message>
        <source>Fold or &amp;unfold this block</source>
        <translation>Lipat atau b&amp;uka blok ini</translation>
    </message>
    <message>
        <source>&amp;Dim consequences</source>
        <translation>Re&amp;dupkan konsekuensi</translation>
    </message>
    <message>
        <source>&amp;Fold frames</source>
        <translation>Lipat &amp;frame</translation>
    </message>
    <message>
        <source>&amp;Wrap lines</source>
        <translation>&amp;Bungkus baris</translation>
    </message>
    <message>
        <source>Follow the &amp;end of the log</source>
        <translation>Ikuti &amp;akhir log</translation>
    </message>
    <message>
        <source>&amp;Only the rank of the first failure</source>
        <translation>&amp;Hanya rank kegagalan pertama</translation>
    </message>
    <message>
        <source>&amp;All ranks</source>
        <translation>&amp;Semua rank</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogDestinations</name>
    <message>
        <source>line</source>
        <translation>baris</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Baris %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>dari %1</translation>
    </message>
    <message>
        <source>the nearest one that the log has</source>
        <translation>yang terdekat dalam log</translation>
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
        <translation>hanya barisnya, pada peristiwa pertamanya: baris %1</translation>
    </message>
    <message>
        <source>its lines alone; it has no event</source>
        <translation>hanya barisnya; tidak ada peristiwa</translation>
    </message>
    <message>
        <source>line %1 · %2</source>
        <translation>baris %1 · %2</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogPainter</name>
    <message numerus="yes">
        <source>%n line(s): C++ frames</source>
        <translation>
            <numerusform>%n baris: frame C++</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): Python thread dump</source>
        <translation>
            <numerusform>%n baris: dump thread Python</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): Python frames</source>
        <translation>
            <numerusform>%n baris: frame Python</numerusform>
        </translation>
    </message>
    <message>
        <source>observation point</source>
        <translation>titik pengamatan</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::LogView</name>
    <message>
        <source>Line %1, rank %2: %3</source>
        <translation>Baris %1, rank %2: %3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Baris %1: %2</translation>
    </message>
    <message>
        <source>First failure</source>
        <translation>Kegagalan pertama</translation>
    </message>
    <message>
        <source>Observation point, not the cause</source>
        <translation>Titik pengamatan, bukan penyebab</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Konsekuensi</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MachinesDialog</name>
    <message>
        <source>Other machines</source>
        <translation>Komputer lain</translation>
    </message>
    <message>
        <source>A run there goes through your own ssh or scheduler, with its configuration. Nothing has to be installed there but Python; what is brought there is taken away again. Passwords and keys are never asked for or kept.</source>
        <translation>Jalankan ulang di sana memakai ssh atau penjadwal Anda sendiri, dengan konfigurasinya. Yang perlu terpasang di sana hanya Python; yang dibawa ke sana diambil kembali. Kata sandi dan kunci tidak pernah ditanyakan atau disimpan.</translation>
    </message>
    <message>
        <source>Answer of the machine</source>
        <translation>Jawaban komputer</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nama</translation>
    </message>
    <message>
        <source>&amp;Reached through</source>
        <translation>Di&amp;jangkau lewat</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Opsi</translation>
    </message>
    <message>
        <source>&amp;Python there</source>
        <translation>&amp;Python di sana</translation>
    </message>
    <message>
        <source>Add machine</source>
        <translation>Tambah komputer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Uji koneksi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Machine %1</source>
        <translation>Komputer %1</translation>
    </message>
    <message>
        <source>Par&amp;tition</source>
        <translation>Par&amp;tisi</translation>
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
        <translation>Pilih komputer dahulu.</translation>
    </message>
    <message>
        <source>It is being asked.</source>
        <translation>Sedang ditanya.</translation>
    </message>
    <message>
        <source>It is being asked for its version and devices…</source>
        <translation>Sedang ditanya versi dan perangkatnya…</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MainActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Berkas</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Buka…</translation>
    </message>
    <message>
        <source>&amp;Paste log</source>
        <translation>&amp;Tempel log</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Buka yang te&amp;rbaru</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Kosongkan daftar</translation>
    </message>
    <message>
        <source>Open &amp;sample incident</source>
        <translation>Buka insiden &amp;contoh</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>&amp;Muat ulang</translation>
    </message>
    <message>
        <source>Close &amp;incident</source>
        <translation>Tutup &amp;insiden</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Keluar</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>&amp;Copy first error</source>
        <translation>&amp;Salin error pertama</translation>
    </message>
    <message>
        <source>&amp;Find in the log</source>
        <translation>&amp;Cari di log</translation>
    </message>
    <message>
        <source>Filter &amp;incidents</source>
        <translation>Sarin&amp;g insiden</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Tampilan</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Kembali</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Maju</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Panel berikutnya</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Panel &amp;sebelumnya</translation>
    </message>
    <message>
        <source>&amp;Side bar</source>
        <translation>Bilah sampin&amp;g</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Ikuti &amp;sistem</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>Te&amp;rang</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Gelap</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Ba&amp;hasa</translation>
    </message>
    <message>
        <source>&amp;Incident</source>
        <translation>&amp;Insiden</translation>
    </message>
    <message>
        <source>&amp;First failure</source>
        <translation>&amp;Kegagalan pertama</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <translation>Peristiwa &amp;berikutnya</translation>
    </message>
    <message>
        <source>&amp;Previous event</source>
        <translation>Peristiwa &amp;sebelumnya</translation>
    </message>
    <message>
        <source>Next step &amp;1</source>
        <translation>Langkah berikutnya &amp;1</translation>
    </message>
    <message>
        <source>Next step &amp;2</source>
        <translation>Langkah berikutnya &amp;2</translation>
    </message>
    <message>
        <source>Next step &amp;3</source>
        <translation>Langkah berikutnya &amp;3</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ba&amp;ntuan</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Pintasan keyboard</translation>
    </message>
    <message>
        <source>&amp;About TorchTriage</source>
        <translation>&amp;Tentang TorchTriage</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Urungkan</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Urungkan: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ulang&amp;i</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>Ulang&amp;i: %1</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Buka &amp;folder…</translation>
    </message>
    <message>
        <source>&amp;Add note…</source>
        <translation>Tambah &amp;catatan…</translation>
    </message>
    <message>
        <source>Fill in &amp;missing context…</source>
        <translation>Isi konteks yang bel&amp;um ada…</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>P&amp;ergi ke…</translation>
    </message>
    <message>
        <source>Lo&amp;g</source>
        <translation>L&amp;og</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Alat</translation>
    </message>
    <message>
        <source>&amp;Run selected</source>
        <translation>&amp;Jalankan yang dipilih</translation>
    </message>
    <message>
        <source>&amp;Stop runs</source>
        <translation>&amp;Hentikan</translation>
    </message>
    <message>
        <source>&amp;Engines…</source>
        <translation>&amp;Mesin…</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>Pan&amp;duan</translation>
    </message>
    <message>
        <source>Add &amp;torchelastic error file…</source>
        <translation>Tambah berkas error t&amp;orchelastic…</translation>
    </message>
    <message>
        <source>E&amp;xport incident as zip…</source>
        <translation>Ekspor insiden sebagai &amp;zip…</translation>
    </message>
    <message>
        <source>I&amp;mport incident…</source>
        <translation>Im&amp;por insiden…</translation>
    </message>
    <message>
        <source>Reduce kept &amp;case…</source>
        <translation>Sederhanakan &amp;kasus tersimpan…</translation>
    </message>
    <message>
        <source>Other &amp;machines…</source>
        <translation>Komputer &amp;lain…</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MainWindow</name>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 tidak dibuka.</translation>
    </message>
    <message>
        <source>Reading %1 was cancelled.</source>
        <translation>Pembacaan %1 dibatalkan.</translation>
    </message>
    <message>
        <source>Nothing of it is shown. Open it again to read it from the start.</source>
        <translation>Isinya tidak ditampilkan. Buka lagi untuk membacanya dari awal.</translation>
    </message>
    <message>
        <source>No incident open</source>
        <translation>Tidak ada insiden yang terbuka</translation>
    </message>
    <message>
        <source>%1 lines read in %2 ms</source>
        <translation>%1 baris dibaca dalam %2 md</translation>
    </message>
    <message>
        <source>%1 lines read in %2 s</source>
        <translation>%1 baris dibaca dalam %2 dtk</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n rank</numerusform>
        </translation>
    </message>
    <message>
        <source>The first error is on the clipboard.</source>
        <translation>Error pertama ada di papan klip.</translation>
    </message>
    <message>
        <source>%1 – TorchTriage</source>
        <translation>%1 – TorchTriage</translation>
    </message>
    <message>
        <source>Offline. Nothing leaves this computer.</source>
        <translation>Luring. Tidak ada yang keluar dari komputer ini.</translation>
    </message>
    <message>
        <source>Open logs</source>
        <translation>Buka log</translation>
    </message>
    <message>
        <source>Logs, notebooks and reports (*.log *.txt *.out *.err *.ipynb *.json *.jsonl *.gz *.xz *.zst *.bz2)</source>
        <translation>Log, notebook, dan laporan (*.log *.txt *.out *.err *.ipynb *.json *.jsonl *.gz *.xz *.zst *.bz2)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua berkas (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Tidak ada teks di papan klip.</translation>
    </message>
    <message>
        <source>Copy the log in your terminal, then paste it here.</source>
        <translation>Salin log di terminal Anda, lalu tempelkan di sini.</translation>
    </message>
    <message>
        <source>Pasted log %1</source>
        <translation>Log tempelan %1</translation>
    </message>
    <message>
        <source>Saved batches (%1)</source>
        <translation>Batch tersimpan (%1)</translation>
    </message>
    <message>
        <source>Side bar</source>
        <translation>Bilah samping</translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation>Disimpan di %1</translation>
    </message>
    <message>
        <source>The incident was not saved.</source>
        <translation>Insiden tidak disimpan.</translation>
    </message>
    <message>
        <source>Close with a reason</source>
        <translation>Tutup dengan alasan</translation>
    </message>
    <message>
        <source>Reopen incident</source>
        <translation>Buka kembali insiden</translation>
    </message>
    <message>
        <source>Why it is closed without verification:</source>
        <translation>Mengapa ditutup tanpa verifikasi:</translation>
    </message>
    <message>
        <source>Why it is opened again:</source>
        <translation>Mengapa dibuka kembali:</translation>
    </message>
    <message>
        <source>Close incident</source>
        <translation>Tutup insiden</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Buka kembali</translation>
    </message>
    <message>
        <source>Re&amp;open…</source>
        <translation>Buka k&amp;embali…</translation>
    </message>
    <message>
        <source>&amp;Close with a reason…</source>
        <translation>Tutu&amp;p dengan alasan…</translation>
    </message>
    <message>
        <source>Open a folder of logs</source>
        <translation>Buka folder log</translation>
    </message>
    <message>
        <source>Choose the library folder</source>
        <translation>Pilih folder pustaka</translation>
    </message>
    <message>
        <source>No case is kept yet.</source>
        <translation>Belum ada kasus yang disimpan.</translation>
    </message>
    <message>
        <source>Check the saved batch and keep what was refused as a case, or open a job file on the page of the reruns.</source>
        <translation>Periksa batch tersimpan dan simpan yang ditolak sebagai kasus, atau buka berkas job di halaman run ulang.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MappingModel</name>
    <message>
        <source>not used</source>
        <translation>tidak dipakai</translation>
    </message>
    <message>
        <source>no class</source>
        <translation>tanpa kelas</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>diabaikan</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Bijeksi</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ya</translation>
    </message>
    <message>
        <source>no</source>
        <translation>tidak</translation>
    </message>
    <message>
        <source>Every class used</source>
        <translation>Semua kelas dipakai</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Kelas</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Tersimpan</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Jumlah</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MappingPane</name>
    <message>
        <source>Mapping</source>
        <translation>Pemetaan</translation>
    </message>
    <message>
        <source>one to one?</source>
        <translation>bijeksi?</translation>
    </message>
    <message>
        <source>Stored values and classes</source>
        <translation>Nilai tersimpan dan kelas</translation>
    </message>
    <message>
        <source>Stored values and their classes stand here once a class index was checked.</source>
        <translation>Nilai yang tersimpan dan kelasnya tampil di sini setelah sebuah indeks kelas diperiksa.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::MemberModel</name>
    <message>
        <source>Time</source>
        <translation>Waktu</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Baris</translation>
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
        <translation>Bandingkan dengan %1</translation>
    </message>
    <message>
        <source>The folder has no log without a failure whose path is the same but for its numbers.</source>
        <translation>Folder tidak memiliki log tanpa kegagalan yang jalurnya sama kecuali angkanya.</translation>
    </message>
    <message>
        <source>Logs of %1</source>
        <translation>Log dari %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n log(s)</source>
        <translation>
            <numerusform>%n log</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n incident(s)</source>
        <translation>
            <numerusform>%n insiden</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the logs</source>
        <translation>Kembali ke log</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Buka log</translation>
    </message>
    <message>
        <source>Compare with last good log</source>
        <translation>Bandingkan dengan log baik terakhir</translation>
    </message>
    <message>
        <source>Close this pane</source>
        <translation>Tutup panel ini</translation>
    </message>
    <message>
        <source>Logs of the fingerprint</source>
        <translation>Log sidik jari ini</translation>
    </message>
    <message>
        <source>Lines that appear only in the failing log</source>
        <translation>Baris yang hanya muncul dalam log yang gagal</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::Minimap</name>
    <message>
        <source>Overview of the log by rank</source>
        <translation>Ringkasan log per rank</translation>
    </message>
    <message>
        <source>One lane per rank, L is the launcher. Click to go there.</source>
        <translation>Satu lajur per rank, L adalah peluncur. Klik untuk menuju ke sana.</translation>
    </message>
    <message>
        <source>rank %1: %2 lines</source>
        <translation>rank %1: %2 baris</translation>
    </message>
    <message>
        <source>launcher: %1 lines</source>
        <translation>peluncur: %1 baris</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Per rank</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::NextStepPane</name>
    <message>
        <source>Next step</source>
        <translation>Langkah berikutnya</translation>
    </message>
    <message>
        <source>Known so far</source>
        <translation>Yang sudah diketahui</translation>
    </message>
    <message>
        <source>known</source>
        <translation>diketahui</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>masih terbuka</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>Lampiran</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Catatan</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Tambah catatan</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Catatan</translation>
    </message>
    <message>
        <source>Kept in the incident folder while you type. Undo takes it back.</source>
        <translation>Disimpan di folder insiden saat Anda mengetik. Urungkan akan menariknya kembali.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::OffenderModel</name>
    <message>
        <source>Position</source>
        <translation>Posisi</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Nilai</translation>
    </message>
    <message>
        <source>Sample id</source>
        <translation>Id sampel</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Sumber</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Temuan</translation>
    </message>
    <message>
        <source>In batch</source>
        <translation>Di batch</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::OutputView</name>
    <message>
        <source>Live output</source>
        <translation>Keluaran langsung</translation>
    </message>
    <message>
        <source>%1 lines came too fast to be shown; the log has them.</source>
        <translation>%1 baris datang terlalu cepat untuk ditampilkan; log memilikinya.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::OverviewPage</name>
    <message>
        <source>The environment does not fit together.</source>
        <translation>Lingkungannya tidak saling cocok.</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Triase</translation>
    </message>
    <message numerus="yes">
        <source>1 of %n families matches this log</source>
        <translation>
            <numerusform>1 dari %n keluarga cocok dengan log ini</numerusform>
        </translation>
    </message>
    <message>
        <source>No family matches this log</source>
        <translation>Tidak ada keluarga yang cocok dengan log ini</translation>
    </message>
    <message>
        <source>Triage table</source>
        <translation>Tabel triase</translation>
    </message>
    <message>
        <source>Chain of events</source>
        <translation>Rangkaian peristiwa</translation>
    </message>
    <message numerus="yes">
        <source>First failure and %n consequence(s)</source>
        <translation>
            <numerusform>Kegagalan pertama dan %n konsekuensi</numerusform>
        </translation>
    </message>
    <message>
        <source>Open in evidence</source>
        <translation>Buka di bukti</translation>
    </message>
    <message>
        <source>Why this line</source>
        <translation>Alasan memilih baris ini</translation>
    </message>
    <message>
        <source>Missing context</source>
        <translation>Konteks yang kurang</translation>
    </message>
    <message>
        <source>Show fewer families</source>
        <translation>Tampilkan lebih sedikit keluarga</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more families</source>
        <translation>
            <numerusform>Tampilkan %n keluarga lagi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::PlotsPane</name>
    <message>
        <source>Family</source>
        <translation>Keluarga</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Kelas</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Hari</translation>
    </message>
    <message>
        <source>%1, by class</source>
        <translation>%1, menurut kelas</translation>
    </message>
    <message>
        <source>Logs per family</source>
        <translation>Log per keluarga</translation>
    </message>
    <message>
        <source>Logs per day</source>
        <translation>Log per hari</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Nilai</translation>
    </message>
    <message>
        <source>Show the numbers of both plots as tables</source>
        <translation>Tampilkan angka kedua grafik sebagai tabel</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ProgressCard</name>
    <message>
        <source>%1 of %2 read, %3 s</source>
        <translation>%1 dari %2 dibaca, %3 dtk</translation>
    </message>
    <message>
        <source>%1 read, %2 s</source>
        <translation>%1 dibaca, %2 dtk</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Membaca %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RankListModel</name>
    <message>
        <source>all lines</source>
        <translation>semua baris</translation>
    </message>
    <message>
        <source>launcher</source>
        <translation>peluncur</translation>
    </message>
    <message>
        <source>%1, %2 lines</source>
        <translation>%1, %2 baris</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReadingPane</name>
    <message>
        <source>Reading</source>
        <translation>Pembacaan</translation>
    </message>
    <message>
        <source>A CPU success is a clue, not a CUDA validation.</source>
        <translation>Keberhasilan di CPU hanyalah petunjuk, bukan validasi CUDA.</translation>
    </message>
    <message>
        <source>Kernels, layouts and rounding differ. Validate on the device before you close.</source>
        <translation>Kernel, tata letak, dan pembulatan berbeda. Validasi di perangkat sebelum menutup.</translation>
    </message>
    <message>
        <source>Blocking launches and waits change the scheduling: their durations are not compared.</source>
        <translation>Peluncuran blocking dan penantian mengubah penjadwalan: durasinya tidak dibandingkan.</translation>
    </message>
    <message>
        <source>shown by a run</source>
        <translation>ditunjukkan oleh hasil</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>masih terbuka</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReadingStrip</name>
    <message>
        <source>Reading: %1 of about %2 lines, %3 s</source>
        <translation>Membaca: %1 dari sekitar %2 baris, %3 dtk</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Part of the log that has been read</source>
        <translation>Bagian log yang sudah dibaca</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReasonList</name>
    <message>
        <source>line %1</source>
        <translation>baris %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RecentModel</name>
    <message>
        <source>No failure found</source>
        <translation>Tidak ada kegagalan yang ditemukan</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RedactionModel</name>
    <message>
        <source>On</source>
        <translation>Aktif</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Jenis</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Penggantian</translation>
    </message>
    <message>
        <source>stays in the text</source>
        <translation>tetap dalam teks</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReduceDialog</name>
    <message>
        <source>Kept in %1</source>
        <translation>Disimpan di %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Lanjutkan</translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation>Sederhanakan</translation>
    </message>
    <message>
        <source>The reduction is running.</source>
        <translation>Penyederhanaan sedang berjalan.</translation>
    </message>
    <message>
        <source>Give the case a name of letters, digits, dots and dashes.</source>
        <translation>Beri kasus nama dari huruf, angka, titik, dan tanda hubung.</translation>
    </message>
    <message>
        <source>Ends the trial under way and keeps what is known.</source>
        <translation>Mengakhiri percobaan yang berjalan dan menyimpan yang sudah diketahui.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>Tidak ada yang berjalan.</translation>
    </message>
    <message>
        <source>Nothing has run yet.</source>
        <translation>Belum ada yang dijalankan.</translation>
    </message>
    <message>
        <source>Running: %1 of at most %2 runs, %3 s</source>
        <translation>Berjalan: %1 dari paling banyak %2 kali, %3 dtk</translation>
    </message>
    <message>
        <source>Pausing: the trial under way is ended</source>
        <translation>Menjeda: percobaan yang berjalan diakhiri</translation>
    </message>
    <message>
        <source>Paused after %1 runs</source>
        <translation>Dijeda setelah %1 kali jalan</translation>
    </message>
    <message>
        <source>Ended after %1 runs</source>
        <translation>Selesai setelah %1 kali jalan</translation>
    </message>
    <message>
        <source>Reduce to the smallest failing case</source>
        <translation>Sederhanakan ke kasus gagal terkecil</translation>
    </message>
    <message>
        <source>Rows, lengths, steps and values are left out as long as the same failure happens, each time in a new process. Dtypes and layout stay. The same name goes on from where it was.</source>
        <translation>Baris, panjang, langkah, dan nilai dihilangkan selama kegagalan yang sama terjadi, setiap kali dalam proses baru. Dtype dan tata letak tetap. Nama yang sama melanjutkan dari sana.</translation>
    </message>
    <message>
        <source>&amp;Name of the case</source>
        <translation>&amp;Nama kasus</translation>
    </message>
    <message>
        <source>&amp;Most runs</source>
        <translation>Jalan &amp;maksimum</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Percobaan</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Jeda</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ReplacementModel</name>
    <message>
        <source>In the log</source>
        <translation>Dalam log</translation>
    </message>
    <message>
        <source>In the request</source>
        <translation>Dalam permintaan</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Kali</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>tetap</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RequestPage</name>
    <message>
        <source>“%1” written. The private map of the replacements stays here: %2</source>
        <translation>“%1” ditulis. Peta privat penggantian tetap di sini: %2</translation>
    </message>
    <message>
        <source>Nothing was written. %1</source>
        <translation>Tidak ada yang ditulis. %1</translation>
    </message>
    <message>
        <source>Reading the log</source>
        <translation>Membaca log</translation>
    </message>
    <message>
        <source>Names that are private are looked for in all of it, so that none of them stays in the request.</source>
        <translation>Nama pribadi dicari di seluruh log, agar tidak ada yang tertinggal dalam permintaan.</translation>
    </message>
    <message>
        <source>The request could not be made</source>
        <translation>Permintaan tidak dapat dibuat</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s), %1</source>
        <extracomment>%1 is &quot;44 values&quot;</extracomment>
        <translation>
            <numerusform>%n jenis, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n nilai</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Markdown, %n line(s), %1</source>
        <translation>
            <numerusform>Markdown, %n baris, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n baris</numerusform>
        </translation>
    </message>
    <message>
        <source>Something private would remain: see the red bar.</source>
        <translation>Masih ada hal pribadi: lihat bilah merah.</translation>
    </message>
    <message>
        <source>The request is not ready yet.</source>
        <translation>Permintaan belum siap.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) replaced, none left that looks private. Read the text before you send it.</source>
        <translation>
            <numerusform>%n nilai diganti, tidak ada lagi yang tampak pribadi. Bacalah teksnya sebelum Anda mengirimnya.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to export. %1</source>
        <translation>Siap diekspor. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more place(s).</source>
        <translation>
            <numerusform>%n tempat lainnya.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export stopped.</source>
        <translation>Ekspor dihentikan.</translation>
    </message>
    <message>
        <source>Turn its replacement on, or remove the line.</source>
        <translation>Aktifkan penggantiannya, atau hapus barisnya.</translation>
    </message>
    <message>
        <source>Add it as a word to replace, or remove the line.</source>
        <translation>Tambahkan sebagai kata yang diganti, atau hapus barisnya.</translation>
    </message>
    <message>
        <source>Show line %1</source>
        <translation>Tampilkan baris %1</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Aktifkan</translation>
    </message>
    <message>
        <source>Copied as Markdown. Read the text before you send it.</source>
        <translation>Disalin sebagai Markdown. Bacalah teksnya sebelum Anda mengirimnya.</translation>
    </message>
    <message>
        <source>Export the support request</source>
        <translation>Ekspor permintaan dukungan</translation>
    </message>
    <message>
        <source>Zip with request and attachments (*.zip)</source>
        <translation>Zip berisi permintaan dan lampiran (*.zip)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Bahasa</translation>
    </message>
    <message>
        <source>Language of the request</source>
        <translation>Bahasa permintaan</translation>
    </message>
    <message>
        <source>Whom the request is for</source>
        <translation>Untuk siapa permintaan ini</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Lampirkan</translation>
    </message>
    <message>
        <source>Attachments of the zip</source>
        <translation>Lampiran zip</translation>
    </message>
    <message>
        <source>Redacted log, in the zip</source>
        <translation>Log yang disanitasi, di dalam zip</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Salin</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Ekspor…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Pratinjau</translation>
    </message>
    <message>
        <source>The request as it will leave</source>
        <translation>Permintaan seperti yang akan dikirim</translation>
    </message>
    <message>
        <source>Rendered</source>
        <translation>Terformat</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Sumber</translation>
    </message>
    <message>
        <source>Replacements</source>
        <translation>Penggantian</translation>
    </message>
    <message>
        <source>Kinds of replacements</source>
        <translation>Jenis penggantian</translation>
    </message>
    <message>
        <source>Add word…</source>
        <translation>Tambah kata…</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Nilai</translation>
    </message>
    <message>
        <source>originals stay here, they are never exported</source>
        <translation>nilai asli tetap di sini, tidak pernah diekspor</translation>
    </message>
    <message>
        <source>Replaced values</source>
        <translation>Nilai yang diganti</translation>
    </message>
    <message>
        <source>The same original always gets the same replacement, so two hosts can still be told apart.</source>
        <translation>Nilai asli yang sama selalu mendapat pengganti yang sama, sehingga dua host tetap dapat dibedakan.</translation>
    </message>
    <message>
        <source>This incident keeps no case. Keep one on the batch page, or reduce its job.</source>
        <translation>Insiden ini tidak menyimpan kasus. Simpan satu di halaman batch, atau sederhanakan job-nya.</translation>
    </message>
    <message>
        <source>Minimal case, in the zip…</source>
        <translation>Kasus minimal, di dalam zip…</translation>
    </message>
    <message>
        <source>Notes of the incident</source>
        <translation>Catatan insiden</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RerunPage</name>
    <message>
        <source>A job has the variations of its operators only.</source>
        <translation>Pekerjaan hanya memiliki variasi operatornya.</translation>
    </message>
    <message>
        <source>The job&apos;s steps run in the chosen engine.</source>
        <translation>Langkah pekerjaan berjalan di mesin yang dipilih.</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Folder: %1</translation>
    </message>
    <message>
        <source>torchtriage-guard is missing beside the program: nothing can be started. Install TorchTriage again.</source>
        <translation>torchtriage-guard tidak ada di samping program: tidak ada yang dapat dijalankan. Pasang kembali TorchTriage.</translation>
    </message>
    <message>
        <source>Check a row first.</source>
        <translation>Centang satu baris dahulu.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>Tidak ada yang berjalan.</translation>
    </message>
    <message>
        <source>%1 finished, %2 running, %3 queued</source>
        <translation>%1 selesai, %2 berjalan, %3 mengantre</translation>
    </message>
    <message numerus="yes">
        <source>from %n finished run(s)</source>
        <translation>
            <numerusform>dari %n jalankan ulang yang selesai</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a run that has printed something.</source>
        <translation>Pilih hasil yang telah mencetak sesuatu.</translation>
    </message>
    <message>
        <source>%1 s of %2 s</source>
        <translation>%1 dtk dari %2 dtk</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 dtk</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation>%1, proses %2</translation>
    </message>
    <message>
        <source>Running: %1. Process %2</source>
        <translation>Berjalan: %1. Proses %2</translation>
    </message>
    <message>
        <source>Job file</source>
        <translation>Berkas pekerjaan</translation>
    </message>
    <message>
        <source>Jobs (*.json)</source>
        <translation>Pekerjaan (*.json)</translation>
    </message>
    <message>
        <source>%1: new process %2</source>
        <translation>%1: proses baru %2</translation>
    </message>
    <message>
        <source>Run selected</source>
        <translation>Jalankan yang dipilih</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Jalankan semua</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Hentikan</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Batas waktu</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>Time limit of a run</source>
        <translation>Batas waktu</translation>
    </message>
    <message>
        <source>Add change…</source>
        <translation>Tambah perubahan…</translation>
    </message>
    <message>
        <source>New process, one change per run.</source>
        <translation>Proses baru, satu perubahan per jalan.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Perintah</translation>
    </message>
    <message>
        <source>Command of the baseline</source>
        <translation>Perintah baseline</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Mesin</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Ubah…</translation>
    </message>
    <message>
        <source>Job file…</source>
        <translation>Berkas pekerjaan…</translation>
    </message>
    <message>
        <source>Run a job of operators instead of the program</source>
        <translation>Jalankan pekerjaan operator sebagai ganti program</translation>
    </message>
    <message>
        <source>Live output</source>
        <translation>Keluaran langsung</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Buka log</translation>
    </message>
    <message>
        <source>Time used of the limit</source>
        <translation>Bagian batas waktu yang terpakai</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Pembacaan</translation>
    </message>
    <message>
        <source>Back to the program</source>
        <translation>Kembali ke program</translation>
    </message>
    <message>
        <source>On another machine the engine is the Python that is named with it.</source>
        <translation>Di komputer lain, mesin adalah Python yang disebut bersamanya.</translation>
    </message>
    <message>
        <source>Two engines are compared on this machine only.</source>
        <translation>Dua mesin dibandingkan hanya di komputer ini.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Komputer ini</translation>
    </message>
    <message>
        <source>Other machines…</source>
        <translation>Komputer lain…</translation>
    </message>
    <message>
        <source>any memory</source>
        <translation>memori bebas</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Memory limit of a run</source>
        <translation>Batas memori satu run</translation>
    </message>
    <message>
        <source>A run whose processes hold more memory than that is ended.</source>
        <translation>Run yang prosesnya memakai memori lebih dari itu diakhiri.</translation>
    </message>
    <message>
        <source>Machine that the runs live on</source>
        <translation>Komputer tempat jalankan ulang berjalan</translation>
    </message>
    <message>
        <source>Open a job of operators first: a program&apos;s own data cannot be cut from here.</source>
        <translation>Buka dahulu pekerjaan operator: data milik program tidak dapat dipotong dari sini.</translation>
    </message>
    <message>
        <source>Reduce…</source>
        <translation>Sederhanakan…</translation>
    </message>
    <message>
        <source>Keep incident</source>
        <translation>Simpan insiden</translation>
    </message>
    <message>
        <source>%1, process %2, step %3 of %4: %5</source>
        <translation>%1, proses %2, langkah %3 dari %4: %5</translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation>Disimpan di %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RunModel</name>
    <message>
        <source>%1 s so far</source>
        <translation>%1 dtk sejauh ini</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 dtk</translation>
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
        <translation>bukan pengukuran</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Perubahan</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Perangkat</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Peluncuran</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>Error pertama</translation>
    </message>
    <message>
        <source>Observed at</source>
        <translation>Diamati di</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durasi</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::RunTable</name>
    <message>
        <source>Runs</source>
        <translation>Daftar jalan</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ScanCard</name>
    <message>
        <source>%1 of %2 files, %3 s</source>
        <translation>%1 dari %2 berkas, %3 s</translation>
    </message>
    <message>
        <source>Looking for files, %1 s</source>
        <translation>Mencari berkas, %1 s</translation>
    </message>
    <message>
        <source>Reading the logs of %1</source>
        <translation>Membaca log %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Pintasan keyboard</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::SliceModel</name>
    <message>
        <source>Value</source>
        <translation>Nilai</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::SlicePage</name>
    <message>
        <source>%1 of %2 elements</source>
        <translation>%1 dari %2 elemen</translation>
    </message>
    <message>
        <source>Elements of the tensor</source>
        <translation>Elemen tensor</translation>
    </message>
    <message>
        <source>Dimension %1: </source>
        <translation>Dimensi %1: </translation>
    </message>
    <message>
        <source>Index in dimension %1</source>
        <translation>Indeks pada dimensi %1</translation>
    </message>
    <message>
        <source>Rows from: </source>
        <translation>Baris mulai: </translation>
    </message>
    <message>
        <source>First row shown</source>
        <translation>Baris pertama yang ditampilkan</translation>
    </message>
    <message>
        <source>From: </source>
        <translation>Mulai: </translation>
    </message>
    <message>
        <source>First element of a row shown</source>
        <translation>Elemen pertama baris yang ditampilkan</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::StartPage</name>
    <message>
        <source>Find the first failure, not the last line.</source>
        <translation>Temukan kegagalan pertama, bukan baris terakhir.</translation>
    </message>
    <message>
        <source>Recent incidents</source>
        <translation>Insiden terbaru</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Kosongkan daftar</translation>
    </message>
    <message>
        <source>No log was opened yet.</source>
        <translation>Belum ada log yang dibuka.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>buka</translation>
    </message>
    <message>
        <source>paste log</source>
        <translation>tempel log</translation>
    </message>
    <message>
        <source>all shortcuts</source>
        <translation>semua pintasan</translation>
    </message>
    <message>
        <source>go to</source>
        <translation>pergi ke</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::StepsDock</name>
    <message>
        <source>Next step</source>
        <translation>Langkah berikutnya</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::SwitchDialog</name>
    <message>
        <source>&amp;Name of the change</source>
        <translation>&amp;Nama perubahan</translation>
    </message>
    <message>
        <source>&amp;Variable or option</source>
        <translation>&amp;Variabel atau opsi</translation>
    </message>
    <message>
        <source>For example AMP=0 or --amp 0. It is added to the command of the baseline, or takes the place of the same option there.</source>
        <translation>Misalnya AMP=0 atau --amp 0. Ditambahkan ke perintah baseline, atau menggantikan opsi yang sama di sana.</translation>
    </message>
    <message>
        <source>Use this change</source>
        <translation>Gunakan perubahan ini</translation>
    </message>
    <message>
        <source>A change of your own needs a name.</source>
        <translation>Perubahan sendiri memerlukan nama.</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TargetCheckPane</name>
    <message>
        <source>The check was not carried out.</source>
        <translation>Pemeriksaan tidak dilakukan.</translation>
    </message>
    <message>
        <source>There is no refused element to export.</source>
        <translation>Tidak ada elemen yang ditolak untuk diekspor.</translation>
    </message>
    <message>
        <source>The first %1 of %2 are shown; the export has all of them.</source>
        <translation>Ditampilkan %1 pertama dari %2; ekspor memuat semuanya.</translation>
    </message>
    <message>
        <source>Target check</source>
        <translation>Pemeriksaan target</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Ekspor CSV…</translation>
    </message>
    <message>
        <source>Refused elements</source>
        <translation>Elemen yang ditolak</translation>
    </message>
    <message>
        <source>Minimal case, %1</source>
        <extracomment>%1 is the number of samples</extracomment>
        <translation>Kasus minimal, %1</translation>
    </message>
    <message>
        <source>Minimal case</source>
        <translation>Kasus minimal</translation>
    </message>
    <message>
        <source>Full batch, %1</source>
        <translation>Batch penuh, %1</translation>
    </message>
    <message>
        <source>Full batch</source>
        <translation>Batch penuh</translation>
    </message>
    <message>
        <source>Nothing was refused so far.</source>
        <translation>Sejauh ini tidak ada yang ditolak.</translation>
    </message>
    <message>
        <source>Full batch: %1.</source>
        <translation>Batch penuh: %1.</translation>
    </message>
    <message>
        <source>What the check is shown for</source>
        <translation>Untuk apa pemeriksaan ditampilkan</translation>
    </message>
    <message>
        <source>Keep as case</source>
        <translation>Simpan sebagai kasus</translation>
    </message>
    <message>
        <source>Looks for the smallest part of the kept case that fails in the same way.</source>
        <translation>Mencari bagian terkecil dari kasus yang disimpan yang gagal dengan cara yang sama.</translation>
    </message>
    <message>
        <source>Keep a case first.</source>
        <translation>Simpan dulu sebuah kasus.</translation>
    </message>
    <message>
        <source>Reduce…</source>
        <translation>Sederhanakan…</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TensorPane</name>
    <message>
        <source>Written: %1</source>
        <translation>Ditulis: %1</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogram</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Nilai</translation>
    </message>
    <message>
        <source>No value is selected.</source>
        <translation>Tidak ada nilai yang dipilih.</translation>
    </message>
    <message>
        <source>Select a tensor in the tree to see its values.</source>
        <translation>Pilih tensor di pohon untuk melihat nilainya.</translation>
    </message>
    <message>
        <source>There are no elements to show.</source>
        <translation>Tidak ada elemen untuk ditampilkan.</translation>
    </message>
    <message>
        <source>The elements could not be read.</source>
        <translation>Elemen tidak dapat dibaca.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Baca lagi</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>Pembacaan dihentikan.</translation>
    </message>
    <message>
        <source>No statistics of this tensor are shown.</source>
        <translation>Tidak ada statistik tensor ini yang ditampilkan.</translation>
    </message>
    <message>
        <source>Export the histogram</source>
        <translation>Ekspor histogram</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Gambar (*.png)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabel (*.csv)</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TitleStrip</name>
    <message>
        <source>More actions for this incident</source>
        <translation>Tindakan lain untuk insiden ini</translation>
    </message>
    <message>
        <source>State: %1</source>
        <translation>Status: %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TriageDelegate</name>
    <message>
        <source>Matches line %1</source>
        <translation>Cocok dengan baris %1</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::TriageTableModel</name>
    <message>
        <source>Observed clue</source>
        <translation>Petunjuk yang diamati</translation>
    </message>
    <message>
        <source>First check</source>
        <translation>Pemeriksaan pertama</translation>
    </message>
    <message>
        <source>Conclusion to avoid</source>
        <translation>Kesimpulan yang harus dihindari</translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::VerifyPage</name>
    <message>
        <source>Choose checkpoint</source>
        <translation>Pilih checkpoint</translation>
    </message>
    <message>
        <source>Keep incident</source>
        <translation>Simpan insiden</translation>
    </message>
    <message>
        <source>Close incident</source>
        <translation>Tutup insiden</translation>
    </message>
    <message>
        <source>Close with a reason…</source>
        <translation>Tutup dengan alasan…</translation>
    </message>
    <message>
        <source>Reopen…</source>
        <translation>Buka kembali…</translation>
    </message>
    <message>
        <source>It is closed.</source>
        <translation>Sudah ditutup.</translation>
    </message>
    <message>
        <source>Closed.</source>
        <translation>Ditutup.</translation>
    </message>
    <message>
        <source>State: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message>
        <source>Ready to close.</source>
        <translation>Siap ditutup.</translation>
    </message>
    <message>
        <source>Everything mandatory ended as expected.</source>
        <translation>Semua yang wajib berakhir sesuai harapan.</translation>
    </message>
    <message>
        <source>Not ready to close.</source>
        <translation>Belum siap ditutup.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) open. First: %1</source>
        <translation>
            <numerusform>%Ln hal masih terbuka. Pertama: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>torchtriage::desktop::WordDialog</name>
    <message>
        <source>&amp;Word or name:</source>
        <translation>&amp;Kata atau nama:</translation>
    </message>
    <message>
        <source>&amp;Replace it wherever it stands</source>
        <translation>&amp;Ganti di mana pun berada</translation>
    </message>
    <message>
        <source>&amp;Leave it alone</source>
        <translation>&amp;Biarkan</translation>
    </message>
    <message>
        <source>Keys, tokens and passwords are replaced all the same.</source>
        <translation>Kunci, token, dan kata sandi tetap diganti.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Tambah</translation>
    </message>
    <message>
        <source>Type a word of at least two characters first.</source>
        <translation>Ketik dahulu kata dengan sedikitnya dua karakter.</translation>
    </message>
    <message>
        <source>Words of your own</source>
        <translation>Kata Anda sendiri</translation>
    </message>
    <message>
        <source>Words given before</source>
        <translation>Kata yang diberikan sebelumnya</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Hapus</translation>
    </message>
    <message>
        <source>%1: replaced wherever it stands</source>
        <extracomment>%1 is a word that the user gave</extracomment>
        <translation>%1: diganti di mana pun</translation>
    </message>
    <message>
        <source>%1: left alone</source>
        <translation>%1: dibiarkan</translation>
    </message>
    <message>
        <source>Choose a word of the list first.</source>
        <translation>Pilih dahulu sebuah kata dari daftar.</translation>
    </message>
</context>
<context>
    <name>torchtriage::workbench::IncidentStore</name>
    <message>
        <source>Attach batch</source>
        <translation>Lampirkan batch</translation>
    </message>
    <message>
        <source>Pin first failure</source>
        <translation>Sematkan kegagalan pertama</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>Lepas sematan</translation>
    </message>
</context>
</TS>
