import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { blocksOfSection, type GraphicCopy, withParts } from './graphic-copy.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import { FactRow, factColumns, graphicRoom, graphicSheet, type SheetLook } from './graphic-sheet.tsx'
import { heightsIn } from '../../fitting/height-of.tsx'

/** What a sheet of the rest is called, and whether it goes on from a graphic. */
interface RestLook {
  readonly name: string
  readonly continued: boolean
}

/**
 * A sheet of copy that is no graphic: facts in a grid, the parts of the copy as blocks under rules, in type as large as
 * they leave room for. What does not fit goes on on a further sheet.
 */
export function restSheet(
  given: GraphicCopy,
  paper: Theme,
  measure: Measure,
  { name, continued }: RestLook,
): Sheet {
  // What a graphic leaves over stands on a field, so that it is a page and no remainder, unless the brief names its ground.
  const isField = continued && paper.design.decor.fields !== false && paper.design.color.paper === null
  const theme = isField ? themeOn(paper, 'accent') : paper
  const copy = withParts(given)
  const { facts: _, rest: __, ...around } = copy
  const opening: GraphicCopy = { ...around, facts: [], rest: [] }
  const look: SheetLook = continued ? { continued } : { title: TITLE }
  const { width, height } = graphicRoom(opening, theme, measure, look)
  const heightOf = heightsIn(theme, measure)
  const plans = sizes.map(factor => planAt(copy, scaled(theme, factor), width))
  const fits = (plan: RestPlan): boolean => heightOf(<Rest copy={copy} {...plan} />, width) <= height
  const plan = firstFitting(plans, way => (fits(way) ? way : undefined)) ?? (plans.at(-1) as RestPlan)
  return graphicSheet({
    name,
    copy: opening,
    theme,
    ...look,
    flow: true,
    children: <Rest copy={copy} {...plan} />,
  })
}

/** Of a sheet that is words alone, a share of the shorter side. */
const TITLE = 0.1

/** Sizes of type that are tried, as parts of the theme's. */
const sizes = [2.6, 2.3, 2, 1.7, 1.5, 1.3, 1.15, 1, 0.9] as const

interface RestPlan {
  readonly theme: Theme
  readonly columns: number
}

/** As many columns as have room to read. */
function planAt({ rest }: GraphicCopy, theme: Theme, width: number): RestPlan {
  const columns = Math.max(1, Math.min(rest.length, Math.floor(width / (theme.type.base * 17)), 4))
  return { theme, columns }
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
