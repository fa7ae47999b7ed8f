/** Tells what stands beside others without being one of them: what they come to, and what is counted over another time. */
import { plainLabel, wordsFor } from '../../core/reading/words/lexicon.ts'

/** Whether a name is that of what the others come to: it is no bar beside them. */
export function isTotalName(name: string, lang: string): boolean {
  const words = plainLabel(name)
  return [...wordsFor(lang, 'totalWords'), ...wordsFor('en', 'totalWords')].some(
    total => words === total || (total.length > LONG && words.startsWith(`${total} `)),
  )
}

/** Letters of a word for a sum that also opens the name of one: `Total with installation`. */
const LONG = 4

/** What is told for each stretch of a time: `Monthly margin`, `Rent a month`, `Kosten pro Jahr`. */
const OVER = [
  /(?<!\p{L})(?:daily|(?:a|per|each|every|the)\s+day|\/\s?day|täglich\p{L}*|(?:pro|am) tag|par jour|(?:al|por) día|al giorno|per dag|om dagen|dziennie)(?!\p{L})/iu,
  /(?<!\p{L})(?:weekly|(?:a|per|each|every)\s+week|\/\s?week|wöchentlich\p{L}*|pro woche|par semaine|(?:a la|por) semana|semanal\p{L}*|a settimana|per week|i veckan|tygodniowo)(?!\p{L})/iu,
  /(?<!\p{L})(?:monthly|(?:a|per|each|every)\s+month|\/\s?month|monatlich\p{L}*|(?:pro|im) monat|par mois|mensuel\p{L}*|(?:al|por) mes|mensual\p{L}*|al mese|mensile|per maand|i månaden|miesięcznie)(?!\p{L})/iu,
  /(?<!\p{L})(?:yearly|annual(?:ly)?|(?:a|per|each|every)\s+year|\/\s?year|jährlich\p{L}*|(?:pro|im) jahr|par an|annuel\p{L}*|(?:al|por) año|anual\p{L}*|all.anno|annu[ao]|per jaar|om året|rocznie)(?!\p{L})/iu,
]

/** Whether names are of amounts over one and the same time, or all of none: what a thing costs is no bar beside what it earns a month. */
export function areOverOneTime(names: readonly string[]): boolean {
  return new Set(names.map(name => OVER.findIndex(pattern => pattern.test(name)))).size <= 1
}
