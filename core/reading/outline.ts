import type { Blockquote, Heading, Paragraph, RootContent, Strong, Table } from 'mdast'
import { spokenBy } from '../source/attribution.ts'
import { plainText } from '../source/text.ts'
import { isByline } from './claims/byline.ts'
import { namesPart } from './lists/career-blocks.ts'
import { opensSigning } from './lists/signing-lines.ts'
import type { Context } from './context.ts'
import { factsIn, paragraphOf, paragraphsOf } from './facts/facts.ts'
import { linesIn, readLabelled } from './facts/label.ts'
import { namesParty } from './facts/party-parts.ts'
import type { Concept } from './words/en.ts'
import { isDocumentName, plainLabel, wordsFor } from './words/lexicon.ts'
import { cut, joinLines, type Phrase, toPhrase, trim } from './facts/phrase.ts'
import type { Fact, Meaning, Place } from './reading.ts'
import { findValues, readValue } from './values/read-value.ts'

/** A headed part of the body before its kind is told. */
export interface Part {
  readonly heading?: Heading
  /** What its heading may mean. */
  readonly meanings: readonly Meaning[]
  readonly blocks: readonly RootContent[]
  readonly facts: readonly Fact[]
  readonly parts: readonly Part[]
}

/** The body: its title, what stands above the first part, and the parts by headings. */
export interface Outline {
  readonly title?: Heading
  /** The line under it that its author made a heading of its own: the first block of the head. */
  readonly line?: Paragraph
  /** Blocks above the title. */
  readonly before: readonly RootContent[]
  /** Blocks between the title and the first part. */
  readonly head: readonly RootContent[]
  readonly facts: readonly Fact[]
  readonly parts: readonly Part[]
}

/** A headed part as it was written: its heading, its blocks, and the parts in it. */
export function writtenIn({ heading, blocks, parts }: Part): readonly RootContent[] {
  return [...(heading ? [heading] : []), ...blocks, ...parts.flatMap(writtenIn)]
}

/** Divides the blocks of a body at its headings and at what stands for a heading; a paper of one face has no single part. */
export function outlineOf(source: readonly RootContent[], context: Context, isFace = false): Outline {
  const meant = source.filter(({ type }) => type !== 'comment').map(block => asMeant(block, context))
  const headed = withHeadings(meant, context)
  const lined = withLineBelow(headed, context, isFace)
  const line = lined === headed ? undefined : (lined[1] as Paragraph)
  const blocks = withoutBreaks(lined)
  const first = isFace ? titleAt(blocks) : blocks.findIndex(({ type }) => type === 'heading')
  const title = first >= 0 && isTitle(blocks, first, context) ? (blocks[first] as Heading) : undefined
  const start = title ? first + 1 : 0
  const next = blocks.findIndex((block, at) => at >= start && block.type === 'heading')
  const head = blocks.slice(start, next < 0 ? blocks.length : next)
  const before = title ? blocks.slice(0, first).map(asLine) : []
  return {
    ...(title && { title }),
    ...(title && line && { line }),
    before,
    head,
    // What its author made a heading has no label, whatever its colon: `Rain for depots: what it saves`.
    facts: withoutSpeakers(
      [...before, ...head].flatMap(block => (block === line ? [] : (factsIn(block, 'head', context) ?? []))),
    ),
    parts: next < 0 ? [] : partsOf(blocks.slice(next), context, 'body'),
  }
}

/** Where the title of a paper of one face is: its first heading, or below that the one larger one: `## The house` over `# The play`. */
function titleAt(blocks: readonly RootContent[]): number {
  const first = blocks.findIndex(({ type }) => type === 'heading')
  const larger = blocks.findIndex((_, at) => headingAt(blocks, at) < headingAt(blocks, first))
  const between = blocks.slice(first + 1, larger)
  const isOver = between.every(block => block.type === 'paragraph' && plainText(block).length <= HEADING)
  return first >= 0 && larger > first && larger <= first + BETWEEN && isOver ? larger : first
}

/** Blocks from a house to what it has on. */
const BETWEEN = 3

/** A heading over the title as the line that it is. */
function asLine(block: RootContent): RootContent {
  if (block.type !== 'heading') return block
  return { type: 'paragraph', children: block.children, ...(block.position && { position: block.position }) }
}

/** Headings from which on a text is long, and divided by these alone. */
const LONG = 5

/** Blocks without the strokes right above a heading or a line in bold, which divides a text by itself. */
function withoutBreaks(blocks: readonly RootContent[]): readonly RootContent[] {
  const heads = (block: RootContent | undefined): boolean => {
    const [first] = block?.type === 'paragraph' ? linesIn(block.children) : []
    return block?.type === 'heading' || (first !== undefined && isBoldAlone(first))
  }
  const idle = blocks.filter(({ type }, at) => type === 'thematicBreak' && heads(blocks[at + 1]))
  const headings = blocks.filter(({ type }) => type === 'heading').length
  // One alone divides what it stands between, the details of an invitation from its words, but not the title of a long text from its parts.
  const isIdle = idle.length >= LEAST_PARTS || headings >= LONG
  return isIdle ? blocks.filter(block => !idle.includes(block)) : blocks
}

/**
 * A heading under the title that nothing stands below but whose text it is, that is smaller than those of parts, that with a few
 * words is divided from these by a stroke, or on a paper of one face the only other heading: the line under the title, and no part.
 */
function withLineBelow(
  blocks: readonly RootContent[],
  context: Context,
  isFace: boolean,
): readonly RootContent[] {
  const [title, line, ...others] = blocks
  if (title?.type !== 'heading' || line?.type !== 'heading' || title.depth >= line.depth) return blocks
  const next = others.findIndex(({ type }) => type === 'heading')
  const below = others.slice(0, Math.max(next, 0))
  const words = plainText(line)
  const isLine = words.length <= HEADING && (context.lexicon(words).length === 0 || isDocumentName(words))
  const isDivided = below.at(-1)?.type === 'thematicBreak' && below.slice(0, -1).every(isOpening)
  const isSaid = words.split(/\s+/u).length >= SAID
  const isSmall = headingAt(others, next) < line.depth
  const isUnder = below.every(block => isByline(block, context)) || isSmall || (isDivided && isSaid)
  const isOnly = isFace && next < 0 && others.length > 0
  if (!isLine || !(isOnly || (below.length > 0 && isUnder))) return blocks
  const lead: Paragraph = {
    type: 'paragraph',
    children: line.children,
    ...(line.position && { position: line.position }),
  }
  return [title, lead, ...others]
}

/** Words from which on a heading says something. */
const SAID = 5

function isOpening({ type }: RootContent): boolean {
  return type === 'paragraph'
}

/** The depth of the heading at a place among blocks; of no heading the largest. */
function headingAt(blocks: readonly RootContent[], at: number): number {
  const block = blocks[at]
  return block?.type === 'heading' ? block.depth : Number.POSITIVE_INFINITY
}

/** A table knows its row of sums by the word it opens with; words in quotation marks over a dash and a name are a quotation. */
function asMeant(block: RootContent, context: Context): RootContent {
  if (block.type === 'table') return withSum(block, context)
  if (block.type === 'blockquote') return spoken(block.children, block) ?? block
  if (block.type !== 'paragraph') return block
  const quotation = spoken([block], block)
  if (quotation) return quotation
  const lines = linesIn(block.children)
  const last = lines.at(-1)
  const isSaid =
    lines.length > 1 &&
    /^\s*[“„«"「『]/u.test(lines[0]?.text ?? '') &&
    /^[—–-]{1,2}\s*\S/u.test(last?.text ?? '')
  if (!isSaid || !last) return areLines(lines) ? { ...block, children: [...joinLines(lines).nodes] } : block
  const said = paragraphOf(joinLines(lines.slice(0, -1)))
  return {
    type: 'blockquote',
    children: [said, paragraphOf(last)],
    ...(block.position && { position: block.position }),
  }
}

/** A quotation whose only paragraph says at its end who is quoted, with that apart; undefined for any other. */
function spoken(
  [only, ...others]: readonly RootContent[],
  { position }: RootContent,
): Blockquote | undefined {
  if (only?.type !== 'paragraph' || others.length > 0) return undefined
  const phrase = toPhrase(only.children)
  const at = spokenBy(phrase.text)
  if (at === undefined) return undefined
  const [said, by] = [trim(cut(phrase, 0, at)), trim(cut(phrase, at))]
  return {
    type: 'blockquote',
    children: [paragraphOf(said), paragraphOf(by)],
    ...(position && { position }),
  }
}

/** Letters up to which a line may be one of several that stand below each other. */
const SHORT = 64

/** An address of mail or of the web opens with a small letter, and goes on with nothing. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.\p{L}{2,}|^(?:https?:\/\/|www\.)\S/u

/** The same with nothing beside it. */
const ADDRESS_ALONE = /^(?:[^\s@]+@)?[\p{L}\d.-]{1,80}\.\p{L}{2,}(?:\/\S*)?$|^https?:\/\/\S+$/u

/** Lines that their author ended: short, and none goes on in the next with a small letter, or each opens with words in bold. */
function areLines(lines: readonly Phrase[]): boolean {
  const isShort = ({ text }: Phrase, at: number): boolean =>
    text.length <= SHORT && (at === 0 || !/^\p{Ll}/u.test(text) || ADDRESS.test(text))
  const isNamed = ({ nodes: [first, ...others] }: Phrase): boolean =>
    first?.type === 'strong' && others.length > 0
  // An address alone on its line goes on with nothing above it.
  const isReached = ADDRESS_ALONE.test(lines.at(-1)?.text ?? '')
  return (
    lines.length > 1 && (lines.every(isShort) || lines.every(isNamed) || (lines.length === 2 && isReached))
  )
}

function withSum(table: Table, { lang }: Context): Table {
  const [head, , ...rest] = table.children
  // A table whose columns have no names may be facts, which are read as they stand.
  const last = head?.children.some(({ children }) => children.length > 0) ? rest.at(-1) : undefined
  const [first] = last?.children.filter(({ children }) => children.length > 0) ?? []
  const words = first ? plainLabel(plainText({ type: 'paragraph', children: first.children })) : ''
  if (
    last === undefined ||
    ![...wordsFor(lang, 'totalWords'), ...wordsFor('en', 'totalWords')].includes(words)
  )
    return table
  return {
    ...table,
    children: [...table.children.slice(0, -1), { ...last, data: { ...last.data, sum: true } }],
  }
}

/** Times that a label comes back when it is somebody who speaks. */
const SPEAKS = 3

/** In a conversation labels come back: `Gwen: … Pat: … Gwen: …` are no facts. */
function withoutSpeakers(facts: readonly Fact[]): readonly Fact[] {
  const counts = new Map<string, number>()
  for (const { label } of facts)
    if (label.text !== '') counts.set(label.text, (counts.get(label.text) ?? 0) + 1)
  const isTalk = [...counts.values()].some(count => count >= SPEAKS)
  return isTalk ? [] : facts
}

/** Words in front of which a title may stand and still be one: an eyebrow, a letterhead. */
const WORDS_BEFORE = 40

/** The first heading is the title when no other stands as high as it; `## Experience` under a name in plain words is none. */
function isTitle(blocks: readonly RootContent[], first: number, { lexicon }: Context): boolean {
  const heading = blocks[first] as Heading
  if (heading.data?.leads) return false
  const meanings = lexicon(plainText(heading))
  const isBack = meanings.some(({ concept }) => concept === 'backSide')
  if (heading.depth > 1 && (isBack || namesPart(meanings) || namesParty(meanings))) return false
  const others = blocks.slice(first + 1).filter((block): block is Heading => block.type === 'heading')
  const before = blocks.slice(0, first).map(plainText).join(' ').split(/\s+/).length
  // Of two lists one below the other, it heads the second.
  const isAmongLists =
    first > 1 && blocks.slice(1, first).some(isList) && isList(blocks[first + 1]) && others.length === 0
  if (isAmongLists && heading.depth > 1) return false
  const isHighest = others.every(({ depth }) => depth > heading.depth)
  return (
    before <= WORDS_BEFORE && (isHighest || (heading.depth === 1 && others[0]?.depth !== 1 && first === 0))
  )
}

function isList(block: RootContent | undefined): boolean {
  return block?.type === 'list'
}

function partsOf(blocks: readonly RootContent[], context: Context, place: Place): readonly Part[] {
  const depths = blocks.flatMap(block => (block.type === 'heading' ? [block.depth] : []))
  const depth = depths.reduce<number>((least, other) => Math.min(least, other), 6)
  const starts = blocks.flatMap((block, at) =>
    block.type === 'heading' && block.depth === depth ? [at] : [],
  )
  const parts = starts.map((start, at) =>
    partOf(
      blocks[start] as Heading,
      blocks.slice(start + 1, starts[at + 1] ?? blocks.length),
      context,
      place,
    ),
  )
  const lead = blocks.slice(0, starts[0] ?? 0)
  return lead.length > 0 ? [...partsOf(lead, context, place), ...parts] : parts
}

function partOf(heading: Heading, blocks: readonly RootContent[], context: Context, place: Place): Part {
  const at = blocks.findIndex(({ type }) => type === 'heading')
  const own = at < 0 ? blocks : blocks.slice(0, at)
  return {
    heading,
    meanings: context.lexicon(plainText(heading)),
    blocks: own,
    facts: withoutSpeakers(own.flatMap(block => factsIn(block, place, context) ?? [])),
    parts: at < 0 ? [] : partsOf(blocks.slice(at), context, place),
  }
}

/** Letters up to which a line can be a heading. */
const HEADING = 90

/**
 * Blocks in which what stands for a heading is one, a level below the last real one: lines all in bold above something,
 * and, where a text has no headings of its own and they are asked for, labels that stand before whole paragraphs and lists
 * (`Problem: …`).
 */
export function withHeadings(
  all: readonly RootContent[],
  context: Context,
  from: 'labels' | 'bold' = 'labels',
): readonly RootContent[] {
  const blocks = withTitleLine(all, context)
  const isPlain = from === 'labels' && all.every(({ type }) => type !== 'heading')
  const opened = isPlain ? blocks.map((block, at) => openLabel(block, blocks[at + 1], context)) : []
  const labels = opened.filter(parts => parts !== undefined)
  const start = opened.findIndex(parts => parts !== undefined)
  // Among labels that are headings, one before a sentence is a heading too.
  const { blocks: source, heads } = withBoldApart(
    labels.length >= 3
      ? blocks.flatMap(
          (block, at) =>
            opened[at] ??
            (at > start ? openLabel(block, blocks[at + 1], context, SENTENCE) : undefined) ?? [block],
        )
      : blocks,
  )
  const bold = source.map(block => heads.get(block) ?? boldLine(block, context))
  // One line in bold that is a day, a sum or an address is said with weight; several divide a text.
  const isAlone = bold.filter(line => line !== undefined).length === 1
  let depth = 1
  return source.map((block, at): RootContent => {
    // Beside a heading that was made of a line another line heads a part as well.
    if (block.type === 'heading') depth = Math.min(block.depth + (block.data?.leads ? 0 : 1), 6)
    const next = source[at + 1]
    const line = bold[at]
    if (line === undefined || next === undefined || next.type === 'heading' || bold[at + 1]) return block
    if (isAlone && next.type === 'paragraph' && isSaid(plainText(block), context)) return block
    if (at === 1 && isUnderTitle(source, bold, context)) return block
    // Between a name and how its bearer is reached stands what that is.
    if (source[at - 1]?.type === 'heading' && at === 1 && reaches(next, context)) return block
    return headingOf(line, Math.max(depth, 2), block)
  })
}

/** Whether a line in bold right under the first heading says what that is about: no other divides what stands below, and it names no part. */
function isUnderTitle(
  blocks: readonly RootContent[],
  bold: readonly unknown[],
  { lexicon }: Context,
): boolean {
  const [title, line, next] = blocks
  const end = blocks.findIndex(({ type }, at) => at > 0 && type === 'heading')
  const below = bold.slice(2, end < 0 ? undefined : end)
  return (
    title?.type === 'heading' &&
    line !== undefined &&
    // A sentence that goes on below begins with it: `The Guild` over `certifies that`.
    !(next && /^\p{Ll}/u.test(plainText(next))) &&
    below.every(other => other === undefined) &&
    lexicon(plainText(line)).length === 0
  )
}

/** Parts that a line in bold stands over as their title, at least. */
const LEAST_PARTS = 2

/** A text whose first line, in bold or in capitals, stands over parts that have headings or lines in bold: that line is its title. */
function withTitleLine(blocks: readonly RootContent[], context: Context): readonly RootContent[] {
  const [opening, ...others] = blocks
  const [first, ...below] = opening?.type === 'paragraph' ? linesIn(opening.children) : []
  if (!opening || !first || first.text.length > HEADING || /[.,;:!?]$/u.test(first.text)) return blocks
  const isBold = isBoldAlone(first) && !below.every(isBoldAlone)
  const isCalled =
    below.length === 0 && (isBoldAlone(first) || /^(?:\P{Ll}*\p{Lu}\P{Ll}*){6,}$/u.test(first.text))
  const parts = others.filter(block =>
    block.type === 'heading' ? block.depth > 1 : (boldLine(block, context) ?? boldAbove(block)),
  )
  const isTitled = others.some(block => block.type === 'heading' && block.depth === 1)
  if (!(isBold || isCalled) || isTitled || parts.length < LEAST_PARTS || readLabelled(first)) return blocks
  const children = isBoldAlone(first) ? (first.nodes[0] as Strong).children : first.nodes
  const title = headingOf([...children] as Heading['children'], 1, opening)
  return [title, ...paragraphsOf(below), ...others]
}

/** What a line that is nothing but its name heads, in a text without headings. */
const NAMED_PARTS: ReadonlySet<Concept> = new Set<Concept>([
  ...([
    'about',
    'works',
    'projects',
    'services',
    'features',
    'steps',
    'questions',
    'quotes',
    'offers',
  ] as const),
  ...(['experience', 'education', 'skills', 'languages', 'publications', 'awards', 'interests'] as const),
  ...(['references', 'team', 'programme', 'challenge', 'approach', 'contact', 'background'] as const),
])

/** Parts from which on names alone on their lines are headings. */
const LEAST_NAMED = 2

/** A text without headings in which lines that are nothing but the name of a part head what is below: `About me`, `Projekt`, `Kontakt`. */
export function withPartNames(blocks: readonly RootContent[], { lexicon }: Context): readonly RootContent[] {
  if (blocks.some(({ type }) => type === 'heading')) return blocks
  const opened = blocks.map((block, at): readonly RootContent[] | undefined => {
    if (block.type !== 'paragraph' || at === 0) return undefined
    const [first, ...below] = linesIn(block.children)
    const isOver = below.length > 0 || blocks[at + 1] !== undefined
    const isName = first && isOver && first.text.length <= HEADING / 3 && !/[:：.,;!?]$/u.test(first.text)
    const names = isName ? lexicon(first.text) : []
    if (!first || !names.some(({ concept, weight }) => weight > 0.9 && NAMED_PARTS.has(concept)))
      return undefined
    return [headingOf([...first.nodes] as Heading['children'], 2, block), ...paragraphsOf(below)]
  })
  const count = opened.filter(parts => parts !== undefined).length
  return count < LEAST_NAMED ? blocks : blocks.flatMap((block, at) => opened[at] ?? [block])
}

/** A text in which things that count from one, each by a number alone on its line above its name, are headed: `1`, `Winter park`, … */
export function withCountedNames(blocks: readonly RootContent[]): readonly RootContent[] {
  let count = 0
  const opened = blocks.map((block): readonly RootContent[] | undefined => {
    if (block.type !== 'paragraph') return undefined
    const [number, name, ...below] = linesIn(block.children)
    const isNext = /^0?\d{1,2}$/.test(number?.text ?? '') && Number(number?.text) === count + 1
    if (!number || !name || !isNext || below.length === 0) return undefined
    if (name.text.length > HEADING * 0.7 || /[.,;:!?]$/u.test(name.text)) return undefined
    count += 1
    const words = [...number.nodes, { type: 'text' as const, value: ' ' }, ...name.nodes]
    return [headingOf(words as Heading['children'], 3, block), paragraphOf(joinLines(below))]
  })
  return count < LEAST_NAMED ? blocks : blocks.flatMap((block, at) => opened[at] ?? [block])
}

/** Whether a line is set in bold from end to end. */
export function isBoldAlone({ nodes }: Phrase): boolean {
  return nodes.length === 1 && nodes[0]?.type === 'strong'
}

interface BoldApart {
  readonly blocks: readonly RootContent[]
  /** The lines that stood above text, and their words. */
  readonly heads: ReadonlyMap<RootContent, Heading['children']>
}

/** Blocks in which a line in bold stands apart from the text right below it, where several paragraphs open so. */
function withBoldApart(blocks: readonly RootContent[]): BoldApart {
  const over = blocks.map(block => boldAbove(block))
  // One question among lines that head is a title like them; several are asked to be answered.
  const isTitle = over.filter(parts => parts?.asks).length === 1
  const opened = over.map(parts => (parts?.asks && !isTitle ? undefined : parts))
  const long = opened.filter(parts => parts && parts.letters >= SENTENCE)
  // Lines in bold that stand alone over something show that others head too.
  const alone = blocks.filter((block, at) =>
    block.type === 'heading'
      ? block.data?.leads
      : block.type === 'paragraph' &&
        linesIn(block.children).every(isBoldAlone) &&
        isListOrParagraph(blocks[at + 1]),
  )
  const heading = long.filter(parts => !parts?.asks)
  if (heading.length < 2 && (heading.length === 0 || alone.length === 0)) return { blocks, heads: new Map() }
  return {
    blocks: blocks.flatMap((block, at) => opened[at]?.apart ?? [block]),
    heads: new Map(opened.flatMap(parts => (parts ? [[parts.apart[0], parts.words] as const] : []))),
  }
}

/** Whether a block is what something above it can head: a list, or a paragraph. */
export function isListOrParagraph(next: RootContent | undefined): boolean {
  return next?.type === 'list' || next?.type === 'paragraph'
}

/** A line in bold, which may ask something, and sentences that stand below it in the same paragraph; what is said is read as such. */
function boldAbove(block: RootContent) {
  if (block.type !== 'paragraph') return undefined
  const [first, ...below] = linesIn(block.children)
  const [only] = first?.nodes ?? []
  if (!first || only?.type !== 'strong' || !isBoldAlone(first) || below.length === 0) return undefined
  const text = joinLines(below)
  const isLine = first.text.length <= HEADING && !/[.,;:!。]$/u.test(first.text)
  const asks = /[?？؟]$/u.test(first.text)
  // An address may go on below its label.
  const labels = below.filter(line => readLabelled(line)?.sign === 'colon')
  const isLabelled =
    labels.length > 1 && labels.length * 2 > below.length && labels.includes(below[0] as Phrase)
  const isText = /^[^"“„«‘「]/u.test(text.text) && (isLabelled || /\p{L}[.!?…)]/u.test(text.text))
  if (!isLine || !isText) return undefined
  const line: Paragraph = { ...paragraphOf(first), ...(block.position && { position: block.position }) }
  const apart = [line, paragraphOf(text)] as const
  return { apart, words: only.children, letters: text.text.length, asks }
}

/** Whether a line is a value, opens with a sum or divides a day from what is on then: `£79.00 per seat · Paid`, `Open day – 13 June`. */
function isSaid(text: string, { lang }: Context): boolean {
  const pieces = text.split(/\s[–—·|-]\s/u)
  return (
    readValue(text, lang) !== undefined ||
    (pieces.length > 1 && pieces.some(piece => readValue(piece, lang)?.type === 'date')) ||
    findValues(text, lang).some(({ value, start }) => value.type === 'money' && start === 0)
  )
}

/** Whether a block says how somebody is reached. */
function reaches(block: RootContent, { lang }: Context): boolean {
  return (
    block.type === 'paragraph' &&
    findValues(plainText(block), lang).some(({ value }) => value.type === 'email' || value.type === 'phone')
  )
}

function headingOf(children: Heading['children'], depth: number, block: RootContent): Heading {
  const heading: Heading = { type: 'heading', depth: depth as Heading['depth'], children }
  return block.position ? { ...heading, position: block.position } : heading
}

function boldLine(block: RootContent, context: Context): Heading['children'] | undefined {
  if (block.type !== 'paragraph' || block.children.length !== 1) return undefined
  const [only] = block.children
  // What is pressed heads nothing.
  if (only?.type !== 'strong' || only.children.every(({ type }) => type === 'link')) return undefined
  const phrase = trim(toPhrase(only.children))
  const isLine = phrase.text.length <= HEADING && !phrase.text.includes('\n') && !readLabelled(phrase)
  return isLine && !saysSum(phrase.text, context) ? only.children : undefined
}

/** Whether a line names a sum and says it: `Value £85`. */
export function saysSum(text: string, { lang, lexicon }: Context): boolean {
  const name = /^(\p{L}+(?: +\p{L}+)*?)\s+(?=\S)(?=\P{L}*\d|[A-Z]{3}\s*\d)/u.exec(text)
  const sum = name && readValue(text.slice(name[0].length), lang)
  return sum?.type === 'money' && lexicon(name?.[1] ?? '').some(({ weight }) => weight > 0.9)
}

/** All blocks of a part, in the order of the copy. */
export function blocksOfPart({ heading, blocks, parts }: Part): readonly RootContent[] {
  return [...(heading ? [heading] : []), ...blocks, ...parts.flatMap(blocksOfPart)]
}

/** Letters from which what follows a label is a text and not a value. */
const TEXT = 100
/** Letters from which it is a sentence. */
const SENTENCE = 60

/** A label with the text or the list it opens, as a heading above it. */
function openLabel(
  block: RootContent,
  next: RootContent | undefined,
  context: Context,
  least: number = TEXT,
): readonly RootContent[] | undefined {
  if (block.type !== 'paragraph') return undefined
  const [first, ...more] = linesIn(block.children)
  if (first === undefined) return undefined
  const alone = opensSigning(first.text) ? null : /^(.{1,60}?)\s*[:：]$/u.exec(first.text)
  const opens = more.length > 0 || (next !== undefined && next.type !== 'paragraph')
  if (alone && opens && (isShort(alone[1] ?? '') || context.lexicon(first.text).length > 0)) {
    const label = cut(first, 0, first.text.search(/(?<!\s)\s*[:：]$/u))
    return [headingOf([...label.nodes], 2, block), ...paragraphsOf(more)]
  }
  const labelled = readLabelled(first)
  const isText =
    labelled && (labelled.value.text.length > least || (more.length > 0 && !readLabelled(more[0] as Phrase)))
  if (!isText || !isShort(labelled.label.text)) return undefined
  return [headingOf([...labelled.label.nodes], 2, block), paragraphOf(joinLines([labelled.value, ...more]))]
}

function isShort(label: string): boolean {
  return label.split(/\s+/).length <= 4
}
