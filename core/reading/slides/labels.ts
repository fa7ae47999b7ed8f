import type { List, ListItem, Paragraph, RootContent } from 'mdast'
import { isComment } from '../../source/text.ts'
import { nodesOf } from '../../source/walk.ts'
import type { Context } from '../context.ts'
import { paragraphOf } from '../facts/facts.ts'
import { linesIn, readLabelled } from '../facts/label.ts'
import { joinLines, type Phrase, phraseOf, toPhrase } from '../facts/phrase.ts'
import type { Concept } from '../words/en.ts'
import { isSettingComment } from './settings.ts'
import { headingOf } from './slide.ts'

/** What stands on a slide without the labels of its parts, and what is only said. */
interface Unlabelled {
  readonly blocks: readonly RootContent[]
  readonly notes: readonly RootContent[]
  /** The labels that went: `Text:`, `Notes:`. */
  readonly omitted: readonly string[]
}

/** What a label on a slide makes of the words after it. */
type Use = 'text' | 'title' | 'notes'

const uses: readonly (readonly [Use, readonly Concept[]])[] = [
  ['notes', ['speech', 'note', 'notes']],
  ['title', ['title']],
  ['text', ['text', 'slides']],
]

/** Least weight of a meaning that makes a word a label of a slide's part. */
const SURE = 0.9

/** What a label on a slide says that the words after it are; undefined for labels that are copy. */
export function useOf(label: string, { lexicon }: Context): Use | undefined {
  const meant = lexicon(label).filter(({ weight }) => weight > SURE)
  return uses.find(([, concepts]) => meant.some(({ concept }) => concepts.includes(concept)))?.[0]
}

interface Options {
  /** Whether `Text:` and `Title:` are labels of a slide's parts, as in decks that are told by labels. */
  readonly texts: boolean
  /** What tells that words are only said: comments alone in a text that was not written as slides. Default `labels`. */
  readonly said?: 'labels' | 'comments'
}

/**
 * Takes from a slide what is only said, comments, notes and what stands after `Notes:`, and the labels of what is
 * shown.
 */
export function withoutLabels(
  blocks: readonly RootContent[],
  context: Context,
  { texts, said = 'labels' }: Options,
): Unlabelled {
  const shown: RootContent[] = []
  const notes: RootContent[] = []
  const omitted: string[] = []
  let isSaid = false
  for (const block of blocks) {
    notes.push(...saidIn(block))
    if (isComment(block) || isNotes(block)) continue
    if (said === 'labels' && isNoteMark(block)) {
      isSaid = true
      continue
    }
    const parts = said === 'labels' ? divided(block, context) : [{ label: '', words: block }]
    for (const { use, label, words } of parts) {
      if (use === 'notes') isSaid = true
      else if (label !== '' || words.type === 'heading') isSaid = false
      const isCut = use !== undefined && (use === 'notes' || texts)
      if (isCut) omitted.push(label)
      const own = use !== undefined && !isCut ? block : words
      if (plain(own) === '') continue
      if (isSaid) notes.push(own)
      else shown.push(isCut && use === 'title' && own.type === 'paragraph' ? headingOf(own.children) : own)
    }
  }
  return { blocks: shown, notes, omitted }
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
  readonly use?: Use
  readonly label: string
  readonly words: RootContent
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
  const parts: { use?: Use; label: string; lines: Phrase[] }[] = []
  for (const { line, opens } of lines) {
    if (opens) parts.push({ use: opens.use, label: opens.label, lines: [opens.value] })
    else if (parts.length === 0) parts.push({ label: '', lines: [line] })
    else parts.at(-1)?.lines.push(line)
  }
  return parts.map(({ use, label, lines: own }) => ({
    ...(use && { use }),
    label,
    words: paragraphOf(joinLines(own.filter(({ text }) => text !== ''))),
  }))
}

/** A line that opens with a label of a slide's part: `Text: …`, or the label alone above what it names. */
function openingOf(line: Phrase, context: Context): { use: Use; label: string; value: Phrase } | undefined {
  const labelled = readLabelled(line)
  const alone = /^\s*(\S[^:：]{0,40}?)\s*[:：]\s*$/u.exec(line.text)?.[1]
  const label = labelled?.sign === 'tab' ? undefined : (labelled?.label.text ?? alone)
  const use = label === undefined ? undefined : useOf(label, context)
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
