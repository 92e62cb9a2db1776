<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id" sourcelanguage="en">
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
        <source>Log, notebook, error file, folder (all levels), or - for standard input</source>
        <translation>Log, notebook, berkas error, folder (semua tingkat), atau - untuk masukan standar</translation>
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
        <source>You may not read or write “%1”. Ask its owner for access, or copy it.</source>
        <translation>Anda tidak berhak membaca atau menulis “%1”. Minta akses kepada pemiliknya, atau salin berkasnya.</translation>
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
        <source>Copy command</source>
        <translation>Salin perintah</translation>
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
    <name>torchtriage::desktop::ClassFilter</name>
    <message>
        <source>Show only: %1</source>
        <translation>Tampilkan hanya: %1</translation>
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
        <source>Copy</source>
        <translation>Salin</translation>
    </message>
    <message>
        <source>Copy lines</source>
        <translation>Salin baris</translation>
    </message>
    <message>
        <source>Copy lines without prefixes</source>
        <translation>Salin baris tanpa awalan</translation>
    </message>
    <message>
        <source>Copy lines with numbers</source>
        <translation>Salin baris dengan nomor</translation>
    </message>
    <message>
        <source>Pin this line as first failure</source>
        <translation>Sematkan baris ini sebagai kegagalan pertama</translation>
    </message>
    <message>
        <source>Back to the line found</source>
        <translation>Kembali ke baris yang ditemukan</translation>
    </message>
    <message>
        <source>Fold or unfold this block</source>
        <translation>Lipat atau buka blok ini</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation>Ke baris…</translation>
    </message>
    <message>
        <source>Lines of the log</source>
        <translation>Baris log</translation>
    </message>
    <message>
        <source>Follow the end of the log</source>
        <translation>Ikuti akhir log</translation>
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
    <name>torchtriage::desktop::GoToLine</name>
    <message>
        <source>Line, 1 to %1</source>
        <translation>Baris, 1 sampai %1</translation>
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
</context>
<context>
    <name>torchtriage::desktop::IncidentView</name>
    <message>
        <source>Views of the incident</source>
        <translation>Tampilan insiden</translation>
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
        <source>On the clipboard: %1</source>
        <translation>Di papan klip: %1</translation>
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
</context>
<context>
    <name>torchtriage::desktop::StepsDock</name>
    <message>
        <source>Next step</source>
        <translation>Langkah berikutnya</translation>
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
</TS>
