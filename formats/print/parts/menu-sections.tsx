import { bodyStyle, Heading, Phrasing, Prose, quietStyle, ruleOf } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Fact, Item, Section } from '../../../core/reading/reading.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'

interface SectionsProps {
  readonly theme: Theme
  readonly sections: readonly Section[]
}

interface ColumnsProps extends SectionsProps {
  readonly measure: Measure
}

/** Courses in two columns of about the same height, one below the other where the page is narrow. */
export function MenuColumns({ theme, sections, measure }: ColumnsProps): Child {
  const width = columnWidth(theme)
  if (width < theme.type.base * NARROWEST || sections.length < 2)
    return <Sections theme={theme} sections={sections} />
  const heights = sections.map(section => {
    const alone = (
      <div style={bodyStyle(theme)}>
        <Sections theme={theme} sections={[section]} />
      </div>
    )
    return measure.piece(alone, width).height + space(theme, COURSE_GAP)
  })
  const at = balance(heights)
  return (
    <div style={{ display: 'grid', columns: 2, gap: space(theme, COLUMN_GAP), narrow: { columns: 1 } }}>
      {[sections.slice(0, at), sections.slice(at)].map(column => (
        <div>
          <Sections theme={theme} sections={column} />
        </div>
      ))}
    </div>
  )
}

/** Baseline units between columns, and between the courses in one. */
const COLUMN_GAP = 2.5
const COURSE_GAP = 1.75
/** The narrowest column of dishes, em. */
const NARROWEST = 15

function columnWidth(theme: Theme): number {
  const { page, margin } = theme
  return (page.width - margin.left - margin.right - space(theme, COLUMN_GAP)) / 2
}

/** How many leading parts make the first column, so that the taller column is as short as can be. */
export function balance(heights: readonly number[]): number {
  const all = heights.reduce((sum, height) => sum + height, 0)
  let best = { at: heights.length, tallest: all }
  let before = 0
  heights.forEach((height, at) => {
    const tallest = Math.max(before, all - before)
    if (tallest < best.tallest) best = { at, tallest }
    before += height
  })
  return best.at
}

function Sections({ theme, sections }: SectionsProps): Child {
  return sections.map((section, at) => (
    <section part="course" style={{ marginTop: at === 0 ? 0 : space(theme, COURSE_GAP) }}>
      {section.heading && <CourseHeading theme={theme} heading={section.heading} />}
      {section.lead.length > 0 && (
        <div style={{ ...quietStyle(theme), marginTop: space(theme, 0.4) }}>
          <Prose nodes={section.lead} theme={theme} measured={false} />
        </div>
      )}
      <Heads theme={theme} section={section} />
      {section.items.map(dish => (
        <div part="dish" style={{ marginTop: space(theme, 0.6), breakInside: 'avoid' }}>
          <Dish theme={theme} dish={dish} />
        </div>
      ))}
    </section>
  ))
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
      <p>{joined(names, theme)}</p>
      <div style={columns(theme)}>
        {prices.map(({ label }) => (
          <p style={price(theme, prices.length)}>
            <Phrasing nodes={label.nodes} theme={theme} />
          </p>
        ))}
      </div>
    </div>
  )
}

function joined(facts: readonly Fact[], theme: Theme): Child {
  return facts.map(({ label }, at) => [at > 0 && ' · ', <Phrasing nodes={label.nodes} theme={theme} />])
}

function spread(theme: Theme) {
  return { display: 'flex', justify: 'between', align: 'baseline', gap: space(theme, 0.75) } as const
}

function columns(theme: Theme) {
  return { display: 'flex', align: 'baseline', gap: space(theme, 0.75), shrink: 0 } as const
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
        <div style={columns(theme)}>
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
