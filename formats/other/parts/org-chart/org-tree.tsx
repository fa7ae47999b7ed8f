import { Phrasing } from '../../../../core/compose/index.ts'
import type { Child } from '../../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../../core/compose/style.ts'
import type { Theme } from '../../../../core/theme/theme.ts'
import { cardLeading } from './card.ts'
import { cardWidth, slotsOf, type TreePlan } from './plan-tree.ts'
import type { TreePage } from './part-tree.ts'
import type { Person } from './read-people.ts'

interface TreeProps {
  readonly plan: TreePlan
  readonly theme: Theme
}

/** Thickness of the lines between cards: whole px, so that all look alike. */
const lineWidth = ({ rule }: Theme): number => Math.max(1, Math.round(rule))

/** A tree of cards: nested lists for those who read it, boxes and right-angled lines for those who see it. */
export function OrgTree({ page, theme }: { readonly page: TreePage; readonly theme: Theme }): Child {
  const { plan, continued, level } = page
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
          plan={plan}
          theme={theme}
          top={level}
          place={{ first: at === 0 && !continued, last: at === plan.people.length - 1 }}
          joined={continued && several}
        />
      ))}
    </ul>
  )
}

interface BranchProps extends TreeProps {
  readonly person: Person
  /** On this page. */
  readonly level: number
  /** Level in the whole organisation of the page's first. */
  readonly top: number
  readonly place: { readonly first: boolean; readonly last: boolean }
  /** A line comes down from above. */
  readonly joined: boolean
}

function Branch({ person, level, top, plan, theme, place, joined }: BranchProps): Child {
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
      <Card person={person} level={level} top={top} plan={plan} theme={theme} />
      {person.reports.length > 0 && side && (
        <Line theme={theme} style={{ width: lineWidth(theme), height: below }} />
      )}
      {person.reports.length > 0 && side && (
        <ul role="list" style={{ display: 'flex', align: 'start' }}>
          {person.reports.map((report, at) => (
            <Branch
              person={report}
              level={level + 1}
              top={top}
              plan={plan}
              theme={theme}
              place={{ first: at === 0, last: at === person.reports.length - 1 }}
              joined
            />
          ))}
        </ul>
      )}
      {!side && <Pile person={person} level={level} top={top} plan={plan} theme={theme} />}
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
      <Line theme={theme} style={{ position: 'absolute', top: 0, left: '50%', width, height }} />
    </>
  )
}

/** Reports one below the other, standing in from their superior's card, each tied to a line at its side. */
function Pile({ person, level, top, plan, theme }: Omit<BranchProps, 'place' | 'joined'>): Child {
  if (person.reports.length === 0) return null
  const { sizes, heights } = plan
  const width = lineWidth(theme)
  const reach = sizes.indent * 0.55
  const middle = (heights[level + 1] ?? 0) / 2
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
      {person.reports.map((report, index) => (
        <li style={{ position: 'relative' }}>
          <Line
            theme={theme}
            style={{
              position: 'absolute',
              top: -sizes.stackGap,
              width,
              ...at(-reach),
              ...(index === person.reports.length - 1 ? { height: sizes.stackGap + middle } : { bottom: 0 }),
            }}
          />
          <Line
            theme={theme}
            style={{
              position: 'absolute',
              top: middle - width / 2,
              width: reach,
              height: width,
              ...at(-reach),
            }}
          />
          <Card person={report} level={level + 1} top={top} plan={plan} theme={theme} />
          <Pile person={report} level={level + 1} top={top} plan={plan} theme={theme} />
        </li>
      ))}
    </ul>
  )
}

function Line({ theme, style }: { readonly theme: Theme; readonly style: Style }): Child {
  return <div ariaHidden style={{ ...style, background: theme.color.border }} />
}

function Card({ person, level, top, plan, theme }: Omit<BranchProps, 'place' | 'joined'>): Child {
  const { sizes, heights, across } = plan
  const stacked = level > across
  const look = cardLook(person, level + top, theme)
  return (
    <div
      part="person"
      style={{
        width: cardWidth(plan, level),
        height: heights[level] ?? 0,
        shrink: 0,
        display: 'flex',
        direction: 'column',
        justify: 'center',
        align: stacked ? 'start' : 'center',
        padding: [sizes.block, sizes.inline],
        radius: Math.min(theme.radius, 12),
        textAlign: stacked ? 'start' : 'center',
        leading: cardLeading,
        hyphens: false,
        ...look.box,
      }}
    >
      {person.photo?.data?.asset && (
        <img
          src={person.photo.data.asset}
          alt={person.photo.alt ?? ''}
          style={{
            width: sizes.photo,
            height: sizes.photo,
            radius: sizes.photo / 2,
            fit: 'cover',
            marginBottom: sizes.block,
            shrink: 0,
          }}
        />
      )}
      <p style={{ size: sizes.name, weight: theme.type.strongWeight, color: look.name }}>
        <Phrasing nodes={person.name} theme={theme} size={sizes.name} />
      </p>
      {person.role.length > 0 && (
        <p style={{ size: sizes.role, color: look.role }}>
          <Phrasing nodes={person.role} theme={theme} size={sizes.role} />
        </p>
      )}
    </div>
  )
}

interface CardLook {
  readonly box: Style
  readonly name: string
  readonly role: string
}

/** The top in the accent, the level below it in its tint, everybody else on paper; a free place has a dashed edge. */
function cardLook({ vacant }: Person, level: number, { color, rule }: Theme): CardLook {
  const width = Math.max(1, rule)
  if (vacant)
    return {
      box: { border: { width, color: color.border, style: 'dashed' } },
      name: color.textMuted,
      role: color.textMuted,
    }
  if (level === 0)
    return {
      box: { background: color.accent, border: { width, color: color.accent } },
      name: color.onAccent,
      role: color.onAccent,
    }
  if (level === 1)
    return {
      box: { background: color.accentSoft, border: { width, color: color.accent } },
      name: color.onAccentSoft,
      role: color.onAccentSoft,
    }
  return {
    box: { background: color.paper, border: { width, color: color.border } },
    name: color.text,
    role: color.textMuted,
  }
}
