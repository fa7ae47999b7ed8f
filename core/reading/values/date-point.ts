import { readEastAsianPoint } from './east-asian-date.ts'
import { readMeaning, readMonth, readWeekday, skipMeaning } from './meaning.ts'
import { isText, type Scan, type Token } from './scan.ts'
import { readSpokenDay } from './spoken.ts'

/** One end of a span of time, as much of it as the copy says. */
export interface Point {
  readonly year?: number
  readonly month?: number
  readonly day?: number
  /** `Q2`, `H1` or a season. */
  readonly part?: string
  readonly decade?: true
  readonly approximate?: true
  /** Nothing but four figures. */
  readonly bare?: true
  /** A month in figures, which may be a number unless it is one end of a span. */
  readonly figures?: true
  readonly spoken?: true
  readonly next: number
}

const pad = (amount: number, length = 2): string => String(amount).padStart(length, '0')

/** A point as its value writes it. */
export function writePoint({ year, month, day, part, decade }: Point): string {
  const years = year === undefined ? '-' : pad(year, 4)
  if (decade) return `${years}s`
  if (part !== undefined) return `${years}-${part}`
  if (month === undefined) return years
  return day === undefined ? `${years}-${pad(month)}` : `${years}-${pad(month)}-${pad(day)}`
}

const daysOfMonths: readonly number[] = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** No thirtieth of February, no thirteenth month; the 29th of February needs a leap year. */
export function isPossible({ year, month, day }: Point): boolean {
  if (month === undefined) return day === undefined
  if (month < 1 || month > 12) return false
  if (day === undefined) return true
  const leap = year === undefined || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0))
  const days = month === 2 && !leap ? 28 : (daysOfMonths[month - 1] ?? 0)
  return day >= 1 && day <= days
}

const isYear = (figures: string): boolean => /^(1\d|20|21)\d\d$/.test(figures)

/** Two figures are of this century up to 49. */
const toFullYear = (figures: string): number =>
  figures.length === 2 ? Number(figures) + (Number(figures) < 50 ? 2000 : 1900) : Number(figures)

/** A day written in figures with its month and mostly its year. */
function readFigures(scan: Scan, at: number): Point | undefined {
  const { tokens } = scan
  const [first, sign, second] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (first === undefined || sign?.kind !== 'mark' || sign.spaced || second?.kind !== 'number')
    return undefined
  if (!/^[-./]$/.test(sign.text) || second.text.length > 2) return undefined
  // Only a full stop may have a space behind it: 3. 5. 2027.
  if (second.spaced && sign.text !== '.') return undefined
  if (isYear(first.text)) return readYearFirst(scan, at)
  if (first.text.length > 2) return undefined
  const third = tokens[at + 4]
  const closed = isText(tokens[at + 3], sign.text, 'tight')
  if (closed && third?.kind === 'number' && (!third.spaced || sign.text === '.')) {
    const short = third.text.length === 2 && !third.spaced
    if (isYear(third.text) || short) {
      return orderDay(scan, sign.text, [first, second], { year: toFullYear(third.text), next: at + 5 })
    }
  }
  // 3.5. is a day where numbers have a decimal comma; 24/7 and 1.1 are none.
  const dotted = closed && sign.text === '.' && (scan.language.decimal === ',' || scan.language.base === 'he')
  if (!dotted || !isLedIn(scan, at, at + 4)) return undefined
  return orderDay(scan, '.', [first, second], { next: at + 4 })
}

/** In prose 3.5. may number a clause: a day has a word or a sign of a date beside it. */
function isLedIn(scan: Scan, at: number, next: number): boolean {
  if (scan.whole) return true
  const [before, after] = [scan.tokens[at - 1], scan.tokens[next]]
  const led =
    before !== undefined &&
    (isText(before, '(') || readMeaning(scan, at - 1, 'of', 'from', 'until', 'to', 'since'))
  return (
    Boolean(led) ||
    isText(after, '-') ||
    isText(before, '-') ||
    readMeaning(scan, next, 'at', 'clock', 'to') !== undefined
  )
}

/** The language's order, unless only the other one is possible; a full stop always parts day from month. */
function orderDay(
  scan: Scan,
  sign: string,
  [first, second]: readonly [Token, Token],
  rest: Point,
): Point | undefined {
  const [one, two] = [Number(first.text), Number(second.text)]
  const monthFirst = scan.language.monthFirst && sign !== '.'
  const orders = [
    { ...rest, day: two, month: one },
    { ...rest, day: one, month: two },
  ]
  return (monthFirst ? orders : orders.reverse()).find(isPossible)
}

/** ISO and the far east: 2027-05-03, 2026.10.05, 2027/5, 2027. 9. 24. */
function readYearFirst({ tokens }: Scan, at: number): Point | undefined {
  const sign = tokens[at + 1]?.text ?? ''
  const year = Number(tokens[at]?.text)
  const month = Number(tokens[at + 2]?.text)
  const day = tokens[at + 4]
  if (isText(tokens[at + 3], sign, 'tight') && day?.kind === 'number' && day.text.length <= 2) {
    if (day.spaced && sign !== '.') return undefined
    const dotted = isText(tokens[at + 5], '.', 'tight') && day.spaced
    return { year, month, day: Number(day.text), next: dotted ? at + 6 : at + 5 }
  }
  // 2027-05 is a month; 1921-24 and 2019/20 are spans and 2027.5 is a number.
  const iso = tokens[at + 2]?.text.length === 2 && sign === '-' && month <= 12
  return iso ? { year, month, next: at + 3 } : undefined
}

/** `20260926`, as calendars write it; by itself or before `T` only. */
function readCompact({ tokens, whole }: Scan, at: number): Point | undefined {
  const match = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(tokens[at]?.text ?? '')
  const timed = isText(tokens[at + 1], 't', 'tight')
  if (match === null || !(timed || (whole && tokens.length === 1))) return undefined
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]), next: at + 1 }
}

/** The token after the ending of an ordinal: `3rd`, `1er`, `3.`, `1º`, `24-го`. */
function skipOrdinal(tokens: readonly Token[], at: number): number {
  const ending = tokens[at]
  if (ending === undefined || ending.spaced) return at
  if (
    ending.text === '-' &&
    /^(го|е|й|ого|а|та|те|ий|an|en|jan|jen|ig|i|tol)$/.test(tokens[at + 1]?.text ?? '')
  )
    return at + 2
  if (ending.text === ':' && /^(e|a)$/.test(tokens[at + 1]?.text ?? '')) return at + 2
  return /^(st|nd|rd|th|er|re|e|eme|de|ste|[.º°ª])$/.test(ending.text) ? at + 1 : at
}

/** A number that can be a day of a month, with its ordinal ending. */
export function readDayNumber({ tokens }: Scan, at: number): { day: number; next: number } | undefined {
  const token = tokens[at]
  if (token?.kind !== 'number' || token.text.length > 2) return undefined
  if (isGrouped(tokens, at)) return undefined
  const day = Number(token.text)
  return day >= 1 && day <= 31 ? { day, next: skipOrdinal(tokens, at + 1) } : undefined
}

/** Whether figures are the first of a number in groups of three: the `12` of `August 12,600` is no day. */
function isGrouped(tokens: readonly Token[], at: number): boolean {
  const [sign, group] = tokens.slice(at + 1, at + 3)
  if (sign === undefined || group?.kind !== 'number' || sign.spaced || group.spaced) return false
  return /^[.,'’]$/.test(sign.text) && group.text.length === 3
}

/** `3 May 2027`, `24 de septiembre de 2027`, `3-May-27`, `20NOV`. */
function readDayMonth(scan: Scan, at: number): Point | undefined {
  const day = readDayNumber(scan, at)
  if (day === undefined) return undefined
  const { tokens } = scan
  const dashed = isText(tokens[day.next], '-', 'tight') ? day.next + 1 : day.next
  const month = readMonth(scan, skipMeaning(scan, dashed, 'of'))
  const isSure = scan.whole || readWeekday(scan, at - 1) !== undefined
  if (month === undefined || (isShortWord(scan, month.next - 1) && !isSure)) return undefined
  return withYear(scan, { day: day.day, month: month.says, next: month.next })
}

/** `may` is also a verb, and `march`: in English prose a month has a capital, or a weekday before its day. */
function isShortWord({ language, raw, tokens }: Scan, at: number): boolean {
  if (language.base !== 'en') return false
  const token = tokens[at]
  return token !== undefined && /^(may|march|mar|sun|sat)$/.test(raw.slice(token.start, token.end))
}

/** `May 3, 2027`, `May 2027`, `May`. */
function readMonthFirst(scan: Scan, at: number): Point | undefined {
  const month = readMonth(scan, at)
  if (month === undefined || (isShortWord(scan, at) && !scan.whole)) return undefined
  const { tokens } = scan
  const dashed = isText(tokens[month.next], '-', 'tight') ? month.next + 1 : month.next
  const day = readDayNumber(scan, skipMeaning(scan, dashed, 'of'))
  const after = day && tokens[day.next]
  // May 19:30 and May 12 kg have no day; May '27 and (in a span) May 27 have a year or a day.
  if (day !== undefined && !(after?.kind === 'mark' && after.text === ':' && !after.spaced)) {
    return withYear(scan, { month: month.says, day: day.day, next: day.next })
  }
  return withYear(scan, { month: month.says, next: month.next })
}

/** `Q2`, `T2`, `H1`, `S1`; then a year. */
function readLetterPart(scan: Scan, at: number): Point | undefined {
  const { tokens, language } = scan
  const [letter, figure] = [tokens[at]?.text, tokens[at + 1]]
  if (figure?.kind !== 'number' || figure.spaced || figure.text.length > 1) return undefined
  const latin = ['fr', 'es', 'it', 'pt'].includes(language.base)
  const size =
    letter === 'q' || letter === 'k' || (latin && letter === 't')
      ? 'Q'
      : letter === 'h' || (latin && letter === 's')
        ? 'H'
        : ''
  const most = size === 'Q' ? 4 : 2
  if (size === '' || Number(figure.text) < 1 || Number(figure.text) > most) return undefined
  const point = withYear(scan, { part: `${size}${figure.text}`, next: at + 2 }, 'slash')
  return point.year !== undefined || letter === 'q' ? point : undefined
}

/** How parts of a year are counted beside figures. */
const counts: ReadonlyMap<string, number> = new Map([
  ...Object.entries({ i: 1, ii: 2, iii: 3, iv: 4, і: 1, іі: 2, ііі: 3 }),
  ...[
    'first erste ersten erstes premier primer primero primo primeiro eerste första pierwszy pierwszym první prvním',
    'second zweite zweiten zweites deuxième segundo secondo tweede andra drugi drugim druhé druhém',
    'third dritte dritten drittes troisième tercer tercero terzo terceiro derde tredje trzeci trzecim třetí třetím',
    'fourth vierte vierten viertes quatrième cuarto quarto vierde fjärde czwarty czwartym čtvrté čtvrtém',
  ].flatMap((names, at) => names.split(' ').map(name => [name, at + 1] as const)),
])

/** `2. Quartal 2027`, `II кв. 2027`, `second quarter of 2027`, `2e trimestre 2027`. */
function readCountedPart(scan: Scan, at: number): Point | undefined {
  const token = scan.tokens[at]
  const count = token?.kind === 'number' ? Number(token.text) : counts.get(token?.text ?? '')
  if (count === undefined || count < 1 || count > 4) return undefined
  const part =
    readMeaning(scan, at + 1, 'quarter', 'half') ??
    readMeaning(scan, skipOrdinal(scan.tokens, at + 1), 'quarter', 'half')
  if (part === undefined || (part.says === 'half' && count > 2)) return undefined
  const point = withYear(
    scan,
    { part: `${part.says === 'quarter' ? 'Q' : 'H'}${count}`, next: part.next },
    'slash',
  )
  return point.year === undefined ? undefined : point
}

/** `autumn 1968`, `l'été 2027`; a season without a year is mostly just a word. */
function readSeason(scan: Scan, at: number): Point | undefined {
  const season = readMeaning(scan, at, 'spring', 'summer', 'autumn', 'winter')
  const next = season && scan.tokens[season.next]
  // `SPRING20` is a code.
  const isCode = next?.kind === 'number' && !next.spaced && next.text.length === 2
  if (season === undefined || isCode) return undefined
  const point = withYear(scan, { part: season.says, next: season.next }, 'slash')
  return point.year === undefined ? undefined : point
}

/** `1960s`, `1960er`, `60er Jahre`, `années 1960`, `1960-luku`, `1960年代`. */
function readDecade(scan: Scan, at: number): Point | undefined {
  const { tokens } = scan
  const before = tokens[at]?.kind === 'word' ? readMeaning(scan, at, 'decade') : undefined
  const start = before?.next ?? at
  const quoted = isText(tokens[start], "'") ? start + 1 : start
  const figures = tokens[quoted]
  if (figures?.kind !== 'number' || !/^(1[5-9]|20)?\d0$/.test(figures.text)) return undefined
  const year = figures.text.length === 2 ? 1900 + Number(figures.text) : Number(figures.text)
  const joined = /^['-]$/.test(tokens[quoted + 1]?.text ?? '') ? quoted + 2 : quoted + 1
  const ending = tokens[joined]
  const after = ending?.spaced === false ? readMeaning(scan, joined, 'decades')?.next : undefined
  if (after === undefined && before === undefined) return undefined
  return { year, decade: true, next: after ?? skipMeaning(scan, quoted + 1, 'year') }
}

const earliestBareYear = 1400

/** A year by itself, or with the month or season behind it: `2027 May 3`, `2027年春`. */
function readYear(scan: Scan, at: number): Point | undefined {
  const { tokens } = scan
  const token = tokens[at]
  if (token?.kind !== 'number' || !isYear(token.text)) return undefined
  // In prose four figures below that count something.
  if (!scan.whole && Number(token.text) < earliestBareYear) return undefined
  const year = Number(token.text)
  // In Hungarian the year is an ordinal: `2027. május 3.`
  const joined =
    isText(tokens[at + 1], '-', 'tight') ||
    (scan.language.base === 'hu' && isText(tokens[at + 1], '.', 'tight'))
  const dashed = joined ? at + 2 : at + 1
  const month = tokens[dashed]?.kind === 'word' ? readMonth(scan, dashed) : undefined
  if (month !== undefined) {
    const day = readDayNumber(scan, isText(tokens[month.next], '-', 'tight') ? month.next + 1 : month.next)
    return {
      year,
      month: month.says,
      ...(day !== undefined && { day: day.day }),
      next: day?.next ?? month.next,
    }
  }
  const named = skipMeaning(scan, at + 1, 'year')
  const marked = isText(tokens[at + 1], '年') || isText(tokens[at + 1], '년') ? at + 2 : named
  const season =
    marked <= at + 2 ? readMeaning(scan, marked, 'spring', 'summer', 'autumn', 'winter') : undefined
  if (season !== undefined && marked > at + 1) return { year, part: season.says, next: season.next }
  if (isMeasured(scan, at, at + 1)) return undefined
  return { year, ...(named === at + 1 && { bare: true }), next: named }
}

/** 1200 kg, 2019.5, 1500-4711, # 2027 and 2027% are no years. */
function isMeasured({ tokens, raw }: Scan, at: number, next: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[next]]
  const follower = after?.spaced === false ? raw.slice(after.start, after.end) : ''
  if (/^[%€$£¥°_]$|^[\p{L}\p{N}]/u.test(follower) && !/^[年년년부]/u.test(follower)) return true
  if (/^[.,:]$/.test(follower) && tokens[next + 1]?.kind === 'number' && !tokens[next + 1]?.spaced)
    return true
  return (
    before !== undefined &&
    (/^[#№§$€£¥]$/.test(before.text) || (!tokens[at]?.spaced && /^[.:_@]$/.test(before.text)))
  )
}

/** `04.2022`, `3/2016`, `2018.04`: figures that are a month only as one end of a span. */
export function readMonthYear({ tokens }: Scan, at: number): Point | undefined {
  const [first, sign, second] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (first?.kind !== 'number' || second?.kind !== 'number' || sign?.spaced || second.spaced) return undefined
  if (!/^[./]$/.test(sign?.text ?? '')) return undefined
  const [year, month] = first.text.length === 4 ? [first.text, second.text] : [second.text, first.text]
  if (!/^(?:19|20)\d\d$/.test(year) || !/^(?:0?[1-9]|1[0-2])$/.test(month)) return undefined
  return { year: Number(year), month: Number(month), figures: true, next: at + 3 }
}

/** Adds the year behind a day, month or part of a year, with its comma and particles. */
function withYear(scan: Scan, point: Point, joined?: 'slash'): Point {
  const { tokens, whole } = scan
  const sign = tokens[point.next]
  const slash = joined === 'slash' && isText(sign, '/', 'tight')
  const skipped = isText(sign, ',') || isText(sign, '-', 'tight') || slash ? point.next + 1 : point.next
  const start = skipMeaning(scan, skipped, 'of', 'year')
  const quoted = isText(tokens[start], "'")
  const figures = tokens[quoted ? start + 1 : start]
  if (figures?.kind !== 'number') return { ...point, next: skipMeaning(scan, point.next, 'year') }
  const next = quoted ? start + 2 : start + 1
  const full = isYear(figures.text) && !(tokens[next]?.text === ':' && !tokens[next]?.spaced)
  // Two figures are a year when something joins them to the month, or when nothing else is left.
  const short =
    figures.text.length === 2 && (quoted || slash || !figures.spaced || (whole && next === tokens.length))
  if (!full && !short) return point
  return { ...point, year: toFullYear(figures.text), next: skipMeaning(scan, next, 'year') }
}

/** `early 2027`, `Ende August`: within it, not all of it. */
function readPartOf(scan: Scan, at: number): Point | undefined {
  const part = readMeaning(scan, at, 'part')
  if (part === undefined) return undefined
  const start = isText(scan.tokens[part.next], '-', 'tight') ? part.next + 1 : part.next
  const point = readCore(scan, skipMeaning(scan, start, 'of'))
  return point === undefined || point.day !== undefined ? undefined : { ...point, approximate: true }
}

function readCore(scan: Scan, at: number): Point | undefined {
  const token = scan.tokens[at]
  if (token === undefined) return undefined
  const point =
    token.kind === 'number'
      ? (readEastAsianPoint(scan, at) ??
        readFigures(scan, at) ??
        readCompact(scan, at) ??
        readDayMonth(scan, at) ??
        readDecade(scan, at) ??
        readCountedPart(scan, at) ??
        readYear(scan, at))
      : token.kind === 'word'
        ? (readEastAsianPoint(scan, at) ??
          readMonthFirst(scan, at) ??
          readLetterPart(scan, at) ??
          readDecade(scan, at) ??
          readSeason(scan, at) ??
          readCountedPart(scan, at) ??
          readPartOf(scan, at) ??
          readSpokenDay(scan, at))
        : undefined
  return point !== undefined && isPossible(point) ? point : undefined
}

/** `Fri 6/2`: beside a weekday two figures are a day and a month. */
function readShortDay(scan: Scan, at: number): Point | undefined {
  const [first, sign, second] = [scan.tokens[at], scan.tokens[at + 1], scan.tokens[at + 2]]
  if (
    first?.kind !== 'number' ||
    second?.kind !== 'number' ||
    second.spaced ||
    !/^[/.]$/.test(sign?.text ?? '')
  )
    return undefined
  return orderDay(scan, sign?.text ?? '', [first, second], { next: at + 3 })
}

/** A point in time at a token, with the weekday before or behind it. */
export function readPoint(scan: Scan, at: number): Point | undefined {
  const { tokens } = scan
  const weekday = readWeekday(scan, at)
  if (weekday === undefined) {
    const point = readCore(scan, at)
    return point === undefined ? undefined : { ...point, next: skipWeekdayBehind(scan, point) }
  }
  const comma = isText(tokens[weekday.next], ',') ? weekday.next + 1 : weekday.next
  const start = skipMeaning(scan, comma, 'of')
  const point = readCore(scan, start) ?? readShortDay(scan, start)
  // "Tuesday 2027" is no day; and mar. is mardi and marzo.
  return point?.day === undefined ? readCore(scan, at) : point
}

/** `24 Eylül 2027 Cuma`, `22.10.2026 (Thursday)`. */
function skipWeekdayBehind(scan: Scan, { next, day }: Point): number {
  if (day === undefined) return next
  const { tokens } = scan
  const open = isText(tokens[next], '(')
  const start = open || isText(tokens[next], ',') ? next + 1 : next
  const weekday = readWeekday(scan, start)
  if (weekday === undefined) return next
  if (!open) return tokens[weekday.next]?.kind === 'number' ? next : weekday.next
  return isText(tokens[weekday.next], ')') ? weekday.next + 1 : next
}
