import type { Point } from './date-point.ts'
import { readMonth, skipMeaning } from './meaning.ts'
import { isText, type Read, type Scan } from './scan.ts'
import type { TimeValue } from './value.ts'

// Invitations in English spell days out; ICU's spelled numbers are not part of Intl.

const toAmounts = (words: string, first: number, step = 1): readonly (readonly [string, number])[] =>
  words.split(' ').map((word, index) => [word, first + index * step] as const)

const ones = new Map([
  ...toAmounts('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen', 1),
  ...toAmounts('sixteen seventeen eighteen nineteen', 16),
])
const tens = new Map(toAmounts('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10))
const ordinals = new Map([
  ...toAmounts(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth',
    1,
  ),
  ...toAmounts('fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth', 14),
  ['thirtieth', 30] as const,
])

interface Count {
  readonly amount: number
  readonly next: number
}

type Words = ReadonlyMap<string, number>

/** Tens and ones: `twenty-four`, `twelve`; with ordinals, `twenty-fourth`. */
function readBelowHundred({ tokens }: Scan, at: number, last: Words): Count | undefined {
  const word = tokens[at]?.text ?? ''
  const ten = tens.get(word)
  const end = ten === undefined || !isText(tokens[at + 1], '-') ? at + 1 : at + 2
  const one = ten === undefined ? last.get(word) : last.get(tokens[end]?.text ?? '')
  if (ten === undefined) return one === undefined ? undefined : { amount: one, next: at + 1 }
  if (one !== undefined && one < 10) return { amount: ten + one, next: end + 1 }
  return last === ones ? { amount: ten, next: at + 1 } : undefined
}

/** `two thousand and twenty-seven`, `nineteen sixty-eight`. */
function readYear(scan: Scan, at: number): Count | undefined {
  const { tokens } = scan
  const head = readBelowHundred(scan, at, ones)
  if (head === undefined) return undefined
  if (!isText(tokens[head.next], 'thousand')) {
    const rest = head.amount >= 11 && head.amount <= 21 ? readBelowHundred(scan, head.next, ones) : undefined
    return rest && rest.amount >= 10
      ? { amount: head.amount * 100 + rest.amount, next: rest.next }
      : undefined
  }
  const joined = isText(tokens[head.next + 1], 'and') ? head.next + 2 : head.next + 1
  const rest = readBelowHundred(scan, joined, ones)
  return { amount: head.amount * 1000 + (rest?.amount ?? 0), next: rest?.next ?? head.next + 1 }
}

/** A day in words, with its year when that follows: `the twenty-fourth of January, two thousand and twenty-seven`. */
export function readSpokenDay(scan: Scan, at: number): Point | undefined {
  const { tokens } = scan
  const start = isText(tokens[at], 'the') ? at + 1 : at
  const ordinal = readBelowHundred(scan, start, ordinals)
  if (ordinal === undefined) return undefined
  const month = readMonth(scan, skipMeaning(scan, ordinal.next, 'of'))
  if (month === undefined) return undefined
  const comma = isText(tokens[month.next], ',') ? month.next + 1 : month.next
  const year = readYear(scan, comma)
  const point: Point = {
    month: month.says,
    day: ordinal.amount,
    spoken: true,
    next: year?.next ?? month.next,
  }
  return year === undefined ? point : { ...point, year: year.amount }
}

const quarters: Words = new Map([
  ['half', 30],
  ['quarter', 15],
])

/** `half past seven`, `a quarter to ten in the morning`, `seven o'clock in the evening`. */
export function readSpokenTime(scan: Scan, at: number): Read<TimeValue> | undefined {
  const { tokens } = scan
  const start = isText(tokens[at], 'a') ? at + 1 : at
  const part = quarters.get(tokens[start]?.text ?? '')
  const turn = tokens[start + 1]?.text
  const parted = part !== undefined && (turn === 'past' || (turn === 'to' && part === 15))
  const hour = readBelowHundred(scan, parted ? start + 2 : start, ones)
  if (hour === undefined || hour.amount > 12) return undefined
  const clock =
    isText(tokens[hour.next], 'o') && isText(tokens[hour.next + 2], 'clock') ? hour.next + 3 : hour.next
  if (!parted && clock === hour.next) return undefined
  const half = readHalfOfDay(scan, clock)
  const minutes = hour.amount * 60 + (parted ? (turn === 'past' ? part : -part) : 0)
  // Without a half of the day an hour in words may be either.
  if (half === undefined) return undefined
  const morning = minutes % 720
  const told = half.half === 'pm' ? morning + 720 : morning
  const from = `${String(Math.floor(told / 60)).padStart(2, '0')}:${String(told % 60).padStart(2, '0')}`
  return { value: { type: 'time', from, spoken: true }, next: half.next }
}

function readHalfOfDay({ tokens }: Scan, at: number): { half: 'am' | 'pm'; next: number } | undefined {
  const words = [0, 1, 2].map(ahead => tokens[at + ahead]?.text)
  if (words[0] === 'at' && words[1] === 'night') return { half: 'pm', next: at + 2 }
  if (words[0] !== 'in' || words[1] !== 'the') return undefined
  if (words[2] === 'morning') return { half: 'am', next: at + 3 }
  return words[2] === 'afternoon' || words[2] === 'evening' ? { half: 'pm', next: at + 3 } : undefined
}
