import { Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { StatusMark } from '../tasks/mark.tsx'
import { PlanTitle } from './plan-title.tsx'
import type { Plan } from './plans.ts'
import { detailsOf, saidOf } from './block-words.tsx'

/** A plan without a card around it. */
export interface PlanWordsProps {
  readonly plan: Plan
  readonly theme: Theme
  /** px of its title; what is said about it is as large, in lighter type. */
  readonly size: number
}

const LEADING = 1.28

/** One thing to do beside its sign: its title, what is said about it, then how far it is, when and by whom. */
export function PlanWords({ plan, theme, size }: PlanWordsProps): Child {
  const { title, text, more, status, marked } = plan
  const details = detailsOf(plan)
  const { strongWeight } = theme.type
  return (
    <div style={{ display: 'flex', gap: size * 0.45, size, leading: LEADING, hyphens: false }}>
      {status !== undefined && !marked && (
        <div style={{ padding: [size * 0.1, 0, 0, 0], shrink: 0 }}>
          <StatusMark status={status} size={Math.round(size * 1.06)} theme={theme} />
        </div>
      )}
      <div style={{ grow: 1, basis: 0 }}>
        {title.length > 0 && (
          <p style={{ weight: strongWeight, color: theme.color.heading }}>
            <PlanTitle plan={plan} theme={theme} size={size} />
          </p>
        )}
        {text.length > 0 && (
          <p>
            <Phrasing nodes={saidOf(plan)} theme={theme} size={size} />
          </p>
        )}
        {more.length > 0 && (
          <Prose
            nodes={more}
            theme={scaled(theme, size / theme.type.base)}
            level={4}
            size={size}
            measured={false}
          />
        )}
        {details.length > 0 && (
          <div
            part="details"
            style={{ display: 'flex', wrap: true, gap: [0, size * 0.6], color: theme.color.textMuted }}
          >
            {details.map(nodes => (
              <p>
                <Phrasing nodes={nodes} theme={theme} size={size} />
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
