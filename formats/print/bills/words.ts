import { wordIn, type WordTable } from '../../../core/source/words-by-language.ts'

/** Words that bills need and authors do not write, and fields of theirs that have a name in every language. */
export type BillWord =
  | 'to'
  | 'date'
  | 'payment'
  | 'number'
  | 'due'
  | 'supply_date'
  | 'order'
  | 'vat_id'
  | 'terms'
  | 'ref'
  | 'name'
  | 'invoice'
  | 'paid'

const names: readonly BillWord[] = [
  ...(['to', 'date', 'payment', 'number', 'due', 'supply_date'] as const),
  ...(['order', 'vat_id', 'terms', 'ref', 'name', 'invoice', 'paid'] as const),
]

/** One line a language, words in the order of `names`. */
const table: WordTable = {
  en: 'Bill to|Date|Payment|Number|Due|Supply date|Order|VAT ID|Terms|Reference|Name|Invoice|Paid in full',
  de: 'Rechnung an|Datum|Zahlung|Nummer|Fällig|Leistungsdatum|Bestellung|USt-IdNr.|Zahlungsziel|Verwendungszweck|Name|Rechnung|Bezahlt',
  fr: 'Facturé à|Date|Paiement|Numéro|Échéance|Date de livraison|Commande|N° TVA|Conditions|Référence|Nom|Facture|Payé',
  es: 'Facturar a|Fecha|Pago|Número|Vencimiento|Fecha de entrega|Pedido|NIF-IVA|Condiciones|Referencia|Nombre|Factura|Pagado',
  it: 'Intestata a|Data|Pagamento|Numero|Scadenza|Data di fornitura|Ordine|P. IVA|Condizioni|Causale|Nome|Fattura|Pagato',
  nl: 'Factuur aan|Datum|Betaling|Nummer|Vervaldatum|Leverdatum|Bestelling|Btw-nummer|Termijn|Kenmerk|Naam|Factuur|Betaald',
  pt: 'Faturar a|Data|Pagamento|Número|Vencimento|Data de fornecimento|Encomenda|NIF|Condições|Referência|Nome|Fatura|Pago',
  pl: 'Nabywca|Data|Płatność|Numer|Termin płatności|Data dostawy|Zamówienie|NIP|Warunki|Tytuł przelewu|Nazwa|Faktura|Zapłacono',
  sv: 'Faktureras till|Datum|Betalning|Nummer|Förfallodatum|Leveransdatum|Beställning|Momsreg.nr|Villkor|Referens|Namn|Faktura|Betald',
  da: 'Faktureres til|Dato|Betaling|Nummer|Forfaldsdato|Leveringsdato|Ordre|Momsnr.|Betingelser|Reference|Navn|Faktura|Betalt',
  nb: 'Faktureres til|Dato|Betaling|Nummer|Forfallsdato|Leveringsdato|Bestilling|Org.nr. MVA|Betingelser|Referanse|Navn|Faktura|Betalt',
  fi: 'Laskutetaan|Päiväys|Maksu|Numero|Eräpäivä|Toimituspäivä|Tilaus|ALV-tunnus|Maksuehto|Viite|Nimi|Lasku|Maksettu',
  cs: 'Odběratel|Datum|Platba|Číslo|Splatnost|Datum plnění|Objednávka|DIČ|Podmínky|Reference|Název|Faktura|Zaplaceno',
  tr: 'Alıcı|Tarih|Ödeme|Numara|Vade|Teslim tarihi|Sipariş|Vergi no.|Koşullar|Açıklama|Ad|Fatura|Ödendi',
  el: 'Προς|Ημερομηνία|Πληρωμή|Αριθμός|Λήξη|Ημερομηνία παράδοσης|Παραγγελία|ΑΦΜ|Όροι|Αιτιολογία|Όνομα|Τιμολόγιο|Εξοφλήθη',
  uk: 'Покупець|Дата|Оплата|Номер|Термін сплати|Дата постачання|Замовлення|ІПН|Умови|Призначення|Назва|Рахунок|Сплачено',
  ru: 'Покупатель|Дата|Оплата|Номер|Срок оплаты|Дата поставки|Заказ|ИНН|Условия|Назначение|Название|Счёт|Оплачено',
  ja: '請求先|日付|お支払い|番号|支払期限|納品日|注文番号|登録番号|支払条件|参照番号|名称|請求書|領収済',
  zh: '客户|日期|付款|编号|到期日|交付日期|订单|税号|付款条件|备注|名称|账单|已付清',
  'zh-hant': '客戶|日期|付款|編號|到期日|交付日期|訂單|統一編號|付款條件|備註|名稱|帳單|已付清',
  ko: '청구처|날짜|결제|번호|지급 기한|공급일|주문|사업자등록번호|지급 조건|참조|이름|청구서|결제 완료',
  hi: 'प्राप्तकर्ता|दिनांक|भुगतान|संख्या|देय तिथि|आपूर्ति तिथि|ऑर्डर|जीएसटी संख्या|शर्तें|संदर्भ|नाम|बीजक|भुगतान हो गया',
  ca: 'Facturar a|Data|Pagament|Número|Venciment|Data de lliurament|Comanda|NIF|Condicions|Referència|Nom|Factura|Pagat',
  vi: 'Khách hàng|Ngày|Thanh toán|Số|Hạn thanh toán|Ngày giao|Đơn hàng|Mã số thuế|Điều khoản|Nội dung|Tên|Hóa đơn|Đã thanh toán',
  id: 'Kepada|Tanggal|Pembayaran|Nomor|Jatuh tempo|Tanggal pengiriman|Pesanan|NPWP|Syarat|Referensi|Nama|Faktur|Lunas',
  hu: 'Vevő|Dátum|Fizetés|Szám|Fizetési határidő|Teljesítés|Megrendelés|Adószám|Feltételek|Közlemény|Megnevezés|Számla|Fizetve',
  ro: 'Client|Data|Plată|Număr|Scadență|Data livrării|Comandă|CUI|Condiții|Referință|Denumire|Factură|Achitat',
  ar: 'فاتورة إلى|التاريخ|الدفع|الرقم|تاريخ الاستحقاق|تاريخ التوريد|الطلب|الرقم الضريبي|الشروط|المرجع|الاسم|فاتورة|مدفوع بالكامل',
  he: 'לכבוד|תאריך|תשלום|מספר|לתשלום עד|תאריך אספקה|הזמנה|מספר עוסק|תנאים|אסמכתא|שם|חשבונית|שולם',
}

/** The word in a language (BCP 47); English where the language has no line. */
export function billWord(lang: string, name: BillWord): string {
  return wordIn(lang, table, names, name)
}
