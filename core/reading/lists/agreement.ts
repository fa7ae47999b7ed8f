import type { Heading, List, ListItem, Paragraph, RootContent, Table } from 'mdast'
import { onDemand } from '../../on-demand.ts'
import { countInWords } from '../../source/counted-in-words.ts'
import { plainText } from '../../source/text.ts'
import { type Candidate, wordsClaim } from '../claims/candidate.ts'
import type { Claimable } from '../claims/claims.ts'
import type { Context } from '../context.ts'
import { nameAmong, paragraphOf, phraseIn, itemWith } from '../facts/facts.ts'
import { itemsOfTable } from '../things/items.ts'
import { linesIn, linesOfBlock } from '../facts/label.ts'
import { plainLabel } from '../words/lexicon.ts'
import type { Outline } from '../outline.ts'
import { cut, type Phrase, phraseOf, split, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item, Meaning, Section } from '../reading.ts'
import { findValues } from '../values/read-value.ts'
import type { FoundValue } from '../values/value.ts'
import {
  andWords,
  betweenWords,
  bornWords,
  clauseWords,
  partyNames,
  partyWords,
  scheduleWords,
} from '../words/agreements.ts'
import type { ListClaim, Material } from './lists.ts'
import { itemOfSection } from './chapters.ts'
import { citesLaw } from './cited-laws.ts'
import { sectionsWithin } from '../section-blocks.ts'

/**
 * The parts of an agreement: its parties (`between … and …`, labels such as `Landlord`, records), clauses (numbered or
 * headed parts, numbered paragraphs, rows of a table), the terms it defines, and its schedules. What is said of a part of
 * the text that stays where it is, such as the parties of the first sentence, is known and not taken.
 */
export function* agreementLists(material: Material): Generator<ListClaim> {
  const { taken } = material
  if (!taken.includes('clauses') && !taken.includes('parties')) return
  if (taken.includes('parties')) yield* partyLists(material)
  if (taken.includes('schedules')) yield* scheduleLists(material)
  const clauses = taken.includes('clauses') ? [...clauseLists(material)] : []
  yield* clauses
  if (taken.includes('definitions'))
    yield* definitionLists(material, new Set(clauses.flatMap(({ pieces }) => pieces)))
}

const plain = (words: readonly string[]): (() => ReadonlySet<string>) =>
  onDemand(() => new Set(words.map(plainLabel)))
const parties = plain(partyNames)
const clauseNames = plain(clauseWords)
const scheduleNames = plain(scheduleWords)
const born = plain(bornWords)

const counted = plain(partyWords)

/** Whether a label is what a party of an agreement calls itself: `Lender`, `Mieterin`, `Party A`, `Partie 2`. */
export function isPartyName(label: string): boolean {
  const name = plainLabel(label)
  const words = name.split(' ')
  const [word, ...others] = words.toSorted((one, other) => other.length - one.length)
  const isCounted =
    words.length === 2 && counted().has(word ?? '') && /^(?:\p{L}|\d|i{2,3})$/u.test(others[0] ?? '')
  return isCounted || parties().has(name)
}

function means(meanings: readonly Meaning[], ...concepts: readonly string[]): boolean {
  return meanings.some(({ concept, weight }) => weight > 0.8 && concepts.includes(concept))
}

function* partyLists({ facts, head, sections, taken, context }: Material): Generator<ListClaim> {
  const claim = (
    items: readonly Item[],
    pieces: ListClaim['pieces'],
    weight: number,
    because: string,
  ): ListClaim => ({
    role: 'parties',
    items,
    pieces,
    weight,
    because,
  })
  if (facts.some(({ meanings, items }) => items.length > 1 && means(meanings, 'parties'))) return
  const open = facts.filter(({ place, text }) => place !== 'body' && text !== '')
  const named = open.filter(isParty)
  const said = [head, ...sections.flatMap(sectionsWithin)]
    .flatMap(({ blocks }) => blocks.map(plainText))
    .join('\n')
  // Beside one party another may call itself what it likes.
  const others = named.length === 1 ? open.filter(({ label }) => isDefined(label.text, said)) : []
  const labelled = open.filter(fact => named.includes(fact) || others.includes(fact))
  if (labelled.length > 1) {
    yield claim(labelled.map(itemOfParty), labelled, 1.1, 'labels of parties')
    return
  }
  const section = sections.find(
    ({ meanings, heading }) =>
      means(meanings, 'parties') || (heading !== undefined && isNamed(heading, 'parties', context)),
  )
  if (section && section.items.length > 1 && section.blocks.some(({ type }) => type === 'list')) {
    yield claim(section.items, [section], 1.2, section.because)
    return
  }
  const spoken = spokenParties([...(section?.blocks ?? []), ...(section ? [] : head.blocks)], context)
  // A section of its own is theirs where it is no clause too.
  if (spoken.length > 1)
    yield claim(spoken, section && !taken.includes('clauses') ? [section] : [], 1.2, 'who it is made between')
}

function isParty({ label, meanings }: Fact): boolean {
  return isPartyName(label.text) || means(meanings, 'parties')
}

/** Times that a text calls a party by its label. */
const CALLED = 3

/** Whether the text calls somebody by a label in the same capitals, again and again: `the Gardener`, `o CONTRATADO`. */
function isDefined(label: string, text: string): boolean {
  if (!/^\p{Lu}[\p{L}-]+(?:\s\p{L}+)?$/u.test(label)) return false
  // With a colon it is the label itself.
  const called = new RegExp(`(?<=\\p{Ll}\\s)${label}(?![\\p{L}]|\\s*[:：])`, 'gu')
  return [...text.matchAll(called)].length >= CALLED
}

/** Whether a numbered heading without its number names a concept. */
function isNamed(heading: Heading, concept: string, { lexicon }: Context): boolean {
  const numbered = numberOf(toPhrase(heading.children), true)
  return numbered !== undefined && means(lexicon(numbered.rest.text), concept)
}

function itemOfParty(fact: Fact): Item {
  const name = nameAmong(fact.facts)
  if (fact.facts.length > 0)
    return itemWith({ title: name ?? phraseIn(fact), facts: fact.facts, blocks: fact.blocks })
  const phrase = toPhrase(fact.blocks.flatMap(block => (block.type === 'paragraph' ? block.children : [])))
  const [first = phrase] = split(phrase, /,\s+|\n/g)
  return itemWith({ title: first, text: fact.blocks, blocks: fact.blocks })
}

/** The parties of the sentence that names them: what stands between the word for between and the last and. */
function spokenParties(blocks: readonly RootContent[], { lang }: Context): readonly Item[] {
  const text = blocks.map(plainText).join('\n')
  const start = firstWord(text, betweenWords)
  if (start === undefined) return []
  const rest = text.slice(start)
  const pieces = rest.split(jointIn(lang))
  const names = pieces.map(piece => nameIn(piece)).filter(name => name !== '')
  return names.length < 2 ? [] : names.slice(0, 2).map(name => itemWith({ title: phraseOf(name) }))
}

/** Where parties are joined: an "and" after a comma, a bracket, a quotation mark or at the start of a line. */
function jointIn(lang: string): RegExp {
  return new RegExp(`(?:[,;)\\]»”"]|\\n|^)\\s*(?:\\d+[.)]\\s*)?(?:${andWords(lang).join('|')})\\s+`, 'giu')
}

function firstWord(text: string, words: readonly string[]): number | undefined {
  const ends = words.flatMap(word => {
    // `Entre les soussignés :` ends its line and names nobody.
    const lead = '(?:[^\\n:,;]{0,48}:(?=\\s*\\n))?'
    const found = new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])${lead}[\\s:,]*`, 'iu').exec(text)
    return found ? [found.index + found[0].length] : []
  })
  return ends.length > 0 ? Math.min(...ends) : undefined
}

/** The name at the start of a stretch: up to its first comma, bracket or line end. */
function nameIn(piece: string): string {
  return (/^[\s\d.)“"*]*([^,;(（\n]{2,120})/u.exec(piece)?.[1] ?? '').trim()
}

function* scheduleLists({ sections, facts, head }: Material): Generator<ListClaim> {
  const found = sections
    .flatMap(sectionsWithin)
    .filter(({ heading }) => heading !== undefined && opensWith(heading, scheduleNames()))
  for (const section of found)
    yield {
      role: 'schedules',
      items: [itemOfSection(section)],
      pieces: [section],
      weight: 1.3,
      because: 'headings of schedules',
    }
  const lines = facts.filter(
    ({ place, label }) => place !== 'field' && opensWithName(label.text, scheduleNames()),
  )
  if (lines.length > 0)
    yield {
      role: 'schedules',
      items: lines.map(fact =>
        itemWith({ title: phraseOf(`${fact.label.text}: ${fact.text}`), blocks: fact.blocks }),
      ),
      pieces: [],
      weight: 1.3,
      because: 'labels of schedules',
    }
  const single = [head, ...sections]
    .flatMap(({ blocks }) => blocks)
    .filter(
      block =>
        block.type === 'paragraph' &&
        opensWithName(plainText(block), scheduleNames()) &&
        !lines.some(({ source }) => source === block),
    )
  if (found.length + lines.length === 0 && single.length > 0)
    yield {
      role: 'schedules',
      items: single.flatMap(schedulesIn),
      pieces: [],
      weight: 1,
      because: 'lines of schedules',
    }
}

/** One thing for each line of a paragraph that names a schedule; what its lines say is its own otherwise. */
function schedulesIn(block: RootContent): readonly Item[] {
  const lines = linesOfBlock(block)
  return lines.length > 1 && lines.every(({ text }) => opensWithName(text, scheduleNames()))
    ? lines.map(line => itemWith({ title: line, blocks: [paragraphOf(line)] }))
    : [itemWith({ title: phraseOf(plainText(block)), blocks: [block] })]
}

function opensWith(heading: Heading, names: ReadonlySet<string>): boolean {
  return opensWithName(plainText(heading), names)
}

/** `Schedule A`, `Anlage 2`, `EK-1`, `The Schedule`. */
function opensWithName(text: string, names: ReadonlySet<string>): boolean {
  const [first = '', second = ''] = plainLabel(text.replace(/[-–—]/g, ' ')).split(' ')
  return names.has(first)
    ? second === '' || /^(?:\d+|[a-z]|[ivx]+|no|nr|br|n)$/u.test(second) || names.has(first + second)
    : false
}

/** A clause's number, as it is written, and what follows it. */
export interface Numbered {
  readonly number: Phrase
  readonly rest: Phrase
}

const opening =
  /^\s*(§+\s*\d{1,3}[a-z]?\s*[.)–—-]?|\d{1,3}(?:\.\d{1,2}(?!\d))+[.)]?|\d{1,3}[.)]|[ivxlc]{1,6}[.)]|\([a-z0-9]{1,4}\)|[a-z][.)]|第\s*[\d一二三四五六七八九十]+\s*[条條]|제\s*\d+\s*조)\s+/iu
/** In a heading the number may stand bare: `5 Woran es scheitert`. */
const bare = /^\s*(\d{1,3})\s+(?=\p{L})/u

/** What a paragraph of a law is called by: `§ 648`, `Article 12`. */
const cited = /^\s*(?:§+|\p{L}{3,10})\s*\d+[a-z]?(?::\d+[a-z]?)?/u

/** Divides a line at the number it opens with: `2.1 The Yard …`, `§ 4 Kaucja`, `MADDE 6 – SÜRE`, `Article 5. Fees`. */
export function numberOf(line: Phrase, isHeading = false): Numbered | undefined {
  const direct = opening.exec(line.text) ?? (isHeading ? bare.exec(line.text) : null)
  // `§ 648 BGB` is of another law.
  const isCited = !isHeading && /^\s*(?:§|\p{L}{3})/u.test(line.text)
  if (isCited && citesLaw(line.text.replace(cited, ''))) return undefined
  if (direct && direct[0].length < line.text.length)
    return { number: trim(cut(line, 0, direct[0].length)), rest: trim(cut(line, direct[0].length)) }
  const [first = ''] = line.text.trim().split(/\s+/)
  // A sign alone is no name of a clause: `– hereinafter “the Owner” –`.
  const isNamed = /\p{L}/u.test(first) && clauseNames().has(plainLabel(first))
  if (!isNamed && first !== '§') return undefined
  const named = /^\s*\S+\s+([\dA-Z]+|[ivxlc]+)\s*[.:)–—-]*\s*(?:[–—:-]\s*)?/iu.exec(line.text)
  // `Clause 3 does not apply` is a sentence about it.
  if (
    !named ||
    (!isHeading && /^\p{Ll}/u.test(line.text.slice(named[0].length)) && /[\dA-Z]\s*$/iu.test(named[0]))
  )
    return undefined
  return { number: trim(cut(line, 0, named[0].length)), rest: trim(cut(line, named[0].length)) }
}

function* clauseLists({ sections, head, facts, context }: Material): Generator<ListClaim> {
  if (facts.some(({ meanings, items }) => items.length > 2 && means(meanings, 'clauses'))) return
  // A section of that name has them all; what is counted beside it are recitals.
  if (sections.some(({ meanings, items }) => items.length > 2 && means(meanings, 'clauses'))) return
  const claim = (items: readonly Item[], pieces: ListClaim['pieces'], because: string): ListClaim => ({
    role: 'clauses',
    items,
    pieces,
    weight: 1.1,
    because,
  })
  const headed = sections.filter(({ heading, made }) => heading !== undefined && made !== true)
  const numbered = headed.filter(
    ({ heading }) =>
      heading && numberOf(toPhrase(heading.children), true) && !opensWith(heading, scheduleNames()),
  )
  const own = numbered.length > 1 ? numbered : headed.filter(section => !isFrame(section))
  const introduced = new Set(facts.filter(isParty).map(({ source }) => source))
  const runs = [head, ...sections].map(({ blocks }) =>
    clausesIn(
      blocks.filter(block => !introduced.has(block)),
      context,
    ),
  )
  const longest = runs.reduce<readonly Clause[]>((best, run) => (run.length > best.length ? run : best), [])
  // Paragraphs that are counted in words are clauses under whatever headings.
  const isCounted =
    numbered.length < 2 &&
    longest.length > own.length &&
    longest.every(({ block }) => block.type === 'paragraph')
  if (own.length > 1 && !isCounted) {
    for (const section of own) yield claim([itemOfSection(section)], [section], 'headed clauses')
    return
  }
  if (longest.length > 2) {
    const pieces = [...new Set(longest.flatMap(({ block, item }) => [block, ...item.blocks]))]
    yield claim(
      longest.map(({ item }) => item),
      pieces,
      'numbered clauses',
    )
  }
}

/** Parts of an agreement that are no clauses: who, when and why come before them, signatures and schedules after. */
function isFrame({ meanings, heading, blocks }: Section): boolean {
  const isSchedule = heading !== undefined && opensWith(heading, scheduleNames())
  // A clause about acceptance is one; where it is signed, nothing is listed.
  const isSigned =
    means(meanings, 'signatures') && !blocks.some(block => block.type === 'list' && block.ordered)
  // What an agreement is about is its first clause: `Objet`.
  const isBackground = means(meanings, 'background') && !means(meanings, 'subject')
  return isSchedule || isSigned || isBackground || means(meanings, 'parties', 'schedules', 'date')
}

interface Clause {
  readonly block: RootContent
  readonly item: Item
}

/** Clauses that have no headings: the rows of a table, the points of one list, paragraphs that open with a number or an ordinal. */
function clausesIn(blocks: readonly RootContent[], context: Context): readonly Clause[] {
  const table = blocks.find(
    (block): block is Table => block.type === 'table' && isClauseTable(block, context),
  )
  if (table) return itemsOfTable(table, context).map(item => ({ block: table, item: clauseOfRow(item) }))
  const list = blocks.find(
    (block): block is List => block.type === 'list' && block.ordered === true && block.children.length > 2,
  )
  const found = blocks.flatMap(block => (block.type === 'paragraph' ? (clauseOfParagraph(block) ?? []) : []))
  // What is counted otherwise, as recitals are, is none of them.
  const counts = ['word', 'letters', 'figure', 'name'].map(kind => found.filter(one => one.kind === kind))
  const run = counts.reduce((best, own) => (own.length > best.length ? own : best), [])
  // A list below a number with its name is of that clause.
  const areHeads = run.length > 2 && run.filter(({ item }) => item.text.length === 0).length * 2 > run.length
  return list && !areHeads
    ? clausesOfList(list).map(item => ({ block: list, item }))
    : withPoints(run, blocks)
}

/** A point of the clause above it: `a) with a plan`, `1.1 …`. */
const point = /^\s*(?:\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\)|\d{1,2}\.\d{1,2}\.?)\s+\S/u

/** Clauses with all that stands between each and the next; below the last only its points, and what a name alone is of. */
function withPoints(clauses: readonly CountedClause[], blocks: readonly RootContent[]): readonly Clause[] {
  const starts = clauses.map(({ block }) => blocks.indexOf(block))
  return clauses.map(({ block, item }, at) => {
    const below = blocks.slice((starts[at] ?? 0) + 1, starts[at + 1])
    const least = item.text.length === 0 ? 1 : 0
    const end = below.findIndex(
      (each, place) => place >= least && !(each.type === 'list' || point.test(plainText(each))),
    )
    const points = at < clauses.length - 1 ? below : below.slice(0, end < 0 ? undefined : end)
    return { block, item: { ...item, text: [...item.text, ...points], blocks: [block, ...points] } }
  })
}

/** A short name before the text of a point, which goes on as a sentence: `Term. This agreement begins …`. */
const named = /^\s*([\p{Lu}\p{Lo}][^.:;?!–—\n]{1,58}[.:])\s+(?=[^\p{Ll}\s]\S*\s+\S)/u

/** The points of a list; they have names where most open with one, and a sentence of the others is none. */
function clausesOfList({ children }: List): readonly Item[] {
  const items = children.map(clauseOfEntry)
  const isNamed = items.filter(({ title }) => title.text !== '').length * 3 >= items.length * 2
  return isNamed ? items : children.map(entry => itemWith({ text: entry.children, blocks: entry.children }))
}

function clauseOfEntry({ children }: ListItem): Item {
  const [first, ...others] = children
  const phrase = first?.type === 'paragraph' ? toPhrase(first.children) : phraseOf('')
  const found = named.exec(phrase.text)
  if (!found) return itemWith({ text: children, blocks: children })
  const text = [paragraphOf(trim(cut(phrase, found[0].length))), ...others]
  return itemWith({ title: trim(cut(phrase, 0, found[0].length)), text, blocks: children })
}

/** A table with a column of numbers or names and one of texts, whose head says that they are clauses. */
function isClauseTable({ children: [head, ...rows] }: Table, { lexicon }: Context): boolean {
  const isSaid = head?.children.some(cell =>
    means(lexicon(plainText({ type: 'paragraph', children: cell.children })), 'clauses'),
  )
  return isSaid === true && rows.length > 2
}

function clauseOfRow({ facts, blocks }: Item): Item {
  const longest = facts.reduce<Fact | undefined>(
    (best, fact) => (best === undefined || fact.text.length > best.text.length ? fact : best),
    undefined,
  )
  const opening = facts.filter(fact => fact !== longest)
  const title = toPhrase(
    opening.flatMap((fact, at) => [
      ...(at > 0 ? [{ type: 'text' as const, value: ' ' }] : []),
      ...fact.blocks.flatMap(block => (block.type === 'paragraph' ? block.children : [])),
    ]),
  )
  return itemWith({ title, text: longest?.blocks ?? [], blocks })
}

/** An ordinal in capitals, a number or `Article 5` before a short name and the text: `PRIMERO. Antecedentes. La Productora …`. */
const ordinal =
  /^\s*((?:\p{Lu}{4,16}(?:\s\p{Lu}{4,16})?|(?:§\s*)?\d{1,3}|[IVXLC]{1,6}|\p{L}{2,10}\.?\s\d{1,3})\s*[.:)–—-]+\s+)([^.:–—\n]{2,70}?\s*(?:[.:–—]\s+|\n\s*))?(?=\S)/u

/** Letters of the text of a clause that has no name. */
const TEXT = 20

/** A clause with what it is counted by: `PRIMERA`, `IV`, `4` or `Art. 4`. */
interface CountedClause extends Clause {
  readonly kind: 'word' | 'letters' | 'figure' | 'name'
}

function clauseOfParagraph(block: Paragraph): CountedClause | undefined {
  const phrase = toPhrase(block.children)
  const found = openingOf(phrase.text)
  if (!found) return undefined
  const { opening, count, name } = found
  const isBare = name === undefined && isNameAlone(phrase.text.slice(count.length))
  if (!isBare && phrase.text.length - opening.length < (name ? 1 : TEXT)) return undefined
  const isFigure = /\d/.test(count)
  const isWord = /\p{L}{2}/u.test(count)
  return {
    kind: isFigure ? (isWord ? 'name' : 'figure') : /^\s*[IVXLC]+[^\p{L}]/u.test(count) ? 'letters' : 'word',
    block,
    item: itemWith({
      title: isBare ? phrase : trim(cut(phrase, 0, opening.length)),
      text: isBare ? [] : [paragraphOf(trim(cut(phrase, opening.length)))],
      blocks: [block],
    }),
  }
}

/** A number that no sign parts from the name on its line: `§ 4 Fee`, `Article 4 Fee`, the text on the next. */
const unsigned =
  /^\s*((?:§\s*\d{1,3}[a-z]?|\p{L}{2,10}\.?\s\d{1,3})\s+)(\p{Lu}[^.:–—\n]{1,70}\s*\n\s*)(?=\S)/u

function unsignedOf(text: string): RegExpExecArray | null {
  const [word = ''] = /\p{L}+|§/u.exec(text) ?? []
  return word === '§' || clauseNames().has(plainLabel(word)) ? unsigned.exec(text) : null
}

interface Opening {
  readonly opening: string
  readonly count: string
  readonly name?: string | undefined
}

/** What a clause opens with: its number, and the name behind that. */
function openingOf(text: string): Opening | undefined {
  const [opening, count = '', name] = ordinal.exec(text) ?? unsignedOf(text) ?? []
  if (opening !== undefined) return { opening, count, name }
  const [sign = ''] = /^\s*§\s*\d{1,3}[a-z]?\s+/u.exec(text) ?? []
  if (sign !== '' && !citesLaw(text.slice(sign.length))) return { opening: sign, count: sign }
  const words = countInWords(text)
  if (words === undefined) return undefined
  const [own] = behindCount.exec(text.slice(words.length)) ?? []
  return { opening: words + (own ?? ''), count: words, name: own }
}

/** The name of a clause behind its number, before its text. */
const behindCount = /^[^.:–—\n]{2,70}?\s*(?:[.:–—]\s+|\n\s*)(?=\S)/u

/** Whether all that stands behind a number is a name, whose text is below it: `Cancelación.` */
function isNameAlone(text: string): boolean {
  return /^\p{Lu}[^.:;!?\n]{2,60}[.:]?\s*$/u.test(text) && text.trim().split(/\s+/).length <= NAME
}

/** Words of a name. */
const NAME = 8

/** The terms of the part that is called definitions, or where three are defined; a part that is a clause too stays one. */
function* definitionLists(
  { sections, facts, head, context }: Material,
  clauses: ReadonlySet<object>,
): Generator<ListClaim> {
  if (facts.some(({ meanings, items }) => items.length > 0 && means(meanings, 'definitions'))) return
  const meant = sections.find(
    section =>
      means(section.meanings, 'definitions') ||
      (section.heading && isNamed(section.heading, 'definitions', context)),
  )
  const blocks =
    meant?.blocks ??
    [head, ...sections].find(section => definitionsIn(section.blocks).length > 2)?.blocks ??
    []
  const items = definitionsIn(blocks)
  if (items.length > 0)
    yield {
      role: 'definitions',
      items,
      pieces: meant && !clauses.has(meant) ? [meant] : [],
      weight: 1.2,
      because: 'terms with what they mean',
    }
}

/** Terms that a sentence, a line or a point opens with, in quotation marks or bold. */
function definitionsIn(blocks: readonly RootContent[]): readonly Item[] {
  return blocks.flatMap(block => {
    if (block.type === 'list')
      return block.children.flatMap(entry => definitionsIn(entry.children).slice(0, 1))
    if (block.type !== 'paragraph') return []
    return linesIn(block.children).flatMap(definitionsInLine)
  })
}

const quoted = /^[\s-]*[“„«"「『]([^”“»"」』]{1,60})[”“»"」』]\s*(?:\([^)]*\)\s*)?[:：\p{L}–—-]/u

function definitionsInLine(line: Phrase): readonly Item[] {
  const term = quoted.exec(line.text)
  if (term) return [itemWith({ title: phraseOf(term[1] ?? ''), text: [paragraphOf(line)] })]
  const [first] = line.nodes.filter(node => node.type !== 'text' || node.value.trim() !== '')
  if (first?.type !== 'strong') return []
  // One line may define several: each opens a sentence.
  return line.nodes.flatMap((node, at) => {
    const before = line.nodes[at - 1]
    const opens = at === 0 || (before?.type === 'text' && /(?:[.;]\s*|^\s*)$/u.test(before.value))
    return node.type === 'strong' && opens && !plainText(node).endsWith('.')
      ? [itemWith({ title: toPhrase(node.children), text: [paragraphOf(line)] })]
      : []
  })
}

/** What the text of an agreement says of itself: the day it is made on, and how long it lasts. */
export function* agreementClaims(claimable: Claimable): Generator<Candidate> {
  const { needs = [], takes = [] } = claimable.roles
  const taken: readonly string[] = [...needs, ...takes]
  if (taken.includes('effectiveDate')) yield* dayClaims(claimable)
  if (taken.includes('period')) yield* termClaims(claimable)
}

/** A clause that is called after the time it lasts, and has no heading of its own: `**Term.** Two years`. */
function* termClaims({ outline, context }: Claimable): Generator<Candidate> {
  const blocks = [...outline.head, ...outline.parts.flatMap(({ blocks: own }) => own)]
  for (const block of blocks.flatMap((block): readonly RootContent[] =>
    block.type === 'list' ? block.children.flatMap(({ children }) => children) : [block],
  )) {
    if (block.type !== 'paragraph') continue
    const [first] = block.children
    const phrase = toPhrase(block.children)
    const name = first?.type === 'strong' ? plainText(first) : (openingOf(phrase.text)?.name ?? '')
    if (name === '' || !means(context.lexicon(name.replace(/[\s.:–—-]+$/u, '')), 'period')) continue
    yield { ...claimOfWords('period', phrase, block), weight: 0.5, because: 'a clause that is called so' }
    return
  }
}

function claimOfWords(
  role: 'period' | 'effectiveDate',
  words: Phrase,
  block: RootContent,
): Omit<Candidate, 'weight' | 'because'> {
  return { ...wordsClaim(role, words, [block]), stays: true, piece: words }
}

/**
 * The day above the clauses that words for it stand before, else the first whole date there, in the sentence that names the
 * parties or where it was signed; never the day on which somebody was born.
 */
function* dayClaims({ outline, context }: Claimable): Generator<Candidate> {
  const days = openingBlocks(outline).flatMap(block => daysIn(block, context))
  const own = days.filter(({ before }) => !saysBorn(before))
  const [first] = own
  const isDoubtful = own.some(
    ({ block, year }) => first && block !== first.block && year - first.year > APART,
  )
  const day = own.find(({ before }) => saysEffective(before, context)) ?? (isDoubtful ? undefined : first)
  if (day)
    yield {
      ...claimOfWords('effectiveDate', day.words, day.block),
      value: day.value,
      weight: 0.55,
      because: 'the day it is made on',
    }
}

/** Years between days of which the earlier one is hardly that of the agreement. */
const APART = 12

interface Day {
  readonly block: RootContent
  readonly words: Phrase
  readonly value: FoundValue['value']
  readonly year: number
  /** The words before it in its sentence. */
  readonly before: string
}

function daysIn(block: RootContent, { lang }: Context): readonly Day[] {
  const text = plainText(block)
  return findValues(text, lang).flatMap(({ value, start, end }): readonly Day[] => {
    if (value.type !== 'date' || !/^\d{4}-\d{2}-\d{2}$/.test(value.from)) return []
    const found = text.slice(start, end)
    // `ab dem 2. Februar`: from when it counts is no part of the day.
    const opening = /^(?:\p{Ll}{1,4}\s+)+(?=\d)/u.exec(found)?.[0].length ?? 0
    const before =
      text
        .slice(0, start + opening)
        .split(/(?<=\p{L}{3})[.;!?]\s|\n/u)
        .at(-1) ?? ''
    const words = trim(phraseOf(found.slice(opening)))
    return [{ block, words, value, year: Number(value.from.slice(0, 4)), before }]
  })
}

/** Words before a date that may say what happened on it. */
const NEAR = 6

function saysBorn(before: string): boolean {
  const words = plainLabel(before).split(' ').slice(-NEAR)
  // Without its accent the French word is another.
  return words.some(word => born().has(word)) || /(?<!\p{L})née?(?!\p{L})/iu.test(before)
}

function saysEffective(before: string, { lexicon }: Context): boolean {
  const words = before.trim().split(/\s+/).slice(-4)
  return words.some((_, at) =>
    lexicon(words.slice(at).join(' ')).some(
      ({ concept, weight }) => concept === 'effectiveDate' && weight > 0.8 && words.length - at > 1,
    ),
  )
}

/** What stands above the clauses, and in the first of them where nothing stands above. */
function openingBlocks({ head, parts }: Outline): readonly RootContent[] {
  const first = parts.slice(0, head.length > 0 ? 2 : 3)
  return [...head, ...first.flatMap(({ blocks }) => blocks)]
    .filter(({ type }) => type === 'paragraph')
    .slice(0, 8)
}
