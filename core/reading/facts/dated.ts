import type { Context } from '../context.ts'
import type { Fact } from '../reading.ts'
import { andWords } from '../words/agreements.ts'
import { findValues } from '../values/read-value.ts'
import { matchAtEnd } from './at-end.ts'
import { toFact } from './facts.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from './phrase.ts'

/** When something was, as the author wrote it, and what else the line says. */
interface Dated {
  readonly dates: Fact
  /** The line without the date and without what divided them; undefined when it says nothing else. */
  readonly rest?: Phrase
}

/** What may stand between a date and what happened then. */
const behind = /^[\])）]?(?:[^\S\n\t]*[:：|·•—–,，、،;]|[^\S\n]+-{1,3}\s|[^\S\n\t]*\t|[^\S\n]{2,}|\s*$)\s*/u
const before = /(?:[|·•,，、،;:：—–]|\s-{1,3}|\t|\s{2,}|^)\s*[[(（]?$|\s*[[(（]$/u
/** Letters before a date that such a sign stands in. */
const SIGN = 40
/** A list of years runs on without a sign: `2012 DUT Génie civil`. */
const blank = /^\s+(?=\S)/u

/** A mere blank before many dates: one or two behind it may be part of a name. */
const ROOM = /\s+$/u
const MANY = 2

/** What joins two dates: `2019 and 2023`, `2024 – expected 2026`. */
const joined = /^\s*(?:[,&+]|\p{L}{1,4}|[-–—]\s*(?:\p{L}{5,16}\.?)?)\s*$/u
/** A dash right behind a year, which says that it goes on: `2021– Lecturer`. */
const open = /^[–—-](?=\s|$)/u

/** Reads a line that opens or ends with when it was: `Clerk⇥Mar 2021 – Present`, `2015: Golden Plane`, `Guild (2009–2011)`. */
export function datedLine(line: Phrase, context: Context): Dated | undefined {
  const { text } = line
  const dates = findValues(text, context.lang).filter(({ value }) => value.type === 'date')
  const [first, last] = [dates[0], dates.at(-1)].map(date => date && openEnded(date, text))
  if (last !== undefined && /^[\])）]?[.;]?$/u.test(text.slice(last.end).trim())) {
    const others = dates.slice(0, -1)
    const apart = others.findLastIndex(
      ({ end }, at) => !joined.test(text.slice(end, others[at + 1]?.start ?? last.start)),
    )
    const run = others.slice(apart + 1)
    const start = run[0]?.start ?? last.start
    const ahead = text.slice(0, start)
    const sign =
      matchAtEnd(ahead, before, SIGN) ?? (run.length >= MANY ? matchAtEnd(ahead, ROOM, SIGN) : null)
    if (sign && !opensBracket(text.slice(0, sign.index))) {
      const { dates: fact, rest } = dated(
        line,
        start,
        last.end,
        { before: sign.index, after: text.length },
        context,
      )
      // Of several days one after the other the last says when it was.
      return { dates: { ...fact, value: fact.value ?? last.value }, ...(rest && { rest }) }
    }
  }
  if (first === undefined || !/^\s*[[(（]?\s*$/u.test(text.slice(0, first.start))) return undefined
  const rest = text.slice(first.end)
  const sign = behind.exec(rest) ?? blank.exec(rest)
  return sign
    ? dated(line, first.start, first.end, { before: 0, after: first.end + sign[0].length }, context)
    : undefined
}

/** A date with the dash right behind it. */
function openEnded<T extends { readonly end: number }>(date: T, text: string): T {
  const isYear = /\d{4}$/.test(text.slice(0, date.end))
  return isYear && open.test(text.slice(date.end)) ? { ...date, end: date.end + 1 } : date
}

/** Whether words end within brackets: what follows is no date of its own in `Snow course (summer, since 2022)`. */
function opensBracket(text: string): boolean {
  return /[(（]/u.test(text.slice(Math.max(text.lastIndexOf(')'), text.lastIndexOf('）')) + 1))
}

/** Words and the year or years that they end in after a mere blank: `Lincoln HS 2011`, `Hollis Farm, Yakima. 2013-15`. */
const years =
  /^(.*?\p{L}{2}[.)]?)\s+((?:19|20)\d{2}(?:\s?(?:[-–—]|to|bis|till?|tot|à|a|al|do)\s?(?:\d{2}|(?:19|20)\d{2}|\p{L}{3,10})|(?:,|\s?&|\s\p{L}{1,3})\s(?:19|20)\d{2})?)$/u

/** A remark in brackets behind a year at the end of a line: `Certificate in Welding, 2009 (nights)`. */
const remark = /(?<=(?<!\d)(?:19|20)\d\d)(\s+[(（][^()（）]{1,48}[)）])\s*$/u

/** Letters of a year. */
const YEAR = 4

/** Reads a line of a life as one that is dated: nothing need stand before its years, as it must in a name that has one. */
export function datedStation(line: Phrase, context: Context): Dated | undefined {
  const behindYear = line.text.endsWith(')') || line.text.endsWith('）') ? remark.exec(line.text) : null
  return behindYear
    ? datedBeforeRemark(line, behindYear.index, context)
    : (datedLine(line, context) ?? datedInWords(line, context))
}

/** A station whose remark is kept behind what it says, and not behind its year. */
function datedBeforeRemark(line: Phrase, at: number, context: Context): Dated | undefined {
  const found = datedStation(trim(cut(line, 0, at)), context)
  const said = found?.rest && [...found.rest.nodes, ...cut(line, at).nodes]
  return found && said
    ? { ...found, rest: trim(toPhrase(said)) }
    : (datedLine(line, context) ?? datedInWords(line, context))
}

function datedInWords(line: Phrase, context: Context): Dated | undefined {
  const known = datedAside(line, context) ?? datedBetween(line, context) ?? datedAhead(line, context)
  if (known) return known
  const [, words = '', when = ''] = years.exec(line.text) ?? []
  if (when === '' || isOfSeveral(words, context) || leadsOn.test(words)) return undefined
  // The year is that of a month before it.
  const last = findValues(line.text, context.lang).findLast(({ value }) => value.type === 'date')
  if (last && last.end === line.text.length && last.start < line.text.length - when.length) return undefined
  const lead = leading.exec(words)
  if (lead && lead.index === 0) return undefined
  const start = lead ? lead.index + lead[0].length - (lead[1]?.length ?? 0) : line.text.length - when.length
  const room = { before: lead?.index ?? words.length, after: line.text.length }
  const { dates, rest } = dated(line, start, line.text.length, room, context)
  const { value = toFact(phraseOf(''), phraseOf(when.slice(-YEAR)), 'body', context).value } = toFact(
    phraseOf(''),
    phraseOf(when),
    'body',
    context,
  )
  return { dates: { ...dates, ...(value && { value }) }, ...(rest && { rest }) }
}

/** Whether a year behind words is one of several that they name, each with its own: `Bell Bay 2019 and`. */
function isOfSeveral(words: string, { lang }: Context): boolean {
  const last = words.split(/\s+/u).at(-1) ?? ''
  return last === '&' || andWords(lang).includes(last) || /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(words)
}

/** Words that lead to a year, with all behind the last comma before them, `valid to 2029`; without a comma from the start on. */
const leading =
  /(?:^|,\s+)([^,]{0,24}(?<!\p{L})(?:to|until|till?|through|thru|by|of|bis|hasta|fino al|do|tot|t\/m|até|jusqu[’']en|kuni|до|по))$/iu

/** Words that say of a day that it is still to come, that something ends on it, or that it goes on from there. */
const COMING =
  'expires|expiring|exp\\.|valid (?:until|to)|renewed|renews|gültig bis|läuft ab|expire|valable jusqu.en|caduca|vence|válid[oa] hasta|scade|valid[oa] fino al?|verloopt|geldig tot|giltigt? till|ważn[aey] do|platn[ýáé] do|expected|anticipated|projected|graduating|due|starting|since|from|voraussichtlich|erwartet|geplant|seit|ab|prévue?|attendue?|depuis|dès|prevista?|previsto|esperada?|desde|a partir de|dal|dallo|od|przewidywany|przewidywane|planowany|sinds|verwacht|vanaf|sedan|från|väntas|forventet|siden|od roku|předpokládaný|с|від|з'
const ahead = new RegExp(
  String.raw`(?:^|,\s+|\s+[–—-]\s+)((?:\p{Ll}{1,12} ){0,2}(?:${COMING}))\s+(?:in\s+|im\s+|en\s+)?$`,
  'u',
)
/** Words that end in such a one and are cut off from their year without it: `Olympiad, each autumn since`. */
const leadsOn = new RegExp(String.raw`(?<!\p{L})(?:${COMING})$`, 'u')

/** Letters before a date that such words stand in. */
const AHEAD = 60

/** Reads a line whose last date has words before it that belong to it: `MSc Nursing, in progress, expected May 2027`. */
function datedAhead(line: Phrase, context: Context): Dated | undefined {
  const { text } = line
  const when = findValues(text, context.lang).findLast(({ value }) => value.type === 'date')
  if (!when || when.end !== text.trimEnd().length) return undefined
  // Some languages know such a word as a part of the date: `since 2022`.
  const own = /^\p{Ll}+\s/u.exec(text.slice(when.start))?.[0].length ?? 0
  const lead = matchAtEnd(text.slice(0, when.start + own), ahead, AHEAD)
  if (!lead || lead.index === 0 || opensBracket(text.slice(0, when.start))) return undefined
  const from = text.indexOf(lead[1] ?? '', lead.index)
  const { dates, rest } = dated(line, from, text.length, { before: lead.index, after: text.length }, context)
  return { dates: { ...dates, value: when.value }, ...(rest && { rest }) }
}

/** Brackets at the end of a line in which words stand before a date: `MSc Nursing (in progress, expected Dec 2026)`. */
const aside = /\s+[(（]([^()（）]{1,48})[)）]\s*$/u

/** Reads a line whose last words in brackets say when, and more of it. */
export function datedAside(line: Phrase, context: Context): Dated | undefined {
  const found = aside.exec(line.text)
  const words = found?.[1] ?? ''
  const when = findValues(words, context.lang).find(
    ({ value, end }) => value.type === 'date' && end === words.length,
  )
  if (!found || !when || found.index === 0 || !/[,;]\s/u.test(words)) return undefined
  const start = found.index + found[0].indexOf(words)
  const room = { before: found.index, after: line.text.length }
  const { dates, rest } = dated(line, start, start + words.length, room, context)
  return { dates: { ...dates, value: when.value }, ...(rest && { rest }) }
}

/** A year or years between commas: what it was stands before, how it ended behind. */
const between =
  /^([^,]{2,}(?:,[^,]+)*?),\s*((?:19|20)\d{2}(?:\s?[–—-]\s?(?:(?:19|20)\d{2}|\p{L}{2,12}))?)\s*,\s*(?=[^,\s][^,]*$)/u
/** Letters of a line that is no sentence. */
const STATION = 120

/** Reads a line that has its year between commas: `BSc Statistics, University of Lake Agassiz, 2026, GPA 3.7`. */
function datedBetween(line: Phrase, context: Context): Dated | undefined {
  const found = between.exec(line.text)
  if (!found || line.text.length > STATION || /\p{L}{3}[.!?]$/u.test(line.text)) return undefined
  const [whole, words = '', year = ''] = found
  const start = whole.indexOf(year, words.length)
  const dates = toFact(phraseOf(''), cut(line, start, start + year.length), 'body', context)
  const comma = { type: 'text', value: ', ' } as const
  return {
    dates,
    rest: toPhrase([...cut(line, 0, words.length).nodes, comma, ...cut(line, whole.length).nodes]),
  }
}

function dated(
  line: Phrase,
  start: number,
  end: number,
  room: { readonly before: number; readonly after: number },
  context: Context,
): Dated {
  const rest = trim(room.before > 0 ? cut(line, 0, room.before) : cut(line, room.after))
  const dates = toFact(phraseOf(''), trim(cut(line, start, end)), 'body', context)
  return rest.text === '' ? { dates } : { dates, rest }
}
