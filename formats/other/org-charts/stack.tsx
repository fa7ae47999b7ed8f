import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { Line, lineWidth } from './line.tsx'
import type { Person } from './people.ts'
import { PlacedCard, type PlaceProps } from './placed-card.tsx'
import { cardWidth, heightOf, stackColumns, type TreePlan } from './tree-plan.ts'

/** A person's reports below the last level of branches: one stack, or several side by side where they are many. */
export function Stack(props: PlaceProps): Child {
  const {
    person,
    level,
    tree: { plan, theme },
  } = props
  const { reports } = person
  const columns = stackColumns(person, level, plan.across)
  if (reports.length === 0) return null
  if (columns === 1) return <Pile {...props} reports={reports} />
  const rows = Math.ceil(reports.length / columns)
  const parts = Array.from({ length: columns }, (_, at) => reports.slice(at * rows, (at + 1) * rows))
  return (
    <>
      <Line theme={theme} style={{ width: lineWidth(theme), height: plan.sizes.stackGap }} />
      <div style={{ display: 'flex', align: 'start' }}>
        {parts.map((part, at) => (
          <div
            style={{
              position: 'relative',
              display: 'flex',
              direction: 'column',
              align: 'center',
              width: plan.slot,
            }}
          >
            <Rail {...props} first={at === 0} last={at === columns - 1} />
            <Pile {...props} reports={part} />
          </div>
        ))}
      </div>
    </>
  )
}

/** The line over stacks side by side, from the first one's own line to the last one's. */
function Rail({
  level,
  tree: { plan, theme },
  first,
  last,
}: PlaceProps & { readonly first: boolean; readonly last: boolean }): Child {
  const tie = (plan.slot - cardWidth(plan, level)) / 2 + plan.sizes.indent - reachOf(plan)
  const width = lineWidth(theme)
  const start = first ? tie : 0
  const end = last ? plan.slot - tie - width : 0
  const [left, right] = theme.dir === 'rtl' ? [end, start] : [start, end]
  return <Line theme={theme} style={{ position: 'absolute', top: 0, left, right, height: width }} />
}

/** Between a stack's line and its cards, px. */
function reachOf({ sizes }: TreePlan): number {
  return sizes.indent * 0.55
}

interface PileProps extends PlaceProps {
  readonly reports: readonly Person[]
}

/** Reports one below the other, standing in from their superior's card, each tied to a line at its side. */
function Pile({ reports, level, tree }: PileProps): Child {
  const { plan, theme } = tree
  const { sizes } = plan
  const width = lineWidth(theme)
  const reach = reachOf(plan)
  const middleOf = (report: Person): number => heightOf(report, level + 1, plan) / 2
  const rtl = theme.dir === 'rtl'
  const at = (distance: number): Style => (rtl ? { right: distance } : { left: distance })
  return (
    <ul
      role="list"
      style={{
        display: 'flex',
        direction: 'column',
        gap: sizes.stackGap,
        width: cardWidth(plan, level),
        padding: rtl ? [sizes.stackGap, sizes.indent, 0, 0] : [sizes.stackGap, 0, 0, sizes.indent],
      }}
    >
      {reports.map((report, index) => (
        <li style={{ position: 'relative' }}>
          <Line
            theme={theme}
            style={{
              position: 'absolute',
              top: -sizes.stackGap,
              width,
              ...at(-reach),
              ...(index === reports.length - 1
                ? { height: sizes.stackGap + middleOf(report) }
                : { bottom: 0 }),
            }}
          />
          <Line
            theme={theme}
            style={{
              position: 'absolute',
              top: middleOf(report) - width / 2,
              width: reach,
              height: width,
              ...at(-reach),
            }}
          />
          <PlacedCard person={report} level={level + 1} tree={tree} />
          <Stack person={report} level={level + 1} tree={tree} />
        </li>
      ))}
    </ul>
  )
}
