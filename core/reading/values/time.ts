import { type Hedge, readHedge, skipSpan } from './amounts.ts'
import { readMeaning, readMonth, skipMeaning } from './meaning.ts'
import { isText, type Read, type Scan, writtenBetween } from './scan.ts'
import type { TimeValue } from './value.ts'

interface Clock {
  readonly hour: number
  readonly minute: number
  readonly half?: 'am' | 'pm'
  /** Nothing but figures: a time only beside something that says so. */
  readonly bare?: true
  /** Hour and minutes are parted by a full stop. */
  readonly dotted?: true
  readonly next: number
}

/** A time of day or a span of it. */
export interface Times {
  readonly from: string
  readonly to?: string
  readonly zone?: string
  readonly next: number
}

const isMinutes = (figures: string): boolean => /^[0-5]\d$/.test(figures)

/** Signs between hour and minutes that only a time has. */
const hourMarks: ReadonlySet<string> = new Set(['h', 'u', '時', '时', '點', '点', '시', 'ч', 'год'])

function readFigures(scan: Scan, at: number): Clock | undefined {
  const { tokens } = scan
  const hour = tokens[at]
  if (hour?.kind !== 'number' || hour.text.length > 2 || Number(hour.text) > 24) return undefined
  const [mark, minutes, seconds] = [tokens[at + 1], tokens[at + 2], tokens[at + 4]]
  const plain = { hour: Number(hour.text), minute: 0 }
  const minuted = minutes?.kind === 'number' && isMinutes(minutes.text) && minutes.spaced === false
  if (isText(mark, ':', 'tight')) {
    if (!minuted) return undefined
    const timed = { ...plain, minute: Number(minutes.text) }
    const exact =
      isText(tokens[at + 3], ':', 'tight') && seconds?.kind === 'number' && isMinutes(seconds.text)
    return { ...timed, next: exact ? at + 5 : at + 3 }
  }
  if (isText(mark, '.', 'tight') && minuted) {
    const clock: Clock = { ...plain, minute: Number(minutes.text), next: at + 3 }
    // One more part makes a date or a number of it.
    const ends = !(
      tokens[at + 3]?.text === '.' &&
      tokens[at + 4]?.kind === 'number' &&
      !tokens[at + 4]?.spaced
    )
    return ends ? { ...clock, bare: true, dotted: true } : undefined
  }
  if (mark !== undefined && hourMarks.has(mark.text)) return readMarked(scan, at, plain)
  return { ...plain, bare: true, next: at + 1 }
}

/** `18h30`, `18 h`, `19時半`, `19시 30분`. */
function readMarked(scan: Scan, at: number, plain: { hour: number; minute: number }): Clock | undefined {
  const { tokens, language } = scan
  const mark = tokens[at + 1]
  if (mark === undefined) return undefined
  const minutes = tokens[at + 2]
  const character = /[時时點点시]/.test(mark.text)
  if (character && (minutes?.text === '半' || minutes?.text === '반'))
    return { ...plain, minute: 30, next: at + 3 }
  if (minutes?.kind === 'number' && isMinutes(minutes.text)) {
    const after = tokens[at + 3]?.text ?? ''
    return { ...plain, minute: Number(minutes.text), next: /^([分분]|m|min)$/.test(after) ? at + 4 : at + 3 }
  }
  if (mark.text === 'ч' || mark.text === 'год') return { ...plain, bare: true, next: at + 1 }
  // 時間 and 시간 are durations.
  if (character && /[間间간]/.test(minutes?.text ?? '')) return undefined
  if (character) return { ...plain, next: isText(minutes, '整') ? at + 3 : at + 2 }
  const written = writtenBetween(scan, at + 1, at + 2)
  const french = ['fr', 'pt', 'es', 'it'].includes(language.base)
  // 3 h is a length of time, 20 h in French an hour of the day.
  if (written !== 'h' || !french || plain.hour < earliestHour) return { ...plain, bare: true, next: at + 1 }
  return { ...plain, next: at + 2 }
}

const earliestHour = 7

function readHalf(scan: Scan, at: number): { half: 'am' | 'pm'; next: number } | undefined {
  const said = scan.tokens[at]?.kind === 'word' ? readMeaning(scan, at, 'am', 'pm') : undefined
  return said && { half: said.says as 'am' | 'pm', next: said.next }
}

/** A clock time with what stands right before and behind it. */
function readClock(scan: Scan, at: number, marked: boolean): Clock | undefined {
  const word = scan.tokens[at]?.kind === 'word' ? readMeaning(scan, at, 'noon', 'midnight') : undefined
  if (word !== undefined) return { hour: word.says === 'noon' ? 12 : 0, minute: 0, next: word.next }
  const before = readHalf(scan, at)
  const figures = readFigures(scan, before?.next ?? at)
  if (figures === undefined) return undefined
  const behind = before ?? readHalf(scan, figures.next)
  const next = before === undefined ? (behind?.next ?? figures.next) : figures.next
  const hour = skipHour(scan, next)
  const told =
    marked || behind !== undefined || hour > next || (figures.dotted === true && scan.language.dottedTime)
  const { bare, ...clock } = figures
  return {
    ...clock,
    next: hour,
    ...(behind !== undefined && { half: behind.half }),
    ...(bare && !told && { bare }),
  }
}

function skipHour(scan: Scan, at: number): number {
  const token = scan.tokens[at]
  if (token?.kind !== 'word') return at
  // A lone h is told apart from a length of time elsewhere.
  return token.text === 'h' ? at : (readMeaning(scan, at, 'hour')?.next ?? at)
}

function toHour({ hour, half }: Clock): number {
  if (half === 'pm' && hour < 12) return hour + 12
  return half === 'am' && hour === 12 ? 0 : hour
}

const isPossible = (clock: Clock): boolean =>
  (clock.hour < 24 || clock.minute === 0) && !(clock.half === 'am' && clock.hour > 12)

function writeClock(clock: Clock): string {
  return `${String(toHour(clock)).padStart(2, '0')}:${String(clock.minute).padStart(2, '0')}`
}

const zones: ReadonlySet<string> = new Set(
  'utc gmt cet cest mez mesz bst ist est edt et cst cdt ct mst mdt mt pst pdt pt eet eest wet west msk jst kst aest aedt nzst nzdt sast hkt sgt'.split(
    ' ',
  ),
)

/** `Z`, `CET`, `UTC+2`, `+02:00`; outside ISO a bare `-11:30` is the end of a span. */
function skipZone(scan: Scan, at: number, context: Context): number {
  const { tokens } = scan
  const name = tokens[at]
  const upper = name?.kind === 'word' && /^[A-Z]+$/.test(writtenBetween(scan, at, at + 1))
  if (isText(name, 'z', 'tight') && upper) return at + 1
  const named = name !== undefined && upper && zones.has(name.text) ? at + 1 : at
  const sign = tokens[named]
  const hours = tokens[named + 1]
  const dashed = isText(sign, '-') && named === at && context !== 'iso'
  const offset =
    !dashed &&
    (isText(sign, '+', 'tight') || isText(sign, '-', 'tight')) &&
    hours?.kind === 'number' &&
    !hours.spaced
  if (!offset || (named === at && !/^\d{2}(\d{2})?$/.test(hours.text))) return named
  const minutes = tokens[named + 3]
  if (isText(tokens[named + 2], ':', 'tight') && minutes !== undefined && isMinutes(minutes.text))
    return named + 4
  // Without a name only +02:00 and +0200 are zones; 18:30-21 is a span.
  return named === at && hours.text.length < 4 ? named : named + 2
}

/** What says that figures are a time: nothing but themselves, a word before them, or the `T` of ISO 8601. */
type Context = 'alone' | 'marked' | 'iso'

/**
 * Reads the times at a token. One end of a span that is no bare figure tells the other: `7–9 pm`, `18–22 Uhr`.
 */
export function readTimes(scan: Scan, at: number, context: Context): Times | undefined {
  const marked = context !== 'alone'
  const from = readClock(scan, at, marked)
  if (from === undefined || !isPossible(from)) return undefined
  const zone = skipZone(scan, from.next, context)
  const span = skipSpan(scan, zone)
  const toStart = span === undefined ? undefined : skipMeaning(scan, span, 'clock')
  const to = toStart === undefined ? undefined : readClock(scan, toStart, marked || !from.bare)
  const whole = to !== undefined && isPossible(to) && isSpanEnd(scan, to) ? to : undefined
  if (from.bare && (whole === undefined || whole.bare)) return undefined
  const start = whole?.half !== undefined && from.half === undefined ? inheritHalf(from, whole) : from
  if (whole === undefined) {
    const zoneName = zone > from.next ? { zone: writtenBetween(scan, from.next, zone) } : {}
    return { from: writeClock(from), ...zoneName, next: zone }
  }
  const end = skipZone(scan, whole.next, context)
  return {
    from: writeClock(start),
    to: writeClock(whole),
    ...(end > whole.next && { zone: writtenBetween(scan, whole.next, end) }),
    next: end,
  }
}

/** `10–2 pm` begins before noon. */
function inheritHalf(from: Clock, to: Clock): Clock {
  const later = { ...from, half: to.half ?? 'am' } as const
  return to.half === 'pm' && toHour(later) > toHour(to) ? from : later
}

/** `18:00–20 people` and `19:30-4711` end no span. */
function isSpanEnd(scan: Scan, { next, minute, half }: Clock): boolean {
  const after = scan.tokens[next]
  if (after === undefined || half !== undefined) return true
  // "– 4 May 02:00" and "– 04.05. 02:00" begin with a day.
  if (readMonth(scan, next) !== undefined || isText(after, '.', 'tight')) return isLast(scan, next)
  return scan.whole || minute > 0 || after.kind !== 'number'
}

/** A full stop that ends the sentence. */
const isLast = ({ tokens }: Scan, at: number): boolean =>
  isText(tokens[at], '.') && tokens[at + 1]?.kind !== 'number'

/** A time that stands by itself, with the word before it that says so. */
export function readTime(scan: Scan, at: number): Read<TimeValue> | undefined {
  const hedge = readHedge(scan, at)
  const clock = scan.tokens[at]?.kind === 'word' ? readMeaning(scan, at, 'clock') : undefined
  const inner = clock === undefined ? readMeaning(scan, hedge.next, 'clock') : undefined
  return (
    readTimeFrom(scan, clock?.next ?? at, { next: at }, isClockSure(scan, at, clock?.next)) ??
    (hedge.next > at
      ? readTimeFrom(scan, inner?.next ?? hedge.next, hedge, isClockSure(scan, hedge.next, inner?.next))
      : undefined)
  )
}

function readTimeFrom(scan: Scan, at: number, hedge: Hedge, marked: boolean): Read<TimeValue> | undefined {
  const times = readTimes(scan, at, marked ? 'marked' : 'alone')
  if (times === undefined) return undefined
  if (hedge.spanned && times.to === undefined) return undefined
  const { next, ...span } = times
  const value: TimeValue = {
    type: 'time',
    ...span,
    ...(hedge.approximate && { approximate: true }),
    ...(hedge.bound !== undefined && span.to === undefined && { bound: hedge.bound }),
  }
  return { value, next }
}

/** Words that stand before nothing but times; um, à, v and o stand before much else. */
const sureClocks = /^(kl|klo|klockan|klokken|klokka|kello|godz|godzina|ore|saat|ωρα|الساعة|בשעה|שעה|las|as)$/

function isClockSure({ tokens, language }: Scan, at: number, next: number | undefined): boolean {
  if (next === undefined) return false
  // um 19.30, alle 19.30: no number where decimals have a comma.
  if (
    language.decimal === ',' &&
    isText(tokens[next + 1], '.', 'tight') &&
    isMinutes(tokens[next + 2]?.text ?? '')
  )
    return true
  for (let word = at; word < next; word++) if (sureClocks.test(tokens[word]?.text ?? '')) return true
  return false
}
