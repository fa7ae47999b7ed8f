import type { Heading, Paragraph, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { withHeadings } from '../outline.ts'
import { paragraphOf, paragraphsOf } from '../facts/facts.ts'
import { linesOfBlock, readLabelled } from '../facts/label.ts'
import { cut, joinLines, toPhrase, trim } from '../facts/phrase.ts'
import { findValues } from '../values/read-value.ts'
import { withoutLabels } from './labels.ts'
import { recordCover } from './record-cover.ts'
import { isThanks } from './thanks.ts'
import { type Division, headingOf, notesOf, type Slide, slideOf } from './slide.ts'

/**
 * Slides of a text that was not written as such: at its headings down to the deck level, which is the deepest level that
 * comes twice and holds copy of its own, or at what stands for headings.
 */
export function byHeadings(blocks: readonly RootContent[], context: Context): Division | undefined {
  const headed = withThanks(headedBelow(withShortLines(withBoldLines(withCountedLines(blocks))), context))
  const level = deckLevel(headed)
  if (level === 0) return undefined
  const groups: RootContent[][] = [[]]
  for (const block of headed) {
    if (block.type === 'heading' && block.depth <= level) groups.push([block])
    else groups.at(-1)?.push(block)
  }
  const [preamble = [], first, ...others] = groups
  // A title above all others opens the deck, with the lines that stand above it; so does what stands before all headings.
  const isTitled = first !== undefined && isLoneTop(first[0] as Heading, headed)
  const opens = isTitled && words(preamble) <= FEW
  const record = recordCover(preamble, context)
  const loose = record && record.rest.length > 0 ? [[...record.rest]] : []
  // `# GEOG 314`, `## How glaciers move`, who speaks and when: the second heading says what the first is about.
  const [below = [], ...after] = others
  const more = opens && first.length === 1 && isOfCover(below, context) ? below : []
  const left = more.length > 0 ? after : others
  const parts = opens ? left : [...loose, ...(first ? [first] : []), ...others]
  return {
    cover: opens ? [...preamble, ...first, ...more] : (record?.cover ?? preamble),
    slides: parts.map(part => spoken(part, context)),
    opens: isPhrase(first?.[1]) || saysMore(first) || isOfCover(first ?? [], context),
    // Labels that stand for headings are its author's slides: `Problem: …`.
    isMeant: blocks.every(({ type }) => type !== 'heading'),
    because: 'the headings of the text',
    omitted: [],
  }
}

/** Lines of a cover below what the deck is about. */
const COVER = 4

/** Whether below a heading stand nothing but a few short lines that tell who speaks or when. */
function isOfCover([heading, ...blocks]: readonly RootContent[], { lang }: Context): boolean {
  const lines = blocks.flatMap(linesOfBlock)
  const areLines =
    blocks.every(({ type }) => type === 'paragraph') && lines.every(({ text }) => PLAIN.test(text))
  if (heading === undefined || !areLines || lines.length === 0 || lines.length > COVER) return false
  return lines.some(({ text }) =>
    findValues(text, lang).some(
      ({ value, start }) =>
        value.type === 'time' || value.type === 'date' || (value.type === 'person' && start === 0),
    ),
  )
}

/** A line that is no sentence. */
const PLAIN = /^.{1,90}(?<![.!?:。！？])$/u

/** Blocks with what stands for headings as headings, below a title that is the only one too. */
function headedBelow(blocks: readonly RootContent[], context: Context): readonly RootContent[] {
  const [title, ...others] = blocks
  const isLone = title?.type === 'heading' && others.every(({ type }) => type === 'paragraph')
  if (!isLone) return withHeadings(blocks, context)
  const below = withHeadings(others, context)
  return below.filter(({ type }) => type === 'heading').length < LABELLED ? blocks : [title, ...below]
}

/** Headings below a lone title from which on they are its slides. */
const LABELLED = 3

/** Blocks that end in a word of thanks in a paragraph of its own, with that as a slide: it is no line of what stands above it. */
function withThanks(blocks: readonly RootContent[]): readonly RootContent[] {
  const at = blocks.findLastIndex(({ type }) => type === 'heading')
  const heading = blocks[at]
  const last = blocks.at(-1)
  const [line, ...more] = last?.type === 'paragraph' ? linesOfBlock(last) : []
  const isEnd = line !== undefined && more.length <= 2 && isThanks(line.text)
  if (heading?.type !== 'heading' || !isEnd || blocks.length - at < 3) return blocks
  return [
    ...blocks.slice(0, -1),
    headingOf([...line.nodes] as Heading['children'], heading.depth),
    ...more.map(paragraphOf),
  ]
}

/** Whether a slide is a heading with a smaller one right below it, and no more than a line or two: `# Nidori`, `## Quiet drones`. */
function saysMore([title, below, ...lines]: readonly RootContent[] = []): boolean {
  const isBelow = title?.type === 'heading' && below?.type === 'heading' && below.depth > title.depth
  return isBelow && lines.length <= 2 && lines.every(isPhrase)
}

/** A number before a stroke and a title: `3 / What we lost`. */
const COUNTED = /^(\d{1,2})\s*\/\s+\p{L}/u

/** Paragraphs whose first lines are counted from one on, in a text without headings, as headings with what is below them. */
function withCountedLines(blocks: readonly RootContent[]): readonly RootContent[] {
  if (blocks.some(block => block.type === 'heading' && block !== blocks[0])) return blocks
  const counts = blocks.map(block => COUNTED.exec(linesOfBlock(block)[0]?.text ?? '')?.[1])
  const found = counts.flatMap(count => count ?? [])
  if (found.length < MANY || found.some((count, at) => Number(count) !== at + 1)) return blocks
  return blocks.flatMap((block, at): readonly RootContent[] => {
    const [line, ...more] = linesOfBlock(block)
    if (counts[at] === undefined || !line) return [block]
    const heading = headingOf([...line.nodes] as Heading['children'])
    return [heading, ...paragraphsOf(more)]
  })
}

/** Letters of a line that names what stands below it, and headings that a text may have besides. */
const SHORT = { letters: 40, headings: 2 }

/** Paragraphs that all, below the first, open with a short line without a stop, as headings with what is below them. */
function withShortLines(blocks: readonly RootContent[]): readonly RootContent[] {
  const [, ...below] = blocks
  const paragraphs = below.filter(({ type }) => type === 'paragraph')
  const headings = below.filter(({ type }) => type === 'heading').length
  const isNamed = (block: RootContent): boolean => {
    const [line, ...more] = linesOfBlock(block)
    return (
      line !== undefined &&
      more.length > 0 &&
      line.text.length <= SHORT.letters &&
      /^[\p{Lu}\p{Lo}](?!.*(?:[.,;!:：]|\d{3}|@))/u.test(line.text)
    )
  }
  const isMeant = paragraphs.length >= MANY && headings <= SHORT.headings && paragraphs.every(isNamed)
  if (!isMeant) return blocks
  return blocks.flatMap((block, at): readonly RootContent[] => {
    const [line, ...more] = block.type === 'paragraph' && at > 0 ? linesOfBlock(block) : []
    if (!line) return [block]
    return [headingOf([...line.nodes] as Heading['children']), paragraphOf(joinLines(more))]
  })
}

/** Paragraphs that open with a line in bold, in a text without headings, as headings with what is below them. */
function withBoldLines(blocks: readonly RootContent[]): readonly RootContent[] {
  if (blocks.some(({ type }) => type === 'heading')) return blocks
  const opened = blocks.map(boldOpening)
  if (opened.filter(Boolean).length < MANY) return blocks
  return blocks.flatMap((block, at) => opened[at] ?? [block])
}

/** Paragraphs from which on something is a manner of writing. */
const MANY = 3

function boldOpening(block: RootContent): readonly RootContent[] | undefined {
  const [line, ...more] = linesOfBlock(block)
  const [only, ...others] = line?.nodes.filter(node => node.type !== 'text' || node.value.trim() !== '') ?? []
  if (only?.type !== 'strong' || others.length > 0 || more.length === 0) return undefined
  return [headingOf(only.children), paragraphOf(joinLines(more))]
}

/**
 * Slides told by labels alone, in lines of a chat or a note: `Problem: …`, `Solution: …`; labels of the deck's own roles
 * belong to its cover.
 */
export function byLabels(
  blocks: readonly RootContent[],
  context: Context,
  isRole: (label: string) => boolean,
): Division | undefined {
  const groups: RootContent[][] = [[]]
  for (const block of blocks) {
    for (const line of linesOfBlock(block)) {
      const labelled = readLabelled(line)
      const isPart = labelled && labelled.sign !== 'tab' && !isRole(labelled.label.text)
      if (isPart) groups.push([headingOf([...labelled.label.nodes] as never), paragraphOf(labelled.value)])
      else groups.at(-1)?.push(paragraphOf(line))
    }
    if (block.type !== 'paragraph') groups.at(-1)?.push(block)
  }
  const [cover = [], ...parts] = groups
  if (parts.length < MANY) return undefined
  return {
    cover,
    slides: parts.map(part => spoken(part, context)),
    opens: false,
    isMeant: true,
    because: 'labels before what each slide says',
    omitted: [],
  }
}

/** Words above a title that go with it: badges, a logo, a date. */
const FEW = 40

function words(blocks: readonly RootContent[]): number {
  return plainText({ type: 'root', children: [...blocks] })
    .split(/\s+/)
    .filter(Boolean).length
}

function spoken(part: readonly RootContent[], context: Context): Slide {
  const { blocks, notes } = withoutLabels(part, context, { texts: false, said: 'comments' })
  return slideOf(blocks, notes)
}

/** Whether no other heading is of as high a level. */
function isLoneTop({ depth }: Heading, blocks: readonly RootContent[]): boolean {
  return blocks.filter(block => block.type === 'heading' && block.depth <= depth).length === 1
}

function deckLevel(blocks: readonly RootContent[]): number {
  const owning = new Map<number, number>()
  blocks.forEach((block, at) => {
    if (block.type !== 'heading') return
    const next = blocks[at + 1]
    const owns = next !== undefined && next.type !== 'heading'
    if (owns) owning.set(block.depth, (owning.get(block.depth) ?? 0) + 1)
  })
  // Third-level headings are parts of a slide as long as the second level makes slides.
  const levels = [...owning].filter(([depth, count]) => count >= 2 && depth <= 2).map(([depth]) => depth)
  return levels.length > 0 ? Math.max(...levels) : firstLevel(blocks)
}

function firstLevel(blocks: readonly RootContent[]): number {
  const depths = blocks.flatMap(block => (block.type === 'heading' ? [block.depth] : [])).sort()
  // One heading above all others is the title, and those below it begin the slides.
  const [top, second] = depths
  return second ?? top ?? 0
}

/** Paragraphs of a text without headings, a slide each: a short sentence that opens one says what it is about. */
export function byParagraphs(blocks: readonly RootContent[], context: Context): Division {
  const { blocks: shown, notes } = withoutLabels(blocks, context, { texts: false, said: 'comments' })
  // Comments between paragraphs belong to no single one of them.
  const spoken: RootContent[] = notes.length > 0 ? [notesOf(notes)] : []
  const record = recordCover(shown, context)
  const at = shown.findIndex(block => !isPhrase(block))
  const cover = record?.cover ?? (at < 0 ? shown : shown.slice(0, at))
  const groups: RootContent[][] = []
  for (const block of record?.rest ?? shown.slice(cover.length)) {
    const last = groups.at(-1)
    if (block.type === 'paragraph' || last === undefined) groups.push(opened(block))
    else last.push(block)
  }
  return {
    cover: [...cover, ...spoken],
    slides: groups.map(group => slideOf(group)),
    opens: false,
    isMeant: false,
    because: 'the paragraphs of the text',
    omitted: [],
  }
}

function isPhrase(block: RootContent | undefined): boolean {
  if (block === undefined) return false
  const text = plainText(block)
  return block.type === 'paragraph' && text.length <= 90 && !/[.!?。！？]$/.test(text)
}

/** Letters up to which a sentence that opens a paragraph is a title of it. */
const TITLE = 40

function opened(block: RootContent): RootContent[] {
  if (block.type !== 'paragraph') return [block]
  const phrase = toPhrase((block as Paragraph).children)
  const match = /^\s*(\S[^.!?:;。！？\n]*)((?:[.!?](?=\s)|[。！？]))\s*(?=[\p{Lu}\p{Lo}\p{N}"“„«])/u.exec(
    phrase.text,
  )
  const title = match?.[1]
  if (!match || !title || title.length > TITLE || title.split(/\s+/).length > 6) return [block]
  const end = match[2] === '.' || match[2] === '。' ? title.length : title.length + 1
  const start = match[0].indexOf(title)
  return [
    headingOf([...cut(phrase, start, start + end).nodes] as never),
    paragraphOf(trim(cut(phrase, match[0].length))),
  ]
}
