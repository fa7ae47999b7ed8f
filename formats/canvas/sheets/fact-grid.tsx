import { labelStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { type Setting, textSetting, textWidth } from '../../fitting/measure.ts'
import type { Phrase } from '../../../core/reading/facts/phrase.ts'
import type { Entry } from '../copy/entry.ts'
import { remarked } from '../copy/remark.ts'
import { Blank, isBlank, NAME_BY_HAND } from './blank.tsx'

/** Facts on the columns of one grid. */
export interface FactGridProps {
  readonly facts: readonly Entry[]
  readonly theme: Theme
  /** px */
  readonly width: number
  /** Roles that are set large. */
  readonly large?: readonly Role[]
  /** Large values may go on over two lines. */
  readonly wrap?: boolean
  /** Roles set in the mono face: codes that are typed again. */
  readonly mono?: readonly Role[]
  /** On columns of a quarter, whatever the labels are. */
  readonly even?: boolean
  /** What is typed at a till has a field of its own. */
  readonly plates?: boolean
}

const columns = 12
/** Least columns of a fact, so that short ones stand under each other. */
const least = 2
/** Large values over body: what must be found at a glance is 1.6 times as large as what is read. */
const largeFactor = 1.65
/** All large values shrink together down to this, so that the longest keeps to its line; what is longer still is text. */
const leastLarge = 1.3

/** A fact and how many columns it takes. */
interface Placed {
  readonly fact: Entry
  readonly span: number
}

/** Labels over values, each as many columns wide as its words need, so that values seldom wrap and edges line up. */
export function FactGrid(given: FactGridProps): Child {
  const { facts, theme } = given
  if (facts.length === 0) return null
  const props: GridProps = { ...given, set: largeIn(given) }
  return (
    <div
      part="facts"
      style={{ display: 'grid', columns, gap: [rowGap(theme), columnGap(theme)], align: 'start', shrink: 0 }}
    >
      {rowsOf(props).map(row =>
        row.map(placed => (
          <Value {...placed} {...props} labelled={row.some(({ fact }) => fact.label.text !== '')} />
        )),
      )}
    </div>
  )
}

/** Columns of twelve between two edges of a grid, the first preferred of those that make as few rows. */
const UNITS = [3, 4, 6, 2, 1]

/** Facts in rows whose edges are the same in all of them; a row alone, and rows that share none, have equal shares. */
function rowsOf(props: GridProps): readonly (readonly Placed[])[] {
  const spans = props.facts.map(fact => ({ fact, span: spanOf(fact, props) }))
  const ways = (props.even ? UNITS.slice(0, 1) : UNITS).map(unit => rowsOn(spans, unit))
  const fewest = Math.min(...ways.map(rows => rows.length))
  const fitting = ways.filter(rows => rows.length === fewest)
  const [rows = []] = [...fitting.filter(rows => !endsAlone(rows)), ...fitting]
  return rows.length === 1 || rows === ways[UNITS.indexOf(1)] ? rows.map(inShares) : rows.map(toEnd)
}

function rowsOn(facts: readonly Placed[], unit: number): readonly (readonly Placed[])[] {
  const rows: Placed[][] = []
  let used = columns
  for (const { fact, span: own } of facts) {
    const span = Math.ceil(own / unit) * unit
    if (used + span > columns) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push({ fact, span })
    used += span
  }
  return rows
}

/** Whether the last of some rows has nothing but one short fact. */
function endsAlone(rows: readonly (readonly Placed[])[]): boolean {
  const [only, ...more] = rows.at(-1) ?? []
  return rows.length > 1 && more.length === 0 && only !== undefined && only.span <= columns / 2
}

function inShares(row: readonly Placed[]): readonly Placed[] {
  const share = Math.floor(columns / row.length)
  return row.every(({ span }) => span <= share) ? row.map(({ fact }) => ({ fact, span: share })) : toEnd(row)
}

/** The last of a row takes what is left of it. */
function toEnd(row: readonly Placed[]): readonly Placed[] {
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

/** Width in px of one column with the gap after it. */
function columnWidth({ theme, width }: FactGridProps): number {
  const gap = columnGap(theme)
  return (width - gap * (columns - 1)) / columns + gap
}

function Value({
  fact,
  span,
  labelled,
  ...props
}: GridProps & Placed & { readonly labelled: boolean }): Child {
  const { theme, mono = [] } = props
  const { type, color } = theme
  const isCode = fact.role !== undefined && mono.includes(fact.role)
  const { size, weight } = settingOf(fact, props)
  return (
    <div part="fact" style={{ span }}>
      {labelled && (
        <p style={{ ...labelStyle(theme), leading: 1.3 }}>
          {fact.label.text === '' ? '\u00a0' : <Phrasing nodes={fact.label.nodes} theme={theme} />}
        </p>
      )}
      {fact.lines.map(({ nodes, text }) =>
        isTyped(fact, props) ? (
          <Plate nodes={nodes} theme={theme} />
        ) : isBlank(text) ? (
          <Blank theme={theme} height={theme.type.base * 1.5} />
        ) : (
          <p
            style={{
              size,
              leading: 1.2,
              ...(weight !== 400 && { weight, color: color.heading }),
              ...(isCode && { family: type.mono, tracking: 0.06 }),
            }}
          >
            {weight === 400 ? (
              <Phrasing nodes={nodes} theme={theme} size={size} />
            ) : (
              <Large line={{ nodes, text }} theme={theme} size={size} />
            )}
          </p>
        ),
      )}
    </div>
  )
}

/** Size over the text of what is typed, and em around it. */
const PLATE = { by: 1.7, around: [0.3, 0.6] } as const

/** Whether a fact is typed at a till and nothing that its brief has in a device. */
function isTyped({ role, lines }: Entry, { plates = false, theme }: GridProps): boolean {
  const { device } = theme.design.parts?.['said:code'] ?? {}
  return plates && role === 'code' && !device && lines.every(({ text }) => TYPED.test(text))
}

const TYPED = /^[\p{Lu}\p{N}][\p{Lu}\p{N}-]{2,23}$/u

/** What is typed, in strong letters on a field of the ink. */
function Plate({ nodes, theme }: Pick<Phrase, 'nodes'> & Pick<GridProps, 'theme'>): Child {
  const { color, type, radius } = theme
  const size = Math.round(type.base * PLATE.by)
  const [high, wide] = PLATE.around
  return (
    <div style={{ display: 'flex', marginTop: type.base * 0.2 }}>
      <p
        part="code"
        style={{
          ...{ size, leading: 1.2, weight: type.strongWeight, tracking: 0.04, whiteSpace: 'nowrap' },
          ...{ color: color.paper, background: color.heading, radius: Math.min(radius, size * 0.3) },
          padding: [size * high, size * wide],
        }}
      >
        <Phrasing nodes={nodes} theme={theme} size={size} />
      </p>
    </div>
  )
}

interface LargeProps {
  readonly line: Phrase
  readonly theme: Theme
  /** px */
  readonly size: number
}

/** A value that is found at a glance, and as text what is only said of it. */
function Large({ line, theme, size }: LargeProps): Child {
  const { main, remark } = remarked(line)
  const { base } = theme.type
  return (
    <>
      <Phrasing nodes={main.nodes} theme={theme} size={size} />
      {remark && (
        <span style={{ size: base, weight: 400 }}>
          {' '}
          <Phrasing nodes={remark.nodes} theme={theme} size={base} />
        </span>
      )}
    </>
  )
}

/** Size in px of the large values, and which they are. */
interface Large {
  readonly size: number
  readonly those: ReadonlySet<Entry>
}

type GridProps = FactGridProps & { readonly set: Large }

function largeIn({ facts, theme, width, wrap, large = [] }: FactGridProps): Large {
  const { type } = theme
  const setting = textSetting(theme, type.strongWeight)
  const widths = facts
    .filter(({ role }) => role !== undefined && large.includes(role))
    .map(fact => ({
      fact,
      wide: Math.max(...fact.lines.map(line => textWidth(remarked(line).main.text, setting))),
    }))
    .filter(({ wide }) => wide * leastLarge <= width * (wrap ? 1.8 : 1))
  const onOne = widths.filter(({ wide }) => wide * leastLarge <= width)
  const factor = Math.min(largeFactor, ...onOne.map(({ wide }) => (width * 0.97) / wide))
  return { size: Math.round(type.base * factor), those: new Set(widths.map(({ fact }) => fact)) }
}

function settingOf(fact: Entry, { theme, mono = [], set: { size, those } }: GridProps): Setting {
  const { type, lang } = theme
  const isCode = fact.role !== undefined && mono.includes(fact.role)
  const family = isCode ? type.mono : type.text
  return those.has(fact)
    ? { family, weight: type.strongWeight, size, lang }
    : { family, weight: 400, size: type.base, lang }
}

/** px that a box around a code takes beside its letters: a code is typed as it stands, in one line. */
function boxOf({ role }: Entry, { design, type }: Theme): number {
  const { device } = design.parts?.['said:code'] ?? {}
  return role === 'code' && device?.includes('box') ? type.base * BOX : 0
}

const BOX = 2.4

/** px of a line whose remark is text. */
function lineWidth(line: Phrase, setting: Setting, base: number): number {
  if (setting.weight === 400) return textWidth(line.text, setting)
  const { main, remark } = remarked(line)
  const beside = remark ? textWidth(` ${remark.text}`, { ...setting, weight: 400, size: base }) : 0
  return textWidth(main.text, setting) + beside
}

function spanOf(fact: Entry, props: GridProps): number {
  const { theme } = props
  const { type, lang } = theme
  const isCode = fact.role !== undefined && (props.mono ?? []).includes(fact.role)
  const value = settingOf(fact, props)
  const opened = { ...value, size: value.size * (isCode ? 1.12 : 1.02) }
  const label = textSetting(theme, type.strongWeight, sizeAt(theme, -1) * 1.16)
  // A name is written by hand on half of the width, or on all of it where that is little.
  const half = columns / 2
  if (fact.lines.some(({ text }) => isBlank(text)))
    return columnWidth(props) * half < NAME_BY_HAND ? columns : half
  if (isTyped(fact, props)) return columns
  const need = Math.max(
    props.even ? 0 : textWidth(fact.label.text.toLocaleUpperCase(lang), label),
    ...fact.lines.map(line => lineWidth(line, opened, type.base) + boxOf(fact, theme)),
  )
  const each = props.even ? columns / 4 : 1
  const span = Math.ceil((need + columnGap(theme)) / (columnWidth(props) * each)) * each
  return Math.min(Math.max(span, least), columns)
}
