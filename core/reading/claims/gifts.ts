import type { Context } from '../context.ts'
import { cut, type Phrase, trim } from '../facts/phrase.ts'
import { type Role, ruleOf } from '../roles.ts'
import { findValues, readValue } from '../values/read-value.ts'
import { opensWithDocumentName, lexiconFor } from '../words/lexicon.ts'
import { isWeekday } from '../facts/weekdays.ts'
import { type ProseClaim, toldClaim } from './told-claim.ts'

// What a gift says of its people in running text: `It is from Dave & Rae to Tane`, and the words that go with it.

const who = String.raw`(?:(?:Mr|Mrs|Ms|Dr|Fr|Hr)\.\s+)?\p{Lu}[\p{L}\p{M}'’-]+(?:\s+(?:\p{Lu}\.|\p{Lu}[\p{L}\p{M}'’-]+)){0,3}`
const several = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(\p{L}{2,6})\s+(${who}(?:\s*(?:&|\+|and|und|et|e|y|i|a|og|och|en|ve|ja)\s+${who})*)`,
  'gu',
)

/** Two people of a gift: who gives it, who gets it. */
const people = ['giver', 'recipient'] as const

/** Claims on giver, recipient and message of something that is given. */
export function* giftClaims(
  sentence: Phrase,
  taken: readonly Role[],
  context: Context,
): Generator<ProseClaim> {
  if (!people.every(role => taken.includes(role))) return
  yield* names(sentence, context)
  if (taken.includes('message')) yield* wishes(sentence, context)
}

/** Names after words such as `from` and `to`; one alone is sure only where it is several people, or the other is told too. */
function* names(sentence: Phrase, context: Context): Generator<ProseClaim> {
  const found = [...sentence.text.matchAll(several)].flatMap(match => {
    const [all, cue = '', name = ''] = match
    const role = people.find(one =>
      context
        .lexicon(cue)
        .some(({ concept, weight }) => concept === ruleOf(one).concepts[0] && weight > 0.85),
    )
    const isPerson = !/\d/.test(name) && isNobodyElse(name, context)
    return role && isPerson ? [{ role, name, start: match.index + all.length - name.length }] : []
  })
  const isBoth = people.every(role => found.some(one => one.role === role))
  for (const { role, name, start } of found) {
    if (!isBoth && !/\s/.test(name)) continue
    yield toldClaim(role, trim(cut(sentence, start, start + name.length)), undefined, {
      weight: isBoth ? 0.56 : 0.46,
      because: `a name after a word for the ${role}`,
      context,
    })
  }
}

/** Lines up to the other in which one says whom a gift is for and one whom it is from, words of such a cue, letters of a name. */
const NEAR = { lines: 3, words: 4, letters: 48 } as const

/** Whom a gift is for and whom from, in lines of their own near each other: `For Maren / from your bowling friends`. */
export function* giftLines(
  lines: readonly Phrase[],
  taken: readonly Role[],
  context: Context,
): Generator<ProseClaim> {
  if (!people.every(role => taken.includes(role))) return
  const found = lines.flatMap((line, at) =>
    people.flatMap(role => namedBehind(line, role, context, at) ?? []),
  )
  const [to, from] = people.toReversed().map(role => found.filter(one => one.role === role)) as [
    typeof found,
    typeof found,
  ]
  for (const one of to)
    for (const other of from) {
      if (one.at === other.at || Math.abs(one.at - other.at) > NEAR.lines) continue
      for (const { role, name } of [one, other])
        yield toldClaim(role, name, undefined, {
          weight: 0.58,
          because: `a line that opens with a word for the ${role}`,
          context,
        })
      return
    }
}

/** The words behind a cue for a role at the start of a line; the longest cue counts. */
function namedBehind(line: Phrase, role: (typeof people)[number], { lang }: Context, at: number) {
  // Small words are those of the copy's own language: `per` is for whom in Italian.
  const lexicon = lexiconFor(lang)
  if (line.text.length > NEAR.letters + 16 || /\d|[.!?]$/u.test(line.text)) return undefined
  const [concept] = ruleOf(role).concepts
  const ends = [...line.text.matchAll(/\s+/gu)].slice(0, NEAR.words).toReversed()
  const end = ends.find(({ index }) =>
    lexicon(line.text.slice(0, index)).some(meaning => meaning.concept === concept && meaning.weight > SAID),
  )
  const name = end && trim(cut(line, end.index))
  return name && name.text.length <= NEAR.letters ? { role, at, name } : undefined
}

/** How sure a cue is that stands at the start of a line, with the other near it. */
const SAID = 0.6

/** Letters of a thing that is given. */
const THING = 60

/** What a voucher is for where it names no sum: the first line under what it is called. */
export function* giftThing(
  lines: readonly Phrase[],
  taken: readonly Role[],
  context: Context,
): Generator<ProseClaim> {
  if (!taken.includes('value') || !taken.includes('giver')) return
  const values = lines.flatMap(({ text }) => findValues(text, context.lang))
  const first = lines.findIndex(({ text }) => opensWithDocumentName(text))
  const thing = lines[first + 1]
  const isSum = values.some(({ value }) => value.type === 'money' || value.type === 'percentage')
  if (isSum || first < 0 || !thing || thing.text.length > THING || /[:：@_]|[.!?]$/u.test(thing.text)) return
  const isNamed = people.some(role => namedBehind(thing, role, context, 0) !== undefined)
  if (isNamed || readValue(thing.text, context.lang) !== undefined) return
  const inside = /^["“„«»「『]\s*([^"“”„«»「」『』]+?)\s*["”“»«」』]$/u.exec(thing.text)?.[1]
  const start = inside ? thing.text.indexOf(inside) : 0
  yield toldClaim('value', inside ? cut(thing, start, start + inside.length) : thing, undefined, {
    weight: inside ? QUOTED : 0.42,
    because: 'the line under what it is',
    context,
  })
}

/** Weight of a thing that stands in quotation marks under the name of its voucher: no giver says that. */
const QUOTED = 0.62

/** A day, a month and what things are called are nobody. */
function isNobodyElse(name: string, { lang, lexicon }: Context): boolean {
  const value = readValue(name, lang)
  const isValue = value !== undefined && value.type !== 'person'
  return !isValue && !isWeekday(name, lang) && !lexicon(name).some(({ weight }) => weight > 0.9)
}

/** Words in quotation marks: `“ … ”`, `„ … “`, `« … »`, `" … "`, `「 … 」`. */
const quoted = /[“„«"「『»]([^“”„«»"「」『』]{12,300})[”“»"」』«]/gu
/** Words from which a quotation is a message, and not a name; letters in scripts without blanks. */
const MESSAGE = { words: 4, letters: 8 } as const

function* wishes(sentence: Phrase, context: Context): Generator<ProseClaim> {
  for (const match of sentence.text.matchAll(quoted)) {
    const [all, inside = ''] = match
    const words = inside.trim()
    const isLong = /^[\p{Lo}]/u.test(words)
      ? words.length >= MESSAGE.letters
      : words.split(/\s+/).length >= MESSAGE.words
    if (!isLong) continue
    const start = match.index + all.indexOf(words)
    yield toldClaim('message', trim(cut(sentence, start, start + words.length)), undefined, {
      weight: 0.5,
      because: 'words in quotation marks',
      context,
    })
  }
}
