import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Section } from '../../../core/reading/reading.ts'
import { sizeAt } from '../../../core/theme/theme.ts'
import { themeOnColor } from '../../../core/theme/theme-on.ts'
import { blocksOfSection } from '../sheets/graphic-copy.ts'
import { alarmField } from './alarm.ts'
import { type Board, padded } from './board.ts'

/** What a brief wants seen before all else on a board, on a band in the colour of what is wrong, under the title. */
export function AlertBand({
  alerts,
  board,
}: {
  readonly alerts: readonly Section[]
  readonly board: Board
}): Child {
  if (alerts.length === 0) return null
  const theme = themeOnColor(board.theme, alarmField(board.theme))
  const size = sizeAt(theme, 3)
  return (
    <div
      part="lead"
      role="status"
      style={{
        ...padded(board, 0.6, 0.6),
        ...{ shrink: 0, background: theme.color.paper, color: theme.color.text },
        ...{ size, leading: 1.3, weight: theme.type.strongWeight },
      }}
    >
      {alerts.map(section => (
        <Prose nodes={blocksOfSection(section)} theme={theme} level={3} size={size} measured={false} />
      ))}
    </div>
  )
}
