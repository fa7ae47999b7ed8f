import { determiners } from '../../brief/content/content-verbs.ts'
import { plainLabel } from '../words/lexicon.ts'

const small: ReadonlySet<string> = new Set(
  'of for to in on at and or di da de do du del della dei des für von im am und oder para su por per y et e en van voor met'.split(
    ' ',
  ),
)

/** The words of a text that say something, without their endings of number. */
export function tellingWords(text: string): readonly string[] {
  const all = plainLabel(text).split(' ').filter(Boolean)
  const telling = all.filter(word => !small.has(word) && !determiners.has(word))
  return (telling.length > 0 ? telling : all).map(word => (word.length > 4 ? word.replace(/s$/, '') : word))
}

/** Whether two texts say the same, whatever small words stand between. */
export function sameWords(one: string, other: string): boolean {
  const [own, others] = [new Set(tellingWords(one)), new Set(tellingWords(other))]
  return own.size > 0 && own.size === others.size && [...own].every(word => others.has(word))
}

/** Whether a heading has all that some words say, and not much besides. */
export function nearWords(heading: string, words: string): boolean {
  const own = new Set(tellingWords(heading))
  const asked = tellingWords(words)
  return (
    asked.some(word => word.length >= 4) && own.size <= asked.length + 3 && asked.every(word => own.has(word))
  )
}
