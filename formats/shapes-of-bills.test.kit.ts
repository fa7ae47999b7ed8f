import type { Shaped } from './shapes.test.kit.ts'

const seller = {
  name: 'Larkfield Joinery',
  address: '8 Mill Yard, Kendal LA9 4QT',
  email: 'office@larkfield.example',
}
const buyer = { name: 'Bramley House School', address: '41 Garth Road, Penrith CA11 8HT' }

const number = 'LJ-2027-018'
const issued = '4 May 2027'
const due = '3 June 2027'
const reference = 'PO 5512'
const iban = 'GB33 BUKB 2020 1555 5555 55'
const bic = 'BUKBGB22'
const notes = 'Thank you for having us back.'

const sums = { subtotal: '£1,440.00', vat: '£288.00', total: '£1,728.00' }

const work: readonly Work[] = [
  { what: 'Oak reading bench', count: '2', each: '£310.00', amount: '£620.00' },
  { what: 'Window seat with drawers', count: '1', each: '£480.00', amount: '£480.00' },
  { what: 'Shelves, planed and oiled', count: '6', each: '£45.00', amount: '£270.00' },
  { what: 'Delivery to Penrith', count: '1', each: '£70.00', amount: '£70.00' },
]

interface Work {
  readonly what: string
  readonly count: string
  readonly each: string
  readonly amount: string
}

const lines = (write: (work: Work) => string): string => work.map(write).join('\n')

const keys = `---
title: Invoice
seller:
  name: ${seller.name}
  address: ${seller.address}
  email: ${seller.email}
buyer:
  name: ${buyer.name}
  address: ${buyer.address}
number: ${number}
date: ${issued}
due: ${due}
reference: ${reference}
lines:
${lines(
  ({ what, count, each, amount }) =>
    `  - description: ${what}\n    quantity: ${count}\n    unit_price: ${each}\n    net: ${amount}`,
)}
subtotal: ${sums.subtotal}
VAT 20%: ${sums.vat}
total: ${sums.total}
iban: ${iban}
bic: ${bic}
notes: ${notes}
---
`

const foreign = `---
Rechnungssteller:
  Name: ${seller.name}
  Adresse: ${seller.address}
  E-Mail: ${seller.email}
Rechnung an:
  Name: ${buyer.name}
  Adresse: ${buyer.address}
Rechnungsnummer: ${number}
Rechnungsdatum: ${issued}
Zahlbar bis: ${due}
Referenz: ${reference}
Positionen:
${lines(
  ({ what, count, each, amount }) =>
    `  - Beschreibung: ${what}\n    Menge: ${count}\n    Einzelpreis: ${each}\n    Betrag: ${amount}`,
)}
Zwischensumme: ${sums.subtotal}
MwSt. 20 %: ${sums.vat}
Gesamtbetrag: ${sums.total}
IBAN: ${iban}
BIC: ${bic}
Anmerkungen: ${notes}
---

# Invoice
`

const heads: readonly (readonly [label: string, value: string])[] = [
  ['Number', number],
  ['Date', issued],
  ['Due', due],
  ['Reference', reference],
]

const accounts: readonly (readonly [label: string, value: string])[] = [
  ['IBAN', iban],
  ['BIC', bic],
]

const totals: readonly (readonly [label: string, value: string])[] = [
  ['Subtotal', sums.subtotal],
  ['VAT 20%', sums.vat],
  ['Total', sums.total],
]

const from = `${seller.name}, ${seller.address}, ${seller.email}`
const to = `${buyer.name}, ${buyer.address}`

const workTable = `| Description | Quantity | Unit price | Net |
|---|---:|---:|---:|
${lines(({ what, count, each, amount }) => `| ${what} | ${count} | ${each} | ${amount} |`)}`

const bold = ([label, value]: readonly [string, string]): string => `**${label}:** ${value}  `
const row = ([label, value]: readonly [string, string]): string => `| ${label} | ${value} |`
const point = ([label, value]: readonly [string, string]): string => `- ${label}: ${value}`
const tabbed = ([label, value]: readonly [string, string]): string => `${label}\t${value}`

const labels = `# Invoice

${[['From', from] as const, ['To', to] as const, ...heads].map(bold).join('\n')}

${workTable}

${totals.map(bold).join('\n')}

${accounts.map(bold).join('\n')}

${notes}
`

const table = `# Invoice

| | |
|---|---|
${[['From', from] as const, ['To', to] as const, ...heads].map(row).join('\n')}

${workTable}
| Subtotal | | | ${sums.subtotal} |
| VAT 20% | | | ${sums.vat} |
| Total | | | ${sums.total} |

| | |
|---|---|
${accounts.map(row).join('\n')}

${notes}
`

const list = `# Invoice

## From

${seller.name}
${seller.address}
${seller.email}

## To

${buyer.name}
${buyer.address}

## Details

${heads.map(point).join('\n')}

## Items

${lines(({ what, count, each, amount }) => `- ${what}: ${count} × ${each} = ${amount}`)}

## Totals

${totals.map(point).join('\n')}

## Payment

${accounts.map(point).join('\n')}

${notes}
`

const paste = `INVOICE

${seller.name}
${seller.address}
${seller.email}

Bill to:
${buyer.name}
${buyer.address}

${heads.map(tabbed).join('\n')}

Description\tQuantity\tUnit price\tNet
${lines(({ what, count, each, amount }) => [what, count, each, amount].join('\t'))}

${totals.map(tabbed).join('\n')}

${accounts.map(tabbed).join('\n')}

${notes}
`

/** An invoice of four lines in six shapes. */
export const invoice: Shaped = {
  slug: 'invoice',
  values: {
    title: 'Invoice',
    seller: seller.name,
    'address of the seller': '8 Mill Yard',
    'email of the seller': seller.email,
    buyer: buyer.name,
    'address of the buyer': '41 Garth Road',
    invoiceNumber: number,
    issueDate: issued,
    paymentDueDate: due,
    reference,
    ...Object.fromEntries(
      work.flatMap(({ what, count, each, amount }, at) => [
        [`line ${at + 1}`, what],
        [`count and price of line ${at + 1}`, `${count} ${each}`],
        [`amount of line ${at + 1}`, amount],
      ]),
    ),
    subtotal: sums.subtotal,
    tax: sums.vat,
    total: sums.total,
    iban,
    bic,
    notes,
  },
  shapes: { keys, foreign, labels, table, list, paste },
}
