import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { blocksOfSection, type GraphicCopy } from './graphic-copy.ts'
import { blocksHeight, FactRow, factColumns, graphicRoom, graphicSheet } from './graphic-sheet.tsx'

/** What a sheet of the rest is called, and whether it goes on from a graphic. */
export interface RestLook {
  readonly name: string
  readonly continued: boolean
}

/**
 * A sheet of copy that is no graphic: facts in a grid, the parts of the copy as blocks under rules, in type as large as
 * they leave room for. What does not fit goes on on a further sheet.
 */
export function restSheet(copy: GraphicCopy, theme: Theme, { name, continued }: RestLook): Sheet {
  const { facts, rest, ...around } = copy
  const opening: GraphicCopy = { ...around, facts: [], rest: [] }
  const room = graphicRoom(opening, theme, continued)
  const plan = planRest(copy, theme, room)
  return graphicSheet({
    name,
    copy: opening,
    theme,
    continued,
    flow: true,
    children: <Rest copy={copy} theme={plan.theme} columns={plan.columns} />,
  })
}

interface RestPlan {
  readonly theme: Theme
  readonly columns: number
}

/** The largest type at which everything fits the room, in as many columns as have room to read. */
function planRest(
  copy: GraphicCopy,
  theme: Theme,
  { width, height }: { readonly width: number; readonly height: number },
): RestPlan {
  const planAt = (factor: number): RestPlan & { readonly height: number } => {
    const grown = scaled(theme, factor)
    const columns = Math.max(1, Math.min(copy.rest.length, Math.floor(width / (grown.type.base * 17)), 4))
    const own = (width - space(grown, 1.5) * (columns - 1)) / columns
    const heights = copy.rest.map(section => blocksHeight(blocksOfSection(section), own, grown))
    const rows = Array.from({ length: Math.ceil(heights.length / columns) }, (_, row) =>
      Math.max(...heights.slice(row * columns, (row + 1) * columns)),
    )
    const facts = Math.ceil(copy.facts.length / factColumns(copy.facts, grown)) * grown.type.base * 3.4
    const used = rows.reduce((sum, row) => sum + row + space(grown, 2), facts)
    return { theme: grown, columns, height: used }
  }
  const plans = [1.7, 1.5, 1.3, 1.15, 1, 0.9].map(planAt)
  return plans.find(plan => plan.height <= height) ?? (plans.at(-1) as RestPlan)
}

function Rest({ copy, theme, columns }: RestPlan & { readonly copy: GraphicCopy }): Child {
  const { facts, rest } = copy
  return (
    <>
      {facts.length > 0 && (
        <div style={{ marginBottom: space(theme, 1.5) }}>
          <FactRow facts={facts} theme={theme} columns={factColumns(facts, theme)} />
        </div>
      )}
      {rest.length > 0 && (
        <div
          style={{
            display: 'grid',
            columns,
            gap: [space(theme, 1.75), space(theme, 1.5)],
            size: theme.type.base,
          }}
        >
          {rest.map(section => (
            <div
              part="block"
              style={{
                borderTop: { width: Math.max(3, theme.rule * 2), color: theme.color.accent },
                padding: [space(theme, 0.75), 0, 0, 0],
              }}
            >
              <Prose
                nodes={blocksOfSection(section)}
                theme={theme}
                level={1}
                size={theme.type.base}
                measured={columns === 1}
              />
            </div>
          ))}
        </div>
      )}
    </>
  )
}
