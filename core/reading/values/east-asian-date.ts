import type { Point } from './date-point.ts'
import { readMeaning } from './meaning.ts'
import { isText, type Scan, type Token } from './scan.ts'

const figures: ReadonlyMap<string, number> = new Map(
  [...'〇一二三四五六七八九'].map((sign, value): [string, number] => [sign, value]),
)

/** The years before the first of each era. */
const eras: ReadonlyMap<string, number> = new Map([
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
  ['大正', 1911],
  ['明治', 1867],
  ['民国', 1911],
  ['民國', 1911],
  ['西暦', 0],
  ['公元', 0],
])

/** Signs that open a date when no figure does. */
const openers: ReadonlySet<string> = new Set([
  ...figures.keys(),
  '十',
  ...[...eras.keys()].map(era => era.charAt(0)),
])

interface Count {
  readonly amount: number
  readonly digits: number
  readonly next: number
}

const longestCount = 5

/** A number in figures or in Han signs, either read by place (二〇二七) or with tens (十五). */
function readCount(tokens: readonly Token[], at: number): Count | undefined {
  const first = tokens[at]
  if (first?.kind === 'number') {
    return { amount: Number(first.text), digits: first.text.length, next: at + 1 }
  }
  let [tens, last, digits] = [0, 0, 0]
  let next = at
  for (; next < at + longestCount; next++) {
    const sign = tokens[next]?.text ?? ''
    const figure = figures.get(sign)
    if (figure !== undefined) {
      last = last * 10 + figure
      digits++
    } else if (sign === '十') {
      tens = Math.max(1, last) * 10
      last = 0
      digits++
    } else break
  }
  return digits === 0 ? undefined : { amount: tens + last, digits, next }
}

function readUnit(tokens: readonly Token[], at: number, units: RegExp): Count | undefined {
  const count = readCount(tokens, at)
  return count !== undefined && units.test(tokens[count.next]?.text ?? '')
    ? { ...count, next: count.next + 1 }
    : undefined
}

function readEra(tokens: readonly Token[], at: number): { before: number; next: number } | undefined {
  const before = eras.get(`${tokens[at]?.text}${tokens[at + 1]?.text}`)
  return before === undefined ? undefined : { before, next: at + 2 }
}

function readYear(tokens: readonly Token[], at: number): Count | undefined {
  const era = readEra(tokens, at)
  if (era !== undefined && isText(tokens[era.next], '元') && isText(tokens[era.next + 1], '年')) {
    return { amount: era.before + 1, digits: 4, next: era.next + 2 }
  }
  const year = readUnit(tokens, era?.next ?? at, /^[年년]$/)
  if (year === undefined) return undefined
  if (era !== undefined) return { ...year, amount: year.amount + era.before }
  // 3年 is a length of time.
  return year.digits === 4 ? year : undefined
}

/** A day, month or year marked by 年月日 or 년월일, with the weekday behind it: `2027年5月3日(月)`. */
export function readEastAsianPoint(scan: Scan, at: number): Point | undefined {
  const { tokens } = scan
  const first = tokens[at]
  if (first?.kind !== 'number' && !openers.has(first?.text ?? '')) return undefined
  const year = readYear(tokens, at)
  const month = readUnit(tokens, year?.next ?? at, /^[月월]$/)
  const day = month === undefined ? undefined : readUnit(tokens, month.next, /^[日號号일]$/)
  const end = day ?? month ?? year
  if (end === undefined || (month !== undefined && (month.amount < 1 || month.amount > 12))) return undefined
  const season =
    month === undefined ? readMeaning(scan, end.next, 'spring', 'summer', 'autumn', 'winter') : undefined
  if (season !== undefined && year !== undefined)
    return { year: year.amount, part: season.says, next: season.next }
  // 3个月 and 3月间 are lengths; 年代 is a decade.
  if (/^[間间代간]$/.test(tokens[end.next]?.text ?? '')) return undefined
  return {
    ...(year !== undefined && { year: year.amount }),
    ...(month !== undefined && { month: month.amount }),
    ...(day !== undefined && { day: day.amount }),
    next: skipWeekday(tokens, end.next),
  }
}

/** The day of a span that has its month from the other end: the `26日` of `9月24日~26日`. */
export function readEastAsianDay({ tokens }: Scan, at: number): Point | undefined {
  const day = readUnit(tokens, at, /^[日號号일]$/)
  return day && { day: day.amount, next: skipWeekday(tokens, day.next) }
}

const weekdays = '日月火水木金土一二三四五六天월화수목금토일'

/** 金曜日, 星期五, 周五, 금요일, or one sign in brackets. */
function skipWeekday(tokens: readonly Token[], at: number): number {
  const open = isText(tokens[at], '(')
  let next = open ? at + 1 : at
  if (/^[周週]$/.test(tokens[next]?.text ?? '')) next++
  else if (/^(星期|礼拜|禮拜)$/.test(`${tokens[next]?.text}${tokens[next + 1]?.text}`)) next += 2
  const named = next > (open ? at + 1 : at)
  if (!weekdays.includes(tokens[next]?.text ?? ' ')) return at
  next++
  const suffixed = /^(曜|요)$/.test(tokens[next]?.text ?? '')
  if (suffixed) next += /^[日일]$/.test(tokens[next + 1]?.text ?? '') ? 2 : 1
  // 土・祝 and other notes share the bracket.
  while (open && next < at + 8 && /^[・·祝休/日]$/.test(tokens[next]?.text ?? '')) next++
  if (open) return isText(tokens[next], ')') ? next + 1 : at
  return named || suffixed ? next : at
}
