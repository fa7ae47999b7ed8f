/** Draws a chart of months as it is planned. */
import type { Heading } from 'mdast'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOnColor } from '../../../core/theme/theme-on.ts'
import { markColor } from '../../charts/mark-color.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { statusWord } from '../tasks/status.ts'
import { AxisOfPoints } from './axis.tsx'
import { BlockWords } from './block-words.tsx'
import type { Band, Block } from './chart.ts'
import { laneColor, onLane } from './lane-colors.ts'
import { type ChartPlan, type PlacedBand, Title, widthOf } from './plan-months.tsx'
import { atStart } from '../../../core/compose/style.ts'
import { groundOf, themeFor } from './plan-ground.ts'

interface DrawnProps {
  readonly plan: ChartPlan
  readonly theme: Theme
}

/** A chart as it is planned: names of periods over the blocks of what is done in them, lane by lane. */
export function Drawn({ plan, theme }: DrawnProps): Child {
  const { chart, bands, height } = plan
  const isNamed = chart.bands.length > 1
  const byPeriod = chart.isThemed || !isNamed
  const inside = { plan, theme }
  const placed = chart.bands.map((band, at) => ({ band, placed: bands[at] as PlacedBand }))
  return (
    <div style={{ position: 'relative', height }}>
      <Rules {...inside} />
      {chart.isThemed && placed.map(own => <LaneName {...own} {...inside} />)}
      {chart.columns.map((heading, at) => (
        <>
          <PeriodName heading={heading} at={at} {...inside} />
          {byPeriod &&
            placed.map(own => (
              <Blocks
                blocks={own.band.blocks.filter(({ column }) => column === at)}
                band={own.placed}
                {...inside}
              />
            ))}
        </>
      ))}
      {!byPeriod &&
        placed.map((own, at) => (
          <>
            {plan.isGrid ? (
              <LaneField {...own} {...inside} color={laneColor(at, theme)} />
            ) : (
              <LaneName {...own} {...inside} />
            )}
            <Blocks
              blocks={own.band.blocks}
              band={own.placed}
              {...inside}
              {...(plan.isGrid && { color: laneColor(at, theme) })}
            />
            {plan.isGrid && <LaneLine {...own} {...inside} color={laneColor(at, theme)} />}
          </>
        ))}
      {plan.axis && <AxisOfPoints axis={plan.axis} look={plan} top={plan.head} theme={theme} />}
      <Legend {...inside} />
    </div>
  )
}

/** Lines over lanes, and the day of the chart behind its blocks. */
function Rules({ plan, theme }: DrawnProps): Child {
  const { chart, bands, first, column, size } = plan
  const last = bands.at(-1)?.rows.at(-1)
  const foot = (last?.top ?? 0) + (last?.height ?? 0) + plan.gap
  const isNamed = first > 0
  return (
    <>
      {isNamed &&
        !plan.isGrid &&
        bands.map(({ top }, at) => (
          <div
            ariaHidden
            style={{
              position: 'absolute',
              top: at === 0 ? top : top - plan.gap / 2,
              left: 0,
              right: 0,
              height: Math.max(1, theme.rule),
              background: theme.color.hairline,
            }}
          />
        ))}
      {chart.now && (
        <div
          ariaHidden
          part="now"
          style={{
            position: 'absolute',
            top: plan.head,
            ...atStart(theme, Math.round(first + column * chart.now.at - plan.gap / 2)),
            width: Math.max(3, Math.round(size * 0.12)),
            height: foot - plan.head,
            background: markColor(theme),
          }}
        />
      )}
    </>
  )
}

interface PeriodNameProps extends DrawnProps {
  readonly heading: Heading
  readonly at: number
}

/** A period under a thick rule; the one of today in the accent. */
function PeriodName({ heading, at, plan, theme }: PeriodNameProps): Child {
  const { first, column, gap } = plan
  return (
    <div
      style={{
        position: 'absolute',
        top: 0,
        ...atStart(theme, Math.round(first + column * at)),
        width: column - gap,
      }}
    >
      <Title heading={heading} look={plan} theme={theme} isNow={plan.chart.now?.column === at} />
    </div>
  )
}

/** What a lane is called, before its blocks. */
function LaneName({ band, placed, plan, theme }: DrawnProps & { band: Band; placed: PlacedBand }): Child {
  const { lane, first, gap } = plan
  return (
    <h3
      part="lane"
      style={{
        ...displayStyle(theme, lane),
        position: 'absolute',
        top: placed.top + gap,
        ...atStart(theme, 0),
        width: first - gap,
        leading: 1.1,
      }}
    >
      <Phrasing nodes={band.name} theme={theme} size={lane} heading />
    </h3>
  )
}

interface LaneProps extends DrawnProps {
  readonly band: Band
  readonly placed: PlacedBand
  readonly color: string
}

/** What a lane is called on a field of its colour, as high as its plans. */
function LaneField({ band, placed, plan, theme, color }: LaneProps): Child {
  const { lane, first, gap, pad } = plan
  const own = themeOnColor(theme, color)
  const last = placed.rows.at(-1)
  return (
    <div
      style={{
        position: 'absolute',
        top: placed.top + gap,
        ...atStart(theme, 0),
        width: first - gap,
        height: last ? last.top + last.height - placed.top - gap : 0,
        padding: [pad, pad],
        background: own.color.paper,
        radius: Math.min(theme.radius, 10),
        display: 'flex',
        direction: 'column',
        justify: 'center',
      }}
    >
      <h3 part="lane" style={{ ...displayStyle(own, lane), color: own.color.heading, leading: 1.1 }}>
        <Phrasing nodes={band.name} theme={own} size={lane} heading />
      </h3>
    </div>
  )
}

/** A line over the plans of a lane, in its colour, with a stop at each. */
function LaneLine({ band, placed, plan, theme, color }: LaneProps): Child {
  const { first, column, gap, size, chart } = plan
  const [line, stop] = [Math.max(3, Math.round(size * 0.16)), Math.round(size * 0.62)]
  const top = placed.top + gap
  const stops = [...new Set(band.blocks.map(({ start }) => start))]
  return (
    <>
      <div
        ariaHidden
        part="lane-line"
        style={{
          position: 'absolute',
          top: top - Math.round(line / 2),
          ...atStart(theme, first - gap),
          width: Math.round(column * chart.columns.length),
          height: line,
          background: color,
        }}
      />
      {stops.map(start => (
        <div
          ariaHidden
          style={{
            position: 'absolute',
            top: top - Math.round(stop / 2),
            ...atStart(theme, Math.round(first + column * start + plan.pad)),
            width: stop,
            height: stop,
            radius: stop / 2,
            background: theme.color.paper,
            border: { width: line, color },
          }}
        />
      ))}
    </>
  )
}

interface BlocksProps extends DrawnProps {
  readonly blocks: readonly Block[]
  readonly band: PlacedBand
  /** Of their lane. */
  readonly color?: string
}

/** Plans of a lane, each from its first month to its last. */
function Blocks({ blocks, band, plan, theme, color }: BlocksProps): Child {
  if (blocks.length === 0) return null
  const isPlain = ({ status }: Block): boolean => status === undefined || status === 'planned'
  const inLane = color === undefined ? undefined : onLane(theme, color)
  const themeOf = (block: Block): Theme =>
    inLane && isPlain(block) ? inLane : themeFor(block.status, plan, theme)
  const own = (block: Block): Style =>
    inLane && isPlain(block)
      ? { background: inLane.color.paper, color: inLane.color.text }
      : groundOf(block.status, plan, theme)
  return (
    <ul role="list" style={{ display: 'flex' }}>
      {blocks.map(block => (
        <li
          part="plan"
          style={{
            position: 'absolute',
            ...atStart(theme, Math.round(plan.first + plan.column * block.start)),
            top: Math.round(band.rows[block.row]?.top ?? 0),
            width: widthOf(block, plan),
            height: Math.round(band.rows[block.row]?.height ?? 0),
            ...own(block),
            padding: [plan.pad * (color === undefined ? 1 : 1.3), plan.pad, plan.pad, plan.pad],
            radius: Math.min(theme.radius, 10),
            display: 'flex',
            direction: 'column',
          }}
        >
          <BlockWords plan={block.plan} look={plan} theme={themeOf(block)} />
        </li>
      ))}
    </ul>
  )
}

/** What each sign stands for, at the foot of the chart. */
function Legend({ plan, theme }: DrawnProps): Child {
  const { legend: used, text, size } = plan
  if (used.length === 0) return null
  return (
    <div
      part="legend"
      ariaHidden
      style={{
        position: 'absolute',
        bottom: 0,
        ...atStart(theme, Math.round(plan.first)),
        display: 'flex',
        gap: size * 1.4,
        align: 'center',
        size: text,
        color: theme.color.textMuted,
        leading: 1.2,
      }}
    >
      {used.map(status => (
        <div style={{ display: 'flex', gap: size * 0.4, align: 'center' }}>
          <div
            style={{
              width: Math.round(text * 1.4),
              height: Math.round(text * 0.9),
              shrink: 0,
              ...groundOf(status, plan, theme),
            }}
          />
          <p
            style={{
              width: textWidth(statusWord(status, theme.lang), textSetting(theme, 400, text)) * 1.06,
              shrink: 0,
            }}
          >
            {statusWord(status, theme.lang)}
          </p>
        </div>
      ))}
    </div>
  )
}
