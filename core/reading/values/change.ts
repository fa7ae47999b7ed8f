import { readMeaning } from './meaning.ts'
import { readMoney } from './money.ts'
import { readAmount } from './number.ts'
import { readUnit, skipPercent } from './quantity.ts'
import { isText, type Read, type Scan } from './scan.ts'
import type { ChangeValue } from './value.ts'

interface Direction {
  readonly sign: 1 | -1
  readonly next: number
}

function readDirection(scan: Scan, at: number): Direction | undefined {
  const { tokens } = scan
  const token = tokens[at]
  if (token === undefined || token.kind === 'number') return undefined
  if (/^[▲▴△↑⬆↗]$/.test(token.text)) return { sign: 1, next: at + 1 }
  if (/^[▼▾▽↓⬇↘]$/.test(token.text)) return { sign: -1, next: at + 1 }
  if (token.text === '+' || token.text === '-') {
    const free = token.spaced || at === 0 || /^[([:]$/.test(tokens[at - 1]?.text ?? '')
    const after = tokens[at + 1]
    if (!free || (after?.spaced && !scan.whole)) return undefined
    return { sign: token.text === '+' ? 1 : -1, next: at + 1 }
  }
  const said = token.kind === 'word' ? readMeaning(scan, at, 'up', 'down') : undefined
  return said && { sign: said.says === 'up' ? 1 : -1, next: said.next }
}

/** A rise or fall: a sign, an arrow or a word, and an amount with or without its unit. */
export function readChange(scan: Scan, at: number): Read<ChangeValue> | undefined {
  const direction = readDirection(scan, at)
  if (direction === undefined) return undefined
  const { sign } = direction
  // An arrow may have a sign beside it: ▲ +5 %.
  const doubled = isText(scan.tokens[direction.next], sign > 0 ? '+' : '-')
  const start = doubled ? direction.next + 1 : direction.next
  // `Roswell -- 2008`: two hyphens apart from what follows are a dash.
  if (doubled && !scan.whole && scan.tokens[start]?.spaced) return undefined
  if (scan.tokens[start]?.kind !== 'number') return readMoneyChange(scan, start, sign)
  const figure = readAmount(scan, start)
  if (figure === undefined) return undefined
  const amount = sign * figure.amount
  const points = readMeaning(scan, figure.next, 'points')?.next
  if (points !== undefined) return { value: { type: 'change', amount, unit: 'pp' }, next: points }
  const percent = skipPercent(scan, figure.next)
  if (percent !== undefined) return { value: { type: 'change', amount, unit: '%' }, next: percent }
  const money = readMoneyChange(scan, start, sign)
  if (money !== undefined) return money
  const unit = readUnit(scan, figure.next)
  if (unit !== undefined) return { value: { type: 'change', amount, unit: unit.unit }, next: unit.next }
  return { value: { type: 'change', amount }, next: figure.next }
}

function readMoneyChange(scan: Scan, at: number, sign: 1 | -1): Read<ChangeValue> | undefined {
  const money = readMoney(scan, at)
  if (money === undefined || money.value.to !== undefined) return undefined
  const { amount, currency } = money.value
  const value: ChangeValue = {
    type: 'change',
    amount: sign * amount,
    ...(currency !== undefined && { currency }),
  }
  return { value, next: money.next }
}
