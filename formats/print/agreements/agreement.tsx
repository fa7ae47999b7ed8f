import type { Paragraph, PhrasingContent, RootContent, Table } from 'mdast'
import { displayStyle, Label, Phrasing, Prose, quietStyle } from '../../../core/compose/index.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { isElement } from '../../../core/compose/tree.ts'
import { Joined } from '../../../core/compose/joined.tsx'
import { mm } from '../../../core/theme/page.ts'
import { saidBeside } from '../../../core/reading/facts/facts.ts'
import type { Item, Reading, Section } from '../../../core/reading/reading.ts'
import type { ListRole } from '../../../core/reading/roles.ts'
import { blocksWithin } from '../../../core/reading/section-blocks.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import type { Report } from '../../../core/message.ts'
import { brokenReferences } from '../../../core/reading/lists/clause-references.ts'
import { plainText } from '../../../core/source/text.ts'
import { entryOf, lineOf, Lines } from '../sheets/facts.tsx'
import { composed, flowPieces, kept, type Piece } from '../articles/flow-pieces.tsx'
import { openingCopy, shortLists } from '../openings/opening-copy.ts'
import { composePaper } from '../articles/paper.tsx'
import {
  blockPieces,
  type DrawSection,
  headingsOf,
  liftedSources,
  sectionPieces,
  withoutBlocks,
} from '../articles/sections.tsx'
import { type AgreementHeadings, partsOf } from './clause-parts.tsx'
import { clauseBlocks, clauseNumbers, clausePieces, writtenClauses } from './clauses.tsx'
import { withBoldTerms } from './defined-terms.tsx'
import { withOpenGaps } from './open-gaps.ts'
import { SignaturePlaces, signedBlocks } from './signature-places.tsx'
import { signedAtFoot, statute, titleSize } from './statute.tsx'
import { composeInTwoColumns, HOLE } from './two-columns.tsx'

/** Characters of a line of a legal text on a small page, whose readers go through it with a ruler: more than in prose. */
const CHARACTERS = 80
/** Characters that the theme's measure stands for. */
const MEASURE = 68
/** Sizes of its text that a page is wide at the least to have titles beside it. */
const ROOMY = 40

/** An agreement: who makes it, numbered clauses, places to sign; the page's number on every page. */
export function composeAgreement(reading: Reading, asked: Theme, measure: Measure): readonly Sheet[] {
  return withOpenGaps(composeWell(withOwnClauses(reading), asked, measure), asked)
}

/** An agreement whose clauses are the parts of a section that holds them all, `CLÁUSULAS`: each is one beside that heading, as elsewhere. */
function withOwnClauses(reading: Reading): Reading {
  const clauses: Section[] = []
  const sections = reading.sections.flatMap(section => {
    const isHolder =
      reading.sources.clauses?.includes(section) && section.sections.filter(isHeaded).length > 1
    if (!isHolder) return [section]
    const parts = section.sections.map(part => raised(part, section))
    clauses.push(...parts)
    return [{ ...section, sections: [] }, ...parts]
  })
  return clauses.length === 0 ? reading : { ...reading, sections, sources: { ...reading.sources, clauses } }
}

function isHeaded({ heading }: Section): boolean {
  return heading !== undefined
}

/** A part of a section with a heading of that section's rank. */
function raised(part: Section, { heading: above }: Section): Section {
  const { heading } = part
  return heading && above ? { ...part, heading: { ...heading, depth: above.depth } } : part
}

function composeWell(reading: Reading, asked: Theme, measure: Measure): readonly Sheet[] {
  const { page, type } = asked
  if (page.width < type.base * ROOMY || page.height === 0) return composeInOneColumn(reading, asked, measure)
  const made = composeAsStatute(reading, asked, measure)
  const pages = pagesOf(made, measure)
  if (pages > FEW) return made
  const setIn = (by: number, ends?: number) => composeAsStatute(reading, scaled(asked, by), measure, ends)
  const usual: Setting = { sheets: made, pages, isFirst: true }
  const shortest = fewest(SMALLER, ([by, ends]) => setIn(by, ends), measure, usual)
  return (shortest?.isFirst ? largestWithin(pages, setIn, measure) : shortest?.sheets) ?? made
}

/** A document as it is set in one way, and whether that is the first that there is. */
interface Setting {
  readonly sheets: readonly Sheet[]
  readonly pages: number
  readonly isFirst: boolean
}

/** Of ways to set a document, tried one by one, the first that takes no more pages than any other. */
function fewest<Way>(
  ways: readonly Way[],
  setIn: (way: Way) => readonly Sheet[] | undefined,
  measure: Measure,
  first?: Setting,
): Setting | undefined {
  let best = first
  for (const way of ways) {
    if (best?.pages === 1) break
    const sheets = setIn(way)
    if (!sheets) continue
    const pages = pagesOf(sheets, measure)
    if (!best || pages < best.pages) best = { sheets, pages, isFirst: !best }
  }
  return best
}

/** A document in larger type that grows into pages that are there anyway: where none can be saved, the last is worth filling. */
function largestWithin(
  pages: number,
  setIn: (by: number) => readonly Sheet[] | undefined,
  measure: Measure,
): readonly Sheet[] | undefined {
  for (const by of LARGER) {
    const sheets = setIn(by)
    if (sheets && pagesOf(sheets, measure) <= pages) return sheets
  }
  return undefined
}

/** Pages up to which type is set by how they are filled: smaller where that saves one, larger where it costs none. */
const FEW = 8
/** Against the size of type and the margins at the head and the foot. */
const SMALLER = [
  [0.93, 1],
  [0.93, 0.85],
  [0.9, 1],
  [0.9, 0.85],
] as const
/** Lines of two columns are short as they are: only a little smaller. */
const CLOSER = [0.97, 0.94, 0.91]
const LARGER = [1.15, 1.08]

function pagesOf(sheets: readonly Sheet[], measure: Measure): number {
  return sheets.reduce((sum, sheet) => sum + measure.pages(sheet).length, 0)
}

/** An agreement that its brief wants compact, in two columns, if its paragraphs are short enough for them. */
export function composeCompact(reading: Reading, asked: Theme, measure: Measure): readonly Sheet[] {
  const { page, type, design } = asked
  const isCompact = design.space.density === 'compact' || design.space.density === 'dense'
  if (!isCompact || page.width < type.base * ROOMY || page.height === 0)
    return composeAgreement(reading, asked, measure)
  const drawn = (by: number): readonly Sheet[] | undefined => {
    const theme = closelySet(asked, by)
    const { opening, pieces } = agreementPaper(reading, theme)
    const paper = { opening, flow: flowPieces(pieces, theme), headings: headingsIn(reading) }
    const sheet = composeInTwoColumns(paper, theme, measure)
    return sheet && [sheet]
  }
  const shortest = fewest([1, ...CLOSER], drawn, measure)
  if (!shortest) return composeAgreement(reading, asked, measure)
  const larger = shortest.isFirst ? largestWithin(shortest.pages, drawn, measure) : undefined
  return withOpenGaps(larger ?? shortest.sheets, asked)
}

function headingsIn(reading: Reading): AgreementHeadings {
  return {
    signing: slugsOf(headingsOf(reading, 'signatures')),
    schedules: slugsOf(headingsOf(reading, 'schedules')),
  }
}

/** Titles of clauses in the margin. */
function composeAsStatute(
  reading: Reading,
  asked: Theme,
  measure: Measure,
  ends: number = 1,
): readonly Sheet[] {
  const theme = withLegalMargins(asked, ends)
  const paper = agreementPaper(reading, theme)
  const clauses = partsOf(flowPieces(paper.pieces, theme), headingsIn(reading), theme).flatMap(
    ({ kind, title }) => (kind === 'clause' && title ? [title] : []),
  )
  const own = titleSize(paper.opening.title?.text ?? '', theme, measure)
  const areTerms = paper.opening.entries.length + paper.opening.texts.length > 0
  const look = statute(headingsIn(reading), { own, clauses, areTerms }, theme)
  const sheets = composePaper(paper, theme, { isSigned: true, numberFirst: true, look, measure })
  return sheets.map(sheet => (sheet.name === 'body' ? onFoot(sheet, theme, measure) : sheet))
}

/** The sheet of the text with its title on all pages but the first, and what is signed on the foot of its page. */
function onFoot(sheet: Sheet, { page, margin, type }: Theme, measure: Measure): Sheet {
  const body: Sheet = { ...sheet, bareFirstPage: 'head' }
  const { children } = sheet.root
  const at = children.findIndex(node => isElement(node) && node.part === 'signing')
  if (at < 0) return body
  const upTo = { ...body, root: { ...body.root, children: children.slice(0, at + 1) } }
  const filled = measure.pages(upTo).at(-1) ?? 1
  // A brief may dress titles so that they take a little more room than they have been given.
  const free = Math.floor((1 - filled) * (page.height - margin.top - margin.bottom) - type.base)
  // Far below what is agreed it would leave a hole, and half way down two.
  if (free <= 0 || free > page.height * HOLE) return body
  const moved = { ...body, root: { ...body.root, children: signedAtFoot(children, free) } }
  return measure.pages(moved).length > measure.pages(body).length ? body : moved
}

function slugsOf(headings: ReadonlySet<RootContent>): ReadonlySet<string> {
  return new Set([...headings].flatMap(({ data }) => (data as { slug?: string } | undefined)?.slug ?? []))
}

/** Classic margins, as wide as the brief makes margins, those at the head and the foot by `ends`. */
function withLegalMargins(theme: Theme, ends: number): Theme {
  const { marginScale } = theme.design.space
  const side = Math.min(mm(25) * marginScale, theme.page.width * 0.14)
  const end = Math.min(mm(27) * ends * marginScale, theme.page.height * 0.12)
  return { ...theme, margin: { top: end, right: side, bottom: end, left: side } }
}

/** Little room between blocks, lines and around them, as narrow columns allow. */
function closelySet(theme: Theme, by: number): Theme {
  const { type, page, ...others } = scaled(theme, by, 0.93)
  const side = Math.min(mm(22), page.width * 0.11)
  const end = Math.min(mm(17), page.height * 0.08)
  return {
    ...others,
    page,
    type: { ...type, leading: Math.min(type.leading, 1.32) },
    margin: { top: end, right: side, bottom: end, left: side },
  }
}

function agreementPaper(reading: Reading, theme: Theme) {
  const { abstract, bylines, ...copy } = openingCopy(reading, ['parties', 'signatures'])
  // Nothing in an agreement is larger than the rest of it, and between whom it is made is its text.
  const texts = [...copy.texts, ...(abstract ? [entryOf(abstract)] : [])]
  const opening = { ...copy, texts, bylines: [] }
  const head = reading.head.filter(block => bylines.includes(block) || copy.head.includes(block))
  return { reading, opening, pieces: withBoldTerms(agreementPieces({ ...reading, head }, theme), theme) }
}

/** Letters of a line that only joins what stands above and below it: `between`, `e`, `– and –`. */
const JOINT = 20

/** Whether the parties stand behind labels above the text. */
function areLabelled(reading: Reading): boolean {
  const { length } = reading.lists.parties ?? []
  return length > 1 && liftedSources(reading, 'parties').length === length
}

/** The words that stand alone before each party or between them, one for each; undefined where no more than the next joins them. */
function jointsIn(reading: Reading, head: readonly RootContent[]): readonly (Paragraph | undefined)[] {
  const { length } = reading.lists.parties ?? []
  const joints = head.filter(
    (block): block is Paragraph =>
      block.type === 'paragraph' && plainText(block).length <= JOINT && /^[^\d.:]+$/u.test(plainText(block)),
  )
  const missing = length - joints.length
  if (!areLabelled(reading) || joints.length === 0 || missing < 0 || missing > 1) return []
  return missing > 0 ? [undefined, ...joints] : joints
}

/** On a small page, or in large type, titles stand above their clauses. */
function composeInOneColumn(reading: Reading, asked: Theme, measure: Measure): readonly Sheet[] {
  const theme = fullColumn(asked)
  return composePaper(agreementPaper(reading, theme), theme, { isSigned: true, numberFirst: true, measure })
}

/** The theme in which text fills the width between the margins, which grow where lines would be too long. */
function fullColumn(theme: Theme): Theme {
  const { page, margin, type } = theme
  const free = page.width - margin.left - margin.right
  const width = Math.min(free, (type.measure * CHARACTERS) / MEASURE)
  const more = (free - width) / 2
  return {
    ...theme,
    type: { ...type, measure: width },
    margin: { ...margin, left: margin.left + more, right: margin.right + more },
  }
}

function agreementPieces(reading: Reading, theme: Theme): readonly Piece[] {
  const { lists, head } = reading
  const short = new Set(shortLists(reading))
  const signed = signedBlocks(reading)
  const below = belowPlaces(reading, signed)
  const drawn = new Set([...signed, ...below])
  const whole = reading.sections.filter(section => !short.has(section))
  const sections = whole.map(section => withoutEndRule(withoutBlocks(section, drawn)))
  const signing = headingsOf(reading, 'signatures')
  const signedBelow = new Map(
    sectionsBelow(reading.sections, signing).map(one => [one.heading, placesOf(reading, one)]),
  )
  const others = [...signedBelow.values()].flat()
  const places = signaturePlaces(reading, theme, others)
  const isSigning = ({ heading }: Section): boolean => heading !== undefined && signing.has(heading)
  const numbers = clauseNumbers(reading)
  const drawRows: DrawSection = ({ place, blocks, facts }) =>
    place === 'field' ? undefined : clauseBlocks(blocks, undefined, theme, facts)
  const draw = (section: Section): readonly Piece[] => {
    const { heading } = section
    if (isSigning(section))
      return kept(
        sectionPieces(section, theme, own => {
          if (own.heading === heading) return [...own.blocks, ...places]
          const signers = signedBelow.get(own.heading) ?? []
          return [...own.blocks, ...composed(<SignaturePlaces theme={theme} signers={signers} />)]
        }),
      )
    if (heading && section.blocks.some(block => standsIn(reading, 'clauses', block)))
      return [
        heading,
        ...headPieces(reading, section.blocks, theme),
        ...section.sections.flatMap(inner => sectionPieces(inner, theme)),
      ]
    return heading === undefined || !numbers.has(heading)
      ? sectionPieces(section, theme, drawRows)
      : clausePieces(section, numbers.get(heading), theme)
  }
  // What is attached stands behind the places to sign, as in the copy; under a heading of their own they are drawn there.
  const isDrawn = sections.some(isSigning)
  const holding = whole.findLastIndex(section => blocksWithin(section).some(block => signed.has(block)))
  const signedAt = !isDrawn && holding < whole.length - 1 ? holding : -1
  const parties = partyPieces(reading, theme)
  const joints = parties.length > 0 ? jointsIn(reading, head) : []
  return [
    ...(joints.length > 0 ? partyPieces(reading, theme, joints) : parties),
    ...headPieces(
      reading,
      head.filter(block => !signed.has(block) && !joints.some(joint => joint === block)),
      theme,
    ),
    ...liftedSources(reading, 'definitions').flatMap(section =>
      definitionPieces(section, lists.definitions ?? [], theme),
    ),
    ...(liftedSources(reading, 'clauses').length > 0 ? writtenClauses(lists.clauses ?? [], theme) : []),
    ...sections.flatMap((section, at) => [...draw(section), ...(at === signedAt ? places : [])]),
    ...liftedSources(reading, 'schedules').flatMap(section => sectionPieces(section, theme)),
    ...(isDrawn || signedAt >= 0 ? [] : places),
    ...blockPieces(below, [], theme),
  ]
}

/** What the last part of an agreement says below the places to sign that stand in it without a heading: what is attached. */
function belowPlaces(reading: Reading, signed: ReadonlySet<RootContent>): readonly RootContent[] {
  const last = reading.sections.at(-1)
  const at = last?.blocks.findLastIndex(block => signed.has(block)) ?? -1
  const isHeaded = last?.heading !== undefined && headingsOf(reading, 'signatures').has(last.heading)
  return last === undefined || at < 0 || isHeaded
    ? []
    : last.blocks.slice(at + 1).filter(({ type }) => type !== 'thematicBreak')
}

/** Whether a block of the text is what a list was read from. */
function standsIn({ sources }: Reading, role: ListRole, block: RootContent): boolean {
  return (sources[role] ?? []).some(({ heading, blocks }) => heading === undefined && blocks.includes(block))
}

/** What stands above the first heading or below one; clauses without headings get them, and places to sign stand at the end. */
function headPieces(reading: Reading, head: readonly RootContent[], theme: Theme): readonly Piece[] {
  const first = head.findIndex(block => standsIn(reading, 'clauses', block))
  const names = (reading.lists.parties ?? []).map(({ title }) => title.text)
  if (first < 0)
    return clauseBlocks(
      head.map(block => withBoldName(block, names)),
      undefined,
      theme,
    )
  const table = head[first]
  return [
    ...blockPieces(head.slice(0, first), [], theme),
    ...(table?.type === 'table' ? columnNames(table, theme) : []),
    ...writtenClauses(reading.lists.clauses ?? [], theme),
    ...head
      .slice(first)
      .filter(block => !standsIn(reading, 'clauses', block))
      .flatMap(block => closingPieces(block, theme)),
  ]
}

/** What stands below the clauses is of none of them: `Read and signed in two copies`. */
function closingPieces(block: RootContent, theme: Theme): readonly Piece[] {
  return composed(
    <div part="closing">
      <Prose nodes={[block]} theme={theme} />
    </div>,
  )
}

/** What a house is before the law, behind a comma: `Ash Boatyard, LLC`. */
const HOUSE = /^,\s(?:LLC|L\.L\.C\.|LLP|Inc\.?|Ltd\.?|Corp\.?|S\.\s?[AL]\.|S\.?r\.?l\.?)(?!\p{L})/u

/** A paragraph above the clauses with the name of the party that it opens with, perhaps behind a number, in bold. */
function withBoldName(block: RootContent, names: readonly string[]): RootContent {
  const [first, ...rest] = block.type === 'paragraph' ? block.children : []
  if (block.type !== 'paragraph' || first?.type !== 'text') return block
  const before = /^\s*(?:\(?\d\)?[.)]?\s+)?/u.exec(first.value)?.[0] ?? ''
  const name = names.find(each => each !== '' && first.value.startsWith(each, before.length))
  if (name === undefined) return block
  const house = HOUSE.exec(first.value.slice(before.length + name.length))?.[0] ?? ''
  const at = before.length + name.length + house.length
  const strong: PhrasingContent = { type: 'strong', children: [{ ...first, value: name + house }] }
  return {
    ...block,
    children: [
      ...(before === '' ? [] : [{ ...first, value: before }]),
      strong,
      ...(at < first.value.length ? [{ ...first, value: first.value.slice(at) }] : []),
      ...rest,
    ],
  }
}

/** What the columns of a table of clauses were called, in one quiet line: the clauses are set as text. */
function columnNames({ children: [head] }: Table, theme: Theme): readonly Piece[] {
  const names = head?.children.filter(({ children }) => children.length > 0) ?? []
  return composed(
    <p style={quietStyle(theme)}>
      <Joined phrases={names.map(({ children }) => ({ nodes: children }))} theme={theme} />
    </p>,
  )
}

/** Who makes the agreement, when that is no part of its text: side by side, each with its role, its name and the rest. */
function partyPieces(
  reading: Reading,
  theme: Theme,
  joints: readonly (Paragraph | undefined)[] = [],
): readonly Piece[] {
  const lifted = liftedSources(reading, 'parties')
  const items = reading.lists.parties ?? []
  // Where the text names them, the record is for those who sign.
  const isTold = reading.sections.some(
    ({ meanings, made }) => made !== true && meanings.some(({ concept }) => concept === 'parties'),
  )
  if (lifted.length === 0 || isTold) return []
  return composed(
    <section
      part="parties"
      style={{
        display: 'grid',
        columns: Math.min(items.length, 2),
        gap: space(theme, 1.5),
        narrow: { columns: 1 },
      }}
    >
      {items.map((item, at) => (
        <Party
          theme={theme}
          item={item}
          label={lifted.length === items.length ? lifted[at]?.heading : undefined}
          joint={joints[at]}
        />
      ))}
    </section>,
  )
}

interface PartyProps {
  readonly theme: Theme
  readonly item: Item
  /** The label that it stood behind. */
  readonly label: Section['heading']
  /** What leads to it from above: `between`, `and`. */
  readonly joint: Paragraph | undefined
}

function Party({ theme, item, label, joint }: PartyProps) {
  const { title, parts, facts, text } = item
  const { role, ...others } = parts
  const rest = saidBeside({ title, parts: others, facts })
  const caption =
    role?.blocks.flatMap(block => (block.type === 'paragraph' ? block.children : [])) ?? label?.children
  return (
    <div part="party">
      {caption && (
        <Label theme={theme}>
          {joint && [<Phrasing nodes={joint.children} theme={theme} />, ' ']}
          <Phrasing nodes={caption} theme={theme} />
        </Label>
      )}
      {text.length === 0 && (
        <p style={displayStyle(theme, Math.round(theme.type.base * 1.7))}>
          <Phrasing nodes={title.nodes} theme={theme} />
        </p>
      )}
      <Lines theme={theme} blocks={[...rest.flatMap(lineOf), ...text]} />
    </div>
  )
}

/** Terms of the front matter with what they mean, under their key. */
function definitionPieces({ heading }: Section, items: readonly Item[], theme: Theme): readonly Piece[] {
  return [
    ...(heading ? [heading] : []),
    ...composed(
      <dl>
        {items.map(({ title, parts, facts, text }, at) => (
          <div
            style={{
              display: 'flex',
              align: 'baseline',
              gap: space(theme, 1),
              ...(at > 0 && { marginTop: space(theme, 0.35) }),
            }}
          >
            <dt style={{ width: '26%', shrink: 0, weight: theme.type.strongWeight }}>
              <Phrasing nodes={title.nodes} theme={theme} />
            </dt>
            <dd style={{ grow: 1, basis: 0, minWidth: 0 }}>
              <Lines
                theme={theme}
                blocks={saidBeside({ title, parts, facts })
                  .flatMap(fact => fact.blocks)
                  .concat(text)}
              />
            </dd>
          </div>
        ))}
      </dl>,
    ),
  ]
}

/** Room for everybody who signs; for the parties where nobody is named. */
function signaturePlaces({ lists }: Reading, theme: Theme, others: readonly Item[]): readonly Piece[] {
  const nothing = { parts: {}, facts: [], text: [], items: [] }
  const signers =
    lists.signatures?.filter(signer => !others.includes(signer)) ??
    (lists.parties ?? []).map(({ title, blocks }): Item => ({ ...nothing, title, blocks }))
  return composed(<SignaturePlaces theme={theme} signers={signers} />)
}

/** A rule at the end of a section says no more than the heading below it. */
function withoutEndRule(section: Section): Section {
  const { blocks } = section
  return blocks.at(-1)?.type === 'thematicBreak' ? { ...section, blocks: blocks.slice(0, -1) } : section
}

/** Sections below the headings of who signs: those of a witness. */
function sectionsBelow(sections: readonly Section[], signing: ReadonlySet<RootContent>): readonly Section[] {
  const isSigning = ({ heading }: Section): boolean => heading !== undefined && signing.has(heading)
  return sections.flatMap(section => (isSigning(section) ? section.sections : []))
}

/** Who signs in a section. */
function placesOf({ lists }: Reading, { blocks }: Section): readonly Item[] {
  return (lists.signatures ?? []).filter(signer => signer.blocks.some(block => blocks.includes(block)))
}

/** Reports what an agreement refers to by number but does not have. */
export function checkReferences(slug: string, reading: Reading, report: Report): void {
  for (const { words, line } of brokenReferences(reading))
    report.add({
      rule: `${slug}-R1`,
      severity: 'warning',
      text: `"${words}" refers to a clause that is not there`,
      hint: 'correct the number, or name the law it belongs to before it',
      ...(line !== undefined && { line }),
    })
}
