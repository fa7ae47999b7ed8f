import { space, type Theme } from '../theme/theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import type { Edges, Rule, Style } from './style.ts'
import { type Element, isElement, type Node } from './tree.ts'

/** Room in baseline units before and after a block. The larger of two neighbours' wishes holds. */
interface Room {
  readonly above: number
  readonly below: number
}

const PARAGRAPH_GAP = 0.75
const block: Room = { above: 1.25, below: 1.25 }

/** Tags of running text, as far apart as a flow's gap says; what is in neither list is a block of its own. */
const text: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'address', 'li', 'dt', 'dd', 'summary', 'br'])

/** Headings have about twice as much room above as below: they belong to what follows. */
const rooms: Readonly<Record<string, Room>> = {
  h1: { above: 2.5, below: 1.25 },
  h2: { above: 2, below: 0.75 },
  h3: { above: 1.5, below: 0.5 },
  h4: { above: 1.25, below: 0.5 },
  h5: { above: 1.25, below: 0.5 },
  h6: { above: 1.25, below: 0.5 },
  hr: { above: 1.75, below: 1.75 },
}

/** What a flow of blocks is made of. */
export interface FlowProps {
  readonly theme: Theme
  readonly children?: Child
  /** Baseline units between paragraphs; default ¾. */
  readonly gap?: number
}

/**
 * Blocks one below the other in a vertical rhythm. All room is put above the blocks, none below, and none above the
 * first, so that it is the same whether a drawer collapses margins or not.
 */
export function Flow({ theme, children, gap = PARAGRAPH_GAP }: FlowProps): readonly Node[] {
  let previous: Element | undefined
  return toNodes(children).map(node => {
    if (!isElement(node)) return node
    const room = previous === undefined ? 0 : roomBetween(previous, node, gap)
    previous = node
    return { ...node, style: { ...node.style, marginTop: space(theme, room) } }
  })
}

/** Baseline units between two neighbours; a heading right under a heading or a label stays close to it. */
function roomBetween(upper: Element, lower: Element, gap: number): number {
  if (upper.part === 'label') return Math.min(gap, 0.5)
  const { below } = roomOf(upper, gap)
  if (isHeading(upper)) return isHeading(lower) ? Math.max(below, 0.75) : below
  return Math.max(roomOf(lower, gap).above, below)
}

function roomOf({ tagName }: Element, gap: number): Room {
  return rooms[tagName] ?? (text.has(tagName) ? { above: gap, below: gap } : block)
}

function isHeading(element: Element): boolean {
  return /^h[1-6]$/.test(element.tagName)
}

/** Distances in px by reading direction: `start` is where a line begins. */
export interface FlowSides {
  readonly top?: number
  readonly bottom?: number
  readonly start?: number
  readonly end?: number
}

/** Edges for a padding or margin; in right-to-left documents the start is on the right. */
export function flowEdges(theme: Theme, { top = 0, bottom = 0, start = 0, end = 0 }: FlowSides): Edges {
  return theme.dir === 'rtl' ? [top, start, bottom, end] : [top, end, bottom, start]
}

/** A border on the side where lines begin. */
export function startBorder(theme: Theme, rule: Rule): Style {
  return theme.dir === 'rtl' ? { borderRight: rule } : { borderLeft: rule }
}
