import type { PhrasingContent, RootContent } from 'mdast'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { cutAtBold, type SaidFigure } from '../../charts/said-figure.ts'
import { markColor } from '../../charts/mark-color.ts'
import { plainPoints } from '../../lines/plain-points.ts'
import { textSetting, widestWord } from '../../fitting/measure.ts'
import { numeralSize } from '../figures/big-figure.tsx'
import type { Place } from './place.ts'
import { Said, Words } from './said.tsx'

/** A point of a module, cut at the figure that its author has in bold. */
interface PointCell {
  readonly words: readonly PhrasingContent[]
  readonly said?: SaidFigure
}

/** Points that stand side by side, letters of each, and sizes of type that each is wide at the least. */
const CELLS = { least: 2, most: 4, letters: 90, width: 8.5 }

/** The points of a list of a few short ones; undefined for other lists. */
export function cellsOf(list: RootContent | undefined): readonly PointCell[] | undefined {
  if (list?.type !== 'list' || list.ordered) return undefined
  const { length } = list.children
  if (length < CELLS.least || length > CELLS.most) return undefined
  const points = plainPoints(list)
  if (!points?.every(({ words }) => phrasingText(words).length <= CELLS.letters)) return undefined
  return points.map(({ words }) => {
    const said = cutAtBold(words)
    return { words, ...(said && { said }) }
  })
}

interface PointCellsProps {
  readonly cells: readonly PointCell[]
  readonly place: Place
}

/** Numerals of points, sizes of the text. */
const NUMERAL = 4.4

/** Points side by side under a thick line each, their figures large; below each other where they have no room. */
export function PointCells({ cells, place: { theme, size, width } }: PointCellsProps): Child {
  const gap = size * 1.4
  const across = (width - gap * (cells.length - 1)) / cells.length
  const setting = textSetting(theme, theme.type.strongWeight, size)
  const isWhole = cells.every(({ words }) => widestWord(phrasingText(words), setting) <= across * 0.97)
  const isRow = isWhole && across >= size * CELLS.width
  const room = isRow ? across : width
  const figures = cells.flatMap(({ said }) => (said ? [said.figure] : []))
  const numeral = Math.floor(numeralSize(figures, { width: room, most: size * NUMERAL }, theme))
  const words = { theme, size, look: { leading: 1.3, hyphens: false } }
  return (
    <div
      role="list"
      part="points"
      style={{ display: 'grid', columns: isRow ? cells.length : 1, gap: [size * 0.9, gap] }}
    >
      {cells.map(cell => (
        <div
          role="listitem"
          style={{
            borderTop: { width: Math.max(3, Math.round(size * 0.16)), color: markColor(theme) },
            padding: [size * 0.5, 0, 0, 0],
          }}
        >
          {cell.said ? (
            <Said said={cell.said} numeral={numeral} {...words} />
          ) : (
            <Words nodes={cell.words} {...words} />
          )}
        </div>
      ))}
    </div>
  )
}
