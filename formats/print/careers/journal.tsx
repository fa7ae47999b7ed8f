import { bodyStyle, isNumeric } from '../../../core/compose/index.ts'
import { countFitting, firstFitting, inManner, type Manner, SHORT } from '../../../core/compose/fit.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading, Section } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { displaySetting, displayWords, widestWord } from '../../fitting/measure.ts'
import { composeCareer, Notes } from './career.tsx'
import { joinPieces, piecesOf, type Piece } from './cut-sections.ts'
import { fieldSheet, plainEdge as edge } from './field-sheet.tsx'
import { JournalHead } from './journal-head.tsx'
import { type Column, GAP, Part, Parts, type Row, RowOf, TITLE } from './journal-rows.tsx'
import { nameOf, partsOf } from './person-copy.ts'
import { mannerOf } from './station-words.ts'
import { isWide } from './stations.tsx'

/**
 * A CV as an issue of a journal: name and statement at its head, what was done and written in two columns, then short parts
 * three in a row, with a table on a band of its own.
 */
export const journal: Composition = {
  name: 'journal',
  leads: true,
  suits: (reading, design) =>
    // Dates at a side take a column of the whole page.
    !design.parts?.dates?.align &&
    design.decor.fields !== false &&
    nameOf(reading) !== undefined &&
    partsOf(reading).length > 2,
  compose(reading, asked, measure) {
    const draftIn = (manner: Manner, most?: number): Draft =>
      draftOf(reading, inManner(asked, manner), measure, most)
    const laidIn = (manner: Manner, most: number) => {
      const draft = draftIn(manner, most)
      return { draft, pages: measure.pages(sheetOf(draft), most) }
    }
    const tightest = laidIn(manners.at(-1) as Manner, SHORT)
    // Columns of a long one would be read to and fro on every page.
    if (tightest.pages.length > SHORT) return composeCareer(reading, asked, measure)
    const roomier = firstFitting(manners.slice(0, -1), manner => {
      const laid = laidIn(manner, tightest.pages.length)
      return laid.pages.length <= tightest.pages.length ? laid : undefined
    })
    const { draft, pages } = roomier ?? tightest
    const full = sheetOf(filled(draft))
    // Lines that the brief has between the rows take room of which these know nothing.
    return [measure.pages(full, pages.length + 1).length > pages.length ? sheetOf(draft) : full]
  },
}

/** From roomy to tight. */
const manners: readonly Manner[] = [
  [18, 1.26, 1.35],
  [18, 1.22, 1.3],
  [17, 1.17, 1.3],
  [17, 1.12, 1.3],
  [16, 1.08, 1.1],
  [16, 1, 1],
  [15, 0.95, 0.9],
  [14, 0.93, 0.8],
]

/** Parts higher than this share of a page are long, and stand in the two columns. */
const LONG = 0.3

/** By how much the room in a column grows to end on one line with its neighbour, from roomy to tight. */
const rooms: readonly number[] = Array.from({ length: 11 }, (_, at) => 1.5 - at / 20)

/** A CV divided into the rows of its pages. */
interface Draft {
  readonly reading: Reading
  readonly place: Place
  readonly pages: readonly Page[]
}

interface Page {
  readonly rows: readonly Row[]
  /** px that its rows leave; below 0 where it goes on on others, and nobody knows. */
  readonly free: number
  /** px by which its rows stand further apart. */
  readonly apart: number
}

/** px; of what is higher than `limit` only that it is. */
type HeightIn = (piece: Child, width: number, limit?: number) => number

/** The rows of a CV; of one that takes more than `most` pages, as many as show that it does. */
function draftOf(
  reading: Reading,
  theme: Theme,
  measure: Measure,
  most: number = Number.POSITIVE_INFINITY,
): Draft {
  const { page } = theme
  const high: HeightIn = (piece, width, limit) =>
    measure.piece(<div style={bodyStyle(theme)}>{piece}</div>, width, limit).height
  const width = roomAcross(theme)
  const whole = page.height - edge.top - edge.bottom
  const first =
    whole - high(<JournalHead reading={reading} theme={theme} />, page.width) - space(theme, ROW) - 4
  const half = (width - GAP) / 2
  const isLong = (section: Section): boolean =>
    section.list === 'entries' ||
    high(<Part theme={theme} section={section} />, half, whole * LONG) > whole * LONG
  const place = { theme, high, half, most }
  const [opening = [], ...runs] = levelRuns(runsOf(partsOf(reading), isLong), place, first)
  const columns: readonly Row[] =
    opening.length > 1 || opening.some(isLong) || runs.length === 0
      ? columnRows(opening, place, [first, whole])
      : opening.map(section => ({ kind: 'modules', sections: [section] }))
  const others = runs.flatMap((sections): readonly Row[] => {
    const [only] = sections
    if (sections.length === 1 && only && hasFigures(only)) return [{ kind: 'band', section: only }]
    if (sections.length === 1 && only && isAcross(only)) return [{ kind: 'modules', sections }]
    return sections.some(isLong)
      ? columnRows(sections, place, [])
      : moduleRows(sections, widestRow(sections, theme))
  })
  return { reading, place, pages: pagesIn([...columns, ...others], place, [first, whole - 4]) }
}

/** Rows on the pages that have room for them. */
function pagesIn(
  rows: readonly Row[],
  { theme, high }: Place,
  [first = 0, whole = first]: readonly number[],
): readonly Page[] {
  const gap = space(theme, ROW)
  const pages: { rows: Row[]; free: number }[] = []
  for (const row of rows) {
    const height = high(<RowOf row={row} theme={theme} />, theme.page.width)
    const page = pages.at(-1)
    const needed = height + (page ? gap : 0)
    if (page && needed <= page.free && !(row.kind === 'columns' && row.breaks)) {
      page.rows.push(row)
      page.free -= needed
    } else pages.push({ rows: [row], free: (page ? whole : first) - height })
  }
  return pages.map(page => ({ ...page, apart: 0 }))
}

/**
 * The same pages with columns that end on one line, filled to their feet: columns at the foot grow, other rows move apart. It
 * changes no page's number, so it is done once, when the manner is chosen.
 */
function filled({ reading, place, pages }: Draft): Draft {
  const isKnown = pages.every(({ free }) => free >= 0)
  const own = pages.map((page): Page => {
    const rows = page.rows.map(row => even(row, place, 0))
    const last = rows.at(-1)
    if (!isKnown || page.free === 0 || !last) return { ...page, rows }
    if (last.kind === 'columns') {
      const height = place.high(<RowOf row={last} theme={place.theme} />, place.theme.page.width)
      return { ...page, rows: [...rows.slice(0, -1), even(last, place, height + page.free - 2)] }
    }
    const apart = Math.min(page.free / Math.max(rows.length - 1, 1), place.theme.type.base * APART)
    return { ...page, rows, apart }
  })
  return { reading, place, pages: own }
}

/** By how much of the other one of two columns is lower where there is a hole below it, and what is worth having less of it. */
const HOLE = { least: 0.25, less: 0.1 } as const

/** Short parts that follow the long ones go into the columns with them, where those alone leave a hole. */
function levelRuns(
  runs: readonly (readonly Section[])[],
  place: Place,
  most: number,
): readonly (readonly Section[])[] {
  const [opening = [], next = [], ...others] = runs
  const unevenness = (sections: readonly Section[]): number => {
    const height = (parts: readonly Section[]): number => columnHeight({ sections: parts, room: 1 }, place)
    const heights = evenSplit(sections, height, most)?.map(height)
    return heights ? 1 - Math.min(...heights) / Math.max(...heights) : 1
  }
  if (opening.length === 0 || next.length === 0 || next.some(isAcross)) return runs
  const hole = unevenness(opening)
  const all = [...opening, ...next]
  return hole > HOLE.least && unevenness(all) < hole - HOLE.less ? [all, ...others] : runs
}

/** Long parts and what stands above them; then short ones; tables by themselves. */
function runsOf(
  sections: readonly Section[],
  isLong: (section: Section) => boolean,
): readonly (readonly Section[])[] {
  const long = sections.map(section => !isAcross(section) && isLong(section))
  const table = sections.findIndex(isAcross)
  const end = table < 0 ? sections.length : table
  const lastLong = long.slice(0, end).lastIndexOf(true)
  // A single short part would stand alone in a row.
  const cut = lastLong < 0 || (end - lastLong === 2 && table < 0) ? end : lastLong + 1
  const runs: Section[][] = [sections.slice(0, cut)]
  let run: Section[] = []
  for (const section of sections.slice(cut)) {
    if (!isAcross(section)) run.push(section)
    else {
      if (run.length > 0) runs.push(run)
      runs.push([section])
      run = []
    }
  }
  return run.length > 0 ? [...runs, run] : runs
}

/** Whether a part has all of the page's width: its table has figures, or more columns than half of it has room for. */
function isAcross(section: Section): boolean {
  return hasFigures(section) || (mannerOf(section) !== 'dated' && section.blocks.some(isWide))
}

/** Whether a part is a table with figures at its end: sums, not years. */
function hasFigures({ blocks, sections }: Section): boolean {
  const [table, ...more] = blocks
  if (table?.type !== 'table' || sections.length + more.length > 0) return false
  const [head, ...rows] = table.children
  const ends = rows.map(({ children }) => plainText(children.at(-1) ?? { type: 'text', value: '' }))
  const isSum = (text: string): boolean => isNumeric(text) && !/^[12]\d{3}$/.test(text)
  return (head?.children.length ?? 0) > 2 && ends.length > 1 && ends.every(isSum)
}

interface Place {
  readonly theme: Theme
  readonly high: HeightIn
  /** px of a column. */
  readonly half: number
  /** Pages beyond which it is no matter how many there are. */
  readonly most: number
}

/**
 * Parts in two columns: whole where both have room on the first page, else as a newspaper goes on from column to column
 * and page to page. `heights` are the rooms of the first page and of others, none where nobody knows.
 */
function columnRows(sections: readonly Section[], place: Place, heights: readonly number[]): readonly Row[] {
  if (sections.length === 0) return []
  const { most } = place
  const height = (parts: readonly Section[]): number => columnHeight({ sections: parts, room: 1 }, place)
  const rowOf = (columns: readonly (readonly Section[])[], breaks = false): Row => ({
    ...{ kind: 'columns', breaks },
    columns: columns.map(parts => ({ sections: parts, room: 1 })),
  })
  const [first = Number.POSITIVE_INFINITY, other = first] = heights
  const split = evenSplit(sections, height, first)
  if (split) return [rowOf(split)]
  const rows: Row[] = []
  let rest = sections.flatMap(piecesOf)
  let guess: number | undefined
  // Every row that goes on from another stands on a page of its own.
  while (rest.length > 0 && rows.length <= most) {
    const room = rows.length === 0 ? first : other - 4
    const pair = evenPair(
      rest,
      { room: Number.isFinite(room) ? room : height(sections) * 0.6, guess },
      height,
    )
    guess = pair[0]?.length
    rows.push(rowOf(pair.map(joinPieces), rows.length > 0))
    rest = rest.slice(pair.flat().length)
  }
  return rows
}

/** Parts in the two columns of which the higher is as low as can be; undefined where none is as low as `most` px. */
function evenSplit(
  sections: readonly Section[],
  height: (parts: readonly Section[]) => number,
  most: number,
): readonly (readonly Section[])[] | undefined {
  const whole = height(sections)
  if (sections.length < 2 || whole > most * 3) return undefined
  const isLow = (count: number): boolean => height(sections.slice(0, count)) < whole / 2
  const half = countFitting(sections.length - 1, isLow)
  const counts = [half - 1, half, half + 1].filter(count => count > 0 && count < sections.length)
  const splits = counts.map(count => [sections.slice(0, count), sections.slice(count)])
  const tall = splits.map(columns => Math.max(...columns.map(height)))
  const least = Math.min(...tall)
  return least <= most ? splits[tall.indexOf(least)] : undefined
}

/** Two columns of pieces as high as there is room for; the last two end on one line. */
function evenPair(
  pieces: readonly Piece[],
  { room, guess }: { readonly room: number; readonly guess: number | undefined },
  height: (parts: readonly Section[]) => number,
): readonly (readonly Piece[])[] {
  // Each height that is tried asks for the same columns.
  const known = new Map<string, number>()
  const heightOf = (from: number, to: number): number => {
    const key = `${from} ${to}`
    const high = known.get(key) ?? height(joinPieces(pieces.slice(from, to)))
    known.set(key, high)
    return high
  }
  const column = (from: number, most: number): readonly Piece[] => {
    const fits = (tried: number): boolean => heightOf(from, from + tried) <= most
    const count = countFitting(pieces.length - from, fits, guess)
    return pieces.slice(from, from + wholeCount(pieces.slice(from), count))
  }
  const pairIn = (most: number): readonly (readonly Piece[])[] => {
    const left = column(0, most)
    return left.length < pieces.length ? [left, column(left.length, most)] : [left]
  }
  const full = pairIn(room)
  if (full.flat().length < pieces.length) return full
  const shares = [0.2, 0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]
  const even = firstFitting(
    [...shares].map(share => share * room),
    most => {
      const pair = pairIn(most)
      return pair.flat().length === pieces.length ? pair : undefined
    },
  )
  return even ?? full
}

/** Pieces that a column takes of those that it has room for: it ends with two things of a part at least, and leaves two. */
function wholeCount(pieces: readonly Piece[], room: number): number {
  const goesOn = (at: number): boolean => at > 0 && pieces[at]?.origin === pieces[at - 1]?.origin
  const isGood = (count: number): boolean =>
    !goesOn(count) || (goesOn(count - 1) && (goesOn(count + 1) || !goesOn(count - 2)))
  for (let count = room; count > Math.max(room - 3, 0); count--) if (isGood(count)) return count
  return room
}

/** px of a column as it stands in its row, where the room above its first line counts. */
function columnHeight(column: Column, { theme, high, half }: Place): number {
  const cell = (
    <div style={{ display: 'grid', columns: 1 }}>
      <div>
        <Parts theme={theme} {...column} />
      </div>
    </div>
  )
  return high(cell, half)
}

/** Columns of a row end on one line: at `least`, or where the longest does. */
function even(row: Row, place: Place, least: number): Row {
  if (row.kind !== 'columns') return row
  const height = (column: Column): number => columnHeight(column, place)
  const target = Math.max(least, ...row.columns.map(height))
  const columns = row.columns.map(column => {
    const fits = (room: number) => height({ ...column, room }) <= target + 0.5
    return { ...column, room: firstFitting(rooms, one => (fits(one) ? one : undefined)) ?? 1 }
  })
  return { ...row, columns }
}

/** Short parts so many in a row, three at most, or two where one would be left alone. */
function moduleRows(sections: readonly Section[], most: number): readonly Row[] {
  const count = sections.length
  const take = most < 3 || count === 4 || count === 2 || count % 3 === 1 ? 2 : 3
  if (count === 0) return []
  const own = count === 1 ? 1 : take
  return [{ kind: 'modules', sections: sections.slice(0, own) }, ...moduleRows(sections.slice(own), most)]
}

/** How many parts have room side by side, so that no word of their titles is broken. */
function widestRow(sections: readonly Section[], theme: Theme): number {
  const setting = displaySetting(theme, Math.round(theme.type.base * TITLE))
  const titles = sections.map(({ heading }) => (heading ? plainText(heading) : ''))
  const widest = Math.max(...titles.map(text => widestWord(displayWords(text, theme), setting)))
  return widest + 2 > (roomAcross(theme) - 2 * GAP) / 3 ? 2 : 3
}

/** Lines by which rows are moved apart at most. */
const APART = 2

/** Baseline units above a row. */
const ROW = 1.5

function sheetOf({ reading, place: { theme }, pages }: Draft): Sheet {
  const content = [
    <JournalHead reading={reading} theme={theme} />,
    ...pages.flatMap(({ rows, apart }, page) =>
      rows.map((row, at) => (
        <div
          style={{
            marginTop: space(theme, ROW) + (at > 0 ? apart : 0),
            ...(page > 0 && at === 0 && { breakBefore: 'page' }),
            ...(row.kind !== 'columns' && { breakInside: 'avoid' }),
          }}
        >
          <RowOf row={row} theme={theme} />
        </div>
      )),
    ),
    <div style={{ padding: [0, theme.margin.right, 0, theme.margin.left], narrow: { padding: 0 } }}>
      <Notes reading={reading} theme={theme} />
    </div>,
  ]
  return fieldSheet({ theme, title: nameOf(reading)?.text ?? '', banded: false, content })
}
