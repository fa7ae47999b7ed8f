import type { Sheet } from '../compose/sheet.ts'
import type { Pages } from '../draw/frame.ts'
import { type Block, blocksOf, isHeading } from './blocks.ts'
import { type Fault, type Found, GATE } from './fault.ts'
import { colorShares } from './color-shares.ts'
import { contentOf, type PageContent } from './page-content.ts'
import { gatesOfPage } from './page-gates.ts'
import { largestVoid } from './page-fill.ts'
import { weaknessesOf } from './weaknesses.ts'
import { isCapitals } from '../source/text.ts'
import { wordsOf } from './copy.ts'

export type { Fault, Gate, Weakness } from './fault.ts'

/** How good a layout is. */
export interface Judgement {
  /** 1 where nothing is wrong; at most 0 where a gate is not passed. */
  readonly score: number
  /** Passes every gate, and is weak in little. */
  readonly good: boolean
  /** The gravest first. */
  readonly faults: readonly Fault[]
}

/** What the copy and the brief ask of the pages. */
export interface Asked {
  /** Words that have to stand on them. */
  readonly words: readonly string[]
  /** How many there may be. */
  readonly maxPages?: number
  /** The colour that a brief names, where it is to be seen at a glance: `#rrggbb`. */
  readonly accent?: string
  /** The brief has something else seen before titles. */
  readonly leads?: true
  /** It is drawn to be seen at one glance, on one sheet. */
  readonly oneSheet?: true
  /** px from each edge of a page that are free of text; default none. */
  readonly edge?: number
  /** px of the smallest type. */
  readonly leastSize: number
}

/** A layout from this score on is good. */
const GOOD = 0.75

/** Judges laid-out pages by nothing but their frames, their structure and what was asked of them. */
export function judgePages(pages: Pages, asked: Asked): Judgement {
  const contents = pages.frames.map(contentOf)
  const blocks = blocksOf(pages, contents)
  const wanted = new Set(wordsOf(asked.words.join(' ')))
  const gates: readonly Fault[] = [
    ...lostWords(contents, wanted),
    ...tooManyPages(contents, asked),
    ...emptyPages(contents),
    ...(asked.leads ? [] : smallTitles(blocks, contents)),
    ...contents.flatMap((content, index) => {
      const found = gatesOfPage(content, { ...asked, words: wanted, least: asked.leastSize })
      return found.map(fault => ({ ...fault, page: index + 1 }))
    }),
  ].map(({ worse = 0, ...fault }) => ({ ...fault, cost: GATE * (1 + worse) }))
  const weaknesses = [...weaknessesOf(contents, blocks), ...unseen(pages, asked), ...goesOn(pages, asked)]
  const weak = weaknesses.reduce((sum, { cost }) => sum + cost, 0)
  const score = 1 - Math.min(weak, GATE) - gates.reduce((sum, { cost }) => sum + cost, 0)
  const faults = [...gates, ...weaknesses].sort((one, other) => other.cost - one.cost)
  return { score, good: gates.length === 0 && score >= GOOD, faults }
}

/** A judgement with what else no layout may have. */
export function withGates(judgement: Judgement, gates: readonly Fault[]): Judgement {
  if (gates.length === 0) return judgement
  const cost = gates.reduce((sum, fault) => sum + fault.cost, 0)
  return { score: judgement.score - cost, good: false, faults: [...gates, ...judgement.faults] }
}

/** A judgement of sheets of which some had to be set without their layout, which is the last thing that a design may come to. */
export function withBareSheets(judgement: Judgement, sheets: readonly Sheet[]): Judgement {
  return withGates(
    judgement,
    sheets
      .filter(({ bare }) => bare)
      .map(() => ({
        rule: 'set-bare',
        because: 'its layout left too little room for its content',
        cost: GATE,
      })),
  )
}

/** Share of the pages from which on a colour is seen at a glance, and what it costs that it is not. */
const SEEN = { share: 0.015, cost: 0.3 }

function unseen({ frames }: Pages, { accent }: Asked): readonly Fault[] {
  const share = accent === undefined ? 1 : (colorShares(frames).get(accent.toLowerCase()) ?? 0)
  if (share >= SEEN.share) return []
  const because = `the colour that was asked for covers ${(share * 100).toFixed(1)} % of the page`
  return [{ rule: 'accent-unseen', because, cost: SEEN.cost }]
}

/** What it costs that what is seen at one glance goes on over a second sheet, over each further one, and over many. */
const SHEETS = { second: 0.26, further: 0.12, most: 0.6 }

function goesOn({ frames: { length } }: Pages, { oneSheet }: Asked): readonly Fault[] {
  if (oneSheet !== true || length < 2) return []
  const cost = Math.min(SHEETS.second + (length - 2) * SHEETS.further, SHEETS.most)
  return [{ rule: 'sheets-many', because: `it goes on over ${length} sheets`, cost }]
}

function lostWords(contents: readonly PageContent[], wanted: ReadonlySet<string>): Found[] {
  // Furniture comes last: a word without blanks may go on on the next page.
  const textOn = (isCopy: boolean): string[] =>
    contents.flatMap(({ lines }) =>
      lines.filter(({ mark }) => (mark !== undefined) === isCopy).map(({ text }) => text),
    )
  const links = contents.flatMap(({ frame }) =>
    frame.items.map(item => (item.kind === 'link' ? item.href : '')),
  )
  const shown = [...textOn(true), ...textOn(false), ...links]
  // Joined without white space, because lines end within words.
  const letters = bare(shown.join(' '))
  const lost = [...wanted].filter(word => !letters.includes(word) && !letters.includes(bare(word)))
  if (lost.length === 0) return []
  return [{ rule: 'words-lost', because: `words of the copy are not shown: ${lost.slice(0, 5).join(', ')}` }]
}

/** Letters and figures alone, without what fonts and capitals change of them: Greek capitals have no accents. */
function bare(text: string): string {
  return wordsOf(text).join('').normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')
}

function tooManyPages({ length }: readonly PageContent[], { maxPages = length }: Asked): Found[] {
  if (length <= maxPages) return []
  return [{ rule: 'too-many-pages', because: `it takes ${length} pages where ${maxPages} were asked for` }]
}

/** Share of the height between the margins from which on a page with nothing in it is an empty page. */
const EMPTY = 0.75

function emptyPages(contents: readonly PageContent[]): Found[] {
  return contents.slice(0, -1).flatMap((content, index) => {
    const share = largestVoid(content)
    if (share <= EMPTY) return []
    const because = `${Math.round(share * 100)} % of the page is empty, and others follow`
    return [{ rule: 'page-empty' as const, page: index + 1, because }]
  })
}

/** Paragraphs of so few words that are set large are what a page shows: a figure, a name, a route. */
const DISPLAY = 4
/** So much larger than its heading, the largest of a page is what it says, and the heading a label of that. */
const LABELLED = 1.35

/** Capitals are as tall as the small letters of type by so much larger: x-heights are some 0.7 of cap heights. */
const CAPITALS = 1.25

function smallTitles(blocks: readonly Block[], contents: readonly PageContent[]): Found[] {
  return blocks.flatMap((title, index) => {
    const below = blocks[index + 1]
    const page = title.lines[0]?.page ?? 0
    if (!isHeading(title) || below?.role !== 'P' || below.lines[0]?.page !== page) return []
    const isShown = isMeant(below, title, contents[page]) || leadsTo(blocks[index + 2], below, contents[page])
    if (below.size <= title.size * (isCapitals(title.text) ? CAPITALS : 1.02) || isShown) return []
    const because = `“${title.text}” is set smaller than “${below.text}” below it`
    return [{ rule: 'title-small' as const, page: page + 1, because }]
  })
}

/** How much larger a figure is than the words around it that say of what. */
const FIGURE = 2

/** Whether a text leads to the figure that its page shows: `Boats lose`, then `31 %`, in one sentence. */
function leadsTo(figure: Block | undefined, { size }: Block, content: PageContent | undefined): boolean {
  return figure !== undefined && figure.size >= largestOf(content) && figure.size >= size * FIGURE
}

/** Size of the largest type of a page, px; less than any where nothing is set. */
function largestOf(content: PageContent | undefined): number {
  return Math.max(...(content?.lines ?? []).map(line => line.size))
}

/** Whether a text is what its page shows, and so larger than the heading above it. */
function isMeant({ text, size }: Block, title: Block, content: PageContent | undefined): boolean {
  const largest = largestOf(content)
  const isLabel = size >= title.size * LABELLED
  // Small capitals over larger words are a label wherever they stand.
  if (isLabel && (size >= largest || isCapitals(title.text))) return true
  return text.split(' ').length <= DISPLAY && size >= largest / 2
}
