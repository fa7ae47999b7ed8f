import type { Heading, Image, List, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { lineOf, paragraphOf, saidBeside, headingOf } from '../../../core/reading/facts/facts.ts'
import { linesIn, linesOfBlock } from '../../../core/reading/facts/label.ts'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import { sectionOfBlocks } from '../../../core/reading/lists/lists.ts'
import { plainText } from '../../../core/source/text.ts'
import { cut, joinLines, type Phrase, phraseOf, trim } from '../../../core/reading/facts/phrase.ts'
import type { Claim, Fact, Item, Reading, Section } from '../../../core/reading/reading.ts'
import type { ListRole, Role } from '../../../core/reading/roles.ts'
import { notesIn, numbered, withNumbers } from '../../notes/footnotes.ts'

/** A graphic's copy around its picture, by the places it has there. */
export interface GraphicCopy {
  /** Small, over the title. */
  readonly before: readonly RootContent[]
  readonly headline?: Heading
  /** A phrase under the title. */
  readonly support?: Paragraph
  /** Sentences under the title. */
  readonly lead: readonly RootContent[]
  readonly picture?: Image
  /** Labelled values without a place of their own. */
  readonly facts: readonly Fact[]
  /** Parts of the copy without a place of their own. */
  readonly rest: readonly Section[]
  /** Who made it, when, and where to find out more: one line. */
  readonly credits?: Paragraph
}

/** Roles with a place in the opening of a graphic. */
const opening: ReadonlySet<Role> = new Set<Role>([
  'title',
  'name',
  'eyebrow',
  'period',
  'alternativeHeadline',
  'abstract',
  'logo',
  'image',
])

/** The order of the line of credits; what is not named here follows. */
const crediting: readonly Role[] = [
  'author',
  'publisher',
  'organization',
  'datePublished',
  'updated',
  'version',
]

/** Divides what was read among the places around a graphic, which draws some lists by itself. */
export function graphicCopy(given: Reading, drawn: readonly ListRole[]): GraphicCopy {
  return graphicCopyOf(given, drawn, [])
}

/** The same where what is labelled above the parts of the copy is said under its title: what a plan is for, and whose it is. */
export function openedCopy(given: Reading, drawn: readonly ListRole[]): GraphicCopy {
  const { title, name } = given.roles
  const label = title || name || given.head.length > 0 ? undefined : openingLabel(given)
  const above = given.facts.filter(fact => fact.place !== 'body' && fact !== label)
  return graphicCopyOf({ ...given, facts: given.facts.filter(fact => !above.includes(fact)) }, drawn, above)
}

/** Labelled values as they are said under a title: a sentence in lines of its own, what is short or stands in fields in one. */
function saidAbove(facts: readonly Fact[]): readonly RootContent[] {
  const few = facts.filter(fact => fact.place === 'field' || isShort(fact))
  const line = few.flatMap((fact, at): readonly PhrasingContent[] => {
    const divider: readonly PhrasingContent[] = at === 0 ? [] : [{ type: 'text', value: ' · ' }]
    const label: PhrasingContent = { type: 'strong', children: [...fact.label.nodes] }
    return [...divider, label, { type: 'text', value: ' ' }, ...nodesOf(fact)]
  })
  return [
    ...facts.filter(fact => !few.includes(fact)).flatMap(lineOf),
    ...(line.length > 0 ? [{ type: 'paragraph' as const, children: [...line] }] : []),
  ]
}

function graphicCopyOf(given: Reading, drawn: readonly ListRole[], told: readonly Fact[]): GraphicCopy {
  const { reading, headline, under } = withFirstLine(withSourceApart(withOwnFacts(given)))
  const { roles, sources, unplaced, facts, head, above } = reading
  const [title, ...others] = claimsOf(reading, ['title', 'name'])
  const short = claimsOf(reading, ['abstract']).filter(({ text }) => text.length <= LONGEST_SUPPORT)
  // A period that a line of the copy tells stands there.
  const period = claimsOf(reading, ['period']).filter(({ told: sentence }) => sentence === undefined)
  const [subtitle, ...further] = [...claimsOf(reading, ['alternativeHeadline']), ...period, ...short]
  const texts = claimsOf(reading, ['abstract']).filter(claim => !short.includes(claim))
  const below = head.filter(block => !above.includes(block) && block.type !== 'thematicBreak')
  const pictured = below.find(block => picturesIn(block).length === 1)
  const picture = pictureNamed(roles.logo, reading) ?? pictureNamed(roles.image, reading)
  const shown = picture ?? (pictured && picturesIn(pictured)[0])
  const credits = creditsOf(reading)
  const listed = Object.entries(sources).filter(([role]) => !drawn.includes(role as ListRole))
  const line: Paragraph | undefined = subtitle && { type: 'paragraph', children: [...lineIn(subtitle)] }
  // What stands right under a first line goes with it.
  const [support, next] = under ? [under, line] : [line]
  return {
    before: [
      ...(title?.written ? [{ type: 'paragraph' as const, children: [...title.label.nodes] }] : []),
      ...claimsOf(reading, ['eyebrow']).flatMap(blocksOfClaim),
      ...above,
    ],
    ...(title ? { headline: headingOf(title, 1) } : headline && { headline }),
    ...(support && { support }),
    lead: [
      ...(title?.facts ?? []).flatMap(lineOf),
      ...(next ? [next] : []),
      ...[...others, ...further, ...texts].flatMap(blocksOfClaim),
      ...below.filter(block => picture !== undefined || block !== pictured),
      ...saidAbove(told),
    ],
    ...(shown && { picture: shown }),
    facts: facts.filter(isShort),
    rest: [
      ...unplaced,
      ...listed.flatMap(([role, sections]) => {
        const own = named(sections, roles[role as Role])
        return role === 'sources' ? own.map(asSources) : own
      }),
      ...facts.filter(fact => !isShort(fact)).map(fact => sectionOfBlocks(lineOf(fact))),
    ].filter(saysSomething),
    ...(credits && { credits }),
  }
}

/** A reading whose source stands by itself, with who made it all, where both are the last lines of a part. */
function withSourceApart(reading: Reading): Reading {
  const { sources: claim, ...roles } = reading.roles
  const isLast = ({ blocks }: Section): boolean => {
    const block = blocks.at(-1)
    return block?.type === 'paragraph' && claim !== undefined && plainText(block).includes(claim.text)
  }
  const part = claim && reading.unplaced.findLast(isLast)
  const block = part?.blocks.at(-1)
  if (!part || !block || part.blocks.length < 2) return reading
  const without = (blocks: readonly RootContent[]): readonly RootContent[] =>
    blocks.filter(other => other !== block)
  const bare = { ...part, lead: without(part.lead), rest: without(part.rest), blocks: without(part.blocks) }
  return {
    ...reading,
    roles,
    sources: { ...reading.sources, sources: [sectionOfBlocks([block])] },
    unplaced: reading.unplaced.map(other => (other === part ? bare : other)),
  }
}

/** Letters and lines of an opening that names what it opens, letters from which on brackets at its end stand below it, and those before them. */
const NAMING = { letters: 90, lines: 3, bracketed: 60, least: 8 }

/** A reading in which nothing was a title, without the first of the few lines that it opens with, which is one. */
function withFirstLine(reading: Reading): {
  readonly reading: Reading
  readonly headline?: Heading
  /** The lines below it in its block. */
  readonly under?: Paragraph
} {
  const { roles, head, unplaced, facts } = reading
  const [part, ...parts] = unplaced
  const labelled = roles.title || roles.name || head.length > 0 ? undefined : openingLabel(reading)
  if (labelled?.source?.type === 'paragraph') {
    const headline = headingOf({ nodes: labelled.source.children }, 1)
    return { headline, reading: { ...reading, facts: facts.filter(fact => fact !== labelled) } }
  }
  // What the document says in short may be its opening lines, of which the first is what it is called.
  const { abstract, ...others } = roles
  const opening = head.length === 0 && abstract?.blocks.length === 1 ? abstract.blocks[0] : undefined
  const block = opening ?? head[0] ?? part?.lead[0]
  const isTitled = roles.title || roles.name || (!opening && part?.heading)
  if (isTitled || block?.type !== 'paragraph') return { reading }
  const [first, ...below] = withoutBracket(linesIn(block.children))
  if (opening && below.length === 0) return { reading }
  const isName =
    first &&
    first.text.length <= NAMING.letters &&
    !/[.,;:。]$|@|(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{4,}/u.test(first.text)
  if (!isName || below.length >= NAMING.lines) return { reading }
  const opened = (blocks: readonly RootContent[]): readonly RootContent[] =>
    blocks.filter(other => other !== block)
  const headline = headingOf(first, 1)
  return {
    headline,
    ...(below.length > 0 && { under: paragraphOf(joinLines(below)) }),
    reading: {
      ...reading,
      ...(opening && { roles: others }),
      head: opened(head),
      unplaced: part ? [{ ...part, lead: opened(part.lead), blocks: opened(part.blocks) }, ...parts] : [],
    },
  }
}

/** A long first line without the brackets that it ends in, which say more of it: `Ferry plan 2027 (for the board, as of May)`. */
function withoutBracket([first, ...others]: readonly Phrase[]): readonly Phrase[] {
  const start =
    first && first.text.length > NAMING.bracketed ? first.text.search(/\s[(（][^()（）]+[)）]$/u) : -1
  if (!first || start < NAMING.least) return first ? [first, ...others] : []
  return [trim(cut(first, 0, start)), trim(cut(first, start)), ...others]
}

/** A short line with a colon that is the very first of the copy, and all of its block: `Tern Rowing Club: 60 years`. */
function openingLabel({ facts }: Reading): Fact | undefined {
  const [first] = facts
  const { source } = first ?? {}
  const [line, ...others] = linesOfBlock(source)
  const isOpening =
    first?.place === 'head' && source?.position?.start.line === 1 && facts[1]?.source !== source
  return isOpening && line && others.length === 0 && line.text.length <= NAMING.letters ? first : undefined
}

/** A reading whose empty parts have the labelled values again that stand under their headings. */
function withOwnFacts(reading: Reading): Reading {
  const { facts, unplaced, sections } = reading
  const headings = sections.flatMap(headingsIn)
  const owned = facts.flatMap(fact => {
    const line = fact.place === 'body' ? fact.source?.position?.start.line : undefined
    const above = line === undefined ? undefined : headings.findLast(heading => lineAt(heading) < line)
    const owner = unplaced.find(({ heading }) => above !== undefined && heading === above)
    return owner && owner.blocks.length + owner.items.length + owner.sections.length === 0
      ? [{ fact, owner }]
      : []
  })
  if (owned.length === 0) return reading
  const blocksOf = (section: Section): readonly RootContent[] =>
    owned.filter(({ owner }) => owner === section).flatMap(({ fact }) => lineOf(fact))
  return {
    ...reading,
    facts: facts.filter(fact => owned.every(own => own.fact !== fact)),
    unplaced: unplaced.map(section => {
      const blocks = blocksOf(section)
      return blocks.length > 0 ? { ...section, lead: blocks, blocks } : section
    }),
  }
}

function headingsIn({ heading, sections }: Section): readonly Heading[] {
  return [...(heading ? [heading] : []), ...sections.flatMap(headingsIn)]
}

function lineAt({ position }: Heading): number {
  return position?.start.line ?? 0
}

/** Letters up to which sentences are a line under the title. */
const LONGEST_SUPPORT = 140
/** Letters up to which a value stands in a grid. */
const LONGEST_FACT = 60

function isShort({ text, blocks }: Fact): boolean {
  return text.length <= LONGEST_FACT && blocks.length <= 1
}

/** Claims whose words are not drawn elsewhere. */
function claimsOf({ roles }: Reading, names: readonly Role[]): readonly Claim[] {
  return names.flatMap(name => {
    const claim = roles[name]
    return claim && !claim.stays ? [claim] : []
  })
}

/** A claim in one line, with its label where the author wrote one. */
function lineIn({ label, written, nodes, facts }: Claim): readonly PhrasingContent[] {
  const rest = facts.flatMap(fact => [comma, ...labelled(fact, fact.written), ...nodesOf(fact)])
  return [...labelled({ label }, written), ...nodes, ...rest]
}

const comma: PhrasingContent = { type: 'text', value: ', ' }

function labelled({ label }: Pick<Claim, 'label'>, written: boolean): readonly PhrasingContent[] {
  return written && label.text !== '' ? [...label.nodes, { type: 'text', value: ' ' }] : []
}

function nodesOf({ blocks, text }: Fact): readonly PhrasingContent[] {
  const [only, ...more] = blocks
  return only?.type === 'paragraph' && more.length === 0 ? only.children : phraseOf(text).nodes
}

function blocksOfClaim(claim: Claim): readonly RootContent[] {
  if (claim.written) return lineOf(claim)
  return claim.blocks.length > 1 ? claim.blocks : [{ type: 'paragraph', children: [...claim.nodes] }]
}

function creditsOf(reading: Reading): Paragraph | undefined {
  const names = Object.keys(reading.roles) as Role[]
  const others = names.filter(name => !opening.has(name) && !crediting.includes(name))
  // What a sentence tells that is drawn as well is not said twice.
  const claims = claimsOf(reading, [...crediting, ...others]).filter(({ told }) => told === undefined)
  const lines = claims.map(claim =>
    lineIn({ ...claim, written: claim.written || claim.value?.type === 'date' }),
  )
  const divider: PhrasingContent = { type: 'text', value: ' · ' }
  const children = lines.flatMap((line, at) => (at === 0 ? line : [divider, ...line]))
  return children.length === 0 ? undefined : { type: 'paragraph', children }
}

/** A section that says where figures are from. */
function asSources(section: Section): Section {
  return { ...section, meanings: [{ concept: 'sources', weight: 1, because: 'a list of sources' }] }
}

/** Sections of a list; one that was a labelled text has its label as heading. */
function named(sections: readonly Section[], claim: Claim | undefined): readonly Section[] {
  const [only, ...others] = sections
  if (!only || others.length > 0 || only.heading || !claim?.written) return sections
  const heading = headingOf(claim.label)
  return [{ ...only, heading, blocks: claim.blocks }]
}

function saysSomething({ heading, blocks, items, sections }: Section): boolean {
  return (
    heading !== undefined ||
    items.length > 0 ||
    sections.length > 0 ||
    blocks.some(({ type }) => type !== 'thematicBreak')
  )
}

/** The picture that a field names, where it is among the assets. */
function pictureNamed(claim: Claim | undefined, { assets }: Reading): Image | undefined {
  const name = claim?.text.split('/').at(-1)?.toLowerCase()
  if (name === undefined || !assets.has(name)) return undefined
  return { type: 'image', url: name, alt: '', data: { asset: name } }
}

/** Things that were taken out of the copy, as a list again. */
function listOf(items: readonly Item[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map(item => ({
      type: 'listItem',
      spread: false,
      children: [
        ...(item.blocks.length > 0 ? item.blocks : saidOf(item)),
        ...(item.items.length > 0 ? [listOf(item.items)] : []),
      ] as never,
    })),
  }
}

/** What is said of a thing that was put together of several blocks. */
function saidOf(item: Item): readonly RootContent[] {
  const name: Paragraph = { type: 'paragraph', children: [...item.title.nodes] }
  return [name, ...saidBeside(item).flatMap(lineOf), ...item.text]
}

/** A section with its heading and everything below it, as blocks. */
export function blocksOfSection({ heading, blocks, items, sections }: Section): readonly RootContent[] {
  const written = blocks.length > 0 || items.length === 0 ? blocks : [listOf(items)]
  const own = written.filter(({ type }) => type !== 'thematicBreak')
  return [...(heading ? [heading] : []), ...own, ...sections.flatMap(blocksOfSection)]
}

/** Blocks under a title from which on they are parts of a text, and letters of one that goes with its neighbour. */
const PARTS = { least: 3, letters: 60 }

/** Copy that says everything under its title, or much there, which has that as its parts. */
export function withParts(copy: GraphicCopy): GraphicCopy {
  const { support, lead, facts, rest, ...others } = copy
  const blocks = [...(support ? [support] : []), ...lead]
  if (facts.length + rest.length > 0 && blocks.length < PARTS.least) return copy
  const parts = grouped(blocks).map(own => sectionOfBlocks(own))
  return { ...others, lead: [], facts, rest: [...parts, ...rest] }
}

/** Blocks with what is too short to be a part beside what stands before it; a short first one with what follows. */
function grouped(blocks: readonly RootContent[]): readonly (readonly RootContent[])[] {
  const groups: RootContent[][] = []
  const isShort = (block: RootContent): boolean => plainText(block).length <= PARTS.letters
  for (const block of blocks) {
    const last = groups.at(-1)
    if (last && (isShort(block) || last.every(isShort))) last.push(block)
    else groups.push([block])
  }
  return groups
}

/** A reading with raised numbers where notes are referred to, and what they say as its last part. */
export function withNotes(reading: Reading): Reading {
  if (reading.notes.length === 0) return reading
  const { roles, lists, sources, facts, head, above, sections, unplaced } = reading
  const said = { roles, lists, sources, facts, head, above, sections, unplaced }
  const notes = notesIn([said, reading.notes])
  const raised = withNumbers(said, notes)
  const blocks = [...notes.values()].flatMap(note => numbered(note, notes))
  const last: Section = {
    meanings: [],
    kind: 'references',
    because: 'notes of the copy',
    facts: [],
    lead: blocks,
    items: [],
    rest: [],
    blocks,
    sections: [],
    place: 'body',
  }
  return { ...reading, ...raised, unplaced: [...raised.unplaced, last] }
}
