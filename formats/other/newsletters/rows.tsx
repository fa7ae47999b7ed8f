import type { Paragraph, List } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { lineOfItem, linesIn, readLabelled } from '../../../core/reading/facts/label.ts'
import { cut, type Phrase, trim } from '../../../core/reading/facts/phrase.ts'
import { findValues } from '../../../core/reading/values/read-value.ts'
import { mixed } from '../../../core/theme/oklch.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** Hours and prices: lines that each say what something is and when, or how much. */
export interface Rows {
  readonly kind: 'rows'
  readonly rows: readonly Row[]
}

interface Row {
  readonly name: Phrase
  readonly value: Phrase
}

/** Rows from which on they are a table; letters of a name and of what stands beside it at most. */
const LEAST = 2
const MOST = { name: 36, value: 64 } as const

/** The lines of a block as rows, where all of them are: in columns, behind a label, or before a price, and most with a figure. */
export function rowsIn(block: Paragraph | List, lang: string): Rows | undefined {
  const lines = block.type === 'list' ? block.children.map(lineOfItem) : linesIn(block.children)
  if (lines.length < LEAST) return undefined
  const rows = lines.flatMap(line => (line && rowIn(line, lang)) ?? [])
  const figured = rows.filter(({ value }) => /\d/.test(value.text)).length
  return rows.length === lines.length && figured * 2 > rows.length ? { kind: 'rows', rows } : undefined
}

/** Wide blanks or a tab between two columns. */
const COLUMNS = /[^\S\n]{2,}|\t/u

function rowIn(line: Phrase, lang: string): Row | undefined {
  if (line.text.length > MOST.name + MOST.value || /\S@\S|https?:|\n/.test(line.text)) return undefined
  const row = inColumns(line) ?? labelledRow(line) ?? pricedRow(line, lang)
  const isRow =
    row !== undefined &&
    row.name.text.length <= MOST.name &&
    row.value.text.length <= MOST.value &&
    /\p{L}|\d/u.test(row.name.text) &&
    !/[.!?…]$/u.test(row.value.text.replace(/\b\p{L}{1,4}\.$/u, ''))
  return isRow ? row : undefined
}

function inColumns(line: Phrase): Row | undefined {
  const found = COLUMNS.exec(line.text)
  if (!found) return undefined
  const value = trim(cut(line, found.index + found[0].length))
  const name = trim(cut(line, 0, found.index))
  return COLUMNS.test(value.text) || name.text === '' || value.text === '' ? undefined : { name, value }
}

function labelledRow(line: Phrase): Row | undefined {
  const { label, value, sign } = readLabelled(line) ?? {}
  return label && value && sign === 'colon' ? { name: label, value } : undefined
}

/** A name and what it costs. */
function pricedRow(line: Phrase, lang: string): Row | undefined {
  // `Under 16 £3`: a figure before the sign is of the name.
  const signed = line.text.search(/\p{Lu}{0,2}\p{Sc} ?\d/u)
  const start =
    signed > 0 ? signed : findValues(line.text, lang).find(({ value }) => value.type === 'money')?.start
  const name = start === undefined ? undefined : trim(cut(line, 0, start))
  if (start === undefined || !name || !/\p{L}/u.test(name.text) || /[,;.–—-]$/u.test(name.text))
    return undefined
  return { name, value: trim(cut(line, start)) }
}

/** Letters of a value up to which it stands at the end of its row. */
const SHORT = 24

/** How far a hairline stands out from the ground that a story has. */
const RULE = 0.22

/** Rows under hairlines: the name in the voice of text, what is looked for strong and in figures of one width. */
export function RowTable({ piece, theme }: { readonly piece: Rows; readonly theme: Theme }): Child {
  const isShort = piece.rows.every(({ value }) => value.text.length <= SHORT)
  return piece.rows.map(({ name, value }, at) => (
    <div
      part="row"
      style={{
        display: 'flex',
        justify: 'between',
        gap: 20,
        padding: [10, 0],
        ...(at > 0 && { borderTop: { width: 1, color: mixed(theme.color.paper, theme.color.text, RULE) } }),
        breakInside: 'avoid',
      }}
    >
      <p style={isShort ? { grow: 1 } : { width: '40%', shrink: 0 }}>
        <Phrasing nodes={name.nodes} theme={theme} />
      </p>
      <p
        style={{
          ...(isShort ? { shrink: 0, textAlign: 'end', whiteSpace: 'nowrap' } : { grow: 1 }),
          weight: theme.type.strongWeight,
          color: theme.color.heading,
          numeric: 'tabular',
        }}
      >
        <Phrasing nodes={value.nodes} theme={theme} />
      </p>
    </div>
  ))
}
