/** Words that bills need and authors do not write. */
export type BillWord = 'to' | 'date' | 'payment'

const names: readonly BillWord[] = ['to', 'date', 'payment']

/** One line a language, words in the order of `names`. */
const table: Readonly<Record<string, string>> = {
  en: 'Bill to|Date|Payment',
  de: 'Rechnung an|Datum|Zahlung',
  fr: 'Facturé à|Date|Paiement',
  es: 'Facturar a|Fecha|Pago',
  it: 'Intestata a|Data|Pagamento',
  nl: 'Factuur aan|Datum|Betaling',
  pt: 'Faturar a|Data|Pagamento',
}

/** The word in a language (BCP 47); English where the language has no line. */
export function billWord(lang: string, name: BillWord): string {
  const key = lang.toLowerCase().split('-')[0] ?? 'en'
  const line = (Object.hasOwn(table, key) ? table[key] : undefined) ?? table.en ?? ''
  return line.split('|')[names.indexOf(name)] ?? name
}
