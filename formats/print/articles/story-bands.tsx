import { bodyStyle, displayStyle, flowEdges, PageFooter, PageHeader } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import { sizeAt, space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { evenSplit } from '../../fitting/halves.ts'
import { type Cover, titleSize } from '../covers/cover.tsx'
import { windowCover } from '../covers/window-cover.tsx'
import { Abstract, Authors, Bylines, Dates, Facts, Mark, Subtitle, Title } from '../openings/opening.tsx'
import { acrossSheet, Band, inPlaceOf, onGround, withoutRoom } from '../sheets/bleed.tsx'
import type { PaperLook, TextSetting } from './paper.tsx'
import { chapterTag } from './side-column.tsx'
import { withFigures } from './large-figures.ts'
import { besideName } from './text-column.tsx'

/**
 * A story in bands across the sheet: its title as large as three lines of it can be, its picture beside its facts, chapters in
 * pairs of columns, the results on the accent, and on a tint what the reader should do.
 */
export const storyBands: PaperLook = {
  cover: windowCover,
  opening: storyOpening,
  setText: setStory,
  toFoot,
  furniture: ({ theme, title, date }) => ({
    ...(title !== '' && { header: PageHeader({ theme, title, ruled: false }) }),
    footer: PageFooter({ theme, start: date, numbers: 'number' }),
  }),
}

/** How much of the sheet's height an opening may take. */
const OPENING = 0.6

function storyOpening({ theme, copy, measure, spare = 0 }: Parameters<Cover>[0]): Child | undefined {
  const { page, type } = theme
  const width = roomAcross(theme)
  const size = titleSize(copy.title?.text ?? '', theme, {
    width,
    lines: 3,
    least: type.base * 2.6,
    most: Math.min(type.base * 6 * theme.design.type.displayScale, page.height * 0.08),
  })
  const hasFacts = copy.entries.length + copy.contacts.length + copy.texts.length > 0
  const words = (
    <div>
      <Mark theme={theme} copy={copy} />
      <Title theme={theme} copy={copy} size={size} style={{ leading: 1.02 }} />
      <Subtitle
        theme={theme}
        copy={copy}
        style={{ marginTop: space(theme, 1), size: sizeAt(theme, 1), maxWidth: width * 0.85 }}
      />
      <Authors theme={theme} copy={copy} />
      <Bylines theme={theme} copy={copy} />
      <Dates theme={theme} copy={copy} />
      <Abstract theme={theme} copy={copy} />
    </div>
  )
  const facts = hasFacts && (
    <div style={{ marginTop: space(theme, 1.5) }}>
      <Band theme={theme} ground="accent" room={0.75} style={{ breakInside: 'avoid' }}>
        {on => <Facts theme={on} copy={copy} />}
      </Band>
    </div>
  )
  const { height } = measure.piece(<div style={bodyStyle(theme)}>{[words, facts]}</div>, width)
  if (height > page.height * OPENING) return undefined
  // Room above nothing is a hole.
  const room = copy.title === undefined ? 0 : Math.min(spare, page.height * GROWN)
  const free = (share: number): Child =>
    room > 0 && <div ariaHidden style={{ height: Math.floor(room * share), narrow: { height: 0 } }} />
  return [free(ABOVE), words, free(1 - ABOVE), facts]
}

/** The most of the page's height that an opening grows by, and the share of it above its title; the rest is below its words. */
const GROWN = 0.3
const ABOVE = 0.6

/** A chapter's heading and what stands below it. */
interface Chapter {
  readonly heading: Element
  readonly blocks: readonly Element[]
}

function setStory(flow: readonly Node[], { theme, isPhotograph }: TextSetting): readonly Node[] {
  const nodes = flow.filter(node => isElement(node))
  const tag = chapterTag(nodes)
  const first = nodes.findIndex(({ tagName }) => tagName === tag)
  const head = first < 0 ? nodes : nodes.slice(0, first)
  const chapters: { heading: Element; blocks: Element[] }[] = []
  for (const node of first < 0 ? [] : nodes.slice(first)) {
    if (node.tagName === tag) chapters.push({ heading: node, blocks: [] })
    else chapters.at(-1)?.blocks.push(node)
  }
  // Two bands in the accent one below the other would be one.
  const isLed = chapters[0]?.blocks.some(({ part }) => part === 'stats') === true
  return [...setHead(head, theme, isPhotograph, isLed), ...setChapters(chapters, theme)]
}

/** What stands above the first chapter: the picture and the facts side by side across the sheet, figures on the accent. */
function setHead(
  head: readonly Element[],
  theme: Theme,
  isPhotograph: TextSetting['isPhotograph'],
  isLed: boolean,
): readonly Node[] {
  const set: Node[] = []
  for (let at = 0; at < head.length; at += 1) {
    const node = head[at] as Element
    const next = head[at + 1]
    const pair = [node, next].filter(one => one !== undefined)
    const facts = pair.find(({ part }) => part === 'facts')
    const picture = pair.find(one => isPicture(one, isPhotograph))
    if (next?.part === 'results' && node.part === 'facts') {
      const apart = { ...next, style: { ...next.style, marginTop: space(theme, 1.5) } }
      set.push(bandOf(node, [node, apart], 'accent', theme))
      at += 1
    } else if (node.part === 'results') set.push(bandOf(node, [node], 'accent', theme))
    else if (facts && picture) {
      set.push(pictureAndFacts(pair, facts, theme))
      at += 1
    } else if (node.part === 'stats' && head[at - 1]?.part !== 'facts')
      set.push(bandOf(node, [withFigures(node, theme)], 'accent', theme))
    else if (node.part === 'facts')
      set.push(bandOf(node, [node], isLed && at === head.length - 1 ? 'quiet' : 'accent', theme))
    else if (isPicture(node, isPhotograph)) set.push(acrossPicture(node, theme))
    else set.push(node)
  }
  return set
}

function isPicture(node: Element, isPhotograph: TextSetting['isPhotograph']): boolean {
  const [only, ...others] = node.tagName === 'figure' ? node.children : []
  return isElement(only, 'img') && others.length === 0 && isPhotograph(only.properties.src ?? '')
}

/** How much of the sheet's height a picture takes. */
const PICTURE = 0.27

/** Both across the sheet in the order of the copy: the facts a third of it on the accent, one below the other. */
function pictureAndFacts(pair: readonly Element[], facts: Element, theme: Theme): Element {
  const { page, margin } = theme
  const room = space(theme, 1.5)
  const minHeight = Math.round(page.height * PICTURE)
  const on = themeOn(theme, 'accent').color
  const [before, after] = pair[0] === facts ? [margin.left, room] : [room, margin.right]
  const column: Style = {
    ...{ display: 'flex', direction: 'column', justify: 'center' },
    ...{ background: on.paper, color: on.text },
    padding: flowEdges(theme, { top: room, bottom: room, start: before, end: after }),
  }
  const list = onGround(withoutRoom(facts), theme, 'accent')
  const { margin: across, narrow } = acrossSheet(theme)
  const columns = pair[0] === facts ? [1.1, 2] : [2, 1.1]
  const made = inPlaceOf(
    pair[0] as Element,
    <div
      style={{
        ...{ margin: across, display: 'grid', columns, breakInside: 'avoid' },
        narrow: { ...narrow, columns: 1 },
      }}
    >
      {pair.map(one =>
        one === facts ? (
          <div style={column}>{{ ...list, style: { ...list.style, columns: 1, gap: space(theme, 1) } }}</div>
        ) : (
          ({
            ...one.children[0],
            style: { width: '100%', height: minHeight, fit: 'cover' as const },
          } as Element)
        ),
      )}
    </div>,
  )
  return { ...made, style: { ...made.style, marginTop: space(theme, 1.5) } }
}

function acrossPicture(node: Element, theme: Theme): Element {
  const style: Style = { width: '100%', height: Math.round(theme.page.height * PICTURE), fit: 'cover' }
  return inPlaceOf(node, <div style={acrossSheet(theme)}>{{ ...node.children[0], style } as Element}</div>)
}

function bandOf(
  first: Element,
  nodes: readonly Element[],
  ground: 'accent' | 'quiet',
  theme: Theme,
): Element {
  const made = inPlaceOf(
    first,
    <Band theme={theme} ground={ground} room={1.75}>
      {() => nodes.map((node, at) => onGround(at === 0 ? withoutRoom(node) : node, theme, ground))}
    </Band>,
  )
  return { ...made, style: { ...made.style, marginTop: space(theme, 2) } }
}

/** Letters of a chapter that may stand in one of two columns. */
const COLUMN = 1300

function isPlain({ blocks }: Chapter): boolean {
  const letters = blocks.reduce((sum, block) => sum + textOf(block).length, 0)
  return (
    blocks.length > 0 &&
    letters <= COLUMN &&
    blocks.every(({ tagName }) => ['p', 'ul', 'ol'].includes(tagName))
  )
}

function setChapters(chapters: readonly Chapter[], theme: Theme): readonly Node[] {
  const set: Node[] = []
  for (let at = 0; at < chapters.length; at += 1) {
    const chapter = chapters[at] as Chapter
    const next = chapters[at + 1]
    const last = at === chapters.length - 1
    if (chapter.blocks.some(({ part }) => part === 'stats')) set.push(...results(chapter, theme))
    else if (last && chapters.length > 1 && isCall(chapter)) set.push(call(chapter, theme))
    else if (next && isPlain(chapter) && isPlain(next) && !(at + 1 === chapters.length - 1 && isCall(next))) {
      set.push(pairOf(chapter, next, theme))
      at += 1
    } else set.push(...alone(chapter, theme))
  }
  return set
}

function headed({ heading }: Chapter, theme: Theme): Element {
  const { style } = withoutRoom(heading)
  const look = displayStyle(theme, Math.round(sizeAt(theme, 2)))
  return { ...heading, style: { ...style, ...look, color: theme.color.accentText, maxWidth: '100%' } }
}

function spaced(blocks: readonly Element[]): readonly Node[] {
  return blocks.map(block => ({ ...block, style: { ...block.style, maxWidth: '100%' as const } }))
}

/** Two chapters side by side. */
function pairOf(one: Chapter, other: Chapter, theme: Theme): Element {
  const column = (chapter: Chapter) => (
    <div>
      {headed(chapter, theme)}
      {spaced(chapter.blocks)}
    </div>
  )
  const made = inPlaceOf(
    one.heading,
    <div part="pair" style={{ display: 'grid', columns: 2, gap: space(theme, 2), narrow: { columns: 1 } }}>
      {column(one)}
      {column(other)}
    </div>,
  )
  return { ...made, style: { ...made.style, marginTop: space(theme, 2) } }
}

/** A chapter by itself: text of several paragraphs in two columns, anything else beside its name. */
function alone(chapter: Chapter, theme: Theme): readonly Node[] {
  const { heading, blocks } = chapter
  const end = blocks.findIndex(({ tagName }) => !['p', 'ul', 'ol'].includes(tagName))
  const text = end < 0 ? blocks : blocks.slice(0, end)
  const rest = end < 0 ? [] : blocks.slice(end)
  const [one = [], other = []] = text.length < 2 ? [] : halves(text)
  // What announces a list stands above it.
  const announces = /[:：]\s*$/u.test(textOf(one.at(-1) ?? heading))
  if (!isPlain({ heading, blocks: text }) || text.length < 2 || announces) {
    const { marginTop = 0 } = heading.style
    const name = headed(chapter, theme)
    return besideName({ ...name, style: { ...name.style, marginTop } }, blocks, theme)
  }
  const made = inPlaceOf(
    heading,
    <div part="columns">
      {headed(chapter, theme)}
      <div
        style={{
          ...{ display: 'grid', columns: 2, gap: space(theme, 2), narrow: { columns: 1, gap: 0 } },
          marginTop: space(theme, 0.5),
        }}
      >
        <div>{spaced(openingColumn(one))}</div>
        <div>{spaced(openingColumn(other))}</div>
      </div>
    </div>,
  )
  const columns = { ...made, style: { ...made.style, marginTop: space(theme, 2) } }
  return [columns, ...rest.map(node => shown(node, theme))]
}

/** Blocks in two columns of about the same height, in their order. */
function halves(blocks: readonly Element[]): readonly [readonly Element[], readonly Element[]] {
  const split = evenSplit(blocks.map(block => textOf(block).length))
  return [blocks.slice(0, split), blocks.slice(split)]
}

/** Blocks at the head of a column. */
function openingColumn([first, ...others]: readonly Element[]): readonly Element[] {
  return first ? [withoutRoom(first), ...others] : []
}

/** What stands across the sheet by itself, a quotation farther from what is above it. */
function shown(node: Element, theme: Theme): Element {
  if (node.part !== 'pull-quote') return node
  return { ...node, style: { ...node.style, marginTop: space(theme, 2.5) } }
}

/** What came of it, on the accent: up to what is no text. */
function results({ heading, blocks }: Chapter, theme: Theme): readonly Node[] {
  const end = blocks.findIndex(
    ({ tagName, part }) => part !== 'stats' && !['p', 'ul', 'ol'].includes(tagName),
  )
  const told = (end < 0 ? blocks : blocks.slice(0, end)).map(block => {
    if (block.part === 'stats') return withFigures(block, theme)
    return {
      ...block,
      style: { ...block.style, size: Math.round(theme.type.base * 1.15), maxWidth: '90%' as const },
    }
  })
  const band = bandOf(
    heading,
    [{ ...heading, style: { ...heading.style, ...displayStyle(theme, sizeAt(theme, 2)) } }, ...told],
    'accent',
    theme,
  )
  const rest = end < 0 ? [] : blocks.slice(end)
  return [band, ...rest.map(node => shown(node, theme))]
}

/** Letters of a chapter that asks something of its reader. */
const CALL = 500

function isCall({ blocks }: Chapter): boolean {
  const letters = blocks.reduce((sum, block) => sum + textOf(block).length, 0)
  return letters > 0 && letters <= CALL && blocks.every(({ tagName }) => ['p', 'ul', 'div'].includes(tagName))
}

/** What the reader should do, on a tint: the question at one side, the answer and the button at the other. */
function call({ heading, blocks }: Chapter, theme: Theme): Element {
  const style = { ...withoutRoom(heading).style, ...displayStyle(theme, sizeAt(theme, 3)) }
  const made = inPlaceOf(
    heading,
    <Band theme={theme} ground="quiet" room={2}>
      {() => (
        <div style={{ display: 'grid', columns: 2, gap: space(theme, 2), narrow: { columns: 1 } }}>
          {onGround({ ...heading, style }, theme, 'quiet')}
          <div>
            {blocks.map((block, at) => {
              const set = block.tagName === 'div' ? block : onGround(block, theme, 'quiet')
              return at === 0 ? withoutRoom(set) : set
            })}
          </div>
        </div>
      )}
    </Band>,
  )
  return { ...made, part: callPart, style: { ...made.style, marginTop: space(theme, 2.5) } }
}

/** Part of the band at the end of a story. */
const callPart = 'call'

/** By how much of the sheet's height a last band may grow; the rest of the page stands above it. */
const GROWTH = 0.12

/** Share of the height from which on what is free says that the band begins its page: then it fills it. */
const ALONE = 0.45

/** A last band that stands on the foot of its sheet, and the room above it. */
function toFoot(text: readonly Node[], free: number, theme: Theme): readonly Node[] {
  const last = text.at(-1)
  if (!isElement(last) || last.part !== callPart) return text
  const most = theme.page.height * GROWTH
  const grown = free > theme.page.height * ALONE ? free : Math.min(free, most)
  const { background = theme.color.paper, marginTop = 0, padding } = last.style
  const [top = 0, right = 0, bottom = 0, left = 0] = Array.isArray(padding) ? (padding as number[]) : []
  // The margin below the band has its colour too.
  const [width, height] = [theme.page.width, theme.margin.bottom + 4]
  const art = {
    viewBox: [width, height] as const,
    outlines: [{ d: `M 0 0 H ${width} V ${height} H 0 Z`, fill: `${background}` }],
  }
  const place = {
    position: 'absolute',
    bottom: 0,
    left: 0,
    width,
    height,
    narrow: { display: 'none' },
  } as const
  const under = <svg ariaHidden art={art} style={place} />
  const style: Style = {
    ...last.style,
    padding: [top + grown / 2, right, bottom + grown / 2, left],
    marginTop: marginTop + free - grown,
  }
  return [...text.slice(0, -1), ...toNodes(under), { ...last, style }]
}
