import Big from 'big.js'
import type { Report } from '../../../core/message.ts'
import type { Fact, Item, Reading } from '../../../core/reading/reading.ts'
import type { Concept } from '../../../core/reading/words/en.ts'
import { onDemand } from '../../../core/on-demand.ts'
import { includedWords } from '../../../core/reading/words/included.ts'
import { plainLabel } from '../../../core/reading/words/lexicon.ts'
import { exactAmount } from './amount.ts'

/** Half a cent of rounding on either side is no mistake. */
const TOLERANCE = new Big('0.01')

type Stated = Pick<Fact, 'value' | 'blocks'>

type Say = (what: string, stated: Stated, expected: Big) => void

/** Adds up a bill as its author wrote it, and reports what does not agree; nothing is ever corrected. */
export function checkBill(
  slug: string,
  { roles, lists }: Pick<Reading, 'roles' | 'lists'>,
  report: Report,
): void {
  const say: Say = (what, fact, expected) => {
    const stated = exactAmount(fact)
    if (!stated || stated.minus(expected).abs().lte(TOLERANCE)) return
    const line = lineOf(fact)
    report.add({
      rule: `${slug}-R1`,
      severity: 'error',
      text: `${what} is ${stated.toFixed(2)}, but its parts make ${expected.toFixed(2)}`,
      hint: 'correct the amount or the lines it is made of; the document shows what was written',
      ...(line !== undefined && { line }),
    })
  }
  checkSums(lists.sums ?? [], checkLines(lists.lines ?? [], say), say)
  checkChange(roles, say)
}

/** What is given back is what was given less what was to pay. */
function checkChange({ payment, total: whole, change }: Reading['roles'], say: Say): void {
  const [given, asked] = [payment, whole].map(claim => claim && exactAmount(claim))
  if (change && given && asked) say('the change', change, given.minus(asked))
}

/** Line of the source that states an amount. */
function lineOf({ blocks: [first] }: Stated): number | undefined {
  const words = first?.type === 'paragraph' ? first.children[0] : undefined
  return words?.position?.start.line
}

/** The sum of all lines; undefined when a line has no amount. */
function checkLines(lines: readonly Item[], say: Say): Big | undefined {
  for (const { title, parts } of lines) {
    const [expected, ...others] = lineAmounts(parts)
    const net = parts.net && exactAmount(parts.net)
    const isOther = others.some(other => net?.minus(other).abs().lte(TOLERANCE))
    if (parts.net && expected && !isOther) say(`the amount of "${title.text}"`, parts.net, expected)
  }
  const amounts = lines.map(({ parts }) => (parts.net ? exactAmount(parts.net) : lineAmounts(parts)[0]))
  return amounts.every(amount => amount !== undefined) ? total(amounts) : undefined
}

/** Quantity × price less discount, to the cent; also as thousandths where it might be a weight, as scales print it: `1.130 kg`. */
function lineAmounts({ quantity, unitPrice, discount }: Item['parts']): readonly Big[] {
  const [count, price] = [quantity, unitPrice].map(part => part && exactAmount(part))
  if (!count || !price) return []
  const counts = count.gte(1000) ? [count, count.div(1000)] : [count]
  return counts.map(one => lessDiscount(one.times(price), discount))
}

function lessDiscount(full: Big, discount: Fact | undefined): Big {
  if (discount?.value?.type === 'percentage')
    return full
      .times(new Big(100).minus(new Big(discount.value.amount).abs()))
      .div(100)
      .round(2)
  return full.minus((discount && exactAmount(discount)?.abs()) ?? 0).round(2)
}

function total(amounts: readonly Big[]): Big {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0))
}

function checkSums(sums: readonly Item[], net: Big | undefined, say: Say): void {
  const rows = sums.flatMap(({ title, parts: { amount } }) => {
    const value = amount && exactAmount(amount)
    const means = amount?.meanings[0]?.concept
    return amount && value ? [{ fact: amount, value, means, isWithin: isIncluded(title.text) }] : []
  })
  const find = (concept: Concept): number => rows.findIndex(({ means }) => means === concept)
  const [subtotal, whole, due] = [find('subtotal'), find('total'), find('due')]
  const [subtotalRow, totalRow, dueRow] = [rows[subtotal], rows[whole], rows[due]]
  if (subtotalRow && net && subtotal === 0) say('the subtotal', subtotalRow.fact, net)
  // Everything between the subtotal and the total is taxes, shipping and the like: they add up.
  const isLaterSubtotal = rows.slice(subtotal + 1, whole).some(({ means }) => means === 'subtotal')
  if (subtotalRow && totalRow && subtotal < whole && !isLaterSubtotal)
    say('the total', totalRow.fact, signed(rows.slice(subtotal, whole)))
  if (dueRow && totalRow && whole < due) {
    // A list below a table says its total again. Payments are written with a minus or without.
    const last = rows.findLastIndex(({ means }, at) => means === 'total' && at < due)
    const paid = total(rows.slice(last + 1, due).map(({ value }) => value.abs()))
    say('the amount due', dueRow.fact, (rows[last] ?? totalRow).value.minus(paid))
  } else if (dueRow && subtotalRow && subtotal < due && !totalRow)
    say('the amount due', dueRow.fact, signed(rows.slice(subtotal, due)))
}

interface Row {
  readonly value: Big
  readonly means: Concept | undefined
  /** The rows above have it in them. */
  readonly isWithin: boolean
}

/** Whether the name of a row says that others have it in them: `KDV (dahil)`. A sum with taxes is called so too. */
function isIncluded(name: string): boolean {
  const plain = ` ${plainLabel(name)} `
  return included().some(word => plain.includes(` ${word} `))
}

const included = onDemand(() => includedWords.map(plainLabel))

/** Rows added up; what is taken off may be written with a minus or without, and a tax that prices include adds nothing. */
function signed([first, ...others]: readonly Row[]): Big {
  const isTakenOff = ({ means }: Row): boolean => means === 'discount' || means === 'paid'
  const added = others.filter(({ isWithin }) => !isWithin)
  return total(
    [...(first ? [first] : []), ...added].map(row => (isTakenOff(row) ? row.value.abs().neg() : row.value)),
  )
}
