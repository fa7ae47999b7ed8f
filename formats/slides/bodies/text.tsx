import type { List, RootContent } from 'mdast'
import { Column, Columns, displayStyle, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { heightOf, type Place } from '../../fitting/height-of.tsx'
import { gapOf, onPhone, titleSize } from '../type/deck-theme.ts'
import { panelWidth } from '../type/body-room.tsx'
import { Balanced } from '../type/balanced.tsx'
import { largestSize, leadStyle } from '../type/largest.ts'
import type { Slide } from '../decks/slide.ts'
import type { BodyProps } from './body.tsx'
import { readRows, Rows } from './rows.tsx'
import { titleSizeIn } from '../sheets/title.tsx'

/** Points from which on a list of short ones stands in two columns. */
const LONG_LIST = 7
/** Characters of a point that is short. */
const SHORT_POINT = 44

/** Letters of a paragraph that stands in a row, and how many of them. */
const LINE = 130
const LINES_OF = 4

/** Share of the room down up to which text is set with more room between its blocks and points. */
const SHORT_TEXT = 0.5
/** How much more. */
const AIR = 1.5

/** Running text and lists, as large as the deck has them; a few points fill their slide, and what is short stands lower, with more air. */
export function SlideText(props: BodyProps): Child {
  const { slide, theme, width, text, drop } = props
  const { blocks } = slide
  const [only, ...others] = blocks
  if (only?.type === 'list' && others.length === 0 && isLongList(only) && width > theme.page.width * 0.7)
    return <TwoColumns list={only} theme={scaled(theme, text.scale)} />
  const set = scaled(theme, text.scale)
  if (hasRows(props)) return <TextRows blocks={blocks} theme={set} />
  const { base } = set.type
  const measure = Math.min(set.type.measure, width)
  const short = text.height < text.room * SHORT_TEXT
  const across = { ...set, unit: short ? set.unit * AIR : set.unit, type: { ...set.type, measure } }
  return (
    <>
      {slide.place ? <div style={{ height: drop, shrink: 1 }} /> : <div style={{ grow: 1 }} />}
      <div style={{ size: base }}>
        <Prose nodes={blocks} theme={across} size={base} />
      </div>
      {!slide.place && slide.layout !== 'picture' && <div style={{ grow: 2 }} />}
    </>
  )
}

/** Whether a slide is a few points, perhaps with lines around them, or a few short paragraphs, all of which it holds. */
export function hasRows({ slide, theme, width, text, measure }: Omit<BodyProps, 'drop'>): boolean {
  const { blocks } = slide
  const isFew = isPoints(blocks) || (slide.layout === 'prose' && !slide.place && isLines(blocks))
  if (!isFew) return false
  return rowsHeight(blocks, { width, theme, measure }) <= text.room
}

/** What a slide's rows take, px: it is asked for at each size that is tried of the deck's type, and for the slide itself. */
function rowsHeight(blocks: Slide['blocks'], place: Place): number {
  const { width, theme, measure } = place
  const known = asked.get(blocks)
  if (known?.width === width && known.theme === theme && known.measure === measure) return known.height
  const height = heightOf(<TextRows blocks={blocks} theme={theme} />, place)
  asked.set(blocks, { ...place, height })
  return height
}

const asked = new WeakMap<Slide['blocks'], Place & { readonly height: number }>()

function isPoints(blocks: Slide['blocks']): boolean {
  const lists = blocks.filter(block => block.type === 'list')
  const [list] = lists
  const isPlain = blocks.every(({ type }) => type === 'list' || type === 'paragraph')
  return isPlain && lists.length === 1 && list !== undefined && readRows(list) !== undefined
}

function isLines(blocks: Slide['blocks']): boolean {
  const isShort = (block: RootContent) => block.type === 'paragraph' && plainText(block).length <= LINE
  return blocks.length >= 2 && blocks.length <= LINES_OF && blocks.every(isShort)
}

function TextRows({ blocks, theme }: { readonly blocks: Slide['blocks']; readonly theme: Theme }): Child {
  const lines = blocks.flatMap(block => (block.type === 'paragraph' ? [{ words: block.children }] : []))
  if (lines.length === blocks.length) return <Rows rows={lines} theme={theme} listed={false} />
  const at = blocks.findIndex(block => block.type === 'list')
  return blocks.map((block, index) => {
    const rows = block.type === 'list' ? readRows(block) : undefined
    if (rows) return <Rows rows={rows} theme={theme} />
    const gap = gapOf(theme, 0.75)
    return (
      <div style={{ size: theme.type.base, ...(index < at ? { marginBottom: gap } : { marginTop: gap }) }}>
        <Prose nodes={[block]} theme={theme} size={theme.type.base} measured={false} />
      </div>
    )
  })
}

/** The bar over what is said under a title, with its room, as a share of the slide's height; leading of its lines. */
const BAR = 0.06
const LINES = 1.15
/** Width of a letter, em: an address is set so that its line holds it. */
const LETTER = 0.6

/** Letters of what is said alone are at most this share of the slide's height. */
const MOST_ALONE = 0.26

/** One short thing said, as large as it goes; under a title, which then names it, lighter and at the foot. */
export function SlideStatement(props: BodyProps): Child {
  const { slide, theme, width, text, measure } = props
  const words = slide.blocks.map(plainText).join(' ')
  if (slide.title) return <StatementUnderTitle {...props} />
  const drawn = (size: number): Child => (
    <div
      part="statement"
      style={{
        ...leadStyle(theme, size),
        transform: 'none',
        color: theme.color.text,
        narrow: onPhone(theme, words, size),
      }}
    >
      <Prose
        nodes={slide.blocks}
        theme={scaled(theme, size / theme.type.base)}
        size={size}
        measured={false}
      />
    </div>
  )
  const { height } = theme.page
  const room = { width, height: text.room, most: height * MOST_ALONE, least: height * 0.07 }
  return (
    <>
      <div style={{ grow: 1 }} />
      {drawn(largestSize(drawn, room, measure))}
      <div style={{ grow: 1 }} />
    </>
  )
}

function StatementUnderTitle({ slide, theme, width, text, measure }: BodyProps): Child {
  const words = slide.blocks.map(plainText).join(' ')
  const drawn = (size: number): Child => (
    <div
      part="statement"
      style={{
        ...displayStyle(theme, size),
        weight: 400,
        leading: Math.max(LINES, displayStyle(theme, size).leading ?? 1),
        transform: 'none',
        color: theme.color.text,
        narrow: onPhone(theme, words, size),
      }}
    >
      <Balanced nodes={slide.blocks} theme={theme} size={size} />
    </div>
  )
  const { page, type } = theme
  const bar = Math.round(page.height * BAR)
  const longest = Math.max(...words.split(/\s+/).map(word => word.length), 1)
  const most = Math.min(titleOver(slide, theme, width), width / (longest * LETTER))
  const room = { width, height: text.room - bar, most, least: type.base }
  return (
    <>
      <div style={{ grow: 1 }} />
      <div
        part="accent-bar"
        style={{ width: 96, height: 8, background: theme.color.accent, shrink: 0, marginBottom: bar - 8 }}
      />
      {drawn(largestSize(drawn, room, measure))}
    </>
  )
}

/** px of a statement's title, which it does not exceed. */
function titleOver({ title, manner }: Slide, theme: Theme, width: number): number {
  const across = manner === 'panel' ? panelWidth(theme) : width
  return title ? titleSizeIn(across, title, theme) : titleSize(theme)
}

function isLongList({ children }: List): boolean {
  return children.length >= LONG_LIST && children.every(item => plainText(item).length <= SHORT_POINT)
}

function TwoColumns({ list, theme }: { readonly list: List; readonly theme: Theme }): Child {
  const half = Math.ceil(list.children.length / 2)
  const second = { ...list, children: list.children.slice(half), start: (list.start ?? 1) + half }
  return (
    <div style={{ size: theme.type.base }}>
      <Columns theme={theme} gap={2}>
        {[{ ...list, children: list.children.slice(0, half) }, second].map(part => (
          <Column>
            <Prose nodes={[part]} theme={theme} measured={false} />
          </Column>
        ))}
      </Columns>
    </div>
  )
}
