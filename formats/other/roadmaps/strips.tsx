import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Status } from '../../../core/reading/reading.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { namedSeeds } from '../../../core/theme/scheme.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOnColor } from '../../../core/theme/theme-on.ts'
import { markColor } from '../../charts/mark-color.ts'
import { muted } from '../sheets/page-theme.ts'
import { StatusMark } from '../tasks/mark.tsx'
import { BlockWords } from './block-words.tsx'
import type { Period, Plan } from './plans.ts'

/** How strips are set, px. */
export interface StripLook {
  readonly theme: Theme
  /** Of what is reached. */
  readonly size: number
  /** Of what is said about it, and of all that is quiet. */
  readonly text: number
  readonly gap: number
  readonly pad: number
  /** The ground that a status has on the board, where it is told by that and not by a sign. */
  readonly ground?: (status: Status) => Style
}

/** What is said beside the plans of a board, above or below it: points on a line, what is left out, and what signs stand for. */
export function Strips({
  periods,
  look,
  above = false,
}: {
  readonly periods: readonly Period[]
  readonly look: StripLook
  readonly above?: boolean
}): Child {
  return periods.map(period =>
    period.beside === 'milestones' ? (
      <Milestones period={period} look={look} />
    ) : (
      <Strip period={period} look={look} above={above} />
    ),
  )
}

/** Points on a line, each over its day and what is reached then. */
function Milestones({ period: { heading, text, plans }, look }: { period: Period; look: StripLook }): Child {
  const { theme, size, gap } = look
  const mark = Math.round(size * 0.9)
  const color = markColor(theme)
  return (
    <div part="milestones" style={{ marginTop: gap * 1.6 }}>
      <h2 style={{ ...displayStyle(theme, size), leading: 1.2, marginBottom: gap }}>
        <Phrasing nodes={heading.children} theme={theme} size={size} heading />
      </h2>
      {text.length > 0 && <Prose nodes={text} theme={theme} size={look.text} measured={false} />}
      <ul role="list" style={{ display: 'grid', columns: Math.min(plans.length, 6), gap: [gap, 0] }}>
        {plans.map((plan, at) => (
          <li part="milestone" style={plan.seen ? { grow: 1 } : {}}>
            <div ariaHidden style={{ display: 'flex', align: 'center' }}>
              <svg
                ariaHidden
                art={{ viewBox: [24, 24], outlines: [{ d: 'M12 1L23 12L12 23L1 12Z', fill: color }] }}
                style={{ width: mark, height: mark, shrink: 0 }}
              />
              {at < plans.length - 1 && <div style={{ grow: 1, height: 2, background: color }} />}
            </div>
            <Point plan={plan} look={look} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A day and what is reached then; what is to be seen before others stands larger, on a field. */
function Point({ plan, look }: { readonly plan: Plan; readonly look: StripLook }): Child {
  const { gap } = look
  const theme = plan.seen ? themeOnColor(look.theme, mainColors(look.theme)[1]) : look.theme
  const by = plan.seen ? SEEN : 1
  const own = { size: Math.round(look.size * by), text: Math.round(look.text * by) }
  const ground: Style = plan.seen
    ? {
        background: theme.color.paper,
        color: theme.color.text,
        margin: [gap * 0.4, gap, 0, 0],
        padding: [gap * 0.6, gap, gap, gap],
        radius: Math.min(theme.radius, 10),
      }
    : { padding: [0, gap, 0, 0] }
  return (
    <div style={ground}>
      <p
        style={{
          margin: [gap * 0.3, 0, gap * 0.3, 0],
          size: own.text,
          weight: theme.type.strongWeight,
          color: plan.seen ? theme.color.text : theme.color.accentText,
        }}
      >
        <Phrasing nodes={plan.dates} theme={theme} size={own.text} />
      </p>
      {/* A sign at the far end of its column would stand before the next point: words for how far it is say as much. */}
      <BlockWords
        plan={{ ...plan, dates: [], marked: plan.marked || plan.state.length > 0 }}
        look={own}
        theme={theme}
      />
    </div>
  )
}

/** Size of what is to be seen before others. */
const SEEN = 1.35

/** What is done or left out in a strip, and what signs stand for, quietly below the columns. */
function Strip({
  period: { heading, text, plans, beside },
  look,
  above,
}: {
  period: Period
  look: StripLook
  above: boolean
}): Child {
  const { theme, gap, pad } = look
  const quiet = { size: look.text, leading: 1.3, color: theme.color.textMuted }
  const isKey = beside === 'key'
  const mark = Math.round(look.text * 1.05)
  return (
    <div
      part={isKey ? 'legend' : 'aside'}
      style={{
        display: 'flex',
        gap: gap * 2,
        align: 'baseline',
        margin: above ? [0, 0, gap * 1.2, 0] : [gap * 1.2, 0, 0, 0],
        ...(!isKey && {
          padding: [pad * 0.7, pad],
          border: { width: 2, color: theme.color.hairline, style: 'dashed' },
        }),
      }}
    >
      <h2 style={{ ...quiet, weight: theme.type.strongWeight, color: theme.color.heading, shrink: 0 }}>
        <Phrasing nodes={heading.children} theme={theme} size={look.text} />
      </h2>
      {plans.length > 0 && (
        <ul
          role="list"
          style={{ display: 'flex', wrap: true, gap: [0, gap * 2], grow: 1, basis: 0, ...quiet }}
        >
          {plans.map(plan => (
            <li part="plan" style={{ display: 'flex', gap: look.text * 0.4, align: 'center' }}>
              {isKey && plan.status && <KeyMark status={plan.status} size={mark} look={look} />}
              {isKey && plan.milestone && <Flag size={mark} color={mainColors(theme)[1]} />}
              <BlockWords
                plan={{ ...plan, marked: true }}
                look={{ ...look, size: look.text }}
                theme={isKey ? muted(theme) : theme}
              />
            </li>
          ))}
        </ul>
      )}
      {text.length > 0 && (
        <div style={{ grow: 1, basis: 0, ...quiet }}>
          {text.map(block =>
            block.type === 'paragraph' ? (
              <p style={quiet}>
                <Phrasing nodes={block.children} theme={theme} size={look.text} />
              </p>
            ) : (
              <Prose nodes={[block]} theme={theme} level={4} size={look.text} measured={false} />
            ),
          )}
        </div>
      )}
    </div>
  )
}

function KeyMark({ status, size, look }: { status: Status; size: number; look: StripLook }): Child {
  const { theme, ground } = look
  if (!ground) return <StatusMark status={status} size={size} theme={theme} />
  return <div ariaHidden style={{ width: size * 1.5, height: size, shrink: 0, ...ground(status) }} />
}

/** A flag, for what is reached. */
export function Flag({ size, color }: { readonly size: number; readonly color: string }): Child {
  return (
    <svg
      ariaHidden
      art={{
        viewBox: [24, 24],
        outlines: [
          { d: 'M6 3V22', stroke: color, strokeWidth: 2.2 },
          { d: 'M6 3.5H20L16.5 8.5L20 13.5H6Z', fill: color },
        ],
      }}
      style={{ width: size, height: size, shrink: 0 }}
    />
  )
}

/** A lozenge with a question, for where somebody decides. */
export function GateSign({
  size,
  color,
  on,
}: {
  readonly size: number
  readonly color: string
  readonly on: string
}): Child {
  return (
    <svg
      ariaHidden
      art={{
        viewBox: [24, 24],
        outlines: [
          { d: 'M12 0.5L23.5 12L12 23.5L0.5 12Z', fill: color },
          { d: 'M9 9.6A3 3 0 1 1 13.2 12.3Q12 13 12 14.3', stroke: on, strokeWidth: 2.2 },
          { d: 'M12 16.6V18.4', stroke: on, strokeWidth: 2.4 },
        ],
      }}
      style={{ width: size, height: size, shrink: 0 }}
    />
  )
}

/** How much more a second colour stands out from the paper where the first is only a touch on it: `indigo with a lime accent`. */
const TOUCH = 1.5

/** The colour that columns have, and the one that is told apart from it. */
export function mainColors({ design, color: { accent, inverse, paper } }: Theme): readonly [string, string] {
  const [first = accent, second] = namedSeeds(design.color)
  if (second === undefined) return [accent, inverse]
  return contrast(second, paper) > contrast(first, paper) * TOUCH ? [second, first] : [accent, second]
}
