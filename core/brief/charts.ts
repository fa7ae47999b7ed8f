/** Finds the charts that a brief wants, and of what: `visits as columns`, `turn the spill hours into a chart`, `五年收入做成柱状图`. */
import type { PartKey } from './design.ts'
import type { Item } from './items.ts'
import type { Token } from './tokens.ts'
import { type NamedChart, chartsNamed, emptyWords, noChart } from './words/charts.ts'

/** A clause, where it stands in the brief, and the chart that it wants. */
interface ChartClause {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly chart: NamedChart
}

/**
 * Items in which each chart is a device of what its clause speaks of: all its words are kept, since the figures are found by whatever
 * leads to them. Without any, all figures of the copy are meant. A brief in another language is read in its own words.
 */
export function readCharts(items: readonly Item[], tokens: readonly Token[], text: string): readonly Item[] {
  const small = text.toLowerCase()
  const isSilent = (from: number, to: number): boolean =>
    items.every(item => !isWithin(tokens, item, from, to) || SILENT.has(item.meaning.kind))
  const clauses = listed(clausesOf(small), isSilent).flatMap(wishesIn)
  return clauses.reduce((read, clause) => withChart(read, tokens, clause), items)
}

function withChart(items: readonly Item[], tokens: readonly Token[], clause: ChartClause): readonly Item[] {
  const { from, text, chart } = clause
  const own = items.flatMap((item, at) => (isWithin(tokens, item, from, clause.to) ? [at] : []))
  const named = own.filter(at => {
    const item = items[at] as Item
    return tokens
      .slice(item.first, item.last + 1)
      .some(({ start, end }) => start < from + chart.to && end > from + chart.from)
  })
  const lead = named[0] ?? own.find(at => SILENT.has(items[at]?.meaning.kind ?? ''))
  if (lead === undefined) return items
  const things = thingsAround(text, chart)
  const keys: readonly PartKey[] =
    things.length === 0 ? ['tables'] : things.map((words): PartKey => `said:${words}`)
  const isOf = (at: number): boolean => named.includes(at) || SILENT.has(items[at]?.meaning.kind ?? '')
  const of = own.filter(at => at !== lead && isOf(at))
  return items.map((item, at): Item => {
    if (at === lead)
      return { ...item, meaning: { kind: 'device', device: chart.kind, alone: null, keys, of } }
    return of.includes(at) ? { ...item, meaning: { kind: 'unknown' } } : item
  })
}

function isWithin(tokens: readonly Token[], { first, last }: Item, from: number, to: number): boolean {
  return tokens.slice(first, last + 1).every(({ start, end }) => start >= from && end <= to)
}

/** Meanings that say what a chart is of: how it looks is a wish of its own. */
const SILENT: ReadonlySet<string> = new Set(['unknown', 'target', 'number', 'unsupported', 'cue'])

/**
 * What a chart of a clause is of, each thing by its words: what it is said to be of (`a chart of the weeks and the reasons`), else
 * what stands before it, with what follows (`visits and repairs as columns with May marked`).
 */
function thingsAround(said: string, { from, to }: NamedChart): readonly string[] {
  const shown = PURPOSE.exec(said.slice(to))?.index
  const text = shown === undefined ? said : said.slice(0, to + shown)
  const listing = text.slice(0, from).split(LISTED)
  const before = listing.filter((thing, at) => at === listing.length - 1 || !WISHED.test(thing)).map(wordsIn)
  const behind = text.slice(to).split(AND).map(wordsIn)
  const last = before.at(-1) ?? ''
  const [next = '', ...others] = behind
  const isOf = before.join('') === '' || (next !== '' && OF.test(text.slice(to)))
  const things = isOf ? [`${last} ${next}`, ...others] : [...before.slice(0, -1), `${last} ${next}`]
  return things.map(words => words.trim()).filter(words => words !== '')
}

/** `chart the ward figures so that Marsh End looks bad`, `a chart of the tanks that shows where to stop`: what is to be seen in it. */
const PURPOSE =
  /(?<!\p{L})(?:so that|so (?:you|we|they|people|everyone|everybody|it|the)|in order to|(?:that|which) (?:shows?|makes?|tells?|lets?)|showing (?:where|how|that|why)|to show|to see|damit|sodass|um zu|de sorte que|pour (?:que|montrer|voir)|que (?:montre|muestre|mostre)|para que|che mostr[ai]|perché si veda|zodat|om te laten|żeby|aby|så att|som visar|щоб)(?!\p{L})/u

const OF =
  /^\s*(?:of|for|by|comparing|für|von|über|för|över|de|des|du|pour|para|di|dei|delle|per|van|voor|over|dla)(?!\p{L})/u

function wordsIn(text: string): string {
  const plain = chartsNamed(text).reduceRight(
    (rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`,
    text,
  )
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words
    .filter(word => !emptyWords.has(word))
    .slice(0, MOST)
    .join(' ')
}

/** Words of a clause that are looked for. */
const MOST = 8

interface Clause {
  readonly from: number
  readonly text: string
  /** A comma ends it. */
  readonly isListing?: boolean
}

/** Whether a clause names charts and nothing that they are of. */
function isBareChart(text: string): boolean {
  return chartsNamed(text).length > 0 && wordsIn(text) === ''
}

/** Clauses end at a sign; a decimal point and a slash are none. */
function clausesOf(text: string): readonly Clause[] {
  const ends = /[;!?()\n—。；，、！？]|[.,:](?=\s|$)|\s[–-]\s|(?<=\p{Script=Han})[,:]/gu
  const clauses: Clause[] = []
  let from = 0
  for (const { index, 0: sign } of text.matchAll(ends)) {
    // `charts where they help (the phosphate over three years)`: what stands in brackets says of what.
    if (sign === '(' && isBareChart(text.slice(from, index))) continue
    clauses.push({ from, text: text.slice(from, index), isListing: sign === ',' })
    from = index + sign.length
  }
  return [...clauses, { from, text: text.slice(from) }]
}

/** Words of one thing of a list. */
const LIST_WORDS = 6

/** Clauses with the things before them that are listed with theirs: `months, reasons and money as charts`. */
function listed(
  clauses: readonly Clause[],
  isSilent: (from: number, to: number) => boolean,
): readonly Clause[] {
  const found: Clause[] = []
  for (const clause of clauses) {
    const [first] = chartsNamed(clause.text)
    const isListed = first && (AND.exec(clause.text)?.index ?? first.from) < first.from
    let own = clause
    for (let last = found.at(-1); isListed && last && joins(last, own, isSilent); last = found.at(-1)) {
      own = { from: last.from, text: `${last.text},${own.text}` }
      found.pop()
    }
    found.push(own)
  }
  return found
}

function joins(last: Clause, own: Clause, isSilent: (from: number, to: number) => boolean): boolean {
  const end = last.from + last.text.length
  const words = last.text.match(/[\p{L}\p{N}]+/gu) ?? []
  const isThing = words.length > 0 && words.length <= LIST_WORDS && chartsNamed(last.text).length === 0
  return last.isListing === true && own.from === end + 1 && isThing && isSilent(last.from, end)
}

/** What is wished of a thing before the one that is drawn: `the price must come first and the figures be drawn`. */
const WISHED =
  /(?<!\p{L})(?:must|should|shall|needs? to|ha(?:s|ve) to|soll(?:en)?|muss|müssen|doit|doivent|debe|deben|deve|devono|moet|måste|ska|enormous|huge|gigantic|massive|at the top)(?!\p{L})/u

const LISTED = /(?:(?<!\d),|,(?!\d)) ?|,? (?:and|und|et|y|e|i|och|en|ve|та) /u

const AND = / (?:and|und|et|y|e|i|och|en|ve|та) /u

/** What joins another chart to the first, and `one for the reasons`, which is of the same kind. */
const JOINS =
  / (?:and|und|et|y|e|i|och|en|ve|та|plus) (?=(?:one |another |eins |eine |un |une |uno |um |een |en )?(?:for|of|für|von|pour|de|para|per|voor|för|dla|pro) )/gu

/** The charts that a clause wants; none where it bans them. */
function wishesIn({ from, text }: Clause): readonly ChartClause[] {
  const charts = chartsNamed(text)
  const [first] = charts
  if (!first || noChart.test(text.slice(0, first.from))) return []
  const pieces = dividedAt(text, charts)
  return pieces.flatMap((piece): readonly ChartClause[] => {
    const own = chartsNamed(piece.text)
    // `chart the months as a line`
    const chart = own.find(({ kind }) => kind !== 'chart') ?? own[0] ?? { kind: first.kind, from: 0, to: 0 }
    return [{ from: from + piece.from, to: from + piece.from + piece.text.length, text: piece.text, chart }]
  })
}

function dividedAt(text: string, charts: readonly NamedChart[]): readonly Clause[] {
  const between = charts.slice(1).flatMap((chart, at) => {
    const start = charts[at]?.to ?? 0
    const join = AND.exec(text.slice(start, chart.from))
    return join ? [start + join.index] : []
  })
  const others = [...text.matchAll(JOINS)].flatMap(({ index }) =>
    index > (charts[0]?.from ?? 0) ? [index] : [],
  )
  const cuts = [...new Set([0, ...between, ...others])].toSorted((one, other) => one - other)
  return cuts.map((cut, at) => ({ from: cut, text: text.slice(cut, cuts[at + 1] ?? text.length) }))
}
