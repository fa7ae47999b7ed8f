import type { List, PhrasingContent } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { POWERS } from '../decks/title-figure.ts'
import { leadColor } from '../sheets/grounds.ts'
import { leadStyle } from '../type/largest.ts'
import { isFigure } from '../../charts/said-figure.ts'
import { type PlainPoint, plainPoints } from '../../lines/plain-points.ts'

/** One of the things that a slide says one below the other. */
export interface Row extends PlainPoint {
  /** Of the slide that it leads to. */
  readonly slug?: string
}

/** Points up to which each has a row of its slide. */
const MOST = 6

/** The rows of a list of a few plain points; undefined for tasks, points in points and longer lists. */
export function readRows(list: List): readonly Row[] | undefined {
  return list.children.length > MOST ? undefined : plainPoints(list)
}

/** Room above and below the words of a row, of their size, at the least: rows share the height that is left. */
const AIR = 0.16

/** How much larger than its words a number is. */
const NUMBER = 1.4
/** Room for numbers of one digit and of two, in sizes of the words. */
const COUNT = { few: 1.75, many: 2.5 } as const

interface RowsProps {
  readonly rows: readonly Row[]
  readonly theme: Theme
  /** Whether they are the points of a list. Default: true. */
  readonly listed?: boolean
}

/** Statements one below the other over the whole height that there is, each under a rule, with its number where it has one. */
export function Rows({ rows, theme, listed = true }: RowsProps): Child {
  const counts = rows.some(({ number = 0 }) => number > 9) ? COUNT.many : COUNT.few
  return (
    <div
      {...(listed && { role: 'list' })}
      style={{ grow: 1, display: 'flex', direction: 'column', size: theme.type.base }}
    >
      {rows.map((row, at) => (
        <OneRow
          {...{ row, theme, listed, counts }}
          isFirst={at === 0}
          large={rows.length <= FEW && row.slug === undefined}
        />
      ))}
    </div>
  )
}

/** A figure that opens a statement: `€218,000`, `92 %`, `3`, `1.8 million`. */
const figure = new RegExp(
  `^(?:\\p{Sc}\\s?)?\\d[\\d.,\\u00a0\\u202f]*(?: \\d{3}(?!\\d))*(?:\\s(?:${POWERS})(?!\\p{L}))?(?:[\\s\\u00a0]?(?:%|‰|\\p{Sc}))?(?=\\s|$|[\\p{Script=Han}\\p{Script=Hangul}])`,
  'u',
)

/** An amount that ends a statement: `Crew training 35,000`, `Sedum £2,900`. */
const ending =
  /(?<=\s)(?:\p{Sc}\s?\d[\d.,]*\d|\d{1,3}(?:[.,’\u00a0\u202f]\d{3})+(?:\s?(?:\p{Sc}|\p{Lu}{3}))?|\d[\d.,]*\s?(?:\p{Sc}|%))$/u

/** A figure beside which an amount is one of two that are compared: `Late costs £4,300. Early costs £380`. */
const amount = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|%)/u

/** The words of a row or a field, a figure that opens or an amount that ends them set off. */
export function withFigure(words: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [first, ...others] = words
  if (first?.type !== 'text') return words
  const found = figure.exec(first.value)?.[0]
  const end = others.length === 0 && found === undefined ? ending.exec(first.value) : null
  const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [{ ...first, value }] })
  if (end && !amount.test(first.value.slice(0, end.index)))
    return [{ ...first, value: first.value.slice(0, end.index) }, strong(end[0])]
  if (found === undefined) return words
  return [strong(found), { ...first, value: first.value.slice(found.length) }, ...others]
}

/** How much larger than its words the figure of a statement is, on a slide of a few. */
const FIGURE = 1.75
/** Statements up to which there is the room for it. */
const FEW = 4

/** The words of a row; the first figure that the copy has in bold, or with a sign of money or a share, is what one sees of it. */
function RowWords({
  words,
  theme,
  large,
}: {
  readonly words: readonly PhrasingContent[]
  readonly theme: Theme
  readonly large: boolean
}): Child {
  const set = withFigure(words)
  const at = large ? set.findIndex(node => isFigure(node)) : -1
  const found = set[at]
  const size = theme.type.base
  if (found === undefined || !isFigure(found)) return <Phrasing nodes={set} theme={theme} size={size} />
  const px = Math.round(size * FIGURE)
  return (
    <>
      <Phrasing nodes={set.slice(0, at)} theme={theme} size={size} />
      <strong
        part="figure"
        style={{
          size: px,
          leading: 1,
          weight: theme.type.strongWeight,
          color: leadColor(theme),
          whiteSpace: 'nowrap',
        }}
      >
        <Phrasing nodes={found.children} theme={theme} size={px} />
      </strong>
      <Phrasing nodes={set.slice(at + 1)} theme={theme} size={size} />
    </>
  )
}

interface OneRowProps extends Omit<Required<RowsProps>, 'rows'> {
  readonly row: Row
  readonly isFirst: boolean
  /** Whether a figure may be larger than its words. */
  readonly large: boolean
  /** Room for its number, in sizes of its words. */
  readonly counts: number
}

function OneRow({ row, theme, listed, isFirst, large, counts }: OneRowProps): Child {
  const { color, type } = theme
  const words = <RowWords words={row.words} theme={theme} large={large} />
  return (
    <div
      {...(listed && { role: 'listitem' })}
      part="point"
      style={{
        grow: 1,
        display: 'flex',
        align: 'center',
        padding: [Math.round(type.base * AIR), 0],
        borderTop: isFirst ? { width: 4, color: color.accent } : { width: 2, color: color.hairline },
        leading: 1.2,
      }}
    >
      {row.number !== undefined && (
        <span
          style={{
            ...leadStyle(theme, Math.round(type.base * NUMBER)),
            color: leadColor(theme),
            width: Math.round(type.base * counts),
            shrink: 0,
            numeric: 'tabular',
          }}
        >
          {String(row.number)}
        </span>
      )}
      {row.slug ? (
        <a href={`#${row.slug}`} style={{ decoration: 'none' }}>
          {words}
        </a>
      ) : (
        <p style={{ grow: 1, basis: 0, hyphens: false }}>{words}</p>
      )}
    </div>
  )
}
