import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { phrasingText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { Plan } from './plans.ts'

interface PlanTitleProps {
  readonly plan: Plan
  readonly theme: Theme
  /** px */
  readonly size: number
}

/** What is to do, after its theme in lighter type. */
export function PlanTitle({ plan: { theme: name, title }, theme, size }: PlanTitleProps): Child {
  return (
    <>
      {name !== undefined && <span style={{ weight: 400, color: theme.color.textMuted }}>{`${name} `}</span>}
      <Phrasing nodes={title} theme={theme} size={size} />
    </>
  )
}

/** The words of a plan's title, its theme among them. */
export function titleWords({ theme, title }: Plan): string {
  return [theme ?? '', phrasingText(title)].join(' ').trim()
}
