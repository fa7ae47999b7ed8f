import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import { roomAcross, type Theme } from '../../../core/theme/theme.ts'
import { unbrokenSize } from '../../fitting/measure.ts'
import { naturalWidth } from './drawn-table.tsx'
import {
  fitsBeside,
  fittedCode,
  hung,
  inText,
  isLongCode,
  type SideColumn,
  sideColumn,
} from './side-column.tsx'

/** Share of the room across that the names of sections have beside their text. */
export const SIDE = 0.27

/** Size of such a name over the text, at most. */
const NAMED = 1.3

/** Lines of a heading that stands beside its text, and the part of all headings that do for them to have a column. */
const LINES = 3
const MOST = 0.75

/**
 * Text at the end side of the sheet with the names of its sections beside it: what belongs to a section begins on one edge, and
 * tables too wide for it take all the room there is. Undefined where most names would not stand there: an empty column is none.
 */
export function textColumn(flow: readonly Node[], theme: Theme): readonly Node[] | undefined {
  const nodes = flow.filter(node => isElement(node))
  const column = sideColumn(theme, SIDE)
  const named = namedAs(nodes, column)
  const names = named.filter(({ tagName }) => tagName === NAME)
  const standing = names.filter(node => stands(node, named[named.indexOf(node) + 1], column))
  if (column.start === 0 || names.length < 2 || standing.length < names.length * MOST) return undefined
  return setBeside(named, column, NAME)
}

/** The blocks of one section beside its name, or below that where it has no room there. */
export function besideName(heading: Element, blocks: readonly Element[], theme: Theme): readonly Node[] {
  return setBeside([heading, ...blocks], sideColumn(theme, SIDE), heading.tagName)
}

function setBeside(given: readonly Element[], column: SideColumn, name: string): readonly Node[] {
  const nodes = given.map(node => fittedCode(node, column))
  const set: Node[] = []
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at] as Element
    const next = nodes[at + 1]
    if (node.tagName === name && stands(node, next, column)) {
      const more = afterShort(next, nodes.slice(at + 2))
      set.push(hung(node, next, column, more))
      at += 1 + more.length
    } else {
      // A name stands on the edge of what it names.
      const named = node.tagName === name && next !== undefined ? next : node
      set.push(isWide(named, column) ? node : inText(node, column))
    }
  }
  return set
}

/** Sections of a text below its title. */
const NAME = 'h2'

/** Letters beside a name from which on they are as high as that. */
const BESIDE = 160

/** What follows a block that is too short to stand beside a name alone. */
function afterShort(first: Element, others: readonly Element[]): readonly Element[] {
  let letters = textOf(first).length
  const end = others.findIndex(({ tagName }, at) => {
    letters += textOf(others[at - 1] ?? { type: 'text', value: '' }).length
    return letters >= BESIDE || !['p', 'ul', 'ol'].includes(tagName)
  })
  return end < 0 ? others : others.slice(0, end)
}

/** Names of sections as large as the column beside their text has room for unbroken. */
function namedAs(nodes: readonly Element[], { theme, start, gap }: SideColumn): readonly Element[] {
  const { base } = theme.type
  return nodes.map(node => {
    if (node.tagName !== NAME) return node
    const most = Math.min(node.style.size ?? base, Math.round(base * NAMED))
    const size = Math.max(Math.floor(unbrokenSize(textOf(node), start - gap, most, theme)), base)
    return { ...node, style: { ...node.style, size, leading: 1.25 } }
  })
}

/** Whether a heading is the name of a section that has room beside the block below it. */
function stands(heading: Element, next: Element | undefined, column: SideColumn): next is Element {
  if (next === undefined || column.start === 0 || next.tagName === heading.tagName) return false
  return !isWide(next, column) && fitsBeside(heading, LINES, column)
}

/** What needs all the room: a table whose cells would be broken in the column of the text. */
function isWide(node: Element, column: SideColumn): boolean {
  const { theme, start } = column
  const isAround = isElement(node, 'figure', 'div')
  const table = isAround ? node.children.find(child => isElement(child, 'table')) : node
  if (isElement(table, 'table')) return naturalWidth(table, theme) > roomAcross(theme) - start + 2
  return (
    node.tagName === 'h1' || /^(?:stats|facts|options)$/.test(node.part ?? '') || isLongCode(node, column)
  )
}

/** Letters of a line of text at most, over those of a comfortable one, and by how much its type grows before that. */
const LONGER = 1.14
const LARGER = 1.12

/** How many comfortable lines are on a sheet that is set in one column at most: on a wider one they would be lost. */
const TOO_WIDE = 2.4

/**
 * The theme of a page without a second column, on which text, tables and titles share both edges: type grows, lines become a
 * little longer, and what is left goes to the margins.
 */
export function oneColumn(theme: Theme): Theme {
  const { type, margin } = theme
  const room = roomAcross(theme)
  const wider = room / type.measure
  if (wider <= 1 || wider > TOO_WIDE) return theme
  const by = Math.min(Math.max(wider / LONGER, 1), LARGER)
  const width = Math.min(room, type.measure * by * LONGER)
  const side = (room - width) / 2
  const base = Math.round(type.base * by)
  return {
    ...theme,
    margin: { ...margin, left: margin.left + side, right: margin.right + side },
    type: { ...type, base, measure: width },
  }
}
