import { displayStyle, PageFooter, PageHeader } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import { sizeAt, space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { acrossSheet, inPlaceOf } from '../sheets/bleed.tsx'
import { openingBand } from '../covers/opening-band.tsx'
import { windowCover } from '../covers/window-cover.tsx'
import type { PaperLook, TextSetting } from './paper.tsx'
import { withFigures } from './large-figures.ts'
import { setTable } from './set-table.tsx'
import { sourcesAt, sourcesBand } from './sources.tsx'
import {
  chapterTag,
  fittedCode,
  hangingTags,
  hung,
  heldBelowHeadings,
  inText,
  isLongCode,
  isSectionHeading,
  type NamedPoint,
  namedPoints,
  readable,
  type SideColumn,
  sideColumn,
} from './side-column.tsx'

/** A round window on the cover, chapters on two columns, and the page's number in the corner of the sheet. */
export const chapters: PaperLook = {
  cover: windowCover,
  opening: openingBand,
  isOneColumn: (flow, theme) =>
    hangingOf(
      flow.filter(node => isElement(node)),
      sideColumn(theme, sideShare(theme)),
    ).size === 0,
  tables: 1,
  setText: setChapters,
  furniture: ({ theme, title, date }) => ({
    header: PageHeader({ theme, title, ruled: false }),
    footer: PageFooter({ theme, start: date }),
  }),
}

/**
 * Text in chapters on two columns, of which the wider at the end side holds the text and the other the headings of sections.
 * The first chapter opens with its first sentences set large; points that have names stand side by side; what was said by
 * somebody is set large, and photographs fill the sheet across.
 */
function setChapters(flow: readonly Node[], setting: TextSetting): readonly Node[] {
  const { theme } = setting
  const nodes = heldBelowHeadings(flow.filter(node => isElement(node)))
  const beside = sideColumn(theme, sideShare(theme))
  const chapter = chapterTag(nodes)
  // A column in which nothing would stand is no column.
  const hanging = hangingOf(nodes, beside)
  const column = hanging.size > 0 ? beside : { ...beside, start: 0 }
  const lead = leadIn(nodes, chapter)
  const end = sourcesAt(nodes, chapter)
  const set: Node[] = []
  for (let at = 0; at < end; at += 1) {
    const node = nodes[at] as Element
    const next = nodes[at + 1]
    if (node.tagName === chapter) set.push(chapterHeading(node, theme))
    else if (node === lead) set.push(leadOf(node, theme))
    else if (next && hanging.has(node.tagName)) {
      set.push(hung(node, next, column))
      at += 1
    } else if (node.tagName === 'blockquote' && !isSectionHeading(nodes[at - 1], chapter))
      set.push(inText(spoken(node, theme), column))
    else set.push(blockOf(node, column, setting))
  }
  const [heading, ...sources] = nodes.slice(end)
  return heading ? [...set, sourcesBand(heading, sources, column)] : set
}

/** Headings that make it worth while to have a column for them. */
const LEAST_HUNG = 3

/** Ranks of headings that stand beside their text; none where they are too few for a column of their own. */
function hangingOf(nodes: readonly Element[], column: SideColumn): ReadonlySet<string> {
  const tags = hangingTags(nodes, column)
  return nodes.filter(({ tagName }) => tags.has(tagName)).length >= LEAST_HUNG ? tags : new Set()
}

/** A quarter of the room for the column beside the text, less where that leaves its lines short. */
function sideShare(theme: Theme): number {
  const room = roomAcross(theme)
  return Math.min(Math.max(1 - theme.type.measure / room, 0.22), 0.26)
}

function chapterHeading(node: Element, theme: Theme): Element {
  const size = sizeAt(theme, 4)
  return {
    ...node,
    style: {
      ...node.style,
      ...displayStyle(theme, size),
      ...{ color: theme.color.accentText, maxWidth: '100%', keepWithNext: true },
      marginTop: node.style.marginTop === 0 ? 0 : space(theme, 3.5),
    },
  }
}

/** Letters of a paragraph that a chapter may open with at large. */
const LEAD = 420

/** Letters of a paragraph that may be set large at least: below, it greets or names something. */
const LEAST_LEAD = 60

/** The paragraph that the first chapter opens with, where it leads into the document. */
function leadIn(nodes: readonly Element[], chapter: string | undefined): Element | undefined {
  const at = nodes.findIndex(({ tagName }) => tagName === chapter) + 1
  const first = nodes[at]
  return first && isLead(first, nodes[at + 1], chapter) ? first : undefined
}

function isLead(node: Element, next: Element | undefined, chapter: string | undefined): boolean {
  const goesOn = next !== undefined && next.tagName !== chapter
  // The first of some that each open with a name in bold is one of them.
  const isNamed = isElement(node.children[0], 'strong')
  const letters = textOf(node).length
  return (
    node.tagName === 'p' &&
    !isNamed &&
    letters >= LEAST_LEAD &&
    letters <= (goesOn ? LEAD : LEAD / 2) &&
    SENTENCE.test(textOf(node).trim())
  )
}

function leadOf(node: Element, theme: Theme): Element {
  const size = Math.round(theme.type.base * 1.25)
  return {
    ...node,
    style: { ...node.style, size, leading: 1.4, maxWidth: '100%', marginTop: space(theme, 1) },
  }
}

/** What ends as sentences do: a name with an office under it, who signs, does not. */
const SENTENCE = /[.!?…。！？][\p{Pf}\p{Pe}"']?$/u

function blockOf(node: Element, column: SideColumn, setting: TextSetting): Node {
  const { theme } = setting
  const points = namedPoints(node)
  if (points.length > 0) return pointsOf(node, points, column)
  if (node.tagName === 'table') return setTable(node, theme)
  if (node.tagName === 'figure') return figureOf(node, column, setting)
  if (node.part === 'stats') return withFigures(node, theme)
  if (['h1', 'h2', 'h3', 'nav'].includes(node.tagName) || node.part === 'facts') return node
  const set = fittedCode(node, column)
  return isLongCode(node, column) ? set : inText(set, column)
}

/** What somebody said, in the display face. */
function spoken(node: Element, theme: Theme): Element {
  const { borderLeft: _, borderRight: _end, padding: _room, ...style } = node.style
  const look = { ...displayStyle(theme, sizeAt(theme, 2)), transform: 'none' as const, leading: 1.3 }
  return { ...node, style: { ...style, ...look, color: theme.color.accentText, breakInside: 'avoid' } }
}

/** Points that are seen at once, and their letters: they stay on one page. */
const FEW_POINTS = 6
const FEW_LETTERS = 640

/** Points under their names, two side by side, each under a line; the last of an odd number has both places. */
function pointsOf(list: Element, points: readonly NamedPoint[], { theme, gap }: SideColumn): Element {
  const line = { width: Math.max(theme.rule, 1), color: theme.color.accentText }
  const isLone = (at: number): boolean => at === points.length - 1 && at % 2 === 0
  const isStrip = points.length <= FEW_POINTS && textOf(list).length <= FEW_LETTERS
  return inPlaceOf(
    list,
    <ul
      role="list"
      part="points"
      style={{
        ...{ display: 'grid', columns: 2, gap: [gap * 1.2, gap], narrow: { columns: 1 } },
        ...(isStrip && { breakInside: 'avoid' }),
      }}
    >
      {points.map(({ name, words, others }, at) => (
        <li
          style={{
            ...{ borderTop: line, padding: [space(theme, 0.5), 0, 0, 0], breakInside: 'avoid' },
            ...(isLone(at) && { span: 2, narrow: { span: 1 } }),
          }}
        >
          <PointName theme={theme} name={name} />
          <p style={{ marginTop: space(theme, 0.4) }}>{words}</p>
          {others}
        </li>
      ))}
    </ul>,
  )
}

interface PointNameProps {
  readonly theme: Theme
  readonly name: Element
}

function PointName({ theme, name }: PointNameProps): Child {
  const look = displayStyle(theme, Math.round(theme.type.base * 1.4))
  return (
    <p style={{ ...look, color: theme.color.accentText }}>
      {{ ...name, style: { weight: theme.type.displayWeight } }}
    </p>
  )
}

/** How much of the sheet's height a photograph takes. */
const PHOTOGRAPH = 0.36

/** A photograph reaches both edges of the sheet, its words keep to the column; tables and drawings stay within the margins. */
function figureOf(node: Element, column: SideColumn, { theme, isPhotograph }: TextSetting): Node {
  const [first] = node.children.filter(child => isElement(child))
  const captions = node.children
    .slice(1)
    .map(child => (isElement(child, 'figcaption') ? readable(child, theme) : child))
  if (first?.tagName === 'table') return { ...node, children: [setTable(first, theme), ...captions] }
  if (first?.tagName !== 'img' || !isPhotograph(first.properties.src ?? ''))
    return inText({ ...node, children: first ? [first, ...captions] : captions }, column)
  const words = captions.map(child => (isElement(child) ? inText(child, column) : child))
  const height = Math.round(theme.page.height * PHOTOGRAPH)
  const picture = { ...first, style: { width: '100%' as const, height, fit: 'cover' as const } }
  return { ...node, children: toNodes([<div style={acrossSheet(theme)}>{picture}</div>, words]) }
}
