import { type Code, codeIn, codeOfNumber, isNumber, numberCode } from '../../../core/codes/code.ts'
import { CodeMark, type FittedCode, fitCode } from '../../../core/compose/code-mark.tsx'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Fact, Reading } from '../../../core/reading/reading.ts'
import { mm } from '../../../core/theme/page.ts'
import { space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { Text } from '../sheets/masthead.tsx'

interface PartProps {
  readonly reading: Reading
  readonly theme: Theme
}

/** The number that a till reads: one that is called so, else the receipt's own; as bars, or square where the roll is narrow. */
export function codeOf(reading: Reading): Code | undefined {
  const symbols = ['code-128', 'qr'] as const
  const called = numberOfBars(reading)
  if (called) return codeOfNumber(called.text, symbols)
  // A short number is told by people and not read by tills.
  const isRead = (reading.roles.receiptNumber?.text.replace(/\D/g, '').length ?? 0) >= READ
  const code = isRead ? numberCode(reading, ['receiptNumber'], symbols) : undefined
  // Its bars say nothing that is not printed above: a brief has to ask for them.
  return code && { ...code, typed: true }
}

/** Digits from which on the number of a receipt is one that a till reads. */
const READ = 5

function numberOfBars({ facts }: Reading): Fact | undefined {
  return facts.find(({ meanings, text }) => meanings[0]?.concept === 'ticketNumber' && isNumber(text))
}

/** The number under the bars, where it is there for them only: a field that no label of its author's names. */
export function numberUnderBars(reading: Reading, theme: Theme): Fact | undefined {
  const called = numberOfBars(reading)
  return called && !called.written && barsOf(reading, theme) ? called : undefined
}

function barsOf(reading: Reading, theme: Theme): FittedCode | undefined {
  const room = { width: roomAcross(theme), height: mm(25) }
  return fitCode(codeIn(codeOf, reading, theme), theme, room)
}

/** The code across the end of the roll. */
export function Bars({ reading, theme }: PartProps): Child {
  const fitted = barsOf(reading, theme)
  const number = numberUnderBars(reading, theme)
  return (
    fitted && (
      <div style={{ marginTop: space(theme, 1), textAlign: 'center', breakInside: 'avoid' }}>
        <CodeMark fitted={fitted} theme={theme} />
        {number && <Text theme={theme} blocks={number.blocks} style={{ tracking: 0.1 }} />}
      </div>
    )
  )
}
