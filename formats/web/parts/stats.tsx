import { Phrasing, Stat } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space } from '../../../core/theme/theme.ts'
import type { Setting } from './setting.ts'
import type { Term } from './shapes.ts'

/** Numbers with their words, under rules. */
export function Stats({
  stats,
  setting,
}: {
  readonly stats: readonly Term[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const columns = stats.length > 4 ? Math.ceil(stats.length / 2) : stats.length
  return (
    <div
      part="stats"
      style={{
        display: 'grid',
        columns,
        gap: space(theme, 1.5),
        narrow: { columns: 2, gap: space(theme, 1) },
      }}
    >
      {stats.map(({ term, words }) => (
        <Stat
          theme={theme}
          value={<Phrasing nodes={term} {...setting} />}
          label={<Phrasing nodes={words} {...setting} />}
          step={3}
        />
      ))}
    </div>
  )
}
