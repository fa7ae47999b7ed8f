import type { Paragraph } from 'mdast'
import type { Context } from './context.ts'
import { labelFor, wordsFor } from './lexicon.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from './phrase.ts'
import type { Claim, Meaning } from './reading.ts'
import { type Role, ruleOf } from './roles.ts'
import { findValues, readValue } from './values/read-value.ts'
import type { FoundValue, Value } from './values/value.ts'
import type { Concept } from './words/en.ts'

/** A role that a sentence tells, with the words that are its value. */
export interface ProseClaim extends Claim {
  readonly piece: object
}

/** Letters up to which a text is read sentence by sentence: a note, a mail; not an article. */
const LONGEST = 6000

/**
 * Roles told in sentences: a value of the right type after words that name it (`gates open 2pm`, `row H, seat 14`,
 * `section is GENERAL`), and where nothing names it the only value of its type (`Sat 6 Feb 2027`). The words stay in
 * their sentence; the format may also lay them out as facts.
 */
export function* proseClaims(
  blocks: readonly Paragraph[],
  taken: readonly Role[],
  context: Context,
): Generator<ProseClaim> {
  const phrases = blocks.map(({ children }) => toPhrase(children))
  if (phrases.reduce((sum, { text }) => sum + text.length, 0) > LONGEST) return
  for (const phrase of phrases) {
    for (const sentence of sentencesOf(phrase)) {
      const found = findValues(sentence.text, context.lang)
      for (const value of found) yield* ofValue(sentence, value, taken, context)
      yield* ofWords(sentence, taken, context)
      yield* ofNames(sentence, taken, context)
      yield* ofPlace(sentence, found, taken, context)
      yield* ofRequest(sentence, taken, context)
    }
  }
}

/** Sentences and the clauses that commas divide are tried by the words before each value, so only full stops matter here. */
function* sentencesOf(phrase: Phrase): Generator<Phrase> {
  let start = 0
  for (const match of phrase.text.matchAll(/(?<=[.!?。！？])\s+(?=\p{Lu}|\p{Lo})|\n+/gu)) {
    yield trim(cut(phrase, start, match.index))
    start = match.index + match[0].length
  }
  yield trim(cut(phrase, start))
}

function* ofValue(
  sentence: Phrase,
  { value, start, end }: FoundValue,
  taken: readonly Role[],
  context: Context,
): Generator<ProseClaim> {
  const named = cuesBefore(sentence.text.slice(0, start), context)
  // One piece for all roles, so that only one of them has the same words.
  const whole = trim(cut(sentence, start, end))
  for (const role of taken) {
    const { concepts, types } = ruleOf(role)
    if (!types.includes(value.type)) continue
    const cue =
      boundCue(value, concepts) ??
      named.find(({ concept }) => concepts[0] === concept || concepts[1] === concept)
    const rank = cue ? concepts.indexOf(cue.concept) : 0
    const weight = cue ? 0.62 * cue.weight - rank * 0.06 : alone[role]?.includes(value.type) ? 0.43 : 0
    if (weight === 0) continue
    const because = cue ? `in a sentence: ${cue.because}` : `the copy says no other ${value.type}`
    yield claimOf(role, partFor(role, whole, value, context), value, {
      weight,
      because,
      context,
    })
  }
}

/** `until 3 May` names its role by itself. */
function boundCue(value: Value, concepts: readonly Concept[]): Meaning | undefined {
  const bound = 'bound' in value ? value.bound : undefined
  const concept = bound === 'until' ? 'validThrough' : 'validFrom'
  if (bound === undefined || value.type !== 'date' || !concepts.includes(concept)) return undefined
  return { concept, weight: 0.95, because: `it says ${bound}` }
}

/** Roles that are the end of a span of days. */
const ends: ReadonlySet<Role> = new Set<Role>(['validThrough', 'endDate', 'paymentDueDate'])

/** The part of a value that a role has: of a day with its hour the one or the other, of a span its beginning or its end. */
function partFor(role: Role, phrase: Phrase, value: Value, { lang }: Context): Phrase {
  if (value.type !== 'date') return phrase
  const { types } = ruleOf(role)
  if (value.time !== undefined) {
    const [day, hour] = divide(phrase, lang, 'time') ?? []
    return (types[0] === 'time' ? hour : day && withoutWord(day)) ?? phrase
  }
  const isEdge = value.to !== undefined && (ends.has(role) || role === 'validFrom')
  const [from, to] = (isEdge && divide(phrase, lang, 'date')) || []
  return withoutWord((ends.has(role) ? to : from) ?? phrase)
}

/** A phrase in two at a place where the words before are a date and those after it are of a type. */
function divide(phrase: Phrase, lang: string, type: 'date' | 'time'): readonly [Phrase, Phrase] | undefined {
  for (const match of phrase.text.matchAll(/[\s,–—-]+/gu)) {
    const before = withoutWord(trim(cut(phrase, 0, match.index)))
    const after = withoutWord(trim(cut(phrase, match.index + match[0].length)))
    const first = readValue(before.text, lang)
    if (first?.type !== 'date' || first.time !== undefined || first.to !== undefined) continue
    if (readValue(after.text, lang)?.type === type) return [before, after]
  }
  return undefined
}

/** A date or a time without the small words before it: `until 3 May`, `at half past five`. */
function withoutWord(phrase: Phrase): Phrase {
  const words = /^(?:\p{Ll}[\p{Ll}.]{0,7}\s+)(?=\S*[\p{N}\p{Lu}]|(?:a|half|quarter)\s)/u.exec(phrase.text)
  return words && !/^(?:half|quarter|um|circa|about|around|early|late|mid)\b/.test(words[0])
    ? cut(phrase, words[0].length)
    : phrase
}

/** Roles that a value of these types may be where no words name one. */
export const alone: Partial<Record<Role, readonly Value['type'][]>> = {
  startDate: ['date'],
  validThrough: ['date'],
  departureDate: ['date'],
  price: ['money'],
  value: ['money'],
  dateIssued: ['date'],
  flightNumber: ['flight'],
  seatNumber: ['seat'],
  code: ['code'],
}

/** Words between a name and its value: `doors at 7`, `price is only £5`, `valid from the 1st`. */
const BETWEEN = 3
/** Words of the longest name that is looked for in a sentence. */
const NAME = 4

/** What the last words before a value may name, the nearest and longest first; names that end before other words weigh less. */
function cuesBefore(before: string, { lexicon }: Context): readonly Meaning[] {
  const words = before.match(/[\p{L}\p{M}\p{N}'’.-]+/gu)?.slice(-(BETWEEN + NAME)) ?? []
  const cues: Meaning[] = []
  for (let skip = 0; skip <= Math.min(BETWEEN, words.length - 1); skip++) {
    for (let length = NAME; length >= 1; length--) {
      const end = words.length - skip
      if (end - length < 0) continue
      const name = words.slice(end - length, end).join(' ')
      if (length === 1 && name.length < 3) continue
      cues.push(
        ...lexicon(name)
          .filter(({ weight }) => weight > 0.9)
          .map(meaning => ({ ...meaning, weight: meaning.weight - skip * 0.08 })),
      )
    }
  }
  return cues
}

/** A name, a word such as `is`, and what it is, to the end of the clause: `Section is GENERAL`, `enter by the Blue Gate`. */
const said =
  /(?:^|[.,;]\s*|\band\s+)(\p{L}[\p{L}\p{M}' -]{2,30}?)\s+(?:is|are|=|:|est|ist|es|è|é|är|er|jest|je|on|the|le|la|der|die|das)\s+((?:\p{Lu}|\p{N}|\p{Lo})[^.,;!?\n]{1,80})/gu

function* ofWords(sentence: Phrase, taken: readonly Role[], context: Context): Generator<ProseClaim> {
  for (const match of sentence.text.matchAll(said)) {
    const [whole, name = '', value = ''] = match
    const meanings = context.lexicon(name.trim()).filter(({ weight }) => weight > 0.9)
    for (const role of taken) {
      const { concepts, types } = ruleOf(role)
      const cue = meanings.find(({ concept }) => concept === concepts[0])
      if (!cue || types.length > 0) continue
      const at = match.index + whole.length - value.length
      const found = trim(cut(sentence, at, at + value.length))
      yield claimOf(role, found, undefined, {
        weight: 0.5 * cue.weight,
        because: `in a sentence: ${cue.because}`,
        context,
      })
    }
  }
}

/** A name and a short code right behind it: `Row H`, `Seat 14`, `Gate G19`. */
const coded =
  /(?<![\p{L}])(\p{L}[\p{L}]{2,20}(?: \p{L}{2,12})?)\s+((?=[\p{Lu}\p{N}-]*)[\p{Lu}\p{N}][\p{Lu}\p{N}-]{0,11})(?![\p{L}\p{N}])/gu

const codes: ReadonlySet<Role> = new Set<Role>([
  'seatRow',
  'seatSection',
  'seatNumber',
  'seat',
  'gate',
  'terminal',
  'entrance',
  'boardingGroup',
  'sequenceNumber',
  'flightNumber',
  'code',
  'ticketNumber',
  'orderNumber',
  'reservationNumber',
  'serialNumber',
  'invoiceNumber',
  'receiptNumber',
  'identifier',
  'till',
])

function* ofNames(sentence: Phrase, taken: readonly Role[], context: Context): Generator<ProseClaim> {
  for (const { 0: whole, 1: name = '', 2: code = '', index } of sentence.text.matchAll(coded)) {
    const meanings = [name, name.split(' ').at(-1) ?? name]
      .flatMap(words => context.lexicon(words))
      .filter(({ weight }) => weight > 0.9)
    for (const role of taken) {
      const { concepts } = ruleOf(role)
      if (!codes.has(role)) continue
      const cue = meanings.find(({ concept }) => concept === concepts[0])
      if (!cue) continue
      const at = index + whole.length - code.length
      const found = cut(sentence, at, at + code.length)
      yield claimOf(role, found, undefined, {
        weight: 0.55 * cue.weight,
        because: `in a sentence: ${cue.because}`,
        context,
      })
    }
  }
}

/** Names of places that follow a day: `Sat 6 Feb 2027, Queen's Hall, Port of Spain.` */
function* ofPlace(
  sentence: Phrase,
  found: readonly FoundValue[],
  taken: readonly Role[],
  context: Context,
): Generator<ProseClaim> {
  if (!taken.includes('location')) return
  for (const { value, end } of found) {
    const match =
      value.type === 'date'
        ? /^,\s*(\p{Lu}[^.,;!?\n]*(?:,\s+\p{Lu}[^.,;!?\n]*)*)/u.exec(sentence.text.slice(end))
        : null
    const place = match?.[1]
    if (!match || place === undefined || readValue(place, context.lang)?.type === 'date') continue
    const at = end + match[0].length - place.length
    yield claimOf('location', trim(cut(sentence, at, at + place.length)), undefined, {
      weight: 0.44,
      because: 'names after the day',
      context,
    })
  }
}

/** Who asks for what: the words before `request the pleasure` are the hosts, from there on it is the request. */
function* ofRequest(sentence: Phrase, taken: readonly Role[], context: Context): Generator<ProseClaim> {
  if (!taken.includes('request')) return
  const text = sentence.text.toLowerCase()
  const asked = wordsFor(context.lang, 'request')
    .filter(words => words.includes(' '))
    .map(words => text.indexOf(words))
    .filter(at => at >= 0)
  if (asked.length === 0) return
  const at = Math.min(...asked)
  const because = 'words that invite'
  const request = trim(cut(sentence, at))
  yield claimOf('request', request, undefined, { weight: 0.6, because, context })
  const hosts = trim(cut(sentence, 0, at))
  if (hosts.text !== '' && hosts.text.length <= HOSTS)
    yield claimOf('hosts', hosts, undefined, { weight: 0.5, because, context })
}

/** Letters of the longest names of hosts. */
const HOSTS = 120

interface Reason {
  readonly weight: number
  readonly because: string
  readonly context: Context
}

function claimOf(
  role: Role,
  phrase: Phrase,
  value: Value | undefined,
  { weight, because, context }: Reason,
): ProseClaim {
  return {
    role,
    label: phraseOf(labelFor(role, context.lang)),
    written: false,
    text: phrase.text.replace(/\s+/g, ' '),
    nodes: phrase.nodes,
    blocks: [{ type: 'paragraph', children: [...phrase.nodes] }],
    ...(value && { value }),
    facts: [],
    items: [],
    weight,
    because,
    stays: false,
    told: true,
    piece: phrase.nodes[0] ?? phrase,
  }
}
