import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { phrasingText } from '../../../core/source/text.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOnColor } from '../../../core/theme/theme-on.ts'
import { markColor } from '../../charts/mark-color.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import { textSetting, textWidth, widestWord } from '../../fitting/measure.ts'
import type { Point } from './chart.ts'
import type { Period, Plan } from './plans.ts'
import { mainColors } from './strips.tsx'
import { atStart } from '../../../core/compose/style.ts'

/** Points on a line under the names of periods, each over its day and what is reached then. */
export interface Axis {
  readonly name: Period['heading']
  readonly points: readonly PlacedPoint[]
  /** px from the line down to the last label. */
  readonly height: number
}

interface PlacedPoint {
  readonly plan: Plan
  /** px of its mark from where columns begin, and of its label. */
  readonly x: number
  readonly start: number
  readonly width: number
  /** px of its label under the line: where neighbours have no room beside each other, one stands lower. */
  readonly top: number
}

/** What an axis is measured by, px. */
export interface AxisLook {
  readonly text: number
  readonly lane: number
  readonly gap: number
  /** Of the names of lanes, and of a column, its gap included. */
  readonly first: number
  readonly column: number
}

/** How many labels stand below each other at most. */
const LEVELS = 3

/** Part of a column that a label has at most, and its width over that of its words: a canvas sets them a little wider. */
const LABEL = 0.94
const AIR = 1.05

/** Points with their labels in rows that none overlaps another in; undefined where that takes too many. */
export function axisOf(
  name: Period['heading'],
  points: readonly Point[],
  columns: number,
  look: AxisLook,
  theme: Theme,
  measure: Measure,
): Axis | undefined {
  const { column, gap, text } = look
  const heightOf = heightsIn(theme, measure)
  const end = column * columns - gap
  const ends: number[] = []
  const placed = points.map(({ plan, at }, index) => {
    const x = Math.round(column * at)
    const next = points[index + 1]
    const wanted = widthOf(plan, next ? column * (next.at - at) - gap * 2 : end - x, look, theme)
    const start = Math.max(0, Math.min(x, end - wanted))
    const free = ends.findIndex(taken => taken + gap <= start)
    const level = free < 0 ? ends.length : free
    ends[level] = start + wanted
    const height = heightOf(<Label plan={plan} text={text} theme={theme} />, wanted)
    return { plan, x, start, width: wanted, level, height }
  })
  if (ends.length > LEVELS || placed.some(({ width }) => width > end)) return undefined
  const heights = ends.map((_, level) =>
    Math.max(...placed.filter(own => own.level === level).map(({ height }) => height)),
  )
  const mark = markOf(text)
  const topOf = (level: number): number =>
    heights.slice(0, level).reduce((sum, height) => sum + height + gap / 2, mark + gap / 2)
  return {
    name,
    points: placed.map(({ level, height: _, ...point }) => ({ ...point, top: Math.ceil(topOf(level)) })),
    height: Math.ceil(topOf(heights.length) + gap),
  }
}

/** px of a label: no wider than up to the next point, where its words have room there. */
function widthOf(plan: Plan, room: number, { column, text }: AxisLook, theme: Theme): number {
  const bold = textSetting(theme, theme.type.strongWeight, text)
  const plain = textSetting(theme, 400, text)
  const said = [plan.title, plan.text, plan.state].map(phrasingText)
  const least = Math.max(
    ...said.map(words => widestWord(words, plain)),
    textWidth(phrasingText(plan.dates), bold),
  )
  const whole = Math.max(...said.map(words => textWidth(words, plain)))
  const most = room >= least * AIR ? room / AIR : column * LABEL
  const inner = Math.max(least, Math.min(whole, most, column * LABEL)) * AIR
  return Math.ceil(inner + (plan.seen ? text * 1.2 : 0))
}

function markOf(text: number): number {
  return Math.round(text * 0.8)
}

interface LabelProps {
  readonly plan: Plan
  readonly text: number
  readonly theme: Theme
}

/** A day and what is reached then, on a field where that is to be seen before others. */
function Label({ plan, text, theme: around }: LabelProps): Child {
  const theme = plan.seen ? themeOnColor(around, mainColors(around)[1]) : around
  const ground: Style = plan.seen
    ? { padding: [text * 0.4, text * 0.6], background: theme.color.paper, color: theme.color.text }
    : {}
  return (
    <div style={ground}>
      <p
        style={{
          size: text,
          leading: 1.2,
          weight: theme.type.strongWeight,
          color: plan.seen ? theme.color.text : theme.color.accentText,
        }}
      >
        <Phrasing nodes={plan.dates} theme={theme} size={text} />
      </p>
      {[plan.title, plan.text, plan.state].map(
        nodes =>
          nodes.length > 0 && (
            <p style={{ size: text, leading: 1.2, hyphens: false, textWrap: 'balance' }}>
              <Phrasing nodes={nodes} theme={theme} size={text} />
            </p>
          ),
      )}
    </div>
  )
}

/** The line with its points, `top` px from the head of the chart. */
export function AxisOfPoints({
  axis: { name, points },
  look: { text, lane, gap, first },
  top,
  theme,
}: {
  readonly axis: Axis
  readonly look: AxisLook
  readonly top: number
  readonly theme: Theme
}): Child {
  const mark = markOf(text)
  const color = markColor(theme)
  const from = (distance: number) => {
    const px = Math.round(first + distance)
    return atStart(theme, px)
  }
  return (
    <>
      <h3
        part="lane"
        style={{
          ...displayStyle(theme, lane),
          ...{ position: 'absolute', top, ...from(-first), width: Math.max(first - gap, 1), leading: 1.1 },
        }}
      >
        <Phrasing nodes={name.children} theme={theme} size={lane} heading />
      </h3>
      <div
        ariaHidden
        style={{
          ...{ position: 'absolute', top: top + mark / 2 - 1, ...from(0) },
          ...(theme.dir === 'rtl' ? { left: 0 } : { right: 0 }),
          height: 2,
          background: color,
        }}
      />
      <ul role="list" part="milestones" style={{ display: 'flex' }}>
        {points.map(({ plan, x, start, width, top: below }) => (
          <li part="milestone" style={{ position: 'absolute', top: top + below, ...from(start), width }}>
            <svg
              ariaHidden
              art={{ viewBox: [24, 24], outlines: [{ d: 'M12 1L23 12L12 23L1 12Z', fill: color }] }}
              style={{
                ...{ position: 'absolute', top: -below, width: mark, height: mark },
                ...atStart(theme, x - start - mark / 2),
              }}
            />
            <Label plan={plan} text={text} theme={theme} />
          </li>
        ))}
      </ul>
    </>
  )
}
