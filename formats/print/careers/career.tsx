import type { PhrasingContent, RootContent } from 'mdast'
import { flowEdges, Label, Phrasing, Prose, startBorder } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Composition } from '../../../core/format.ts'
import { phraseIn } from '../../../core/reading/facts/facts.ts'
import type { Claim, Fact, Reading, Section } from '../../../core/reading/reading.ts'
import type { Role, Roles } from '../../../core/reading/roles.ts'
import { plainText } from '../../../core/source/text.ts'
import { mm } from '../../../core/theme/page.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { FactGrid, entryOf, entryOfFact, isBrief } from '../sheets/facts.tsx'
import { fitPage, inManner, type Manner } from '../../../core/compose/fit.ts'
import { limitMargins } from '../sheets/limit-margins.ts'
import { isOwn, Logo, otherRoles, TitleLine } from '../sheets/masthead.tsx'
import { pageSheet } from '../sheets/page-sheet.tsx'
import { RunIn, type Piece } from '../sheets/run-in.tsx'
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
  const [first = 1, ...more] = measure.pages(sheet)
  if (more.length > 0 || first > SPARSE) return [sheet]
  return [fitPage(mannered(asked), theme => sheetOf(reading, theme, short), measure) ?? sheet]
}

/** Up to this part of its first page a CV is set in larger type. */
const SPARSE = 0.7

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
    <Stations sections={partsOf(reading)} theme={theme} short={short} />,
    <Notes reading={reading} theme={theme} />,
  ]
  return pageSheet({ theme, name: 'body', title: name, content })
}

/** The parts below the head. */
function partsOf({ inOrder }: Reading): readonly Section[] {
  return inOrder.filter(section => !isProfiles(section))
}

/** A life told in prose is headed by the name in it; a sheet without any by what it is called. */
function nameOf({ roles }: Reading): Claim | undefined {
  const claim = roles.name ?? roles.title
  return claim && { ...claim, stays: false }
}

interface PersonProps {
  readonly reading: Reading
  readonly theme: Theme
}

/** Roles with a place of their own in the head. */
const placed: readonly Role[] = [
  ...(['name', 'title', 'eyebrow', 'jobTitle', 'organization', 'alternativeHeadline', 'abstract'] as const),
  ...(['location', 'address', 'telephone', 'email', 'url', 'logo', 'publisher', 'image'] as const),
]

/** Where somebody belongs and how they are reached, in the order in which it is read out. */
const reached = ['organization', 'location', 'address', 'telephone', 'email', 'url'] as const

/** Name, profession, contacts in a line, summary. */
function Person({ reading, theme }: PersonProps): Child {
  const { roles } = reading
  const name = nameOf(reading)
  const sheet = name?.role === 'title' ? undefined : roles.title
  const summary = [...(isOwn(roles.abstract) ? roles.abstract.blocks : []), ...longBlocks(reading)]
  return (
    <header part="title-block">
      <Logo theme={theme} reading={reading} />
      {[roles.eyebrow, sheet].filter(isOwn).map(({ nodes }) => (
        <div style={{ marginBottom: space(theme, 0.5) }}>
          <Label theme={theme}>
            <Phrasing nodes={nodes} theme={theme} />
          </Label>
        </div>
      ))}
      <TitleLine theme={theme} claim={name} step={5} />
      {[roles.jobTitle, roles.alternativeHeadline].filter(isOwn).map(({ nodes }) => (
        <p style={{ marginTop: space(theme, 0.25), size: sizeAt(theme, 1), leading: 1.35 }}>
          <Phrasing nodes={nodes} theme={theme} size={sizeAt(theme, 1)} />
        </p>
      ))}
      <Contacts reading={reading} theme={theme} />
      {summary.length > 0 && (
        <div style={{ marginTop: space(theme, 0.75) }}>
          <Prose nodes={summary} theme={theme} measured={false} />
        </div>
      )}
    </header>
  )
}

/** How to reach them and what else is known, in a line; what is too long for one stands in a grid below it. */
function Contacts({ reading, theme }: PersonProps): Child {
  const { facts } = reading
  const others = otherRoles(reading, placed)
  const short = facts.filter(isShort)
  const long = [...others.map(entryOf), ...facts.filter(fact => !isShort(fact)).map(entryOfFact)]
  const pieces = [...contactsOf(reading).map(pieceOfClaim), ...short.map(pieceOfFact), ...profilesOf(reading)]
  const lines = shortBlocks(reading).map(block => ({ nodes: block.children }))
  const brief = long.filter(isBrief)
  return [
    ...lines.map(line => <RunIn theme={theme} pieces={[line]} style={{ marginTop: space(theme, 0.25) }} />),
    <RunIn theme={theme} pieces={pieces} style={{ marginTop: space(theme, 0.35) }} />,
    brief.length > 0 && (
      <div style={{ marginTop: space(theme, 0.75) }}>
        <FactGrid theme={theme} entries={brief} />
      </div>
    ),
    ...long
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

/** Of a life told in prose the head says again how its owner is reached. */
function contactsOf({ roles }: Reading): readonly Claim[] {
  return reached
    .flatMap(role => roles[role] ?? [])
    .filter(claim => isOwn(claim) || roles.name?.stays === true)
}

/** Letters up to which a fact stands in the line of contacts. */
const SHORT = 60

function isShort({ text, facts, blocks, label }: Fact): boolean {
  return facts.length === 0 && blocks.length <= 1 && text.length + label.text.length <= SHORT
}

/** A role in the line of contacts: the parts of a record one after the other. */
function pieceOfClaim(claim: Claim): Piece {
  const { label, written, text, value, nodes, facts } = claim
  // A record without a name says its parts as its words.
  const isNamed = !facts.some(fact => text.startsWith(fact.text))
  const words = [...(isNamed ? [nodes] : []), ...facts.map(fact => phraseIn(fact).nodes)]
  return {
    nodes: words.flatMap((part, at) => (at === 0 ? part : [{ type: 'text' as const, value: ', ' }, ...part])),
    text,
    ...(written && { label: label.nodes }),
    ...(value && { value }),
  }
}

function pieceOfFact(fact: Fact): Piece {
  const { label, text, value } = fact
  const { nodes } = phraseIn(fact)
  return { nodes, text, ...(label.text !== '' && { label: label.nodes }), ...(value && { value }) }
}

/** Profiles that are fields stand with the contacts: their key is nobody's heading. */
function profilesOf({ inOrder }: Reading): readonly Piece[] {
  const items = inOrder.filter(isProfiles).flatMap(section => section.items)
  return items.map(({ title, parts, facts }) => {
    const said = [...Object.values(parts), ...facts].filter(fact => fact.text !== title.text)
    const words = said.map(fact => phraseIn(fact).nodes)
    return {
      nodes: words.flatMap((part, at) =>
        at === 0 ? part : [{ type: 'text' as const, value: ' ' }, ...part],
      ),
      ...(title.text !== '' && { label: title.nodes }),
    }
  })
}

function isProfiles({ list, made }: Section): boolean {
  return list === 'profiles' && made === true
}

/** Letters up to which a block above the first part is a line and not a text. */
const LINE = 130

function isLine(block: RootContent): block is RootContent & { readonly children: PhrasingContent[] } {
  return (
    block.type === 'paragraph' && plainText(block).length <= LINE && !/[.!?。]\s*$/.test(plainText(block))
  )
}

function shortBlocks({ head }: Reading) {
  return head.slice(0, textStart(head)).filter(isLine)
}

/** Where the text of the head begins: lines below it belong to it. */
function textStart(head: readonly RootContent[]): number {
  const at = head.findIndex(block => !isLine(block))
  return at < 0 ? head.length : at
}

/** The text above the first part. A summary is often written as a quotation, but nobody is quoted. */
function longBlocks({ head }: Reading): readonly RootContent[] {
  return head
    .slice(textStart(head))
    .flatMap(block => (block.type === 'blockquote' ? (block.children as RootContent[]) : [block]))
}

/** Footnotes at the end. */
function Notes({ reading: { notes }, theme }: PersonProps): Child {
  return notes.length > 0 && <Prose nodes={notes} theme={theme} measured={false} />
}
