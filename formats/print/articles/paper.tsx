import type { Heading, RootContent } from 'mdast'
import {
  bodyStyle,
  Contents,
  type ContentsEntry,
  PageFooter,
  PageHeader,
  Phrasing,
} from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { shortened } from '../../../core/compose/page-furniture.tsx'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import type { Style } from '../../../core/compose/style.ts'
import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import { toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { Reading, Section } from '../../../core/reading/reading.ts'
import { countWords } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { type Cover, isPhotograph, leadingSize, photographIn } from '../covers/cover.tsx'
import { coverOf } from '../openings/front-page.tsx'
import { Opening } from '../openings/opening.tsx'
import { leadFigure } from '../../charts/lead-figure.ts'
import { areLines, type OpeningCopy, openingCopy, shortLists, titleFrom } from '../openings/opening-copy.ts'
import { inPlaceOf, withoutRoom } from '../sheets/bleed.tsx'
import { headlineFigures } from './headline-figures.ts'
import { flowPieces, type Piece } from './flow-pieces.tsx'
import { withLargeTable } from './large-table.tsx'
import { led } from './running-text.ts'
import { drawnTables } from './drawn-table.tsx'
import { oneColumn, SIDE, textColumn } from './text-column.tsx'
import { recordEntries } from './records.tsx'
import { rowsIn, WHOLE } from './table-rows.ts'
import { allSections, blockPieces, type DrawSection, liftedSources } from './sections.tsx'

/** How a document is arranged where its brief does not say. */
interface PaperOptions {
  readonly measure: Measure
  /** A page of its own for the title. `long`: from about six pages on. Default `never`. */
  readonly cover?: 'long' | 'never' | 'always'
  /** A table of contents. Default as `cover`. */
  readonly contents?: 'long' | 'never' | 'always'
  /** The names of sections stand beside their text where there is room, else all that there is shares both edges. Default false. */
  readonly aside?: boolean
  readonly align?: 'start' | 'center'
  /** It is signed: a figure that a brief wants first stands out in its clause, and not before the title. */
  readonly isSigned?: boolean
  /** The foot stands on the first page too. */
  readonly numberFirst?: boolean
  /** Numbers of tables are seen as bars: they are findings, not prices. Default false. */
  readonly drawsNumbers?: boolean
  /** A design in place of the plain one. */
  readonly look?: PaperLook
}

/** What a design draws in its own way. */
export interface PaperLook {
  readonly cover: Cover
  /** The opening of a document that has no cover. */
  readonly opening: Cover
  /** Whether nothing stands beside these blocks, so that all may share both edges; default: something does. */
  readonly isOneColumn?: (flow: readonly Node[], theme: Theme) => boolean
  /** Share of the room across that a table has; default that of the text beside the names of its sections. */
  readonly tables?: number
  /** Sets the blocks of the text. */
  readonly setText: (flow: readonly Node[], setting: TextSetting) => readonly Node[]
  /** Moves the end of a set text down by the px that are free on its last page. */
  readonly toFoot?: (text: readonly Node[], free: number, theme: Theme) => readonly Node[]
  /** What stands on every page of a text besides it; `title` is short enough for a line. */
  readonly furniture: (running: Running) => Pick<Sheet, 'header' | 'footer'>
}

/** What blocks are set with. */
export interface TextSetting {
  readonly theme: Theme
  /** Whether a picture may fill the sheet from edge to edge. */
  readonly isPhotograph: (key: string) => boolean
}

/** What stands on every page. */
export interface Running {
  readonly theme: Theme
  readonly title: string
  readonly date: string
}

/** Sizes of its text that a page is wide at the least to be designed: on a smaller one words have no room beside anything. */
const ROOMY = 34

/** A design for every brief but those that ask for a plain one, where the page has room for it. */
export function designedAs(look: PaperLook, { design, page, type }: Theme): Pick<PaperOptions, 'look'> {
  // Lines that the brief wants between the sections are what divides them.
  const isLined = design.parts?.sections?.line === true
  const isPlain = isLined || design.decor.fields === false || page.width < type.base * ROOMY
  return isPlain ? {} : { look }
}

/** A document of running text. */
interface Paper {
  readonly reading: Reading
  readonly opening: OpeningCopy
  readonly pieces: readonly Piece[]
}

/** Words from which on a document has about six pages. */
const LONG = 1800

/** The sheets of a document: cover and contents where wanted, then the text with running head and foot. Without a cover the contents stand below the title. */
export function composePaper(written: Paper, asked: Theme, options: PaperOptions): readonly Sheet[] {
  const lead = options.isSigned ? undefined : leadFigure(written.reading, asked)
  const paper = lead ? { ...written, opening: { ...written.opening, lead } } : written
  const { reading, opening, pieces } = paper
  const { layout } = asked.design
  const { theme, column } = setInColumn(paper, asked, options)
  const isLong = reading.words.length >= LONG
  const wanted = (asked: boolean | null, own: PaperOptions['cover']): boolean =>
    asked ?? (own === 'always' || (own === 'long' && isLong))
  const entries = contentsOf(pieces, theme)
  const hasContents =
    entries.length > 2 && wanted(reading.contents ?? layout.contents, options.contents ?? options.cover)
  const hasCover = opening.title !== undefined && wanted(layout.cover, options.cover)
  const { look, measure } = options
  const picture = photographIn(reading, opening)
  const designed = (draw: Cover | undefined, spare = 0): Child | undefined =>
    draw?.({ theme, copy: opening, picture, spare, measure })
  const cover = hasCover ? coverOf(opening, theme, measure, designed(look?.cover)) : undefined
  const contents = hasContents ? contentsIn(theme, entries, options, cover !== undefined) : null
  const text = reading.words.length >= CHAPTERS ? column.map(onNewPage) : column
  const below = (child: Child) => <div style={{ marginBottom: space(theme, 2) }}>{child}</div>
  if (!cover) {
    const size = leadingSize(opening, theme, roomAcross(theme), titleRange(theme, options))
    const headed = (spare: number): readonly Child[] => {
      const head = designed(look?.opening, spare) ?? (
        <Opening theme={theme} copy={opening} size={size} {...(options.align && { align: options.align })} />
      )
      return [below(head), contents && below(contents.content)]
    }
    const sheetIn = (spare: number): Sheet =>
      textSheet(paper, theme, 'body', [...headed(spare), ...text], options)
    const free = freeBelow(sheetIn(0), theme, options)
    const pages = (spare: number): number => (look ? measure.pages(sheetIn(spare)).length : 1)
    const grows = free > 0 && pages(free) <= pages(0)
    return [toFoot(paper, theme, headed(grows ? free : 0), text, options)]
  }
  const short = contents && !contents.alone ? contents.content : null
  const body = [
    ...toNodes(short && <div style={{ marginBottom: space(theme, 3.5) }}>{short}</div>),
    ...toNodes(cover.rest && below(cover.rest)),
    ...text,
  ]
  return [
    coverSheet(opening, theme, cover.front),
    ...(contents?.alone ? [textSheet(paper, theme, 'contents', contents.content, options)] : []),
    ...(body.length > 0 ? [textSheet(paper, theme, 'body', body, { ...options, numberFirst: true })] : []),
  ]
}

/** The text in its columns, and the theme of pages with so many. */
function setInColumn({ reading, pieces }: Paper, asked: Theme, { look, aside, drawsNumbers }: PaperOptions) {
  const flowIn = (theme: Theme, share: number): readonly Node[] => {
    const told = withLargeTable(fromStart(led(flowPieces(pieces, theme), theme), theme), theme)
    const width = roomAcross(theme) * share
    return (drawsNumbers ? withDrawnTables(told, theme, width) : told).map(floating)
  }
  const flow = flowIn(asked, look?.tables ?? 1 - SIDE)
  const beside = aside && look === undefined ? textColumn(flow, asked) : undefined
  if (beside) return { theme: asked, column: beside.map(node => keptWhole(node, asked)) }
  const isOne = look ? look.isOneColumn?.(flow, asked) : aside
  const theme = isOne ? oneColumn(asked) : asked
  const set = isOne ? flowIn(theme, 1) : flow
  const setting = { theme, isPhotograph: (key: string) => isPhotograph(reading.assets.get(key)) }
  const column = look ? look.setText(set, setting) : set
  return { theme, column: aside ? column.map(node => keptWhole(node, theme)) : column }
}

/** Part of the letters of a page in a list that is not divided: a sequence, a sum, a few findings. */
const LISTED = 0.19

/** Ems of a letter with its leading. */
const LETTER = 0.75

/** Letters that a page of running text has. */
function lettersOn(theme: Theme): number {
  const { page, margin, type } = theme
  return (roomAcross(theme) * (page.height - margin.top - margin.bottom)) / (LETTER * type.base ** 2)
}

/** A list of at most so many letters in a block of its own. */
function isShortList(node: Element, letters: number): boolean {
  const [only, ...others] = node.children
  if (node.tagName === 'div' && isElement(only) && others.length === 0) return isShortList(only, letters)
  return /^[uo]l$/.test(node.tagName) && textOf(node).length <= letters
}

/** A short table stays on its page, with what it stands beside, and so does a short list. */
function keptWhole(node: Node, theme: Theme): Node {
  if (!isElement(node)) return node
  if (isShortList(node, lettersOn(theme) * LISTED))
    return { ...node, style: { ...node.style, breakInside: 'avoid' } }
  const [table, ...others] = tablesIn(node)
  if (table === undefined || others.length > 0 || rowsIn(table).length > WHOLE) return node
  if (node.tagName !== 'table') return { ...node, style: { ...node.style, breakInside: 'avoid' } }
  return inPlaceOf(node, <div style={{ breakInside: 'avoid' }}>{withoutRoom(node)}</div>)
}

/** The tables in a block, in it and in the boxes around them. */
function tablesIn(node: Element): readonly Element[] {
  if (node.tagName === 'table') return [node]
  return node.children.flatMap(child => (isElement(child, 'div', 'figure', 'table') ? tablesIn(child) : []))
}

/** Letters of a paragraph that is still read with ease when its lines are centred. */
const CENTRED = 120

/** What is read through begins on one edge, though titles are centred: short lines stay on the axis where there is nothing else. */
function fromStart(flow: readonly Node[], { type }: Theme): readonly Node[] {
  const isRead = (node: Node): boolean =>
    isElement(node, 'ul', 'ol') || (isElement(node, 'p') && textOf(node).length > CENTRED)
  if (type.align !== 'center' || !flow.some(isRead)) return flow
  return flow.map(node =>
    isElement(node, 'p', 'ul', 'ol') ? { ...node, style: { ...node.style, textAlign: 'start' } } : node,
  )
}

/** A flow with its tables, and those in figures, drawn where they are numbers; what stands right below another is drawn with it. */
function withDrawnTables(flow: readonly Node[], theme: Theme, width: number): readonly Node[] {
  const isTable = (node: Node | undefined): node is Element => isElement(node, 'table')
  return flow.flatMap((node, at): readonly Node[] => {
    if (isElement(node, 'figure'))
      return [{ ...node, children: withDrawnTables(node.children, theme, width) }]
    if (!isTable(node)) return [node]
    if (isTable(flow[at - 1])) return []
    const end = flow.findIndex((other, place) => place > at && !isTable(other))
    const tables = flow.slice(at, end < 0 ? undefined : end).filter(isTable)
    const whole = roomAcross(theme)
    return drawnTables(tables, theme, width < whole ? [width, whole] : [width])
  })
}

/** How much of a first page may be free before its opening grows into it. */
const FREE = 0.14

/** px that the first page of a designed document leaves free, where that is seen. */
function freeBelow(sheet: Sheet, { page, margin }: Theme, { look, measure }: PaperOptions): number {
  if (look === undefined || page.height === 0) return 0
  const [filled = 1] = measure.pages(sheet, 1)
  const free = 1 - filled
  return free < FREE ? 0 : Math.floor((free - FREE / 4) * (page.height - margin.top - margin.bottom))
}

/** Least and most of a title above its text, in sizes of that. */
const TITLE = { designed: [2.6, 5.2], strong: [2.6, 3.8], plain: [2.2, 2.5] } as const

/** Weight from which on a title is to be strong on plain paper as well. */
const STRONG = 700

function titleRange({ type }: Theme, { look }: PaperOptions): readonly [least: number, most: number] {
  if (look) return TITLE.designed
  return type.displayWeight >= STRONG ? TITLE.strong : TITLE.plain
}

/** How much of a last page may be free for its end to stand on the foot: farther from its text it would belong to nothing. */
const NEAR_FOOT = 0.3

/** The text below its opening; a design may have its end stand on the foot of the last page. */
function toFoot(
  paper: Paper,
  theme: Theme,
  above: readonly Child[],
  text: readonly Node[],
  options: PaperOptions,
): Sheet {
  const { page, margin } = theme
  const { look, measure } = options
  const sheet = textSheet(paper, theme, 'body', [...above, ...text], options)
  if (look?.toFoot === undefined || page.height === 0) return sheet
  const filled = measure.pages(sheet).at(-1) ?? 1
  const free = Math.floor((1 - filled) * (page.height - margin.top - margin.bottom)) - 1
  return free > 0 && 1 - filled <= NEAR_FOOT
    ? textSheet(paper, theme, 'body', [...above, ...look.toFoot(text, free, theme)], options)
    : sheet
}

/** Words from which on a document has more than eight pages, and a chapter begins a page of its own. */
const CHAPTERS = 3000

/** Chapters are what stands as high as the title. */
function onNewPage(node: Node): Node {
  return isElement(node, 'h1') ? { ...node, style: { ...node.style, breakBefore: 'late' } } : node
}

/** A number by which the text names a figure. */
const numbered = /^\s*\p{L}+\.?[\s\u00a0]\d/u

/** Figures may stand behind the text after them, which then fills their page: far where they have a number, else only where nothing announces them. */
function floating(node: Node, at: number, flow: readonly Node[]): Node {
  if (!isElement(node, 'figure')) return node
  const caption = node.children.find(child => isElement(child, 'figcaption'))
  const floats = caption && numbered.test(textOf(caption)) ? 'far' : 'near'
  const before = flow[at - 1]
  const isAnnounced = isElement(before) && (/^h[1-6]$/.test(before.tagName) || /:\s*$/u.test(textOf(before)))
  return floats === 'near' && isAnnounced ? node : { ...node, style: { ...node.style, floats } }
}

/** Entries of contents that leave their page room to be set larger. */
const FEW = 24

/** Sizes over body of contents that have a page of their own, largest first. */
const LARGER = [1.45, 1.3, 1.15]

/** The part of a page that contents fill at least that have it for their own. */
const OWN_PAGE = 0.5

/** What contents are drawn as, and whether they fill a page. */
interface DrawnContents {
  readonly content: Child
  readonly alone: boolean
}

/** Contents: in a design, as large as leaves them on their page, and spread over it where they fill half of it. */
function contentsIn(
  theme: Theme,
  entries: readonly ContentsEntry[],
  { look, measure }: PaperOptions,
  ownPage: boolean,
): DrawnContents {
  const { page, margin } = theme
  const drawn = (by: number): readonly Node[] =>
    toNodes(<Contents theme={scaled(theme, by)} entries={entries} />).map(node => sized(node, theme, by))
  if (look === undefined) return { content: drawn(1), alone: true }
  const height = page.height - margin.top - margin.bottom
  // A design may set them in the narrower of two columns.
  const width = roomAcross(theme) * 0.6
  const heightAt = (by: number): number =>
    measure.piece(<div style={bodyStyle(theme)}>{drawn(by)}</div>, width).height
  // Each entry is a line at the least: long contents fill their page without being laid out to be measured.
  const leastAt = (by: number): number => entries.length * Math.floor(theme.type.base * by)
  const isUnder = (by: number, most: number): boolean => leastAt(by) < most && heightAt(by) < most
  const larger = ownPage && entries.length <= FEW ? LARGER.find(by => isUnder(by, height)) : undefined
  const set = drawn(larger ?? 1)
  const alone = ownPage && !isUnder(larger ?? 1, height * OWN_PAGE)
  const placed = alone && larger !== undefined ? set.map(node => spread(node, height - 1)) : set
  return { content: look.setText(placed, { theme, isPhotograph: () => false }), alone }
}

function sized(node: Node, { type }: Theme, by: number): Node {
  return isElement(node) ? { ...node, style: { ...node.style, size: Math.round(type.base * by) } } : node
}

/** The lines of contents with what is left of the page between them. */
function spread(nav: Node, height: number): Node {
  if (!isElement(nav)) return nav
  const column: Style = { display: 'flex', direction: 'column' }
  const last = nav.children.length - 1
  const children = nav.children.map((child, at) =>
    at === last && isElement(child)
      ? { ...child, style: { ...child.style, grow: 1, justify: 'between' as const } }
      : child,
  )
  return { ...nav, children, style: { ...nav.style, ...column, minHeight: height } }
}

/** Headings of the first two levels below the title. */
function contentsOf(pieces: readonly Piece[], theme: Theme): readonly ContentsEntry[] {
  const headings = pieces.filter((piece): piece is Heading => piece.type === 'heading' && piece.depth <= 3)
  const outer = Math.min(...headings.map(({ depth }) => depth))
  return headings.flatMap(({ data, children, depth }) => {
    if (data?.slug === undefined) return []
    return [{ id: data.slug, title: <Phrasing nodes={children} theme={theme} />, level: depth - outer + 1 }]
  })
}

function coverSheet(copy: OpeningCopy, theme: Theme, cover: Child): Sheet {
  return toSheet('cover', theme, cover, {
    margin: 0,
    ...(copy.title && { title: copy.title.text }),
  })
}

/** A sheet of running text in body style, with the page's number when there can be more than one. */
function textSheet(
  { opening }: Paper,
  theme: Theme,
  name: string,
  content: Child,
  { numberFirst = false, look }: PaperOptions,
): Sheet {
  const title = opening.title?.text ?? opening.mark?.text ?? ''
  const date = toPhrase(opening.dates[0]?.nodes ?? []).text
  const numbered = theme.design.layout.pageNumbers !== false && theme.page.height > 0
  return toSheet(name, theme, <main style={bodyStyle(theme)}>{content}</main>, {
    title,
    ...(numbered && {
      ...(look?.furniture ?? plainFurniture)({ theme, title: shortened(title, NAMED), date }),
      bareFirstPage: !numberFirst,
    }),
  })
}

function plainFurniture({ theme, title, date }: Running): Pick<Sheet, 'header' | 'footer'> {
  return {
    ...(title !== '' && { header: PageHeader({ theme, title }) }),
    footer: PageFooter({ theme, start: date }),
  }
}

/** Letters of a name in a running head or foot. */
export const NAMED = 64

/** Words of a first section that is no more than a name and what is said under it, and sections that it may stand before. */
const NAME = { words: 40, sections: 2 } as const

/** What a copy without a title is called: the heading of a first section with little text. */
function nameIn([first, ...others]: readonly Section[]): OpeningCopy['title'] {
  if (!first?.heading || first.sections.length > 0 || others.length < NAME.sections) return undefined
  return countWords(first.blocks) <= NAME.words ? titleFrom([first.heading, ...first.blocks]) : undefined
}

/** What a document is about, under its title as a heading of its own, and the sections below. */
interface Subtitled {
  readonly opening: OpeningCopy
  readonly sections: readonly Section[]
}

/**
 * A heading right under the title is its second line where it has all others below it, or no more than lines that say who and
 * when; those stand under it.
 */
function subtitled({ opening, sections }: Subtitled, head: readonly RootContent[]): Subtitled {
  const [first, ...others] = sections
  // What the document says in short may stand between them.
  const isUnder = head.length === 0 && opening.abstract === undefined
  if (!opening.title || opening.subtitle || !isUnder || !first?.heading) return { opening, sections }
  const blocks = first.blocks.filter(({ type }) => type !== 'thematicBreak')
  const hasAll = others.length === 0 && first.sections.length > 2
  const isApart = others.length > 2 && first.sections.length === 0 && blocks.length > 0
  if (!(hasAll || isApart) || !areLines(blocks)) return { opening, sections }
  const subtitle = titleFrom([first.heading])
  const bylines = [...opening.bylines, ...blocks]
  return {
    opening: { ...opening, ...(subtitle && { subtitle }), bylines },
    sections: hasAll ? first.sections.map(raised) : others,
  }
}

/** A section one level higher. */
function raised(section: Section): Section {
  const { heading, sections } = section
  const depth = Math.max((heading?.depth ?? 2) - 1, 1) as Heading['depth']
  return { ...section, ...(heading && { heading: { ...heading, depth } }), sections: sections.map(raised) }
}

/** A document that is read from its first section to its last, after an opening. Lists of the front matter that are its references come at the end. */
export function composeArticle(
  reading: Reading,
  theme: Theme,
  options: PaperOptions & { readonly draw?: DrawSection },
): readonly Sheet[] {
  const short = new Set(shortLists(reading))
  const all = reading.sections.filter(section => !short.has(section))
  const named = openingCopy(reading)
  const name = named.title || reading.head.length > 0 ? undefined : nameIn(all)
  const said = name ? (all[0]?.blocks ?? []) : []
  const { opening, sections } = name
    ? {
        opening: { ...named, title: name, bylines: [...named.bylines, ...said] },
        sections: all.slice(1),
      }
    : subtitled({ opening: named, sections: all }, reading.head)
  const pieces: readonly Piece[] = [
    ...headlineFigures(reading, theme),
    ...blockPieces(opening.head, [], theme),
    ...liftedSources(reading, 'sections').flatMap(({ items }) => recordEntries(items, 2)),
    ...allSections(sections, theme, options.draw),
    ...allSections(liftedSources(reading, 'references'), theme, options.draw),
  ]
  return composePaper({ reading, opening, pieces }, theme, options)
}
