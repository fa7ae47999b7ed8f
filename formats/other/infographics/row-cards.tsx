/** Draws a few things of a table, of which each says more than a number, as cards: what it is called, and what is said of it under the names of the columns. */
import type { Table, TableCell } from 'mdast'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { again } from '../../lines/again.ts'
import { smallSize } from '../figures/few-sizes.ts'
import type { Place } from './place.ts'

/** Things that are cards, columns that tell them, letters of a name on average, and of any cell at most. */
const ROWS = { least: 2, most: 4 } as const
const COLUMNS = { least: 3, most: 4 } as const
const LETTERS = { name: 12, cell: 64 } as const

/** Whether a table is a few things with names of some words, told under named columns. */
export function areCards({ children: [head, ...rows] }: Table): boolean {
  const columns = head?.children.length ?? 0
  const names = rows.map(({ children: [name] }) => (name ? plainText(name) : ''))
  const letters = names.reduce((sum, { length }) => sum + length, 0) / Math.max(rows.length, 1)
  return (
    rows.length >= ROWS.least &&
    rows.length <= ROWS.most &&
    columns >= COLUMNS.least &&
    columns <= COLUMNS.most &&
    letters >= LETTERS.name &&
    head?.children.every(cell => plainText(cell).trim() !== '') === true &&
    rows.every(({ children }) => children.length === columns && children.every(isShort))
  )
}

function isShort(cell: TableCell): boolean {
  const { length } = plainText(cell).trim()
  return length > 0 && length <= LETTERS.cell
}

/** Sizes of the text that a card is wide at the least beside others, for each column that it tells. */
const WIDE = 5

/** Cards side by side where they have room, else below each other. */
export function RowCards({ table, place }: { readonly table: Table; readonly place: Place }): Child {
  const { size, width } = place
  const [head, ...rows] = table.children
  const gap = size * 0.6
  const isRow = (width - gap * (rows.length - 1)) / rows.length >= size * WIDE * (head?.children.length ?? 1)
  return (
    <div role="list" part="cards" style={{ display: 'grid', columns: isRow ? rows.length : 1, gap }}>
      {rows.map(({ children: cells }, at) => (
        <Card
          names={(head?.children ?? []).map(cell => (at === 0 ? cell : again(cell)))}
          cells={cells}
          place={place}
        />
      ))}
    </div>
  )
}

interface CardProps {
  readonly names: readonly TableCell[]
  readonly cells: readonly TableCell[]
  readonly place: Place
}

function Card({ names, cells, place: { theme: around, size } }: CardProps): Child {
  const theme = themeOn(around, around.color.paper === around.paperColor.paper ? 'tint' : 'paper')
  const small = smallSize(theme)
  const title = Math.min(sizeAt(theme, 3), size * 1.25)
  const label = (cell: TableCell | undefined): Child =>
    cell && (
      <p style={{ size: small, leading: 1.25, color: theme.color.textMuted }}>
        <Phrasing nodes={cell.children} theme={theme} size={small} />
      </p>
    )
  const [name, ...others] = cells
  // A number alone is read from afar; what is said in words is not.
  const sizeOf = (cell: TableCell): number =>
    size * (/^\P{L}*\p{N}\P{L}*$/u.test(plainText(cell)) ? 1.9 : 1.15)
  return (
    <div
      role="listitem"
      part="card"
      style={{
        ...{ background: theme.color.paper, color: theme.color.text, padding: size * 0.8 },
        ...{ display: 'flex', direction: 'column', gap: size * 0.5, radius: Math.min(theme.radius, 12) },
      }}
    >
      <div style={{ grow: 1 }}>
        {label(names[0])}
        <p style={{ size: title, leading: 1.15, weight: theme.type.strongWeight, hyphens: false }}>
          <Phrasing nodes={name?.children ?? []} theme={theme} size={title} />
        </p>
      </div>
      <div style={{ display: 'flex', gap: size, align: 'end' }}>
        {others.map((cell, at) => (
          <div style={{ ...(at < others.length - 1 && { grow: 1, basis: 0 }) }}>
            {label(names[at + 1])}
            <p style={{ ...displayStyle(theme, sizeOf(cell)), leading: 1.15, color: theme.color.accentText }}>
              <Phrasing nodes={cell.children} theme={theme} size={sizeOf(cell)} />
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}
