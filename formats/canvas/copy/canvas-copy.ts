import type { Image, PhrasingContent, RootContent } from 'mdast'
import { bareAddress } from '../../../core/check/copy.ts'
import { lineOf, paragraphOf, paragraphsOf, saidBeside } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import { cut, linesOf, type Phrase, sentencesOf, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { lettersOf, sentencesIn } from '../../../core/reading/lists/running-text.ts'
import { isPlaceLine, kindsOfLine } from '../../../core/reading/lines/line-kinds.ts'
import { readValue } from '../../../core/reading/values/read-value.ts'
import type { Claim, Reading, Section } from '../../../core/reading/reading.ts'
import { common, isSingleRole, type ListRole, type Role, type Roles } from '../../../core/reading/roles.ts'
import { plainText } from '../../../core/source/text.ts'
import { nodesOf, startOf } from '../../../core/source/walk.ts'
import { blocksWithin } from '../../../core/reading/section-blocks.ts'
import { notesIn, numbered, withNumbers } from '../../notes/footnotes.ts'
import { type Entry, entryOfClaim, entryOfFact } from './entry.ts'
import { inOwnVoice } from './own-voice.ts'
import { linesLeft } from './telling-lines.ts'
import { greetsReader } from '../../../core/reading/lines/letters.ts'
import { toldHeadline, withoutSaid } from './told-headline.ts'

/** The copy of a canvas by the places it has there. */
export interface CanvasCopy {
  /** Set largest. */
  readonly headline?: Phrase
  /** What the author wrote before it: `Offer`. */
  readonly headlineLabel?: Phrase
  /** Key of the brand's mark. */
  readonly logo?: string
  /** Whose canvas it is: names that stand without a label. */
  readonly brand: readonly Entry[]
  /** Small, over the headline. */
  readonly above: readonly RootContent[]
  /** Under the headline. */
  readonly support: readonly RootContent[]
  readonly picture?: Image
  /** Width of the picture over its height. */
  readonly pictureShape?: number
  /** Labelled values: those with a role in the format's order, then the others in the copy's. */
  readonly facts: readonly Entry[]
  /** Headings whose whole content became facts. */
  readonly captions: readonly Phrase[]
  /** How to reach and find out more. */
  readonly contacts: readonly Entry[]
  /** Everything else, in order. */
  readonly rest: readonly RootContent[]
  /** What readers need not find: set small, last. */
  readonly terms: readonly RootContent[]
}

/** Where a canvas has a place for roles besides its facts. */
interface Places {
  readonly headline?: Role
  readonly brand?: readonly Role[]
  readonly above?: readonly Role[]
  readonly support?: readonly Role[]
  readonly contacts?: readonly Role[]
  /** Roles and lists that the canvas draws by itself. */
  readonly own?: readonly (Role | ListRole)[]
  /** Texts that are never support, whatever their length. */
  readonly small?: readonly Role[]
  /** The canvas has something else to lead with, so no opening line becomes its headline. */
  readonly led?: boolean
  /** Longest text in letters that may stand under the headline. */
  readonly longest?: number
  /** What a text of at most so many letters tells is not set apart from it as a fact; default 0. */
  readonly once?: number
}

/** Letters of what is told in a sentence and is no value. */
const SENTENCE = 40

/** Longest sentence that may stand as a headline where nothing is one, letters. */
const longestHeadline = 140

/** Divides what was read among the places of a canvas; whatever has no place of its own is in `facts` or `rest`. */
export function readCanvas(reading: Reading, roles: Roles, places: Places = {}): CanvasCopy {
  const {
    headline = roles.headline ?? 'title',
    brand = ['publisher', 'airline', 'issuer', 'organization', 'organizer'],
    above = headline === 'title' ? ['eyebrow'] : ['eyebrow', 'title'],
    support = ['product', 'alternativeHeadline', 'abstract'],
    contacts = ['url', 'email', 'telephone', 'handle'],
    own = [],
    small = [],
    led = false,
    longest = 240,
    once = 0,
  } = places
  const claims = (names: readonly Role[]): readonly Claim[] =>
    names.flatMap(name => {
      const claim = reading.roles[name]
      return claim && !claim.stays ? [claim] : []
    })
  const isUnder = ({ text, written, role }: Claim): boolean =>
    text.length <= longest && !small.includes(role) && (!written || textual.includes(role))
  const [called] = claims([headline])
  // What a chat is called is no title of what its members settled on.
  const title = reading.spoken === 'chat' && called && !called.told && !called.field ? undefined : called
  // What two roles have of the same words is said once; what the copy says twice is said twice.
  const isTitle = ({ written, text, nodes }: Claim): boolean =>
    !written && text === title?.text && Object.is(startOf(nodes), startOf(title.nodes))
  const again = claims(support).filter(isTitle)
  const supports = claims(support).filter(claim => !again.includes(claim))
  const brands = claims(brand)
  const { plain, fine } = sectionsOf(reading, own)
  const elsewhere = new Set<string>([
    ...[headline, 'logo', 'image', ...above, ...contacts, ...print],
    ...own,
    ...[
      ...again,
      ...brands.filter(({ written }) => !written),
      ...supports.filter(claim => textual.includes(claim.role) || isUnder(claim)),
    ].map(({ role }) => role),
  ])
  const factual = rolesInOrder(roles).filter(role => !elsewhere.has(role))
  const below = reading.head.filter(block => !reading.above.includes(block))
  const long = supports.filter(claim => textual.includes(claim.role) && !isUnder(claim))
  const written = [
    ...(called && !title ? blocksOfClaim(called) : []),
    ...long.flatMap(blocksOfClaim),
    ...below,
    ...plain.filter(section => pairOf(section).length === 0).flatMap(blocksOf),
  ]
  const pictured = written.find(isPicture)
  const picture = imageNamed(reading.roles.image, reading) ?? (pictured && picturesIn(pictured)[0])
  const logo = assetNamed(reading.roles.logo?.text, reading)
  const shown = written.filter(block => block !== pictured)
  const under = supports.filter(isUnder).flatMap(blocksOfClaim)
  const terms = [
    ...claims(print.filter(role => !own.includes(role))).flatMap(termsOf),
    ...fine.flatMap(blocksOf),
  ]
  const said = [...reading.above, ...shown, ...under, ...(once === Number.POSITIVE_INFINITY ? terms : [])]
  const texts = said
    .flatMap(pointsOf)
    .filter(({ length }) => length <= once)
    .map(evenly)
  // A sentence that runs over lines is said in them together.
  const joined = texts.join(' ').replace(/\s+/gu, ' ')
  const isSaidIn = (words: string): boolean => {
    const text = evenly(words)
    return texts.some(line => line.includes(text)) || (text.length > SENTENCE && joined.includes(text))
  }
  const linked = new Set(said.flatMap(addressesOf))
  // What a sentence told is said there; what stands for itself is said only where it leads to the same address.
  const isApart = ({ written: isWritten, told, text }: Claim): boolean =>
    isWritten || !(told ? isSaidIn(text) : linked.has(bareAddress(text)))
  const labelled = [
    ...claims(factual).filter(isApart).map(entryOfClaim),
    ...plain.flatMap(pairOf),
    ...reading.facts.map(entryOfFact),
  ]
  const named = title ? belowName(title) : []
  // What follows a name in its paragraph is said under that, and nowhere else.
  const starts = new Set(named.flatMap(linesOfBlock).map(({ nodes }) => startOf(nodes)))
  const others = (blocks: readonly RootContent[]): readonly RootContent[] =>
    starts.size === 0 ? blocks : linesLeft(blocks, ({ nodes }) => !starts.has(startOf(nodes)))
  const opening = { support: [...named, ...under], rest: others(shown), facts: labelled }
  const {
    support: lead,
    rest,
    facts,
    headline: words,
    above: house = [],
  }: Opening = title
    ? {
        ...(isSaid(title) ? withoutTitle(opening, title, longest) : opening),
        headline: toPhrase(title.nodes),
      }
    : led
      ? { ...opening, headline: undefined }
      : withHeadline(opening, { lang: reading.lang, longest, isSpoken: reading.spoken !== undefined })
  const copy: CanvasCopy = {
    ...(words && { headline: words }),
    ...(title?.written && { headlineLabel: title.label }),
    ...(logo !== undefined && { logo }),
    brand: brands.filter(claim => !claim.written).map(entryOfClaim),
    above: [...claims(above).flatMap(blocksOfClaim), ...reading.above, ...house],
    support: lead,
    ...(picture && picture.data?.asset !== logo && { picture, ...shapeOf(picture, reading) }),
    facts: inOwnVoice(facts, reading.lang),
    captions: [...plain, ...fine].filter(isEmptied).map(({ heading }) => toPhrase(heading?.children ?? [])),
    contacts: inOwnVoice(
      claims(contacts.filter(role => !own.includes(role)))
        .filter(isApart)
        .map(entryOfClaim),
      reading.lang,
    ),
    rest,
    terms: others(terms),
  }
  return withNotes(asSaid(copy), reading.notes)
}

/** Words whose runs of blanks have a point between in one place and none in another. */
function evenly(text: string): string {
  return text.replace(/[^\S\n]*·[^\S\n]*|[^\S\n]{2,}/gu, ' ')
}

/** Letters of a line that greets, at most. */
const OPENING = 40

/**
 * A copy whose running texts stand in the order of their author: a greeting goes before the text under the headline or before the
 * headline itself, and a text that closes the copy stands below the others.
 */
function asSaid(copy: CanvasCopy): CanvasCopy {
  const { support, rest, facts, headline } = copy
  const [first = startOf(headline?.nodes)] = support.map(placeOf)
  const others = [...rest.map(placeOf), ...facts.map(({ lines: [line] }) => startOf(line?.nodes))]
  const closes = (block: RootContent): boolean => others.every(other => other < placeOf(block))
  const closing = rest.length === 0 ? [] : support.filter(closes)
  if (closing.length > 0)
    return {
      ...copy,
      support: support.filter(block => !closing.includes(block)),
      rest: [...rest, ...closing],
    }
  const [greeting, ...left] = rest
  if (!greeting || !(placeOf(greeting) < first) || !greets(greeting)) return copy
  return support.length > 0
    ? { ...copy, support: [greeting, ...support], rest: left }
    : { ...copy, above: [...copy.above, greeting], rest: left }
}

/** Where the words of a block begin in the source; none where they were made. */
export function placeOf(block: RootContent): number {
  return startOf(nodesOf(block).filter(({ position }) => position !== undefined))
}

/** Blocks in the order of their author, where that is known of all. */
export function asWritten(blocks: readonly RootContent[]): readonly RootContent[] {
  return blocks.some(block => Number.isNaN(placeOf(block)))
    ? blocks
    : blocks.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Whether a block is one short line that ends as a greeting does. */
function greets(block: RootContent): boolean {
  const [line, ...others] = linesOfBlock(block)
  return (
    line !== undefined && others.length === 0 && line.text.length <= OPENING && /[,!،，！]$/u.test(line.text)
  )
}

/** What stands in further lines below a name that is the first of them; what is only known by its capitals leaves them where they are. */
function belowName({ nodes, blocks, facts, told }: Claim): readonly RootContent[] {
  const [name, ...others] = facts.length > 0 || told ? [] : blocks.flatMap(linesOfBlock)
  return name?.text === toPhrase(nodes).text ? others.map(line => paragraphOf(line)) : []
}

/** Where a block leads to. */
function addressesOf(block: RootContent): readonly string[] {
  return nodesOf(block).flatMap(node => (node.type === 'link' ? [bareAddress(node.url)] : []))
}

/** Roles of running text: a label in front of them only says what they are. */
const textual: readonly Role[] = ['alternativeHeadline', 'abstract', 'eyebrow', 'title']

/** Roles of small print. */
const print: readonly Role[] = ['terms', 'conditions', 'notes']

function rolesInOrder({ takes = [], needs = [] }: Roles): readonly Role[] {
  return [...new Set([...takes, ...needs.filter(isSingleRole), ...common])]
}

/** The blocks of a claim; nodes that were cut out of a line stand in a paragraph of their own. */
function blocksOfClaim(claim: Claim): readonly RootContent[] {
  const { label, written, blocks, nodes, facts } = claim
  const line = (words: readonly PhrasingContent[]): RootContent => ({
    type: 'paragraph',
    children: [...words],
  })
  const single = blocks.length > 1 ? blocks : [line(nodes)]
  const words = facts.length > 0 ? entryOfClaim(claim).lines.map(phrase => line(phrase.nodes)) : single
  return written ? lineOf({ label, blocks: words }) : words
}

function termsOf(claim: Claim): readonly RootContent[] {
  return claim.written ? lineOf(claim) : claim.blocks
}

interface Divided {
  readonly plain: readonly Section[]
  /** Small print. */
  readonly fine: readonly Section[]
}

/** Sections and lists that the canvas does not draw by itself. */
function sectionsOf({ unplaced, sources }: Reading, own: readonly string[]): Divided {
  const listed = Object.entries(sources).filter(([role]) => !own.includes(role))
  const isSmall = ([role]: readonly [string, unknown]): boolean => print.includes(role as Role)
  return {
    plain: [
      ...unplaced.filter(({ kind }) => kind !== 'terms'),
      ...listed.filter(entry => !isSmall(entry)).flatMap(([, sections]) => sections),
    ],
    fine: [
      ...unplaced.filter(({ kind }) => kind === 'terms'),
      ...listed.filter(isSmall).flatMap(([, sections]) => sections),
    ],
  }
}

function isEmptied({ heading, blocks, sections }: Section): boolean {
  return heading !== undefined && blocks.length === 0 && sections.length === 0
}

function blocksOf(section: Section): readonly RootContent[] {
  return isEmptied(section) ? [] : blocksWithin(section)
}

interface Opening extends Pick<CanvasCopy, 'support' | 'rest' | 'facts'>, Partial<Pick<CanvasCopy, 'above'>> {
  readonly headline?: Phrase | undefined
}

/**
 * Where nothing is a title, the first sentence is set as one and what follows it as support; where there are facts alone,
 * the first that is no figure.
 */
function withHeadline(
  opening: Opening,
  {
    lang,
    longest,
    isSpoken,
  }: { readonly lang: string; readonly longest: number; readonly isSpoken: boolean },
): Opening {
  const [first, ...others] = [...opening.support, ...opening.rest]
  if (first === undefined) return factAsHeadline(opening)
  const setting = { lang, isSpoken, isDated: isDated(opening) }
  const told =
    isSpoken || isStory(opening, lang) ? toldHeadline(asWritten([first, ...others]), setting) : undefined
  if (told) return { ...opening, headline: told.headline, support: [], rest: told.blocks }
  const named = underPlace(opening, lang) ?? inCapitals(opening)
  if (named) return named
  const [next] = others
  // What greets leads nothing.
  const isGreeting = next !== undefined && greetsReader(first, { lang })
  const words = wordsOf(isGreeting ? next : first)
  const headline = words && openingOf(words, lang)
  if (!words || !headline || headline.text.length > longestHeadline) return opening
  if (!isGreeting) return { ...withoutOpening(opening, headline.text, longest), headline }
  const left = withoutOpening({ ...opening, support: [], rest: others }, headline.text, longest)
  return { ...left, support: [], rest: [first, ...left.support, ...left.rest], headline }
}

/** Sentences from which on a copy is a story, and letters of a first one that is no title. */
const STORY = { sentences: 6, letters: 60 }

/** Whether a copy is told in paragraphs of sentences, of which the first is too long to call it. */
function isStory({ support, rest }: Opening, lang: string): boolean {
  const blocks = [...support, ...rest]
  const texts = blocks.filter(block => block.type === 'paragraph')
  if (blocks.length < 2 || texts.length < blocks.length) return false
  const sentences = texts.flatMap(block => sentencesIn(block, { lang }).sentences)
  const [first] = sentences
  return sentences.length >= STORY.sentences && lettersOf(first?.words.text ?? '') > STORY.letters
}

/** Whether the day of what a copy tells stands apart from its sentences. */
function isDated({ facts }: Opening): boolean {
  return facts.some(({ role }) => role === 'startDate' || role === 'departureDate')
}

/** A place by its own name, the word for one first or last: `Teatro Comunale`, `Corn Exchange Hall`. */
function isHouse(text: string): boolean {
  const words = text.split(/\s+/u)
  const [start = '', end = ''] = [words[0], words.at(-1)]
  return words.length > 1 && words.length <= 6 && !/[,\d]/u.test(text) && [start, end].some(isPlaceLine)
}

/** What is on in a house that a copy names first, in paragraphs of lines: the first of the next that tells nothing else. */
function underPlace({ support, rest, facts }: Opening, lang: string): Opening | undefined {
  const [place, next, ...blocks] = rest
  const [house] = support.length === 0 ? linesOfBlock(place) : []
  const [headline, ...others] = linesOfBlock(next)
  const isPlace = house && (isHouse(house.text) || readValue(house.text, lang)?.type === 'address')
  if (!place || !isPlace || !headline) return undefined
  const titled = inCapitals({ support, rest: rest.slice(1), facts })
  if (titled) return { ...titled, above: [place, ...(titled.above ?? [])] }
  if (headline.text.length > LONGEST_NAME || kindsOfLine(headline.text, lang).size > 0) return undefined
  return { headline, above: [place], support: paragraphsOf(others), rest: blocks, facts }
}

/** A line that alone of its paragraph is in capitals is the title; what stands before it, its author, is over it. */
function inCapitals(opening: Opening): Opening | undefined {
  const [first, ...blocks] = [...opening.support, ...opening.rest]
  const lines = linesOfBlock(first)
  const [at = 0, ...others] = lines.flatMap(({ text }, place) => (isCapital(text) ? [place] : []))
  const headline = lines[at]
  if (at === 0 || others.length > 0 || !headline || headline.text.length > LONGEST_NAME) return undefined
  const above = paragraphsOf(lines.slice(0, at))
  return { ...opening, headline, above, support: paragraphsOf(lines.slice(at + 1)), rest: blocks }
}

/** Whether words are all in capitals, and more than initials. */
function isCapital(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && !/\d/u.test(text)
}

/** Letters of what is on. */
const LONGEST_NAME = 48

/** An opening without the sentence that is set as its headline, where it begins with that. */
function withoutOpening(opening: Opening, headline: string, longest: number): Opening {
  const [first, ...blocks] = [...opening.support, ...opening.rest]
  const words = first && wordsOf(first)
  if (!words?.text.startsWith(headline)) return opening
  const after = trim(cut(words, headline.length))
  const more: readonly RootContent[] =
    after.text === '' ? [] : [{ type: 'paragraph', children: [...after.nodes] }]
  const [support, ...rest] = [...more, ...blocks]
  const isShort = support?.type === 'paragraph' && plainText(support).length <= longest
  return isShort
    ? { ...opening, support: [support], rest }
    : { ...opening, support: [], rest: [...more, ...blocks] }
}

/** An opening without the sentence that is its headline, wherever that was said. */
function withoutTitle(opening: Opening, { text, nodes }: Claim, longest: number): Opening {
  const left = withoutOpening(opening, text, longest)
  if (left !== opening) return left
  const said = toPhrase(nodes)
  const [support, rest] = [withoutSaid(opening.support, said), withoutSaid(opening.rest, said)]
  return { ...opening, support: [], rest: [...support, ...rest] }
}

/** A sentence of the text that is the headline too. */
function isSaid({ told, text }: Claim): boolean {
  return told === true && /[.!?…。！？]\p{P}?$/u.test(text)
}

/** The words of a block that may open a canvas: of a paragraph, a heading, a quotation of one paragraph. */
function wordsOf(block: RootContent): Phrase | undefined {
  if (block.type === 'paragraph' || block.type === 'heading') return trim(toPhrase(block.children))
  const [only, ...others] = block.type === 'blockquote' ? block.children : []
  return only && others.length === 0 ? wordsOf(only) : undefined
}

/** Letters of a sentence that is one; fewer are an abbreviation. */
const leastSentence = 6

/** The first line, or the first sentence where all is one line. */
function openingOf(words: Phrase, lang: string): Phrase | undefined {
  const [line, ...lines] = linesOf(words)
  if (line === undefined || lines.length > 0) return line
  const [first, second] = sentencesOf(words, lang)
  if (!first || !second || first.text.length >= leastSentence) return first
  return cut(words, 0, words.text.indexOf(second.text) + second.text.length)
}

function factAsHeadline(opening: Opening): Opening {
  // Where most facts are what the format is made of, one behind another label is a detail: the meal of a flight.
  const isKnown = opening.facts.filter(({ role }) => role !== undefined).length * 2 > opening.facts.length
  const fact = opening.facts.find(
    ({ role, written, lines: [line] }) =>
      role === undefined && !(isKnown && written) && line && /\p{L}{2}/u.test(line.text),
  )
  const [headline, ...lines] = fact?.lines ?? []
  if (!fact || !headline) return opening
  const left = fact.written || lines.length > 0 ? [{ ...fact, lines }] : []
  return { ...opening, headline, facts: [...left, ...opening.facts.filter(other => other !== fact)] }
}

/** Longest text in letters below a heading that is the value of a label. */
const longestValue = 120

/** A heading with one short paragraph is a label with its value; over facts it names more than what is left below it. */
function pairOf(section: Section): readonly Entry[] {
  const { heading, made, blocks, sections, facts, place, items } = section
  if (place === 'field' && items.length > 0) return recordsOf(section)
  const [only, ...others] = blocks
  if (!heading || facts.length > 1 || only?.type !== 'paragraph' || others.length + sections.length > 0)
    return []
  const value = toPhrase(only.children)
  if (value.text.length > longestValue || picturesIn(only).length > 0) return []
  return [{ label: toPhrase(heading.children), written: made !== true, lines: linesOf(value) }]
}

/** A list of the front matter: names under one label, or each record under its own name. */
function recordsOf({ heading, items }: Section): readonly Entry[] {
  const entries = items.map(item => {
    const lines = saidBeside(item).flatMap(fact => entryOfFact(fact).lines)
    return { label: item.title, written: true, lines: lines.length > 0 ? [joined(lines)] : [] }
  })
  const isWhole = items.every(
    ({ title, text, items: inner }) => title.text !== '' && text.length + inner.length === 0,
  )
  if (!isWhole || !heading) return []
  const label = toPhrase(heading.children)
  if (entries.every(({ lines }) => lines.length === 0))
    return [{ label, written: false, lines: [joined(entries.map(entry => entry.label))] }]
  return entries
}

/** Phrases in one line. */
function joined(phrases: readonly Phrase[]): Phrase {
  const comma: PhrasingContent = { type: 'text', value: ', ' }
  return toPhrase(phrases.flatMap(({ nodes }, at) => (at === 0 ? nodes : [comma, ...nodes])))
}

/** What a block says point by point. */
function pointsOf(block: RootContent): readonly string[] {
  return block.type === 'list'
    ? block.children.flatMap(item => item.children.map(plainText))
    : [plainText(block)]
}

function isPicture(block: RootContent): boolean {
  const [only, ...others] = picturesIn(block)
  return only?.data?.asset !== undefined && others.length === 0
}

function imageNamed(claim: Claim | undefined, reading: Reading): Image | undefined {
  const asset = assetNamed(claim?.text, reading)
  return asset === undefined ? undefined : { type: 'image', url: asset, alt: '', data: { asset } }
}

function shapeOf({ data }: Image, { assets }: Reading): Pick<CanvasCopy, 'pictureShape'> {
  const asset = assets.get(data?.asset ?? '')
  return asset && asset.height > 0 ? { pictureShape: asset.width / asset.height } : {}
}

function assetNamed(path: string | undefined, { assets }: Reading): string | undefined {
  const name = path?.split('/').at(-1)?.toLowerCase()
  return name !== undefined && assets.has(name) ? name : undefined
}

/** What a canvas is called: its headline, else whose it is. */
export function titleOf({ headline, brand }: CanvasCopy): string {
  return headline?.text ?? brand[0]?.lines[0]?.text ?? ''
}

/** The words of blocks. */
export function wordsIn(blocks: readonly RootContent[]): string {
  return blocks.map(plainText).join(' ')
}

/** The copy of a canvas with raised numbers where notes are referred to, and what they say after everything else. */
function withNotes(copy: CanvasCopy, definitions: readonly RootContent[]): CanvasCopy {
  if (definitions.length === 0) return copy
  const { above, support, rest, terms, headline, facts } = copy
  const blocks = { above, support, rest, terms }
  const notes = notesIn([headline, facts.map(({ lines }) => lines), blocks, definitions])
  const raised = withNumbers(blocks, notes)
  const phrase = ({ nodes }: Phrase): Phrase => toPhrase(withNumbers(nodes, notes))
  return {
    ...copy,
    ...raised,
    ...(headline && { headline: phrase(headline) }),
    facts: facts.map(fact => ({ ...fact, lines: fact.lines.map(phrase) })),
    terms: [...raised.terms, ...[...notes.values()].flatMap(note => numbered(note, notes))],
  }
}
