import type Big from 'big.js'
import type { RootContent, Table, TableRow } from 'mdast'
import { plainText } from '../../../core/source/text.ts'
import { readAmount } from './amount.ts'

/** What a column of a bill holds. */
export type BillColumn = 'quantity' | 'price' | 'discount' | 'tax' | 'net'

const columnWords: Readonly<Record<BillColumn, RegExp>> = {
  quantity: /^(qty|quantity|hours|menge|anzahl|qté|quantité|aantal|cantidad|quantità|quantidade)\b/iu,
  price: /(price|rate|preis|prix|prijs|precio|prezzo|preço)\s*(\(.*\))?$/iu,
  discount: /(discount|rabatt|remise|korting|descuento|sconto|desconto)/iu,
  tax: /(vat|tax|mwst|ust|tva|btw|iva)/iu,
  net: /^(net|amount|total|sum|betrag|netto|gesamt|montant|bedrag|totaal|importe|importo|valor)/iu,
}

/** Where each kind of column stands in a table of lines; undefined for a table that is none. */
export function billColumns(table: Table): ReadonlyMap<BillColumn, number> | undefined {
  const found = new Map<BillColumn, number>()
  table.children[0]?.children.forEach((cell, at) => {
    const name = plainText({ type: 'paragraph', children: cell.children }).trim()
    const kind = (Object.keys(columnWords) as BillColumn[]).find(
      column => !found.has(column) && columnWords[column].test(name),
    )
    if (kind !== undefined) found.set(kind, at)
  })
  return found.has('net') && found.has('quantity') ? found : undefined
}

/** Whether a block is a table of two columns, a label and an amount: the sums of a bill. */
export function isSums(node: RootContent): node is Table {
  if (node.type !== 'table') return false
  const rows = node.children.slice(1)
  return rows.length > 0 && rows.every(row => row.children.length === 2 && amountOf(row, 1) !== undefined)
}

/** The text of a cell; empty where the row is short. */
export function cellText(row: TableRow, at: number | undefined): string {
  const cell = at === undefined ? undefined : row.children[at]
  return cell ? plainText({ type: 'paragraph', children: cell.children }).trim() : ''
}

/** The amount in a cell. */
export function amountOf(row: TableRow, at: number | undefined): Big | undefined {
  return readAmount(cellText(row, at))
}
