import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in Indonesian. */
export const indonesian: () => Words = onDemand(() => ({
  // The document
  title: 'judul, judul utama, judul dokumen, tajuk, kepala, nama dokumen, judul besar',
  subtitle: 'subjudul, sub judul, anak judul, slogan, semboyan, moto, tagline, di bawah judul',
  eyebrow: 'kicker, rubrik, atas judul, label atas',
  summary:
    'ringkasan, abstrak, pengantar, pendahuluan, intro, deskripsi, deskripsi singkat, ikhtisar, sekilas, singkatnya, profil, profil singkat, tentang saya, ringkasan eksekutif, ringkasan profesional, tujuan karier, kata pengantar, gambaran umum',
  text: 'teks, isi, konten, badan teks, pesan, naskah, rincian, uraian, cerita, keterangan',
  author:
    'penulis, pengarang, oleh, ditulis oleh, disusun oleh, dibuat oleh, disampaikan oleh, penyusun, pembicara, pemateri, penyaji, narasumber, editor, redaktur',
  publisher: 'penerbit, diterbitkan oleh, lembaga, merek, rumah mode, media',
  date: 'tanggal, tgl, hari, hari tanggal, hari dan tanggal, kapan, tertanggal, tanggal dan waktu, waktu',
  datePublished:
    'terbit, tanggal terbit, diterbitkan, dipublikasikan, tanggal publikasi, tanggal rilis, rilis',
  updated:
    'diperbarui, pembaruan, terakhir diperbarui, tanggal pembaruan, direvisi, per tanggal, pembaruan terakhir',
  version: 'versi, revisi, edisi, draf',
  period:
    'periode, masa, jangka waktu, triwulan, kuartal, bulan, minggu, tahun, durasi, periode laporan, rentang waktu, semester',
  season: 'musim, koleksi',
  issue: 'edisi, nomor, no, nomor edisi, volume, vol, terbitan',
  language: 'bahasa',
  image: 'gambar, foto, sampul, gambar sampul, ilustrasi, potret, gambar latar, foto profil',
  logo: 'logo, lambang',
  link: 'tautan, link, pranala',
  url: 'situs, situs web, website, web, laman, alamat web, alamat situs, internet, daring, online, domain, verifikasi, verifikasi di, periksa di, cek di, cek keaslian',
  email: 'email, e-mail, surel, alamat email, alamat surel, pos-el, surat elektronik, kirim email',
  telephone:
    'telepon, telp, tlp, tel, hp, no hp, nomor hp, no telp, no telepon, nomor telepon, ponsel, handphone, wa, whatsapp, no wa, hubungi, seluler, kontak telepon',
  fax: 'faks, fax, nomor faks, faksimile',
  address:
    'alamat, alamat lengkap, alamat surat, alamat pos, alamat kantor, alamat rumah, alamat toko, jalan, kantor, domisili, alamat pengiriman, alamat kami, kantor pusat, tempat tinggal',
  city: 'kota, kabupaten, kecamatan, desa, wilayah',
  country: 'negara',
  contact:
    'kontak, hubungi kami, hubungi, narahubung, kontak person, contact person, informasi kontak, informasi, informasi lebih lanjut, info, info lebih lanjut, pertanyaan, data pribadi, data diri, informasi pribadi, kunjungi kami, cp',
  socials: 'media sosial, medsos, sosial media, ikuti kami, ikuti, kanal, temukan kami',
  profiles: 'akun, profil daring, profil online',
  handle: 'nama pengguna, username, akun, instagram, ig',
  action:
    'tombol, aksi, ajakan, ajakan bertindak, teks tombol, tombol utama, langkah berikutnya, cta, tautan utama',
  secondAction: 'tombol kedua, tombol sekunder, aksi kedua, tautan kedua, tombol lain',
  name: 'nama, nama lengkap, atas nama, siapa, nama orang, nama dan gelar',
  givenName: 'nama depan, nama panggilan',
  familyName: 'nama belakang, nama keluarga, marga',
  jobTitle:
    'jabatan, posisi, pekerjaan, profesi, peran, fungsi, gelar, pangkat, posisi yang dilamar, jabatan saat ini, keahlian, tugas, sebagai',
  organization:
    'organisasi, perusahaan, nama perusahaan, instansi, lembaga, institusi, badan usaha, usaha, nama usaha, sekolah, universitas, kampus, yayasan, perkumpulan, komunitas, klub, tim, departemen, bagian, divisi, unit, toko, nama toko, restoran, rumah makan, kantor, bengkel, sanggar, studio, tempat kerja, kedai',
  pronouns: 'kata ganti',
  note: 'catatan, keterangan, komentar, nb, ps, perhatian, info',
  notes:
    'catatan, catatan tambahan, keterangan, keterangan tambahan, informasi tambahan, penting, informasi penting, perlu diketahui, harap diperhatikan, perhatian, lain-lain, catatan pembicara',
  terms:
    'syarat dan ketentuan, syarat, ketentuan, s dan k, s&k, syarat ketentuan, aturan, peraturan, tata tertib, penafian, kebijakan, ketentuan umum, kebijakan pengembalian, informasi penting, ketentuan penjualan',
  conditions:
    'syarat dan ketentuan, syarat, ketentuan, s&k, persyaratan, batasan, tidak dapat digabung, tidak berlaku untuk, berlaku untuk, pengecualian, aturan, minimal pembelian, minimum pembelian, minimal belanja, syarat ketentuan',
  sources: 'sumber, sumber data, metode, metodologi, rujukan data, asal data',
  tags: 'tagar, kata kunci, kategori, topik, label, rubrik',
  // Events, tickets
  event:
    'acara, nama acara, kegiatan, nama kegiatan, pertunjukan, konser, pertandingan, film, pameran, festival, pementasan, pentas, tur, pemutaran, lokakarya, apa',
  performer:
    'penampil, pengisi acara, artis, bintang tamu, penyanyi, musisi, grup, pemain, pemeran, dibintangi, dengan, menampilkan, sutradara, pembicara, narasumber, dirigen, seniman',
  startDate:
    'tanggal mulai, mulai, tanggal acara, tanggal pelaksanaan, tanggal, hari tanggal, tanggal pertunjukan, tanggal konser, dibuka, pembukaan, dari tanggal, waktu pelaksanaan, jadwal',
  endDate:
    'tanggal selesai, selesai, berakhir, tanggal berakhir, sampai, hingga, ditutup, penutupan, sampai tanggal',
  time: 'waktu, jam, pukul, jam mulai, waktu mulai, mulai, mulai pukul, mulai jam, pkl, jam acara, waktu acara',
  endTime: 'jam selesai, waktu selesai, selesai, selesai pukul, sampai pukul, berakhir pukul, sampai jam',
  doorTime:
    'pintu dibuka, pintu buka, buka pintu, open gate, gerbang dibuka, pembukaan pintu, registrasi, registrasi ulang, registrasi mulai, pintu masuk dibuka, penonton masuk, masuk mulai, buka gerbang',
  location:
    'tempat, lokasi, tempat acara, lokasi acara, gedung, aula, ruang, ruangan, stadion, teater, panggung, di mana, dimana, titik kumpul, tempat pelaksanaan, bertempat di, venue',
  programme:
    'susunan acara, jadwal, agenda, rangkaian acara, rundown, program, jadwal acara, acara, tata acara, jadwal kegiatan, sesi',
  organizer:
    'penyelenggara, panitia, diselenggarakan oleh, diadakan oleh, tuan rumah, pelaksana, promotor, mempersembahkan, dipersembahkan oleh, penanggung jawab acara',
  sponsors:
    'sponsor, didukung oleh, mitra, rekanan, disponsori oleh, pendukung, mitra media, media partner, terima kasih kepada, bekerja sama dengan, kerja sama',
  seatSection:
    'bagian, tribun, sektor, zona, blok, area, kategori, kelas, balkon, lantai, tingkat, gerbong, meja, jenis tiket, kategori tiket, tipe tiket, kelas tiket, sisi, kereta',
  seatRow: 'baris, deret, nomor baris, no baris',
  seatNumber: 'kursi, nomor kursi, no kursi, tempat duduk, nomor tempat duduk, bangku',
  entrance: 'pintu, pintu masuk, gerbang, akses, gate, masuk lewat, pintu no',
  holder:
    'pemegang tiket, pemegang, pemilik tiket, nama pemegang, nama pemegang tiket, nama di tiket, atas nama, pengunjung, peserta, tamu, penonton, pembeli, anggota, untuk, dipesan oleh, pemilik, pemesan',
  price:
    'harga, harga tiket, htm, harga tanda masuk, biaya, biaya masuk, tarif, tiket masuk, biaya pendaftaran, tiket, dibayar, jumlah, kontribusi, investasi, infak',
  orderNumber:
    'nomor pesanan, no pesanan, nomor pemesanan, no pemesanan, pesanan, pemesanan, kode pemesanan, nomor booking, kode booking, nomor transaksi, transaksi, id pesanan, nomor konfirmasi, no order, nomor order, referensi',
  ticketNumber:
    'nomor tiket, no tiket, kode tiket, tiket, id tiket, nomor seri, no seri, kode batang, barcode, e-tiket, tiket elektronik, nomor, no',
  // Flights
  airline: 'maskapai, maskapai penerbangan, perusahaan penerbangan, operator, dioperasikan oleh, pengangkut',
  passengerName: 'nama penumpang, penumpang, nama, pelancong, nama lengkap penumpang',
  flightNumber:
    'penerbangan, nomor penerbangan, no penerbangan, kereta, nomor kereta, no kereta, nama kereta, kapal',
  departureAirport:
    'dari, asal, keberangkatan, bandara asal, bandara keberangkatan, kota asal, stasiun asal, berangkat dari, stasiun keberangkatan, pelabuhan asal',
  arrivalAirport:
    'ke, tujuan, kedatangan, bandara tujuan, bandara kedatangan, kota tujuan, stasiun tujuan, tiba di, pelabuhan tujuan',
  departureDate: 'tanggal keberangkatan, tanggal berangkat, tanggal penerbangan, tanggal perjalanan, tanggal',
  boardingTime:
    'waktu naik, waktu boarding, boarding, jam boarding, naik pesawat, waktu naik pesawat, mulai boarding, mulai naik, jam naik',
  departureTime:
    'waktu berangkat, waktu keberangkatan, keberangkatan, berangkat, jam berangkat, jam keberangkatan, lepas landas, tinggal landas',
  arrivalTime: 'waktu tiba, waktu kedatangan, kedatangan, tiba, jam tiba, mendarat, jam kedatangan',
  gate: 'gerbang, pintu, gate, pintu keberangkatan, gerbang keberangkatan, peron, jalur, pintu naik',
  gateCloses:
    'gerbang ditutup, pintu ditutup, gate ditutup, penutupan gerbang, penutupan pintu, boarding ditutup, gerbang tutup, panggilan terakhir',
  terminal: 'terminal, terminal keberangkatan',
  seat: 'kursi, nomor kursi, no kursi, tempat duduk, bangku',
  cabinClass: 'kelas, kelas kabin, kabin, kelas penerbangan, kelas perjalanan, kelas layanan',
  boardingGroup: 'grup, kelompok, grup boarding, zona, zona boarding, prioritas, kelompok naik',
  sequenceNumber: 'nomor urut, no urut, urutan, seq, nomor urut boarding, nomor lapor masuk',
  reservationNumber:
    'kode booking, kode pemesanan, nomor pemesanan, reservasi, nomor reservasi, kode reservasi, pnr, kode konfirmasi, konfirmasi, pemesanan, nomor booking',
  frequentFlyer:
    'nomor anggota, keanggotaan, kartu anggota, penumpang setia, mil, garudamiles, program loyalitas',
  baggage: 'bagasi, bagasi tercatat, bagasi kabin, barang bawaan, jatah bagasi, koper',
  // Certificates, vouchers, coupons
  recipient:
    'diberikan kepada, penerima, nama penerima, dianugerahkan kepada, diserahkan kepada, kepada, untuk, pemegang, peserta, nama peserta, lulusan, mahasiswa, siswa, pemenang, penerima penghargaan, menerangkan bahwa, menyatakan bahwa, dengan ini menyatakan bahwa, juara, teruntuk, bagi',
  credential:
    'kursus, pelatihan, program, kualifikasi, atas, atas keikutsertaannya, sebagai, penghargaan, sertifikasi, gelar, prestasi, lokakarya, seminar, modul, mata kuliah, bidang, kompetensi, keahlian, nama pelatihan, nama kursus, telah menyelesaikan, telah mengikuti, telah lulus, jurusan, untuk, kelas, diklat, program studi, materi',
  issuer:
    'penerbit, diterbitkan oleh, dikeluarkan oleh, diberikan oleh, pemberi, lembaga, penyelenggara, institusi, akademi, sekolah, universitas, perusahaan, berlaku di, toko, lembaga penerbit, instansi, organisasi',
  dateIssued:
    'tanggal terbit, tanggal diterbitkan, tanggal penerbitan, diterbitkan, diterbitkan pada, tanggal dikeluarkan, dikeluarkan pada, tanggal lulus, tanggal kelulusan, tanggal selesai, tanggal, tempat dan tanggal, tanggal diberikan',
  identifier:
    'nomor sertifikat, no sertifikat, nomor piagam, nomor ijazah, nomor registrasi, nomor pendaftaran, nomor induk, nomor seri, no seri, nomor, no, kode, id, kode verifikasi, nomor dokumen, nomor surat, nomor lisensi, no registrasi, nomor referensi, nik',
  grade: 'nilai, hasil, predikat, skor, tingkat, peringkat, poin, ipk, nilai akhir, kelulusan',
  hours:
    'jumlah jam, jam, durasi, lama, lama pelatihan, jp, jam pelajaran, kredit, sks, beban studi, total jam',
  signatures:
    'tanda tangan, ttd, ditandatangani oleh, penandatangan, mengetahui, disahkan oleh, menyetujui, disetujui oleh, yang bertanda tangan, pihak yang menandatangani',
  offer:
    'penawaran, promo, promosi, diskon, potongan, potongan harga, hemat, keuntungan, anda dapat, dapatkan, hadiah, bonus, penawaran spesial, penawaran khusus, kupon untuk, cashback',
  product: 'produk, barang, item, berlaku untuk, untuk produk, untuk pembelian, produk yang berlaku',
  code: 'kode, kode promo, kode kupon, kode voucher, kode diskon, kode hadiah, pin, gunakan kode, masukkan kode, kode akses, nomor kartu, kode penukaran',
  serialNumber: 'nomor seri, no seri, nomor voucher, no voucher, nomor kartu, nomor, no, seri, nomor kupon',
  validFrom:
    'berlaku mulai, berlaku dari, berlaku sejak, mulai berlaku, mulai, dari, aktif sejak, mulai tanggal',
  validThrough:
    'berlaku hingga, berlaku sampai, berlaku s d, masa berlaku, berlaku, kedaluwarsa, kadaluarsa, tanggal kedaluwarsa, tanggal kadaluarsa, berakhir, hingga, sampai, berlaku sampai dengan, gunakan sebelum, batas waktu, berlaku sd, batas penggunaan, tukarkan sebelum, sampai tanggal',
  value: 'nilai, senilai, nominal, jumlah, saldo, kredit, angka, saat ini, realisasi, nilai saat ini',
  giver:
    'dari, pemberi, pemberi hadiah, hadiah dari, pengirim, diberikan oleh, dengan cinta dari, salam dari',
  message: 'pesan, pesan pribadi, ucapan, kata-kata, sapaan, dedikasi, tulisan',
  redeemAt:
    'tukarkan di, penukaran, tempat penukaran, dapat ditukar di, berlaku di, cara menukar, cara menukarkan, cara pakai, cara menggunakan, gunakan di, reservasi, pemesanan, cara penukaran, dapat digunakan di',
  // Invitations
  hosts:
    'tuan rumah, pengundang, mempelai, kedua mempelai, keluarga, orang tua, yang mengundang, dari, turut mengundang',
  request:
    'undangan, teks undangan, kami mengundang, mengundang, anda diundang, kami mengundang anda, dengan hormat mengundang, isi undangan',
  dress: 'busana, pakaian, kode busana, dress code, dresscode, ketentuan busana, ketentuan pakaian, kostum',
  rsvp: 'konfirmasi kehadiran, rsvp, konfirmasi, mohon konfirmasi, konfirmasi sebelum, mohon balasan, kabari kami, jawaban, batas konfirmasi, pendaftaran',
  // Letters
  sender: 'pengirim, dari, nama pengirim, pelamar, alamat pengirim',
  subject: 'perihal, hal, subjek, mengenai, tentang, topik, ihwal, subyek',
  salutation: 'salam pembuka, sapaan, salam, pembuka',
  closing: 'salam penutup, penutup, hormat kami, salam hangat',
  signature: 'tanda tangan, ttd, nama, yang bertanda tangan, nama terang',
  enclosures: 'lampiran, terlampir, dokumen terlampir, tembusan',
  // Bills
  seller:
    'penjual, dari, pemasok, penyedia, penyedia jasa, vendor, penerbit, perusahaan, toko, pedagang, kontraktor, tagihan dari, data penjual',
  buyer:
    'kepada, pembeli, pelanggan, klien, tagihan kepada, ditagihkan kepada, ditagih kepada, untuk, penerima, kepada yth, yth, faktur kepada, pemesan, customer, data pembeli, konsumen, penerima tagihan',
  client:
    'klien, pelanggan, disiapkan untuk, untuk, kepada, penawaran untuk, diajukan kepada, pemesan, pemberi kerja, mitra',
  invoiceNumber:
    'nomor faktur, no faktur, nomor invoice, no invoice, nomor tagihan, no tagihan, faktur, invoice, tagihan, nomor, no, nomor nota, no nota, nomor dokumen',
  issueDate:
    'tanggal faktur, tanggal invoice, tanggal tagihan, tanggal terbit, diterbitkan, tanggal, tgl, tgl faktur, tgl invoice, tanggal nota, tanggal penerbitan',
  paymentDueDate:
    'jatuh tempo, tanggal jatuh tempo, tgl jatuh tempo, batas pembayaran, batas waktu pembayaran, bayar sebelum, dibayar sebelum, tenggat, tempo, paling lambat dibayar, batas bayar',
  supplyDate:
    'tanggal pengiriman, tanggal penyerahan, tanggal layanan, periode layanan, periode jasa, masa layanan, dikirim, pengiriman, periode tagihan, tanggal pengerjaan',
  reference:
    'referensi, ref, nomor referensi, nomor po, no po, nomor pesanan, proyek, nomor kontrak, no kontrak, nomor pelanggan, id pelanggan, berita transfer, nomor pekerjaan, pesanan pembelian',
  taxId: 'npwp, nomor npwp, no npwp, nib, nppkp, nomor pajak, nomor pokok wajib pajak, siup',
  iban: 'nomor rekening, no rekening, rekening, no rek, rekening bank, norek, nomor rek',
  bic: 'swift, kode swift, bic, kode bank, kode bic',
  bank: 'bank, nama bank, pembayaran, detail pembayaran, informasi pembayaran, pembayaran ke, transfer ke, atas nama, a n, rekening tujuan, metode pembayaran, cara pembayaran, data bank, info pembayaran',
  paymentTerms:
    'syarat pembayaran, ketentuan pembayaran, termin, termin pembayaran, denda keterlambatan, jangka waktu pembayaran',
  lines:
    'rincian, item, barang, jasa, produk, daftar barang, barang dan jasa, layanan, pekerjaan, pesanan, pembelian, biaya, daftar item, rincian tagihan, rincian biaya, belanja',
  description:
    'deskripsi, keterangan, uraian, barang, nama barang, jasa, item, produk, layanan, pekerjaan, nama produk, rincian, kegiatan, nama jasa, judul, barang jasa',
  quantity:
    'jumlah, qty, kuantitas, banyak, banyaknya, jml, jumlah barang, kuantiti, jam, hari, unit, pcs, vol',
  unit: 'satuan, unit, sat',
  unitPrice:
    'harga satuan, harga, harga per unit, tarif, harga satuan rp, biaya satuan, tarif per jam, hrg satuan, per unit',
  discount: 'diskon, potongan, potongan harga, rabat, promo, kupon, disc',
  taxRate: 'ppn, pajak, tarif pajak, tarif ppn, ppn %',
  net: 'jumlah, total, subtotal, harga total, total harga, nilai, jumlah harga, jumlah rp, biaya, total biaya, harga',
  subtotal:
    'subtotal, sub total, jumlah sebelum pajak, total sebelum pajak, dpp, dasar pengenaan pajak, jumlah, total bersih, total harga barang',
  tax: 'ppn, pajak, pajak pertambahan nilai, total pajak, jumlah ppn, pph, pb1, pajak restoran, nilai ppn, termasuk ppn',
  total:
    'total, total tagihan, total pembayaran, jumlah total, grand total, total bayar, total keseluruhan, jumlah tagihan, total harus dibayar, total akhir, jumlah yang harus dibayar, harus dibayar, total harga, total belanja, keseluruhan, jumlah bayar',
  paid: 'dibayar, sudah dibayar, uang muka, dp, telah dibayar, pembayaran diterima, panjar, terbayar, lunas, down payment',
  due: 'sisa tagihan, sisa pembayaran, sisa, kurang bayar, harus dibayar, belum dibayar, saldo, yang harus dibayar, sisa bayar, kekurangan',
  sums: 'ringkasan, total, jumlah, rekapitulasi, perhitungan',
  receiptNumber:
    'nomor struk, no struk, nomor kuitansi, no kuitansi, nomor nota, no nota, struk, nota, no transaksi, nomor transaksi, transaksi, nomor, no, no bon, nomor bon',
  dateTime:
    'tanggal dan waktu, tanggal, waktu, tanggal jam, tgl jam, dicetak, tanggal transaksi, waktu transaksi, tgl, jam',
  cashier: 'kasir, dilayani oleh, pelayan, operator, petugas, pramusaji, staf, barista',
  till: 'kasir no, mesin kasir, terminal, konter, meja, pos, no meja, nomor meja, loket',
  payment:
    'pembayaran, cara bayar, metode pembayaran, tunai, kartu, dibayar dengan, kartu debit, kartu kredit, qris, bayar, cara pembayaran, metode bayar',
  change:
    'kembali, kembalian, uang kembali, perubahan, selisih, pertumbuhan, kenaikan, dibanding periode lalu, dibanding tahun lalu, vs tahun lalu, tren, dibanding bulan lalu',
  thanks:
    'terima kasih, ucapan terima kasih, penutup, sampai jumpa, selamat berbelanja kembali, sampai jumpa lagi',
  // Careers
  experience:
    'pengalaman, pengalaman kerja, riwayat pekerjaan, pengalaman profesional, riwayat kerja, karier, karir, riwayat karier, perjalanan karier, pekerjaan',
  education:
    'pendidikan, riwayat pendidikan, latar belakang pendidikan, studi, pendidikan formal, sekolah, pendidikan dan pelatihan',
  volunteering:
    'kegiatan sukarela, sukarelawan, relawan, pengalaman sukarela, pengabdian masyarakat, kerelawanan, pengalaman relawan',
  skills:
    'keterampilan, keahlian, kemampuan, kompetensi, keahlian teknis, kemampuan teknis, perangkat lunak, alat, teknologi, kelebihan, keahlian utama',
  languages: 'bahasa, kemampuan bahasa, bahasa yang dikuasai, penguasaan bahasa',
  publications:
    'publikasi, karya tulis, artikel, buku, makalah, publikasi ilmiah, karya terbit, terjemahan, karya ilmiah',
  awards: 'penghargaan, prestasi, beasiswa, penghargaan dan prestasi, hadiah, medali',
  certificates:
    'sertifikat, sertifikasi, pelatihan, kursus, lisensi, pelatihan dan sertifikasi, izin, pendidikan nonformal',
  references: 'referensi, rujukan, daftar pustaka, pustaka, bibliografi, sumber rujukan, rekomendasi',
  interests: 'minat, hobi, minat dan hobi, kegemaran, waktu luang',
  grants: 'hibah, pendanaan, dana penelitian, hibah penelitian',
  talks: 'presentasi, ceramah, konferensi, seminar, kuliah umum, pembicara di',
  teaching: 'pengajaran, mengajar, pengalaman mengajar, mata kuliah yang diampu, bimbingan',
  projects: 'proyek, proyek pilihan, proyek pribadi, portofolio proyek',
  memberships: 'keanggotaan, organisasi, pengalaman organisasi, asosiasi, anggota, asosiasi profesi',
  entries: 'entri, riwayat, catatan, kronologi',
  highlights:
    'pencapaian, tugas, tanggung jawab, tugas dan tanggung jawab, hasil, sorotan, pencapaian utama, prestasi, poin',
  degree: 'gelar, jurusan, program studi, ijazah, kualifikasi, bidang studi, jenjang, fakultas, prodi',
  level: 'tingkat, level, kemahiran, penguasaan, kemampuan',
  // Portfolio, pages
  works:
    'karya, karya pilihan, karya kami, portofolio, proyek, proyek pilihan, pekerjaan, studi kasus, galeri karya, seri',
  year: 'tahun, tanggal, dibuat, selesai, sejak',
  medium: 'media, bahan, material, teknik, ukuran, dimensi, format, alat',
  result: 'hasil, hasilnya, dampak, pencapaian, efek, yang berubah',
  about:
    'tentang, tentang kami, tentang saya, siapa kami, kisah kami, cerita kami, biografi, sejarah kami, profil, siapa saya',
  services:
    'layanan, layanan kami, jasa, jasa kami, yang kami lakukan, apa yang kami lakukan, kami menawarkan, bidang layanan',
  features:
    'fitur, keunggulan, kelebihan, manfaat, mengapa kami, kenapa kami, kenapa, yang anda dapat, yang didapat, fasilitas, fitur utama, sudah termasuk, mengapa memilih kami',
  stats: 'angka, statistik, dalam angka, data, angka kunci, fakta dan angka, sekilas angka, capaian, metrik',
  steps:
    'langkah, langkah-langkah, cara kerja, proses, cara, cara memesan, cara membuat, petunjuk, prosedur, tahapan, tahap, alur, langkah berikutnya, cara kami bekerja, metode',
  quotes:
    'kutipan, testimoni, ulasan, kata mereka, apa kata mereka, kata pelanggan, testimonial, komentar pelanggan, pendapat',
  offers:
    'harga, paket, penawaran, daftar harga, tarif, tiket, biaya, paket harga, pilihan paket, anggaran, investasi, rincian biaya, langganan',
  questions:
    'pertanyaan, pertanyaan umum, faq, tanya jawab, pertanyaan yang sering diajukan, pertanyaan dan jawaban',
  question: 'pertanyaan, tanya, t',
  answer: 'jawaban, jawab, j',
  navigation: 'navigasi, menu navigasi, bilah navigasi',
  links: 'tautan, link, tautan saya, tautan lainnya, tombol, sumber daya, tautan penting',
  gallery: 'galeri, foto, foto-foto, gambar, album, galeri foto',
  team: 'tim, tim kami, anggota tim, orang-orang, staf, pengurus, karyawan, pendiri, pimpinan, anggota, kru, manajemen',
  // Cases, documents
  challenge:
    'tantangan, masalah, permasalahan, situasi, latar belakang, kondisi awal, kebutuhan, tugas, konteks, titik awal, tantangannya',
  approach:
    'pendekatan, solusi, solusi kami, yang kami lakukan, metode, cara kami, pelaksanaan, penerapan, gagasan, strategi, konsep, solusi yang diusulkan',
  facts:
    'fakta, data, data proyek, data teknis, spesifikasi, rincian, sekilas, fakta utama, lembar fakta, detail',
  parties: 'para pihak, pihak, pihak-pihak, antara, pihak yang berjanji, dan',
  effectiveDate:
    'tanggal berlaku, mulai berlaku, berlaku sejak, tanggal efektif, tanggal perjanjian, tanggal penandatanganan, berlaku mulai, tanggal mulai, tanggal',
  clauses: 'pasal, pasal-pasal, klausul, ketentuan, isi perjanjian, perjanjian, syarat dan ketentuan, butir',
  definitions:
    'definisi, pengertian, istilah, glosarium, daftar istilah, ketentuan umum, penafsiran, singkatan',
  term: 'istilah, kata, lema, ungkapan',
  meaning: 'arti, definisi, makna, pengertian, penjelasan',
  schedules: 'lampiran, lampiran-lampiran, adendum',
  law: 'hukum yang berlaku, hukum, yurisdiksi, penyelesaian sengketa, domisili hukum, pengadilan',
  background: 'latar belakang, mukadimah, menimbang, pertimbangan, pembukaan',
  panels: 'panel, halaman, bagian, sisi, bagian dalam, bagian luar, lipatan',
  sections: 'bagian, bab, kategori, kelompok, isi, daftar isi, blok, seksi',
  legend:
    'keterangan, legenda, simbol, alergen, ikon, singkatan, keterangan simbol, tanda, keterangan alergen',
  items: 'item, hidangan, menu, produk, daftar, makanan, elemen, poin, sajian, pilihan',
  marks: 'tanda, alergen, simbol, label, vegan, vegetarian, diet, halal, ikon, pedas',
  spreads: 'tampilan, halaman, busana, gaya, look, lembaran',
  stories:
    'artikel, berita, cerita, topik, di edisi ini, dalam edisi ini, kabar, isi, rubrik, kabar terbaru, tulisan, liputan',
  preheader: 'pratinjau, teks pratinjau, preheader',
  unsubscribe: 'berhenti berlangganan, batal berlangganan, tautan berhenti berlangganan, kelola langganan',
  // Graphics
  modules: 'modul, blok, grafik, bagian, panel, diagram',
  series: 'seri, data, grafik, nilai, diagram, tren, per bulan, per tahun, deret, deret data, perkembangan',
  label: 'label, nama, indikator, kategori, keterangan, metrik, ukuran, judul, item, apa',
  target: 'target, sasaran, tujuan, rencana, anggaran, batas, ambang',
  tiles:
    'indikator, indikator utama, angka utama, kpi, kartu, metrik, metrik utama, sekilas, ringkasan, angka kunci',
  tasks:
    'tugas, daftar tugas, tindakan, tindak lanjut, langkah selanjutnya, rencana aksi, yang harus dilakukan, daftar periksa, pekerjaan rumah',
  tables: 'tabel, data, rincian, daftar',
  events:
    'peristiwa, lini masa, linimasa, garis waktu, tonggak, kronologi, sejarah, tanggal penting, momen, kejadian, kalender, tahun, jejak langkah',
  lanes:
    'jalur, kolom, fase, tahap, tema, kuartal, triwulan, kelompok, peta jalan, area, bidang, pilar, tahapan',
  status: 'status, keadaan, tahap, kemajuan, fase, progres, kondisi',
  owner: 'penanggung jawab, pj, pic, pemilik, siapa, ditugaskan kepada, tim, pelaksana, koordinator, ketua',
  milestone:
    'tonggak, fase, tahap, kuartal, triwulan, versi, tema, kolom, tenggat, sprint, jalur, bidang, horizon',
  people:
    'orang, anggota, staf, karyawan, struktur, struktur organisasi, bagan organisasi, pengurus, tim, bawahan, jabatan, personel, susunan pengurus',
  reportsTo:
    'atasan, melapor kepada, melapor ke, atasan langsung, bertanggung jawab kepada, di bawah, manajer, dipimpin oleh, pimpinan',
  vacant: 'kosong, lowong, posisi kosong, lowongan, belum terisi, akan diisi, dicari',
  // Talks
  pageHeader: 'kepala halaman, header, tajuk halaman',
  frontSide: 'depan, sisi depan, bagian depan, muka, halaman depan',
  backSide: 'belakang, sisi belakang, bagian belakang, di balik, halaman belakang',
  pageFooter: 'kaki halaman, footer, bagian bawah, bawah halaman',
  slides: 'salindia, slide, slaid, judul slide, nomor slide, di slide, di layar, judul salindia',
  speech:
    'catatan pembicara, catatan presenter, naskah, yang saya katakan, ucapan, skrip, narasi, yang diucapkan',
  // Words inside copy rather than labels
  greetingWords:
    'yth, yang terhormat, dengan hormat, halo, hai, salam, selamat pagi, selamat siang, selamat sore, selamat malam, kepada yth, assalamualaikum, hai semua, teman-teman, bapak ibu',
  closingWords:
    'hormat kami, hormat saya, salam, salam hangat, salam hormat, terima kasih, dengan hormat, salam sejahtera, atas perhatiannya terima kasih, peluk hangat, sampai jumpa, wassalam, salam kami, dengan kasih',
  totalWords: 'total, jumlah, grand total, total keseluruhan, seluruhnya, jumlah total, saldo',
  presentWords: 'sekarang, saat ini, kini, hari ini, hingga kini, hingga sekarang, sampai sekarang, sejak',
  doneWords:
    'selesai, rampung, tuntas, sudah, sudah selesai, dirilis, tercapai, terkirim, diluncurkan, disetujui, beres, ditutup, lunas, terlaksana',
  activeWords:
    'berjalan, sedang berjalan, dalam proses, dikerjakan, sedang dikerjakan, aktif, dimulai, dalam pengerjaan, dalam pengembangan, diuji, sekarang, berlangsung',
  plannedWords:
    'direncanakan, rencana, berikutnya, akan datang, segera, dijadwalkan, menunggu, belum mulai, belum dimulai, diusulkan, persiapan, mendatang, antrean, draf',
  laterWords:
    'nanti, kelak, ide, gagasan, mungkin, jangka panjang, suatu saat, dipertimbangkan, riset, masa depan, lain kali',
  blockedWords:
    'terhambat, terhalang, tertunda, terlambat, berisiko, risiko, ditahan, macet, kritis, ditangguhkan, dijeda, terkendala, mundur',
  droppedWords:
    'dibatalkan, batal, ditolak, ditinggalkan, tidak jadi, dihapus, tidak dilanjutkan, tidak dikerjakan, bukan sekarang, bukan tahun ini',
  vacantWords:
    'kosong, lowong, lowongan, posisi kosong, belum terisi, akan diisi, dicari, sedang dicari, membuka lowongan, rekrutmen',
  staffWords:
    'asisten, asisten pribadi, sekretariat, sekretaris, sekretaris direksi, staf ahli, penasihat, staf khusus, audit internal, satuan pengawas internal, kepala staf, ajudan',
  freeWords:
    'gratis, cuma-cuma, bebas biaya, tanpa biaya, tidak dipungut biaya, termasuk, terbuka untuk umum, bebas, sesuai permintaan',
  streetWords:
    'jalan, jl, jln, gang, gg, lorong, komplek, kompleks, perumahan, ruko, dusun, kampung, desa, kelurahan, blok, lapangan, alun-alun',
  callsWords: 'saya, nama saya, perkenalkan nama saya, aku',
  livesWords: 'saya tinggal di, tinggal di, berdomisili di, saya dari, menetap di',
  companyWords:
    'pt, cv, tbk, ud, koperasi, yayasan, perkumpulan, universitas, institut, sekolah, rumah sakit, akademi, grup, klub, studio, perusahaan, perum, persero, dinas, kementerian, balai, lembaga, sanggar, museum, toko, asosiasi, badan',
}))
