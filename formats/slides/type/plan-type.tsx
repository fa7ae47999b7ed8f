import { bodyStyle } from '../../../core/compose/index.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { plainText } from '../../../core/source/text.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import type { Slide, SlideLayout } from '../decks/slide.ts'
import { SlideBody } from '../bodies/body.tsx'
import { hasRows } from '../bodies/text.tsx'
import { TIGHT } from '../decks/paginate.ts'
import { ledText } from '../decks/sentences.ts'
import { titleSizeIn } from '../sheets/title.tsx'
import { bodyHeight, bodyWidth, hasPanel, panelWidth } from './body-room.tsx'
import { ALONE, leastScale, roomDown, titleSize } from './deck-theme.ts'

/** How the body of a slide is set. */
export interface TypePlan {
  /** Its size over the deck's own. */
  readonly scale: number
  /** px that it then takes, and px that there are for it. */
  readonly height: number
  readonly room: number
}

/** Sizes that a body may have, largest first: a slide is filled, and read from the last row. */
const scales = [2, 1.85, 1.7, 1.55, 1.45, ALONE, 1.2, 1.1] as const
/** Share of the room that a body larger than any deck's may fill, and that at such a size. */
const FILL = 0.85
const FULL = 0.95
/** The same of what spreads over the whole room (points that have rows or fields, tables, text that a sentence leads), and what their letters are at most of the slide's height. */
const FILL_ROWS = 0.93
const ROWS = 0.082
/** The same of what stands in cells, on fields or beside a panel, few words at a time. */
const STREWN = 0.085
/** Text is at most this part of the titles' size, and what is no running text this one. */
const BELOW_TITLE = 0.75
const BELOW_LARGE = 0.9

/** Slides of a deck that sizes are found on: of more nobody has all before the eye, and each size is a layout. */
const SEEN = 60

/** Layouts whose words grow. Others set theirs by what they are. */
const growing: ReadonlySet<SlideLayout> = new Set<SlideLayout>([
  'prose',
  'list',
  'picture',
  'table',
  'code',
  'compare',
  'points',
  'contents',
])

/**
 * The sizes of a deck's bodies. Slides that share a title share a size, and no text is set larger than a quarter of the
 * deck's can be, nor anything else: the eye takes every change of size for a change of meaning.
 */
export function planType(
  slides: readonly Slide[],
  theme: Theme,
  measure: Measure,
): ReadonlyMap<Slide, TypePlan> {
  const grown = slides.filter(({ layout }) => growing.has(layout))
  const [seen, others] = [grown.slice(0, SEEN), grown.slice(SEEN)]
  const found = new Map(seen.map(slide => [slide, largest(slide, theme, measure, scales)]))
  const mostFound = mostShared(seen, found)
  const own = new Map([
    ...found,
    ...others.map(slide => [slide, largest(slide, theme, measure, [mostFound(isWords(slide))])] as const),
  ])
  const shared = sharedScales(slides, own)
  const mostOwn = mostShared(slides, own)
  const [most, mostText] = [mostOwn(false), mostOwn(true)]
  const fixed = slides.flatMap(slide =>
    growing.has(slide.layout) ? [] : [[slide, roomOf(slide, theme, measure)] as const],
  )
  return new Map([
    ...fixed,
    ...[...own].map(([slide, plan]) => {
      // What a brief wants seen first is as large as it goes.
      const cap = slide.named ? plan.scale : isWords(slide) ? mostText : most
      const scale = Math.min(shared.get(slide) ?? plan.scale, cap)
      const height =
        scale === plan.scale ? plan.height : take(slide, { ...plan, scale }, theme, measure).height
      return [slide, { ...plan, scale, height }] as const
    }),
  ])
}

type Plans = ReadonlyMap<Slide, TypePlan>

/** The size that slides of one title have in common. */
function sharedScales(slides: readonly Slide[], own: Plans): ReadonlyMap<Slide, number> {
  return new Map(
    seriesOf(slides).flatMap(series => {
      const scale = Math.min(...series.map(slide => own.get(slide)?.scale ?? 1))
      return series.map(slide => [slide, scale] as const)
    }),
  )
}

/** The largest size that a quarter of the slides of words, or of the others, reaches. */
function mostShared(slides: readonly Slide[], own: Plans): (text: boolean) => number {
  const shared = sharedScales(slides, own)
  return text => {
    const alike = [...own].filter(([slide]) => isWords(slide) === text)
    const reached = alike.map(([slide, { scale }]) => shared.get(slide) ?? scale)
    return Math.max(reached.toSorted((one, other) => other - one)[reached.length >> 2] ?? 1, ALONE)
  }
}

/** How a slide is set whose words have sizes of their own. */
function roomOf(slide: Slide, theme: Theme, measure: Measure): TypePlan {
  const room = /^(?:stats|statement|whole|process|figured)$/.test(slide.layout)
    ? bodyHeight(slide, theme, measure)
    : roomDown(theme)
  return { scale: 1, height: room, room }
}

/** Whether all that a slide says is words, which stand beside a picture perhaps. */
function isRunning(slide: Slide): boolean {
  return isText(slide) || slide.layout === 'picture'
}

/** Whether it is words, be they running or on fields side by side. */
function isWords(slide: Slide): boolean {
  return isRunning(slide) || slide.manner === 'columns' || /^(?:points|compare)$/.test(slide.layout)
}

/** Whether its words stand a few at a time in cells, on fields or in rows beside a panel. */
function isStrewn(slide: Slide): boolean {
  const [only, ...others] = slide.blocks
  const isList = slide.layout === 'list' && only?.type === 'list' && others.length === 0
  return slide.layout === 'table' || slide.manner === 'columns' || (isList && hasPanel(slide))
}

/** Whether a slide is running text or points under its title. */
function isText({ layout, manner }: Slide): boolean {
  return (layout === 'prose' || layout === 'list') && manner !== 'columns'
}

/** A slide in the largest of some sizes, largest first, that it has room for. */
function largest(slide: Slide, theme: Theme, measure: Measure, sizes: readonly number[]): TypePlan {
  const usual = usualOf(slide, theme, measure)
  const { room, rows } = usual
  const full = titleSize(theme)
  const width = hasPanel(slide) ? panelWidth(theme) : bodyWidth(slide, theme)
  const own = slide.title ? titleSizeIn(width, slide.title, theme) : full
  const running = Math.min(Math.max(full * BELOW_TITLE, theme.type.base * ALONE), own)
  const strewn = isStrewn(slide) ? Math.min(theme.page.height * STREWN, full * BELOW_LARGE) : 0
  const words = rows ? Math.min(theme.page.height * ROWS, own) : Math.max(running, strewn)
  const most = Math.min(words / theme.type.base, Math.max(1, wholeColumns(slide, width) / theme.type.base))
  const isRigid = slide.layout === 'table' || slide.layout === 'code'
  // What is said of a table may take another line.
  const said = slide.blocks.filter(({ type }) => type === 'paragraph' || type === 'blockquote').length
  const isSpread = rows || isRigid || slide.manner === 'columns' || ledText(slide) !== undefined
  const limit = (scale: number): number => room * (scale > ALONE ? (isSpread ? FILL_ROWS : FILL) : FULL)
  // Words take room by their size at the least: what is larger is not tried.
  const tried = sizes.filter(scale => scale <= most && usual.height * scale <= limit(scale))
  const plan = firstFitting(tried, (scale): TypePlan | undefined => {
    const { height, lines, overflow } = take(slide, { scale, room }, theme, measure)
    const isWhole = overflow <= usual.overflow && (!isRigid || lines <= usual.lines + said)
    return isWhole && height <= limit(scale) ? { scale, height, room } : undefined
  })
  return plan ?? { scale: 1, height: usual.height, room }
}

/** Widths over the size of type of a letter and of the room beside a cell's words, with which sheets find that they hold all columns. */
const CELL = { letter: 0.6, beside: 1 } as const

/** px of the largest type in which the longest words of all columns of a slide's tables stand side by side, and no column goes on elsewhere. */
function wholeColumns({ blocks }: Slide, width: number): number {
  const sizes = blocks.flatMap(block => {
    if (block.type !== 'table') return []
    const columns = block.children[0]?.children.map((_, at) =>
      Math.max(
        ...block.children.flatMap(({ children: cells }) =>
          (cells[at] ? plainText(cells[at]) : '').split(/\s+/u).map(word => word.length),
        ),
      ),
    )
    const em = (columns ?? []).reduce((sum, letters) => sum + letters * CELL.letter + CELL.beside, 0)
    return em > 0 ? [width / em] : []
  })
  return Math.min(...sizes, Number.POSITIVE_INFINITY)
}

/** What a slide's body takes at a size. */
function take(
  slide: Slide,
  plan: Omit<TypePlan, 'height'>,
  theme: Theme,
  measure: Measure,
): { readonly height: number; readonly lines: number; readonly overflow: number } {
  const width = bodyWidth(slide, theme)
  const text = { ...plan, height: Number.POSITIVE_INFINITY }
  return measure.piece(
    <div style={{ ...bodyStyle(theme), display: 'flex', direction: 'column' }}>
      <SlideBody slide={slide} theme={theme} width={width} text={text} drop={0} measure={measure} />
    </div>,
    width,
  )
}

/** Part of its room that running text fills at the deck's own size. */
const FULL_TEXT = 0.85

/** How much of its room the body of a slide takes: 1 fills it, and what may shrink is held as far as it does. What sets its words by what they are is taken for running text. */
export function bodyShare(slide: Slide, theme: Theme, measure: Measure): number {
  const said: Slide = growing.has(slide.layout) ? slide : { ...slide, layout: 'prose' }
  const { room, rows, height } = usualOf(said, theme, measure)
  return height / (room * (rows ? 1 : isRunning(said) ? FULL_TEXT : 1 / (leastScale(theme) * TIGHT)))
}

/** A slide's body at the deck's own size. */
interface UsualBody {
  /** px */
  readonly height: number
  readonly lines: number
  /** px by which what cannot be broken is wider than its room. */
  readonly overflow: number
  /** px down that there are for it. */
  readonly room: number
  /** Whether it is rows of the whole width. */
  readonly rows: boolean
}

interface Asked {
  readonly slide: Slide
  readonly theme: Theme
  readonly measure: Measure
  readonly body: UsualBody
}

/** A slide's body as it is asked for twice: for what goes on the slide, and for how large that is set. */
function usualOf(slide: Slide, theme: Theme, measure: Measure): UsualBody {
  const known = asked.get(slide.blocks)
  if (known?.theme === theme && known.measure === measure && isSetAlike(known.slide, slide)) return known.body
  const room = bodyHeight(slide, theme, measure)
  const width = bodyWidth(slide, theme)
  const text = { scale: 1, height: 0, room }
  const rows = isText(slide) && !hasPanel(slide) && hasRows({ slide, theme, measure, width, text })
  const body = { ...take(slide, { scale: 1, room }, theme, measure), room, rows }
  asked.set(slide.blocks, { slide, theme, measure, body })
  return body
}

/** Whether what two slides of the same blocks say stands in the same room. */
function isSetAlike(one: Slide, other: Slide): boolean {
  return (['layout', 'title', 'titleFigure', 'footnotes', 'manner', 'voice'] as const).every(
    key => one[key] === other[key],
  )
}

const asked = new WeakMap<Slide['blocks'], Asked>()

/** The slides that share a title, title by title. */
function seriesOf(slides: readonly Slide[]): readonly (readonly Slide[])[] {
  const byTitle = new Map<string, Slide[]>()
  for (const slide of slides) {
    if (slide.place === undefined) continue
    const title = titleOf(slide)
    const series = byTitle.get(title) ?? []
    byTitle.set(title, series)
    series.push(slide)
  }
  return [...byTitle.values()]
}

function titleOf({ title }: Slide): string {
  return title ? plainText(title) : ''
}

/** Share of the room that is left below text which stands above it. */
const ABOVE = 1 / 3

/**
 * px that text begins lower on slides that share a title: as far on each as the fullest allows, so that none hangs at the
 * top of an empty slide and none jumps. Series with tables, code or columns begin at the top.
 */
export function findDrops(
  slides: readonly Slide[],
  texts: ReadonlyMap<Slide, TypePlan>,
): ReadonlyMap<Slide, number> {
  const drops = new Map<Slide, number>()
  for (const series of seriesOf(slides)) {
    if (!series.every(isText)) continue
    const free = series.map(slide => texts.get(slide)).map(text => (text ? text.room - text.height : 0))
    const drop = Math.round(Math.min(...free) * ABOVE)
    if (drop > 0) for (const slide of series) drops.set(slide, drop)
  }
  return drops
}
