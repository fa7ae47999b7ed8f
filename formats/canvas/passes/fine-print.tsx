import type { RootContent } from 'mdast'
import { Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { isMachineLine } from '../../../core/source/machine-line.ts'
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
  const told = [...rest, ...terms]
  const machine = told.filter(isForMachines)
  const words = told.filter(block => !isForMachines(block))
  return (
    <div part="terms" style={{ size, leading: 1.3, color: theme.color.textMuted, shrink: 0 }}>
      <Prose nodes={words} theme={print} size={size} level={3} measured={false} />
      <ContactLine contacts={contacts} theme={print} />
      {machine.flatMap(linesOfBlock).map(({ nodes }, at) => (
        <p
          part="code"
          style={{
            family: theme.type.mono,
            size: Math.round(size * MACHINE),
            color: theme.color.text,
            whiteSpace: 'pre',
            marginTop: at === 0 ? size * 0.6 : 0,
          }}
        >
          <Phrasing nodes={nodes} theme={print} size={size} />
        </p>
      ))}
    </div>
  )
}

/** Size of a line for machines over the print. */
const MACHINE = 1.12

/** Whether a block is nothing but lines that machines read. */
export function isForMachines(block: RootContent): boolean {
  const lines = linesOfBlock(block)
  return lines.length > 0 && lines.every(({ text }) => isMachineLine(text))
}

/** Whether a copy has any. */
export function hasPrint({ rest, terms, contacts }: FinePrintProps['copy']): boolean {
  return rest.length + terms.length + contacts.length > 0
}
