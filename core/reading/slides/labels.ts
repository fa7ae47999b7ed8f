import type { List, ListItem, Paragraph, RootContent } from 'mdast'
import { isComment } from '../../source/text.ts'
import { nodesOf } from '../../source/walk.ts'
import type { Context } from '../context.ts'
import { paragraphOf } from '../facts/facts.ts'
import { linesIn, readLabelled } from '../facts/label.ts'
import { joinLines, type Phrase, phraseOf, toPhrase } from '../facts/phrase.ts'
import { type Part, partNamed, withRows, writtenAs } from './parts.ts'
import { isSettingComment } from './settings.ts'

/** What stands on a slide without the labels of its parts, and what is only said. */
interface Unlabelled {
  readonly blocks: readonly RootContent[]
  readonly notes: readonly RootContent[]
  /** What stands small over its title. */
  readonly eyebrow: readonly RootContent[]
  /** The labels that went: `Text:`, `Notes:`. */
  readonly omitted: readonly string[]
  /** What was asked of whoever designs it: `Visual: a boat at dusk`. */
  readonly asked: readonly string[]
  /** One of them said what the slide is called. */
  readonly isTitled: boolean
}

interface Options {
  /** Whether `Text:` and `Title:` are labels of a slide's parts, as in decks that are told by labels. */
  readonly texts: boolean
  /** What tells that words are only said: comments alone in a text that was not written as slides. Default `labels`. */
  readonly said?: 'labels' | 'comments'
}

/**
 * Takes from a slide what is only said, comments, notes and what stands after `Notes:`, and the labels of what is
 * shown: the words behind each become what it names.
 */
export function withoutLabels(
  blocks: readonly RootContent[],
  context: Context,
  { texts, said = 'labels' }: Options,
): Unlabelled {
  const own = texts ? blocks.flatMap(block => pointsApart(block, context)) : blocks
  const slide = { shown: [] as RootContent[], notes: [] as RootContent[], eyebrow: [] as RootContent[] }
  const omitted: string[] = []
  const asked: string[] = []
  const isQuoted = texts && quotes(own, context)
  let isSaid = false
  let isTitled = false
  let head: Phrase | undefined
  for (const block of own) {
    slide.notes.push(...saidIn(block))
    if (isComment(block) || isNotes(block)) continue
    if (said === 'labels' && isNoteMark(block)) {
      isSaid = true
      continue
    }
    const found = said === 'labels' ? divided(block, context) : []
    const isDivided = found.some(one => one.use === 'notes' || (texts && isNamed(one, isQuoted)))
    const parts: readonly Labelled[] = isDivided ? found : [{ label: '', words: block }]
    for (const labelled of parts) {
      const { use, label, words, written = words } = labelled
      if (use === 'notes') isSaid = true
      else if (label !== '' || words.type === 'heading') isSaid = false
      const isCut = use === 'notes' || (texts && isNamed(labelled, isQuoted))
      if (isCut) omitted.push(label)
      if (isCut && use === 'title') isTitled = true
      const told = use !== undefined && !isCut ? written : words
      const table = head && label === '' ? withRows(head, told) : undefined
      head = undefined
      if (plain(told) === '') continue
      if (table) slide.shown.splice(-1, 1, table)
      else if (isSaid) slide.notes.push(told)
      else if (!isCut || use === undefined || told.type !== 'paragraph') slide.shown.push(told)
      else if (use === 'eyebrow') slide.eyebrow.push(told)
      else if (use === 'picture' && pictures(told) === '') asked.push(toPhrase(told.children).text)
      else {
        slide.shown.push(...writtenAs(use, toPhrase(told.children)))
        head = use === 'rows' ? toPhrase(told.children) : undefined
      }
    }
  }
  return { blocks: slide.shown, notes: slide.notes, eyebrow: slide.eyebrow, omitted, asked, isTitled }
}

/** A list of which each point opens with the label of a part, as what those points say. */
function pointsApart(block: RootContent, context: Context): readonly RootContent[] {
  if (block.type !== 'list' || block.ordered) return [block]
  const isPart = ({ children: [first] }: ListItem): boolean => {
    const [line] = first?.type === 'paragraph' ? linesIn(first.children) : []
    return line !== undefined && openingOf(line, context) !== undefined
  }
  return block.children.every(isPart) ? block.children.flatMap(({ children }) => children) : [block]
}

/** Whether slides are told by labels: most of them say behind one what they are called. */
export function tellsByLabels(slides: readonly (readonly RootContent[])[], context: Context): boolean {
  const isTitled = (own: readonly RootContent[]): boolean =>
    own.some(block => divided(block, context).some(({ use }) => use === 'title'))
  const titled = slides.filter(isTitled).length
  return titled > 1 && titled * 2 >= slides.length
}

/** Whether somebody's words stand on a slide. */
function quotes(blocks: readonly RootContent[], context: Context): boolean {
  return blocks.some(
    block => block.type === 'blockquote' || divided(block, context).some(({ use }) => use === 'quote'),
  )
}

/** Whether a label names a part, and is no word of the copy: who said something, where nothing is quoted, is one who speaks. */
function isNamed({ use, words }: Labelled, isQuoted: boolean): boolean {
  if (use === 'speaker') return isQuoted
  if (use === 'contact')
    return words.type === 'paragraph' && /@|\d{3}|\/\//u.test(toPhrase(words.children).text)
  return use !== undefined
}

/** Whether a block holds what is said beside a slide. */
export function isNotes(block: RootContent): boolean {
  return block.type === 'containerDirective' && block.name === 'notes'
}

/** The line below which remark and its like keep what is said. */
function isNoteMark(block: RootContent): boolean {
  return block.type === 'paragraph' && toPhrase(block.children).text.trim() === '???'
}

/** Comments and notes in a block, in order; comments that steer a tool are neither shown nor said. */
function saidIn(block: RootContent): readonly RootContent[] {
  return nodesOf(block).flatMap((node): RootContent[] => {
    if (node.type === 'containerDirective' && node.name === 'notes') return [...node.children]
    if (!isComment(node) || isSettingComment(node.value)) return []
    return [{ type: 'paragraph', children: [{ type: 'text', value: node.value.trim() }] }]
  })
}

interface Labelled {
  readonly use?: Part
  readonly label: string
  readonly words: RootContent
  /** With the label, where there is one. */
  readonly written?: RootContent
}

/** A block divided before each of its lines that has a label of a slide's part; a list also after its last entry. */
function divided(block: RootContent, context: Context): readonly Labelled[] {
  if (block.type === 'paragraph') return dividedLines(block, context)
  const tail = block.type === 'list' ? tailOf(block, context) : undefined
  if (!tail) return [{ label: '', words: block }]
  return [{ label: '', words: tail.list }, ...tail.after]
}

function dividedLines(block: Paragraph, context: Context): readonly Labelled[] {
  const lines = linesIn(block.children).map(line => ({ line, opens: openingOf(line, context) }))
  if (lines.every(({ opens }) => opens === undefined)) return [{ label: '', words: block }]
  const parts: { use?: Part; label: string; lines: Phrase[]; whole?: Phrase }[] = []
  for (const { line, opens } of lines) {
    if (opens) parts.push({ use: opens.use, label: opens.label, lines: [opens.value], whole: line })
    else if (parts.length === 0 || isCalled(parts.at(-1))) parts.push({ label: '', lines: [line] })
    else parts.at(-1)?.lines.push(line)
  }
  return parts.map(({ use, label, lines: own, whole }) => ({
    ...(use && { use }),
    label,
    ...(whole && { written: paragraphOf(joinLines([whole, ...own.slice(1)])) }),
    words: paragraphOf(joinLines(own.filter(({ text }) => text !== ''))),
  }))
}

/** Whether a part is one line that names its slide: what stands below it is no more of its name. */
function isCalled(part: { readonly use?: Part; readonly lines: readonly Phrase[] } | undefined): boolean {
  const isName = part?.use === 'title' || part?.use === 'eyebrow' || part?.use === 'subtitle'
  return isName && part.lines.some(({ text }) => text !== '')
}

/** A line that opens with a label of a slide's part: `Text: …`, or the label alone above what it names. */
function openingOf(line: Phrase, context: Context): { use: Part; label: string; value: Phrase } | undefined {
  const labelled = readLabelled(line)
  const alone = /^\s*(\S[^:：]{0,40}?)\s*[:：]\s*$/u.exec(line.text)?.[1]
  const label = labelled?.sign === 'tab' ? undefined : (labelled?.label.text ?? alone)
  const use = label === undefined ? undefined : partNamed(label, context)
  if (label === undefined || use === undefined) return undefined
  return { use, label, value: labelled?.value ?? phraseOf('') }
}

/** A list whose last entry runs on into a label, because no blank line ends it: the list, and what follows it. */
function tailOf(list: List, context: Context): { list: List; after: readonly Labelled[] } | undefined {
  const last = list.children.at(-1)
  const paragraph = last?.children.at(-1)
  if (!last || paragraph?.type !== 'paragraph') return undefined
  const [first, ...after] = dividedLines(paragraph, context)
  if (first?.label !== '' || after.length === 0) return undefined
  const entry: ListItem = { ...last, children: [...last.children.slice(0, -1), first.words as Paragraph] }
  return { list: { ...list, children: [...list.children.slice(0, -1), entry] }, after }
}

function plain(block: RootContent): string {
  return block.type === 'paragraph' ? toPhrase(block.children).text.trim() || pictures(block) : 'block'
}

/** Pictures are something to see, though they have no words. */
function pictures(block: Paragraph): string {
  return nodesOf(block).some(({ type }) => type === 'image') ? 'picture' : ''
}
