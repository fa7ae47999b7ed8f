import type { Code } from '../../../core/codes/code.ts'
import { CodeMark, fitCode } from '../../../core/compose/code-mark.tsx'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import type { Entry } from '../copy/entry.ts'

interface StubLinesProps {
  /** What the copy has on the stub. */
  readonly own: readonly Entry[]
  readonly theme: Theme
  /** px */
  readonly width: number
  readonly code: Code | undefined
  readonly measure: Measure
}

/** Parts of the height that a code has under what stands there, largest first; without room for both it has none. */
const CODES = [0.62, 0.52, 0.45, 0.36]

/** What a copy has on the part to tear off, and its code below; undefined where some px of height do not hold the words. */
export function stubBody(props: StubLinesProps, height: number): Child | undefined {
  const { code, theme, width } = props
  for (const part of code ? [...CODES, 0] : [0]) {
    const mark = part > 0 && fitCode(code, theme, { width, height: height * part })
    const lines =
      (mark || part === 0) && stubLines(props, height - (mark ? mark.height + theme.type.base : 0))
    if (lines)
      return (
        <div style={{ height, display: 'flex', direction: 'column', justify: 'between', shrink: 0 }}>
          {lines}
          {mark && <CodeMark fitted={mark} theme={theme} />}
        </div>
      )
  }
  return undefined
}

/** Sizes over the text, largest first. */
const SIZES = [2.4, 2.1, 1.85, 1.65, 1.5, 1.35, 1.2, 1.1, 1]

/** The words piece after piece, as large as some px of height hold them. */
function stubLines({ own, theme, width, measure }: StubLinesProps, height: number): Child | undefined {
  const lines = own.flatMap(entry => entry.lines)
  const setting = textSetting(theme, theme.type.strongWeight, 1)
  const widest = Math.max(...lines.map(({ text }) => textWidth(text, setting)))
  for (const by of SIZES) {
    const size = theme.type.base * by
    if (by > 1 && widest * size * 1.03 > width) continue
    const drawn = (
      <div
        part="facts"
        style={{
          width,
          display: 'flex',
          wrap: true,
          gap: [size * 0.25, size * 0.9],
          size,
          leading: 1.15,
          weight: theme.type.strongWeight,
          numeric: 'tabular',
          color: theme.color.heading,
          shrink: 0,
        }}
      >
        {lines.map(({ nodes }) => (
          <p style={{ shrink: 1 }}>
            <Phrasing nodes={nodes} theme={theme} size={size} />
          </p>
        ))}
      </div>
    )
    if (heightOf(drawn, { theme, measure, width }) <= height) return drawn
  }
  return undefined
}
