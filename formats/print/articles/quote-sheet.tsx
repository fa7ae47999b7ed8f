import { displayStyle, PageFooter } from '../../../core/compose/index.ts'
import { type Element, isElement, hasPart, type Node, textOf } from '../../../core/compose/tree.ts'
import { sidesOf, type Style } from '../../../core/compose/style.ts'
import { mm } from '../../../core/theme/page.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { openingBand } from '../covers/opening-band.tsx'
import { plateCover } from '../covers/plate-cover.tsx'
import { inPlaceOf, withoutRoom } from '../sheets/bleed.tsx'
import type { PaperLook } from './paper.tsx'
import { setTable } from './set-table.tsx'
import { chapterTag } from './side-column.tsx'
import { mapElements } from './table-rows.ts'
import { SIDE, textColumn } from './text-column.tsx'

/**
 * An offer: the names of its parts beside their text where they have room, prices across with what they come to large under its
 * line, and the place to sign on the foot. One of a page or two has its title on a field over the head.
 */
export const quoteSheet: PaperLook = {
  cover: props => (props.picture === undefined ? undefined : plateCover(props)),
  opening: props => (props.copy.title === undefined ? undefined : openingBand({ ...props, spare: 0 })),
  tables: 1 - SIDE,
  setText: (flow, { theme }) => {
    const nodes = flow.filter(node => isElement(node))
    const chapter = chapterTag(nodes)
    const set = nodes.map(node => blockOf(node, node.tagName === chapter, theme))
    return textColumn(set, theme) ?? set
  },
  toFoot: (text, free) => {
    const last = text.at(-1)
    if (!isElement(last) || !hasPart(last, 'signatures')) return text
    const marginTop = (last.style.marginTop ?? 0) + Math.min(free, FAR)
    return [...text.slice(0, -1), { ...last, style: { ...last.style, marginTop } }]
  },
  furniture: ({ theme, date }) => ({ footer: PageFooter({ theme, start: date }) }),
}

/** px from its text up to which a place to sign is moved to the foot. */
const FAR = mm(60)

function blockOf(node: Element, isChapter: boolean, theme: Theme): Node {
  if (isChapter) return chapterName(node, theme)
  if (node.tagName === 'table') return enlarged(setTable(node, theme, PRICES), theme)
  if (node.part === 'signatures')
    return inPlaceOf(node, <div style={{ padding: [space(theme, 1), 0, 0, 0] }}>{withoutRoom(node)}</div>)
  return node
}

/** What a part is called, in the accent. */
function chapterName(node: Element, theme: Theme): Element {
  const look = displayStyle(theme, Math.round(sizeAt(theme, 2)))
  const style: Style = {
    ...node.style,
    ...look,
    ...{ color: theme.color.accentText, keepWithNext: true, maxWidth: '100%' },
    ...(node.style.marginTop !== 0 && { marginTop: space(theme, 1.75) }),
  }
  return { ...node, style }
}

/** Size of the last sum over the text, and rows of prices up to which they stay on the page of what they come to. */
const TOTAL = 2
const PRICES = 24

/** A table whose last sum, which the reader looks for, is set large; its name would take the room of the others. */
function enlarged(element: Element, theme: Theme): Element {
  if (element.tagName !== 'tfoot') return mapElements(element, child => enlarged(child, theme))
  const row = element.children.findLast(row => isElement(row) && row.children.some(cell => isFigure(cell)))
  const size = Math.round(theme.type.base * TOTAL)
  return mapElements(element, child =>
    child === row
      ? onField(
          mapElements(child, cell => (isFigure(cell) ? large(cell, size) : middled(cell, size))),
          theme,
        )
      : child,
  )
}

/** The row of the sum on a field of the accent, where the page may have one. */
function onField(row: Element, theme: Theme): Element {
  if (theme.design.decor.fields === false) return row
  const { paper, text } = themeOn(theme, 'accent').color
  const last = row.children.length - 1
  const inset = space(theme, 0.5)
  const cells = row.children.map((cell, at): Node => {
    if (!isElement(cell)) return cell
    const [top, right, bottom, left] = sidesOf(cell.style.padding ?? 0)
    const [start, end] = [at === 0 ? inset : 0, at === last ? inset : 0]
    const [before, after] = theme.dir === 'rtl' ? [end, start] : [start, end]
    return {
      ...cell,
      style: {
        ...cell.style,
        color: text,
        background: paper,
        padding: [top, right + after, bottom, left + before],
      },
    }
  })
  return { ...row, children: cells }
}

/** An amount and nothing else: words in which a number stands go on in lines. */
const FIGURE = /^[^\d]{0,5}\d[\d.,'’\s]*[^\d]{0,5}$/u

function isFigure(cell: Node): boolean {
  return isElement(cell) && FIGURE.test(textOf(cell).trim())
}

function large(cell: Element, size: number): Element {
  // The field around it is its room.
  return { ...cell, style: { ...cell.style, size, leading: 1, whiteSpace: 'nowrap' } }
}

function middled(cell: Element, size: number): Element {
  return {
    ...cell,
    style: { ...cell.style, size: Math.round(size / 2), leading: 1.2, verticalAlign: 'middle' },
  }
}
