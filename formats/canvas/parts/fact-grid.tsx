import { labelStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { textWidth } from '../../parts/measure.ts'
import type { Fact } from './facts.ts'

/** Facts on the columns of one grid. */
export interface FactGridProps {
  readonly facts: readonly Fact[]
  readonly theme: Theme
  /** px */
  readonly width: number
  /** Names of the facts that are set large. */
  readonly large?: readonly string[]
  /** Names of the facts set in the mono face: codes that are typed again. */
  readonly mono?: readonly string[]
}

const columns = 12
/** Least columns of a fact, so that short ones stand under each other. */
const least = 2
/** Large values over body: what must be found at a glance is 1.6 times as large as what is read. */
const largeFactor = 1.65

/** A fact and how many columns it takes. */
interface Placed {
  readonly fact: Fact
  readonly span: number
}

/** Labels over values, each as many columns wide as its words need, so that values seldom wrap and edges line up. */
export function FactGrid(props: FactGridProps): Child {
  const { facts, theme } = props
  if (facts.length === 0) return null
  return (
    <div
      part="facts"
      style={{ display: 'grid', columns, gap: [rowGap(theme), columnGap(theme)], align: 'start', shrink: 0 }}
    >
      {rowsOf(props)
        .flat()
        .map(placed => (
          <Value {...placed} {...props} />
        ))}
    </div>
  )
}

/** The height in px that a grid of facts will take. */
export function factGridHeight(props: FactGridProps): number {
  const { theme } = props
  const label = sizeAt(theme, -1) * 1.3
  const heights = rowsOf(props).map(row =>
    Math.max(...row.map(({ fact }) => label + fact.lines.length * sizeOf(fact, props) * 1.2)),
  )
  return heights.reduce((sum, height) => sum + height, 0) + rowGap(theme) * Math.max(heights.length - 1, 0)
}

/** Facts in rows that are full: of equal columns where every fact has room in its share, else the last takes what is left. */
function rowsOf(props: FactGridProps): readonly (readonly Placed[])[] {
  const rows: Placed[][] = []
  let used = columns
  for (const fact of props.facts) {
    const span = spanOf(fact, props)
    if (used + span > columns) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push({ fact, span })
    used += span
  }
  return rows.map(filled)
}

function filled(row: readonly Placed[]): readonly Placed[] {
  const share = Math.floor(columns / row.length)
  if (row.every(({ span }) => span <= share)) return row.map(({ fact }) => ({ fact, span: share }))
  const left = columns - row.reduce((sum, { span }) => sum + span, 0)
  return row.map((placed, index) =>
    index === row.length - 1 ? { ...placed, span: placed.span + left } : placed,
  )
}

function rowGap(theme: Theme): number {
  return space(theme, 0.4)
}

function columnGap(theme: Theme): number {
  return space(theme, 0.5)
}

function Value({ fact, span, ...props }: FactGridProps & Placed): Child {
  const { theme, large = [], mono = [] } = props
  const { type, color } = theme
  const isLarge = large.includes(fact.name)
  const isCode = mono.includes(fact.name)
  return (
    <div part="fact" style={{ span }}>
      <p style={{ ...labelStyle(theme), leading: 1.3 }}>{fact.label}</p>
      {fact.lines.map(line => (
        <p
          style={{
            size: sizeOf(fact, props),
            leading: 1.2,
            numeric: 'tabular',
            ...(isLarge && { weight: type.strongWeight, color: color.heading }),
            ...(isCode && { family: type.mono, tracking: 0.06 }),
          }}
        >
          {line}
        </p>
      ))}
    </div>
  )
}

function sizeOf({ name }: Fact, { theme, large = [] }: FactGridProps): number {
  return large.includes(name) ? Math.round(theme.type.base * largeFactor) : theme.type.base
}

function spanOf(fact: Fact, props: FactGridProps): number {
  const { theme, width, large = [], mono = [] } = props
  const { type, lang } = theme
  const isCode = mono.includes(fact.name)
  const value = {
    family: isCode ? type.mono : type.text,
    weight: large.includes(fact.name) ? type.strongWeight : 400,
    size: sizeOf(fact, props) * (isCode ? 1.12 : 1.02),
    lang,
  }
  const label = { family: type.text, weight: type.strongWeight, size: sizeAt(theme, -1) * 1.16, lang }
  const need = Math.max(
    textWidth(fact.label.toLocaleUpperCase(lang), label),
    ...fact.lines.map(line => textWidth(line, value)),
  )
  const gap = columnGap(theme)
  const column = (width - gap * (columns - 1)) / columns + gap
  return Math.min(Math.max(Math.ceil((need + gap) / column), least), columns)
}
