/** Draws parts that come to a whole as fields whose areas are as their amounts, in the order of the copy. */
import type { PhrasingContent } from 'mdast'
import { displayStyle, Phrasing } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import { phrasingText } from '../../core/source/text.ts'
import { themeOn } from '../../core/theme/theme-on.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { displaySetting, textSetting, textWidth, widestWord } from '../fitting/measure.ts'

/** A part of a whole. */
export interface Part {
  readonly label: readonly PhrasingContent[]
  readonly value: readonly PhrasingContent[]
  readonly amount: number
  /** It stands out from the others. */
  readonly isStrong: boolean
  /** The copy says its amount before its name. */
  readonly valueFirst: boolean
}

interface AreasProps {
  readonly parts: readonly Part[]
  /** px of the whole across. */
  readonly width: number
  /** px of text. */
  readonly size: number
  readonly theme: Theme
}

/** A part in its field, px. */
interface Field {
  readonly part: Part
  readonly width: number
  readonly height: number
}

/** Room between fields and in them, and the sizes of their words, sizes of the text. */
const GAP = 0.14
const PAD = 0.42
const WORDS = { least: 0.72, most: 1.15 } as const
const FIGURE = { least: 0.95, most: 4.6 } as const

/** Heights of the whole that are tried, of its width. */
const HEIGHTS = [1.1, 1.25, 1.4, 1, 0.85] as const

/** Parts of a whole, each as large as it is; undefined where the words of the least would not stand in its field. */
export function areasOf(props: AreasProps): Child | undefined {
  const { parts, width } = props
  if (parts.some(({ amount }) => amount <= 0)) return undefined
  const laid = HEIGHTS.map(share => rowsOf(props, width * share)).find(rows =>
    rows?.flat().every(field => wordsIn(field, props)),
  )
  return laid && <Areas {...props} rows={laid} />
}

/** Fields in rows of which no cut makes fields nearer to the shape of words; undefined where there is none. */
function rowsOf({ parts, width }: AreasProps, height: number): readonly (readonly Field[])[] | undefined {
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0)
  const rowOf = (own: readonly Part[]): readonly Field[] => {
    const sum = own.reduce((total, { amount }) => total + amount, 0)
    return own.map(part => ({ part, width: (width * part.amount) / sum, height: (height * sum) / whole }))
  }
  const best: { cost: number; rows: readonly (readonly Field[])[] }[] = [{ cost: 0, rows: [] }]
  for (let end = 1; end <= parts.length; end += 1) {
    const tried = Array.from({ length: Math.min(end, ACROSS) }, (_, count) => {
      const row = rowOf(parts.slice(end - count - 1, end))
      const before = best[end - count - 1]
      return { cost: (before?.cost ?? 0) + costOf(row), rows: [...(before?.rows ?? []), row] }
    })
    best.push(tried.toSorted((one, other) => one.cost - other.cost)[0] ?? { cost: 0, rows: [] })
  }
  return best.at(-1)?.rows
}

/** Fields side by side. */
const ACROSS = 5

/** How far fields are from the shape of a name under its figure. */
const SHAPE = 1.7

function costOf(row: readonly Field[]): number {
  return row.reduce((sum, { width, height }) => sum + Math.log(width / height / SHAPE) ** 2, 0)
}

/** Sizes of the words in a field, px. */
interface WordSizes {
  readonly figure: number
  readonly label: number
}

/** The largest sizes at which a figure and its name stand in their field; undefined where they do not. */
function wordsIn({ part, width, height }: Field, { size, theme }: AreasProps): WordSizes | undefined {
  const pad = size * PAD
  const [across, down] = [width - 2 * pad - size * GAP, height - 2 * pad - size * GAP]
  const value = phrasingText(part.value)
  const figureWide = Math.max(textWidth(value, displaySetting(theme, 1)), 0.3)
  const name = phrasingText(part.label)
  for (let step = 0; step < STEPS; step += 1) {
    const share = 1 - step / STEPS
    const figure = size * (FIGURE.least + (FIGURE.most - FIGURE.least) * share)
    const label = Math.min(size * WORDS.most, Math.max(size * WORDS.least, figure * 0.42))
    const setting = textSetting(theme, 400, label)
    if (figureWide * figure > across * 0.97 || widestWord(name, setting) > across * 0.97) continue
    const lines = Math.ceil((textWidth(name, setting) * 1.06) / across)
    if (figure + lines * label * 1.2 + label * 0.2 <= down) return { figure, label }
  }
  return undefined
}

const STEPS = 36

function Areas({ rows, ...props }: AreasProps & { readonly rows: readonly (readonly Field[])[] }): Child {
  const gap = Math.max(Math.round(props.size * GAP), 2)
  return (
    <div part="areas" style={{ display: 'flex', direction: 'column', gap, breakInside: 'avoid' }}>
      {rows.map((row, at) => (
        <div style={{ display: 'flex', gap, align: 'stretch' }}>
          {row.map((field, column) => (
            <AreaField {...props} field={field} isTinted={(at + column) % 2 === 1} gap={gap} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface AreaFieldProps extends AreasProps {
  readonly field: Field
  readonly isTinted: boolean
  /** px */
  readonly gap: number
}

function AreaField(props: AreaFieldProps): Child {
  const { field, isTinted, gap, size } = props
  const { part, width, height } = field
  const theme = themeOn(props.theme, part.isStrong ? 'accent' : isTinted ? 'tint' : 'quiet')
  const { figure, label } = wordsIn(field, props) ?? { figure: size, label: size * WORDS.least }
  const { color } = theme
  const value = (
    <p style={{ ...displayStyle(theme, figure), color: color.heading, leading: 1, whiteSpace: 'nowrap' }}>
      <Phrasing nodes={part.value} theme={theme} size={figure} />
    </p>
  )
  const name = (
    <p style={{ size: label, leading: 1.2, weight: part.isStrong ? theme.type.strongWeight : 400 }}>
      <Phrasing nodes={part.label} theme={theme} size={label} />
    </p>
  )
  return (
    <div
      part="area"
      style={{
        ...{ grow: Math.max(Math.round(width - gap), 1), basis: 0, minHeight: Math.round(height - gap) },
        ...{ padding: Math.round(size * PAD), background: color.paper, color: color.text },
        ...{ display: 'flex', direction: 'column', justify: 'between' },
      }}
    >
      {part.valueFirst ? [value, name] : [name, value]}
    </div>
  )
}
