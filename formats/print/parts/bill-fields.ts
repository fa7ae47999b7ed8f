import type { Fields } from '../../parts/fields.ts'

/** What a bill's front matter can say, and the names that people give it, without case, blanks and marks. */
const names = {
  seller:
    'seller from sender issuer supplier vendor company von absender verkäufer de émetteur vendeur fournisseur emisor vendedor mittente fornitore',
  buyer:
    'buyer to billto billedto customer client recipient an kunde empfänger käufer à destinataire cliente acheteur destinatario',
  payment: 'payment bank bankdetails paymentdetails zahlung paiement pago pagamento',
  number:
    'number no nr invoice invoiceno invoicenumber receiptnumber nummer rechnungsnummer numéro numero facture',
  date: 'date issued issuedate invoicedate issuedon datum rechnungsdatum fecha data',
  due: 'due duedate dueby paymentdue payby fällig fälligam zahlbarbis échéance vencimiento scadenza',
} as const

/** A field that a bill puts in a place of its own. */
export type BillField = keyof typeof names

/** Codes of a bank account that stand by themselves; together they are the payment details. */
const account =
  'iban bic swift account accountnumber accountname sortcode routing routingnumber paymentterms terms reference'

const meanings = new Map(
  Object.entries(names).flatMap(([field, all]) =>
    all.split(' ').map(name => [name, field as BillField] as const),
  ),
)
const accountNames = new Set(account.split(' '))

/** What a field of the front matter means on a bill: `bill_to`, `Bill to` and `Kunde` are all the buyer. */
export function meaningOf(name: string): BillField | 'account' | undefined {
  const plain = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return meanings.get(plain) ?? (accountNames.has(plain) ? 'account' : undefined)
}

/** The value of a field under whichever name it was written. */
export function billField(fields: Fields, field: BillField): unknown {
  const own = fields[field]
  if (own !== undefined) return own
  const name = Object.keys(fields).find(candidate => meaningOf(candidate) === field)
  return name === undefined ? undefined : fields[name]
}

/** Payment details: the field for them, or else the account's codes that stand by themselves. */
export function paymentOf(fields: Fields): unknown {
  const codes = Object.keys(fields).filter(name => meaningOf(name) === 'account')
  return billField(fields, 'payment') ?? Object.fromEntries(codes.map(name => [name, fields[name]]))
}

/** Names in the front matter that a bill puts in places of their own. */
export function placedFields(fields: Fields): readonly string[] {
  const hasPayment = billField(fields, 'payment') !== undefined
  return Object.keys(fields).filter(name => {
    const meaning = meaningOf(name)
    if (meaning === 'account') return !hasPayment
    return meaning === 'seller' || meaning === 'buyer' || meaning === 'payment' || meaning === 'date'
  })
}
