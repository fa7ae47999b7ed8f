import type { RootContent } from 'mdast'
import { type Design, designFrom } from '../../core/brief/design.ts'
import { bodyStyle, Phrasing, Prose, quietStyle, ruleOf } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import { leastHeight as leastTextHeight, textsApart } from '../../core/compose/least-height.ts'
import type { Measure } from '../../core/compose/measure.ts'
import type { Sheet } from '../../core/compose/sheet.ts'
import type { Format } from '../../core/format.ts'
import type { Reading } from '../../core/reading/reading.ts'
import { mm, pt } from '../../core/theme/page.ts'
import { scaled } from '../../core/theme/scaled.ts'
import { space, type Theme, roomAcross } from '../../core/theme/theme.ts'
import { fitPage } from '../../core/compose/fit.ts'
import { limitMargins } from './sheets/limit-margins.ts'
import { isOwn, Logo, TitleLine } from './sheets/masthead.tsx'
import { composeFront } from './menus/house-front.tsx'
import { leastHeight, linesOfList, noteBlocks, openingLines } from './menus/menu-copy.ts'
import { isWideGrid } from './menus/dish.tsx'
import { type Division, holdsColumns, MenuCard, MenuColumns } from './menus/sections.tsx'
import { pageSheet } from './sheets/page-sheet.tsx'
import { a3, a4, dl, letter } from './sheets/sizes.ts'

/** What there is to eat and drink, and what it costs. */
const format: Format = {
  slug: 'menu',
  group: 'print',
  scenery: { told: 'copy', as: 'foot' },
  surface: 'pages',
  sizes: [a4, a3, dl, letter],
  design: designFrom({
    color: { seeds: ['#722f37'], ground: 'cream', contrast: 'high' },
    type: { display: 'Playfair Display', text: 'Source Serif 4', scale: 1.25, baseSize: pt(9.5) },
    space: { marginScale: 0.8 },
  }),
  declines: { 'type.displayScale': 'the name of the house and its courses fill the sheet' },
  roles: {
    needs: ['title', 'sections'],
    takes: ['abstract', 'legend', 'terms'],
    lists: ['items'],
    facts: 'all',
    schema: 'Menu',
  },
  compose: composeMenu,
  others: [
    {
      name: 'card',
      leads: true,
      suits: (reading, design) =>
        (isShort(reading) || isText(reading)) &&
        !hasFront(reading, design) &&
        (design.layout.columns ?? 1) === 1,
      compose: composeCard,
    },
    {
      name: 'house front',
      leads: true,
      suits: hasFront,
      compose: (reading, asked, measure) =>
        composeFront(reading, asked, measure) ?? composeMenu(reading, asked, measure),
    },
  ],
}

export default format

/** Sizes of type from large to small, as parts of what was asked for. */
const factors = [2.1, 1.9, 1.7, 1.5, 1.3, 1.2, 1.1, 1, 0.92] as const
const LARGER = [2.7, 2.4]
/** px of page width for each part of the size that was asked for: a wall menu is read from afar, a card never in huge type. */
const WIDTH = 550

/** All on one page where type of a legible size allows it; then pages that begin with a course; then as few as there can be. */
const usualDivisions: readonly [Division, ...Division[]] = [
  { columns: 2, pages: 1, whole: true },
  { columns: 3, pages: 1, whole: true },
  { columns: 2, pages: 2, whole: true },
  ...[2, 3, 4, 6, 8].map(pages => ({ columns: 2, pages, whole: false })),
]

/** The same in as many columns as are wanted. */
function divisionsIn(columns: number): readonly [Division, ...Division[]] {
  const usual = [
    ...[1, 2].map(pages => ({ columns, pages, whole: true })),
    ...[2, 3, 4, 6, 8].map(pages => ({ columns, pages, whole: false })),
  ]
  return usual as [Division, ...Division[]]
}

function composeMenu(reading: Reading, asked: Theme, measure: Measure): readonly Sheet[] {
  const theme = limitMargins(asked, mm(22))
  const wanted = asked.design.layout.columns
  const divisions = wanted ? divisionsIn(wanted) : usualDivisions
  // Where they are wanted, columns may leave room that only larger type fills.
  const sizes = [...(wanted ? LARGER : []), ...factors].filter(
    factor => factor <= Math.max(theme.page.width / WIDTH, 1.3),
  )
  const all = sizes.map(factor => scaled(theme, factor))
  const wide = wanted ? all.filter(grown => holdsColumns(grown, wanted)) : all
  const themes = wide.length > 0 ? wide : all
  const tightest = themes.at(-1) ?? theme
  const least = leastHeight(reading, tightest)
  if (hasNoDish(reading) && reading.words.length > WORDS)
    return [sheetOf(reading, tightest, { measure, division: divisions[0] })]
  const around = leastAround(reading, tightest)
  // Of one course no column makes any difference.
  const isOne = (reading.sources.sections ?? []).length < 2
  for (const [at, division] of divisions.entries()) {
    if (isOne && division.pages === divisions[at - 1]?.pages) continue
    if (least > division.pages * division.columns * theme.page.height) continue
    if (around > division.pages * theme.page.height) continue
    const sheetIn = (grown: Theme) => sheetOf(reading, grown, { measure, division })
    // What more than a page does not hold in the smallest type it holds in none.
    if (division.pages > 1 && !fitPage([tightest], sheetIn, measure, division.pages)) continue
    const fitting = fitPage(themes, sheetIn, measure, division.pages)
    if (fitting) return [fitting]
  }
  return [sheetOf(reading, tightest, { measure, division: divisions[0] })]
}

/** Part of its size that type above and below the courses has at the least. */
const QUIETEST = 0.5

/** px that what stands above and below the courses takes at the least. */
function leastAround(reading: Reading, theme: Theme): number {
  const texts = textsApart([...openingLines(reading), ...noteBlocks(reading)])
  return leastTextHeight(texts, theme.type.base * QUIETEST, roomAcross(theme))
}

interface Layout {
  readonly measure: Measure
  readonly division: Division
}

function sheetOf(reading: Reading, theme: Theme, { measure, division }: Layout): Sheet {
  const width = roomAcross(theme)
  const above = <Opening reading={reading} theme={theme} lines={openingLines(reading)} />
  const below = <Notes theme={theme} blocks={noteBlocks(reading)} />
  const heightOf = (piece: Child) =>
    measure.piece(<div style={bodyStyle(theme)}>{piece}</div>, width).height + space(theme, AROUND)
  const content = [
    <div style={{ textAlign: 'center', marginBottom: space(theme, AROUND) }}>{above}</div>,
    <MenuColumns
      theme={theme}
      sections={reading.sources.sections ?? []}
      measure={measure}
      division={division}
      around={[heightOf(above), heightOf(below)]}
    />,
    below,
  ]
  return pageSheet({ theme, name: 'body', title: reading.roles.title?.text ?? '', content })
}

/** Baseline units above and below the courses. */
const AROUND = 2

/** Dishes from which on a menu fills a page with fields of colour. */
const MANY = 7

function hasFront({ sources }: Reading, { decor, layout }: Design): boolean {
  const dishes = (sources.sections ?? []).flatMap(({ items }) => items)
  return decor.fields !== false && dishes.length >= MANY && (layout.columns ?? 2) <= 2
}

/** Letters up to which a menu is a card. */
const SHORT = 320

function isShort({ words }: Reading): boolean {
  return words.length > 0 && words.join('').length <= SHORT
}

/** Words that no page of a menu holds in type that is read at a table. */
const WORDS = 2000

function hasNoDish({ sources }: Reading): boolean {
  return (sources.sections ?? []).length === 0
}

/** Whether nothing in a menu is told apart: running text, which is set as large as the page lets it be. */
function isText(reading: Reading): boolean {
  const { length } = reading.words
  return length > 0 && length <= WORDS && hasNoDish(reading)
}

/** A few dishes in large type in the middle of the page, no further from their prices than an eye goes. */
function composeCard(reading: Reading, asked: Theme, measure: Measure): readonly Sheet[] {
  const theme = limitMargins(asked, mm(22))
  const themes = factors.map(factor => scaled(theme, factor))
  const fitting = fitPage(themes, grown => cardOf(reading, grown), measure)
  return fitting ? [fitting] : composeMenu(reading, asked, measure)
}

function cardOf(reading: Reading, theme: Theme): Sheet {
  const { page, margin } = theme
  const sections = reading.sources.sections ?? []
  const lines = openingLines(reading).flatMap(linesOfList)
  const content = (
    <div
      style={{
        // Three px for the frame and for rounding: a hair too much would begin another page.
        minHeight: page.height - margin.top - margin.bottom - 3,
        narrow: { minHeight: 0 },
        padding: INSIDE,
        border: { width: 1, color: theme.color.accent },
        ...{ display: 'flex', direction: 'column', justify: 'center', textAlign: 'center' },
      }}
    >
      <Opening reading={reading} theme={inside(theme)} lines={lines} apart={0.5} />
      {sections.length > 0 && (
        <div
          style={{
            maxWidth: theme.type.base * (sections.some(isWideGrid) ? GRID_CARD : CARD),
            ...{ width: '100%', marginInline: 'auto', marginTop: space(theme, 2), textAlign: 'start' },
          }}
        >
          <MenuCard theme={theme} sections={sections} />
        </div>
      )}
      <Notes theme={theme} blocks={noteBlocks(reading)} />
    </div>
  )
  return pageSheet({ theme, name: 'card', title: reading.roles.title?.text ?? '', content })
}

/** px between the frame of a card and what it says. */
const INSIDE = mm(8)

function inside(theme: Theme): Theme {
  const { left, right, ...margin } = theme.margin
  return { ...theme, margin: { ...margin, left: left + INSIDE, right: right + INSIDE } }
}

/** Width of a card's dishes, em. */
const CARD = 20
/** And where dishes have several prices beside their names. */
const GRID_CARD = 30

interface OpeningProps {
  readonly reading: Reading
  readonly theme: Theme
  readonly lines: readonly RootContent[]
  /** Baseline units between them. */
  readonly apart?: number
}

/** The house on the axis of the page, with what it says about itself. */
function Opening({ reading, theme, lines, apart = 0.15 }: OpeningProps): Child {
  const { eyebrow, title } = reading.roles
  return (
    <header part="title-block" style={{ textAlign: 'center' }}>
      <Logo theme={theme} reading={reading} align="center" />
      {isOwn(eyebrow) && (
        <p style={{ ...quietStyle(theme), marginBottom: space(theme, 0.5) }}>
          <Phrasing nodes={eyebrow.nodes} theme={theme} />
        </p>
      )}
      <TitleLine theme={theme} claim={title} step={6} style={{ textAlign: 'center' }} />
      {lines.map((line, at) => (
        <div style={{ marginTop: space(theme, at === 0 ? 0.5 : apart), color: theme.color.textMuted }}>
          <Prose nodes={[line]} theme={theme} measured={false} />
        </div>
      ))}
    </header>
  )
}

/** Quiet and together below a rule. */
function Notes({ theme, blocks }: { readonly theme: Theme; readonly blocks: readonly RootContent[] }): Child {
  if (blocks.length === 0) return null
  return (
    <footer
      part="notes"
      style={{
        ...quietStyle(theme),
        marginTop: space(theme, 1.75),
        padding: [space(theme, 0.75), 0, 0, 0],
        borderTop: ruleOf(theme),
        textAlign: 'center',
        breakInside: 'avoid',
      }}
    >
      <Prose nodes={blocks} theme={theme} measured={false} />
    </footer>
  )
}
