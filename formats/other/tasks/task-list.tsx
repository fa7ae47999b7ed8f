import { Phrasing, Prose } from '../../../core/compose/index.ts'
import { markCell } from '../../../core/compose/cell-marks.tsx'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import { phraseIn } from '../../../core/reading/facts/facts.ts'
import type { Item } from '../../../core/reading/reading.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { factsLine } from '../sheets/facts-line.ts'
import { smallSize } from '../figures/few-sizes.ts'
import { lightsOf } from './lights.ts'
import { StatusMark } from './mark.tsx'

/** Tasks one below the other: how far each is, what is to do, then by whom and when. */
export function TaskList({
  tasks,
  theme,
  size,
  columns = 1,
  spread = false,
}: {
  readonly tasks: readonly Item[]
  readonly theme: Theme
  /** px */
  readonly size: number
  /** Tasks side by side; default 1. */
  readonly columns?: number
  /** One below the other between hairlines, as high as what stands around; default false. */
  readonly spread?: boolean
}): Child {
  const lights = lightsOf(
    tasks.map(({ title }) => title.nodes),
    theme.lang,
  )
  const isMarked = tasks.some(({ status }) => status)
  return (
    <ul
      role="list"
      part="tasks"
      style={
        spread
          ? { grow: 1, display: 'flex', direction: 'column' }
          : { display: 'grid', columns, gap: [size * 0.6, size * 1.5], narrow: { columns: 1 } }
      }
    >
      {tasks.map((task, at) => (
        <li
          style={{
            display: 'flex',
            gap: size * 0.5,
            align: spread ? 'center' : 'start',
            ...(spread && {
              grow: 1,
              padding: [size * 0.4, 0],
              borderTop: { width: 1, color: theme.color.hairline },
            }),
          }}
        >
          {isMarked && (
            <div style={{ width: size * 1.2, shrink: 0, padding: [size * 0.1, 0, 0, 0] }}>
              {task.status && (
                <StatusMark status={task.status} size={Math.round(size * 1.15)} theme={theme} />
              )}
            </div>
          )}
          {lights[at] && (
            <p style={{ shrink: 0, size: size * 0.9, leading: 1.3 }}>
              {markCell(toNodes(lights[at].word), lights[at].mark, { theme, size: size * 0.9 })}
            </p>
          )}
          <div style={{ grow: 1, basis: 0 }}>
            <p style={{ size, leading: 1.3 }}>
              <Phrasing nodes={lights[at]?.words ?? task.title.nodes} theme={theme} size={size} />
            </p>
            <Details task={task} theme={theme} size={smallSize(theme)} />
            <Below task={task} theme={theme} size={smallSize(theme)} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What its author wrote below a task: text, and what it is made of. */
function Below({ task: { text, items }, theme, size }: DetailsProps): Child {
  if (text.length + items.length === 0) return null
  return (
    <div style={{ color: theme.color.textMuted }}>
      <Prose nodes={[...text, ...items.flatMap(({ blocks }) => blocks)]} theme={theme} size={size} />
    </div>
  )
}

interface DetailsProps {
  readonly task: Item
  readonly theme: Theme
  /** px */
  readonly size: number
}

function Details({ task: { parts, facts }, theme, size }: DetailsProps): Child {
  const { status, owner, date, note } = parts
  const lines = [status, owner, date, note].flatMap(fact => (fact ? [phraseIn(fact).nodes] : []))
  const all = [...lines, factsLine(facts)].filter(nodes => nodes.length > 0)
  if (all.length === 0) return null
  return (
    <p style={{ size, leading: 1.35, color: theme.color.textMuted }}>
      {all.map((nodes, at) => (
        <>
          {at > 0 && ' · '}
          <Phrasing nodes={nodes} theme={theme} size={size} />
        </>
      ))}
    </p>
  )
}
