import type { List } from 'mdast'
import { Column, Columns, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { areFiguresToBeSeen } from '../../charts/said-figure.ts'
import { heightOf, type Place } from '../../fitting/height-of.tsx'
import { gapOf, onPhone } from '../type/deck-theme.ts'
import { Balanced } from '../type/balanced.tsx'
import { largestSize, leadStyle } from '../type/largest.ts'
import { figuredLead } from '../type/said-figure.tsx'
import { TIGHT } from '../decks/paginate.ts'
import { readLedger } from '../decks/ledger.ts'
import { isLines, type LedText, ledText } from '../decks/sentences.ts'
import type { Slide } from '../decks/slide.ts'
import type { BodyProps } from './body.tsx'
import { readRows, Rows } from './rows.tsx'
import { isDecision, Remark } from './stats.tsx'
import { ValueRows } from './value-rows.tsx'
import { leadColor } from '../sheets/grounds.ts'

/** Points from which on a list of short ones stands in two columns. */
const LONG_LIST = 7
/** Characters of a point that is short. */
const SHORT_POINT = 44

/** Share of the room down up to which text is set with more room between its blocks and points. */
const SHORT_TEXT = 0.5
/** How much more. */
const AIR = 1.5

/** Running text and lists, as large as the deck has them; a few points fill their slide, and what is short stands lower, with more air. */
export function SlideText(props: BodyProps): Child {
  const { slide, theme, width, text, drop } = props
  const { blocks } = slide
  const [only, ...others] = blocks
  // Days at a side need the whole line.
  const isWhole = theme.design.parts?.dates?.align !== undefined
  const ledger = Number.isFinite(text.height) ? readLedger(blocks) : undefined
  if (ledger) return <ValueRows {...ledger} isLed={false} theme={theme} width={width} height={text.room} />
  if (
    only?.type === 'list' &&
    others.length === 0 &&
    !isWhole &&
    isLongList(only) &&
    width > theme.page.width * 0.7
  )
    return <TwoColumns list={only} theme={scaled(theme, text.scale)} />
  const set = scaled(theme, text.scale)
  const figured = figuredPoints(props)
  if (figured) return figured
  if (hasRows(props)) return <TextRows blocks={blocks} theme={set} />
  const led = ledText(slide)
  if (led) return <LedProse {...led} {...props} theme={set} />
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

/** Share of the width that a sentence with its figure takes beside the other points of its slide. */
const FIGURED = 0.5

/** Sizes of what stands beside it, the largest first, and the part of the room that it fills at one above the deck's own. */
const BESIDE = [1.6, 1.45, 1.33, 1.2, 1] as const
const FILL = 0.85

/** Points of which the first tells a figure, where the brief wants figures to be seen: that is the largest of the slide, the others stand beside. */
function figuredPoints({ slide, theme, width, text, measure }: BodyProps): Child | undefined {
  const [list, ...more] = slide.blocks
  const rows = list?.type === 'list' && !list.ordered && more.length === 0 ? readRows(list) : undefined
  const [first, ...others] = rows ?? []
  const isWanted = areFiguresToBeSeen(theme) || slide.named === true
  const isAsked = isWanted && slide.manner === undefined && Number.isFinite(text.height)
  if (!first || others.length === 0 || !isAsked) return undefined
  const gap = gapOf(theme, 1.5)
  const side = Math.round((width - gap) * FIGURED)
  const lead = figuredLead(
    [{ type: 'paragraph', children: [...first.words] }],
    { width: side, theme, measure },
    text.room,
  )
  const place = { width: width - gap - side, theme, measure }
  const sizes = BESIDE.map(scale => <Rows rows={others} theme={scaled(theme, scale)} />)
  const beside = sizes.find(
    (rows, at) => heightOf(rows, place) <= text.room * (at < sizes.length - 1 ? FILL : 1),
  )
  if (!lead || !beside) return undefined
  return (
    <div style={{ grow: 1, display: 'flex', gap, narrow: { direction: 'column' } }}>
      <div
        part="lead"
        style={{ width: side, shrink: 0, display: 'flex', direction: 'column', justify: 'center' }}
      >
        {lead}
      </div>
      <div style={{ grow: 1, basis: 0, display: 'flex', direction: 'column' }}>{beside}</div>
    </div>
  )
}

/** How much larger than the others a leading sentence is at the least, and its most as a share of the slide's height. */
const LEADING = 1.6
const MOST_LEADING = 0.13

/** A leading sentence, and what follows it at the foot; the theme is at the size of that. */
function LedProse({ lead, rest, theme, width, text, measure }: LedText & BodyProps): Child {
  const { page, type } = theme
  const { base } = type
  const measured = { ...theme, type: { ...type, measure: Math.min(type.measure, width) } }
  const after = rest.length > 0 && (
    <div style={{ size: base, marginTop: gapOf(theme, 1) }}>
      <Prose nodes={rest} theme={measured} size={base} />
    </div>
  )
  const drawn = (size: number): Child => <LeadSentence lead={lead} theme={theme} size={size} />
  const least = Math.round(Math.max(Math.min(base * LEADING, page.height * MOST_LEADING), base))
  const left = text.room - heightOf(after, { width, theme, measure })
  const room = { width, height: left, most: page.height * MOST_LEADING, least }
  // What is measured is asked at the least size.
  const isPlaced = Number.isFinite(text.height)
  const figured = isPlaced ? figuredLead([lead], { width, theme, measure }, left) : undefined
  return (
    <>
      {figured ?? drawn(isPlaced ? largestSize(drawn, room, measure) : least)}
      <div style={{ grow: 1 }} />
      {after}
    </>
  )
}

interface LeadSentenceProps {
  readonly lead: LedText['lead']
  readonly theme: Theme
  /** px */
  readonly size: number
}

function LeadSentence({ lead, theme, size }: LeadSentenceProps): Child {
  const look = leadStyle(theme, size)
  return (
    <div
      part="lead"
      style={{
        ...look,
        leading: Math.max(look.leading ?? 1, LEAD_LINES),
        transform: 'none',
        color: leadColor(theme),
        narrow: onPhone(theme, plainText(lead), size),
      }}
    >
      <Balanced nodes={[lead]} theme={theme} size={size} />
    </div>
  )
}

/** Leading of a leading sentence, at the least. */
const LEAD_LINES = 1.1

/** Whether a slide is a few points, perhaps with lines around them, or a few short paragraphs, all of which it holds. */
export function hasRows({ slide, theme, width, text, measure }: Omit<BodyProps, 'drop'>): boolean {
  const { blocks } = slide
  if (!isPoints(blocks) && (!isLines(slide) || ledText(slide))) return false
  // A slide that holds all there is may be set somewhat smaller.
  return rowsHeight(blocks, { width, theme, measure }) <= text.room * (slide.place ? 1 : TIGHT)
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
  const isPlain = blocks.every(({ type }) => /^(?:list|paragraph|blockquote)$/.test(type))
  return isPlain && lists.length === 1 && list !== undefined && readRows(list) !== undefined
}

function TextRows({ blocks, theme }: { readonly blocks: Slide['blocks']; readonly theme: Theme }): Child {
  const lines = blocks.flatMap(block => (block.type === 'paragraph' ? [{ words: block.children }] : []))
  if (lines.length === blocks.length) return <Rows rows={lines} theme={theme} listed={false} />
  const at = blocks.findIndex(block => block.type === 'list')
  return blocks.map((block, index) => {
    const rows = block.type === 'list' ? readRows(block) : undefined
    if (rows) return <Rows rows={rows} theme={theme} />
    if (isDecision([block])) return <Remark blocks={[block]} theme={theme} marked />
    const gap = gapOf(theme, 0.75)
    return (
      <div style={{ size: theme.type.base, ...(index < at ? { marginBottom: gap } : { marginTop: gap }) }}>
        <Prose nodes={[block]} theme={theme} size={theme.type.base} measured={false} />
      </div>
    )
  })
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
