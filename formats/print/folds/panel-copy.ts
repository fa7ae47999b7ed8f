import type { Paragraph, RootContent } from 'mdast'
import type { Fact, Item, Reading, Section } from '../../../core/reading/reading.ts'
import { countWords, plainText } from '../../../core/source/text.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { priceAtEnd } from '../../../core/reading/things/prices.ts'
import { lexiconFor } from '../../../core/reading/words/lexicon.ts'
import type { Concept } from '../../../core/reading/words/en.ts'
import { type Entry, labelled } from '../sheets/facts.tsx'
import { type OpeningCopy, openingCopy, shortLists, titleFrom } from '../openings/opening-copy.ts'
import { recordEntries } from '../articles/records.tsx'
import { liftedSources } from '../articles/sections.tsx'
import type { PanelCopy } from './split-panels.ts'
import {
  headingOf,
  paragraphOf,
  phraseIn,
  saidBeside,
  tableOfRows,
} from '../../../core/reading/facts/facts.ts'
import { type Phrase, phraseOf, toPhrase } from '../../../core/reading/facts/phrase.ts'

/** The copy of a folded sheet: what its cover says, its parts, and whom to ask, which stands on the back; prices in tables if told so. */
export function panelCopy(
  reading: Reading,
  isTabled: boolean,
): PanelCopy & {
  readonly opening: OpeningCopy
  /** What something costs, and numbers to call, as they are written. */
  readonly prices: ReadonlySet<string>
  readonly phones: ReadonlySet<string>
  /** The line in bold that says whom to call. */
  readonly call?: Paragraph
} {
  const imprint = reading.facts.filter(isImprint)
  const facts = reading.facts.filter(fact => !imprint.includes(fact))
  const { entries, contacts, texts, ...opening } = openingCopy(reading, [], facts)
  const bylines = [...opening.bylines, ...imprint.flatMap(imprintLine)]
  const short = new Set(shortLists(reading))
  const panels = liftedSources(reading, 'panels').flatMap(({ items }) =>
    items.map(item => recordEntries([item], 2)),
  )
  const sections = reading.sections.filter(section => !short.has(section))
  const parts = [...panels, ...sections.flatMap(section => partsOf(section, isTabled))]
  const name = opening.title || reading.head.length > 0 ? undefined : nameIn(parts)
  const isUnderTitle = opening.title !== undefined && reading.head.length === 0 && !opening.abstract
  const subtitled = isUnderTitle && isSubtitle(parts)
  const onCover = name ? parts[0]?.slice(1) : subtitled ? parts[0] : undefined
  const [call] = parts.flat().flatMap(callIn)
  return {
    opening: { ...opening, ...(name && { title: name }), bylines, entries: [], contacts: [], texts: [] },
    led: opening.abstract !== undefined,
    cover: onCover ?? opening.head,
    parts: onCover ? parts.slice(1) : parts,
    contact: [
      ...texts.flatMap(({ label, blocks }) => [headingOf(label, 3), ...inLines(blocks)]),
      ...entries.map(lineOfEntry),
      ...contacts.map((nodes): RootContent => ({ type: 'paragraph', children: [...nodes] })),
    ],
    notes: reading.notes,
    ...(call && { call }),
    prices: new Set(
      reading.sections.flatMap(section => [...pricesIn(section), ...linePrices(section, reading)]),
    ),
    phones: new Set(reading.roles.telephone ? [reading.roles.telephone.text] : []),
  }
}

/** A number to call. */
const NUMBER = /\+?\d[\d ()/.-]{5,}\d/u
/** Letters of the line that says whom to call. */
const CALL = 60

/** The number in words that say whom to call; undefined in any others. */
export function numberIn(words: string): string | undefined {
  const [number] = NUMBER.exec(words) ?? []
  return number !== undefined && number.replace(/\D/g, '').length >= 7 ? number : undefined
}

/** The lines of a block in bold that end in a number to call: `**Day and night: 0113 555 0147**`. */
function callIn(block: RootContent): readonly Paragraph[] {
  if (block.type !== 'paragraph' || !block.children.some(({ type }) => type === 'strong')) return []
  return linesOfBlock(block)
    .filter(({ nodes, text }) => {
      const number = text.length > CALL ? undefined : numberIn(text)
      return (
        nodes.every(({ type }) => type === 'strong') && number !== undefined && text.trim().endsWith(number)
      )
    })
    .map(paragraphOf)
}

/** Words of a first part that is no more than a name and what is said of it, and parts that it may stand before. */
const NAME = { words: 30, parts: 3 } as const

/** Words under a line below the title that the cover says with it. */
const SUBTITLED = 48

/**
 * Whether a first part is a line below the title, and what it is the title of: of a lower rank than the parts that follow, or
 * over nothing but words that its author set apart.
 */
function isSubtitle([first = [], ...others]: readonly (readonly RootContent[])[]): boolean {
  const [line, ...said] = first
  if (line?.type !== 'heading' || others.length < NAME.parts || countWords(said) > SUBTITLED) return false
  const ranks = others.flatMap(([own]) => (own?.type === 'heading' ? own.depth : []))
  const isLower = line.depth > Math.min(...ranks)
  return said.every(
    block =>
      block.type === 'paragraph' && (isLower || block.children.every(({ type }) => type === 'emphasis')),
  )
}

/** The heading of a short first part, as the name on the cover of a copy without a title. */
function nameIn([first = [], ...others]: readonly (readonly RootContent[])[]): OpeningCopy['title'] {
  return others.length >= NAME.parts && countWords(first) <= NAME.words ? titleFrom(first) : undefined
}

/** What a leaflet says of itself and not of what it offers: its day and its edition. */
const imprints: ReadonlySet<Concept> = new Set<Concept>([
  'date',
  'datePublished',
  'updated',
  'version',
  'issue',
  'season',
  'period',
])

/** Whether a field of the front matter is of the imprint: small on the cover, where a panel of its own would make much of it. */
function isImprint({ place, meanings, facts, items }: Fact): boolean {
  const [first] = meanings
  return (
    place === 'field' &&
    facts.length === 0 &&
    items.length === 0 &&
    first !== undefined &&
    imprints.has(first.concept)
  )
}

/** A day or a season says by itself what it is; an edition is a number under its label. */
function imprintLine(fact: Fact): readonly RootContent[] {
  const isClear = !fact.written && /\p{L}{3,}/u.test(fact.text)
  return isClear ? fact.blocks : labelled(fact)
}

function pricesIn({ items, sections }: Section): readonly string[] {
  return [
    ...items.flatMap(({ parts }) => (parts.price ? [parts.price.text] : [])),
    ...sections.flatMap(pricesIn),
  ]
}

/** What the lines of paragraphs end in that costs something, where several do: `Il Fienile – matrimoniale. 120 € a notte`. */
function linePrices({ blocks }: Section, { lang }: Reading): readonly string[] {
  const context = { lang, lexicon: lexiconFor(lang) }
  return blocks.flatMap(block => {
    const found = linesOfBlock(block).flatMap(line => priceAtEnd(line, context) ?? [])
    const sure = found.filter(({ isSure, before }) => isSure && before.text !== '')
    return sure.length > 1 ? sure.map(({ price }) => price.text) : []
  })
}

/** Short paragraphs as the lines of one, as in an address. */
function inLines(blocks: readonly RootContent[]): readonly RootContent[] {
  const lines = blocks.filter((block): block is Paragraph => block.type === 'paragraph')
  if (lines.length < blocks.length || lines.length < 2) return blocks
  const children = lines.flatMap((line, at) =>
    at === 0 ? line.children : [{ type: 'break' as const }, ...line.children],
  )
  return [{ type: 'paragraph', children }]
}

/** A label and its value in a line. */
function lineOfEntry({ label, blocks: [first, ...more] }: Entry): RootContent {
  const rest = more.flatMap(block =>
    block.type === 'paragraph' ? [{ type: 'break' as const }, ...block.children] : [],
  )
  const value = first?.type === 'paragraph' ? first.children : []
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [...label.nodes] }, { type: 'break' }, ...value, ...rest],
  }
}

/** A part of the text with the parts below it; the part of a title that stands for the whole sheet is several. */
function partsOf(section: Section, isTabled: boolean): readonly (readonly RootContent[])[] {
  const { heading, sections } = section
  if (heading?.depth === 1 && sections.length > 0) {
    const own = [heading, ...ownBlocks(section, isTabled)]
    return [own, ...sections.flatMap(inner => partsOf(inner, isTabled))]
  }
  return [wholeOf(section, isTabled)]
}

function wholeOf(section: Section, isTabled: boolean): readonly RootContent[] {
  const { heading, sections } = section
  const inner = sections.flatMap(below => wholeOf(below, isTabled))
  return [...(heading ? [heading] : []), ...ownBlocks(section, isTabled), ...inner]
}

/** What stands in a section; things of the front matter are entries under their key. */
function ownBlocks({ place, items, blocks, facts }: Section, isTabled: boolean): readonly RootContent[] {
  if (place !== 'field' || items.length === 0 || facts.length > 0) return blocks
  return (isTabled ? priceTable(items) : undefined) ?? recordEntries(items, 3)
}

/** Things that each have a price as the rows of a table: what else is said of one stands below its name. */
function priceTable(items: readonly Item[]): readonly RootContent[] | undefined {
  if (items.length < 2 || items.some(({ parts }) => parts.price === undefined)) return undefined
  const rows = items.map(({ title, parts: { price, ...parts }, facts, text }) => {
    const rest = saidBeside({ title, parts, facts }).map(phraseIn)
    const said = [...rest, ...text.map(block => phraseOf(plainText(block)))]
    return [title, joinedBy(said, ' · '), price ? phraseIn(price) : phraseOf('')]
  })
  const isTold = rows.some(([, said]) => said?.text !== '')
  const cells = isTold ? rows : rows.map(row => row.filter((_, at) => at !== 1))
  return [tableOfRows([cells[0]?.map(() => phraseOf('')) ?? [], ...cells])]
}

function joinedBy(phrases: readonly Phrase[], sign: string): Phrase {
  return toPhrase(
    phrases.flatMap(({ nodes }, at) => [
      ...(at > 0 ? [{ type: 'text' as const, value: sign }] : []),
      ...nodes,
    ]),
  )
}
