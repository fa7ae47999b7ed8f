import { createBoundedCache } from '../../fonts/bounded-cache.ts'
import { dateFormat } from '../../source/date-format.ts'
import { plainLabel } from '../words/lexicon.ts'

/** Whether a word is a day of the week in a language (BCP 47), written out or short: `samedi`, `Sat.` */
export function isWeekday(word: string, lang: string): boolean {
  const plain = withoutStop(word)
  return (['long', 'short'] as const).some(style =>
    namesIn(lang, style).some(name => withoutStop(name) === plain),
  )
}

/** Whether words are the name of a day in a language or in English, whole or from its first letters: `Mon`, `Dienst`, `土`. */
export function opensWeekday(text: string, lang: string): boolean {
  const wanted = plainLabel(text)
  return [lang, 'en']
    .flatMap(language => namesIn(language, 'long').map(plainLabel))
    .some(name => name.startsWith(wanted) && (wanted.length >= 2 || name.length <= 3))
}

const known = createBoundedCache<readonly string[]>(64)

/** The names of the seven days. The first of January 2024 was a Monday. */
function namesIn(lang: string, weekday: 'long' | 'short'): readonly string[] {
  const kept = known.get(lang, weekday)
  if (kept) return kept
  const format = dateFormat(lang, { weekday })
  const names = Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, day + 1)))
  known.set(lang, weekday, names)
  return names
}

function withoutStop(word: string): string {
  return word.toLowerCase().replace(/[.,]+$/u, '')
}
