import type { RootContent } from 'mdast'
import {
  bodyStyle,
  displayStyle,
  firstFitting,
  Heading,
  Phrasing,
  Prose,
  quietStyle,
  anchorOf,
} from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import { textFamilies } from '../../../core/fonts/catalogue.ts'
import type { Item, Reading, Section } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { pt } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { limitMargins } from '../sheets/limit-margins.ts'
import { isOwn, Logo } from '../sheets/masthead.tsx'
import { Dish, Heads } from './dish.tsx'
import { HouseSign, signOf } from './house-sign.tsx'
import { noteBlocks, openingLines } from './menu-copy.ts'

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
  const stays = (sheet: Sheet) => measure.pages(sheet).length === 1
  for (const pages of [1, 2]) {
    const sheets = firstFitting(themes, grown => {
      const made = pagesOf({ reading, theme: grown, measure }, pages)
      if (!made.every(sheetIn => stays(sheetIn(1)))) return undefined
      return made.map(sheetIn => fitted(sheetIn, stays))
    })
    if (sheets) return sheets
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
  const { rows, last } = rowsOf(reading.sources.sections ?? [], columnsOn(theme))
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
      style={{ ...bodyStyle(theme), ...column, minHeight: page.height - 0.25, narrow: { minHeight: 0 } }}
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

// --- rows

/** One course as wide as the page, or one beside another that is short and has a frame. */
interface Row {
  readonly course: Section
  readonly columns: number
  readonly framed?: Section
}

/** The narrowest column of dishes, em. */
const NARROWEST = 17
/** Dishes of a course that stands in a frame, and of the course at the foot. */
const FRAMED = 4
const AT_FOOT = 12

function columnsOn(theme: Theme): number {
  return roomAcross(theme) / 2 >= theme.type.base * NARROWEST ? 2 : 1
}

/** Courses row by row in their order; the last of several, which are drinks on most menus, is left for the foot. */
function rowsOf(sections: readonly Section[], columns: number) {
  const final = sections.at(-1)
  const last = sections.length > 2 && final && final.items.length <= AT_FOOT ? final : undefined
  const rows: Row[] = []
  const left = [...(last ? sections.slice(0, -1) : sections)]
  for (let course = left.shift(); course; course = left.shift()) {
    const [next] = left
    const isUneven = course.items.length % 2 === 1 || course.items.length > 6
    const framed = columns > 1 && isUneven && next && isFramed(next, course) ? left.shift() : undefined
    rows.push({ course, columns: course.items.length > 1 ? columns : 1, ...(framed && { framed }) })
  }
  return { rows, last }
}

/** Whether a course is short enough to be framed beside another. */
function isFramed({ items }: Section, beside: Section): boolean {
  const more = beside.items.length - items.length
  return items.length <= FRAMED && more >= 2 && more <= items.length * 2
}

/** How many rows stand on the first of two pages. */
function halfOf(rows: readonly Row[]): number {
  const dishes = rows.map(({ course, framed }) =>
    framed ? course.items.length * 2 : course.items.length + 1,
  )
  const all = dishes.reduce((sum, count) => sum + count, 0)
  let before = 0
  const at = dishes.findIndex(count => {
    before += count
    return before >= all / 2
  })
  return Math.min(at + 1, Math.max(rows.length - 1, 1))
}

function RowOfCourses({ theme, row }: { readonly theme: Theme; readonly row: Row }): Child {
  const { course, columns, framed } = row
  if (!framed) return <Course theme={theme} section={course} columns={columns} />
  return (
    <div style={{ display: 'grid', columns: 2, gap: gapOf(theme), narrow: { columns: 1 } }}>
      <Course theme={theme} section={course} columns={1} />
      <Framed theme={theme} section={framed} />
    </div>
  )
}

/** px between two columns. */
function gapOf(theme: Theme): number {
  return theme.type.base * 2.6
}

interface CourseProps {
  readonly theme: Theme
  readonly section: Section
}

/** A course under its name and a line to the edge; its dishes go down one column and then the next. */
function Course({ theme, section, columns }: CourseProps & { readonly columns: number }): Child {
  const { items } = section
  const each = Math.ceil(items.length / columns)
  return (
    <section part="course">
      {section.heading && (
        <div style={{ display: 'flex', align: 'center', gap: theme.type.base * 1.4 }}>
          <CourseName theme={theme} section={section} />
          <div style={{ grow: 1, minWidth: theme.type.base, borderTop: lineOf(theme) }} />
        </div>
      )}
      <CourseLead theme={theme} section={section} />
      <div style={{ display: 'grid', columns, gap: [0, gapOf(theme)], narrow: { columns: 1 } }}>
        {Array.from({ length: columns }, (_, at) => (
          <div>
            <Dishes theme={theme} dishes={items.slice(at * each, (at + 1) * each)} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** A short course in a double line, its dishes spread over the height of what stands beside it. */
function Framed({ theme, section }: CourseProps): Child {
  const line = lineOf(theme)
  const column = { display: 'flex', direction: 'column', grow: 1 } as const
  return (
    <section part="course" style={{ ...column, border: line, padding: 4 }}>
      <div
        style={{
          ...column,
          border: line,
          padding: [space(theme, 0.5), theme.type.base * 1.4, space(theme, 1), theme.type.base * 1.4],
        }}
      >
        <CourseName theme={theme} section={section} />
        <CourseLead theme={theme} section={section} />
        <div style={{ ...column, justify: 'between' }}>
          <Dishes theme={theme} dishes={section.items} />
        </div>
      </div>
    </section>
  )
}

function lineOf(theme: Theme) {
  return { width: 1, color: theme.color.accent }
}

/** Sizes over body: of a course's name, and of the house's from largest to smallest. */
const COURSE = 1.9
const HOUSE = Array.from({ length: 25 }, (_, at) => 8 - at * 0.25)

function CourseName({ theme, section: { heading } }: CourseProps): Child {
  if (!heading) return null
  const size = theme.type.base * COURSE
  return (
    <Heading
      theme={theme}
      level={2}
      style={{
        ...displayStyle(theme, size),
        ...written(theme),
        textAlign: 'start',
        leading: 1.2,
        maxWidth: '100%',
      }}
      {...anchorOf(heading)}
    >
      <Phrasing nodes={heading.children} theme={theme} heading size={size} />
    </Heading>
  )
}

/** The hand of a house: an italic where the display face is one with serifs, in the accent. */
function written({ type, color }: Theme) {
  const isSerif = textFamilies.some(({ name, kind }) => name === type.display && kind === 'serif')
  return {
    italic: isSerif || type.displayItalic,
    weight: isSerif ? 400 : type.displayWeight,
    color: color.accentText,
  } as const
}

function CourseLead({ theme, section }: CourseProps): Child {
  return [
    section.lead.length > 0 && (
      <div style={quietStyle(theme)}>
        <Prose nodes={section.lead} theme={theme} measured={false} />
      </div>
    ),
    <Heads theme={theme} section={section} />,
  ]
}

function Dishes({ theme, dishes }: { readonly theme: Theme; readonly dishes: readonly Item[] }): Child {
  return dishes.map(dish => (
    <div part="dish" style={{ marginTop: space(theme, 0.5), breakInside: 'avoid' }}>
      <Dish theme={theme} dish={dish} tied />
    </div>
  ))
}

// --- head and foot

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
        <div style={{ ...line, ...(isBrief(first) && cut(theme)), marginTop: space(theme, 0.5) }}>
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

function isBrief(block: RootContent): boolean {
  return block.type === 'paragraph' && plainText(block).length <= BRIEF
}

function cut({ type, color }: Theme) {
  return { transform: 'uppercase', tracking: 0.16, weight: type.strongWeight, color: color.text } as const
}

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
