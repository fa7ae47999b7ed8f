/** Finds the figures that a brief wants at the head of a document: `start with three big figures (12 boats, 84 %, 31 jobs)`. */
import type { PartKey } from './design.ts'
import type { Item } from './items.ts'
import type { SaysCopy } from './things-of-copy.ts'
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

/** A clause that says what is met before all else: a figure named in it stands there. */
const FOREMOST =
  /(?<!\p{L})(?:(?:lead|open|start|begin)s? with|first thing|(?:come|hit|stand)s? first|at the (?:very )?(?:top|start|head)|up front|before anything|(?:a|one|two|three) (?:big|huge|giant|large|enormous) (?:\S+ ){0,2}figures?)(?!\p{L})/iu

/** A figure with its unit, or with what it counts up to where the clause goes on. */
const FIGURE =
  /(?<![\p{L}\p{N}#.,/×])\p{Sc}?\s?\d[\d.,]*(?:\s\d{3})*(?:\s?(?:%|‰|\p{Sc}))?(?:[\s-](?!(?:to|vs|and|or|against|as|at|in|on|for|should|must|huge|first|big|large|up)\b)\p{L}[\p{L}-]*){0,3}/giu

/** What is counted of a page, and not of the copy. */
const OF_THE_PAGE =
  /^\d+\s?-?(?:pages?|sides?|slides?|columns?|sheets?|lines?|words?|px|pt|mm|cm|inch(?:es)?|in)(?!\p{L})/iu

/** Figures that the copy says and that a clause wants first: `€74 vs €103 should be the first thing`. */
function foremost(
  text: string,
  says: SaysCopy,
): readonly { readonly index: number; readonly all: string; readonly figures: readonly string[] }[] {
  return [...text.matchAll(/[^.;:!?\n]+(?:\.(?=\d)[^.;:!?\n]*)*/gu)].flatMap(({ index, 0: clause }) => {
    if (!FOREMOST.test(clause)) return []
    const found = [...clause.matchAll(FIGURE)].filter(
      ({ 0: words }) => !OF_THE_PAGE.test(words) && says(/^[^\p{L}]*\d[\d.,]*/u.exec(words)?.[0] ?? ''),
    )
    const [first, last] = [found[0], found.at(-1)]
    if (!first || !last || found.length < COUNT.least || found.length > COUNT.most) return []
    const all = clause.slice(first.index, last.index + last[0].length)
    return [{ index: index + first.index, all, figures: found.map(({ 0: words }) => words.trim()) }]
  })
}

/** Items in which such figures are one wish: each of them stands at the head of the document. */
export function readHeadlines(
  items: readonly Item[],
  tokens: readonly Token[],
  text: string,
  says: SaysCopy = () => false,
): readonly Item[] {
  const listed = [...text.matchAll(LEADS)].flatMap(({ index, 0: all, groups }) => {
    const figures = figuresIn(groups?.list ?? '')
    return figures ? [{ index, all, figures }] : []
  })
  const wanted = listed.length > 0 ? listed : foremost(text, says)
  return wanted.reduce<readonly Item[]>((read, { index, all, figures }) => {
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
