import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Claim } from '../../../core/reading/reading.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { displaySetting, displayWords, textWidth, unbrokenSize } from '../../fitting/measure.ts'

interface NameTitleProps {
  readonly theme: Theme
  readonly name: Claim
  /** px */
  readonly width: number
  /** How large the name may be, and the size below which it takes a second line; parts of body. */
  readonly most: number
  readonly least: number
  /** The most that it may be on two lines. */
  readonly mostInTwo: number
  /** Default: that of headings, at least bold. */
  readonly weight?: number
  readonly style?: Style
}

/** How much of its room a line may take: faces differ from their measures by a hair. */
const FULL = 0.985

/** A name as large as it fills its room, on one line or on two of whole words. */
export function NameTitle(props: NameTitleProps): Child {
  const { theme, name, style = {}, weight = Math.max(theme.type.displayWeight, 700) } = props
  const { size, lines } = fitName({ ...props, weight })
  return (
    <h1
      part="title"
      unlisted
      style={{
        ...displayStyle(theme, size),
        ...{
          weight,
          leading: 1,
          textAlign: 'start',
          textWrap: 'normal',
        },
        ...style,
      }}
    >
      {lines.length > 1 ? (
        lines.map((line, at) => [
          at > 0 && <br />,
          <Phrasing nodes={[{ type: 'text', value: line }]} theme={theme} size={size} />,
        ])
      ) : (
        <Phrasing nodes={name.nodes} theme={theme} heading size={size} />
      )}
    </h1>
  )
}

function fitName({ theme, name, width, weight, ...sizes }: NameTitleProps & { readonly weight: number }) {
  const { base, displayTracking } = theme.type
  const setting = { ...displaySetting(theme, 1), weight }
  const across = (line: string): number => {
    const shown = displayWords(line, theme)
    return textWidth(shown, setting) + shown.length * displayTracking
  }
  const sizeOf = (lines: readonly string[], most: number): number =>
    Math.floor(Math.min(base * most, (width * FULL) / Math.max(...lines.map(across), 0.1)))
  const whole = { lines: [name.text], size: sizeOf([name.text], sizes.most) }
  if (whole.size >= base * sizes.least) return whole
  const [only, ...more] = name.nodes
  const words = only?.type === 'text' && more.length === 0 ? only.value.split(' ') : []
  const halves = words.slice(1).map((_, at) => {
    const lines = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
    return { lines, size: sizeOf(lines, sizes.mostInTwo) }
  })
  const best = halves.reduce((one, other) => (other.size > one.size ? other : one), whole)
  // A long word goes on at its hyphen.
  return best.size >= base * 2 ? best : { ...whole, size: unbrokenSize(name.text, width, base * 3, theme) }
}
