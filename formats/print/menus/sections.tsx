import { bodyStyle, Heading, Prose, quietStyle, ruleOf, anchorOf } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Section } from '../../../core/reading/reading.ts'
import { sizeAt, space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { acrossOf, Dish, Heads } from './dish.tsx'
import { CourseRest, NameWithHours } from './front-rows.tsx'

/** How courses are divided. */
export interface Division {
  /** On each page, where it is wide enough for them; else one. */
  readonly columns: number
  readonly pages: number
  /** Whether columns and pages begin with a course, or may go on with one. */
  readonly whole: boolean
}

interface ColumnsProps {
  readonly theme: Theme
  readonly sections: readonly Section[]
  readonly measure: Measure
  readonly division: Division
  /** px that stand above the columns of the first page and below those of the last. */
  readonly around: readonly [above: number, below: number]
}

/** Courses in columns of about the same height, one below the other where the page is narrow. */
export function MenuColumns({
  theme,
  sections,
  measure,
  division,
  around: [above, below],
}: ColumnsProps): Child {
  const { pages, whole } = division
  const columns = holdsColumns(theme, division.columns) ? division.columns : 1
  if (columns * pages === 1 || sections.length < 2)
    return <Courses theme={theme} stretches={sections.map(wholeOf)} />
  const stretches = sections.flatMap(section => (whole ? [wholeOf(section)] : stretchesOf(section)))
  const heights = stretches.map(stretch => {
    const alone = (
      <div style={bodyStyle(theme)}>
        <Courses theme={theme} stretches={[stretch]} />
      </div>
    )
    const gap = space(theme, stretch.from === 0 ? COURSE_GAP : DISH_GAP)
    return measure.piece(alone, columnWidth(theme, columns)).height + gap
  })
  const taken = Array.from({ length: columns * pages }, (_, at) => {
    const page = Math.floor(at / columns)
    return pages === 1 ? 0 : (page === 0 ? above : 0) + (page === pages - 1 ? below : 0)
  })
  const shares = share(stretches, heights, taken)
  const filled = shares.map(column =>
    column.reduce((sum, stretch) => sum + (heights[stretches.indexOf(stretch)] ?? 0), 0),
  )
  // Columns of a page end together where the room that one leaves is a little more between its courses.
  const endsLevel = (at: number): boolean => {
    const gaps = joined(shares[at] ?? []).length - 1
    const left = Math.max(...filled) - (filled[at] ?? 0)
    return pages === 1 && gaps > 0 && left > 1 && left / gaps <= space(theme, MOST_GAP)
  }
  return Array.from({ length: pages }, (_, page) => (
    <div
      style={{
        ...{ display: 'grid', columns, gap: space(theme, COLUMN_GAP), narrow: { columns: 1 } },
        ...(page > 0 && { breakBefore: 'page' }),
      }}
    >
      {shares.slice(page * columns, (page + 1) * columns).map((column, at) => (
        <div
          style={
            endsLevel(page * columns + at)
              ? { display: 'flex', direction: 'column', justify: 'between', narrow: { display: 'block' } }
              : {}
          }
        >
          <Courses theme={theme} stretches={joined(column)} />
        </div>
      ))}
    </div>
  ))
}

/** Courses one below the other. */
export function MenuCard({ theme, sections }: Pick<ColumnsProps, 'theme' | 'sections'>): Child {
  return <Courses theme={theme} stretches={sections.map(wholeOf)} />
}

/** Dishes of a course that stand together. */
interface Stretch {
  readonly section: Section
  readonly from: number
  readonly to: number
}

function wholeOf(section: Section): Stretch {
  return { section, from: 0, to: section.items.length }
}

/** A course dish by dish; neither its first nor its last stands alone. */
function stretchesOf(section: Section): readonly Stretch[] {
  const { length } = section.items
  if (length < 4) return [wholeOf(section)]
  const starts = [0, ...Array.from({ length: length - 3 }, (_, at) => at + 2)]
  return starts.map((from, at) => ({ section, from, to: starts[at + 1] ?? length }))
}

/** What follows itself as one. */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const starts = stretches.filter(({ section }, at) => stretches[at - 1]?.section !== section)
  return starts.map(({ section, from }) => {
    const last = stretches.findLast(stretch => stretch.section === section)
    return { section, from, to: last?.to ?? section.items.length }
  })
}

/** Baseline units between columns, and between the courses in one. */
const COLUMN_GAP = 2.5
const COURSE_GAP = 1.75
const DISH_GAP = 0.6
/** Units that columns which end together may have between courses beyond that. */
const MOST_GAP = 5
/** The narrowest column of dishes, em. */
const NARROWEST = 15

/** Whether dishes are read in so many columns beside each other. */
export function holdsColumns(theme: Theme, columns: number): boolean {
  return columnWidth(theme, columns) >= theme.type.base * NARROWEST
}

function columnWidth(theme: Theme, columns: number): number {
  const room = roomAcross(theme)
  return (room - (columns - 1) * space(theme, COLUMN_GAP)) / columns
}

/** Things in columns in their order, so that the tallest column is as short as can be; px of each may be taken already. */
function share<Thing>(
  things: readonly Thing[],
  heights: readonly number[],
  taken: readonly number[],
): readonly (readonly Thing[])[] {
  let low = 0
  let high = heights.reduce((sum, height) => sum + height, Math.max(...taken))
  while (high - low > 0.5) {
    const middle = (low + high) / 2
    if (fill(heights, taken, middle)) high = middle
    else low = middle
  }
  const counts = fill(heights, taken, high) ?? []
  return counts.map((count, at) => {
    const before = counts.slice(0, at).reduce((sum, one) => sum + one, 0)
    return things.slice(before, before + count)
  })
}

/** How many things go into each column up to a height; undefined where some are left. */
function fill(
  heights: readonly number[],
  taken: readonly number[],
  limit: number,
): readonly number[] | undefined {
  const counts = taken.map(() => 0)
  const used = [...taken]
  let column = 0
  for (const height of heights) {
    while ((used[column] ?? 0) + height > limit) {
      column += 1
      if (column === taken.length) return undefined
    }
    used[column] = (used[column] ?? 0) + height
    counts[column] = (counts[column] ?? 0) + 1
  }
  return counts
}

interface CoursesProps {
  readonly theme: Theme
  readonly stretches: readonly Stretch[]
}

function Courses({ theme, stretches }: CoursesProps): Child {
  return stretches.map(({ section, from, to }, at) => (
    <section part="course" style={{ marginTop: at === 0 ? 0 : space(theme, COURSE_GAP) }}>
      {from === 0 && <CourseHead theme={theme} section={section} />}
      {section.items.slice(from, to).map(dish => (
        <div part="dish" style={{ marginTop: space(theme, DISH_GAP), breakInside: 'avoid' }}>
          <Dish theme={theme} dish={dish} across={acrossOf(section.items, theme)} />
        </div>
      ))}
      {to === section.items.length && <CourseRest theme={theme} section={section} />}
    </section>
  ))
}

function CourseHead({ theme, section }: { readonly theme: Theme; readonly section: Section }): Child {
  return [
    section.heading && <CourseHeading theme={theme} heading={section.heading} />,
    section.lead.length > 0 && (
      <div style={{ ...quietStyle(theme), marginTop: space(theme, 0.4) }}>
        <Prose nodes={section.lead} theme={theme} measured={false} />
      </div>
    ),
    <Heads theme={theme} section={section} />,
  ]
}

interface HeadingProps {
  readonly theme: Theme
  readonly heading: NonNullable<Section['heading']>
}

function CourseHeading({ theme, heading }: HeadingProps): Child {
  return (
    <div style={{ borderBottom: ruleOf(theme), padding: [0, 0, space(theme, 0.3), 0], keepWithNext: true }}>
      <Heading
        theme={theme}
        level={2}
        step={2}
        style={{ color: theme.color.accentText }}
        {...anchorOf(heading)}
      >
        <NameWithHours theme={theme} nodes={heading.children} size={sizeAt(theme, 2)} />
      </Heading>
    </div>
  )
}
