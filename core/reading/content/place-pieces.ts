/** Takes the pieces of a copy out of it that a brief has at an edge of the sheet, so that what is composed leaves them room; where pages flow, sections move. */
import type { Paragraph, RootContent } from 'mdast'
import { type Design, type PartDesign, type PartKey, saidIn, type Spot } from '../../brief/design.ts'
import type { Document } from '../../source/document.ts'
import { wordsOf } from '../../source/text.ts'
import { nodesOf } from '../../source/walk.ts'
import { linesIn } from '../facts/label.ts'
import { cut, toPhrase } from '../facts/phrase.ts'
import { thingsOf } from '../named-things.ts'
import { isCountedMoment } from '../values/moment.ts'
import type { Reading } from '../reading.ts'
import { type CopyEdits, editCopy } from './edit-copy.ts'
import { type Piece, piecesOf, type Place, wordsAt } from './pieces.ts'

/** A piece of a copy that stands at a spot of its sheet. */
export interface Lifted {
  readonly key: PartKey
  readonly spot: Spot
  readonly blocks: readonly RootContent[]
  /** What else the brief asks of it. */
  readonly dress: PartDesign
}

/** A copy in which what a brief has a place for stands there. */
export interface PlacedCopy {
  readonly document: Document
  /** What a sheet has at its edges: it is no longer in the document. */
  readonly lifted: readonly Lifted[]
  /** Parts that stand where the brief has them. */
  readonly placed: ReadonlySet<PartKey>
}

/** A wish for a place. */
interface Wanted {
  readonly key: PartKey
  readonly spot: Spot
  readonly dress: PartDesign
}

/**
 * Places what the parts of a design have a place for: on a single sheet at its edges, on pages that flow whole sections at the
 * start or the end. A part that is not surely found stays where it is.
 */
export function placePieces(
  document: Document,
  reading: Reading,
  parts: Design['parts'],
  isSheet: boolean,
): PlacedCopy {
  const wanted = Object.entries(parts ?? {}).flatMap(([key, dress]): readonly Wanted[] =>
    dress?.place && key !== 'said:stub' ? [{ key: key as PartKey, spot: dress.place, dress }] : [],
  )
  const opening = isSheet
    ? []
    : Object.entries(parts ?? {}).flatMap(([key, dress]) => (dress?.opens ? [key as PartKey] : []))
  if (opening.length > 0) return openWith(document, reading, { parts, opening })
  if (wanted.length === 0) return { document, lifted: [], placed: new Set() }
  const pieces = piecesOf(document)
  const found = wanted.map(wish => {
    const places = placesOf(wish.key, pieces, reading).map(place => withBody(place, document.root.children))
    return { wish, places: places.some(place => isOfWhole(place, document.root.children)) ? [] : places }
  })
  const [end] = isSheet ? [] : document.root.children.slice(-1)
  const there = found.filter(one => standsThere(one, reading, end))
  const others = found.filter(one => !there.includes(one) && one.places.length > 0)
  const done = isSheet ? lift(document, others, reading) : move(document, others)
  return { ...done, placed: new Set([...there.map(({ wish }) => wish.key), ...done.placed]) }
}

/** A copy that opens with the one section that tells what a brief wants met first, and then has the rest as it would have it. */
function openWith(
  document: Document,
  reading: Reading,
  { parts = {}, opening }: { readonly parts: Design['parts']; readonly opening: readonly PartKey[] },
): PlacedCopy {
  const others = Object.fromEntries(
    Object.entries(parts).map(([key, dress]) => {
      const { opens: _, ...rest } = dress ?? {}
      return [key, rest]
    }),
  )
  const words = opening.flatMap(key => thingsOf(key, reading))
  const telling = piecesOf(document).filter(
    ({ kind, place }) =>
      kind === 'section' &&
      place.kind === 'blocks' &&
      !isOfWhole(place, document.root.children) &&
      !holdsTitle(place, reading) &&
      words.some(thing => ` ${wordsOf(wordsAt(place))} `.includes(` ${thing} `)),
  )
  const [section] = telling
  const isOne = telling.every(({ place }) => isWithin(place, section?.place))
  if (!section || !isOne) return placePieces(document, reading, others, false)
  const moved = editCopy(document, {
    ...NO_EDITS,
    moves: [{ place: section.place as Place & { readonly kind: 'blocks' }, to: 'start' }],
  })
  const done = placePieces(moved, reading, others, false)
  return { ...done, placed: new Set([...opening, ...done.placed]) }
}

/** Whether all blocks of one section are among those of another. */
function isWithin(place: Place, other: Place | undefined): boolean {
  return (
    place.kind === 'blocks' &&
    other?.kind === 'blocks' &&
    place.blocks.every(block => other.blocks.includes(block))
  )
}

interface Found {
  readonly wish: Wanted
  readonly places: readonly Place[]
}

function lift(document: Document, found: readonly Found[], reading: Reading): PlacedCopy {
  const taken: Place[] = []
  const lifted = found.flatMap(({ wish, places }): readonly Lifted[] => {
    const isFree = !places.some(
      place => holdsTitle(place, reading) || taken.some(other => meets(place, other)),
    )
    const letters = places.reduce((sum, place) => sum + wordsAt(place).length, 0)
    if (!isFree || letters > LETTERS) return []
    taken.push(...places)
    return [{ ...wish, blocks: joined(places) }]
  })
  return {
    document: editCopy(document, { ...NO_EDITS, gone: taken }),
    lifted,
    placed: new Set(lifted.map(({ key }) => key)),
  }
}

function move(document: Document, found: readonly Found[]): PlacedCopy {
  const sections = found.flatMap(({ wish: { key, spot }, places: [place] }) =>
    place?.kind === 'blocks' ? [{ key, place, to: spot.startsWith('top') ? 'start' : 'end' } as const] : [],
  )
  return {
    document: editCopy(document, { ...NO_EDITS, moves: sections }),
    lifted: [],
    placed: new Set(sections.map(({ key }) => key)),
  }
}

const NO_EDITS: CopyEdits = { gone: [], signs: [], moves: [], replacements: [] }

/** What leads a document stands at its head; on pages that flow what is in the last block of the copy ends them. */
function standsThere(
  { wish: { key, spot }, places }: Found,
  reading: Reading,
  end: RootContent | undefined,
): boolean {
  if (key === 'title' || places.some(place => holdsTitle(place, reading))) return spot.startsWith('top')
  if (standsOnBoard(key, spot, reading)) return true
  return (
    spot === 'bottom' && end !== undefined && places.length > 0 && places.every(place => isIn(place, end))
  )
}

/** Days by which something is reached stand on the axis over what is planned, and what is left out of a plan under it. */
function standsOnBoard(key: PartKey, spot: Spot, { lists: { lanes = [] } }: Reading): boolean {
  const said = saidIn(key)
  const lane = lanes.find(({ title }) => wordsOf(title.text) === said)
  return spot.startsWith('top')
    ? lane?.milestone === true
    : spot.startsWith('bottom') && lane?.status === 'dropped'
}

function isIn(place: Place, block: RootContent): boolean {
  if (place.kind === 'blocks') return place.blocks.includes(block)
  return place.kind === 'range' && nodesOf(block).includes(place.node)
}

/** Pieces of a part up to which it is one thing; letters up to which it stands at an edge. */
const MOST = 3
const LETTERS = 220
/** Letters of a line that is lifted with what it says of a thing. */
const LINE = 110

function placesOf(key: PartKey, pieces: readonly Piece[], reading: Reading): readonly Place[] {
  const things = thingsOf(key, reading)
  if (key === 'names' && things.length === 0) return publisherIn(pieces, reading)
  if (key === 'smallPrint') return termsIn(pieces, reading)
  const found = things.flatMap(thing => pieceFor(thing, pieces) ?? [])
  const places = [...new Map(found.map(({ place }) => [wordsAt(place), place])).values()]
  return places.length > MOST ? [] : places
}

/** The line that is what somebody or something is called, and not the title: `our name`, `the blog's name`. */
function publisherIn(pieces: readonly Piece[], reading: Reading): readonly Place[] {
  const lines = pieces.filter(({ kind, place }) => kind === 'line' && !holdsTitle(place, reading))
  const named = lines.filter(({ place }) => NAME.test(wordsAt(place)))
  const found = named.length > 0 ? named : lines.filter(({ place }) => SITE.test(wordsAt(place)))
  return found.length === 1 ? found.map(({ place }) => place) : []
}

/** The lines that a copy has for its terms: those of that role, else what is only allowed or not at its end. */
function termsIn(pieces: readonly Piece[], { roles }: Reading): readonly Place[] {
  const told = [roles.conditions, roles.terms].flatMap(claim => (claim ? [wordsOf(claim.text)] : []))
  const lines = pieces.filter(({ kind }) => kind === 'line')
  const own = lines.filter(({ place }) => told.some(text => text.includes(wordsOf(wordsAt(place)))))
  const found = own.length > 0 ? own : lines.filter(({ place }) => TERMS.test(wordsAt(place)))
  return found.map(({ place }) => place)
}

/** How a line begins that says what is not granted, or that a mark elsewhere leads to. */
const TERMS =
  /^(?:[*†]|(?:not?|non|one per|keine?|nicht|nur|pas|non|sin|não|sem|geen|niet|nie|bez|inte|ej|ingen)\s)/iu

/** Two to six words with capitals, and behind a dash what that is. */
const NAME =
  /^(?!(?:By|Von|Par|Por|Da|Di|Door|Av|From|With)\s)\p{Lu}[\p{L}'’.-]*(?:\s(?:&|\+|and|und|et|y|e|of|the|de|der|du|\p{Lu}[\p{L}'’.-]*)){1,5}(?:\s[—–-]\s.{2,60})?$/u
const SITE = /(?:^|\s)(?:www\.)?[\w-]+\.(?:[a-z]{2,}|[a-z]{2}\.[a-z]{2})(?:\/\S*)?(?:\s|$)/u

/** The section of a name, the piece that says a thing and no more, or the one line that says it. */
function pieceFor(thing: string, pieces: readonly Piece[]): Piece | undefined {
  const liftable = pieces.filter(({ place }) => place.kind === 'range' || place.kind === 'blocks')
  const section = liftable.find(({ kind, text }) => kind === 'section' && wordsOf(text) === thing)
  const lines = liftable.filter(({ kind }) => kind === 'line')
  const exact = lines.find(({ text, place }) => wordsOf(text) === thing || wordsOf(wordsAt(place)) === thing)
  if (section ?? exact) return section ?? exact
  const saying = lines.filter(
    ({ place }) => wordsAt(place).length <= LINE && ` ${wordsOf(wordsAt(place))} `.includes(` ${thing} `),
  )
  return saying.length === 1 ? saying[0] : undefined
}

/** A line that heads what stands below it, with that: the rest of its paragraph, or the block behind it. */
function withBody(place: Place, blocks: readonly RootContent[]): Place {
  if (place.kind !== 'range' || place.start > 0 || !HEAD.test(wordsAt(place))) return place
  const end = toPhrase(place.node.children).text.length
  if (place.end < end) return { ...place, end }
  const at = blocks.indexOf(place.node as RootContent)
  const next = blocks[at + 1]
  const isBody = at >= 0 && (next?.type === 'paragraph' || next?.type === 'list')
  return isBody ? { kind: 'blocks', blocks: [place.node as RootContent, next] } : place
}

/** In capitals, or before a colon. */
const HEAD = /^(?:[\p{Lu}\P{L}]+|.*\S:)$/u

/** Whether a piece is one of a whole whose order is its meaning: it stands in a list of lists, leads one, or is a moment of several. */
function isOfWhole(place: Place, blocks: readonly RootContent[]): boolean {
  if (place.kind !== 'range') return false
  return blocks.some((block, at) => {
    if (!nodesOf(block).includes(place.node)) return false
    const next = blocks[at + 1]
    return isTree(block) || (next !== undefined && isTree(next)) || isCourse(block)
  })
}

function isTree(block: RootContent): boolean {
  return (
    block.type === 'list' && block.children.some(item => item.children.some(({ type }) => type === 'list'))
  )
}

/** Lines from which on they are a course, and what tells a moment from what is said of it. */
const COURSE = { lines: 3, divider: /\s+[|–—-]\s+|[:：]\s+|\t/u }

/** Whether a block is several lines that each open with a moment, such as `Week 2 | …`. */
function isCourse(block: RootContent): boolean {
  if (block.type !== 'paragraph') return false
  const lines = linesIn(block.children)
  const moments = lines.filter(({ text }) => isCountedMoment(text.split(COURSE.divider)[0] ?? ''))
  return moments.length >= COURSE.lines && moments.length * 2 > lines.length
}

function holdsTitle(place: Place, { roles }: Reading): boolean {
  const words = ` ${wordsOf(wordsAt(place))} `
  return [roles.title, roles.name].some(claim => claim && words.includes(` ${wordsOf(claim.text)} `))
}

function meets(one: Place, other: Place): boolean {
  if (one.kind !== 'range' || other.kind !== 'range') return wordsAt(one) === wordsAt(other)
  return one.node === other.node && one.start < other.end && other.start < one.end
}

/** Pieces as blocks: lines of one paragraph stay lines of one. */
function joined(places: readonly Place[]): readonly RootContent[] {
  const blocks: RootContent[] = []
  for (const [at, place] of places.entries()) {
    const [before, last] = [places[at - 1], blocks.at(-1)]
    const goesOn = place.kind === 'range' && before?.kind === 'range' && before.node === place.node
    const [own] = blocksAt(place)
    if (goesOn && last?.type === 'paragraph' && own?.type === 'paragraph')
      blocks.splice(-1, 1, { ...last, children: [...last.children, { type: 'break' }, ...own.children] })
    else blocks.push(...blocksAt(place))
  }
  return blocks
}

function blocksAt(place: Place): readonly RootContent[] {
  if (place.kind === 'blocks') return place.blocks
  if (place.kind !== 'range') return []
  const { nodes } = cut(toPhrase(place.node.children), place.start, place.end)
  return [{ type: 'paragraph', children: [...nodes] } satisfies Paragraph]
}
