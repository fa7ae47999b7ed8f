/** Finds the figures that a brief wants at the head of a document: `start with three big figures (12 boats, 84 %, 31 jobs)`. */
import type { PartKey } from './design.ts'
import type { Item } from './items.ts'
import type { Token } from './tokens.ts'

/** What leads to a list of figures, in the languages of briefs. */
const LEADS =
  /(?<!\p{L})(?:(?:big|large|huge|giant|enormous|headline|key|main|bold|große|dicke|grandes?|gros|grands|grandi|grote|stora|duże|velká|velké)\s+(?:figures|numbers|stats|statistics|zahlen|chiffres|cifras|números|cifre|numeri|cijfers|getallen|siffror|liczby|čísla)|(?:figures|numbers|chiffres|cifras|números|cifre|numeri)\s+(?:grandes|grandi|en grand))\s*(?:at the (?:top|start|beginning)\s*)?[(:–—]\s*(?<list>(?:[^();:.]|\.(?=\d)){6,240})/giu

/** Figures that are seen at once. */
const COUNT = { least: 2, most: 6 } as const
/** Letters of one with its words. */
const LONGEST = 40

const DIVIDES = /[,;]\s+(?:and\s+)?|\s+(?:and|und|et|y|e|och|en|i|plus)\s+/u

/** The figures that a list names, each with its words; undefined where one of its things has no figure. */
function figuresIn(list: string): readonly string[] | undefined {
  const things = list.split(DIVIDES).map(thing => thing.trim().replace(/[.!]$/u, ''))
  const areFigures = things.every(thing => /\p{Nd}/u.test(thing) && thing.length <= LONGEST)
  return areFigures && things.length >= COUNT.least && things.length <= COUNT.most ? things : undefined
}

/** Items in which such a list is one wish: each of its figures stands at the head of the document. */
export function readHeadlines(
  items: readonly Item[],
  tokens: readonly Token[],
  text: string,
): readonly Item[] {
  return [...text.matchAll(LEADS)].reduce<readonly Item[]>((read, { index, 0: all, groups }) => {
    const figures = figuresIn(groups?.list ?? '')
    if (!figures) return read
    const own = read.flatMap(({ first, last }, at) => {
      const words = tokens.slice(first, last + 1)
      return words.every(({ start, end }) => start >= index && end <= index + all.length) ? [at] : []
    })
    const [lead, ...of] = own
    if (lead === undefined) return read
    const keys = figures.map((words): PartKey => `said:${words.toLowerCase()}`)
    return read.map((item, at): Item => {
      if (at === lead)
        return { ...item, meaning: { kind: 'device', device: 'headline', alone: null, keys, of } }
      return of.includes(at) ? { ...item, meaning: { kind: 'unknown' } } : item
    })
  }, items)
}
