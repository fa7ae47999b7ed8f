import type { Heading, Image, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { bodyStyle, displayStyle, NotePlace, Phrasing } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import { leastHeight, textsApart } from '../../../core/compose/least-height.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Element } from '../../../core/compose/tree.ts'
import { isPlate } from '../../../core/source/plates.ts'
import { countWords, plainText } from '../../../core/source/text.ts'
import { mm } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { displaySetting, linesOf, textSetting, textWidth, unbrokenSize } from '../../fitting/measure.ts'
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
  readonly foot?: Theme | undefined
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
  /** Type against that of the sheet, where it has that of its neighbours. */
  readonly grown?: number
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

/** A panel whose copy is laid out in the largest type that leaves it some air; undefined where it does not hold it. */
export function Panel(props: PanelProps): Child | undefined {
  return panelIn(props, growthOf(props)) ?? withoutFoot(props)
}

/** Whether a panel holds its copy at all: soon known, where the largest type takes several layouts to find. */
export function holdsCopy(props: PanelProps): boolean {
  return (panelIn(props, 1) ?? withoutFoot(props)) !== undefined
}

function withoutFoot(props: PanelProps): Child | undefined {
  return props.foot && panelIn({ ...props, foot: undefined }, 1)
}

/** Type of a panel against that of the sheet, where there is nothing but text, where there are rows and where somebody speaks, and the part of it that it fills at most. */
const TEXT = [2.2, 2, 1.85, 1.7, 1.55, 1.4, 1.3, 1.2, 1.1]
const ROWS = [1.4, 1.3, 1.2, 1.1]
const VOICE = [1.7, 1.55, 1.4, 1.25, 1.1]
const FILLED = 0.88

/** Whether a panel is words alone: such panels of one side are set alike. */
export function isTextPanel({ nodes }: Pick<PanelProps, 'nodes'>): boolean {
  return (
    nodes.length > 0 &&
    nodes.every(({ type }) => type === 'paragraph' || type === 'heading') &&
    !nodes.some(isPicture)
  )
}

/** The largest type of a panel against that of the sheet: at most what is `grown` with its neighbours. */
export function growthOf(props: PanelProps): number {
  const { nodes, theme, width, grown } = props
  if (grown !== undefined) return grown
  if (nodes.some(isPicture)) return 1
  const setting = textSetting(theme)
  const widest = Math.max(
    0,
    ...nodes.flatMap(node =>
      node.type === 'heading'
        ? []
        : plainText(node)
            .split(/\s+/)
            .map(word => textWidth(word, setting)),
    ),
  )
  const room = width - 2 * panelRoom.inline
  const isVoice = nodes.every(({ type }) => type === 'blockquote')
  const sizes = isVoice ? VOICE : isTextPanel(props) ? TEXT : ROWS
  const holds = (by: number): number | undefined =>
    widest * by <= room && panelIn(props, by) !== undefined ? by : undefined
  return firstFitting(sizes, holds) ?? 1
}

/** px of the rules between rows. */
const HAIRLINE = 0.75

/** px that may be added between rows, over a picture or a field and without. */
const PITCH = { above: mm(5), alone: mm(15) }

function panelIn(props: PanelProps, by: number): Child | undefined {
  const { theme, height, nodes, measure, mark, centred = false } = props
  const inner = props.width - 2 * panelRoom.inline
  const { words, picture, last } = footOf(props)
  // Of what is twice as high as the panel nobody asks how high it is.
  const high = (child: Child, width: number): number =>
    measure.piece(<div style={bodyStyle(theme)}>{child}</div>, width, height * 2).height
  const field = last && props.foot && (
    <FootField theme={props.foot} node={last} width={inner} height={height * FOOT} centred={centred} />
  )
  const footHeight = picture
    ? leastOf(picture, height)
    : field
      ? Math.max(height * FOOT, high(field, props.width))
      : 0
  const room = height - 2 * panelRoom.block - footHeight
  if (leastHeight(textsApart(words), theme.type.base * by, inner) > room) return undefined
  const setting = { ...props.words, theme: scaled(theme, by), width: inner, centred }
  const close = [...titlePiece(props), ...blocksOf(words, setting)]
  const free = room - high(column(close, CLOSE, centred), inner)
  if (free < 0) return undefined
  // Rows of a table grow with what is free.
  const rows = words.reduce((sum, node) => sum + (node.type === 'table' ? node.children.length - 1 : 0), 0)
  const pitch = picture || field ? PITCH.above : PITCH.alone
  const grow = rows === 0 ? 0 : Math.min((free * 0.7) / rows, pitch) / 2
  const pieces = grow === 0 ? close : [...titlePiece(props), ...blocksOf(words, { ...setting, grow })]
  const drawn = (spread: Spread): Child => (
    <div style={{ ...(centred && { textAlign: 'center' }) }}>
      {mark}
      {spread.push > 0 && <div ariaHidden style={{ height: spread.push, narrow: { height: 0 } }} />}
      {column(pieces, spread, centred)}
      {props.holdsNotes && <NotePlace theme={theme} />}
    </div>
  )
  const taken = high(drawn(CLOSE), inner)
  if (taken > (by > 1 ? room * FILLED : room)) return undefined
  // Rules that the brief wants heavier are drawn so once all is laid out.
  const heavier = Math.max(0, theme.rule - HAIRLINE) * (pieces.length + rows)
  const spread = spreadOver(pieces, Math.max(0, room - taken - heavier), {
    pitch,
    toFoot: field === undefined && !picture,
    pushed: (centred && mark !== undefined) || (nodes[0]?.type !== 'heading' && taken < room * SPARSE),
  })
  const left = spread.push > 0 || spread.between > 0 ? 0 : room - high(drawn(spread), inner)
  return (
    <Ground {...props}>
      <div style={{ padding: [panelRoom.block, panelRoom.inline], narrow: narrowRoom }}>{drawn(spread)}</div>
      {picture && <Bleed image={picture} height={height} />}
      {field}
      {!picture && !field && props.foot && left >= EMPTY && (
        <div
          ariaHidden
          style={{ height: left, background: props.foot.color.paper, narrow: { display: 'none' } }}
        />
      )}
    </Ground>
  )
}

/** The part of a panel up to which copy without a title stands on its foot. */
const SPARSE = 0.45

/** px of room on the foot of a panel that is filled with a field. */
const EMPTY = mm(45)

function titlePiece({ nodes, width, theme, titleSize }: PanelProps): readonly PanelBlock[] {
  const [first] = nodes
  if (first?.type !== 'heading') return []
  return [heading(first, theme, titleSize ?? titleSizeOf(nodes, width, theme))]
}

/** Where the px go that a panel has free: above rows and quotations, between its parts, and above all. */
interface Spread {
  readonly extra: number
  readonly between: number
  readonly push: number
}

const CLOSE: Spread = { extra: 0, between: 0, push: 0 }

function spreadOver(
  pieces: readonly PanelBlock[],
  free: number,
  { pitch, toFoot, pushed }: { readonly pitch: number; readonly toFoot: boolean; readonly pushed: boolean },
): Spread {
  const count = pieces.filter((_, at) => isSpread(pieces, at)).length
  const isQuoted = pieces.some(({ element }) => element.tagName === 'blockquote')
  const extra = count === 0 ? 0 : Math.min(free / count, isQuoted ? free : pitch)
  const left = Math.max(0, free - extra * count - 1)
  if (pushed) return { extra, between: 0, push: toFoot && count === 0 ? left : 0 }
  const parts = pieces.slice(1).filter(isTitlePiece).length
  return { extra, between: parts > 0 ? Math.min(left / parts, mm(30)) : 0, push: 0 }
}

/** Quotations are spread, and rows below rows. */
function isSpread(pieces: readonly PanelBlock[], at: number): boolean {
  const piece = pieces[at]
  if (at === 0 || piece?.spread !== true) return false
  return piece.element.tagName === 'blockquote' || pieces[at - 1]?.spread === true
}

/** Parts of a panel's height: the least of a picture on its foot, of what stands for a missing one, and a field there. */
const LEAST = { picture: 0.3, plate: 0.16 }
const FOOT = 0.25

/** px that a picture on the foot of a panel has at the least. */
function leastOf({ data }: Image, height: number): number {
  return height * (isPlate(data?.asset ?? '') ? LEAST.plate : LEAST.picture)
}

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
    body.at(-2)?.type !== 'heading' &&
    last?.type === 'paragraph' &&
    last.children.every(({ type }) => type === 'text') &&
    countWords([last]) <= SENTENCE &&
    !/\n|^[\p{L} ]+:/u.test(plainText(last))
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

/** Blocks below each other; rows are lists. */
function column(pieces: readonly PanelBlock[], { extra, between }: Spread, centred: boolean): Child {
  const placed = pieces.map((piece, at): Element => {
    const before = pieces[at - 1]
    const isApart = isTitlePiece(piece) && at > 0
    const room = at === 0 ? 0 : before && isTitlePiece(before) ? Math.max(piece.above, mm(6)) : piece.above
    const marginTop = room + (isSpread(pieces, at) ? extra : 0) + (isApart ? between : 0)
    const { style } = piece.element
    return { ...piece.element, style: { ...style, marginTop, ...(centred && { textAlign: 'center' }) } }
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
  const style: Style = { width: '100%', height: leastOf(image, height), grow: 1, fit: 'cover' }
  return <img src={image.data?.asset ?? ''} alt={image.alt ?? ''} style={style} />
}

/** The first of two sentences. */
const FIRST = /^.+?\p{L}{3,}[.!?]\s+(?=\S)/u

/** Letters of what ends a panel in one breath. */
const ENDS = 60

/** What ends a panel, large on a field across its foot and whole: of two sentences each has lines of its own, and neither counts more. */
function FootField({
  theme,
  node,
  width,
  height,
  centred,
}: {
  readonly theme: Theme
  readonly node: Paragraph
  /** px of its words. */
  readonly width: number
  readonly height: number
  readonly centred: boolean
}): Child {
  const { type } = theme
  const text = plainText(node)
  const [only, ...others] = node.children
  const at = others.length === 0 && only?.type === 'text' ? (FIRST.exec(text)?.[0].length ?? 0) : 0
  const sentences: readonly (readonly PhrasingContent[])[] =
    at > 0 ? [text.slice(0, at), text.slice(at)].map(value => [{ type: 'text', value }]) : [node.children]
  const isLong = at > 0 || text.length > ENDS
  const size = Math.round(unbrokenSize(text, width, type.base * (isLong ? 1.35 : 1.7), theme))
  const look: Style = { ...displayStyle(theme, size), leading: 1.2, weight: 400 }
  return (
    <div
      part="foot-field"
      style={{
        ...{ display: 'flex', direction: 'column', justify: 'center', minHeight: height },
        ...{ padding: [mm(6), panelRoom.inline], background: theme.color.paper, color: theme.color.text },
      }}
    >
      {sentences.map((nodes, index) => (
        <p
          style={{
            ...look,
            textAlign: centred ? 'center' : 'start',
            ...(index > 0 && { marginTop: space(theme, 0.35) }),
          }}
        >
          <Phrasing nodes={nodes} theme={theme} />
        </p>
      ))}
    </div>
  )
}
