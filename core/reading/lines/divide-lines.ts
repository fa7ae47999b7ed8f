import type { Heading, List, Paragraph, RootContent, TableRow } from 'mdast'
import type { Context } from '../context.ts'
import { paragraphOf, paragraphsOf, headingOf, namesColumns } from '../facts/facts.ts'
import { labelAlone, linesIn, linesOfBlock, readLabelled } from '../facts/label.ts'
import { joinLines, type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import { isCapitals } from '../../source/text.ts'
import { type ListRole, listRuleOf } from '../roles.ts'
import { withSigningApart, withSigningHeads } from '../lists/signatures.ts'
import { titleOf } from '../lists/takings.ts'
import { readValue } from '../values/read-value.ts'
import { withContactHead, withHeadedWorks } from './headed-works.ts'
import { withCountedLooks } from './counted-looks.ts'
import { withGroupNames } from './named-groups.ts'
import { withLabelledClauses, withSigningParts } from './labelled-clauses.ts'
import { withPricedHeads } from './priced-heads.ts'

/**
 * A body whose lines stand for what their author meant by them, where Markdown runs them together or tells nothing: a label
 * on a line of its own that leads to one of the lists that are taken heads it, lines in capitals head the parts of a copy
 * without headings, and labelled lines right below a list are no part of its last entry.
 */
export function dividedLines(
  source: readonly RootContent[],
  taken: readonly ListRole[],
  context: Context,
): readonly RootContent[] {
  const names = new Set(taken.flatMap(role => listRuleOf(role).concepts))
  const leads = ({ text }: Phrase): boolean =>
    context.lexicon(text).some(({ concept, weight }) => weight > 0.9 && names.has(concept))
  const isShown = taken.includes('works') || taken.includes('spreads')
  const tabled = withNamedTables(source, context)
  const named = isShown ? withGroupNames(tabled, context) : tabled
  const works = taken.includes('works') ? withContactHead(withHeadedWorks(named, context), context) : named
  const looks = taken.includes('spreads') ? withCountedLooks(works) : works
  const parted = taken.includes('clauses')
    ? withSigningParts(withLabelledClauses(looks, context), context)
    : looks
  const signed = taken.includes('signatures')
    ? withSigningApart(withSigningHeads(parted, context), context)
    : parted
  const shown = taken.includes('offers') ? withPricedHeads(signed, context) : signed
  const blocks = shown
    .flatMap(block => (block.type === 'list' ? dividedList(block, leads) : [block]))
    .flatMap(block => (block.type === 'list' ? withoutLabels(block, context) : [block]))
  const isPlain = blocks.every(({ type }) => type !== 'heading')
  let depth = 1
  const led = blocks.flatMap((block, at): readonly RootContent[] => {
    if (block.type === 'heading') depth = block.depth
    // Right below a heading a line only leads over from it: `In this agreement:` under `Definitions`.
    if (block.type !== 'paragraph' || blocks[at - 1]?.type === 'heading') return [block]
    return withLead(block, blocks[at + 1], { leads, depth: isPlain ? 2 : Math.min(depth + 1, 6), isPlain })
  })
  // The title alone heads no part.
  const [first, ...others] = led
  const isTitled = first?.type === 'heading' && others.every(({ type }) => type !== 'heading')
  return isPlain ? withCapitals(led) : isTitled ? [first, ...withCapitals(others, false)] : led
}

/** Below other copy a table of labels whose head is one name, `| Talk to us | |`, stands under that as a part of its own. */
function withNamedTables(body: readonly RootContent[], context: Context): readonly RootContent[] {
  let depth: Heading['depth'] = 2
  return body.flatMap((block, at): readonly RootContent[] => {
    if (block.type === 'heading' && at > 0) depth = block.depth === 1 ? 2 : block.depth
    const above = body[at - 1]
    if (block.type !== 'table' || !above || above.type === 'heading' || block.children.length < 3)
      return [block]
    const [name, ...others] = (block.children[0]?.children ?? []).map(({ children }) => toPhrase(children))
    const isNamed = name?.text.trim() && others.length === 1 && others[0]?.text.trim() === ''
    if (!name || !isNamed || namesColumns([name, phraseOf('')], context)) return [block]
    const cells = block.children[0]?.children.map(cell => ({ ...cell, children: [] })) ?? []
    const head: TableRow = { type: 'tableRow', children: cells }
    return [headingOf(name, depth), { ...block, children: [head, ...block.children.slice(1)] }]
  })
}

interface Leading {
  /** Whether a label is the name of a list. */
  readonly leads: (label: Phrase) => boolean
  readonly depth: number
  readonly isPlain: boolean
}

/** A paragraph whose first line leads to its other lines, or whose last line leads to the list below it. */
function withLead(
  block: Paragraph,
  next: RootContent | undefined,
  { leads, depth, isPlain }: Leading,
): readonly RootContent[] {
  const lines = linesIn(block.children)
  const [first, ...below] = lines
  const opening = first && labelAlone(first)
  const isListed = next?.type === 'list' || next?.type === 'table'
  if (opening && below.length > 1 && leads(opening) && below.every(({ text }) => text.length <= LINE))
    return [labelOf(opening, depth), paragraphOf(joinLines(below))]
  // A line all in bold over labelled ones is what they are called together.
  const group = first && boldAlone(first)
  const ends = [below[0], below.at(-1)].map(line => line && readLabelled(line))
  if (group && below.length > 1 && ends.every(end => end !== undefined))
    return [labelOf(group, depth), paragraphOf(joinLines(below))]
  const last = lines.at(-1)
  if (!isListed || !last || (!isPlain && lines.length > 1)) return [block]
  // A line all in bold heads something in any copy.
  const isBare = isPlain && lines.length === 1 && block.children.every(({ type }) => type === 'text')
  const label = labelAlone(last) ?? (isBare ? last : undefined)
  if (!label || !leads(label)) return [block]
  const above = lines.slice(0, -1)
  return [...paragraphsOf(above), labelOf(label, depth)]
}

/** A line that is one piece in bold, without the colon at its end. */
function boldAlone(line: Phrase): Phrase | undefined {
  const [only, ...others] = line.nodes.filter(node => node.type !== 'text' || node.value.trim() !== '')
  if (only?.type !== 'strong' || others.length > 0) return undefined
  return labelAlone(line) ?? trim(toPhrase(only.children))
}

/** Words that a title has at most, lines that may run on below it, and letters of each that belongs to it. */
const TITLE = { words: 12, letters: 90, below: 4, under: 64 } as const

/**
 * A body without a heading of the whole whose first paragraph opens with a title, as when lines of a sheet or of a board are pasted: the
 * title is a paragraph of its own, with the pictograph that stands over it.
 */
export function withTitleLine(
  body: readonly RootContent[],
  /** It is a page of somebody, who writes the name as it is called: in small letters, with a pictograph behind it. */
  isOfSomebody = false,
): readonly RootContent[] {
  const [first, ...others] = body
  if (first?.type !== 'paragraph' || others.length === 0) return body
  // Lines in capitals head parts of a paste, and none of them names it.
  if (body.some(block => block.type === 'heading' && block.depth === 1) || titleOf(body)) return body
  const lines = linesIn(first.children)
  const at = lines.findIndex(({ text }) => /[\p{L}\p{N}]/u.test(text) && !isHandle(text))
  const [title, ...below] = lines.slice(at)
  if (!title || at > 1 || below.length === 0 || below.length > TITLE.below) return body
  const bold = boldIn(title)
  const isCalled = isOfSomebody && title.text.length <= CALLED && !/\d|\s[→:|]\s/u.test(title.text)
  const isTitle =
    title.text.length <= TITLE.letters &&
    title.text.split(/\s+/).length <= TITLE.words &&
    (bold || isCalled || /^[«“"‘]?[\p{Lu}\p{Lo}\p{N}]/u.test(title.text)) &&
    !/[.,;:：。،]$|@|https?:/u.test(title.text) &&
    (bold ||
      isCalled ||
      isCapitals(title.text) ||
      NAME.test(title.text) ||
      !/^\p{Ll}/u.test(below[0]?.text ?? '')) &&
    readLabelled(title)?.sign !== 'bold' &&
    (readLabelled(title) === undefined || readLabelled(below[0] as Phrase) === undefined)
  if (!isTitle) return body
  // In bold it would be taken for the head of what stands below.
  const isHead =
    bold && below.every(({ text }) => text.length <= TITLE.under && !/\p{L}{3}[.!?]$/u.test(text))
  const head: RootContent = isHead ? { type: 'heading', depth: 1, children: bold } : paragraphOf(title)
  const above = lines.slice(0, at).filter(({ text }) => isHandle(text))
  return [...paragraphsOf(above), head, paragraphOf(joinLines(below)), ...others]
}

/**
 * A body without a heading of the whole whose first line stands alone above labelled lines or headed parts: with a colon in it,
 * it is a title all the same, unless its label is one that copy has values behind: `Harbour School: how forty pupils built a boat`.
 */
export function withLabelledTitle(
  body: readonly RootContent[],
  { lexicon, lang }: Context,
): readonly RootContent[] {
  const [first, next, ...others] = body
  const [line, ...more] = linesOfBlock(first)
  const labelled = line && readLabelled(line)
  if (!line || !labelled || labelled.sign !== 'colon' || more.length > 0 || first?.type !== 'paragraph')
    return body
  if (body.some(block => block.type === 'heading' && block.depth === 1) || titleOf(body)) return body
  const isKnown = lexicon(labelled.label.text).some(({ weight }) => weight > KNOWN)
  const isTitle =
    line.text.length <= TITLE.letters &&
    line.text.split(/\s+/).length <= TITLE.words &&
    !/[.,;:：。]$|@|https?:/u.test(line.text) &&
    readValue(labelled.value.text, lang) === undefined
  const isOver =
    linesOfBlock(next).some(one => readLabelled(one)) ||
    others.filter(({ type }) => type === 'heading').length > 1
  if (isKnown || !isTitle || !isOver) return body
  return [{ type: 'heading', depth: 1, children: [...first.children] }, ...body.slice(1)]
}

/** Weight of a meaning from which on a label says what its value is. */
const KNOWN = 0.8

/** Letters of what somebody is called. */
const CALLED = 32

/** Whether a line is what somebody is called on a network and nothing else: above a name it is none itself. */
export function isHandle(text: string): boolean {
  return /^@[\w.]{2,}$/u.test(text)
}

/** A name of several words, which does not run on in a line that opens with a small letter: `Ylva Sandelin` over `architect`. */
const NAME = /^\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){1,3}$/u

/** The words of a line that is all in bold. */
function boldIn({ nodes }: Phrase): Heading['children'] | undefined {
  const [only, ...others] = nodes
  return only?.type === 'strong' && others.length === 0 ? only.children : undefined
}

/** Letters that each line of a list without marks has at most. */
const LINE = 120

function labelOf(line: Phrase, depth: number): Heading {
  return { ...headingOf(line, depth), data: { leads: true } }
}

/** A list that goes on below a label, which Markdown takes for the last line of the entry above it: a list on each side. */
function dividedList(list: List, leads: Leading['leads']): readonly RootContent[] {
  const at = list.children.findIndex(({ children: [first, ...others] }, place) => {
    const lines = linesOfBlock(first)
    const label = lines.length > 1 ? labelAlone(lines.at(-1) as Phrase) : undefined
    return place < list.children.length - 1 && others.length === 0 && label !== undefined && leads(label)
  })
  const entry = list.children[at]
  const [words] = entry?.children ?? []
  if (!entry || words?.type !== 'paragraph') return [list]
  const lines = linesIn(words.children)
  const last = { ...entry, children: [paragraphOf(joinLines(lines.slice(0, -1)))] }
  return [
    { ...list, children: [...list.children.slice(0, at), last] },
    paragraphOf(lines.at(-1) as Phrase),
    ...dividedList({ ...list, children: list.children.slice(at + 1) }, leads),
  ]
}

/** A list of single lines without the labelled lines that run on below its last. */
function withoutLabels(list: List, { lexicon }: Context): readonly RootContent[] {
  const entries = list.children.map(({ children }) => children)
  const last = entries.at(-1)
  const [only, ...others] = last ?? []
  if (only?.type !== 'paragraph' || others.length > 0 || entries.length < 2) return [list]
  const [line, ...below] = linesIn(only.children)
  const isEven = entries
    .slice(0, -1)
    .every(([first]) => first?.type === 'paragraph' && linesIn(first.children).length === 1)
  const isLabelled = below.every(one => {
    const label = readLabelled(one)?.label.text
    return label !== undefined && lexicon(label).some(({ weight }) => weight > 0.8)
  })
  if (!line || below.length === 0 || !isEven || !isLabelled) return [list]
  const end = list.children.at(-1)
  const kept = end ? [{ ...end, children: [paragraphOf(line)] }] : []
  return [{ ...list, children: [...list.children.slice(0, -1), ...kept] }, paragraphOf(joinLines(below))]
}

/** Letters of a heading in capitals. */
const CAPITALS = { least: 3, most: 60 } as const

/** Lines in capitals as headings where several head something; one at the very top names the whole. */
function withCapitals(blocks: readonly RootContent[], isWhole = true): readonly RootContent[] {
  const lines = blocks.map((block, at) => {
    const line = block.type === 'paragraph' ? capitalsIn(block) : undefined
    const next = blocks[at + 1]
    const isOver = next !== undefined && !(next.type === 'paragraph' && capitalsIn(next))
    return isOver ? line : undefined
  })
  const count = lines.filter(line => line !== undefined).length
  if (count < 3 || count > blocks.length / 2) return blocks
  return blocks.map((block, at) => {
    const line = lines[at]
    return line ? headingOf(line, at === 0 && isWhole ? 1 : 2) : block
  })
}

function capitalsIn({ children }: Paragraph): Phrase | undefined {
  const line = trim(toPhrase(children))
  const letters = line.text.match(/\p{L}/gu)?.length ?? 0
  const isLine = !line.text.includes('\n') && line.text.length <= CAPITALS.most && letters >= CAPITALS.least
  const { text } = line
  const isShouted = text === text.toLocaleUpperCase() && text !== text.toLocaleLowerCase()
  return isLine && isShouted && letters * 2 > text.replace(/\s/g, '').length && !/[.!?,;:]$/.test(text)
    ? line
    : undefined
}
