import { displayStyle, flowEdges, NotePlace, PageHeader } from '../../../core/compose/index.ts'
import { toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import { sizeAt, space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { openingBand } from '../covers/opening-band.tsx'
import { routeCover } from '../covers/route-cover.tsx'
import { Opening } from '../openings/opening.tsx'
import { Band, inPlaceOf, onGround, onPaper, withoutRoom } from '../sheets/bleed.tsx'
import { Route, routeIn, Station } from '../sheets/route.tsx'
import type { PaperLook, TextSetting } from './paper.tsx'
import { tableOnRoute } from './route-table.tsx'
import {
  chapterTag,
  hangs,
  hung,
  inText,
  type NamedPoint,
  namedPoints,
  readable,
  type SideColumn,
} from './side-column.tsx'

/**
 * One bar of the accent, the route, at the same place on every page: names stand on its one side and what is said of them
 * on the other, chapters and rows are its stations, and what matters most is a field that it runs into.
 */
export const route: PaperLook = {
  cover: routeCover,
  opening: props =>
    openingBand(props) ?? onPaper(<Opening theme={props.theme} copy={props.copy} />, props.theme),
  setText: setOnRoute,
  furniture: ({ theme, title }) => ({
    ...(title !== '' && { header: headBeside(theme, title) }),
    backdrop: toNodes(<Route theme={theme} numbered />)[0] as Element,
  }),
}

/** The running head above the text, clear of the route. */
function headBeside(theme: Theme, title: string): Element {
  const padding = flowEdges(theme, { start: routeIn(theme).text })
  return toNodes(<div style={{ padding }}>{PageHeader({ theme, title, ruled: false })}</div>)[0] as Element
}

function setOnRoute(flow: readonly Node[], setting: TextSetting): readonly Node[] {
  const { theme } = setting
  const nodes = flow.filter(node => isElement(node))
  if (nodes.length === 0) return []
  const { text, width } = routeIn(theme)
  const column: SideColumn = { theme, start: text, gap: width * 2.5 }
  const chapter = chapterTag(nodes)
  const set: Node[] = []
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at] as Element
    const next = nodes[at + 1]
    const before = nodes[at - 1]
    if (node.tagName === chapter) set.push(stop(node, theme))
    else if (before?.tagName === chapter && isBrief(node, LEAD)) set.push(inText(leadOf(node, theme), column))
    else if (before?.tagName === 'table' && isBrief(node, PANEL)) set.push(panel(node, theme))
    else if (hangs(node, next, column) && namedPoints(next).length === 0) {
      set.push(hung(node, next, column))
      at += 1
    } else set.push(blockOf(node, column, setting))
  }
  return [...set, inText(toNodes(<NotePlace theme={theme} />)[0] as Element, column)]
}

/** Letters of a paragraph that opens a chapter at large, and of one that may stand on the panel. */
const LEAD = 360
const PANEL = 280

function isBrief(node: Element, letters: number): boolean {
  return node.tagName === 'p' && textOf(node).length <= letters
}

/** A chapter's name with its stop on the route. */
function stop(heading: Element, theme: Theme): Element {
  const { text, start, width } = routeIn(theme)
  const { marginTop: _, ...style } = heading.style
  const look = displayStyle(theme, sizeAt(theme, 4))
  const middle = ((look.size ?? theme.type.base) * (look.leading ?? 1)) / 2
  const made = inPlaceOf(
    heading,
    <div style={{ position: 'relative', padding: flowEdges(theme, { start: text }), narrow: { padding: 0 } }}>
      {{ ...heading, style: { ...style, ...look, color: theme.color.accentText, keepWithNext: true } }}
      <Station theme={theme} middle={start + width / 2} centre={middle} size={width * 0.5} />
    </div>,
  )
  const marginTop = heading.style.marginTop === 0 ? 0 : space(theme, 2.5)
  return { ...made, style: { ...made.style, marginTop, keepWithNext: true } }
}

function leadOf(node: Element, theme: Theme): Element {
  return { ...node, style: { ...node.style, size: Math.round(theme.type.base * 1.25), leading: 1.4 } }
}

/** What follows from a table, on a field that begins with the route and runs out of the sheet. */
function panel(node: Element, theme: Theme): Element {
  const { text, start } = routeIn(theme)
  const { margin } = theme
  const after = theme.dir === 'rtl' ? margin.left : margin.right
  const outer = flowEdges(theme, { start, end: -after })
  const inner = flowEdges(theme, {
    ...{ top: space(theme, 1.25), bottom: space(theme, 1.25) },
    ...{ start: text - start, end: after },
  })
  const look = { size: Math.round(theme.type.base * 1.4), leading: 1.35, maxWidth: '100%' } as const
  const said = { ...node, style: { ...withoutRoom(node).style, ...look } }
  return inPlaceOf(
    node,
    <Band theme={theme} ground="accent" style={{ margin: outer, padding: inner }}>
      {() => onGround(said, theme, 'accent')}
    </Band>,
  )
}

function blockOf(node: Element, column: SideColumn, setting: TextSetting): Node {
  const { theme } = setting
  const points = namedPoints(node)
  if (points.length > 0) return rows(node, points, column)
  if (node.tagName === 'table') return tableOnRoute(node, theme)
  if (node.tagName === 'figure') return figureOf(node, column, setting)
  if (node.part === 'stats' || node.part === 'facts')
    return inPlaceOf(node, onPaper(withoutRoom(node), theme))
  return inText(node, column)
}

/** Rows that stay on one page. */
const FEW_ROWS = 5

/** Points on the route: names on its one side, numbers on it, the words on the other. */
function rows(list: Element, points: readonly NamedPoint[], column: SideColumn): Element {
  const { theme, start, gap } = column
  const Tag = list.tagName === 'ol' ? 'ol' : 'ul'
  const line = theme.type.base * theme.type.leading
  const route = routeIn(theme)
  return inPlaceOf(
    list,
    <Tag
      role="list"
      part="points"
      style={{
        ...{ display: 'flex', direction: 'column', gap: space(theme, 1), textAlign: 'start' },
        ...(points.length <= FEW_ROWS && { breakInside: 'avoid' }),
      }}
    >
      {points.map(({ name, words, others }, at) => (
        <li
          style={{
            ...{ position: 'relative', display: 'grid', columns: [start, roomAcross(theme) - start] },
            ...{ breakInside: 'avoid', narrow: { display: 'block' } },
            // No row stands alone on its page.
            ...((at === 0 || at === points.length - 2) && { keepWithNext: true }),
          }}
        >
          <p style={{ padding: flowEdges(theme, { end: gap }), narrow: { padding: 0 } }}>{name}</p>
          <div>
            <p>{words}</p>
            {others}
          </div>
          <Station
            theme={theme}
            middle={route.start + route.width / 2}
            centre={line / 2}
            size={route.width * (Tag === 'ol' ? 0.5 : 0.34)}
          />
        </li>
      ))}
    </Tag>,
  )
}

/** A photograph runs from the edge of the text out of the sheet; its words and other pictures keep to the text. */
function figureOf(node: Element, column: SideColumn, { theme, isPhotograph }: TextSetting): Node {
  const [first] = node.children.filter(child => isElement(child))
  const captions = node.children
    .slice(1)
    .map(child => (isElement(child, 'figcaption') ? readable(child, theme) : child))
  if (first?.tagName === 'table') {
    const words = captions.map(child => (isElement(child) ? inText(child, column) : child))
    return { ...node, children: [tableOnRoute(first, theme), ...words] }
  }
  if (first?.tagName !== 'img' || !isPhotograph(first.properties.src ?? '')) return inText(node, column)
  const end = theme.dir === 'rtl' ? theme.margin.left : theme.margin.right
  const picture = { ...first, style: { width: '100%' as const } }
  const place: Style = { margin: flowEdges(theme, { end: -end }), narrow: { margin: [0, -20] } }
  const made = { ...node, children: toNodes([<div style={place}>{picture}</div>, captions]) }
  return inText(made, column)
}
