import type { PhrasingContent } from 'mdast'
import { Phrasing, Prose, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Fact, Item, Section } from '../../../core/reading/reading.ts'
import { cut, type Phrase, split, toPhrase } from '../../../core/reading/facts/phrase.ts'
import { isSignature } from '../../../core/reading/things/signature.ts'
import { toOklch } from '../../../core/theme/oklch.ts'
import { themeOnColor } from '../../../core/theme/theme-on.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { factNodes } from '../sheets/facts.tsx'
import { plainNodes } from '../bills/sums.tsx'

/** The heads of a table's columns, quiet above the dishes: what the second price is for. */
export function Heads({ theme, section }: { readonly theme: Theme; readonly section: Section }): Child {
  const [dish] = section.items
  const labels = (facts: readonly (Fact | undefined)[]): readonly Fact[] =>
    facts.filter((fact): fact is Fact => fact !== undefined && fact.label.text !== '' && fact.written)
  const widest = section.items.find(item => pricesOf(item).length > 1) ?? dish
  if (!dish || !widest) return null
  const described = section.items.find(item => item.parts.description)
  const told = section.items.flatMap(item => item.facts.filter(fact => !pricesOf(item).includes(fact)))
  const further = labels(told).filter(
    ({ label }, at, all) => all.findIndex(other => other.label.text === label.text) === at,
  )
  const names = [...labels([dish.parts.title, described?.parts.description]), ...further]
  const prices = labels(pricesOf(widest))
  const across = acrossOf(section.items, theme)
  if (names.length + prices.length === 0) return null
  return (
    <div style={{ ...spread(theme), ...quietStyle(theme), marginTop: space(theme, 0.4), keepWithNext: true }}>
      <p>{listed(names, theme)}</p>
      <div style={columns(theme, prices.length)}>
        {prices.map(({ label }) => (
          <p style={price(theme, prices.length, across)}>
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

/** Width of a price of several, em, at most and at the least, prices from which on it is no more than they take, and the share of text that their heads are. */
const PRICE = 5
const TIGHT = { least: 2.9, from: 3, head: 0.9 } as const

/** px that each of several prices of these dishes takes, under its head. */
export function acrossOf(dishes: readonly Item[], theme: Theme): number {
  const { base } = theme.type
  const priced = dishes.map(pricesOf).filter(({ length }) => length > 1)
  if (priced.every(({ length }) => length < TIGHT.from)) return base * PRICE
  const setting = textSetting(theme)
  const widths = priced
    .flat()
    .flatMap(({ text, label }) => [textWidth(text, setting), textWidth(label.text, setting) * TIGHT.head])
  return Math.min(Math.max(base * TIGHT.least, ...widths), base * PRICE)
}

/** Prices of one column end on one edge: where there are several, each has its own width. */
function price(theme: Theme, count: number, across = theme.type.base * PRICE) {
  const own = count > 1 ? { width: across } : {}
  return { numeric: 'tabular', whiteSpace: 'nowrap', shrink: 0, textAlign: 'end', ...own } as const
}

/** What a dish costs: one price, or one for each column of a table. */
function pricesOf({ parts, facts }: Item): readonly Fact[] {
  // Where a record says what its price is, its other numbers are none: for how many, how hot.
  const named = facts.filter(({ meanings }) => meanings.some(({ concept }) => concept === 'price'))
  const isRecord = facts.some(({ place }) => place === 'field')
  if (isRecord && (parts.price || named.length > 0)) return [...(parts.price ? [parts.price] : []), ...named]
  return [
    ...(parts.price ? [parts.price] : []),
    // Words stand for a price in every column: `see board`.
    // A price that there is none of keeps its place among the others.
    ...facts.filter(
      fact => fact.label.text !== '' && (isPrice(fact) || isNone(fact) || fact.text === parts.price?.text),
    ),
  ]
}

/** Whether dishes of a course have several prices, each in a column under its head: they need the whole width. */
export function isGrid({ items }: Section): boolean {
  return items.some(
    dish => pricesOf(dish).length > 1 && pricesOf(dish).every(({ text }) => text.length <= LONG),
  )
}

/** Whether dishes have three prices or more beside their names. */
export function isWideGrid({ items }: Section): boolean {
  return items.some(dish => pricesOf(dish).length >= TIGHT.from)
}

/** Letters up to which prices stand beside a name. */
const LONG = 18

function isNone({ text }: Fact): boolean {
  return /^[–—-]$/u.test(text)
}

function isPrice({ value }: Fact): boolean {
  return value?.type === 'money' || value?.type === 'number'
}

/** Whether a fact of a record says nothing without its label: `per: 3`, `hot: 2`. */
function isMark({ text, label, place }: Fact): boolean {
  return place === 'field' && label.text !== '' && text.length <= MARK
}

/** Letters of a value that its label alone makes sense of. */
const MARK = 3

interface DishProps {
  readonly theme: Theme
  readonly dish: Item
  /** px of its column, where a line leads from the name to a price in the accent, and what is told of the dish is in italics; default: neither. */
  readonly width?: number
  /** px of each of its prices, where it has several. */
  readonly across?: number
}

/** Name, marks and description in one column, so that they are read before the price at the far edge. */
export function Dish({ theme, dish, width, across }: DishProps): Child {
  const tied = width !== undefined
  const { parts, items } = dish
  const costs = pricesOf(dish)
  const beside = tied ? theme.type.base * 0.7 : space(theme, 0.75)
  // Prices for several measures are a line of their own where they would leave no room for the name.
  const isBeside = tied && costs.length === 1 && widthOf(dish, costs, theme) + beside * 2 <= width
  const measured = !tied && costs.length === 1 ? byMeasure(costs[0]) : undefined
  const isLong = !isBeside && !measured && costs.some(({ text }) => text.length > LONG)
  const prices = isLong || measured ? [] : costs
  const told = dish.facts.filter(fact => !costs.includes(fact))
  const [marks, facts] = [told.filter(isMark), told.filter(fact => !isMark(fact))]
  const isLed =
    tied && prices.length > 0 && widthOf(dish, prices, theme) + beside * 2 + theme.type.base * LEADER <= width
  // What is told of a dish goes on below its price.
  const below = tied && prices.length === 1 ? beside + leastWidth(prices[0]?.text ?? '', theme) : 0
  return [
    <div style={{ ...spread(theme), gap: beside }}>
      <div style={tied ? { grow: 1, basis: 0 } : { shrink: 1 }}>
        <div style={{ display: 'flex', align: 'baseline', gap: beside }}>
          <DishName theme={theme} dish={dish} />
          {isLed && <Leader theme={theme} />}
        </div>
        {measured && (
          <p style={toldStyle(theme)}>
            <Phrasing nodes={slashed(measured.map(({ label }) => label))} theme={theme} />
          </p>
        )}
        {isLong &&
          costs.map(fact => (
            <p
              part="price"
              style={{ numeric: 'tabular', ...(tied && { ...standingOut(theme), textAlign: 'end' }) }}
            >
              <Phrasing nodes={factNodes(fact)} theme={theme} />
            </p>
          ))}
        {[parts.reference, parts.description, ...facts].map(
          fact =>
            fact && (
              <p
                style={{
                  ...toldStyle(theme),
                  textWrap: 'balance',
                  italic: tied && isSlanted(fact),
                  ...(below > 0 && { margin: theme.dir === 'rtl' ? [0, 0, 0, -below] : [0, -below, 0, 0] }),
                }}
              >
                <Phrasing nodes={factNodes(fact)} theme={theme} />
              </p>
            ),
        )}
        {marks.length > 0 && (
          <p style={toldStyle(theme)}>
            {marks.map((fact, at) => [
              at > 0 && ' · ',
              <Phrasing nodes={fact.label.nodes} theme={theme} />,
              ' ',
              <Phrasing nodes={factNodes(fact)} theme={theme} />,
            ])}
          </p>
        )}
      </div>
      {measured && (
        <p part="price" style={price(theme, 1)}>
          <Phrasing nodes={slashed(measured.map(({ amount }) => amount))} theme={theme} />
        </p>
      )}
      {prices.length > 0 && (
        <div style={columns(theme, prices.length)}>
          {prices.map(fact => (
            <p
              part="price"
              style={{ ...price(theme, prices.length, across), ...(tied && standingOut(theme)) }}
            >
              <Phrasing nodes={factNodes(fact)} theme={theme} />
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
        <Dish theme={theme} dish={inner} {...(tied && { width })} {...(across && { across })} />
      </div>
    )),
  ]
}

/** A measure before what it costs: `bottle 34`, `0,2 l 4,50 €`. */
const MEASURED = /^(.*\p{L}.*?)\s+((?:\p{Sc}\s?)?\d+(?:[.,]\d{1,2})?(?:\s?\p{Sc})?)$/u

/** A price of several measures, `glass 6.50 / bottle 34`, as these and as what each costs, which stands with all other prices. */
function byMeasure(
  fact: Fact | undefined,
): readonly { readonly label: Phrase; readonly amount: Phrase }[] | undefined {
  if (!fact?.text.includes('/')) return undefined
  const pieces = split(toPhrase(factNodes(fact)), /\s?\/\s?/g)
  const found = pieces.flatMap(piece => {
    const [, label, amount] = MEASURED.exec(piece.text) ?? []
    if (label === undefined || amount === undefined) return []
    const from = piece.text.length - amount.length
    return [{ label: cut(piece, 0, label.length), amount: cut(piece, from) }]
  })
  return pieces.length > 1 && found.length === pieces.length ? found : undefined
}

function slashed(pieces: readonly Phrase[]): readonly PhrasingContent[] {
  return pieces.flatMap(({ nodes }, at): readonly PhrasingContent[] =>
    at === 0 ? nodes : [{ type: 'text', value: ' / ' }, ...nodes],
  )
}

/** The shortest line that leads somewhere, em: a shorter one looks like a dash before the price. */
const LEADER = 1.8

/** px of a name with its marks and of its prices, each on one line. */
function widthOf({ title, parts }: Item, prices: readonly Fact[], theme: Theme): number {
  const { type } = theme
  const setting = textSetting(theme, type.strongWeight)
  const words = [title.text, ...(parts.marks ? [parts.marks.text] : [])].join('  ')
  const own = prices.length > 1 ? type.base * (PRICE + 0.75) * prices.length : 0
  const priced = prices.reduce((sum, { text }) => sum + textWidth(text, setting), 0)
  return textWidth(words, setting) + Math.max(own, priced)
}

/** px that a price takes at least: what runs below it is never wider than its column. */
function leastWidth(price: string, { type }: Theme): number {
  const digits = price.match(/\d/g)?.length ?? 0
  return type.base * (digits * 0.48 + (price.length - digits) * 0.2)
}

/** Lines that a dish takes: its name, and what is told of it. */
export function linesOf({ parts, facts, text, items }: Item): number {
  const told = [parts.reference, parts.description].filter(Boolean).length
  return 1 + told + facts.filter(fact => !isPrice(fact)).length + text.length + items.length
}

function toldStyle({ color }: Theme) {
  return { color: color.textMuted, leading: 1.35 } as const
}

/** Hues that a seal is red in, and chroma from which a colour has one. degrees */
const RED = { from: 350, to: 48, chroma: 0.09 }

/** What a seal is stamped in: the red among the colours of the brief, else its accent. */
function sealColor({ design, paperColor }: Theme): string {
  const isRed = (hex: string): boolean => {
    const { c, h } = toOklch(hex)
    return c >= RED.chroma && (h >= RED.from || h <= RED.to)
  }
  return design.color.seeds.find(isRed) ?? paperColor.accent
}

/** A small seal before the name of a dish that its house is known for. */
function Seal({ theme, words }: { readonly theme: Theme; readonly words: Phrase }): Child {
  const color = sealColor(theme)
  const { base } = theme.type
  const size = Math.round(base * SEAL)
  return (
    <span
      part="seal"
      style={{
        background: color,
        color: themeOnColor(theme, color).color.text,
        ...{ size, radius: Math.max(2, Math.round(size * 0.18)), padding: [1, Math.round(size * 0.35)] },
        ...{ weight: theme.type.strongWeight, leading: 1.2, whiteSpace: 'nowrap' },
      }}
    >
      <Phrasing nodes={words.nodes} theme={theme} />
    </span>
  )
}

/** Size of a seal's words to those of a dish. */
const SEAL = 0.72

/** What stands in brackets or between commas beside a dish: its seal, and other marks. */
function sealedIn(marks: Fact | undefined) {
  const nodes = marks ? factNodes(marks) : []
  const pieces = split(toPhrase(nodes), /, /g)
  const seal = pieces.find(({ text }) => isSignature(text))
  if (!seal) return { rest: nodes }
  const others = pieces.filter(piece => piece !== seal)
  return {
    seal,
    rest: others.flatMap(({ nodes }, at): readonly PhrasingContent[] => [
      ...(at > 0 ? [{ type: 'text' as const, value: ', ' }] : []),
      ...nodes,
    ]),
  }
}

/** What a dish is called before its first comma or bracket, and letters of a title that is more than that. */
const CALLED = /^[^,(（、]{3,}?(?=,\s|\s[(（])/u
const TITLE = 24

/** What a dish is, which leads, and what comes with it. */
function namedFirst(title: Phrase): { readonly name: Phrase; readonly with?: Phrase } {
  const { length = 0 } = (title.text.length > TITLE && CALLED.exec(title.text)?.[0]) || ''
  return length === 0 ? { name: title } : { name: cut(title, 0, length), with: cut(title, length) }
}

function DishName({ theme, dish: { title, parts } }: Omit<DishProps, 'width'>): Child {
  const { seal, rest } = sealedIn(parts.marks)
  const { name, with: besides } = namedFirst(toPhrase(plainNodes(title)))
  return (
    <p>
      {seal && [<Seal theme={theme} words={seal} />, '\u2002']}
      <strong style={{ weight: theme.type.strongWeight }}>
        <Phrasing nodes={name.nodes} theme={theme} />
      </strong>
      {besides && <Phrasing nodes={besides.nodes} theme={theme} />}
      {parts.marks && rest.length > 0 && (
        <span
          style={{
            ...quietStyle(theme),
            tracking: 0.04,
            ...(isBrief(parts.marks) && { whiteSpace: 'nowrap' }),
          }}
        >
          {'\u2002'}
          <Phrasing nodes={rest} theme={theme} />
        </span>
      )}
    </p>
  )
}

/** The line from a name to its price, at half the height of small letters. */
function Leader({ theme }: { readonly theme: Theme }): Child {
  const { base } = theme.type
  const line = { width: 0.75, color: theme.color.hairline }
  return <div style={{ grow: 1, minWidth: base * 0.75, height: base * 0.25, borderTop: line }} />
}

/** Whether all letters are of scripts that have italics. */
function isSlanted({ text }: Fact): boolean {
  return !/[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text)
}

/** Letters up to which the marks of a dish stay in one line. */
const BRIEF = 14

function isBrief({ text }: Fact): boolean {
  return text.length <= BRIEF
}

/** How a price stands out among names. */
export function standingOut({ type, color }: Theme): Style {
  return { weight: type.strongWeight, color: color.accentText }
}
