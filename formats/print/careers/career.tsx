import { flowEdges, Label, Phrasing, Prose, startBorder } from '../../../core/compose/index.ts'
import { filledPages, fitPage, inManner, isLong, type Manner, SHORT } from '../../../core/compose/fit.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { mm } from '../../../core/theme/page.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { FactGrid, isBrief } from '../sheets/facts.tsx'
import { limitMargins } from '../sheets/limit-margins.ts'
import { Logo, TitleLine } from '../sheets/masthead.tsx'
import { pageSheet } from '../sheets/page-sheet.tsx'
import { RunIn, rowsOf } from '../sheets/run-in.tsx'
import { nameOf, partsOf, type PersonCopy, personOf } from './person-copy.ts'
import { type ShortPieces, shortPieces, Stations } from './stations.tsx'

/** What a working life is made of; its order is the author's, so its parts stay where they are. */
export const careerRoles: Roles = {
  needs: ['name', 'entries'],
  takes: ['jobTitle', 'organization', 'email', 'telephone', 'location', 'abstract', 'url'],
  lists: ['profiles', 'skills', 'languages', 'publications', 'awards', 'references'],
  headline: 'name',
  schema: 'Person',
  silent: true,
}

/** The sheets of a CV, as many as it needs. */
export function composeCareer(reading: Reading, asked: Theme, measure: Measure): readonly Sheet[] {
  const own = limitMargins(asked, mm(22))
  const short = shortPieces(partsOf(reading), own, measure)
  const sheet = sheetOf(reading, own, short)
  if (isLong([sheet], own)) return [sheet]
  const [first = 1, ...more] = measure.pages(sheet, SHORT)
  if (more.length >= SHORT) return [sheet]
  const sheetsIn = (theme: Theme) => [theme === own ? sheet : sheetOf(reading, theme, short)]
  if (more.length > 0) return filledPages(own, sheetsIn, measure)
  if (first > SPARSE) return [sheet]
  return [fitPage(mannered(asked), theme => sheetOf(reading, theme, short), measure) ?? sheet]
}

/** Up to this part of its first page a CV is set in larger type. */
const SPARSE = 0.93

/** From roomy to tight: printers reach to 13 mm from the edge. */
const manners: readonly Manner[] = [
  [30, 1.3, 1.5],
  [26, 1.18, 1.3],
  [23, 1.12, 1.2],
  [21, 1.08, 1.1],
  [20, 1, 1],
  [19, 1, 0.9],
  [17, 1, 0.85],
  [15, 1, 0.8],
  [13.5, 1, 0.65],
  [13, 1, 0.5],
]

/** The sheet of a resume: on one page as far as its words allow, however full that is. */
export function composeResume(reading: Reading, asked: Theme, measure: Measure): readonly Sheet[] {
  const own = limitMargins(asked, mm(20))
  const short = shortPieces(partsOf(reading), own, measure)
  const fitting = fitPage(mannered(asked), theme => sheetOf(reading, theme, short), measure)
  return [fitting ?? sheetOf(reading, own, short)]
}

function mannered(asked: Theme): readonly Theme[] {
  return manners.map(manner => inManner(asked, manner))
}

/** A few lines of a life, large, in the middle of the page along a line in the accent. */
export const fewWords: Composition = {
  name: 'few words',
  leads: true,
  suits: ({ words }) => words.length > 0 && words.join('').length <= FEW,
  compose(reading, asked, measure) {
    const short = shortPieces(partsOf(reading), limitMargins(asked, mm(20)), measure)
    const themes = large.map(manner => inManner(asked, manner))
    const fitting = fitPage(themes, theme => gatheredOf(reading, theme, short), measure)
    return fitting ? [fitting] : composeResume(reading, asked, measure)
  },
}

/** Letters up to which a life takes few words. */
const FEW = 300

/** From large to small. */
const large: readonly Manner[] = [
  [30, 2, 2],
  [28, 1.8, 1.8],
  [26, 1.6, 1.6],
  [24, 1.4, 1.5],
  [22, 1.25, 1.3],
]

function gatheredOf(reading: Reading, theme: Theme, short: ShortPieces): Sheet {
  const { page, margin } = theme
  const inside = { ...theme, margin: { ...margin, left: margin.left + space(theme, 1) } }
  const content = (
    <div
      style={{
        // A px for rounding: a hair too much would begin another page.
        ...{ minHeight: page.height - margin.top - margin.bottom - 1, narrow: { minHeight: 0 } },
        ...{ display: 'flex', direction: 'column', justify: 'center' },
      }}
    >
      <div
        style={{
          padding: flowEdges(theme, { start: space(theme, 1) }),
          ...startBorder(theme, { width: 4, color: theme.color.accent }),
        }}
      >
        <Person reading={reading} theme={inside} />
        {partsOf(reading).length > 0 && (
          <div style={{ marginTop: space(theme, 1.5) }}>
            <Stations sections={partsOf(reading)} theme={inside} short={short} />
          </div>
        )}
        <Notes reading={reading} theme={inside} />
      </div>
    </div>
  )
  return pageSheet({ theme, name: 'body', title: nameOf(reading)?.text ?? '', content })
}

/** Who it is and how to reach them, then what they have done. */
function sheetOf(reading: Reading, theme: Theme, short: ShortPieces): Sheet {
  const name = nameOf(reading)?.text ?? ''
  const content = [
    <div style={{ marginBottom: space(theme, 2) }}>
      <Person reading={reading} theme={theme} />
    </div>,
    <div style={{ textAlign: 'start' }}>
      <Stations sections={partsOf(reading)} theme={fromStart(theme)} short={short} />
    </div>,
    <Notes reading={reading} theme={theme} />,
  ]
  return pageSheet({ theme, name: 'body', title: name, content })
}

/** What is read entry by entry begins on one edge; on the axis stands the head alone. */
export function fromStart(theme: Theme): Theme {
  return theme.type.align === 'center' ? { ...theme, type: { ...theme.type, align: 'start' } } : theme
}

interface PersonProps {
  readonly reading: Reading
  readonly theme: Theme
}

/** Name, profession, contacts in a line, summary. */
function Person({ reading, theme }: PersonProps): Child {
  const { name, above, titles, summary, ...copy } = personOf(reading)
  return (
    <header part="title-block">
      <Logo theme={theme} reading={reading} />
      {above.map(({ nodes }) => (
        <div style={{ marginBottom: space(theme, 0.5) }}>
          <Label theme={theme}>
            <Phrasing nodes={nodes} theme={theme} />
          </Label>
        </div>
      ))}
      <TitleLine theme={theme} claim={name} step={nameStep(theme)} />
      {titles.map(({ nodes }) => (
        <p style={{ marginTop: space(theme, 0.25), size: sizeAt(theme, 1), leading: 1.35 }}>
          <Phrasing nodes={nodes} theme={theme} size={sizeAt(theme, 1)} />
        </p>
      ))}
      <Contacts theme={theme} {...copy} />
      {summary.length > 0 && (
        <div style={{ marginTop: space(theme, 0.75) }}>
          <Prose nodes={summary} theme={theme} measured={false} />
        </div>
      )}
    </header>
  )
}

/** Steps of the type scale from its text to a name, and sizes of the text that a name has at the least, however close the steps are. */
const NAME = { step: 5, least: 2.4 } as const

function nameStep({ design }: Theme): number {
  const steps = Math.log(NAME.least) / Math.log(Math.max(design.type.scale, 1.05))
  return Math.max(NAME.step, Math.ceil(steps))
}

type ContactsProps = Pick<PersonCopy, 'lines' | 'contacts' | 'entries'> & { readonly theme: Theme }

/** How to reach them and what else is known, in a line; what is too long for one stands below it. */
function Contacts({ lines, contacts, entries, theme }: ContactsProps): Child {
  return [
    ...lines.map(line => <RunIn theme={theme} pieces={[line]} style={{ marginTop: space(theme, 0.25) }} />),
    ...rowsOf(contacts, theme).map((pieces, at) => (
      <RunIn theme={theme} pieces={pieces} style={{ marginTop: space(theme, at === 0 ? 0.35 : 0) }} />
    )),
    <MoreFacts theme={theme} entries={entries} />,
  ]
}

/** What is known of somebody: in a grid as far as it is brief, then as texts under their labels. */
export function MoreFacts({ theme, entries }: Pick<ContactsProps, 'theme' | 'entries'>): Child {
  const brief = entries.filter(isBrief)
  return [
    brief.length > 0 && (
      <div style={{ marginTop: space(theme, 0.75) }}>
        <FactGrid theme={theme} entries={brief} />
      </div>
    ),
    ...entries
      .filter(entry => !isBrief(entry))
      .map(({ label, blocks }) => (
        <div style={{ marginTop: space(theme, 0.75) }}>
          {label.text !== '' && (
            <Label theme={theme}>
              <Phrasing nodes={label.nodes} theme={theme} />
            </Label>
          )}
          <Prose nodes={blocks} theme={theme} measured={false} />
        </div>
      )),
  ]
}

/** Footnotes at the end. */
export function Notes({ reading: { notes }, theme }: PersonProps): Child {
  return notes.length > 0 && <Prose nodes={notes} theme={theme} measured={false} />
}
