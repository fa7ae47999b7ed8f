import { Phrasing, Prose, startBorder } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { textSetting, widestWord } from '../../fitting/measure.ts'
import { StatusMark, statusColor } from '../tasks/mark.tsx'
import { type Months, readMonths, shareOf } from './period.ts'
import { PlanTitle, titleWords } from './plan-title.tsx'
import type { Plan } from './plans.ts'
import { detailsOf, saidOf } from './block-words.tsx'

/** A card of a roadmap and the sizes it is set in. */
interface PlanCardProps {
  readonly plan: Plan
  readonly theme: Theme
  /** px of titles. */
  readonly size: number
  /** The months of the column it stands in. */
  readonly months?: Months | undefined
  /** px that all cards are tall at least. */
  readonly height?: number
}

const leading = 1.3

/** One thing to do: its sign, title and words, then when and by whom. */
export function PlanCard({ plan, theme, size, months, height = 0 }: PlanCardProps): Child {
  const { color } = theme
  const pad = padOf(size)
  return (
    <li
      part="plan"
      style={{
        background: color.surface,
        ...startBorder(theme, { width: Math.round(size * 0.16), color: statusColor(plan.status, theme) }),
        radius: Math.min(theme.radius, 12),
        padding: [pad, pad],
        minHeight: height,
        display: 'flex',
        direction: 'column',
        leading,
        hyphens: false,
      }}
    >
      {plan.title.length > 0 && (
        <div style={{ display: 'flex', gap: size * 0.4, align: 'start' }}>
          {plan.status !== undefined && !plan.marked && (
            <div style={{ padding: [size * 0.12, 0, 0, 0], shrink: 0 }}>
              <StatusMark status={plan.status} size={Math.round(size * 1.06)} theme={theme} />
            </div>
          )}
          <p style={{ grow: 1, basis: 0, size, color: color.heading }}>
            <Title plan={plan} theme={theme} size={size} />
          </p>
        </div>
      )}
      {plan.text.length > 0 && (
        <p style={{ marginTop: size * 0.25, size: textSize(size) }}>
          <Phrasing nodes={saidOf(plan)} theme={theme} size={textSize(size)} />
        </p>
      )}
      {plan.more.length > 0 && (
        <div style={{ marginTop: size * 0.25, size: textSize(size) }}>
          <Prose
            nodes={plan.more}
            theme={scaled(theme, textSize(size) / theme.type.base)}
            level={4}
            size={textSize(size)}
            measured={false}
          />
        </div>
      )}
      <When plan={plan} theme={theme} size={size} months={months} />
    </li>
  )
}

/** A title without marks of its own is strong. */
function Title({ plan, theme, size }: Pick<PlanCardProps, 'plan' | 'theme' | 'size'>): Child {
  const words = <PlanTitle plan={plan} theme={theme} size={size} />
  return plan.title.some(node => node.type === 'strong') ? (
    words
  ) : (
    <strong style={{ weight: theme.type.strongWeight }}>{words}</strong>
  )
}

/** The months as a bar along the period, then in words with who does it and how far it is. */
function When({ plan, theme, size, months }: Omit<PlanCardProps, 'height'>): Child {
  const lines = detailsOf(plan)
  if (lines.length === 0) return null
  const { color } = theme
  const share = shareIn(plan, months, theme)
  const small = smallSize(size)
  const isBlocked = plan.status === 'blocked'
  return (
    <>
      <div style={{ grow: 1 }} />
      {share && <Span share={share} theme={theme} color={statusColor(plan.status, theme)} size={size} />}
      <div
        style={{
          display: 'flex',
          wrap: true,
          justify: lines.length > 2 ? 'start' : 'between',
          gap: [0, size * 0.6],
          marginTop: size * (share ? 0.3 : 0.45),
          size: small,
          color: color.textMuted,
        }}
      >
        {lines.map(nodes => (
          <p
            style={
              nodes === plan.state && isBlocked
                ? { color: color.danger, weight: theme.type.strongWeight }
                : {}
            }
          >
            <Phrasing nodes={nodes} theme={theme} size={small} />
          </p>
        ))}
      </div>
    </>
  )
}

function shareIn(
  { dates }: Plan,
  months: Months | undefined,
  theme: Theme,
): { readonly start: number; readonly end: number } | undefined {
  const stretch = months && dates.length > 0 ? readMonths(phrasingText(dates), theme.lang) : undefined
  return stretch && months && shareOf(stretch, months)
}

interface SpanProps {
  readonly share: { readonly start: number; readonly end: number }
  readonly theme: Theme
  readonly color: string
  readonly size: number
}

/** A bar as long as the months are of the period, where they lie in it. */
function Span({ share, theme, color, size }: SpanProps): Child {
  const height = Math.max(3, Math.round(size * 0.16))
  const percent = (value: number): `${number}%` => `${Math.round(value * 10_000) / 100}%`
  const start = percent(share.start)
  return (
    <div
      ariaHidden
      part="span"
      style={{
        position: 'relative',
        height,
        shrink: 0,
        marginTop: size * 0.6,
        radius: height / 2,
        background: theme.color.hairline,
      }}
    >
      <div
        style={{
          position: 'absolute',
          top: 0,
          ...(theme.dir === 'rtl' ? { right: start } : { left: start }),
          width: percent(share.end - share.start),
          height,
          radius: height / 2,
          background: color,
        }}
      />
    </div>
  )
}

/** px that a card without a word would take. */
export function leastCardHeight(size: number): number {
  return padOf(size) * 2
}

function padOf(size: number): number {
  return Math.round(size * 0.7)
}

function textSize(size: number): number {
  return Math.round(size * 0.88 * 2) / 2
}

function smallSize(size: number): number {
  return Math.round(size * 0.78 * 2) / 2
}

/** The narrowest card in px that breaks no word of its title. */
export function leastCardWidth({ plan, theme, size }: PlanCardProps): number {
  const setting = textSetting(theme, theme.type.strongWeight, size)
  const mark = plan.status !== undefined && !plan.marked ? size * 1.5 : 0
  return widestWord(titleWords(plan), setting) * 1.04 + mark + padOf(size) * 2 + size * 0.2
}
