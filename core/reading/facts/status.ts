import { plainLabel, wordsFor } from '../words/lexicon.ts'
import type { Status } from '../reading.ts'
import type { Concept } from '../words/en.ts'

const signs: readonly (readonly [Status, RegExp])[] = [
  ['done', /^\s*(?:✅|✔|☑|✓|🟢|🎉)/u],
  ['active', /^\s*(?:🚧|🔄|⏳|⌛|🟡|🏗|▶)/u],
  ['planned', /^\s*(?:🔜|📅|⬜|⚪|☐)/u],
  ['later', /^\s*(?:💡|🔮)/u],
  ['blocked', /^\s*(?:⚠|🔴|🟠|⛔|🛑)/u],
  ['dropped', /^\s*(?:❌|🚫|✗|✘)/u],
]

/** The status of a sign that words open with. */
export function statusOfSign(text: string): Status | undefined {
  return signs.find(([, sign]) => sign.test(text))?.[0]
}

const concepts: readonly (readonly [Status, Concept])[] = [
  ['blocked', 'blockedWords'],
  ['dropped', 'droppedWords'],
  ['done', 'doneWords'],
  ['active', 'activeWords'],
  ['planned', 'plannedWords'],
  ['later', 'laterWords'],
]

/** How sure words of a status are: they are nothing else, or they open or end with it. */
interface TellingStatus {
  readonly status: Status
  readonly whole: boolean
}

/** The status that a few words name, in a language or in English: `in review`, `Valmis`, `shipping Sep 14`. */
export function statusIn(text: string, lang: string): TellingStatus | undefined {
  const sign = statusOfSign(text)
  if (sign) return { status: sign, whole: true }
  const plain = plainLabel(text)
  if (plain === '') return undefined
  const found = concepts.flatMap(([status, concept]) =>
    wordsFor(lang, concept).flatMap(word => {
      const whole = plain === word
      const opens = plain.startsWith(`${word} `) || plain.endsWith(` ${word}`)
      return whole || opens ? [{ status, whole, length: word.length }] : []
    }),
  )
  const [best] = found.toSorted(
    (one, other) => Number(other.whole) - Number(one.whole) || other.length - one.length,
  )
  return best && { status: best.status, whole: best.whole }
}
