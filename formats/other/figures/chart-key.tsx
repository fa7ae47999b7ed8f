import { flowEdges, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Edges } from '../../../core/compose/style.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { Chart } from '../../charts/read-chart.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { strongMark } from '../../charts/mark-inks.ts'

/** Names of a chart's columns. */
interface ChartKeyProps {
  readonly chart: Pick<Chart, 'head'>
  readonly theme: Theme
  /** px */
  readonly size: number
  /** Place in a positioned box around, px from its top and its end; without it the names stand in the flow. */
  readonly corner?: readonly [top: number, end: number] | undefined
  /** What each series is drawn as; none for those that are told by their words. */
  readonly marks?: readonly ('box' | 'line')[]
}

/** Between names, and between a mark and its name, sizes of the words. */
const GAP = { names: 1.3, mark: 0.5 }

/** px that the names of a chart's columns take in one line. */
export function keyWidth({ head }: Pick<Chart, 'head'>, theme: Theme, size: number): number {
  const setting = textSetting(theme, 400, size)
  return head.children.reduce((sum, cell) => sum + textWidth(plainText(cell), setting) + size * 2.6, 0)
}

/** What the columns of a chart are, with the marks of its series where there are several: those of one stand over its names and its numbers. */
export function ChartKey({ chart: { head }, theme, size, corner, marks = [] }: ChartKeyProps): Child {
  if (head.children.every(cell => plainText(cell).trim() === '')) return null
  const isPair = head.children.length === 2
  const side = theme.dir === 'rtl' ? 'left' : 'right'
  return (
    <div
      role="row"
      part="key"
      style={{
        ...(corner && {
          ...{ position: 'absolute', top: corner[0], [side]: corner[1] },
          narrow: { position: 'relative', top: 0, [side]: 0 },
        }),
        display: 'flex',
        wrap: true,
        ...(isPair && { justify: 'between' }),
        gap: [size * 0.2, size * GAP.names],
        size,
        leading: 1.3,
        color: theme.color.textMuted,
      }}
    >
      {head.children.map((cell, at) => (
        <div role="columnheader" style={{ display: 'flex', align: 'center', gap: size * GAP.mark }}>
          {at > 0 && !isPair && marks[at - 1] && (
            <Mark as={marks[at - 1] ?? 'box'} theme={theme} size={size} />
          )}
          <p style={{ hyphens: false }}>
            <Phrasing nodes={cell.children} theme={theme} size={size} />
          </p>
        </div>
      ))}
    </div>
  )
}

function Mark({
  as,
  theme,
  size,
}: { readonly as: 'box' | 'line' } & Pick<ChartKeyProps, 'theme' | 'size'>): Child {
  const isBox = as === 'box'
  return (
    <div
      ariaHidden
      style={{
        width: Math.round(size * (isBox ? 0.8 : 1.2)),
        height: isBox ? Math.round(size * 0.8) : 3,
        shrink: 0,
        background: isBox ? strongMark(theme) : theme.color.heading,
      }}
    />
  )
}

/** Room at the end of a heading that a key stands beside. */
export function besideKey(theme: Theme, width: number): Edges {
  return flowEdges(theme, { top: 0, bottom: 0, start: 0, end: width })
}
