import { readPhrase, resolveForeignMeanings, resolveForeignNames, type Said } from './language.ts'
import type { Scan } from './scan.ts'
import type { Meaning } from './words.ts'

/** A word or phrase that means this, in the copy's language or, failing that, in any. */
export function readMeaning(scan: Scan, at: number, ...wanted: readonly Meaning[]): Said<Meaning> | undefined {
  const fits = (says: Meaning): boolean => wanted.includes(says)
  return (
    readPhrase(scan.language.meanings, scan.tokens, at, fits) ??
    readPhrase(resolveForeignMeanings(), scan.tokens, at, fits)
  )
}

/** The token after any words that mean this, one after another; `at` where there is none. */
export function skipMeaning(scan: Scan, at: number, ...wanted: readonly Meaning[]): number {
  const found = readMeaning(scan, at, ...wanted)
  return found === undefined ? at : skipMeaning(scan, found.next, ...wanted)
}

const endings = 3
const shortestName = 4

/** A month's name in any of its forms. */
export function readMonth({ language, tokens }: Scan, at: number): Said<number> | undefined {
  const token = tokens[at]
  if (token?.kind !== 'word') return undefined
  const own = readPhrase(language.months, tokens, at)
  if (own !== undefined) return own
  for (let cut = 0; cut <= endings && token.text.length - cut >= shortestName; cut++) {
    const month = language.monthStems.get(token.text.slice(0, token.text.length - cut))
    // A stem that several months share tells none.
    if (month !== undefined && month > 0) return { says: month, next: at + 1 }
  }
  if (token.text.length < shortestName - 1 || !isNearFigures({ tokens }, at)) return undefined
  return readPhrase(resolveForeignNames(token.text).months, tokens, at)
}

/** A weekday's name. */
export function readWeekday({ language, tokens }: Scan, at: number): Said<number> | undefined {
  const token = tokens[at]
  if (token?.kind !== 'word') return undefined
  const own = readPhrase(language.weekdays, tokens, at)
  if (own !== undefined || token.text.length < shortestName || !isNearFigures({ tokens }, at)) return own
  return readPhrase(resolveForeignNames(token.text).weekdays, tokens, at)
}

function isNearFigures({ tokens }: Pick<Scan, 'tokens'>, at: number): boolean {
  for (let near = at - 2; near <= at + 3; near++) if (tokens[near]?.kind === 'number') return true
  return false
}
