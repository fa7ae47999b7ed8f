import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space } from '../../../core/theme/theme.ts'
import { colorsIn } from './named-colors.ts'
import { heightOf, isNarrow, Panel, roomOf, type SpreadProps, SpreadTitle } from './spread-frame.tsx'

/** Shares of a page's height that a field of colour has, and most colours in a row. */
const FIELD = { lying: 0.46, narrow: 0.2 } as const
const MOST = 6

/** The colours of a collection as fields, their names under them; one that nobody knows by its name is an open frame. */
export function ColorsSpread({ spread, setting }: SpreadProps): Child {
  const { theme } = setting
  const colors = spread.blocks.flatMap(block => colorsIn(block) ?? [])
  const narrow = isNarrow(theme)
  const columns = Math.min(colors.length, narrow ? MOST / 2 : MOST)
  const rows = Math.ceil(colors.length / columns)
  const height = Math.round(heightOf(theme) * (narrow ? FIELD.narrow : FIELD.lying / rows))
  const frame = { width: Math.max(theme.rule, 1), color: theme.color.border }
  return (
    <Panel setting={setting}>
      <SpreadTitle spread={spread} setting={setting} width={roomOf(theme)} height={heightOf(theme) * 0.24} />
      <ul
        role="list"
        part="colors"
        style={{
          ...{ display: 'grid', columns, gap: [space(theme, 1), space(theme, 0.75)] },
          narrow: { columns: 2 },
        }}
      >
        {colors.map(({ nodes, color }) => (
          <li style={{ breakInside: 'avoid' }}>
            <div
              ariaHidden
              part="swatch"
              style={{
                height,
                ...(color
                  ? { background: color }
                  : { borderTop: frame, borderRight: frame, borderBottom: frame, borderLeft: frame }),
              }}
            />
            <p style={{ marginTop: space(theme, 0.4) }}>
              <Phrasing nodes={nodes} {...setting} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
