import type { Element as HastElement, ElementContent, Properties } from 'hast'
import { columnCount, isRow } from '../../../compose/rows.ts'
import { sidesOf, type Edges, type Style } from '../../../compose/style.ts'
import { isNumeric } from '../../../compose/table.tsx'
import { type Element, isElement, type Node, textOf } from '../../../compose/tree.ts'
import { fullStyle, inheritText } from '../../text-properties.ts'
import { addClass, element } from '../element.ts'
import { marginsOf } from '../../edges.ts'
import { isPageFurniture } from '../to-hast.ts'
import { isBox, isInline, isPicture, isPlain, isText, isWord, lowerFirst } from './block-kinds.ts'
import { drawButton, isButton } from './button.ts'
import { forOutlook, ghostTable, layoutTable, spacer, styled } from './cells.ts'
import {
  bold,
  cellDeclarations,
  groundOf,
  lineOf,
  phoneDeclarations,
  px,
  sideOf,
  textDeclarations,
} from './inline-style.ts'
import { lengthIn } from './pictures.ts'
import {
  drawInline,
  drawPicture,
  drawPreview,
  drawRule,
  drawText,
  paragraphOf,
  type Place,
} from './leaves.ts'
import { inRows } from '../../../compose/in-rows.ts'

/** Classes that phones have rules for: what takes their whole width, the cells in it, and tables of data. */
export const onPhones = { column: 'column', cell: 'column-cell', table: 'data' } as const

/**
 * A composed tree as mail programs draw it: every box a cell of a table, every row its cells, and every style where it
 * holds, since some drop all rules of a `<style>` and some all of the styles around a table.
 */
export function drawBlocks(nodes: readonly Node[], place: Place): ElementContent[] {
  const out: ElementContent[] = []
  let line: Node[] = []
  const endLine = (): void => {
    if (line.some(isWord)) out.push(...drawBlock(paragraphOf(line), place))
    line = []
  }
  for (const node of nodes) {
    if (isPageFurniture(node)) continue
    if (isInline(node)) line.push(node)
    else {
      endLine()
      out.push(...drawBlock(node as Element, place))
    }
  }
  endLine()
  return out
}

function drawBlock(block: Element, place: Place): readonly ElementContent[] {
  if (block.preview) return [drawPreview(block)]
  if (block.style.display === 'none') return []
  const style = fullStyle(block)
  const inner = { ...place, text: inheritText(place.text, style, block) }
  const { top: above, bottom: below } = marginsOf(style)
  if (isText(block) && !isBox(style)) return [drawText(block, inner, above, below)]
  const lowered = isPlain(block, style) ? lowerFirst(block, above) : undefined
  return [
    ...(lowered ? drawBody(lowered, style, inner) : [...spacer(above), ...drawBody(block, style, inner)]),
    ...spacer(below),
  ]
}

function drawBody(block: Element, style: Style, place: Place): readonly ElementContent[] {
  const { tagName, children, properties } = block
  if (tagName === 'img') return drawPicture(block, place)
  if (tagName === 'svg')
    return properties.alt ? drawBlocks([{ type: 'text', value: properties.alt }], place) : []
  if (tagName === 'hr' || (children.length === 0 && style.height !== undefined)) return drawRule(style, place)
  if (tagName === 'table') return [drawTable(block, place)]
  if (tagName === 'ul' || tagName === 'ol') return [drawList(block, place)]
  if (isButton(block))
    return drawButton(
      block,
      place.text,
      children.flatMap(child => drawInline(child, place)),
    )
  if (isPicture(block)) {
    const link = element('a', { href: properties.href ?? '', ...styled(['text-decoration:none']) })
    return [{ ...link, children: drawBlocks(children, place) }]
  }
  if (style.marginInline === 'auto' && typeof style.maxWidth === 'number')
    return [drawColumn(block, style, place)]
  if (isBox(style)) return [layoutTable([drawCell(style, place, inner => drawInside(block, style, inner))])]
  return drawInside(block, style, place)
}

/** What a box holds: rows, columns, a paragraph of its own, or blocks. */
function drawInside(block: Element, style: Style, place: Place): readonly ElementContent[] {
  if (isRow({ style })) return drawRow(block, style, place)
  if (isText(block)) return [drawText(block, place)]
  const gap = style.display === 'flex' && typeof style.gap === 'number' ? style.gap : 0
  if (gap === 0) return drawBlocks(block.children, place)
  return block.children.flatMap((child, at) => [
    ...(at > 0 ? spacer(gap) : []),
    ...drawBlocks([child], place),
  ])
}

/** A cell with its box and, where words stand in it, all that they look like. */
function drawCell(
  style: Style,
  place: Place,
  draw: (inner: Place) => readonly ElementContent[],
  properties: Properties = {},
  tagName: 'td' | 'th' = 'td',
): HastElement {
  const { parts } = place
  const ground = groundOf(style)
  const line = lineOf(style)
  const [, right, , left] = sidesOf(style.padding ?? 0)
  const turns = ground === undefined ? place.turns : parts.dark.turns(ground)
  const width = place.width - left - right
  const inner: Place = { ...place, turns, width, declared: place.text }
  const children = draw(inner)
  const speaks = children.some(isSpeaking)
  const look = speaks ? textDeclarations(place.text, tagName === 'th' ? bold : undefined) : []
  const declarations = [...cellDeclarations(style), ...look]
  const classes = [
    ground && parts.dark.classFor('ground', ground),
    turns && speaks ? parts.dark.classFor('ink', place.text.color) : undefined,
    turns && line ? parts.dark.classFor('line', line) : undefined,
    parts.phoneClass(phoneDeclarations(style.narrow ?? {}, place.text)),
  ]
  const centred = place.text.align === 'center' && { align: 'center' }
  return element(
    tagName,
    { ...properties, ...centred, ...(ground && { bgColor: ground }), ...styled(declarations, classes) },
    ...children,
  )
}

/** Words, or a picture whose description is shown in their look where it is not loaded. */
function isSpeaking(node: ElementContent): boolean {
  return node.type === 'element' ? !['table', 'div'].includes(node.tagName) : node.type === 'text'
}

/** A column of a greatest width in the middle; Outlook knows only widths. */
function drawColumn(block: Element, style: Style, place: Place): HastElement {
  const width = Math.min(lengthIn(style.maxWidth, place.width) ?? place.width, place.width)
  const cell = drawCell(style, { ...place, width }, inner => drawInside(block, style, inner))
  const table = layoutTable([cell], { width: '100%', ...styled([`max-width:${width}px`]) })
  const ghost = `${ghostTable(width, 'center')}<td>`
  return layoutTable([
    element('td', { align: 'center' }, forOutlook(ghost), table, forOutlook('</td></tr></table>')),
  ])
}

function drawList(list: Element, place: Place): HastElement {
  const { text, declared, parts, turns } = place
  const room = Math.max(...sidesOf(list.style.padding ?? 24))
  const side = text.dir === 'rtl' ? `0 ${px(room)} 0 0` : `0 0 0 ${px(room)}`
  const look = [`margin:${side}`, 'padding:0', ...textDeclarations(text, declared)]
  const ink = turns && text.color !== declared?.color ? parts.dark.classFor('ink', text.color) : undefined
  const inner: Place = { ...place, width: place.width - room, declared: text }
  const items = list.children.filter(child => isElement(child)).map(item => drawItem(item, inner))
  const { start } = list.properties
  return element(list.tagName, { ...(start !== undefined && { start }), ...styled(look, [ink]) }, ...items)
}

/** A point; of a task it is said whether it is done. */
function drawItem(item: Element, place: Place): HastElement {
  const { checked, value } = item.properties
  const above = marginsOf(item.style).top
  const inner = { ...place, text: inheritText(place.text, item.style, item) }
  const [first, ...others] = item.children
  const mark: readonly ElementContent[] =
    checked === undefined ? [] : [{ type: 'text', value: checked ? '\u2611 ' : '\u2610 ' }]
  const bullet = checked === undefined ? [] : ['list-style-type:none']
  // The one paragraph of a point is the point.
  const words =
    others.length === 0 && isElement(first, 'p') && !isBox(first.style)
      ? first.children.flatMap(child => drawInline(child, inner))
      : drawBlocks(item.children, inner)
  return element(
    'li',
    {
      ...(value !== undefined && { value: `${value}` }),
      ...styled([`margin:${px(above)} 0 0`, ...bullet, ...textDeclarations(inner.text, place.text)]),
    },
    ...mark,
    ...words,
  )
}

/** A table of data: its cells say what it looks like. */
function drawTable(table: Element, place: Place): HastElement {
  const rows = (group: Element): ElementContent[] =>
    group.children.filter(child => isElement(child, 'tr')).map(row => drawTableRow(row as Element, place))
  const groups = table.children.flatMap(child => {
    if (!isElement(child)) return []
    return child.tagName === 'tr'
      ? [drawTableRow(child, place)]
      : [element(child.tagName, {}, ...rows(child))]
  })
  return element(
    'table',
    {
      border: 0,
      cellPadding: '0',
      cellSpacing: '0',
      width: '100%',
      ...styled(['border-collapse:collapse'], [onPhones.table]),
    },
    ...groups,
  )
}

/** From how many columns on a table is set closer and smaller, in px, to fit a phone without a rule for it. */
const CLOSE = { columns: 3, size: 15, beside: 5 } as const

function drawTableRow(row: Element, place: Place): HastElement {
  const text = inheritText(place.text, row.style, row)
  const isClose = row.children.length >= CLOSE.columns
  const around = { ...place, text: isClose ? { ...text, size: Math.min(text.size, CLOSE.size) } : text }
  const cells = row.children
    .filter(child => isElement(child))
    .map(cell => {
      const own = fullStyle(cell)
      const [top, right, bottom, left] = sidesOf(own.padding ?? 0)
      const most = isClose ? CLOSE.beside : Number.POSITIVE_INFINITY
      const style: Style = {
        ...own,
        padding: [top, Math.min(right, most), bottom, Math.min(left, most)],
        ...(row.style.background && { background: row.style.background }),
      }
      const text = inheritText(around.text, style, cell)
      const { width } = style
      const { scope, colSpan, rowSpan } = cell.properties
      const properties = {
        vAlign: style.verticalAlign === 'bottom' ? 'bottom' : 'top',
        ...(text.align !== 'start' && { align: sideOf(text.align, text.dir) }),
        ...{ colSpan, rowSpan, scope },
        ...(width !== undefined && { width: typeof width === 'number' ? Math.round(width) : width }),
      }
      const tagName = cell.tagName === 'th' ? 'th' : 'td'
      return drawCell(style, { ...around, text }, inner => drawTableCell(cell, inner), properties, tagName)
    })
  return element('tr', {}, ...cells)
}

function drawTableCell(cell: Element, place: Place): readonly ElementContent[] {
  if (!cell.children.every(isInline)) return drawBlocks(cell.children, place)
  const words = cell.children.flatMap(child => drawInline(child, place))
  // A figure is not broken at the blanks between its thousands.
  return isNumeric(textOf(cell).trim()) ? [element('span', styled(['white-space:nowrap']), ...words)] : words
}

/** A box of a row and how wide it is. */
interface Box {
  readonly element: Element
  /** px, its gap to the next one included; undefined: as its content needs. */
  readonly width: number | undefined
}

/** Boxes beside each other: cells, or blocks that stand below each other where there is no room for all of them. */
function drawRow(row: Element, style: Style, place: Place): readonly ElementContent[] {
  const items = itemsOf(row)
  const [below, beside] = typeof style.gap === 'object' ? style.gap : [style.gap ?? 0, style.gap ?? 0]
  if (style.display === 'grid') return drawGrid(items, style, [below, beside], place)
  if (style.wrap && items.length > 2)
    return items.flatMap((item, at) => [...(at > 0 ? spacer(below) : []), ...drawBlocks([item], place)])
  const known = items.map(item => lengthIn(item.style.width, place.width))
  const gapAfter = (at: number): number => (at < items.length - 1 ? beside : 0)
  if (style.narrow?.direction !== 'column') {
    const boxes = items.map((element, at): Box => {
      // What keeps its width does so in each of several rows: each is a table of its own.
      const own = element.style.shrink === 0 ? known[at] : undefined
      return { element, width: own === undefined ? undefined : own + gapAfter(at) }
    })
    return drawCells(boxes, beside, style, place)
  }
  const taken = known.reduce<number>((sum, width) => sum + (width ?? 0), 0)
  const free = place.width - taken - beside * (items.length - 1)
  const share = free / Math.max(known.filter(width => width === undefined).length, 1)
  const boxes = items.map((element, at) => ({ element, width: (known[at] ?? share) + gapAfter(at) }))
  return drawFolding(boxes, { beside, whole: true, align: style.align }, place)
}

/** What stands in a row: loose words are a paragraph. */
function itemsOf(row: Element): readonly Element[] {
  return row.children.flatMap(child => {
    if (isElement(child)) return isPageFurniture(child) ? [] : [child]
    return child.value.trim() ? [paragraphOf([child])] : []
  })
}

/** Rows of boxes of one width, which fold where a phone has fewer columns. */
function drawGrid(
  items: readonly Element[],
  style: Style,
  [below, beside]: readonly [number, number],
  place: Place,
): readonly ElementContent[] {
  const columns = columnCount(style)
  const folds = style.narrow?.columns !== undefined && style.narrow.columns !== columns
  const whole = style.narrow?.columns === 1
  return inRows(items, columns).flatMap((line, row) => {
    const boxes = line.map((element, at) => ({
      element,
      width: (place.width + beside) / columns - (at === line.length - 1 ? beside : 0),
    }))
    const drawn = folds
      ? drawFolding(boxes, { beside, whole, align: style.align }, place)
      : drawCells(boxes, beside, style, place)
    return [...(row > 0 ? spacer(folds ? 0 : below) : []), ...drawn]
  })
}

const across = { start: 'top', stretch: 'top', baseline: 'top', center: 'middle', end: 'bottom' } as const

/** Cells of one row, as wide as they are told or as their content is. */
function drawCells(
  boxes: readonly Box[],
  gap: number,
  { justify, align = 'stretch' }: Style,
  place: Place,
): readonly ElementContent[] {
  const apart = justify === 'between'
  const last = boxes.length - 1
  const cells = boxes.map(({ element: item, width }, at) => {
    const atEnd = apart && at === last && at > 0
    const text = atEnd ? { ...place.text, align: 'end' as const } : place.text
    const room = { ...place, text, width: width ?? place.width }
    return drawCell(
      { padding: at < last ? endPadding(gap, place) : 0 },
      room,
      inner => drawBlocks([item], inner),
      {
        vAlign: across[align],
        ...(width !== undefined && { width: Math.round(width) }),
        ...(atEnd && { align: sideOf('end', place.text.dir) }),
      },
    )
  })
  const filled = apart || boxes.some(({ width }) => width !== undefined)
  const middle = place.text.align === 'center' && { align: 'center' }
  return [layoutTable(cells, filled ? { width: '100%' } : { ...middle })]
}

/** Room where a line ends. */
function endPadding(room: number, { text }: Place): Edges {
  return text.dir === 'rtl' ? [0, 0, 0, room] : [0, room, 0, 0]
}

interface Folding {
  readonly beside: number
  /** On a phone each takes the whole width. */
  readonly whole: boolean
  readonly align: Style['align']
}

/** px above and below each box: what they are apart where they stand below each other. */
const FOLDED = 10

/**
 * Boxes beside each other that fold without a rule of a style sheet: each is a block in a line, of a greatest width. Outlook
 * gets cells of a table around them.
 */
function drawFolding(
  boxes: readonly (Box & { readonly width: number })[],
  { beside, whole, align = 'stretch' }: Folding,
  place: Place,
): readonly ElementContent[] {
  const { text } = place
  const last = boxes.length - 1
  const height = across[align]
  const total = boxes.reduce((sum, { width }) => sum + Math.floor(width), 0)
  const cells = boxes.flatMap((box, at): readonly ElementContent[] => {
    const wide = Math.floor(box.width)
    const isLast = at === last
    const [, right, , left] = sidesOf(isLast ? 0 : endPadding(beside, place))
    const padded = { padding: [FOLDED, right, FOLDED, left] } as const
    const around = { ...place, width: wide, text: inheritText(text, {}, box.element) }
    const { dir = text.dir } = box.element.properties
    const cell = drawCell(padded, around, inner => drawBlocks([box.element], inner), { dir })
    const phone = whole ? addClass(cell, onPhones.cell) : cell
    const look = ['display:inline-block', 'width:100%', `max-width:${wide}px`, `vertical-align:${height}`]
    const block = element('div', styled(look, [whole ? onPhones.column : undefined]), layoutTable([phone]))
    const opening = at === 0 ? ghostTable(total, undefined, text.dir) : '</td>'
    const ghost = `${opening}<td width="${wide}" valign="${height}">`
    return [forOutlook(ghost), block, ...(isLast ? [forOutlook('</td></tr></table>')] : [])]
  })
  const side = `text-align:${sideOf('start', text.dir)}`
  return [layoutTable([element('td', { dir: text.dir, ...styled(['font-size:0', side]) }, ...cells)])]
}
