import type { Heading } from 'mdast'
import {
  bodyStyle,
  Contents,
  type ContentsEntry,
  PageFooter,
  PageHeader,
  Phrasing,
} from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { type Element, isElement, type Node } from '../../../core/compose/tree.ts'
import { toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { flowPieces, type Piece } from './flow-pieces.tsx'
import { FrontPage } from '../openings/front-page.tsx'
import { Opening } from '../openings/opening.tsx'
import type { OpeningCopy } from '../openings/opening-copy.ts'
import { asideColumn } from './text-column.tsx'

/** How a document is arranged where its brief does not say. */
export interface PaperOptions {
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
export interface Paper {
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
  return {
    name: 'cover',
    size: theme.page,
    margin: 0,
    background: theme.color.paper,
    root: toNodes(<FrontPage theme={theme} copy={copy} />)[0] as Element,
    uncounted: true,
    ...(copy.title && { title: copy.title.text }),
  }
}

/** A sheet of running text in body style, with the page's number when there can be more than one. */
function textSheet(
  { opening }: Paper,
  theme: Theme,
  name: string,
  content: Child,
  { numberFirst = false }: PaperOptions,
): Sheet {
  const { top, right, bottom, left } = theme.margin
  const title = opening.title?.text ?? opening.mark?.text ?? ''
  const numbered = theme.design.layout.pageNumbers !== false && theme.page.height > 0
  return {
    name,
    size: theme.page,
    margin: [top, right, bottom, left],
    background: theme.color.paper,
    root: toNodes(<main style={bodyStyle(theme)}>{content}</main>)[0] as Element,
    ...(numbered && {
      ...(title !== '' && { header: PageHeader({ theme, title: shortened(title) }) }),
      footer: PageFooter({ theme, start: toPhrase(opening.dates[0]?.nodes ?? []).text }),
      bareFirstPage: !numberFirst,
    }),
    ...(title !== '' && { title }),
  }
}

/** Letters of a running head. */
const HEAD = 64

/** A long name up to the last word that has room in a running head. */
function shortened(title: string): string {
  if (title.length <= HEAD) return title
  return `${title.slice(0, HEAD).replace(/\s+\S*$/u, '')}…`
}
