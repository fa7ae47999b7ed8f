/** Reads in a brief what it wants of the copy itself: left out, moved, highlighted, put otherwise, or taken back. */
import { meaningAbroad } from '../color-words.ts'
import { meaningOf } from '../lexicon.ts'
import { readTokens } from '../tokens.ts'
import { LONGEST_NOUN, nounOf } from './content-nouns.ts'
import type { ContentEdit, ContentWish, Selection } from './content-patch.ts'
import {
  carriers,
  type ContentVerb,
  denials,
  determiners,
  enders,
  joins,
  LONGEST_VERB,
  pointing,
  places,
  stretches,
  verbsBeforeThing,
  verbsBehindThing,
} from './content-verbs.ts'
import { type Clause, clausesOf, type Said, type Word } from './clauses.ts'
import { readEssentials } from './essentials.ts'
import { type Naming, readOrder, readSequence, readThen } from './order-wishes.ts'
import { readReplacements, readUndo } from './replacements.ts'

/**
 * What a brief says of the copy, in its order: in linear time, and never throws. Whether a copy has what is named is not
 * known here, so most of what is read turns out to be about looks and finds nothing.
 */
export function readContent(instructions: string): readonly (ContentWish | ContentEdit)[] {
  const { text, tokens } = readTokens(instructions)
  const clauses = clausesOf(text, tokens)
  const wishes: (ContentWish | ContentEdit)[] = [
    ...readReplacements(text, clauses),
    ...readEssentials(clauses, text),
  ]
  let ordered = 0
  for (const [at, clause] of clauses.entries()) {
    if (ordered-- > 0) continue
    if (isConditional(clauses, at)) continue
    const undo = readUndo(clause, text)
    const last = wishes.at(-1)
    const sequence = readSequence(clauses, at, text, naming(text).behind)
    if (undo) wishes.push(undo)
    else if (sequence.length > 0) {
      wishes.push(...sequence)
      ordered = sequence.length - 1
    } else {
      const then = readThen(clause, text, last && isWish(last) ? last : undefined, naming(text).behind)
      const order = readOrder(clause, text, naming(text))
      wishes.push(...then, ...order)
      if (!order.some(wish => !('weak' in wish)))
        wishes.push(
          ...(readInColor(clause, text) ?? [...readBehind(clause, text), ...readBefore(clauses, at, text)]),
        )
    }
  }
  return distinct(wishes)
}

/** `if it doesn't fit, cut the approach`, `cut the questions if something must go`: only where there is no room. */
function isConditional(clauses: readonly Clause[], at: number): boolean {
  const { words } = clauses[at] as Clause
  const before = words[0] && clauses[at]?.opens === 'comma' ? (clauses[at - 1]?.words ?? []) : []
  return [joined(before), joined(words)].some(said => NO_ROOM.test(said))
}

const NO_ROOM =
  /(?<!\p{L})(?:(?:if|when|should) .*(?:fit|fits|spills?|too (?:long|much|many)|runs? over|room|space|(?:must|has to|have to) go)|(?:wenn|falls|sollte) .*(?:pass(?:t|en)|platz|zu (?:lang|viel)|reicht|weg muss)|(?:si|s'il) .*(?:rentre|tient|place|trop (?:long|de)|cabe|cupiera|quepa|espacio|demasiado)|se .*(?:ci sta|entra|spazio|troppo|cabe|couber|espaço|demais)|als .*(?:past|passen|ruimte|te (?:lang|veel))|(?:jeśli|gdyby|jeżeli) .*(?:mieści|zmieści|miejsca|za (?:długo|dużo))|om .*(?:plats|ryms|för (?:långt|mycket))|sığmaz\p{L}*|якщо .*(?:влаз|вміст|місц))(?!\p{L})/u

function isWish(said: ContentWish | ContentEdit): said is ContentWish {
  return said.verb !== 'undo' && said.verb !== 'restore'
}

/** What words before and behind a word for order name. */
function naming(text: string): { readonly before: Naming; readonly behind: Naming } {
  return {
    before: (words, lang) => {
      if (words.some(({ text: word }) => denials.has(word))) return undefined
      const carrier = words.findLastIndex(({ text: word }) => carriers.has(word))
      const join = words.findLastIndex(({ text: word }) => joins.has(word))
      return wholeThing(words.slice(Math.max(carrier, join) + 1), text, { manner: 'first', lang })
    },
    behind: (words, lang) => thingAt(words, text, { manner: 'first', lang })?.thing,
  }
}

/** `the prices at the end`, `Inhaltsverzeichnis weglassen`: a verb or a place that ends its clause. */
function readBehind(clause: Clause, text: string): readonly (ContentWish | ContentEdit)[] {
  const { words } = clause
  for (let length = Math.min(LONGEST_VERB, words.length - 1); length >= 1; length--) {
    for (let start = words.length - length; start >= 1; start--) {
      const after = words[start + length]
      if (after && !enders.has(after.text) && !joins.has(after.text)) continue
      const said = joined(words.slice(start, start + length))
      for (const verb of verbsBehindThing(said)) {
        const from = openedAt(verb, words, start)
        if (from === undefined) continue
        const own = words.slice(from, start)
        // `phone first`: what it is read on before all else, and nothing of the copy.
        if (verb.manner === 'first' && SCREENS.has(joined(own))) continue
        const thing = wholeThing(own, text, verb)
        if (!thing) continue
        const others = joinedTo(words, from, text, verb)
        const opens = others.length > 0 ? 0 : Math.max(from - 1, 0)
        const phrase = quoteOf(words.slice(opens, start + length), text)
        return inTurn(verb, [...others, thing], phrase)
      }
    }
  }
  return []
}

/** What a page is read on. */
const SCREENS: ReadonlySet<string> = new Set(
  'phone mobile smartphone handy telefon téléphone móvil celular telefone cellulare telefoon mobiel mobil mobilen telefonen komórka puhelin desktop tablet screen print'.split(
    ' ',
  ),
)

/** The things of a list that the one before a place ends: of `skills and work first` the skills. */
function joinedTo(
  words: readonly Word[],
  from: number,
  text: string,
  verb: ContentVerb,
): readonly Selection[] {
  const join = words[from - 1]
  const moves = verb.manner === 'first' || verb.manner === 'last'
  if (!moves || verb.opens || !join || !joins.has(join.text)) return []
  const start = openedAt(verb, words, from - 1)
  const thing = start === undefined ? undefined : wholeThing(words.slice(start, from - 1), text, verb)
  return thing && start !== undefined ? [...joinedTo(words, start, text, verb), thing] : []
}

/** Wishes for several things in the order that they are to have: each goes before those that are at the start already. */
function inTurn(
  verb: ContentVerb,
  things: readonly Selection[],
  phrase: string,
): readonly (ContentWish | ContentEdit)[] {
  const wishes = things.map(thing => wishOf(verb, thing, phrase))
  return verb.manner === 'first' ? wishes.toReversed() : wishes
}

/** Where the thing before a verb begins; undefined where the verb lacks the word that opens it, or is denied. */
function openedAt(verb: ContentVerb, words: readonly Word[], end: number): number | undefined {
  const own = words.slice(0, end)
  if (own.some(({ text }) => denials.has(text))) return undefined
  const opens = verb.opens
  if (opens) {
    const at = own.findLastIndex((_, index) =>
      opens.some(open => joined(own.slice(index, index + open.split(' ').length)) === open),
    )
    return at < 0 ? undefined : at + 1
  }
  const carrier = own.findLastIndex(({ text }) => carriers.has(text))
  const join = own.findLastIndex(({ text }) => joins.has(text))
  return Math.max(carrier, join) + 1
}

/** `highlight the total in yellow`: the colour at the end of a clause that highlights is that of its mark. */
function readInColor({ words, ...clause }: Clause, text: string): readonly ContentWish[] | undefined {
  const color = colorAt(words)
  const last = words.at(-1)
  if (!color || !last) return undefined
  const own = { ...clause, words: words.slice(0, color.from) }
  const wishes = [...readBehind(own, text), ...readBefore([own], 0, text)]
  const highlights = wishes.flatMap(wish => (wish.verb === 'highlight' ? [wish] : []))
  if (highlights.length === 0 || highlights.length < wishes.length) return undefined
  return highlights.map(wish => {
    const start = text.indexOf(wish.phrase, own.words[0]?.start ?? 0)
    return { ...wish, color: color.hex, phrase: start < 0 ? wish.phrase : text.slice(start, last.end) }
  })
}

/** Words of the longest colour behind `in`, with what it is drawn with: `with a bright yellow marker`. */
const LONGEST_COLOR = 5

function colorAt(words: readonly Word[]): { readonly from: number; readonly hex: string } | undefined {
  for (let from = words.length - 2; from >= Math.max(words.length - LONGEST_COLOR, 1); from--) {
    if (!WITHIN.test(words[from]?.text ?? '')) continue
    const meaning = words
      .slice(from + 1)
      .map(({ text }) => meaningOf(text) ?? meaningAbroad(text))
      .find(one => one?.kind === 'color')
    return meaning?.kind === 'color' ? { from, hex: meaning.hex } : undefined
  }
  return undefined
}

const WITHIN = /^(?:in|with|en|mit|avec|con|em|com|med|met|na|im)$/

/** `leave out the greeting and the phone number`: a verb, and the things behind it in this clause and its enumeration. */
function readBefore(
  clauses: readonly Clause[],
  at: number,
  text: string,
): readonly (ContentWish | ContentEdit)[] {
  const { words } = clauses[at] as Clause
  const wishes: (ContentWish | ContentEdit)[] = []
  for (let start = 0; start < words.length; start++) {
    const found = verbAt(words, start)
    if (!found) continue
    for (const verb of found.verbs) {
      const things = thingsBehind(clauses, at, start + found.length, text, verb)
      if (things.length === 0) continue
      for (const { thing, last } of things)
        wishes.push(wishOf(verb, thing, text.slice(words[start]?.start, last.end).replace(/\s+/g, ' ')))
      break
    }
    start += found.length - 1
  }
  return wishes
}

function verbAt(words: readonly Word[], start: number) {
  for (let length = Math.min(LONGEST_VERB, words.length - start); length >= 1; length--) {
    const verbs = verbsBeforeThing(joined(words.slice(start, start + length)))
    if (verbs.length === 0) continue
    const isDenied = words.slice(Math.max(start - 2, 0), start).some(({ text }) => denials.has(text))
    // `cut the approach and not the result`: what is told apart from what is left out stays.
    if (isContrast(words, start)) return undefined
    // What shall not be dropped stays; `no` says so by itself.
    return isDenied && verbs.some(({ manner }) => manner === 'drop') ? undefined : { verbs, length }
  }
  return undefined
}

function isContrast(words: readonly Word[], start: number): boolean {
  if (!denials.has(words[start]?.text ?? '') || !joins.has(words[start - 1]?.text ?? '')) return false
  return words
    .slice(0, start)
    .some(({ text }) => verbsBeforeThing(text).some(({ manner }) => manner === 'drop'))
}

interface NamedThing {
  readonly thing: Selection
  readonly last: Word
  /** Words that the thing takes, its determiners among them. */
  readonly length: number
}

function thingsBehind(
  clauses: readonly Clause[],
  at: number,
  from: number,
  text: string,
  verb: ContentVerb,
): readonly NamedThing[] {
  const { words } = clauses[at] as Clause
  const first = thingAt(words.slice(from), text, verb)
  if (!first) return []
  const things = [first]
  let next = from + first.length
  while (joins.has(words[next]?.text ?? '')) {
    const other = nounAt(words.slice(next + 1))
    if (!other) return things
    things.push(other)
    next += 1 + other.length
  }
  if (next < words.length || first.thing.kind !== 'noun') return things
  return [...things, ...enumerated(clauses.slice(at + 1, at + 1 + MOST_THINGS))]
}

/** Things of the longest enumeration. */
const MOST_THINGS = 12

/** The things of an enumeration that goes on behind commas: nothing but nouns, and the last behind `and`. */
function enumerated(clauses: readonly Clause[]): readonly NamedThing[] {
  const things: NamedThing[] = []
  for (const { words, opens } of clauses) {
    const isLast = joins.has(words[0]?.text ?? '')
    const own = isLast ? words.slice(1) : words
    const noun = opens === 'stop' ? undefined : nounAt(own)
    if (!noun) return []
    things.push(noun)
    const join = own[noun.length]
    if (!join && !isLast) continue
    if (!join) return things
    const last = joins.has(join.text) ? nounAt(own.slice(noun.length + 1)) : undefined
    return last ? [...things, last] : []
  }
  return []
}

function thingAt(words: readonly Word[], text: string, verb: ContentVerb): NamedThing | undefined {
  return nounAt(words) ?? wordsAt(words, text, verb)
}

/** A noun behind its determiners at which the clause, or what is said of the thing, ends. */
function nounAt(words: readonly Word[]): NamedThing | undefined {
  const found = nounIn(words)
  return found && isOver(words.slice(found.length)) ? found : undefined
}

function nounIn(words: readonly Word[]): NamedThing | undefined {
  const start = afterDeterminers(words)
  for (let length = Math.min(LONGEST_NOUN, words.length - start); length >= 1; length--) {
    const noun = nounOf(spoken(words.slice(start, start + length)))
    const last = words[start + length - 1]
    if (noun && last) return { thing: { kind: 'noun', noun }, last, length: start + length }
  }
  return undefined
}

/** Whether nothing follows that says which of a kind: `prices on the front` are not all prices. */
function isOver(words: readonly Word[]): boolean {
  const [next, then] = words
  if (!next || enders.has(next.text)) return true
  if (joins.has(next.text)) return !places.has(next.text) || nounIn(words.slice(1)) !== undefined
  return (
    (['from', 'of', 'on', 'in', 'out'].includes(next.text) && (then?.text === 'it' || then?.text === 'of')) ||
    (next.text === 'at' && then?.text === 'all')
  )
}

/** A thing by its own words, or quoted. */
function wordsAt(
  words: readonly Word[],
  text: string,
  { manner, lang }: ContentVerb,
): NamedThing | undefined {
  const start = afterDeterminers(words)
  const open = words[start]
  if (!open) return undefined
  if (small.has(open.text)) return undefined
  if (open.quote !== undefined)
    return { thing: { kind: 'words', words: open.quote, lang }, last: open, length: start + 1 }
  const stop = words.findIndex(
    ({ text: word }, at) => at > start && (enders.has(word) || joins.has(word) || denials.has(word)),
  )
  const own = words.slice(start, stop < 0 ? words.length : stop)
  const isPointed = words.slice(0, start).some(({ text: word }) => pointing.has(word))
  // One word behind `no` is nearly always about looks.
  const isLoud = own.length === 1 && own[0]?.loud === true
  if (manner === 'weak' && own.length === 1 && !isPointed && !isLoud) return undefined
  return named(own, text, lang, start)
}

function named(own: readonly Word[], text: string, lang: string, before = 0): NamedThing | undefined {
  const last = own.at(-1)
  if (!last || own.length > MOST_WORDS) return undefined
  const words = own.length > 1 && stretches.has(last.text) ? own.slice(0, -1) : own
  const said = text.slice(words[0]?.start, words.at(-1)?.end)
  return { thing: { kind: 'words', words: said, lang }, last, length: before + own.length }
}

/** Words that lead to where or what for, and name nothing. */
const small: ReadonlySet<string> = new Set(
  'for to in on at with as than from by like für auf im in pour dans en para con per a'.split(' '),
)

/** Words of the longest thing that is looked for by its own words. */
const MOST_WORDS = 8

/** What all these words name; undefined where they are more than a thing. */
function wholeThing(words: readonly Word[], text: string, { lang }: ContentVerb): Selection | undefined {
  const own = words.slice(afterDeterminers(words))
  const end = own.findLastIndex(({ text: word }) => !adverbs.has(word)) + 1
  const thing = own.slice(0, end)
  const noun = nounOf(spoken(thing))
  if (noun) return { kind: 'noun', noun }
  const [first, ...others] = thing
  if (first?.quote !== undefined && others.length === 0) return { kind: 'words', words: first.quote, lang }
  return thing.length > 3 ? undefined : named(thing, text, lang)?.thing
}

const adverbs: ReadonlySet<string> = new Set(
  'ganz bitte please right all then tout muy molto tutto helemaal should come comes go goes'.split(' '),
)

function afterDeterminers(words: readonly Word[]): number {
  const start = words.findIndex(({ text, quote }) => quote !== undefined || !determiners.has(text))
  return start < 0 ? words.length : start
}

function wishOf({ manner }: ContentVerb, of: Selection, phrase: string): ContentWish | ContentEdit {
  switch (manner) {
    case 'drop':
      return { verb: 'drop', phrase, of }
    case 'weak':
      return { verb: 'drop', phrase, of, weak: true }
    case 'only':
      return { verb: 'drop', phrase, of, others: true }
    case 'first':
      return { verb: 'move', phrase, of, to: 'start' }
    case 'last':
      return { verb: 'move', phrase, of, to: 'end' }
    case 'highlight':
      return { verb: 'highlight', phrase, of }
    case 'restore':
      return { verb: 'restore', phrase, of }
  }
}

/** Words with what they quote: `the 'to/from' email stuff`. */
function spoken(words: readonly Word[]): string {
  return words.map(({ text, quote }) => quote?.toLowerCase().replaceAll('/', ' ') ?? text).join(' ')
}

function joined(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

function quoteOf(words: readonly Word[], text: string): string {
  return text.slice(words[0]?.start, words.at(-1)?.end).replace(/\s+/g, ' ')
}

/** Each wish once: two languages may share a verb. */
function distinct(wishes: readonly (ContentWish | ContentEdit)[]): readonly (ContentWish | ContentEdit)[] {
  const keyOf = ({ phrase, ...wish }: Said) => JSON.stringify(wish)
  return [...new Map(wishes.map(wish => [keyOf(wish), wish] as const)).values()]
}
