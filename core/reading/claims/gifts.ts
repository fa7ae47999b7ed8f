import type { Context } from '../context.ts'
import { cut, type Phrase, trim } from '../facts/phrase.ts'
import { type Role, ruleOf } from '../roles.ts'
import { readValue } from '../values/read-value.ts'
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
