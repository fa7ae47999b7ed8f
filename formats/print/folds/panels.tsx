import type { Heading, Image, Paragraph, RootContent } from 'mdast'
import { bodyStyle, displayStyle, NotePlace, Phrasing } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Element } from '../../../core/compose/tree.ts'
import { plainText } from '../../../core/source/text.ts'
import { mm } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { displaySetting, linesOf, unbrokenSize } from '../../fitting/measure.ts'
import { type PanelBlock, panelBlocks, type PanelWords } from './panel-blocks.tsx'

/** px between the copy of a panel and its folds or trim. */
export const panelRoom: { readonly inline: number; readonly block: number } = {
  inline: mm(11),
  block: mm(14),
}

/** On a phone panels stand inside the margins of the page. */
const narrowRoom = { padding: [mm(10), mm(4)] } as const

/** What a panel is made of. */
export interface PanelProps {
  /** The theme of its ground. */
  readonly theme: Theme
  /** The ground of a field on its foot; none where panels are plain. */
  readonly foot?: Theme
  readonly nodes: readonly RootContent[]
  /** px, folds included. */
  readonly width: number
  readonly height: number
  readonly part: string
  readonly words: Pick<PanelWords, 'prices' | 'phones'>
  readonly measure: Measure
  /** px of its title, where it has that of its neighbours. */
  readonly titleSize?: number
  readonly centred?: boolean
  /** What stands above its title. */
  readonly mark?: Child
  /** The notes of its side stand below it. */
  readonly holdsNotes?: boolean
}

/** Sizes of titles against the text: the first of a panel, a further part's, and those inside a part. */
const TITLE = 3
const SECOND = 2
const INNER = 1.25

/** Lines that a panel's title may take. */
const TITLE_LINES = 3

/** px: a panel's title, unbroken and in few lines. */
export function titleSizeOf(nodes: readonly RootContent[], width: number, theme: Theme): number {
  const heading = nodes.find((node): node is Heading => node.type === 'heading')
  if (heading === undefined) return theme.type.base * TITLE
  const words = plainText(heading)
  const room = width - 2 * panelRoom.inline
  const largest = unbrokenSize(words, room, theme.type.base * TITLE, theme)
  const sizes = [1, 0.88, 0.76, 0.66].map(by => Math.round(largest * by))
  return (
    sizes.find(size => linesOf(words, room, displaySetting(theme, size)) <= TITLE_LINES) ?? sizes.at(-1) ?? 0
  )
}

/** A panel whose copy is laid out; undefined where it does not hold it. */
export function Panel(props: PanelProps): Child | undefined {
  const { theme, height, nodes, measure, part, mark } = props
  const inner = props.width - 2 * panelRoom.inline
  const { words, picture, last } = footOf(props)
  const setting = { ...props.words, theme, width: inner, ...(props.centred && { centred: true }) }
  const footHeight = picture ? height * LEAST : last ? height * FOOT : 0
  const below = props.holdsNotes ? <NotePlace theme={theme} /> : null
  const room = height - 2 * panelRoom.block - footHeight
  const high = (child: Child): number =>
    measure.piece(<div style={bodyStyle(theme)}>{child}</div>, inner).height
  const drawn = (pieces: readonly PanelBlock[], extra: number, between: number): Child => (
    <div style={{ ...(props.centred && { textAlign: 'center' }) }}>
      {mark}
      {column(pieces, extra, between)}
      {below}
    </div>
  )
  const title = titlePiece(props, inner)
  const isText = words.length > 0 && words.every(node => node.type === 'paragraph') && last === undefined
  const grown = isText && !picture ? TEXT : [1]
  for (const by of grown) {
    const pieces = [...title, ...blocksOf(words, { ...setting, theme: scaled(theme, by) })]
    const taken = high(drawn(pieces, 0, 0))
    if (taken > room || (by > 1 && taken > room * TEXT_FILL)) continue
    const free = room - taken
    const spread = pieces.slice(1).filter(piece => piece.spread).length
    const isQuoted = words.some(({ type }) => type === 'blockquote')
    const extra = spread === 0 ? 0 : Math.min(free / spread, isQuoted ? free : picture ? mm(5) : mm(9))
    const left = free - extra * spread
    const parts = pieces.slice(1).filter(isTitlePiece).length
    // Text alone stands on the foot, further parts at even distances.
    const between =
      parts > 0 ? Math.min(left / parts, mm(24)) : isText && title.length > 0 && !props.centred ? left : 0
    return (
      <Ground {...props} part={part}>
        <div style={{ padding: [panelRoom.block, panelRoom.inline], narrow: narrowRoom }}>
          {drawn(pieces, extra, between)}
        </div>
        {picture && <Bleed image={picture} height={height} />}
        {last && props.foot && (
          <FootField theme={props.foot} node={last} height={footHeight} centred={props.centred === true} />
        )}
      </Ground>
    )
  }
  return undefined

  function titlePiece({ titleSize }: PanelProps, width: number): readonly PanelBlock[] {
    const [first] = nodes
    if (first?.type !== 'heading') return []
    const size = titleSize ?? titleSizeOf(nodes, width + 2 * panelRoom.inline, theme)
    return [heading(first, theme, size)]
  }
}

/** Type of a panel of nothing but text, against the text of the others, and the part of it that it fills at most. */
const TEXT = [1.5, 1.4, 1.3, 1.2, 1.1, 1]
const TEXT_FILL = 0.8

/** Parts of a panel's height: the least of a picture on its foot, and a field there. */
const LEAST = 0.3
const FOOT = 0.25

/** Words of a sentence that may stand on a foot of its own. */
const SENTENCE = 16

/** A panel's copy below its title without what stands on its foot: its last picture, or the short sentence that ends it. */
function footOf({ nodes, foot }: PanelProps): {
  readonly words: readonly RootContent[]
  readonly picture?: Image
  readonly last?: Paragraph
} {
  const body = nodes[0]?.type === 'heading' ? nodes.slice(1) : nodes
  const pictured = body.findLast(isPicture)
  const picture = pictured?.type === 'paragraph' ? pictured.children[0] : undefined
  if (picture?.type === 'image' && !picture.title)
    return { words: body.filter(node => node !== pictured), picture }
  const last = body.at(-1)
  const isFoot =
    foot !== undefined &&
    body.length > 1 &&
    last?.type === 'paragraph' &&
    last.children.every(({ type }) => type === 'text') &&
    plainText(last).split(/\s+/).length <= SENTENCE &&
    !plainText(last).includes('\n')
  return isFoot ? { words: body.slice(0, -1), last } : { words: body }
}

/** A paragraph of nothing but a picture that is there. */
export function isPicture(node: RootContent): boolean {
  if (node.type !== 'paragraph') return false
  const [only, ...others] = node.children
  return only?.type === 'image' && others.length === 0 && only.data?.asset !== undefined
}

function blocksOf(nodes: readonly RootContent[], words: PanelWords): readonly PanelBlock[] {
  const { theme } = words
  return nodes.flatMap((node): readonly PanelBlock[] => {
    if (node.type !== 'heading') return panelBlocks([node], words)
    const isPart = node.depth <= 2
    const wanted = theme.type.base * (isPart ? SECOND : INNER)
    return [heading(node, theme, unbrokenSize(plainText(node), words.width, wanted, theme), isPart)]
  })
}

function heading(node: Heading, theme: Theme, size: number, isPart = true): PanelBlock {
  const Tag = `h${Math.min(Math.max(node.depth, 2), 6)}` as 'h2'
  const id = node.data?.slug
  const child = (
    <Tag {...(id !== undefined && { id })} style={{ ...displayStyle(theme, size), keepWithNext: true }}>
      <Phrasing nodes={node.children} theme={theme} heading size={size} />
    </Tag>
  )
  return { element: toNodes(child)[0] as Element, above: space(theme, isPart ? 2 : 1), spread: false }
}

function isTitlePiece({ element }: PanelBlock): boolean {
  return element.tagName === 'h2'
}

/** Blocks below each other; rows are lists. `extra` px stand above each that may be spread, `between` above a part, or above the text. */
function column(pieces: readonly PanelBlock[], extra: number, between: number): Child {
  const parts = pieces.slice(1).filter(isTitlePiece).length
  const isApart = (piece: PanelBlock, at: number): boolean =>
    parts > 0 ? isTitlePiece(piece) && at > 0 : at === 1
  const placed = pieces.map((piece, at): Element => {
    const afterTitle = pieces[at - 1] !== undefined && /^h\d$/.test(pieces[at - 1]?.element.tagName ?? '')
    const room =
      at === 0
        ? 0
        : Math.max(piece.above, afterTitle && isTitlePiece(pieces[at - 1] as PanelBlock) ? mm(6) : 0)
    const marginTop = room + (piece.spread && at > 0 ? extra : 0) + (isApart(piece, at) ? between : 0)
    return { ...piece.element, style: { ...piece.element.style, marginTop } }
  })
  const isRow = (element: Element | undefined): boolean => element?.properties.role === 'listitem'
  const runs: Element[][] = []
  for (const element of placed) {
    const open = runs.at(-1)
    if (open && isRow(element) && isRow(open[0])) open.push(element)
    else runs.push([element])
  }
  return runs.map(run => {
    const [first] = run
    if (!isRow(first)) return run
    const marginTop = first?.style.marginTop ?? 0
    return (
      <div role="list" style={{ marginTop }}>
        {run.map((row, at) => (at === 0 ? { ...row, style: { ...row.style, marginTop: 0 } } : row))}
      </div>
    )
  })
}

interface GroundProps {
  readonly theme: Theme
  readonly height: number
  readonly part: string
  readonly children?: Child
}

/** A panel's ground: what is above stands at its head, what is last on its foot. */
export function Ground({ theme, height, part, children }: GroundProps): Child {
  const { color, dir } = theme
  return (
    <section
      dir={dir}
      part={part}
      style={{
        ...{ display: 'flex', direction: 'column', justify: 'between', minHeight: height },
        ...{ background: color.paper, color: color.text, narrow: { minHeight: 0 } },
      }}
    >
      {children}
    </section>
  )
}

/** A picture up to the edges of its panel, as tall as the words leave room for. */
function Bleed({ image, height }: { readonly image: Image; readonly height: number }): Child {
  const style: Style = { width: '100%', height: height * LEAST, grow: 1, fit: 'cover' }
  return <img src={image.data?.asset ?? ''} alt={image.alt ?? ''} style={style} />
}

/** The sentence that ends a panel, large on a field across its foot; where it is two, the second is what counts. */
function FootField({
  theme,
  node,
  height,
  centred,
}: {
  readonly theme: Theme
  readonly node: Paragraph
  readonly height: number
  readonly centred: boolean
}): Child {
  const { type } = theme
  const [only] = node.children
  const text = node.children.length === 1 && only?.type === 'text' ? only.value : ''
  const at = /^.+?\p{L}{3,}[.!?]\s+(?=\S)/u.exec(text)?.[0].length ?? 0
  const look: Style = { ...displayStyle(theme, Math.round(type.base * 1.7)), leading: 1.2, weight: 400 }
  const part = (value: string) => <Phrasing nodes={[{ type: 'text', value }]} theme={theme} />
  return (
    <div
      part="foot-field"
      style={{
        ...{ display: 'flex', direction: 'column', justify: 'center', minHeight: height },
        ...{ padding: [mm(6), panelRoom.inline], background: theme.color.paper, color: theme.color.text },
      }}
    >
      {at > 0 && (
        <p style={{ marginBottom: space(theme, 0.35), ...(centred && { textAlign: 'center' }) }}>
          {part(text.slice(0, at))}
        </p>
      )}
      <p style={{ ...look, textAlign: centred ? 'center' : 'start' }}>
        {at > 0 ? part(text.slice(at)) : <Phrasing nodes={node.children} theme={theme} />}
      </p>
    </div>
  )
}
