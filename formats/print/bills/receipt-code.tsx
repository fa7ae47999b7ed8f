import { type Code, codeIn, codeOfNumber, isNumber, numberCode } from '../../../core/codes/code.ts'
import { CodeMark, fitCode } from '../../../core/compose/code-mark.tsx'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { mm } from '../../../core/theme/page.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'

interface PartProps {
  readonly reading: Reading
  readonly theme: Theme
}

/** The number that a till reads: one that is called so, else the receipt's own; as bars, or square where the roll is narrow. */
export function codeOf(reading: Reading): Code | undefined {
  const symbols = ['code-128', 'qr'] as const
  const called = reading.facts.find(
    ({ meanings, text }) => meanings[0]?.concept === 'ticketNumber' && isNumber(text),
  )
  return called ? codeOfNumber(called.text, symbols) : numberCode(reading, ['receiptNumber'], symbols)
}

/** The code across the end of the roll. */
export function Bars({ reading, theme }: PartProps): Child {
  const { page, margin } = theme
  const room = { width: page.width - margin.left - margin.right, height: mm(25) }
  const fitted = fitCode(codeIn(codeOf, reading, theme), theme, room)
  return (
    fitted && (
      <div style={{ marginTop: space(theme, 1), textAlign: 'center', breakInside: 'avoid' }}>
        <CodeMark fitted={fitted} theme={theme} />
      </div>
    )
  )
}
