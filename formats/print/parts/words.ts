/** Words that bills need and authors do not write. */
export type BillWord =
  | 'invoice'
  | 'to'
  | 'number'
  | 'date'
  | 'due'
  | 'payment'
  | 'amountDue'
  | 'description'
  | 'amount'

const names: readonly BillWord[] = [
  'invoice',
  'to',
  'number',
  'date',
  'due',
  'payment',
  'amountDue',
  'description',
  'amount',
]

/** One line a language, words in the order of `names`. */
const table: Readonly<Record<string, string>> = {
  en: 'Invoice|Bill to|Number|Date|Due|Payment|Amount due|Description|Amount',
  de: 'Rechnung|Rechnung an|Nummer|Datum|Fällig|Zahlung|Zu zahlen|Beschreibung|Betrag',
  fr: 'Facture|Facturé à|Numéro|Date|Échéance|Paiement|Net à payer|Désignation|Montant',
  es: 'Factura|Facturar a|Número|Fecha|Vencimiento|Pago|Total a pagar|Descripción|Importe',
  it: 'Fattura|Intestata a|Numero|Data|Scadenza|Pagamento|Totale da pagare|Descrizione|Importo',
  nl: 'Factuur|Factuur aan|Nummer|Datum|Vervaldatum|Betaling|Te betalen|Omschrijving|Bedrag',
  pt: 'Fatura|Faturar a|Número|Data|Vencimento|Pagamento|Total a pagar|Descrição|Valor',
}

/** The word in a language (BCP 47); English where the language has no line. */
export function billWord(lang: string, name: BillWord): string {
  const key = lang.toLowerCase().split('-')[0] ?? 'en'
  const line = (Object.hasOwn(table, key) ? table[key] : undefined) ?? table.en ?? ''
  return line.split('|')[names.indexOf(name)] ?? name
}
