import { bodyStyle, flowEdges, Prose, startBorder } from '../../../core/compose/index.ts'
import { firstFitting, inManner, type Manner, SHORT } from '../../../core/compose/fit.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Composition } from '../../../core/format.ts'
import type { Item, Reading, Section } from '../../../core/reading/reading.ts'
import { mm } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { Notes } from './career.tsx'
import { edge, fieldSheet } from './field-sheet.tsx'
import { accentInk, Module, PartTitle } from './module.tsx'
import { NameBand, standsOnBand } from './name-band.tsx'
import { nameOf, partsOf, personOf } from './person-copy.ts'
import { areBeside, isShort, Post } from './post.tsx'
import { datesOf, mannerOf } from './station-words.ts'

/** The name on a band of the accent; below it posts as stops on a line, and the rest on a tinted column beside them. */
export const lineAndStops: Composition = {
  name: 'line and stops',
  leads: true,
  suits: (reading, design) =>
    // Dates at a side take a column of the whole page.
    !design.parts?.dates?.align &&
    design.decor.fields !== false &&
    nameOf(reading) !== undefined &&
    partsOf(reading).some(isLine),
  compose(reading, asked, measure) {
    const themes = manners.map(manner => inManner(asked, manner))
    const tightest = themes.at(-1) ?? asked
    const plan = planOf(partsOf(reading), tightest, measure)
    const plain = (theme: Theme) => measure.pages(sheetOf({ reading, theme, plan }, NO_FILL), SHORT).length
    const pages = plain(tightest)
    const theme =
      pages > SHORT
        ? inManner(asked, LONG)
        : (firstFitting(themes, one => (plain(one) <= pages ? one : undefined)) ?? tightest)
    const life = { reading, theme, plan }
    return [sheetOf(life, fillOf(life, measure))]
  },
}

/** From roomy to tight. */
const manners: readonly Manner[] = [
  [17, 1.36, 1.4],
  [17, 1.32, 1.4],
  [17, 1.28, 1.4],
  [17, 1.22, 1.25],
  [16, 1.16, 1.15],
  [16, 1.12, 1],
  [16, 1.08, 0.9],
  [15, 1.04, 0.85],
  [14, 1, 0.8],
  [13, 1, 0.65],
  [13, 1, 0.5],
]

/** Of a life on more pages than a reader sees at once, which each try would lay out. */
const LONG: Manner = [14, 1, 0.8]

/** Parts of the page's width that the tinted column may take, and px between its edge and the text on both of its sides. */
const SIDE = { shares: [0.35, 0.38, 0.41, 0.32], gutter: mm(6) } as const

/** Sizes over body: of titles of parts, and of titles of posts. */
const SIZES = { part: 1.5, post: 1.2 } as const

/** px: the line, its stops and their rings, and how far posts stand in from the stops' edge. */
const LINE = { width: mm(1), stop: mm(3.6), ring: mm(0.9), indent: mm(8) } as const

/** Which parts stand in which column; the tinted one comes first where its parts do. */
interface Plan {
  readonly main: readonly Section[]
  readonly side: readonly Section[]
  readonly sideFirst: boolean
  /** Part of the page's width that the tinted one takes. */
  readonly share: number
}

interface Life {
  readonly reading: Reading
  readonly theme: Theme
  readonly plan: Plan
}

/** How free height is used, px: between posts, between parts of the side, in all, and below all on the last of several pages. */
interface Fill {
  /** By how much type, room and leading of the wide column are larger than asked for. */
  readonly wide: readonly [type: number, room: number, leading: number]
  /** The height of the band. */
  readonly band: number
  readonly posts: number
  readonly parts: number
  readonly least: number
  readonly below: number
}

const NO_FILL: Fill = { wide: [1, 1, 1], band: 0, posts: 0, parts: 0, least: 0, below: 0 }

/** Parts with posts have a line, if all posts have dates. */
function isLine(section: Section): boolean {
  const { items } = section
  return (
    mannerOf(section) === 'dated' &&
    items.length > 0 &&
    items.every(({ parts }) => datesOf(parts) !== undefined)
  )
}

/** The plan in whose widths the longer column is least long. */
function planOf(sections: readonly Section[], theme: Theme, measure: Measure): Plan {
  const plans = SIDE.shares.map(share => planIn(sections, { theme, share, measure }))
  return plans.reduce((best, plan) => (plan.longest < best.longest - 1 ? plan : best)).plan
}

interface PlanSetting {
  readonly theme: Theme
  readonly share: number
  readonly measure: Measure
}

/**
 * The longest part with posts and what stands above it make the wide column, what follows the tinted one. Where more stands
 * above it, that is the tinted column. What makes it longer than its neighbour goes to that.
 */
function planIn(
  sections: readonly Section[],
  { theme, share, measure }: PlanSetting,
): { readonly plan: Plan; readonly longest: number } {
  const [wide, narrow] = [false, true].map(side =>
    sections.map(section => {
      const { width, own } = columnOf(theme, side, share)
      return heightOf(<Part theme={own} section={section} side={side} width={width} />, {
        width,
        theme: own,
        measure,
      })
    }),
  ) as [number[], number[]]
  const sum = (heights: readonly number[], from: number, to: number) =>
    heights.slice(from, to).reduce((all, height) => all + height, 0)
  const longest = sections.reduce(
    (best, section, at) => (isLine(section) && (best < 0 || (wide[at] ?? 0) > (wide[best] ?? 0)) ? at : best),
    -1,
  )
  const end = sections.length
  const first = sum(narrow, 0, longest) > sum(narrow, longest + 1, end)
  if (first) {
    let cut = longest
    while (cut > 1 && sum(narrow, 0, cut) > sum(wide, cut - 1, end)) cut -= 1
    const plan = { side: sections.slice(0, cut), main: sections.slice(cut), sideFirst: true, share }
    return { plan, longest: Math.max(sum(narrow, 0, cut), sum(wide, cut, end)) }
  }
  let cut = longest + 1
  while (cut < end - 1 && sum(narrow, cut, end) > sum(wide, 0, cut) + (wide[cut] ?? 0)) cut += 1
  const plan = { main: sections.slice(0, cut), side: sections.slice(cut), sideFirst: false, share }
  return { plan, longest: Math.max(sum(wide, 0, cut), sum(narrow, cut, end)) }
}

interface Column {
  /** px of its field and of its text. */
  readonly field: number
  readonly width: number
  /** The theme on its ground. */
  readonly own: Theme
}

/** `share` is what the tinted column takes of the page: nothing where there is none. */
function columnOf(theme: Theme, isSide: boolean, share: number): Column {
  const { page, margin } = theme
  const side = Math.round(page.width * share)
  const field = isSide ? side : page.width - side
  const inner = share > 0 ? SIDE.gutter : margin.right
  const own = isSide ? themeOn(theme, 'quiet') : theme
  return { field, width: field - margin.left - inner, own }
}

function sheetOf(life: Life, fill: Fill): Sheet {
  const { reading, theme, plan } = life
  const { main, side, sideFirst } = plan
  const isShared = side.length > 0
  const columns = [
    main.length > 0 && <Wide {...life} fill={fill} />,
    isShared && <Side {...life} fill={fill} />,
  ]
  const content = [
    <NameBand reading={reading} theme={theme} width={theme.page.width} />,
    <div
      style={{
        ...{ position: 'relative', display: 'flex', minHeight: fill.least },
        narrow: { direction: 'column', minHeight: 0 },
      }}
    >
      {sideFirst ? columns.reverse() : columns}
    </div>,
  ]
  const field = {
    width: columnOf(theme, true, plan.share).field,
    first: sideFirst,
    top: edge.top + fill.band,
  }
  const title = nameOf(reading)?.text ?? ''
  return fieldSheet({ theme, title, side: isShared ? field : undefined, content })
}

type ColumnProps = Life & { readonly fill: Fill }

/** The wide column: a summary that is too long for the band, posts on their lines, notes. */
function Wide({ reading, theme: asked, plan, fill }: ColumnProps): Child {
  const { main, side, sideFirst } = plan
  const [type, room, leading] = fill.wide
  const theme = scaled(asked, type, room)
  const { field, width } = columnOf(theme, false, side.length > 0 ? plan.share : 0)
  const summary = standsOnBand(reading) ? [] : personOf(reading).summary
  return (
    <div
      style={{
        ...columnStyle({ theme: asked, plan }, field, !sideFirst),
        size: theme.type.base,
        leading: theme.type.leading * leading,
        narrow: NARROW,
      }}
    >
      {summary.length > 0 && (
        <div style={{ marginBottom: space(theme, 1.25) }}>
          <Prose nodes={summary} theme={theme} measured={false} />
        </div>
      )}
      {main.map((section, at) => (
        <div style={{ marginTop: at === 0 ? 0 : space(theme, 1.25) + fill.posts }}>
          <Part theme={theme} section={section} width={width} extra={fill.posts} />
        </div>
      ))}
      <Notes reading={reading} theme={theme} />
      {fill.below > 0 && <div style={{ height: fill.below, narrow: { display: 'none' } }} />}
    </div>
  )
}

/** The tinted column. */
function Side({ theme: paper, plan, fill }: ColumnProps): Child {
  const { field, width, own: theme } = columnOf(paper, true, plan.share)
  return (
    <aside
      style={{
        ...columnStyle({ theme: paper, plan }, field, plan.sideFirst),
        ...{ background: theme.color.paper, color: theme.color.text, size: theme.type.base, leading: 1.4 },
        narrow: NARROW,
      }}
    >
      {plan.side.map((section, at) => (
        <div style={{ marginTop: at === 0 ? 0 : space(theme, 1.25) + fill.parts }}>
          <Part theme={theme} section={section} width={width} side />
        </div>
      ))}
      {fill.below > 0 && <div style={{ height: fill.below, narrow: { display: 'none' } }} />}
    </aside>
  )
}

const NARROW = { width: '100%', padding: [24, 16] } as const

/** A column from its field's edge; only what stands at the page's edge has the page's margin. */
function columnStyle({ theme, plan }: Omit<Life, 'reading'>, width: number, isFirst: boolean) {
  const { left, right } = theme.margin
  const isShared = plan.side.length > 0
  const [start, end] = isFirst ? [left, isShared ? SIDE.gutter : right] : [SIDE.gutter, right]
  return { width, shrink: 0, padding: flowEdges(theme, { top: space(theme, 2), start, end }) } as const
}

interface PartProps {
  readonly theme: Theme
  readonly section: Section
  /** px of its column. */
  readonly width: number
  /** In the tinted column. Default false. */
  readonly side?: boolean
  /** px between posts over what they have. */
  readonly extra?: number
}

function Part({ theme, section, width, side = false, extra = 0 }: PartProps): Child {
  const { base } = theme.type
  const head = (
    <PartTitle theme={theme} section={section} size={Math.round(base * SIZES.part)} style={{ weight: 700 }} />
  )
  if (side || !isLine(section))
    return [head, <Module theme={theme} section={section} listed={side ? 'narrow' : 'wide'} />]
  return [head, <Line theme={theme} section={section} width={width} extra={extra} />]
}

type LineProps = Required<Omit<PartProps, 'side'>>

/** Posts along a line that is never broken, each with its stop. */
function Line({ theme, section, width, extra }: LineProps): Child {
  const { lead, items, rest, sections } = section
  const posts = items.flatMap(item => [item, ...item.items])
  const inset = (LINE.stop - LINE.width) / 2
  const size = Math.round(theme.type.base * SIZES.post)
  const stacked = !areBeside(posts, { theme, size, width: width - LINE.indent })
  return [
    lead.length > 0 && <Prose nodes={lead} theme={theme} measured={false} />,
    <div style={{ marginTop: space(theme, 0.5), padding: flowEdges(theme, { start: inset }) }}>
      <div
        style={{
          ...startBorder(theme, { width: LINE.width, color: theme.color.accent }),
          padding: flowEdges(theme, { start: LINE.indent - inset - LINE.width }),
        }}
      >
        {posts.map((item, at) => (
          <div
            style={{
              position: 'relative',
              marginTop: at === 0 ? 0 : space(theme, 0.75) + extra,
              ...(isShort(item) && { breakInside: 'avoid' }),
            }}
          >
            <Stop theme={theme} item={item} isFirst={at === 0} height={size * 1.25} />
            <Post
              theme={theme}
              item={item}
              title={{ size, leading: 1.25 }}
              house={{ weight: theme.type.strongWeight, color: accentInk(theme) }}
              stacked={stacked}
            />
          </div>
        ))}
      </div>
    </div>,
    rest.length > 0 && <Prose nodes={rest} theme={theme} measured={false} />,
    sections.map(part => <Part theme={theme} section={part} width={width} />),
  ]
}

interface StopProps {
  readonly theme: Theme
  readonly item: Item
  readonly isFirst: boolean
  /** px of the line that it stands beside. */
  readonly height: number
}

/** A ring on the line, filled where a post is not over; above the first there is no line. */
function Stop({ theme, item, isFirst, height }: StopProps): Child {
  const { accent, paper } = theme.color
  const value = datesOf(item.parts)?.value
  const isNow = value?.type === 'date' && value.ongoing === true
  const top = (height - LINE.stop) / 2
  const at = theme.dir === 'rtl' ? 'right' : 'left'
  const place = { position: 'absolute', [at]: -LINE.indent, width: LINE.stop } as const
  return [
    isFirst && (
      <div ariaHidden style={{ ...place, top: 0, height: top + LINE.stop / 2, background: paper }} />
    ),
    <div
      ariaHidden
      style={{
        ...{ ...place, top, height: LINE.stop, radius: LINE.stop / 2 },
        ...{ background: isNow ? accent : paper, border: { width: LINE.ring, color: accent } },
      }}
    />,
  ]
}

/** Lines up to which posts, and parts of the side, are moved apart to fill a page. */
const APART = { posts: 1.25, parts: 1.75 } as const

/** Ways in which a wide column that is shorter than the tinted one grows, from roomy to tight. */
const wider: readonly Fill['wide'][] = [
  [1.15, 1.8, 1.16],
  [1.15, 1.8, 1.12],
  [1.15, 1.6, 1.08],
  [1.07, 1.9, 1.18],
  [1.07, 1.8, 1.14],
  [1.07, 1.6, 1.1],
  [1.07, 1.45, 1.07],
  [1.07, 1.3, 1.05],
  [1, 1.3, 1.1],
  [1, 1.15, 1.05],
  [1, 1, 1],
]

/** How a life fills its page: on the last of several the tinted column still reaches the foot. */
function fillOf(life: Life, measure: Measure): Fill {
  const { reading, theme, plan } = life
  const { page, type } = theme
  const room = page.height - edge.top - edge.bottom
  const high = (piece: Child): number =>
    measure.piece(<div style={bodyStyle(theme)}>{piece}</div>, page.width).height
  const band = high(<NameBand reading={reading} theme={theme} width={page.width} />)
  const pages = measure.pages(sheetOf(life, NO_FILL))
  if (pages.length > 1) return { ...NO_FILL, band, below: Math.max(0, (1 - (pages.at(-1) ?? 1)) * room - 2) }
  const least = room - band - 2
  const free = (column: Child) => least - high(column) - 2
  const shared = (column: Child, gaps: number, most: number): number =>
    gaps > 0 ? Math.max(0, Math.min(free(column) / gaps, most * type.base * type.leading)) : 0
  const isWide = (wide: Fill['wide']) => free(<Wide {...life} fill={{ ...NO_FILL, wide }} />) >= 0
  const wide = firstFitting(wider, one => (isWide(one) ? one : undefined)) ?? NO_FILL.wide
  const posts = plan.main.reduce((sum, { items }) => sum + Math.max(1, items.length), 0) - 1
  return {
    ...{ wide, band, least, below: 0 },
    posts: shared(<Wide {...life} fill={{ ...NO_FILL, wide }} />, posts, APART.posts),
    parts: shared(<Side {...life} fill={NO_FILL} />, plan.side.length - 1, APART.parts),
  }
}
