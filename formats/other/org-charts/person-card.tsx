import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import type { CardSizes } from './card.ts'
import type { Person } from './people.ts'

/** A person and how their card is set. */
interface PersonCardProps {
  readonly person: Person
  readonly sizes: CardSizes
  readonly theme: Theme
  /** Level in the whole organisation; default the first. */
  readonly level?: number
  /** In a stack, where words begin at one edge. */
  readonly stacked?: boolean
  /** px; by default as wide as its room and as tall as its words. */
  readonly width?: number
  readonly height?: number
}

/** Line height, sizes of type. */
const LEADING = 1.25

/** A name over what somebody does, in a box. */
export function PersonCard(props: PersonCardProps): Child {
  const { person, sizes, theme, level = 0, stacked = false, width, height } = props
  const look = cardLook(person, level, theme)
  return (
    <div
      part="person"
      style={{
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
        shrink: 0,
        display: 'flex',
        direction: 'column',
        justify: 'center',
        align: stacked ? 'start' : 'center',
        padding: [sizes.block, sizes.inline],
        radius: Math.min(theme.radius, 12),
        textAlign: stacked ? 'start' : 'center',
        leading: LEADING,
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
      {person.group.length > 0 && (
        <p part="group" style={{ size: sizes.detail, weight: theme.type.strongWeight, color: look.role }}>
          <Phrasing nodes={person.group} theme={look.theme} size={sizes.detail} />
        </p>
      )}
      <p style={{ size: sizes.name, weight: theme.type.strongWeight, color: look.name }}>
        <Phrasing nodes={person.name} theme={look.theme} size={sizes.name} />
      </p>
      {person.role.length > 0 && (
        <p style={{ size: sizes.role, color: look.role }}>
          <Phrasing nodes={person.role} theme={look.theme} size={sizes.role} />
        </p>
      )}
      {person.details.map(nodes => (
        <p part="detail" style={{ size: sizes.detail, color: look.role }}>
          <Phrasing nodes={nodes} theme={look.theme} size={sizes.detail} />
        </p>
      ))}
    </div>
  )
}

interface CardLook {
  readonly theme: Theme
  readonly box: Style
  readonly name: string
  readonly role: string
}

/** The top in the accent, the level below it in its tint, everybody else on paper; a free place has a dashed edge. */
function cardLook({ vacant }: Person, level: number, asked: Theme): CardLook {
  const ground = vacant || level > 1 ? 'paper' : level === 0 ? 'accent' : 'quiet'
  const theme = themeOn(asked, ground)
  const { color, rule } = theme
  const width = Math.max(1, rule)
  const background = color.paper
  if (vacant)
    return {
      theme,
      box: { border: { width, color: color.border, style: 'dashed' } },
      name: color.textMuted,
      role: color.textMuted,
    }
  return {
    theme,
    box: { background, border: { width, color: ground === 'paper' ? color.border : asked.color.accent } },
    name: ground === 'paper' ? color.text : color.heading,
    role: color.textMuted,
  }
}
