import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { describeReading } from '../descriptions/describe-reading.ts'
import { readIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const certificate: Roles = {
  needs: ['recipient', 'credential'],
  takes: ['title', 'issuer', 'dateIssued', 'identifier'],
  facts: 'all',
}
const invoice: Roles = {
  needs: ['seller', 'buyer', 'invoiceNumber', 'issueDate', 'lines', 'total'],
  takes: ['paymentDueDate', 'reference', 'notes'],
  lists: ['sums'],
  facts: 'all',
}
const ticket: Roles = {
  needs: ['title', 'startDate', 'location'],
  takes: ['time', 'doorTime', 'seatSection', 'seatRow', 'seatNumber', 'price', 'holder', 'ticketNumber'],
  facts: 'all',
}

interface Copies {
  readonly certificate: string
  readonly invoice: string
  readonly ticket: string
  /** Words as they are written without their accents, where people leave them out. */
  readonly plain?: string
}

const tongues: Readonly<Record<string, Copies>> = {
  Romanian: {
    certificate:
      'titlu: Certificat de absolvire\nacordat: Ioana Mureșan\ncurs: Olărit pentru începători\nnumăr de ore: 40 de ore\neliberat de: Atelierul Lut\ndata eliberării: 12 iunie 2026\nserie: CL 0412',
    invoice:
      'furnizor: Tâmplăria Brad SRL\nclient: Livada Veche SA\nnumăr factură: TB 118\ndata facturii: 3 martie 2026\nscadență: 17 martie 2026\ntotal de plată: 2.380 lei\n\n| Denumire | Cantitate | Preț unitar | Valoare |\n|---|---|---|---|\n| Raft de stejar | 2 | 1.190 lei | 2.380 lei |',
    ticket:
      'spectacol: Noaptea cobzarilor\ndata: sâmbătă, 14 noiembrie 2026\nora: 20:00\nacces de la: 19:00\nlocația: Casa Armatei, Sibiu\nsector: Balcon\nrând: 4\nloc: 17\npreț: 90 lei\nserie bilet: NC-2207',
    plain:
      'spectacol: Noaptea cobzarilor\ndata: sambata, 14 noiembrie 2026\nora: 20:00\nacces de la: 19:00\nlocatia: Casa Armatei, Sibiu\nsector: Balcon\nrand: 4\nloc: 17\npret: 90 lei\nserie bilet: NC-2207',
  },
  Hungarian: {
    certificate:
      'cím: Oklevél\nkapja: Szűcs Borbála\ntanfolyam: Kosárfonás kezdőknek\nóraszám: 40 óra\nkiállító: Fűzfa Műhely\nkiállítás dátuma: 2026. június 12.\nsorszám: FM-0412',
    invoice:
      'eladó: Tölgy Asztalos Kft.\nvevő: Kertalja Bt.\nszámlaszám: TA-118\nkiállítás dátuma: 2026. március 3.\nfizetési határidő: 2026. március 17.\nvégösszeg: 119 000 Ft\n\n| Megnevezés | Mennyiség | Egységár | Összeg |\n|---|---|---|---|\n| Tölgy polc | 2 | 59 500 Ft | 119 000 Ft |',
    ticket:
      'előadás: A kobzosok éjszakája\ndátum: 2026. november 14., szombat\nkezdés: 20:00\nkapunyitás: 19:00\nhelyszín: Vigadó, Szeged\nszektor: Erkély\nsor: 4\nszék: 17\nár: 4 900 Ft\njegyszám: KE-2207',
    plain:
      'eloadas: A kobzosok ejszakaja\ndatum: 2026. november 14., szombat\nkezdes: 20:00\nkapunyitas: 19:00\nhelyszin: Vigado, Szeged\nszektor: Erkely\nsor: 4\nszek: 17\nar: 4 900 Ft\njegyszam: KE-2207',
  },
  Indonesian: {
    certificate:
      'judul: Sertifikat Pelatihan\ndiberikan kepada: Ratna Wulandari\npelatihan: Membatik untuk Pemula\njumlah jam: 40 jam\ndikeluarkan oleh: Sanggar Kelir\ntanggal terbit: 12 Juni 2026\nnomor sertifikat: SK-0412',
    invoice:
      'penjual: CV Jati Luhur\nkepada: PT Kebun Senja\nnomor faktur: JL-118\ntanggal faktur: 3 Maret 2026\njatuh tempo: 17 Maret 2026\ntotal tagihan: Rp 2.380.000\n\n| Uraian | Jumlah | Harga satuan | Total |\n|---|---|---|---|\n| Rak kayu jati | 2 | Rp 1.190.000 | Rp 2.380.000 |',
    ticket:
      'acara: Malam Sasando\nhari, tanggal: Sabtu, 14 November 2026\npukul: 20.00 WIB\npintu dibuka: 19.00 WIB\ntempat: Gedung Kesenian, Kupang\ntribun: Balkon\nbaris: 4\nnomor kursi: 17\nharga tiket: Rp 90.000\nkode tiket: MS-2207',
  },
  Vietnamese: {
    certificate:
      'tiêu đề: Giấy chứng nhận\ntrao cho: Lê Thu Trang\nkhóa học: Làm gốm cho người mới\nsố giờ: 40 giờ\nđơn vị cấp: Xưởng Đất Nung\nngày cấp: 12/6/2026\nsố chứng nhận: ĐN-0412',
    invoice:
      'người bán: Công ty TNHH Mộc Lâm\nngười mua: Công ty CP Vườn Chiều\nsố hóa đơn: ML-118\nngày lập: 3/3/2026\nhạn thanh toán: 17/3/2026\ntổng cộng: 2.380.000 ₫\n\n| Diễn giải | Số lượng | Đơn giá | Thành tiền |\n|---|---|---|---|\n| Kệ gỗ sồi | 2 | 1.190.000 ₫ | 2.380.000 ₫ |',
    ticket:
      'chương trình: Đêm đàn tranh\nngày: Thứ Bảy, 14 tháng 11 năm 2026\ngiờ: 20:00\nmở cửa: 19:00\nđịa điểm: Nhà hát Lớn, Huế\nkhu: Ban công\nhàng: 4\nghế: 17\ngiá vé: 90.000 ₫\nmã vé: DT-2207',
    plain:
      'chuong trinh: Dem dan tranh\nngay: 14/11/2026\ngio: 20:00\nmo cua: 19:00\ndia diem: Nha hat Lon, Hue\nkhu: Ban cong\nhang: 4\nghe: 17\ngia ve: 90.000 ₫\nma ve: DT-2207',
  },
  Catalan: {
    certificate:
      'títol: Certificat d’aprofitament\natorgat a: Mercè Vilaró\ncurs: Terrissa per a principiants\nhores: 40 hores\nemès per: Taller del Fang\ndata d’emissió: 12 de juny de 2026\nnúmero de registre: TF-0412',
    invoice:
      'proveïdor: Fusteria Alzina SL\nfacturar a: Hort de Ponent SCCL\nnúmero de factura: FA-118\ndata de factura: 3 de març de 2026\nvenciment: 17 de març de 2026\ntotal a pagar: 2.380 €\n\n| Concepte | Quantitat | Preu unitari | Import |\n|---|---|---|---|\n| Prestatge de roure | 2 | 1.190 € | 2.380 € |',
    ticket:
      'espectacle: Nit de gralles\ndia: dissabte, 14 de novembre de 2026\nhora: 20.00\nobertura de portes: 19.00\nlloc: Teatre Fortuny, Reus\nzona: Amfiteatre\nfila: 4\nbutaca: 17\npreu: 18 €\nentrada núm.: NG-2207',
  },
  Hindi: {
    certificate:
      'शीर्षक: प्रमाण पत्र\nप्राप्तकर्ता: मीरा जोशी\nपाठ्यक्रम: मिट्टी के बर्तन बनाना\nघंटे: 40\nजारीकर्ता: धरती कार्यशाला\nजारी तिथि: 12 जून 2026\nप्रमाण पत्र संख्या: DK-0412',
    invoice:
      'विक्रेता: सागौन फर्नीचर\nग्राहक: शाम बाग़ समिति\nबीजक संख्या: SF-118\nबीजक तिथि: 3 मार्च 2026\nदेय तिथि: 17 मार्च 2026\nकुल राशि: ₹2,380\n\n| विवरण | मात्रा | दर | राशि |\n|---|---|---|---|\n| लकड़ी की शेल्फ | 2 | ₹1,190 | ₹2,380 |',
    ticket:
      'कार्यक्रम: सारंगी की रात\nतारीख: शनिवार, 14 नवंबर 2026\nसमय: शाम 8 बजे\nप्रवेश समय: शाम 7 बजे\nस्थान: रवींद्र भवन, भोपाल\nदीर्घा: बालकनी\nपंक्ति: 4\nसीट: 17\nमूल्य: ₹90\nटिकट संख्या: SR-2207',
  },
}

/** Which roles a copy has nothing for. */
function missing(copy: string, roles: Roles, names: readonly string[]): readonly string[] {
  const { roles: told, lists } = describeReading(readIn(copy, roles))
  return names.filter(
    name => told[name] === undefined && (lists as Record<string, unknown>)[name] === undefined,
  )
}

for (const [language, { certificate: award, invoice: bill, ticket: pass, plain }] of Object.entries(
  tongues,
)) {
  test(`a certificate with labels in ${language} says whom it honours, for what, and who gave it when`, () => {
    const names = ['title', 'recipient', 'credential', 'issuer', 'dateIssued', 'identifier']
    assert.equal(missing(award, certificate, names), [])
  })

  test(`an invoice with labels in ${language} has its parties, its days, its lines and its total`, () => {
    const names = ['seller', 'buyer', 'invoiceNumber', 'issueDate', 'paymentDueDate', 'lines', 'total']
    assert.equal(missing(bill, invoice, names), [])
  })

  test(`a ticket with labels in ${language} says when, where and which seat`, () => {
    const seat = ['seatSection', 'seatRow', 'seatNumber', 'price', 'ticketNumber']
    for (const copy of plain === undefined ? [pass] : [pass, plain])
      assert.equal(missing(copy, ticket, ['title', 'startDate', 'time', 'doorTime', 'location', ...seat]), [])
  })
}

test.run()
