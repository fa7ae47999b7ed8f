import { type Hedge, readHedge } from './amounts.ts'
import { isPossible, type Point, readDayNumber, readMonthYear, readPoint, writePoint } from './date-point.ts'
import { readEastAsianDay } from './east-asian-date.ts'
import { readMeaning, readMonth, readWeekday, skipMeaning } from './meaning.ts'
import { isText, type Read, type Scan } from './scan.ts'
import { readSpokenTime } from './spoken.ts'
import { readTimes, type Times } from './time.ts'
import type { DateValue } from './value.ts'

interface Span {
  readonly from: Point
  readonly to?: Point
  readonly ongoing?: true
  readonly times?: Pick<Times, 'from' | 'to' | 'zone'>
  readonly next: number
}

/** A day, a longer time or a span of days, with the time of day behind or before it. */
export function readDate(scan: Scan, at: number): Read<DateValue> | undefined {
  const plain = readSpan(scan, at) ?? (scan.whole ? readSpan(scan, skipMeaning(scan, at, 'of')) : undefined)
  const since = plain === undefined ? readMeaning(scan, at, 'since') : undefined
  const hedge: Hedge = plain === undefined ? readHedge(scan, since?.next ?? at) : { next: at }
  const hedged = hedge.next > at ? readSpan(scan, skipMeaning(scan, hedge.next, 'of')) : undefined
  const sinceMonth = since === undefined ? undefined : readMonthYear(scan, since.next)
  const span = plain ?? hedged ?? (sinceMonth && { from: sinceMonth, next: sinceMonth.next })
  const found = span ?? readTimeFirst(scan, at)
  if (found === undefined || (hedge.spanned && found.to === undefined)) return undefined
  const roughly = readMeaning(scan, found.next, 'roughly')
  const suffix = readMeaning(scan, roughly?.next ?? found.next, 'onwards', 'thereby')
  const bound = suffix === undefined ? hedge.bound : suffix.says === 'onwards' ? 'from' : 'until'
  const closed = found.to !== undefined || found.ongoing
  const vague = hedge.approximate ?? found.from.approximate ?? found.to?.approximate
  const value: DateValue = {
    type: 'date',
    ...writeSpan(found),
    ...((found.ongoing || (since !== undefined && !closed)) && { ongoing: true }),
    ...((vague || roughly !== undefined) && { approximate: true }),
    ...(bound !== undefined && !closed && since === undefined && { bound }),
    ...(isBare(found, at) && roughly === undefined && suffix === undefined && { bare: true }),
  }
  return { value, next: suffix?.next ?? roughly?.next ?? found.next }
}

function isBare({ from, to, ongoing, next }: Span, at: number): boolean {
  return from.bare === true && to === undefined && !ongoing && next === at + 1
}

function writeSpan({
  from,
  to,
  times,
}: Span): Pick<DateValue, 'from' | 'to' | 'time' | 'timeTo' | 'zone' | 'spoken'> {
  return {
    from: writePoint(from),
    ...(to !== undefined && { to: writePoint(to) }),
    ...(times !== undefined && { time: times.from }),
    ...(times?.to !== undefined && { timeTo: times.to }),
    ...(times?.zone !== undefined && { zone: times.zone }),
    ...(from.spoken && { spoken: true }),
  }
}

/** A point, or two of them that may share their month and year. */
function readSpan(scan: Scan, at: number): Span | undefined {
  const start = readSharedStart(scan, at) ?? readPoint(scan, at) ?? readMonthYear(scan, at)
  if (start === undefined) return undefined
  const time = readTimeBehind(scan, start)
  const span = readSpanSign(scan, time?.next ?? start.next, start)
  // A sign may be a word of what says now: `to date`.
  const now =
    span === undefined
      ? undefined
      : (readMeaning(scan, span, 'now') ?? readMeaning(scan, time?.next ?? start.next, 'now'))
  if (now !== undefined && !isShared(start)) return { from: start, ongoing: true, next: now.next }
  const end = span === undefined ? undefined : readEnd(scan, span, start)
  if (end === undefined) return isFigure(scan, at, start) ? undefined : withoutEnd(scan, start, time, span)
  const joined = joinPoints(start, end)
  if (joined === undefined)
    return isFigure(scan, at, start) ? undefined : withoutEnd(scan, start, time, undefined)
  const endTime = readTimeBehind(scan, end)
  const first = time?.times ?? endTime?.times
  const last = time === undefined ? endTime?.times.to : endTime?.times.from
  return {
    ...joined,
    ...(first !== undefined && { times: { from: first.from, ...(last !== undefined && { to: last }) } }),
    next: endTime?.next ?? end.next,
  }
}

function withoutEnd(
  scan: Scan,
  start: Point,
  time: ReturnType<typeof readTimeBehind>,
  sign: number | undefined,
): Span | undefined {
  if (isShared(start)) return undefined
  // A dash with nothing behind it runs on: 2019 –.
  const open = sign === scan.tokens.length && scan.tokens.at(-1)?.kind === 'mark'
  // A month alone is a word in most prose, and a name.
  if (!open && isLonelyMonth(start)) return undefined
  if (open) return { from: start, ongoing: true, next: sign }
  return { from: start, ...(time !== undefined && { times: time.times }), next: time?.next ?? start.next }
}

/** `4.2022` by itself may be a number, or `4/2022` in prose a part of something. */
function isFigure({ tokens, whole }: Scan, at: number, { figures }: Point): boolean {
  return figures === true && !(whole && isText(tokens[at + 1], '/'))
}

/** A day whose month the other end of the span says. */
const isShared = ({ day, month }: Point): boolean => day !== undefined && month === undefined

const isLonelyMonth = ({ year, month, day }: Point): boolean =>
  month !== undefined && year === undefined && day === undefined

/**
 * The first day of `12.–20. September`: its month is the second one's. "3 and 4 May" and "3/4 May" are spans when
 * the days follow each other.
 */
function readSharedStart(scan: Scan, at: number): Point | undefined {
  const weekday = readWeekday(scan, at)
  const comma = weekday && isText(scan.tokens[weekday.next], ',') ? 1 : 0
  const day = readDayNumber(scan, (weekday?.next ?? at) + comma)
  if (day === undefined) return undefined
  const span = readSpanSign(scan, day.next, day)
  const second = span === undefined ? undefined : readPoint(scan, skipMeaning(scan, span, 'of'))
  // 3-May-27 is one day, not the third to the 27th of May.
  if (span === undefined || readMonth(scan, span) !== undefined) return undefined
  if (second?.day === undefined || second.month === undefined || second.day <= day.day) return undefined
  // "4 and 20 September" are two days, not what lies between them.
  const listed =
    isText(scan.tokens[day.next], '/') ||
    isText(scan.tokens[day.next], '+') ||
    readMeaning(scan, day.next, 'and') !== undefined
  return listed && second.day > day.day + 1 ? undefined : day
}

/** The token after the sign between two points. */
function readSpanSign(scan: Scan, at: number, start: Point): number | undefined {
  const { tokens } = scan
  const sign = tokens[at]
  if (sign === undefined) return undefined
  if (sign.text === '-') return isText(tokens[at + 1], '-', 'tight') ? at + 2 : at + 1
  if (sign.text === '~') return at + 1
  if (sign.text === '/' && (isShared(start) || start.bare || start.year !== undefined)) return at + 1
  // `Sat 4 + Sun 5 October`, in any language.
  if (sign.text === '+' && isShared(start)) return at + 1
  const to = readMeaning(scan, at, 'to', ...(isShared(start) ? (['and'] as const) : []))
  return to === undefined ? undefined : skipMeaning(scan, to.next, 'of')
}

/** The second point; a lone number is a day in the first one's month, or the last figures of a year. */
function readEnd(scan: Scan, at: number, start: Point): Point | undefined {
  const token = scan.tokens[at]
  const far = readEastAsianDay(scan, at)
  if (far !== undefined && start.day !== undefined) return far
  const point = readPoint(scan, at) ?? readMonthYear(scan, at)
  if (point !== undefined && !(point.bare && start.day !== undefined && !isShared(start))) return point
  if (token?.kind !== 'number' || token.spaced !== (scan.tokens[at - 1]?.spaced ?? false)) return undefined
  if (start.bare && token.text.length === 2 && !token.spaced) {
    const year = Math.floor((start.year ?? 0) / 100) * 100 + Number(token.text)
    const from = start.year ?? 0
    // 2026/27 is a season of two years, 2026/41 a number.
    const slashed = isText(scan.tokens[at - 1], '/')
    return (slashed ? year === from + 1 : year > from) ? { year, next: at + 1 } : undefined
  }
  const day = readDayNumber(scan, at)
  if (day === undefined || start.day === undefined || start.month === undefined || readMonth(scan, day.next))
    return undefined
  if (countsWhatFollows(scan, at, start) || isHour(scan, at)) return undefined
  return withYearBehind(scan, day)
}

/** Behind a month and a dash with room around it a number counts what it stands before: `5 March – 12 talks`. */
function countsWhatFollows({ tokens }: Scan, at: number, start: Point): boolean {
  const [last, token, next] = [tokens[start.next - 1], tokens[at], tokens[at + 1]]
  return last?.kind === 'word' && token?.spaced === true && next?.kind === 'word' && next.spaced
}

/** A number that its next word makes an hour: `July 19 – 6 PM`. */
function isHour({ tokens }: Scan, at: number): boolean {
  const next = tokens[at + 1]
  return (
    next?.kind === 'word' &&
    /^(?:[ap]\.?m|[ap]|uhr|h|hrs?|heures?|horas?|ore|uur|godz|hod|óra|ч|год)$/iu.test(next.text)
  )
}

/** `May 3–5, 2027`. */
function withYearBehind({ tokens }: Scan, { day, next }: { day: number; next: number }): Point {
  const year = tokens[isText(tokens[next], ',') ? next + 1 : next]
  return year?.kind === 'number' && /^(1\d|20|21)\d\d$/.test(year.text)
    ? { day, year: Number(year.text), next: tokens.indexOf(year, next) + 1 }
    : { day, next }
}

/** Gives each point what only the other says; undefined where they make no span. */
function joinPoints(start: Point, end: Point): Pick<Span, 'from' | 'to'> | undefined {
  const month = isShared(start) ? end.month : start.month
  const year = start.year ?? end.year
  const from: Point = { ...start, ...(month !== undefined && { month }), ...(year !== undefined && { year }) }
  const inherits = end.day !== undefined && end.month === undefined
  const endMonth = inherits ? month : end.month
  const endYear = end.year ?? start.year
  const to: Point = {
    ...end,
    ...(endMonth !== undefined && { month: endMonth }),
    ...(endYear !== undefined && { year: endYear }),
  }
  if (!isPossible(from) || !isPossible(to)) return undefined
  // A date is no span with what is much less or more exact than it: "3 May – 2031 seats".
  if ((from.day !== undefined) !== (to.day !== undefined)) return undefined
  return isLater(from, to) ? { from, to } : rollYear(from, to, start)
}

/** Nov – Feb 2027 began the year before. */
function rollYear(from: Point, to: Point, start: Point): Pick<Span, 'from' | 'to'> | undefined {
  if (to.year === undefined) return { from, to }
  return start.year === undefined && from.month !== undefined
    ? { from: { ...from, year: to.year - 1 }, to }
    : undefined
}

function isLater(from: Point, to: Point): boolean {
  const order = ({ year = 0, month = 0, day = 0 }: Point): number => (year * 13 + month) * 32 + day
  return (
    order(to) > order(from) || (from.part !== undefined && to.part !== undefined && order(to) === order(from))
  )
}

interface TimeBehind {
  readonly times: Pick<Times, 'from' | 'to' | 'zone'>
  readonly next: number
}

/** The time of day behind a day, parted by a comma, `at`, `kl.`, `T` or nothing. */
function readTimeBehind(scan: Scan, { day, month, next }: Point): TimeBehind | undefined {
  if (day === undefined || month === undefined) return undefined
  const { tokens } = scan
  const sign = tokens[next]
  if (sign === undefined) return undefined
  if (isText(sign, 't', 'tight')) return readIsoTime(scan, next + 1)
  const parted = /^[,;·|•:]$/.test(sign.text) ? next + 1 : next
  const word = readMeaning(scan, parted, 'at', 'clock')
  const start = word === undefined ? parted : skipMeaning(scan, word.next, 'at', 'clock')
  if (start >= tokens.length) return undefined
  // After a word the figures are a time; after a comma they may be anything.
  const times = readTimes(scan, start, word === undefined ? 'alone' : 'marked')
  // "3 de mayo a 5 de junio" goes on with a day.
  if (times !== undefined && readMonth(scan, skipMeaning(scan, times.next, 'of')) !== undefined)
    return undefined
  if (times !== undefined) return { times: toSpan(times), next: times.next }
  const spoken = readSpokenTime(scan, start)
  return spoken && { times: { from: spoken.value.from }, next: spoken.next }
}

function toSpan({ from, to, zone }: Times): TimeBehind['times'] {
  return { from, ...(to !== undefined && { to }), ...(zone !== undefined && { zone }) }
}

/** `T19:30`, or `T193000Z` as calendars write it. */
function readIsoTime(scan: Scan, at: number): TimeBehind | undefined {
  const match = /^([01]\d|2[0-3])([0-5]\d)(?:[0-5]\d)?$/.exec(scan.tokens[at]?.text ?? '')
  if (match === null) {
    const times = readTimes(scan, at, 'iso')
    return times && { times: toSpan(times), next: skipFraction(scan, times.next) }
  }
  const utc = isText(scan.tokens[at + 1], 'z', 'tight')
  return {
    times: { from: `${match[1]}:${match[2]}`, ...(utc && { zone: 'Z' }) },
    next: utc ? at + 2 : at + 1,
  }
}

/** Fractions of a second. */
function skipFraction({ tokens }: Scan, at: number): number {
  if (!isText(tokens[at], '.', 'tight') || tokens[at + 1]?.kind !== 'number') return at
  return isText(tokens[at + 2], 'z', 'tight') ? at + 3 : at + 2
}

/** `19:30, Fri 3 May`, `5 pm on Friday 3 May`. */
function readTimeFirst(scan: Scan, at: number): Span | undefined {
  const times = readTimes(scan, at, 'alone')
  if (times === undefined) return undefined
  const comma = /^[,·|•]$/.test(scan.tokens[times.next]?.text ?? '') ? times.next + 1 : times.next
  const span = readSpan(scan, skipMeaning(scan, comma, 'of'))
  if (span?.from.day === undefined || span.times !== undefined) return undefined
  return { ...span, times: toSpan(times) }
}
