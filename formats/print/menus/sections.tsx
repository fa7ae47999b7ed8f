import { bodyStyle, Heading, Phrasing, Prose, quietStyle, ruleOf } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Fact, Item, Section } from '../../../core/reading/reading.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'

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
  const isNarrow = columnWidth(theme, division.columns) < theme.type.base * NARROWEST
  const columns = isNarrow ? 1 : division.columns
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
  return Array.from({ length: pages }, (_, page) => (
    <div
      style={{
        ...{ display: 'grid', columns, gap: space(theme, COLUMN_GAP), narrow: { columns: 1 } },
        ...(page > 0 && { breakBefore: 'page' }),
      }}
    >
      {shares.slice(page * columns, (page + 1) * columns).map(column => (
        <div>
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
/** The narrowest column of dishes, em. */
const NARROWEST = 15

function columnWidth(theme: Theme, columns: number): number {
  const { page, margin } = theme
  const room = page.width - margin.left - margin.right
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
          <Dish theme={theme} dish={dish} />
        </div>
      ))}
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
  const id = heading.data?.slug
  return (
    <div style={{ borderBottom: ruleOf(theme), padding: [0, 0, space(theme, 0.3), 0], keepWithNext: true }}>
      <Heading
        theme={theme}
        level={2}
        step={2}
        style={{ color: theme.color.accentText }}
        {...(id !== undefined && { id })}
      >
        <Phrasing nodes={heading.children} theme={theme} heading size={sizeAt(theme, 2)} />
      </Heading>
    </div>
  )
}

/** The heads of a table's columns, quiet above the dishes: what the second price is for. */
function Heads({ theme, section }: { readonly theme: Theme; readonly section: Section }): Child {
  const [dish] = section.items
  const labels = (facts: readonly (Fact | undefined)[]): readonly Fact[] =>
    facts.filter((fact): fact is Fact => fact !== undefined && fact.label.text !== '' && fact.written)
  const widest = section.items.find(item => pricesOf(item).length > 1) ?? dish
  if (!dish || !widest) return null
  const described = section.items.find(item => item.parts.description)
  const names = labels([dish.parts.title, described?.parts.description])
  const prices = labels(pricesOf(widest))
  if (names.length + prices.length === 0) return null
  return (
    <div style={{ ...spread(theme), ...quietStyle(theme), marginTop: space(theme, 0.4), keepWithNext: true }}>
      <p>{listed(names, theme)}</p>
      <div style={columns(theme, prices.length)}>
        {prices.map(({ label }) => (
          <p style={price(theme, prices.length)}>
            <Phrasing nodes={label.nodes} theme={theme} />
          </p>
        ))}
      </div>
    </div>
  )
}

function listed(facts: readonly Fact[], theme: Theme): Child {
  return facts.map(({ label }, at) => [at > 0 && ' · ', <Phrasing nodes={label.nodes} theme={theme} />])
}

function spread(theme: Theme) {
  return { display: 'flex', justify: 'between', align: 'baseline', gap: space(theme, 0.75) } as const
}

/** Prices that stand beside a name in one row; more go on in the next. */
const BESIDE = 5

function columns(theme: Theme, count: number) {
  const row = { display: 'flex', align: 'baseline', gap: space(theme, 0.75) } as const
  return count > BESIDE ? ({ ...row, wrap: true, justify: 'end' } as const) : ({ ...row, shrink: 0 } as const)
}

/** Prices of one column end on one edge: where there are several, each has its own width. */
function price(theme: Theme, count: number) {
  const own = count > 1 ? { width: theme.type.base * 5 } : {}
  return { numeric: 'tabular', whiteSpace: 'nowrap', shrink: 0, textAlign: 'end', ...own } as const
}

/** What a dish costs: one price, or one for each column of a table. */
function pricesOf({ parts, facts }: Item): readonly Fact[] {
  return [
    ...(parts.price ? [parts.price] : []),
    ...facts.filter(fact => isPrice(fact) && fact.label.text !== ''),
  ]
}

/** Letters up to which prices stand beside a name. */
const LONG = 18

function isPrice({ value }: Fact): boolean {
  return value?.type === 'money' || value?.type === 'number'
}

/** Name, marks and description in one column, so that they are read before the price at the far edge. */
function Dish({ theme, dish }: { readonly theme: Theme; readonly dish: Item }): Child {
  const { title, parts, items } = dish
  const costs = pricesOf(dish)
  // Prices for several measures are a line of their own: they would leave no room for the name.
  const isLong = costs.some(({ text }) => text.length > LONG)
  const prices = isLong ? [] : costs
  const facts = dish.facts.filter(fact => !costs.includes(fact))
  return [
    <div style={spread(theme)}>
      <div style={{ shrink: 1 }}>
        <p>
          <strong style={{ weight: theme.type.strongWeight }}>
            <Phrasing nodes={plainNodes(title.nodes)} theme={theme} />
          </strong>
          {parts.marks && (
            <span style={{ ...quietStyle(theme), tracking: 0.04 }}>
              {'\u2002'}
              <Phrasing nodes={wordsOf(parts.marks)} theme={theme} />
            </span>
          )}
        </p>
        {isLong &&
          costs.map(fact => (
            <p part="price" style={{ numeric: 'tabular' }}>
              <Phrasing nodes={wordsOf(fact)} theme={theme} />
            </p>
          ))}
        {[parts.reference, parts.description, ...facts].map(
          fact =>
            fact && (
              <p style={{ color: theme.color.textMuted, leading: 1.35, textWrap: 'balance' }}>
                <Phrasing nodes={wordsOf(fact)} theme={theme} />
              </p>
            ),
        )}
      </div>
      {prices.length > 0 && (
        <div style={columns(theme, prices.length)}>
          {prices.map(fact => (
            <p part="price" style={price(theme, prices.length)}>
              <Phrasing nodes={wordsOf(fact)} theme={theme} />
            </p>
          ))}
        </div>
      )}
    </div>,
    dish.text.length > 0 && (
      <div style={{ color: theme.color.textMuted }}>
        <Prose nodes={dish.text} theme={theme} measured={false} />
      </div>
    ),
    items.map(inner => (
      <div style={{ padding: [0, 0, 0, space(theme, 0.5)] }}>
        <Dish theme={theme} dish={inner} />
      </div>
    )),
  ]
}

function wordsOf({ blocks, text }: Fact) {
  const [first] = blocks
  return first?.type === 'paragraph' ? first.children : [{ type: 'text' as const, value: text }]
}

/** A name without the weight that the author gave it: every name has it. */
function plainNodes(nodes: Item['title']['nodes']): Item['title']['nodes'] {
  return nodes.flatMap(node => (node.type === 'strong' ? node.children : [node]))
}
