import { displayStyle, flowEdges, PageFooter, PageHeader } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import { mm } from '../../../core/theme/page.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { displaySetting, widestWord } from '../../fitting/measure.ts'
import { acrossSheet, Band, inPlaceOf } from '../sheets/bleed.tsx'
import { openingBand } from '../covers/opening-band.tsx'
import { windowCover } from '../covers/window-cover.tsx'
import type { PaperLook, TextSetting } from './paper.tsx'
import { setTable } from './set-table.tsx'

/** A round window on the cover, chapters on two columns, and the page's number in the corner of the sheet. */
export const chapters: PaperLook = {
  cover: windowCover,
  opening: openingBand,
  setText: setChapters,
  firstPage: text => text.findIndex(node => isElement(node) && node.part === closingPart) + 1,
  furniture: ({ theme, title, date, onField = false }) => ({
    header: numberedHead(theme, title, onField),
    ...(!onField && { footer: PageFooter({ theme, start: date, numbers: 'none' }) }),
  }),
}

/** px from the corner of the sheet that the field of a page's number takes. */
const CORNER = mm(22)

/** px by which a running head as high as the margin would be too high for it. */
const HEAD_GAP = 8

/** The running head, and the page's number on a quarter of a disc in the outer corner, light where that is on a field. */
function numberedHead(theme: Theme, title: string, onField: boolean): Element {
  const { margin, color, type, dir, page } = theme
  const rtl = dir === 'rtl'
  const [fill, ink] = onField ? [color.paper, color.accentText] : [color.accent, color.onAccent]
  const d = rtl
    ? `M 0 0 A ${CORNER} ${CORNER} 0 0 1 ${CORNER} ${CORNER} L 0 ${CORNER} Z`
    : `M ${CORNER} 0 A ${CORNER} ${CORNER} 0 0 0 0 ${CORNER} L ${CORNER} ${CORNER} Z`
  const top = page.height - CORNER - HEAD_GAP / 2
  const side = rtl ? { left: -margin.left } : { right: -margin.right }
  const corner = { position: 'absolute', ...side, width: CORNER } as const
  const number = {
    family: type.text,
    size: sizeAt(theme, -1),
    weight: type.strongWeight,
    color: ink,
  } as const
  const box: Style = { position: 'relative', minHeight: Math.max(margin.top - HEAD_GAP, 0) }
  return toNodes(
    <div style={{ ...box, display: 'flex', direction: 'column', justify: 'center' }}>
      {PageHeader({ theme, title, ruled: false })}
      <svg
        ariaHidden
        art={{ viewBox: [CORNER, CORNER], outlines: [{ d, fill }] }}
        style={{ ...corner, top, height: CORNER }}
      />
      <p
        style={{
          ...corner,
          ...number,
          top: top + CORNER * 0.5,
          padding: [0, CORNER * 0.22],
          textAlign: 'end',
        }}
      >
        <span field="page" />
      </p>
    </div>,
  )[0] as Element
}

/**
 * Text in chapters on two columns, of which the wider at the end side holds the text and the other the headings of sections.
 * A chapter opens with its name and its first sentences set large; points that have names stand side by side; what was said by
 * somebody is set large, photographs fill the sheet across, and a sentence that ends the first chapter stands on the accent.
 */
export function setChapters(flow: readonly Node[], setting: TextSetting): readonly Node[] {
  const nodes = flow.filter(node => isElement(node))
  const chapter = chapterTag(nodes)
  const closing = closingSentence(nodes, chapter)
  const end = sourcesAt(nodes, chapter)
  const set: Node[] = []
  for (let at = 0; at < end; at += 1) {
    const node = nodes[at] as Element
    const next = nodes[at + 1]
    const before = nodes[at - 1]
    if (node.tagName === chapter) set.push(chapterHeading(node, setting))
    else if (before?.tagName === chapter && isLead(node)) set.push(leadOf(node, setting))
    else if (node === closing) set.push(closingBand(node, setting))
    else if (isHanging(node, next, setting)) {
      set.push(hung(node, next, setting))
      at += 1
    } else set.push(blockOf(node, setting))
  }
  const [heading, ...sources] = nodes.slice(end)
  return heading ? [...set, sourcesBand(heading, sources, setting.theme)] : set
}

/** Letters of sources that stay on one page. */
const SOURCES = 2400

/** Where a last chapter begins that is one short list: what a text rests on. */
function sourcesAt(nodes: readonly Element[], chapter: string | undefined): number {
  const [heading, list] = nodes.slice(-2)
  const isShort = heading?.tagName === chapter && list !== undefined && textOf(list).length <= SOURCES
  return isShort && ['ol', 'ul'].includes(list.tagName) && nodes.length > 4 ? nodes.length - 2 : nodes.length
}

/** The sources of a text in small type on a tint, its heading beside them. */
function sourcesBand(heading: Element, sources: readonly Element[], theme: Theme): Element {
  const made = inPlaceOf(
    heading,
    <Band theme={theme} ground="tint">
      {on => {
        const start = textStart(on)
        const width = on.page.width - on.margin.left - on.margin.right
        const { marginTop: _, ...style } = heading.style
        const columns = start > 0 ? [start, width - start] : 1
        return (
          <div style={{ display: 'grid', columns, gap: [space(on, 1), 0], narrow: { display: 'block' } }}>
            {{ ...heading, style: { ...style, ...displayStyle(on, sizeAt(on, 2)) } }}
            <div style={{ size: sizeAt(on, -1) }}>
              {sources.map(list => ({ ...list, style: { ...list.style, marginTop: 0 } }))}
            </div>
          </div>
        )
      }}
    </Band>,
  )
  return { ...made, style: { ...made.style, marginTop: space(theme, 3) } }
}

/** The highest heading that the text has. */
function chapterTag(nodes: readonly Element[]): string | undefined {
  return ['h1', 'h2', 'h3'].find(tag => nodes.some(node => node.tagName === tag))
}

/** px from the start of the sheet's text area to the text column: a third of it, less where lines would be long. */
function textStart({ page, margin, type }: Theme): number {
  const width = page.width - margin.left - margin.right
  const start = Math.min(Math.max(width - type.measure, width * 0.28), width / 3)
  return start < LEAST ? 0 : Math.round(start)
}

/** px: beside less no column is worth having. */
const LEAST = 90

function inColumn(node: Element, { theme }: TextSetting): Element {
  const keep = /^h[1-6]$/.test(node.tagName) || node.style.keepWithNext === true
  const { marginTop: _, ...style } = node.style
  const room = flowEdges(theme, { start: textStart(theme) })
  return inPlaceOf(
    node,
    <div style={{ padding: room, narrow: { padding: 0 }, ...(keep && { keepWithNext: true }) }}>
      {{ ...node, style }}
    </div>,
  )
}

function chapterHeading(node: Element, { theme }: TextSetting): Element {
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

function isLead(node: Element): boolean {
  return node.tagName === 'p' && textOf(node).length <= LEAD
}

function leadOf(node: Element, { theme }: TextSetting): Element {
  const size = Math.round(theme.type.base * 1.4)
  return {
    ...node,
    style: { ...node.style, size, leading: 1.4, maxWidth: '100%', marginTop: space(theme, 1) },
  }
}

/** Letters of a sentence that may stand on the accent. */
const CLOSING = 260

/** The last paragraph of a first chapter that others follow. */
function closingSentence(nodes: readonly Element[], chapter: string | undefined): Element | undefined {
  const [first, second] = nodes.flatMap((node, at) => (node.tagName === chapter ? [at] : []))
  if (first === undefined || second === undefined || second - first < 4) return undefined
  const last = nodes[second - 1]
  return last?.tagName === 'p' && textOf(last).length <= CLOSING ? last : undefined
}

/** Part of the band that ends the first chapter. */
const closingPart = 'closing'

function closingBand(node: Element, { theme }: TextSetting): Element {
  const { marginTop: _, ...style } = node.style
  const said = (on: Theme): Style => ({
    ...style,
    ...displayStyle(on, Math.round(on.type.base * 2.1)),
    ...{ transform: 'none', maxWidth: '88%', leading: 1.25, textWrap: 'balance' },
  })
  const band = (
    <Band theme={theme} ground="accent" room={2.5}>
      {on => ({ ...node, style: said(on) })}
    </Band>
  )
  const made = inPlaceOf(node, band)
  return { ...made, part: closingPart, style: { ...made.style, marginTop: space(theme, 2.5) } }
}

/** A section's heading stands beside the block below it where that is text and no word of the heading is broken. */
function isHanging(node: Element, next: Element | undefined, { theme }: TextSetting): next is Element {
  if (!['h2', 'h3', 'h4'].includes(node.tagName) || next === undefined) return false
  const start = textStart(theme) - gapIn(theme)
  const size = node.style.size ?? theme.type.base
  const fits = widestWord(textOf(node), displaySetting(theme, size)) <= start
  return ['p', 'ul', 'ol'].includes(next.tagName) && textStart(theme) > 0 && fits
}

function gapIn(theme: Theme): number {
  return space(theme, 1.25)
}

function hung(heading: Element, next: Element, { theme }: TextSetting): Element {
  const { marginTop: _, ...style } = heading.style
  const { marginTop: _next, ...below } = next.style
  const width = theme.page.width - theme.margin.left - theme.margin.right
  const start = textStart(theme)
  const columns = [start, width - start]
  const made = inPlaceOf(
    heading,
    <div part="hung" style={{ display: 'grid', columns, narrow: { display: 'block' } }}>
      <div style={{ padding: flowEdges(theme, { end: gapIn(theme) }), narrow: { padding: [0, 0, 8, 0] } }}>
        {{ ...heading, style: { ...style, color: theme.color.accentText, textWrap: 'normal' } }}
      </div>
      <div>{{ ...next, style: below }}</div>
    </div>,
  )
  return made
}

function blockOf(node: Element, setting: TextSetting): Node {
  const { theme } = setting
  if (node.tagName === 'blockquote') return inColumn(spoken(node, theme), setting)
  if (node.tagName === 'ul' && isNamed(node)) return namedPoints(node, setting)
  if (node.tagName === 'table') return setTable(node, theme)
  if (node.tagName === 'figure') return figureOf(node, setting)
  if (['h1', 'h2', 'h3'].includes(node.tagName) || node.part === 'stats' || node.part === 'facts') return node
  return inColumn(node, setting)
}

/** What somebody said, in the display face. */
export function spoken(node: Element, theme: Theme): Element {
  const { borderLeft: _, borderRight: _end, padding: _room, ...style } = node.style
  const look = { ...displayStyle(theme, sizeAt(theme, 2)), transform: 'none' as const, leading: 1.3 }
  return { ...node, style: { ...style, ...look, color: theme.color.accentText, breakInside: 'avoid' } }
}

/** Points of which each opens with its name in bold. */
export function isNamed({ children }: Element): boolean {
  const items = children.filter(child => isElement(child, 'li'))
  return items.length >= 2 && items.every(item => nameIn(item) !== undefined && textOf(item).length <= 320)
}

/** The name that a point opens with, and the paragraph that it opens. */
function nameIn(item: Node): { readonly name: Element; readonly opens: Element } | undefined {
  const opens = isElement(item) ? item.children.find(child => isElement(child)) : undefined
  if (!isElement(opens, 'p')) return undefined
  const name = opens.children.find(child => !(child.type === 'text' && child.value.trim() === ''))
  return isElement(name, 'strong') && opens.children.length > 1 ? { name, opens } : undefined
}

/** Points under their names, two side by side, each under a line; an odd number has names beside the words instead. */
function namedPoints(node: Element, setting: TextSetting): Element {
  const { theme } = setting
  const items = node.children.filter(child => isElement(child, 'li'))
  const gap = gapIn(theme)
  const even = items.length % 2 === 0
  const look: Style = even
    ? { display: 'grid', columns: 2, gap: [gap * 1.2, gap], narrow: { columns: 1 } }
    : { display: 'flex', direction: 'column', gap: gap * 0.6 }
  return inPlaceOf(
    node,
    <ul role="list" part="points" style={look}>
      {items.map(item => namedPoint(item, setting, even))}
    </ul>,
  )
}

function namedPoint(item: Element, { theme }: TextSetting, even: boolean): Child {
  const { name, opens } = nameIn(item) as { name: Element; opens: Element }
  const rest = opens.children.slice(opens.children.indexOf(name) + 1)
  const others = item.children.filter(child => child !== opens)
  const width = theme.page.width - theme.margin.left - theme.margin.right
  const line = { width: Math.max(theme.rule, 1), color: theme.color.accentText }
  const start = textStart(theme)
  const beside: Style =
    even || start === 0
      ? {}
      : { display: 'grid', columns: [start, width - start], narrow: { display: 'block' } }
  const title = {
    ...displayStyle(theme, Math.round(theme.type.base * (even ? 1.5 : 1.2))),
    color: theme.color.accentText,
    ...(even ? { marginBottom: space(theme, 0.4) } : { padding: flowEdges(theme, { end: gapIn(theme) }) }),
  }
  return (
    <li style={{ borderTop: line, padding: [space(theme, 0.5), 0, 0, 0], breakInside: 'avoid', ...beside }}>
      <p style={title}>{{ ...name, style: { weight: theme.type.displayWeight } }}</p>
      <div>
        <p>{rest}</p>
        {others}
      </div>
    </li>
  )
}

/** How much of the sheet's height a photograph takes. */
const PHOTOGRAPH = 0.36

/** A photograph reaches both edges of the sheet, its words keep to the column; tables and drawings stay within the margins. */
function figureOf(node: Element, setting: TextSetting): Node {
  const { theme, isPhotograph } = setting
  const [first] = node.children.filter(child => isElement(child))
  if (first?.tagName === 'table')
    return { ...node, children: [setTable(first, theme), ...node.children.slice(1)] }
  if (first?.tagName !== 'img' || !isPhotograph(first.properties.src ?? '')) return inColumn(node, setting)
  const words = node.children.slice(1).map(child => (isElement(child) ? inColumn(child, setting) : child))
  const height = Math.round(theme.page.height * PHOTOGRAPH)
  const picture = { ...first, style: { width: '100%' as const, height, fit: 'cover' as const } }
  return { ...node, children: toNodes([<div style={acrossSheet(theme)}>{picture}</div>, words]) }
}
