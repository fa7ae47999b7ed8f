import type { RootContent, Table } from 'mdast'
import type { Context } from '../context.ts'
import type { Fact } from '../reading.ts'
import { findValues } from '../values/read-value.ts'
import type { Concept } from '../words/en.ts'
import { toFact } from './facts.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from './phrase.ts'

/** A body without the table that tells a journey, the facts of that, and the words in it that say what a row or a column holds. */
interface Journeyed {
  readonly body: readonly RootContent[]
  readonly facts: readonly Fact[]
  readonly silent: readonly string[]
}

type Row = readonly Phrase[]

/** One thing that is told of both ends. */
interface Pair {
  readonly label: Phrase
  readonly from: Phrase
  readonly to: Phrase
}

/** A table by what it tells of both ends of a way, whichever way it was turned. */
interface Way {
  /** What the ends are called: `Departure`, `Arrival`. */
  readonly heads: Pick<Pair, 'from' | 'to'>
  readonly pairs: readonly Pair[]
  /** What stands beside: a stop on the way. */
  readonly others: readonly { readonly label: Phrase; readonly values: Row }[]
  readonly silent: readonly string[]
}

const ENDS = {
  from: ['departureAirport', 'departureTime'],
  to: ['arrivalAirport', 'arrivalTime'],
} as const satisfies Record<string, readonly Concept[]>

/** Takes the one table of a body that tells a journey: a column or a row for each end, or a row for each stop with when one comes and goes. */
export function takeJourney(body: readonly RootContent[], context: Context): Journeyed {
  const found = body.flatMap(block => {
    const way = block.type === 'table' ? wayOf(block, context) : undefined
    const told = way && factsOf(way, context)
    return told ? [{ block, ...told }] : []
  })
  const [only, ...more] = found
  if (!only || more.length > 0) return { body, facts: [], silent: [] }
  return { body: body.filter(block => block !== only.block), facts: only.facts, silent: only.silent }
}

function wayOf({ children }: Table, context: Context): Way | undefined {
  const rows = children
    .map(row => row.children.map(cell => trim(toPhrase(cell.children))))
    .filter(row => row.some(({ text }) => text !== ''))
  // A table of two columns has a label and a value in each row.
  const isTurned = rows.some(({ length }) => length > 2)
  const found = wayOfStops(rows, context) ?? wayOfColumns(rows, context)
  return found ?? (isTurned ? wayOfColumns(turned(rows), context) : undefined)
}

/** Rows as columns. */
function turned(rows: readonly Row[]): readonly Row[] {
  const count = Math.max(0, ...rows.map(({ length }) => length))
  return Array.from({ length: count }, (_, at) => rows.map(row => row[at] ?? NONE))
}

const NONE = phraseOf('')

/** Where in the row over a table the ends of a way are named. */
function endsIn(head: Row, { lexicon }: Context) {
  const placeOf = (concepts: readonly Concept[]) =>
    head.findIndex(({ text }) =>
      lexicon(text).some(({ concept, weight }) => weight > SURE && concepts.includes(concept)),
    )
  const [from, to] = [placeOf(ENDS.from), placeOf(ENDS.to)]
  return from >= 0 && to >= 0 && from !== to ? { from, to } : undefined
}

const SURE = 0.75

/** A column for each end, and before them one that says what is told of both. */
function wayOfColumns([head = [], ...rows]: readonly Row[], context: Context): Way | undefined {
  const ends = endsIn(head, context)
  if (!ends || rows.length === 0) return undefined
  const labels = Math.min(ends.from, ends.to) > 0 ? 0 : -1
  const pairs = rows.map(row => ({
    label: row[labels] ?? NONE,
    from: row[ends.from] ?? NONE,
    to: row[ends.to] ?? NONE,
  }))
  const others = head.flatMap((label, at) =>
    at === labels || at === ends.from || at === ends.to
      ? []
      : [{ label, values: rows.map(row => row[at] ?? NONE) }],
  )
  const [from = NONE, to = NONE] = [head[ends.from], head[ends.to]]
  return { heads: { from, to }, pairs, others, silent: [head[labels]?.text ?? ''] }
}

/** A row for each stop, the first of them without when one comes, the last without when one goes. */
function wayOfStops([head = [], ...rows]: readonly Row[], context: Context): Way | undefined {
  const ends = endsIn(head, context)
  const names = ends && head.findIndex((_, at) => at !== ends.from && at !== ends.to)
  const [first, last] = [rows[0], rows.at(-1)]
  if (!ends || names !== 0 || rows.length < 2 || !first || !last) return undefined
  const hours = rows.flatMap(row => [row[ends.from] ?? NONE, row[ends.to] ?? NONE]).filter(isSaid)
  const [leaves, comes] = [first[ends.from], last[ends.to]]
  if (!leaves || !comes || !isSaid(leaves) || !isSaid(comes) || head.length > ROOM) return undefined
  if (hours.some(hour => hourOf(hour, context) === undefined)) return undefined
  if (isSaid(first[ends.to] ?? NONE) || isSaid(last[ends.from] ?? NONE)) return undefined
  const [from = NONE, to = NONE] = [head[ends.from], head[ends.to]]
  return {
    heads: { from, to },
    pairs: [
      { label: head[names] ?? NONE, from: first[names] ?? NONE, to: last[names] ?? NONE },
      { label: NONE, from: leaves, to: comes },
    ],
    others: rows.slice(1, -1).map(row => ({ label: row[names] ?? NONE, values: row.slice(1) })),
    silent: [],
  }
}

/** Columns of a table of stops. */
const ROOM = 3

/** Whether a cell says anything: none has a stroke. */
function isSaid({ text }: Phrase): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** The hour that some words are and nothing else. */
function hourOf({ text }: Phrase, { lang }: Context): string | undefined {
  const [only, ...more] = findValues(text, lang)
  const isHour = HOUR.test(text) || (only?.value.type === 'time' && more.length === 0)
  return isHour ? text : undefined
}

const HOUR = /^\d{1,2}\s?[:.h]\s?\d{2}$/u

/** What one cell tells of its end. */
interface Cell {
  readonly date?: Phrase
  readonly time?: Phrase
  readonly code?: Phrase
  readonly words?: Phrase
}

const CODE = /^[A-Z][A-Z\d]{2}$/u

function cellOf(cell: Phrase, context: Context): Cell {
  if (CODE.test(cell.text)) return { code: cell }
  if (hourOf(cell, context) !== undefined) return { time: cell }
  const pieceOf = (type: string, words: Phrase): Phrase | undefined => {
    const one = findValues(words.text, context.lang).find(({ value }) => value.type === type)
    return one && trim(cut(words, one.start, one.end))
  }
  // A day with an hour is one value: each is a piece of its own here.
  const at = /(?<![\d.])\d{1,2}\s?[:h]\s?\d{2}(?!\d)/u.exec(cell.text)?.index
  const [day, hour] = at ? [cut(cell, 0, at), cut(cell, at)] : [cell, cell]
  const [date, time] = [pieceOf('date', day), pieceOf('time', hour)]
  const said = `${date?.text ?? ''}${time?.text ?? ''}`.replace(/[^\p{L}\p{N}]/gu, '').length
  const isWhen = said > 0 && cell.text.replace(/[^\p{L}\p{N}]/gu, '').length - said <= MORE
  return isWhen ? { ...(date && { date }), ...(time && { time }) } : { words: cell }
}

/** Letters beside a day and an hour in their cell: `um`, `at`. */
const MORE = 2

/** What says where an end is, whatever else it could mean. */
const PLACES: ReadonlySet<Concept> = new Set<Concept>([
  ...(['departureAirport', 'arrivalAirport', 'location', 'address', 'city', 'country'] as const),
  ...(['terminal', 'gate', 'name', 'text'] as const),
])

function isPlace({ label, from, to }: Pair, { lexicon }: Context): boolean {
  const meanings = lexicon(label.text).filter(({ weight }) => weight > SURE)
  const areWords = [from, to].every(({ text }) =>
    /\p{L}{3}|[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}]{2}/u.test(text),
  )
  return areWords && (meanings.length === 0 || meanings.some(({ concept }) => PLACES.has(concept)))
}

/** The facts of a way; undefined where a table names no place of either end. */
function factsOf({ heads, pairs, others, silent }: Way, context: Context) {
  const known = pairs.map(pair => ({ pair, from: cellOf(pair.from, context), to: cellOf(pair.to, context) }))
  const areBoth = (key: keyof Cell) => known.find(({ from, to }) => from[key] && to[key])
  const [codes, times, dates] = [areBoth('code'), areBoth('time'), areBoth('date')]
  const places = known.filter(({ pair, from, to }) => from.words && to.words && isPlace(pair, context))
  if (!codes && places.length === 0) return undefined
  const used = new Set([codes, times, dates, ...places])
  const facts: Fact[] = []
  const quiet: string[] = [...silent]
  const add = (concept: Concept | undefined, label: Phrase, value: Phrase) => {
    const fact = toFact(label, value, 'head', context)
    const because = 'a table tells both ends of the way'
    facts.push(concept ? { ...fact, meanings: [{ concept, weight: 1, because }] } : fact)
  }
  for (const end of ['from', 'to'] as const) {
    const words = places.map(({ pair }) => pair[end])
    add(ENDS[end][0], heads[end], placeOf(words, codes?.[end].code))
    const time = times?.[end].time
    const isHour = context.lexicon(heads[end].text).some(({ concept }) => concept === ENDS[end][1])
    if (time) add(ENDS[end][1], isHour || !times.pair.label.text ? heads[end] : times.pair.label, time)
  }
  const [leaves, comes] = [dates?.from.date, dates?.to.date]
  if (dates && leaves) add('departureDate', dates === times ? NONE : dates.pair.label, leaves)
  if (comes && comes.text !== leaves?.text) add(undefined, heads.to, comes)
  else if (comes) quiet.push(comes.text)
  quiet.push(...[codes, times, ...places].flatMap(row => row?.pair.label.text ?? []))
  for (const row of known) {
    if (used.has(row)) continue
    const { label, from, to } = row.pair
    if (isSaid(from)) facts.push(toFact(label, from, 'head', context))
    if (isSaid(to)) add(undefined, isSaid(from) ? ofEnd(heads.to, label) : label, to)
  }
  for (const { label, values } of others) {
    const said = values.filter(isSaid)
    if (said.length > 0) facts.push(toFact(label, joined(said), 'head', context))
  }
  return { facts, silent: quiet.filter(text => text !== '') }
}

/** Where an end is, with the code of it in brackets. */
function placeOf(words: readonly Phrase[], code: Phrase | undefined): Phrase {
  const place = joined(words)
  if (!code || place.text === '') return code ?? place
  const [opens, closes] = [phraseOf(' ('), phraseOf(')')]
  return toPhrase([...place.nodes, ...opens.nodes, ...code.nodes, ...closes.nodes])
}

/** What is told of where one arrives, after it is told of where one leaves. */
function ofEnd(head: Phrase, label: Phrase): Phrase {
  return toPhrase([...head.nodes, ...phraseOf(' ').nodes, ...label.nodes])
}

function joined(phrases: readonly Phrase[]): Phrase {
  return toPhrase(phrases.flatMap(({ nodes }, at) => (at > 0 ? [...phraseOf(', ').nodes, ...nodes] : nodes)))
}
