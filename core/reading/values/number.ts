import { readMeaning } from './meaning.ts'
import { isText, type Read, type Scan, type Token } from './scan.ts'
import type { NumberValue } from './value.ts'

/** A number as its figures say, and how they were written. */
export interface Figure {
  readonly amount: number
  readonly next: number
  /** Figures as written, without signs: `007` keeps its zeros. */
  readonly digits: string
  readonly separated: boolean
}

interface Groups {
  readonly figures: readonly string[]
  /** The sign before each group after the first: `.`, `,`, `'` or a space. */
  readonly signs: readonly string[]
  readonly next: number
}

const longestNumber = 12

function readGroups(tokens: readonly Token[], at: number): Groups | undefined {
  const first = tokens[at]
  if (first?.kind !== 'number') return undefined
  const figures = [first.text]
  const signs: string[] = []
  let next = at + 1
  while (figures.length < longestNumber) {
    const token = tokens[next]
    const after = tokens[next + 1]
    if (token?.kind === 'mark' && !token.spaced && /^[.,']$/.test(token.text)) {
      if (after?.kind !== 'number' || after.spaced) break
      signs.push(token.text)
      figures.push(after.text)
      next += 2
    } else if (token?.kind === 'number' && token.spaced && isSpaceGroup(figures, signs, token.text)) {
      signs.push(' ')
      figures.push(token.text)
      next++
    } else break
  }
  return { figures, signs, next }
}

/** A space parts thousands only: `3 450`, not `12 5` or `020 123`. */
function isSpaceGroup(figures: readonly string[], signs: readonly string[], group: string): boolean {
  return group.length === 3 && signs.every(sign => sign === ' ') && isGroupHead(figures[0])
}

const isGroupHead = (figure: string | undefined): boolean => /^[1-9]\d{0,2}$/.test(figure ?? '')

/** Three and three, or as in India two and two before the last three. */
function isGrouped(figures: readonly string[]): boolean {
  const [head, ...rest] = figures
  const middle = rest.slice(0, -1)
  if (!isGroupHead(head) || rest.at(-1)?.length !== 3) return false
  const indian = (head ?? '').length <= 2 && middle.length > 0 && middle.every(group => group.length === 2)
  return indian || middle.every(group => group.length === 3)
}

/** A sum of money has no three decimals: 3.500 € is more than three. */
export type Sense = 'number' | 'money'

/**
 * A number with grouping and decimals as people write them. A notation that can mean only one thing wins; 3,500 is told
 * by the language's decimal sign.
 */
function readFigure({ tokens, language }: Scan, at: number, sense: Sense = 'number'): Figure | undefined {
  const groups = readGroups(tokens, at)
  if (groups === undefined) return undefined
  const { figures, signs, next } = groups
  const written = (whole: readonly string[], decimals = ''): Figure => ({
    amount: Number(`${whole.join('')}.${decimals}`),
    next,
    digits: figures.join(''),
    separated: signs.length > 0,
  })
  const last = signs.at(-1)
  if (last === undefined) return written(figures)
  const head = figures.slice(0, -1)
  if (signs.indexOf(last) < signs.length - 1) {
    return isGrouped(figures) && signs.every(sign => sign === last) ? written(figures) : undefined
  }
  if (signs.length > 1) {
    const grouping = signs.slice(0, -1)
    const even = grouping.every(sign => sign === grouping[0]) && last !== "'" && last !== ' '
    return even && isGrouped(head) ? written(head, figures.at(-1)) : undefined
  }
  if (last === ' ') return written(figures)
  const grouped = isGrouped(figures) && (last === "'" || sense === 'money' || last !== language.decimal)
  if (grouped) return written(figures)
  return last === "'" ? undefined : written(head, figures.at(-1))
}

/** Multiples of the languages that count in ten thousands. */
const characters: ReadonlyMap<string, number> = new Map([
  ['万', 1e4],
  ['萬', 1e4],
  ['만', 1e4],
  ['億', 1e8],
  ['亿', 1e8],
  ['억', 1e8],
  ['兆', 1e12],
])

const figuresOfHan: ReadonlyMap<string, number> = new Map(
  [...'〇一二三四五六七八九'].map((sign, value): [string, number] => [sign, value]),
)
  .set('零', 0)
  .set('两', 2)
  .set('兩', 2)
const timesOfHan: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
])
const longestOfHan = 12

/** A number in Han signs: `六百八十五`, `两千`, `一万二千`. */
export function readHanFigure({ tokens }: Scan, at: number): Figure | undefined {
  let [whole, section, last] = [0, 0, 0]
  let next = at
  for (; next < at + longestOfHan; next++) {
    const sign = tokens[next]?.text ?? ''
    const [figure, times] = [figuresOfHan.get(sign), timesOfHan.get(sign)]
    if (figure !== undefined) last = figure
    else if (times !== undefined) {
      section += Math.max(1, last) * times
      last = 0
    } else if (next > at && (sign === '万' || sign === '萬')) {
      whole = (section + last) * 1e4
      section = 0
      last = 0
    } else break
  }
  const amount = whole + section + last
  return amount === 0 ? undefined : { amount, next, digits: String(amount), separated: true }
}

const factors = { thousand: 1e3, million: 1e6, milliard: 1e9 } as const

/** A number with its multiple: 1.2 million, 50k, 3万. */
export function readAmount(scan: Scan, at: number, sense: Sense = 'number'): Figure | undefined {
  const figure = readFigure(scan, at, sense)
  if (figure === undefined) return undefined
  const factor = readFactor(scan, figure.next, sense)
  if (factor === undefined) return figure
  // Twelve figures are more than any copy says, and hide what binary fractions add.
  const amount = Number((figure.amount * factor.times).toPrecision(12))
  return { ...figure, amount, next: factor.next, separated: true }
}

function readFactor(scan: Scan, at: number, sense: Sense): { times: number; next: number } | undefined {
  const token = scan.tokens[at]
  if (token?.kind !== 'word') return undefined
  const character = characters.get(token.text)
  if (character !== undefined) return { times: character, next: at + 1 }
  const said = readMeaning(scan, at, 'thousand', 'million', 'milliard')
  if (said === undefined) return undefined
  const written = scan.raw.slice(token.start, token.end)
  // Single letters are units as well: 5 m is a length, 5 M and £5m are not; a tonne is a t.
  if (written.length === 1 && !(sense === 'money' || /[kKMB]/.test(written))) return undefined
  if (written.length === 1 && token.spaced && sense !== 'money') return undefined
  return { times: factors[said.says as keyof typeof factors], next: said.next }
}

/** A number by itself. In prose a number that belongs to a word before it (Room 12, § 1) is none. */
export function readNumber(scan: Scan, at: number): Read<NumberValue> | undefined {
  const figure = readAmount(scan, at)
  if (figure === undefined || isNumbering(figure) || !standsAlone(scan, at, figure.next)) return undefined
  return { value: { type: 'number', amount: figure.amount }, next: figure.next }
}

/** 0147 and 000318 number something, they do not count. */
function isNumbering({ digits, separated }: Figure): boolean {
  return digits.length > 1 && digits.startsWith('0') && !separated
}

function standsAlone({ tokens, raw, whole }: Scan, at: number, next: number): boolean {
  if (whole) return true
  const before = tokens[at - 1]
  const after = tokens[next]
  if (after !== undefined && !after.spaced && !/^[.,;:!?)"'\]]$/.test(after.text)) return false
  if (after?.kind === 'number' || isText(after, ':', 'tight')) return false
  if (before === undefined) return true
  if (!tokens[at]?.spaced) return /^["'([]$/.test(before.text)
  if (before.kind === 'mark') return !/^[§#№]$/.test(before.text)
  return !/^\p{Lu}/u.test(raw.slice(before.start, before.end))
}
