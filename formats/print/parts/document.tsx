import type { Heading, RootContent } from 'mdast'
import {
  bodyStyle,
  Contents,
  type ContentsEntry,
  PageFooter,
  PageHeader,
  Phrasing,
  Prose,
} from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { type Element, isElement, type Node } from '../../../core/compose/tree.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { Cover } from './cover.tsx'
import type { PrintCopy } from './print-copy.ts'
import { Signatures } from './signatures.tsx'
import { asideColumn } from './text-column.tsx'
import { TitleBlock } from './title-block.tsx'

/** How a document is arranged where its brief does not say. */
export interface DocumentOptions {
  /** A page of its own for the title. `long`: from about six pages on. Default `never`. */
  readonly cover?: 'long' | 'never' | 'always'
  /** A table of contents. Default as `cover`. */
  readonly contents?: 'long' | 'never' | 'always'
  /** The text stands in one column at the end side, headings reach into the margin. Default false. */
  readonly aside?: boolean
  /** Step of the type scale for the title. */
  readonly step?: number
  readonly align?: 'start' | 'center'
  /** Instead of the shared title block. */
  readonly opening?: Child
  /** Instead of the body as prose. */
  readonly body?: Child
  /** The foot stands on the first page too. */
  readonly numberFirst?: boolean
}

/** Words from which on a document has about six pages. */
const LONG = 1800

/** The sheets of a document: cover and contents where wanted, then the text with running head and foot. Without a cover the contents stand below the title. */
export function composeDocument(
  copy: PrintCopy,
  theme: Theme,
  options: DocumentOptions = {},
): readonly Sheet[] {
  const { layout } = theme.design
  const cover = copy.title !== undefined && wanted(layout.cover, options.cover, copy)
  const entries = contentsOf(copy.body, theme)
  const asked = copy.fields.toc === true ? true : layout.contents
  const listed = entries.length > 2 && wanted(asked, options.contents ?? options.cover, copy)
  const contents = listed ? <Contents theme={theme} entries={entries} /> : null
  const text = bodyOf(copy, theme, options)
  if (!cover) {
    const opening = options.opening ?? openingOf(copy, theme, options)
    const below = (child: Child) => <div style={{ marginBottom: space(theme, 2) }}>{child}</div>
    const first = [below(opening), contents && below(contents), ...toNodes(text)]
    return [textSheet(copy, theme, 'body', first, options)]
  }
  return [
    coverSheet(copy, theme),
    ...(contents ? [textSheet(copy, theme, 'contents', contents, options)] : []),
    textSheet(copy, theme, 'body', text, { ...options, numberFirst: true }),
  ]
}

function wanted(asked: boolean | null, own: DocumentOptions['cover'], copy: PrintCopy): boolean {
  if (asked !== null) return asked
  return own === 'always' || (own === 'long' && copy.words >= LONG)
}

function bodyOf(copy: PrintCopy, theme: Theme, options: DocumentOptions): Child {
  const prose = options.body ?? <Prose nodes={copy.body} theme={theme} />
  const text = options.aside === true ? asideColumn(prose, theme) : prose
  return [
    ...toNodes(text).map(node => (copy.words >= CHAPTERS ? onNewPage(node) : node)),
    copy.signatories.length > 0 && (
      <div style={{ marginTop: space(theme, 2) }}>
        <Signatures theme={theme} signatories={copy.signatories} />
      </div>
    ),
  ]
}

/** Words from which on a document has more than eight pages, and a chapter begins a page of its own. */
const CHAPTERS = 3000

/** Chapters are what stands as high as the title. */
function onNewPage(node: Node): Node {
  return isElement(node, 'h1') ? { ...node, style: { ...node.style, breakBefore: 'page' } } : node
}

function openingOf(copy: PrintCopy, theme: Theme, { step, align }: DocumentOptions): Child {
  return (
    <TitleBlock theme={theme} copy={copy} {...(step !== undefined && { step })} {...(align && { align })} />
  )
}

/** Headings of the first two levels below the title. */
function contentsOf(body: readonly RootContent[], theme: Theme): readonly ContentsEntry[] {
  const headings = body.filter((node): node is Heading => node.type === 'heading' && node.depth <= 3)
  const outer = Math.min(...headings.map(({ depth }) => depth))
  return headings.flatMap(heading => {
    const id = (heading.data as { slug?: string } | undefined)?.slug
    if (id === undefined) return []
    const title = <Phrasing nodes={heading.children} theme={theme} />
    return [{ id, title, level: heading.depth - outer + 1 }]
  })
}

function coverSheet(copy: PrintCopy, theme: Theme): Sheet {
  return {
    name: 'cover',
    size: theme.page,
    margin: 0,
    background: theme.color.paper,
    root: toNodes(<Cover theme={theme} copy={copy} />)[0] as Element,
    uncounted: true,
    ...(copy.title && { title: copy.title.text }),
  }
}

/** A sheet of running text in body style, with the page's number when there can be more than one. */
function textSheet(
  copy: PrintCopy,
  theme: Theme,
  name: string,
  content: Child,
  { numberFirst = false }: Pick<DocumentOptions, 'numberFirst'> = {},
): Sheet {
  const { top, right, bottom, left } = theme.margin
  const title = copy.title?.text ?? copy.brand ?? ''
  const numbered = theme.design.layout.pageNumbers !== false && theme.page.height > 0
  return {
    name,
    size: theme.page,
    margin: [top, right, bottom, left],
    background: theme.color.paper,
    root: toNodes(<main style={bodyStyle(theme)}>{content}</main>)[0] as Element,
    ...(numbered && {
      header: PageHeader({ theme, title }),
      footer: PageFooter({ theme, start: copy.date ?? '' }),
      bareFirstPage: !numberFirst,
    }),
    ...(title !== '' && { title }),
  }
}
