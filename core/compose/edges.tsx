/** Sets pieces of a copy along the head and the foot of a sheet, on room that its composition is not given. */
import type { RootContent } from 'mdast'
import { type PartDesign, type PartKey, saidIn, type Spot } from '../brief/design.ts'
import { paragraphOf } from '../reading/facts/facts.ts'
import { cut, toPhrase, trim } from '../reading/facts/phrase.ts'
import { plainText } from '../source/text.ts'
import { leastSize } from '../theme/medium.ts'
import { distance } from '../theme/oklch.ts'
import { scaled } from '../theme/scaled.ts'
import { space, type Theme } from '../theme/theme.ts'
import { themeOn, themeOnColor } from '../theme/theme-on.ts'
import { boxed } from './device-styles.ts'
import { bodyStyle, displayStyle } from './text-style.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import type { Measure } from './measure.ts'
import { NOWHERE } from './part-tests.ts'
import { Prose } from './prose.tsx'
import type { Sheet } from './sheet.ts'
import { sidesOf, type Style } from './style.ts'
import { type Element, isElement } from './tree.ts'

/** A piece of a copy and its spot. */
interface Standing {
  readonly key: PartKey
  readonly spot: Spot
  readonly blocks: readonly RootContent[]
  readonly dress: PartDesign
}

/** What a composition is given, and how its sheets get their edges back. */
export interface Edged {
  /** The theme of a page that is lower by what stands along its edges. */
  readonly theme: Theme
  attach(sheets: readonly Sheet[]): readonly Sheet[]
}

type Edge = 'top' | 'bottom'

interface Strip {
  readonly row: Element
  /** A field from side to side that ends at the edge itself. */
  readonly bleeds: boolean
  /** px of the sheet that it takes, with the room around it. */
  readonly takes: number
}

/** Of a margin, the room that a composition keeps to a strip, and a strip to the edge; of a sheet's shorter side what that is at most. */
const INSIDE = 0.3
const OUTSIDE = 0.7
const FAR = 0.04

function outside({ margin, page }: Theme, edge: Edge): number {
  return Math.min(margin[edge] * OUTSIDE, Math.min(page.width, page.height) * FAR)
}

/** A theme with room for what stands along the edges of its page; without any the theme as it is. */
export function withEdges(standing: readonly Standing[], theme: Theme, measure: Measure): Edged {
  const top = stripOf('top', standing, theme, measure)
  const bottom = stripOf('bottom', standing, theme, measure)
  if (!top && !bottom) return { theme, attach: sheets => sheets }
  const taken = (top?.takes ?? 0) + (bottom?.takes ?? 0)
  const { page, margin } = theme
  const inner = { ...page, height: page.height - taken }
  return {
    theme: {
      ...theme,
      page: inner,
      margin: {
        ...margin,
        ...(top && !top.bleeds && { top: margin.top * INSIDE }),
        ...(bottom && !bottom.bleeds && { bottom: margin.bottom * INSIDE }),
      },
    },
    attach: sheets => sheets.map((sheet, at) => attached(sheet, at, sheets.length, { theme, top, bottom })),
  }
}

function stripOf(
  edge: Edge,
  standing: readonly Standing[],
  theme: Theme,
  measure: Measure,
): Strip | undefined {
  const own = standing.filter(({ spot }) => spot.startsWith(edge))
  if (own.length === 0) return undefined
  const { margin, page } = theme
  if (own.some(({ dress }) => dress.device === 'strip')) {
    const row = bandOf(edge, own, theme)
    return { row, bleeds: true, takes: Math.ceil(measure.piece(row, page.width).height) }
  }
  const row = rowOf(edge, own, theme)
  const width = page.width - margin.left - margin.right
  const { height } = measure.piece(row, width)
  return { row, bleeds: false, takes: Math.ceil(height + outside(theme, edge) + space(theme, 0.75)) }
}

/** em of the padding of a band, and sizes of the text that its words have at most. */
const BAND = { inside: 0.7, size: 1.7 } as const

/** Distance in Oklab from which on a band is told from the sheet. */
const TOLD = 0.12

/** What a brief wants in a strip at an edge: a band across the whole sheet, in strong words as large as one line holds them. */
function bandOf(edge: Edge, standing: readonly Standing[], theme: Theme): Element {
  const fill = standing.flatMap(({ dress }) => dress.fill ?? dress.tint ?? [])[0]
  const grounds = (['inverse', 'accent'] as const).map(ground => themeOn(theme, ground))
  const isTold = ({ color }: Theme): boolean => distance(color.paper, theme.color.paper) >= TOLD
  const on = fill ? themeOnColor(theme, fill) : (grounds.find(isTold) ?? themeOn(theme, 'quiet'))
  const { margin, page, type } = theme
  const sizes = standing.map(({ blocks }) => lineSize(blocks, page.width - margin.left - margin.right))
  const own = scaled(on, Math.min(Math.max(Math.min(...sizes) / type.base, 1), BAND.size))
  const row = rowOf(
    edge,
    standing.map(({ dress: { device: _, rank: __, ...dress }, ...one }) => ({ ...one, dress })),
    own,
  )
  const { background: ___, ...style } = row.style
  const padding: [number, number] = [Math.round(own.type.base * BAND.inside), margin.left]
  return { ...row, style: { ...style, padding, background: own.color.paper, weight: own.type.strongWeight } }
}

/** px of strong words that fill a line. */
function lineSize(blocks: readonly RootContent[], width: number): number {
  return width / (Math.max(...blocks.map(block => plainText(block).length), 1) * LETTER * 0.92)
}

const SIDES = ['start', 'center', 'end'] as const

/** What stands along an edge in one row, in the order that it is seen. */
function rowOf(edge: Edge, standing: readonly Standing[], theme: Theme): Element {
  const usual = bodyStyle(theme).textAlign === 'center' ? 'center' : 'start'
  const sideOf = ({ spot }: Standing): string => spot.split('-')[1] ?? usual
  const cells = SIDES.map(side => ({ side, own: standing.filter(one => sideOf(one) === side) })).filter(
    ({ own }) => own.length > 0,
  )
  const justify = cells.length > 1 ? 'between' : (cells[0]?.side ?? 'start')
  const row: Child = (
    <div
      part={`edge-${edge}`}
      style={{
        ...bodyStyle(theme),
        ...{ display: 'flex', gap: space(theme, 2), justify, align: edge === 'top' ? 'start' : 'end' },
      }}
    >
      {cells.map(({ side, own }) => (
        <div style={{ textAlign: side }}>
          {own.map(one => (
            <Piece standing={one} theme={theme} />
          ))}
        </div>
      ))}
    </div>
  )
  return toNodes(row)[0] as Element
}

/** Of the size of the text, what is seen first, second and last. */
const SIZES = { first: 2.2, second: 1.5, last: 0.75 } as const

/** From so many sizes of the text on words are set as a title is. */
const LOUD = 2

/** Of the width of a sheet what the largest piece takes, and em that a letter of it does; sizes of the text that it has at most. */
const FULL = 0.6
const LETTER = 0.55
const MOST = 7

function fullSize(blocks: readonly RootContent[], { page, type }: Theme): number {
  const letters = Math.max(...blocks.map(block => plainText(block).length), 1)
  const fitting = (page.width * FULL) / (letters * LETTER * type.base)
  const high = (page.height * FULL) / 3 / type.base
  return Math.min(Math.max(fitting, SIZES.first), MOST, Math.max(high, SIZES.first))
}

/** The figure that a line opens with and that is what a brief named, and what the line says of it; undefined where it is none. */
function figureIn(
  key: PartKey,
  [block, ...others]: readonly RootContent[],
): readonly RootContent[] | undefined {
  if (block?.type !== 'paragraph' || others.length > 0) return undefined
  const phrase = toPhrase(block.children)
  const said = saidIn(key) ?? ''
  const rest = trim(cut(phrase, said.length, phrase.text.length))
  const isOpened = /^\p{Sc}?\d/u.test(said) && phrase.text.toLowerCase().startsWith(`${said} `)
  return isOpened && rest.text !== '' ? [cut(phrase, 0, said.length), rest].map(paragraphOf) : undefined
}

/** A piece in the size of its rank and in its box. It leads nothing, but is set as the brief ranks it. */
function Piece({ standing, theme }: { readonly standing: Standing; readonly theme: Theme }) {
  const { key, blocks, dress } = standing
  const { rank, device, tint } = dress
  const [figure, rest] = (rank === 'first' && figureIn(key, blocks)) || []
  const shown = figure ? [figure] : blocks
  const least = Math.min(leastSize(theme.page) / theme.type.base, 1)
  const factor = rank === 'first' ? fullSize(shown, theme) : rank ? Math.max(SIZES[rank], least) : 1
  const own = scaled(theme, factor)
  const style = factor >= LOUD ? displayStyle(theme, own.type.base) : { size: own.type.base }
  const below = scaled(theme, SIZES.second)
  const piece: Child = (
    <div part="lead">
      <div style={style}>
        <Prose nodes={shown} theme={own} level={3} measured={false} size={own.type.base} />
      </div>
      {rest && (
        <div style={{ size: below.type.base }}>
          <Prose nodes={[rest]} theme={below} level={3} measured={false} size={below.type.base} />
        </div>
      )}
    </div>
  )
  if (device !== 'box' && device !== 'dashed-box') return piece
  const place = { ...NOWHERE, ground: theme.color.paper, color: theme.color.text, size: own.type.base }
  return boxed(toNodes(piece), { theme, place, tint, dashed: device === 'dashed-box' })
}

interface Attaching {
  readonly theme: Theme
  readonly top: Strip | undefined
  readonly bottom: Strip | undefined
}

/** The head stands on the first sheet, the foot on the last; the others keep their room empty, so that all are alike. */
function attached(sheet: Sheet, at: number, count: number, { theme, top, bottom }: Attaching): Sheet {
  const { page, margin } = theme
  const [above, below] = [top?.takes ?? 0, bottom?.takes ?? 0]
  const [headroom, right, footroom, left] = sidesOf(sheet.margin)
  const beside = left > 0 ? left : margin.left
  const isPlaced = sheet.root.style.position !== undefined
  const place = (y: number): Style => ({
    ...{ position: 'absolute', width: page.width - 2 * beside },
    ...{ top: isPlaced ? y - above - headroom : y, left: isPlaced ? beside - left : beside },
  })
  const strip = (own: Strip, y: number): Element => {
    const across = own.bleeds && { width: page.width, left: isPlaced ? -left : 0 }
    return { ...own.row, style: { ...own.row.style, ...place(y), ...across } }
  }
  const shift: Shift = { above, taken: above + below, isPlaced, height: page.height }
  const { root } = sheet
  const own = {
    ...root,
    children: root.children.map(child => (isElement(child) ? onSheet(child, shift) : child)),
  }
  const head = top && at === 0 ? [strip(top, top.bleeds ? 0 : outside(theme, 'top'))] : []
  const footing = page.height - below + (bottom?.bleeds ? 0 : space(theme, 0.75))
  const foot = bottom && at === count - 1 ? [strip(bottom, footing)] : []
  return {
    ...sheet,
    size: page,
    margin: [headroom + above, right, footroom + below, left],
    root:
      isPlaced || hasFlow(root)
        ? { ...own, children: [...head, ...own.children, ...foot] }
        : around(own, head, foot),
  }
}

/** Where a sheet goes on over several, its edges stay and all else moves on. */
function around(root: Element, head: readonly Element[], foot: readonly Element[]): Element {
  const style: Style = root.style.height === undefined ? {} : { height: root.style.height }
  const inner: Element = { ...root, tagName: 'div', properties: {}, flow: true }
  return { ...root, style, children: [...head, inner, ...foot] }
}

function hasFlow(element: Element): boolean {
  return element.flow === true || element.children.some(child => isElement(child) && hasFlow(child))
}

interface Shift {
  /** px that stand above, and in all. */
  readonly above: number
  readonly taken: number
  /** What holds the element is placed itself. */
  readonly isPlaced: boolean
  /** px of the whole sheet. */
  readonly height: number
}

/** What is placed on the sheet stands lower by what is above it; a frame around all of it goes around its edges as well. */
function onSheet(element: Element, shift: Shift): Element {
  const { style } = element
  const { above, taken, isPlaced, height } = shift
  if (style.position === 'absolute') {
    const [top, high] = [style.top, style.height]
    if (typeof top !== 'number') return element
    const isFrame = typeof high === 'number' && high > (height - taken) * WHOLE && style.border !== undefined
    if (isFrame)
      return { ...element, style: { ...style, top: isPlaced ? top - above : top, height: high + taken } }
    return isPlaced ? element : { ...element, style: { ...style, top: top + above } }
  }
  if (style.position !== undefined || isPlaced) return element
  return {
    ...element,
    children: element.children.map(child => (isElement(child) ? onSheet(child, shift) : child)),
  }
}

/** Part of a sheet's height from which a frame goes around all of it. */
const WHOLE = 0.8
