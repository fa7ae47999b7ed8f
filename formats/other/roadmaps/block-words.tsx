import type { PhrasingContent } from 'mdast'
import { Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { factsLine } from '../sheets/facts-line.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { mixed } from '../../../core/theme/oklch.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Status } from '../../../core/reading/reading.ts'
import { StatusMark, statusColor } from '../tasks/mark.tsx'
import { PlanTitle } from './plan-title.tsx'
import type { Plan } from './plans.ts'

interface BlockWordsProps {
  readonly plan: Plan
  /** px of its title, and of what is said about it. */
  readonly look: { readonly size: number; readonly text: number }
  readonly theme: Theme
}

/** What is to do beside its sign, what is said about it, and at the foot when, by whom and how far it is. */
export function BlockWords({ plan, look, theme }: BlockWordsProps): Child {
  const { size, text } = look
  const details = detailsOf(plan)
  const { color, type } = theme
  return (
    <>
      <div style={{ display: 'flex', gap: size * 0.4, align: 'start', hyphens: false }}>
        <div style={{ grow: 1, basis: 0 }}>
          {plan.title.length > 0 && (
            <p style={{ size, weight: type.strongWeight, color: color.heading, leading: 1.12 }}>
              <PlanTitle plan={plan} theme={theme} size={size} />
            </p>
          )}
        </div>
        {plan.status !== undefined && isMarked(plan) && (
          <StatusMark status={plan.status} size={markSize(look)} theme={theme} />
        )}
      </div>
      {plan.text.length > 0 && (
        <p style={{ marginTop: size * 0.12, size: text, leading: 1.25, hyphens: false }}>
          <Phrasing nodes={plan.text} theme={theme} size={text} />
        </p>
      )}
      {plan.more.length > 0 && (
        <div style={{ marginTop: size * 0.12, size: text }}>
          <Prose
            nodes={plan.more}
            theme={scaled(theme, text / theme.type.base)}
            level={4}
            size={text}
            measured={false}
          />
        </div>
      )}
      <div style={{ grow: 1 }} />
      {details.length > 0 && (
        <div
          part="details"
          style={{
            display: 'flex',
            wrap: true,
            justify: details.length === 2 ? 'between' : 'start',
            gap: [0, size * 0.6],
            marginTop: size * 0.3,
            size: text,
            leading: 1.25,
            hyphens: false,
            color: color.textMuted,
          }}
        >
          {details.map(nodes => (
            <p style={nodes === plan.state && plan.status ? badge(plan.status, theme, text) : {}}>
              <Phrasing nodes={nodes} theme={theme} size={text} />
            </p>
          ))}
        </div>
      )}
    </>
  )
}

/** How much of the colour of a status is in the ground of its word. */
const TINT = 0.2

/** How far something is as a badge: its word on a tint of the colour that it has. */
function badge(status: Status, theme: Theme, size: number): Style {
  const { color, type, radius } = theme
  const background = mixed(color.paper, statusColor(status, theme), TINT)
  return {
    background,
    color: status === 'blocked' && contrast(color.danger, background) >= READ ? color.danger : color.text,
    ...(status === 'blocked' && { weight: type.strongWeight }),
    padding: [0, size * 0.2],
    margin: [0, -size * 0.2],
    radius: Math.min(radius, size * 0.3),
  }
}

/** Contrast of words (WCAG 2.2, 1.4.3). */
const READ = 4.5

/** How far it is, when, by whom, and numbers. */
export function detailsOf({ state, dates, owners, facts }: Plan): readonly (readonly PhrasingContent[])[] {
  return [state, dates, owners, factsLine(facts)].filter(nodes => nodes.length > 0)
}

/** Whether a plan has a mark of how far it is that its author did not set. */
export function isMarked({ status, marked }: Plan): boolean {
  return status !== undefined && !marked
}

/** px of that mark. */
export function markSize({ size }: { readonly size: number }): number {
  return Math.round(size * 1.06)
}
