import Big from 'big.js'
import type { Table, TableRow } from 'mdast'
import type { Report } from '../../../core/message.ts'
import { amountOf, type BillColumn, billColumns, cellText } from './bill-table.ts'

/** Half a cent of rounding on either side is no mistake. */
const TOLERANCE = new Big('0.01')

/** Rows of sums by the words that authors use for them. */
const sumWords = {
  subtotal: /^(sub-?total|net|zwischensumme|netto|sous-total|total ht|subtotaal|subtotale?)\b/iu,
  tax: /\b(vat|tax|mwst|ust|tva|btw|iva|gst|hst)\b/iu,
  total: /^(grand )?(total|gesamt(betrag)?|totaal|totale|total ttc)$/iu,
  due: /^(amount due|balance( due)?|due|to pay|zu zahlen|net à payer|te betalen|total a pagar)/iu,
  paid: /(paid|deposit|payment|prepayment|anzahlung|bezahlt|acompte|payé|aanbetaling|pagado|pagato)/iu,
  change: /^(change|rückgeld|rendu|wisselgeld|cambio)/iu,
} as const

/** Adds up a bill as its author wrote it, and reports what does not agree; nothing is ever corrected. */
export function checkBill(
  slug: string,
  lines: Table | undefined,
  sums: Table | undefined,
  report: Report,
): void {
  const say = (what: string, stated: Big, expected: Big, line: number | undefined): void => {
    if (stated.minus(expected).abs().lte(TOLERANCE)) return
    report.add({
      rule: `${slug}-R1`,
      severity: 'error',
      text: `${what} is ${stated.toFixed(2)}, but its parts make ${expected.toFixed(2)}`,
      hint: 'correct the amount or the lines it is made of; the document shows what was written',
      ...(line !== undefined && { line }),
    })
  }
  const net = lines ? checkLines(lines, say) : undefined
  if (sums) checkSums(sums, net, say)
}

type Say = (what: string, stated: Big, expected: Big, line: number | undefined) => void

/** The sum of all lines; undefined when a line has no amount. */
function checkLines(table: Table, say: Say): Big | undefined {
  const columns = billColumns(table)
  if (!columns) return undefined
  let sum: Big | undefined = new Big(0)
  for (const row of table.children.slice(1)) {
    const stated = amountOf(row, columns.get('net'))
    const expected = lineAmount(row, columns)
    const line = row.position?.start.line
    if (stated && expected) say(`the amount of "${cellText(row, 0)}"`, stated, expected, line)
    sum = stated && sum?.plus(stated)
  }
  return sum
}

/** Quantity × price less discount, to the cent. */
function lineAmount(row: TableRow, columns: ReadonlyMap<BillColumn, number>): Big | undefined {
  const quantity = amountOf(row, columns.get('quantity'))
  const price = amountOf(row, columns.get('price'))
  if (!quantity || !price) return undefined
  const written = cellText(row, columns.get('discount'))
  const discount = amountOf(row, columns.get('discount')) ?? new Big(0)
  const full = quantity.times(price)
  return (
    written.includes('%') ? full.times(new Big(100).minus(discount)).div(100) : full.minus(discount)
  ).round(2)
}

function checkSums(table: Table, net: Big | undefined, say: Say): void {
  const rows = table.children.slice(1).map(row => ({
    name: cellText(row, 0),
    amount: amountOf(row, 1) ?? new Big(0),
    line: row.position?.start.line,
  }))
  const find = (words: RegExp) => rows.findIndex(({ name }) => words.test(name))
  const add = (part: typeof rows) => part.reduce((sum, { amount }) => sum.plus(amount), new Big(0))
  const subtotal = rows[find(sumWords.subtotal)]
  const at = find(sumWords.total)
  const total = rows[at]
  if (subtotal && net) say('the subtotal', subtotal.amount, net, subtotal.line)
  // Everything between the subtotal and the total is taxes, shipping and the like: they add up.
  if (total && subtotal)
    say('the total', total.amount, add(rows.slice(rows.indexOf(subtotal), at)), total.line)
  const change = rows[find(sumWords.change)]
  const tendered = change && rows[rows.indexOf(change) - 1]
  if (change && tendered && total)
    say('the change', change.amount, tendered.amount.minus(total.amount), change.line)
  const due = rows[find(sumWords.due)]
  // Payments are written with a minus or without.
  if (due && total && at < rows.indexOf(due)) {
    const paid = rows
      .slice(at + 1, rows.indexOf(due))
      .reduce((sum, { amount }) => sum.plus(amount.abs()), new Big(0))
    say('the amount due', due.amount, total.amount.minus(paid), due.line)
  } else if (due && subtotal && rows.indexOf(subtotal) < rows.indexOf(due)) {
    const parts = rows.slice(rows.indexOf(subtotal), rows.indexOf(due))
    const signed = parts.map(row =>
      sumWords.paid.test(row.name) ? { ...row, amount: row.amount.abs().neg() } : row,
    )
    say('the amount due', due.amount, add(signed), due.line)
  }
}
