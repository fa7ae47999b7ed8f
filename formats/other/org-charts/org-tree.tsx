import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { Line, lineWidth } from './line.tsx'
import { type DrawnTree, PlacedCard, type PlaceProps } from './placed-card.tsx'
import { Stack } from './stack.tsx'
import { slotsOf, type TreePage } from './tree-plan.ts'

/** A page of a tree. */
interface OrgTreeProps {
  readonly page: TreePage
  readonly theme: Theme
  /** With empty cards, to be measured. */
  readonly bare?: boolean
}

/** A tree of cards: nested lists for those who read it, boxes and right-angled lines for those who see it. */
export function OrgTree({ page, theme, bare = false }: OrgTreeProps): Child {
  const { plan, continued, level } = page
  const tree: DrawnTree = { plan, theme, top: level, bare }
  const several = plan.people.length > 1
  return (
    <ul
      role="list"
      part="tree"
      style={{ display: 'flex', justify: 'center', align: 'start', margin: [0, -plan.sizes.gap / 2] }}
    >
      {plan.people.map((person, at) => (
        <Branch
          person={person}
          level={0}
          tree={tree}
          place={{ first: at === 0 && !continued, last: at === plan.people.length - 1 }}
          joined={continued && several}
        />
      ))}
    </ul>
  )
}

interface BranchProps extends PlaceProps {
  readonly place: { readonly first: boolean; readonly last: boolean }
  /** A line comes down from above. */
  readonly joined: boolean
}

function Branch({ person, level, tree, place, joined }: BranchProps): Child {
  const { theme, plan } = tree
  const { sizes, across, slot } = plan
  const below = sizes.levelGap / 2
  const side = level < across
  return (
    <li
      style={{
        position: 'relative',
        display: 'flex',
        direction: 'column',
        align: 'center',
        width: slot * slotsOf(person, level, across),
        shrink: 0,
        padding: [joined ? below : 0, 0, 0, 0],
      }}
    >
      {joined && <Join theme={theme} place={place} height={below} />}
      <PlacedCard person={person} level={level} tree={tree} />
      {person.reports.length > 0 && side && (
        <Line theme={theme} style={{ width: lineWidth(theme), height: below }} />
      )}
      {person.reports.length > 0 && side && (
        <ul role="list" style={{ display: 'flex', align: 'start' }}>
          {person.reports.map((report, at) => (
            <Branch
              person={report}
              level={level + 1}
              tree={tree}
              place={{ first: at === 0, last: at === person.reports.length - 1 }}
              joined
            />
          ))}
        </ul>
      )}
      {!side && <Stack person={person} level={level} tree={tree} />}
    </li>
  )
}

/** The line along a row of neighbours and the one down to the middle of one of them. */
function Join({
  theme,
  place,
  height,
}: {
  readonly theme: Theme
  readonly place: BranchProps['place']
  readonly height: number
}): Child {
  const width = lineWidth(theme)
  const [before, after] = theme.dir === 'rtl' ? [place.last, place.first] : [place.first, place.last]
  return (
    <>
      <Line
        theme={theme}
        style={{
          position: 'absolute',
          top: 0,
          left: before ? '50%' : 0,
          right: after ? '50%' : 0,
          height: width,
        }}
      />
      <Line
        theme={theme}
        style={{ position: 'absolute', top: 0, left: '50%', margin: [0, 0, 0, -width / 2], width, height }}
      />
    </>
  )
}
