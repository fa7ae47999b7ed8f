import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn, themeOnColor } from '../../../core/theme/theme-on.ts'
import { textWidth } from '../../fitting/measure.ts'
import { amountOf, plainNodes, SumFacts } from './sums.tsx'

interface BandProps {
  readonly theme: Theme
  /** px above and below what stands on it. */
  readonly room: number
  readonly children?: Child
}

/** Whether a band is a field of colour: a plain sheet has heavy rules in its place, unless the brief has a colour behind its total. */
export function isField(theme: Theme): boolean {
  const { decor, color } = theme.design
  // Of a colour that is to be a touch, a field would be too much or too pale to be seen.
  return (decor.fields !== false && color.sparing !== true) || behindTotal(theme) !== undefined
}

/** The colour that a brief wants behind the total: one for its field, or one in which it could not be read. */
function behindTotal({ design, paperColor }: Theme): string | undefined {
  const { fill, color } = design.parts?.['said:total'] ?? {}
  return fill ?? (color && contrast(color, paperColor.paper) < LIGHT ? color : undefined)
}

/** Contrast with the paper under which a colour is for a field and not for words. */
const LIGHT = 2

/** The theme of what stands on a band: that of its colour, or of the page with figures in the accent between rules. */
export function bandTheme(theme: Theme): Theme {
  const behind = behindTotal(theme)
  if (behind !== undefined) return themeOnColor(theme, behind)
  if (isField(theme)) return themeOn(theme, 'accent')
  return { ...theme, color: { ...theme.color, heading: titleColor(theme) } }
}

/** The accent itself where it can be read, as on the band; else the colour of headings. */
export function titleColor({ color }: Theme): string {
  return contrast(color.accent, color.paper) >= READ ? color.accent : color.heading
}

/** Contrast of words that are read. */
const READ = 4.5

/** px of the rules of a band that is no field: three quarters of a millimetre. */
const HEAVY_RULE = 3

/** A field of the accent from edge to edge of the paper, or the room between two heavy rules; what stands on it is set in `bandTheme`. */
export function Band({ theme, room, children }: BandProps): Child {
  const { left, right } = theme.margin
  const { paper, text } = bandTheme(theme).color
  if (!isField(theme)) {
    const line = { width: HEAVY_RULE, color: theme.color.accent }
    return (
      <div
        part="band"
        style={{ padding: [room, 0], borderTop: line, borderBottom: line, breakInside: 'avoid' }}
      >
        {children}
      </div>
    )
  }
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
  /** Down to this size the figures make room for their name before them; default: it stands above. */
  readonly beside?: number
  /** Weight of its figures. */
  readonly weight: number
  /** Size of its name, in sizes of the text. */
  readonly label?: number
}

/** The sum that counts: its name, and its amount as large as the width allows; it ends on the edge where all amounts do. */
export function LeadSum({
  theme,
  sum,
  width,
  most,
  beside,
  weight,
  label: named = 1.15,
}: LeadSumProps): Child {
  const { type, color, lang } = theme
  const amount = amountOf(sum)
  const label = { size: Math.round(type.base * named), weight: type.strongWeight, color: color.text }
  const words = [sum.title.text, ...sum.facts.map(fact => `${fact.text} ${fact.label.text}`)].join('  ')
  const taken = textWidth(words, { ...label, family: type.text, lang }) + space(theme, 1)
  const sizeIn = (room: number): number =>
    Math.floor(Math.min(type.base * most, (room * 0.97) / Math.max(lengthOf(amount.text, theme, weight), 1)))
  const isBeside = beside !== undefined && sizeIn(width - taken) >= type.base * beside
  const size = sizeIn(isBeside ? width - taken : width)
  const row = { display: 'flex', justify: 'between', align: 'baseline', gap: space(theme, 1) } as const
  return (
    <div part="amount-due" style={isBeside ? row : {}}>
      <p style={{ ...label, ...(!isBeside && { leading: 1.3, textAlign: 'end' }) }}>
        <Phrasing nodes={plainNodes(sum.title)} theme={theme} />
        <SumFacts theme={theme} sum={sum} />
      </p>
      <p
        part="lead"
        style={{
          ...displayStyle(theme, size),
          ...{ weight, leading: 1.08, tracking: TRACKING, textWrap: 'normal' },
          ...{ textAlign: 'end', numeric: 'normal', whiteSpace: 'nowrap' },
        }}
      >
        <Phrasing nodes={plainNodes(amount)} theme={theme} size={size} />
      </p>
    </div>
  )
}

/** em between figures that lead: they close up, and never touch. */
const TRACKING = -0.03

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
