import { matchPhrase, resolveForeignNames, type Said } from './language.ts'
import type { Scan } from './scan.ts'
import type { Meaning } from './words.ts'

/** A word or phrase at a token that means one of these. */
export function readMeaning(
  scan: Scan,
  at: number,
  ...wanted: readonly Meaning[]
): Said<Meaning> | undefined {
  return matchPhrase(scan.phrases[at], scan.tokens, at, wanted)
}

const mostSkipped = 3

/** The token after up to three words that mean this; `at` where there is none. */
export function skipMeaning(scan: Scan, at: number, ...wanted: readonly Meaning[]): number {
  let next = at
  for (let count = 0; count < mostSkipped; count++) {
    const found = matchPhrase(scan.phrases[next], scan.tokens, next, wanted)
    if (found === undefined) break
    next = found.next
  }
  return next
}

const endings = 3
const shortestName = 4

/** A month's name in any of its forms. */
export function readMonth({ language, tokens }: Scan, at: number): Said<number> | undefined {
  const token = tokens[at]
  if (token?.kind !== 'word') return undefined
  const own = matchPhrase(language.months.get(token.text), tokens, at)
  if (own !== undefined || token.text.length < shortestName - 1 || !isNearFigures({ tokens }, at)) return own
  for (let cut = 0; cut <= endings && token.text.length - cut >= shortestName; cut++) {
    const month = language.monthStems.get(token.text.slice(0, token.text.length - cut))
    // A stem that several months share tells none.
    if (month !== undefined && month > 0) return { says: month, next: at + 1 }
  }
  return matchPhrase(resolveForeignNames(token.text).months.get(token.text), tokens, at)
}

/** A weekday's name. */
export function readWeekday({ language, tokens }: Scan, at: number): Said<number> | undefined {
  const token = tokens[at]
  if (token?.kind !== 'word') return undefined
  const own = matchPhrase(language.weekdays.get(token.text), tokens, at)
  if (own !== undefined || token.text.length < shortestName || !isNearFigures({ tokens }, at)) return own
  return matchPhrase(resolveForeignNames(token.text).weekdays.get(token.text), tokens, at)
}

function isNearFigures({ tokens }: Pick<Scan, 'tokens'>, at: number): boolean {
  for (let near = at - 2; near <= at + 3; near++) if (tokens[near]?.kind === 'number') return true
  return false
}
