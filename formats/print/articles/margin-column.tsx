import { displayStyle, flowEdges } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import { roomAcross, sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { type Ground, themeOn } from '../../../core/theme/theme-on.ts'
import { openingBand } from '../covers/opening-band.tsx'
import { plateCover } from '../covers/plate-cover.tsx'
import { inPlaceOf, withoutRoom } from '../sheets/bleed.tsx'
import { naturalWidth } from './drawn-table.tsx'
import { withFigures } from './large-figures.ts'
import { setTable } from './set-table.tsx'
import { sourcesAt, sourcesBand } from './sources.tsx'
import { rowsIn } from './table-rows.ts'
import type { PaperLook, TextSetting } from './paper.tsx'
import {
  areNumbered,
  chapterTag,
  fittedCode,
  heldBelowHeadings,
  inText,
  isLongCode,
  isSectionHeading,
  numbered,
  readable,
  type SideColumn,
  sideColumn,
} from './side-column.tsx'
import { cellsIn } from '../../../core/compose/charts/grid.ts'

/** Share of the room across that numerals have. */
const SIDE = 0.18

/** Share of the room across that plates have at the edges of what stands on them. */
const EDGES = 0.08

/** A title as high as its picture; inside, numerals stand beside the text, tables stand on plates as wide as the text, pictures run out of the sheet. */
export const marginColumn: PaperLook = {
  cover: plateCover,
  opening: openingBand,
  isOneColumn: flow => !areChaptersNumbered(flow.filter(node => isElement(node))),
  tables: 1 - SIDE - EDGES,
  setText: setBesideMargin,
  furniture: ({ theme, title }) => ({ footer: footBeside(theme, title) }),
}

function columnIn(theme: Theme): SideColumn {
  return sideColumn(theme, SIDE, space(theme, 1))
}

/** The page's number below the numerals, the title below the text. */
function footBeside(theme: Theme, title: string): Element {
  const { color, type } = theme
  const { start } = columnIn(theme)
  const look = { family: type.text, size: sizeAt(theme, -1), leading: 1.3 }
  return toNodes(
    <div style={{ ...look, display: 'flex', align: 'baseline' }}>
      <p style={{ width: start, shrink: 0, weight: type.strongWeight, color: color.accentText }}>
        <span field="page" />
      </p>
      <p style={{ color: color.textMuted, italic: true }}>{title}</p>
    </div>,
  )[0] as Element
}

function setBesideMargin(flow: readonly Node[], setting: TextSetting): readonly Node[] {
  const { theme } = setting
  const nodes = heldBelowHeadings(flow.filter(node => isElement(node)))
  const chapter = chapterTag(nodes)
  const end = sourcesAt(nodes, chapter)
  const counted = areChaptersNumbered(nodes)
  // Without numerals there is nothing to stand beside the text.
  const column = counted ? columnIn(theme) : { ...columnIn(theme), start: 0 }
  // What stands before the first numeral, an abstract, has the whole width.
  const opens = counted ? nodes.findIndex(node => node.tagName === chapter && numbered(node)) : 0
  const whole = { ...column, start: 0 }
  const set = nodes.slice(0, end).map((node, at) => {
    if (at < opens) return node.tagName === chapter ? chapterHeading(node, whole, false) : wide(node)
    if (node.tagName === chapter) return chapterHeading(node, column, counted)
    if (isShortQuotation(node) && !isSectionHeading(nodes[at - 1], chapter)) return pulled(node, theme)
    return blockOf(node, column, setting)
  })
  const [heading, ...sources] = nodes.slice(end)
  return heading ? [...set, sourcesBand(heading, sources, column)] : set
}

/** A block whose lines are as long as the page allows. */
function wide(node: Element): Element {
  return node.tagName === 'p' ? { ...node, style: { ...node.style, maxWidth: '100%' } } : node
}

function areChaptersNumbered(nodes: readonly Element[]): boolean {
  const [only, ...others] = nodes
  // Contents stand where the text does whose chapters they name.
  if (only?.tagName === 'nav' && others.length === 0) return areEntriesNumbered(only)
  const chapter = chapterTag(nodes)
  return areNumbered(nodes.filter(({ tagName }) => tagName === chapter))
}

/** Whether at least half of the names in contents open with a number. */
function areEntriesNumbered(contents: Element): boolean {
  const list = contents.children.find(child => isElement(child, 'ol'))
  const names = isElement(list) ? list.children.map(textOf) : []
  return names.filter(name => /^\s*\d/u.test(name)).length * 2 >= names.length
}

/** Letters of a quotation that is pulled out. */
const QUOTED = 300

function isShortQuotation(node: Element): boolean {
  return node.tagName === 'blockquote' && textOf(node).length <= QUOTED
}

/** Step of the type that names of chapters are; their numerals are of the next. */
const CHAPTER = 3

/** A chapter's name over the text, its number large beside it. */
function chapterHeading(heading: Element, column: SideColumn, counted: boolean): Element {
  const { theme, start } = column
  const look = displayStyle(theme, sizeAt(theme, CHAPTER))
  const room = { marginTop: heading.style.marginTop === 0 ? 0 : space(theme, 3.5), keepWithNext: true }
  const opens = counted ? numbered(heading) : undefined
  const set = {
    ...withoutRoom(heading).style,
    ...look,
    color: theme.color.accentText,
    maxWidth: '100%' as const,
  }
  if (start === 0 || opens === undefined) {
    const made = inText({ ...heading, style: set }, column)
    return { ...made, style: { ...made.style, ...room } }
  }
  const size = Math.min(sizeAt(theme, CHAPTER + 1), (start * 1.2) / opens.number.trim().length)
  const children = toNodes([
    <span part="numbering" style={{ display: 'block', width: start, shrink: 0, size, leading: 1 }}>
      {opens.number}
    </span>,
    <span style={{ display: 'block', grow: 1, basis: 0 }}>{opens.rest}</span>,
  ])
  const row = { display: 'flex', align: 'baseline', narrow: { display: 'block' } } as const
  return { ...heading, children, style: { ...set, ...row, ...room } }
}

/** What somebody said, large, from the edge of the margin on under a line. */
function pulled(node: Element, theme: Theme): Element {
  const { borderLeft: _, borderRight: _end, padding: _room, ...style } = node.style
  const look: Style = {
    ...displayStyle(theme, Math.round(Math.min(theme.type.base * 1.9, sizeAt(theme, CHAPTER) * 0.95))),
    ...{ italic: true, weight: 400, transform: 'none', leading: 1.25, maxWidth: '100%' },
    ...{ color: theme.color.accentText, textWrap: 'balance', breakInside: 'avoid' },
    borderTop: { width: Math.max(theme.rule, 1), color: theme.color.accent },
    padding: [space(theme, 0.75), 0, space(theme, 0.25), 0],
  }
  return { ...node, style: { ...style, ...look, marginTop: space(theme, 1.75) } }
}

/** A field as wide as the text beside numerals, its content inside its edges; as wide as the text area, its content has the edges of that. */
function Plate({
  column: { theme, start },
  ground,
  wide = false,
  children,
}: {
  readonly column: SideColumn
  readonly ground: Ground
  readonly wide?: boolean
  readonly children: (theme: Theme) => Child
}): Child {
  const on = themeOn(theme, ground)
  const room = space(theme, 1)
  const outer: Style = {
    margin: flowEdges(theme, wide || start === 0 ? { start: -room, end: -room } : { start }),
    padding: room,
    background: on.color.paper,
    radius: Math.min(theme.radius, 12),
    narrow: { margin: [0, -20], padding: 20, radius: 0 },
  }
  return (
    <div part="panel" style={outer}>
      {children(on)}
    </div>
  )
}

function blockOf(node: Element, column: SideColumn, setting: TextSetting): Node {
  if (node.tagName === 'table') return tablePlate(node, column)
  if (node.tagName === 'figure') return figureOf(node, column, setting)
  if (node.part === 'callout') return calloutPlate(node, column)
  if (node.part === 'stats') return withFigures(node, column.theme)
  if (node.part === 'facts') return node
  if (node.tagName === 'pre') return codePlate(node, column)
  return inText(node, column)
}

/** Columns of a table from which on it takes the whole room. */
const WIDE = 6

function tablePlate(table: Element, column: SideColumn): Element {
  const { theme, start } = column
  const columns = Math.max(...rowsIn(table).map(row => cellsIn(row).length))
  // What has no room beside the numerals would be parted.
  const isWide = naturalWidth(table, theme) > roomAcross(theme) - start - 2 * space(theme, 1)
  return inPlaceOf(
    table,
    <Plate column={column} ground="quiet" wide={columns >= WIDE || isWide}>
      {on => withoutRoom(setTable(table, on))}
    </Plate>,
  )
}

function codePlate(node: Element, column: SideColumn): Element {
  const set = withoutRoom(fittedCode(node, column))
  const { background: _ground, padding: _room, radius: _corner, ...style } = set.style
  return inPlaceOf(
    node,
    <Plate column={column} ground="quiet" wide={isLongCode(node, column)}>
      {() => ({ ...set, style: { ...style, maxWidth: '100%' } })}
    </Plate>,
  )
}

function calloutPlate(node: Element, column: SideColumn): Element {
  const {
    borderLeft: _,
    borderRight: _end,
    background: _ground,
    padding: _room,
    ...style
  } = withoutRoom(node).style
  return inPlaceOf(
    node,
    <Plate column={column} ground="quiet">
      {() => ({ ...node, style: { ...style, maxWidth: '100%' } })}
    </Plate>,
  )
}

/** A picture runs out of the sheet, a table stands on its plate; their words below them. */
function figureOf(node: Element, column: SideColumn, { isPhotograph }: TextSetting): Node {
  const { theme, start } = column
  const parts = node.children.filter(child => isElement(child))
  const [first, caption] = parts
  if (first === undefined || parts.length > 2) return inText(node, column)
  const isPicture = first.tagName === 'img' && isPhotograph(first.properties.src ?? '')
  if (!isPicture && first.tagName !== 'table') return inText(node, column)
  const end = theme.dir === 'rtl' ? theme.margin.left : theme.margin.right
  const shown = isPicture ? (
    <div
      style={{
        margin: flowEdges(theme, { start, end: -end }),
        narrow: { margin: [0, -20] },
      }}
    >
      {{ ...first, style: { width: '100%' } }}
    </div>
  ) : (
    withoutRoom(tablePlate(first, column))
  )
  const words = caption && inText(readable(caption, theme), column)
  const style: Style = { ...node.style, breakInside: 'avoid' }
  return { ...node, style, children: toNodes([shown, words ?? null]) }
}
