import type { PhrasingContent } from 'mdast'
import { anchorOf, displayStyle, Heading, Phrasing, Prose, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { textFamilies } from '../../../core/fonts/catalogue.ts'
import type { Item, Section } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { roomAcross, space, type Theme } from '../../../core/theme/theme.ts'
import { hoursApart } from './menu-copy.ts'
import { acrossOf, Dish, Heads, isGrid, linesOf, standingOut } from './dish.tsx'

/** One course as wide as the page, one beside another that is short and has a frame, or two as high as each other. */
export interface Row {
  readonly course: Section
  readonly columns: number
  readonly framed?: Section
  readonly paired?: Section
}

/** The narrowest column of dishes, em. */
const NARROWEST = 17
/** The same where two columns are wanted. */
const NARROWEST_WANTED = 14
/** Dishes of a course that stands in a frame, and of the course at the foot. */
const FRAMED = 4
const AT_FOOT = 12

/** How many columns of dishes stand beside each other on a page. */
export function columnsOn(theme: Theme): number {
  const wanted = theme.design.layout.columns
  if (wanted === 1) return 1
  return roomAcross(theme) / 2 >= theme.type.base * (wanted === 2 ? NARROWEST_WANTED : NARROWEST) ? 2 : 1
}

/** Courses row by row in their order, two beside each other where `pairs` are wanted; the last of several, which are drinks on most menus, is left for the foot. */
export function rowsOf(
  sections: readonly Section[],
  columns: number,
  pairs: boolean,
): { readonly rows: readonly Row[]; readonly last: Section | undefined } {
  const final = sections.at(-1)
  const last = sections.length > 2 && final && final.items.length <= AT_FOOT ? final : undefined
  const rows: Row[] = []
  const left = [...(last ? sections.slice(0, -1) : sections)]
  for (let course = left.shift(); course; course = left.shift()) {
    const [next] = left
    const isUneven = course.items.length % 2 === 1 || course.items.length > 6
    const framed = columns > 1 && isUneven && next && isFramed(next, course) ? left.shift() : undefined
    const isFree = pairs && columns > 1 && !framed && !(next && left[1] && isFramed(left[1], next))
    const paired = isFree && next && isPaired(course, next) ? left.shift() : undefined
    const across = course.items.length > 1 ? columns : 1
    rows.push({ course, columns: across, ...(framed && { framed }), ...(paired && { paired }) })
  }
  return { rows, last }
}

/** Whether a course is short enough to be framed beside another. */
function isFramed({ items }: Section, beside: Section): boolean {
  const more = beside.items.length - items.length
  return items.length <= FRAMED && more >= 2 && more <= items.length * 2
}

/** Dishes of courses that stand beside each other. */
const PAIRED = 5
/** Letters of a name that keeps to one line over half a page. */
const NAMED = 18

/** Whether two courses would each leave a hole in the second of two columns, and leave none beside each other. */
function isPaired(course: Section, next: Section): boolean {
  const areOdd = [course, next].every(
    ({ heading, items: { length } }) =>
      length % 2 === 1 && length <= PAIRED && (heading ? plainText(heading).length : 0) <= NAMED,
  )
  return areOdd && course.items.length === next.items.length && Math.abs(linesIn(course) - linesIn(next)) <= 1
}

/** What is said below the dishes of a course. */
export function CourseRest({ theme, section: { rest } }: CourseProps): Child {
  if (rest.length === 0) return null
  return (
    <div style={{ ...quietStyle(theme), marginTop: space(theme, 0.5) }}>
      <Prose nodes={rest} theme={theme} measured={false} />
    </div>
  )
}

function linesIn({ items, lead }: Pick<Section, 'items' | 'lead'>): number {
  return items.reduce((sum, dish) => sum + linesOf(dish), lead.length)
}

/** How many rows stand on the first of two pages. */
export function halfOf(rows: readonly Row[]): number {
  const dishes = rows.map(({ course, framed, paired }) =>
    (framed ?? paired) ? course.items.length * 2 : course.items.length + 1,
  )
  const all = dishes.reduce((sum, count) => sum + count, 0)
  let before = 0
  const at = dishes.findIndex(count => {
    before += count
    return before >= all / 2
  })
  return Math.min(at + 1, Math.max(rows.length - 1, 1))
}

/** A row of the menu, drawn. */
export function RowOfCourses({ theme, row }: { readonly theme: Theme; readonly row: Row }): Child {
  const { course, columns, framed, paired } = row
  const beside = framed ?? paired
  if (!beside) return <Course theme={theme} section={course} columns={columns} />
  return (
    <div style={{ display: 'grid', columns: 2, gap: gapOf(theme), narrow: { columns: 1 } }}>
      <Course theme={theme} section={course} columns={1} half />
      {framed ? (
        <Framed theme={theme} section={framed} />
      ) : (
        <Course theme={theme} section={beside} columns={1} half />
      )}
    </div>
  )
}

/** px between two columns. */
function gapOf(theme: Theme): number {
  return theme.type.base * 2.6
}

/** px of one of the columns on a page. */
function widthOf(theme: Theme, columns: number): number {
  return (roomAcross(theme) - gapOf(theme) * (columns - 1)) / columns
}

interface CourseProps {
  readonly theme: Theme
  readonly section: Section
}

/** A course under its name and a line to the edge; its dishes go down one column and then the next. */
export function Course({
  theme,
  section,
  columns: wanted,
  half = false,
}: CourseProps & {
  readonly columns: number
  /** It has half the page; default all of it. */
  readonly half?: boolean
}): Child {
  const { items } = section
  const isOffer = namedIn(section).price !== undefined && items.length <= OFFERED
  const columns = isGrid(section) || isOffer ? 1 : wanted
  const ends = columns === 2 ? [splitOf(items), items.length] : [items.length]
  return (
    <section part="course" style={isOffer ? offerStyle(theme) : {}}>
      {section.heading && (
        <div style={{ display: 'flex', align: 'center', gap: theme.type.base * 1.4 }}>
          <CourseName theme={theme} section={section} />
          <div style={{ grow: 1, minWidth: 0, borderTop: lineOf(theme) }} />
          <CoursePrice theme={theme} section={section} />
        </div>
      )}
      <CourseLead theme={theme} section={section} />
      <div style={{ display: 'grid', columns, gap: [0, gapOf(theme)], narrow: { columns: 1 } }}>
        {ends.map((end, at) => (
          <div>
            <Dishes
              theme={theme}
              dishes={items.slice(ends[at - 1] ?? 0, end)}
              width={widthOf(theme, half ? 2 : columns)}
            />
          </div>
        ))}
      </div>
      <CourseRest theme={theme} section={section} />
    </section>
  )
}

/** Lines that are sold together at one price, at most: they are one offer. */
const OFFERED = 6

/** An offer has a frame, where the brief draws none around anything. */
function offerStyle(theme: Theme): Style {
  const { parts = {} } = theme.design
  if (Object.values(parts).some(dress => dress?.device !== undefined)) return {}
  return {
    border: { width: Math.max(theme.rule, 1.5), color: theme.color.accent },
    padding: [space(theme, 0.75), theme.type.base * FRAME.air],
    breakInside: 'avoid',
  }
}

/** How many dishes go into the first of two columns: the higher column is as short as can be. */
function splitOf(items: readonly Item[]): number {
  const heightAt = (at: number) =>
    Math.max(linesIn({ items: items.slice(0, at), lead: [] }), linesIn({ items: items.slice(at), lead: [] }))
  const half = Math.ceil(items.length / 2)
  const others = items.map((_, at) => at + 1).filter(at => at < items.length)
  return others.reduce((best, at) => (heightAt(at) < heightAt(best) ? at : best), half)
}

/** Px of the frame and the room in it at both sides, the latter em. */
const FRAME = { line: 6, air: 1.4 }

/** A short course in a double line, as high as what stands beside it, on the same edge as all others. */
function Framed({ theme, section }: CourseProps): Child {
  const line = lineOf(theme)
  const { base } = theme.type
  const column = { display: 'flex', direction: 'column', grow: 1 } as const
  const width = widthOf(theme, 2) - 2 * (FRAME.line + FRAME.air * base)
  return (
    <section part="course" style={{ ...column, border: line, padding: 4 }}>
      <div
        style={{
          ...{ ...column, border: line },
          padding: [space(theme, 0.5), FRAME.air * base, space(theme, 1), FRAME.air * base],
        }}
      >
        <CourseName theme={theme} section={section} />
        <CourseLead theme={theme} section={section} />
        <div style={{ ...column, justify: section.items.length > 1 ? 'between' : 'start' }}>
          <Dishes theme={theme} dishes={section.items} width={width} />
        </div>
        <CourseRest theme={theme} section={section} />
      </div>
    </section>
  )
}

function lineOf(theme: Theme) {
  return { width: 1, color: theme.color.accent }
}

/** Size of a course's name over body, and of what all of it costs. */
const COURSE = 1.9
const PRICE = 1.6

/** What all dishes of a course cost, where its name ends in it: `desserts 8`, `Lunch — 14.90`. */
const PRICED = /(?:\s*[–—:·-]|\s*\.{2,})?\s+((?:\p{Sc}\s?)?\d{1,3}(?:[.,]\d{2})?(?:\s?\p{Sc})?)$/u

/** The words of a course's name, and the price that it ends in. */
function namedIn({ heading, items }: Section): {
  readonly name: readonly PhrasingContent[]
  readonly price?: string
} {
  const name = heading?.children ?? []
  const last = name.at(-1)
  const [all, price] = (last?.type === 'text' && PRICED.exec(last.value)) || []
  const isFree = items.length > 0 && items.every(({ parts }) => parts.price === undefined)
  if (last?.type !== 'text' || all === undefined || price === undefined || !isFree) return { name }
  return { name: [...name.slice(0, -1), { ...last, value: last.value.slice(0, -all.length) }], price }
}

/** The price of all dishes of a course, at the end of its line. */
function CoursePrice({ theme, section }: CourseProps): Child {
  const { price } = namedIn(section)
  if (price === undefined) return null
  return (
    <p
      part="price"
      style={{
        ...standingOut(theme),
        ...{
          size: theme.type.base * PRICE,
          leading: 1.2,
          numeric: 'tabular',
          whiteSpace: 'nowrap',
          shrink: 0,
        },
      }}
    >
      {price}
    </p>
  )
}

function CourseName({ theme, section }: CourseProps): Child {
  const { heading } = section
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
      <NameWithHours theme={theme} nodes={namedIn(section).name} size={size} />
    </Heading>
  )
}

/** The name of a course, the hours behind it small in the face of text. */
export function NameWithHours({
  theme,
  nodes,
  size,
}: {
  readonly theme: Theme
  readonly nodes: readonly PhrasingContent[]
  /** px of the name. */
  readonly size: number
}): Child {
  const { name, hours } = hoursApart(nodes)
  const { type, color } = theme
  const small: Style = { size: type.base, family: type.text, weight: 400, italic: false }
  return [
    <Phrasing nodes={name} theme={theme} heading size={size} />,
    hours && (
      <span style={{ ...small, color: color.textMuted, tracking: 0, whiteSpace: 'nowrap' }}>
        {'\u2002'}
        <Phrasing nodes={[hours]} theme={theme} size={type.base} />
      </span>
    ),
  ]
}

/** The hand of a house: an italic where the display face is one with serifs, in the accent. */
export function written({ type, color }: Theme): Style {
  const isSerif = textFamilies.some(({ name, kind }) => name === type.display && kind === 'serif')
  return {
    italic: isSerif || type.displayItalic,
    weight: isSerif ? 400 : type.displayWeight,
    color: color.accentText,
  }
}

/** What stands over the dishes of a course; of an offer it is the first of what is sold. */
function CourseLead({ theme, section }: CourseProps): Child {
  const isSold = namedIn(section).price !== undefined && section.items.length > 0
  const first: Style = { weight: theme.type.strongWeight, marginTop: space(theme, 0.5) }
  return [
    section.lead.length > 0 && (
      <div style={isSold ? first : quietStyle(theme)}>
        <Prose nodes={section.lead} theme={theme} measured={false} />
      </div>
    ),
    <Heads theme={theme} section={section} />,
  ]
}

interface DishesProps {
  readonly theme: Theme
  readonly dishes: readonly Item[]
  /** px of their column. */
  readonly width: number
}

function Dishes({ theme, dishes, width }: DishesProps): Child {
  return dishes.map(dish => (
    <div part="dish" style={{ marginTop: space(theme, 0.5), breakInside: 'avoid' }}>
      <Dish theme={theme} dish={dish} width={width} across={acrossOf(dishes, theme)} />
    </div>
  ))
}
