import type { RootContent } from 'mdast'
import {
  bodyStyle,
  displayStyle,
  firstFitting,
  Phrasing,
  Prose,
  quietStyle,
  anchorOf,
} from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import type { Reading, Section } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { pt } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { limitMargins } from '../sheets/limit-margins.ts'
import { isOwn, Logo } from '../sheets/masthead.tsx'
import { columnsOn, Course, halfOf, type Row, RowOfCourses, rowsOf, written } from './front-rows.tsx'
import { HouseSign, signOf } from './house-sign.tsx'
import { leastHeight, noteBlocks, openingLines } from './menu-copy.ts'

/** Sizes of type from large to small, as parts of what was asked for. */
const factors = Array.from({ length: 24 }, (_, at) => 2.1 - at * 0.05)
/** px of page width for each part of the size that was asked for. */
const WIDTH = 520
/** The smallest body that is read by candle light, px. */
const LEAST = pt(9)
/** Share of the page's width that its margins take at most. */
const MARGIN = 0.076

/**
 * A menu like the front of its house: the sign above, the name as wide as the page, courses in rows, and the last of them
 * with the notes on a field at the foot. On one page, or front and back; undefined where it takes more.
 */
export function composeFront(reading: Reading, asked: Theme, measure: Measure): readonly Sheet[] | undefined {
  const theme = limitMargins(asked, asked.page.width * MARGIN)
  const most = Math.max(theme.page.width / WIDTH, 1.3)
  const themes = factors
    .filter(factor => factor <= most)
    .map(factor => scaled(theme, factor))
    .filter(({ type }) => type.base >= LEAST)
    .filter(grown => asked.design.layout.columns !== 2 || columnsOn(grown) === 2)
  const [smallest] = themes.slice(-1)
  const stays = (sheet: Sheet) => measure.pages(sheet, 1).length === 1
  for (const pages of [1, 2]) {
    const madeIn = (grown: Theme): readonly PageIn[] | undefined => {
      const usual = pagesOf({ reading, theme: grown, measure }, pages)
      return usual.every(sheetIn => stays(sheetIn(1))) ? usual : undefined
    }
    // What a page does not hold in the smallest type it holds in none.
    const isTried =
      smallest && leastHeight(reading, smallest) <= pages * columnsOn(smallest) * asked.page.height
    const made = isTried && madeIn(smallest) && firstFitting(themes, madeIn)
    if (made) return made.map(sheetIn => fitted(sheetIn, stays))
  }
  return undefined
}

/** A page by the room between its dishes, as a part of what the theme says. */
type PageIn = (room: number) => Sheet

/** Parts of the room between dishes, from airy to usual: what is left of a page is shared out among them. */
const rooms = [2, 1.8, 1.6, 1.45, 1.3, 1.15] as const

function fitted(sheetIn: PageIn, stays: (sheet: Sheet) => boolean): Sheet {
  const airy = firstFitting(rooms, room => {
    const sheet = sheetIn(room)
    return stays(sheet) ? sheet : undefined
  })
  return airy ?? sheetIn(1)
}

interface FrontProps {
  readonly reading: Reading
  readonly theme: Theme
  readonly measure: Measure
}

/** The front, and the back where there are two pages: rows are shared out by their dishes. */
function pagesOf(props: FrontProps, pages: number): readonly PageIn[] {
  const { reading, theme } = props
  const { rows, last } = rowsOf(reading.sources.sections ?? [], columnsOn(theme), pages === 1)
  const at = pages === 1 ? rows.length : halfOf(rows)
  const front = { name: 'front', rows: rows.slice(0, at), opens: true, closes: pages === 1, last }
  const back = { name: 'back', rows: rows.slice(at), opens: false, closes: true, last }
  return (pages === 1 ? [front] : [front, back]).map(page => room => {
    return pageOf({ ...props, theme: scaled(theme, 1, room) }, page)
  })
}

interface PageParts {
  readonly name: string
  readonly rows: readonly Row[]
  /** Whether it begins with the name of the house, and whether it ends with the foot. */
  readonly opens: boolean
  readonly closes: boolean
  /** The course at the foot. */
  readonly last: Section | undefined
}

/** Shares of a page's height: the sign on the front, and on the back. */
const SIGN = { front: 0.062, back: 0.03 }

function pageOf(props: FrontProps, { name, rows, opens, closes, last }: PageParts): Sheet {
  const { reading, theme } = props
  const title = reading.roles.title?.text ?? ''
  const { page, margin } = theme
  const sign = signOf([title, ...openingLines(reading).map(plainText)].join(' '))
  const column = { display: 'flex', direction: 'column' } as const
  const root = (
    <main
      // A hair less than the page: rounding must not begin another.
      style={{ ...bodyStyle(theme), ...column, minHeight: page.height, narrow: { minHeight: 0 } }}
    >
      <HouseSign sign={sign} theme={theme} height={page.height * (opens ? SIGN.front : SIGN.back)} />
      <div
        style={{
          ...column,
          ...{ grow: 1, justify: 'between', gap: space(theme, 1.5) },
          padding: [space(theme, 1), margin.right, closes ? space(theme, 1.5) : margin.bottom, margin.left],
        }}
      >
        {opens && <Opening {...props} />}
        {rows.map(row => (
          <RowOfCourses theme={theme} row={row} />
        ))}
      </div>
      {closes && <Foot {...props} section={last} />}
    </main>
  )
  return toSheet(name, theme, root, { margin: 0, title })
}

/** The name of the house across the page, and what it says about itself in lines beside each other. */
function Opening({ reading, theme, measure }: FrontProps): Child {
  const { eyebrow } = reading.roles
  const [first, ...more] = openingLines(reading)
  const line = { ...quietStyle(theme), textAlign: 'center' } as const
  return (
    <header part="title-block" style={{ textAlign: 'center' }}>
      <Logo theme={theme} reading={reading} align="center" />
      {isOwn(eyebrow) && (
        <p style={line}>
          <Phrasing nodes={eyebrow.nodes} theme={theme} />
        </p>
      )}
      <HouseName reading={reading} theme={theme} measure={measure} />
      {first && (
        <div
          style={{
            ...line,
            // A house without a name is known by what it says first.
            ...(isOwn(reading.roles.title)
              ? isBrief(first) && cut(theme)
              : {
                  size: theme.type.base * (plainText(first).length <= LEAD ? 2 : 1.3),
                  leading: 1.3,
                  color: theme.color.text,
                }),
            marginTop: space(theme, 0.5),
          }}
        >
          <Prose nodes={[first]} theme={theme} measured={false} />
        </div>
      )}
      {more.length > 0 && (
        <div
          style={{
            ...line,
            ...{ display: 'flex', wrap: true, justify: 'center' },
            ...{ gap: [space(theme, 0.1), space(theme, 1)], marginTop: space(theme, 0.25) },
          }}
        >
          {more.map(block => (
            <div>
              <Prose nodes={[block]} theme={theme} measured={false} />
            </div>
          ))}
        </div>
      )}
    </header>
  )
}

/** Letters of a line that is set in capitals. */
const BRIEF = 56

/** Letters up to which what a house without a name says first stands in large type. */
const LEAD = 140

function isBrief(block: RootContent): boolean {
  return block.type === 'paragraph' && plainText(block).length <= BRIEF
}

function cut({ type, color }: Theme) {
  return { transform: 'uppercase', tracking: 0.16, weight: type.strongWeight, color: color.text } as const
}

/** Sizes of the name of the house over body, from largest to smallest. */
const HOUSE = Array.from({ length: 25 }, (_, at) => 8 - at * 0.25)
/** The size over body from which on a name keeps to one line. */
const ONE_LINE = 3.5

function HouseName({ reading, theme, measure }: FrontProps): Child {
  const { title } = reading.roles
  if (!isOwn(title)) return null
  const nameAt = (size: number) => (
    <h1
      part="title"
      unlisted
      style={{ ...displayStyle(theme, size), ...written(theme), textAlign: 'center', leading: 1.15 }}
      {...anchorOf(title.blocks[0])}
    >
      <Phrasing nodes={title.nodes} theme={theme} heading size={size} />
    </h1>
  )
  const width = roomAcross(theme)
  const sizeOn = (lines: number) =>
    firstFitting(HOUSE, by => {
      const size = theme.type.base * by
      const extent = measure.piece(nameAt(size), width * 0.99)
      return extent.lines <= lines && extent.overflow === 0 ? by : undefined
    })
  const one = sizeOn(1) ?? 0
  return nameAt(theme.type.base * (one >= ONE_LINE ? one : (sizeOn(2) ?? HOUSE.at(-1) ?? 2)))
}

/** The last course and the notes on a field of the accent, to the edges of the page. */
function Foot({ reading, theme, section }: FrontProps & { readonly section: Section | undefined }): Child {
  const blocks = noteBlocks(reading)
  if (!section && blocks.length === 0) return null
  const on = themeOn(theme, 'accent')
  const { margin } = theme
  const line = { width: 0.75, color: on.color.hairline }
  return (
    <div
      part="foot"
      style={{
        ...{ background: on.color.paper, color: on.color.text, shrink: 0 },
        padding: [
          space(theme, 1),
          margin.right,
          Math.max(space(theme, 1.25), margin.bottom / 2),
          margin.left,
        ],
      }}
    >
      {section && (
        <Course theme={on} section={section} columns={section.items.length > 1 ? columnsOn(theme) : 1} />
      )}
      {blocks.length > 0 && (
        <footer
          part="notes"
          style={{
            ...quietStyle(on),
            textAlign: 'center',
            ...(section && {
              marginTop: space(theme, 0.75),
              padding: [space(theme, 0.75), 0, 0, 0],
              borderTop: line,
            }),
          }}
        >
          <Prose nodes={blocks} theme={on} measured={false} />
        </footer>
      )}
    </div>
  )
}
