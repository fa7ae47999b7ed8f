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

const names: readonly BillWord[] = [
  ...(['to', 'date', 'payment', 'number', 'due', 'supply_date'] as const),
  ...(['order', 'vat_id', 'terms', 'ref', 'name'] as const),
]

/** One line a language, words in the order of `names`. */
const table: Readonly<Record<string, string>> = {
  en: 'Bill to|Date|Payment|Number|Due|Supply date|Order|VAT ID|Terms|Reference|Name',
  de: 'Rechnung an|Datum|Zahlung|Nummer|Fällig|Leistungsdatum|Bestellung|USt-IdNr.|Zahlungsziel|Verwendungszweck|Name',
  fr: 'Facturé à|Date|Paiement|Numéro|Échéance|Date de livraison|Commande|N° TVA|Conditions|Référence|Nom',
  es: 'Facturar a|Fecha|Pago|Número|Vencimiento|Fecha de entrega|Pedido|NIF-IVA|Condiciones|Referencia|Nombre',
  it: 'Intestata a|Data|Pagamento|Numero|Scadenza|Data di fornitura|Ordine|P. IVA|Condizioni|Causale|Nome',
  nl: 'Factuur aan|Datum|Betaling|Nummer|Vervaldatum|Leverdatum|Bestelling|Btw-nummer|Termijn|Kenmerk|Naam',
  pt: 'Faturar a|Data|Pagamento|Número|Vencimento|Data de fornecimento|Encomenda|NIF|Condições|Referência|Nome',
}

/** The word in a language (BCP 47); English where the language has no line. */
export function billWord(lang: string, name: BillWord): string {
  const key = lang.toLowerCase().split('-')[0] ?? 'en'
  const line = (Object.hasOwn(table, key) ? table[key] : undefined) ?? table.en ?? ''
  return line.split('|')[names.indexOf(name)] ?? name
}

/** The name of a field in a language; `otherwise` for fields that only their author has a name for. */
export function fieldName(lang: string, field: string, otherwise: string): string {
  const name = names.find(candidate => candidate === field)
  return name === undefined ? otherwise : billWord(lang, name)
}
