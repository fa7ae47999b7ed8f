import type { Heading } from 'mdast'
import {
  bodyStyle,
  Contents,
  type ContentsEntry,
  PageFooter,
  PageHeader,
  Phrasing,
} from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import { isElement, type Node } from '../../../core/compose/tree.ts'
import { toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { FrontPage } from '../openings/front-page.tsx'
import { Opening } from '../openings/opening.tsx'
import { type OpeningCopy, openingCopy, shortLists } from '../openings/opening-copy.ts'
import { flowPieces, type Piece } from './flow-pieces.tsx'
import { asideColumn } from './text-column.tsx'
import { recordEntries } from './records.tsx'
import { allSections, blockPieces, type DrawSection, liftedSources } from './sections.tsx'

/** How a document is arranged where its brief does not say. */
interface PaperOptions {
  /** A page of its own for the title. `long`: from about six pages on. Default `never`. */
  readonly cover?: 'long' | 'never' | 'always'
  /** A table of contents. Default as `cover`. */
  readonly contents?: 'long' | 'never' | 'always'
  /** The text stands in one column at the end side, headings reach into the margin. Default false. */
  readonly aside?: boolean
  /** Step of the type scale for the title. */
  readonly step?: number
  readonly align?: 'start' | 'center'
  /** The foot stands on the first page too. */
  readonly numberFirst?: boolean
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
export function composePaper(paper: Paper, theme: Theme, options: PaperOptions = {}): readonly Sheet[] {
  const { reading, opening, pieces } = paper
  const { layout } = theme.design
  const isLong = reading.words.length >= LONG
  const wanted = (asked: boolean | null, own: PaperOptions['cover']): boolean =>
    asked ?? (own === 'always' || (own === 'long' && isLong))
  const entries = contentsOf(pieces, theme)
  const hasContents =
    entries.length > 2 && wanted(reading.contents ?? layout.contents, options.contents ?? options.cover)
  const contents = hasContents ? <Contents theme={theme} entries={entries} /> : null
  const flow = flowPieces(pieces, theme)
  const column = options.aside === true ? asideColumn(flow, theme) : flow
  const text = reading.words.length >= CHAPTERS ? column.map(onNewPage) : column
  if (opening.title === undefined || !wanted(layout.cover, options.cover)) {
    const below = (child: Child) => <div style={{ marginBottom: space(theme, 2) }}>{child}</div>
    const { step, align } = options
    const head = (
      <Opening theme={theme} copy={opening} {...(step !== undefined && { step })} {...(align && { align })} />
    )
    return [textSheet(paper, theme, 'body', [below(head), contents && below(contents), ...text], options)]
  }
  return [
    coverSheet(opening, theme),
    ...(contents ? [textSheet(paper, theme, 'contents', contents, options)] : []),
    textSheet(paper, theme, 'body', text, { ...options, numberFirst: true }),
  ]
}

/** Words from which on a document has more than eight pages, and a chapter begins a page of its own. */
const CHAPTERS = 3000

/** Chapters are what stands as high as the title. */
function onNewPage(node: Node): Node {
  return isElement(node, 'h1') ? { ...node, style: { ...node.style, breakBefore: 'page' } } : node
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

function coverSheet(copy: OpeningCopy, theme: Theme): Sheet {
  return toSheet('cover', theme, <FrontPage theme={theme} copy={copy} />, {
    margin: 0,
    uncounted: true,
    ...(copy.title && { title: copy.title.text }),
  })
}

/** A sheet of running text in body style, with the page's number when there can be more than one. */
function textSheet(
  { opening }: Paper,
  theme: Theme,
  name: string,
  content: Child,
  { numberFirst = false }: PaperOptions,
): Sheet {
  const title = opening.title?.text ?? opening.mark?.text ?? ''
  const numbered = theme.design.layout.pageNumbers !== false && theme.page.height > 0
  return toSheet(name, theme, <main style={bodyStyle(theme)}>{content}</main>, {
    title,
    ...(numbered && {
      ...(title !== '' && { header: PageHeader({ theme, title: shortened(title) }) }),
      footer: PageFooter({ theme, start: toPhrase(opening.dates[0]?.nodes ?? []).text }),
      bareFirstPage: !numberFirst,
    }),
  })
}

/** Letters of a running head. */
const HEAD = 64

/** A long name up to the last word that has room in a running head. */
function shortened(title: string): string {
  if (title.length <= HEAD) return title
  return `${title.slice(0, HEAD).replace(/\s+\S*$/u, '')}…`
}

/** A document that is read from its first section to its last, after an opening. Lists of the front matter that are its references come at the end. */
export function composeArticle(
  reading: Reading,
  theme: Theme,
  options: PaperOptions & { readonly draw?: DrawSection } = {},
): readonly Sheet[] {
  const opening = openingCopy(reading)
  const short = new Set(shortLists(reading))
  const sections = reading.sections.filter(section => !short.has(section))
  const pieces: readonly Piece[] = [
    ...blockPieces(
      reading.head.filter(block => !opening.bylines.includes(block)),
      [],
      theme,
    ),
    ...liftedSources(reading, 'sections').flatMap(({ items }) => recordEntries(items, 2)),
    ...allSections(sections, theme, options.draw),
    ...allSections(liftedSources(reading, 'references'), theme, options.draw),
  ]
  return composePaper({ reading, opening, pieces }, theme, options)
}
