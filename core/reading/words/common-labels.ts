import { onDemand } from '../../on-demand.ts'
import type { Concept, Words } from './en.ts'

/** The concepts of the rows below, in this order: the labels that invitations, tickets, cards and bills have everywhere. */
const CONCEPTS: readonly Concept[] = [
  'title',
  'date',
  'time',
  'location',
  'address',
  'organizer',
  'telephone',
  'email',
  'name',
  'price',
  'total',
  'note',
  'validThrough',
  'seatRow',
  'seatNumber',
  'organization',
  'text',
  'subtitle',
  'recipient',
  'giver',
]

/** The commonest labels in languages that have no list of their own, a row a language; `-` for what nobody writes there. */
const ROWS: Readonly<Record<string, string>> = {
  mr: 'शीर्षक, विषय | दिनांक, तारीख | वेळ | स्थळ, ठिकाण | पत्ता | आयोजक | फोन, मोबाईल, संपर्क | ईमेल | नाव | किंमत, शुल्क | एकूण | टीप, सूचना | वैधता | रांग | आसन | संस्था | तपशील | उपशीर्षक | प्रति, साठी | यांजकडून',
  ne: 'शीर्षक, विषय | मिति | समय | स्थान | ठेगाना | आयोजक | फोन, सम्पर्क | इमेल | नाम | मूल्य, शुल्क | जम्मा | सूचना, नोट | - | पङ्क्ति | सिट | संस्था | विवरण | उपशीर्षक | प्राप्तकर्ता, लागि | दिने',
  bn: 'শিরোনাম, বিষয় | তারিখ | সময় | স্থান | ঠিকানা | আয়োজক | ফোন, মোবাইল, যোগাযোগ | ইমেইল | নাম | মূল্য, দাম | মোট | দ্রষ্টব্য, নোট | মেয়াদ | সারি | আসন | প্রতিষ্ঠান | বিবরণ | উপশিরোনাম | প্রাপক, জন্য | প্রেরক, পক্ষ থেকে',
  th: 'ชื่อเรื่อง, หัวข้อ, ชื่องาน | วันที่, วัน | เวลา | สถานที่ | ที่อยู่ | ผู้จัด, จัดโดย | โทร, โทรศัพท์, เบอร์โทร | อีเมล | ชื่อ | ราคา | รวม, ยอดรวม | หมายเหตุ | หมดอายุ, ใช้ได้ถึง | แถว | ที่นั่ง | บริษัท, ร้าน | รายละเอียด | - | ถึง, สำหรับ, ผู้รับ | จาก, ผู้ให้',
  bg: 'заглавие | дата, ден | час, начало | място, къде | адрес | организатор, организатори | телефон, тел | имейл | име | цена | общо, сума | забележка, внимание | валидно до, валиден до | ред | място номер, място | фирма, организация | описание, текст | подзаглавие | за, за кого, получател | от, от кого, подарява',
  sr: 'наслов, naslov | датум, datum | време, vreme, почетак | место, mesto | адреса, adresa | организатор, organizator | телефон, telefon | имејл, imejl | име, ime | цена, cena | укупно, ukupno | напомена, napomena | важи до, važi do | ред, red | седиште, sedište, место, mesto | фирма, firma | опис, opis | поднаслов, podnaslov | за, za, за кога | од, od, поклања',
  hr: 'naslov | datum | vrijeme, početak | mjesto, gdje | adresa | organizator | telefon, tel | e-mail, email | ime | cijena | ukupno | napomena | vrijedi do | red | sjedalo, mjesto | tvrtka, udruga | opis | podnaslov | za, za koga, primatelj | od, daruje',
  sl: 'naslov | datum | čas, ura, začetek | kraj, kje | - | organizator | telefon, tel | e-pošta, email | ime | cena | skupaj | opomba | velja do | vrsta | sedež | podjetje, društvo | opis | podnaslov | za, za koga, prejemnik | od, podarja',
  sk: 'názov, nadpis | dátum, kedy | čas, začiatok | miesto, kde | adresa | organizátor, usporiadateľ | telefón, tel | e-mail, email | meno | cena, vstupné | spolu, celkom | poznámka | platí do, platnosť do | rad | sedadlo, miesto | firma, spoločnosť | popis | podnadpis | pre, pre koho, komu, obdarovaný, obdarovaná | od, od koho, venuje, venujú',
  et: 'pealkiri | kuupäev | kellaaeg, aeg, algus | koht, kus | aadress | korraldaja | telefon, tel | e-post | nimi | hind, pilet | kokku | märkus | kehtib kuni | rida | iste, koht | firma, ettevõte | kirjeldus | alapealkiri | kellele, saaja | kellelt, kinkija',
  lv: 'nosaukums, virsraksts | datums | laiks, sākums | vieta, kur | adrese | organizators | tālrunis, telefons | e-pasts | vārds | cena | kopā | piezīme | derīgs līdz | rinda | sēdvieta, vieta | uzņēmums | apraksts | apakšvirsraksts | kam, saņēmējs, saņēmēja | no, no kā, dāvina',
  lt: 'pavadinimas, antraštė | data | laikas, pradžia | vieta, kur | adresas | organizatorius | telefonas, tel | el. paštas | vardas | kaina | iš viso | pastaba | galioja iki | eilė | sėdima vieta, vieta | įmonė | aprašymas | paantraštė | kam, gavėjas, gavėja | nuo, nuo ko, dovanoja',
  fa: 'عنوان | تاریخ | ساعت, زمان | مکان, محل | نشانی, آدرس | برگزارکننده | تلفن, موبایل | ایمیل | نام | قیمت, بها | جمع, مجموع | توجه, یادداشت | اعتبار تا | ردیف | صندلی | شرکت | توضیحات | زیرعنوان | برای, گیرنده | از طرف, از',
  ur: 'عنوان | تاریخ | وقت | مقام, جگہ | پتہ | منتظم | فون, موبائل | ای میل | نام | قیمت | کل | نوٹ | - | قطار | نشست | ادارہ | تفصیل | - | برائے, بنام | منجانب',
}

/** What the commonest labels mean, language by language. */
export const commonLabels: Readonly<Record<string, () => Partial<Words>>> = Object.fromEntries(
  Object.entries(ROWS).map(([lang, row]) => [
    lang,
    onDemand(() =>
      Object.fromEntries(
        row
          .split(' | ')
          .flatMap((names, at) => (names === '-' ? [] : [[CONCEPTS[at] as Concept, names] as const])),
      ),
    ),
  ]),
)
