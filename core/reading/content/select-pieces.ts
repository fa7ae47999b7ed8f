import type { ContentNoun } from '../../brief/content/content-nouns.ts'
import { nounOf } from '../../brief/content/content-nouns.ts'
import type { Selection } from '../../brief/content/content-patch.ts'
import { nearWords, sameWords, tellingWords, withoutSort, withoutSortOfValue } from './compare-words.ts'
import { onDemand } from '../../on-demand.ts'
import type { Document } from '../../source/document.ts'
import { fieldShape } from '../../source/fields.ts'
import { copyText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { isClosing, isSalutation } from '../lines/letters.ts'
import type { Reading } from '../reading.ts'
import type { Role } from '../roles.ts'
import { findValues, readValue } from '../values/read-value.ts'
import type { Value } from '../values/value.ts'
import { lexiconFor, plainLabel } from '../words/lexicon.ts'
import type { Concept } from '../words/en.ts'
import { nodesOf } from '../../source/walk.ts'
import { type Piece, picturesOf, piecesOf, type Place, wordsAt } from './pieces.ts'

/** A copy in its pieces, and what it was taken for. */
export interface Pieces {
  readonly document: Document
  readonly reading: Reading
  /** Cut when they are first asked for: most wishes that look like one for the copy are for looks. */
  readonly all: readonly Piece[]
  readonly context: Context
  /** Whether any word of some is in the copy at all. */
  has(words: string): boolean
}

/** A copy in its pieces. */
export function takePieces(document: Document, reading: Reading): Pieces {
  const context = { lang: document.lang, lexicon: lexiconFor(document.lang, reading.labelLang) }
  const all = onDemand(() => piecesOf(document))
  const vocabulary = onDemand(
    () => new Set(tellingWords(`${copyText(document)} ${fieldShape(document.fields)}`)),
  )
  return {
    ...{ document, reading, context },
    get all() {
      return all()
    },
    has: words => tellingWords(words).some(word => vocabulary().has(word)),
  }
}

/** How pieces of a kind are told. */
interface NounRule {
  readonly types?: readonly Value['type'][]
  readonly roles?: readonly Role[]
  readonly concepts?: readonly Concept[]
  readonly pattern?: RegExp
  /** It stands all over a copy, so that what is left of it must not stay behind. */
  readonly everywhere?: true
}

const mailNotice =
  /\b(?:intended (?:solely|only|exclusively) for|received (?:this|it)(?: \S{1,12}){0,3} in error|consider the environment|are confidential and|is confidential and|ist vertraulich|sind vertraulich|umwelt, bevor|irrtümlich erhalten|confidentiel(?:le)?s? et|pensez à l.environnement|confidencial(?:es)? y|medio ?ambiente antes|riservat[eio] e|ambiente prima di stampare|confidencial e destina|ambiente antes de imprimir|vertrouwelijk en|denk aan het milieu)/iu

const talk =
  /\b(?:pls|plz|can (?:yo)?u|could you|would you|here(?:'s| is| are) (?:the|my|our)|this is the (?:write ?up|text|copy|content)|see (?:below|attached)|thread below|pasted from|kannst du|könnt ihr|anbei der|hier (?:ist|kommt) der text|peux tu|pouvez vous|voici le texte|puedes|podrías|aquí (?:va|está) el texto|puoi|potresti|ecco il testo|podes|você pode|aqui vai o texto|kun je|kunt (?:u|ge|je)|hierbij de tekst)\b/iu

const rules: Readonly<Record<ContentNoun, NounRule>> = {
  greeting: { roles: ['salutation'], concepts: ['salutation'] },
  signOff: { roles: ['closing'], concepts: ['closing'] },
  telephone: { types: ['phone'], roles: ['telephone'], concepts: ['telephone'] },
  email: { types: ['email'], roles: ['email'], concepts: ['email'] },
  address: { types: ['address'], roles: ['address'], concepts: ['address'] },
  website: { types: ['url'], roles: ['url'], concepts: ['url'] },
  birthday: {
    pattern:
      /^(?:born|geb\.?|geboren(?: (?:am|op))?|née? le|nacid[oa]|nat[oa] il|nascid[oa]|född)\s.{0,20}\d/iu,
  },
  dates: { types: ['date'], everywhere: true },
  prices: { types: ['money'], everywhere: true },
  pictures: { concepts: ['image'] },
  logo: { concepts: ['logo'] },
  emoji: {},
  hashtags: { pattern: /^(?:#[\p{L}\p{N}_]+\s*)+$/u },
  slogan: { roles: ['alternativeHeadline'] },
  mailNotice: { pattern: mailNotice },
  talk: { pattern: talk },
  contents: {},
  cover: {},
  article: {},
}

/** Signs that go wherever they stand. */
export const signsOf: Readonly<Partial<Record<ContentNoun, RegExp>>> = {
  emoji:
    /[ \t]*(?![©®™])\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*/gu,
  hashtags: /[ \t]*(?<![\p{L}\p{N}/&#])#\p{L}[\p{L}\p{N}_]*/gu,
}

/** The places of a copy that a wish to leave something out names. Where that is not sure there are none. */
export function placesToDrop(of: Selection, isWeak: boolean, pieces: Pieces): readonly Place[] {
  const places = of.kind === 'noun' ? placesOfNoun(of.noun, pieces) : placesOfWords(of, isWeak, pieces)
  return places.filter(place => !isHeadline(place, pieces))
}

/** The title stays, and what is called it. */
function isHeadline(place: Place, { reading: { roles } }: Pieces): boolean {
  const titles = [roles.title, roles.name].flatMap(claim => claim?.text ?? [])
  return place.kind !== 'blocks' && titles.some(title => plainLabel(title) === plainLabel(wordsAt(place)))
}

function placesOfNoun(noun: ContentNoun, pieces: Pieces): readonly Place[] {
  if (noun === 'article') return articleIn(pieces)
  if (noun === 'cover') return []
  if (noun === 'pictures' || noun === 'logo') return picturesFor(noun, pieces)
  const found = pieces.all.filter(piece => isOfNoun(piece, noun, pieces))
  const places = found.map(({ place }) => place)
  return rules[noun].everywhere && !isMost(places, noun, pieces) ? [] : places
}

/** Sums that are owed are left out by no word for prices. */
const owed: readonly Concept[] = ['total', 'due', 'subtotal', 'paid', 'net']

function isOfNoun(piece: Piece, noun: ContentNoun, pieces: Pieces): boolean {
  const { kind, text, label, place } = piece
  const { types = [], roles = [], concepts = [], pattern } = rules[noun]
  const { context, reading } = pieces
  const meanings = label === '' ? [] : context.lexicon(label).filter(({ weight }) => weight > 0.9)
  if (noun === 'prices' && meanings.some(({ concept }) => owed.includes(concept))) return false
  if (kind === 'section') return nounOf(plainLabel(text)) === noun || meansOne(text, concepts, context)
  const isCell = place.kind === 'range' && place.node.type === 'tableCell'
  const says = (words: string): boolean => types.includes(readValue(words, context.lang)?.type ?? 'code')
  if (kind === 'column') {
    const cells = text.split('\n')
    const isNamed = nounOf(plainLabel(label)) === noun
    return cells.length > 0 && (isNamed || cells.every(says)) && text !== ''
  }
  if (isCell) return false
  if (nounOf(label.toLowerCase()) === noun) return true
  if (meanings.some(({ concept }) => concepts.includes(concept)) && text !== '') return true
  // Behind a label that means something else a value is not alone.
  if (label === '' && says(text)) return noun !== 'address' || !hasName(text, context)
  if (label === '' && pattern?.test(text)) return noun !== 'talk' || isAtEdge(place, pieces)
  if (noun === 'greeting' && kind === 'line') return isSalutation(text, context) && isAlone(text)
  if (noun === 'signOff' && kind === 'line') return isClosing(text, context)
  return roles.some(
    role => reading.roles[role]?.text.split(', ').length === 1 && reading.roles[role]?.text === text,
  )
}

/** Whether words before an address are no part of it: `Black Cat Chips, 101 Linden Street, Ghent`. */
function hasName(text: string, { lang }: Context): boolean {
  const [first = '', ...others] = text.split(/\s*,\s+/)
  return others.length > 0 && !/\d/.test(first) && readValue(others.join(', '), lang)?.type === 'address'
}

/** Blocks from either end of a copy in which people speak to whom they send it. */
const EDGE = 4

/** Whether words stand near the start or the end of a copy, where who sends it speaks, and are no text of it. */
function isAtEdge(place: Place, { document: { root } }: Pieces): boolean {
  if (place.kind !== 'range' || wordsAt(place).length > 320) return false
  const { children } = root
  const at = children.findIndex(block => nodesOf(block).includes(place.node))
  return at >= 0 && (at < EDGE || at >= children.length - EDGE)
}

function meansOne(text: string, concepts: readonly Concept[], { lexicon }: Context): boolean {
  return lexicon(text).some(({ concept, weight }) => weight > 0.9 && concepts.includes(concept))
}

/** A greeting that ends its line: nothing is said behind it. */
function isAlone(text: string): boolean {
  return text.length <= 80 && !/[,!.:]\s+\p{L}+\s+\p{L}+\s+\p{L}+\s+\p{L}+/u.test(text)
}

/** Whether places hold nearly all values of a kind: half the prices gone would be worse than none. */
function isMost(places: readonly Place[], noun: ContentNoun, { document, context, all }: Pieces): boolean {
  const { types = [] } = rules[noun]
  const count = (text: string): number =>
    findValues(text, context.lang).filter(({ value }) => types.includes(value.type)).length
  const lines = all.filter(({ kind }) => kind === 'line' || kind === 'field' || kind === 'column')
  const total = lines.reduce((sum, { text }) => sum + count(text), 0)
  const held = places.reduce((sum, place) => sum + Math.max(count(wordsAt(place)), 1), 0)
  return document.root !== undefined && places.length > 0 && held >= total * 0.8
}

function picturesFor(noun: 'pictures' | 'logo', { document, all, context }: Pieces): readonly Place[] {
  const isLogo = (text: string): boolean => /logo/i.test(text)
  const images = picturesOf(document).filter(
    ({ alt, url }) => (isLogo(alt ?? '') || isLogo(url)) === (noun === 'logo'),
  )
  const fields = all.filter(
    ({ place, label }) => place.kind === 'field' && meansOne(label, rules[noun].concepts ?? [], context),
  )
  return [
    ...images.map((node): Place => ({ kind: 'picture', node })),
    ...fields.filter(({ label }) => isLogo(label) === (noun === 'logo')).map(({ place }) => place),
  ]
}

/** Letters from which on a paragraph is the text of an article. */
const PROSE = 160

/** The text of an article: everything from its first long paragraph on. */
function articleIn({ document: { root }, reading }: Pieces): readonly Place[] {
  if (!reading.roles.title) return []
  const first = root.children.findIndex(
    block => block.type === 'paragraph' && wordsAt({ kind: 'blocks', blocks: [block] }).length > PROSE,
  )
  return first < 1 ? [] : [{ kind: 'blocks', blocks: root.children.slice(first) }]
}

/** `only MRP`: the columns beside one of that name whose cells are values of the same kind. */
export function columnsBeside(of: Selection, { all, context }: Pieces): readonly Place[] {
  if (of.kind !== 'words') return []
  const columns = all.filter(({ kind }) => kind === 'column')
  const named = columns.filter(({ label }) => sameWords(label, of.words))
  const [own] = named
  const type = own && typeOfCells(own, context)
  if (!own || type === undefined || named.length > 1) return []
  return columns
    .filter(other => other !== own && tableOf(other) === tableOf(own) && typeOfCells(other, context) === type)
    .map(({ place }) => place)
}

function tableOf({ place }: Piece): unknown {
  return place.kind === 'column' ? place.table : undefined
}

function typeOfCells({ text }: Piece, { lang }: Context): string | undefined {
  const types = new Set(text.split('\n').map(cell => readValue(cell, lang)?.type))
  return types.size === 1 ? [...types][0] : undefined
}

/**
 * The blocks without any of the things that a brief lists as all it wants. Lists, tables and short lines with one of them
 * stay whole. None goes unless all that is listed was found, but for the title, which always stays.
 */
export function placesBesides(things: readonly string[], lang: string, pieces: Pieces): readonly Place[] {
  const { all, document, reading } = pieces
  const lexicon = lexiconFor(document.lang, lang)
  const wanted = things.map(thing => ({ thing, concepts: lexicon(thing).map(({ concept }) => concept) }))
  const listed = wanted.filter(({ concepts }) => !concepts.some(concept => titled.includes(concept)))
  const holders = listed.map(({ thing, concepts }) => {
    const types = valued.filter(([concept]) => concepts.includes(concept)).map(([, type]) => type)
    const isIt = ({ label, text, kind }: Piece): boolean =>
      kind !== 'section' &&
      text !== '' &&
      text.length <= PROSE &&
      (lexicon(label).some(({ concept }) => concepts.includes(concept)) ||
        tellingWords(thing).every(word => tellingWords(`${label} ${text}`).includes(word)) ||
        findValues(text, document.lang).some(({ value }) => types.includes(value.type)))
    return all.filter(isIt).flatMap(({ place }) => (place.kind === 'range' ? [place.node] : []))
  })
  if (listed.length < 2 || !reading.roles.title || holders.some(({ length }) => length === 0)) return []
  const kept = new Set<object>(holders.flat())
  const { children } = document.root
  const first = children.findIndex(({ type }) => type === 'heading')
  return children.flatMap((block, at): readonly Place[] => {
    const isKept = block.type === 'heading' || at <= first || nodesOf(block).some(node => kept.has(node))
    return isKept || block.type === 'list' || block.type === 'table'
      ? []
      : [{ kind: 'blocks', blocks: [block] }]
  })
}

/** What values of a thing are, where its label does not tell. */
const valued: readonly (readonly [concept: Concept, type: Value['type']])[] = [
  ['startDate', 'date'],
  ['date', 'date'],
  ['events', 'date'],
  ['time', 'time'],
  ['price', 'money'],
  ['offers', 'money'],
  ['telephone', 'phone'],
  ['email', 'email'],
  ['address', 'address'],
]

const titled: readonly Concept[] = ['title', 'name', 'event', 'works', 'organization']

/** Places of as many pieces as one name can mean. */
const MOST = 4

function placesOfWords(
  { words }: Selection & { kind: 'words' },
  isWeak: boolean,
  pieces: Pieces,
): readonly Place[] {
  if (
    isWeak &&
    tellingWords(words).length < 2 &&
    !/^\p{Lu}{2,}$/u.test(words.trim()) &&
    !isHeaded(words, pieces)
  )
    return []
  const noted = noteTo(words, pieces)
  if (noted) return [noted]
  const labelled = pieces.all.filter(
    ({ kind, label, text }) =>
      label !== '' && (kind === 'column' || text !== '' || kind === 'field') && sameWords(label, words),
  )
  const headed = pieces.all.filter(({ kind, text }) => kind === 'section' && sameWords(text, words))
  const said = pieces.all.filter(
    ({ kind, text }) => kind !== 'column' && kind !== 'section' && sameWords(text, words),
  )
  const near = isWeak
    ? []
    : pieces.all.filter(({ kind, text }) => kind === 'section' && nearWords(text, words))
  const bare = isWeak ? undefined : withoutSortOfValue(words)
  const byLabel =
    bare === undefined
      ? []
      : pieces.all.filter(({ kind, label }) => kind !== 'column' && label !== '' && sameWords(label, bare))
  const [found = []] = [headed, labelled, said, near.length === 1 ? near : [], byLabel].filter(
    ({ length }) => length > 0,
  )
  return found.length > MOST ? [] : found.map(({ place }) => place)
}

/** One word behind `without` is meant where a part is headed by it. */
function isHeaded(words: string, { all }: Pieces): boolean {
  return all.some(({ kind, text }) => kind === 'section' && sameWords(text, words))
}

const noteFor =
  /^(?:notes?|messages?|remarks?|comments?|lines?|notiz|hinweis|nota|mot|message|mensaje|messaggio|mensagem|berichtje|briefje|bericht)\s+(?:to|for|an|für|à|pour|a|para|per|aan|voor)\s+(\p{L}+)$/iu

/** `the note to Kevin`: the line that speaks to him. */
function noteTo(words: string, { all }: Pieces): Place | undefined {
  const name = noteFor.exec(words.trim())?.[1]
  if (name === undefined) return undefined
  const opens = new RegExp(`^[\\s([*_]{0,4}@?${name}\\s*[:,–-]`, 'iu')
  const lines = all.filter(({ kind, place }) => kind === 'line' && opens.test(wordsAt(place)))
  return lines.length === 1 ? lines[0]?.place : undefined
}

/** What section of a copy a wish to move something names; undefined where that is not sure. */
export function placeToMove(of: Selection, pieces: Pieces): Place | undefined {
  const sections = pieces.all.filter(({ kind, place }) => kind === 'section' || isListField(place))
  const headed = sections.filter(piece => headsIt(piece, of, pieces.context))
  const outer = headed.filter(({ place }) => !headed.some(other => holds(other.place, place)))
  if (outer.length > 0) return outer.length === 1 ? outer[0]?.place : undefined
  const told = of.kind === 'words' ? toldBy(of.words, sections) : undefined
  if (told) return told.place
  const bare = of.kind === 'words' ? withoutSort(of.words) : undefined
  if (of.kind === 'words' && bare !== undefined) return placeToMove({ ...of, words: bare }, pieces)
  const dated = of.kind === 'noun' ? valueSections(of.noun, pieces) : []
  return dated.length === 1 ? dated[0]?.place : undefined
}

/** `the sewing machine plea`: the one section whose heading has what it says, but for the brief's own word for what it is. */
function toldBy(words: string, sections: readonly Piece[]): Piece | undefined {
  const asked = tellingWords(words)
  const scored = sections.map(piece => {
    const own = tellingWords(piece.text || piece.label)
    return {
      piece,
      score: own.length > LONGEST_HEADING ? 0 : asked.filter(word => own.includes(word)).length,
    }
  })
  const most = Math.max(...scored.map(({ score }) => score), 0)
  const best = scored.filter(({ score }) => score === most)
  return most >= 2 && most >= asked.length - 1 && best.length === 1 ? best[0]?.piece : undefined
}

/** Telling words of the longest heading that some of them tell. */
const LONGEST_HEADING = 9

function isListField(place: Place): boolean {
  return place.kind === 'field' && place.field.value.kind === 'list'
}

function holds(outer: Place, inner: Place): boolean {
  return (
    outer !== inner &&
    outer.kind === 'blocks' &&
    inner.kind === 'blocks' &&
    inner.blocks.every(block => outer.blocks.includes(block))
  )
}

const headedBy: Readonly<Partial<Record<ContentNoun, readonly Concept[]>>> = {
  dates: ['events', 'programme', 'startDate', 'date'],
  prices: ['offers', 'price', 'unitPrice', 'lines'],
  address: ['contact', 'address'],
  telephone: ['contact'],
  email: ['contact'],
}

function headsIt({ label, text }: Piece, of: Selection, context: Context): boolean {
  const heading = (text || label).replace(/^\s*(?:\d{1,3}|[a-z])[.)]\s+/i, '')
  if (of.kind === 'words') return sameWords(heading, of.words) || nearWords(heading, of.words)
  return nounOf(heading.toLowerCase()) === of.noun || meansOne(heading, headedBy[of.noun] ?? [], context)
}

/** Sections whose lines are mostly such values, three at least. */
function valueSections(noun: ContentNoun, { all, context }: Pieces): readonly Piece[] {
  const { types = [] } = rules[noun]
  if (types.length === 0) return []
  return all.filter(({ kind, place }) => {
    if (kind !== 'section' || place.kind !== 'blocks') return false
    const lists = place.blocks.flatMap(block => (block.type === 'list' ? [block] : []))
    const items = lists.flatMap(({ children }) => children)
    const valued = items.filter(item =>
      findValues(wordsAt({ kind: 'blocks', blocks: [item as never] }), context.lang).some(({ value }) =>
        types.includes(value.type),
      ),
    )
    return valued.length >= 3 && valued.length >= items.length * 0.6
  })
}
