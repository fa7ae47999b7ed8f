import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { textWidth } from '../../fitting/measure.ts'
import { amountOf, plainNodes, SumFacts } from './sums.tsx'

interface BandProps {
  readonly theme: Theme
  /** px above and below what stands on it. */
  readonly room: number
  readonly children?: Child
}

/** A field of the accent from edge to edge of the paper; what stands on it is set in `themeOn(theme, 'accent')`. */
export function Band({ theme, room, children }: BandProps): Child {
  const { left, right } = theme.margin
  const { paper, text } = themeOn(theme, 'accent').color
  return (
    <div
      part="band"
      style={{
        margin: [0, -right, 0, -left],
        padding: [room, right, room, left],
        background: paper,
        color: text,
        breakInside: 'avoid',
        narrow: { margin: [0, -PHONE], padding: [room, PHONE] },
      }}
    >
      {children}
    </div>
  )
}

/** px that paper has beside its text on a phone. */
const PHONE = 16

interface LeadSumProps {
  readonly theme: Theme
  readonly sum: Item
  /** px that it may take. */
  readonly width: number
  /** Size of its figures, in sizes of the text. */
  readonly most: number
  /** Weight of its figures. */
  readonly weight: number
}

/** The sum that counts: its name, and its amount as large as the width allows, beside each other where there is room for both. */
export function LeadSum({ theme, sum, width, most, weight }: LeadSumProps): Child {
  const { type, color } = theme
  const amount = amountOf(sum)
  const size = leadSize(amount.text, { theme, width, most, weight })
  const label = { size: Math.round(type.base * LABEL), weight: type.strongWeight, color: color.text }
  const taken = lengthOf(amount.text, theme, weight) * size
  const words = [sum.title.text, ...sum.facts.map(fact => `${fact.text} ${fact.label.text}`)].join('  ')
  const named = textWidth(words, { ...label, family: type.text, lang: theme.lang })
  const beside = taken + named + space(theme, 1) <= width
  return (
    <div
      part="amount-due"
      style={beside ? { display: 'flex', justify: 'between', align: 'baseline', gap: space(theme, 1) } : {}}
    >
      <p style={{ ...label, ...(!beside && { leading: 1.3 }) }}>
        <Phrasing nodes={plainNodes(sum.title)} theme={theme} />
        <SumFacts theme={theme} sum={sum} />
      </p>
      <p
        style={{
          ...displayStyle(theme, size),
          ...{
            weight,
            leading: 1.08,
            tracking: TRACKING,
            textWrap: 'normal',
            textAlign: beside ? 'end' : 'start',
          },
          ...{ numeric: 'normal', whiteSpace: 'nowrap' },
        }}
      >
        <Phrasing nodes={plainNodes(amount)} theme={theme} size={size} />
      </p>
    </div>
  )
}

/** Size of the name of a sum that leads, in sizes of the text. */
const LABEL = 1.15

/** em between figures that lead: they close up, and never touch. */
const TRACKING = -0.03

/** px of the figures of an amount: as large as is wanted and as there is room for. */
function leadSize(
  amount: string,
  { theme, width, most, weight }: Pick<LeadSumProps, 'theme' | 'width' | 'most' | 'weight'>,
): number {
  const widest = Math.max(lengthOf(amount, theme, weight), 1)
  return Math.floor(Math.min(theme.type.base * most, (width * 0.97) / widest))
}

/** px that an amount takes whose figures are so many sizes of the text. */
export function leadWidth(sum: Item, theme: Theme, sizes: number): number {
  return lengthOf(amountOf(sum).text, theme, BOLD) * theme.type.base * sizes
}

/** Weight of figures that lead: the heaviest that they are measured in. */
const BOLD = 700

/** Width of words in the display face, em. */
function lengthOf(text: string, { type, lang }: Theme, weight: number): number {
  return textWidth(text, { family: type.display, weight, size: 1, lang })
}
