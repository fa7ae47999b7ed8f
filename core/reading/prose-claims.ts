import type { Paragraph } from 'mdast'
import type { Context } from './context.ts'
import { labelFor } from './lexicon.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from './phrase.ts'
import type { Claim, Meaning } from './reading.ts'
import { type Role, ruleOf } from './roles.ts'
import { findValues } from './values/read-value.ts'
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
  // One piece for all roles, so that only one of them has it.
  const words = withoutBound(trim(cut(sentence, start, end)), value)
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
    yield claimOf(role, words, value, {
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

/** A date without the word that limits it. */
function withoutBound(phrase: Phrase, value: Value): Phrase {
  const word = 'bound' in value && value.bound !== undefined ? /^[\p{Ll}'’]+\s+/u.exec(phrase.text) : null
  return word ? cut(phrase, word[0].length) : phrase
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
    piece: phrase.nodes[0] ?? phrase,
  }
}
