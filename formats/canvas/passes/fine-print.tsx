import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { CanvasCopy } from '../copy/canvas-copy.ts'
import { ContactLine } from '../sheets/terms.tsx'

interface FinePrintProps {
  readonly copy: Pick<CanvasCopy, 'rest' | 'terms' | 'contacts'>
  readonly theme: Theme
  /** Of body; never smaller than what is still read. */
  readonly by: number
}

/** What readers need not find, small. */
export function FinePrint({ copy: { rest, terms, contacts }, theme, by }: FinePrintProps): Child {
  if (rest.length + terms.length + contacts.length === 0) return null
  const size = Math.max(Math.round(theme.type.base * by), Math.ceil(leastSize(theme.page)))
  const print = scaled(theme, size / theme.type.base)
  return (
    <div part="terms" style={{ size, leading: 1.3, color: theme.color.textMuted, shrink: 0 }}>
      <Prose nodes={[...rest, ...terms]} theme={print} size={size} level={3} measured={false} />
      <ContactLine contacts={contacts} theme={print} />
    </div>
  )
}

/** Whether a copy has any. */
export function hasPrint({ rest, terms, contacts }: FinePrintProps['copy']): boolean {
  return rest.length + terms.length + contacts.length > 0
}
