import type { Heading, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { factOfWords, factsIn } from '../facts/facts.ts'
import { linesOfBlock } from '../facts/label.ts'
import { type Outline, outlineOf, writtenIn } from '../outline.ts'
import { phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item, Omitted } from '../reading.ts'
import type { Role } from '../roles.ts'
import { byBreaks } from './by-breaks.ts'
import { byEntries } from './by-entries.ts'
import { byHeadings, byLabels, byParagraphs } from './by-headings.ts'
import { byNumbers } from './by-numbers.ts'
import { byTable } from './by-table.ts'
import { withFigures } from './figures.ts'
import { readCover } from './cover.ts'
import { fromFields, isRoleLabel } from './from-fields.ts'
import { withoutLabels } from './labels.ts'
import { isForTool, isToolField, withoutPictureSettings } from './settings.ts'
import { isThanks } from './thanks.ts'
import {
  type Division,
  headingOf,
  isShort,
  linesApart,
  notesOf,
  type Slide,
  type SlideKind,
} from './slide.ts'

/** The slides of a deck, and what is left of its copy for single roles. */
export interface Deck {
  /** The body as slides, divided by rules where its author made them. */
  readonly body: readonly RootContent[]
  /** Fields that are no slides. */
  readonly facts: readonly Fact[]
  readonly outline: Outline
  readonly slides: readonly Slide[]
  readonly because: string
  readonly omitted: readonly Omitted[]
}

interface Options {
  readonly roles: readonly Role[]
  /** Names of all fields of the front matter, settings too. */
  readonly names: readonly string[]
  readonly assets: ReadonlyMap<string, unknown>
  readonly context: Context
}

/**
 * Finds the slides in copy for a deck, however they are told: rules, with Marp's or Slidev's settings; counted labels in
 * notes and mails; a plan in a table; a list or fields of the front matter; headings; paragraphs. All notations become one:
 * slides with a heading, what is shown and what is said; the names and marks of the notation are left out.
 */
export function readSlides(source: readonly RootContent[], all: readonly Fact[], options: Options): Deck {
  const { roles, names, context } = options
  const { blocks, opener } = withoutOpener(withoutPictureSettings(source))
  const { fields, about: aside } = withoutTool(all, names)
  const about = [...aside, ...opener]
  const told = fromFields(fields, roles, { context, isAll: blocks.every(({ type }) => type === 'comment') })
  const divided = divide(blocks, options)
  const isMeant = told !== undefined || divided.isMeant
  const written = told ? [...told.slides, ...divided.slides] : divided.slides
  const facts = told?.facts ?? fields
  const isTitled = facts.some(({ meanings }) => meanings.some(isTitle))
  // A first slide that is called as the deck is opens it.
  const isOwn = told !== undefined && facts.some(fact => isOfDeck(fact) && isCalled(written[0], fact.text))
  const opens = told ? told.opens && (isOwn || !isTitled) : divided.opens
  const { cover, slides } = withCover({ ...divided, slides: written, isMeant, opens }, isTitled && !isOwn)
  const { rest, again } = withoutTitleAgain(slides, facts)
  const { left, contact } = withoutContact(rest, context)
  const front = readCover(withNotes(cover, context), facts, context)
  const kept = left.map(slide => ({
    ...slide,
    shown: slide.kind === 'cover' ? front.blocks : withFigures(slide.shown, context),
  }))
  const outline = outlineOfCover(front.blocks, context)
  return {
    body: [front.blocks, ...rest.filter(({ kind }) => kind !== 'cover').map(({ shown }) => shown)].flatMap(
      (shown, at): readonly RootContent[] =>
        isMeant && at > 0 ? [{ type: 'thematicBreak' }, ...shown] : shown,
    ),
    facts: front.fields,
    outline: {
      ...outline,
      facts: [...outline.facts.filter(isNoSentence), ...front.facts, ...contact],
      parts: [
        ...outline.parts,
        ...left.flatMap(slide => partOf(slide, context)),
        ...contact.flatMap(partOfContact),
      ],
    },
    slides: about.length > 0 ? kept.map((slide, at) => (at === 0 ? saying(slide, about) : slide)) : kept,
    because: [told?.because, written.length > (told?.slides.length ?? 0) && divided.because]
      .filter(Boolean)
      .join('; '),
    omitted: [
      ...new Map(
        [...(told?.omitted ?? []), ...divided.omitted, ...front.omitted, ...again].map(one => [
          one.text,
          one,
        ]),
      ).values(),
    ],
  }
}

/** Slides without a first one that says the title of the front matter and nothing else: the cover says it. */
function withoutTitleAgain(
  slides: readonly Slide[],
  facts: readonly Fact[],
): { readonly rest: readonly Slide[]; readonly again: readonly Omitted[] } {
  const [first, ...others] = slides
  const title = facts.find(({ meanings }) => meanings.some(isTitle))
  const isAgain =
    title !== undefined &&
    (first?.kind === undefined || first.kind === 'section') &&
    isCalled(first, title.text) &&
    first?.shown.length === 1 &&
    first.notes.length === 0
  if (!isAgain || others.length === 0) return { rest: slides, again: [] }
  return { rest: others, again: [{ text: title.text, because: 'the front matter says it too' }] }
}

/** Whether a fact says what a deck is called, or whose it is. */
function isOfDeck({ meanings }: Fact): boolean {
  return meanings.some(
    ({ concept, weight }) => /^(?:title|name|organization)$/.test(concept) && weight > 0.85,
  )
}

function isCalled(slide: Slide | undefined, name: string): boolean {
  return (
    slide?.heading !== undefined &&
    plainText(slide.heading).trim().toLowerCase() === name.trim().toLowerCase()
  )
}

/** A cover is one part: its first heading is its title whatever that names, and further ones stand below it. */
function outlineOfCover(blocks: readonly RootContent[], context: Context): Outline {
  const outline = outlineOf(blocks, context)
  const { title, head, parts } = outline
  const written = parts.flatMap(writtenIn)
  const [first, ...below] = written
  if (first?.type !== 'heading') return outline
  const facts = [...outline.facts, ...parts.flatMap(part => part.facts)]
  if (title) return { ...outline, facts, head: [...head, ...written], parts: [] }
  return { title: first, before: head, head: below, facts, parts: [] }
}

/** Words and letters of a sentence that hands over a deck. */
const OPENER = { words: 4, letters: 200 }

/** Blocks without a sentence that hands over what follows, which is for whoever shows it: `Sure! Here is your deck:`. */
function withoutOpener(blocks: readonly RootContent[]): {
  readonly blocks: readonly RootContent[]
  readonly opener: readonly RootContent[]
} {
  const [first, next] = blocks
  const lines = linesOfBlock(first).map(({ text }) => text.trim())
  const [line = '', ...others] = lines
  const isOpener =
    others.length === 0 &&
    /[:：]$/u.test(line) &&
    line.length <= OPENER.letters &&
    line.split(/\s+/).length >= OPENER.words
  if (!first || !isOpener || !next || next.type === 'list' || next.type === 'table')
    return { blocks, opener: [] }
  return { blocks: blocks.slice(next.type === 'thematicBreak' ? 2 : 1), opener: [first] }
}

/** Fields without what steers a tool for decks; what such a tool tells about a deck is for its speaker. */
function withoutTool(
  all: readonly Fact[],
  names: readonly string[],
): { fields: readonly Fact[]; about: readonly RootContent[] } {
  if (!isForTool(names)) return { fields: all, about: [] }
  const copy = all.filter(({ label }) => !isToolField(label.text))
  const about = copy.filter(({ label }) => label.text === 'Info')
  return {
    fields: copy.filter(fact => !about.includes(fact)),
    about: about.flatMap(({ blocks }) => blocks),
  }
}

function saying(slide: Slide, notes: readonly RootContent[]): Slide {
  return { ...slide, notes: [...slide.notes, ...notes] }
}

function isTitle({ concept, weight }: Fact['meanings'][number]): boolean {
  return concept === 'title' && weight > 0.85
}

function divide(blocks: readonly RootContent[], { roles, assets, context }: Options): Division {
  const isRole = (label: string): boolean => isRoleLabel(context.lexicon(label), roles)
  return (
    byNumbers(blocks, context) ??
    byBreaks(blocks, assets, context) ??
    byTable(blocks, context) ??
    byEntries(blocks) ??
    byHeadings(blocks, context) ??
    byLabels(blocks, context, isRole) ??
    byParagraphs(blocks, context)
  )
}

/** Slides with the kinds that their place gives them: the cover, openers of sections, the closing one. */
function withCover(
  { cover, slides, isMeant, opens: mayOpen }: Division,
  isTitled: boolean,
): {
  cover: readonly RootContent[]
  slides: readonly Slide[]
} {
  const told = slides.filter(({ shown, notes }) => shown.length + notes.length > 0)
  const seen = isTitled || !mayOpen || cover.length > 0 ? told : withTitle(told)
  const depths = seen.flatMap(({ heading }) => heading?.depth ?? [])
  const isLayered = depths.includes(1) && depths.includes(2)
  const last = seen.length - 1
  const kinds = seen.map((slide, at): SlideKind | undefined => {
    const { heading, kind, shown } = slide
    const lines = shown.filter(block => block !== heading)
    const isFew = lines.length <= 3 && lines.every(isShort)
    const isLone = heading !== undefined && depths.filter(depth => depth <= heading.depth).length === 1
    // What a title is about may stand under it as a heading of its own.
    const isCover = lines.length <= 4 && lines.every(block => isShort(block) || isBelow(block, heading))
    const opens = kind === 'cover' || (mayOpen && (isCover || isLone) && (!isTitled || heading?.depth === 1))
    const isPart = slide.eyebrow !== undefined
    if (at === 0 && cover.length === 0 && heading && opens && !isPart) return 'cover'
    const turns = asksToWrite(lines) || areAddresses(lines)
    const ends = heading !== undefined && isThanks(plainText(heading))
    if (at === last && heading && isFew && (heading.depth === 1 || turns || ends)) return 'closing'
    if (kind === 'cover') return 'section'
    if (kind === 'section' || kind === 'closing') return isFew ? kind : undefined
    if (kind !== undefined || heading === undefined) return kind
    if (lines.length === 0) return 'section'
    const divides = heading.depth === 1 && isLayered && (isFew ? lines.length <= 1 : !isMeant)
    return divides ? 'section' : undefined
  })
  const named = seen.map(({ kind: _, ...slide }, at): Slide => {
    const kind = kinds[at]
    return kind ? { ...slide, kind } : slide
  })
  const [first] = named
  return { cover: first?.kind === 'cover' ? first.shown : cover, slides: named }
}

/** Lines that a first slide without a heading has at the most where the first of them is the title. */
const LINES = 5

/** Slides of which the first, where most others have headings and it is a few lines, is called by the first line. */
function withTitle([first, ...others]: readonly Slide[]): readonly Slide[] {
  if (!first) return []
  const lines = first.shown.flatMap(linesApart)
  const [line, ...below] = lines
  const isHeaded =
    others.filter(({ heading }) => heading !== undefined).length * 2 >= Math.max(others.length, 1)
  const isFew = lines.length > 1 && lines.length <= LINES && lines.every(isShort)
  if (first.heading || !isHeaded || !isFew || line?.type !== 'paragraph') return [first, ...others]
  const heading = headingOf(line.children, 1)
  return [{ ...first, heading, shown: [heading, ...below] }, ...others]
}

function isBelow(block: RootContent, heading: Heading | undefined): boolean {
  return block.type === 'heading' && heading !== undefined && block.depth > heading.depth
}

/** Whether lines, of which one is where to write or a number to call, ask for something: `Committee: Wednesday, 13:40`, `garden@school.example`. */
function asksToWrite(blocks: readonly RootContent[]): boolean {
  const lines = blocks.flatMap(linesApart).map(plainText)
  return (
    lines.length > 1 &&
    lines.some(line => /[^\s@]@[^\s@]+\.\S|https?:\/\/|www\./u.test(line) || isNumberToCall(line))
  )
}

/** Whether a line is a number to call, perhaps behind what says so: `Phone: 02-555-0144`. */
function isNumberToCall(line: string): boolean {
  const [, label = '', number = ''] = /^(?:([^:]{1,30}):\s)?(\+?\d[\d ()/-]{6,}\d)$/u.exec(line.trim()) ?? []
  return number !== '' && !/\d/.test(label)
}

/** An address of a mailbox or on the web, or a number to call. */
const ADDRESS = /(?<!\S)[^\s@]+@[^\s@]+\.[^\s@]+|(?:https?:\/\/|www\.)\S+|\+?\d[\d ()/.-]{6,}\d/gu

/** Whether all that a slide says is several ways to write or to call: `ada@boats.example · +44 20 7946 0000`. */
function areAddresses(blocks: readonly RootContent[]): boolean {
  const said = blocks.flatMap(linesApart).map(plainText).join(' ')
  return (said.match(ADDRESS)?.length ?? 0) > 1 && !/\p{L}{3}/u.test(said.replace(ADDRESS, ''))
}

/** A cover whose comments are notes, which its blocks keep. */
function withNotes(cover: readonly RootContent[], context: Context): readonly RootContent[] {
  const { blocks, notes } = withoutLabels(cover, context, { texts: false, said: 'comments' })
  return notes.length > 0 ? [...blocks, notesOf(notes)] : blocks
}

/** Slides without a line of contact that ends the last of them: it belongs to the whole deck. */
function withoutContact(
  slides: readonly Slide[],
  context: Context,
): { left: readonly Slide[]; contact: readonly Fact[] } {
  const last = slides.at(-1)
  const block = last?.shown.at(-1)
  const facts = block && (last?.shown.length ?? 0) > 2 ? factsIn(block, 'head', context) : undefined
  const isContact = facts?.every(({ meanings }) =>
    meanings.some(({ concept, weight }) => concept === 'contact' && weight > 0.85),
  )
  if (!last || !facts || !isContact) return { left: slides, contact: [] }
  return { left: [...slides.slice(0, -1), { ...last, shown: last.shown.slice(0, -1) }], contact: facts }
}

/** `Quiet boats: what two years of crossings taught us.` is what a cover says, and no label with its value. */
function isNoSentence({ meanings, text }: Fact): boolean {
  return meanings.length > 0 || !/[.!?。！？]$/.test(text)
}

/** The line of contact as a part, where its addresses are found. */
function partOfContact({ source }: Fact): Outline['parts'] {
  return source ? [{ meanings: [], blocks: [source], facts: [], parts: [] }] : []
}

function partOf({ heading, kind, shown }: Slide, { lexicon }: Context): Outline['parts'] {
  if (kind === 'cover') return []
  const blocks = shown.filter(block => block !== heading)
  const meanings = heading ? lexicon(plainText(heading)) : []
  return [{ ...(heading && { heading }), meanings, blocks, facts: [], parts: [] }]
}

/** The slides as things of a list, without the blocks of the cover that single roles have. */
export function slideItems(slides: readonly Slide[], gone: ReadonlySet<RootContent>): readonly Item[] {
  return slides.map(slide => itemOf(slide, gone))
}

function itemOf({ heading, kind, shown, notes, eyebrow = [] }: Slide, gone: ReadonlySet<RootContent>): Item {
  const left = shown.filter(block => !gone.has(block))
  const isTitled = heading !== undefined && !gone.has(heading)
  return {
    title: isTitled ? trim(toPhrase(heading.children)) : phraseOf(''),
    parts: {
      ...(kind && { kind: factOfWords(phraseOf(kind)) }),
      ...(eyebrow.length > 0 && {
        eyebrow: { ...factOfWords(phraseOf(eyebrow.map(plainText).join(' '))), blocks: eyebrow },
      }),
      ...(notes.length > 0 && {
        notes: { ...factOfWords(phraseOf(notes.map(plainText).join(' '))), blocks: notes },
      }),
    },
    facts: [],
    text: left.filter(block => block !== heading),
    items: [],
    blocks: left,
  }
}
