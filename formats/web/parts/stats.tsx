import { Phrasing, Stat } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Setting } from './setting.ts'
import type { Term } from './shapes.ts'

/** px that a number has on a phone, two beside each other. */
const HALF_PHONE = 143

/** Numbers with their words, under rules. */
export function Stats({
  stats,
  setting,
}: {
  readonly stats: readonly Term[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const words = stats.flatMap(({ term }) => term.map(plainText).join('').split(/\s+/))
  const longest = Math.max(...words.map(word => [...word].length))
  const step = longest * 0.55 * sizeAt(theme, 3) <= HALF_PHONE ? 3 : 2
  const columns = stats.length > 4 ? Math.ceil(stats.length / 2) : stats.length
  return (
    <div
      part="stats"
      style={{
        display: 'grid',
        columns,
        gap: space(theme, 1.5),
        medium: { columns: Math.min(columns, stats.length === 3 ? 3 : 2) },
        narrow: { columns: 2, gap: space(theme, 1) },
      }}
    >
      {stats.map(({ term, words }) => (
        <Stat
          theme={theme}
          value={<Phrasing nodes={term} {...setting} />}
          label={<Phrasing nodes={words} {...setting} />}
          step={step}
        />
      ))}
    </div>
  )
}
