import type { PhrasingContent, RootContent } from 'mdast'
import { designFrom } from '../../core/brief/design.ts'
import { Phrasing, Prose, quietStyle, ruleOf } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../core/compose/measure.ts'
import type { Sheet } from '../../core/compose/sheet.ts'
import type { Format } from '../../core/format.ts'
import type { Claim, Fact, Reading, Section } from '../../core/reading/reading.ts'
import type { Role } from '../../core/reading/roles.ts'
import { mm, pt } from '../../core/theme/page.ts'
import { scaled } from '../../core/theme/scaled.ts'
import { space, type Theme } from '../../core/theme/theme.ts'
import { fitPage } from './parts/fit-page.ts'
import { entryOfFact } from './parts/facts.tsx'
import { limitMargins } from './parts/limit-margins.ts'
import { isOwn, Logo, otherRoles, sectionBlocks, TitleLine } from './parts/masthead.tsx'
import { MenuColumns } from './parts/menu-sections.tsx'
import { pageSheet } from './parts/page-sheet.tsx'
import { claimLines } from './parts/party.tsx'
import { a3, a4, dl, letter } from './parts/sizes.ts'

/** What there is to eat and drink, and what it costs. */
const format: Format = {
  slug: 'menu',
  group: 'print',
  surface: 'pages',
  sizes: [a4, a3, dl, letter],
  design: designFrom({
    color: { seeds: ['#722f37'], ground: 'cream', contrast: 'high' },
    type: { display: 'Playfair Display', text: 'Source Serif 4', scale: 1.25, baseSize: pt(9.5) },
    space: { marginScale: 0.8 },
  }),
  roles: {
    needs: ['title', 'sections'],
    takes: ['abstract', 'legend', 'terms'],
    lists: ['items'],
    facts: 'all',
    schema: 'Menu',
  },
  compose(reading, asked, measure) {
    const theme = limitMargins(asked, mm(22))
    const sizes = factors.filter(factor => factor <= Math.max(theme.page.width / WIDTH, 1.3))
    const themes = sizes.map(factor => scaled(theme, factor))
    const sheetIn = (grown: Theme) => sheetOf(reading, grown, measure)
    return [fitPage(themes, sheetIn, measure) ?? sheetIn(themes.at(-1) ?? theme)]
  },
}

export default format

/** Sizes of type from large to small, as parts of what was asked for. */
const factors = [2.1, 1.9, 1.7, 1.5, 1.3, 1.2, 1.1, 1, 0.92] as const
/** px of page width for each part of the size that was asked for: a wall menu is read from afar, a card never in huge type. */
const WIDTH = 550

function sheetOf(reading: Reading, theme: Theme, measure: Measure): Sheet {
  const content = [
    <div style={{ textAlign: 'center', marginBottom: space(theme, 2) }}>
      <Opening reading={reading} theme={theme} lines={openingLines(reading)} />
    </div>,
    <MenuColumns theme={theme} sections={reading.sources.sections ?? []} measure={measure} />,
    <Notes theme={theme} blocks={noteBlocks(reading)} />,
  ]
  return pageSheet({ theme, name: 'body', title: reading.roles.title?.text ?? '', content })
}

/** Roles that stand in a place of their own; whatever else is told of the house stands below its name. */
const placed: readonly Role[] = [
  'title',
  'logo',
  'publisher',
  'eyebrow',
  'alternativeHeadline',
  'legend',
  'terms',
]

/** What the house says about itself, a line each. */
function openingLines(reading: Reading): readonly RootContent[] {
  const { alternativeHeadline } = reading.roles
  const said = [...(isOwn(alternativeHeadline) ? [alternativeHeadline] : []), ...otherRoles(reading, placed)]
  const facts = reading.facts.filter(({ place }) => place !== 'body')
  return [
    ...said.flatMap(claim => labelled(claim, reading.lang)),
    ...reading.head,
    ...facts.flatMap(factLine),
    ...fieldLists(reading).flatMap(listLine),
  ]
}

/** A role with the label that the author wrote. */
function labelled(claim: Claim, lang: string): readonly RootContent[] {
  const lines = claimLines(claim, lang)
  return claim.written ? withLabel(claim.label.nodes, lines) : lines
}

function factLine(fact: Fact): readonly RootContent[] {
  const { label, blocks } = entryOfFact(fact)
  return label.text === '' ? blocks : withLabel(label.nodes, blocks)
}

/** Lists of the front matter that are no dishes: the hours, the sorts of cooking. */
function fieldLists({ unplaced }: Reading): readonly Section[] {
  return unplaced.filter(
    ({ place, items, facts }) => place === 'field' && items.length > 0 && facts.length === 0,
  )
}

/** A short list as one line under its name. */
function listLine({ heading, items }: Section): readonly RootContent[] {
  const sign: PhrasingContent = { type: 'text', value: ' · ' }
  const words = items.flatMap(({ title }, at) => (at === 0 ? title.nodes : [sign, ...title.nodes]))
  return withLabel(heading?.children ?? [], [{ type: 'paragraph', children: words }])
}

function withLabel(label: Claim['nodes'], blocks: readonly RootContent[]): readonly RootContent[] {
  const [first, ...more] = blocks
  if (label.length === 0 || first?.type !== 'paragraph') return blocks
  const name: PhrasingContent = { type: 'strong', children: [...label] }
  return [
    { type: 'paragraph', children: [name, { type: 'text', value: '\u2002' }, ...first.children] },
    ...more,
  ]
}

interface OpeningProps {
  readonly reading: Reading
  readonly theme: Theme
  readonly lines: readonly RootContent[]
}

/** The house on the axis of the page, with what it says about itself. */
function Opening({ reading, theme, lines }: OpeningProps): Child {
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
        <div style={{ marginTop: space(theme, at === 0 ? 0.5 : 0.15), color: theme.color.textMuted }}>
          <Prose nodes={[line]} theme={theme} measured={false} />
        </div>
      ))}
    </header>
  )
}

/** Legend, allergens and service, and whatever else the copy says. */
function noteBlocks(reading: Reading): readonly RootContent[] {
  const { legend, terms } = reading.roles
  const said = [legend, terms].filter(isOwn).flatMap(claim => labelled(claim, reading.lang))
  const told = fieldLists(reading)
  const rest = sectionBlocks(reading.unplaced.filter(section => !told.includes(section)))
  const facts = reading.facts.filter(({ place }) => place === 'body')
  return [
    ...said,
    ...facts.flatMap(factLine),
    ...rest.filter(({ type }) => type !== 'thematicBreak'),
    ...reading.notes,
  ]
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
