/** Finds which colour a brief means by `the strongest colour`, `bold colour`: of those that it names the strongest. */
import { readNegations } from './negations.ts'
import { toOklch } from '../theme/oklch.ts'
import type { Item } from './items.ts'
import type { Meaning } from './meaning.ts'
import type { Token } from './tokens.ts'

const STRONG =
  /^(?:bold|boldest|strong|strongest|bright|brightest|loudest|accent|main|signal)(?: colou?rs?)?$/

/** Items in which such words behind `in` are that colour; left as they are where the brief names none with a hue. */
export function readStrongest(items: readonly Item[], tokens: readonly Token[]): readonly Item[] {
  const isMeant = (item: Item): boolean =>
    item.within === true &&
    STRONG.test(item.words) &&
    (/^colou?rs?$/.test(tokens[item.last]?.text ?? '') || isBefore(item, tokens))
  const strongest = items.some(isMeant) ? strongestOf(items) : undefined
  return strongest ? items.map(item => (isMeant(item) ? { ...item, meaning: strongest } : item)) : items
}

function isBefore({ last }: Item, tokens: readonly Token[]): boolean {
  const next = tokens[last + 1]
  return next?.gap === 'none' && /^colou?rs?$/.test(next.text)
}

function strongestOf(items: readonly Item[]): Meaning | undefined {
  const negations = readNegations(items)
  const banned = new Set(
    items.map(({ meaning }, at) => negations[at] && meaning.kind === 'color' && meaning.hex),
  )
  const [first] = items
    .flatMap(({ meaning }) => (meaning.kind === 'color' && !banned.has(meaning.hex) ? [meaning] : []))
    .map(meaning => ({ meaning, chroma: toOklch(meaning.hex).c }))
    .filter(({ chroma }) => chroma > HUED)
    .toSorted((one, other) => other.chroma - one.chroma)
  return first?.meaning
}

/** Chroma from which a colour has a hue. */
const HUED = 0.05
